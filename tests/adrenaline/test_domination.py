"""Domination: spawn points as targets, tags, ripostes, their tracks and the last count.

The large arena, where red is square 4, blue 2 and yellow 11; as targets 10, 11 and 12.  Square 2
sees blue and yellow, square 4 sees red only, square 11 yellow only.
"""

from __future__ import annotations

from typing import Any

import pytest

import neontable
from neontable.games.adrenaline.model.options import (
    DONE,
    END,
    ENOUGH,
    FINISH,
    RUN,
    SHOOT,
    EnterWith,
    FireWeapon,
    Square,
    Target,
    UseEffect,
    Zone,
)
from neontable.games.adrenaline.rules.score import tied_points
from neontable.kernel.errors import BadOption
from neontable.kernel.options import Option
from neontable.kit.options import PASS
from tests.adrenaline.play import Play, off, on, position, turn

RED, BLUE, YELLOW = 10, 11, 12
EMPTY: list[list[int]] = [[], [], []]


def dominate(*players: dict[str, Any], **fields: Any) -> Play:
    return position(*players, mode="domination", **fields)


def alone(square: int, *weapons: str, **facts: Any) -> Play:
    """The shooter is the only figure on the board: nothing but spawn points to hit."""
    return dominate(on(square, loaded=list(weapons), **facts), off(), off())


def shoot(play: Play, *picks: Option) -> Play:
    """Fire; after the picks the shot is over, but for effects that are not wanted."""
    play.pick(SHOOT)
    for pick in picks:
        play.pick(pick)
    return play.maybe(FINISH).maybe(PASS)


# -- the set-up -----------------------------------------------------------------------------
@pytest.mark.rule("AD-DOM-001")
def test_eight_skulls_and_a_track_per_spawn_point() -> None:
    table = neontable.game("adrenaline").new(seats=4, seed=1, options={"mode": "domination"})
    assert table.state.skulls == 8
    assert table.state.zones == EMPTY
    assert table.state.track == []
    assert all(table.state.tiles[s] for s in table.state.ammo_squares)
    with pytest.raises(BadOption, match="AD-DOM-001"):
        neontable.game("adrenaline").new(seats=4, options={"mode": "domination", "skulls": 5})


@pytest.mark.rule("AD-DOM-001")
def test_without_domination_no_spawn_point_is_a_target() -> None:
    play = position(on(2, loaded=["lock_rifle"]), on(6), on(7))
    play.pick(SHOOT)
    assert play.targets() == [1, 2]
    assert play.why_not(Target(YELLOW)) == "AD-DOM-001"
    play.pick(Target(1)).pick(FINISH)


# -- damaging a spawn point: every weapon -----------------------------------------------------
def effect(weapon: str, key: str = "basic") -> tuple[str, str, str]:
    return UseEffect(weapon, key)


