"""Whether the server lives (its process answers), and whether it is ready (it can store a move).

A load balancer asks whether it is ready before it sends anybody here; a supervisor asks whether it
lives and restarts it otherwise.  A full disk or an unreachable database is no reason to restart.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

import msgspec

from neontable.server.metrics import READY

if TYPE_CHECKING:
    from neontable.server.table_service import TableService

log = logging.getLogger("neontable.health")

WITHIN = 2.0
"""Seconds in which the database must have stored something."""
FRESH = 1.0
"""Seconds for which an answer holds: asking often costs nothing."""


class Report(msgspec.Struct, omit_defaults=True):
    status: str
    """ok, starting, stopping, or database: nothing can be stored."""
    news: str = ""
    """With PostgreSQL: whether news of other processes is heard (listening) or looked up (polling);
    both will do."""

    @property
    def code(self) -> int:
        return 200 if self.status == "ok" else 503


class Health:
    def __init__(self, service: TableService) -> None:
        self.service = service
        self.within, self.fresh = WITHIN, FRESH
        self._writing: asyncio.Task[None] | None = None
        self._known: tuple[float, bool] = (-FRESH, False)

    def alive(self) -> Report:
        return Report("stopping" if self.service.stopping else "ok")

    async def ready(self) -> Report:
        service = self.service
        news = ""
        if service.store.postgres:
            news = "polling" if service.bus.deaf else "listening"
        if service.stopping:
            return Report("stopping", news)
        if not service.warm:
            return Report("starting", news)
        writable = await self._writable()
        READY.set(writable)
        return Report("ok" if writable else "database", news)

    async def _writable(self) -> bool:
        at, writable = self._known
        if time.monotonic() - at < self.fresh:
            return writable
        # One try at a time: while a lock is held, the next would only stand in line behind it.
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write(), name="ready")
        done, _ = await asyncio.wait({self._writing}, timeout=self.within)
        writable = bool(done) and self._writing.exception() is None
        self._known = time.monotonic(), writable
        return writable

    async def _write(self) -> None:
        try:
            await self.service.write(self.service.store.prove_writable)
        except Exception as fault:
            log.warning("the database cannot be written: %s", fault.__class__.__name__)
            raise
