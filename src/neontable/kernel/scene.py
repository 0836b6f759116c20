"""What a seat sees, as drawable pieces: a pure function of a view makes it, so it cannot leak.

The types are declared once, for every kind of words.  A game makes a `Scene` of `Text` (message
ids with arguments); `kernel.rendering` renders it in a language, and that `Scene[str]` is what
pages get and pictures show.  Nothing is conveyed by colour alone.

Every value that a screen interprets is a `Literal` here, with its effect documented.  `kind` is the
game's own word: it selects the drawing of a thing and is a CSS class for the game's style sheet.
All coordinates are whole numbers in the scene's own unit.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, Literal

import msgspec

from neontable.kernel.text import Text
from neontable.kernel.zone import GROUND, Disc, Place, Point, Polygon

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    W = TypeVar("W", default=Text)
else:
    from typing import TypeVar

    W = TypeVar("W")
# The text type: `Text` as games make it (the default for a bare `Piece`), `str` once rendered.

Colour = Literal[
    "red", "blue", "yellow", "green", "purple", "white", "grey", "orange", "cyan", "pink"
]

FigureShape = Literal[
    "circle", "square", "triangle", "diamond", "hexagon", "octagon", "drop", "shield", "skull"
]  # fmt: skip

TokenShape = Literal[FigureShape, "slot", "card", "bit", "tag"]
"""Outlines of tokens, all distinguishable without colour.  "slot" is a place to put a token, drawn
hollow; "card" is upright; "bit" is a coin with a rim; "skull" takes no letters."""

PieceShape = Literal[FigureShape, "strip", "tile", "corner", "card", "back", "marker"]
"""How a piece is drawn:

