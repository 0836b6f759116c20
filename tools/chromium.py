"""The browser that tests/browser drives: `python tools/chromium.py` finds or installs one.

An installed Chromium or Chrome will do, or the one that Playwright downloaded.  Where there is none
and this is root on Debian, its package is installed, and every command is printed before it runs.
Debian's headless shell comes first: it has no windows to draw, so the tests take a quarter less.
With NEONTABLE_NO_INSTALL=1 nothing is ever installed: the command to run is printed instead.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
)
PACKAGES = ("chromium-headless-shell", "chromium")
"""The second where a system does not have the first."""
SWITCH = "NEONTABLE_NO_INSTALL"


def installed() -> str:
    """The path of a browser on this machine, or nothing."""
    found = next((path for name in NAMES if (path := shutil.which(name))), "")
    return found or _playwrights()


def _playwrights() -> str:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as play:
        own = play.chromium.executable_path
    return own if Path(own).is_file() else ""


def may_install() -> bool:
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    return root and shutil.which("apt-get") is not None and not os.environ.get(SWITCH)


def advice() -> str:
    """What to do where there is no browser."""
    return (
        "The browser tests drive a real Chromium or Chrome, and there is none here. Install one:\n"
        "    sudo apt-get install chromium-headless-shell  (Debian)\n"
        "    .venv/bin/playwright install chromium         (elsewhere; for you alone)\n"
        "or run the other tests alone: pytest --ignore=tests/browser"
    )


def install() -> str:
    """Debian's Chromium; says what it does before it does it."""
    rule = "=" * 78
    print(
        f"{rule}\nINSTALLING CHROMIUM on this machine, with the system's package manager.\n"
        "Why: the browser tests (tests/browser) drive a real browser, and there is none here.\n"
        f"To keep it from installing anything: {SWITCH}=1 make test\n"
        f"These commands run now, as root:\n{rule}",
        flush=True,
    )
    _run("apt-get", "update")
    for package in PACKAGES:
        _run("apt-get", "install", "--yes", package)
        if found := installed():
            return found
    return ""


def _run(*command: str) -> None:
    print("    " + " ".join(command), flush=True)
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run(list(command), check=False, env=env, stdin=subprocess.DEVNULL)


def main() -> int:
    found = installed()
    if found:
        print(f"the browser tests drive {found}")
        return 0
    if may_install() and (found := install()):
        print(f"installed: the browser tests drive {found}")
        return 0
    print(advice(), file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
