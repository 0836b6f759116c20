"""The seven blue weapons of the weapons manual, in the large arena that `shooting_range` draws,
unless a test says otherwise."""

from __future__ import annotations

import pytest

from neontable.games.adrenaline.model.options import (
    ENOUGH,
    FINISH,
    SHOOT,
    Square,
    Target,
    UseEffect,
)
from tests.adrenaline.play import Play, on
from tests.adrenaline.shooting_range import (
    aim,
    chart,
    crowd,
    effect,
    every_arena,
    extras,
    fork,
    gun,
    open_fire,
    rule,
)


# -- lock rifle --------------------------------------------------------------------------------
@rule("AD-WPN-001")
def test_lock_rifle_two_damage_and_a_mark_then_a_mark_on_another() -> None:
    play = open_fire("lock_rifle", 6, on(7), on(1), on(3), on(5))
    assert play.targets() == [1, 2]
    assert play.why_not(Target(0)) == "AD-SHOOT-004"
    assert play.why_not(Target(3)) == "AD-SEE-002"
    assert play.why_not(Target(4)) == "AD-SEE-002"
    aim(play, 1)
    assert play.damage(1) == [0, 0]
    assert play.player(0).cubes == [3, 3, 3]
    effect(play, "second_lock")  # only seat 2 is left to lock
    assert (play.marks(1, by=0), play.marks(2, by=0)) == (1, 1)
    assert play.damage(1) == [0, 0]
    assert play.damage(2) == []
    assert play.player(0).cubes == [2, 3, 3]


@rule("AD-WPN-001")
def test_lock_rifle_second_lock_may_be_left_out() -> None:
    play = aim(open_fire("lock_rifle", 6, on(7), on(1)), 1).pick(FINISH)
    assert (play.marks(1, by=0), play.marks(2, by=0)) == (1, 0)
    assert play.player(0).cubes == [3, 3, 3]


@rule("AD-WPN-001")
def test_lock_rifle_second_lock_needs_somebody_else_in_sight() -> None:
    play = open_fire("lock_rifle", 6, on(7), on(3))
    assert play.ask.id == "ad-ask-action", "one target, nothing to add: no question is left"
    assert play.damage(1) == [0, 0]
    assert play.marks(1, by=0) == 1
    assert play.marks(2, by=0) == 0


@rule("AD-WPN-001")
def test_lock_rifle_second_lock_never_repeats_the_target() -> None:
    play = effect(aim(open_fire("lock_rifle", 6, on(7), on(1), on(2)), 1), "second_lock")
    assert play.targets() == [2, 3]
    assert play.why_not(Target(1)) == "AD-WPN-001"
    assert play.why_not(Target(0)) == "AD-SHOOT-004"
    aim(play, 3)
    assert [play.marks(f, by=0) for f in (1, 2, 3)] == [1, 0, 1]


@rule("AD-WPN-001", "AD-SEE-001", "AD-SEE-002")
@every_arena
def test_lock_rifle_reaches_what_is_seen_and_nothing_else(arena: str) -> None:
    for square in chart(arena).squares:
        assert crowd("lock_rifle", arena, square) == chart(arena).sees[square]


# -- machine gun -------------------------------------------------------------------------------
def machine_gun(*targets: int, **facts: object) -> Play:
    """Seats 1, 2 and 3 in sight of 6, seat 4 not."""
    play = aim(open_fire("machine_gun", 6, on(7), on(1), on(11), on(9), **facts), *targets)
    return play.maybe(ENOUGH) if len(targets) == 1 else play


@rule("AD-WPN-002")
def test_machine_gun_hits_one_or_two() -> None:
    play = open_fire("machine_gun", 6, on(7), on(1), on(11), on(9))
    assert play.targets() == [1, 2, 3]
    assert not play.offered(ENOUGH)
    assert play.why_not(ENOUGH) == "AD-SHOOT-002"
    aim(play, 1)
    assert play.targets() == [2, 3]
    assert play.offered(ENOUGH)
    two = aim(fork(play), 3).pick(FINISH)
    assert [two.damage(f) for f in range(1, 5)] == [[0], [], [0], []]
    play.pick(ENOUGH).pick(FINISH)
    assert [play.damage(f) for f in range(1, 5)] == [[0], [], [], []]


