"""Goals of puzzles, and the geometry that the built-in puzzles are about."""

from __future__ import annotations

from typing import Any

import pytest

import neontable
from neontable.games.combatzone.puzzles.goals import Heal, Reach, TakeOut, TakeOuts, Wound
from neontable.kernel.puzzles import FAILED, SOLVED, Trial, find


def position() -> Any:
    data = {
        "game": "combatzone",
        "rules": 1,
        "teams": [{"luck": 0}, {"luck": 0}],
        "models": [
            {"card": "somebody", "seat": 0, "inches": [5, 11], "tokens": "GYY"},
            {"card": "some-gonk", "seat": 1, "inches": [12, 11]},
            {"card": "somebody", "seat": 1, "inches": [15, 11], "tokens": "RRY"},
        ],
    }
    return neontable.load(data, quiet=True).state


def test_models_are_named_as_in_answers() -> None:
    g = position()
    assert TakeOut("1-some-gonk").problems(g, 0) == []
    assert TakeOut("1-oyabun").problems(g, 0)[0].startswith("model: there is no '1-oyabun'")


def test_a_friend_who_falls_spoils_it() -> None:
    g = position()
    shot = g.clone()
    shot.models[1].status = "out"
    assert TakeOut("1-some-gonk").met(shot, g, 0)
    assert TakeOuts(1).met(shot, g, 0)
    shot.models[0].status = "out"
    assert not TakeOuts(1).met(shot, g, 0)


def test_wounds_are_red_tokens_that_were_not() -> None:
    g = position()
    worse, better = g.clone(), g.clone()
    worse.models[2].tokens = "RRR"
    better.models[2].tokens = "GRY"
    assert Wound("2-somebody").met(worse, g, 0)
    assert not Wound("2-somebody", 2).met(worse, g, 0)
    assert Heal("2-somebody").met(better, g, 1)
    assert not Heal("2-somebody").met(worse, g, 1)


def test_a_place_is_reached_within_an_inch() -> None:
    g = position()
    assert Reach(5 * 254 + 200, 11 * 254).met(g, g, 0)
    assert not Reach(5 * 254 + 300, 11 * 254).met(g, g, 0)


@pytest.mark.rule("CZ-TGT-004")
def test_shooting_past_the_crate_fails_by_one() -> None:
    trial = Trial(find("step-aside"))
    trial.answer(("use", "basic-ranged", "1-some-gonk", "Y"))
    assert trial.table.state.models[1].on_table, "8 against 7 and 1 for the crate"
    trial.answer(("stop",))
    assert trial.state == FAILED


@pytest.mark.rule("CZ-TGT-008")
def test_a_fence_within_reach_does_not_help_who_is_behind_it() -> None:
    trial = Trial(find("over-the-fence"))
    for answer in trial.puzzle.solution:
        trial.answer(neontable.kernel.asks.as_answer(answer, trial.table.game.option_type))
    assert trial.state == SOLVED


@pytest.mark.rule("CZ-BRAWL-010")
def test_the_friend_in_the_brawl_would_be_hit() -> None:
    trial = Trial(find("keep-out-of-it"))
    shooter = next(o for o in trial.ask.options if o.model.startswith("0-"))
    trial.answer(shooter)
    shot = next(o for o in trial.ask.options if o.verb() == "use" and o.action == "basic-ranged")
    trial.answer(shot)
    assert trial.state != SOLVED
