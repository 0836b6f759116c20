"""Big moments and what is counted of a game: declared by a game from its events.

A moment is an event that is shown before the table moves on: a card turned up, a shot with its
damage, dice that fall.  There is a small fixed set of kinds, so that a screen can draw the moments
of any game without knowing it; who does what to whom comes from the event.  A moment is a pure
function of an event that the seat may see, so it reveals no more than the event's line in the log.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Generic, Literal

import msgspec

from neontable.kernel.events import Event
from neontable.kernel.options import Thing
from neontable.kernel.text import Text

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    W = TypeVar("W", default=Text)
else:
    from typing import TypeVar

    W = TypeVar("W")

MomentKind = Literal["banner", "reveal", "strike", "duel", "roll", "score", "fall"]
"""banner  words across the board: a turn begins, the last round, the end
reveal  a card is turned up, large
strike  somebody is hit: a beam from `by`, a jolt and the number `n` that floats off `to`
duel    two sides compare what they have: `bids`, turned over together
roll    dice roll to the faces that are the tokens of the event
score   `n` points for a seat, with the card that brought them
fall    what `to` names falls: a kill, an obstacle, a card that is trashed
"""

TURNING = 2
"""A moment of at least this weight is a turning point of its game."""


class Bid(msgspec.Struct, Generic[W], frozen=True, omit_defaults=True):
    """What one side of a duel has."""

    label: W
    n: int
    won: bool = False


class Moment(msgspec.Struct, Generic[W], frozen=True, omit_defaults=True):
    """How an event is shown.  Its cards and tokens are those of the event (`Show.event_components`,
    `Show.event_tokens`), its line is that of the log."""

    kind: MomentKind
    title: W | None = None
    """A few large words; without them the line of the event is shown."""
    seat: int = -1
    """Whose moment it is: whose turn begins, who scores."""
    by: Thing = ()
    to: tuple[Thing, ...] = ()
    n: int = 0
    """The number that is shown: damage (below 0: healed), points, levels."""
    filled: int = 0
    of: int = 0
    """A track that fills: so many of so many, `n` of them now."""
    bids: tuple[Bid[W], ...] = ()
    turn: bool = False
    """A turn of `seat` begins (or one that is nobody's): a heading of the log."""
    weight: int = 0
    """How much it matters to the game: from `TURNING` on the end of the game recalls it."""


Counted = Iterable[tuple[int, int]]
"""Seats, each with how many."""


class Statistic(msgspec.Struct, frozen=True):
    """Something that is counted for every seat, over the events of a whole game."""

    name: str
    """Message id."""
    of: Callable[[Event], Counted]
    score: bool = False
    """It is a part of the points that decide the game."""


def counting(
    *ids: str, seat: str = "seat", n: str | None = None
) -> Callable[[Event], Iterable[tuple[int, int]]]:
    """Counts events for the seat that an argument names: once each, or the number in `n`."""

    def of(event: Event) -> Counted:
        if event.id not in ids or seat not in event.args:
            return ()
        return ((event.args[seat], event.args[n] if n is not None else 1),)

    return of


def tally(statistics: Iterable[Statistic], events: Iterable[Event], seats: int) -> list[list[int]]:
    """Of each statistic, how many by seat."""
    every = list(statistics)
    found = [[0] * seats for _ in every]
    for event in events:
        for counts, statistic in zip(found, every, strict=True):
            for seat, n in statistic.of(event):
                if 0 <= seat < seats:
                    counts[seat] += n
    return found
