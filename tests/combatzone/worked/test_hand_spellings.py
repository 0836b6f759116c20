"""Positions in the spellings of strangers: the same table, whatever they call it."""

from __future__ import annotations

from typing import Any

import pytest

import neontable

from .hand import do, may

HEAD = {"game": "combatzone", "rules": 1}


def _load(**fields: Any) -> Any:
    return neontable.load({**HEAD, **fields})


PLAIN = {
    "active": 0,
    "scenario": "turf-war",
    "teams": [{"faction": "maelstrom", "luck": 3}, {"faction": "tyger-claws", "luck": 3}],
    "models": [
        {"card": "somebody", "seat": 0, "x": 1270, "y": 2794, "tokens": "GyR", "origin": "GYY",
         "skills": {"reflexes": 1, "ranged": 2, "melee": 3, "tech": 2, "influence": 1},
         "keywords": ["netrunner"], "programs": ["running-rabbit"], "armor": 2},
        {"card": "onee-san", "seat": 1, "x": 3810, "y": 2794, "stars": 1},
    ],
}  # fmt: skip

FRENCH = {
    "active": "Somebody",
    "scenario": "Guerre de Territoire",
    "teams": [{"faction": "Maelstrom"}, {"faction": "Tyger Claws"}],
    "models": [
        {"card": "Somebody", "seat": 0, "inches": [5, 11],
         "tokens": ["VERT", "JAUNE utilisé", "ROUGE"],
         "skills": {"Réflexes": 1, "Tir à distance": 2, "Corps à corps": 3,
                    "Technique": 2, "Influence": 1},
         "keywords": "Netrunner", "programs": "Running Rabbit", "armour": 2},
        {"name": "Onee-San", "seat": 1, "at": [15, 11], "veteran": True},
    ],
}  # fmt: skip

ENGLISH = {
    "active": "0-somebody",
    "scenario": "Turf War",
    "teams": [{"faction": "MAELSTROM"}, {"faction": "Tyger claws"}],
    "models": [
        {"name": "somebody", "player": 0, "at": [5.0, 11.0],
         "tokens": [{"colour": "GREEN"}, {"colour": "YELLOW", "used": True}, {"color": "red"}],
         "skills": {"Reflexes": 1, "RANGED": 2, "Melee": 3, "Med": 0, "Tech": 2, "influence": 1},
         "keywords": ["NETRUNNER"], "programs": ["RUNNING RABBIT"], "armor": 2},
        {"card": "ONEE SAN", "player": 1, "inches": [15, 11], "stars": 1},
    ],
}  # fmt: skip


@pytest.mark.rule("CZ-CARD-001")
@pytest.mark.parametrize("written", [FRENCH, ENGLISH], ids=["French", "English"])
def test_one_table_in_several_spellings(written: dict[str, Any]) -> None:
    assert _load(**written).digest == _load(**PLAIN).digest


PLAIN_STREET = {
    "active": 0,
    "map": {"pieces": [{"id": "hall", "kind": "barrier", "roof": True, "box": [10, 9, 4, 4]},
                       {"box": [7, 10, 1, 2]}]},
    "teams": [{"cred": 2}, {"cred": 0}],
    "models": [
        {"card": "warlord", "stars": 1, "seat": 0, "inches": [5, 11], "tokens": "GyY", "hacked": 1,
         "gear": ["katana", "heavy-pistol"]},
        {"card": "oyabun", "seat": 1, "inches": [12, 11], "floor": 0},
    ],
}  # fmt: skip

STRANGE_STREET = {
    "active": 0,
    "scenery": [{"id": "hall", "kind": "building", "roof": True, "box": [10, 9, 4, 4]},
                {"box": [7, 10, 1, 2]}],
    "teams": [{"street_cred": 2}, {"street_cred": 0}],
    "models": [
        {"name": "Warlord *", "team": 0, "position": [5, 11],
         "tokens": "GREEN, used YELLOW, YELLOW", "hacked": True,
         "gear": "Katana, Heavy Pistol", "floor": "ground"},
        {"card": "oyabun", "player": 1, "pos": [12, 11], "on": "hall"},
    ],
}  # fmt: skip


@pytest.mark.rule("CZ-CARD-001", "CZ-SETUP-008")
def test_a_street_and_who_stands_there_in_other_words() -> None:
    plain, strange = _load(**PLAIN_STREET), _load(**STRANGE_STREET)
    assert strange.digest == plain.digest
    assert (strange.state.models[0].sheet.stars, strange.state.models[1].floor) == (1, 0)


@pytest.mark.parametrize("name", ["map", "battlefield", "scenery", "terrain", "pieces"])
@pytest.mark.rule("CZ-SETUP-008")
def test_a_map_under_any_of_its_names(name: str) -> None:
    pieces = [{"box": [7, 10, 1, 2]}]
    models = PLAIN["models"]
    drawn = _load(models=models, map={"pieces": pieces})
    assert _load(models=models, **{name: pieces}).digest == drawn.digest
    assert _load(models=models, **{name: {"pieces": pieces}}).digest == drawn.digest


@pytest.mark.parametrize(
    ("status", "meant"),
    [("out", "out"), ("taken out", "out"), ("Taken-Out", "out"), ("hors de combat", "out"),
     ("on the table", "table"), ("réserve", "reserve"), ("Reserve", "reserve")],
)  # fmt: skip
@pytest.mark.rule("CZ-WND-009")
def test_where_a_model_is_in_words(status: str, meant: str) -> None:
    models = [
        {"card": "warlord", "seat": 0, "inches": [5, 11]},
        {"card": "oyabun", "seat": 1, "inches": [15, 11]},
        {"card": "kyodai", "seat": 1, "inches": [20, 11], "status": status},
    ]
    assert _load(models=models).state.models[2].status == meant


