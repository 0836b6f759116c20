"""What is moved rather than moves: pushed, falling, dragged, dropped."""

from __future__ import annotations

from math import isqrt
from typing import NamedTuple

from neontable.games.combatzone.space.links import length3
from neontable.games.combatzone.space.measure import gap
from neontable.games.combatzone.space.moving import Base, Moving, No
from neontable.games.combatzone.space.solid import Solid
from neontable.games.combatzone.space.terrain import RAYS, Level, Terrain
from neontable.games.combatzone.space.units import CONTACT, IMPACT, REACH, RED
from neontable.kernel.zone import GROUND, Place, Point
from neontable.kit.plane import FINE, between, farthest, length, off, within


class Fall(NamedTuple):
    """Where something that falls ends, how deep it fell, and whom it struck."""

    place: Place
    height: int
    struck: tuple[int, ...]


class Push(NamedTuple):
    way: tuple[Place, Place]
    """From where the model stood to where it stopped or left its floor."""
    end: Place
    fall: Fall | None
    stopped_by: str
    """wall, obstacle, thing, model or table; empty when it went all the way or fell."""


class Forced:
    def __init__(self, terrain: Terrain) -> None:
        self.terrain = terrain

    # -- falling -------------------------------------------------------------------------------
    def fall(self, x: int, y: int, height: int, r: int, moving: Moving, model: int = -1) -> Fall:
        """CZ-FALL-001, 003: from a height over a point to the nearest surface below.  A model
        that is struck is touched afterwards by what fell."""
        terrain = self.terrain
        floor = next((f for f in terrain.floors(x, y) if terrain.height(f) < height), GROUND)
        level = terrain.level(floor)
        struck = [
            b
            for b in moving.bases
            if b.model != model
            and terrain.level(b.floor) is level
            and (b.x - x) ** 2 + (b.y - y) ** 2 < (b.radius + r) ** 2
        ]
        place = terrain.settle((x, y, floor), r, moving, model)
        if struck:
            place = self._beside(struck[0], (x, y), r, moving, model) or place
        return Fall(place, height - terrain.height(floor), tuple([b.model for b in struck]))

    def _beside(self, b: Base, at: Point, r: int, moving: Moving, model: int) -> Place | None:
        """In contact with a base, as near to a point as can be."""
        level = self.terrain.base_level(b)
        found = []
        for x, y in contacts(b, r):
            place = (x, y, self.terrain.floor_at(level, x, y))
            if self.terrain.stand(place, r, moving, model) is None:
                found.append(((x - at[0]) ** 2 + (y - at[1]) ** 2, place))
        return min(found)[1] if found else None

    # -- pushing -------------------------------------------------------------------------------
    def push(self, by: Base, target: Base, moving: Moving, most: int = RED) -> Push:
        """CZ-EFF-009: straight away from the attacker, without rolls, up to the first obstacle,
        barrier or base; over the edge of a roof it falls."""
        terrain, level = self.terrain, self.terrain.base_level(target)
        dx, dy = target.x - by.x, target.y - by.y
        if dx == dy == 0:
            dx = 1
        size = length(dx, dy)
        x, y, r = target.x, target.y, target.radius
        ex, ey = x + dx * most * FINE // size, y + dy * most * FINE // size
        start, full = target.place, (ex, ey)
        at, why = full, ""
        for kind, good in self._stops(level, target, moving):
            reached = farthest(x, y, *at, good)
            if reached != at:
                at, why = reached, kind
        if level.roof is not None and not level.roof.holds(*at):
            edge = farthest(x, y, *at, level.roof.holds)
            over = between(x, y, *full, *_after(x, y, edge, full))
            fall = self.fall(*over, level.height, r, moving, target.model)
            return Push((start, (*edge, terrain.floor_at(level, *edge))), fall.place, fall, "")
        end = self._last((x, y), at, level, target, moving)
        low = terrain.height(start[2]) - terrain.height(end[2])
        # Off a car: a drop that hurts nobody, but a fall all the same.
        fall_ = Fall(end, low, ()) if low > 0 else None
        return Push((start, end), end, fall_, why)

    def _stops(self, level: Level, target: Base, moving: Moving) -> list[tuple[str, _Good]]:
        terrain, r = self.terrain, target.radius
        x, y = target.x, target.y
        found: list[tuple[str, _Good]] = []
        if level.roof is None:
            found.append(("table", _Good(x, y, r, None, None, terrain)))
        pieces = [("wall", s) for s in level.walls] + [("obstacle", s) for s in level.rough]
        pieces += [("thing", s) for s in terrain.loose_on(level, moving)]
        for kind, s in pieces:
            if s.outline.near(x, y, r) >= 0:
                found.append((kind, _Good(x, y, r, s, None, terrain)))
        for b in moving.bases:
            if b.model != target.model and terrain.base_level(b) is level:
                found.append(("model", _Good(x, y, r, None, b, terrain)))
        return found

    def _last(self, a: Point, b: Point, level: Level, target: Base, moving: Moving) -> Place:
        """The last place on the way at which the model can stand."""
        n = max(abs(b[0] - a[0]), abs(b[1] - a[1]))
        for k in range(n, 0, -1):
            x, y = between(*a, *b, k, n)
            place = (x, y, self.terrain.floor_at(level, x, y))
            if self.terrain.stand(place, target.radius, moving, target.model) is None:
                return place
        return target.place

    # -- dragging ------------------------------------------------------------------------------
    def thing_in_reach(self, base: Base, piece: int, place: Place) -> bool:
        """CZ-DRAG-001: whether a draggable piece at its place is within a model's reach."""
        s = self.terrain.loose_at(piece, place)
        up = self.terrain.height(base.floor)
        rise = s.bottom - up if s.bottom > up else max(0, up - s.top)
        if rise > REACH:
            return False
        flat = isqrt(REACH * REACH - rise * rise)
        return s.outline.near(base.x, base.y, base.radius + flat) <= 0

    def put_thing(self, dragger: Base, piece: int, place: Place, moving: Moving) -> Fall | No:
        """CZ-DRAG-004: a dragged piece is put down within the dragger's reach, or dropped from
        the edge of what the dragger stands on.  `moving` has it no longer."""
        terrain = self.terrain
        floor = place[2]
        if not terrain.known(floor):
            return No("CZ-MEAS-003", "cz-space-no-floor")
        s = terrain.loose_at(piece, place)
        if s.outline.near(dragger.x, dragger.y, dragger.radius + REACH) > 0:
            return No("CZ-DRAG-004", "cz-space-out-of-reach")
        level, up = terrain.level(floor), terrain.height(dragger.floor)
        if s.bottom > up + REACH:
            return No("CZ-DRAG-004", "cz-space-out-of-reach")
        no = self._fits(s, level)
        if no is not None:
            return no
        height = max(0, up - s.bottom)
        under = [
            b
            for b in moving.bases
            if terrain.base_level(b) is level and s.outline.near(b.x, b.y, b.radius) < 0
        ]
        if not under:
            return Fall(place, height, ())
        if height <= RED or dragger.model in [b.model for b in under]:
            return No("CZ-MOVE-004", "cz-space-on-base")
        return Fall(self._shifted(piece, place, moving), height, tuple([b.model for b in under]))

    def _fits(self, s: Solid, level: Level) -> No | None:
        """Whether a dragged piece stands on its floor and in no other scenery."""
        field = self.terrain.field
        for x, y in s.piece.outline:
            if not (0 <= x <= field.width and 0 <= y <= field.depth):
                return No("CZ-SETUP-002", "cz-space-off-table")
        if level.roof is not None and not level.roof.holds((s.x0 + s.x1) // 2, (s.y0 + s.y1) // 2):
            return No("CZ-MEAS-003", "cz-space-no-floor")
        for other in [*level.walls, *level.rough]:
            if overlap(s, other):
                look = self.terrain.look(other.index)
                return No("CZ-MOVE-005", "cz-space-thing-in-scenery", (("piece", look),))
        return None

    def _shifted(self, piece: int, place: Place, moving: Moving) -> Place:
        """CZ-FALL-003: where an object lies that fell on a model: beside it."""
        terrain, level = self.terrain, self.terrain.level(place[2])
        for step in range(4, 40):
            for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (1, -1), (-1, 1), (-1, -1)):
                at = (place[0] + 10 * step * dx, place[1] + 10 * step * dy, place[2])
                s = terrain.loose_at(piece, at)
                bases = [b for b in moving.bases if terrain.base_level(b) is level]
                if self._fits(s, level) is None and all(
                    s.outline.near(b.x, b.y, b.radius) >= 0 for b in bases
                ):
                    return at
        return place

    def put_model(self, dragger: Base, dragged: Base, place: Place, moving: Moving) -> Fall | No:
        """CZ-DRAG-004, 005: a dragged model is put down within the dragger's reach, or dropped
        from an edge."""
        terrain = self.terrain
        if not terrain.known(place[2]):
            return No("CZ-MEAS-003", "cz-space-no-floor")
        up, down = terrain.height(dragger.floor), terrain.height(place[2])
        at = dragged.at(place)
        flat = gap(dragger, at, 0)
        if flat > REACH or down > up + REACH:
            args: tuple[tuple[str, int | str], ...] = (("over", flat - REACH),)
            return No("CZ-DRAG-004", "cz-space-out-of-reach", args if flat > REACH else ())
        others = Moving(tuple([b for b in moving.bases if b.model != dragged.model]), moving.loose)
        if up - down > RED:
            # Whoever stands below is struck.
            no = terrain.stand(place, dragged.radius, Moving((), moving.loose), dragged.model)
            x, y, _ = place
            return no or self.fall(x, y, up, dragged.radius, others, dragged.model)
        no = terrain.stand(place, dragged.radius, others, dragged.model)
        if no is not None:
            return no
        return Fall(place, max(0, up - down), ())

    def drag_places(self, dragger: Base, dragged: Base, moving: Moving) -> list[Place]:
        """Some places for a dragged model, for bots: in contact with the dragger."""
        level = self.terrain.base_level(dragger)
        found = []
        for x, y in contacts(dragger, dragged.radius):
            place = (x, y, self.terrain.floor_at(level, x, y))
            if isinstance(self.put_model(dragger, dragged, place, moving), Fall):
                found.append(place)
        return found

    # -- the Impact token ----------------------------------------------------------------------
    def impact(self, target: Base, place: Place) -> No | None:
        """CZ-BLAST-001: the Impact token lies in base contact with its target."""
        x, y, floor = place
        field = self.terrain.field
        if not (0 <= x <= field.width and 0 <= y <= field.depth):
            return No("CZ-SETUP-002", "cz-space-off-table")
        known = self.terrain.known(floor)
        if not known or self.terrain.level(floor) is not self.terrain.base_level(target):
            return No("CZ-BLAST-001", "cz-space-no-contact")
        both = target.radius + IMPACT
        far = (x - target.x) ** 2 + (y - target.y) ** 2
        if far < both * both or far > (both + CONTACT) ** 2:
            return No("CZ-BLAST-001", "cz-space-no-contact")
        for s in self.terrain.base_level(target).walls:
            if s.outline.near(x, y, 0) < 0:
                look = self.terrain.look(s.index)
                return No("CZ-BLAST-001", "cz-space-token-in-wall", (("piece", look),))
        return None

    def impact_places(self, target: Base) -> list[Place]:
        """Some places for the Impact token, all round the target."""
        places = [(x, y, target.floor) for x, y in contacts(target, IMPACT)]
        return [p for p in places if self.impact(target, p) is None]

    def impact_moved(self, a: Place, b: Place) -> No | None:
        """CZ-BLAST-006, AMB-43: a missed token goes up to RED, in a straight line that crosses no
        barrier."""
        field, terrain = self.terrain.field, self.terrain
        if not (0 <= b[0] <= field.width and 0 <= b[1] <= field.depth):
            return No("CZ-SETUP-002", "cz-space-off-table")
        if b[2] not in terrain.floors(b[0], b[1]):
            return No("CZ-MEAS-003", "cz-space-no-floor")
        rise = terrain.height(b[2]) - terrain.height(a[2])
        dx, dy = b[0] - a[0], b[1] - a[1]
        if not within(dx, dy, rise, 0, RED):
            units = -(-length3(dx, dy, rise) // FINE)
            args = (("over", units - RED), ("length", units), ("most", RED))
            return No("CZ-BLAST-006", "cz-space-too-far", args)
        low = min(terrain.height(a[2]), terrain.height(b[2]))
        for s in terrain.fixed:
            if s.barrier and s.bottom <= low < s.top and not s.outline.slides(*a[:2], *b[:2], 0):
                look = terrain.look(s.index)
                return No("CZ-BLAST-006", "cz-space-barrier", (("piece", look),))
        return None


class _Good:
    """Whether a base gets in a straight line from where it stands to a place."""

    def __init__(
        self, x: int, y: int, r: int, solid: Solid | None, base: Base | None, terrain: Terrain
    ) -> None:
        self.x, self.y, self.r = x, y, r
        self.solid, self.base, self.terrain = solid, base, terrain

    def __call__(self, x: int, y: int) -> bool:
        s, b, r = self.solid, self.base, self.r
        if s is not None:
            return s.outline.near(x, y, r) >= 0 and s.outline.slides(self.x, self.y, x, y, r)
        if b is not None:
            return off(b.x, b.y, self.x, self.y, x, y, (r + b.radius) ** 2) >= 0
        field = self.terrain.field
        return r <= x <= field.width - r and r <= y <= field.depth - r


def contacts(b: Base, r: int) -> list[Point]:
    """Places round a base at which another of radius r touches it, sixteen of them."""
    found = []
    both = b.radius + r
    for ux, uy, n in RAYS[::3]:
        for more in range(4):
            x, y = b.x + ux * (both + more) // n, b.y + uy * (both + more) // n
            if (x - b.x) ** 2 + (y - b.y) ** 2 >= both * both:
                found.append((x, y))
                break
    return found


def overlap(a: Solid, b: Solid) -> bool:
    """Whether two pieces stand in each other."""
    if a.x0 >= b.x1 or b.x0 >= a.x1 or a.y0 >= b.y1 or b.y0 >= a.y1:
        return False
    ring = a.outline.rings[0]
    for i in range(len(ring) - 1):
        if not b.outline.slides(*ring[i], *ring[i + 1], 0):
            return True
    return b.outline.near(*ring[0], 0) < 0 or a.outline.near(*b.outline.rings[0][0], 0) < 0


def _after(x: int, y: int, edge: Point, full: Point) -> tuple[int, int]:
    """The first step of a straight line beyond a place on it, as k and n."""
    n = max(abs(full[0] - x), abs(full[1] - y))
    k = max(abs(edge[0] - x), abs(edge[1] - y))
    return min(n, k + 1), n
