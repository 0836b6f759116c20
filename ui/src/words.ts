// The client's own words, in Fluent (ui/words).  What the games say comes from the server, in the same
// language.  Only the chosen language is loaded.
import { FluentBundle, type FluentVariable } from "@fluent/bundle";
import { useCell } from "./cell";
import { languages, type Lang } from "./languages";
import { choose, prefs } from "./prefs";
import type { Words } from "../generated/messages";

type Pattern = Parameters<FluentBundle["formatPattern"]>[0];

const loaded = new Map<Lang, Words>();

/** `for-players` is `forPlayers` in the sources. */
const camel = (id: string): string => id.replace(/[-_.]([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** Messages from a compiled catalogue: a string, or a function for one with variables. */
export function wordsOf(lang: Lang, catalogue: Readonly<Record<string, Pattern>>): Words {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource({ body: Object.entries(catalogue).map(([id, value]) => ({ id, value, attributes: {} })) });
  const words: Record<string, unknown> = {};
  for (const [id, pattern] of Object.entries(catalogue))
    words[camel(id)] = typeof pattern === "string" ? pattern : (of: Record<string, FluentVariable>) => bundle.formatPattern(pattern, of);
  return words as unknown as Words;
}

async function load(lang: Lang): Promise<void> {
  if (loaded.has(lang)) return;
  const answer = await fetch(languages[lang]!.words);
  if (!answer.ok) throw new Error(`${answer.status}`);
  loaded.set(lang, wordsOf(lang, (await answer.json()) as Record<string, Pattern>));
}

/** Loads the previously chosen language; the page is drawn once it is there. */
export function ready(): Promise<void> {
  return load(prefs.value.lang);
}

/** Switches the language once its catalogue is loaded; if that fails, the page stays as it is. */
export async function speak(lang: Lang): Promise<void> {
  await load(lang);
  choose({ lang });
}

export function useWords(): Words {
  return loaded.get(useCell(prefs).lang)!;
}

/** The name of a chapter of a rule index; one without a name is called by its key. */
export function chapter(t: Words, area: string): string {
  const key = camel(`chapter-${area}`);
  const name = Object.hasOwn(t, key) ? t[key as keyof Words] : undefined;
  return typeof name === "string" ? name : area.replace(/[-_.]/g, " ");
}
