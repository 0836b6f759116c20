"""What an evening brings beside the play: clocks, pauses, series, a duel, rematches, sounds."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.conftest import Opener, Server, faults, until
from tests.browser.players import Gambler, Hand
from tests.browser.test_pages import create

Shot = Callable[[Page, str], None]
ME, OPEN, RANDOM = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}
SHORT = {"skulls": 5, "frenzy": False}


def sit(page: Page, server: Server, **wish: object) -> None:
    wish = {"seats": [ME, RANDOM, RANDOM], "options": SHORT, **wish}
    made = create(page, server, **wish)
    page.goto(f"{server.url}/table/{made['id']}")
    page.wait_for_selector(".play .ask")


def shown(page: Page) -> list[int]:
    """Seconds on my clocks, as the page shows them."""
    said = page.locator(".panel.you .clock").inner_text()
    return [int(m) * 60 + int(s) for m, s in re.findall(r"(\d+):(\d\d)", said)]


# -- clocks --------------------------------------------------------------------------------------
def test_clocks_are_shown_and_count_down(server: Server, visit: Opener, shot: Shot) -> None:
    page = visit(server.url + "/new/adrenaline")
    page.get_by_label("Number of seats").select_option("3")
    for who in ("Banshee", "Dozer"):
        page.get_by_label(f"Who plays {who}?").select_option("bot:random")
    page.locator("details.more summary").click()
    page.get_by_label("Time per turn").select_option("120")
    page.get_by_label("Time per game").select_option("600")
    page.get_by_label("Added after each turn").select_option("30")
    page.get_by_role("button", name="Start").click()
    page.wait_for_selector(".ask[data-ask]")
    expect(page.locator(".clock")).to_have_count(1)  # bots have none
    turn, game = shown(page)
    assert turn <= 120
    assert game <= 600
    until(page, lambda: shown(page) < [turn, game] and shown(page)[1] < game)
    shot(page, "clocks")
    # The end of a turn adds its increment; the next turn has all its time again.
    hand = Gambler(page, seed=1)
    while page.locator(".panel.you .flag.is-active").count():
        end = page.locator("""[data-answer='["end"]'], [data-answer='["done"]']""")
        asked = hand.ready()
        if asked == "over":
            break
        (end if end.count() else page.locator(".option")).first.click()
        hand.moved_on(asked)
        if shown(page)[1] > 600:
            break
    until(page, lambda: shown(page)[1] > 600)


def test_a_turn_that_runs_out_is_answered_by_itself(
    server: Server, visit: Opener, shot: Shot
) -> None:
    page = visit()
    sit(page, server, clock={"turn": 2})
    expect(page.locator(".clock.short")).to_be_visible()
    first = page.locator(".play").get_attribute("data-sequence")
    until(page, lambda: page.locator(".play").get_attribute("data-sequence") != first)
    # The default answers have been given, and the log says what came of them.
    expect(page.locator(".log")).to_contain_text("D-struct-or appears in the ")
    assert page.locator("[data-over]").count() == 0, "a turn is lost, not the game"


def test_a_game_clock_that_runs_out_concedes(server: Server, visit: Opener, shot: Shot) -> None:
    page = visit()
    sit(page, server, clock={"game": 2})
    expect(page.locator("[data-over]")).to_be_visible()
    expect(page.locator(".panel.you")).to_contain_text("conceded")
    expect(page.locator(".places .winner")).to_have_count(2)
    shot(page, "time-is-up")
    assert faults(page) == []


def test_a_pause_stops_clocks_and_answers(server: Server, visit: Opener, shot: Shot) -> None:
    page = visit()
    sit(page, server, clock={"turn": 300})
    page.get_by_role("button", name="Pause").click()
    ribbon = page.locator(".ribbon")
    expect(ribbon).to_contain_text("The game is paused")
    expect(page.locator(".clock.runs")).to_have_count(0)
    left = shown(page)
    asked = page.locator(".ask h2").inner_text()
    page.locator(".option").first.click(force=True)
    expect(page.locator(".ask h2")).to_have_text(asked)
    shot(page, "paused")
    assert faults(page) == []
    page.reload()
    expect(ribbon).to_be_visible()
    assert shown(page) == left
    ribbon.get_by_role("button", name="Go on").click()
    expect(ribbon).to_have_count(0)
    hand = Gambler(page)
    hand.play(1)
    assert hand.answers == 1


# -- more than one game --------------------------------------------------------------------------
def concede(page: Page) -> None:
    page.get_by_role("button", name="Concede").click()
    page.locator("dialog[open] .primary").click()
    expect(page.locator("[data-over]")).to_be_visible()


def test_a_series_to_its_end(server: Server, visit: Opener, shot: Shot) -> None:
    page = visit(server.url + "/new/adrenaline")
    page.get_by_label("Number of seats").select_option("3")
    for who in ("Banshee", "Dozer"):
        page.get_by_label(f"Who plays {who}?").select_option("bot:random")
    page.locator("details.more summary").click()
    page.get_by_label("Series").select_option("2")
    page.get_by_role("button", name="Start").click()
    Hand(page).ready()
    concede(page)
    ending = page.locator("[data-over]")
    expect(ending).to_contain_text("Game 1 of 2.")
    shot(page, "series-first")
    first = page.url
    page.get_by_role("button", name="Next game").click()
    until(page, lambda: page.url != first)
    hand = Gambler(page)
    hand.play(2)
    concede(page)
    expect(ending).to_contain_text("Game 2 of 2.")
    expect(ending.get_by_role("button", name="Next game")).to_have_count(0)
    expect(page.locator(".standings li")).to_have_count(3)
    shot(page, "series-over")
    assert faults(page) == []


def test_a_duel_with_sides_swapped(server: Server, visit: Opener, shot: Shot) -> None:
    page = visit()
    options = {"duel": True, "max_turns": 2}
    seats = [ME, {"kind": "bot", "bot": "random"}]
    sit(page, server, game="netrunner", seats=seats, options=options)
    duel = page.locator("[data-panel=panel-duel]")
    side = page.locator(".panel.you h3")
    expect(side).to_have_text("Corp")
    hand = Gambler(page, seed=2)
    while side.inner_text() == "Corp":
        assert not hand.play(1), "the duel has a second game"
    shot(page, "duel-second-game")
    expect(duel).to_be_visible()
    before = hand.answers
    assert hand.play(), "and an end"
    assert hand.answers > before, "ended by the person's own clicks"
    expect(page.locator(".places li")).to_have_count(2)
    shot(page, "duel-over")
    assert faults(page) == []


def test_a_rematch_between_two_people_and_back_to_it(
    server: Server, visit: Opener, shot: Shot
) -> None:
    ada, bob = visit(), visit()
    made = create(ada, server, seats=[ME, OPEN, RANDOM], options=SHORT)
    ada.goto(f"{server.url}/table/{made['id']}")
    bob.goto(ada.get_by_label("Invitation link").input_value())
    bob.get_by_role("button", name="Sit down").click()
    # Somebody who stands up again leaves the seat free.
    bob.get_by_role("button", name="Stand up").click()
    bob.get_by_role("button", name="Sit down").click()
    ada.get_by_role("button", name="Start").click()
    for page in (ada, bob):
        page.wait_for_selector(".board .piece")
    # Both leave; the table waits in the list, and shows whose turn it is.
    for page in (ada, bob):
        page.goto(server.url + "/lobby")
    expect(ada.locator(".tables li.my-turn")).to_have_count(1)
    shot(ada, "my-turn-in-the-list")
    ada.locator(".tables li.my-turn a").click()
    bob.locator(".tables li a").first.click()
    for page in (ada, bob):
        page.wait_for_selector(".board .piece")
        page.get_by_role("button", name="Concede").click()
        page.locator("dialog[open] .primary").click()
    for page in (ada, bob):
        expect(page.locator("[data-over]")).to_be_visible()
    over = ada.url
    ada.get_by_role("button", name="Rematch").click()
    until(ada, lambda: ada.url != over)
    expect(ada.locator(".seat-list")).to_contain_text("has not said yes yet")
    shot(ada, "rematch-waits")
    bob.get_by_role("button", name="Play again too").click()
    # The board of the game that is over has pieces too: Bob first comes to the new table.
    until(bob, lambda: bob.url.split("#")[0] == ada.url.split("#")[0])
    for page in (ada, bob):
        page.wait_for_selector(".board .piece")
        expect(page.locator("[data-over]")).to_have_count(0)


# -- sounds --------------------------------------------------------------------------------------
AUDIO = """
    window.voices = 0;
    const node = () => ({
        connect: to => to, start() { window.voices += 1; }, stop() {},
        frequency: { setValueAtTime() {}, exponentialRampToValueAtTime() {} },
        gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} },
    });
    window.AudioContext = class {
        currentTime = 0; destination = {};
        createOscillator() { return node(); }
        createGain() { return node(); }
    };
"""


def test_sounds_are_off_until_somebody_wants_them(server: Server, visit: Opener) -> None:
    page = visit()
    page.add_init_script(AUDIO)
    sit(page, server)
    hand = Gambler(page, seed=3)
    hand.play(3)
    assert page.evaluate("window.voices") == 0
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("play sounds").check()
    page.keyboard.press("Escape")
    # Pictures of cards, parts of the page and what the server says of the end are fetched.
    fetched: list[str] = []
    page.on(
        "request",
        lambda r: (
            None
            if r.resource_type in ("font", "image", "script")
            or r.url.startswith(server.url + "/api/")
            else fetched.append(r.url)
        ),
    )
    hand.play(6)
    concede(page)
    assert page.evaluate("window.voices") > 0
    assert not fetched, "sounds are made, not fetched"
