"""The WebSocket: one per page.  Reads messages, passes them to the TableService, sends what is
queued for the page."""

from __future__ import annotations

import asyncio
import contextlib
import logging
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
from neontable.server.identity import COOKIE, read_cookie
from neontable.server.metrics import SOCKETS
from neontable.server.middleware import Buckets, Scope, language
from neontable.server.store import Identity
from neontable.server.table_service import TableService

log = logging.getLogger("neontable.socket")

HEARTBEAT = 20
MESSAGE_LIMIT = 64_000
PATIENCE = 20
"""This many bad messages close a socket."""

Socket = WebSocket[Any, Any, State]

_decoder = msgspec.json.Decoder(wire.ClientMessage)


async def known(service: TableService, cookie: str | None) -> Identity | None:
    """The identity of a cookie that we signed and that is still valid."""
    named = read_cookie(service.secret, cookie) if cookie else None
    if named is None:
        return None
    who = await service.read(service.store.identity, named[0])
    return who if who is not None and who.generation == named[1] else None


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
    connection = Connection(who.id, language(cast(Scope, socket.scope)))
    connection.send(
        wire.Welcome(
            protocol=wire.VERSION,
            version=neontable.__version__,
            me=wire.Me(id=who.id, name=who.name, account=who.account),
            heartbeat=HEARTBEAT,
        )
    )
    SOCKETS.inc()
    sender = asyncio.create_task(_send(socket, connection))
    try:
        await _listen(socket, service, connection)
    except WebSocketDisconnect:
        pass
    finally:
        SOCKETS.dec()
        service.open_pages[who.id] -= 1
        if service.open_pages[who.id] <= 0:
            del service.open_pages[who.id]
        service.audience.leave(connection)
        sender.cancel()
        with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
            await sender


async def _send(socket: Socket, connection: Connection) -> None:
    while True:
        data = await connection.queue.get()
        await socket.send_data(data, mode="text", encoding="utf-8")


async def _listen(socket: Socket, service: TableService, connection: Connection) -> None:
    rate = service.settings.rate_socket
    messages = Buckets(rate, rate * 4, kept=1)
    talk = Buckets(service.settings.rate_chat, 6, kept=1)
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
            await asyncio.sleep(0.2)
            continue
        try:
            message = _decoder.decode(raw)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as fault:
            patience -= 1
            connection.refuse("bad-input", problem=literal(str(fault)))
            continue
        if isinstance(message, wire.Say) and not talk.take(""):
            connection.refuse("too-fast")
            continue
        try:
            await _heed(service, connection, message)
        except Exception:
            # One message that fails must not end the page's game.
            log.exception("a message failed", extra={"type": type(message).__name__})
            connection.refuse("failed", getattr(message, "key", ""))
    await socket.close(code=4429, reason="too many bad messages")


async def _heed(service: TableService, connection: Connection, message: wire.ClientMessage) -> None:
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
            await service.audience.say(
                connection, message.text, who.name if who is not None else ""
            )
        case wire.Undo():
            await answers.undo(service, connection, message)
        case wire.UndoReply():
            await answers.undo_reply(service, connection, message)
        case wire.Concede():
            await answers.concede(service, connection, message)
        case wire.Pause():
            await answers.pause(service, connection, message.on)
        case wire.Ping():
            connection.send(wire.Pong(id=message.id))
