"""Who looks at which table in this process, and what is pushed to them."""

from __future__ import annotations

import logging
import time
from typing import TYPE_CHECKING, Any

import msgspec

from neontable.kernel import registry
from neontable.kernel.rendering import rendered
from neontable.kernel.talk import found
from neontable.server import (
    access,
    game_info,
    puzzles,
    scene_json,
    seat_view,
    substitutes,
    table_info,
)
from neontable.server import protocol as wire
from neontable.server.bus import Report
from neontable.server.connection import Connection
from neontable.server.delayed_tables import DelayedTables
from neontable.server.identity import clean_name
from neontable.server.live_table import PERSON, LiveTable
from neontable.server.remote_viewers import RemoteViewers
from neontable.server.renderings import PlacesNowAndBefore, SeatRendering, TableRenderings
from neontable.server.rows import ChatRow, TableRow
from neontable.server.series import series_info

if TYPE_CHECKING:
    from neontable.server.table_service import TableService

log = logging.getLogger("neontable.rooms")

LOG_SHOWN = 120
"""Events in a full push."""
GRACE = 5.0
"""Seconds after which another process takes over a table whose bot has not answered."""
LONG_GONE = 60 * 86_400.0
"""Absences are not distinguished beyond this many seconds."""


class UndoWish(msgspec.Struct, frozen=True):
    """An undo that waits for the others, as kept in the table's row."""

    seat: int
    identity: str
    number: int
    agreed: tuple[str, ...] = ()
    revealed: bool = msgspec.field(name="told", default=False)
    """Something was drawn or shown since."""


_encode = msgspec.json.encode


def _raw(value: Any) -> Any:
    """Encoded, because it is sent to several pages; an empty value stays as it is."""
    return msgspec.Raw(msgspec.json.encode(value)) if value else value


def _unnoticed(before: LiveTable, after: LiveTable, seat: int) -> bool:
    """Whether nothing happened that a seat may notice: others answered in response windows, and
    everything is as before.  Then no message is sent at all, so that nobody learns when and how
    often others are asked."""
    answers = after.answers - before.answers
    if not 0 < answers <= after.windowed or after.sequence - before.sequence != answers:
        return False
    if after.waiting != before.waiting or seat in after.waiting or after.over:
        return False
    if any(e.seen_by(seat) for _, e in after.events_after(before.answers)):
        return False
    if seat >= 0 and (after.last_decision(seat) is None) != (before.last_decision(seat) is None):
        return False
    return _encode(after.table.view(seat)) == _encode(before.table.view(seat))


