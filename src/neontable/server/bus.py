"""How the processes of one server notify each other of changes.

With SQLite there is one process and nobody to notify.  With PostgreSQL, news is sent by NOTIFY in
the transaction that caused it, so it arrives if and only if that was committed.  (Litestar's own
PostgreSQL channel opens a connection for every message and ends with the first lost connection; see
docs/server.md.)

Listening survives any failure: the connection is closed and a new one opened.  A connection that is
silent for long is checked for whether it still listens.  While there is none, `deaf` is true and
the service looks for news in the database by itself.
"""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

import msgspec
import sqlalchemy as sa

from neontable.server.database import CHANNEL
from neontable.server.metrics import LISTENING, NEWS_LOST
from neontable.server.rows import Move
from neontable.server.store import Store

log = logging.getLogger("neontable.bus")

BEAT = 5.0
"""Seconds of silence after which the connection is asked whether it still listens."""
ANSWERS_WITHIN = 5.0
"""Seconds in which it must say so, and in which a new connection must be made."""


HERE = "here"


class Report(msgspec.Struct, frozen=True, omit_defaults=True, array_like=True):
    """Who looks at a table from a process."""

    table: str
    seats: tuple[int, ...] = ()
    watchers: int = 0
    ask: bool = False
    """And who does elsewhere?"""


class News(msgspec.Struct, frozen=True, omit_defaults=True):
    """`process` is the sender: a process ignores its own news."""

    process: str
    table: str
    kind: str
    """moved, row, chat, gone; here (who looks at tables); out (somebody signed out); call
    (something new for somebody)."""
    reports: tuple[Report, ...] = ()
    move: Move | None = None
    """The move itself, where it is short: nobody has to ask the database for it."""


encode = msgspec.json.encode


class Bus:
    """Listens on its own connection and reconnects when it is lost."""

    def __init__(
        self,
        store: Store,
        process: str,
        heard: Callable[[News], Awaitable[None]],
        again: Callable[[], Awaitable[None]],
        beat: float = BEAT,
        within: float = ANSWERS_WITHIN,
    ) -> None:
        self.store = store
        self.process = process
        self.heard = heard
        self.again = again
        """Called when news may have been missed."""
        self.beat, self.within = beat, within
        self.deaf = store.postgres
        """News of other processes does not arrive at present."""
        self._listening = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        if not self.store.postgres:
            return
        self._task = asyncio.create_task(self._always(), name="bus")
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._listening.wait(), 2 * self.within)

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _always(self) -> None:
        lost = False
        delay = 0.1
        while True:
            try:
                await self._listen(lost)
            except Exception as fault:
                # Of any kind: psycopg's, SQLAlchemy's (from `again`), the system's.
                if not self.deaf or not lost:
                    NEWS_LOST.inc()
                    log.warning("news of other processes is lost for now: %s", type(fault).__name__)
                delay = min(2.0, delay * 2)
            if self._listening.is_set():
                delay = 0.1
            self._listening.clear()
            self.deaf = lost = True
            LISTENING.set(0)
            await asyncio.sleep(delay)

    async def _listen(self, lost: bool) -> None:
        """Until the connection is lost, or does not answer any more."""
        from psycopg import AsyncConnection

        url = sa.make_url(self.store.url).set(drivername="postgresql")
        dsn = url.render_as_string(hide_password=False)
        connection: AsyncConnection[Any] = await asyncio.wait_for(
            AsyncConnection.connect(dsn, autocommit=True), self.within
        )
        try:
            await self._in_time(connection.execute(f"LISTEN {CHANNEL}"))
            if lost:
                await self.again()
            self.deaf = False
            LISTENING.set(1)
            self._listening.set()
            while True:
                async for notice in connection.notifies(timeout=self.beat):
                    await self._hear(notice.payload)
                await self._in_time(self._beat(connection))
        finally:
            # A dead connection cannot be closed politely, and must not be waited for.
            connection.pgconn.finish()

    async def _in_time(self, work: Coroutine[Any, Any, Any]) -> None:
        """Not `wait_for`: cancelled, psycopg would ask the dead server to stop, for seconds."""
        task = asyncio.create_task(work)
        done, _ = await asyncio.wait({task}, timeout=self.within)
        if not done:
            task.add_done_callback(lambda late: late.cancelled() or late.exception())
            raise TimeoutError("the database does not answer")
        task.result()

    async def _beat(self, connection: Any) -> None:
        cursor = await connection.execute("SELECT pg_listening_channels()")
        if CHANNEL not in {name for (name,) in await cursor.fetchall()}:
            raise ConnectionError("the connection does not listen any more")

    async def _hear(self, payload: str) -> None:
        try:
            news = msgspec.json.decode(payload, type=News)
        except msgspec.DecodeError:
            return
        if news.process == self.process:
            return
        try:
            await self.heard(news)
        except Exception:
            log.exception("news could not be used", extra={"kind": news.kind})
