"""Results, ratings, profiles, leaders, opponents and invitations."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from neontable.server import invitations, ratings
from neontable.server.ratings import Rating
from neontable.server.settings import Settings
from tests.server.conftest import Player

New = Callable[..., Player]


def duel(ann: Player, bob: Player, **more: Any) -> str:
    """A table of Netrunner that Bob gives up: Ann has won."""
    table = ann.create("me", "open", game="netrunner", **more)
    bob.post(f"/api/tables/{table['id']}/join", {"token": table["invite"]})
    ann.post(f"/api/tables/{table['id']}/start")
    page = bob.open(table["id"])
    page.send("concede", seat=1, key="over-and-out")
    page.wait("push", lambda m: m.get("over") is True)
    return str(table["id"])


def profile(who: Player, id: str = "me") -> dict[str, Any]:
    found: dict[str, Any] = who.get(f"/api/people/{id}")
    return found


def test_a_rated_win_raises_one_and_lowers_the_other(player: New) -> None:
    ann, bob = player("Ann"), player("Bob")
    table = duel(ann, bob, rated=True)
    mine, his = profile(ann), profile(bob)
    (up,), (down,) = mine["ratings"], his["ratings"]
    assert up["rating"] > 1500 > down["rating"]
    assert (up["games"], up["won"], down["games"], down["won"]) == (1, 1, 1, 0)
    assert up["provisional"]
    (past,) = mine["tables"]
    assert past["winner"] is True
    assert (past["before"], past["after"]) == (1500, up["rating"])
    assert past["replay"] == table
    assert past["side"] == "Corp"


def test_a_table_that_is_not_rated_counts_in_the_history_only(player: New) -> None:
    ann, bob = player("Ann"), player("Bob")
    duel(ann, bob)
    found = profile(ann)
    assert found.get("ratings", []) == []
    assert [(t["text"], t["played"], t["won"]) for t in found["games"]] == [("Netrunner", 1, 1)]
    assert [(t["text"], t["played"], t["won"]) for t in found["sides"]] == [("Corp", 1, 1)]
    (met,) = found["opponents"]
    assert (met["text"], met["person"]) == ("Bob", bob.me["id"])
    # Others see what was rated, and nothing else.
    seen = profile(bob, ann.me["id"])
    assert seen.get("tables", []) == []
    assert seen.get("games", []) == []
    assert "account" not in seen


def test_a_rated_table_needs_people_who_are_rivals(player: New) -> None:
    ann = player("Ann")
    seats = [{"kind": "me"}, {"kind": "bot"}]
    wish = {"game": "netrunner", "seats": seats, "rated": True}
    assert ann.refused("POST", "/api/tables", wish) == (400, "rated-people")
    wish["seats"] = [{"kind": "me"}, {"kind": "me"}]
    assert ann.refused("POST", "/api/tables", wish) == (400, "rated-people")
    together = {"game": "crossfire", "seats": [{"kind": "me"}, {"kind": "open"}], "rated": True}
    assert ann.refused("POST", "/api/tables", together) == (400, "rated-together")


def test_a_bot_who_sits_down_later_stops_the_start_of_a_rated_table(player: New) -> None:
    ann = player("Ann")
    table = ann.create("me", "open", game="netrunner", rated=True)
    ann.put(f"/api/tables/{table['id']}/seats/1", {"kind": "bot"})
    assert ann.refused("POST", f"/api/tables/{table['id']}/start") == (400, "rated-people")


def test_leaders_have_played_three_rated_tables(player: New) -> None:
    ann, bob = player("Ann"), player("Bob")
    for _ in range(2):
        duel(ann, bob, rated=True)
    assert ann.get("/api/leaders/netrunner")["leaders"] == []
    duel(ann, bob, rated=True)
    board = ann.get("/api/leaders/netrunner")
    assert [(one["name"], one["won"]) for one in board["leaders"]] == [("Ann", 3), ("Bob", 0)]
    assert board["leaders"][0]["me"] is True
    assert ann.refused("GET", "/api/leaders/chess") == (404, "not-found")


def test_who_deletes_the_account_leaves_the_others_their_history(player: New) -> None:
    ann, bob = player("Ann"), player("Bob")
    duel(ann, bob, rated=True)
    id = bob.me["id"]
    bob.post("/api/me/delete", {})
    (past,) = profile(ann)["tables"]
    assert [s["text"] for s in past["seats"]] == ["Ann", ""]
    assert profile(ann).get("opponents", []) == []
    assert ann.refused("GET", f"/api/people/{id}") == (404, "not-found")


def test_two_who_look_for_an_opponent_find_each_other(player: New) -> None:
    ann, bob, cid = player("Ann"), player("Bob"), player("Cid")
    wish = {"game": "netrunner"}
    waiting = ann.post("/api/opponents", wish)
    assert (waiting["status"], waiting["matching"], waiting["rated"]) == ("open", True, True)
    # Who asks twice waits at the same table.
    assert ann.post("/api/opponents", wish)["id"] == waiting["id"]
    ann.open(waiting["id"])
    found = bob.post("/api/opponents", wish)
    assert (found["id"], found["status"]) == (waiting["id"], "playing")
    # A third one waits anew.
    assert cid.post("/api/opponents", wish)["id"] != waiting["id"]
    assert ann.refused("POST", "/api/opponents", {"game": "crossfire"}) == (400, "rated-together")


def test_two_who_began_to_look_at_the_same_moment_do_not_wait_for_ever(player: New) -> None:
    """Each had a table before the other was seen at theirs: both waited alone."""
    ann, bob = player("Ann"), player("Bob")
    wish = {"game": "netrunner"}
    first, second = ann.post("/api/opponents", wish), bob.post("/api/opponents", wish)
    assert first["id"] != second["id"]
    ann.open(first["id"])
    bob.open(second["id"])
    # Who came first stays, the other goes there.
    assert ann.post("/api/opponents", wish)["id"] == first["id"]
    found = bob.post("/api/opponents", wish)
    assert (found["id"], found["status"]) == (first["id"], "playing")
    assert bob.refused("GET", f"/api/tables/{second['id']}")[0] == 404


def test_nobody_is_sent_to_a_table_whose_owner_has_left(player: New) -> None:
    ann, bob = player("Ann"), player("Bob")
    gone = ann.post("/api/opponents", {"game": "netrunner"})
    assert bob.post("/api/opponents", {"game": "netrunner"})["id"] != gone["id"]


def test_the_better_side_wins_less_than_the_weaker_one_would() -> None:
    strong, weak = Rating(35.0, 3.0), Rating(15.0, 3.0)
    ((expected,), _) = ratings.after([[strong], [weak]], [1, 2])
    (_, (surprising,)) = ratings.after([[strong], [weak]], [2, 1])
    assert 0 < expected.mu - strong.mu < surprising.mu - weak.mu


@pytest.mark.parametrize(
    ("listens", "hosts", "https", "links", "local"),
    [
        ("127.0.0.1 8417", (), False, (), True),
        ("192.0.2.7 8417", (), False, ("http://192.0.2.7:8417",), False),
        ("0.0.0.0 8417", ("play.example.org",), True, ("https://play.example.org",), False),
        ("", (), False, (), False),
    ],
)
def test_addresses_that_work_from_other_machines(
    listens: str, hosts: tuple[str, ...], https: bool, links: tuple[str, ...], local: bool
) -> None:
    settings = Settings(database="", listens=listens, hosts=hosts, https=https)
    found = invitations.addresses(settings)
    assert (found.links, found.local_only) == (links, local)


def test_a_server_for_the_network_names_no_loopback_address() -> None:
    found = invitations.addresses(Settings(database="", listens="0.0.0.0 8417"))
    assert all(link.startswith("http://") and "127." not in link for link in found.links)


def test_a_link_as_a_code(player: New) -> None:
    found = player().get("/api/qr", text="http://192.0.2.7:8417/table/abc#def")
    assert found["size"] > 25
    assert found["path"].startswith("M4 4h7v1h-7z"), "the first finder pattern, inside its border"
