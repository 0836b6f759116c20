"""Friends by link: who sees what of whom, invitations, and the way out."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest

from neontable.server import friends
from tests.server.conftest import PATIENCE, Player, Running, settings_for

New = Callable[..., Player]


def link_of(who: Player) -> str:
    link: str = who.post("/api/friends/link")["link"]
    return link


def befriend(ann: Player, bob: Player) -> None:
    bob.post("/api/friends", {"token": link_of(ann)})


def seen(who: Player, other: Player) -> dict[str, Any]:
    """What somebody sees of a friend."""
    (found,) = [f for f in who.get("/api/friends")["friends"] if f["id"] == other.me["id"]]
    return found


def names(who: Player) -> list[str]:
    return [f["name"] for f in who.get("/api/friends")["friends"]]


def test_who_accepts_a_link_is_a_friend_on_both_sides(player: New) -> None:
    ann, bob = player("Ann"), player("Bob")
    token = link_of(ann)
    offer = bob.post("/api/friends/look", {"token": token})
    assert offer == {"id": ann.me["id"], "name": "Ann"}
    assert names(ann) == names(bob) == []  # to look is not to accept
    bob.post("/api/friends", {"token": token})
    assert names(ann) == ["Bob"]
    assert names(bob) == ["Ann"]
    bob.post("/api/friends", {"token": token})  # a second click
    assert names(ann) == ["Bob"]
    assert bob.post("/api/friends/look", {"token": token})["already"]


def test_a_renewed_link_ends_the_old_one_and_no_friendship(player: New) -> None:
    ann, bob, eve = player("Ann"), player("Bob"), player("Eve")
    old = link_of(ann)
    bob.post("/api/friends", {"token": old})
    new = link_of(ann)
    assert new != old
    assert eve.refused("POST", "/api/friends", {"token": old}) == (404, "friend-link")
    assert eve.refused("POST", "/api/friends/look", {"token": old}) == (404, "friend-link")
    assert names(ann) == ["Bob"]
    assert ann.call("DELETE", "/api/friends/link").get("link", "") == ""
    assert eve.refused("POST", "/api/friends", {"token": new}) == (404, "friend-link")


def test_nobody_befriends_oneself_and_more_than_the_most(
    player: New, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob, eve = player("Ann"), player("Bob"), player("Eve")
    token = link_of(ann)
    assert ann.refused("POST", "/api/friends", {"token": token}) == (409, "friend-self")
    monkeypatch.setattr(friends, "MOST", 1)
    bob.post("/api/friends", {"token": token})
    assert eve.refused("POST", "/api/friends", {"token": token}) == (409, "many-friends-other")
    other = link_of(eve)
    assert ann.refused("POST", "/api/friends", {"token": other}) == (409, "many-friends")


def test_either_side_ends_it_for_both(player: New) -> None:
    ann, bob = player("Ann"), player("Bob")
    befriend(ann, bob)
    bob.call("DELETE", f"/api/friends/{ann.me['id']}")
    assert names(ann) == names(bob) == []
    gone = ann.refused("DELETE", f"/api/friends/{bob.me['id']}")
    assert gone == (404, "no-friend")


def test_friends_see_who_is_here_unless_somebody_hides_it(player: New) -> None:
    ann, bob = player("Ann"), player("Bob")
    befriend(ann, bob)
    assert "online" not in seen(ann, bob)
    bob.open_raw()
    assert seen(ann, bob)["online"]
    table = bob.create("me", "open", game="netrunner", listed=True)["id"]
    assert [t["id"] for t in seen(ann, bob)["tables"]] == [table]
    assert seen(ann, bob)["tables"][0]["can_join"]
    bob.put("/api/friends/settings", {"shown": False})
    hidden = seen(ann, bob)
    assert hidden["hidden"]
    assert "online" not in hidden
    assert "tables" not in hidden


def test_a_friends_table_is_shown_where_its_owner_lets_it_be(player: New) -> None:
    ann, bob, eve = player("Ann"), player("Bob"), player("Eve")
    befriend(ann, bob)
    waiting = bob.create("me", "open", game="netrunner")
    assert "tables" not in seen(ann, bob)  # its link is Bob's to give
    # Bob sits at Eve's table: it is not Bob's to show.
    hers = eve.create("me", "open", game="netrunner")
    bob.post(f"/api/tables/{hers['id']}/join", {"token": hers["invite"]})
    eve.post(f"/api/tables/{hers['id']}/start")
    assert "tables" not in seen(ann, bob)
    eve.post(f"/api/tables/{waiting['id']}/join", {"token": waiting["invite"]})
    bob.post(f"/api/tables/{waiting['id']}/start")
    (shown,) = seen(ann, bob)["tables"]
    assert shown["id"] == waiting["id"]
    page = ann.open(shown["id"], token=shown["token"])
    assert page.push["seat"] == -1
    bob.put(f"/api/tables/{waiting['id']}", {"watchable": False})
    assert "tables" not in seen(ann, bob)


def test_a_challenge_reaches_an_open_page_and_the_friend_joins(player: New) -> None:
    ann, bob = player("Ann"), player("Bob")
    befriend(ann, bob)
    page = bob.open_raw()
    wish = {"game": "netrunner"}
    table = ann.post(f"/api/friends/{bob.me['id']}/invitations", wish)
    assert table["status"] == "open"
    assert not table.get("listed", False)
    page.wait("called")
    (one,) = bob.get("/api/friends/news")["invitations"]
    assert (one["table"], one["name"], one["game"]) == (table["id"], "Ann", "netrunner")
    invited = ann.get(f"/api/tables/{table['id']}/invitations")["invited"]
    assert invited == [{"id": bob.me["id"], "name": "Bob"}]
    bob.post(f"/api/tables/{one['table']}/join", {"token": one["token"]})
    assert "invitations" not in bob.get("/api/friends/news")
    started = ann.post(f"/api/tables/{table['id']}/start")
    assert started["status"] == "playing"


def test_every_game_can_be_challenged_to(player: New) -> None:
    ann, bob = player("Ann"), player("Bob")
    befriend(ann, bob)
    for game in [g["name"] for g in ann.get("/api/games")["games"]]:
        table = ann.post(f"/api/friends/{bob.me['id']}/invitations", {"game": game})
        (one,) = bob.get("/api/friends/news")["invitations"]
        bob.post(f"/api/tables/{table['id']}/join", {"token": one["token"]})
        assert ann.post(f"/api/tables/{table['id']}/start")["status"] in ("playing", "over")


def test_an_invitation_to_a_table_that_waits_is_declined(player: New) -> None:
    ann, bob, eve = player("Ann"), player("Bob"), player("Eve")
    befriend(ann, bob)
    table = ann.create("me", "open", game="netrunner")["id"]
    path = f"/api/friends/{bob.me['id']}/invitations"
    ann.post(path, {"table": table})
    ann.post(path, {"table": table})  # once is enough
    assert len(bob.get("/api/friends")["invitations"]) == 1
    # Nobody asks others to a table that is not theirs, or for somebody who is no friend.
    assert bob.refused("POST", path, {"table": table}) == (404, "no-table")
    to_eve = f"/api/friends/{eve.me['id']}/invitations"
    assert ann.refused("POST", to_eve, {"table": table}) == (404, "no-friend")
    assert ann.refused("POST", to_eve, {"game": "netrunner"}) == (404, "no-friend")
    assert ann.refused("POST", path, {}) == (400, "bad-input")
    assert eve.refused("GET", f"/api/tables/{table}/invitations") == (404, "no-table")
    assert eve.refused("DELETE", f"/api/invitations/{table}") == (404, "no-invitation")
    assert "invitations" not in bob.call("DELETE", f"/api/invitations/{table}")
    assert bob.refused("DELETE", f"/api/invitations/{table}") == (404, "no-invitation")


def test_a_friend_is_not_flooded_with_invitations(player: New) -> None:
    ann, bob = player("Ann"), player("Bob")
    befriend(ann, bob)
    path = f"/api/friends/{bob.me['id']}/invitations"
    for _ in range(friends.MOST_INVITATIONS):
        ann.post(path, {"game": "netrunner"})
    before = len(ann.get("/api/tables")["mine"])
    assert ann.refused("POST", path, {"game": "netrunner"}) == (409, "many-invitations")
    assert len(ann.get("/api/tables")["mine"]) == before  # and no table was made for nothing
    ann.call("DELETE", f"/api/friends/{bob.me['id']}")
    assert "invitations" not in bob.get("/api/friends/news")  # withdrawn with the friendship


def test_strangers_learn_nothing(player: New) -> None:
    ann, bob, eve = player("Ann"), player("Bob"), player("Eve")
    befriend(ann, bob)
    token = ann.get("/api/friends")["link"]
    for path in ("/api/friends", "/api/friends/news", f"/api/people/{ann.me['id']}"):
        answer = eve.http.get(path).text
        assert token not in answer
        assert "Bob" not in answer
    assert eve.get("/api/friends")["friends"] == []


def test_my_data_and_my_leaving_cover_friends(player: New, server: Running) -> None:
    ann, bob = player("Ann"), player("Bob")
    befriend(ann, bob)
    ann.post(f"/api/friends/{bob.me['id']}/invitations", {"game": "netrunner"})
    data = ann.get("/api/me/data")
    assert [f["name"] for f in data["friends"]] == ["Bob"]
    assert data["contacts"][0]["token"] == ann.get("/api/friends")["link"]
    assert data["invitations"][0]["guest"] == bob.me["id"]
    ann.post("/api/me/delete", {})
    assert names(bob) == []
    assert "invitations" not in bob.get("/api/friends/news")
    with server.service.store.reading() as c:
        assert friends.contact(c, ann.me["id"]) is None


def test_friends_find_each_other_across_processes(
    postgres: str, tmp_path_factory: pytest.TempPathFactory
) -> None:
    settings = settings_for(tmp_path_factory.mktemp("pair"), database=postgres)
    one, two = Running(settings), Running(settings)
    try:
        ann, bob = Player(one.address, "Ann"), Player(two.address, "Bob")
        befriend(ann, bob)
        assert "online" not in seen(ann, bob)
        page = bob.open_raw()
        until = time.monotonic() + PATIENCE
        while not seen(ann, bob).get("online"):  # written down by the other process
            assert time.monotonic() < until
            time.sleep(0.02)
        ann.post(f"/api/friends/{bob.me['id']}/invitations", {"game": "netrunner"})
        page.wait("called")
        assert bob.get("/api/friends/news")["invitations"][0]["name"] == "Ann"
        ann.post("/api/me/delete", {})
        assert names(bob) == []
        ann.close()
        bob.close()
    finally:
        one.stop()
        two.stop()
