"""The path of attack: what blocks it, what adds to the target's roll, and why.

What scenery does is a function of two places and is remembered; models and loose pieces are looked
at anew.  The words on a screen come from the same hindrances as the dice.
"""

from __future__ import annotations

from typing import NamedTuple

from neontable.games.combatzone.space.moving import Base, Moving
from neontable.games.combatzone.space.solid import Solid, crossed_edges
from neontable.games.combatzone.space.terrain import Terrain
from neontable.games.combatzone.space.units import HALF, REACH
from neontable.kernel.zone import GROUND, Place
from neontable.kit.plane import ACROSS, OUTSIDE, off, within

OBSTACLES = frozenset({"obstacle", "opening", "thing", "model", "edge"})
"""What counts as an obstacle in a path of attack."""


class Hindrance(NamedTuple):
    """Something in the path of attack."""

    kind: str
    """obstacle, barrier, edge (of the roof that the upper model stands on), opening, thing (a
    loose piece), model, or the kind of a token that counts as an obstacle."""
    id: int
    adds: int
    """To the target's roll: 1, or 0 for what is in the path and does not count."""
    rule: str
    """Why it adds, does not, or blocks."""
    blocks: bool = False
    at: tuple[int, int] | None = None
    """Where it lies, if it is neither a piece of the battlefield nor a model."""


class PathOfAttack(NamedTuple):
    hindrances: tuple[Hindrance, ...]
    a: Place
    b: Place

    @property
    def blocked(self) -> bool:
        return any(h.blocks for h in self.hindrances)

    @property
    def bonus(self) -> int:
        """What the path adds to the target's roll."""
        return sum([h.adds for h in self.hindrances])

    @property
    def clear(self) -> bool:
        """Nothing blocks it and nothing in it counts."""
        return not any(h.blocks or h.adds for h in self.hindrances)

    @property
    def blocker(self) -> Hindrance | None:
        return next((h for h in self.hindrances if h.blocks), None)


Pair = tuple[int, int, int, int, int, int, int, int]


