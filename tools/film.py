"""A film of one turn of Adrenaline and one run of Netrunner, as frames to be looked at.

    .venv/bin/python tools/film.py [phone|tablet|desk ...]

Plays guided games in a headless browser on a server of its own, with the movement that people see,
and saves numbered screenshots: build/screenshots/film-<game>-<size>-<number>.png.  Every answer is
a frame before it, one at once after it, one while its big moment stands and one when it goes.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))
from tools.chromium import advice, installed  # noqa: E402

SHOTS = ROOT / "build" / "screenshots"
SIZES = {"desk": (1440, 900), "tablet": (820, 1180), "phone": (390, 844)}
# A guided game: its place on the page, its script, the first answer that is filmed and how many.
FILMS = {
    "adrenaline": (0, "tutorial.json", 0, 6),
    "netrunner": (1, "tutorial-runner.json", 3, 6),
}
AFTER = (150, 400, 700)
"""Milliseconds between the frames after an answer: its big moment comes, stands and goes."""


def film(page: Page, game: str, size: str) -> int:
    """Follows the script of a guided game and takes the frames; how many there are."""
    nth, file, first, count = FILMS[game]
    script = json.loads((ROOT / "ui" / "games" / game / file).read_text("utf-8"))
    card = page.locator(".game-card", has=page.locator(f".board.g-{game}"))
    card.locator(".guided").nth(nth).click()
    frames = answers = 0

    def frame() -> None:
        nonlocal frames
        frames += 1
        page.screenshot(path=SHOTS / f"film-{game}-{size}-{frames:02}.png")

    for number, step in enumerate(script["steps"], 1):
        coach = page.locator(f".coach[data-step='{number}']:not(.is-free)")
        coach.wait_for(timeout=60_000)
        if "do" not in step:
            coach.locator(".primary").click()
            continue
        # A person answers what can be seen; a click on what a moment covers would scroll the page.
        page.locator(".moments:not(.light)").wait_for(state="detached")
        filmed = first <= answers < first + count
        if filmed:
            frame()
        wanted = json.dumps(step["do"][0], separators=(",", ":"))
        page.locator(f".option[data-answer='{wanted}']").click()
        answers += 1
        for wait in AFTER if filmed else ():
            page.wait_for_timeout(wait)
            frame()
        if answers == first + count:
            break
    return frames


def filmed(url: str, sizes: list[str]) -> None:
    SHOTS.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as play:
        browser = play.chromium.launch(
            executable_path=installed(), args=["--headless", "--no-sandbox", "--disable-gpu"]
        )
        for size in sizes:
            width, height = SIZES[size]
            for game in FILMS:
                shape: Any = {"width": width, "height": height}
                page = browser.new_page(viewport=shape, locale="en", has_touch=size != "desk")
                page.goto(url)
                print(f"{game}, {size}: {film(page, game, size)} frames")
                page.close()
        browser.close()


def main() -> None:
    sizes = sys.argv[1:] or ["desk", "phone"]
    if unknown := [size for size in sizes if size not in SIZES]:
        raise SystemExit(f"No size {unknown[0]!r}; there are: {', '.join(SIZES)}.")
    if not installed():
        raise SystemExit(advice())
    with tempfile.TemporaryDirectory() as folder:
        serve = [sys.executable, "-m", "tests.browser.serve", f"sqlite:///{folder}/film.db", "0"]
        server = subprocess.Popen(serve, cwd=ROOT, stdout=subprocess.PIPE, text=True)
        assert server.stdout is not None
        try:
            filmed(server.stdout.readline().strip(), sizes)
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main()