@rule("AD-WPN-002")
def test_machine_gun_focus_shot_adds_one_to_a_basic_target() -> None:
    play = effect(machine_gun(1, 2), "focus_shot")
    assert play.targets() == [1, 2]
    assert play.why_not(Target(3)) == "AD-WPN-002"
    aim(play, 2)
    assert not play.offered(UseEffect("machine_gun", "focus_shot"))
    assert play.why_not(UseEffect("machine_gun", "focus_shot")) == "AD-SHOOT-003"
    play.pick(FINISH)
    assert [len(play.damage(f)) for f in range(1, 5)] == [1, 2, 0, 0]
    assert play.player(0).cubes == [3, 3, 2]


@rule("AD-WPN-002")
def test_machine_gun_tripod_hits_the_other_and_a_third() -> None:
    play = effect(effect(machine_gun(1, 2), "focus_shot").pick(Target(1)), "turret_tripod")
    assert play.targets() == [2], "the one with the focus shot gets no second extra"
    aim(play, 2)
    assert play.targets() == [3]
    assert play.offered(ENOUGH)
    aim(play, 3)
    assert [len(play.damage(f)) for f in range(1, 5)] == [2, 2, 1, 0]
    assert play.player(0).cubes == [3, 2, 2]


@rule("AD-WPN-002")
@pytest.mark.parametrize(
    ("answers", "damage"),
    [
        ([Target(2), ENOUGH], [1, 2, 0]),
        ([ENOUGH], [1, 1, 1]),
        ([Target(1), Target(3)], [2, 1, 1]),
    ],
)
def test_machine_gun_tripod_and_or(answers: list[tuple[object, ...]], damage: list[int]) -> None:
    play = effect(machine_gun(1, 2, cubes=[0, 1, 0]), "turret_tripod")
    for answer in answers:
        play.pick(answer)
    assert [len(play.damage(f)) for f in (1, 2, 3)] == damage
    assert play.player(0).cubes == [0, 0, 0]


@rule("AD-WPN-002")
def test_machine_gun_the_two_extras_differ_in_either_order() -> None:
    play = effect(machine_gun(1, 2), "turret_tripod").pick(Target(1)).pick(ENOUGH)
    effect(play, "focus_shot")  # only seat 2 can have it
    assert [len(play.damage(f)) for f in (1, 2, 3)] == [2, 2, 0]


@rule("AD-WPN-002")
def test_machine_gun_two_in_sight_take_two_each() -> None:
    play = aim(open_fire("machine_gun", 6, on(7), on(1), on(9)), 1, 2)
    effect(play, "focus_shot").pick(Target(1))
    effect(play, "turret_tripod")
    assert [len(play.damage(f)) for f in (1, 2, 3)] == [2, 2, 0]


@rule("AD-WPN-002")
def test_machine_gun_a_lone_target_can_have_the_tripod_but_not_both_extras() -> None:
    play = open_fire("machine_gun", 6, on(7), on(3), on(9))
    assert extras(play) == ["focus_shot", "turret_tripod"]
    effect(play, "turret_tripod")
    assert play.ask.id == "ad-ask-action", "the focus shot has nobody left"
    assert play.damage(1) == [0, 0]
    assert play.player(0).cubes == [3, 2, 3]


@rule("AD-WPN-002")
def test_machine_gun_tripod_must_hit_somebody() -> None:
    play = effect(machine_gun(1), "focus_shot")
    effect(play, "turret_tripod")
    # Seat 1 has the focus shot: somebody new, and no way to name nobody.
    assert play.targets() == [2, 3]
    assert not play.offered(ENOUGH)
    aim(play, 2)
    assert [len(play.damage(f)) for f in (1, 2, 3)] == [2, 1, 0]


@rule("AD-WPN-002", "AD-PAY-001")
def test_machine_gun_extras_that_cannot_be_paid() -> None:
    play = machine_gun(1, 2, cubes=[3, 1, 0])
    assert extras(play) == ["turret_tripod"]
    assert play.why_not(UseEffect("machine_gun", "focus_shot")) == "AD-PAY-001"
    play.pick(FINISH)


# -- T.H.O.R. ----------------------------------------------------------------------------------
@rule("AD-WPN-003")
def test_thor_chains_by_the_sight_of_each_target() -> None:
    # 2 sees 3 and 6; 3 (green) sees 7; 7 sees 3 and the yellow room, not 1 or 5.
    play = open_fire("thor", 1, on(2), on(3), on(7), on(5))
    assert play.targets() == [1, 4]
    assert play.why_not(Target(2)) == "AD-SEE-002"
    aim(play, 1)
    assert play.why_not(UseEffect("thor", "high_voltage")) == "AD-WPN-003"
    effect(play, "chain_reaction")
    # Seat 4 on 5 is seen by the shooter, not by seat 1 on 2; the shooter is seen but no target.
    assert play.targets() == [2, 3]
    assert play.why_not(Target(4)) == "AD-WPN-003"
    assert play.why_not(Target(0)) == "AD-SHOOT-004"
    aim(play, 2)
    effect(play, "high_voltage")  # seat 2 on 3 sees only seat 3 that is new
    assert [len(play.damage(f)) for f in range(1, 5)] == [2, 1, 2, 0]
    assert play.player(0).cubes == [3, 1, 3]


