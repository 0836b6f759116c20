import assert from "node:assert/strict";
import { test } from "node:test";
import { Cell } from "../src/cell";

test("listeners hear a new value, and only a new one", () => {
  const cell = new Cell(1);
  const heard: number[] = [];
  cell.listen((value) => heard.push(value));
  cell.set(2);
  cell.set(2);
  cell.set(3);
  assert.deepEqual(heard, [2, 3]);
});

test("one who stops while others are called is not called again, and the others are", () => {
  const cell = new Cell("");
  const heard: string[] = [];
  const stop = cell.listen((value) => {
    heard.push(`first ${value}`);
    stop();
  });
  cell.listen((value) => heard.push(`second ${value}`));
  cell.set("a");
  cell.set("b");
  assert.deepEqual(heard, ["first a", "second a", "second b"]);
});
