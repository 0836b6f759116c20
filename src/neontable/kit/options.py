"""Options that many games share."""

from __future__ import annotations

from typing import ClassVar, Final

from neontable.kernel.options import Option


class Pass(Option, frozen=True, tag="pass"):
    """Nothing, in a window or at an offer."""

    idle: ClassVar[bool] = True


class Mute(Option, frozen=True, tag="mute"):
    """Pass, and skip windows of this kind from now on."""

    kind: str

    idle: ClassVar[bool] = True
    aside: ClassVar[bool] = True


PASS: Final = Pass()
