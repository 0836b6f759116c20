"""A real browser against a real server.

An installed Chromium or Chrome is driven, or the one that Playwright downloaded: see
tools/chromium.py.  Screenshots go to build/screenshots, to be looked at.
"""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

import tools.chromium
from neontable.kernel import registry

# A game joins by its entry point; its tests are there when it is.
collect_ignore = [] if "netrunner" in registry.names() else ["test_netrunner.py"]

ROOT = Path(__file__).parents[2]
SHOTS = ROOT / "build" / "screenshots"
AXE = ROOT / "ui" / "node_modules" / "axe-core" / "axe.min.js"
FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--no-first-run",
]


# A machine that does much else at the same time is slow, not wrong.
PATIENCE = 30_000
expect.set_options(timeout=PATIENCE)


# -- what the tests stand on ---------------------------------------------------------------------
@contextmanager
def alone(what: str) -> Iterator[None]:
    """One worker at a time: the others wait, and find it done."""
    import fcntl

    (ROOT / "build").mkdir(exist_ok=True)
    with (ROOT / "build" / f"{what}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


@pytest.fixture(scope="session")
def client() -> Path:
    """The built client, with what checks it."""
    sys.path.insert(0, str(ROOT))
    import hatch_build

    with alone("client"):
        hatch_build.equip()
        if hatch_build.stale():
            hatch_build.build()
    return hatch_build.OUTPUT


@pytest.fixture(scope="session")
def chromium() -> str:
    """The browser to drive.  Tests never install one: `make browser` does, and so does `make test`
    before it begins, and both say so."""
    found = tools.chromium.installed()
    if not found:
        pytest.fail(f"{tools.chromium.advice()}\n(`make browser` does it for root.)", pytrace=False)
    return found


@pytest.fixture(scope="package")
def browser(client: Path, chromium: str) -> Iterator[Browser]:
    """For this folder only: while Playwright is there, its event loop counts as running in this
    thread, and tests of the server run loops of their own."""
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=chromium, args=FLAGS)
        yield browser
        browser.close()


class Server:
    """A server on a database of its own (see serve.py); it can die and come back."""

    def __init__(self, folder: Path, port: int = 0, **more: Any) -> None:
        self.folder = folder
        self.port = port
        self.more = more
        self.process: subprocess.Popen[str] | None = None
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "tests.browser.serve"]
        command += [f"sqlite:///{self.folder}/tables.db", str(self.port), json.dumps(self.more)]
        with (self.folder / "log.txt").open("a") as log:
            self.process = subprocess.Popen(
                command,
                cwd=ROOT,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                start_new_session=True,
            )
        assert self.process.stdout is not None
        said = []
        for line in self.process.stdout:
            said.append(line)
            found = re.search(r"http://localhost:(\d+)", line)
            if found:
                self.port = int(found[1])
                return
        raise AssertionError("the server did not start: " + "".join(said) + self.log())

    def log(self) -> str:
        return (self.folder / "log.txt").read_text()

    @property
    def url(self) -> str:
        return f"http://localhost:{self.port}"

    def kill(self) -> None:
        """As a power cut would: the whole process group, without a word."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        assert self.process is not None
        if self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.kill()


@pytest.fixture(scope="session")
def server(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("server"))
    yield server
    server.stop()


@pytest.fixture
def own_server(client: Path, tmp_path: Path) -> Iterator[Server]:
    """A server that a test may kill."""
    server = Server(tmp_path)
    yield server
    server.stop()


# -- pages ---------------------------------------------------------------------------------------
Opener = Callable[..., Page]


@pytest.fixture
def visit(browser: Browser) -> Iterator[Opener]:
    """Opens pages, each a person of its own; a page that complains fails the test."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def open_page(
        url: str = "",
        *,
        size: tuple[int, int] = (1440, 900),
        locale: str = "en-GB",
        touch: bool = False,
        prefs: dict[str, Any] | None = None,
    ) -> Page:
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=locale,
            has_touch=touch,
            is_mobile=touch,
            reduced_motion="reduce",
        )
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on(
            "console",
            lambda said: (
                complaints.append(said.text)
                if said.type == "error"
                and "WebSocket" not in said.text
                and "Failed to load resource" not in said.text
                else None
            ),
        )
        if prefs:
            stored = json.dumps(json.dumps(prefs))
            page.add_init_script(f"localStorage.setItem('neontable-prefs', {stored})")
        if url:
            page.goto(url)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert not complaints, complaints


@pytest.fixture
def shot() -> Callable[[Page, str], None]:
    SHOTS.mkdir(parents=True, exist_ok=True)

    def take(page: Page, name: str) -> None:
        page.screenshot(path=SHOTS / f"{name}.png")

    return take


DRESSED = """() => {
    const sheets = [...document.querySelectorAll('link[rel=stylesheet]')];
    return sheets.length > 1 && sheets.every(link => link.sheet);
}"""
"""The game's own styles have come: nothing moves away from under the pointer any more."""


OUT_OF_REACH = """() => {
    const stops = 'a[href], button, input, select, textarea, summary, [tabindex]';
    const stop = e => e.matches(stops) && e.tabIndex >= 0 && !e.disabled && e.checkVisibility();
    return [...document.querySelectorAll('body *')].filter(e => {
        if (!e.checkVisibility() || e.closest('[inert]')) return false;
        const { overflowX, overflowY } = getComputedStyle(e);
        if (![overflowX, overflowY].some(o => o === 'auto' || o === 'scroll')) return false;
        return !stop(e) && ![...e.querySelectorAll(stops)].some(stop);
    }).map(e => e.outerHTML.slice(0, 160));
}"""
"""What might scroll, long or not, and holds nothing that the Tab key reaches: axe finds it only
where it happens to be long."""


def faults(page: Page) -> list[str]:
    """What axe holds against a page, serious and critical; and scrolling that keys do not reach."""
    page.evaluate(AXE.read_text("utf-8") + "; 0")
    found = page.evaluate(
        "axe.run(document, {resultTypes: ['violations']}).then(r => r.violations)"
    )
    return [
        *(f"out of reach: {e}" for e in page.evaluate(OUT_OF_REACH)),
        *(
            f"{v['id']}: {v['help']}: " + " | ".join(n["html"][:160] for n in v["nodes"][:4])
            for v in found
            if v["impact"] in ("serious", "critical")
        ),
    ]


def until(page: Page, done: Callable[[], bool], seconds: float = PATIENCE / 1000) -> None:
    """Waits for something that no selector can express."""
    end = time.monotonic() + seconds
    while not done():
        assert time.monotonic() < end, "it did not come about"
        page.wait_for_timeout(20)
