"""Clocks run for people who can answer: not while the server is away, nor on an answer's way."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

from neontable.kernel import registry
from neontable.kernel.asks import Ask
from neontable.kernel.options import Option
from neontable.server import answers, bot_turns, schema
from neontable.server.bot_workers import BotWorkers, Tempo
from neontable.server.database import migrate
from neontable.server.live_table import AWAY, CLOCK, LiveTable
from neontable.server.rows import Move
from neontable.server.store import Store
from neontable.server.timekeeper import GAP
from tests.server.conftest import Page, Player, Running, settings_for


def timed(server: Running, **clock: int) -> tuple[Player, Page]:
    ann = Player(server.address, "Ann")
    page = ann.open(ann.create("me", "random", "random", clock=clock)["id"])
    page.until_asked()
    return ann, page


def set_back(store: Store, table: str, seconds: float) -> None:
    """As if everything that happened so far had happened earlier."""
    with store.engine.begin() as c:
        c.execute(schema.moves.update().values(at=schema.moves.c.at - seconds))
        c.execute(
            schema.tables.update()
            .where(schema.tables.c.id == table)
            .values(
                started=schema.tables.c.started - seconds,
                changed=schema.tables.c.changed - seconds,
                due=schema.tables.c.due - seconds,
            )
        )
        alive = c.execute(
            sa.select(schema.settings.c.value).where(schema.settings.c.name == "alive")
        ).scalar_one()
        c.execute(
            schema.settings.update()
            .where(schema.settings.c.name == "alive")
            .values(value=str(float(alive) - seconds))
        )


def test_no_game_is_lost_while_the_server_is_away(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    first = Running(settings)
    ann, page = timed(first, game=30)
    table, cookie = page.table["id"], ann.http.cookies["neontable"]
    ann.close()
    first.stop()
    store = Store(settings.database)
    set_back(store, table, 1000.0)
    store.close()
    second = Running(settings)
    again = Player(second.address, cookie=cookie)
    page = again.open(table)
    assert page.table["status"] == "playing"
    # Only what passed before the stop and after the start is gone.
    assert page.push["clock"]["game"][0] > 10
    page.answer()
    moves = second.service.store.moves(table)[1]
    (away,) = [m for m in moves if m.kind == AWAY]
    assert 990 < float(away.body) < 1005
    again.close()
    second.stop()


def test_a_frozen_server_sets_clocks_back_too(tmp_path: Path) -> None:
    running = Running(settings_for(tmp_path, sweep=1000.0))
    ann, page = timed(running, turn=20)
    service = running.service
    table = page.table["id"]
    set_back(service.store, table, 500.0)
    service.forget(table)
    asyncio.run_coroutine_threadsafe(service.timekeeper.beat(), running.loop).result(15)
    push = page.wait("push", lambda m: m.get("clock") is not None)
    assert push["clock"]["turn"][0] > 5
    # A second sign of life finds nothing to set back.
    before = len(service.store.moves(table)[1])
    asyncio.run_coroutine_threadsafe(service.timekeeper.beat(), running.loop).result(15)
    assert len(service.store.moves(table)[1]) == before
    ann.close()
    running.stop()


def test_of_several_processes_one_sets_clocks_back(tmp_path: Path) -> None:
    running = Running(settings_for(tmp_path, sweep=1000.0))
    store = running.service.store
    now = 10_000_000_000.0
    store.beat(now, GAP)
    assert store.beat(now + 1, GAP) == 0
    assert store.beat(now + 1 + 2 * GAP, GAP) == 2 * GAP
    assert store.beat(now + 1 + 2 * GAP, GAP) == 0, "the other one"
    running.stop()


def test_of_two_processes_that_beat_at_once_one_sets_clocks_back(postgres: str) -> None:
    """Both have read that there was no sign of life before either writes one."""
    store = Store(postgres)
    migrate(store.engine)
    now = 20_000_000_000.0
    store.beat(now, GAP)
    both = threading.Barrier(2, timeout=30)

    @sa.event.listens_for(store.engine, "before_cursor_execute")
    def meet(c: object, cursor: object, statement: str, *_: object) -> None:
        if statement.startswith("UPDATE settings"):
            both.wait()

    with ThreadPoolExecutor(2) as pool:
        away = [pool.submit(store.beat, now + 2 * GAP + n, GAP) for n in range(2)]
        found = sorted(one.result(30) for one in away)
    assert found[0] == 0.0
    assert found[1] >= 2 * GAP
    store.close()


def test_time_away_is_not_counted(tmp_path: Path) -> None:
    running = Running(settings_for(tmp_path))
    ann, page = timed(running, game=60)
    row, moves = running.service.store.moves(page.table["id"])
    assert row is not None
    live = LiveTable.of(row, moves)
    since = live.clock.since
    left = live.clock.game[0]
    live = live.after(Move(live.sequence + 1, AWAY, -1, "40.0", CLOCK, "away", since + 41.5))
    assert live.clock.game[0] == pytest.approx(left - 1.5)
    ann.close()
    running.stop()


@pytest.mark.parametrize(("lag", "counted"), [(0.0, 0.0), (0.4, 0.4), (1000.0, 1.0)])
def test_the_way_of_an_answer_is_not_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lag: float, counted: float
) -> None:
    """A long way counts for a second at most."""
    running = Running(settings_for(tmp_path, sweep=1000.0))
    ann, page = timed(running, game=600)
    table = page.table["id"]
    service = running.service
    set_back(service.store, table, 300.0)
    service.store.beat(time.time(), GAP)
    service.forget(table)
    page.open(table)
    (connection,) = service.audience.connections[table]
    connection.lag = lambda: lag
    arrived = service.live_tables[table].clock.since + 100.0
    clock = SimpleNamespace(time=lambda: arrived, perf_counter=time.perf_counter)
    monkeypatch.setattr(answers, "time", clock)
    page.answer()
    moves = service.store.moves(table)[1]
    mine = [m for m in moves if m.by == "person"][-1]
    assert mine.at - arrived == pytest.approx(-counted, abs=1e-3)
    ann.close()
    running.stop()


def test_no_answer_was_given_before_the_question(tmp_path: Path) -> None:
    running = Running(settings_for(tmp_path))
    ann, page = timed(running, game=60)
    table = page.table["id"]
    (connection,) = running.service.audience.connections[table]
    since = running.service.live_tables[table].clock.since
    connection.lag = lambda: 1000.0
    page.answer()
    moves = running.service.store.moves(table)[1]
    mine = [m for m in moves if m.by == "person"][-1]
    assert mine.at >= since
    assert all(m.at >= mine.at for m in moves if m.sequence > mine.sequence)
    ann.close()
    running.stop()


# -- the tempo of bots ---------------------------------------------------------------------------
class Pass(Option, frozen=True, tag="pass"):
    pass


class Use(Option, frozen=True, tag="use"):
    pass


ONLY = Ask(0, "x", [Pass()], window=True)
BOTH = Ask(0, "x", [Pass(), Use()], window=True)


def test_who_can_only_pass_takes_as_long_as_who_thinks() -> None:
    chosen: list[tuple[float, ...]] = []

    def last(known: Sequence[float]) -> float:
        chosen.append(tuple(known))
        return known[-1]

    tempo = Tempo(last)
    assert tempo.wait("g", "veteran", ONLY, 0.1) == 0.0, "nobody has thought yet"
    for took in (0.2, 0.4):
        assert tempo.wait("g", "veteran", BOTH, took) == 0.0
    assert tempo.wait("g", "veteran", ONLY, 0.1) == pytest.approx(0.3)
    assert chosen == [(0.2, 0.4)], "any of the times that thinking took"
    assert tempo.wait("g", "veteran", ONLY, 0.6) == 0.0
    assert tempo.wait("g", "other", ONLY, 0.1) == 0.0
    assert tempo.wait("g", "veteran", msgspec.structs.replace(ONLY, window=False), 0.1) == 0.0


def test_passing_takes_the_same_way_as_thinking(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Any] = []

    class Live:
        game = registry.game("netrunner")
        answers = 0

        row = SimpleNamespace(seed="")

        table = game.new(2, 3, windows=True)

        def __init__(self, ask: Ask) -> None:
            self.ask = ask

        def ask_of(self, seat: int) -> Ask:
            return self.ask

        def bot_of(self, seat: int) -> str:
            return "veteran"

    async def evening() -> None:
        workers = BotWorkers(1, threads=True)

        async def thought(*question: Any) -> Any:
            asked.append(question)
            return ["pass"]

        monkeypatch.setattr(workers, "_asked", thought)
        await workers.choose(Live(ONLY), 0)  # type: ignore[arg-type]
        assert len(asked) == 1
        closed = msgspec.structs.replace(ONLY, window=False)
        assert await workers.choose(Live(closed), 0) == Pass()  # type: ignore[arg-type]
        assert len(asked) == 1, "outside windows nothing is hidden by it"

    asyncio.run(evening())


def test_a_bot_holds_its_answer_back_as_long_as_its_tempo_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    running = Running(settings_for(tmp_path))
    slept: list[float] = []

    class Asyncio:
        """The module as the service sees it; sleeping for a tempo takes no time."""

        def __getattr__(self, name: str) -> Any:
            return getattr(asyncio, name)

        async def sleep(self, seconds: float) -> None:
            slept.append(seconds)
            await asyncio.sleep(0.0 if seconds == 1234.5 else seconds)

    monkeypatch.setattr(running.service.bot_turns.tempo, "wait", lambda *_: 1234.5)
    monkeypatch.setattr(bot_turns, "asyncio", Asyncio())
    ann = Player(running.address, "Ann")
    page = ann.open(ann.create("me", "random", "random")["id"])
    for _ in range(40):
        if 1234.5 in slept:
            break
        page.answer()
    assert 1234.5 in slept
    ann.close()
    running.stop()
