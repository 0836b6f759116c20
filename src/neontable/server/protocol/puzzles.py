"""Puzzles: what a page of them shows, and what a trial is about."""

from typing import Annotated, Any, Literal

from msgspec import Meta

from neontable.server.protocol.base import Asked, GameName, Id, Wire

Verdict = Literal["open", "solved", "failed"]


class PuzzleCard(Wire, frozen=True):
    """A card that lies open in a puzzle."""

    picture: str
    text: str


class PuzzleInfo(Wire, frozen=True):
    id: str
    game: str
    title: str
    text: str
    difficulty: int
    goal: str
    limit: str
    others: str
    """What the other seats do, in words."""
    chance: str
    """What chance does, in words."""
    solved: bool = False
    """I have solved it."""
    cards: tuple[PuzzleCard, ...] = ()
    """In a list: open cards of a table on which cards are dealt, the solver's own first.  A drawing
    of the whole table would be too small."""


class PuzzleList(Wire, frozen=True):
    puzzles: tuple[PuzzleInfo, ...]


class TrialInfo(Wire, frozen=True):
    """The puzzle that a table is a trial of, and how it stands."""

    puzzle: PuzzleInfo
    seat: int
    state: Verdict
    own: bool = False
    """From somebody's file: no result is kept."""
    next: str = ""
    """Id of the puzzle after it."""
    answers: int = 0
    """What the solver has answered so far."""


class NewTrial(Asked, frozen=True):
    """Begin a built-in puzzle by its id, or one of my own by its file."""

    game: GameName = ""
    id: Id | None = None
    file: dict[str, Any] | None = None


class HintInfo(Wire, frozen=True):
    step: Annotated[int, Meta(ge=1, le=3)]
    text: str
    pieces: tuple[str, ...] = ()
    """Pieces and regions of the scene that it is about."""
    back: int = 0
    """Answers to take back first: the line has left the stored solution."""
