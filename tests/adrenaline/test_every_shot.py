"""Every shot of every weapon against a second reading of the weapons manual.

The manual is written down here once more, as sets of outcomes and without a line of the engine:
what a shot can do from a table is compared with everything the engine lets a player do there.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import combinations, permutations
from typing import Any

import pytest

from neontable.games.adrenaline.cards.weapons import WEAPONS
from neontable.games.adrenaline.model.options import SHOOT
from tests.adrenaline.play import on, position, turn
from tests.adrenaline.shooting_range import NAMES, Chart, chart
from tests.adrenaline.test_shooting import ends

ZONE = 10
SHOT = -1
R, B, Y = (1, 0, 0), (0, 1, 0), (0, 0, 1)
SPAWN = (4, 2, 11)
TABLES = 2
"""Tables made by chance per arena."""


@dataclass(frozen=True)
class End:
    """What a shot has done so far: where everybody is, the hits and marks, what was paid.  A hit
    is a target, its damage and whose it is: the shooter's, or a turret's owner's."""

    at: tuple[int, ...]
    hits: tuple[tuple[int, int, int], ...] = ()
    marks: tuple[tuple[int, int], ...] = ()
    paid: tuple[int, int, int] = (0, 0, 0)

    def hit(self, target: int, damage: int, marks: int = 0) -> End:
        out = self
        if damage:
            out = replace(out, hits=(*out.hits, (target, damage, SHOT)))
        if marks and target < ZONE:
            out = replace(out, marks=(*out.marks, (target, marks)))
        return out

    def move(self, figure: int, square: int, owner: int) -> End:
        at = list(self.at)
        at[figure] = square
        hits = self.hits if owner in (-1, figure) else (*self.hits, (figure, 1, owner))
        return replace(self, at=tuple(at), hits=hits)

    def pay(self, *cubes: tuple[int, int, int]) -> End:
        paid = tuple(a + sum(c[i] for c in cubes) for i, a in enumerate(self.paid))
        return replace(self, paid=(paid[0], paid[1], paid[2]))


