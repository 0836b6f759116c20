"""Whole games of Adrenaline in the browser: with the mouse, with the keyboard, on a phone."""

from __future__ import annotations

import re
from collections.abc import Callable
from statistics import median

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import ROOT, Opener, Server, faults
from tests.browser.players import READY, Keyboard, Mouse
from tests.browser.test_pages import create

Shot = Callable[[Page, str], None]

SHORT = {"skulls": 5, "frenzy": False}
AGAINST_TWO = [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]


def test_a_whole_game_by_mouse_against_bots(server: Server, visit: Opener, shot: Shot) -> None:
    page = visit(server.url)
    card = page.locator(".game-card", has=page.get_by_role("heading", name="Adrenaline"))
    card.get_by_role("link", name="Set up a table").click()
    page.get_by_label("Number of seats").select_option("3")
    page.locator("label", has_text=re.compile("^Arena")).locator("select").select_option(index=0)
    page.get_by_label("Skulls at the start").select_option("5")
    page.get_by_label("Final frenzy").uncheck()
    page.get_by_role("button", name="Start").click()
    hand = Mouse(page, seed=3)
    hand.play(12)
    shot(page, "play-mouse-en-desk")
    assert faults(page) == []
    assert hand.play(), "the game ends"
    assert hand.on_board > 10, "squares and pieces were clicked, not only the list"
    expect(page.locator(".places li")).to_have_count(3)
    expect(page.locator(".places .winner")).not_to_have_count(0)
    shot(page, "over-en-desk")
    assert faults(page) == []
    drawn = page.evaluate("performance.getEntriesByName('neontable-push').map(m => m.duration)")
    assert len(drawn) > 50
    # How fast is for a measurement to say, not for a test: it is written down to be read.
    (ROOT / "build" / "push-drawn.txt").write_text(f"{median(drawn):.1f} ms, {len(drawn)} pushes\n")

    page.get_by_role("link", name="Replay").click()
    page.wait_for_selector(".replay .piece")
    expect(page.locator(".proved")).to_contain_text("Verified")
    page.get_by_label("To the end").click()
    last = page.locator("output").inner_text().split(" / ")
    assert last[0] == last[1]
    page.keyboard.press("ArrowLeft")
    expect(page.locator("output")).to_have_text(f"{int(last[1]) - 1} / {last[1]}")
    page.get_by_label("Seen by").select_option(label="Banshee")
    page.locator(".proved summary").click()
    page.get_by_role("button", name="Check the commitment").click()
    expect(page.get_by_text("The key fits.")).to_be_visible()
    shot(page, "replay-en-desk")
    assert faults(page) == []

    # The record goes home with whoever wants it, and comes back.
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    record = download.value.path()
    page.goto(server.url + "/lobby")
    page.locator("input[type=file]").set_input_files(record)
    page.wait_for_selector(".replay .piece")
    expect(page.locator(".proved")).to_contain_text("Verified")


@pytest.mark.parametrize("decisions", [30, pytest.param(100_000, marks=pytest.mark.soak)])
def test_a_game_by_keyboard_alone(
    decisions: int, server: Server, visit: Opener, shot: Shot
) -> None:
    page = visit(server.url, locale="fr-FR", prefs={"theme": "dark"})
    page.wait_for_selector(".game-words")
    keys = page.keyboard

    def tab_to(selector: str) -> None:
        for _ in range(60):
            if page.evaluate("s => !!document.activeElement?.matches(s)", selector):
                return
            keys.press("Tab")
        raise AssertionError(f"the Tab key does not reach {selector}")

    tab_to('a[href="/new/adrenaline"]')
    keys.press("Enter")
    page.wait_for_selector(".create")
    tab_to("fieldset label.row select")
    keys.press("Home")
    keys.press("ArrowUp")
    expect(page.locator(".seat-list li")).to_have_count(3)
    tab_to("fieldset:nth-of-type(2) label:nth-of-type(3) select")
    keys.press("5")
    tab_to("input[type=checkbox]")
    keys.press("Space")
    tab_to("button.primary")
    keys.press("Enter")
    hand = Keyboard(page, seed=5)
    hand.play(6)
    keys.press("Tab")
    shot(page, "play-keyboard-fr-desk")
    page.locator(".options .option").first.focus()
    if not hand.play(decisions):
        assert hand.answers == 6 + decisions
        return
    expect(page.locator(".places li")).to_have_count(3)


def test_a_phone(server: Server, visit: Opener, shot: Shot) -> None:
    page = visit(size=(390, 844), locale="fr-FR", touch=True)
    made = create(page, server, seats=AGAINST_TWO, options=SHORT)
    page.goto(f"{server.url}/table/{made['id']}")
    hand = Mouse(page, seed=7)
    hand.play(6)
    for _ in range(6):
        if hand.ready() == "over":
            break
        asked = hand.ready()
        option = page.locator(".options .option").first
        expect(option).to_be_in_viewport()
        box = option.bounding_box()
        assert box is not None
        assert box["height"] >= 40, "a finger needs room"
        # Two taps at one place in no time are a double tap, whose second half answers nothing: a
        # person taps again.
        while page.evaluate(READY) == asked:
            option.tap()
            page.wait_for_timeout(600)
        hand.moved_on(asked)
    hand.ready()
    shot(page, "play-fr-phone")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert faults(page) == []
    page.get_by_role("tab", name="Journal").tap()
    expect(page.locator(".log p").first).to_be_visible()
    shot(page, "log-fr-phone")
