// What is shown of a table, and when: pushes wait until the moments of those before them have been
// seen, so that the board follows what happens rather than running ahead.
import { Cell } from "./cell";
import type { LiveTable, Shown } from "./live";
import { prefs, reduced } from "./prefs";
import type { Happening, Moment, Piece, Scene } from "./protocol";

/** One thing to look at: a moment, or several of a kind that belong together. */
export interface Act {
  kind: Moment["kind"];
  lines: (Happening & { moment: Moment })[];
  cards: Piece[];
  /** How long it is shown, in milliseconds. */
  lasts: number;
  /** Its push is drawn already: it hides nothing and stops nobody. */
  light: boolean;
  key: number;
}

/** Milliseconds at which people can follow. */
const LASTS: Record<Moment["kind"], number> = { banner: 1100, reveal: 1900, strike: 1150, duel: 2100, roll: 1500, score: 1500, fall: 1400 };
const EACH_MORE = 350;
/** Moments of these kinds that come together are shown together. */
const TOGETHER = new Set<Moment["kind"]>(["roll", "score", "strike"]);
const MOST_TOGETHER = 6;
/** So many pushes may wait; who is farther behind (a page that was put away) is brought up to date. */
const WAITING = 40;
/** Past scenes that are kept, to look back at. */
const KEPT = 120;

let keys = 0;

/** What is to be seen of a push, in the order in which it happened. */
export function actsOf(happenings: readonly Happening[], cards: ReadonlyMap<string, Piece>): Act[] {
  const acts: Act[] = [];
  for (const line of happenings) {
    const moment = line.moment;
    if (!moment) continue;
    const shown = { ...line, moment };
    const last = acts.at(-1);
    if (last && last.kind === moment.kind && TOGETHER.has(moment.kind) && last.lines.length < MOST_TOGETHER && !again(last, shown)) {
      last.lines.push(shown);
      last.lasts += EACH_MORE;
      continue;
    }
    acts.push({
      kind: moment.kind,
      lines: [shown],
      cards: (line.cards ?? []).flatMap((id) => cards.get(id) ?? []),
      lasts: LASTS[moment.kind] * (moment.turn && moment.kind === "banner" && !moment.weight ? 0.85 : 1),
      light: false,
      key: ++keys,
    });
  }
  return acts;
}

/** Whether something is struck once more: the second blow follows the first. */
function again(act: Act, line: Happening & { moment: Moment }): boolean {
  if (act.kind !== "strike") return false;
  const first = line.moment.to?.[0];
  return act.lines.some((l) => l.moment.to?.[0] === first || l.moment.by !== line.moment.by);
}

export interface Past {
  answers: number;
  scene: Scene;
}

/** Where moments are played. */
export interface Acting {
  readonly act: Cell<Act | null>;
  skip(): void;
}

/** The moments of something that is drawn when they are over: a frame of a replay. */
export class Reel<T> implements Acting {
  readonly shown = new Cell<T | null>(null);
  readonly act = new Cell<Act | null>(null);
  private next: T | null = null;
  private timer = 0;

  /** Draws what comes, after its moments. */
  take(next: T, acts: Act[], speed: number): void {
    this.skip();
    this.next = next;
    this.go(still() ? [] : acts, speed);
  }

  private go(acts: Act[], speed: number): void {
    const [act, ...rest] = acts;
    if (!act) return this.skip();
    this.act.set(act);
    this.timer = window.setTimeout(() => this.go(rest, speed), act.lasts / speed);
  }

  skip = (): void => {
    clearTimeout(this.timer);
    this.act.set(null);
    if (this.next !== null) this.shown.set(this.next);
    this.next = null;
  };
}

export class Stage implements Acting {
  readonly shown = new Cell<Shown | null>(null);
  readonly act = new Cell<Act | null>(null);
  /** The cards that anything spoke of, by id. */
  readonly cards = new Map<string, Piece>();
  /** Scenes that were drawn, the oldest first. */
  readonly past: Past[] = [];
  /** When the push that is shown was due to be drawn. */
  dueAt = 0;
  private waiting: { push: Shown; acts: Act[] }[] = [];
  private timer = 0;
  private readonly stop: () => void;

  constructor(private readonly live: LiveTable) {
    this.stop = live.push.listen((push) => push && this.take(push));
    if (live.push.value) this.take(live.push.value);
  }

  /** Whether the table has moved on from what is shown. */
  get behind(): boolean {
    return this.waiting.length > 0;
  }

  leave(): void {
    this.stop();
    clearTimeout(this.timer);
  }

  /** Everything that waits is drawn at once: one click. */
  skip = (): void => {
    clearTimeout(this.timer);
    this.timer = 0;
    this.act.set(null);
    const last = this.waiting.at(-1);
    for (const { push } of this.waiting.slice(0, -1)) this.remember(push);
    this.waiting = [];
    if (last) this.draw(last.push, performance.now());
  };

  private take(push: Shown): void {
    for (const card of push.cards ?? []) this.cards.set(card.id, card);
    const acts = push.full || still() ? [] : actsOf(push.happenings ?? [], this.cards);
    if (push.full || still() || this.waiting.length > WAITING) {
      if (push.full) this.past.length = 0;
      this.waiting = [{ push, acts: [] }];
      this.skip();
      this.dueAt = this.live.pushedAt;
      return;
    }
    this.waiting.push({ push, acts });
    if (!this.timer) this.next();
  }

  /** The next moment, or the next push when all its moments were seen. */
  private next = (): void => {
    this.timer = 0;
    const first = this.waiting[0];
    if (!first) {
      this.act.set(null);
      return;
    }
    // A banner after everything else says how things stand now: the board is drawn first.
    if (first.acts.every((act) => act.kind === "banner") && this.shown.value !== first.push) {
      this.draw(first.push, this.act.value ? performance.now() : this.live.pushedAt);
      for (const act of first.acts) act.light = true;
    }
    const act = first.acts.shift();
    if (!act) {
      this.waiting.shift();
      this.next();
      return;
    }
    const more = this.waiting.length;
    // Its push is drawn and nothing follows: nobody waits for a banner.
    if (act.light && !first.acts.length) this.waiting.shift();
    this.act.set(act);
    const hurry = (more > 12 ? 0.35 : more > 5 ? 0.6 : 1) * (prefs.value.moments === "brisk" ? 0.6 : 1);
    this.timer = window.setTimeout(this.next, act.lasts * hurry);
  };

  private draw(push: Shown, due: number): void {
    this.dueAt = due;
    this.remember(push);
    this.shown.set(push);
  }

  private remember(push: Shown): void {
    if (this.past.at(-1)?.answers === push.answers) this.past.pop();
    this.past.push({ answers: push.answers, scene: push.scene });
    if (this.past.length > KEPT) this.past.shift();
  }
}

/** No moments for whoever wants no movement, and none behind a page that nobody looks at. */
function still(): boolean {
  return reduced() || prefs.value.moments === "off" || document.visibilityState === "hidden";
}
