"""A way over the battlefield: its legs, its length, and what it meets, in order.

`Path` is the law of movement: whatever way is taken, proposed by the engine, sampled by a bot or
drawn by a person, is read here leg by leg.  Between two levels a leg goes up or down exactly what
its straight line crosses: a ladder, a wall that is climbed, a gap that is jumped.
"""

from __future__ import annotations

from typing import NamedTuple

from neontable.games.combatzone.space.links import length3
from neontable.games.combatzone.space.moving import Base, Moving, No
from neontable.games.combatzone.space.solid import Gate, Solid, crossed_edges
from neontable.games.combatzone.space.terrain import Level, Terrain
from neontable.games.combatzone.space.units import CONTACT, RED
from neontable.kernel.zone import Place, Point
from neontable.kit.plane import FINE, between, farthest, length, off

OBSTACLE, THING, OPENING, RIVAL, CLIMB, JUMP = (
    "obstacle",
    "thing",
    "opening",
    "rival",
    "climb",
    "jump",
)


class Leg(NamedTuple):
    kind: str
    """walk, door, opening, ladder, stairs, climb or jump."""
    id: int
    """The passage, or the piece that is climbed or jumped to; -1 for a walk."""
    a: Place
    b: Place
    length: int
    """In 1/FINE unit, height included."""


class Meeting(NamedTuple):
    """Something on the way that takes a roll."""

    kind: str
    id: int
    """The piece, the passage or the rival model."""
    leg: int
    stop: Place
    """Where a failure leaves the model."""
    fall: int = 0
    """How deep it falls then."""


