"""What people at a table ask for over their socket: answers, why not, undo, pause, concession."""

from __future__ import annotations

import logging
import time

import msgspec

from neontable.kernel.asks import as_answer
from neontable.kernel.errors import BadAnswer, NeontableError
from neontable.kernel.text import literal
from neontable.server import protocol as wire
from neontable.server import stage
from neontable.server.house import House
from neontable.server.live import ANSWER, CONCEDE, PAUSE, PERSON, RESUME, UNDO, Live, Unable
from neontable.server.metrics import ANSWER_SECONDS
from neontable.server.page import Page
from neontable.server.rooms import UndoWish, undo_wish
from neontable.server.store import Conflict, new_id

log = logging.getLogger("neontable.answers")


# -- what pages ask ------------------------------------------------------------------------
async def answer(house: House, page: Page, give: wire.Give) -> None:
    arrived = time.perf_counter()
    body = msgspec.json.encode(give.answer).decode()
    async with house.lock(page.table):
        for _ in range(5):
            live = await _mine(house, page, give.seat, give.key)
            if live is None:
                return
            try:
                live.check(give.seat, give.sequence)
                await house.commit(live, ANSWER, give.seat, body, PERSON, give.key)
            except Conflict:
                await house.refresh(page.table)
                continue
            except Unable as fault:
                await _repeated(house, page, give, body, fault.code)
                return
            except BadAnswer:
                _not_offered(house, page, live, give)
                return
            except Exception:
                log.exception("an answer failed", extra={"table": page.table[:4]})
                await _in_doubt(house, page, give, body)
                return
            page.send(wire.Ack(key=give.key, sequence=house.lives[page.table].sequence))
            await house.rooms.changed(page.table)
            ANSWER_SECONDS.observe(time.perf_counter() - arrived)
            house.stir(page.table)
            return
        page.refuse("late", give.key)


async def _mine(house: House, page: Page, seat: int, key: str = "") -> Live | None:
    """The table a page shows, if the seat is that of its person; else it is refused."""
    live = await house.live(page.table) if page.table else None
    if live is None:
        page.refuse("not-open", key)
        return None
    if seat not in live.seats_of(page.identity) or seat in live.conceded:
        page.refuse("not-yours", key)
        return None
    return live


async def _stored(house: House, page: Page, give: wire.Give, body: str) -> bool:
    """Whether this very answer is in the database; then it is acknowledged (again)."""
    move = await house.read(house.store.move, page.table, give.key)
    if move is None:
        return False
    if (move.seat, move.body) != (give.seat, body):
        page.refuse("key", give.key)
    else:
        page.send(wire.Ack(key=give.key, sequence=move.sequence))
    return True


async def _in_doubt(house: House, page: Page, give: wire.Give, body: str) -> None:
    """The commit failed, or only the word of it was lost: what the database has is true."""
    try:
        if not await _stored(house, page, give, body):
            page.refuse("failed", give.key)
        await house.refresh(page.table)
        house.stir(page.table)
    except Exception:
        log.exception("the database cannot be asked")
        page.refuse("failed", give.key)


async def _repeated(house: House, page: Page, give: wire.Give, body: str, code: str) -> None:
    """An answer that comes too late was lost on the way, or is sent a second time."""
    if not await _stored(house, page, give, body):
        page.refuse(code, give.key)
    live = house.lives.get(page.table)
    if live is not None:
        house.rooms.push(page, live, full=True)


def _not_offered(house: House, page: Page, live: Live, give: wire.Give) -> None:
    rule = text = ""
    try:
        refusal = live.table.why_not(give.seat, give.answer)
    except (LookupError, TypeError, ValueError, NeontableError):
        refusal = None
    if refusal is not None:
        rule, text = refusal.rule, stage.rule_text(refusal.rule, page.lang)
    page.refuse("not-offered", give.key, rule, text)
    house.rooms.push(page, live, full=True)


