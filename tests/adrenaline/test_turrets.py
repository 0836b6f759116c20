"""Turret mode: tiles beside the board, turrets taken while grabbing, shots of the arena itself.

The large arena; the spawn points (4, 2 and 11) have no turret, the other squares have one.
"""

from __future__ import annotations

from typing import Any

import pytest

import neontable
from neontable.games.adrenaline.model.options import (
    DONE,
    FINISH,
    GRAB,
    KEEP,
    RUN,
    SHOOT,
    STOP,
    EnterWith,
    PayWith,
    PlayNewton,
    PlayScope,
    PlayTeleporter,
    ReloadWeapon,
    Square,
    Step,
    TakeTile,
    TakeTurret,
    TakeWeapon,
    Target,
    UseEffect,
)
from neontable.games.adrenaline.rules.score import turret_ranking
from neontable.kernel.errors import BadOption
from neontable.kit.options import PASS
from tests.adrenaline.play import Play, on, position, turn

OFFER = ["RRB", "RR+", "BYY", "BB+", "RY+"]


def turrets(*players: dict[str, Any], owned: dict[int, int] | None = None, **fields: Any) -> Play:
    """`owned`: who controls the turret of a square."""
    owners = [-1] * 12
    for square, owner in (owned or {}).items():
        owners[square] = owner
    fields = {"offer": OFFER, **fields}
    return position(*players, mode="turret", turrets=owners, **fields)


def grab_here(play: Play, tile: str) -> Play:
    return play.pick(GRAB).pick(STOP).pick(TakeTile(tile))


# -- set-up and offers ---------------------------------------------------------------------------
@pytest.mark.rule("AD-TUR-001")
def test_five_tiles_lie_beside_the_board_and_none_on_it() -> None:
    game = neontable.game("adrenaline")
    table = game.new(seats=4, seed=2, options={"mode": "turret"})
    g = table.state
    assert g.skulls == 8
    assert g.tiles == [""] * 12
    assert len(g.offer) == 5
    assert len(g.tile_stack) == 31
    assert g.turrets == [-1] * 12
    with pytest.raises(BadOption, match="AD-TUR-001"):
        game.new(seats=4, options={"mode": "turret", "skulls": 6})


@pytest.mark.rule("AD-TUR-001", "AD-TUR-002")
def test_a_taken_tile_is_replaced_at_the_end_of_the_turn() -> None:
    play = turrets(on(1, cubes=[0, 0, 0]), on(9), on(8))
    grab_here(play, "RRB").pick(KEEP)
    assert play.g.offer == ["RR+", "BYY", "BB+", "RY+"]
    assert play.g.tile_discard == ["RRB"]
    assert play.player(0).cubes == [2, 1, 0]
    assert play.g.turrets == [-1] * 12
    play.end_turn()
    assert len(play.g.offer) == 5
    assert play.g.offer[:4] == ["RR+", "BYY", "BB+", "RY+"]


@pytest.mark.rule("AD-TUR-002")
def test_every_offered_tile_may_be_chosen_and_no_other() -> None:
    play = turrets(on(1), on(9), on(8))
    play.pick(GRAB).pick(STOP)
    assert play.options == [TakeTile(t) for t in OFFER]
    assert play.why_not(TakeTile("YY+")) == "AD-TUR-002"
    play.pick(TakeTile("BYY")).pick(KEEP)


@pytest.mark.rule("AD-TUR-002")
def test_the_same_square_cannot_be_grabbed_twice_in_a_turn() -> None:
    play = turrets(on(1), on(9), on(8))
    grab_here(play, "RRB").pick(KEEP)
    play.pick(GRAB)
    assert play.options == [Step(0), Step(2), Step(5)]
    play.pick(Step(5)).pick(TakeTile("BYY")).pick(KEEP)
    # The turn is over; in the next one the same squares may be grabbed again.
    assert play.seat == 1
    assert play.g.grabbed == []


