"""Maps that people draw: what can be put on them, how they are judged, which ones are kept."""

from typing import Annotated, Literal

from msgspec import Meta

from neontable.kernel.maps import Drawing, Item, Shape
from neontable.kernel.scene import Line, Region, Scene
from neontable.kernel.zone import Point
from neontable.server.protocol.base import Asked, GameName, Wire
from neontable.server.protocol.games import FacetValueInfo

MapWords = Annotated[str, Meta(max_length=200_000)]


class MapField(Wire, frozen=True):
    """Something that can be set about a thing on a map."""

    name: str
    text: str
    kind: Literal["length", "flag", "choice", "item"]
    least: int = 0
    most: int = 0
    values: tuple[FacetValueInfo, ...] = ()


class MapSort(Wire, frozen=True):
    """What can be put on a map."""

    name: str
    text: str
    group: str
    """The words for its group."""
    shape: Shape
    fields: tuple[str, ...]
    item: Item
    region: Region[str] | None = None
    line: Line | None = None


class MapSize(Wire, frozen=True):
    name: str
    text: str
    width: int
    depth: int


class MapFaultInfo(Wire, frozen=True):
    text: str
    items: tuple[str, ...] = ()
    at: tuple[Point, ...] = ()


class MapCheck(Wire, frozen=True):
    """A drawing as the game understands it."""

    ok: bool
    text: str
    scene: Scene[str]
    faults: tuple[MapFaultInfo, ...] = ()
    bound: dict[str, str] = {}
    lines: dict[str, tuple[int, ...]] = {}
    facts: tuple[str, ...] = ()
    drawing: Drawing | None = None
    """The drawing, where a text was read."""
    fitted: tuple[Item, ...] = ()
    """The things that were put down, brought to where they belong."""


class KeptMap(Wire, frozen=True):
    """A map that somebody keeps, or a built-in one."""

    id: str
    game: str
    name: str
    text: str
    scene: Scene[str] | None = None
    """None where the text cannot be read any more."""
    ok: bool = False
    changed: float = 0
    house: bool = False


class KeptMaps(Wire, frozen=True):
    maps: tuple[KeptMap, ...]


class MapWorkshop(Wire, frozen=True):
    """All that the workshop of a game has."""

    game: str
    option: str
    """The table option that takes the text of a map."""
    inch: int
    sizes: tuple[MapSize, ...]
    least: int
    most: int
    fields: tuple[MapField, ...]
    sorts: tuple[MapSort, ...]


class MapText(Asked, frozen=True):
    """A map as its text, to be read, or to be kept under a name."""

    game: GameName
    text: MapWords
    name: Annotated[str, Meta(max_length=80)] = ""


class MapDraft(Asked, frozen=True):
    """A map as it is being drawn."""

    game: GameName
    drawing: Drawing
    fit: Annotated[tuple[str, ...], Meta(max_length=400)] = ()
    """The things that were just put down: they are brought to where they belong."""


class MapSeed(Asked, frozen=True):
    game: GameName
    size: Annotated[str, Meta(max_length=40)]
    seed: Annotated[str, Meta(max_length=40)] = ""
    """Empty: one that nobody has seen before."""
