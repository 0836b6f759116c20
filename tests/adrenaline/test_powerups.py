"""Targeting scope, newton, tagback grenade, teleporter (the map is in test_shooting)."""

from __future__ import annotations

import pytest

from neontable.games.adrenaline.model.options import (
    DONE,
    END,
    FINISH,
    RUN,
    SHOOT,
    FireWeapon,
    PayCube,
    PayWith,
    PlayNewton,
    PlayScope,
    PlayTagback,
    PlayTeleporter,
    Square,
    Target,
    UseEffect,
)
from neontable.kit.options import PASS
from tests.adrenaline.play import Play, off, on, position, turn
from tests.adrenaline.shooting_range import NAMES, aim, chart, effect, fork, open_fire

rule = pytest.mark.rule
every_arena = pytest.mark.parametrize("arena", NAMES)


def scopes(play: Play) -> list[tuple[str, int]]:
    """Which scopes are offered on whom."""
    assert play.ask.id == "ad-ask-scope"
    return [(o.powerup, o.target) for o in play.options if isinstance(o, PlayScope)]


# -- targeting scope -----------------------------------------------------------------------------
@rule("AD-POWER-002")
@pytest.mark.parametrize("colour", [0, 1, 2])
def test_scope_adds_one_damage_for_a_cube_of_any_colour(colour: int) -> None:
    play = open_fire("heatseeker", 6, on(3), on(7), powerups=["scope-blue"])
    assert play.damage(1) == [0, 0, 0]
    assert scopes(play) == [("scope-blue", 1)]
    play.pick(PlayScope("scope-blue", 1))
    assert set(play.options) == {PayCube(0), PayCube(1), PayCube(2)}
    play.pick(PayCube(colour))
    assert play.damage(1) == [0] * 4
    assert play.player(0).cubes == [3 - (c == colour) for c in range(3)]
    assert play.player(0).powerups == []
    assert play.g.powerup_discard == ["scope-blue"]


@rule("AD-POWER-002")
def test_scope_may_be_kept() -> None:
    play = open_fire("heatseeker", 6, on(3), on(7), powerups=["scope-blue"]).pick(PASS)
    assert play.damage(1) == [0] * 3
    assert play.player(0).powerups == ["scope-blue"]
    assert play.player(0).cubes == [3, 3, 3]


@rule("AD-POWER-002")
def test_scope_on_one_of_the_damaged_never_on_one_who_is_only_marked() -> None:
    play = aim(open_fire("lock_rifle", 6, on(7), on(1), on(10), powerups=["scope-red"]), 1)
    effect(play, "second_lock").pick(PayWith()).pick(Target(2))
    assert scopes(play) == [("scope-red", 1)]
    assert play.why_not(PlayScope("scope-red", 2)) == "AD-POWER-002"
    assert play.why_not(PlayScope("scope-red", 3)) == "AD-POWER-002"
    assert play.why_not(PlayScope("scope-blue", 1)) == "AD-POWER-002"
    play.pick(PlayScope("scope-red", 1)).pick(PayCube(1))
    assert play.damage(1) == [0] * 3
    assert play.damage(2) == []


@rule("AD-POWER-002")
def test_scope_not_on_the_bystanders_of_a_hellion() -> None:
    play = effect(open_fire("hellion", 6, on(7), on(7), on(3), powerups=["scope-red"]), "basic")
    aim(play, 2)
    assert scopes(play) == [("scope-red", 2)]
    play.pick(PASS)


@rule("AD-POWER-002")
def test_scope_is_not_offered_when_only_marks_were_given() -> None:
    play = effect(open_fire("zx2", 6, on(7), on(3), powerups=["scope-red"]), "scanner")
    assert play.ask.id == "ad-ask-action"
    assert play.player(0).powerups == ["scope-red"]


