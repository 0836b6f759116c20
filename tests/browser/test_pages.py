"""Every page in both languages and all themes, on a desk and on a phone: seen and checked."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Opener, Server, faults

Shot = Callable[[Page, str], None]

SIZES = {"desk": (1440, 900), "phone": (390, 844)}
THEMES = {"en-desk": "dark", "fr-desk": "light", "en-phone": "contrast", "fr-phone": "dark"}


def create(page: Page, server: Server, **wish: object) -> dict[str, object]:
    """A table made by the page's own person."""
    page.goto(server.url + "/lobby")
    return page.evaluate(  # type: ignore[no-any-return]
        """async wish => {
            await fetch('/api/me');
            const answer = await fetch('/api/tables', {method: 'POST', body: JSON.stringify(wish),
                headers: {'X-Neontable': '1', 'Content-Type': 'application/json'}});
            return answer.json();
        }""",
        {"game": "adrenaline", **wish},
    )


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_page_is_accessible_and_fits(
    server: Server, visit: Opener, shot: Shot, lang: str, size: str
) -> None:
    name = f"{lang}-{size}"
    prefs = {"lang": lang, "theme": THEMES[name]}
    page = visit(size=SIZES[size], locale=lang, touch=size == "phone", prefs=prefs)

    def look(called: str) -> None:
        page.wait_for_timeout(150)
        shot(page, f"{called}-{name}")
        found.extend(f"{called}: {fault}" for fault in faults(page))
        wide = page.evaluate("document.documentElement.scrollWidth")
        if wide > SIZES[size][0]:
            found.append(f"{called}: {wide} pixels wide")

    found: list[str] = []
    page.goto(server.url)
    page.wait_for_selector(".game-picture .piece")
    look("home")

    page.goto(server.url + "/new/adrenaline")
    page.wait_for_selector(".create .seat-list li")
    page.locator("details.more summary").click()
    look("new-table")

    page.goto(server.url + "/rules/adrenaline#AD-SEE-002")
    page.wait_for_selector("[data-rule='AD-SEE-002']")
    look("rules")

    made = create(
        page, server, seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "bot"}], listed=True
    )
    page.goto(f"{server.url}/table/{made['id']}")
    page.wait_for_selector(".waiting-room")
    look("waiting-room")

    page.goto(server.url + "/lobby")
    page.wait_for_selector(".tables li")
    look("tables")

    page.get_by_role("button", name="Settings" if lang == "en" else "Réglages").click()
    page.wait_for_selector(".settings")
    look("settings")

    page.goto(server.url + "/nowhere")
    page.wait_for_selector("h1")
    look("nothing-here")
    assert not found, "\n".join(found)