SHOTS: list[tuple[str, int, list[tuple[Any, ...]], list[int]]] = [
    ("lock_rifle", 2, [Target(YELLOW)], [YELLOW]),
    ("machine_gun", 2, [Target(YELLOW), ENOUGH], [YELLOW]),
    ("machine_gun", 2, [Target(YELLOW), Target(BLUE)], [YELLOW, BLUE]),
    ("thor", 2, [Target(BLUE)], [BLUE]),
    ("plasma_gun", 2, [effect("plasma_gun"), Target(YELLOW)], [YELLOW]),
    ("whisper", 2, [], [YELLOW]),
    ("electroscythe", 11, [effect("electroscythe")], [YELLOW]),
    ("electroscythe", 11, [effect("electroscythe", "reaper")], [YELLOW]),
    ("tractor_beam", 2, [effect("tractor_beam"), Target(YELLOW)], [YELLOW]),
    ("tractor_beam", 2, [effect("tractor_beam", "punisher")], [BLUE]),
    ("vortex_cannon", 2, [Square(7)], [YELLOW]),
    ("vortex_cannon", 11, [Square(10)], [YELLOW]),
    ("furnace", 2, [], [YELLOW]),
    ("furnace", 7, [], [YELLOW]),
    ("heatseeker", 2, [], [RED]),
    ("hellion", 2, [effect("hellion")], [YELLOW]),
    ("hellion", 2, [effect("hellion", "nano_tracer")], [YELLOW]),
    ("flamethrower", 7, [effect("flamethrower")], [YELLOW]),
    ("flamethrower", 3, [effect("flamethrower"), Square(7)], [YELLOW]),
    ("flamethrower", 3, [effect("flamethrower", "barbecue"), Square(7)], [YELLOW]),
    ("grenade_launcher", 2, [Target(YELLOW)], [YELLOW]),
    (
        "grenade_launcher",
        2,
        [Target(YELLOW), effect("grenade_launcher", "extra_grenade")],
        [YELLOW, BLUE],
    ),
    ("rocket_launcher", 2, [effect("rocket_launcher")], [YELLOW]),
    ("railgun", 3, [effect("railgun"), Target(YELLOW)], [YELLOW]),
    ("railgun", 6, [effect("railgun", "piercing"), Target(BLUE)], [BLUE]),
    ("cyberblade", 11, [], [YELLOW]),
    ("zx2", 2, [Target(YELLOW)], [YELLOW]),
    ("shotgun", 11, [], [YELLOW]),
    ("shotgun", 7, [], [YELLOW]),
    ("power_glove", 7, [effect("power_glove")], [YELLOW]),
    ("power_glove", 3, [effect("power_glove", "rocket_fist"), Square(7)], [YELLOW]),
    ("shockwave", 7, [effect("shockwave")], [YELLOW]),
    ("shockwave", 10, [effect("shockwave", "tsunami")], [YELLOW]),
    ("sledgehammer", 11, [effect("sledgehammer")], [YELLOW]),
    ("sledgehammer", 11, [effect("sledgehammer", "pulverize")], [YELLOW]),
]


@pytest.mark.rule("AD-DOM-002", "AD-DOM-003", "AD-DOM-004")
@pytest.mark.parametrize(
    ("weapon", "square", "picks", "tagged"),
    SHOTS,
    ids=[f"{w}-{n}" for n, (w, *_) in enumerate(SHOTS)],
)
def test_every_weapon_tags_spawn_points_with_one_token(
    weapon: str, square: int, picks: list[tuple[Any, ...]], tagged: list[int]
) -> None:
    play = shoot(alone(square, weapon), *picks)
    assert play.ask.id == "ad-ask-action"
    for zone in (RED, BLUE, YELLOW):
        assert play.g.zones[zone - 10] == ([0] if zone in tagged else [])
    assert sorted(play.g.hit_zones) == sorted(z - 10 for z in tagged)
    assert play.damage(0) == []
    assert all(p.marks == [0, 0, 0] for p in play.g.players)


def test_every_weapon_is_tried_on_a_spawn_point() -> None:
    from neontable.games.adrenaline.cards.weapons import WEAPONS

    assert {weapon for weapon, *_ in SHOTS} == set(WEAPONS)


@pytest.mark.rule("AD-DOM-002")
@pytest.mark.parametrize(("weapon", "square"), sorted({(w, s) for w, s, *_ in SHOTS}))
def test_no_spawn_point_is_a_target_in_a_first_turn(weapon: str, square: int) -> None:
    play = dominate(on(square, loaded=[weapon], turns=1), off(), off())
    assert "shoot" not in play.verbs()


@pytest.mark.rule("AD-DOM-002")
def test_in_a_first_turn_the_refusal_says_so() -> None:
    play = dominate(on(2, loaded=["lock_rifle"], turns=1), on(6), on(7))
    play.pick(SHOOT)
    assert play.targets() == [1, 2]
    assert play.why_not(Target(YELLOW)) == "AD-DOM-002"
    play.pick(Target(1)).pick(FINISH)


@pytest.mark.rule("AD-DOM-004")
def test_an_area_hits_its_spawn_point_and_its_figures_alike() -> None:
    play = dominate(on(2, loaded=["furnace"]), on(11), on(6))
    shoot(play, effect("furnace"))  # the yellow room is the only one with targets
    assert play.g.zones == [[], [], [0]]
    assert play.damage(1) == play.damage(2) == [0]


@pytest.mark.rule("AD-DOM-004")
def test_the_warhead_tags_the_spawn_point_under_its_target() -> None:
    play = dominate(on(2, loaded=["rocket_launcher"]), on(11), on(6))
    shoot(play, effect("rocket_launcher"), Target(1))
    # Nobody asked for the warhead yet: only the figure was hit.
    assert play.g.zones == EMPTY
    play = dominate(on(2, loaded=["rocket_launcher"]), on(11), on(6))
    play.pick(SHOOT).pick(effect("rocket_launcher")).pick(Target(1))
    play.pick(effect("rocket_launcher", "fragmenting_warhead")).pick(FINISH)
    assert play.g.zones == [[], [], [0]]
    assert play.damage(1) == [0, 0, 0]