@rule("AD-POWER-002", "AD-POWER-001")
def test_several_scopes_in_one_shot_on_one_or_several_targets() -> None:
    cards = ["scope-red", "scope-red", "scope-yellow"]
    play = effect(open_fire("electroscythe", 6, on(6), on(6), on(7), powerups=cards), "basic")
    assert scopes(play) == [
        ("scope-red", 1),
        ("scope-red", 2),
        ("scope-yellow", 1),
        ("scope-yellow", 2),
    ]
    play.pick(PlayScope("scope-red", 1)).pick(PayCube(0))
    play.pick(PlayScope("scope-yellow", 1)).pick(PayCube(0))
    play.pick(PlayScope("scope-red", 2)).pick(PayCube(0))
    assert play.ask.id == "ad-ask-action"
    assert [len(play.damage(f)) for f in (1, 2, 3)] == [3, 2, 0]
    assert play.player(0).cubes == [0, 3, 3]


@rule("AD-POWER-002", "AD-PAY-001")
def test_scope_is_paid_by_another_power_up_never_by_itself() -> None:
    """AMB-03."""
    alone = open_fire("heatseeker", 6, on(3), on(7), powerups=["scope-red"], cubes=[0, 0, 0])
    assert alone.ask.id == "ad-ask-action", "no cube, no other card: no scope"
    assert alone.damage(1) == [0] * 3
    cards = ["scope-red", "newton-yellow", "scope-blue"]
    play = open_fire("heatseeker", 6, on(3), on(7), powerups=cards, cubes=[0, 1, 0])
    play.pick(PlayScope("scope-red", 1))
    assert set(play.options) == {
        PayCube(1),
        PayWith(("newton-yellow",)),
        PayWith(("scope-blue",)),
    }
    assert play.why_not(PayWith(("scope-red",))) == "AD-POWER-002"
    assert play.why_not(PayCube(0)) == "AD-POWER-002"
    play.pick(PayWith(("newton-yellow",)))
    play.pick(PlayScope("scope-blue", 1))  # the last cube pays it unasked
    assert play.damage(1) == [0] * 5
    assert play.player(0).cubes == [0, 0, 0]
    assert play.player(0).powerups == []


@rule("AD-POWER-002", "AD-PAY-001")
def test_two_alike_scopes_one_pays_for_the_other() -> None:
    """AMB-03."""
    cards = ["scope-red", "scope-red"]
    play = open_fire("heatseeker", 6, on(3), on(7), powerups=cards, cubes=[0, 0, 0])
    play.pick(PlayScope("scope-red", 1))
    assert play.ask.id == "ad-ask-action"
    assert play.damage(1) == [0] * 4
    assert play.player(0).powerups == []


@rule("AD-POWER-002", "AD-MARK-002")
def test_scope_comes_before_the_new_marks() -> None:
    play = open_fire("whisper", 6, on(11), on(3), powerups=["scope-red"])
    play.pick(PlayScope("scope-red", 1)).pick(PayCube(0))
    assert play.damage(1) == [0] * 4
    assert play.marks(1, by=0) == 1


@rule("AD-POWER-002", "AD-DMG-005")
def test_scope_may_be_the_overkill_but_wasted_damage_calls_for_none() -> None:
    play = open_fire(
        "shockwave", 6, on(7, damage=[2] * 10), on(10, damage=[1] * 12), powerups=["scope-red"],
        dead=[2],
    )  # fmt: skip
    effect(play, "tsunami")
    # Seat 2 had no room left: it was not damaged.
    assert scopes(play) == [("scope-red", 1)]
    play.pick(PlayScope("scope-red", 1)).pick(PayCube(0))
    assert play.damage(1) == [2] * 10 + [0, 0]
    assert play.damage(2) == [1] * 12
    assert play.marks(0, by=1) == 1, "revenge for the overkill"