strip    a line with its name and tokens: a weapon, a card in a list
tile     its tokens on a plate
corner   a sign in the corner of its region
card     a card, face up: `turned` lays it across, `tokens` is its cost, `sign` its strength
back     a card, face down: it has nothing to say, so it has no face, tip or sections
marker   an arrow: who or what has come as far as this place
any other  a figure with that outline; at coordinates, on a round base
"""

FLAT: frozenset[str] = frozenset({"strip", "tile", "corner", "card", "back", "marker"})
"""Shapes that lie flat, unlike figures."""

Layout = Literal["", "row", "column", "rise", "stack"]
"""How what stands in a region is laid out: as on a square of a board (""), in a row, in a column
with the first on top, rising with the first at the foot, or as a pile with the last on top."""

RegionLook = Literal["place", "ground", "zone", "scenery", "barrier"]
"""place    a part of the board with its name: a square, a row of cards
ground   what everything stands on; no border of its own
zone     an area that rules speak of: a tint and a dashed border
scenery  something that stands there and can be crossed
barrier  something that stands there and cannot: a dragged way bends round it
"""

LineKind = Literal["wall", "door", "open", "shut", "locked", "window", "ladder"]
"""wall    solid
door    a wall with a lit gap
open    a border that hinders nobody (dotted)
shut    a door that is closed: a bar in the wall
locked  a door that nobody gets through: a bar with a lock
window  an opening in a wall, to see through and climb through
ladder  a way up, from its foot to its head: drawn with rungs
"""

BadgeLook = Literal["", "active", "you", "winner", "dead", "broken", "drawn"]
"""active   it is this one's turn: a piece gets a turning ring, a flag the accent
you      the panel of the person who looks; pages show that by its place and drop the flag
winner   a flag in the accent
dead     a piece is drawn pale and struck out
broken   the name on a strip is struck through
drawn    the drawing of the piece shows it already: lists leave its words out
"""

Tint = Literal["easy", "hard", "shut"]
"""easy: free to go there; hard: at a price or a risk; shut: not there."""

Verdict = Literal["clear", "hindered", "blocked"]
"""clear: nothing in the way; hindered: possible, at a price; blocked: not possible."""


class Region(msgspec.Struct, Generic[W], frozen=True, omit_defaults=True):
    """A place that pieces stand in and that a person can point at: a rectangle, polygons, or
    nothing on the board at all (an id for a group that is highlighted together)."""

    id: str
    kind: str
    label: W
    x: int = 0
    y: int = 0
    w: int = 0
    h: int = 0
    colour: Colour = "grey"
    lit_with: tuple[str, ...] = ()
    """Ids of regions and pieces that this one belongs to: it is highlighted and chosen with
    them."""
    thing: tuple[str | int, ...] = ()
    layout: Layout = ""
    look: RegionLook = "place"
    polygons: tuple[Polygon, ...] = ()
    """Its outline, instead of a rectangle."""
    height: int = 0
    """How high the top of it is, for what stands behind it or on it."""
    floor: int = GROUND
    """The floor that pieces inside it stand on: a roof, a platform."""
    picture: str = ""
    """The file of a picture that lies behind it (`draw.art.address`)."""
    band: str = ""
    """Where the screen is too narrow for the board, regions of a band lie side by side in a strip
    that scrolls, those with the same x one under the other."""


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """From x0, y0 to x1, y1."""

    kind: LineKind
    x0: int
    y0: int
    x1: int
    y1: int


class Token(msgspec.Struct, frozen=True, omit_defaults=True):
    """A counter small enough to stand in a row: a cube, a hit, a skull."""

    sign: str = ""
    """A letter or two; a sign that begins with "@" names a message, as in the arguments of a
    text."""
    shape: TokenShape = "circle"
    colour: Colour = "grey"
    dim: bool = False
    """An empty slot, or something already spent."""


class Badge(msgspec.Struct, Generic[W], frozen=True, omit_defaults=True):
    """A fact about a thing.  `tip` is the full text; `label` with `value` or `tokens` the short
    form.  On a piece the tokens ride as counters; on a panel a badge with a label is a fact, one
    without a flag."""

    kind: str
    value: int | str = ""
    tip: W | None = None
    label: W | None = None
    tokens: tuple[Token, ...] = ()
    look: BadgeLook = ""


class Section(msgspec.Struct, Generic[W], frozen=True, omit_defaults=True):
    """A part of what a card says: an effect with its name and cost, a subroutine."""

    text: W
    title: W | None = None
    tokens: tuple[Token, ...] = ()


class At(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where a piece stands on a board without squares."""

    x: int
    y: int
    radius: int
    """Of its base."""
    facing: Point = (0, 0)
    """The direction it faces, as a vector of any length; (0, 0): none."""
    height: int = 0
    """Of what it stands on."""
    covered: bool = False
    """Something lies above it, such as a bridge: it is drawn as seen through that."""


class Piece(msgspec.Struct, Generic[W], frozen=True, omit_defaults=True):
    """A thing on the table.  `thing` is what `why_not` and options call it.

    It stands in a `place` (a region, a panel, or another piece that carries it) or, with an empty
    place, `at` coordinates.
    """

    id: str
    kind: str
    place: str
    label: W
    face: str = ""
    badges: tuple[Badge[W], ...] = ()
    tip: W | None = None
    group: str = ""
    """Pieces of a kind in lists.  Backs on a panel stand beside the fact whose kind is their
    group: it counts them."""
    thing: tuple[str | int, ...] = ()
    shape: PieceShape = "circle"
    colour: Colour = "grey"
    sign: str = ""
    """As the sign of a token."""
    tokens: tuple[Token, ...] = ()
    """Of a figure at coordinates they lie round its base."""
    dim: bool = False
    sections: tuple[Section[W], ...] = ()
    """What a card says, part by part; `tip` says the same in one text."""
    line: W | None = None
    """What of it matters now, printed on the card itself."""
    sees: tuple[str, ...] = ()
    """Regions to highlight when a person asks what this piece sees or reaches."""
    turned: bool = False
    """A card that lies across, as ice does."""
    pile: bool = False
    """It stands for a whole pile of cards: drawn thick, with its sign (their number) large."""
    at: At | None = None
    picture: str = ""
    """The file of its picture (`draw.art.address`): shown on a card, and where a card is shown
    large."""


