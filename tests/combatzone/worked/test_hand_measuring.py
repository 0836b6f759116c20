"""Worked cases of measuring, moving and cover, from the book and the index alone."""

from __future__ import annotations

import math
from typing import Any

import pytest

import neontable

from .hand import asked, at, box, do, foe, may, me, refused, spot, table, tokens, wall

SHOT = ["use", "basic-ranged", "1-somebody", "Y"]
BLOW = ["use", "basic-melee", "1-somebody", "Y"]
UNIT = 1 / 254


@pytest.mark.rule("CZ-BASIC-002", "CZ-MEAS-001", "CZ-MEAS-004")
@pytest.mark.parametrize(
    ("inches", "legal"),
    [
        (0.5, False),
        (3, False),
        (3 + UNIT, True),
        (7, True),
        (7.5, True),
        (12, True),
        (12 + UNIT, False),
    ],
)
def test_the_handgun_reaches_beyond_red_and_up_to_green(inches: float, legal: bool) -> None:
    t = table(me(), foe(inches))
    assert may(t, SHOT) is legal


@pytest.mark.rule("CZ-BASIC-003")
@pytest.mark.parametrize(
    ("inches", "legal"), [(0, True), (2.5, True), (3, True), (3 + UNIT, False)]
)
def test_a_blow_reaches_red(inches: float, legal: bool) -> None:
    assert may(table(me(), foe(inches)), BLOW) is legal


@pytest.mark.rule("CZ-MEAS-004", "CZ-MEAS-005")
@pytest.mark.parametrize(
    ("gear", "legal_at", "illegal_at"),
    [
        ("assault-carbine", (3.5, 5, 11, 12), (2, 3, 12.5, 13)),
        ("Assault Rifle", (5, 11, 13, 20), (2, 3)),
        ("SNIPER RIFLE", (12.5, 20), (2, 5, 11, 12)),
        ("kusarigama", (0.5, 3, 7), (7.5, 11)),
    ],
)
def test_ranges_with_gaps_and_long_range(gear: str, legal_at: Any, illegal_at: Any) -> None:
    name = gear.lower().replace(" ", "-")
    for inches in (*legal_at, *illegal_at):
        t = table(me(gear=gear), foe(inches))
        assert may(t, ["use", name, "1-somebody", "Y"]) is (inches in legal_at), inches


@pytest.mark.rule("CZ-MEAS-007")
def test_the_colour_of_the_token_does_not_bound_the_range() -> None:
    t = table(me(tokens="RRR"), foe(11.5))
    assert may(t, ["use", "basic-ranged", "1-somebody", "R"])


@pytest.mark.rule("CZ-MEAS-003")
def test_a_large_base_is_measured_from_its_edge() -> None:
    near = {"card": "somebody", "seat": 1, "y": 2794, "base": 40}
    # 135 + 200 + 762: exactly RED between the edges
    assert may(table(me(), {**near, "x": 1270 + 135 + 200 + 762}), BLOW)
    assert not may(table(me(), {**near, "x": 1270 + 135 + 200 + 763}), BLOW)


@pytest.mark.rule("CZ-MEAS-004")
@pytest.mark.parametrize(("away", "legal"), [(11.0, True), (11.31, True), (11.4, False)])
def test_height_is_part_of_the_distance(away: float, legal: bool) -> None:
    # 4 in up: 11.31 in of ground are 12.0 in the air (AMB-10)
    t = table(
        me(),
        foe(away, floor="house"),
        map={"pieces": [wall("house", (spot(away) - 100) / 254, 8, 6, 6, roof=True)]},
    )
    assert math.hypot(11.31, 4) < 12 < math.hypot(11.4, 4)
    assert may(t, SHOT) is legal


@pytest.mark.rule("CZ-BASIC-004", "CZ-MEAS-002")
@pytest.mark.parametrize(("inches", "legal"), [(1, True), (1 + UNIT, False)])
def test_triage_needs_reach(inches: float, legal: bool) -> None:
    t = table(me(), {**foe(inches), "seat": 0, "tokens": "RRR"}, foe(20))
    assert may(t, ["use", "triage", "1-somebody", "Y"]) is legal


