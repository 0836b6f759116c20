"""Finished games, step by step."""

from typing import Any

from neontable.server.protocol.base import Wire
from neontable.server.protocol.play import Happening, TableResult
from neontable.server.protocol.scene import Scene
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
