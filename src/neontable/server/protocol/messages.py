"""The socket: what a page says, and what the server says."""

from typing import Annotated, Any

from msgspec import Meta

from neontable.kernel.scene import Panel, Piece, Scene, Trace
from neontable.kernel.stops import Where
from neontable.server.protocol.base import (
    Answer,
    Asked,
    Id,
    Key,
    Lang,
    LinkToken,
    Perspective,
    PieceId,
    SeatNumber,
    Sequence,
    Wire,
)
from neontable.server.protocol.people import Me
from neontable.server.protocol.play import (
    Ask,
    ChatLine,
    ClockState,
    Happening,
    Presence,
    StopState,
    UndoRequest,
)
from neontable.server.protocol.tables import TableInfo


class Open(Asked, frozen=True, tag="open"):
    """Open a table's page, or come back to it.  The answer is a `TableState` and, when the table
    plays, a full `Push`.

    `seat` is the perspective: one of my seats, or -1 to watch.  Without it the server takes a
    seat of mine that is asked, else my first, else -1.  `token` is that of the invitation link,
    needed to watch a private table at which I do not sit.
    """

    table: Id
    lang: Lang = "en"
    seat: Perspective | None = None
    token: LinkToken = ""
    changes: bool = False
    """This page keeps the last scene: pushes may send what has changed of it, and nothing else."""
    seen: Sequence = 0
    """Number of the last push seen, for the log: happenings after it are marked as news."""


class Close(Asked, frozen=True, tag="close"):
    """Leave the table's page; seats stay mine."""


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


class Seek(Asked, frozen=True, tag="seek"):
    """Which answers lead to this piece or region of the scene, through several questions?  `Ways`
    comes."""

    id: Key
    seat: SeatNumber
    piece: PieceId
    moved: PieceId = ""
    """A piece that was dragged onto it: only ways that concern both."""


class Try(Asked, frozen=True, tag="try"):
    """What would this answer do?  It is not given; nothing changes.  `Tried` comes at once."""

    id: Key
    seat: SeatNumber
    answer: Answer


class Say(Asked, frozen=True, tag="say"):
    """Free text; at a table whose rules limit talk either a phrase of `TalkOffer`, or free text of
    one of its kinds."""

    text: Annotated[str, Meta(max_length=500)] = ""
    kind: Annotated[str, Meta(max_length=40)] = ""
    phrase: Answer | None = None


class Undo(Asked, frozen=True, tag="undo"):
    """Take my seat's last decision back.  At once when nothing hidden was revealed and no other
    person is affected; else the others are asked.  Alone, after something was revealed, only
    with `sure`."""

    seat: SeatNumber
    sure: bool = False
    whole: bool = False
    """At a puzzle: take everything back."""


class UndoReply(Asked, frozen=True, tag="undo-reply"):
    agree: bool


class Concede(Asked, frozen=True, tag="concede"):
    seat: SeatNumber
    key: Key


class Pause(Asked, frozen=True, tag="pause"):
    """Stop the clocks, or let them run again; anybody who sits at the table may."""

    on: bool


class SetStops(Asked, frozen=True, tag="set-stops"):
    """Where I want to be asked to respond at this table, from now on.  `StopsChosen` comes."""

    seat: SeatNumber
    at: Where | None = None
    """None: as before."""
    quiet: bool = False
    """No more of these questions in this turn."""


class Hold(Asked, frozen=True, tag="hold"):
    """Wait for me: I think about the open question.  `StopsChosen` comes; nobody else is told."""

    seat: SeatNumber


class Ping(Asked, frozen=True, tag="ping"):
    id: Annotated[str, Meta(max_length=64)] = ""


ClientMessage = (
    Open
    | Close
    | Look
    | Give
    | Why
    | Seek
    | Try
    | Say
    | Undo
    | UndoReply
    | Concede
    | Pause
    | SetStops
    | Hold
    | Ping
)


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


class SceneChanges(Wire, frozen=True):
    """What is new of a scene since the push before (`number` one less).  A list that keeps its
    order has only the parts that are new or different; others are as they were."""

    pieces: tuple[Piece[str], ...] = ()
    pieces_order: tuple[str, ...] | None = None
    """The ids of all pieces, when any came, went or moved in the list."""
    panels: tuple[Panel[str], ...] = ()
    panels_order: tuple[str, ...] | None = None
    rest: dict[str, Any] = {}
    """Other fields of the scene, whole."""


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
    scene: Scene[str] | None = None
    """The whole scene; or nothing, and `changes` makes it of that of the push before."""
    changes: SceneChanges | None = None
    asks: tuple[Ask, ...] = ()
    """Open questions to this seat."""
    waiting: tuple[int, ...] = ()
    """Seats that are asked; hot-seat: when one of my others is among them, draw the curtain."""
    happenings: tuple[Happening, ...] = ()
    """What happened since the last push; in a full push the last events of the game."""
    cards: tuple[Piece[str], ...] = ()
    """The cards that the happenings name, each once."""
    full: bool = False
    """After `Open`, `Look`, an undo or a refusal: `happenings` replace the log, nothing is to
    be animated."""
    clock: ClockState | None = None
    thinking: tuple[int, ...] = ()
    """Seats of bots that are asked."""
    can_undo: bool = False
    """Whether my seat has a decision that could be taken back."""
    over: bool = False
    stops: StopState | None = None
    """Where my seat is asked to respond; None where that cannot be chosen."""
    may_pass: tuple[int, ...] = ()
    """My other seats that are asked for a response: the curtain may offer to pass for them."""


class StopsChosen(Wire, frozen=True, tag="stops"):
    """The stops of my seat have changed, and with them perhaps what becomes of its question."""

    seat: int
    stops: StopState


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
    """Id of the rule; NT-... are reasons of the program (not your turn) without a rule text."""
    text: str = ""
    rule_text: str = ""


class Because(Wire, frozen=True, tag="because"):
    """The answer to `Why`."""

    id: str
    reasons: tuple[Reason, ...]


class Way(Wire, frozen=True):
    """Answers to give one after the other, and the words of each."""

    answers: tuple[Answer, ...]
    texts: tuple[str, ...]


class Ways(Wire, frozen=True, tag="ways"):
    """The answer to `Seek`: the shortest way first, or why there is none."""

    id: str
    ways: tuple[Way, ...]
    reasons: tuple[Reason, ...] = ()


class Tried(Wire, frozen=True, tag="trace"):
    """The answer to `Try`: whether it would be taken, and its trace."""

    id: str
    reason: Reason
    """`offered`: it would be taken; else the rule and why not."""
    trace: Trace[str]


class Here(Wire, frozen=True, tag="here"):
    presence: Presence


class Said(Wire, frozen=True, tag="said"):
    line: ChatLine


class Closed(Wire, frozen=True, tag="closed"):
    """The table can no longer be shown here (deleted, no longer watchable, seat lost)."""

    table: str
    code: str
    text: str


class Called(Wire, frozen=True, tag="called"):
    """Something new for me that is not of this table (an invitation, a friend): the page asks for
    `/api/friends/news`."""


class Pong(Wire, frozen=True, tag="pong"):
    id: str = ""


ServerMessage = (
    Welcome
    | TableState
    | Push
    | StopsChosen
    | Ack
    | Refused
    | Because
    | Ways
    | Tried
    | Here
    | Said
    | Closed
    | Called
    | Pong
)
