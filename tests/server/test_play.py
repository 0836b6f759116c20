"""Playing over the socket: pushes, answers, refusals, whole games."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

from neontable.kernel.chance import commitment
from tests.server.conftest import Page, Player, Running

New = Callable[..., Player]


def play_out(page: Page) -> None:
    while not page.push.get("over"):
        if page.asks:
            page.answer(0)
        else:
            page.wait("push")


def pair(player: New, *, clock: dict[str, int] | None = None) -> tuple[Page, Page, dict[str, Any]]:
    """Two people and a bot at a private table that plays."""
    ann, bob = player("Ann"), player("Bob")
    table = ann.create("me", "open", "random", clock=clock or {})
    bob.post(f"/api/tables/{table['id']}/join", {"token": table["invite"]})
    table = ann.post(f"/api/tables/{table['id']}/start")
    return ann.open(table["id"]), bob.open(table["id"]), table


def asked(*pages: Page) -> Page:
    """The page that has a question, as soon as all have heard what is for them.  A pass that shows
    somebody nothing new sends them nothing, so that pages need not be of the same sequence."""
    still = 0
    for _ in range(500):
        newest = max(page.push["sequence"] for page in pages)
        asking = [page for page in pages if page.asks]
        if asking:
            latest = max(asking, key=lambda page: page.push["sequence"])
            level = all(page.push["sequence"] == newest for page in pages)
            if level or (still > 5 and latest.push["sequence"] == newest) or still > 25:
                return latest
        still += 1
        for page in pages:
            with suppress(TimeoutError):
                page.hear(0.02)
                still = 0
    raise AssertionError("nobody is asked")


def test_three_clicks_and_a_person_plays_against_bots(player: New) -> None:
    ann = player("Ann")
    table = ann.create("me", "random", "random")
    assert table["status"] == "playing"
    assert len(table["commitment"]) == 64
    page = ann.open(table["id"])
    assert page.push["full"] is True
    ask = page.until_asked()
    assert ask["seat"] == 0
    assert ask["text"]
    assert all(o["text"] for o in ask["options"])
    before = page.push["sequence"]
    page.answer()
    assert page.push["sequence"] > before


def test_a_whole_game_against_bots_ends_and_publishes_its_key(player: New) -> None:
    ann = player("Ann")
    table = ann.create("me", "random", "random", options={"skulls": 5, "arena": "small"})
    page = ann.open(table["id"])
    assert "outcome" not in page.table
    play_out(page)
    state = page.wait("table")["table"]
    assert state["status"] == "over"
    assert commitment(state["outcome"]["key"]) == table["commitment"]
    assert {p["seat"] for p in state["outcome"]["places"]} == {0, 1, 2}
    info = ann.get(f"/api/replays/{table['id']}")
    assert info["verified"] is True
    assert info["commitment"] == table["commitment"]


def test_an_option_names_the_pieces_it_concerns(player: New) -> None:
    ann = player("Ann")
    while True:
        page = ann.open(ann.create("me", "random", "random")["id"])
        ask = page.until_asked()
        if ask["id"] == "ad-ask-spawn":  # not asked of a hand with two cards alike
            break
    ids = {p["id"] for p in page.push["scene"]["pieces"]}
    ids |= {r["id"] for r in page.push["scene"]["regions"]}
    named = [id for o in ask["options"] for id in o.get("pieces", ())]
    assert named, "to spawn is to discard one of one's own cards"
    assert set(named) <= ids


def test_the_words_are_in_the_language_of_the_page(player: New) -> None:
    ann = player("Ann", lang="fr")
    table = ann.create("me", "random", "random")["id"]
    french = ann.open(table).until_asked()["text"]
    english = ann.open(table, lang="en").until_asked()["text"]
    assert french != english
    page = ann.open(table)
    page.send("look", seat=0, lang="en")
    assert page.wait("push")["asks"][0]["text"] == english


# -- answers that come late, twice or wrong ----------------------------------------------------
def test_an_answer_sent_twice_counts_once(player: New) -> None:
    ann = player("Ann")
    page = ann.open(ann.create("me", "random", "random")["id"])
    answer = page.until_asked()["options"][0]["answer"]
    sequence = page.push["sequence"]
    key = page.give(answer)
    first = page.wait("ack")
    page.give(answer, key=key, sequence=sequence)
    again = page.wait("ack")
    assert (again["key"], again["sequence"]) == (key, first["sequence"])
    assert page.wait("push")["full"] is True


def test_the_lost_acknowledgement_can_be_asked_for_on_a_new_socket(player: New) -> None:
    ann = player("Ann")
    table = ann.create("me", "random", "random")["id"]
    page = ann.open(table)
    answer = page.until_asked()["options"][0]["answer"]
    sequence = page.push["sequence"]
    key = page.give(answer)
    page.wait("ack")
    page.close()
    back = ann.open(table)
    back.give(answer, key=key, sequence=sequence, seat=0)
    assert back.wait("ack")["key"] == key


def test_the_key_of_one_answer_is_no_good_for_another(player: New) -> None:
    ann = player("Ann")
    page = ann.open(ann.create("me", "random", "random")["id"])
    ask = page.until_asked()
    sequence = page.push["sequence"]
    key = page.give(ask["options"][0]["answer"])
    page.wait("ack")
    page.give(["end"], key=key, sequence=sequence)
    assert page.wait("refused")["code"] == "key"


def test_a_late_answer_is_refused_and_the_page_gets_the_truth(player: New) -> None:
    ann = player("Ann")
    page = ann.open(ann.create("me", "random", "random")["id"])
    old = page.until_asked()["options"][0]["answer"]
    sequence = page.push["sequence"]
    page.answer()
    page.until_asked()
    page.give(old, sequence=sequence)
    refusal = page.wait("refused")
    assert refusal["code"] == "late"
    assert refusal["text"]
    push = page.wait("push")
    assert push["full"] is True
    assert push["sequence"] > sequence


def test_an_answer_that_was_not_offered_is_refused_and_changes_nothing(player: New) -> None:
    ann = player("Ann")
    page = ann.open(ann.create("me", "random", "random")["id"])
    page.until_asked()
    before = page.push["sequence"]
    for wrong in (["fly", 3], "end", None, {"a": 1}, [[[[]]]], 1e300, ["spawn"]):
        page.give(wrong)
        assert page.wait("refused")["code"] == "not-offered"
        assert page.wait("push")["sequence"] == before


def test_nobody_answers_for_somebody_else(player: New) -> None:
    a, b, _ = pair(player)
    page = asked(a, b)
    other = b if page is a else a
    other.give(page.asks[0]["options"][0]["answer"], seat=page.push["seat"])
    assert other.wait("refused")["code"] == "not-yours"
    other.give(page.asks[0]["options"][0]["answer"], seat=other.push["seat"])
    assert other.wait("refused")["code"] == "not-asked"


@pytest.mark.parametrize(
    "message",
    ["{", "[]", "null", '{"type":"fly"}', '{"type":"answer"}', '{"type":"open","table":"../x"}'],
)
def test_a_message_that_cannot_be_read_is_refused_with_the_reason(
    player: New, message: str
) -> None:
    ann = player("Ann")
    page = ann.open(ann.create("me", "random", "random")["id"])
    page.socket.send(message)
    refusal = page.wait("refused")
    assert refusal["code"] == "bad-input"
    page.until_asked()
    page.answer()


def test_why_not_cites_the_rule(player: New) -> None:
    ann = player("Ann")
    page = ann.open(ann.create("me", "random", "random")["id"])
    page.until_asked()
    page.send("why", id="wonder-1", seat=0, thing=["square", 3])
    because = page.wait("because")
    assert because["id"] == "wonder-1"
    assert because["reasons"][0]["what"]
    page.answer()
    rules = set()
    page.until_asked()
    for thing in (["shoot"], ["weapon", "no_such"], ["target", 1], 7, ["square", 99], {"x": 1}):
        page.send("why", id="wonder-2", seat=0, thing=thing)
        message = page.hear()
        while message["type"] not in ("because", "refused"):
            message = page.hear()
        rules |= {r.get("rule") for r in message.get("reasons", ())}
    assert any(rule and rule.startswith("AD-") for rule in rules), rules


def test_a_touched_piece_finds_the_answers_that_lead_to_it(player: New) -> None:
    ann = player("Ann")
    page = ann.open(ann.create("me", "random", "random", seed="a touch")["id"])
    page.until_asked()
    page.answer()
    page.until_asked()
    squares = [r["id"] for r in page.push["scene"]["regions"] if r.get("thing")]
    found = {}
    for id in squares:
        page.send("seek", id="seek-here", seat=0, piece=id)
        reply = page.wait("ways")
        assert reply["id"] == "seek-here"
        found[id] = reply["ways"]
    assert any(len(way["answers"]) > 1 for ways in found.values() for way in ways)
    offered = [o["answer"] for o in page.push["asks"][0]["options"]]
    for ways in found.values():
        for way in ways:
            assert way["answers"][0] in offered
            assert len(way["texts"]) == len(way["answers"])
    page.send("seek", id="seek-none", seat=0, piece="no such piece")
    assert page.wait("ways").get("ways", []) == []
    page.send("seek", id="seek-other", seat=1, piece=squares[0])
    assert page.wait("refused")["code"] == "not-yours"


# -- people, hot-seat, spectators --------------------------------------------------------------
def test_two_people_play_on_one_table(player: New) -> None:
    a, b, table = pair(player)
    for _ in range(12):
        asked(a, b).answer()
    while a.push["waiting"] != b.push["waiting"]:
        older = a if a.push["sequence"] < b.push["sequence"] else b
        older.wait("push")
    assert len(a.push["waiting"]) == 1
    assert table["seats"][1]["name"] == "Bob"


def secrets_of(server: Running, table: str, seat: int) -> set[str]:
    """Words that only this seat may know: its power-ups by name."""
    live = server.service.live_tables[table]
    return set(live.table.view(seat).players[seat].powerups)  # type: ignore[attr-defined]


def test_no_page_ever_holds_the_secrets_of_another(player: New, server: Running) -> None:
    a, b, table = pair(player)
    watcher = player("Eve").open(table["id"], token=table["invite"])
    checked = 0
    for _ in range(30):
        page = asked(a, b)
        for mine, theirs in ((a, 1), (b, 0), (watcher, 0), (watcher, 1)):
            secret = secrets_of(server, table["id"], theirs)
            shown = mine.push["scene"]
            faces = {p.get("face") for p in shown["pieces"] if p["place"] == f"panel-{theirs}"}
            assert not faces & secret
            checked += len(secret)
        page.answer()
    assert checked > 20
    assert not any("asks" in m for m in watcher.heard if m["type"] == "push")
    assert all("outcome" not in m["table"] for m in watcher.heard if m["type"] == "table")


def test_a_private_table_is_seen_with_its_link_only(player: New) -> None:
    ann, eve = player("Ann"), player("Eve")
    table = ann.create("me", "random", "random")
    assert eve.refused("GET", f"/api/tables/{table['id']}") == (404, "no-table")
    assert eve.get(f"/api/tables/{table['id']}", token=table["invite"])["id"] == table["id"]
    page = Page(eve)
    page.send("open", table=table["id"])
    assert page.wait("closed")["code"] == "no-table"
    page.send("open", table=table["id"], token=table["invite"])
    page.wait("table")
    assert page.wait("push")["seat"] == -1
    assert "invite" not in page.table
    page.close()


def test_a_hot_seat_shows_one_seat_at_a_time(player: New, server: Running) -> None:
    ann = player("Ann")
    table = ann.create("me", "me", "random")
    page = ann.open(table["id"])
    first = page.until_asked()["seat"]
    other = 1 - first
    for _ in range(8):
        if page.asks:
            page.answer()
        mine = [s for s in page.push["waiting"] if s in (0, 1)]
        if mine and page.push["seat"] not in mine:
            break
        if not page.asks:
            page.wait("push")
    else:
        raise AssertionError("the other seat was never asked")
    assert "asks" not in page.push
    secret = secrets_of(server, table["id"], other)
    assert not any(
        p.get("face") in secret
        for p in page.push["scene"]["pieces"]
        if p["place"] == f"panel-{other}"
    )
    page.send("look", seat=other)
    push = page.wait("push")
    assert (push["seat"], push["full"]) == (other, True)
    assert push["asks"][0]["seat"] == other


def test_presence_and_chat(player: New) -> None:
    a, b, table = pair(player)
    while "here" not in a.last or a.last["here"]["presence"]["seats"] != [0, 1]:
        a.wait("here")
    b.send("say", text="  good\n luck ")
    line = a.wait("said")["line"]
    assert (line["seat"], line["name"], line["text"]) == (1, "Bob", "good luck")
    b.close()
    assert a.wait("here")["presence"]["seats"] == [0]
    back = b.player.open(table["id"])
    assert back.last["table"]["chat"][0]["text"] == "good luck"


# -- undo, pause, concede ----------------------------------------------------------------------
def undoable(page: Page) -> None:
    """Play until the last decision was mine and nothing was revealed by it: an action chosen."""
    for _ in range(60):
        ask = page.until_asked()
        run = [o for o in ask["options"] if o["answer"] == ["run"]]
        if ask["id"] == "ad-ask-action" and run:
            page.give(["run"])
            page.wait("ack")
            page.wait("push")
            return
        page.answer()
    raise AssertionError("no turn came")


def test_alone_an_undo_that_reveals_nothing_is_done_at_once(player: New) -> None:
    ann = player("Ann")
    page = ann.open(ann.create("me", "random", "random")["id"])
    undoable(page)
    after = page.push
    assert after["can_undo"]
    page.send("undo", seat=0)
    push = page.wait("push")
    assert push["full"] is True
    assert push["answers"] == after["answers"] - 1
    assert push["asks"][0]["id"] == "ad-ask-action"
    page.answer()


def test_alone_an_undo_after_something_was_revealed_must_be_confirmed(player: New) -> None:
    ann = player("Ann")
    table = ann.create("me", "random", "random")["id"]
    page = ann.open(table)
    seen: set[str] = set()
    while "ad-draw-you" not in seen:
        page.until_asked()
        heard = len(page.heard)
        page.answer()
        pushes = [m for m in page.heard[heard:] if m["type"] == "push"]
        seen = {h["id"] for m in pushes for h in m.get("happenings", ())}
    page.until_asked()
    before = page.push["answers"]
    page.send("undo", seat=0)
    assert page.wait("refused")["code"] == "revealed"
    page.send("undo", seat=0, sure=True)
    page.wait("push", lambda m: m["answers"] < before)
    assert ann.get(f"/api/tables/{table}")["takebacks"] == 1


def test_who_is_asked_to_agree_learns_that_chance_will_repeat(player: New, server: Running) -> None:
    ann, bob = player("Ann"), player("Bob")
    table = ann.create("me", "open", game="netrunner")
    bob.post(f"/api/tables/{table['id']}/join", {"token": table["invite"]})
    ann.post(f"/api/tables/{table['id']}/start")
    a, b = ann.open(table["id"]), bob.open(table["id"])

    def act() -> list[str]:
        while asked(a, b).asks[0]["id"] != "nr-ask-corp":
            asked(a, b).answer()
        option = next(o["answer"] for o in a.asks[0]["options"] if o["answer"] == ["draw"])
        key = a.give(option)
        a.wait("ack", lambda m: m["key"] == key)
        return sorted(server.service.live_tables[table["id"]].table.state.corp.hq)

    hand = act()
    a.send("undo", seat=0)
    request = b.wait("table", lambda m: "undo" in m)["undo"]
    assert request["revealed"] is True
    b.send("undo-reply", agree=True)
    a.wait("push", lambda m: m.get("full", False) and m["answers"] == request["number"])
    assert act() == hand, "the deck keeps its order"


def test_among_people_an_undo_waits_for_the_others(player: New) -> None:
    a, b, _ = pair(player)
    mine = asked(a, b)
    other = b if mine is a else a
    while asked(a, b) is mine:
        mine.answer()
    before = mine.push["answers"]
    mine.send("undo", seat=mine.push["seat"])
    request = other.wait("table", lambda m: "undo" in m)["undo"]
    assert request["seat"] == mine.push["seat"]
    assert request["needed"] == [other.push["seat"]]
    other.send("undo-reply", agree=False)
    assert mine.wait("refused")["code"] == "declined"
    mine.send("undo", seat=mine.push["seat"])
    other.wait("table", lambda m: "undo" in m)
    other.send("undo-reply", agree=True)
    assert mine.wait("push", lambda m: m.get("full", False))["answers"] < before
    assert other.wait("push", lambda m: m.get("full", False))["answers"] < before
    assert mine.asks


def test_a_pause_stops_the_game_until_somebody_resumes(player: New) -> None:
    a, b, _ = pair(player, clock={"turn": 600})
    page = asked(a, b)
    b.send("pause", on=True)
    page.wait("table", lambda m: m["table"]["status"] == "paused")
    assert page.push["clock"]["paused"] is True
    page.give(page.asks[0]["options"][0]["answer"])
    assert page.wait("refused")["code"] == "paused"
    a.send("pause", on=False)
    page.wait("table", lambda m: m["table"]["status"] == "playing")
    page.answer()


def test_who_concedes_is_replaced_by_a_bot_and_the_others_play_on(player: New) -> None:
    a, b, table = pair(player)
    asked(a, b)
    b.send("concede", seat=1, key="concede-1")
    state = a.wait("table", lambda m: m["table"]["seats"][1].get("conceded", False))
    assert state["table"]["status"] == "playing"
    for _ in range(3):
        a.until_asked()
        a.answer()
    b.give(["end"], seat=1)
    assert b.wait("refused")["code"] == "not-yours"
    a.send("concede", seat=0, key="concede-2")
    over = a.wait("table", lambda m: m["table"]["status"] == "over")["table"]
    assert over["outcome"]["how"] == "conceded"
    assert commitment(over["outcome"]["key"]) == table["commitment"]
    assert a.player.get(f"/api/replays/{table['id']}")["verified"] is True


def test_a_concession_shows_the_points_as_the_game_counts_them(
    player: New, server: Running
) -> None:
    ann = player("Ann")
    page = ann.open(ann.create("me", "random", game="netrunner")["id"])
    page.until_asked()
    page.send("concede", seat=0, key="concede-1")
    places = page.wait("table", lambda m: m["table"]["status"] == "over")["table"]["outcome"]
    assert places["places"] == [
        {"seat": 1, "place": 1, "points": 10, "winner": True},
        {"seat": 0, "place": 2, "points": 0},
    ]
    # Adrenaline: boards and track are counted at once, and of those who stayed the best has won.
    page = ann.open(ann.create("me", "tactician", "random", seed="conceded")["id"])
    for _ in range(12):
        page.until_asked()
        page.answer()
    page.send("concede", seat=0, key="concede-2")
    over = page.wait("table", lambda m: m["table"]["status"] == "over")["table"]
    live = server.service.live_tables[over["id"]]
    counted = live.game.points_without(live.table.clone().state, {0})
    places = over["outcome"]["places"]
    assert {p["seat"]: p["points"] for p in places} == dict(enumerate(counted))
    assert places[-1]["seat"] == 0
    best = max(counted[1:])
    assert best > 0
    assert {p["seat"] for p in places if p.get("winner")} == {
        s for s in (1, 2) if counted[s] == best
    }
    assert live.table.outcome is None, "counting changes nothing"


# -- the pace of bots --------------------------------------------------------------------------
def test_bots_wait_for_those_who_look(player: New, server: Running) -> None:
    service = server.service
    ann = player("Ann")
    table = ann.create("me", "random", "random", game="adrenaline")
    assert table.get("pace", "brisk") == "brisk"
    page = ann.open(table["id"])
    page.until_asked()
    live = service.live_tables[table["id"]]
    assert live.shown, "the last answer was seen"
    assert service.bot_turns.pause(live) == 0, "never in tests"
    service.settings = msgspec.structs.replace(service.settings, bot_pace=1000.0)
    try:
        assert 0 < service.bot_turns.pause(live) <= 600
        assert ann.put(f"/api/tables/{table['id']}", {"pace": "none"})["pace"] == "none"
        page.wait("table", lambda m: m["table"].get("pace") == "none")
        assert service.bot_turns.pause(service.live_tables[table["id"]]) == 0
        ann.put(f"/api/tables/{table['id']}", {"pace": "calm"})
        page.wait("table", lambda m: m["table"].get("pace") == "calm")
        assert 600 < service.bot_turns.pause(service.live_tables[table["id"]]) <= 1500
        page.send("close")
        page.send("ping", id="after")
        page.wait("pong")
        assert service.bot_turns.pause(service.live_tables[table["id"]]) == 0, "nobody looks"
    finally:
        service.settings = msgspec.structs.replace(service.settings, bot_pace=0.0)


def test_a_bot_that_waits_holds_nothing_up(player: New, server: Running) -> None:
    """While a bot takes its time the table can be paused, and a restart goes on at once."""
    service = server.service
    ann = player("Ann")
    page = ann.open(ann.create("me", "random", "random")["id"])
    page.until_asked()
    id = page.table["id"]
    service.settings = msgspec.structs.replace(service.settings, bot_pace=1000.0)
    try:
        while page.asks:
            page.answer()
        waiting = page.push["answers"]
        assert page.push["thinking"]
        page.send("pause", on=True)
        page.wait("table", lambda m: m["table"]["status"] == "paused")
        assert service.live_tables[id].answers == waiting
        assert not service.locks
    finally:
        service.settings = msgspec.structs.replace(service.settings, bot_pace=0.0)
    # What waits is forgotten with its process: here, with the pause and its end.
    for task in list(service._tasks):
        if task.get_name() == "think":
            task.get_loop().call_soon_threadsafe(task.cancel)
    while id in service.bot_turns.thinking:
        time.sleep(0.01)
    page.send("pause", on=False)
    page.until_asked()
    assert page.push["answers"] > waiting


# -- clocks ------------------------------------------------------------------------------------
def test_a_turn_that_runs_out_is_answered_by_the_server(player: New) -> None:
    ann = player("Ann")
    page = ann.open(ann.create("me", "random", "random", clock={"turn": 1})["id"])
    page.until_asked()
    assert 0 < page.push["clock"]["turn"][0] <= 1
    before = page.push["answers"]
    page.wait("push", lambda m: m["answers"] > before)


def test_a_game_clock_that_runs_out_is_a_concession(player: New) -> None:
    ann = player("Ann")
    page = ann.open(ann.create("me", "random", "random", clock={"game": 1})["id"])
    page.until_asked()
    over = page.wait("table", lambda m: m["table"]["status"] == "over")["table"]
    assert over["outcome"]["how"] == "time"


# -- a table with a seed -----------------------------------------------------------------------
def test_a_seed_repeats_the_table_and_its_bots(player: New) -> None:
    ann = player("Ann")
    scenes = []
    for _ in range(2):
        page = ann.open(ann.create("me", "tactician", "random", seed="tutorial")["id"])
        for _ in range(3):
            page.until_asked()
            page.answer()
        page.until_asked()
        scenes.append((page.push["scene"], page.push["asks"]))
    assert scenes[0] == scenes[1]
    with_two = {
        "game": "adrenaline",
        "seed": "x",
        "seats": [{"kind": "me"}, {"kind": "me"}, {"kind": "bot"}],
    }
    assert ann.refused("POST", "/api/tables", with_two) == (400, "seed")


def test_a_table_that_was_opened_while_the_database_was_away_opens_later(
    player: New, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = player("Ann")
    id = ann.create("me", "random", "random")["id"]
    server.service.forget(id)
    page = ann.open_raw()

    def away(*_: object) -> None:
        raise sa.exc.OperationalError("select", {}, Exception("the server closed the connection"))

    with monkeypatch.context() as patch:
        patch.setattr(server.service.store, "table", away)
        page.send("open", table=id)
        assert page.wait("refused")["code"] == "failed"
    assert page.wait("table")["table"]["id"] == id
    assert page.wait("push")["full"] is True
    page.until_asked()
    page.answer()


def merged(scene: dict[str, Any], changes: dict[str, Any]) -> dict[str, Any]:
    """As a page does it."""
    after = {**scene, **changes.get("rest", {})}
    for name in ("focus", "overlays"):
        if not after.get(name):
            after.pop(name, None)
    for name in ("pieces", "panels"):
        parts = {one["id"]: one for one in (*scene[name], *changes.get(name, ()))}
        order = changes.get(f"{name}_order") or [one["id"] for one in scene[name]]
        after[name] = [parts[id] for id in order]
    return after


@pytest.mark.parametrize(("game", "seats"), [("adrenaline", 3), ("netrunner", 2)])
def test_a_page_that_keeps_the_scene_is_sent_its_changes(
    player: New, game: str, seats: int
) -> None:
    ann = player("Ann")
    bots = ["random"] * (seats - 1)
    table = ann.create("me", *bots, game=game)["id"]
    whole, small = ann.open(table), ann.open(table, changes=True)
    scene = small.push["scene"]
    bytes_whole = bytes_small = 0
    for _ in range(40):
        while not (whole.asks or whole.push.get("over")):
            whole.wait("push")
        if whole.push.get("over"):
            break
        while whole.push["sequence"] > small.push["sequence"]:
            push = small.wait("push")
            assert "scene" not in push
            scene = merged(scene, push["changes"])
            # Push by push: how many there are between two questions is up to the bots.
            bytes_small += len(msgspec.json.encode(push["changes"]))
            bytes_whole += len(msgspec.json.encode(scene))
        assert scene == whole.push["scene"]
        whole.answer(len(whole.heard) % 5)
    assert bytes_small < bytes_whole / 2
    small.send("look", seat=-1)
    assert small.wait("push", lambda m: m["seat"] == -1)["scene"]["pieces"]
