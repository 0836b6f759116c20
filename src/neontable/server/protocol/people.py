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
