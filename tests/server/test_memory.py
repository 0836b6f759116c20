"""What is remembered of a table: moments with the pushes, how it went, comments, going on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.server.conftest import Page, Player

New = Callable[..., Player]


def happenings(page: Page) -> list[dict[str, Any]]:
    return [h for m in page.heard if m["type"] == "push" for h in m.get("happenings", ())]


def test_turns_come_as_banners_with_their_seat_and_a_capital_letter(player: New) -> None:
    ann = player("Ann")
    page = ann.open(ann.create("me", "random", "random")["id"])
    for _ in range(12):
        page.until_asked()
        page.answer()
    told = happenings(page)
    turns = [h["moment"] for h in told if h.get("moment", {}).get("turn")]
    assert {m["kind"] for m in turns} == {"banner"}
    assert {m["seat"] for m in turns if "seat" in m} == {0, 1, 2}
    assert all(h["text"][0].isupper() for h in told)


def test_cards_that_lines_name_come_with_the_push(player: New) -> None:
    ann = player("Ann")
    page = ann.open(ann.create("me", "random", "random")["id"])
    for _ in range(20):
        page.until_asked()
        page.answer()
    named = 0
    for push in (m for m in page.heard if m["type"] == "push"):
        cards = {card["id"]: card for card in push.get("cards", ())}
        for line in push.get("happenings", ()):
            for id in line.get("cards", ()):
                named += 1
                assert cards[id]["label"], "a card without a name"
    assert named, "no line named a card"


def test_a_report_has_points_statistics_and_turning_points(finished: tuple[Player, str]) -> None:
    ann, id = finished
    info = ann.get(f"/api/replays/{id}")
    report = ann.get(f"/api/replays/{id}/report")
    assert len(report["points"]) == len(info["seats"])
    for row in (*report.get("score", ()), *report.get("statistics", ())):
        assert row["name"]
        assert len(row["counts"]) == len(info["seats"])
    turns = [m for m in info["marks"] if m.get("turn")]
    assert turns
    assert all(0 <= m["number"] <= info["answers"] for m in info["marks"])
    french = ann.get(f"/api/replays/{id}/report", lang="fr")
    assert all(" point" in said for said in french["points"])


def test_all_hands_are_open_after_the_end(finished: tuple[Player, str]) -> None:
    ann, id = finished

    def hands(seat: int) -> int:
        frame = ann.get(f"/api/replays/{id}/frame", number=3, seat=seat)
        return sum(p.get("shape") == "back" and "pile" not in p for p in frame["scene"]["pieces"])

    assert hands(-1) > 0
    assert hands(-2) == 0


def test_a_picture_of_the_end_has_the_result(finished: tuple[Player, str]) -> None:
    ann, id = finished
    number = ann.get(f"/api/replays/{id}")["answers"]
    drawn = ann.http.get(f"/api/replays/{id}/picture.svg", params={"number": number})
    assert drawn.status_code == 200
    assert drawn.headers["content-type"].startswith("image/svg+xml")
    assert drawn.text.startswith("<svg")
    assert "points" in drawn.text
    assert ann.refused("GET", f"/api/replays/{id}/picture.svg", number=number + 1)[0] == 400


def test_players_comment_on_a_moment_and_others_read_it(
    finished: tuple[Player, str], player: New
) -> None:
    ann, id = finished
    where = f"/api/replays/{id}/comments"
    assert ann.get(where) == {"comments": [], "may_write": True}
    said = ann.post(where, {"number": 7, "text": "Here I should have run."})["comments"]
    assert [(c["number"], c["text"], c["mine"]) for c in said] == [
        (7, "Here I should have run.", True)
    ]
    eve = player("Eve")
    read = eve.get(where)
    assert [c["text"] for c in read["comments"]] == ["Here I should have run."]
    assert "may_write" not in read
    assert "mine" not in read["comments"][0]
    assert eve.refused("POST", where, {"number": 7, "text": "No!"}) == (403, "comment-players")
    assert eve.refused("DELETE", f"{where}/{said[0]['id']}") == (404, "not-found")
    assert ann.http.get("/api/me/data").json()["comments"][0]["text"] == "Here I should have run."
    gone = ann.http.request("DELETE", f"{where}/{said[0]['id']}", headers={"X-Neontable": "1"})
    assert gone.json() == {"comments": []} or gone.json()["comments"] == []


def test_a_game_goes_on_from_a_moment_against_bots(finished: tuple[Player, str]) -> None:
    ann, id = finished
    info = ann.get(f"/api/replays/{id}")
    # The last action of seat 1's own: neither a bot nor the house may answer before the page opens.
    for number in range(info["answers"] - 1, 0, -1):
        after = ann.get(f"/api/replays/{id}/frame", number=number + 1, seat=1)
        if after["asked"] == 1 and "What now" in after["question"]:
            break
    then = ann.get(f"/api/replays/{id}/frame", number=number, seat=1)
    assert then["waiting"] == [1]
    table = ann.post(f"/api/replays/{id}/continue", {"number": number, "seat": 1})
    assert [s["kind"] for s in table["seats"]] == ["bot", "person", "bot"]
    assert table["seats"][1]["mine"]
    page = ann.open(table["id"])
    first = next(m for m in page.heard if m["type"] == "push")
    assert first["answers"] == number
    assert first["scene"]["pieces"] == then["scene"]["pieces"]
    page.until_asked()
    page.answer()
    page.until_asked()
    on = f"/api/replays/{id}/continue"
    at_the_end = {"number": info["answers"], "seat": 1}
    assert ann.refused("POST", on, at_the_end) == (400, "bad-input")
    assert ann.refused("POST", on, {"number": 1, "seat": 9}) == (400, "bad-input")
