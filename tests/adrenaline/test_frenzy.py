"""Sudden death and the final frenzy (AD-END-001, AD-FRENZY-...)."""

from __future__ import annotations

from typing import Any

import pytest

from neontable.games.adrenaline.model.arena import ARENAS
from neontable.games.adrenaline.model.options import (
    DONE,
    END,
    GRAB,
    RUN,
    SHOOT,
    EnterWith,
    FireWeapon,
    ReloadWeapon,
    Square,
    Target,
    UseEffect,
)
from tests.adrenaline.piles import powerups
from tests.adrenaline.play import Play, on, position

NO_CUBES = [0, 0, 0]
NO_WEAPONS: list[list[str]] = [[], [], []]


def killer(**facts: Any) -> dict[str, Any]:
    return on(8, loaded=["electroscythe"], cubes=NO_CUBES, **facts)


def last_skull(seats: int, active: int, first: int, **fields: Any) -> Play:
    """The active seat is about to take the last skull from its left neighbour."""
    players = [on(3) for _ in range(seats)]
    players[active] = killer()
    players[(active + 1) % seats] = on(8, damage=[active] * 10)
    return position(*players, active=active, first=first, skulls=1, **fields)


def triggered(seats: int, active: int, first: int, **fields: Any) -> Play:
    play = last_skull(seats, active, first, **fields)
    return play.pick(SHOOT).pick(END)


# -- sudden death --------------------------------------------------------------------------------
@pytest.mark.rule("AD-END-001")
def test_sudden_death_ends_the_game_with_the_turn() -> None:
    play = last_skull(4, 0, 0, frenzy=False)
    play.pick(SHOOT)
    assert not play.table.over  # the turn goes on: a second action, then the count
    play.pick(END)
    assert play.table.over
    assert play.table.outcome.how == "ad-end-sudden"
    assert not play.g.in_frenzy
    # Nobody is asked to come back; the board and the track are counted.
    assert play.points() == [9 + 8, 0, 0, 0]


@pytest.mark.rule("AD-END-001")
def test_after_sudden_death_nobody_comes_back() -> None:
    play = position(
        killer(), on(8, damage=[0] * 10, powerups=["scope-red"]), on(3), skulls=1, frenzy=False,
        powerup_deck=powerups("newton-blue", elsewhere=["scope-red"]),
    )  # fmt: skip
    play.pick(SHOOT).pick(END)
    assert play.table.over  # no card is drawn, nobody is asked for one
    assert play.player(1).powerups == ["scope-red"]
    assert play.square(1) == 8


@pytest.mark.rule("AD-END-001")
def test_sudden_death_still_scores_the_other_boards() -> None:
    play = position(
        killer(), on(8, damage=[0] * 10), on(3, damage=[1, 1, 0]), skulls=1, frenzy=False
    )
    play.pick(SHOOT).pick(END)
    # Board of 1: 8+1. Board of 2: seat 1 has 8 and first blood, seat 0 has 6. Track: 8.
    assert play.points() == [9 + 6 + 8, 9, 0]


@pytest.mark.rule("AD-END-001")
def test_before_the_last_skull_sudden_death_changes_nothing() -> None:
    play = position(killer(), on(8, damage=[0] * 10), on(3), skulls=2, frenzy=False)
    play.pick(SHOOT).pick(END)
    assert not play.table.over
    assert play.square(1) in ARENAS["large"].spawn
    assert play.seat == 1


# -- who plays, and how much ----------------------------------------------------------------------
def last_turns(play: Play, seats: int) -> list[tuple[int, int]]:
    """Every last turn as (seat, actions), nobody doing anything in them."""
    played = []
    while not play.table.over:
        assert play.ask.id == "ad-ask-action"
        played.append((play.seat, dict(play.ask.args)["left"]))
        play.pick(END)
    return played


