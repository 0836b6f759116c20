import "./browser";
import assert from "node:assert/strict";
import { test } from "node:test";
import { counts, EVERYTHING, meant, searchIn, sorted, written } from "../src/catalogue";
import type { FacetInfo, LibraryCard } from "../src/protocol";

const card = (id: string, name: string, text: string, values: LibraryCard["values"]): LibraryCard => ({
  id, name, line: "", colour: "grey", art: ["", ""], tokens: [], about: "", sections: [{ text }], values, copies: 1, kind: "", origin: "published", source: "", rules: [],
});
const CARDS = [
  card("b", "Épée", "cuts a wall", { kind: ["gear"], cost: [4] }),
  card("a", "Wall", "stops", { kind: ["ice"], cost: [2] }),
  card("c", "Cutter", "", { kind: ["gear", "drug"] }),
];
const KIND: FacetInfo = { name: "kind", text: "Kind", kind: "choice", values: [{ value: "ice", text: "Ice" }, { value: "gear", text: "Gear" }, { value: "drug", text: "Drug" }] };
const COST: FacetInfo = { name: "cost", text: "Cost", kind: "number", lo: 2, hi: 4 };
const ids = (cards: LibraryCard[]): string => cards.map((c) => c.id).join("");

test("words are found without case and accents, in names first", () => {
  assert.equal(ids(meant(CARDS, { ...EVERYTHING, words: "EPEE" })), "b");
  const search = { ...EVERYTHING, words: "wall" };
  assert.equal(ids(sorted(meant(CARDS, search), search, [KIND, COST])), "ab");
});

test("values of a facet add up, facets narrow each other", () => {
  assert.equal(ids(meant(CARDS, { ...EVERYTHING, chosen: { kind: ["ice", "drug"] } })), "ac");
  assert.equal(ids(meant(CARDS, { ...EVERYTHING, chosen: { kind: ["gear"] }, limits: { cost: [3, 9] } })), "b");
  const there = counts(CARDS, { ...EVERYTHING, chosen: { kind: ["ice"] }, limits: { cost: [0, 9] } }, KIND);
  assert.deepEqual(Object.fromEntries(there), { gear: 1, ice: 1 });
});

test("cards are sorted by a number, a facet or their name; what has none comes last", () => {
  for (const [sort, order] of [["cost", "abc"], ["kind", "acb"], ["name", "cba"], ["", "bac"]] as const)
    assert.equal(ids(sorted(CARDS, { ...EVERYTHING, sort }, [KIND, COST])), order, sort);
});

test("a search survives its address; what the game does not know is left out", () => {
  const search = { words: "épée", chosen: { kind: ["ice", "drug"] }, limits: { cost: [1, 3] as [number, number] }, sort: "cost", list: true };
  assert.deepEqual(searchIn(written(search), [KIND, COST]), search);
  assert.deepEqual(searchIn("kind=chess&cost=9..1&king=4", [KIND, COST]), { ...EVERYTHING, chosen: { kind: [] } });
});
