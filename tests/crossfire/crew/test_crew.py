"""A crew of runners, played through the reports and decisions it is made of."""

from __future__ import annotations

import pytest

from neontable import bots
from neontable.games.crossfire.campaign import options as o
from neontable.games.crossfire.campaign.game import CREW
from neontable.games.crossfire.campaign.reports import CrossfireReport
from neontable.games.crossfire.campaign.runner import Runner, free, price, tops, worn
from neontable.games.crossfire.campaign.state import CrewState
from neontable.games.crossfire.game import GAME
from neontable.games.crossfire.missions.library import MISSIONS
from neontable.games.crossfire.model.library import UPGRADES
from neontable.kernel import registry
from neontable.kernel.campaign.file import Person
from neontable.kernel.campaign.game import setup_of, view_of
from neontable.kernel.campaign.missions import (
    CLOSED,
    HOUSE,
    NOBODY,
    PLAYED,
    Arrived,
    Begun,
    Left,
    TableResult,
)
from neontable.kernel.campaign.session import CampaignSession
from neontable.kernel.errors import BadAnswer
from neontable.kernel.outcome import together
from neontable.kernel.table import Table
from neontable.kernel.text import render


def crew(*metatypes: str, **options: object) -> Table:
    table = CREW.new(len(metatypes), 5, options)
    for seat, metatype in enumerate(metatypes):
        table.answer(HOUSE, Arrived(seat))
        table.answer(seat, o.Recruit(metatype))
        table.answer(seat, o.Name(("Nyx", "Rook", "Jinx", "Brick", "Echo")[seat]))
    return table


def state(table: Table) -> CrewState:
    assert isinstance(table.state, CrewState)
    return table.state


def runner(table: Table, seat: int = 0) -> Runner:
    return state(table).runners[seat]


def play(table: Table, result: str = "won", karma: int = 3, ended: str = PLAYED) -> None:
    """The planned mission is played and ends so."""
    table.answer(0, o.Go())
    number = state(table).missions[0].number
    table.answer(HOUSE, Begun(number, f"t{number}", 1))
    mission = state(table).missions[0]
    n = len(mission.seats)
    report = CrossfireReport(mission.options["mission"], result, (karma,) * n, ("decker",) * n)
    table.answer(
        HOUSE,
        TableResult(
            number,
            mission.table,
            mission.game,
            1,
            ended,
            together(result == "won", (karma,) * n, "cf-end-won"),
            (),
            (),
            "",
            None if ended == CLOSED else report,
        ),
    )


def offered(table: Table, seat: int = 0) -> list[object]:
    return [option for ask in table.asks if ask.seat == seat for option in ask.options]


def reason(table: Table, thing: o.Learn) -> str:
    refusal = table.why_not(thing.member, thing)
    assert refusal is not None
    return f"{refusal.rule} {render(refusal.text, 'en')}"


def test_a_runner_gets_a_metatype_and_a_name_that_nobody_else_has() -> None:
    table = crew("ork")
    assert (runner(table).name, runner(table).metatype) == ("Nyx", "ork")
    two = CREW.new(2, 1)
    for seat in (0, 1):
        two.answer(HOUSE, Arrived(seat))
        two.answer(seat, o.Recruit("elf"))
    two.answer(0, o.Name("Nyx"))
    assert o.Name("Nyx") not in offered(two, 1)
    assert o.Name("Rook") in offered(two, 1)


def test_the_planned_mission_starts_with_one_answer_and_bots_fill_the_team() -> None:
    table = crew("ork", "elf")
    found = CREW.launch(view_of(table, 0))  # type: ignore[arg-type]
    assert found is not None
    assert (found.option, found.seats) == (o.Go(), (0, 1, NOBODY, NOBODY))
    assert CREW.launch(view_of(table, 1)) is None, "the organiser starts it"  # type: ignore[arg-type]
    table.answer(0, found.option)
    (mission,) = state(table).missions
    made = GAME.set_up(setup_of(GAME, mission, "11" * 16, windows=False))
    assert [r.metatype for r in made.runners[:2]] == ["ork", "elf"]
    assert len(made.runners) == 4
    assert made.settled == list(range(len(made.settled)))
    assert made.settled


