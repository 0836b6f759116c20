"""Playing over the socket: pushes, answers, refusals, whole games."""

from __future__ import annotations

from collections.abc import Callable

from tests.server.conftest import Player

New = Callable[..., Player]


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


def test_a_whole_game_against_bots_ends_and_tells_its_key(player: New) -> None:
    ann = player("Ann")
    table = ann.create("me", "random", "random", options={"skulls": 5, "arena": "small"})
    page = ann.open(table["id"])
    while not page.push.get("over"):
        if page.asks:
            page.answer(0)
        else:
            page.wait("push")
    state = page.wait("table")["table"]
    assert state["status"] == "over"
    assert state["outcome"]["key"]
    info = ann.get(f"/api/replays/{table['id']}")
    assert info["verified"] is True
    assert info["commitment"] == table["commitment"]