@pytest.mark.rule("AD-TUR-002")
def test_another_square_can_be_grabbed_with_the_second_action() -> None:
    play = turrets(on(5, cubes=[0, 0, 0]), on(3), on(8))
    grab_here(play, "RRB").pick(KEEP).pick(GRAB).pick(Step(1)).pick(TakeTile("BYY"))
    play.pick(KEEP)
    assert play.player(0).cubes == [2, 2, 2]


@pytest.mark.rule("AD-TUR-002")
def test_weapons_are_grabbed_on_spawn_points_as_ever() -> None:
    play = turrets(on(2), on(9), on(8), displays=[[], ["thor", "zx2"], []])
    play.pick(GRAB).pick(STOP).pick(TakeWeapon("zx2"))
    assert play.player(0).loaded == ["zx2"]
    assert len(play.g.offer) == 5


# -- taking a turret -------------------------------------------------------------------------------
@pytest.mark.rule("AD-TUR-003")
@pytest.mark.parametrize(
    ("tile", "price", "cubes", "cards"),
    [
        ("RRB", "R", [1, 1, 0], 0),
        ("RRB", "B", [2, 0, 0], 0),
        ("RR+", "R", [1, 0, 0], 1),
        ("RR+", "+", [2, 0, 0], 0),
        ("RY+", "Y", [1, 0, 0], 1),
    ],
)
def test_one_cube_or_the_power_up_is_forgone_for_the_turret(
    tile: str, price: str, cubes: list[int], cards: int
) -> None:
    play = turrets(on(1, cubes=[0, 0, 0]), on(9), on(8))
    grab_here(play, tile).pick(TakeTurret(price))
    assert play.g.turrets[1] == 0
    assert play.player(0).cubes == cubes
    assert len(play.player(0).powerups) == cards
    assert tile not in play.g.offer


@pytest.mark.rule("AD-TUR-003")
def test_what_the_tile_does_not_show_cannot_be_forgone() -> None:
    play = turrets(on(1), on(9), on(8))
    grab_here(play, "RRB")
    assert play.options == [KEEP, TakeTurret("R"), TakeTurret("B")]
    assert play.why_not(TakeTurret("+")) == "AD-TUR-003"
    play.pick(KEEP)


@pytest.mark.rule("AD-TUR-003")
def test_a_cube_or_card_that_could_not_be_taken_pays_too() -> None:
    full = ["scope-red", "newton-red", "tagback-blue"]
    play = turrets(on(1, cubes=[3, 0, 0], powerups=full), on(9), on(8))
    grab_here(play, "RR+").pick(TakeTurret("R"))
    assert play.g.turrets[1] == 0
    assert play.player(0).cubes == [3, 0, 0]
    assert len(play.player(0).powerups) == 3
    play = turrets(on(1, cubes=[0, 0, 0], powerups=full), on(9), on(8))
    grab_here(play, "RR+").pick(TakeTurret("+"))
    assert play.g.turrets[1] == 0
    assert play.player(0).cubes == [2, 0, 0]


@pytest.mark.rule("AD-TUR-003")
def test_the_former_owners_token_becomes_a_mark() -> None:
    play = turrets(on(1), on(9), on(8), owned={1: 2})
    grab_here(play, "RRB").pick(TakeTurret("R"))
    assert play.g.turrets[1] == 0
    assert play.marks(0, by=2) == 1
    assert play.damage(0) == []


@pytest.mark.rule("AD-TUR-003")
def test_a_fourth_mark_of_the_former_owner_is_lost() -> None:
    play = turrets(on(1, marks=[0, 0, 3]), on(9), on(8), owned={1: 2})
    grab_here(play, "RRB").pick(TakeTurret("R"))
    assert play.g.turrets[1] == 0
    assert play.marks(0, by=2) == 3


@pytest.mark.rule("AD-TUR-003")
def test_the_own_turret_is_not_taken_again() -> None:
    play = turrets(on(1, cubes=[0, 0, 0]), on(9), on(8), owned={1: 0})
    grab_here(play, "RRB")  # nothing to decide
    assert play.ask.id == "ad-ask-action"
    assert play.player(0).cubes == [2, 1, 0]


