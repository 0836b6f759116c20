"""The guided first game: every step is there, and the table does what the guide says."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from neontable.kernel import registry
from tests.browser.conftest import Opener, Server, faults
from tests.browser.players import Hand

Shot = Callable[[Page, str], None]
GAMES = Path(__file__).parents[2] / "ui" / "games"
TUTORIALS = sorted(
    (
        f"{path.parent.name}/{path.stem}"
        for path in GAMES.glob("*/tutorial*.json")
        if path.parent.name in registry.names()
    ),
    key=lambda name: (name.partition("/")[0], len(name)),
)


@pytest.mark.parametrize("name", TUTORIALS)
def test_a_script_says_everything_in_both_languages(name: str) -> None:
    script = json.loads((GAMES / f"{name}.json").read_text("utf-8"))
    assert len(script["steps"]) >= 10
    assert script["table"]["seed"]
    for words in [script["free"], script["strayed"], *(s["say"] for s in script["steps"])]:
        assert set(words) == {"en", "fr"}
        assert all(words.values())


DESK, PHONE = (1440, 900), (390, 844)


def begun(page: Page, name: str) -> None:
    """A click on the button of this guided game, among those that its game has."""
    game = name.partition("/")[0]
    card = page.locator(".game-card", has=page.locator(f".board.g-{game}"))
    own = [other for other in TUTORIALS if other.partition("/")[0] == game]
    expect(card.locator(".guided")).to_have_count(len(own))
    card.locator(".guided").nth(own.index(name)).click()


def put(page: Page, x: int, y: int) -> None:
    """A tap on a place of a board without squares, confirmed."""
    scene = page.evaluate(
        "() => { const b = document.querySelector('.board.free');"
        " const v = b.querySelector('svg.areas').viewBox.baseVal;"
        " const r = b.getBoundingClientRect(); return [r.x, r.y, r.width / v.width]; }"
    )
    page.mouse.click(scene[0] + x * scene[2], scene[1] + y * scene[2])
    page.locator(".placing-buttons .primary").click()


class Pupil(Hand):
    """Takes what is offered first; what must be put somewhere, where it is."""

    def decide(self) -> None:
        page = self.page
        if page.locator(".ask-point, .ask-path").count():
            page.locator(".placer").focus()
            page.keyboard.press("Shift+ArrowDown")
            page.keyboard.press("Shift+ArrowUp")
            page.locator(".placing-buttons .primary:not(:disabled)").click()
            return
        if page.locator(".ask-number").count():
            page.locator(".ask .primary").click()
            return
        page.locator(".options .option:not(.barred)").first.focus()
        page.keyboard.press("Enter")


def shown(page: Page, number: int, hand: Hand) -> None:
    """The step is there; until its question comes the person plays as they like."""
    coach = page.locator(f".coach[data-step='{number}']")
    expect(coach).to_be_visible()
    for _ in range(150):
        hand.ready()
        if "is-free" not in (coach.get_attribute("class") or ""):
            return
        hand.play(1)
    raise AssertionError(f"step {number} never came")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("name", TUTORIALS)
def test_the_guided_first_game(
    name: str, size: tuple[int, int], server: Server, visit: Opener, shot: Shot
) -> None:
    script = json.loads((GAMES / f"{name}.json").read_text("utf-8"))
    page = visit(server.url, size=size)
    begun(page, name)
    strayed = 0
    hand = Pupil(page)
    for number, step in enumerate(script["steps"], 1):
        shown(page, number, hand)
        coach = page.locator(f".coach[data-step='{number}']")
        expect(coach).to_contain_text(step["say"]["en"])
        if step.get("point"):
            expect(page.locator("[data-pointed]")).to_have_count(1)
        shot(page, f"{name.replace('/', '-')}-{'desk' if size == DESK else 'phone'}-{number:02}")
        if "place" in step:
            expect(page.locator(".board-words.of-blast")).to_be_visible()
            put(page, *step["place"][:2])
        elif step.get("any"):
            hand.play(1)
        elif "do" not in step:
            coach.locator(".primary").click()
        else:
            wanted = [json.dumps(answer, separators=(",", ":")) for answer in step["do"]]
            barred = page.locator(".option.barred:visible")
            if not strayed and barred.count():
                strayed += 1
                barred.first.click()
                expect(page.locator(".coach-stray")).to_contain_text(script["strayed"]["en"])
                assert faults(page) == []
            page.locator(f".option[data-answer='{wanted[0]}']").click()
    # A phone lists only what may be chosen.
    assert bool(strayed) == (size == DESK), "an answer against the guide was tried"
    expect(page.locator(".coach")).to_have_count(0)
    if hand.ready() != "over":
        before = hand.answers
        hand.play(1)
        assert hand.answers == before + 1, "the game goes on without the guide"
