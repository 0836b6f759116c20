"""Scoring boards at the end of a turn (AD-SCORE-...)."""

from __future__ import annotations

import json

import msgspec
import pytest

from neontable.games.adrenaline.model.options import END, SHOOT, EnterWith, FireWeapon, Target
from neontable.games.adrenaline.rules.score import board_points
from tests.adrenaline.play import Play, on, position

NO_CUBES = [0, 0, 0]
VIOLET, DESTRUCTOR, BANSHEE, DOZER = 3, 1, 2, 0


def killing(damage: list[int], *others: dict[str, object], **fields: object) -> Play:
    """Seat 0 deals one damage to seat 1, then ends the turn: the board is scored."""
    rest = others or (on(3), on(3), on(3))
    victim = {"damage": damage, **fields.pop("victim", {})}  # type: ignore[dict-item]
    play = position(
        on(8, loaded=["electroscythe"], cubes=NO_CUBES), on(8, **victim), *rest, **fields
    )
    return play.pick(SHOOT).pick(END)


@pytest.mark.rule("AD-SCORE-001", "AD-SCORE-002", "AD-SCORE-003", "AD-SCORE-004", "AD-SCORE-005")
def test_the_books_example() -> None:
    """Violet hit first, with 3 in all; Banshee and Dozer dealt 4 each, Banshee's came earlier;
    Dozer's was the killshot."""
    v, b, d = VIOLET, BANSHEE, DOZER
    play = killing([v, v, b, b, d, d, d, v, b, b])
    points = play.points()
    assert points[VIOLET] == 1 + 4
    assert points[BANSHEE] == 8
    assert points[DOZER] == 6
    assert points[DESTRUCTOR] == 0
    assert play.g.track == [(DOZER,)]
    assert play.player(DESTRUCTOR).skulls == 1
    assert play.g.skulls == 7


@pytest.mark.rule("AD-SCORE-001")
def test_first_blood_is_one_point_whoever_dealt_most() -> None:
    play = killing([4] + [0] * 9)
    assert play.points() == [8, 0, 0, 0, 1 + 6]


@pytest.mark.rule("AD-SCORE-002")
def test_only_who_dealt_damage_scores() -> None:
    play = killing([0] * 10)
    assert play.points() == [9, 0, 0, 0, 0]


@pytest.mark.rule("AD-SCORE-002")
def test_four_damagers_eight_six_four_two() -> None:
    play = killing([2, 2, 2, 2, 3, 3, 3, 4, 4, 4])
    # Four of 2, three of 3 and of 4 (3 came first), one of 0.
    assert play.points() == [2, 0, 9, 6, 4]


@pytest.mark.rule("AD-SCORE-002")
def test_five_damagers_the_bot_is_the_fifth() -> None:
    bot = {"square": 3, "cubes": NO_CUBES}
    play = position(
        on(8, loaded=["electroscythe"], cubes=NO_CUBES),
        on(8, damage=[2, 2, 2, 2, 3, 3, 3, 4, 4, 4]),
        on(3), on(3), bot, bot=True,
        stack=[{"type": "Match", "at": "next"}, {"type": "Turn", "seat": 0, "at": "action"}],
    )  # fmt: skip
    play.pick(SHOOT).pick(END)
    assert play.points() == [2, 0, 9, 6, 4]


@pytest.mark.rule("AD-SCORE-003")
@pytest.mark.parametrize(
    ("damage", "points"),
    [
        # two and two tied: each pair goes by who came first
        ([3, 2, 3, 2, 3, 2, 3, 2, 4, 4], {3: 9, 2: 6, 4: 4, 0: 2}),
        ([2, 3, 3, 2, 3, 2, 3, 2, 4, 4], {2: 9, 3: 6, 4: 4, 0: 2}),
        # all with the same number but one: three of 4, 3, 2 in that order
        ([4, 3, 2, 2, 3, 4, 4, 3, 2, 0], {4: 9, 3: 6, 2: 4, 0: 2}),
    ],
)
def test_ties_go_to_who_hit_first(damage: list[int], points: dict[int, int]) -> None:
    play = killing(damage)
    assert {f: n for f, n in enumerate(play.points()) if n} == points


