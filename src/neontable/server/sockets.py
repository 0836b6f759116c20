"""The WebSocket: one per page.  Reads messages, passes them to the TableService, sends what is
queued for the page."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Any, cast

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

import neontable
from neontable.kernel.text import literal
from neontable.server import answers
from neontable.server import protocol as wire
from neontable.server.connection import Connection
from neontable.server.connection_limits import CUT, LAG
from neontable.server.faults import QUOTED
from neontable.server.identity import COOKIE, read_cookie
from neontable.server.metrics import SOCKETS, TURNED_AWAY
from neontable.server.middleware import Buckets, Scope, language
from neontable.server.rows import Identity
from neontable.server.table_service import TableService

log = logging.getLogger("neontable.socket")

HEARTBEAT = 20
MESSAGE_LIMIT = 64_000
FLOOD_PAUSE = 0.2
"""Seconds until the next message of a page that sends too many is read."""
PATIENCE = 20
"""This many bad messages close a socket."""

Socket = WebSocket[Any, Any, State]

_decoder = msgspec.json.Decoder(wire.ClientMessage)


async def known(service: TableService, cookie: str | None) -> Identity | None:
    """The identity of a cookie that we signed and that is still valid."""
    named = read_cookie(service.secret, cookie) if cookie else None
    return None if named is None else await service.read(service.store.signed_in, *named)


@websocket("/ws", opt={"exclude_from_auth": True})
async def live(socket: Socket) -> None:
    service: TableService = socket.app.state.service
    who = await known(service, socket.cookies.get(COOKIE))
    await socket.accept()
    if who is None:
        await socket.close(code=4401, reason="GET /api/me first")
        return
    if service.open_pages[who.id] >= service.settings.connections:
        await socket.close(code=4429, reason="too many pages")
        return
    service.open_pages[who.id] += 1
    address = socket.client.host if socket.client is not None else "unknown"
    connection = Connection(who.id, language(cast(Scope, socket.scope)), address)
    connection.send(
        wire.Welcome(
            protocol=wire.VERSION,
            version=neontable.__version__,
            me=wire.Me(id=who.id, name=who.name, account=who.account),
            heartbeat=HEARTBEAT,
        )
    )
    SOCKETS.inc()
    extensions: dict[str, Any] = cast(Any, socket.scope.get("extensions")) or {}
    connection.lag = extensions.get(LAG, connection.lag)
    cut = extensions.get(CUT)
    connection.session = who.session
    connection.hang_up = lambda: service.spawn(
        _hang_up(socket, service, connection, cut), "hang up"
    )
    service.pages.setdefault(who.id, set()).add(connection)
    service.spawn(service.notices.back(who.id), "back")
    service.spawn(service.online.report(who.id), "report")
    sender = asyncio.create_task(_send(socket, connection, service.settings.stuck, cut))
    try:
        await _listen(socket, service, connection)
    except WebSocketDisconnect:
        pass
    finally:
        SOCKETS.dec()
        service.open_pages[who.id] -= 1
        if service.open_pages[who.id] <= 0:
            del service.open_pages[who.id]
        service.pages[who.id].discard(connection)
        if not service.pages[who.id]:
            del service.pages[who.id]
        connection.wanted = None
        service.audience.leave(connection)
        sender.cancel()
        with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
            await sender


async def _hang_up(
    socket: Socket, service: TableService, connection: Connection, cut: Callable[[], None] | None
) -> None:
    """The person was signed out: from this moment the page neither sees nor does anything."""
    service.audience.leave(connection)
    connection.identity = ""
    with contextlib.suppress(Exception):
        async with asyncio.timeout(2):
            await socket.close(code=4401, reason="signed out")
    if cut is not None:
        cut()


async def _send(
    socket: Socket, connection: Connection, stuck: float, cut: Callable[[], None] | None
) -> None:
    """Sends what is queued.  The connection of a page that reads nothing for long is cut without a
    closing message, which it would not read either."""
    while True:
        data = await connection.next()
        try:
            async with asyncio.timeout(stuck):
                await socket.send_data(data, mode="text", encoding="utf-8")
        except TimeoutError:
            TURNED_AWAY.labels("stuck").inc()
            if cut is not None:
                cut()
            return


async def _listen(socket: Socket, service: TableService, connection: Connection) -> None:
    rate = service.settings.rate_socket
    messages = Buckets(rate, rate * 4, kept=1)
    patience = PATIENCE
    while patience and not service.stopping:
        try:
            raw = await asyncio.wait_for(socket.receive_data("text"), 3 * HEARTBEAT)
        except TimeoutError:
            await socket.close(code=4408, reason="silent")
            return
        if len(raw) > MESSAGE_LIMIT:
            await socket.close(code=1009, reason="too large")
            return
        if not messages.take(""):
            patience -= 1
            connection.refuse("too-fast")
            # A flood delays only its sender.
            await asyncio.sleep(FLOOD_PAUSE)
            continue
        try:
            message = _decoder.decode(raw)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as fault:
            patience -= 1
            connection.refuse("bad-input", problem=literal(str(fault)[:QUOTED]))
            continue
        if isinstance(message, wire.Say) and not service.talk.take(connection.identity):
            connection.refuse("too-fast")
            continue
        pace = service.page_pace
        while connection.identity and not pace.take(
            connection.identity, connection.address, message
        ):
            await asyncio.sleep(FLOOD_PAUSE)
        if not connection.identity:
            return  # signed out meanwhile
        try:
            await _heed(service, connection, message)
        except Exception:
            # One message that fails must not end the page's game.
            log.exception("a message failed", extra={"type": type(message).__name__})
            connection.refuse("failed", getattr(message, "key", ""))
            if isinstance(message, wire.Open):
                # The database is away, say: the page is opened when it is back.
                connection.wanted = message
                service.spawn(_open_later(service, connection, message), "open later")
    await socket.close(code=4429, reason="too many bad messages")


async def _open_later(service: TableService, connection: Connection, message: wire.Open) -> None:
    """Open a table that could not be opened, unless the page wants something else by now."""
    delay = service.settings.reopen
    while connection.wanted is message and connection.identity:
        await asyncio.sleep(delay)
        delay = min(5.0, delay * 1.5)
        if connection.wanted is not message:
            return
        try:
            await service.audience.open(connection, message)
        except Exception as fault:
            log.warning("a table cannot be opened yet: %s", type(fault).__name__)
        else:
            connection.wanted = None


async def _heed(service: TableService, connection: Connection, message: wire.ClientMessage) -> None:
    if isinstance(message, (wire.Open, wire.Close)):
        connection.wanted = None
    match message:
        case wire.Give():
            await answers.answer(service, connection, message)
        case wire.Open():
            await service.audience.open(connection, message)
        case wire.Close():
            service.audience.leave(connection)
        case wire.Look():
            await service.audience.look(connection, message)
        case wire.Why():
            await answers.why(service, connection, message)
        case wire.Seek():
            await answers.seek(service, connection, message)
        case wire.Try():
            await answers.try_out(service, connection, message)
        case wire.Say():
            who = await service.read(service.store.identity, connection.identity)
            await service.audience.say(connection, message, who.name if who is not None else "")
        case wire.Undo():
            await answers.undo(service, connection, message)
        case wire.UndoReply():
            await answers.undo_reply(service, connection, message)
        case wire.Concede():
            await answers.concede(service, connection, message)
        case wire.Pause():
            await answers.pause(service, connection, message.on)
        case wire.SetStops():
            await service.passes.choose(connection, message)
        case wire.Hold():
            await service.passes.hold(connection, message)
        case wire.Ping():
            connection.send(wire.Pong(id=message.id))