@pytest.mark.rule("CZ-BASIC-006", "CZ-CMD-004")
@pytest.mark.parametrize(
    ("inches", "friend", "legal"), [(3, "GYY", True), (3 + UNIT, "GYY", False), (2, "gyy", False)]
)
def test_a_command_needs_red_and_a_ready_token(inches: float, friend: str, legal: bool) -> None:
    t = table(me(), {**foe(inches), "seat": 0, "tokens": friend}, foe(20))
    assert may(t, ["use", "basic-command", "1-somebody", "Y"]) is legal


@pytest.mark.rule("CZ-BASIC-001")
@pytest.mark.parametrize(("colour", "inches"), [("R", 3), ("Y", 7), ("G", 12)])
def test_a_move_is_as_long_as_its_colour(colour: str, inches: int) -> None:
    t = do(table(me(tokens="GYR"), foe(22)), ["move", colour])
    assert not may(t, [[1270 + inches * 254 + 1, 2794, -1]])
    do(t, [[1270 + inches * 254, 2794, -1]])
    assert t.state.models[0].x == 1270 + inches * 254


@pytest.mark.rule("CZ-MOVE-001", "CZ-MOVE-002")
def test_a_drawn_way_counts_with_its_bends() -> None:
    t = do(table(me(), foe(22)), ["move", "Y"])
    # 3 in down and 4 in across: 7 in by the corner, 5 in straight
    corner = [1270, 2794 + 762, -1]
    assert may(t, [corner, [1270 + 4 * 254, 2794 + 762, -1]])
    assert not may(t, [corner, [1270 + 4 * 254 + 1, 2794 + 762, -1]])


@pytest.mark.rule("CZ-MOVE-003", "CZ-MOVE-004")
def test_friends_are_walked_through_but_not_stood_on() -> None:
    t = table(me(), {**foe(1), "seat": 0}, foe(22))
    do(t, ["move", "Y"])
    assert not may(t, [[spot(1), 2794, -1]])
    do(t, [[1270 + 6 * 254, 2794, -1]])
    assert t.state.models[0].x == 1270 + 6 * 254


CRATE = {"pieces": [box("crate", 8, 10, 1, 2)]}
ROW = {"pieces": [box("row", 8, 1, 1, 20)]}
"""Crates from one side of the mat to the other, nearly."""


@pytest.mark.rule("CZ-MOVE-007", "CZ-MOVE-008", "CZ-CORE-003")
@pytest.mark.parametrize(
    ("faces", "reflexes", "over"),
    [([6, 5], 0, True), ([5, 5], 0, False), ([5, 6], 1, False), ([5, 5], 1, True),
     ([8, 9], 0, True),
     ([8, 10], 0, False), ([1, 1], 3, False), ([2, 1], 0, True)],
)  # fmt: skip
def test_an_obstacle_is_crossed_with_a_roll(faces: list[int], reflexes: int, over: bool) -> None:
    t = table(me(skills={"reflexes": reflexes}), foe(22), map=ROW, dice=faces)
    do(t, ["move", "Y"], [[1270 + 6 * 254, 2794, -1]])
    x = t.state.models[0].x
    if over:
        assert x == 1270 + 6 * 254
    else:
        assert 8 * 254 - 135 - 26 <= x <= 8 * 254 - 135  # against the crate
    assert tokens(t, 0) == "GyY"


@pytest.mark.rule("CZ-MOVE-001")
def test_who_bends_around_the_crate_rolls_nothing() -> None:
    t = table(me(), foe(22), map=CRATE, dice=[1, 10])
    do(t, ["move", "Y"], [[1270 + 6 * 254, 2794, -1]])  # the engine finds the way
    assert t.state.models[0].x == 1270 + 6 * 254
    assert t.state.dice == (1, 10)


@pytest.mark.rule("CZ-MOVE-009", "CZ-MOVE-010")
@pytest.mark.parametrize(("faces", "past"), [([7, 5], True), ([7, 7], False), ([7, 6], True)])
def test_running_past_a_rival(faces: list[int], past: bool) -> None:
    # the rival rolls its best die, GREEN, with Reflexes 0 and risks nothing
    t = table(me(), foe(2, tokens="gY"), foe(20), dice=faces)
    do(t, ["move", "Y"], [[1270 + 6 * 254, 2794, -1]])
    one = t.state.models[0]
    if past:
        assert one.x == 1270 + 6 * 254
    else:
        assert spot(2) - one.x - 270 <= 254
    assert tokens(t, 1) == "gY"


