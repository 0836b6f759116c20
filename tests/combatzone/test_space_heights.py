"""Climbing, jumping, falling, ladders, dragging and pushing."""

from __future__ import annotations

import pytest

from neontable.games.combatzone.space import (
    BASE,
    CONTACT,
    FINE,
    GREEN,
    INCH,
    OUT,
    REACH,
    RED,
    YELLOW,
    Base,
    Fall,
    No,
    Piece,
    climb_falls,
    fall_damage,
)
from tests.combatzone.ground import (
    among,
    at,
    barrier,
    box,
    ground,
    model,
    no,
    obstacle,
    passage,
    rival,
    roof,
    units,
    way,
)

BUILDING = roof(10, 5, 6, 6, height=4)


def beside_building(n: int = 0) -> Base:
    """In contact with the left wall of the building."""
    return Base(n, units(10) - BASE, units(8))


# -- climbing ------------------------------------------------------------------------------------
@pytest.mark.rule("CZ-CLIMB-001")
def test_a_climb_begins_at_the_edge_of_the_barrier() -> None:
    space, mover = ground(BUILDING), beside_building()
    assert way(space.way(mover, at(11, 8, 0), YELLOW, among())).meetings
    close = mover._replace(x=mover.x - CONTACT)
    assert way(space.way(close, at(11, 8, 0), YELLOW, among())).meetings
    away = mover._replace(x=mover.x - CONTACT - 1)
    assert no(space.way(away, at(11, 8, 0), GREEN, among())).rule == "CZ-CLIMB-001"
    walked = no(space.walk(model(0, 8, 8), [mover.place, at(11, 8, 0)], GREEN, among()))
    assert walked.rule == "CZ-CLIMB-001"
    assert [s.index for s in space.routes.climbable(mover)] == [0]
    assert space.routes.climbable(away) == []


@pytest.mark.rule("CZ-CLIMB-002", "CZ-CLIMB-004")
def test_height_and_run_share_the_length_of_the_move() -> None:
    """YELLOW on a building of 4 in: 3 in are left."""
    space, mover = ground(BUILDING), beside_building()
    end = (mover.x + 3 * INCH, mover.y, 0)
    assert way(space.way(mover, end, YELLOW, among())).length == YELLOW * FINE
    refused = no(space.way(mover, (end[0] + 1, end[1], 0), YELLOW, among()))
    assert (refused.rule, dict(refused.args)["over"]) == ("CZ-BASIC-001", 1)
    assert isinstance(space.way(mover, end, RED, among()), No)


@pytest.mark.rule("CZ-CLIMB-003", "CZ-CLIMB-005")
def test_a_climb_takes_a_roll_and_a_failure_falls_back_to_the_foot() -> None:
    space, mover = ground(BUILDING), beside_building()
    [met] = way(space.way(mover, at(11, 8, 0), YELLOW, among(mover))).meetings
    assert (met.kind, met.id) == ("climb", 0)
    assert met.stop == mover.place
    assert met.fall == 4 * INCH
    assert fall_damage(met.fall) == 1


@pytest.mark.rule("CZ-CLIMB-006")
def test_up_and_down_again_in_one_action() -> None:
    """GREEN over a wall of 5 in: 5 up, 5 down, 2 beyond."""
    space = ground(barrier(10, 0, 0.3, 22, height=5))
    mover = Base(0, units(10) - BASE, units(8))
    over = (mover.x + 2 * INCH, mover.y, -1)
    found = way(space.way(mover, over, GREEN, among()))
    assert found.length == GREEN * FINE
    assert [m.kind for m in found.meetings] == ["climb"]
    assert isinstance(space.way(mover, (over[0] + 1, over[1], -1), GREEN, among()), No)
    # Over the roof of a house, with a corner on it.
    roofed = ground(roof(10, 5, 1, 6, height=4))
    path = [at(10.5, 8, 0), at(12, 8)]
    drawn = way(roofed.walk(Base(0, units(10) - BASE, units(8)), path, GREEN, among()))
    assert [leg.kind for leg in drawn.legs if leg.kind == "climb"] == ["climb", "climb"]
    assert [m.kind for m in drawn.meetings] == ["climb"]
    assert drawn.units == 8 * INCH + units(12) - (units(10) - BASE)


