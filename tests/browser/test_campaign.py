"""A league in the browser: founded, joined by link, three tables played while the server dies, and
every result taken exactly once."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Opener, Server, faults, until
from tests.browser.players import Mouse
from tests.browser.test_pages import SIZES, SMALL

Shot = Callable[[Page, str], None]


def found_league(page: Page, server: Server, *, places: int, bots: int, rounds: int) -> None:
    page.goto(server.url + "/campaigns")
    page.get_by_label("Name", exact=True).fill("Friday night")
    page.get_by_label("Places").select_option(str(places))
    page.get_by_label("Bots among them").select_option(str(bots))
    page.get_by_label("Which bot").select_option("random")
    page.get_by_label("Rounds").select_option(str(rounds))
    page.get_by_role("button", name="Create the campaign").click()
    page.wait_for_url(re.compile("/campaign/"))
    expect(page.locator(".headline")).to_contain_text("has not begun")


def draw(page: Page, number: int) -> None:
    page.get_by_role("button", name=re.compile("Draw the next round")).click()
    expect(page.locator(f"[data-mission='{number}']")).to_be_visible()


def give_up_with(page: Page, word: str) -> None:
    page.get_by_role("button", name=word).click()
    page.locator("dialog[open]").get_by_role("button", name=word).click()


def give_up(page: Page) -> None:
    give_up_with(page, "Concede")
    page.wait_for_selector("[data-over]")


def back(page: Page, played: int) -> None:
    page.get_by_role("link", name="Back to Friday night").click()
    page.wait_for_url(re.compile("/campaign/"))
    expect(page.locator(".played > li")).to_have_count(played)


def points(page: Page) -> list[int]:
    return [int(cell) for cell in page.locator("tbody .major").all_inner_texts()]


def restart(server: Server) -> None:
    server.kill()
    server.start()


@pytest.mark.parametrize("decisions", [2, pytest.param(100_000, marks=pytest.mark.soak)])
def test_a_league_over_three_tables_while_the_server_dies(
    decisions: int, visit: Opener, own_server: Server, shot: Shot
) -> None:
    ann = visit()
    found_league(ann, own_server, places=4, bots=2, rounds=3)
    shot(ann, "league-founded")
    link = ann.get_by_label("Invitation link").input_value()

    # Somebody joins by the link, in French and on a phone, and leaves the table to the bots.
    bob = visit(link, size=SIZES["phone"], touch=True, locale="fr-FR")
    bob.get_by_role("button", name="Rejoindre").click()
    expect(bob.locator(".standings-table tbody tr")).to_have_count(4)
    expect(ann.locator(".standings-table tbody tr")).to_have_count(4)

    # The first table is played to its end, or given up, and the server dies with the last answer.
    draw(ann, 1)
    expect(bob.locator("[data-mission='1']")).to_be_visible()
    shot(bob, "league-phone-fr-next")
    ann.locator("[data-mission='1']").get_by_role("button").click()
    ann.wait_for_url(re.compile("/table/"))
    ann.get_by_role("button", name="Let a bot play").click()
    ann.wait_for_selector(".play")
    if not Mouse(ann, seed=3).play(decisions):
        give_up(ann)
    restart(own_server)
    expect(ann.get_by_role("link", name="Back to Friday night")).to_be_visible()
    shot(ann, "league-table-over")
    back(ann, 1)
    expect(ann.locator(".standings-table tbody tr.gone")).to_have_count(0)
    after_one = points(ann)
    assert sorted(after_one)[0] == 0, "who did not come gets nothing"
    assert sum(after_one) > 0
    shot(ann, "league-desk")

    # The second one dies in the middle, is played on, and given up.
    draw(ann, 2)
    ann.locator("[data-mission='2']").get_by_role("button").click()
    ann.wait_for_url(re.compile("/table/"))
    bob.locator("[data-mission='2']").get_by_role("button").click()
    ann.wait_for_selector(".play")
    bob.wait_for_selector(".play")
    restart(own_server)
    expect(ann.locator(".lost")).to_have_count(0)
    give_up_with(ann, "Concede")
    give_up_with(bob, "Abandonner")
    bob.wait_for_selector("[data-over]")
    restart(own_server)
    ann.reload()
    back(ann, 2)
    expect(ann.locator(".played > li").first).to_contain_text("given up")

    # The third one ends the season.
    draw(ann, 3)
    ann.locator("[data-mission='3']").get_by_role("button").click()
    ann.wait_for_url(re.compile("/table/"))
    ann.get_by_role("button", name="Let a bot play").click()
    ann.wait_for_selector(".play")
    give_up(ann)
    restart(own_server)
    back(ann, 3)
    expect(ann.locator(".champion")).to_contain_text("wins")
    shot(ann, "league-over-desk")
    assert len(ann.locator(".played > li").all()) == 3
    # A table of three or four gives 14 points on average to those who stay; nothing came twice.
    assert sum(points(ann)) >= sum(after_one)

    # The whole season as a file, which another person goes on looking at.
    with ann.expect_download() as download:
        ann.get_by_role("link", name="Download the campaign").click()
    path = Path(download.value.path())
    bob.goto(own_server.url + "/campaigns")
    bob.locator("input[type=file]").set_input_files(path)
    bob.wait_for_url(re.compile("/campaign/"))
    expect(bob.locator(".champion")).to_be_visible()
    shot(bob, "league-over-phone-fr")
    expect(bob.locator(".played > li")).to_have_count(3)
    bob.locator(".played .button").first.click()
    bob.wait_for_url(re.compile("/replay/"))
    expect(bob.locator(".proved")).to_be_visible()


@pytest.mark.parametrize("size", SIZES)
def test_the_campaign_pages_in_both_languages(
    visit: Opener, server: Server, shot: Shot, size: str
) -> None:
    page = visit(size=SIZES[size], touch=size == "phone")
    wrong: list[str] = []
    found_league(page, server, places=6, bots=4, rounds=4)
    draw(page, 1)
    for called in ("campaign", "campaigns"):
        if called == "campaigns":
            page.goto(server.url + "/campaigns")
            expect(page.locator(".tables li")).not_to_have_count(0)
        for lang in ("en", "fr"):
            if page.get_attribute("html", "lang") != lang:
                page.locator(".lang-switch").click()
                page.wait_for_selector(f"html[lang={lang}]", state="attached")
                title = {
                    "en": re.compile("Round|New campaign"),
                    "fr": re.compile("Manche|Nouvelle"),
                }[lang]
                until(page, lambda t=title: bool(t.search(page.inner_text("main"))))
            page.evaluate("document.fonts.ready.then(() => 0)")
            page.screenshot(path=f"build/screenshots/{called}-{lang}-{size}.png", full_page=True)
            wide, screen = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
            if wide > screen:
                wrong.append(f"{called} {lang}: {wide} pixels wide")
            wrong += [f"{called} {lang}: {small}" for small in page.evaluate(SMALL)]
        wrong += [f"{called}: {fault}" for fault in faults(page)]
    assert not wrong, "\n".join(wrong)


def test_a_tournament_takes_a_deck_that_is_picked(server: Server, visit: Opener) -> None:
    """Whole lists had to be pasted into a field, one's own kept decks too."""
    page = visit()
    page.goto(server.url + "/campaigns/netrunner-tournament")
    page.get_by_label("Places").select_option("2")
    page.get_by_label("Bots among them").select_option("1")
    page.get_by_role("button", name="Create the campaign").click()
    page.wait_for_url(re.compile("/campaign/"))
    picks = page.locator(".lists select")
    expect(picks).to_have_count(2)
    picks.first.select_option(label="Tripwires · 45 cards")
    page.get_by_role("button", name="Register", exact=True).click()
    expect(page.get_by_role("button", name="Register the change")).to_be_visible()
    page.reload()
    # What is registered is known again by its name.
    expect(picks.first.locator("option:checked")).to_have_text("Tripwires · 45 cards")
    assert faults(page) == []


