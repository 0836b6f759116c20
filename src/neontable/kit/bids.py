"""Secret simultaneous decisions: everybody is asked at once, and nothing is revealed until all have
decided.  Frames are never part of a view, so a decision is known to nobody else until then."""

from collections.abc import Iterable
from typing import ClassVar, Generic, TypeVar

from neontable.kernel.asks import Answer, Ask, ask_number
from neontable.kernel.frames import Frame, pop
from neontable.kernel.state import State

G = TypeVar("G", bound=State)
"""The state of the game."""
A = TypeVar("A", bound=Answer)
"""What is decided."""

OPEN = -1


class SecretDecisions(Frame, Generic[G, A]):
    """Several seats decide at the same time, each perhaps one thing after another.  A subclass
    declares what was decided, and `at` with the step `commit`, or one before it."""

    together: ClassVar[frozenset[str]] = frozenset({"commit"})

    def deciders(self, g: G) -> Iterable[int]:
        """The seats that take part."""
        raise NotImplementedError

    def undecided(self, g: G, seat: int) -> Ask | None:
        """What the seat still has to decide, one thing at a time."""
        raise NotImplementedError

    def decide(self, g: G, seat: int, answer: A) -> None:
        raise NotImplementedError

    def decided(self, g: G) -> None:
        """All have decided: reveal it, and continue."""
        raise NotImplementedError

    def ask_commit(self, g: G) -> tuple[Ask, ...] | None:
        asks = []
        for seat in self.deciders(g):
            ask = self.undecided(g, seat)
            if ask is not None:
                ask.window = ask.secret = True
                asks.append(ask)
        return tuple(asks) or None

    def got_commit(self, g: G, answer: A, seat: int) -> None:
        self.decide(g, seat, answer)

    def do_commit(self, g: G) -> None:
        self.decided(g)


class SecretBids(SecretDecisions[G, int]):
    """`bids` holds one number per bidder, OPEN while undecided; the parent's step receives them
    all, by seat."""

    bidders: list[int]
    bids: list[int]
    at: str = "commit"

    def question(self, g: G, seat: int) -> str:
        raise NotImplementedError

    def limits(self, g: G, seat: int) -> tuple[int, int]:
        """The least and the most this seat may bid."""
        raise NotImplementedError

    def reveal(self, g: G, bids: dict[int, int]) -> None:
        """All bids at once; the frame has ended and the parent's step has them too."""

    def deciders(self, g: G) -> list[int]:
        return self.bidders

    def undecided(self, g: G, seat: int) -> Ask | None:
        if self.bids[self.bidders.index(seat)] != OPEN:
            return None
        return ask_number(seat, self.question(g, seat), *self.limits(g, seat))

    def decide(self, g: G, seat: int, answer: int) -> None:
        self.bids[self.bidders.index(seat)] = answer

    def decided(self, g: G) -> None:
        bids = dict(zip(self.bidders, self.bids, strict=True))
        pop(g, bids)
        self.reveal(g, bids)


def open_bids(bidders: list[int]) -> list[int]:
    return [OPEN] * len(bidders)
