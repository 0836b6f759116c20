"""What a searching bot needs from a game: a capability of games with a tactician."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Generic

from neontable.kernel.asks import Ask
from neontable.kernel.state import State

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    S = TypeVar("S", bound=State, default=Any)
else:
    from typing import TypeVar

    S = TypeVar("S")


class Evaluation(Generic[S]):
    """What a position is worth.  Every state that it gets is a redealt world, so it may look at
    everything in it."""

    def worth(self, g: S, seat: int) -> float:
        """How good a position is for a seat, in points of the final score, including expected
        points not scored yet.  It may depend only on what the seat can know."""
        raise NotImplementedError

    def instinct(self, g: S, ask: Ask) -> Sequence[float]:
        """A first impression of each option of an open ask, roughly in points.  Search tries the
        best ones first and uses it for playouts, so it must be fast."""
        return [0.0] * len(ask.options)

    def stretch(self, g: S) -> tuple[int, int]:
        """The stretch of play that a search looks ahead over, usually a turn: the seat it
        belongs to and a number that changes when it is over."""
        raise NotImplementedError
