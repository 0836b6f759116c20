"""Secret bids: everybody at once, revealed together."""

from typing import Any

from neontable.kernel.asks import Ask, ask_number
from neontable.kernel.frames import advance, give, pop
from neontable.kit.bids import OPEN, SecretBids, SecretDecisions, open_bids


class G:
    def __init__(self, purses: list[int], windows: bool = False) -> None:
        self.purses = purses
        self.windows = windows
        self.every_ask = False
        self.stack: list[Any] = []
        self.revealed: list[Any] = []


class Bids(SecretBids):
    def question(self, g: G, seat: int) -> str:
        return "q"

    def limits(self, g: G, seat: int) -> tuple[int, int]:
        return 0, g.purses[seat]

    def reveal(self, g: G, bids: dict[int, int]) -> None:
        assert g.stack == []
        g.revealed.append(bids)


def asked(g: G) -> list[Ask]:
    asks = advance(g)
    return list(asks) if isinstance(asks, tuple) else []


def test_bids_come_in_any_order_and_are_revealed_together() -> None:
    g = G([5, 6, 7])
    g.stack = [Bids([2, 0], open_bids([2, 0]))]
    assert [(a.seat, a.lo, a.hi) for a in asked(g)] == [(2, 0, 7), (0, 0, 5)]
    give(g, 4, 0)
    assert [a.seat for a in asked(g)] == [2]
    assert g.revealed == []
    assert g.stack[0].bids == [OPEN, 4]
    give(g, 0, 2)
    assert asked(g) == []
    assert g.revealed == [{2: 0, 0: 4}]


def test_who_can_bid_nothing_is_asked_where_people_play() -> None:
    g = G([0, 3])
    g.stack = [Bids([0, 1], open_bids([0, 1]))]
    assert [a.seat for a in asked(g)] == [1]
    g = G([0, 3], windows=True)
    g.stack = [Bids([0, 1], open_bids([0, 1]))]
    assert [a.seat for a in asked(g)] == [0, 1]


# -- decisions of several steps ----------------------------------------------------------------
class Duel(SecretDecisions):
    """Seat 0 names a number; seat 1 a number, and where it is not 0 another."""

    first: int = OPEN
    second: list[int] = []
    at: str = "commit"

    def deciders(self, g: G) -> tuple[int, int]:
        return 0, 1

    def undecided(self, g: G, seat: int) -> Ask | None:
        if seat == 0:
            return ask_number(0, "first", 0, 3) if self.first == OPEN else None
        if len(self.second) == 2 or self.second == [0]:
            return None
        return ask_number(1, "second" if not self.second else "more", 0, 3)

    def decide(self, g: G, seat: int, answer: int) -> None:
        if seat == 0:
            self.first = answer
        else:
            self.second.append(answer)

    def decided(self, g: G) -> None:
        g.revealed.append((self.first, self.second))
        pop(g)


def test_one_seat_may_decide_several_things_one_after_another() -> None:
    g = G([9, 9])
    g.stack = [Duel()]
    assert [a.id for a in asked(g)] == ["first", "second"]
    assert all(a.secret and a.window for a in asked(g))
    give(g, 2, 1)
    assert [a.id for a in asked(g)] == ["first", "more"]
    give(g, 1, 0)
    assert [a.id for a in asked(g)] == ["more"]
    assert g.revealed == []
    give(g, 3, 1)
    assert asked(g) == []
    assert g.revealed == [(1, [2, 3])]


def test_who_is_done_early_waits_for_the_other() -> None:
    g = G([9, 9])
    g.stack = [Duel()]
    asked(g)
    give(g, 0, 1)
    assert [a.id for a in asked(g)] == ["first"]
