import assert from "node:assert/strict";
import { test } from "node:test";
import { apart, boundsOf, clearOf, dragged, floorAt, GROUND, inches, inPolygon, lyingBox, middleOf, pathOf, roundBase, turns, wayLength, type Point } from "../src/plane";
import type { Polygon, Region } from "../src/protocol";

const WALL: Polygon = { outline: [[100, 0], [120, 0], [120, 200], [100, 200]] };
const YARD: Polygon = {
  outline: [[0, 0], [100, 0], [100, 100], [0, 100]],
  holes: [[[20, 20], [20, 80], [80, 80], [80, 20]]],
};

test("the length of a way is that of its legs", () => {
  assert.equal(wayLength([[0, 0], [30, 40], [30, 0]]), 90);
  assert.equal(wayLength([[5, 5]]), 0);
  assert.equal(inches(254 * 4 + 64, 254), 4.3);
});

test("a hole is not inside", () => {
  assert.ok(inPolygon(YARD, [10, 50]));
  assert.ok(!inPolygon(YARD, [50, 50]));
  assert.ok(!inPolygon(YARD, [150, 50]));
});

test("the floor is that of the last region with one", () => {
  const at = (floor?: number): Region => ({ id: `${floor}`, kind: "x", label: "", polygons: [YARD], ...(floor === undefined ? {} : { floor }) });
  assert.equal(floorAt([at()], [10, 10]), GROUND);
  assert.equal(floorAt([at(1), at(), at(2)], [10, 10]), 2);
  assert.equal(floorAt([at(1)], [50, 50]), GROUND);
});

test("segments that cross are not apart", () => {
  assert.equal(apart([0, 0], [10, 10], [0, 10], [10, 0]), 0);
  assert.equal(apart([0, 0], [10, 0], [0, 3], [10, 3]), 3);
  assert.equal(apart([0, 0], [10, 0], [13, 4], [20, 4]), 5);
});

test("a base passes what it does not touch", () => {
  const clear = clearOf([WALL], 10);
  assert.ok(clear([0, 100], [89, 100]));
  assert.ok(!clear([0, 100], [91, 100]));
  assert.ok(!clear([0, 100], [200, 100]));
  assert.ok(clear([0, -11], [200, -11]));
});

test("a base turns about convex corners, outside of them", () => {
  const clear = clearOf([WALL], 10);
  const found = turns([WALL], 11);
  assert.equal(found.length, 8);
  for (const p of found) assert.ok(clear(p, p), `${p}`);
  // The inside of a yard has no corner to turn about.
  assert.ok(turns([YARD], 5).every(([x, y]) => x < 0 || x > 100 || y < 0 || y > 100));
});

test("a dragged way bends round what is in it and lies straight again", () => {
  const clear = clearOf([WALL], 10);
  const bends = turns([WALL], 11);
  const start: Point = [50, 30];
  let knots: Point[] = [];
  for (const end of [[80, -20], [110, -25], [140, -15], [150, 30]] as Point[]) {
    const drawn = dragged(start, knots, end, clear, bends);
    if (drawn) knots = drawn;
  }
  assert.ok(knots.length > 0);
  const way: Point[] = [start, ...knots, [150, 30]];
  for (let i = 1; i < way.length; i++) assert.ok(clear(way[i - 1]!, way[i]!), `leg ${i}`);
  assert.deepEqual(dragged(start, knots, [60, 60], clear, bends), []);
});

test("a way that no bend opens is left to the rules", () => {
  const clear = clearOf([YARD], 5);
  assert.equal(dragged([50, 50], [], [150, 50], clear, turns([YARD], 6)), null);
});

test("the outline of a polygon with a hole has two rings", () => {
  assert.equal(pathOf([YARD]), "M0 0L100 0L100 100L0 100ZM20 20L20 80L80 80L80 20Z");
  assert.deepEqual(boundsOf({ polygons: [YARD], discs: [{ x: 200, y: 50, radius: 10 }] }), [0, 0, 210, 100]);
});

test("a name stands inside its region, away from what stands there", () => {
  const bend: Polygon = { outline: [[0, 0], [20, 0], [20, 80], [100, 80], [100, 100], [0, 100]] };
  assert.ok(inPolygon(bend, middleOf([bend]).at));
  const free = middleOf([WALL]);
  const shared = middleOf([WALL], [free.at]);
  assert.ok(Math.hypot(shared.at[0] - free.at[0], shared.at[1] - free.at[1]) > 5);
});

test("a drawing lies along the longest edge of its outline", () => {
  const upright = lyingBox([[0, 0], [20, 0], [20, 60], [0, 60]]);
  assert.deepEqual([upright.x, upright.y].map(Math.round), [10, 30]);
  assert.deepEqual([upright.width, upright.height].map(Math.round), [60, 20]);
  assert.equal(Math.abs(Math.round(upright.angle)), 90);
  // Turned by 45 degrees it is as long and as wide as before, and never upside down.
  const slanted = lyingBox([[0, 0], [30, 30], [20, 40], [-10, 10]]);
  assert.deepEqual([Math.round(slanted.width), Math.round(slanted.height)], [42, 14]);
  assert.ok(Math.abs(slanted.angle - 45) < 1e-6);
});

test("tokens lie side by side under a base, and never above it while they are few", () => {
  assert.deepEqual(roundBase(0, 1, 0.36).map((n) => Math.round(n * 100)), [50, 102]);
  for (const n of [2, 3, 4]) {
    const spots = Array.from({ length: n }, (_, i) => roundBase(i, n, 0.36));
    for (let i = 1; i < n; i++) {
      const [a, b] = [spots[i - 1]!, spots[i]!];
      assert.ok(Math.hypot(a[0] - b[0], a[1] - b[1]) >= 0.35, "they do not cover each other");
      assert.ok(a[0] < b[0], "from left to right");
    }
    assert.ok(spots.every(([, y]) => y > 0.5));
  }
});
