"""The HTTP API.  Handlers are short: the logic of the lobby is in `lobby`."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Annotated, Any, TypeVar, cast

import msgspec
from litestar import Request, Response, delete, get, post, put
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter, QueryParameter

from neontable.kernel import registry, rules
from neontable.kernel.errors import UnknownGame
from neontable.kernel.game import SPECTATOR
from neontable.kernel.scene import Scene
from neontable.server import access, identity, jobs, lobby, pictures, samples, series, substitutes
from neontable.server import protocol as wire
from neontable.server.client import File
from neontable.server.database import Conflict
from neontable.server.faults import Fault
from neontable.server.loadouts import LoadoutLibrary
from neontable.server.middleware import Scope, language
from neontable.server.rows import Identity, TableRow
from neontable.server.sockets import known
from neontable.server.table_service import TableService

LISTED = 60
"""Tables in each half of the lobby."""
READ_FOR_LOBBY = 20
"""Tables of one person that are read from the database to say whose turn it is, at each look."""
SHOWN_RULES = 400
WORD = 80
"""Letters of an option's value that is one of the house's choices; a longer one is a text."""
STARTED = ("status", "options", "setup", "key", "started", "changed", "due", "outcome", "reported")
"""What a table's row says anew when it begins."""
RENDERED_WITHIN = 300.0
"""Seconds that a whole library may take on a machine that has much else to do."""

R = TypeVar("R")

Asking = Request[Any, Any, State]
Id = Annotated[str, PathParameter(min_length=1, max_length=64)]
PictureFile = Annotated[str, PathParameter(min_length=1, max_length=160)]
SeatInPath = Annotated[int, PathParameter(ge=0, le=31)]
Token = Annotated[str, QueryParameter(max_length=64)]
TheService = NamedDependency[TableService]
Who = NamedDependency[Identity]
Lang = NamedDependency[str]


# -- what handlers are given ---------------------------------------------------------------------
async def the_service(state: State) -> TableService:
    return cast(TableService, state.service)


async def the_lang(request: Asking) -> str:
    return language(cast(Scope, request.scope))


async def somebody(request: Asking, service: TheService) -> Identity:
    """The caller's identity; a page gets its cookie from /api/me first."""
    who = await known(service, request.cookies.get(identity.COOKIE))
    if who is None:
        raise Fault(401, "nobody")
    return who


def address_of(request: Asking) -> str:
    return request.client.host if request.client is not None else "unknown"


def payer(request: Asking, service: TableService) -> str:
    """Who pays for costly work: the person of the cookie, or the address of somebody without."""
    cookie = request.cookies.get(identity.COOKIE)
    named = identity.read_cookie(service.secret, cookie) if cookie else None
    return named[0] if named is not None else f"at {address_of(request)}"


# -- games and rules -----------------------------------------------------------------------------
@get("/api/games", tags=["games"], sync_to_thread=True)
def games(lang: Lang) -> wire.GameList:
    return wire.GameList(games=tuple(lobby.game_info(n, lang) for n in registry.names()))


@get("/api/games/{game:str}/components", tags=["games"], sync_to_thread=True)
def components(game: Id, lang: Lang) -> wire.ComponentList:
    known_game(game)
    return lobby.components(game, lang)


@get("/api/games/{game:str}/library", tags=["games"], opt={"compressed": True})
async def whole_library(
    game: Id, lang: Lang, service: TheService, request: Asking
) -> Response[bytes]:
    """Every component with its facets, face, texts and rules, for pages (`LibraryInfo`)."""
    return await _made_once("library", jobs.library, game, lang, service, request)


@get("/api/games/{game:str}/guide", tags=["games"], opt={"compressed": True})
async def whole_guide(
    game: Id, lang: Lang, service: TheService, request: Asking
) -> Response[bytes]:
    """What the game is about, and its words (`GuideInfo`)."""
    return await _made_once("guide", jobs.guide, game, lang, service, request)


