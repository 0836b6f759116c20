"""An opponent that is held back: now and then it answers at random instead of thinking."""

from __future__ import annotations

from neontable.bots.random import RandomBot
from neontable.kernel.asks import Answer, Ask
from neontable.kernel.bot import Bot
from neontable.kernel.game import Game
from neontable.kernel.table import Table

PARTS = 1 << 20
"""The chance of a slip is drawn in steps of one part in so many."""


class HeldBack:
    """Its mistakes come by chance and never depend on what is at stake, so it lets nobody win on
    purpose.  The same seed and seat give the same choices."""

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
