// Drawing a board: things from a palette are put down, moved, turned, resized and set, by mouse, touch and
// keyboard.  What they are, how they look and what is wrong with them the game says.
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { api } from "./api";
import { useCell } from "./cell";
import { bring } from "./create";
import { packed } from "./entries";
import type { Hands } from "./freeboard";
import { againstBots, tablePath } from "./home";
import { Icon } from "./icons";
import { boxOf, changed, copied, dragSize, found, frameOf, freePlace, inFrame, itemsOf, made, replaced, resize, rounded, shift, shown, toGrid, together, turn, valued, without, type Change, type Frame } from "./mapdraft";
import { inches, pathOf, type Point } from "./plane";
import { prefs } from "./prefs";
import { href } from "./route";
import { Board, SceneFrame, symbolOf, type Play } from "./scene";
import { useSymbols } from "./sheets";
import { notify } from "./shell";
import { useWords } from "./words";
import type { Drawing, GameInfo, Item, MapCheck, MapField, MapSort, MapWorkshop, Scene } from "./protocol";

type Sorts = ReadonlyMap<string, MapSort>;

const HISTORY = 100;
const TREMBLE = 6;
/** Corners of a frame, by the grips that stand there. */
const GRIPS: readonly Point[] = [[-1, -1], [1, -1], [1, 1], [-1, 1]];

// -- the draft, its past and what the game says of it ------------------------------------------------
interface Draft {
  drawing: Drawing;
  judged: { drawing: Drawing; check: MapCheck } | null;
  bound: Readonly<Record<string, string>>;
  /** A change that can be undone. */
  change(next: Drawing, fit?: readonly string[]): void;
  /** One of many little changes of the same drag: the first remembers what was before. */
  drag(next: Drawing, first: boolean): void;
  /** The end of a drag: things are brought to where they belong. */
  settle(fit: readonly string[]): void;
  undo(): void;
  redo(): void;
  canUndo: boolean;
  canRedo: boolean;
  /** The text of the drawing as it stands now. */
  text(): Promise<MapCheck>;
}

function useDraft(game: string, start: Drawing): Draft {
  const t = useWords();
  const { lang } = useCell(prefs);
  const [drawing, setDrawing] = useState(start);
  const [past, setPast] = useState<Drawing[]>([]);
  const [future, setFuture] = useState<Drawing[]>([]);
  const [judged, setJudged] = useState<Draft["judged"]>(null);
  const now = useRef(drawing);
  now.current = drawing;
  const work = useRef({ busy: false, again: false, fit: new Set<string>(), gone: false });

  const ask = (): void => {
    const w = work.current;
    if (w.busy) {
      w.again = true;
      return;
    }
    w.busy = true;
    w.again = false;
    const sent = now.current;
    const fit = [...w.fit].filter((id) => found(sent, id));
    w.fit.clear();
    api
      .checkMap({ game, drawing: rounded(sent), fit })
      .then(
        (check) => {
          if (w.gone) return;
          let known = sent;
          let next = now.current;
          for (const item of check.fitted ?? []) {
            known = replaced(known, item);
            // Only where nobody has taken it up again meanwhile.
            if (found(next, item.id) === found(sent, item.id)) next = replaced(next, item);
          }
          if (next !== now.current) {
            // What is the same thing must be the same object: unchanged parts are compared by identity.
            const same = new Map(itemsOf(next).map((item) => [item.id, item]));
            known = { ...known, items: itemsOf(known).map((item) => same.get(item.id) ?? item) };
            now.current = next;
            setDrawing(next);
          }
          setJudged({ drawing: known, check });
        },
        (error: Error) => !w.gone && notify(error.message || t.offline),
      )
      .finally(() => {
        w.busy = false;
        if (w.again && !w.gone) ask();
      });
  };
  useEffect(() => {
    if (judged?.drawing !== drawing) ask();
  }, [drawing, lang, game]);
  useEffect(() => {
    work.current.gone = false;
    return () => void (work.current.gone = true);
  }, []);
  const put = (next: Drawing): void => {
    now.current = next;
    setDrawing(next);
  };
  const remember = (): void => {
    const before = now.current;
    setPast((all) => [...all.slice(1 - HISTORY), before]);
    setFuture([]);
  };
  return {
    drawing,
    judged,
    bound: judged?.check.bound ?? {},
    change: (next, fit = []) => {
      remember();
      for (const id of fit) work.current.fit.add(id);
      put(next);
    },
    drag: (next, first) => {
      if (first) remember();
      put(next);
    },
    settle: (fit) => {
      for (const id of fit) work.current.fit.add(id);
      ask();
    },
    undo: () => {
      const before = past.at(-1);
      if (!before) return;
      setPast(past.slice(0, -1));
      setFuture([...future, now.current]);
      put(before);
    },
    redo: () => {
      const next = future.at(-1);
      if (!next) return;
      setFuture(future.slice(0, -1));
      setPast([...past, now.current]);
      put(next);
    },
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    text: () => api.checkMap({ game, drawing: rounded(now.current) }),
  };
}

