"""Computer opponents: those of a game by name, and the two that sit at many tables."""

from __future__ import annotations

import difflib

from neontable.bots.levels import HeldBack
from neontable.bots.random import RandomBot
from neontable.bots.search import SearchBot
from neontable.kernel.bot import Bot, Level
from neontable.kernel.errors import NeontableError
from neontable.kernel.game import Game

__all__ = [
    "BEST",
    "Bot",
    "HeldBack",
    "RandomBot",
    "SearchBot",
    "UnknownBot",
    "best",
    "known",
    "make",
    "names",
    "offered",
]

BEST = "bot"
"""The name that stands for the best opponent a game has."""
TACTICIAN = "tactician"
"""The searching bot, for every game that says what a position is worth."""


class UnknownBot(NeontableError):
    def __init__(self, game: Game, name: str) -> None:
        known = [*names(game), *game.levels]
        near = difflib.get_close_matches(name, known, 1)
        hint = f" (did you mean {near[0]!r}?)" if near else ""
        super().__init__(f"{game.name} has no bot {name!r}{hint}; it has: {', '.join(known)}")


def names(game: Game) -> list[str]:
    """Every bot that can sit at this game's table, the best first, `random` always."""
    own = [name for name in game.bots if name != "random"]
    if game.evaluation is not None and TACTICIAN not in own:
        own.append(TACTICIAN)
    return [*own, "random"]


def offered(game: Game) -> list[str]:
    """What people choose from: the levels of the game, and bots that are none of them."""
    plain = {level.bot for level in game.levels.values() if not level.slip}
    return [*game.levels, *(name for name in names(game) if name not in plain)]


def known(game: Game, name: str) -> bool:
    """Whether somebody may ask for this bot."""
    return name in names(game) or name in game.levels


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
    level = game.levels.get(name)
    if level is not None:
        return _of_level(game, level, seat, seed)
    raise UnknownBot(game, name)


def _of_level(game: Game, level: Level, seat: int, seed: int | str | None) -> Bot:
    searches = level.bot == TACTICIAN and TACTICIAN not in game.bots
    thinker = (
        SearchBot(game, seat, seed, level.effort) if searches else make(game, level.bot, seat, seed)
    )
    return HeldBack(game, seat, thinker, level.slip, seed) if level.slip else thinker
