"""Several server processes on one PostgreSQL serve the same tables."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import time
from collections.abc import Iterator
from typing import NamedTuple

import httpx
import pytest

from tests.server.conftest import Player, play_on
from tests.server.scripted import Bold, Ledger, Process, seat_people
from tests.server.test_fault import check_everything

# A machine that does much else at the same time is slow, not wrong.
PATIENCE = 120


class Evening(NamedTuple):
    tables: int
    deaths: int


SHORT = Evening(tables=6, deaths=1)
LONG = Evening(tables=24, deaths=6)


@pytest.fixture(scope="module")
def processes(postgres: str) -> Iterator[tuple[Process, Process]]:
    with Process(postgres) as one, Process(postgres) as two:
        yield one, two


@pytest.fixture
def pair(processes: tuple[Process, Process]) -> tuple[Process, Process]:
    """Two processes on one database, shared by tests; one that a test has stopped runs again."""
    for process in processes:
        if not process.running:
            process.start()
            process.wait()
    return processes


def test_people_of_one_table_on_different_processes(pair: tuple[Process, Process]) -> None:
    one, two = pair
    ann, bob = Player(one.address, "Ann"), Player(two.address, "Bob")
    table = ann.create("me", "open", "random")
    lobby = ann.open(table["id"])
    bob.post(f"/api/tables/{table['id']}/join", {"token": table["invite"]})
    lobby.wait("table", lambda m: m["table"]["seats"][1].get("name") == "Bob")
    ann.post(f"/api/tables/{table['id']}/start")
    a, b = ann.open(table["id"]), bob.open(table["id"])
    while "here" not in a.last or a.last["here"]["presence"]["seats"] != [0, 1]:
        a.wait("here")
    for _ in range(20):
        play_on(a, b)
    assert a.push["answers"] > 10
    b.send("say", text="from afar")
    assert a.wait("said")["line"]["text"] == "from afar"
    a.send("pause", on=True)
    b.wait("table", lambda m: m["table"]["status"] == "paused")
    for player in (ann, bob):
        player.close()
    assert one.complaints() == two.complaints() == ""


def test_a_process_that_is_stopped_holds_nobody_up_and_catches_up(
    pair: tuple[Process, Process],
) -> None:
    """SIGSTOP: it neither dies nor answers, and all that it holds it still holds."""
    one, two = pair
    ann = Player(one.address, "Ann")
    table = ann.create("me", "random", "random")
    frozen = ann.open(table["id"])
    frozen.answer()
    elsewhere = Player(two.address, cookie=ann.http.cookies["neontable"])
    page = elsewhere.open(table["id"])
    assert one.process is not None
    os.kill(one.process.pid, signal.SIGSTOP)
    try:
        for _ in range(3):
            page.answer()
        frozen.send("ping", id="there?")
    finally:
        os.kill(one.process.pid, signal.SIGCONT)
    frozen.wait("pong", lambda m: m["id"] == "there?")
    while frozen.push["sequence"] < page.push["sequence"]:
        frozen.wait("push")
    for player in (ann, elsewhere):
        player.close()
    assert one.complaints() == two.complaints() == ""


def test_a_seat_changes_hands_and_a_delay_holds_between_processes(
    pair: tuple[Process, Process],
) -> None:
    """Owner and spectator are at one process, whoever sits down comes by the other."""
    one, two = pair
    ann, eve = Player(one.address, "Ann"), Player(two.address, "Eve")
    table = ann.create("me", "random", "random", delay=600)
    id = table["id"]
    a = ann.open(id)
    watching = eve.open(id, token=table["watch"])
    a.answer()
    ann.put(f"/api/tables/{id}/seats/1", {"kind": "open"})
    carl = Player(two.address, "Carl")
    taking = {"token": table["invite"], "seat": 1}
    # The watching link is good for nothing there, and the offer is known to the other process.
    refusal = carl.refused("POST", f"/api/tables/{id}/join", {**taking, "token": table["watch"]})
    assert refusal == (403, "watch-only")
    assert carl.post(f"/api/tables/{id}/join", taking)["seats"][1]["mine"]
    c = carl.open(id)
    assert c.push["seat"] == 1
    a.wait("table", lambda m: m["table"]["seats"][1].get("name") == "Carl")
    for _ in range(6):
        page = a if a.asks else c if c.asks else None
        if page is None:
            a.wait("push")
            continue
        page.answer()
        for other in (a, c):
            while other.push["sequence"] < page.push["sequence"]:
                other.wait("push")
    # Whoever only watches has been shown nothing of it, by either process.
    watching.send("ping", id="so far")
    watching.wait("pong", lambda m: m["id"] == "so far")
    shown = [m for m in watching.heard if m["type"] == "push"]
    assert {m["answers"] for m in shown} == {0}
    assert {m["seat"] for m in shown} == {-1}
    assert a.push["answers"] > 5
    for player in (ann, eve, carl):
        player.close()
    assert one.complaints() == two.complaints() == ""


@pytest.mark.parametrize(
    "plan", [SHORT, pytest.param(LONG, marks=pytest.mark.soak)], ids=["short", "long"]
)
def test_players_wander_between_processes_of_which_one_is_killed(
    pair: tuple[Process, Process], postgres: str, plan: Evening
) -> None:
    """Both processes move the same tables at the same time, and one of them dies."""
    one, two = pair
    ledger = Ledger()
    tables = [seat_people(two.address, 2, 1) for _ in range(plan.tables)]
    addresses = [one.address, two.address]
    players = [
        Bold(addresses, id, cookie, ledger, 7 * n + m)
        for n, (id, cookies) in enumerate(tables)
        for m, cookie in enumerate(cookies)
    ]

    async def evening() -> None:
        stop = asyncio.Event()
        playing = [asyncio.create_task(p.play(stop)) for p in players]
        for _ in range(plan.deaths):
            await more(40)
            await asyncio.to_thread(one.kill)
            await more(30)
            one.start()
            await asyncio.to_thread(one.wait)
        await more(40)
        stop.set()
        await asyncio.gather(*playing)

    async def more(answers: int) -> None:
        until, before = time.monotonic() + PATIENCE, len(ledger.acks)
        while len(ledger.acks) < before + answers:
            assert time.monotonic() < until, two.complaints()
            await asyncio.sleep(0.05)

    asyncio.run(evening())
    # Their bots would play on while we count.
    two.stop()
    one.stop()
    check_everything(postgres, ledger, {id for id, _ in tables})
    assert len(ledger.acks) >= 70 * plan.deaths + 40
    assert two.complaints() == ""


def test_workers_of_one_server_share_a_port_and_their_metrics(postgres: str) -> None:
    with Process(postgres, workers=2) as server:
        ledger = Ledger()
        tables = [seat_people(server.address, 2, 1) for _ in range(4)]
        players = [
            Bold([server.address], id, cookie, ledger, n)
            for n, (id, cookies) in enumerate(tables)
            for cookie in cookies
        ]

        async def evening() -> None:
            stop = asyncio.Event()
            playing = [asyncio.create_task(p.play(stop)) for p in players]
            until = time.monotonic() + PATIENCE
            while len(ledger.acks) < 80 and time.monotonic() < until:
                await asyncio.sleep(0.05)
            stop.set()
            await asyncio.gather(*playing)

        asyncio.run(evening())
        metrics = httpx.get(f"{server.address}/metrics").text
        server.stop()
        check_everything(postgres, ledger, {id for id, _ in tables})
        assert len(ledger.acks) >= 80
        shown = re.search(r'neontable_answers_total\{by="person"\} (\S+)', metrics)
        assert shown is not None
        assert float(shown[1]) >= len(ledger.acks)
        assert server.complaints() == ""
