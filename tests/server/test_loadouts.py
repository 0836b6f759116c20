"""Loadouts: kept, checked live, brought to a table, and nobody else's business."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import pytest

from neontable.games.adrenaline import GAME
from neontable.games.netrunner.decks.construction import printed
from neontable.games.netrunner.decks.loadouts import dealt as dealt_by
from neontable.kernel import registry
from neontable.kernel.loadouts import Loadout, LoadoutProblem, LoadoutReport, Loadouts, Slot
from neontable.kernel.table_options import Choice
from neontable.kernel.text import Text, say
from tests.server.conftest import Player, Running, settings_for

New = Callable[..., Player]


class Words(Loadouts):
    """The first two seats bring lists of words; names of slots say nothing of seats."""

    def slots(self, seat: int) -> Sequence[Slot]:
        if seat == 0:
            return (
                Slot(name="first", side="red"),
                Slot(name="then", side="blue", option="twice", game=2),
            )
        return (Slot(name="other", side="blue"),) if seat == 1 else ()

    def check(self, text: str, slot: Slot | None, options: Mapping[str, Any]) -> LoadoutReport:
        side, *words = text.split("\n")
        if side not in ("red", "blue"):
            return LoadoutReport((LoadoutProblem(1, "", Text("nt-none")),), None)
        problems = [
            LoadoutProblem(n, "AD-GOAL-001", Text("nt-no"))
            for n, w in enumerate(words, 2)
            if not w or (not options["long"] and len(w) > 4)
        ]
        facts = (say("nt-number", n=len(words)),)
        found = Loadout(f"Deck {side}", side, text, len(words), facts=facts)
        return LoadoutReport(tuple(problems), found)

    def built_in(self) -> list[Loadout]:
        texts = ("red\nfire", "blue\nrain")
        return [self.check(t, None, {"long": True}).loadout for t in texts]  # type: ignore[misc]


class Decked(type(GAME)):  # type: ignore[misc]
    """Adrenaline at whose table seats bring something."""

    name = "decked"
    loadouts = Words()
    options = {
        **GAME.options,
        "twice": Choice(True, (True, False)),
        "long": Choice(True, (True, False)),
    }


@pytest.fixture(scope="module", autouse=True)
def decked() -> Iterator[None]:
    with registry.known(Decked()):
        yield


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    running = Running(settings_for(tmp_path_factory.mktemp("loadouts")))
    yield running
    running.stop()


def deck(text: str, name: str = "Mine") -> dict[str, str]:
    return {"game": "decked", "name": name, "text": text}


def test_a_deck_is_made_changed_and_thrown_away(player: New) -> None:
    ann, bob = player("Ann"), player("Bob")
    made = ann.post("/api/loadouts", deck("red\nfire\n"))
    assert made["check"]["side"] == "red"
    assert made["check"]["ok"] is False
    assert made["check"]["problems"][0]["line"] == 3
    changed = ann.put(f"/api/loadouts/{made['id']}", deck("red\nfire\nash", "Better"))
    assert (changed["name"], changed["check"]["ok"], changed["check"]["size"]) == (
        "Better",
        True,
        2,
    )
    assert bob.refused("PUT", f"/api/loadouts/{made['id']}", deck("red")) == (404, "no-loadout")
    assert bob.refused("DELETE", f"/api/loadouts/{made['id']}") == (404, "no-loadout")
    names = [d["name"] for d in ann.get("/api/loadouts", game="decked")["loadouts"]]
    assert names == ["Better", "Deck red", "Deck blue"]
    names = [d["name"] for d in bob.get("/api/loadouts")["loadouts"] if d["game"] == "decked"]
    assert names == ["Deck red", "Deck blue"]
    ann.call("DELETE", f"/api/loadouts/{made['id']}")
    assert len(ann.get("/api/loadouts", game="decked")["loadouts"]) == 2


def test_a_deck_is_checked_while_it_is_written(player: New) -> None:
    ann = player()
    assert ann.post("/api/loadouts/check", deck("red\nfire"))["ok"] is True
    unread = ann.post("/api/loadouts/check", deck("green"))
    assert unread["ok"] is False
    assert unread["problems"][0]["text"]


def test_a_game_without_decks_says_so(player: New) -> None:
    ann = player()
    assert ann.refused("GET", "/api/loadouts", game="adrenaline") == (400, "no-loadouts")
    assert ann.refused("GET", "/api/loadouts", game="chess") == (404, "not-found")
    games = {g["name"]: g for g in ann.get("/api/games")["games"]}
    assert games["decked"]["loadouts"]["title"] == "Lists"
    assert "loadouts" not in games["adrenaline"]
    assert not {"first", "then", "other"} & {o["name"] for o in games["decked"]["options"]}
    assert [s.get("slots") for s in games["decked"]["seats"][:3]] == [
        [
            {"name": "first", "text": "first", "side": "red"},
            {"name": "then", "text": "then", "side": "blue", "option": "twice"},
        ],
        [{"name": "other", "text": "other", "side": "blue"}],
        None,
    ]
    for brought in ({"loadouts": ["x"]}, {"texts": ["red"]}):
        wish = {"game": "adrenaline", "seats": [{"kind": "me", **brought}, *[{"kind": "bot"}] * 2]}
        assert ann.refused("POST", "/api/tables", wish) == (400, "no-loadouts")
    wish = {
        "game": "adrenaline",
        "seats": [{"kind": "me", "loadouts": ["x"]}, *[{"kind": "bot"}] * 2],
    }
    assert ann.refused("POST", "/api/tables", wish) == (400, "no-loadouts")


def test_decks_are_brought_to_their_seats_and_shown_to_nobody_else(
    player: New, server: Running
) -> None:
    ann, bob = player("Ann"), player("Bob")
    red = ann.post("/api/loadouts", deck("red\nzircon\nash", "Ann's fire"))["id"]
    swapped = ann.post("/api/loadouts", deck("blue\nfog", "Ann's fog"))["id"]
    blue = bob.post("/api/loadouts", deck("blue\nxylem\nsea", "Bob's sea"))["id"]
    seats = [{"kind": "me", "loadouts": [red, swapped]}, {"kind": "open"}, {"kind": "bot"}]
    table = ann.post("/api/tables", {"game": "decked", "seats": seats})
    assert table["seats"][0]["loadout"] == "Ann's fire / Ann's fog"
    path = f"/api/tables/{table['id']}"
    join = {"token": table["invite"], "loadouts": [blue]}
    assert player("Eve").refused("POST", f"{path}/join", join) == (404, "no-loadout")
    seen = bob.post(f"{path}/join", join)
    assert "loadout" not in seen["seats"][0]
    # Editing the deck afterwards changes nothing at the table.
    bob.put(f"/api/loadouts/{blue}", deck("blue\nother"))
    started = ann.post(f"{path}/start")
    setup = server.service.live_tables[table["id"]].table.setup
    assert setup.loadouts == (("red\nzircon\nash", "blue\nfog"), ("blue\nxylem\nsea",), ())
    assert Words().played(0, setup)[1].text == "blue\nfog"
    shown = [started, bob.get(path), *ann.get("/api/tables")["mine"]]
    shown += [m for p in (ann, bob) for m in p.open(table["id"]).heard]
    assert "xylem" not in str(shown)
    assert "zircon" not in str(shown)


def test_a_deck_that_is_not_legal_does_not_start(player: New) -> None:
    ann = player("Ann")
    bad = ann.post("/api/loadouts", deck("red\n\n"))["id"]
    service = ann.get("/api/loadouts", game="decked")["loadouts"][-1]
    assert service["house"] is True
    seats = [
        {"kind": "me", "loadouts": [bad]},
        {"kind": "bot", "loadouts": [service["id"]]},
        {"kind": "bot"},
    ]
    wish = {"game": "decked", "seats": seats}
    assert ann.refused("POST", "/api/tables", wish) == (400, "bad-loadout")
    seats[0]["loadouts"] = [ann.get("/api/loadouts", game="decked")["loadouts"][-2]["id"]]
    assert ann.post("/api/tables", wish)["status"] == "playing"


def test_a_seat_is_called_by_its_side_unless_sides_are_swapped(player: New) -> None:
    ann = player()
    game = next(g for g in ann.get("/api/games")["games"] if g["name"] == "netrunner")
    assert [(s["text"], [slot["text"] for slot in s["slots"]]) for s in game["seats"]] == [
        ("Corp", ["Corp deck", "Runner deck of the second game"]),
        ("Runner", ["Runner deck", "Corp deck of the second game"]),
    ]
    assert [slot.get("option") for slot in game["seats"][0]["slots"]] == [None, "duel"]
    assert game["loadouts"]["use"] == "Use this deck"
    assert game["sealed_option"] == "sealed"
    seats = [{"kind": "me"}, {"kind": "open"}]
    for duel, names in ((False, ["Corp", "Runner"]), (True, ["first player", "second player"])):
        made = ann.post(
            "/api/tables", {"game": "netrunner", "seats": seats, "options": {"duel": duel}}
        )
        assert [s["text"] for s in made["seats"]] == names


def test_names_that_may_have_been_meant_are_suggested(player: New) -> None:
    check = {"game": "netrunner", "name": "x", "text": "3 Huntr"}
    found = player().post("/api/loadouts/check", check)["problems"][0]
    assert (found["line"], found["nearest"]) == (1, ["Hunter"])


# -- the check of a table ------------------------------------------------------------------------
def netrunner(ann: Player, corp: str, options: dict[str, Any], **more: Any) -> dict[str, Any]:
    brought = [corp] if corp else []
    seats = [{"kind": "me", "loadouts": brought, **more}, {"kind": "bot", "bot": "random"}]
    return {"game": "netrunner", "seats": seats, "options": options}


def test_a_deck_is_judged_by_the_options_of_its_table(player: New) -> None:
    ann = player("Ann")
    ten = "10 Priority Requisition\n35 Quandary"
    deck = ann.post("/api/loadouts", {"game": "netrunner", "name": "Ten", "text": ten})
    assert deck["check"]["ok"] is True
    free = ann.post("/api/tables/check", netrunner(ann, deck["id"], {}))["loadouts"]
    assert [(d["seat"], d["check"]["ok"]) for d in free] == [(0, True), (1, True)]
    strict = {"copies": "3"}
    found = ann.post("/api/tables/check", netrunner(ann, deck["id"], strict))["loadouts"]
    assert [(d["seat"], d["check"]["ok"]) for d in found] == [(0, False), (1, True)]
    assert [p["rule"] for p in found[0]["check"]["problems"]] == ["NR-DECK-006"] * 2
    # The same words from the list, from the editor, and from the table that refuses to start.
    shown = found[0]["check"]["problems"][0]["text"]
    listed = ann.get("/api/loadouts", game="netrunner", options='{"copies": "3"}')["loadouts"]
    mine = next(d for d in listed if d["id"] == deck["id"])
    assert mine["check"]["problems"][0]["text"] == shown
    text = {"game": "netrunner", "name": "x", "text": ten, "options": strict}
    assert ann.post("/api/loadouts/check", text)["problems"][0]["text"] == shown
    answer = ann.http.post("/api/tables", json=netrunner(ann, deck["id"], strict))
    assert answer.json()["code"] == "bad-loadout"
    assert shown in answer.json()["text"]


def test_a_refusal_is_in_the_language_of_the_reader(player: New) -> None:
    ann = player("Ann", lang="fr")
    wish = netrunner(ann, "", {"copies": "1"})
    found = ann.post("/api/tables/check", wish)["loadouts"]
    assert "exemplaires" in found[0]["check"]["problems"][0]["text"]
    said = ann.http.post("/api/tables", params={"lang": "fr"}, json=wish).json()
    assert said["code"] == "bad-loadout"
    assert said["text"].startswith("La liste de la place Corpo ne peut pas être jouée")
    assert "exemplaires" in said["text"]
    wish = {"game": "adrenaline", "seats": [{"kind": "me"}, *[{"kind": "bot"}] * 2]}
    wish["options"] = {"mode": "domination", "skulls": 5}
    said = ann.http.post("/api/tables", params={"lang": "fr"}, json=wish).json()
    assert "crânes" in said["text"]


def test_a_deck_that_is_not_legal_here_is_not_brought_to_a_seat(player: New) -> None:
    ann, bob = player("Ann"), player("Bob")
    wish = {
        "game": "decked",
        "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}],
        "options": {"long": False},
    }
    table = ann.post("/api/tables", wish)
    path = f"/api/tables/{table['id']}"
    sea = bob.post("/api/loadouts", deck("blue\nocean", "Sea"))["id"]
    join = {"token": table["invite"], "loadouts": [sea]}
    assert bob.refused("POST", f"{path}/join", join) == (400, "bad-loadout")
    bob.post(f"{path}/join", {"token": table["invite"]})
    change = {"kind": "me", "loadouts": [sea]}
    assert bob.refused("PUT", f"{path}/seats/1", change) == (400, "bad-loadout")
    red = bob.post("/api/loadouts", deck("red\nash", "Red"))["id"]
    assert bob.refused("PUT", f"{path}/seats/1", {"kind": "me", "loadouts": [red]}) == (
        400,
        "bad-loadout",
    )


def test_a_deck_stays_with_its_owner_in_a_series(player: New, server: Running) -> None:
    ann, bob = player("Ann"), player("Bob")
    corp = ann.post(
        "/api/loadouts",
        {"game": "netrunner", "name": "Ten", "text": "10 Priority Requisition\n35 Quandary"},
    )["id"]
    wish = {
        "game": "netrunner",
        "series": 2,
        "seats": [{"kind": "me", "loadouts": [corp]}, {"kind": "open"}],
    }
    table = ann.post("/api/tables", wish)
    path = f"/api/tables/{table['id']}"
    bob.post(f"{path}/join", {"token": table["invite"]})
    if bob.get(path)["status"] == "open":
        ann.post(f"{path}/start")
    page = bob.open(table["id"])
    page.send("concede", seat=1, key="concede-1")
    page.wait("ack")
    ann.post(f"{path}/rematch")
    after = bob.post(f"{path}/rematch")
    live = server.service.live_tables[after["id"]]
    ((corp,), (runner,)) = live.table.setup.loadouts
    assert "# name: Bricks and Gates" in corp, "Bob brought nothing"
    assert "# name: Three Keys" in runner
    assert "Requisition" in live.row.seats[1].loadout, "for when Ann is the Corp again"


# -- sealed --------------------------------------------------------------------------------------
def test_a_sealed_table_makes_a_deck_for_everybody(player: New, server: Running) -> None:
    ann, bob = player("Ann"), player("Bob")
    wish = {
        "game": "netrunner",
        "seats": [{"kind": "me"}, {"kind": "open"}],
        "options": {"sealed": True, "copies": "1", "banned": True},
    }
    assert ann.post("/api/tables/check", wish)["loadouts"] == []
    table = ann.post("/api/tables", wish)
    assert table["options"]["sealed"] is True
    path = f"/api/tables/{table['id']}"
    bob.post(f"{path}/join", {"token": table["invite"]})
    ann.post(f"{path}/start")
    live = server.service.live_tables[table["id"]]
    dealt = dealt_by(live.table.setup)
    assert [d.size for d in dealt] == [45] * 4
    # Packs of their own: a seat's two decks come from the same ones, the other's do not.
    assert dealt[0].name.split(":")[0] == dealt[1].name.split(":")[0]
    assert dealt[0].cards != dealt[2].cards
    shown = str([m for p in (ann, bob) for m in p.open(table["id"]).heard])
    assert live.row.key not in shown
    names = [d.name.split()[1].rstrip(":") for d in (dealt[0], dealt[2])]
    assert not any(name in shown for name in names)
    # Each reads the own deck, and no other.
    mine = ann.get(f"{path}/seats/0/loadouts")["loadouts"]
    assert [(d["check"]["side"], d["check"]["size"]) for d in mine] == [("corp", 45)]
    assert mine[0]["text"] == printed(dealt[0])
    assert bob.get(f"{path}/seats/1/loadouts")["loadouts"][0]["text"] == printed(dealt[3])
    assert bob.refused("GET", f"{path}/seats/0/loadouts") == (404, "no-table")
    service = ann.get("/api/loadouts", game="netrunner")["loadouts"][-1]["id"]
    wish["seats"][0]["loadouts"] = [service]  # type: ignore[index]
    assert ann.refused("POST", "/api/tables", wish) == (400, "loadouts-sealed")


def test_another_sealed_table_has_other_packs(player: New, server: Running) -> None:
    ann = player("Ann")
    wish = {
        "game": "netrunner",
        "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}],
        "options": {"sealed": True},
    }
    found = set()
    for _ in range(2):
        live = server.service.live_tables[ann.post("/api/tables", wish)["id"]]
        found.add(dealt_by(live.table.setup)[0].cards)
    assert len(found) == 2


def test_no_team_of_a_faction_could_be_brought_to_a_seat_that_takes_any(player: New) -> None:
    ann = player("Ann")
    teams = ann.get("/api/loadouts", game="combatzone")["loadouts"]
    tyger = next(d for d in teams if d["check"]["side"] == "Tyger Claws" and d["check"]["ok"])
    seats = [{"kind": "me", "loadouts": [tyger["id"]]}, {"kind": "bot"}]
    table = ann.post("/api/tables", {"game": "combatzone", "seats": seats})
    assert table["status"] == "playing"
    page = ann.open(table["id"])
    names = {p["title"] for p in page.push["scene"]["panels"] if p["id"] == "team-0"}
    assert names == {tyger["name"]}
