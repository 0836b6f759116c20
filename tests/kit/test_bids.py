"""Secret bids: everybody at once, told together."""

from typing import Any

from neontable.kernel.asks import Ask
from neontable.kernel.frames import advance, give
from neontable.kit.bids import OPEN, SecretBids, open_bids


class G:
    def __init__(self, purses: list[int], windows: bool = False) -> None:
        self.purses = purses
        self.windows = windows
        self.every_ask = False
        self.stack: list[SecretBids] = []
        self.told: list[Any] = []


class Bids(SecretBids):
    def question(self, g: G, seat: int) -> str:
        return "q"

    def limits(self, g: G, seat: int) -> tuple[int, int]:
        return 0, g.purses[seat]

    def reveal(self, g: G, bids: dict[int, int]) -> None:
        assert g.stack == []
        g.told.append(bids)


def asked(g: G) -> list[Ask]:
    asks = advance(g)
    return list(asks) if isinstance(asks, tuple) else []


def test_bids_come_in_any_order_and_are_told_together() -> None:
    g = G([5, 6, 7])
    g.stack = [Bids([2, 0], open_bids([2, 0]))]
    assert [(a.seat, a.lo, a.hi) for a in asked(g)] == [(2, 0, 7), (0, 0, 5)]
    give(g, 4, 0)
    assert [a.seat for a in asked(g)] == [2]
    assert g.told == []
    assert g.stack[0].bids == [OPEN, 4]
    give(g, 0, 2)
    assert asked(g) == []
    assert g.told == [{2: 0, 0: 4}]


def test_who_can_bid_nothing_is_asked_where_people_play() -> None:
    g = G([0, 3])
    g.stack = [Bids([0, 1], open_bids([0, 1]))]
    assert [a.seat for a in asked(g)] == [1]
    g = G([0, 3], windows=True)
    g.stack = [Bids([0, 1], open_bids([0, 1]))]
    assert [a.seat for a in asked(g)] == [0, 1]
