"""Piles: drawing with reshuffle, looking, searching, market rows."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from neontable.kernel.chance import key_from
from neontable.kernel.state import State
from neontable.kit import piles
from neontable.kit.piles import SOLD_OUT, draw, draw_some, replenish, top


def stream(seed: int = 1) -> State:
    return State(game="none", rules=1, key=key_from(seed))


def test_the_top_of_a_pile_is_its_end() -> None:
    pile = [1, 2, 3]
    assert draw(stream(), pile) == 3
    assert pile == [1, 2]
    assert top(pile, 1) == [2]
    assert top(pile, 5) == [2, 1]
    assert top(pile, 0) == top([], 2) == []


def test_an_empty_pile_is_made_anew_from_the_discards() -> None:
    g, pile, discard = stream(), [], list(range(10))
    drawn = [draw(g, pile, discard) for _ in range(10)]
    assert sorted(drawn) == list(range(10))
    assert drawn != list(range(9, -1, -1))
    assert discard == []
    assert draw(g, pile, discard) is None
    assert draw(g, []) is None


def test_the_discards_are_shuffled_only_when_a_card_is_needed() -> None:
    g, pile, discard = stream(), ["a"], ["b", "c"]
    assert draw_some(g, pile, 1, discard) == (["a"], False)
    assert (pile, discard, g.drawn) == ([], ["b", "c"], 0)
    drawn, shuffled = draw_some(g, pile, 1, discard)
    assert shuffled
    assert len(pile) == 1
    assert sorted([*drawn, *pile]) == ["b", "c"]


def test_a_draw_takes_what_is_left_then_goes_on_after_the_shuffle() -> None:
    g, pile, discard = stream(), ["last"], list("uvwxyz")
    drawn, shuffled = draw_some(g, pile, 2, discard)
    assert shuffled
    assert drawn[0] == "last"
    assert drawn[1] in "uvwxyz"
    assert (len(pile), discard) == (5, [])
    assert draw_some(g, ["a"], 3, []) == (["a"], False)
    assert draw_some(g, ["a", "b"], 3) == (["b", "a"], False)


def test_revealing_more_than_there_is_keeps_the_order_of_what_lay_on_top() -> None:
    g, pile, discard = stream(), ["a", "b"], ["c", "d"]
    assert replenish(g, pile, discard, 3)
    assert top(pile, 3)[:2] == ["b", "a"]
    assert len(pile) == 4
    assert not replenish(g, pile, discard, 9)


@given(
    st.lists(st.integers(0, 5), max_size=8),
    st.lists(st.integers(0, 5), max_size=8),
    st.integers(0, 20),
    st.integers(0, 99),
)
@settings(max_examples=100)
def test_drawing_makes_and_loses_nothing(
    pile: list[int], discard: list[int], n: int, seed: int
) -> None:
    before = Counter(pile + discard)
    held = len(pile)
    drawn, shuffled = draw_some(stream(seed), pile, n, discard)
    assert Counter(pile + discard + drawn) == before
    assert len(drawn) == min(n, before.total())
    assert shuffled == (n > held and before.total() > held)


def test_on_top_and_under() -> None:
    pile = ["x"]
    piles.put_on_top(pile, ["a", "b"])
    piles.put_under(pile, ["c", "d"])
    drawn, _ = draw_some(stream(), pile, 9)
    assert drawn == ["a", "b", "x", "c", "d"]


def test_everything_is_gathered_into_the_pile() -> None:
    pile, hand, discard = list("ab"), list("cdef"), list("ghi")
    piles.gather(stream(), pile, hand, discard)
    assert hand == discard == []
    assert sorted(pile) == list("abcdefghi")
    assert pile != list("abcdefghi")


def test_a_search_says_nothing_of_the_order() -> None:
    one, two = ["b", "a", "c", "a"], ["a", "a", "b", "c"]
    found = piles.matching(one, lambda card: card != "c")
    assert found == piles.matching(two, lambda card: card != "c") == ["a", "b"]
    piles.fetch(stream(), one, "a")
    assert sorted(one) == ["a", "b", "c"]
    with pytest.raises(ValueError, match="not in list"):
        piles.fetch(stream(), one, "z")


def test_a_row_is_refilled_at_once() -> None:
    g, row, pile, discard = stream(), list("abc"), list("de"), []
    assert piles.take(g, row, 1, pile, discard) == "b"
    assert (row, pile) == (list("aec"), ["d"])
    assert piles.cycle(g, row, 0, pile, discard) == "a"
    assert (row, pile, discard) == (list("dec"), [], ["a"])


def test_a_row_is_refilled_from_the_discards_and_then_sold_out() -> None:
    g, row, pile, discard = stream(), ["a", "b"], [], ["c"]
    assert piles.take(g, row, 0, pile, discard) == "a"
    assert (row, discard) == (["c", "b"], [])
    assert piles.take(g, row, 0, pile, discard) == "c"
    assert row == [SOLD_OUT, "b"]
    with pytest.raises(ValueError, match="nothing lies on place 0"):
        piles.take(g, row, 0, pile, discard)
    assert piles.cycle(g, row, 1, pile, discard) == "b"
    assert row == [SOLD_OUT, "b"], "what was cycled is all there is, and comes back to its place"
    pile += ["d", "e"]
    assert piles.refill(g, row, pile, discard) == [0]
    assert row == ["e", "b"]
