"""Where people at Netrunner are asked to respond, and where they are passed for."""

from __future__ import annotations

from typing import Any

import pytest

from neontable import bots
from neontable.games.netrunner.model.card import CORP, RUNNER
from neontable.kernel import registry
from neontable.kernel.asks import Ask
from neontable.kernel.stops import Stops, Where, empty, milestone, passable, turn, verdict
from neontable.kernel.table import Table
from tools.measure_questions import report

Found = tuple[Table[Any, Any, Any], Ask]


def responses(seed: int, answers: int = 260) -> list[Found]:
    """The chances to respond in a game of two veterans, each with its table."""
    game = registry.game("netrunner")
    table = game.new(2, seed, {}, windows=True)
    players = [bots.make(game, "veteran", seat, seed) for seat in (0, 1)]
    found = []
    while not table.over and table.journal.count < answers:
        ask = table.asks[0]
        if passable(ask):
            found.append((table.clone(), ask))
        table.answer(ask.seat, players[ask.seat].choose(table, ask))
    return found


@pytest.fixture(scope="module")
def game() -> list[Found]:
    return responses(1)


def at(where: Where, found: Found, quiet: bool = False) -> str:
    table, ask = found
    stops = Stops(where, turn(table) if quiet else ())
    return verdict(table, ask, lambda seat: stops)


def face_down(table: Table[Any, Any, Any]) -> bool:
    return any(not c.up for fort in table.state.forts for c in fort.inside)


def test_two_people_meet_at_most_two_empty_questions_in_a_round() -> None:
    """They were eighteen: a pass for nothing after each action of either player."""
    count = report("netrunner", 1, 2, Stops())
    assert count.before["empty"] / count.rounds > 15
    assert count.after["empty ask"] / count.rounds <= 2


def test_a_runner_without_face_down_cards_is_passed_for_at_once(game: list[Found]) -> None:
    """All that he could use lies open: nobody learns anything."""
    mine = [f for f in game if f[1].seat == RUNNER and all(c.up for c in f[0].state.runner.rig)]
    assert mine
    for found in mine:
        assert at("could", found) == ("now" if empty(found[1]) else "ask")


def test_a_corp_with_a_card_face_down_is_waited_for_whether_or_not_it_can_rez_it(
    game: list[Found],
) -> None:
    theirs = [
        f for f in game if f[1].seat == CORP and f[0].state.side == RUNNER and face_down(f[0])
    ]
    full = [f for f in theirs if not empty(f[1])]
    nothing = [f for f in theirs if empty(f[1])]
    assert nothing
    assert {at("could", f) for f in nothing} <= {"wait", "now"}
    assert {at("could", f) for f in full} <= {"wait", "ask"}
    assert "wait" in {at("could", f) for f in nothing}
    # Who wants no hurry is asked, in both cases.
    hidden = [f for f in theirs if at("could", f) == "wait"]
    assert {at("asked", f) for f in hidden} == {"ask"}


def test_no_more_this_turn_holds_for_this_turn_only(game: list[Found]) -> None:
    table, ask = next(f for f in game if at("asked", f) == "ask")
    assert at("asked", (table, ask), quiet=True) == "now"
    quiet = Stops("asked", turn(table))
    later = next(f for f in game if turn(f[0]) > turn(table) and at("asked", f) == "ask")
    assert verdict(*later, lambda seat: quiet) == "ask"


def test_at_milestones_alone_nothing_else_is_asked(game: list[Found]) -> None:
    run = [f for f in game if milestone(*f) and not (f[1].public and empty(f[1]))]
    other = [f for f in game if not milestone(*f)]
    assert run
    assert other
    assert {at("milestones", f) for f in run} == {"ask"}
    assert {at("milestones", f) for f in other} == {"now"}


def test_nowhere_and_everywhere_mean_it(game: list[Found]) -> None:
    assert {at("none", f) for f in game} == {"now"}
    assert {at("all", f) for f in game} == {"ask"}


def test_ice_is_never_left_unrezzed_for_somebody_in_a_hurry() -> None:
    """To rez the ice that is met is a decision, no response: whoever wants no more is asked."""
    asked = []
    table = registry.game("netrunner").new(2, 3, {}, windows=True)
    players = [bots.make(table.game, "veteran", seat, 3) for seat in (0, 1)]
    while not table.over and len(asked) < 3:
        ask = table.asks[0]
        if ask.id == "nr-ask-rez-ice" and not empty(ask):
            asked.append(verdict(table, ask, lambda seat: Stops("none")))
        table.answer(ask.seat, players[ask.seat].choose(table, ask))
    assert asked == ["ask"] * 3