@pytest.mark.rule("AD-SCORE-004")
def test_a_twelfth_token_shares_the_slot() -> None:
    play = position(
        on(8, loaded=["sledgehammer", "electroscythe"], cubes=NO_CUBES),
        on(8, damage=[2] * 10),
        on(8, damage=[1] * 9),
        track=[(2,)],
        skulls=7,
    )
    play.pick(SHOOT).pick(FireWeapon("sledgehammer")).pick(Target(1))
    play.pick(SHOOT)  # the scythe: 10 on seat 2, and nothing more on seat 1
    assert play.g.track == [(2,), (0, 0)]
    assert play.g.skulls == 6
    assert play.damage(2) == [1] * 9 + [0]


@pytest.mark.rule("AD-SCORE-005")
@pytest.mark.parametrize(
    ("skulls", "values"),
    [(0, (8, 6, 4, 2)), (1, (6, 4, 2, 1)), (2, (4, 2, 1, 1)), (3, (2, 1, 1, 1)),
     (4, (1, 1, 1, 1)), (5, (1, 1, 1, 1)), (6, (1, 1, 1, 1)), (8, (1, 1, 1, 1))],
)  # fmt: skip
def test_every_death_lowers_the_board(skulls: int, values: tuple[int, ...]) -> None:
    play = killing([2, 2, 2, 2, 3, 3, 3, 4, 4, 4], victim={"skulls": skulls}, skulls=8)
    first, second, third, fourth = values
    assert play.points() == [fourth, 0, first + 1, second, third]
    assert play.player(1).skulls == skulls + 1


@pytest.mark.rule("AD-SCORE-005")
def test_the_printed_values_run_to_six() -> None:
    six = [0, 1, 2, 3, 4, 5]
    tokens = [f for f in six for _ in range(6 - f)]
    assert board_points(tokens, 0, False) == {0: 9, 1: 6, 2: 4, 3: 2, 4: 1, 5: 1}
    assert board_points(tokens, 1, False) == {0: 7, 1: 4, 2: 2, 3: 1, 4: 1, 5: 1}


@pytest.mark.rule("AD-SCORE-005")
def test_one_board_dies_again_and_again() -> None:
    """The same player killed turn after turn: 8, 6, 4, 2, 1, 1, 1 and first blood each time."""
    skulls, gains = 0, []
    for _ in range(7):
        play = killing([0] * 10, victim={"skulls": skulls})
        gains.append(play.points()[0])
        skulls = play.player(1).skulls
    assert gains == [9, 7, 5, 3, 2, 2, 2]


@pytest.mark.rule("AD-SCORE-006", "AD-FRENZY-002")
@pytest.mark.parametrize(("kills", "bonus"), [(1, 0), (2, 1), (3, 1)])
def test_a_double_kill_is_worth_one_point(kills: int, bonus: int) -> None:
    victims = [on(8, damage=[0] * (10 if i < kills else 3)) for i in range(3)]
    play = position(on(8, loaded=["electroscythe"], cubes=NO_CUBES), *victims)
    play.pick(SHOOT).pick(END)
    assert play.points()[0] == 9 * kills + bonus
    assert play.g.track == [(0,)] * kills
    assert ("ad-double-kill" in play.events) == bool(bonus)


@pytest.mark.rule("AD-SCORE-006")
def test_two_killshots_in_two_actions_are_a_double_kill_too() -> None:
    """AMB-05 as well: boards are scored in the order of the killshots, not of the seats."""
    play = position(
        on(8, loaded=["sledgehammer", "electroscythe"], cubes=NO_CUBES),
        on(8, damage=[2] * 10),
        on(8, damage=[1] * 10),
        track=[(1,)],
    )
    play.pick(SHOOT).pick(FireWeapon("sledgehammer")).pick(Target(2))
    assert play.g.dead == [2]
    play.pick(SHOOT)
    # Seat 2 died first, overkilled; then seat 1 by the scythe.
    assert play.g.track == [(1,), (0, 0), (0,)]
    assert play.points()[0] == 6 + 6 + 1
    assert play.points()[1:] == [9, 9]


@pytest.mark.rule("AD-SCORE-006")
def test_killshots_of_different_turns_are_no_double_kill() -> None:
    play = position(
        on(8, loaded=["electroscythe"], cubes=NO_CUBES),
        on(8, damage=[0] * 10, powerups=["scope-red"]),
        on(9, damage=[0] * 10),
    )
    play.pick(SHOOT).pick(END).maybe(EnterWith("scope-red"))
    assert play.points()[0] == 9
    play.pick(END)
    play.pick(END)
    assert play.g.dead == []
    assert play.points()[0] == 9


