"""Tables at which no person plays take turns: their bots would keep everybody else waiting.

Where somebody watches comes first, then owners in turn: whoever has sixty such tables waits for
their own.
"""

from __future__ import annotations

import asyncio
import heapq
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class BotQueue:
    def __init__(self, places: int) -> None:
        """So many of these tables go on at the same time."""
        self._free = places
        self._waiting: list[tuple[bool, int, int, asyncio.Future[None]]] = []
        self._by_owner: Counter[str] = Counter()
        self._came = 0

    @asynccontextmanager
    async def turn(self, owner: str, watched: bool) -> AsyncIterator[None]:
        """For one answer of a bot."""
        self._by_owner[owner] += 1
        try:
            await self._place(self._by_owner[owner], watched)
            try:
                yield
            finally:
                self._next()
        finally:
            self._by_owner[owner] -= 1
            if not self._by_owner[owner]:
                del self._by_owner[owner]

    async def _place(self, rank: int, watched: bool) -> None:
        if self._free:
            self._free -= 1
            return
        place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._came += 1
        heapq.heappush(self._waiting, (not watched, rank, self._came, place))
        try:
            await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():
                self._next()  # it was given at the same moment
            raise

    def _next(self) -> None:
        while self._waiting:
            *_, place = heapq.heappop(self._waiting)
            if not place.done():
                place.set_result(None)
                return
        self._free += 1
