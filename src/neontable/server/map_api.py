"""The HTTP API of the workshop in which people draw boards."""

from __future__ import annotations

from typing import Annotated

from litestar import delete, get, post, put
from litestar.params import JSONBody, QueryParameter

from neontable.server import jobs, maps
from neontable.server import protocol as wire
from neontable.server.handler_inputs import Id, Lang, TheService, Who, may_make
from neontable.server.maps import MapShelf
from neontable.server.rows import Identity
from neontable.server.table_service import TableService


@get("/api/games/{game:str}/workshop", tags=["maps"], sync_to_thread=True)
def workshop(game: Id, lang: Lang) -> wire.MapWorkshop:
    """What can be put on a map of this game."""
    return maps.workshop(game, lang)


@get("/api/maps", tags=["maps"])
async def list_maps(
    service: TheService,
    who: Who,
    lang: Lang,
    game: Annotated[str, QueryParameter(max_length=40)],
) -> wire.KeptMaps:
    """My maps and the built-in ones, with their pictures."""
    return await service.costly.run(
        who.id, jobs.map_shelf, service.settings.database, who.id, game, lang
    )


@post("/api/maps/read", tags=["maps"], status_code=200)
async def read_map(
    data: JSONBody[wire.MapText], service: TheService, who: Who, lang: Lang
) -> wire.MapCheck:
    """The text of a map as things that can be moved."""
    return await service.costly.run(who.id, jobs.map_read, data, lang)


@post("/api/maps/check", tags=["maps"], status_code=200)
async def check_map(
    data: JSONBody[wire.MapDraft], service: TheService, who: Who, lang: Lang
) -> wire.MapCheck:
    """A map while it is drawn: its text, its picture, every fault with its place."""
    return await service.costly.run(who.id, jobs.map_judged, data, lang)


@post("/api/maps/generated", tags=["maps"], status_code=200)
async def generated_map(
    data: JSONBody[wire.MapSeed], service: TheService, who: Who, lang: Lang
) -> wire.MapCheck:
    return await service.costly.run(who.id, jobs.map_generated, data, lang)


@post("/api/maps", tags=["maps"])
async def new_map(
    data: JSONBody[wire.MapText], service: TheService, who: Who, lang: Lang
) -> wire.KeptMap:
    return await _put(None, data, service, who, lang)


@put("/api/maps/{id:str}", tags=["maps"])
async def change_map(
    id: Id, data: JSONBody[wire.MapText], service: TheService, who: Who, lang: Lang
) -> wire.KeptMap:
    return await _put(id, data, service, who, lang)


async def _put(
    id: str | None, data: wire.MapText, service: TableService, who: Identity, lang: str
) -> wire.KeptMap:
    may_make(service, who)
    drawn = await service.costly.run(who.id, jobs.map_to_keep, data, lang)
    return await service.write(MapShelf(service.store).put, id, who.id, drawn)


@delete("/api/maps/{id:str}", tags=["maps"], status_code=204)
async def delete_map(id: Id, service: TheService, who: Who) -> None:
    await service.write(MapShelf(service.store).delete, id, who.id)


HANDLERS = [
    workshop,
    list_maps,
    read_map,
    check_map,
    generated_map,
    new_map,
    change_map,
    delete_map,
]
