"""How a round base gets about: bends round corners, rows of lengths, shortest ways.

Nothing kept here depends on models: all is a function of places, so that a state holds positions
only and its copies share this.  A battlefield has two walks for each size of base: the *easy* one
passes all scenery (no roll), the *bold* one passes barriers only.

A taut way of a base bends only round convex corners.  Round each corner stand whole-number points
on tangents two units outside the true arc; ways are thereby at most a few hundredths of an inch
too long, and never too short.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable
from heapq import heappop, heappush
from itertools import pairwise
from math import isqrt
from typing import NamedTuple

from neontable.games.combatzone.space.solid import Solid
from neontable.games.combatzone.space.terrain import Level, Terrain
from neontable.games.combatzone.space.units import GREEN, INCH
from neontable.kernel.zone import Point
from neontable.kit.plane import FINE, length

FAR = 1 << 60
GRID = 3 * INCH // 2
"""Between the places that bots are offered in the open."""

Turn = tuple[int, int, int, int]
"""The two directions in which an inflated outline leaves a bend."""
ANY: Turn = (0, 0, 0, 0)
"""At the ends of a link a way may turn as it likes."""
Row = tuple[list[int], dict[int, int], dict[int, int]]
"""The points in range, nearest first; then of each its length, and the point before it if any."""


Hider = tuple[int, int, int, int, Callable[[int, int, int, int, int], bool]]
"""What a piece may hide from a place in one quarter of the compass: a box that holds everywhere
that a base would overlap it, counted from the place outwards, and whether a base slides past it."""
NOBODY: Hider = (FAR, FAR, FAR, FAR, lambda *_: True)


def _from(hider: Hider) -> int:
    return hider[0] + hider[1]


class Link(NamedTuple):
    """A straight piece of a way that is more than sliding: through a door, up a ladder."""

    kind: str
    id: int
    """Of the passage; of a climb, the piece."""
    ax: int
    ay: int
    alevel: int
    bx: int
    by: int
    blevel: int
    length: int
    """In 1/FINE unit."""
    roll: bool


def bend(ring: tuple[Point, ...], i: int, r: int, halvings: int) -> dict[Point, Turn]:
    """The points at which a base of radius r can turn round corner i of a closed ring that has
    its piece on the left, if the piece is convex there."""
    k, one, s = len(ring) - 1, 1 << 20, r + 2  # rounding moves a point by less than two units
    (x, y), (hx, hy), (jx, jy) = ring[i], ring[(i - 1) % k], ring[i + 1]
    ax, ay, bx, by = x - hx, y - hy, jx - x, jy - y
    if ax * by - ay * bx <= 0:
        return {}
    ways = [(ax, ay), (bx, by)]  # the tangents' directions, made whole numbers of length 2 ** 20
    for n in range(halvings + 1):
        if n:
            mids = [(u[0] + v[0], u[1] + v[1]) for u, v in pairwise(ways)]
            ways = [w for pair in zip(ways, mids, strict=False) for w in pair] + [ways[-1]]
        sizes = [isqrt((u * u + v * v) << 40) for u, v in ways]
        ways = [((u << 40) // z, (v << 40) // z) for (u, v), z in zip(ways, sizes, strict=True)]
    at: list[Point] = []
    for (ux, uy), (vx, vy) in pairwise(ways):
        z = one + ((ux * vx + uy * vy) >> 20)
        at.append((x + s * (uy + vy) // z, y - s * (ux + vx) // z))
    # The neighbours along the walls lean in a little, so that rounding never hides one.
    before = (at[0][0] - 32 * ax - ay, at[0][1] - 32 * ay + ax)
    after = (at[-1][0] + 32 * bx - by, at[-1][1] + 32 * by + bx)
    ring_of = [before, *at, after]
    found: dict[Point, Turn] = {}
    for n, (px, py) in enumerate(at):
        e, f = ring_of[n], ring_of[n + 2]
        found[px, py] = (e[0] - px, e[1] - py, f[0] - px, f[1] - py)
    return found


def taut(turn: Turn, dx: int, dy: int) -> bool:
    """Whether a string that comes round a bend may leave it in this direction."""
    ex, ey, fx, fy = turn
    return (dx * ey - dy * ex) * (dx * fy - dy * fx) >= 0


def stop(s: list[Solid], ax: int, ay: int, bx: int, by: int, r: int) -> Solid | None:
    """A piece that a base overlaps as it slides straight from A to B, at both of which it
    overlaps none."""
    x0, x1 = (ax - r, bx + r) if ax < bx else (bx - r, ax + r)
    y0, y1 = (ay - r, by + r) if ay < by else (by - r, ay + r)
    for p in s:
        if (
            p.x0 < x1
            and p.x1 > x0
            and p.y0 < y1
            and p.y1 > y0
            and not p.outline.passes(ax, ay, bx, by, r)
        ):
            return p
    return None


class Walk:
    def __init__(self, terrain: Terrain, r: int, bold: bool, links: list[Link]) -> None:
        self.terrain, self.r, self.bold = terrain, r, bold
        self.across = terrain.field.width + terrain.field.depth
        """More than any straight line."""
        self.solid: dict[int, list[Solid]] = {}
        for level in terrain.levels.values():
            self.solid[level.index] = [*level.walls] if bold else [*level.walls, *level.rough]
        self.index: dict[tuple[int, int, int], int] = {}
        found: dict[tuple[int, int, int], Turn | None] = {}
        for level in terrain.levels.values():
            found |= self._gathered(level)
        for link in links:
            if bold or not link.roll:
                found[link.ax, link.ay, link.alevel] = ANY
                found[link.bx, link.by, link.blevel] = ANY
        spots = sorted([(n, x, y) for x, y, n in found if self.free(x, y, n)])
        self.points: list[tuple[int, int, int]] = [(x, y, n) for n, x, y in spots]
        self.xs, self.ys = [p[0] for p in self.points], [p[1] for p in self.points]
        self.turns: list[Turn | None] = [found[p] for p in self.points]
        self.index = {p: i for i, p in enumerate(self.points)}
        self.first: dict[int, tuple[int, list[int]]] = {}
        for n in terrain.levels:
            lo = bisect_left(spots, (n,))
            hi = bisect_left(spots, (n + 1,))
            self.first[n] = (lo, [x for _, x, _ in spots[lo:hi]])
        joined: list[tuple[int, int, Link]] = []
        for link in links:
            i = self.index.get((link.ax, link.ay, link.alevel))
            j = self.index.get((link.bx, link.by, link.blevel))
            if (bold or not link.roll) and i is not None and j is not None:
                joined += [(i, j, link), (j, i, link)]
        self.links: dict[int, list[tuple[int, int, Link]]] = {
            i: [(link.length, j, link) for k, j, link in joined if k == i] for i, _, _ in joined
        }
        self.floors = [terrain.floor_at(terrain.levels[n], x, y) for x, y, n in self.points]
        stand = terrain.stand
        self.stand = [
            stand((x, y, f), r) is None
            for (x, y, _), f in zip(self.points, self.floors, strict=True)
        ]
        self._onward: dict[int, tuple[int, list[tuple[int, int]]]] = {}
        """Of each bend: how far it has been looked from there, and what was found."""
        self._rows: dict[tuple[int, int, int, int], Row] = {}
        self._longest: dict[tuple[int, int, int], int] = {}
        """Of each place: how far its longest row goes."""

    def _gathered(self, level: Level) -> dict[tuple[int, int, int], Turn | None]:
        """A grid and the bends of a level."""
        found: dict[tuple[int, int, int], Turn | None] = {}
        if level.roof is None:
            x0, y0, x1, y1 = 0, 0, self.terrain.field.width, self.terrain.field.depth
        else:
            o = level.roof.outline
            x0, y0, x1, y1 = o.x0, o.y0, o.x1, o.y1
        grid = INCH if level.roof is None else INCH // 2
        for x in range(x0 + grid, x1, GRID):
            for y in range(y0 + grid, y1, GRID):
                found[x, y, level.index] = None
        for s in self.solid[level.index]:
            for ring in s.outline.rings:
                for i in range(len(ring) - 1):
                    some = bend(ring, i, self.r, 2)
                    roomy = all(self.free(x, y, level.index) for x, y in some)
                    for (x, y), turn in (some if roomy else bend(ring, i, self.r, 4)).items():
                        found[x, y, level.index] = turn
        return found

    def forget(self) -> None:
        """Nothing that is kept may change an answer: a test clears it in the middle of a game."""
        self._onward.clear()
        self._rows.clear()
        self._longest.clear()

    def free(self, x: int, y: int, level: int) -> bool:
        """Whether the base may be here on its way."""
        if (x, y, level) in self.index:
            return True
        if not self.terrain.inside(self.terrain.levels[level], x, y, self.r):
            return False
        r = self.r
        for s in self.solid[level]:
            near = x + r > s.x0 and x - r < s.x1 and y + r > s.y0 and y - r < s.y1
            if near and s.outline.near(x, y, r) < 0:
                return False
        return True

    def slides(self, ax: int, ay: int, bx: int, by: int, level: int) -> bool:
        """Straight from one free place to another on a level."""
        return stop(self.solid[level], ax, ay, bx, by, self.r) is None

    def straight(
        self, x: int, y: int, level: int, turn: Turn | None, most: int, least: int = -1
    ) -> list[tuple[int, int]]:
        """Lengths and points in a straight line from here (taut, from a bend) that are at most so
        far away and farther than `least`, nearest first."""
        out: list[tuple[int, int]] = []
        r = self.r
        quarters = self._quarters(x, y, level, most)
        hiders = [quarter[0] if quarter else NOBODY for quarter in quarters]
        lo, left = self.first[level]
        square = most * most
        inner = least * least if least >= 0 else -1
        reach = range(lo + bisect_left(left, x - most), lo + bisect_right(left, x + most))
        xs, ys = self.xs, self.ys
        if turn is None:
            some = [
                (i, dx, dy)
                for i in reach
                if inner < (dx := xs[i] - x) * dx + (dy := ys[i] - y) * dy <= square
            ]
        else:
            ex, ey, fx, fy = turn
            some = [
                (i, dx, dy)
                for i in reach
                if inner < (dx := xs[i] - x) * dx + (dy := ys[i] - y) * dy <= square
                and (dx * ey - dy * ex) * (dx * fy - dy * fx) >= 0  # `taut`
            ]
        for i, dx, dy in some:
            # `stop`, beginning with the piece that hid the last point: neighbours hide together.
            if dx > 0:
                quarter, u = 2, dx
            else:
                quarter, u = 0, -dx
            if dy > 0:
                quarter, v = quarter + 1, dy
            else:
                v = -dy
            hider = hiders[quarter]
            u0, v0, u1, v1, passes = hider
            near = u0 < u and v0 < v and u1 * v > v0 * u and u0 * v < v1 * u
            if near and not passes(x, y, x + dx, y + dy, r):
                continue
            for other in quarters[quarter]:
                u0, v0, u1, v1, passes = other
                if (
                    u0 < u
                    and v0 < v
                    and u1 * v > v0 * u
                    and u0 * v < v1 * u
                    and other is not hider
                    and not passes(x, y, x + dx, y + dy, r)
                ):
                    hiders[quarter] = other
                    break
            else:
                out.append((length(dx, dy), i))
        return sorted(out)

    def _quarters(self, x: int, y: int, level: int, most: int) -> list[list[Hider]]:
        """What may hide points up to so far to the upper left of a place, to the lower left, to
        the upper right and to the lower right, the nearest first."""
        r = self.r
        found: list[list[Hider]] = [[], [], [], []]
        far = most + r
        some = [
            p
            for p in self.solid[level]
            if p.x0 < x + far and p.x1 > x - far and p.y0 < y + far and p.y1 > y - far
        ]
        for p in some:
            passes = p.outline.passes
            left, right = p.x0 - r - x, p.x1 + r - x
            above, below = p.y0 - r - y, p.y1 + r - y
            if left < 0:
                if above < 0:
                    found[0].append((-right, -below, -left, -above, passes))
                if below > 0:
                    found[1].append((-right, above, -left, below, passes))
            if right > 0:
                if above < 0:
                    found[2].append((left, -below, right, -above, passes))
                if below > 0:
                    found[3].append((left, above, right, below, passes))
        for quarter in found:
            quarter.sort(key=_from)
        return found

    def _extended(self, v: int, rest: int) -> tuple[int, list[tuple[int, int]]]:
        """Lengths and points that a way can go on to from a bend, nearest first, with how far all
        of them are known.  A way a little longer than GREEN needs more than that of the bends near
        its beginning alone."""
        limit = GREEN if rest <= GREEN * FINE else self.across
        x, y, level = self.points[v]
        known = self._onward.get(v)
        if known is None:
            some = self.straight(x, y, level, self.turns[v], limit)
            if v in self.links:
                some = sorted([*some, *[(d, j) for d, j, _ in self.links[v]]])
        else:
            more = self.straight(x, y, level, self.turns[v], limit, known[0] // FINE)
            some = sorted([*known[1], *more])
        found = self._onward[v] = (limit * FINE, some)
        return found

    def row(self, x: int, y: int, level: int, most: int) -> Row:
        """How far it is to every point within `most` units: Dijkstra over the bends.  The lengths
        may hold points that are farther: whoever reads them compares."""
        known = self._rows.get((x, y, level, most))
        if known is not None:
            return known
        if len(self._rows) > 4000:
            self._rows.clear()
            self._longest.clear()
        here = (x, y, level)
        longest = self._longest.get(here)
        if longest is not None and longest >= most:
            # A longer row begins with this one: all that is on a shortest way is nearer.
            order, far, before = self._rows[x, y, level, longest]
            some = order[: bisect_right(order, most * FINE, key=far.__getitem__)]
            known = self._rows[x, y, level, most] = (some, far, before)
            return known
        known = self._rows[x, y, level, most] = self._spread(here, most)
        self._longest[here] = most
        return known

    def _spread(self, start: tuple[int, int, int], most: int) -> Row:
        heap = self.straight(*start, None, most)  # sorted, so a heap
        far = {i: d for d, i in heap}
        before: dict[int, int] = {}
        limit = most * FINE
        here = self.index.get(start)
        if here is not None and here in self.links:
            for d, j, _ in self.links[here]:
                if d <= limit and d < far.get(j, FAR):
                    far[j], before[j] = d, here
                    heappush(heap, (d, j))
        turns, onward, reached = self.turns, self._onward, far.get
        while heap:
            d, v = heappop(heap)
            if turns[v] is None or d > far[v]:
                continue
            rest = limit - d
            known = onward.get(v)
            if known is None or known[0] < rest:
                known = self._extended(v, rest)
            for e, i in known[1]:
                e += d
                if e > limit:
                    break
                if e < reached(i, FAR):
                    far[i], before[i] = e, v
                    if turns[i] is not None:
                        heappush(heap, (e, i))
        order = sorted([(d, i) for i, d in far.items()])
        return [i for _, i in order], far, before

    def way(
        self, x: int, y: int, level: int, tx: int, ty: int, tlevel: int, most: int
    ) -> tuple[int, list[tuple[int, int, int]]] | None:
        """The shortest way to any free point within `most` units: its length and its corners."""
        start, end = (x, y, level), (tx, ty, tlevel)
        if level == tlevel and self.slides(x, y, tx, ty, level):
            d = length(tx - x, ty - y)
            return (d, [start, end]) if d <= most * FINE else None
        _, far, before = self.row(x, y, level, most)
        v = self.index.get(end)
        if v is not None:
            d = far.get(v, FAR)
            return None if d > most * FINE else (d, self._back(start, v, before))
        points, turns = self.points, self.turns
        tries: list[tuple[int, int]] = []
        limit = most * FINE
        for v, d in far.items():
            px, py, plevel = points[v]
            if turns[v] is not None and plevel == tlevel:
                e = d + length(tx - px, ty - py)
                if e <= limit:
                    tries.append((e, v))
        tries.sort()
        for d, v in tries:
            px, py, _ = points[v]
            if self.slides(px, py, tx, ty, tlevel):
                return d, [*self._back(start, v, before), end]
        return None

    def _back(
        self, start: tuple[int, int, int], v: int, before: dict[int, int]
    ) -> list[tuple[int, int, int]]:
        path = [self.points[v]]
        while v in before:
            v = before[v]
            path.append(self.points[v])
        if path[-1] != start:
            path.append(start)
        return path[::-1]

    def link(self, a: tuple[int, int, int], b: tuple[int, int, int]) -> Link | None:
        """The link that joins two of the points, if one does."""
        i, j = self.index.get(a), self.index.get(b)
        if i is None or j is None or i not in self.links:
            return None
        for _, k, link in self.links[i]:
            if k == j:
                return link
        return None
