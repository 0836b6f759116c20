"""The turns of bots: when they think, and at what pace people see what they do."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import AbstractAsyncContextManager, nullcontext
from typing import TYPE_CHECKING

import msgspec

from neontable.kernel.errors import NeontableError
from neontable.server.bot_queue import BotQueue
from neontable.server.bot_workers import Tempo
from neontable.server.database import Conflict
from neontable.server.live_table import ANSWER, BOT, LiveTable
from neontable.server.metrics import BOT_SECONDS

if TYPE_CHECKING:
    from neontable.server.table_service import TableService

log = logging.getLogger("neontable.house")

PACES = {"none": 0.0, "brisk": 0.6, "calm": 1.5}
"""Seconds between something that people see and a bot's next answer; less than GRACE, after which
another process would take the table over."""


class BotTurns:
    def __init__(self, service: TableService) -> None:
        self.service = service
        self.thinking: set[str] = set()
        """Tables at which a bot is at work in this process."""
        self.tempo = Tempo()
        self.unattended = BotQueue(service.settings.bot_workers + 1)
        """The turns of tables at which no person plays: one answer is stored while others are being
        thought of."""

    def stir(self, id: str) -> None:
        """Let the bots of a table think, if it is their turn, and pass for people who are not to be
        asked."""
        service = self.service
        live = service.live_tables.get(id)
        if live is None or id in self.thinking or service.stopping:
            return
        if service.passes.owed(live):
            service.spawn(service.passes.settle(id), "pass")
            return
        if not live.bots_asked():
            return
        self.thinking.add(id)
        service.spawn(self._think(id), "think")

    async def _think(self, id: str) -> None:
        service = self.service
        try:
            failing = False
            while not service.stopping:
                live = service.live_tables.get(id)
                if live is None or not (asked := live.bots_asked()):
                    return
                seat = asked[0]
                begun = time.perf_counter()
                asking = live.ask_of(seat)
                assert asking is not None
                if failing:
                    answer = asking.default_answer
                else:
                    async with self._turn(live):
                        begun = time.perf_counter()
                        answer = await service.bot_workers.choose(live, seat)
                took = time.perf_counter() - begun
                BOT_SECONDS.observe(took)
                alike = self.tempo.wait(live.game.name, live.bot_of(seat), asking, took)
                # Outside the lock, and nothing is lost when the process dies meanwhile: the answer
                # is given as if the bot had thought so long.
                await asyncio.sleep(max(alike, self.pause(live)))
                async with self._turn(live), service.lock(id):
                    current = service.live_tables.get(id)
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
                        await service.commit(current, ANSWER, seat, body, BOT, key)
                    except Conflict:
                        await service.refresh(id)
                        continue
                    except NeontableError:
                        log.exception("a bot's answer failed", extra={"game": live.game.name})
                        if failing:
                            return
                        failing = True
                        continue
                    failing = False
                    await service.audience.changed(id)
                # Everybody else gets a turn of the event loop between two bots' answers.
                await asyncio.sleep(0)
        finally:
            self.thinking.discard(id)

    def _turn(self, live: LiveTable) -> AbstractAsyncContextManager[None]:
        """People who are at their table wait for nobody else's bots."""
        here = self.service.audience.presence(live.row.id)
        if here.seats:
            return nullcontext()
        return self.unattended.turn(live.row.owner, here.watchers > 0)

    def pause(self, live: LiveTable) -> float:
        """How long a bot waits so that people can follow: only where somebody looks, and only
        after something that can be seen."""
        service = self.service
        pace = PACES[live.row.pace] * service.settings.bot_pace
        if not pace or not live.shown:
            return 0.0
        here = service.audience.presence(live.row.id)
        if not here.seats and not here.watchers:
            return 0.0
        # Since the last move, by the clock that all processes share.
        return max(0.0, min(pace, live.clock.since + pace - time.time()))
