"""A shot written as a script: every question is there, also those with one answer."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import neontable

DUEL = {
    "game": "adrenaline",
    "rules": 1,
    "players": [{"square": 6, "loaded": ["lock_rifle"]}, {"square": 7}, {}],
}


def test_a_shot_question_by_question() -> None:
    play = neontable.Script.load(DUEL)
    play.expect("ad-ask-action", seat=0).pick("shoot")
    play.expect("ad-ask-weapon").pick("weapon", weapon="lock_rifle")
    play.expect("ad-ask-effect").pick("effect", effect="basic")
    play.expect("ad-ask-target").pick("target", 1)
    play.expect("ad-ask-effect").pick("finish")
    play.expect("ad-ask-scope").pass_()
    assert play.table.state.players[1].damage == [0, 0]
    assert play.happened("ad-hurt")


def test_without_every_ask_the_forced_questions_are_answered() -> None:
    play = neontable.Script.load(DUEL, every_ask=False)
    play.pick("shoot")
    assert play.table.state.players[1].damage == [0, 0]


def test_what_was_offered_is_listed_in_words() -> None:
    with pytest.raises(neontable.BadScript, match=r"weapon\(weapon='lock_rifle'\)  \S+"):
        neontable.Script.load(DUEL).pick("shoot").pick("target", 1)


def test_the_script_on_the_page_about_python_is_true() -> None:
    page = (Path(__file__).parents[2] / "docs" / "python.md").read_text("utf-8")
    code = page.partition("## Scripts")[2].partition("```python\n")[2].partition("```")[0]
    scope: dict[str, Any] = {"neontable": neontable}
    exec(code, scope)
    assert scope["play"].asks