class Audience:
    def __init__(self, service: TableService) -> None:
        self.service = service
        self.connections: dict[str, set[Connection]] = {}
        self.remote = RemoteViewers(self)
        self.renderings: dict[str, TableRenderings] = {}
        """What has been made of the present state of tables."""
        self.delayed_renderings: dict[str, TableRenderings] = {}
        """The same of what spectators see who see it later."""
        self.delayed = DelayedTables(service)
        self.left: dict[tuple[str, int], float] = {}
        """When the person of a seat last left a table, as far as this process knows."""

    # -- showing -------------------------------------------------------------------------------
    async def changed(self, id: str, *, full: bool = False, pushes: bool = True) -> None:
        """Show a table's new state to everybody who looks at it from this process."""
        room = self.connections.get(id)
        if not room:
            return
        live = self.service.live_tables.get(id)
        if pushes and live is not None:
            self.service.passes.schedule(live)
            before = self.renderings.get(id)
            unnoticed: dict[int, bool] = {}
            for connection in list(room):
                if self.late(connection, live):
                    # They are shown it later: see `delayed_tables`.  Whoever has lost a seat now
                    # watches.
                    if connection.seat != -1:
                        await self.delayed.advance(live)
                        self.push(connection, live, full=True)
                    continue
                seat = connection.seat
                if not full and before is not None and not connection.behind:
                    if seat not in unnoticed:
                        unnoticed[seat] = _unnoticed(before.live, live, seat)
                    if unnoticed[seat]:
                        continue
                self.push(connection, live, full=full)
        await self.send_state(id)

    def late(self, connection: Connection, live: LiveTable) -> bool:
        """Whether a page sees this table with its delay."""
        return not live.over and access.delayed(live.row, connection.identity)

    def push(self, connection: Connection, live: LiveTable, *, full: bool = False) -> None:
        now, late = time.time(), self.late(connection, live)
        if late:
            past = self.delayed.at_hand(live)
            if past is None:
                return
            live, now = past, now - live.row.delay
        # Seats may have been given and taken since the page was opened: nobody is shown another's.
        mine = live.seats_of(connection.identity)
        if connection.seat not in mine and (
            connection.seat != -1 or (mine and not connection.watching)
        ):
            connection.seat = mine[0] if mine else -1
            full = True
        seat, lang = connection.seat, connection.lang
        full = full or connection.behind
        if not full and connection.sequence == live.sequence:
            return
        connection.behind = False
        staged = self.renderings_of(live, self.delayed_renderings if late else self.renderings)
        made = staged.made.get((seat, lang))
        if made is None:
            made = staged.made[seat, lang] = SeatRendering(
                seat_view.scene(live.table.scene(seat), lang)
            )
            quiet = live.over or live.failed
            asks = live.table.asks_for(seat) if seat >= 0 and not quiet else ()
            names = table_info.member_names(live, lang) if asks else seat_view.NOBODY
            made.asks = _raw(
                tuple([seat_view.asked(live.table, a, lang, made, names) for a in asks])
            )
        was = connection.basis
        scene, changes = self._drawn(connection, made, full)
        since = -1 if full else connection.known
        told = staged.told.get((seat, lang, since))
        if told is None:
            events = live.log[-LOG_SHOWN:] if full else live.events_after(since)
            # What has left the board stood where the page last saw it.
            seen = made if full or was is None else PlacesNowAndBefore(made, was)
            names = table_info.member_names(live, lang)
            found = seat_view.told(live.game, events, seat, lang, seen, names)
            told = staged.told[seat, lang, since] = _raw(found.happenings), _raw(found.cards)
        connection.number += 1
        connection.known = live.answers
        connection.sequence = live.sequence
        connection.send(
            wire.Push(
                table=live.row.id,
                number=connection.number,
                sequence=live.sequence,
                seat=seat,
                answers=live.answers,
                scene=scene,
                changes=changes,
                asks=made.asks,
                waiting=tuple(live.waiting),
                happenings=told[0],
                cards=told[1],
                full=full,
                clock=live.clock.state(now),
                thinking=tuple(live.bots_asked()),
                can_undo=seat >= 0 and not live.over and live.last_decision(seat) is not None,
                over=live.over,
                stops=self.service.passes.state(live, seat, lang) if seat in mine else None,
                may_pass=tuple(s for s in mine if s != seat and live.may_pass(s)),
            )
        )

    def _drawn(self, connection: Connection, made: SeatRendering, full: bool) -> tuple[Any, Any]:
        """The scene for a page, or what has changed of the one that it has."""
        before, connection.basis = connection.basis, made
        if not connection.changes:
            connection.basis = None
        elif before is not None and not full:
            # Pages that saw the same before are sent the same.
            old = before.scene
            found = made.changes.get(id(old))
            if found is None or found[0] is not old:
                found = made.changes[id(old)] = (old, scene_json.changes(old, made.scene))
            return None, found[1]
        if made.whole is None:
            made.whole = scene_json.scene(made.scene)
        return made.whole, None

    def renderings_of(
        self, live: LiveTable, kept: dict[str, TableRenderings] | None = None
    ) -> TableRenderings:
        """What has been rendered of a table; everything is made anew when it has moved on."""
        kept = self.renderings if kept is None else kept
        staged = kept.get(live.row.id)
        if staged is None or staged.live is not live:
            staged = kept[live.row.id] = TableRenderings(live)
        return staged

    async def info(
        self, row: TableRow, identity: str, lang: str, token: str = ""
    ) -> wire.TableInfo:
        """What somebody may know of a table; `token`: of the link by which they came."""
        live = now = self.service.live_tables.get(row.id)
        if delayed := access.delayed(row, identity) and (live is None or not live.over):
            live = None if live is None else self.delayed.at_hand(live)
        series = None
        if row.series:
            found = await self.service.read(self.service.store.series, row.series)
            if found is not None:
                series = series_info(*found, row.number, identity, lang)
        campaign = None
        if row.campaign is not None:
            of = await self.service.row(row.campaign)
            if of is not None:
                name = of.title or game_info.title(registry.game(of.game), lang)
                campaign = wire.CampaignLink(id=of.id, title=name, mission=row.mission)
        frozen = row.id in self.service.frozen
        puzzle = None if live is None else puzzles.trial_info(live, lang)
        gone: frozenset[int] = frozenset()
        if now is not None and not delayed:
            gone = substitutes.abandoned_seats(self.service, now)
        info = table_info.table_info(
            row,
            live,
            identity,
            lang,
            series,
            frozen,
            campaign,
            puzzle,
            gone,
            manages=now is not None and substitutes.manages(self.service, now, identity),
        )
        if not access.may_join(row, identity, token):
            # A link for watching seats nobody, so nothing is offered to them.
            seats = tuple(msgspec.structs.replace(s, offered=False) for s in info.seats)
            info = msgspec.structs.replace(info, seats=seats)
        if not delayed:
            return info
        # How far it has come by now, and when it last moved, is for those who play.
        return msgspec.structs.replace(
            info,
            status="playing" if live is None else info.status,
            sequence=0 if live is None else live.sequence,
            takebacks=0 if live is None else live.takebacks,
            changed=row.started,
        )

    async def send_state(self, id: str, only: Connection | None = None) -> None:
        """Send pages the seats, status and requests, where any of it is new to them."""
        room = [only] if only is not None else list(self.connections.get(id, ()))
        row = await self.service.row(id)
        if row is None:
            self.gone(id)
            return
        now = self.service.live_tables.get(id)
        for connection in room:
            live = now
            if late := now is not None and self.late(connection, now):
                live = None if now is None else self.delayed.at_hand(now)
            standing = _standing(row, live, late)
            if only is None and connection.seen == standing:
                continue
            if not access.may_watch(row, connection.identity, connection.token):
                connection.send(
                    wire.Closed(
                        table=id,
                        code="private",
                        text=seat_view.server_text("closed-private", connection.lang),
                    )
                )
                self.leave(connection)
                continue
            connection.seen = standing
            chat: tuple[wire.ChatLine, ...] = ()
            if only is not None:
                lines = await self.service.read(self.service.store.chat, id)
                if late:
                    lines = self.delayed.shown_now(id, lines, row.delay)
                connection.told = max((line.number for line in lines), default=0)
                chat = tuple(chat_line(line) for line in lines)
            wish = None if live is None or late else undo_wish(live)
            connection.send(
                wire.TableState(
                    table=await self.info(
                        row, connection.identity, connection.lang, connection.token
                    ),
                    presence=self.presence(id),
                    undo=None if live is None or wish is None else undo_request(live, wish),
                    chat=chat,
                )
            )

    def gone(self, id: str) -> None:
        self.service.forget(id)
        self.delayed.forget(id)
        for connection in list(self.connections.get(id, ())):
            text = seat_view.server_text("closed-gone", connection.lang)
            connection.send(wire.Closed(table=id, code="gone", text=text))
            self.leave(connection)

    # -- who is here -----------------------------------------------------------------------------
    async def open(self, connection: Connection, asked: wire.Open) -> None:
        self.leave(connection)
        connection.lang = asked.lang
        row = await self.service.row(asked.table)
        if row is None or not access.may_watch(row, connection.identity, asked.token):
            connection.send(
                wire.Closed(
                    table=asked.table,
                    code="no-table",
                    text=seat_view.server_text("fault-no-table", connection.lang),
                )
            )
            return
        if self.service.store.postgres and asked.table in self.service.live_tables:
            # News of other processes may be on their way, or lost.
            async with self.service.lock(asked.table):
                await self.service.refresh(asked.table)
        live = await self.service.live(asked.table)
        if live is not None and self.late(connection, live):
            await self.delayed.advance(live)
        connection.table, connection.token, connection.number, connection.seen = (
            asked.table,
            asked.token,
            0,
            None,
        )
        connection.changes, connection.basis, connection.present = asked.changes, None, None
        connection.watching = asked.seat == -1
        connection.seat = self._perspective(row, live, connection, asked.seat)
        self.connections.setdefault(connection.table, set()).add(connection)
        await self.send_state(connection.table, only=connection)
        live = self.service.live_tables.get(connection.table)
        if live is not None and connection.table:
            if self.service.passes.owed(live):
                await self.service.passes.settle(connection.table)
                live = self.service.live_tables.get(connection.table, live)
            self.service.passes.schedule(live)
            self.push(connection, live, full=True)
            await substitutes.came_back(self.service, connection.table, connection.identity)
            if not self.service.store.postgres or time.time() - live.clock.since > GRACE:
                self.service.bot_turns.stir(connection.table)
        self.send_presence(connection.table)
        self.remote.tell([asked.table], ask=True)

    def _perspective(
        self, row: TableRow, live: LiveTable | None, connection: Connection, wished: int | None
    ) -> int:
        mine = [s.seat for s in row.seats if s.kind == PERSON and s.identity == connection.identity]
        if wished is not None and (wished == -1 or wished in mine):
            return wished
        asked = [seat for seat in (live.waiting if live is not None else ()) if seat in mine]
        return (asked or mine or [-1])[0]

    async def look(self, connection: Connection, asked: wire.Look) -> None:
        live = await self.service.live(connection.table) if connection.table else None
        if asked.lang is not None:
            connection.lang = asked.lang
        if live is None:
            if connection.table:
                await self.send_state(connection.table, only=connection)
            else:
                connection.refuse("not-open")
            return
        if asked.seat != -1 and asked.seat not in live.seats_of(connection.identity):
            connection.refuse("not-yours")
            return
        connection.seat, connection.watching = asked.seat, asked.seat == -1
        if asked.lang is not None:
            await self.send_state(connection.table, only=connection)
        self.push(connection, live, full=True)
        self.send_presence(connection.table)

    def leave(self, connection: Connection) -> None:
        id, connection.table = connection.table, ""
        room = self.connections.get(id)
        if room is None:
            return
        here = self.local_seats(id)
        room.discard(connection)
        for seat in here - self.local_seats(id):
            self.left[id, seat] = time.time()
        if not room:
            del self.connections[id]
        self.send_presence(id)
        self.remote.tell([id])

    def local(self, id: str) -> tuple[set[int], int]:
        """Seats whose person looks at a table from this process, and how many others do."""
        live = self.service.live_tables.get(id)
        seats: set[int] = set()
        watchers = 0
        for connection in self.connections.get(id, ()):
            mine = live.seats_of(connection.identity) if live is not None else [connection.seat]
            if connection.seat == -1 and not mine:
                watchers += 1
            else:
                seats |= {seat for seat in mine if seat >= 0}
        return seats, watchers

    def local_seats(self, id: str) -> set[int]:
        """Seats whose person looks at a table from this process."""
        return self.local(id)[0]

    def heard(self, process: str, report: Report) -> None:
        """Another process says who looks at a table from there."""
        id = report.table
        gone = self.remote.heard(process, report)
        if gone is not None:
            for seat in gone:
                self.left[id, seat] = time.time()
            self.send_presence(id)
        if report.ask and id in self.connections:
            self.remote.tell([id])

    def seats_changed(self, id: str, seat: int, at: float) -> None:
        """Somebody else has the seat: how long they are away is counted from now."""
        self.left[id, seat] = at

    def looks(self, id: str, identity: str) -> bool:
        """Whether somebody looks at a table from this process."""
        return any(c.identity == identity for c in self.connections.get(id, ()))

    def absent(self, row: TableRow, seat: int) -> float:
        """For how many seconds the person of a seat has not looked at a table, as far as this
        process can tell: never longer than it has been running."""
        if seat in self.presence(row.id).seats:
            return 0.0
        since = self.left.get((row.id, seat)) or max(self.service.begun, row.started)
        return time.time() - since

    def presence(self, id: str) -> wire.Presence:
        seats, watchers = self.local(id)
        others, more = self.remote.seats(id)
        seats, watchers = seats | others, watchers + more
        return wire.Presence(seats=tuple(sorted(seats)), watchers=watchers)

    def send_presence(self, id: str) -> None:
        room = self.connections.get(id)
        if room:
            presence = self.presence(id)
            for connection in room:
                if connection.present != presence:
                    connection.present = presence
                    connection.send(wire.Here(presence=presence))

    def announce_all(self) -> None:
        now = time.time()
        self.left = {k: at for k, at in self.left.items() if now - at < LONG_GONE}
        self.remote.forget_old()
        self.remote.tell(self.connections)

    # -- chat ------------------------------------------------------------------------------------
    async def say(self, connection: Connection, message: wire.Say, name: str) -> None:
        row = await self.service.row(connection.table) if connection.table else None
        if row is None:
            connection.refuse("not-open")
            return
        mine = [s.seat for s in row.seats if s.identity == connection.identity and s.kind == PERSON]
        seat = connection.seat if connection.seat in mine else (mine or [-1])[0]
        words = await self._words(row, seat, message, connection.lang)
        if not words:
            connection.refuse("not-said" if message.text or message.phrase else "not-open")
            return
        news = self.service.news(row.id, "chat")
        line = await self.service.write(
            self.service.store.say, row.id, seat, connection.identity, name, words, news
        )
        self.tell_all(row.id, line)

    def tell_all(self, id: str, line: ChatRow) -> None:
        """Send a line of chat; the lines of people at the table reach some spectators later."""
        live = self.service.live_tables.get(id)
        held = live is not None and live.row.delay > 0 and not live.over and line.seat >= 0
        if held:
            self.delayed.say_later(id, line)
        for connection in self.connections.get(id, ()):
            if not held or (live is not None and not self.late(connection, live)):
                connection.send(wire.Said(line=chat_line(line)))

    def tell(self, connection: Connection, line: ChatRow) -> None:
        """A line whose time has come, unless the page has it already."""
        if line.number > connection.told:
            connection.told = line.number
            connection.send(wire.Said(line=chat_line(line)))

    async def _words(self, row: TableRow, seat: int, message: wire.Say, lang: str) -> str:
        """What is said; "" when the table's rules do not allow it."""
        words = clean_name(message.text)
        game = registry.game(row.game)
        live = None
        if row.status == "playing" and table_info.limits_talk(
            game, msgspec.json.decode(row.options)
        ):
            live = await self.service.live(row.id)
        if live is None or game.talk is None:
            return words
        if seat < 0 and live.row.delay and message.phrase is not None:
            return ""  # which phrases there are says how the table stands now
        if message.phrase is not None:
            phrase = found(game.talk.phrases(live.table.view(seat)), message.phrase)
            return "" if phrase is None else rendered(phrase.text, lang)
        label = game.talk.free.get(message.kind)
        if label is None or not words:
            return ""
        return f"[{rendered(label, lang)}] {words}"


