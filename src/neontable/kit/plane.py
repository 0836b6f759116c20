"""Geometry of bases and outlines in whole numbers: exact, and the same on every machine.

With D = B - A, n = |D|², E = P - A, the numbers D·E and D×E place P along and across AB without
dividing, so that every comparison here is one of polynomials of degree four at most.  On boards of
up to 30,000 units a side all products stay below 2**63: the module can be compiled with machine
integers.  No game words: an outline may be a wall, a wood or the rim of a roof.

Overlapping is strict: two things that touch do not overlap.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from math import isqrt

from neontable.kernel.zone import Point, Polygon, Ring

FINE = 256
"""Lengths are summed in such parts of a unit, each rounded up: what is accepted is never too
long, and a straight whole number of units is exact."""

OUTSIDE, IN, ACROSS = 0, 1, 2
"""How an outline stands to a band: not in it, in it, or in it from border to border."""


def length(dx: int, dy: int) -> int:
    """Of a straight leg, in 1/FINE unit, rounded up."""
    n = (dx * dx + dy * dy) * FINE * FINE
    s = isqrt(n)
    return s if s * s == n else s + 1


def way_length(points: Sequence[Point]) -> int:
    """Of all legs of a way, in 1/FINE unit."""
    legs = pairwise(points)
    return sum([length(bx - ax, by - ay) for (ax, ay), (bx, by) in legs])


def off(px: int, py: int, ax: int, ay: int, bx: int, by: int, rr: int) -> int:
    """Negative, zero or positive: P is nearer to the segment AB than the square root of rr, just
    that far, or farther."""
    dx, dy, ex, ey = bx - ax, by - ay, px - ax, py - ay
    along, n = dx * ex + dy * ey, dx * dx + dy * dy
    if along <= 0:
        return ex * ex + ey * ey - rr
    if along >= n:
        return (px - bx) * (px - bx) + (py - by) * (py - by) - rr
    across = dx * ey - dy * ex
    return across * across - rr * n


def within(dx: int, dy: int, dz: int, radii: int, most: int) -> bool:
    """Whether two round bases are at most `most` apart, measured from edge to edge with their
    difference in height; `radii` is the sum of both."""
    rest = most * most - dz * dz
    far = dx * dx + dy * dy - radii * radii - rest
    return rest >= 0 and (far <= 0 or far * far <= 4 * radii * radii * rest)


def between(ax: int, ay: int, bx: int, by: int, k: int, n: int) -> Point:
    """The whole-number place k/n of the way from A to B."""
    return ax + (bx - ax) * k // n, ay + (by - ay) * k // n


def farthest(ax: int, ay: int, bx: int, by: int, good: Callable[[int, int], bool]) -> Point:
    """The last place on the way from A to B up to which all is good.  `good` must hold at A, and
    once it fails it must fail from there on."""
    n = max(abs(bx - ax), abs(by - ay))
    lo, hi = 0, n
    while lo < hi:
        mid = (lo + hi + 1) // 2
        if good(*between(ax, ay, bx, by, mid, n)):
            lo = mid
        else:
            hi = mid - 1
    return between(ax, ay, bx, by, lo, n) if n else (ax, ay)


class Outline:
    """The border of something on the board: simple rings, the first of them round it, the others
    round its holes."""

    __slots__ = ("_edges", "rings", "x0", "x1", "y0", "y1")

    def __init__(self, outline: Sequence[Point], holes: Sequence[Sequence[Point]] = ()) -> None:
        # Each ring closed: its first corner stands at its end again.
        self.rings: tuple[Ring, ...] = tuple((*ring, ring[0]) for ring in (outline, *holes))
        # The first corner of each ring apart from the rest: loops slice nothing.
        self._edges = tuple([(ring[0], ring[1:]) for ring in self.rings])
        xs, ys = zip(*outline, strict=True)
        self.x0, self.x1, self.y0, self.y1 = min(xs), max(xs), min(ys), max(ys)

    @classmethod
    def of(cls, polygon: Polygon) -> Outline:
        return cls(polygon.outline, polygon.holes)

    def near(self, x: int, y: int, r: int) -> int:
        """-1: a disc at this point overlaps it, 0: touches it, 1: neither."""
        if x + r < self.x0 or x - r > self.x1 or y + r < self.y0 or y - r > self.y1:
            return 1
        odd, found, rr = False, 1, r * r
        for (px, py), rest in self._edges:
            for qx, qy in rest:
                s = off(x, y, px, py, qx, qy, rr)
                if s <= 0:
                    found = min(found, -1 if s < 0 else 0)
                if (py > y) != (qy > y):
                    c = (qx - px) * (y - py) - (qy - py) * (x - px)
                    odd = odd != ((c > 0) == (qy > py))
                px, py = qx, qy
        return -1 if odd else found

    def slides(self, ax: int, ay: int, bx: int, by: int, r: int) -> bool:
        """Whether a disc that overlaps it neither at A nor at B gets from A to B in a straight
        line without overlapping it.  Its ends being free, only two things can be in the way: a
        corner beside AB, or an edge across it."""
        x0, x1 = (ax, bx) if ax < bx else (bx, ax)
        y0, y1 = (ay, by) if ay < by else (by, ay)
        if x1 + r <= self.x0 or x0 - r >= self.x1 or y1 + r <= self.y0 or y0 - r >= self.y1:
            return True
        return self.passes(ax, ay, bx, by, r)

    def passes(self, ax: int, ay: int, bx: int, by: int, r: int) -> bool:
        """The same for callers that have compared the boxes already."""
        dx, dy = bx - ax, by - ay
        n = dx * dx + dy * dy
        limit = r * r * n
        for (x, y), rest in self._edges:
            px, py = x - ax, y - ay
            pw = dx * py - dy * px
            for x, y in rest:
                qx, qy = x - ax, y - ay
                w = dx * qy - dy * qx
                if w * w < limit and 0 < dx * qx + dy * qy < n:
                    return False
                if (pw < 0) != (w < 0):
                    c, d = px * qy - py * qx, w - pw
                    if 0 < c < d or d < c < 0:
                        return False
                px, py, pw = qx, qy, w
        return True

    def band(self, ax: int, ay: int, bx: int, by: int, half: int) -> int:
        """How it stands to a band of half a width round AB, borders included: OUTSIDE, IN, or
        ACROSS when a run of its edges goes from one border to the other over AB.  It must overlap
        no disc of radius `half` at A or B: then round and flat ends of the band are the same."""
        dx, dy = bx - ax, by - ay
        n = dx * dx + dy * dy
        limit = half * half * n
        touched = False
        for (x, y), rest in self._edges:
            px, py = x - ax, y - ay
            pw = dx * py - dy * px
            met, last = False, 0
            # The second lap closes a run that the first began in the middle.
            for lap in (0, 1):
                for x, y in rest:
                    qx, qy = x - ax, y - ay
                    w = dx * qy - dy * qx
                    if (pw < 0) != (w < 0) and _meets(px, py, qx, qy, w - pw):
                        touched = met = True
                    if w * w <= limit and 0 < dx * qx + dy * qy < n:
                        touched = True
                    if w * w >= limit:
                        side = 1 if w > 0 else -1
                        if met and side == -last:
                            return ACROSS
                        last, met = side, False
                    px, py, pw = qx, qy, w
                if not touched and lap == 0:
                    break
        return IN if touched else OUTSIDE


def _meets(px: int, py: int, qx: int, qy: int, d: int) -> bool:
    """Whether the edge PQ, whose ends lie on both sides of AB, crosses AB between its ends: P and
    Q are seen from A, and d is by how much their distances across AB differ (times |AB|)."""
    c = px * qy - py * qx
    return 0 < c < d or d < c < 0
