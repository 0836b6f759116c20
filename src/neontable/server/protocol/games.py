"""What games offer: options, bots, seats, components, rules."""

from typing import Any, Literal

from neontable.kernel.scene import Colour, Section, Token
from neontable.server.protocol.base import Wire


class OptionValue(Wire, frozen=True):
    value: str | bool | int
    text: str


class OptionSpec(Wire, frozen=True):
    """A table option: one of `values`, a number from `lo` to `hi` when `kind` is "count", a text of
    at most `hi` characters when it is "written"."""

    name: str
    kind: Literal["choice", "count", "written"]
    text: str
    default: str | bool | int
    values: tuple[OptionValue, ...] = ()
    lo: int = 0
    hi: int = 0


class BotSpec(Wire, frozen=True):
    """A computer opponent; the first of a game is its best."""

    name: str
    text: str


class SlotSpec(Wire, frozen=True):
    """A place for something that a seat brings, such as a deck."""

    name: str
    text: str
    """What the game calls it."""
    side: str = ""
    option: str = ""
    """It is used only where this option is on; in a series, seats may bring one anyway."""


class LoadoutWords(Wire, frozen=True):
    """How the game calls what seats bring."""

    title: str
    """Several of them: Decks."""
    mine: str
    usual: str
    """What is played when nothing is brought."""
    new: str
    pasted: str
    """The name of one that was pasted."""
    use: str
    keep: str
    text: str
    """What is written into the field."""
    example: str


class FacetValueInfo(Wire, frozen=True):
    value: str
    text: str


class BuilderInfo(Wire, frozen=True):
    """How loadouts of a game are built from its library."""

    sides: tuple[FacetValueInfo, ...]
    hand: int
    """Cards of a first hand; 0: nothing is drawn."""
    curve: str
    """The facet that is drawn as a curve; empty: none."""
    currency: str
    options: tuple[OptionSpec, ...]
    """The table options that decide what is legal."""
    sealed: bool
    """Whether one can be built from opened packs."""


class SeatSpec(Wire, frozen=True):
    seat: int
    text: str
    """What the game calls this seat: a figure's name, a side."""
    sign: str = ""
    slots: tuple[SlotSpec, ...] = ()
    """What this seat brings."""


class CampaignName(Wire, frozen=True):
    name: str
    title: str


class GameInfo(Wire, frozen=True):
    name: str
    title: str
    blurb: str
    """One or two sentences: what the game is."""
    min_seats: int
    max_seats: int
    usual_seats: int
    rules: int
    """Version of the implemented rules."""
    accent: str
    options: tuple[OptionSpec, ...]
    bots: tuple[BotSpec, ...]
    seats: tuple[SeatSpec, ...]
    """Names of the seats 0 to max_seats-1."""
    loadouts: LoadoutWords | None = None
    """The words for what seats bring; none: they bring nothing."""
    rivals: bool = False
    """Somebody wins against somebody else: tables may be rated, and opponents are found."""
    sealed_option: str = ""
    """The option with which the table makes everybody's loadout: nobody brings one."""
    builder: BuilderInfo | None = None
    """How they are built card by card; none: seats bring nothing."""
    maps: str = ""
    """The option that takes the text of a board that somebody drew; empty: nobody draws any."""
    campaigns: tuple[CampaignName, ...] = ()
    """What it offers beyond single tables."""
    cover: str = ""
    """The file of its own picture, under /art/<game>/."""
    puzzles: int = 0
    """How many built-in puzzles it has."""


class GameList(Wire, frozen=True):
    games: tuple[GameInfo, ...]


class ComponentInfo(Wire, frozen=True):
    """A card or other thing of the box."""

    id: str
    kind: str
    name: str
    texts: tuple[str, ...]
    facts: dict[str, Any]
    copies: int
    origin: str
    rules: tuple[str, ...] = ()


class ComponentList(Wire, frozen=True):
    game: str
    components: tuple[ComponentInfo, ...]


class FacetInfo(Wire, frozen=True):
    """Something by which the cards of a library are told apart."""

    name: str
    text: str
    kind: Literal["choice", "number"]
    values: tuple[FacetValueInfo, ...] = ()
    """Of a choice, in the order in which they are shown."""
    lo: int = 0
    hi: int = 0
    """Of a number."""


class LibraryCard(Wire, frozen=True):
    id: str
    kind: str
    name: str
    line: str
    """What it is, under its name."""
    colour: Colour
    art: tuple[str, str]
    """Kind and face of its drawing."""
    tokens: tuple[Token, ...]
    about: str
    """Its numbers in words."""
    sections: tuple[Section[str], ...]
    values: dict[str, tuple[str | int, ...]]
    """By the name of the facet."""
    copies: int
    origin: str
    source: str
    rules: tuple[str, ...]
    rulings: tuple[int, ...] = ()
    """Numbers in the library's list."""
    lists: tuple[tuple[int, int], ...] = ()
    """Built-in lists that use it, by their number, and how often."""
    picture: str = ""
    """The file of its picture, under /art/<game>/."""


class LibraryList(Wire, frozen=True):
    id: str
    name: str
    side_text: str


class Ruling(Wire, frozen=True):
    """An open point of the rulebook, and the reading that is played."""

    id: str
    lang: str
    """The language that it is written in."""
    question: str
    answer: str


class LibraryInfo(Wire, frozen=True):
    game: str
    title: str
    facets: tuple[FacetInfo, ...]
    cards: tuple[LibraryCard, ...]
    lists: tuple[LibraryList, ...]
    rulings: tuple[Ruling, ...]


class GuidePartInfo(Wire, frozen=True):
    title: str
    text: str
    rule: str = ""


class GuideInfo(Wire, frozen=True):
    """The overview of a game, before its rules; empty where it has none."""

    game: str
    title: str
    blurb: str
    parts: tuple[GuidePartInfo, ...] = ()
    steps: tuple[GuidePartInfo, ...] = ()
    terms: tuple[GuidePartInfo, ...] = ()


class RuleText(Wire, frozen=True):
    id: str
    game: str
    area: str
    text: str
    example: str = ""


class RuleList(Wire, frozen=True):
    rules: tuple[RuleText, ...]
    areas: tuple[str, ...] = ()
