"""Every component against the recorded facts (tests/data/crossfire): numbers, colours, types,
copies, when abilities work.  How sure the record is must be said of the component too."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from neontable.games.crossfire.model.card import DESIGNED, LISTED, PUBLISHED
from neontable.games.crossfire.model.library import CARDS, EVENTS, OBSTACLES, UPGRADES
from neontable.games.crossfire.model.terms import (
    BOSS,
    COLOUR_OF_ROLE,
    METATYPES,
    ROLES,
    TYPE_OF_COLOUR,
    starting_deck,
)

DATA = Path(__file__).parent.parent / "data" / "crossfire"


def facts(name: str) -> dict[str, Any]:
    return dict(json.loads((DATA / f"{name}.json").read_text("utf-8")))


MOMENTS = {
    "static": "static",
    "flipped": "flipped",
    "defeated": "defeated",
    "on_attack": "attack",
    "after_attack": "after-attack",
    "start_of_facing_runner_turn": "turn-start",
}
EXPANSION_EVENT = "stranger-things-happen"
"""Of the 51 names that circulate one is not of the base set: docs/rulings.md."""


@pytest.mark.rule("CF-MKT-011", "CF-MKT-013", "CF-ROLE-006", "CF-ROLE-007", "CF-SETUP-001")
def test_cards() -> None:
    recorded = facts("cards")
    assert set(CARDS) == set(recorded)
    for id, fact in recorded.items():
        card = CARDS[id]
        colours = {"black": card.damage.black, "blue": card.damage.blue}
        colours |= {"green": card.damage.green, "red": card.damage.red}
        damage: dict[str, object] = {colour: n for colour, n in colours.items() if n}
        if card.damage.any or card.damage.x:
            damage["colorless"] = "X" if card.damage.x else card.damage.any
        found = {
            "number": card.number or None,
            "type": card.type,
            "basic": card.basic,
            "copies": card.copies,
            "cost": card.cost,
            "damage": damage,
            "assist": card.assist_damage is not None,
            "needs": bool(card.needs),
        }
        assert found == {name: fact[name] for name in found}, id
        assert bool(card.special) >= fact["special"], id
        assert card.origin == PUBLISHED, id
        assert (card.source == LISTED) == (fact["confidence"] == "medium"), id


@pytest.mark.rule("CF-OBS-001", "CF-OBS-022", "CF-SETUP-001", "CF-CARD-045")
def test_obstacles() -> None:
    recorded = facts("obstacles")
    assert {id for id, o in OBSTACLES.items() if o.deck != BOSS} == set(recorded)
    for id, fact in recorded.items():
        obstacle = OBSTACLES[id]
        found = {
            "number": obstacle.number,
            "deck": obstacle.deck,
            "color": obstacle.colour,
            "type": obstacle.kind,
            "track": list(obstacle.track),
            "attack": obstacle.attack,
            "nuyen": obstacle.nuyen,
        }
        assert found == {name: fact[name] for name in found}, id
        abilities = Counter((a.on, a.level, bool(a.cancel)) for a in obstacle.abilities)
        wanted = Counter((MOMENTS[on], level, cancel) for on, level, cancel in fact["abilities"])
        assert abilities == wanted, id
        assert obstacle.origin == PUBLISHED, id
        assert (obstacle.source == LISTED) == (fact["confidence"] == "medium"), id


@pytest.mark.rule("CF-SETUP-001")
def test_events() -> None:
    recorded = facts("events")
    assert set(EVENTS) == set(recorded) - {EXPANSION_EVENT}
    for id, event in EVENTS.items():
        fact = recorded[id]
        whole = fact["confidence"] in ("high", "medium")
        assert event.origin == (PUBLISHED if whole else DESIGNED), id
        if whole:
            assert event.number == (fact["number"] or ""), id
        bombs = any(kind == "timebomb" for kind, _ in fact["effects"])
        assert not bombs or any(a.on == "timebomb" for a in event.abilities), id


@pytest.mark.rule("CF-CAMP-010", "CF-CAMP-009")
def test_upgrades() -> None:
    recorded = {id: fact["karma"] for id, fact in facts("upgrades").items() if fact["base"]}
    assert {id: upgrade.karma for id, upgrade in UPGRADES.items()} == recorded


@pytest.mark.rule("CF-SETUP-004", "CF-SETUP-009", "CF-CAMP-009")
def test_runner_cards() -> None:
    recorded = facts("runners")
    assert len(recorded) == 10
    for id, numbers in recorded.items():
        m = METATYPES[id.rsplit("-", 1)[0]]
        assert [m.hp, m.cards, m.nuyen, m.slots] == numbers, id


@pytest.mark.rule("CF-ROLE-001", "CF-ROLE-002", "CF-ROLE-003", "CF-ROLE-004", "CF-ROLE-005")
def test_role_cards() -> None:
    recorded = facts("roles")
    assert set(ROLES) == set(recorded)
    for id, fact in recorded.items():
        assert COLOUR_OF_ROLE[id] == fact["color"]
        assert TYPE_OF_COLOUR[fact["color"]] == fact["type"]
        assert Counter(starting_deck(id)) == fact["deck"], id
