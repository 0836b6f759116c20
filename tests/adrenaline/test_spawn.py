"""Entering the arena and coming back to it (AD-SPAWN-...)."""

from __future__ import annotations

import pytest

from neontable.games.adrenaline.model.ammo import COLOUR
from neontable.games.adrenaline.model.arena import ARENAS
from neontable.games.adrenaline.model.options import (
    END,
    FINISH,
    RUN,
    SHOOT,
    EnterWith,
    PlayNewton,
    Square,
    Target,
)
from neontable.kit.options import PASS
from tests.adrenaline.piles import powerups
from tests.adrenaline.play import Play, off, on, position

HURT = [0, 0, 2, 2, 0, 0, 2, 0, 0, 0]  # ten tokens: one more kills
SPAWN = ARENAS["large"].spawn


def killing(**victim: object) -> Play:
    """Seat 0 is about to kill seat 1 with its only weapon."""
    return position(
        on(8, loaded=["electroscythe"], cubes=[0, 0, 0]), on(8, damage=HURT, **victim), on(6)
    )


@pytest.mark.rule("AD-SPAWN-001")
@pytest.mark.parametrize(
    ("given", "kept"),
    [("newton-red", "scope-blue"), ("scope-blue", "newton-red")],
)
def test_first_turn_one_card_is_kept_the_other_says_where(given: str, kept: str) -> None:
    play = position(off(), on(8), on(6), powerup_deck=powerups("newton-red", "scope-blue"))
    assert play.options == [EnterWith("newton-red"), EnterWith("scope-blue")]
    assert play.square(0) == -1
    play.pick(EnterWith(given))
    assert play.square(0) == SPAWN[COLOUR[given]]
    assert play.player(0).powerups == [kept]
    assert play.g.powerup_discard == [given]
    # The turn is played normally after that.
    assert play.seat == 0
    assert play.ask.id == "ad-ask-action"
    assert dict(play.ask.args)["left"] == 2


@pytest.mark.rule("AD-SPAWN-001")
def test_the_kept_card_stays_secret_the_other_is_shown() -> None:
    play = position(off(), on(8), on(6), powerup_deck=powerups("newton-red", "scope-blue"))
    play.pick(EnterWith("scope-blue"))
    for seat in (-1, 1, 2):
        view = play.table.view(seat)
        assert view.players[0].powerups is None
        assert view.players[0].powerup_count == 1
        assert view.powerup_discard == ("scope-blue",)
    assert play.table.view(0).players[0].powerups == ("newton-red",)


@pytest.mark.rule("AD-SPAWN-001")
def test_two_equal_cards_leave_nothing_to_choose() -> None:
    play = position(off(), on(8), on(6), powerup_deck=powerups("scope-yellow", "scope-yellow"))
    assert play.square(0) == SPAWN[2]
    assert play.player(0).powerups == ["scope-yellow"]


@pytest.mark.rule("AD-SPAWN-001")
def test_a_card_that_was_not_drawn_says_nothing() -> None:
    play = position(off(), on(8), on(6), powerup_deck=powerups("newton-red", "scope-blue"))
    assert play.why_not(EnterWith("newton-yellow")) == "AD-SPAWN-001"
    play.leave_open()


@pytest.mark.rule("AD-SETUP-007")
def test_figures_not_yet_on_the_board_are_no_targets() -> None:
    play = position(
        on(8, loaded=["lock_rifle", "heatseeker"], powerups=["newton-red"]), off(), off()
    )
    assert not play.offered(SHOOT)
    assert not play.offered(PlayNewton("newton-red"))
    assert play.why_not(SHOOT) == "AD-SHOOT-002"


@pytest.mark.rule("AD-SETUP-007")
def test_only_entered_figures_are_offered_as_targets() -> None:
    play = position(
        on(8, loaded=["lock_rifle"], powerups=["newton-red"]), on(9), off(), on(4), off()
    )
    play.pick(PlayNewton("newton-red"))
    assert play.targets() == [1, 3]
    assert play.why_not(Target(2)) == "AD-POWER-003"
    play.pick(Target(1)).pick(Square(8))
    play.pick(SHOOT)
    assert play.targets() == [1, 3]
    assert play.why_not(Target(2)) == "AD-SETUP-007"
    play.pick(Target(1)).maybe(FINISH)
    assert play.damage(1) == [0, 0]


