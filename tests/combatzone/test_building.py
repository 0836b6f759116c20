"""Building teams from cards: what a faction offers, and what mends a team."""

from __future__ import annotations

from typing import Any

import pytest

from neontable.games.combatzone import GAME
from neontable.games.combatzone.show.components import component_id, model_component
from neontable.kernel.errors import BadOption
from neontable.kernel.loadouts import Entry, Fix
from neontable.kernel.text import render

LOADOUTS = GAME.loadouts
assert LOADOUTS is not None


def fixes(text: str, **chosen: Any) -> dict[str, Fix | None]:
    """By the message of the problem."""
    assert LOADOUTS is not None
    options = GAME.checked_options(2, chosen)
    report = LOADOUTS.check(text, None, options)
    found = LOADOUTS.fixes(report, options)
    return {p.text.id: fix for p, fix in zip(report.problems, found, strict=True)}


@pytest.mark.rule("CZ-TEAM-002")
def test_a_team_without_leader_is_offered_the_cheapest() -> None:
    fix = fixes("# faction: Maelstrom\n2 Ripper\n")["cz-team-no-leader"]
    assert fix is not None
    assert render(fix.text, "en").startswith("Hire ")
    text = LOADOUTS.written("", "Maelstrom", fix.entries)
    assert LOADOUTS.check(text, None, GAME.checked_options(2, {})).problems == ()


@pytest.mark.rule("CZ-TEAM-005")
def test_a_team_that_costs_too_much_gives_something_away() -> None:
    house = next(one for one in LOADOUTS.built_in() if one.meters[0].n == 150)
    over = fixes(house.text, eb=145)["cz-team-no-eb"]
    assert over is not None
    text = LOADOUTS.written("", house.side, over.entries)
    report = LOADOUTS.check(text, None, GAME.checked_options(2, {"eb": 145}))
    assert report.problems == ()


@pytest.mark.rule("CZ-TEAM-005")
@pytest.mark.parametrize("name", ["Block Captains", "Dragon Parade"])
def test_a_team_for_a_larger_table_is_offered_a_smaller_one(name: str) -> None:
    house = next(one for one in LOADOUTS.built_in() if one.name == name)
    fix = fixes(house.text, eb=100)["cz-team-no-eb"]
    assert fix is not None
    text = LOADOUTS.written("", house.side, fix.entries)
    assert LOADOUTS.check(text, None, GAME.checked_options(2, {"eb": 100})).problems == ()


@pytest.mark.rule("CZ-TEAM-001")
def test_a_model_of_another_faction_is_taken_out() -> None:
    text = "# faction: Maelstrom\nWarlord\nKyodai\n"
    fix = fixes(text)["cz-team-no-foreign"]
    assert fix is not None
    assert [e.component for e in fix.entries] == [model_component("warlord", 0)]


def test_gear_is_offered_with_the_price_and_rarity_of_the_faction() -> None:
    options = GAME.checked_options(2, {})
    offers = {o.component: o for o in LOADOUTS.offers("Maelstrom", options)}
    leader = offers[model_component("warlord", 0)]
    assert leader.holds
    assert leader.most == 1
    airhypo = offers[component_id("gear", "airhypo")]
    assert airhypo.held
    assert airhypo.cost > 0
    assert airhypo.most > 0
    assert not any(o.holds for o in offers.values() if o.held)


def test_entries_that_are_no_team_are_refused() -> None:
    with pytest.raises(BadOption, match="no model 'airhypo'"):
        LOADOUTS.written("", "Maelstrom", [Entry("airhypo")])
    with pytest.raises(BadOption, match="a faction is one of"):
        LOADOUTS.written("", "Chessmen", [Entry("warlord")])
    with pytest.raises(BadOption, match="at most"):
        LOADOUTS.written("", "Maelstrom", [Entry("ripper", 99)])
