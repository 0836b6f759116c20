"""What the space looks like, and that its words agree with its numbers."""

from __future__ import annotations

import pytest

from neontable.games.combatzone.battlefields import BUILT_IN, space
from neontable.games.combatzone.space import CLOSED, LOCKED, OPEN, YELLOW, picture
from neontable.kernel.scene import Corridor, Note, Ray, Reach, Ruler
from neontable.kernel.text import Text, literal, render, say
from tests.combatzone.ground import among, at, barrier, ground, model, obstacle, rival, roof, way


def named(n: int) -> Text:
    return say("nt-lines", a=literal(f"model {n}"), b="")


def said(found: picture.PathOfAttack, here: picture.Space, lang: str = "en") -> list[str]:
    return [render(t, lang).strip() for t in picture.explained(here, found, named)]


@pytest.mark.parametrize("name", BUILT_IN)
def test_every_piece_is_a_region_and_the_higher_ones_lie_on_top(name: str) -> None:
    here = space(name)
    regions = picture.regions(here)
    assert regions[0].look == "ground"
    assert len(regions) == 1 + len(here.field.pieces)
    assert [r.height for r in regions[1:]] == sorted(r.height for r in regions[1:])
    for region in regions:
        for lang in ("en", "fr"):
            assert render(region.label, lang)
    roofs = {r.floor for r in regions if r.floor >= 0}
    assert roofs == {i for i, p in enumerate(here.field.pieces) if p.roof}


def test_a_dragged_crate_is_drawn_where_it_stands_now() -> None:
    here = ground(obstacle(8, 8, 1, 1, loose=True))
    moved = picture.regions(here, among(loose=(at(20, 5),)))[1]
    assert min(x for x, _ in moved.polygons[0].outline) == at(19.5, 5)[0]
    assert len(picture.regions(here, among(loose=(None,)))) == 1


def test_doors_are_drawn_by_their_state() -> None:
    here = space("dry-dock")
    doors = 2 * len(here.field.doors)
    kinds = [line.kind for line in picture.lines(here)]
    assert {"window", "ladder"} <= set(kinds)
    assert sum(kind in ("door", "shut", "locked") for kind in kinds) == doors
    for state, kind in ((OPEN, "door"), (CLOSED, "shut"), (LOCKED, "locked")):
        set_so = space("dry-dock", tuple([state] * len(here.field.doors)))
        assert sum(line.kind == kind for line in picture.lines(set_so)) == doors


def test_a_way_is_drawn_with_its_length_and_its_rolls() -> None:
    here = ground(obstacle(8, 0, 0.4, 22))
    corridor, ruler, note = picture.way(
        way(here.way(model(0, 6, 5), at(10, 5), YELLOW, among())), 135
    )
    assert isinstance(corridor, Corridor)
    assert isinstance(ruler, Ruler)
    assert isinstance(note, Note)
    assert ruler.label is not None
    assert render(ruler.label, "en") == "4.0 in"
    assert (corridor.verdict, render(note.text, "en")) == ("hindered", "Reflexes roll: obstacle")


def test_a_climb_is_drawn_with_its_fall() -> None:
    here = ground(roof(10, 5, 6, 6, height=4))
    found = way(here.way(model(0, 10 - 135 / 254, 8), at(11, 8, 0), YELLOW, among()))
    notes = [o for o in picture.way(found, 135) if isinstance(o, Note)]
    assert [render(n.text, "en") for n in notes] == ["Reflexes roll: climb (fall of 4.0 in)"]


@pytest.mark.rule("CZ-TGT-004", "CZ-TGT-005", "CZ-TGT-006", "CZ-TGT-008")
def test_everything_in_a_path_of_attack_is_explained() -> None:
    here = ground(obstacle(8, 4.8, 1, 1), barrier(11, 3, 1, 2), obstacle(5.8, 4.8, 0.4, 1))
    a, b = model(0, 5, 5), rival(1, 15, 5)
    found = here.attack(a, b, among(a, b, model(2, 13, 5)))
    assert said(found, here) == [
        "+1: car in the path",
        "+1: wall enters the path",
        "+0: car is within the attacker’s reach",
        "+1: model 2\n in the path",
    ]
    band, ray, *notes = picture.attack(here, found, among(a, b, model(2, 13, 5)))
    assert isinstance(band, Corridor)
    assert isinstance(ray, Ray)
    assert (ray.verdict, band.half) == ("hindered", 127)
    # What counts is noted where it stands: the car, the wall, the model.
    assert all(isinstance(note, Note) for note in notes)
    assert [render(note.text, "fr") for note in notes if isinstance(note, Note)] == ["+1"] * 3
    assert [round(note.x / 254, 1) for note in notes if isinstance(note, Note)] == [8.5, 11.5, 13.0]
    indirect = here.attack(a, b, among(a, b), indirect=True)
    assert said(indirect, here)[0] == "+0: car (Indirect)"


@pytest.mark.rule("CZ-TGT-007", "CZ-TGT-010", "CZ-TGT-011")
def test_blocks_and_edges_are_explained() -> None:
    here = ground(barrier(10, 3, 1, 4))
    a, b = model(0, 5, 5), rival(1, 15, 5)
    blocked = here.attack(a, b, among())
    assert said(blocked, here) == ["Blocked: wall is across the whole path"]
    assert picture.verdict(blocked) == "blocked"
    up = ground(roof(10, 2, 6, 6, height=4))
    edge, inside = rival(1, 10.5, 5, 0), rival(1, 13, 5, 0)
    assert said(up.attack(a, edge, among()), up) == [
        "+1: the target is at the edge of the roof (wall)"
    ]
    assert said(up.attack(edge, a, among()), up) == [
        "+0: the attacker is at the edge of the roof (wall)"
    ]
    assert said(up.attack(a, inside, among()), up, "fr")[0].startswith("Bloqué")


def test_the_reach_of_a_model_is_drawn_in_three_tints() -> None:
    here = ground(obstacle(8, 0, 0.4, 22))
    mover = model(0, 6, 5)
    found = picture.reach(here.region(mover, YELLOW, among(mover, rival(1, 4, 5))))
    tints = [o.tint for o in found if isinstance(o, Reach)]
    assert tints == ["hard", "easy", "shut"]
    hard, easy, shut = found
    assert isinstance(hard, Reach)
    assert isinstance(easy, Reach)
    assert isinstance(shut, Reach)
    assert max(x for p in easy.polygons for x, _ in p.outline) < at(8, 0)[0]
    assert max(x for p in hard.polygons for x, _ in p.outline) > at(12, 0)[0]
    assert len(shut.discs) == 1
