"""The veteran: what it does where there is no doubt, and that it plays fair."""

from __future__ import annotations

from typing import Any

import pytest

import neontable
from neontable import bots
from neontable.games.netrunner.bots import corp as corp_bot
from neontable.games.netrunner.bots import runner as runner_bot
from neontable.games.netrunner.bots.veteran import Veteran
from neontable.games.netrunner.decks.construction import included
from neontable.games.netrunner.game import GAME
from neontable.games.netrunner.model.pieces import Memory
from neontable.kernel import text
from neontable.kernel.asks import accepts
from tests.netrunner.play import CORP, RUNNER, Duel, duel, plain

CORPS = [d.name for d in included().values() if d.side == CORP]
RUNNERS = [d.name for d in included().values() if d.side == RUNNER]


def said(d: Duel) -> Any:
    """What the veteran answers to the question that is open, in its plain form; the game is left
    there."""
    d.leave_open()
    ask = d.ask
    return plain(Veteran(GAME, ask.seat, 1).choose(d.table, ask))


def play_on(d: Duel, until: str = "") -> Duel:
    """Both sides play until a turn is over, the game is, or something is asked."""
    d.leave_open()
    players = [Veteran(GAME, seat, 1) for seat in (0, 1)]
    turn = d.g.turn
    while not d.over and d.g.turn == turn and d.ask.id != until:
        ask = d.ask
        d.answer(players[ask.seat].choose(d.table, ask), ask.seat)
    return d


# -- questions -----------------------------------------------------------------------------------
def test_every_question_of_the_game_is_foreseen() -> None:
    asks = [i for i in text.ids("en") if i.startswith(("nr-ask-", "nr-window-"))]
    asks = [i for i in asks if not i.startswith("nr-window-name-")]
    known = corp_bot.METHODS.keys() | runner_bot.METHODS.keys()
    assert len(asks) > 100
    assert sorted(i for i in asks if i not in known) == []


def test_every_answer_has_its_method() -> None:
    for methods, player in (
        (corp_bot.METHODS, corp_bot.CorpPlayer()),
        (runner_bot.METHODS, runner_bot.RunnerPlayer()),
    ):
        for name in methods.values():
            assert callable(getattr(player, name))


# -- the Corp --------------------------------------------------------------------------------------
def test_the_corp_kills_a_tagged_runner() -> None:
    d = duel(hq=["Scorched Earth", "Accounts Receivable"], bits=(8, 5), tags=1, hand=["Score!"] * 3)
    assert said(d) == ("play", "scorched-earth")


def test_the_corp_tags_a_runner_whom_it_can_kill() -> None:
    d = duel(
        hq=["Chance Observation", "Scorched Earth", "Scorched Earth", "Accounts Receivable"],
        bits=(12, 5),
        hand=["Score!"] * 5,
        memory=Memory(runs=1),
    )
    assert play_on(d).winner == CORP


def test_the_corp_finishes_an_agenda() -> None:
    d = duel(
        hq=["Accounts Receivable"],
        forts={3: "!Data Wall / Main-Office Relocation+2"},
        bits=(6, 9),
    )
    play_on(d)
    assert [c.card for c in d.g.corp.scored] == ["main-office-relocation"]


def test_the_corp_ices_its_forts_before_it_installs_an_agenda() -> None:
    d = duel(hq=["Main-Office Relocation", "Data Wall 2.0", "Quandary", "Wall of Static"])
    play_on(d)
    assert all(f.ice for f in d.g.forts if f.inside)
    assert sum(len(f.ice) for f in d.g.forts) >= 2


@pytest.mark.parametrize(("inside", "rezzed"), [("Tycho Extension+3", True), ("Setup!", False)])
def test_ice_is_rezzed_for_what_is_at_stake(inside: str, rezzed: bool) -> None:
    d = duel(forts={3: f"Fire Wall / {inside}"}, bits=(5, 5), hand=["Score!"] * 4, turn="runner")
    d.run(3)
    assert (said(d)[0] == "rez") is rezzed


def test_an_ambush_is_left_unadvanced_by_a_poor_corp() -> None:
    d = duel(forts={3: "!Data Wall / Vacant Soulkiller"}, bits=(1, 5))
    assert said(d)[0] != "advance"


def test_the_resources_of_a_tagged_runner_are_trashed() -> None:
    d = duel(hq=[], rig=["Loan from Chiba"], bits=(6, 3), tags=1, hand=["Score!"] * 5)
    assert play_on(d).winner == CORP, "who cannot pay the loan back has lost"


def test_no_agenda_points_are_paid_for_nothing() -> None:
    d = duel(
        forts={3: "/ !I Got a Rock"},
        corp_scored=["Tycho Extension"],
        bits=(6, 5),
        tags=2,
        hand=["Score!"] * 20,
    )
    assert d.offered("use", "I Got a Rock")
    play_on(d)
    assert d.g.corp.extra == 0, "fifteen points do not kill a hand of twenty"


# -- the Runner ------------------------------------------------------------------------------------
def test_an_advanced_naked_remote_is_run() -> None:
    d = duel(forts={3: "/ Tycho Extension+3"}, hand=["Score!"] * 4, turn="runner")
    assert said(d) == ("run", 3)
    play_on(d)
    assert [c.card for c in d.g.runner.scored] == ["tycho-extension"]


def test_no_run_without_cards_into_the_unknown() -> None:
    d = duel(forts={3: "/ Setup!+1"}, hand=[], stack=["Krash"] * 10, turn="runner", actions=1)
    assert said(d)[0] != "run"


def test_what_was_seen_is_not_looked_at_again() -> None:
    d = duel(forts={3: "/ Setup!"}, hand=["Krash"] * 5, rd=[], turn="runner", bits=(5, 9))
    play_on(d)
    assert d.g.memory.hits.count(3) <= 1


