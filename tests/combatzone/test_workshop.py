"""The workshop for battlefields: maps become things that can be moved, and maps again."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from neontable.games.combatzone import GAME
from neontable.games.combatzone.battlefields import read
from neontable.games.combatzone.battlefields.mapfile import LOOKS
from neontable.games.combatzone.battlefields.workshop import MAPS
from neontable.games.combatzone.space import INCH
from neontable.kernel.maps import Drawing, Item
from neontable.kernel.text import render

SORTS = {sort.name: sort for sort in MAPS.sorts()}


def put(name: str, x: float, y: float, id: str = "", **values: object) -> Item:
    """A thing as the palette puts it down, x and y in inches."""
    item = SORTS[name].item
    dx, dy = round(x * INCH), round(y * INCH)
    points = tuple((px + dx, py + dy) for px, py in item.points)
    return replace(item, id=id or name, points=points, values={**item.values, **values})


def drawing(*items: Item) -> Drawing:
    return Drawing("Yard", 30 * INCH, 22 * INCH, items)


def words(found: Drawing) -> list[str]:
    return [render(fault.text, "en") for fault in MAPS.judged(found).faults]


@pytest.mark.parametrize("house", MAPS.built_in(), ids=lambda m: m.name)
def test_a_house_map_survives_the_workshop_to_the_last_unit(house) -> None:  # type: ignore[no-untyped-def]
    found, faults = MAPS.read(house.text)
    assert found is not None
    assert not faults
    judged = MAPS.judged(found)
    assert not judged.faults
    assert read(judged.text)[0] == read(house.text)[0]


@pytest.mark.parametrize("size", MAPS.sizes, ids=lambda s: s.name)
def test_a_generated_map_can_be_drawn_further(size) -> None:  # type: ignore[no-untyped-def]
    text = MAPS.generated("friday", size)
    assert text == MAPS.generated("friday", size)
    found, _ = MAPS.read(text)
    assert found is not None
    assert (found.width, found.depth) == (size.width, size.depth)
    assert not MAPS.judged(found).faults


def test_every_look_of_the_map_format_is_in_the_palette_and_stands_as_it_is_put_down() -> None:
    assert {name for name, sort in SORTS.items() if sort.shape == "area"} == set(LOOKS)
    for name in LOOKS:
        assert words(drawing(put(name, 15, 11))) == []


def test_two_things_in_the_same_place_are_a_fault_drawn_between_them() -> None:
    found = MAPS.judged(drawing(put("car", 10, 10), put("van", 11, 10)))
    (fault,) = found.faults
    assert set(fault.items) == {"car", "van"}
    ((x, y),) = fault.at
    assert 9 * INCH < x < 12 * INCH
    assert abs(y - 10 * INCH) < INCH
    assert "van" in render(fault.text, "en")


def test_a_copy_left_on_top_of_its_original_was_no_fault() -> None:
    for name in ("car", "building", "wall"):
        one, two = put(name, 10, 10, "one"), put(name, 10, 10, "two")
        assert any("stands in" in fault for fault in words(drawing(one, two))), name
    low, wide = put("fence", 10, 10, "low"), put("fence", 10, 10, "wide")
    half = replace(wide, points=tuple((min(x, 10 * INCH), y) for x, y in wide.points))
    assert any("stands in" in fault for fault in words(drawing(low, half)))


def test_what_is_put_on_a_roof_stands_on_it_and_moves_with_it() -> None:
    found = MAPS.judged(drawing(put("building", 10, 10), put("vent", 10, 10)))
    assert found.faults == ()
    assert found.bound == {"vent": "building"}
    regions = {r.id: r for r in found.scene.regions}
    assert regions["vent"].height == 5 * INCH


def test_a_door_that_is_put_down_near_a_wall_is_brought_into_it() -> None:
    ruin, door = put("ruin", 10, 10), put("door", 10.4, 12.9)
    assert MAPS.judged(drawing(ruin, door)).faults
    fitted = MAPS.fitted(drawing(ruin, door), "door")
    assert fitted is not None
    found = MAPS.judged(drawing(ruin, fitted))
    assert found.faults == ()
    assert found.bound["door"] == "ruin"
    assert len(found.lines["door"]) == 2  # one side of the wall each


@pytest.mark.parametrize("kind", ["ladder", "stairs"])
def test_a_ladder_leads_up_the_side_it_is_put_at(kind: str) -> None:
    tower, way = put("tower", 10, 10), put(kind, 11.6, 10.2)
    fitted = MAPS.fitted(drawing(tower, way), kind)
    assert fitted is not None
    assert MAPS.judged(drawing(tower, fitted)).faults == ()


def test_a_door_far_from_every_wall_stays_and_is_a_fault() -> None:
    found = drawing(put("tower", 5, 5), put("door", 20, 15))
    assert MAPS.fitted(found, "door") is None
    assert words(found) == ["it is at no wall"]


def test_a_room_keeps_the_thickness_of_its_walls_however_large_it_is_made() -> None:
    ruin = put("ruin", 12, 11)
    large = replace(ruin, points=tuple((x * 3 // 2, y) for x, y in ruin.points))
    field, faults = read(MAPS.judged(drawing(large)).text)
    assert faults == ()
    assert field is not None
    (piece,) = field.pieces
    outer = {x for x, _ in piece.outline}
    inner = {x for x, _ in piece.holes[0]}
    assert min(inner) - min(outer) == max(outer) - max(inner) == ruin.values["wall"]


def test_a_map_of_the_workshop_is_played_as_it_was_drawn() -> None:
    ruin, door = put("ruin", 10, 10), put("door", 10, 12.9)
    fitted = MAPS.fitted(drawing(ruin, door), "door")
    assert fitted is not None
    text = MAPS.judged(drawing(ruin, fitted, put("car", 20, 12))).text
    table = GAME.new(2, 1, {MAPS.option: text})
    looks = {r.kind for r in table.scene().regions}
    assert {"ruin", "car"} <= looks


def test_a_text_that_is_no_map_says_why() -> None:
    found, faults = MAPS.read('{"name": "x", "width": "wide"}')
    assert found is None
    assert len(faults) >= 2
