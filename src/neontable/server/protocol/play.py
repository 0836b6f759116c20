"""What a seat receives from a table in play: asks, happenings, clocks, presence, the end."""

from typing import Literal

from neontable.kernel.moments import Bid, MomentKind
from neontable.kernel.scene import Overlay, Token
from neontable.kernel.stops import Where
from neontable.kernel.zone import Zone
from neontable.server.protocol.base import Answer, AskKind, Wire


class PricePart(Wire, frozen=True):
    """So many of something that an option costs."""

    text: str
    tokens: tuple[Token, ...]


class Option(Wire, frozen=True):
    """A complete answer (or, among `items`, a part of one) with its words."""

    answer: Answer
    text: str
    pieces: tuple[str, ...] = ()
    """Ids of pieces and regions of the scene that it concerns: light these up."""
    moves: str = ""
    """The piece that it sets in motion: one may drag it to where it should go, and the question for
    the place comes after this answer."""
    group: str = ""
    """In a long list: a heading that it shares with others ..."""
    short: str = ""
    """... and its words under that heading."""
    price: tuple[PricePart, ...] = ()
    """What it costs; empty for what is free."""
    aside: bool = False
    """Possible at almost any moment and seldom meant: smaller, after the others."""


class Chore(Wire, frozen=True):
    """Answers to give one after the other, offered as one: each is sent when its question has
    come and offers it.  Where another question comes, the rest is left."""

    text: str
    asks: tuple[str, ...]
    """The ids of the questions."""
    answers: tuple[Answer, ...]
    texts: tuple[str, ...]
    price: tuple[PricePart, ...] = ()


class Ask(Wire, frozen=True):
    """One question to one seat.

    pick and confirm: send the `answer` of one of `options`.  many: send a list of the `answer`s
    of lo..hi `items`.  order: a list of the `answer`s of all `items`.  number: lo..hi.  point:
    [[x, y, floor]], whole numbers inside `zone`.  path: a list of such places, its corners and its
    end (at most `hi`); one place alone leaves the way to the rules.
    """

    id: str
    seat: int
    kind: AskKind
    text: str
    options: tuple[Option, ...] = ()
    """Complete for pick, confirm and short numbers; empty for the others."""
    count: int = 0
    """How many answers there are in all; more than `options` when those are a sample."""
    items: tuple[Option, ...] = ()
    lo: int = 0
    hi: int = 0
    zone: Zone | None = None
    """Of a point or path: where its places may lie, in the rough."""
    mover: str = ""
    """Of a point or path: the piece that is to go there: drag it."""
    shape: tuple[Overlay[str], ...] = ()
    """What shows the offer on the board: reach, what is shut."""
    tries: bool = False
    """An answer can be tried before it is given: send `Try`."""
    default: Answer = None
    """Given for an absent seat when its clock runs out."""
    window: bool = False
    """A response window: asked although there may be only one answer, so that not being asked
    reveals nothing.  A page may offer to pass such asks automatically."""
    idle: bool = False
    """A window in which nothing can be done: the other answers only say not to ask again."""
    secret: bool = False
    """Others answer at the same time, and nothing is shown before all have."""
    chores: tuple[Chore, ...] = ()
    """What may be done in one go."""


class StopState(Wire, frozen=True):
    """At which response windows my seat is asked; nobody else gets it."""

    at: Where
    quiet: bool = False
    """No more of them in this turn."""
    passing: float | None = None
    """Seconds until the open question is passed for me, unless I answer or send `Hold`."""
    response: bool = False
    """The open question is a chance to respond."""
    milestones: tuple[str, ...] = ()
    """The moments of `milestones`, in words."""


class Moment(Wire, frozen=True):
    """How an event is shown before the table moves on, in words; see `kernel.moments`."""

    kind: MomentKind
    title: str = ""
    """A few large words; without them show the line of the event."""
    seat: int = -1
    by: str = ""
    """The piece that did it."""
    to: tuple[str, ...] = ()
    """Pieces or regions to which it was done, of the scene before or after it."""
    n: int = 0
    filled: int = 0
    of: int = 0
    bids: tuple[Bid[str], ...] = ()
    turn: bool = False
    """A heading of the log: a turn begins, of `seat` or of nobody."""
    weight: int = 0


class Happening(Wire, frozen=True):
    """An event in words, as the seat may know it."""

    number: int
    """After how many answers it happened (0: during the set-up)."""
    id: str
    """Message id: the kind of event, for flashes and sounds."""
    text: str
    pieces: tuple[str, ...] = ()
    """Ids of pieces and regions it speaks of: who did it first, to whom second."""
    tokens: tuple[Token, ...] = ()
    """Dice that fell: shown over the board when it happens."""
    seat: int = -1
    """Whose doing it is, where its pieces do not say it."""
    cards: tuple[str, ...] = ()
    """Ids of cards it names: they are among the `cards` of the push."""
    minor: bool = False
    """Book-keeping: a log folds it away."""
    moment: Moment | None = None


class ClockState(Wire, frozen=True):
    """Remaining seconds by seat at the moment of sending; seats that `run` lose time now."""

    running: tuple[int, ...] = ()
    turn: tuple[float | None, ...] = ()
    game: tuple[float | None, ...] = ()
    table: float | None = None
    """What is left for the whole table."""
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


class TableResult(Wire, frozen=True):
    """How a table ended: an outcome in words, with places, and the key that was kept back."""

    how: Literal["played", "conceded", "time", "closed"]
    text: str
    places: tuple[Placed, ...]
    """Best first.  Where nobody won, nobody has the first place."""
    key: str
    """The key of the table's chance, published at the end: `commitment` was made from it."""
    sides: tuple[tuple[int, ...], ...] = ()
    """Seats that won or lost together; none where every seat played for itself."""
