"""Comments at moments of finished tables.  Blocking, like the store that they are kept in."""

from __future__ import annotations

import msgspec
import sqlalchemy as sa
from sqlalchemy import select

from neontable.server import schema
from neontable.server.store import Store


class CommentRow(msgspec.Struct, frozen=True):
    """What somebody said about a moment of a finished table."""

    id: str
    table_id: str
    number: int
    identity: str
    name: str
    text: str
    at: float


def add(store: Store, row: CommentRow) -> None:
    with store.engine.begin() as c:
        c.execute(schema.comments.insert().values(**msgspec.structs.asdict(row)))


def of_table(store: Store, table: str, limit: int = 1000) -> list[CommentRow]:
    t = schema.comments
    query = (
        select(*(t.c[name] for name in CommentRow.__struct_fields__))
        .where(t.c.table_id == table)
        .order_by(t.c.number, t.c.at)
        .limit(limit)
    )
    with store.reading() as c:
        return [CommentRow(*row) for row in c.execute(query)]


def delete(store: Store, id: str, table: str, identity: str) -> bool:
    t = schema.comments
    mine = sa.and_(t.c.id == id, t.c.table_id == table, t.c.identity == identity)
    with store.engine.begin() as c:
        return c.execute(t.delete().where(mine)).rowcount == 1