@pytest.mark.rule("AD-DOM-003")
def test_shockwave_takes_one_target_of_a_square_figure_or_spawn_point() -> None:
    play = dominate(on(7, loaded=["shockwave"]), on(11), on(6))
    play.pick(SHOOT).pick(effect("shockwave"))
    assert play.targets() == [1, 2, YELLOW]
    play.pick(Target(YELLOW))
    assert play.targets() == [2]
    play.pick(Target(2))
    assert play.g.zones == [[], [], [0]]
    assert play.damage(1) == []


@pytest.mark.rule("AD-DOM-003")
def test_hellion_at_a_spawn_point_marks_who_stands_there() -> None:
    play = dominate(on(2, loaded=["hellion"]), on(11), on(6))
    shoot(play, effect("hellion"), Target(YELLOW))
    assert play.g.zones == [[], [], [0]]
    assert play.damage(1) == []
    assert play.marks(1, by=0) == 1
    assert play.marks(2, by=0) == 0


@pytest.mark.rule("AD-DOM-003")
def test_effects_that_only_mark_have_no_use_for_spawn_points() -> None:
    assert alone(2, "zx2").pick(SHOOT).leave_open().targets() == [BLUE, YELLOW]
    play = dominate(on(2, loaded=["zx2"]), on(6), on(7))
    play.pick(SHOOT).pick(effect("zx2", "scanner"))
    assert play.targets() == [1, 2]
    assert play.why_not(Target(YELLOW)) == "AD-DOM-003"
    play.pick(Target(1)).pick(ENOUGH)
    play = dominate(on(2, loaded=["lock_rifle"]), on(6), on(0))
    play.pick(SHOOT).pick(Target(1))
    assert not play.maybe(FINISH).offered(effect("lock_rifle", "second_lock"))
    assert play.g.zones == EMPTY


@pytest.mark.rule("AD-DOM-003")
def test_extra_damage_on_the_same_target_is_not_for_spawn_points() -> None:
    play = alone(2, "machine_gun")
    play.pick(SHOOT).pick(Target(YELLOW)).pick(ENOUGH)
    # focus_shot has nobody; turret_tripod could still hit blue.
    assert not play.offered(effect("machine_gun", "focus_shot"))
    play.pick(effect("machine_gun", "turret_tripod"))
    assert play.g.zones == [[], [0], [0]]


@pytest.mark.rule("AD-DOM-003")
def test_spawn_points_are_neither_pushed_nor_scoped_nor_marked() -> None:
    play = alone(2, "grenade_launcher", powerups=["scope-red"])
    play.pick(SHOOT).pick(Target(YELLOW))
    assert not play.offered(effect("grenade_launcher", "push"))
    play.pick(FINISH)
    assert play.ask.id == "ad-ask-action"  # no scope was offered
    assert play.g.zones == [[], [], [0]]


@pytest.mark.rule("AD-DOM-003")
def test_a_spawn_point_takes_damage_once_per_turn_of_a_player() -> None:
    play = alone(2, "lock_rifle", "zx2")
    shoot(play, FireWeapon("lock_rifle"), Target(YELLOW))
    shoot(play).pick(DONE)  # the only target left is blue
    play.leave_open()  # the next player enters the board
    assert play.g.zones == [[], [0, 0], [0]]  # the second blue token: the turn ended there
    play = dominate(on(2, loaded=["lock_rifle", "zx2"]), on(6), on(0))
    shoot(play, FireWeapon("lock_rifle"), Target(YELLOW))
    play.pick(SHOOT).pick(effect("zx2"))
    assert play.targets() == [1, BLUE]
    assert play.why_not(Target(YELLOW)) == "AD-DOM-003"
    play.pick(Target(1)).pick(DONE)


@pytest.mark.rule("AD-DOM-003")
def test_an_area_spares_a_spawn_point_damaged_before_in_the_turn() -> None:
    play = dominate(on(2, loaded=["furnace", "lock_rifle"]), on(11), on(9))
    shoot(play, FireWeapon("lock_rifle"), Target(YELLOW))
    play.pick(SHOOT).pick(DONE)
    assert play.g.zones == [[], [0], [0]]  # blue: the turn ended there
    assert play.damage(1) == [0]


