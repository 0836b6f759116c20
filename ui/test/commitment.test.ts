import assert from "node:assert/strict";
import { test } from "node:test";
import { commitmentOf } from "../src/commitment";

// Made by Python: hashlib.blake2b(key, digest_size=32, person=b"neontable commit").
const MADE: Record<string, string> = {
  "00000000000000000000000000000000": "e2b854d3df125980c02468948e5b00c7a317234214feab37421b53a37fbaab9e",
  "000102030405060708090a0b0c0d0e0f": "49e99e2d59e88ecb10f26ae4ec951c15c1b15aaf2b5d1b6e6079e7b23cb2b81d",
  "ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff": "d0d9dfcfa359bdec2367b319371c23b916b708afa03d46822dbb20edd41aeb39",
  ["5a".repeat(129)]: "4204be30a5f7bdbe76cd1b7fceab51ef563eb69a06ea6df84d07ce645b239ed7",
};

test("a commitment is the one that the engine makes", () => {
  for (const [key, commitment] of Object.entries(MADE)) assert.equal(commitmentOf(key), commitment);
});

test("a key that is no hexadecimal text is refused, not hashed as something else", () => {
  assert.throws(() => commitmentOf("no key"));
  assert.throws(() => commitmentOf("abc"));
});
