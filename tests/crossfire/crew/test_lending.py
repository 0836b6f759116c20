"""A runner is lent to a friend's table, plays there with its upgrades, and comes home once."""

from __future__ import annotations

import pytest

from neontable import bots
from neontable.games.crossfire.campaign import options as o
from neontable.games.crossfire.campaign.crew import why_no_guest
from neontable.games.crossfire.campaign.game import CREW
from neontable.games.crossfire.campaign.runner import slip, tops
from neontable.games.crossfire.campaign.state import CrewState
from neontable.games.crossfire.game import GAME
from neontable.games.crossfire.missions.karma import award
from neontable.kernel.campaign.file import Person
from neontable.kernel.campaign.missions import Brought
from neontable.kernel.campaign.session import CampaignSession
from neontable.kernel.errors import BadAnswer
from neontable.kernel.table import Table
from neontable.kernel.text import render
from tests.crossfire.crew.test_crew import play


def crew(*, seasoned: bool = True) -> CampaignSession:
    """Two people; Nyx has learnt something on a mission."""
    session = CampaignSession.new(CREW, [Person("Ann"), Person("Bob")], seed=5)
    for seat, (metatype, name) in enumerate((("ork", "Nyx"), ("elf", "Rook"))):
        session.table.answer(seat, o.Recruit(metatype))
        session.table.answer(seat, o.Name(name))
    if seasoned:
        play(session.table, karma=10)
        session.table.answer(0, o.Learn("cigar-money", 0, 0))
    return session


def state(session: CampaignSession) -> CrewState:
    assert isinstance(session.state, CrewState)
    return session.state


def elsewhere(text: str, seed: int = 1) -> Table:
    """A friend's table, to which the runner of this text is brought; bots play it to its end."""
    table = GAME.new(
        2, seed, {"karma": 10, "mission": "initiation"}, loadouts=(("",), (text,)), quiet=True
    )
    players = [bots.make(GAME, "random", seat, seed) for seat in range(2)]
    while not table.over:
        ask = table.asks[0]
        table.answer(ask.seat, players[ask.seat].choose(table, ask))
    return table


def lent(session: CampaignSession) -> str:
    session.table.answer(0, o.Lend(0))
    return slip(state(session).runners[0])


@pytest.mark.rule("CF-CAMP-002")
def test_a_lent_runner_plays_with_its_upgrades_and_brings_its_karma_home() -> None:
    session = crew()
    there = elsewhere(lent(session))
    assert there.state.runners[1].metatype == "ork"
    assert "cigar-money" in there.state.runners[1].upgrades
    earned = award(there.state, 1, there.state.result)
    before = state(session).runners[0].karma
    assert session.take_home(there.record) == [0]
    runner = state(session).runners[0]
    assert runner.karma == before + earned
    assert runner.deeds[-1].name == "initiation"
    assert runner.deeds[-1].result == there.state.result
    assert not runner.lent
    assert tops(runner)[0] == "cigar-money"


def test_nothing_comes_home_twice() -> None:
    session = crew()
    there = elsewhere(lent(session))
    session.take_home(there.record)
    before = session.table.digest
    with pytest.raises(BadAnswer, match="come home already"):
        session.take_home(there.record)
    assert session.table.digest == before


def test_what_came_home_is_not_taken_back() -> None:
    session = crew()
    there = elsewhere(lent(session))
    assert session.may_undo()  # lending itself is a decision like any other
    session.take_home(there.record)
    assert not session.may_undo()


def test_who_was_called_back_brings_nothing() -> None:
    session = crew()
    there = elsewhere(lent(session))
    session.table.answer(0, o.Recall(0))
    with pytest.raises(BadAnswer, match="called back"):
        session.take_home(there.record)
    # A new loan is another one: the old table does not count for it.
    session.table.answer(0, o.Lend(0))
    with pytest.raises(BadAnswer, match="called back"):
        session.take_home(there.record)


@pytest.mark.rule("CF-CAMP-001")
def test_a_lent_runner_stays_as_it_is_and_at_home_goes_nobody_twice() -> None:
    session = crew()
    lent(session)
    table = session.table
    offered = table.asks_for(0)[0].options
    assert not any(isinstance(option, o.Learn | o.Rest | o.Lend) for option in offered)
    refusal = table.why_not(0, o.Lend(0))
    assert refusal is not None
    assert "lent already" in render(refusal.text, "en")
    learning = table.why_not(0, o.Learn("just-tough", 0, 0))
    assert learning is not None
    assert "lent" in render(learning.text, "en")
    table.answer(0, o.Go())
    assert 0 not in state(session).missions[0].seats  # Rook goes with bots of the house


