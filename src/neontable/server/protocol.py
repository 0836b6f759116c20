"""Everything that crosses the wire, as frozen Structs: HTTP bodies and WebSocket messages.

The browser client's TypeScript types are generated from this module, so each Struct here is one
type there.  Field names are written as they stand; a field with its default value may be left
out by both sides.  Words are rendered on the server in the language that was asked for, so a
client brings only the words of its own buttons.

Messages on the socket carry a `type`: those a page may send are `ClientMessage`, those it may
receive `ServerMessage`.  `docs/protocol.md` tells who says what when.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

VERSION = 1
"""Told in `Welcome`; a page built for another version reloads itself."""

SAMPLES = 200
"""An ask lists at most so many options; longer ones are answered through `items`."""

Lang = Literal["en", "fr"]
Status = Literal["open", "playing", "paused", "over"]
SeatKind = Literal["person", "bot", "open"]
AskKind = Literal["pick", "many", "order", "number", "point", "confirm"]
Pace = Literal["none", "brisk", "calm"]
"""How long bots wait after something happened, where people look on."""
Answer = Any
"""Plain JSON: a list such as ["run", 5], a number, a bool, or a list of those."""
Thing = tuple[str | int, ...]
"""What a piece or region is called in options and in `Why`."""

Id = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
Key = Annotated[str, Meta(min_length=8, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Title = Annotated[str, Meta(max_length=80)]
GameName = Annotated[str, Meta(min_length=1, max_length=40)]
LinkToken = Annotated[str, Meta(max_length=64)]
SeatNumber = Annotated[int, Meta(ge=0, le=31)]
Perspective = Annotated[int, Meta(ge=-1, le=31)]
Sequence = Annotated[int, Meta(ge=0, le=2**53)]
Options = Annotated[dict[str, str | bool | int], Meta(max_length=50)]


class Wire(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """Base of everything sent."""


class Asked(Wire, frozen=True, forbid_unknown_fields=True):
    """Base of everything received: a field that nobody knows is a mistake worth naming."""


# -- faults ---------------------------------------------------------------------------------------
class Fault(Wire, frozen=True):
    """The body of every HTTP answer of 400 and above."""

    status: int
    code: str
    """A stable word: bad-input, not-found, not-yours, too-fast, conflict, ..."""
    text: str
    """What was wrong, in the language asked for where it is a person's doing."""


# -- who one is -----------------------------------------------------------------------------------
class Me(Wire, frozen=True):
    """The identity behind the cookie.  `GET /api/me` makes a guest where there is none."""

    id: str
    name: str
    account: str = ""
    """Name of the account; empty for a guest."""


class NewName(Asked, frozen=True):
    name: Name


class Credentials(Asked, frozen=True):
    """To open an account (it keeps the guest's seats) or to sign in on another device."""

    account: Annotated[str, Meta(min_length=3, max_length=40)]
    passphrase: Annotated[str, Meta(min_length=8, max_length=200)]


# -- games ----------------------------------------------------------------------------------------
class OptionValue(Wire, frozen=True):
    value: str | bool | int
    text: str


class OptionSpec(Wire, frozen=True):
    """A table option: one of `values`, or a number from `lo` to `hi` when `kind` is "count"."""

    name: str
    kind: Literal["choice", "count"]
    text: str
    default: str | bool | int
    values: tuple[OptionValue, ...] = ()
    lo: int = 0
    hi: int = 0


class BotSpec(Wire, frozen=True):
    """A computer opponent; the first of a game is its best."""

    name: str
    text: str


class DeckSpec(Wire, frozen=True):
    """A deck that a seat brings."""

    side: str
    second: bool = False
    """For the second game, in which sides are swapped."""


