"""The computer opponent: both sides, as a duel asks for both."""

from __future__ import annotations

from neontable.games.netrunner.bots.corp import CorpPlayer
from neontable.games.netrunner.bots.runner import RunnerPlayer
from neontable.games.netrunner.model.card import CORP
from neontable.kernel.asks import Answer, Ask, accepts
from neontable.kernel.game import Game
from neontable.kernel.table import Table


class Veteran:
    """Plays by heuristics, not by search: every ask is answered from a redealt world, of which only
    what the seat knows is used.  It remembers nothing between two asks."""

    def __init__(self, game: Game, seat: int, seed: int | str | None = None) -> None:
        self.seat = seat
        salt = "" if seed is None else str(seed)
        self.corp = CorpPlayer(salt)
        self.runner = RunnerPlayer(salt)

    def choose(self, table: Table, ask: Ask) -> Answer:
        g = table.redeal(self.seat, 0).state
        player = self.corp if g.side_of(ask.seat) == CORP else self.runner
        answer = player.choose(g, ask)
        if not accepts(ask, answer):
            return ask.default_answer
        return answer
