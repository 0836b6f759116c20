"""Finished tables and imported records, step by step."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

import neontable
from tests.server.conftest import Player

New = Callable[..., Player]


def test_a_replay_is_stepped_through_from_any_seat(finished: tuple[Player, str]) -> None:
    ann, id = finished
    info = ann.get(f"/api/replays/{id}")
    assert info["verified"] is True
    assert info["draws"] > 0
    assert len(info["steps"]) == info["answers"] >= 25
    assert all(step["text"] for step in info["steps"])
    for number in (0, 1, 7, info["answers"]):
        for seat in (-1, 0, 2):
            frame = ann.get(f"/api/replays/{id}/frame", number=number, seat=seat)
            assert (frame["number"], frame["seat"]) == (number, seat)
            assert frame["scene"]["pieces"]
    mine = ann.get(f"/api/replays/{id}/frame", number=1, seat=0)
    theirs = ann.get(f"/api/replays/{id}/frame", number=1, seat=1)
    assert mine["question"]
    assert "question" not in theirs
    too_far = {"number": info["answers"] + 1}
    assert ann.refused("GET", f"/api/replays/{id}/frame", **too_far) == (400, "bad-input")
    assert ann.refused("GET", f"/api/replays/{id}/frame", seat=9) == (400, "bad-input")


def test_anybody_with_the_link_may_look(finished: tuple[Player, str], player: New) -> None:
    _, id = finished
    eve = player("Eve", lang="fr")
    eve.http.cookies.clear()
    assert eve.get(f"/api/replays/{id}")["game"] == "adrenaline"


def test_a_table_that_plays_has_no_replay_yet(player: New) -> None:
    ann = player("Ann")
    table = ann.create("me", "random", "random")["id"]
    assert ann.refused("GET", f"/api/replays/{table}") == (409, "unfinished")
    assert ann.refused("GET", f"/api/replays/{table}/record.json") == (409, "unfinished")
    assert ann.refused("GET", "/api/replays/nothing") == (404, "no-replay")


def test_a_record_goes_out_and_comes_in_again(finished: tuple[Player, str]) -> None:
    ann, id = finished
    answer = ann.http.get(f"/api/replays/{id}/record.json")
    assert "attachment" in answer.headers["content-disposition"]
    record = neontable.read_record(answer.content)
    neontable.replay(record)
    imported = ann.post("/api/replays", json.loads(answer.content))["id"]
    info = ann.get(f"/api/replays/{imported}")
    assert info["imported"] is True
    assert info["verified"] is True
    assert info["answers"] == len(record.answers)


def test_a_record_with_loaded_dice_is_kept_but_not_verified(finished: tuple[Player, str]) -> None:
    ann, id = finished
    record: dict[str, Any] = ann.http.get(f"/api/replays/{id}/record.json").json()
    record["chance"][3] += 1
    imported = ann.post("/api/replays", record)["id"]
    info = ann.get(f"/api/replays/{imported}")
    assert info["verified"] is False
    assert "chance result 4" in info["problem"]


@pytest.mark.parametrize("wrong", [{}, [], "x", {"format": 1, "game": "adrenaline", "rules": 1}])
def test_what_is_no_record_is_refused(player: New, wrong: Any) -> None:
    assert player().refused("POST", "/api/replays", wrong) == (400, "bad-record")


def test_answers_that_do_not_fit_are_refused(finished: tuple[Player, str]) -> None:
    ann, id = finished
    record: dict[str, Any] = ann.http.get(f"/api/replays/{id}/record.json").json()
    record["answers"][5] = [0, ["fly"]]
    record["checkpoints"] = []
    assert ann.refused("POST", "/api/replays", record) == (400, "bad-record")
