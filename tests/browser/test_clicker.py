"""Somebody who clicks about gets stuck nowhere, in any game, with mouse or finger."""

from __future__ import annotations

from argparse import Namespace

import pytest
from playwright.sync_api import Browser

from tests.browser.clicker import SEATS, clicked
from tests.browser.conftest import Server

GAMES = 4


@pytest.mark.soak
@pytest.mark.parametrize("size", ["desk", "phone"])
@pytest.mark.parametrize(
    ("game", "seats"), [(game, seats) for game in SEATS for seats in SEATS[game]]
)
def test_nobody_gets_stuck(
    game: str, seats: str, size: str, server: Server, browser: Browser
) -> None:
    asked = Namespace(
        game=game, seats=seats, size=size, lang="en", limit=90, shots=False, motion=False,
        options="{}",
    )  # fmt: skip
    found = [clicked(browser, server.url, asked, seed)[1] for seed in range(1, GAMES + 1)]
    # A long game may end before its end; what counts is that it went on.
    assert [said for said in found if said not in ("over", "out of time")] == []
