"""Stops over the socket: who is asked, what the house passes, and that its time tells nothing."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from contextlib import suppress
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest

from neontable import bots
from neontable.kernel import registry
from neontable.kernel.stops import empty
from neontable.server.audience import _unnoticed
from neontable.server.live_table import LiveTable
from neontable.server.passes import MILESTONE, MOMENT, Passes
from neontable.server.rows import Move, SeatRow, TableRow
from neontable.server.table_service import TableService
from tests.server.conftest import Page, Player, Running

New = Callable[..., Player]
CORP, RUNNER = 0, 1


def duel(player: New, **more: Any) -> tuple[Page, Page, str]:
    ann, bob = player("Ann"), player("Bob")
    table = ann.create("me", "open", game="netrunner", **more)
    bob.post(f"/api/tables/{table['id']}/join", {"token": table["invite"]})
    ann.post(f"/api/tables/{table['id']}/start")
    return ann.open(table["id"]), bob.open(table["id"]), table["id"]


def hear_all(*pages: Page) -> None:
    for page in pages:
        with suppress(TimeoutError):
            while True:
                page.hear(0.05)


def choose(page: Page, at: str, *, quiet: bool = False) -> dict[str, Any]:
    page.send("set-stops", seat=page.push["seat"], at=at, quiet=quiet)
    return cast("dict[str, Any]", page.wait("stops")["stops"])


def play_until_a_wait(server: Running, corp: Page, runner: Page, table: str) -> Page:
    """Two people who play as veterans do, up to a response that will be passed for one of them."""
    pages = (corp, runner)
    game = registry.game("netrunner")
    players = [bots.make(game, "veteran", seat, 1) for seat in (CORP, RUNNER)]
    for _ in range(600):
        live = server.service.live_tables[table]
        assert not live.over, "the game is over, and nobody was waited for"
        (seat,) = live.waiting
        page = pages[seat]
        while page.push["sequence"] < live.opened[seat]:
            page.wait("push")
        if page.push["stops"].get("passing") is not None:
            return page
        ask = live.ask_of(seat)
        assert ask is not None
        page.give(msgspec.to_builtins(players[seat].choose(live.table, ask)))
        page.wait("ack")
    raise AssertionError("nobody was waited for")


def test_a_seat_that_can_only_pass_is_not_asked(player: New, server: Running) -> None:
    """At the start of a game nothing lies on the table: both take their actions and meet no
    window at all."""
    corp, runner, table = duel(player)
    asked = []
    while "nr-ask-runner" not in asked:
        live = server.service.live_tables[table]
        (seat,) = live.waiting
        page = (corp, runner)[seat]
        while page.push["sequence"] < live.opened[seat]:
            page.wait("push")
        ask = page.asks[0]
        asked.append(ask["id"])
        bits = [o["answer"] for o in ask.get("options", ()) if o["answer"] == ["bit"]]
        page.give(bits[0] if bits else ask["default"])
        ack = page.wait("ack")
        # The house passes at once: the answer is acknowledged with its own number all the same.
        move = server.service.store.move(table, ack["key"])
        assert move is not None
        assert ack["sequence"] == move.sequence
    assert asked.count("nr-ask-corp") == 3
    assert [id for id in asked if id.startswith("nr-window")] == []


def test_whoever_wants_to_be_asked_everywhere_is(player: New) -> None:
    corp, _runner, _ = duel(player)
    assert choose(corp, "all")["at"] == "all"
    corp.until_asked()
    for _ in range(6):
        ask = corp.until_asked()
        if ask["id"].startswith("nr-window"):
            assert ask["idle"] is True
            return
        bits = [o["answer"] for o in ask.get("options", ()) if o["answer"] == ["bit"]]
        corp.give(bits[0] if bits else ask["default"])
        corp.wait("ack")
        corp.wait("push")
    raise AssertionError("no window was asked")


def test_nobody_else_hears_of_it_when_somebody_changes_the_stops(player: New) -> None:
    corp, runner, _ = duel(player)
    hear_all(corp, runner)
    before = len(runner.heard)
    for at in ("milestones", "none", "could"):
        choose(corp, at, quiet=at == "none")
    hear_all(runner)
    assert runner.heard[before:] == []


def test_stops_are_kept_with_the_table(player: New, server: Running) -> None:
    corp, _, table = duel(player)
    choose(corp, "milestones")
    server.service.forget(table)
    again = corp.player.open(table)
    assert again.push["stops"]["at"] == "milestones"
    assert again.push["stops"]["milestones"]


def test_stops_of_another_seat_are_refused(player: New) -> None:
    _corp, runner, _ = duel(player)
    runner.send("set-stops", seat=CORP, at="none")
    assert runner.wait("refused")["code"] == "not-yours"
    runner.send("set-stops", seat=RUNNER, at="sometimes")
    assert runner.wait("refused")["code"] == "bad-input"


def test_a_response_is_passed_after_its_wait_and_kept_by_who_thinks(
    player: New, server: Running
) -> None:
    passes = server.service.passes
    drawn = passes.uniform
    corp, runner, table = duel(player)
    try:
        passes.uniform = lambda least, most: 3600.0
        page = play_until_a_wait(server, corp, runner, table)
        seat = page.push["seat"]
        page.send("hold", seat=seat)
        assert page.wait("stops")["stops"].get("passing") is None
        # Whoever wants to be passed for again says so; the wait begins anew.
        passes.uniform = lambda least, most: 0.01
        before = page.push["sequence"]
        choose(page, "could")
        while page.push["sequence"] == before:
            page.wait("push")
        live = server.service.live_tables[table]
        assert (seat, "stops") in live.deeds
    finally:
        passes.uniform = drawn


def test_no_more_this_turn_passes_the_open_question_too(player: New, server: Running) -> None:
    passes = server.service.passes
    drawn = passes.uniform
    corp, runner, table = duel(player)
    try:
        passes.uniform = lambda least, most: 3600.0
        page = play_until_a_wait(server, corp, runner, table)
        before = page.push["sequence"]
        page.send("set-stops", seat=page.push["seat"], quiet=True)
        page.wait("stops")
        assert page.push["sequence"] > before
        assert page.push["stops"]["at"] == "could"
    finally:
        passes.uniform = drawn


# -- two worlds ----------------------------------------------------------------------------------
class House:
    """What `Passes` needs of the server, with a record of what is drawn and begun."""

    def __init__(self, here: set[int]) -> None:
        self.settings = SimpleNamespace(window_pace=1.0)
        self.audience = SimpleNamespace(local_seats=lambda id: here)
        self.begun: list[str] = []
        self.drawn: list[tuple[float, float]] = []
        self.passes = Passes(cast("TableService", self))
        self.passes.uniform = self.draw

    def draw(self, least: float, most: float) -> float:
        self.drawn.append((least, most))
        return least

    def spawn(self, work: Any, name: str) -> None:
        work.close()
        self.begun.append(name)


def seated(game: str, seats: int, *, shared: bool = False, stops: str = "") -> LiveTable:
    house = registry.game(game)
    setup = house.prepare(seats, "00" * 32, {}, windows=True)
    row = msgspec.convert(
        {
            **{f.name: "" for f in msgspec.structs.fields(TableRow) if f.required},
            "id": "t" * 16,
            "game": game,
            "rules": house.rules,
            "listed": False,
            "watchable": True,
            "status": "playing",
            "options": "{}",
            "clock": "{}",
            "setup": msgspec.json.encode(setup).decode(),
            **dict.fromkeys(("sequence", "takebacks", "number"), 0),
            **dict.fromkeys(("created", "started", "changed"), 0.0),
            "due": None,
            "series": None,
            "campaign": None,
            "pace": "none",
            "seats": [
                {
                    "seat": seat,
                    "kind": "person",
                    "identity": "one" if shared else f"person {seat}",
                    "stops": stops,
                }
                for seat in range(seats)
            ],
        },
        TableRow,
    )
    assert all(isinstance(s, SeatRow) for s in row.seats)
    return LiveTable(row)


def played(live: LiveTable, answers: int) -> list[LiveTable]:
    """A table as bots play it, after each answer."""
    name = bots.best(live.game)
    players = [bots.make(live.game, name, seat, 5) for seat in range(live.table.seats)]
    found = [live]
    for _ in range(answers):
        if live.over:
            break
        ask = live.table.asks[0]
        body = msgspec.json.encode(players[ask.seat].choose(live.table, ask)).decode()
        live = live.after(Move(live.sequence + 1, "answer", ask.seat, body, "person", "", 0.0))
        found.append(live)
    return found


def redealt(live: LiveTable, seat: int, seed: int) -> LiveTable:
    """The same table in another world that looks the same to a seat."""
    other = live.copy()
    other.table = live.table.redeal(seat, seed)
    return other


def scheduled(live: LiveTable) -> tuple[list[str], list[tuple[float, float]]]:
    house = House(set(range(live.table.seats)))
    house.passes.schedule(live)
    return house.begun, house.drawn


@pytest.mark.parametrize(("game", "seats"), [("netrunner", 2), ("crossfire", 3), ("adrenaline", 3)])
def test_how_long_the_house_waits_is_the_same_in_both_worlds(game: str, seats: int) -> None:
    """The wait is scheduled, and drawn between the same bounds, whatever the seat could answer."""
    waits, hands = 0, set()
    for i, live in enumerate(played(seated(game, seats), 220)):
        for ask in live.table.asks:
            for other in range(seats):
                if other == ask.seat or not ask.window:
                    continue
                world = redealt(live, other, i)
                assert scheduled(live) == scheduled(world)
                begun, drawn = scheduled(live)
                assert len(begun) == len(drawn) <= 1
                assert set(drawn) <= {MOMENT, MILESTONE}
                waits += len(begun)
                if begun:
                    hands |= {empty(ask), empty(world.table.asks_for(ask.seat)[0])}
    assert waits
    assert hands == {True, False}, "both a full and an empty hand were waited for"


def test_a_person_who_is_away_is_waited_for(player: New) -> None:
    for live in played(seated("netrunner", 2), 220):
        if scheduled(live)[0]:
            house = House(set())
            house.passes.schedule(live)
            assert house.begun == []
            return
    raise AssertionError("nothing was scheduled")


def test_on_a_shared_screen_nobody_is_hurried() -> None:
    shared = played(seated("netrunner", 2, shared=True), 220)
    assert [live for live in shared if scheduled(live)[0]] == []
    # What is passed at once is the same as anywhere.
    assert any(live.verdict(s) == "now" for live in shared for s in live.waiting)


def test_a_pass_that_changes_nothing_for_the_others_sends_them_nothing() -> None:
    """The number of messages tells nothing either: whether the Corp was asked in its own turn or
    passed for, the Runner hears the same, which is nothing."""
    games = played(seated("netrunner", 2), 220)
    quiet = 0
    for before, after in itertools.pairwise(games):
        ask = before.table.asks[0]
        other = 1 - ask.seat
        if not ask.window or after.over:
            continue
        same = _unnoticed(before, after, other)
        if same:
            quiet += 1
            assert before.table.view(other) == after.table.view(other)
            assert before.waiting == after.waiting
            assert not [e for _, e in after.events_after(before.answers) if e.seen_by(other)]
    assert quiet
