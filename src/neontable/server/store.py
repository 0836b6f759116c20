"""What is kept for good: SQLite (one file, WAL) or PostgreSQL, through SQLAlchemy.

Everything here blocks; TableService calls it on threads of its own.  A move is accepted in one
transaction on (table, sequence): the second to use a sequence gets a `Conflict`.
"""

import os
import secrets
import time
from collections.abc import Iterable, Mapping
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.util.exc import CommandError
from sqlalchemy import Connection, Engine, event, select
from sqlalchemy.exc import IntegrityError

from neontable.kernel.errors import NeontableError
from neontable.server import friends, results, schema, seat_store
from neontable.server.prepared import Prepared

CHANNEL = "neontable"
"""The PostgreSQL channel on which processes notify each other of changes."""

_MIGRATION_LOCK = 0x4E454F4E
_BEAT = "alive"
"""The setting that says when a server last lived."""
_PROOF = "written"
"""The setting that shows that something can be written."""
LOADOUT, MAP = "loadout", "map"
"""What the texts that people keep are."""
KEPT_VERSIONS = 30
"""Earlier texts of a loadout that are kept."""
CONNECT_WITHIN = 5
"""Seconds, as all of these."""
STATEMENT_WITHIN = 15
LOCK_WITHIN = 5
IDLE_WITHIN = 30
"""How long a transaction may stand still: a frozen process must not hold its locks."""


class StoreError(NeontableError):
    """The database cannot be used; the text says why."""


class Conflict(Exception):
    """Another move has taken the sequence, or the table has changed."""


class Taken(Exception):
    """The account name belongs to somebody else."""


class SeatRow(msgspec.Struct, frozen=True):
    seat: int
    kind: str
    identity: str = ""
    name: str = ""
    bot: str = ""
    ready: bool = True
    loadout_name: str = ""
    loadout: str = ""
    """JSON: the texts that the seat brings, unchanged."""
    stops: str = ""
    """JSON of `Stops`: where its person wants to be asked to respond; empty for the usual ones."""
    offered: bool = False
    """In the middle of a game: whoever has the invitation may sit down here."""
    since: int = 0
    """The move by which whoever sits here came; 0: from the start."""


class TableRow(msgspec.Struct, frozen=True):
    id: str
    game: str
    rules: int
    title: str
    owner: str
    listed: bool
    watchable: bool
    status: str
    options: str
    clock: str
    setup: str
    """JSON of a `Setup`; empty before the start."""
    seed: str
    key: str
    invite: str
    sequence: int
    created: float
    started: float
    changed: float
    due: float | None
    outcome: str
    undo: str
    takebacks: int
    rematch: str
    series: str | None
    number: int
    pace: str
    campaign: str | None = None
    mission: int = 0
    reported: int = 0
    rated: bool = False
    matching: bool = False
    puzzle: str = ""
    """The file of the puzzle that this is a trial of."""
    delay: int = 0
    """Seconds by which spectators see it later."""
    seats: tuple[SeatRow, ...] = ()


class Move(msgspec.Struct, frozen=True):
    """One step of a table's history: an answer, an undo, a concession, a pause."""

    sequence: int
    kind: str
    seat: int
    body: str
    by: str
    key: str
    at: float


class Standing(msgspec.Struct, frozen=True):
    """What the table's row must say after a move."""

    status: str
    due: float | None
    outcome: str
    takebacks: int
    solved: tuple[str, str, str] | None = None
    """Who has solved which puzzle of which game by this move."""
    hand: SeatRow | None = None
    """Who sits on a seat from this move on."""


class Identity(msgspec.Struct, frozen=True):
    id: str
    name: str
    account: str
    passphrase: str
    generation: int
    session: str = ""
    """Of the device that asks; empty for a cookie of an older server."""
    seen: float = 0.0


class SessionRow(msgspec.Struct, frozen=True):
    id: str
    device: str
    created: float
    seen: float


