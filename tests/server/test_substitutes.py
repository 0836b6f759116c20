"""Seats that change hands in the middle of a game."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest

from neontable.kernel.table import replay
from neontable.server.live_table import LiveTable
from tests.server.conftest import Page, Player, Running, settings_for

New = Callable[..., Player]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Any:
    running = Running(settings_for(tmp_path_factory.mktemp("seats"), absent=3600.0))
    yield running
    running.stop()


def away_for(server: Running, table: str, seat: int, seconds: float) -> None:
    """As if the person of a seat had closed the last page so long ago."""
    service = server.service
    until = time.monotonic() + 10
    while seat in service.audience.presence(table).seats:
        assert time.monotonic() < until, "the person is still there"
        time.sleep(0.01)
    service.audience.left[table, seat] = time.time() - seconds


def two_people(player: New, *more: str, **options: Any) -> tuple[Player, Player, dict[str, Any]]:
    ann, bob = player("Ann"), player("Bob")
    table = ann.create("me", "open", *more, **options)
    bob.post(f"/api/tables/{table['id']}/join", {"token": table["invite"]})
    return ann, bob, ann.post(f"/api/tables/{table['id']}/start")


def hand(page: Page) -> str:
    """What a seat alone sees of its scene, as text."""
    return str(page.push.get("scene"))


def test_a_seat_of_somebody_present_is_nobody_elses(player: New) -> None:
    ann, bob, table = two_people(player, "random")
    id = table["id"]
    a = ann.open(id)
    bob.open(id)
    for change in ({"kind": "bot"}, {"kind": "open"}):
        assert ann.refused("PUT", f"/api/tables/{id}/seats/1", change) == (409, "seat-present")
    assert bob.refused("PUT", f"/api/tables/{id}/seats/2", {"kind": "bot"}) == (403, "not-yours")
    assert ann.refused("PUT", f"/api/tables/{id}/seats/1", {"kind": "me"}) == (400, "bad-input")
    assert ann.refused("PUT", f"/api/tables/{id}/seats/9", {"kind": "bot"}) == (404, "no-seat")
    assert not a.table["seats"][1].get("abandoned")
    carl = player("Carl")
    token = {"token": table["invite"], "seat": 1}
    assert carl.refused("POST", f"/api/tables/{id}/join", token) == (409, "started")


def test_a_seat_that_was_left_goes_to_a_bot_and_then_to_a_person(
    server: Running, player: New
) -> None:
    ann, bob, table = two_people(player, "random")
    id = table["id"]
    a, b = ann.open(id), bob.open(id)
    b.close()
    away_for(server, id, 1, 3000)
    assert ann.refused("PUT", f"/api/tables/{id}/seats/1", {"kind": "bot"}) == (409, "seat-present")
    away_for(server, id, 1, 3700)
    assert ann.get(f"/api/tables/{id}")["seats"][1]["abandoned"]
    info = ann.put(f"/api/tables/{id}/seats/1", {"kind": "bot", "bot": "easy"})
    seat = info["seats"][1]
    assert (seat["kind"], seat["bot"], seat["name"]) == ("bot", "easy", "Bot (easy)")
    a.wait("table", lambda m: m["table"]["seats"][1]["kind"] == "bot")
    # Bob has no way back of his own.
    assert bob.refused("GET", f"/api/tables/{id}") == (404, "no-table")
    # Another bot, one that does not exist, and then whoever comes by the link.
    info = ann.put(f"/api/tables/{id}/seats/1", {"kind": "bot", "bot": "random"})
    assert info["seats"][1]["bot"] == "random"
    wrong = {"kind": "bot", "bot": "genius"}
    assert ann.refused("PUT", f"/api/tables/{id}/seats/1", wrong) == (400, "bad-input")
    assert ann.put(f"/api/tables/{id}/seats/1", {"kind": "open"})["seats"][1]["offered"]
    assert not ann.put(f"/api/tables/{id}/seats/1", {"kind": "keep"})["seats"][1].get("offered")
    ann.put(f"/api/tables/{id}/seats/1", {"kind": "open"})
    carl = player("Carl")
    # Who may only watch is not offered what would be refused.
    eve = player("Eve")
    for link, offered in (("watch", False), ("invite", True)):
        by = {"token": table[link]}
        assert eve.get(f"/api/tables/{id}", **by)["seats"][1].get("offered", False) is offered
        state = eve.open(id, **by).last["table"]["table"]
        assert state["seats"][1].get("offered", False) is offered
    watching = {"token": table["watch"], "seat": 1}
    assert carl.refused("POST", f"/api/tables/{id}/join", watching) == (403, "watch-only")
    info = carl.post(f"/api/tables/{id}/join", {"token": table["invite"], "seat": 1})
    assert info["seats"][1]["mine"]
    assert info["seats"][1]["name"] == "Carl"
    assert not info["seats"][1].get("offered")
    page = carl.open(id)
    assert page.push["seat"] == 1
    # It survives being made again from its moves.
    row, moves = server.service.store.moves(id)
    assert row is not None
    again = LiveTable.of(row, moves)
    assert [s.name for s in again.people()] == ["Ann", "Carl"]
    assert again.answers == server.service.live_tables[id].answers


def test_the_old_person_sees_the_seat_no_more(server: Running, player: New) -> None:
    ann, bob, table = two_people(player, game="netrunner")
    id = table["id"]
    ann.open(id)
    b = bob.open(id)
    mine = hand(b)
    b.close()
    away_for(server, id, 1, 4000)
    ann.put(f"/api/tables/{id}/seats/1", {"kind": "open"})
    carl = player("Carl")
    carl.post(f"/api/tables/{id}/join", {"token": table["invite"]})
    c = carl.open(id)
    assert c.push["seat"] == 1
    assert hand(c) == mine
    # Bob comes back with the invitation: he looks on, and sees what everybody sees.
    back = bob.open(id, token=table["invite"])
    assert back.push["seat"] == -1
    assert hand(back) != mine
    back.send("look", seat=1)
    assert back.wait("refused")["code"] == "not-yours"
    # Invited again, he may: it is the hand that he knows already.
    c.close()
    away_for(server, id, 1, 4000)
    ann.put(f"/api/tables/{id}/seats/1", {"kind": "open"})
    assert bob.post(f"/api/tables/{id}/join", {"token": table["invite"]})["seats"][1]["mine"]


def test_nobody_takes_the_seat_of_a_rival(server: Running, player: New) -> None:
    ann, bob, table = two_people(player, "random", "random")
    id = table["id"]
    ann.open(id)
    b = bob.open(id)
    ann.put(f"/api/tables/{id}/seats/2", {"kind": "open"})
    token = {"token": table["invite"], "seat": 2}
    assert bob.refused("POST", f"/api/tables/{id}/join", token) == (409, "knows-hand")
    assert ann.refused("POST", f"/api/tables/{id}/join", token) == (409, "knows-hand")
    # Who sat somewhere else before knows that hand still.
    b.close()
    away_for(server, id, 1, 4000)
    ann.put(f"/api/tables/{id}/seats/1", {"kind": "bot", "bot": "random"})
    assert bob.refused("POST", f"/api/tables/{id}/join", token) == (409, "knows-hand")


def test_who_comes_back_keeps_the_seat(server: Running, player: New) -> None:
    ann, bob, table = two_people(player, "random")
    id = table["id"]
    a = ann.open(id)
    bob.open(id).close()
    away_for(server, id, 1, 4000)
    ann.put(f"/api/tables/{id}/seats/1", {"kind": "open"})
    a.wait("table", lambda m: m["table"]["seats"][1].get("offered", False))
    bob.open(id)
    a.wait("table", lambda m: not m["table"]["seats"][1].get("offered"))
    carl = player("Carl")
    token = {"token": table["invite"], "seat": 1}
    assert carl.refused("POST", f"/api/tables/{id}/join", token) == (409, "started")


def test_who_gave_up_leaves_a_seat_to_take(server: Running, player: New) -> None:
    ann, bob, table = two_people(player, "random")
    id = table["id"]
    a, b = ann.open(id), bob.open(id)
    b.send("concede", seat=1, key="bob-gives-up")
    b.wait("ack")
    a.wait("table", lambda m: m["table"]["seats"][1].get("conceded", False))
    ann.put(f"/api/tables/{id}/seats/1", {"kind": "open"})
    carl = player("Carl")
    info = carl.post(f"/api/tables/{id}/join", {"token": table["invite"]})
    assert not info["seats"][1].get("conceded")
    c = carl.open(id)
    assert c.push["seat"] == 1
    assert not c.push.get("can_undo")
    # Bob's open page has become a spectator's, without anybody asking.
    b.wait("push", lambda m: m["seat"] == -1)
    row, moves = server.service.store.moves(id)
    assert row is not None
    assert not LiveTable.of(row, moves).conceded


def test_while_the_owner_is_gone_the_others_decide(server: Running, player: New) -> None:
    ann, bob, table = two_people(player, "random")
    id = table["id"]
    ann.open(id).close()
    b = bob.open(id)
    assert not b.table.get("manages")
    assert bob.refused("PUT", f"/api/tables/{id}/seats/0", {"kind": "bot"}) == (403, "not-yours")
    away_for(server, id, 0, 4000)
    assert bob.get(f"/api/tables/{id}")["manages"]
    info = bob.put(f"/api/tables/{id}/seats/0", {"kind": "bot", "bot": "random"})
    assert info["seats"][0]["kind"] == "bot"


def test_at_a_rated_table_nobody_plays_for_another(server: Running, player: New) -> None:
    ann, bob, table = two_people(player, game="netrunner", rated=True)
    id = table["id"]
    ann.open(id)
    bob.open(id).close()
    away_for(server, id, 1, 4000)
    assert ann.refused("PUT", f"/api/tables/{id}/seats/1", {"kind": "open"}) == (409, "rated-seat")
    carl = player("Carl")
    token = {"token": table["invite"]}
    assert carl.refused("POST", f"/api/tables/{id}/join", token) == (409, "rated-seat")


def test_the_result_is_nobodys_who_came_in_the_middle(server: Running, player: New) -> None:
    ann, bob, table = two_people(player, game="netrunner")
    id = table["id"]
    ann.open(id)
    bob.open(id).close()
    away_for(server, id, 1, 4000)
    ann.put(f"/api/tables/{id}/seats/1", {"kind": "open"})
    carl = player("Carl")
    carl.post(f"/api/tables/{id}/join", {"token": table["invite"]})
    c = carl.open(id)
    a = ann.open(id)
    a.send("concede", seat=0, key="ann-gives-up")
    c.wait("push", lambda m: m.get("over", False))
    for who, tables in ((ann, 1), (carl, 0), (bob, 0)):
        profile = who.get(f"/api/people/{who.me['id']}")
        assert len(profile.get("games", profile.get("history", ()))) == tables, who.me["name"]
    # The rematch is for who sits there now.
    again = carl.post(f"/api/tables/{id}/rematch")
    assert [s["name"] for s in again["seats"]] == ["Ann", "Carl"]


def test_a_bots_seat_keeps_its_secrets(player: New) -> None:
    """Swapping bots shows the owner nothing: neither what it pushes nor what it says differs from
    what a spectator may know."""
    ann = player("Ann")
    table = ann.create("me", "random", game="netrunner")
    id = table["id"]
    page = ann.open(id)
    before = page.push
    info = ann.put(f"/api/tables/{id}/seats/1", {"kind": "bot", "bot": "normal"})
    page.wait("push", lambda m: m["sequence"] > before["sequence"])
    assert page.push["seat"] == 0
    assert "loadout" not in info["seats"][1]
    page.send("look", seat=1)
    assert page.wait("refused")["code"] == "not-yours"
    refused = ann.refused("GET", f"/api/tables/{id}/seats/1/loadouts")
    assert refused == (404, "no-table")


def test_a_second_person_in_the_middle_is_asked_empty_windows_and_the_record_holds_it(
    server: Running, player: New
) -> None:
    """Alone nobody is asked where one can only pass; between people that tells what they hold."""
    ann, bob = player("Ann"), player("Bob")
    table = ann.create("me", "random", game="netrunner")
    id = table["id"]
    page = ann.open(id)
    for _ in range(3):
        page.answer()
    assert not server.service.live_tables[id].table.state.windows
    ann.put(f"/api/tables/{id}/seats/1", {"kind": "bot", "bot": "normal"})
    assert not server.service.live_tables[id].table.state.windows, "a bot for a bot changes nothing"
    ann.put(f"/api/tables/{id}/seats/1", {"kind": "open"})
    bob.post(f"/api/tables/{id}/join", {"token": table["invite"], "seat": 1})
    live = server.service.live_tables[id]
    assert live.table.state.windows
    his = bob.open(id)
    assert his.push["seat"] == 1
    page.send("concede", seat=0, key="concede-now")
    page.wait("table", lambda m: m["table"]["status"] == "over")
    row, moves = server.service.store.moves(id)
    assert row is not None
    record = LiveTable.of(row, moves).table.record
    assert isinstance(record.windows_from, int)
    assert not record.setup.windows
    assert replay(record).state.windows
    # The replay proves it, and a game that goes on from it asks them from the same answer on.
    info = ann.get(f"/api/replays/{id}")
    assert not info.get("problem")
    assert ann.get(f"/api/replays/{id}/frame", number=info["answers"])["number"] == info["answers"]
    wish = {"number": info["answers"] - 1, "seat": 0}
    again = ann.post(f"/api/replays/{id}/continue", wish)["id"]
    row, moves = server.service.store.moves(again)
    assert row is not None
    there = LiveTable.of(row, moves).table
    assert there.state.windows is (record.windows_from < info["answers"])


# -- tables whose chance somebody knows ------------------------------------------------------------
def gone_on_with(player: New) -> tuple[Player, str]:
    """A table that goes on from the replay of a finished one: its key was published."""
    ann = player("Ann")
    first = ann.create("me", "random", "random", options={"skulls": 5, "arena": "small"})["id"]
    page = ann.open(first)
    page.answer()
    page.send("concede", seat=0, key="known-chance")
    page.wait("table", lambda m: m["table"]["status"] == "over")
    assert ann.get(f"/api/replays/{first}")["key"]
    wish = {"number": 0, "seat": 0}
    return ann, ann.post(f"/api/replays/{first}/continue", wish)["id"]


def with_a_seed(player: New) -> tuple[Player, str]:
    ann = player("Ann")
    return ann, ann.create("me", "random", "random", seed="my own")["id"]


@pytest.mark.parametrize("made", [gone_on_with, with_a_seed])
def test_nobody_sits_down_where_somebody_knows_what_chance_will_bring(
    player: New, made: Callable[[New], tuple[Player, str]]
) -> None:
    ann, id = made(player)
    fault = ann.refused("PUT", f"/api/tables/{id}/seats/1", {"kind": "open"})
    assert fault == (409, "known-chance")
    table = ann.put(f"/api/tables/{id}/seats/1", {"kind": "bot", "bot": "random"})
    assert table["seeded"]
    bob = player("Bob")
    ask = {"token": table["invite"], "seat": 1}
    assert bob.refused("POST", f"/api/tables/{id}/join", ask) == (409, "known-chance")


def test_the_rematch_of_a_table_that_was_gone_on_with_is_dealt_anew(player: New) -> None:
    ann, id = gone_on_with(player)
    page = ann.open(id)
    page.until_asked()
    page.send("concede", seat=0, key="known-chance-2")
    page.wait("table", lambda m: m["table"]["status"] == "over")
    following = ann.post(f"/api/tables/{id}/rematch")
    assert not following.get("seeded")
