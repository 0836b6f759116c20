"""Seats that change hands in the middle of a game: who may hand them on, and to whom.

A seat may be handed on when a bot plays it or when its person has abandoned it: gave up, or has had
no page at the table for long.  Nobody is put off a seat at which they are present, and nobody sits
down who has seen, or sees, the hand of another seat.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import msgspec

from neontable.kernel import registry
from neontable.kernel.campaign.game import CampaignGame
from neontable.server import access, seat_store
from neontable.server import protocol as wire
from neontable.server.database import Conflict
from neontable.server.faults import Fault, bad_input
from neontable.server.live_table import BOT, PERSON, SEAT, HandOver, LiveTable, Unable
from neontable.server.rows import Identity, SeatRow, TableRow, new_id
from neontable.server.table_setup import known_bot

if TYPE_CHECKING:
    from neontable.server.table_service import TableService


def abandoned(service: TableService, live: LiveTable, seat: int) -> bool:
    """Whether the person of a seat has given it up, or has been away for long."""
    row = live.row.seats[seat]
    if row.kind != PERSON:
        return False
    if seat in live.conceded or not row.identity:
        return True
    patience = max(service.settings.absent, 2.0 * live.clock.rule.turn)
    return service.audience.absent(live.row, seat) >= patience


def abandoned_seats(service: TableService, live: LiveTable) -> frozenset[int]:
    if live.over:
        return frozenset()
    return frozenset(s.seat for s in live.row.seats if abandoned(service, live, s.seat))


def may_hand_on(row: TableRow) -> bool:
    """Whether seats of this table can change hands at all.  A rating compares people, so nobody
    plays a rated game for somebody else; members of a campaign stay who they are."""
    game = registry.game(row.game)
    return not (row.rated or row.campaign or row.puzzle or isinstance(game, CampaignGame))


def refuse_known_chance(row: TableRow) -> None:
    """Nobody plays against somebody who knows what chance will bring: who chose the seed, or goes
    on from a game whose key was published."""
    if row.seed:
        raise Fault(409, "known-chance")


def manages(service: TableService, live: LiveTable, identity: str) -> bool:
    """Whether somebody may hand on seats: the owner; while the owner is gone, who sits here."""
    row = live.row
    if live.over or not may_hand_on(row):
        return False
    if row.owner == identity:
        return True
    if not any(s.identity == identity for s in live.people()):
        return False
    theirs = live.seats_of(row.owner) if row.owner else []
    if theirs:
        return all(abandoned(service, live, seat) for seat in theirs)
    return not service.audience.looks(row.id, row.owner)


async def change(
    service: TableService, id: str, seat: int, asked: wire.SeatChange, who: Identity
) -> TableRow:
    """By who manages the table: a seat for a bot, or for whoever comes, or for nobody new."""
    async with service.lock(id):
        live = await _playing(service, id)
        if not manages(service, live, who.id):
            raise Fault(403, "not-yours")
        if not 0 <= seat < len(live.row.seats):
            raise Fault(404, "no-seat")
        if asked.kind == "me" or asked.loadouts:
            raise bad_input(
                "in the middle of a game a seat is given to a bot (bot), offered (open) or not "
                f"offered any more (keep); asked for {asked.kind}"
            )
        here = live.row.seats[seat]
        if asked.kind == "keep":
            return await _offer(service, live, seat, False)
        if here.kind == PERSON and not abandoned(service, live, seat):
            raise Fault(409, "seat-present")
        if asked.kind == "open":
            refuse_known_chance(live.row)
            return await _offer(service, live, seat, True)
        return await _hand_on(
            service, live, SeatRow(seat, BOT, bot=known_bot(live.game, asked.bot))
        )


async def take(service: TableService, id: str, asked: wire.Join, who: Identity) -> TableRow:
    """Sit down on a seat that is offered, in the middle of a game."""
    async with service.lock(id):
        live = await _playing(service, id)
        row = live.row
        if not access.may_join(row, who.id, asked.token):
            raise Fault(403, "watch-only")
        refuse_known_chance(row)
        offered = [s.seat for s in row.seats if s.offered]
        if not offered:
            raise Fault(409, "started")
        seat = offered[0] if asked.seat is None else asked.seat
        if seat not in offered:
            raise Fault(409, "no-seat")
        # A person whose seat is offered may have come back since.
        if row.seats[seat].kind == PERSON and not abandoned(service, live, seat):
            raise Fault(409, "seat-present")
        known = set(live.seats_of(who.id)) | await service.read(_former, service, id, who.id)
        if known - {seat} and not live.game.open_seats(msgspec.json.decode(row.options)):
            raise Fault(409, "knows-hand")
        return await _hand_on(service, live, SeatRow(seat, PERSON, who.id, who.name))


async def came_back(service: TableService, id: str, identity: str) -> None:
    """Whoever opens the table again keeps their seat: it is no longer offered."""
    live = service.live_tables.get(id)
    if live is None or live.over:
        return
    mine = [
        s.seat
        for s in live.row.seats
        if s.offered and s.kind == PERSON and s.identity == identity and s.seat not in live.conceded
    ]
    if mine:
        async with service.lock(id):
            current = service.live_tables.get(id, live)
            for seat in mine:
                if current.row.seats[seat].identity == identity:
                    await _offer(service, current, seat, False)


async def _playing(service: TableService, id: str) -> LiveTable:
    live = await service.live(id)
    if live is not None and service.store.postgres:
        live = await service.refresh(id)
    if live is None:
        raise Fault(404, "no-table")
    if live.over:
        raise Fault(409, "over")
    if live.row.rated:
        raise Fault(409, "rated-seat")
    if not may_hand_on(live.row):
        raise Fault(409, "campaign-table")
    return live


def _former(service: TableService, id: str, identity: str) -> set[int]:
    with service.store.reading() as c:
        return seat_store.former(c, id, identity)


async def _offer(service: TableService, live: LiveTable, seat: int, offered: bool) -> TableRow:
    id = live.row.id
    news = service.news(id, "row")
    await service.write(service.store.change_seat, id, seat, news, offered=offered)
    after = await service.refresh(id)
    return live.row if after is None else after.row


async def _hand_on(service: TableService, live: LiveTable, new: SeatRow) -> TableRow:
    id, old = live.row.id, live.row.seats[new.seat]
    new = msgspec.structs.replace(new, since=live.sequence + 1)
    people = {s.identity for s in live.people()} | ({new.identity} if new.kind == PERSON else set())
    # Among people, not being asked must reveal nothing.
    windows = len(people) > 1 and not live.table.state.windows
    body = msgspec.json.encode(HandOver(old.kind, old.bot, new.kind, new.bot, windows)).decode()
    try:
        after = await service.commit(live, SEAT, new.seat, body, PERSON, new_id(), hand=new)
    except Conflict:
        await service.refresh(id)
        raise Fault(409, "conflict") from None
    except Unable as fault:
        raise Fault(409, fault.code) from None
    service.audience.seats_changed(id, new.seat, time.time())
    await service.audience.changed(id, full=True)
    service.bot_turns.stir(id)
    return after.row
