"""The library, the overview and the builder, as pages ask for them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.server.conftest import Player, Running

New = Callable[..., Player]


def test_a_library_is_sent_once_for_each_language(player: New) -> None:
    ann = player()
    first = ann.http.get("/api/games/adrenaline/library", params={"lang": "en"})
    assert first.headers["content-encoding"] == "gzip"
    tag = first.headers["etag"]
    again = ann.http.get(
        "/api/games/adrenaline/library", params={"lang": "en"}, headers={"if-none-match": tag}
    )
    assert (again.status_code, again.content) == (304, b"")
    french = ann.http.get("/api/games/adrenaline/library", params={"lang": "fr"})
    assert french.headers["etag"] != tag
    assert ann.refused("GET", "/api/games/chess/library") == (404, "not-found")


def test_a_card_has_its_facets_text_rules_rulings_and_lists(player: New) -> None:
    library = player().get("/api/games/adrenaline/library", lang="fr")
    thor = next(c for c in library["cards"] if c["id"] == "thor")
    assert thor["values"]["kind"] == ["weapon"]
    assert thor["origin"] == "published"
    assert all(section["text"] for section in thor["sections"])
    assert thor["rules"] == ["AD-WPN-003"]
    scope = next(c for c in library["cards"] if c["id"] == "scope-red")
    assert [library["rulings"][n]["lang"] for n in scope["rulings"]] == ["fr"]
    kinds = next(f for f in library["facets"] if f["name"] == "kind")
    assert {"value": "weapon", "text": "Arme"} in kinds["values"]
    runners = player().get("/api/games/crossfire/library", lang="en")
    money = next(c for c in runners["cards"] if c["id"] == "cigar-money")
    played = [runners["lists"][at]["name"] for at, _ in money["lists"]]
    assert "Sedge, second run" in played


def test_the_overview_of_a_game(player: New) -> None:
    guide = player().get("/api/games/adrenaline/guide", lang="fr")
    assert guide["title"] == "Adrenaline"
    assert [term["title"] for term in guide["terms"]] == sorted(
        (term["title"] for term in guide["terms"]), key=lambda t: t.replace("É", "E").casefold()
    )


def test_a_runner_is_built_click_by_click(player: New) -> None:
    ann = player()
    offers = ann.get("/api/loadouts/offers", game="crossfire")["offers"]
    assert {"component": "cigar-money", "cost": 5, "most": 1, "held": True} in offers
    elf = {"component": "runner-elf", "holds": [{"component": "cigar-money"}]}
    draft = {"game": "crossfire", "name": "Sedge", "entries": [elf], "options": {"karma": 0}}
    check = ann.post("/api/loadouts/build", draft)
    assert check["ok"] is False
    (problem,) = check["problems"]
    assert problem["rule"] == "CF-CAMP-004"
    assert problem["fix"]["entries"] == [{"component": "runner-elf"}]
    check = ann.post("/api/loadouts/build", {**draft, "options": {"karma": 5}})
    assert check["ok"] is True
    assert check["text"] == "# name: Sedge\nElf\n- Cigar Money\n"
    assert check["meters"][0] == {"text": "Karma of upgrades", "n": 5, "most": 5}
    assert ann.post("/api/loadouts/build", {"game": "crossfire"})["ok"] is False


def test_a_draft_that_no_page_makes_is_refused(player: New) -> None:
    ann = player()
    for entries in (
        [{"component": "chess"}],
        [{"component": "runner-elf", "count": 0}],
        [{"component": "runner-elf", "count": 1000}],
        [{"component": "runner-elf"}, {"component": "runner-elf"}],
    ):
        draft = {"game": "crossfire", "entries": entries}
        assert ann.refused("POST", "/api/loadouts/build", draft) == (400, "bad-input")
    assert ann.refused("GET", "/api/loadouts/offers", game="netrunner", side="chess") == (
        400,
        "bad-input",
    )
    assert ann.refused("POST", "/api/loadouts/build", {"game": "adrenaline"}) == (
        400,
        "no-loadouts",
    )


def test_packs_are_opened_and_built_from(player: New) -> None:
    ann = player()
    wish = {"game": "netrunner", "side": "corp", "seed": "7"}
    made = ann.post("/api/loadouts/sealed", wish)
    assert (made["ok"], made["size"], made["pool"]) == (True, 45, "7")
    offers = ann.get("/api/loadouts/offers", game="netrunner", side="corp", pool="7")["offers"]
    held = {o["component"]: o["most"] for o in offers}
    assert all(held[e["component"]] >= e.get("count", 1) for e in made["entries"])
    fresh = ann.post("/api/loadouts/sealed", {**wish, "seed": ""})
    assert fresh["pool"] not in ("", "7")


def test_earlier_versions_of_a_deck_are_kept(player: New) -> None:
    ann, bob = player("Ann"), player("Bob")
    text = {"game": "crossfire", "name": "Sedge", "text": "Elf\n"}
    made = ann.post("/api/loadouts", text)
    path = f"/api/loadouts/{made['id']}"
    ann.put(path, {**text, "text": "Ork\n"})
    ann.put(path, {**text, "name": "Gash", "text": "Ork\n"})
    ann.put(path, {**text, "name": "Gash", "text": "Troll\n"})
    versions = ann.get(f"{path}/versions")["versions"]
    assert [(v["name"], v["text"]) for v in versions] == [("Gash", "Ork\n"), ("Sedge", "Elf\n")]
    assert bob.refused("GET", f"{path}/versions") == (404, "no-loadout")
    ann.call("DELETE", path)
    assert ann.refused("GET", f"{path}/versions") == (404, "no-loadout")


def test_the_list_of_components_is_made_once_and_beside_the_tables(
    server: Running, player: New, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first one to ask for Netrunner's kept the server busy for seven seconds."""
    made: list[tuple[object, ...]] = []
    kept = server.service.costly.patiently

    def counted(longest: float, payer: str, work: Any, *args: Any) -> Any:
        made.append((work.__name__, *args))
        return kept(longest, payer, work, *args)

    monkeypatch.setattr(server.service.costly, "patiently", counted)
    ann = player("Ann")
    for _ in range(3):
        assert len(ann.get("/api/games/crossfire/components")["components"]) > 100
    assert made == [("components", "crossfire", "en")]
