"""Tables from outside: create, join, leave, arrange, start, rematch, series; and who one is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.server.conftest import Page, Player

New = Callable[..., Player]


def test_the_games_with_their_options_in_both_languages(player: New) -> None:
    ann = player()
    for lang, title in (("en", "Arena"), ("fr", "Arène")):
        games = {g["name"]: g for g in ann.get("/api/games", lang=lang)["games"]}
        game = games["adrenaline"]
        assert (game["min_seats"], game["max_seats"]) == (3, 5)
        assert game["options"][0]["text"] == title
        assert game["blurb"]
        assert [b["name"] for b in game["bots"]] == [
            "hard",
            "normal",
            "easy",
            "random",
        ]
        assert len(game["seats"]) == 5


def test_a_sample_board_and_the_components_of_a_game(player: New) -> None:
    ann = player()
    scene = ann.get("/api/games/adrenaline/sample", lang="fr")
    assert len(scene["pieces"]) > 20
    assert any(c["name"] for c in ann.get("/api/games/adrenaline/components")["components"])
    assert ann.refused("GET", "/api/games/chess/sample") == (404, "not-found")


def test_rules_by_game_word_and_id(player: New) -> None:
    ann = player()
    assert len(ann.get("/api/rules", game="adrenaline")["rules"]) == 112
    found = ann.get("/api/rules", game="adrenaline", q="frenzy")["rules"]
    assert 0 < len(found) < 40
    rule = ann.get(f"/api/rules/{found[0]['id']}", lang="fr")
    assert rule["text"] != found[0]["text"]
    assert ann.refused("GET", "/api/rules/AD-XXX-999") == (404, "not-found")


def test_a_table_is_private_until_its_owner_lists_it(player: New) -> None:
    ann, bob = player("Ann"), player("Bob")
    hidden = ann.create("me", "open", "random")
    shown = ann.create("me", "open", "random", listed=True, title="For all")
    listed = {t["id"]: t for t in bob.get("/api/tables")["listed"]}
    assert hidden["id"] not in listed
    assert listed[shown["id"]]["title"] == "For all"
    assert "invite" not in listed[shown["id"]]
    assert listed[shown["id"]]["owner"] == "Ann"
    assert {hidden["id"], shown["id"]} <= {t["id"] for t in ann.get("/api/tables")["mine"]}
    assert bob.refused("POST", f"/api/tables/{hidden['id']}/join", {}) == (404, "no-table")
    bob.post(f"/api/tables/{shown['id']}/join", {})


def test_seats_are_taken_left_and_arranged_before_the_start(player: New) -> None:
    ann, bob = player("Ann"), player("Bob")
    table = ann.create("me", "open", "open")
    path, token = f"/api/tables/{table['id']}", {"token": table["invite"]}
    page = ann.open(table["id"])
    bob.post(f"{path}/join", {**token, "seat": 2})
    assert page.wait("table")["table"]["seats"][2]["name"] == "Bob"
    assert bob.refused("POST", f"{path}/join", token) == (409, "seated")
    assert ann.refused("POST", f"{path}/start") == (409, "open-seats")
    assert bob.refused("PUT", f"{path}/seats/1", {"kind": "bot"}) == (403, "not-yours")
    ann.put(f"{path}/seats/1", {"kind": "bot", "bot": "random"})
    bob.post(f"{path}/leave")
    assert page.wait("table", lambda m: m["table"]["seats"][2]["kind"] == "open")
    assert bob.refused("POST", f"{path}/start") == (404, "no-table")
    bob.post(f"{path}/join", token)
    assert bob.refused("POST", f"{path}/start") == (403, "not-yours")
    started = ann.post(f"{path}/start")
    assert started["status"] == "playing"
    page.wait("push")
    assert bob.refused("POST", f"{path}/leave") == (409, "started")
    assert player("Eve").refused("POST", f"{path}/join", token) == (409, "started")
    assert ann.refused("DELETE", path) == (409, "playing")


def test_the_owner_removes_a_table_that_has_not_begun(player: New) -> None:
    ann, bob = player("Ann"), player("Bob")
    table = ann.create("me", "open", "random")
    path = f"/api/tables/{table['id']}"
    bob.post(f"{path}/join", {"token": table["invite"]})
    page = bob.open(table["id"])
    assert bob.refused("DELETE", path) == (403, "not-yours")
    ann.call("DELETE", path)
    assert page.wait("closed")["code"] == "gone"
    assert ann.refused("GET", path) == (404, "no-table")


@pytest.mark.parametrize(
    "wrong",
    [
        {"game": "chess", "seats": [{"kind": "me"}]},
        {"game": "adrenaline", "seats": [{"kind": "me"}]},
        {"game": "adrenaline", "seats": [{"kind": "me"}] * 3, "options": {"arena": "moon"}},
        {"game": "adrenaline", "seats": [{"kind": "me"}] * 3, "options": {"colour": 1}},
        {"game": "adrenaline", "seats": [{"kind": "bot", "bot": "deep"}] * 3},
        {"game": "adrenaline", "seats": [{"kind": "cat"}] * 3},
        {"game": "adrenaline", "seats": [{"kind": "me"}] * 3, "clock": {"turn": -1}},
        {"game": "adrenaline", "seats": [{"kind": "me"}] * 3, "nonsense": 1},
        {"seats": []},
        [],
    ],
)
def test_a_wish_that_cannot_be_met_is_answered_with_the_reason(player: New, wrong: Any) -> None:
    assert player().refused("POST", "/api/tables", wrong) == (400, "bad-input")


ALLEY = "name: Alley\nRr+Bb+Y  Yy\n"


def test_a_table_brings_an_arena_of_its_own(player: New) -> None:
    ann = player("Ann")
    games = {g["name"]: g for g in ann.get("/api/games", lang="en")["games"]}
    spec = next(o for o in games["adrenaline"]["options"] if o["name"] == "arena_text")
    assert (spec["kind"], spec["default"], spec["hi"]) == ("written", "", 400)
    assert not [o for o in games["netrunner"]["options"] if o["kind"] == "written"]
    wish = {"game": "adrenaline", "seats": [{"kind": "me"}] * 3}
    bad = {**wish, "options": {"arena_text": ALLEY.replace("Yy", "Yr")}}
    assert ann.refused("POST", "/api/tables", bad) == (400, "bad-input")
    table = ann.create("me", "random", "random", options={"arena_text": ALLEY})
    assert any("name: Alley" in words for words in table["options_text"])
    page = ann.open(table["id"])
    squares = [r["id"] for r in page.push["scene"]["regions"] if r["kind"] == "square"]
    assert squares == ["square-0", "square-1", "square-2", "square-3"]


def concede_all(*pages: Page) -> None:
    for page in pages:
        seat = page.push["seat"]
        page.send("concede", seat=seat, key=f"concede-{seat}")
    pages[0].wait("table", lambda m: m["table"]["status"] == "over")


def test_an_option_that_was_chosen_says_no_yes_behind_it(player: New) -> None:
    options = {"frenzy": False, "bot": True}
    table = player("Ann").create("me", "random", "random", "random", options=options)
    chosen, left_out = sorted(table["options_text"], reverse=True)
    assert chosen == "With the Bot, a figure that everybody moves and shoots with"
    assert left_out == "Final frenzy: no"


def test_a_rematch_begins_when_everybody_has_said_yes(player: New) -> None:
    ann, bob = player("Ann"), player("Bob")
    table = ann.create("me", "open", "random", options={"skulls": 6})
    bob.post(f"/api/tables/{table['id']}/join", {"token": table["invite"]})
    table = ann.post(f"/api/tables/{table['id']}/start")
    assert ann.refused("POST", f"/api/tables/{table['id']}/rematch") == (409, "not-over")
    a, b = ann.open(table["id"]), bob.open(table["id"])
    concede_all(a, b)
    following = bob.post(f"/api/tables/{table['id']}/rematch")
    assert following["status"] == "open"
    assert [s.get("ready", True) for s in following["seats"]] == [False, True, True]
    shown = a.wait("table", lambda m: m["table"].get("rematch", "") != "")
    assert shown["table"]["rematch"] == following["id"]
    again = ann.post(f"/api/tables/{table['id']}/rematch")
    assert (again["id"], again["status"]) == (following["id"], "playing")
    assert again["options"]["skulls"] == 6
    assert again["commitment"] != table["commitment"]


def test_in_a_series_everybody_moves_on_by_a_seat_and_points_add_up(player: New) -> None:
    ann = player("Ann")
    table = ann.create("me", "random", "random", series=2)
    assert table["series"]["number"] == 1
    page = ann.open(table["id"])
    concede_all(page)
    second = ann.post(f"/api/tables/{table['id']}/rematch")
    assert second["series"]["number"] == 2
    assert [s["seat"] for s in second["seats"] if s.get("mine")] == [1]
    assert second["series"]["played"] == 1
    page = ann.open(second["id"])
    assert page.push["seat"] == 1
    concede_all(page)
    series = ann.get(f"/api/tables/{second['id']}")["series"]
    assert series["over"] is True
    mine = next(s for s in series["scores"] if s.get("mine"))
    assert (mine["seats"], mine["wins"]) == ([0, 1], 0)
    assert all(s["wins"] == 2 for s in series["scores"] if not s.get("mine"))
    assert ann.refused("POST", f"/api/tables/{second['id']}/rematch") == (409, "series-over")


# -- who one is ----------------------------------------------------------------------------------
def test_a_name_changes_where_one_sits(player: New) -> None:
    ann = player("Ann")
    table = ann.create("me", "random", "random")["id"]
    page = ann.open(table)
    ann.put("/api/me", {"name": "  Anna\u200b  Maria "})
    assert ann.get("/api/me")["name"] == "Anna Maria"
    assert page.wait("table")["table"]["seats"][0]["name"] == "Anna Maria"
    assert ann.refused("PUT", "/api/me", {"name": "\u200b"}) == (400, "no-name")


def test_an_account_brings_the_seats_to_another_device(player: New) -> None:
    ann, other = player("Ann"), player("Other")
    table = ann.create("me", "random", "random")["id"]
    account = {"account": f"Ann {ann.me['id']}", "passphrase": "correct horse battery"}
    assert ann.post("/api/account", account)["account"] == account["account"]
    assert ann.refused("POST", "/api/account", account) == (409, "account-taken")
    assert other.refused("POST", "/api/account", account) == (409, "account-taken")
    wrong = {**account, "passphrase": "incorrect horse"}
    assert other.refused("POST", "/api/session", wrong) == (403, "sign-in")
    unknown = {**account, "account": "nobody at all"}
    assert other.refused("POST", "/api/session", unknown) == (403, "sign-in")
    shouted = {**account, "account": account["account"].upper()}
    assert other.post("/api/session", shouted)["id"] == ann.me["id"]
    assert other.open(table).push["seat"] == 0
    other.call("DELETE", "/api/session")
    assert other.get("/api/me")["id"] != ann.me["id"]


def test_signing_out_everywhere_ends_all_cookies(player: New) -> None:
    ann = player("Ann")
    account = {"account": f"Ann {ann.me['id']}", "passphrase": "correct horse battery"}
    ann.post("/api/account", account)
    phone = player()
    phone.post("/api/session", account)
    stolen = phone.http.cookies["neontable"]
    ann.call("DELETE", "/api/session", everywhere=True)
    assert Player(ann.address, cookie=stolen).me["id"] != ann.me["id"]
    assert ann.post("/api/session", account)["id"] == ann.me["id"]


def test_the_owner_lists_and_renames_a_table_at_any_time(player: New) -> None:
    ann, bob = player("Ann"), player("Bob")
    table = ann.create("me", "random", "random")["id"]
    page = ann.open(table)
    ann.put(f"/api/tables/{table}", {"listed": True, "title": " Neon night "})
    assert page.wait("table")["table"]["title"] == "Neon night"
    assert table in {t["id"] for t in bob.get("/api/tables")["listed"]}
    watching = bob.open(table)
    assert bob.refused("PUT", f"/api/tables/{table}", {"listed": False}) == (403, "not-yours")
    ann.put(f"/api/tables/{table}", {"watchable": False})
    assert watching.wait("closed")["code"] == "private"


def test_a_page_never_shows_a_seat_that_somebody_else_took(player: New) -> None:
    ann, bob = player("Ann"), player("Bob")
    table = ann.create("me", "open", "random", listed=True)
    path = f"/api/tables/{table['id']}"
    early = bob.open(table["id"])
    bob.post(f"{path}/join", {"seat": 1})
    left = bob.open(table["id"])
    bob.post(f"{path}/leave")
    eve = player("Eve")
    late = eve.open(table["id"])
    eve.post(f"{path}/join", {"seat": 1})
    ann.post(f"{path}/start")
    assert early.wait("push")["seat"] == -1
    assert left.wait("push")["seat"] == -1
    # Whoever sat down after opening the page sees the seat, not the spectators' view.
    assert late.wait("push")["seat"] == 1


def test_a_forged_cookie_is_nobody(player: New) -> None:
    ann = player("Ann")
    cookie = ann.http.cookies["neontable"]
    for forged in (cookie[:-1] + ("0" if cookie[-1] != "0" else "1"), "x.0.y", "", "a" * 5000):
        eve = player()
        eve.http.cookies.clear()
        eve.http.cookies.set("neontable", forged)
        assert eve.refused("GET", "/api/tables") == (401, "nobody")


def test_a_table_is_looked_at_before_it_is_opened(player: New) -> None:
    """The board that its options give; options that do not go together are refused in words."""
    ann = player("Ann")
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot"}]
    wish = {"game": "adrenaline", "seats": seats, "options": {"arena": "large"}}
    large = ann.post("/api/tables/preview", wish)
    small = ann.post("/api/tables/preview", {**wish, "options": {"arena": "small"}})
    assert large["regions"] != small["regions"]
    assert ann.post("/api/tables/preview", wish) == large, "dealt from one seed"
    bad = {**wish, "options": {"arena": "nowhere"}}
    assert ann.refused("POST", "/api/tables/preview", bad) == (400, "bad-input")
    drawn = {**wish, "options": {"arena_text": "?" * 200}}
    assert ann.refused("POST", "/api/tables/preview", drawn)[0] == 400
    assert ann.refused("POST", "/api/tables/preview", {**wish, "game": "chess"})[0] in (400, 404)
