// Geometry of a board without squares, for pictures and dragging.  The rules decide in whole numbers
// on the server; here a hair's breadth does not matter.  Pure functions, no page.
import type { Polygon, Region, Zone } from "./protocol";

export type Point = readonly [number, number];
export type Place = [number, number, number];

export const GROUND = -1;

export function distance(a: Point, b: Point): number {
  return Math.hypot(b[0] - a[0], b[1] - a[1]);
}

/** The length of a way, all its legs together. */
export function wayLength(points: readonly Point[]): number {
  let sum = 0;
  for (let i = 1; i < points.length; i++) sum += distance(points[i - 1]!, points[i]!);
  return sum;
}

/** A length in inches to a tenth, with the language's decimal sign. */
export function inches(units: number, inch: number, lang: string): string {
  const tenths = Math.round((units * 10) / inch);
  return `${Math.trunc(tenths / 10)}${lang === "fr" ? "," : "."}${tenths % 10}`;
}

export function fromSegment(p: Point, a: Point, b: Point): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const n = dx * dx + dy * dy;
  const t = n === 0 ? 0 : Math.max(0, Math.min(1, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / n));
  return distance(p, [a[0] + dx * t, a[1] + dy * t]);
}

function turn(a: Point, b: Point, c: Point): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}

/** The distance of two segments; 0 where they cross. */
export function apart(a: Point, b: Point, c: Point, d: Point): number {
  if (turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0) return 0;
  return Math.min(fromSegment(a, c, d), fromSegment(b, c, d), fromSegment(c, a, b), fromSegment(d, a, b));
}

export function inRing(ring: readonly Point[], [x, y]: Point): boolean {
  let odd = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [[px, py], [qx, qy]] = [ring[j]!, ring[i]!];
    if (py > y !== qy > y && x < ((qx - px) * (y - py)) / (qy - py) + px) odd = !odd;
  }
  return odd;
}

export function inPolygon(polygon: Polygon, p: Point): boolean {
  return inRing(polygon.outline, p) && !(polygon.holes ?? []).some((hole) => inRing(hole, p));
}

/** The floor under a point: that of the last region there which has one. */
export function floorAt(regions: readonly Region[], p: Point): number {
  let floor = GROUND;
  for (const region of regions)
    if (region.floor !== undefined && (region.polygons ?? []).some((polygon) => inPolygon(polygon, p))) floor = region.floor;
  return floor;
}

/** Whether a round base gets straight from one point to another past all these outlines. */
export function clearOf(polygons: readonly Polygon[], radius: number): (a: Point, b: Point) => boolean {
  const rings = polygons.flatMap((p) => [p.outline, ...(p.holes ?? [])]);
  return (a, b) =>
    rings.every((ring) => ring.every((corner, i) => apart(a, b, ring[(i + ring.length - 1) % ring.length]!, corner) >= radius));
}

/** The corners of a way that is dragged like a string: from `start` over `knots` to `end`, having
 *  come from `before`.  A new corner is made where the string would cut one of the outlines, and
 *  corners are let go when the string can be straight again. */
export function dragged(
  start: Point,
  knots: readonly Point[],
  before: Point,
  end: Point,
  clear: (a: Point, b: Point) => boolean,
): Point[] {
  const now = [...knots];
  const anchor = (back = 0): Point => now[now.length - 1 - back] ?? start;
  if (!clear(anchor(), end) && clear(anchor(), before) && distance(anchor(), before) > 1) now.push(taut(anchor(), before, end, clear));
  while (now.length && clear(now.length > 1 ? anchor(1) : start, end)) now.pop();
  return now;
}

/** A corner drawn as near to the straight line as what stands there allows. */
function taut(a: Point, corner: Point, b: Point, clear: (a: Point, b: Point) => boolean): Point {
  const middle: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  let [lo, hi] = [0, 1];
  let best = corner;
  for (let i = 0; i < 8; i++) {
    const t = (lo + hi) / 2;
    const tried: Point = [corner[0] + (middle[0] - corner[0]) * t, corner[1] + (middle[1] - corner[1]) * t];
    if (clear(a, tried) && clear(tried, b)) {
      best = tried;
      lo = t;
    } else hi = t;
  }
  return [Math.round(best[0]), Math.round(best[1])];
}

/** The outline of polygons as an SVG path; fill it by the even-odd rule. */
export function pathOf(polygons: readonly Polygon[]): string {
  const ring = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${x} ${y}`).join("L")}Z`;
  return polygons.flatMap((p) => [p.outline, ...(p.holes ?? [])].map(ring)).join("");
}

export function lineOf(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${x} ${y}`).join("L")}`;
}

/** The smallest rectangle round a zone: x0, y0, x1, y1. */
export function boundsOf(zone: Zone): [number, number, number, number] {
  const xs: number[] = [];
  const ys: number[] = [];
  for (const { outline } of zone.polygons ?? []) for (const [x, y] of outline) xs.push(x), ys.push(y);
  for (const { x, y, radius } of zone.discs ?? []) xs.push(x - radius, x + radius), ys.push(y - radius, y + radius);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** Where to write the name of a region: the middle of its box. */
export function middleOf(polygons: readonly Polygon[]): Point {
  const [x0, y0, x1, y1] = boundsOf({ polygons: [...polygons] });
  return [(x0 + x1) / 2, (y0 + y1) / 2];
}

export function clamp(value: number, lo: number, hi: number): number {
  return Math.max(lo, Math.min(hi, value));
}
