// A measured board: polygons and bases at coordinates in a window that pans, zooms and pinches, and
// a ghost that is dragged with a live ruler, by mouse, touch and keyboard.
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { ComponentChildren } from "preact";
import { Icon } from "./icons";
import { Label, OverlayShapes, OverlayWords, type Overlay } from "./overlays";
import { nearest, type Placing } from "./placing";
import { clearOf, dragged, inches, inPolygon, lineOf, lyingBox, middleOf, pathOf, roundBase, turns, wayLength, type Point } from "./plane";
import { PieceView, stateOf, symbolOf, walk, type Play } from "./scene";
import { useSymbols } from "./sheets";
import { TokenView } from "./tokens";
import { fitted, fitScale, framing, panned, pinched, settled, showing, toBoard, zoomed, type Sizes, type View } from "./viewport";
import { useWords } from "./words";
import type { Json, Line, Piece, Region, Scene, Token } from "./protocol";

/** Pixels that a finger may move and still tap. */
const TREMBLE = 7;
/** The most pixels per inch. */
const LARGEST = 170;
const WHEEL = 1.0015;
/** A name is written where it has this many pixels of room. */
const ROOM = 17;
/** The width of a letter of a name. */
const LETTER = 6;
/** With fewer pixels per inch a board is looked at from afar. */
const FAR = 21;
/** Pixels per inch that are brought near by themselves, at most. */
const CLOSE = 34;
/** A ghost held this close to the edge scrolls the board. */
const EDGE = 30;

/** Whoever takes things of the board in hand: an editor.  What it takes is not panned. */
export interface Hands {
  down(e: PointerEvent): boolean;
  move(e: PointerEvent): void;
  up(e: PointerEvent): void;
  /** Grips and marks on the board. */
  drawn(at: (p: Point) => { left: string; top: string }): ComponentChildren;
}

interface Props {
  scene: Scene;
  play: Play;
  label: string;
  placing: Placing | null;
  overlays: readonly Overlay[];
  hands?: Hands;
}

