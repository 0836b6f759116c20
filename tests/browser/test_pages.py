"""Every page in both languages, on a desk and on a phone; tables in every theme: seen and checked.

Each picture is kept in build/screenshots: `<page>-<language>-<size>.png`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Opener, Server, faults, until
from tests.browser.players import Gambler

Shot = Callable[[Page, str], None]

SIZES = {"desk": (1280, 800), "phone": (390, 844)}
ME, BOT = {"kind": "me"}, {"kind": "bot"}


def create(page: Page, server: Server, **wish: object) -> dict[str, Any]:
    """A table made by the page's own person."""
    # The page lists its tables once it knows who it is: before that, two guests could be made.
    with page.expect_response(lambda answer: "/api/tables" in answer.url):
        page.goto(server.url + "/lobby")
    made = page.evaluate(
        """async wish => {
            const answer = await fetch('/api/tables', {method: 'POST', body: JSON.stringify(wish),
                headers: {'X-Neontable': '1', 'Content-Type': 'application/json'}});
            return answer.json();
        }""",
        {"game": "adrenaline", **wish},
    )
    assert "id" in made, made
    return made  # type: ignore[no-any-return]


class Looker:
    """Somebody who looks at pages: takes a picture of each in both languages, and notes what is
    wrong with it."""

    def __init__(self, page: Page, shot: Shot, size: str) -> None:
        self.page = page
        self.shot = shot
        self.size = size
        self.found: list[str] = []
        self.asked = 0
        page.on("request", lambda _: self._count(1))
        page.on("requestfinished", lambda _: self._count(-1))
        page.on("requestfailed", lambda _: self._count(-1))

    def _count(self, n: int) -> None:
        self.asked += n

    def speak(self, lang: str) -> None:
        """The page in this language, the words that the server sends included."""
        page = self.page
        until(page, lambda: self.asked <= 0)
        if page.get_attribute("html", "lang") == lang:
            return
        question = page.locator(".play .ask h2")
        before = question.inner_text() if question.count() else ""
        page.evaluate("document.querySelector('.lang-switch').click()")
        page.wait_for_selector(f"html[lang={lang}]", state="attached")
        if before:
            until(page, lambda: question.inner_text() != before)
        # Drawn, and the requests that the other language needs are on their way.
        page.evaluate("new Promise(r => requestAnimationFrame(() => setTimeout(r, 30)))")
        until(page, lambda: self.asked <= 0)

    def look(self, called: str, *langs: str) -> None:
        page = self.page
        for lang in langs or ("en", "fr"):
            self.speak(lang)
            page.evaluate("document.fonts.ready.then(() => 0)")
            self.shot(page, f"{called}-{lang}-{self.size}")
            wide, screen = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
            if wide > screen:
                self.found.append(f"{called} {lang}: {wide} pixels wide")
            self.found.extend(f"{called} {lang}: {small}" for small in page.evaluate(SMALL))
        self.found.extend(f"{called}: {fault}" for fault in faults(page))

    def done(self) -> None:
        assert not self.found, "\n".join(self.found)


SMALL = """() => {
    if (!matchMedia('(pointer: coarse)').matches) return [];
    const found = [];
    for (const e of document.querySelectorAll('button, select, a.button, nav a, summary')) {
        if (!e.checkVisibility() || e.closest('.board, .held, .backs, [inert]')) continue;
        if (e.matches('.mend, .piece, .skip')) continue;
        if (getComputedStyle(e).pointerEvents === 'none') continue;
        const { width, height } = e.getBoundingClientRect();
        if (Math.min(width, height) < 39.5)
            found.push(`too small to touch: ${width}x${height} ${e.outerHTML.slice(0, 90)}`);
    }
    return found;
}"""
"""Fingers need forty pixels; pieces are as large as the board allows, options speak for them."""

DECK = "# side: runner\n18 Back Door to Hilliard\n9 Livewire Contact\n3 Bolt-Hole"


