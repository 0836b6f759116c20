"""How a table ended, as its row keeps it."""

from __future__ import annotations

import msgspec

from neontable.kernel.campaign.game import how_ended
from neontable.kernel.outcome import Outcome, Sides

CLOSED = "closed"
"""A table that nobody could continue: it has no result."""


class Ending(msgspec.Struct, frozen=True):
    """How a table ended; stored in its row as JSON, worded later."""

    how: str
    """played, conceded, time or closed."""
    text: str
    """Message id."""
    winners: tuple[int, ...]
    points: tuple[int, ...]
    ranking: tuple[tuple[int, ...], ...]
    sides: Sides = ()

    @classmethod
    def played(cls, outcome: Outcome) -> Ending:
        o = outcome
        return cls("played", o.how, o.winners, o.points, o.ranking, o.sides)

    def outcome(self) -> Outcome:
        """As a campaign takes it: it knows no words of the server."""
        own = self.text.startswith("srv-")
        how = how_ended(self.how) if own else self.text
        return Outcome(self.winners, self.points, self.ranking, how, self.sides)


def closed(seats: int) -> Ending:
    """The end of a table that nobody can continue: no winners, all equal."""
    return Ending(CLOSED, "srv-ended-closed", (), (0,) * seats, (tuple(range(seats)),))
