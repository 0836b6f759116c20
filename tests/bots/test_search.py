"""The searching bot: fair, reproducible, and far better than chance."""

from __future__ import annotations

from typing import Any

import pytest

import neontable
from neontable import bots
from neontable.bots import RandomBot, SearchBot
from neontable.kernel.table import Table

GAME = neontable.game("adrenaline")

TABLES: list[tuple[int, dict[str, Any]]] = [
    (4, {}),
    (3, {"mode": "domination", "bot": True}),
    (3, {"mode": "turret", "arena": "small"}),
]


def play_out(
    table: Table, seat: int, seed: int, stop: int = 100_000, effort: float = 1.0
) -> list[Any]:
    """The tactician in one seat, random play in the others; the tactician's answers."""
    players: list[bots.Bot] = [RandomBot(GAME, s, seed) for s in range(table.seats)]
    players[seat] = SearchBot(GAME, seat, seed, effort)
    answers = []
    while not table.over and len(answers) < stop:
        ask = table.asks[0]
        answer = players[ask.seat].choose(table, ask)
        if ask.seat == seat:
            answers.append(answer)
        table.answer(ask.seat, answer)
    return answers


def test_a_game_that_knows_worth_has_a_tactician() -> None:
    assert bots.names(GAME) == ["tactician", "random"]
    assert isinstance(bots.make(GAME, "tactician", 1, 7), SearchBot)
    assert isinstance(bots.make(GAME, bots.BEST, 1, 7), SearchBot)


def test_same_seed_same_choices() -> None:
    first = play_out(GAME.new(4, seed=5, quiet=True), 2, 9, stop=60)
    again = play_out(GAME.new(4, seed=5, quiet=True), 2, 9, stop=60)
    assert first == again


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_hidden_information_never_changes_a_choice(seats: int, options: dict[str, Any]) -> None:
    table = GAME.new(seats, seed=11, options=options, quiet=True)
    players: list[bots.Bot] = [RandomBot(GAME, s, 3) for s in range(seats)]
    players[0] = SearchBot(GAME, 0, 3)
    compared = differing = 0
    while compared < 25 and not table.over:
        ask = table.asks[0]
        if ask.seat == 0 and len(ask.options) > 1:
            one, other = table.redeal(0, "one"), table.redeal(0, "other")
            for figure in range(1, seats):
                other.state.players[figure].points += 3 * figure  # others' points are hidden too
            assert one.view(0) == other.view(0)
            differing += one.digest != other.digest
            choices = [
                SearchBot(GAME, 0, compared).choose(world, world.asks_for(0)[0])
                for world in (one, other, table)
            ]
            assert choices[0] == choices[1] == choices[2]
            compared += 1
        table.answer(ask.seat, players[ask.seat].choose(table, ask))
    assert compared == differing == 25


def test_choosing_leaves_the_table_alone() -> None:
    table = GAME.new(4, seed=2)
    before = table.to_json()
    SearchBot(GAME, 0, 1).choose(table, table.asks[0])
    assert table.to_json() == before


def test_a_plan_is_dropped_when_the_table_is_not_as_foreseen() -> None:
    bot = SearchBot(GAME, 0, 1)
    table = GAME.new(4, seed=2, quiet=True)
    table.answer(0, bot.choose(table, table.asks[0]))
    assert bot._plan
    elsewhere = GAME.new(4, seed=3, quiet=True)
    ask = elsewhere.asks[0]
    assert bot.choose(elsewhere, ask) in ask.options


@pytest.mark.parametrize(("seats", "options"), TABLES[1:])
def test_other_modes_are_played_to_the_end(seats: int, options: dict[str, Any]) -> None:
    table = GAME.new(seats, seed=4, options=options, quiet=True)
    play_out(table, 1, 4)
    assert table.outcome is not None
    assert table.outcome.winners == (1,)


def test_wins_at_least_17_of_20_against_random_play() -> None:
    """Short games and little thought, to be quick; tools/measure_bot.py plays the real ones."""
    wins = 0
    for k in range(20):
        seat = k % 4
        table = GAME.new(4, seed=f"suite {k}", options={"skulls": 5}, quiet=True)
        play_out(table, seat, k, effort=0.1)
        assert table.outcome is not None
        wins += table.outcome.winners == (seat,)
    assert wins >= 17