// -- the page ------------------------------------------------------------------------------------------
export function MapBench({ info, workshop, sorts, start, kept }: { info: GameInfo; workshop: MapWorkshop; sorts: Sorts; start: Drawing; kept: string }) {
  const t = useWords();
  const draft = useDraft(info.name, start);
  const { drawing, judged } = draft;
  const [picked, pick] = useState("");
  const [snap, setSnap] = useState(true);
  const [part, setPart] = useState<"stock" | "thing" | "map">("stock");
  const [own, setOwn] = useState(kept);
  const [saved, setSaved] = useState(start);
  const [busy, setBusy] = useState(false);
  const bench = useRef<HTMLDivElement>(null);
  const mover = useRef<HTMLDivElement>(null);
  const step = workshop.inch / 2;
  const item = picked ? found(drawing, picked) : undefined;
  const sort = item && sorts.get(item.sort);
  const faults = judged?.check.faults ?? [];
  const wrong = new Set(faults.flatMap((f) => f.items ?? []));
  const select = (id: string, hold = false): void => {
    pick(id);
    if (id) setPart("thing");
    if (hold) setTimeout(() => mover.current?.focus(), 0);
  };

  // -- what can be done ----------------------------------------------------------------------------------
  const lines = (ids: Iterable<string>): string[] => [...ids].filter((id) => sorts.get(found(drawing, id)?.sort ?? "")?.shape === "line");
  const go = (id: string, change: Change, whole = true): void => {
    const ids = whole ? together(draft.bound, id) : new Set([id]);
    draft.change(changed(drawing, ids, change), id && sort?.shape === "line" ? [id] : []);
  };
  const rotate = (degrees: number): void => {
    if (item) go(item.id, turn(frameOf(item).middle, degrees));
  };
  const copy = (): void => {
    if (!item) return;
    const double = copied(drawing, draft.bound, item.id, step);
    draft.change(double.drawing);
    select(double.id, true);
  };
  const remove = (): void => {
    if (!item) return;
    draft.change(without(drawing, together(draft.bound, item.id)));
    pick("");
  };
  const add = (kind: MapSort, at?: Point): void => {
    const [x0, y0, x1, y1] = boxOf(kind.item.points);
    const frame = bench.current?.querySelector(".free-view")?.getBoundingClientRect();
    const middle: Point = frame ? toBoard(frame.left + frame.width / 2, frame.top + frame.height / 2) : [drawing.width / 2, drawing.depth / 2];
    const inside: Point = [Math.min(Math.max(middle[0], 0), drawing.width), Math.min(Math.max(middle[1], 0), drawing.depth)];
    const spot = at ?? (kind.shape === "area" ? freePlace(drawing, [x1 - x0, y1 - y0], inside, step) : inside);
    let thing = made(drawing, kind, spot);
    if (snap && kind.shape === "area") {
      const [dx, dy] = toGrid(thing, step);
      thing = { ...thing, points: thing.points.map((p) => [p[0] + dx, p[1] + dy]) };
    }
    draft.change({ ...drawing, items: [...itemsOf(drawing), thing] }, kind.shape === "line" ? [thing.id] : []);
    select(thing.id, true);
  };
  const toBoard = (x: number, y: number): Point => {
    const box = bench.current?.querySelector(".board.free")?.getBoundingClientRect();
    if (!box?.width) return [0, 0];
    return [((x - box.left) / box.width) * drawing.width, ((y - box.top) / box.height) * drawing.depth];
  };
  const hands = useHands({ draft, sorts, workshop, snap, picked, select, toBoard });

  // -- keys ------------------------------------------------------------------------------------------------
  const key = (e: KeyboardEvent): void => {
    const typing = (e.target as Element).matches("input, select, textarea");
    const command = e.ctrlKey || e.metaKey;
    const letter = e.key.toLowerCase();
    if (command && letter === "z" && !e.shiftKey) draft.undo();
    else if (command && (letter === "y" || letter === "z")) draft.redo();
    else if (typing) return;
    else if (command && letter === "d") copy();
    else if (command || !item) return;
    else if (e.key === "Delete" || e.key === "Backspace") remove();
    else if (letter === "r") rotate(e.shiftKey ? -15 : 15);
    else if (e.key === "Escape") pick("");
    else return;
    e.preventDefault();
    e.stopPropagation();
  };
  const nudge = (e: KeyboardEvent): void => {
    const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[e.key];
    if (!way || !item) return;
    const far = e.shiftKey ? workshop.inch / 10 : step;
    const whole = sort?.shape !== "line";
    draft.change(changed(drawing, whole ? together(draft.bound, item.id) : new Set([item.id]), shift(way[0]! * far, way[1]! * far)));
    e.preventDefault();
    e.stopPropagation();
  };
  const settleKeys = (): void => {
    if (item && sort?.shape === "line") draft.settle([item.id]);
  };

  // -- keeping and passing on --------------------------------------------------------------------------------
  const dirty = drawing !== saved;
  useEffect(() => {
    if (!dirty) return;
    const stay = (e: BeforeUnloadEvent): void => e.preventDefault();
    addEventListener("beforeunload", stay);
    return () => removeEventListener("beforeunload", stay);
  }, [dirty]);
  const doing = (what: () => Promise<void>): void => {
    setBusy(true);
    what()
      .catch((error: Error) => notify(error.message || t.offline))
      .finally(() => setBusy(false));
  };
  const save = (): void =>
    doing(async () => {
      const { text } = await draft.text();
      const map = await api.saveMap(own, { game: info.name, text, name: drawing.name });
      setSaved(drawing);
      setOwn(map.id);
      notify(t.savedList({ name: map.name }));
      if (!own) history.replaceState(null, "", `/maps/${info.name}/${map.id}`);
    });
  const share = (): void =>
    doing(async () => {
      const address = `${location.origin}/maps/${info.name}/shared#map=${await packed((await draft.text()).text)}`;
      await navigator.clipboard.writeText(address).then(
        () => notify(t.copied),
        () => notify(address),
      );
    });
  const exported = (): void =>
    doing(async () => {
      const { text } = await draft.text();
      const link = document.createElement("a");
      link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
      link.download = `${drawing.name.trim().replace(/[^\p{L}\p{N}]+/gu, "-") || "map"}.json`;
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
    });
  const play = (): void =>
    doing(async () => {
      const { text } = await draft.text();
      setSaved(drawing);
      href.go(tablePath(await api.create({ ...againstBots(info), options: { [workshop.option]: text } })));
    });
  const setUp = (): void =>
    doing(async () => {
      bring(info.name, { [workshop.option]: (await draft.text()).text });
      href.go(`/new/${info.name}`);
    });
  const forget = (): void =>
    doing(async () => {
      if (!confirm(t.removeSure)) return;
      await api.removeMap(own);
      setSaved(drawing);
      href.go(`/maps/${info.name}`);
    });

  const empty: Scene = useMemo(
    () => ({ game: info.name, width: drawing.width, height: drawing.depth, inch: workshop.inch, regions: [{ id: "table", kind: "table", label: t.mapBoard, look: "ground", polygons: [] }], lines: [], pieces: [], panels: [] }),
    [info.name, drawing.width, drawing.depth, t],
  );
  const scene = useMemo(() => shown(drawing, sorts, judged, empty), [drawing, judged, sorts, empty]);
  const asPlay: Play = {
    state: (id) => (id === picked ? "chosen" : wrong.has(id) ? "wrong" : ""),
    touch: (id) => select(found(drawing, id) ? id : "", true),
    show: () => undefined,
    seen: new Set(),
  };
  const marks = (at: (p: Point) => { left: string; top: string }) =>
    faults.map((fault, i) =>
      (fault.at ?? []).slice(0, 3).map((p, j) => (
        <button type="button" key={`${i} ${j}`} class="fault-mark" style={at(p)} title={fault.text} aria-label={fault.text} onClick={() => select(fault.items?.[0] ?? "")}>
          {i + 1}
        </button>
      )),
    );
  const ok = !!judged && judged.drawing === drawing && judged.check.ok;
  return (
    <div class="map-bench" data-part={part} ref={bench} onKeyDown={key}>
      <div class="map-head">
        <input class="map-name" value={drawing.name} aria-label={t.mapName} maxLength={40} onChange={(e) => draft.change({ ...drawing, name: e.currentTarget.value })} />
        <div class="row map-tools">
          <Tool icon="undo" label={t.undo} off={!draft.canUndo} act={draft.undo} />
          <Tool icon="redo" label={t.redo} off={!draft.canRedo} act={draft.redo} />
          <Tool icon="turnLeft" label={t.turnLeft} off={!item} act={() => rotate(-15)} />
          <Tool icon="turnRight" label={t.turnRight} off={!item} act={() => rotate(15)} />
          <Tool icon="cards" label={t.copyThing} off={!item} act={copy} />
          <Tool icon="trash" label={t.removeThing} off={!item} act={remove} />
          <label class="check snap">
            <input type="checkbox" checked={snap} onChange={(e) => setSnap(e.currentTarget.checked)} /> {t.snap}
          </label>
        </div>
        <div class="row map-keep">
          <button type="button" class="primary" disabled={busy || !ok} title={ok ? "" : t.mapBad} onClick={play}>
            <Icon name="play" size={16} /> {t.playMap}
          </button>
          <button type="button" disabled={busy || !ok} onClick={setUp}>
            {t.tableMap}
          </button>
          <button type="button" disabled={busy} onClick={save}>
            {t.save}
          </button>
          <Tool icon="share" label={t.shareList} off={busy} act={share} />
          <Tool icon="download" label={t.exportMap} off={busy} act={exported} />
          {own && <Tool icon="trash" label={t.removeMap} off={busy} act={forget} />}
        </div>
      </div>
      <div class="segments map-parts">
        {(["stock", "thing", "map"] as const).map((name) => (
          <button type="button" key={name} aria-pressed={part === name} onClick={() => setPart(name)}>
            {name === "stock" ? t.mapStock : name === "thing" ? t.mapThing : faults.length ? t.mapFaults({ n: faults.length }) : t.mapWhole}
          </button>
        ))}
      </div>
      <Stock workshop={workshop} game={info.name} add={add} drawing={drawing} draft={draft} snap={snap} select={select} toBoard={toBoard} bench={bench} />
      <div class="map-board">
        <SceneFrame scene={scene} play={asPlay}>
          <Board label={drawing.name} hands={{ ...hands, drawn: (at) => [marks(at), hands.drawn(at)] }} />
        </SceneFrame>
        <div
          class="placer map-mover"
          ref={mover}
          tabIndex={item ? 0 : -1}
          role="application"
          aria-label={item ? `${sort?.text ?? ""} ${item.id}. ${t.mapKeys}` : t.mapKeys}
          onKeyDown={nudge}
          onKeyUp={settleKeys}
        />
      </div>
      <Thing key={picked} item={item} sort={sort} workshop={workshop} sorts={sorts} draft={draft} lines={lines} />
      <Whole workshop={workshop} draft={draft} ok={ok} select={select} />
    </div>
  );
}

