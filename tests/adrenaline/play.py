"""Tests read as play: a position in a few words, then picks; a question left open fails.

play = position(
    shooter(4, loaded=["lock_rifle"]),      # seat 0, to act
    on(5), on(6),                           # seats 1 and 2
)
play.pick(SHOOT).pick(Target(1))
assert play.damage(1) == [0, 0]
"""

from __future__ import annotations

import json
from typing import Any

import neontable
from neontable.games.adrenaline.model.options import DONE, END, Square, Step, Target
from neontable.kernel.options import Option
from neontable.kernel.table import Table

PlayerSpec = dict[str, Any]


def on(square: int, **facts: Any) -> PlayerSpec:
    """A figure on a square: damage, marks, cubes, loaded, unloaded, powerups, points, skulls."""
    return {"square": square, "cubes": [3, 3, 3], "turns": 2, **facts}


shooter = on


def off(**facts: Any) -> PlayerSpec:
    """A player who has not entered the arena yet."""
    return {"square": -1, **facts}


class Play:
    """A table with short words for tests."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.open_on_purpose = False
        self.events: list[str] = []

    # -- answering ---------------------------------------------------------------------------
    @property
    def ask(self) -> Any:
        asks = self.table.asks
        assert asks, "the game is over: nobody is asked anything"
        return asks[0]

    @property
    def seat(self) -> int:
        return int(self.ask.seat)

    @property
    def options(self) -> list[Any]:
        return list(self.ask.options)

    def pick(self, option: Option) -> Play:
        """The asked seat answers; an option that is not offered fails the test."""
        ask = self.ask
        assert option in ask.options, f"{ask.id} to seat {ask.seat}: {option} not in {ask.options}"
        self.table.answer(ask.seat, option)
        self.events += [e.id for e in self.table.events]
        return self

    def maybe(self, option: Option) -> Play:
        """Pick it if it is offered now (asks with one possible answer are never asked)."""
        if not self.table.over and option in self.ask.options:
            self.pick(option)
        return self

    def offered(self, option: Option) -> bool:
        return option in self.options

    def targets(self) -> list[int]:
        """The targets offered now."""
        return [o.target for o in self.options if isinstance(o, Target)]

    def squares(self) -> list[int]:
        return [o.square for o in self.options if isinstance(o, Square | Step)]

    def verbs(self) -> list[str]:
        return [o.verb() for o in self.options]

    def why_not(self, thing: Option) -> str:
        """The rule that forbids a thing to the asked seat."""
        refusal = self.table.why_not(self.seat, thing)
        assert refusal is not None, f"{thing} is offered"
        return refusal.rule

    def end_turn(self) -> Play:
        """Finish the turn without reloading: respawns and other questions stay open."""
        self.pick(END)
        return self.maybe(DONE)

    def leave_open(self) -> Play:
        """This test stops in the middle of a procedure on purpose."""
        self.open_on_purpose = True
        return self

    # -- looking -----------------------------------------------------------------------------
    @property
    def g(self) -> Any:
        return self.table.state

    def player(self, figure: int) -> Any:
        return self.g.players[figure]

    def damage(self, figure: int) -> list[int]:
        return list(self.player(figure).damage)

    def marks(self, figure: int, by: int) -> int:
        return int(self.player(figure).marks[by])

    def square(self, figure: int) -> int:
        return int(self.player(figure).square)

    def points(self) -> list[int]:
        return [p.points for p in self.g.players]


def position(*players: PlayerSpec, windows: bool = False, **fields: Any) -> Play:
    """A position through the JSON format, seat 0 to act with two actions unless stated otherwise.
    At least three players; no ammo lies about unless a test lays it; what else is not given is
    filled in as docs/positions say."""
    specs = list(players)
    while len(specs) < 3:
        specs.append(off())
    data = {"game": "adrenaline", "rules": 1, "windows": windows, "players": specs}
    data |= {"tiles": [""] * 12, **fields}
    return Play(neontable.load(json.dumps(data)))


def turn(seat: int = 0, **facts: Any) -> list[dict[str, Any]]:
    """A stack: the turn of a seat, e.g. turn(0, actions=1) or turn(0, kind=2) in the frenzy."""
    return [
        {"type": "Match", "at": "next"},
        {"type": "Turn", "seat": seat, "at": "action", **facts},
    ]
