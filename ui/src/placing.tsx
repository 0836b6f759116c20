// Questions for a point or a way: where the ghost stands, what the server says of it before it is
// answered, and the same in words beside the board.
import { useEffect, useRef, useState } from "preact/hooks";
import { Icon } from "./icons";
import { boundsOf, clamp, floorAt, inches, lineOf, pathOf, wayLength, type Place, type Point } from "./plane";
import { openRule } from "./rules";
import { useWords } from "./words";
import type { Ask, Json, Piece, Scene, Tried } from "./protocol";

/** Where a piece was dropped before it was asked where it goes. */
export interface Landing {
  piece: string;
  at: Point;
}

export type TryOut = (answer: Json) => Promise<Tried | null>;

export interface Placing {
  ask: Ask;
  scene: Scene;
  /** The piece that goes, where one does, and the point it starts from. */
  mover: Piece | null;
  start: Point;
  /** Corners and end as they stand now; none before anything was pointed at. */
  path: readonly Point[];
  set(path: readonly Point[]): void;
  /** What the server says of this very path; null while it is not known. */
  tried: Tried | null;
  /** The way to draw: as the rules would go, where they have said so. */
  way: readonly Point[];
  give(): void;
  cancel(): void;
  key(event: KeyboardEvent): boolean;
}

/** The least time between tries: the server allows thirty messages a second. */
const GAP = 60;

/** Tries what is aimed at, one try at a time, always the newest next; undefined while one is under way. */
export function useTries(answer: Json, on: boolean, tryOut: TryOut): Tried | null | undefined {
  const [found, setFound] = useState<{ key: string; tried: Tried | null } | null>(null);
  const newest = useRef("");
  const busy = useRef(false);
  const key = on && answer !== null ? JSON.stringify(answer) : "";
  newest.current = key;
  useEffect(() => {
    if (!key) return;
    const run = (): void => {
      const asked = newest.current;
      if (busy.current || !asked) return;
      busy.current = true;
      void tryOut(JSON.parse(asked) as Json).then((tried) => {
        setFound({ key: asked, tried });
        setTimeout(() => {
          busy.current = false;
          if (newest.current !== asked) run();
        }, GAP);
      });
    };
    run();
  }, [key]);
  if (!key) return null;
  return found?.key === key ? found.tried : undefined;
}

export function usePlacing(props: { ask: Ask; scene: Scene; tryOut: TryOut; give(answer: Json): void; landing?: { current: Landing | null } }): Placing | null {
  const { ask, scene } = props;
  const [path, setPath] = useState<readonly Point[]>([]);
  const on = ask.kind === "point" || ask.kind === "path";
  const mover = scene.pieces.find((p) => p.id === ask.mover) ?? null;
  const zone = ask.zone ?? {};
  const box = on ? boundsOf(zone) : ([0, 0, 1, 1] as const);
  const start: Point = mover?.at ? [mover.at.x, mover.at.y] : [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2];
  const last = useRef("");
  const asked = `${ask.id} ${ask.seat} ${ask.mover ?? ""} ${start.join()} ${ask.text}`;
  let now = path;
  if (last.current !== asked) {
    last.current = asked;
    const landed = props.landing?.current;
    now = on && mover && landed?.piece === mover.id ? [landed.at.map(Math.round) as unknown as Point] : [];
    if (props.landing) props.landing.current = null;
    if (path.length || now.length) setPath(now);
  }
  const places = now.map(([x, y]): Place => [x, y, floorAt(scene.regions, [x, y])]);
  const tried = useTries(on && places.length ? places : null, !!ask.tries, props.tryOut);
  const here = JSON.stringify(places);
  const [wished, wish] = useState("");
  // Confirmed before it was known whether it can be done: given as soon as it is known that it can.
  useEffect(() => {
    if (!wished || (wished === here && tried === undefined)) return;
    wish("");
    if (wished === here && tried?.reason.offered !== false) props.give(places);
  }, [wished, here, tried]);
  if (!on) return null;

  const set = (points: readonly Point[]): void => {
    const whole = points.map(([x, y]): Point => [Math.round(clamp(x, box[0], box[2])), Math.round(clamp(y, box[1], box[3]))]);
    setPath(whole.slice(-(ask.hi ?? 1)));
  };
  const give = (): void => {
    if (places.length && tried === undefined) wish(here);
    else if (places.length && tried?.reason.offered !== false) props.give(places);
  };
  const cancel = (): void => setPath([]);
  const step = (fine: boolean): number => {
    const inch = zone.inch ?? 0;
    if (inch) return fine ? inch / 10 : inch / 2;
    return Math.max(1, Math.round(Math.max(box[2] - box[0], box[3] - box[1]) / (fine ? 96 : 24)));
  };
  const key = (event: KeyboardEvent): boolean => {
    const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    const end = now.at(-1) ?? start;
    if (way) set([...now.slice(0, -1), [end[0] + way[0]! * step(event.shiftKey), end[1] + way[1]! * step(event.shiftKey)]]);
    else if (event.key === "Enter") give();
    else if (event.key === "Escape" && now.length) cancel();
    else if (event.key === " " && ask.kind === "path" && now.length) set([...now, end]);
    else if (event.key === "Backspace" && now.length) set(now.slice(0, -1));
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  };
  const said = tried?.trace.way ?? [];
  const way = said.length ? said.map(([x, y]): Point => [x, y]) : now.length ? [...(mover ? [start] : []), ...now] : [];
  return { ask, scene, mover, start, path: now, set, tried: tried ?? null, way, give, cancel, key };
}