function Tool({ icon, label, off, act }: { icon: string; label: string; off: boolean; act(): void }) {
  return (
    <button type="button" class="icon-button" aria-label={label} title={label} disabled={off} onClick={act}>
      <Icon name={icon} size={18} />
    </button>
  );
}

// -- what there is -----------------------------------------------------------------------------------
function Stock(props: {
  workshop: MapWorkshop;
  game: string;
  add(sort: MapSort, at?: Point): void;
  drawing: Drawing;
  draft: Draft;
  snap: boolean;
  select(id: string): void;
  toBoard(x: number, y: number): Point;
  bench: { current: HTMLDivElement | null };
}) {
  const t = useWords();
  const { workshop, draft, toBoard } = props;
  const groups = useMemo(() => {
    const all = new Map<string, MapSort[]>();
    for (const sort of workshop.sorts) all.set(sort.group, [...(all.get(sort.group) ?? []), sort]);
    return [...all];
  }, [workshop]);
  const held = useRef<{ from: Point; id: string; base: Drawing } | null>(null);
  const dragged = useRef(false);
  const over = (e: PointerEvent): boolean => {
    const box = props.bench.current?.querySelector(".free-view")?.getBoundingClientRect();
    return !!box && e.clientX > box.left && e.clientX < box.right && e.clientY > box.top && e.clientY < box.bottom;
  };
  const down = (e: PointerEvent): void => {
    if (e.button) return;
    held.current = { from: [e.clientX, e.clientY], id: "", base: draft.drawing };
    dragged.current = false;
    (e.currentTarget as Element).setPointerCapture(e.pointerId);
  };
  const move = (sort: MapSort) => (e: PointerEvent): void => {
    const h = held.current;
    if (!h) return;
    if (!dragged.current && Math.hypot(e.clientX - h.from[0], e.clientY - h.from[1]) <= TREMBLE) return;
    dragged.current = true;
    if (!over(e)) {
      if (h.id) draft.drag(h.base, false);
      return;
    }
    let thing = { ...made(h.base, sort, toBoard(e.clientX, e.clientY)) };
    if (props.snap && sort.shape === "area") {
      const [dx, dy] = toGrid(thing, workshop.inch / 2);
      thing = { ...thing, points: thing.points.map((p) => [p[0] + dx, p[1] + dy]) };
    }
    draft.drag({ ...h.base, items: [...itemsOf(h.base), thing] }, !h.id);
    h.id = thing.id;
  };
  const up = (sort: MapSort) => (e: PointerEvent): void => {
    const h = held.current;
    held.current = null;
    if (!h?.id) return;
    if (!over(e)) {
      draft.drag(h.base, false);
      return;
    }
    props.select(h.id);
    draft.settle(sort.shape === "line" ? [h.id] : []);
  };
  return (
    <div class="map-stock" role="group" aria-label={t.mapStock}>
      {groups.map(([group, sorts]) => (
        <section key={group}>
          <h3>{group}</h3>
          <div class="map-kinds">
            {sorts.map((sort) => (
              <button
                type="button"
                key={sort.name}
                class="map-kind"
                data-sort={sort.name}
                onPointerDown={down}
                onPointerMove={move(sort)}
                onPointerUp={up(sort)}
                onPointerCancel={up(sort)}
                onClick={() => {
                  if (!dragged.current) props.add(sort);
                  dragged.current = false;
                }}
              >
                <KindPicture game={props.game} sort={sort} inch={workshop.inch} />
                <span>{sort.text}</span>
              </button>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

/** A thing of the palette, drawn as the board draws it. */
function KindPicture({ game, sort, inch }: { game: string; sort: MapSort; inch: number }) {
  const symbol = symbolOf(useSymbols(game), game, sort.region?.kind ?? sort.name, "");
  const [x0, y0, x1, y1] = sort.line ? [-inch * 0.9, -inch * 0.9, inch * 0.9, inch * 0.9] : boxOf(sort.shape === "point" ? [[-inch / 2, -inch / 2], [inch / 2, inch / 2]] : sort.item.points);
  const room = inch * 0.15;
  const box = `${x0 - room} ${y0 - room} ${x1 - x0 + 2 * room} ${y1 - y0 + 2 * room}`;
  return (
    <svg class={`kind-picture board g-${game}`} viewBox={box} aria-hidden="true" focusable="false">
      {sort.region && <path class={`area look-${sort.region.look} k-${sort.region.kind} c-grey`} d={pathOf(sort.region.polygons ?? [])} fill-rule="evenodd" style={{ "--tall": `${((sort.region.height ?? 0) / inch).toFixed(2)}` }} />}
      {sort.region && symbol && (
        <g class={`area-art k-${sort.region.kind} c-grey`}>
          <use href={`#${symbol}`} x={x0} y={y0} width={x1 - x0} height={y1 - y0} />
        </g>
      )}
      {sort.line && (sort.line.kind === "ladder" ? <Rungs line={sort.line} inch={inch} /> : <path class={`passage l-${sort.line.kind}`} d={`M${sort.line.x0} ${sort.line.y0}L${sort.line.x1} ${sort.line.y1}`} />)}
      {sort.shape === "point" && <circle class="kind-spot" r={inch / 2.2} />}
    </svg>
  );
}

function Rungs({ line, inch }: { line: { x0: number; y0: number; x1: number; y1: number }; inch: number }) {
  const half = inch * 0.24;
  const top = Math.min(line.y0, line.y1);
  const foot = Math.max(line.y0, line.y1);
  let d = `M${-half} ${top}V${foot}M${half} ${top}V${foot}`;
  for (let y = top + inch * 0.1; y < foot; y += inch * 0.25) d += `M${-half} ${y}H${half}`;
  return <path class="passage l-ladder" d={d} />;
}

// -- taking things in hand ----------------------------------------------------------------------------------
interface Held {
  base: Drawing;
  ids: ReadonlySet<string>;
  id: string;
  from: Point;
  /** What the drag changes, by where the pointer is now. */
  change(at: Point, fine: boolean): Change;
  fit: readonly string[];
  moved: boolean;
}

function useHands(props: {
  draft: Draft;
  sorts: Sorts;
  workshop: MapWorkshop;
  snap: boolean;
  picked: string;
  select(id: string): void;
  toBoard(x: number, y: number): Point;
}): Hands {
  const t = useWords();
  const { draft, sorts, workshop, snap, picked, toBoard } = props;
  const { drawing } = draft;
  const held = useRef<Held | null>(null);
  const step = workshop.inch / 2;
  const shapeOf = (item: Item | undefined): string => (item && sorts.get(item.sort)?.shape) ?? "area";
  const waysOf = (ids: Iterable<string>): string[] => [...ids].filter((id) => shapeOf(found(drawing, id)) === "line");

  const moving = (item: Item, from: Point): Held => {
    const line = shapeOf(item) === "line";
    const ids = line ? new Set([item.id]) : together(draft.bound, item.id);
    const change = (at: Point, fine: boolean): Change => {
      const free = shift(at[0] - from[0], at[1] - from[1]);
      if (fine || line) return free;
      const [dx, dy] = toGrid({ ...item, points: item.points.map((p) => free(p) as [number, number]) }, step);
      return shift(at[0] - from[0] + dx, at[1] - from[1] + dy);
    };
    return { base: drawing, ids, id: item.id, from, change, fit: line ? [item.id] : [], moved: false };
  };
  const resizing = (item: Item, grip: Point, from: Point): Held => {
    const frame = frameOf(item);
    const ids = new Set([item.id, ...waysOf(together(draft.bound, item.id))]);
    const change = (at: Point, fine: boolean): Change => resize(frame, dragSize(frame, grip, at, workshop.inch * 0.2, fine ? 0 : workshop.inch / 10), [-grip[0], -grip[1]]);
    return { base: drawing, ids, id: item.id, from, change, fit: waysOf(ids), moved: false };
  };
  const turning = (item: Item, from: Point): Held => {
    const { middle, angle } = frameOf(item);
    const ids = together(draft.bound, item.id);
    const toward = ([x, y]: Point): number => (Math.atan2(y - middle[1], x - middle[0]) * 180) / Math.PI;
    const start = toward(from);
    const change = (at: Point, fine: boolean): Change => {
      const by = toward(at) - start;
      return turn(middle, fine ? by : Math.round((angle + by) / 15) * 15 - angle);
    };
    return { base: drawing, ids, id: item.id, from, change, fit: shapeOf(item) === "line" ? [item.id] : [], moved: false };
  };

  return {
    down: (e) => {
      const target = e.target as Element;
      const from = toBoard(e.clientX, e.clientY);
      const grip = target.closest<HTMLElement>("[data-grip]")?.dataset["grip"];
      const here = grip?.startsWith("way ") ? grip.slice(4) : undefined;
      const own = found(drawing, picked);
      if (grip && !here && own) {
        held.current = grip === "turn" ? turning(own, from) : resizing(own, GRIPS[Number(grip)]!, from);
        return true;
      }
      const id = here ?? target.closest<HTMLElement>("[data-piece]")?.dataset["piece"] ?? target.closest<HTMLElement>("[data-id]")?.dataset["id"] ?? "";
      const item = found(drawing, id);
      // A finger pans the board, unless it takes what was chosen before.
      if (!item || (e.pointerType === "touch" && id !== picked && !here)) return false;
      if (id !== picked) props.select(id);
      held.current = moving(item, from);
      return true;
    },
    move: (e) => {
      const h = held.current;
      if (!h) return;
      const at = toBoard(e.clientX, e.clientY);
      const scale = workshop.inch / 12;
      if (!h.moved && Math.hypot(at[0] - h.from[0], at[1] - h.from[1]) < scale) return;
      draft.drag(changed(h.base, h.ids, h.change(at, !snap || e.shiftKey)), !h.moved);
      h.moved = true;
    },
    up: () => {
      const h = held.current;
      held.current = null;
      if (h?.moved) draft.settle(h.fit);
    },
    drawn: (at) => {
      const item = found(drawing, picked);
      const shape = shapeOf(item);
      const frame: Frame | null = item && shape === "area" ? frameOf(item) : null;
      const top: Point | null = frame && inFrame(frame, [0, -1]);
      return [
        ...itemsOf(drawing)
          .filter((one) => shapeOf(one) === "line")
          .map((one) => (
            <button
              type="button"
              key={one.id}
              class={`way-grip${one.id === picked ? " is-held" : ""}`}
              data-grip={`way ${one.id}`}
              style={at(frameOf(one).middle)}
              aria-label={`${sorts.get(one.sort)?.text ?? ""} ${one.id}`}
              onClick={() => props.select(one.id)}
            />
          )),
        ...(frame ? GRIPS.map((grip, i) => <span key={i} class="grip" data-grip={`${i}`} style={at(inFrame(frame, grip))} title={t.resizeThing} />) : []),
        ...(top ? [<span key="turn" class="grip turn-grip" data-grip="turn" style={{ ...at(top), "--angle": `${frame!.angle}deg` }} title={t.turnThing} />] : []),
      ];
    },
  };
}

// -- the thing that was chosen ----------------------------------------------------------------------------
function Thing(props: { item: Item | undefined; sort: MapSort | undefined; workshop: MapWorkshop; sorts: Sorts; draft: Draft; lines(ids: Iterable<string>): string[] }) {
  const t = useWords();
  const { item, sort, workshop, draft } = props;
  if (!item || !sort)
    return (
      <div class="map-thing">
        <p class="hint">{t.mapHint}</p>
        <p class="hint">{t.mapKeys}</p>
      </div>
    );
  const { inch } = workshop;
  const frame = frameOf(item);
  const whole = together(draft.bound, item.id);
  const line = sort.shape === "line";
  const put = (change: Change, ids: ReadonlySet<string> = whole): void => draft.change(changed(draft.drawing, ids, change), line ? [item.id] : props.lines(ids));
  const set = (field: MapField, value: boolean | number | string): void => draft.change(valued(draft.drawing, item.id, field.name, value), props.lines(whole));
  const size = (i: 0 | 1, n: number): void => {
    const wide: [number, number] = [frame.half[0] * 2, frame.half[1] * 2];
    wide[i] = n;
    put(resize(frame, wide, [0, 0]), new Set([item.id, ...props.lines(whole)]));
  };
  const fields = workshop.fields.filter((f) => sort.fields.includes(f.name));
  const first = fields.filter((f) => f.kind !== "item");
  const more = fields.filter((f) => f.kind === "item");
  return (
    <div class="map-thing">
      <h3>
        {sort.text} <small class="hint">{item.id}</small>
      </h3>
      <div class="map-fields">
        {first.map((field) => (
          <FieldInput key={field.name} field={field} item={item} workshop={workshop} draft={draft} sorts={props.sorts} set={set} />
        ))}
      </div>
      <div class="map-numbers">
        <Inches label={t.mapX} value={frame.middle[0]} inch={inch} put={(n) => put(shift(n - frame.middle[0], 0))} />
        <Inches label={t.mapY} value={frame.middle[1]} inch={inch} put={(n) => put(shift(0, n - frame.middle[1]))} />
        {sort.shape === "area" && (
          <>
            <Inches label={t.mapWidth} value={frame.half[0] * 2} inch={inch} least={inch / 5} put={(n) => size(0, n)} />
            <Inches label={t.mapDepth} value={frame.half[1] * 2} inch={inch} least={inch / 5} put={(n) => size(1, n)} />
            <label>
              {t.mapAngle}
              <input type="number" step={15} value={Math.round(frame.angle * 10) / 10} onChange={(e) => put(turn(frame.middle, e.currentTarget.valueAsNumber - frame.angle))} />
            </label>
          </>
        )}
      </div>
      {more.length > 0 && (
        <details>
          <summary>{t.moreOptions}</summary>
          {more.map((field) => (
            <FieldInput key={field.name} field={field} item={item} workshop={workshop} draft={draft} sorts={props.sorts} set={set} />
          ))}
        </details>
      )}
    </div>
  );
}

function FieldInput(props: { field: MapField; item: Item; workshop: MapWorkshop; draft: Draft; sorts: Sorts; set(field: MapField, value: boolean | number | string): void }) {
  const { field, item, workshop, set } = props;
  const value = item.values?.[field.name];
  if (field.kind === "flag")
    return (
      <label class="check">
        <input type="checkbox" checked={value === true} onChange={(e) => set(field, e.currentTarget.checked)} /> {field.text}
      </label>
    );
  if (field.kind === "length") return <Inches label={field.text} value={Number(value ?? 0)} inch={workshop.inch} least={field.least ?? 0} most={field.most ?? 0} put={(n) => set(field, Math.round(n))} />;
  const others = field.kind === "item" ? itemsOf(props.draft.drawing).filter((one) => one.id !== item.id && props.sorts.get(one.sort)?.shape === "area") : [];
  return (
    <label class="map-choice">
      <span>{field.text}</span>
      <select value={String(value ?? "")} onChange={(e) => set(field, e.currentTarget.value)}>
        {(field.values ?? []).map((v) => (
          <option key={v.value} value={v.value}>
            {v.text}
          </option>
        ))}
        {others.map((one) => (
          <option key={one.id} value={one.id}>
            {one.id}
          </option>
        ))}
      </select>
    </label>
  );
}

function Inches({ label, value, inch, put, least, most }: { label: string; value: number; inch: number; put(units: number): void; least?: number; most?: number }) {
  return (
    <label>
      {label}
      <input
        type="number"
        step={0.1}
        min={least === undefined ? undefined : inches(least, inch)}
        max={most ? inches(most, inch) : undefined}
        value={inches(value, inch)}
        onChange={(e) => {
          const n = e.currentTarget.valueAsNumber * inch;
          if (Number.isFinite(n)) put(Math.max(least ?? -1e6, Math.min(most || 1e6, n)));
        }}
      />
    </label>
  );
}

// -- the map as a whole -------------------------------------------------------------------------------------
function Whole({ workshop, draft, ok, select }: { workshop: MapWorkshop; draft: Draft; ok: boolean; select(id: string): void }) {
  const t = useWords();
  const { drawing, judged } = draft;
  const faults = judged?.check.faults ?? [];
  const size = workshop.sizes.find((s) => s.width === drawing.width && s.depth === drawing.depth);
  const { inch, least, most } = workshop;
  return (
    <div class="map-whole">
      <div class={`map-verdict ${ok ? "is-ok" : judged?.drawing === drawing ? "is-bad" : "is-old"}`} role="status">
        <b>{!judged ? "…" : faults.length ? t.mapFaults({ n: faults.length }) : t.mapOk}</b>
        <ol>
          {faults.map((fault, i) => (
            <li key={i}>
              <button type="button" class="quiet" onClick={() => select(fault.items?.[0] ?? "")}>
                {fault.text}
              </button>
            </li>
          ))}
        </ol>
      </div>
      <details class="map-size" open>
        <summary>{t.mapSize}</summary>
        <label>
          <select
            aria-label={t.mapSize}
            value={size?.name ?? ""}
            onChange={(e) => {
              const next = workshop.sizes.find((s) => s.name === e.currentTarget.value);
              if (next) draft.change({ ...drawing, width: next.width, depth: next.depth });
            }}
          >
            {!size && <option value="">{t.mapOwnSize}</option>}
            {workshop.sizes.map((s) => (
              <option key={s.name} value={s.name}>
                {s.text}
              </option>
            ))}
          </select>
        </label>
        <div class="map-numbers">
          <Inches label={t.mapWidth} value={drawing.width} inch={inch} least={least} most={most} put={(n) => draft.change({ ...drawing, width: Math.round(n) })} />
          <Inches label={t.mapDepth} value={drawing.depth} inch={inch} least={least} most={most} put={(n) => draft.change({ ...drawing, depth: Math.round(n) })} />
        </div>
      </details>
      {(judged?.check.facts ?? []).map((fact) => (
        <p key={fact} class="hint">
          {fact}
        </p>
      ))}
    </div>
  );
}
