"""The seven red weapons of the weapons manual, in the large arena that `shooting_range` draws,
unless a test says otherwise."""

from __future__ import annotations

import pytest

from neontable.games.adrenaline.model.options import (
    ENOUGH,
    FINISH,
    SHOOT,
    Room,
    Square,
    Step,
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


# -- vortex cannon -----------------------------------------------------------------------------
@rule("AD-WPN-008")
def test_vortex_cannon_draws_one_target_in() -> None:
    # From 6: seat 1 here, seat 2 on 3 unseen, seat 3 on 5 unseen, seat 4 on 8 too far from all.
    play = open_fire("vortex_cannon", 6, on(6), on(3), on(5), on(8))
    # Never the own square; 11 has nobody on it or one move away.
    assert play.squares() == [1, 2, 7, 10]
    assert play.why_not(Square(6)) == play.why_not(Square(11)) == "AD-WPN-008"
    assert play.why_not(Square(3)) == "AD-WPN-008", "the vortex must be seen"
    play.pick(Square(2))
    assert play.targets() == [1, 2]
    assert play.why_not(Target(3)) == "AD-WPN-008"
    assert play.why_not(Target(0)) == "AD-SHOOT-004"
    aim(play, 2).pick(FINISH)
    assert play.square(2) == 2
    assert counts(play) == [0, 2, 0, 0]
    assert play.player(0).cubes == [3, 3, 3]
    assert play.square(1) == 6


@rule("AD-WPN-008")
def test_vortex_cannon_black_hole_takes_two_others_from_anywhere_beside() -> None:
    play = open_fire("vortex_cannon", 6, on(6), on(3), on(1), on(2)).pick(Square(2))
    assert play.targets() == [1, 2, 3, 4]
    aim(play, 4)
    effect(play, "black_hole")
    assert play.targets() == [1, 2, 3]
    assert not play.offered(ENOUGH)
    assert play.why_not(Target(4)) == "AD-WPN-008", "three different targets"
    aim(play, 1)
    one = fork(play).pick(ENOUGH)
    assert counts(one) == [1, 0, 0, 2]
    assert one.square(2) == 3
    aim(play, 2)
    assert counts(play) == [1, 1, 0, 2]
    assert [play.square(f) for f in range(5)] == [6, 2, 2, 1, 2]
    assert play.player(0).cubes == [2, 3, 3]


@rule("AD-WPN-008")
def test_vortex_cannon_black_hole_needs_another_target_and_a_red_cube() -> None:
    play = open_fire("vortex_cannon", 6, on(3), on(11)).pick(Square(2))
    assert play.ask.id == "ad-ask-action"
    assert counts(play) == [2, 0]
    poor = open_fire("vortex_cannon", 6, on(3), on(1), cubes=[0, 3, 3]).pick(Square(2))
    aim(poor, 1)
    assert poor.ask.id == "ad-ask-action"
    assert counts(poor) == [2, 0]


@rule("AD-WPN-008", "AD-SEE-002")
@every_arena
def test_vortex_cannon_agrees_with_the_charts(arena: str) -> None:
    plan = chart(arena)
    for here in plan.squares:
        for there in plan.squares:
            play = gun("vortex_cannon", here, on(there), arena=arena).leave_open()
            open_squares = {v for v in plan.sees[here] if v != here and plan.moves[v, there] <= 1}
            assert play.offered(SHOOT) == bool(open_squares)
            if open_squares:
                play.pick(SHOOT)
                if len(open_squares) > 1:
                    assert set(play.squares()) == open_squares
                else:
                    assert {play.square(1)} == open_squares
                    assert counts(play)[0] == 2


# -- furnace -----------------------------------------------------------------------------------
@rule("AD-WPN-009", "AD-SHOOT-005")
def test_furnace_burns_a_whole_room_that_is_seen() -> None:
    # From 6 the blue room is seen through the door, green is not, yellow is the own room.
    play = effect(open_fire("furnace", 6, on(1), on(2), on(7), on(3)), "basic")
    assert play.ask.id == "ad-ask-action", "one room only, and nobody in it is spared"
    assert counts(play) == [1, 1, 0, 0]
    assert [play.marks(f, by=0) for f in range(1, 5)] == [0, 0, 0, 0]


@rule("AD-WPN-009")
def test_furnace_chooses_between_rooms_and_never_the_own() -> None:
    play = effect(open_fire("furnace", 2, on(3), on(11), on(1), on(7)), "basic")
    assert set(play.options) == {Room("green"), Room("yellow")}
    assert play.why_not(Room("blue")) == play.why_not(Room("red")) == "AD-WPN-009"
    assert counts(fork(play).pick(Room("green"))) == [1, 0, 0, 0]
    play.pick(Room("yellow"))
    assert counts(play) == [0, 1, 0, 1]


@rule("AD-WPN-009")
def test_furnace_cozy_fire_burns_and_marks_one_square_beside() -> None:
    # 5 is beside 6, behind a wall; 2 is through a door; 11 is two moves away.
    play = effect(open_fire("furnace", 6, on(2), on(2), on(7), on(5)), "cozy_fire")
    assert play.squares() == [2, 7]
    assert play.why_not(Square(5)) == "AD-WPN-009"
    assert play.why_not(Square(6)) == "AD-WPN-009"
    play.pick(Square(2))
    assert counts(play) == [1, 1, 0, 0]
    assert [play.marks(f, by=0) for f in range(5)] == [0, 1, 1, 0, 0]
    assert play.player(0).cubes == [3, 3, 3]


@rule("AD-WPN-009", "AD-SHOOT-002")
def test_furnace_cannot_burn_the_own_square_or_an_unseen_room() -> None:
    play = gun("furnace", 7, on(7), on(11), on(1))  # 11: cozy fire only
    play.pick(SHOOT)
    assert counts(play) == [0, 1, 0]
    assert play.marks(2, by=0) == 1
    assert gun("furnace", 11, on(11), on(3)).why_not(SHOOT) == "AD-SHOOT-002"


@rule("AD-WPN-009")
@every_arena
def test_furnace_rooms_agree_with_the_charts(arena: str) -> None:
    plan = chart(arena)
    for here in plan.squares:
        for there in plan.squares:
            play = gun("furnace", here, on(there), arena=arena).leave_open()
            room = there in plan.sees[here] and plan.room[there] != plan.room[here]
            beside = plan.moves[here, there] == 1
            assert play.offered(SHOOT) == (room or beside)
            if room or beside:
                play.pick(SHOOT)
                if room and beside:
                    assert play.ask.id == "ad-ask-effect"
                    assert len(play.options) == 2
                else:
                    assert counts(play)[0] == 1
                    assert play.marks(1, by=0) == beside


# -- heatseeker --------------------------------------------------------------------------------
@rule("AD-WPN-010")
def test_heatseeker_finds_only_the_unseen() -> None:
    play = open_fire("heatseeker", 6, on(6), on(1), on(3), on(5))
    assert play.targets() == [3, 4]
    assert play.why_not(Target(1)) == play.why_not(Target(2)) == "AD-WPN-010"
    aim(play, 4)
    assert counts(play) == [0, 0, 0, 3]
    assert play.marks(4, by=0) == 0


@rule("AD-WPN-010", "AD-SHOOT-002")
def test_heatseeker_with_everybody_in_sight() -> None:
    assert gun("heatseeker", 6, on(6), on(1)).why_not(SHOOT) == "AD-SHOOT-002"


@rule("AD-WPN-010", "AD-SEE-002")
@every_arena
def test_heatseeker_agrees_with_the_charts(arena: str) -> None:
    plan = chart(arena)
    for square in plan.squares:
        unseen = set(plan.squares) - plan.sees[square]
        assert crowd("heatseeker", arena, square) == unseen


# -- hellion -----------------------------------------------------------------------------------
@rule("AD-WPN-011")
@pytest.mark.parametrize(("mode", "marks"), [("basic", 1), ("nano_tracer", 2)])
def test_hellion_hurts_one_and_marks_the_whole_square(mode: str, marks: int) -> None:
    play = effect(open_fire("hellion", 6, on(7), on(7), on(6), on(11)), mode)
    assert play.targets() == [1, 2, 4]
    assert play.why_not(Target(3)) == "AD-WPN-011"
    aim(play, 2)
    assert counts(play) == [0, 1, 0, 0]
    assert [play.marks(f, by=0) for f in range(5)] == [0, marks, marks, 0, 0]
    assert play.player(0).cubes == [3 - (mode == "nano_tracer"), 3, 3]


@rule("AD-WPN-011")
def test_hellion_through_a_door_but_not_out_of_sight() -> None:
    play = effect(open_fire("hellion", 6, on(2), on(3), on(1)), "basic")
    assert play.targets() == [1, 3]
    assert play.why_not(Target(2)) == "AD-SEE-002"
    aim(play, 1)
    assert play.marks(1, by=0) == 1
    assert play.marks(3, by=0) == 0


@rule("AD-WPN-011", "AD-PAY-001")
def test_hellion_nano_tracer_unpaid() -> None:
    play = open_fire("hellion", 6, on(2), cubes=[0, 3, 3])
    assert play.marks(1, by=0) == 1
    assert counts(play)[0] == 1


@rule("AD-WPN-011")
@every_arena
def test_hellion_agrees_with_the_charts(arena: str) -> None:
    plan = chart(arena)
    for square in plan.squares:
        assert crowd("hellion", arena, square) == plan.sees[square] - {square}


# -- flamethrower ------------------------------------------------------------------------------
@rule("AD-WPN-012")
def test_flamethrower_one_target_on_each_of_two_squares() -> None:
    # South of 2: 6 then 10.  East: 3.  West: 1.
    play = effect(open_fire("flamethrower", 2, on(6), on(6), on(10), on(2)), "basic")
    # Only one direction has anybody.
    assert play.targets() == [1, 2]
    assert play.offered(ENOUGH)
    assert play.why_not(Target(4)) == "AD-WPN-012", "never on the own square"
    aim(play, 2)
    assert play.targets() == [3]
    assert play.offered(ENOUGH)
    assert play.why_not(Target(1)) == "AD-WPN-012", "one per square"
    aim(play, 3)
    assert counts(play) == [0, 1, 1, 0]
    assert play.player(0).cubes == [3, 3, 3]


@rule("AD-WPN-012", "AD-SHOOT-005")
def test_flamethrower_either_square_may_be_left_but_not_both() -> None:
    play = effect(open_fire("flamethrower", 2, on(6), on(10)), "basic")
    first = aim(fork(play), 1).pick(ENOUGH)
    assert counts(first) == [1, 0]
    play.pick(ENOUGH)  # then the second square's only target is hit
    assert counts(play) == [0, 1]


@rule("AD-WPN-012")
def test_flamethrower_second_square_alone_may_be_hit_through_an_empty_first() -> None:
    play = effect(open_fire("flamethrower", 2, on(10), on(11)), "basic")
    assert play.ask.id == "ad-ask-action"
    assert counts(play) == [1, 0]


@rule("AD-WPN-012")
def test_flamethrower_passes_doors_and_needs_no_sight_but_stops_at_walls() -> None:
    # From 1: south 5 (door) and 9 (door, not seen from 1); 2 and 3 to the east through a door.
    assert 9 not in chart("large").sees[1]
    play = effect(open_fire("flamethrower", 1, on(9), on(4), on(3)), "basic")
    assert play.squares() == [2, 5]
    assert play.why_not(Square(0)) == "AD-WPN-012", "nobody there, and 4 is not in line"
    play.pick(Square(5))
    assert counts(play) == [1, 0, 0]
    # From 4 a wall bars the east: 5 is out of reach although beside.
    walled = gun("flamethrower", 4, on(5), on(6), on(9))
    assert walled.why_not(SHOOT) == "AD-SHOOT-002"
    # From 7 west: 6, then a wall before 5.
    short = gun("flamethrower", 7, on(5), on(1))
    assert short.why_not(SHOOT) == "AD-SHOOT-002"


@rule("AD-WPN-012", "AD-SHOOT-002")
@pytest.mark.parametrize(("first", "decoy"), [(7, 3), (10, 9)])
def test_flamethrower_cannot_name_nobody_when_the_flame_ends_after_one_square(
    first: int, decoy: int
) -> None:
    """The flame from 6 ends after 7 (east) and 10 (south): nobody beyond can excuse a miss,
    though the decoy lies beyond it as seen from 11."""
    play = open_fire("flamethrower", 6, on(first), on(first), on(decoy), cubes=[0, 0, 0])
    assert play.targets() == [1, 2]
    assert not play.offered(ENOUGH)
    aim(play, 1)
    assert counts(play) == [1, 0, 0]


@rule("AD-WPN-012", "AD-SHOOT-005")
def test_flamethrower_barbecue_burns_everybody_on_both_squares() -> None:
    play = effect(open_fire("flamethrower", 2, on(6), on(6), on(10), on(2)), "barbecue")
    assert play.options == [Square(10), ENOUGH]
    both = fork(play).pick(Square(10))
    assert counts(both) == [2, 2, 1, 0]
    assert both.player(0).cubes == [3, 3, 1]
    play.pick(ENOUGH)
    assert counts(play) == [2, 2, 0, 0]


@rule("AD-WPN-012")
def test_flamethrower_barbecue_second_square_may_be_declined_only_for_a_first_target() -> None:
    """AMB-02."""
    play = effect(open_fire("flamethrower", 2, on(10), on(10), on(2)), "barbecue")
    assert play.ask.id == "ad-ask-action"
    assert counts(play) == [1, 1, 0]


@rule("AD-WPN-012", "AD-PAY-001")
def test_flamethrower_barbecue_costs_two_yellow() -> None:
    play = open_fire("flamethrower", 2, on(6), on(11), cubes=[3, 3, 1])
    assert counts(play) == [1, 0], "the basic mode was the only one"


@rule("AD-WPN-012", "AD-SHOOT-007")
@every_arena
def test_flamethrower_agrees_with_the_charts(arena: str) -> None:
    plan = chart(arena)
    for here in plan.squares:
        for there in plan.squares:
            play = gun("flamethrower", here, on(there), arena=arena, cubes=[0, 0, 0]).leave_open()
            assert play.offered(SHOOT) == any(there in way for way in plan.ways[here])


@rule("AD-WPN-012")
@every_arena
def test_flamethrower_never_ends_without_a_target(arena: str) -> None:
    """One beside, another anywhere, and always the last option: somebody is burnt."""
    plan = chart(arena)
    for here in plan.squares:
        for one in sorted({way[0] for way in plan.ways[here] if way}):
            for two in plan.squares:
                play = gun(
                    "flamethrower", here, on(one), on(two), arena=arena, cubes=[0, 0, 0]
                ).leave_open()
                if not play.offered(SHOOT):
                    continue
                play.pick(SHOOT)
                while play.ask.id != "ad-ask-action":
                    play.pick(play.options[-1])
                assert sum(counts(play)) > 0


# -- grenade launcher --------------------------------------------------------------------------
@rule("AD-WPN-013")
def test_grenade_launcher_hits_and_may_move_the_target_one_square() -> None:
    play = open_fire("grenade_launcher", 6, on(7), on(1), on(3), on(5), cubes=[0, 0, 0])
    assert play.targets() == [1, 2]
    assert play.why_not(Target(3)) == "AD-SEE-002"
    aim(play, 1)
    assert extras(play) == ["push"]
    stay = fork(play).pick(FINISH)
    assert stay.square(1) == 7
    assert counts(stay) == [1, 0, 0, 0]
    effect(play, "push")
    assert play.squares() == [3, 6, 11]
    assert play.why_not(Square(7)) == "AD-MOVE-001"
    assert play.why_not(Square(10)) == "AD-MOVE-002"
    play.pick(Square(3))
    assert play.square(1) == 3
    assert counts(play) == [1, 0, 0, 0]


@rule("AD-WPN-013")
def test_grenade_launcher_moves_the_target_among_others_then_bombs_them_all() -> None:
    play = aim(open_fire("grenade_launcher", 6, on(7), on(11), on(11), on(3)), 1)
    effect(play, "push").pick(Square(11))
    effect(play, "extra_grenade")  # only 11 has anybody in sight
    assert counts(play) == [2, 1, 1, 0]
    assert play.player(0).cubes == [2, 3, 3]
    assert play.ask.id == "ad-ask-action"


@rule("AD-WPN-013")
def test_grenade_launcher_bombs_the_square_first_then_moves_the_target() -> None:
    play = aim(open_fire("grenade_launcher", 6, on(7), on(7), on(3)), 1)
    effect(play, "extra_grenade")
    assert counts(play) == [2, 1, 0]
    effect(play, "push").pick(Square(11))
    assert play.square(1) == 11
    assert play.square(2) == 7


@rule("AD-WPN-013")
def test_grenade_launcher_extra_grenade_elsewhere() -> None:
    play = aim(open_fire("grenade_launcher", 6, on(7), on(1), on(1), on(3)), 1)
    effect(play, "extra_grenade")
    assert play.squares() == [1, 7]
    assert play.why_not(Square(3)) == "AD-WPN-013"
    play.pick(Square(1)).pick(FINISH)
    assert counts(play) == [1, 1, 1, 0]


@rule("AD-WPN-013", "AD-SHOOT-004")
def test_grenade_launcher_on_the_own_square_spares_the_shooter() -> None:
    play = aim(open_fire("grenade_launcher", 6, on(6), on(7)), 1)
    effect(play, "extra_grenade").pick(Square(6)).pick(FINISH)
    assert counts(play) == [2, 0]
    assert play.damage(0) == []
    assert play.square(0) == 6


@rule("AD-WPN-013")
def test_grenade_launcher_grenade_comes_with_a_target_only() -> None:
    play = open_fire("grenade_launcher", 6, on(7), on(1))
    assert play.ask.id == "ad-ask-target", "the basic effect is the only way to begin"
    aim(play, 1).pick(FINISH)


@rule("AD-WPN-013")
def test_grenade_launcher_pushed_out_of_sight_nobody_is_left_to_bomb() -> None:
    play = open_fire("grenade_launcher", 6, on(7), on(5))
    effect(play, "push").pick(Square(3))
    assert play.ask.id == "ad-ask-action"
    assert play.player(0).cubes == [3, 3, 3]
    assert counts(play) == [1, 0]


# -- rocket launcher ---------------------------------------------------------------------------
@rule("AD-WPN-014")
def test_rocket_launcher_hits_elsewhere_and_may_move_the_target() -> None:
    play = open_fire("rocket_launcher", 6, on(6), on(7), on(1), on(3), cubes=[0, 0, 0])
    assert play.targets() == [2, 3]
    assert play.why_not(Target(1)) == "AD-WPN-014", "not on the own square"
    assert play.why_not(Target(4)) == "AD-SEE-002"
    aim(play, 2)
    assert extras(play) == ["push"]
    effect(play, "push").pick(Square(11))
    assert play.square(2) == 11
    assert counts(play) == [0, 2, 0, 0]


@rule("AD-WPN-014")
def test_rocket_launcher_warhead_hits_the_original_square_and_the_target() -> None:
    play = aim(effect(open_fire("rocket_launcher", 6, on(7), on(7), on(3), on(11)), "basic"), 1)
    effect(play, "fragmenting_warhead")
    effect(play, "push").pick(Square(3))
    play.maybe(FINISH)
    # Seat 3, where the target was moved to, is not touched.
    assert counts(play) == [3, 1, 0, 0]
    assert play.square(1) == 3
    assert play.player(0).cubes == [3, 3, 2]


@rule("AD-WPN-014", "AD-TUR-004")
def test_rocket_launcher_warhead_comes_before_the_target_is_moved() -> None:
    """A turret on the way must not get the token that is the warhead's."""
    turrets = [-1] * 12
    turrets[3] = 2
    table = {"mode": "turret", "turrets": turrets}
    play = open_fire("rocket_launcher", 6, on(7, damage=[2] * 9), on(1), on(10), **table)
    play = aim(effect(play, "basic"), 1)
    late = effect(fork(play), "push").pick(Step(3))
    assert extras(late) == ["rocket_jump"]
    assert late.why_not(UseEffect("rocket_launcher", "fragmenting_warhead")) == "AD-WPN-014"
    assert late.damage(1)[9:] == [0, 0, 2]
    effect(play, "fragmenting_warhead")
    effect(play, "push").pick(Step(3)).pick(FINISH)
    assert play.damage(1)[9:] == [0, 0, 0], "the overkill is the shooter's"


@rule("AD-WPN-014", "AD-SHOOT-004")
def test_rocket_launcher_warhead_spares_a_shooter_who_jumped_there() -> None:
    play = aim(effect(open_fire("rocket_launcher", 6, on(7), on(7), on(11)), "basic"), 1)
    effect(play, "rocket_jump").pick(Square(7))
    effect(play, "fragmenting_warhead").pick(FINISH)
    assert counts(play) == [3, 1, 0]
    assert play.damage(0) == []
    assert play.player(0).cubes == [3, 2, 2]


@rule("AD-WPN-014")
def test_rocket_launcher_jumps_off_a_square_to_shoot_at_it() -> None:
    play = open_fire("rocket_launcher", 6, on(6), on(4))
    # Standing on the only target: the jump is the only opening, to squares that see 6.
    plan = chart("large")
    seeing = {s for s in plan.within(6, 2) if s != 6 and 6 in plan.sees[s]}
    onto_4 = {s for s in plan.within(6, 2) if 4 in plan.sees[s]}
    assert set(play.squares()) == seeing | onto_4
    assert play.why_not(Square(6)) == "AD-SHOOT-002"
    play.pick(Square(11))
    play.pick(FINISH)
    assert counts(play) == [2, 0]
    assert play.square(0) == 11
    assert play.player(0).cubes == [3, 2, 3]


@rule("AD-WPN-014")
def test_rocket_launcher_targets_are_judged_where_the_jump_ends() -> None:
    play = effect(open_fire("rocket_launcher", 6, on(3), on(7), on(1)), "rocket_jump")
    play.pick(Square(7))
    # From 7: seat 1 on 3 is seen now, seat 2 shares the square, seat 3 on 1 is out of sight.
    assert counts(play) == [2, 0, 0]
    assert play.why_not(UseEffect("rocket_launcher", "rocket_jump")) == "AD-SHOOT-003"
    play.pick(FINISH)


@rule("AD-WPN-014")
def test_rocket_launcher_jump_after_the_shot_may_go_anywhere_near() -> None:
    """AMB-07: one step and back is a way, too."""
    play = aim(effect(open_fire("rocket_launcher", 6, on(7), on(1)), "basic"), 1)
    effect(play, "rocket_jump")
    assert set(play.squares()) == chart("large").within(6, 2)
    play.pick(Square(6)).pick(FINISH)
    assert play.square(0) == 6


@rule("AD-WPN-014", "AD-PAY-001")
def test_rocket_launcher_extras_unpaid() -> None:
    play = aim(open_fire("rocket_launcher", 6, on(7), on(1), cubes=[3, 0, 0]), 1)
    assert play.why_not(UseEffect("rocket_launcher", "rocket_jump")) == "AD-PAY-001"
    assert play.why_not(UseEffect("rocket_launcher", "fragmenting_warhead")) == "AD-PAY-001"
    play.pick(FINISH)
    stuck = gun("rocket_launcher", 6, on(6), cubes=[3, 0, 3])
    assert stuck.why_not(SHOOT) == "AD-SHOOT-002"


@rule("AD-WPN-014")
@every_arena
def test_rocket_launcher_agrees_with_the_charts(arena: str) -> None:
    plan = chart(arena)
    for square in plan.squares:
        assert crowd("rocket_launcher", arena, square) == plan.sees[square] - {square}
