"""Asks: seven kinds, lazy lists of complete answers, and what counts as an answer."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from itertools import combinations, permutations
from math import inf, nan
from typing import Any

import pytest

from neontable.kernel.asks import (
    Ask,
    Choices,
    Orders,
    accepts,
    as_answer,
    ask_confirm,
    ask_many,
    ask_number,
    ask_order,
    ask_path,
    ask_point,
    misplaced,
    taken,
)
from neontable.kernel.zone import GROUND, Disc, Polygon, Zone, rectangle

ITEMS = ("a", "b", "c", "d")


@pytest.mark.parametrize(("lo", "hi"), [(0, 4), (1, 2), (2, 2), (0, 0), (3, 9)])
def test_choices_are_all_ways_to_take_some(lo: int, hi: int) -> None:
    choices = Choices(ITEMS, lo, hi)
    expected = [c for n in range(lo, min(hi, 4) + 1) for c in combinations(ITEMS, n)]
    assert list(choices) == expected
    assert len(choices) == len(expected)
    assert all(c in choices for c in expected)


def test_choices_beyond_the_items_are_none() -> None:
    assert len(Choices(ITEMS, 5, 6)) == 0


def test_choices_take_each_item_once_even_when_two_are_alike() -> None:
    choices = Choices(("x", "x", "y"), 2, 2)
    assert ("x", "x") in choices
    assert ("y", "y") not in choices
    assert "xy" not in choices


def test_orders_are_all_permutations() -> None:
    orders = Orders(ITEMS)
    assert list(orders) == list(permutations(ITEMS))
    assert ("d", "c", "b", "a") in orders
    assert ("a", "b", "c", "c") not in orders
    assert ("a", "b", "c") not in orders


def test_lazy_sequences_are_sequences() -> None:
    orders = Orders(ITEMS)
    assert orders[-1] == ("d", "c", "b", "a")
    assert orders[:2] == [("a", "b", "c", "d"), ("a", "b", "d", "c")]
    assert orders.index(("a", "b", "d", "c")) == 1
    with pytest.raises(IndexError):
        orders[24]
    with pytest.raises(IndexError):
        orders[-25]


def test_long_lists_of_answers_still_have_a_length() -> None:
    many = tuple(range(100))
    assert len(Orders(many)) == len(Choices(many, 0, 100)) == sys.maxsize
    assert Orders(many)[0] == many
    assert len(Choices(many, 0, 100)[sys.maxsize - 1]) > 1


def test_the_same_question_asked_twice_is_equal() -> None:
    assert ask_many(0, "q", ITEMS, 1, 2) == ask_many(0, "q", list(ITEMS), 1, 2)
    assert ask_many(0, "q", ITEMS, 1, 2) != ask_many(0, "q", ITEMS, 1, 3)
    assert ask_order(0, "q", ITEMS) == ask_order(0, "q", ITEMS)
    assert ask_order(0, "q", ITEMS) != ask_order(0, "q", ITEMS[::-1])
    assert hash(Choices(ITEMS, 0, 1)) == hash(Choices(ITEMS, 0, 1))
    assert Orders(ITEMS) != Choices(ITEMS, 4, 4)


def test_only_one_possible_answer_is_forced() -> None:
    assert Ask(0, "q", [("a",)]).forced
    assert not Ask(0, "q", [("a",), ("b",)]).forced
    assert ask_number(0, "q", 3, 3).forced
    assert not ask_confirm(0, "q").forced
    # One sample is not one possible point.
    assert not ask_point(0, "q", rectangle(0, 0, 1, 1), [((0, 1, GROUND),)]).forced


def test_the_default_answer_is_an_option() -> None:
    assert Ask(0, "q", [("a",), ("b",)], default=1).default_answer == ("b",)
    assert ask_number(0, "q", 2, 5, default=3).default_answer == 5


@pytest.mark.parametrize("answer", [True, 2.0, "2", None, (2,), 1, 6])
def test_a_number_is_an_int_within_its_limits(answer: Any) -> None:
    ask = ask_number(0, "q", 2, 5)
    assert not accepts(ask, answer)
    assert all(accepts(ask, n) for n in (2, 3, 4, 5))


@pytest.mark.parametrize("answer", [1, 0, None, "yes", ()])
def test_a_confirmation_is_a_bool(answer: Any) -> None:
    ask = ask_confirm(0, "q")
    assert not accepts(ask, answer)
    assert accepts(ask, True)
    assert accepts(ask, False)


@pytest.mark.parametrize(
    ("answer", "problem"),
    [
        (1, "list of places"),
        ((1, 2, 0), "list of places"),
        ((), "1 to 1 places"),
        (((1, 2, 0), (1, 3, 0)), "1 to 1 places"),
        (((1, 2),), "x, y and floor"),
        (((1.0, 1, 0),), "never fractions"),
        (((nan, 1, 0),), "never fractions"),
        (((1, inf, 0),), "never fractions"),
        ((("1", 1, 0),), "whole numbers"),
        (((True, 1, 0),), "whole numbers"),
        (((11, 1, 0),), "outside the zone"),
        (((1, -1, 0),), "outside the zone"),
    ],
)
def test_a_point_is_one_place_of_whole_numbers_inside_the_zone(answer: Any, problem: str) -> None:
    ask = ask_point(0, "q", rectangle(0, 0, 10, 5), [((1, 1, GROUND),)])
    assert not accepts(ask, answer)
    assert problem in (misplaced(ask, answer) or "")
    assert accepts(ask, ((10, 5, GROUND),))
    assert accepts(ask, ((0, 0, 7),))


def test_a_path_has_one_place_or_several() -> None:
    ask = ask_path(0, "q", rectangle(0, 0, 10, 5), [((1, 1, GROUND),)], most=3)
    one, two = (1, 1, GROUND), (2, 1, GROUND)
    assert accepts(ask, (one,))
    assert accepts(ask, (one, two, one))
    assert not accepts(ask, (one, two, one, two))
    assert not accepts(ask, ())
    assert not accepts(ask, (one, (2, 9, GROUND)))


def test_samples_stay_lazy() -> None:
    class Dear(Sequence[Any]):
        def __len__(self) -> int:
            raise AssertionError("counted")

        def __getitem__(self, i: Any) -> Any:
            raise AssertionError("looked at")

    ask = ask_path(0, "q", rectangle(0, 0, 9, 9), Dear())
    assert isinstance(ask.options, Dear)
    assert not ask.forced
    assert accepts(ask, ((3, 3, GROUND),))
    assert taken(ask, ((3, 3, GROUND),)) == ((3, 3, GROUND),)


def test_a_zone_is_polygons_with_holes_and_discs() -> None:
    ring = ((0, 0), (10, 0), (10, 10), (0, 10))
    zone = Zone((Polygon(ring, (((3, 3), (3, 7), (7, 7), (7, 3)),)),), (Disc(20, 5, 2),))
    held = {(x, y) for x in range(-2, 24) for y in range(-2, 13) if zone.holds(x, y)}
    square = {(x, y) for x in range(11) for y in range(11)}
    hole = {(x, y) for x in range(4, 7) for y in range(4, 7)}
    disc = {(20, 5), (19, 5), (18, 5), (21, 5), (22, 5), (20, 3), (20, 4), (20, 6), (20, 7)}
    disc |= {(19, 4), (19, 6), (21, 4), (21, 6)}
    assert held == (square - hole) | disc
    assert zone.bounds == (0, 0, 22, 10)


def test_an_answer_is_taken_in_the_form_of_the_question() -> None:
    pick = Ask(0, "q", [("run", 1)])
    assert repr(taken(pick, ("run", True))) == "('run', 1)"
    assert taken(ask_many(0, "q", ITEMS, 0, 3), ("c", "a")) == ("a", "c")
    assert taken(ask_many(0, "q", ITEMS, 0, 3), ()) == ()
    assert taken(ask_order(0, "q", ITEMS), ("c", "a", "d", "b")) == ("c", "a", "d", "b")
    assert repr(taken(ask_order(0, "q", (1, 2)), (2.0, True))) == "(2, 1)"


def test_lists_from_json_become_tuples() -> None:
    assert as_answer([["a", 1], [], "b", {"k": [1]}]) == (("a", 1), (), "b", {"k": [1]})