@rule("AD-POWER-002")
def test_scope_is_asked_of_one_who_holds_other_cards_when_windows_are_open() -> None:
    play = open_fire("heatseeker", 6, on(4), on(7), powerups=["newton-red"], windows=True)
    # Whatever may depend on hidden cards is asked, even with one answer.
    play.pick(FireWeapon("heatseeker")).pick(UseEffect("heatseeker", "basic")).pick(FINISH)
    assert play.ask.id == "ad-ask-scope"
    assert play.options == [PASS]
    play.pick(PASS)
    assert play.damage(1) == [0, 0, 0]
    # Everybody can count cards: with none there is nothing to hide.
    empty = open_fire("heatseeker", 6, on(4), on(7), windows=True)
    assert empty.ask.id == "ad-ask-action"


# -- newton --------------------------------------------------------------------------------------
@rule("AD-POWER-003")
def test_newton_moves_another_one_or_two_squares_in_one_direction() -> None:
    play = position(on(6, powerups=["newton-red"]), on(2), on(5), off())
    play.pick(PlayNewton("newton-red"))
    assert play.targets() == [1, 2]
    assert play.why_not(Target(0)) == "AD-POWER-003"
    assert play.why_not(Target(3)) == "AD-POWER-003"
    aim(play, 1)
    assert play.squares() == [0, 1, 3, 6, 10]
    assert play.why_not(Square(2)) == "AD-POWER-003", "at least one square"
    assert play.why_not(Square(7)) == "AD-POWER-003", "not round a corner"
    play.pick(Square(10))
    assert play.square(1) == 10
    assert play.player(0).powerups == []
    assert play.g.powerup_discard == ["newton-red"]


@rule("AD-POWER-003")
@every_arena
def test_newton_passes_doors_and_not_walls(arena: str) -> None:
    plan = chart(arena)
    for square in plan.squares:
        play = position(on(square, powerups=["newton-red"]), on(square), on(square), arena=arena)
        play.leave_open().pick(PlayNewton("newton-red")).pick(Target(1))
        assert set(play.squares()) == {s for way in plan.ways[square] for s in way}


@rule("AD-POWER-003", "AD-POWER-005", "AD-POWER-001")
def test_newton_and_teleporter_before_between_and_after_actions() -> None:
    cards = ["newton-red", "newton-blue", "teleporter-red"]
    play = position(on(6, powerups=cards, loaded=["shotgun"]), on(7), on(9))
    play.pick(PlayNewton("newton-red")).pick(Target(1)).pick(Square(6))
    play.pick(SHOOT).pick(Square(6))  # the push is declined
    assert play.damage(1) == [0, 0, 0]
    play.pick(PlayNewton("newton-blue")).pick(Target(1)).pick(Square(2))
    play.pick(RUN).pick(Square(7))
    assert not play.offered(RUN)
    play.pick(PlayTeleporter("teleporter-red")).pick(Square(0))
    # Nothing is left to do: the turn goes to the reload by itself.
    assert play.ask.id == "ad-ask-reload"
    assert play.square(0) == 0
    assert play.player(0).powerups == []
    play.pick(DONE)


@rule("AD-POWER-003", "AD-POWER-005")
def test_newton_and_teleporter_are_not_for_the_middle_of_an_action() -> None:
    cards = ["newton-red", "teleporter-red"]
    play = open_fire("lock_rifle", 6, on(7), on(1), powerups=cards)
    assert set(play.verbs()) == {"target"}
    aim(play, 1)
    assert set(play.verbs()) == {"effect", "finish"}
    play.pick(FINISH)
    assert play.offered(PlayNewton("newton-red"))


