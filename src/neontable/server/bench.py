"""How fast the server is: real processes, real sockets, beside an echo server in the same run.

The server under test and the echo server are processes of their own; the clients are in this one.
An echo takes as long as the machine, the event loop and the sockets take for a message and
nothing else: the rest is ours.
"""

import asyncio
import contextlib
import gc
import http.client
import json
import os
import secrets
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec

from neontable.server.bench_page import BenchPage, cores_busy
from neontable.server.database import StoreError
from neontable.server.run import bind

PEOPLE = 3


class Timing(msgspec.Struct):
    """Milliseconds."""

    median: float
    p99: float
    count: int


class Load(msgspec.Struct):
    tables: int
    sockets: int
    answers_per_second: float
    ack: Timing
    push: Timing
    """From an answer to the last push of it, to whomever of the table."""
    echo: Timing
    cpu_ms_per_answer: float
    """Of the server's own processor time, pushes included: other programs do not change it."""
    server_cores: float
    """How many processors the server's processes kept busy."""
    client_cores: float
    """And these clients."""
    machine_cores: float
    """And all programs of the machine together, the database too."""


class ServerBench(msgspec.Struct):
    database: str
    seconds: float
    one: Load
    many: Load
    kb_per_table: float


def _timing(seconds: list[float]) -> Timing:
    if not seconds:
        return Timing(0.0, 0.0, 0)
    s = sorted(seconds)
    return Timing(round(s[len(s) // 2] * 1000, 2), round(s[int(len(s) * 0.99)] * 1000, 2), len(s))


class _Process:
    """A server that is started, measured and stopped."""

    def __init__(self, code: str) -> None:
        listening = bind("127.0.0.1", 0, False)
        self.port = listening.getsockname()[1]
        listening.close()
        self.address = f"http://127.0.0.1:{self.port}"
        self.process = subprocess.Popen(
            [sys.executable, "-c", code.replace("PORT", str(self.port))],
            stdout=subprocess.DEVNULL,
            start_new_session=True,
        )

    def wait(self, path: str) -> None:
        for _ in range(400):
            with contextlib.suppress(OSError):
                if _request(self.address, "GET", path)[0] < 500:
                    return
            if self.process.poll() is not None:
                break
            time.sleep(0.05)
        self.stop()
        raise StoreError("the server that was to be measured did not start")

    def memory(self) -> float:
        """Resident kilobytes of the process and its workers, where the system reports them."""
        total = 0.0
        for pid in (self.process.pid, *_children(self.process.pid)):
            with contextlib.suppress(OSError, ValueError):
                for line in Path(f"/proc/{pid}/status").read_text().splitlines():
                    if line.startswith("VmRSS:"):
                        total += float(line.split()[1])
        return total

    def cpu(self) -> float:
        """Seconds of processor time of the process and its workers, where the system reports
        them."""
        total = 0.0
        for pid in (self.process.pid, *_children(self.process.pid)):
            with contextlib.suppress(OSError, ValueError, IndexError):
                fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
                total += (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
        return total

    def stop(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(15)
        except subprocess.TimeoutExpired:
            os.killpg(self.process.pid, signal.SIGKILL)


def _children(pid: int) -> list[int]:
    found = []
    with contextlib.suppress(OSError):
        for task in Path(f"/proc/{pid}/task").iterdir():
            found += [int(child) for child in (task / "children").read_text().split()]
    return found


def _server(database: str, workers: int) -> _Process:
    return _Process(
        "from neontable.server import run; from neontable.server.settings import Settings\n"
        f"s = Settings(database={database!r}, quiet=True, rate=1e6, rate_socket=1e6, "
        "rate_guests=1e6, rate_tables=1e6, bot_pace=0, per_address=100_000)\n"
        f"run.prepare(s, {workers}); "
        f"run.serve(s, run.bind('127.0.0.1', PORT, False), {workers}, lambda: None)"
    )


def _echo() -> _Process:
    return _Process(
        "import uvicorn\n"
        "async def app(scope, receive, send):\n"
        "    if scope['type'] != 'websocket':\n"
        "        await send({'type': 'http.response.start', 'status': 200, 'headers': []})\n"
        "        await send({'type': 'http.response.body', 'body': b'ok'}); return\n"
        "    await receive(); await send({'type': 'websocket.accept'})\n"
        "    while True:\n"
        "        m = await receive()\n"
        "        if m['type'] == 'websocket.disconnect': return\n"
        "        await send({'type': 'websocket.send', 'text': m['text']})\n"
        "uvicorn.run(app, port=PORT, log_level='error', ws='websockets-sansio', lifespan='off',"
        " ws_per_message_deflate=False)"
    )


def _request(
    address: str, method: str, path: str, body: Any = None, cookie: str = ""
) -> tuple[int, Any, str]:
    where = urlsplit(address)
    connection = http.client.HTTPConnection(where.hostname or "", where.port, timeout=30)
    headers = {"X-Neontable": "1", "Content-Type": "application/json"}
    if cookie:
        headers["Cookie"] = cookie
    connection.request(method, path, None if body is None else json.dumps(body), headers)
    answer = connection.getresponse()
    data = answer.read()
    fresh = (answer.getheader("set-cookie") or "").split(";")[0]
    connection.close()
    return answer.status, json.loads(data) if data[:1] in (b"{", b"[") else None, fresh


def _table(address: str, game: str) -> tuple[str, list[str]]:
    """A table of three people that plays, and their cookies."""
    cookies = [_request(address, "GET", "/api/me")[2] for _ in range(PEOPLE)]
    seats = [{"kind": "me"}, *[{"kind": "open"}] * (PEOPLE - 1)]
    wish = {"game": game, "seats": seats}
    status, info, _ = _request(address, "POST", "/api/tables", wish, cookies[0])
    if status >= 400:
        raise StoreError(f"no table could be made: {info['text'] if info else status}")
    path = f"/api/tables/{info['id']}"
    for cookie in cookies[1:]:
        _request(address, "POST", f"{path}/join", {"token": info["invite"]}, cookie)
    _request(address, "POST", f"{path}/start", None, cookies[0])
    return info["id"], cookies


class _Message(msgspec.Struct):
    """What a player needs of a message: nothing else is read, as the clients share the machine."""

    type: str
    key: str = ""
    sequence: int = 0
    over: bool = False
    asks: list[dict[str, Any]] = []


_heard = msgspec.json.Decoder(_Message).decode
_chance = secrets.SystemRandom().random


class _Sitting:
    """Three people at one table; each answer is timed until everybody has its push."""

    def __init__(self, id: str, cookies: list[str], pace: float, whole: bool) -> None:
        self.id, self.cookies = id, cookies
        self.pace = pace
        """Seconds that people think before they answer, about."""
        self.whole = whole
        """Pages that want whole scenes, not their changes."""
        self.sent: dict[int, float] = {}
        """By the sequence that an answer makes: when it was sent."""
        self.seen: dict[int, int] = {}
        self.acks: list[float] = []
        self.pushes: list[float] = []
        self.last = 0.0
        self.waiting: dict[str, float] = {}
        """Answers under way, by their key; and questions that are thought about."""
        self.busy: set[BenchPage] = set()
        """Pages whose person thinks, or waits for an acknowledgement."""
        self.asked: dict[BenchPage, tuple[int, dict[str, Any]] | None] = {}
        """What each page is asked, and at which sequence."""
        self.pages: list[BenchPage] = []
        self.seated = asyncio.Event()
        self.stopped = False

    async def sit_down(self, address: str, few: asyncio.Semaphore) -> None:
        for cookie in self.cookies:
            async with few:
                page = await BenchPage.open(address, "/ws", cookie, self._heard)
                opening: dict[str, Any] = {"type": "open", "table": self.id}
                if not self.whole:
                    opening["changes"] = True
                page.say(msgspec.json.encode(opening))
                self.pages.append(page)
        await self.seated.wait()

    def stop(self) -> None:
        self.stopped = True
        for page in self.pages:
            page.close()

    def _heard(self, page: BenchPage, raw: bytes) -> None:
        now = time.perf_counter()
        message = _heard(raw)
        if message.type == "ack":
            self.acks.append(now - self.waiting.pop(message.key, now))
            self.last = now
            self._free(page)
        elif message.type == "refused":
            self.waiting.pop(message.key, None)
            self._free(page)
        elif message.type == "push":
            sequence = message.sequence
            seen = self.seen[sequence] = self.seen.get(sequence, 0) + 1
            if seen == PEOPLE:
                if sequence in self.sent:
                    self.pushes.append(now - self.sent.pop(sequence))
                del self.seen[sequence]
            if len(self.pages) == PEOPLE:
                self.seated.set()
            asked = message.asks and not message.over
            self.asked[page] = (sequence, message.asks[0]) if asked else None
            if page not in self.busy:
                self._think(page)

    def _free(self, page: BenchPage) -> None:
        self.busy.discard(page)
        self._think(page)

    def _think(self, page: BenchPage) -> None:
        asked = self.asked.pop(page, None)
        if asked is not None:
            self.busy.add(page)
            wait = self.pace * (0.5 + _chance())
            asyncio.get_running_loop().call_later(wait, self._give, page, *asked)

    def _give(self, page: BenchPage, sequence: int, ask: dict[str, Any]) -> None:
        if self.stopped:
            return
        key = secrets.token_hex(8)
        give = {
            "type": "answer",
            "key": key,
            "sequence": sequence,
            "seat": ask["seat"],
            "answer": _answer(ask, _chance()),
        }
        self.waiting[key] = self.sent[sequence + 1] = time.perf_counter()
        page.say(msgspec.json.encode(give))


def _answer(ask: dict[str, Any], luck: float) -> Any:
    if ask["kind"] in ("many", "order"):
        items = [item["answer"] for item in ask["items"]]
        return items[: ask.get("lo", 0)] if ask["kind"] == "many" else items
    if ask["kind"] == "number":
        return ask.get("lo", 0)
    options = ask["options"]
    return options[int(luck * len(options))]["answer"]


class _Echo:
    """A message of an answer's size, to and fro, in between."""

    def __init__(self) -> None:
        self.times: list[float] = []
        self.page: BenchPage | None = None
        self.sent = 0.0

    async def begin(self, address: str) -> None:
        self.page = await BenchPage.open(address, "/", "", self._heard)
        self._send()

    def _send(self) -> None:
        assert self.page is not None
        self.sent = time.perf_counter()
        self.page.say(b'{"type":"answer","key":"kkkkkkkkkkkkkkkk","answer":["square",3]}')

    def _heard(self, page: BenchPage, raw: bytes) -> None:
        self.times.append(time.perf_counter() - self.sent)
        asyncio.get_running_loop().call_later(0.05, self._send)


async def _load(server: _Process, echo: _Process, sittings: list[_Sitting], seconds: float) -> Load:
    few = asyncio.Semaphore(10)
    # Everybody sits down first, and plays a little: loading tables is not what is measured.
    await asyncio.gather(*(s.sit_down(server.address, few) for s in sittings))
    await asyncio.sleep(2 * max(s.pace for s in sittings) or 1)
    for s in sittings:
        s.acks.clear()
        s.pushes.clear()
    echoes = _Echo()
    await echoes.begin(echo.address)
    begun, spent = time.perf_counter(), server.cpu()
    clients, machine = time.process_time(), cores_busy()
    await asyncio.sleep(seconds)
    measured = time.perf_counter() - begun
    answered = sum(len(s.acks) for s in sittings)
    spent, clients = server.cpu() - spent, time.process_time() - clients
    machine = cores_busy() - machine
    assert echoes.page is not None
    echoes.page.close()
    for s in sittings:
        s.stop()
    # Games may end before the time does.
    passed = max(0.001, min(measured, max(s.last for s in sittings) - begun))
    acks = [t for s in sittings for t in s.acks]
    return Load(
        tables=len(sittings),
        sockets=len(sittings) * PEOPLE,
        answers_per_second=round(len(acks) / passed, 1),
        ack=_timing(acks),
        push=_timing([t for s in sittings for t in s.pushes]),
        echo=_timing(echoes.times),
        cpu_ms_per_answer=round(1000 * spent / max(1, answered), 2),
        server_cores=round(spent / measured, 2),
        client_cores=round(clients / measured, 2),
        machine_cores=round(machine / measured, 2),
    )


async def _play(
    server: _Process,
    echo: _Process,
    game: str,
    tables: int,
    pace: float,
    whole: bool,
    seconds: float,
) -> Load:
    """Tables are made by a few people at once, then played."""
    with ThreadPoolExecutor(4) as makers:
        loop = asyncio.get_running_loop()
        made = await asyncio.gather(
            *(loop.run_in_executor(makers, _table, server.address, game) for _ in range(tables))
        )
    sittings = [_Sitting(id, cookies, pace, whole) for id, cookies in made]
    # The clients' garbage would be waited for by all of them, and nothing here is in circles.
    gc.collect()
    gc.freeze()
    gc.disable()
    try:
        return await _load(server, echo, sittings, seconds)
    finally:
        gc.enable()


def measure(
    database: str | None,
    tables: int,
    seconds: float,
    game: str,
    step: Callable[[], None] = lambda: None,
    *,
    pace: float = 0.0,
    workers: int = 1,
    whole: bool = False,
) -> ServerBench:
    """One table with three people, then many; on a fresh SQLite file by default.  `pace`: people
    think about so many seconds before they answer."""
    with tempfile.TemporaryDirectory(prefix="neontable-bench-") as folder:
        where = database or f"sqlite:///{folder}/bench.db"
        echo = _echo()
        server = _server(where, workers)
        try:
            server.wait("/readyz")
            echo.wait("/")
            step()
            one = asyncio.run(_play(server, echo, game, 1, 0.0, whole, min(seconds, 5.0)))
            step()
            before = server.memory()
            step()
            many = asyncio.run(_play(server, echo, game, tables, pace, whole, seconds))
            step()
            memory = (server.memory() - before) / max(1, tables)
        finally:
            server.stop()
            echo.stop()
    shown = "SQLite" if where.startswith("sqlite") else "PostgreSQL"
    return ServerBench(shown, seconds, one, many, round(memory, 1))
