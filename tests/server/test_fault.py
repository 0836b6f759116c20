"""The server is killed again and again in the middle of play: nothing acknowledged is lost."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from pathlib import Path
from typing import NamedTuple

import msgspec
import pytest

from neontable.kernel.table import replay
from neontable.server.live_table import LiveTable
from neontable.server.store import Store
from tests.server.scripted import Bold, Ledger, Process, seat_people


class Evening(NamedTuple):
    tables: int
    kills: int
    answers: int
    """That are acknowledged between two kills, at least."""


# Every way to die is met in a short evening, too; a long one meets the rare orders of things.
SHORT = Evening(tables=10, kills=2, answers=20)
LONG = Evening(tables=8, kills=int(os.environ.get("NEONTABLE_KILLS", "1000")), answers=20)
SECONDS = float(os.environ.get("NEONTABLE_KILL_SECONDS", "inf"))
"""After which a long evening ends, however many kills it has seen: it can be gone on with later."""


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'fault.db'}"
    uri: str = request.getfixturevalue("postgres")
    return uri


def check_everything(database: str, ledger: Ledger, tables: set[str]) -> int:
    """Every acknowledged answer is where it was said to be, every record verifies."""
    store = Store(database)
    try:
        found = {}
        answers = 0
        for id in tables:
            row, moves = store.moves(id)
            assert row is not None
            assert [m.sequence for m in moves] == list(range(1, len(moves) + 1))
            assert row.sequence == len(moves)
            live = LiveTable.of(row, moves)
            assert live.status == row.status
            replay(live.table.record)
            answers += live.answers
            found |= {(id, m.key): m for m in moves}
        for id, key, sequence, seat, answer in ledger.acks:
            move = found[id, key]
            assert (move.sequence, move.seat) == (sequence, seat)
            assert msgspec.json.decode(move.body) == answer
        return answers
    finally:
        store.close()


@pytest.mark.parametrize(
    "plan", [SHORT, pytest.param(LONG, marks=pytest.mark.soak)], ids=["short", "long"]
)
def test_killed_again_and_again_nothing_acknowledged_is_lost(database: str, plan: Evening) -> None:
    with Process(database) as server:
        _fault(server, database, plan)


def _fault(server: Process, database: str, plan: Evening) -> None:
    ledger = Ledger()
    tables: list[str] = []
    players: list[Bold] = []
    kills: list[int] = []
    playing: list[asyncio.Task[None]] = []
    begun = time.monotonic()

    def sit_down() -> list[Bold]:
        """As many tables as there should be: some may be over."""
        busy = {p.table for p in players if not p.over}
        new: list[Bold] = []
        for _ in range(plan.tables - len(busy)):
            id, cookies = seat_people(server.address, 2, 1)
            tables.append(id)
            new += [Bold([server.address], id, c, ledger, len(tables)) for c in cookies]
        players.extend(new)
        return new

    async def played() -> None:
        """Long enough for some to be stored, and always in the middle of others."""
        before = len(ledger.acks)
        for _ in range(2400):
            await asyncio.sleep(0.05)
            if len(ledger.acks) >= before + plan.answers:
                return
        assert server.process is not None
        os.kill(server.process.pid, signal.SIGUSR1)
        await asyncio.sleep(1)
        standing = [(p.over, p.pending, p.answers) for p in players]
        raise AssertionError(
            f"nobody can play any more: {standing} {playing} {server.complaints()}"
        )

    async def evening() -> None:
        stop = asyncio.Event()
        for _ in range(plan.kills):
            if kills and plan is LONG and time.monotonic() > begun + SECONDS:
                break
            new = await asyncio.to_thread(sit_down)
            playing.extend([asyncio.create_task(p.play(stop)) for p in new])
            await played()
            await asyncio.to_thread(server.kill)
            kills.append(len(ledger.acks))
            server.start()
            await asyncio.to_thread(server.wait)
        await played()
        stop.set()
        await asyncio.gather(*playing)

    asyncio.run(evening())
    server.stop()
    assert server.complaints() == ""
    assert kills == sorted(set(kills)), f"nobody played between two kills: {kills}"
    assert ledger.reconnects > len(kills) * plan.tables
    answers = check_everything(database, ledger, set(tables))
    assert answers > len(ledger.acks) >= plan.answers * (len(kills) + 1), "bots answered too"
    kind = database.partition(":")[0]
    print(
        f"{kind}: {len(kills)} kills, {len(tables)} tables, {len(ledger.acks)} acknowledged, "
        f"{ledger.repeats} sent again, {answers} in all, {time.monotonic() - begun:.0f} s"
    )
