"""The seven yellow weapons of the weapons manual, in the large arena that `shooting_range` draws,
unless a test says otherwise."""

from __future__ import annotations

from itertools import pairwise

from neontable.games.adrenaline.model.options import (
    ENOUGH,
    FINISH,
    SHOOT,
    Square,
    Target,
    UseEffect,
)
from tests.adrenaline.play import on
from tests.adrenaline.shooting_range import (
    aim,
    chart,
    counts,
    crowd,
    effect,
    every_arena,
    extras,
    fork,
    gun,
    open_fire,
    rule,
)


# -- railgun -----------------------------------------------------------------------------------
@rule("AD-WPN-015")
def test_railgun_shoots_straight_through_walls() -> None:
    # From 4: 6 and 7 lie east behind two walls, 0 north; 5 too.  9 and 2 are in no line.
    play = effect(open_fire("railgun", 4, on(7), on(0), on(9), on(2)), "basic")
    assert play.targets() == [1, 2]
    assert play.why_not(Target(3)) == play.why_not(Target(4)) == "AD-WPN-015"
    assert play.why_not(Target(0)) == "AD-SHOOT-004"
    aim(play, 1)
    assert counts(play) == [3, 0, 0, 0]
    assert play.player(0).cubes == [3, 3, 3]


@rule("AD-WPN-015")
def test_railgun_piercing_takes_one_or_two_in_one_direction() -> None:
    play = effect(open_fire("railgun", 5, on(6), on(7), on(4), on(5)), "piercing")
    assert play.targets() == [1, 2, 3, 4]
    aim(play, 1)
    # East of 5: 6, 7, and the own square; seat 3 is west.
    assert play.targets() == [2, 4]
    assert play.offered(ENOUGH)
    assert play.why_not(Target(3)) == "AD-WPN-015"
    assert play.why_not(Target(1)) == "AD-WPN-015"
    alone = fork(play).pick(ENOUGH)
    assert counts(alone) == [2, 0, 0, 0]
    aim(play, 4)
    assert counts(play) == [2, 0, 0, 2]


@rule("AD-WPN-015")
def test_railgun_piercing_from_the_own_square_any_direction_is_open() -> None:
    play = effect(open_fire("railgun", 5, on(6), on(9), on(4), on(5)), "piercing")
    aim(play, 4)
    assert play.targets() == [1, 2, 3]
    aim(play, 2)
    assert counts(play) == [0, 2, 0, 2]


@rule("AD-WPN-015")
def test_railgun_piercing_two_on_one_square() -> None:
    play = aim(effect(open_fire("railgun", 5, on(7), on(7)), "piercing"), 1, 2)
    assert counts(play) == [2, 2]