class Sights:
    """Paths of attack over one battlefield."""

    def __init__(self, terrain: Terrain) -> None:
        self.terrain = terrain
        self.chains = {i: frozenset(terrain.field.chain(i)) for i in terrain.levels}
        for s in terrain.fixed:
            self.chains[s.index] = frozenset(terrain.field.chain(s.index))
        self.chains[GROUND] = frozenset()
        self._scenery: dict[Pair, tuple[Hindrance, ...]] = {}
        self._cover: dict[Pair, int] = {}
        self._blocked: dict[Pair, bool] = {}
        self._barriers = [(s.x0, s.x1, s.y0, s.y1, s) for s in terrain.fixed if s.barrier]
        self._obstacles = [(s.x0, s.x1, s.y0, s.y1, s) for s in terrain.fixed if not s.barrier]
        self._apart: dict[tuple[Place, Place], bool] = {}

    def forget(self) -> None:
        self._scenery.clear()
        self._cover.clear()
        self._blocked.clear()
        self._apart.clear()

    # -- scenery -------------------------------------------------------------------------------
    def blocked(self, a: Base, b: Base) -> bool:
        """Whether a barrier blocks the path between two models."""
        key = (a[1], a[2], a[3], a[4], b[1], b[2], b[3], b[4])
        known = self._blocked.get(key)
        if known is None:
            if len(self._blocked) > 200_000:
                self._blocked.clear()
            known = self._blocked[key] = self._by_barriers(a, b) < 0
        return known

    def cover(self, a: Base, b: Base) -> int:
        """What the fixed scenery adds to the roll of b against an attack of a; -1 where it blocks
        the path."""
        key = (a[1], a[2], a[3], a[4], b[1], b[2], b[3], b[4])
        known = self._cover.get(key)
        if known is None:
            if len(self._cover) > 200_000:
                self._cover.clear()
            known = self._by_barriers(a, b)
            if known >= 0:
                known += self._by_obstacles(a, b)
            self._cover[key] = known
        return known

    def _by_barriers(self, a: Base, b: Base) -> int:
        """What barriers add, -1 where one blocks: the same as `_look`, which says why."""
        height = self.terrain.height
        _, ax, ay, afloor, ar, _ = a
        _, bx, by, bfloor, _, _ = b
        aheight, bheight = height(afloor), height(bfloor)
        low, high = (aheight, bheight) if aheight < bheight else (bheight, aheight)
        under = self.chains[afloor] | self.chains[bfloor] if high else None
        x0, x1 = (ax - HALF, bx + HALF) if ax < bx else (bx - HALF, ax + HALF)
        y0, y1 = (ay - HALF, by + HALF) if ay < by else (by - HALF, ay + HALF)
        adds = 0
        for sx0, sx1, sy0, sy1, s in self._barriers:
            if sx0 > x1 or sx1 < x0 or sy0 > y1 or sy1 < y0 or s.top <= low or s.bottom > high:
                continue
            if under is not None and s.index in under:
                edge = self._edge(s, a, b)
                if edge.blocks:
                    return -1
                adds += edge.adds
                continue
            how = OUTSIDE
            for part in s.parts:
                lies = part.band(ax, ay, bx, by, HALF)
                if lies > how:
                    how = lies
                    if how == ACROSS:
                        return -1
            if how != OUTSIDE and s.outline.near(ax, ay, ar + REACH) > 0:
                adds += 1
            adds += self._by_openings(s, a, b) if s.gates else 0
        return adds

    def _by_obstacles(self, a: Base, b: Base) -> int:
        height = self.terrain.height
        _, ax, ay, afloor, ar, _ = a
        _, bx, by, bfloor, _, _ = b
        aheight, bheight = height(afloor), height(bfloor)
        low, high = (aheight, bheight) if aheight < bheight else (bheight, aheight)
        x0, x1 = (ax - HALF, bx + HALF) if ax < bx else (bx - HALF, ax + HALF)
        y0, y1 = (ay - HALF, by + HALF) if ay < by else (by - HALF, ay + HALF)
        adds = 0
        for sx0, sx1, sy0, sy1, s in self._obstacles:
            if sx0 > x1 or sx1 < x0 or sy0 > y1 or sy1 < y0 or s.top <= low or s.bottom > high:
                continue
            o = s.outline
            if (
                max([part.band(ax, ay, bx, by, HALF) for part in s.parts]) != OUTSIDE
                or o.near(ax, ay, HALF) < 0
                or o.near(bx, by, HALF) < 0
            ) and o.near(ax, ay, ar + REACH) > 0:
                adds += 1
            adds += self._by_openings(s, a, b) if s.gates else 0
        return adds

    def _by_openings(self, s: Solid, a: Base, b: Base) -> int:
        adds = 0
        for gate in s.gates:
            o = gate.outline
            if (
                o is not None
                and o.band(a.x, a.y, b.x, b.y, HALF)
                and o.near(a.x, a.y, a.radius + REACH) > 0
            ):
                adds += 1
        return adds

    def scenery(self, a: Base, b: Base) -> tuple[Hindrance, ...]:
        """What the fixed scenery does to an attack of a on b; once it is blocked, the rest of the
        scenery may be missing."""
        key = (a[1], a[2], a[3], a[4], b[1], b[2], b[3], b[4])
        known = self._scenery.get(key)
        if known is None:
            if len(self._scenery) > 50_000:
                self._scenery.clear()
            known = self._scenery[key] = tuple(self._look(a, b))
        return known

    def _look(self, a: Base, b: Base) -> list[Hindrance]:
        terrain = self.terrain
        _, ax, ay, afloor, ar, _ = a
        _, bx, by, bfloor, _, _ = b
        aheight, bheight = terrain.height(afloor), terrain.height(bfloor)
        low, high = (aheight, bheight) if aheight < bheight else (bheight, aheight)
        under = self.chains[afloor] | self.chains[bfloor]
        x0, x1 = (ax - HALF, bx + HALF) if ax < bx else (bx - HALF, ax + HALF)
        y0, y1 = (ay - HALF, by + HALF) if ay < by else (by - HALF, ay + HALF)
        found: list[Hindrance] = []
        for s in terrain.fixed:
            if s.x0 > x1 or s.x1 < x0 or s.y0 > y1 or s.y1 < y0:
                continue
            if s.top <= low or s.bottom > high:
                continue
            if s.barrier and s.index in under:
                found.append(self._edge(s, a, b))
                continue
            how = OUTSIDE
            for part in s.parts:
                how = max(how, part.band(ax, ay, bx, by, HALF))
                if how == ACROSS and s.barrier:
                    return [*found, Hindrance("barrier", s.index, 0, "CZ-TGT-007", True)]
            if how == OUTSIDE and not s.barrier:
                inside = s.outline.near(ax, ay, HALF) < 0 or s.outline.near(bx, by, HALF) < 0
                how = 1 if inside else OUTSIDE
            if how != OUTSIDE:
                kind = "barrier" if s.barrier else "obstacle"
                near = s.outline.near(ax, ay, ar + REACH) <= 0
                rule = "CZ-TGT-008" if near else "CZ-TGT-006" if s.barrier else "CZ-TGT-004"
                found.append(Hindrance(kind, s.index, 0 if near else 1, rule))
            for gate in s.gates:
                if gate.outline is not None and gate.outline.band(ax, ay, bx, by, HALF):
                    near = gate.outline.near(ax, ay, ar + REACH) <= 0
                    rule = "CZ-TGT-008" if near else "CZ-TGT-004"
                    found.append(Hindrance("opening", gate.index, 0 if near else 1, rule))
        return found

    def _edge(self, s: Solid, a: Base, b: Base) -> Hindrance:
        """CZ-TGT-010, 011: the roof that the upper model stands on."""
        attacks = s.index in self.chains[a.floor]
        upper = a if attacks else b
        if not self.at_edge(s, upper, a, b):
            return Hindrance("barrier", s.index, 0, "CZ-TGT-011", True)
        if attacks:
            return Hindrance("edge", s.index, 0, "CZ-TGT-010")
        if s.outline.near(a.x, a.y, a.radius + REACH) <= 0:
            return Hindrance("edge", s.index, 0, "CZ-TGT-008")
        return Hindrance("edge", s.index, 1, "CZ-TGT-010")

    def at_edge(self, s: Solid, upper: Base, a: Base, b: Base) -> bool:
        """Whether the edge that the line between two models crosses is within the upper one's
        reach."""
        ring = s.outline.rings[0]
        near = (upper.radius + REACH) ** 2
        crossed = crossed_edges([ring[:-1]], (a.x, a.y), (b.x, b.y))
        return any(off(upper.x, upper.y, *ring[i], *ring[i + 1], near) <= 0 for _, i in crossed)

    # -- everything ----------------------------------------------------------------------------
    def attack(
        self, a: Base, b: Base, moving: Moving, aside: tuple[int, ...], indirect: bool
    ) -> PathOfAttack:
        """The path from one model to another; models in `aside` do not count."""
        found = [*self.scenery(a, b)]
        terrain = self.terrain
        ax, ay, bx, by = a.x, a.y, b.x, b.y
        aheight, bheight = terrain.height(a.floor), terrain.height(b.floor)
        low, high = (aheight, bheight) if aheight < bheight else (bheight, aheight)
        for s in terrain.loose(moving):
            if s.top > low and s.bottom <= high and s.outline.band(ax, ay, bx, by, HALF):
                near = s.outline.near(ax, ay, a.radius + REACH) <= 0
                rule = "CZ-TGT-008" if near else "CZ-TGT-004"
                found.append(Hindrance("thing", s.index, 0 if near else 1, rule))
        for m in moving.bases:
            if m.model in (a.model, b.model) or m.model in aside:
                continue
            if off(m.x, m.y, ax, ay, bx, by, (HALF + m.radius) ** 2) > 0:
                continue
            height = terrain.height(m.floor)
            if low <= height <= high:
                near = within(m.x - ax, m.y - ay, height - aheight, a.radius + m.radius, REACH)
                rule = "CZ-TGT-008" if near else "CZ-TGT-005"
                found.append(Hindrance("model", m.model, 0 if near else 1, rule))
        if indirect:
            found = [
                h._replace(adds=0, rule="CZ-EFF-007") if h.kind in OBSTACLES and h.adds else h
                for h in found
            ]
        return PathOfAttack(tuple(found), a.place, b.place)

    def separated(self, a: Place, b: Place, bradius: int) -> bool:
        """CZ-BLAST-010: whether a barrier stands between two points, centre to centre."""
        known = self._apart.get((a, b))
        if known is None:
            if len(self._apart) > 50_000:
                self._apart.clear()
            known = self._apart[a, b] = self._separated(a, b, bradius)
        return known

    def _separated(self, a: Place, b: Place, bradius: int) -> bool:
        terrain = self.terrain
        low, high = sorted((terrain.height(a[2]), terrain.height(b[2])))
        one, two = Base(-1, *a), Base(-2, *b, bradius)
        for s in terrain.fixed:
            if not s.barrier or s.top <= low or s.bottom > high:
                continue
            if s.index in self.chains[a[2]] or s.index in self.chains[b[2]]:
                upper = one if s.index in self.chains[a[2]] else two
                if not self.at_edge(s, upper, one, two):
                    return True
                continue
            for part in s.parts:
                if crossed_edges([ring[:-1] for ring in part.rings], a[:2], b[:2]):
                    return True
        return False