export function FreeBoard({ scene, play, label, placing, overlays, hands }: Props) {
  const t = useWords();
  const frame = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<[number, number]>([0, 0]);
  const inch = scene.inch ?? 1;
  const sizes: Sizes = { width: size[0], height: size[1], across: scene.width, down: scene.height, largest: LARGEST / inch };
  const [wish, setView] = useState<View | null>(null);
  const view = size[0] ? settled(wish ?? fitted(sizes), sizes) : { scale: 0, x: 0, y: 0 };
  const [lifted, setLifted] = useState<Lifted | null>(null);
  const now = useRef({ view, sizes, placing, hands, play });
  now.current = { view, sizes, placing, hands, play };

  useLayoutEffect(() => {
    const pane = frame.current;
    if (!pane) return;
    const measure = (): void => setSize([pane.clientWidth, pane.clientHeight]);
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(pane);
    // Not passive: the page must not scroll while the board zooms.
    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      const box = pane.getBoundingClientRect();
      const at: Point = [event.clientX - box.left, event.clientY - box.top];
      setView(zoomed(now.current.view, WHEEL ** -event.deltaY, at, now.current.sizes));
    };
    pane.addEventListener("wheel", wheel, { passive: false });
    return () => {
      watch.disconnect();
      pane.removeEventListener("wheel", wheel);
    };
  }, []);

  // Bring the piece that must move into view, wherever the window was before.
  const moving = placing?.mover ? `${placing.mover.id} ${placing.start.join()}` : "";
  useEffect(() => {
    if (moving && placing && size[0]) setView(showing(view, placing.start, sizes));
  }, [moving, size[0]]);

  // Where an inch is too small to see, what a question or a try shows is brought near, and the whole
  // board comes back afterwards, unless somebody has moved it.
  const seen = useMemo(() => framed(overlays, placing), [overlays, placing]);
  const subject = seen.join();
  const lent = useRef<View | null>(null);
  useEffect(() => {
    // What is in hand must not be pulled from under the finger.
    if (!size[0] || lifted) return;
    const own = wish !== null && wish !== lent.current;
    if (own || fitScale(sizes) * inch >= FAR) return;
    lent.current = seen.length ? framing(seen, { ...sizes, largest: CLOSE / inch }, inch * 1.5 * view.scale + 24) : null;
    setView(lent.current);
  }, [subject, size[0]]);

  const gestures = useGestures(frame, now, setView, setLifted);
  const zoom = (factor: number): void => setView(zoomed(view, factor, [size[0] / 2, size[1] / 2], sizes));
  const key = (event: KeyboardEvent): void => {
    if (event.key === "+" || event.key === "=") zoom(1.4);
    else if (event.key === "-") zoom(1 / 1.4);
    else if (event.key === "0") setView(null);
    else if (placing?.key(event)) return;
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  useEffect(() => {
    // Keys move the ghost out of the window: the window follows.
    const end = placing?.path.at(-1);
    if (end && !gestures.busy()) setView(showing(view, end, sizes, 24));
  }, [placing?.path]);

  const at = ([x, y]: Point): { left: string; top: string } => ({ left: `${(x / scene.width) * 100}%`, top: `${(y / scene.height) * 100}%` });
  const names = useMemo(() => {
    const standing = scene.pieces.flatMap((p): Point[] => (p.at ? [[p.at.x, p.at.y]] : []));
    const high = scene.regions.filter((r) => r.polygons?.length && (r.look === "scenery" || r.look === "barrier"));
    const boxes = high.map((r) => lyingBox(r.polygons?.[0]?.outline ?? []));
    return high.map((r, i) => {
      // What stands on it has a name of its own in its middle.
      const others = boxes.flatMap((b, j): Point[] => (i === j ? [] : [[b.x, b.y]]));
      const middle = middleOf(r.polygons ?? [], [...standing, ...others]);
      const hidden = high.slice(i + 1).some((above) => (above.polygons ?? []).some((p) => inPolygon(p, middle.at)));
      const xs = (r.polygons ?? []).flatMap((p) => p.outline.map(([x]) => x));
      const longest = Math.max(...r.label.split(" ").map((word) => word.length));
      return { id: r.id, label: r.label, height: r.height ?? 0, middle, hidden, width: Math.max(...xs) - Math.min(...xs), longest };
    });
  }, [scene]);
  const low = placing?.way.length ? (placing.way.at(-1)![1] * view.scale + view.y < 70 ? " below" : "") : "";
  // What is put down has gone nowhere.
  const gone = placing ? (placing.tried?.trace.length ?? wayLength(placing.way)) : 0;
  const whole = view.scale <= fitScale(sizes) * 1.001;
  return (
    <div class={`free-view${view.scale * inch < FAR ? " far" : ""}${placing ? " placing-on" : ""}`} ref={frame} style={{ "--across": `${scene.width}`, "--down": `${scene.height}` }} {...gestures.handlers}>
      <div
        class={`board free g-${scene.game}`}
        role="group"
        aria-label={label}
        onKeyDown={walk}
        style={{
          width: `${scene.width * view.scale}px`,
          height: `${scene.height * view.scale}px`,
          translate: `${view.x}px ${view.y}px`,
          "--inch": `${view.scale * inch}px`,
        }}
      >
        <svg class="areas" viewBox={`0 0 ${scene.width} ${scene.height}`}>
          <Grid scene={scene} />
          <Shades regions={scene.regions} />
          {scene.regions.map((r, i) => (
            <Area key={r.id} region={r} scene={scene} play={play} first={i === 0} />
          ))}
          <Passages lines={scene.lines} inch={inch} />
        </svg>
        <svg class="drawn" viewBox={`0 0 ${scene.width} ${scene.height}`} aria-hidden="true" focusable="false">
          <OverlayShapes overlays={overlays.filter((o) => o.type === "reach")} />
          {placing && placing.way.length > 1 && <path class={`way v-${verdictOf(placing)}`} d={lineOf(placing.way)} />}
          <OverlayShapes overlays={overlays.filter((o) => o.type !== "reach")} />
        </svg>
        {names.map((name) => {
          if (name.hidden) return null;
          const named = name.middle.room * view.scale >= ROOM && name.width * view.scale >= name.longest * LETTER;
          // Where the name has no room, how high it is may still have some.
          if (!named && !name.height) return null;
          return (
            <span key={name.id} class={`area-name${named ? "" : " bare"}`} aria-hidden="true" style={at(name.middle.at)}>
              {named && <span>{name.label}</span>}
              {name.height > 0 && <b class="area-height">{t.height({ n: inches(name.height, inch) })}</b>}
            </span>
          );
        })}
        {scene.pieces.map((p) => (p.at ? <Stand key={p.id} piece={p} scene={scene} mover={placing?.mover?.id === p.id} /> : null))}
        {placing && <Ghost placing={placing} at={at} />}
        {lifted && <InHand lifted={lifted} scene={scene} at={at} />}
        <OverlayWords overlays={overlays} at={at} />
        {hands?.drawn(at)}
        {placing && placing.path.length > 0 && gone > 0 && (
          <Label kind={`live-ruler${low}`} verdict={verdictOf(placing)} style={at(placing.way.at(-1) ?? placing.start)}>
            {t.inches({ n: inches(gone, inch) })}
          </Label>
        )}
      </div>
      {placing && (
        <div class="placer" tabIndex={0} role="application" aria-label={`${placing.ask.text} ${t.placeKeys}`} onKeyDown={key} />
      )}
      <div class="zoom-tools" role="group" aria-label={t.zoom}>
        <button type="button" aria-label={t.zoomIn} disabled={view.scale >= sizes.largest} onClick={() => zoom(1.5)}>
          <Icon name="plus" size={18} />
        </button>
        <button type="button" aria-label={t.zoomOut} disabled={whole} onClick={() => zoom(1 / 1.5)}>
          <Icon name="minus" size={18} />
        </button>
        <button type="button" aria-label={t.zoomFit} disabled={whole} onClick={() => setView(null)}>
          <Icon name="fit" size={18} />
        </button>
      </div>
    </div>
  );
}

