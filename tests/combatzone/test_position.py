"""Positions: what may be left out, what is refused and how, and the page that documents them."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from neontable.games.combatzone.model.state import CombatZone
from neontable.kernel.errors import BadDice
from tests.positions import load, page, play_on, problems, write_and_read

TEXT, EXAMPLES = page("combatzone")


def two(**fields: Any) -> dict[str, Any]:
    models = [
        {"card": "warlord", "seat": 0, "inches": [5, 11]},
        {"card": "oyabun", "seat": 1, "inches": [15, 11]},
    ]
    return {"game": "combatzone", "rules": 1, "models": models, **fields}


def model(i: int = 0, /, **facts: Any) -> dict[str, Any]:
    position = two()
    position["models"][i].update(facts)
    return position


@pytest.mark.parametrize("example", EXAMPLES)
def test_the_examples_of_the_page_are_played(example: str) -> None:
    table = load(json.loads(example))
    write_and_read(table, random.Random(3), 6)


def test_every_field_is_on_the_page() -> None:
    from neontable.games.combatzone.model.pieces import Model, Team
    from neontable.games.combatzone.positions.written import SHORT

    for names in (*(kind.__struct_fields__ for kind in (CombatZone, Model, Team)), SHORT, ["map"]):
        for name in names:
            known = name in (
                "windows",
                "every_ask",
                "campaign",
                "outcome",
                "last_move",
                "activations",
            )
            assert known or f"`{name}`" in TEXT or f"{name}`" in TEXT, f"{name} is not on the page"


def test_almost_everything_may_be_left_out() -> None:
    table = load(two())
    g = table.state
    assert isinstance(g, CombatZone)
    assert [m.tokens for m in g.models] == ["GYY", "GGY"]
    assert [t.faction for t in g.teams] == ["maelstrom", "tyger-claws"]
    assert [t.luck for t in g.teams] == [3, 3]
    assert g.models[0].x == 5 * 254
    play_on(table, random.Random(1), 60)


@pytest.mark.parametrize(
    ("position", "words"),
    [
        (model(tokens="GXY"), "models[0].tokens: letters of GYR"),
        (model(card="warlrd"), "models[0].card: there is no 'warlrd'; is it warlord"),
        (model(stars=7), "models[0].stars is 7"),
        (model(gear=["sword"]), "models[0].gear: there is no 'sword'"),
        (model(seat=5), "models[0].seat is 5"),
        (model(hacked=-1), "models[0].hacked is -1"),
        (model(stunned=True), "models[0].stunned: it is for Gonks"),
        (model(body=True), "models[0].body: only a model that is out"),
        (model(programs=["ambush"]), "models[0].programs: warlord is not a Netrunner"),
        (model(inches=[0.1, 11]), "models[0]: it cannot stand at 25, 2794"),
        (model(inches=[15, 11.2]), "models[0]: it cannot stand"),
        (model(speed=3), "models[0].speed: there is no such field"),
        (two(control=4), "control is 4; it must be 0 to 1"),
        (two(scenario="picnic"), "scenario: there is no 'picnic'"),
        (two(battlefield="moon"), "battlefield: no battlefield is called 'moon'"),
        (two(teams=[{"luck": -1}]), "teams[0].luck is -1"),
        (two(loot=["gold"]), "loot: there is no 'gold'"),
        (two(doors=[0]), "doors: this map has 0 doors"),
        (two(sides=[[0]]), "sides: every seat belongs to one side"),
        (two(teams=[{"faction": "maelstorm"}]), "teams[0].faction: there is no 'maelstorm'; is it"),
        (two(dice=[3, 0]), "dice: faces are 1 or more; there are 3, 0"),
        (two(active="nobody"), "active: no model is called 'nobody'"),
        (model(base=3), "models[0].base is 3; 10 to 150 mm across"),
        (model(skills={"luck": 2}), "models[0].skills: there is no skill"),
    ],
)
def test_what_is_wrong_is_named(position: dict[str, Any], words: str) -> None:
    found = problems(position)
    assert any(p.startswith(words) for p in found), found


def test_all_faults_come_at_once() -> None:
    position = model(tokens="GXY", hacked=-1)
    position["control"] = 9
    assert len(problems(position)) == 3


def test_without_a_rules_version_only_that_is_missing() -> None:
    """Every short form was a fault then, though all of them are understood."""
    position = two()
    del position["rules"]
    assert problems(position) == ["rules: it is missing; a whole number is needed"]


def test_a_map_in_a_position_is_checked() -> None:
    bad = {"id": "a", "kind": "barrier", "look": "wall", "height": -1, "box": [1, 1, 1, 1]}
    found = problems(two(map={"pieces": [bad]}))
    assert any("height" in p for p in found), found


# -- short forms ---------------------------------------------------------------------------------
def test_names_are_forgiven() -> None:
    by_hand = {
        "card": "Onee-San",
        "inches": [5, 11],
        "gear": "Kevlar ARMOR",
        "tokens": ["GREEN", "used yellow"],
        "skills": {"Ranged": 2},
    }
    table = load(two(models=[by_hand, {"card": "oyabun", "seat": 1, "inches": [15, 11]}]))
    g = table.state
    assert isinstance(g, CombatZone)
    sheet = g.models[0].sheet
    assert (sheet.card, sheet.gear, sheet.skills) == (
        "onee-san",
        ("kevlar-armor",),
        (0, 2, 0, 0, 0, 0),
    )
    assert g.models[0].tokens == "Gy"
    write_and_read(table, random.Random(2), 4)


@pytest.mark.parametrize("name", ["Warlord", "warlord", "boss", 0])
def test_a_model_is_named_by_its_card_or_label(name: str | int) -> None:
    position = model(label="boss")
    position["active"] = name
    g = load(position).state
    assert isinstance(g, CombatZone)
    assert g.active == 0


@pytest.mark.parametrize(
    ("card", "tokens", "origin"),
    [
        ("warlord", "GYY", "GYY"),
        ("warlord", "YYR", "YYG"),
        ("warlord", "rYr", "GYY"),
        ("somebody", "RR", "GY"),
        ("somebody", "RRRR", "GYYY"),
        ("oyabun", "Y", "Y"),
    ],
)
def test_what_red_tokens_were(card: str, tokens: str, origin: str) -> None:
    g = load(model(card=card, tokens=tokens)).state
    assert isinstance(g, CombatZone)
    assert g.models[0].origin == origin


def test_scenery_is_named_and_lengths_are_rounded() -> None:
    pieces = [
        {"box": [1 / 3, 1, 1, 1]},
        {"id": "roof", "kind": "barrier", "roof": True, "box": [4, 9, 3, 4]},
    ]
    g = load({**model(floor="roof"), "map": {"pieces": pieces}}).state
    assert isinstance(g, CombatZone)
    assert g.models[0].floor == 1


def test_fixed_dice_are_kept_by_undo_and_hidden_from_guesses() -> None:
    table = load(two(dice=[7, 6], active=0, teams=[{"luck": 0}, {"luck": 0}]))
    table.answer(0, ["use", "basic-ranged", "1-oyabun", "Y"])
    table.answer(1, ["oppose", "G", ""])
    assert not table.state.dice
    table.undo(2)
    assert table.state.dice == (7, 6)
    assert not table.redeal(0).state.dice
    assert b"dice" in table.to_json()
    other = load(two(dice=[9], active=0, teams=[{"luck": 0}, {"luck": 0}]))
    other.answer(0, ["use", "basic-ranged", "1-oyabun", "Y"])
    with pytest.raises(BadDice):
        other.answer(1, ["oppose", "G", ""])
    assert other.state.dice == (9,)
