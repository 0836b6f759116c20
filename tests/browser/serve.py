"""The server of the browser tests: `neontable serve` with the door wide open and dice that always
fall alike.

A run of tests meets more guests from one address than an evening does; they are not made to wait.
Every table is dealt as if it had been created with one seed, also those of several people, whom
the server itself would never give one: a test sees the same game whenever it runs.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import ParamSpec

import msgspec

from neontable.server import run, series, substitutes, table_info, table_setup
from neontable.server.rows import TableRow
from neontable.server.settings import Settings

P = ParamSpec("P")
SEED = "an evening of tests"


def seeded(row: TableRow) -> TableRow:
    return msgspec.structs.replace(row, seed=row.seed or SEED)


def dealt(deal: Callable[P, TableRow]) -> Callable[P, TableRow]:
    return lambda *args, **more: seeded(deal(*args, **more))


def main(database: str, port: int, more: str = "{}") -> None:
    start = table_setup.started
    table_setup.started = lambda row, who: start(seeded(row), who)
    table_setup.new_table = dealt(table_setup.new_table)
    series.next_table = dealt(series.next_table)
    # It is nobody's own seed, so seats change hands as at any table.
    refuse, tell = substitutes.refuse_known_chance, table_info.table_info
    substitutes.refuse_known_chance = lambda row: None if row.seed == SEED else refuse(row)
    table_info.table_info = lambda row, *args, **more: msgspec.structs.replace(
        tell(row, *args, **more), seeded=row.seed not in ("", SEED)
    )
    settings = Settings(
        database=database,
        quiet=True,
        bot_pace=0,
        window_pace=0.2,
        rate=1e6,
        rate_socket=1e6,
        rate_chat=1e6,
        rate_guests=1e6,
        rate_tables=1e6,
        **msgspec.json.decode(more),
    )
    run.prepare(settings, 1)
    listening = run.bind("127.0.0.1", port, near=False)
    where = listening.getsockname()[1]
    run.serve(settings, listening, 1, lambda: print(f"http://localhost:{where}", flush=True))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), *sys.argv[3:])
