"""How the processes of one server notify each other of changes.

With SQLite there is one process and nobody to notify.  With PostgreSQL, news is sent by NOTIFY in
the transaction that caused it, so it arrives if and only if that was committed.  (Litestar's own
PostgreSQL channel opens a connection for every message and ends with the first lost connection; see
docs/server.md.)
"""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import sqlalchemy as sa

from neontable.server.store import CHANNEL, Store

log = logging.getLogger("neontable.bus")


class News(msgspec.Struct, frozen=True, omit_defaults=True):
    """`process` is the sender: a process ignores its own news."""

    process: str
    table: str
    kind: str
    """moved, row, chat, here, gone; ask (report who is there)."""
    seats: tuple[int, ...] = ()
    watchers: int = 0


encode = msgspec.json.encode


class Bus:
    """Listens on its own connection and reconnects when it is lost."""

    def __init__(
        self,
        store: Store,
        process: str,
        heard: Callable[[News], Awaitable[None]],
        again: Callable[[], Awaitable[None]],
    ) -> None:
        self.store = store
        self.process = process
        self.heard = heard
        self.again = again
        """Called when news may have been missed."""
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        if not self.store.postgres:
            return
        listening = asyncio.Event()
        self._task = asyncio.create_task(self._listen(listening), name="bus")
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(listening.wait(), 10)

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _listen(self, listening: asyncio.Event) -> None:
        from psycopg import AsyncConnection, OperationalError

        url = sa.make_url(self.store.url).set(drivername="postgresql")
        dsn = url.render_as_string(hide_password=False)
        lost = False
        while True:
            try:
                connection: AsyncConnection[Any] = await AsyncConnection.connect(
                    dsn, autocommit=True
                )
                async with connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    listening.set()
                    if lost:
                        await self.again()
                    async for notice in connection.notifies():
                        await self._hear(notice.payload)
            except OperationalError:
                lost = True
                log.warning("the connection for news was lost; trying again")
            await asyncio.sleep(1)

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
