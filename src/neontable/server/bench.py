"""How fast the server is: real processes, real sockets, beside an echo server in the same run.

The server under test and the echo server are processes of their own; the clients are in this one.
An echo takes as long as the machine, the event loop and the sockets take for a message and
nothing else: the rest is ours.
"""

import asyncio
import contextlib
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
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from neontable.server.run import bind
from neontable.server.store import StoreError

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
        """Resident kilobytes, where the system reports them."""
        with contextlib.suppress(OSError, ValueError):
            for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
                if line.startswith("VmRSS:"):
                    return float(line.split()[1])
        return 0.0

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

    async def play(self, address: str, stop: asyncio.Event, ready: asyncio.Semaphore) -> None:
        await asyncio.gather(*(self._one(address, cookie, stop, ready) for cookie in self.cookies))

    async def _one(
        self, address: str, cookie: str, stop: asyncio.Event, ready: asyncio.Semaphore
    ) -> None:
        where = address.replace("http", "ws") + "/ws"
        async with ready:
            socket = await connect(
                where,
                additional_headers={"Cookie": cookie},
                max_size=None,
                compression=None,
                open_timeout=60,
            ).__aenter__()
            opening: dict[str, Any] = {"type": "open", "table": self.id}
            if not self.whole:
                opening["changes"] = True
            await socket.send(json.dumps(opening))
        try:
            await self._listen(socket, stop)
        finally:
            await socket.close()

    async def _listen(self, socket: ClientConnection, stop: asyncio.Event) -> None:
        chance = secrets.SystemRandom()
        waiting: dict[str, float] = {}
        while not stop.is_set():
            try:
                raw = await asyncio.wait_for(socket.recv(), 0.25)
            except TimeoutError:
                continue
            now = time.perf_counter()
            message = _heard(raw)
            if message.type == "ack":
                self.acks.append(now - waiting.pop(message.key, now))
                self.last = now
            elif message.type == "push":
                sequence = message.sequence
                self.seen[sequence] = self.seen.get(sequence, 0) + 1
                if self.seen[sequence] == PEOPLE and sequence in self.sent:
                    self.pushes.append(now - self.sent.pop(sequence))
                if message.over:
                    return
                for ask in message.asks[:1]:
                    if waiting:
                        break
                    key = secrets.token_hex(8)
                    waiting[key] = now
                    if self.pace:
                        await asyncio.sleep(self.pace * (0.5 + chance.random()))
                    waiting[key] = self.sent[sequence + 1] = time.perf_counter()
                    give = {
                        "type": "answer",
                        "key": key,
                        "sequence": sequence,
                        "seat": ask["seat"],
                        "answer": _answer(ask, chance.random()),
                    }
                    await socket.send(msgspec.json.encode(give).decode())


def _answer(ask: dict[str, Any], luck: float) -> Any:
    if ask["kind"] in ("many", "order"):
        items = [item["answer"] for item in ask["items"]]
        return items[: ask.get("lo", 0)] if ask["kind"] == "many" else items
    if ask["kind"] == "number":
        return ask.get("lo", 0)
    options = ask["options"]
    return options[int(luck * len(options))]["answer"]


async def _echoes(address: str, stop: asyncio.Event, times: list[float]) -> None:
    """A message of an answer's size, to and fro, in between."""
    words = json.dumps({"type": "answer", "key": "k" * 16, "answer": ["square", 3]})
    async with connect(address.replace("http", "ws"), compression=None) as socket:
        while not stop.is_set():
            begun = time.perf_counter()
            await socket.send(words)
            await socket.recv()
            times.append(time.perf_counter() - begun)
            await asyncio.sleep(0.05)


async def _load(server: _Process, echo: _Process, sittings: list[_Sitting], seconds: float) -> Load:
    stop = asyncio.Event()
    echoes: list[float] = []
    ready = asyncio.Semaphore(10)
    playing = [asyncio.create_task(s.play(server.address, stop, ready)) for s in sittings]
    # Everybody sits down first: loading tables is not what is measured.
    await asyncio.sleep(1 + len(sittings) / 20)
    for s in sittings:
        s.acks.clear()
        s.pushes.clear()
    begun, spent = time.perf_counter(), server.cpu()
    beside = asyncio.create_task(_echoes(echo.address, stop, echoes))
    await asyncio.sleep(seconds)
    answered = sum(len(s.acks) for s in sittings)
    spent = server.cpu() - spent
    stop.set()
    await asyncio.gather(*playing, beside)
    # Games may end before the time does.
    passed = max(0.001, max(s.last for s in sittings) - begun)
    acks = [t for s in sittings for t in s.acks]
    return Load(
        tables=len(sittings),
        sockets=len(sittings) * PEOPLE,
        answers_per_second=round(len(acks) / passed, 1),
        ack=_timing(acks),
        push=_timing([t for s in sittings for t in s.pushes]),
        echo=_timing(echoes),
        cpu_ms_per_answer=round(1000 * spent / max(1, answered), 2),
    )


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
            one = asyncio.run(
                _load(server, echo, [_Sitting(*_table(server.address, game), 0.0, whole)], seconds)
            )
            step()
            before = server.memory()
            sittings = [_Sitting(*_table(server.address, game), pace, whole) for _ in range(tables)]
            step()
            many = asyncio.run(_load(server, echo, sittings, seconds))
            step()
            memory = (server.memory() - before) / max(1, tables)
        finally:
            server.stop()
            echo.stop()
    shown = "SQLite" if where.startswith("sqlite") else "PostgreSQL"
    return ServerBench(shown, seconds, one, many, round(memory, 1))
