"""Counters: what kinds do by declaration, what removes them, and the atoms' arithmetic."""

from __future__ import annotations

import pytest

from neontable.kit.counters import CounterKind, Counters, count, pairs, total_is, within

Kind = CounterKind[str, tuple[str, int]]

ROT = Kind(
    name="rot",
    text="x-rot",
    lies_on=frozenset({"seat"}),
    does=(("turn-begins", "lose a card"),),
    adds=(("hand", -1),),
    per=2,
    group="virus",
)
MARK = Kind(
    name="mark",
    text="x-mark",
    lies_on=frozenset({"seat", "card"}),
    does=(("turn-begins", "pay 1"), ("run-begins", "1 damage")),
    removal=("actions", 1),
    most=3,
)
CHARGE = Kind(name="charge", text="x-charge", lies_on=frozenset({"card"}), adds=(("strength", 2),))
SEAL = Kind(
    name="seal",
    text="x-seal",
    lies_on=frozenset({"card"}),
    adds=(("sealed", 1),),
    per=2,
    once=True,
    group="virus",
)
ALL: Counters[str, tuple[str, int]] = Counters([ROT, MARK, CHARGE, SEAL])


def test_what_happens_at_a_moment_in_declared_order() -> None:
    held = {"mark": 2, "rot": 5}
    happens = [(kind.name, effect, n) for kind, effect, n in ALL.at("turn-begins", held)]
    assert happens == [("rot", "lose a card", 2), ("mark", "pay 1", 2)]
    assert [(k.name, n) for k, _, n in ALL.at("run-begins", (("mark", 1), ("rot", 9)))] == [
        ("mark", 1)
    ]
    assert list(ALL.at("turn-begins", {"rot": 1})) == []
    assert list(ALL.at("never", held)) == list(ALL.at("turn-begins", {})) == []


def test_what_they_add_to_a_number() -> None:
    assert ALL.total("hand", {"rot": 5}) == -2
    assert ALL.total("strength", (("charge", 3), ("mark", 1))) == 6
    assert ALL.total("sealed", {"seal": 7}) == 1
    assert ALL.total("sealed", {"seal": 1}) == ALL.total("hand", ()) == 0


def test_what_removes_them() -> None:
    held = {"rot": 1, "mark": 2}
    assert [(k.name, cost) for k, cost in ALL.removable(held)] == [("mark", ("actions", 1))]
    assert ALL.of_group("virus", {"rot": 1, "mark": 2, "seal": 3}) == (("rot", 1), ("seal", 3))


def test_putting_and_taking_away() -> None:
    held: dict[str, int] = {}
    assert ALL.add(held, "mark", 2) == 2
    assert ALL.add(held, "mark", 2) == 1, "three at most"
    assert held == {"mark": 3}
    assert ALL.add(held, "mark", -5) == -3
    assert held == {}
    on_card = ALL.added((("mark", 1),), "charge", 2)
    assert on_card == (("charge", 2), ("mark", 1))
    assert ALL.added(on_card, "mark", -1) == (("charge", 2),)
    with pytest.raises(KeyError):
        ALL.add(held, "unheard-of", 1)


def test_more_than_the_limit_by_hand_is_not_cut_by_adding() -> None:
    held = {"mark": 5}
    assert ALL.add(held, "mark", 1) == 0
    assert ALL.add(held, "mark", -1) == -1
    assert held == {"mark": 4}


def test_positions_are_checked_by_what_may_lie_where() -> None:
    assert ALL.problems("seat 0", {"rot": 1, "mark": 3}, "seat") == []
    assert ALL.problems("card 4", (("rot", 1), ("mark", 4), ("charge", 0)), "card") == [
        "card 4: no counter is called 'rot'; there are: charge, mark, seal",
        "card 4: 4 of 'mark'; there must be 3 at most",
        "card 4: 0 of 'charge'; there must be 1 or more",
    ]


def test_a_name_is_given_once() -> None:
    with pytest.raises(ValueError, match="two kinds of counters are called rot"):
        Counters([ROT, ROT])
    assert ALL["rot"] is ROT


def test_both_ways_to_hold_them() -> None:
    assert count({"a": 2}, "a") == count((("a", 2),), "a") == 2
    assert count({}, "a") == count((), "a") == 0
    assert pairs({"a": 2}) == pairs((("a", 2),)) == (("a", 2),)


def test_checks_say_what_is_wrong() -> None:
    assert total_is("coins", 6, [1, 2, 3]) == []
    assert total_is("coins", 7, [1, 2, 3]) == ["coins: 6 in all, there must be 7"]
    assert within("skulls", 5, 5, 8) == []
    assert within("skulls", 9, 5, 8) == ["skulls is 9; it must be 5 to 8"]
