"""Seats that change hands in the middle, levels of bots, and people who watch."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Opener, Server, faults
from tests.browser.players import Mouse
from tests.browser.test_pages import ME, Shot, create

OPEN, RANDOM = {"kind": "open"}, {"kind": "bot", "bot": "random"}
PHONE = (390, 844)


def sit_down(page: Page, server: Server, table: dict[str, str], button: str = "Sit down") -> None:
    page.goto(f"{server.url}/table/{table['id']}#{table['invite']}")
    page.get_by_role("button", name=button).first.click()


@pytest.mark.parametrize(("lang", "size"), [("en", (1440, 900)), ("fr", PHONE)])
def test_a_seat_that_somebody_gave_up_is_taken_by_another_person(
    visit: Opener, server: Server, shot: Shot, lang: str, size: tuple[int, int]
) -> None:
    en = lang == "en"
    ann, bob = visit(size=size, locale=lang), visit()
    carl = visit(size=size, locale=lang)
    table = create(ann, server, seats=[ME, OPEN, RANDOM], pace="none")
    sit_down(bob, server, table)
    ann.goto(f"{server.url}/table/{table['id']}")
    ann.locator(".waiting-room button.primary.big").click()
    bob.wait_for_selector(".play")
    bob.get_by_role("button", name="Concede").click()
    bob.get_by_role("dialog").get_by_role("button", name="Concede").click()
    # Ann offers what Bob has left.
    ann.get_by_role("button", name="Seats and links" if en else "Places et liens").click()
    seats = ann.get_by_role("dialog").locator(".seat-list li")
    expect(seats.nth(1)).to_contain_text("conceded" if en else "abandonné")
    seats.nth(1).get_by_role("combobox").select_option("open")
    expect(seats.nth(1)).to_contain_text("offered" if en else "proposée")
    expect(ann.get_by_role("dialog").get_by_role("textbox").first).to_have_value(
        f"{server.url}/table/{table['id']}#{table['invite']}"
    )
    assert faults(ann) == []
    name = f"seats-{lang}-{'desk' if en else 'phone'}"
    shot(ann, f"{name}-offer")
    ann.get_by_role("dialog").locator("button").first.click()
    expect(ann.get_by_role("dialog")).to_have_count(0)
    shot(ann, f"{name}-table")
    # Carl comes by the link: he watches, and takes the seat.
    carl.goto(f"{server.url}/table/{table['id']}#{table['invite']}")
    expect(carl.locator(".watching")).to_contain_text("You are watching" if en else "Vous regardez")
    carl.wait_for_selector(".play")
    shot(carl, f"{name}-take")
    carl.locator(".watching").get_by_role("button").click()
    expect(carl.locator(".watching")).to_have_count(0)
    expect(ann.locator(".seat-line em")).to_have_count(0)
    # Bob's page has become a spectator's.
    expect(bob.locator(".watching")).to_contain_text("You are watching")
    expect(bob.locator(".watching").get_by_role("button")).to_have_count(0)


def test_the_owner_swaps_a_bot_for_another_level(visit: Opener, server: Server, shot: Shot) -> None:
    page = visit()
    table = create(page, server, seats=[ME, RANDOM, RANDOM], pace="none")
    page.goto(f"{server.url}/table/{table['id']}")
    page.wait_for_selector(".play")
    page.get_by_role("button", name="Seats and links").click()
    seats = page.get_by_role("dialog").locator(".seat-list li")
    choice = seats.nth(1).get_by_role("combobox")
    expect(choice).to_contain_text("bot: easy")  # the bots of the game are asked for
    offered = choice.locator("option").all_inner_texts()
    assert [o for o in offered if o.startswith("bot")] == ["bot: hard", "bot: normal", "bot: easy"]
    choice.select_option("bot:easy")
    expect(seats.nth(1)).to_contain_text("Bot (easy)")
    expect(seats.nth(0).get_by_role("combobox")).to_have_count(0)
    page.get_by_label("Pace of the bots").select_option("calm")
    shot(page, "seats-en-desk-bots")
    assert faults(page) == []


@pytest.mark.parametrize(("lang", "size"), [("en", (1440, 900)), ("fr", PHONE)])
def test_levels_and_the_delay_are_chosen_when_a_table_is_made(
    visit: Opener, server: Server, shot: Shot, lang: str, size: tuple[int, int]
) -> None:
    en = lang == "en"
    page, watcher = visit(size=size, locale=lang), visit(size=size, locale=lang)
    page.goto(server.url + "/new/adrenaline")
    seat = page.locator("form.create .seat-list select")
    expect(seat.nth(1)).to_be_visible()
    texts = seat.nth(1).locator("option").all_inner_texts()
    levels = ["hard", "normal", "easy"] if en else ["difficile", "normal", "facile"]
    assert [t.split(":")[1].strip() for t in texts if ":" in t][:3] == levels
    seat.nth(1).select_option("bot:easy")
    page.locator("form.create details.more > summary").click()
    delay = page.get_by_label("Spectators’ delay" if en else "Retard des spectateurs")
    delay.select_option("300")
    delay.scroll_into_view_if_needed()
    name = f"watch-{lang}-{'desk' if en else 'phone'}"
    shot(page, f"{name}-create")
    page.locator("form.create button.primary.big").click()
    page.wait_for_selector(".play")
    # Whoever has the link for watching sees that they watch, and how late.
    page.get_by_role("button", name="Seats and links" if en else "Places et liens").click()
    link = page.get_by_label("Link for watching" if en else "Lien pour regarder")
    watcher.goto(link.input_value())
    expect(watcher.locator(".watching")).to_contain_text(
        "You see the table 5 minutes late."
        if en
        else "Vous voyez la table avec 5 minutes de retard."
    )
    watcher.wait_for_selector(".play")
    expect(watcher.locator(".play")).to_have_attribute("data-sequence", "0")
    assert faults(watcher) == []
    shot(watcher, f"{name}-watching")
    # A move of the one who plays is not seen yet.
    page.keyboard.press("Escape")
    Mouse(page).play(1)
    expect(page.locator(".play")).not_to_have_attribute("data-sequence", "0")
    watcher.reload()
    watcher.wait_for_selector(".play")
    expect(watcher.locator(".play")).to_have_attribute("data-sequence", "0")


@pytest.mark.parametrize(("lang", "size"), [("fr", (1440, 900)), ("en", PHONE)])
def test_the_waiting_room_has_the_link_for_watching_and_the_delay(
    visit: Opener, server: Server, shot: Shot, lang: str, size: tuple[int, int]
) -> None:
    en = lang == "en"
    ann, bob = visit(size=size, locale=lang), visit(size=size, locale=lang)
    table = create(ann, server, seats=[ME, OPEN, RANDOM])
    ann.goto(f"{server.url}/table/{table['id']}")
    delay = ann.get_by_label("Spectators’ delay" if en else "Retard des spectateurs")
    delay.select_option("60")
    bob.goto(f"{server.url}/table/{table['id']}#{table['invite']}")
    late = "watched one minute late" if en else "se regarde avec une minute de retard"
    expect(bob.locator(".waiting-head .chip", has_text=late)).to_be_visible()
    link = ann.get_by_label("Link for watching" if en else "Lien pour regarder")
    expect(link).to_have_value(f"{server.url}/table/{table['id']}#{table['watch']}")
    assert faults(ann) == []
    shot(ann, f"watch-{lang}-{'phone' if en else 'desk'}-waiting")
    # With the link for watching nobody sits down.
    bob.goto(link.input_value())
    bob.reload()
    bob.get_by_role("button", name="Sit down" if en else "S’asseoir").click()
    expect(bob.get_by_role("alert")).to_contain_text("invitation")