class Panel(msgspec.Struct, Generic[W], frozen=True, omit_defaults=True):
    """Facts beside the board: a player's board, a track, a pile."""

    id: str
    kind: str
    title: W
    rows: tuple[Badge[W], ...] = ()
    seat: int = -1
    """Whose it is: panels with a seat stand together, that of the person who looks first."""
    pieces: tuple[str, ...] = ()
    token: Token | None = None
    """Shown before the title: whose panel it is."""
    active: bool = False
    folded: bool = False
    """A list to look through: folded until it is opened, or a question speaks of a card in it."""
    picture: str = ""
    """The file of an emblem, shown with the token."""
    about: W | None = None
    """What it is all about, for whoever opens it: the goal of the game, say."""


# -- overlays: what is drawn over a board to explain a question, a try or an event ---------------
class Reach(msgspec.Struct, frozen=True, omit_defaults=True, tag="reach"):
    """Where something can go, or may not.  All parts are filled the same way, so overlaps do not
    show and need not be merged."""

    tint: Tint
    polygons: tuple[Polygon, ...] = ()
    discs: tuple[Disc, ...] = ()


class Ray(msgspec.Struct, Generic[W], frozen=True, omit_defaults=True, tag="ray"):
    """A line of sight or fire, with its verdict."""

    x0: int
    y0: int
    x1: int
    y1: int
    verdict: Verdict = "clear"
    label: W | None = None


class Corridor(msgspec.Struct, Generic[W], frozen=True, omit_defaults=True, tag="corridor"):
    """A band of a width round a way: the path of a shot, of a base that slides."""

    points: tuple[Point, ...]
    half: int
    """Half its width."""
    verdict: Verdict = "clear"
    label: W | None = None


class Ruler(msgspec.Struct, Generic[W], frozen=True, omit_defaults=True, tag="ruler"):
    """A way that was measured; the label stands at its end."""

    points: tuple[Point, ...]
    verdict: Verdict = "clear"
    label: W | None = None


class Blast(msgspec.Struct, Generic[W], frozen=True, omit_defaults=True, tag="blast"):
    """Everything within a distance of a point."""

    x: int
    y: int
    radius: int
    label: W | None = None


class Note(msgspec.Struct, Generic[W], frozen=True, omit_defaults=True, tag="note"):
    """Words at a point: the odds of a shot, the price of a crossing."""

    x: int
    y: int
    text: W
    verdict: Verdict = "clear"


Overlay = Reach | Ray[W] | Corridor[W] | Ruler[W] | Blast[W] | Note[W]


class Fill(msgspec.Struct, frozen=True, omit_defaults=True):
    """Tokens of a piece that an answer would light: levels of a track, boxes of a sheet."""

    thing: tuple[str | int, ...]
    """Of the piece."""
    first: int
    n: int


class Trace(msgspec.Struct, Generic[W], frozen=True, omit_defaults=True):
    """What an answer would be, before it is given: made by `trace_<step>` of a frame.  Like
    everything shown to the asked seat, it may depend only on what that seat may know."""

    way: tuple[Place, ...] = ()
    """The way it would take, from where it begins to where it ends."""
    length: int = 0
    """Of that way as the rules count it, in units."""
    costs: tuple[W, ...] = ()
    """What it would cost and which rolls it takes, one by one."""
    why: W | None = None
    """Of an answer that does not fit: why not, with its numbers.  The rule comes from `fits_`."""
    nearest: tuple[Place, ...] = ()
    """Of an answer that does not fit: the nearest one that does."""
    overlays: tuple[Overlay[W], ...] = ()
    fills: tuple[Fill, ...] = ()


class Scene(msgspec.Struct, Generic[W], frozen=True, omit_defaults=True):
    game: str
    width: int
    height: int
    regions: tuple[Region[W], ...]
    lines: tuple[Line, ...]
    pieces: tuple[Piece[W], ...]
    panels: tuple[Panel[W], ...]
    accent: Colour = "cyan"
    focus: tuple[str, ...] = ()
    """Pieces that the open question is about: shown large beside it."""
    overlays: tuple[Overlay[W], ...] = ()
    inch: int = 0
    """Units that make an inch.  A scene with it is a measured board: screens pan and zoom it and
    say lengths in inches; without it a board is fitted to the screen."""