@pytest.mark.rule("AD-SCORE-006")
def test_in_deathmatch_the_killshots_must_be_the_active_players() -> None:
    """AMB-06: an 11th token of somebody else (here put there by hand) does not count."""
    play = position(
        on(8, loaded=["electroscythe"], cubes=NO_CUBES),
        on(8, damage=[2] * 11),
        on(8, damage=[0] * 10),
        dead=[1],
    )
    play.pick(SHOOT).pick(END)
    assert play.g.track == [(2, 0), (0,)]
    assert play.points()[0] == 6 + 9  # second on seat 1's board, all of seat 2's


@pytest.mark.rule("AD-SCORE-006")
def test_with_the_bot_any_two_dead_opponents_count() -> None:
    """AMB-06."""
    play = position(
        on(8, loaded=["electroscythe"], cubes=NO_CUBES),
        on(8, damage=[2] * 11),
        on(8, damage=[0] * 10),
        {"square": 3, "cubes": NO_CUBES},
        dead=[1],
        bot=True,
        stack=[{"type": "Match", "at": "next"}, {"type": "Turn", "seat": 0, "at": "action"}],
    )
    play.pick(SHOOT).pick(END)
    assert play.points()[0] == 6 + 9 + 1


@pytest.mark.rule("AD-SCORE-008")
def test_the_twelfth_token_counts() -> None:
    # Six tokens of seat 2 (it came first), then the hammer twice: 6 and 6; without the 12th 6-5.
    play = position(
        on(8, loaded=["sledgehammer"], cubes=NO_CUBES),
        on(8, damage=[0, 2, 2, 2, 2, 2, 2, 0, 0, 0]),
        on(3),
    )
    play.pick(SHOOT).pick(END)
    assert play.g.track == [(0, 0)]
    assert play.points() == [8 + 1, 0, 6]  # 6 each, seat 0 came first
    fewer = position(
        on(8, loaded=["electroscythe"], cubes=NO_CUBES),
        on(8, damage=[0, 2, 2, 2, 2, 2, 2, 0, 0, 0]),
        on(3),
    )
    fewer.pick(SHOOT).pick(END)
    assert fewer.points() == [6 + 1, 0, 8]


# -- hidden points -------------------------------------------------------------------------------
def seen_by(play: Play, seat: int) -> tuple[bytes, bytes]:
    table = play.table
    return msgspec.json.encode(table.view(seat)), msgspec.json.encode(table.scene(seat))


@pytest.mark.rule("AD-SCORE-007")
def test_points_are_hidden_from_opponents_and_spectators() -> None:
    play = position(on(8, points=11), on(9, points=7), on(3, points=5))
    for seat in (-1, 0, 1, 2):
        shown = [p.points for p in play.table.view(seat).players]
        assert shown == [n if f == seat else None for f, n in enumerate((11, 7, 5))]


@pytest.mark.rule("AD-SCORE-007")
def test_other_totals_change_nothing_that_a_seat_sees() -> None:
    one = position(on(8, points=11), on(9, points=7), on(3, points=5))
    other = position(on(8, points=2), on(9, points=7), on(3, points=31))
    assert seen_by(one, -1) == seen_by(other, -1)
    assert seen_by(one, 1) == seen_by(other, 1)
    assert seen_by(one, 0)[0] != seen_by(other, 0)[0]


@pytest.mark.rule("AD-SCORE-007")
def test_the_bots_total_is_hidden_as_well() -> None:
    play = position(on(8), on(9), on(3), {"square": 3, "cubes": NO_CUBES, "points": 9}, bot=True)
    for seat in (-1, 0, 1, 2):
        assert play.table.view(seat).players[3].points is None


@pytest.mark.rule("AD-SCORE-007")
def test_at_the_end_everybody_sees_all_points() -> None:
    play = killing([0] * 10, skulls=1, frenzy=False)
    assert play.table.over
    total = tuple(play.points())
    for seat in (-1, 0, 1, 4):
        view = play.table.view(seat)
        assert tuple(p.points for p in view.players) == total
        assert view.outcome.points == total
    assert json.loads(msgspec.json.encode(play.table.view(-1)))["outcome"]["points"] == list(total)