async def _made_once(
    what: str,
    make: Callable[[str, str], File],
    game: str,
    lang: str,
    service: TableService,
    request: Asking,
) -> Response[bytes]:
    """Rendering a whole box takes a while: it is done beside the tables, once for each language,
    and whoever comes meanwhile waits for the same work."""
    known_game(game)
    key = (what, game, lang)
    made = service.made_once.get(key)
    if made is None:
        work = service.costly.patiently(RENDERED_WITHIN, f"{what} {game} {lang}", make, game, lang)
        made = asyncio.ensure_future(work)
        service.made_once[key] = made
    try:
        file = await asyncio.shield(made)
    except Exception:
        service.made_once.pop(key, None)
        raise
    return _file(file, request)


def _file(file: File, request: Asking) -> Response[bytes]:
    """What was rendered before, unless the page has it already."""
    headers = {"cache-control": file.cache, "etag": file.tag, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers)
    encoding, body = file.fitting(request.headers.get("accept-encoding", ""))
    if encoding:
        headers["content-encoding"] = encoding
    return Response(body, headers=headers, media_type=file.type)


@get("/art/{game:str}/{file:str}", tags=["games"], opt={"compressed": True}, sync_to_thread=True)
def one_picture(game: Id, file: PictureFile, request: Asking) -> Response[bytes]:
    """The picture of a component (SVG), by the name that scenes and the library give it."""
    known_game(game)
    found = pictures.find(game, file)
    if found is None:
        raise Fault(404, "not-found")
    return _file(found, request)


@get("/api/games/{game:str}/sample", tags=["games"], sync_to_thread=True)
def sample(game: Id, lang: Lang) -> Scene[str]:
    """A real board in the middle of a game, as a spectator sees it."""
    known_game(game)
    return samples.middle(game, lang)


def known_game(name: str) -> None:
    try:
        registry.game(name)
    except UnknownGame:
        raise Fault(404, "not-found") from None


@get("/api/rules", tags=["rules"], sync_to_thread=True)
def find_rules(
    lang: Lang,
    game: Annotated[str, QueryParameter(max_length=40)] = "",
    q: Annotated[str, QueryParameter(max_length=100)] = "",
    area: Annotated[str, QueryParameter(max_length=80)] = "",
) -> wire.RuleList:
    """The rules of a game in the order of its rulebook, or all that contain a word."""
    if game and game not in rules.games():
        raise Fault(404, "not-found")
    if q.strip():
        found = rules.search(q, lang)
    elif game:
        found = list(rules.index(game).values())
    else:
        found = [r for name in rules.games() for r in rules.index(name).values()]
    found = [r for r in found if not game or r.game == game]
    areas = tuple(dict.fromkeys(r.area for r in found))
    found = [r for r in found if not area or r.area == area]
    return wire.RuleList(rules=tuple(lobby.rule(r, lang) for r in found[:SHOWN_RULES]), areas=areas)


@get("/api/rules/{id:str}", tags=["rules"], sync_to_thread=True)
def one_rule(id: Id, lang: Lang) -> wire.RuleText:
    # Not `find`: it looks for rules with similar ids, which takes longer than all else.
    found = rules.known(id)
    if found is None:
        raise Fault(404, "not-found")
    return lobby.rule(found, lang)


# -- tables --------------------------------------------------------------------------------------
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
    row = await service.aside.run(who.id, lobby.new_table, data, who, finding(service, who))
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
    # Choices of the house take milliseconds; a board that somebody wrote may take any time.
    return await service.aside.run(who.id, samples.beginning, data, lang)


def finding(service: TableService, who: Identity) -> lobby.Find:
    """How somebody's loadouts are found."""
    return lambda id, game: LoadoutLibrary(service.store).find(id, who.id, game)


def may_make(service: TableService, who: Identity, cost: float = 1.0) -> None:
    if not service.makings.take(who.id, cost):
        raise Fault(429, "too-fast")


async def begun(service: TableService, row: TableRow) -> None:
    """A table that may have been started just now is shown to all who wait for it."""
    if row.status != "open":
        await service.campaigns.begun(row.id)
        await service.notices.begun(row.id)


async def _started(service: TableService, row: TableRow, who: Identity) -> TableRow:
    await service.campaigns.check_start(row)
    return await service.read(lobby.started, row, who.id)


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
    new = await service.aside.run(who.id, lobby.joined, row, data, who, find)
    by_itself = row.number or row.matching or any(not s.ready for s in row.seats)
    if by_itself and lobby.full(new):
        new = await _started(service, new, who)
    return await service.audience.info(await put_row(service, row, new), who.id, lang)