HOUSE = {"pieces": [wall("house", 6, 8, 6, 6, roof=True)]}


def _at_the_wall(**fields: Any) -> dict[str, Any]:
    return {"card": "somebody", "seat": 0, "x": 6 * 254 - 135, "y": 2794, **fields}


@pytest.mark.rule("CZ-CLIMB-001", "CZ-CLIMB-003", "CZ-CLIMB-004")
def test_four_inches_up_and_three_along_the_roof() -> None:
    t = table(_at_the_wall(), foe(22), map=HOUSE, dice=[7, 2])
    do(t, ["move", "Y"])
    goal = 6 * 254 - 135 + 3 * 254
    assert not may(t, [[goal + 2, 2794, 0]])
    do(t, [[goal, 2794, 0]])
    one = t.state.models[0]
    assert (one.x, one.floor) == (goal, 0)


@pytest.mark.rule("CZ-CLIMB-005", "CZ-FALL-002", "CZ-WND-004")
def test_a_failed_climb_wounds_the_token_that_was_spent() -> None:
    t = table(_at_the_wall(), foe(22), map=HOUSE, dice=[2, 5])
    do(t, ["move", "Y"], [[6 * 254 + 200, 2794, 0]])
    one = t.state.models[0]
    assert (one.floor, one.tokens) == (-1, "GrY")
    assert t.state.control == 0  # it goes on with its other tokens


@pytest.mark.rule("CZ-CLIMB-001")
def test_who_does_not_begin_at_the_wall_cannot_climb() -> None:
    t = do(table(_at_the_wall() | {"x": 5 * 254}, foe(22), map=HOUSE), ["move", "G"])
    assert not may(t, [[6 * 254 + 200, 2794, 0]])


@pytest.mark.rule("CZ-CLIMB-009")
def test_a_failed_climb_down_ends_at_the_foot_with_a_wound() -> None:
    up = {"card": "somebody", "seat": 0, "x": 6 * 254 + 60, "y": 2794, "floor": "house"}
    t = table(up, foe(22), map=HOUSE, dice=[3, 9])
    do(t, ["move", "Y"], [[6 * 254 - 300, 2794, -1]])
    one = t.state.models[0]
    assert (one.floor, one.tokens) == (-1, "GrY")


def _roofs(gap: float) -> dict[str, Any]:
    return {
        "pieces": [
            wall("west", 3, 8, 5, 6, roof=True),
            wall("east", 8 + gap, 8, 5, 6, roof=True),
        ]
    }


@pytest.mark.rule("CZ-JUMP-001", "CZ-JUMP-002", "CZ-JUMP-003")
def test_a_gap_of_red_is_jumped_and_a_wider_one_is_not() -> None:
    start = {"card": "somebody", "seat": 0, "x": 7 * 254, "y": 2794, "floor": "west"}
    t = do(table(start, foe(22), map=_roofs(3), dice=[7, 2]), ["move", "Y"], [[12 * 254, 2794, 1]])
    assert t.state.models[0].floor == 1
    fall = table(start, foe(22), map=_roofs(3), dice=[2, 7])
    do(fall, ["move", "Y"], [[12 * 254, 2794, 1]])
    one = fall.state.models[0]
    assert (one.floor, one.tokens) == (-1, "GrY")
    assert abs(one.x - round(9.5 * 254)) <= 2
    wide = do(table(start, foe(22), map=_roofs(3.2)), ["move", "G"])
    assert not may(wide, [[round(12.5 * 254), 2794, 1]])


@pytest.mark.rule("CZ-BRAWL-006", "CZ-BRAWL-007")
@pytest.mark.parametrize(("faces", "away"), [([5, 4], True), ([4, 4], False)])
def test_leaving_a_brawl_needs_a_roll(faces: list[int], away: bool) -> None:
    t = table(me(), foe(1), foe(20), dice=faces)
    do(t, ["move", "Y"], [[1270 - 700, 2794, -1]])
    assert t.state.models[0].x == (570 if away else 1270)
    assert tokens(t, 0) == "GyY"


