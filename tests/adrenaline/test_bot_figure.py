"""The bot: an extra figure that every player must let act once per turn.

The large arena.  The bot is the last figure: figure 3 with three players.
"""

from __future__ import annotations

from typing import Any

import pytest

import neontable
from neontable.games.adrenaline.model.options import (
    END,
    FINISH,
    RUN,
    SHOOT,
    MoveBot,
    PayCube,
    PlayNewton,
    PlayScope,
    PlayTagback,
    PlayTeleporter,
    Square,
    Step,
    Target,
    UseEffect,
    Zone,
)
from neontable.kernel.errors import BadOption, BadPosition
from neontable.kit.options import PASS
from tests.adrenaline.play import Play, off, on, position, turn

MOVE_BOT = MoveBot()
BOT = 3


def bot(square: int, **facts: Any) -> dict[str, Any]:
    return {"square": square, "cubes": [0, 0, 0], **facts}


def with_bot(*players: dict[str, Any], **fields: Any) -> Play:
    """The last of the players is the bot; its action is due."""
    return position(*players, bot=True, **fields)


def act(play: Play, to: int | None = None, target: int | None = None) -> Play:
    """The bot action: where the bot goes (None: it stays) and whom it shoots."""
    play.pick(MOVE_BOT)
    play.pick(Square(play.square(BOT) if to is None else to))
    return play if target is None else play.pick(Target(target))


# -- set-up ---------------------------------------------------------------------------------------
@pytest.mark.rule("AD-BOT-001")
@pytest.mark.parametrize("seats", [3, 4])
def test_a_bot_joins_three_or_four_players(seats: int) -> None:
    table = neontable.game("adrenaline").new(seats=seats, seed=1, options={"bot": True})
    g = table.state
    assert table.seats == seats
    assert len(g.players) == seats + 1
    extra = g.players[seats]
    assert extra.cubes == [0, 0, 0]
    assert extra.square == -1
    assert extra.loaded + extra.unloaded + extra.powerups == []


@pytest.mark.rule("AD-BOT-001")
def test_five_players_play_without_a_bot() -> None:
    with pytest.raises(BadOption, match="AD-BOT-001"):
        neontable.game("adrenaline").new(seats=5, options={"bot": True})
    with pytest.raises(BadPosition, match="3 or 4 players"):
        with_bot(on(1), on(1), on(1), on(1), on(1), bot(2))


@pytest.mark.rule("AD-BOT-002")
@pytest.mark.parametrize("square", [4, 2, 11])
def test_the_first_player_places_the_bot_after_looking_at_the_cards(square: int) -> None:
    table = neontable.game("adrenaline").new(seats=3, seed=5, options={"bot": True})
    (ask,) = table.asks
    assert (ask.seat, ask.id) == (0, "ad-ask-bot-place")
    assert len(table.state.players[0].powerups) == 2
    assert table.state.players[0].square == -1
    assert sorted(o.square for o in ask.options) == [2, 4, 11]
    table.answer(0, Square(square))
    assert table.state.players[BOT].square == square
    assert table.asks[0].id == "ad-ask-spawn"


@pytest.mark.rule("AD-BOT-001", "AD-BOT-003")
def test_the_bot_acts_from_the_second_players_turn_on() -> None:
    table = neontable.game("adrenaline").new(seats=3, seed=5, options={"bot": True})
    due: dict[tuple[int, int], bool] = {}
    while table.state.players[0].turns < 3:
        (ask,) = table.asks
        if ask.id == "ad-ask-action":
            key = (table.state.players[ask.seat].turns, ask.seat)
            due.setdefault(key, MOVE_BOT in ask.options)
        table.answer(ask.seat, ask.default_answer)
    assert due == {
        (1, 0): False,
        (1, 1): True,
        (1, 2): True,
        (2, 0): True,
        (2, 1): True,
        (2, 2): True,
    }