@pytest.mark.rule("CZ-CLIMB-007", "CZ-CLIMB-008")
def test_two_actions_climb_higher_and_fall_deeper() -> None:
    space = ground(roof(10, 5, 6, 6, height=9))
    mover = beside_building()
    on_top = (units(10) + 20, units(8), 0)
    assert isinstance(space.way(mover, on_top, YELLOW, among()), No)
    assert way(space.way(mover, on_top, YELLOW + RED, among())).meetings[0].fall == 9 * INCH
    assert climb_falls(10 * INCH, YELLOW, RED) == (7 * INCH, 10 * INCH)
    assert [fall_damage(h) for h in climb_falls(10 * INCH, YELLOW, RED)] == [1, 1]
    assert fall_damage(climb_falls(14 * INCH, YELLOW, YELLOW)[1]) == OUT


@pytest.mark.rule("CZ-CLIMB-009", "CZ-CLIMB-001")
def test_climbing_down_begins_at_the_edge_and_a_failure_ends_at_the_foot() -> None:
    space = ground(BUILDING)
    edge = model(0, 10.4, 8, floor=0)
    found = way(space.way(edge, at(9, 8), YELLOW, among(edge)))
    [met] = found.meetings
    assert found.units == 4 * INCH + edge.x - units(9)
    assert met.fall == 4 * INCH
    assert met.stop[2] == -1
    assert abs(met.stop[0] - (units(10) - BASE)) <= 1
    inside = model(0, 11, 8, floor=0)
    assert no(space.way(inside, at(9, 8), GREEN, among())).rule == "CZ-CLIMB-001"


@pytest.mark.rule("CZ-CLIMB-010")
def test_ladders_and_handholds_are_climbed_without_a_roll() -> None:
    ladder = passage("ladder", 0, (9.4, 8), (10.3, 8), width=1)
    with_ladder, handholds = (
        ground(BUILDING, passages=(ladder,)),
        ground(roof(10, 5, 6, 6, height=4, easy=True)),
    )
    for space in (with_ladder, handholds):
        mover = model(0, 8, 8)
        up = way(space.way(mover, at(11, 8, 0), YELLOW, among()))
        assert up.easy
        assert up.length == 7 * INCH * FINE  # 3 in along, 4 in up
        down = way(space.way(mover.at(up.end), at(8, 8), YELLOW, among()))
        assert down.easy
        assert down.length == 7 * INCH * FINE
    beside = no(with_ladder.walk(model(0, 8, 6), [at(9, 6), at(11, 6, 0)], GREEN, among()))
    assert beside.rule == "CZ-CLIMB-001"


# -- jumping -------------------------------------------------------------------------------------
def roofs(gap: float, second: float = 4) -> tuple[Piece, Piece]:
    return roof(5, 5, 4, 4, height=4), roof(9 + gap, 5, 4, 4, height=second)


@pytest.mark.rule("CZ-JUMP-001")
def test_only_a_gap_of_red_or_less_is_jumped() -> None:
    mover = model(0, 8, 7, floor=0)
    assert way(ground(*roofs(3)).walk(mover, [at(12.5, 7, 1)], YELLOW, among())).meetings
    wide = ground(*roofs(3.1))
    refused = no(wide.walk(mover, [at(12.5, 7, 1)], YELLOW, among()))
    assert (refused.rule, dict(refused.args)["most"]) == ("CZ-JUMP-001", RED)
    assert dict(refused.args)["gap"] == units(3.1)
    # In three dimensions: 2 in across and 2.5 in up are more than 3.
    assert no(ground(*roofs(2, 6.5)).walk(mover, [at(12, 7, 1)], YELLOW, among())).rule == (
        "CZ-JUMP-001"
    )
    assert way(ground(*roofs(2, 6)).walk(mover, [at(12, 7, 1)], YELLOW, among()))


