"""Addresses that lead nowhere say so in words of people, and where to go instead."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Opener, Server, faults

PLACES = [
    ("/table/", "No table has this address", "/lobby"),
    ("/rules/chess", "There is no game called “chess” here", "/rules/netrunner"),
    ("/library/chess", "There is no game called “chess” here", "/library/netrunner"),
    ("/new/chess", "There is no game called “chess” here", "/new/netrunner"),
    ("/loadouts/adrenaline", "Adrenaline needs no decks or lists", "/loadouts/netrunner"),
    ("/loadouts/netrunner/gone", "There is nothing at this address", "/loadouts/crossfire"),
    ("/maps/combatzone/gone", "There is nothing at this address", "/maps/combatzone"),
    ("/player/aaaaaaaaaaaaaaaa", "There is nothing at this address", "/"),
    ("/campaign/aaaaaaaaaaaaaaaa", "There is no such campaign", "/"),
    ("/maps/netrunner", "Netrunner is played on its own boards", "/maps/combatzone"),
    ("/nowhere", "There is nothing at this address", "/"),
]


@pytest.mark.parametrize(("address", "said", "instead"), PLACES, ids=[p[0] for p in PLACES])
def test_nothing_is_said_and_a_way_out_is_offered(
    address: str, said: str, instead: str, server: Server, visit: Opener
) -> None:
    page = visit(server.url + address)
    nothing = page.locator(".nothing")
    expect(nothing.locator("h1")).to_contain_text(said)
    expect(page.locator("#main")).not_to_contain_text("Expected")
    assert faults(page) == []
    nothing.locator(f"a[href='{instead}']").first.click()
    expect(page.locator(".nothing")).to_have_count(0)
