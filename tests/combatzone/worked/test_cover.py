"""Worked cases: the Path of Attack, cover and what blocks it, height (p.24, 25)."""

from __future__ import annotations

from typing import Any

import pytest

from neontable.games.combatzone.rules.odds import chance_of
from tests.combatzone.worked.play import Play, crate, gonk, one, wall

Piece = dict[str, Any]

# Shooter at x 5, target at x 15, both at y 11: the path is the band from y 10.5 to 11.5.
# Every case: what stands on the mat, and what the target adds; None: it cannot be shot at.
COVER: list[tuple[str, list[Piece], int | None]] = [
    ("open ground", [], 0),
    ("a crate across the path", [crate(10, 10, 1, 2)], 1),
    ("a crate that enters the path from one side", [crate(10, 9, 1, 1.7)], 1),
    ("a crate whose edge touches the path", [crate(10, 9, 1, 1.5)], 1),
    ("a crate beside the path", [crate(10, 9, 1, 1.4)], 0),
    ("two crates", [crate(8, 10, 1, 2), crate(11, 10, 1, 2)], 2),
    ("three crates", [crate(7.5, 10, 1, 2), crate(10, 9, 1, 1.8), crate(12, 11.2, 1, 2)], 3),
    ("a crate within reach of the shooter", [crate(5.9, 10, 0.5, 2)], 0),
    ("a crate just beyond the shooter's reach", [crate(6.6, 10, 0.5, 2)], 1),
    ("a crate within reach of the target only", [crate(13.6, 10, 0.5, 2)], 1),
    ("a barrier that enters half of the path", [wall(10, 8, 1, 3)], 1),
    ("a barrier that enters from both sides: two", [wall(9, 8, 1, 2.8), wall(11, 11.2, 1, 2)], 2),
    ("a barrier across the whole path", [wall(10, 8, 1, 6)], None),
    ("a barrier exactly as wide as the path", [wall(10, 10.5, 1, 1)], None),
    ("a barrier a little narrower than the path", [wall(10, 10.6, 1, 0.9)], 1),
    ("a spanning barrier within reach of the shooter", [wall(5.9, 8, 0.5, 6)], None),
    ("a barrier that enters within reach of the shooter", [wall(5.9, 8, 0.5, 2.9)], 0),
    ("a barrier beside the path", [wall(10, 7, 1, 3.4)], 0),
    ("a barrier and a crate", [wall(9, 8, 1, 3), crate(11, 10, 1, 2)], 2),
    ("a thin fence", [crate(10, 5, 0.1, 12)], 1),
    ("scenery behind the target", [crate(16, 10, 1, 2), wall(18, 8, 1, 6)], 0),
    ("scenery behind the shooter", [crate(3, 10, 1, 2)], 0),
]


def added(play: Play, action: str = "basic-ranged", target: int = 1) -> int | None:
    """What the target adds, read from the exact odds: d8 against d8 and so much."""
    if target not in play.targets(action):
        return None
    chance = chance_of(play.g, 0, action, target, "Y")
    return {LEVEL[n]: n for n in LEVEL}[chance]


def _level(extra: int) -> Any:
    """Exact chance of d8 against d8 + extra."""
    from fractions import Fraction

    wins = 0
    for a in range(1, 9):
        for d in range(1, 9):
            if a == 1:
                continue
            if a == 8:
                wins += d != 8
            elif d == 8:
                continue
            elif d == 1:
                wins += 1
            else:
                wins += a > d + extra
    return Fraction(wins, 64)


LEVEL = {n: _level(n) for n in range(5)}


def street(pieces: list[Piece], *more: dict[str, Any], **facts: Any) -> Play:
    return Play(one("YYY", 0, 5, **facts), gonk(1, 15), *more, pieces=pieces)


@pytest.mark.rule(
    "CZ-TGT-001",
    "CZ-TGT-002",
    "CZ-TGT-003",
    "CZ-TGT-004",
    "CZ-TGT-006",
    "CZ-TGT-007",
    "CZ-TGT-008",
)
@pytest.mark.parametrize(("what", "pieces", "extra"), COVER, ids=[c[0] for c in COVER])
def test_what_the_path_of_attack_meets(what: str, pieces: list[Piece], extra: int | None) -> None:
    assert added(street(pieces)) == extra


MODELS: list[tuple[str, list[dict[str, Any]], int]] = [
    ("a rival in the path", [gonk(1, 10)], 1),
    ("a friend in the path", [gonk(0, 10)], 1),
    ("a rival and a friend", [gonk(1, 9), gonk(0, 11)], 2),
    ("a base that only enters the path", [gonk(1, 10, 11.9)], 1),
    ("a base beside the path", [gonk(1, 10, 12.1)], 0),
    ("a friend within reach of the shooter", [gonk(0, 7)], 0),
    ("a friend beyond the shooter's reach", [gonk(0, 7.1)], 1),
    ("somebody behind the target", [gonk(1, 17.5)], 0),
]


@pytest.mark.rule("CZ-TGT-005", "CZ-TGT-008")
@pytest.mark.parametrize(("what", "models", "extra"), MODELS, ids=[c[0] for c in MODELS])
def test_models_in_the_path(what: str, models: list[dict[str, Any]], extra: int) -> None:
    assert added(street([], *models)) == extra