@pytest.mark.rule("CZ-JUMP-002")
def test_a_jump_takes_a_roll_and_the_move_goes_on() -> None:
    space, mover = ground(*roofs(2)), model(0, 7, 7, floor=0)
    found = way(space.way(mover, at(13.05, 7, 1), YELLOW, among()))
    assert [leg.kind for leg in found.legs].count("jump") == 1
    assert [m.kind for m in found.meetings] == ["jump"]
    assert found.units <= units(6.05) + 5
    touching = ground(*roofs(0))
    assert way(touching.way(mover, at(11, 7, 1), YELLOW, among())).easy


@pytest.mark.rule("CZ-JUMP-003", "CZ-FALL-001")
def test_a_failed_jump_falls_below_the_middle_of_the_gap() -> None:
    space, mover = ground(*roofs(2)), model(0, 8, 7, floor=0)
    [met] = way(space.walk(mover, [at(12, 7, 1)], YELLOW, among())).meetings
    assert met.stop == at(10, 7)
    assert met.fall == 4 * INCH
    # Onto a van in the alley: the fall is not as deep.
    van = obstacle(9.2, 5, 1.6, 4, height=2, roof=True)
    with_van = ground(*roofs(2), van)
    [met] = way(with_van.walk(mover, [at(12, 7, 1)], YELLOW, among())).meetings
    assert (met.stop, met.fall) == (at(10, 7, 2), 2 * INCH)
    # Where the alley is narrower than a base, beside it.
    [met] = way(ground(*roofs(0.8)).walk(mover, [at(11, 7, 1)], YELLOW, among())).meetings
    assert ground(*roofs(0.8)).stand(met.stop, BASE) is None
    assert met.fall == 4 * INCH


# -- falling -------------------------------------------------------------------------------------
@pytest.mark.rule("CZ-FALL-002")
@pytest.mark.parametrize(("inches", "wounds"), [(0, 0), (3, 0), (4, 1), (12, 1), (13, OUT)])
def test_fall_damage_goes_by_height(inches: int, wounds: int) -> None:
    assert fall_damage(inches * INCH) == wounds
    if inches in (3, 12):
        assert fall_damage(inches * INCH + 1) > wounds


@pytest.mark.rule("CZ-FALL-001")
def test_a_fall_ends_on_the_nearest_surface_below() -> None:
    tower = roof(11, 6, 2, 2, height=5, on=0)
    space = ground(BUILDING, tower)
    assert space.height(1) == 9 * INCH
    assert space.fall(*at(14, 8)[:2], 9 * INCH, BASE, among()).height == 5 * INCH
    assert space.fall(*at(20, 8)[:2], 9 * INCH, BASE, among()).height == 9 * INCH
    assert space.floors(*at(12, 7)[:2]) == (1, 0, -1)


@pytest.mark.rule("CZ-FALL-003")
def test_who_is_struck_is_touched_by_what_fell() -> None:
    space, below = ground(BUILDING), rival(1, 20, 8)
    fall = space.fall(below.x + 100, below.y, 4 * INCH, BASE, among(below), 0)
    assert fall.struck == (1,)
    x, y, _ = fall.place
    apart = ((x - below.x) ** 2 + (y - below.y) ** 2) ** 0.5 - 2 * BASE
    assert 0 <= apart <= CONTACT
    assert space.fall(below.x + 300, below.y, 4 * INCH, BASE, among(below), 0).struck == ()


# -- dragging ------------------------------------------------------------------------------------
CRATE = obstacle(8, 8, 1, 1, loose=True)