# -- the bot action --------------------------------------------------------------------------------
@pytest.mark.rule("AD-BOT-003")
def test_a_turn_cannot_end_before_the_bot_action() -> None:
    play = with_bot(on(0), on(6), on(9), bot(7))
    assert not play.offered(END)
    assert play.why_not(END) == "AD-BOT-003"
    act(play)
    assert play.offered(END)
    assert not play.offered(MOVE_BOT)
    assert play.why_not(MOVE_BOT) == "AD-BOT-003"


@pytest.mark.rule("AD-BOT-003")
@pytest.mark.parametrize("when", [0, 1, 2])
def test_the_bot_acts_before_between_or_after_the_own_actions(when: int) -> None:
    play = with_bot(on(0), on(6), on(9), bot(7))
    for n in range(3):
        if n == when and play.offered(MOVE_BOT):
            act(play)
        elif n == when:
            play.pick(Square(7))  # it was the only thing left to do
        else:
            play.pick(RUN).pick(Square(4 if play.square(0) == 0 else 0))
    assert play.damage(1) == [BOT]
    assert play.seat == 1  # all three done, the turn was over


@pytest.mark.rule("AD-BOT-003")
def test_the_bot_may_move_one_square_or_stay() -> None:
    play = with_bot(on(0), on(6), on(9), bot(7))
    play.pick(MOVE_BOT)
    assert play.squares() == [3, 6, 7, 11]
    play.pick(Square(3)).leave_open()
    assert play.square(BOT) == 3


@pytest.mark.rule("AD-BOT-003")
def test_it_must_shoot_when_it_sees_somebody() -> None:
    play = with_bot(on(0), on(6), on(10), bot(7))
    play.pick(MOVE_BOT).pick(Square(7))
    assert play.options == [Target(1), Target(2)]  # and no way to refuse
    play.pick(Target(2))
    assert play.damage(2) == [BOT]
    # One target: nothing to choose, the shot happens.
    play = with_bot(on(0), on(6), on(9), bot(7))
    act(play)
    assert play.damage(1) == [BOT]


@pytest.mark.rule("AD-BOT-003")
def test_it_does_not_shoot_when_it_sees_nobody() -> None:
    play = with_bot(on(6), on(0), on(9), bot(11))
    act(play)
    assert play.ask.id == "ad-ask-action"
    assert all(p.damage == [] for p in play.g.players)


@pytest.mark.rule("AD-BOT-004")
def test_the_acting_player_and_the_bot_are_no_targets() -> None:
    play = with_bot(on(7), on(7), on(6), bot(7))
    play.pick(MOVE_BOT).pick(Square(7))
    assert play.targets() == [1, 2]
    assert play.why_not(Target(0)) == "AD-BOT-004"
    assert play.why_not(Target(BOT)) == "AD-BOT-004"
    play.pick(Target(1))


@pytest.mark.rule("AD-BOT-004")
def test_the_bots_eyes_count_not_the_players() -> None:
    play = with_bot(on(2), on(6), on(10), off(), bot(9))
    play.pick(MOVE_BOT).pick(Square(9))
    assert play.targets() == [1, 2]
    play.pick(Target(2))
    play = with_bot(on(6), on(2), on(7), bot(11))
    play.pick(MOVE_BOT).pick(Square(11))  # 11 has no door: only the yellow room is seen
    assert play.damage(2) == [BOT]
    assert play.damage(1) == []


@pytest.mark.rule("AD-BOT-004")
@pytest.mark.parametrize(("hurt", "marks"), [(5, 0), (6, 1), (10, 1)])
def test_a_bot_with_both_adrenaline_actions_also_marks(hurt: int, marks: int) -> None:
    play = with_bot(on(0), on(6), on(9), bot(7, damage=[0] * hurt))
    act(play)
    assert play.damage(1) == [BOT]
    assert play.marks(1, by=BOT) == marks


@pytest.mark.rule("AD-BOT-003", "AD-BOT-004", "AD-FRENZY-005")
def test_a_last_turn_has_its_bot_action_and_a_flipped_bot_its_mark() -> None:
    play = with_bot(
        on(0), on(6), on(9), bot(7, damage=[0] * 6, flipped=True),
        in_frenzy=True, skulls=0, last_turns=[1], stack=turn(0, kind=1, actions=1, bot=True),
    )  # fmt: skip
    assert play.why_not(END) == "AD-BOT-003"
    act(play)
    assert play.damage(1) == [BOT]
    assert play.marks(1, by=BOT) == 1