@pytest.mark.rule("AD-SPAWN-002", "AD-TURN-003")
def test_the_killed_respawn_at_the_end_of_the_current_turn() -> None:
    play = killing(powerups=["teleporter-blue"])
    play.pick(SHOOT)
    assert play.square(1) == 8  # laid down, still there
    assert play.damage(1) == [*HURT, 0]
    assert play.seat == 0  # the second action
    play.pick(RUN).pick(Square(4))  # nothing left to do or reload: the turn ends
    assert play.seat == 1
    assert play.ask.id == "ad-ask-spawn"
    assert len(play.player(1).powerups) == 2
    play.pick(EnterWith("teleporter-blue"))
    assert play.square(1) == SPAWN[1]
    assert play.damage(1) == []
    assert "teleporter-blue" in play.g.powerup_discard
    assert len(play.player(1).powerups) == 1
    assert play.seat == 1  # it is the next player's turn


@pytest.mark.rule("AD-SPAWN-002")
def test_three_cards_in_hand_and_still_one_is_drawn() -> None:
    held = ["newton-red", "scope-red", "tagback-red"]
    play = position(
        on(8, loaded=["electroscythe"], cubes=[0, 0, 0]),
        on(8, damage=HURT, powerups=held),
        on(0),
        powerup_deck=powerups("scope-yellow", elsewhere=held),
    )
    # The victim sees the killer and could answer with the tagback: it does not.
    play.pick(SHOOT).maybe(PASS).pick(END)
    assert [o.powerup for o in play.options] == [*held, "scope-yellow"]
    play.pick(EnterWith("scope-yellow"))
    assert play.square(1) == SPAWN[2]
    assert play.player(1).powerups == held


@pytest.mark.rule("AD-SPAWN-002")
def test_the_discarded_card_has_no_effect() -> None:
    play = position(
        on(8, loaded=["electroscythe"], cubes=[0, 0, 0]),
        on(8, damage=HURT, powerups=["teleporter-red"]),
        on(0),
        powerup_deck=powerups("newton-red", elsewhere=["teleporter-red"]),
    )
    play.pick(SHOOT).pick(END).pick(EnterWith("teleporter-red"))
    assert play.ask.id == "ad-ask-action"  # nobody is asked where to teleport
    assert play.square(1) == SPAWN[0]
    assert play.player(1).cubes == [3, 3, 3]


@pytest.mark.rule("AD-SPAWN-002")
def test_without_cards_the_drawn_one_decides() -> None:
    play = position(
        on(8, loaded=["electroscythe"], cubes=[0, 0, 0]),
        on(8, damage=HURT),
        on(0),
        powerup_deck=powerups("newton-yellow"),
    )
    play.pick(SHOOT).pick(END)
    assert play.square(1) == SPAWN[2]
    assert play.player(1).powerups == []
    assert play.g.powerup_discard == ["newton-yellow"]


@pytest.mark.rule("AD-SPAWN-003", "AD-MARK-004")
def test_death_takes_only_the_damage() -> None:
    play = killing(
        marks=[0, 0, 2],
        cubes=[1, 2, 0],
        loaded=["whisper"],
        unloaded=["thor", "furnace"],
        powerups=["scope-red"],
    )
    play.pick(SHOOT).pick(END).pick(EnterWith("scope-red"))
    p = play.player(1)
    assert p.damage == []
    assert p.marks == [0, 0, 2]
    assert p.cubes == [1, 2, 0]
    assert p.loaded == ["whisper"]
    assert sorted(p.unloaded) == ["furnace", "thor"]


@pytest.mark.rule("AD-SPAWN-003", "AD-DMG-002", "AD-DMG-003")
def test_adrenaline_is_lost_with_the_damage() -> None:
    play = killing(loaded=["sledgehammer"], powerups=["scope-red"])
    tiles = list(play.g.tiles)
    assert not any(tiles)
    play.pick(SHOOT).pick(END).pick(EnterWith("scope-red"))  # on 4, where nobody else is
    turn = play.g.stack[-1]
    assert (turn.grab_steps(play.g), turn.shoot_steps(play.g)) == (1, 0)


@pytest.mark.rule("AD-SPAWN-002")
@pytest.mark.parametrize("active", range(4))
def test_several_respawn_clockwise_from_the_active_player(active: int) -> None:
    cards = ["newton-red", "newton-blue", "newton-yellow", "scope-red"]
    players, held = [], []
    for seat in range(4):
        if seat == active:
            players.append(on(8, loaded=["electroscythe"], cubes=[0, 0, 0]))
        else:
            players.append(on(8, damage=[active] * 10, powerups=[cards[seat]]))
            held.append(cards[seat])
    deck = powerups("scope-blue", "scope-blue", "scope-yellow", elsewhere=held)
    play = position(*players, active=active, powerup_deck=deck)
    play.pick(SHOOT).pick(END)
    asked = []
    while play.ask.id == "ad-ask-spawn":
        asked.append(play.seat)
        play.pick(play.options[0])
    assert asked == [(active + i) % 4 for i in (1, 2, 3)]
