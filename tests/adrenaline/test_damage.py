"""Damage, adrenaline, killshots, overkill, marks and revenge (AD-DMG-..., AD-MARK-004/005)."""

from __future__ import annotations

import pytest

from neontable.games.adrenaline.model.options import (
    END,
    GRAB,
    SHOOT,
    EnterWith,
    FireWeapon,
    PlayNewton,
    Square,
    Target,
    UseEffect,
)
from tests.adrenaline.piles import powerups
from tests.adrenaline.play import Play, on, position, turn

NO_WEAPONS: list[list[str]] = [[], [], []]
NO_CUBES = [0, 0, 0]


def laid(**on_squares: str) -> list[str]:
    lying = [""] * 12
    for square, tile in on_squares.items():
        lying[int(square[1:])] = tile
    return lying


def attacking(weapon: str, **victim: object) -> Play:
    """Seat 0 on 8 with a weapon and no cubes; seat 1 on the same square, seat 2 far away."""
    return position(
        on(8, loaded=[weapon], cubes=NO_CUBES), on(8, **victim), on(3), displays=NO_WEAPONS
    )


# -- tokens ------------------------------------------------------------------------------------
@pytest.mark.rule("AD-DMG-001")
def test_tokens_keep_their_colour_and_order() -> None:
    hammer = {"loaded": ["sledgehammer"], "cubes": NO_CUBES}
    play = position(
        on(8, **hammer), on(8, loaded=["electroscythe"], cubes=NO_CUBES), on(8, cubes=NO_CUBES)
    )
    play.pick(SHOOT).pick(Target(2)).pick(END)
    play.pick(SHOOT).pick(END)  # the scythe hits everybody here
    assert play.damage(2) == [0, 0, 1]
    assert play.damage(0) == [1]
    assert play.damage(1) == []


@pytest.mark.rule("AD-DMG-001")
def test_damage_to_several_targets_in_one_action() -> None:
    play = position(
        on(8, loaded=["electroscythe"], cubes=NO_CUBES), on(8, damage=[2]), on(8), on(8), on(9)
    ).pick(SHOOT)
    assert [play.damage(f) for f in range(5)] == [[], [2, 0], [0], [0], []]


# -- adrenaline --------------------------------------------------------------------------------
@pytest.mark.rule("AD-DMG-002")
@pytest.mark.parametrize(
    ("damage", "squares"), [(0, [8, 9]), (2, [8, 9]), (3, [5, 8, 9, 10]), (11, [5, 8, 9, 10])]
)
def test_three_damage_two_squares_before_grabbing(damage: int, squares: list[int]) -> None:
    lying = laid(s8="RRB", s9="RRY", s5="BBY", s10="RYY", s6="BYY", s1="BYY")
    play = position(
        on(8, damage=[1] * damage), on(2), on(2), tiles=lying, displays=NO_WEAPONS
    ).pick(GRAB)
    assert play.squares() == squares
    play.pick(Square(squares[0]))
    assert play.square(0) == squares[0]


@pytest.mark.rule("AD-DMG-003")
@pytest.mark.parametrize(("damage", "can"), [(0, False), (3, False), (5, False), (6, True)])
def test_six_damage_one_square_before_shooting(damage: int, can: bool) -> None:
    # The hammer needs a target on the own square: it is one step away.
    play = position(
        on(8, loaded=["sledgehammer"], cubes=NO_CUBES, damage=[1] * damage), on(9), on(3)
    )
    assert play.offered(SHOOT) == can
    if can:
        play.pick(SHOOT)  # only from 9 is there a target
        assert play.square(0) == 9
        assert play.damage(1) == [0, 0]


@pytest.mark.rule("AD-DMG-003")
def test_the_bonus_step_is_optional_and_only_one() -> None:
    play = position(
        on(8, loaded=["lock_rifle"], cubes=NO_CUBES, damage=[1] * 6), on(9), on(3)
    ).pick(SHOOT)
    assert play.squares() == [4, 8, 9]  # from each the white room is in sight
    play.pick(Square(8))
    assert play.damage(1) == [0, 0]
    assert play.square(0) == 8
    far = position(on(8, loaded=["sledgehammer"], damage=[1] * 6), on(10), on(3))
    assert not far.offered(SHOOT)


