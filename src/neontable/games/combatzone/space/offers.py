"""What a mover is shown and offered: points for bots, regions for screens, the nearest answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from neontable.games.combatzone.space.forced import contacts
from neontable.games.combatzone.space.moving import Base, Moving, No
from neontable.games.combatzone.space.routes import Routes
from neontable.games.combatzone.space.terrain import RAYS, Level, Terrain
from neontable.games.combatzone.space.units import INCH, REACH
from neontable.games.combatzone.space.walk import Walk, taut
from neontable.games.combatzone.space.way import Way
from neontable.kernel.zone import GROUND, Disc, Place, Point, Polygon
from neontable.kit.plane import FINE, between


_MOST_CLIMBS = 4
"""Places that a bot is offered on top (or at the foot) of each thing that it can climb."""


class Region(NamedTuple):
    """Where a base can go, as polygons that are all filled alike."""

    easy: tuple[Polygon, ...]
    hard: tuple[Polygon, ...]
    """With rolls."""
    shut: tuple[Disc, ...]
    """Where its middle may not end, because of other bases."""


class Offers:
    def __init__(self, terrain: Terrain, routes: Routes) -> None:
        self.terrain, self.routes = terrain, routes
        self._regions: dict[tuple[int, int, int, int, int, bool], tuple[Polygon, ...]] = {}

    def forget(self) -> None:
        self._regions.clear()

    # -- for bots ------------------------------------------------------------------------------
    def candidates(
        self, mover: Base, most: int, moving: Moving, goals: Sequence[Base] = ()
    ) -> list[Place]:
        """Places for a move, all of them legal: to stay, then the nearest first without a roll,
        then those that need one, then one beside each goal, then roofs to climb."""
        terrain = self.terrain
        level = terrain.base_level(mover).index
        others = [
            (b.x, b.y, terrain.level(b.floor).index, b.radius)
            for b in moving.bases
            if b.model != mover.model
        ]
        found: dict[Place, None] = {mover.place: None}
        loose = terrain.loose(moving)
        for bold in (False, True):
            walk = self.routes.walk_of(mover.radius, bold)
            if not bold and not walk.free(mover.x, mover.y, level):
                continue
            points, floors = walk.points, walk.floors
            for i in walk.reach(mover.x, mover.y, level, most, others):
                x, y, _ = points[i]
                if loose and any(s.outline.near(x, y, mover.radius) < 0 for s in loose):
                    continue
                found[x, y, floors[i]] = None
        for goal in goals:
            place = self.beside(mover, goal, most, moving)
            if place is not None:
                found[place] = None
        for place in self.climbs(mover, most, moving):
            found[place] = None
        return list(found)

    def beside(self, mover: Base, goal: Base, most: int, moving: Moving) -> Place | None:
        """The nearest place from which a goal is within reach, if the mover gets there."""
        best: tuple[int, int, Place] | None = None
        level = self.terrain.base_level(goal)
        for x, y in contacts(goal, mover.radius + REACH // 2):
            place = (x, y, self.terrain.floor_at(level, x, y))
            way = self.routes.find(mover, place, most, moving)
            if isinstance(way, Way):
                key = (len(way.meetings), way.length, place)
                best = key if best is None or key < best else best
        return None if best is None else best[2]

    def climbs(self, mover: Base, most: int, moving: Moving) -> list[Place]:
        """Some places that are reached by climbing what the mover stands at, the nearest first."""
        terrain = self.terrain
        found = []
        for s in self.routes.climbable(mover):
            here = terrain.base_level(mover)
            if s.index != here.index and not s.piece.roof:
                continue
            level = terrain.levels[s.index] if s.index != here.index else terrain.level(s.piece.on)
            spare = most - abs(s.top - terrain.height(mover.floor if level.roof else GROUND))
            if spare <= 0:
                continue
            walk = self.routes.walk_of(mover.radius, True)
            lo, left = walk.first[level.index]
            near = []
            for i in range(lo, lo + len(left)):
                x, y, _ = walk.points[i]
                far = (x - mover.x) ** 2 + (y - mover.y) ** 2
                if far <= spare * spare and walk.stand[i]:
                    near.append((far, i))
            good = 0
            for _, i in sorted(near):
                x, y, _ = walk.points[i]
                place = (x, y, walk.floors[i])
                if isinstance(self.routes.find(mover, place, most, moving), Way):
                    found.append(place)
                    good += 1
                    if good == _MOST_CLIMBS:
                        break
        return found

    # -- for screens ---------------------------------------------------------------------------
    def region(self, mover: Base, most: int, moving: Moving) -> Region:
        terrain = self.terrain
        level = terrain.base_level(mover)
        shut = [
            Disc(b.x, b.y, b.radius + mover.radius - 1)
            for b in moving.bases
            if b.model != mover.model
        ]
        easy: tuple[Polygon, ...] = ()
        if self.routes.walk_of(mover.radius, False).free(mover.x, mover.y, level.index):
            easy = self._fans(mover, most, False)
        return Region(easy, self._fans(mover, most, True), tuple(shut))

    def _fans(self, mover: Base, most: int, bold: bool) -> tuple[Polygon, ...]:
        """One star-shaped polygon round the base and one round each bend with length to spare."""
        level = self.terrain.base_level(mover)
        key = (mover.x, mover.y, level.index, mover.radius, most, bold)
        known = self._regions.get(key)
        if known is None:
            if len(self._regions) > 500:
                self._regions.clear()
            walk = self.routes.walk_of(mover.radius, bold)
            fans = [_fan(walk, mover.x, mover.y, level, None, most)]
            for v, d in walk.row(mover.x, mover.y, level.index, most)[1].items():
                turn, rest = walk.turns[v], most - -(-d // FINE)
                if turn is not None and rest >= INCH // 4:
                    x, y, n = walk.points[v]
                    fans.append(_fan(walk, x, y, self.terrain.levels[n], turn, rest))
            known = self._regions[key] = tuple([Polygon(f) for f in fans if len(f) > 2])
        return known

    def nearest(
        self, mover: Base, path: Sequence[Place], most: int, moving: Moving
    ) -> tuple[Place, ...]:
        """Of a refused answer: the last place on the way to it that would be accepted; () when
        there is none but to stay."""
        done: list[Place] = []
        for end in path:
            a = done[-1] if done else mover.place
            level = self.terrain.level(a[2])
            n = max(abs(end[0] - a[0]), abs(end[1] - a[1]))
            for k in range(n, 0, -max(1, n // 64)):
                x, y = between(a[0], a[1], end[0], end[1], k, n)
                if not self.terrain.inside(level, x, y, mover.radius):
                    continue
                place = (x, y, self.terrain.floor_at(level, x, y))
                way = self.routes.drawn(mover, [*done, place], most, moving)
                if not isinstance(way, No):
                    if k == n:
                        break
                    return (*done, place)
            else:
                return tuple(done)
            done.append(end)
        return tuple(done)


def _fan(
    walk: Walk, x: int, y: int, level: Level, turn: tuple[int, int, int, int] | None, most: int
) -> tuple[Point, ...]:
    ring: list[Point] = []
    part = False
    for ux, uy, n in RAYS:
        if turn is not None and not taut(turn, ux, uy):
            part = True
            continue
        lo, hi = 0, most + 1  # the base gets as far as lo, not as far as hi
        while hi - lo > 8:
            mid = (lo + hi) // 2
            qx, qy = x + ux * mid // n, y + uy * mid // n
            ok = walk.free(qx, qy, level.index) and walk.clear(x, y, qx, qy, level.index)
            lo, hi = (mid, hi) if ok else (lo, mid)
        ring.append((x + ux * lo // n, y + uy * lo // n))
    if part:
        ring.insert(0, (x, y))
    return tuple([p for i, p in enumerate(ring) if p != ring[i - 1]])
