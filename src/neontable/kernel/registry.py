"""Games are found through the entry points `neontable.games`: ours and anybody's."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points

from neontable.kernel.errors import UnknownGame
from neontable.kernel.game import Game

_added: dict[str, Game] = {}


def add(game: Game) -> None:
    """Make a game known to this process only: one being written, or a test's toy."""
    _added[game.name] = game


def names() -> list[str]:
    return sorted({*_added, *(e.name for e in entry_points(group="neontable.games"))})


def game(name: str) -> Game:
    return _added.get(name) or _installed(name)


@cache
def _installed(name: str) -> Game:
    for entry in entry_points(group="neontable.games"):
        if entry.name == name:
            found = entry.load()
            if not isinstance(found, Game):
                raise TypeError(f"the entry point of {name!r} is no Game: {found!r}")
            return found
    raise UnknownGame(name, names())