def test_a_runner_on_a_mission_is_not_lent() -> None:
    session = crew()
    session.table.answer(0, o.Go())
    refusal = session.table.why_not(0, o.Lend(0))
    assert refusal is not None
    assert "on a mission" in render(refusal.text, "en")


def test_a_table_that_is_not_over_brings_nothing_home() -> None:
    session = crew()
    table = GAME.new(2, 1, {"karma": 10}, loadouts=(("",), (lent(session),)))
    with pytest.raises(BadAnswer, match="not over"):
        session.take_home(table.record)


def test_a_crew_with_a_loan_is_written_and_read() -> None:
    session = crew(seasoned=False)
    there = elsewhere(lent(session))
    session = CampaignSession.read(session.file().to_json())
    assert state(session).runners[0].lent
    session.take_home(there.record)
    again = CampaignSession.read(session.file().to_json())
    assert state(again).runners[0] == state(session).runners[0]


def test_the_slip_stands_on_the_sheet() -> None:
    session = crew()
    text = lent(session)
    sheet = CREW.sheets(CREW.view(state(session), 1))[0]
    said = [render(fact.value, "en") for fact in sheet.facts if not isinstance(fact.value, int)]
    assert text in said


# -- on a mission of another crew ---------------------------------------------------------------
def borrowing(text: str) -> CampaignSession:
    """Another crew, in which Cal brings the lent runner of this slip."""
    session = CampaignSession.new(CREW, [Person("Cal"), Person("Dee")], seed=9)
    for seat, (metatype, name) in enumerate((("elf", "Jinx"), ("troll", "Brick"))):
        session.table.answer(seat, o.Recruit(metatype))
        session.table.answer(seat, o.Name(name))
    session.report(Brought(0, CREW.checked_lists(state(session), (text,))))
    session.table.answer(0, o.Plan("initiation"))
    return session


def sent(session: CampaignSession) -> Table:
    """The planned mission is played to its end by bots."""
    session.table.answer(0, o.Go())
    table = session.begin(1, 1)
    players = [bots.make(GAME, "random", seat, 1) for seat in range(table.seats)]
    while not table.over:
        ask = table.asks[0]
        table.answer(ask.seat, players[ask.seat].choose(table, ask))
    session.keep(1, table)
    session.finish(1)
    return table


@pytest.mark.rule("CF-CAMP-002", "CF-SETUP-005")
def test_a_lent_runner_goes_on_a_mission_of_another_crew_and_its_karma_goes_home() -> None:
    home = crew()
    other = borrowing(lent(home))
    there = sent(other)
    assert there.state.runners[0].metatype == "ork"
    assert "cigar-money" in there.state.runners[0].upgrades
    before = state(home).runners[0].karma
    assert home.take_home(other.file().to_json()) == [0]
    assert state(home).runners[0].karma == before + award(there.state, 0, there.state.result)
    assert state(home).runners[0].deeds[-1].name == "initiation"
    # The one who brought it earned nothing with it, and it is gone; the others earned theirs.
    assert not state(other).runners[0].deeds
    assert not state(other).runners[0].guest
    assert [deed.name for deed in state(other).runners[1].deeds] == ["initiation"]
    with pytest.raises(BadAnswer, match="come home already"):
        home.take_home(there.record)


def test_who_cannot_be_brought() -> None:
    home = crew()
    text = lent(home)
    assert why_no_guest(state(home), 1, (text,)) == "CF-CAMP-001 xc-no-guest-twice"
    other = borrowing(text)
    assert why_no_guest(state(other), 1, (text,)) == "CF-CAMP-001 xc-no-guest-twice"
    assert why_no_guest(state(other), 1, ("Ork",)) == "CF-SETUP-005 xc-no-guest-loan"
    assert why_no_guest(state(other), 1, ("# loan: 12; Dragon",)) == "CF-SETUP-005 xc-no-guest"
    other.table.answer(0, o.Go())
    assert why_no_guest(state(other), 0, ("",)) == "CF-CAMP-001 xc-no-change"
    with pytest.raises(BadAnswer):
        other.report(Brought(0, ("",)))


def test_a_guest_may_be_sent_away_and_the_crew_is_written_and_read_with_it() -> None:
    other = borrowing(lent(crew()))
    other = CampaignSession.read(other.file().to_json())
    assert CREW.lists_shown(CREW.view(state(other), 0))[0][0].count("# loan") == 1
    assert "loan" not in CREW.lists_shown(CREW.view(state(other), 1))[0][0]
    other.report(Brought(0, ("",)))
    other.table.answer(0, o.Go())
    (mission,) = state(other).missions
    assert [r["metatype"] for r in mission.carried["runners"]][:2] == ["elf", "troll"]
