"""Every model is fielded in every rank: its numbers as in the data, its cards in force, its turn
played."""

from __future__ import annotations

import random

import pytest

from neontable.games.combatzone.cards import facts
from neontable.games.combatzone.game import GAME
from neontable.games.combatzone.model import library
from neontable.games.combatzone.model.profile import profile
from tests.combatzone.skirmish import Skirmish, m

RANKS = [(id, rank.stars) for id, model in facts.MODELS.items() for rank in model.ranks]


@pytest.mark.rule("CZ-CARD-001", "CZ-SETUP-007", "CZ-MODEL-003")
@pytest.mark.parametrize(("id", "stars"), RANKS, ids=lambda v: str(v))
def test_a_model_plays_with_the_numbers_of_its_card(id: str, stars: int) -> None:
    fact = facts.MODELS[id]
    rank = fact.rank(stars)
    assert rank is not None
    s = Skirmish(m(id, 0, 8, stars=stars), m("somebody", 0, 9.9), m("somebody", 1, 14))
    me = s.model(0)
    found = profile(me.sheet)
    assert me.tokens == ("" if fact.gonk else rank.tokens)
    assert found.colour == rank.tokens[0]
    assert found.armor >= rank.armor
    assert found.skills == rank.skills
    assert set(rank.special) == {*found.rank.abilities, *found.rank.gear}
    assert {*fact.keywords, *rank.keywords} <= found.keywords
    for special in rank.special:
        card = library.ABILITIES.get(special) or library.GEAR[special]
        if special not in facts.GEAR:
            assert card.name == facts.SPECIALS[special]
        for action in card.actions:
            assert action in found.actions
    # It takes its turn, whatever comes.
    dice = random.Random(f"{id} {stars}")
    if fact.gonk:
        # Nobody else has a Ready token: the team must be Inspired.
        s = Skirmish(m(id, 0, 8), m("somebody", 0, 9.9, tokens="gyy"), m("somebody", 1, 14))
        s.pick("activate", model=0)
    else:
        s.pick("activate", model=0)
    for _ in range(60):
        if s.table.over or s.ask.id == "cz-ask-control":
            break
        ask = s.ask
        s.table.answer(ask.seat, dice.choice(list(ask.options)))
    assert GAME.check(s.g) == []


def test_the_data_are_complete() -> None:
    assert len(facts.MODELS) == 180
    assert sum(len(g.offers) for g in facts.GEAR.values()) == 394
    assert len(facts.PROGRAMS) == 83
    assert set(facts.MODELS) <= set(library.MODELS)
    assert set(facts.GEAR) <= set(library.GEAR)
    assert set(facts.PROGRAMS) == set(library.PROGRAMS)
    assert sum(card.copies for card in library.LOOT.values()) >= 30


def test_prices_rarity_and_stars_as_in_the_data() -> None:
    for id, fact in facts.GEAR.items():
        sales = {
            (s.faction or "universal", s.eb, s.rarity, s.stars) for s in library.GEAR[id].sales
        }
        assert sales == {(o.faction, o.eb, o.rarity, o.stars) for o in fact.offers}
        assert library.GEAR[id].armor == fact.armor
    for id, program in facts.PROGRAMS.items():
        card = library.PROGRAMS[id]
        assert (card.quality, card.vulnerable) == (program.quality, program.vulnerable)


@pytest.mark.rule("CZ-ARM-002", "CZ-ARM-004")
@pytest.mark.parametrize("id", [id for id, gear in library.GEAR.items() if gear.armor])
def test_armor_gear_is_lost_instead_of_a_wound(id: str) -> None:
    s = Skirmish(m("somebody", 0, 5), m("somebody", 1, 11, gear=[id])).activate(0)
    s.pick("use", action="basic-ranged", target=1, colour="G")
    s.pick("oppose", 11, 2, token="Y", card=id)
    if s.ask.id == "cz-ask-keep-armor":
        s.pick("pass")
    assert s.tokens(1).upper() == "GYY"
    gone = id not in s.model(1).sheet.gear
    assert gone or id in s.model(1).sheet.exhausted


@pytest.mark.rule("CZ-ARM-002")
def test_loot_armor_is_lost_too() -> None:
    s = Skirmish(m("somebody", 0, 5), m("somebody", 1, 11, loot=["riot-plate"])).activate(0)
    s.pick("use", action="basic-ranged", target=1, colour="G")
    s.pick("oppose", 11, 2, token="Y", card="riot-plate")
    assert s.model(1).sheet.loot == ()
    assert s.tokens(1).upper() == "GYY"


@pytest.mark.rule("CZ-NET-001", "CZ-TEAM-011")
@pytest.mark.parametrize("id", [id for id, g in library.GEAR.items() if "netrunner" in g.keywords])
def test_decks_make_netrunners(id: str) -> None:
    s = Skirmish(m("somebody", 0, 5, gear=[id]), m("somebody", 1, 11))
    assert profile(s.model(0).sheet).netrunner
    assert profile(s.model(0).sheet).cyber is ("cybergear" in library.GEAR[id].keywords)
