"""Goals of puzzles, and puzzles that are lost by the obvious move."""

from __future__ import annotations

from typing import Any

import neontable
from neontable.games.netrunner.puzzles.goals import Bits, BreakIn, Points, Tagged
from neontable.kernel.puzzles import OPEN, SOLVED, Trial, find


def position(**changes: Any) -> Any:
    data = {
        "game": "netrunner",
        "rules": 1,
        "side": 1,
        "corp": {"bits": 0, "hq": ["filter"], "archives": ["hostile-takeover"]},
        "runner": {"bits": 4},
        **changes,
    }
    return neontable.load(data, quiet=True)


def test_an_agenda_of_archives_is_a_break_in_and_a_point() -> None:
    table = position()
    before = table.state.clone()
    table.answer(1, ("run", 2))
    while not table.over and table.asks[0].id != "nr-ask-runner":
        table.answer(table.asks[0].seat, table.asks[0].options[0])
    g = table.state
    assert BreakIn(2).met(g, before, 1)
    assert not BreakIn(0).met(g, before, 1)
    assert Points(1).met(g, before, 1)
    assert not Points(1).met(g, before, 0), "not the Corp's"


def test_bits_and_tags_are_counted() -> None:
    g = position().state
    assert Bits(4).met(g, g, 1)
    assert not Bits(5).met(g, g, 1)
    later = g.clone()
    later.runner.tags = 2
    assert Tagged(2).met(later, g, 0)
    assert not Tagged(3).met(later, g, 0)
    assert BreakIn(7).problems(g, 1) == ["fort: there is no fort 7"]
    assert Points(0).problems(g, 1) == ["n: at least 1 is needed; there is 0"]


def test_war_that_comes_first_empties_the_purse() -> None:
    trial = Trial(find("war-comes-last"))
    war = next(o for o in trial.ask.options if o.verb() == "advance" and o.card == "corporate-war")
    trial.answer(war)
    offered = {o.verb() for o in trial.ask.options}
    assert trial.state == OPEN
    assert "advance" not in offered, "the only bit is spent"


def test_the_runner_prevents_what_can_be_prevented() -> None:
    trial = Trial(find("through-the-armour"))
    for answer in trial.puzzle.solution[:-1]:
        trial.answer(tuple(answer))
    assert trial.state == OPEN, "the plating has kept one point away"
    trial.answer(tuple(trial.puzzle.solution[-1]))
    assert trial.state == SOLVED
