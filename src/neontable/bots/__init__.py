"""Computer opponents.  A bot looks only at what its seat may know: `table.view(seat)`, its own
asks and `table.redeal(seat)`; the table it is handed is the seat's door to the game, not a way
around it.
"""

from __future__ import annotations

import difflib
from collections.abc import Callable
from typing import Protocol

from neontable.bots.random import RandomBot
from neontable.bots.search import SearchBot
from neontable.kernel.asks import Answer, Ask
from neontable.kernel.errors import NeontableError
from neontable.kernel.game import Game
from neontable.kernel.table import Table

__all__ = [
    "BEST",
    "Bot",
    "Factory",
    "RandomBot",
    "SearchBot",
    "UnknownBot",
    "best",
    "make",
    "names",
]

BEST = "bot"
"""The name that stands for the best opponent a game has."""
TACTICIAN = "tactician"
"""The searching bot, for every game that says what a position is worth."""


class Bot(Protocol):
    def choose(self, table: Table, ask: Ask) -> Answer:
        """An answer to the ask, which is one of the seat's own."""
        ...


Factory = Callable[[Game, int, int | str | None], Bot]


class UnknownBot(NeontableError):
    def __init__(self, game: Game, name: str) -> None:
        known = names(game)
        near = difflib.get_close_matches(name, known, 1)
        hint = f" (did you mean {near[0]!r}?)" if near else ""
        super().__init__(f"{game.name} has no bot {name!r}{hint}; it has: {', '.join(known)}")


def names(game: Game) -> list[str]:
    """Every bot that can sit at this game's table, the best first, `random` always."""
    own = [name for name in game.bots if name != "random"]
    if tactical(game) and TACTICIAN not in own:
        own.append(TACTICIAN)
    return [*own, "random"]


def tactical(game: Game) -> bool:
    return type(game).worth is not Game.worth


def best(game: Game) -> str:
    return names(game)[0]


def make(game: Game, name: str, seat: int, seed: int | str | None = None) -> Bot:
    """The bot of that name for a seat; `bot` is the best there is."""
    if name == BEST and BEST not in game.bots:
        name = best(game)
    factory: Factory | None = game.bots.get(name)
    if factory is not None:
        return factory(game, seat, seed)
    if name == TACTICIAN and tactical(game):
        return SearchBot(game, seat, seed)
    if name == "random":
        return RandomBot(game, seat, seed)
    raise UnknownBot(game, name)
