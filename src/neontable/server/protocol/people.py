"""Who one is."""

from typing import Annotated

from msgspec import Meta

from neontable.server.protocol.base import Asked, Name, Wire


class Me(Wire, frozen=True):
    """The identity behind the cookie.  `GET /api/me` makes a guest where there is none."""

    id: str
    name: str
    account: str = ""
    """Name of the account; empty for a guest."""


class NewName(Asked, frozen=True):
    name: Name


Passphrase = Annotated[str, Meta(min_length=8, max_length=200)]


class SessionInfo(Wire, frozen=True):
    """A device on which somebody is signed in."""

    id: str
    device: str
    """What its browser says it is."""
    created: float
    seen: float
    current: bool = False


class SessionList(Wire, frozen=True):
    sessions: tuple[SessionInfo, ...]


class NewPassphrase(Asked, frozen=True):
    passphrase: Passphrase
    new: Passphrase


class Leaving(Asked, frozen=True):
    """To delete oneself; guests have no passphrase."""

    passphrase: Annotated[str, Meta(max_length=200)] = ""


class Credentials(Asked, frozen=True):
    """To open an account (it keeps the guest's seats) or to sign in on another device."""

    account: Annotated[str, Meta(min_length=3, max_length=40)]
    passphrase: Annotated[str, Meta(min_length=8, max_length=200)]


class RatingInfo(Wire, frozen=True):
    """How strong somebody is in a game, by rated tables."""

    game: str
    title: str
    rating: int
    games: int
    won: int
    provisional: bool = False
    """Too few tables yet: shown with a question mark."""


class Tally(Wire, frozen=True):
    """Tables of one kind: of a game, of a side, with a list, against somebody."""

    text: str
    played: int
    won: int
    game: str = ""
    person: str = ""
    """Id of the person that it is about."""


class PastSeat(Wire, frozen=True):
    text: str
    """Name of the person or bot; empty for somebody who is no longer there."""
    place: int
    points: int
    winner: bool = False
    mine: bool = False
    person: str = ""
    """Id of the person, for the link to the profile."""


class PastTable(Wire, frozen=True):
    """A finished table as a profile lists it."""

    game: str
    title: str
    ended: float
    place: int
    winner: bool
    seats: tuple[PastSeat, ...]
    side: str = ""
    """What was played, where a game has sides of different kinds."""
    loadout: str = ""
    before: int | None = None
    """The rating before and after, at a rated table."""
    after: int | None = None
    replay: str = ""
    """Id of the replay, for those who played."""


class Profile(Wire, frozen=True):
    """Somebody as others see them; more about oneself."""

    id: str
    name: str
    me: bool = False
    account: str = ""
    """To oneself."""
    since: float = 0.0
    ratings: tuple[RatingInfo, ...] = ()
    games: tuple[Tally, ...] = ()
    sides: tuple[Tally, ...] = ()
    opponents: tuple[Tally, ...] = ()
    loadouts: tuple[Tally, ...] = ()
    """To oneself."""
    tables: tuple[PastTable, ...] = ()
    """The last ones; of others only those that were rated."""


class Leader(Wire, frozen=True):
    id: str
    name: str
    rating: int
    games: int
    won: int
    provisional: bool = False
    me: bool = False


class Leaderboard(Wire, frozen=True):
    game: str
    title: str
    leaders: tuple[Leader, ...]
    fewest: int
    """Rated tables that one must have played."""
