import { page } from "./browser";
import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { LiveTable } from "../src/live";
import { choose } from "../src/prefs";

type Message = Record<string, unknown> & { type: string };

class Socket {
  static OPEN = 1;
  static all: Socket[] = [];
  readyState = 1;
  sent: Message[] = [];
  onmessage: (event: { data: string }) => void = () => assert.fail("nobody listens");
  onclose: () => void = () => assert.fail("nobody listens");
  constructor(readonly url: string) {
    Socket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Message);
  }
  close(): void {
    this.readyState = 3;
    this.onclose();
  }
  says(message: Message): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
  of(type: string): Message[] {
    return this.sent.filter((message) => message.type === type);
  }
}

const SCENE = { game: "x", width: 1, height: 1, regions: [], lines: [], pieces: [{ id: "a" }, { id: "b" }], panels: [] };
const push = (sequence: number, more: object = {}): Message => ({
  type: "push",
  table: "t",
  number: 1,
  sequence,
  seat: 0,
  scene: SCENE,
  ...more,
});
const settled = async (): Promise<void> => {
  for (let i = 0; i < 10; i += 1) await Promise.resolve();
};

let table: LiveTable;

/** A page on a table whose first position has come. */
async function seated(): Promise<Socket> {
  table = new LiveTable("t", "token");
  await settled();
  const socket = Socket.all.at(-1)!;
  socket.says({ type: "welcome", protocol: 1, heartbeat: 20 });
  socket.says(push(4, { full: true, happenings: [{ text: "before" }] }));
  return socket;
}

beforeEach(() => {
  mock.timers.enable({ apis: ["setTimeout", "setInterval"] });
  Socket.all = [];
  page.kept.clear();
  Object.assign(globalThis, { WebSocket: Socket });
  globalThis.fetch = () => Promise.resolve(Response.json({ id: "p1" }));
  // The first request of the page is answered before any of this.
});

afterEach(() => {
  table.leave();
  mock.timers.reset();
});

test("the table is opened with its link and in the reader's language, anew when that changes", async () => {
  choose({ lang: "en" });
  const socket = await seated();
  assert.equal(socket.url, "ws://table.test/ws");
  choose({ lang: "fr" });
  choose({ sounds: true });
  assert.deepEqual(socket.of("open").map((m) => [m.table, m.token, m.lang, m.seat]), [
    ["t", "token", "en", undefined],
    ["t", "token", "fr", 0],
  ]);
});

test("a page that is loaded anew looks from the seat it looked from, so that no hand comes out from behind a curtain", async () => {
  const socket = await seated();
  table.look(1);
  socket.says(push(5, { full: true, seat: 1 }));
  table.leave();
  const anew = await seated();
  assert.deepEqual(anew.of("open").map((m) => m.seat), [1]);
  table.leave();
  table = new LiveTable("another", "token");
  await settled();
  Socket.all.at(-1)!.says({ type: "welcome", protocol: 1, heartbeat: 20 });
  assert.deepEqual(Socket.all.at(-1)!.of("open").map((m) => m.seat), [undefined]);
});

test("an answer waits for its push, not only for its acknowledgement", async () => {
  const socket = await seated();
  table.answer(0, ["run"]);
  table.answer(0, ["run"]);
  const [give, ...others] = socket.of("answer");
  assert.equal(others.length, 0, "a second click sends nothing");
  assert.deepEqual([give!.sequence, give!.answer], [4, ["run"]]);
  socket.says({ type: "ack", key: give!.key, sequence: 5 });
  assert.ok(table.pending.value, "the old question still stands here");
  socket.says(push(5));
  assert.equal(table.pending.value, null);
});

test("an answer that was on its way when the connection broke is sent again, as the same", async () => {
  const first = await seated();
  table.answer(0, ["run"]);
  first.close();
  assert.equal(table.link.value, "lost");
  mock.timers.tick(1000);
  await settled();
  const second = Socket.all.at(-1)!;
  assert.notEqual(second, first);
  second.says({ type: "welcome", protocol: 1 });
  second.says(push(4, { full: true }));
  assert.deepEqual(second.of("answer"), first.of("answer"));
  second.says({ type: "ack", key: second.of("answer")[0]!.key, sequence: 5 });
  second.says(push(5));
  assert.deepEqual([table.pending.value, table.link.value], [null, "open"]);
});

test("a concession that was on its way when the connection broke is sent again, until it is stored", async () => {
  const first = await seated();
  table.concede(0);
  first.close();
  mock.timers.tick(1000);
  await settled();
  const second = Socket.all.at(-1)!;
  second.says({ type: "welcome", protocol: 1 });
  second.says(push(4, { full: true }));
  assert.deepEqual(second.of("concede"), first.of("concede"));
  second.says({ type: "ack", key: second.of("concede")[0]!.key, sequence: 5 });
  second.says(push(5, { full: true }));
  assert.equal(second.of("concede").length, 1);
});

