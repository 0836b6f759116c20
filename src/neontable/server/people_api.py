"""People among themselves, over HTTP: profiles, leaders, opponents, invitations."""

from __future__ import annotations

import secrets
from typing import Annotated

import msgspec
from litestar import get, post
from litestar.params import JSONBody, QueryParameter

from neontable.kernel import registry
from neontable.server import game_info, invitations, profiles, table_setup
from neontable.server import protocol as wire
from neontable.server.database import Conflict
from neontable.server.faults import Fault
from neontable.server.handler_inputs import Id, Lang, TheService, Who, finding, known_game, may_make
from neontable.server.live_table import OPEN
from neontable.server.rows import Identity, TableRow
from neontable.server.table_api import put_row
from neontable.server.table_service import TableService

TRIED = 20
"""Waiting tables that are looked at for an opponent."""


@get("/api/people/{id:str}", tags=["people"])
async def profile(id: Id, service: TheService, who: Who, lang: Lang) -> wire.Profile:
    """Somebody: ratings and rated results; about me (`me`) everything."""
    wanted = who.id if id == "me" else id
    found = await service.read(profiles.profile, service.store, wanted, who.id, lang)
    if found is None:
        raise Fault(404, "not-found")
    return found


@get("/api/leaders/{game:str}", tags=["people"])
async def leaders(game: Id, service: TheService, who: Who, lang: Lang) -> wire.Leaderboard:
    """The strongest players of a game on this server."""
    known_game(game)
    found = registry.game(game)
    return await service.read(profiles.leaderboard, service.store, found, who, lang)


@post("/api/opponents", tags=["people"], status_code=200)
async def opponent(
    data: JSONBody[wire.OpponentWish], service: TheService, who: Who, lang: Lang
) -> wire.TableInfo:
    """A table with somebody who wishes the same: one that waits, or a new one at which I wait.
    Who waits asks again from time to time: two who began at the same moment wait at two tables."""
    known_game(data.game)
    game = registry.game(data.game)
    seats = game_info.usual_seats(game)
    options = game.checked_options(seats, {})
    if not game_info.rivals(game, seats, options):
        raise Fault(400, "rated-together")
    mine = await service.read(service.store.waiting_for_opponent, data.game, who.id)
    if mine is None:
        may_make(service, who)
    for row in await service.read(service.store.matching, data.game, who.id, TRIED):
        if row.rated != data.rated or not service.audience.presence(row.id).seats:
            continue  # whoever waited there has gone away
        if mine is not None:
            # Of two who wait the later one goes to the other, and nobody is left waiting alone.
            if (row.created, row.id) > (mine.created, mine.id) or _joined(mine):
                break
            if not await _given_up(service, mine):
                break  # somebody came just now
            mine = None
        try:
            return await _join(service, row, data, who, lang)
        except Fault as fault:
            if fault.status != 409:
                raise
            # Somebody was faster: the next one.
    if mine is not None:
        return await service.audience.info(mine, who.id, lang)
    row = await service.in_threads.run(who.id, _waiting, data, seats, who, finding(service, who))
    await service.write(service.store.add_table, row)
    return await service.audience.info(row, who.id, lang)


def _joined(row: TableRow) -> bool:
    """Whether somebody has sat down with whoever waits."""
    return sum(seat.kind != OPEN for seat in row.seats) > 1


async def _given_up(service: TableService, row: TableRow) -> bool:
    """A table at which nobody else waits is taken away, unless somebody came meanwhile."""
    try:
        news = service.news(row.id, "gone")
        await service.write(service.store.delete_table, row.id, news, row.changed)
    except Conflict:
        return False
    service.audience.gone(row.id)
    return True


async def _join(
    service: TableService, row: TableRow, data: wire.OpponentWish, who: Identity, lang: str
) -> wire.TableInfo:
    join = wire.Join(loadouts=data.loadouts)
    new = await service.in_threads.run(
        who.id, table_setup.joined, row, join, who, finding(service, who)
    )
    if table_setup.full(new):
        new = await service.read(table_setup.started, new, who.id)
    return await service.audience.info(await put_row(service, row, new), who.id, lang)


def _waiting(
    data: wire.OpponentWish, seats: int, who: Identity, find: table_setup.Find
) -> TableRow:
    """A table at which somebody waits; nobody chooses the better seat."""
    mine = secrets.randbelow(seats)
    wishes = tuple(
        wire.SeatWish(kind="me", loadouts=data.loadouts)
        if n == mine
        else wire.SeatWish(kind="open")
        for n in range(seats)
    )
    asked = wire.NewTable(game=data.game, seats=wishes, listed=True, rated=data.rated)
    return msgspec.structs.replace(table_setup.new_table(asked, who, find), matching=True)


@get("/api/addresses", tags=["people"])
async def addresses(service: TheService, who: Who) -> wire.Addresses:
    """Addresses under which others find this server."""
    return await service.in_threads.run(who.id, invitations.addresses, service.settings)


@get("/api/qr", tags=["people"])
async def qr_code(
    service: TheService,
    who: Who,
    text: Annotated[str, QueryParameter(min_length=1, max_length=300)],
) -> wire.QrCode:
    """A link as a code that a telephone reads."""
    return await service.in_threads.run(who.id, invitations.qr_code, text)


HANDLERS = [profile, leaders, opponent, addresses, qr_code]
