"""Any campaign: what its page shows of members is true, can be said, and gives nothing away."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from neontable.kernel import registry
from neontable.kernel.campaign.game import CampaignGame, view_of
from neontable.kernel.campaign.sheets import Ware
from neontable.kernel.table import Table
from neontable.server import pictures
from tests.contract.tables import Case, cases, few, seats_and_spectator, spread, walk
from tests.contract.test_words import said, texts_of

MOMENTS = 25


@pytest.fixture(
    params=[c for c in few(cases()) if c.name in registry.campaigns()], ids=str, scope="module"
)
def campaign(request: pytest.FixtureRequest) -> Case:
    found: Case = request.param
    return found


def campaign_of(case: Case) -> CampaignGame[Any, Any]:
    game = case.game
    assert isinstance(game, CampaignGame)
    return game


def offered(table: Table, seat: int) -> set[object]:
    return {option for ask in table.asks_for(seat) for option in ask.options}


def open_ways(wares: Sequence[Ware]) -> list[object]:
    return [way.option for ware in wares for way in ware.ways if way.refusal is None]


def test_cards_of_a_campaigns_page_are_what_is_offered(campaign: Case) -> None:
    game = campaign_of(campaign)
    for moment in spread(walk(campaign).moments, MOMENTS):
        for seat in seats_and_spectator(moment.table):
            if bot_at(moment.table, seat):
                continue
            view = view_of(moment.table, seat)
            options = offered(moment.table, seat)
            for way in open_ways([*game.choices(view), *game.wares(view)]):
                assert way in options
            launch = game.launch(view)
            assert launch is None or launch.option in options


def bot_at(table: Table, seat: int) -> bool:
    """Bots are offered less than people: what they do must come to an end."""
    return seat >= 0 and bool(table.state.members[seat].bot)


def test_a_campaigns_page_can_be_said_in_every_language(campaign: Case) -> None:
    game = campaign_of(campaign)
    for moment in spread(walk(campaign).moments, MOMENTS):
        for seat in seats_and_spectator(moment.table):
            view = view_of(moment.table, seat)
            shown = (
                *game.sheets(view),
                *game.choices(view),
                *game.steps(view),
                *game.pairings(view),
            )
            for text in {t for part in shown for t in texts_of(part)}:
                said(text)
            for mission in view.missions:
                about = game.mission_about(mission)
                if about is not None:
                    said(about)


def test_pictures_of_a_campaigns_page_are_there(campaign: Case) -> None:
    game = campaign_of(campaign)
    found: set[str] = set()
    for moment in spread(walk(campaign).moments, MOMENTS):
        view = view_of(moment.table, 0)
        for sheet in game.sheets(view):
            found.add(sheet.picture)
            found |= {held.picture for held in sheet.slots}
            found |= {item.picture for shelf in sheet.shelves for item in shelf.items}
        found |= {card.picture for card in game.choices(view)}
    for file in found - {""}:
        assert pictures.find(game.of, file) is not None, file
