import assert from "node:assert/strict";
import { test } from "node:test";
import { fitted, framing, panned, pinched, settled, showing, toBoard, toWindow, zoomed, type Sizes } from "../src/viewport";

const S: Sizes = { width: 400, height: 300, across: 8000, down: 4000, largest: 0.6 };

const near = (a: readonly number[], b: readonly number[]): void => a.forEach((n, i) => assert.ok(Math.abs(n - b[i]!) < 1e-6, `${a} is not ${b}`));

test("a board is fitted in the middle of its window", () => {
  assert.deepEqual(fitted(S), { scale: 0.05, x: 0, y: 50 });
});

test("pixels and points of the board convert into each other both ways", () => {
  const view = { scale: 0.2, x: -300, y: -120 };
  near(toWindow(view, toBoard(view, [37, 91])), [37, 91]);
  near(toBoard(view, [0, 0]), [1500, 600]);
});

test("what is under the pointer stays there while it zooms", () => {
  const view = zoomed(fitted(S), 4, [100, 120], S);
  assert.equal(view.scale, 0.2);
  near(toBoard(view, [100, 120]), toBoard(fitted(S), [100, 120]));
});

test("a board is never smaller than its window nor larger than need be", () => {
  assert.equal(zoomed(fitted(S), 0.1, [0, 0], S).scale, 0.05);
  assert.equal(zoomed(fitted(S), 1000, [0, 0], S).scale, 0.6);
});

test("a board cannot be dragged out of its window", () => {
  const large = zoomed(fitted(S), 4, [200, 150], S);
  assert.equal(panned(large, 5000, 5000, S).x, 0);
  assert.equal(panned(large, -5000, 0, S).x, 400 - 8000 * 0.2);
  assert.deepEqual(panned(fitted(S), 50, 50, S), fitted(S));
});

test("two fingers keep what they hold", () => {
  const before = zoomed(fitted(S), 3, [200, 150], S);
  const after = pinched(before, [[150, 150], [250, 150]], [[130, 140], [290, 140]], S);
  assert.ok(Math.abs(after.scale / before.scale - 1.6) < 1e-9);
  near(toBoard(after, [130, 140]), toBoard(before, [150, 150]));
  near(toBoard(after, [290, 140]), toBoard(before, [250, 150]));
});

test("what is asked about comes into sight, and no farther", () => {
  const view = zoomed(fitted(S), 6, [0, 150], S);
  const seen = showing(view, [6000, 2000], S, 40);
  near([toWindow(seen, [6000, 2000])[0]], [360]);
  assert.deepEqual(showing(seen, [6000, 2000], S, 40), seen);
  assert.deepEqual(settled(seen, S), seen);
});

test("what is brought near is seen whole, and no nearer than allowed", () => {
  const points = [[1000, 1000], [2000, 1400]] as const;
  const view = framing(points, S, 40);
  for (const point of points) {
    const [x, y] = toWindow(view, point);
    assert.ok(x >= 39 && x <= S.width - 39 && y >= 39 && y <= S.height - 39, `${x} ${y}`);
  }
  assert.equal(framing([[3000, 2000]], S, 40).scale, S.largest);
  assert.equal(framing([[0, 0], [8000, 4000]], S, 40).scale, fitted(S).scale);
});
