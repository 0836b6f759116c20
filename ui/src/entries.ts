// What a loadout is made of, while somebody builds it: adding, taking away, sharing by link.
import type { Entry } from "./protocol";

export const many = (entry: Entry): number => entry.count ?? 1;

/** How often a card is in a loadout, whoever holds it. */
export function counted(entries: readonly Entry[], card: string): number {
  return entries.reduce((n, e) => n + (e.component === card ? many(e) : 0) + many(e) * counted(e.holds ?? [], card), 0);
}

export function total(entries: readonly Entry[]): number {
  return entries.reduce((n, e) => n + many(e), 0);
}

/** One more of a card.  What can hold others gets a line of its own, so that it can be equipped by itself. */
export function added(entries: readonly Entry[], card: string, apart: boolean): Entry[] {
  const at = entries.findIndex((e) => e.component === card && (!apart || !e.holds?.length));
  if (at < 0) return [...entries, { component: card }];
  return entries.map((e, i) => (i === at ? { ...e, count: many(e) + 1 } : e));
}

/** One less of a card: of the last line that has it. */
export function dropped(entries: readonly Entry[], card: string): Entry[] {
  const at = entries.map((e) => e.component).lastIndexOf(card);
  return at < 0 ? [...entries] : less(entries, at);
}

/** One less of a line. */
export function less(entries: readonly Entry[], at: number): Entry[] {
  return entries.flatMap((e, i) => (i !== at ? [e] : many(e) > 1 ? [{ ...e, count: many(e) - 1 }] : []));
}

/** One of a line gets something to hold; the others of the line stay as they are. */
export function equipped(entries: readonly Entry[], at: number, change: (held: readonly Entry[]) => Entry[]): Entry[] {
  return entries.flatMap((e, i) => {
    if (i !== at) return [e];
    const one: Entry = { component: e.component, holds: change(e.holds ?? []) };
    return many(e) > 1 ? [one, { ...e, count: many(e) - 1 }] : [one];
  });
}

const LONGEST = 20_000;

async function through(data: BlobPart, stream: CompressionStream | DecompressionStream): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Response(new Blob([data]).stream().pipeThrough(stream)).arrayBuffer());
}

/** A text as a part of an address. */
export async function packed(text: string): Promise<string> {
  const bytes = await through(text, new CompressionStream("deflate-raw"));
  return btoa(String.fromCharCode(...bytes)).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

/** The text in an address; an address that holds none is an error. */
export async function unpacked(code: string, longest = LONGEST): Promise<string> {
  const bytes = Uint8Array.from(atob(code.replace(/-/g, "+").replace(/_/g, "/")), (c) => c.charCodeAt(0));
  const text = new TextDecoder("utf-8", { fatal: true }).decode(await through(bytes, new DecompressionStream("deflate-raw")));
  if (text.length > longest) throw new Error("too long");
  return text;
}

/** Every single card in an order of chance. */
export function shuffled(entries: readonly Entry[]): string[] {
  const cards = entries.flatMap((e) => Array.from({ length: many(e) }, () => e.component));
  for (let i = cards.length - 1; i > 0; i--) {
    const j = Math.floor(Math.random() * (i + 1));
    [cards[i], cards[j]] = [cards[j]!, cards[i]!];
  }
  return cards;
}
