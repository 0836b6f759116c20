"""How long a server takes to be ready, and how large it is, with many tables that wait for people.

    python tools/measure_idle.py [TABLES]

The tables are rows in a new SQLite file, each with a few moves; the server is a process of its own.
Processor time is that of this process, until `/readyz` says ok: other programs hardly change it.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import httpx
import msgspec

from neontable.kernel.asks import Answer
from neontable.server import protocol as wire
from neontable.server import table_setup
from neontable.server.database import migrate
from neontable.server.live_table import ANSWER, BOT, PERSON, LiveTable
from neontable.server.rows import Move, new_id
from neontable.server.run import bind
from neontable.server.store import Store

GAME, ANSWERS = "adrenaline", 12


def waiting_tables(database: str, count: int) -> None:
    """Tables of one person and two bots, at the person's question."""
    store = Store(database)
    migrate(store.engine)
    who = store.new_identity("Ann")
    seats = tuple(wire.SeatWish(kind=kind) for kind in ("me", "bot", "bot"))
    row = table_setup.new_table(
        wire.NewTable(game=GAME, seats=seats, seed="1"), who, lambda *_: None
    )
    live = LiveTable(row)
    moves: list[Move] = []
    while len(moves) < ANSWERS or live.bots_asked():
        ask = live.table.asks[0]
        answer: Answer = ask.default_answer
        body = msgspec.json.encode(answer).decode()
        by = PERSON if ask.seat == 0 else BOT
        move = Move(live.sequence + 1, ANSWER, ask.seat, body, by, f"m{len(moves)}", row.started)
        live = live.after(move)
        moves.append(move)
    standing = live.standing()
    for _ in range(count):
        one = msgspec.structs.replace(row, id=new_id(), invite=new_id())
        store.add_table(one)
        store.append_all([(one.id, m, standing, None) for m in moves])
    store.close()


def spent(pid: int) -> float:
    """Processor seconds of a process."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def resident(pid: int) -> int:
    """Its memory in megabytes."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return int(next(line for line in lines if line.startswith("VmRSS")).split()[1]) // 1000


def main(count: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/idle.db"
        waiting_tables(database, count)
        with bind("127.0.0.1", 0, False) as free:
            port = free.getsockname()[1]
        words = ["serve", "--port", str(port), "--database", database, "--quiet"]
        begun = time.monotonic()
        command = Path(sys.executable).with_name("neontable")
        server = subprocess.Popen([str(command), *words])
        try:
            while True:
                time.sleep(0.1)
                assert server.poll() is None, "the server did not start"
                try:
                    if httpx.get(f"http://127.0.0.1:{port}/readyz").is_success:
                        break
                except httpx.TransportError:
                    continue
            print(
                f"{count} tables: {spent(server.pid):.1f} s of processor time until ready, "
                f"{time.monotonic() - begun:.1f} s on the clock, {resident(server.pid)} MB, "
                f"load {os.getloadavg()[0]:.0f}"
            )
        finally:
            server.terminate()
            server.wait(20)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 10_000)