@rule("AD-WPN-003")
def test_thor_needs_the_chain_before_the_high_voltage_and_all_different() -> None:
    play = open_fire("thor", 6, on(7), on(7))
    aim(play, 1)
    effect(play, "chain_reaction")
    # Nobody third: the shot is over, high voltage never comes back to the first.
    assert play.ask.id == "ad-ask-action"
    assert [len(play.damage(f)) for f in (1, 2)] == [2, 1]
    assert play.player(0).cubes == [3, 2, 3]


@rule("AD-WPN-003")
def test_thor_chain_needs_the_eyes_of_the_first_target() -> None:
    # 11 sees only its own room: seat 2 on 1, seen by the shooter on 6, cannot be chained to.
    play = aim(open_fire("thor", 6, on(11), on(1)), 1)
    assert play.ask.id == "ad-ask-action"
    assert [len(play.damage(f)) for f in (1, 2)] == [2, 0]


@rule("AD-WPN-003", "AD-PAY-001")
def test_thor_with_one_blue_cube_stops_after_the_chain() -> None:
    play = aim(open_fire("thor", 6, on(7), on(10), on(11), cubes=[3, 1, 3]), 1)
    effect(play, "chain_reaction").pick(Target(2))
    assert play.ask.id == "ad-ask-action"
    assert [len(play.damage(f)) for f in (1, 2, 3)] == [2, 1, 0]


@rule("AD-WPN-003", "AD-SEE-002")
@every_arena
def test_thor_chains_agree_with_the_charts(arena: str) -> None:
    plan = chart(arena)
    for first in plan.squares:
        for second in plan.squares:
            play = open_fire(
                "thor", first, on(first), on(second), arena=arena, cubes=[0, 1, 0]
            ).leave_open()
            if play.ask.id == "ad-ask-target":
                aim(play, 1)
            chained = play.offered(UseEffect("thor", "chain_reaction"))
            assert chained == (second in plan.sees[first])


# -- plasma gun --------------------------------------------------------------------------------
@rule("AD-WPN-004")
def test_plasma_gun_shoots_then_glides_and_charges() -> None:
    play = effect(open_fire("plasma_gun", 6, on(7), on(1), on(3)), "basic")
    assert play.targets() == [1, 2]
    aim(play, 2)
    effect(play, "phase_glide")
    assert play.squares() == sorted(chart("large").within(6, 2))
    play.pick(Square(11))  # out of sight of the target: the charge follows it all the same
    effect(play, "charged_shot")
    assert [len(play.damage(f)) for f in (1, 2, 3)] == [0, 3, 0]
    assert play.square(0) == 11
    assert play.player(0).cubes == [3, 2, 3]


@rule("AD-WPN-004")
def test_plasma_gun_glides_first_and_sight_counts_from_there() -> None:
    # From 11 seat 1 on 4 is out of sight, and two squares of gliding lead to none that sees 4;
    # seat 2 on 3 can be seen from 7 (one step) or from 3 itself (two).
    play = open_fire("plasma_gun", 11, on(4), on(3))
    # The only opening is to glide: the kernel has taken it.
    assert play.squares() == [3, 7]
    assert play.why_not(Square(10)) == "AD-SHOOT-002"
    assert play.why_not(Square(1)) == "AD-MOVE-002"
    play.pick(Square(7))
    assert play.damage(2) == [0, 0]
    assert play.damage(1) == []
    assert extras(play) == ["charged_shot"]
    assert play.why_not(UseEffect("plasma_gun", "phase_glide")) == "AD-SHOOT-003"
    play.pick(FINISH)
    assert play.square(0) == 7


@rule("AD-WPN-004")
def test_plasma_gun_glide_is_not_split() -> None:
    play = effect(open_fire("plasma_gun", 6, on(7), on(1)), "phase_glide").pick(Square(7))
    # One step gone before the shot, none after it (from 7 only seat 1 is in sight).
    assert extras(play) == ["charged_shot"]
    play.pick(FINISH)
    assert play.square(0) == 7
    assert play.damage(1) == [0, 0]


