"""Somebody who clicks about: at random, but only on what a person could click.

    .venv/bin/python -m tests.browser.clicker netrunner --size phone --games 5 --seed 1

Plays whole games through the real page: what is lit, options, things that nobody asked about,
menus, why nots, cards that a tap shows, the strip of what happened, drags, double clicks.  A game
in which nothing moves any more although a question is open is *stuck*, and so is a page that
complains: both are told with a picture.  On the way it notes what jumps (boxes that change their
place or size) and what a finger cannot hit.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import random
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Error, Page, TimeoutError, sync_playwright

from tests.browser.conftest import FLAGS, SHOTS, Server
from tools.chromium import installed

SIZES = {
    "desk": (1440, 900),
    "laptop": (1366, 768),
    "tablet": (820, 1180),
    "landscape": (1180, 820),
    "phone": (390, 844),
}
ME, BOT = {"kind": "me"}, {"kind": "bot"}
SEATS: dict[str, dict[str, list[dict[str, Any]]]] = {
    "adrenaline": {"": [ME, BOT, BOT, BOT], "pair": [ME, ME, BOT]},
    "netrunner": {"": [ME, BOT], "runner": [BOT, ME], "pair": [ME, ME]},
    "crossfire": {"": [ME, BOT], "pair": [ME, ME]},
    "combatzone": {"": [ME, BOT], "pair": [ME, ME]},
}
"""Who sits there, by the name of the arrangement; pairs share a screen."""

STATE = """() => {
    const q = s => document.querySelector(s);
    if (q('[data-over]')) return {over: true};
    const ask = q('.ask[data-ask]:not(.busy)');
    return {
        over: false,
        ask: ask ? ask.dataset.ask : '',
        words: ask ? ask.querySelector('h2')?.textContent : '',
        busy: !!q('.ask.busy'),
        sequence: q('.play')?.dataset.sequence ?? '',
        curtain: !!q('.curtain'),
    };
}"""

# Everything that can be clicked at the table, by sort, with a point of it that is not covered by
# something else.  Nothing of the page's frame, nothing that leaves the table.
FOUND = """() => {
    const sorts = [
        ['dialog', 'dialog[open] .row button, dialog[open] button.primary'],
        ['drawer', 'dialog.drawer[open] .drawer-head button'],
        ['menu', '.menu > button'],
        ['close', '.menu .why > .quiet, .tapped-card .row > button:not(.primary)'],
        ['choose', '.tapped-card .primary'],
        ['curtain', '.curtain button'],
        ['primary', '.ask .primary:not(:disabled), .since .primary'],
        ['option', '.ask .option:not([aria-disabled])'],
        ['option', '.ask .order button:not(:disabled), .number button:not(:disabled)'],
        ['chore', '.chore:not([aria-disabled])'],
        ['lit', '.region.lit > .floor, .piece.lit, .area.lit, .piece.chosen'],
        ['thing', '.board .floor, .board .piece, .panel .piece'],
        ['log', '.log button'],
        ['tab', '.talk .tabs button'],
        ['since', '.since-open, .since .icon-button:not(:disabled)'],
        ['tools', '.ask-tools button, .passing button'],
        ['fold', '.panel.folded summary'],
        ['placing', '.placing-buttons button:not(:disabled)'],
        ['whole', '.zoom-tools button:last-child:not(:disabled)'],
    ];
    const found = {};
    const spots = [[.5, .5], [.12, .12], [.88, .12], [.12, .88], [.88, .88],
        [.5, .1], [.5, .9], [.1, .5], [.9, .5]];
    for (const [sort, selector] of sorts) {
        for (const e of document.querySelectorAll(selector)) {
            const b = e.getBoundingClientRect();
            if (b.width < 2 || b.height < 2 || b.bottom < 1 || b.right < 1) continue;
            if (b.top > innerHeight || b.left > innerWidth) continue;
            for (const [fx, fy] of spots) {
                const x = b.left + b.width * fx, y = b.top + b.height * fy;
                if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) continue;
                const hit = document.elementFromPoint(x, y);
                if (hit && (hit === e || e.contains(hit))) {
                    (found[sort] ??= []).push([x, y, e.dataset.id ?? e.textContent.slice(0, 40)]);
                    break;
                }
            }
        }
    }
    return found;
}"""

BOXES = """() => {
    const out = {};
    // Inside the page: what a person scrolls is not what jumps.
    const up = scrollY;
    const parts = ['.board-frame', '.window', '.facts-bar', '.dock', '.side-players', '.talk'];
    for (const s of parts) {
        const e = document.querySelector('.play ' + s);
        if (!e) continue;
        const b = e.getBoundingClientRect();
        out[s] = [b.left, b.top + up, b.width, b.height].map(Math.round).join(' ');
    }
    out.page = [document.documentElement.scrollWidth - innerWidth, 0].join(' ');
    return out;
}"""

SMALL = """() => {
    const all = '.play :is(button, summary, select, input), header :is(button, a)';
    const passing = / (c|is|of)-\\S+| lit| aimed| chosen| pictured| dim/g;
    return [...document.querySelectorAll(all)]
        .filter(e => e.checkVisibility() && !e.closest('[inert], .sr'))
        .map(e => [e, e.getBoundingClientRect()])
        .filter(([e, b]) => b.width > 0 && (b.width < 39.5 || b.height < 39.5))
        .map(([e, b]) => {
            const name = e.className.replace(passing, '').trim() || e.tagName;
            return `${name} ${Math.round(b.width)}x${Math.round(b.height)}`;
        });
}"""

WEIGHTS = {
    "dialog": 60, "drawer": 60, "menu": 40, "close": 6, "choose": 30, "curtain": 50, "primary": 16,
    "option": 14, "chore": 4, "lit": 14, "thing": 7, "log": 0.6, "tab": 0.3, "since": 0.8,
    "tools": 0.8, "fold": 0.5, "placing": 4, "whole": 6,
}  # fmt: skip
DILIGENT = {
    *("dialog", "drawer", "menu", "choose", "curtain", "primary", "option", "lit"),
    *("whole", "chore"),
}
"""What leads on: the rest is left alone by somebody who has got nowhere for a while."""
SPOT = """([which, fx, fy]) => {
    const parts = [...document.querySelectorAll(
        '.placer, .pointpad, .free .look-zone, .drawn .reach.tint-easy > *')]
        .map(e => e.getBoundingClientRect()).filter(b => b.width > 4 && b.height > 4);
    if (!parts.length) return null;
    const b = parts[Math.floor(which * parts.length)];
    const [x, y] = [b.left + b.width * fx, b.top + b.height * fy];
    const hit = document.elementFromPoint(x, y);
    return hit?.closest('.placer, .pointpad, .free') ? [x, y] : null;
}"""
"""Where one may aim: the board, and the zones that are marked on it."""


class Stuck(AssertionError):
    pass


class Clicker:
    def __init__(self, page: Page, seed: int, touch: bool, shots: str = "") -> None:
        self.page = page
        self.dice = random.Random(seed)
        self.touch = touch
        self.shots = shots
        self.seen: set[str] = set()
        self.boxes: dict[str, Counter[str]] = {}
        self.small: Counter[str] = Counter()
        self.done: Counter[str] = Counter()
        self.clicks = self.moves = 0
        self.trail: list[str] = []

    def shoot(self, what: str) -> None:
        if self.shots and what not in self.seen and len(self.seen) < 80:
            self.seen.add(what)
            self.page.screenshot(path=SHOTS / f"{self.shots}-{what}.png")

    def look(self, state: dict[str, Any]) -> None:
        for name, box in self.page.evaluate(BOXES).items():
            self.boxes.setdefault(name, Counter())[box] += 1
        if self.touch:
            self.small.update(set(self.page.evaluate(SMALL)))
        if state["ask"]:
            self.shoot(state["ask"])

    def click(self, x: float, y: float, twice: bool) -> None:
        if self.touch:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y, click_count=2 if twice else 1)

    def act(self, diligent: bool) -> None:
        page, dice = self.page, self.dice
        open_dialog = page.locator("dialog[open]").count()
        if (
            not open_dialog
            and page.locator(".ask-point, .ask-path").count()
            and dice.random() < 0.7
        ):
            done = page.locator(".ask .primary:not(:disabled)")
            if done.count() and dice.random() < 0.7:
                # A try that comes back in between may close the button again.
                with contextlib.suppress(TimeoutError):
                    done.first.click(timeout=500)
                    self.done["placed"] += 1
                return
            spot = page.evaluate(SPOT, [dice.random(), dice.random(), dice.random()])
            if spot:
                self.click(*spot, False)
                self.done["aimed"] += 1
                return
        found: dict[str, list[Any]] = page.evaluate(FOUND)
        if diligent:
            found = {sort: what for sort, what in found.items() if sort in DILIGENT}
        if not found:
            # What is offered may lie further down.
            page.mouse.wheel(0, dice.choice((-500, 500)))
            self.done["scrolled"] += 1
            return
        sorts = sorted(found)
        sort = dice.choices(sorts, [WEIGHTS[s] for s in sorts])[0]
        x, y, name = dice.choice(found[sort])
        self.done[sort] += 1
        self.trail.append(f"{sort} {name}")
        if sort in ("lit", "thing") and not self.touch and dice.random() < 0.12:
            to = dice.choice(found.get("lit", []) + found.get("thing", []))
            page.mouse.move(x, y)
            page.mouse.down()
            page.mouse.move((x + to[0]) / 2, (y + to[1]) / 2, steps=3)
            page.mouse.move(to[0], to[1], steps=3)
            page.mouse.up()
            self.done["drag"] += 1
            self.trail.append(f"onto {to[2]}")
            return
        if self.touch and dice.random() < 0.1:
            page.mouse.wheel(0, dice.choice((-300, 300)))
            self.done["scrolled"] += 1
            return
        self.click(x, y, twice=dice.random() < 0.05)

    def play(self, limit: float) -> bool:
        """Plays a game; whether it came to its end in so many seconds."""
        began = moved = time.monotonic()
        last = ""
        idle = 0
        while time.monotonic() - began < limit:
            state = self.page.evaluate(STATE)
            if state["over"]:
                self.page.wait_for_timeout(300)
                self.shoot("over")
                self.look({"ask": ""})
                return True
            now = f"{state['sequence']} {state['ask']}"
            if now != last:
                self.moves += 1
                last, idle, moved = now, 0, time.monotonic()
                self.look(state)
            if not state["ask"] and not state["curtain"]:
                if time.monotonic() - moved > 45:
                    raise Stuck(f"nothing comes: {self.page.inner_text('.dock')[:400]}")
                self.page.wait_for_timeout(15)
                if self.page.locator(".since, .tapped-card, .menu").count():
                    # Somebody who looks back is not asked; a card or a menu can stand over all.
                    self.act(diligent=False)
                continue
            idle += 1
            # A place is found by aiming again and again.
            if idle > (250 if self.page.locator(".ask-point, .ask-path").count() else 90):
                raise Stuck(f"{state['ask']} ({state['words']}): {' | '.join(self.trail[-40:])}")
            self.clicks += 1
            self.act(diligent=idle > 40)
            if self.page.locator(".menu, .tapped-card").count():
                self.shoot("menu" if self.page.locator(".menu > button").count() else "why")
        return False


def report(clicker: Clicker) -> None:
    for name, boxes in sorted(clicker.boxes.items()):
        if len(boxes) > 1:
            print(f"  {name}: {len(boxes)} boxes: {boxes.most_common(4)}")
        elif name == "page":
            print(f"  page: {boxes}")
    if clicker.small:
        print("  small:", clicker.small.most_common(25))


def open_table(page: Page, url: str, game: str, seats: str, options: Any, seed: int) -> None:
    """A table of this page's own person, and the page at it."""
    with page.expect_response(lambda answer: "/api/tables" in answer.url):
        page.goto(url + "/lobby")
    wish = {"game": game, "seats": SEATS[game][seats], "options": options}
    if seats != "pair":
        wish["seed"] = f"clicker {seed}"
    made = page.evaluate(
        """async wish => (await fetch('/api/tables', {
            method: 'POST', body: JSON.stringify(wish),
            headers: {'X-Neontable': '1', 'Content-Type': 'application/json'}})).json()""",
        wish,
    )
    page.goto(f"{url}/table/{made['id']}")
    page.wait_for_selector(".play")


