"""Grabbing ammo and weapons, and how much one may hold (AD-GRAB-...)."""

from __future__ import annotations

import pytest

from neontable.games.adrenaline.cards.weapons import PICK_UP, WEAPONS
from neontable.games.adrenaline.model.options import (
    DONE,
    END,
    GRAB,
    DropWeapon,
    PayWith,
    Square,
    TakeWeapon,
)
from tests.adrenaline.piles import powerups, weapons
from tests.adrenaline.play import Play, on, position

NO_WEAPONS: list[list[str]] = [[], [], []]


def laid(**on_squares: str) -> list[str]:
    lying = [""] * 12
    for square, tile in on_squares.items():
        lying[int(square[1:])] = tile
    return lying


def grabbing(tile: str, **facts: object) -> Play:
    """Seat 0 grabs the only tile in reach, the one under its feet."""
    play = position(on(8, **facts), on(2), on(2), tiles=laid(s8=tile), displays=NO_WEAPONS)
    return play.pick(GRAB)


# -- ammo --------------------------------------------------------------------------------------
@pytest.mark.rule("AD-GRAB-001")
def test_grab_here_or_one_step_away() -> None:
    lying = laid(s8="RRB", s9="RRY", s5="BBY", s10="RYY", s0="BYY")
    play = position(on(8), on(2), on(2), tiles=lying, displays=NO_WEAPONS)
    play.pick(GRAB)
    assert play.squares() == [8, 9]  # 5 and 10 are two steps away
    play.pick(Square(9))
    assert play.square(0) == 9
    assert play.g.tiles[8] == "RRB"


@pytest.mark.rule("AD-GRAB-001")
def test_no_move_after_grabbing() -> None:
    lying = laid(s8="RRB", s9="RRY")
    play = position(on(8), on(2), on(2), tiles=lying, displays=NO_WEAPONS)
    play.pick(GRAB).pick(Square(8))
    assert play.ask.id == "ad-ask-action"  # the action is over
    assert dict(play.ask.args)["left"] == 1
    assert play.g.tiles[8] == ""
    assert play.g.tiles[9] == "RRY"


@pytest.mark.rule("AD-GRAB-001")
def test_a_square_without_anything_to_grab_is_no_choice() -> None:
    play = position(on(8), on(2), on(2), tiles=laid(s9="RRY"), displays=NO_WEAPONS)
    play.pick(GRAB)
    assert play.square(0) == 9  # the only square with something on it
    play = position(on(8), on(2), on(2), tiles=laid(s10="RRY"), displays=NO_WEAPONS)
    assert not play.offered(GRAB)
    assert play.why_not(GRAB) == "AD-GRAB-002"


@pytest.mark.rule("AD-GRAB-002")
def test_not_twice_from_one_square_in_a_turn() -> None:
    play = grabbing("RRB", cubes=[0, 0, 0])
    assert play.g.tiles[8] == ""
    assert not play.offered(GRAB)
    assert play.why_not(GRAB) == "AD-GRAB-002"
    play.pick(END)
    assert play.g.tiles[8] != ""


@pytest.mark.rule("AD-GRAB-002")
def test_a_second_weapon_from_the_same_spawn_point() -> None:
    play = position(on(4), on(9), on(9), displays=[["shockwave", "thor"], [], []])
    play.pick(GRAB).pick(TakeWeapon("thor"))
    assert play.g.displays[0] == ["shockwave"]  # not refilled within the turn
    play.pick(GRAB)
    assert sorted(play.player(0).loaded) == ["shockwave", "thor"]


@pytest.mark.rule("AD-GRAB-003")
@pytest.mark.parametrize(
    ("tile", "cubes"),
    [("RRB", [2, 1, 0]), ("BYY", [0, 1, 2]), ("RYY", [1, 0, 2]), ("YY+", [0, 0, 2]),
     ("RB+", [1, 1, 0])],
)  # fmt: skip
def test_the_cubes_of_a_tile_and_its_power_up(tile: str, cubes: list[int]) -> None:
    play = grabbing(tile, cubes=[0, 0, 0])
    assert play.player(0).cubes == cubes
    assert len(play.player(0).powerups) == (1 if "+" in tile else 0)
    assert play.g.tile_discard == [tile]
    assert play.g.tiles[8] == ""


