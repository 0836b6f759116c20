// Draws any scene: a board of regions with pieces.  It knows no game; what is
// special to one comes from its symbols and style sheet, by kind, face and colour.
import { createContext } from "preact";
import { useContext, useMemo, useRef } from "preact/hooks";
import type { ComponentChildren } from "preact";
import { useSymbols } from "./sheets";
import { TokenRow, TokenView } from "./tokens";
import { FreeBoard, type Hands } from "./freeboard";
import { OverlayShapes, OverlayWords, type Overlay } from "./overlays";
import type { Placing } from "./placing";
import type { Badge, Json, Line, Piece, Region, Scene, Token } from "./protocol";

/** What can be done with the things of a scene; nothing in a picture. */
export interface Play {
  /** A finger's tap on a piece that has something to say: whether it only showed it, so that a second
   * one, or a button, chooses it. */
  tap?(piece: Piece, at: Element): boolean;
  /** "lit": an option refers to it. "chosen": picked so far. "aimed": the hovered option refers to it.
   *  "wrong": something is the matter with it. */
  state(id: string): "" | "lit" | "chosen" | "aimed" | "wrong";
  /** Tokens of a piece that the option under the pointer would light: from, and up to. */
  fill?(piece: Piece): [number, number] | null;
  touch(id: string, thing: Json, at: Element): void;
  /** Whether an answer sets this piece in motion: then it may be dragged off. */
  lifts?(id: string): boolean;
  /** It is in hand, or no longer. */
  lift?(id: string): void;
  /** It was dropped there: the answer is given, and the question for the place begins with it. */
  drop?(id: string, at: readonly [number, number], where: DOMRect): void;
  show(piece: Piece | null, at: Element | null): void;
  seen: ReadonlySet<string>;
}

export const STILL: Play = { state: () => "", touch: () => undefined, show: () => undefined, seen: new Set() };

interface Drawn {
  scene: Scene;
  play: Play;
  symbols: ReadonlySet<string>;
  at: Map<string, Piece[]>;
}

export const SceneContext = createContext<Drawn>({ scene: null as never, play: STILL, symbols: new Set(), at: new Map() });

export function SceneFrame({ scene, play, children }: { scene: Scene; play: Play; children: ComponentChildren }) {
  const symbols = useSymbols(scene.game);
  const drawn = useMemo(() => {
    const at = new Map<string, Piece[]>();
    for (const piece of scene.pieces) {
      const here = at.get(piece.place);
      if (here) here.push(piece);
      else at.set(piece.place, [piece]);
    }
    return { scene, play, symbols, at };
  }, [scene, play, symbols]);
  return <SceneContext.Provider value={drawn}>{children}</SceneContext.Provider>;
}

function percent(part: number, whole: number): string {
  return `${((part / whole) * 100).toFixed(4)}%`;
}

// -- the board -------------------------------------------------------------------------------------
export interface BoardProps {
  label: string;
  overlay?: ComponentChildren;
  /** The open question for a place, if there is one. */
  placing?: Placing | null | undefined;
  /** What to draw over the board besides the scene's own overlays. */
  drawn?: readonly Overlay[] | undefined;
  /** Who takes things of a measured board in hand. */
  hands?: Hands | undefined;
}

export function Board({ label, overlay, placing, drawn, hands }: BoardProps) {
  const { scene, play } = useContext(SceneContext);
  const overlays = [...(scene.overlays ?? []), ...(drawn ?? [])];
  // A measured board is looked at through a window; any other is fitted to the screen.
  if (scene.inch) return <FreeBoard scene={scene} play={play} label={label} placing={placing ?? null} overlays={overlays} {...(hands ? { hands } : {})} />;
  const shown = scene.regions.filter((r) => (r.w ?? 0) > 0 && (r.h ?? 0) > 0);
  if (!shown.length) return null;
  return (
    <div class="board-frame" style={{ "--across": `${scene.width}`, "--down": `${scene.height}` }}>
      <div
        class={`board g-${scene.game}`}
        role="group"
        aria-label={label}
        onKeyDown={walk}
      >
        <Regions shown={shown} />
        <Lines lines={scene.lines} width={scene.width} height={scene.height} />
        {overlays.length > 0 && (
          <>
            <svg class="drawn" viewBox={`0 0 ${scene.width} ${scene.height}`} aria-hidden="true" focusable="false">
              <OverlayShapes overlays={overlays} />
            </svg>
            <OverlayWords overlays={overlays} at={([x, y]) => ({ left: percent(x, scene.width), top: percent(y, scene.height) })} />
          </>
        )}
        {overlay}
      </div>
    </div>
  );
}

