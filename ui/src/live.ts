// A table that is open on this page: one socket, opened again whenever it breaks.
import { me } from "./api";
import { Cell } from "./cell";
import { changed } from "./changes";
import { prefs } from "./prefs";
import type {
  ChatLine,
  ClientMessage,
  Closed,
  Concede,
  Give,
  Happening,
  Json,
  Presence,
  Push,
  Reason,
  Refused,
  Scene,
  ServerMessage,
  TableInfo,
  Tried,
  UndoRequest,
  Ways,
} from "./protocol";

/** A push with its scene, whichever way that came. */
export type Shown = Push & { scene: Scene };
/** "silent": the socket is open, but nothing comes over it. */
export type Link = "connecting" | "open" | "silent" | "lost";
const PROTOCOL = 1;
const KEPT = 600;
/** Everything that a page sends is answered; after so many milliseconds the person is told. */
const SILENCE = 2000;
const AGAIN = 3000;

/** What leads to a thing, or what is against it. */
type Found = Pick<Ways, "ways" | "reasons">;
const NOTHING: Found = { ways: [] };

export function freshKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (b) => b.toString(16).padStart(2, "0")).join("");
}

export class LiveTable {
  readonly link = new Cell<Link>("connecting");
  readonly info = new Cell<TableInfo | null>(null);
  readonly presence = new Cell<Presence>({ seats: [] });
  readonly undo = new Cell<UndoRequest | null>(null);
  readonly push = new Cell<Shown | null>(null);
  readonly log = new Cell<Happening[]>([]);
  readonly chat = new Cell<ChatLine[]>([]);
  readonly refused = new Cell<Refused | null>(null);
  readonly closed = new Cell<Closed | null>(null);
  /** An answer on its way: sent again until it is acknowledged or refused. */
  readonly pending = new Cell<Give | null>(null);
  /** When the last push came, to let the clocks run between pushes. */
  pushedAt = 0;

  private socket: WebSocket | null = null;
  private tries = 0;
  private timer = 0;
  private beat = 0;
  private silence = 0;
  private again = 0;
  private done = false;
  private seat: number | null = null;
  private heard = 0;
  private stored = { key: "", sequence: 0 };
  /** A concession on its way: sent again until the table shows it. */
  private conceding: Concede | null = null;
  private readonly wonders = new Map<string, (reasons: Reason[] | null) => void>();
  private readonly seeking = new Map<string, (found: Found) => void>();
  /** Answers to give when their questions come, after one that was touched. */
  private way: Json[] = [];
  private readonly trials = new Map<string, (tried: Tried | null) => void>();
  private readonly stopPrefs: () => void;

  constructor(
    readonly table: string,
    private readonly token: string,
  ) {
    let lang = prefs.value.lang;
    this.stopPrefs = prefs.listen((now) => {
      if (now.lang === lang) return;
      lang = now.lang;
      // `Open` again, not `Look`: the table's own words (options, names) change too.
      this.send(this.opening());
    });
    addEventListener("online", this.wake);
    document.addEventListener("visibilitychange", this.wake);
    void this.connect();
  }

