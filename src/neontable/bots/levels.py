"""An opponent that is held back: now and then it answers at random instead of thinking."""

from __future__ import annotations

from neontable.bots.random import RandomBot
from neontable.kernel.asks import Answer, Ask
from neontable.kernel.bot import Bot
from neontable.kernel.game import Game
from neontable.kernel.table import Table

PARTS = 1 << 20
"""How finely the chance of a slip is told."""


class HeldBack:
    """It slips by chance of its own, never by what is at stake: nobody is let win.  The same seed
    and seat give the same choices."""

    def __init__(
        self, game: Game, seat: int, thinker: Bot, slip: float, seed: int | str | None = None
    ) -> None:
        self.thinker = thinker
        self.slip = slip
        self._dice = RandomBot(game, seat, None if seed is None else f"slips {seed}")
        self._guess = RandomBot(game, seat, seed)

    def choose(self, table: Table, ask: Ask) -> Answer:
        if self._dice.below(PARTS) < self.slip * PARTS:
            return self._guess.choose(table, ask)
        return self.thinker.choose(table, ask)
