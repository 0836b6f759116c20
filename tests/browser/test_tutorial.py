"""The guided first game: every step is there, and the table does what the guide says."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from neontable.kernel import registry
from tests.browser.conftest import Opener, Server, faults
from tests.browser.players import Mouse

Shot = Callable[[Page, str], None]
GAMES = Path(__file__).parents[2] / "ui" / "games"
TUTORIALS = sorted(
    path.parent.name
    for path in GAMES.glob("*/tutorial.json")
    if path.parent.name in registry.names()
)


@pytest.mark.parametrize("game", TUTORIALS)
def test_a_script_says_everything_in_both_languages(game: str) -> None:
    script = json.loads((GAMES / game / "tutorial.json").read_text("utf-8"))
    assert len(script["steps"]) >= 10
    assert script["table"]["seed"]
    for words in [script["free"], script["strayed"], *(s["say"] for s in script["steps"])]:
        assert set(words) == {"en", "fr"}
        assert all(words.values())


@pytest.mark.parametrize("game", TUTORIALS)
def test_the_guided_first_game(game: str, server: Server, visit: Opener, shot: Shot) -> None:
    script = json.loads((GAMES / game / "tutorial.json").read_text("utf-8"))
    page = visit(server.url)
    card = page.locator(".game-card", has=page.get_by_role("heading", name=game.title()))
    card.get_by_role("button", name="Guided first game").click()
    strayed = 0
    for number, step in enumerate(script["steps"], 1):
        coach = page.locator(f".coach[data-step='{number}']")
        expect(coach).to_contain_text(step["say"]["en"])
        if step.get("point"):
            expect(page.locator("[data-pointed]")).to_have_count(1)
        if number in (3, 9):
            shot(page, f"tutorial-{game}-{number}")
        if "do" not in step:
            coach.locator(".primary").click()
            continue
        wanted = [json.dumps(answer, separators=(",", ":")) for answer in step["do"]]
        barred = page.locator(".option.barred")
        if number == 4 and barred.count():
            strayed += 1
            barred.first.click()
            expect(page.locator(".coach-stray")).to_contain_text(script["strayed"]["en"])
            assert faults(page) == []
        page.locator(f".option[data-answer='{wanted[0]}']").click()
    assert strayed, "an answer against the guide was tried"
    expect(page.locator(".coach")).to_have_count(0)
    hand = Mouse(page)
    hand.play(1)
    assert hand.answers == 1, "the game goes on without the guide"
