"""What games offer: options, bots, seats, components, rules."""

from typing import Any, Literal

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
    sealed_option: str = ""
    """The option with which the table makes everybody's loadout: nobody brings one."""
    campaigns: tuple[CampaignName, ...] = ()
    """What it offers beyond single tables."""


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


class RuleText(Wire, frozen=True):
    id: str
    game: str
    area: str
    text: str
    example: str = ""


class RuleList(Wire, frozen=True):
    rules: tuple[RuleText, ...]
    areas: tuple[str, ...] = ()
