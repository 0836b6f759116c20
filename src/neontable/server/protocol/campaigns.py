"""Campaigns: their places and standings, the tables they ask for, and how they are made.

A campaign is a table of its own: moves, undo, chat and log go over the socket as at any table.
"""

from typing import Annotated, Literal

from msgspec import Meta

from neontable.kernel.campaign.sheets import TallyLook
from neontable.kernel.scene import Colour
from neontable.server.protocol.base import (
    Answer,
    Asked,
    GameName,
    LinkToken,
    Options,
    Pace,
    SeatNumber,
    Title,
    Wire,
)
from neontable.server.protocol.games import BotSpec, OptionSpec
from neontable.server.protocol.play import TableResult

PlaceStatus = Literal["vacant", "present", "gone"]
MissionStatus = Literal["asked", "waiting", "playing", "over"]


class CampaignKind(Wire, frozen=True):
    """A kind of campaign that a game offers."""

    name: str
    game: str
    game_title: str
    title: str
    blurb: str
    accent: str
    min_places: int
    max_places: int
    usual_places: int
    options: tuple[OptionSpec, ...]
    bots: tuple[BotSpec, ...]


class NewCampaign(Asked, frozen=True):
    campaign: GameName
    places: Annotated[int, Meta(ge=1, le=64)]
    """I take the first; bots take the last ones; the others join by link, now or later."""
    bots: Annotated[int, Meta(ge=0, le=63)] = 0
    bot: Annotated[str, Meta(max_length=40)] = ""
    """Which bot; empty: the game's best."""
    options: Options = {}
    title: Title = ""
    listed: bool = False
    watchable: bool = True
    pace: Pace = "brisk"


class CampaignMember(Wire, frozen=True):
    seat: int
    name: str
    status: PlaceStatus
    bot: bool = False
    mine: bool = False
    claimed: bool = True
    """False: the member plays, but nobody here has said to be that person yet (after an import)."""


class StandingsRow(Wire, frozen=True):
    member: int
    place: int
    values: tuple[str, ...]
    gone: bool = False


class CampaignStandings(Wire, frozen=True):
    columns: tuple[str, ...]
    rows: tuple[StandingsRow, ...]
    """Best first."""


class MissionInfo(Wire, frozen=True):
    """A table that the campaign asks for now."""

    number: int
    title: str
    game: str
    seats: tuple[int, ...]
    """Members by seat; -1: a bot of the house."""
    status: MissionStatus
    table: str = ""
    """The table, once somebody has opened it."""
    mine: bool = False
    may_start: bool = False
    ready: tuple[int, ...] = ()
    """Members who have sat down, while others are awaited."""
    about: str = ""
    """What it is about, for somebody who has never played it."""


class PlayedSeat(Wire, frozen=True):
    member: int
    place: int
    """Among those who played to the end; 0 for whoever did not."""
    points: int
    winner: bool = False
    gone: bool = False
    """Gave up, or did not come."""


class PlayedMission(Wire, frozen=True):
    number: int
    title: str
    ended: str
    seats: tuple[PlayedSeat, ...]
    """Best first."""
    replay: str = ""
    """Id of its replay, as long as it is kept here."""
    result: str = ""
    """How it ended, where places do not say it."""


class SheetFact(Wire, frozen=True):
    label: str
    value: str


class SheetTally(Wire, frozen=True):
    """How far something has come: stars, or a bar that fills."""

    label: str
    value: int
    of: int
    look: TallyLook = "bar"


class SheetSlot(Wire, frozen=True):
    label: str
    name: str = ""
    """What lies in it; "" when it is empty."""
    value: int = 0
    text: str = ""
    covers: tuple[str, ...] = ()
    """What lies under it and has no effect."""
    picture: str = ""


class SheetItem(Wire, frozen=True):
    name: str = ""
    """"" for a thing that lies face down."""
    text: str = ""
    stars: int = 0
    picture: str = ""
    n: int = 1


class SheetShelf(Wire, frozen=True):
    """Things of one kind that a member owns."""

    label: str
    items: tuple[SheetItem, ...] = ()
    empty: str = ""
    """What is said where there are none."""
    own: bool = False
    """Only I see it."""
    done: bool = False
    """It holds what was achieved."""
    folded: bool = False
    """A long list, opened by whoever wants to read it."""


class SheetDeed(Wire, frozen=True):
    text: str
    mission: int = 0


