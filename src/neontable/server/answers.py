"""What people at a table ask for over their socket: answers, why not, undo, pause, concession."""

from __future__ import annotations

import logging
import time

import msgspec

from neontable.kernel.asks import as_answer
from neontable.kernel.errors import BadAnswer, NeontableError
from neontable.kernel.text import literal
from neontable.server import protocol as wire
from neontable.server import seat_view
from neontable.server.audience import UndoWish, undo_wish
from neontable.server.connection import Connection
from neontable.server.database import Conflict
from neontable.server.faults import Fault
from neontable.server.live_table import (
    ANSWER,
    CONCEDE,
    PAUSE,
    PERSON,
    RESUME,
    UNDO,
    LiveTable,
    Unable,
)
from neontable.server.metrics import ANSWER_SECONDS
from neontable.server.page_pace import REFUSING
from neontable.server.rows import new_id
from neontable.server.table_service import TableService

log = logging.getLogger("neontable.answers")

MOST_LAG = 1.0
"""The most seconds that an answer may be on its way without the clock counting them."""
MOST_REASONS = 400
"""The most questions "why not?" whose reasons are cached between two moves of a table."""


# -- what pages ask ------------------------------------------------------------------------
async def answer(service: TableService, connection: Connection, give: wire.Give) -> None:
    arrived = time.perf_counter()
    # The clock of whoever answers does not run while the answer is on its way, or waits here.
    at = time.time() - min(connection.lag(), MOST_LAG)
    body = msgspec.json.encode(give.answer).decode()
    async with service.lock(connection.table):
        for _ in range(5):
            live = await _mine(service, connection, give.seat, give.key)
            if live is None:
                return
            try:
                live.check(give.seat, give.sequence)
                await service.commit(live, ANSWER, give.seat, body, PERSON, give.key, at)
            except Conflict:
                await service.refresh(connection.table)
                continue
            except Unable as fault:
                await _repeated(service, connection, give, body, fault.code)
                return
            except BadAnswer:
                _not_offered(service, connection, live, give)
                return
            except Fault as fault:
                # At a puzzle: the others could not answer in time.
                connection.refuse(_busy(fault), give.key)
                return
            except Exception:
                log.exception("an answer failed", extra={"table": connection.table[:4]})
                await _in_doubt(service, connection, give, body)
                return
            # Its own number: passes that the server made may have come after it.
            connection.send(wire.Ack(key=give.key, sequence=live.sequence + 1))
            await service.audience.changed(connection.table)
            ANSWER_SECONDS.observe(time.perf_counter() - arrived)
            service.bot_turns.stir(connection.table)
            return
        connection.refuse("late", give.key)


def _busy(fault: Fault) -> str:
    """The refusal of something that costs too much work at the moment."""
    return "too-fast" if fault.status == 429 else "failed"


async def _mine(
    service: TableService, connection: Connection, seat: int, key: str = ""
) -> LiveTable | None:
    """The table that a page shows, if the seat belongs to the page's person; otherwise a refusal is
    sent."""
    live = await service.live(connection.table) if connection.table else None
    if live is None:
        connection.refuse("not-open", key)
        return None
    if seat not in live.seats_of(connection.identity) or seat in live.conceded:
        connection.refuse("not-yours", key)
        return None
    return live


async def _stored(
    service: TableService, connection: Connection, give: wire.Give, body: str
) -> bool:
    """Whether this very answer is in the database; then it is acknowledged (again)."""
    move = await service.read(service.store.move, connection.table, give.key)
    if move is None:
        return False
    if (move.seat, move.body) != (give.seat, body):
        connection.refuse("key", give.key)
    else:
        connection.send(wire.Ack(key=give.key, sequence=move.sequence))
    return True


async def _in_doubt(
    service: TableService, connection: Connection, give: wire.Give, body: str
) -> None:
    """The commit failed, or only its confirmation was lost: the database decides."""
    try:
        if not await _stored(service, connection, give, body):
            connection.refuse("failed", give.key)
        await service.refresh(connection.table)
        service.bot_turns.stir(connection.table)
    except Exception:
        log.exception("the database cannot be asked")
        connection.refuse("failed", give.key)


