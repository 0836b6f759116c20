"""The running server: live tables, who looks at them, and every move on its way to the database.

All moves of a table pass through its lock in this process and through (table, sequence) in the
database, which settles what happens between processes.  What is read (`live_tables`) is always
committed.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, ParamSpec, TypeVar

import msgspec
import sqlalchemy as sa

from neontable.kernel.errors import NeontableError
from neontable.kernel.text import LANGUAGES
from neontable.server import game_info, jobs
from neontable.server.audience import GRACE, Audience
from neontable.server.bot_turns import BotTurns
from neontable.server.bot_workers import BotWorkers
from neontable.server.bounded_cache import BoundedCache
from neontable.server.bus import Bus, News, encode
from neontable.server.campaigns import Campaigns
from neontable.server.client_files import File
from neontable.server.connection import Connection
from neontable.server.costly_work import CostlyWork
from neontable.server.database import Conflict, migrate
from neontable.server.ending import closed
from neontable.server.health import Health
from neontable.server.live_table import (
    ANSWER,
    CLOSE,
    PERSON,
    UNDO,
    LiveTable,
    with_seat,
)
from neontable.server.metrics import (
    ANSWERS,
    COMMIT_SECONDS,
    RESTARTS,
    TABLES,
)
from neontable.server.middleware import Buckets
from neontable.server.notices import Notices
from neontable.server.online_people import OnlinePeople
from neontable.server.other_processes import OtherProcesses
from neontable.server.page_pace import PagePace
from neontable.server.passes import Passes
from neontable.server.rows import Move, SeatRow, Standing, TableRow, new_id
from neontable.server.settings import Settings
from neontable.server.sign_in import Attempts
from neontable.server.store import Store
from neontable.server.timekeeper import GAP, Timekeeper

log = logging.getLogger("neontable.house")

P = ParamSpec("P")
R = TypeVar("R")

KEPT = 500
"""Tables kept in memory although nobody looks at them."""
READERS = 4
MOST_NEWS = 4000
"""Bytes of a move that is sent with its notice: PostgreSQL takes 8,000 in all."""


class TableService:
    def __init__(self, settings: Settings, warmed: Callable[[], None] = lambda: None) -> None:
        """`warmed` is called when everything that stays in memory has been read."""
        self.settings = settings
        self._warmed = warmed
        self.warm = False
        """Words have been read, and garbage collection is set up."""
        self.store = Store(settings.database)
        self.process = new_id()
        self.begun = time.time()
        self.live_tables: dict[str, LiveTable] = {}
        self.frozen: set[str] = set()
        """Tables that cannot be rebuilt from their moves: they have an older rules version."""
        self.audience = Audience(self)
        self.locks: dict[str, tuple[asyncio.Lock, int]] = {}
        self.secret = b""
        self.arrivals = Buckets(settings.rate_guests, settings.rate_guests * 50)
        self.page_pace = PagePace(settings.rate_socket)
        self.talk = Buckets(settings.rate_chat, 6)
        self.makings = Buckets(settings.rate_tables, settings.rate_tables * 200)
        self.attempts = Attempts()
        self.pages: dict[str, set[Connection]] = {}
        """Open sockets by identity."""
        self.open_pages: Counter[str] = Counter()
        """Sockets by identity."""
        self.replays = BoundedCache(200, 20_000_000)
        """What was last shown of replays."""
        self.stopping = False
        readers = 8 if self.store.postgres else READERS
        self._readers = ThreadPoolExecutor(readers, "store-read")
        # SQLite has one writer at a time: a queue of our own is shorter than its waiting.
        self._writers = ThreadPoolExecutor(8 if self.store.postgres else 1, "store-write")
        self._batch: list[tuple[str, Move, Standing, bytes | None, asyncio.Future[bool]]] = []
        self._flushing: asyncio.Task[None] | None = None
        self._tasks: set[asyncio.Task[Any]] = set()
        self.other_processes = OtherProcesses(self)
        self.bus = Bus(
            self.store, self.process, self.other_processes.heard, self.other_processes.missed
        )
        self.bot_turns = BotTurns(self)
        self.timekeeper = Timekeeper(self)
        self.passes = Passes(self)
        """The passes that the server makes for people."""
        self.campaigns = Campaigns(self)
        self.health = Health(self)
        self.online = OnlinePeople(self)
        self.notices = Notices(self)

    # -- life --------------------------------------------------------------------------------
    async def start(self) -> None:
        self.bot_workers = BotWorkers(
            self.settings.bot_workers, self.settings.bot_threads, self.settings.bot_budget
        )
        s = self.settings
        self.costly = CostlyWork("processes", 1, s.work, threads=s.bot_threads)
        self.made_once: dict[tuple[str, str, str], asyncio.Future[File]] = {}
        """What is rendered once for each language, by its kind and game."""
        self.in_threads = CostlyWork("threads", 1, s.work, threads=True)
        await self.write(migrate, self.store.engine)
        self.secret = await self.write(self.store.secret)
        self.notices.start()
        await self.bus.start()
        await self.timekeeper.beat()
        self.spawn(self._always("sweep", self.timekeeper.sweep), "sweep")
        if self.store.postgres:
            self.spawn(self._always("poll", self.other_processes.poll), "poll")
        self.spawn(self._warm(), "warm")

    async def stop(self) -> None:
        """What has been accepted is stored; then everything ends.  Pages come back by themselves
        when their sockets close."""
        self.stopping = True
        with contextlib.suppress(sa.exc.SQLAlchemyError):
            await self.write(self.store.beat, time.time(), GAP)
        if self._flushing is not None:
            await asyncio.wait({self._flushing}, timeout=10)
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.bus.stop()
        self.bot_workers.close()
        self.costly.close()
        self.in_threads.close()
        jobs.forget(self.settings.database)
        self._readers.shutdown()
        self._writers.shutdown()
        self.store.close()

    def spawn(self, work: Any, name: str) -> None:
        task = asyncio.create_task(work, name=name)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (fault := task.exception()) is not None:
            log.error("a task failed: %s", task.get_name(), exc_info=fault)

    async def _always(self, name: str, work: Callable[[], Awaitable[None]]) -> None:
        """Run a task that must not end; when it fails it is begun again."""
        while True:
            try:
                await work()
            except Exception:
                log.exception("a task failed and is begun again: %s", name)
            RESTARTS.labels(name).inc()
            await asyncio.sleep(1)

    async def _warm(self) -> None:
        """Read the words of all games before anybody has to wait for them."""

        def words() -> None:
            from neontable.kernel import registry

            for name in registry.names():
                for lang in LANGUAGES:
                    game_info.game_info(name, lang)

        await self.read(words)
        self._warmed()
        self.warm = True

    async def read(self, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._readers, lambda: work(*args, **kwargs))
        except sa.exc.DBAPIError as fault:
            if not fault.connection_invalidated:
                raise
            # The connection ended after the pool had tried it; reading twice does no harm.
            return await loop.run_in_executor(self._readers, lambda: work(*args, **kwargs))

    async def write(self, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._writers, lambda: work(*args, **kwargs))

    def news(self, table: str, kind: str, **more: Any) -> bytes | None:
        if not self.store.postgres:
            return None
        return encode(News(self.process, table, kind, **more))

    async def signed_out(self, identity: str) -> None:
        """Some sessions of somebody have ended: their pages close, in all processes."""
        await self.hang_up(identity)
        news = self.news(identity, "out")
        if news is not None:
            await self.write(self.store.notify, news)

    async def hang_up(self, identity: str) -> None:
        pages = self.pages.get(identity)
        if not pages:
            return
        valid = {s.id for s in await self.read(self.store.sessions, identity)}
        for page in [*pages]:
            if page.session not in valid:
                page.hang_up()

    # -- tables in memory --------------------------------------------------------------------
    @contextlib.asynccontextmanager
    async def lock(self, id: str) -> AsyncIterator[None]:
        """A lock per table, dropped when nobody waits for it."""
        lock, users = self.locks.get(id) or (asyncio.Lock(), 0)
        self.locks[id] = (lock, users + 1)
        try:
            async with lock:
                yield
        finally:
            lock, users = self.locks[id]
            if users > 1:
                self.locks[id] = (lock, users - 1)
            else:
                del self.locks[id]

    async def row(self, id: str) -> TableRow | None:
        live = self.live_tables.get(id)
        return live.row if live is not None else await self.read(self.store.table, id)

    async def live(self, id: str) -> LiveTable | None:
        """The table in memory; None when there is none, when it has not begun, or when its rules
        version is no longer played (`frozen`)."""
        live = self.live_tables.get(id)
        if live is not None:
            return live
        row, moves = await self.read(self.store.moves, id)
        if row is None or row.status == "open":
            return None
        try:
            if row.puzzle:
                # The others answer with the moves, which may take thought: see `_after`.
                found = await self.in_threads.run(row.owner, LiveTable.of, row, moves)
            else:
                found = await self.read(LiveTable.of, row, moves)
        except NeontableError as fault:
            if id not in self.frozen:
                log.warning("a table cannot go on: %s", fault, extra={"table": id[:4]})
                self.frozen.add(id)
            return None
        self.frozen.discard(id)
        # Somebody else may have loaded it, and even moved on, in the meantime.
        live = self.live_tables.get(id)
        if live is None or live.sequence < found.sequence:
            self.keep(id, found)
            live = found
        return live

    def keep(self, id: str, live: LiveTable) -> None:
        self.live_tables.pop(id, None)
        self.live_tables[id] = live
        # Those that people look at come on top: nobody searches among them at every move.
        if len(self.live_tables) > KEPT + len(self.audience.connections):
            for other in self.live_tables:
                if (
                    other not in self.audience.connections
                    and other not in self.bot_turns.thinking
                    and other != id
                ):
                    self.forget(other)
                    break
        TABLES.set(len(self.live_tables))

    def forget(self, id: str) -> None:
        self.live_tables.pop(id, None)
        self.passes.forget(id)
        self.audience.renderings.pop(id, None)
        self.audience.delayed_renderings.pop(id, None)
        TABLES.set(len(self.live_tables))

    async def refresh(self, id: str) -> LiveTable | None:
        """Read what other processes have done to a table, and show it."""
        live = self.live_tables.get(id)
        if live is None:
            live = await self.live(id)
            if live is not None:
                await self.audience.changed(id)
            return live
        row, moves = await self.read(self.store.moves, id, live.sequence)
        current = self.live_tables.get(id)
        if current is not live:
            return current
        if row is None:
            self.audience.gone(id)
            return None
        live = live.after(*moves) if moves else live.copy()
        live.row = row
        self.keep(id, live)
        await self.audience.changed(id, full=any(m.kind == UNDO for m in moves))
        return live

    # -- storing a move ----------------------------------------------------------------------
    async def _append(self, id: str, move: Move, standing: Standing) -> None:
        """With the next commit; Conflict when somebody else was faster."""
        stored: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        # Who takes a seat is stored in the row alone, not in the move; and a notice has a limited
        # size.
        short = standing.hand is None and len(move.body) < MOST_NEWS
        news = self.news(id, "moved", move=move if short else None)
        self._batch.append((id, move, standing, news, stored))
        if self._flushing is None or self._flushing.done():
            self._flushing = asyncio.create_task(self._flush(), name="flush")
        if not await stored:
            raise Conflict

    async def _flush(self) -> None:
        """Moves of several tables share a commit: it costs the same for one as for fifty."""
        while self._batch:
            # In the order of their ids, so that two processes never wait for each other.
            batch = sorted(self._batch, key=lambda one: one[0])
            self._batch = []
            begun = time.perf_counter()
            try:
                moves = [one[:4] for one in batch]
                stored = await self.write(self.store.append_all, moves)
            except Exception as fault:
                for *_, future in batch:
                    if not future.done():
                        future.set_exception(fault)
                continue
            COMMIT_SECONDS.observe(time.perf_counter() - begun)
            for (*_, future), ok in zip(batch, stored, strict=True):
                if not future.done():
                    future.set_result(ok)

    async def commit(
        self,
        live: LiveTable,
        kind: str,
        seat: int,
        body: str,
        by: str,
        key: str,
        at: float | None = None,
        hand: SeatRow | None = None,
    ) -> LiveTable:
        """Make a move, and pass for those who are not to be asked about what it brings.  The caller
        holds the table's lock."""
        after = await self.commit_one(live, kind, seat, body, by, key, at, hand)
        try:
            return await self.passes.pass_now(after)
        except Conflict:
            return await self.refresh(after.row.id) or after
        except NeontableError:
            # The move itself is stored; whoever was not passed for is asked.
            log.exception("a pass failed", extra={"game": live.game.name})
            return self.live_tables.get(after.row.id, after)

    async def commit_one(
        self,
        live: LiveTable,
        kind: str,
        seat: int,
        body: str,
        by: str,
        key: str,
        at: float | None = None,
        hand: SeatRow | None = None,
    ) -> LiveTable:
        """Make one move: on a copy, then in the database, then visible to all.  The caller holds
        the table's lock.  `at`: when it was made, as the clock counts it, not before the last.
        `hand`: who sits on the seat from this move on."""
        id = live.row.id
        now = time.time()
        at = now if at is None else min(now, max(at, live.clock.since))
        move = Move(live.sequence + 1, kind, seat, body, by, key, at)
        after = await self._after(live, move)
        standing = after.standing()
        if hand is not None:
            after.row = with_seat(after.row, hand)
            standing = msgspec.structs.replace(standing, hand=hand)
        if after.bots_asked():
            standing = msgspec.structs.replace(standing, due=move.at + GRACE)
        try:
            # Cancelled or not, what is on its way to the database is finished and shown.
            await asyncio.shield(self._append(id, move, standing))
        except Conflict:
            raise
        except Exception:
            # Only the database knows whether it was stored.
            self.forget(id)
            raise
        after.row = msgspec.structs.replace(after.row, undo="", changed=move.at)
        self.keep(id, after)
        if kind == ANSWER:
            ANSWERS.labels(by).inc()
        self.campaigns.moved(live, after)
        self.notices.moved(live, after)
        return after

    async def _after(self, live: LiveTable, move: Move) -> LiveTable:
        """The table after a move.  At a puzzle the others answer with it, which may take thought:
        that costs its solver, and neither the loop nor who reads the database waits."""
        if live.puzzle is None:
            return live.after(move)
        return await self.in_threads.run(live.row.owner, live.after, move)

    async def close(self, row: TableRow) -> None:
        """End a table of older rules, without a result."""
        ending = msgspec.json.encode(closed(len(row.seats))).decode()
        standing = Standing("over", None, ending, row.takebacks)
        key = f"close-{row.sequence}"
        async with self.lock(row.id):
            move = Move(row.sequence + 1, CLOSE, -1, "", PERSON, key, time.time())
            await asyncio.shield(self._append(row.id, move, standing))
        await self.audience.send_state(row.id)
