"""Computer opponents: those of a game by name, and the two that sit at many tables."""

from __future__ import annotations

import difflib

from neontable.bots.random import RandomBot
from neontable.bots.search import SearchBot
from neontable.kernel.bot import Bot
from neontable.kernel.errors import NeontableError
from neontable.kernel.game import Game

__all__ = [
    "BEST",
    "Bot",
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


class UnknownBot(NeontableError):
    def __init__(self, game: Game, name: str) -> None:
        known = names(game)
        near = difflib.get_close_matches(name, known, 1)
        hint = f" (did you mean {near[0]!r}?)" if near else ""
        super().__init__(f"{game.name} has no bot {name!r}{hint}; it has: {', '.join(known)}")


def names(game: Game) -> list[str]:
    """Every bot that can sit at this game's table, the best first, `random` always."""
    own = [name for name in game.bots if name != "random"]
    if game.evaluation is not None and TACTICIAN not in own:
        own.append(TACTICIAN)
    return [*own, "random"]


def best(game: Game) -> str:
    return names(game)[0]


def make(game: Game, name: str, seat: int, seed: int | str | None = None) -> Bot:
    """The bot of that name for a seat; `bot` is the best there is."""
    if name == BEST and BEST not in game.bots:
        name = best(game)
    factory = game.bots.get(name)
    if factory is not None:
        return factory(game, seat, seed)
    if name == TACTICIAN and game.evaluation is not None:
        return SearchBot(game, seat, seed)
    if name == "random":
        return RandomBot(game, seat, seed)
    raise UnknownBot(game, name)