@pytest.mark.rule("CZ-TGT-004", "CZ-SKILL-003")
def test_two_crates_and_reflexes_two() -> None:
    """The book's sum: d8 + 2 + 2.  7 + 1 = 8 against 4 + 4 = 8 is a tie; against 3 + 4 a hit."""
    for face, hit in ((4, False), (3, True)):
        play = Play(
            one("YYY", 0, 5, skills={"ranged": 1}),
            gonk(1, 15, skills={"reflexes": 2}),
            pieces=[crate(8, 10.5), crate(10, 10.5)],
            dice=[7, face],
        ).give("use basic-ranged 1 Y")
        assert (play.g.models[1].status == "out") is hit


@pytest.mark.rule("CZ-EFF-007")
@pytest.mark.parametrize(
    ("pieces", "legal", "hit"),
    [
        ([crate(9, 10, 1, 2), crate(11, 10, 1, 2), crate(13, 10, 1, 2)], True, True),
        ([wall(9, 8, 1, 3)], True, False),  # a barrier keeps its +1
        ([wall(9, 8, 1, 6)], False, False),  # and still blocks
    ],
)
def test_indirect_ignores_obstacles_only(pieces: list[Piece], legal: bool, hit: bool) -> None:
    """Unwieldy grenade launcher: d8 against d8; 5 against 4 hits only without a +1."""
    play = street(pieces, gear=["grenade-launcher"])
    assert (1 in play.targets("grenade-launcher")) is legal
    if legal:
        play = Play(
            one("YYY", 0, 5, gear=["grenade-launcher"]),
            gonk(1, 15),
            pieces=pieces,
            dice=[5, 4],
        ).give("use grenade-launcher 1 Y", "(impact)")
        while play.unrolled():
            play.table.answer(play.ask.seat, play.ask.default_answer)
        assert (play.g.models[1].status == "out") is hit


@pytest.mark.rule("CZ-TGT-003", "CZ-RES-002")
@pytest.mark.parametrize(("pieces", "legal"), [([crate(6.6, 10, 0.4, 2)], True), ([], True)])
def test_a_friend_behind_a_crate_can_be_commanded(pieces: list[Piece], legal: bool) -> None:
    """The +1s belong to a target that defends itself: 4 against a bare OBSTACLE 3 (AMB-25)."""
    play = Play(one("YYY", 0, 5), gonk(0, 8), pieces=pieces, dice=[4, 3])
    play.give("use basic-command 1 Y")
    assert play.g.active == 1


@pytest.mark.rule("CZ-TGT-007", "CZ-TGT-001")
def test_nobody_is_commanded_through_a_wall() -> None:
    play = Play(one("YYY", 0, 5), gonk(0, 7.5), pieces=[wall(6, 8, 0.5, 6)])
    assert 1 not in play.targets("basic-command")


# -- heights ---------------------------------------------------------------------------------------
HALL = wall(10, 7, 8, 8, id="hall", roof=True)

ROOF: list[tuple[str, float, int | None, int | None]] = [
    # where the upper model stands, what it adds when shot at, what the lower adds when shot at
    ("base at the edge", 10.6, 1, 0),
    ("base 1 in from the edge", 11.5, 1, 0),
    ("base farther than 1 in from the edge", 11.7, None, None),
    ("in the middle of the roof", 14, None, None),
]


@pytest.mark.rule("CZ-TGT-009", "CZ-TGT-010", "CZ-TGT-011")
@pytest.mark.parametrize(("what", "x", "upper", "lower"), ROOF, ids=[c[0] for c in ROOF])
def test_from_the_street_to_the_roof(
    what: str, x: float, upper: int | None, lower: int | None
) -> None:
    up = Play(one("YYY", 0, 4), gonk(1, x, floor="hall"), pieces=[HALL])
    assert added(up) == upper
    down = Play(one("YYY", 0, x, floor="hall"), gonk(1, 4), pieces=[HALL])
    assert added(down) == lower


@pytest.mark.rule("CZ-TGT-010", "CZ-TGT-009")
def test_two_models_on_one_roof_see_each_other() -> None:
    play = Play(one("YYY", 0, 10.6, floor="hall"), gonk(1, 17.4, floor="hall"), pieces=[HALL])
    assert added(play) == 0


@pytest.mark.rule("CZ-TGT-003", "CZ-MOVE-011")
def test_a_window_is_an_obstacle_in_the_path() -> None:
    """A barrier with a hole as wide as the path does not span it."""
    house = {
        "id": "house",
        "kind": "barrier",
        "height": 4,
        "outline": [[9, 6], [14, 6], [14, 16], [9, 16]],
        "holes": [[[9.4, 6.4], [13.6, 6.4], [13.6, 15.6], [9.4, 15.6]]],
    }
    window = {"kind": "opening", "piece": "house", "from": [8, 11], "to": [10.4, 11], "width": 2}
    shut = Play(one("YYY", 0, 5), gonk(1, 11.5), pieces=[house])
    assert added(shut) is None
    opened = Play(one("YYY", 0, 5), gonk(1, 11.5), pieces=[house], more_map={"passages": [window]})
    assert added(opened) == 1


@pytest.mark.rule("CZ-MOVE-012", "CZ-TGT-003")
@pytest.mark.parametrize(("state", "extra"), [("open", 0), ("closed", None), ("locked", None)])
def test_a_door_lets_shots_through_when_it_is_open(state: str, extra: int | None) -> None:
    fence = wall(9, 2, 0.5, 18, id="fence")
    door = {
        "kind": "door",
        "piece": "fence",
        "from": [8, 11],
        "to": [10.5, 11],
        "width": 2,
        "state": state,
    }
    play = Play(one("YYY", 0, 5), gonk(1, 15), pieces=[fence], more_map={"passages": [door]})
    assert added(play) == extra