/** Regions as they lie; those of a band stand together, so that a narrow screen can show a band as a
 * strip that scrolls.  On a wide one a band has no box of its own. */
function Regions({ shown }: { shown: Region[] }) {
  const first = shown[0]!.id;
  const bands = new Map<string, Region[]>();
  for (const r of shown) {
    const name = r.band ?? "";
    const there = bands.get(name);
    if (there) there.push(r);
    else bands.set(name, [r]);
  }
  const view = (r: Region) => <RegionView key={r.id} region={r} first={r.id === first} />;
  const top = (all: Region[]): number => Math.min(...all.map((r) => r.y ?? 0));
  return (
    <>
      {[...bands].sort(([, a], [, b]) => top(a) - top(b)).map(([name, all]) => {
        if (!name) return all.map(view);
        const columns = new Map<number, Region[]>();
        for (const r of all) columns.set(r.x ?? 0, [...(columns.get(r.x ?? 0) ?? []), r]);
        return (
          <div key={name} class={`band band-${name}`} {...reach(all[0]!.label)}>
            {[...columns.values()].map((column) => (
              <div key={column[0]!.id} class="band-column">
                {column.sort((a, b) => (a.y ?? 0) - (b.y ?? 0)).map(view)}
              </div>
            ))}
          </div>
        );
      })}
    </>
  );
}

/** Where a narrow board lies in strips, a thing may have to be brought in from the side. */
export function intoView(thing: Element | null | undefined): void {
  const band = thing?.closest<HTMLElement>(".band");
  if (!thing || !band || band.scrollWidth <= band.clientWidth) return;
  const [is, within] = [thing.getBoundingClientRect(), band.getBoundingClientRect()];
  if (is.left < within.left || is.right > within.right) band.scrollLeft += is.left + is.width / 2 - within.left - within.width / 2;
}

/** What may scroll can be reached by the Tab key, whether or not anything in it can. */
export function reach(label: string) {
  return { role: "group", tabIndex: 0, "aria-label": label } as const;
}

/** Arrow keys go to the nearest thing in that direction: a board, or the cards that a panel holds,
 * is one stop for the Tab key.  That first stop stays one: where somebody walked to may be gone
 * with the next move. */
export function walk(event: KeyboardEvent): void {
  const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
  const from = document.activeElement;
  const board = event.currentTarget;
  if (!way || !(board instanceof HTMLElement) || !focusable(from) || !board.contains(from)) return;
  event.preventDefault();
  const centre = (e: Element): [number, number] => {
    const r = e.getBoundingClientRect();
    return [r.left + r.width / 2, r.top + r.height / 2];
  };
  const [x, y] = centre(from);
  let best: HTMLElement | SVGElement | null = null;
  let least = Infinity;
  for (const to of board.querySelectorAll<HTMLElement | SVGElement>("[data-id]")) {
    if (to === from) continue;
    const [tx, ty] = centre(to);
    const along = (tx - x) * way[0]! + (ty - y) * way[1]!;
    const aside = Math.abs((tx - x) * way[1]!) + Math.abs((ty - y) * way[0]!);
    if (along < 4) continue;
    const cost = along + aside * 2.2;
    if (cost < least) {
      least = cost;
      best = to;
    }
  }
  if (best) {
    if (!("stop" in from.dataset)) from.tabIndex = -1;
    best.tabIndex = 0;
    best.focus();
  }
}

