"""People and their devices: identities, accounts, sessions.  Blocking, like the database."""

import time
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection, select
from sqlalchemy.exc import IntegrityError

from neontable.server import friends, results, schema
from neontable.server.database import Database, Taken
from neontable.server.rows import Identity, SessionRow, new_id


class PersonStore(Database):
    # -- identities ------------------------------------------------------------------------
    def identity(self, id: str) -> Identity | None:
        with self._reading.begin() as c:
            row = c.execute(_identity.where(schema.identities.c.id == id)).one_or_none()
        return None if row is None else Identity(*row)

    def created(self, id: str) -> float:
        """Since when somebody is known."""
        i = schema.identities
        with self._reading.begin() as c:
            return float(c.execute(select(i.c.created).where(i.c.id == id)).scalar() or 0.0)

    def account(self, key: str) -> Identity | None:
        with self._reading.begin() as c:
            row = c.execute(_identity.where(schema.identities.c.account_key == key)).one_or_none()
        return None if row is None else Identity(*row)

    def new_identity(self, name: str, device: str = "") -> Identity:
        who, now = Identity(new_id(), name, "", "", 0, new_id(), time.time()), time.time()
        values = {"id": who.id, "name": name, "created": now, "seen": now}
        with self.engine.begin() as c:
            c.execute(schema.identities.insert().values(**values))
            self._add_session(c, who, device)
        return who

    # -- sessions --------------------------------------------------------------------------
    def _add_session(self, c: Connection, who: Identity, device: str) -> None:
        now = time.time()
        c.execute(
            schema.sessions.insert().values(
                id=who.session, identity=who.id, device=device, created=now, seen=now
            )
        )

    def new_session(self, who: Identity, device: str) -> Identity:
        who = msgspec.structs.replace(who, session=new_id(), seen=time.time())
        with self.engine.begin() as c:
            self._add_session(c, who, device)
        return who

    def signed_in(self, id: str, session: str) -> Identity | None:
        """The identity of a cookie, if its session has not ended."""
        s = schema.sessions
        with self._reading.begin() as c:
            row = c.execute(_identity.where(schema.identities.c.id == id)).one_or_none()
            if row is None:
                return None
            who = Identity(*row)
            if session.isdigit() and len(session) < 10:
                return who if who.generation == int(session) else None
            query = select(s.c.seen).where(s.c.id == session, s.c.identity == id)
            seen = c.execute(query).scalar()
        return None if seen is None else msgspec.structs.replace(who, session=session, seen=seen)

    def sessions(self, identity: str) -> list[SessionRow]:
        s = schema.sessions
        query = (
            select(s.c.id, s.c.device, s.c.created, s.c.seen)
            .where(s.c.identity == identity)
            .order_by(s.c.seen.desc())
        )
        with self._reading.begin() as c:
            return [SessionRow(*row) for row in c.execute(query)]

    def touch(self, session: str) -> None:
        s = schema.sessions
        with self.engine.begin() as c:
            c.execute(s.update().where(s.c.id == session).values(seen=time.time()))

    def end_sessions(self, identity: str, session: str | None) -> int:
        """End one session of somebody, or all of them; how many there were."""
        s, i = schema.sessions, schema.identities
        with self.engine.begin() as c:
            which = [s.c.identity == identity]
            if session is not None:
                which.append(s.c.id == session)
            else:
                # Cookies of older servers name the generation.
                new = i.update().where(i.c.id == identity).values(generation=i.c.generation + 1)
                c.execute(new)
            return int(c.execute(s.delete().where(*which)).rowcount)

    def set_passphrase(self, id: str, passphrase: str) -> None:
        i = schema.identities
        with self.engine.begin() as c:
            c.execute(i.update().where(i.c.id == id).values(passphrase=passphrase))

    def personal_data(self, id: str) -> dict[str, Any]:
        """Everything that is kept about somebody."""
        i, t, s = schema.identities, schema.tables, schema.seats
        found: dict[str, Any] = {}
        with self._reading.begin() as c:

            def rows(query: Any) -> list[dict[str, Any]]:
                return [dict(row) for row in c.execute(query).mappings()]

            columns = (i.c.id, i.c.name, i.c.account, i.c.created, i.c.seen)
            found["me"] = rows(select(*columns).where(i.c.id == id))
            found["sessions"] = [msgspec.structs.asdict(one) for one in self.sessions(id)]
            found["tables"] = rows(
                select(t.c.id, t.c.game, t.c.title, t.c.created, t.c.status, s.c.seat, s.c.name)
                .join(s, s.c.table_id == t.c.id)
                .where(s.c.identity == id)
            )
            f = schema.former_seats
            found["former_seats"] = rows(select(f.c.table_id, f.c.seat).where(f.c.identity == id))
            chat, r, d = schema.chat, schema.records, schema.loadouts
            found["chat"] = rows(
                select(chat.c.table_id, chat.c.at, chat.c.text).where(chat.c.identity == id)
            )
            k = schema.comments
            found["comments"] = rows(
                select(k.c.table_id, k.c.number, k.c.at, k.c.text).where(k.c.identity == id)
            )
            found["records"] = rows(select(r.c.id, r.c.game, r.c.created).where(r.c.owner == id))
            found["loadouts"] = rows(select(d).where(d.c.owner == id))
            e, g = schema.results, schema.ratings
            found["results"] = rows(select(e).where(e.c.identity == id))
            found["ratings"] = rows(select(g).where(g.c.identity == id))
            p = schema.solved
            found["solved"] = rows(select(p.c.game, p.c.puzzle, p.c.at).where(p.c.identity == id))
            found |= friends.personal_data(c, id)
            v = schema.loadout_versions
            found["loadout_versions"] = rows(
                select(v).join(d, d.c.id == v.c.loadout).where(d.c.owner == id)
            )
        return found

    def delete_identity(self, id: str) -> list[str]:
        """Delete somebody and what is theirs alone; tables that others played keep what happened,
        without the name.  Returns the tables that are gone."""
        t, s, chat = schema.tables, schema.seats, schema.chat
        with self.engine.begin() as c:
            mine = sa.and_(t.c.owner == id, t.c.status == "open")
            gone = list(c.execute(select(t.c.id).where(mine)).scalars())
            c.execute(t.delete().where(mine))
            c.execute(t.update().where(t.c.owner == id).values(owner=""))
            waiting = select(t.c.id).where(t.c.status == "open")
            seat = {"identity": "", "name": "", "loadout": "", "loadout_name": ""}
            theirs = s.update().where(s.c.identity == id)
            c.execute(theirs.where(s.c.table_id.in_(waiting)).values(kind="open", **seat))
            c.execute(theirs.values(identity="", name=""))
            c.execute(chat.delete().where(chat.c.identity == id))
            results.forget(c, id)
            k = schema.comments
            c.execute(k.delete().where(k.c.identity == id))
            for table in (schema.records, schema.loadouts):
                c.execute(table.delete().where(table.c.owner == id))
            c.execute(schema.solved.delete().where(schema.solved.c.identity == id))
            c.execute(schema.identities.delete().where(schema.identities.c.id == id))
        return gone

    def rename(self, id: str, name: str) -> None:
        s = schema.seats
        with self.engine.begin() as c:
            c.execute(
                schema.identities.update()
                .where(schema.identities.c.id == id)
                .values(name=name, seen=time.time())
            )
            c.execute(s.update().where(s.c.identity == id).values(name=name))

    def open_account(self, id: str, account: str, key: str, passphrase: str) -> None:
        i = schema.identities
        try:
            with self.engine.begin() as c:
                done = c.execute(
                    i.update()
                    .where(i.c.id == id, i.c.account_key.is_(None))
                    .values(account=account, account_key=key, passphrase=passphrase)
                )
                if done.rowcount != 1:
                    raise Taken
        except IntegrityError:
            raise Taken from None


_i = schema.identities.c
_identity = select(_i.id, _i.name, _i.account, _i.passphrase, _i.generation)