@pytest.mark.parametrize("size", SIZES)
def test_pages_around_the_tables(server: Server, visit: Opener, shot: Shot, size: str) -> None:
    prefs = {"theme": "light" if size == "desk" else "contrast"}
    page = visit(size=SIZES[size], touch=size == "phone", prefs=prefs)
    eye = Looker(page, shot, size)

    page.goto(server.url)
    page.wait_for_selector(".game-card:last-of-type .game-picture .piece")
    eye.look("home")
    page.locator(".game-card").last.scroll_into_view_if_needed()
    shot(page, f"home-below-fr-{size}")

    for game in ("adrenaline", "netrunner"):
        page.goto(f"{server.url}/new/{game}")
        page.wait_for_selector(".create .seat-list li")
        page.locator("details.more summary").click()
        eye.look(f"new-{game}")
        page.locator(".create button.primary").scroll_into_view_if_needed()
        shot(page, f"new-{game}-below-fr-{size}")

    page.goto(server.url + "/rules/adrenaline#AD-SEE-002")
    page.wait_for_selector("[data-rule='AD-SEE-002']")
    eye.look("rules")

    page.goto(server.url + "/rules/crossfire")
    page.wait_for_selector(".turn-chain li")
    page.wait_for_selector(".rule-list article")
    eye.look("rules-overview")

    page.goto(server.url + "/library/crossfire/cigar-money")
    page.wait_for_selector(".lib-full .lib-lists")
    eye.look("library")

    page.goto(server.url + "/loadouts/crossfire/house-crossfire-7")
    page.wait_for_selector(".deck-check.bad .mend, .deck-check.ok")
    eye.look("builder")

    # Lines with a price, with things to carry, and with buttons that were too narrow for a finger.
    page.goto(server.url + "/loadouts/combatzone/house-combatzone-0")
    page.wait_for_selector(".deck-check.ok")
    eye.look("team", "fr")

    page.goto(server.url + "/loadouts/netrunner")
    page.wait_for_selector(".deck-tile .lib-art")
    eye.look("decks")
    page.goto(server.url + "/loadouts/netrunner/text")
    page.locator(".deck-editor textarea").fill(DECK)
    page.wait_for_selector(".deck-check.bad li")
    page.locator(".deck-check").scroll_into_view_if_needed()
    eye.look("deck-with-problems", "fr")

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
    shot(page, f"import-refused-fr-{size}")

    page.get_by_role("button", name="Réglages").click()
    page.wait_for_selector(".settings")
    page.locator(".settings details summary").click()
    eye.look("settings")

    page.goto(server.url + "/nowhere")
    page.wait_for_selector("h1")
    eye.look("nothing-here")
    page.goto(server.url + "/table/aaaaaaaaaaaaaaaa")
    page.wait_for_selector(".nothing")
    eye.look("no-such-table", "en")
    eye.done()


LONG = pytest.mark.soak
"""Every table and size is looked at in a soak, each table and each size always."""


@pytest.mark.parametrize(
    ("table", "size"),
    [
        ("adrenaline", "desk"),
        ("corp", "desk"),
        ("runner", "phone"),
        pytest.param("adrenaline", "phone", marks=LONG),
        pytest.param("corp", "phone", marks=LONG),
        pytest.param("runner", "desk", marks=LONG),
    ],
)
def test_a_table_from_first_question_to_replay(
    server: Server, visit: Opener, shot: Shot, table: str, size: str
) -> None:
    page = visit(size=SIZES[size], touch=size == "phone")
    eye = Looker(page, shot, size)
    seats = {"adrenaline": [ME, BOT, BOT], "corp": [ME, BOT], "runner": [BOT, ME]}[table]
    game = "adrenaline" if table == "adrenaline" else "netrunner"
    made = create(page, server, game=game, seats=seats)
    page.goto(f"{server.url}/table/{made['id']}")
    hand = Gambler(page, seed=4)
    hand.play(8)
    eye.look(f"play-{table}-dark")
    for theme, lang in (("light", "fr"), ("contrast", "en")) if size == "desk" else ():
        eye.speak(lang)
        page.evaluate("t => document.documentElement.dataset.theme = t", theme)
        eye.look(f"play-{table}-{theme}", lang)
        assert page.get_attribute("html", "data-theme") == theme
    page.evaluate("document.documentElement.dataset.theme = 'dark'")
    page.locator(".ask-tools button").first.click()
    expect(page.locator(".why-all")).not_to_have_text("…")
    eye.look(f"why-not-{table}", "en")
    page.get_by_role("button", name="Concede").click()
    shot(page, f"concede-{table}-en-{size}")
    page.locator("dialog[open] .primary").click()
    page.wait_for_selector("[data-over]")
    eye.look(f"over-{table}", "en")
    page.locator("[data-over] a[href^='/replay/']").click()
    page.wait_for_selector(".replay .piece")
    page.locator(".replay-keys button").nth(4).click()
    page.wait_for_selector(".replay-keys button:nth-of-type(5):disabled")
    eye.look(f"replay-{table}")
    eye.done()


@pytest.mark.parametrize(
    ("game", "size"),
    [
        ("adrenaline", "phone"),
        ("netrunner", "desk"),
        pytest.param("adrenaline", "desk", marks=LONG),
        pytest.param("netrunner", "phone", marks=LONG),
    ],
)
def test_the_guide_is_seen(server: Server, visit: Opener, shot: Shot, game: str, size: str) -> None:
    page = visit(size=SIZES[size], touch=size == "phone")
    eye = Looker(page, shot, size)
    page.goto(server.url)
    card = page.locator(".game-card", has=page.get_by_role("heading", name=game.title()))
    card.locator(".guided").first.click()
    page.locator(".coach[data-step='1'] .primary").click()
    page.wait_for_selector(".coach[data-step='2']")
    eye.look(f"guide-{game}")
    eye.done()
