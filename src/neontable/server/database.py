"""The database itself: SQLite (one file, WAL) or PostgreSQL, through SQLAlchemy.

Everything here blocks; TableService calls it on threads of its own.
"""

import os
import secrets
import time
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.util.exc import CommandError
from sqlalchemy import Connection, Engine, event, select
from sqlalchemy.exc import IntegrityError

from neontable.kernel.errors import NeontableError
from neontable.server import schema

CHANNEL = "neontable"
"""The PostgreSQL channel on which processes notify each other of changes."""

_MIGRATION_LOCK = 0x4E454F4E
_BEAT = "alive"
"""The setting that says when a server last lived."""
_PROOF = "written"
"""The setting that shows that something can be written."""
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


def sqlite_url(data: Path) -> str:
    return f"sqlite:///{data / 'neontable.db'}"


def _limits(patient: bool) -> dict[str, Any]:
    """The time limits of a connection to PostgreSQL; `patient` for backups and the like."""
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


class Database:
    def __init__(self, url: str, patient: bool = False) -> None:
        """`patient`: for housekeeping, which may take long."""
        self.url = url
        self.engine = engine_for(url, patient)
        self.postgres = self.engine.dialect.name == "postgresql"
        self._reading = self.engine.execution_options(writes=False)

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

    def reading(self) -> AbstractContextManager[Connection]:
        """A transaction that changes nothing."""
        return self._reading.begin()
