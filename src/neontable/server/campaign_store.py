"""What is stored about campaigns besides their own tables: which table belongs to which mission.

Blocking, like the store it works on.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec
import sqlalchemy as sa
from sqlalchemy import select
from sqlalchemy.exc import IntegrityError

from neontable.kernel import registry
from neontable.server import schema
from neontable.server.database import Conflict
from neontable.server.rows import Move, RecordRow, SeatRow, Standing, TableRow
from neontable.server.store import Store

LENT, NOTHING, BEGUN, TAKEN = -1, 0, 1, 2
"""What has been reported to a campaign about a table: see the schema."""
MOST = 2_100
"""Tables of a campaign that are looked at: a league of sixty-four has 2,016."""


class CampaignStore:
    def __init__(self, store: Store) -> None:
        self.store = store

    def add(self, row: TableRow, moves: Sequence[Move], records: Iterable[RecordRow] = ()) -> None:
        """A campaign with the moves it begins with, and the tables it was brought with."""
        with self.store.engine.begin() as c:
            self.store.insert_table(c, row)
            if moves:
                c.execute(
                    schema.moves.insert(),
                    [{"table_id": row.id, **msgspec.structs.asdict(m)} for m in moves],
                )
            for record in records:
                c.execute(schema.records.insert().values(**msgspec.structs.asdict(record)))

    def member_of(self, identity: str) -> list[str]:
        """Campaigns that go on, in which somebody plays."""
        t, s = schema.tables, schema.seats
        names = registry.campaigns()
        query = (
            select(t.c.id)
            .join(s, s.c.table_id == t.c.id)
            .where(s.c.identity == identity, t.c.status != "over", t.c.game.in_(names))
        )
        with self.store.reading() as c:
            return list(c.execute(query).scalars())

    def going_on(self, game: str) -> list[str]:
        """Campaigns of a game that are not over."""
        t = schema.tables
        names = [name for name in registry.campaigns() if registry.campaign(name).of == game]
        query = select(t.c.id).where(t.c.status != "over", t.c.game.in_(names))
        with self.store.reading() as c:
            return list(c.execute(query).scalars())

    def add_table(self, row: TableRow) -> bool:
        """The table of a mission; False when somebody was faster."""
        try:
            self.store.add_table(row)
        except IntegrityError:
            return False
        return True

    def append(
        self,
        id: str,
        move: Move,
        standing: Standing,
        seats: Iterable[SeatRow],
        news: bytes | None,
    ) -> None:
        """A move and the seats that come with it, together or not at all."""
        s = schema.seats
        try:
            with self.store.engine.begin() as c:
                self.store.step(c, id, move, standing, news)
                c.execute(s.delete().where(s.c.table_id == id))
                self.store.insert_seats(c, id, seats)
        except IntegrityError:
            raise Conflict from None

    def table(self, campaign: str, mission: int) -> TableRow | None:
        t = schema.tables
        found = self.store.find_tables(t.c.campaign == campaign, t.c.mission == mission)
        return next(iter(found), None)

    def tables(self, campaign: str) -> list[TableRow]:
        return self.store.find_tables(schema.tables.c.campaign == campaign, limit=MOST)

    def records(self, campaign: str) -> dict[int, str]:
        """Ids of the records that the campaign was brought with, by mission."""
        r = schema.records
        with self.store.reading() as c:
            found = c.execute(select(r.c.mission, r.c.id).where(r.c.campaign == campaign))
            return {int(mission): str(id) for mission, id in found}

    def running(self, games: Sequence[str]) -> list[str]:
        """Campaigns of these kinds that go on."""
        t = schema.tables
        query = select(t.c.id).where(t.c.status == "playing", t.c.game.in_(games)).limit(MOST)
        with self.store.reading() as c:
            return list(c.execute(query).scalars())

    def unreported(self, limit: int) -> list[str]:
        """Tables whose start or end has not been reported to their campaign, or to the one that had
        lent something to them."""
        t = schema.tables
        mine = t.c.campaign.is_not(None)
        query = (
            select(t.c.id)
            .where(
                sa.or_(
                    sa.and_(mine, t.c.reported == NOTHING, t.c.status != "open"),
                    sa.and_(mine, t.c.reported == BEGUN, t.c.status == "over"),
                    sa.and_(t.c.reported == LENT, t.c.status == "over"),
                ),
            )
            .limit(limit)
        )
        with self.store.reading() as c:
            return list(c.execute(query).scalars())

    def reported(self, table: str, what: int) -> None:
        t = schema.tables
        with self.store.engine.begin() as c:
            c.execute(t.update().where(t.c.id == table, t.c.reported < what).values(reported=what))

    def lists(
        self, identity: str, games: Sequence[str], limit: int
    ) -> tuple[list[TableRow], list[TableRow]]:
        """Campaigns of mine, and those of others that are listed."""
        t, s = schema.tables, schema.seats
        sits = select(s.c.table_id).where(s.c.identity == identity)
        kind = t.c.game.in_(games)
        mine = self.store.find_tables(
            kind, sa.or_(t.c.id.in_(sits), t.c.owner == identity), limit=limit
        )
        listed = self.store.find_tables(
            kind,
            t.c.listed.is_(True),
            t.c.owner != identity,
            t.c.id.notin_(sits),
            limit=limit,
        )
        return mine, listed

    def remove_open(self, campaign: str, missions: Iterable[int]) -> list[str]:
        """Tables that have not begun, of missions that are no longer requested."""
        t = schema.tables
        gone = []
        with self.store.engine.begin() as c:
            where = (t.c.campaign == campaign, t.c.mission.in_(list(missions)))
            for id in list(c.execute(select(t.c.id).where(*where, t.c.status == "open")).scalars()):
                done = c.execute(t.delete().where(t.c.id == id, t.c.status == "open"))
                if done.rowcount:
                    gone.append(str(id))
        return gone
