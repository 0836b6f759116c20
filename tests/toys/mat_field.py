"""The battlefield of the toy mat: scenery as polygons, and how a round base gets about it.

Everything is in tenths of a millimetre and exact.  What is remembered hangs on the field, keyed by
places; clearing it at any moment changes nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from heapq import heappop, heappush
from itertools import pairwise
from math import isqrt
from typing import Literal

import msgspec

from neontable.kernel.zone import GROUND, Place, Point, Polygon
from neontable.kit.plane import ACROSS, FINE, OUTSIDE, Outline, farthest, length, way_length, within

INCH = 254
WIDTH, HEIGHT = 30 * INCH, 22 * INCH
BASE = 135
"""The radius of a base of 27 mm."""
HALF = INCH // 2
"""Half the width of a path of attack."""
GRID = 2 * INCH
_ONE = 1 << 20


class Scenery(msgspec.Struct, frozen=True):
    id: str
    look: Literal["barrier", "scenery"]
    polygon: Polygon
    height: int
    floor: int = GROUND
    """What stands on it stands on this floor."""

    @property
    def rough(self) -> bool:
        """It costs to cross it."""
        return self.look == "scenery" and self.floor == GROUND


PIECES = (
    Scenery(
        "wall",
        "barrier",
        Polygon(((2286, 762), (2540, 762), (2540, 1778), (3302, 1778), (3302, 2032), (2286, 2032))),
        500,
    ),
    Scenery(
        "yard",
        "barrier",
        Polygon(
            ((3302, 2794), (4318, 2540), (4826, 3302), (4572, 4064), (3556, 4318), (3048, 3556)),
            (
                (
                    (3556, 3048),
                    (3429, 3556),
                    (3683, 3937),
                    (4318, 3810),
                    (4445, 3302),
                    (4191, 2921),
                ),
            ),
        ),
        600,
    ),
    Scenery(
        "container",
        "barrier",
        Polygon(((5334, 1016), (5842, 1270), (5588, 1778), (5080, 1524))),
        300,
    ),
    Scenery(
        "stack", "barrier", Polygon(((1524, 3810), (2159, 3683), (2032, 4318), (1524, 4445))), 300
    ),
    Scenery(
        "rubble",
        "scenery",
        Polygon(((1651, 2159), (2159, 2032), (2413, 2540), (2159, 2921), (1651, 2794))),
        100,
    ),
    Scenery(
        "scrap", "scenery", Polygon(((5334, 3429), (6096, 3302), (6223, 3937), (5461, 4191))), 100
    ),
    Scenery(
        "deck", "scenery", Polygon(((3937, 508), (4953, 508), (4953, 1270), (3937, 1270))), 250, 1
    ),
)
CACHES: tuple[Point, ...] = ((2900, 1350), (4445, 889), (2667, 4826), (5207, 2413), (5842, 4699))


class Way(msgspec.Struct, frozen=True):
    """A way of a base, from where it stands to its end."""

    points: tuple[Point, ...]
    length: int
    """Of its legs, in 1/FINE unit."""
    rough: tuple[str, ...]
    """The scenery that it crosses, each of which costs an inch more."""

    @property
    def units(self) -> int:
        """What it takes of a move, in whole units, rounded up."""
        return -(-self.length // FINE) + INCH * len(self.rough)


class Field:
    def __init__(self, pieces: Sequence[Scenery]) -> None:
        self.pieces = tuple(pieces)
        self.outlines = {p.id: Outline.of(p.polygon) for p in pieces}
        self.solid = [self.outlines[p.id] for p in pieces if p.look == "barrier"]
        self.rough = {p.id: self.outlines[p.id] for p in pieces if p.rough}
        self._reached: dict[Point, dict[Point, tuple[int, Point]]] = {}
        self._samples: dict[tuple[Point, int], tuple[tuple[Place, ...], ...]] = {}
        self._fans: dict[tuple[Point, int, bool], tuple[Polygon, ...]] = {}

    def forget(self) -> None:
        self._reached.clear()
        self._samples.clear()
        self._fans.clear()

    # -- standing ----------------------------------------------------------------------------
    def floor(self, x: int, y: int) -> int:
        """The floor that a base with this middle stands on."""
        found = [p.floor for p in self.pieces if p.floor != GROUND and p.polygon.holds(x, y)]
        return found[0] if found else GROUND

    def height(self, floor: int) -> int:
        return next((p.height for p in self.pieces if p.floor == floor != GROUND), 0)

    def free(self, x: int, y: int) -> bool:
        """Whether a base may be there: on the mat, and off every barrier."""
        if not (BASE <= x <= WIDTH - BASE and BASE <= y <= HEIGHT - BASE):
            return False
        return all(o.near(x, y, BASE) >= 0 for o in self.solid)

    # -- moving ------------------------------------------------------------------------------
    def slides(self, a: Point, b: Point) -> bool:
        """Straight from one free place to another, past every barrier."""
        return all(o.slides(*a, *b, BASE) for o in self.solid)

    def crossed(self, points: Sequence[Point]) -> tuple[str, ...]:
        """The rough pieces that a way leads over."""
        found = []
        for id, outline in self.rough.items():
            ends = any(outline.near(x, y, BASE) < 0 for x, y in points)
            if ends or any(not outline.slides(*a, *b, BASE) for a, b in pairwise(points)):
                found.append(id)
        return tuple(found)

    def along(self, points: Sequence[Point]) -> Way:
        return Way(tuple(points), way_length(points), self.crossed(points))

    @cached_property
    def bends(self) -> tuple[Point, ...]:
        """Where a taut way may turn: on tangents round the corners of barriers."""
        found: dict[Point, None] = {}
        for piece in self.pieces:
            if piece.look == "barrier":
                for place in _tangents(piece.polygon.outline):
                    if self.free(*place):
                        found[place] = None
        return tuple(found)

    @cached_property
    def joined(self) -> dict[Point, list[tuple[int, Point]]]:
        """Each bend with those in a straight line from it, and how far they are."""
        edges: dict[Point, list[tuple[int, Point]]] = {b: [] for b in self.bends}
        for i, a in enumerate(self.bends):
            for b in self.bends[:i]:
                if self.slides(a, b):
                    far = length(b[0] - a[0], b[1] - a[1])
                    edges[a].append((far, b))
                    edges[b].append((far, a))
        return edges

    def reached(self, start: Point) -> dict[Point, tuple[int, Point]]:
        """How far it is to each bend, and the bend before it or the start."""
        known = self._reached.get(start)
        if known is not None:
            return known
        heap: list[tuple[int, Point, Point]] = []
        for bend in self.bends:
            if bend != start and self.slides(start, bend):
                heappush(heap, (length(bend[0] - start[0], bend[1] - start[1]), bend, start))
        found: dict[Point, tuple[int, Point]] = {}
        while heap:
            far, place, before = heappop(heap)
            if place in found:
                continue
            found[place] = (far, before)
            for more, onward in self.joined[place]:
                if onward not in found:
                    heappush(heap, (far + more, onward, place))
        if len(self._reached) > 4000:
            self._reached.clear()
        self._reached[start] = found
        return found

    def way(self, start: Point, end: Point) -> Way | None:
        """The shortest way between two free places; None when there is none."""
        if start == end:
            return Way((start,), 0, ())
        if self.slides(start, end):
            return self.along((start, end))
        reached = self.reached(start)
        tries = sorted(
            (far + length(end[0] - x, end[1] - y), (x, y)) for (x, y), (far, _) in reached.items()
        )
        for _, bend in tries:
            if self.slides(bend, end):
                points, at = [end], bend
                while at != start:
                    points.append(at)
                    at = reached[at][1]
                return self.along((start, *reversed(points)))
        return None

    def samples(self, start: Point, most: int) -> tuple[tuple[Place, ...], ...]:
        """Ways to a grid of places and to corners within reach, the nearest first."""
        known = self._samples.get((start, most))
        if known is not None:
            return known
        grid = [(x, y) for x in range(INCH, WIDTH, GRID) for y in range(INCH, HEIGHT, GRID)]
        found: list[tuple[int, tuple[Place, ...]]] = []
        for end in (*grid, *self.bends[::3]):
            dx, dy = end[0] - start[0], end[1] - start[1]
            if dx * dx + dy * dy > most * most or end == start or not self.free(*end):
                continue
            way = self.way(start, end)
            if way is not None and way.units <= most:
                found.append(
                    (way.units, tuple((x, y, self.floor(x, y)) for x, y in way.points[1:]))
                )
        if len(self._samples) > 4000:
            self._samples.clear()
        known = self._samples[start, most] = tuple(path for _, path in sorted(found))
        return known

    # -- pictures ----------------------------------------------------------------------------
    def fans(self, start: Point, most: int, over: bool) -> tuple[Polygon, ...]:
        """Star-shaped polygons that cover what is in reach: round the base itself and round each
        bend with length to spare; `over` rough ground (which costs an inch) or not."""
        known = self._fans.get((start, most, over))
        if known is not None:
            return known
        stops = self.solid if over else [*self.solid, *self.rough.values()]
        spare = most - INCH if over and self.rough else most
        if not over and any(o.near(*start, BASE) < 0 for o in self.rough.values()):
            return ()
        out = [_fan(start, spare, stops)]
        for bend, (far, _) in self.reached(start).items():
            rest = spare - -(-far // FINE)
            if rest <= BASE or any(o.near(*bend, BASE) < 0 for o in stops):
                continue
            way = self.way(start, bend)
            if over or (way is not None and not way.rough):
                out.append(_fan(bend, rest, stops))
        if len(self._fans) > 500:
            self._fans.clear()
        known = self._fans[start, most, over] = tuple(Polygon(p) for p in out if len(p) > 2)
        return known

    # -- shooting ----------------------------------------------------------------------------
    def sight(
        self, a: Place, b: Place, others: Iterable[tuple[str, Place]]
    ) -> tuple[str, ...] | None:
        """What hinders a shot from one place to another; None when a barrier blocks it."""
        found: list[str] = []
        low = min(self.height(a[2]), self.height(b[2]))
        for piece in self.pieces:
            if piece.height <= low or piece.floor in (a[2], b[2]) != (GROUND, GROUND):
                continue
            stands = self.outlines[piece.id].band(a[0], a[1], b[0], b[1], HALF)
            if stands == ACROSS and piece.look == "barrier":
                return None
            if stands != OUTSIDE and piece.floor == GROUND:
                found.append(piece.id)
        for name, (x, y, _) in others:
            base = Outline(((x - BASE, y), (x, y - BASE), (x + BASE, y), (x, y + BASE)))
            if base.band(a[0], a[1], b[0], b[1], HALF) != OUTSIDE:
                found.append(name)
        return tuple(found)


RAYS = [(144 - j * j, 24 * j, 144 + j * j) for j in range(12)]
RAYS += [(-y, x, n) for x, y, n in RAYS]
RAYS += [(-x, -y, n) for x, y, n in RAYS]
"""Directions whose length is a whole number."""


def _fan(start: Point, most: int, stops: Sequence[Outline]) -> tuple[Point, ...]:
    x, y = start
    far = most + BASE
    near = [
        o for o in stops if o.x0 < x + far and o.x1 > x - far and o.y0 < y + far and o.y1 > y - far
    ]

    def good(px: int, py: int) -> bool:
        if not (BASE <= px <= WIDTH - BASE and BASE <= py <= HEIGHT - BASE):
            return False
        return all(o.near(px, py, BASE) >= 0 and o.slides(x, y, px, py, BASE) for o in near)

    ring = [farthest(x, y, x + dx * most // n, y + dy * most // n, good) for dx, dy, n in RAYS]
    return tuple(p for i, p in enumerate(ring) if p != ring[i - 1])


def _unit(dx: int, dy: int) -> Point:
    n = isqrt((dx * dx + dy * dy) << 40)
    return (dx << 40) // n, (dy << 40) // n


def _tangents(ring: Sequence[Point]) -> Iterable[Point]:
    """Whole-number places two units outside the arc that a base describes round each convex
    corner, four to a corner."""
    area = sum(ax * by - ay * bx for (ax, ay), (bx, by) in pairwise((*ring, ring[0])))
    out = 1 if area > 0 else -1
    for i, (x, y) in enumerate(ring):
        ax, ay = x - ring[i - 1][0], y - ring[i - 1][1]
        bx, by = ring[(i + 1) % len(ring)][0] - x, ring[(i + 1) % len(ring)][1] - y
        if (ax * by - ay * bx) * out <= 0:
            continue
        normals = [_unit(ay * out, -ax * out), _unit(by * out, -bx * out)]
        for _ in range(2):
            mids = [_unit(u[0] + v[0], u[1] + v[1]) for u, v in pairwise(normals)]
            both = [n for pair in zip(normals, mids, strict=False) for n in pair]
            normals = [*both, normals[-1]]
        for (ux, uy), (vx, vy) in pairwise(normals):
            z = _ONE + ((ux * vx + uy * vy) >> 20)
            yield x + (BASE + 3) * (ux + vx) // z, y + (BASE + 3) * (uy + vy) // z


FIELD = Field(PIECES)


def touching(a: Place, b: Point, gap: int) -> bool:
    return within(b[0] - a[0], b[1] - a[1], 0, 2 * BASE, gap)