function focusable(element: Element | null): element is HTMLElement | SVGElement {
  return element instanceof HTMLElement || element instanceof SVGElement;
}

export function stateOf(play: Play, region: Region): string {
  const own = play.state(region.id);
  if (own) return own;
  // A region that belongs to another (a square of a room) is lit with it.
  for (const whole of region.lit_with ?? []) {
    const state = play.state(whole);
    if (state) return state;
  }
  return "";
}

function RegionView({ region, first }: { region: Region; first: boolean }) {
  const { scene, play, at } = useContext(SceneContext);
  const here = at.get(region.id) ?? [];
  const colour = region.colour ?? "grey";
  const state = stateOf(play, region);
  const shape = (p: Piece): string => p.shape ?? "circle";
  const corners = here.filter((p) => shape(p) === "corner");
  const tiles = here.filter((p) => shape(p) === "tile");
  const cards = here.filter((p) => ["strip", "back", "card"].includes(shape(p)));
  const figures = here.filter((p) => !corners.includes(p) && !tiles.includes(p) && !cards.includes(p));
  const target = state && !play.state(region.id) ? (region.lit_with ?? []).find((id) => play.state(id)) : region.id;
  const layout = region.layout ?? "";
  return (
    <div
      class={`region k-${region.kind} c-${colour} ${state} ${layout ? `layout-${layout}` : "layout-square"}${play.seen.has(region.id) ? " seen" : ""}`}
      style={{
        left: percent(region.x ?? 0, scene.width),
        top: percent(region.y ?? 0, scene.height),
        width: percent(region.w ?? 0, scene.width),
        height: percent(region.h ?? 0, scene.height),
      }}
    >
      <button
        type="button"
        class="floor"
        data-id={region.id}
        data-stop={first ? "" : undefined}
        tabIndex={first ? 0 : -1}
        aria-label={region.label}
        onClick={(e) => play.touch(target ?? region.id, (region.thing ?? []) as Json, e.currentTarget)}
      />
      <CardPicture game={scene.game} file={region.picture} />
      <span class="region-label" aria-hidden="true">
        {region.label}
      </span>
      {corners.length > 0 && (
        <div class="corners">
          {corners.map((p) => (
            <PieceView key={p.id} piece={p} />
          ))}
        </div>
      )}
      {figures.length > 0 && (
        <div class={`figures n-${Math.min(figures.length, 6)}`}>
          {figures.map((p) => (
            <PieceView key={p.id} piece={p} />
          ))}
        </div>
      )}
      {tiles.length > 0 && (
        <div class="tiles">
          {tiles.map((p) => (
            <PieceView key={p.id} piece={p} />
          ))}
        </div>
      )}
      {cards.length > 0 && (
        <div class="cards">
          {cards.map((p) => (
            <PieceView key={p.id} piece={p} />
          ))}
        </div>
      )}
    </div>
  );
}

function Lines({ lines, width, height }: { lines: Line[]; width: number; height: number }) {
  const walls: string[] = [];
  const doors: [number, number, number, number][] = [];
  for (const { kind, x0, y0, x1, y1 } of lines) {
    if (kind === "door") {
      const at = (t: number): [number, number] => [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t];
      const [a, b] = [at(0.3), at(0.7)];
      walls.push(`M${x0} ${y0}L${a[0]} ${a[1]}M${b[0]} ${b[1]}L${x1} ${y1}`);
      doors.push([a[0], a[1], b[0], b[1]]);
    } else {
      walls.push(`M${x0} ${y0}L${x1} ${y1}`);
    }
  }
  return (
    <svg class="lines" viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
      <path class="wall-glow" d={walls.join("")} />
      <path class="wall" d={walls.join("")} />
      <path class="wall-crown" d={walls.join("")} />
      {doors.map(([ax, ay, bx, by], i) => (
        <g key={i} class="door">
          <path d={`M${ax} ${ay}L${bx} ${by}`} />
          <circle cx={ax} cy={ay} r={0.022} />
          <circle cx={bx} cy={by} r={0.022} />
        </g>
      ))}
    </svg>
  );
}