# (first player, who took the last skull): the last turns in order, seat and actions.
TABLE_3 = {
    (0, 0): [(1, 2), (2, 2), (0, 1)],
    (0, 1): [(2, 2), (0, 1), (1, 1)],
    (0, 2): [(0, 1), (1, 1), (2, 1)],
    (1, 0): [(1, 1), (2, 1), (0, 1)],
    (1, 1): [(2, 2), (0, 2), (1, 1)],
    (1, 2): [(0, 2), (1, 1), (2, 1)],
    (2, 0): [(1, 2), (2, 1), (0, 1)],
    (2, 1): [(2, 1), (0, 1), (1, 1)],
    (2, 2): [(0, 2), (1, 2), (2, 1)],
}
TABLE_4 = {
    (0, 0): [(1, 2), (2, 2), (3, 2), (0, 1)],
    (0, 1): [(2, 2), (3, 2), (0, 1), (1, 1)],
    (0, 2): [(3, 2), (0, 1), (1, 1), (2, 1)],
    (0, 3): [(0, 1), (1, 1), (2, 1), (3, 1)],
    (1, 0): [(1, 1), (2, 1), (3, 1), (0, 1)],
    (1, 1): [(2, 2), (3, 2), (0, 2), (1, 1)],
    (1, 2): [(3, 2), (0, 2), (1, 1), (2, 1)],
    (1, 3): [(0, 2), (1, 1), (2, 1), (3, 1)],
    (2, 0): [(1, 2), (2, 1), (3, 1), (0, 1)],
    (2, 1): [(2, 1), (3, 1), (0, 1), (1, 1)],
    (2, 2): [(3, 2), (0, 2), (1, 2), (2, 1)],
    (2, 3): [(0, 2), (1, 2), (2, 1), (3, 1)],
    (3, 0): [(1, 2), (2, 2), (3, 1), (0, 1)],
    (3, 1): [(2, 2), (3, 1), (0, 1), (1, 1)],
    (3, 2): [(3, 1), (0, 1), (1, 1), (2, 1)],
    (3, 3): [(0, 2), (1, 2), (2, 2), (3, 1)],
}
TABLE_5 = {
    (0, 0): [(1, 2), (2, 2), (3, 2), (4, 2), (0, 1)],
    (0, 1): [(2, 2), (3, 2), (4, 2), (0, 1), (1, 1)],
    (0, 2): [(3, 2), (4, 2), (0, 1), (1, 1), (2, 1)],
    (0, 3): [(4, 2), (0, 1), (1, 1), (2, 1), (3, 1)],
    (0, 4): [(0, 1), (1, 1), (2, 1), (3, 1), (4, 1)],
}
# With five players the other first players are the same table turned round.
TABLE_5 |= {
    (first, (taker + first) % 5): [((seat + first) % 5, n) for seat, n in turns]
    for (_, taker), turns in list(TABLE_5.items())
    for first in range(1, 5)
}
CASES = [
    (seats, first, taker, turns)
    for seats, table in ((3, TABLE_3), (4, TABLE_4), (5, TABLE_5))
    for (first, taker), turns in sorted(table.items())
]


@pytest.mark.rule("AD-FRENZY-001", "AD-FRENZY-004", "AD-FRENZY-005")
@pytest.mark.parametrize(("seats", "first", "taker", "turns"), CASES)
def test_who_gets_two_actions_and_who_one(
    seats: int, first: int, taker: int, turns: list[tuple[int, int]]
) -> None:
    """AMB-08: last turns begin left of whoever took the last skull."""
    play = triggered(seats, taker, first)
    assert play.g.in_frenzy
    assert last_turns(play, seats) == turns
    assert play.table.outcome.how == "ad-end-frenzy"


def test_the_table_names_every_combination() -> None:
    assert len(CASES) == 9 + 16 + 25
    assert len(TABLE_5) == 25


@pytest.mark.rule("AD-FRENZY-001")
def test_no_frenzy_while_a_skull_is_left() -> None:
    play = position(killer(), on(8, damage=[0] * 10), on(3), skulls=2)
    play.pick(SHOOT).pick(END)
    assert not play.g.in_frenzy
    assert "ad-frenzy" not in play.events
    assert dict(play.ask.args)["left"] == 2


@pytest.mark.rule("AD-FRENZY-001", "AD-SPAWN-002")
def test_the_victim_of_the_last_skull_comes_back_for_a_last_turn() -> None:
    play = triggered(3, 0, 0)
    assert play.square(1) in ARENAS["large"].spawn
    assert play.seat == 1


