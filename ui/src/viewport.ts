// How a large board lies in its window: `scale` pixels to a unit, its corner at x, y.  Pure
// functions, no page.
import { clamp, type Point } from "./plane";

export interface View {
  scale: number;
  x: number;
  y: number;
}

export interface Sizes {
  /** The window, in pixels. */
  width: number;
  height: number;
  /** The board, in units. */
  across: number;
  down: number;
  /** The most pixels per unit. */
  largest: number;
}

export function fitScale(s: Sizes): number {
  return Math.min(s.width / s.across, s.height / s.down);
}

/** The whole board, in the middle of the window. */
export function fitted(s: Sizes): View {
  return settled({ scale: fitScale(s), x: 0, y: 0 }, s);
}

/** Within its limits: never smaller than the window, never dragged out of it. */
export function settled(view: View, s: Sizes): View {
  const least = fitScale(s);
  const scale = clamp(view.scale, least, Math.max(least, s.largest));
  const edge = (at: number, window: number, board: number): number =>
    board <= window ? (window - board) / 2 : clamp(at, window - board, 0);
  return { scale, x: edge(view.x, s.width, s.across * scale), y: edge(view.y, s.height, s.down * scale) };
}

/** A pixel of the window as a point of the board. */
export function toBoard(view: View, [x, y]: Point): Point {
  return [(x - view.x) / view.scale, (y - view.y) / view.scale];
}

export function toWindow(view: View, [x, y]: Point): Point {
  return [x * view.scale + view.x, y * view.scale + view.y];
}

export function panned(view: View, dx: number, dy: number, s: Sizes): View {
  return settled({ ...view, x: view.x + dx, y: view.y + dy }, s);
}

/** Larger or smaller, with one pixel of the window staying where it is on the board. */
export function zoomed(view: View, factor: number, [px, py]: Point, s: Sizes): View {
  const least = fitScale(s);
  const scale = clamp(view.scale * factor, least, Math.max(least, s.largest));
  const k = scale / view.scale;
  return settled({ scale, x: px - (px - view.x) * k, y: py - (py - view.y) * k }, s);
}

/** Two fingers: what was under each of them stays under it. */
export function pinched(view: View, from: readonly [Point, Point], to: readonly [Point, Point], s: Sizes): View {
  const far = ([a, b]: readonly [Point, Point]): number => Math.max(1, Math.hypot(b[0] - a[0], b[1] - a[1]));
  const middle = ([a, b]: readonly [Point, Point]): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const [was, is] = [middle(from), middle(to)];
  const moved = { ...view, x: view.x + is[0] - was[0], y: view.y + is[1] - was[1] };
  return zoomed(moved, far(to) / far(from), is, s);
}

/** As large as shows all these points with `room` pixels round them, in the middle of the window. */
export function framing(points: readonly Point[], s: Sizes, room: number): View {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const scale = clamp(
    Math.min((s.width - 2 * room) / Math.max(1, x1 - x0), (s.height - 2 * room) / Math.max(1, y1 - y0)),
    fitScale(s),
    Math.max(fitScale(s), s.largest),
  );
  return settled({ scale, x: s.width / 2 - ((x0 + x1) / 2) * scale, y: s.height / 2 - ((y0 + y1) / 2) * scale }, s);
}

/** The view moved just far enough to bring a point into the window, with some margin. */
export function showing(view: View, point: Point, s: Sizes, room = 40): View {
  const [x, y] = toWindow(view, point);
  const shift = (at: number, window: number): number => (at < room ? room - at : at > window - room ? window - room - at : 0);
  return panned(view, shift(x, s.width), shift(y, s.height), s);
}
