"""Tables that spectators see with a delay: the table as it stood so many seconds ago, and what had
been said by then.

The earlier state is rebuilt from the moves alone, like any other, so no process can show more than
another does, and a restart shows nothing early.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from neontable.server.connection import Connection
from neontable.server.live_table import UNDO, LiveTable
from neontable.server.rows import ChatRow

if TYPE_CHECKING:
    from neontable.server.table_service import TableService


class DelayedTables:
    def __init__(self, service: TableService) -> None:
        self.service = service
        self._past: dict[str, LiveTable] = {}
        self._shown: dict[str, tuple[LiveTable, LiveTable]] = {}
        """The past, and the same with the seats of now."""
        self._next: dict[str, float] = {}
        """When the first move was made that is not shown yet."""
        self._said: dict[str, dict[int, ChatRow]] = {}
        """What people at the table said that is not shown yet, by number."""

    def forget(self, id: str) -> None:
        self._past.pop(id, None)
        self._shown.pop(id, None)
        self._next.pop(id, None)
        self._said.pop(id, None)

    def at_hand(self, live: LiveTable) -> LiveTable | None:
        """The table as spectators were last shown it, with its seats of now."""
        id = live.row.id
        past = self._past.get(id)
        if past is None:
            return None
        kept = self._shown.get(id)
        if kept is None or kept[0] is not past or kept[1].row is not live.row:
            # Whose seat is whose is never a matter of the past: nobody is shown another's hand.
            shown = past.copy()
            shown.row = live.row
            kept = self._shown[id] = past, shown
        return kept[1]

    async def advance(self, live: LiveTable) -> tuple[bool, bool]:
        """Brings what spectators see up to the moment that they may see.  Returns whether there is
        anything new, and whether something was taken back."""
        id, until = live.row.id, time.time() - live.row.delay
        store, past = self.service.store, self._past.get(id)
        if past is None:
            row, moves = await self.service.read(store.moves, id)
            if row is None:
                return False, False
            past = await self.service.read(LiveTable.of, row, moves, until)
            later = [move for move in moves if move.sequence > past.sequence]
            due = moves[: past.sequence]
        else:
            if past.sequence >= live.sequence or self._next.get(id, 0.0) > until:
                return False, False
            _, moves = await self.service.read(store.moves, id, past.sequence)
            due = []
            for move in moves:
                if move.at > until:
                    break
                due.append(move)
            later = moves[len(due) :]
            if due:
                past = await self.service.read(past.after, *due)
        self._past[id] = past
        self._next[id] = later[0].at if later else 0.0
        return bool(due), any(move.kind == UNDO for move in due)

    # -- talk ------------------------------------------------------------------------------------
    def say_later(self, id: str, line: ChatRow) -> None:
        self._said.setdefault(id, {})[line.number] = line

    def said_by_now(self, id: str, delay: float) -> list[ChatRow]:
        """The lines that may be shown from now on; each is returned once."""
        kept, until = self._said.get(id, {}), time.time() - delay
        found = [line for _, line in sorted(kept.items()) if line.at <= until]
        for line in found:
            del kept[line.number]
        return found

    def shown_now(self, id: str, lines: list[ChatRow], delay: float) -> list[ChatRow]:
        """Of all lines, those that a spectator may read on arrival; the rest follow later."""
        until = time.time() - delay
        shown = []
        for line in lines:
            if line.seat < 0 or line.at <= until:
                shown.append(line)
            else:
                self.say_later(id, line)
        return shown

    # -- every few moments -----------------------------------------------------------------------
    async def sweep(self) -> None:
        audience = self.service.audience
        for id in [*self._past, *self._said]:
            if id not in audience.connections:
                self.forget(id)
        for id in [*audience.connections]:
            live = self.service.live_tables.get(id)
            if live is None or not live.row.delay:
                continue
            if live.over:
                self.forget(id)
                continue
            late = [c for c in audience.connections.get(id, ()) if audience.late(c, live)]
            if late:
                await self._show(live, late)

    async def _show(self, live: LiveTable, late: list[Connection]) -> None:
        id, audience = live.row.id, self.service.audience
        new, undone = await self.advance(live)
        if new:
            for connection in late:
                if connection.table == id:
                    audience.push(connection, live, full=undone)
            await audience.send_state(id)
        for line in self.said_by_now(id, live.row.delay):
            for connection in late:
                audience.tell(connection, line)
