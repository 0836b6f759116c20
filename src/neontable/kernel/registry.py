"""Games are found through the entry points `neontable.games`: ours and anybody's."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points

from neontable.kernel.errors import UnknownGame
from neontable.kernel.game import Game


def names() -> list[str]:
    return sorted(e.name for e in entry_points(group="neontable.games"))


@cache
def game(name: str) -> Game:
    for entry in entry_points(group="neontable.games"):
        if entry.name == name:
            found = entry.load()
            if not isinstance(found, Game):
                raise TypeError(f"the entry point of {name!r} is no Game: {found!r}")
            return found
    raise UnknownGame(name, names())
