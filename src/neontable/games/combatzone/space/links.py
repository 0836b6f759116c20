"""Where a way can do more than slide: passages, easy climbs and jumps, as links of a walk.

Passages have the two places that their author gave them.  Walls that are easy to climb and gaps
that can be jumped have no such places: some are chosen along their rims for the ways that the
engine proposes; a person may draw any other.
"""

from __future__ import annotations

from math import isqrt

from neontable.games.combatzone.space.solid import Solid
from neontable.games.combatzone.space.terrain import Terrain
from neontable.games.combatzone.space.units import CONTACT, INCH, RED
from neontable.games.combatzone.space.walk import Link
from neontable.kernel.zone import Point
from neontable.kit.plane import FINE, length

_IN = 2
"""Units by which a place on a rim is moved inwards, so that rounding leaves it on the roof."""
_MOST_JUMPS = 5
"""Links between two roofs."""


def length3(dx: int, dy: int, dz: int) -> int:
    """Of a straight slanting leg, in 1/FINE unit, rounded up."""
    n = (dx * dx + dy * dy + dz * dz) * FINE * FINE
    s = isqrt(n)
    return s if s * s == n else s + 1


def links_of(terrain: Terrain, r: int) -> list[Link]:
    """All links of a battlefield for a base of this radius."""
    return [*_passages(terrain), *_easy_climbs(terrain, r), *_jumps(terrain)]


def _passages(terrain: Terrain) -> list[Link]:
    found = []
    for gate in terrain.gates:
        (ax, ay, afloor), (bx, by, bfloor) = gate.passage.a, gate.passage.b
        rise = abs(terrain.height(bfloor) - terrain.height(afloor))
        if gate.kind == "stairs":
            cost = length3(bx - ax, by - ay, rise)
        else:
            cost = length(bx - ax, by - ay) + rise * FINE
        alevel, blevel = terrain.level(afloor).index, terrain.level(bfloor).index
        roll = gate.kind == "opening"
        found.append(Link(gate.kind, gate.index, ax, ay, alevel, bx, by, blevel, cost, roll))
    return found


def rim(s: Solid, out: int) -> list[tuple[Point, Point]]:
    """Places along a roof's rim, about an inch apart: each just inside and, `out` units outside,
    at its foot."""
    ring = s.outline.rings[0]
    found = []
    for i in range(len(ring) - 1):
        (px, py), (qx, qy) = ring[i], ring[i + 1]
        ex, ey = qx - px, qy - py
        size = isqrt(ex * ex + ey * ey)
        count = max(1, size // INCH)
        for k in range(count):
            x, y = px + ex * (2 * k + 1) // (2 * count), py + ey * (2 * k + 1) // (2 * count)
            inner = (x - ey * _IN // size, y + ex * _IN // size)
            outer = (x + ey * out // size, y - ex * out // size)
            found.append((inner, outer))
    return found


def _easy_climbs(terrain: Terrain, r: int) -> list[Link]:
    found = []
    for s in terrain.fixed:
        if not (s.piece.easy and s.piece.roof and s.barrier) or s.piece.raised:
            continue
        foot = terrain.level(s.piece.on)
        rise = s.top - foot.height
        for (ix, iy), (ox, oy) in rim(s, r + 2):
            if s.holds(ix, iy):
                cost = length(ox - ix, oy - iy) + rise * FINE
                found.append(
                    Link("climb", s.index, ox, oy, foot.index, ix, iy, s.index, cost, False)
                )
    return found


def _jumps(terrain: Terrain) -> list[Link]:
    roofs = [level.roof for level in terrain.levels.values() if level.roof is not None]
    found = []
    for i, a in enumerate(roofs):
        for b in roofs[i + 1 :]:
            if max(a.x0 - b.x1, b.x0 - a.x1, a.y0 - b.y1, b.y0 - a.y1) <= RED:
                found += _jumps_between(a, b)
    return found


def _jumps_between(a: Solid, b: Solid) -> list[Link]:
    if a.index in (b.piece.on, b.index) or b.index == a.piece.on:
        return []
    rise = abs(a.top - b.top)
    tries = []
    for one, two, swapped in ((a, b, False), (b, a, True)):
        for (x, y), _ in rim(one, 0):
            ox, oy = nearest_on(two, x, y)
            ix, iy = _inwards(two, ox, oy)
            far = (ix - x) ** 2 + (iy - y) ** 2 + rise * rise
            if far <= (RED - 2 * _IN) ** 2 and one.holds(x, y) and two.holds(ix, iy):
                here, there = (x, y), (ix, iy)
                tries.append((far, there, here) if swapped else (far, here, there))
    chosen: list[Link] = []
    for far, (x, y), (ox, oy) in sorted(tries):
        if len(chosen) == _MOST_JUMPS:
            break
        if all((x - k.ax) ** 2 + (y - k.ay) ** 2 >= INCH * INCH for k in chosen):
            cost = length3(ox - x, oy - y, rise)
            roll = far > (CONTACT + 2 * _IN) ** 2
            chosen.append(Link("jump", b.index, x, y, a.index, ox, oy, b.index, cost, roll))
    return chosen


def nearest_on(s: Solid, x: int, y: int) -> Point:
    """The place on the border of a piece that is nearest to a point."""
    ring = s.outline.rings[0]
    best: tuple[int, Point] | None = None
    for i in range(len(ring) - 1):
        (px, py), (qx, qy) = ring[i], ring[i + 1]
        ex, ey = qx - px, qy - py
        n = ex * ex + ey * ey
        t = min(n, max(0, ex * (x - px) + ey * (y - py)))
        cx, cy = px + ex * t // n, py + ey * t // n
        far = (cx - x) ** 2 + (cy - y) ** 2
        if best is None or (far, (cx, cy)) < best:
            best = (far, (cx, cy))
    assert best is not None
    return best[1]


def _inwards(s: Solid, x: int, y: int) -> Point:
    """A few units from the border towards the middle of a roof."""
    mx, my = (s.x0 + s.x1) // 2, (s.y0 + s.y1) // 2
    dx, dy = mx - x, my - y
    size = max(1, isqrt(dx * dx + dy * dy))
    return x + dx * 2 * _IN // size, y + dy * 2 * _IN // size
