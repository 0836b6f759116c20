import { page } from "./browser";
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { animate, places } from "../src/motion";
import { choose } from "../src/prefs";

interface Flight {
  id: string;
  frames: Record<string, unknown>[];
}
const flights: Flight[] = [];

function piece(id: string, left: number, top = 0) {
  return {
    getAttribute: () => id,
    getBoundingClientRect: () => ({ left, top, width: 10, height: 10 }),
    animate: (frames: Record<string, unknown>[]) => flights.push({ id, frames }),
  };
}

/** A board: its pieces, all of them figures. */
function board(...pieces: ReturnType<typeof piece>[]): Element {
  return {
    querySelectorAll: () => pieces,
    querySelector: (selector: string) => pieces.find((p) => selector.includes(`"${p.getAttribute()}"`)) ?? null,
    getAnimations: () => [],
  } as unknown as Element;
}

beforeEach(() => {
  flights.length = 0;
  page.appended.length = 0;
  choose({ motion: "full" });
});

test("a piece that moved glides from where it was; one that stayed stays", () => {
  const before = places(board(piece("a", 0), piece("b", 50)));
  animate(board(piece("a", 30, 40), piece("b", 51)), before, []);
  assert.deepEqual(flights.map((f) => [f.id, f.frames[0]!.translate]), [["a", "-30px -40px"]]);
});

test("a new piece appears, but not all of them at the first look", () => {
  animate(board(piece("a", 0)), places(null), []);
  assert.equal(flights.length, 0);
  animate(board(piece("a", 0), piece("b", 9)), places(board(piece("a", 0))), []);
  assert.deepEqual(flights.map((f) => [f.id, f.frames[0]!.opacity]), [["b", 0]]);
});

test("what one figure does to another flies between them; what it does to itself does not", () => {
  const there = board(piece("a", 0), piece("b", 30, 40));
  const deed = (...pieces: string[]) => ({ text: "", pieces }) as unknown as Parameters<typeof animate>[2][number];
  animate(there, places(there), [deed("a", "b"), deed("a", "a"), deed("a"), deed("a", "gone")]);
  assert.equal(page.appended.length, 1);
  const beam = page.appended[0] as { style: Record<string, string> };
  assert.equal(beam.style.width, "50px");
  assert.deepEqual(flights.map((f) => f.id), ["b"], "and jolts the one that is hit");
});

test("nothing moves for who wants stillness", () => {
  choose({ motion: "reduced" });
  animate(board(piece("a", 90)), places(board(piece("a", 0))), []);
  assert.equal(flights.length, 0);
});

test("of two drawings of one piece the first counts", () => {
  assert.equal(places(board(piece("a", 1), piece("a", 2))).get("a")!.left, 1);
});
