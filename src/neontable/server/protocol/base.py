"""What all parts of the protocol share: base classes, limits of names and numbers, the fault."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from neontable.kernel.text import LANGUAGES

VERSION = 1
"""Sent in `Welcome`; a page built for another version reloads itself."""

SAMPLES = 200
"""The most options an ask lists; longer ones are answered through `items`."""

Lang = Annotated[str, Meta(pattern=f"^({'|'.join(LANGUAGES)})$")]
Status = Literal["open", "playing", "paused", "over"]
SeatKind = Literal["person", "bot", "open"]
AskKind = Literal["pick", "many", "order", "number", "point", "path", "confirm"]
Pace = Literal["none", "brisk", "calm"]
"""How long bots wait after something happened, where people look on."""
Answer = Any
"""Plain JSON: a list such as ["run", 5], a number, a bool, or a list of those."""
Thing = tuple[str | int, ...]
"""What a piece or region is called in options and in `Why`."""

Id = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
Key = Annotated[str, Meta(min_length=8, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
PieceId = Annotated[str, Meta(min_length=1, max_length=120)]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Title = Annotated[str, Meta(max_length=80)]
GameName = Annotated[str, Meta(min_length=1, max_length=40)]
LinkToken = Annotated[str, Meta(max_length=64)]
SeatNumber = Annotated[int, Meta(ge=0, le=63)]
Perspective = Annotated[int, Meta(ge=-1, le=31)]
Sequence = Annotated[int, Meta(ge=0, le=2**53)]
Options = Annotated[dict[str, str | bool | int], Meta(max_length=50)]


class Wire(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """Base of everything sent."""


class Asked(Wire, frozen=True, forbid_unknown_fields=True):
    """Base of everything received: an unknown field is an error worth naming."""


class Fault(Wire, frozen=True):
    """The body of every HTTP answer of 400 and above."""

    status: int
    code: str
    """A stable word: bad-input, not-found, not-yours, too-fast, conflict, ..."""
    text: str
    """What was wrong, in the language asked for where it is a person's doing."""
