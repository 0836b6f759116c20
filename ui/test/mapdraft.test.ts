import assert from "node:assert/strict";
import { test } from "node:test";
import { boxOf, changed, copied, dragSize, frameOf, found, freePlace, freshId, inFrame, made, resize, rounded, shift, shown, toGrid, together, turn, valued, without } from "../src/mapdraft";
import type { Drawing, Item, MapCheck, MapSort, Scene } from "../src/protocol";

const house: Item = { id: "house", sort: "box", points: [[0, 0], [400, 0], [400, 200], [0, 200]] };
const vent: Item = { id: "vent", sort: "box", points: [[50, 50], [90, 50], [90, 90], [50, 90]], values: { on: "house" } };
const door: Item = { id: "door", sort: "way", points: [[200, 260], [200, 140]] };
const drawing: Drawing = { name: "Yard", width: 3000, depth: 2000, items: [house, vent, door] };
const bound = { vent: "house", door: "house" };
const near = (a: readonly number[], b: readonly number[]): void => a.forEach((n, i) => assert.ok(Math.abs(n - b[i]!) < 1e-6, `${a} is not ${b}`));

test("what stands on a thing moves with it", () => {
  assert.deepEqual([...together(bound, "house")].sort(), ["door", "house", "vent"]);
  assert.deepEqual([...together(bound, "vent")], ["vent"]);
  const moved = changed(drawing, together(bound, "house"), shift(100, 10));
  assert.deepEqual(found(moved, "vent")!.points[0], [150, 60]);
  assert.deepEqual(found(moved, "door")!.points[1], [300, 150]);
});

test("four quarter turns bring everything back", () => {
  let now = drawing;
  for (let i = 0; i < 4; i++) now = changed(now, together(bound, "house"), turn([200, 100], 90));
  assert.deepEqual(rounded(now), rounded(drawing));
});

test("a corner that is dragged leaves the opposite one where it is", () => {
  const frame = frameOf(house);
  const size = dragSize(frame, [1, 1], [513, 377], 20, 50);
  assert.deepEqual(size, [500, 400]);
  const grown = changed(drawing, new Set(["house"]), resize(frame, size, [-1, -1]));
  near(boxOf(found(grown, "house")!.points), [0, 0, 500, 400]);
  // Turned things are resized along their own sides.
  const turned = changed(drawing, new Set(["house"]), turn([200, 100], 30));
  const leaning = frameOf(found(turned, "house")!);
  near([leaning.angle], [30]);
  const larger = changed(turned, new Set(["house"]), resize(leaning, [600, 200], [-1, 0]));
  near(frameOf(found(larger, "house")!).half, [300, 100]);
  near(inFrame(frameOf(found(larger, "house")!), [-1, 0]), inFrame(leaning, [-1, 0]));
  assert.deepEqual(dragSize(frame, [1, 1], [-900, -900], 20, 50), [20, 20]);
});

test("a copy stands free beside its original, with all that belongs to it", () => {
  const { drawing: whole, id } = copied(drawing, bound, "house", 50);
  assert.equal(whole.items!.length, 6);
  const copy = found(whole, id)!;
  const [x0, y0, x1, y1] = boxOf(copy.points);
  assert.ok(x0 >= 400 || y0 >= 200 || x1 <= 0 || y1 <= 0);
  const ventCopy = whole.items!.find((i) => i.id !== "vent" && i.values?.["on"])!;
  assert.equal(ventCopy.values!["on"], id);
  assert.equal(without(whole, together({ ...bound, [ventCopy.id]: id }, id)).items!.length, 4);
});

test("a thing is brought to the lines by its corner", () => {
  const off = changed(drawing, new Set(["house"]), shift(13, -20));
  near(toGrid(found(off, "house")!, 50), [-13, 20]);
});

test("names are never given twice", () => {
  assert.equal(freshId({ ...drawing, items: [{ ...house, id: "box-1" }] }, "box"), "box-2");
});

const sorts = new Map<string, MapSort>([
  ["box", { name: "box", text: "box", group: "", shape: "area", fields: [], item: { id: "new", sort: "box", points: [[-10, -10], [10, -10], [10, 10], [-10, 10]] }, region: { id: "new", kind: "box", label: "box", look: "barrier" } }],
  ["way", { name: "way", text: "way", group: "", shape: "line", fields: [], item: { id: "new", sort: "way", points: [[0, 60], [0, -60]] }, line: { kind: "door", x0: -30, y0: 0, x1: 30, y1: 0 } }],
]);
const scene: Scene = {
  game: "toy", width: 3000, height: 2000, inch: 254, pieces: [], panels: [],
  regions: [
    { id: "table", kind: "table", label: "", look: "ground" },
    { id: "house", kind: "box", label: "house", look: "barrier", polygons: [{ outline: house.points, holes: [[[20, 20], [20, 180], [380, 180], [380, 20]]] }] },
  ],
  lines: [{ kind: "shut", x0: 170, y0: 200, x1: 230, y1: 200 }],
};
const check: MapCheck = { ok: true, text: "", scene, lines: { door: [0] } };

test("what was moved since the server drew it is shown where it is now, its rooms and doors too", () => {
  const moved = changed(drawing, together(bound, "house"), turn([200, 100], 90));
  const now = shown(moved, sorts, { drawing, check }, scene);
  const region = now.regions.find((r) => r.id === "house")!;
  assert.equal(region.polygons![0]!.holes!.length, 1);
  near(boxOf(region.polygons![0]!.holes![0]!), [120, -80, 280, 280]);
  near([now.lines[0]!.x0, now.lines[0]!.y0], [100, 70]);
  assert.equal(now.lines[0]!.kind, "shut");
});

test("what the server does not know yet is drawn as its sort", () => {
  const box = made(drawing, sorts.get("box")!, [700, 700]);
  const way = made(drawing, sorts.get("way")!, [900, 900]);
  const now = shown({ ...drawing, items: [...drawing.items!, box, way] }, sorts, { drawing, check }, scene);
  assert.deepEqual(now.regions.find((r) => r.id === box.id)!.polygons![0]!.outline, box.points);
  assert.deepEqual(now.lines.at(-1), { kind: "door", x0: 870, y0: 900, x1: 930, y1: 900 });
});

test("a free place is looked for near the one that was meant", () => {
  const [x, y] = freePlace(drawing, [100, 100], [200, 100], 50);
  assert.ok(x - 50 >= 400 || y - 50 >= 200);
  assert.deepEqual(valued(drawing, "vent", "on", "ground").items![1]!.values, { on: "ground" });
});
