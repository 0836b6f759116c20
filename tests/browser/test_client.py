"""The client's own parts: its types are the server's, and they hold."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import ROOT, Opener, Server, faults


def test_the_types_of_the_wire_are_up_to_date() -> None:
    done = subprocess.run(
        [sys.executable, ROOT / "tools" / "wire_types.py", "--check"],
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr


def test_the_client_type_checks(client: Path) -> None:
    import hatch_build

    compiler = ROOT / "ui" / "node_modules" / "typescript" / "bin" / "tsc"
    done = subprocess.run(
        [*hatch_build.node(), compiler, "--noEmit"], cwd=ROOT / "ui", capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout


def test_locks_name_no_registry() -> None:
    for name in ("ui/package-lock.json", "requirements-node.lock"):
        text = (ROOT / name).read_text("utf-8")
        assert '"resolved"' not in text
        assert "://" not in text.replace("https://opencollective.com", "").replace(
            "https://github.com", ""
        ), name


def test_french_puts_a_no_break_space_before_high_punctuation() -> None:
    words = (ROOT / "ui" / "src" / "words.ts").read_text("utf-8").split("const fr: Words")[1]
    texts = re.findall(r'"([^"\n]*)"|`([^`\n]*)`', words.split("const all =")[0])
    said = [a or b for a, b in texts]
    for script in (ROOT / "ui" / "games").glob("*/tutorial.json"):
        said += re.findall(r'"fr": "(.*)"', script.read_text("utf-8"))
    assert len(said) > 150
    assert [t for t in said if re.search(r" [;:!?»]|« ", t)] == []


@pytest.mark.parametrize("source", ["play.tsx", "scene.tsx", "ask.tsx", "table.tsx", "live.ts"])
def test_the_client_knows_no_game(source: str) -> None:
    text = (ROOT / "ui" / "src" / source).read_text("utf-8").lower()
    assert not any(name in text for name in ("adrenaline", "netrunner", "crossfire", "combatzone"))


def test_decks_are_checked_while_one_types(server: Server, visit: Opener) -> None:
    """The pages of loadouts, with the answers of the server written here."""
    good = {"ok": True, "side": "runner", "side_text": "Runner", "size": 45, "summary": "45 cards"}
    bad = {
        "ok": False,
        "size": 3,
        "problems": [{"text": "No card of that name.", "line": 1, "nearest": ["Loony Goon"]}],
    }
    deck = {
        "id": "d1",
        "game": "netrunner",
        "name": "First",
        "text": "45 Loony Goon",
        "check": good,
    }

    def answer(route: Route) -> None:
        request = route.request
        if "/api/loadouts/check" in request.url:
            text = json.loads(request.post_data or "{}")["text"]
            route.fulfill(json=good if "Loony Goon" in text else bad)
        elif request.method == "POST":
            route.fulfill(json={**deck, "id": "d2", "name": "Mine"})
        else:
            route.fulfill(json={"loadouts": [deck]})

    page = visit()
    page.route("**/api/loadouts**", answer)
    page.route("**/api/loadouts/**", answer)
    page.goto(server.url + "/loadouts/netrunner")
    expect(page.locator(".tables li")).to_contain_text("First")
    page.get_by_label("Name", exact=True).fill("Mine")
    page.get_by_label("Cards: a count and a name on each line").fill("3 Lony Gon")
    expect(page.locator(".deck-check.bad")).to_contain_text("No card of that name.")
    page.get_by_role("button", name="Loony Goon").click()
    expect(page.locator(".deck-check.ok")).to_contain_text("45 cards")
    expect(page.locator("textarea")).to_have_value("3 Loony Goon")
    assert faults(page) == []
    page.get_by_role("button", name="Save as a new deck").click()
    expect(page.get_by_role("button", name="Delete")).to_be_visible()