# -- entering ------------------------------------------------------------------------------------
@pytest.mark.rule("AD-TUR-004")
def test_each_square_entered_fires_once() -> None:
    play = turrets(on(1), on(3), on(8), owned={5: 1, 9: 2, 10: 1})
    play.pick(RUN).pick(Step(5))
    assert play.damage(0) == [1]
    play.pick(Step(9))
    assert play.damage(0) == [1, 2]
    play.pick(Step(10))
    assert play.damage(0) == [1, 2, 1]
    assert play.square(0) == 10


@pytest.mark.rule("AD-TUR-004")
def test_coming_back_to_a_square_fires_again() -> None:
    play = turrets(on(1), on(3), on(8), owned={5: 1})
    play.pick(RUN).pick(Step(5)).pick(Step(1)).pick(Step(5))
    assert play.damage(0) == [1, 1]


@pytest.mark.rule("AD-TUR-004")
def test_the_own_turret_and_a_free_one_do_nothing() -> None:
    play = turrets(on(1), on(3), on(8), owned={5: 0})
    play.pick(RUN).pick(Step(5)).pick(Step(9)).pick(STOP)
    assert play.damage(0) == []


@pytest.mark.rule("AD-TUR-004")
def test_starting_and_leaving_do_nothing() -> None:
    play = turrets(on(1), on(9), on(8), owned={1: 1, 9: 2})
    play.pick(RUN).pick(Step(2)).pick(STOP)
    assert play.damage(0) == []
    play.end_turn()
    assert play.seat == 1
    assert play.damage(1) == []


@pytest.mark.rule("AD-TUR-004")
def test_staying_is_no_entering() -> None:
    play = turrets(on(1, cubes=[0, 0, 0]), on(9), on(8), owned={1: 1})
    grab_here(play, "RRB").pick(KEEP)
    assert play.damage(0) == []


@pytest.mark.rule("AD-TUR-004")
def test_the_step_of_a_grab_or_a_shot_counts() -> None:
    play = turrets(on(1), on(3), on(8), owned={5: 1})
    play.pick(GRAB).pick(Step(5)).pick(TakeTile("RRB")).pick(KEEP)
    assert play.damage(0) == [1]
    play = turrets(on(1, damage=[2] * 6, loaded=["zx2"]), on(9), on(8), owned={5: 1})
    play.pick(SHOOT)  # only from 5 is there anybody to see: the step is forced
    assert play.damage(0) == [2] * 6 + [1]
    play.pick(UseEffect("zx2", "basic")).pick(Target(1))
    assert play.damage(1) == [0]


@pytest.mark.rule("AD-TUR-004", "AD-POWER-003")
def test_newton_pushes_through_turrets() -> None:
    play = turrets(on(3, powerups=["newton-red"]), on(1), on(8), owned={5: 0, 9: 2})
    play.pick(PlayNewton("newton-red")).pick(Target(1)).pick(Square(9))
    assert play.damage(1) == [0, 2]
    assert play.square(1) == 9


@pytest.mark.rule("AD-TUR-004")
def test_a_figure_pushed_onto_its_own_turret_is_safe() -> None:
    play = turrets(on(3, powerups=["newton-red"]), on(1), on(8), owned={5: 1, 9: 1})
    play.pick(PlayNewton("newton-red")).pick(Target(1)).pick(Square(9))
    assert play.damage(1) == []


@pytest.mark.rule("AD-TUR-004")
def test_tractor_beam_pulls_step_by_step() -> None:
    play = turrets(on(2, loaded=["tractor_beam"]), on(9), on(3), owned={5: 0, 1: 2})
    play.pick(SHOOT).pick(UseEffect("tractor_beam", "basic")).pick(Target(1))
    play.pick(Step(5))  # and on to 1, the only square in sight of the beam
    # The turret of the shooter, then seat 2's, then the beam.
    assert play.damage(1) == [0, 2, 0]


@pytest.mark.rule("AD-TUR-004")
def test_a_target_that_is_there_already_is_not_walked_in_a_circle() -> None:
    play = turrets(on(1, loaded=["tractor_beam"]), on(1), on(9), owned={5: 2})
    play.pick(SHOOT).pick(UseEffect("tractor_beam", "punisher")).pick(Target(1))
    assert play.ask.id == "ad-ask-action"
    assert play.damage(1) == [0, 0, 0]


