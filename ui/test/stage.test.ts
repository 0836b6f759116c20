import { page } from "./browser";
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { Cell } from "../src/cell";
import type { LiveTable, Shown } from "../src/live";
import { entries, parts } from "../src/log";
import { choose } from "../src/prefs";
import type { Happening, Moment, Piece, Scene } from "../src/protocol";
import { sceneAt, sinceMine } from "../src/since";
import { actsOf, Reel, Stage } from "../src/stage";

const SCENE = { game: "toy", width: 1, height: 1, regions: [], lines: [], pieces: [], panels: [] } as unknown as Scene;

function line(number: number, text: string, moment?: Partial<Moment>, more: Partial<Happening> = {}): Happening {
  const shown = moment ? { moment: { kind: "strike", ...moment } as Moment } : {};
  return { number, id: "toy", text, ...shown, ...more };
}

function push(answers: number, happenings: Happening[] = [], more: Partial<Shown> = {}): Shown {
  return { type: "push", table: "t", number: answers, sequence: answers, seat: 0, answers, scene: SCENE, happenings, ...more } as Shown;
}

function table(): { cell: Cell<Shown | null>; stage: Stage } {
  const cell = new Cell<Shown | null>(push(1, [], { full: true }));
  return { cell, stage: new Stage({ push: cell, pushedAt: 0 } as unknown as LiveTable) };
}

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
  choose({ motion: "full", moments: "calm" });
  page.document.visibilityState = "visible";
});

test("the board follows the moments: a push is drawn when its own have been seen", () => {
  const { cell, stage } = table();
  cell.set(push(2, [line(2, "A shoots B", { n: 3, to: ["b"] })]));
  assert.equal(stage.shown.value!.answers, 1);
  assert.equal(stage.act.value!.kind, "strike");
  assert.ok(stage.behind);
  cell.set(push(3, [line(3, "B falls", { kind: "fall", to: ["b"] })]));
  mock.timers.tick(1200);
  assert.equal(stage.shown.value!.answers, 2);
  assert.equal(stage.act.value!.kind, "fall");
  mock.timers.tick(1500);
  assert.equal(stage.shown.value!.answers, 3);
  assert.equal(stage.act.value, null);
  assert.ok(!stage.behind);
});

test("a push without moments is drawn at once", () => {
  const { cell, stage } = table();
  cell.set(push(2, [line(2, "A pays")]));
  assert.equal(stage.shown.value!.answers, 2);
});

test("a banner comes over the board as it is then, and nobody waits for it", () => {
  const { cell, stage } = table();
  cell.set(push(2, [line(2, "Your turn", { kind: "banner", turn: true, seat: 0 })]));
  assert.equal(stage.shown.value!.answers, 2);
  assert.ok(stage.act.value!.light);
  assert.ok(!stage.behind);
});

test("one click skips everything that waits, and keeps the scenes to look back at", () => {
  const { cell, stage } = table();
  for (const n of [2, 3, 4]) cell.set(push(n, [line(n, "a shot", { n: 1, to: [`${n}`] })]));
  stage.skip();
  assert.equal(stage.shown.value!.answers, 4);
  assert.equal(stage.act.value, null);
  assert.deepEqual(stage.past.map((p) => p.answers), [1, 2, 3, 4]);
  mock.timers.tick(10_000);
  assert.equal(stage.shown.value!.answers, 4);
});

test("no moments where movement is unwanted, where they are switched off, or where nobody looks", () => {
  for (const still of [() => choose({ motion: "reduced" }), () => choose({ moments: "off" }), () => void (page.document.visibilityState = "hidden")]) {
    choose({ motion: "full", moments: "calm" });
    page.document.visibilityState = "visible";
    const { cell, stage } = table();
    still();
    cell.set(push(2, [line(2, "a shot", { n: 1 })]));
    assert.equal(stage.shown.value!.answers, 2);
    assert.equal(stage.act.value, null);
  }
});

test("a full push (an undo, a new socket) is drawn as it is", () => {
  const { cell, stage } = table();
  cell.set(push(2, [line(2, "a shot", { n: 1 })]));
  cell.set(push(1, [line(1, "before"), line(1, "a shot", { n: 1 })], { full: true }));
  assert.equal(stage.shown.value!.answers, 1);
  assert.equal(stage.act.value, null);
});

test("shots of one weapon at several are one moment, a second hit of the same one another", () => {
  const three = [line(1, "a", { by: "x", to: ["a"], n: 1 }), line(1, "b", { by: "x", to: ["b"], n: 1 }), line(1, "a", { by: "x", to: ["a"], n: 2 })];
  assert.deepEqual(actsOf(three, new Map()).map((act) => act.lines.length), [2, 1]);
  const dice = [line(1, "6", { kind: "roll" }), line(1, "2", { kind: "roll" })];
  assert.deepEqual(actsOf(dice, new Map()).map((act) => act.lines.length), [2]);
});

test("a frame of a replay waits for its moments, and a skip draws it", () => {
  const reel = new Reel<string>();
  reel.take("one", [], 1);
  assert.equal(reel.shown.value, "one");
  reel.take("two", actsOf([line(1, "a", { kind: "reveal" })], new Map()), 2);
  assert.equal(reel.shown.value, "one");
  mock.timers.tick(1000);
  assert.equal(reel.shown.value, "two");
  reel.take("three", actsOf([line(1, "a", { kind: "reveal" })], new Map()), 1);
  reel.skip();
  assert.equal(reel.shown.value, "three");
});

test("since my last turn: what others did, whether or not it is my turn again", () => {
  const turn = (seat: number): Happening => line(1, `turn of ${seat}`, { kind: "banner", turn: true, seat });
  const did = line(1, "something");
  assert.equal(sinceMine([turn(0), did, turn(1), did, turn(2), did], 0), 2);
  assert.equal(sinceMine([turn(0), did, turn(1), did, turn(0), did], 0), 2);
  assert.equal(sinceMine([turn(1), did, turn(0)], 0), 0);
  assert.equal(sinceMine([turn(0), did], 0), -1);
  assert.equal(sinceMine([turn(1), did], -1), -1);
});

test("a line's scene is the last one drawn by then", () => {
  const past = [1, 4, 6].map((answers) => ({ answers, scene: SCENE }));
  assert.equal(sceneAt(past, 5)?.answers, 4);
  assert.equal(sceneAt(past, 0), undefined);
});

test("the log folds book-keeping and makes turns headings", () => {
  const found = entries([line(1, "turn", { kind: "banner", turn: true }), line(1, "pays", undefined, { minor: true }), line(1, "draws", undefined, { minor: true }), line(2, "shoots", {})]);
  assert.deepEqual(found.map((entry) => entry.kind), ["turn", "books", "line"]);
});

test("names of cards stand where the line spells them, others after it", () => {
  const card = (label: string): Piece => ({ id: label, kind: "card", place: "", label });
  assert.deepEqual(parts("Dozer fires the Shotgun.", [card("Shotgun")]).map((p) => [p.words, !!p.card]), [
    ["Dozer fires the ", false],
    ["Shotgun", true],
    [".", false],
  ]);
  assert.deepEqual(parts("It hits.", [card("Whisper")]).map((p) => p.words), ["It hits.", " ", "Whisper"]);
});