/** The points that tell what is going on: both ends of a shot, the piece that goes and its reach. */
function framed(overlays: readonly Overlay[], placing: Placing | null): readonly Point[] {
  const found: Point[] = [];
  for (const o of overlays) {
    if (o.type === "ray") found.push([o.x0, o.y0], [o.x1, o.y1]);
    else if (o.type === "reach" && o.tint === "easy" && (!placing || placing.mover))
      for (const { outline } of o.polygons ?? []) found.push(...outline);
  }
  return found;
}

function verdictOf(placing: Placing): string {
  if (!placing.tried) return "asking";
  if (!placing.tried.reason.offered) return "blocked";
  return placing.tried.trace.costs?.length ? "hindered" : "clear";
}

/** A line for every inch, a stronger one for every six. */
function Grid({ scene }: { scene: Scene }) {
  const lines = useMemo(() => {
    const inch = scene.inch ?? scene.width;
    const drawn: [string, string] = ["", ""];
    for (let i = 1; i * inch < scene.width; i++) drawn[i % 6 ? 0 : 1] += `M${i * inch} 0V${scene.height}`;
    for (let i = 1; i * inch < scene.height; i++) drawn[i % 6 ? 0 : 1] += `M0 ${i * inch}H${scene.width}`;
    return drawn;
  }, [scene.inch, scene.width, scene.height]);
  return (
    <g class="grid" aria-hidden="true">
      <path d={lines[0]} />
      <path class="strong" d={lines[1]} />
    </g>
  );
}