// -- pieces ----------------------------------------------------------------------------------------
/** The drawing of a face, or of its first words ("newton-red" is drawn as "newton"), or of its kind. */
export function symbolOf(symbols: ReadonlySet<string>, game: string, kind: string, face: string): string {
  const least = `${game}-${kind}`;
  let id = face ? `${least}-${face}` : least;
  while (!symbols.has(id)) {
    if (id.length <= least.length) return "";
    id = id.slice(0, Math.max(least.length, id.lastIndexOf("-")));
  }
  return id;
}

export function Art({ game, kind, face }: { game: string; kind: string; face: string }) {
  const id = symbolOf(useSymbols(game), game, kind, face);
  if (!id) return null;
  return (
    <svg class="art" aria-hidden="true" focusable="false">
      <use href={`#${id}`} />
    </svg>
  );
}

/** The picture of a component: fetched when it comes into view, and then kept for good. */
export function CardPicture({ game, file }: { game: string; file: string | undefined }) {
  if (!file) return null;
  return <img class="picture" src={`/art/${game}/${file}.svg`} alt="" loading="lazy" decoding="async" draggable={false} />;
}

/** Whether there is more to a piece than its name. */
export function tells(piece: Piece): boolean {
  return !!(piece.sections?.length || piece.tip);
}

function badgeWords(piece: Piece): string {
  return (piece.badges ?? [])
    .map((b) => b.tip ?? "")
    .filter(Boolean)
    .join(", ");
}

export function PieceView({ piece, stop }: { piece: Piece; stop?: boolean }) {
  const { scene, play, symbols, at } = useContext(SceneContext);
  const state = play.state(piece.id);
  const badges = piece.badges ?? [];
  const hosted = at.get(piece.id) ?? [];
  const shape = piece.shape ?? "circle";
  const form = ["strip", "tile", "corner", "card", "back", "marker"].includes(shape) ? shape : "figure";
  const words = badgeWords(piece);
  const pressed = useRef("");
  const pointer = useRef("");
  const timer = useRef(0);
  const lift = (): void => {
    clearTimeout(timer.current);
    if (pressed.current === "shown") setTimeout(() => (pressed.current = ""), 50);
  };
  const inner = (
    <button
      type="button"
      class={[
        "piece",
        `as-${form}`,
        `k-${piece.kind}`,
        piece.group ? `of-${piece.group}` : "",
        `c-${piece.colour ?? "grey"}`,
        state,
        piece.dim ? "dim" : "",
        piece.turned ? "turned" : "",
        piece.pile ? "pile" : "",
        piece.picture ? "pictured" : "",
        ...badges.map((b) => (b.look ? `is-${b.look}` : "")),
      ].join(" ")}
      data-id={piece.id}
      data-piece={piece.id}
      data-stop={stop ? "" : undefined}
      tabIndex={stop ? 0 : -1}
      onClick={(e) => {
        // A long press has shown the card; lifting the finger must not choose it.
        if (pressed.current === "shown") pressed.current = "";
        else if (pointer.current === "touch" && tells(piece) && play.tap?.(piece, e.currentTarget)) return;
        else play.touch(piece.id, (piece.thing ?? []) as Json, e.currentTarget);
      }}
      onPointerEnter={(e) => e.pointerType === "mouse" && play.show(piece, e.currentTarget)}
      onPointerLeave={(e) => {
        lift();
        if (e.pointerType === "mouse") play.show(null, null);
      }}
      onPointerDown={(e) => {
        const touched = e.currentTarget;
        pointer.current = e.pointerType;
        if (e.pointerType === "mouse") return;
        lift();
        timer.current = window.setTimeout(() => {
          pressed.current = "shown";
          play.show(piece, touched);
        }, 420);
      }}
      onPointerUp={lift}
      onContextMenu={(e) => pressed.current && e.preventDefault()}
      onFocus={(e) => pointer.current !== "touch" && play.show(piece, e.currentTarget)}
      onBlur={() => play.show(null, null)}
    >
      <span class="sr">{form === "strip" || form === "card" ? words : words ? `${piece.label}, ${words}` : piece.label}</span>
      <Face piece={piece} form={form} symbols={symbols} game={scene.game} fill={play.fill?.(piece) ?? null} />
    </button>
  );
  if (!hosted.length) return inner;
  return (
    <div class="host">
      {inner}
      <div class="hosted">
        {hosted.map((p) => (
          <PieceView key={p.id} piece={p} />
        ))}
      </div>
    </div>
  );
}

