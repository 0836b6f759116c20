"""Crossfire in the browser: a crowded street on which nothing overlaps, and a run against bots that
is played by clicking cards and obstacles."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress

import pytest
from playwright.sync_api import Page, TimeoutError, expect

from neontable.games.crossfire.model import options as opt
from tests.browser.conftest import DRESSED, Opener, Server, faults, until
from tests.browser.players import READY, Mouse
from tests.browser.stub import Stub
from tests.browser.test_pages import create
from tests.crossfire.play import position, team, threat

Shot = Callable[[Page, str], None]

DESK, PHONE = (1440, 900), (390, 844)

OVERLAPS = """() => {
    const box = e => e.getBoundingClientRect();
    const found = [], slack = 1.5;
    const pieces = [...document.querySelectorAll('.board .region [data-piece]')];
    for (const e of pieces) {
        const own = box(e), around = box(e.closest('.region'));
        if (own.left < around.left - slack || own.right > around.right + slack
            || own.top < around.top - slack || own.bottom > around.bottom + slack)
            found.push(`${e.dataset.piece} leaves its place`);
    }
    const apart = (a, b) => a.right <= b.left + slack || b.right <= a.left + slack
        || a.bottom <= b.top + slack || b.bottom <= a.top + slack;
    const all = list => list.forEach((e, i) => list.slice(i + 1).forEach(other => {
        if (!apart(box(e), box(other)))
            found.push(`${e.dataset.id} over ${other.dataset.id}`);
    }));
    // On a phone the hand stays above the question, over whatever is scrolled under it.
    const stuck = e => getComputedStyle(e.closest('.region')).position === 'sticky';
    all(pieces.filter(e => !stuck(e)));
    all(pieces.filter(stuck));
    all([...document.querySelectorAll('.board .region > .floor')].filter(e => !stuck(e)));
    for (const e of document.querySelectorAll('.board :is(.k-obstacle, .k-runner) .token')) {
        const card = e.closest('.piece');
        if (box(e).right > box(card).right + slack || box(e).bottom > box(card).bottom + slack)
            found.push(`${card.dataset.id}: a token`);
    }
    return found;
}"""
"""Pieces that leave their region or lie over another; tokens that leave their card."""

BESIDE = """() => [document.documentElement.scrollWidth, innerWidth]"""


def fits(page: Page) -> None:
    wide, screen = page.evaluate(BESIDE)
    assert wide <= screen
    assert page.evaluate(OVERLAPS) == []


def street(mission: str) -> Stub:
    runners = team(
        4,
        metatype="troll",
        hand=["quick-shot", "katana", "mana", "covering-fire", "coordinated-attack", "mark"],
        nuyen=7,
    )
    for runner, metatype in zip(runners[1:], ("elf", "dwarf", "ork"), strict=True):
        runner["metatype"] = metatype
    runners[2]["hp"] = 2
    play = position(
        runners=runners,
        mission=mission,
        crossfire_discard=["chummers", "enemy-comms", "instinct", "no-holding-back"],
        active=["unfriendly-fire"],
        obstacles=[
            threat("aerial-combat-drone", 0, 3),
            threat("knight-errant-field-agent", 0, 1),
            threat("drake-assassin", 0),
            threat("mercenary-technomancer", 1, 2),
            threat("chromed-samurai", 1),
            threat("lightning-mage", 2, 1),
            threat("gargoyle", 3),
        ],
    )
    play.cards("mana")
    return Stub(play.table)


@pytest.mark.parametrize("mission", ["crossfire", "extraction"])
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_nothing_overlaps_on_a_crowded_street(
    visit: Opener, shot: Shot, size: tuple[int, int], mission: str
) -> None:
    page = visit(size=size, touch=size == PHONE)
    stub = street(mission)
    stub.open(page)
    lanes = page.locator(".board .k-lane.region")
    expect(lanes).to_have_count(5 if mission == "extraction" else 4)
    expect(page.locator(".board .k-obstacle .picture")).to_have_count(7)
    expect(page.locator(".board .k-runner .picture").first).to_be_visible()
    page.evaluate("document.fonts.ready.then(() => 0)")
    shot(page, f"crossfire-street-{mission}-{'phone' if size == PHONE else 'desk'}")
    fits(page)
    assert faults(page) == []


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_an_obstacle_says_what_it_will_do_to_whom(
    visit: Opener, shot: Shot, size: tuple[int, int]
) -> None:
    phone = size == PHONE
    page = visit(size=size, touch=phone)
    street("crossfire").open(page)
    drake = page.locator(".board .k-obstacle", has_text="Drake Assassin")
    drake.scroll_into_view_if_needed()
    if phone:  # a finger that stays
        drake.dispatch_event("pointerdown", {"pointerType": "touch", "isPrimary": True})
    else:
        drake.hover()
    words = page.locator(".card-body p", has_text="damage from it").first
    expect(words).to_be_visible()
    expect(words).to_contain_text("in all")
    shot(page, f"crossfire-preview-{'phone' if phone else 'desk'}")
    assert faults(page) == []


def test_on_a_low_screen_the_runners_leave_the_question_in_view(visit: Opener) -> None:
    """In French their facts took two lines, and lay over the question."""
    page = visit(size=(1180, 700), locale="fr-FR")
    street("crossfire").open(page)
    players, asked = page.locator(".side-players"), page.locator(".ask h2")
    expect(asked).to_be_visible()
    above, below = players.locator(".panel").last.bounding_box(), asked.bounding_box()
    assert above is not None
    assert below is not None
    assert above["y"] + above["height"] <= below["y"]


class Runner(Mouse):
    """Clicks lit cards of the hand and of the market, obstacles and lanes."""

    lit = ".board .k-hand .piece.lit, .board .k-obstacle.lit, .board .k-market .piece.lit"

    def moved_on(self, asked: str) -> None:
        """A finger aims first: a plan is shown on the tracks and taken with a second touch."""
        end = time.monotonic() + 30
        while self.page.evaluate(READY) == asked:
            assert time.monotonic() < end, "the answer was not taken: " + asked
            accept = self.page.locator(".tried.armed .primary:not(:disabled)")
            if accept.count():
                with suppress(TimeoutError):  # it was taken meanwhile
                    accept.click(timeout=1000)
            self.page.wait_for_timeout(5)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_run_against_bots(
    server: Server, visit: Opener, shot: Shot, size: tuple[int, int]
) -> None:
    page = visit(size=size, touch=size == PHONE)
    bots = [{"kind": "bot"}] * 3
    made = create(page, server, game="crossfire", seats=[{"kind": "me"}, *bots])
    page.goto(f"{server.url}/table/{made['id']}")
    runner = Runner(page)
    assert not runner.play(14)
    assert runner.on_board >= 3
    shot(page, f"crossfire-run-{'phone' if size == PHONE else 'desk'}")
    fits(page)
    assert faults(page) == []


def test_a_plan_lights_the_tracks_before_it_is_accepted(visit: Opener, shot: Shot) -> None:
    page = visit(size=DESK)
    play = position(
        hand=["quick-shot", "quick-shot", "mana"],
        obstacles=[
            threat("lightning-mage", 0, track=["black", "blue"]),
            threat("gargoyle", 1, track=["black", 2]),
            threat("astral-shiver", 2, track=["blue", "black", 1]),
        ],
    )
    play.cards("quick-shot", "quick-shot", "mana").pick(opt.STRIKE).until("cf-ask-plan")
    stub = Stub(play.table)
    stub.open(page)
    page.wait_for_function(DRESSED)
    # The first suggestion is drawn before anything is pointed at.
    expect(page.locator(".option.suggested")).to_have_count(1)
    expect(page.locator(".board .token.promised").first).to_be_visible()
    page.get_by_role("button", name="Goal").click()
    expect(page.locator(".about-text")).to_contain_text("Defeat every obstacle of 3 Scenes")
    page.keyboard.press("Escape")
    expect(page.locator(".about-text")).not_to_be_visible()
    plan = page.locator(".option", has_text="Defeat Lightning Mage")
    mage = page.locator(".board .k-obstacle", has_text="Lightning Mage")
    plan.hover()
    expect(mage.locator(".token.promised")).to_have_count(2)
    expect(page.locator(".tried")).to_contain_text("Lightning Mage falls")
    shot(page, "crossfire-plan-desk")
    assert stub.sequence == 0, "nothing is done before it is accepted"
    plan.click()
    until(page, lambda: stub.sequence > 0)
    expect(mage).to_have_count(0)


EIGHT = (
    *("gargoyle", "drake-assassin", "lightning-mage", "chromed-samurai"),
    *("gunslinger-adept", "mercenary-technomancer", "aerial-combat-drone"),
    "knight-errant-field-agent",
)


def test_a_phone_brings_the_market_into_view_where_one_may_buy(visit: Opener) -> None:
    """One was asked to buy from a list of names: the cards lay further down, under the hand."""
    page = visit(size=PHONE, touch=True)
    play = position(
        runners=team(4, nuyen=9, hand=["mana", "mana", "mana"]),
        obstacles=[threat(card, n % 4) for n, card in enumerate(EIGHT)],
    )
    play.pick(opt.STRIKE).until("cf-ask-buy")
    stub = Stub(play.table)
    stub.open(page)
    page.wait_for_selector(".board .k-market .k-card.lit")
    # It lies further down, once the game's own styles have come.
    page.wait_for_function(DRESSED)
    until(page, lambda: page.evaluate("scrollY") > 0)
    until(page, lambda: page.evaluate(IN_SIGHT, ".board .k-market .k-card.lit"))


IN_SIGHT = """selector => [...document.querySelectorAll(selector)].some(e => {
    const b = e.getBoundingClientRect();
    return e.contains(document.elementFromPoint(b.left + b.width / 2, b.top + b.height / 2));
})"""

CONTRAST = """() => {
    const light = css => {
        const [r, g, b] = css.match(/[\\d.]+/g).slice(0, 3).map(x => x / 255)
            .map(x => (x <= .04045 ? x / 12.92 : ((x + .055) / 1.055) ** 2.4));
        return .2126 * r + .7152 * g + .0722 * b;
    };
    const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 });
    const pen = canvas.getContext('2d', { willReadFrequently: true });
    const plain = css => {
        pen.clearRect(0, 0, 1, 1);
        pen.fillStyle = css;
        pen.fillRect(0, 0, 1, 1);
        return `rgb(${[...pen.getImageData(0, 0, 1, 1).data].slice(0, 3).join()})`;
    };
    return [...document.querySelectorAll('.board :is(.k-obstacle, .k-market, .k-runner) .token')]
        .filter(e => e.querySelector('text')).flatMap(e => {
            const [a, b] = [e.querySelector('text'), e.querySelector('.token-shape')]
                .map(x => light(plain(getComputedStyle(x).fill)));
            const ratio = (Math.max(a, b) + .05) / (Math.min(a, b) + .05);
            return ratio < 3 ? [`${e.getAttribute('class')}: ${ratio.toFixed(1)}`] : [];
        });
}"""
"""Letters on tokens that cannot be told from their ground."""


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_letters_of_tracks_and_prices_can_be_read_by_day_and_night(
    visit: Opener, theme: str
) -> None:
    page = visit(size=DESK, prefs={"theme": theme})
    street("crossfire").open(page)
    expect(page.locator(".board .k-obstacle .token")).not_to_have_count(0)
    page.wait_for_function(DRESSED)
    assert page.evaluate(CONTRAST) == []


def test_a_long_ending_begins_at_its_top(visit: Opener) -> None:
    page = visit(size=DESK)
    play = position(hand=["quick-shot"], scene=3, obstacles=[threat("deckhead", 0, 3)])
    play.cards("quick-shot").strike()
    while not play.table.over:
        play.idle()
    Stub(play.table).open(page)
    ending = page.locator(".ending")
    expect(ending.get_by_role("heading", name="The mission is accomplished.")).to_be_visible()
    # Statistics and turning points of a long game.
    page.evaluate(
        "document.querySelector('.ending').append(Object.assign("
        "document.createElement('div'), {style: 'height: 2000px'}))"
    )
    expect(ending.locator("h2")).to_be_in_viewport(ratio=1)
    expect(ending.get_by_role("button", name="Rematch")).to_be_in_viewport(ratio=1)
    expect(page.locator(".talk .tabs")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_street_says_what_lies_there_without_a_pointer(
    visit: Opener, size: tuple[int, int]
) -> None:
    page = visit(size=size, touch=size == PHONE)
    street("crossfire").open(page)
    mage = page.locator(".board .k-obstacle", has_text="Lightning Mage")
    expect(mage.locator(".line")).to_have_text("No runner can be healed.")
    expect(mage.locator(".line")).to_be_visible()
    event = page.locator(".board .k-event .line")
    expect(event).to_have_text("Each black or blue obstacle has +1 attack.")
    expect(event).to_be_visible()
    # What is to come is summed up on the runner: Lightning Mage attacks with 2 under this event.
    runner = page.locator(".board [data-piece=r2]")
    expect(runner.locator(".token.t-octagon")).to_have_text("−2")
    expect(runner.locator(".token.t-shield.c-orange")).to_have_count(2)
