"""Maps that people draw: judged live, kept by their owner, played on."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from neontable.games.combatzone.battlefields.workshop import MAPS
from tests.server.conftest import Player

New = Callable[..., Player]
STACKS = next(m.text for m in MAPS.built_in() if m.name == "stacks")


@pytest.fixture
def ann(player: New) -> Player:
    return player("Ann")


def read(who: Player, text: str = STACKS) -> Any:
    return who.post("/api/maps/read", {"game": "combatzone", "text": text})


def test_the_workshop_says_what_there_is_in_the_language_of_the_page(ann: Player) -> None:
    english = ann.get("/api/games/combatzone/workshop")
    french = ann.get("/api/games/combatzone/workshop", lang="fr")
    assert [s["name"] for s in english["sorts"]] == [s["name"] for s in french["sorts"]]
    named = {s["name"]: s["text"] for s in french["sorts"]}
    assert named["door"] == "porte"
    assert english["option"] == "map_text"


def test_a_game_without_maps_says_so(ann: Player) -> None:
    status, code = ann.refused("GET", "/api/games/netrunner/workshop")
    assert (status, code) == (400, "no-maps")
    games = {g["name"]: g for g in ann.get("/api/games")["games"]}
    assert games["combatzone"]["maps"] == "map_text"
    assert "maps" not in games["netrunner"]


def test_every_change_is_judged_with_its_place(ann: Player) -> None:
    drawing = read(ann)["drawing"]
    first, second = drawing["items"][0], drawing["items"][1]
    second["points"] = [[x + 50, y] for x, y in first["points"]]
    found = ann.post("/api/maps/check", {"game": "combatzone", "drawing": drawing})
    assert not found["ok"]
    fault = next(f for f in found["faults"] if set(f["items"]) == {first["id"], second["id"]})
    assert fault["at"]
    assert found["scene"]["regions"]


def test_a_map_is_kept_changed_listed_and_removed_by_its_owner_only(
    ann: Player, player: New
) -> None:
    bob = player("Bob")
    kept = ann.post("/api/maps", {"game": "combatzone", "text": STACKS, "name": "Mine"})
    mine = [m["name"] for m in ann.get("/api/maps", game="combatzone")["maps"]]
    assert mine[0] == "Mine"
    assert len(mine) == 1 + len(MAPS.built_in())
    assert "Mine" not in [m["name"] for m in bob.get("/api/maps", game="combatzone")["maps"]]
    path = f"/api/maps/{kept['id']}"
    change = {"game": "combatzone", "text": STACKS, "name": "Other"}
    assert bob.refused("PUT", path, change) == (404, "no-map")
    assert ann.put(path, change)["name"] == "Other"
    # It is no team list: nobody can bring it to a seat.
    lists = ann.get("/api/loadouts", game="combatzone")["loadouts"]
    assert kept["id"] not in [d["id"] for d in lists]
    assert bob.refused("DELETE", path) == (404, "no-map")
    ann.call("DELETE", path)
    assert len(ann.get("/api/maps", game="combatzone")["maps"]) == len(MAPS.built_in())


def test_what_is_no_map_is_refused_with_every_reason(ann: Player) -> None:
    wrong = {"game": "combatzone", "text": '{"width": 3}', "name": "x"}
    assert ann.refused("POST", "/api/maps", wrong) == (400, "bad-input")
    headers = {"content-type": "application/json"}
    text = ann.http.post("/api/maps", content=json.dumps(wrong), headers=headers).json()["text"]
    assert "depth" in text
    assert "pieces" in text


def test_a_seed_makes_the_same_map_for_everybody(ann: Player, player: New) -> None:
    wish = {"game": "combatzone", "size": "large", "seed": "friday"}
    one = ann.post("/api/maps/generated", wish)
    assert one["text"] == player("Bob").post("/api/maps/generated", wish)["text"]
    assert ann.refused("POST", "/api/maps/generated", {**wish, "size": "huge"})[0] == 400


def test_a_drawn_map_is_played_on(ann: Player) -> None:
    text = read(ann)["text"]
    table = ann.post(
        "/api/tables",
        {
            "game": "combatzone",
            "seats": [{"kind": "me"}, {"kind": "bot"}],
            "options": {"map_text": text},
        },
    )
    assert table["status"] == "playing"
