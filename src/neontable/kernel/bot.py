"""What the kernel expects of a computer opponent; `neontable.bots` finds and makes them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

import msgspec

from neontable.kernel.asks import Answer, Ask

if TYPE_CHECKING:
    from neontable.kernel.game import Game
    from neontable.kernel.table import Table


class Bot(Protocol):
    """A bot looks only at what its seat may know: `table.view(seat)`, its own asks and
    `table.redeal(seat)`.  It gets the table in order to ask for these, not to look behind them."""

    def choose(self, table: Table, ask: Ask) -> Answer:
        """An answer to one of the seat's own asks."""
        ...


BotFactory = Callable[["Game", int, int | str | None], Bot]
"""Made for a game, a seat and a seed; the same seed gives the same choices."""


class Level(msgspec.Struct, frozen=True):
    """How strong an opponent of a named level is: a bot of the game that is held back, or not."""

    bot: str
    """Name of the bot that thinks."""
    slip: float = 0.0
    """The share of its answers that are given at random instead."""
    effort: float = 1.0
    """Of a searching bot: multiplies the time it takes."""
