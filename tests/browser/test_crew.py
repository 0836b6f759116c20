"""A crew in the browser: sheets, upgrades and why not, missions that one click starts."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from neontable import bots
from neontable.games.crossfire.campaign import options as o
from neontable.kernel import registry
from neontable.kernel.campaign.file import Person
from neontable.kernel.campaign.session import CampaignSession
from tests.browser.conftest import Opener, Server, faults, until
from tests.browser.players import Gambler
from tests.browser.test_campaign import Shot, give_up
from tests.browser.test_pages import SIZES, SMALL

ENOUGH = 5
"""Karma for the cheapest upgrades."""


def experienced(path: Path) -> int:
    """A crew that has run some missions, as a file; what each runner has earned."""
    game = registry.campaign("crossfire-crew")
    people = [Person(name="Ann"), Person(bot="chummer")]
    crew = CampaignSession.new(game, people, seed=3, title="Night shift")
    for seat, (metatype, name) in enumerate((("troll", "Brick"), ("elf", "Nyx"))):
        crew.table.answer(seat, o.Recruit(metatype))
        crew.table.answer(seat, o.Name(name))
    for number, seed in enumerate((2, 5, 6, 1, 3, 8), 1):
        crew.table.answer(0, o.Go())
        table = crew.begin(number, seed=seed)
        team = [bots.make(table.game, "chummer", s, f"{seed} {s}") for s in range(table.seats)]
        while not table.over:
            ask = table.asks[0]
            table.answer(ask.seat, team[ask.seat].choose(table.redeal(ask.seat, "x"), ask))
        crew.keep(number, table)
        crew.finish(number)
        if crew.table.state.runners[0].karma >= ENOUGH:
            break
    path.write_bytes(crew.file().to_json())
    karma: int = crew.table.state.runners[0].karma
    return karma


def looks(page: Page, name: str, size: str) -> list[str]:
    """Pictures of the page in both languages, and what is wrong with it."""
    wrong: list[str] = []
    for lang, word in (("en", "The crew"), ("fr", "L’équipe")):
        if page.get_attribute("html", "lang") != lang:
            page.locator(".lang-switch").click()
            page.wait_for_selector(f"html[lang={lang}]", state="attached")
        until(page, lambda word=word: word in page.inner_text("main"))
        page.screenshot(path=f"build/screenshots/{name}-{lang}-{size}.png", full_page=True)
        wide, screen = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
        if wide > screen:
            wrong.append(f"{lang}: {wide} pixels wide")
        wrong += [f"{lang}: {small}" for small in page.evaluate(SMALL)]
    page.locator(".lang-switch").click()
    page.wait_for_selector("html[lang=en]", state="attached")
    return wrong + faults(page)


class First(Gambler):
    """Takes the first option, which is the boldest, and the first damage plan."""

    def decide(self) -> None:
        if self.page.locator(".ask-pick, .ask-confirm").count():
            self.page.locator(".options .option").first.click()
        else:
            super().decide()


@pytest.mark.parametrize("decisions", [3, pytest.param(100_000, marks=pytest.mark.soak)])
def test_a_crew_is_founded_and_three_missions_start_with_one_click_each(
    decisions: int, visit: Opener, server: Server, shot: Shot
) -> None:
    page = visit()
    page.goto(server.url + "/campaigns/crossfire-crew")
    page.get_by_label("Name", exact=True).fill("Friday night")
    page.get_by_label("Places").select_option("1")
    page.get_by_label("Missions", exact=True).fill("3")
    page.get_by_role("button", name="Create the campaign").click()
    page.wait_for_url(re.compile("/campaign/"))
    expect(page.locator(".launch")).to_have_count(0)
    # The whole card is its button.
    troll = page.locator("[data-choice='Troll'] img").bounding_box()
    assert troll is not None
    page.mouse.click(troll["x"] + 20, troll["y"] + 20)
    page.get_by_role("button", name="Brick").click()
    expect(page.locator("[data-sheet='0'] h3")).to_have_text("Brick")
    expect(page.locator("[data-sheet] .sheet-slots li")).to_have_count(4)
    expect(page.locator(".launch")).to_contain_text("Defeat every obstacle of 3 Scenes")
    expect(page.locator("[data-choice='Bring It On!']")).to_contain_text("One obstacle more")
    page.get_by_role("button", name="Plan this one: Initiation").click()
    for number in (1, 2, 3):
        launch = page.locator(".launch")
        expect(launch).to_contain_text("Initiation")
        expect(launch.locator(".meeting li")).to_have_count(4)
        launch.get_by_role("button", name="Start the mission").click()
        page.wait_for_url(re.compile("/table/"))
        page.wait_for_selector(".play")
        if number == 1:
            expect(page.locator(".k-lane .region-label").first).to_have_text("Runner 1 · Brick")
            shot(page, "crew-mission")
        if not First(page).play(decisions):
            give_up(page)
        page.get_by_role("link", name="Back to Friday night").click()
        page.wait_for_url(re.compile("/campaign/"))
        expect(page.locator(".played > li")).to_have_count(number)
    expect(page.locator(".headline")).to_contain_text("after 3 missions")
    expect(page.locator(".champion")).to_have_count(0)
    page.get_by_text("History (3)").click()
    expect(page.locator(".sheet-deeds li")).to_have_count(3)


def test_upgrades_are_taken_with_reasons_why_not(
    visit: Opener, server: Server, tmp_path: Path
) -> None:
    file = tmp_path / "crew.json"
    karma = experienced(file)
    page = visit()
    page.goto(server.url + "/campaigns")
    page.locator("input[type=file]").set_input_files(file)
    page.wait_for_url(re.compile("/campaign/"))
    page.get_by_role("button", name="I am Ann").click()
    mine = page.locator("[data-sheet='0']")
    expect(mine).to_contain_text(f"{karma}")
    # Karma that is free is not forgotten.
    expect(page.locator(".way .now")).to_have_text(f"Upgrades ({karma} Karma free)")
    wares = page.locator(".wares")
    wares.get_by_text("more, and why not yet").click()
    dear = wares.locator("[data-ware='Prime Runner']")
    expect(dear).to_contain_text(
        f"It counts 50 there, and {karma} Karma are free for it: {50 - karma} too few."
    )
    expect(dear).to_contain_text("CF-CAMP-004")
    assert not looks(page, "crew-wares", "desk")
    cheap = wares.locator("[data-ware='Cigar Money']")
    expect(cheap).to_contain_text("slot 2: counts 15")
    cheap.get_by_role("button", name="Take into slot 1: counts 5").click()
    expect(mine.locator(".sheet-slots li").first).to_contain_text("Cigar Money")
    expect(wares.locator("[data-ware='Cigar Money']")).to_contain_text("already")
    # One may cover it, and take that back.
    wares.locator("[data-ware='Just Tough'] .ways button").click()
    expect(mine.locator(".sheet-slots li").first).to_contain_text("covers Cigar Money")
    page.get_by_role("button", name="Take back").click()
    expect(mine.locator(".sheet-slots li").first).not_to_contain_text("covers")
    page.set_viewport_size({"width": SIZES["phone"][0], "height": SIZES["phone"][1]})
    assert not looks(page, "crew-wares", "phone")
    page.locator(".launch").get_by_role("button", name="Start the mission").click()
    page.wait_for_url(re.compile("/table/"))
    page.wait_for_selector(".play")


def test_a_runner_is_lent_by_a_slip_and_called_back(visit: Opener, server: Server) -> None:
    page = visit()
    page.goto(server.url + "/campaigns/crossfire-crew")
    page.get_by_label("Places").select_option("1")
    page.get_by_role("button", name="Create the campaign").click()
    page.wait_for_url(re.compile("/campaign/"))
    page.get_by_role("button", name="Recruit: Troll").click()
    page.get_by_role("button", name="Brick").click()
    page.get_by_role("button", name="Lend the runner to a friend’s table").click()
    mine = page.locator("[data-sheet='0']")
    expect(mine).to_contain_text("lent to another table")
    expect(mine).to_contain_text("# name: Brick; # loan:")
    assert not looks(page, "crew-lent", "desk")
    page.set_viewport_size({"width": SIZES["phone"][0], "height": SIZES["phone"][1]})
    assert not looks(page, "crew-lent", "phone")
    page.get_by_role("button", name="Call the lent runner back").click()
    expect(mine).to_contain_text("ready")


def test_two_people_of_a_crew_meet_and_bring_the_runners_that_they_have(
    visit: Opener, server: Server
) -> None:
    ann = visit()
    ann.goto(server.url + "/campaigns/crossfire-crew")
    ann.get_by_label("Places").select_option("2")
    ann.get_by_role("button", name="Create the campaign").click()
    ann.wait_for_url(re.compile("/campaign/"))
    bob = visit(ann.get_by_label("Invitation link").input_value())
    bob.get_by_role("button", name="Join").click()
    for page, metatype in ((ann, "Troll"), (bob, "Elf")):
        page.get_by_role("button", name=f"Recruit: {metatype}").click()
        page.locator("[data-answer^='[\"name\"']").first.click()
    ann.locator(".launch").get_by_role("button", name="Start the mission").click()
    ann.wait_for_url(re.compile("/table/"))
    # The crew says who comes: no other runner can be chosen here.
    expect(ann.locator(".seat-list li")).to_have_count(4)
    expect(ann.locator(".seat-list select")).to_have_count(0)
    bob.goto(ann.url.partition("#")[0])
    bob.get_by_role("button", name="Sit down").click()
    for page in (ann, bob):
        page.wait_for_selector(".play")
        expect(page.locator(".board .k-runner", has_text="Troll").first).to_be_visible()
        expect(page.locator(".board .k-runner", has_text="Elf").first).to_be_visible()
