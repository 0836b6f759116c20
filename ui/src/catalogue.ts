// The library of a game: loaded once for each language, searched, filtered and sorted here.
import { useEffect, useMemo, useState } from "preact/hooks";
import { api, ApiFault } from "./api";
import { useCell } from "./cell";
import { fold } from "./fold";
import { prefs } from "./prefs";
import type { FacetInfo, LibraryCard, LibraryInfo } from "./protocol";

const read = new Map<string, Promise<LibraryInfo>>();

export function libraryOf(game: string, lang: string): Promise<LibraryInfo> {
  const key = `${game} ${lang}`;
  let found = read.get(key);
  if (!found) {
    found = patient(() => api.library(game, lang));
    found.catch(() => read.delete(key));
    read.set(key, found);
  }
  return found;
}

/** A server that is busy renders a library for the first time: ask again a few times. */
async function patient<T>(ask: () => Promise<T>, times = 4): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof ApiFault) || error.status !== 503 || times <= 1) throw error;
    await new Promise((again) => setTimeout(again, 3000));
    return patient(ask, times - 1);
  }
}

/** The library in the language of the page, or `null` until it is there; `false` when it cannot be had. */
export function useLibrary(game: string, other = ""): LibraryInfo | null | false {
  const { lang } = useCell(prefs);
  const [found, setFound] = useState<LibraryInfo | null | false>(null);
  useEffect(() => {
    let here = true;
    libraryOf(game, other || lang).then(
      (library) => here && setFound(library),
      () => here && setFound(false),
    );
    return () => void (here = false);
  }, [game, lang, other]);
  return found;
}

export function useById(library: LibraryInfo | null | false): Map<string, LibraryCard> {
  return useMemo(() => new Map((library ? library.cards : []).map((card) => [card.id, card])), [library]);
}

/** What somebody looks for: words, chosen values by facet, limits of numbers, an order. */
export interface Search {
  words: string;
  chosen: Record<string, string[]>;
  limits: Record<string, [number, number]>;
  sort: string;
  list: boolean;
}

export const EVERYTHING: Search = { words: "", chosen: {}, limits: {}, sort: "", list: false };

/** The search as a part of an address, so that it can be sent to somebody. */
export function written(search: Search): string {
  const words = new URLSearchParams();
  if (search.words) words.set("q", search.words);
  for (const [facet, values] of Object.entries(search.chosen)) if (values.length) words.set(facet, values.join("~"));
  for (const [facet, [lo, hi]] of Object.entries(search.limits)) words.set(facet, `${lo}..${hi}`);
  if (search.sort) words.set("sort", search.sort);
  if (search.list) words.set("view", "list");
  return `${words}`;
}

export function searchIn(address: string, facets: readonly FacetInfo[]): Search {
  const words = new URLSearchParams(address);
  const found: Search = { words: words.get("q") ?? "", chosen: {}, limits: {}, sort: words.get("sort") ?? "", list: words.get("view") === "list" };
  for (const facet of facets) {
    const value = words.get(facet.name);
    if (!value) continue;
    if (facet.kind === "choice") found.chosen[facet.name] = value.split("~").filter((v) => facet.values?.some((one) => one.value === v));
    else {
      const [lo = NaN, hi = NaN] = value.split("..").map(Number);
      if (lo <= hi) found.limits[facet.name] = [lo, hi];
    }
  }
  return found;
}

const folded = new WeakMap<LibraryCard, string>();

function wordsOf(card: LibraryCard): string {
  let found = folded.get(card);
  if (found === undefined) {
    found = fold([card.name, card.line, card.about, ...card.sections.map((s) => `${s.title ?? ""} ${s.text}`), ...card.rules, card.id].join(" "));
    folded.set(card, found);
  }
  return found;
}

const fits = (values: readonly (string | number)[] | undefined, [lo, hi]: [number, number]): boolean => (values ?? []).some((v) => typeof v === "number" && v >= lo && v <= hi);

/** The cards that a search means; `but` leaves out one facet, to count what its values would find. */
export function meant(cards: readonly LibraryCard[], search: Search, but = ""): LibraryCard[] {
  const words = fold(search.words).split(/\s+/).filter(Boolean);
  const chosen = Object.entries(search.chosen).filter(([facet, values]) => facet !== but && values.length);
  const limits = Object.entries(search.limits).filter(([facet]) => facet !== but);
  return cards.filter(
    (card) =>
      chosen.every(([facet, values]) => (card.values[facet] ?? []).some((v) => values.includes(`${v}`))) &&
      limits.every(([facet, limit]) => fits(card.values[facet], limit)) &&
      words.every((w) => wordsOf(card).includes(w)),
  );
}

/** Cards whose name holds the words come first; then the wished order, or that of the box. */
export function sorted(cards: readonly LibraryCard[], search: Search, facets: readonly FacetInfo[]): LibraryCard[] {
  const words = fold(search.words);
  const named = (card: LibraryCard): number => (words && fold(card.name).includes(words) ? 0 : 1);
  const facet = facets.find((f) => f.name === search.sort);
  const rank = new Map((facet?.values ?? []).map((v, i) => [v.value, i]));
  const key = (card: LibraryCard): number => {
    const value = card.values[search.sort]?.[0];
    if (value === undefined) return Infinity;
    return typeof value === "number" ? value : (rank.get(value) ?? Infinity);
  };
  const order = (a: LibraryCard, b: LibraryCard): number => {
    const first = named(a) - named(b);
    if (first || !search.sort) return first;
    if (facet) {
      const [x, y] = [key(a), key(b)];
      if (x !== y) return x < y ? -1 : 1;
    }
    return a.name.localeCompare(b.name);
  };
  return [...cards].sort(order);
}

/** How many cards each value of a facet would find, the other filters staying. */
export function counts(cards: readonly LibraryCard[], search: Search, facet: FacetInfo): Map<string, number> {
  const all = new Map<string, number>();
  for (const card of meant(cards, search, facet.name)) for (const v of card.values[facet.name] ?? []) all.set(`${v}`, (all.get(`${v}`) ?? 0) + 1);
  return all;
}
