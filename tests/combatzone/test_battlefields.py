"""Battlefields: built-in maps, the generator, the map file, every fault that its checker finds."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from neontable.games.combatzone.battlefields import (
    BUILT_IN,
    battlefield,
    check,
    density,
    generated,
    read,
    space,
    title,
    written,
)
from neontable.games.combatzone.battlefields.mapfile import LOOKS, in_inches, units
from neontable.games.combatzone.space import BASE, GREEN, GROUND, INCH, Base, Moving, No, Space
from neontable.kernel.errors import BadOption
from neontable.kernel.text import Text, has, render

DOCS = Path(__file__).parents[2] / "docs" / "battlefields.md"


def small(*pieces: dict[str, Any], **more: Any) -> str:
    return json.dumps({"name": "Test", "width": 30, "depth": 22, "pieces": [*pieces], **more})


def faults(text: str) -> list[str]:
    for fault in check(text):
        assert render(fault.placed(), "fr")
    return [str(fault) for fault in check(text)]


WALL = {"id": "wall", "kind": "barrier", "look": "wall", "height": 4, "box": [10, 5, 1, 6]}
ROOF = {"id": "roof", "kind": "barrier", "height": 4, "roof": True, "box": [3, 3, 4, 4]}
CAR = {"id": "car", "kind": "obstacle", "look": "car", "height": 1.5, "box": [15, 5, 4, 2]}


# -- built-in maps
# ----------------------------------------------------------------------------------
@pytest.mark.parametrize("name", BUILT_IN)
@pytest.mark.rule("CZ-FIELD-001", "CZ-SETUP-002")
def test_house_maps_have_the_books_size_and_density(name: str) -> None:
    field = battlefield(name)
    large = (field.width, field.depth) == (44 * INCH, 30 * INCH)
    assert large or (field.width, field.depth) == (30 * INCH, 22 * INCH)
    on_ground = sum(density(field))
    assert (24 <= on_ground <= 30) if large else (10 <= on_ground <= 15)
    assert {p.kind for p in field.pieces} == {"obstacle", "barrier"}
    for lang in ("en", "fr"):
        words = title(name)
        assert isinstance(words, Text)
        assert render(words, lang)


def test_the_house_has_six_maps_with_different_names_in_both_languages() -> None:
    assert len(BUILT_IN) == 6
    for lang in ("en", "fr"):
        names = {render(Text(f"cz-map-{name}"), lang) for name in BUILT_IN}
        assert len(names) == 6
    assert {battlefield(n).width for n in BUILT_IN} == {30 * INCH, 44 * INCH}
    assert [p.stem for p in sorted(Path(_maps()).glob("*.json"))] == sorted(BUILT_IN)


def _maps() -> str:
    from neontable.games.combatzone import battlefields

    return str(Path(battlefields.__file__).parent / "maps")


@pytest.mark.parametrize("name", BUILT_IN)
def test_every_spot_and_roof_of_a_house_map_can_be_reached(name: str) -> None:
    """From the middle of a long edge, by ladder, climb, door or window, in any number of moves."""
    here = space(name)
    reached: set[int] = set()
    walk = here.routes.walk_of(BASE, True)
    start = next(p for p in walk.points if p[2] == GROUND and walk.stand[walk.index[p]])
    row = walk.row(*start, 40 * GREEN)
    points = {walk.points[i] for i in row[0]}
    reached = {level for _, _, level in points}
    climbable = {
        i
        for i, p in enumerate(here.field.pieces)
        if p.roof and p.kind == "barrier" and not p.raised
    }
    for i, level in here.terrain.levels.items():
        assert i in reached or i in climbable, (name, here.field.pieces[i].id, level)
    for spot in here.field.spots:
        place = here.settle(spot.place, BASE)
        assert (place[0] - spot.place[0]) ** 2 + (place[1] - spot.place[1]) ** 2 <= INCH * INCH
        if here.terrain.level(place[2]).index == GROUND:
            way = here.way(Base(0, start[0], start[1]), place, 40 * GREEN, Moving())
            assert not isinstance(way, No), (name, spot, way)


@pytest.mark.parametrize("name", BUILT_IN)
def test_no_room_of_a_house_map_is_shut_in(name: str) -> None:
    here = space(name)
    walk = here.routes.walk_of(BASE, True)
    on_ground = [p for p in walk.points if p[2] == GROUND and walk.stand[walk.index[p]]]
    row = {walk.points[i] for i in walk.row(*on_ground[0], 40 * GREEN)[0]}
    assert not [p for p in on_ground if p not in row and p != on_ground[0]]


@pytest.mark.parametrize("name", BUILT_IN)
def test_a_map_that_was_written_reads_back_the_same(name: str) -> None:
    field = battlefield(name)
    again, found = read(written(field))
    assert found == ()
    assert again == field


def test_every_look_has_words() -> None:
    for look in LOOKS:
        for lang in ("en", "fr"):
            assert has(f"cz-look-{look}", lang)


# -- the generator -------------------------------------------------------------------------------
@pytest.mark.parametrize("seed", range(8))
@pytest.mark.rule("CZ-FIELD-001")
def test_generated_small_tables_have_twelve_to_fifteen_pieces(seed: int) -> None:
    """AMB-49."""
    field = generated(seed)
    count = density(field)
    assert 12 <= sum(count) <= 15
    assert all(3 <= n <= 4 for n in count)
    assert check(written(field)) == ()
    assert read(written(field))[0] == field


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.rule("CZ-FIELD-001")
def test_generated_double_tables_have_twice_as_many(seed: int) -> None:
    field = generated(seed, 44 * INCH, 30 * INCH)
    assert 24 <= sum(density(field)) <= 30


@pytest.mark.rule("CZ-FIELD-002")
@pytest.mark.parametrize(("width", "depth"), [(20, 20), (36, 24), (48, 48)])
def test_other_sizes_have_two_or_three_pieces_a_square_foot(width: int, depth: int) -> None:
    field = generated("size", width * INCH, depth * INCH)
    feet = width * depth / 144
    assert 2 * feet <= sum(density(field)) <= 3.4 * feet


def test_a_seed_makes_the_same_battlefield_and_another_seed_another() -> None:
    assert generated(7) == generated(7)
    assert generated("seven") == generated("seven")
    assert generated(7) != generated(8)
    assert {p.look for s in range(8) for p in generated(s).pieces} >= {
        "car",
        "wall",
        "ruin",
        "fence",
    }


@pytest.mark.parametrize("seed", range(6))
def test_everything_on_a_generated_ground_can_be_walked_to(seed: int) -> None:
    here = Space(generated(seed))
    walk = here.routes.walk_of(BASE, True)
    on_ground = [p for p in walk.points if p[2] == GROUND and walk.stand[walk.index[p]]]
    row = {walk.points[i] for i in walk.row(*on_ground[0], 40 * GREEN)[0]}
    assert not [p for p in on_ground if p not in row and p != on_ground[0]]


# -- the map file --------------------------------------------------------------------------------
@given(st.integers(0, 120 * INCH))
def test_every_unit_survives_being_written_in_inches(length: int) -> None:
    from decimal import Decimal

    assert units(Decimal(str(in_inches(length)))) == length


def test_a_battlefield_is_named_or_whole() -> None:
    assert battlefield(small(WALL)).pieces[0].id == "wall"
    with pytest.raises(BadOption, match="the built-in ones are: dry-dock"):
        battlefield("nowhere")
    with pytest.raises(BadOption, match="must be one of"):
        battlefield(small({**WALL, "kind": "tree"}))
    assert title(small(WALL)) == "Test"


@pytest.mark.rule("CZ-SETUP-008")
def test_the_classes_of_scenery_stand_in_the_file() -> None:
    car = {**CAR, "roof": True}
    crate = {"id": "crate", "kind": "obstacle", "height": 1, "box": [22, 5, 1, 1], "loose": True}
    heap = {"id": "heap", "kind": "obstacle", "height": 1, "box": [25, 5, 2, 2], "enter": True}
    stack = {**ROOF, "easy": True}
    door = {"kind": "door", "piece": "wall", "from": [9.4, 8], "to": [11.6, 8], "state": "closed"}
    field = battlefield(small(WALL, car, crate, heap, stack, passages=[door]))
    wall, low, loose, soft, easy = field.pieces
    assert (wall.kind, low.roof, loose.loose, soft.enter, easy.easy) == (
        "barrier",
        True,
        True,
        True,
        True,
    )
    assert field.doors_at_start == (1,)
    assert field.loose_at_start == ((units_of(22.5), units_of(5.5), GROUND),)


def units_of(inches: float) -> int:
    return round(inches * INCH)


FAULTS: list[tuple[str, str]] = [
    ("[", "line 1, column 2: this is not JSON"),
    ("[1]", "this must be an object"),
    ('{"name": "x", "width": 30, "depth": 22}', "“pieces” must be a list"),
    (small(name=""), "must be the battlefield’s name"),
    (small(name="x" * 41), "at most 40 characters; this one has 41"),
    (small(width="wide"), 'width: this must be a number of inches; found "wide"'),
    (small(width=5), "a side of the table is 10.0 in to 120.0 in"),
    (small(width=30.0001), "at most three decimals"),
    (small(colour="red"), "unknown key “colour”"),
    (small({**WALL, "colour": "red"}), "pieces[0] (wall): unknown key “colour”"),
    (small({**WALL, "kind": "tree"}), '“kind” must be one of: obstacle, barrier; found "tree"'),
    (small({**WALL, "look": "tree"}), "“look” must be one of"),
    (small({**WALL, "height": True}), "number of inches; found true"),
    (small({k: v for k, v in WALL.items() if k != "height"}), "“height” is missing"),
    (small({**WALL, "outline": [[1, 1]]}), "either an “outline” or a “box”"),
    (small({**WALL, "box": [1, 2, 3]}), "a box is [x, y, width, depth]"),
    (small({**WALL, "box": [1, 2, 3, -1]}), "a box is [x, y, width, depth]"),
    (small({**WALL, "roof": "yes"}), "“roof” must be true or false"),
    (small({**WALL, "on": "nothing"}), '“on” must be the id of a piece; found "nothing"'),
    (small(WALL, WALL), "two pieces have the id “wall”"),
    (small({**ROOF, "on": "roof"}), "it stands on itself"),
    (small({**WALL, "id": 5}), "an id is a short text"),
    (small("wall"), "pieces[0]: this must be an object"),  # type: ignore[arg-type]
    (small({**WALL, "box": [29, 5, 2, 2]}), "over the edge of the table"),
    (small({**WALL, "height": 3}), "solid scenery up to 3.0 in high is an obstacle"),
    (small({**WALL, "height": 50}), "at most 30.0 in"),
    (small({**WALL, "loose": True}), "neither be entered nor dragged"),
    (small({**WALL, "easy": True}), "only a barrier with a roof can be easy"),
    (small({**CAR, "height": 4, "roof": True}), "make it a barrier"),
    (small({**CAR, "roof": True, "enter": True}), "either on an obstacle (roof) or in it"),
    (small({**CAR, "roof": True, "loose": True}), "neither a roof nor an inside"),
    (small({**WALL, "raised": 2}), "only a barrier with a roof is raised"),
    (small({**ROOF, "raised": 1}), "by at least 1.5 in"),
    (small(WALL, {**CAR, "box": [10.5, 6, 3, 1]}), "pieces[0] (wall): it stands in “car”"),
    (small(WALL, {**CAR, "on": "wall", "box": [10, 6, 1, 1]}), "nothing can stand on “wall”"),
    (small(ROOF, {**CAR, "on": "roof", "box": [6, 6, 2, 0.8]}), "not stand wholly on “roof”"),
]


@pytest.mark.parametrize(("text", "fault"), FAULTS)
def test_faults_are_named(text: str, fault: str) -> None:
    found = faults(text)
    assert any(fault in line for line in found), found


def ring(*corners: tuple[float, float]) -> dict[str, Any]:
    piece = {k: v for k, v in WALL.items() if k != "box"}
    return {**piece, "outline": [list(c) for c in corners]}


@pytest.mark.parametrize(
    ("piece", "fault"),
    [
        (ring((1, 1), (5, 1)), "at least three corners"),
        (ring((1, 1), (5, 5), (5, 1), (1, 4)), "edges 1 and 3 of the outline meet"),
        (ring((1, 1), (5, 1), (3, 1), (3, 4)), "of the outline meet"),
        (ring((1, 1), (5, 1), (5, 1.01), (5, 4)), "shorter than a millimetre"),
        (
            {**ring((1, 1), (5, 1), (5, 5), (3, 3), (1, 5)), "roof": True},
            "no holes and no inward corners",
        ),
        (
            {**WALL, "holes": [[[9, 6], [10.5, 6], [10.5, 8]]]},
            "a hole must lie wholly inside",
        ),
        (
            {**CAR, "holes": [[[16, 5.5], [17, 5.5], [17, 6]]]},
            "only a barrier has holes",
        ),
    ],
)
def test_faults_of_outlines(piece: dict[str, Any], fault: str) -> None:
    found = faults(small(piece))
    assert any(fault in line for line in found), found


DOOR = {"kind": "door", "piece": "wall", "from": [9.4, 8], "to": [11.6, 8]}
LADDER = {"kind": "ladder", "piece": "roof", "from": [2.4, 5], "to": [3.3, 5]}


@pytest.mark.parametrize(
    ("passage", "fault"),
    [
        ({**DOOR, "kind": "hatch"}, "“kind” must be one of"),
        ({**DOOR, "piece": "nothing"}, "“piece” must be the id"),
        ({k: v for k, v in DOOR.items() if k != "piece"}, "“piece” is missing"),
        ({**DOOR, "from": [1]}, "a point is two numbers"),
        ({**DOOR, "piece": "car"}, "“car” is not a barrier"),
        ({**DOOR, "width": 0.2}, "a passage is 0.5 in to 6.0 in wide"),
        ({**DOOR, "to": [9, 8]}, "must cross two sides"),
        ({**DOOR, "from": [9.4, 10.8], "to": [11.6, 10.8]}, "too wide for the side"),
        ({**DOOR, "from": [9.8, 8]}, "passages[0] (passage-1).from: no model can stand here"),
        ({**DOOR, "from": [14, 8], "to": [8, 8], "state": "ajar"}, "“state” must be one of"),
        ({**LADDER, "state": "open"}, "only a door has a state"),
        ({**LADDER, "piece": "wall"}, "nobody can stand on “wall”"),
        ({**LADDER, "to": [2.5, 5]}, "must cross one side"),
    ],
)
def test_faults_of_passages(passage: dict[str, Any], fault: str) -> None:
    found = faults(small(WALL, CAR, ROOF, passages=[passage]))
    assert any(fault in line for line in found), found


def test_a_passage_behind_other_scenery_is_shut() -> None:
    block = {"id": "block", "kind": "barrier", "height": 4, "box": [11.2, 7.5, 0.2, 1]}
    door = {**DOOR, "to": [12.2, 8]}
    assert any("stands in the way" in f for f in faults(small(WALL, block, passages=[door])))
    assert faults(small(WALL, passages=[door])) == []


@pytest.mark.parametrize(
    ("spot", "fault"),
    [
        ({"at": [40, 3]}, "over the edge"),
        ({"at": [10.5, 8]}, "it is inside “wall”"),
        ({"at": [10, 8], "on": "roof"}, "not on the roof of “roof”"),
        ({"at": [1, 1], "colour": 1}, "unknown key"),
    ],
)
def test_faults_of_spots(spot: dict[str, Any], fault: str) -> None:
    found = faults(small(WALL, ROOF, spots=[spot]))
    assert any(fault in line for line in found), found


def test_every_fault_is_reported_at_once() -> None:
    text = small(
        {**WALL, "height": 2},
        {**CAR, "kind": "tree"},
        {**CAR, "roof": 1},
        {"id": "x", "kind": "barrier", "height": 4, "box": [29, 1, 5, 1]},
        name="",
        spots=[{"at": 3}],
    )
    found = faults(text)
    assert len(found) >= 6
    assert len(set(found)) == len(found)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-5, 60) | st.floats(-3, 60) | st.text(max_size=6),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(
            st.sampled_from(
                ["id", "kind", "box", "outline", "height", "on", "from", "to", "piece"]
            ),
            inner,
            max_size=4,
        )
    ),
    max_leaves=12,
)


@given(
    st.fixed_dictionaries(
        {
            "name": JSON,
            "width": JSON,
            "depth": JSON,
            "pieces": JSON,
            "passages": JSON,
            "spots": JSON,
        }
    )
)
def test_nonsense_is_refused_never_crashed_on(whole: dict[str, Any]) -> None:
    text = json.dumps(whole)
    field, found = read(text)
    assert (field is None) == bool(found)


@given(st.sampled_from(BUILT_IN), st.integers(0, 400), JSON)
def test_a_spoilt_house_map_is_refused_never_crashed_on(name: str, n: int, value: Any) -> None:
    whole = json.loads(written(battlefield(name)))
    parts = [
        (entries, i, key)
        for entries in (whole["pieces"], whole.get("passages", []))
        for i, e in enumerate(entries)
        for key in e
    ]
    entries, i, key = parts[n % len(parts)]
    entries[i][key] = value
    field, found = read(json.dumps(whole))
    assert (field is None) == bool(found)


def test_the_maps_of_the_documentation_can_be_played() -> None:
    examples = re.findall(r"```json map\n(.*?)```", DOCS.read_text("utf-8"), re.S)
    assert len(examples) >= 1
    for text in examples:
        assert faults(text) == []


def test_the_documentation_names_every_look() -> None:
    words = DOCS.read_text("utf-8")
    assert [look for look in LOOKS if f"`{look}`" not in words] == []
