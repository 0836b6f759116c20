"""Tables from outside: who sits where, how they are made, joined and changed."""

from typing import Annotated, Any, Literal

from msgspec import Meta

from neontable.server.protocol.base import (
    Answer,
    Asked,
    GameName,
    LinkToken,
    Options,
    Pace,
    SeatKind,
    SeatNumber,
    Status,
    Title,
    Wire,
)
from neontable.server.protocol.campaigns import CampaignLink
from neontable.server.protocol.play import TableResult
from neontable.server.protocol.puzzles import TrialInfo

LoadoutIds = Annotated[tuple[Annotated[str, Meta(max_length=64)], ...], Meta(max_length=8)]


class ClockRule(Asked, frozen=True):
    """Seconds; 0 means without.  A turn that runs out is answered by default answers; a game
    clock that runs out is a concession; when the time of the whole table is up, it ends as it
    stands."""

    turn: Annotated[int, Meta(ge=0, le=86_400 * 14)] = 0
    game: Annotated[int, Meta(ge=0, le=86_400 * 60)] = 0
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0
    table: Annotated[int, Meta(ge=0, le=86_400 * 60)] = 0


class SeatWish(Asked, frozen=True):
    """Who shall sit on a seat: "me" (several: hot-seat), "bot" or "open"."""

    kind: Literal["me", "bot", "open"]
    bot: Annotated[str, Meta(max_length=40)] = ""
    """Name of the bot; empty: the game's best."""
    loadouts: LoadoutIds = ()
    """Ids of loadouts for the slots of the seat, in any order."""
    texts: Annotated[tuple[Annotated[str, Meta(max_length=20_000)], ...], Meta(max_length=8)] = ()
    """Loadouts that nobody keeps, such as those of a tutorial."""


class NewTable(Asked, frozen=True):
    """A table without open seats starts at once."""

    game: GameName
    seats: Annotated[tuple[SeatWish, ...], Meta(min_length=1, max_length=32)]
    options: Options = {}
    title: Title = ""
    listed: bool = False
    clock: ClockRule = ClockRule()
    watchable: bool = True
    pace: Pace = "brisk"
    seed: Annotated[str, Meta(max_length=64)] = ""
    """Makes the table and its bots repeatable (a tutorial); only alone against bots."""
    series: Annotated[int, Meta(ge=0, le=20)] = 0
    """Play so many games in a row, seats moving on by one after each; 0 or 1: a single game."""
    rated: bool = False
    """The result counts for ratings: rivals only, all of them people."""
    delay: Annotated[int, Meta(ge=0, le=3600)] = 0
    """Seconds by which spectators see the table later, until it is over."""


class Seat(Wire, frozen=True):
    seat: int
    kind: SeatKind
    text: str
    """What the game calls the seat."""
    name: str = ""
    """Name of the person, or of the bot."""
    bot: str = ""
    mine: bool = False
    ready: bool = True
    """False for a person who has yet to accept a rematch or the next game of a series."""
    conceded: bool = False
    loadout: str = ""
    """Name of what was brought, to its owner only."""
    offered: bool = False
    """In the middle of a game: whoever has the invitation may sit down here."""
    since: int = 0
    """The move by which whoever sits here came; 0: from the start."""
    abandoned: bool = False
    """Its person gave up or has been away for long: it may be handed on.  As of when
    this was sent."""


class SeriesScore(Wire, frozen=True):
    name: str
    seats: tuple[int, ...]
    """Where this player sat, game by game."""
    points: tuple[int, ...]
    """Points game by game; their sum decides."""
    wins: int
    total: int
    mine: bool = False


class Series(Wire, frozen=True):
    id: str
    games: int
    played: int
    number: int
    """Which game of the series this table is, from 1."""
    scores: tuple[SeriesScore, ...]
    tables: tuple[str, ...] = ()
    over: bool = False


