"""Puzzles on the server: trials are tables apart, judged by the rules; what is solved stays."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from neontable.kernel.puzzles import built_in, find
from tests.server.conftest import Page, Player

New = Callable[..., Player]
GAME, ID = "adrenaline", "paid-in-advance"


def begin(who: Player, id: str = ID, game: str = GAME) -> tuple[dict[str, Any], Page]:
    table = who.post("/api/puzzles", {"game": game, "id": id})
    return table, who.open(table["id"])


def give(page: Page, answer: Any) -> None:
    """Answer the open question, and wait for what follows."""
    page.until_asked()
    key = page.give(answer)
    ack = page.wait("ack", lambda m: m["key"] == key)
    if page.push["sequence"] < ack["sequence"]:
        page.wait("push", lambda m: m["sequence"] >= ack["sequence"])


def solve(page: Page, id: str = ID, game: str = GAME) -> None:
    for answer in find(id, game).solution:
        give(page, answer)


def state(who: Player, table: dict[str, Any]) -> str:
    return str(who.get(f"/api/tables/{table['id']}")["puzzle"]["state"])


def solved(who: Player, game: str = GAME) -> set[str]:
    found = who.get(f"/api/games/{game}/puzzles")["puzzles"]
    return {p["id"] for p in found if p.get("solved")}


def test_the_puzzles_of_a_game_in_both_languages(player: New) -> None:
    ann = player()
    for lang in ("en", "fr"):
        found = ann.get(f"/api/games/{GAME}/puzzles", lang=lang)["puzzles"]
        assert [p["id"] for p in found] == [p.id for p in built_in(GAME)]
        first = next(p for p in found if p["id"] == ID)
        assert first["title"] == find(ID, GAME).titled(lang)
        assert first["goal"]
        assert first["chance"]
    games = {g["name"]: g for g in ann.get("/api/games")["games"]}
    assert games[GAME]["puzzles"] == len(built_in(GAME))
    assert ann.refused("GET", "/api/games/chess/puzzles") == (404, "not-found")


def test_a_drawing_of_the_position(player: New) -> None:
    ann = player()
    answer = ann.http.get(f"/api/games/{GAME}/puzzles/{ID}/picture")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert answer.text.startswith("<svg")
    assert ann.refused("GET", f"/api/games/{GAME}/puzzles/nothing/picture") == (404, "not-found")


def test_a_table_of_cards_is_listed_with_its_open_cards(player: New) -> None:
    """Drawn whole, a table of cards is too small to be read in a list."""
    listed = player("Ann").get("/api/games/netrunner/puzzles", lang="en")["puzzles"]
    cards = next(p for p in listed if p["id"] == "war-comes-last")["cards"]
    hand = find("war-comes-last", "netrunner").table(quiet=True).scene(0)
    assert 0 < len(cards) <= 6
    assert len({card["picture"] for card in cards}) == len(cards)
    assert {card["picture"] for card in cards} <= {piece.picture for piece in hand.pieces}
    boards = player("Ben").get(f"/api/games/{GAME}/puzzles")["puzzles"]
    assert not any(p.get("cards") for p in boards)


def test_a_trial_is_solved_and_stays_so_once(player: New) -> None:
    ann, bob = player("Ann"), player("Bob")
    table, page = begin(ann)
    assert table["puzzle"]["state"] == "open"
    assert table["puzzle"]["puzzle"]["id"] == ID
    solve(page)
    assert state(ann, table) == "solved"
    assert ann.get(f"/api/tables/{table['id']}")["status"] == "over"
    assert solved(ann) == {ID}
    assert solved(bob) == set()
    _, again = begin(ann)
    solve(again)
    assert solved(ann) == {ID}


def test_a_trial_is_in_no_list_and_nobody_elses_business(player: New) -> None:
    ann, bob = player("Ann"), player("Bob")
    table, page = begin(ann)
    lobby = ann.get("/api/tables")
    assert table["id"] not in {t["id"] for t in lobby["mine"] + lobby["listed"]}
    assert bob.refused("GET", f"/api/tables/{table['id']}") == (404, "no-table")
    assert bob.refused("GET", f"/api/tables/{table['id']}/hint") == (404, "no-table")
    solve(page)
    assert ann.refused("POST", f"/api/tables/{table['id']}/rematch") == (409, "puzzle-table")


def test_what_failed_asks_nothing_until_it_is_taken_back(player: New) -> None:
    ann = player()
    table, page = begin(ann)
    give(page, ["shoot"])
    give(page, ["target", 1])
    while state(ann, table) == "open":
        give(page, page.asks[0]["options"][-1]["answer"])
    assert state(ann, table) == "failed"
    assert page.asks == []
    assert page.push.get("waiting", []) == []
    page.give(["shoot"])
    assert page.wait("refused")["code"] == "over"
    page.send("undo", seat=0, whole=True)
    page.wait("push", lambda m: bool(m.get("asks")))
    assert state(ann, table) == "open"
    solve(page)
    assert state(ann, table) == "solved"


def test_hints_in_steps_with_the_pieces_they_are_about(player: New) -> None:
    ann = player()
    table, page = begin(ann)
    path = f"/api/tables/{table['id']}/hint"
    look = ann.get(path, step=1)
    assert look["text"] == "Look at this: Dozer"
    assert look["pieces"]
    assert ann.get(path, step=2)["text"] == "The next move: Shoot people"
    assert "Cible" in ann.get(path, step=3, lang="fr")["text"]
    give(page, ["run"])
    assert ann.get(path, step=2)["back"] == 1
    assert ann.refused("GET", path, step=9)[0] == 400


def test_the_others_answer_with_the_move(player: New) -> None:
    ann = player()
    table, page = begin(ann, "through-the-armour", "netrunner")
    solve(page, "through-the-armour", "netrunner")
    assert state(ann, table) == "solved"
    assert solved(ann, "netrunner") == {"through-the-armour"}


def test_a_puzzle_of_ones_own_is_played_and_not_counted(player: New) -> None:
    ann = player()
    data = json.loads(find(ID, GAME).source)
    table = ann.post("/api/puzzles", {"file": {**data, "id": "mine"}})
    assert table["puzzle"]["own"] is True
    page = ann.open(table["id"])
    solve(page)
    assert state(ann, table) == "solved"
    assert solved(ann) == set()


def test_a_bad_puzzle_is_refused_with_its_faults(player: New) -> None:
    ann = player()
    data = json.loads(find(ID, GAME).source)
    assert ann.refused("POST", "/api/puzzles", {"file": {**data, "seat": 8}}) == (400, "bad-input")
    assert ann.refused("POST", "/api/puzzles", {}) == (400, "bad-input")
    wish = {"game": GAME, "id": "nothing"}
    assert ann.refused("POST", "/api/puzzles", wish) == (404, "not-found")


def test_a_replay_of_a_trial_can_be_seen(player: New) -> None:
    ann = player()
    table, page = begin(ann)
    solve(page)
    replay = ann.get(f"/api/replays/{table['id']}")
    assert replay["verified"] is True
    assert replay["answers"] >= len(find(ID, GAME).solution)


def test_what_is_solved_leaves_with_the_person(player: New) -> None:
    ann = player("Ann")
    _, page = begin(ann)
    solve(page)
    data = ann.get("/api/me/data")
    assert [(s["game"], s["puzzle"]) for s in data["solved"]] == [(GAME, ID)]
