"""Campaigns: tables are asked for, begun and taken exactly once; files prove themselves."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from neontable.kernel import registry
from neontable.kernel.campaign.file import BadCampaign, Person, read
from neontable.kernel.campaign.game import result_of, same_tables
from neontable.kernel.campaign.missions import (
    CONCEDED,
    HOUSE,
    PLAYED,
    Arrived,
    Begun,
    Left,
    objections,
)
from neontable.kernel.campaign.session import CampaignSession
from neontable.kernel.errors import BadAnswer, BadOption, UnknownCampaign
from neontable.kernel.outcome import given_up, sides_out, together
from neontable.kernel.table import Table, replay
from tests.toys import crew
from tests.toys.crew import Buy, Crack, Ready, Scan, Sneak

registry.add(crew.GAME)
CREW = registry.campaign("crew")
ANN, BOB = Person("Ann"), Person("Bob")


def session(*people: Person, jobs: int = 3) -> CampaignSession:
    return CampaignSession.new(CREW, people or (ANN, BOB), seed=5, options={"jobs": jobs})


def ready(campaign: CampaignSession) -> int:
    """Everybody is ready: the number of the job that is asked for."""
    for ask in [a for a in campaign.table.asks if a.seat != HOUSE]:
        campaign.table.answer(ask.seat, Ready())
    return campaign.missions()[0].number


def play(table: Table, seed: int = 1) -> None:
    rng = random.Random(seed)
    while not table.over:
        ask = table.asks[0]
        table.answer(ask.seat, rng.choice([Crack(), Sneak()]))


def play_job(campaign: CampaignSession, seed: int = 1) -> int:
    number = ready(campaign)
    table = campaign.begin(number, seed)
    play(table, seed)
    campaign.keep(number, table)
    campaign.finish(number)
    return number


# -- the registry --------------------------------------------------------------------------------
def test_campaigns_are_found_by_name_but_are_no_games_of_a_list() -> None:
    assert registry.campaign("crew") is registry.game("crew") is crew.CREW
    assert "crew" in registry.campaigns()
    assert "crew" not in registry.names()
    assert "adrenaline-league" in registry.campaigns()
    with pytest.raises(UnknownCampaign, match=r"'job'.*-league, combatzone-campaign, crew"):
        registry.campaign("job")


# -- what is carried -----------------------------------------------------------------------------
def test_what_a_member_buys_changes_the_set_up_of_the_next_table() -> None:
    campaign = session()
    campaign.table.answer(0, Buy("scanner"))
    table = campaign.begin(ready(campaign))
    assert table.setup.carried == {"tools": [["scanner"], []]}
    table.answer(0, Scan())
    assert table.view(0).next_box == table.state.boxes[-1]
    assert table.view(1).next_box == -1
    assert replay(table.record).digest == table.digest, "the record says what was carried in"


@pytest.mark.parametrize(
    "carried",
    [{"tools": [["scanner"]]}, {"tools": [["gun"], []]}, {"tools": 3}, {"loot": 1}, [], "x"],
)
def test_what_a_game_does_not_understand_is_not_carried_in(carried: Any) -> None:
    with pytest.raises(BadOption):
        crew.GAME.new(2, 1, carried=carried)


def test_members_keep_what_they_own_from_each_other() -> None:
    campaign = session()
    campaign.table.answer(0, Buy("scanner"))
    assert campaign.table.view(0).owned == ("scanner",)
    assert campaign.table.view(1).owned == ()
    assert campaign.table.events_for(1) == []
    ready(campaign)
    seen = msgspec.json.encode(campaign.table.view(1))
    assert b"scanner" not in seen, "a mission that is asked for reveals nothing of what is carried"


# -- results -------------------------------------------------------------------------------------
def test_a_job_is_played_and_pays_everybody() -> None:
    campaign = session()
    number = play_job(campaign)
    (played,) = campaign.state.played
    assert played.mission.number == number
    assert played.outcome.sides == ((0, 1),)
    assert campaign.state.earned == [2 + played.outcome.points[0]] * 2
    assert campaign.missions() == []


def test_every_result_but_that_of_the_begun_table_is_refused() -> None:
    campaign = session()
    number = ready(campaign)
    (asked,) = campaign.missions()
    other = crew.GAME.new(2, 9)
    play(other)
    assert other.outcome is not None
    early = result_of(asked, other, "t1", ended=PLAYED, outcome=other.outcome)
    with pytest.raises(BadAnswer, match="NT-TABLE"):
        campaign.report(early)
    campaign.report(Begun(number, "t1", 1))
    good = early
    bent = msgspec.structs.replace
    wrong = {
        "NT-MISSION": bent(good, mission=number + 1),
        "NT-TABLE": bent(good, table="t2"),
        "NT-GAME": bent(good, game="bazaar"),
        "NT-GAME ": bent(good, rules=2),
        "NT-RESULT": bent(good, outcome=together(True, [1, 1, 1], "jb-won")),
        "NT-RESULT ": bent(good, gone=(2,)),
        "NT-RESULT  ": bent(good, ended="somehow"),
        "NT-RESULT   ": bent(good, report=None),
    }
    before = campaign.table.digest
    for code, result in wrong.items():
        with pytest.raises(BadAnswer, match=code.strip()):
            campaign.report(result)
    assert campaign.table.digest == before
    both = bent(good, table="t2", game="bazaar", rules=7, ended="somehow")
    reasons = objections(campaign.state.members, campaign.state.missions, both)
    assert [code.split()[0] for code, _ in reasons] == [
        "NT-TABLE",
        "NT-GAME",
        "NT-GAME",
        "NT-RESULT",
    ], "every reason is named"
    campaign.report(good)
    with pytest.raises(BadAnswer, match="NT-MISSION"):
        campaign.report(good)
    assert len(campaign.state.played) == 1


def test_a_mission_has_one_table() -> None:
    campaign = session()
    number = ready(campaign)
    campaign.report(Begun(number, "t1", 1))
    for table in ("t1", "t2"):
        with pytest.raises(BadAnswer, match="NT-TABLE"):
            campaign.report(Begun(number, table, 1))
    with pytest.raises(BadAnswer, match="NT-MISSION"):
        campaign.report(Begun(number + 1, "t2", 1))


def test_only_the_house_reports_and_it_decides_nothing_for_members() -> None:
    campaign = session()
    number = ready(campaign)
    for seat in (0, 1, -1):
        with pytest.raises(BadAnswer):
            campaign.table.answer(seat, Begun(number, "t1", 1))
    fresh = session()
    with pytest.raises(BadAnswer):
        fresh.table.answer(HOUSE, Ready())


def test_people_come_late_and_leave() -> None:
    campaign = session(ANN, Person(), BOB)
    assert campaign.table.waiting == [0, 2, HOUSE]
    campaign.report(Arrived(1))
    with pytest.raises(BadAnswer, match="NT-MEMBER"):
        campaign.report(Arrived(1))
    with pytest.raises(BadAnswer, match="NT-MEMBER"):
        campaign.report(Arrived(3))
    number = ready(campaign)
    campaign.begin(number)
    with pytest.raises(BadAnswer, match="NT-BUSY"):
        campaign.report(Left(1))
    campaign.finish(number, gone=[0, 1, 2])
    campaign.report(Left(1))
    assert campaign.begin(ready(campaign)).seats == 2


def test_a_table_that_everybody_gives_up_is_lost_by_everybody() -> None:
    campaign = session()
    number = ready(campaign)
    campaign.begin(number)
    with pytest.raises(BadAnswer, match="not over"):
        campaign.finish(number)
    campaign.finish(number, gone=[0, 1])
    (played,) = campaign.state.played
    assert (played.ended, played.gone, played.outcome.winners) == (CONCEDED, (0, 1), ())


def test_a_side_stays_while_one_of_its_people_does() -> None:
    sides = ((0, 1), (2, 3))
    assert sides_out(4, sides, [0, 1, 2, 3], [0]) == []
    assert sides_out(4, sides, [0, 2, 3], [0]) == [(0, 1)], "the bot beside it does not count"
    ended = given_up([9, 9, 1, 1], [(0, 1)], sides, "over")
    assert (ended.winners, ended.ranking) == ((2, 3), ((2, 3), (0, 1)))
    alone = given_up([5, 7, 7, 9], [(3,)], (), "over")
    assert alone.ranking == ((1, 2), (0,), (3,))


# -- taking back ---------------------------------------------------------------------------------
def test_decisions_are_taken_back_but_never_a_table_or_a_result() -> None:
    campaign = session()
    assert not campaign.may_undo(), "who came stays"
    campaign.table.answer(0, Buy("scanner"))
    campaign.undo()
    assert campaign.table.view(0).owned == ()
    number = ready(campaign)
    assert not campaign.may_undo()
    with pytest.raises(BadAnswer, match="cannot be undone"):
        campaign.undo()
    campaign.begin(number)
    assert not campaign.may_undo()
    campaign.finish(number, gone=[0, 1])
    assert not campaign.may_undo()
    before = campaign.table.clone()
    campaign.table.answer(0, Ready())
    assert same_tables(before.state, campaign.state)
    assert campaign.may_undo()


# -- files ---------------------------------------------------------------------------------------
def finished() -> CampaignSession:
    campaign = session(jobs=2)
    play_job(campaign, 1)
    campaign.table.answer(1, Buy("scanner"))
    play_job(campaign, 2)
    assert campaign.table.over
    return campaign


def test_a_campaign_survives_its_file() -> None:
    campaign = finished()
    data = campaign.file().to_json()
    again = CampaignSession.read(data)
    assert again.table.digest == campaign.table.digest
    assert again.file().to_json() == data
    assert [p.name for p in again.people] == ["Ann", "Bob"]


def test_a_file_keeps_a_table_that_is_being_played() -> None:
    campaign = session()
    number = ready(campaign)
    table = campaign.begin(number, 3)
    table.answer(0, Crack())
    campaign.keep(number, table)
    again = CampaignSession.read(campaign.file().to_json())
    resumed = again.resume(number)
    assert resumed.digest == table.digest
    assert again.begin(number) is resumed, "beginning it again goes on with it"
    play(resumed)
    again.keep(number, resumed)
    again.finish(number)
    assert CampaignSession.read(again.file().to_json()).table.digest == again.table.digest


def test_a_table_that_was_given_up_is_proved_too() -> None:
    campaign = session()
    number = ready(campaign)
    campaign.begin(number, 3)
    campaign.finish(number, gone=[0, 1])
    data = json.loads(campaign.file().to_json())
    assert CampaignSession.read(json.dumps(data)).state.played[0].gone == (0, 1)
    data["tables"][0]["gone"] = [0]
    with pytest.raises(BadCampaign, match="not that of its record"):
        read(json.dumps(data))


Bend = Callable[[dict[str, Any]], None]


def _cut(d: dict[str, Any]) -> None:
    d["tables"][0]["record"]["answers"].pop()


def _other_record(d: dict[str, Any]) -> None:
    d["tables"][0]["record"] = d["tables"][1]["record"]


def _missing(d: dict[str, Any]) -> None:
    del d["tables"][0]


def _twice(d: dict[str, Any]) -> None:
    d["tables"].append(d["tables"][0])


def _never(d: dict[str, Any]) -> None:
    d["tables"][0]["mission"] = 77


def _other_table(d: dict[str, Any]) -> None:
    d["tables"][0]["table"] = "elsewhere"


def _more_loot(d: dict[str, Any]) -> None:
    result = next(a for _, a in d["record"]["answers"] if a[0] == "result")
    result[-1]["loot"] += 1
    result[6]["points"] = [9, 9]


def _other_tools(d: dict[str, Any]) -> None:
    d["tables"][1]["record"]["setup"]["carried"] = {"tools": [["rope"], ["rope"]]}


def _other_rules(d: dict[str, Any]) -> None:
    d["tables"][0]["record"]["rules"] = 9


def _people(d: dict[str, Any]) -> None:
    d["people"].pop()


def _campaign(d: dict[str, Any]) -> None:
    d["record"]["answers"].pop(2)


@pytest.mark.parametrize(
    ("bend", "reason"),
    [
        (_cut, "mission 1"),
        (_other_record, "mission 1"),
        (_missing, "mission 1: the record of its table is missing"),
        (_twice, "mission 1: its table is in the file twice"),
        (_never, "mission 77: the campaign never began it"),
        (_other_table, "mission 1: it was played at"),
        (_more_loot, "the campaign's record"),
        (_other_tools, "mission 2: the table was not set up as the campaign asks"),
        (_other_rules, "mission 1: a table of job, rules version 1"),
        (_people, "people: 1 names for 2 places"),
        (_campaign, "the campaign's record"),
    ],
)
def test_a_bent_file_is_refused_with_its_reason(bend: Bend, reason: str) -> None:
    data = json.loads(finished().file().to_json())
    bend(data)
    with pytest.raises(BadCampaign, match=reason):
        read(json.dumps(data))


def test_every_reason_is_named_at_once() -> None:
    data = json.loads(finished().file().to_json())
    for bend in (_other_table, _other_tools, _people):
        bend(data)
    with pytest.raises(BadCampaign) as refused:
        read(json.dumps(data))
    assert len(refused.value.problems) == 3


@pytest.mark.parametrize(
    "junk",
    [b"", b"{", b"[]", b"null", b'{"kind": "neontable-campaign", "format": 99}', b"\xff\xfe",
     b'{"kind": "other", "format": 1}', b'{"kind": "neontable-campaign", "format": 1}'],
)  # fmt: skip
def test_a_foreign_file_is_refused(junk: bytes) -> None:
    with pytest.raises(BadCampaign):
        read(junk)


def test_the_record_of_a_single_table_is_no_campaign() -> None:
    table = crew.GAME.new(2, 1)
    with pytest.raises(BadCampaign, match="not a Neontable campaign"):
        read(table.record.to_json())
    data = json.loads(finished().file().to_json())
    data["record"] = json.loads(table.record.to_json())
    with pytest.raises(BadCampaign, match="job is a game, not a campaign"):
        read(json.dumps(data))
