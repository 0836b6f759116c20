"""Shooting people: weapons, targets, sight, damage and marks, whatever the weapon.

0 red   D 1 blue    2 blue  D 3 green      the large arena
  open      door      door      door
4 red   | 5 purple| 6 yellow  7 yellow
  door      door      open      open
8 white   9 white D 10 yellow 11 yellow
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from neontable.games.adrenaline.cards.weapons import WEAPONS
from neontable.games.adrenaline.model.options import (
    DONE,
    END,
    ENOUGH,
    FINISH,
    SHOOT,
    FireWeapon,
    PayCube,
    PlayScope,
    ReloadWeapon,
    Square,
    Target,
    UseEffect,
)
from tests.adrenaline.play import Play, off, on, position, turn
from tests.adrenaline.shooting_range import aim, effect, extras, fork, gun, open_fire

rule = pytest.mark.rule

# The most damage one figure can take from one shot.
MOST = {
    "cyberblade": 2,
    "electroscythe": 2,
    "flamethrower": 2,
    "furnace": 1,
    "grenade_launcher": 2,
    "heatseeker": 3,
    "hellion": 1,
    "lock_rifle": 2,
    "machine_gun": 2,
    "plasma_gun": 3,
    "power_glove": 2,
    "railgun": 3,
    "rocket_launcher": 3,
    "shockwave": 1,
    "shotgun": 3,
    "sledgehammer": 3,
    "thor": 2,
    "tractor_beam": 3,
    "vortex_cannon": 2,
    "whisper": 3,
    "zx2": 1,
}
MOVERS = {"cyberblade", "plasma_gun", "power_glove", "rocket_launcher"}


def ends(play: Play) -> Iterator[Play]:
    """Every way a shot can go, to its end; no target may be the shooter, nothing is offered
    twice, and what is offered is never refused."""
    if play.ask.id == "ad-ask-action":
        yield play
        return
    assert play.seat == 0
    assert Target(0) not in play.options
    assert len(set(play.options)) == len(play.options)
    for option in play.options:
        yield from ends(fork(play).pick(option))


# -- any weapon --------------------------------------------------------------------------------
@rule("AD-SHOOT-002", "AD-SHOOT-004", "AD-SHOOT-005")
@pytest.mark.parametrize("weapon", sorted(WEAPONS))
def test_every_way_a_shot_can_go(weapon: str) -> None:
    assert set(MOST) == set(WEAPONS)
    # On the own square, beside it, two moves away, and out of sight in line.
    play = open_fire(weapon, 6, on(6), on(7), on(1), on(5)).leave_open()
    most, moved, count = 0, False, 0
    for end in ends(play):
        count += 1
        taken = [len(end.damage(f)) for f in range(1, 5)]
        marks = [end.marks(f, by=0) for f in range(1, 5)]
        assert sum(taken) + sum(marks) > 0, "a shot has at least one target"
        assert end.damage(0) == []
        assert end.player(0).marks == [0, 0, 0, 0, 0]
        assert end.player(0).unloaded == [weapon]
        assert all(n >= 0 for n in end.player(0).cubes)
        most = max(most, *taken)
        moved = moved or end.square(0) != 6
    assert count
    assert most == MOST[weapon]
    assert moved == (weapon in MOVERS)


@rule("AD-SHOOT-001")
def test_a_fired_weapon_is_unloaded_and_cannot_fire_again() -> None:
    play = open_fire("heatseeker", 6, on(3), on(7))
    assert play.player(0).loaded == []
    assert play.player(0).unloaded == ["heatseeker"]
    assert not play.offered(SHOOT)
    assert play.why_not(SHOOT) == "AD-SHOOT-001"
    play.pick(END).pick(ReloadWeapon("heatseeker")).maybe(DONE)
    assert play.player(0).loaded == ["heatseeker"]
    assert play.player(0).cubes == [1, 3, 2]


@rule("AD-SHOOT-001")
def test_one_loaded_weapon_with_a_target_is_chosen() -> None:
    play = position(on(6, loaded=["lock_rifle", "zx2"], unloaded=["thor"]), on(7), on(1)).pick(
        SHOOT
    )
    assert play.options == [FireWeapon("lock_rifle"), FireWeapon("zx2")]
    assert play.why_not(FireWeapon("thor")) == "AD-SHOOT-001"
    assert play.why_not(FireWeapon("railgun")) == "AD-SHOOT-001"
    effect(play.pick(FireWeapon("zx2")), "basic").pick(Target(1))
    assert play.player(0).loaded == ["lock_rifle"]
    assert play.player(0).unloaded == ["thor", "zx2"]


@rule("AD-SHOOT-002")
def test_a_weapon_without_a_target_cannot_be_chosen() -> None:
    play = position(on(6, loaded=["lock_rifle", "zx2", "whisper"]), on(7), on(6)).pick(SHOOT)
    assert play.why_not(FireWeapon("whisper")) == "AD-SHOOT-002"
    aim(play.pick(FireWeapon("lock_rifle")), 1).pick(FINISH)


@rule("AD-SHOOT-002")
def test_nobody_in_the_arena_nobody_to_shoot() -> None:
    play = gun("lock_rifle", 6, off(), off())
    assert play.why_not(SHOOT) == "AD-SHOOT-002"


@rule("AD-SHOOT-002")
def test_a_player_who_has_not_entered_is_no_target() -> None:
    play = open_fire("lock_rifle", 6, on(7), off(), on(1))
    assert play.targets() == [1, 3]
    assert play.why_not(Target(2)) == "AD-SETUP-007"
    aim(play, 1).pick(FINISH)


@rule("AD-SHOOT-003")
def test_optional_effects_add_to_the_basic_one_each_once() -> None:
    play = aim(open_fire("machine_gun", 6, on(7), on(1)), 1, 2)
    assert extras(play) == ["focus_shot", "turret_tripod"]
    effect(play, "turret_tripod").pick(Target(1))
    assert extras(play) == ["focus_shot"]
    assert play.why_not(UseEffect("machine_gun", "turret_tripod")) == "AD-SHOOT-003"
    assert play.why_not(UseEffect("thor", "basic")) == "AD-SHOOT-001"
    play.pick(FINISH)


@rule("AD-SHOOT-003")
@pytest.mark.parametrize("weapon", sorted(w for w in WEAPONS if WEAPONS[w].modes))
def test_one_mode_per_shot(weapon: str) -> None:
    play = open_fire(weapon, 6, on(6), on(7), on(1), on(5)).leave_open()
    assert len(play.options) == 2
    for mode in [option.effect for option in play.options]:
        for end in ends(effect(fork(play), mode)):
            assert end.ask.id == "ad-ask-action"
            frames = [type(f).__name__ for f in end.g.stack]
            assert frames == ["Match", "Turn"]
            cost = next(e.cost for e in WEAPONS[weapon].effects if e.key == mode)
            assert end.player(0).cubes == [3 - n for n in cost], "nothing but this mode was paid"


@rule("AD-SHOOT-004")
def test_the_shooter_is_no_target_of_the_own_weapon() -> None:
    play = open_fire("lock_rifle", 6, on(6), on(7))
    assert play.why_not(Target(0)) == "AD-SHOOT-004"
    aim(play, 1).pick(FINISH)
    assert play.damage(0) == []


@rule("AD-SHOOT-005")
def test_fixed_damage_is_dealt_whole_and_several_targets_may_be_fewer() -> None:
    play = effect(open_fire("railgun", 6, on(7), on(10), on(2)), "piercing")
    assert all(isinstance(option, Target) for option in play.options), "no number to choose"
    aim(play, 1)
    assert play.offered(ENOUGH) is False, "nobody else in that direction"
    assert [len(play.damage(f)) for f in (1, 2, 3)] == [2, 0, 0]


@rule("AD-SHOOT-006")
@pytest.mark.parametrize("weapon", ["lock_rifle", "whisper", "railgun"])
def test_figures_never_block_and_only_the_square_counts(weapon: str) -> None:
    # 10 is in line with 2 and seen from it; the others crowd the square between.
    play = gun(weapon, 2, on(10), on(6), on(6), on(6))
    play.pick(SHOOT).maybe(UseEffect(weapon, "basic")).maybe(Target(1)).maybe(FINISH)
    assert len(play.damage(1)) == {"lock_rifle": 2, "whisper": 3, "railgun": 3}[weapon]


@rule("AD-SHOOT-007")
def test_one_move_away_goes_through_doors_not_walls() -> None:
    # 5 purple: doors north (1) and south (9), walls west (4) and east (6).
    play = effect(open_fire("shockwave", 5, on(1), on(9), on(4), on(6)), "basic")
    assert play.targets() == [1, 2]
    assert play.why_not(Target(3)) == play.why_not(Target(4)) == "AD-WPN-020"
    aim(play, 1, 2)


@rule("AD-SEE-001", "AD-SEE-002")
def test_sight_is_not_mutual() -> None:
    """Dozer between two doors sees three rooms; Banshee, in one of them, sees nobody."""
    dozer = open_fire("lock_rifle", 6, on(1), on(7), on(4), on(9), arena="small")
    assert dozer.targets() == [1, 2, 3]
    assert dozer.why_not(Target(4)) == "AD-SEE-002"
    aim(dozer, 1).pick(FINISH)
    banshee = gun("lock_rifle", 1, on(6), on(7), on(4), arena="small")
    assert banshee.why_not(SHOOT) == "AD-SHOOT-002"


@rule("AD-SHOOT-002")
def test_the_extra_figure_is_a_target_like_any_other() -> None:
    play = open_fire("lock_rifle", 6, on(7), on(1), off(), on(11, cubes=[0, 0, 0]), bot=True)
    assert play.targets() == [1, 2, 4]
    aim(play, 4).pick(FINISH)
    assert play.damage(4) == [0, 0]
    assert play.marks(4, by=0) == 1


# -- the bonus step ----------------------------------------------------------------------------
@rule("AD-SHOOT-002", "AD-DMG-003")
def test_the_bonus_step_leads_only_where_there_is_a_target() -> None:
    play = gun("electroscythe", 6, on(7), on(2), damage=[1] * 6).pick(SHOOT)
    assert play.squares() == [2, 7]
    assert play.why_not(Square(10)) == "AD-SHOOT-002"
    effect(play.pick(Square(7)), "basic")
    assert play.damage(1) == [0]
    assert play.damage(2) == []


# -- dead figures ------------------------------------------------------------------------------
@rule("AD-DMG-004", "AD-DMG-005")
@pytest.mark.parametrize(("before", "after"), [(10, 12), (11, 12), (12, 12)])
def test_the_dead_are_targets_until_the_turn_ends(before: int, after: int) -> None:
    damage = [2] * before
    dead = [1] if before >= 11 else []
    play = open_fire("lock_rifle", 6, on(7, damage=damage), on(3), dead=dead)
    assert len(play.damage(1)) == after
    assert play.damage(1)[before:] == [0] * (after - before)
    assert play.g.dead == [1]
    assert play.marks(1, by=0) == 1, "the new mark is given all the same"
    play.leave_open()


# -- marks -------------------------------------------------------------------------------------
@rule("AD-MARK-001")
def test_a_mark_waits_and_becomes_damage_with_its_owner_s_next_damage() -> None:
    play = position(on(6, loaded=["zx2", "heatseeker"]), on(7, marks=[2, 0, 1]), on(1))
    play.pick(SHOOT)
    effect(play, "scanner").pick(Target(1)).pick(ENOUGH)
    assert play.damage(1) == [], "marks alone do nothing, and set off no other marks"
    assert [play.marks(1, by=f) for f in (0, 2)] == [3, 1]


@rule("AD-MARK-001")
def test_all_marks_of_the_attacker_and_of_nobody_else_come_down() -> None:
    play = open_fire("machine_gun", 6, on(7, marks=[3, 0, 2]), on(1, marks=[2, 0, 0]))
    aim(play, 1).pick(ENOUGH).pick(FINISH)
    assert play.damage(1) == [0, 0, 0, 0]
    assert [play.marks(1, by=f) for f in (0, 2)] == [0, 2]
    assert play.marks(2, by=0) == 2, "a target that is not hurt keeps its marks"


@rule("AD-MARK-001")
def test_marks_come_down_once_in_an_action() -> None:
    play = aim(open_fire("machine_gun", 6, on(7, marks=[2, 0, 0]), on(1)), 1).pick(ENOUGH)
    effect(play, "focus_shot").maybe(FINISH)
    assert play.damage(1) == [0] * 4  # 1 + 2 marks + 1


@rule("AD-MARK-002")
def test_new_marks_wait_for_a_later_action() -> None:
    play = position(
        on(6, loaded=["lock_rifle", "zx2"], powerups=["scope-red"]), on(7, marks=[1, 0, 0]), on(3)
    )
    play.pick(SHOOT).pick(FireWeapon("lock_rifle"))
    # 2 damage and the old mark, then a scope; the new mark is not touched by it.
    play.pick(PlayScope("scope-red", 1)).pick(PayCube(0))
    assert play.damage(1) == [0] * 4
    assert play.marks(1, by=0) == 1
    play.pick(SHOOT).pick(UseEffect("zx2", "basic"))
    assert play.damage(1) == [0] * 6  # 1 damage and the mark of the first action
    assert play.marks(1, by=0) == 2
    play.pick(DONE)


@rule("AD-MARK-002")
def test_an_effect_after_the_marking_one_does_not_set_the_mark_off() -> None:
    # Cozy fire marks each of them; the damage of the same action came before.
    play = open_fire("furnace", 6, on(7, marks=[1, 0, 0]), on(7))
    assert [len(play.damage(f)) for f in (1, 2)] == [2, 1]
    assert [play.marks(f, by=0) for f in (1, 2)] == [1, 1]


@rule("AD-MARK-003")
def test_at_most_three_marks_of_each_owner() -> None:
    play = open_fire("hellion", 6, on(7), on(7, marks=[2, 3, 0, 0]), on(7, marks=[3, 0, 1, 0]))
    effect(play, "nano_tracer").pick(Target(1))
    assert [play.player(f).marks[0] for f in (1, 2, 3)] == [2, 3, 3]
    assert play.marks(2, by=1) == 3
    assert play.marks(3, by=2) == 1
    assert play.events.count("ad-marks-wasted") == 2


@rule("AD-MARK-005", "AD-DMG-005", "AD-DMG-006")
def test_the_rulebook_s_zx2_on_a_board_of_ten() -> None:
    d_struct, dozer = 1, 2
    board = [dozer] * 5 + [0] * 5
    play = open_fire("zx2", 6, on(7, damage=board, marks=[2, 0, 1]), on(3))
    effect(play, "basic")
    assert play.damage(d_struct) == [*board, 0, 0]
    assert play.marks(d_struct, by=0) == 2
    assert play.marks(d_struct, by=dozer) == 1
    assert play.marks(0, by=d_struct) == 1, "the mark of revenge"
    assert "ad-wasted" in play.events


@rule("AD-MARK-004", "AD-MARK-005")
def test_marks_score_nothing_and_stay_after_the_respawn() -> None:
    play = open_fire("zx2", 6, on(7, damage=[0] * 10, marks=[2, 0, 3]), on(3))
    effect(play, "basic")
    play.end_turn()
    # Seat 1 draws one power-up, has no other, and is back; it is its turn now.
    assert play.seat == 1
    assert play.damage(1) == []
    assert play.square(1) in (2, 4, 11)
    assert [play.marks(1, by=f) for f in (0, 2)] == [2, 3]
    assert play.points()[2] == 0, "three marks and no damage"
    assert play.points()[0] == 9


@rule("AD-DMG-001")
def test_damage_is_in_the_attacker_s_tokens_in_order() -> None:
    play = open_fire("heatseeker", 6, on(3, damage=[2, 1 + 1]), on(7))
    assert play.damage(1) == [2, 2, 0, 0, 0]


@rule("AD-DMG-005")
def test_marks_beyond_the_overkill_go_back_to_their_owner() -> None:
    play = open_fire("heatseeker", 6, on(3, damage=[2] * 11, marks=[3, 0, 0]), on(7), dead=[1])
    assert play.damage(1) == [2] * 11 + [0]
    assert play.marks(1, by=0) == 0
    assert play.marks(0, by=1) == 1


@rule("AD-SHOOT-001")
def test_two_shots_with_two_weapons_in_a_turn() -> None:
    armed = on(6, loaded=["heatseeker", "shotgun"], powerups=["teleporter-red"])
    play = position(armed, on(3), on(6), stack=turn(0, actions=2))
    play.pick(SHOOT).pick(FireWeapon("shotgun")).pick(Square(6))
    play.pick(SHOOT)
    assert [len(play.damage(f)) for f in (1, 2)] == [3, 3]
    assert play.why_not(SHOOT) == "AD-TURN-001"