@rule("AD-WPN-004")
def test_plasma_gun_glide_may_return_to_its_start() -> None:
    """AMB-07."""
    play = aim(effect(open_fire("plasma_gun", 6, on(7), on(1)), "basic"), 1)
    effect(play, "phase_glide")
    assert 6 in play.squares(), "one step and back is a way of two"
    play.pick(Square(6)).pick(FINISH)
    assert play.square(0) == 6


@rule("AD-WPN-004")
def test_plasma_gun_charge_is_for_the_target_and_comes_after_it() -> None:
    play = open_fire("plasma_gun", 6, on(7), on(1))
    assert play.why_not(UseEffect("plasma_gun", "charged_shot")) == "AD-WPN-004"
    aim(effect(play, "basic"), 1)
    effect(play, "charged_shot")
    assert play.damage(1) == [0, 0, 0]
    assert play.damage(2) == []
    assert play.why_not(UseEffect("plasma_gun", "charged_shot")) == "AD-SHOOT-003"
    play.pick(FINISH)


@rule("AD-WPN-004", "AD-PAY-001")
def test_plasma_gun_charge_unpaid_glide_free() -> None:
    play = aim(effect(open_fire("plasma_gun", 6, on(7), on(1), cubes=[3, 0, 3]), "basic"), 1)
    assert extras(play) == ["phase_glide"]
    assert play.why_not(UseEffect("plasma_gun", "charged_shot")) == "AD-PAY-001"
    play.pick(FINISH)


@rule("AD-WPN-004")
@every_arena
def test_plasma_gun_can_open_wherever_two_steps_bring_sight(arena: str) -> None:
    plan = chart(arena)
    for here in plan.squares:
        for there in plan.squares:
            play = gun("plasma_gun", here, on(there), arena=arena).leave_open()
            lookouts = {s for s in plan.within(here, 2) if there in plan.sees[s]}
            assert play.offered(SHOOT) == bool(lookouts)
            if not lookouts:
                continue
            play.pick(SHOOT)
            if play.ask.id == "ad-ask-effect" and play.offered(UseEffect("plasma_gun", "basic")):
                assert there in plan.sees[here]
                effect(play, "phase_glide")
            if play.ask.id == "ad-ask-square":
                assert set(play.squares()) == lookouts


# -- whisper -----------------------------------------------------------------------------------
@rule("AD-WPN-005")
def test_whisper_three_damage_and_a_mark_from_two_moves_away() -> None:
    # The two-by-two yellow room: beside is too near, across is far enough.
    play = open_fire("whisper", 6, on(6), on(7), on(11), on(1))
    assert play.targets() == [3, 4]
    assert play.why_not(Target(1)) == play.why_not(Target(2)) == "AD-WPN-005"
    aim(play, 3)
    assert play.damage(3) == [0, 0, 0]
    assert play.marks(3, by=0) == 1
    assert [play.damage(f) for f in (1, 2, 4)] == [[], [], []]
    assert play.player(0).cubes == [3, 3, 3]


@rule("AD-WPN-005")
def test_whisper_across_the_door_is_too_near_but_further_in_is_not() -> None:
    play = open_fire("whisper", 6, on(2), on(1), on(1), on(3))
    assert play.targets() == [2, 3]
    assert play.why_not(Target(1)) == "AD-WPN-005"
    assert play.why_not(Target(4)) == "AD-SEE-002"
    aim(play, 2)


@rule("AD-WPN-005")
def test_whisper_without_anybody_far_cannot_be_fired() -> None:
    play = gun("whisper", 6, on(6), on(7), on(2), on(3))
    assert not play.offered(SHOOT)
    assert play.why_not(SHOOT) == "AD-SHOOT-002"


@rule("AD-WPN-005")
@every_arena
def test_whisper_agrees_with_the_charts(arena: str) -> None:
    plan = chart(arena)
    for square in plan.squares:
        far = {s for s in plan.sees[square] if plan.moves[square, s] >= 2}
        assert crowd("whisper", arena, square) == far


# -- electroscythe -----------------------------------------------------------------------------
@rule("AD-WPN-006", "AD-SHOOT-005")
@pytest.mark.parametrize(("mode", "damage", "cubes"), [("basic", 1, 0), ("reaper", 2, 1)])
def test_electroscythe_hits_everybody_else_here(mode: str, damage: int, cubes: int) -> None:
    play = effect(open_fire("electroscythe", 6, on(6), on(6), on(7), on(2)), mode)
    assert play.ask.id == "ad-ask-action", "nobody can be spared, nothing is left to choose"
    assert [play.damage(f) for f in range(5)] == [[], [0] * damage, [0] * damage, [], []]
    assert play.player(0).cubes == [3 - cubes, 3 - cubes, 3]


