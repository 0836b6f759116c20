// A map that is being drawn: moving, turning, resizing and copying its things, and the scene that shows
// them before the server has drawn it.  Pure functions, no page.
import { lyingBox, type Point } from "./plane";
import type { Drawing, Item, Line, MapCheck, MapSort, Piece, Region, Scene } from "./protocol";

type Corner = [number, number];
export type Change = (p: Point) => Point;

const corner = ([x, y]: Point): Corner => [x, y];

export function itemsOf(drawing: Drawing): Item[] {
  return drawing.items ?? [];
}

export function found(drawing: Drawing, id: string): Item | undefined {
  return itemsOf(drawing).find((item) => item.id === id);
}

/** A thing with each of its points changed. */
export function reshaped(item: Item, change: Change): Item {
  const ring = (points: Corner[]): Corner[] => points.map((p) => corner(change(p)));
  const whole: Item = { ...item, points: ring(item.points) };
  if (item.holes?.length) whole.holes = item.holes.map(ring);
  return whole;
}

/** What goes to the server: whole numbers. */
export function rounded(drawing: Drawing): Drawing {
  return { ...drawing, items: itemsOf(drawing).map((item) => reshaped(item, ([x, y]) => [Math.round(x) + 0, Math.round(y) + 0])) };
}

/** A thing and everything that stands on it or leads through it. */
export function together(bound: Readonly<Record<string, string>>, id: string): Set<string> {
  const all = new Set([id]);
  for (let before = 0; before < all.size; ) {
    before = all.size;
    for (const [part, whole] of Object.entries(bound)) if (all.has(whole)) all.add(part);
  }
  return all;
}

export function changed(drawing: Drawing, ids: ReadonlySet<string>, change: Change): Drawing {
  return { ...drawing, items: itemsOf(drawing).map((item) => (ids.has(item.id) ? reshaped(item, change) : item)) };
}

export function replaced(drawing: Drawing, item: Item): Drawing {
  return { ...drawing, items: itemsOf(drawing).map((one) => (one.id === item.id ? item : one)) };
}

export function valued(drawing: Drawing, id: string, name: string, value: boolean | number | string): Drawing {
  const item = found(drawing, id);
  return item ? replaced(drawing, { ...item, values: { ...item.values, [name]: value } }) : drawing;
}

export const shift =
  (dx: number, dy: number): Change =>
  ([x, y]) => [x + dx, y + dy];

export function turn([cx, cy]: Point, degrees: number): Change {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return ([x, y]) => [cx + (x - cx) * cos - (y - cy) * sin, cy + (x - cx) * sin + (y - cy) * cos];
}

/** The box that a thing lies in, along its longest edge. */
export interface Frame {
  middle: Point;
  /** Half its width and depth. */
  half: Point;
  /** In degrees. */
  angle: number;
}

export function frameOf(item: Item): Frame {
  const points: readonly Point[] = item.points;
  if (points.length > 2) {
    const box = lyingBox(points);
    return { middle: [box.x, box.y], half: [box.width / 2, box.height / 2], angle: box.angle };
  }
  const [a, b] = [points[0]!, points.at(-1)!];
  const angle = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
  return { middle: [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], half: [Math.hypot(b[0] - a[0], b[1] - a[1]) / 2, 0], angle };
}

/** A point of a frame: -1 to 1 along its width and depth. */
export function inFrame({ middle, half, angle }: Frame, [u, v]: Point): Point {
  return turn(middle, angle)([middle[0] + u * half[0], middle[1] + v * half[1]]);
}

/** A thing made as wide and deep as this, with one corner of its frame staying where it is. */
export function resize(frame: Frame, size: Point, stays: Point): Change {
  const { middle, half, angle } = frame;
  const back = turn(middle, -angle);
  const there = turn(middle, angle);
  const ratio: Point = [half[0] ? size[0] / (2 * half[0]) : 1, half[1] ? size[1] / (2 * half[1]) : 1];
  const anchor: Point = [middle[0] + stays[0] * half[0], middle[1] + stays[1] * half[1]];
  return (p) => {
    const [x, y] = back(p);
    return there([anchor[0] + (x - anchor[0]) * ratio[0], anchor[1] + (y - anchor[1]) * ratio[1]]);
  };
}