@pytest.mark.rule("CZ-DRAG-001")
def test_only_what_can_be_dragged_and_is_within_reach_is_dragged() -> None:
    space = ground(CRATE, obstacle(12, 8, 1, 1))
    assert space.field.loose == (0,)
    place = space.field.loose_at_start[0]
    near = Base(0, units(8) - BASE - REACH, units(8.5))
    assert space.forced.thing_in_reach(near, 0, place)
    assert not space.forced.thing_in_reach(near._replace(x=near.x - 1), 0, place)


@pytest.mark.rule("CZ-DRAG-002", "CZ-DRAG-003")
def test_a_dragger_goes_red_at_most_and_rolls_for_obstacles() -> None:
    space = ground(CRATE, obstacle(5, 0, 0.3, 22))
    mover, moving = model(0, 7, 8.5), among(loose=(None,))
    found = way(space.move(mover, (at(4.1, 8.5),), RED, moving))
    assert [m.kind for m in found.meetings] == ["obstacle"]
    assert isinstance(space.move(mover, (at(3.9, 8.5),), RED, moving), No)


@pytest.mark.rule("CZ-DRAG-004")
def test_a_dragged_object_is_put_within_reach_or_over_an_edge() -> None:
    space = ground(CRATE, BUILDING)
    dragger, moving = model(0, 5, 8.5), among(model(0, 5, 8.5), loose=(None,))
    put = space.forced.put_thing
    assert put(dragger, 0, at(6.5, 8.5), moving) == Fall(at(6.5, 8.5), 0, ())
    assert no(put(dragger, 0, at(8, 8.5), moving)).rule == "CZ-DRAG-004"
    assert no(put(dragger, 0, at(5.5, 8.5), moving)).rule == "CZ-MOVE-004"
    up = model(0, 10.4, 8, floor=1)
    over = put(up, 0, at(9.4, 8), among(up, loose=(None,)))
    assert over == Fall(at(9.4, 8), 4 * INCH, ())
    struck = put(up, 0, at(9.4, 8), among(up, rival(1, 9.2, 8), loose=(None,)))
    assert isinstance(struck, Fall)
    assert struck.struck == (1,)
    assert no(put(model(0, 8.5, 8), 0, at(9.6, 8), among(loose=(None,)))).rule == "CZ-MOVE-005"


@pytest.mark.rule("CZ-DRAG-004", "CZ-DRAG-005")
def test_a_dragged_model_is_put_within_reach_or_dropped() -> None:
    space = ground(BUILDING)
    dragger, dragged = model(0, 5, 8), rival(1, 7, 8)
    moving, put = among(dragger, dragged), space.forced.put_model
    limit = (dragger.x - 2 * BASE - REACH, dragger.y, -1)
    assert put(dragger, dragged, limit, moving) == Fall(limit, 0, ())
    far = no(put(dragger, dragged, (limit[0] - 13, limit[1], -1), moving))
    assert (far.rule, dict(far.args)["over"]) == ("CZ-DRAG-004", 13)
    assert no(put(dragger, dragged, dragger.place, moving)).rule == "CZ-MOVE-004"
    up = model(0, 10.4, 8, floor=0)
    dropped = put(up, dragged.at(at(11, 8, 0)), at(9.3, 8), among(up, dragged))
    assert isinstance(dropped, Fall)
    assert (dropped.height, dropped.place) == (4 * INCH, at(9.3, 8))
    places = space.forced.drag_places(dragger, dragged, moving)
    assert places
    assert all(isinstance(put(dragger, dragged, p, moving), Fall) for p in places)


# -- pushing -------------------------------------------------------------------------------------
@pytest.mark.rule("CZ-EFF-009")
def test_a_push_goes_straight_away_for_red() -> None:
    space, by, target = ground(), model(0, 5, 5), rival(1, 7, 5)
    pushed = space.push(by, target, among(by, target))
    assert (pushed.end, pushed.fall, pushed.stopped_by) == (at(10, 5), None, "")
    slanted = space.push(Base(0, 1000, 1000), Base(1, 1300, 1400, -1, BASE, 1), among())
    assert slanted.end == (1300 + 457, 1400 + 609, -1)  # three fifths and four fifths of 762


