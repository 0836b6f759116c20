"""The HTTP API of tables: making one, sitting down, starting it, and what follows its end."""

from __future__ import annotations

import time

import msgspec
from litestar import delete, get, post, put
from litestar.params import JSONBody

from neontable.kernel import registry
from neontable.kernel.game import SPECTATOR
from neontable.kernel.scene import Scene
from neontable.server import (
    access,
    identity,
    jobs,
    preview_scenes,
    series,
    substitutes,
    table_info,
    table_setup,
)
from neontable.server import protocol as wire
from neontable.server.database import Conflict
from neontable.server.faults import Fault
from neontable.server.handler_inputs import (
    Id,
    Lang,
    SeatInPath,
    TheService,
    Token,
    Who,
    finding,
    may_make,
)
from neontable.server.live_table import OPEN
from neontable.server.rows import Identity, TableRow
from neontable.server.table_service import TableService

LISTED = 60
"""Tables in each half of the lobby."""
READ_FOR_LOBBY = 20
"""Tables of one person that are read from the database to say whose turn it is, at each look."""
WORD = 80
"""The most letters of an option's value that is a name; a longer value is a text."""
STARTED = ("status", "options", "setup", "key", "started", "changed", "due", "outcome", "reported")
"""What a table's row says anew when it begins."""


@get("/api/tables", tags=["tables"])
async def list_tables(service: TheService, who: Who, lang: Lang) -> wire.Lobby:
    mine, listed = await service.read(service.store.lobby, who.id, LISTED)
    known_games = set(registry.names())
    # Whose turn it is stands in no row: after a restart my tables are read again, a few at a time.
    unread = [r for r in mine if r.status == "playing" and r.id not in service.live_tables]
    for row in unread[:READ_FOR_LOBBY]:
        await service.live(row.id)
    infos = [
        await service.audience.info(row, who.id, lang) for row in mine if row.game in known_games
    ]

    def urgency(info: wire.TableInfo) -> tuple[int, float]:
        me = {s.seat for s in info.seats if s.mine}
        asked = not info.turn or bool(me & set(info.turn))
        waits = info.status == "playing" and asked and not info.frozen
        rank = 0 if waits else 1 if info.status != "over" else 2
        return rank, -info.changed

    return wire.Lobby(
        mine=tuple(sorted(infos, key=urgency)),
        listed=tuple(
            [
                await service.audience.info(row, who.id, lang)
                for row in listed
                if row.game in known_games
            ]
        ),
    )


@post("/api/tables", tags=["tables"])
async def create(
    data: JSONBody[wire.NewTable], service: TheService, who: Who, lang: Lang
) -> wire.TableInfo:
    may_make(service, who)
    row = await service.in_threads.run(
        who.id, table_setup.new_table, data, who, finding(service, who)
    )
    if data.series > 1:
        begun_series = series.new_series(row, data.series)
        await service.write(service.store.add_series, begun_series)
        row = msgspec.structs.replace(row, series=begun_series.id, number=1)
    await service.write(service.store.add_table, row)
    await begun(service, row)
    return await service.audience.info(row, who.id, lang)


@post("/api/tables/check", tags=["tables"], status_code=200)
async def check_table(
    data: JSONBody[wire.NewTable], service: TheService, who: Who, lang: Lang
) -> wire.TableCheck:
    """How a table would check its loadouts, while somebody fills in its form."""
    database = service.settings.database
    return await service.costly.run(who.id, jobs.table_check, database, data, who, lang)


@post("/api/tables/preview", tags=["tables"], status_code=200)
async def preview_table(
    data: JSONBody[wire.NewTable], service: TheService, who: Who, lang: Lang
) -> Scene[str]:
    """The board with which such a table would begin; what is wrong with its options is a fault."""
    if any(isinstance(value, str) and len(value) > WORD for value in data.options.values()):
        return await service.costly.run(who.id, jobs.table_preview, data, lang)
    # Built-in boards take milliseconds; a board that somebody wrote may take any time.
    return await service.in_threads.run(who.id, preview_scenes.beginning, data, lang)


async def begun(service: TableService, row: TableRow) -> None:
    """A table that may have been started just now is shown to all who wait for it."""
    if row.status != "open":
        await service.campaigns.begun(row.id)
        await service.notices.begun(row.id)


async def _started(service: TableService, row: TableRow, who: Identity) -> TableRow:
    await service.campaigns.check_start(row)
    return await service.read(table_setup.started, row, who.id)


async def _row(service: TableService, id: str, who: Identity, token: str = "") -> TableRow:
    row = await service.row(id)
    if row is None or not access.may_see(row, who.id, token):
        raise Fault(404, "no-table")
    return row