@pytest.mark.rule("CF-SETUP-019")
def test_plans_fit_the_mission() -> None:
    table = crew("ork")
    assert [n.n for n in offered(table) if isinstance(n, o.Team)] == [2, 3]
    table.answer(0, o.Plan("extraction"))
    table.answer(0, o.Team(1))
    table.answer(0, o.Accept("emt-gig"))
    assert o.Accept("emt-gig") not in offered(table), "it is accepted once"
    table.answer(0, o.Go())
    (mission,) = state(table).missions
    assert mission.seats == (0,)
    assert mission.options["emt_gig"] is True
    table.answer(0, o.CallOff())
    table.answer(0, o.Plan("dragon-fight"))
    table.answer(0, o.Accept("trouble-brewing"))
    assert o.Accept("lets-get-serious") not in offered(table), "they exclude each other"
    table.answer(0, o.Decline())
    assert o.Accept("lets-get-serious") in offered(table)
    table.answer(0, o.Go())
    assert len(state(table).missions[0].seats) == 4
    plans = [plan.mission for plan in offered(crew("elf")) if isinstance(plan, o.Plan)]
    assert plans == [name for name in MISSIONS if name != "crossfire"]


def test_a_challenge_for_each_runner_is_taken_as_often_as_runners_go() -> None:
    table = crew("ork", "elf", team=2)
    table.answer(0, o.Accept("danger-zone"))
    table.answer(0, o.Accept("danger-zone"))
    assert o.Accept("danger-zone") not in offered(table)
    table.answer(0, o.Go())
    (mission,) = state(table).missions
    assert mission.options["danger_zone"] == 2
    assert "Danger Zone (2 times)" in render(CREW.mission_text(mission), "en")


@pytest.mark.rule("CF-CAMP-002", "CF-CAMP-003")
def test_karma_adds_up_and_is_never_spent() -> None:
    table = crew("ork", "elf")
    play(table, karma=4)
    play(table, "aborted", karma=1)
    play(table, "lost", karma=0)
    assert [runner(table, seat).karma for seat in (0, 1)] == [5, 5]
    assert [deed.result for deed in runner(table).deeds] == ["won", "aborted", "lost"]
    table.answer(0, o.Learn("cigar-money", 0, 0))
    assert (runner(table).karma, free(runner(table))) == (5, 0)


@pytest.mark.rule("CF-CAMP-004", "CF-CAMP-005")
def test_outside_the_first_slot_an_upgrade_counts_10_more() -> None:
    table = crew("ork")
    play(table, karma=34)
    table.answer(0, o.Learn("cigar-money", 0, 0))
    assert o.Learn("its-a-jing-thing", 1, 0) not in offered(table)
    assert reason(table, o.Learn("its-a-jing-thing", 1, 0)) == (
        "CF-CAMP-004 It counts 30 there, and 29 Karma are free for it: 1 too few."
    )
    play(table, karma=1)
    table.answer(0, o.Learn("its-a-jing-thing", 1, 0))
    assert worn(runner(table)) == 35 == runner(table).karma
    assert [price("cigar-money", slot) for slot in range(4)] == [5, 15, 15, 15]


@pytest.mark.rule("CF-CAMP-006", "CF-CAMP-007", "CF-CAMP-008")
def test_a_new_upgrade_covers_an_old_one_which_then_counts_for_nothing() -> None:
    table = crew("ork")
    play(table, karma=20)
    table.answer(0, o.Learn("cigar-money", 0, 0))
    assert "already" in reason(table, o.Learn("cigar-money", 1, 0))
    table.answer(0, o.Learn("its-a-jing-thing", 0, 0))
    assert runner(table).slots[0] == ("cigar-money", "its-a-jing-thing")
    assert (worn(runner(table)), free(runner(table))) == (20, 0)
    assert tops(runner(table)) == ("its-a-jing-thing", "", "", "")
    table.answer(0, o.Go())
    carried = state(table).missions[0].carried["runners"][0]
    assert carried["upgrades"][0] == "its-a-jing-thing"
    # What is covered does not count for the name (CF-AMB-047).
    table.answer(0, o.CallOff())
    table.answer(0, o.Learn("cigar-money", 0, 0))
    assert free(runner(table)) == 15


@pytest.mark.rule("CF-CAMP-009")
def test_a_card_has_four_slots() -> None:
    table = crew("ork")
    play(table, karma=200)
    for slot, upgrade in enumerate(("cigar-money", "just-tough", "chill", "omae")):
        table.answer(0, o.Learn(upgrade, slot, 0))
    assert "4 slots" in reason(table, o.Learn("juice", 4, 0))
    assert all(runner(table).slots)


@pytest.mark.rule("CF-CAMP-001")
def test_nothing_changes_while_the_runner_is_on_a_mission() -> None:
    table = crew("ork", "elf", "troll", "dwarf", "human")
    play(table, karma=5)
    table.answer(0, o.Go())
    away = state(table).missions[0].seats
    assert 4 in away, "who has played least goes first"
    for seat in away:
        assert not [x for x in offered(table, seat) if isinstance(x, o.Learn)]
    seat = away[0]
    (first, *_) = CREW.wares(view_of(table, seat))  # type: ignore[arg-type]
    assert not first.offered
    assert first.ways[0].refusal is not None
    assert first.ways[0].refusal.rule == "CF-CAMP-001"


