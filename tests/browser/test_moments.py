"""Big moments, the log, the strip, the end and the replay, as a person meets them."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import ROOT, Opener, Server, faults
from tests.browser.players import Mouse
from tests.browser.test_pages import create

Shot = Callable[[Page, str], None]
MOVING = {"motion": "full"}
FIRST = "document.querySelector('.ask[data-ask]:not(.busy) .options .option')?.click()"
SEEN = "document.querySelector('.moments')?.dataset.act ?? ''"


def bots() -> list[dict[str, str]]:
    return [{"kind": "me"}, *[{"kind": "bot", "bot": "random"} for _ in range(2)]]


def sit_down(page: Page, server: Server) -> None:
    made = create(page, server, seats=bots(), options={"skulls": 5})
    page.goto(f"{server.url}/table/{made['id']}")


def test_a_moment_is_shown_before_the_board_moves_on_and_one_key_skips_it(
    server: Server, visit: Opener
) -> None:
    page = visit(server.url, prefs=MOVING)
    # Moments stay until they are skipped: how fast this machine is must not matter.
    page.add_init_script(
        "const wait = setTimeout;"
        "window.setTimeout = (f, ms, ...more) =>"
        " wait(f, ms > 700 && ms < 4000 ? ms * 1000 : ms, ...more);"
    )
    sit_down(page, server)
    held = 0
    for _ in range(120):
        page.wait_for_function(
            "() => document.querySelector('.moments, [data-over], .ask[data-ask]:not(.busy)')"
        )
        if page.locator("[data-over]").count():
            break
        if page.locator(".moments:not(.light)").count():
            before = page.locator(".play").get_attribute("data-sequence")
            act = page.evaluate(SEEN)
            expect(page.locator(".ask[data-ask]:not(.busy)")).to_have_count(0)
            page.keyboard.press("Escape")
            page.wait_for_function(f"() => ({SEEN}) !== {act!r}")
            assert int(page.locator(".play").get_attribute("data-sequence") or 0) > int(before or 0)
            held += 1
            if held == 3:
                break
        elif page.locator(".moments").count():
            page.keyboard.press("Escape")
        else:
            page.evaluate(FIRST)
    assert held, "no moment was shown"


def test_on_a_phone_the_words_of_a_moment_do_not_cover_the_question(
    server: Server, visit: Opener, shot: Shot
) -> None:
    """They stood as high above the foot of the screen as the question is high: where panels lie
    under it, that was on its options."""
    page = visit(server.url, size=(390, 844), touch=True, prefs=MOVING)
    page.add_init_script(
        "const wait = setTimeout;"
        "window.setTimeout = (f, ms, ...more) =>"
        " wait(f, ms > 700 && ms < 4000 ? ms * 1000 : ms, ...more);"
    )
    page.reload()
    page.locator(".game-card", has=page.locator(".board.g-adrenaline")).locator(".guided").click()
    script = json.loads((ROOT / "ui" / "games" / "adrenaline" / "tutorial.json").read_text("utf-8"))
    words = page.locator(".m-strike .moment-line.foot")
    for number, step in enumerate(script["steps"], 1):
        coach = page.locator(f".coach[data-step='{number}']:not(.is-free)")
        while not coach.count():
            if words.count():
                break
            page.keyboard.press("Escape")
            page.wait_for_timeout(50)
        if words.count():
            break
        if "do" not in step:
            coach.locator(".primary").click()
            continue
        wanted = json.dumps(step["do"][0], separators=(",", ":"))
        page.locator(f".ask:not(.busy) .option[data-answer='{wanted}']").click()
    expect(words).to_be_visible()
    shot(page, "moment-strike-en-phone")
    said, question = words.bounding_box(), page.locator(".dock").bounding_box()
    assert said is not None
    assert question is not None
    assert said["y"] + said["height"] <= question["y"], (said, question)
    assert said["y"] >= 52, "under the bar at the top"


def test_no_moments_where_movement_is_unwanted(server: Server, visit: Opener) -> None:
    page = visit(server.url)
    page.add_init_script(
        "window.acts = 0; new MutationObserver(() => { if (document.querySelector('.moments'))"
        " window.acts += 1; }).observe(document, { subtree: true, childList: true });"
    )
    sit_down(page, server)
    Mouse(page, seed=2).play(12)
    assert page.evaluate("window.acts") == 0


def test_what_happened_since_my_last_turn_is_stepped_through(
    server: Server, visit: Opener, shot: Shot
) -> None:
    page = visit(server.url)
    sit_down(page, server)
    hand = Mouse(page, seed=2)
    opened = page.get_by_role("button", name=re.compile("since your last turn"))
    while not opened.count():
        hand.play(1)
    hand.ready()
    opened.click()
    strip = page.locator(".since")
    first = strip.locator("p").inner_text()
    assert page.locator(".log [data-now]").count() == 1, "the log shows where we are"
    strip.get_by_role("button", name="One step forward").click()
    expect(strip.locator("p")).not_to_have_text(first)
    shot(page, "since-desk")
    assert faults(page) == []
    strip.get_by_role("button", name="Back to now").click()
    expect(strip).to_have_count(0)
    hand.play(1)


def test_the_log_has_turns_cards_and_folded_books(
    server: Server, visit: Opener, shot: Shot
) -> None:
    page = visit(server.url)
    sit_down(page, server)
    hand = Mouse(page, seed=2)
    log = page.locator(".log.told")
    named = log.locator("> p .log-card")
    while not named.count():
        hand.play(1)
    hand.ready()
    assert log.locator("h4").count() > 0
    assert log.locator("details.log-books").count() > 0
    card = named.last
    card.scroll_into_view_if_needed()
    card.hover()
    expect(page.locator(".hover-card")).to_contain_text(card.inner_text())
    assert faults(page) == []


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)], ids=["desk", "phone"])
def test_the_end_and_the_replay(
    size: tuple[int, int], server: Server, visit: Opener, shot: Shot
) -> None:
    page = visit(server.url, size=size, touch=size[0] < 500)
    sit_down(page, server)
    Mouse(page, seed=2).play(25)
    page.get_by_role("button", name="Concede").click()
    page.get_by_role("dialog").get_by_role("button", name="Concede").click()
    ending = page.locator("[data-over]")
    expect(ending.locator(".won-by")).to_contain_text(re.compile("ha(s|ve) won"))
    # Which lines there are depends on what was done; each has a number for everybody.
    line = ending.locator(".report table tr", has=page.locator("td"))
    expect(line.first.locator("td")).to_have_text([re.compile(r"\d")] * 3)
    with page.expect_download() as download:
        ending.get_by_role("button", name="Picture").click()
    assert download.value.suggested_filename.endswith(".png")
    assert download.value.path().read_bytes()[:4] == b"\x89PNG"
    shot(page, f"ending-{size[0]}")
    assert faults(page) == []

    ending.get_by_role("link", name="Replay").click()
    page.wait_for_selector(".replay .piece")
    assert page.locator(".tick-mark.turn").count() > 3, "turns are marked on the timeline"
    page.get_by_label("Next turn").click()
    number = page.locator("output").inner_text().split(" / ")[0]
    assert int(number) > 0
    page.get_by_label("Seen by").select_option(label="all hands open")
    page.wait_for_function(
        "() => document.querySelectorAll('.replay .as-back:not(.pile)').length === 0"
    )
    if size[0] < 500:
        page.mouse.wheel(0, 400)
        expect(page.locator(".board-space")).to_be_in_viewport()
        expect(page.get_by_label("One step forward")).to_be_in_viewport()
    page.get_by_label("Comment on this moment").fill("Here it was lost.")
    page.keyboard.press("Enter")
    expect(page.locator(".comments li")).to_contain_text("Here it was lost.")
    shot(page, f"replay-{size[0]}")
    assert faults(page) == []
    page.locator(".go-on summary").click()
    page.locator(".go-on").get_by_role("button", name="as Banshee").click()
    page.wait_for_url(re.compile("/table/"))
    Mouse(page, seed=5).play(1)
