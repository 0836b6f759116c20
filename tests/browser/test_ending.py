"""The end of games that are won and lost by sides, as the page shows it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from neontable.kernel import registry
from neontable.kernel.table import Table
from tests.browser.conftest import Opener, faults
from tests.browser.stub import Stub
from tests.toys.teams import PAIRS, RAID

Shot = Callable[[Page, str], None]


@pytest.fixture(autouse=True)
def _toys() -> None:
    for toy in (RAID, PAIRS):
        registry.add(toy)


def played(table: Table) -> Table:
    while not table.over:
        ask = table.asks[0]
        table.answer(ask.seat, ask.options[0])
    return table


def ended(visit: Opener, table: Table, locale: str = "en") -> Page:
    page = visit(locale=locale)
    Stub(played(table), mine=(0,)).open(page)
    expect(page.locator(".ending")).to_be_visible()
    return page


def test_all_have_won_together(visit: Opener, shot: Shot) -> None:
    page = ended(visit, RAID.new(3, 1, {"goal": 6}))
    ending = page.locator(".ending")
    expect(ending.get_by_role("heading", name="The vault is open.")).to_be_visible()
    expect(ending.locator(".verdict")).to_have_text("Everybody has won.")
    expect(ending.locator(".places li")).to_have_count(1)
    expect(ending.locator(".places li.winner .placed")).to_have_count(3)
    shot(page, "ending-won-together")
    assert faults(page) == []


def test_all_have_lost_together(visit: Opener, shot: Shot) -> None:
    page = ended(visit, RAID.new(3, 1, {"goal": 99, "limit": 2}), "fr")
    ending = page.locator(".ending")
    expect(ending.locator(".verdict")).to_have_text("Tout le monde a perdu.")
    expect(ending.locator(".places .winner")).to_have_count(0)
    expect(ending.locator(".placed")).to_have_count(3)
    shot(page, "ending-lost-together")
    assert faults(page) == []


def test_two_have_won_against_two(visit: Opener, shot: Shot) -> None:
    table = played(PAIRS.new(4, 1))
    assert table.outcome is not None
    assert len(table.outcome.winners) == 2, "a seed without a tie"
    page = ended(visit, table)
    ending = page.locator(".ending")
    expect(ending.locator(".verdict")).to_have_count(0)
    sides = ending.locator(".places li.side")
    expect(sides).to_have_count(2)
    assert [li.get_attribute("value") for li in sides.all()] == ["1", "2"]
    winners = [f"Seat {seat + 1}" for seat in table.outcome.winners]
    expect(sides.first.locator("b")).to_have_text(winners)
    expect(ending.locator(".winner")).to_have_count(1)
    shot(page, "ending-pairs")
    assert faults(page) == []