class Manual:
    """The weapons manual for one arena, the spawn points that can be shot at, and the owners of
    the turrets."""

    def __init__(self, plan: Chart, zones: tuple[int, ...], turrets: list[int]) -> None:
        self.plan = plan
        self.zones = zones
        self.turrets = turrets
        self.sees = plan.sees

    # -- looking ---------------------------------------------------------------------------
    def where(self, e: End, target: int) -> int:
        return SPAWN[target - ZONE] if target >= ZONE else e.at[target]

    def targets(self, e: End) -> list[int]:
        return [f for f in range(1, len(e.at)) if e.at[f] >= 0] + [ZONE + c for c in self.zones]

    def figures(self, e: End) -> list[int]:
        return [t for t in self.targets(e) if t < ZONE]

    def among(self, e: End, squares: Iterable[int]) -> list[int]:
        squares = set(squares)
        return [t for t in self.targets(e) if self.where(e, t) in squares]

    def seen(self, e: End) -> list[int]:
        return self.among(e, self.sees[e.at[0]])

    def far(self, e: End, target: int) -> int:
        return self.plan.moves[e.at[0], self.where(e, target)]

    def all_hit(self, e: End, squares: Iterable[int], damage: int, marks: int = 0) -> End:
        for target in self.among(e, squares):
            e = e.hit(target, damage, marks)
        return e

    def step(self, e: End, figure: int, square: int) -> End:
        return e.move(figure, square, self.turrets[square])

    def walks(self, e: End, figure: int, lo: int, hi: int) -> Iterator[End]:
        """Every way of lo to hi steps: it may turn, and come back."""
        if lo <= 0:
            yield e
        if hi:
            for square in self.plan.at(e.at[figure], 1):
                yield from self.walks(self.step(e, figure, square), figure, lo - 1, hi - 1)

    def shoves(self, e: End, figure: int) -> Iterator[End]:
        yield e
        for way in self.plan.ways[e.at[figure]]:
            out = e
            for square in way:
                out = self.step(out, figure, square)
                yield out

    def beams(self, square: int) -> list[set[int]]:
        """The four directions through walls, the own square in each."""
        row, column = divmod(square, 4)
        return [
            {s for s in self.plan.squares if s % 4 == column and s // 4 <= row},
            {s for s in self.plan.squares if s % 4 == column and s // 4 >= row},
            {s for s in self.plan.squares if s // 4 == row and s % 4 <= column},
            {s for s in self.plan.squares if s // 4 == row and s % 4 >= column},
        ]

    # -- blue --------------------------------------------------------------------------------
    def lock_rifle(self, e: End) -> Iterator[End]:
        for one in self.seen(e):
            out = e.hit(one, 2, 1)
            yield out
            for two in self.seen(e):
                if two != one and two < ZONE:
                    yield out.hit(two, 0, 1).pay(R)

    def machine_gun(self, e: End) -> Iterator[End]:
        seen = self.seen(e)
        for n in (1, 2):
            for basic in combinations(seen, n):
                out = e
                for target in basic:
                    out = out.hit(target, 1)
                extra = [t for t in basic if t < ZONE]
                third = [None, *(t for t in seen if t not in basic)]
                for focus in [None, *extra]:
                    aimed = out if focus is None else out.hit(focus, 1).pay(Y)
                    yield aimed
                    for other in [None, *(t for t in extra if t != focus)]:
                        for new in third:
                            shot = aimed.pay(B)
                            if other is not None:
                                shot = shot.hit(other, 1)
                            if new is not None:
                                shot = shot.hit(new, 1)
                            if other is not None or new is not None:
                                yield shot

    def thor(self, e: End) -> Iterator[End]:
        for one in self.seen(e):
            first = e.hit(one, 2)
            yield first
            if one >= ZONE:
                continue
            for two in self.among(e, self.sees[e.at[one]]):
                if two == one:
                    continue
                second = first.hit(two, 1).pay(B)
                yield second
                if two >= ZONE:
                    continue
                for three in self.among(e, self.sees[e.at[two]]):
                    if three not in (one, two):
                        yield second.hit(three, 2).pay(B)

    def plasma_gun(self, e: End) -> Iterator[End]:
        for glided, start in [(False, e), *((True, w) for w in self.walks(e, 0, 1, 2))]:
            for target in self.seen(start):
                charges = [start.hit(target, 2)]
                if target < ZONE:
                    charges.append(start.hit(target, 3).pay(B))
                for out in charges:
                    yield out
                    if not glided:
                        yield from self.walks(out, 0, 1, 2)

    def whisper(self, e: End) -> Iterator[End]:
        for target in self.seen(e):
            if self.far(e, target) >= 2:
                yield e.hit(target, 3, 1)

    def electroscythe(self, e: End) -> Iterator[End]:
        if self.among(e, [e.at[0]]):
            yield self.all_hit(e, [e.at[0]], 1)
            yield self.all_hit(e, [e.at[0]], 2).pay(R, B)

    def tractor_beam(self, e: End) -> Iterator[End]:
        for zone in set(self.seen(e)) - set(self.figures(e)):
            yield e.hit(zone, 1)
            if self.far(e, zone) <= 2:
                yield e.hit(zone, 3).pay(R, Y)
        for target in self.figures(e):
            for out in self.walks(e, target, 0, 2):
                if out.at[target] in self.sees[e.at[0]]:
                    yield out.hit(target, 1)
                # Who is there already walks no circle.
                if out.at[target] == e.at[0] and (out.at != e.at or out == e):
                    yield out.hit(target, 3).pay(R, Y)

    # -- red ---------------------------------------------------------------------------------
    def vortex_cannon(self, e: End) -> Iterator[End]:
        seen = self.sees[e.at[0]]
        for hole in seen - {e.at[0]}:
            near = [
                t
                for t in self.among(e, self.plan.within(hole, 1))
                if t < ZONE or self.where(e, t) in seen
            ]

            def drawn(out: End, target: int, damage: int, hole: int = hole) -> End:
                if target < ZONE and out.at[target] != hole:
                    out = self.step(out, target, hole)
                return out.hit(target, damage)

            for one in near:
                first = drawn(e, one, 2)
                yield first
                rest = [t for t in near if t != one]
                for n in (1, 2):
                    for others in combinations(rest, n):
                        out = first.pay(R)
                        for other in others:
                            out = drawn(out, other, 1)
                        yield out

    def furnace(self, e: End) -> Iterator[End]:
        here, plan = e.at[0], self.plan
        for room in {plan.room[s] for s in self.sees[here]} - {plan.room[here]}:
            squares = [s for s in plan.squares if plan.room[s] == room]
            if self.among(e, squares):
                yield self.all_hit(e, squares, 1)
        for square in plan.at(here, 1):
            if self.among(e, [square]):
                yield self.all_hit(e, [square], 1, 1)

    def heatseeker(self, e: End) -> Iterator[End]:
        for target in set(self.targets(e)) - set(self.seen(e)):
            yield e.hit(target, 3)

    def hellion(self, e: End) -> Iterator[End]:
        for target in self.seen(e):
            if self.far(e, target) >= 1:
                for marks, cost in ((1, (0, 0, 0)), (2, R)):
                    out = e.hit(target, 1).pay(cost)
                    for figure in self.among(e, [self.where(e, target)]):
                        out = out.hit(figure, 0, marks)
                    yield out

    def flamethrower(self, e: End) -> Iterator[End]:
        for way in self.plan.ways[e.at[0]]:
            first = self.among(e, way[:1])
            second = self.among(e, way[1:])
            for one in [None, *first]:
                for two in [None, *second]:
                    out = e if one is None else e.hit(one, 1)
                    out = out if two is None else out.hit(two, 1)
                    if out != e:
                        yield out
            if first:
                yield self.all_hit(e, way[:1], 2).pay(Y, Y)
            if second:
                yield self.all_hit(self.all_hit(e, way[:1], 2), way[1:], 1).pay(Y, Y)

    def pushes(self, e: End, target: int) -> Iterator[End]:
        yield e
        if target < ZONE:
            yield from self.walks(e, target, 1, 1)

    def grenade_launcher(self, e: End) -> Iterator[End]:
        for target in self.seen(e):
            out = e.hit(target, 1)
            yield from self.pushes(out, target)
            for square in self.sees[e.at[0]]:
                # A spawn point that was the target is damaged once only.
                if set(self.among(out, [square])) - ({target} if target >= ZONE else set()):
                    yield from self.pushes(self.all_hit(out, [square], 1).pay(R), target)
                for moved in self.pushes(out, target):
                    if set(self.among(moved, [square])) - ({target} if target >= ZONE else set()):
                        yield self.all_hit(moved, [square], 1).pay(R)

    def rocket_launcher(self, e: End) -> Iterator[End]:
        jumps = [(True, w.pay(B)) for w in self.walks(e, 0, 1, 2)]
        for jumped, start in [(False, e), *jumps]:
            for target in self.seen(start):
                if self.far(start, target) < 1:
                    continue
                there = self.where(start, target)
                out = start.hit(target, 2)
                blasts = [out]
                if set(self.among(start, [there])) - ({target} if target >= ZONE else set()):
                    blasts.append(self.all_hit(out, [there], 1).pay(Y))
                for blast in blasts:
                    for pushed in self.pushes(blast, target):
                        yield pushed
                        if not jumped:
                            yield from self.walks(pushed.pay(B), 0, 1, 2)

    # -- yellow ------------------------------------------------------------------------------
    def railgun(self, e: End) -> Iterator[End]:
        for beam in self.beams(e.at[0]):
            found = self.among(e, beam)
            for one in found:
                yield e.hit(one, 3)
                yield e.hit(one, 2)
            for one, two in combinations(found, 2):
                yield e.hit(one, 2).hit(two, 2)

    def cyberblade(self, e: End) -> Iterator[End]:
        orders = [o for n in (1, 2, 3) for o in permutations(("basic", "slice", "step"), n)]
        for order in orders:
            if "basic" in order:
                yield from self._cut(e, order, ())

    def _cut(self, e: End, order: tuple[str, ...], struck: tuple[int, ...]) -> Iterator[End]:
        if not order:
            yield e
        elif order[0] == "step":
            for out in self.walks(e, 0, 1, 1):
                yield from self._cut(out, order[1:], struck)
        else:
            paid = e.pay(Y) if order[0] == "slice" else e
            for target in self.among(e, [e.at[0]]):
                if target not in struck:
                    yield from self._cut(paid.hit(target, 2), order[1:], (*struck, target))

    def zx2(self, e: End) -> Iterator[End]:
        for target in self.seen(e):
            yield e.hit(target, 1, 2)
        seen = [t for t in self.seen(e) if t < ZONE]
        for n in (1, 2, 3):
            for found in combinations(seen, n):
                out = e
                for target in found:
                    out = out.hit(target, 0, 1)
                yield out

    def shotgun(self, e: End) -> Iterator[End]:
        for target in self.among(e, [e.at[0]]):
            yield from self.pushes(e.hit(target, 3), target)
        for target in self.targets(e):
            if self.far(e, target) == 1:
                yield e.hit(target, 2)

    def power_glove(self, e: End) -> Iterator[End]:
        for target in self.targets(e):
            if self.far(e, target) == 1:
                yield self.step(e, 0, self.where(e, target)).hit(target, 1, 2)
        for way in self.plan.ways[e.at[0]]:
            for n in range(1, len(way) + 1):
                stops = [[None, *self.among(e, [s])] for s in way[:n]]
                for one in stops[0]:
                    for two in stops[1] if n == 2 else [None]:
                        out = self.step(e, 0, way[0]).pay(B)
                        out = out if one is None else out.hit(one, 2)
                        out = out if n == 1 else self.step(out, 0, way[1])
                        out = out if two is None else out.hit(two, 2)
                        if (one, two) != (None, None):
                            yield out

    def shockwave(self, e: End) -> Iterator[End]:
        near = [t for t in self.targets(e) if self.far(e, t) == 1]
        for n in (1, 2, 3):
            for found in combinations(near, n):
                if len({self.where(e, t) for t in found}) == n:
                    out = e
                    for target in found:
                        out = out.hit(target, 1)
                    yield out
        if near:
            yield self.all_hit(e, self.plan.at(e.at[0], 1), 1).pay(Y)

    def sledgehammer(self, e: End) -> Iterator[End]:
        for target in self.among(e, [e.at[0]]):
            yield e.hit(target, 2)
            out = e.hit(target, 3).pay(R)
            if target >= ZONE:
                yield out
            else:
                yield from self.shoves(out, target)


Result = tuple[Any, ...]


def boards(e: End, damage: list[list[int]], marks: list[list[int]], cubes: list[int]) -> Result:
    """The boards after a shot of seat 0: all damage, the old marks with the first of it, then
    the new marks."""
    damage = [list(d) for d in damage]
    marks = [list(m) for m in marks]

    def tokens(figure: int, by: int, n: int) -> None:
        before = len(damage[figure])
        damage[figure] = (damage[figure] + [by] * n)[:12]
        if before < 12 == len(damage[figure]):  # the mark of revenge
            marks[by][figure] = min(3, marks[by][figure] + 1)

    for figure, n, by in e.hits:
        if by != SHOT:
            tokens(figure, by, n)
        elif figure < ZONE:
            tokens(figure, 0, n + marks[figure][0])
            marks[figure][0] = 0
    for figure, n in e.marks:
        marks[figure][0] = min(3, marks[figure][0] + n)
    left = tuple(have - cost for have, cost in zip(cubes, e.paid, strict=True))
    tagged = tuple(sorted({t for t, _, _ in e.hits if t >= ZONE}))
    return e.at, tuple(map(tuple, damage)), tuple(map(tuple, marks)), left, tagged


def looked_at(play: Any) -> Result:
    g = play.g
    return (
        tuple(p.square for p in g.players),
        tuple(tuple(p.damage) for p in g.players),
        tuple(tuple(p.marks) for p in g.players),
        tuple(g.players[0].cubes),
        tuple(sorted(ZONE + c for c, zone in enumerate(g.zones) for _ in zone)),
    )


# How a shot is made: the mode, the steps before it, and whether the weapon is reloaded for it.
HOW: dict[str, tuple[str, int, bool]] = {
    "deathmatch": ("deathmatch", 0, False),
    "domination": ("domination", 0, False),
    "turret": ("turret", 0, False),
    "adrenaline": ("deathmatch", 1, False),
    "frenzy, two actions": ("deathmatch", 1, True),
    "frenzy, one action": ("deathmatch", 2, True),
}


def compare(weapon: str, arena: str, rng: random.Random, how: str) -> int:
    """How many different ends the shot can have, from a table made by chance."""
    mode, steps, reload = HOW[how]
    plan = chart(arena)
    here = rng.choice(plan.squares)
    near = sorted(plan.within(here, 1) | plan.sees[here])
    at = [here] + [rng.choice(near if rng.random() < 0.7 else plan.squares) for _ in range(3)]
    damage = [[0] * rng.choice((0, 3, 8, 9, 10)) for _ in at]
    damage[0] = [1] * (6 if how == "adrenaline" else rng.choice((0, 5)))
    marks = [[0 if a == b else rng.randrange(4) for b in range(4)] for a in range(4)]
    cubes = [rng.randrange(4) for _ in range(3)]
    price = [WEAPONS[weapon].cost.count(c) if reload else 0 for c in range(3)]
    zones: tuple[int, ...] = ()
    turrets = [-1] * 12
    facts: dict[str, Any] = {"arena": arena, "mode": mode}
    if mode == "domination":
        zones = tuple(c for c in range(3) if rng.random() < 0.8)
        facts |= {"zones": [[], [], []], "hit_zones": [c for c in range(3) if c not in zones]}
    if mode == "turret":
        owned = set(plan.squares) - set(SPAWN)
        turrets = [rng.randrange(-1, 4) if s in owned else -1 for s in range(12)]
        facts |= {"turrets": turrets}
    if reload:
        kind = 2 if how == "frenzy, two actions" else 1
        # An action is left, so that the turn does not end with the shot.
        facts |= {"in_frenzy": True, "skulls": 0, "stack": turn(0, kind=kind, actions=2)}
        facts |= {"last_turns": [1, 2, 3], "track": [[1]] * 8}
    others = [on(at[f], damage=damage[f], marks=marks[f]) for f in (1, 2, 3)]
    weapons = {"unloaded" if reload else "loaded": [weapon]}
    me = on(here, damage=damage[0], marks=marks[0], cubes=cubes, **weapons)
    play = position(me, *others, **facts).leave_open()
    manual = Manual(plan, zones, turrets)
    read: Callable[[End], Iterator[End]] = getattr(manual, weapon)
    start = End(tuple(at), paid=(price[0], price[1], price[2]))
    expected = {
        boards(e, damage, marks, cubes)
        for moved in manual.walks(start, 0, 0, steps)
        for e in read(moved)
        if all(paid <= have for paid, have in zip(e.paid, cubes, strict=True))
    }
    found: set[Result] = set()
    if play.offered(SHOOT):
        found = {looked_at(end) for end in ends(play.pick(SHOOT))}
    scene = f"{weapon} on {arena}, {how}: {at}, cubes {cubes}, zones {zones}, turrets {turrets}"
    assert not found - expected, f"{scene}: more than the manual says"
    assert not expected - found, f"{scene}: less than the manual says"
    return len(found)


@pytest.mark.parametrize("how", HOW)
@pytest.mark.parametrize(
    "weapon", [pytest.param(w, marks=pytest.mark.rule(WEAPONS[w].rule)) for w in sorted(WEAPONS)]
)
def test_every_shot_is_in_the_manual_and_every_shot_of_the_manual_can_be_made(
    weapon: str, how: str
) -> None:
    rng = random.Random(f"{weapon} {how}")
    tables = [(arena, n) for arena in NAMES for n in range(TABLES)]
    ends_found = [compare(weapon, arena, rng, how) for arena, _ in tables]
    assert any(ends_found), "at least one of the tables lets the weapon be fired"