async def _repeated(
    service: TableService, connection: Connection, give: wire.Give, body: str, code: str
) -> None:
    """A late answer: it was delayed, or it was sent a second time."""
    service.page_pace.charge(connection.identity, connection.address, REFUSING)
    if not await _stored(service, connection, give, body):
        connection.refuse(code, give.key)
    live = service.live_tables.get(connection.table)
    if live is not None:
        service.audience.push(connection, live, full=True)


def _not_offered(
    service: TableService, connection: Connection, live: LiveTable, give: wire.Give
) -> None:
    service.page_pace.charge(connection.identity, connection.address, REFUSING)
    rule = text = ""
    try:
        refusal = live.table.why_not(give.seat, give.answer)
    except (LookupError, TypeError, ValueError, NeontableError):
        refusal = None
    if refusal is not None:
        rule, text = refusal.rule, seat_view.rule_text(refusal.rule, connection.lang)
    connection.refuse("not-offered", give.key, rule, text)
    service.audience.push(connection, live, full=True)


async def why(service: TableService, connection: Connection, asked: wire.Why) -> None:
    live = await _mine(service, connection, asked.seat, asked.id)
    if live is None:
        return
    # The same question has the same answer as long as the table stands: it is kept.
    kept = service.audience.renderings_of(live).reasons
    question = (asked.seat, connection.lang, msgspec.json.encode(asked.thing))
    reasons = kept.get(question)
    if reasons is None:
        try:
            thing = as_answer(asked.thing)
            reasons = await service.in_threads.run(
                connection.identity, seat_view.why, live.table, asked.seat, thing, connection.lang
            )
        except Fault as fault:
            connection.refuse(_busy(fault), asked.id)
            return
        except (LookupError, TypeError, ValueError, RecursionError) as fault:
            log.info("nobody can say why not: %r", fault)
            connection.refuse("not-offered", asked.id)
            return
        if len(kept) < MOST_REASONS:
            kept[question] = reasons
    connection.send(wire.Because(id=asked.id, reasons=reasons))


async def seek(service: TableService, connection: Connection, asked: wire.Seek) -> None:
    """Ways to a thing.  Nothing is stored and nobody else is notified."""
    live = await _mine(service, connection, asked.seat, asked.id)
    if live is None:
        return
    table, lang = live.table.clone(), connection.lang
    try:
        ways, reasons = await service.in_threads.run(
            connection.identity,
            seat_view.ways,
            table,
            asked.seat,
            asked.piece,
            lang,
            asked.moved,
        )
    except Fault as fault:
        connection.refuse(_busy(fault), asked.id)
        return
    connection.send(wire.Ways(id=asked.id, ways=ways, reasons=reasons))


async def try_out(service: TableService, connection: Connection, asked: wire.Try) -> None:
    """Try an answer.  Nothing is stored and nobody else is notified."""
    live = await _mine(service, connection, asked.seat, asked.id)
    if live is None:
        return
    try:
        tried = await service.in_threads.run(
            connection.identity,
            seat_view.tried,
            live.table,
            asked.seat,
            asked.answer,
            connection.lang,
        )
    except Fault as fault:
        connection.refuse(_busy(fault), asked.id)
        return
    except (LookupError, TypeError, ValueError, RecursionError) as fault:
        log.info("an answer cannot be tried: %r", fault)
        connection.refuse("not-offered", asked.id)
        return
    reason, trace = tried
    connection.send(wire.Tried(id=asked.id, reason=reason, trace=trace))


async def concede(service: TableService, connection: Connection, asked: wire.Concede) -> None:
    await _plainly(service, connection, asked.seat, asked.key, CONCEDE, "conceded")


async def pause(service: TableService, connection: Connection, on: bool) -> None:
    live = await service.live(connection.table) if connection.table else None
    mine = live.seats_of(connection.identity) if live is not None else []
    if live is None or not mine:
        connection.refuse("not-yours")
        return
    if live.paused == on:
        return
    await _plainly(service, connection, mine[0], new_id(), PAUSE if on else RESUME, "")


