"""Sessions that end at once, tries to sign in that keep nobody else out, and one's own data."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from neontable.server import access, sockets
from neontable.server.connection import Connection
from neontable.server.identity import cookie_of
from neontable.server.sign_in import (
    FREE_ACCOUNT,
    FREE_PAIR,
    LONGEST_ACCOUNT,
    LONGEST_PAIR,
    Attempts,
)
from tests.server.conftest import Player, Running, settings_for

New = Callable[..., Player]
SECRET = "open sesame please"


def account(who: Player) -> dict[str, str]:
    credentials = {"account": f"Acc {who.me['id']}", "passphrase": SECRET}
    who.me = who.post("/api/account", credentials)
    return credentials


def second_device(who: Player, credentials: dict[str, str], new: New) -> Player:
    other = new()
    other.me = other.post("/api/session", credentials)
    assert other.me["id"] == who.me["id"]
    return other


# -- sessions ------------------------------------------------------------------------------------
def test_signing_out_everywhere_closes_every_page_at_once(player: New, server: Running) -> None:
    ann = player("Ann")
    other = second_device(ann, account(ann), player)
    table = ann.create("me", "random", "random")["id"]
    pages = [ann.open(table), other.open(table)]
    pages[0].until_asked()
    ann.call("DELETE", "/api/session", everywhere=True)
    for page in pages:
        assert page.closed_with() == 4401
    for one in (ann, other):
        one.http.cookies.delete("neontable")
    while ann.me["id"] in server.service.pages:  # forgotten when the last byte is out
        time.sleep(0.01)


def test_a_page_that_is_signed_out_is_nobody_from_that_moment(
    player: New, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The closing may take two seconds.  Seats and tables of deleted accounts have no identity
    either: a page without one was taken for them."""
    eve, ann = player("Eve"), player("Ann")
    table = ann.create("me", "random", "random")["id"]
    ann.open(table)
    ann.post("/api/me/delete", {})
    hung_up: list[Connection] = []

    async def slowly(socket: Any, service: Any, connection: Connection, cut: Any) -> None:
        service.audience.leave(connection)
        connection.identity = ""
        hung_up.append(connection)

    monkeypatch.setattr(sockets, "_hang_up", slowly)
    page = eve.open_raw()
    eve.call("DELETE", "/api/session", everywhere=True)
    until = time.monotonic() + 10
    while not hung_up:
        assert time.monotonic() < until
        time.sleep(0.01)
    page.send("open", table=table)
    assert page.closed_with(), "the next thing it says closes it"
    assert not {"table", "push"} & {m["type"] for m in page.heard}
    live = server.service.live_tables[table]
    assert live.seats_of("") == []
    assert not access.may_watch(live.row, "", live.row.invite)


def test_one_device_is_signed_out_and_the_others_stay(player: New) -> None:
    ann = player("Ann")
    other = second_device(ann, account(ann), player)
    table = ann.create("me", "random", "random")["id"]
    here, there = ann.open(table), other.open(table)
    listed = ann.get("/api/sessions")["sessions"]
    assert [s.get("current", False) for s in listed].count(True) == 1
    assert all(s["device"].startswith("python-httpx") for s in listed)
    (far,) = [s["id"] for s in listed if not s.get("current")]
    stranger = player()
    assert stranger.refused("DELETE", f"/api/sessions/{far}") == (404, "not-found")
    ann.call("DELETE", f"/api/sessions/{far}")
    assert there.closed_with() == 4401
    assert other.refused("GET", "/api/sessions") == (401, "nobody")
    here.until_asked()
    here.answer()
    assert len(ann.get("/api/sessions")["sessions"]) == 1


def test_signing_out_here_leaves_the_others(player: New) -> None:
    ann = player("Ann")
    other = second_device(ann, account(ann), player)
    ann.call("DELETE", "/api/session")
    assert other.get("/api/me")["id"] == other.me["id"]


def test_a_cookie_of_an_older_server_gets_a_session(player: New, server: Running) -> None:
    ann = player("Ann")
    service = server.service
    old = cookie_of(service.secret, ann.me["id"], "0")
    again = Player(server.address, cookie=old)
    assert again.me["id"] == ann.me["id"]
    assert len(again.get("/api/sessions")["sessions"]) == 2
    again.call("DELETE", "/api/session", everywhere=True)
    assert Player(server.address, cookie=old).me["id"] != ann.me["id"]
    again.close()


def test_sessions_end_in_other_processes_too(
    postgres: str, tmp_path_factory: pytest.TempPathFactory
) -> None:
    settings = settings_for(tmp_path_factory.mktemp("pair"), database=postgres)
    one, two = Running(settings), Running(settings)
    try:
        ann = Player(one.address, "Ann")
        table = ann.create("me", "random", "random")["id"]
        far = Player(two.address, cookie=ann.http.cookies["neontable"])
        page = far.open(table)
        ann.call("DELETE", "/api/session", everywhere=True)
        assert page.closed_with() == 4401
        far.close()
        ann.close()
    finally:
        one.stop()
        two.stop()


