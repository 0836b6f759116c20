// A table that is open on this page: one socket, opened again whenever it breaks.
import { me } from "./api";
import { Cell } from "./cell";
import { changed } from "./changes";
import { called } from "./news";
import { prefs } from "./prefs";
import type {
  Ask,
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
  StopState,
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

export type Where = StopState["at"];

/** `until`: when the open question is passed, on this page's own clock. */
export interface Stops extends StopState {
  until?: number | undefined;
}

function timed(stops: StopState | null | undefined): Stops | null {
  if (!stops) return null;
  const { passing } = stops;
  return { ...stops, until: typeof passing === "number" ? performance.now() + passing * 1000 : undefined };
}

const text = (answer: Json): string => JSON.stringify(answer);

/** Whether a question takes this answer, as far as that can be seen from here. */
function offers(ask: Ask, answer: Json): boolean {
  // Which places are offered is known to the server alone.
  if (ask.kind === "point" || ask.kind === "path") return Array.isArray(answer);
  if (ask.kind !== "many") return (ask.options ?? []).some((o) => text(o.answer) === text(answer));
  if (!Array.isArray(answer) || answer.length < (ask.lo ?? 0) || answer.length > (ask.hi ?? answer.length)) return false;
  const items = new Set((ask.items ?? []).map((item) => text(item.answer)));
  return answer.every((part) => items.has(text(part)));
}

export function freshKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (b) => b.toString(16).padStart(2, "0")).join("");
}

/** From which seat this page looked last.  Loaded anew, it looks from there again: on one screen for several
 * people, the hand of whoever is asked stays behind the curtain. */
const LOOKED = "neontable-looked";

function lookedFrom(table: string): number | null {
  try {
    const [id, seat] = (sessionStorage.getItem(LOOKED) ?? "").split(" ");
    return id === table ? Number(seat) : null;
  } catch {
    return null; // nothing may be kept here: the server says who looks
  }
}

function remember(table: string, seat: number): void {
  try {
    if (seat >= 0) sessionStorage.setItem(LOOKED, `${table} ${seat}`);
  } catch {
    return;
  }
}

export class LiveTable {
  readonly link = new Cell<Link>("connecting");
  readonly info = new Cell<TableInfo | null>(null);
  readonly presence = new Cell<Presence>({ seats: [] });
  readonly undo = new Cell<UndoRequest | null>(null);
  readonly push = new Cell<Shown | null>(null);
  /** Where my seat is asked to respond, and when its question is passed by itself. */
  readonly stops = new Cell<Stops | null>(null);
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
  private seat: number | null;
  private heard = 0;
  private stored = { key: "", sequence: 0 };
  /** A concession on its way: sent again until the table shows it. */
  private conceding: Concede | null = null;
  private readonly wonders = new Map<string, (reasons: Reason[] | null) => void>();
  private readonly seeking = new Map<string, (found: Found) => void>();
  /** Answers to give when their questions come, after one that was touched. */
  private way: Json[] = [];
  /** The questions of a chore: where another comes, the rest of it is left. */
  private planned: string[] = [];
  private readonly trials = new Map<string, (tried: Tried | null) => void>();
  private readonly stopPrefs: () => void;

  constructor(
    readonly table: string,
    private readonly token: string,
  ) {
    this.seat = lookedFrom(table);
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
        this.lookFrom(message.seat);
        if (message.full) {
          this.log.set(message.happenings ?? []);
          if (this.pending.value) this.send(this.pending.value);
          if (this.conceding && !message.over) this.send(this.conceding);
        } else if (message.happenings?.length) {
          this.log.set([...this.log.value, ...message.happenings].slice(-KEPT));
        }
        // Somebody else has done something meanwhile: whoever began a chore may want to think again.
        if (!this.pending.value && message.happenings?.length) this.way = [];
        this.link.set("open");
        this.stops.set(timed(message.stops));
        this.push.set({ ...message, scene });
        this.settle();
        this.goOn();
        break;
      }
      case "stops":
        if (message.seat === this.push.value?.seat) this.stops.set(timed(message.stops));
        break;
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
      case "called":
        called();
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
    const planned = this.planned;
    // A chore waits for its next question while somebody else is asked.
    if (!ask && planned.length && !push.over) return;
    this.way = [];
    if (!ask || !offers(ask, next) || (planned.length && planned[0] !== ask.id)) return;
    this.answer(ask.seat, next);
    this.way = rest;
    this.planned = planned.slice(1);
  }

  /** Gives one answer after the other; `planned`: the ids of the questions that they answer. */
  follow(answers: Json[], planned: string[] = []): void {
    this.way = answers;
    this.planned = planned;
    this.goOn();
  }

  /** The answers that lead to a piece or region of the scene; `moved`: a piece dragged onto it. */
  seek(seat: number, piece: string, moved = ""): Promise<Found> {
    const id = freshKey();
    return new Promise((resolve) => {
      if (!this.send({ type: "seek", id, seat, piece, ...(moved && { moved }) })) resolve(NOTHING);
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

  private lookFrom(seat: number): void {
    this.seat = seat;
    remember(this.table, seat);
  }

  look(seat: number): void {
    this.lookFrom(seat);
    this.send({ type: "look", seat });
  }

  say(what: string | { text?: string; kind?: string; phrase?: Json }): boolean {
    return this.send(typeof what === "string" ? { type: "say", text: what } : { type: "say", ...what });
  }

  takeBack(seat: number, sure = false, whole = false): void {
    this.send({ type: "undo", seat, sure, whole });
  }

  replyUndo(agree: boolean): void {
    this.send({ type: "undo-reply", agree });
  }

  concede(seat: number): void {
    this.conceding = { type: "concede", seat, key: freshKey() };
    this.send(this.conceding);
  }

  /** Where a seat of mine is asked to respond; `quiet`: no more in this turn. */
  setStops(seat: number, quiet: boolean, at?: Where): void {
    this.send(at ? { type: "set-stops", seat, quiet, at } : { type: "set-stops", seat, quiet });
  }

  /** Do not pass for me: I am thinking. */
  hold(seat: number): void {
    this.send({ type: "hold", seat });
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
