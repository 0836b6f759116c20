"""Who watches a table: by a link of their own, and later where the owner wants it so."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from neontable.server import access
from tests.server.conftest import Page, Player, Running, settings_for

New = Callable[..., Player]
DELAY = 600


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    running = Running(settings_for(tmp_path_factory.mktemp("watching")))
    yield running
    running.stop()


class Time:
    """The clock of what spectators may see; it moves when the test says so."""

    def __init__(self) -> None:
        self.ahead = 0.0

    def time(self) -> float:
        return time.time() + self.ahead


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> Time:
    clock = Time()
    monkeypatch.setattr("neontable.server.delayed_tables.time", clock)
    return clock


def drained(page: Page, ping: str = "so far") -> list[dict[str, Any]]:
    """Everything that was sent to a page so far."""
    page.send("ping", id=ping)
    before = len(page.heard)
    page.wait("pong", lambda m: m["id"] == ping)
    return page.heard[before:]


def swept(server: Running) -> None:
    """Everything that the sweep has to show has been shown."""
    work = server.service.audience.delayed.sweep()
    asyncio.run_coroutine_threadsafe(work, server.loop).result(10)


def test_a_link_for_watching_only(player: New) -> None:
    ann, carl = player("Ann"), player("Carl")
    table = ann.create("me", "open", "random")
    path = f"/api/tables/{table['id']}"
    assert table["watch"]
    assert table["watch"] != table["invite"]
    assert carl.refused("GET", path) == (404, "no-table")
    seen = carl.get(path, token=table["watch"])
    assert not seen.get("invite")
    assert not seen.get("watch")
    join = {"token": table["watch"]}
    assert carl.refused("POST", f"{path}/join", join) == (403, "watch-only")
    ann.put(path, {"watchable": False})
    assert carl.refused("GET", path, token=table["watch"]) == (404, "no-table")


def test_the_token_for_watching_says_nothing_of_the_invitation(
    server: Running, player: New
) -> None:
    table = player("Ann").create("me", "random", "random")
    row = server.service.store.table(table["id"])
    assert row is not None
    assert access.watch_token(row) == table["watch"]
    assert row.invite not in table["watch"]


def test_a_spectator_gets_nothing_newer_than_the_delay(
    server: Running, player: New, later: Time
) -> None:
    ann, bob, eve = player("Ann"), player("Bob"), player("Eve")
    table = ann.create("me", "open", "random", delay=DELAY, listed=True)
    id = table["id"]
    bob.post(f"/api/tables/{id}/join", {"token": table["invite"]})
    ann.post(f"/api/tables/{id}/start")
    a, b, e = ann.open(id), bob.open(id), eve.open(id)
    assert e.push["seat"] == -1
    assert e.push["answers"] == 0
    begun = e.push["sequence"]
    for _ in range(6):
        for page in (a, b):
            if page.asks:
                page.answer()
            elif page.push["sequence"] == begun:
                page.wait("push")
    a.send("say", text="my secret plan")
    a.wait("said")
    a.send("pause", on=True)
    b.wait("table", lambda m: m["table"]["status"] == "paused")
    swept(server)
    heard = drained(e)
    # The players' pages have moved on: the spectator's has heard none of it.
    assert a.push["answers"] > 0
    assert [m["type"] for m in heard if m["type"] in ("push", "said")] == []
    assert all(
        m["table"].get("sequence", 0) == begun and m["table"]["status"] == "playing"
        for m in heard
        if m["type"] == "table"
    )
    # Nor by any other way: coming anew, the table's own page, the list, the replay, the phrases.
    again = eve.open(id)
    assert again.push["answers"] == 0
    assert again.push["sequence"] == begun
    assert not again.last["table"].get("chat")
    live = server.service.live_tables[id]
    for info in (
        eve.get(f"/api/tables/{id}"),
        next(t for t in eve.get("/api/tables")["listed"] if t["id"] == id),
    ):
        assert info.get("sequence", 0) == begun
        assert info["status"] == "playing"
        assert info["changed"] <= live.row.started
        assert not info.get("commitment_key")
    assert eve.refused("GET", f"/api/replays/{id}")[0] in (404, 409)
    assert eve.refused("GET", f"/api/replays/{id}/frame", number=1)[0] in (404, 409)
    assert eve.get(f"/api/tables/{id}/talk") == {"phrases": [], "kinds": []}
    # When its time has come, all of it is there.
    later.ahead = DELAY + 60
    swept(server)
    e.wait("push", lambda m: m["answers"] == live.answers)
    said = e.wait("said")
    assert said["line"]["text"] == "my secret plan"
    assert e.last["table"]["table"]["status"] == "paused"


def test_spectators_talk_at_once_and_the_end_is_for_all(
    server: Running, player: New, later: Time
) -> None:
    ann, eve = player("Ann"), player("Eve")
    table = ann.create("me", "random", game="netrunner", delay=DELAY, listed=True)
    a, e = ann.open(table["id"]), eve.open(table["id"])
    e.send("say", text="hello")
    assert e.wait("said")["line"]["text"] == "hello"
    assert a.wait("said")["line"]["text"] == "hello"
    a.send("concede", seat=0, key="ann-gives-up")
    assert e.wait("push", lambda m: m.get("over", False))["seat"] == -1
    assert eve.get(f"/api/tables/{table['id']}")["status"] == "over"


def test_who_plays_is_not_delayed_and_nobody_changes_it_in_the_middle(player: New) -> None:
    ann = player("Ann")
    table = ann.create("me", "random", "random", delay=DELAY)
    page = ann.open(table["id"])
    page.answer()
    page.send("look", seat=-1)
    # Somebody who sits there and looks from outside sees the table of now.
    page.wait("push", lambda m: m["seat"] == -1 and m["answers"] > 0)
    change = {"delay": 0}
    assert ann.refused("PUT", f"/api/tables/{table['id']}", change) == (409, "started")
    assert ann.refused("POST", "/api/tables", {**WISH, "delay": 4000}) == (400, "bad-input")


WISH = {"game": "adrenaline", "seats": [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]}


def test_who_loses_a_seat_of_a_delayed_table_looks_on_later(
    server: Running, player: New, later: Time
) -> None:
    ann, bob = player("Ann"), player("Bob")
    table = ann.create("me", "open", "random", delay=DELAY, listed=True)
    id = table["id"]
    bob.post(f"/api/tables/{id}/join", {"token": table["invite"]})
    ann.post(f"/api/tables/{id}/start")
    ann.open(id)
    b = bob.open(id)
    b.send("concede", seat=1, key="bob-gives-up")
    b.wait("ack")
    ann.put(f"/api/tables/{id}/seats/1", {"kind": "bot", "bot": "random"})
    push = b.wait("push", lambda m: m["seat"] == -1)
    assert push["answers"] == 0
    assert push["full"]
