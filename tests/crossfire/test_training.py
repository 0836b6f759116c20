"""Upgrades that bots choose: what the Karma buys, with judgement, and not always the same."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, product

import pytest

from neontable import bots
from neontable.games.crossfire.bots import training
from neontable.games.crossfire.campaign import options as o
from neontable.games.crossfire.campaign.game import CREW
from neontable.games.crossfire.campaign.runner import problems, tops
from neontable.games.crossfire.game import GAME
from neontable.games.crossfire.missions.karma import value
from neontable.games.crossfire.model.library import UPGRADES
from neontable.games.crossfire.model.terms import METATYPES, ROLES
from neontable.games.crossfire.runners.runner import read
from neontable.kernel.campaign.missions import HOUSE, Arrived
from neontable.kernel.table import Table
from tests.crossfire.crew.test_crew import play, state


@pytest.mark.rule("CF-CAMP-004", "CF-CAMP-005", "CF-CAMP-006", "CF-CAMP-009")
@pytest.mark.parametrize("karma", [0, 4, 5, 14, 15, 20, 35, 70, 130, 300])
def test_what_is_chosen_is_paid_for(karma: int) -> None:
    for metatype, seed in product(METATYPES, "abc"):
        chosen = training.chosen(metatype, karma, mission="extraction", seed=seed)
        assert value(chosen) <= karma
        assert len(set(chosen)) == len(chosen) <= METATYPES[metatype].slots
        assert bool(chosen) == (karma >= 5)


def test_no_set_of_upgrades_is_worth_more() -> None:
    few = {u: training.worth_of(u, "elf") for u in list(UPGRADES)[::5]}
    for karma in (15, 35, 60):
        sets = [
            names
            for n in range(1, 5)
            for names in combinations(few, n)
            if sum(UPGRADES[u].karma for u in names) + 10 * (n - 1) <= karma
        ]
        best = max(sum(few[u] for u in names) for names in sets)
        assert sum(few[u] for u in training.best_set(few, karma, 4)) == pytest.approx(best)


def test_every_upgrade_is_chosen_by_somebody_and_none_by_all() -> None:
    could, taken = Counter[str](), Counter[str]()
    for karma, metatype, role in product(
        (5, 10, 15, 20, 30, 35, 45, 55, 70, 100), METATYPES, ROLES
    ):
        for mission, taste in product(("crossfire", "extraction", "dragon-fight"), range(5)):
            seed = f"{taste} {karma} {metatype} {role}"
            chosen = training.chosen(metatype, karma, role=role, mission=mission, seed=seed)
            taken.update(chosen)
            could.update(u for u, facts in UPGRADES.items() if facts.karma <= karma)
    shares = {u: taken[u] / could[u] for u in UPGRADES}
    assert min(shares.values()) > 0
    assert max(shares.values()) < 0.5


def test_a_bot_of_a_table_with_karma_brings_upgrades() -> None:
    options = GAME.checked_options(4, {"karma": 35})
    (text,) = GAME.loadouts.for_bot(1, options, "seed")
    runner = read(text).runner
    assert runner is not None
    assert 5 <= runner.karma <= 35
    assert GAME.loadouts.for_bot(1, options, "seed") == (text,)
    assert not GAME.loadouts.for_bot(1, GAME.checked_options(4, {}), "seed")


def _decide(table: Table, seat: int) -> None:
    for _ in range(12):
        asks = [a for a in table.asks if a.seat == seat]
        if not asks:
            return
        table.answer(seat, bots.make(CREW, bots.BEST, seat, "x").choose(table, asks[0]))
    raise AssertionError("a bot must come to an end")


@pytest.mark.rule("CF-CAMP-007")
def test_a_bot_of_a_crew_takes_what_suits_it_and_covers_it_later() -> None:
    table = CREW.new(2, 5)
    table.answer(HOUSE, Arrived(0))
    table.answer(HOUSE, Arrived(1, bot=True))
    table.answer(0, o.Recruit("ork"))
    table.answer(0, o.Name("Nyx"))
    _decide(table, 1)
    worn = []
    for _ in range(5):
        play(table, karma=12)
        _decide(table, 1)
        runner = state(table).runners[1]
        assert not problems(runner)
        worn.append(value(tops(runner)))
    assert worn == sorted(worn)
    assert worn[0] >= 5
    assert worn[-1] > worn[0]
    assert any(len(pile) > 1 for pile in state(table).runners[1].slots) or worn[-1] >= 40