@pytest.mark.rule("AD-GRAB-003")
def test_the_power_up_comes_from_the_top_and_is_secret() -> None:
    deck = powerups("tagback-yellow", "scope-red")
    play = position(
        on(8), on(2), on(2), tiles=laid(s8="RR+"), displays=NO_WEAPONS, powerup_deck=deck
    ).pick(GRAB)
    assert play.player(0).powerups == ["tagback-yellow"]
    assert play.table.view(0).players[0].powerups == ("tagback-yellow",)
    for seat in (-1, 1):
        assert play.table.view(seat).players[0].powerups is None
        assert "tagback-yellow" not in repr(play.table.view(seat))


@pytest.mark.rule("AD-GRAB-004")
def test_two_red_and_two_more_make_three() -> None:
    """The book's example."""
    play = grabbing("RRB", cubes=[2, 0, 1])
    assert play.player(0).cubes == [3, 1, 1]


@pytest.mark.rule("AD-GRAB-004")
def test_a_full_box_takes_nothing_but_the_tile_is_gone() -> None:
    play = grabbing("RRB", cubes=[3, 3, 3])
    assert play.player(0).cubes == [3, 3, 3]
    assert play.g.tile_discard == ["RRB"]


@pytest.mark.rule("AD-GRAB-005")
def test_no_fourth_power_up_from_a_tile() -> None:
    held = ["scope-red", "scope-blue", "scope-yellow"]
    play = grabbing("RB+", cubes=[0, 0, 0], powerups=held)
    assert play.player(0).powerups == held
    assert play.player(0).cubes == [1, 1, 0]  # its cubes still come
    assert len(play.g.powerup_deck) == 21

    play = grabbing("RB+", cubes=[0, 0, 0], powerups=held[:2])
    assert len(play.player(0).powerups) == 3


# -- weapons -----------------------------------------------------------------------------------
@pytest.mark.rule("AD-GRAB-006")
def test_the_top_cube_is_already_paid() -> None:
    for name, weapon in WEAPONS.items():
        cost = [0, 0, 0]
        for colour in weapon.cost[1:]:
            cost[colour] += 1
        play = position(on(4, cubes=cost), on(9), on(9), displays=[[name], [], []])
        play.pick(GRAB)
        assert play.player(0).loaded == [name]
        assert play.player(0).cubes == [0, 0, 0]
        assert play.g.displays[0] == []


@pytest.mark.rule("AD-GRAB-006")
def test_one_weapon_of_the_three_is_taken_and_comes_loaded() -> None:
    play = position(on(4), on(9), on(9), displays=[["shockwave", "thor", "whisper"], [], []])
    play.pick(GRAB)
    assert [o.weapon for o in play.options] == ["shockwave", "thor", "whisper"]
    assert play.why_not(TakeWeapon("zx2")) == "AD-GRAB-006"
    play.pick(TakeWeapon("whisper"))
    assert play.player(0).loaded == ["whisper"]
    assert play.player(0).unloaded == []
    assert play.player(0).cubes == [3, 2, 2]
    assert play.g.displays[0] == ["shockwave", "thor"]


@pytest.mark.rule("AD-GRAB-006")
def test_what_cannot_be_paid_cannot_be_grabbed() -> None:
    displays = [["shockwave", "thor", "whisper"], [], []]
    play = position(on(4, cubes=[1, 0, 0]), on(9), on(9), displays=displays)
    play.pick(GRAB)
    assert [o.weapon for o in play.options] == ["shockwave", "thor"]
    assert play.why_not(TakeWeapon("whisper")) == "AD-GRAB-006"
    play.pick(TakeWeapon("thor"))

    poor = position(on(4, cubes=[0, 0, 0]), on(9), on(9), displays=[["thor", "whisper"], [], []])
    assert not poor.offered(GRAB)