class SeatSpec(Wire, frozen=True):
    seat: int
    text: str
    """What the game calls this seat: a figure's name, a side."""
    sign: str = ""
    decks: tuple[DeckSpec, ...] = ()
    """What this seat brings."""


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
    decks: bool = False
    """Whether seats bring decks: the deck pages are for these games only."""
    second_game: str = ""
    """The option that adds a second game with sides swapped: seats then bring a second deck."""
    deals_decks: str = ""
    """The option with which the table makes everybody's deck: nobody brings one."""


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


# -- the scene, in words --------------------------------------------------------------------------
# The same as neontable.kernel.scene, with every Text said and every sign spelled out.
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


# -- asks -----------------------------------------------------------------------------------------
class Option(Wire, frozen=True):
    """A complete answer (or, among `items`, a part of one) with its words."""

    answer: Answer
    text: str
    pieces: tuple[str, ...] = ()
    """Ids of pieces and regions of the scene that it concerns: light these up."""
    group: str = ""
    """In a long list: a heading that it shares with others ..."""
    short: str = ""
    """... and its words under that heading."""


class Ask(Wire, frozen=True):
    """One question to one seat.

    pick and confirm: send the `answer` of one of `options`.  many: send a list of the `answer`s
    of lo..hi `items`.  order: a list of the `answer`s of all `items`.  number: lo..hi.  point:
    [x, y] inside `area`; `options` are then only some valid points.
    """

    id: str
    seat: int
    kind: AskKind
    text: str
    options: tuple[Option, ...] = ()
    """Complete for pick, confirm and short numbers; for many, order and point a sample."""
    count: int = 0
    """How many answers there are in all; more than `options` when those are a sample."""
    items: tuple[Option, ...] = ()
    lo: int = 0
    hi: int = 0
    area: tuple[float, float, float, float] | None = None
    default: Answer = None
    """Given for an absent seat when its clock runs out."""
    window: bool = False
    """A response window: asked although there may be only one answer, so that silence tells
    nothing.  A page may offer to pass such asks by itself."""
    idle: bool = False
    """A window in which nothing can be done: all but the default is to be asked no more."""
    secret: bool = False
    """Others answer at the same time, and nothing is shown before all have."""


# -- what happens ---------------------------------------------------------------------------------
class Happening(Wire, frozen=True):
    """An event in words, as the seat may know it."""

    number: int
    """After how many answers it happened (0: during the set-up)."""
    id: str
    """Message id: the kind of event, for flashes and sounds."""
    text: str
    pieces: tuple[str, ...] = ()
    """Ids of pieces and regions it speaks of: who did it first, to whom second."""


class ClockState(Wire, frozen=True):
    """Remaining seconds by seat at the moment of sending; seats that `run` lose time now."""

    running: tuple[int, ...] = ()
    turn: tuple[float | None, ...] = ()
    game: tuple[float | None, ...] = ()
    paused: bool = False


class Presence(Wire, frozen=True):
    seats: tuple[int, ...]
    """Seats whose person has the table open."""
    watchers: int = 0


class ChatLine(Wire, frozen=True):
    number: int
    seat: int
    """-1: somebody who watches."""
    name: str
    text: str
    at: float
    """Seconds since 1970, server time."""


class UndoRequest(Wire, frozen=True):
    """Somebody wishes to take answers back and waits for the others."""

    seat: int
    number: int
    """The table would go back to this number of answers."""
    agreed: tuple[int, ...]
    needed: tuple[int, ...]
    """Seats (of other people) that have not said yes yet."""
    revealed: bool = False
    """Chance was drawn or something hidden was seen since: it will come out the same again, and
    whoever saw it knows."""


class Placed(Wire, frozen=True):
    seat: int
    place: int
    points: int
    winner: bool = False


class Outcome(Wire, frozen=True):
    how: Literal["played", "conceded", "time", "closed"]
    text: str
    places: tuple[Placed, ...]
    key: str
    """The key of the table's chance, told at the end: `commitment` was made from it."""