@rule("AD-POWER-003", "AD-POWER-005")
def test_newton_and_teleporter_come_too_late_once_somebody_respawns() -> None:
    play = position(
        on(6, powerups=["newton-red", "teleporter-red"]),
        on(7, damage=[0] * 11, powerups=["newton-blue"]),
        on(1, powerups=["teleporter-blue", "newton-yellow"]),
        dead=[1],
    )
    # The dead still lie there: newton may move them before the turn ends.
    moved = fork(play).pick(PlayNewton("newton-red")).pick(Target(1)).pick(Square(3))
    assert moved.square(1) == 3
    play.pick(END)
    assert play.seat == 1
    assert play.ask.id == "ad-ask-spawn"
    for seat in (0, 2):
        assert play.table.asks_for(seat) == []
        assert play.table.why_not(seat, PlayNewton("newton-red")) is not None
    play.pick(play.options[0])
    assert play.seat == 1, "and then it is the next player's turn"
    assert play.ask.id == "ad-ask-action"


@rule("AD-POWER-003", "AD-POWER-005")
def test_newton_and_teleporter_are_for_the_own_turn() -> None:
    play = position(
        on(6, loaded=["lock_rifle"]), on(7, powerups=["newton-red", "teleporter-red"]), on(3)
    )
    assert not any(isinstance(o, PlayNewton | PlayTeleporter) for o in play.options)
    play.pick(SHOOT)
    assert play.seat == 0, "nothing was asked of seat 1"
    assert play.damage(1) == [0, 0]


# -- teleporter ----------------------------------------------------------------------------------
@rule("AD-POWER-005")
@every_arena
def test_teleporter_reaches_every_square(arena: str) -> None:
    plan = chart(arena)
    play = position(on(4, powerups=["teleporter-red"]), on(2), on(5), arena=arena)
    play.pick(PlayTeleporter("teleporter-red"))
    assert play.squares() == plan.squares
    for hole in set(range(12)) - set(plan.squares):
        assert play.why_not(Square(hole)) == "AD-SETUP-001"
    play.pick(Square(11))
    assert play.square(0) == 11
    assert play.player(0).powerups == []
    assert play.why_not(PlayTeleporter("teleporter-red")) == "AD-POWER-005"
    assert play.why_not(PlayNewton("newton-red")) == "AD-POWER-003"


# -- tagback grenade -----------------------------------------------------------------------------
@rule("AD-POWER-004")
def test_tagback_marks_the_shooter() -> None:
    play = open_fire("shotgun", 6, on(6, powerups=["tagback-red"]), on(3))
    play.pick(Square(6))
    assert play.seat == 1
    assert play.options == [PASS, PlayTagback("tagback-red", 0)]
    assert play.damage(1) == [0, 0, 0], "after the damage"
    play.pick(PlayTagback("tagback-red", 0))
    assert play.seat == 0
    assert play.marks(0, by=1) == 1
    assert play.damage(0) == []
    assert play.player(1).powerups == []
    assert play.player(1).cubes == [3, 3, 3]


@rule("AD-POWER-004")
def test_tagback_may_be_kept() -> None:
    play = open_fire("shotgun", 6, on(6, powerups=["tagback-red"]), on(3)).pick(Square(6))
    play.pick(PASS)
    assert play.marks(0, by=1) == 0
    assert play.player(1).powerups == ["tagback-red"]


@rule("AD-POWER-004")
def test_tagback_only_when_the_victim_sees_the_shooter() -> None:
    # 6 sees 1 through its door; from 1, seat 1 sees neither 6 nor the yellow room.
    play = open_fire("lock_rifle", 6, on(1, powerups=["tagback-red"]), on(3))
    assert play.ask.id == "ad-ask-action"
    assert play.damage(1) == [0, 0]
    assert play.marks(0, by=1) == 0


@rule("AD-POWER-004")
@pytest.mark.parametrize("square", [6, 2, 7, 10])
def test_tagback_after_a_push_that_leaves_the_shooter_in_sight(square: int) -> None:
    """AMB-04: 2 has a door to the yellow room."""
    play = open_fire("shotgun", 6, on(6, powerups=["tagback-red"]), on(3)).pick(Square(square))
    assert play.seat == 1
    play.pick(PASS)


