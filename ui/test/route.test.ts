import { page } from "./browser";
import assert from "node:assert/strict";
import { test } from "node:test";
import { href, place } from "../src/route";

test("going somewhere changes the place and begins at the top", () => {
  href.go("/table/abc#token");
  assert.deepEqual(place.value, { path: "/table/abc", hash: "token" });
  assert.equal(page.scrolls, 1);
});

test("replacing an address keeps the page where it is scrolled", () => {
  href.replace("/replay/abc#12");
  assert.deepEqual(place.value, { path: "/replay/abc", hash: "12" });
  assert.equal(page.scrolls, 1);
});

test("the browser's own back button is followed", () => {
  page.location.pathname = "/lobby";
  page.location.hash = "";
  page.events.fire("popstate");
  assert.deepEqual(place.value, { path: "/lobby", hash: "" });
});
