import assert from "node:assert/strict";
import { test } from "node:test";
import { added, counted, dropped, equipped, less, packed, shuffled, total, unpacked } from "../src/entries";

test("copies of a card share a line, until they hold different things", () => {
  let team = added(added([], "ripper", true), "ripper", true);
  assert.deepEqual(team, [{ component: "ripper", count: 2 }]);
  team = equipped(team, 0, (held) => added(held, "katana", false));
  assert.deepEqual(team, [
    { component: "ripper", holds: [{ component: "katana" }] },
    { component: "ripper", count: 1 },
  ]);
  assert.deepEqual(added(team, "ripper", true)[1], { component: "ripper", count: 2 });
  assert.equal(counted(team, "katana"), 1);
  assert.equal(total(team), 2);
});

test("what is taken out goes from the last line, and lines without copies go", () => {
  const deck = [{ component: "asp", count: 2 }, { component: "wall" }];
  assert.deepEqual(dropped(deck, "asp"), [{ component: "asp", count: 1 }, { component: "wall" }]);
  assert.deepEqual(dropped(deck, "wall"), [{ component: "asp", count: 2 }]);
  assert.deepEqual(dropped(deck, "none"), deck);
  assert.deepEqual(less(deck, 1), [{ component: "asp", count: 2 }]);
});

test("a hand is dealt from every single card", () => {
  assert.deepEqual(shuffled([{ component: "asp", count: 3 }, { component: "wall" }]).sort(), ["asp", "asp", "asp", "wall"]);
});

test("a text survives its address, and a broken address is refused", async () => {
  const text = "# name: Éclair\n3 Score!\n".repeat(40);
  const code = await packed(text);
  assert.match(code, /^[\w-]+$/);
  assert.ok(code.length < text.length);
  assert.equal(await unpacked(code), text);
  await assert.rejects(unpacked(code.slice(0, 12)));
  await assert.rejects(unpacked(await packed("x".repeat(20_001))));
});