@rule("AD-POWER-004")
def test_tagback_not_after_being_pushed_out_of_sight() -> None:
    """AMB-04: pulverized from 1 through purple into the white room, or only into purple."""
    victim = on(1, powerups=["tagback-red"])
    play = open_fire("sledgehammer", 1, victim, on(3))
    effect(play, "pulverize")
    gone = fork(play).pick(Square(9))  # white: 9 sees white, purple, yellow, not blue
    assert gone.square(1) == 9
    assert gone.seat == 0
    assert gone.marks(0, by=1) == 0
    play.pick(Square(5))  # purple has a door to blue
    assert play.seat == 1
    play.pick(PASS)


@rule("AD-POWER-004")
def test_tagback_not_when_the_shooter_glided_away() -> None:
    """AMB-04."""
    play = open_fire("plasma_gun", 6, on(7, powerups=["tagback-red"]), on(4))
    effect(play, "basic")
    effect(play, "phase_glide")
    out = fork(play).pick(Square(1)).pick(FINISH)  # blue: not seen from 7
    assert out.seat == 0
    near = play.pick(Square(10)).pick(FINISH)
    assert near.seat == 1
    near.pick(PASS)


@rule("AD-POWER-004")
def test_tagback_when_the_pull_brought_the_victim_into_view() -> None:
    """AMB-04: unseen before, face to face after."""
    play = open_fire("tractor_beam", 6, on(1, powerups=["tagback-red"]), on(4))
    effect(play, "punisher")
    assert play.square(1) == 6
    assert play.seat == 1
    play.pick(PlayTagback("tagback-red", 0))
    assert play.marks(0, by=1) == 1


@rule("AD-POWER-004")
def test_tagbacks_are_asked_in_turn_order_from_the_shooter() -> None:
    """AMB-04: seats 3, 0, 1 after the shooter, seat 2; seat 0 is hit but holds nothing."""
    card = {"powerups": ["tagback-red"]}
    players = [
        on(6),
        on(6, **card),
        on(6, loaded=["electroscythe"]),
        on(6, powerups=["tagback-blue"]),
        on(7, powerups=["tagback-yellow"]),
    ]
    play = position(*players, active=2).pick(SHOOT).pick(UseEffect("electroscythe", "basic"))
    assert [len(play.damage(f)) for f in range(5)] == [1, 1, 0, 1, 0]
    assert play.seat == 3
    play.pick(PlayTagback("tagback-blue", 2))
    assert play.seat == 1
    play.pick(PlayTagback("tagback-red", 2))
    assert play.seat == 2
    assert play.player(2).marks == [0, 1, 0, 1, 0]


@rule("AD-POWER-004", "AD-POWER-001")
def test_several_tagbacks_by_one_victim() -> None:
    cards = ["tagback-red", "tagback-red", "tagback-blue"]
    play = open_fire("shotgun", 6, on(6, powerups=cards), on(3)).pick(Square(6))
    assert play.options == [
        PASS,
        PlayTagback("tagback-blue", 0),
        PlayTagback("tagback-red", 0),
    ]
    play.pick(PlayTagback("tagback-red", 0)).pick(PlayTagback("tagback-red", 0))
    assert play.options == [PASS, PlayTagback("tagback-blue", 0)]
    assert play.why_not(PlayTagback("tagback-red", 0)) == "AD-POWER-004"
    play.pick(PlayTagback("tagback-blue", 0))
    assert play.marks(0, by=1) == 3
    assert play.player(1).powerups == []


@rule("AD-POWER-004", "AD-MARK-003")
def test_tagback_beyond_three_marks_is_wasted() -> None:
    play = open_fire("shotgun", 6, on(6, powerups=["tagback-red"]), on(3), marks=[0, 3, 0]).pick(
        Square(6)
    )
    play.pick(PlayTagback("tagback-red", 0))
    assert play.marks(0, by=1) == 3
    assert "ad-marks-wasted" in play.events


