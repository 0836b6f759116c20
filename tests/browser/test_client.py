"""The client's own parts: its types are the server's, and they hold."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

from neontable.kernel import rules
from tests.browser.conftest import ROOT, Opener, Server, faults

UI = ROOT / "ui"


def test_the_types_of_the_wire_are_up_to_date() -> None:
    done = subprocess.run(
        [sys.executable, ROOT / "tools" / "wire_types.py", "--check"],
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr


def test_locks_name_no_registry() -> None:
    assert "://" not in (ROOT / "requirements-node.lock").read_text("utf-8")
    packages = json.loads((ROOT / "ui" / "package-lock.json").read_text("utf-8"))["packages"]
    assert len(packages) > 30
    for name, package in packages.items():
        assert "resolved" not in package, name
        assert "integrity" in package or not name, name
        # Where one may give its authors money is no place from which anything is fetched.
        package.pop("funding", None)
        assert "://" not in json.dumps(package), name


def test_the_docs_name_every_file_of_the_client() -> None:
    said = (ROOT / "docs" / "client.md").read_text("utf-8")
    named = set(re.findall(r"`(\w+)`", said.partition("| subject |")[2].partition("\n\n")[0]))
    assert {file.name.partition(".")[0] for file in (UI / "src").iterdir()} == named - {"ui"}


def test_every_word_of_the_client_is_said_somewhere() -> None:
    sources = "".join(file.read_text("utf-8") for file in (UI / "src").iterdir())
    used = set(re.findall(r"\w+", sources)) | {"thisLanguage", "switchToThis"}  # build.mjs
    unused = []
    for file in (UI / "words" / "en").glob("*.ftl"):
        for id in re.findall(r"^([a-z][a-z0-9-]*) =", file.read_text("utf-8"), re.M):
            name = re.sub(r"-(\w)", lambda m: m[1].upper(), id)
            if name not in used and not id.startswith("chapter-"):
                unused.append(id)
    assert unused == []


def test_every_chapter_of_the_rules_has_a_name() -> None:
    words = (UI / "words" / "en" / "rules.ftl").read_text("utf-8")
    named = set(re.findall(r"^chapter-([a-z-]+) =", words, re.M))
    areas = {
        re.sub(r"[._]", "-", rule.area) for of in rules.games() for rule in rules.index(of).values()
    }
    assert areas == named


def test_french_puts_a_no_break_space_before_high_punctuation() -> None:
    catalogues = (ROOT / "ui" / "words" / "fr").glob("*.ftl")
    said = [
        line
        for file in catalogues
        for line in file.read_text("utf-8").splitlines()
        if line[:1] != "#"
    ]
    for script in (ROOT / "ui" / "games").glob("*/tutorial*.json"):
        said += re.findall(r'"fr": "(.*)"', script.read_text("utf-8"))
    assert len(said) > 150
    assert [t for t in said if re.search(r" [;:!?»]|« ", t)] == []


def translated(home: Path) -> Path:
    """The client's sources with a third language, which says everything the English way."""
    ui = Path(shutil.copytree(UI, home / "ui", ignore=shutil.ignore_patterns("node_modules")))
    (ui / "node_modules").symlink_to(UI / "node_modules", target_is_directory=True)
    shutil.copytree(ui / "words" / "en", ui / "words" / "tlh")
    settings = ui / "words" / "tlh" / "settings.ftl"
    text = settings.read_text("utf-8")
    settings.write_text(text.replace("this-language = English", "this-language = tlhIngan Hol"))
    for script in (ui / "games").glob("*/tutorial*.json"):
        text = re.sub(r'("en": (".*?"),?\n)', r'"tlh": \2,\n\1', script.read_text("utf-8"))
        script.write_text(text, "utf-8")
    return ui


def built(ui: Path) -> subprocess.CompletedProcess[str]:
    import hatch_build

    return subprocess.run(
        [*hatch_build.node(), "build.mjs"], cwd=ui, capture_output=True, text=True, check=False
    )


def test_a_third_language_is_a_folder(client: Path, tmp_path: Path) -> None:
    done = built(translated(tmp_path))
    assert done.returncode == 0, done.stderr
    assets = tmp_path / "src" / "neontable" / "server" / "static" / "assets"
    (words,) = assets.glob("words-tlh-*.json")
    assert json.loads(words.read_text("utf-8"))["this-language"] == "tlhIngan Hol"
    scripts = [script.read_text("utf-8") for script in assets.glob("*.js")]
    assert any("tlhIngan Hol" in script for script in scripts), "the settings offer it"


def test_what_a_language_lacks_fails_the_build(client: Path, tmp_path: Path) -> None:
    ui = translated(tmp_path)
    file = ui / "words" / "tlh" / "play.ftl"
    text = file.read_text("utf-8").replace("\nundo = ", "\nundoo = ")
    file.write_text(text.replace("{ $who } is thinking", "{ $what } is thinking"), "utf-8")
    done = built(ui)
    assert done.returncode != 0
    for lack in ("tlh: undo is missing", "tlh: undoo is not in en", "tlh: thinking uses {what}"):
        assert lack in done.stderr
    file.write_text((ui / "words" / "en" / "play.ftl").read_text("utf-8"), "utf-8")
    shutil.copy(UI / "games" / "adrenaline" / "tutorial.json", ui / "games" / "adrenaline")
    done = built(ui)
    assert done.returncode != 0
    assert "does not say everything in tlh" in done.stderr


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
    expect(page.locator(".deck-tiles li")).to_contain_text("First")
    page.goto(server.url + "/loadouts/netrunner/text")
    page.get_by_label("Name", exact=True).fill("Mine")
    page.get_by_label("Cards: a count and a name on each line").fill("3 Lony Gon")
    expect(page.locator(".deck-check.bad")).to_contain_text("No card of that name.")
    page.get_by_role("button", name="Loony Goon").click()
    expect(page.locator(".deck-check.ok")).to_contain_text("45 cards")
    expect(page.locator("textarea")).to_have_value("3 Loony Goon")
    assert faults(page) == []
    page.get_by_role("button", name="Save as a new deck").click()
    page.wait_for_url("**/loadouts/netrunner/d2")