/** Shadows: the higher something is, the farther its shadow falls. */
function Shades({ regions }: { regions: readonly Region[] }) {
  const high = regions.filter((r) => (r.height ?? 0) > 0 && r.polygons?.length);
  return (
    <g class="shades" aria-hidden="true">
      {high.map((r) => (
        <path key={r.id} d={pathOf(r.polygons ?? [])} fill-rule="evenodd" transform={`translate(${(r.height ?? 0) * 0.13} ${(r.height ?? 0) * 0.17})`} />
      ))}
    </g>
  );
}

/** Doors, windows and ladders, in the walls where they are. */
function Passages({ lines, inch }: { lines: readonly Line[]; inch: number }) {
  return (
    <g class="passages" aria-hidden="true">
      {lines.map(({ kind, x0, y0, x1, y1 }, i) => {
        if (kind !== "ladder") return <path key={i} class={`passage l-${kind}`} d={`M${x0} ${y0}L${x1} ${y1}`} />;
        const far = Math.hypot(x1 - x0, y1 - y0) || 1;
        const [ux, uy] = [(x1 - x0) / far, (y1 - y0) / far];
        const half = inch * 0.24;
        const [wx, wy] = [-uy * half, ux * half];
        let d = `M${x0 + wx} ${y0 + wy}L${x1 + wx} ${y1 + wy}M${x0 - wx} ${y0 - wy}L${x1 - wx} ${y1 - wy}`;
        for (let at = inch * 0.1; at < far; at += inch * 0.2)
          d += `M${x0 + ux * at + wx} ${y0 + uy * at + wy}L${x0 + ux * at - wx} ${y0 + uy * at - wy}`;
        return <path key={i} class="passage l-ladder" d={d} />;
      })}
    </g>
  );
}

/** What a game has drawn for the kind of an area, along its longest edge and cut to its outline. */
function AreaArt({ region, symbol }: { region: Region; symbol: string }) {
  const polygon = region.polygons?.[0];
  if (!polygon) return null;
  const { x, y, width, height, angle } = lyingBox(polygon.outline);
  const id = `cut-${region.id}`;
  return (
    <g class={`area-art k-${region.kind} c-${region.colour ?? "grey"}`} aria-hidden="true">
      <clipPath id={id}>
        <path d={pathOf(region.polygons ?? [])} clip-rule="evenodd" />
      </clipPath>
      <g clip-path={`url(#${id})`}>
        <use href={`#${symbol}`} x={-width / 2} y={-height / 2} width={width} height={height} transform={`translate(${x} ${y}) rotate(${angle})`} />
      </g>
    </g>
  );
}

function Area({ region, scene, play, first }: { region: Region; scene: Scene; play: Play; first: boolean }) {
  const t = useWords();
  const symbol = symbolOf(useSymbols(scene.game), scene.game, region.kind, "");
  const outline = region.polygons?.length
    ? pathOf(region.polygons)
    : region.w && region.h
      ? `M${region.x ?? 0} ${region.y ?? 0}h${region.w}v${region.h}h${-region.w}Z`
      : "";
  if (!outline) return null;
  const look = region.look ?? "place";
  const touch = (e: Event): void => play.touch(region.id, (region.thing ?? []) as Json, e.currentTarget as Element);
  const tall = (region.height ?? 0) / (scene.inch ?? 1);
  const label = tall > 0 ? `${region.label}, ${t.height({ n: Math.round(tall * 10) / 10 })}` : region.label;
  const area = (
    <path
      class={`area look-${look} k-${region.kind} c-${region.colour ?? "grey"} ${stateOf(play, region)}${play.seen.has(region.id) ? " seen" : ""}`}
      d={outline}
      fill-rule="evenodd"
      role="button"
      aria-label={label}
      style={tall > 0 ? { "--tall": tall.toFixed(2) } : undefined}
      data-id={region.id}
      data-stop={first ? "" : undefined}
      tabindex={first ? 0 : -1}
      onClick={touch}
      onKeyDown={(e) => {
        if (e.key === "Enter" || e.key === " ") touch(e);
      }}
    >
      <title>{label}</title>
    </path>
  );
  if (!symbol) return area;
  return (
    <g>
      {area}
      <AreaArt region={region} symbol={symbol} />
    </g>
  );
}

