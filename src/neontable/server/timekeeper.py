"""What happens because time has passed: clocks that run out, tables whose process died, signs of
life, and regular maintenance."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

import msgspec

from neontable.server.audience import GRACE
from neontable.server.database import Conflict
from neontable.server.live_table import ANSWER, AWAY, CLOCK, CONCEDE, TIME_UP, Unable

if TYPE_CHECKING:
    from neontable.server.table_service import TableService

log = logging.getLogger("neontable.house")

BEAT = 2.0
"""Seconds between two signs of life."""
GAP = 6.0
"""Seconds without one after which clocks are set back."""


class Timekeeper:
    def __init__(self, service: TableService) -> None:
        self.service = service
        self._beaten = 0.0
        self._acting: set[str] = set()

    async def sweep(self) -> None:
        """Tables that wait for the server: a clock ran out, or a process died before its bot
        had answered."""
        service = self.service
        # Alone on the database, whatever was left over from before a restart is ours.
        ahead = 0.0 if service.store.postgres else GRACE
        since = time.time()
        resumed = False
        while True:
            try:
                if not resumed:
                    await service.campaigns.resume()
                    resumed = True
                if time.time() - self._beaten > BEAT:
                    await self.beat()
                for id in await service.read(service.store.due, time.time() + ahead, 200):
                    service.spawn(self._act(id), "act")
                ahead = 0.0
                await service.campaigns.sweep()
                await service.audience.delayed.sweep()
                if time.time() - since > 20:
                    since = time.time()
                    service.audience.announce_all()
                    await service.online.report()
            except Exception:
                log.exception("the sweep failed")
            await asyncio.sleep(service.settings.sweep)

    async def beat(self) -> None:
        """A sign of life.  After a time without one nobody could answer: clocks have stood still,
        whether the server was stopped, killed or frozen, or its database was away."""
        service = self.service
        now = time.time()
        away = await service.write(service.store.beat, now, GAP)
        self._beaten = time.time()
        if not away:
            return
        ticking = await service.read(service.store.ticking)
        if ticking:
            log.warning("no sign of life for %.1f seconds: clocks are set back", away)
        for id in ticking:
            try:
                await self._forgive(id, now - away, now)
            except (Conflict, Unable):
                await service.refresh(id)

    async def _forgive(self, id: str, since: float, now: float) -> None:
        service = self.service
        async with service.lock(id):
            live = await service.live(id)
            if live is not None and service.store.postgres:
                live = await service.refresh(id)
            if live is None or live.over or live.paused or not live.clock.ticks:
                return
            lost = now - max(since, live.clock.since)
            if lost > 0:
                key = f"away-{live.sequence}"
                await service.commit(live, AWAY, -1, f"{lost:.3f}", CLOCK, key)
                await service.audience.changed(id)

    async def _act(self, id: str) -> None:
        service = self.service
        if id in service.bot_turns.thinking or id in self._acting:
            return
        self._acting.add(id)
        try:
            await self._act_now(id)
            if id in service.frozen:
                # It cannot be continued, so nothing waits for it.
                await service.write(service.store.change_table, id, {}, {"due": None})
        finally:
            self._acting.discard(id)

    async def _act_now(self, id: str) -> None:
        service = self.service
        async with service.lock(id):
            live = await service.live(id)
            if live is not None and service.store.postgres:
                live = await service.refresh(id)
            if live is None or live.over:
                return
            for seat, what in live.clock.expired(time.time()):
                try:
                    key = f"clock-{live.sequence}"
                    if what == "table":
                        await service.commit(live, TIME_UP, seat, "", CLOCK, key)
                    elif what == "game":
                        await service.commit(live, CONCEDE, seat, "time", CLOCK, key)
                    else:
                        ask = live.ask_of(seat)
                        if ask is None:
                            continue
                        body = msgspec.json.encode(ask.default_answer).decode()
                        await service.commit(live, ANSWER, seat, body, CLOCK, key)
                except (Conflict, Unable):
                    await service.refresh(id)
                    return
                await service.audience.changed(id)
                break
        service.bot_turns.stir(id)