@pytest.mark.rule("CZ-BRAWL-008")
def test_two_friends_against_one_leave_freely_one_does_not() -> None:
    beside = [at(5, 11 - 1.5, 0), at(5, 11 + 1.5, 0)]
    free = table(me(), foe(0.8), *beside, dice=[1, 10])
    do(free, ["move", "Y"], [[570, 2794, -1]])
    assert free.state.models[0].x == 570
    assert free.state.dice == (1, 10)
    bound = table(me(), foe(0.8), beside[0], dice=[1, 10])
    do(bound, ["move", "Y"], [[570, 2794, -1]])
    assert bound.state.models[0].x == 1270


@pytest.mark.rule("CZ-BRAWL-005")
def test_a_step_within_the_brawl_needs_no_roll() -> None:
    t = table(me(), foe(0.5), dice=[1, 10])
    do(t, ["move", "Y"], [[1270, 2794 + 100, -1]])
    assert t.state.models[0].y == 2894
    assert t.state.dice == (1, 10)


@pytest.mark.rule("CZ-BRAWL-001", "CZ-BRAWL-003")
@pytest.mark.parametrize(("inches", "legal"), [(1, False), (1 + UNIT, True)])
def test_a_brawl_forbids_other_targets(inches: float, legal: bool) -> None:
    t = table(me(gear="Viper SMG"), at(5, 16, 1), foe(inches))
    assert may(t, ["use", "viper-smg", "1-somebody", "Y"]) is legal
    assert may(t, ["use", "viper-smg", "2-somebody", "Y"])


@pytest.mark.rule("CZ-BRAWL-004")
def test_nothing_but_the_rival_in_a_brawl() -> None:
    friend = at(5, 12.5, 0, hacked=1, tokens="RRR")
    t = table(me(), foe(0.9), friend)
    for action in ("triage", "firewall", "basic-command"):
        assert not may(t, ["use", action, "2-somebody", "Y"]), action
    assert not may(t, SHOT)
    assert may(t, BLOW)


# ------------------------------------------------------------------ cover

HALF = 10.5
CRATES = [box("one", 9, HALF, 1, 1), box("two", 12, HALF, 1, 1), box("three", 15, HALF, 1, 1)]


def _shot(pieces: list[dict[str, Any]], *others: dict[str, Any], mine: int, yours: int) -> bool:
    """A YELLOW die against a YELLOW one, nobody has a skill: does the shot hit at 12 in?"""
    t = table(
        me(tokens="YYY"), foe(12, tokens="YYY"), *others, map={"pieces": pieces}, dice=[mine, yours]
    )
    do(t, SHOT)  # three equal tokens: nobody is asked which
    return "R" in tokens(t, 1).upper()


@pytest.mark.rule("CZ-TGT-004")
@pytest.mark.parametrize("crates", [0, 1, 2, 3])
def test_every_crate_in_the_path_adds_one(crates: int) -> None:
    assert _shot(CRATES[:crates], mine=6, yours=5 - crates)
    assert not _shot(CRATES[:crates], mine=6, yours=6 - crates)


@pytest.mark.rule("CZ-TGT-004", "CZ-TGT-002")
@pytest.mark.parametrize(("y", "covers"), [(11.45, True), (11.55, False)])
def test_the_path_is_an_inch_wide(y: float, covers: bool) -> None:
    assert _shot([box("one", 9, y, 1, 1)], mine=6, yours=5) is not covers


@pytest.mark.rule("CZ-TGT-008")
@pytest.mark.parametrize(("left", "covers"), [(6.5, False), (6.6, True)])
def test_what_the_shooter_leans_on_covers_nobody(left: float, covers: bool) -> None:
    # the shooter's edge is at 5.53 in: 6.5 is within an inch of it, 6.6 is not
    assert _shot([box("car", left, HALF, 2, 1)], mine=6, yours=5) is not covers


@pytest.mark.rule("CZ-TGT-008")
def test_what_the_target_leans_on_covers_it() -> None:
    assert not _shot([box("car", 16, HALF, 1, 1)], mine=6, yours=5)