/** How wide and deep a frame becomes when a corner is dragged to a point; the other corner stays. */
export function dragSize(frame: Frame, grip: Point, to: Point, least: number, step: number): Point {
  const [x, y] = turn(frame.middle, -frame.angle)(to);
  const size = (at: number, i: 0 | 1): number => {
    const far = (at - (frame.middle[i] - grip[i] * frame.half[i])) * grip[i];
    return Math.max(least, step ? Math.round(far / step) * step : far);
  };
  return [size(x, 0), size(y, 1)];
}

export function boxOf(points: readonly Point[]): [number, number, number, number] {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** How far a thing must still go to lie on the lines: its upper left corner, or the middle of what is turned. */
export function toGrid(item: Item, step: number): Point {
  const frame = frameOf(item);
  const straight = item.points.length > 2 && Math.abs(frame.angle % 90) < 0.01;
  const [x0, y0] = boxOf(item.points);
  const [x, y] = straight ? [x0, y0] : frame.middle;
  return [Math.round(x / step) * step - x, Math.round(y / step) * step - y];
}

export function freshId(drawing: Drawing, sort: string): string {
  const taken = new Set(itemsOf(drawing).map((item) => item.id));
  for (let n = 1; ; n++) if (!taken.has(`${sort}-${n}`)) return `${sort}-${n}`;
}

/** A new thing of a sort, with its middle at a point. */
export function made(drawing: Drawing, sort: MapSort, [x, y]: Point): Item {
  return { ...sort.item, id: freshId(drawing, sort.name), points: sort.item.points.map((p) => corner(shift(x, y)(p))), values: { ...sort.item.values } };
}

/** A place near a point where a box of a size stands free of all others. */
export function freePlace(drawing: Drawing, size: Point, near: Point, step: number): Point {
  const others = itemsOf(drawing).map((item) => boxOf(item.points));
  const [w, h] = [size[0] / 2 + step / 2, size[1] / 2 + step / 2];
  const free = ([x, y]: Point): boolean =>
    x - w >= 0 && y - h >= 0 && x + w <= drawing.width && y + h <= drawing.depth && others.every(([x0, y0, x1, y1]) => x + w <= x0 || x - w >= x1 || y + h <= y0 || y - h >= y1);
  for (let ring = 0; ring * step < Math.max(drawing.width, drawing.depth); ring++)
    for (let i = -ring; i <= ring; i++)
      for (const p of [[i, -ring], [i, ring], [-ring, i], [ring, i]] as const) {
        const at: Point = [near[0] + p[0] * step, near[1] + p[1] * step];
        if (free(at)) return at;
      }
  return near;
}

/** A thing and what belongs to it once more, beside it. */
export function copied(drawing: Drawing, bound: Readonly<Record<string, string>>, id: string, step: number): { drawing: Drawing; id: string } {
  const own = found(drawing, id);
  if (!own) return { drawing, id };
  const ids = together(bound, id);
  const [x0, y0, x1, y1] = boxOf(own.points);
  const middle: Point = [(x0 + x1) / 2, (y0 + y1) / 2];
  const at = own.points.length > 2 ? freePlace(drawing, [x1 - x0, y1 - y0], middle, step) : shift(step * 2, step * 2)(middle);
  const go = shift(at[0] - middle[0], at[1] - middle[1]);
  const items = [...itemsOf(drawing)];
  const names = new Map<string, string>();
  for (const item of itemsOf(drawing)) {
    if (!ids.has(item.id)) continue;
    const name = freshId({ ...drawing, items }, item.sort);
    names.set(item.id, name);
    items.push(renamed(reshaped(item, go), name, {}));
  }
  // What the copies say about each other is about copies.
  const copies = new Set(names.values());
  const whole = items.map((item) => (copies.has(item.id) ? renamed(item, item.id, Object.fromEntries(names)) : item));
  return { drawing: { ...drawing, items: whole }, id: names.get(id)! };
}

function renamed(item: Item, id: string, names: Readonly<Record<string, string>>): Item {
  const values = Object.fromEntries(Object.entries(item.values ?? {}).map(([key, value]) => [key, typeof value === "string" ? (names[value] ?? value) : value]));
  return { ...item, id, values };
}

export function without(drawing: Drawing, ids: ReadonlySet<string>): Drawing {
  return { ...drawing, items: itemsOf(drawing).filter((item) => !ids.has(item.id)) };
}

/** The change that takes one way to another, without bending it. */
function following(from: readonly Point[], to: readonly Point[]): Change {
  const [a, b, c, d] = [from[0]!, from[1] ?? from[0]!, to[0]!, to[1] ?? to[0]!];
  const [fx, fy, tx, ty] = [b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]];
  const n = fx * fx + fy * fy || 1;
  const [cos, sin] = fx || fy ? [(fx * tx + fy * ty) / n, (fx * ty - fy * tx) / n] : [1, 0];
  return ([x, y]) => [c[0] + (x - a[0]) * cos - (y - a[1]) * sin, c[1] + (x - a[0]) * sin + (y - a[1]) * cos];
}

