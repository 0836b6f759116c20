"""Friends: two people who chose each other by a link, and invitations between them.

Everything here runs on a connection of the store, in its transaction.
"""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection, select
from sqlalchemy.exc import IntegrityError

from neontable.server import schema
from neontable.server.faults import Fault

MOST = 200
"""Friends of one person."""
MOST_INVITATIONS = 3
"""Tables to which one person may ask the same friend at once."""
PRESENT = 50.0
"""Seconds for which another process's word that somebody is here is valid."""

f, i, k, v = schema.friendships, schema.identities, schema.contacts, schema.invitations


class FriendRow(msgspec.Struct, frozen=True):
    id: str
    name: str
    since: float
    shown: bool
    """They let friends see whether they are here and where they play."""


class Invitation(msgspec.Struct, frozen=True):
    table: str
    host: str
    host_name: str
    guest: str
    guest_name: str
    at: float


# -- how somebody may be reached ------------------------------------------------------------------
def contact(c: Connection, who: str) -> Any:
    """The row of somebody's contacts, or None."""
    return c.execute(select(k).where(k.c.identity == who)).mappings().one_or_none()


def change_contact(c: Connection, who: str, **values: Any) -> None:
    if c.execute(k.update().where(k.c.identity == who).values(**values)).rowcount:
        return
    try:
        with c.begin_nested():
            c.execute(k.insert().values(identity=who, **values))
    except IntegrityError:  # another request was faster
        c.execute(k.update().where(k.c.identity == who).values(**values))


# -- friends --------------------------------------------------------------------------------------
def _pair(one: str, other: str) -> tuple[str, str]:
    return (one, other) if one < other else (other, one)


def friends_of(c: Connection, who: str) -> list[FriendRow]:
    theirs = sa.case((f.c.one == who, f.c.other), else_=f.c.one)
    query = (
        select(i.c.id, i.c.name, f.c.since, sa.func.coalesce(k.c.shown, sa.true()))
        .select_from(f)
        .join(i, i.c.id == theirs)
        .outerjoin(k, k.c.identity == i.c.id)
        .where(sa.or_(f.c.one == who, f.c.other == who))
        .order_by(i.c.name, i.c.id)
    )
    return [FriendRow(id, name, since, bool(shown)) for id, name, since, shown in c.execute(query)]


def are_friends(c: Connection, one: str, other: str) -> bool:
    a, b = _pair(one, other)
    return c.execute(select(f.c.since).where(f.c.one == a, f.c.other == b)).first() is not None


def _count(c: Connection, who: str) -> int:
    query = select(sa.func.count()).select_from(f).where(sa.or_(f.c.one == who, f.c.other == who))
    return int(c.execute(query).scalar_one())


def owner_of(c: Connection, token: str) -> tuple[str, str]:
    """Whose link it is: id and name."""
    query = select(i.c.id, i.c.name).join(k, k.c.identity == i.c.id).where(k.c.token == token)
    row = c.execute(query).one_or_none() if token else None
    if row is None:
        raise Fault(404, "friend-link")
    return row[0], row[1]


def befriend(c: Connection, who: str, token: str) -> str:
    """Whoever opened somebody's link becomes their friend; who that is.  Doing it again changes
    nothing."""
    other, _ = owner_of(c, token)
    if other == who:
        raise Fault(409, "friend-self")
    if are_friends(c, who, other):
        return other
    if _count(c, who) >= MOST:
        raise Fault(409, "many-friends", str(MOST))
    if _count(c, other) >= MOST:
        raise Fault(409, "many-friends-other")
    one, two = _pair(who, other)
    try:
        with c.begin_nested():
            c.execute(f.insert().values(one=one, other=two, since=time.time()))
    except IntegrityError:
        pass  # both clicked at once
    return other


def unfriend(c: Connection, who: str, other: str) -> None:
    """Either side ends it for both; what one invited the other to is withdrawn."""
    one, two = _pair(who, other)
    if not c.execute(f.delete().where(f.c.one == one, f.c.other == two)).rowcount:
        raise Fault(404, "no-friend")
    c.execute(
        v.delete().where(
            sa.or_(
                sa.and_(v.c.host == who, v.c.guest == other),
                sa.and_(v.c.host == other, v.c.guest == who),
            )
        )
    )


