"""A team of runners at the server: limited talk, several runners of one person, taking back with
everybody's yes, and leaving a runner to a bot."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.server.conftest import Page, Player
from tests.server.test_sides import concede, seated

New = Callable[..., Player]
SMALL = {"mission": "initiation"}


def said(page: Page, **what: Any) -> str:
    page.send("say", **what)
    mine = page.player.me["name"]
    text: str = page.wait("said", lambda m: m["line"]["name"] == mine)["line"]["text"]
    return text


def test_advanced_communication_lets_only_structured_messages_through(player: New) -> None:
    ann, bob = player("Ann"), player("Bob", lang="fr")
    options = {**SMALL, "communication": "advanced"}
    id, (a, b) = seated("crossfire", [ann, bob], options=options)
    assert a.table["limited_talk"] is True
    a.send("say", text="Play your Mana on the shaman!")
    assert a.wait("refused")["code"] == "not-said"
    assert said(a, text="Nice weather", kind="small-talk") == "[Small talk] Nice weather"
    assert said(b, text="Bonjour", kind="small-talk") == "[Bavardage] Bonjour"
    offer = ann.get(f"/api/tables/{id}/talk")
    assert [k["kind"] for k in offer["kinds"]] == ["rules", "small-talk"]
    yes = next(p for p in offer["phrases"] if p["text"] == "Yes.")
    assert said(a, phrase=yes["phrase"]) == "Yes."
    a.send("say", phrase=["advice", "katana", -1, 0, 0, False])
    assert a.wait("refused")["code"] == "not-said"
    stranger = player("Eve")
    assert stranger.refused("GET", f"/api/tables/{id}/talk") == (404, "no-table")


def test_open_talk_is_free(player: New) -> None:
    _, (page, _) = seated("crossfire", [player("Ann"), player("Bob")], options=SMALL)
    assert page.table.get("limited_talk", False) is False
    assert said(page, text="Play your Mana!") == "Play your Mana!"


def test_one_person_drives_several_runners_with_open_hands(player: New) -> None:
    ann = player("Ann")
    for hands in ("open", "hidden"):
        options = {**SMALL, "hands": hands}
        table = ann.create("me", "me", game="crossfire", options=options)
        assert table.get("open_seats", False) is (hands == "open")
        page = ann.open(table["id"])
        seats = set()
        while (ask := page.until_asked())["id"] != "cf-ask-play":
            seats.add(page.push["seat"])
            page.answer()
            if not page.asks:
                page.send("look", seat=page.push["waiting"][0])
                page.wait("push", lambda m: bool(m.get("asks")))
        assert seats == {0, 1}
        mine = ask["seat"]
        others = [p for p in page.push["scene"]["pieces"] if p["place"] == f"p{1 - mine}"]
        assert bool(others) is (hands == "open")


def test_taking_back_needs_the_yes_of_the_whole_team(player: New) -> None:
    ann, bob, cid = player("Ann"), player("Bob"), player("Cid")
    _, pages = seated("crossfire", [ann, bob, cid], options=SMALL)
    for page in pages:
        page.until_asked()
        page.answer()
    a, b, c = pages
    a.send("undo", seat=0)
    request = b.wait("table", lambda m: "undo" in m)["undo"]
    assert sorted(request["needed"]) == [1, 2]
    b.send("undo-reply", agree=True)
    left = c.wait("table", lambda m: m.get("undo", {}).get("needed") == [2])["undo"]
    assert left["seat"] == 0, "one yes is not enough"
    c.send("undo-reply", agree=True)
    assert c.wait("push", lambda m: m.get("full", False))["answers"] == 0


def test_who_leaves_hands_the_runner_to_a_bot(player: New) -> None:
    ann, bob = player("Ann"), player("Bob")
    id, (a, b) = seated("crossfire", [ann, bob], options=SMALL)
    concede(a, 0)
    table = bob.get(f"/api/tables/{id}")
    assert table["status"] == "playing"
    assert [s.get("conceded", False) for s in table["seats"]] == [True, False]
    while b.until_asked()["id"] != "cf-ask-play":
        b.answer()
    assert b.asks, "the bot has chosen a runner for Ann, and the mission goes on"