def test_a_table_of_many_columns_leaves_names_whole_on_a_phone(
    server: Server, visit: Opener, shot: Shot
) -> None:
    """Seven columns beside it broke a name letter by letter."""
    page = visit(size=SIZES["phone"], touch=True)
    page.goto(server.url + "/campaigns/netrunner-tournament")
    page.get_by_label("Places").select_option("4")
    page.get_by_label("Bots among them").select_option("3")
    page.get_by_role("button", name="Create the campaign").click()
    names = page.locator(".standings-table .member-name")
    expect(names).to_have_count(4)
    shot(page, "tournament-en-phone")
    for name in names.all():
        box = name.bounding_box()
        assert box is not None
        assert box["height"] < 40, name.inner_text()
    # Every number has its word beside it.
    row = page.locator(".standings-table tbody tr").first
    words = row.locator("td[data-label]").evaluate_all(
        "cells => cells.map(c => getComputedStyle(c, '::before').content)"
    )
    assert len(words) == 7
    assert all(word not in ("none", "normal", '""') for word in words), words
    assert page.evaluate("document.documentElement.scrollWidth") <= SIZES["phone"][0]
    assert faults(page) == []


def test_a_tournament_shows_what_is_mine_first(server: Server, visit: Opener, shot: Shot) -> None:
    """Calling a match off looked like the thing to do, every member stood there twice, and the
    matches of bots filled the organiser's own list of tables."""
    page = visit()
    page.goto(server.url + "/campaigns/netrunner-tournament")
    page.get_by_label("Places").select_option("4")
    page.get_by_label("Bots among them").select_option("3")
    page.get_by_label("Which bot").select_option("random")
    page.get_by_role("button", name="Create the campaign").click()
    begin = page.locator(".next .option")
    expect(begin).to_have_count(1)
    expect(begin).to_have_css("background-color", "rgb(45, 226, 230)")
    begin.click()
    mine = page.locator(".mission.mine")
    expect(mine.locator(".meeting.against li")).to_have_count(2)
    expect(mine.get_by_role("button", name="Sit down")).to_be_visible()
    for option in page.locator(".next .option").all():
        expect(option).not_to_have_css("background-color", "rgb(45, 226, 230)")
    # The bots have played theirs, which is a line below.
    expect(page.locator(".played.in-columns > li")).to_have_count(1, timeout=60_000)
    shot(page, "tournament-begun-en-desk")
    assert faults(page) == []
    page.goto(server.url + "/lobby")
    mine = page.locator("section", has=page.get_by_role("heading", name="My tables"))
    expect(mine.locator(".tables li")).to_have_count(1)
    expect(mine.locator(".tables li")).to_contain_text("You")
    expect(page.get_by_role("heading", name="Finished")).to_have_count(0)
