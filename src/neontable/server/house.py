"""The running server: live tables, who looks at them, and every move on its way to the database.

All moves of a table pass through its lock in this process and through (table, sequence) in the
database, which settles what happens between processes.  What is read (`lives`) is always
committed.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, ParamSpec, TypeVar

import msgspec

from neontable.kernel.errors import BadAnswer, NeontableError
from neontable.kernel.text import literal
from neontable.server import lobby, stage
from neontable.server import protocol as wire
from neontable.server.bus import Bus, News, encode
from neontable.server.guard import Buckets
from neontable.server.live import (
    ANSWER,
    BOT,
    CLOCK,
    CONCEDE,
    PAUSE,
    PERSON,
    RESUME,
    UNDO,
    Live,
    Unable,
)
from neontable.server.metrics import (
    ANSWER_SECONDS,
    ANSWERS,
    BOT_SECONDS,
    COMMIT_SECONDS,
    TABLES,
)
from neontable.server.page import Page
from neontable.server.settings import Settings
from neontable.server.store import Conflict, Move, Standing, Store, TableRow, migrate, new_id
from neontable.server.thinkers import Thinkers

log = logging.getLogger("neontable.house")

P = ParamSpec("P")
R = TypeVar("R")

KEPT = 500
"""So many tables that nobody looks at stay in memory."""
GRACE = 5.0
"""Seconds after which another process takes over a table whose bot has not answered."""
LOG_SHOWN = 120
READERS = 4


class UndoWish(msgspec.Struct, frozen=True):
    """An undo that waits for the others, as kept in the table's row."""

    seat: int
    identity: str
    number: int
    agreed: tuple[str, ...] = ()