async def put_row(service: TableService, old: TableRow, new: TableRow) -> TableRow:
    """Store a table that has not begun, if nobody changed it meanwhile; and begin it when that
    is what was changed."""
    now = time.time()
    new = msgspec.structs.replace(new, changed=max(now, old.changed + 1e-3))
    values = {name: getattr(new, name) for name in STARTED}
    try:
        await service.write(
            service.store.change_table,
            old.id,
            {"status": "open", "changed": old.changed},
            values,
            new.seats,
            service.news(old.id, "row"),
        )
    except Conflict:
        raise Fault(409, "conflict") from None
    if new.status == "open":
        await service.audience.send_state(new.id)
    else:
        await begun(service, new)
    return new


@get("/api/tables/{id:str}", tags=["tables"])
async def one_table(
    id: Id, service: TheService, who: Who, lang: Lang, token: Token = ""
) -> wire.TableInfo:
    return await service.audience.info(await _row(service, id, who, token), who.id, lang, token)


@put("/api/tables/{id:str}", tags=["tables"])
async def change_table(
    id: Id, data: JSONBody[wire.TableChange], service: TheService, who: Who, lang: Lang
) -> wire.TableInfo:
    row = await _row(service, id, who)
    if row.owner != who.id:
        raise Fault(403, "not-yours")
    values = {
        name: value for name, value in msgspec.structs.asdict(data).items() if value is not None
    }
    if "delay" in values and row.status != "open":
        raise Fault(409, "started")
    if "title" in values:
        values["title"] = identity.clean_name(values["title"])
    if values:
        news = service.news(id, "row")
        try:
            await service.write(service.store.change_table, id, {}, values, None, news)
        except Conflict:
            raise Fault(404, "no-table") from None
        row = msgspec.structs.replace(row, **values)
        await reseat(service, id)
    return await service.audience.info(row, who.id, lang)


@post("/api/tables/{id:str}/join", tags=["tables"], status_code=200)
async def join(
    id: Id, data: JSONBody[wire.Join], service: TheService, who: Who, lang: Lang
) -> wire.TableInfo:
    """Take a seat, or accept the one that a rematch keeps for me; the last one begins it.  In the
    middle of a game: take one that is offered."""
    row = await _row(service, id, who, data.token)
    if row.status in ("playing", "paused"):
        return await service.audience.info(
            await substitutes.take(service, id, data, who), who.id, lang
        )
    if not access.may_join(row, who.id, data.token):
        raise Fault(403, "watch-only")
    find = finding(service, who)
    new = await service.in_threads.run(who.id, table_setup.joined, row, data, who, find)
    by_itself = row.number or row.matching or any(not s.ready for s in row.seats)
    if by_itself and table_setup.full(new):
        new = await _started(service, new, who)
    return await service.audience.info(await put_row(service, row, new), who.id, lang)


@post("/api/tables/{id:str}/leave", tags=["tables"], status_code=200)
async def leave(id: Id, service: TheService, who: Who, lang: Lang) -> wire.TableInfo:
    row = await _row(service, id, who)
    return await service.audience.info(
        await put_row(service, row, table_setup.left(row, who)), who.id, lang
    )


@put("/api/tables/{id:str}/seats/{seat:int}", tags=["tables"])
async def change_seat(
    id: Id,
    seat: SeatInPath,
    data: JSONBody[wire.SeatChange],
    service: TheService,
    who: Who,
    lang: Lang,
) -> wire.TableInfo:
    row = await _row(service, id, who)
    if row.status in ("playing", "paused"):
        changed = await substitutes.change(service, id, seat, data, who)
        return await service.audience.info(changed, who.id, lang)
    find = finding(service, who)
    new = await service.in_threads.run(who.id, table_setup.changed_seat, row, seat, data, who, find)
    if row.campaign is not None and table_setup.full(new):
        new = await _started(service, new, who)
    return await service.audience.info(await put_row(service, row, new), who.id, lang)


@get("/api/tables/{id:str}/seats/{seat:int}/loadouts", tags=["tables"])
async def seat_loadouts(
    id: Id, seat: SeatInPath, service: TheService, who: Who, lang: Lang
) -> wire.KeptLoadouts:
    """What my own seat plays with: at a sealed table nobody has seen it before."""
    live = await service.live(id)
    if live is None or seat not in live.seats_of(who.id):
        raise Fault(404, "no-table")
    return await service.read(table_info.seat_loadouts, live, seat, lang)


