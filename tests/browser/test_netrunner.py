"""Netrunner in the browser: a run into a trace between two people, of whom neither page ever holds
the other's secrets (the whole page and all that came over the wire are searched); a game against
the bot; decks from the list to the table."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, Response, WebSocket, expect

from neontable.games.netrunner.model.library import CARDS
from tests.browser.conftest import Opener, Server, faults, until
from tests.browser.players import Gambler
from tests.browser.test_pages import create

Shot = Callable[[Page, str], None]
Answer = Any

HIDDEN = ("airport-locker", "bolt-hole", "swiss-bank-account")
"""Hidden resources lie face down."""
CORP = {"hunter": 30, "priority-requisition": 4, "employee-empowerment": 3, "night-shift": 8}
RUNNER = {"back-door-to-hilliard": 18, "livewires-contacts": 9} | dict.fromkeys(HIDDEN, 6)
BID = 2


def deck(side: str, counts: dict[str, int]) -> str:
    lines = [f"{n} {CARDS[id].name}" for id, n in counts.items()]
    return "\n".join([f"# side: {side}", *lines])


def named(ids: Any, text: str) -> set[str]:
    """The cards, of these, of which a text holds the name or the id."""
    low = text.casefold()
    found = set()
    for id in ids:
        name = CARDS[id].name
        forms = {name, name.replace("'", "’"), json.dumps(name)[1:-1], name.replace("'", "&#39;")}
        words = re.search(rf"(?<![\w-]){re.escape(id)}(?![\w-])", low)
        if words or any(form.casefold() in low for form in forms):
            found.add(id)
    return found


class Player:
    """One side at its own browser, with all that its page ever heard."""

    def __init__(self, page: Page, plan: tuple[tuple[Answer, ...], ...] = ()) -> None:
        """The plan: steps in order, each done by any one of some answers."""
        self.page = page
        self.plan = list(plan)
        self.heard: list[str] = []
        page.on("websocket", self._listen)
        page.on("response", self._read)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.heard.append(str(frame)))

    def _read(self, response: Response) -> None:
        if re.search("/api/(tables|me)", response.url):
            self.heard.append(response.text())

    def everything(self) -> str:
        return "\n".join(self.heard) + self.page.content()

    @property
    def asked(self) -> str:
        return str(
            self.page.evaluate(
                "document.querySelector('.ask[data-ask]:not(.busy)')?.dataset.ask ?? ''"
            )
        )

    def answer(self, answer: Answer) -> None:
        wanted = json.dumps(answer, separators=(",", ":"))
        self.page.locator(f".option[data-answer='{wanted}']").click()
        self.settle()

    def settle(self) -> None:
        until(self.page, lambda: not self.page.locator(".ask.busy").count())

    def step(self) -> None:
        """The next step of the plan if it is offered; otherwise the quickest way on."""
        page = self.page
        if page.locator(".ask-many").count():
            for option in page.locator(".options .option").all():
                if page.locator(".ask .primary:not(:disabled)").count():
                    break
                option.click()
            page.locator(".ask .primary").click()
            return self.settle()
        options = page.locator(".options .option")
        found = options.evaluate_all("all => all.map(o => o.dataset.answer)")
        offered = [json.loads(a) for a in found]
        for answer in self.plan[0] if self.plan else ():
            if answer in offered:
                self.plan.pop(0)
                return self.answer(answer)
        for verb in ("mute", "pass", "done", "leave", "continue", "draw", "end"):
            for option in offered:
                if option[0] == verb:
                    return self.answer(option)
        return self.answer(offered[0])


def play_until(players: tuple[Player, ...], done: Callable[[], bool], steps: int = 200) -> None:
    """Lets them answer until something has come about: so many answers at most, however long
    each takes."""
    page = players[0].page
    while steps and not done():
        until(page, lambda: done() or any(p.asked for p in players))
        for player in players:
            if not done() and player.asked:
                player.step()
                steps -= 1
    assert done(), "it did not come about: " + " / ".join(p.asked for p in players)


def test_a_run_into_a_trace_between_two_browsers(server: Server, visit: Opener, shot: Shot) -> None:
    corp = Player(visit(), ((["install", "hunter", 0],), (["bit"],), (["bit"],)))
    face_down = tuple(["install-rig", id, 0] for id in HIDDEN)
    runner = Player(
        visit(size=(390, 844), locale="fr", touch=True),
        ((["install-rig", "back-door-to-hilliard", 0],), face_down, (["run", 0],)),
    )
    made = create(
        corp.page,
        server,
        game="netrunner",
        seats=[{"kind": "me", "texts": [deck("corp", CORP)]}, {"kind": "open"}],
    )
    corp.page.goto(f"{server.url}/table/{made['id']}")
    runner.page.goto(corp.page.get_by_label("Invitation link").input_value())
    # Who sits down brings a deck of their own, pasted here.
    pick = runner.page.get_by_role("combobox", name="Deck du Runner")
    pick.select_option("paste")
    runner.page.locator("dialog[open] textarea").fill(deck("runner", RUNNER))
    runner.page.get_by_role("button", name="Utiliser ce deck").click()
    expect(pick.locator("option:checked")).to_contain_text("Deck collé")
    runner.page.get_by_role("button", name="S’asseoir").click()
    corp.page.get_by_role("button", name="Start").click()
    corp.page.wait_for_selector(".board .piece")
    runner.page.wait_for_selector(".board .piece")

    play_until((corp, runner), lambda: corp.asked == "nr-ask-rez-ice")
    # HQ, R&D and the ice are closed to the Runner; his hand, his stack and what he installed face
    # down are closed to the Corp.
    assert named(CORP, runner.everything()) == set()
    assert named(RUNNER, corp.everything()) == {"back-door-to-hilliard"} | trashed(corp)
    assert named(HIDDEN, runner.everything()), "the Runner does see his own"
    expect(corp.page.locator(".k-run.as-marker")).to_be_visible()
    shot(corp.page, "netrunner-run-corp")
    shot(runner.page, "netrunner-run-runner-fr-phone")

    corp.page.locator(".option").first.click()
    play_until((corp, runner), lambda: corp.asked == "nr-ask-trace")
    assert named(CORP, runner.everything()) == {"hunter"}
    # Secret bids: the Corp commits first, the Runner learns only that it did.
    assert runner.asked == "nr-ask-link"
    heard = len(runner.heard)
    expect(corp.page.locator(".secret-note")).to_contain_text("Nothing is shown before both have")
    number = corp.page.locator(".number input[type=number]")
    number.fill("99")
    assert number.input_value() == number.get_attribute("max"), "no more than there is"
    corp.page.locator(".number-row button", has_text=str(BID)).click()
    shot(corp.page, "netrunner-bid-corp")
    assert faults(corp.page) == []
    corp.page.get_by_role("button", name=f"Commit {BID}").click()
    until(corp.page, lambda: not corp.asked)
    link = runner.page.locator(".option[data-answer*='back-door']").first
    expect(link).to_be_visible()
    link.click()
    until(runner.page, lambda: runner.asked == "nr-ask-link-bits")
    expect(runner.page.locator(".secret-note")).to_contain_text("Rien n’est montré")
    shot(runner.page, "netrunner-bid-runner-fr-phone")
    assert faults(runner.page) == []
    shown = [p for m in runner.heard[heard:] for p in _panel(m, "panel-trace")]
    assert shown
    for panel in shown:
        words = " ".join(row["tip"] for row in panel["rows"] if row["kind"] != "limit")
        assert not re.search(r"\d", words), words
    assert not any("nr-ask-trace" in m or "nr-trace-reveal" in m for m in runner.heard[heard:])
    assert not any("nr-ask-link" in m for m in corp.heard), "what the Runner is asked is his"
    runner.page.locator(".ask .primary").click()
    for player in (corp, runner):
        until(player.page, lambda p=player: any("nr-trace-reveal" in m for m in p.heard))  # type: ignore[misc]

    # What is accessed is seen by the Runner, large and beside the question; nothing else is.
    accessed = runner.page.locator("[data-piece=access]")
    play_until((corp, runner), lambda: accessed.count() > 0 and runner.asked != "")
    seen = named(CORP, runner.page.locator(".focus strong").inner_text())
    shot(runner.page, "netrunner-access-fr-phone")
    assert named(CORP, runner.everything()) <= {"hunter", *seen}
    assert named(HIDDEN, corp.everything()) <= trashed(corp)


def trashed(player: Player) -> set[str]:
    """What everybody sees: cards that the Runner had to discard."""
    listed = player.page.locator("[data-panel=panel-trash]")
    return named(RUNNER, " ".join(str(p.text_content()) for p in listed.all()))


def _panel(message: str, id: str) -> list[dict[str, Any]]:
    """A panel as a push brings it: with the whole scene, or because it changed."""
    push = json.loads(message)
    scene = push.get("scene") or push.get("changes") or {}
    return [p for p in scene.get("panels", ()) if p["id"] == id]


def test_a_game_against_the_bot_from_the_first_page(
    server: Server, visit: Opener, shot: Shot
) -> None:
    page = visit(server.url)
    card = page.locator(".game-card", has=page.get_by_role("heading", name="Netrunner"))
    expect(card.locator(".game-picture .board .as-card").first).to_be_visible()
    card.scroll_into_view_if_needed()
    shot(page, "netrunner-home")
    card.get_by_role("button", name="Play against bots now").click()
    hand = Gambler(page, seed=5)
    turn = page.locator("[data-panel=panel-turn] h3")
    turn.wait_for()
    first = turn.inner_text()
    # The bot may win before that: this hand does not think.
    while hand.on_board < 12 and hand.answers < 120 and not hand.play(6):
        pass
    assert hand.on_board > 1, "played on the board itself"
    assert turn.inner_text() != first, "turns have passed"
    shot(page, "netrunner-solo")
    # A long list stands under headings; a card of the hand that cannot be played says why.
    assert page.evaluate("document.documentElement.scrollWidth") <= 1440
    assert faults(page) == []


def test_a_deck_from_the_page_to_the_table(server: Server, visit: Opener, shot: Shot) -> None:
    page = visit(server.url + "/loadouts/netrunner")
    page.get_by_role("button", name="Paste a text").click()
    page.get_by_label("Name", exact=True).fill("Ghosts")
    text = deck("runner", RUNNER).replace("Livewire's Contacts", "Livewire Contact")
    page.locator(".deck-editor textarea").fill(text)
    problems = page.locator(".deck-check li")
    expect(problems.first).to_contain_text("line 3")
    shot(page, "netrunner-deck-mending")
    page.get_by_role("button", name="Livewire's Contacts").click()
    expect(page.locator(".deck-check.ok")).to_contain_text("45 cards")
    page.get_by_role("button", name="Save as a new deck").click()
    expect(page.locator(".deck-panel .deck-check.ok")).to_be_visible()
    expect(page.get_by_label("Name", exact=True)).to_have_value("Ghosts")
    page.goto(server.url + "/loadouts/netrunner")
    expect(page.locator(".deck-tiles li").first).to_contain_text("Ghosts")
    assert faults(page) == []
    shot(page, "netrunner-decks")

    # Brought to a table, where the other side does not learn what is in it.
    page.goto(server.url + "/new/netrunner")
    page.get_by_label("Who plays Runner?").select_option("me")
    pick = page.get_by_role("combobox", name="Runner deck")
    expect(pick.locator("option", has_text="Ghosts")).to_have_count(1)
    expect(pick.locator("option", has_text="Bricks and Gates")).to_have_count(0)
    pick.select_option(label=pick.locator("option", has_text="Ghosts").inner_text())
    page.get_by_label("Duel: two games").check()
    expect(page.get_by_role("combobox", name="deck of the second game")).to_have_count(2)
    shot(page, "netrunner-new-table")
    other_pick = page.locator(".seat-list li").first.get_by_role("combobox", name="Corp deck")
    other_pick.select_option("paste")
    page.locator("dialog[open] textarea").fill("45 Hunter")
    expect(page.locator("dialog[open] .deck-check.bad")).to_contain_text("agenda")
    expect(page.get_by_role("button", name="Use this deck")).to_be_disabled()
    page.locator("dialog[open] textarea").fill(deck("corp", CORP))
    expect(page.locator("dialog[open] .deck-check.ok")).to_be_visible()
    shot(page, "netrunner-paste")
    page.get_by_role("button", name="Use this deck").click()
    expect(other_pick.locator("option:checked")).to_contain_text("Pasted deck")
    # Who sits down on an open seat brings a deck of their own.
    page.get_by_label("Who plays Corp?").select_option("open")
    expect(other_pick).to_have_count(0)
    page.get_by_role("button", name="Open the table").click()
    link = page.get_by_label("Invitation link").input_value()
    expect(page.locator(".waiting-room")).to_contain_text("Ghosts")
    other = Player(visit(locale="fr", size=(390, 844), touch=True))
    other.page.goto(link)
    other.page.get_by_role("button", name="S’asseoir").click()
    page.get_by_role("button", name="Start").click()
    other.page.wait_for_selector(".board .piece")
    assert "Ghosts" not in other.everything()
    assert named(RUNNER, other.everything()) == set()
    expect(other.page.locator("[data-panel=panel-duel]")).to_be_attached()
    shot(other.page, "netrunner-corp-fr-phone")