# -- tables ---------------------------------------------------------------------------------------
class ClockRule(Asked, frozen=True):
    """Seconds; 0 means without.  A turn that runs out is answered by default answers; a game
    clock that runs out is a concession."""

    turn: Annotated[int, Meta(ge=0, le=86_400 * 14)] = 0
    game: Annotated[int, Meta(ge=0, le=86_400 * 60)] = 0
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0


class SeatWish(Asked, frozen=True):
    """Who shall sit on a seat: "me" (several: hot-seat), "bot" or "open"."""

    kind: Literal["me", "bot", "open"]
    bot: Annotated[str, Meta(max_length=40)] = ""
    """Name of the bot; empty: the game's best."""
    deck: Annotated[str, Meta(max_length=64)] = ""
    """Id of a deck, for games with decks."""
    second_deck: Annotated[str, Meta(max_length=64)] = ""
    """One for the other side, where sides are swapped for a second game."""


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
    deck: str = ""
    """Name of the deck that was brought, to its owner only."""


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
    clock: ClockRule = ClockRule()
    sequence: int = 0
    created: float = 0
    changed: float = 0
    invite: str = ""
    """Token of the invitation link, to those who sit at the table."""
    commitment: str = ""
    """Known from the start: what the key told at the end must fit."""
    turn: tuple[int, ...] = ()
    """Seats that are asked now."""
    outcome: Outcome | None = None
    rematch: str = ""
    """Id of the table that follows this one."""
    series: Series | None = None
    takebacks: int = 0
    seeded: bool = False
    frozen: bool = False
    """It is of rules that this server no longer plays: no push comes.  The owner may close it;
    after that its record can be downloaded, and a rematch is of the current rules."""


class Lobby(Wire, frozen=True):
    mine: tuple[TableInfo, ...]
    """Tables at which I sit or that I own, those that wait for me first."""
    listed: tuple[TableInfo, ...]
    """Tables of others that everybody may see."""


class Join(Asked, frozen=True):
    """Take an open seat; without `seat`, the first one."""

    token: LinkToken = ""
    seat: SeatNumber | None = None
    deck: Annotated[str, Meta(max_length=64)] = ""
    second_deck: Annotated[str, Meta(max_length=64)] = ""


class TableChange(Asked, frozen=True):
    """At any time, by the owner; what is left out stays as it is."""

    title: Title | None = None
    listed: bool | None = None
    watchable: bool | None = None
    pace: Pace | None = None


class SeatChange(Asked, frozen=True):
    """Before the start: the owner changes a seat, a person brings a deck or stands up."""

    kind: Literal["me", "bot", "open"]
    bot: Annotated[str, Meta(max_length=40)] = ""
    deck: Annotated[str, Meta(max_length=64)] = ""
    second_deck: Annotated[str, Meta(max_length=64)] = ""


# -- the socket: what a page says -----------------------------------------------------------------
class Open(Asked, frozen=True, tag="open"):
    """Sit down before a table's screen, or come back to it.  The answer is a `TableState` and,
    when the table plays, a full `Push`.

    `seat` is the perspective: one of my seats, or -1 to watch.  Without it the server takes a
    seat of mine that is asked, else my first, else -1.  `token` is that of the invitation link,
    needed to watch a private table at which I do not sit.
    """

    table: Id
    lang: Lang = "en"
    seat: Perspective | None = None
    token: LinkToken = ""
    seen: Sequence = 0
    """Number of the last push seen, for the log: happenings after it are marked as news."""


class Close(Asked, frozen=True, tag="close"):
    """Leave the table's screen; seats stay mine."""


class Look(Asked, frozen=True, tag="look"):
    """Another perspective of the same table (hot-seat: after the curtain), or language."""

    seat: Perspective
    lang: Lang | None = None


class Give(Asked, frozen=True, tag="answer"):
    """Answer an ask.  `sequence` is that of the push it was read from; `key` is made by the
    client, new for each decision and the same when it is sent again."""

    key: Key
    sequence: Sequence
    seat: SeatNumber
    answer: Answer


