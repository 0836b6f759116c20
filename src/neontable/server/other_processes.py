"""Following what other processes do at tables that are in memory here."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

import msgspec
import sqlalchemy as sa

from neontable.kernel.errors import NeontableError
from neontable.server.bus import HERE, News
from neontable.server.live_table import UNDO, LiveTable
from neontable.server.rows import Move

if TYPE_CHECKING:
    from neontable.server.table_service import TableService

log = logging.getLogger("neontable.house")

SELDOM = 15
"""While news arrives, tables are compared with the database this much more seldom."""


class OtherProcesses:
    def __init__(self, service: TableService) -> None:
        self.service = service

    async def heard(self, news: News) -> None:
        service = self.service
        id = news.table
        if news.kind == "out":
            await service.hang_up(id)
            return
        if news.kind == "call":
            service.online.called(id)
            return
        if news.kind == HERE:
            for report in news.reports:
                service.audience.heard(news.process, report)
            return
        if id not in service.live_tables and id not in service.audience.connections:
            return
        if news.kind == "gone":
            service.audience.gone(id)
        elif news.kind == "chat":
            for line in await service.read(service.store.chat, id, 0, 1):
                service.audience.tell_all(id, line)
        elif id in service.locks:
            # Somebody is at this table just now: the news of all others does not wait for them.
            service.spawn(self._changed_elsewhere(id, news.move), "news")
        else:
            await self._changed_elsewhere(id, news.move)

    async def _changed_elsewhere(self, id: str, move: Move | None) -> None:
        service = self.service
        async with service.lock(id):
            live = await self._follow(id, move) or await service.refresh(id)
        if live is None:
            await service.audience.send_state(id)

    async def _follow(self, id: str, move: Move | None) -> LiveTable | None:
        """Make a move that another process has stored, without asking the database for it; None
        when that is not possible: something else happened in between, or was never heard."""
        service = self.service
        live = service.live_tables.get(id)
        if live is None or move is None or live.puzzle is not None:
            return None
        if move.sequence <= live.sequence:
            return live
        try:
            after = live.after(move)
        except NeontableError:
            return None
        after.row = msgspec.structs.replace(after.row, undo="", changed=move.at)
        service.keep(id, after)
        await service.audience.changed(id, full=move.kind == UNDO)
        return after

    async def missed(self) -> None:
        """News may have been lost with a connection: look at everything again."""
        service = self.service
        for id in {*service.live_tables, *service.audience.connections}:
            async with service.lock(id):
                await service.refresh(id)

    async def poll(self) -> None:
        """Look for moves of other processes without being notified: all the time while no news
        arrives, and now and then in any case, as a notice may be lost without a trace."""
        service = self.service
        waited = 0.0
        while True:
            await asyncio.sleep(service.settings.poll)
            waited += service.settings.poll
            if not service.bus.deaf and waited < SELDOM * service.settings.poll:
                continue
            waited = 0.0
            try:
                await self._catch_up()
            except sa.exc.SQLAlchemyError as fault:
                log.warning("the database cannot be polled: %s", type(fault).__name__)

    async def _catch_up(self) -> None:
        service = self.service
        ids = [*service.live_tables]
        there = await service.read(service.store.sequences, ids)
        for id in ids:
            live = service.live_tables.get(id)
            if live is not None and there.get(id, -1) != live.sequence:
                async with service.lock(id):
                    await service.refresh(id)
        if service.bus.deaf:
            # Seats, titles and requests change without a move.
            for id in [*service.audience.connections]:
                if id in service.live_tables:
                    async with service.lock(id):
                        await service.refresh(id)
                else:
                    await service.audience.send_state(id)
