"""What pages ask over HTTP about finished tables: replays, how a game went, comments, going on."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Annotated, TypeVar, cast

from litestar import Response, delete, get, post
from litestar.params import JSONBody, QueryParameter

from neontable.server import comment_store, jobs
from neontable.server import protocol as wire
from neontable.server.comment_store import CommentRow
from neontable.server.faults import Fault, bad_input
from neontable.server.handler_inputs import Asking, Id, Lang, TheService, Who, may_make, payer
from neontable.server.identity import clean_name
from neontable.server.live_table import PERSON
from neontable.server.rows import Identity, new_id
from neontable.server.table_api import begun
from neontable.server.table_service import TableService

R = TypeVar("R")
MOST_COMMENTS = 500
"""At one table."""


@get("/api/replays/{id:str}", tags=["replays"])
async def replay(request: Asking, id: Id, service: TheService, lang: Lang) -> wire.ReplayInfo:
    return await _replayed(request, service, id, jobs.replay_info, lang)


async def _replayed(
    request: Asking, service: TheService, id: str, work: Callable[..., R], *args: object
) -> R:
    """Something of a replay, kept as long as others are not asked for more often; who removes a
    table removes its replay."""
    await _finished(service, id)
    key = (id, work.__name__, args)
    found = service.replays.get(key)
    if found is None:
        database = service.settings.database
        found = await service.costly.run(payer(request, service), work, database, id, *args)
        service.replays.put(key, found)
    return cast(R, found)


async def _finished(service: TableService, id: str) -> None:
    """Nothing of a table is told, written or gone on with before it is over."""
    status = await service.read(service.store.replay_status, id)
    if status is None:
        raise Fault(404, "no-replay")
    if status != "over":
        raise Fault(409, "unfinished")


@get("/api/replays/{id:str}/frame", tags=["replays"])
async def frame(
    request: Asking,
    id: Id,
    service: TheService,
    lang: Lang,
    number: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 0,
    seat: Annotated[int, QueryParameter(ge=-2, le=31)] = -1,
) -> wire.ReplayFrame:
    return await _replayed(request, service, id, jobs.replay_frame, number, seat, lang)


@get("/api/replays/{id:str}/report", tags=["replays"])
async def game_report(request: Asking, id: Id, service: TheService, lang: Lang) -> wire.Report:
    """The score part by part, what was counted, the turning points."""
    return await _replayed(request, service, id, jobs.replay_report, lang)


@get("/api/replays/{id:str}/picture.svg", tags=["replays"], media_type="image/svg+xml")
async def picture(
    request: Asking,
    id: Id,
    service: TheService,
    lang: Lang,
    number: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 0,
    seat: Annotated[int, QueryParameter(ge=-2, le=31)] = -1,
) -> Response[bytes]:
    """A position as a picture; at the end of the game with its result."""
    drawn = await _replayed(request, service, id, jobs.replay_picture, number, seat, lang)
    return Response(drawn.encode(), media_type="image/svg+xml")


@get("/api/replays/{id:str}/comments", tags=["replays"])
async def list_comments(id: Id, service: TheService, who: Who) -> wire.Comments:
    return await _comments(service, id, who)


@post("/api/replays/{id:str}/comments", tags=["replays"])
async def comment(
    id: Id, data: JSONBody[wire.NewComment], service: TheService, who: Who
) -> wire.Comments:
    """At a moment of a finished table, by whoever played at it."""
    words = clean_name(data.text)
    await _finished(service, id)
    row = await service.row(id)
    if row is None:
        raise Fault(404, "no-replay")
    if not any(s.kind == PERSON and s.identity == who.id for s in row.seats):
        raise Fault(403, "comment-players")
    if not words:
        raise bad_input("a comment needs words")
    if len(await service.read(comment_store.of_table, service.store, id)) >= MOST_COMMENTS:
        raise Fault(409, "many-comments", str(MOST_COMMENTS))
    may_make(service, who, 0.2)
    kept = CommentRow(new_id(), id, data.number, who.id, who.name, words, time.time())
    await service.write(comment_store.add, service.store, kept)
    return await _comments(service, id, who)


@delete("/api/replays/{id:str}/comments/{comment_id:str}", tags=["replays"], status_code=200)
async def remove_comment(id: Id, comment_id: Id, service: TheService, who: Who) -> wire.Comments:
    """By whoever wrote it."""
    if not await service.write(comment_store.delete, service.store, comment_id, id, who.id):
        raise Fault(404, "not-found")
    return await _comments(service, id, who)


async def _comments(service: TableService, id: str, who: Identity) -> wire.Comments:
    await _finished(service, id)
    row = await service.row(id)
    found = await service.read(comment_store.of_table, service.store, id)
    return wire.Comments(
        comments=tuple(
            wire.Comment(
                id=c.id,
                number=c.number,
                name=c.name,
                text=c.text,
                at=c.at,
                mine=c.identity == who.id,
            )
            for c in found
        ),
        may_write=row is not None
        and any(s.kind == PERSON and s.identity == who.id for s in row.seats),
    )


@post("/api/replays/{id:str}/continue", tags=["replays"])
async def go_on(
    id: Id, data: JSONBody[wire.Continuation], service: TheService, who: Who, lang: Lang
) -> wire.TableInfo:
    """A new table from a position: one seat is mine, bots play the others."""
    may_make(service, who)
    await _finished(service, id)
    database = service.settings.database
    row, moves = await service.costly.run(
        who.id, jobs.replay_continued, database, id, data.number, data.seat, who
    )
    await service.write(service.campaigns.store.add, row, moves, [])
    await begun(service, row)
    return await service.audience.info(row, who.id, lang)


@get("/api/replays/{id:str}/record.json", tags=["replays"], media_type="application/json")
async def download(request: Asking, id: Id, service: TheService) -> Response[bytes]:
    game, data = await _replayed(request, service, id, jobs.replay_record)
    name = f"neontable-{game}-{id[:8]}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(data, media_type="application/json", headers=headers)


@post("/api/replays", tags=["replays"], request_max_body_size=5_000_000)
async def bring(request: Asking, service: TheService, who: Who) -> wire.Imported:
    """Keep a record that was saved in the terminal, in Python or on another server."""
    # Replaying a record is expensive.
    may_make(service, who, 5.0)
    data = await request.body()
    row = await service.costly.run(who.id, jobs.record_brought, new_id(), who.id, data, time.time())
    await service.write(service.store.add_record, row)
    return wire.Imported(id=row.id)


HANDLERS = [
    replay,
    frame,
    game_report,
    picture,
    list_comments,
    comment,
    remove_comment,
    go_on,
    download,
    bring,
]