@pytest.mark.rule("AD-DOM-003")
def test_the_next_player_may_damage_it_in_turn() -> None:
    play = dominate(on(2, loaded=["lock_rifle"]), on(6, loaded=["whisper", "zx2"]), on(0))
    shoot(play, Target(YELLOW))
    play.pick(RUN).pick(Square(1)).pick(DONE)  # no action left: the turn ends by itself
    assert play.seat == 1
    shoot(play, FireWeapon("zx2"), effect("zx2"), Target(YELLOW))
    assert play.g.zones == [[], [], [0, 1]]


@pytest.mark.rule("AD-DOM-004")
def test_heatseeker_finds_a_spawn_point_that_is_not_seen() -> None:
    play = dominate(on(11, loaded=["heatseeker"]), on(6), on(0))
    play.pick(SHOOT)
    assert play.targets() == [2, RED, BLUE]
    play.pick(Target(RED))
    assert play.g.zones == [[0], [], []]


@pytest.mark.rule("AD-DOM-004")
def test_tractor_beam_tags_only_spawn_points_it_sees() -> None:
    play = dominate(on(0, loaded=["tractor_beam"]), on(6), on(9))
    play.pick(SHOOT).pick(effect("tractor_beam"))
    assert play.targets() == [1, 2, RED, BLUE]  # yellow is not seen, and it does not move
    play.pick(Target(BLUE))
    assert play.g.zones == [[], [0], []]
    # Punisher: seen and within two moves. Red is two moves from 9, but behind the corner.
    play = dominate(on(9, loaded=["tractor_beam"]), on(8), on(5))
    play.pick(SHOOT).pick(effect("tractor_beam", "punisher"))
    assert play.targets() == [1, 2, YELLOW]
    play.pick(Target(YELLOW))
    assert play.g.zones == [[], [], [0]]


@pytest.mark.rule("AD-DOM-004")
def test_vortex_tags_only_spawn_points_it_sees() -> None:
    play = dominate(on(10, loaded=["vortex_cannon"]), on(9), on(0))
    play.pick(SHOOT)
    assert 8 in play.squares()
    play.pick(Square(8))  # red lies one move from there, but is not seen from 10
    assert play.g.zones == EMPTY
    assert play.square(1) == 8
    assert play.damage(1) == [0, 0]
    play.maybe(FINISH)
    play = alone(10, "vortex_cannon")
    play.pick(SHOOT)
    assert 8 not in play.squares()
    play.pick(Square(7))
    assert play.g.zones == [[], [], [0]]


@pytest.mark.rule("AD-DOM-004")
def test_black_hole_tags_a_spawn_point_as_one_of_its_targets() -> None:
    play = dominate(on(2, loaded=["vortex_cannon"]), on(6), on(0))
    play.pick(SHOOT).pick(Square(7))
    play.pick(Target(1)).pick(effect("vortex_cannon", "black_hole"))
    assert play.g.zones == [[], [], [0]]
    assert play.square(1) == 7


# -- T.H.O.R. ---------------------------------------------------------------------------------
CHAIN, VOLT = effect("thor", "chain_reaction"), effect("thor", "high_voltage")


@pytest.mark.rule("AD-DOM-004")
def test_thor_stops_at_a_spawn_point_hit_first() -> None:
    play = dominate(on(2, loaded=["thor"]), on(11), on(6))
    play.pick(SHOOT).pick(Target(YELLOW))
    assert play.ask.id == "ad-ask-action"
    assert play.g.zones == [[], [], [0]]
    assert play.damage(1) == []


@pytest.mark.rule("AD-DOM-004")
def test_thor_stops_at_a_spawn_point_hit_second() -> None:
    play = dominate(on(2, loaded=["thor"]), on(6), on(7))
    play.pick(SHOOT).pick(Target(1)).pick(CHAIN)
    assert play.targets() == [2, BLUE, YELLOW]
    play.pick(Target(YELLOW))
    assert play.ask.id == "ad-ask-action"
    assert play.g.zones == [[], [], [0]]
    assert (play.damage(1), play.damage(2)) == ([0, 0], [])