@pytest.mark.rule("AD-TUR-004")
def test_vortex_pulls_onto_a_turret() -> None:
    play = turrets(on(2, loaded=["vortex_cannon"]), on(11), on(8), owned={7: 2})
    play.pick(SHOOT).pick(Square(7))
    assert play.square(1) == 7
    assert play.damage(1) == [2, 0, 0]


@pytest.mark.rule("AD-TUR-004")
def test_a_vortex_moves_nobody_who_stands_in_it() -> None:
    play = turrets(on(2, loaded=["vortex_cannon"]), on(7), on(8), owned={7: 2})
    play.pick(SHOOT).pick(Square(7))
    assert play.damage(1) == [0, 0]


@pytest.mark.rule("AD-TUR-004")
def test_a_push_lands_on_a_turret() -> None:
    play = turrets(on(1, loaded=["shotgun"]), on(1), on(8), owned={5: 2})
    play.pick(SHOOT).pick(Step(5))
    assert play.damage(1) == [0, 0, 0, 2]
    play = turrets(on(1, loaded=["sledgehammer"]), on(1), on(8), owned={5: 2, 9: 2})
    play.pick(SHOOT).pick(UseEffect("sledgehammer", "pulverize")).pick(Square(9))
    assert play.damage(1) == [0, 0, 0, 2, 2]


@pytest.mark.rule("AD-TUR-004")
def test_the_shooters_own_steps_count_too() -> None:
    play = turrets(on(9, loaded=["power_glove"]), on(5), on(3), owned={5: 2})
    play.pick(SHOOT).pick(UseEffect("power_glove", "basic"))
    assert play.damage(0) == [2]
    assert play.square(0) == 5


@pytest.mark.rule("AD-TUR-004", "AD-POWER-005")
def test_a_teleporter_triggers_only_the_square_of_arrival() -> None:
    play = turrets(
        on(1, powerups=["teleporter-red"]), on(3), on(8), owned={5: 1, 9: 2, 10: 1, 6: 1, 7: 1}
    )
    play.pick(PlayTeleporter("teleporter-red")).pick(Square(9))
    assert play.damage(0) == [2]
    play = turrets(on(1, powerups=["teleporter-red"]), on(3), on(8), owned={1: 1})
    play.pick(PlayTeleporter("teleporter-red")).pick(Square(1))
    assert play.damage(0) == []


@pytest.mark.rule("AD-TUR-004")
def test_a_turret_converts_no_marks() -> None:
    play = turrets(on(1, marks=[0, 2, 0]), on(3), on(8), owned={5: 1})
    play.pick(RUN).pick(Step(5)).pick(STOP)
    assert play.damage(0) == [1]
    assert play.marks(0, by=1) == 2


@pytest.mark.rule("AD-TUR-004")
def test_neither_scope_nor_tagback_answers_a_turret() -> None:
    play = turrets(
        on(1, powerups=["tagback-red"]),
        on(3, powerups=["scope-red"]),
        on(8),
        owned={5: 1},
        windows=True,
    )
    play.pick(RUN).pick(Step(5))
    assert (play.seat, play.ask.id) == (0, "ad-ask-step")
    play.pick(STOP)
    assert (play.seat, play.ask.id) == (0, "ad-ask-action")
    # Pushing somebody onto the own turret is no shot either.
    play = turrets(
        on(3, powerups=["newton-red", "scope-red"]),
        on(1, powerups=["tagback-red"]),
        on(8),
        owned={5: 0},
        windows=True,
    )
    play.pick(PlayNewton("newton-red")).pick(Target(1)).pick(Square(5))
    assert (play.seat, play.ask.id) == (0, "ad-ask-action")
    assert play.damage(1) == [0]


