"""Netrunner between two browsers: a run into a trace, and neither page ever holds the other's
secrets.  The whole page and all that came over its socket are searched."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocket, expect

from tests.browser.conftest import Opener, Server, faults, until
from tests.browser.test_pages import create

Shot = Callable[[Page, str], None]

CORP_DECK = "# side: corp\n7 Priority Requisition\n38 Hunter\n"
RUNNER_DECK = "# side: runner\n30 Back Door to Hilliard\n15 Livewire's Contacts\n"
BID = 3


class Player:
    """One side at its own browser, with all that its page ever heard."""

    def __init__(self, page: Page, wishes: tuple[str, ...]) -> None:
        self.page = page
        self.wishes = list(wishes)
        self.heard: list[str] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.heard.append(str(frame)))

    def everything(self) -> str:
        return "\n".join(self.heard) + self.page.content()

    @property
    def asked(self) -> str:
        return str(
            self.page.evaluate(
                "document.querySelector('.ask[data-ask]:not(.busy)')?.dataset.ask ?? ''"
            )
        )

    def options(self) -> list[tuple[Any, str]]:
        found = self.page.locator(".options .option").evaluate_all(
            "all => all.map(o => [o.dataset.answer, o.querySelector('span').textContent])"
        )
        return [(json.loads(a) if a else None, text) for a, text in found]

    def step(self) -> None:
        """The first wish that is offered; otherwise the quickest way on."""
        page = self.page
        if page.locator(".ask-many").count():
            for option in page.locator(".options .option").all():
                if page.locator(".ask .primary:not(:disabled)").count():
                    break
                option.click()
            page.locator(".ask .primary").click()
            return
        if page.locator(".ask-number").count():
            page.locator(".ask .primary").click()
            return
        offered = self.options()
        for wish in self.wishes:
            for i, (_, text) in enumerate(offered):
                if text.startswith(wish):
                    if not wish.startswith("Take"):
                        self.wishes.remove(wish)
                    page.locator(".options .option").nth(i).click()
                    return
        quick = ("mute", "pass", "done", "leave", "continue", "end")
        for verb in quick:
            for i, (answer, _) in enumerate(offered):
                if isinstance(answer, list) and answer[0] == verb:
                    page.locator(".options .option").nth(i).click()
                    return
        page.locator(".options .option").first.click()


def play_until(players: tuple[Player, ...], done: Callable[[], bool], steps: int = 120) -> None:
    for _ in range(steps):
        if done():
            return
        for player in players:
            before = player.asked
            if before and not done():
                player.step()
                until(player.page, lambda p=player: not p.page.locator(".ask.busy").count())
        players[0].page.wait_for_timeout(25)
    raise AssertionError("it did not come about: " + " / ".join(p.asked for p in players))


def test_a_run_into_a_trace_between_two_browsers(
    server: Server, visit: Opener, shot: Shot
) -> None:
    corp = Player(visit(), ("Install Hunter (HQ)", "Rez Hunter", "Take 1 bit"))
    runner = Player(visit(), ("Install Back Door", "Run on HQ"))
    made = create(
        corp.page,
        server,
        game="netrunner",
        seats=[{"kind": "me"}, {"kind": "open"}],
        options={"corp_deck": CORP_DECK, "runner_deck": RUNNER_DECK},
    )
    corp.page.goto(f"{server.url}/table/{made['id']}")
    runner.page.goto(corp.page.get_by_label("Invitation link").input_value())
    runner.page.get_by_role("button", name="Sit down").click()
    corp.page.get_by_role("button", name="Start").click()
    corp.page.wait_for_selector(".board .piece")
    runner.page.wait_for_selector(".board .piece")

    play_until((corp, runner), lambda: corp.asked == "nr-ask-rez-ice")
    # The ice lies face down, and HQ is closed: the Runner's page knows no card of the Corp.
    known = runner.everything()
    assert "Hunter" not in known
    assert "hunter" not in known
    assert "Priority Requisition" not in known
    expect(runner.page.locator(".k-run.as-marker").first).to_be_visible()
    shot(runner.page, "netrunner-run-runner")
    shot(corp.page, "netrunner-run-corp")

    play_until((corp, runner), lambda: corp.asked == "nr-ask-trace")
    expect(runner.page.locator(".board")).to_contain_text("Hunter")
    # Secret bids: the Corp commits first, the Runner learns only that it did.
    heard = len(runner.heard)
    corp.page.locator(".number input[type=number]").fill(str(BID))
    shot(corp.page, "netrunner-bid-corp")
    assert faults(corp.page) == []
    corp.page.locator(".ask .primary").click()
    until(corp.page, lambda: corp.asked != "nr-ask-trace")
    runner.page.wait_for_timeout(200)
    assert runner.asked == "nr-ask-link"
    for frame in runner.heard[heard:]:
        message = json.loads(frame)
        for panel in message.get("scene", {}).get("panels", ()):
            if panel["id"] == "panel-trace":
                told = json.dumps(panel)
                assert str(BID) not in told, told
    shot(runner.page, "netrunner-bid-runner")
    assert faults(runner.page) == []
    # The Corp's page never learned what else the Runner holds.
    assert "Livewire" not in corp.everything()
    assert "Priority Requisition" not in runner.everything()
    play_until((runner,), lambda: runner.asked not in ("nr-ask-link", "nr-ask-link-bits"))
    for player in (corp, runner):
        expect(player.page.locator(".log")).to_contain_text("race")