class House:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database)
        self.process = new_id()
        self.lives: dict[str, Live] = {}
        self.rooms: dict[str, set[Page]] = {}
        self.locks: dict[str, asyncio.Lock] = {}
        self.away: dict[tuple[str, str], tuple[float, tuple[int, ...], int]] = {}
        """Who looks at a table in other processes: (table, process) to time, seats, watchers."""
        self.secret = b""
        self.arrivals = Buckets(settings.rate_guests, settings.rate_guests * 50)
        self.stopping = False
        readers = 8 if self.store.postgres else READERS
        self._readers = ThreadPoolExecutor(readers, "store-read")
        # SQLite has one writer at a time: a queue of our own is shorter than its waiting.
        self._writers = ThreadPoolExecutor(8 if self.store.postgres else 1, "store-write")
        self._batch: list[tuple[str, Move, Standing, bytes | None, asyncio.Future[bool]]] = []
        self._flushing: asyncio.Task[None] | None = None
        self._thinking: set[str] = set()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._staged: dict[str, tuple[Live, dict[tuple[int, str], Any]]] = {}
        self.bus = Bus(self.store, self.process, self._heard, self._missed)

    # -- life --------------------------------------------------------------------------------
    async def start(self) -> None:
        self.thinkers = Thinkers(
            self.settings.bot_workers, self.settings.bot_threads, self.settings.bot_budget
        )
        await self.write(migrate, self.store.engine)
        self.secret = await self.write(self.store.secret)
        await self.bus.start()
        self._spawn(self._sweep(), "sweep")
        self._spawn(self._warm(), "warm")

    async def stop(self) -> None:
        """Pages are told; what has been accepted is stored; then everything ends."""
        self.stopping = True
        for room in self.rooms.values():
            for page in room:
                page.send(
                    wire.Closed(
                        table=page.table,
                        code="stopping",
                        text=stage.own("closed-stopping", page.lang),
                    )
                )
        if self._flushing is not None:
            await asyncio.wait({self._flushing}, timeout=10)
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.bus.stop()
        self.thinkers.close()
        self._readers.shutdown()
        self._writers.shutdown()
        self.store.close()

    def _spawn(self, work: Any, name: str) -> None:
        task = asyncio.create_task(work, name=name)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (fault := task.exception()) is not None:
            log.error("a task failed: %s", task.get_name(), exc_info=fault)

    async def _warm(self) -> None:
        """The words of all games are read before somebody waits for them."""

        def words() -> None:
            from neontable.kernel import registry

            for name in registry.names():
                for lang in ("en", "fr"):
                    lobby.game_info(name, lang)

        await self.read(words)

    async def read(self, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, lambda: work(*args, **kwargs))

    async def write(self, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._writers, lambda: work(*args, **kwargs))

    def news(self, table: str, kind: str, **more: Any) -> bytes | None:
        if not self.store.postgres:
            return None
        return encode(News(self.process, table, kind, **more))

    # -- tables in memory --------------------------------------------------------------------
    @contextlib.asynccontextmanager
    async def lock(self, id: str) -> AsyncIterator[None]:
        lock = self.locks.get(id)
        if lock is None:
            lock = self.locks[id] = asyncio.Lock()
        async with lock:
            yield
        if not lock.locked() and id not in self.lives and id not in self.rooms:
            self.locks.pop(id, None)

    async def row(self, id: str) -> TableRow | None:
        live = self.lives.get(id)
        return live.row if live is not None else await self.read(self.store.table, id)

    async def live(self, id: str) -> Live | None:
        """The table in memory; None when there is none or it has not begun."""
        live = self.lives.get(id)
        if live is not None:
            return live
        row, moves = await self.read(self.store.moves, id)
        if row is None or row.status == "open":
            return None
        found = await self.read(Live.of, row, moves)
        # Somebody else may have loaded it, and even moved on, in the meantime.
        live = self.lives.get(id)
        if live is None or live.sequence < found.sequence:
            self._keep(id, found)
            live = found
        return live

    def _keep(self, id: str, live: Live) -> None:
        self.lives.pop(id, None)
        self.lives[id] = live
        if len(self.lives) > KEPT:
            for other in list(self.lives):
                if other not in self.rooms and other not in self._thinking and other != id:
                    self._forget(other)
                    break
        TABLES.set(len(self.lives))

    def _forget(self, id: str) -> None:
        self.lives.pop(id, None)
        self._staged.pop(id, None)
        if id not in self.rooms:
            self.locks.pop(id, None)
        TABLES.set(len(self.lives))

    async def refresh(self, id: str) -> Live | None:
        """Read what other processes have done to a table, and show it."""
        live = self.lives.get(id)
        if live is None:
            live = await self.live(id)
            if live is not None:
                await self.changed(id)
            return live
        row, moves = await self.read(self.store.moves, id, live.sequence)
        current = self.lives.get(id)
        if current is not live:
            return current
        if row is None:
            self.gone(id)
            return None
        live = live.after(*moves) if moves else live.copy()
        live.row = row
        self._keep(id, live)
        await self.changed(id, full=any(m.kind == UNDO for m in moves))
        return live

    # -- storing a move ----------------------------------------------------------------------
    async def _append(self, id: str, move: Move, standing: Standing) -> None:
        """With the next commit; Conflict when somebody else was faster."""
        stored: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._batch.append((id, move, standing, self.news(id, "moved"), stored))
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

    async def _commit(self, live: Live, kind: str, seat: int, body: str, by: str, key: str) -> Live:
        """Make a move: on a copy, then in the database, then for all to see.  The caller holds
        the table's lock."""
        id = live.row.id
        move = Move(live.sequence + 1, kind, seat, body, by, key, time.time())
        after = live.after(move)
        standing = after.standing()
        if after.bots_asked():
            standing = msgspec.structs.replace(standing, due=move.at + GRACE)
        try:
            # Cancelled or not, what is on its way to the database is finished and shown.
            await asyncio.shield(self._append(id, move, standing))
        except Conflict:
            raise
        except Exception:
            # Nobody knows whether it was stored: the database does.
            self._forget(id)
            raise
        after.row = msgspec.structs.replace(after.row, undo="", changed=move.at)
        self._keep(id, after)
        if kind == ANSWER:
            ANSWERS.labels(by).inc()
        return after

    # -- what pages ask ------------------------------------------------------------------------
    async def answer(self, page: Page, give: wire.Give) -> None:
        arrived = time.perf_counter()
        body = msgspec.json.encode(give.answer).decode()
        async with self.lock(page.table):
            for _ in range(5):
                live = await self._mine(page, give.seat, give.key)
                if live is None:
                    return
                try:
                    live.check(give.seat, give.sequence)
                    await self._commit(live, ANSWER, give.seat, body, PERSON, give.key)
                except Conflict:
                    await self.refresh(page.table)
                    continue
                except Unable as fault:
                    await self._repeated(page, give, body, fault.code)
                    return
                except BadAnswer:
                    self._not_offered(page, live, give)
                    return
                except Exception:
                    log.exception("an answer failed", extra={"table": page.table})
                    if not await self._stored(page, give, body):
                        page.refuse("failed", give.key)
                    return
                page.send(wire.Ack(key=give.key, sequence=self.lives[page.table].sequence))
                await self.changed(page.table)
                ANSWER_SECONDS.observe(time.perf_counter() - arrived)
                self.stir(page.table)
                return
            page.refuse("late", give.key)

    async def _mine(self, page: Page, seat: int, key: str = "") -> Live | None:
        """The table a page shows, if the seat is that of its person; else it is refused."""
        live = await self.live(page.table) if page.table else None
        if live is None:
            page.refuse("not-open", key)
            return None
        if seat not in live.seats_of(page.identity) or seat in live.conceded:
            page.refuse("not-yours", key)
            return None
        return live

    async def _stored(self, page: Page, give: wire.Give, body: str) -> bool:
        """Whether this very answer is in the database; then it is acknowledged (again)."""
        move = await self.read(self.store.move, page.table, give.key)
        if move is None:
            return False
        if (move.seat, move.body) != (give.seat, body):
            page.refuse("key", give.key)
        else:
            page.send(wire.Ack(key=give.key, sequence=move.sequence))
        return True

    async def _repeated(self, page: Page, give: wire.Give, body: str, code: str) -> None:
        """An answer that comes too late was lost on the way, or is sent a second time."""
        if not await self._stored(page, give, body):
            page.refuse(code, give.key)
        live = self.lives.get(page.table)
        if live is not None:
            self.push(page, live, full=True)

    def _not_offered(self, page: Page, live: Live, give: wire.Give) -> None:
        rule = text = ""
        try:
            refusal = live.table.why_not(give.seat, give.answer)
        except (LookupError, TypeError, ValueError, NeontableError):
            refusal = None
        if refusal is not None:
            rule, text = refusal.rule, stage.rule_text(refusal.rule, page.lang)
        page.refuse("not-offered", give.key, rule, text)
        self.push(page, live, full=True)

    async def why(self, page: Page, asked: wire.Why) -> None:
        live = await self._mine(page, asked.seat, asked.id)
        if live is None:
            return
        from neontable.kernel.asks import as_answer

        try:
            thing = as_answer(asked.thing)
            reasons = stage.why(live.table, asked.seat, thing, page.lang)
        except (LookupError, TypeError, ValueError, RecursionError) as fault:
            log.info("nobody can say why not: %r", fault)
            page.refuse("not-offered", asked.id)
            return
        page.send(wire.Because(id=asked.id, reasons=reasons))

    async def concede(self, page: Page, asked: wire.Concede) -> None:
        await self._plainly(page, asked.seat, asked.key, CONCEDE, "conceded")

    async def pause(self, page: Page, on: bool) -> None:
        live = await self.live(page.table) if page.table else None
        mine = live.seats_of(page.identity) if live is not None else []
        if live is None or not mine:
            page.refuse("not-yours")
            return
        if live.paused == on:
            return
        await self._plainly(page, mine[0], new_id(), PAUSE if on else RESUME, "")

    async def _plainly(self, page: Page, seat: int, key: str, kind: str, body: str) -> None:
        async with self.lock(page.table):
            for _ in range(5):
                live = await self._mine(page, seat, key)
                if live is None:
                    return
                try:
                    await self._commit(live, kind, seat, body, PERSON, key)
                except Conflict:
                    await self.refresh(page.table)
                    continue
                except Unable as fault:
                    page.refuse(fault.code, key)
                    return
                page.send(wire.Ack(key=key, sequence=self.lives[page.table].sequence))
                await self.changed(page.table)
                self.stir(page.table)
                return
            page.refuse("late", key)

    # -- undo ----------------------------------------------------------------------------------
    async def undo(self, page: Page, asked: wire.Undo) -> None:
        async with self.lock(page.table):
            live = await self._mine(page, asked.seat)
            if live is None:
                return
            number = live.last_decision(asked.seat)
            if number is None or live.over or live.paused:
                code = "over" if live.over else "paused" if live.paused else "no-undo"
                page.refuse(code)
                return
            others = {s.identity for s in live.people()} - {page.identity}
            told = await self.read(live.revealed, number)
            if not others:
                if told and not asked.sure:
                    page.refuse("revealed")
                    return
            elif told or live.others_affected(number, page.identity):
                await self._wish(page, live, UndoWish(asked.seat, page.identity, number))
                return
            await self._take_back(live, asked.seat, number)

    async def undo_reply(self, page: Page, asked: wire.UndoReply) -> None:
        async with self.lock(page.table):
            live = await self.live(page.table) if page.table else None
            wish = None if live is None else undo_wish(live)
            if live is None or wish is None:
                page.refuse("no-request")
                return
            names = {s.identity: s.name for s in live.people()}
            if page.identity not in names:
                page.refuse("not-yours")
                return
            if not asked.agree:
                await self._wish(page, live, None)
                name = literal(names[page.identity])
                for other in self.rooms.get(page.table, ()):
                    if other.identity == wish.identity:
                        other.refuse("declined", name=name)
                return
            agreed = {*wish.agreed, page.identity}
            if names.keys() - agreed - {wish.identity}:
                wish = msgspec.structs.replace(wish, agreed=tuple(sorted(agreed)))
                await self._wish(page, live, wish)
            else:
                await self._take_back(live, wish.seat, wish.number)

    async def _wish(self, page: Page, live: Live, wish: UndoWish | None) -> None:
        text = "" if wish is None else msgspec.json.encode(wish).decode()
        id = live.row.id
        try:
            await self.write(
                self.store.change_table,
                id,
                {"sequence": live.sequence},
                {"undo": text},
                None,
                self.news(id, "row"),
            )
        except Conflict:
            await self.refresh(id)
            page.refuse("late")
            return
        live = live.copy()
        live.row = msgspec.structs.replace(live.row, undo=text)
        self._keep(id, live)
        await self.changed(id, pushes=False)

    async def _take_back(self, live: Live, seat: int, number: int) -> None:
        id = live.row.id
        try:
            await self._commit(live, UNDO, seat, str(number), PERSON, new_id())
        except Conflict:
            await self.refresh(id)
            return
        await self.changed(id, full=True)
        self.stir(id)

    # -- bots and clocks -----------------------------------------------------------------------
    def stir(self, id: str) -> None:
        """Let the bots of a table think, if it is their turn."""
        live = self.lives.get(id)
        if live is None or id in self._thinking or self.stopping or not live.bots_asked():
            return
        self._thinking.add(id)
        self._spawn(self._think(id), "think")

    async def _think(self, id: str) -> None:
        try:
            failures = 0
            while not self.stopping:
                live = self.lives.get(id)
                if live is None or not (asked := live.bots_asked()):
                    return
                seat = asked[0]
                begun = time.perf_counter()
                answer = await self.thinkers.choose(live, seat)
                BOT_SECONDS.observe(time.perf_counter() - begun)
                async with self.lock(id):
                    current = self.lives.get(id)
                    if current is None:
                        return
                    ask = current.ask_of(seat)
                    if current is not live and (ask is None or ask != live.ask_of(seat)):
                        continue
                    body = msgspec.json.encode(answer).decode()
                    key = f"bot-{current.sequence}"
                    try:
                        await self._commit(current, ANSWER, seat, body, BOT, key)
                    except Conflict:
                        await self.refresh(id)
                        continue
                    except NeontableError:
                        failures += 1
                        log.exception("a bot's answer failed", extra={"table": id})
                        if failures > 3:
                            return
                        continue
                    await self.changed(id)
                # Everybody else gets a turn of the event loop between two bots' answers.
                await asyncio.sleep(0)
        finally:
            self._thinking.discard(id)

    async def _sweep(self) -> None:
        """Tables that wait for the server: a clock ran out, or a process died before its bot
        had answered."""
        # Alone on the database, whatever was left over from before a restart is ours.
        ahead = 0.0 if self.store.postgres else GRACE
        since = time.time()
        while True:
            try:
                for id in await self.read(self.store.due, time.time() + ahead, 200):
                    self._spawn(self._act(id), "act")
                ahead = 0.0
                if time.time() - since > 20:
                    since = time.time()
                    await self._tell_presence()
            except Exception:
                log.exception("the sweep failed")
            await asyncio.sleep(self.settings.sweep)

    async def _act(self, id: str) -> None:
        if id in self._thinking:
            return
        async with self.lock(id):
            live = await self.live(id)
            if live is not None and self.store.postgres:
                live = await self.refresh(id)
            if live is None or live.over:
                return
            for seat, what in live.clock.expired(time.time()):
                try:
                    key = f"clock-{live.sequence}"
                    if what == "game":
                        await self._commit(live, CONCEDE, seat, "time", CLOCK, key)
                    else:
                        ask = live.ask_of(seat)
                        if ask is None:
                            continue
                        body = msgspec.json.encode(ask.default_answer).decode()
                        await self._commit(live, ANSWER, seat, body, CLOCK, key)
                except (Conflict, Unable):
                    await self.refresh(id)
                    return
                await self.changed(id)
                break
        self.stir(id)

    # -- showing -------------------------------------------------------------------------------
    async def changed(self, id: str, *, full: bool = False, pushes: bool = True) -> None:
        """Show a table's new state to everybody who looks at it from this process."""
        room = self.rooms.get(id)
        if not room:
            return
        live = self.lives.get(id)
        if pushes and live is not None:
            for page in list(room):
                self.push(page, live, full=full)
        await self.tell_state(id)

    def push(self, page: Page, live: Live, *, full: bool = False) -> None:
        seat, lang = page.seat, page.lang
        full = full or page.behind
        if not full and page.sequence == live.sequence:
            return
        page.behind = False
        staged = self._staged.get(live.row.id)
        if staged is None or staged[0] is not live:
            staged = self._staged[live.row.id] = (live, {})
        made = staged[1].get((seat, lang))
        if made is None:
            shown = live.table.scene(seat)
            where = stage.places(shown)
            asks = live.table.asks_for(seat) if seat >= 0 and not live.over else ()
            made = staged[1][seat, lang] = (
                stage.scene(shown, lang),
                where,
                tuple(stage.ask(live.game, a, lang, where) for a in asks),
            )
        scene, where, asked = made
        events = live.log[-LOG_SHOWN:] if full else live.events_after(page.told)
        page.number += 1
        page.told = live.answers
        page.sequence = live.sequence
        page.send(
            wire.Push(
                table=live.row.id,
                number=page.number,
                sequence=live.sequence,
                seat=seat,
                answers=live.answers,
                scene=scene,
                asks=asked,
                waiting=tuple(live.waiting),
                happenings=stage.happenings(live.game, events, seat, lang, where),
                full=full,
                clock=live.clock.state(time.time()),
                thinking=tuple(live.bots_asked()),
                can_undo=seat >= 0 and not live.over and live.last_decision(seat) is not None,
                over=live.over,
            )
        )

    async def info(self, row: TableRow, identity: str, lang: str) -> wire.TableInfo:
        live = self.lives.get(row.id)
        series = None
        if row.series:
            found = await self.read(self.store.series, row.series)
            if found is not None:
                series = lobby.series_info(*found, row.number, identity, lang)
        return lobby.table_info(row, live, identity, lang, series)

    async def tell_state(self, id: str, only: Page | None = None) -> None:
        """Tell pages about seats, status and requests, where any of it is new to them."""
        room = [only] if only is not None else list(self.rooms.get(id, ()))
        row = await self.row(id)
        if row is None:
            self.gone(id)
            return
        live = self.lives.get(id)
        wish = None if live is None else undo_wish(live)
        standing = (
            row.status if live is None else live.status,
            row.seats,
            row.rematch,
            row.undo,
            row.title,
            row.listed,
            () if live is None else tuple(live.conceded),
        )
        for page in room:
            if only is None and page.seen == standing:
                continue
            if not lobby.may_watch(row, page.identity, page.token):
                page.send(
                    wire.Closed(
                        table=id, code="private", text=stage.own("closed-private", page.lang)
                    )
                )
                self.leave(page)
                continue
            page.seen = standing
            chat: tuple[wire.ChatLine, ...] = ()
            if only is not None:
                chat = tuple(chat_line(c) for c in await self.read(self.store.chat, id))
            page.send(
                wire.TableState(
                    table=await self.info(row, page.identity, page.lang),
                    presence=self.presence(id),
                    undo=None if live is None or wish is None else undo_request(live, wish),
                    chat=chat,
                )
            )

    def gone(self, id: str) -> None:
        self._forget(id)
        for page in list(self.rooms.get(id, ())):
            text = stage.own("closed-gone", page.lang)
            page.send(wire.Closed(table=id, code="gone", text=text))
            self.leave(page)

    # -- who is here -----------------------------------------------------------------------------
    async def open(self, page: Page, asked: wire.Open) -> None:
        self.leave(page)
        page.lang = asked.lang
        row = await self.row(asked.table)
        if row is None or not lobby.may_watch(row, page.identity, asked.token):
            page.send(
                wire.Closed(
                    table=asked.table, code="no-table", text=stage.own("fault-no-table", page.lang)
                )
            )
            return
        try:
            live = await self.live(asked.table)
        except NeontableError as fault:
            log.warning("a table cannot be shown: %s", fault, extra={"table": asked.table})
            page.send(
                wire.Closed(
                    table=asked.table, code="frozen", text=stage.own("fault-frozen", page.lang)
                )
            )
            return
        page.table, page.token, page.number, page.seen = asked.table, asked.token, 0, None
        page.seat = self._perspective(row, live, page, asked.seat)
        self.rooms.setdefault(page.table, set()).add(page)
        await self.tell_state(page.table, only=page)
        live = self.lives.get(page.table)
        if live is not None and page.table:
            self.push(page, live, full=True)
            if not self.store.postgres or time.time() - live.clock.since > GRACE:
                self.stir(page.table)
        self._tell_here(page.table)
        if self.store.postgres:
            await self._announce(asked.table, ask=True)

    def _perspective(self, row: TableRow, live: Live | None, page: Page, wished: int | None) -> int:
        mine = [s.seat for s in row.seats if s.kind == PERSON and s.identity == page.identity]
        if wished is not None and (wished == -1 or wished in mine):
            return wished
        asked = [seat for seat in (live.waiting if live is not None else ()) if seat in mine]
        return (asked or mine or [-1])[0]

    async def look(self, page: Page, asked: wire.Look) -> None:
        live = await self.live(page.table) if page.table else None
        if asked.lang is not None:
            page.lang = asked.lang
        if live is None:
            if page.table:
                await self.tell_state(page.table, only=page)
            else:
                page.refuse("not-open")
            return
        if asked.seat != -1 and asked.seat not in live.seats_of(page.identity):
            page.refuse("not-yours")
            return
        page.seat = asked.seat
        if asked.lang is not None:
            await self.tell_state(page.table, only=page)
        self.push(page, live, full=True)
        self._tell_here(page.table)

    def leave(self, page: Page) -> None:
        id, page.table = page.table, ""
        room = self.rooms.get(id)
        if room is None:
            return
        room.discard(page)
        if not room:
            del self.rooms[id]
        self._tell_here(id)
        if self.store.postgres and not self.stopping:
            self._spawn(self._announce(id), "announce")

    def _local(self, id: str) -> tuple[set[int], int]:
        """Seats whose person looks at a table from this process, and how many others do."""
        live = self.lives.get(id)
        seats: set[int] = set()
        watchers = 0
        for page in self.rooms.get(id, ()):
            mine = live.seats_of(page.identity) if live is not None else [page.seat]
            if page.seat == -1 and not mine:
                watchers += 1
            else:
                seats |= {seat for seat in mine if seat >= 0}
        return seats, watchers

    def presence(self, id: str) -> wire.Presence:
        seats, watchers = self._local(id)
        now = time.time()
        for (table, _), (at, there, n) in self.away.items():
            if table == id and now - at < 60:
                seats |= set(there)
                watchers += n
        return wire.Presence(seats=tuple(sorted(seats)), watchers=watchers)

    def _tell_here(self, id: str) -> None:
        room = self.rooms.get(id)
        if room:
            message = wire.Here(presence=self.presence(id))
            for page in room:
                page.send(message)

    async def _announce(self, id: str, ask: bool = False) -> None:
        """To the other processes: who is here, and who is there?"""
        seats, watchers = self._local(id)
        kind = "ask" if ask else "here"
        news = self.news(id, kind, seats=tuple(sorted(seats)), watchers=watchers)
        if news is not None:
            await self.write(self.store.tell, news)

    async def _tell_presence(self) -> None:
        now = time.time()
        self.away = {k: v for k, v in self.away.items() if now - v[0] < 60}
        if self.store.postgres:
            for id in list(self.rooms):
                await self._announce(id)

    # -- chat ------------------------------------------------------------------------------------
    async def say(self, page: Page, text: str, name: str) -> None:
        words = " ".join(text.split())
        row = await self.row(page.table) if page.table else None
        if row is None or not words:
            page.refuse("not-open")
            return
        mine = [s.seat for s in row.seats if s.identity == page.identity and s.kind == PERSON]
        seat = page.seat if page.seat in mine else (mine or [-1])[0]
        news = self.news(row.id, "chat")
        line = await self.write(self.store.say, row.id, seat, page.identity, name, words, news)
        for other in self.rooms.get(row.id, ()):
            other.send(wire.Said(line=chat_line(line)))

    # -- news of other processes -------------------------------------------------------------------
    async def _heard(self, news: News) -> None:
        id = news.table
        if news.kind in ("here", "ask"):
            self.away[id, news.process] = (time.time(), news.seats, news.watchers)
            self._tell_here(id)
            if news.kind == "ask" and id in self.rooms:
                await self._announce(id)
            return
        if id not in self.lives and id not in self.rooms:
            return
        if news.kind == "gone":
            self.gone(id)
        elif news.kind == "chat":
            for line in await self.read(self.store.chat, id, 0, 1):
                for page in self.rooms.get(id, ()):
                    page.send(wire.Said(line=chat_line(line)))
        else:
            async with self.lock(id):
                live = await self.refresh(id)
            if live is None:
                await self.tell_state(id)

    async def _missed(self) -> None:
        """News may have been lost with a connection: look at everything again."""
        for id in {*self.lives, *self.rooms}:
            async with self.lock(id):
                await self.refresh(id)


def chat_line(row: Any) -> wire.ChatLine:
    return wire.ChatLine(number=row.number, seat=row.seat, name=row.name, text=row.text, at=row.at)


def undo_wish(live: Live) -> UndoWish | None:
    """The open request of a table."""
    return msgspec.json.decode(live.row.undo, type=UndoWish) if live.row.undo else None


def undo_request(live: Live, wish: UndoWish) -> wire.UndoRequest:
    people = live.people()
    return wire.UndoRequest(
        seat=wish.seat,
        number=wish.number,
        agreed=tuple(s.seat for s in people if s.identity in (*wish.agreed, wish.identity)),
        needed=tuple(s.seat for s in people if s.identity not in (*wish.agreed, wish.identity)),
    )