def test_wares_say_what_can_be_bought_and_why_not_with_numbers() -> None:
    table = crew("ork")
    play(table, karma=12)
    wares = CREW.wares(view_of(table, 0))  # type: ignore[arg-type]
    assert len(wares) == len(UPGRADES)
    # What suits the runner first, then the cheapest.
    assert [(not w.suits, w.price) for w in wares] == sorted((not w.suits, w.price) for w in wares)
    for ware in wares:
        assert ware.texts
        for way in ware.ways:
            assert (way.option in offered(table)) == (way.refusal is None)
            if way.refusal is not None:
                assert "too few" in render(way.refusal.text, "en")
    assert sum(w.offered for w in wares) == sum(u.karma <= 12 for u in UPGRADES.values())
    assert CREW.wares(view_of(table, -1)) == ()  # type: ignore[arg-type]


def test_sheets_show_runner_slots_and_history() -> None:
    table = crew("ork", "elf")
    play(table, karma=25)
    table.answer(0, o.Learn("cigar-money", 0, 0))
    table.answer(0, o.Learn("its-a-jing-thing", 0, 0))
    sheet, other = CREW.sheets(view_of(table, 1))  # type: ignore[arg-type]
    words = [render(fact.label, "en") for fact in sheet.facts]
    values = {w: f.value for w, f in zip(words, sheet.facts, strict=True)}
    assert (values["Karma earned"], values["free"]) == (25, 5)
    (tally,) = sheet.tallies
    assert (tally.value, tally.of) == (20, 25)
    assert render(sheet.status, "en") == "ready"
    assert sheet.picture
    assert sheet.slots[0].picture
    assert render(sheet.about, "en") == "Ork, last time as Decker"
    assert sheet.slots[0].value == 20
    assert [render(c, "en") for c in sheet.slots[0].covers] == ["Cigar Money"]
    assert sheet.slots[1].name is None
    assert [render(d.text, "en") for d in sheet.deeds] == ["Crossfire: accomplished, +25 Karma"]
    assert render(other.title, "fr") == "Rook"


def test_who_rests_or_leaves_does_not_go() -> None:
    table = crew("ork", "elf")
    table.answer(1, o.Rest())
    table.answer(0, o.Go())
    assert 1 not in state(table).missions[0].seats
    table.answer(0, o.CallOff())
    table.answer(1, o.Return())
    table.answer(0, o.Go())
    assert 1 in state(table).missions[0].seats
    table.answer(HOUSE, Left(1))
    assert state(table).missions == [], "a mission with somebody who left is planned anew"
    table.answer(0, o.Rest())
    with pytest.raises(BadAnswer):
        table.answer(0, o.Go())


def test_a_table_that_nobody_could_finish_counts_for_nothing() -> None:
    table = crew("ork", missions=1)
    play(table, ended=CLOSED)
    assert not table.over
    assert runner(table) == Runner("Nyx", "ork", 0, ((), (), (), ()))
    play(table, karma=2)
    assert table.over
    assert state(table).outcome == together(True, (2,), "xc-end")


def test_three_missions_with_bots_are_played_kept_and_read_again() -> None:
    """A person and three bots of the house; upgrades of the second mission are in force."""
    game = registry.campaign("crossfire-crew")
    session = CampaignSession.new(game, [Person(name="Ann")], seed=3, options={"missions": 3})
    session.table.answer(0, o.Recruit("troll"))
    session.table.answer(0, o.Name("Brick"))
    for n in range(1, 4):
        if n == 1:
            session.table.answer(0, o.Plan("initiation"))
        session.table.answer(0, o.Go())
        mission = session.begin(n, seed=n)
        _let_bots_play(mission, n)
        session.keep(n, mission)
        session.finish(n)
    again = CampaignSession.read(session.file().to_json())
    assert again.table.over
    assert again.table.digest == session.table.digest
    kept = again.table.state.runners[0]
    assert [deed.mission for deed in kept.deeds] == [1, 2, 3]
    assert kept.karma == sum(deed.karma for deed in kept.deeds)


def _let_bots_play(table: Table, seed: int) -> None:
    players = [bots.make(table.game, "chummer", seat, f"{seed} {seat}") for seat in range(4)]
    while not table.over:
        ask = table.asks[0]
        table.answer(ask.seat, players[ask.seat].choose(table.redeal(ask.seat, "x"), ask))
