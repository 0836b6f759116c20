"""What a seat sees, as drawable pieces: a pure function of a view makes it, so it cannot leak.

Words are `Text` (message id and arguments); whoever shows the scene says them in a language.
"""

import msgspec

from neontable.kernel.text import Text


class Region(msgspec.Struct, frozen=True, omit_defaults=True):
    """A place that pieces stand in and that a person can point at."""

    id: str
    kind: str
    label: Text
    x: float = 0
    y: float = 0
    w: float = 0
    h: float = 0
    tags: tuple[str, ...] = ()


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """A wall, a door, a border: x0, y0 to x1, y1."""

    kind: str
    x0: float
    y0: float
    x1: float
    y1: float


class Badge(msgspec.Struct, frozen=True, omit_defaults=True):
    kind: str
    value: int | str = ""
    tip: Text | None = None


class Piece(msgspec.Struct, frozen=True, omit_defaults=True):
    """A thing on the table.  `thing` is what `why_not` and options call it."""

    id: str
    kind: str
    place: str
    label: Text
    face: str = ""
    badges: tuple[Badge, ...] = ()
    tip: Text | None = None
    group: str = ""
    thing: tuple[str | int, ...] = ()


class Panel(msgspec.Struct, frozen=True, omit_defaults=True):
    """Facts beside the board: a player's board, a track, a pile."""

    id: str
    kind: str
    title: Text
    rows: tuple[Badge, ...] = ()
    seat: int = -1
    pieces: tuple[str, ...] = ()


class Scene(msgspec.Struct, frozen=True, omit_defaults=True):
    game: str
    width: float
    height: float
    regions: tuple[Region, ...]
    lines: tuple[Line, ...]
    pieces: tuple[Piece, ...]
    panels: tuple[Panel, ...]