@pytest.mark.rule("AD-FRENZY-002", "AD-SCORE-004", "AD-SCORE-006")
def test_all_killshots_of_the_triggering_turn_are_tracked() -> None:
    play = position(
        on(8, loaded=["electroscythe", "sledgehammer"], cubes=NO_CUBES),
        on(8, damage=[0] * 10), on(8, damage=[0] * 10), on(8, damage=[0] * 10),
        skulls=1, track=[(1,)] * 7,
    )  # fmt: skip
    play.pick(SHOOT).pick(FireWeapon("electroscythe"))
    play.pick(SHOOT).pick(Target(2))  # the dead one gets a twelfth
    assert play.g.track == [(1,)] * 7 + [(0,), (0, 0), (0,)]
    assert play.g.skulls == 0
    assert play.g.in_frenzy
    assert play.points()[0] == 3 * 9 + 1
    assert last_turns(play, 4) == [(1, 2), (2, 2), (3, 2), (0, 1)]


# -- boards --------------------------------------------------------------------------------------
@pytest.mark.rule("AD-FRENZY-003")
def test_boards_without_damage_are_flipped() -> None:
    play = position(
        killer(skulls=2, damage=[1]),
        on(8, damage=[0] * 10, marks=[0, 0, 2, 0], skulls=3, cubes=[1, 2, 3]),
        on(3, skulls=1, marks=[1, 0, 0, 0], cubes=[2, 0, 1], unloaded=["thor"]),
        on(3, damage=[0, 0]),
        skulls=1,
    )
    play.pick(SHOOT).pick(END)
    assert [p.flipped for p in play.g.players] == [False, True, True, False]
    assert [p.skulls for p in play.g.players] == [2, 0, 0, 0]  # set aside where flipped
    assert play.player(1).marks == [0, 0, 2, 0]
    assert play.player(1).cubes == [1, 2, 3]
    assert play.player(2).marks == [1, 0, 0, 0]
    assert play.player(2).cubes == [2, 0, 1]
    assert play.player(2).unloaded == ["thor"]
    assert play.g.in_frenzy
    assert "ad-flip" in play.events


def frenzied(*players: dict[str, Any], kind: int = 1, seat: int = 0, **fields: Any) -> Play:
    """A last turn of a seat: kind 2 with two actions, kind 1 with one; nobody plays after it
    unless `last_turns` says so."""
    stack = [
        {"type": "Match", "at": "next"},
        {"type": "Turn", "seat": seat, "kind": kind, "actions": kind, "at": "action"},
    ]
    facts = {"active": seat, "in_frenzy": True, "skulls": 0, "stack": stack, **fields}
    return position(*players, **facts)


FOUR_AND_MORE = [2, 2, 2, 2, 3, 3, 3, 4, 4, 4]


@pytest.mark.rule("AD-FRENZY-003", "AD-FRENZY-006")
def test_a_flipped_board_gives_two_one_one_one_and_no_first_blood() -> None:
    play = frenzied(
        killer(), on(8, damage=FOUR_AND_MORE, flipped=True), on(3), on(3), on(3), last_turns=[1]
    )
    play.pick(SHOOT)
    assert play.points() == [1, 0, 2, 1, 1]
    play.pick(END)
    assert play.table.over


@pytest.mark.rule("AD-FRENZY-006")
def test_a_board_killed_in_the_frenzy_scores_its_side_then_flips() -> None:
    play = frenzied(
        killer(), on(8, damage=FOUR_AND_MORE, skulls=1), on(3), on(3), on(3), last_turns=[1],
        track=[(3,)],
    )  # fmt: skip
    play.pick(SHOOT)
    assert play.points() == [1, 0, 6 + 1, 4, 2]
    assert play.player(1).flipped
    assert play.player(1).skulls == 0
    assert play.g.track == [(3,), (0,)]
    assert play.g.skulls == 0
    play.pick(END)


