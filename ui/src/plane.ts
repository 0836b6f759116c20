// Geometry of a board without squares, for pictures and dragging.  The rules decide in whole numbers
// on the server; here small errors do not matter.  Pure functions, no page.
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

/** A length in inches, to a tenth. */
export function inches(units: number, inch: number): number {
  return Math.round((units * 10) / inch) / 10;
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

/** Where a round base can turn about the corners of outlines: two places on tangents to each. */
export function turns(polygons: readonly Polygon[], radius: number): Point[] {
  const found: Point[] = [];
  for (const { outline, holes = [] } of polygons)
    for (const [ring, inner] of [[outline, false] as const, ...holes.map((hole) => [hole, true] as const)]) {
      const area = ring.reduce((sum, [x, y], i) => sum + x * ring[(i + 1) % ring.length]![1] - y * ring[(i + 1) % ring.length]![0], 0);
      const out = area > 0 !== inner ? 1 : -1;
      ring.forEach((corner, i) => {
        const before = ring[(i + ring.length - 1) % ring.length]!;
        const after = ring[(i + 1) % ring.length]!;
        if (turn(before, corner, after) * out <= 0) return;
        const first = unit([(corner[1] - before[1]) * out, -(corner[0] - before[0]) * out]);
        const last = unit([(after[1] - corner[1]) * out, -(after[0] - corner[0]) * out]);
        const middle = unit([first[0] + last[0], first[1] + last[1]]);
        for (const [u, v] of [[first, middle] as const, [middle, last] as const]) {
          const far = radius / (1 + u[0] * v[0] + u[1] * v[1]);
          found.push([Math.round(corner[0] + (u[0] + v[0]) * far), Math.round(corner[1] + (u[1] + v[1]) * far)]);
        }
      });
    }
  return found;
}

function unit([x, y]: Point): Point {
  const n = Math.hypot(x, y) || 1;
  return [x / n, y / n];
}

/** The corners of a way that is dragged like a string from `start` over `knots` to `end`: where it
 *  would cut an outline it bends at one of `bends`, and it lets go of corners when it can be straight
 *  again.  null when it cannot be drawn so: then the way is left to the rules. */
export function dragged(
  start: Point,
  knots: readonly Point[],
  end: Point,
  clear: (a: Point, b: Point) => boolean,
  bends: readonly Point[],
): Point[] | null {
  // A string that is pulled back lies straight again, from the first corner that sees the end.
  const seen = [start, ...knots].findIndex((corner) => clear(corner, end));
  if (seen >= 0) return knots.slice(0, seen);
  const found = round(knots.at(-1) ?? start, end, clear, bends);
  return found && [...knots, ...found];
}

/** The shortest way over one bend, or else over two. */
function round(a: Point, b: Point, clear: (a: Point, b: Point) => boolean, bends: readonly Point[]): Point[] | null {
  const near = bends.filter((bend) => clear(a, bend));
  const far = bends.filter((bend) => clear(bend, b));
  let best: Point[] | null = null;
  let least = Infinity;
  const take = (...over: Point[]): void => {
    const length = wayLength([a, ...over, b]);
    if (length < least) {
      best = over;
      least = length;
    }
  };
  for (const bend of near) if (far.includes(bend)) take(bend);
  if (best) return best;
  for (const first of near) for (const last of far) if (clear(first, last)) take(first, last);
  return best;
}

/** The outline of polygons as an SVG path; fill it by the even-odd rule. */
export function pathOf(polygons: readonly Polygon[]): string {
  const ring = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${x} ${y}`).join("L")}Z`;
  return polygons.flatMap((p) => [p.outline, ...(p.holes ?? [])].map(ring)).join("");
}

export function lineOf(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${x} ${y}`).join("L")}`;
}

/** The bounding box of a zone: x0, y0, x1, y1. */
export function boundsOf(zone: Zone): [number, number, number, number] {
  const xs: number[] = [];
  const ys: number[] = [];
  for (const { outline } of zone.polygons ?? [])
    for (const [x, y] of outline) {
      xs.push(x);
      ys.push(y);
    }
  for (const { x, y, radius } of zone.discs ?? []) {
    xs.push(x - radius, x + radius);
    ys.push(y - radius, y + radius);
  }
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** Where to write the name of a region: inside it, as far from its border, and from what stands there,
 *  as a coarse look finds; and how much room there is. */
export function middleOf(polygons: readonly Polygon[], avoid: readonly Point[] = []): { at: Point; room: number } {
  const [x0, y0, x1, y1] = boundsOf({ polygons: [...polygons] });
  const rings = polygons.flatMap((p) => [p.outline, ...(p.holes ?? [])]);
  let best: Point = [(x0 + x1) / 2, (y0 + y1) / 2];
  let most = -Infinity;
  let free = 0;
  const steps = 16;
  for (let i = 1; i < steps; i++)
    for (let j = 1; j < steps; j++) {
      const p: Point = [x0 + ((x1 - x0) * i) / steps, y0 + ((y1 - y0) * j) / steps];
      if (!polygons.some((polygon) => inPolygon(polygon, p))) continue;
      const border = rings.flatMap((ring) => ring.map((c, k) => fromSegment(p, ring[(k + ring.length - 1) % ring.length]!, c)));
      const room = Math.min(...border, ...avoid.map((other) => distance(p, other)));
      // Of places with the same room, the one nearest to the middle.
      const worth = room - distance(p, [(x0 + x1) / 2, (y0 + y1) / 2]) / 100;
      if (worth > most) {
        most = worth;
        best = p;
        free = room;
      }
    }
  return { at: best, room: free };
}

/** The box round an outline that lies along its longest edge: what is drawn in it is as wide as that
 *  edge is long, and turned with it. */
export function lyingBox(outline: readonly Point[]): { x: number; y: number; width: number; height: number; angle: number } {
  let [along, most] = [0, -1];
  outline.forEach((corner, i) => {
    const before = outline[(i + outline.length - 1) % outline.length]!;
    const far = distance(before, corner);
    if (far > most + 1e-6) [along, most] = [Math.atan2(corner[1] - before[1], corner[0] - before[0]), far];
  });
  // A half turn is the same box: keep its drawing upright.
  if (along > Math.PI / 2) along -= Math.PI;
  else if (along <= -Math.PI / 2) along += Math.PI;
  const [cos, sin] = [Math.cos(along), Math.sin(along)];
  const us = outline.map(([x, y]) => x * cos + y * sin);
  const vs = outline.map(([x, y]) => y * cos - x * sin);
  const [u0, u1, v0, v1] = [Math.min(...us), Math.max(...us), Math.min(...vs), Math.max(...vs)];
  const [u, v] = [(u0 + u1) / 2, (v0 + v1) / 2];
  return { x: u * cos - v * sin, y: u * sin + v * cos, width: u1 - u0, height: v1 - v0, angle: (along * 180) / Math.PI };
}

/** Where the i-th of n tokens lies round a base, in parts of its diameter: side by side under it. */
export function roundBase(i: number, n: number, size: number): Point {
  const step = Math.min(2 * Math.asin(Math.min(1, size / 1.04)), (Math.PI * 1.5) / n);
  const angle = Math.PI / 2 - (i - (n - 1) / 2) * step;
  return [0.5 + 0.52 * Math.cos(angle), 0.5 + 0.52 * Math.sin(angle)];
}

export function clamp(value: number, lo: number, hi: number): number {
  return Math.max(lo, Math.min(hi, value));
}
