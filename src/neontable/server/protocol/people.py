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


class Credentials(Asked, frozen=True):
    """To open an account (it keeps the guest's seats) or to sign in on another device."""

    account: Annotated[str, Meta(min_length=3, max_length=40)]
    passphrase: Annotated[str, Meta(min_length=8, max_length=200)]
