"""A shooting range for tests: a loaded weapon in a few words, and slow charts of the arenas.

The charts are computed from the recorded facts alone (tests/data), by code that shares nothing
with the engine, so that whole arenas can be compared square by square.

The large arena, in which weapons are tried unless a test says otherwise (D: a door, |: a wall):

0 red   D 1 blue    2 blue  D 3 green
  open      door      door      door
4 red   | 5 purple| 6 yellow  7 yellow
  door      door      open      open
8 white   9 white D 10 yellow 11 yellow
"""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from neontable.games.adrenaline.model.options import FINISH, SHOOT, Target, UseEffect
from tests.adrenaline.play import Play, PlayerSpec, on, position
from tests.adrenaline.test_arena import NAMES, WAYS, distances, number, places_of, visible

__all__ = [
    "NAMES",
    "Chart",
    "aim",
    "chart",
    "crowd",
    "effect",
    "extras",
    "fork",
    "gun",
    "open_fire",
]


rule = pytest.mark.rule
every_arena = pytest.mark.parametrize("arena", NAMES)


def gun(weapon: str, square: int, *others: PlayerSpec, **facts: Any) -> Play:
    """Seat 0 with one loaded weapon, about to shoot; facts of the seat or fields of the table."""
    own = {"damage", "marks", "cubes", "unloaded", "powerups", "turns"}
    mine = {key: facts.pop(key) for key in own & facts.keys()}
    return position(on(square, loaded=[weapon], **mine), *others, **facts)


def open_fire(weapon: str, square: int, *others: PlayerSpec, **facts: Any) -> Play:
    return gun(weapon, square, *others, **facts).pick(SHOOT)


def effect(play: Play, key: str) -> Play:
    """Pick an effect or mode by its key, whatever the weapon."""
    frame = play.g.stack[-1]
    return play.pick(UseEffect(frame.weapon, key))


def aim(play: Play, *targets: int) -> Play:
    for target in targets:
        play.pick(Target(target))
    return play


def extras(play: Play) -> list[str]:
    """The effects offered beside finishing, in the order of the card."""
    assert play.offered(FINISH)
    return [option.effect for option in play.options if isinstance(option, UseEffect)]


def counts(play: Play) -> list[int]:
    """Damage of the others."""
    return [len(play.damage(f)) for f in range(1, len(play.g.players))]


def fork(play: Play) -> Play:
    """The same table again, to look what another answer would do."""
    return Play(play.table.clone(quiet=False)).leave_open()


class Chart:
    """An arena by square numbers: rooms, sight, moves, straight ways."""

    def __init__(self, name: str) -> None:
        self.name = name
        places = places_of(name)
        self.squares = sorted(number(place) for place in places)
        self.room = {number(p): facts["room"] for p, facts in places.items()}
        self.sees = {number(place): visible(name, place) for place in places}
        self.moves = {(number(a), number(b)): n for (a, b), n in distances(name).items()}
        self.ways: dict[int, list[list[int]]] = {}
        """The squares in each direction that two straight moves can enter."""
        for place in places:
            self.ways[number(place)] = []
            for way, (down, right) in WAYS.items():
                here = place
                entered: list[int] = []
                while len(entered) < 2 and places[here]["edges"][way] != "wall":
                    here = (here[0] + down, here[1] + right)
                    entered.append(number(here))
                self.ways[number(place)].append(entered)

    def within(self, square: int, moves: int) -> set[int]:
        return {s for s in self.squares if self.moves[square, s] <= moves}

    def at(self, square: int, moves: int) -> set[int]:
        return {s for s in self.squares if self.moves[square, s] == moves}


@cache
def chart(name: str) -> Chart:
    return Chart(name)


def crowd(weapon: str, arena: str, square: int, mode: str = "basic") -> set[int]:
    """The squares where a figure can be the first target of a weapon fired from a square, found
    by standing the four others on every square in turn.  No cubes, so no other effects; a paid
    mode gets exactly its cubes."""
    cubes = {"basic": [0, 0, 0], "punisher": [1, 0, 1]}.get(mode, [0, 0, 0])
    squares = chart(arena).squares
    found: set[int] = set()
    for start in range(0, len(squares), 4):
        stands = squares[start : start + 4]
        others = [on(s) for s in stands] + [on(stands[0])] * (4 - len(stands))
        play = gun(weapon, square, *others, arena=arena, cubes=cubes).leave_open()
        if not play.offered(SHOOT):
            continue
        play.pick(SHOOT)
        if play.ask.id == "ad-ask-effect" and not play.offered(FINISH):
            if not play.offered(UseEffect(weapon, mode)):
                continue
            play.pick(UseEffect(weapon, mode))
        elif play.player(0).cubes == cubes and any(cubes):
            continue  # the paid mode was not open: the basic one went off unasked
        if play.ask.id == "ad-ask-target":
            found |= {play.square(t) for t in play.targets()}
        else:  # a single target is not asked for
            found |= {others[f - 1]["square"] for f in range(1, 5) if play.damage(f)}
            picked = getattr(play.g.stack[-1], "picked", [])
            found |= {others[f - 1]["square"] for f in picked}
    return found
