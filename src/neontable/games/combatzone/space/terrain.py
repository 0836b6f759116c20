"""The levels of a battlefield: the ground and every roof, and where a base may stand.

A level is a plane on which bases slide.  Low pieces that can be stood on (cars, crates) belong to
the level below them: getting on one is crossing an obstacle, and their height is no part of the
way.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from neontable.games.combatzone.space.field import Battlefield, middle
from neontable.games.combatzone.space.moving import NOBODY, Base, Moving, No
from neontable.games.combatzone.space.solid import Solid, solids_of
from neontable.kernel.zone import GROUND, Place
from neontable.kit.plane import length

_SPIRAL = [(144 - j * j, 24 * j, 144 + j * j) for j in range(12)]
_SPIRAL += [(-y, x, n) for x, y, n in _SPIRAL]
_SPIRAL += [(-x, -y, n) for x, y, n in _SPIRAL]
RAYS = tuple(_SPIRAL)
"""Directions of exact length: (x, y, length)."""
_NEAREST = 8
"""Places that are remembered round a point where something falls."""


class Level:
    """The ground or a roof, with what stands up on it or beside it."""

    __slots__ = ("height", "index", "low", "roof", "rough", "walls")

    def __init__(self, index: int, height: int, roof: Solid | None, solids: list[Solid]) -> None:
        self.index, self.height, self.roof = index, height, roof
        here = [s for s in solids if s.bottom <= height < s.top and not s.piece.loose]
        self.walls = [s for s in here if s.barrier]
        self.rough = [s for s in here if not s.barrier]
        self.low = [s for s in self.rough if s.piece.roof and s.piece.on == index]


class Terrain:
    """A battlefield with its doors in certain states."""

    def __init__(self, field: Battlefield, doors: Sequence[int]) -> None:
        self.field = field
        self.doors = tuple(doors)
        self.solids, self.gates = solids_of(field, doors)
        self.fixed = [s for s in self.solids if not s.piece.loose]
        self.levels: dict[int, Level] = {GROUND: Level(GROUND, 0, None, self.solids)}
        self._level: dict[int, int] = {GROUND: GROUND}
        self._height: dict[int, int] = {GROUND: 0}
        for i, piece in enumerate(field.pieces):
            self._height[i] = field.height(i)
            if piece.roof and piece.kind == "barrier":
                self._level[i] = i
                self.levels[i] = Level(i, field.height(i), self.solids[i], self.solids)
        for i, piece in enumerate(field.pieces):
            if piece.roof and piece.kind == "obstacle":
                self._level[i] = piece.on
        self._loose: dict[tuple[int, Place], Solid] = {}
        self._all_loose: dict[tuple[Place | None, ...], list[Solid]] = {}
        self._settled: dict[tuple[int, int, int, int], list[Place]] = {}
        self._at_start = field.loose_at_start
        self._loose_indexes = field.loose

    def height(self, floor: int) -> int:
        """Of what a model stands on."""
        return self._height[floor]

    def level(self, floor: int) -> Level:
        return self.levels[self._level[floor]]

    def known(self, floor: int) -> bool:
        return floor in self._level

    def look(self, piece: int) -> str:
        return f"@cz-look-{self.field.pieces[piece].look}"

    # -- loose pieces --------------------------------------------------------------------------
    def loose(self, moving: Moving) -> list[Solid]:
        """The draggable pieces where they stand now."""
        places = self._at_start if moving.loose is None else moving.loose
        known = self._all_loose.get(places)
        if known is None:
            if len(self._all_loose) > 2000:
                self._all_loose.clear()
            pairs = zip(self._loose_indexes, places, strict=True)
            known = [self.loose_at(i, place) for i, place in pairs if place is not None]
            self._all_loose[places] = known
        return known

    def loose_at(self, index: int, place: Place) -> Solid:
        known = self._loose.get((index, place))
        if known is None:
            if len(self._loose) > 2000:
                self._loose.clear()
            solid = self.solids[index]
            mx, my = middle(solid.piece.outline)
            bottom = self.height(place[2])
            known = solid.moved(place[0] - mx, place[1] - my, bottom)
            self._loose[index, place] = known
        return known

    def loose_on(self, level: Level, moving: Moving) -> list[Solid]:
        return [s for s in self.loose(moving) if s.bottom <= level.height < s.top]

    # -- standing ------------------------------------------------------------------------------
    def inside(self, level: Level, x: int, y: int, r: int) -> bool:
        """On the table, and over the roof whose level it is."""
        if level.roof is not None:
            return level.roof.holds(x, y)
        return r <= x <= self.field.width - r and r <= y <= self.field.depth - r

    def floor_at(self, level: Level, x: int, y: int) -> int:
        """The floor that a base stands on whose middle is here."""
        for s in level.low:
            if s.holds(x, y):
                return s.index
        return level.index

    def floors(self, x: int, y: int) -> tuple[int, ...]:
        """The floors that have a surface at this point, the highest first."""
        found = [(-s.top, s.index) for s in self.fixed if s.piece.roof and s.holds(x, y)]
        return (*[index for _, index in sorted(found)], GROUND)

    def stand(self, place: Place, r: int, moving: Moving = NOBODY, model: int = -1) -> No | None:
        """Why a base may not end here; None when it may."""
        x, y, floor = place
        if floor not in self._level:
            return No("CZ-MEAS-003", "cz-space-no-floor")
        level = self.levels[self._level[floor]]
        if not self.inside(level, x, y, r):
            return self._off(level, x, y, r)
        if self.floor_at(level, x, y) != floor:
            return No("CZ-MEAS-003", "cz-space-no-floor")
        x0, x1, y0, y1 = x - r, x + r, y - r, y + r
        for s in level.walls:
            close = s.x0 < x1 and s.x1 > x0 and s.y0 < y1 and s.y1 > y0
            if close and s.outline.near(x, y, r) < 0:
                return No("CZ-MOVE-006", "cz-space-in-barrier", self._depth(s, x, y, r))
        for s in level.rough:
            close = s.x0 < x1 and s.x1 > x0 and s.y0 < y1 and s.y1 > y0
            if close and s.index != floor and not s.enter and s.outline.near(x, y, r) < 0:
                return No("CZ-MOVE-005", "cz-space-in-obstacle", self._depth(s, x, y, r))
        for s in self.loose(moving):
            if s.bottom <= level.height < s.top and s.outline.near(x, y, r) < 0:
                return No("CZ-MOVE-005", "cz-space-in-obstacle", self._depth(s, x, y, r))
        return self.on_base(x, y, level, r, moving, model)

    def on_base(
        self, x: int, y: int, level: Level, r: int, moving: Moving, model: int
    ) -> No | None:
        """CZ-MOVE-004: whether the base would end on another."""
        for b in moving.bases:
            if b.model == model or self._level[b.floor] != level.index:
                continue
            dx, dy, both = b.x - x, b.y - y, b.radius + r
            if dx * dx + dy * dy < both * both:
                over = both - length(dx, dy) // 256
                return No("CZ-MOVE-004", "cz-space-on-base", (("over", max(1, over)),))
        return None

    def _off(self, level: Level, x: int, y: int, r: int) -> No:
        if level.roof is not None:
            return No("CZ-MEAS-003", "cz-space-off-roof", (("piece", self.look(level.index)),))
        w, d = self.field.width, self.field.depth
        over = max(r - x, x + r - w, r - y, y + r - d)
        return No("CZ-SETUP-002", "cz-space-off-table", (("over", over),))

    def _depth(self, s: Solid, x: int, y: int, r: int) -> tuple[tuple[str, int | str], ...]:
        """By how much a base stands in a piece: by how much it would have to be smaller."""
        lo, hi = 0, r  # a disc of radius lo does not overlap it, one of radius hi does
        if s.outline.near(x, y, 0) < 0:
            return (("piece", self.look(s.index)), ("over", r))
        while hi - lo > 1:
            mid = (lo + hi) // 2
            lo, hi = (lo, mid) if s.outline.near(x, y, mid) < 0 else (mid, hi)
        return (("piece", self.look(s.index)), ("over", r - lo))

    def free(self, level: Level, x: int, y: int, r: int) -> bool:
        """Whether a base may pass here, over obstacles too."""
        if not self.inside(level, x, y, r):
            return False
        return all(s.outline.near(x, y, r) >= 0 for s in level.walls)

    def settle(self, place: Place, r: int, moving: Moving = NOBODY, model: int = -1) -> Place:
        """The nearest place at which a base may stand, on the level of the given one (or, where
        that is full, on the ground)."""
        x, y, floor = place
        for index in (self._level[floor], GROUND):
            for at in self._round((x, y, index, r)):
                if self.stand(at, r, moving, model) is None:
                    return at
            for at in self._spiral(x, y, self.levels[index], r):
                if self.stand(at, r, moving, model) is None:
                    return at
        return place

    def _round(self, key: tuple[int, int, int, int]) -> list[Place]:
        """The nearest places at which scenery lets a base stand."""
        known = self._settled.get(key)
        if known is None:
            if len(self._settled) > 4000:
                self._settled.clear()
            x, y, index, r = key
            bare = Moving((), tuple([None for _ in self._loose_indexes]))
            known = []
            for at in self._spiral(x, y, self.levels[index], r):
                if self.stand(at, r, bare) is None:
                    known.append(at)
                    if len(known) == _NEAREST:
                        break
            self._settled[key] = known
        return known

    def _spiral(self, x: int, y: int, level: Level, r: int) -> Iterator[Place]:
        """Places round a point, in rings of growing size."""
        if self.inside(level, x, y, r):
            yield (x, y, self.floor_at(level, x, y))
        step, far = 8, max(self.field.width, self.field.depth)
        while step <= far:
            for ux, uy, n in RAYS:
                px, py = x + ux * step // n, y + uy * step // n
                if self.inside(level, px, py, r):
                    yield (px, py, self.floor_at(level, px, py))
            step += 8 if step < 160 else 24

    def base_level(self, base: Base) -> Level:
        return self.levels[self._level[base.floor]]
