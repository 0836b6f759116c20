"""Maps that people draw: the board of a table as a text, and the workshop that draws it.

A game that is played on drawn boards has a `Maps`.  It declares what can be put on a map (`Sort`,
with its fields), reads a text into things with outlines and values, writes them again, and says
everything that is wrong and where.  A screen moves, turns and resizes things without knowing what
they are; the game's own picture of the board is what it shows.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from neontable.kernel.errors import BadOption
from neontable.kernel.scene import Line, Region, Scene
from neontable.kernel.text import Text
from neontable.kernel.text_faults import TextFault
from neontable.kernel.zone import Point

Shape = Literal["area", "line", "point"]
"""How a thing lies on the map: by its outline, from one point to another, at a point."""

Value = bool | int | Annotated[str, Meta(max_length=80)]
Coordinate = Annotated[int, Meta(ge=-1_000_000, le=1_000_000)]
Corners = Annotated[tuple[tuple[Coordinate, Coordinate], ...], Meta(max_length=200)]
MOST_ITEMS = 400
"""More than any board holds: a drawing may come from anybody."""


class Field(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that can be set about a thing; its message is `<prefix>-map-field-<name>`."""

    name: str
    kind: Literal["length", "flag", "choice", "item"]
    """A length in the map's units, yes or no, one of `values`, or another thing of the map."""
    least: int = 0
    most: int = 0
    values: tuple[str, ...] = ()
    """Of a choice; worded `<prefix>-map-value-<value>`.  Of an item: what may stand there besides
    the ids of things."""


class Item(msgspec.Struct, frozen=True, omit_defaults=True):
    """A thing on a map."""

    id: Annotated[str, Meta(min_length=1, max_length=80)]
    sort: Annotated[str, Meta(max_length=40)]
    points: Corners
    """The outline of an area, both ends of a line, or one point."""
    holes: Annotated[tuple[Corners, ...], Meta(max_length=20)] = ()
    values: Annotated[dict[str, Value], Meta(max_length=30)] = {}


class Sort(msgspec.Struct, frozen=True):
    """What can be put on a map."""

    name: str
    text: Text
    group: str
    """Sorts of a group stand together; worded `<prefix>-map-group-<group>`."""
    shape: Shape
    fields: tuple[str, ...]
    item: Item
    """What is put down first, round the point 0, 0."""
    region: Region | None = None
    """How an area looks before the game has drawn it on the board."""
    line: Line | None = None
    """The same of a line."""


class Drawing(msgspec.Struct, frozen=True, omit_defaults=True):
    """A map as things that can be moved."""

    name: Annotated[str, Meta(max_length=80)]
    width: Annotated[int, Meta(ge=0, le=1_000_000)]
    depth: Annotated[int, Meta(ge=0, le=1_000_000)]
    items: Annotated[tuple[Item, ...], Meta(max_length=MOST_ITEMS)] = ()


class MapFault(msgspec.Struct, frozen=True):
    """What is wrong with a drawing: which things are meant, and where it shows."""

    text: Text
    items: tuple[str, ...] = ()
    at: tuple[Point, ...] = ()


class Judged(msgspec.Struct, frozen=True):
    """A drawing as the game understands it."""

    text: str
    """The map, as it is played and passed on."""
    faults: tuple[MapFault, ...]
    """It can be played when there are none."""
    scene: Scene
    """The board as a table draws it; the ids of regions are those of the things."""
    bound: Mapping[str, str] = {}
    """What moves with what: the things that stand on another or lead through it."""
    lines: Mapping[str, tuple[int, ...]] = {}
    """Which lines of the scene belong to a thing."""
    facts: tuple[Text, ...] = ()
    """What the game says about the map as a whole."""


class BuiltInMap(msgspec.Struct, frozen=True):
    name: str
    title: Text
    text: str


class Size(msgspec.Struct, frozen=True):
    """A usual size; its message is `<prefix>-map-size-<name>`."""

    name: str
    width: int
    depth: int


class Maps:
    """What a game with drawn boards defines about them."""

    option: str
    """The table option that takes the text of a map."""
    inch: int
    """Units that make an inch."""
    sizes: Sequence[Size]
    least: int
    most: int
    """The shortest and the longest side of a board."""

    def fields(self) -> Sequence[Field]:
        raise NotImplementedError

    def sorts(self) -> Sequence[Sort]:
        raise NotImplementedError

    def built_in(self) -> Sequence[BuiltInMap]:
        """The maps that come with the game."""
        return ()

    def generated(self, seed: str, size: Size) -> str:
        """The text of a map made by a seed; the same on every machine."""
        raise BadOption("this game makes no maps")

    def read(self, text: str) -> tuple[Drawing | None, tuple[TextFault, ...]]:
        """A text as a drawing, whole or faulty; None when it cannot be read, with every reason."""
        raise NotImplementedError

    def judged(self, drawing: Drawing) -> Judged:
        raise NotImplementedError

    def fitted(self, drawing: Drawing, item: str) -> Item | None:
        """A thing that was put down near where it belongs, moved there: a door into its wall.  None
        if it may stay where it is."""
        return None
