"""Ammo tiles and power-up cards: the right pieces in the right numbers."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from neontable.games.adrenaline.model.ammo import (
    COLOUR,
    CUBES,
    HAS_POWERUP,
    KIND,
    KINDS,
    POWERUPS,
    TILES,
)
from neontable.games.adrenaline.model.grid import BLUE, COLOURS, RED, YELLOW

FACTS: dict[str, Any] = json.loads(
    (Path(__file__).parents[1] / "data" / "adrenaline" / "ammo_tiles.json").read_text("utf-8")
)


def meaning(tile: str) -> tuple[tuple[int, ...], bool]:
    return CUBES[tile], HAS_POWERUP[tile]


def recorded(facts: dict[str, Any]) -> tuple[tuple[int, ...], bool]:
    return tuple(facts["cubes"].count(colour) for colour in COLOURS), facts["powerup"]


def test_the_36_tiles_are_those_recorded() -> None:
    assert len(TILES) == FACTS["count"] == 36
    assert Counter(map(meaning, TILES)) == Counter(map(recorded, FACTS["tiles"]))
    assert Counter(map(meaning, TILES)) == {
        recorded(entry): entry["copies"] for entry in FACTS["distribution"]
    }


def test_tiles_hold_thirty_cubes_of_each_colour_and_half_give_a_powerup() -> None:
    totals = FACTS["totals"]
    for colour in (RED, BLUE, YELLOW):
        assert sum(CUBES[tile][colour] for tile in TILES) == totals["cubes"][COLOURS[colour]]
    assert sum(HAS_POWERUP[tile] for tile in TILES) == totals["with_powerup"]


def test_a_tile_is_always_three_things_and_its_name_says_which() -> None:
    for tile in set(TILES):
        assert sum(CUBES[tile]) + HAS_POWERUP[tile] == 3
        spelled = "".join(n * letter for n, letter in zip(CUBES[tile], "RBY", strict=True))
        assert tile == spelled + "+" * HAS_POWERUP[tile]
    assert set(CUBES) == set(HAS_POWERUP) == set(TILES)
    assert CUBES["RBB"] == (1, 2, 0)
    assert not HAS_POWERUP["RBB"]
    assert CUBES["YY+"] == (0, 0, 2)
    assert HAS_POWERUP["YY+"]


@pytest.mark.rule("AD-POWER-001")
def test_four_kinds_of_powerup_two_of_each_in_each_colour() -> None:
    assert len(POWERUPS) == 24
    assert KINDS == ("scope", "newton", "tagback", "teleporter")
    assert Counter((KIND[card], COLOUR[card]) for card in POWERUPS) == {
        (kind, colour): 2 for kind in KINDS for colour in (RED, BLUE, YELLOW)
    }


def test_a_powerup_is_named_by_kind_and_colour() -> None:
    assert set(KIND) == set(COLOUR) == set(POWERUPS)
    for card in set(POWERUPS):
        assert card == f"{KIND[card]}-{COLOURS[COLOUR[card]]}"
    assert COLOUR["scope-red"] == RED
    assert COLOUR["tagback-yellow"] == YELLOW
