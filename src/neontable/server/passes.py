"""Passing for people who do not want to be asked: at once, or after a wait.

`kernel/stops.py` decides which, and from nothing that tells what a seat holds.  The length of a
wait is drawn from the same range whatever could be answered, and a wait runs only while the seat's
person has the table open, so that nobody misses a chance to respond by being away.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

from neontable.kernel.errors import NeontableError
from neontable.kernel.stops import Stops, milestone, passable, turn
from neontable.server import protocol as wire
from neontable.server import seat_view
from neontable.server.database import Conflict
from neontable.server.live_table import ANSWER, STOPS, LiveTable

if TYPE_CHECKING:
    from neontable.server.connection import Connection
    from neontable.server.table_service import TableService

log = logging.getLogger("neontable.stops")

MOMENT = (3.0, 6.0)
"""Seconds in which somebody may respond at an ordinary moment: the least and the most."""
MILESTONE = (6.0, 10.0)
"""The same at one of the game's milestones."""
MOST_PASSES = 200
"""Passes at once without anybody being asked in between."""


class _Wait(msgspec.Struct):
    """A question that will be passed, unless its person answers or holds it."""

    opened: int
    until: float
    task: asyncio.Task[None] | None = None


class Passes:
    def __init__(self, service: TableService) -> None:
        self.service = service
        self.uniform: Callable[[float, float], float] = secrets.SystemRandom().uniform
        """What draws a wait; it knows the least and the most, and nothing of the question."""
        self._waits: dict[tuple[str, int], _Wait] = {}
        self._held: dict[tuple[str, int], int] = {}
        """Questions whose person wants to think: since which move each is open."""

    # -- at once -----------------------------------------------------------------------------------
    async def pass_now(self, live: LiveTable) -> LiveTable:
        """Pass for everybody who is not to be asked.  The caller holds the table's lock."""
        for _ in range(MOST_PASSES):
            if live.over or live.paused:
                return live
            seats = [s for s in live.waiting if live.verdict(s) == "now"]
            if not seats:
                return live
            live = await self._give(live, seats[0])
        return live

    def owed(self, live: LiveTable) -> bool:
        """Whether somebody is to be passed for at once: a table that has just begun."""
        if live.over or live.paused:
            return False
        return any(live.verdict(seat) == "now" for seat in live.waiting)

    async def settle(self, id: str) -> None:
        """Make the passes of a table that no move has made yet."""
        async with self.service.lock(id):
            live = self.service.live_tables.get(id)
            if live is None or not self.owed(live):
                return
            try:
                await self.pass_now(live)
            except Conflict:
                await self.service.refresh(id)
            await self.service.audience.changed(id)
        self.service.bot_turns.stir(id)

    async def _give(self, live: LiveTable, seat: int) -> LiveTable:
        ask = live.ask_of(seat)
        assert ask is not None
        body = msgspec.json.encode(ask.default_answer).decode()
        return await self.service.commit_one(
            live, ANSWER, seat, body, STOPS, f"stops-{live.sequence}"
        )

    # -- after a while -----------------------------------------------------------------------------
    def schedule(self, live: LiveTable) -> None:
        """Begin the waits of a table's open questions."""
        id = live.row.id
        if live.over or live.paused or not live.table.state.windows:
            return
        here = self.service.audience.local_seats(id)
        for seat in live.waiting:
            known = self._waits.get((id, seat))
            opened = live.opened.get(seat, live.sequence)
            if seat not in here or (known is not None and known.opened == opened):
                continue
            if live.verdict(seat) != "wait" or self._held.get((id, seat)) == opened:
                continue
            ask = live.ask_of(seat)
            assert ask is not None
            least, most = MILESTONE if milestone(live.table, ask) else MOMENT
            wait = self.uniform(least, most) * self.service.settings.window_pace
            begun = self._waits[id, seat] = _Wait(opened, time.time() + wait)
            self.service.spawn(self._later(id, seat, begun, wait), "pass later")

    async def _later(self, id: str, seat: int, begun: _Wait, wait: float) -> None:
        await asyncio.sleep(wait)
        async with self.service.lock(id):
            if self._waits.get((id, seat)) is not begun:
                return
            del self._waits[id, seat]
            live = self.service.live_tables.get(id)
            if live is None or live.over or live.paused or live.opened.get(seat) != begun.opened:
                return
            if live.verdict(seat) != "wait" or seat not in self.service.audience.local_seats(id):
                return
            try:
                await self.pass_now(await self._give(live, seat))
            except Conflict:
                await self.service.refresh(id)
            except NeontableError:
                log.exception("a pass failed", extra={"game": live.game.name})
                return
            await self.service.audience.changed(id)
        self.service.bot_turns.stir(id)

    def left(self, live: LiveTable, seat: int) -> float | None:
        """Seconds until a seat is passed for; None: it is waited for."""
        wait = self._waits.get((live.row.id, seat))
        if wait is None or wait.opened != live.opened.get(seat):
            return None
        return round(max(0.0, wait.until - time.time()), 2)

    # -- what people choose --------------------------------------------------------------------
    def state(self, live: LiveTable, seat: int, lang: str) -> wire.StopState | None:
        """The stops of a person's seat, in words."""
        stops = live.stops_of(seat)
        rules = live.game.stops
        if stops is None or rules is None or live.over:
            return None
        ask = live.ask_of(seat)
        return wire.StopState(
            at=stops.at,
            quiet=bool(stops.quiet) and stops.quiet == turn(live.table),
            passing=self.left(live, seat),
            response=ask is not None and passable(ask),
            milestones=tuple(seat_view.name(id, lang) for id in rules.milestones.values()),
        )

    async def choose(self, connection: Connection, asked: wire.SetStops) -> None:
        """A person says where to be asked; nobody else is told."""
        service, id = self.service, connection.table
        async with service.lock(id):
            live = await service.live(id) if id else None
            if live is None:
                connection.refuse("not-open")
                return
            if asked.seat not in live.seats_of(connection.identity) or asked.seat in live.conceded:
                connection.refuse("not-yours")
                return
            if live.over:
                connection.refuse("over")
                return
            if live.game.stops is None:
                connection.refuse("no-stops")
                return
            before = live.stops_of(asked.seat)
            assert before is not None
            kept = Stops(asked.at or before.at, turn(live.table) if asked.quiet else ())
            text = "" if kept == Stops() else msgspec.json.encode(kept).decode()
            await service.write(
                service.store.change_seat, id, asked.seat, service.news(id, "row"), stops=text
            )
            live = live.copy()
            seats = tuple(
                msgspec.structs.replace(s, stops=text) if s.seat == asked.seat else s
                for s in live.row.seats
            )
            live.row = msgspec.structs.replace(live.row, seats=seats)
            service.keep(id, live)
            self._waits.pop((id, asked.seat), None)
            self._held.pop((id, asked.seat), None)
            passed = await self.pass_now(live)
            if passed is not live:
                await service.audience.changed(id)
            self.schedule(service.live_tables[id])
            self._show(id, asked.seat)
        service.bot_turns.stir(id)

    async def hold(self, connection: Connection, asked: wire.Hold) -> None:
        """A person wants to think about the open question, whether or not there is an answer."""
        service, id = self.service, connection.table
        live = await service.live(id) if id else None
        if live is None or asked.seat not in live.seats_of(connection.identity):
            connection.refuse("not-yours")
            return
        self._waits.pop((id, asked.seat), None)
        if asked.seat in live.opened:
            self._held[id, asked.seat] = live.opened[asked.seat]
        self._show(id, asked.seat)

    def _show(self, id: str, seat: int) -> None:
        """Tell the pages of the seat's own person, and nobody else."""
        live = self.service.live_tables[id]
        who = live.row.seats[seat].identity
        for connection in self.service.audience.connections.get(id, ()):
            if connection.identity == who and connection.seat == seat:
                state = self.state(live, seat, connection.lang)
                if state is not None:
                    connection.send(wire.StopsChosen(seat=seat, stops=state))

    def forget(self, id: str) -> None:
        for key in [key for key in (*self._waits, *self._held) if key[0] == id]:
            self._waits.pop(key, None)
            self._held.pop(key, None)
