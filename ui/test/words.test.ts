import "./browser";
import assert from "node:assert/strict";
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { catalogues, compiled, types } from "../words.mjs";
import { following, languages, spoken } from "../src/languages";
import { prefs } from "../src/prefs";
import { chapter, speak, wordsOf } from "../src/words";

type Compiled = Parameters<typeof wordsOf>[1];
const said = (lang: string) => wordsOf(lang, (languages[lang] as unknown as { catalogue: Compiled }).catalogue);
const en = said("en");
const fr = said("fr");

/** A folder of catalogues: `{ "en/a.ftl": "..." }`. */
function written<T>(files: Record<string, string>, read: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), "words-"));
  try {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(join(folder, name, ".."), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
    return read(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test("plurals are those of the language: nothing is plural in English and singular in French", () => {
  assert.deepEqual([0, 1, 2].map((n) => en.points({ n })), ["0 points", "1 point", "2 points"]);
  assert.deepEqual([0, 1, 2].map((n) => fr.points({ n })), ["0 point", "1 point", "2 points"]);
  assert.equal(fr.chooseMany({ lo: 1, hi: 3, n: 2 }), "Choisissez-en de 1 à 3 (2 choisis)");
  assert.equal(en.verified({ n: 1 }), "Verified: 1 chance result follows from the key");
});

test("texts stand as they are written: names with signs, no invisible marks", () => {
  assert.equal(en.thinking({ who: "{Ann} & <Bob>" }), "{Ann} & <Bob> is thinking");
  assert.doesNotMatch(en.handTo({ who: "Ann" }), /[\u2066-\u2069]/);
});

test("a chapter without a name is called by its key", () => {
  assert.equal(chapter(en, "bad-publicity"), "Bad publicity");
  assert.equal(chapter(fr, "turn"), "Tours");
  assert.equal(chapter(en, "some_new.area"), "some new area");
  assert.equal(chapter(en, "constructor"), "constructor");
});

test("the browser's first language that we speak, else English; a button goes round", () => {
  assert.equal(spoken(["de-DE", "fr-CA", "en"]), "fr");
  assert.equal(spoken(["EN-gb"]), "en");
  assert.equal(spoken(["constructor", "de", ""]), "en");
  assert.equal(following("en"), "fr");
  assert.equal(following("fr"), "en");
});

test("another language is spoken once its words are there, and not before", async () => {
  const before = prefs.value.lang;
  const other = following(before);
  globalThis.fetch = () => Promise.resolve(new Response("", { status: 503 }));
  await assert.rejects(speak(other));
  assert.equal(prefs.value.lang, before);
  const asked: string[] = [];
  globalThis.fetch = (url) => {
    asked.push(String(url));
    return Promise.resolve(Response.json({ close: "x" }));
  };
  await speak(other);
  await speak(other);
  assert.equal(prefs.value.lang, other);
  assert.deepEqual(asked, [`/words/${other}.json`], "loaded once");
});

test("a third language is a folder", () => {
  const files = { "en/a.ftl": "hello = Hello, { $who }\nbye = Bye", "fr/a.ftl": "hello = Salut { $who }\nbye = Salut", "tlh/x.ftl": "hello = nuqneH { $who }", "tlh/y.ftl": "bye = Qapla’" };
  const found = written(files, catalogues);
  assert.deepEqual([...found.keys()], ["en", "fr", "tlh"]);
  const words = wordsOf("tlh", compiled("tlh", found.get("tlh")!)) as unknown as { bye: string; hello(of: object): string };
  assert.equal(words.bye, "Qapla’");
  assert.equal(words.hello({ who: "Ann" }), "nuqneH Ann");
});

test("a text may quote another and need what that one needs", () => {
  const found = written({ "en/a.ftl": "name = the { $colour } one\ntake = Take { name }\nplain = { plain-b }\nplain-b = b" }, catalogues);
  assert.match(types(found.get("en")!), /take\(of: \{ colour: Value \}\): string;/);
  const words = wordsOf("en", compiled("en", found.get("en")!)) as unknown as { plain: string; take(of: object): string };
  assert.equal(words.take({ colour: "red" }), "Take the red one");
  assert.equal(words.plain, "b");
});

test("every fault of every catalogue is named at once", () => {
  const files = {
    "en/a.ftl": "one = One { $n }\ntwo = Two\nthree = Three",
    "fr/a.ftl": "one = Un { $m }\ntwo = Deux\ntwo = Deux encore\nextra = De trop\nBad_Id = Non\nthis is junk",
  };
  const complaint = written(files, (folder) => {
    try {
      catalogues(folder);
    } catch (fault) {
      return (fault as Error).message;
    }
    return "";
  });
  for (const part of ["fr: one uses {m}, en uses {n}", "fr: three is missing", "two stands twice", "fr: extra is not in en", "Bad_Id", "this is junk"]) assert.ok(complaint.includes(part), `${part} in ${complaint}`);
});

test("a text that quotes itself, or one that is not there, is found before anybody reads it", () => {
  assert.throws(() => written({ "en/a.ftl": "a = { b }\nb = { a }" }, catalogues), /quotes itself/);
  assert.throws(() => written({ "en/a.ftl": "a = { nothing }" }, catalogues), /is not there/);
});