@rule("AD-POWER-004")
def test_tagback_not_for_marks_alone_nor_for_wasted_damage() -> None:
    marked = effect(open_fire("zx2", 6, on(7, powerups=["tagback-red"]), on(4)), "scanner")
    assert marked.seat == 0
    full = open_fire("zx2", 6, on(7, powerups=["tagback-red"], damage=[2] * 12), on(4), dead=[1])
    effect(full, "basic")
    assert full.seat == 0
    assert full.ask.id == "ad-ask-action"
    assert full.marks(1, by=0) == 2


@rule("AD-POWER-004")
def test_tagback_by_one_who_was_just_killed() -> None:
    play = open_fire("shotgun", 6, on(6, powerups=["tagback-red"], damage=[2] * 8), on(3))
    play.pick(Square(6))
    assert play.g.dead == [1]
    assert play.seat == 1
    play.pick(PlayTagback("tagback-red", 0))
    assert play.marks(0, by=1) == 1


@rule("AD-POWER-004", "AD-POWER-002")
def test_tagback_comes_after_the_scope() -> None:
    play = open_fire(
        "shotgun", 6, on(6, powerups=["tagback-red"]), on(3), powerups=["scope-red"]
    ).pick(Square(6))
    assert play.seat == 0
    play.pick(PlayScope("scope-red", 1)).pick(PayCube(0))
    assert play.seat == 1
    assert play.damage(1) == [0] * 4
    play.pick(PASS)


@rule("AD-POWER-004")
def test_tagback_of_one_who_cannot_see_is_not_asked_even_among_others() -> None:
    players = [on(7, powerups=["tagback-red"]), on(1, powerups=["tagback-blue"])]
    play = aim(open_fire("machine_gun", 6, *players), 1, 2).pick(FINISH)
    assert [len(play.damage(f)) for f in (1, 2)] == [1, 1]
    assert play.seat == 1
    play.pick(PASS)
    assert play.seat == 0


@rule("AD-POWER-004")
def test_tagback_windows_ask_everybody_damaged_who_sees_and_holds_any_card() -> None:
    others = [on(6, powerups=["newton-red"]), on(6), on(6, powerups=["scope-red"])]
    play = open_fire("electroscythe", 6, *others, on(7, powerups=["tagback-red"]),
                     cubes=[0, 0, 0], windows=True)  # fmt: skip
    for seat in (1, 3):  # seat 2 holds nothing, and everybody knows; seat 4 was not hit
        assert (play.seat, play.ask.id) == (seat, "ad-ask-tagback")
        assert play.options == [PASS]
        assert play.why_not(PlayTagback("tagback-red", 0)) == "AD-POWER-004"
        play.pick(PASS)
    assert play.seat == 0


@rule("AD-POWER-004")
def test_tagback_windows_do_not_ask_who_does_not_see() -> None:
    play = open_fire("lock_rifle", 6, on(1, powerups=["tagback-red"]), on(3), windows=True)
    assert play.ask.id == "ad-ask-action"
    assert play.damage(1) == [0, 0]


@rule("AD-POWER-001")
def test_all_three_power_ups_in_one_action() -> None:
    cards = ["scope-red", "scope-blue", "newton-red"]
    play = open_fire("lock_rifle", 6, on(7), on(1), powerups=cards, cubes=[0, 1, 0],
                     stack=turn(0, actions=1))  # fmt: skip
    aim(play, 1)
    effect(play, "second_lock").pick(PayWith(("newton-red",)))  # one pays for the second lock
    play.pick(PlayScope("scope-blue", 1)).pick(PayCube(1))  # one is played for the last cube
    # No cube is left for the last scope, and it does not pay for itself.
    assert play.seat == 1, "so the turn has ended"
    assert play.player(0).powerups == ["scope-red"]
    assert play.damage(1) == [0] * 3
    assert play.marks(2, by=0) == 1