function Face(props: { piece: Piece; form: string; symbols: ReadonlySet<string>; game: string; fill: [number, number] | null }) {
  const { piece, form, symbols, game, fill } = props;
  const face = piece.face ?? "";
  const drawn = symbolOf(symbols, game, piece.kind, face) !== "";
  const tokens = piece.tokens ?? [];
  const badges = piece.badges ?? [];
  switch (form) {
    case "strip":
      return (
        <>
          {piece.picture ? <CardPicture game={game} file={piece.picture} /> : drawn && <Art game={game} kind={piece.kind} face={face} />}
          <span class="name">{piece.label}</span>
          {tokens.length > 0 && <TokenRow tokens={tokens} />}
        </>
      );
    case "tile":
      return <TokenRow tokens={tokens} />;
    case "corner":
      return (
        <>
          <svg class="corner-ring" viewBox="-20 -20 40 40" aria-hidden="true" focusable="false">
            <circle r="12.5" />
            <path d="M-18 0h6M12 0h6M0-18v6M0 12v6" />
          </svg>
          <span class="sign" aria-hidden="true">{piece.sign}</span>
        </>
      );
    case "back":
      return (
        <>
          {piece.picture ? <CardPicture game={game} file={piece.picture} /> : <span class="back-art" aria-hidden="true" />}
          {piece.sign && (
            <span class="sign" aria-hidden="true">
              {piece.sign}
            </span>
          )}
          <Counters badges={badges} />
        </>
      );
    case "card":
      return (
        <>
          <CardPicture game={game} file={piece.picture} />
          <span class="card-head">
            <span class="name">{piece.label}</span>
            {tokens.length > 0 && <TokenRow tokens={tokens} fill={fill} />}
          </span>
          {piece.line && (
            <span class="line" aria-hidden="true">
              {piece.line}
            </span>
          )}
          {piece.picture ? null : drawn ? (
            <Art game={game} kind={piece.kind} face={face} />
          ) : (
            piece.sign && (
              <span class="sign" aria-hidden="true">
                {piece.sign}
              </span>
            )
          )}
          <Counters badges={badges} />
        </>
      );
    case "marker":
      return (
        <svg class="marker" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d="M2 12 10 4v5h12v6H10v5z" />
        </svg>
      );
    default:
      return (
        <>
          <span class="base" aria-hidden="true" />
          {drawn ? (
            <Art game={game} kind={piece.kind} face={face} />
          ) : (
            <TokenView token={figureToken(piece)} />
          )}
          {drawn && piece.sign && <span class="sign" aria-hidden="true">{piece.sign}</span>}
          <Counters badges={badges} />
        </>
      );
  }
}

/** A figure without a drawing: its outline with its letters. */
function figureToken(piece: Piece): Token {
  return { sign: piece.sign ?? "", shape: piece.shape as NonNullable<Token["shape"]>, colour: piece.colour ?? "grey" };
}

/** Numbers that ride on a piece. */
function Counters({ badges }: { badges: Badge[] }) {
  const shown = badges.filter((b) => b.tokens?.length);
  if (!shown.length) return null;
  return (
    <span class="counters">
      {shown.map((b) => (
        <span key={b.kind} class={`counter b-${b.kind}`}>
          {(b.tokens ?? []).map((t, i) => (
            <TokenView key={i} token={t} />
          ))}
        </span>
      ))}
    </span>
  );
}
