// The languages of the client: one for each folder of ui/words, known when it is built.
export type Lang = string;

interface Language {
  /** What the language calls itself. */
  name: string;
  /** How it is offered to somebody who reads another language. */
  offer: string;
  /** Where its words are. */
  words: string;
}

declare const LANGUAGES: Record<Lang, Language>;
declare const FIRST_LANGUAGE: Lang;

export const languages: Readonly<Record<Lang, Language>> = LANGUAGES;

/** The first of these (the browser's, best first) that we have. */
export function spoken(wanted: readonly string[]): Lang {
  for (const one of wanted) {
    const code = one.toLowerCase().split("-")[0]!;
    if (Object.hasOwn(languages, code)) return code;
  }
  return FIRST_LANGUAGE;
}

/** The language after this one, for a button that cycles through them. */
export function following(lang: Lang): Lang {
  const codes = Object.keys(languages);
  return codes[(codes.indexOf(lang) + 1) % codes.length] ?? FIRST_LANGUAGE;
}