# -- invitations ----------------------------------------------------------------------------------
def invite(c: Connection, host: str, guest: str, table: str) -> None:
    """Once for each table and friend; asking again changes nothing."""
    check_invite(c, host, guest, table)
    try:
        with c.begin_nested():
            c.execute(v.insert().values(table_id=table, guest=guest, host=host, at=time.time()))
    except IntegrityError:
        pass


def check_invite(c: Connection, host: str, guest: str, table: str = "") -> None:
    if not are_friends(c, host, guest):
        raise Fault(404, "no-friend")
    standing = [one for one in invitations(c, guest) if one.host == host and one.table != table]
    if len(standing) >= MOST_INVITATIONS:
        raise Fault(409, "many-invitations", str(MOST_INVITATIONS))


def invitations(c: Connection, guest: str = "", table: str = "") -> list[Invitation]:
    """What somebody is asked to, or who is asked to a table: as long as it has an open seat and the
    guest has none there."""
    t, s = schema.tables, schema.seats
    hosts, guests = i.alias("hosts"), i.alias("guests")
    free = select(s.c.table_id).where(s.c.kind == "open")
    sits = select(s.c.table_id).where(s.c.table_id == v.c.table_id, s.c.identity == v.c.guest)
    query = (
        select(v.c.table_id, v.c.host, hosts.c.name, v.c.guest, guests.c.name, v.c.at)
        .join(t, t.c.id == v.c.table_id)
        .join(hosts, hosts.c.id == v.c.host)
        .join(guests, guests.c.id == v.c.guest)
        .where(t.c.status == "open", t.c.id.in_(free), ~sa.exists(sits))
        .order_by(v.c.at.desc())
    )
    if guest:
        query = query.where(v.c.guest == guest)
    if table:
        query = query.where(v.c.table_id == table)
    return [Invitation(*row) for row in c.execute(query)]


def withdraw(c: Connection, guest: str, table: str) -> str:
    """The guest does not want to come; whose invitation it was."""
    where = (v.c.guest == guest, v.c.table_id == table)
    host = c.execute(select(v.c.host).where(*where)).scalar()
    if host is None:
        raise Fault(404, "no-invitation")
    c.execute(v.delete().where(*where))
    return str(host)


# -- who is here ----------------------------------------------------------------------------------
def mark_present(c: Connection, ids: Iterable[str]) -> None:
    """In the order of the ids, so that two processes never wait for each other."""
    p, now, wanted = schema.present, time.time(), sorted(ids)
    known: set[str] = set()
    for first in range(0, len(wanted), 500):
        these = p.c.identity.in_(wanted[first : first + 500])
        held = select(p.c.identity).where(these).order_by(p.c.identity).with_for_update()
        known |= set(c.execute(held).scalars())
        c.execute(p.update().where(these).values(at=now))
    for id in wanted:
        if id in known:
            continue
        try:
            with c.begin_nested():
                c.execute(p.insert().values(identity=id, at=now))
        except IntegrityError:
            pass  # another process was faster, or the person is deleted


def present(c: Connection, ids: Iterable[str]) -> set[str]:
    p = schema.present
    query = select(p.c.identity).where(p.c.identity.in_([*ids]), p.c.at > time.time() - PRESENT)
    return set(c.execute(query).scalars())


def personal_data(c: Connection, who: str) -> dict[str, Any]:
    """What is kept about somebody here, for their own file."""

    def rows(query: Any) -> list[dict[str, Any]]:
        return [dict(row) for row in c.execute(query).mappings()]

    d, n = schema.subscriptions, schema.notices
    return {
        "friends": [
            {"id": one.id, "name": one.name, "since": one.since} for one in friends_of(c, who)
        ],
        "contacts": rows(
            select(k.c.token, k.c.shown, k.c.address, k.c.confirmed, k.c.asked, k.c.lang).where(
                k.c.identity == who
            )
        ),
        "invitations": rows(select(v).where(sa.or_(v.c.host == who, v.c.guest == who))),
        "subscriptions": rows(
            select(d.c.id, d.c.session, d.c.endpoint, d.c.lang, d.c.created).where(
                d.c.identity == who
            )
        ),
        "notices": rows(select(n.c.table_id, n.c.at).where(n.c.identity == who)),
    }