# -- accounts ------------------------------------------------------------------------------------
def test_a_new_passphrase_signs_the_other_devices_out(player: New) -> None:
    ann = player("Ann")
    credentials = account(ann)
    other = second_device(ann, credentials, player)
    change = {"passphrase": "wrong wrong", "new": "another one please"}
    assert ann.refused("PUT", "/api/account", change) == (403, "sign-in")
    ann.put("/api/account", {**change, "passphrase": SECRET})
    assert ann.get("/api/me")["id"] == ann.me["id"]
    assert other.refused("GET", "/api/sessions") == (401, "nobody")
    late = player()
    assert late.refused("POST", "/api/session", credentials) == (403, "sign-in")
    assert late.post("/api/session", {**credentials, "passphrase": "another one please"})
    guest = player()
    assert guest.refused("PUT", "/api/account", change) == (409, "no-account")


def test_ones_data_is_exported_and_deleted(player: New, server: Running) -> None:
    ann, bob = player("Ann"), player("Bob")
    credentials = account(ann)
    table = ann.create("me", "open", "random")
    bob.post(f"/api/tables/{table['id']}/join", {"token": table["invite"]})
    ann.post(f"/api/tables/{table['id']}/start")
    waiting = ann.create("me", "open", "random")["id"]
    ann.post("/api/loadouts", {"game": "netrunner", "name": "mine", "text": "1 Score!"})
    page, his = ann.open(table["id"]), bob.open(table["id"])
    page.send("say", text="hello there")
    page.wait("said")
    data = ann.get("/api/me/data")
    assert data["me"][0]["account"] == credentials["account"]
    assert "passphrase" not in data["me"][0]
    assert {t["id"] for t in data["tables"]} == {table["id"], waiting}
    assert data["chat"][0]["text"] == "hello there"
    assert data["loadouts"][0]["name"] == "mine"
    assert data["sessions"]
    assert ann.refused("POST", "/api/me/delete", {"passphrase": "wrong wrong"}) == (403, "sign-in")
    ann.post("/api/me/delete", {"passphrase": SECRET})
    assert page.closed_with() == 4401
    store = server.service.store
    assert store.identity(ann.me["id"]) is None
    assert store.table(waiting) is None
    kept = store.table(table["id"])
    assert kept is not None
    assert all(s.identity != ann.me["id"] and s.name != "Ann" for s in kept.seats)
    gone = store.personal_data(ann.me["id"])
    assert not any(gone.values())
    # Whoever played with her plays on.
    his.until_asked()
    his.answer()
    assert player().refused("POST", "/api/session", credentials) == (403, "sign-in")


# -- signing in ------------------------------------------------------------------------------------
@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Running]:
    running = Running(settings_for(tmp_path))
    running.service.attempts = Attempts(clock=lambda: 1000.0)
    yield running
    running.stop()


def tried(server: Running, credentials: dict[str, str], address: str, **cookies: str) -> int:
    headers = {"X-Neontable": "1", "X-Forwarded-For": address}
    answer = httpx.post(
        f"{server.address}/api/session", json=credentials, headers=headers, cookies=cookies
    )
    return answer.status_code


def test_a_stranger_keeps_nobody_out(strict: Running) -> None:
    ann = Player(strict.address, "Ann")
    right = account(ann)
    wrong = {**right, "passphrase": "wrong wrong wrong"}
    device = ann.http.cookies["neontable-device"]
    statuses = [tried(strict, wrong, "203.0.113.1") for _ in range(FREE_PAIR + 3)]
    assert statuses == [403] * FREE_PAIR + [429] * 3
    assert tried(strict, right, "203.0.113.1") == 429, "from there, not even the right one"
    assert tried(strict, right, "203.0.113.2") == 200
    # From everywhere at once: only who was signed in on a device before gets in.
    attempts = strict.service.attempts
    key = right["account"].casefold()
    for n in range(FREE_ACCOUNT):
        attempts.failed(key, f"198.51.100.{n}")
    assert tried(strict, right, "203.0.113.3") == 429
    known: dict[str, Any] = {"neontable-device": device}
    assert tried(strict, right, "203.0.113.1", **known) == 200
    forged = device[:-1] + ("0" if device[-1] != "0" else "1")
    assert tried(strict, right, "203.0.113.1", **{"neontable-device": forged}) == 429
    ann.close()


def test_waiting_grows_and_ends() -> None:
    now = 0.0
    attempts = Attempts(clock=lambda: now)
    waits = []
    for _ in range(FREE_PAIR + 12):
        attempts.failed("ann", "here")
        waits.append(attempts.wait("ann", "here"))
    assert waits[: FREE_PAIR - 1] == [0.0] * (FREE_PAIR - 1)
    assert waits[FREE_PAIR - 1 : FREE_PAIR + 3] == [1.0, 2.0, 4.0, 8.0]
    assert waits[-1] == LONGEST_PAIR
    assert attempts.wait("ann", "there") == 0.0
    assert attempts.wait("bob", "here") == 0.0
    now += LONGEST_PAIR
    assert attempts.wait("ann", "here") == 0.0
    now += 4000
    attempts.failed("ann", "here")
    assert attempts.wait("ann", "here") == 0.0, "forgotten"
    for n in range(300):
        attempts.failed("eve", f"from {n}")
    assert attempts.wait("eve", "anywhere") == LONGEST_ACCOUNT
    assert attempts.wait("eve", "anywhere", "her own") == 0.0