@pytest.mark.rule("AD-GRAB-006", "AD-PAY-001")
def test_weapons_may_be_paid_with_power_ups() -> None:
    play = position(
        on(4, cubes=[0, 1, 0], powerups=["scope-blue", "newton-yellow"]),
        on(9), on(9), displays=[["whisper"], [], []],
    )  # fmt: skip
    play.pick(GRAB)
    assert set(play.options) == {
        PayWith(("newton-yellow",)),
        PayWith(("newton-yellow", "scope-blue")),
    }
    play.pick(PayWith(("newton-yellow",)))
    assert play.player(0).cubes == [0, 0, 0]
    assert play.player(0).powerups == ["scope-blue"]
    assert play.player(0).loaded == ["whisper"]


@pytest.mark.rule("AD-GRAB-006", "AD-GRAB-001")
def test_one_step_then_a_weapon() -> None:
    play = position(on(8), on(2), on(2), displays=[["shockwave"], [], []])
    play.pick(GRAB)
    assert play.square(0) == 4
    assert play.player(0).loaded == ["shockwave"]


def full_handed(**facts: object) -> Play:
    return position(
        on(4, loaded=["zx2", "furnace"], unloaded=["hellion"], **facts), on(4), on(9),
        displays=[["shockwave", "thor", "whisper"], [], []],
        weapon_deck=weapons(
            elsewhere=["zx2", "furnace", "hellion", "shockwave", "thor", "whisper"]
        ),
    )  # fmt: skip


@pytest.mark.rule("AD-GRAB-007")
@pytest.mark.parametrize("dropped", ["zx2", "furnace", "hellion"])
def test_a_fourth_weapon_forces_one_out_loaded_or_not(dropped: str) -> None:
    play = full_handed().pick(GRAB).pick(TakeWeapon("thor"))
    assert {o.weapon for o in play.options} == {"zx2", "furnace", "hellion"}
    assert play.why_not(DropWeapon("thor")) == "AD-GRAB-007"  # not the new one
    play.pick(DropWeapon(dropped))
    p = play.player(0)
    assert sorted([*p.loaded, *p.unloaded]) == sorted(
        {"zx2", "furnace", "hellion", "thor"} - {dropped}
    )
    assert "thor" in p.loaded
    assert sorted(play.g.displays[0]) == sorted(["shockwave", "whisper", dropped])
    play.pick(END).maybe(DONE)
    assert sorted(play.g.displays[0]) == sorted(["shockwave", "whisper", dropped])


@pytest.mark.rule("AD-GRAB-007")
@pytest.mark.parametrize("dropped", ["furnace", "hellion"])
def test_a_dropped_weapon_costs_the_usual_price_and_comes_loaded(dropped: str) -> None:
    play = full_handed().pick(GRAB).pick(TakeWeapon("thor")).pick(DropWeapon(dropped))
    play.pick(END).maybe(DONE)
    assert play.seat == 1
    play.pick(GRAB).maybe(Square(4)).pick(TakeWeapon(dropped))
    assert play.player(1).loaded == [dropped]
    spent = tuple(3 - n for n in play.player(1).cubes)
    assert spent == PICK_UP[dropped]


@pytest.mark.rule("AD-GRAB-007")
def test_the_own_dropped_weapon_may_be_taken_back() -> None:
    play = full_handed().pick(GRAB).pick(TakeWeapon("shockwave")).pick(DropWeapon("hellion"))
    play.pick(GRAB).pick(TakeWeapon("hellion")).pick(DropWeapon("zx2"))
    p = play.player(0)
    assert sorted(p.loaded) == ["furnace", "hellion", "shockwave"]  # it was unloaded before
    assert p.cubes == [3, 3, 2]  # hellion: red is on it, yellow is paid


@pytest.mark.rule("AD-GRAB-007")
def test_with_two_weapons_nothing_is_dropped() -> None:
    play = position(
        on(4, loaded=["zx2"], unloaded=["hellion"]), on(9), on(9), displays=[["thor"], [], []]
    ).pick(GRAB)
    assert play.ask.id == "ad-ask-action"
    assert len(play.player(0).loaded) == 2
