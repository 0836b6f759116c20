"""Puzzles in the browser: their page, trials by mouse, hints, ways back, a file of one's own."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from neontable.kernel import registry
from neontable.kernel.puzzles import Puzzle, built_in, find
from tests.browser.conftest import Opener, Server, faults, until

Shot = Callable[[Page, str], None]
GAMES = [name for name in registry.names() if built_in(name)]
PICKED = {
    "adrenaline": "focus",
    "netrunner": "war-comes-last",
    "crossfire": "first-things-first",
    "combatzone": "keep-out-of-it",
}
"""A puzzle of each game whose whole solution is a row of buttons."""


def give(page: Page, answer: object) -> None:
    """Click the button of an answer."""
    words = json.dumps(answer, separators=(",", ":"))
    page.locator(f".option[data-answer='{words}']").click()


def drawn(page: Page) -> None:
    """Wait until the first drawings are there."""
    look = """() => [...document.querySelectorAll('.puzzle-card img')].slice(0, 3)
        .every(i => i.complete && i.naturalWidth)"""
    until(page, lambda: bool(page.evaluate(look)))


def begin(page: Page, server: Server, puzzle: Puzzle) -> None:
    page.goto(f"{server.url}/puzzles/{puzzle.game}")
    page.locator(f"[data-puzzle='{puzzle.id}']").click()
    expect(page.locator(".trial-bar")).to_contain_text(puzzle.told("en"))


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_is_failed_taken_back_and_solved(
    game: str, server: Server, visit: Opener, shot: Shot
) -> None:
    puzzle = find(PICKED[game], game)
    page = visit(server.url)
    page.locator(f"a[href='/puzzles/{game}']").first.click()
    cards = page.locator(".puzzle-card")
    expect(cards).to_have_count(len(built_in(game)))
    expect(page.locator(".puzzle-tick")).to_have_count(0)
    drawn(page)
    shot(page, f"puzzles-{game}")
    begin(page, server, puzzle)
    bar = page.locator(".trial-bar")

    bar.get_by_role("button", name="Hint").click()
    expect(bar.locator(".trial-hint")).to_contain_text(":")
    shot(page, f"puzzle-{game}")
    bar.get_by_role("button", name="Next move").click()
    expect(bar.locator(".trial-hint")).to_contain_text("The next move")
    bar.get_by_role("button", name="Solution").click()
    expect(bar.locator(".trial-hint")).to_contain_text("1.")

    for answer in puzzle.solution[:-1]:
        give(page, answer)
    expect(bar).to_have_attribute("data-state", "open")
    bar.get_by_role("button", name="Try again").click()
    expect(bar.get_by_role("button", name="Try again")).to_have_count(0)
    for answer in puzzle.solution:
        give(page, answer)
    expect(page.locator(".trial-end.is-solved")).to_be_visible()
    shot(page, f"puzzle-{game}-solved")
    assert faults(page) == []

    page.locator(".trial-end").get_by_role("link", name="All puzzles").click()
    expect(page.locator(".puzzle-tick")).to_have_count(1)
    page.reload()
    expect(page.locator(".puzzle-tick")).to_have_count(1)


def test_what_failed_is_taken_back(server: Server, visit: Opener, shot: Shot) -> None:
    page = visit(server.url)
    begin(page, server, find("paid-in-advance", "adrenaline"))
    give(page, ["shoot"])
    give(page, ["target", 1])
    page.locator(".option[data-answer='[\"done\"]']").or_(
        page.locator(".trial-end.is-failed")
    ).first.wait_for()
    if page.locator(".option").count():
        page.locator(".option").last.click()
    end = page.locator(".trial-end.is-failed")
    expect(end).to_contain_text("That does not solve it")
    shot(page, "puzzle-failed")
    end.get_by_role("button", name="Try again").click()
    give(page, ["shoot"])
    give(page, ["target", 2])
    expect(page.locator(".trial-end.is-solved")).to_be_visible()
    page.locator(".trial-end").get_by_role("button", name="Next puzzle").click()
    expect(page.locator(".trial-bar")).to_have_attribute("data-state", "open")
    assert faults(page) == []


def test_a_puzzle_of_ones_own_is_opened_from_a_file(
    server: Server, visit: Opener, tmp_path: Path
) -> None:
    file = tmp_path / "own.json"
    data = json.loads(find("paid-in-advance", "adrenaline").source)
    file.write_text(json.dumps({**data, "id": "mine", "title": "Mine alone"}))
    page = visit(f"{server.url}/puzzles/adrenaline")
    page.locator("input[type='file']").set_input_files(file)
    expect(page.locator("h1")).to_contain_text("Mine alone")
    give(page, ["shoot"])
    give(page, ["target", 2])
    expect(page.locator(".trial-end.is-solved")).to_contain_text("You have reached the goal")

    broken = tmp_path / "broken.json"
    broken.write_text(json.dumps({**data, "seat": 9, "difficulty": 7}))
    page.goto(f"{server.url}/puzzles/adrenaline")
    page.locator("input[type='file']").set_input_files(broken)
    notice = page.get_by_text("difficulty: it is 1 to 5")
    expect(notice).to_be_visible()
    expect(page.get_by_text("seat: the seats are 0 to 2")).to_be_visible()


def test_on_a_phone_in_french(server: Server, visit: Opener, shot: Shot) -> None:
    page = visit(size=(390, 844), touch=True, locale="fr-FR")
    for game, id in PICKED.items():
        page.goto(f"{server.url}/puzzles/{game}")
        expect(page.locator(".puzzle-card")).to_have_count(len(built_in(game)))
        drawn(page)
        shot(page, f"puzzles-{game}-phone-fr")
        page.locator(f"[data-puzzle='{id}']").click()
        expect(page.locator(".trial-bar")).to_contain_text(find(id, game).told("fr"))
        page.locator(".ask").wait_for()
        shot(page, f"puzzle-{game}-phone-fr")
        assert faults(page) == []
