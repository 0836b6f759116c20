"""What pages ask over HTTP about campaigns; their moves go over the socket as at any table."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, delete, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from neontable.kernel import registry
from neontable.kernel.campaign.results import as_csv, standings_rows, table_rows
from neontable.kernel.rendering import rendered
from neontable.server import access, campaign_files, campaign_info, campaigns, jobs, table_info
from neontable.server import protocol as wire
from neontable.server.faults import Fault
from neontable.server.handler_inputs import Asking, Id, Lang, TheService, Token, Who, may_make
from neontable.server.live_table import LiveTable
from neontable.server.rows import Identity, TableRow
from neontable.server.table_api import begun
from neontable.server.table_service import TableService

LISTED = 60
Number = Annotated[int, PathParameter(ge=1, le=100_000)]


async def _live(service: TableService, id: str, who: Identity, token: str = "") -> LiveTable:
    live = await service.campaigns.live(id)
    if not access.may_see(live.row, who.id, token):
        raise Fault(404, "no-campaign")
    return live


async def _info(service: TableService, id: str, who: Identity, lang: str) -> wire.CampaignInfo:
    live = await service.campaigns.live(id)
    store = service.campaigns.store
    tables = await service.read(store.tables, id)
    records = await service.read(store.records, id)
    return await service.read(campaign_info.info, live, who.id, lang, tables, records)


@get("/api/campaigns", tags=["campaigns"])
async def list_campaigns(service: TheService, who: Who, lang: Lang) -> wire.CampaignList:
    """The kinds that games offer, campaigns of mine, and those that others have listed."""
    names = registry.campaigns()
    mine, listed = await service.read(service.campaigns.store.lists, who.id, names, LISTED)

    async def summaries(rows: list[TableRow]) -> tuple[wire.CampaignSummary, ...]:
        found = []
        for row in rows:
            live = await service.live(row.id)
            if live is not None:
                found.append(campaign_info.summary(live, who.id, lang))
        return tuple(found)

    kinds = [await service.read(campaign_info.kind, name, lang) for name in names]
    return wire.CampaignList(
        kinds=tuple(kinds), mine=await summaries(mine), listed=await summaries(listed)
    )


@post("/api/campaigns", tags=["campaigns"])
async def create_campaign(
    data: JSONBody[wire.NewCampaign], service: TheService, who: Who, lang: Lang
) -> wire.CampaignInfo:
    may_make(service, who)
    row, moves = await service.read(campaigns.new_campaign, data, who)
    await service.write(service.campaigns.store.add, row, moves)
    return await _info(service, row.id, who, lang)


@get("/api/campaigns/{id:str}", tags=["campaigns"])
async def one_campaign(
    id: Id, service: TheService, who: Who, lang: Lang, token: Token = ""
) -> wire.CampaignInfo:
    await _live(service, id, who, token)
    return await _info(service, id, who, lang)


@post("/api/campaigns/{id:str}/join", tags=["campaigns"], status_code=200)
async def join_campaign(
    id: Id, data: JSONBody[wire.CampaignJoin], service: TheService, who: Who, lang: Lang
) -> wire.CampaignInfo:
    """Take a place, at the beginning or in the middle of the campaign."""
    await _live(service, id, who, data.token)
    await service.campaigns.join(id, who, data.seat)
    return await _info(service, id, who, lang)


@post("/api/campaigns/{id:str}/leave", tags=["campaigns"], status_code=200)
async def leave_campaign(id: Id, service: TheService, who: Who, lang: Lang) -> wire.CampaignInfo:
    """For good; what happened stays."""
    await _live(service, id, who)
    await service.campaigns.leave(id, who)
    return await _info(service, id, who, lang)


@post("/api/campaigns/{id:str}/lists", tags=["campaigns"], status_code=200)
async def register_lists(
    id: Id, data: JSONBody[wire.RegisterLists], service: TheService, who: Who, lang: Lang
) -> wire.CampaignInfo:
    """Register what I bring to all my tables, until I am first paired."""
    await _live(service, id, who)
    await service.campaigns.register(id, who, data.texts)
    return await _info(service, id, who, lang)


@get("/api/campaigns/{id:str}/results.csv", tags=["campaigns"], media_type="text/csv")
async def export_results(
    id: Id,
    service: TheService,
    who: Who,
    lang: Lang,
    tables: Annotated[bool, QueryParameter()] = False,
) -> Response[bytes]:
    """The standings for a spreadsheet, or with `tables` every table that is over."""
    live = await _live(service, id, who)

    def made() -> bytes:
        rows = table_rows if tables else standings_rows
        names = table_info.member_names(live, lang)
        return as_csv(rows(live.table, names, lambda text: rendered(text, lang))).encode()

    name = f"neontable-{live.game.name}-{id[:8]}.csv"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(await service.read(made), media_type="text/csv", headers=headers)


@post("/api/campaigns/{id:str}/missions/{number:int}/start", tags=["campaigns"], status_code=200)
async def start_mission(
    id: Id, number: Number, service: TheService, who: Who, lang: Lang
) -> wire.TableInfo:
    """The table of a mission: it is opened by the first who asks for it, and begins when all
    people who are asked for have sat down (join it like any table)."""
    await _live(service, id, who)
    row = await service.campaigns.start(id, number, who)
    await begun(service, row)
    return await service.audience.info(row, who.id, lang)


@get("/api/campaigns/{id:str}/campaign.json", tags=["campaigns"], media_type="application/json")
async def export_campaign(id: Id, service: TheService, who: Who) -> Response[bytes]:
    """The campaign with the records of its tables, in one file."""
    live = await _live(service, id, who)
    if not live.over and live.row.owner != who.id:
        raise Fault(403, "not-yours")
    if not live.over and len({s.identity for s in live.people()} - {who.id, ""}):
        raise Fault(409, "campaign-secrets")
    data = await service.in_threads.run(
        who.id, campaign_files.exported, service.campaigns.store, live
    )
    name = f"neontable-{live.game.name}-{id[:8]}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(data, media_type="application/json", headers=headers)


@post("/api/campaigns/import", tags=["campaigns"], request_max_body_size=30_000_000)
async def import_campaign(request: Asking, service: TheService, who: Who) -> wire.Imported:
    """Keep a campaign that was exported here, in the terminal or on another server."""
    # Every table of it is played again.
    may_make(service, who, 20.0)
    data = await request.body()
    row, moves, records = await service.costly.run(who.id, jobs.campaign_brought, data, who)
    await service.write(service.campaigns.store.add, row, moves, records)
    return wire.Imported(id=row.id)


@delete("/api/campaigns/{id:str}", tags=["campaigns"], status_code=204)
async def remove_campaign(
    id: Id, service: TheService, who: Who, sure: Annotated[bool, QueryParameter()] = False
) -> None:
    """By its owner; `sure` when others play in it.  Its tables become plain tables."""
    live = await _live(service, id, who)
    if live.row.owner != who.id:
        raise Fault(403, "not-yours")
    if not live.over and not sure and {s.identity for s in live.people()} - {who.id}:
        raise Fault(409, "campaign-others")
    await service.write(service.store.delete_table, id, service.news(id, "gone"))
    service.audience.gone(id)


HANDLERS = [
    list_campaigns,
    create_campaign,
    one_campaign,
    join_campaign,
    leave_campaign,
    register_lists,
    export_results,
    start_mission,
    export_campaign,
    import_campaign,
    remove_campaign,
]