@get("/api/tables/{id:str}/talk", tags=["tables"])
async def talk_offer(id: Id, service: TheService, who: Who, lang: Lang) -> wire.TalkOffer:
    """What I may say now, at a table whose rules limit talk; nothing where I do not sit."""
    live = await service.live(id)
    if live is None or not access.may_watch(live.row, who.id, ""):
        raise Fault(404, "no-table")
    mine = live.seats_of(who.id)
    if not live.over and access.delayed(live.row, who.id):
        # Phrases say how the table stands now, which this person sees later.
        return wire.TalkOffer(phrases=(), kinds=())
    asked = [seat for seat in mine if seat in live.waiting]
    seat = next(iter(asked or mine), SPECTATOR)
    return await service.read(table_info.talk_offer, live, seat, lang)


@post("/api/tables/{id:str}/start", tags=["tables"], status_code=200)
async def start(id: Id, service: TheService, who: Who, lang: Lang) -> wire.TableInfo:
    row = await _row(service, id, who)
    if row.owner != who.id:
        raise Fault(403, "not-yours")
    if row.status != "open":
        raise Fault(409, "started")
    if any(s.kind == OPEN for s in row.seats):
        raise Fault(409, "open-seats")
    if not table_setup.full(row):
        raise Fault(409, "not-ready")
    new = await put_row(service, row, await _started(service, row, who))
    return await service.audience.info(new, who.id, lang)


@post("/api/tables/{id:str}/close", tags=["tables"], status_code=200)
async def close(id: Id, service: TheService, who: Who, lang: Lang) -> wire.TableInfo:
    """End a table of an older rules version, which nobody can continue here.  Its key is published,
    as at every end."""
    row = await _row(service, id, who)
    if row.owner != who.id:
        raise Fault(403, "not-yours")
    if await service.live(id) is not None or row.status not in ("playing", "paused"):
        raise Fault(409, "not-frozen")
    try:
        await service.close(row)
    except Conflict:
        raise Fault(409, "conflict") from None
    closed = await service.read(service.store.table, id)
    return await service.audience.info(closed or row, who.id, lang)


@post("/api/tables/{id:str}/rematch", tags=["tables"], status_code=200)
async def rematch(id: Id, service: TheService, who: Who, lang: Lang) -> wire.TableInfo:
    """The next table with the same people: the first to ask makes it, each of the others says
    yes by the same request; in a series it is the next game."""
    row = await service.read(service.store.table, id)
    if row is None or not access.seated(row, who.id):
        raise Fault(404, "no-table")
    if row.status != "over":
        raise Fault(409, "not-over")
    if row.campaign is not None:
        raise Fault(409, "campaign-table")
    if row.puzzle:
        raise Fault(409, "puzzle-table")
    if row.rematch:
        following = await service.row(row.rematch)
        if following is None:
            raise Fault(404, "no-table")
        waiting = any(s.identity == who.id and not s.ready for s in following.seats)
        if following.status == "open" and waiting:
            find = finding(service, who)
            new = await service.in_threads.run(
                who.id, table_setup.joined, following, wire.Join(), who, find
            )
            new = (
                await service.read(table_setup.started, new, who.id)
                if table_setup.full(new)
                else new
            )
            following = await put_row(service, following, new)
        return await service.audience.info(following, who.id, lang)
    if row.series:
        found = await service.read(service.store.series, row.series)
        if found is not None and row.number >= found[0].games:
            raise Fault(409, "series-over")
    following = series.next_table(row, who)
    if table_setup.full(following):
        following = await service.read(table_setup.started, following, who.id)
    try:
        news = service.news(id, "row")
        await service.write(service.store.follow, id, following, news)
    except Conflict:
        raise Fault(409, "conflict") from None
    await reseat(service, id)
    await begun(service, following)
    return await service.audience.info(following, who.id, lang)


async def reseat(service: TableService, id: str) -> None:
    """A table's row changed outside its moves: show it."""
    if id in service.live_tables:
        async with service.lock(id):
            await service.refresh(id)
    elif id in service.audience.connections:
        await service.audience.send_state(id)


@delete("/api/tables/{id:str}", tags=["tables"], status_code=204)
async def remove(id: Id, service: TheService, who: Who) -> None:
    row = await _row(service, id, who)
    if row.owner != who.id:
        raise Fault(403, "not-yours")
    live = service.live_tables.get(id)
    status = row.status if live is None else live.status
    if status not in ("open", "over"):
        raise Fault(409, "playing")
    played = row.campaign if status == "over" else None
    if played is not None and await service.row(played) is not None:
        raise Fault(409, "campaign-table")
    await service.write(service.store.delete_table, id, service.news(id, "gone"))
    service.audience.gone(id)


HANDLERS = [
    list_tables,
    create,
    check_table,
    preview_table,
    one_table,
    change_table,
    join,
    leave,
    change_seat,
    seat_loadouts,
    talk_offer,
    start,
    close,
    rematch,
    remove,
]