@pytest.mark.rule("AD-TUR-004")
def test_spawning_triggers_nothing() -> None:
    """Spawn points have no turrets: so that there could be a shot at all, one is put there."""
    play = turrets(on(6, loaded=["zx2"]), on(7, damage=[2] * 10, powerups=["scope-red"]), on(8))
    play.g.turrets[4] = 2
    play.pick(SHOOT).pick(UseEffect("zx2", "basic")).end_turn()
    play.pick(EnterWith("scope-red"))
    assert play.square(1) == 4
    assert play.damage(1) == []
    walk = turrets(on(0), on(9), on(8))
    walk.g.turrets[4] = 2
    walk.pick(RUN).pick(Step(4)).pick(STOP)
    assert walk.damage(0) == [2], "who walks there is shot at"


# -- killed in the own turn ------------------------------------------------------------------------
@pytest.mark.rule("AD-TUR-005")
def test_a_player_killed_in_the_own_turn_acts_and_reloads_before_the_count() -> None:
    play = turrets(
        on(1, damage=[2] * 10, loaded=["lock_rifle"], unloaded=["zx2"], powerups=["scope-red"]),
        on(9),
        on(8),
        owned={5: 1},
    )
    play.pick(RUN).pick(Step(5)).pick(STOP)
    assert play.g.dead == [0]
    play.pick(SHOOT).pick(Step(9)).pick(Target(1)).pick(FINISH).pick(PASS)
    assert play.damage(1) == [0, 0]
    assert play.ask.id == "ad-ask-reload"
    play.pick(ReloadWeapon("zx2")).maybe(PayWith()).pick(DONE)
    assert play.points() == [0, 6, 9]
    assert play.ask.id == "ad-ask-spawn"
    play.pick(EnterWith("scope-red"))
    assert play.square(0) == 4
    assert play.g.skulls == 7
    assert play.g.track == []


@pytest.mark.rule("AD-TUR-005")
def test_an_overkill_by_a_turret_gives_the_revenge_mark_and_nothing_else() -> None:
    play = turrets(on(1, damage=[2] * 10), on(3), on(8), owned={5: 1, 9: 1})
    play.pick(RUN).pick(Step(5)).pick(Step(9)).pick(STOP)
    assert play.damage(0) == [2] * 10 + [1, 1]
    assert play.marks(1, by=0) == 1
    play.end_turn()
    assert play.points() == [0, 6, 9]
    assert play.g.track == []


def push_two_onto(owner: int, **facts: Any) -> Play:
    """Seat 0 pushes seats 1 and 2, at 10 damage, onto a turret."""
    play = turrets(
        on(3, powerups=["newton-red", "newton-blue"], **facts),
        on(1, damage=[3] * 10),
        on(1, damage=[3] * 10),
        on(8),
        owned={5: owner},
    )
    play.pick(PlayNewton("newton-red")).pick(Target(1)).pick(Square(5))
    return play.pick(PlayNewton("newton-blue")).pick(Target(2)).pick(Square(5))


@pytest.mark.rule("AD-TUR-005", "AD-SCORE-006")
@pytest.mark.parametrize("owner", [0, 3])
def test_two_dead_opponents_are_a_double_kill_whoever_dealt_it(owner: int) -> None:
    play = push_two_onto(owner).end_turn()
    assert "ad-double-kill" in play.events
    tokens = [0, 0, 0, 0]
    tokens[3] += 2 * 9
    if owner != 3:
        tokens[owner] += 2 * 6
    tokens[0] += 1
    assert play.points() == tokens


@pytest.mark.rule("AD-TUR-005", "AD-SCORE-006")
def test_the_own_death_does_not_count_for_a_double_kill() -> None:
    play = turrets(
        on(1, damage=[2] * 10, powerups=["newton-red"]),
        on(9, damage=[2] * 10),
        on(8),
        owned={5: 2},
    )
    play.pick(PlayNewton("newton-red")).pick(Target(1)).pick(Square(5))
    play.pick(RUN).pick(Step(5)).pick(STOP).end_turn()
    assert "ad-double-kill" not in play.events
    assert play.points() == [0, 0, 18]


