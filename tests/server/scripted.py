"""Scripted players for many tables at once, and server processes that can be killed."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import json
import os
import random
import secrets
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from typing import Any
from urllib.parse import urlsplit

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from tests.server.conftest import answer_of
from tests.server.nursery import Forked

LOST = (OSError, WebSocketException, InvalidHandshake, TimeoutError, httpx.HTTPError)


def free_port() -> int:
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return int(s.getsockname()[1])


class Process:
    """`neontable serve` as a process of its own."""

    def __init__(self, database: str, workers: int = 1, before: str = "") -> None:
        self.database = database
        self.before = before
        """Python to run first: a server that fails in some way."""
        self.port = free_port()
        self.workers = workers
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | Forked | None = None
        self.log = tempfile.NamedTemporaryFile()  # noqa: SIM115

    def __enter__(self) -> Process:
        self.start()
        try:
            self.wait()
        except BaseException:
            self.stop()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def start(self) -> None:
        code = self.before + (
            "from neontable.server import run; from neontable.server.settings import Settings; "
            f"s = Settings(database={self.database!r}, quiet=True, rate=1e6, rate_socket=1e6, "
            "rate_guests=1e6, rate_tables=1e6, bot_threads=True, bot_pace=0, sweep=0.2, "
            "per_address=5000); "
            f"run.prepare(s, {self.workers}); "
            f"run.serve(s, run.bind('127.0.0.1', {self.port}, False), {self.workers}, "
            "lambda: None)"
        )
        if self.workers == 1:
            self.process = Forked(code, self.log.name)
            return
        self.process = subprocess.Popen(
            [sys.executable, "-c", code],
            stdout=subprocess.DEVNULL,
            stderr=self.log,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
            start_new_session=True,
        )

    @property
    def running(self) -> bool:
        return self.process is not None and self.process.poll() is None

    def wait(self, patience: float = 40) -> None:
        until = time.monotonic() + patience
        while time.monotonic() < until:
            asking = http.client.HTTPConnection("127.0.0.1", self.port, timeout=2)
            with contextlib.suppress(OSError, http.client.HTTPException):
                asking.request("GET", "/healthz")
                if asking.getresponse().status == 200:
                    return
            asking.close()
            assert self.process is not None
            assert self.process.poll() is None, "the server ended"
            time.sleep(0.02)
        raise AssertionError("the server does not answer")

    def kill(self) -> None:
        """As hard as it gets: no handler runs."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def complaints(self) -> str:
        """What the server wrote to its log: with --quiet, only what went wrong."""
        self.log.seek(0)
        return self.log.read().decode()

    def stop(self) -> None:
        if self.process is not None and self.running:
            os.kill(self.process.pid, signal.SIGTERM)
            until = time.monotonic() + 20
            while self.running and time.monotonic() < until:
                time.sleep(0.02)
            if self.running:
                self.kill()


class Ledger:
    """Everything that servers have acknowledged: what must be there in the end."""

    def __init__(self) -> None:
        self.acks: list[tuple[str, str, int, int, Any]] = []
        self.repeats = 0
        self.reconnects = 0
        self.seconds: list[float] = []


class Bold:
    """Somebody who plays one seat of one table, whatever happens to the server."""

    def __init__(
        self, addresses: Sequence[str], table: str, cookie: str, ledger: Ledger, seed: int
    ) -> None:
        self.addresses, self.table, self.cookie = addresses, table, cookie
        self.ledger = ledger
        self.chance = random.Random(seed)
        self.pending: dict[str, Any] | None = None
        self.sent = 0.0
        self.over = False
        self.answers = 0

    async def play(self, stop: asyncio.Event) -> None:
        turn = self.chance.randrange(len(self.addresses))
        while not stop.is_set() and not self.over:
            address = self.addresses[turn % len(self.addresses)]
            try:
                await self._sit(address, stop)
            except LOST:
                self.ledger.reconnects += 1
                turn += 1
                await asyncio.sleep(0.1)

    async def _sit(self, address: str, stop: asyncio.Event) -> None:
        where = address.replace("http", "ws") + "/ws"
        # A server that is away refuses this at once; a whole handshake that fails costs much more.
        parts = urlsplit(address)
        socket.create_connection((parts.hostname, parts.port), 5).close()
        async with connect(
            where,
            additional_headers={"Cookie": self.cookie},
            max_size=None,
            open_timeout=5,
            compression=None,
        ) as page:
            await page.send(json.dumps({"type": "open", "table": self.table}))
            if self.pending is not None:
                # Was it stored before the server died?  Sent again, it does no harm.
                self.ledger.repeats += 1
                await page.send(json.dumps(self.pending))
            while not stop.is_set() and not self.over:
                try:
                    message = json.loads(await asyncio.wait_for(page.recv(), 0.5))
                except TimeoutError:
                    continue
                await self._heed(page, message)

    async def _heed(self, page: Any, message: dict[str, Any]) -> None:
        pending = self.pending
        match message["type"]:
            case "ack" if pending is not None and message["key"] == pending["key"]:
                self.ledger.acks.append(
                    (
                        self.table,
                        message["key"],
                        message["sequence"],
                        pending["seat"],
                        pending["answer"],
                    )
                )
                self.ledger.seconds.append(time.perf_counter() - self.sent)
                self.answers += 1
                self.pending = None
            case "refused" if pending is not None and message["key"] == pending["key"]:
                assert message["code"] in ("late", "over", "failed"), message
                self.pending = None
            case "push":
                if message.get("over"):
                    self.over = True
                elif message.get("asks") and self.pending is None:
                    ask = message["asks"][0]
                    count = len(ask.get("options", ())) or 1
                    self.pending = {
                        "type": "answer",
                        "key": secrets.token_hex(8),
                        "sequence": message["sequence"],
                        "seat": ask["seat"],
                        "answer": answer_of(ask, self.chance.randrange(count)),
                    }
                    self.sent = time.perf_counter()
                    await page.send(json.dumps(self.pending))


def seat_people(address: str, people: int, bots: int, game: str = "adrenaline") -> tuple[str, list]:
    """A table that plays: its id, and the cookie of everybody at it."""
    made: list[httpx.Client] = []
    for _ in range(people):
        client = httpx.Client(
            base_url=address, headers={"X-Neontable": "1"}, timeout=30, verify=False
        )
        client.get("/api/me").raise_for_status()
        made.append(client)
    seats = [{"kind": "me"}, *[{"kind": "open"}] * (people - 1)]
    seats += [{"kind": "bot", "bot": "random"}] * bots
    table = made[0].post("/api/tables", json={"game": game, "seats": seats}).raise_for_status()
    info = table.json()
    for client in made[1:]:
        client.post(
            f"/api/tables/{info['id']}/join", json={"token": info["invite"]}
        ).raise_for_status()
    if people > 1:
        made[0].post(f"/api/tables/{info['id']}/start").raise_for_status()
    cookies = [f"neontable={client.cookies['neontable']}" for client in made]
    for client in made:
        client.close()
    return info["id"], cookies