def clicked(browser: Browser, url: str, asked: Any, seed: int) -> tuple[Clicker, str]:
    """One game; what came of it, "over" if all is well."""
    width, height = SIZES[asked.size]
    touch = asked.size in ("phone", "tablet", "landscape")
    context = browser.new_context(
        viewport={"width": width, "height": height},
        locale=asked.lang,
        has_touch=touch,
        is_mobile=touch,
        reduced_motion="no-preference" if asked.motion else "reduce",
    )
    page = context.new_page()
    complaints: list[str] = []
    page.on("pageerror", lambda e: complaints.append(str(e)))
    page.on("console", lambda m: complaints.append(m.text) if m.type == "error" else None)
    name = "-".join(filter(None, [asked.game, asked.seats, asked.size, asked.lang]))
    clicker = Clicker(page, seed, touch, f"click-{name}" if asked.shots else "")
    said, end = "over", ""
    try:
        open_table(page, url, asked.game, asked.seats, json.loads(asked.options), seed)
        if clicker.play(asked.limit):
            end = f" ({page.inner_text('[data-over] h2')})"
        else:
            said = "out of time"
    except (Stuck, Error) as stuck:
        said = f"STUCK {stuck}"
        page.screenshot(path=SHOTS / f"stuck-{name}-{seed}.png")
        (SHOTS / f"stuck-{name}-{seed}.html").write_text(page.content(), "utf-8")
    if complaints:
        said = f"COMPLAINTS {complaints[:3]} {said}"
    context.close()
    print(
        f"{name} seed {seed}: {clicker.moves} moves, {clicker.clicks} clicks: {said}{end}",
        flush=True,
    )
    return clicker, said


