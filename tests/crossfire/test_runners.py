"""Runners that seats bring: texts, what is legal, and how they sit down at a table."""

from __future__ import annotations

import pytest

from neontable.games.crossfire import GAME
from neontable.games.crossfire.runners.runner import BroughtRunner, printed, read
from neontable.kernel.errors import BadOption
from neontable.kernel.loadouts import BadLoadout, Entry
from neontable.kernel.table import replay
from neontable.kernel.text import render

LOADOUTS = GAME.loadouts
assert LOADOUTS is not None
RICH = "# name: Razor\nOrk\n- Cigar Money\n- It’s A Jing Thing\n"


def rules(text: str, karma: int) -> list[str]:
    assert LOADOUTS is not None
    return [p.rule for p in LOADOUTS.check(text, None, {"karma": karma}).problems]


def test_a_runner_is_read_in_both_languages_and_printed_the_same() -> None:
    runner = read(RICH).runner
    assert runner == BroughtRunner("ork", ("cigar-money", "its-a-jing-thing"), "Razor")
    assert read(printed(runner)).runner == runner
    french = read("nom: Lame\nmétatype : Nain\n").runner
    assert french == BroughtRunner("dwarf", (), "Lame")


@pytest.mark.rule("CF-CAMP-004", "CF-CAMP-005")
def test_upgrades_count_ten_more_outside_the_first_slot() -> None:
    assert rules(RICH, 35) == []
    assert rules(RICH, 34) == ["CF-CAMP-004"]


@pytest.mark.rule("CF-CAMP-006")
def test_no_two_upgrades_of_a_name() -> None:
    assert rules("Elf\nCigar Money\nCigar Money", 100) == ["CF-CAMP-006"]


@pytest.mark.rule("CF-CAMP-009")
def test_no_more_upgrades_than_slots() -> None:
    five = "Elf\nCigar Money\nJust Tough\nMinor Knack\nCombat Fu\nGot Your Backs"
    assert rules(five, 300) == ["CF-CAMP-009"]


def test_what_cannot_be_read_is_named_with_its_line() -> None:
    report = LOADOUTS.check("Ork\nCigar Munny", None, {"karma": 50})
    assert [(p.line, p.near) for p in report.problems] == [(2, ("Cigar Money",))]
    assert LOADOUTS.check("", None, {"karma": 0}).loadout is None
    assert "CF-SETUP-009" in rules("Cigar Money", 50)
    assert "CF-SETUP-009" in rules("Ork\nElf", 50)


def test_too_much_karma_is_mended_by_the_cheapest_that_is_enough() -> None:
    report = LOADOUTS.check(RICH, None, {"karma": 25})
    (fix,) = LOADOUTS.fixes(report, {"karma": 25})
    assert fix is not None
    assert fix.entries == (Entry("runner-ork", 1, (Entry("its-a-jing-thing"),)),)
    assert render(fix.text, "en") == "Take out 1 × Cigar Money"


def test_a_brought_runner_is_not_asked_for_its_metatype() -> None:
    table = GAME.new(3, 5, {"karma": 40}, loadouts={1: RICH})
    asked = []
    while table.asks[0].id == "cf-ask-metatype":
        ask = table.asks[0]
        asked.append(ask.seat)
        table.answer(ask.seat, ask.options[0])
    assert asked == [0, 2]
    brought = table.state.runners[1]
    assert (brought.metatype, brought.upgrades) == ("ork", ("cigar-money", "its-a-jing-thing"))
    assert (brought.hp, brought.karma) == (6, 40)
    assert replay(table.record).state.runners[1] == brought


def test_a_table_refuses_a_runner_with_too_much_karma() -> None:
    with pytest.raises(BadLoadout, match="35 Karma"):
        GAME.new(2, 5, loadouts={0: RICH})


@pytest.mark.parametrize("name", ["Gash", "jane doe"])
def test_a_runner_of_the_house_by_its_name(name: str) -> None:
    assert GAME.new(2, 5, loadouts={0: name}).state.settled == [0]


def test_entries_that_are_no_runner_are_refused() -> None:
    with pytest.raises(BadOption, match="one runner"):
        LOADOUTS.written("", "", [Entry("runner-elf"), Entry("runner-ork")])
    with pytest.raises(BadOption, match="no metatype"):
        LOADOUTS.written("", "", [Entry("cigar-money")])
    with pytest.raises(BadOption, match="no upgrade"):
        LOADOUTS.written("", "", [Entry("runner-elf", 1, (Entry("mana"),))])
