"""Any campaign: what its bots do between the tables comes to an end, and begins again when somebody
else has done something."""

from __future__ import annotations

import random

import pytest

from neontable.kernel import registry
from neontable.kernel.campaign.bots import ENOUGH, asked_bots, of_people
from neontable.kernel.campaign.game import CampaignGame
from neontable.kernel.campaign.missions import HOUSE, Arrived, Begun, Left
from neontable.kernel.table import Table
from tests.contract.tables import spread
from tests.toys.restless import RESTLESS, RestlessJob

CAMPAIGNS = [*map(registry.campaign, registry.campaigns()), RESTLESS]


def until_they_rest(table: Table, rng: random.Random) -> int:
    """The bots answer as long as they are asked; how often they did."""
    given = 0
    while asks := asked_bots(table):
        ask = rng.choice(asks)
        table.answer(ask.seat, ask.options[rng.randrange(len(ask.options))])
        given += 1
        assert given <= ENOUGH * table.seats, "they go on for ever"
    return given


def joined(game: CampaignGame, people: int) -> Table:
    table = game.new(max(game.seats[0], min(4, game.seats[1])), 5)
    for seat in range(table.seats):
        table.answer(HOUSE, Arrived(seat, seat >= people))
    return table


@pytest.mark.parametrize("people", [0, 1])
@pytest.mark.parametrize("game", CAMPAIGNS, ids=lambda game: game.name)
def test_what_bots_of_a_campaign_do_comes_to_an_end(game: CampaignGame, people: int) -> None:
    if people == game.seats[0] == game.seats[1]:
        pytest.skip("it has no place for a bot beside a person")
    table = joined(game, people)
    rng = random.Random(7)
    for _ in range(25):
        until_they_rest(table, rng)
        if table.over:
            return
        # Whatever people or the house do next, it is not the last time.
        deeds = [
            (ask.seat, option)
            for ask in table.asks
            if ask.seat == HOUSE or ask.seat < people
            for option in spread(ask.options, 40)
            if not isinstance(option, Left)
        ]
        if not deeds:
            return
        table.answer(*rng.choice(deeds))


def test_a_bot_that_always_has_something_to_do_rests_until_somebody_else_acts() -> None:
    """A guest once filled a database so: a quarter of a million moves in an hour."""
    with registry.known(RestlessJob()):
        _rests()


def _rests() -> None:
    table = joined(RESTLESS, 1)
    rng = random.Random(1)
    bots = table.seats - 1
    assert until_they_rest(table, rng) == ENOUGH * bots
    assert len(table.asks_for(1)) == 1, "the rules ask it as ever: it only does not answer"
    mine = table.asks_for(0)[0].options[0]
    table.answer(0, mine)
    assert until_they_rest(table, rng) == ENOUGH * bots
    table.undo(1)
    assert [a.seat for a in asked_bots(table)], "who takes something back may see them go on"
    table.answer(HOUSE, Left(3))
    assert until_they_rest(table, rng) == ENOUGH * (bots - 1)


def test_whether_a_person_had_a_part_in_it() -> None:
    table = joined(registry.campaign("crew"), 1)
    g = table.state
    assert of_people(g, HOUSE, Arrived(0))
    assert not of_people(g, HOUSE, Arrived(1, bot=True))
    assert of_people(g, HOUSE, Left(1))
    assert of_people(g, 0, table.asks_for(0)[0].options[0])
    assert not of_people(g, 1, table.asks_for(1)[0].options[0])
    for ask in [a for a in table.asks if a.seat != HOUSE]:
        table.answer(ask.seat, ask.options[0])
    assert of_people(table.state, HOUSE, Begun(1, "x", 1)), "a person plays there"
    alone = joined(registry.campaign("crew"), 0)
    for ask in [a for a in alone.asks if a.seat != HOUSE]:
        alone.answer(ask.seat, ask.options[0])
    assert not of_people(alone.state, HOUSE, Begun(1, "x", 1))
