"""Play without fuss: stops, prices, chores, drag and drop, and a board that stays where it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import Opener, Server, faults, until
from tests.browser.players import Gambler
from tests.browser.test_pages import create

Shot = Callable[[Page, str], None]
ME, OPEN, RANDOM = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}
PHONE = {"width": 390, "height": 844}


def sit(page: Page, server: Server, **wish: Any) -> dict[str, Any]:
    made = create(page, server, **wish)
    page.goto(f"{server.url}/table/{made['id']}")
    page.wait_for_selector(".ask[data-ask]")
    return made


def box(page: Page) -> dict[str, float]:
    """Where the board lies on the page, wherever that is scrolled to."""
    found: dict[str, float] = page.evaluate(
        """() => {
            const r = document.querySelector('.board').getBoundingClientRect();
            const whole = n => Math.round(n);
            const [x, y] = [whole(r.x + scrollX), whole(r.y + scrollY)];
            return { x, y, w: whole(r.width), h: whole(r.height) };
        }"""
    )
    return found


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_the_board_stays_where_it_is_while_questions_come_and_go(
    server: Server, visit: Opener, size: str
) -> None:
    page = visit(server.url)
    if size == "phone":
        page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    sit(page, server, game="adrenaline", seats=[ME, RANDOM, RANDOM], options={"skulls": 5})
    before = box(page)
    page.get_by_role("button", name="Why not?").click()
    page.wait_for_selector(".why-all")
    assert box(page) == before
    page.get_by_role("button", name="Why not?").click()
    hand = Gambler(page, seed=2)
    for _ in range(8):
        asked = hand.ready()
        if asked == "over":
            break
        assert box(page) == before, asked
        hand.decide()
        hand.moved_on(asked)
    assert faults(page) == []


def test_a_lost_line_moves_nothing(server: Server, visit: Opener) -> None:
    """What says so pushed the board down, whenever the server was slow for a moment."""
    page = visit()
    lines: list[WebSocketRoute] = []

    def through(line: WebSocketRoute) -> None:
        lines.append(line)
        line.connect_to_server()

    page.route_web_socket("**/ws*", through)
    sit(page, server, game="adrenaline", seats=[ME, RANDOM, RANDOM])
    before = box(page)
    page.context.set_offline(True)
    lines[-1].close()
    expect(page.locator(".lost")).to_be_visible()
    assert box(page) == before
    page.context.set_offline(False)
    expect(page.locator(".lost")).to_have_count(0)
    assert box(page) == before


def test_all_of_a_square_can_be_clicked(server: Server, visit: Opener) -> None:
    """Whatever stands on it counts for it: it was little more than a half of the square."""
    page = visit(server.url)
    sit(page, server, game="adrenaline", seats=[ME, RANDOM, RANDOM], options={"skulls": 5})
    hand = Gambler(page, seed=1)
    until(page, lambda: page.locator(".board .region.lit").count() > 0 or hand.play(1))
    free = page.evaluate(
        """() => {
            let hit = 0, all = 0;
            for (const region of document.querySelectorAll('.board .region.lit')) {
                const r = region.getBoundingClientRect();
                for (let i = 1; i < 10; i++) for (let j = 1; j < 10; j++) {
                    all += 1;
                    const [x, y] = [r.x + r.width * i / 10, r.y + r.height * j / 10];
                    const at = document.elementFromPoint(x, y);
                    const floor = at?.closest('.floor, .piece');
                    if (floor && region.contains(floor)) hit += 1;
                }
            }
            return hit / all;
        }"""
    )
    assert free > 0.98


def test_a_card_is_dragged_to_where_it_shall_be_installed(server: Server, visit: Opener) -> None:
    page = visit(server.url)
    sit(page, server, game="netrunner", seats=[ME, RANDOM])
    before = page.locator(".play").get_attribute("data-sequence")
    fort = page.get_by_role("button", name="New fort", exact=True).first.bounding_box()
    assert fort is not None

    def moved() -> bool:
        return page.locator(".play").get_attribute("data-sequence") != before

    for card in page.locator(".board .piece.as-card.lit").all():
        held = card.bounding_box()
        assert held is not None
        page.mouse.move(held["x"] + held["width"] / 2, held["y"] + held["height"] / 2)
        page.mouse.down()
        page.mouse.move(fort["x"] + fort["width"] / 2, fort["y"] + fort["height"] / 2, steps=6)
        expect(page.locator(".dragged")).to_have_count(1)
        page.mouse.up()
        expect(page.locator(".dragged")).to_have_count(0)
        # An operation is installed nowhere: then the page says what is against it.
        until(page, lambda: moved() or page.locator(".why").count() > 0)
        if moved():
            break
        page.keyboard.press("Escape")
    assert moved()
    expect(page.locator(".talk-body")).to_contain_text("install")
    assert faults(page) == []


def test_prices_and_chores_stand_beside_the_options(
    server: Server, visit: Opener, shot: Shot
) -> None:
    page = visit(server.url)
    sit(page, server, game="netrunner", seats=[ME, RANDOM])
    chore = page.locator(".chore")
    expect(chore).to_contain_text("Take 3 bits")
    expect(chore.locator(".price .sr")).to_have_text("3 actions")
    expect(page.locator(".option .price").first).to_be_visible()
    shot(page, "quiet-chores")
    chore.click()
    # Three bits, and then something else is asked, or somebody else.
    # In one look: the chore may go between two.
    page.wait_for_function(
        "() => !document.querySelector('.chore')?.textContent.includes('3 bits')"
    )
    expect(page.locator(".talk-body")).to_contain_text("bit")
    assert faults(page) == []


def test_stops_are_chosen_beside_the_question(server: Server, visit: Opener, shot: Shot) -> None:
    page = visit(server.url)
    made = sit(page, server, game="netrunner", seats=[ME, ME])
    stops = page.get_by_label("Ask me to respond")
    expect(stops).to_have_value("could")
    stops.select_option("milestones")
    page.goto(f"{server.url}/table/{made['id']}")
    page.wait_for_selector(".ask[data-ask]")
    expect(page.get_by_label("Ask me to respond")).to_have_value("milestones")
    shot(page, "quiet-stops")
    assert faults(page) == []


def take_a_bit(page: Page) -> None:
    before = page.locator(".play").get_attribute("data-sequence")
    bit = page.locator(""".ask:not(.busy) .option[data-answer='["bit"]']""")
    # Not by the mouse: what is pressed while the table moves on answers nothing, and rightly so.
    bit.evaluate("option => option.click()")
    until(page, lambda: page.locator(".play").get_attribute("data-sequence") != before)
    expect(page.locator(".ask:not(.busy)[data-ask='nr-ask-corp']")).to_be_visible()


def test_on_a_shared_screen_the_actions_of_a_turn_need_no_curtain(
    server: Server, visit: Opener
) -> None:
    """The Corp takes its bits: the screen was handed over and back after every one of them."""
    page = visit(server.url)
    sit(page, server, game="netrunner", seats=[ME, ME])
    for _ in range(2):
        take_a_bit(page)
        expect(page.locator(".curtain")).to_have_count(0)
        expect(page.locator(".ask[data-ask='nr-ask-corp']")).to_be_visible()
    assert faults(page) == []


def test_looking_back_on_a_shared_screen_hands_it_to_nobody(server: Server, visit: Opener) -> None:
    """A click into the log hid the table behind a curtain that no button lifted."""
    page = visit(server.url)
    sit(page, server, game="netrunner", seats=[ME, ME])
    take_a_bit(page)
    page.locator(".log button.log-jump").last.click()
    expect(page.locator(".since")).to_be_visible()
    expect(page.locator(".curtain")).to_have_count(0)
    page.get_by_role("button", name="Back to now").click()
    expect(page.locator(".ask[data-ask='nr-ask-corp']")).to_be_visible()
