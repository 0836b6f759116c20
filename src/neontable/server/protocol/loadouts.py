"""Loadouts: the texts that people keep, what is wrong with them, what a table says of them."""

from typing import Annotated

from msgspec import Meta

from neontable.server.protocol.base import Asked, GameName, Options, Wire


class LoadoutText(Asked, frozen=True):
    game: GameName
    name: Annotated[str, Meta(min_length=1, max_length=80)]
    text: Annotated[str, Meta(max_length=20_000)]
    """As people paste it, such as a count and a name a line."""
    options: Options = {}
    """Those of the table that it is for: it is judged by them."""


class LoadoutFault(Wire, frozen=True):
    """One thing that is wrong with a text."""

    text: str
    line: int = 0
    """Of the text, from 1; 0: the whole."""
    nearest: tuple[str, ...] = ()
    """Names that may have been meant."""
    rule: str = ""


class LoadoutCheck(Wire, frozen=True):
    ok: bool
    side: str = ""
    side_text: str = ""
    size: int = 0
    """How many things are in it, such as cards."""
    size_text: str = ""
    """The same in the game's words."""
    summary: str = ""
    problems: tuple[LoadoutFault, ...] = ()


class SeatLoadout(Wire, frozen=True):
    """What a table says of what a seat brings to one of its slots."""

    seat: int
    slot: str
    check: LoadoutCheck


class TableCheck(Wire, frozen=True):
    """What a table would say of its loadouts if it started now; none where nobody brings any."""

    loadouts: tuple[SeatLoadout, ...]


class KeptLoadout(Wire, frozen=True):
    """A loadout that somebody keeps, or that the house has."""

    id: str
    game: str
    name: str
    text: str
    check: LoadoutCheck
    changed: float = 0
    house: bool = False
    """One of the lists that come with the game: it can be used and copied, not changed."""


class KeptLoadouts(Wire, frozen=True):
    loadouts: tuple[KeptLoadout, ...]