class TableInfo(Wire, frozen=True):
    id: str
    game: str
    game_title: str
    title: str
    status: Status
    seats: tuple[Seat, ...]
    options: dict[str, Any]
    options_text: tuple[str, ...]
    """The options that differ from the usual ones, in words."""
    owner: str
    """Name of the owner."""
    owned: bool = False
    """Whether I am the owner."""
    listed: bool = False
    watchable: bool = True
    pace: Pace = "brisk"
    rated: bool = False
    matching: bool = False
    """Somebody waits for whoever comes first; it begins by itself when it is full."""
    clock: ClockRule = ClockRule()
    sequence: int = 0
    created: float = 0
    changed: float = 0
    invite: str = ""
    """Token of the invitation link, to those who sit at the table."""
    watch: str = ""
    """Token of the link for spectators, to those who sit at the table."""
    delay: int = 0
    """Seconds by which spectators see it later, until it is over."""
    manages: bool = False
    """I may hand on seats in the middle: the owner; while the owner is gone, whoever sits here."""
    commitment: str = ""
    """Known from the start; the key published at the end must match it."""
    turn: tuple[int, ...] = ()
    """Seats that are asked now."""
    outcome: TableResult | None = None
    rematch: str = ""
    """Id of the table that follows this one."""
    series: Series | None = None
    campaign: CampaignLink | None = None
    """The campaign that asked for this table."""
    puzzle: TrialInfo | None = None
    """What this table is a trial of."""
    open_seats: bool = False
    """All seats know the same: who has several looks from one to the other without a curtain."""
    limited_talk: bool = False
    """The rules limit what may be said: see `TalkOffer`."""
    takebacks: int = 0
    seeded: bool = False
    frozen: bool = False
    """It is of rules that this server no longer plays: no push comes.  The owner may close it;
    after that its record can be downloaded, and a rematch is of the current rules."""


class TalkPhrase(Wire, frozen=True):
    phrase: Answer
    text: str
    group: str


class TalkKind(Wire, frozen=True):
    kind: str
    text: str


class TalkOffer(Wire, frozen=True):
    """What may be said now at a table whose rules limit talk."""

    phrases: tuple[TalkPhrase, ...]
    kinds: tuple[TalkKind, ...]
    """Kinds of free text."""


class Lobby(Wire, frozen=True):
    mine: tuple[TableInfo, ...]
    """Tables at which I sit or that I own, those that wait for me first."""
    listed: tuple[TableInfo, ...]
    """Tables of others that everybody may see."""


class Join(Asked, frozen=True):
    """Take an open seat; without `seat`, the first one.  In the middle of a game one that is
    offered."""

    token: LinkToken = ""
    seat: SeatNumber | None = None
    loadouts: LoadoutIds = ()


class TableChange(Asked, frozen=True):
    """At any time, by the owner; what is left out stays as it is."""

    title: Title | None = None
    listed: bool | None = None
    watchable: bool | None = None
    pace: Pace | None = None
    delay: Annotated[int, Meta(ge=0, le=3600)] | None = None
    """Before the start only."""


class SeatChange(Asked, frozen=True):
    """Before the start: the owner changes a seat, a person brings a loadout or stands up.  In the
    middle of a game the owner hands on a bot's seat or an abandoned one: to a bot, or to whoever
    comes by the invitation ("open"), which can be withdrawn ("keep")."""

    kind: Literal["me", "bot", "open", "keep"]
    bot: Annotated[str, Meta(max_length=40)] = ""
    loadouts: LoadoutIds = ()


class OpponentWish(Asked, frozen=True):
    """To play against whoever wishes the same: joins a table that waits, or opens one."""

    game: GameName
    rated: bool = True
    loadouts: LoadoutIds = ()


class Addresses(Wire, frozen=True):
    """How others reach a table, for whoever may invite them."""

    links: tuple[str, ...]
    """The best first; the one that the page itself was called by is the client's own."""
    local_only: bool = False
    """The server listens on this machine only."""


class QrCode(Wire, frozen=True):
    """A link to be photographed: an SVG path of modules one unit wide."""

    path: str
    size: int
