"""What a mover is shown and offered: points for bots, regions for screens, the nearest answer."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from typing import NamedTuple

from neontable.games.combatzone.space.forced import contacts
from neontable.games.combatzone.space.moving import NOBODY, Base, Moving, No
from neontable.games.combatzone.space.routes import Routes
from neontable.games.combatzone.space.solid import Solid
from neontable.games.combatzone.space.terrain import RAYS, Level, Terrain
from neontable.games.combatzone.space.units import INCH, REACH
from neontable.games.combatzone.space.walk import Walk, taut
from neontable.games.combatzone.space.way import Way
from neontable.kernel.zone import GROUND, Disc, Place, Point, Polygon
from neontable.kit.plane import FINE, between, within

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
        self._offers: dict[tuple[int, int, int, int, int], tuple[Place, ...]] = {}
        self._shut: dict[tuple[int, int, int, int, int], frozenset[Place]] = {}
        self._shut_loose: dict[tuple[int, int, int, int, int], frozenset[Place]] = {}

    def forget(self) -> None:
        self._regions.clear()
        self._offers.clear()
        self._shut.clear()
        self._shut_loose.clear()

    # -- for bots ------------------------------------------------------------------------------
    def candidates(
        self, mover: Base, most: int, moving: Moving, goals: Sequence[Base] = ()
    ) -> list[Place]:
        """Places for a move, all of them legal: to stay, then the nearest first without a roll,
        then those that need one, then roofs to climb, then one beside each goal."""
        terrain, r = self.terrain, mover.radius
        found = self._offered(mover, most)
        shut: set[Place] = set()
        far = most + r
        for b in moving.bases:
            dx, dy, more = b.x - mover.x, b.y - mover.y, far + b.radius
            if b.model != mover.model and dx * dx + dy * dy < more * more:
                shut |= self._under_base(b, r)
        for s in terrain.loose(moving):
            if s.x0 < mover.x + far and s.x1 > mover.x - far:
                shut |= self._under_loose(s, r)
        places = [p for p in found if p not in shut] if shut else [*found]
        places.insert(0, mover.place)
        for goal in goals:
            place = self.beside(mover, goal, most, moving)
            if place is not None and place not in places:
                places.append(place)
        return places

    def _offered(self, mover: Base, most: int) -> tuple[Place, ...]:
        """The points for a place and a length, whoever else is on the table; without to stay."""
        key = (mover.x, mover.y, mover.floor, mover.radius, most)
        known = self._offers.get(key)
        if known is not None:
            return known
        if len(self._offers) > 4000:
            self._offers.clear()
        level = self.terrain.base_level(mover).index
        found: dict[Place, None] = {}
        for bold in (False, True):
            walk = self.routes.walk_of(mover.radius, bold)
            if not bold and not walk.free(mover.x, mover.y, level):
                continue
            points, floors, stand = walk.points, walk.floors, walk.stand
            for i in walk.row(mover.x, mover.y, level, most)[0]:
                if stand[i]:
                    found[points[i][0], points[i][1], floors[i]] = None
        for place in self.climbs(mover, most, NOBODY):
            found[place] = None
        found.pop(mover.place, None)
        known = self._offers[key] = tuple(found)
        return known

    def _under_base(self, b: Base, r: int) -> frozenset[Place]:
        """The points on which no base of radius r can end because of this one."""
        level = self.terrain.base_level(b)
        key = (b.x, b.y, level.index, b.radius, r)
        known = self._shut.get(key)
        if known is None:
            if len(self._shut) > 8000:
                self._shut.clear()
            both = b.radius + r
            near = self._points_near(level.index, r, b.x - both, b.x + both)
            known = self._shut[key] = frozenset(
                [p for p in near if (p[0] - b.x) ** 2 + (p[1] - b.y) ** 2 < both * both]
            )
        return known

    def _under_loose(self, s: Solid, r: int) -> frozenset[Place]:
        key = (s.x0, s.y0, s.index, s.bottom, r)
        known = self._shut_loose.get(key)
        if known is None:
            if len(self._shut_loose) > 2000:
                self._shut_loose.clear()
            found: list[Place] = []
            for level in self.terrain.levels.values():
                if s.bottom <= level.height < s.top:
                    near = self._points_near(level.index, r, s.x0 - r, s.x1 + r)
                    found += [p for p in near if s.outline.near(p[0], p[1], r) < 0]
            known = self._shut_loose[key] = frozenset(found)
        return known

    def _points_near(self, level: int, r: int, x0: int, x1: int) -> list[Place]:
        """The points of both walks on a level between two values of x."""
        found = []
        for bold in (False, True):
            walk = self.routes.walk_of(r, bold)
            lo, left = walk.first[level]
            for i in range(lo + bisect_left(left, x0), lo + bisect_right(left, x1)):
                x, y, _ = walk.points[i]
                found.append((x, y, walk.floors[i]))
        return found

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
                if isinstance(self.routes.drawn(mover, [place], most, moving), Way):
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
            and within(b.x - mover.x, b.y - mover.y, 0, b.radius + mover.radius, most)
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
            order, lengths, _ = walk.row(mover.x, mover.y, level.index, most)
            for v in order:
                turn, rest = walk.turns[v], most - -(-lengths[v] // FINE)
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
    """What is seen from a point, as far as `most`; round a bend only where a string would lie
    taut, and one ray more on each side, so that the fans of neighbouring bends meet (a way that
    is not taut is a way too)."""
    count = len(RAYS)
    kept = [True] * count
    if turn is not None:
        lies = [taut(turn, ux, uy) for ux, uy, _ in RAYS]
        kept = [lies[i - 1] or lies[i] or lies[(i + 1) % count] for i in range(count)]
    # Begin with a gap, if there is one: the rays between two gaps are one part of the fan.
    first = kept.index(False) if not all(kept) else 0
    ring: list[Point] = []
    for k in range(count):
        i = (first + k) % count
        if not kept[i]:
            ring.append((x, y))
            continue
        ux, uy, n = RAYS[i]
        lo, hi = 0, most + 1  # the base gets as far as lo, not as far as hi
        while hi - lo > 8:
            mid = (lo + hi) // 2
            qx, qy = x + ux * mid // n, y + uy * mid // n
            ok = walk.free(qx, qy, level.index) and walk.slides(x, y, qx, qy, level.index)
            lo, hi = (mid, hi) if ok else (lo, mid)
        ring.append((x + ux * lo // n, y + uy * lo // n))
    return tuple([p for i, p in enumerate(ring) if p != ring[i - 1]])