@pytest.mark.rule("AD-BOT-004", "AD-MARK-001")
def test_the_bots_old_marks_turn_into_damage_before_the_new_one() -> None:
    play = with_bot(on(0), on(6, marks=[0, 0, 0, 2]), on(9), bot(7, damage=[0] * 6))
    act(play)
    assert play.damage(1) == [BOT] * 3
    assert play.marks(1, by=BOT) == 1


# -- power-ups -------------------------------------------------------------------------------------
@pytest.mark.rule("AD-BOT-005")
def test_no_scope_for_the_bots_shot() -> None:
    play = with_bot(on(0, powerups=["scope-red"]), on(6), on(9), bot(7), windows=True)
    act(play)
    assert (play.seat, play.ask.id) == (0, "ad-ask-action")
    assert play.damage(1) == [BOT]


@pytest.mark.rule("AD-BOT-005")
def test_a_tagback_marks_the_bot() -> None:
    play = with_bot(on(0), on(6, powerups=["tagback-blue"]), on(9), bot(7))
    act(play)
    assert (play.seat, play.ask.id) == (1, "ad-ask-tagback")
    play.pick(PlayTagback("tagback-blue", BOT))
    play.maybe(PASS)
    assert play.marks(BOT, by=1) == 1
    assert play.marks(0, by=1) == 0


@pytest.mark.rule("AD-BOT-005")
def test_a_tagback_needs_to_see_the_bot() -> None:
    # The bot on 2 sees 11 through its door; 11 sees only its own room.
    play = with_bot(on(0), on(11, powerups=["tagback-blue"]), on(9), bot(2))
    act(play)
    assert play.damage(1) == [BOT]
    assert play.ask.id == "ad-ask-action"


@pytest.mark.rule("AD-BOT-005")
def test_newton_moves_the_bot_also_before_its_action() -> None:
    play = with_bot(on(0, powerups=["newton-red"]), on(6), on(9), bot(3))
    play.pick(PlayNewton("newton-red")).pick(Target(BOT)).pick(Square(11))
    assert play.square(BOT) == 11
    act(play)
    assert play.damage(1) == [BOT]


@pytest.mark.rule("AD-BOT-005")
def test_a_teleporter_moves_its_owner_only() -> None:
    play = with_bot(on(0, powerups=["teleporter-red"]), on(6), on(9), bot(3))
    play.pick(PlayTeleporter("teleporter-red")).pick(Square(8))
    assert play.square(0) == 8
    assert play.square(BOT) == 3


@pytest.mark.rule("AD-BOT-005")
def test_a_scope_works_on_the_bot_as_on_anybody() -> None:
    play = with_bot(
        on(6, loaded=["zx2"], powerups=["scope-red"]), on(0), on(9), bot(7), stack=turn(0)
    )
    play.pick(SHOOT).pick(UseEffect("zx2", "basic")).pick(PlayScope("scope-red", BOT))
    play.pick(PayCube(0))
    assert play.damage(BOT) == [0, 0]
    assert play.marks(BOT, by=0) == 2


# -- scoring ---------------------------------------------------------------------------------------
@pytest.mark.rule("AD-BOT-006")
def test_the_bots_board_scores_like_any_other_and_its_damage_too() -> None:
    play = with_bot(
        on(6, loaded=["zx2"]), on(0), on(9), bot(7, damage=[1] * 6 + [2] * 4), stack=turn(0)
    )
    play.pick(SHOOT).pick(UseEffect("zx2", "basic")).end_turn()
    assert play.points() == [4, 9, 6, 0]
    assert play.player(BOT).skulls == 1
    assert play.g.track == [(0,)]
    play = with_bot(on(0), on(6, damage=[2] * 4 + [BOT] * 6), on(9), bot(7))
    act(play).end_turn()
    assert play.points() == [0, 0, 7, 8]
    assert play.g.track == [(BOT,)]


