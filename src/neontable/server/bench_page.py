"""A simulated page for `neontable bench server`; it is kept cheap because it shares the machine
with the server.

It speaks just as much of the WebSocket protocol as the server does with it: whole text frames,
pings, and the end.  What it sends is masked with zeros, which costs nothing.
"""

import asyncio
import os
from collections.abc import Callable
from urllib.parse import urlsplit

_TEXT, _CLOSE, _PING, _PONG = 1, 8, 9, 10


class BenchPage(asyncio.Protocol):
    def __init__(self, heard: Callable[["BenchPage", bytes], None]) -> None:
        self.heard = heard
        self.transport: asyncio.Transport | None = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._got = bytearray()
        self._head = True

    @classmethod
    async def open(
        cls, address: str, path: str, cookie: str, heard: Callable[["BenchPage", bytes], None]
    ) -> "BenchPage":
        where = urlsplit(address)
        loop = asyncio.get_running_loop()
        host, port = where.hostname or "", where.port or 80
        _, page = await loop.create_connection(lambda: cls(heard), host, port)
        assert page.transport is not None
        page.transport.write(
            f"GET {path} HTTP/1.1\r\nHost: {where.netloc}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Key: bmVvbnRhYmxlIGJlbmNoIQ==\r\n"
            f"Sec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n".encode()
        )
        await asyncio.wait_for(page.opened, 60)
        return page

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("the socket was not opened"))

    def data_received(self, data: bytes) -> None:
        got = self._got
        got += data
        if self._head:
            end = got.find(b"\r\n\r\n")
            if end < 0:
                return
            if b" 101 " not in got[:20]:
                self.close()
                return
            del got[: end + 4]
            self._head = False
            self.opened.set_result(None)
        at = 0
        while len(got) - at >= 2:
            size, start = got[at + 1], at + 2
            if size == 126:
                size, start = int.from_bytes(got[at + 2 : at + 4], "big"), at + 4
            elif size == 127:
                size, start = int.from_bytes(got[at + 2 : at + 10], "big"), at + 10
            if len(got) < start + size:
                break
            kind = got[at] & 15
            body = bytes(got[start : start + size])
            at = start + size
            if kind == _TEXT:
                self.heard(self, body)
            elif kind == _PING:
                self._send(_PONG, body)
            elif kind == _CLOSE:
                self.close()
        del got[:at]

    def say(self, words: bytes) -> None:
        self._send(_TEXT, words)

    def _send(self, kind: int, body: bytes) -> None:
        if self.transport is None or self.transport.is_closing():
            return
        size = len(body)
        head = bytes((128 | kind, 128 | (size if size < 126 else 126)))
        if size >= 126:
            head += size.to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + body)

    def close(self) -> None:
        if self.transport is not None:
            self.transport.close()


def cores_busy() -> float:
    """Seconds that all processors together have worked, where the system reports them."""
    try:
        with open("/proc/stat", encoding="ascii") as file:
            numbers = [int(word) for word in file.readline().split()[1:9]]
    except (OSError, ValueError):
        return 0.0
    idle = numbers[3] + numbers[4]
    return (sum(numbers) - idle) / float(os.sysconf("SC_CLK_TCK"))
