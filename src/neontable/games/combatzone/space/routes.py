"""Ways that the engine proposes, and why there is none."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from heapq import heappop, heappush

from neontable.games.combatzone.space.links import links_of, nearest_on, rim
from neontable.games.combatzone.space.moving import NOBODY, Base, Moving, No
from neontable.games.combatzone.space.solid import Solid
from neontable.games.combatzone.space.terrain import Level, Terrain
from neontable.games.combatzone.space.units import CONTACT, INCH
from neontable.games.combatzone.space.walk import Link, Walk, bend, stop
from neontable.games.combatzone.space.way import (
    CLIMB,
    JUMP,
    OPENING,
    RIVAL,
    THING,
    Leg,
    Path,
    Way,
    too_far,
)
from neontable.kernel.zone import Place, Point
from neontable.kit.plane import FINE, length, off

Spot = tuple[int, int, int]
"""x, y and the level."""

_THIN = 20
"""The radius of a base that fits through every gap worth speaking of."""
_ROUND: tuple[Point, ...] = (
    *((5, 0), (4, 3), (3, 4), (0, 5), (-3, 4), (-4, 3)),
    *((-5, 0), (-4, -3), (-3, -4), (0, -5), (3, -4), (4, -3)),
)
"""Directions of length five, in which a way gets round a rival."""


class Routes:
    """Ways over one battlefield, for bases of every size."""

    def __init__(self, terrain: Terrain) -> None:
        self.terrain = terrain
        self._walks: dict[tuple[int, bool], Walk] = {}

    def walk_of(self, r: int, bold: bool) -> Walk:
        known = self._walks.get((r, bold))
        if known is None:
            known = Walk(self.terrain, r, bold, self._links(r))
            self._walks[r, bold] = known
        return known

    def _links(self, r: int) -> list[Link]:
        """What is jumped or climbed must be so by the law of ways too: between two rims that are
        near each other another barrier may stand."""
        return [
            link
            for link in links_of(self.terrain, r)
            if link.kind not in ("jump", "climb") or self._holds(link, r)
        ]

    def _holds(self, link: Link, r: int) -> bool:
        levels, floor_at = self.terrain.levels, self.terrain.floor_at
        a = (link.ax, link.ay, floor_at(levels[link.alevel], link.ax, link.ay))
        b = (link.bx, link.by, floor_at(levels[link.blevel], link.bx, link.by))
        there = Path(self.terrain, Base(-1, *a, r), NOBODY).go(b)
        return there is None and Path(self.terrain, Base(-1, *b, r), NOBODY).go(a) is None

    def forget(self) -> None:
        for walk in self._walks.values():
            walk.forget()

    # -- as drawn ------------------------------------------------------------------------------
    def drawn(self, mover: Base, path: Sequence[Place], most: int, moving: Moving) -> Way | No:
        """A way as a person drew it, from where the model stands."""
        way = self._read(mover, path, moving)
        if isinstance(way, No):
            return way
        no = self.ends(mover, way.end, moving)
        if no is not None:
            return no
        return too_far(way.length, most) if way.length > most * FINE else way

    def _read(self, mover: Base, path: Sequence[Place], moving: Moving) -> Way | No:
        reader = self._path(mover, path, moving)
        return reader if isinstance(reader, No) else reader.way()

    def _path(self, mover: Base, path: Sequence[Place], moving: Moving) -> Path | No:
        reader = Path(self.terrain, mover, moving)
        at = mover.place
        for place in path:
            if place != at:
                no = reader.go(place)
                if no is not None:
                    return no
                at = place
        return reader

    def ends(self, mover: Base, end: Place, moving: Moving) -> No | None:
        """Why a move may not end here.  Where a walk knows the place, only what moves is looked
        at."""
        terrain = self.terrain
        x, y, floor = end
        if end == mover.place:
            return None
        if terrain.known(floor):
            level = terrain.level(floor)
            walk = self.walk_of(mover.radius, True)
            v = walk.index.get((x, y, level.index))
            if v is not None and walk.stand[v] and walk.floors[v] == floor:
                for s in terrain.loose(moving):
                    if s.outline.near(x, y, mover.radius) < 0:
                        return terrain.stand(end, mover.radius, moving, mover.model)
                return terrain.on_base(x, y, level, mover.radius, moving, mover.model)
        return terrain.stand(end, mover.radius, moving, mover.model)

    # -- proposed ------------------------------------------------------------------------------
    def way(self, mover: Base, to: Place, most: int, moving: Moving) -> Way | No:
        """The shortest way without a roll; else round rivals or through them; else the shortest
        over obstacles; else by climbing."""
        found = self.find(mover, to, most, moving)
        return self._why(mover, to, most, moving) if found is None else found

    def find(self, mover: Base, to: Place, most: int, moving: Moving) -> Way | No | None:
        """The same; None where there is no way and nobody asks why."""
        no = self.ends(mover, to, moving)
        if no is not None:
            return no
        if to == mover.place:
            return Way((), 0, (), mover.place)
        found = self._easy(mover, to, most, moving)
        if found is None:
            found = self._bold(mover, to, most, moving)
        if found is None:
            found = self._close_call(mover, to, most, moving)
        if found is None and to[2] != mover.floor:
            found = self._straight(mover, to, most, moving)
        if found is None:
            found = self._climbing(mover, to, most, moving)
        return found

    def _straight(self, mover: Base, to: Place, most: int, moving: Moving) -> Way | None:
        """The line to another level: a gap of exactly RED, for which links have no room."""
        way = self._read(mover, [to], moving)
        return way if isinstance(way, Way) and way.length <= most * FINE else None

    def _easy(self, mover: Base, to: Place, most: int, moving: Moving) -> Way | None:
        x, y, floor = mover.place
        here, there = self.terrain.level(floor).index, self.terrain.level(to[2]).index
        walk = self.walk_of(mover.radius, False)
        if not (walk.free(x, y, here) and walk.free(to[0], to[1], there)):
            return None
        found = walk.way(x, y, here, to[0], to[1], there, most)
        if found is None:
            return None
        way = self._read(mover, self._places(found[1][1:]), moving)
        if isinstance(way, No):
            return None
        # A bot has chosen one of its points: any good way will do.
        sampled = (to[0], to[1], there) in walk.index
        if not sampled and any(leg.kind != "walk" for leg in way.legs):
            straight = self._straightened(mover, way, moving)
            if (
                straight.easy or not way.easy
            ):  # a shorter way over an obstacle is none without a roll
                way = straight
        if any(m.kind in (RIVAL, THING) for m in way.meetings):
            quick = self._aside(walk, way, mover, most, moving) if sampled else None
            return quick or self._detour(walk, mover, to, most, moving) or way
        return way

    def _bold(self, mover: Base, to: Place, most: int, moving: Moving) -> Way | None:
        x, y, floor = mover.place
        here, there = self.terrain.level(floor).index, self.terrain.level(to[2]).index
        walk = self.walk_of(mover.radius, True)
        found = walk.way(x, y, here, to[0], to[1], there, most)
        if found is None:
            return None
        way = self._read(mover, self._places(found[1][1:]), moving)
        if isinstance(way, No):
            return None
        sampled = (to[0], to[1], there) in walk.index
        if not sampled and any(leg.kind != "walk" for leg in way.legs):
            way = self._straightened(mover, way, moving)
        return way

    def _straightened(self, mover: Base, way: Way, moving: Moving) -> Way:
        """Passages, easy climbs and jumps have a few places of their own: the shortest way goes
        through them without turning there."""
        legs, best, i = [*way.legs], way.length, 0
        hard = _hard(legs)
        while i < len(legs) - 1:
            if any(leg.kind != "walk" for leg in legs[max(0, i - 1) : i + 3]):
                places = [leg.b for leg in legs]
                # Without two corners, or without one.
                for fewer in ([*places[:i], *places[i + 2 :]], [*places[:i], *places[i + 1 :]]):
                    path = self._path(mover, fewer, moving)
                    if isinstance(path, No) or not path.legs or path.legs[-1].b != way.end:
                        continue
                    if path.total < best and _hard(path.legs) <= hard:
                        legs, best, i = path.legs, path.total, max(-1, i - 3)
                        break
            i += 1
        if best == way.length:
            return way
        found = self._read(mover, [leg.b for leg in legs], moving)
        return found if isinstance(found, Way) and found.length < way.length else way

    def _close_call(self, mover: Base, to: Place, most: int, moving: Moving) -> Way | None:
        """A way through a passage or over a gap that is within the length once it is straight."""
        walk = self.walk_of(mover.radius, True)
        x, y, _ = mover.place
        limit = most * FINE
        for i, some in walk.links.items():
            px, py, _ = walk.points[i]
            before = length(px - x, py - y)
            if before > limit:
                continue
            for cost, j, _ in some:
                qx, qy, _ = walk.points[j]
                # Straight through it, at the very least.
                if before + cost + length(to[0] - qx, to[1] - qy) <= limit + 2 * INCH * FINE:
                    return self._longer(mover, to, most, moving)
        return None

    def _longer(self, mover: Base, to: Place, most: int, moving: Moving) -> Way | None:
        found = self._easy(mover, to, most + INCH, moving) or self._bold(
            mover, to, most + INCH, moving
        )
        if found is not None and found.length > most * FINE:
            found = self._straightened(mover, found, moving)
        return None if found is None or found.length > most * FINE else found

    def _places(self, spots: Sequence[Spot]) -> list[Place]:
        levels = self.terrain.levels
        return [(x, y, self.terrain.floor_at(levels[n], x, y)) for x, y, n in spots]

    # -- round what moves ----------------------------------------------------------------------
    def _aside(self, walk: Walk, way: Way, mover: Base, most: int, moving: Moving) -> Way | None:
        """The way with one more corner, round the one rival that it meets."""
        [first, *more] = way.meetings
        if more or first.kind != RIVAL or way.legs[first.leg].kind != "walk":
            return None
        terrain, r = self.terrain, mover.radius
        leg = way.legs[first.leg]
        level = terrain.level(leg.a[2])
        rivals = [
            b
            for b in moving.bases
            if b.side != mover.side and b.model != mover.model and terrain.base_level(b) is level
        ]
        foe = next(b for b in rivals if b.model == first.id)
        wide = r + foe.radius + 4
        spare = most * FINE - way.length + leg.length
        (ax, ay, _), (bx, by, _) = leg.a, leg.b
        tries = []
        for ux, uy in _ROUND:
            x, y = foe.x + ux * wide // 4, foe.y + uy * wide // 4
            size = length(x - ax, y - ay) + length(bx - x, by - y)
            if size <= spare:
                tries.append((size, x, y))
        solid, things = walk.solid[level.index], terrain.loose_on(level, moving)
        for _, x, y in sorted(tries):
            if not walk.free(x, y, level.index):
                continue
            clear = True
            for b in rivals:
                both = (r + b.radius) ** 2
                if off(b.x, b.y, ax, ay, x, y, both) < 0 or off(b.x, b.y, x, y, bx, by, both) < 0:
                    clear = False
                    break
            if not clear or any(s.outline.near(x, y, r) < 0 for s in things):
                continue
            for some in (solid, things):
                if stop(some, ax, ay, x, y, r) or stop(some, x, y, bx, by, r):
                    clear = False
            if clear:
                places = [k.b for k in way.legs]
                places.insert(first.leg, (x, y, terrain.floor_at(level, x, y)))
                found = self._read(mover, places, moving)
                if isinstance(found, Way) and found.easy and found.length <= most * FINE:
                    return found
        return None

    def _detour(self, walk: Walk, mover: Base, to: Place, most: int, moving: Moving) -> Way | None:
        """A* over the bends, and over points round rivals and loose pieces: a way within the
        length that needs no roll."""
        terrain, r = self.terrain, mover.radius
        x, y, floor = mover.place
        start: Spot = (x, y, terrain.level(floor).index)
        end: Spot = (to[0], to[1], terrain.level(to[2]).index)
        limit = most * FINE
        rivals = [b for b in moving.bases if b.side != mover.side and b.model != mover.model]
        loose = terrain.loose(moving)
        solid: dict[int, list[Solid]] = {}
        things: dict[int, list[Solid]] = {}
        bases: dict[int, list[Base]] = {}
        x0, x1, y0, y1 = x - most - r, x + most + r, y - most - r, y + most + r
        for n in {start[2], end[2]}:
            level = terrain.levels[n]
            things[n] = [s for s in loose if s.bottom <= level.height < s.top]
            near = [*walk.solid[n], *things[n]]
            solid[n] = [s for s in near if s.x0 < x1 and s.x1 > x0 and s.y0 < y1 and s.y1 > y0]
            bases[n] = [
                b
                for b in rivals
                if x0 < b.x < x1 and y0 < b.y < y1 and terrain.level(b.floor) is level
            ]
        # Bends are free of scenery; of what moves they are not.
        good: list[Spot] = [end]
        for n in solid:
            lo, left = walk.first[n]
            for i in range(lo + bisect_left(left, x0), lo + bisect_right(left, x1)):
                p = walk.points[i]
                if (
                    walk.turns[i] is not None
                    and length(p[0] - x, p[1] - y) + length(to[0] - p[0], to[1] - p[1]) <= limit
                    and self._open(p, r, things[n], bases[n])
                ):
                    good.append(p)
            more: list[Point] = []
            for b in bases[n]:
                wide = r + b.radius + 4
                # A sixteenth more than the radii: the polygon's sides are outside the arc.
                more += [
                    (b.x + ux * wide * 17 // 80, b.y + uy * wide * 17 // 80) for ux, uy in _ROUND
                ]
            for s in things[n]:
                ring = s.outline.rings[0]
                for i in range(len(ring) - 1):
                    more += bend(ring, i, r, 2)
            for px, py in more:
                away = length(px - x, py - y) + length(to[0] - px, to[1] - py)
                if away <= limit and self._open((px, py, n), r, solid[n], bases[n]):
                    good.append((px, py, n))

        def clear(a: Spot, b: Spot) -> bool:
            ax, ay, bx, by = a[0], a[1], b[0], b[1]
            for m in bases[a[2]]:
                if off(m.x, m.y, ax, ay, bx, by, (r + m.radius) ** 2) < 0:
                    return False
            return stop(solid[a[2]], ax, ay, bx, by, r) is None

        # Whether a leg is clear is looked at only when it is the best that is left.
        before: dict[Spot, Spot] = {}
        heap = [(length(to[0] - x, to[1] - y), 0, start, start, True)]
        while heap:
            _, d, at, came, linked = heappop(heap)
            if at in before or not (linked or clear(came, at)):
                continue
            before[at] = came
            if at == end:
                path = [end]
                while before[path[-1]] != start:
                    path.append(before[path[-1]])
                way = self._read(mover, self._places(path[::-1]), moving)
                return None if isinstance(way, No) or way.meetings else way
            links: dict[Spot, int] = {}
            v = walk.index.get(at)
            if v is not None:
                links = {walk.points[j]: cost for cost, j, _ in walk.links.get(v, [])}
            for p in good:
                if p in before:
                    continue
                step = links.get(p)
                cost = d + (length(p[0] - at[0], p[1] - at[1]) if step is None else step)
                rest = length(to[0] - p[0], to[1] - p[1])
                if cost + rest <= limit and (step is not None or p[2] == at[2]):
                    heappush(heap, (cost + rest, cost, p, at, step is not None))
        return None

    def _open(self, p: Spot, r: int, solid: list[Solid], bases: list[Base]) -> bool:
        x, y, n = p
        for b in bases:
            if (x - b.x) ** 2 + (y - b.y) ** 2 < (r + b.radius) ** 2:
                return False
        if not self.terrain.inside(self.terrain.levels[n], x, y, r):
            return False
        return all(s.outline.near(x, y, r) >= 0 for s in solid)

    # -- climbing ------------------------------------------------------------------------------
    def climbable(self, mover: Base) -> list[Solid]:
        """CZ-CLIMB-001: the walls at which a model stands, and the roof at whose edge it is."""
        level = self.terrain.base_level(mover)
        x, y, r = mover.x, mover.y, mover.radius + CONTACT
        found = [
            s
            for s in level.walls
            if s.x0 <= x + r
            and s.x1 >= x - r
            and s.y0 <= y + r
            and s.y1 >= y - r
            and s.outline.near(x, y, r) <= 0
        ]
        roof = level.roof
        if roof is not None and not roof.piece.raised:
            ring = roof.outline.rings[0]
            edges = [ring[i : i + 2] for i in range(len(ring) - 1)]
            if any(off(x, y, *p, *q, r * r) <= 0 for p, q in edges):
                found.append(roof)
        return found

    def _entries(self, mover: Base, s: Solid, to: Place) -> list[list[Place]]:
        """Beginnings of ways that climb a wall: up to its rim, over it, or down from it."""
        terrain, level = self.terrain, self.terrain.base_level(mover)
        tries: list[list[Place]] = [[to]]
        if s.index != level.index and s.piece.roof:
            cx, cy = nearest_on(s, mover.x, mover.y)
            for (ix, iy), _ in [*_inner(s, cx, cy), *rim(s, 0)]:
                if (ix - mover.x) ** 2 + (iy - mover.y) ** 2 <= (4 * mover.radius) ** 2:
                    tries.append([(ix, iy, terrain.floor_at(terrain.levels[s.index], ix, iy))])
            return tries
        foot = level if s.index != level.index else terrain.level(s.piece.on)
        ends = []
        for _, (ox, oy) in rim(s, mover.radius + 2):
            if terrain.free(foot, ox, oy, mover.radius):
                away = length(ox - mover.x, oy - mover.y) + length(to[0] - ox, to[1] - oy)
                ends.append((away, (ox, oy, terrain.floor_at(foot, ox, oy))))
        return [*tries, *[[place] for _, place in sorted(ends)[:10]]]

    def _climbing(self, mover: Base, to: Place, most: int, moving: Moving) -> Way | None:
        best: Way | None = None
        for s in self.climbable(mover):
            for entry in self._entries(mover, s, to):
                way = self._read(mover, entry, moving)
                if isinstance(way, No) or way.length > most * FINE:
                    continue
                if entry[-1] != to:
                    rest = self._onward(mover, entry, to, most - way.units, moving)
                    if rest is None:
                        continue
                    way = rest
                if way.length <= most * FINE and (best is None or way.length < best.length):
                    best = way
        return best

    def _onward(
        self, mover: Base, entry: list[Place], to: Place, most: int, moving: Moving
    ) -> Way | None:
        """From the end of a climb to the end of the move."""
        walk = self.walk_of(mover.radius, True)
        x, y, floor = entry[-1]
        here, there = self.terrain.level(floor).index, self.terrain.level(to[2]).index
        found = walk.way(x, y, here, to[0], to[1], there, most)
        if found is None:
            return None
        way = self._read(mover, [*entry, *self._places(found[1][1:])], moving)
        return None if isinstance(way, No) else way

    # -- why not -------------------------------------------------------------------------------
    def _why(self, mover: Base, to: Place, most: int, moving: Moving) -> No:
        """Why there is no way: too far (by how much), too narrow (where), or none at all."""
        far = self.terrain.field.width + self.terrain.field.depth
        thin = Base(mover.model, mover.x, mover.y, mover.floor, _THIN, mover.side)
        if mover.radius > _THIN:
            narrow = self._bold(thin, to, most, moving)
            if narrow is not None:
                return self._gap(mover, narrow)
        found = self._bold(mover, to, far, moving)
        if found is not None:
            return too_far(found.length, most)
        found = self._climbing(mover, to, far, moving)
        if found is not None:
            return too_far(found.length, most)
        if self.terrain.level(to[2]) is not self.terrain.base_level(mover):
            return No("CZ-CLIMB-001", "cz-space-no-way-up")
        return No("CZ-MOVE-006", "cz-space-no-way")

    def _gap(self, mover: Base, narrow: Way) -> No:
        """The narrowest place of a way on which the base does not fit."""
        r = mover.radius
        best: tuple[int, int, int] | None = None
        for leg in narrow.legs:
            if leg.kind != "walk":
                continue
            level = self.terrain.level(leg.a[2])
            n = max(abs(leg.b[0] - leg.a[0]), abs(leg.b[1] - leg.a[1]))
            for k in range(0, n + 1, 20):
                x = leg.a[0] + (leg.b[0] - leg.a[0]) * k // max(1, n)
                y = leg.a[1] + (leg.b[1] - leg.a[1]) * k // max(1, n)
                best = min([*self._narrow(level, x, y, r), *([best] if best else [])], default=None)
        if best is None:
            return No("CZ-MEAS-003", "cz-space-no-fit")
        look = self.terrain.look
        return No(
            "CZ-MEAS-003",
            "cz-space-narrow",
            (("gap", best[0]), ("need", 2 * r), ("a", look(best[1])), ("b", look(best[2]))),
        )

    def _narrow(self, level: Level, x: int, y: int, r: int) -> list[tuple[int, int, int]]:
        walls = [s for s in level.walls if s.outline.near(x, y, 2 * r) < 0]
        apart = sorted([(_away(s, x, y, 2 * r), s.index) for s in walls])
        if len(apart) < 2 or apart[0][0] + apart[1][0] >= 2 * r:
            return []
        (c, a), (d, b) = apart[:2]
        return [(c + d, min(a, b), max(a, b))]


def _hard(legs: Sequence[Leg]) -> int:
    """The legs that take a roll whatever stands in the way."""
    return len([leg for leg in legs if leg.kind in (CLIMB, JUMP, OPENING)])


def _inner(s: Solid, x: int, y: int) -> list[tuple[Point, Point]]:
    """A place on the roof beside a point of its rim."""
    mx, my = (s.x0 + s.x1) // 2, (s.y0 + s.y1) // 2
    found = []
    for part in (2, 8, 24):
        n = max(1, abs(mx - x), abs(my - y))
        px, py = x + (mx - x) * part // n, y + (my - y) * part // n
        if s.holds(px, py):
            found.append(((px, py), (x, y)))
            break
    return found


def _away(s: Solid, x: int, y: int, most: int) -> int:
    """The distance of a point from a piece, rounded down."""
    lo, hi = 0, most
    while hi - lo > 1:
        mid = (lo + hi) // 2
        lo, hi = (lo, mid) if s.outline.near(x, y, mid) < 0 else (mid, hi)
    return lo
