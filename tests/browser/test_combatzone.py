"""Combat Zone in the browser: a crowded mat on which everything can be read, a shot that is
weighed before it is fired, and a skirmish against a bot that is played with mouse and finger."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import neontable
from tests.browser.conftest import Opener, Server, faults, until
from tests.browser.players import Mouse
from tests.browser.stub import Stub
from tests.browser.test_mat import Fingers
from tests.browser.test_pages import create

Shot = Callable[[Page, str], None]

DESK, PHONE = (1440, 900), (390, 844)
SIZES = pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])


def m(card: str, seat: int, x: float, y: float, **more: Any) -> dict[str, Any]:
    return {"card": card, "seat": seat, "inches": [x, y], **more}


def street(**more: Any) -> Stub:
    """Two gangs in the middle of a fight at the Night Market; the Ranged Specialist is active."""
    position = {
        "game": "combatzone",
        "rules": 1,
        "battlefield": "night-market",
        "active": 0,
        "turn": 7,
        "teams": [
            {"faction": "maelstrom", "name": "Chrome Choir", "luck": 2, "cred": 3},
            {"faction": "tyger-claws", "name": "Paper Lanterns", "luck": 3, "cred": 1},
        ],
        "models": [
            m("ranged-specialist", 0, 9.2, 8.0, tokens="YYy", loot=["jammer-puck"]),
            m("warlord", 0, 4.6, 7.2, floor=0, tokens="GYy"),
            m("intimidator", 0, 11.6, 9.2, tokens="RG", origin="GG"),
            m("ripper", 0, 17.2, 14.6, tokens="rY", origin="YY", hacked=2),
            m("pledge", 0, 7.4, 11.2),
            m("pledge", 0, 7.4, 12.6, stunned=True),
            m("oyabun", 1, 20.2, 6.9, tokens="GGY"),
            m("kyodai", 1, 17.2, 15.8, tokens="yR", origin="YY"),
            m("gokudo-m", 1, 25.2, 15.2, floor=1, tokens="GYY"),
            m("onee-san", 1, 21.9, 12.4, tokens="YY", programs=["mark-target"],
              running=["takedown"], keywords=["netrunner"]),
            m("shatei", 1, 22.2, 17.9),
            m("shatei", 1, 14.9, 7.2, status="out", body=True),
        ],
        "markers": [
            {"kind": "objective", "x": 3810, "y": 2794},
            {"kind": "camera", "x": 5080, "y": 3560, "seat": 1},
        ],
        **more,
    }  # fmt: skip
    return Stub(neontable.load(position))


def stand(model: int) -> str:
    return f".stand:has(> [data-piece=model-{model}])"


def figure(model: int) -> str:
    return f".stand > [data-piece=model-{model}]"


CROWD = """() => {
    const box = e => e.getBoundingClientRect();
    const found = [], view = box(document.querySelector('.free-view'));
    const bases = [...document.querySelectorAll('.stand:has(> .k-figure)')];
    const middle = b => [(b.left + b.right) / 2, (b.top + b.bottom) / 2];
    bases.forEach((e, i) => {
        const own = box(e), art = e.querySelector('.art'), sign = e.querySelector('.sign');
        if (!art || !sign) return found.push(`figure ${i} is not drawn`);
        const [x, y] = middle(box(art)), [cx, cy] = middle(own);
        if (Math.hypot(x - cx, y - cy) > own.width / 4) found.push(`${i}: drawn beside its base`);
        for (const t of e.querySelectorAll('.round-base')) {
            const [tx, ty] = middle(box(t));
            if (Math.hypot(tx - cx, ty - cy) > own.width * .75)
                found.push(`${i}: a token is far off`);
            bases.forEach((other, j) => {
                const [ox, oy] = middle(box(other));
                if (i !== j && Math.hypot(tx - ox, ty - oy) < box(other).width * .3)
                    found.push(`a token of ${i} lies on ${j}`);
            });
        }
        if (cx < view.left || cx > view.right || cy < view.top || cy > view.bottom)
            found.push(`${i} is off the window`);
    });
    const names = [...document.querySelectorAll('.area-name')].filter(e => box(e).width);
    names.forEach((e, i) => names.slice(i + 1).forEach(other => {
        const a = box(e), b = box(other);
        if (a.right > b.left && b.right > a.left && a.bottom > b.top && b.bottom > a.top)
            found.push(`${e.textContent} over ${other.textContent}`);
    }));
    if (document.documentElement.scrollWidth > innerWidth) found.push('wider than the screen');
    return found;
}"""
"""Figures without a drawing or beside their bases, tokens that lie elsewhere, names on names."""


@SIZES
def test_everything_on_a_crowded_mat_can_be_read(
    visit: Opener, shot: Shot, size: tuple[int, int]
) -> None:
    page = visit(size=size, touch=size == PHONE)
    stub = street()
    stub.open(page)
    expect(page.locator(".stand > .k-figure .art")).to_have_count(11)
    page.evaluate("document.fonts.ready.then(() => 0)")
    shot(page, f"combatzone-mat-{'phone' if size == PHONE else 'desk'}")
    assert page.evaluate(CROWD) == []
    assert faults(page) == []
    # Scenery is drawn with its material, its height and its passages.
    assert (
        page.locator(".area-art").count()
        == page.locator(".area.look-scenery, .area.look-barrier").count()
    )
    expect(page.locator(".passage.l-ladder")).to_have_count(2)
    assert page.locator(".passage.l-door").count() == 4
    assert page.locator(".passage.l-window").count() == 2
    expect(page.get_by_role("button", name="van, 2.2″")).to_be_attached()
    # Action tokens lie round the base, used ones hollow; what happened to a model rides on it.
    expect(page.locator(f"{stand(0)} .round-base .token")).to_have_count(3)
    expect(page.locator(f"{stand(0)} .round-base .token.dim")).to_have_count(1)
    assert page.locator(f"{figure(3)} .counter.b-hacked").count() == 1
    assert page.locator(f"{figure(3)} .counter.b-wounds").count() == 1
    if size == DESK:
        page.locator(figure(9)).hover()
        card = page.locator(".hover-card")
        expect(card).to_contain_text("Active side")
        expect(card).to_contain_text("Loaded side")


def test_the_card_of_a_figure_covers_no_option_where_there_is_room(visit: Opener) -> None:
    """It stood beside the figure, over the answers that were about it."""
    page = visit(size=(1024, 768))
    street().open(page)
    over = """() => {
        const card = document.querySelector('.hover-card').getBoundingClientRect();
        return [...document.querySelectorAll('.option')].filter(option => {
            const box = option.getBoundingClientRect();
            return box.left < card.right && box.right > card.left
                && box.top < card.bottom && box.bottom > card.top;
        }).map(option => option.textContent);
    }"""
    for model in (7, 8):
        page.locator(figure(model)).hover()
        expect(page.locator(".hover-card strong")).to_contain_text(f"({model + 1})")
        assert page.evaluate(over) == []


def test_a_shot_is_weighed_before_it_is_fired(visit: Opener, shot: Shot) -> None:
    page = visit(size=DESK)
    stub = street()
    stub.open(page)
    page.wait_for_selector(figure(6))
    page.locator(figure(6)).click()
    menu = page.locator(".menu button")
    expect(menu.first).to_be_visible()
    menu.first.hover()
    page.wait_for_selector(".drawn .corridor")
    expect(page.locator(".board-words.of-note", has_text="%")).to_be_visible()
    expect(page.locator(".tried")).to_contain_text("in the path")
    shot(page, "combatzone-aim-desk")
    assert stub.table.journal.count == 0, "nothing is answered before somebody commits"
    menu.first.click()
    until(page, lambda: stub.table.journal.count > 0)
    page.wait_for_selector(".fallen .token")
    shot(page, "combatzone-dice-desk")
    assert faults(page) == []


def test_a_token_is_chosen_and_a_way_is_dragged(visit: Opener, shot: Shot) -> None:
    page = visit(size=DESK)
    stub = street()
    stub.open(page)
    move = page.locator(".option", has_text="Move (YELLOW)")
    move.hover()
    page.wait_for_selector(".reach.tint-easy path")
    assert stub.table.journal.count == 0, "the reach is shown before the token is spent"
    move.click()
    page.wait_for_selector(".stand.mover")
    box = page.locator(".board.free").bounding_box()
    assert box is not None

    def spot(x: float, y: float) -> tuple[float, float]:
        return box["x"] + box["width"] * x / 30, box["y"] + box["height"] * y / 22

    page.mouse.move(*spot(9.2, 8.0))
    page.mouse.down()
    for x, y in ((8.8, 8.6), (8.6, 9.6), (11.2, 11.4)):
        page.mouse.move(*spot(x, y), steps=4)
    page.wait_for_selector(".ghost:not(.near):not(.v-asking)")
    expect(page.locator(".live-ruler")).to_contain_text("in")
    shot(page, "combatzone-drag-desk")
    page.mouse.up()
    page.wait_for_selector(".ghost.v-clear, .ghost.v-hindered")
    page.locator(".ask .primary").click()
    until(page, lambda: stub.table.journal.count > 1)
    assert stub.table.state.models[0].tokens.count("y") == 2


@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "finger"])
def test_the_active_model_is_dragged_off_before_a_token_was_chosen(
    visit: Opener, shot: Shot, touch: bool
) -> None:
    """Nothing happened: one had to find "Move" at the foot of a long list first."""
    page = visit(size=PHONE if touch else DESK, touch=touch)
    stub = street()
    stub.open(page)
    page.wait_for_selector(figure(0))
    box = page.locator(".board.free").bounding_box()
    assert box is not None

    def spot(x: float, y: float) -> tuple[float, float]:
        return box["x"] + box["width"] * x / 30, box["y"] + box["height"] * y / 22

    way = [spot(9.2, 8.0), *[spot(9.2 - i * 0.075, 8.0 + i * 0.2) for i in range(1, 9)]]
    if touch:
        finger = Fingers(page)
        finger.down(way[0])
        for at in way[1:]:
            finger.move(at)
        expect(page.locator(".ghost")).to_be_visible()
        finger.up()
    else:
        page.mouse.move(*way[0])
        page.mouse.down()
        for at in way[1:]:
            page.mouse.move(*at)
        expect(page.locator(".ghost")).to_be_visible()
        page.wait_for_selector(".reach.tint-easy path")
        shot(page, "combatzone-lift-desk")
        assert stub.table.journal.count == 0
        page.mouse.up()
    # Its token is chosen, and it stands where it was dropped, for everybody to think over.
    page.wait_for_selector(".ask-path")
    page.wait_for_selector(".ghost.v-clear, .ghost.v-hindered")
    assert stub.table.journal.count == 1
    page.locator(".ask .primary").click()
    until(page, lambda: stub.table.journal.count > 1)
    x, y, _ = stub.table.state.models[0].place
    assert abs(x - 8.6 * 254) < 60
    assert abs(y - 9.6 * 254) < 60


def test_a_click_on_the_active_model_moves_it(visit: Opener) -> None:
    page = visit(size=DESK)
    stub = street()
    stub.open(page)
    page.locator(figure(0)).click()
    page.wait_for_selector(".ask-path .placing, .menu > button")
    assert page.locator(".why").count() == 0


SMALL = """e => [...e.querySelectorAll('button, summary')]
    .filter(b => b.offsetHeight && b.offsetHeight < 39).map(b => b.className)"""
"""What is too small for a finger."""


def test_a_finger_aims_first_and_fires_with_the_second_tap(visit: Opener, shot: Shot) -> None:
    page = visit(size=PHONE, touch=True)
    stub = street()
    stub.open(page)
    option = page.locator(".option", has_text="Oyabun").first
    option.scroll_into_view_if_needed()
    option.tap()
    page.wait_for_selector(".drawn .corridor")
    expect(page.locator(".tried.armed")).to_contain_text("%")
    assert stub.table.journal.count == 0
    shot(page, "combatzone-aim-phone")
    assert page.locator(".dock").evaluate(SMALL) == []
    page.locator(".tried.armed .primary").tap()
    until(page, lambda: stub.table.journal.count > 0)
    assert faults(page) == []


SPOTS = """async () => {
    // The board brings what a question is about into view once it is drawn: look after that.
    for (let i = 0; i < 4; i++) await new Promise(requestAnimationFrame);
    await new Promise(done => setTimeout(done));
    const parts = [...document.querySelectorAll('.drawn .reach.tint-easy path')];
    const frame = document.querySelector('.free-view');
    const board = frame.querySelector('.board.free').getBoundingClientRect();
    const svg = document.querySelector('svg.drawn'), found = [];
    const [, , width, height] = svg.getAttribute('viewBox').split(' ').map(Number);
    for (let x = 254; x < width; x += 381)
        for (let y = 254; y < height; y += 381) {
            const at = new DOMPoint(x, y);
            const here = [
                board.left + board.width * x / width, board.top + board.height * y / height];
            const top = document.elementFromPoint(...here);
            const free = top && frame.contains(top) && !top.closest('[data-piece], .zoom-tools');
            if (free && parts.some(p => p.isPointInFill(at))) found.push(here);
        }
    // Single places are smaller than the steps between the points above.
    for (const spot of document.querySelectorAll('.drawn .reach.tint-easy circle')) {
        const box = spot.getBoundingClientRect();
        const here = [box.left + box.width / 2, box.top + box.height / 2];
        if (frame.contains(document.elementFromPoint(...here))) found.push(here);
    }
    return found;
}"""
"""Points of what is lit for a place that can be seen, as they lie on the screen now."""


SOME_SPOT = f"async () => (await ({SPOTS})()).length > 0"
"""What a question lights comes after its words, on a busy machine much later."""


JUDGED = "() => document.querySelector('.ghost:not(.near):not(.v-asking)')"
"""The server has said what it thinks of the ghost."""


class Ganger(Mouse):
    """Clicks lit figures and quarters, and puts figures where the board is lit."""

    lit = ".board .k-figure.lit, .board .area.lit"
    placed = 0

    def decide(self) -> None:
        if not self.page.locator(".ask-point, .ask-path").count():
            super().decide()
            return
        # A board may come nearer when something is aimed at: each try looks for the places anew.
        for _ in range(60):
            self.page.wait_for_function(SOME_SPOT)
            x, y = self.dice.choice(self.page.evaluate(SPOTS))
            self.page.mouse.click(x, y)
            self.page.wait_for_function(JUDGED)
            if self.page.locator(".ask .primary:not(:disabled)").count():
                self.page.locator(".ask .primary").click()
                self.placed += 1
                return
            self.page.locator(".placing-buttons .quiet").click()
            expect(self.page.locator(".ghost:not(.near)")).to_have_count(0)
        raise AssertionError("no place that is lit is taken")


def test_a_skirmish_against_a_bot(server: Server, visit: Opener, shot: Shot) -> None:
    page = visit(size=DESK)
    made = create(page, server, game="combatzone", seats=[{"kind": "me"}, {"kind": "bot"}])
    page.goto(f"{server.url}/table/{made['id']}")
    ganger = Ganger(page)
    assert not ganger.play(20)
    assert ganger.placed >= 8
    assert ganger.on_board >= 2
    shot(page, "combatzone-skirmish-desk")
    assert page.evaluate(CROWD) == []
    assert faults(page) == []