@pytest.mark.rule("AD-DOM-004")
def test_thor_reaches_a_spawn_point_third() -> None:
    play = dominate(on(1, loaded=["thor"]), on(5), on(8))
    play.pick(SHOOT).pick(Target(1)).pick(CHAIN).pick(Target(2)).pick(VOLT)
    # 8 sees red; the shooter on 1 sees it too, but what counts is the chain.
    assert play.g.zones == [[0], [], []]
    assert (play.damage(1), play.damage(2)) == ([0, 0], [0])


@pytest.mark.rule("AD-DOM-004")
def test_thor_chains_by_the_eyes_of_the_last_target_only() -> None:
    play = dominate(on(2, loaded=["thor"]), on(11), on(0))
    play.pick(SHOOT).pick(Target(1)).pick(CHAIN)
    # From 11 only yellow is seen: not blue, where the shooter stands.
    assert play.ask.id == "ad-ask-action"
    assert play.g.zones == [[], [], [0]]


# -- tagging and riposte ------------------------------------------------------------------
@pytest.mark.rule("AD-DOM-002", "AD-DOM-005")
def test_ending_alone_on_a_spawn_point_tags_it_and_hurts() -> None:
    play = dominate(on(11), on(9), on(8))
    play.end_turn()
    assert play.g.zones == [[], [], [0]]
    assert play.damage(0) == [0]
    assert "ad-riposte" in play.events


@pytest.mark.rule("AD-DOM-002", "AD-DOM-005")
def test_in_company_there_is_a_riposte_but_no_tag() -> None:
    play = dominate(on(11), on(11), on(8))
    play.end_turn()
    assert play.g.zones == EMPTY
    assert (play.damage(0), play.damage(1)) == ([0], [])


@pytest.mark.rule("AD-DOM-002")
def test_somebody_killed_in_this_turn_is_company_until_it_is_over() -> None:
    play = dominate(on(11, loaded=["sledgehammer"]), on(11, damage=[2] * 10), on(8))
    shoot(play, effect("sledgehammer"), Target(1)).end_turn()
    assert play.ask.id == "ad-ask-overkill"
    assert play.g.zones == EMPTY
    play.pick(Zone(0))
    assert play.g.zones == [[0], [], []]


@pytest.mark.rule("AD-DOM-002")
def test_a_first_turn_ends_on_a_spawn_point_without_tag_or_riposte() -> None:
    play = dominate(on(11, turns=1), on(9), on(8))
    play.end_turn()
    assert play.g.zones == EMPTY
    assert play.damage(0) == []


@pytest.mark.rule("AD-DOM-002")
def test_everybodys_first_turn_is_normal_in_a_real_game() -> None:
    table = neontable.game("adrenaline").new(seats=3, seed=4, options={"mode": "domination"})
    while not (table.asks[0].seat == 0 and table.state.players[0].turns == 2):
        ask = table.asks[0]
        table.answer(ask.seat, END if END in ask.options else ask.options[-1])
    assert table.state.zones == EMPTY
    assert all(p.damage == [] for p in table.state.players)


@pytest.mark.rule("AD-DOM-002")
def test_a_spawn_point_damaged_in_the_turn_is_tagged_again_at_its_end() -> None:
    play = alone(11, "electroscythe")
    shoot(play, effect("electroscythe"))
    play.end_turn().leave_open()
    assert play.g.zones == [[], [], [0, 0]]


@pytest.mark.rule("AD-DOM-002")
def test_other_squares_and_the_start_of_a_turn_do_nothing() -> None:
    play = dominate(on(11), on(9), on(8))
    play.pick(RUN).pick(Square(7)).end_turn()
    assert play.g.zones == EMPTY
    assert play.damage(0) == []


@pytest.mark.rule("AD-DOM-005")
def test_the_riposte_counts_as_a_rank_whose_points_nobody_gets() -> None:
    play = dominate(on(11, damage=[0] * 4 + [1] * 5 + [2]), on(9), on(8))
    play.end_turn()
    # Five tokens each for 0 and 1; 0 was first, so the 8 and first blood stay in the bank.
    assert play.points() == [0, 6, 4]
    assert play.damage(0) == []
    assert play.player(0).skulls == 1
    assert play.g.skulls == 7
    assert play.g.track == []