/** The nearest answer that would be taken, where the server has named one. */
export function nearest(placing: Placing): readonly Point[] {
  return (placing.tried?.reason.offered === false ? (placing.tried.trace.nearest ?? []) : []).map(([x, y]): Point => [x, y]);
}

/** The question in words: how far, at what price, why not. */
export function PlacingView({ placing, busy }: { placing: Placing; busy: boolean }) {
  const t = useWords();
  const { ask, path, tried, scene } = placing;
  const inch = ask.zone?.inch ?? 0;
  const barred = tried?.reason.offered === false;
  const near = nearest(placing);
  const units = tried?.trace.length ?? wayLength(placing.way);
  const costs = tried?.trace.costs ?? [];
  return (
    <div class="placing">
      <p class="hint">{inch ? (ask.kind === "path" ? t.pathHint : t.placeHint) : t.pointHint}</p>
      <div class={`placing-said${barred ? " barred" : ""}`} role="status">
        {path.length > 0 && inch > 0 && units > 0 && <b class="placing-length">{t.inches({ n: inches(units, inch) })}</b>}
        {barred && <span class="placing-why">{tried.reason.text}</span>}
        {barred && tried.reason.rule && !tried.reason.rule.startsWith("NT-") && (
          <button type="button" class="rule-link" onClick={() => openRule(scene.game, tried.reason.rule ?? "")}>
            <code>{tried.reason.rule}</code> {tried.reason.rule_text}
          </button>
        )}
        {!barred && costs.map((cost) => <span key={cost} class="placing-cost">{cost}</span>)}
      </div>
      <div class="placing-buttons">
        <button type="button" class="primary" disabled={busy || !path.length || barred} onClick={placing.give}>
          {t.confirm}
        </button>
        {near.length > 0 && (
          <button type="button" onClick={() => placing.set(near)}>
            {ask.kind === "point" ? t.nearestPlace : t.asFarAs}
          </button>
        )}
        {path.length > 0 && (
          <button type="button" class="quiet" onClick={placing.cancel}>
            <Icon name="undo" size={16} /> {t.cancel}
          </button>
        )}
      </div>
      <Coordinates placing={placing} inch={inch} />
    </div>
  );
}

/** For people who prefer to type coordinates. */
function Coordinates({ placing, inch }: { placing: Placing; inch: number }) {
  const t = useWords();
  const end = placing.path.at(-1) ?? placing.start;
  const box = boundsOf(placing.ask.zone ?? {});
  const unit = inch || 1;
  const shown = (n: number): number => (inch ? Math.round((n / unit) * 10) / 10 : Math.round(n));
  const field = (name: string, axis: 0 | 1) => (
    <label>
      {name}{" "}
      <input
        type="number"
        step={inch ? 0.1 : 1}
        min={shown(box[axis])}
        max={shown(box[axis + 2]!)}
        value={shown(end[axis])}
        onChange={(e) => {
          const value = e.currentTarget.valueAsNumber;
          if (!Number.isFinite(value)) return;
          const moved: [number, number] = [end[0], end[1]];
          moved[axis] = value * unit;
          placing.set([...placing.path.slice(0, -1), moved]);
        }}
      />
    </label>
  );
  return (
    <details class="coordinates">
      <summary>{t.coordinates}</summary>
      <div class="row">
        {field("x", 0)} {field("y", 1)}
      </div>
    </details>
  );
}

/** On a board that fits the screen: a click sets the cross, arrow keys move it. */
export function PointPad({ placing }: { placing: Placing }) {
  const t = useWords();
  const { scene, ask } = placing;
  const [x, y] = placing.path.at(-1) ?? placing.start;
  const size = Math.max(scene.width, scene.height) / 24;
  return (
    <svg
      class="pointpad"
      viewBox={`0 0 ${scene.width} ${scene.height}`}
      tabindex={0}
      role="application"
      aria-label={t.pointHint}
      onClick={(e) => {
        const box = e.currentTarget.getBoundingClientRect();
        placing.set([[((e.clientX - box.left) / box.width) * scene.width, ((e.clientY - box.top) / box.height) * scene.height]]);
      }}
      onKeyDown={(e) => {
        // The cross stands somewhere from the start: Enter takes it as it stands.
        if (e.key === "Enter" && !placing.path.length) placing.set([[x, y]]);
        placing.key(e);
      }}
    >
      <g class="zone">
        <path d={pathOf(ask.zone?.polygons ?? [])} fill-rule="evenodd" />
        {(ask.zone?.discs ?? []).map((d, i) => (
          <circle key={i} cx={d.x} cy={d.y} r={d.radius} />
        ))}
      </g>
      {placing.way.length > 1 && <path class="way" d={lineOf(placing.way)} />}
      <path class="cross" d={`M${x - size} ${y}h${2 * size}M${x} ${y - size}v${2 * size}`} />
    </svg>
  );
}
