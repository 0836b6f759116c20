"""Goals of puzzles, and puzzles that are lost by the obvious move."""

from __future__ import annotations

from typing import Any

import neontable
from neontable.games.crossfire.puzzles.goals import (
    Buy,
    ClearAll,
    ClearFor,
    CrossfirePuzzles,
    Defeat,
    Heal,
    Standing,
    Unhurt,
)
from neontable.kernel.puzzles import FAILED, OPEN, SOLVED, Trial, find


def position(**changes: Any) -> Any:
    data = {
        "game": "crossfire",
        "rules": 1,
        "runners": [{"hand": ["quick-shot"]}, {"hp": 0, "health": "staggered"}, {}, {}],
        "obstacles": [{"card": "deckhead", "faces": 0, "cleared": 3}],
        **changes,
    }
    return neontable.load(data, every_ask=True)


def test_an_obstacle_that_falls_clears_the_street() -> None:
    table = position()
    g = table.state.clone()
    for answer in (("play", "quick-shot"), ("strike",), ("plan", "clear")):
        table.answer(0, answer)
    for goal in (Defeat("deckhead"), ClearAll(), ClearFor(0)):
        assert not goal.met(g, g, 0)
        assert goal.met(table.state, g, 0)


def test_who_is_down_is_not_standing() -> None:
    g = position().state
    up = g.clone()
    up.runners[1].health, up.runners[1].hp = "ready", 1
    assert not Heal(1).met(g, g, 0)
    assert Heal(1).met(up, g, 0)
    assert not Standing(1).met(g, g, 0)
    assert Standing(1).met(up, g, 0)
    hurt = g.clone()
    hurt.runners[0].hp -= 1
    assert Unhurt(1).met(g, g, 0)
    assert not Unhurt(0).met(hurt, g, 0)
    assert Heal(7).problems(g, 0) == ["who: the runners are 0 to 3; there is 7"]


def test_only_what_is_for_sale_can_be_bought() -> None:
    g = position(market=["katana", "*"]).state
    assert Buy("katana").problems(g, 0) == []
    assert Buy("yacht").problems(g, 0)[0].startswith("card: 'yacht' is not for sale")
    later = g.clone()
    later.runners[0].hand.append("katana")
    assert Buy("katana").met(later, g, 0)
    assert not Buy("katana").met(later, g, 1)
    assert Defeat("ic").problems(g, 0) == ["obstacle: 'ic' is not in play; there are: deckhead"]


def test_turns_of_a_round_are_counted_one_after_another() -> None:
    count = CrossfirePuzzles.units["turn"]
    found = [count(position(current=seat, start=1, round=2).state) for seat in (1, 2, 3, 0)]
    assert found == [8, 9, 10, 11]
    assert count(position(current=1, start=1, round=3).state) == 12


def test_two_weak_ones_are_not_the_one_that_was_meant() -> None:
    trial = Trial(find("first-things-first"))
    for answer in (("play", "katana"), ("play", "quick-shot"), ("play", "mark")):
        trial.answer(answer)
    trial.answer(("plan", "clear", 0, ""))
    while trial.state == OPEN:
        trial.answer(trial.ask.default_answer)
    assert trial.state == FAILED
    trial.again()
    for answer in trial.puzzle.solution:
        trial.answer(tuple(answer))
    assert trial.state == SOLVED