@pytest.mark.rule("AD-FRENZY-006")
def test_overkill_and_double_kill_count_in_the_frenzy_too() -> None:
    play = frenzied(
        on(8, loaded=["sledgehammer", "electroscythe"], cubes=NO_CUBES),
        on(8, damage=[2] * 10, flipped=True),
        on(8, damage=[1] * 10, flipped=True),
        kind=2, last_turns=[1],
    )  # fmt: skip
    play.pick(SHOOT).pick(FireWeapon("sledgehammer")).pick(Target(1))
    play.pick(SHOOT)
    assert play.g.track == [(0, 0), (0,)]
    # Second on both boards, and the double kill; the owner of ten tokens gets 2 each.
    assert play.points() == [1 + 1 + 1, 2, 2]
    assert play.marks(0, by=1) == 1
    assert play.square(2) in ARENAS["large"].spawn
    play.pick(END)


# -- actions -------------------------------------------------------------------------------------
def laid(*squares: int) -> list[str]:
    lying = [""] * 12
    for square, tile in zip(squares, ["RRB"] * 3 + ["RRY"] * 3 + ["BBY"] * 3, strict=False):
        lying[square] = tile
    return lying


EVERYWHERE = ARENAS["large"].ammo_squares


def within(square: int, steps: int) -> set[int]:
    dist = ARENAS["large"].dist[square]
    return {s for s in range(12) if dist[s] <= steps}


@pytest.mark.rule("AD-FRENZY-004")
def test_before_the_first_player_run_four() -> None:
    play = frenzied(on(8), on(2), on(2), kind=2).pick(RUN).leave_open()
    assert set(play.squares()) == within(8, 4)
    assert set(play.squares()) > within(8, 3)


@pytest.mark.rule("AD-FRENZY-004", "AD-FRENZY-005")
@pytest.mark.parametrize(("kind", "steps"), [(2, 2), (1, 3)])
@pytest.mark.parametrize("damage", [0, 3, 6])
def test_steps_before_grabbing(kind: int, steps: int, damage: int) -> None:
    """The flipped action tile: damage unlocks nothing any more."""
    play = frenzied(
        on(8, damage=[1] * damage), on(2), on(2),
        kind=kind, tiles=laid(*EVERYWHERE), displays=NO_WEAPONS,
    )  # fmt: skip
    play.pick(GRAB)
    assert set(play.squares()) == within(8, steps) & set(EVERYWHERE)
    play.leave_open()


@pytest.mark.rule("AD-FRENZY-004", "AD-FRENZY-005")
@pytest.mark.parametrize(("kind", "steps"), [(2, 1), (1, 2)])
@pytest.mark.parametrize("damage", [0, 6])
def test_steps_before_shooting(kind: int, steps: int, damage: int) -> None:
    dist = ARENAS["large"].dist[8]
    for square in ARENAS["large"].squares:
        play = frenzied(
            on(8, damage=[1] * damage, loaded=["sledgehammer"], cubes=NO_CUBES),
            on(square), on(square), kind=kind,
        )  # fmt: skip
        assert play.offered(SHOOT) == (dist[square] <= steps)


@pytest.mark.rule("AD-FRENZY-005")
def test_from_the_first_player_on_no_run() -> None:
    play = frenzied(on(8), on(2), on(2), kind=1)
    assert not play.offered(RUN)
    assert play.why_not(RUN) == "AD-FRENZY-005"


@pytest.mark.rule("AD-FRENZY-004")
def test_two_actions_the_same_or_different() -> None:
    play = frenzied(
        on(8, powerups=["teleporter-red"]), on(2), on(2), kind=2, tiles=laid(10),
        displays=NO_WEAPONS, last_turns=[1],
    )  # fmt: skip
    play.pick(RUN).pick(Square(8)).pick(GRAB)
    assert play.square(0) == 10
    assert play.verbs() == ["end", "teleporter"]
    play.pick(END)


@pytest.mark.rule("AD-FRENZY-004", "AD-FRENZY-005")
@pytest.mark.parametrize("kind", [1, 2])
def test_move_reload_and_shoot_in_one_action(kind: int) -> None:
    play = frenzied(
        on(8, unloaded=["shotgun"], cubes=[0, 0, 2]), on(9), on(2), kind=kind, last_turns=[1]
    )
    play.pick(SHOOT)
    play.maybe(Square(9))  # long barrel works from 8, the plain mode from 9
    assert play.ask.id != "ad-ask-reload"  # nothing is loaded: reloading is the only way
    assert play.player(0).cubes == [0, 0, 0]
    play.maybe(UseEffect("shotgun", "basic"))
    assert play.ask.id == "ad-ask-square"  # where the target is pushed
    assert play.damage(1) == [0, 0, 0]
    play.pick(Square(9))
    assert play.player(0).unloaded == ["shotgun"]
    play.maybe(END).maybe(DONE)


