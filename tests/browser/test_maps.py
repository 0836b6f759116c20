"""The workshop for maps: a board is drawn by mouse, finger and keys, judged, kept and played on."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Opener, Server, faults, until

Shot = Callable[[Page, str], None]
PHONE = (390, 844)
INCH = 254
SMALL = (30, 22)


def at(page: Page, x: float, y: float) -> tuple[float, float]:
    """Where a point of the mat, in inches, is on the screen."""
    box = page.locator(".map-board .board.free").bounding_box()
    assert box is not None
    return box["x"] + box["width"] * x / SMALL[0], box["y"] + box["height"] * y / SMALL[1]


def bench(page: Page, server: Server, what: str = "new#size=small") -> None:
    page.goto(f"{server.url}/maps/combatzone/{what}")
    page.wait_for_selector(".map-board .board.free")
    page.wait_for_selector(".map-verdict b:not(:text-is('…'))", state="attached")


def drag(page: Page, start: tuple[float, float], end: tuple[float, float]) -> None:
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(*start)
    for part in (0.3, 0.7, 1, 1):
        page.mouse.move(
            start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part
        )
    page.mouse.up()


def middle(found: Locator) -> tuple[float, float]:
    found.scroll_into_view_if_needed()
    box = found.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def put(page: Page, sort: str, x: float, y: float) -> None:
    drag(page, middle(page.locator(f".map-kind[data-sort='{sort}']")), at(page, x, y))


def thing(page: Page, id: str) -> Locator:
    return page.locator(f".map-board .area[data-id='{id}']")


def field(page: Page, label: str) -> Locator:
    return page.locator(".map-thing").get_by_label(label, exact=True)


def verdict(page: Page) -> Locator:
    return page.locator(".map-verdict b")


def test_a_map_is_drawn_by_mouse_and_played_on(
    server: Server, visit: Opener, shot: Shot, tmp_path: Path
) -> None:
    page = visit(server.url)
    bench(page, server)
    expect(verdict(page)).to_have_text("Playable")
    put(page, "ruin", 8, 8)
    expect(thing(page, "ruin-1")).to_have_class(having("chosen"))
    put(page, "door", 8, 10.4)
    expect(verdict(page)).to_have_text("Playable")
    page.locator(".map-choice", has_text="Door").locator("select").select_option("locked")
    expect(page.locator(".map-board .l-locked")).to_have_count(2)
    put(page, "building", 20, 8)
    put(page, "ladder", 20, 10.3)
    expect(verdict(page)).to_have_text("Playable")
    put(page, "car", 20, 8.5)
    # A car on a roof stands on it, and moves with it.
    expect(page.locator(".map-whole")).to_contain_text("3 pieces")
    thing(page, "building-1").click(position={"x": 8, "y": 8})
    before = thing(page, "car-1").bounding_box()
    drag(page, at(page, 18, 7), at(page, 18, 11))
    until(page, lambda: thing(page, "car-1").bounding_box() != before)
    expect(verdict(page)).to_have_text("Playable")
    # Into the ruin: a fault that is drawn where it is.
    drag(page, at(page, 18, 11), at(page, 10, 8))
    expect(verdict(page)).to_contain_text("fault")
    expect(page.locator(".fault-mark").first).to_be_visible()
    expect(thing(page, "ruin-1")).to_have_class(having("wrong"))
    expect(page.get_by_role("button", name="Play on it")).to_be_disabled()
    shot(page, "maps-fault")
    page.get_by_role("button", name="Undo").click()
    expect(verdict(page)).to_have_text("Playable")
    page.get_by_role("button", name="Redo").click()
    expect(verdict(page)).to_contain_text("fault")
    page.get_by_role("button", name="Undo").click()
    expect(verdict(page)).to_have_text("Playable")
    # Resized by a corner, turned by its grip, set by its fields.
    thing(page, "ruin-1").click(position={"x": 4, "y": 4})
    field(page, "Width").fill("7")
    field(page, "Width").press("Tab")
    expect(verdict(page)).to_have_text("Playable")
    corner = page.locator(".grip[data-grip='2']")
    drag(page, middle(corner), at(page, 12.5, 12))
    until(page, lambda: float(field(page, "Width").input_value()) > 7.2)
    expect(verdict(page)).to_have_text("Playable")
    drag(page, middle(page.locator(".turn-grip")), at(page, 14, 4))
    until(
        page,
        lambda: float(field(page, "Angle").input_value()) in (-75, -60, -45, -30, 15, 30, 45, 60),
    )
    expect(verdict(page)).to_have_text("Playable")
    field(page, "Height").fill("5")
    field(page, "Height").press("Tab")
    shot(page, "maps-desk")
    assert faults(page) == []
    # A file, and back.
    with page.expect_download() as wait:
        page.get_by_role("button", name="Save as a file").click()
    file = tmp_path / "mine.json"
    wait.value.save_as(file)
    written = json.loads(file.read_text("utf-8"))
    assert {p["look"] for p in written["pieces"]} == {"ruin", "building", "car"}
    assert written["passages"][0]["state"] == "locked"
    page.get_by_label("Name of the map").fill("My Yard")
    page.get_by_label("Name of the map").press("Tab")
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.locator(".notices")).to_contain_text("My Yard")
    page.get_by_role("button", name="Play on it").click()
    page.wait_for_selector(".play .free-view")
    expect(page.locator(".play .area.k-ruin")).to_have_count(1)
    shot(page, "maps-played")
    page.goto(f"{server.url}/maps/combatzone")
    expect(page.locator(".map-tile > b").first).to_have_text("My Yard")
    shot(page, "maps-shelf")
    assert faults(page) == []
    # The form of a new table offers it, too.
    page.goto(f"{server.url}/new/combatzone")
    page.get_by_label("One of my maps").select_option("My Yard")


def having(word: str) -> re.Pattern[str]:
    return re.compile(rf"\b{word}\b")


def test_a_map_is_drawn_with_keys_alone(server: Server, visit: Opener) -> None:
    page = visit(server.url)
    bench(page, server)
    car = page.locator(".map-kind[data-sort='car']")
    car.focus()
    page.keyboard.press("Enter")
    mover = page.locator(".map-mover")
    expect(mover).to_be_focused()
    where = field(page, "From the left")
    before = float(where.input_value())
    for _ in range(4):
        page.keyboard.press("ArrowRight")
    until(page, lambda: abs(float(where.input_value()) - before - 2) < 0.01)
    page.keyboard.press("Shift+ArrowLeft")
    until(page, lambda: abs(float(where.input_value()) - before - 1.9) < 0.01)
    page.keyboard.press("r")
    until(page, lambda: float(field(page, "Angle").input_value()) == 15)
    page.keyboard.press("Control+d")
    expect(page.locator(".map-board .k-car.area")).to_have_count(2)
    expect(verdict(page)).to_have_text("Playable")
    page.keyboard.press("Delete")
    expect(page.locator(".map-board .k-car.area")).to_have_count(1)
    page.keyboard.press("Control+z")
    expect(page.locator(".map-board .k-car.area")).to_have_count(2)
    page.keyboard.press("Control+y")
    expect(page.locator(".map-board .k-car.area")).to_have_count(1)
    # From the mat itself: the arrows walk over it, Enter takes a thing.
    thing(page, "car-1").focus()
    page.keyboard.press("Enter")
    expect(mover).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(".grip")).to_have_count(0)


@pytest.mark.parametrize("lang", ["en-GB", "fr-FR"])
def test_a_map_is_drawn_on_a_phone(server: Server, visit: Opener, shot: Shot, lang: str) -> None:
    page = visit(server.url, size=PHONE, touch=True, locale=lang)
    bench(page, server, "generated#size=small&seed=friday")
    shot(page, f"maps-phone-{lang[:2]}")
    # The tools took so much that the board began at two fifths of the screen.
    box = page.locator(".map-board").bounding_box()
    assert box is not None
    assert box["y"] < 0.35 * PHONE[1]
    areas = page.locator(".map-board .area:not(.look-ground)")
    count = areas.count()
    assert count >= 12
    page.locator(".map-kind").first.tap()
    expect(areas).to_have_count(count + 1)
    expect(page.locator(".grip")).to_have_count(5)
    shot(page, f"maps-phone-thing-{lang[:2]}")
    # What is chosen follows a finger; anything else pans.
    grip = page.locator(".area.chosen")
    x, y = middle(grip)
    box = grip.bounding_box()
    touch(page, (x, y), (x - 30, y + 20))
    until(page, lambda: grip.bounding_box() != box)
    page.locator(".map-parts button").last.tap()
    shot(page, f"maps-phone-whole-{lang[:2]}")
    assert faults(page) == []


def touch(page: Page, start: tuple[float, float], end: tuple[float, float]) -> None:
    """A finger that drags."""
    session = page.context.new_cdp_session(page)

    def send(kind: str, *points: tuple[float, float]) -> None:
        session.send(
            "Input.dispatchTouchEvent",
            {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]},
        )

    send("touchStart", start)
    for part in (0.2, 0.5, 0.8, 1):
        send(
            "touchMove",
            (start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part),
        )
    send("touchEnd")


def test_a_house_map_is_copied_and_a_link_brings_it_to_somebody_else(
    server: Server, visit: Opener
) -> None:
    page = visit(server.url)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    bench(page, server, "house-stacks")
    expect(page.get_by_label("Name of the map")).to_have_value("Copy of The Stacks")
    page.get_by_role("button", name="Share by link").click()
    expect(page.locator(".notices")).to_contain_text("opied")
    link = page.evaluate("navigator.clipboard.readText()")
    friend = visit(link)
    expect(friend.locator(".map-board .k-apartment.area")).to_have_count(6)
    broken = visit(f"{server.url}/maps/combatzone/shared#map=nonsense")
    expect(broken.locator(".nothing h1")).to_be_visible()
