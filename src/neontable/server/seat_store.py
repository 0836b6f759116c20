"""Seats that change hands in the middle of a game, in the database.  Blocking, like the store
that it is part of."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from sqlalchemy import Connection, select

from neontable.server import schema


def hand_on(c: Connection, id: str, seat: dict[str, Any]) -> None:
    """Seat somebody else, with the move that says so; who sat there is remembered."""
    s, f = schema.seats, schema.former_seats
    here = sa.and_(s.c.table_id == id, s.c.seat == seat["seat"])
    before = c.execute(select(s.c.identity).where(here)).scalar_one()
    if before and before != seat["identity"]:
        old = {"table_id": id, "seat": seat["seat"], "identity": before}
        known = select(f.c.seat).where(*(f.c[name] == value for name, value in old.items()))
        if c.execute(known).first() is None:
            c.execute(f.insert().values(**old))
    c.execute(s.update().where(here).values(**seat))


def former(c: Connection, id: str, identity: str) -> set[int]:
    """The seats that somebody had at a table before."""
    f = schema.former_seats
    query = select(f.c.seat).where(f.c.table_id == id, f.c.identity == identity)
    return set(c.execute(query).scalars())
