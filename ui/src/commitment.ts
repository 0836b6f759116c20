// A table's commitment as the engine makes it: this page can check by itself that the key shown at the
// end is the one promised at the start.
import { blake2b } from "@noble/hashes/blake2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

export function commitmentOf(key: string): string {
  return bytesToHex(blake2b(hexToBytes(key), { dkLen: 32, personalization: utf8ToBytes("neontable commit") }));
}
