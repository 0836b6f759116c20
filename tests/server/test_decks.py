"""Decks: kept, checked live, brought to a table, and nobody else's business."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

import msgspec
import pytest

from neontable.games.adrenaline import GAME
from neontable.kernel import registry
from neontable.kernel.errors import BadOption
from neontable.kernel.text import Text, say
from tests.server.conftest import Player, Running, settings_for

New = Callable[..., Player]


class Free(msgspec.Struct, frozen=True):
    """A table option that is free text."""

    default: str


class Listed(msgspec.Struct, frozen=True):
    name: str
    side: str
    text: str
    size: int
    facts: tuple[Text, ...] = ()


class Problem(msgspec.Struct, frozen=True):
    line: int
    rule: str
    text: Text
    near: tuple[str, ...] = ()


class Report(msgspec.Struct, frozen=True):
    problems: tuple[Problem, ...]
    deck: Listed | None


DECKS = ("red_deck", "blue_deck")


class Decked(type(GAME)):  # type: ignore[misc]
    """Adrenaline at whose table the first two seats bring lists of words."""

    name = "decked"
    options = {**GAME.options, **{f"{name}{n}": Free("") for n in ("", "_2") for name in DECKS}}

    def decks(self) -> list[Listed]:
        return [self.check_deck("red\nfire").deck, self.check_deck("blue\nrain").deck]  # type: ignore[list-item]

    def check_deck(self, text: str) -> Report:
        side, *words = text.split("\n")
        if side not in ("red", "blue"):
            return Report((Problem(1, "", Text("nt-none")),), None)
        problems = [
            Problem(n, "AD-GOAL-001", Text("nt-no")) for n, w in enumerate(words, 2) if not w
        ]
        facts = (say("nt-number", n=len(words)),)
        return Report(tuple(problems), Listed(f"Deck {side}", side, text, len(words), facts))

    def checked_options(self, seats: int, options: Mapping[str, Any]) -> dict[str, Any]:
        texts = {n: v for n, v in options.items() if isinstance(self.options.get(n), Free)}
        rest = {n: v for n, v in options.items() if n not in texts}
        for text in texts.values():
            if text and self.check_deck(text).problems:
                raise BadOption("the deck is not legal")
        return {**super().checked_options(seats, rest), **texts}


@pytest.fixture(scope="module", autouse=True)
def decked() -> Iterator[None]:
    registry.add(Decked())
    yield
    registry._added.pop("decked")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    running = Running(settings_for(tmp_path_factory.mktemp("decks")))
    yield running
    running.stop()


def deck(text: str, name: str = "Mine") -> dict[str, str]:
    return {"game": "decked", "name": name, "text": text}


def test_a_deck_is_made_changed_and_thrown_away(player: New) -> None:
    ann, bob = player("Ann"), player("Bob")
    made = ann.post("/api/decks", deck("red\nfire\n"))
    assert made["check"]["side"] == "red"
    assert made["check"]["ok"] is False
    assert made["check"]["problems"][0]["line"] == 3
    changed = ann.put(f"/api/decks/{made['id']}", deck("red\nfire\nash", "Better"))
    assert (changed["name"], changed["check"]["ok"], changed["check"]["cards"]) == (
        "Better",
        True,
        2,
    )
    assert bob.refused("PUT", f"/api/decks/{made['id']}", deck("red")) == (404, "no-deck")
    assert bob.refused("DELETE", f"/api/decks/{made['id']}") == (404, "no-deck")
    names = [d["name"] for d in ann.get("/api/decks", game="decked")["decks"]]
    assert names == ["Better", "Deck red", "Deck blue"]
    names = [d["name"] for d in bob.get("/api/decks")["decks"] if d["game"] == "decked"]
    assert names == ["Deck red", "Deck blue"]
    ann.call("DELETE", f"/api/decks/{made['id']}")
    assert len(ann.get("/api/decks", game="decked")["decks"]) == 2


def test_a_deck_is_checked_while_it_is_written(player: New) -> None:
    ann = player()
    assert ann.post("/api/decks/check", deck("red\nfire"))["ok"] is True
    unread = ann.post("/api/decks/check", deck("green"))
    assert unread["ok"] is False
    assert unread["problems"][0]["text"]


def test_a_game_without_decks_says_so(player: New) -> None:
    ann = player()
    assert ann.refused("GET", "/api/decks", game="adrenaline") == (400, "no-decks")
    assert ann.refused("GET", "/api/decks", game="chess") == (404, "not-found")
    games = {g["name"]: g for g in ann.get("/api/games")["games"]}
    assert games["decked"]["decks"] is True
    assert "decks" not in games["adrenaline"]
    assert not any(o["name"].endswith("_deck") for o in games["decked"]["options"])
    wish = {"game": "adrenaline", "seats": [{"kind": "me", "deck": "x"}, *[{"kind": "bot"}] * 2]}
    assert ann.refused("POST", "/api/tables", wish) == (400, "no-decks")


def test_decks_are_brought_to_their_seats_and_shown_to_nobody_else(
    player: New, server: Running
) -> None:
    ann, bob = player("Ann"), player("Bob")
    red = ann.post("/api/decks", deck("red\nzircon\nash", "Ann's fire"))["id"]
    swapped = ann.post("/api/decks", deck("blue\nfog", "Ann's fog"))["id"]
    blue = bob.post("/api/decks", deck("blue\nxylem\nsea", "Bob's sea"))["id"]
    seats = [{"kind": "me", "deck": red, "second_deck": swapped}, {"kind": "open"}, {"kind": "bot"}]
    table = ann.post("/api/tables", {"game": "decked", "seats": seats})
    assert table["seats"][0]["deck"] == "Ann's fire / Ann's fog"
    path = f"/api/tables/{table['id']}"
    join = {"token": table["invite"], "deck": blue}
    assert player("Eve").refused("POST", f"{path}/join", join) == (404, "no-deck")
    seen = bob.post(f"{path}/join", join)
    assert "deck" not in seen["seats"][0]
    # Editing the deck afterwards changes nothing at the table.
    bob.put(f"/api/decks/{blue}", deck("blue\nother"))
    started = ann.post(f"{path}/start")
    options = server.house.lives[table["id"]].table.options
    assert options["red_deck"] == "red\nzircon\nash"
    assert options["blue_deck"] == "blue\nxylem\nsea"
    assert options["blue_deck_2"] == "blue\nfog"
    told = [started, bob.get(path), *ann.get("/api/tables")["mine"]]
    told += [m for p in (ann, bob) for m in p.open(table["id"]).heard]
    assert "xylem" not in str(told)
    assert "zircon" not in str(told)


def test_a_deck_that_is_not_legal_does_not_start(player: New) -> None:
    ann = player("Ann")
    bad = ann.post("/api/decks", deck("red\n\n"))["id"]
    house = ann.get("/api/decks", game="decked")["decks"][-1]
    assert house["published"] is True
    seats = [{"kind": "me", "deck": bad}, {"kind": "bot", "deck": house["id"]}, {"kind": "bot"}]
    wish = {"game": "decked", "seats": seats}
    assert ann.refused("POST", "/api/tables", wish) == (400, "bad-input")
    seats[0]["deck"] = ann.get("/api/decks", game="decked")["decks"][-2]["id"]
    assert ann.post("/api/tables", wish)["status"] == "playing"


def test_a_seat_is_called_by_its_side_unless_sides_are_swapped(player: New) -> None:
    ann = player()
    game = next(g for g in ann.get("/api/games")["games"] if g["name"] == "netrunner")
    assert [(s["text"], s["side"]) for s in game["seats"]] == [
        ("Corp", "corp"),
        ("Runner", "runner"),
    ]
    assert game["second_game"] == "duel"
    seats = [{"kind": "me"}, {"kind": "open"}]
    for duel, names in ((False, ["Corp", "Runner"]), (True, ["first player", "second player"])):
        made = ann.post(
            "/api/tables", {"game": "netrunner", "seats": seats, "options": {"duel": duel}}
        )
        assert [s["text"] for s in made["seats"]] == names


def test_names_that_may_have_been_meant_are_told(player: New) -> None:
    check = {"game": "netrunner", "name": "x", "text": "3 Huntr"}
    found = player().post("/api/decks/check", check)["problems"][0]
    assert (found["line"], found["nearest"]) == (1, ["Hunter"])
