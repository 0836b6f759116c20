"""Limits on connections, applied before any request is understood.

By itself uvicorn waits for headers and bodies without end, and closes a socket whose page has
stopped reading so politely that it never closes.  Here headers and bodies have a deadline, each
address may open only so many connections, and a page that does not read is cut off.
"""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import logging
import sys
from collections import Counter
from collections.abc import Collection
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from neontable.server.metrics import TURNED_AWAY

log = logging.getLogger("neontable.connections")

HEADERS_WITHIN = 10.0
"""Seconds for the head of a request."""
BODY_WINDOW = 10.0
"""Seconds in which a body must bring at least BODY_LEAST bytes, or its end."""
BODY_LEAST = 16_000
PER_ADDRESS = 150
"""Connections of one address that is not a proxy's."""
CUT = "neontable.cut"
"""Extensions of a socket's scope: how it is closed without waiting, and how long its way is."""
LAG = "neontable.lag"
SPARE_FILES = 200
"""Files that are not for connections: the database, logs, pipes to bots."""


class ConnectionLimits:
    """The limits that one process applies, and its open connections by address."""

    def __init__(
        self,
        proxies: Collection[str] = (),
        *,
        most: int = PER_ADDRESS,
        headers_within: float = HEADERS_WITHIN,
        body_window: float = BODY_WINDOW,
    ) -> None:
        self.proxies = {*proxies}
        self.most = most
        self.headers_within, self.body_window = headers_within, body_window
        self.open: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        if self.open[address] >= self.most and not self._is_proxy(address):
            TURNED_AWAY.labels("address").inc()
            return False
        self.open[address] += 1
        return True

    def leave(self, address: str) -> None:
        self.open[address] -= 1
        if self.open[address] <= 0:
            del self.open[address]

    def _is_proxy(self, address: str) -> bool:
        """Behind a proxy all connections come from one address; its own limits apply."""
        if address in self.proxies or "*" in self.proxies or not address:
            return True
        with contextlib.suppress(ValueError):
            return ipaddress.ip_address(address).is_loopback and "loopback" in self.proxies
        return False

    def protocols(self) -> tuple[type[H11Protocol], type[WebSocketsSansIOProtocol]]:
        """The protocol classes that uvicorn uses for connections under these limits."""
        return type("Http", (Http,), {"shared": self}), type("Socket", (Socket,), {"shared": self})


class Http(H11Protocol):
    shared = ConnectionLimits()

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._slow: asyncio.TimerHandle | None = None
        self._brought = 0
        self._waits_for = ""
        self._address = self.client[0] if self.client else ""
        self._counted = self.shared.enter(self._address)
        if self._counted:
            self._watch()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._calm()
        if self._counted:
            self.shared.leave(self._address)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if not self._counted:
            return
        self._brought += len(data)
        super().data_received(data)
        self._watch()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._watch()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        # From here on the socket's protocol has the connection, and counts it.
        self._calm()
        self._counted = False
        super().handle_websocket_upgrade(event)

    def _watch(self) -> None:
        """A deadline for what the other side owes us now: a head, a body, or nothing."""
        if not self._counted:
            return  # a socket's protocol has taken over
        state = self.conn.their_state
        owed = ""
        if state is h11.SEND_BODY:
            owed = "body"
        elif state is h11.IDLE and (self.cycle is None or self.conn.trailing_data[0]):
            owed = "head"
        if owed == self._waits_for:
            return
        self._calm()
        self._waits_for = owed
        if owed:
            self._brought = 0
            within = self.shared.headers_within if owed == "head" else self.shared.body_window
            self._slow = self.loop.call_later(within, self._too_slow)

    def _calm(self) -> None:
        self._waits_for = ""
        if self._slow is not None:
            self._slow.cancel()
            self._slow = None

    def _too_slow(self) -> None:
        if self._waits_for == "body" and self._brought >= BODY_LEAST:
            self._brought = 0
            self._slow = self.loop.call_later(self.shared.body_window, self._too_slow)
            return
        TURNED_AWAY.labels(self._waits_for).inc()
        self.transport.abort()


class Socket(WebSocketsSansIOProtocol):
    shared = Http.shared

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._address = self.client[0] if self.client else ""

    def connection_lost(self, exc: Exception | None) -> None:
        self.shared.leave(self._address)
        super().connection_lost(exc)

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: Any = self.scope["extensions"]
            extensions[CUT] = self.transport.abort
            extensions[LAG] = lambda: self.last_ping_rtt

    def keepalive_timeout(self) -> None:
        # A page that does not answer does not read either, and a polite close would wait for that.
        super().keepalive_timeout()
        self.transport.abort()


def set_up(limits: ConnectionLimits) -> None:
    """The door of this process: `Http` and `Socket` are named to uvicorn, whose workers import
    them."""
    Http.shared = Socket.shared = limits


def raise_file_limit() -> int:
    """As many connections as the system allows; how many files this process may open."""
    if sys.platform == "win32":
        return 0
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = hard if hard != resource.RLIM_INFINITY else max(soft, 65_536)
    if wanted > soft:
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (min(wanted, 1_048_576), hard))
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]
