"""Uniform random play: the yardstick every other bot is measured against."""

from __future__ import annotations

import secrets

from neontable.kernel.asks import Answer, Ask
from neontable.kernel.chance import number_of
from neontable.kernel.game import Game
from neontable.kernel.table import Table

_MASK = (1 << 64) - 1


class RandomBot:
    """Every offered answer is equally likely.  The same seed and seat give the same choices."""

    __slots__ = ("_x", "seat")

    def __init__(self, game: Game, seat: int, seed: int | str | None = None) -> None:
        self.seat = seat
        if seed is None:
            start = secrets.randbits(64)
        else:
            start = number_of(f"{game.name} random bot {seat} {seed}")
        # A xorshift never leaves the state zero.
        self._x = start or 1

    def below(self, n: int) -> int:
        x = self._x
        x ^= (x << 13) & _MASK
        x ^= x >> 7
        x ^= (x << 17) & _MASK
        self._x = x
        return x % n

    def choose(self, table: Table, ask: Ask) -> Answer:
        options = ask.options
        return options[self.below(len(options))]
