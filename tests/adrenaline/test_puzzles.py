"""Goals of puzzles, met and missed, by playing built-in puzzles."""

from __future__ import annotations

from typing import Any

import pytest

import neontable
from neontable.games.adrenaline.puzzles.goals import Deal, Hurt, Kill, Overkill, Ready
from neontable.kernel.puzzles import FAILED, SOLVED, Trial, find


def position(**changes: Any) -> Any:
    return neontable.load(
        {
            "game": "adrenaline",
            "rules": 1,
            "players": [
                {"square": 6, "loaded": ["lock_rifle"], "turns": 3},
                {"square": 7, "damage": [2] * 9, "turns": 3},
                {"square": 1, "turns": 3},
            ],
            **changes,
        },
        quiet=True,
    )


def after_a_shot() -> tuple[Any, Any]:
    table = position()
    before = table.state.clone()
    table.answer(0, ("shoot",))
    if table.asks[0].id == "ad-ask-target":
        table.answer(0, ("target", 1))
    return table.state, before


@pytest.mark.rule("AD-DMG-004")
def test_a_kill_is_seen_at_once_and_after_the_figure_is_back() -> None:
    now, before = after_a_shot()
    assert Kill(1).met(now, before, 0)
    assert not Kill(2).met(now, before, 0)
    later = now.clone()
    later.players[1].damage, later.dead = [], []
    later.players[1].skulls = 1
    assert Kill(1).met(later, before, 0)


def test_damage_is_counted_by_its_tokens() -> None:
    now, before = after_a_shot()
    assert Deal(2).met(now, before, 0)
    assert not Deal(3).met(now, before, 0)
    assert Hurt(1).met(now, before, 0)
    assert not Hurt(2).met(now, before, 0)
    assert not Overkill(1).met(now, before, 0), "eleven are not twelve"


def test_goals_name_what_does_not_fit_the_table() -> None:
    g = position().state
    assert Kill(0).problems(g, 0) == ["figure: a rival's number is needed, not 0"]
    assert Hurt(5).problems(g, 0) == ["n: it is 1 to 2; there is 5"]
    assert Ready("bfg").problems(g, 0) == ["weapon: there is no weapon 'bfg'"]
    assert Ready("zx2").problems(g, 0) == []


def test_killing_the_wrong_rival_loses_the_last_skull() -> None:
    trial = Trial(find("the-last-skull"))
    trial.answer(("shoot",))
    trial.answer(("target", 1))
    assert trial.state == FAILED
    trial.again()
    trial.answer(("shoot",))
    trial.answer(("target", 2))
    assert trial.state == SOLVED