const close = (a: Point, b: Point): boolean => Math.abs(a[0] - b[0]) < 2 && Math.abs(a[1] - b[1]) < 2;

/** The board as it is being drawn: what the server drew, with everything that has changed since moved along. */
export function shown(drawing: Drawing, sorts: ReadonlyMap<string, MapSort>, judged: { drawing: Drawing; check: MapCheck } | null, empty: Scene): Scene {
  const base = judged?.check.scene ?? empty;
  const before = new Map(judged ? itemsOf(judged.drawing).map((item) => [item.id, item]) : []);
  const drawn = new Map(base.regions.map((r) => [r.id, r]));
  const regions: Region[] = [];
  const lines: Line[] = [];
  const pieces: Piece[] = [];
  for (const item of itemsOf(drawing)) {
    const sort = sorts.get(item.sort);
    const old = before.get(item.id);
    if (!sort) continue;
    if (sort.shape === "area") {
      const region = drawn.get(item.id) ?? (sort.region && { ...sort.region, id: item.id });
      if (!region) continue;
      const was = old?.points ?? sort.item.points;
      const go = following(was, item.points);
      const same = was.length === item.points.length && was.every((p, i) => close(go(p), item.points[i]!));
      const holes = same ? (region.polygons?.[0]?.holes ?? []).map((ring) => ring.map((p) => corner(go(p)))) : [];
      regions.push(old === item && drawn.has(item.id) ? region : { ...region, polygons: [{ outline: item.points, ...(holes.length ? { holes } : {}) }] });
    } else if (sort.shape === "line") {
      const mine = old && judged ? (judged.check.lines?.[item.id] ?? []).map((n) => base.lines[n]!) : [];
      const go = following((mine.length ? old! : sort.item).points, item.points);
      for (const line of mine.length ? mine : sort.line ? [sort.line] : []) {
        const [x0, y0] = go([line.x0, line.y0]);
        const [x1, y1] = go([line.x1, line.y1]);
        lines.push({ ...line, x0, y0, x1, y1 });
      }
    } else {
      const piece = base.pieces.find((p) => p.id === item.id);
      const [x, y] = item.points[0]!;
      const at = { ...(piece?.at ?? { radius: (base.inch ?? 2) / 2 }), x, y };
      pieces.push(piece ? { ...piece, at } : { id: item.id, kind: item.sort, place: "", label: sort.text, shape: "octagon", colour: "orange", at });
    }
  }
  const order = new Map(base.regions.map((r, i) => [r.id, i]));
  regions.sort((a, b) => (order.get(a.id) ?? 1e9) - (order.get(b.id) ?? 1e9));
  const table = drawn.get("table");
  const ground: Region[] = table ? [{ ...table, polygons: [{ outline: [[0, 0], [drawing.width, 0], [drawing.width, drawing.depth], [0, drawing.depth]] }] }] : [];
  return { ...base, width: drawing.width, height: drawing.depth, regions: [...ground, ...regions], lines, pieces };
}