@pytest.mark.rule("AD-FRENZY-004")
def test_the_reload_is_optional_and_comes_before_the_shot() -> None:
    def start() -> Play:
        play = frenzied(
            on(8, loaded=["electroscythe"], unloaded=["sledgehammer"], cubes=[0, 0, 1]),
            on(8), on(2), kind=2, last_turns=[1],
        )  # fmt: skip
        play.pick(SHOOT).maybe(Square(8))
        assert set(play.options) == {ReloadWeapon("sledgehammer"), DONE}
        return play

    without = start().pick(DONE)
    assert without.damage(1) == [0]
    assert without.player(0).unloaded == ["sledgehammer", "electroscythe"]
    assert without.player(0).cubes == [0, 0, 1]

    reloaded = start().pick(ReloadWeapon("sledgehammer")).pick(FireWeapon("sledgehammer"))
    assert reloaded.damage(1) == [0, 0]
    assert reloaded.player(0).cubes == [0, 0, 0]
    assert reloaded.player(0).loaded == ["electroscythe"]


@pytest.mark.rule("AD-FRENZY-004")
def test_one_weapon_twice_in_a_last_turn() -> None:
    play = frenzied(
        on(8, loaded=["sledgehammer"], cubes=[0, 0, 1], powerups=["teleporter-red"]),
        on(8), on(2), kind=2, last_turns=[1],
    )  # fmt: skip
    play.pick(SHOOT).maybe(Square(8)).maybe(UseEffect("sledgehammer", "basic"))
    play.pick(SHOOT).maybe(Square(8)).maybe(ReloadWeapon("sledgehammer"))
    play.maybe(UseEffect("sledgehammer", "basic"))
    assert play.damage(1) == [0, 0, 0, 0]
    play.pick(END).maybe(DONE).pick(END)


@pytest.mark.rule("AD-FRENZY-004", "AD-PAY-001")
def test_the_frenzy_reload_may_be_paid_with_a_power_up() -> None:
    play = frenzied(
        on(8, unloaded=["electroscythe"], cubes=NO_CUBES, powerups=["scope-blue"]),
        on(8), on(2), kind=2, last_turns=[1],
    )  # fmt: skip
    play.pick(SHOOT).maybe(Square(8))
    assert play.damage(1) == [0]
    assert play.player(0).powerups == []
    assert play.g.powerup_discard == ["scope-blue"]


@pytest.mark.rule("AD-FRENZY-004", "AD-SHOOT-002")
def test_no_reload_for_a_shot_that_cannot_come() -> None:
    play = frenzied(on(8, unloaded=["electroscythe"], cubes=NO_CUBES), on(8), on(2), kind=2)
    assert not play.offered(SHOOT)
    assert play.why_not(SHOOT) == "AD-SHOOT-002"
    away = frenzied(on(8, unloaded=["electroscythe"]), on(2), on(2), kind=2)
    assert not away.offered(SHOOT)


@pytest.mark.rule("AD-FRENZY-001")
def test_after_the_last_turn_the_game_is_over() -> None:
    play = frenzied(on(8), on(3), on(3), kind=1, last_turns=[1])
    play.pick(END)
    assert play.seat == 1
    assert not play.table.over
    play.pick(END)
    assert play.table.over
    assert play.g.last_turns == []


@pytest.mark.rule("AD-FRENZY-001", "AD-SPAWN-001")
def test_who_never_entered_enters_in_the_frenzy() -> None:
    play = position(
        killer(), on(8, damage=[0] * 10), {"square": -1}, skulls=1,
        powerup_deck=powerups("newton-red", "newton-blue", "scope-yellow"),
    )  # fmt: skip
    play.pick(SHOOT).pick(END).pick(END)
    assert play.seat == 2
    play.pick(EnterWith("newton-blue"))
    assert play.square(2) == ARENAS["large"].spawn[1]
    assert dict(play.ask.args)["left"] == 2
