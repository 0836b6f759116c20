"""The box holds what the published lists say, and every word of it can be said."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from neontable.games.adrenaline import GAME
from neontable.kernel import rules
from neontable.kernel.text import LANGUAGES, render

DATA = Path(__file__).parent.parent / "data" / "adrenaline"
BOX = {c.id: c for c in GAME.show.components()}
KINDS = {"optional_effects": "effects", "alternative_modes": "modes", "single": "single"}
POWERUP_NAMES = {"targeting_scope": "scope", "tagback_grenade": "tagback"}


def data(name: str) -> Any:
    return json.loads((DATA / f"{name}.json").read_text("utf-8"))


def test_ids_are_unique_and_counts_are_those_of_the_box() -> None:
    assert len(BOX) == len(GAME.show.components())
    kinds: Counter[str] = Counter()
    for c in BOX.values():
        kinds[c.kind] += c.copies
    assert kinds == {
        "weapon": 21,
        "powerup": 24,
        "tile": 36,
        "arena": 4,
        "board": 5,
        "skull": 8,
        "cube": 45,
        "marker": 1,
        "bot": 1,
    }


@pytest.mark.parametrize("published", data("weapons"), ids=lambda w: str(w["id"]))
def test_weapon_facts_are_the_published_ones(published: dict[str, Any]) -> None:
    c = BOX[published["id"]]
    assert c.facts["cost"] == published["cost"]
    assert sorted(c.facts["pick_up"]) == sorted(published["pickup_cost"])
    assert sorted(c.facts["reload"]) == sorted(published["reload_cost"])
    assert c.facts["kind"] == KINDS[published["kind"]]
    effects = {e["id"]: sorted(e["ammo_cost"]) for e in published["effects"]}
    assert {key: sorted(cost) for key, cost in c.facts["effects"].items()} == effects
    assert len(c.texts) == len(effects)


@pytest.mark.rule("AD-POWER-001")
def test_powerups_are_four_kinds_in_three_colours_twice() -> None:
    published = Counter(
        (POWERUP_NAMES.get(p["kind"], p["kind"]), p["colour"], tuple(p["cost"]))
        for p in data("powerups")
    )
    ours = {
        (c.facts["kind"], c.facts["colour"], tuple(c.facts["cost"])): c.copies
        for c in BOX.values()
        if c.kind == "powerup"
    }
    assert ours == published
    assert set(ours.values()) == {2}


def test_tiles_are_the_published_ones() -> None:
    published = {
        (tuple(sorted(t["cubes"])), t["powerup"]): t["copies"]
        for t in data("ammo_tiles")["distribution"]
    }
    ours = {
        (tuple(sorted(c.facts["cubes"])), c.facts["powerup"]): c.copies
        for c in BOX.values()
        if c.kind == "tile"
    }
    assert ours == published


@pytest.mark.parametrize("published", data("maps")["arenas"], ids=lambda a: str(a["id"]))
def test_arenas_are_the_published_ones(published: dict[str, Any]) -> None:
    facts = BOX[published["id"]].facts
    assert facts["grid"] == published["grid"]
    spawns = {colour: row * 4 + col for colour, (row, col) in published["spawns"].items()}
    assert facts["spawn"] == spawns
    suggested = published["recommended_players"]
    assert facts["players"] == [suggested["min"], suggested["max"]]
    assert facts["halves"] == [published["halves"]["left"], published["halves"]["right"]]
    assert facts["squares"] == published["square_count"]


def test_every_component_says_its_origin_source_and_rules() -> None:
    for c in BOX.values():
        assert c.origin in ("published", "designed")
        assert c.source
        assert c.rules
        for rule in c.rules:
            assert rules.find(rule).id == rule


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_can_be_said(lang: str) -> None:
    for c in BOX.values():
        for text in (c.name, *c.texts):
            assert render(text, lang).strip()


def test_an_effect_is_shown_with_its_extra_cost() -> None:
    shown = [render(text, "en") for text in BOX["lock_rifle"].texts]
    assert shown == [
        "Basic effect. One target you see: 2 damage and 1 mark.",
        "Second lock (red). Another target you see: 1 mark.",
    ]
    assert render(BOX["lock_rifle"].texts[1], "fr").count("(rouge)") == 1