async def why(house: House, page: Page, asked: wire.Why) -> None:
    live = await _mine(house, page, asked.seat, asked.id)
    if live is None:
        return
    try:
        thing = as_answer(asked.thing)
        reasons = stage.why(live.table, asked.seat, thing, page.lang)
    except (LookupError, TypeError, ValueError, RecursionError) as fault:
        log.info("nobody can say why not: %r", fault)
        page.refuse("not-offered", asked.id)
        return
    page.send(wire.Because(id=asked.id, reasons=reasons))


async def concede(house: House, page: Page, asked: wire.Concede) -> None:
    await _plainly(house, page, asked.seat, asked.key, CONCEDE, "conceded")


async def pause(house: House, page: Page, on: bool) -> None:
    live = await house.live(page.table) if page.table else None
    mine = live.seats_of(page.identity) if live is not None else []
    if live is None or not mine:
        page.refuse("not-yours")
        return
    if live.paused == on:
        return
    await _plainly(house, page, mine[0], new_id(), PAUSE if on else RESUME, "")


async def _plainly(house: House, page: Page, seat: int, key: str, kind: str, body: str) -> None:
    async with house.lock(page.table):
        for _ in range(5):
            live = await _mine(house, page, seat, key)
            if live is None:
                return
            try:
                await house.commit(live, kind, seat, body, PERSON, key)
            except Conflict:
                await house.refresh(page.table)
                continue
            except Unable as fault:
                page.refuse(fault.code, key)
                return
            page.send(wire.Ack(key=key, sequence=house.lives[page.table].sequence))
            await house.rooms.changed(page.table)
            house.stir(page.table)
            return
        page.refuse("late", key)


# -- undo ----------------------------------------------------------------------------------
async def undo(house: House, page: Page, asked: wire.Undo) -> None:
    async with house.lock(page.table):
        live = await _mine(house, page, asked.seat)
        if live is None:
            return
        number = live.last_decision(asked.seat)
        if number is None or live.over or live.paused:
            code = "over" if live.over else "paused" if live.paused else "no-undo"
            page.refuse(code)
            return
        others = {s.identity for s in live.people()} - {page.identity}
        told = await house.read(live.revealed, number)
        if not others:
            if told and not asked.sure:
                page.refuse("revealed")
                return
        elif told or live.others_affected(number, page.identity):
            await _wish(house, page, live, UndoWish(asked.seat, page.identity, number, told=told))
            return
        await _take_back(house, live, asked.seat, number)


async def undo_reply(house: House, page: Page, asked: wire.UndoReply) -> None:
    async with house.lock(page.table):
        live = await house.live(page.table) if page.table else None
        wish = None if live is None else undo_wish(live)
        if live is None or wish is None:
            page.refuse("no-request")
            return
        names = {s.identity: s.name for s in live.people()}
        if page.identity not in names:
            page.refuse("not-yours")
            return
        if not asked.agree:
            await _wish(house, page, live, None)
            name = literal(names[page.identity])
            for other in house.rooms.pages.get(page.table, ()):
                if other.identity == wish.identity:
                    other.refuse("declined", name=name)
            return
        agreed = {*wish.agreed, page.identity}
        if names.keys() - agreed - {wish.identity}:
            wish = msgspec.structs.replace(wish, agreed=tuple(sorted(agreed)))
            await _wish(house, page, live, wish)
        else:
            await _take_back(house, live, wish.seat, wish.number)


async def _wish(house: House, page: Page, live: Live, wish: UndoWish | None) -> None:
    text = "" if wish is None else msgspec.json.encode(wish).decode()
    id = live.row.id
    try:
        await house.write(
            house.store.change_table,
            id,
            {"sequence": live.sequence},
            {"undo": text},
            None,
            house.news(id, "row"),
        )
    except Conflict:
        await house.refresh(id)
        page.refuse("late")
        return
    live = live.copy()
    live.row = msgspec.structs.replace(live.row, undo=text)
    house.keep(id, live)
    await house.rooms.changed(id, pushes=False)


async def _take_back(house: House, live: Live, seat: int, number: int) -> None:
    id = live.row.id
    try:
        await house.commit(live, UNDO, seat, str(number), PERSON, new_id())
    except Conflict:
        await house.refresh(id)
        return
    await house.rooms.changed(id, full=True)
    house.stir(id)
