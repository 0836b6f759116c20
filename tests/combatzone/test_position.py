"""Positions: what may be left out, what is refused and how, and the page that documents them."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from neontable.games.combatzone.model.state import CombatZone
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

    for kind in (CombatZone, Model, Team):
        for name in kind.__struct_fields__:
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
        (model(programs=["ambush"]), "models[0].programs: warlord is no Netrunner"),
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
    ],
)
def test_what_is_wrong_is_named(position: dict[str, Any], words: str) -> None:
    found = problems(position)
    assert any(p.startswith(words) for p in found), found


def test_all_faults_come_at_once() -> None:
    position = model(tokens="GXY", hacked=-1)
    position["control"] = 9
    assert len(problems(position)) == 3


def test_a_map_in_a_position_is_checked() -> None:
    bad = {"id": "a", "kind": "barrier", "look": "wall", "height": -1, "box": [1, 1, 1, 1]}
    found = problems(two(map={"pieces": [bad]}))
    assert any("height" in p for p in found), found