@pytest.mark.rule("AD-DMG-002", "AD-DMG-003")
def test_adrenaline_actions_twice_in_a_turn() -> None:
    lying = laid(s10="RRB", s7="RRY")
    play = position(on(8, damage=[1] * 3), on(3), on(3), tiles=lying, displays=NO_WEAPONS)
    play.pick(GRAB)
    assert play.square(0) == 10
    play.pick(GRAB)
    assert play.square(0) == 7

    play = position(
        on(8, loaded=["sledgehammer", "electroscythe"], cubes=NO_CUBES, damage=[1] * 6),
        on(9), on(10),
    )  # fmt: skip
    play.pick(SHOOT).pick(FireWeapon("sledgehammer")).pick(SHOOT)
    assert play.square(0) in (9, 10)
    assert play.maybe(Square(10)).damage(2) == [0]
    assert play.damage(1) == [0, 0]


@pytest.mark.rule("AD-DMG-003")
def test_no_step_after_shooting() -> None:
    play = position(
        on(9, loaded=["electroscythe"], cubes=NO_CUBES, damage=[1] * 6), on(9), on(3)
    ).pick(SHOOT)
    assert play.ask.id == "ad-ask-action"
    assert play.square(0) == 9


# -- killshot and overkill -----------------------------------------------------------------------
@pytest.mark.rule("AD-DMG-004")
def test_the_eleventh_kills_and_a_twelfth_can_follow() -> None:
    weapons = ["electroscythe", "sledgehammer"]
    play = position(
        on(8, loaded=weapons, cubes=NO_CUBES, powerups=["teleporter-yellow"]),
        on(8, damage=[2] * 10),
        on(3),
    )
    play.pick(SHOOT).pick(FireWeapon("electroscythe"))
    assert play.damage(1) == [2] * 10 + [0]
    assert play.g.dead == [1]
    assert "ad-killshot" in play.events
    assert play.points() == [0, 0, 0]  # scored at the end of the turn only
    play.pick(SHOOT)
    assert play.damage(1) == [2] * 10 + [0, 0]  # the second of two tokens is wasted
    assert play.g.track == []
    play.end_turn()
    assert play.seat == 1  # scored, back, and next to play
    assert play.g.track == [(0, 0)]


@pytest.mark.rule("AD-DMG-004")
def test_ten_damage_do_not_kill() -> None:
    play = attacking("electroscythe", damage=[2] * 9).pick(SHOOT).pick(END)
    assert play.damage(1) == [2] * 9 + [0]
    assert play.g.track == []
    assert play.points() == [0, 0, 0]


@pytest.mark.rule("AD-DMG-005")
@pytest.mark.parametrize("before", [9, 10, 11])
def test_nothing_beyond_twelve(before: int) -> None:
    play = position(
        on(4, loaded=["heatseeker"], cubes=NO_CUBES), on(11, damage=[2] * before), on(11),
        dead=[1] if before == 11 else [],
    )  # fmt: skip
    play.pick(SHOOT).pick(Target(1))
    assert play.damage(1) == ([2] * before + [0, 0, 0])[:12]
    assert ("ad-wasted" in play.events) == (before > 9)
    play.pick(END)
    assert play.g.track == [(2 if before == 11 else 0, 0)]


@pytest.mark.rule("AD-DMG-005")
def test_marks_beyond_twelve_go_back_to_their_owner() -> None:
    play = attacking("sledgehammer", damage=[2] * 9, marks=[3, 0, 1]).pick(SHOOT)
    # 10th and 11th are the hammer's, one mark is the 12th, two marks are returned.
    assert play.damage(1) == [2] * 9 + [0, 0, 0]
    assert play.player(1).marks == [0, 0, 1]
    play.pick(END)
    assert play.player(1).marks == [0, 0, 1]


@pytest.mark.rule("AD-DMG-005")
def test_marks_on_a_full_board_are_returned_too() -> None:
    play = attacking("electroscythe", damage=[2] * 12, marks=[2, 0, 0])
    play.g.dead.append(1)
    play.pick(SHOOT)
    assert play.damage(1) == [2] * 12
    assert play.marks(1, by=0) == 0
    play.leave_open()


