"""Moving: paths, obstacles, rivals, barriers, openings and doors."""

from __future__ import annotations

import pytest

from neontable.games.combatzone.space import (
    BASE,
    CLOSED,
    FINE,
    GREEN,
    INCH,
    LOCKED,
    OPEN,
    RED,
    YELLOW,
    Base,
    No,
)
from neontable.kernel.text import render
from tests.combatzone.ground import (
    among,
    at,
    barrier,
    ground,
    house,
    model,
    no,
    obstacle,
    passage,
    rival,
    units,
    way,
)


@pytest.mark.rule("CZ-BASIC-001")
@pytest.mark.parametrize("most", [RED, YELLOW, GREEN])
def test_a_move_is_as_long_as_its_colour(most: int) -> None:
    space, mover = ground(), model(0, 5, 5)
    end = (mover.x + most, mover.y, -1)
    assert way(space.way(mover, end, most, among(mover))).length == most * FINE
    over = no(space.way(mover, (end[0] + 102, end[1], -1), most, among(mover)))
    assert over.rule == "CZ-BASIC-001"
    assert dict(over.args) == {"over": 102, "length": most + 102, "most": most}
    half = (mover.x + most // 2, mover.y, -1)
    assert way(space.way(mover, half, most, among(mover))).end == half


@pytest.mark.rule("CZ-BASIC-001")
def test_a_refusal_says_by_how_much_in_both_languages() -> None:
    space, mover = ground(), model(0, 5, 5)
    refused = no(space.way(mover, at(12.4, 5), YELLOW, among()))
    assert (
        render(refused.text(), "en") == "0.4 in too far: the way is 7.4 in long, the move 7.0 in."
    )
    assert "0,4" in render(refused.text(), "fr")


@pytest.mark.rule("CZ-MOVE-001", "CZ-MOVE-002")
def test_a_way_bends_round_scenery_and_needs_no_roll() -> None:
    container = obstacle(8, 4, 2, 2)
    space, mover = ground(container), model(0, 7, 5)
    found = way(space.way(mover, at(11, 5), YELLOW, among(mover)))
    assert found.easy
    assert len(found.legs) > 2
    straight = 4 * INCH
    assert straight < found.units < straight + 2 * INCH
    # The true way, tangents and arcs of a base's radius round two corners, is 1489.9 long.
    assert 1490 <= found.units <= 1490 + 16


@pytest.mark.rule("CZ-MOVE-001")
def test_the_length_counts_along_the_bends() -> None:
    space, mover = ground(barrier(8, 2, 1, 6)), model(0, 7, 5)
    assert isinstance(space.way(mover, at(10, 5), RED, among()), No)
    round_it = way(space.way(mover, at(10, 5), GREEN, among()))
    assert 7.5 * INCH < round_it.units < 9 * INCH
    drawn = way(space.walk(mover, [at(7, 9), at(10, 9), at(10, 5)], GREEN, among()))
    assert drawn.length == 11 * INCH * FINE
    assert no(space.walk(mover, [at(7, 9), at(10, 9), at(10, 5)], YELLOW, among())).rule == (
        "CZ-BASIC-001"
    )


@pytest.mark.rule("CZ-MOVE-003")
def test_friends_are_passed_freely() -> None:
    space, mover = ground(), model(0, 5, 5)
    found = way(space.way(mover, at(9, 5), YELLOW, among(mover, model(1, 7, 5))))
    assert found.easy
    assert found.length == 4 * INCH * FINE


@pytest.mark.rule("CZ-MOVE-004")
def test_no_base_ends_on_another() -> None:
    space, mover = ground(), model(0, 5, 5)
    for other in (model(1, 9, 5), rival(1, 9, 5)):
        refused = no(space.way(mover, at(9.5, 5), YELLOW, among(mover, other)))
        assert refused.rule == "CZ-MOVE-004"
        assert dict(refused.args)["over"] == 2 * BASE - INCH // 2
        touching = (other.x + 2 * BASE, other.y, -1)
        assert way(space.way(mover, touching, YELLOW, among(mover, other))).end == touching
        inside = (other.x + 2 * BASE - 1, other.y, -1)
        assert no(space.way(mover, inside, YELLOW, among(mover, other))).rule == "CZ-MOVE-004"


@pytest.mark.rule("CZ-MOVE-005", "CZ-MOVE-007")
def test_crossing_an_obstacle_takes_a_roll() -> None:
    fence = obstacle(8, 0, 0.4, 22)
    space, mover = ground(fence), model(0, 6, 5)
    found = way(space.way(mover, at(10, 5), YELLOW, among(mover)))
    assert [(m.kind, m.id) for m in found.meetings] == [("obstacle", 0)]
    assert found.length == 4 * INCH * FINE


@pytest.mark.rule("CZ-MOVE-008")
def test_a_failed_crossing_stops_where_the_obstacle_was_met() -> None:
    space, mover = ground(obstacle(8, 0, 0.4, 22)), model(0, 6, 5)
    [met] = way(space.way(mover, at(10, 5), YELLOW, among(mover))).meetings
    assert met.stop == (units(8) - BASE, units(5), -1)
    assert met.fall == 0


@pytest.mark.rule("CZ-MOVE-008", "CZ-MOVE-004")
def test_a_stopped_model_goes_back_to_where_no_base_is() -> None:
    """AMB-13."""
    mover = model(0, 4, 5)
    friend = Base(1, units(8) - BASE - 40, units(5))
    space = ground(obstacle(8, 0, 0.4, 22))
    [met] = way(space.way(mover, at(10, 5), YELLOW, among(mover, friend))).meetings
    assert abs(met.stop[0] - (friend.x - 2 * BASE)) <= 5
    assert met.stop[0] <= friend.x - 2 * BASE


@pytest.mark.rule("CZ-MOVE-006")
def test_a_barrier_is_bypassed_or_climbed_never_crossed() -> None:
    space, mover = ground(barrier(8, 0, 0.4, 22)), model(0, 5, 5)
    refused = no(space.way(mover, at(10, 5), GREEN, among()))
    assert refused.rule == "CZ-MOVE-006"
    drawn = no(space.walk(mover, [at(6, 5), at(10, 5)], GREEN, among()))
    assert drawn.rule == "CZ-MOVE-006"
    inside = no(space.way(mover, at(8.2, 5), GREEN, among()))
    assert (inside.rule, inside.message) == ("CZ-MOVE-006", "cz-space-in-barrier")


@pytest.mark.rule("CZ-MOVE-006", "CZ-MEAS-003")
def test_a_gap_narrower_than_the_base_is_named_with_its_width() -> None:
    narrow = ground(barrier(8, 0, 1, 10), barrier(8, 11, 1, 11))
    refused = no(narrow.way(model(0, 6, 10.5), at(11, 10.5), GREEN, among()))
    assert refused.message == "cz-space-narrow"
    words = render(refused.text(), "en")
    assert "1.0 in wide" in words
    assert "1.1 in" in words
    wide = ground(barrier(8, 0, 1, 10), barrier(8, 11.1, 1, 10.9))
    assert way(wide.way(model(0, 6, 10.55), at(11, 10.55), GREEN, among())).easy


@pytest.mark.rule("CZ-MOVE-009")
def test_running_through_a_rival_takes_a_roll_passing_close_does_not() -> None:
    """AMB-12."""
    space, mover, foe = ground(), model(0, 5, 5), rival(1, 7, 5)
    through = way(space.walk(mover, [at(8, 5), at(9, 5)], YELLOW, among(mover, foe)))
    assert [(m.kind, m.id) for m in through.meetings] == [("rival", 1)]
    beside = rival(1, 7, 5)._replace(y=units(5) + 2 * BASE)
    assert way(space.walk(mover, [at(8, 5), at(9, 5)], YELLOW, among(mover, beside))).easy


@pytest.mark.rule("CZ-MOVE-009", "CZ-MOVE-002")
def test_the_proposed_way_goes_round_a_rival_when_there_is_length_for_it() -> None:
    space, mover, foe = ground(), model(0, 5, 5), rival(1, 7, 5)
    roomy = way(space.way(mover, at(9, 5), YELLOW, among(mover, foe)))
    assert roomy.easy
    assert 1163 <= roomy.units < 1190  # the tangents and the arc round it are 1163 long
    tight = way(space.way(mover, at(9, 5), 4 * INCH, among(mover, foe)))
    assert [m.kind for m in tight.meetings] == ["rival"]


@pytest.mark.rule("CZ-MOVE-010")
def test_who_fails_to_pass_a_rival_stops_within_its_reach() -> None:
    space, mover, foe = ground(), model(0, 5, 5), rival(1, 7, 5)
    [met] = way(space.way(mover, at(9, 5), 4 * INCH, among(mover, foe))).meetings
    assert met.stop == (foe.x - 2 * BASE, foe.y, -1)
    assert space.brawling(mover.at(met.stop), foe)


HOUSE = house(8, 4, 6, 6)
DOOR = passage("door", 0, (7.4, 7), (9, 7))
WINDOW = passage("opening", 0, (14.6, 7), (13, 7))


@pytest.mark.rule("CZ-MOVE-011")
def test_a_window_is_crossed_like_an_obstacle() -> None:
    space = ground(HOUSE, passages=(DOOR, WINDOW), doors=(LOCKED,))
    found = way(space.way(model(0, 16, 7), at(11, 7), YELLOW, among()))
    [met] = found.meetings
    assert (met.kind, met.id) == ("opening", 1)
    assert found.length == 5 * INCH * FINE
    assert met.stop == (units(14) + BASE, units(7), -1)


@pytest.mark.rule("CZ-MOVE-012")
@pytest.mark.parametrize("state", [OPEN, CLOSED])
def test_a_door_is_passed_without_a_roll(state: int) -> None:
    space = ground(HOUSE, passages=(DOOR, WINDOW), doors=(state,))
    found = way(space.way(model(0, 6, 7), at(11, 7), YELLOW, among()))
    assert found.easy
    assert "door" in [leg.kind for leg in found.legs]
    drawn = way(space.walk(model(0, 6, 7.2), [at(10, 7.1), at(11, 7)], YELLOW, among()))
    assert drawn.easy
    assert no(space.walk(model(0, 6, 8.5), [at(10, 8.5), at(11, 7)], YELLOW, among())).rule == (
        "CZ-MOVE-006"
    )


@pytest.mark.rule("CZ-MOVE-006", "CZ-MOVE-012")
def test_a_locked_door_is_a_wall() -> None:
    space = ground(HOUSE, passages=(DOOR,), doors=(LOCKED,))
    assert no(space.way(model(0, 6, 7), at(11, 7), GREEN, among())).rule == "CZ-MOVE-006"


@pytest.mark.rule("CZ-MOVE-013")
def test_everything_met_takes_its_own_roll_in_the_order_of_the_path() -> None:
    space = ground(obstacle(8, 0, 0.4, 22), obstacle(12, 0, 0.4, 22))
    mover, foe = model(0, 6, 5), rival(7, 10, 5)
    path = [at(14, 5), at(14, 6)]
    found = way(space.walk(mover, path, GREEN, among(mover, foe)))
    assert [(m.kind, m.id) for m in found.meetings] == [
        ("obstacle", 0),
        ("rival", 7),
        ("obstacle", 1),
    ]
    stops = [m.stop[0] for m in found.meetings]
    assert stops == sorted(stops)
    # Another way round: the last becomes the first.
    back = way(space.walk(mover.at(at(14, 5)), [at(6, 5), at(6, 6)], GREEN, among(mover, foe)))
    assert [m.id for m in back.meetings] == [1, 7, 0]


def test_standing_on_a_car_and_getting_off_it() -> None:
    """AMB-21: on with one roll, off without, and the height is no part of the way."""
    car = obstacle(8, 4, 4, 2, height=1.5, roof=True)
    space, mover = ground(car), model(0, 6, 5)
    on = way(space.way(mover, at(10, 5, 0), YELLOW, among(mover)))
    assert ([m.kind for m in on.meetings], on.length) == (["obstacle"], 4 * INCH * FINE)
    assert space.height(0) == units(1.5)
    off = way(space.way(mover.at(on.end), at(10, 8), YELLOW, among()))
    assert off.easy
    assert no(space.way(mover, at(10, 5), YELLOW, among())).message == "cz-space-no-floor"
    half = no(space.way(mover, at(7.7, 5), YELLOW, among()))
    assert half.message == "cz-space-in-obstacle"


def test_rubble_may_be_ended_in() -> None:
    rubble = obstacle(8, 4, 3, 3, enter=True)
    space, mover = ground(rubble), model(0, 6, 5)
    found = way(space.way(mover, at(9, 5), YELLOW, among()))
    assert [m.kind for m in found.meetings] == ["obstacle"]
    assert way(space.way(mover.at(found.end), at(9, 9), YELLOW, among())).easy


def test_a_crate_that_was_dragged_is_an_obstacle_where_it_stands_now() -> None:
    crate = obstacle(8, 4, 1, 2, loose=True)
    space, mover = ground(crate), model(0, 6, 5)
    start = space.field.loose_at_start
    straight = [at(9.7, 5), at(10.2, 5)]
    met = way(space.walk(mover, straight, YELLOW, among(mover, loose=start))).meetings
    assert [(m.kind, m.id) for m in met] == [("thing", 0)]
    assert way(space.way(mover, at(10.2, 5), YELLOW, among(mover))).easy  # round it
    moved = (at(8.5, 9),)
    assert way(space.walk(mover, straight, YELLOW, among(mover, loose=moved))).easy
    assert way(space.walk(mover, straight, YELLOW, among(mover, loose=(None,)))).easy
    assert no(space.way(mover, at(8.5, 9), YELLOW, among(loose=moved))).rule == "CZ-MOVE-005"


@pytest.mark.rule("CZ-SETUP-002")
def test_a_base_stays_on_the_table() -> None:
    space = ground()
    assert space.stand((BASE, BASE, -1), BASE) is None
    off = no(space.stand((BASE - 30, 1000, -1), BASE))
    assert (off.rule, dict(off.args)) == ("CZ-SETUP-002", {"over": 30})
    assert no(space.stand((1000, 1000, 5), BASE)).message == "cz-space-no-floor"


@pytest.mark.rule("CZ-SETUP-008")
def test_the_classes_of_scenery_decide_what_a_piece_does() -> None:
    """The same piece as an obstacle, a barrier, entered, dragged, stood on."""
    mover = model(0, 6, 5)
    straight = [at(10, 5), at(11, 5)]
    as_obstacle = way(ground(obstacle(8, 4, 1, 2)).walk(mover, straight, YELLOW, among()))
    assert [m.kind for m in as_obstacle.meetings] == ["obstacle"]
    assert isinstance(ground(barrier(8, 4, 1, 2)).walk(mover, straight, YELLOW, among()), No)
    dragged = ground(obstacle(8, 4, 1, 2, loose=True))
    as_thing = way(dragged.walk(mover, straight, YELLOW, among()))
    assert [m.kind for m in as_thing.meetings] == ["thing"]
    entered = ground(obstacle(8, 4, 1, 2, enter=True))
    assert entered.stand(at(8.5, 5), BASE) is None
    assert no(ground(obstacle(8, 4, 1, 2)).stand(at(8.5, 5), BASE)).rule == "CZ-MOVE-005"


def test_nearest_is_the_last_good_place_on_the_way() -> None:
    space, mover = ground(barrier(8, 0, 1, 22)), model(0, 5, 5)
    [stop] = space.nearest(mover, [at(8.5, 5)], YELLOW, among(mover))
    assert 0 <= units(8) - BASE - stop[0] <= INCH // 10
    assert not isinstance(space.move(mover, (stop,), YELLOW, among(mover)), No)
    [near] = space.nearest(mover, [at(5, 20)], YELLOW, among(mover))
    assert 0 <= units(12) - near[1] <= INCH // 4
