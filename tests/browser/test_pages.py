"""Every page in both languages, on a desk and on a phone; tables in every theme: seen and checked.

Each picture is kept in build/screenshots: `<page>-<language>-<size>.png`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Opener, Server, faults
from tests.browser.players import Gambler

Shot = Callable[[Page, str], None]

SIZES = {"desk": (1280, 800), "phone": (390, 844)}
THEMES = {"en-desk": "dark", "fr-desk": "light", "en-phone": "contrast", "fr-phone": "dark"}
ME, BOT = {"kind": "me"}, {"kind": "bot"}
WORDS = {
    "en": {"settings": "Settings", "concede": "Concede", "guide": "Guided first game"},
    "fr": {"settings": "Réglages", "concede": "Abandonner", "guide": "Partie guidée"},
}


def create(page: Page, server: Server, **wish: object) -> dict[str, Any]:
    """A table made by the page's own person."""
    page.goto(server.url + "/lobby")
    made = page.evaluate(
        """async wish => {
            await fetch('/api/me');
            const answer = await fetch('/api/tables', {method: 'POST', body: JSON.stringify(wish),
                headers: {'X-Neontable': '1', 'Content-Type': 'application/json'}});
            return answer.json();
        }""",
        {"game": "adrenaline", **wish},
    )
    assert "id" in made, made
    return made  # type: ignore[no-any-return]


class Looker:
    """Somebody who looks at pages: takes a picture of each, and notes what is wrong with it."""

    def __init__(self, page: Page, shot: Shot, name: str) -> None:
        self.page = page
        self.shot = shot
        self.name = name
        self.found: list[str] = []

    def look(self, called: str) -> None:
        page = self.page
        page.evaluate("document.fonts.ready.then(() => 0)")
        self.shot(page, f"{called}-{self.name}")
        self.found.extend(f"{called}: {fault}" for fault in faults(page))
        wide, screen = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
        if wide > screen:
            self.found.append(f"{called}: {wide} pixels wide")
        self.found.extend(f"{called}: {small}" for small in page.evaluate(SMALL))

    def done(self) -> None:
        assert not self.found, "\n".join(self.found)


SMALL = """() => {
    if (!matchMedia('(pointer: coarse)').matches) return [];
    const found = [];
    for (const e of document.querySelectorAll('button, select, a.button, nav a, summary')) {
        if (!e.checkVisibility() || e.closest('.board, .held, .backs, [inert]')) continue;
        if (e.matches('.mend, .piece, .skip')) continue;
        const { width, height } = e.getBoundingClientRect();
        if (Math.min(width, height) < 39.5)
            found.push(`too small to touch: ${width}x${height} ${e.outerHTML.slice(0, 90)}`);
    }
    return found;
}"""
"""Fingers need forty pixels; pieces are as large as the board allows, options speak for them."""

DECK = "# side: runner\n18 Back Door to Hilliard\n9 Livewire Contact\n3 Bolt-Hole"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_pages_around_the_tables(
    server: Server, visit: Opener, shot: Shot, lang: str, size: str
) -> None:
    name = f"{lang}-{size}"
    prefs = {"lang": lang, "theme": THEMES[name]}
    page = visit(size=SIZES[size], locale=lang, touch=size == "phone", prefs=prefs)
    eye = Looker(page, shot, name)

    page.goto(server.url)
    page.wait_for_selector(".game-card:nth-of-type(2) .game-picture .piece")
    eye.look("home")
    page.locator(".game-card").last.scroll_into_view_if_needed()
    shot(page, f"home-below-{name}")

    for game in ("adrenaline", "netrunner"):
        page.goto(f"{server.url}/new/{game}")
        page.wait_for_selector(".create .seat-list li")
        page.locator("details.more summary").click()
        eye.look(f"new-{game}")
        page.locator(".create button.primary").scroll_into_view_if_needed()
        shot(page, f"new-{game}-below-{name}")

    page.goto(server.url + "/rules/adrenaline#AD-SEE-002")
    page.wait_for_selector("[data-rule='AD-SEE-002']")
    eye.look("rules")

    page.goto(server.url + "/decks/netrunner")
    page.wait_for_selector(".tables li")
    eye.look("decks")
    page.locator(".deck-editor textarea").fill(DECK)
    page.wait_for_selector(".deck-check.bad li")
    page.locator(".deck-check").scroll_into_view_if_needed()
    eye.look("deck-with-problems")

    made = create(page, server, seats=[ME, {"kind": "open"}, BOT], listed=True)
    page.goto(f"{server.url}/table/{made['id']}")
    page.wait_for_selector(".waiting-room")
    eye.look("waiting-room")

    page.goto(server.url + "/lobby")
    page.wait_for_selector(".tables li")
    eye.look("tables")
    page.locator("input[type=file]").set_input_files(
        {"name": "no.json", "mimeType": "application/json", "buffer": b'{"no": "record"}'}
    )
    page.wait_for_selector(".notices p")
    shot(page, f"import-refused-{name}")

    page.get_by_role("button", name=WORDS[lang]["settings"]).click()
    page.wait_for_selector(".settings")
    page.locator(".settings details summary").click()
    eye.look("settings")

    page.goto(server.url + "/nowhere")
    page.wait_for_selector("h1")
    eye.look("nothing-here")
    page.goto(server.url + "/table/aaaaaaaaaaaaaaaa")
    page.wait_for_selector(".fault")
    eye.look("no-such-table")
    eye.done()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("table", ["adrenaline", "corp", "runner"])
def test_a_table_from_first_question_to_replay(
    server: Server, visit: Opener, shot: Shot, table: str, lang: str, size: str
) -> None:
    name = f"{lang}-{size}"
    page = visit(size=SIZES[size], locale=lang, touch=size == "phone", prefs={"lang": lang})
    eye = Looker(page, shot, name)
    seats = {"adrenaline": [ME, BOT, BOT], "corp": [ME, BOT], "runner": [BOT, ME]}[table]
    game = "adrenaline" if table == "adrenaline" else "netrunner"
    made = create(page, server, game=game, seats=seats)
    page.goto(f"{server.url}/table/{made['id']}")
    hand = Gambler(page, seed=4)
    hand.play(8)
    for theme in ("light", "contrast", "dark"):
        page.evaluate("t => document.documentElement.dataset.theme = t", theme)
        eye.look(f"play-{table}-{theme}")
    page.locator(".ask-tools button").first.click()
    page.wait_for_selector(".why-all li, .why-all p")
    eye.look(f"why-not-{table}")
    page.get_by_role("button", name=WORDS[lang]["concede"]).click()
    shot(page, f"concede-{table}-{name}")
    page.locator("dialog[open] .primary").click()
    page.wait_for_selector("[data-over]")
    eye.look(f"over-{table}")
    page.locator("[data-over] a[href^='/replay/']").click()
    page.wait_for_selector(".replay .piece")
    eye.look(f"replay-{table}")
    eye.done()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", ["adrenaline", "netrunner"])
def test_the_guide_is_seen(
    server: Server, visit: Opener, shot: Shot, game: str, lang: str, size: str
) -> None:
    page = visit(server.url, size=SIZES[size], locale=lang, touch=size == "phone")
    eye = Looker(page, shot, f"{lang}-{size}")
    card = page.locator(".game-card", has=page.get_by_role("heading", name=game.title()))
    card.get_by_role("button", name=WORDS[lang]["guide"]).click()
    page.locator(".coach[data-step='1'] .primary").click()
    page.wait_for_selector(".coach[data-step='2']")
    eye.look(f"guide-{game}")
    eye.done()
