// What there is to put on a board: the palette.
import { useMemo, useRef } from "preact/hooks";
import { boxOf, itemsOf, made, toGrid } from "./mapdraft";
import type { Draft } from "./mappast";
import { pathOf, type Point } from "./plane";
import { symbolOf } from "./scene";
import { useSymbols } from "./sheets";
import { useWords } from "./words";
import type { Drawing, MapSort, MapWorkshop } from "./protocol";

/** Pixels that a finger may move without dragging. */
const TREMBLE = 6;

export function Stock(props: {
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