@rule("AD-WPN-006", "AD-PAY-001")
@pytest.mark.parametrize("cubes", [[0, 3, 3], [3, 0, 3]])
def test_electroscythe_reaper_needs_both_cubes(cubes: list[int]) -> None:
    play = open_fire("electroscythe", 6, on(6), on(7), cubes=cubes)
    assert play.damage(1) == [0], "only the basic mode was left: it was not asked for"
    assert play.player(0).cubes == cubes


@rule("AD-WPN-006", "AD-SHOOT-002")
def test_electroscythe_alone_on_the_square() -> None:
    play = gun("electroscythe", 6, on(7), on(2))
    assert play.why_not(SHOOT) == "AD-SHOOT-002"


# -- tractor beam ------------------------------------------------------------------------------
@rule("AD-WPN-007")
def test_tractor_beam_pulls_the_unseen_into_sight() -> None:
    # From 11 only the yellow room is seen: seats 1 and 2 are two moves from it, seat 3 is three.
    play = effect(open_fire("tractor_beam", 11, on(3), on(5), on(0)), "basic")
    assert play.targets() == [1, 2]
    assert play.why_not(Target(3)) == "AD-WPN-007"
    assert play.why_not(Target(0)) == "AD-SHOOT-004"
    aim(play, 1)
    assert play.squares() == [6, 7, 11]
    assert play.why_not(Square(3)) == "AD-WPN-007"  # out of sight
    assert play.why_not(Square(10)) == "AD-MOVE-002"  # three moves
    play.pick(Square(11))
    assert play.square(1) == 11
    assert play.damage(1) == [0]
    assert play.player(0).cubes == [3, 3, 3]


@rule("AD-WPN-007")
def test_tractor_beam_may_leave_a_seen_target_where_it_is() -> None:
    play = aim(effect(open_fire("tractor_beam", 6, on(7), on(0)), "basic"), 1).pick(Square(7))
    assert play.square(1) == 7
    assert play.damage(1) == [0]


@rule("AD-WPN-007")
def test_tractor_beam_punisher_brings_the_target_here() -> None:
    # 5 is beside 6, but behind a wall: four moves round.
    play = effect(open_fire("tractor_beam", 6, on(6), on(3), on(5), on(11)), "punisher")
    assert play.targets() == [1, 2, 4]
    assert play.why_not(Target(3)) == "AD-WPN-007"
    aim(play, 2)
    assert play.square(2) == 6
    assert play.damage(2) == [0, 0, 0]
    assert play.player(0).cubes == [2, 3, 2]


@rule("AD-WPN-007")
def test_tractor_beam_punisher_hits_one_who_is_here_already() -> None:
    play = aim(effect(open_fire("tractor_beam", 6, on(6), on(3)), "punisher"), 1)
    assert play.square(1) == 6
    assert play.damage(1) == [0, 0, 0]


@rule("AD-WPN-007", "AD-PAY-001")
@pytest.mark.parametrize("cubes", [[0, 3, 3], [3, 3, 0]])
def test_tractor_beam_punisher_unpaid(cubes: list[int]) -> None:
    play = open_fire("tractor_beam", 6, on(6), on(7), cubes=cubes)
    assert play.ask.id == "ad-ask-target", "the basic mode was the only one"
    aim(play, 1).pick(Square(6))
    assert play.damage(1) == [0]


@rule("AD-WPN-007")
@every_arena
def test_tractor_beam_agrees_with_the_charts(arena: str) -> None:
    plan = chart(arena)
    for square in plan.squares:
        pulled = {s for s in plan.squares if plan.within(s, 2) & plan.sees[square]}
        assert crowd("tractor_beam", arena, square) == pulled
        assert crowd("tractor_beam", arena, square, "punisher") == plan.within(square, 2)


@rule("AD-WPN-007")
@every_arena
def test_tractor_beam_lands_within_two_moves_and_in_sight(arena: str) -> None:
    plan = chart(arena)
    for square in plan.squares:
        for there in plan.squares:
            ends = plan.within(there, 2) & plan.sees[square]
            if len(ends) < 2:
                continue
            play = open_fire("tractor_beam", square, on(there), arena=arena, cubes=[0, 0, 0])
            assert set(play.leave_open().squares()) == ends