async def _plainly(
    service: TableService, connection: Connection, seat: int, key: str, kind: str, body: str
) -> None:
    async with service.lock(connection.table):
        for _ in range(5):
            live = await _mine(service, connection, seat, key)
            if live is None:
                return
            try:
                await service.commit(live, kind, seat, body, PERSON, key)
            except Conflict:
                await service.refresh(connection.table)
                continue
            except Unable as fault:
                connection.refuse(fault.code, key)
                return
            connection.send(wire.Ack(key=key, sequence=live.sequence + 1))
            await service.audience.changed(connection.table)
            service.bot_turns.stir(connection.table)
            return
        connection.refuse("late", key)


# -- undo ----------------------------------------------------------------------------------
async def undo(service: TableService, connection: Connection, asked: wire.Undo) -> None:
    async with service.lock(connection.table):
        live = await _mine(service, connection, asked.seat)
        if live is None:
            return
        number = live.last_decision(asked.seat)
        if number is None or live.over or live.paused:
            code = "over" if live.over else "paused" if live.paused else "no-undo"
            connection.refuse(code)
            return
        if live.puzzle is not None:
            # Nothing is at stake, and nobody else is there.
            first = live.first_decision(asked.seat)
            back = first if asked.whole and first is not None else number
            try:
                await _take_back(service, live, asked.seat, back)
            except Fault as fault:
                connection.refuse(_busy(fault))
            return
        others = {s.identity for s in live.people()} - {connection.identity}
        try:
            revealed = await service.in_threads.run(connection.identity, live.revealed, number)
        except Fault as fault:
            connection.refuse(_busy(fault))
            return
        if not others:
            if revealed and not asked.sure:
                connection.refuse("revealed")
                return
        elif revealed or live.others_affected(number, connection.identity):
            await _wish(
                service,
                connection,
                live,
                UndoWish(asked.seat, connection.identity, number, revealed=revealed),
            )
            return
        await _take_back(service, live, asked.seat, number)


async def undo_reply(service: TableService, connection: Connection, asked: wire.UndoReply) -> None:
    async with service.lock(connection.table):
        live = await service.live(connection.table) if connection.table else None
        wish = None if live is None else undo_wish(live)
        if live is None or wish is None:
            connection.refuse("no-request")
            return
        names = {s.identity: s.name for s in live.people()}
        if connection.identity not in names:
            connection.refuse("not-yours")
            return
        if not asked.agree:
            await _wish(service, connection, live, None)
            name = literal(names[connection.identity])
            for other in service.audience.connections.get(connection.table, ()):
                if other.identity == wish.identity:
                    other.refuse("declined", name=name)
            return
        agreed = {*wish.agreed, connection.identity}
        if names.keys() - agreed - {wish.identity}:
            wish = msgspec.structs.replace(wish, agreed=tuple(sorted(agreed)))
            await _wish(service, connection, live, wish)
        else:
            await _take_back(service, live, wish.seat, wish.number)


async def _wish(
    service: TableService, connection: Connection, live: LiveTable, wish: UndoWish | None
) -> None:
    text = "" if wish is None else msgspec.json.encode(wish).decode()
    id = live.row.id
    try:
        await service.write(
            service.store.change_table,
            id,
            {"sequence": live.sequence},
            {"undo": text},
            None,
            service.news(id, "row"),
        )
    except Conflict:
        await service.refresh(id)
        connection.refuse("late")
        return
    live = live.copy()
    live.row = msgspec.structs.replace(live.row, undo=text)
    service.keep(id, live)
    await service.audience.changed(id, pushes=False)


async def _take_back(service: TableService, live: LiveTable, seat: int, number: int) -> None:
    id = live.row.id
    try:
        await service.commit(live, UNDO, seat, str(number), PERSON, new_id())
    except Conflict:
        await service.refresh(id)
        return
    await service.audience.changed(id, full=True)
    service.bot_turns.stir(id)
