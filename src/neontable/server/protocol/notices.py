"""How somebody who is away is told that it is their turn."""

from typing import Annotated

from msgspec import Meta

from neontable.server.protocol.base import Asked, Lang, Wire


class NoticeDevice(Wire, frozen=True):
    """A browser that is told."""

    id: str
    device: str
    created: float
    current: bool = False
    """It is the one that asks."""


class NoticeSettings(Wire, frozen=True):
    push_key: str = ""
    """The server's public key for Web Push (base64url); empty where it sends none."""
    devices: tuple[NoticeDevice, ...] = ()
    mail: bool = False
    """The server can write e-mail."""
    account: bool = False
    """I have an account, which e-mail needs."""
    address: str = ""
    confirmed: bool = False
    """The code that was sent to the address was given back."""


class NewDevice(Asked, frozen=True):
    """What a browser's push subscription says."""

    endpoint: Annotated[str, Meta(min_length=10, max_length=2000)]
    p256dh: Annotated[str, Meta(min_length=80, max_length=100, pattern="^[A-Za-z0-9_-]+$")]
    auth: Annotated[str, Meta(min_length=16, max_length=32, pattern="^[A-Za-z0-9_-]+$")]
    lang: Lang


class MailWish(Asked, frozen=True):
    address: Annotated[str, Meta(min_length=3, max_length=254)]
    lang: Lang


class MailCode(Asked, frozen=True):
    code: Annotated[str, Meta(min_length=1, max_length=20)]
