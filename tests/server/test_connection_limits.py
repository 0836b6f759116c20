"""Connections that do not keep to their time or their number, and pages that do not read."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import json
import logging
import os
import resource
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.exceptions import InvalidStatus

from neontable.server import app, garbage_collection, run
from neontable.server import protocol as wire
from neontable.server.connection import BACKLOG, MOST_BYTES, Connection
from neontable.server.connection_limits import (
    BODY_LEAST,
    SPARE_FILES,
    ConnectionLimits,
    raise_file_limit,
)
from neontable.server.database import StoreError
from neontable.server.garbage_collection import THRESHOLDS
from neontable.server.logs import RepeatFilter
from neontable.server.metrics import TURNED_AWAY
from tests.server.conftest import PATIENCE, Player, Running, settings_for


def until(happened: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < deadline
        time.sleep(0.01)


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that waits for nobody."""
    limits = ConnectionLimits(most=12, headers_within=0.3, body_window=0.3)
    settings = settings_for(tmp_path_factory.mktemp("hasty"), per_address=6, stuck=0.3)
    running = Running(settings, limits)
    yield running
    until(lambda: not limits.open)
    running.stop()


def connected(server: Running, first: bytes = b"") -> socket.socket:
    s = socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE)
    if first:
        s.sendall(first)
    return s


def is_cut(s: socket.socket) -> bool:
    """Whether the server ends it without an answer."""
    try:
        return s.recv(1) == b""
    except ConnectionResetError:
        return True
    finally:
        s.close()


HEAD = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nX-Neontable: 1\r\n"


@pytest.mark.parametrize(
    "begun",
    [
        b"",
        b"GET /api/ga",
        b"GET / HTTP/1.1\r\nHost: localhost\r\nX-A: 1\r\n",
        HEAD + b"Content-Length: 5000\r\n\r\n{",
        HEAD + b"Transfer-Encoding: chunked\r\n\r\n5\r\n",
    ],
    ids=["nothing", "half a line", "half a head", "half a body", "half a chunk"],
)
def test_a_request_that_does_not_end_is_cut_off(hasty: Running, begun: bytes) -> None:
    assert is_cut(connected(hasty, begun))


