"""Tournaments on the server: tables open by themselves, lists stay secret, time is called."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable
from typing import Any

import pytest

from neontable.games.netrunner.decks.construction import included, printed
from neontable.server.clock import Clock
from neontable.server.ending import Ending
from neontable.server.protocol import ClockRule
from tests.server.conftest import Player, Running
from tests.server.test_campaigns import decide, look, start, until

New = Callable[..., Player]
DECKS = ["Tripwires", "Deep Dig"]


def found(who: Player, places: int, bots: int, **options: Any) -> dict[str, Any]:
    made: dict[str, Any] = who.post(
        "/api/campaigns",
        {
            "campaign": "netrunner-tournament",
            "places": places,
            "bots": bots,
            "bot": "random",
            "pace": "none",
            "options": {"max_turns": 4, **options},
        },
    )
    return made


@pytest.mark.rule("TN-LIST-001", "TN-LIST-002", "TN-LIST-004")
def test_lists_are_registered_and_shown_to_their_owner_only(player: New) -> None:
    ann, bob = player("Ann"), player("Bob")
    made = found(ann, 3, 1)
    bob.post(f"/api/campaigns/{made['id']}/join", {"token": made["invite"]})
    assert [slot["text"] for slot in made["list_slots"]] == ["Corp deck", "Runner deck"]
    assert made["may_register"] is True
    where = f"/api/campaigns/{made['id']}/lists"
    bad = ann.http.post(where, json={"texts": ["9 Score!", ""]})
    assert bad.status_code == 400
    assert "corp_deck" in bad.json()["text"]
    info = ann.post(where, {"texts": DECKS})
    assert info["lists"] == [
        {"member": 0, "texts": [printed(included()[name]) for name in DECKS]}
    ], "whole texts, never names"
    assert look(bob, made["id"]).get("lists", []) == []
    page = decide(ann, made["id"], "begin")
    assert look(ann, made["id"]).get("may_register", False) is False
    offered = " ".join(o["text"] for o in page.until_asked()["options"])
    assert "member" not in offered, "members are called by their names"
    assert ann.http.post(where, json={"texts": DECKS}).status_code == 400


@pytest.mark.rule("TN-ROUND-002")
def test_tables_open_by_themselves_and_those_of_bots_are_played(player: New) -> None:
    ann = player("Ann")
    made = found(ann, 4, 3, rounds=1)
    decide(ann, made["id"], "begin")
    until(lambda: len(look(ann, made["id"])["played"]) == 1, 60)
    (mine,) = look(ann, made["id"])["missions"]
    assert (mine["status"], mine["mine"]) == ("waiting", True)
    table = start(ann, made["id"], mine["number"])
    assert table["id"] == mine["table"], "it was there already"
    rows = list(csv.reader(io.StringIO(ann.http.get(
        f"/api/campaigns/{made['id']}/results.csv"
    ).text)))  # fmt: skip
    assert rows[0][:3] == ["place", "member", "Match points"]
    assert len(rows) == 5


@pytest.mark.rule("TN-TABLE-002", "NR-MATCH-006")
def test_when_the_time_of_a_match_is_up_it_ends_as_it_stands(player: New, server: Running) -> None:
    ann, bob = player("Ann"), player("Bob")
    table = ann.post(
        "/api/tables",
        {
            "game": "netrunner",
            "seats": [{"kind": "me"}, {"kind": "open"}],
            "options": {"tournament": True},
            "clock": {"table": 1},
        },
    )
    bob.post(f"/api/tables/{table['id']}/join", {"token": table["invite"]})
    ann.post(f"/api/tables/{table['id']}/start")
    row = lambda: server.service.store.table(table["id"])  # noqa: E731
    until(lambda: row().status == "over", 60)
    assert '"how":"time"' in row().outcome
    assert "nt-ended-time-called" in row().outcome


def test_the_time_of_a_table_passes_whoever_thinks_but_not_in_a_pause() -> None:
    clock = Clock(ClockRule(table=60), 2, 100.0)
    clock.ask([0])
    clock.spend(110.0)
    assert (clock.table, clock.deadline()) == (50.0, 160.0)
    clock.paused = True
    clock.spend(150.0)
    assert (clock.table, clock.deadline()) == (50.0, None)
    clock.paused = False
    assert clock.expired(199.0) == []
    assert clock.expired(200.0) == [(-1, "table")]
    shown = clock.state(170.0)
    assert shown is not None
    assert shown.table == 30.0


def test_a_campaign_learns_that_time_was_called() -> None:
    called = Ending("time", "nt-ended-time-called", (0,), (3, 2), ((0,), (1,)))
    assert called.outcome().how == "nt-ended-time-called"
    lost = Ending("time", "srv-ended-time", (0,), (10, 2), ((0,), (1,)))
    assert lost.outcome().how == "nt-ended-time"
