"""Nobody slows anybody else: costly work is done elsewhere, and everybody pays for their own."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from neontable.kernel import registry, rules
from neontable.kernel.table import Table
from neontable.server import jobs, replays, seat_view
from neontable.server.costly_work import EACH, CostlyWork
from neontable.server.faults import Fault
from neontable.server.replays import CUT
from tests.server.conftest import Player, Running, settings_for

New = Callable[..., Player]


def record_of(answers: int) -> dict[str, Any]:
    """A game between nobody and nobody, without any checkpoint."""
    table = registry.game("adrenaline").new(3, 4)
    while not table.over and table.journal.count < answers:
        ask = table.asks[0]
        table.answer(ask.seat, ask.options[-1])
    found: dict[str, Any] = json.loads(table.record.to_json())
    found["checkpoints"] = []
    return found


class Held:
    """A piece of work that goes on until it is let go."""

    def __init__(self, work: Callable[..., Any]) -> None:
        self.work = work
        self.begun, self.go = threading.Event(), threading.Event()

    def __call__(self, *args: Any) -> Any:
        self.begun.set()
        assert self.go.wait(30)
        return self.work(*args)

    @property
    def __name__(self) -> str:
        return "held"


@pytest.fixture
def beside() -> Iterator[Callable[..., threading.Thread]]:
    """Something that goes on while the test does something else."""
    threads: list[threading.Thread] = []

    def start(work: Callable[..., Any], *args: Any) -> threading.Thread:
        threads.append(threading.Thread(target=work, args=args))
        threads[-1].start()
        return threads[-1]

    yield start
    for thread in threads:
        thread.join(30)
        assert not thread.is_alive()


def test_moves_are_stored_while_a_record_is_checked(
    player: New, beside: Callable[..., threading.Thread], monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, eve = player("Ann"), player("Eve")
    page = ann.open(ann.create("me", "random", "random")["id"])
    held = Held(replays.play_again)
    monkeypatch.setattr(replays, "play_again", held)
    brought: list[Any] = []
    thread = beside(lambda: brought.append(eve.post("/api/replays", record_of(20))))
    assert held.begun.wait(30)
    for _ in range(3):
        page.answer()
    assert not brought
    held.go.set()
    thread.join(30)
    assert brought[0]["id"]


def test_everybody_plays_on_while_a_reason_is_looked_for(
    player: New, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, eve = player("Ann"), player("Eve")
    page = ann.open(ann.create("me", "random", "random")["id"])
    other = eve.open(eve.create("me", "random", "random")["id"])
    held = Held(seat_view.why)
    monkeypatch.setattr(seat_view, "why", held)
    other.until_asked()
    other.send("why", id="wonder-1", seat=0, thing=["figure", 1])
    assert held.begun.wait(30)
    for _ in range(3):
        page.answer()
    held.go.set()
    assert other.wait("because")["id"] == "wonder-1"


def test_a_reason_is_found_once(player: New, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = player("Ann")
    page = ann.open(ann.create("me", "random", "random")["id"])
    page.until_asked()
    page.send("why", id="wonder-1", seat=0, thing=["figure", 1])
    first = page.wait("because")

    def never(*_: object) -> None:
        raise AssertionError("it was asked before")

    monkeypatch.setattr(seat_view, "why", never)
    page.send("why", id="wonder-2", seat=0, thing=["figure", 1])
    assert page.wait("because")["reasons"] == first["reasons"]


def test_no_reason_of_the_kernel_is_searched_among_the_rules(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def never(*_: object, **__: object) -> None:
        raise AssertionError("all rules were compared with it")

    monkeypatch.setattr(rules.difflib, "get_close_matches", never)
    assert seat_view.rule_text("NT-ASK", "en") == ""
    assert seat_view.rule_text("AD-TURN-001", "en")


# -- budgets -------------------------------------------------------------------------------------
class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_who_asks_for_much_waits_alone() -> None:
    async def evening() -> None:
        clock = Clock()
        work = CostlyWork("tests", 1, budget=0.1, threads=True, clock=clock)

        def takes(seconds: float) -> str:
            clock.now += seconds
            return "done"

        assert await work.run("eve", takes, 1.5) == "done"
        # The last piece may cost more than is left: the next is refused.
        assert await work.run("eve", takes, 50.0) == "done"
        with pytest.raises(Fault, match="too-fast"):
            await work.run("eve", takes, 0.0)
        assert await work.run("ann", takes, 1.0) == "done"
        work.close()

    asyncio.run(evening())


def test_one_person_has_a_few_pieces_of_work_under_way() -> None:
    async def evening() -> None:
        work = CostlyWork("tests", 1, budget=10.0, threads=True)
        held = Held(lambda: "done")
        pending = [asyncio.create_task(work.run("eve", held)) for _ in range(EACH)]
        await asyncio.sleep(0)
        with pytest.raises(Fault, match="too-fast"):
            await work.run("eve", held)
        held.go.set()
        assert await asyncio.gather(*pending) == ["done"] * EACH
        assert await work.run("eve", held) == "done"
        work.close()

    asyncio.run(evening())


def test_work_that_does_not_end_is_given_up() -> None:
    async def evening() -> None:
        work = CostlyWork("tests", 1, budget=10.0, threads=True, longest=0.05)
        held = Held(lambda: "done")
        with pytest.raises(Fault, match="too-long"):
            await work.run("eve", held)
        assert await work.run("ann", lambda: "next") == "next"
        held.go.set()
        work.close()

    asyncio.run(evening())


def test_checks_of_loadouts_cost_their_sender(player: New, server: Running) -> None:
    eve, ann = player("Eve"), player("Ann")
    server.service.costly.budget.charge(eve.me["id"], 1000.0)
    text = {"game": "netrunner", "name": "x", "text": "1 Score!"}
    for path in ("/api/loadouts/check", "/api/loadouts"):
        assert eve.refused("POST", path, text) == (429, "too-fast")
        assert ann.post(path, text)
    assert eve.refused("GET", "/api/loadouts", game="netrunner") == (429, "too-fast")
    assert eve.refused("POST", "/api/replays", record_of(3)) == (429, "too-fast")
    wish = {"game": "netrunner", "seats": [{"kind": "me"}, {"kind": "bot"}]}
    assert eve.refused("POST", "/api/tables/check", wish) == (429, "too-fast")


# -- replays -------------------------------------------------------------------------------------
@pytest.fixture
def long_replay(player: New) -> str:
    brought: str = player("Ann").post("/api/replays", record_of(400))["id"]
    return brought


def test_the_replay_of_a_table_is_cut_as_one_that_is_brought(
    player: New, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = player("Ann")
    page = ann.open(ann.create("me", "random", "random")["id"])
    while page.push["answers"] <= CUT + 5:
        page.answer()
    page.send("concede", seat=0, key="concede-1")
    page.wait("table", lambda m: m["table"]["status"] == "over")
    path = f"/api/replays/{page.table['id']}"
    last = ann.get(path)["answers"]
    assert last > CUT
    ann.get(f"{path}/frame", number=0)
    given: list[int] = []
    answer = Table.answer

    def counted(table: Table, seat: int, choice: Any) -> None:
        given.append(1)
        answer(table, seat, choice)

    monkeypatch.setattr(Table, "answer", counted)
    assert ann.get(f"{path}/frame", number=last)["number"] == last
    assert 0 < len(given) <= CUT + 1


def test_a_frame_of_a_long_replay_is_a_few_answers_away(
    player: New, long_replay: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = player("Ann")
    info = ann.get(f"/api/replays/{long_replay}")
    assert info["answers"] > 8 * CUT
    given: list[int] = []
    answer = Table.answer

    def counted(table: Table, seat: int, choice: Any) -> None:
        given.append(1)
        answer(table, seat, choice)

    monkeypatch.setattr(Table, "answer", counted)
    path = f"/api/replays/{long_replay}/frame"
    for number in (info["answers"], 3 * CUT + 1, 2 * CUT, 1):
        given.clear()
        shown = ann.get(path, number=number)
        assert shown["number"] == number
        assert len(given) <= CUT + 1
    given.clear()
    assert ann.get(path, number=1)["number"] == 1
    assert given == [], "what was shown is at hand"


def test_who_has_no_cookie_pays_by_address(player: New, server: Running, long_replay: str) -> None:
    player("Ann").get(f"/api/replays/{long_replay}")
    server.service.costly.budget.charge("at 127.0.0.1", 1000.0)
    path = f"{server.address}/api/replays/{long_replay}/frame"
    nobody = httpx.get(path, params={"number": 77})
    assert (nobody.status_code, nobody.json()["code"]) == (429, "too-fast")
    assert player("Bob").get(f"/api/replays/{long_replay}/frame", number=77)["number"] == 77
    server.service.costly.budget.charge("at 127.0.0.1", -2000.0)


def test_the_replay_of_a_removed_table_is_gone(player: New) -> None:
    ann = player("Ann")
    page = ann.open(ann.create("me", "random", "random")["id"])
    page.until_asked()
    page.send("concede", seat=0, key="concede-1")
    page.wait("table", lambda m: m["table"]["status"] == "over")
    id = page.table["id"]
    assert ann.get(f"/api/replays/{id}/frame", number=0)["scene"]
    ann.call("DELETE", f"/api/tables/{id}")
    for path in ("", "/frame", "/record.json"):
        assert ann.refused("GET", f"/api/replays/{id}{path}") == (404, "no-replay")


def test_costly_work_is_done_in_a_process_of_its_own(tmp_path: Path) -> None:
    running = Running(settings_for(tmp_path, bot_threads=False))
    try:
        ann = Player(running.address, "Ann")
        id = ann.post("/api/replays", record_of(30))["id"]
        assert ann.get(f"/api/replays/{id}/frame", number=30)["number"] == 30
        assert running.service.settings.database not in jobs._libraries, "nothing was done here"
        assert ann.refused("POST", "/api/replays", {"no": "record"}) == (400, "bad-record")
        bad = {"game": "netrunner", "name": "x", "text": "99 Nonsense"}
        assert not ann.post("/api/loadouts/check", bad).get("ok")
        seats = [{"kind": "me"}, {"kind": "bot"}]
        assert ann.post("/api/tables/check", {"game": "netrunner", "seats": seats})
        ann.close()
    finally:
        running.stop()
