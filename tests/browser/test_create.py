"""The form of a table: decks judged while it is filled in, sealed tables, older rules."""

from __future__ import annotations

import re
import sqlite3

from playwright.sync_api import expect

from tests.browser.conftest import Opener, Server, faults
from tests.browser.test_pages import SMALL, Shot


def test_decks_are_judged_while_the_form_is_filled_in(
    server: Server, visit: Opener, shot: Shot
) -> None:
    page = visit(f"{server.url}/new/netrunner", locale="fr-FR", size=(1280, 1400))
    decks = page.locator(".deck-pick")
    expect(decks).to_have_count(2)
    expect(decks.first.locator("option")).not_to_have_count(2)
    offered = decks.first.locator("option").count()
    problems = page.locator(".deck-check.bad li")
    expect(problems).to_have_count(0)
    page.get_by_label("Exemplaires d’une carte").select_option("1")
    expect(problems.first).to_contain_text(re.compile("exemplaires, et cette table en permet 1"))
    # What is not legal here is not offered.
    expect(decks.first.locator("option")).not_to_have_count(offered)
    assert faults(page) == []
    shot(page, "create-deck-problems-fr")
    page.locator("form.create .primary.big").click()
    expect(page.locator(".create-side > .fault")).to_contain_text("ne peut pas être joué")
    # Sealed: nobody brings a deck, and all are legal.
    page.get_by_label("Scellé : chacun").check()
    expect(decks).to_have_count(0)
    expect(problems).to_have_count(0)
    shot(page, "create-sealed-fr")
    page.locator("form.create .primary.big").click()
    page.wait_for_selector(".ask")
    page.get_by_role("button", name="Mon deck").click()
    # The deck is shown as cards, under the headings of their types.
    expect(page.locator("dialog[open] .deck-lines h3").first).to_contain_text("Agenda")
    page.locator("dialog[open] .deck-card").first.click()
    expect(page.locator("dialog[open] .lib-full .lib-says")).to_be_visible()
    assert faults(page) == []
    shot(page, "my-deck-fr")


def test_a_deck_is_looked_at_before_it_is_brought(
    server: Server, visit: Opener, shot: Shot
) -> None:
    """Decks were chosen by their names alone."""
    page = visit(f"{server.url}/new/netrunner", size=(390, 844), touch=True)
    pick = page.locator(".deck-pick").first
    expect(pick.locator("option", has_text="Tripwires")).to_have_count(1)
    look = page.get_by_role("button", name="Look at Tripwires")
    expect(look).to_have_count(0)
    pick.select_option("house-netrunner-1")
    look.click()
    drawer = page.locator("dialog[open]")
    expect(drawer.locator(".deck-lines h3").first).to_contain_text("Agenda")
    shot(page, "create-look-at-deck-en-phone")
    assert faults(page) == []
    drawer.locator(".deck-card").first.click()
    expect(drawer.locator(".lib-full .lib-says")).to_be_visible()
    drawer.get_by_role("button", name="Close").first.click()
    expect(drawer).to_have_count(0)
    # The form is still there, with what was chosen.
    expect(pick).to_have_value("house-netrunner-1")
    assert page.evaluate(SMALL) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_the_owner_of_a_table_of_older_rules_learns_what_to_do(
    own_server: Server, visit: Opener, shot: Shot
) -> None:
    page = visit(f"{own_server.url}/new/netrunner")
    page.locator("form.create .primary.big").click()
    page.wait_for_selector(".ask")
    own_server.kill()
    with sqlite3.connect(own_server.folder / "tables.db") as database:
        database.execute("UPDATE tables SET rules = 0")
    database.close()
    own_server.start()
    page.reload()
    expect(page.get_by_role("heading", name="A table of older rules")).to_be_visible()
    assert faults(page) == []
    shot(page, "frozen")
    page.get_by_role("button", name="Close this table").click()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download").click()
    assert '"rules":0' in download.value.path().read_text("utf-8")
    shot(page, "frozen-over")
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_selector(".ask")
