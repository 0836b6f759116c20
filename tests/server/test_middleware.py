"""The door: headers, origins, hosts, limits, faults without traces, and what the log says."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from neontable.server import answers, game_info, middleware, sockets
from neontable.server.middleware import Buckets, language
from tests.server.conftest import Page, Player, Running, settings_for

New = Callable[..., Player]


def test_every_answer_has_the_strict_headers(server: Running) -> None:
    for path in ("/", "/api/games", "/api/nothing", "/table/abc", "/healthz"):
        headers = httpx.get(server.address + path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


def test_the_cookie_cannot_be_read_by_scripts_or_sent_from_elsewhere(server: Running) -> None:
    cookie = httpx.get(f"{server.address}/api/me").headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=strict" in cookie


def test_another_sites_page_cannot_act(player: New) -> None:
    ann = player("Ann")
    wish = {"game": "adrenaline", "seats": [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]}
    plain = httpx.post(f"{ann.address}/api/tables", json=wish, cookies=dict(ann.http.cookies))
    assert (plain.status_code, plain.json()["code"]) == (403, "origin")
    foreign = ann.http.post("/api/tables", json=wish, headers={"Origin": "https://evil.example"})
    assert (foreign.status_code, foreign.json()["code"]) == (403, "origin")
    own = ann.http.post("/api/tables", json=wish, headers={"Origin": ann.address})
    assert own.status_code == 201


def test_another_sites_page_gets_no_socket(player: New) -> None:
    ann = player("Ann")
    where = ann.address.replace("http", "ws") + "/ws"
    cookie = {"Cookie": f"neontable={ann.http.cookies['neontable']}"}
    with (
        pytest.raises(InvalidStatus),
        connect(where, additional_headers=cookie, origin="https://evil.example"),  # type: ignore[arg-type]
    ):
        pass
    with connect(where, additional_headers=cookie, origin=ann.address) as socket:  # type: ignore[arg-type]
        assert "welcome" in str(socket.recv(5))


def test_a_socket_without_identity_is_closed(server: Running) -> None:
    where = server.address.replace("http", "ws") + "/ws"
    with connect(where) as socket, pytest.raises(ConnectionClosed, match="4401"):
        socket.recv(5)


def test_an_unknown_host_name_is_not_ours(server: Running) -> None:
    rebound = httpx.get(f"{server.address}/api/me", headers={"Host": "evil.example"})
    assert (rebound.status_code, rebound.json()["code"]) == (421, "host")
    assert httpx.get(f"{server.address}/api/me", headers={"Host": "192.168.1.7"}).is_success


def test_a_large_body_is_refused(player: New) -> None:
    ann = player()
    assert ann.refused("POST", "/api/tables", {"game": "x" * 1_200_000}) == (413, "too-large")


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/api/nothing", 404),
        ("GET", "/assets/nothing.js", 404),
        ("PATCH", "/api/me", 405),
        ("GET", "/api/rules?q=" + "x" * 200, 400),
        ("GET", "/api/replays/x/frame?number=no", 400),
    ],
)
def test_faults_are_worded_in_the_readers_language(
    player: New, method: str, path: str, status: int
) -> None:
    texts = set()
    for lang in ("en", "fr"):
        ann = player()
        answer = ann.http.request(method, path, headers={"Accept-Language": f"{lang}-XX,de"})
        assert answer.status_code == status
        assert answer.json()["status"] == status
        texts.add(answer.json()["text"])
    assert len(texts) == 2


def test_a_failure_reveals_nothing_of_its_trace(
    player: New, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError("a secret detail")

    monkeypatch.setattr(game_info, "game_info", broken)
    answer = player().http.get("/api/games")
    assert (answer.status_code, answer.json()["code"]) == (500, "failed")
    assert "secret detail" not in answer.text
    assert "Traceback" not in answer.text
    assert any(r.exc_info for r in caplog.records)


def test_a_message_that_fails_does_not_end_the_game(
    player: New, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = player("Ann")
    page = ann.open(ann.create("me", "random", "random")["id"])

    async def broken(*_: object) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as patch:
        patch.setattr(answers, "why", broken)
        page.send("why", id="wonder-1", seat=0, thing=1)
        assert page.wait("refused")["code"] == "failed"
    page.until_asked()
    page.answer()


def test_the_log_holds_no_secret(player: New, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    ann = player("Ann")
    credentials = {"account": f"Acc {ann.me['id']}", "passphrase": "open sesame please"}
    ann.post("/api/account", credentials)
    table = ann.create("me", "open", "random")
    ann.get(f"/api/tables/{table['id']}", token=table["invite"])
    page = ann.open(table["id"], token=table["invite"])
    page.close()
    lines = [r for r in caplog.records if r.name.startswith("neontable")]
    assert lines
    shown = "\n".join(f"{r.getMessage()} {r.__dict__}" for r in lines)
    for secret in (table["invite"], table["id"], "open sesame", ann.http.cookies["neontable"]):
        assert secret not in shown


def test_health_and_metrics(player: New, server: Running) -> None:
    ann = player("Ann")
    page = ann.open(ann.create("me", "random", "random")["id"])
    page.until_asked()
    page.answer()
    health = httpx.get(f"{server.address}/healthz")
    assert health.json()["status"] == "ok"
    metrics = httpx.get(f"{server.address}/metrics")
    assert metrics.headers["content-type"].startswith("text/plain")
    assert 'neontable_answers_total{by="person"}' in metrics.text
    assert "neontable_answer_seconds_bucket" in metrics.text


# -- limits ------------------------------------------------------------------------------------
@pytest.fixture
def strict(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    """A server with narrow limits at which time stands still: no bucket fills again, however slow
    the machine is."""
    still = SimpleNamespace(monotonic=lambda: 0.0, perf_counter=time.perf_counter)
    monkeypatch.setattr(middleware, "time", still)
    running = Running(
        settings_for(
            tmp_path,
            rate=4.0,
            rate_socket=5.0,
            rate_chat=0.1,
            rate_guests=0.1,
            rate_tables=0.02,
            connections=3,
        )
    )
    yield running
    running.stop()


def test_floods_are_held_back(strict: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "FLOOD_PAUSE", 0.001)
    ann = Player(strict.address)
    table = ann.create("me", "random", "random")["id"]
    page = ann.open(table)
    for n in range(8):
        page.send("say", text=f"line {n}")
    refusal = page.wait("refused")
    assert refusal["code"] == "too-fast"
    talk = Page(ann)
    for _ in range(80):
        talk.send("ping")
    assert talk.closed_with() == 4429
    talk.close()
    more = [ann.open_raw() for _ in range(2)]
    with pytest.raises(ConnectionClosed, match="4429"):
        ann.open_raw()
    for one in more:
        one.close()
    wish = {"game": "adrenaline", "seats": [{"kind": "bot"}] * 3}
    made = [ann.http.post("/api/tables", json=wish).status_code for _ in range(5)]
    assert made == [201, 201, 201, 429, 429]
    guests = [httpx.get(f"{strict.address}/api/me").status_code for _ in range(8)]
    assert guests[0] == 200
    assert guests[-1] == 429
    statuses = [ann.http.get("/api/games").status_code for _ in range(60)]
    assert statuses[0] == 200
    assert statuses[-1] == 429
    assert ann.http.get("/healthz").status_code == 200
    page.close()


def test_a_bucket_fills_again(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr(middleware, "time", SimpleNamespace(monotonic=lambda: now))
    bucket = Buckets(rate=1, burst=2)
    assert [bucket.take("a") for _ in range(3)] == [True, True, False]
    assert bucket.take("b"), "each has its own"
    now = 1.0
    assert [bucket.take("a") for _ in range(2)] == [True, False]
    now = 100.0
    assert [bucket.take("a") for _ in range(3)] == [True, True, False], "no more than a burst"


@pytest.mark.parametrize(
    ("query", "header", "lang"),
    [
        ("lang=fr", "en", "fr"),
        ("a=1&lang=en", "fr", "en"),
        ("", "de-DE,fr;q=0.8,en;q=0.5", "fr"),
        ("", "", "en"),
        ("lang=de", "de", "en"),
    ],
)
def test_the_language_is_that_of_the_address_or_the_browser(
    query: str, header: str, lang: str
) -> None:
    scope = {
        "query_string": query.encode(),
        "headers": [(b"accept-language", header.encode())] if header else [],
    }
    assert language(scope) == lang


# -- the client's files ------------------------------------------------------------------------
def test_pages_and_assets_of_the_built_client(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>built</title>")
    (static / "assets" / "app-0123456789.js").write_text("let x = 1;" * 50)
    running = Running(settings_for(tmp_path, static=str(static)))
    try:
        for path in ("/", "/table/abc", "/replay/xyz", "/rules"):
            answer = httpx.get(running.address + path)
            assert "built" in answer.text
            assert answer.headers["content-type"].startswith("text/html")
            assert answer.headers["cache-control"] == "no-cache"
        script = httpx.get(
            running.address + "/assets/app-0123456789.js", headers={"Accept-Encoding": "gzip"}
        )
        assert script.headers["content-encoding"] == "gzip"
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["content-type"].startswith("text/javascript")
        assert script.text.startswith("let x")
        again = httpx.get(
            running.address + "/",
            headers={"If-None-Match": httpx.get(running.address).headers["etag"]},
        )
        assert again.status_code == 304
        assert httpx.get(running.address + "/../pyproject.toml").status_code in (200, 404)
    finally:
        running.stop()


def test_without_a_built_client_a_page_says_how_to_build_it(tmp_path: Path) -> None:
    running = Running(settings_for(tmp_path, static=str(tmp_path / "nothing")))
    try:
        assert "npm ci" in httpx.get(running.address).text
    finally:
        running.stop()
