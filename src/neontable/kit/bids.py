"""Secret simultaneous bids: everybody is asked at once, nothing is told before all have bid."""

from typing import Any, ClassVar

from neontable.kernel.asks import Answer, Ask, ask_number
from neontable.kernel.frames import Frame, pop

OPEN = -1


class SecretBids(Frame):
    """`bids` holds one number per bidder, OPEN while undecided.  Frames are never part of a
    view, so a bid is known to nobody else until `reveal` tells."""

    bidders: list[int]
    bids: list[int]
    at: str = "bid"

    together: ClassVar[frozenset[str]] = frozenset({"bid"})

    def question(self, g: Any, seat: int) -> str:
        raise NotImplementedError

    def limits(self, g: Any, seat: int) -> tuple[int, int]:
        """The least and the most this seat may bid."""
        raise NotImplementedError

    def reveal(self, g: Any, bids: dict[int, int]) -> None:
        """All bids at once; the frame is gone and the parent's step has learned them too."""

    def ask_bid(self, g: Any) -> tuple[Ask, ...] | None:
        asks = tuple(
            ask_number(
                seat, self.question(g, seat), *self.limits(g, seat), window=True, secret=True
            )
            for seat, bid in zip(self.bidders, self.bids, strict=True)
            if bid == OPEN
        )
        return asks or None

    def got_bid(self, g: Any, answer: Answer, seat: int) -> None:
        self.bids[self.bidders.index(seat)] = answer

    def do_bid(self, g: Any) -> None:
        bids = dict(zip(self.bidders, self.bids, strict=True))
        pop(g, bids)
        self.reveal(g, bids)


def open_bids(bidders: list[int]) -> list[int]:
    return [OPEN] * len(bidders)