/** The size of a token round a base, as a part of the base. */
const TOKEN = 0.36;

/** A piece on its base, exactly where it stands; its tokens lie round the base. */
function Stand({ piece, scene, mover }: { piece: Piece; scene: Scene; mover: boolean }) {
  const { x, y, radius, facing = [0, 0], height = 0, covered } = piece.at!;
  const style = {
    left: `${((x - radius) / scene.width) * 100}%`,
    top: `${((y - radius) / scene.height) * 100}%`,
    width: `${((2 * radius) / scene.width) * 100}%`,
    height: `${((2 * radius) / scene.height) * 100}%`,
  };
  const t = useWords();
  const tokens = piece.tokens ?? [];
  const looks = facing[0] || facing[1] ? Math.atan2(facing[1], facing[0]) : null;
  return (
    <div class={`stand c-${piece.colour ?? "grey"}${mover ? " mover" : ""}${height ? " raised" : ""}${covered ? " covered" : ""}`} style={style}>
      {looks !== null && <span class="facing" style={{ rotate: `${looks}rad` }} aria-hidden="true" />}
      <span class="plate" aria-hidden="true">
        <TokenView token={{ shape: (piece.shape ?? "circle") as NonNullable<Token["shape"]>, colour: piece.colour ?? "grey" }} />
      </span>
      <PieceView piece={piece} />
      {covered && (
        <span class="stand-height low" aria-hidden="true">
          ↓
        </span>
      )}
      {height > 0 && (
        <span class="stand-height" aria-hidden="true">
          {t.height({ n: inches(height, scene.inch ?? 1) })}
        </span>
      )}
      {tokens.map((token, i) => {
        const [left, top] = roundBase(i, tokens.length, TOKEN);
        return (
          <span key={i} class="round-base" style={{ left: `${left * 100}%`, top: `${top * 100}%` }} aria-hidden="true">
            <TokenView token={token} />
          </span>
        );
      })}
    </div>
  );
}

function Ghost({ placing, at }: { placing: Placing; at(p: Point): { left: string; top: string } }) {
  const { mover, scene, path } = placing;
  if (!path.length) return null;
  const radius = mover?.at?.radius ?? (scene.inch ?? 0) / 4;
  const size = { width: `${((2 * radius) / scene.width) * 100}%`, height: `${((2 * radius) / scene.height) * 100}%` };
  const near = nearest(placing).at(-1);
  return (
    <>
      {path.slice(0, -1).map((p, i) => (
        <span key={i} class="knot" style={at(p)} />
      ))}
      {near && <span class={`ghost near c-${mover?.colour ?? "grey"}`} style={{ ...at(near), ...size }} />}
      <span class={`ghost v-${verdictOf(placing)} c-${mover?.colour ?? "grey"}`} style={{ ...at(path.at(-1)!), ...size }}>
        {mover?.sign}
      </span>
    </>
  );
}

/** A piece that is dragged off before anybody asked where it goes. */
interface Lifted {
  piece: string;
  at: Point;
}

function InHand({ lifted, scene, at }: { lifted: Lifted; scene: Scene; at(p: Point): { left: string; top: string } }) {
  const t = useWords();
  const piece = scene.pieces.find((p) => p.id === lifted.piece);
  if (!piece?.at) return null;
  const { x, y, radius } = piece.at;
  const size = { width: `${((2 * radius) / scene.width) * 100}%`, height: `${((2 * radius) / scene.height) * 100}%` };
  return (
    <>
      <svg class="drawn" viewBox={`0 0 ${scene.width} ${scene.height}`} aria-hidden="true" focusable="false">
        <path class="way v-asking" d={lineOf([[x, y], lifted.at])} />
      </svg>
      <span class={`ghost v-asking c-${piece.colour ?? "grey"}`} style={{ ...at(lifted.at), ...size }}>
        {piece.sign}
      </span>
      <Label kind="live-ruler" verdict="asking" style={at(lifted.at)}>
        {t.inches({ n: inches(wayLength([[x, y], lifted.at]), scene.inch ?? 1) })}
      </Label>
    </>
  );
}

