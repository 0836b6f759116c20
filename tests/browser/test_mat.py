"""A board without squares: looked at closely, and moved about on by mouse, finger and keys."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from neontable.kernel import registry
from neontable.kernel.table import load
from neontable.kernel.zone import GROUND
from tests.browser.conftest import Opener, faults, until
from tests.browser.stub import Stub
from tests.toys.mat import FIELD, MOVE, Act
from tests.toys.mat import GAME as MAT

Shot = Callable[[Page, str], None]
DESK, PHONE = (1280, 800), (390, 844)
MODEL = "[data-piece=model-0]"
START = (508, 1524)


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._added, "mat", MAT)


def opened(page: Page, seed: int = 1, **places: tuple[int, int]) -> Stub:
    """A table at its first move; `m2=(x, y)` puts a model elsewhere before."""
    table = MAT.new(2, seed)
    for name, (x, y) in places.items():
        table.state.models[int(name[1:])].place = (x, y, FIELD.floor(x, y))
    stub = Stub(table, mine=(0, 1))
    stub.open(page)
    page.wait_for_selector(".free-view .stand.mover")
    return stub


def spot(page: Page, x: int, y: int) -> tuple[float, float]:
    """Where a point of the board is on the screen."""
    box = page.locator(".board.free").bounding_box()
    assert box is not None
    return box["x"] + box["width"] * x / 7620, box["y"] + box["height"] * y / 5588


def scale(page: Page) -> float:
    box = page.locator(".board.free").bounding_box()
    assert box is not None
    return box["width"]


def answers(stub: Stub) -> list[Any]:
    return [m["answer"] for m in stub.sent if m["type"] == "answer"]


def tries(stub: Stub) -> list[Any]:
    return [m["answer"] for m in stub.sent if m["type"] == "try"]


def near(place: list[int], x: int, y: int, within: int = 40) -> bool:
    return abs(place[0] - x) <= within and abs(place[1] - y) <= within and place[2] == GROUND


def settled(page: Page) -> None:
    """The server has said what it thinks of what is on the board."""
    page.wait_for_selector(".ghost:not(.near):not(.v-asking)")


def test_a_way_is_dragged_with_the_mouse(visit: Opener, shot: Shot) -> None:
    page = visit(size=DESK)
    # Behind the corner wall, so that the way has to bend.
    stub = opened(page, m0=(2100, 1600))
    assert faults(page) == []
    expect(page.locator(".reach.tint-easy path").first).to_be_attached()
    page.mouse.move(*spot(page, 2100, 1600))
    page.mouse.down()
    for x, y in ((2100, 1200), (2130, 700), (2300, 590), (2500, 590), (2690, 700)):
        page.mouse.move(*spot(page, x, y), steps=6)
        expect(page.locator(".ghost").last).to_be_visible()
    settled(page)
    expect(page.locator(".live-ruler")).to_contain_text("in")
    assert page.locator(".knot").count() >= 1, "the way bends round the wall"
    shot(page, "mat-drag-desk")
    assert stub.table.journal.count == 0, "nothing is answered while one drags"
    page.mouse.up()
    settled(page)
    expect(page.locator(".placing-length")).to_contain_text("in")
    page.locator(".ask .primary").click()
    until(page, lambda: stub.table.journal.count > 0)
    path = answers(stub)[0]
    assert len(path) >= 2
    assert near(path[-1], 2690, 700)
    assert all(type(n) is int for place in path for n in place)
    place = stub.table.state.models[0].place
    assert list(place) == path[-1]


def test_what_is_too_far_says_by_how_much_and_stops_where_it_can(visit: Opener, shot: Shot) -> None:
    page = visit(size=DESK)
    stub = opened(page)
    # To the left of the rubble: straight, but farther than a move.
    page.mouse.click(*spot(page, 560, 3420))
    settled(page)
    expect(page.locator(".placing-why")).to_have_text(
        re.compile(r"0\.\d in too far: this way takes 7\.\d in, a move gives 7\.0 in\.")
    )
    expect(page.locator(".ask .primary")).to_be_disabled()
    expect(page.locator(".ghost.v-blocked")).to_be_visible()
    shot(page, "mat-too-far-desk")
    assert faults(page) == []
    page.get_by_role("button", name="As far as it goes").click()
    page.wait_for_selector(".ghost.v-clear")
    page.locator(".ask .primary").click()
    until(page, lambda: stub.table.journal.count > 0)
    x, y, _ = stub.table.state.models[0].place
    assert MOVE - 30 <= ((x - START[0]) ** 2 + (y - START[1]) ** 2) ** 0.5 <= MOVE


def test_what_is_confirmed_before_it_is_known_to_be_legal_waits_for_that(visit: Opener) -> None:
    """Such an answer was sent at once and came back as "not among the possible answers"."""
    page = visit(size=DESK)
    stub = opened(page)
    stub.held = []
    page.mouse.click(*spot(page, 560, 3420))
    page.locator(".ask .primary").click()
    until(page, lambda: bool(stub.held))
    stub.say_held()
    expect(page.locator(".placing-why")).to_be_visible()
    assert answers(stub) == []
    stub.held = []
    page.mouse.click(*spot(page, START[0] + 400, START[1]))
    page.locator(".ask .primary").click()
    until(page, lambda: bool(stub.held))
    assert answers(stub) == []
    stub.say_held()
    until(page, lambda: stub.table.journal.count > 0)
    assert not stub.refused


def test_a_piece_pushed_against_a_wall_stops_there(visit: Opener) -> None:
    page = visit(size=DESK)
    stub = opened(page, m0=(1700, 1400))
    page.mouse.move(*spot(page, 1700, 1400))
    page.mouse.down()
    page.mouse.move(*spot(page, 2400, 1400), steps=8)
    page.wait_for_selector(".ghost.near")
    page.mouse.up()
    page.wait_for_selector(".ghost.v-clear")
    page.locator(".ask .primary").click()
    until(page, lambda: stub.table.journal.count > 0)
    x, y, _ = stub.table.state.models[0].place
    # The wall begins at 2286, the base has a radius of 135.
    assert 2286 - 135 - 25 <= x <= 2286 - 135
    assert abs(y - 1400) < 20


def test_refusals_are_french_where_the_page_is(visit: Opener) -> None:
    page = visit(size=DESK, locale="fr-FR")
    opened(page)
    page.mouse.click(*spot(page, 560, 3420))
    settled(page)
    expect(page.locator(".placing-why")).to_have_text(re.compile(r"0,\d po de trop"))
    expect(page.locator(".live-ruler")).to_have_text(re.compile(r"7,\d po"))


def test_a_way_is_walked_with_the_keyboard(visit: Opener, shot: Shot) -> None:
    page = visit(size=DESK)
    stub = opened(page, m0=(2100, 1600))
    keys = page.keyboard
    for _ in range(40):
        keys.press("Tab")
        if page.evaluate("document.activeElement?.matches('.placer')"):
            break
    else:
        raise AssertionError("the Tab key does not reach the board")
    for _ in range(8):
        keys.press("ArrowUp")
    keys.press("Space")
    for _ in range(5):
        keys.press("ArrowRight")
    keys.press("Shift+ArrowRight")
    settled(page)
    expect(page.locator(".ghost.v-clear")).to_be_visible()
    shot(page, "mat-keyboard-desk")
    keys.press("Escape")
    expect(page.locator(".ghost")).to_have_count(0)
    for key, n in (("ArrowUp", 8), ("Space", 1), ("ArrowRight", 5), ("Shift+ArrowRight", 1)):
        for _ in range(n):
            keys.press(key)
    settled(page)
    keys.press("Enter")
    until(page, lambda: stub.table.journal.count > 0)
    corner, end = answers(stub)[0]
    assert near(corner, 2100, 1600 - 8 * 127, 6)
    assert near(end, 2100 + 5 * 127 + 25, 1600 - 8 * 127, 8)


class Fingers:
    """Touches as the browser gets them from a screen."""

    def __init__(self, page: Page) -> None:
        self.session = page.context.new_cdp_session(page)

    def _send(self, kind: str, points: tuple[tuple[float, float], ...]) -> None:
        touches = [{"x": x, "y": y, "id": i} for i, (x, y) in enumerate(points)]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    def down(self, *points: tuple[float, float]) -> None:
        self._send("touchStart", points)

    def move(self, *points: tuple[float, float]) -> None:
        self._send("touchMove", points)

    def up(self) -> None:
        self._send("touchEnd", ())


DRAWN = """() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"""


def test_a_phone_pinches_pans_and_drags(visit: Opener, shot: Shot) -> None:
    page = visit(size=PHONE, touch=True)
    stub = opened(page, m0=(2100, 1600))
    shot(page, "mat-whole-phone")
    assert faults(page) == []
    hand = Fingers(page)
    whole = scale(page)
    # Two fingers apart, about the model: the board grows under them.
    x, y = spot(page, 2100, 1600)
    hand.down((x - 20, y - 30), (x + 20, y - 30))
    for d in range(20, 64, 4):
        hand.move((x - d, y - 30), (x + d, y - 30))
    hand.up()
    assert scale(page) > whole * 2
    # One finger on the ground moves the board and answers nothing.
    box = page.locator(".free-view").bounding_box()
    assert box is not None
    at = (box["x"] + 120, box["y"] + 260)
    before = spot(page, 2100, 1600)
    hand.down(at)
    for d in range(0, 44, 4):
        hand.move((at[0] + d, at[1] - d))
    hand.up()
    assert spot(page, 2100, 1600)[1] < before[1] - 10
    assert tries(stub) == []
    # One finger on the model drags its ghost.
    hand.down(spot(page, 2100, 1600))
    for x, y in ((2100, 1400), (2100, 1000), (2130, 640), (2400, 560), (2620, 600)):
        for _ in range(3):
            hand.move(spot(page, x, y))
            page.evaluate(DRAWN)  # a busy browser joins moves of one frame, and a corner is cut
    settled(page)
    shot(page, "mat-drag-phone")
    hand.up()
    settled(page)
    page.locator(".ask .primary").click()
    until(page, lambda: stub.table.journal.count > 0)
    assert near(answers(stub)[0][-1], 2620, 600, 60)


def test_the_wheel_and_the_buttons_zoom(visit: Opener) -> None:
    page = visit(size=DESK)
    opened(page)
    whole = scale(page)
    at = spot(page, *START)
    page.mouse.move(*at)
    page.mouse.wheel(0, -600)
    until(page, lambda: scale(page) > whole * 1.5)
    there = spot(page, *START)
    assert abs(there[0] - at[0]) < 60
    assert abs(there[1] - at[1]) < 60
    page.get_by_role("button", name="Show the whole board").click()
    until(page, lambda: abs(scale(page) - whole) < 1)
    page.get_by_role("button", name="Zoom in").click()
    until(page, lambda: scale(page) > whole * 1.4)
    # Dragging the ground moves the board; nothing is pointed at.
    page.mouse.move(*spot(page, 3000, 2400))
    page.mouse.down()
    before = spot(page, 3000, 2400)
    page.mouse.move(before[0] - 80, before[1] - 50, steps=5)
    page.mouse.up()
    after = spot(page, 3000, 2400)
    assert after[0] < before[0] - 40
    assert page.locator(".ghost").count() == 0


def shooting(page: Page) -> Stub:
    """A model that has moved and may shoot: one rival in the open, one behind scrap."""
    table = MAT.new(2, 3)
    for i, place in enumerate(((4600, 4500), (6400, 4300), (508, 3810), (5200, 2900))):
        table.state.models[i].place = (*place, GROUND)
    table.state.stack[-1] = Act(0, "shoot")
    stub = Stub(load(table.to_json()), mine=(0, 1))
    stub.open(page)
    page.wait_for_selector(".free-view .ray")
    return stub


@pytest.mark.parametrize(("name", "size"), [("desk", DESK), ("phone", PHONE)])
def test_a_shot_shows_its_path_and_its_odds(
    visit: Opener, shot: Shot, name: str, size: tuple[int, int]
) -> None:
    page = visit(size=size, touch=name == "phone")
    stub = shooting(page)
    expect(page.locator(".ray")).to_have_count(2)
    option = page.locator(".option").first
    option.focus()
    page.wait_for_selector(".drawn .corridor")
    expect(page.locator(".tried")).to_contain_text("on a die")
    shot(page, f"mat-shot-{name}")
    assert faults(page) == []
    assert stub.table.journal.count == 0
    option.click()
    until(page, lambda: stub.table.journal.count > 0)
    assert answers(stub)[0][0] == "shoot"


def test_scenery_can_be_asked_about(visit: Opener) -> None:
    page = visit(size=DESK)
    stub = shooting(page)
    page.mouse.click(*spot(page, 2410, 1400))
    expect(page.locator(".why")).to_be_visible()
    assert [m["thing"] for m in stub.sent if m["type"] == "why"] == [["piece", "wall"]]
