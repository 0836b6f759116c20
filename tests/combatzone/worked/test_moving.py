"""Worked cases: moving, obstacles, rivals, climbing, jumping, falling, dragging, escaping
(p.20 to 23, 26, 27)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.combatzone.worked.play import Play, beside, crate, gonk, one, wall

Pieces = list[dict[str, Any]]


def walk(colour: str, to: str, dice: list[int], *more: dict[str, Any], **position: Any) -> Play:
    me = position.pop("me", one("GYR", 0, 5, origin="GYR"))
    play = Play(me, *more, dice=dice, **position)
    return play.give(f"move {colour}", to)


LENGTHS: list[tuple[str, str, bool]] = [
    ("R", "to 8 11", True),
    ("R", "to 8.1 11", False),
    ("Y", "to 12 11", True),
    ("Y", "to 12.1 11", False),
    ("G", "to 17 11", True),
    ("G", "to 17.1 11", False),
    ("Y", "to 8 15", True),  # 3 and 4: 5 in
    ("R", "to 7 11 then to 6 11", True),  # 2 in and 1 in back
    ("R", "to 7 11 then to 5.5 11", False),  # 2 in and 1.5 in back
    ("Y", "to 5 15 then to 8 15", True),  # round a corner: 4 and 3
    ("Y", "to 5 15 then to 8.1 15", False),
    ("Y", "to 5 11", True),  # it may stay
]


@pytest.mark.rule("CZ-BASIC-001", "CZ-MOVE-001", "CZ-MOVE-002")
@pytest.mark.parametrize("case", LENGTHS, ids=lambda c: f"{c[0]} {c[1]}")
def test_a_move_is_at_most_as_long_as_its_colour(case: tuple[str, str, bool]) -> None:
    colour, to, legal = case
    play = Play(one("GYR", 0, 5, origin="GYR")).give(f"move {colour}")
    if legal:
        play.give(to)
        assert not play.unrolled()
    else:
        assert "CZ-BASIC-001" in play.refused(to)


@pytest.mark.rule("CZ-MOVE-004")
@pytest.mark.parametrize(("x", "legal"), [(9.0, False), (8.9, True), (10.1, True)])
def test_no_move_ends_on_a_base(x: float, legal: bool) -> None:
    """A friend stands at x 10 - 1.07 is its rim; 8.93 touches."""
    play = Play(one("G", 0, 5), gonk(0, 10 if x < 10 else 9.03)).give("move G")
    if legal:
        play.give(f"to {x} 11")
        assert play.at(0)[0] == x
    else:
        assert "CZ-MOVE-004" in play.refused(f"to {x} 11")


@pytest.mark.rule("CZ-MOVE-003", "CZ-MOVE-002")
def test_through_a_friend_without_a_roll() -> None:
    assert walk("Y", "to 12 11", [], gonk(0, 8)).at(0) == (12, 11)


@pytest.mark.rule("CZ-MOVE-002", "CZ-MOVE-009")
def test_close_to_a_rival_without_a_roll() -> None:
    """AMB-12: within reach of it but not over its base."""
    assert walk("Y", "to 12 11", [], gonk(1, 8, 12.2)).at(0) == (12, 11)


CRATE = crate(8, 9, 1, 4)
CROSSING: list[tuple[str, list[int], float]] = [
    ("Y", [6, 5], 12),
    ("Y", [5, 5], 7.47),  # it stops in contact: 8 - 0.53
    ("Y", [1, 1], 7.47),
    ("G", [12, 9], 12),
]


@pytest.mark.rule("CZ-MOVE-005", "CZ-MOVE-007", "CZ-MOVE-008", "CZ-MOVE-013")
@pytest.mark.parametrize("case", CROSSING, ids=str)
def test_crossing_an_obstacle(case: tuple[str, list[int], float]) -> None:
    colour, dice, x = case
    play = walk(colour, "to 12 11 then to 12 11", dice, pieces=[CRATE])
    assert play.at(0)[0] == pytest.approx(x, abs=0.02)


@pytest.mark.rule("CZ-MOVE-013", "CZ-MOVE-008")
@pytest.mark.parametrize(
    ("dice", "x"),
    [([6, 5, 6, 5], 16), ([6, 5, 5, 5], 11.47), ([5, 5], 7.47)],
)
def test_two_obstacles_need_two_rolls(dice: list[int], x: float) -> None:
    play = walk("G", "to 16 11", dice, pieces=[CRATE, crate(12, 9, 1, 4)])
    assert not play.unrolled()
    assert play.at(0)[0] == pytest.approx(x, abs=0.02)


@pytest.mark.rule("CZ-MOVE-009", "CZ-MOVE-010", "CZ-TOKEN-006", "CZ-BRAWL-001")
@pytest.mark.parametrize(("dice", "through"), [([7, 6], True), ([6, 6], False), ([5, 6], False)])
def test_running_past_a_rival(dice: list[int], through: bool) -> None:
    """The rival stops it with a Used GREEN; its token is unchanged either way."""
    rival = one("gY", 1, 9)
    play = walk("G", "to 8 11 then to 13 11", dice, rival).give("(oppose g)")
    assert not play.unrolled()
    assert play.tokens(1) == "gY"
    if through:
        assert play.at(0) == (13, 11)
    else:
        assert 0 <= play.gap(0, 1) <= 1
        assert play.at(0)[0] < 9


@pytest.mark.rule("CZ-MOVE-006", "CZ-MOVE-001")
def test_a_barrier_is_walked_round() -> None:
    play = Play(one("G", 0, 5), pieces=[wall(7, 8, 1, 6)]).give("move G")
    play.give("to 9 11")
    assert play.at(0) == (9, 11)
    assert play.g.last_move > 8 * 254  # not straight


@pytest.mark.rule("CZ-MOVE-006")
def test_nobody_walks_through_a_barrier() -> None:
    play = Play(one("Y", 0, 5), pieces=[wall(7, 2, 1, 18)]).give("move Y")
    play.refused("to 9 11")


HOUSE = wall(8, 2, 0.5, 18, id="fence")


@pytest.mark.rule("CZ-MOVE-011", "CZ-MOVE-012")
@pytest.mark.parametrize(
    ("kind", "dice", "through"),
    [("door", [], True), ("opening", [6, 5], True), ("opening", [5, 5], False)],
)
def test_doors_and_windows(kind: str, dice: list[int], through: bool) -> None:
    gap = {"kind": kind, "piece": "fence", "from": [7, 11], "to": [9.5, 11], "width": 1.4}
    play = walk("Y", "to 10 11", dice, pieces=[HOUSE], more_map={"passages": [gap]})
    assert not play.unrolled()
    assert (play.at(0) == (10, 11)) is through


# -- heights ---------------------------------------------------------------------------------------
def hall(height: float, **facts: Any) -> dict[str, Any]:
    return wall(6, 8, 8, 6, id="hall", height=height, roof=True, **facts)


AT_WALL = 6 - 135 / 254
"""The centre of a base that touches the hall from the left."""


def climb(
    height: float, colour: str, to: str, dice: list[int], tokens: str = "GYR", **facts: Any
) -> Play:
    me = one(tokens, 0, AT_WALL - 0.001, origin=tokens)
    return Play(me, dice=dice, pieces=[hall(height, **facts)]).give(f"move {colour}", to)


@pytest.mark.rule("CZ-CLIMB-002", "CZ-CLIMB-003", "CZ-CLIMB-004")
@pytest.mark.parametrize(("x", "legal"), [(8.4, True), (8.6, False)])
def test_four_inches_up_and_three_along(x: float, legal: bool) -> None:
    """YELLOW: 4 up leaves 3 in on the roof."""
    me = one("GYR", 0, AT_WALL - 0.001, origin="GYR")
    play = Play(me, dice=[6, 5] if legal else [], pieces=[hall(4)]).give("move Y")
    if legal:
        play.give(f"to {x} 11 0")
        assert (play.at(0)[0], play.g.models[0].floor) == (x, 0)
    else:
        assert "CZ-BASIC-001" in play.refused(f"to {x} 11 0")


FALLS: list[tuple[float, str, str, str]] = [
    # height, colour that pays, where it wants to go, tokens after a failed climb
    (3.2, "Y", "to 6.6 11 0", "GrR"),
    (4, "Y", "to 6.6 11 0", "GrR"),
    (4, "G", "to 6.6 11 0", "rYR"),
    (10, "G", "to 6.6 11 0", "rYR"),
]


@pytest.mark.rule("CZ-CLIMB-005", "CZ-FALL-001", "CZ-FALL-002", "CZ-WND-004")
@pytest.mark.parametrize("case", FALLS, ids=str)
def test_a_failed_climb_wounds_the_token_that_paid(case: tuple[float, str, str, str]) -> None:
    height, colour, to, after = case
    play = climb(height, colour, to, [2, 5])
    assert play.tokens(0) == after
    assert play.g.models[0].floor == -1
    assert play.ask.id == "cz-ask-act"


@pytest.mark.rule("CZ-CLIMB-001")
def test_a_climb_begins_at_the_wall() -> None:
    play = Play(one("G", 0, 4), pieces=[hall(4)]).give("move G")
    assert "CZ-CLIMB-001" in play.refused("to 7 11 0")


@pytest.mark.rule("CZ-CLIMB-010")
def test_an_easy_climb_needs_no_roll() -> None:
    play = climb(4, "Y", "to 7 11 0", [], easy=True)
    assert play.g.models[0].floor == 0


@pytest.mark.rule("CZ-CLIMB-006", "CZ-CLIMB-002")
@pytest.mark.parametrize(("beyond", "legal"), [(1.2, True), (2.2, False)])
def test_up_and_down_in_one_action(beyond: float, legal: bool) -> None:
    """GREEN over a thin wall 5 in high: 5 up, 5 down, 2 for its thickness and beyond."""
    ridge = wall(6, 8, 1.2, 6, id="ridge", height=4.3, roof=True)
    me = one("GYR", 0, AT_WALL - 0.001, origin="GYR")
    play = Play(me, pieces=[ridge], dice=[9, 2, 9, 2] if legal else []).give("move G")
    there = 7.2 + 135 / 254 + beyond - 1.2 + 0.01
    if legal:
        play.give(f"to {there:.3f} 11")
        assert play.g.models[0].floor == -1
        assert play.at(0)[0] > 7
    else:
        play.refused(f"to 6.6 11 0 then to {there + 2:.3f} 11")


TWO: list[tuple[float, str, str, list[int], str]] = [
    # height, tokens, the two that are spent, dice; tokens and floor after
    (10, "GYR", "Y R", [6, 5, 5, 4], "Gyr 0"),
    (10, "GYY", "Y Y", [6, 5, 6, 5], "Gyy 0"),
    (10, "GYY", "Y Y", [6, 5, 2, 5], "Gry -1"),  # from 10 in: one wound
    (14, "GYY", "Y Y", [6, 5, 6, 5], "Gyy 0"),
    (14, "GYY", "Y Y", [6, 5, 2, 5], "- -1"),  # from 14 in: taken out
    (10, "GYY", "Y Y", [2, 5], "GrY -1"),  # AMB-22: the second token is not spent
    (10, "GYR", "Y R", [6, 5, 2, 4], "- -1"),  # AMB-17: a wound on the RED token that paid
]


@pytest.mark.rule("CZ-CLIMB-007", "CZ-CLIMB-008", "CZ-CLIMB-002", "CZ-FALL-002")
@pytest.mark.parametrize("case", TWO, ids=str)
def test_two_actions_in_one_climb(case: tuple[float, str, str, list[int], str]) -> None:
    height, tokens, spent, dice, after = case
    me = one(tokens, 0, AT_WALL, origin=tokens)
    play = Play(me, pieces=[hall(height)], dice=dice).give(f"long-climb {spent}", "to 6.5 11 0")
    assert not play.unrolled()
    letters, floor = after.split()
    assert sorted(play.tokens(0)) == sorted(letters)
    if letters != "-":
        assert play.g.models[0].floor == int(floor)


@pytest.mark.rule("CZ-CLIMB-002", "CZ-CLIMB-004")
@pytest.mark.parametrize(
    ("height", "colour", "legal"), [(7, "Y", True), (7.1, "Y", False), (12, "G", True)]
)
def test_a_climb_to_the_edge_costs_its_height(height: float, colour: str, legal: bool) -> None:
    me = one("GYR", 0, AT_WALL, origin="GYR")
    play = Play(
        me,
        pieces=[hall(height)],
        dice=[9, 2] if legal and colour == "G" else [7, 2] if legal else [],
    )
    play.give(f"move {colour}")
    if legal:
        play.give("to 6.2 11 0")
        assert play.g.models[0].floor == 0
    else:
        assert "CZ-BASIC-001" in play.refused("to 6.2 11 0")


@pytest.mark.rule("CZ-CLIMB-009", "CZ-FALL-002")
@pytest.mark.parametrize(("dice", "after"), [([6, 5], "GyR"), ([5, 5], "GrR")])
def test_climbing_down(dice: list[int], after: str) -> None:
    me = one("GYR", 0, 6.5, origin="GYR", floor="hall")
    play = Play(me, dice=dice, pieces=[hall(4)]).give("move Y", "to 5 11")
    assert play.tokens(0) == after
    assert play.g.models[0].floor == -1


ROOFS: list[tuple[float, list[int], str]] = [
    (2.5, [6, 5], "over"),
    (3.0, [6, 5], "over"),
    (3.2, [], "refused"),
    (2.5, [5, 5], "fallen"),
]


@pytest.mark.rule("CZ-JUMP-001", "CZ-JUMP-002", "CZ-JUMP-003", "CZ-WND-004")
@pytest.mark.parametrize("case", ROOFS, ids=str)
def test_jumping_from_roof_to_roof(case: tuple[float, list[int], str]) -> None:
    gap, dice, comes = case
    near = wall(3, 8, 6, 6, id="near", height=5, roof=True)
    far = wall(9 + gap, 8, 6, 6, id="far", height=5, roof=True)
    me = one("GYR", 0, 8.4, origin="GYR", floor="near")
    play = Play(me, dice=dice, pieces=[near, far]).give("move Y")
    to = f"to {9 + gap + 0.6:.2f} 11 1"
    if comes == "refused":
        play.refused(to)
        return
    play.give(to)
    if comes == "over":
        assert play.g.models[0].floor == 1
        assert play.tokens(0) == "GyR"
    else:
        assert play.g.models[0].floor == -1
        assert play.at(0)[0] == pytest.approx(9 + gap / 2, abs=0.1)  # the middle of the gap
        assert play.tokens(0) == "GrR"


@pytest.mark.rule("CZ-FALL-001", "CZ-FALL-002", "CZ-EFF-009")
@pytest.mark.parametrize(
    ("height", "after"),
    [(3.1, "GGrr"), (7, "GGrr"), (12, "GGrr"), (12.1, "-")],
)
def test_fall_damage_by_height(height: float, after: str) -> None:
    """Pushed off a roof: the blow wounds one token, the fall another."""
    roof = wall(2, 8, 6.2, 6, id="hall", height=height, roof=True)
    play = Play(
        one("GG", 0, 5, gear=["blammy"], floor="hall"),
        one("GGyy", 1, 7.4, floor="hall"),
        pieces=[roof],
        dice=[9, 2],
    ).give("use blammy 1 G", "oppose y", "(wound y)")
    assert play.tokens(1) == after


# -- free moves, dragging, escaping ----------------------------------------------------------------
@pytest.mark.rule("CZ-DRAG-001", "CZ-DRAG-002", "CZ-DRAG-004")
@pytest.mark.parametrize(("dice", "moved"), [([6, 5], True), ([5, 5], False)])
def test_dragging_a_crate(dice: list[int], moved: bool) -> None:
    box = crate(6, 10.5, 1, 1, id="box", loose=True)
    play = Play(one("GY", 0, 5), pieces=[box], dice=dice).give("drag-thing 0 G")
    if play.ask.id == "cz-ask-move":
        play.refused("to 1.9 11")  # farther than RED
        play.give("to 2.1 11")
    for _ in range(5):
        if play.ask.id == "cz-ask-act":
            break
        play.table.answer(play.ask.seat, play.ask.default_answer)
    assert not play.unrolled()
    assert (play.at(0)[0] < 5) is moved
    assert play.tokens(0) == "gY"


DRAGS: list[tuple[str, list[dict[str, Any]], list[int], bool]] = [
    ("a friend: OBSTACLE", [one("YY", 0, 7)], [6, 5], True),
    ("a friend: OBSTACLE wins ties", [one("YY", 0, 7)], [5, 5], False),
    ("a rival: its Reflexes", [one("YY", 1, 7, skills={"reflexes": 2})], [7, 4], True),
    ("a rival: its Reflexes tie", [one("YY", 1, 7, skills={"reflexes": 2})], [7, 5], False),
    (
        "a friend in a brawl: the rival's Reflexes",
        [one("YY", 0, 7), gonk(1, 9, skills={"reflexes": 2})],
        [7, 5],
        False,
    ),
    (
        "a friend in a brawl, freed",
        [one("YY", 0, 7), gonk(1, 9, skills={"reflexes": 2})],
        [8, 5],
        True,
    ),
]


@pytest.mark.rule("CZ-DRAG-005", "CZ-DRAG-006", "CZ-DRAG-007", "CZ-DRAG-008")
@pytest.mark.parametrize("case", DRAGS, ids=[c[0] for c in DRAGS])
def test_dragging_models(case: tuple[str, list[dict[str, Any]], list[int], bool]) -> None:
    _, more, dice, moved = case
    play = Play(one("GG", 0, 5), *more, dice=dice).give("drag-model 1 G")
    for _ in range(8):
        if play.ask.id == "cz-ask-act":
            break
        if play.ask.id == "cz-ask-move":
            play.give("to 2.2 11")
        elif play.ask.id == "cz-ask-put":
            play.table.answer(play.ask.seat, play.ask.options[0])
        else:
            play.table.answer(play.ask.seat, play.ask.default_answer)
    assert not play.unrolled()
    assert (play.at(0)[0] < 5) is moved
    assert (play.at(1)[0] < 7) is moved
    if moved:
        assert play.gap(0, 1) <= 1


ESCAPES: list[tuple[str, list[dict[str, Any]], list[int], bool]] = [
    ("one rival, won", [gonk(1, 7)], [7, 6], True),
    ("one rival, a tie", [gonk(1, 7)], [6, 6], False),
    ("one friend against one rival", [gonk(1, 7), gonk(0, 5, 12.5)], [6, 6], False),
    (
        "two friends against one rival: no roll",
        [gonk(1, 7), gonk(0, 5, 12.5), gonk(0, 5, 9.5)],
        [],
        True,
    ),
]


@pytest.mark.rule("CZ-BRAWL-006", "CZ-BRAWL-007", "CZ-BRAWL-008")
@pytest.mark.parametrize("case", ESCAPES, ids=[c[0] for c in ESCAPES])
def test_leaving_a_brawl(case: tuple[str, list[dict[str, Any]], list[int], bool]) -> None:
    _, more, dice, away = case
    play = Play(one("GG", 0, 5), *more, dice=dice).give("move G", "to 1.5 14")
    assert not play.unrolled()
    assert (play.at(0) == (1.5, 14)) is away
    assert play.tokens(0) == "gG"


@pytest.mark.rule("CZ-BRAWL-006")
def test_the_opponent_chooses_who_stops_the_escape() -> None:
    play = Play(
        one("GG", 0, 5),
        gonk(1, 7, skills={"reflexes": 0}),
        gonk(1, 5, 13, skills={"reflexes": 3}),
        dice=[7, 4],
    ).give("move G", "to 1.5 9")
    assert (play.ask.id, play.ask.seat) == ("cz-ask-guard", 1)
    play.give("affect 2")
    assert play.at(0) == (5, 11)  # 7 : 4 + 3


@pytest.mark.rule("CZ-BRAWL-005")
def test_moving_inside_a_brawl_needs_no_roll() -> None:
    play = Play(one("GG", 0, 5), gonk(1, beside(5, 0.5))).give("move G", "to 5.6 12.2")
    assert play.at(0) == (5.6, 12.2)
    assert play.gap(0, 1) <= 1


@pytest.mark.rule("CZ-MOVE-014", "CZ-MOVE-015", "CZ-ACT-006")
def test_a_free_move_has_the_length_of_its_text_and_the_die_of_a_token() -> None:
    """Running Rabbit: YELLOW for a friend that has only a RED token, rolled with its d6."""
    runner = one(
        "YY", 0, 3, skills={"tech": 2}, keywords=["netrunner"], programs=["running-rabbit"]
    )
    play = Play(runner, one("r", 0, 5, origin="R"), pieces=[CRATE], dice=[6, 4, 6, 9])
    play.give("launch running-rabbit")
    for _ in range(6):
        if play.ask.id == "cz-ask-move" and play.ask.args[0][1].startswith("1-"):
            break
        if play.can("pass"):
            play.give("pass")
        else:
            play.table.answer(play.ask.seat, play.ask.default_answer)
    play.give("to 11.9 11")
    assert play.at(1) == (11.9, 11)  # 6.9 in, and 6 is a Crit on the d6
    assert play.tokens(1) == "r"