class Why(Asked, frozen=True, tag="why"):
    """Why can I not do this?  `thing` is that of a piece or region, or a whole option."""

    id: Key
    seat: SeatNumber
    thing: Answer


class Say(Asked, frozen=True, tag="say"):
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Undo(Asked, frozen=True, tag="undo"):
    """Take my seat's last decision back.  At once when nothing hidden was revealed and no other
    person is affected; else the others are asked.  Alone, after something was revealed, only
    with `sure`."""

    seat: SeatNumber
    sure: bool = False


class UndoReply(Asked, frozen=True, tag="undo-reply"):
    agree: bool


class Concede(Asked, frozen=True, tag="concede"):
    seat: SeatNumber
    key: Key


class Pause(Asked, frozen=True, tag="pause"):
    """Stop the clocks, or let them run again; anybody who sits at the table may."""

    on: bool


class Ping(Asked, frozen=True, tag="ping"):
    id: Annotated[str, Meta(max_length=64)] = ""


ClientMessage = Open | Close | Look | Give | Why | Say | Undo | UndoReply | Concede | Pause | Ping


# -- the socket: what the server says -------------------------------------------------------------
class Welcome(Wire, frozen=True, tag="welcome"):
    """The first message on every socket."""

    protocol: int
    version: str
    me: Me
    heartbeat: int = 20
    """Send a `Ping` at least this often (seconds)."""


class TableState(Wire, frozen=True, tag="table"):
    """All about the table but its position: after `Open`, and whenever any of it changes."""

    table: TableInfo
    presence: Presence
    undo: UndoRequest | None = None
    chat: tuple[ChatLine, ...] = ()
    """The last lines, only in the answer to `Open`."""


class Push(Wire, frozen=True, tag="push"):
    """The whole position as one seat may know it; replaces everything before it."""

    table: str
    number: int
    """Grows by one with every push on this socket for this table."""
    sequence: int
    """Of the table: answer with it."""
    seat: int
    """The perspective this push is made for."""
    answers: int
    """How many answers have been given so far (undo makes it smaller)."""
    scene: Scene
    asks: tuple[Ask, ...] = ()
    """Open questions to this seat."""
    waiting: tuple[int, ...] = ()
    """Seats that are asked; hot-seat: when one of my others is among them, draw the curtain."""
    happenings: tuple[Happening, ...] = ()
    """What happened since the last push; in a full push the last events of the game."""
    full: bool = False
    """After `Open`, `Look`, an undo or a refusal: `happenings` replace the log, nothing is to
    be animated."""
    clock: ClockState | None = None
    thinking: tuple[int, ...] = ()
    """Seats of bots that are asked."""
    can_undo: bool = False
    """Whether my seat has a decision that could be taken back."""
    over: bool = False


class Ack(Wire, frozen=True, tag="ack"):
    """The answer is stored for good.  A repeated key is acknowledged again."""

    key: str
    sequence: int


class Refused(Wire, frozen=True, tag="refused"):
    """Something was not done.  `key` is that of the answer (or the id of the question); a push
    follows when the page's position was old."""

    code: str
    """late, not-asked, not-offered, over, paused, not-yours, too-fast, bad-input, ..."""
    text: str
    key: str = ""
    rule: str = ""
    rule_text: str = ""


class Reason(Wire, frozen=True):
    """Why one thing is not possible now."""

    what: str
    """What was wondered about, in words."""
    offered: bool
    """It is possible: it is among the options."""
    rule: str = ""
    """Id of the rule; NT-... are reasons of the house (not your turn) without a rule text."""
    text: str = ""
    rule_text: str = ""


class Because(Wire, frozen=True, tag="because"):
    """The answer to `Why`."""

    id: str
    reasons: tuple[Reason, ...]


class Here(Wire, frozen=True, tag="here"):
    presence: Presence