@rule("AD-WPN-015")
@every_arena
def test_railgun_agrees_with_the_charts(arena: str) -> None:
    plan = chart(arena)
    for square in plan.squares:
        row, column = divmod(square, 4)
        line = {s for s in plan.squares if s // 4 == row or s % 4 == column}
        assert crowd("railgun", arena, square) == line


@rule("AD-WPN-015")
@every_arena
def test_railgun_piercing_pairs_lie_in_one_direction(arena: str) -> None:
    plan = chart(arena)

    def direction(a: int, b: int) -> str:
        if a == b:
            return "here"
        if a // 4 == b // 4:
            return "east" if b > a else "west"
        if a % 4 == b % 4:
            return "south" if b > a else "north"
        return ""

    for square in plan.squares:
        ways = {s: direction(square, s) for s in plan.squares if direction(square, s)}
        for one, two in pairwise([*ways, *ways]):
            play = effect(open_fire("railgun", square, on(one), on(two), arena=arena), "piercing")
            aim(play.leave_open(), 1)
            together = ways[one] == ways[two] or "here" in (ways[one], ways[two])
            assert play.offered(Target(2)) == together


# -- cyberblade --------------------------------------------------------------------------------
@rule("AD-WPN-016")
def test_cyberblade_cuts_two_on_the_own_square_then_steps() -> None:
    play = effect(open_fire("cyberblade", 6, on(6), on(6), on(7)), "basic")
    assert play.targets() == [1, 2]
    assert play.why_not(Target(3)) == "AD-WPN-016"
    assert play.why_not(Target(0)) == "AD-SHOOT-004"
    aim(play, 1)
    effect(play, "slice_and_dice")  # a different target: only seat 2
    assert counts(play) == [2, 2, 0]
    effect(play, "shadowstep")
    assert play.squares() == [2, 7, 10]
    assert play.why_not(Square(6)) == "AD-MOVE-001"
    play.pick(Square(10))
    assert play.square(0) == 10
    assert play.player(0).cubes == [3, 3, 2]


@rule("AD-WPN-016")
def test_cyberblade_steps_first_onto_its_targets() -> None:
    play = open_fire("cyberblade", 6, on(7), on(7), on(3))
    # Nobody here: the step is the only opening, and only 7 has a target.
    aim(play, 2)
    assert play.square(0) == 7
    assert play.why_not(UseEffect("cyberblade", "shadowstep")) == "AD-SHOOT-003"
    effect(play, "slice_and_dice")
    assert counts(play) == [2, 2, 0]


@rule("AD-WPN-016")
def test_cyberblade_cuts_steps_and_cuts_somebody_else() -> None:
    play = effect(open_fire("cyberblade", 6, on(6), on(7), on(2)), "basic")
    assert play.why_not(UseEffect("cyberblade", "slice_and_dice")) == "AD-WPN-016"
    effect(play, "shadowstep").pick(Square(7))
    effect(play, "slice_and_dice")
    assert counts(play) == [2, 2, 0]
    assert play.square(0) == 7


@rule("AD-WPN-016")
def test_cyberblade_never_slices_the_same_target_twice() -> None:
    play = open_fire("cyberblade", 6, on(6), on(11))
    assert not play.offered(UseEffect("cyberblade", "slice_and_dice"))
    play.pick(FINISH)
    assert counts(play) == [2, 0]
    assert play.square(0) == 6


@rule("AD-WPN-016", "AD-PAY-001")
def test_cyberblade_slice_unpaid_step_free() -> None:
    play = aim(open_fire("cyberblade", 6, on(6), on(6), cubes=[3, 3, 0]), 1)
    assert extras(play) == ["shadowstep"]
    assert play.why_not(UseEffect("cyberblade", "slice_and_dice")) == "AD-PAY-001"
    play.pick(FINISH)


@rule("AD-WPN-016", "AD-SHOOT-007")
@every_arena
def test_cyberblade_reaches_the_own_square_and_one_move(arena: str) -> None:
    plan = chart(arena)
    for here in plan.squares:
        for there in plan.squares:
            play = gun("cyberblade", here, on(there), arena=arena).leave_open()
            assert play.offered(SHOOT) == (plan.moves[here, there] <= 1)


# -- ZX-2 --------------------------------------------------------------------------------------
@rule("AD-WPN-017")
def test_zx2_one_damage_and_two_marks() -> None:
    play = effect(open_fire("zx2", 6, on(7), on(1), on(3)), "basic")
    assert play.targets() == [1, 2]
    assert play.why_not(Target(3)) == "AD-SEE-002"
    aim(play, 1)
    assert counts(play) == [1, 0, 0]
    assert play.marks(1, by=0) == 2
    assert play.player(0).cubes == [3, 3, 3]


@rule("AD-WPN-017")
def test_zx2_scanner_marks_up_to_three_also_in_three_rooms() -> None:
    play = effect(open_fire("zx2", 2, on(1), on(3), on(11), on(5)), "scanner")
    assert play.targets() == [1, 2, 3]
    assert not play.offered(ENOUGH)
    assert play.why_not(Target(4)) == "AD-SEE-002"
    aim(play, 1)
    one = fork(play).pick(ENOUGH)
    assert [one.marks(f, by=0) for f in range(1, 5)] == [1, 0, 0, 0]
    aim(play, 3)
    assert play.targets() == [2]
    assert play.offered(ENOUGH)
    aim(play, 2)
    assert [play.marks(f, by=0) for f in range(1, 5)] == [1, 1, 1, 0]
    assert counts(play) == [0, 0, 0, 0]


@rule("AD-WPN-017")
def test_zx2_scanner_stops_at_three() -> None:
    play = aim(effect(open_fire("zx2", 6, on(7), on(7), on(11), on(1)), "scanner"), 1, 2, 3)
    assert play.ask.id == "ad-ask-action"
    assert [play.marks(f, by=0) for f in range(1, 5)] == [1, 1, 1, 0]


# -- shotgun -----------------------------------------------------------------------------------
@rule("AD-WPN-018")
def test_shotgun_three_damage_here_then_maybe_a_push() -> None:
    play = effect(open_fire("shotgun", 6, on(6), on(6), on(7)), "basic")
    assert play.targets() == [1, 2]
    assert play.why_not(Target(3)) == "AD-WPN-018"
    aim(play, 2)
    assert play.squares() == [2, 6, 7, 10], "one square, or none"
    assert play.why_not(Square(5)) == "AD-MOVE-002", "a wall"
    stay = fork(play).pick(Square(6))
    assert stay.square(2) == 6
    play.pick(Square(2))
    assert play.square(2) == 2
    assert counts(play) == [0, 3, 0]


@rule("AD-WPN-018", "AD-SHOOT-007")
def test_shotgun_long_barrel_exactly_one_move_away() -> None:
    play = effect(open_fire("shotgun", 6, on(2), on(6), on(5), on(11)), "long_barrel")
    # 2 through the door; the own square is too near, 11 too far, 5 behind a wall.
    assert play.ask.id == "ad-ask-action"
    assert counts(play) == [2, 0, 0, 0]
    assert play.square(1) == 2
    assert play.player(0).cubes == [3, 3, 3]


@rule("AD-WPN-018", "AD-SHOOT-007")
@every_arena
def test_shotgun_reaches_one_move_through_doors_only(arena: str) -> None:
    plan = chart(arena)
    for here in plan.squares:
        for there in plan.squares:
            play = gun("shotgun", here, on(there), arena=arena).leave_open()
            assert play.offered(SHOOT) == (plan.moves[here, there] <= 1)
            if play.offered(SHOOT):
                play.pick(SHOOT)
                assert counts(play)[0] == (3 if here == there else 2)


# -- power glove -------------------------------------------------------------------------------
@rule("AD-WPN-019")
def test_power_glove_moves_onto_the_target() -> None:
    play = effect(open_fire("power_glove", 6, on(7), on(2), on(6), on(5)), "basic")
    assert play.targets() == [1, 2]
    assert play.why_not(Target(3)) == play.why_not(Target(4)) == "AD-WPN-019"
    aim(play, 2)
    assert play.square(0) == 2
    assert counts(play) == [0, 1, 0, 0]
    assert play.marks(2, by=0) == 2
    assert play.player(0).cubes == [3, 3, 3]


@rule("AD-WPN-019")
def test_power_glove_rocket_fist_hits_one_on_each_of_two_squares() -> None:
    # South of 2: 6, then 10.
    play = effect(open_fire("power_glove", 2, on(6), on(6), on(10), on(10)), "rocket_fist")
    assert play.square(0) == 6
    assert play.targets() == [1, 2]
    assert play.offered(ENOUGH)
    aim(play, 1)
    assert play.options == [Square(10), ENOUGH]
    play.pick(Square(10))
    assert play.square(0) == 10
    assert play.targets() == [3, 4]
    assert play.offered(ENOUGH)
    aim(play, 4)
    assert counts(play) == [2, 0, 0, 2]
    assert play.player(0).cubes == [3, 2, 3]


@rule("AD-WPN-019")
def test_power_glove_rocket_fist_stops_after_the_first_square() -> None:
    play = effect(open_fire("power_glove", 2, on(6), on(6), on(10)), "rocket_fist")
    aim(play, 1).pick(ENOUGH)
    assert play.square(0) == 6
    assert counts(play) == [2, 0, 0]


@rule("AD-WPN-019")
def test_power_glove_rocket_fist_moves_on_with_nobody_to_hit_there() -> None:
    play = effect(open_fire("power_glove", 2, on(6), on(6)), "rocket_fist")
    assert play.targets() == [1, 2]
    assert not play.offered(ENOUGH), "somebody must be hit"
    aim(play, 2).pick(Square(10))
    assert play.square(0) == 10
    assert counts(play) == [0, 2]


@rule("AD-WPN-019")
def test_power_glove_rocket_fist_spares_the_first_square_for_the_second() -> None:
    play = effect(open_fire("power_glove", 2, on(6), on(10)), "rocket_fist")
    play.pick(ENOUGH)  # nobody hit yet: the fist must go on, and hit
    assert play.square(0) == 10
    assert counts(play) == [0, 2]


@rule("AD-WPN-019")
def test_power_glove_rocket_fist_hits_first_and_spares_the_second() -> None:
    play = effect(open_fire("power_glove", 2, on(6), on(10)), "rocket_fist")
    aim(play, 1).pick(Square(10)).pick(ENOUGH)
    assert play.square(0) == 10
    assert counts(play) == [2, 0]


@rule("AD-WPN-019")
def test_power_glove_rocket_fist_through_an_empty_first_square() -> None:
    play = gun("power_glove", 2, on(10), on(4))
    play.pick(SHOOT)  # nobody one move away: the fist is the only mode
    assert play.square(0) == 10
    assert counts(play) == [2, 0]


@rule("AD-WPN-019")
def test_power_glove_rocket_fist_stops_at_walls_and_keeps_its_direction() -> None:
    # West of 7: 6, then a wall before 5.  No turn to 2 or 10.
    play = effect(open_fire("power_glove", 7, on(6), on(5), on(2)), "rocket_fist")
    assert play.ask.id == "ad-ask-action"
    assert play.square(0) == 6
    assert counts(play) == [2, 0, 0]
    assert gun("power_glove", 7, on(5), on(10)).why_not(SHOOT) == "AD-SHOOT-002"


@rule("AD-WPN-019", "AD-PAY-001")
def test_power_glove_rocket_fist_unpaid() -> None:
    play = gun("power_glove", 2, on(10), on(4), cubes=[3, 0, 3])
    assert play.why_not(SHOOT) == "AD-SHOOT-002"
    near = open_fire("power_glove", 2, on(6), on(4), cubes=[3, 0, 3])
    assert counts(near) == [1, 0]
    assert near.marks(1, by=0) == 2


@rule("AD-WPN-019", "AD-SHOOT-007")
@every_arena
def test_power_glove_agrees_with_the_charts(arena: str) -> None:
    plan = chart(arena)
    for here in plan.squares:
        assert crowd("power_glove", arena, here) == plan.at(here, 1)
        for there in plan.squares:
            play = gun("power_glove", here, on(there), arena=arena, cubes=[0, 1, 0]).leave_open()
            straight = any(there in way for way in plan.ways[here])
            assert play.offered(SHOOT) == straight
            if straight and plan.moves[here, there] == 2:
                play.pick(SHOOT)
                assert play.square(0) == there
                assert counts(play)[0] == 2


# -- shockwave ---------------------------------------------------------------------------------
@rule("AD-WPN-020")
def test_shockwave_up_to_three_on_different_squares() -> None:
    play = effect(open_fire("shockwave", 6, on(7), on(7), on(2), on(10)), "basic")
    assert play.targets() == [1, 2, 3, 4]
    assert not play.offered(ENOUGH)
    aim(play, 2)
    assert play.targets() == [3, 4]
    assert play.offered(ENOUGH)
    assert play.why_not(Target(1)) == "AD-WPN-020", "the same square"
    aim(play, 3)
    two = fork(play).pick(ENOUGH)
    assert counts(two) == [0, 1, 1, 0]
    aim(play, 4)
    assert counts(play) == [0, 1, 1, 1]
    assert play.player(0).cubes == [3, 3, 3]


@rule("AD-WPN-020")
def test_shockwave_not_here_not_two_away_not_through_walls() -> None:
    play = effect(open_fire("shockwave", 6, on(6), on(11), on(5), on(2)), "basic")
    assert counts(play) == [0, 0, 0, 1]


@rule("AD-WPN-020")
def test_shockwave_hits_three_squares_round_about() -> None:
    play = effect(open_fire("shockwave", 5, on(1), on(6), on(9), arena="medium_2"), "basic")
    aim(play, 1, 2, 3)
    assert counts(play) == [1, 1, 1]


@rule("AD-WPN-020", "AD-SHOOT-005")
def test_shockwave_tsunami_spares_nobody_beside() -> None:
    play = effect(open_fire("shockwave", 6, on(7), on(7), on(2), on(6)), "tsunami")
    assert counts(play) == [1, 1, 1, 0]
    assert play.player(0).cubes == [3, 3, 2]
    assert play.damage(0) == []


@rule("AD-WPN-020", "AD-PAY-001")
def test_shockwave_tsunami_unpaid() -> None:
    play = open_fire("shockwave", 6, on(7), on(7), cubes=[3, 3, 0])
    assert play.ask.id == "ad-ask-target"
    aim(play, 1)
    assert counts(play) == [1, 0]


@rule("AD-WPN-020", "AD-SHOOT-007")
@every_arena
def test_shockwave_agrees_with_the_charts(arena: str) -> None:
    plan = chart(arena)
    for here in plan.squares:
        assert crowd("shockwave", arena, here) == plan.at(here, 1)


# -- sledgehammer ------------------------------------------------------------------------------
@rule("AD-WPN-021")
def test_sledgehammer_two_damage_here() -> None:
    play = effect(open_fire("sledgehammer", 6, on(6), on(6), on(7)), "basic")
    assert play.targets() == [1, 2]
    assert play.why_not(Target(3)) == "AD-WPN-021"
    aim(play, 1)
    assert counts(play) == [2, 0, 0]
    assert play.square(1) == 6


@rule("AD-WPN-021")
def test_sledgehammer_pulverize_pushes_straight_through_doors_not_walls() -> None:
    play = effect(open_fire("sledgehammer", 6, on(6), on(7)), "pulverize")
    # North 2 (a door; nothing beyond), east 7, south 10, west a wall; 1, 3, 11 are not straight.
    assert play.squares() == [2, 6, 7, 10]
    assert play.why_not(Square(5)) == play.why_not(Square(11)) == "AD-WPN-021"
    assert play.damage(1) == [0, 0, 0]
    play.pick(Square(2))
    assert play.square(1) == 2
    assert play.player(0).cubes == [2, 3, 3]


@rule("AD-WPN-021")
def test_sledgehammer_pulverize_may_leave_the_target() -> None:
    play = effect(open_fire("sledgehammer", 2, on(2), on(7)), "pulverize")
    assert play.squares() == [0, 1, 2, 3, 6, 10]
    play.pick(Square(2))
    assert play.square(1) == 2
    assert counts(play) == [3, 0]


@rule("AD-WPN-021", "AD-PAY-001")
def test_sledgehammer_pulverize_unpaid() -> None:
    play = open_fire("sledgehammer", 6, on(6), on(7), cubes=[0, 3, 3])
    assert counts(play) == [2, 0]
    assert play.ask.id == "ad-ask-action"


@rule("AD-WPN-021")
@every_arena
def test_sledgehammer_pushes_agree_with_the_charts(arena: str) -> None:
    plan = chart(arena)
    for here in plan.squares:
        play = effect(open_fire("sledgehammer", here, on(here), arena=arena), "pulverize")
        ends = {here, *(s for way in plan.ways[here] for s in way)}
        assert set(play.leave_open().squares()) == ends
