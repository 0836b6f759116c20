"""The HTTP API of what people keep and bring: decks, teams, runners."""

from __future__ import annotations

from typing import Annotated

from litestar import delete, get, post, put
from litestar.params import JSONBody, QueryParameter

from neontable.server import jobs
from neontable.server import protocol as wire
from neontable.server.handler_inputs import Id, Lang, TheService, Who, may_make
from neontable.server.loadouts import LoadoutLibrary
from neontable.server.rows import Identity
from neontable.server.table_service import TableService


@get("/api/loadouts", tags=["loadouts"])
async def list_loadouts(
    service: TheService,
    who: Who,
    lang: Lang,
    game: Annotated[str, QueryParameter(max_length=40)] = "",
    options: Annotated[str, QueryParameter(max_length=1000)] = "",
) -> wire.KeptLoadouts:
    """My loadouts and the built-in ones, checked as at a table with these options (JSON)."""
    database = service.settings.database
    return await service.costly.run(who.id, jobs.loadouts, database, who.id, game, options, lang)


@post("/api/loadouts", tags=["loadouts"])
async def new_loadout(
    data: JSONBody[wire.LoadoutText], service: TheService, who: Who, lang: Lang
) -> wire.KeptLoadout:
    return await _put(None, data, service, who, lang)


@post("/api/loadouts/check", tags=["loadouts"], status_code=200)
async def check_loadout(
    data: JSONBody[wire.LoadoutText], service: TheService, who: Who, lang: Lang
) -> wire.LoadoutCheck:
    """Every problem of a text at once, while it is being written."""
    return await service.costly.run(who.id, jobs.loadout_check, data, lang)


@post("/api/loadouts/build", tags=["loadouts"], status_code=200)
async def build_loadout(
    data: JSONBody[wire.LoadoutDraft], service: TheService, who: Who, lang: Lang
) -> wire.LoadoutCheck:
    """A loadout from components: its text, its numbers, every problem and what would mend it."""
    return await service.costly.run(who.id, jobs.loadout_build, data, lang)


@post("/api/loadouts/sealed", tags=["loadouts"], status_code=200)
async def sealed_loadout(
    data: JSONBody[wire.SealedWish], service: TheService, who: Who, lang: Lang
) -> wire.LoadoutCheck:
    """Packs opened from a seed, and a loadout made of them to begin with."""
    return await service.costly.run(who.id, jobs.sealed_loadout, data, lang)


@get("/api/loadouts/offers", tags=["loadouts"], sync_to_thread=True)
def loadout_offers(
    game: Annotated[str, QueryParameter(max_length=40)],
    side: Annotated[str, QueryParameter(max_length=40)] = "",
    options: Annotated[str, QueryParameter(max_length=20_000)] = "",
    pool: Annotated[str, QueryParameter(max_length=40)] = "",
) -> wire.LoadoutOffers:
    """What may be put into a loadout of a side, for how much and how often."""
    return LoadoutLibrary.offers(game, side, options, pool)


@get("/api/loadouts/{id:str}/versions", tags=["loadouts"])
async def loadout_versions(id: Id, service: TheService, who: Who) -> wire.LoadoutVersions:
    """The earlier texts of one of my loadouts, the last first."""
    return await service.read(LoadoutLibrary(service.store).versions, id, who.id)


@put("/api/loadouts/{id:str}", tags=["loadouts"])
async def change_loadout(
    id: Id, data: JSONBody[wire.LoadoutText], service: TheService, who: Who, lang: Lang
) -> wire.KeptLoadout:
    return await _put(id, data, service, who, lang)


async def _put(
    id: str | None, data: wire.LoadoutText, service: TableService, who: Identity, lang: str
) -> wire.KeptLoadout:
    may_make(service, who)
    check = await service.costly.run(who.id, jobs.loadout_check, data, lang)
    return await service.write(LoadoutLibrary(service.store).put, id, who.id, data, check)


@delete("/api/loadouts/{id:str}", tags=["loadouts"], status_code=204)
async def delete_loadout(id: Id, service: TheService, who: Who) -> None:
    await service.write(LoadoutLibrary(service.store).delete, id, who.id)


HANDLERS = [
    list_loadouts,
    new_loadout,
    check_loadout,
    build_loadout,
    sealed_loadout,
    loadout_offers,
    loadout_versions,
    change_loadout,
    delete_loadout,
]
