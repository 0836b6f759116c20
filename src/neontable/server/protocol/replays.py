"""Finished games, step by step."""

from typing import Annotated, Any

from msgspec import Meta

from neontable.kernel.moments import MomentKind
from neontable.kernel.scene import Piece, Scene
from neontable.server.protocol.base import Asked, SeatNumber, Wire
from neontable.server.protocol.play import Happening, TableResult
from neontable.server.protocol.tables import Seat


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
    outcome: TableResult | None = None
    steps: tuple["ReplayStep", ...] = ()
    """One line for each answer, for a list to jump by."""
    marks: tuple["Mark", ...] = ()
    """Turns and weighty moments, for the timeline."""
    table: str = ""
    created: float = 0
    imported: bool = False


class Mark(Wire, frozen=True):
    """A turn or a weighty moment on the timeline."""

    number: int
    """After so many answers."""
    text: str
    seat: int = -1
    kind: MomentKind = "banner"
    turn: bool = False
    weight: int = 0


class ReportRow(Wire, frozen=True):
    name: str
    counts: tuple[int, ...]
    """By seat."""


class Report(Wire, frozen=True):
    """How a finished game went."""

    points: tuple[str, ...]
    """By seat, by their name in this game."""
    score: tuple[ReportRow, ...] = ()
    """The parts of the score."""
    statistics: tuple[ReportRow, ...] = ()
    turning: tuple[Mark, ...] = ()
    """Turning points, in order."""


class Comment(Wire, frozen=True):
    id: str
    number: int
    """At the position after so many answers."""
    name: str
    text: str
    at: float
    """Seconds since 1970, server time."""
    mine: bool = False


class Comments(Wire, frozen=True):
    comments: tuple[Comment, ...]
    may_write: bool = False
    """Whoever played at the table may."""


class NewComment(Asked, frozen=True):
    number: Annotated[int, Meta(ge=0, le=1_000_000)]
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Continuation(Asked, frozen=True):
    """A new table from a position: the seat is mine, bots play all others."""

    number: Annotated[int, Meta(ge=0, le=1_000_000)]
    seat: SeatNumber


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
    scene: Scene[str]
    question: str = ""
    """What was asked before this answer."""
    answer: str = ""
    asked: int = -1
    happenings: tuple[Happening, ...] = ()
    cards: tuple[Piece[str], ...] = ()
    """The cards that the happenings name."""
    waiting: tuple[int, ...] = ()
    over: bool = False


class Imported(Wire, frozen=True):
    id: str
