// Taking things of a drawing in hand: moving, turning and resizing by pointer and keyboard.
import { useRef } from "preact/hooks";
import type { Hands } from "./freeboard";
import { changed, dragSize, found, frameOf, inFrame, itemsOf, resize, shift, toGrid, together, turn, type Change, type Frame } from "./mapdraft";
import type { Draft, Sorts } from "./mappast";
import type { Point } from "./plane";
import { useWords } from "./words";
import type { Drawing, Item, MapWorkshop } from "./protocol";

/** Corners of a frame, by the grips that stand there. */
const GRIPS: readonly Point[] = [[-1, -1], [1, -1], [1, 1], [-1, 1]];

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

export function useHands(props: {
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
