"""Hands for the browser tests: a person who plays with the mouse, and one with the keyboard."""

from __future__ import annotations

import random
import time

from playwright.sync_api import Page, TimeoutError

READY = """() => {
    if (document.querySelector('[data-over]')) return 'over';
    const ask = document.querySelector('.ask[data-ask]:not(.busy)');
    const play = document.querySelector('.play');
    return ask && play ? play.dataset.sequence + ' ' + ask.dataset.ask : null;
}"""


class Hand:
    """Somebody at the table.  `answers` counts the decisions made."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.dice = random.Random(seed)
        self.answers = 0
        self.kinds: set[str] = set()

    def ready(self, seconds: float = 60) -> str:
        """Waits for a question; which it is, or "over"."""
        end = time.monotonic() + seconds
        while True:
            now = self.page.evaluate(READY)
            if now:
                return str(now)
            assert time.monotonic() < end, "no question came: " + self.page.inner_text("body")[:800]
            self.page.wait_for_timeout(10)

    def play(self, limit: int = 100_000) -> bool:
        """Plays up to so many decisions; whether the game is over."""
        for _ in range(limit):
            asked = self.ready()
            if asked == "over":
                return True
            self.kinds.add(asked.split()[1])
            self.decide()
            self.answers += 1
            self.moved_on(asked)
        return self.ready() == "over"

    def moved_on(self, asked: str) -> None:
        end = time.monotonic() + 30
        while self.page.evaluate(READY) == asked:
            assert time.monotonic() < end, "the answer was not taken: " + asked
            self.page.wait_for_timeout(5)

    def decide(self) -> None:
        raise NotImplementedError


class Mouse(Hand):
    """Clicks what is lit on the board; the list of options only where nothing is."""

    lit = ".board .region.lit > .floor, .board .piece.lit, .panel .piece.lit"
    on_board = 0

    def decide(self) -> None:
        page = self.page
        lit = page.locator(self.lit)
        count = lit.count()
        options = page.locator(".options .option")
        offered = options.count()
        if count and self.dice.random() < 0.85:
            self.on_board += 1
            # A corner of a square is never covered by what stands on it.
            thing = lit.nth(self.dice.randrange(count))
            try:
                floor = thing.get_attribute("class", timeout=3000) == "floor"
                thing.click(position={"x": 8, "y": 8} if floor else None, timeout=3000)
            except TimeoutError:
                self.decide()  # the lights were those of the question before
                return
            menu = page.locator(".menu > button")
            if menu.count():
                menu.nth(self.dice.randrange(menu.count())).click()
        else:
            # The first option is the boldest: games of the bold are short.
            bold = self.dice.random() < 0.7
            options.nth(0 if bold else self.dice.randrange(offered)).click()


class Gambler(Mouse):
    """Answers every kind of question."""

    def decide(self) -> None:
        ask = self.page.locator(".ask")
        if self.page.locator(".ask-pick, .ask-confirm").count():
            super().decide()
            return
        for option in ask.locator(".options .option").all():
            if ask.locator(".primary:not(:disabled)").count():
                break
            option.click()
        ask.locator(".primary").click()


class Keyboard(Hand):
    """Touches nothing but keys: digits, arrows, Tab and Enter."""

    def decide(self) -> None:
        keys = self.page.keyboard
        offered = self.page.locator(".options .option").count()
        choice = 0 if self.dice.random() < 0.6 else self.dice.randrange(offered)
        if choice < 9 and self.dice.random() < 0.5:
            keys.press(str(choice + 1))
            return
        # The question has the focus already; arrows go through its options.
        inside = self.page.evaluate("!!document.activeElement?.closest('.options')")
        assert inside, "the question does not have the focus"
        at = self.page.evaluate(
            "[...document.querySelectorAll('.options .option')].indexOf(document.activeElement)"
        )
        for _ in range((choice - at) % offered):
            keys.press("ArrowRight")
        keys.press("Enter")