# -- revenge -----------------------------------------------------------------------------------
@pytest.mark.rule("AD-DMG-006")
def test_overkill_is_answered_with_a_mark() -> None:
    play = attacking("sledgehammer", damage=[2] * 10).pick(SHOOT).pick(END)
    assert play.marks(0, by=1) == 1
    assert play.player(2).marks == [0, 0, 0]


@pytest.mark.rule("AD-DMG-006")
def test_a_plain_killshot_is_not() -> None:
    play = attacking("electroscythe", damage=[2] * 10).pick(SHOOT).pick(END)
    assert play.marks(0, by=1) == 0


@pytest.mark.rule("AD-DMG-006", "AD-MARK-003")
def test_a_fourth_mark_of_revenge_is_wasted() -> None:
    """AMB-10."""
    play = position(
        on(8, loaded=["sledgehammer"], cubes=NO_CUBES, marks=[0, 3, 1]),
        on(8, damage=[2] * 10),
        on(3),
    )
    play.pick(SHOOT)
    assert play.player(0).marks == [0, 3, 1]
    assert "ad-marks-wasted" in play.events
    play.pick(END)
    assert play.player(0).marks == [0, 3, 1]


@pytest.mark.rule("AD-DMG-006")
def test_the_mark_of_revenge_works_like_any_other() -> None:
    play = position(
        on(8, loaded=["sledgehammer"], cubes=NO_CUBES),
        on(8, damage=[2] * 10, loaded=["heatseeker"], cubes=NO_CUBES, powerups=["scope-yellow"]),
        on(3),
        powerup_deck=powerups("newton-blue", elsewhere=["scope-yellow"]),
    )
    play.pick(SHOOT).pick(END).pick(EnterWith("scope-yellow"))
    play.pick(SHOOT).pick(Target(0))
    assert play.damage(0) == [1, 1, 1, 1]  # three and the mark
    assert play.marks(0, by=1) == 0


# -- marks and death -----------------------------------------------------------------------------
@pytest.mark.rule("AD-MARK-004", "AD-SCORE-002")
def test_marks_score_nothing_and_outlive_their_bearer() -> None:
    # Seat 2 has three marks but no damage: no points for it.
    play = attacking("electroscythe", damage=[0] * 10, marks=[0, 0, 3]).pick(SHOOT).pick(END)
    assert play.points() == [9, 0, 0]
    assert play.damage(1) == []
    assert play.marks(1, by=2) == 3
    assert play.square(1) >= 0


@pytest.mark.rule("AD-MARK-005", "AD-MARK-004")
def test_the_books_example_of_the_zx2() -> None:
    """Violet (0) shoots :D-struct-or (1); Dozer (2) has a mark there too."""
    play = position(
        on(8, loaded=["zx2"], cubes=NO_CUBES),
        on(9, damage=[0, 0, 2, 2, 2, 0, 0, 2, 2, 0], marks=[2, 0, 1]),
        on(3),
    )
    play.pick(SHOOT).pick(UseEffect("zx2", "basic"))
    assert play.damage(1) == [0, 0, 2, 2, 2, 0, 0, 2, 2, 0, 0, 0]
    assert play.player(1).marks == [2, 0, 1]  # two new ones; Dozer's is untouched
    assert play.marks(0, by=1) == 1  # the mark of revenge
    play.pick(END)
    assert play.damage(1) == []
    assert play.player(1).marks == [2, 0, 1]
    assert play.g.track == [(0, 0)]


@pytest.mark.rule("AD-DMG-004", "AD-TURN-001")
def test_the_dead_stay_targets_until_the_turn_ends() -> None:
    play = position(
        on(8, loaded=["electroscythe"], cubes=NO_CUBES, powerups=["newton-red"]),
        on(8, damage=[0] * 11), on(3),
        dead=[1], stack=turn(0, actions=1),
    )  # fmt: skip
    play.pick(PlayNewton("newton-red")).pick(Target(1)).pick(Square(9))
    assert play.square(1) == 9
    play.pick(END)
    assert play.g.track == [(0,)]