@pytest.mark.rule("CZ-TGT-005")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_model_in_the_path_adds_one_whoever_it_is(seat: int) -> None:
    assert not _shot([], at(10, 11, seat), mine=6, yours=5)
    assert _shot([], at(10, 11, seat), mine=6, yours=4)


@pytest.mark.rule("CZ-TGT-006", "CZ-TGT-007")
def test_a_barrier_covers_or_blocks() -> None:
    corner = wall("corner", 9, 11, 2, 3)
    assert not _shot([corner], mine=6, yours=5)
    assert _shot([corner], mine=6, yours=4)
    t = table(me(), foe(12), map={"pieces": [wall("wall", 9, 10, 1, 2)]})
    refused(t, SHOT, "CZ-TGT-007")


@pytest.mark.rule("CZ-TGT-010", "CZ-TGT-011")
def test_the_edge_of_a_roof() -> None:
    house = {"pieces": [wall("house", 10, 7, 8, 8, roof=True)]}
    edge = at(10.9, 11, 1, floor="house")
    deep = at(13, 11, 1, floor="house")
    low = {"card": "somebody", "seat": 0, "inches": [4, 11]}
    t = table(low | {"tokens": "YYY"}, edge | {"tokens": "YYY"}, map=house, dice=[6, 5])
    do(t, SHOT)
    assert "R" not in tokens(t, 1)  # 6 against 5 + 1
    down = table(
        edge | {"seat": 0, "tokens": "YYY"},
        low | {"seat": 1, "tokens": "YYY"},
        map=house,
        dice=[6, 5],
    )
    do(down, SHOT)
    assert "R" in tokens(down, 1)  # 6 against 5: the roof is nothing to who shoots from its edge
    assert not may(table(low, deep, map=house), SHOT)
    assert not may(table(deep | {"seat": 0}, low | {"seat": 1}, map=house), SHOT)


@pytest.mark.rule("CZ-EFF-007")
def test_indirect_fire_ignores_crates_but_not_walls() -> None:
    gun = me(gear="Grenade Launcher", tokens="YYY")
    use = ["use", "grenade-launcher", "1-some-gonk", "Y"]
    beside = [[spot(10) - 135 - 127, 2794, -1]]  # an Impact token of an inch, in contact
    gonk = foe(10, card="some-gonk")
    over = table(gun, gonk, map={"pieces": CRATES[:2]}, dice=[6, 5, 2])
    do(over, use, beside)
    assert over.state.models[1].status == "out"  # 6 against 5: no crate counts
    corner = table(gun, gonk, map={"pieces": [wall("corner", 9, 11, 2, 3)]}, dice=[6, 5, 7])
    do(corner, use, beside)
    assert asked(corner) == "cz-ask-drift"  # 6 against 5 + 1: missed, the rival moves the token
    blocked = table(gun, gonk, map={"pieces": [wall("wall", 9, 10, 1, 2)]})
    assert not may(blocked, use)


@pytest.mark.rule("CZ-TGT-013", "CZ-TGT-012")
def test_a_torrent_takes_all_in_its_line_up_to_its_range() -> None:
    # 7 against 5, 7 and (out of range) nothing; the second is a friend
    gun = me(gear="kang-tao-l-69-zhuo", tokens="YYY")
    near, friend, far = (
        foe(4, card="some-gonk"), foe(6, card="some-gonk", seat=0), foe(9, card="some-gonk")
    )  # fmt: skip
    t = table(gun, near, friend, far, dice=[7, 5, 7])
    do(t, ["use", "kang-tao-l-69-zhuo", "1-some-gonk", "Y"])
    assert [m.status for m in t.state.models] == ["table", "out", "table", "table"]


@pytest.mark.rule("CZ-DRONE-005")
def test_a_drone_rolls_a_bare_obstacle_die() -> None:
    t = table(me(), foe(12, card="drone"), map={"pieces": CRATES[:2]}, dice=[6, 5])
    do(t, ["use", "basic-ranged", "1-drone", "Y"])
    assert t.state.models[1].status == "out"
    assert not t.state.models[1].body


