"""Housekeeping: back everything up to one file, restore it, and delete what is old.

A backup is gzipped lines of JSON, the same for both databases, so it also moves a server from
SQLite to PostgreSQL.  It is read in one transaction and may be made while people play.
"""

from __future__ import annotations

import base64
import gzip
import os
import time
import zlib
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa

from neontable.server import schema
from neontable.server.database import StoreError, migrate, sqlite_file, version
from neontable.server.store import Store

FORMAT = "neontable backup 1"
_BATCH = 500
_DAY = 86_400.0


def backup(database: str, file: Path) -> dict[str, int]:
    """Write everything to a file, whole or not at all; how many rows of each table."""
    path = sqlite_file(database)
    if path is not None and not path.exists():
        raise StoreError(f"there is no database at {path}: nothing was backed up")
    store = Store(database, patient=True)
    counts: dict[str, int] = {}
    part = file.with_name(file.name + ".part")
    try:
        migrate(store.engine)
        head = {"format": FORMAT, "version": version(store.engine)}
        with store.engine.execution_options(writes=False).begin() as c:
            if store.postgres:
                c.execute(sa.text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"))
            # Secrets are inside (the cookies' key, passphrase hashes): for the owner's eyes.
            with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as f:
                with gzip.open(f, "wb") as out:
                    out.write(msgspec.json.encode(head) + b"\n")
                    for table in schema.metadata.sorted_tables:
                        counts[table.name] = 0
                        for row in c.execute(table.select()).mappings():
                            line = [str(table.name), {str(k): _out(v) for k, v in row.items()}]
                            out.write(msgspec.json.encode(line) + b"\n")
                            counts[table.name] += 1
                f.flush()
                os.fsync(f.fileno())
        part.replace(file)
    except OSError as fault:
        raise StoreError(f"the backup cannot be written: {fault}") from None
    finally:
        part.unlink(missing_ok=True)
        store.close()
    return counts


def _out(value: Any) -> Any:
    return {"base64": base64.b64encode(value).decode()} if isinstance(value, bytes) else value


def _in(value: Any) -> Any:
    return base64.b64decode(value["base64"]) if isinstance(value, dict) else value


def restore(database: str, file: Path) -> dict[str, int]:
    """Read a backup into an empty database, whole or not at all."""
    store = Store(database, patient=True)
    try:
        migrate(store.engine)
        current = version(store.engine)
        with store.engine.begin() as c:
            # The settings hold the cookies' key, which any start of a server makes.
            for table in schema.metadata.sorted_tables:
                if table is not schema.settings and c.execute(table.select().limit(1)).first():
                    raise StoreError(f"the database is not empty ({table.name}): nothing is done")
            c.execute(schema.settings.delete())
            return _read(c, file, current)
    finally:
        store.close()


def _read(c: sa.Connection, file: Path, current: str | None) -> dict[str, int]:
    counts = {table.name: 0 for table in schema.metadata.sorted_tables}
    waiting: dict[str, list[dict[str, Any]]] = {}

    def flush(name: str) -> None:
        rows = waiting.pop(name, [])
        if not rows:
            return
        insert = schema.metadata.tables[name].insert()
        try:
            with c.begin_nested():
                c.execute(insert, rows)
        except sa.exc.StatementError:
            _name_the_bad(c, insert, name, rows)
        counts[name] += len(rows)

    last = ""
    try:
        with gzip.open(file, "rb") as lines:
            head = msgspec.json.decode(next(lines))
            if head["format"] != FORMAT:
                raise StoreError(f"{file} is not a backup of this program")
            if head["version"] != current:
                raise StoreError(
                    f"the backup is of database version {head['version']}, this program of "
                    f"{current}: restore it with the program that wrote it, then upgrade"
                )
            for line in lines:
                name, row = msgspec.json.decode(line)
                if name != last:
                    flush(last)
                    last = name
                waiting.setdefault(name, []).append({k: _in(v) for k, v in row.items()})
                if len(waiting[name]) >= _BATCH:
                    flush(name)
            flush(last)
    except FileNotFoundError:
        raise StoreError(f"there is no file {file}") from None
    except (OSError, EOFError, zlib.error, StopIteration, KeyError, TypeError, ValueError) as fault:
        raise StoreError(f"{file} is not a backup, or it is damaged: {fault}") from None
    return counts


def _name_the_bad(c: sa.Connection, insert: Any, name: str, rows: list[dict[str, Any]]) -> None:
    """One of these rows cannot be stored: an error that says which, and why."""
    keys = [column.name for column in schema.metadata.tables[name].primary_key]
    for row in rows:
        try:
            with c.begin_nested():
                c.execute(insert, [row])
        except sa.exc.StatementError as fault:
            which = ", ".join(f"{key} {row.get(key)!r}" for key in keys)
            reason = str(fault.orig).strip().splitlines()[0]
            raise StoreError(
                f"the row of {name} with {which} cannot be stored, and nothing was restored: "
                f"{reason}"
            ) from None


def prune(database: str, unstarted: float, finished: float, idle: float) -> dict[str, int]:
    """Delete what is older than the given days: tables that never started, finished tables and
    records, idle tables; and guests who have nothing left."""
    store = Store(database, patient=True)
    try:
        migrate(store.engine)
        now = time.time()
        return store.prune(now - unstarted * _DAY, now - finished * _DAY, now - idle * _DAY)
    finally:
        store.close()