@pytest.mark.rule("AD-BOT-002", "AD-BOT-006")
def test_a_killed_bot_comes_back_where_the_next_power_up_says() -> None:
    """AMB-01: the top power-up is shown and discarded; its colour is the spawn point."""
    cards = ["scope", "newton", "tagback", "teleporter"]
    deck = [f"{kind}-{colour}" for kind in cards for colour in ("red", "blue")] * 2
    deck += [f"{kind}-yellow" for kind in cards] * 2
    play = with_bot(
        on(6, loaded=["zx2"]),
        on(0),
        on(9),
        bot(7, damage=[1] * 10, marks=[0, 2, 0, 0]),
        powerup_deck=deck,
        stack=turn(0),
    )
    play.pick(SHOOT).pick(UseEffect("zx2", "basic")).end_turn()
    assert play.square(BOT) == 11
    assert play.damage(BOT) == []
    assert play.g.powerup_discard == ["teleporter-yellow"]
    assert len(play.g.powerup_deck) == 23
    assert play.player(BOT).marks == [2, 2, 0, 0]  # marks survive, the new ones too
    assert play.seat == 1


@pytest.mark.rule("AD-BOT-003", "AD-BOT-006")
def test_a_bot_killed_in_this_turn_still_acts_in_it() -> None:
    play = with_bot(on(6, loaded=["zx2"]), on(7), on(9), bot(7, damage=[1] * 10))
    play.pick(SHOOT).pick(UseEffect("zx2", "basic")).pick(Target(BOT))
    assert play.g.dead == [BOT]
    act(play)
    assert play.damage(1) == [BOT]


@pytest.mark.rule("AD-BOT-006", "AD-SCORE-006")
def test_two_killshots_are_a_double_kill_whoever_dealt_them() -> None:
    """AMB-06: with a bot any two dead opponents count, the bot among them."""
    play = with_bot(on(6, loaded=["zx2"]), on(7, damage=[2] * 10), on(10, damage=[1] * 10), bot(7))
    play.pick(SHOOT).pick(UseEffect("zx2", "basic")).pick(Target(1))
    play.pick(MOVE_BOT).pick(Square(7)).pick(Target(2)).end_turn()
    assert "ad-double-kill" in play.events
    # Seat 1's board: 2 gets 9, 0 gets 6. Seat 2's: 1 gets 9, the bot 6. One for the double kill.
    assert play.points() == [7, 9, 9, 6]


@pytest.mark.rule("AD-BOT-006", "AD-DMG-006")
def test_an_overkill_by_the_bot_marks_it() -> None:
    play = with_bot(on(0), on(6, damage=[2] * 10, marks=[0, 0, 0, 1]), on(9), bot(7))
    act(play)
    assert play.damage(1) == [2] * 10 + [BOT, BOT]
    assert play.marks(BOT, by=1) == 1
    play.end_turn()
    assert play.g.track == [(BOT, BOT)]


@pytest.mark.rule("AD-BOT-006")
def test_the_bot_never_wins_but_its_points_are_kept() -> None:
    play = with_bot(
        on(0),
        on(1),
        on(9, points=1),
        bot(7, points=50),
        active=2,
        in_frenzy=True,
        skulls=0,
        stack=turn(2, kind=1, actions=1),
    )
    play.end_turn()
    outcome = play.table.outcome
    assert outcome is not None
    assert outcome.winners == (2,)
    assert outcome.points == (0, 0, 1)
    assert play.points() == [0, 0, 1, 50]


# -- with the other modes ---------------------------------------------------------------------
@pytest.mark.rule("AD-BOT-007", "AD-BOT-004", "AD-DOM-003")
def test_in_domination_the_bot_shoots_spawn_points_it_sees() -> None:
    play = with_bot(on(0), on(6), on(9), bot(7), mode="domination")
    play.pick(MOVE_BOT).pick(Square(7))
    assert play.targets() == [1, 12]
    play.pick(Target(12))
    assert play.g.zones == [[], [], [BOT]]
    assert play.g.hit_zones == []  # the player may still damage it