class Way(NamedTuple):
    legs: tuple[Leg, ...]
    length: int
    """In 1/FINE unit."""
    meetings: tuple[Meeting, ...]
    start: Place

    @property
    def end(self) -> Place:
        return self.legs[-1].b if self.legs else self.start

    @property
    def units(self) -> int:
        """Its length in whole units, rounded up."""
        return -(-self.length // FINE)

    @property
    def places(self) -> tuple[Place, ...]:
        return (self.start, *[leg.b for leg in self.legs])

    @property
    def easy(self) -> bool:
        return not self.meetings


class Path:
    """Reads a way of one base."""

    def __init__(self, terrain: Terrain, mover: Base, moving: Moving) -> None:
        self.terrain, self.mover, self.moving = terrain, mover, moving
        self.r = mover.radius
        self.legs: list[Leg] = []
        self.total = 0
        self.climbed: int | None = None
        """The piece that was climbed up at the beginning."""
        self.step = 0
        """What the way would cost more if it went on from the edge that was climbed to."""

    # -- legs ----------------------------------------------------------------------------------
    def go(self, b: Place) -> No | None:
        """One more leg, straight to a place; None when it can be done."""
        a = self.legs[-1].b if self.legs else self.mover.place
        terrain = self.terrain
        if not terrain.known(b[2]):
            return No("CZ-MEAS-003", "cz-space-no-floor")
        here, there = terrain.level(a[2]), terrain.level(b[2])
        if not terrain.inside(there, b[0], b[1], self.r):
            return terrain.stand(b, self.r)
        if terrain.floor_at(there, b[0], b[1]) != b[2]:
            return No("CZ-MEAS-003", "cz-space-no-floor")
        self._leave_edge()
        x, y, r = b[0], b[1], self.r
        for s in there.walls:
            close = x + r > s.x0 and x - r < s.x1 and y + r > s.y0 and y - r < s.y1
            if close and s.outline.near(x, y, r) < 0:
                return terrain.stand(b, r)
        if here.index == there.index:
            return self._slide(a, b, here)
        return self._change(a, b, here, there)

    def _add(self, kind: str, id: int, a: Place, b: Place, size: int) -> None:
        self.legs.append(Leg(kind, id, a, b, size))
        self.total += size

    def _at_edge(self, s: Solid, b: Place) -> None:
        """A climb that ends at the edge, above or below, costs its height alone: the step to it
        is part of the climb (CZ-CLIMB-002, CZ-CLIMB-008).  Whoever goes on has gone all the way."""
        ring, (x, y, _), far = s.outline.rings[0], b, (self.r + CONTACT) ** 2
        if any(off(x, y, *ring[i], *ring[i + 1], far) <= 0 for i in range(len(ring) - 1)):
            self.step = sum([length(leg.b[0] - leg.a[0], leg.b[1] - leg.a[1]) for leg in self.legs])
            self.total -= self.step
            self._shorten(self.step)

    def _leave_edge(self) -> None:
        if self.step:
            self.total += self.step
            self._shorten(-self.step)
            self.step = 0

    def _shorten(self, by: int) -> None:
        at = next(i for i, leg in enumerate(self.legs) if leg.kind == CLIMB)
        self.legs[at] = self.legs[at]._replace(length=self.legs[at].length - by)

    def _slide(self, a: Place, b: Place, level: Level) -> No | None:
        """On one level: clear of walls, through their passages, or over one of them."""
        size = length(b[0] - a[0], b[1] - a[1])
        kind, id, climbed = "walk", -1, None
        for s in self._hit(level.walls, a, b):
            gate = self._gate(s, a[:2], b[:2])
            if gate is not None:
                kind, id = gate.kind, gate.index
            elif climbed is None:
                climbed = s
            else:
                return self._stopped(s)
        if climbed is None:
            self._add(kind, id, a, b, size)
            return None
        if kind != "walk":
            return self._stopped(climbed)
        return self._over(climbed, a, b, size)

    def _hit(self, solids: list[Solid], a: Place, b: Place) -> list[Solid]:
        """The pieces that the base would overlap on a straight leg between free places."""
        (ax, ay, _), (bx, by, _), r = a, b, self.r
        x0, x1 = (ax - r, bx + r) if ax < bx else (bx - r, ax + r)
        y0, y1 = (ay - r, by + r) if ay < by else (by - r, ay + r)
        return [
            s
            for s in solids
            if s.x0 < x1
            and s.x1 > x0
            and s.y0 < y1
            and s.y1 > y0
            and not s.outline.passes(ax, ay, bx, by, r)
        ]

    def _gate(self, s: Solid, a: Point, b: Point) -> Gate | None:
        """The passage through which a straight line crosses a wall: it may be narrower than the
        base, but the line must go through it, and through nothing else of that wall."""
        for gate in s.gates:
            through = gate.kind in ("door", "opening") and gate in self.terrain.gates
            if through and gate.lets(a, b) and s.crossings(a, b) == 2:
                return gate
        return None

    def _stopped(self, s: Solid) -> No:
        return No("CZ-MOVE-006", "cz-space-barrier", (("piece", self.terrain.look(s.index)),))

    def _begins_at(self, s: Solid, a: Place) -> No | None:
        """CZ-CLIMB-001: the action begins at the barrier's edge."""
        if not self.legs and s.outline.near(a[0], a[1], self.r + CONTACT) <= 0:
            return None
        piece: tuple[tuple[str, int | str], ...] = (("piece", self.terrain.look(s.index)),)
        return No("CZ-CLIMB-001", "cz-space-not-at-wall", piece)

    def _over(self, s: Solid, a: Place, b: Place, size: int) -> No | None:
        """CZ-CLIMB-006: up and down again on the other side, in one straight line."""
        if not s.piece.easy and self._begins_at(s, a) is not None:
            return self._stopped(s)
        if s.crossings(a[:2], b[:2]) < 2:
            return self._stopped(s)
        if s.piece.roof:
            rough = [k for k in self.terrain.levels[s.index].walls if k is not s]
            if self._hit(rough, a, b):
                return self._stopped(s)
        up = s.top - self.terrain.height(a[2])
        down = s.top - self.terrain.height(b[2])
        self._add("climb", s.index, a, b, size + (up + down) * FINE)
        self.climbed = s.index
        return None

    # -- between levels ------------------------------------------------------------------------
    def _change(self, a: Place, b: Place, here: Level, there: Level) -> No | None:
        for gate in self.terrain.gates:
            if gate.kind in ("ladder", "stairs") and gate.piece in (here.index, there.index):
                low, high = gate.passage.a[2], gate.passage.b[2]
                ends = {self.terrain.level(low).index, self.terrain.level(high).index}
                # Through the gate, and over no other side of the piece.
                only = gate.lets(a[:2], b[:2]) and (
                    self.terrain.solids[gate.piece].crossings(a[:2], b[:2]) == 1
                )
                if ends == {here.index, there.index} and only:
                    return self._by_gate(gate, a, b, here, there)
        if there.roof is not None and there.roof in here.walls:
            if not self._across(there.roof, a, b, here.roof):
                return self._up(there.roof, a, b, here, there)
        elif (
            here.roof is not None
            and here.roof in there.walls
            and not self._across(here.roof, b, a, there.roof)
        ):
            return self._down(here.roof, a, b, here, there)
        if here.roof is not None and there.roof is not None:
            return self._jump(here.roof, there.roof, a, b, here, there)
        roof = there.roof or here.roof
        assert roof is not None
        return No("CZ-CLIMB-001", "cz-space-no-wall", (("piece", self.terrain.look(roof.index)),))

    def _across(self, high: Solid, outside: Place, inside: Place, low: Solid | None) -> bool:
        """Whether a line from a roof to a higher one leads over a gap."""
        cut = None if low is None else self._rim(high, outside, inside)
        return low is not None and cut is not None and not low.holds(*cut[0])

    def _rim(self, s: Solid, outside: Place, inside: Place) -> tuple[Point, Point] | None:
        """On a line from beside a piece onto it: the last place at which the base is beside it,
        and the first at which its middle is on it."""
        (ax, ay, _), (bx, by, _) = outside, inside
        if s.outline.near(ax, ay, self.r) < 0 or not s.holds(bx, by):
            return None
        r = self.r
        foot = farthest(
            ax, ay, bx, by, lambda x, y: s.outline.near(x, y, r) >= 0 and not s.holds(x, y)
        )
        edge = farthest(bx, by, ax, ay, s.holds)
        return foot, edge

    def _split(
        self, kind: str, id: int, places: list[Place], rise: int, size: int, middle: int
    ) -> None:
        """Legs through these places, of which the one to `middle` has the height in it; their
        lengths add up to that of the straight line and the height."""
        rest = size + rise
        for i in range(1, len(places)):
            a, b = places[i - 1], places[i]
            if i == len(places) - 1:
                part = rest
            else:
                part = length(b[0] - a[0], b[1] - a[1]) + (rise if i == middle else 0)
                part = min(part, rest)
            if a[:2] == b[:2] and i != middle:
                continue
            self._add(kind if i == middle else "walk", id if i == middle else -1, a, b, part)
            rest -= part

    def _legs_to_roof(
        self, s: Solid, kind: str, id: int, a: Place, b: Place, here: Level, there: Level, rise: int
    ) -> No | None:
        """From beside a piece onto it."""
        cut = self._rim(s, a, b)
        if cut is None:
            return self._stopped(s)
        (fx, fy), (ex, ey) = cut
        foot = (fx, fy, self.terrain.floor_at(here, fx, fy))
        edge = (ex, ey, self.terrain.floor_at(there, ex, ey))
        blocked = self._hit([w for w in here.walls if w is not s], a, foot)
        blocked += self._hit(there.walls, edge, b)
        for w in there.walls:
            if w.outline.near(ex, ey, self.r) < 0:
                blocked.append(w)
        if blocked:
            return self._stopped(blocked[0])
        size = length(b[0] - a[0], b[1] - a[1])
        self._split(kind, id, [a, foot, edge, b], rise, size, 2)
        return None

    def _legs_from_roof(
        self, s: Solid, kind: str, id: int, a: Place, b: Place, here: Level, there: Level, rise: int
    ) -> No | None:
        cut = self._rim(s, b, a)
        if cut is None:
            return self._stopped(s)
        (fx, fy), (ex, ey) = cut
        foot = (fx, fy, self.terrain.floor_at(there, fx, fy))
        edge = (ex, ey, self.terrain.floor_at(here, ex, ey))
        blocked = self._hit(here.walls, a, edge)
        blocked += self._hit([w for w in there.walls if w is not s], foot, b)
        for w in there.walls:
            if w.outline.near(fx, fy, self.r) < 0:
                blocked.append(w)
        if blocked:
            return self._stopped(blocked[0])
        size = length(b[0] - a[0], b[1] - a[1])
        self._split(kind, id, [a, edge, foot, b], rise, size, 2)
        return None

    def _by_gate(self, gate: Gate, a: Place, b: Place, here: Level, there: Level) -> No | None:
        s = self.terrain.solids[gate.piece]
        up = there.index == gate.piece
        rise = abs(there.height - here.height)
        if gate.kind == "stairs":
            size = length(b[0] - a[0], b[1] - a[1])
            (px, py, _), (qx, qy, _) = gate.passage.a, gate.passage.b
            flat = length(qx - px, qy - py)
            cost = max(0, length3(qx - px, qy - py, rise) - flat)
            self._add("stairs", gate.index, a, b, size + cost)
            return None
        legs = self._legs_to_roof if up else self._legs_from_roof
        return legs(s, gate.kind, gate.index, a, b, here, there, rise * FINE)

    def _up(self, s: Solid, a: Place, b: Place, here: Level, there: Level) -> No | None:
        if not s.piece.easy:
            no = self._begins_at(s, a)
            if no is not None:
                return no
        rise = (s.top - self.terrain.height(a[2])) * FINE
        no = self._legs_to_roof(s, "climb", s.index, a, b, here, there, rise)
        if no is None:
            self.climbed = s.index
            if not s.piece.easy:
                self._at_edge(s, b)
        return no

    def _down(self, s: Solid, a: Place, b: Place, here: Level, there: Level) -> No | None:
        if not s.piece.easy and self.climbed != s.index:
            ring = s.outline.rings[0]
            near = (self.r + CONTACT) ** 2
            edges = [ring[i : i + 2] for _, i in crossed_edges([ring[:-1]], a[:2], b[:2])]
            at = [off(a[0], a[1], *p, *q, near) <= 0 for p, q in edges]
            if self.legs or not any(at):
                look = self.terrain.look(s.index)
                return No("CZ-CLIMB-001", "cz-space-not-at-edge", (("piece", look),))
        rise = (here.height - there.height) * FINE
        begins = not self.legs
        no = self._legs_from_roof(s, "climb", s.index, a, b, here, there, rise)
        if no is None and begins and not s.piece.easy:
            self._at_edge(s, b)
        return no

    def _jump(self, s: Solid, t: Solid, a: Place, b: Place, here: Level, there: Level) -> No | None:
        edge = farthest(*a[:2], *b[:2], s.holds)
        land = farthest(*b[:2], *a[:2], t.holds)
        rise = abs(there.height - here.height)
        dx, dy = land[0] - edge[0], land[1] - edge[1]
        if dx * dx + dy * dy + rise * rise > RED * RED:
            gap = -(-length3(dx, dy, rise) // FINE)
            return No("CZ-JUMP-001", "cz-space-gap", (("gap", gap), ("most", RED)))
        start = (*edge, self.terrain.floor_at(here, *edge))
        end = (*land, self.terrain.floor_at(there, *land))
        walls = [w for w in here.walls if w is not t]
        walls += [w for w in there.walls if w is not s and w not in walls]
        blocked = [w for p in (start, end) for w in walls if w.outline.near(*p[:2], self.r) < 0]
        blocked = blocked or [*self._hit(walls, a, start), *self._hit(walls, start, end)]
        blocked = blocked or self._hit(walls, end, b)
        if blocked:
            return self._stopped(blocked[0])
        step = length3(dx, dy, rise)
        size = length(b[0] - a[0], b[1] - a[1])
        kind = "walk" if step <= CONTACT * FINE else "jump"
        self._split(kind, t.index, [a, start, end, b], step - length(dx, dy), size, 2)
        return None

    # -- what it meets -------------------------------------------------------------------------
    def way(self) -> Way:
        """The way with its meetings."""
        return Way(tuple(self.legs), self.total, tuple(self._meetings()), self.mover.place)

    def _meetings(self) -> list[Meeting]:
        terrain, mover, r = self.terrain, self.mover, self.r
        found: list[Meeting] = []
        x, y, floor = mover.place
        level = terrain.level(floor)
        rivals = [b for b in self.moving.bases if b.side != mover.side and b.model != mover.model]
        loose = terrain.loose(self.moving)
        inside = {s.index for s in [*level.rough, *loose] if s.outline.near(x, y, r) < 0}
        met: set[int] = set()
        for n, leg in enumerate(self.legs):
            a, b = leg.a, leg.b
            if leg.kind in (CLIMB, JUMP):
                if leg.kind == JUMP:
                    found.append(self._jumped(n, leg))
                elif not terrain.field.pieces[leg.id].easy and leg.id not in met:
                    met.add(leg.id)
                    found.append(self._climbed(n, leg))
                inside = set()
                continue
            if leg.kind in ("ladder", "stairs"):
                inside = set()
                continue
            level = terrain.level(a[2])
            here, inside = self._on_leg(level, loose, rivals, a, b, inside)
            gates = [g for g in terrain.gates if g.kind == OPENING and g.lets(a[:2], b[:2])]
            for gate in gates:
                if gate.index == leg.id:
                    wall = terrain.solids[gate.piece]
                    here.append((self._contact(wall, a, b), OPENING, gate.index))
            size = max(abs(b[0] - a[0]), abs(b[1] - a[1]))
            for k, kind, id in sorted(here):
                at = between(*a[:2], *b[:2], k, size) if size else a[:2]
                found.append(Meeting(kind, id, n, self._back(n, at, level)))
        return found

    def _on_leg(
        self,
        level: Level,
        loose: list[Solid],
        rivals: list[Base],
        a: Place,
        b: Place,
        inside: set[int],
    ) -> tuple[list[tuple[int, str, int]], set[int]]:
        """First contacts with obstacles and rivals on a straight leg, and the obstacles that the
        base is in at its end; `inside` names those that it is in already."""
        found: list[tuple[int, str, int]] = []
        still: set[int] = set()
        (ax, ay, _), (bx, by, _), r = a, b, self.r
        x0, x1 = (ax - r, bx + r) if ax < bx else (bx - r, ax + r)
        y0, y1 = (ay - r, by + r) if ay < by else (by - r, ay + r)
        for s in [*level.rough, *loose]:
            if s.x0 >= x1 or s.x1 <= x0 or s.y0 >= y1 or s.y1 <= y0:
                continue
            if s.piece.loose and not s.bottom <= level.height < s.top:
                continue
            ends_in = s.outline.near(bx, by, r) < 0
            if ends_in:
                still.add(s.index)
            if s.index not in inside and (ends_in or not s.outline.slides(ax, ay, bx, by, r)):
                kind = THING if s.piece.loose else OBSTACLE
                found.append((self._contact(s, a, b), kind, s.index))
        for m in rivals:
            if self.terrain.level(m.floor) is not level:
                continue
            both = (r + m.radius) ** 2
            if (
                off(m.x, m.y, ax, ay, bx, by, both) < 0
                and (m.x - ax) ** 2 + (m.y - ay) ** 2 >= both
            ):
                found.append((self._touch(m, a, b), RIVAL, m.model))
        return found, still

    def _contact(self, s: Solid, a: Place, b: Place) -> int:
        """Up to which whole-number place of a leg the base is clear of a piece."""
        (ax, ay, _), (bx, by, _), r = a, b, self.r
        near, slides = s.outline.near, s.outline.slides
        n = max(abs(bx - ax), abs(by - ay))
        lo, hi = 0, n
        while lo < hi:
            mid = (lo + hi + 1) // 2
            x, y = between(ax, ay, bx, by, mid, n)
            if near(x, y, r) >= 0 and slides(ax, ay, x, y, r):
                lo = mid
            else:
                hi = mid - 1
        return lo

    def _touch(self, m: Base, a: Place, b: Place) -> int:
        (ax, ay, _), (bx, by, _) = a, b
        both = (self.r + m.radius) ** 2
        n = max(abs(bx - ax), abs(by - ay))
        lo, hi = 0, n
        while lo < hi:
            mid = (lo + hi + 1) // 2
            x, y = between(ax, ay, bx, by, mid, n)
            if off(m.x, m.y, ax, ay, x, y, both) >= 0:
                lo = mid
            else:
                hi = mid - 1
        return lo

    def _back(self, n: int, at: Point, level: Level) -> Place:
        """AMB-13: where a stopped model stands: at this point of leg n or, where it could not
        stand there, back along its way."""
        terrain, moving, model = self.terrain, self.moving, self.mover.model
        end = (*at, terrain.floor_at(level, *at))
        while True:
            if terrain.stand(end, self.r, moving, model) is None:
                return end
            a = self.legs[n].a
            size = max(abs(end[0] - a[0]), abs(end[1] - a[1]))
            if self.legs[n].kind not in (CLIMB, JUMP, "ladder", "stairs"):
                for k in range(size - 1, -1, -5):
                    x, y = between(*a[:2], *end[:2], k, size)
                    place = (x, y, terrain.floor_at(level, x, y))
                    if terrain.stand(place, self.r, moving, model) is None:
                        return place
            end = a
            if n == 0:
                return end
            n -= 1
            level = terrain.level(self.legs[n].b[2])

    def _climbed(self, n: int, leg: Leg) -> Meeting:
        """CZ-CLIMB-005, 009: a failure leaves the model at the foot."""
        terrain = self.terrain
        foot = leg.a if terrain.height(leg.a[2]) <= terrain.height(leg.b[2]) else leg.b
        fall = terrain.solids[leg.id].top - terrain.height(foot[2])
        if foot == leg.a:
            return Meeting(CLIMB, leg.id, n, self._back(n, foot[:2], terrain.level(foot[2])), fall)
        place = terrain.settle(foot, self.r, self.moving, self.mover.model)
        return Meeting(CLIMB, leg.id, n, place, fall)

    def _jumped(self, n: int, leg: Leg) -> Meeting:
        """CZ-JUMP-003: a failure ends below the middle of the gap."""
        terrain = self.terrain
        x, y = (leg.a[0] + leg.b[0]) // 2, (leg.a[1] + leg.b[1]) // 2
        low = min(terrain.height(leg.a[2]), terrain.height(leg.b[2]))
        floor = next(f for f in terrain.floors(x, y) if terrain.height(f) < low)
        place = terrain.settle((x, y, floor), self.r, self.moving, self.mover.model)
        fall = terrain.height(leg.a[2]) - terrain.height(floor)
        return Meeting(JUMP, leg.id, n, place, fall)


def too_far(length_: int, most: int) -> No:
    """CZ-BASIC-001 with its numbers."""
    units = -(-length_ // FINE)
    return No(
        "CZ-BASIC-001",
        "cz-space-too-far",
        (("over", units - most), ("length", units), ("most", most)),
    )