test("a refusal frees the question", async () => {
  const socket = await seated();
  table.answer(0, ["run"]);
  socket.says({ type: "refused", key: table.pending.value!.key, code: "late", text: "Too late." });
  assert.equal(table.pending.value, null);
  assert.equal(table.refused.value?.text, "Too late.");
  table.answer(0, ["end"]);
  assert.equal(table.refused.value, null);
  assert.equal(socket.of("answer").length, 2);
});

test("the log goes on with each push and begins anew with a full one", async () => {
  const socket = await seated();
  socket.says(push(5, { happenings: [{ text: "then" }] }));
  assert.deepEqual(table.log.value.map((h) => h.text), ["before", "then"]);
  socket.says(push(6, { full: true, happenings: [{ text: "all of it" }] }));
  assert.deepEqual(table.log.value.map((h) => h.text), ["all of it"]);
});

test("who asks why gets reasons, or nothing when the connection breaks, but never waits for ever", async () => {
  const socket = await seated();
  const first = table.why(0, ["piece", 1]);
  socket.says({ type: "because", id: socket.of("why")[0]!.id, reasons: [{ text: "Too far." }] });
  assert.deepEqual(await first, [{ text: "Too far." }]);
  const second = table.why(0, 1);
  socket.close();
  assert.equal(await second, null);
  assert.equal(await table.why(0, 1), null, "without a connection at once");
});

test("a silent connection is given up after two missed heartbeats", async () => {
  const clock = mock.method(performance, "now", () => 0);
  const socket = await seated();
  mock.timers.tick(5_000);
  assert.equal(socket.of("ping").length, 1);
  clock.mock.mockImplementation(() => 60_000);
  mock.timers.tick(20_000);
  assert.equal(socket.readyState, 3);
  clock.mock.restore();
});

test("a screen that is looked at again does not wait for the next try", async () => {
  const socket = await seated();
  socket.close();
  page.document.fire("visibilitychange");
  await settled();
  assert.equal(Socket.all.length, 2);
});

test("a page of another protocol is loaded anew", async () => {
  const socket = await seated();
  socket.says({ type: "welcome", protocol: 99 });
  assert.equal(page.location.reloads, 1);
});

test("a server that says nothing is shown within two seconds of the next message, and when it is back", async () => {
  const socket = await seated();
  socket.says({ type: "pong" });
  assert.equal(table.link.value, "open");
  table.answer(0, ["run"]);
  mock.timers.tick(1999);
  assert.equal(table.link.value, "open");
  mock.timers.tick(1);
  assert.equal(table.link.value, "silent");
  socket.says({ type: "ack", key: "another", sequence: 4 });
  assert.equal(table.link.value, "open");
  // Nobody acts: the page asks by itself every five seconds.
  mock.timers.tick(5000);
  assert.equal(socket.of("ping").length > 0, true);
  mock.timers.tick(2000);
  assert.equal(table.link.value, "silent");
});

test("a table that could not be opened is asked for again", async () => {
  table = new LiveTable("t", "token");
  await settled();
  const socket = Socket.all.at(-1)!;
  socket.says({ type: "welcome", protocol: 1, heartbeat: 20 });
  socket.says({ type: "refused", code: "failed", text: "away" });
  assert.equal(socket.of("open").length, 1);
  mock.timers.tick(3000);
  assert.equal(socket.of("open").length, 2);
  socket.says({ type: "table", table: { id: "t", seats: [] }, presence: { seats: [] } });
  socket.says({ type: "refused", code: "failed", text: "something else" });
  mock.timers.tick(3000);
  assert.equal(socket.of("open").length, 2);
});

test("a push of changes is drawn on the scene before, and a whole one is asked for when one was missed", async () => {
  const socket = await seated();
  const pieces = (): unknown => table.push.value?.scene.pieces;
  const changes = { pieces: [{ id: "c" }, { id: "a", label: "new" }], pieces_order: ["c", "a"], rest: { width: 7 } };
  socket.says(push(5, { number: 2, scene: undefined, changes }));
  assert.deepEqual(pieces(), [{ id: "c" }, { id: "a", label: "new" }]);
  assert.equal(table.push.value?.scene.width, 7);
  socket.says(push(6, { number: 3, scene: undefined, changes: {} }));
  assert.deepEqual(pieces(), [{ id: "c" }, { id: "a", label: "new" }]);
  assert.equal(socket.of("open").length, 1);
  socket.says(push(8, { number: 5, scene: undefined, changes: {} }));
  assert.equal(socket.of("open").length, 2);
  assert.equal(table.push.value?.sequence, 6);
  socket.says(push(8, { full: true }));
  assert.deepEqual(pieces(), SCENE.pieces);
});
