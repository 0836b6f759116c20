"""Processes that share a PostgreSQL hear of each other, whatever happens to their connections."""

from __future__ import annotations

import asyncio
import contextlib
import threading
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

from neontable.server.bus import Bus, News, encode
from neontable.server.database import migrate
from neontable.server.store import Store
from tests.server.conftest import PATIENCE, Player, Refused, Running, play_on, settings_for


@pytest.fixture(scope="module")
def store(postgres: str) -> Iterator[Store]:
    made = Store(postgres)
    migrate(made.engine)
    yield made
    made.close()


def end_connections(store: Store) -> None:
    """As a fail-over does: every connection to the database ends."""
    with store.engine.connect() as c:
        c.execute(
            sa.text(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE pid <> pg_backend_pid() AND datname = current_database()"
            )
        )


async def until(happened: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < deadline
        await asyncio.sleep(0.01)


class Listener:
    """A bus, and what it heard."""

    def __init__(self, store: Store, url: str = "", **more: Any) -> None:
        self.store = store
        self.heard: list[str] = []
        self.missed = 0
        self.failures = 0
        listening = store
        if url:
            listening = Store(store.url)
            listening.url = url
        self.bus = Bus(listening, "me", self._hear, self._again, **more)

    async def _hear(self, news: News) -> None:
        self.heard.append(news.table)

    async def _again(self) -> None:
        self.missed += 1
        if self.failures:
            self.failures -= 1
            raise sa.exc.OperationalError("select", {}, Exception("the connection is closed"))

    async def says(self, word: str) -> None:
        """News of another process, until it has arrived."""
        deadline = time.monotonic() + PATIENCE
        while word not in self.heard:
            assert time.monotonic() < deadline, "deaf"
            await asyncio.to_thread(self.store.notify, encode(News("you", word, "moved")))
            await asyncio.sleep(0.02)


def test_it_listens_again_though_looking_again_failed(store: Store) -> None:
    async def evening() -> None:
        one = Listener(store)
        one.failures = 3
        await one.bus.start()
        try:
            await one.says("first")
            end_connections(store)
            await one.says("second")
            assert one.missed == 4, "after each loss it looked again, until that worked"
            assert not one.bus.deaf
        finally:
            await one.bus.stop()

    asyncio.run(evening())


class Tunnel:
    """Between us and PostgreSQL; frozen, it swallows everything, as a lost network does."""

    def __init__(self, store: Store) -> None:
        url = sa.make_url(store.url)
        self.path = str(url.query.get("host", "")) + "/.s.PGSQL.5432"
        self.host, self.port = url.host, url.port
        self.frozen = False
        self.ways: list[asyncio.StreamWriter] = []

    async def start(self) -> int:
        self.server = await asyncio.start_server(self._way, "127.0.0.1", 0)
        return int(self.server.sockets[0].getsockname()[1])

    async def _way(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if Path(self.path).exists():
            there, to = await asyncio.open_unix_connection(self.path)
        else:
            there, to = await asyncio.open_connection(self.host, self.port or 5432)
        self.ways += [writer, to]
        lost = asyncio.Event()

        async def carry(source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
            while data := await source.read(65536):
                if self.frozen or lost.is_set():
                    lost.set()
                    continue
                target.write(data)

        with contextlib.suppress(OSError):
            await asyncio.gather(carry(reader, to), carry(there, writer))

    async def stop(self) -> None:
        self.server.close()
        for way in self.ways:
            way.close()


def test_a_connection_that_died_silently_is_noticed(store: Store) -> None:
    async def evening() -> None:
        tunnel = Tunnel(store)
        port = await tunnel.start()
        url = sa.make_url(store.url).set(host="127.0.0.1", port=port, query={})
        through = url.render_as_string(hide_password=False)
        one = Listener(store, through, beat=0.05, within=0.5)
        await one.bus.start()
        try:
            await one.says("first")
            tunnel.frozen = True
            await until(lambda: one.bus.deaf)
            tunnel.frozen = False
            await one.says("second")
            assert one.missed >= 1
        finally:
            await one.bus.stop()
            await tunnel.stop()

    asyncio.run(evening())


@pytest.fixture(scope="module")
def pair(postgres: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Running]]:
    folder = tmp_path_factory.mktemp("pair")
    settings = settings_for(folder, database=postgres, poll=0.1)
    both = [Running(settings), Running(settings)]
    yield both
    for one in both:
        one.stop()


def sit_down(pair: list[Running]) -> tuple[Player, Any, Player, Any]:
    ann, bob = Player(pair[0].address, "Ann"), Player(pair[1].address, "Bob")
    table = ann.create("me", "open", "random")
    bob.post(f"/api/tables/{table['id']}/join", {"token": table["invite"]})
    ann.post(f"/api/tables/{table['id']}/start")
    return ann, ann.open(table["id"]), bob, bob.open(table["id"])


FLAPS = 12


def play(a: Any, b: Any, answers: int) -> None:
    """Both answer in turn, each of them at another process."""
    until = a.push["answers"] + answers
    failures = 0
    while a.push["answers"] < until:
        try:
            play_on(a, b)
        except Refused as refused:
            # A connection ended during a commit: the page was told so, and answers again.
            failures += 1
            if failures > FLAPS or "'code': 'failed'" not in str(refused):
                raise


def unlucky(work: Callable[[], Awaitable[None]], times: int) -> Callable[[], Awaitable[None]]:
    left = times

    async def tried() -> None:
        nonlocal left
        if left:
            left -= 1
            raise sa.exc.OperationalError("select", {}, Exception("the connection is closed"))
        await work()

    return tried


def never(*_: object) -> None:
    raise sa.exc.OperationalError("select", {}, Exception("nobody is to be asked"))


def heard(a: Any, b: Any, there: Running) -> None:
    """What a's process stores reaches b's without any question to the database."""
    while not a.asks:
        page = b if b.asks else a
        if page.asks:
            page.answer()
        else:
            page.wait("push")
    before = a.push["sequence"]
    while b.push["sequence"] < before:
        b.wait("push")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(there.service.store, "moves", never)
        a.answer()
        while b.push["sequence"] <= before:
            b.wait("push")


def test_a_move_of_another_process_is_made_without_asking_the_database(
    pair: list[Running],
) -> None:
    ann, a, bob, b = sit_down(pair)
    play(a, b, 2)
    heard(a, b, pair[1])
    for player in (ann, bob):
        player.close()


def test_tables_go_on_when_connections_end_again_and_again(
    pair: list[Running], store: Store
) -> None:
    ann, a, bob, b = sit_down(pair)
    stop = threading.Event()

    def flap() -> None:
        for _ in range(FLAPS):
            with contextlib.suppress(sa.exc.SQLAlchemyError):
                end_connections(store)
            stop.wait(0.1)

    # Looking at everything again meets the next end of a connection, in each process.
    for one in pair:
        one.service.bus.again = unlucky(one.service.bus.again, 3)
    flapping = threading.Thread(target=flap)
    flapping.start()
    flapping.join()
    play(a, b, 8)
    for one in pair:
        deadline = time.monotonic() + PATIENCE
        while httpx.get(f"{one.address}/readyz").json()["news"] != "listening":
            assert time.monotonic() < deadline
            time.sleep(0.05)
    heard(a, b, pair[1])
    heard(b, a, pair[0])
    for player in (ann, bob):
        player.close()


def test_a_process_that_hears_nothing_polls_and_says_so(pair: list[Running], store: Store) -> None:
    ann, a, bob, b = sit_down(pair)
    bus = pair[0].service.bus
    through = bus.store.url
    # Its news comes from where nobody is: no connection can be made.
    nowhere = Store(store.url)
    nowhere.url = "postgresql://postgres@127.0.0.1:1/nothing"
    bus.store = nowhere
    end_connections(store)
    while not bus.deaf:
        time.sleep(0.01)
    play(a, b, 8)
    assert httpx.get(f"{pair[0].address}/readyz").json()["news"] == "polling"
    assert "neontable_listening 0.0" in httpx.get(f"{pair[0].address}/metrics").text
    nowhere.url = through
    while bus.deaf:
        time.sleep(0.01)
    play(a, b, 4)
    for player in (ann, bob):
        player.close()
