"""Counters: amounts that are moved, never made."""

from __future__ import annotations

import pytest

from neontable.kit.counters import can_pay, gain, move, total_is, within


def test_a_purse_pays_when_it_holds_every_kind() -> None:
    assert can_pay([1, 2], [1, 2])
    assert can_pay([1, 2], [0, 0])
    assert not can_pay([3, 0], [0, 1])
    with pytest.raises(ValueError, match="argument"):
        can_pay([1], [1, 1])


def test_what_leaves_one_purse_enters_the_other() -> None:
    mine, yours = [3, 1], [0, 5]
    move(mine, yours, [2, 1])
    assert (mine, yours) == ([1, 0], [2, 6])


def test_a_move_that_cannot_be_paid_moves_nothing() -> None:
    mine, yours = [3, 1], [0, 0]
    with pytest.raises(ValueError, match="does not hold"):
        move(mine, yours, [1, 2])
    assert (mine, yours) == ([3, 1], [0, 0])


def test_a_gain_stops_at_the_limit() -> None:
    purse = [0, 2]
    assert gain(purse, 1, 3, 3) == 1
    assert gain(purse, 1, 1, 3) == 0
    assert gain(purse, 0, 2, 3) == 2
    assert purse == [2, 3]


def test_checks_say_what_is_wrong() -> None:
    assert total_is("coins", 6, [1, 2, 3]) == []
    assert total_is("coins", 7, [1, 2, 3]) == ["coins: 6 in all, there must be 7"]
    assert within("skulls", 5, 5, 8) == []
    assert within("skulls", 9, 5, 8) == ["skulls is 9; it must be 5 to 8"]