class CampaignSheet(Wire, frozen=True):
    """What a member owns."""

    member: int
    title: str
    about: str
    facts: tuple[SheetFact, ...] = ()
    slots: tuple[SheetSlot, ...] = ()
    deeds: tuple[SheetDeed, ...] = ()
    """The last one first."""
    picture: str = ""
    """The file of its portrait or emblem."""
    colour: Colour | None = None
    status: str = ""
    """What it does now."""
    tallies: tuple[SheetTally, ...] = ()
    shelves: tuple[SheetShelf, ...] = ()


class WareWay(Wire, frozen=True):
    """One way to take a ware: its answer, or why not."""

    text: str
    answer: Answer
    refused: str = ""
    rule: str = ""


class CampaignWare(Wire, frozen=True):
    """Something that I might take between tables."""

    name: str
    price: str
    text: str
    ways: tuple[WareWay, ...]
    suits: bool = False
    """A bot in my place would take it."""
    picture: str = ""
    colour: Colour | None = None
    stars: int = 0
    member: int = -1
    """Whom it is about."""
    group: str = ""
    """What it stands among; wares of one group follow each other."""


class CampaignStep(Wire, frozen=True):
    """A step of what I do from one table to the next."""

    text: str
    state: Literal["done", "now", "next"]


class CampaignPairing(Wire, frozen=True):
    """Members who are about to meet, before a table is asked for."""

    members: tuple[int, ...]
    title: str
    status: str
    open: bool = False
    """Somebody is still awaited."""


class CampaignLaunch(Wire, frozen=True):
    """The next table: the answer asks for it, and it can be opened at once."""

    answer: Answer
    text: str
    seats: tuple[int, ...]
    picture: str = ""
    about: str = ""
    """What awaits them there."""
    price: str = ""
    """What it is worth."""


class ListSlot(Wire, frozen=True):
    """A list that members register for all their tables."""

    name: str
    text: str
    side: str = ""


class RegisteredLists(Wire, frozen=True):
    """What a member has registered; sent to itself and to a judge only."""

    member: int
    texts: tuple[str, ...]


class RegisterLists(Asked, frozen=True):
    """Texts for the slots, in their order; an empty one stands for the usual list."""

    texts: Annotated[tuple[Annotated[str, Meta(max_length=20_000)], ...], Meta(max_length=8)]


class CampaignInfo(Wire, frozen=True):
    id: str
    campaign: str
    game: str
    title: str
    name: str
    """What the kind of campaign is called."""
    accent: str
    headline: str
    members: tuple[CampaignMember, ...]
    standings: CampaignStandings
    missions: tuple[MissionInfo, ...]
    played: tuple[PlayedMission, ...]
    """The last one first."""
    sheets: tuple[CampaignSheet, ...] = ()
    sheets_title: str = ""
    """The campaign's own words for them, where it has any."""
    wares: tuple[CampaignWare, ...] = ()
    cards: tuple[CampaignWare, ...] = ()
    """Options of my question that are shown as cards."""
    steps: tuple[CampaignStep, ...] = ()
    pairings: tuple[CampaignPairing, ...] = ()
    launch: CampaignLaunch | None = None
    options_text: tuple[str, ...] = ()
    list_slots: tuple[ListSlot, ...] = ()
    """What members register; empty where they bring nothing."""
    lists_title: str = ""
    lists_hint: str = ""
    """The campaign's own words about them, where it has any."""
    lists_optional: bool = False
    """Most members register nothing."""
    lists: tuple[RegisteredLists, ...] = ()
    may_register: bool = False
    """Whether my own lists may still be changed."""
    owned: bool = False
    listed: bool = False
    over: bool = False
    frozen: bool = False
    outcome: TableResult | None = None
    invite: str = ""
    """Token of the invitation link, to members."""
    sequence: int = 0
    created: float = 0
    changed: float = 0


class CampaignSummary(Wire, frozen=True):
    id: str
    campaign: str
    name: str
    title: str
    headline: str
    members: tuple[str, ...]
    """Names of those who play."""
    invite: str = ""
    over: bool = False
    waits: bool = False
    """There is something for me to do or to play."""


class CampaignList(Wire, frozen=True):
    kinds: tuple[CampaignKind, ...]
    mine: tuple[CampaignSummary, ...]
    listed: tuple[CampaignSummary, ...]


class CampaignJoin(Asked, frozen=True):
    """Take a vacant place, or, after an import, one's own; without `seat`, the first vacant."""

    token: LinkToken = ""
    seat: SeatNumber | None = None


class CampaignLink(Wire, frozen=True):
    """Where a table comes from."""

    id: str
    title: str
    mission: int