class Said(Wire, frozen=True, tag="said"):
    line: ChatLine


class Closed(Wire, frozen=True, tag="closed"):
    """The table can no longer be shown here (deleted, no longer watchable, seat lost)."""

    table: str
    code: str
    text: str


class Pong(Wire, frozen=True, tag="pong"):
    id: str = ""


ServerMessage = Welcome | TableState | Push | Ack | Refused | Because | Here | Said | Closed | Pong


# -- replays --------------------------------------------------------------------------------------
class ReplayInfo(Wire, frozen=True):
    """A finished table, or an imported record, that can be stepped through.  Perspectives are
    -1 (spectator) and the seats."""

    id: str
    """Also the share link."""
    game: str
    game_title: str
    answers: int
    seats: tuple[Seat, ...]
    options: dict[str, Any]
    options_text: tuple[str, ...]
    commitment: str
    key: str
    verified: bool
    """Played again from the key: commitment, every chance result and the end agree."""
    problem: str = ""
    """What did not agree."""
    draws: int = 0
    """Chance results that were checked."""
    outcome: Outcome | None = None
    steps: tuple["ReplayStep", ...] = ()
    """One line for each answer, for a list to jump by."""
    table: str = ""
    created: float = 0
    imported: bool = False


class ReplayStep(Wire, frozen=True):
    number: int
    """After so many answers."""
    seat: int
    text: str
    """The answer in words."""


class ReplayFrame(Wire, frozen=True):
    """The position after `number` answers from a perspective, and what led there."""

    number: int
    seat: int
    scene: Scene
    question: str = ""
    """What was asked before this answer."""
    answer: str = ""
    asked: int = -1
    happenings: tuple[Happening, ...] = ()
    waiting: tuple[int, ...] = ()
    over: bool = False


class Imported(Wire, frozen=True):
    id: str


# -- decks ----------------------------------------------------------------------------------------
class DeckText(Asked, frozen=True):
    game: GameName
    name: Annotated[str, Meta(min_length=1, max_length=80)]
    text: Annotated[str, Meta(max_length=20_000)]
    """A count and a name a line, as people paste them."""
    options: Options = {}
    """Those of the table that it is for: it is judged by them."""


class DeckProblem(Wire, frozen=True):
    text: str
    line: int = 0
    """Of the text, from 1; 0: the deck as a whole."""
    nearest: tuple[str, ...] = ()
    """Names that may have been meant."""
    rule: str = ""


class DeckCheck(Wire, frozen=True):
    ok: bool
    side: str = ""
    side_text: str = ""
    cards: int = 0
    summary: str = ""
    problems: tuple[DeckProblem, ...] = ()


class SeatDeck(Wire, frozen=True):
    """What a table says of one deck of a seat."""

    seat: int
    check: DeckCheck
    second: bool = False


class TableCheck(Wire, frozen=True):
    """What a table would say of its decks if it started now; none where nobody brings any."""

    decks: tuple[SeatDeck, ...]


class Deck(Wire, frozen=True):
    id: str
    game: str
    name: str
    text: str
    check: DeckCheck
    changed: float = 0
    published: bool = False
    """One of the decks that come with the game: it can be used and copied, not changed."""


class DeckList(Wire, frozen=True):
    decks: tuple[Deck, ...]


# -- for those who generate types or documents from this module -----------------------------------
HTTP_BODIES: tuple[type, ...] = (
    Fault, Me, NewName, Credentials, GameList, ComponentList, RuleText, RuleList, NewTable,
    TableInfo, TableChange, Lobby, Join, SeatChange, ReplayInfo, ReplayFrame, Imported, DeckText,
    DeckCheck, TableCheck, Deck, DeckList,
)  # fmt: skip
ROOTS: tuple[Any, ...] = (*HTTP_BODIES, ClientMessage, ServerMessage)
"""Give this to `msgspec.json.schema_components` and nothing is missing."""