class ChatRow(msgspec.Struct, frozen=True):
    number: int
    seat: int
    identity: str
    name: str
    text: str
    at: float


class SeriesRow(msgspec.Struct, frozen=True):
    id: str
    game: str
    games: int
    players: str
    created: float


class LoadoutRow(msgspec.Struct, frozen=True):
    """A text that somebody keeps: a loadout or a map."""

    id: str
    owner: str
    game: str
    name: str
    text: str
    changed: float
    what: str = LOADOUT


class RecordRow(msgspec.Struct, frozen=True):
    id: str
    owner: str
    game: str
    body: bytes
    created: float
    campaign: str | None = None
    mission: int = 0


def sqlite_url(data: Path) -> str:
    return f"sqlite:///{data / 'neontable.db'}"


def new_id() -> str:
    """Nobody can guess it: 96 bits."""
    return secrets.token_urlsafe(12)


def _limits(patient: bool) -> dict[str, Any]:
    """What a connection to PostgreSQL waits for at most.  Backups and the like take their time."""
    limits = {"idle_in_transaction_session_timeout": IDLE_WITHIN}
    if not patient:
        limits |= {"statement_timeout": STATEMENT_WITHIN, "lock_timeout": LOCK_WITHIN}
    return {
        "connect_timeout": CONNECT_WITHIN,
        "options": " ".join(f"-c {name}={1000 * n}" for name, n in limits.items()),
        # A server that is gone without a word is noticed after half a minute.
        "keepalives_idle": 10,
        "keepalives_interval": 5,
        "keepalives_count": 4,
    }


def sqlite_file(url: str) -> Path | None:
    """The file that a URL names, where it is one of SQLite."""
    try:
        parsed = sa.make_url(url)
    except sa.exc.ArgumentError:
        return None
    is_file = parsed.get_backend_name() == "sqlite" and parsed.database
    return Path(str(parsed.database)) if is_file else None