@pytest.mark.rule("CZ-MOVE-006", "CZ-MOVE-012")
def test_scenery_in_french_and_without_heights() -> None:
    mine = {"card": "warlord", "seat": 0, "inches": [5, 11]}
    rival = {"card": "oyabun", "seat": 1, "inches": [15, 11]}
    t = _load(
        active=0, models=[mine, rival], map={"pieces": [{"kind": "barrière", "box": [10, 9, 1, 4]}]}
    )
    assert not may(t, ["use", "basic-ranged", "1-oyabun", "Y"])
    low = _load(active=0, models=[mine, rival], map={"pieces": [{"box": [10, 9, 1, 4]}]})
    assert may(low, ["use", "basic-ranged", "1-oyabun", "Y"])


@pytest.mark.rule("CZ-SETUP-007", "CZ-LUCK-001")
def test_two_models_are_a_position() -> None:
    t = _load(models=[{"card": "Warlord", "seat": 0, "inches": [5, 11]},
                      {"card": "Oyabun", "seat": 1, "inches": [15, 11]}])  # fmt: skip
    assert [team.luck for team in t.state.teams] == [3, 3]
    assert [team.faction for team in t.state.teams] == ["maelstrom", "tyger-claws"]
    assert t.state.models[0].tokens == "GYY"
    do(t, t.asks[0].options[0])


@pytest.mark.rule("CZ-CARD-001")
@pytest.mark.parametrize("name", ["night-market", "Night Market", "Marché de nuit"])
def test_a_house_map_by_its_name(name: str) -> None:
    one = {"card": "warlord", "seat": 0, "inches": [1, 1]}
    two = {"card": "oyabun", "seat": 1, "inches": [29, 21]}
    t = _load(battlefield=name, models=[one, two])
    assert t.state.battlefield == "night-market"


@pytest.mark.rule("CZ-CARD-001")
@pytest.mark.parametrize(
    ("model", "said"),
    [
        ({"card": "warlrd", "seat": 0, "inches": [5, 11]}, "warlord"),
        ({"card": "warlord", "seat": 0, "inches": [5, 11], "gear": "katanna"}, "katana"),
        ({"card": "warlord", "seat": 0, "inches": [5, 11], "tokens": "GXY"}, "models[0].tokens"),
        ({"card": "warlord", "seat": 0, "inches": [5, 11], "skills": {"luck": 2}}, "skills"),
        ({"card": "warlord", "seat": 0, "inches": [5, 11], "keywords": "netruner"}, "netrunner"),
        ({"card": "warlord", "seat": 7, "inches": [5, 11]}, "seat"),
        ({"card": "warlord", "seat": 0}, "models[0]"),
        ({"card": "warlord", "seat": 0, "inches": [5, 11], "programs": "adware"}, "Netrunner"),
        ({"card": "warlord", "seat": 0, "inches": [5, 11], "stars": 5}, "stars"),
        ({"card": "warlord", "seat": 0, "inches": [5, 11], "wonds": 1}, "wonds"),
    ],
)
def test_a_slip_of_the_pen_is_named(model: dict[str, Any], said: str) -> None:
    with pytest.raises(neontable.BadPosition) as wrong:
        _load(models=[model, {"card": "oyabun", "seat": 1, "inches": [15, 11]}])
    assert said in str(wrong.value)


@pytest.mark.rule("CZ-MEAS-001")
@pytest.mark.parametrize("spot", [{"x": 5.5, "y": 11}, {"x": 5.5, "y": 11.0}, {"at": [5.5, 11]}])
def test_small_and_broken_numbers_are_inches(spot: dict[str, Any]) -> None:
    t = _load(models=[{"card": "warlord", "seat": 0, **spot},
                      {"card": "oyabun", "seat": 1, "x": 15, "y": 11}])  # fmt: skip
    assert [(m.x, m.y) for m in t.state.models] == [(1397, 2794), (3810, 2794)]


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"active": "somebody"}, "active: models 0, 1 are called 'somebody'"),
        ({"active": "oyabun"}, "active: no model is called 'oyabun'"),
        (
            {"models": [{"skills": {"shooting": 2}}]},
            "models[0].skills: there is no skill 'shooting'",
        ),
        ({"models": [{"floor": "roof"}]}, "models[0].floor: no piece of scenery is called 'roof'"),
    ],
)
def test_a_name_where_a_number_is_meant_is_refused_by_name(
    changes: dict[str, object], problem: str
) -> None:
    models = [
        {"card": "somebody", "seat": 0, "inches": [5, 11]},
        {"card": "somebody", "seat": 1, "inches": [15, 11]},
    ]
    more = changes.pop("models", [{}])
    assert isinstance(more, list)
    models[0] |= more[0]
    with pytest.raises(neontable.BadPosition) as refused:
        neontable.load({"game": "combatzone", "rules": 1, "models": models, **changes})
    assert any(found.startswith(problem) for found in refused.value.problems)


def test_marks_and_exhausted_cards_by_their_names() -> None:
    table = neontable.load(
        {
            "game": "combatzone",
            "rules": 1,
            "models": [
                {"card": "somebody", "seat": 0, "inches": [5, 11], "gear": "Light Armorjack",
                 "exhausted": "Light Armorjack", "marks": "Vulnerable"},
                {"card": "somebody", "seat": 1, "inches": [15, 11]},
            ],
        }
    )  # fmt: skip
    sheet = table.state.models[0].sheet
    assert (sheet.exhausted, sheet.marks) == (("light-armorjack",), ("vulnerable",))