@pytest.mark.rule("AD-DOM-005")
def test_the_riposte_kills_and_the_killed_comes_back() -> None:
    play = dominate(on(11, damage=[1] * 10, powerups=["scope-red"]), on(9), on(8))
    play.end_turn()
    assert play.ask.id == "ad-ask-spawn"
    assert play.seat == 0
    play.pick(EnterWith("scope-red"))
    assert play.points() == [0, 9, 0]
    assert play.square(0) == 4
    assert play.g.zones == [[], [], [0]]


@pytest.mark.rule("AD-DOM-005")
def test_the_riposte_as_twelfth_token_is_no_overkill_of_anybody() -> None:
    # Nothing in domination brings a player to 11 in the own turn but a position written so.
    play = dominate(on(11, damage=[1] * 11), on(9), on(8))
    play.end_turn()
    assert "ad-overkill" in play.events
    assert play.g.zones == [[], [], [0]]  # the tag alone
    assert play.marks(0, by=0) == 0
    assert play.points() == [0, 9, 0]


@pytest.mark.rule("AD-DOM-005", "AD-SCORE-006")
def test_the_own_death_makes_no_double_kill() -> None:
    play = dominate(on(11, loaded=["zx2"], damage=[1] * 10), on(7, damage=[2] * 10), on(8))
    shoot(play, Square(11), effect("zx2"), Target(1)).end_turn()
    # Two boards scored: seat 1's (2: 8 + first blood, 0: 6) and seat 0's (1: 8 + first blood).
    assert play.points() == [6, 9, 9]
    assert "ad-double-kill" not in play.events


@pytest.mark.rule("AD-SCORE-006", "AD-DOM-005")
def test_two_killshots_of_the_active_player_are_a_double_kill() -> None:
    play = dominate(
        on(6, loaded=["machine_gun"]), on(7, damage=[2] * 10), on(10), on(10, damage=[2] * 10)
    )
    shoot(play, Target(1), Target(3)).end_turn()
    assert "ad-double-kill" in play.events
    assert play.points() == [6 + 6 + 1, 0, 18, 0]


# -- overkill ------------------------------------------------------------------------------
@pytest.mark.rule("AD-DOM-006")
@pytest.mark.parametrize("zone", [0, 1, 2])
def test_an_overkill_token_goes_where_its_owner_wants(zone: int) -> None:
    play = dominate(on(6, loaded=["sledgehammer"]), on(6, damage=[2] * 10), on(8))
    play.pick(SHOOT).pick(effect("sledgehammer")).end_turn()
    assert play.ask.id == "ad-ask-overkill"
    assert play.seat == 0
    play.pick(Zone(zone))
    expected: list[list[int]] = [[], [], []]
    expected[zone] = [0]
    assert play.g.zones == expected
    assert play.g.track == []
    assert play.marks(0, by=1) == 1  # revenge


@pytest.mark.rule("AD-DOM-006")
def test_a_plain_killshot_goes_nowhere() -> None:
    play = dominate(on(6, loaded=["zx2"]), on(7, damage=[2] * 10), on(8))
    shoot(play, effect("zx2"), Target(1)).end_turn()
    assert play.g.zones == EMPTY
    assert play.g.track == []
    assert play.g.skulls == 7


# -- frenzy and the last count -----------------------------------------------------------------
@pytest.mark.rule("AD-DOM-007")
def test_two_tracks_of_eight_start_the_frenzy() -> None:
    play = dominate(on(11), on(9), on(8), zones=[[0] * 8, [], [1] * 7])
    play.end_turn()
    assert play.g.in_frenzy
    assert play.g.skulls == 8
    assert play.g.last_turns == [2, 0]  # seat 1 is playing its last turn
    assert play.seat == 1


@pytest.mark.rule("AD-DOM-007")
def test_one_full_track_is_not_enough_and_takes_more_tokens() -> None:
    play = dominate(on(11), on(9), on(8), zones=[[0] * 7, [], [1] * 8])
    play.end_turn()
    assert not play.g.in_frenzy
    assert play.g.zones[2] == [1] * 8 + [0]


@pytest.mark.rule("AD-DOM-007")
def test_an_overkill_token_can_start_the_frenzy() -> None:
    play = dominate(
        on(6, loaded=["sledgehammer"]),
        on(6, damage=[2] * 10),
        on(8),
        zones=[[0] * 7, [], [1] * 8],
    )
    play.pick(SHOOT).pick(effect("sledgehammer")).end_turn().pick(Zone(0))
    assert play.g.in_frenzy