def engine_for(url: str, patient: bool = False) -> Engine:
    """An engine with our settings; the plain word postgresql means psycopg 3."""
    try:
        parsed = sa.make_url(url)
    except sa.exc.ArgumentError:
        raise StoreError("the database is a URL such as postgresql://user@host/name") from None
    kind = parsed.get_backend_name()
    if kind == "sqlite":
        if parsed.database in (None, "", ":memory:"):
            raise StoreError("a table must survive the process: name a file for SQLite")
        _make_private(Path(str(parsed.database)))
        # Parameters hold keys and hashes: an error in the log must not.
        engine = sa.create_engine(parsed, connect_args={"timeout": 30}, hide_parameters=True)
        event.listen(engine, "connect", _prepare_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
        return engine
    if kind in ("postgresql", "postgres"):
        parsed = parsed.set(drivername="postgresql+psycopg")
        try:
            return sa.create_engine(
                parsed,
                pool_size=8,
                max_overflow=4,
                pool_timeout=CONNECT_WITHIN,
                pool_pre_ping=True,
                hide_parameters=True,
                connect_args=_limits(patient),
            )
        except ModuleNotFoundError:
            raise StoreError(
                "PostgreSQL needs the package psycopg: pip install 'neontable[postgres]'"
            ) from None
    raise StoreError(f"the database is SQLite or PostgreSQL; got {kind!r}")


def _make_private(file: Path) -> None:
    """Keys of tables and hashes of passphrases are inside: for its owner's eyes, in any folder."""
    try:
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
        for one in (file, file.with_name(file.name + "-wal"), file.with_name(file.name + "-shm")):
            if one.exists() and one.stat().st_mode & 0o077:
                one.chmod(0o600)
    except OSError as fault:
        raise StoreError(f"the database {file} cannot be opened: {fault.strerror}") from None


def _prepare_sqlite(connection: Any, _: Any) -> None:
    # The driver's own transactions begin too late for us: see _begin_sqlite.
    connection.isolation_level = None
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    # FULL: an acknowledged answer survives also a power failure, not only the process.
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    writes = connection.get_execution_options().get("writes", True)
    # A writer takes its lock at once: two readers that both wish to write would deadlock.
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def _config(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", "neontable.server:migrations")
    config.attributes["connection"] = connection
    return config


def migrate(engine: Engine) -> None:
    """Bring the database to this program's version; safe when several processes start."""
    try:
        with engine.begin() as connection:
            if engine.dialect.name == "postgresql":
                connection.execute(sa.text("SET LOCAL statement_timeout = 0"))
                connection.execute(sa.text("SET LOCAL lock_timeout = 0"))
                connection.execute(select(sa.func.pg_advisory_xact_lock(_MIGRATION_LOCK)))
            command.upgrade(_config(connection), "head")
    except sa.exc.DatabaseError as fault:
        raise StoreError(f"the database cannot be opened: {fault.orig}") from None
    except CommandError:
        raise StoreError(
            f"the database is of a later version ({version(engine)}) than this program: "
            "upgrade Neontable, or use the database of a backup"
        ) from None


def version(engine: Engine) -> str | None:
    with engine.execution_options(writes=False).connect() as connection:
        return MigrationContext.configure(connection).get_current_revision()


class Store:
    def __init__(self, url: str, patient: bool = False) -> None:
        """`patient`: for housekeeping, which may take long."""
        self.url = url
        self.engine = engine_for(url, patient)
        self.postgres = self.engine.dialect.name == "postgresql"
        self._reading = self.engine.execution_options(writes=False)
        self._step = Prepared(self.engine, _step, schema.tables, ("id_", "before", *_STANDING))
        moved = ("table_id", *Move.__struct_fields__)
        self._add_move = Prepared(self.engine, schema.moves.insert(), schema.moves, moved)

    @property
    def path(self) -> Path:
        """The file of an SQLite database."""
        return Path(str(self.engine.url.database))

    def check(self) -> None:
        """Whether an SQLite file is whole, as far as a quick look tells."""
        try:
            with self._reading.begin() as c:
                found = [str(row[0]) for row in c.exec_driver_sql("PRAGMA quick_check(5)")]
        except sa.exc.DatabaseError as fault:
            raise StoreError(f"{self.path} is no database, or damaged: {fault.orig}") from None
        if found != ["ok"]:
            raise StoreError(f"{self.path} is damaged: {'; '.join(found)}")

    def close(self) -> None:
        self.engine.dispose()

    def prove_writable(self) -> None:
        """Store something, or fail as a move would."""
        s, now = schema.settings, str(time.time())
        with self.engine.begin() as c:
            done = c.execute(s.update().where(s.c.name == _PROOF).values(value=now))
            if done.rowcount == 0:
                try:
                    with c.begin_nested():
                        c.execute(s.insert().values(name=_PROOF, value=now))
                except IntegrityError:
                    pass  # another process was faster, which proves it as well

    def secret(self) -> bytes:
        """The key that signs cookies: made once, kept in the database, so that all processes
        and every restart share it."""
        s = schema.settings
        with self.engine.begin() as c:
            found = c.execute(select(s.c.value).where(s.c.name == "secret")).scalar()
            if found is None:
                found = secrets.token_hex(32)
                try:
                    with c.begin_nested():
                        c.execute(s.insert().values(name="secret", value=found))
                except IntegrityError:
                    found = c.execute(select(s.c.value).where(s.c.name == "secret")).scalar_one()
        return bytes.fromhex(str(found))

    def _notify(self, c: Connection, news: bytes | None) -> None:
        """Notify the other processes, with the commit."""
        if self.postgres and news is not None:
            c.execute(select(sa.func.pg_notify(CHANNEL, news.decode())))

    def notify(self, news: bytes) -> None:
        if self.postgres:
            with self.engine.begin() as c:
                self._notify(c, news)

    def beat(self, now: float, gap: float) -> float:
        """A sign of life; how long there had been none before, or 0 when that is no longer than
        `gap`.  Of several processes one is given the answer."""
        s = schema.settings
        with self.engine.begin() as c:
            found = c.execute(select(s.c.value).where(s.c.name == _BEAT)).scalar()
            if found is None:
                try:
                    with c.begin_nested():
                        c.execute(s.insert().values(name=_BEAT, value=str(now)))
                except IntegrityError:
                    pass
                return 0.0
            away = now - float(found)
            if away <= 0:
                return 0.0
            done = c.execute(
                s.update().where(s.c.name == _BEAT, s.c.value == found).values(value=str(now))
            )
        return away if away > gap and done.rowcount == 1 else 0.0

    def ticking(self) -> list[str]:
        """Tables whose clock may run."""
        t = schema.tables
        query = select(t.c.id).where(
            t.c.status == "playing", t.c.due.is_not(None), t.c.clock.not_in(("", "{}"))
        )
        with self._reading.begin() as c:
            return list(c.execute(query).scalars())

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

    # -- tables ----------------------------------------------------------------------------
    def add_table(self, row: TableRow, news: bytes | None = None) -> None:
        with self.engine.begin() as c:
            self.insert_table(c, row)
            self._notify(c, news)

    def insert_table(self, c: Connection, row: TableRow) -> None:
        values = msgspec.structs.asdict(row)
        seats = values.pop("seats")
        c.execute(schema.tables.insert().values(**values))
        self.insert_seats(c, row.id, seats)

    def insert_seats(self, c: Connection, id: str, seats: Iterable[SeatRow]) -> None:
        rows = [{"table_id": id, **msgspec.structs.asdict(seat)} for seat in seats]
        c.execute(schema.seats.insert(), rows)

    def table(self, id: str) -> TableRow | None:
        with self._reading.begin() as c:
            return self._table(c, id)

    def _table(self, c: Connection, id: str) -> TableRow | None:
        return next(iter(self._tables(c, schema.tables.c.id == id)), None)

    def _tables(self, c: Connection, *where: Any, limit: int = 1) -> list[TableRow]:
        t = schema.tables
        query = _table.where(*where).order_by(t.c.changed.desc()).limit(limit)
        found = [tuple(row) for row in c.execute(query)]
        if not found:
            return []
        s = schema.seats
        seated: dict[str, list[SeatRow]] = {}
        ids = [row[0] for row in found]
        for id, *rest in c.execute(_seat.where(s.c.table_id.in_(ids)).order_by(s.c.seat)):
            seated.setdefault(id, []).append(SeatRow(*rest))
        names = TableRow.__struct_fields__
        return [
            TableRow(**dict(zip(names, (*row, tuple(seated.get(row[0], ()))), strict=True)))
            for row in found
        ]

    def reading(self) -> AbstractContextManager[Connection]:
        """A transaction that changes nothing."""
        return self._reading.begin()

    def find_tables(self, *where: Any, limit: int = 1) -> list[TableRow]:
        with self._reading.begin() as c:
            return self._tables(c, *where, limit=limit)

    def lobby(self, identity: str, limit: int) -> tuple[list[TableRow], list[TableRow]]:
        """Tables of mine, and those of others that are listed."""
        t, s = schema.tables, schema.seats
        sits = select(s.c.table_id).where(s.c.identity == identity)
        with self._reading.begin() as c:
            mine = self._tables(
                c,
                sa.or_(t.c.id.in_(sits), t.c.owner == identity),
                t.c.puzzle == "",
                limit=limit,
            )
            listed = self._tables(
                c,
                t.c.listed.is_(True),
                t.c.puzzle == "",
                t.c.owner != identity,
                t.c.id.notin_(sits),
                limit=limit,
            )
        return mine, listed

    def matching(self, game: str, identity: str, limit: int) -> list[TableRow]:
        """Tables at which others wait for an opponent, the longest wait first."""
        t, s = schema.tables, schema.seats
        sits = select(s.c.table_id).where(s.c.identity == identity)
        which = (t.c.matching.is_(True), t.c.status == "open", t.c.game == game)
        with self._reading.begin() as c:
            found = self._tables(c, *which, t.c.id.notin_(sits), limit=limit)
        return sorted(found, key=lambda row: row.created)

    def waiting_for_opponent(self, game: str, identity: str) -> TableRow | None:
        """The table at which somebody waits for an opponent already."""
        t = schema.tables
        which = (t.c.matching.is_(True), t.c.status == "open", t.c.game == game)
        with self._reading.begin() as c:
            return next(iter(self._tables(c, *which, t.c.owner == identity)), None)

    def tables_of(self, identity: str) -> list[str]:
        """Where somebody sits and the game is not over."""
        t, s = schema.tables, schema.seats
        query = (
            select(t.c.id)
            .join(s, s.c.table_id == t.c.id)
            .where(s.c.identity == identity, t.c.status != "over")
            .distinct()
        )
        with self._reading.begin() as c:
            return list(c.execute(query).scalars())

    def change_table(
        self,
        id: str,
        where: Mapping[str, Any],
        values: Mapping[str, Any],
        seats: Iterable[SeatRow] | None = None,
        news: bytes | None = None,
    ) -> None:
        """Change a table's row if it still is as `where` says, else Conflict."""
        t, s = schema.tables, schema.seats
        with self.engine.begin() as c:
            still = [t.c[name] == value for name, value in where.items()]
            done = c.execute(t.update().where(t.c.id == id, *still).values(**values))
            if done.rowcount != 1:
                raise Conflict
            if seats is not None:
                c.execute(s.delete().where(s.c.table_id == id))
                self.insert_seats(c, id, seats)
            self._notify(c, news)

    def change_seat(self, id: str, seat: int, news: bytes | None = None, **values: Any) -> None:
        s = schema.seats
        with self.engine.begin() as c:
            c.execute(s.update().where(s.c.table_id == id, s.c.seat == seat).values(**values))
            self._notify(c, news)

    def follow(self, before: str, row: TableRow, news: bytes | None = None) -> None:
        """The table that comes after another: only one can."""
        t = schema.tables
        with self.engine.begin() as c:
            done = c.execute(
                t.update().where(t.c.id == before, t.c.rematch == "").values(rematch=row.id)
            )
            if done.rowcount != 1:
                raise Conflict
            self.insert_table(c, row)
            self._notify(c, news)

    def delete_table(self, id: str, news: bytes | None = None) -> None:
        with self.engine.begin() as c:
            c.execute(schema.tables.delete().where(schema.tables.c.id == id))
            self._notify(c, news)

    def due(self, before: float, limit: int) -> list[str]:
        t = schema.tables
        query = select(t.c.id).where(t.c.due <= before).order_by(t.c.due).limit(limit)
        with self._reading.begin() as c:
            return list(c.execute(query).scalars())

    def sequences(self, ids: Iterable[str]) -> dict[str, int]:
        """How far tables have come."""
        t, wanted = schema.tables, list(ids)
        found: dict[str, int] = {}
        with self._reading.begin() as c:
            for at in range(0, len(wanted), 500):
                query = select(t.c.id, t.c.sequence).where(t.c.id.in_(wanted[at : at + 500]))
                found |= {str(id): int(sequence) for id, sequence in c.execute(query)}
        return found

    # -- moves -----------------------------------------------------------------------------
    def moves(self, id: str, after: int = 0) -> tuple[TableRow | None, list[Move]]:
        """The table's row and its moves after a sequence, of one moment."""
        m = schema.moves
        with self._reading.begin() as c:
            if self.postgres:
                c.execute(sa.text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"))
            row = self._table(c, id)
            query = _move.where(m.c.table_id == id, m.c.sequence > after).order_by(m.c.sequence)
            return row, [Move(*found) for found in c.execute(query)]

    def move(self, id: str, key: str) -> Move | None:
        """The move that was stored under a client's key."""
        m = schema.moves
        with self._reading.begin() as c:
            row = c.execute(_move.where(m.c.table_id == id, m.c.key == key)).one_or_none()
        return None if row is None else Move(*row)

    def append(self, id: str, move: Move, standing: Standing, news: bytes | None = None) -> None:
        """Store a move for good; Conflict when its sequence or its key is taken."""
        if not self.append_all([(id, move, standing, news)])[0]:
            raise Conflict

    def append_all(self, batch: Iterable[tuple[str, Move, Standing, bytes | None]]) -> list[bool]:
        """Several tables' moves with one commit; each is stored or not by itself."""
        batch = list(batch)
        if len(batch) == 1:
            # One alone is its transaction: no savepoint is needed.
            try:
                with self.engine.begin() as c:
                    self.step(c, *batch[0])
            except (Conflict, IntegrityError, sa.exc.DataError):
                return [False]
            return [True]
        stored = []
        with self.engine.begin() as c:
            for one in batch:
                try:
                    with c.begin_nested():
                        self.step(c, *one)
                    stored.append(True)
                except (Conflict, IntegrityError, sa.exc.DataError):
                    stored.append(False)
        return stored

    def step(
        self, c: Connection, id: str, move: Move, standing: Standing, news: bytes | None
    ) -> None:
        values = msgspec.structs.asdict(standing)
        solved, hand = values.pop("solved"), values.pop("hand")
        done = self._step.run(
            c,
            {
                "id_": id,
                "before": move.sequence - 1,
                "sequence": move.sequence,
                "changed": move.at,
                "undo": "",
                **values,
            },
        )
        if done.rowcount != 1:
            raise Conflict
        if solved is not None:
            who, game, puzzle = solved
            self._solve(c, who, game, puzzle, move.at)
        if hand is not None:
            seat_store.hand_on(c, id, msgspec.structs.asdict(hand))
        self._add_move.run(c, {"table_id": id, **msgspec.structs.asdict(move)})
        if standing.outcome:
            # Only a table that was not over can take a step: its result is entered once.
            results.enter(c, id, standing.outcome, move.at)
        self._notify(c, news)

    # -- puzzles ---------------------------------------------------------------------------
    def _solve(self, c: Connection, identity: str, game: str, puzzle: str, at: float) -> None:
        """With the move that solves it; once, however often it is solved again."""
        row = {"identity": identity, "game": game, "puzzle": puzzle, "at": at}
        try:
            with c.begin_nested():
                c.execute(schema.solved.insert().values(**row))
        except IntegrityError:
            pass

    def solved(self, identity: str, game: str) -> set[str]:
        """The house puzzles of a game that somebody has solved."""
        s = schema.solved
        query = select(s.c.puzzle).where(s.c.identity == identity, s.c.game == game)
        with self._reading.begin() as c:
            return set(c.execute(query).scalars())

    # -- chat ------------------------------------------------------------------------------
    def say(
        self, id: str, seat: int, identity: str, name: str, text: str, news: bytes | None
    ) -> ChatRow:
        t = schema.chat
        for _ in range(20):
            try:
                with self.engine.begin() as c:
                    last = c.execute(
                        select(sa.func.max(t.c.number)).where(t.c.table_id == id)
                    ).scalar()
                    row = ChatRow((last or 0) + 1, seat, identity, name, text, time.time())
                    c.execute(t.insert().values(table_id=id, **msgspec.structs.asdict(row)))
                    self._notify(c, news)
                    return row
            except IntegrityError:
                continue
        raise Conflict

    def chat(self, id: str, after: int = 0, limit: int = 100) -> list[ChatRow]:
        t = schema.chat
        query = (
            select(t.c.number, t.c.seat, t.c.identity, t.c.name, t.c.text, t.c.at)
            .where(t.c.table_id == id, t.c.number > after)
            .order_by(t.c.number.desc())
            .limit(limit)
        )
        with self._reading.begin() as c:
            return [ChatRow(*row) for row in c.execute(query)][::-1]

    # -- series ----------------------------------------------------------------------------
    def add_series(self, row: SeriesRow) -> None:
        with self.engine.begin() as c:
            c.execute(schema.series.insert().values(**msgspec.structs.asdict(row)))

    def series(self, id: str) -> tuple[SeriesRow, list[TableRow]] | None:
        t, s = schema.tables, schema.series
        with self._reading.begin() as c:
            row = c.execute(select(s).where(s.c.id == id)).one_or_none()
            if row is None:
                return None
            found = self._tables(c, t.c.series == id, limit=100)
        return SeriesRow(*row), sorted(found, key=lambda table: table.number)

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
        """What somebody keeps: loadouts, or maps."""
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

    # -- housekeeping ----------------------------------------------------------------------
    def prune(self, unstarted: float, finished: float, idle: float) -> dict[str, int]:
        """Delete tables that never started, are over, or stand still since those times, and
        guests without a table whom nobody has seen since the last."""
        t, s, i = schema.tables, schema.seats, schema.identities
        d, r = schema.loadouts, schema.records
        gone = {}
        # What a campaign has played stays as long as the campaign does.
        campaigns = t.alias()
        living = select(campaigns.c.id)
        alone = sa.or_(t.c.campaign.is_(None), t.c.campaign.notin_(living))
        kept = sa.and_(r.c.campaign.is_not(None), r.c.campaign.in_(living))
        with self.engine.begin() as c:
            for name, status, before in (
                ("unstarted", ("open",), unstarted),
                ("finished", ("over",), finished),
                ("idle", ("playing", "paused"), idle),
            ):
                done = c.execute(
                    t.delete().where(t.c.status.in_(status), t.c.changed < before, alone)
                )
                gone[name] = done.rowcount
            gone["records"] = c.execute(
                r.delete().where(r.c.created < finished, sa.not_(kept))
            ).rowcount
            guests = i.delete().where(
                i.c.account_key.is_(None),
                i.c.seen < idle,
                i.c.id.notin_(select(s.c.identity)),
                i.c.id.notin_(select(t.c.owner)),
                i.c.id.notin_(select(d.c.owner)),
                i.c.id.notin_(select(schema.solved.c.identity)),
                i.c.id.notin_(select(schema.friendships.c.one)),
                i.c.id.notin_(select(schema.friendships.c.other)),
            )
            gone["guests"] = c.execute(guests).rowcount
        return gone

    def counts(self) -> dict[str, int]:
        """Tables by status, for the metrics."""
        t = schema.tables
        with self._reading.begin() as c:
            query = select(t.c.status, sa.func.count()).group_by(t.c.status)
            return {str(status): int(n) for status, n in c.execute(query)}


def _columns(table: sa.Table, names: Iterable[str]) -> list[Any]:
    return [table.c[name] for name in names]


_i = schema.identities.c
_identity = select(_i.id, _i.name, _i.account, _i.passphrase, _i.generation)
_table = select(*_columns(schema.tables, TableRow.__struct_fields__[:-1]))
_seat = select(schema.seats.c.table_id, *_columns(schema.seats, SeatRow.__struct_fields__))
_move = select(*_columns(schema.moves, Move.__struct_fields__))
_STANDING = ("sequence", "changed", "undo", "status", "due", "outcome", "takebacks")
_step = (
    schema.tables.update()
    .where(
        schema.tables.c.id == sa.bindparam("id_"),
        schema.tables.c.sequence == sa.bindparam("before"),
        schema.tables.c.status.in_([sa.literal_column("'playing'"), sa.literal_column("'paused'")]),
    )
    .values({name: sa.bindparam(name) for name in _STANDING})
)
