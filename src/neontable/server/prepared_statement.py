"""Statements that run with every answer, compiled once instead of at each run.

SQLAlchemy caches the SQL of a statement, but works out at every run what its parameters are and how
they are sent; for the two small statements of a move that takes longer than the database needs.
Text that must not be stored is refused here too (see `stored_text.py`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection, CursorResult, Engine

from neontable.server.stored_text import LongWords, Words


class PreparedStatement:
    def __init__(
        self, engine: Engine, statement: Any, table: sa.Table, names: tuple[str, ...]
    ) -> None:
        """`names`: the values that come with each run; those of columns are checked as columns."""
        compiled = statement.compile(dialect=engine.dialect, column_keys=list(names))
        self.sql = str(compiled)
        assert set(compiled.params) == set(names), "every value comes with each run"
        order = compiled.positiontup
        self._order: tuple[str, ...] | None = None if order is None else tuple(order)
        """Of the values, where the driver takes them by place."""
        self._dialect = engine.dialect
        self._checks = [
            (name, kind)
            for name in names
            if name in table.c and isinstance(kind := table.c[name].type, (Words, LongWords))
        ]

    def run(self, c: Connection, values: Mapping[str, Any]) -> CursorResult[Any]:
        given = dict(values)
        for name, kind in self._checks:
            given[name] = kind.process_bind_param(given[name], self._dialect)
        if self._order is None:
            return c.exec_driver_sql(self.sql, given)
        return c.exec_driver_sql(self.sql, tuple([given[name] for name in self._order]))