def test_the_missing_icebreaker_is_installed() -> None:
    d = duel(
        forts={"rd": "!Keeper", "hq": "!Keeper"},
        hand=["Codecracker", "Militech MRAM Chip", "Loony Goon"],
        rig=["Loony Goon"],
        bits=(5, 9),
        turn="runner",
    )
    assert said(d)[:2] == ("install-rig", "codecracker")


def test_ice_is_broken_when_the_prize_is_worth_it() -> None:
    d = duel(
        forts={3: "!Data Wall 2.0 / Tycho Extension+3"},
        hand=["Score!"] * 4,
        rig=["Hammer"],
        bits=(0, 8),
        turn="runner",
    )
    play_on(d)
    assert [c.card for c in d.g.runner.scored] == ["tycho-extension"]


def test_no_run_against_ice_that_cannot_be_passed() -> None:
    d = duel(
        forts={"hq": "!Fire Wall", "rd": "!Fire Wall", "archives": "!Fire Wall"},
        hand=["Krash"],
        turn="runner",
        bits=(5, 0),
    )
    play_on(d)
    assert d.g.memory.runs == 0


def test_tags_are_removed() -> None:
    d = duel(hand=["Krash"] * 3, tags=1, bits=(9, 6), turn="runner", stack=["Krash"] * 5)
    play_on(d)
    assert d.g.runner.tags == 0


def test_an_income_is_built() -> None:
    d = duel(hand=["Short-Term Contract"], bits=(5, 2), turn="runner", rd=[], stack=["Krash"] * 5)
    play_on(d)
    assert d.in_play("Short-Term Contract")


def test_an_asset_that_brings_bits_is_trashed() -> None:
    d = duel(
        forts={3: "/ !BBS Whispering Campaign", "hq": "!Fire Wall", "rd": "!Fire Wall"},
        hand=["Krash"] * 4,
        bits=(5, 8),
        turn="runner",
    )
    play_on(d)
    assert not d.in_play("BBS Whispering Campaign")


def test_a_shield_is_used() -> None:
    d = duel(
        forts={3: "/ !Setup!"}, hand=["Krash"], rig=["Force Shield"], bits=(5, 5), turn="runner"
    )
    d.run(3).to_access()
    assert d.ask.id == "nr-ask-damage"
    assert said(d)[0] == "prevent"


def test_a_tag_is_avoided_with_a_fall_guy() -> None:
    d = duel(
        hq=["Trojan Horse"],
        rig=["Fall Guy"],
        hand=["Krash"] * 2,
        bits=(5, 3),
        memory=Memory(runs=1, liberated=["tycho-extension"]),
    )
    d.pick("play", "Trojan Horse")
    assert said(d)[:3:2] == ("use", "fall-guy")


# -- fairness ------------------------------------------------------------------------------------
@pytest.mark.parametrize("number", range(4))
def test_the_veteran_uses_only_what_it_knows(number: int) -> None:
    """In worlds that a seat cannot distinguish it answers alike."""
    decks = (CORPS[number], RUNNERS[number])
    options = {"max_turns": 40}
    table = GAME.new(2, f"fair {number}", options, loadouts=decks, quiet=True)
    asked = 0
    while not table.over and table.journal.count < 250:
        ask = table.asks[0]
        answer = Veteran(GAME, ask.seat, 3).choose(table, ask)
        if table.journal.count % 9 == 0:
            asked += 1
            for world in range(3):
                other = table.redeal(ask.seat, world)
                same = next(a for a in other.asks if a.seat == ask.seat)
                assert Veteran(GAME, ask.seat, 3).choose(other, same) == answer
        table.answer(ask.seat, answer)
    assert asked > 5


def test_the_veteran_plays_at_a_table_that_shows_its_windows() -> None:
    table = GAME.new(2, seed="windows", options={"max_turns": 60}, windows=True, quiet=True)
    line = [bots.make(GAME, "veteran", seat, "windows") for seat in (0, 1)]
    while not table.over:
        ask = table.asks[0]
        answer = line[ask.seat].choose(table, ask)
        assert accepts(ask, answer)
        table.answer(ask.seat, answer)
    assert table.outcome is not None


def test_a_duel_of_veterans_asks_both_of_both_sides() -> None:
    table = GAME.new(2, seed="duel", options={"duel": True, "max_turns": 120}, quiet=True)
    line = [bots.make(GAME, "veteran", seat, "duel") for seat in (0, 1)]
    asked: set[tuple[int, str]] = set()
    while not table.over:
        ask = table.asks[0]
        asked.add((ask.seat, ask.id))
        table.answer(ask.seat, line[ask.seat].choose(table, ask))
    assert {(s, i) for s in (0, 1) for i in ("nr-ask-corp", "nr-ask-runner")} <= asked


@pytest.mark.parametrize("seat", [CORP, RUNNER])
def test_each_side_beats_random_play(seat: int) -> None:
    game = neontable.game("netrunner")
    won = 0
    for number in range(12):
        decks = (CORPS[number % len(CORPS)], RUNNERS[number % len(RUNNERS)])
        options = {"max_turns": 200}
        table = game.new(2, f"beats {number}", options, loadouts=decks, quiet=True)
        names = ("veteran", "random") if seat == CORP else ("random", "veteran")
        line = [bots.make(game, name, s, number) for s, name in enumerate(names)]
        while not table.over:
            ask = table.asks[0]
            table.answer(ask.seat, line[ask.seat].choose(table, ask))
        outcome = table.outcome
        won += outcome is not None and outcome.winners == (seat,)
    assert won >= 10