@pytest.mark.rule("AD-DOM-007")
def test_the_last_skull_starts_the_frenzy_too() -> None:
    play = dominate(on(6, loaded=["zx2"]), on(7, damage=[2] * 10), on(8), skulls=1)
    shoot(play, effect("zx2"), Target(1)).end_turn()
    assert play.g.in_frenzy


@pytest.mark.rule("AD-DOM-007", "AD-END-001")
def test_with_sudden_death_two_full_tracks_end_the_game() -> None:
    play = dominate(on(11), on(9), on(8), zones=[[0] * 8, [], [1] * 7], frenzy=False)
    play.end_turn()
    assert play.table.over
    # Red: 8 to seat 0. Yellow: 8 to seat 1, 6 to seat 0. Seat 0's own damage pays nobody.
    assert play.points() == [14, 8, 0]
    assert play.table.outcome is not None
    assert play.table.outcome.winners == (0,)


@pytest.mark.rule("AD-DOM-008")
def test_tied_players_all_get_the_points_and_the_next_rank_is_skipped() -> None:
    assert tied_points([0, 1, 2, 0, 1]) == {0: 8, 1: 8, 2: 4}
    assert tied_points([3, 3, 1, 2, 0]) == {3: 8, 1: 6, 2: 6, 0: 6}
    assert tied_points([0, 1, 2, 3]) == {0: 8, 1: 8, 2: 8, 3: 8}
    assert tied_points([4] * 5 + [3] * 4 + [2] * 3 + [1] * 2 + [0]) == {
        4: 8,
        3: 6,
        2: 4,
        1: 2,
        0: 1,
    }
    assert tied_points([0, 0, 0, 0, 1, 1, 1, 2, 2, 3, 3, 4]) == {0: 8, 1: 6, 2: 4, 3: 4, 4: 1}
    assert tied_points([]) == {}


def last_turn(*players: dict[str, Any], **fields: Any) -> Play:
    """The last player's last turn in the frenzy, about to end."""
    seat = len(players) - 1
    stack = turn(seat, kind=1, actions=1)
    return position(
        *players, active=seat, in_frenzy=True, skulls=0, last_turns=[], stack=stack, **fields
    )


@pytest.mark.rule("AD-DOM-008")
def test_each_track_is_counted_by_itself_after_the_last_turn() -> None:
    play = last_turn(
        on(9), on(8), on(7), mode="domination", zones=[[0, 1, 2, 2], [1, 1, 0], [0, 2]]
    )
    play.end_turn()
    assert play.table.over
    # red 2: 8, 0 and 1: 6 each; blue 1: 8, 0: 6; yellow 0 and 2: 8 each
    assert play.points() == [6 + 6 + 8, 6 + 8, 8 + 8]


@pytest.mark.rule("AD-DOM-008", "AD-FINAL-003")
def test_a_tied_total_goes_to_the_higher_score_of_the_tracks() -> None:
    play = last_turn(
        on(9, points=8), on(8), on(7, points=2), mode="domination", zones=[[1], [], [2, 2, 1]]
    )
    play.end_turn()
    outcome = play.table.outcome
    assert outcome is not None
    assert outcome.points == (8, 14, 10)
    play = last_turn(on(9, points=8), on(8), on(7), mode="domination", zones=[[1], [], []])
    play.end_turn()
    outcome = play.table.outcome
    assert outcome is not None
    assert outcome.points == (8, 8, 0)
    assert outcome.winners == (1,)
    assert outcome.ranking == ((1,), (0,), (2,))


@pytest.mark.rule("AD-DOM-008")
def test_tracks_count_only_at_the_end() -> None:
    play = dominate(on(9), on(8), on(7), zones=[[0] * 8, [1] * 3, []])
    play.end_turn()
    assert play.points() == [0, 0, 0]


@pytest.mark.rule("AD-DOM-005", "AD-DOM-007")
def test_in_the_frenzy_spawn_points_are_tagged_and_strike_back_as_before() -> None:
    play = last_turn(on(9), on(8), on(11), mode="domination", zones=[[0], [1], []])
    play.end_turn()
    assert play.g.zones[2] == [2]
    assert play.points() == [8, 8, 8]
