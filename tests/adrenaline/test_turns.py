"""A turn: two actions, reloading, and what the end of a turn replaces (AD-TURN-...)."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from neontable.games.adrenaline.cards.weapons import RELOAD
from neontable.games.adrenaline.model.ammo import POWERUPS, TILES
from neontable.games.adrenaline.model.arena import ARENAS
from neontable.games.adrenaline.model.options import (
    DONE,
    END,
    FINISH,
    GRAB,
    RUN,
    SHOOT,
    EnterWith,
    FireWeapon,
    PayWith,
    PlayTeleporter,
    ReloadWeapon,
    Square,
    TakeWeapon,
    Target,
    UseEffect,
)
from neontable.kernel.options import Option
from tests.adrenaline.piles import powerups, tiles, weapons
from tests.adrenaline.play import Play, off, on, position, turn

NO_WEAPONS: list[list[str]] = [[], [], []]
AMMO = ARENAS["large"].ammo_squares


def laid(**on_squares: str) -> list[str]:
    """Tiles by square, e.g. laid(s8="RRB")."""
    lying = [""] * 12
    for square, tile in on_squares.items():
        lying[int(square[1:])] = tile
    return lying


# -- actions -----------------------------------------------------------------------------------
@pytest.mark.rule("AD-TURN-001")
@pytest.mark.parametrize(("first", "second"), list(permutations([RUN, GRAB, SHOOT], 2)))
def test_two_actions_of_different_kinds_in_any_order(first: Option, second: Option) -> None:
    play = position(
        on(8, loaded=["lock_rifle"], cubes=[0, 0, 0], powerups=["teleporter-red"]),
        on(9),
        on(9),
        tiles=laid(s9="BBY", s8="BYY"),
        displays=NO_WEAPONS,
    )
    answers = {RUN: Square(9), GRAB: Square(9), SHOOT: Target(1)}
    for left, action in ((2, first), (1, second)):
        assert dict(play.ask.args)["left"] == left
        play.pick(action).pick(answers[action])
        play.maybe(FINISH)
    assert dict(play.ask.args)["left"] == 0
    assert set(play.verbs()) == {"teleporter", "end"}
    assert play.why_not(RUN) == "AD-TURN-001"


@pytest.mark.rule("AD-TURN-001")
def test_a_touched_square_says_that_no_action_is_left() -> None:
    """It said that a square is no answer to the question."""
    play = position(on(8, cubes=[0, 0, 0], powerups=["teleporter-red"]), on(2), on(2))
    play.pick(RUN).pick(Square(10)).pick(RUN).pick(Square(9))
    assert set(play.verbs()) == {"teleporter", "end"}
    for thing in (Square(8), Target(1), FireWeapon("zx2")):
        assert play.why_not(thing) == "AD-TURN-001"


@pytest.mark.rule("AD-TURN-001")
def test_the_same_action_twice() -> None:
    play = position(on(8), on(2), on(2))
    play.pick(RUN).pick(Square(10))
    play.pick(RUN).pick(Square(7))
    assert play.square(0) == 7
    assert play.seat == 1  # nothing left to do, nothing to reload

    play = position(on(8, loaded=["zx2", "electroscythe"], cubes=[0, 0, 0]), on(8), on(2))
    play.pick(SHOOT).pick(FireWeapon("electroscythe")).pick(SHOOT).pick(UseEffect("zx2", "basic"))
    assert play.damage(1) == [0, 0]
    assert play.seat == 1

    play = position(on(8), on(2), on(2), tiles=laid(s8="RRB", s9="RRY"), displays=NO_WEAPONS)
    play.pick(GRAB).pick(Square(8)).pick(GRAB)
    assert play.square(0) == 9
    assert play.seat == 1


@pytest.mark.rule("AD-TURN-001")
@pytest.mark.parametrize("actions", [2, 1])
def test_actions_are_optional(actions: int) -> None:
    play = position(on(8), on(2), on(2), stack=turn(0, actions=actions))
    play.pick(END)
    assert play.square(0) == 8
    assert play.seat == 1


@pytest.mark.rule("AD-TURN-001")
def test_turns_go_round() -> None:
    play = position(on(8), on(2), on(2), on(2))
    seats = []
    for _ in range(6):
        seats.append(play.seat)
        play.pick(END)
    assert seats == [0, 1, 2, 3, 0, 1]


# -- reloading ---------------------------------------------------------------------------------
def reloading(**facts: object) -> Play:
    play = position(on(8, **facts), on(2), on(2))
    return play.pick(END)


@pytest.mark.rule("AD-TURN-002")
def test_reload_costs_every_printed_cube() -> None:
    # Picking the whisper up costs one blue less; reloading it costs the top cube too.
    assert RELOAD["whisper"] == (0, 2, 1)
    play = reloading(unloaded=["whisper"], cubes=[1, 2, 1])
    assert play.options == [ReloadWeapon("whisper"), DONE]
    play.pick(ReloadWeapon("whisper"))
    assert play.player(0).cubes == [1, 0, 0]
    assert play.player(0).loaded == ["whisper"]
    assert play.player(0).unloaded == []
    assert play.seat == 1


@pytest.mark.rule("AD-TURN-002")
def test_part_of_the_cost_is_not_enough() -> None:
    play = position(on(8, unloaded=["whisper"], cubes=[3, 1, 3]), on(2), on(2))
    play.pick(END)
    assert play.seat == 1  # one blue cube is missing: nothing to ask
    assert play.player(0).unloaded == ["whisper"]
    assert play.player(0).cubes == [3, 1, 3]


@pytest.mark.rule("AD-TURN-002")
def test_any_number_of_weapons_within_the_means() -> None:
    play = reloading(unloaded=["shockwave", "sledgehammer", "tractor_beam"], cubes=[0, 1, 1])
    # One yellow cube: the shockwave or the hammer, not both; the beam costs blue.
    play.pick(ReloadWeapon("shockwave"))
    assert play.options == [ReloadWeapon("tractor_beam"), DONE]
    assert play.why_not(ReloadWeapon("sledgehammer")) == "AD-PAY-001"
    assert play.why_not(ReloadWeapon("shockwave")) == "AD-TURN-002"
    play.pick(DONE)
    p = play.player(0)
    assert p.loaded == ["shockwave"]
    assert sorted(p.unloaded) == ["sledgehammer", "tractor_beam"]
    assert p.cubes == [0, 1, 0]


@pytest.mark.rule("AD-TURN-002")
def test_all_three_reloaded() -> None:
    play = reloading(unloaded=["shockwave", "lock_rifle", "rocket_launcher"], cubes=[2, 2, 1])
    play.pick(ReloadWeapon("lock_rifle")).pick(ReloadWeapon("shockwave")).pick(
        ReloadWeapon("rocket_launcher")
    )
    assert play.player(0).cubes == [0, 0, 0]
    assert play.player(0).unloaded == []
    assert play.seat == 1


@pytest.mark.rule("AD-TURN-002", "AD-PAY-001")
def test_reload_with_power_ups_alone() -> None:
    play = reloading(
        unloaded=["lock_rifle"], cubes=[3, 0, 3], powerups=["scope-blue", "newton-blue"]
    )
    play.pick(ReloadWeapon("lock_rifle"))  # there is only one way to pay
    p = play.player(0)
    assert p.loaded == ["lock_rifle"]
    assert p.powerups == []
    assert p.cubes == [3, 0, 3]
    assert sorted(play.g.powerup_discard) == ["newton-blue", "scope-blue"]


@pytest.mark.rule("AD-TURN-002", "AD-PAY-001")
def test_reload_with_cubes_and_power_ups_mixed() -> None:
    facts = {"unloaded": ["lock_rifle"], "cubes": [0, 2, 0], "powerups": ["scope-blue"]}
    play = reloading(**facts).pick(ReloadWeapon("lock_rifle"))
    assert set(play.options) == {PayWith(), PayWith(("scope-blue",))}
    play.pick(PayWith(("scope-blue",)))
    assert play.player(0).cubes == [0, 1, 0]
    assert play.player(0).powerups == []

    play = reloading(**facts).pick(ReloadWeapon("lock_rifle")).pick(PayWith())
    assert play.player(0).cubes == [0, 0, 0]
    assert play.player(0).powerups == ["scope-blue"]


@pytest.mark.rule("AD-TURN-002", "AD-PAY-001")
def test_a_power_up_of_another_colour_pays_nothing() -> None:
    play = reloading(unloaded=["shockwave"], cubes=[3, 3, 0], powerups=["scope-red"])
    assert play.seat == 1
    assert play.player(0).unloaded == ["shockwave"]


@pytest.mark.rule("AD-TURN-002")
def test_reloading_only_after_the_actions() -> None:
    play = position(on(8, unloaded=["shockwave"]), on(9), on(9))
    assert play.why_not(ReloadWeapon("shockwave")) == "AD-TURN-002"
    assert not play.offered(SHOOT)
    play.pick(RUN).pick(Square(4)).pick(RUN).pick(Square(8))
    play.pick(ReloadWeapon("shockwave"))
    assert play.player(0).loaded == ["shockwave"]


@pytest.mark.rule("AD-TURN-003")
def test_reload_then_score_then_respawn() -> None:
    """The order shows in what the killer can still do: reload before the victim is back."""
    play = position(
        on(8, loaded=["sledgehammer"], cubes=[0, 0, 1]),
        on(8, damage=[0] * 9, powerups=["scope-red"]),
        on(2),
        powerup_deck=powerups("newton-blue", elsewhere=["scope-red"]),
    )
    play.pick(SHOOT).pick(END)
    assert play.ask.id == "ad-ask-reload"
    assert play.damage(1) == [0] * 11
    assert play.points() == [0, 0, 0]
    play.pick(ReloadWeapon("sledgehammer"))
    assert play.ask.id == "ad-ask-spawn"
    assert play.damage(1) == []
    assert play.points() == [9, 0, 0]
    play.pick(EnterWith("scope-red"))
    order = [e for e in play.events if e in ("ad-reload", "ad-board", "ad-place", "ad-turn")]
    assert order == ["ad-reload", "ad-board", "ad-place", "ad-turn"]


# -- what was taken is replaced ------------------------------------------------------------------
@pytest.mark.rule("AD-TURN-004")
def test_taken_tiles_come_back_only_at_the_end_of_the_turn() -> None:
    lying = laid(s0="RRB", s1="RRB", s3="RRB", s5="BBY", s6="BBY", s7="BBY", s8="RRY", s9="RYY",
                 s10="RYY")  # fmt: skip
    stack = tiles("BB+", "YY+", elsewhere=[t for t in lying if t])
    play = position(on(8, cubes=[0, 0, 0]), on(2), on(2), tiles=lying, tile_stack=stack,
                    displays=NO_WEAPONS)  # fmt: skip
    play.pick(GRAB).pick(Square(8))
    assert play.g.tiles[8] == ""
    play.pick(GRAB)  # only 9 is in reach now
    assert play.square(0) == 9
    assert play.seat == 1
    # In the order of the squares, from the top of the stack.
    assert (play.g.tiles[8], play.g.tiles[9]) == ("BB+", "YY+")
    assert play.g.tile_discard == ["RRY", "RYY"]
    assert all(play.g.tiles[s] for s in AMMO)


@pytest.mark.rule("AD-TURN-004")
def test_an_empty_stack_is_made_of_the_discards_with_this_turns_tiles() -> None:
    lying = laid(s0="RRB", s1="RRB", s3="RRB", s5="BBY", s6="BBY", s7="BBY", s8="RRY", s9="RYY",
                 s10="RYY")  # fmt: skip
    discard = tiles(elsewhere=[t for t in lying if t])
    play = position(
        on(8, cubes=[0, 0, 0]),
        on(2),
        on(2),
        tiles=lying,
        tile_stack=[],
        tile_discard=discard,
        displays=NO_WEAPONS,
    )
    play.pick(GRAB).pick(Square(8)).pick(END)
    g = play.g
    assert g.tile_discard == []
    assert len(g.tile_stack) == 36 - 9
    assert g.tiles[8] != ""
    assert Counter([*g.tile_stack, *(t for t in g.tiles if t)]) == Counter(TILES)
    assert g.tile_stack != discard


@pytest.mark.rule("AD-TURN-004")
def test_the_last_tile_turned_up_makes_a_new_stack_at_once() -> None:
    """Tiles taken in later turns are not among it."""
    lying = laid(s0="RRB", s1="RRB", s3="RRB", s5="BBY", s6="BBY", s7="BBY", s8="RRY", s9="RYY",
                 s10="RYY")  # fmt: skip
    discard = tiles(elsewhere=[*(t for t in lying if t), "BB+"])
    play = position(
        on(8, cubes=[0, 0, 0]), on(2), on(2), tiles=lying, tile_stack=["BB+"],
        tile_discard=discard, displays=NO_WEAPONS,
    )  # fmt: skip
    play.pick(GRAB).pick(Square(8)).pick(END)
    assert play.g.tiles[8] == "BB+"
    assert play.g.tile_discard == []
    assert Counter(play.g.tile_stack) == Counter([*discard, "RRY"])


@pytest.mark.rule("AD-TURN-005")
def test_taken_weapons_are_replaced_at_the_end_of_the_turn() -> None:
    displays = [["shockwave", "thor", "zx2"], [], []]
    deck = weapons("furnace", "hellion", elsewhere=["shockwave", "thor", "zx2"])
    play = position(on(4), on(9), on(9), displays=displays, weapon_deck=deck)
    play.pick(GRAB).pick(TakeWeapon("shockwave")).pick(GRAB).pick(TakeWeapon("thor"))
    assert play.g.displays[0] == ["zx2", "furnace", "hellion"]
    assert [len(d) for d in play.g.displays] == [3, 3, 3]
    assert sorted(play.player(0).loaded) == ["shockwave", "thor"]


@pytest.mark.rule("AD-TURN-005")
def test_no_weapon_appears_once_the_deck_is_empty() -> None:
    held = weapons(elsewhere=["shockwave", "thor", "zx2", "furnace", "hellion", "whisper"])
    players = [
        on(4, cubes=[3, 3, 3]),
        on(9, loaded=held[0:3]),
        on(9, loaded=held[3:6]),
        on(9, loaded=held[6:9]),
        on(9, loaded=held[9:12]),
    ]
    extra = held[12:]
    assert len(extra) == 3
    displays = [["shockwave", "thor", "zx2"], ["furnace", "hellion", "whisper"], extra]
    play = position(*players, displays=displays, weapon_deck=[])
    play.pick(GRAB).pick(TakeWeapon("shockwave")).pick(END)
    assert play.g.displays[0] == ["thor", "zx2"]
    for _ in range(4):
        play.pick(END)
    play.pick(GRAB).pick(Square(4)).pick(TakeWeapon("zx2"))
    play.pick(GRAB).pick(Square(4))  # the last one is the only one left
    assert play.g.displays[0] == []
    for _ in range(4):
        play.pick(END)
    play.pick(GRAB)
    assert play.squares() == [0, 8]  # tiles beside it, but nothing on the spawn point
    play.pick(Square(8))
    assert play.g.displays[0] == []


@pytest.mark.rule("AD-TURN-005")
def test_a_short_deck_fills_what_it_can() -> None:
    box = weapons()
    displays = [box[0:3], box[3:6], box[6:9]]
    # The deck has one card; eleven weapons are in hands.
    in_hands = box[9:20]
    players = [on(4)] + [on(9, loaded=in_hands[3 * i : 3 * i + 3]) for i in range(4)]
    play = position(*players, displays=displays, weapon_deck=box[20:])
    first, second, third = box[0:3]
    play.pick(GRAB).pick(TakeWeapon(first)).pick(GRAB).pick(TakeWeapon(second))
    assert play.g.displays[0] == [third, box[20]]
    assert play.g.weapon_deck == []


@pytest.mark.rule("AD-TURN-006")
def test_an_exhausted_power_up_deck_is_reshuffled() -> None:
    lying = laid(s8="RR+")
    play = position(
        on(8, powerups=["scope-red"]),
        on(2),
        on(2),
        tiles=lying,
        displays=NO_WEAPONS,
        powerup_deck=[],
        powerup_discard=powerups(elsewhere=["scope-red"]),
    )
    before = list(play.g.powerup_discard)
    play.pick(GRAB)
    p = play.player(0)
    assert len(p.powerups) == 2
    assert play.g.powerup_discard == []
    assert len(play.g.powerup_deck) == 22
    assert Counter([*p.powerups, *play.g.powerup_deck]) == Counter(POWERUPS)
    assert play.g.powerup_deck != before[:22]


@pytest.mark.rule("AD-TURN-006")
def test_the_deck_runs_out_in_the_middle_of_a_spawn() -> None:
    play = position(
        off(),
        on(2),
        on(2),
        powerup_deck=["newton-red"],
        powerup_discard=powerups(elsewhere=["newton-red"]),
    )
    assert len(play.player(0).powerups) == 2
    assert play.player(0).powerups[0] == "newton-red"
    assert len(play.g.powerup_deck) == 22
    play.maybe(EnterWith("newton-red"))
    assert play.square(0) == ARENAS["large"].spawn[0]


@pytest.mark.rule("AD-TURN-006")
def test_the_last_power_up_drawn_makes_a_new_deck_at_once() -> None:
    """A card used after that lies on the new discard pile and cannot be drawn again."""
    hands = ["scope-red", "newton-red"]
    play = position(
        on(8, powerups=["scope-red", "teleporter-blue"]), on(2), on(2), tiles=laid(s8="RR+"),
        displays=NO_WEAPONS, powerup_deck=["newton-red"],
        powerup_discard=powerups(elsewhere=[*hands, "teleporter-blue"]),
    )  # fmt: skip
    play.pick(GRAB)
    assert play.g.powerup_discard == []
    assert Counter(play.g.powerup_deck) == Counter(powerups(elsewhere=[*hands, "teleporter-blue"]))
    play.pick(PlayTeleporter("teleporter-blue")).pick(Square(3))
    assert play.g.powerup_discard == ["teleporter-blue"]