# -- the end ---------------------------------------------------------------------------------------
@pytest.mark.rule("AD-TUR-006")
def test_killshots_and_overkills_are_not_tracked() -> None:
    play = turrets(
        on(1, loaded=["sledgehammer"]), on(1, damage=[2] * 10), on(8), owned={5: 2}, skulls=1
    )
    play.pick(SHOOT).pick(UseEffect("sledgehammer", "basic")).end_turn()
    assert play.g.track == []
    assert play.g.zones == []
    assert play.g.skulls == 0
    assert play.g.in_frenzy


def last_turn(*players: dict[str, Any], active: int, owned: dict[int, int]) -> Play:
    return turrets(
        *players,
        owned=owned,
        active=active,
        first=active,
        in_frenzy=True,
        skulls=0,
        stack=turn(active, kind=1, actions=1),
    )


@pytest.mark.rule("AD-TUR-006")
def test_turrets_score_by_number_and_ties_by_the_order_of_last_turns() -> None:
    owned = {0: 3, 1: 3, 3: 3, 5: 1, 6: 2, 7: 1, 8: 2, 9: 0}
    play = last_turn(on(2), on(2), on(2), on(2), on(2), active=1, owned=owned)
    # Last turns went 2, 3, 4, 0, 1: seat 2 before seat 1.
    assert turret_ranking(play.g) == [3, 2, 1, 0]
    play.end_turn()
    assert play.table.over
    assert play.points() == [2, 4, 6, 8, 0]


@pytest.mark.rule("AD-TUR-006")
@pytest.mark.parametrize("active", [0, 1, 2])
def test_the_tie_follows_who_played_last(active: int) -> None:
    play = last_turn(on(2), on(2), on(2), active=active, owned={0: 0, 1: 1, 3: 2})
    play.end_turn()
    first, second, third = ((active + 1 + i) % 3 for i in range(3))
    points = play.points()
    assert (points[first], points[second], points[third]) == (8, 6, 4)
    outcome = play.table.outcome
    assert outcome is not None
    assert outcome.winners == (first,)


@pytest.mark.rule("AD-TUR-006")
def test_a_fifth_owner_gets_one_point() -> None:
    owned = dict(zip((0, 1, 3, 5, 6, 7, 8, 9, 10), (0, 0, 0, 1, 1, 2, 2, 3, 4), strict=True))
    play = last_turn(on(2), on(2), on(2), on(2), on(2), active=4, owned=owned)
    play.end_turn()
    assert play.points() == [8, 6, 4, 2, 1]


@pytest.mark.rule("AD-TUR-006", "AD-END-001")
def test_with_sudden_death_the_turrets_count_at_the_last_skull() -> None:
    play = turrets(
        on(6, loaded=["zx2"]), on(7, damage=[2] * 10), on(8), owned={0: 1}, skulls=1, frenzy=False
    )
    play.pick(SHOOT).pick(UseEffect("zx2", "basic")).end_turn()
    assert play.table.over
    assert play.points() == [6, 8, 9]


@pytest.mark.rule("AD-POWER-002", "AD-TUR-004")
@pytest.mark.parametrize("weapon", ["shotgun", "grenade_launcher"])
def test_a_scope_may_come_before_the_target_is_moved_onto_a_turret(weapon: str) -> None:
    """It adds to the shot's damage: the twelfth token is the shooter's, the turret's is wasted."""
    dealt = {"shotgun": 3, "grenade_launcher": 1}[weapon]
    play = turrets(
        on(6, loaded=[weapon], powerups=["scope-red"], cubes=[0, 1, 0]),
        on(6, damage=[2] * (11 - dealt)), on(0), owned={7: 2},
    )  # fmt: skip
    play.pick(SHOOT).maybe(UseEffect(weapon, "basic")).maybe(UseEffect(weapon, "push"))
    kept = Play(play.table.clone(quiet=False))
    play.pick(PlayScope("scope-red", 1)).pick(Step(7))
    assert play.damage(1)[-2:] == [0, 0]
    assert play.square(1) == 7
    assert play.marks(0, by=1) == 1
    assert play.marks(2, by=1) == 0
    kept.pick(PASS).pick(Step(7)).maybe(FINISH).pick(PASS)
    assert kept.damage(1)[-2:] == [0, 2]
    assert kept.marks(2, by=1) == 1
    assert kept.player(0).powerups == ["scope-red"]
