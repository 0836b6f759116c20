"""What a seat sees, as drawable pieces: a pure function of a view makes it, so it cannot leak.

Words are `Text` (message id and arguments); whoever shows the scene says them in a language.
A `sign` is a letter or two drawn on a thing; one that begins with "@" names a message, as in the
arguments of a text.  Shapes and colours are plain names; nothing is told by colour alone.
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
    """A tag that is the id of another region says that this one is part of it; a tag that is the
    name of a colour tints it."""
    thing: tuple[str | int, ...] = ()
    layout: str = ""
    """How what stands here is laid out: "row"; "column", the first on top; "rise", the first at
    the foot (in depth order: the outermost first); "stack" (a pile of which the last is on top);
    without one, as a square of a board."""


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """A wall, a door, a border: x0, y0 to x1, y1."""

    kind: str
    x0: float
    y0: float
    x1: float
    y1: float


class Token(msgspec.Struct, frozen=True, omit_defaults=True):
    """A counter small enough to stand in a row: a cube, a hit, a skull."""

    sign: str = ""
    shape: str = "circle"
    colour: str = "grey"
    dim: bool = False
    """An empty slot, or something already spent."""


class Badge(msgspec.Struct, frozen=True, omit_defaults=True):
    """A fact about a thing.  `tip` says it whole; `label` with `value` or `tokens` in short."""

    kind: str
    value: int | str = ""
    tip: Text | None = None
    label: Text | None = None
    tokens: tuple[Token, ...] = ()


class Section(msgspec.Struct, frozen=True, omit_defaults=True):
    """A part of what a card says: an effect with its name and cost, a subroutine."""

    text: Text
    title: Text | None = None
    tokens: tuple[Token, ...] = ()


class Piece(msgspec.Struct, frozen=True, omit_defaults=True):
    """A thing on the table.  `thing` is what `why_not` and options call it.

    Shapes: "strip" has its label written on it, "tile" shows its tokens, "corner" marks its
    place, "card" and "back" are the sides of a card, "marker" points at its place, and any other
    is a figure of that outline.  A place is a region, a panel, or another piece that carries it.
    """

    id: str
    kind: str
    place: str
    label: Text
    face: str = ""
    badges: tuple[Badge, ...] = ()
    tip: Text | None = None
    group: str = ""
    thing: tuple[str | int, ...] = ()
    shape: str = "circle"
    colour: str = "grey"
    sign: str = ""
    tokens: tuple[Token, ...] = ()
    dim: bool = False
    sections: tuple[Section, ...] = ()
    """What a card says, part by part; `tip` says the same in one text."""
    sees: tuple[str, ...] = ()
    """Regions lit when a person asks what this piece sees or reaches."""
    turned: bool = False
    """A card that lies across, as ice does."""


class Panel(msgspec.Struct, frozen=True, omit_defaults=True):
    """Facts beside the board: a player's board, a track, a pile."""

    id: str
    kind: str
    title: Text
    rows: tuple[Badge, ...] = ()
    seat: int = -1
    pieces: tuple[str, ...] = ()
    token: Token | None = None
    """Stands before the title: whose panel it is."""
    active: bool = False


class Scene(msgspec.Struct, frozen=True, omit_defaults=True):
    game: str
    width: float
    height: float
    regions: tuple[Region, ...]
    lines: tuple[Line, ...]
    pieces: tuple[Piece, ...]
    panels: tuple[Panel, ...]
    accent: str = "cyan"
    focus: tuple[str, ...] = ()
    """Pieces that the open question is about: shown large beside it."""