@pytest.mark.rule("CZ-FALL-002")
@pytest.mark.parametrize(("height", "after"), [(4, "GrY"), (7, "GrY")])
def test_a_fall_of_yellow_or_green_height_is_one_wound(height: int, after: str) -> None:
    tall = {"pieces": [wall("house", 6, 8, 6, 6, roof=True, height=height)]}
    t = table(_at_the_wall(), foe(22), map=tall, dice=[2, 5])
    do(t, ["move", "Y"], [[6 * 254, 2794, 0]])
    assert tokens(t, 0) == after


@pytest.mark.rule("CZ-CLIMB-008")
def test_yellow_and_yellow_on_fourteen_inches() -> None:
    tall = {"pieces": [wall("tower", 6, 8, 6, 6, roof=True, height=14)]}
    t = table(_at_the_wall(), foe(22), map=tall, dice=[7, 2, 2, 5])
    do(t, ["long-climb", "Y", "Y"], [[6 * 254, 2794, 0]])
    assert t.state.models[0].status == "out"


@pytest.mark.rule("CZ-CLIMB-010")
def test_an_easy_climb_needs_no_roll() -> None:
    easy = {"pieces": [wall("house", 6, 8, 6, 6, roof=True, easy=True)]}
    t = table(_at_the_wall(), foe(22), map=easy, dice=[1, 10])
    do(t, ["move", "Y"], [[6 * 254 + 200, 2794, 0]])
    assert t.state.models[0].floor == 0
    assert t.state.dice == (1, 10)


@pytest.mark.rule("CZ-DRAG-005", "CZ-DRAG-006", "CZ-DRAG-002")
@pytest.mark.parametrize(("faces", "moved"), [([6, 3], True), ([3, 3], False)])
def test_dragging_a_friend(faces: list[int], moved: bool) -> None:
    t = table(me(), {**foe(0.5), "seat": 0}, foe(22), dice=faces)
    do(t, ["drag-model", "1-somebody", "G"])
    if moved:
        assert not may(t, [[1270 - 763, 2794, -1]])
        do(t, [[1270 - 700, 2794, -1]])
        assert t.state.models[0].x == 570
    else:
        assert t.state.models[0].x == 1270
    assert tokens(t, 0) == "gYY"


@pytest.mark.rule("CZ-EFF-009")
def test_a_push_is_three_inches_straight_away() -> None:
    t = table(me(gear="Blammy", tokens="YYY"), foe(2, tokens="YYY"), dice=[6, 3])
    do(t, ["use", "blammy", "1-somebody", "Y"])
    assert t.state.models[1].x == spot(2) + 762


@pytest.mark.rule("CZ-ACT-009", "CZ-LOOT-002")
@pytest.mark.parametrize(("inches", "legal"), [(3, False), (3 + UNIT, True)])
def test_a_complex_action_needs_red_without_rivals(inches: float, legal: bool) -> None:
    gun = me(gear="Heavy Arasaka Rotating Cannon")
    t = table(gun, at(5, 16, 1), foe(inches))
    assert may(t, ["use", "heavy-arasaka-rotating-cannon", "1-somebody", "Y"]) is legal
    body = {"card": "somebody", "seat": 1, "inches": [4, 11.5], "status": "out", "body": True}
    looting = table(me(), body, foe(inches))
    assert may(looting, ["loot", "loot-goods", "1-somebody", "Y"]) is legal


@pytest.mark.rule("CZ-BLAST-010", "CZ-BLAST-009")
def test_a_wall_shelters_from_the_blast() -> None:
    gun = me(gear="bozo-bombs", tokens="YYY", skills={})
    t = table(
        gun, foe(5, card="some-gonk"),
        at(12.5, 13.2, 1, card="some-gonk"), at(12.5, 9, 1, card="some-gonk"),
        map={"pieces": [wall("wall", 9.5, 12, 5, 0.5)]}, dice=[7, 3, 3, 3],
    )  # fmt: skip
    do(t, ["use", "bozo-bombs", "1-some-gonk", "Y"], [[spot(5) - 135 - 127, 2794, -1]])
    assert [m.status for m in t.state.models] == ["table", "out", "table", "out"]


@pytest.mark.rule("CZ-MEAS-008")
def test_a_place_off_the_mat_is_no_place() -> None:
    with pytest.raises(neontable.BadPosition):
        table(me(), at(30.5, 11, 1))
    t = do(table(me(), foe(22)), ["move", "Y"])
    assert not may(t, [[100, 2794, -1]])
