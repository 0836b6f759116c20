"""The six kinds of question that need no way, by mouse and by keyboard, on a toy that asks them."""

from __future__ import annotations

import json
import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Opener, faults, until
from tests.browser.stub import Stub
from tests.toys.bazaar import GAME as BAZAAR

Shot = Callable[[Page, str], None]
KINDS = {"pick", "many", "order", "number", "point", "confirm"}


LEADS_TO = {"swap": "many", "peek": "order", "gem": "number", "spot": "point"}
"""Tokens of the bazaar by the question that playing them asks."""


def wish(page: Page, met: set[str], dice: random.Random) -> int:
    """Which option to take: one that leads to a kind of question not met yet."""
    answers = [json.loads(a) for a in page.locator(".options .option").evaluate_all(
        "all => all.map(o => o.dataset.answer)"
    )]  # fmt: skip
    for i, answer in enumerate(answers):
        if isinstance(answer, list) and answer[0] == "play" and LEADS_TO.get(answer[2]) not in met:
            return i
    return dice.randrange(len(answers))


def click(page: Page, kind: str, met: set[str], dice: random.Random) -> None:
    """Answers any question with the mouse alone."""
    if kind in ("pick", "confirm"):
        page.locator(".options .option").nth(wish(page, met, dice)).click()
    elif kind == "many":
        items = page.locator(".options .option")
        if items.count():
            items.nth(dice.randrange(items.count())).click()
        page.locator(".ask .primary").click()
    elif kind == "order":
        downs = page.locator(".order button:not(:disabled)")
        if downs.count():
            downs.first.click()
        page.locator(".ask .primary").click()
    elif kind == "number":
        more = page.get_by_role("button", name="More")
        if more.is_enabled():
            more.click()
        page.locator(".ask .primary").click()
    else:
        box = page.locator(".pointpad").bounding_box()
        assert box is not None
        at = {"x": box["width"] * dice.random(), "y": box["height"] * dice.random()}
        page.locator(".pointpad").click(position=at)  # type: ignore[arg-type]
        page.locator(".ask .primary").click()


def press(page: Page, kind: str, met: set[str], dice: random.Random) -> None:
    """Answers any question with keys alone."""
    keys = page.keyboard

    def tab_to(selector: str) -> None:
        for _ in range(40):
            if page.evaluate("s => !!document.activeElement?.matches(s)", selector):
                return
            keys.press("Tab")
        raise AssertionError(f"the Tab key does not reach {selector}")

    if not page.evaluate("!!document.activeElement?.closest('.ask, .pointpad')"):
        # The first question of a page waits for the Tab key; the later ones take the focus.
        tab_to(".options .option, .order button, .number input, .ask .primary, .pointpad")
    if kind in ("pick", "confirm"):
        for _ in range(wish(page, met, dice)):
            keys.press("ArrowDown")
        keys.press("Enter")
    elif kind == "many":
        if page.locator(".options .option").count():
            keys.press("Space")
        tab_to(".ask .primary")
        keys.press("Enter")
    elif kind == "order":
        if page.locator(".order li").count() > 1:
            keys.press("Enter")
        tab_to(".ask .primary")
        keys.press("Enter")
    elif kind == "number":
        keys.press("ArrowUp")
        keys.press("Enter")
    else:
        tab_to(".pointpad")
        for _ in range(dice.randrange(1, 12)):
            keys.press(dice.choice(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]))
        keys.press("Enter")


def answered(page: Page, stub: Stub, before: int, refusals: int) -> None:
    until(page, lambda: stub.table.journal.count > before or len(stub.refused) > refusals)


@pytest.mark.parametrize("way", ["keyboard", pytest.param("mouse", marks=pytest.mark.soak)])
def test_every_kind_of_question(visit: Opener, shot: Shot, way: str) -> None:
    dice = random.Random(11)
    met: set[str] = set()
    for seed in range(8):
        table = BAZAAR.new(2, seed, windows=True)
        stub = Stub(table, mine=(0,), seed=seed)
        page = visit()
        stub.open(page)
        for _ in range(120):
            page.wait_for_selector(".ask:not(.busy)")
            if page.locator("[data-over]").count() or met >= KINDS:
                break
            kind = table.asks_for(0)[0].kind
            expect(page.locator(f".ask-{kind}")).to_be_visible()
            if kind not in met:
                met.add(kind)
                shot(page, f"ask-{kind}-{way}")
                if way == "mouse":
                    assert faults(page) == []
            before, refusals = table.journal.count, len(stub.refused)
            (click if way == "mouse" else press)(page, kind, met, dice)
            answered(page, stub, before, refusals)
            assert table.journal.count > before or kind == "point", (kind, stub.refused[-1:])
        if met >= KINDS:
            break
    assert met == KINDS


def test_hot_seat_draws_a_curtain_and_shows_no_secret(visit: Opener, shot: Shot) -> None:
    table = BAZAAR.new(2, 3, windows=True)
    stub = Stub(table, mine=(0, 1))
    page = visit()
    stub.open(page)
    page.wait_for_selector(".ask[data-ask]")
    first = stub.seat
    # Everybody bids in secret: after the first bid it is the other's turn to look.
    press(page, table.asks_for(first)[0].kind, set(), random.Random(1))
    page.wait_for_selector(".curtain")
    assert stub.seat == first, "nothing of the other seat is asked for behind the curtain"
    assert page.locator(".side-players .panel").count() == 0, "no hand is open behind the curtain"
    assert page.locator(".log p").count() == 0, "the log knows what the last player drew"
    shot(page, "curtain")
    assert faults(page) == []
    page.locator(".curtain .primary").click()
    page.wait_for_selector(".ask[data-ask]")
    assert stub.seat == 1 - first
