"""Who looks at which table from this process, and showing it to them."""

from __future__ import annotations

import logging
import time
from typing import TYPE_CHECKING, Any

import msgspec

from neontable.server import lobby, stage
from neontable.server import protocol as wire
from neontable.server.live import PERSON, Live
from neontable.server.page import Page
from neontable.server.store import ChatRow, TableRow

if TYPE_CHECKING:
    from neontable.server.house import House

log = logging.getLogger("neontable.rooms")

LOG_SHOWN = 120
"""Events in a full push."""
GRACE = 5.0
"""Seconds after which another process takes over a table whose bot has not answered."""
AWAY = 60.0
"""Seconds for which the word of another process is believed about who is there."""


class UndoWish(msgspec.Struct, frozen=True):
    """An undo that waits for the others, as kept in the table's row."""

    seat: int
    identity: str
    number: int
    agreed: tuple[str, ...] = ()
    told: bool = False
    """Something was drawn or shown since."""


class Rooms:
    def __init__(self, house: House) -> None:
        self.house = house
        self.pages: dict[str, set[Page]] = {}
        self.away: dict[tuple[str, str], tuple[float, tuple[int, ...], int]] = {}
        """Who looks at a table in other processes: (table, process) to time, seats, watchers."""
        self.staged: dict[str, tuple[Live, dict[tuple[int, str], Any]]] = {}
        """What has been made of a table's present state, by seat and language."""

    # -- showing -------------------------------------------------------------------------------
    async def changed(self, id: str, *, full: bool = False, pushes: bool = True) -> None:
        """Show a table's new state to everybody who looks at it from this process."""
        room = self.pages.get(id)
        if not room:
            return
        live = self.house.lives.get(id)
        if pushes and live is not None:
            for page in list(room):
                self.push(page, live, full=full)
        await self.tell_state(id)

    def push(self, page: Page, live: Live, *, full: bool = False) -> None:
        # Seats may have been given and taken since the page was opened: nobody is shown another's.
        mine = live.seats_of(page.identity)
        if page.seat not in mine and (page.seat != -1 or (mine and not page.watching)):
            page.seat = mine[0] if mine else -1
            full = True
        seat, lang = page.seat, page.lang
        full = full or page.behind
        if not full and page.sequence == live.sequence:
            return
        page.behind = False
        staged = self.staged.get(live.row.id)
        if staged is None or staged[0] is not live:
            staged = self.staged[live.row.id] = (live, {})
        made = staged[1].get((seat, lang))
        if made is None:
            shown = live.table.scene(seat)
            where = stage.places(shown)
            asks = live.table.asks_for(seat) if seat >= 0 and not live.over else ()
            made = staged[1][seat, lang] = (
                stage.scene(shown, lang),
                where,
                tuple(stage.ask(live.game, a, lang, where) for a in asks),
            )
        scene, where, asked = made
        events = live.log[-LOG_SHOWN:] if full else live.events_after(page.told)
        page.number += 1
        page.told = live.answers
        page.sequence = live.sequence
        page.send(
            wire.Push(
                table=live.row.id,
                number=page.number,
                sequence=live.sequence,
                seat=seat,
                answers=live.answers,
                scene=scene,
                asks=asked,
                waiting=tuple(live.waiting),
                happenings=stage.happenings(live.game, events, seat, lang, where),
                full=full,
                clock=live.clock.state(time.time()),
                thinking=tuple(live.bots_asked()),
                can_undo=seat >= 0 and not live.over and live.last_decision(seat) is not None,
                over=live.over,
            )
        )

    async def info(self, row: TableRow, identity: str, lang: str) -> wire.TableInfo:
        live = self.house.lives.get(row.id)
        series = None
        if row.series:
            found = await self.house.read(self.house.store.series, row.series)
            if found is not None:
                series = lobby.series_info(*found, row.number, identity, lang)
        frozen = row.id in self.house.frozen
        return lobby.table_info(row, live, identity, lang, series, frozen)

    async def tell_state(self, id: str, only: Page | None = None) -> None:
        """Tell pages about seats, status and requests, where any of it is new to them."""
        room = [only] if only is not None else list(self.pages.get(id, ()))
        row = await self.house.row(id)
        if row is None:
            self.gone(id)
            return
        live = self.house.lives.get(id)
        wish = None if live is None else undo_wish(live)
        standing = (
            row.status if live is None else live.status,
            row.seats,
            row.rematch,
            row.undo,
            row.title,
            row.listed,
            row.watchable,
            row.pace,
            () if live is None else tuple(live.conceded),
        )
        for page in room:
            if only is None and page.seen == standing:
                continue
            if not lobby.may_watch(row, page.identity, page.token):
                page.send(
                    wire.Closed(
                        table=id, code="private", text=stage.own("closed-private", page.lang)
                    )
                )
                self.leave(page)
                continue
            page.seen = standing
            chat: tuple[wire.ChatLine, ...] = ()
            if only is not None:
                chat = tuple(chat_line(c) for c in await self.house.read(self.house.store.chat, id))
            page.send(
                wire.TableState(
                    table=await self.info(row, page.identity, page.lang),
                    presence=self.presence(id),
                    undo=None if live is None or wish is None else undo_request(live, wish),
                    chat=chat,
                )
            )

    def gone(self, id: str) -> None:
        self.house.forget(id)
        for page in list(self.pages.get(id, ())):
            text = stage.own("closed-gone", page.lang)
            page.send(wire.Closed(table=id, code="gone", text=text))
            self.leave(page)

    # -- who is here -----------------------------------------------------------------------------
    async def open(self, page: Page, asked: wire.Open) -> None:
        self.leave(page)
        page.lang = asked.lang
        row = await self.house.row(asked.table)
        if row is None or not lobby.may_watch(row, page.identity, asked.token):
            page.send(
                wire.Closed(
                    table=asked.table, code="no-table", text=stage.own("fault-no-table", page.lang)
                )
            )
            return
        if self.house.store.postgres and asked.table in self.house.lives:
            # News of other processes may be on their way, or lost.
            async with self.house.lock(asked.table):
                await self.house.refresh(asked.table)
        live = await self.house.live(asked.table)
        page.table, page.token, page.number, page.seen = asked.table, asked.token, 0, None
        page.watching = asked.seat == -1
        page.seat = self._perspective(row, live, page, asked.seat)
        self.pages.setdefault(page.table, set()).add(page)
        await self.tell_state(page.table, only=page)
        live = self.house.lives.get(page.table)
        if live is not None and page.table:
            self.push(page, live, full=True)
            if not self.house.store.postgres or time.time() - live.clock.since > GRACE:
                self.house.stir(page.table)
        self.tell_here(page.table)
        if self.house.store.postgres:
            await self.announce(asked.table, ask=True)

    def _perspective(self, row: TableRow, live: Live | None, page: Page, wished: int | None) -> int:
        mine = [s.seat for s in row.seats if s.kind == PERSON and s.identity == page.identity]
        if wished is not None and (wished == -1 or wished in mine):
            return wished
        asked = [seat for seat in (live.waiting if live is not None else ()) if seat in mine]
        return (asked or mine or [-1])[0]

    async def look(self, page: Page, asked: wire.Look) -> None:
        live = await self.house.live(page.table) if page.table else None
        if asked.lang is not None:
            page.lang = asked.lang
        if live is None:
            if page.table:
                await self.tell_state(page.table, only=page)
            else:
                page.refuse("not-open")
            return
        if asked.seat != -1 and asked.seat not in live.seats_of(page.identity):
            page.refuse("not-yours")
            return
        page.seat, page.watching = asked.seat, asked.seat == -1
        if asked.lang is not None:
            await self.tell_state(page.table, only=page)
        self.push(page, live, full=True)
        self.tell_here(page.table)

    def leave(self, page: Page) -> None:
        id, page.table = page.table, ""
        room = self.pages.get(id)
        if room is None:
            return
        room.discard(page)
        if not room:
            del self.pages[id]
        self.tell_here(id)
        if self.house.store.postgres and not self.house.stopping:
            self.house.spawn(self.announce(id), "announce")

    def _local(self, id: str) -> tuple[set[int], int]:
        """Seats whose person looks at a table from this process, and how many others do."""
        live = self.house.lives.get(id)
        seats: set[int] = set()
        watchers = 0
        for page in self.pages.get(id, ()):
            mine = live.seats_of(page.identity) if live is not None else [page.seat]
            if page.seat == -1 and not mine:
                watchers += 1
            else:
                seats |= {seat for seat in mine if seat >= 0}
        return seats, watchers

    def presence(self, id: str) -> wire.Presence:
        seats, watchers = self._local(id)
        now = time.time()
        for (table, _), (at, there, n) in self.away.items():
            if table == id and now - at < AWAY:
                seats |= set(there)
                watchers += n
        return wire.Presence(seats=tuple(sorted(seats)), watchers=watchers)

    def tell_here(self, id: str) -> None:
        room = self.pages.get(id)
        if room:
            message = wire.Here(presence=self.presence(id))
            for page in room:
                page.send(message)

    async def announce(self, id: str, ask: bool = False) -> None:
        """To the other processes: who is here, and who is there?"""
        seats, watchers = self._local(id)
        kind = "ask" if ask else "here"
        news = self.house.news(id, kind, seats=tuple(sorted(seats)), watchers=watchers)
        if news is not None:
            await self.house.write(self.house.store.tell, news)

    async def tell_presence(self) -> None:
        now = time.time()
        self.away = {k: v for k, v in self.away.items() if now - v[0] < AWAY}
        if self.house.store.postgres:
            for id in list(self.pages):
                await self.announce(id)

    # -- chat ------------------------------------------------------------------------------------
    async def say(self, page: Page, text: str, name: str) -> None:
        words = " ".join(text.split())
        row = await self.house.row(page.table) if page.table else None
        if row is None or not words:
            page.refuse("not-open")
            return
        mine = [s.seat for s in row.seats if s.identity == page.identity and s.kind == PERSON]
        seat = page.seat if page.seat in mine else (mine or [-1])[0]
        news = self.house.news(row.id, "chat")
        line = await self.house.write(
            self.house.store.say, row.id, seat, page.identity, name, words, news
        )
        for other in self.pages.get(row.id, ()):
            other.send(wire.Said(line=chat_line(line)))


def chat_line(row: ChatRow) -> wire.ChatLine:
    return wire.ChatLine(number=row.number, seat=row.seat, name=row.name, text=row.text, at=row.at)


def undo_wish(live: Live) -> UndoWish | None:
    """The open request of a table."""
    return msgspec.json.decode(live.row.undo, type=UndoWish) if live.row.undo else None


def undo_request(live: Live, wish: UndoWish) -> wire.UndoRequest:
    people = live.people()
    return wire.UndoRequest(
        seat=wish.seat,
        number=wish.number,
        agreed=tuple(s.seat for s in people if s.identity in (*wish.agreed, wish.identity)),
        needed=tuple(s.seat for s in people if s.identity not in (*wish.agreed, wish.identity)),
        revealed=wish.told,
    )
