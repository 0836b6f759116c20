"""Campaigns on the server: joined by link, tables started from them, results exactly once."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from neontable.kernel import registry
from neontable.kernel.campaign.bots import ENOUGH
from neontable.kernel.campaign.file import read
from neontable.kernel.campaign.missions import HOUSE
from neontable.server import live_table, schema
from neontable.server.campaigns import Campaigns
from tests.server.conftest import Page, Player, Running, settings_for
from tests.server.scripted import Process
from tests.toys.restless import RestlessJob

New = Callable[..., Player]
KIND = "adrenaline-league"


def found(who: Player, places: int = 3, bots: int = 2, **more: Any) -> dict[str, Any]:
    wish = {"campaign": KIND, "places": places, "bots": bots, "bot": "random", **more}
    made: dict[str, Any] = who.post("/api/campaigns", wish)
    return made


def look(who: Player, id: str, **query: Any) -> dict[str, Any]:
    seen: dict[str, Any] = who.get(f"/api/campaigns/{id}", **query)
    return seen


def decide(who: Player, id: str, *answer: Any) -> Page:
    page = who.open(id)
    page.until_asked()
    key = page.give(list(answer))
    page.wait("ack", lambda m: m["key"] == key)
    return page


def start(who: Player, id: str, mission: int) -> dict[str, Any]:
    table: dict[str, Any] = who.post(f"/api/campaigns/{id}/missions/{mission}/start")
    return table


def concede(who: Player, table: str) -> None:
    page = who.open(table)
    seat = page.push["seat"]
    page.send("concede", seat=seat, key=f"give-up-{table}"[:60])
    page.wait("ack")


def until(done: Callable[[], bool], seconds: float = 60) -> None:
    end = time.monotonic() + seconds
    while not done():
        assert time.monotonic() < end, "it did not come about"
        time.sleep(0.02)


def until_played(who: Player, id: str, n: int) -> dict[str, Any]:
    until(lambda: len(look(who, id)["played"]) >= n)
    return look(who, id)


def reports(server: Running, id: str) -> list[str]:
    """What the house has reported to a campaign, in order."""
    _, moves = server.service.store.moves(id)
    return [json.loads(m.body)[0] for m in moves if m.seat == HOUSE]


def test_a_league_is_founded_listed_and_shown_in_both_languages(player: New) -> None:
    ann, bob = player("Ann"), player("Bob", lang="fr")
    made = found(ann, 5, 2, title="Friday night", listed=True, options={"rounds": 3})
    assert [m["status"] for m in made["members"]] == ["present", "vacant", "vacant"] + [
        "present"
    ] * 2
    assert made["members"][0]["mine"] is True
    assert made["headline"] == "The season of 3 rounds has not begun."
    assert made["standings"]["columns"][0] == "Points"
    lists = ann.get("/api/campaigns")
    assert [k["name"] for k in lists["kinds"]] == registry.campaigns()
    assert KIND in registry.campaigns()
    assert lists["kinds"][0]["min_places"] == 3
    assert [c["title"] for c in lists["mine"]] == ["Friday night"]
    assert lists["mine"][0]["waits"] is True
    theirs = bob.get("/api/campaigns")
    assert [c["id"] for c in theirs["listed"]] == [made["id"]]
    assert theirs["mine"] == []
    assert look(bob, made["id"])["headline"] == "La saison de 3 manches n’a pas commencé."
    assert "invite" not in look(bob, made["id"])
    # The tables page and the list of games know nothing of campaigns.
    assert ann.get("/api/tables")["mine"] == []
    assert KIND not in [g["name"] for g in ann.get("/api/games")["games"]]


def test_what_cannot_be_founded_is_refused(player: New) -> None:
    ann = player("Ann")
    wish = {"campaign": KIND, "places": 3}
    for bad in (
        {**wish, "campaign": "adrenaline"},
        {**wish, "places": 2},
        {**wish, "places": 11},
        {**wish, "bots": 3},
        {**wish, "bot": "nobody"},
        {**wish, "options": {"rounds": 99}},
        {**wish, "options": {"luck": 1}},
    ):
        assert ann.refused("POST", "/api/campaigns", bad) == (400, "bad-input")
    assert ann.refused("GET", "/api/campaigns/nothing") == (404, "no-campaign")
    table = ann.create("me", "random", "random")["id"]
    assert ann.refused("GET", f"/api/campaigns/{table}") == (404, "no-campaign")


def test_a_place_is_taken_by_link_early_and_late(player: New, server: Running) -> None:
    ann, bob, cy = player("Ann"), player("Bob"), player("Cy")
    made = found(ann, 4, 1, options={"rounds": 2})
    id, token = made["id"], made["invite"]
    assert bob.refused("GET", f"/api/campaigns/{id}") == (404, "no-campaign")
    assert bob.refused("POST", f"/api/campaigns/{id}/join", {}) == (404, "no-campaign")
    page = ann.open(id)
    joined = bob.post(f"/api/campaigns/{id}/join", {"token": token})
    assert [m["name"] for m in joined["members"]][:2] == ["Ann", "Bob"]
    page.wait("push", lambda m: any(h["id"] == "al-arrived" for h in m.get("happenings", ())))
    assert bob.refused("POST", f"/api/campaigns/{id}/join", {"token": token}) == (409, "seated")
    assert cy.refused("POST", f"/api/campaigns/{id}/join", {"token": token, "seat": 1}) == (
        409,
        "no-seat",
    )
    decide(ann, id, "next-round")
    late = cy.post(f"/api/campaigns/{id}/join", {"token": token, "seat": 2})
    assert late["members"][2]["mine"] is True
    assert 2 not in late["missions"][0]["seats"]
    assert reports(server, id) == ["arrived", "arrived", "arrived", "arrived"]
    dora = player("Dora")
    assert dora.refused("POST", f"/api/campaigns/{id}/join", {"token": token}) == (409, "full")


def test_a_table_is_started_from_the_campaign_and_its_result_flows_back(
    player: New, server: Running
) -> None:
    ann = player("Ann")
    id = found(ann, options={"rounds": 2})["id"]
    page = decide(ann, id, "next-round")
    seen = look(ann, id)
    (mission,) = seen["missions"]
    assert (mission["status"], mission["mine"], mission["may_start"]) == ("asked", True, True)
    table = start(ann, id, mission["number"])
    assert table["status"] == "playing"
    assert table["campaign"] == {"id": id, "title": "Adrenaline league", "mission": 1}
    assert start(ann, id, mission["number"])["id"] == table["id"], "a second start finds the first"
    until(lambda: look(ann, id)["missions"][0]["status"] == "playing")
    options = ann.get(f"/api/tables/{table['id']}")["options"]
    assert options["skulls"] in (5, 8)
    concede(ann, table["id"])
    seen = until_played(ann, id, 1)
    assert seen["missions"] == []
    (played,) = seen["played"]
    assert (played["ended"], played["replay"]) == ("conceded", table["id"])
    assert [s["place"] for s in played["seats"]][-1] == 0
    mine = played["seats"][-1]
    assert (mine["member"], mine["gone"], mine.get("winner", False)) == (0, True, False)
    row = next(r for r in seen["standings"]["rows"] if r["member"] == 0)
    assert (row["place"], row["values"][0]) == (3, "0")
    page.wait("push", lambda m: any(h["id"] == "al-scored" for h in m.get("happenings", ())))
    assert reports(server, id) == ["arrived"] * 3 + ["begun", "result"]
    assert ann.get(f"/api/replays/{table['id']}")["verified"] is True
    assert ann.refused("POST", f"/api/tables/{table['id']}/rematch") == (409, "campaign-table")
    assert ann.refused("DELETE", f"/api/tables/{table['id']}") == (409, "campaign-table")


def test_people_of_a_mission_sit_down_one_by_one(player: New) -> None:
    ann, bob, eve = player("Ann"), player("Bob"), player("Eve")
    made = found(ann, 3, 1)
    id = made["id"]
    bob.post(f"/api/campaigns/{id}/join", {"token": made["invite"]})
    decide(ann, id, "next-round")
    assert eve.refused("POST", f"/api/campaigns/{id}/missions/1/start") == (404, "no-campaign")
    table = start(ann, id, 1)
    assert table["status"] == "open"
    seen = look(bob, id)["missions"][0]
    assert (seen["status"], seen["ready"], seen["table"]) == ("waiting", [0], table["id"])
    path = f"/api/tables/{table['id']}"
    mine = next(s["seat"] for s in table["seats"] if s.get("mine"))
    assert bob.refused("POST", f"{path}/leave") == (409, "campaign-table")
    assert ann.refused("PUT", f"{path}/seats/{mine}", {"kind": "open"}) == (409, "campaign-table")
    begun = bob.post(f"{path}/join", {})
    assert begun["status"] == "playing"
    until(lambda: look(ann, id)["missions"][0]["status"] == "playing")
    assert ann.refused("POST", f"/api/campaigns/{id}/leave") == (409, "campaign-busy")


def test_a_bot_sits_down_for_somebody_who_does_not_come(player: New) -> None:
    ann, bob = player("Ann"), player("Bob")
    made = found(ann, 3, 1)
    id = made["id"]
    bob.post(f"/api/campaigns/{id}/join", {"token": made["invite"]})
    decide(ann, id, "next-round")
    table = start(ann, id, 1)
    path = f"/api/tables/{table['id']}"
    his = next(s["seat"] for s in table["seats"] if s.get("name") == "Bob")
    begun = ann.put(f"{path}/seats/{his}", {"kind": "bot", "bot": "random"})
    assert begun["status"] == "playing"
    concede(ann, table["id"])
    seen = until_played(ann, id, 1)
    gone = {s["member"] for s in seen["played"][0]["seats"] if s.get("gone")}
    assert gone == {0, 1}
    rows = {r["member"]: r["values"][0] for r in seen["standings"]["rows"]}
    assert rows == {0: "0", 1: "0", 2: "26"}


def test_a_table_that_is_called_off_loses_its_waiting_room(player: New) -> None:
    ann, bob = player("Ann"), player("Bob")
    made = found(ann, 3, 1)
    id = made["id"]
    bob.post(f"/api/campaigns/{id}/join", {"token": made["invite"]})
    decide(ann, id, "next-round")
    table = start(bob, id, 1)
    decide(ann, id, "call-off", 1)
    until(lambda: not look(ann, id)["missions"])
    until(lambda: bob.http.get(f"/api/tables/{table['id']}").status_code == 404)
    assert bob.refused("POST", f"/api/campaigns/{id}/missions/1/start") == (404, "no-mission")


def test_only_what_was_decided_since_the_last_table_is_taken_back(
    player: New, server: Running
) -> None:
    ann = player("Ann")
    id = found(ann, options={"rounds": 2})["id"]
    page = decide(ann, id, "next-round")
    page.send("undo", seat=0, sure=True)
    assert page.wait("refused")["code"] == "no-undo", "a table that was asked for stays"
    assert page.push.get("can_undo", False) is False
    page.send("concede", seat=0, key="give-up-the-league")
    assert page.wait("refused")["code"] == "campaign"
    assert len(look(ann, id)["missions"]) == 1


def test_members_leave_for_good_and_the_name_stays(player: New) -> None:
    ann, bob = player("Ann"), player("Bob")
    made = found(ann, 4, 2)
    id = made["id"]
    bob.post(f"/api/campaigns/{id}/join", {"token": made["invite"]})
    after = bob.post(f"/api/campaigns/{id}/leave")
    member = after["members"][1]
    assert (member["name"], member["status"], member.get("mine", False)) == ("Bob", "gone", False)
    assert bob.refused("POST", f"/api/campaigns/{id}/leave") == (404, "no-campaign")
    assert bob.refused("POST", f"/api/campaigns/{id}/join", {"token": made["invite"]}) == (
        409,
        "full",
    )


def test_a_campaign_is_removed_by_its_owner_only(player: New) -> None:
    ann, bob = player("Ann"), player("Bob")
    made = found(ann, 4, 2)
    id = made["id"]
    bob.post(f"/api/campaigns/{id}/join", {"token": made["invite"]})
    assert bob.refused("DELETE", f"/api/campaigns/{id}") == (403, "not-yours")
    assert ann.refused("DELETE", f"/api/campaigns/{id}") == (409, "campaign-others")
    ann.call("DELETE", f"/api/campaigns/{id}", sure=True)
    assert ann.refused("GET", f"/api/campaigns/{id}") == (404, "no-campaign")


# -- exactly once --------------------------------------------------------------------------------
def test_a_result_is_taken_once_however_often_it_is_reported(player: New, server: Running) -> None:
    ann = player("Ann")
    id = found(ann, options={"rounds": 3})["id"]
    decide(ann, id, "next-round")
    table = start(ann, id, 1)["id"]
    concede(ann, table)
    before = until_played(ann, id, 1)
    store = server.service.campaigns.store
    for reported in (0, 1):
        with store.store.engine.begin() as c:
            c.execute(
                schema.tables.update().where(schema.tables.c.id == table).values(reported=reported)
            )
        until(lambda: store.store.table(table).reported == 2)  # type: ignore[union-attr]
    assert reports(server, id).count("result") == 1
    assert look(ann, id)["standings"] == before["standings"]


def test_a_result_is_not_lost_in_a_process_that_has_not_heard_of_the_mission(
    player: New, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = player("Ann")
    id = found(ann)["id"]
    service = server.service
    before = service.live_tables[id]
    decide(ann, id, "next-round")
    table = start(ann, id, 1)["id"]
    settle = Campaigns.settle
    unheard = [before]

    async def deaf(self: Campaigns, table: str) -> None:
        if unheard:
            self.service.keep(id, unheard.pop())
        await settle(self, table)

    monkeypatch.setattr(Campaigns, "settle", deaf)
    concede(ann, table)
    assert until_played(ann, id, 1)["played"][0]["replay"] == table


def test_a_result_waits_for_a_server_that_was_stopped_in_between(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = settings_for(tmp_path)
    settle = Campaigns.settle

    async def lazy(self: Campaigns, table: str) -> None:
        row = self.service.store.table(table)
        if row is not None and row.status != "over":
            await settle(self, table)

    monkeypatch.setattr(Campaigns, "settle", lazy)
    first = Running(settings)
    ann = Player(first.address, "Ann")
    id = found(ann)["id"]
    decide(ann, id, "next-round")
    table = start(ann, id, 1)["id"]
    concede(ann, table)
    assert look(ann, id)["missions"][0]["status"] == "over"
    cookie = ann.http.cookies["neontable"]
    ann.close()
    first.stop()
    monkeypatch.setattr(Campaigns, "settle", settle)
    second = Running(settings)
    again = Player(second.address, cookie=cookie)
    seen = until_played(again, id, 1)
    assert seen["played"][0]["replay"] == table
    assert reports(second, id) == ["arrived"] * 3 + ["begun", "result"]
    again.close()
    second.stop()


DEADLY = (
    "import os, signal; from neontable.server.campaigns import Campaigns; "
    "settle = Campaigns.settle\n"
    "async def deadly(self, table):\n"
    "    row = self.service.store.table(table)\n"
    "    if row.status == 'over': os.kill(os.getpid(), signal.SIGKILL)\n"
    "    await settle(self, table)\n"
    "Campaigns.settle = deadly\n"
)
"""A server that dies by kill -9 after a table's end is stored and before its campaign knows."""


