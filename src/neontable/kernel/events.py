"""What happened, as message ids and plain arguments; texts are rendered later, per language.

An event is for everybody, for one seat only, or for everybody but one seat: hidden information
leaves a table through events and views only.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

import msgspec

if TYPE_CHECKING:
    from neontable.kernel.asks import Answer
    from neontable.kernel.record import Checkpoint
    from neontable.kernel.state import State

EVERYBODY = -2
NEVER = -1


class Event(msgspec.Struct, frozen=True):
    id: str
    args: dict[str, Any]
    only: int = EVERYBODY
    but: int = EVERYBODY

    def seen_by(self, seat: int) -> bool:
        if self.only != EVERYBODY:
            return seat == self.only
        return self.but == EVERYBODY or seat != self.but


T = TypeVar("T")

Chain: TypeAlias = "tuple[Chain[T], T] | None"
"""A linked list, (rest, last): tables share their common history, so a clone costs the same however
long the game has lasted."""


def chain(things: Iterable[T]) -> Chain[T]:
    head: Chain[T] = None
    for thing in things:
        head = (head, thing)
    return head


def unchain(chain: Chain[T]) -> list[T]:
    out: list[T] = []
    while chain is not None:
        chain, last = chain
        out.append(last)
    out.reverse()
    return out


class Journal:
    """What a table keeps besides its state: answers and chance results so far, checkpoints, and the
    events since the last answer (None: nobody listens)."""

    __slots__ = ("answers", "chance", "checkpoints", "count", "events", "windows_from")

    def __init__(self, listening: bool) -> None:
        self.answers: Chain[tuple[int, Answer]] = None
        self.count = 0
        self.chance: Chain[int] = None
        self.checkpoints: Chain[Checkpoint] = None
        self.windows_from = NEVER
        """After how many answers `Table.open_windows` was called."""
        self.events: list[Event] | None = [] if listening else None

    def copy(self, listening: bool) -> Journal:
        j = Journal(listening)
        j.answers, j.count = self.answers, self.count
        j.chance, j.checkpoints = self.chance, self.checkpoints
        j.windows_from = self.windows_from
        return j


def listening(g: State) -> bool:
    """Whether anybody wants events: asked first, so that playouts never build one."""
    journal = g.journal
    return journal is not None and journal.events is not None


def emit(g: State, id: str, /, **args: object) -> None:
    if g.journal is not None and g.journal.events is not None:
        g.journal.events.append(Event(id, args))


def emit_to(g: State, seat: int, id: str, /, **args: object) -> None:
    """Only this seat learns it."""
    if g.journal is not None and g.journal.events is not None:
        g.journal.events.append(Event(id, args, only=seat))


def emit_but(g: State, seat: int, id: str, /, **args: object) -> None:
    """What everybody else (spectators too) sees of something private to a seat."""
    if g.journal is not None and g.journal.events is not None:
        g.journal.events.append(Event(id, args, but=seat))
