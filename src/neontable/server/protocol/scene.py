"""The scene in words: the same as neontable.kernel.scene, with every Text said and every sign
spelled out."""

from neontable.server.protocol.base import Thing, Wire


class Token(Wire, frozen=True):
    sign: str = ""
    shape: str = "circle"
    colour: str = "grey"
    dim: bool = False


class Badge(Wire, frozen=True):
    """A fact about a thing; `tip` says it whole, `label` with `value` or `tokens` in short."""

    kind: str
    value: int | str = ""
    tip: str = ""
    label: str = ""
    tokens: tuple[Token, ...] = ()


class Section(Wire, frozen=True):
    """A part of what a card says."""

    text: str
    title: str = ""
    tokens: tuple[Token, ...] = ()


class Region(Wire, frozen=True):
    id: str
    kind: str
    label: str
    x: float = 0
    y: float = 0
    w: float = 0
    h: float = 0
    tags: tuple[str, ...] = ()
    thing: Thing = ()
    layout: str = ""


class Line(Wire, frozen=True):
    kind: str
    x0: float
    y0: float
    x1: float
    y1: float


class Piece(Wire, frozen=True):
    id: str
    kind: str
    place: str
    label: str
    face: str = ""
    badges: tuple[Badge, ...] = ()
    tip: str = ""
    group: str = ""
    thing: Thing = ()
    shape: str = "circle"
    colour: str = "grey"
    sign: str = ""
    tokens: tuple[Token, ...] = ()
    dim: bool = False
    sections: tuple[Section, ...] = ()
    sees: tuple[str, ...] = ()
    turned: bool = False


class Panel(Wire, frozen=True):
    id: str
    kind: str
    title: str
    rows: tuple[Badge, ...] = ()
    seat: int = -1
    pieces: tuple[str, ...] = ()
    token: Token | None = None
    active: bool = False


class Scene(Wire, frozen=True):
    game: str
    width: float
    height: float
    regions: tuple[Region, ...]
    lines: tuple[Line, ...]
    pieces: tuple[Piece, ...]
    panels: tuple[Panel, ...]
    accent: str = "cyan"
    focus: tuple[str, ...] = ()