@pytest.mark.parametrize("database", ["sqlite", "postgres"])
def test_a_result_survives_a_kill_between_the_tables_end_and_the_campaigns_move(
    database: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    url = f"sqlite:///{tmp_path}/campaign.db"
    if database == "postgres":
        url = request.getfixturevalue("postgres")
    with Process(url, before=DEADLY) as dying:
        ann = Player(dying.address, "Ann")
        id = found(ann, options={"rounds": 3})["id"]
        decide(ann, id, "next-round")
        table = start(ann, id, 1)["id"]
        page = ann.open(table)
        page.send("concede", seat=page.push["seat"], key="the-last-word")
        assert dying.process is not None
        assert dying.process.wait() == -9
        cookie = ann.http.cookies["neontable"]
        ann.close()
    # Two processes may find the result at the same time where the database allows it.
    with Process(url) as one:
        others = [Process(url).__enter__()] if database == "postgres" else []
        try:
            back = Player(one.address, cookie=cookie)
            seen = until_played(back, id, 1)
            assert [p["number"] for p in seen["played"]] == [1]
            assert seen["played"][0]["replay"] == table
            time.sleep(0.5)
            assert look(back, id)["sequence"] == seen["sequence"], "nothing comes twice"
            decide(back, id, "next-round")
            assert [m["number"] for m in look(back, id)["missions"]] == [2]
            back.close()
            assert one.complaints() == ""
        finally:
            for other in others:
                other.stop()


# -- files ---------------------------------------------------------------------------------------
def whole_season(ann: Player, rounds: int = 2, **more: Any) -> str:
    id: str = found(ann, options={"rounds": rounds}, **more)["id"]
    for n in range(1, rounds + 1):
        decide(ann, id, "next-round")
        concede(ann, start(ann, id, n)["id"])
        until_played(ann, id, n)
    return id


def test_a_season_is_exported_and_imported_as_one_file(player: New, server: Running) -> None:
    ann, bob = player("Ann"), player("Bob")
    id = whole_season(ann, title="Friday")
    seen = look(ann, id)
    assert seen["over"] is True
    assert seen["outcome"]["places"][0]["winner"] is True
    # A campaign that is over is replayed like any table, the house's reports included.
    replayed = ann.get(f"/api/replays/{id}")
    assert (replayed["verified"], replayed["answers"]) == (True, 9)
    assert [s["seat"] for s in replayed["steps"]][:4] == [HOUSE, HOUSE, HOUSE, 0]
    assert ann.get(f"/api/replays/{id}/frame", number=9, seat=0)["over"] is True
    answer = ann.http.get(f"/api/campaigns/{id}/campaign.json")
    assert "attachment" in answer.headers["content-disposition"]
    file, table = read(answer.content)
    assert [t.mission for t in file.tables] == [1, 2]
    assert table.over
    brought = bob.http.post("/api/campaigns/import", content=answer.content).json()["id"]
    theirs = look(bob, brought)
    assert theirs["title"] == "Friday"
    assert theirs["standings"] == seen["standings"]
    assert [p["number"] for p in theirs["played"]] == [2, 1]
    replay = theirs["played"][0]["replay"]
    assert replay
    assert bob.get(f"/api/replays/{replay}")["verified"] is True
    again = bob.http.get(f"/api/campaigns/{brought}/campaign.json")
    assert read(again.content)[1].digest == table.digest


def test_an_unfinished_season_goes_on_where_it_is_brought(player: New) -> None:
    ann, bob = player("Ann"), player("Bob")
    id = found(ann, options={"rounds": 3})["id"]
    decide(ann, id, "next-round")
    concede(ann, start(ann, id, 1)["id"])
    until_played(ann, id, 1)
    data = ann.http.get(f"/api/campaigns/{id}/campaign.json").content
    brought = bob.http.post("/api/campaigns/import", content=data).json()["id"]
    seen = look(bob, brought)
    first = seen["members"][0]
    assert (first["name"], first["status"], first["claimed"]) == ("Ann", "present", False)
    bob.post(f"/api/campaigns/{brought}/join", {"seat": 0})
    decide(bob, brought, "next-round")
    concede(bob, start(bob, brought, 2)["id"])
    assert [p["number"] for p in until_played(bob, brought, 2)["played"]] == [2, 1]


def test_a_damaged_file_is_refused_with_every_reason_and_changes_nothing(player: New) -> None:
    ann = player("Ann")
    id = whole_season(ann)
    data = ann.http.get(f"/api/campaigns/{id}/campaign.json").json()
    data["tables"][0]["record"]["digest"] = "00" * 16
    data["tables"][1]["table"] = "another"
    before = ann.get("/api/campaigns")
    answer = ann.http.post("/api/campaigns/import", params={"lang": "en"}, content=json.dumps(data))
    assert answer.status_code == 400
    shown = answer.json()["text"]
    assert "mission 1" in shown
    assert "mission 2" in shown
    for junk in (b"", b"{}", b'{"kind": "neontable-campaign"', b'{"kind": "tax", "format": 1}'):
        assert ann.http.post("/api/campaigns/import", content=junk).status_code == 400
    record = ann.http.get(f"/api/replays/{look(ann, id)['played'][0]['replay']}/record.json")
    assert ann.http.post("/api/campaigns/import", content=record.content).status_code == 400
    assert ann.get("/api/campaigns") == before


def test_a_campaign_with_others_is_no_file_while_it_has_secrets(player: New) -> None:
    ann, bob = player("Ann"), player("Bob")
    made = found(ann, 3, 1)
    id = made["id"]
    assert ann.http.get(f"/api/campaigns/{id}/campaign.json").status_code == 200
    bob.post(f"/api/campaigns/{id}/join", {"token": made["invite"]})
    path = f"/api/campaigns/{id}/campaign.json"
    assert ann.refused("GET", path) == (409, "campaign-secrets")
    assert bob.refused("GET", path) == (403, "not-yours")


# -- bots without end ------------------------------------------------------------------------------
def test_a_campaign_whose_bots_could_go_on_for_ever_does_not_fill_the_database(
    player: New, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    with registry.known(RestlessJob()):
        ann = player("Ann")
        wish = {"campaign": "restless", "places": 3, "bots": 2, "bot": "random"}
        id = ann.post("/api/campaigns", wish)["id"]
        page = ann.open(id)

        def answers() -> int:
            return server.service.live_tables[id].answers

        def resting() -> bool:
            live = server.service.live_tables[id]
            return not live.bots_asked() and id not in server.service.bot_turns.thinking

        until(resting)
        assert answers() == 3 + 2 * ENOUGH
        assert server.service.live_tables[id].due() is None, "no process looks after it any more"
        # All of them together have an end, too, until a person has a part in it again.
        monkeypatch.setattr(live_table, "MOST_ALONE", 10)
        page.until_asked()
        key = page.give(["fidget"])
        page.wait("ack", lambda m: m["key"] == key)
        until(lambda: resting() and answers() > 4 + 2 * ENOUGH)
        assert answers() == 4 + 2 * ENOUGH + 10


@pytest.mark.parametrize("bot", ["booster", ""])
def test_the_bots_of_a_game_decide_in_its_campaigns_without_a_fault(
    player: New, server: Running, caplog: pytest.LogCaptureFixture, bot: str
) -> None:
    """A bot's name is that of the game: the campaign has none of that name, and each of its
    decisions was a failure in the log."""
    ann = player("Ann")
    wish = {"campaign": "combatzone-campaign", "places": 3, "bots": 2, "bot": bot}
    id = ann.post("/api/campaigns", wish)["id"]
    ann.open(id)

    def founded() -> bool:
        live = server.service.live_tables[id]
        return not live.bots_asked() and id not in server.service.bot_turns.thinking

    until(founded)
    assert server.service.live_tables[id].answers > 3, "they have decided"
    assert not [r for r in caplog.records if r.name == "neontable.bots"]
