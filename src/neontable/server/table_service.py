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
from neontable.server import jobs, lobby
from neontable.server.audience import GRACE, Audience
from neontable.server.bot_workers import BotWorkers, Tempo
from neontable.server.bus import HERE, Bus, News, encode
from neontable.server.campaigns import Campaigns
from neontable.server.client import File
from neontable.server.connection import Connection
from neontable.server.costly_work import CostlyWork
from neontable.server.database import Conflict, migrate
from neontable.server.ending import closed
from neontable.server.health import Health
from neontable.server.kept import Kept
from neontable.server.live_table import (
    ANSWER,
    AWAY,
    BOT,
    CLOCK,
    CLOSE,
    CONCEDE,
    PERSON,
    TIME_UP,
    UNDO,
    LiveTable,
    Unable,
    with_seat,
)
from neontable.server.metrics import (
    ANSWERS,
    BOT_SECONDS,
    COMMIT_SECONDS,
    RESTARTS,
    TABLES,
)
from neontable.server.middleware import Buckets
from neontable.server.notices import Notices
from neontable.server.rows import Move, SeatRow, Standing, TableRow, new_id
from neontable.server.settings import Settings
from neontable.server.sign_in import Attempts
from neontable.server.stops import Passes
from neontable.server.store import Store
from neontable.server.whereabouts import Whereabouts

log = logging.getLogger("neontable.house")

P = ParamSpec("P")
R = TypeVar("R")