@pytest.mark.rule("CZ-EFF-009")
@pytest.mark.parametrize("kind", ["wall", "obstacle", "thing", "model", "table"])
def test_a_push_ends_at_the_first_thing_in_the_way(kind: str) -> None:
    """AMB-45: no roll."""
    pieces = {
        "wall": barrier(9, 0, 1, 22),
        "obstacle": obstacle(9, 0, 1, 22),
        "thing": obstacle(9, 4, 1, 2, loose=True),
    }
    space = ground(*[pieces[kind]] if kind in pieces else [])
    by, target = model(0, 5, 5), rival(1, 7, 5)
    others = [by, target]
    stop = units(9) - BASE
    if kind == "model":
        others.append(model(2, 9, 5))
        stop = units(9) - 2 * BASE
    if kind == "table":
        by, target = model(0, 5, 5), rival(1, 3, 5)
        stop = BASE
        others = [by, target._replace(x=units(2))]
        target = others[1]
    pushed = space.push(by, target, among(*others))
    assert pushed.stopped_by == kind
    assert pushed.end == (stop, units(5), -1)


@pytest.mark.rule("CZ-EFF-009", "CZ-FALL-001")
def test_a_push_over_an_edge_is_a_fall() -> None:
    space = ground(BUILDING)
    by, target = model(0, 14, 8, floor=0), rival(1, 11, 8, floor=0)
    pushed = space.push(by, target, among(by, target))
    assert pushed.fall is not None
    assert pushed.fall.height == 4 * INCH
    assert pushed.end[2] == -1
    assert abs(pushed.end[0] - (units(10) - BASE)) <= 12
    short = space.push(by, target._replace(x=units(13.5)), among())
    assert (short.end, short.fall) == (at(10.5, 8, 0), None)


def test_a_raised_walkway_is_walked_under_and_over() -> None:
    walkway = roof(10, 5, 2, 6, height=0.2, raised=units(3.8))
    stair = passage("ladder", 0, (11, 4.4), (11, 5.3))
    space = ground(walkway, passages=(stair,))
    under = way(space.way(model(0, 8, 8), at(14, 8), YELLOW, among()))
    assert under.easy
    assert under.length == 6 * INCH * FINE
    over = way(space.way(model(0, 11, 3), at(11, 6, 0), YELLOW, among()))
    assert over.easy
    assert over.length == 7 * INCH * FINE
    # From below it is a long way to the ladder, and there is no wall to climb.
    assert no(space.way(model(0, 9.4, 8), at(11, 8, 0), YELLOW, among())).rule == "CZ-BASIC-001"


def test_stairs_cost_their_slope() -> None:
    stairs = passage("stairs", 0, (7, 8), (10.5, 8), width=2)
    space = ground(BUILDING, passages=(stairs,))
    found = way(space.way(model(0, 7, 8), at(10.5, 8, 0), YELLOW, among()))
    assert found.easy
    assert found.units == -(-((units(3.5) ** 2 + units(4) ** 2) ** 0.5) // 1)


def test_what_stands_on_a_roof_is_in_the_way_there_only() -> None:
    vent = Piece("vent", "barrier", box(12.5, 5, 1, 5), units(3.2), "vent", on=0)
    space = ground(BUILDING, vent)
    mover = model(0, 11, 6, floor=0)
    assert way(space.way(mover, at(15, 6, 0), GREEN, among())).units > units(4)
    assert space.stand(at(13, 8, 0), BASE) is not None
    assert way(space.way(model(0, 9, 3), at(15, 3), YELLOW, among())).length == 6 * INCH * FINE
