"""Texts that people keep: records of games, loadouts and maps.  Blocking, like the database."""

import msgspec
import sqlalchemy as sa
from sqlalchemy import select

from neontable.server import schema
from neontable.server.database import Database
from neontable.server.rows import LOADOUT, LoadoutRow, RecordRow

KEPT_VERSIONS = 30
"""Earlier texts of a loadout that are kept."""


class TextStore(Database):
    # -- records and loadouts -----------------------------------------------------------------
    def add_record(self, row: RecordRow) -> None:
        with self.engine.begin() as c:
            c.execute(schema.records.insert().values(**msgspec.structs.asdict(row)))

    def record(self, id: str) -> RecordRow | None:
        r = schema.records
        with self._reading.begin() as c:
            row = c.execute(select(r).where(r.c.id == id)).one_or_none()
        return None if row is None else RecordRow(*row)

    def replay_status(self, id: str) -> str | None:
        """The status of a table, "over" for a record; None for what is not there any more."""
        t, r = schema.tables, schema.records
        with self._reading.begin() as c:
            found = c.execute(select(t.c.status).where(t.c.id == id)).scalar()
            if found is not None:
                return str(found)
            there = c.execute(select(r.c.id).where(r.c.id == id)).first()
            return None if there is None else "over"

    def loadouts(self, owner: str, game: str = "", what: str = LOADOUT) -> list[LoadoutRow]:
        """The loadouts, or the maps, that somebody keeps."""
        d = schema.loadouts
        mine = sa.and_(d.c.owner == owner, d.c.what == what)
        query = select(d).where(mine).order_by(d.c.changed.desc()).limit(200)
        if game:
            query = query.where(d.c.game == game)
        with self._reading.begin() as c:
            return [LoadoutRow(*row) for row in c.execute(query)]

    def loadout(self, id: str, what: str = LOADOUT) -> LoadoutRow | None:
        d = schema.loadouts
        with self._reading.begin() as c:
            row = c.execute(select(d).where(d.c.id == id, d.c.what == what)).one_or_none()
        return None if row is None else LoadoutRow(*row)

    def put_loadout(self, row: LoadoutRow) -> None:
        """Store a loadout; the text that it had until now becomes one of its versions."""
        d, v = schema.loadouts, schema.loadout_versions
        values = msgspec.structs.asdict(row)
        with self.engine.begin() as c:
            before = c.execute(select(d).where(d.c.id == row.id)).one_or_none()
            if before is not None and before.text != row.text:
                kept = {"loadout": row.id, "changed": before.changed}
                c.execute(v.insert().values(**kept, name=before.name, text=before.text))
                old = select(v.c.changed).where(v.c.loadout == row.id)
                old = old.order_by(v.c.changed.desc()).offset(KEPT_VERSIONS).limit(1)
                oldest = c.execute(old).scalar()
                if oldest is not None:
                    c.execute(v.delete().where(v.c.loadout == row.id, v.c.changed <= oldest))
            if c.execute(d.update().where(d.c.id == row.id).values(**values)).rowcount == 0:
                c.execute(d.insert().values(**values))

    def loadout_versions(self, id: str) -> list[LoadoutRow]:
        """The earlier texts of a loadout, the last first."""
        d, v = schema.loadouts, schema.loadout_versions
        query = (
            select(d.c.id, d.c.owner, d.c.game, v.c.name, v.c.text, v.c.changed)
            .join(v, v.c.loadout == d.c.id)
            .where(d.c.id == id)
            .order_by(v.c.changed.desc())
        )
        with self._reading.begin() as c:
            return [LoadoutRow(*row) for row in c.execute(query)]

    def delete_loadout(self, id: str) -> None:
        with self.engine.begin() as c:
            c.execute(schema.loadouts.delete().where(schema.loadouts.c.id == id))