KEPT = 500
"""Tables kept in memory although nobody looks at them."""
READERS = 4
BEAT = 2.0
"""Seconds between two signs of life."""
GAP = 6.0
"""Seconds without one after which clocks are set back."""
SELDOM = 15
"""While news arrives, tables are compared with the database this much more seldom."""
MOST_NEWS = 4000
"""Bytes of a move that is sent with its notice: PostgreSQL takes 8,000 in all."""
PACES = {"none": 0.0, "brisk": 0.6, "calm": 1.5}
"""Seconds between something that people see and a bot's next answer; less than GRACE, after which
another process would take the table over."""


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
        self.makings = Buckets(settings.rate_tables, settings.rate_tables * 200)
        self.attempts = Attempts()
        self.pages: dict[str, set[Connection]] = {}
        """Open sockets by identity."""
        self.open_pages: Counter[str] = Counter()
        """Sockets by identity."""
        self.replays = Kept(200, 20_000_000)
        """What was last shown of replays."""
        self._beaten = 0.0
        self.stopping = False
        readers = 8 if self.store.postgres else READERS
        self._readers = ThreadPoolExecutor(readers, "store-read")
        # SQLite has one writer at a time: a queue of our own is shorter than its waiting.
        self._writers = ThreadPoolExecutor(8 if self.store.postgres else 1, "store-write")
        self._batch: list[tuple[str, Move, Standing, bytes | None, asyncio.Future[bool]]] = []
        self._flushing: asyncio.Task[None] | None = None
        self._thinking: set[str] = set()
        self._acting: set[str] = set()
        self._tempo = Tempo()
        self._tasks: set[asyncio.Task[Any]] = set()
        self.bus = Bus(self.store, self.process, self._heard, self._missed)
        self.passes = Passes(self)
        """The passes that the house makes for people."""
        self.campaigns = Campaigns(self)
        self.health = Health(self)
        self.whereabouts = Whereabouts(self)
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
        self.aside = CostlyWork("threads", 1, s.work, threads=True)
        await self.write(migrate, self.store.engine)
        self.secret = await self.write(self.store.secret)
        self.notices.start()
        await self.bus.start()
        await self._beat()
        self.spawn(self._always("sweep", self._sweep), "sweep")
        if self.store.postgres:
            self.spawn(self._always("poll", self._poll), "poll")
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
        self.aside.close()
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
        """The words of all games are read before somebody waits for them."""

        def words() -> None:
            from neontable.kernel import registry

            for name in registry.names():
                for lang in LANGUAGES:
                    lobby.game_info(name, lang)

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
        await self._hang_up(identity)
        news = self.news(identity, "out")
        if news is not None:
            await self.write(self.store.notify, news)

    async def _hang_up(self, identity: str) -> None:
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
                found = await self.aside.run(row.owner, LiveTable.of, row, moves)
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
                    and other not in self._thinking
                    and other != id
                ):
                    self.forget(other)
                    break
        TABLES.set(len(self.live_tables))

    def forget(self, id: str) -> None:
        self.live_tables.pop(id, None)
        self.passes.forget(id)
        self.audience.staged.pop(id, None)
        self.audience.staged_late.pop(id, None)
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
        # Who comes to a seat stands in its row alone; and a notice has its bounds.
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
        return await self.aside.run(live.row.owner, live.after, move)

    async def close(self, row: TableRow) -> None:
        """End a table of older rules, without a result."""
        ending = msgspec.json.encode(closed(len(row.seats))).decode()
        standing = Standing("over", None, ending, row.takebacks)
        key = f"close-{row.sequence}"
        async with self.lock(row.id):
            move = Move(row.sequence + 1, CLOSE, -1, "", PERSON, key, time.time())
            await asyncio.shield(self._append(row.id, move, standing))
        await self.audience.send_state(row.id)

    # -- bots and clocks -----------------------------------------------------------------------
    def stir(self, id: str) -> None:
        """Let the bots of a table think, if it is their turn, and pass for who is not asked."""
        live = self.live_tables.get(id)
        if live is None or id in self._thinking or self.stopping:
            return
        if self.passes.owed(live):
            self.spawn(self.passes.settle(id), "pass")
            return
        if not live.bots_asked():
            return
        self._thinking.add(id)
        self.spawn(self._think(id), "think")

    async def _think(self, id: str) -> None:
        try:
            failing = False
            while not self.stopping:
                live = self.live_tables.get(id)
                if live is None or not (asked := live.bots_asked()):
                    return
                seat = asked[0]
                begun = time.perf_counter()
                asking = live.ask_of(seat)
                assert asking is not None
                if failing:
                    answer = asking.default_answer
                else:
                    answer = await self.bot_workers.choose(live, seat)
                took = time.perf_counter() - begun
                BOT_SECONDS.observe(took)
                alike = self._tempo.wait(live.game.name, live.bot_of(seat), asking, took)
                # Outside the lock, and nothing is lost when the process dies meanwhile: the answer
                # is given as if the bot had thought so long.
                await asyncio.sleep(max(alike, self._pause(live)))
                async with self.lock(id):
                    current = self.live_tables.get(id)
                    if current is None:
                        return
                    ask = current.ask_of(seat)
                    if current is not live and (ask is None or ask != live.ask_of(seat)):
                        continue
                    if seat not in current.bots_asked():
                        continue  # paused, or no bot's seat any more
                    body = msgspec.json.encode(answer).decode()
                    key = f"bot-{current.sequence}"
                    try:
                        await self.commit(current, ANSWER, seat, body, BOT, key)
                    except Conflict:
                        await self.refresh(id)
                        continue
                    except NeontableError:
                        log.exception("a bot's answer failed", extra={"game": live.game.name})
                        if failing:
                            return
                        failing = True
                        continue
                    failing = False
                    await self.audience.changed(id)
                # Everybody else gets a turn of the event loop between two bots' answers.
                await asyncio.sleep(0)
        finally:
            self._thinking.discard(id)

    def _pause(self, live: LiveTable) -> float:
        """How long a bot waits so that people can follow: only where somebody looks, and only
        after something that can be seen."""
        pace = PACES[live.row.pace] * self.settings.bot_pace
        if not pace or not live.shown:
            return 0.0
        here = self.audience.presence(live.row.id)
        if not here.seats and not here.watchers:
            return 0.0
        # Since the last move, by the clock that all processes share.
        return max(0.0, min(pace, live.clock.since + pace - time.time()))

    async def _sweep(self) -> None:
        """Tables that wait for the server: a clock ran out, or a process died before its bot
        had answered."""
        # Alone on the database, whatever was left over from before a restart is ours.
        ahead = 0.0 if self.store.postgres else GRACE
        since = time.time()
        resumed = False
        while True:
            try:
                if not resumed:
                    await self.campaigns.resume()
                    resumed = True
                if time.time() - self._beaten > BEAT:
                    await self._beat()
                for id in await self.read(self.store.due, time.time() + ahead, 200):
                    self.spawn(self._act(id), "act")
                ahead = 0.0
                await self.campaigns.sweep()
                await self.audience.delayed.sweep()
                if time.time() - since > 20:
                    since = time.time()
                    self.audience.announce_all()
                    await self.whereabouts.report()
            except Exception:
                log.exception("the sweep failed")
            await asyncio.sleep(self.settings.sweep)

    async def _beat(self) -> None:
        """A sign of life.  After a time without one nobody could answer: clocks have stood still,
        whether the server was stopped, killed or frozen, or its database was away."""
        now = time.time()
        away = await self.write(self.store.beat, now, GAP)
        self._beaten = time.time()
        if not away:
            return
        ticking = await self.read(self.store.ticking)
        if ticking:
            log.warning("no sign of life for %.1f seconds: clocks are set back", away)
        for id in ticking:
            try:
                await self._forgive(id, now - away, now)
            except (Conflict, Unable):
                await self.refresh(id)

    async def _forgive(self, id: str, since: float, now: float) -> None:
        async with self.lock(id):
            live = await self.live(id)
            if live is not None and self.store.postgres:
                live = await self.refresh(id)
            if live is None or live.over or live.paused or not live.clock.ticks:
                return
            lost = now - max(since, live.clock.since)
            if lost > 0:
                key = f"away-{live.sequence}"
                await self.commit(live, AWAY, -1, f"{lost:.3f}", CLOCK, key)
                await self.audience.changed(id)

    async def _act(self, id: str) -> None:
        if id in self._thinking or id in self._acting:
            return
        self._acting.add(id)
        try:
            await self._act_now(id)
            if id in self.frozen:
                # It cannot be continued, so nothing waits for it.
                await self.write(self.store.change_table, id, {}, {"due": None})
        finally:
            self._acting.discard(id)

    async def _act_now(self, id: str) -> None:
        async with self.lock(id):
            live = await self.live(id)
            if live is not None and self.store.postgres:
                live = await self.refresh(id)
            if live is None or live.over:
                return
            for seat, what in live.clock.expired(time.time()):
                try:
                    key = f"clock-{live.sequence}"
                    if what == "table":
                        await self.commit(live, TIME_UP, seat, "", CLOCK, key)
                    elif what == "game":
                        await self.commit(live, CONCEDE, seat, "time", CLOCK, key)
                    else:
                        ask = live.ask_of(seat)
                        if ask is None:
                            continue
                        body = msgspec.json.encode(ask.default_answer).decode()
                        await self.commit(live, ANSWER, seat, body, CLOCK, key)
                except (Conflict, Unable):
                    await self.refresh(id)
                    return
                await self.audience.changed(id)
                break
        self.stir(id)

    # -- news of other processes -------------------------------------------------------------------
    async def _heard(self, news: News) -> None:
        id = news.table
        if news.kind == "out":
            await self._hang_up(id)
            return
        if news.kind == "call":
            self.whereabouts.called(id)
            return
        if news.kind == HERE:
            for report in news.reports:
                self.audience.heard(news.process, report)
            return
        if id not in self.live_tables and id not in self.audience.connections:
            return
        if news.kind == "gone":
            self.audience.gone(id)
        elif news.kind == "chat":
            for line in await self.read(self.store.chat, id, 0, 1):
                self.audience.tell_all(id, line)
        elif id in self.locks:
            # Somebody is at this table just now: the news of all others does not wait for them.
            self.spawn(self._changed_elsewhere(id, news.move), "news")
        else:
            await self._changed_elsewhere(id, news.move)

    async def _changed_elsewhere(self, id: str, move: Move | None) -> None:
        async with self.lock(id):
            live = await self._follow(id, move) or await self.refresh(id)
        if live is None:
            await self.audience.send_state(id)

    async def _follow(self, id: str, move: Move | None) -> LiveTable | None:
        """Make a move that another process has stored, without asking the database for it; None
        when that is not possible: something else happened in between, or was never heard."""
        live = self.live_tables.get(id)
        if live is None or move is None or live.puzzle is not None:
            return None
        if move.sequence <= live.sequence:
            return live
        try:
            after = live.after(move)
        except NeontableError:
            return None
        after.row = msgspec.structs.replace(after.row, undo="", changed=move.at)
        self.keep(id, after)
        await self.audience.changed(id, full=move.kind == UNDO)
        return after

    async def _missed(self) -> None:
        """News may have been lost with a connection: look at everything again."""
        for id in {*self.live_tables, *self.audience.connections}:
            async with self.lock(id):
                await self.refresh(id)

    async def _poll(self) -> None:
        """Look for moves of other processes without being notified: all the time while no news
        arrives, and now and then in any case, as a notice may be lost without a trace."""
        waited = 0.0
        while True:
            await asyncio.sleep(self.settings.poll)
            waited += self.settings.poll
            if not self.bus.deaf and waited < SELDOM * self.settings.poll:
                continue
            waited = 0.0
            try:
                await self._catch_up()
            except sa.exc.SQLAlchemyError as fault:
                log.warning("the database cannot be polled: %s", type(fault).__name__)

    async def _catch_up(self) -> None:
        ids = [*self.live_tables]
        there = await self.read(self.store.sequences, ids)
        for id in ids:
            live = self.live_tables.get(id)
            if live is not None and there.get(id, -1) != live.sequence:
                async with self.lock(id):
                    await self.refresh(id)
        if self.bus.deaf:
            # Seats, titles and requests change without a move.
            for id in [*self.audience.connections]:
                if id in self.live_tables:
                    async with self.lock(id):
                        await self.refresh(id)
                else:
                    await self.audience.send_state(id)