  private async connect(): Promise<void> {
    if (this.socket) return;
    this.link.set(this.push.value || this.info.value ? "lost" : "connecting");
    try {
      await me();
    } catch {
      this.later();
      return;
    }
    if (this.done || this.socket) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws`);
    this.socket = socket;
    socket.onmessage = (event) => this.hear(JSON.parse(event.data as string) as ServerMessage);
    socket.onclose = () => {
      if (this.socket !== socket) return;
      this.socket = null;
      clearInterval(this.beat);
      this.heardOf();
      for (const reply of this.wonders.values()) reply(null);
      this.wonders.clear();
      for (const reply of this.trials.values()) reply(null);
      this.trials.clear();
      for (const reply of this.seeking.values()) reply(NOTHING);
      this.seeking.clear();
      if (!this.done) this.later();
    };
  }

  private later(): void {
    this.link.set("lost");
    this.tries += 1;
    const wait = Math.min(5000, 200 * 2 ** this.tries) * (0.7 + Math.random() * 0.6);
    this.timer = window.setTimeout(() => void this.connect(), wait);
  }

  private opening(): ClientMessage {
    const open = { type: "open", table: this.table, lang: prefs.value.lang, token: this.token, changes: true } as const;
    return this.seat === null ? open : { ...open, seat: this.seat };
  }

  private send(message: ClientMessage): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    if (!this.silence) this.silence = window.setTimeout(() => this.link.value === "open" && this.link.set("silent"), SILENCE);
    return true;
  }

  /** A lost network gives no signal: after two unanswered pings, open a new socket. */
  private ping(every: number): void {
    if (performance.now() - this.heard > every * 2.5) this.socket?.close();
    else this.send({ type: "ping" });
  }

  /** The screen is looked at again, or the network is back: do not wait for the next try. */
  private readonly wake = (): void => {
    if (this.done || document.visibilityState !== "visible") return;
    if (!this.socket) {
      clearTimeout(this.timer);
      void this.connect();
    } else this.send({ type: "ping" });
  };

  private heardOf(): void {
    clearTimeout(this.silence);
    this.silence = 0;
  }

  private hear(message: ServerMessage): void {
    this.heard = performance.now();
    this.heardOf();
    if (this.link.value === "silent") this.link.set("open");
    switch (message.type) {
      case "welcome":
        if (message.protocol !== PROTOCOL) {
          location.reload();
          return;
        }
        this.tries = 0;
        this.send(this.opening());
        clearInterval(this.beat);
        // Four times as often as the server asks for: a frozen one is noticed before anybody acts.
        this.beat = window.setInterval(() => this.ping((message.heartbeat ?? 20) * 1000), (message.heartbeat ?? 20) * 250);
        break;
      case "table":
        this.link.set("open");
        this.info.set(message.table);
        if (message.table.seats.some((s) => s.seat === this.conceding?.seat && s.conceded)) this.conceding = null;
        this.presence.set(message.presence);
        this.undo.set(message.undo ?? null);
        if (message.chat) this.chat.set(message.chat);
        break;
      case "push": {
        const scene = this.drawn(message);
        if (!scene) {
          // Something was missed on the way: a whole scene, please.
          this.send(this.opening());
          break;
        }
        this.pushedAt = performance.now();
        this.seat = message.seat;
        if (message.full) {
          this.log.set(message.happenings ?? []);
          if (this.pending.value) this.send(this.pending.value);
          if (this.conceding && !message.over) this.send(this.conceding);
        } else if (message.happenings?.length) {
          this.log.set([...this.log.value, ...message.happenings].slice(-KEPT));
        }
        this.link.set("open");
        this.push.set({ ...message, scene });
        this.settle();
        this.goOn();
        break;
      }
      case "ack":
        // Stored, but the old question stays until the next push: nothing may be answered
        // before that.
        this.stored = { key: message.key, sequence: message.sequence };
        if (this.conceding?.key === message.key) this.conceding = null;
        this.settle();
        this.goOn();
        break;
      case "refused": {
        this.way = [];
        if (message.key) {
          this.seeking.get(message.key)?.(NOTHING);
          this.seeking.delete(message.key);
        }
        const reply = message.key ? (this.wonders.get(message.key) ?? this.trials.get(message.key)) : undefined;
        if (reply && message.key) {
          this.wonders.delete(message.key);
          this.trials.delete(message.key);
          reply(null);
        }
        if (this.pending.value?.key === message.key) this.pending.set(null);
        if (this.conceding?.key === message.key) this.conceding = null;
        if (message.code === "failed" && !message.key && !this.info.value) {
          // The table could not be opened (the server's database is away): ask again.
          clearTimeout(this.again);
          this.again = window.setTimeout(() => this.send(this.opening()), AGAIN);
        }
        this.refused.set(message);
        break;
      }
      case "because":
        this.wonders.get(message.id)?.(message.reasons);
        this.wonders.delete(message.id);
        break;
      case "ways":
        this.seeking.get(message.id)?.(message);
        this.seeking.delete(message.id);
        break;
      case "trace":
        this.trials.get(message.id)?.(message);
        this.trials.delete(message.id);
        break;
      case "here":
        this.presence.set(message.presence);
        break;
      case "said":
        this.chat.set([...this.chat.value, message.line].slice(-KEPT));
        break;
      case "closed":
        this.closed.set(message);
        break;
      case "pong":
        break;
    }
  }

  private drawn(push: Push): Scene | null {
    if (push.scene) return push.scene;
    const before = this.push.value;
    if (!before || !push.changes || push.number !== before.number + 1) return null;
    return changed(before.scene, push.changes);
  }

  private settle(): void {
    if (this.pending.value?.key !== this.stored.key) return;
    if ((this.push.value?.sequence ?? -1) >= this.stored.sequence) this.pending.set(null);
  }

  /** The next answer of a way, if its question has come and offers it; else the way is left. */
  private goOn(): void {
    const push = this.push.value;
    const [next, ...rest] = this.way;
    if (next === undefined || !push || this.pending.value) return;
    const ask = push.asks?.[0];
    const offered = ask?.options?.some((o) => JSON.stringify(o.answer) === JSON.stringify(next));
    this.way = [];
    if (!ask || !offered) return;
    this.answer(ask.seat, next);
    this.way = rest;
  }

  /** Gives one answer after the other. */
  follow(answers: Json[]): void {
    this.way = answers;
    this.goOn();
  }

  /** The answers that lead to a piece or region of the scene. */
  seek(seat: number, piece: string): Promise<Found> {
    const id = freshKey();
    return new Promise((resolve) => {
      if (!this.send({ type: "seek", id, seat, piece })) resolve(NOTHING);
      else this.seeking.set(id, resolve);
    });
  }

  answer(seat: number, answer: Json): void {
    this.way = [];
    const push = this.push.value;
    if (!push || this.pending.value) return;
    const give: Give = { type: "answer", key: freshKey(), sequence: push.sequence, seat, answer };
    this.pending.set(give);
    this.refused.set(null);
    this.send(give);
  }

  why(seat: number, thing: Json): Promise<Reason[] | null> {
    const id = freshKey();
    return new Promise((resolve) => {
      if (!this.send({ type: "why", id, seat, thing })) resolve(null);
      else this.wonders.set(id, resolve);
    });
  }

  /** Try an answer before it is given. */
  tryOut(seat: number, answer: Json): Promise<Tried | null> {
    const id = freshKey();
    return new Promise((resolve) => {
      if (!this.send({ type: "try", id, seat, answer })) resolve(null);
      else this.trials.set(id, resolve);
    });
  }

  look(seat: number): void {
    this.seat = seat;
    this.send({ type: "look", seat });
  }

  say(what: string | { text?: string; kind?: string; phrase?: Json }): boolean {
    return this.send(typeof what === "string" ? { type: "say", text: what } : { type: "say", ...what });
  }

  takeBack(seat: number, sure = false): void {
    this.send({ type: "undo", seat, sure });
  }

  replyUndo(agree: boolean): void {
    this.send({ type: "undo-reply", agree });
  }

  concede(seat: number): void {
    this.conceding = { type: "concede", seat, key: freshKey() };
    this.send(this.conceding);
  }

  pause(on: boolean): void {
    this.send({ type: "pause", on });
  }

  leave(): void {
    this.done = true;
    this.stopPrefs();
    removeEventListener("online", this.wake);
    document.removeEventListener("visibilitychange", this.wake);
    clearTimeout(this.timer);
    clearTimeout(this.again);
    this.heardOf();
    clearInterval(this.beat);
    this.socket?.close();
    this.socket = null;
  }
}
