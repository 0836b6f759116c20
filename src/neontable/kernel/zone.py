"""Places on a board without squares, in whole numbers, and the zones that a question offers.

The unit is the game's own (a tenth of a millimetre, say); nothing here is ever a float, so that a
record replays to the same position on every machine.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

Point = tuple[int, int]
Place = tuple[int, int, int]
"""x, y and the floor: GROUND, or the number of the region that it stands on."""
Ring = tuple[Point, ...]

GROUND = -1


class Polygon(msgspec.Struct, frozen=True, omit_defaults=True):
    """A simple outline, and what is cut out of it.  Its border belongs to it."""

    outline: Ring
    holes: tuple[Ring, ...] = ()

    def holds(self, x: int, y: int) -> bool:
        if side(self.outline, x, y) < 0:
            return False
        return all(side(hole, x, y) <= 0 for hole in self.holes)


class Disc(msgspec.Struct, frozen=True):
    """A circle and what is in it, its border included."""

    x: int
    y: int
    radius: int

    def holds(self, x: int, y: int) -> bool:
        return (x - self.x) ** 2 + (y - self.y) ** 2 <= self.radius**2


class Zone(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where an answer may lie: in any of the polygons or discs.  It is only approximate: the
    frame's `fits_<step>` decides what is legal."""

    polygons: tuple[Polygon, ...] = ()
    discs: tuple[Disc, ...] = ()
    inch: int = 0
    """Units per inch; 0 for a board that is not measured."""

    def holds(self, x: int, y: int) -> bool:
        return any(d.holds(x, y) for d in self.discs) or any(p.holds(x, y) for p in self.polygons)

    @property
    def bounds(self) -> tuple[int, int, int, int]:
        """The bounding box: x0, y0, x1, y1."""
        xs = [x for p in self.polygons for x, _ in p.outline]
        ys = [y for p in self.polygons for _, y in p.outline]
        for d in self.discs:
            xs += [d.x - d.radius, d.x + d.radius]
            ys += [d.y - d.radius, d.y + d.radius]
        return min(xs), min(ys), max(xs), max(ys)


def box(x0: int, y0: int, x1: int, y1: int) -> Polygon:
    return Polygon(((x0, y0), (x1, y0), (x1, y1), (x0, y1)))


def rectangle(x0: int, y0: int, x1: int, y1: int, inch: int = 0) -> Zone:
    """The zone of a whole board."""
    return Zone((box(x0, y0, x1, y1),), inch=inch)


def side(ring: Iterable[Point], x: int, y: int) -> int:
    """1: the point is inside the ring, 0: on it, -1: outside."""
    corners = tuple(ring)
    odd = False
    px, py = corners[-1]
    for qx, qy in corners:
        across = (qx - px) * (y - py) - (qy - py) * (x - px)
        if across == 0 and min(px, qx) <= x <= max(px, qx) and min(py, qy) <= y <= max(py, qy):
            return 0
        if (py > y) != (qy > y) and (across > 0) == (qy > py):
            odd = not odd
        px, py = qx, qy
    return 1 if odd else -1
