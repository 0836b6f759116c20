"""Counters: what kinds do by declaration, and the atoms' arithmetic."""

from __future__ import annotations

from neontable.kit.counters import (
    CounterKind,
    Per,
    add,
    added,
    by_moment,
    by_number,
    count_of,
    faults_of,
    names_on,
    problems,
    total,
    total_is,
    within,
)


class Kind(CounterKind[str], frozen=True, kw_only=True):
    group: str = ""


ROT = Kind(
    name="rot",
    on="seat",
    at="turn-begins",
    does="lose a card",
    mods=(Per("hand", -1, 2),),
    group="virus",
)
DEBT = Kind(name="debt", on="seat", at="turn-begins", does="pay 1")
CHARGE = Kind(name="charge", on="card", mods=(Per("strength", 2), Per("hand", 1)))
SEAL = Kind(name="seal", on="card", mods=(Per("sealed", 1, flat=True),))
ALL = (ROT, DEBT, CHARGE, SEAL)
LATE = Kind(name="late", on="seat", mods=(Per("hand", 1, free=1),))


def test_what_happens_at_a_moment_in_declared_order() -> None:
    assert by_moment(ALL) == {"turn-begins": (ROT, DEBT)}
    assert by_moment(ALL)["turn-begins"][0].group == "virus", "the game's own fields are kept"


def test_what_they_change() -> None:
    numbers = by_number(ALL)
    assert sorted(numbers) == ["hand", "sealed", "strength"]
    assert total(numbers["hand"], {"rot": 5}.items()) == -2
    assert total(numbers["hand"], (("charge", 1), ("rot", 5))) == -1
    assert total(numbers["strength"], (("charge", 3), ("debt", 1))) == 6
    assert total(numbers["sealed"], {"seal": 7}.items()) == 1
    assert total(numbers["sealed"], ()) == total({}, (("seal", 1),)) == 0
    late = by_number((LATE,))["hand"]
    assert [total(late, (("late", n),)) for n in (1, 2, 3)] == [0, 1, 2], "the first is for nothing"


def test_putting_and_taking_away() -> None:
    held: dict[str, int] = {}
    assert add(held, "debt", 2) == 2
    assert add(held, "debt", 1) == 3
    assert held == {"debt": 3}
    assert add(held, "debt", -5) == 0
    assert held == {}
    on_card = added((("debt", 1),), "charge", 2)
    assert on_card == (("charge", 2), ("debt", 1)), "in the order of their names"
    assert count_of(on_card, "charge") == 2
    assert count_of(on_card, "rot") == 0
    assert added(on_card, "debt", -1) == (("charge", 2),)


def test_positions_are_checked_by_what_may_lie_where() -> None:
    seat, card = names_on(ALL, "seat"), names_on(ALL, "card")
    assert list(problems("seat 0", {"rot": 1, "debt": 3}.items(), seat, 9)) == []
    assert list(problems("card 4", (("rot", 1), ("seal", 10), ("charge", 0)), card, 9)) == [
        "card 4: no counter is called 'rot'; there are: charge, seal",
        "card 4: 10 seal counters; of each that is named there are 1 to 9",
        "card 4: 0 charge counters; of each that is named there are 1 to 9",
    ]


def test_faults_of_declarations() -> None:
    assert list(faults_of(ALL, ("seat", "card"), ("turn-begins",))) == []
    odd = Kind(name="odd", on="moon", at="noon")
    assert list(faults_of([odd], ("seat",), ("turn-begins",))) == [
        "counter odd: it lies on 'moon', which is no place",
        "counter odd: there is no moment 'noon'",
        "counter odd: a moment and what it does then belong together",
    ]


def test_checks_say_what_is_wrong() -> None:
    assert total_is("coins", 6, [1, 2, 3]) == []
    assert total_is("coins", 7, [1, 2, 3]) == ["coins: 6 in all, there must be 7"]
    assert within("skulls", 5, 5, 8) == []
    assert within("skulls", 9, 5, 8) == ["skulls is 9; it must be 5 to 8"]
