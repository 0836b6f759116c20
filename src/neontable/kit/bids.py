"""Secret simultaneous decisions: everybody is asked at once, and nothing is revealed until all have
decided.  Frames are never part of a view, so a decision is known to nobody else until then."""

from collections.abc import Iterable
from typing import Any, ClassVar

from neontable.kernel.asks import Ask, ask_number
from neontable.kernel.frames import Frame, pop

OPEN = -1


class SecretDecisions(Frame):
    """Several seats decide at the same time, each perhaps one thing after another.  A subclass
    declares what was decided, and `at` with the step `commit`, or one before it."""

    together: ClassVar[frozenset[str]] = frozenset({"commit"})

    def deciders(self, g: Any) -> Iterable[int]:
        """The seats that take part."""
        raise NotImplementedError

    def undecided(self, g: Any, seat: int) -> Ask | None:
        """What the seat still has to decide, one thing at a time."""
        raise NotImplementedError

    def decide(self, g: Any, seat: int, answer: Any) -> None:
        raise NotImplementedError

    def decided(self, g: Any) -> None:
        """All have decided: reveal it, and continue."""
        raise NotImplementedError

    def ask_commit(self, g: Any) -> tuple[Ask, ...] | None:
        asks = []
        for seat in self.deciders(g):
            ask = self.undecided(g, seat)
            if ask is not None:
                ask.window = ask.secret = True
                asks.append(ask)
        return tuple(asks) or None

    def got_commit(self, g: Any, answer: Any, seat: int) -> None:
        self.decide(g, seat, answer)

    def do_commit(self, g: Any) -> None:
        self.decided(g)


class SecretBids(SecretDecisions):
    """`bids` holds one number per bidder, OPEN while undecided; the parent's step receives them
    all, by seat."""

    bidders: list[int]
    bids: list[int]
    at: str = "commit"

    def question(self, g: Any, seat: int) -> str:
        raise NotImplementedError

    def limits(self, g: Any, seat: int) -> tuple[int, int]:
        """The least and the most this seat may bid."""
        raise NotImplementedError

    def reveal(self, g: Any, bids: dict[int, int]) -> None:
        """All bids at once; the frame has ended and the parent's step has them too."""

    def deciders(self, g: Any) -> list[int]:
        return self.bidders

    def undecided(self, g: Any, seat: int) -> Ask | None:
        if self.bids[self.bidders.index(seat)] != OPEN:
            return None
        return ask_number(seat, self.question(g, seat), *self.limits(g, seat))

    def decide(self, g: Any, seat: int, answer: int) -> None:
        self.bids[self.bidders.index(seat)] = answer

    def decided(self, g: Any) -> None:
        bids = dict(zip(self.bidders, self.bids, strict=True))
        pop(g, bids)
        self.reveal(g, bids)


def open_bids(bidders: list[int]) -> list[int]:
    return [OPEN] * len(bidders)