@pytest.mark.rule("AD-BOT-007", "AD-DOM-003")
def test_the_player_and_the_bot_each_damage_the_same_spawn_point() -> None:
    play = with_bot(on(2, loaded=["lock_rifle"]), on(0), on(9), bot(7), mode="domination")
    play.pick(SHOOT).pick(Target(12)).pick(FINISH)
    act(play)
    assert play.g.zones == [[], [], [0, BOT]]


@pytest.mark.rule("AD-BOT-007", "AD-BOT-003")
def test_a_spawn_point_alone_in_sight_must_be_shot() -> None:
    play = with_bot(on(0), on(5), on(9), bot(11), mode="domination")
    act(play)
    assert play.g.zones == [[], [], [BOT]]


@pytest.mark.rule("AD-BOT-007", "AD-DOM-002")
def test_in_a_first_turn_the_bot_shoots_no_spawn_point() -> None:
    play = with_bot(on(0, turns=1), on(6), on(9), bot(7), mode="domination")
    act(play)
    assert play.g.zones == [[], [], []]
    assert play.damage(1) == [BOT]


@pytest.mark.rule("AD-BOT-007", "AD-DOM-002")
def test_the_bot_is_company_on_a_spawn_point_and_tags_nothing_itself() -> None:
    play = with_bot(on(11), on(5), on(9), bot(11), mode="domination", stack=turn(0))
    play.end_turn()
    assert play.g.zones == [[], [], []]
    assert play.damage(0) == [0]
    assert play.damage(BOT) == []


@pytest.mark.rule("AD-BOT-007", "AD-DOM-006")
def test_the_active_player_places_the_bots_overkill_token() -> None:
    play = with_bot(
        on(0), on(6, damage=[2] * 10, marks=[0, 0, 0, 1]), on(9), bot(7), mode="domination"
    )
    act(play, target=1).end_turn()
    assert (play.seat, play.ask.id) == (0, "ad-ask-overkill")
    play.pick(Zone(1))
    assert play.g.zones == [[], [BOT], []]


@pytest.mark.rule("AD-BOT-007", "AD-DOM-008")
def test_the_bots_tokens_rank_on_the_tracks() -> None:
    play = with_bot(
        on(0),
        on(1),
        on(9),
        bot(7),
        mode="domination",
        zones=[[BOT, BOT, 0], [], []],
        active=2,
        in_frenzy=True,
        stack=turn(2, kind=1, actions=1),
    )
    play.end_turn()
    assert play.points() == [6, 0, 0, 8]


@pytest.mark.rule("AD-BOT-007", "AD-TUR-004")
def test_a_bot_moved_onto_a_turret_is_hit() -> None:
    owners = [-1] * 12
    owners[6] = 0
    owners[7] = 1
    play = with_bot(on(0), on(1), on(9), bot(3), mode="turret", turrets=owners)
    play.pick(MOVE_BOT).pick(Step(7))
    assert play.damage(BOT) == [1]
    # Newton sends it through two of them; also the turret of who pushes fires.
    play = with_bot(
        on(0, powerups=["newton-red"]),
        on(1),
        on(9),
        bot(2),
        mode="turret",
        turrets=[-1, -1, -1, -1, -1, -1, 0, -1, -1, -1, 1, -1],
    )
    play.pick(PlayNewton("newton-red")).pick(Target(BOT)).pick(Square(10))
    assert play.damage(BOT) == [0, 1]


@pytest.mark.rule("AD-BOT-007")
@pytest.mark.parametrize("mode", ["deathmatch", "domination", "turret"])
@pytest.mark.parametrize("seats", [3, 4])
def test_whole_games_with_a_bot_reach_their_end(seats: int, mode: str) -> None:
    table = neontable.game("adrenaline").new(
        seats=seats, seed=seats, options={"bot": True, "mode": mode}, quiet=True
    )
    n = 0
    while not table.over:
        (ask,) = table.asks
        table.answer(ask.seat, ask.options[n * 7919 % len(ask.options)])
        n += 1
        assert n < 20_000
    assert table.outcome is not None
    assert len(table.outcome.points) == seats
