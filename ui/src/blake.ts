// BLAKE2b of a short message, as the engine makes a table's commitment: this page can check by
// itself that the key told at the end is the one promised at the start.
const IV = [
  0x6a09e667f3bcc908n, 0xbb67ae8584caa73bn, 0x3c6ef372fe94f82bn, 0xa54ff53a5f1d36f1n,
  0x510e527fade682d1n, 0x9b05688c2b3e6c1fn, 0x1f83d9abfb41bd6bn, 0x5be0cd19137e2179n,
] as const;
const ROUNDS = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
  [14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3],
  [11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4],
  [7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8],
  [9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13],
  [2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9],
  [12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11],
  [13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10],
  [6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5],
  [10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0],
] as const;
const WORD = (1n << 64n) - 1n;
const turn = (x: bigint, n: bigint): bigint => ((x >> n) | (x << (64n - n))) & WORD;

function words(bytes: Uint8Array, count: number): bigint[] {
  const padded = new Uint8Array(count * 8);
  padded.set(bytes);
  const view = new DataView(padded.buffer);
  return Array.from({ length: count }, (_, i) => view.getBigUint64(i * 8, true));
}

/** Up to 128 bytes, which is one block. */
export function blake2b(message: Uint8Array, size: number, person: string): string {
  const personal = words(new TextEncoder().encode(person), 2);
  const h = [...IV] as bigint[];
  h[0]! ^= BigInt(0x01010000 ^ size);
  h[6]! ^= personal[0]!;
  h[7]! ^= personal[1]!;
  const v = [...h, ...IV] as bigint[];
  v[12]! ^= BigInt(message.length);
  v[14]! ^= WORD;
  const m = words(message, 16);
  const mix = (a: number, b: number, c: number, d: number, x: bigint, y: bigint): void => {
    v[a] = (v[a]! + v[b]! + x) & WORD;
    v[d] = turn(v[d]! ^ v[a]!, 32n);
    v[c] = (v[c]! + v[d]!) & WORD;
    v[b] = turn(v[b]! ^ v[c]!, 24n);
    v[a] = (v[a]! + v[b]! + y) & WORD;
    v[d] = turn(v[d]! ^ v[a]!, 16n);
    v[c] = (v[c]! + v[d]!) & WORD;
    v[b] = turn(v[b]! ^ v[c]!, 63n);
  };
  for (let round = 0; round < 12; round += 1) {
    const s = ROUNDS[round % 10]!;
    for (let i = 0; i < 4; i += 1) mix(i, 4 + i, 8 + i, 12 + i, m[s[2 * i]!]!, m[s[2 * i + 1]!]!);
    for (let i = 0; i < 4; i += 1)
      mix(i, 4 + ((i + 1) % 4), 8 + ((i + 2) % 4), 12 + ((i + 3) % 4), m[s[8 + 2 * i]!]!, m[s[9 + 2 * i]!]!);
  }
  const out = new DataView(new ArrayBuffer(64));
  h.forEach((word, i) => out.setBigUint64(i * 8, word ^ v[i]! ^ v[i + 8]!, true));
  return Array.from(new Uint8Array(out.buffer, 0, size), (b) => b.toString(16).padStart(2, "0")).join("");
}

export function commitmentOf(key: string): string {
  return blake2b(Uint8Array.from(key.match(/../g) ?? [], (two) => parseInt(two, 16)), 32, "neontable commit");
}