def test_a_second_request_on_a_connection_has_its_time_too(hasty: Running) -> None:
    s = connected(hasty, b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
    answer = b""
    while b"}" not in answer:
        answer += s.recv(4096)
    s.sendall(b"GET /heal")
    assert is_cut(s)
    # So has one that began before the first was answered: it is the limits that cuts it off, not
    # uvicorn, which lets an idle connection go later.
    before = TURNED_AWAY.labels("head")._value.get()
    s = connected(hasty, b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\nGET /heal")
    answer = b""
    while b"}" not in answer:
        answer += s.recv(4096)
    assert is_cut(s)
    assert TURNED_AWAY.labels("head")._value.get() == before + 1


class Wire(asyncio.Transport):
    """What uvicorn asks of a connection."""

    aborted = False

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return ("203.0.113.7", 1) if name == "peername" else default

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        pass

    def pause_reading(self) -> None:
        pass

    def resume_reading(self) -> None:
        pass

    def is_closing(self) -> bool:
        return self.aborted

    def write(self, data: Any) -> None:
        pass

    def close(self) -> None:
        pass

    def abort(self) -> None:
        self.aborted = True


def test_a_body_that_comes_steadily_is_waited_for() -> None:
    """As long as each window brings enough; the first that does not ends it."""

    async def app(scope: Any, receive: Any, send: Any) -> None:
        while (await receive()).get("more_body"):
            pass

    async def evening() -> None:
        limits = ConnectionLimits(headers_within=1000.0, body_window=1000.0)
        http, _ = limits.protocols()
        config = uvicorn.Config(app, lifespan="off", log_config=None)
        config.load()
        one = http(config=config, server_state=ServerState(), app_state={})
        wire_, n = Wire(), BODY_LEAST
        one.connection_made(wire_)
        one.data_received(HEAD + b"Content-Length: 1000000\r\n\r\n")
        for _ in range(5):
            one.data_received(b" " * (n // 2))
            one.data_received(b" " * (n - n // 2))
            one._too_slow()
            assert not wire_.aborted
            assert one._slow is not None, "the next window has begun"
        one.data_received(b" " * (n - 1))
        one._too_slow()
        assert wire_.aborted
        one.connection_lost(None)

    asyncio.run(evening())


def test_an_address_has_so_many_connections(hasty: Running) -> None:
    limits = hasty.limits
    until(lambda: not limits.open)
    kept = [connected(hasty, b"GET / HTTP/1.1\r\n") for _ in range(limits.most)]
    until(lambda: limits.open["127.0.0.1"] == limits.most)
    assert is_cut(connected(hasty, b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"))
    for s in kept:
        s.close()
    until(lambda: not limits.open)
    assert httpx.get(f"{hasty.address}/healthz").is_success


def test_the_connections_of_a_proxy_are_not_counted_as_one_address() -> None:
    limits = ConnectionLimits(("10.0.0.7", "loopback"), most=1)
    assert [limits.enter("10.0.0.7") for _ in range(3)] == [True] * 3
    assert [limits.enter("::1") for _ in range(3)] == [True] * 3
    assert [limits.enter("10.0.0.8") for _ in range(3)] == [True, False, False]
    limits.leave("10.0.0.8")
    assert limits.enter("10.0.0.8")


def test_an_address_has_so_many_sockets(hasty: Running) -> None:
    ann = Player(hasty.address)
    pages = [ann.open_raw() for _ in range(6)]
    with pytest.raises(InvalidStatus):
        ann.open_raw()
    pages[0].close()
    until(lambda: hasty.app.sockets["127.0.0.1"] < 6)
    ann.open_raw()
    ann.close()


# -- pages that do not read ----------------------------------------------------------------------
def test_a_page_that_never_reads_is_let_go(hasty: Running) -> None:
    ann = Player(hasty.address, "Ann")
    table = ann.create("me", "random", "random")["id"]
    page = raw_page(hasty, ann)
    until(lambda: bool(hasty.service.open_pages))
    # Every opening is answered with a whole position: what the system keeps for a reader is soon
    # full, and then nothing goes out any more.
    with contextlib.suppress(OSError):
        for _ in range(600):
            page.sendall(masked(json.dumps({"type": "open", "table": table}).encode()))
    until(lambda: not hasty.service.open_pages)
    page.close()
    ann.close()


def raw_page(server: Running, who: Player) -> socket.socket:
    """A socket of a page whose program has stopped."""
    s = socket.socket()
    s.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    s.connect(("127.0.0.1", server.port))
    s.settimeout(PATIENCE)
    cookie = who.http.cookies["neontable"]
    s.sendall(
        b"GET /ws HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        b"Cookie: neontable=" + cookie.encode() + b"\r\n\r\n"
    )
    return s


def masked(words: bytes) -> bytes:
    assert len(words) < 126
    return bytes([0x81, 0x80 | len(words), 0, 0, 0, 0]) + words


def test_what_waits_for_a_page_is_bounded_in_bytes() -> None:
    async def evening() -> None:
        page = Connection("ann", "en")
        page.seen = page.present = "said, and dropped with the rest"
        line = wire.ChatLine(number=1, seat=0, name="Ann", text="x" * 100_000, at=0.0)
        most = 0
        for _ in range(100):
            page.send(wire.Said(line=line))
            most = max(most, sum(len(data) for data in page.queue._queue))  # type: ignore[attr-defined]
            assert page.queue.qsize() <= BACKLOG
        assert most <= MOST_BYTES
        assert page.behind
        assert page.seen is page.present is None, "so they are said again"
        while page.waiting:
            await page.next()
        assert page.queue.empty()

    asyncio.run(evening())


# -- limits, logs, memory ------------------------------------------------------------------------
def test_the_file_limit_is_raised_as_far_as_it_goes() -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(soft, 512), hard))
        assert raise_file_limit() > 512
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_the_same_complaint_is_written_a_few_times_and_counted() -> None:
    calm = RepeatFilter(most=3, seconds=10)

    def complain(at: float, level: int = logging.ERROR) -> logging.LogRecord | None:
        record = logging.LogRecord("asyncio", level, "", 0, "too many open files", (), None)
        record.created = at
        return record if calm.filter(record) else None

    assert [bool(complain(0.1 * n)) for n in range(50)] == [True] * 3 + [False] * 47
    later = complain(11.0)
    assert later is not None
    assert later.left_out == 47  # type: ignore[attr-defined]
    assert all(complain(12.0, logging.INFO) for _ in range(50))


def test_garbage_collection_looks_seldom_and_not_at_what_stays() -> None:
    code = (
        "import gc; from neontable.server import garbage_collection; garbage_collection.tune(); "
        "print(gc.get_threshold(), gc.get_freeze_count() > 1000, len(gc.callbacks))"
    )
    shown = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert shown.stdout.split(") ")[1].split() == ["True", "1"]
    assert shown.stdout.startswith(str(THRESHOLDS)[:-1])
    assert gc.get_threshold() != THRESHOLDS, "the process that tests it is left alone"


def test_a_server_begins_with_all_of_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As many files as there may be, a calm log, the tuned collection once all words are read."""
    made: list[uvicorn.Config] = []

    class Begun:
        def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
            made.append(config)

        def run(self, sockets: list[socket.socket]) -> None:
            pass

    settings = settings_for(tmp_path)
    monkeypatch.setattr(os, "environ", dict(os.environ))
    monkeypatch.setattr(logging.getLogger(), "handlers", [])
    monkeypatch.setattr(run, "_Ready", Begun)
    monkeypatch.setattr(run, "raise_file_limit", lambda: 5000)
    run.serve(settings, run.bind("127.0.0.1", 0, False), 1, lambda: None)
    assert made[0].limit_concurrency == 5000 - SPARE_FILES
    (handler,) = logging.getLogger().handlers
    assert any(isinstance(one, RepeatFilter) for one in handler.filters)
    monkeypatch.setattr(app, "from_environment", lambda: settings)
    tuned: list[Callable[[], None]] = []
    monkeypatch.setattr(app, "guarded", lambda _, warmed: tuned.append(warmed))
    app.factory()
    assert tuned == [garbage_collection.tune]


def test_collection_is_tuned_when_what_stays_has_been_read(tmp_path: Path) -> None:
    tuned: list[bool] = []
    running = Running(settings_for(tmp_path), warmed=lambda: tuned.append(True))
    until(lambda: bool(tuned))
    running.stop()
    assert tuned == [True]


def test_two_servers_do_not_share_an_sqlite_file(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    held = len(run._locks)
    run.prepare(settings, 1)
    with pytest.raises(StoreError, match=f"another server uses .* \\(process {os.getpid()}\\)"):
        run.prepare(settings, 1)
    assert len(run._locks) == held + 1
    # The system takes the lock back when a process ends, however that happens.
    run._locks.pop().release()
    run.prepare(settings, 1)
    run._locks.pop().release()
