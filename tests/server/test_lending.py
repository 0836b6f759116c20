"""A runner that is lent: Bob plays it at a table of his own, Ann's crew learns how it went."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from neontable.server.campaigns import Campaigns
from tests.server.conftest import Player, Running, settings_for
from tests.server.test_campaigns import decide, look, reports, until

New = Callable[..., Player]


def crew_of(who: Player) -> str:
    made = who.post("/api/campaigns", {"campaign": "crossfire-crew", "places": 1, "bots": 0})
    id: str = made["id"]
    decide(who, id, "recruit", "ork")
    decide(who, id, "name", "Nyx")
    return id


def status(who: Player, id: str) -> str:
    return str(look(who, id)["sheets"][0]["status"])


def fact(who: Player, id: str, label: str) -> str:
    facts = look(who, id)["sheets"][0]["facts"]
    return next((str(f["value"]) for f in facts if label in f["label"]), "")


def played_to_its_end(who: Player, slip: str) -> dict[str, Any]:
    """The demo mission, in which the first answer to everything leads to an end soon."""
    wish = {
        "game": "crossfire",
        "options": {"mission": "initiation", "runners": "random", "leader": "random"},
        "seats": [{"kind": "me", "texts": [slip]}, {"kind": "bot", "bot": "random"}],
        "pace": "none",
        "seed": "1",
    }
    table: dict[str, Any] = who.post("/api/tables", wish)
    if table["status"] == "open":
        who.post(f"/api/tables/{table['id']}/start")
    page = who.open(table["id"])
    for _ in range(2000):
        while not page.asks and not page.push.get("over"):
            page.wait("push")
        if page.push.get("over"):
            break
        page.answer(-1)
    assert page.push.get("over")
    return table


def test_a_lent_runner_comes_home_when_the_friends_table_is_over(
    player: New, server: Running
) -> None:
    ann, bob = player("Ann"), player("Bob")
    id = crew_of(ann)
    decide(ann, id, "lend", 0)
    assert status(ann, id) == "lent to another table"
    slip = fact(ann, id, "slip")
    table = played_to_its_end(bob, slip)
    until(lambda: "returned" in reports(server, id))
    until(lambda: status(ann, id) == "ready")
    (deed,) = look(ann, id)["sheets"][0]["deeds"]
    assert deed["text"]
    # The same table is not taken a second time, whoever tries.
    home = server.service.campaigns.bring_home(table["id"])
    asyncio.run_coroutine_threadsafe(home, server.loop).result(30)
    assert reports(server, id).count("returned") == 1
    # Nor does the slip of a loan that is over count at another table.
    played_to_its_end(bob, slip)
    assert reports(server, id).count("returned") == 1


def test_a_lent_runner_comes_home_though_the_server_died_at_that_moment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was lost: only the process that ended the table knew of it."""
    settings = settings_for(tmp_path)

    async def died(self: Campaigns, table: str) -> None:
        pass

    first = Running(settings)
    ann, bob = Player(first.address, "Ann"), Player(first.address, "Bob")
    id = crew_of(ann)
    decide(ann, id, "lend", 0)
    with monkeypatch.context() as patch:
        patch.setattr(Campaigns, "settle", died)
        table = played_to_its_end(bob, fact(ann, id, "slip"))
        assert "returned" not in reports(first, id)
        cookie = ann.http.cookies["neontable"]
        for one in (ann, bob):
            one.close()
        first.stop()
    second = Running(settings)
    again = Player(second.address, cookie=cookie)
    until(lambda: "returned" in reports(second, id))
    assert status(again, id) == "ready"
    store = second.service.campaigns.store
    until(lambda: table["id"] not in store.unreported(50))
    assert reports(second, id).count("returned") == 1
    again.close()
    second.stop()


def test_a_lent_runner_goes_on_a_mission_of_another_crew(player: New, server: Running) -> None:
    ann, bob = player("Ann"), player("Bob")
    id = crew_of(ann)
    decide(ann, id, "lend", 0)
    slip = fact(ann, id, "slip")
    other = bob.post("/api/campaigns", {"campaign": "crossfire-crew", "places": 1, "bots": 0})["id"]
    decide(bob, other, "recruit", "elf")
    decide(bob, other, "name", "Jinx")
    bob.post(f"/api/campaigns/{other}/lists", {"texts": [slip]})
    decide(bob, other, "plan", "initiation")
    decide(bob, other, "go")
    table = bob.post(f"/api/campaigns/{other}/missions/1/start")
    page = bob.open(table["id"])
    for _ in range(2000):
        while not page.asks and not page.push.get("over"):
            page.wait("push")
        if page.push.get("over"):
            break
        page.answer(0)  # the boldest: always taking the first option plays a game to its end
    assert page.push.get("over")
    until(lambda: "returned" in reports(server, id))
    until(lambda: "result" in reports(server, other))
    assert [d["text"] for d in look(ann, id)["sheets"][0]["deeds"]]
    assert not look(bob, other)["sheets"][0].get("deeds"), "what it earned is its own crew's"
    # A process that died before the table was settled leaves it to the sweep: nothing comes twice.
    store = server.service.campaigns.store
    work = server.service.write(store.reported, table["id"], 1)
    asyncio.run_coroutine_threadsafe(work, server.loop).result(30)
    again = server.service.campaigns.settle(table["id"])
    asyncio.run_coroutine_threadsafe(again, server.loop).result(30)
    assert reports(server, id).count("returned") == 1
    assert reports(server, other).count("result") == 1


def test_a_runner_that_nobody_has_lent_is_not_brought(player: New) -> None:
    """A mark can be written by anybody, and a better runner under the mark of a real loan."""
    ann, bob = player("Ann"), player("Bob")
    home, other = crew_of(ann), crew_of(bob)

    def refused(text: str) -> tuple[int, str]:
        return bob.refused("POST", f"/api/campaigns/{other}/lists", {"texts": [text]})

    assert refused("# name: Nyx; # loan: 0123456789abcdef; Ork") == (409, "no-loan")
    decide(ann, home, "lend", 0)
    slip = fact(ann, home, "slip")
    assert refused(slip.replace("Ork", "Troll")) == (409, "no-loan")
    assert refused(slip + "; - Cigar Money") == (409, "no-loan")
    bob.post(f"/api/campaigns/{other}/lists", {"texts": [slip]})
    bob.post(f"/api/campaigns/{other}/lists", {"texts": [""]})
    decide(ann, home, "recall", 0)
    assert refused(slip) == (409, "no-loan"), "it was called back"
