"""An evening of a Combat Zone campaign in the browser: two gangs, three matches, rewards, wounds
and the Shared Market, by the buttons that people click."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Opener, Server, faults
from tests.browser.players import READY
from tests.browser.test_campaign import give_up_with
from tests.browser.test_combatzone import Ganger

Shot = Callable[[Page, str], None]
PHONE = (390, 844)


def do(page: Page, *words: str) -> None:
    """Clicks the first button of the campaign's page that says one of these."""
    for word in words:
        button = page.get_by_role("button", name=re.compile(word)).first
        expect(button).to_be_visible()
        button.click()


def prepare(ann: Page, bob: Page) -> None:
    do(ann, "^Challenge: ")
    expect(bob.locator(".pairing")).to_contain_text("waits for an answer")
    do(bob, "^Accept: ")
    for page in (ann, bob):
        expect(page.locator(".pairing")).to_contain_text("0 of 2 gangs are ready")
        expect(page.locator(".choice")).to_have_count(4)
    do(ann, "^Discard")
    # One's own objectives can be read, those of others lie face down.
    mine, other = (ann.locator(f"[data-sheet='{m}'] .shelf-of") for m in (0, 1))
    expect(mine.filter(has_text="Objectives of this match").locator("img")).to_have_count(3)
    expect(other.locator("li.down")).to_have_count(4)
    do(ann, "The team is complete")
    do(bob, "^Discard", "The team is complete")


def sit_down(ann: Page, bob: Page, number: int) -> None:
    for page in (ann, bob):
        # Who has never played this scenario reads here what it is about.
        about = page.locator(f"[data-mission='{number}'] .about-mission")
        expect(about).to_have_text(re.compile(r"(\w+\W+){4}"))
        page.locator(f"[data-mission='{number}']").get_by_role("button").first.click()
        page.wait_for_url(re.compile("/table/"))
    for page in (ann, bob):
        page.wait_for_selector(".play")


def back(ann: Page, bob: Page, played: int) -> None:
    for page in (ann, bob):
        page.wait_for_selector("[data-over]")
        page.get_by_role("link", name="Back to Night City").click()
        page.wait_for_url(re.compile("/campaign/"))
        expect(page.locator(".played > li")).to_have_count(played)


STALLED = 120
"""Seconds without a question after which something is broken."""


def fight(pages: tuple[Page, ...], decisions: int) -> None:
    """Both play what is offered first, until it is over or so much has been decided."""
    hands = [Bold(page) for page in pages]
    end = time.monotonic() + STALLED
    while decisions > 0 and not pages[0].locator("[data-over]").count():
        assert time.monotonic() < end, "nobody is asked anything"
        for hand in hands:
            asked = hand.page.evaluate(READY)
            if asked and asked != "over":
                hand.decide()
                hand.moved_on(asked)
                decisions -= 1
                end = time.monotonic() + STALLED
        pages[0].wait_for_timeout(5)


class Bold(Ganger):
    """The first option is the boldest; places as they are lit."""

    def decide(self) -> None:
        if self.page.locator(".ask-point, .ask-path").count():
            super().decide()
            return
        self.page.locator(".options .option").first.focus()
        self.page.keyboard.press("Enter")


def at_the_market(page: Page, card: bool) -> None:
    do(page, "^Add to the HQ: " if card else "Add none")


EVENINGS = [
    pytest.param(14, id="short"),
    pytest.param(700, id="whole", marks=pytest.mark.soak),
]


@pytest.mark.parametrize("decisions", EVENINGS)
def test_an_evening_of_three_matches_with_rewards_wounds_and_the_market(
    decisions: int, visit: Opener, server: Server, shot: Shot
) -> None:
    ann = visit()
    ann.goto(server.url + "/campaigns/combatzone-campaign")
    ann.get_by_label("Name", exact=True).fill("Night City")
    ann.get_by_label("Places").select_option("2")
    ann.get_by_label(re.compile("EB of a match")).fill("50")
    ann.get_by_label(re.compile("Shared Market")).check()
    ann.get_by_role("button", name="Create the campaign").click()
    ann.wait_for_url(re.compile("/campaign/"))
    link = ann.get_by_label("Invitation link").input_value()
    bob = visit(link, size=PHONE)
    bob.get_by_role("button", name="Join").click()
    choice = ann.locator("[data-choice='Tyger Claws']")
    expect(choice.locator("img")).to_be_visible()
    do(ann, "Found this gang: Maelstrom")
    do(bob, "Found this gang: Tyger Claws")
    expect(ann.locator("[data-sheet]")).to_have_count(2)
    expect(ann.locator(".way .now")).to_have_text("Challenge")
    prepare(ann, bob)
    shot(ann, "city-prepared-desk")

    # The first match is given up: the winner promotes, then both are at the Market.
    sit_down(ann, bob, 1)
    give_up_with(bob, "Concede")
    back(ann, bob, 1)
    shot(ann, "city-reward-desk")
    assert faults(ann) == []
    do(ann, "^Promote")
    at_the_market(bob, card=True)
    shot(bob, "city-waits-phone")
    at_the_market(ann, card=False)
    shot(ann, "city-market-desk")
    shot(bob, "city-market-phone")
    assert faults(bob) == []
    at_the_market(ann, card=True)
    at_the_market(bob, card=False)

    # The second is fought, with a Veteran who may be hurt; out to its end in the long form.
    prepare(ann, bob)
    sit_down(ann, bob, 2)
    fight((ann, bob), decisions)
    shot(ann, "city-fought-desk")
    fought_out = ann.locator("[data-over]").count() > 0
    if not fought_out:
        give_up_with(bob, "Concede")
    back(ann, bob, 2)
    shot(ann, "city-after-desk")
    settle(ann, bob)
    if fought_out:
        recovery = re.compile("Recovery of|recovers|serious wound")
        expect(ann.locator("body")).to_contain_text(recovery)
    shot(ann, "city-recovered-desk")

    # The third one is given up by the other; the long form fights it, and one more: three.
    whole = decisions > 100
    for number in (3, 4) if whole else (3,):
        prepare(ann, bob)
        sit_down(ann, bob, number)
        if whole:
            fight((ann, bob), decisions)
        if not ann.locator("[data-over]").count():
            give_up_with(ann, "Concede")
        back(ann, bob, number)
        settle(ann, bob)
    do(ann, "End the campaign")
    expect(ann.locator(".champion")).to_contain_text("wins")
    expect(ann.locator("[data-sheet='0'] .tally-stars .on")).not_to_have_count(0)
    history = re.compile(r"History \([34]\)")
    expect(ann.locator("[data-sheet='0'] .sheet-deeds")).to_contain_text(history)
    shot(ann, "city-over-desk")
    shot(bob, "city-over-phone")


SETTLED = """() => {
    const ways = ['promote', 'hire', 'treat', 'let-be', 'no-gear', 'keep-loot'];
    const open = [...document.querySelectorAll('[data-answer]')].filter(
        e => ways.includes(JSON.parse(e.dataset.answer)[0]));
    open.filter(e => e.getAttribute('aria-disabled') !== 'true')[0]?.click();
    return [...document.querySelectorAll('[data-answer]')].some(
        e => JSON.parse(e.dataset.answer)[0] === 'challenge');
}"""
"""Clicks the first thing that is still to be settled; whether the gang is at home."""


def settle(*pages: Page) -> None:
    """Rewards, wounds, the Market and loot: whatever is asked, until everybody is at home."""
    end = time.monotonic() + 120
    while [page for page in pages if not page.evaluate(SETTLED)]:
        assert time.monotonic() < end, "something is left open"
        pages[0].wait_for_timeout(50)
