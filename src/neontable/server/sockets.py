"""The WebSocket: one per page.  Reads messages, asks the house, sends what waits for the page."""

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
from neontable.server.guard import Buckets, Scope, language
from neontable.server.house import House
from neontable.server.identity import COOKIE, read_cookie
from neontable.server.metrics import SOCKETS
from neontable.server.page import Page
from neontable.server.store import Identity

log = logging.getLogger("neontable.socket")

HEARTBEAT = 20
MESSAGE_LIMIT = 64_000
PATIENCE = 20
"""So many bad messages close a socket."""

Socket = WebSocket[Any, Any, State]

_decoder = msgspec.json.Decoder(wire.ClientMessage)


async def known(house: House, cookie: str | None) -> Identity | None:
    """The identity of a cookie that we have signed and that is still good."""
    named = read_cookie(house.secret, cookie) if cookie else None
    if named is None:
        return None
    who = await house.read(house.store.identity, named[0])
    return who if who is not None and who.generation == named[1] else None


@websocket("/ws", opt={"exclude_from_auth": True})
async def live(socket: Socket) -> None:
    house: House = socket.app.state.house
    who = await known(house, socket.cookies.get(COOKIE))
    await socket.accept()
    if who is None:
        await socket.close(code=4401, reason="GET /api/me first")
        return
    if house.open_pages[who.id] >= house.settings.pages:
        await socket.close(code=4429, reason="too many pages")
        return
    house.open_pages[who.id] += 1
    page = Page(who.id, language(cast(Scope, socket.scope)))
    page.send(
        wire.Welcome(
            protocol=wire.VERSION,
            version=neontable.__version__,
            me=wire.Me(id=who.id, name=who.name, account=who.account),
            heartbeat=HEARTBEAT,
        )
    )
    SOCKETS.inc()
    sender = asyncio.create_task(_send(socket, page))
    try:
        await _listen(socket, house, page)
    except WebSocketDisconnect:
        pass
    finally:
        SOCKETS.dec()
        house.open_pages[who.id] -= 1
        if house.open_pages[who.id] <= 0:
            del house.open_pages[who.id]
        house.rooms.leave(page)
        sender.cancel()
        with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
            await sender


async def _send(socket: Socket, page: Page) -> None:
    while True:
        data = await page.queue.get()
        await socket.send_data(data, mode="text", encoding="utf-8")


async def _listen(socket: Socket, house: House, page: Page) -> None:
    rate = house.settings.rate_socket
    messages = Buckets(rate, rate * 4, kept=1)
    talk = Buckets(house.settings.rate_chat, 6, kept=1)
    patience = PATIENCE
    while patience and not house.stopping:
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
            page.refuse("too-fast")
            # Whoever floods waits for himself alone.
            await asyncio.sleep(0.2)
            continue
        try:
            message = _decoder.decode(raw)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as fault:
            patience -= 1
            page.refuse("bad-input", problem=literal(str(fault)))
            continue
        if isinstance(message, wire.Say) and not talk.take(""):
            page.refuse("too-fast")
            continue
        try:
            await _heed(house, page, message)
        except Exception:
            # One message that fails must not end the page's game.
            log.exception("a message failed", extra={"type": type(message).__name__})
            page.refuse("failed", getattr(message, "key", ""))
    await socket.close(code=4429, reason="too many bad messages")


async def _heed(house: House, page: Page, message: wire.ClientMessage) -> None:
    match message:
        case wire.Give():
            await answers.answer(house, page, message)
        case wire.Open():
            await house.rooms.open(page, message)
        case wire.Close():
            house.rooms.leave(page)
        case wire.Look():
            await house.rooms.look(page, message)
        case wire.Why():
            await answers.why(house, page, message)
        case wire.Say():
            who = await house.read(house.store.identity, page.identity)
            await house.rooms.say(page, message.text, who.name if who is not None else "")
        case wire.Undo():
            await answers.undo(house, page, message)
        case wire.UndoReply():
            await answers.undo_reply(house, page, message)
        case wire.Concede():
            await answers.concede(house, page, message)
        case wire.Pause():
            await answers.pause(house, page, message.on)
        case wire.Ping():
            page.send(wire.Pong(id=message.id))
