"""Friends over HTTP: the link, the list, challenges and invitations."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any, TypeVar

from litestar import delete, get, post, put
from litestar.params import JSONBody
from sqlalchemy import Connection, select

from neontable import bots
from neontable.kernel import registry
from neontable.server import access, friends, game_info, schema, table_setup
from neontable.server import protocol as wire
from neontable.server.faults import Fault
from neontable.server.handler_inputs import Id, Lang, TheService, Who, finding, known_game, may_make
from neontable.server.live_table import OPEN, PERSON
from neontable.server.rows import Identity, TableRow, new_id
from neontable.server.table_service import TableService

R = TypeVar("R")

SHOWN_TABLES = 3
"""Tables of one friend in the list."""
LOOKED_AT = 400
"""Tables of all friends that are looked at."""


async def reading(service: TableService, work: Callable[..., R], *args: Any) -> R:
    def run() -> R:
        with service.store.reading() as c:
            return work(c, *args)

    return await service.read(run)


async def writing(service: TableService, work: Callable[..., R], *args: Any, **more: Any) -> R:
    def run() -> R:
        with service.store.engine.begin() as c:
            return work(c, *args, **more)

    return await service.write(run)


# -- the list -------------------------------------------------------------------------------------
def _visible(row: TableRow, friend: str, me: str) -> tuple[bool, str]:
    """Whether I may be shown a friend's table, and the word that opens it.  A table in the list of
    all is everybody's; one that is not belongs to whoever made it: if that is the friend, who shows
    where they play and lets people watch, friends may watch.  Nobody shows the table of others."""
    if not any(s.kind == PERSON and s.identity == friend for s in row.seats):
        return False, ""
    if access.seated(row, me) or row.owner == me:
        return True, ""
    if row.listed and (row.status == "open" or row.watchable):
        return True, ""
    if row.owner == friend and row.watchable and row.status in ("playing", "paused"):
        return True, access.watch_token(row)
    return False, ""


def _tables(service: TableService, ids: list[str]) -> list[TableRow]:
    t, s = schema.tables, schema.seats
    theirs = select(s.c.table_id).where(s.c.identity.in_(ids), s.c.kind == PERSON)
    return service.store.find_tables(
        t.c.id.in_(theirs),
        t.c.status.in_(("open", "playing", "paused")),
        t.c.puzzle == "",
        limit=LOOKED_AT,
    )


def _friend(
    row: friends.FriendRow, online: set[str], tables: list[TableRow], me: str, lang: str
) -> wire.Friend:
    shown: list[wire.FriendTable] = []
    if row.shown:
        for table in tables:
            allowed, token = _visible(table, row.id, me)
            if not allowed or len(shown) >= SHOWN_TABLES:
                continue
            free = any(s.kind == OPEN for s in table.seats)
            shown.append(
                wire.FriendTable(
                    id=table.id,
                    game=table.game,
                    title=table.title or game_info.title(registry.game(table.game), lang),
                    status=table.status,  # type: ignore[arg-type]
                    can_join=table.status == "open" and free and not access.seated(table, me),
                    token=token,
                )
            )
    return wire.Friend(
        id=row.id,
        name=row.name,
        since=row.since,
        online=row.shown and row.id in online,
        hidden=not row.shown,
        tables=tuple(shown),
    )


async def _invitations(
    service: TableService, who: Identity, lang: str
) -> tuple[wire.InvitationInfo, ...]:
    found = []
    for one in await reading(service, friends.invitations, who.id):
        row = await service.row(one.table)
        if row is None or row.game not in registry.names():
            continue
        found.append(
            wire.InvitationInfo(
                table=row.id,
                game=row.game,
                title=row.title or game_info.title(registry.game(row.game), lang),
                host=one.host,
                name=one.host_name,
                at=one.at,
                token=row.invite,
            )
        )
    return tuple(found)


async def _list(service: TableService, who: Identity, lang: str) -> wire.FriendList:
    found = await reading(service, friends.friends_of, who.id)
    contact = await reading(service, friends.contact, who.id)
    open_ones = [one.id for one in found if one.shown]
    online = await service.online.among(open_ones)
    rows = await service.read(_tables, service, open_ones) if open_ones else []
    known = set(registry.names())
    rows = [row for row in rows if row.game in known]
    people = [_friend(one, online, rows, who.id, lang) for one in found]
    # Who can be played with now comes first.
    people.sort(key=lambda one: (not one.online, one.name.casefold(), one.id))
    return wire.FriendList(
        friends=tuple(people),
        invitations=await _invitations(service, who, lang),
        most=friends.MOST,
        shown=True if contact is None else bool(contact["shown"]),
        link="" if contact is None else contact["token"] or "",
    )


@get("/api/friends", tags=["friends"])
async def friend_list(service: TheService, who: Who, lang: Lang) -> wire.FriendList:
    """My friends, what they show of themselves, and what they ask me to."""
    return await _list(service, who, lang)


def _reachable(c: Connection, who: str) -> bool:
    subscribed = schema.subscriptions.select().where(schema.subscriptions.c.identity == who)
    contact = friends.contact(c, who)
    return bool(
        friends.friends_of(c, who)
        or c.execute(subscribed.limit(1)).first()
        or (contact is not None and contact["confirmed"])
    )


@get("/api/friends/news", tags=["friends"])
async def friend_news(service: TheService, who: Who, lang: Lang) -> wire.FriendNews:
    """What any page of mine shows: who asks me to a table."""
    return await _news(service, who, lang)


async def _news(service: TableService, who: Identity, lang: str) -> wire.FriendNews:
    return wire.FriendNews(
        invitations=await _invitations(service, who, lang),
        live=await reading(service, _reachable, who.id),
    )


@put("/api/friends/settings", tags=["friends"])
async def friend_settings(
    data: JSONBody[wire.FriendSettings], service: TheService, who: Who, lang: Lang
) -> wire.FriendList:
    await writing(service, friends.change_contact, who.id, shown=data.shown)
    return await _list(service, who, lang)


# -- the link -------------------------------------------------------------------------------------
@post("/api/friends/link", tags=["friends"], status_code=200)
async def new_link(service: TheService, who: Who, lang: Lang) -> wire.FriendList:
    """A new link; the one before works no more."""
    may_make(service, who)
    await writing(service, friends.change_contact, who.id, token=new_id())
    return await _list(service, who, lang)


@delete("/api/friends/link", tags=["friends"], status_code=200)
async def no_link(service: TheService, who: Who, lang: Lang) -> wire.FriendList:
    """No link: nobody becomes my friend by one any more."""
    await writing(service, friends.change_contact, who.id, token=None)
    return await _list(service, who, lang)


@post("/api/friends/look", tags=["friends"], status_code=200)
async def look(data: JSONBody[wire.FriendLink], service: TheService, who: Who) -> wire.FriendOffer:
    """Whose link it is, before I say yes."""
    id, name = await reading(service, friends.owner_of, data.token)
    already = await reading(service, friends.are_friends, who.id, id)
    return wire.FriendOffer(id=id, name=name, me=id == who.id, already=already)


@post("/api/friends", tags=["friends"], status_code=200)
async def befriend(
    data: JSONBody[wire.FriendLink], service: TheService, who: Who, lang: Lang
) -> wire.FriendList:
    """Become the friend of whoever gave me the link."""
    may_make(service, who)
    other = await writing(service, friends.befriend, who.id, data.token)
    await service.online.call(other)
    return await _list(service, who, lang)


@delete("/api/friends/{id:str}", tags=["friends"], status_code=200)
async def unfriend(id: Id, service: TheService, who: Who, lang: Lang) -> wire.FriendList:
    """End a friendship, for both."""
    await writing(service, friends.unfriend, who.id, id)
    await service.online.call(id)
    return await _list(service, who, lang)


# -- invitations ----------------------------------------------------------------------------------
def _challenge(game_name: str, who: Identity, find: table_setup.Find) -> TableRow:
    """A table for two; nobody chooses the better seat, and bots take the seats that a game needs
    besides."""
    game = registry.game(game_name)
    seats = max(2, game.seats[0])
    mine = secrets.randbelow(2)
    bot = bots.best(game)
    wishes = tuple(
        wire.SeatWish(kind="bot", bot=bot)
        if n > 1
        else wire.SeatWish(kind="me" if n == mine else "open")
        for n in range(seats)
    )
    return table_setup.new_table(wire.NewTable(game=game_name, seats=wishes), who, find)


@post("/api/friends/{id:str}/invitations", tags=["friends"], status_code=200)
async def invite(
    id: Id, data: JSONBody[wire.Challenge], service: TheService, who: Who, lang: Lang
) -> wire.TableInfo:
    """Ask a friend to a new table, or to mine that waits; they are told at once."""
    if (data.game is None) == (data.table is None):
        raise Fault(400, "bad-input", "give a game or a table, one of the two")
    may_make(service, who)
    if data.table is not None:
        row = await service.row(data.table)
        if row is None or not (row.owner == who.id or access.seated(row, who.id)):
            raise Fault(404, "no-table")
        if row.status != "open":
            raise Fault(409, "started")
        if access.seated(row, id):
            raise Fault(409, "friend-seated")
        if not any(s.kind == OPEN for s in row.seats):
            raise Fault(409, "full")
    else:
        assert data.game is not None
        known_game(data.game)
        # Before the table is made: nobody makes tables for people who are no friends.
        await reading(service, friends.check_invite, who.id, id)
        row = await service.in_threads.run(
            who.id, _challenge, data.game, who, finding(service, who)
        )
        await service.write(service.store.add_table, row)
    await writing(service, friends.invite, who.id, id, row.id)
    await service.online.call(id)
    service.notices.invited(row, id, who.name)
    return await service.audience.info(row, who.id, lang)


@get("/api/tables/{id:str}/invitations", tags=["friends"])
async def invited(id: Id, service: TheService, who: Who) -> wire.InvitedList:
    """Which friends I have asked to a table."""
    row = await service.row(id)
    if row is None or not (row.owner == who.id or access.seated(row, who.id)):
        raise Fault(404, "no-table")
    found = await reading(service, friends.invitations, "", id)
    return wire.InvitedList(
        invited=tuple(
            wire.Invited(id=one.guest, name=one.guest_name) for one in found if one.host == who.id
        )
    )


@delete("/api/invitations/{table:str}", tags=["friends"], status_code=200)
async def decline(table: Id, service: TheService, who: Who, lang: Lang) -> wire.FriendNews:
    """I do not come to a table that I was asked to."""
    host = await writing(service, friends.withdraw, who.id, table)
    await service.online.call(host)
    return await _news(service, who, lang)


HANDLERS = [
    friend_list,
    friend_news,
    friend_settings,
    new_link,
    no_link,
    look,
    befriend,
    unfriend,
    invite,
    invited,
    decline,
]