@post("/api/tables/{id:str}/leave", tags=["tables"], status_code=200)
async def leave(id: Id, service: TheService, who: Who, lang: Lang) -> wire.TableInfo:
    row = await _row(service, id, who)
    return await service.audience.info(
        await put_row(service, row, lobby.left(row, who)), who.id, lang
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
    new = await service.aside.run(who.id, lobby.changed_seat, row, seat, data, who, find)
    if row.campaign is not None and lobby.full(new):
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
    return await service.read(lobby.seat_loadouts, live, seat, lang)


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
    return await service.read(lobby.talk_offer, live, seat, lang)


@post("/api/tables/{id:str}/start", tags=["tables"], status_code=200)
async def start(id: Id, service: TheService, who: Who, lang: Lang) -> wire.TableInfo:
    row = await _row(service, id, who)
    if row.owner != who.id:
        raise Fault(403, "not-yours")
    if row.status != "open":
        raise Fault(409, "started")
    if any(s.kind == lobby.OPEN for s in row.seats):
        raise Fault(409, "open-seats")
    if not lobby.full(row):
        raise Fault(409, "not-ready")
    new = await put_row(service, row, await _started(service, row, who))
    return await service.audience.info(new, who.id, lang)


@post("/api/tables/{id:str}/close", tags=["tables"], status_code=200)
async def close(id: Id, service: TheService, who: Who, lang: Lang) -> wire.TableInfo:
    """End a table of an older rules version, which nobody can continue here.  Its key is published,
    as at every end."""
    row = await service.read(service.store.table, id)
    if row is None or row.owner != who.id:
        raise Fault(404, "no-table") if row is None else Fault(403, "not-yours")
    if await service.live(id) is not None or row.status not in ("playing", "paused"):
        raise Fault(409, "not-frozen")
    try:
        await service.close(row)
    except Conflict:
        raise Fault(409, "conflict") from None
    row = await service.read(service.store.table, id) or row
    return await service.audience.info(row, who.id, lang)


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
            new = await service.aside.run(who.id, lobby.joined, following, wire.Join(), who, find)
            new = await service.read(lobby.started, new, who.id) if lobby.full(new) else new
            following = await put_row(service, following, new)
        return await service.audience.info(following, who.id, lang)
    if row.series:
        found = await service.read(service.store.series, row.series)
        if found is not None and row.number >= found[0].games:
            raise Fault(409, "series-over")
    following = series.next_table(row, who)
    if lobby.full(following):
        following = await service.read(lobby.started, following, who.id)
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


# -- loadouts ------------------------------------------------------------------------------------
@get("/api/loadouts", tags=["loadouts"])
async def list_loadouts(
    service: TheService,
    who: Who,
    lang: Lang,
    game: Annotated[str, QueryParameter(max_length=40)] = "",
    options: Annotated[str, QueryParameter(max_length=1000)] = "",
) -> wire.KeptLoadouts:
    """My loadouts and those of the house, checked as at a table with these options (JSON)."""
    database = service.settings.database
    return await service.costly.run(who.id, jobs.loadouts, database, who.id, game, options, lang)


@post("/api/loadouts", tags=["loadouts"])
async def new_loadout(
    data: JSONBody[wire.LoadoutText], service: TheService, who: Who, lang: Lang
) -> wire.KeptLoadout:
    may_make(service, who)
    check = await service.costly.run(who.id, jobs.loadout_check, data, lang)
    return await service.write(LoadoutLibrary(service.store).put, None, who.id, data, check)


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
    may_make(service, who)
    check = await service.costly.run(who.id, jobs.loadout_check, data, lang)
    return await service.write(LoadoutLibrary(service.store).put, id, who.id, data, check)


@delete("/api/loadouts/{id:str}", tags=["loadouts"], status_code=204)
async def delete_loadout(id: Id, service: TheService, who: Who) -> None:
    await service.write(LoadoutLibrary(service.store).delete, id, who.id)


HANDLERS = [
    games,
    components,
    whole_library,
    one_picture,
    whole_guide,
    sample,
    find_rules,
    one_rule,
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
