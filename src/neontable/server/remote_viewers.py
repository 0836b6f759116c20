"""Who is looking at tables through other processes of this server, and telling those processes who
is looking through this one.

Many people arrive at once (after a restart, all of them), so reports are collected for a moment and
sent for many tables in one notice.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable
from typing import TYPE_CHECKING

from neontable.server.bus import HERE, Report

if TYPE_CHECKING:
    from neontable.server.audience import Audience

VALID = 60.0
"""Seconds for which a report of another process is valid."""
GATHER = 0.05
"""Seconds for which reports are gathered."""
AT_ONCE = 60
"""Tables in one notice: PostgreSQL takes 8,000 bytes."""


class RemoteViewers:
    def __init__(self, audience: Audience) -> None:
        self.audience = audience
        self._reports: dict[str, dict[str, tuple[float, tuple[int, ...], int]]] = {}
        """By table and process: when it came, seats, watchers."""
        self._owed: dict[str, bool] = {}
        """Tables to report to the others soon, and whether they are to report back."""
        self._telling = False

    def seats(self, id: str) -> tuple[set[int], int]:
        """Seats whose person looks at a table through another process, and how many spectators."""
        seats: set[int] = set()
        watchers = 0
        now = time.time()
        for at, there, n in self._reports.get(id, {}).values():
            if now - at < VALID:
                seats |= set(there)
                watchers += n
        return seats, watchers

    def heard(self, process: str, report: Report) -> set[int] | None:
        """Takes another process's report of who looks at a table there.  Returns the seats that
        have gone since its last report, or None when nothing has changed."""
        of_table = self._reports.setdefault(report.table, {})
        now = time.time()
        at, before, watchers = of_table.get(process, (0.0, (), 0))
        of_table[process] = (now, report.seats, report.watchers)
        same = (before, watchers) == (report.seats, report.watchers) and now - at < VALID
        return None if same else set(before) - set(report.seats)

    def forget_old(self) -> None:
        now = time.time()
        for id, of_table in list(self._reports.items()):
            kept = {p: r for p, r in of_table.items() if now - r[0] < VALID}
            if kept:
                self._reports[id] = kept
            else:
                del self._reports[id]

    def tell(self, ids: Iterable[str], ask: bool = False) -> None:
        """Soon tells the other processes who is looking here and, with `ask`, asks who is there."""
        if not self.audience.service.store.postgres or self.audience.service.stopping:
            return
        for id in ids:
            self._owed[id] = self._owed.get(id, False) or ask
        if self._owed and not self._telling:
            self._telling = True
            self.audience.service.spawn(self._tell(), "announce")

    async def _tell(self) -> None:
        service = self.audience.service
        try:
            while self._owed:
                await asyncio.sleep(GATHER)
                owed, self._owed = list(self._owed.items()), {}
                for first in range(0, len(owed), AT_ONCE):
                    reports = []
                    for id, ask in owed[first : first + AT_ONCE]:
                        seats, watchers = self.audience.local(id)
                        reports.append(Report(id, tuple(sorted(seats)), watchers, ask))
                    news = service.news("", HERE, reports=tuple(reports))
                    if news is not None:
                        await service.write(service.store.notify, news)
        finally:
            self._telling = False
