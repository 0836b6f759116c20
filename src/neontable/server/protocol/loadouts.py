"""Loadouts: the texts that people keep, what is wrong with them, what a table says of them."""

from typing import Annotated

from msgspec import Meta

from neontable.kernel.loadouts import Entry, Offer
from neontable.server.protocol.base import Asked, GameName, Options, Wire


class LoadoutText(Asked, frozen=True):
    game: GameName
    name: Annotated[str, Meta(min_length=1, max_length=80)]
    text: Annotated[str, Meta(max_length=20_000)]
    """As people paste it, such as a count and a name a line."""
    options: Options = {}
    """Those of the table that it is for: it is judged by them."""


class LoadoutDraft(Asked, frozen=True):
    """A loadout as components instead of text: what a builder holds."""

    game: GameName
    name: Annotated[str, Meta(max_length=80)] = ""
    side: Annotated[str, Meta(max_length=40)] = ""
    entries: Annotated[tuple[Entry, ...], Meta(max_length=600)] = ()
    options: Options = {}
    pool: Annotated[str, Meta(max_length=40)] = ""
    """The seed of the packs that it is built from."""


class SealedWish(Asked, frozen=True):
    game: GameName
    side: Annotated[str, Meta(max_length=40)] = ""
    seed: Annotated[str, Meta(max_length=40)] = ""
    """Empty: packs that nobody has opened before."""


class LoadoutFix(Wire, frozen=True):
    """A change that solves a problem."""

    text: str
    entries: tuple[Entry, ...]
    """The whole loadout after it."""


class LoadoutMeter(Wire, frozen=True):
    """A number that a loadout is built by."""

    text: str
    n: int
    least: int = 0
    most: int = -1
    """-1: there is no limit."""


class LoadoutOffers(Wire, frozen=True):
    offers: tuple[Offer, ...]


class LoadoutVersion(Wire, frozen=True):
    name: str
    text: str
    changed: float


class LoadoutVersions(Wire, frozen=True):
    versions: tuple[LoadoutVersion, ...]


class LoadoutFault(Wire, frozen=True):
    """One thing that is wrong with a text."""

    text: str
    line: int = 0
    """Of the text, from 1; 0: the whole."""
    nearest: tuple[str, ...] = ()
    """Names that may have been meant."""
    rule: str = ""
    card: str = ""
    """The component that is wrong."""
    fix: LoadoutFix | None = None


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
    name: str = ""
    """The name that stands in it."""
    text: str = ""
    """The same in the game's own spelling."""
    entries: tuple[Entry, ...] = ()
    meters: tuple[LoadoutMeter, ...] = ()
    pool: str = ""


class SeatLoadout(Wire, frozen=True):
    """What a table says of what a seat brings to one of its slots."""

    seat: int
    slot: str
    check: LoadoutCheck


class TableCheck(Wire, frozen=True):
    """What a table would say of its loadouts if it started now; none where nobody brings any."""

    loadouts: tuple[SeatLoadout, ...]


class KeptLoadout(Wire, frozen=True):
    """A loadout that somebody keeps, or a built-in one."""

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