def main() -> int:
    wish = argparse.ArgumentParser()
    wish.add_argument("game", choices=sorted(SEATS))
    wish.add_argument("--size", default="desk", choices=sorted(SIZES))
    wish.add_argument("--seats", default="")
    wish.add_argument("--games", type=int, default=3)
    wish.add_argument("--seed", type=int, default=1)
    wish.add_argument("--lang", default="en")
    wish.add_argument("--limit", type=float, default=100, help="seconds for a game")
    wish.add_argument("--shots", action="store_true", help="a picture of every question")
    wish.add_argument("--motion", action="store_true", help="with big moments")
    wish.add_argument("--options", default="{}")
    asked = wish.parse_args()
    SHOTS.mkdir(parents=True, exist_ok=True)
    bad = 0
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as play:
        server = Server(Path(folder))
        browser = play.chromium.launch(executable_path=installed(), args=FLAGS)
        for seed in range(asked.seed, asked.seed + asked.games):
            clicker, said = clicked(browser, server.url, asked, seed)
            bad += said not in ("over", "out of time")
            if seed == asked.seed + asked.games - 1:
                print(" ", dict(clicker.done))
                report(clicker)
        log = server.log()
        if "Traceback" in log:
            bad += 1
            print("SERVER", log[-3000:])
        browser.close()
        server.stop()
    return bad


if __name__ == "__main__":
    raise SystemExit(main())
