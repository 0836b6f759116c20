"""Loadouts: slots, checks, defaults, and what a set-up keeps of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from neontable.kernel.chance import key_from
from neontable.kernel.errors import BadOption
from neontable.kernel.game import Game
from neontable.kernel.loadouts import (
    BadLoadout,
    Loadout,
    LoadoutProblem,
    LoadoutReport,
    Loadouts,
    Slot,
)
from neontable.kernel.setup import Setup
from neontable.kernel.table_options import Choice
from neontable.kernel.text import Text

SWITCH = Choice(False, (False, True))


class Letters(Loadouts):
    """Lists of letters, upper case when they are written well; `strict` allows none twice."""

    sealed_option = "dealt"

    def slots(self, seat: int) -> Sequence[Slot]:
        side = ("blue", "red")[seat]
        first = Slot(name=side, side=side, default=("cc", "ab")[seat])
        return (first, Slot(name="late", side=side, option="long", game=2))

    def check(self, text: str, slot: Slot | None, options: Mapping[str, Any]) -> LoadoutReport:
        wrong = options["strict"] and len(set(text)) < len(text)
        problem = LoadoutProblem(1, "NT-1", Text("nt-no"))
        side = "" if slot is None else slot.side
        return LoadoutReport((problem,) if wrong else (), Loadout(text, side, text.upper(), 1))

    def built_in(self) -> Sequence[Loadout]:
        return [Loadout("First Letters", "red", "ABC", 3)]


class Lettered(Game):
    name = "lettered"
    seats = (2, 2)
    options = {"strict": SWITCH, "dealt": SWITCH, "long": SWITCH}
    loadouts: Loadouts = Letters()


class Plain(Game):
    name = "plain"
    seats = (1, 2)
    options = {}


GAME, KEY = Lettered(), key_from(1)


def brought(loadouts: Any, **options: Any) -> tuple[tuple[str, ...], ...]:
    return GAME.prepare(2, KEY, options, loadouts=loadouts).loadouts


def test_a_setup_has_every_slot_filled_in_the_spelling_of_the_game() -> None:
    assert brought({}) == (("CC",), ("AB",))
    assert brought({1: "x"}) == brought(["", "x"]) == (("CC",), ("X",))
    assert brought({0: ["p", "q"]}, long=True) == (("P", "Q"), ("AB", ""))


def test_a_setup_is_checked_again_without_change() -> None:
    setup = GAME.prepare(2, KEY, {"long": True}, loadouts={0: ["p", "q"]})
    again = GAME.prepare(2, KEY, setup.options, loadouts=setup.loadouts)
    assert again == setup


def test_loadouts_are_judged_by_the_options_of_their_table() -> None:
    assert brought({1: "aa"})[1] == ("AA",)
    with pytest.raises(BadLoadout) as caught:
        brought({0: "c", 1: "aa"}, strict=True)
    assert str(caught.value) == "'red' of seat 1 is not legal:\n  - line 1: no (NT-1)"
    assert [p.rule for p in caught.value.problems] == ["NT-1"]
    # The usual one as well as one that was brought.
    with pytest.raises(BadLoadout, match="'blue' of seat 0"):
        brought({}, strict=True)


def test_where_the_table_makes_the_loadouts_nobody_brings_one() -> None:
    assert brought({}, dealt=True, strict=True) == ()
    assert brought([[], []], dealt=True) == ()
    with pytest.raises(BadOption, match="with 'dealt' the table makes every loadout; seat 1"):
        brought({1: "a"}, dealt=True)


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({2: "a"}, "by seat, 0 to 1; got seat 2"),
        ({"red": "a"}, "by seat, 0 to 1; got seat 'red'"),
        (["a", "b", "c"], "by seat, 0 to 1; got seat 2"),
        ({0: ["a", "b"]}, "seat 0 brings blue to this table; got 2 loadouts"),
        ({0: [3]}, "'blue' of seat 0 is a text of at most 20000 characters; got 3"),
        ({1: "a" * 20_001}, "'red' of seat 1 is a text of at most 20000 characters; got 20001"),
    ],
)
def test_what_no_seat_can_bring_is_refused(given: Any, message: str) -> None:
    with pytest.raises(BadOption, match=message):
        brought(given)


def test_a_game_without_loadouts_takes_none() -> None:
    assert Plain().loadouts is None
    assert Plain().prepare(2, KEY, loadouts={}).loadouts == ()
    with pytest.raises(BadOption, match="plain has no loadouts; got 1 loadouts"):
        Plain().prepare(2, KEY, loadouts={0: "x"})


def test_a_game_without_campaigns_carries_nothing_in() -> None:
    with pytest.raises(BadOption, match="plain is not played in campaigns; got"):
        Plain().prepare(2, KEY, carried={"karma": 3})


def test_built_in_lists_are_found_however_they_are_spelt() -> None:
    assert GAME.loadouts.built_in_list("first-LETTERS").text == "ABC"
    with pytest.raises(
        BadOption, match="no built-in list 'First Later'; did you mean: First Letters"
    ):
        GAME.loadouts.built_in_list("First Later")


def test_what_a_seat_plays_is_read_from_the_setup() -> None:
    setup = GAME.prepare(2, KEY, {"long": True}, loadouts={0: ["p", "q"]})
    assert [d.text for d in GAME.loadouts.played(0, setup)] == ["P", "Q"]
    assert [d.text for d in GAME.loadouts.played(1, setup)] == ["AB"]
    dealt = Setup(seats=2, options={**setup.options, "dealt": True}, key=KEY)
    assert GAME.loadouts.played(0, dealt) == []