// -- fingers and mice ------------------------------------------------------------------------------
type Doing = "" | "press" | "pan" | "pinch" | "ghost" | "lift" | "hand";

function useGestures(
  frame: { current: HTMLDivElement | null },
  now: { current: { view: View; sizes: Sizes; placing: Placing | null; hands: Hands | undefined; play: Play } },
  setView: (view: View) => void,
  setLifted: (lifted: Lifted | null) => void,
) {
  const fingers = useRef(new Map<number, Point>());
  const doing = useRef<Doing>("");
  const pressed = useRef<Point>([0, 0]);
  const liftable = useRef("");
  const string = useRef<{ knots: Point[]; bends: Point[]; clear(a: Point, b: Point): boolean }>({ knots: [], bends: [], clear: () => true });
  const done = useRef<Doing>("");
  const held = useRef<{ at: Point; frame: number }>({ at: [0, 0], frame: 0 });

  const follow = (trail: readonly Point[]): void => {
    const { placing } = now.current;
    if (!placing) return;
    const s = string.current;
    let end: Point = placing.start;
    let drawn: Point[] | null = null;
    for (const point of trail) {
      end = point;
      drawn = (placing.ask.hi ?? 1) > 1 ? dragged(placing.start, s.knots, end, s.clear, s.bends) : [];
      if (drawn) s.knots = drawn;
    }
    placing.set(drawn ? [...drawn, end] : [end]);
  };
  /** The board scrolls while the ghost is held at the edge of the window. */
  const pull = (): void => {
    const { view, sizes } = now.current;
    const [x, y] = held.current.at;
    const push = (at: number, window: number): number => (at < EDGE ? EDGE - at : at > window - EDGE ? window - EDGE - at : 0);
    const [dx, dy] = [push(x, sizes.width) / 3, push(y, sizes.height) / 3];
    held.current.frame = 0;
    if (doing.current !== "ghost" || (!dx && !dy)) return;
    const moved = panned(view, dx, dy, sizes);
    if (moved.x === view.x && moved.y === view.y) return;
    setView(moved);
    follow([toBoard(moved, held.current.at)]);
    held.current.frame = requestAnimationFrame(pull);
  };

  const place = (e: PointerEvent): Point => {
    const box = frame.current!.getBoundingClientRect();
    return [e.clientX - box.left, e.clientY - box.top];
  };
  const onPointerDown = (e: PointerEvent): void => {
    if (e.button > 0 || (e.target as Element).closest(".zoom-tools")) return;
    const { placing } = now.current;
    const at = place(e);
    fingers.current.set(e.pointerId, at);
    done.current = "";
    if (fingers.current.size === 2) {
      if (doing.current === "hand") now.current.hands?.up(e);
      if (doing.current === "lift") putBack();
      doing.current = "pinch";
      return;
    }
    if (now.current.hands?.down(e)) {
      doing.current = "hand";
      frame.current?.setPointerCapture(e.pointerId);
      return;
    }
    pressed.current = at;
    const taken = (e.target as Element).closest<HTMLElement>("[data-piece]")?.dataset["piece"];
    const onGhost = !!placing?.path.length && nearGhost(at);
    liftable.current = taken && !placing && now.current.play.lifts?.(taken) ? taken : "";
    if (placing?.mover && (taken === placing.mover.id || onGhost)) {
      doing.current = "ghost";
      const solid = placing.scene.regions.filter((r) => r.look === "barrier").flatMap((r) => r.polygons ?? []);
      const radius = placing.mover.at?.radius ?? 0;
      const clear = clearOf(solid, radius + 1);
      const bends = turns(solid, radius + 3);
      // The ghost taken up again keeps its corners.
      const knots = onGhost && taken !== placing.mover.id ? placing.path.slice(0, -1) : [];
      string.current = { knots: [...knots], bends, clear };
      frame.current?.setPointerCapture(e.pointerId);
      e.preventDefault();
    } else doing.current = "press";
  };
  const putBack = (): void => {
    now.current.play.lift?.("");
    setLifted(null);
  };
  const nearGhost = ([x, y]: Point): boolean => {
    const { placing, view } = now.current;
    const end = placing?.path.at(-1);
    if (!end) return false;
    const radius = Math.max(18, (placing?.mover?.at?.radius ?? 0) * view.scale);
    return Math.hypot(end[0] * view.scale + view.x - x, end[1] * view.scale + view.y - y) < radius;
  };
  const onPointerMove = (e: PointerEvent): void => {
    const was = fingers.current.get(e.pointerId);
    if (!was) return;
    const at = place(e);
    const { view, sizes, placing } = now.current;
    if (doing.current === "pinch" && fingers.current.size === 2) {
      const from = [...fingers.current.values()] as [Point, Point];
      fingers.current.set(e.pointerId, at);
      setView(pinched(view, from, [...fingers.current.values()] as [Point, Point], sizes));
      return;
    }
    if (doing.current === "press" && Math.hypot(at[0] - pressed.current[0], at[1] - pressed.current[1]) > TREMBLE) {
      doing.current = liftable.current ? "lift" : "pan";
      if (liftable.current) {
        now.current.play.lift?.(liftable.current);
        setLifted({ piece: liftable.current, at: toBoard(view, at) });
      }
      frame.current?.setPointerCapture(e.pointerId);
    }
    if (doing.current === "hand") now.current.hands?.move(e);
    else if (doing.current === "lift") setLifted({ piece: liftable.current, at: toBoard(view, at) });
    else if (doing.current === "pan") setView(panned(view, at[0] - was[0], at[1] - was[1], sizes));
    else if (doing.current === "ghost" && placing) {
      // Fast movement gives few events: fetch the coalesced ones, so that no corner is lost.
      const trail = e.getCoalescedEvents?.() ?? [];
      held.current.at = at;
      follow((trail.length ? trail : [e]).map((moved) => toBoard(view, place(moved))));
      if (!held.current.frame) held.current.frame = requestAnimationFrame(pull);
    }
    fingers.current.set(e.pointerId, at);
  };
  const onPointerUp = (e: PointerEvent): void => {
    if (!fingers.current.delete(e.pointerId)) return;
    const { placing, view } = now.current;
    done.current = doing.current;
    if (doing.current === "hand") now.current.hands?.up(e);
    else if (doing.current === "lift") {
      const at = place(e);
      setLifted(null);
      if (e.type === "pointerup") now.current.play.drop?.(liftable.current, toBoard(view, at), new DOMRect(e.clientX, e.clientY, 0, 0));
      else putBack();
    } else if (doing.current === "press" && placing && e.type === "pointerup") {
      // A tap: the ghost goes there, by the way that the rules would take.
      placing.set([toBoard(view, place(e))]);
      done.current = "ghost";
    } else if (doing.current === "ghost" && placing) {
      // A piece pushed against a wall stops there, as on a table.
      const near = nearest(placing);
      if (near.length) placing.set(near);
    }
    if (!fingers.current.size) doing.current = "";
    else if (doing.current === "pinch") doing.current = "pan";
  };
  const onClickCapture = (e: Event): void => {
    // A drag or tap of the ghost must not click what is under it.
    if (done.current && done.current !== "press") {
      e.stopPropagation();
      e.preventDefault();
      done.current = "";
    }
  };
  return {
    busy: () => doing.current !== "",
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp, onClickCapture },
  };
}
