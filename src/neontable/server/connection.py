"""One open socket: whose it is, which table and seat it shows, and what waits to be sent."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec

from neontable.server import protocol as wire
from neontable.server.metrics import REFUSALS
from neontable.server.seat_view import server_text

BACKLOG = 64
MOST_BYTES = 512_000
"""A page that falls this many messages or bytes behind gets one full push instead."""

_encode = msgspec.json.Encoder().encode


class Connection:
    __slots__ = (
        "address",
        "basis",
        "behind",
        "changes",
        "hang_up",
        "identity",
        "known",
        "lag",
        "lang",
        "number",
        "present",
        "queue",
        "seat",
        "seen",
        "sequence",
        "session",
        "table",
        "token",
        "told",
        "waiting",
        "wanted",
        "watching",
    )

    def __init__(self, identity: str, lang: str, address: str = "") -> None:
        self.identity = identity
        self.address = address
        self.lang = lang
        self.table = ""
        self.seat = -1
        self.watching = False
        """The person chose to watch, although they may have a seat of their own."""
        self.token = ""
        self.told = 0
        """Number of the last line of talk that came late, where spectators see it later."""
        self.known = 0
        """The number of answers whose events this page has received."""
        self.sequence = -1
        """Sequence of the last push."""
        self.number = 0
        self.seen: Any = None
        """What the last TableState said, to send it only when it changed."""
        self.present: Any = None
        """The same of who is here."""
        self.behind = False
        self.changes = False
        """The page keeps the last scene and takes changes of it."""
        self.basis: Any = None
        """What was made for the last push (`Made`), with the scene that it has."""
        self.queue: asyncio.Queue[bytes] = asyncio.Queue()
        self.waiting = 0
        """Bytes in the queue."""
        self.session = ""
        self.wanted: wire.Open | None = None
        """A table that could not be opened and is tried again."""
        self.hang_up: Callable[[], None] = lambda: None
        """Closes the page: its person was signed out."""
        self.lag: Callable[[], float] = lambda: 0.0
        """Seconds that a message takes to the page and back, as last measured."""

    def send(self, message: wire.Wire) -> None:
        self.send_encoded(_encode(message))

    def send_encoded(self, data: bytes) -> None:
        if self.queue.qsize() >= BACKLOG or self.waiting + len(data) > MOST_BYTES:
            self.behind = True
            self.basis = None
            # What was dropped with the rest has not been said.
            self.seen = self.present = None
            self.waiting = 0
            while not self.queue.empty():
                self.queue.get_nowait()
        self.waiting += len(data)
        self.queue.put_nowait(data)

    async def next(self) -> bytes:
        """What is to be sent next."""
        data = await self.queue.get()
        self.waiting = max(0, self.waiting - len(data))
        return data

    def refuse(
        self, code: str, key: str = "", rule: str = "", rule_text: str = "", **args: str
    ) -> None:
        REFUSALS.labels(code).inc()
        text = server_text(f"refused-{code}", self.lang, **args)
        self.send(wire.Refused(code=code, text=text, key=key, rule=rule, rule_text=rule_text))
