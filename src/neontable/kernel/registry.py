"""Games are found through the entry point group `neontable.games`, ours and third-party ones
alike."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from importlib.metadata import entry_points
from typing import TYPE_CHECKING

from neontable.kernel.errors import UnknownCampaign, UnknownGame
from neontable.kernel.game import Game

if TYPE_CHECKING:
    from neontable.kernel.campaign.game import CampaignGame

_added: dict[str, Game] = {}


def add(game: Game) -> None:
    """Register a game in this process only: one in development, or a toy in a test."""
    _added[game.name] = game


@contextmanager
def known(*games: Game) -> Iterator[None]:
    """The same for a while: afterwards the registry is as it was."""
    before = dict(_added)
    for game in games:
        add(game)
    try:
        yield
    finally:
        _added.clear()
        _added.update(before)


def names() -> list[str]:
    return sorted({*_added, *(e.name for e in entry_points(group="neontable.games"))})


def game(name: str) -> Game:
    """A game, or a campaign that a game offers: a record names either."""
    return _added.get(name) or _offered(name, _added.values()) or _installed(name)


def campaigns() -> list[str]:
    """Campaigns are offered by games; lists of games do not show them."""
    return sorted(campaign for name in names() for campaign in game(name).campaigns)


def campaign(name: str) -> CampaignGame:
    found = _offered(name, map(game, names()))
    if found is None:
        raise UnknownCampaign(name, campaigns())
    return found


def _offered(name: str, games: Iterable[Game]) -> CampaignGame | None:
    return next((c for g in games if (c := g.campaigns.get(name)) is not None), None)


@cache
def _installed(name: str) -> Game:
    entries = entry_points(group="neontable.games")
    for entry in entries:
        if entry.name == name:
            found = entry.load()
            if not isinstance(found, Game):
                raise TypeError(f"the entry point of {name!r} is not a Game: {found!r}")
            return found
    offered = _offered(name, (_installed(entry.name) for entry in entries))
    if offered is None:
        raise UnknownGame(name, names())
    return offered
