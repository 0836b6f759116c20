import { page } from "./browser";
import assert from "node:assert/strict";
import { test } from "node:test";

// What is stored is read once, when the module is: "tlh" was chosen in a build that had Klingon.
page.stored.set("neontable-prefs", JSON.stringify({ lang: "tlh", sounds: true }));
page.media.contrast.matches = true;
const { choose, prefs, reduced, setAccent } = await import("../src/prefs");

test("what was chosen before holds; a language that is gone gives way to the browser's next", () => {
  assert.equal(prefs.value.sounds, true);
  assert.equal(prefs.value.lang, "fr");
  assert.equal(page.document.documentElement.lang, "fr");
});

test("who needs contrast gets it unasked", () => {
  assert.equal(prefs.value.theme, "contrast");
  assert.equal(page.document.documentElement.dataset.theme, "contrast");
});

test("a choice is applied and stored", () => {
  choose({ theme: "light", lang: "en" });
  assert.equal(page.document.documentElement.dataset.theme, "light");
  assert.equal(page.document.documentElement.lang, "en");
  assert.equal((JSON.parse(page.stored.get("neontable-prefs")!) as { theme: string }).theme, "light");
});

test("as the system: theme and motion follow it while the page is open", () => {
  page.media.contrast.matches = false;
  choose({ theme: "auto", motion: "auto" });
  assert.equal(page.document.documentElement.dataset.theme, "dark");
  page.media.light.matches = page.media.still.matches = true;
  page.media.light.fire("change");
  assert.equal(page.document.documentElement.dataset.theme, "light");
  assert.equal(page.document.documentElement.dataset.motion, "reduced");
  assert.equal(reduced(), true);
  choose({ motion: "full" });
  assert.equal(reduced(), false);
});

test("a browser that stores nothing still plays", () => {
  const storage = globalThis.localStorage;
  Object.defineProperty(globalThis, "localStorage", { value: { setItem: () => assert.fail("full") }, configurable: true });
  choose({ sounds: false });
  assert.equal(prefs.value.sounds, false);
  Object.defineProperty(globalThis, "localStorage", { value: storage, configurable: true });
});

test("the accent of a game is put on the page and taken off it", () => {
  setAccent("acid");
  assert.equal(page.document.documentElement.dataset.accent, "acid");
  setAccent(undefined);
  assert.equal("accent" in page.document.documentElement.dataset, false);
});