def _standing(row: TableRow, live: LiveTable | None, late: bool) -> Any:
    """Everything that a TableState shows, to find out whether it is new to a page."""
    return (
        ("playing" if late else row.status) if live is None else live.status,
        # Where somebody wants to be asked is nobody else's business.
        tuple(msgspec.structs.replace(s, stops="") for s in row.seats),
        row.rematch,
        "" if late else row.undo,
        row.title,
        row.listed,
        row.watchable,
        row.delay,
        row.pace,
        () if live is None else tuple(live.conceded),
        # Of a puzzle pages show how it stands.
        None if live is None or live.puzzle is None else (live.trial, live.answers),
    )


def chat_line(row: ChatRow) -> wire.ChatLine:
    return wire.ChatLine(number=row.number, seat=row.seat, name=row.name, text=row.text, at=row.at)


def undo_wish(live: LiveTable) -> UndoWish | None:
    """The open request of a table."""
    return msgspec.json.decode(live.row.undo, type=UndoWish) if live.row.undo else None


def undo_request(live: LiveTable, wish: UndoWish) -> wire.UndoRequest:
    people = live.people()
    return wire.UndoRequest(
        seat=wish.seat,
        number=wish.number,
        agreed=tuple(s.seat for s in people if s.identity in (*wish.agreed, wish.identity)),
        needed=tuple(s.seat for s in people if s.identity not in (*wish.agreed, wish.identity)),
        revealed=wish.revealed,
    )
