"""Tables of cards and of fighters have room for what they must say, on every screen."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from neontable.games.adrenaline.model.options import GRAB
from tests.adrenaline.play import on, position, shooter
from tests.browser.conftest import DRESSED, Opener, faults
from tests.browser.stub import Stub
from tests.netrunner.play import CORP, RUNNER, Duel, duel

Shot = Callable[[Page, str], None]
DESK, TABLET, PHONE = (1440, 900), (820, 1180), (390, 844)

INSIDE = """(selector) => {
    const b = document.querySelector(selector).getBoundingClientRect();
    return b.width > 0 && b.height > 0 && b.top >= 0 && b.bottom <= innerHeight + 1
        && b.left >= 0 && b.right <= innerWidth + 1;
}"""
"""Whether all of a thing can be seen without scrolling."""

UNCOVERED = """(selector) => {
    const e = document.querySelector(selector), b = e.getBoundingClientRect();
    return e.contains(document.elementFromPoint(b.x + b.width / 2, b.bottom - 4));
}"""
"""Whether nothing lies over a thing at its foot."""

CUT = """(selector) => [...document.querySelectorAll(selector)]
    .filter(e => e.scrollWidth > e.clientWidth + 1 || e.scrollHeight > e.clientHeight + 2)
    .map(e => e.textContent)"""
"""Names that do not fit where they stand."""


def opened(visit: Opener, table: Any, seat: int, size: tuple[int, int], **more: Any) -> Page:
    page = visit(size=size, touch=size is not DESK, **more)
    Stub(table, (seat,)).open(page)
    page.wait_for_selector(".ask[data-ask]")
    page.wait_for_function(DRESSED)
    return page


def in_a_run() -> Duel:
    """Two subroutines, one of them broken."""
    d = duel(
        forts={"hq": "!Triggerman /", "rd": "!Data Wall, !Filter, Keeper, !Fire Wall, Quandary /"},
        rig=["Black Dahlia"],
        bits=(10, 9),
        turn="runner",
    )
    return d.run("hq").pick("break", "Black Dahlia", 0)


@pytest.mark.parametrize("size", [DESK, TABLET, PHONE])
def test_the_ice_that_is_met_says_what_is_left_of_it(
    visit: Opener, shot: Shot, size: tuple[int, int]
) -> None:
    """On small screens nothing said it: the strips were out of sight, and hid the card's words."""
    page = opened(visit, in_a_run().table, RUNNER, size)
    card, strips = page.locator(".focus .card-body"), page.locator(".panel.k-run .k-sub")
    expect(card).to_contain_text("Triggerman")
    if size is DESK:
        expect(strips.nth(1)).to_be_visible()
        expect(card.get_by_text("Subroutine 2")).to_be_hidden()
    else:
        expect(strips.first).to_be_hidden()
        expect(card.get_by_text("Subroutine 1: broken")).to_be_visible()
        expect(card.get_by_text("Subroutine 2", exact=True)).to_be_visible()
        page.wait_for_function(INSIDE, arg=".focus .card-body section:nth-of-type(2)")
    shot(page, f"room-encounter-{size[0]}")
    assert faults(page) == []


def test_on_a_tablet_the_card_in_question_has_its_room_beside_the_question(visit: Opener) -> None:
    """The strip of what happened took its column, and left it no width at all."""
    page = opened(visit, in_a_run().table, RUNNER, TABLET)
    page.evaluate(
        """() => {
            const strip = document.createElement('button');
            strip.className = 'since-open quiet';
            strip.textContent = '9 things happened since your last turn';
            document.querySelector('.dock').prepend(strip);
        }"""
    )
    boxes = [page.locator(f".dock > {part}").bounding_box() for part in (".focus", ".ask")]
    card, ask = boxes
    assert card is not None
    assert ask is not None
    assert card["width"] > 250
    assert ask["width"] > 250
    assert abs(card["y"] - ask["y"]) < 2, "side by side"


def test_on_a_tablet_a_run_moves_nothing(visit: Opener) -> None:
    """The line over the board had a second line while somebody ran."""
    where = "() => document.querySelector('.board').getBoundingClientRect().top"
    calm = duel(forts={"hq": "!Triggerman /"}, rig=["Black Dahlia"], turn="runner")
    before = opened(visit, calm.table, RUNNER, TABLET).evaluate(where)
    assert opened(visit, in_a_run().table, RUNNER, TABLET).evaluate(where) == before


LANES = """() => [...document.querySelectorAll('.region.k-ice')].flatMap(lane => {
    const [a, all] = [lane.getBoundingClientRect(), [...lane.querySelectorAll('.k-ice')]];
    const boxes = all.map(e => e.getBoundingClientRect());
    const within = boxes.every(b => b.bottom <= a.bottom + 1 && b.right <= a.right + 1);
    if (!all.length) return [];
    return [[all.length, Math.round(boxes[0].width), Math.round(a.width), within]];
})"""
"""Of each lane with ice: how many pieces, how wide one is, how wide the lane, whether all fit."""


def test_ice_is_as_large_as_the_lanes_allow(visit: Opener, shot: Shot) -> None:
    """It was as small as the fullest rig made it, in lanes that stood empty."""
    rig = ["Krash", "Dwarf", "Raptor", "Codecracker", "HQ Interface", "Broker", "Fall Guy"]
    d = duel(forts={"hq": "!Triggerman /", "rd": "!Data Wall, Keeper /"}, rig=rig, turn="runner")
    one, two = opened(visit, d.table, RUNNER, DESK).evaluate(LANES)
    assert [one[0], two[0]] == [1, 2]
    assert one[1] == two[1], "alike in every lane"
    assert one[1] > 0.5 * one[2]
    page = opened(visit, in_a_run().table, RUNNER, DESK)
    assert [(n, within) for n, _, _, within in page.evaluate(LANES)] == [(1, True), (5, True)]
    shot(page, "room-lanes")


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_what_is_seldom_meant_stands_last_and_smaller(
    visit: Opener, shot: Shot, size: tuple[int, int]
) -> None:
    """To trash programs of one's own stood among the answers of a run, as large as they."""
    options = opened(visit, in_a_run().table, RUNNER, size).locator(".options .option")
    expect(options.last).to_have_text(re.compile("Trash your own programs$"))
    expect(options.nth(-2)).to_have_text(re.compile("Done$"))
    how = "(e) => parseFloat(getComputedStyle(e).fontSize)"
    assert options.last.evaluate(how) < options.first.evaluate(how)
    shot(options.page, f"room-aside-{size[0]}")


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_a_bid_is_committed_without_scrolling(
    visit: Opener, shot: Shot, size: tuple[int, int]
) -> None:
    d = duel(forts={"hq": "!Hunter /"}, rig=["Baedeker's Net Map"], bits=(10, 9), turn="runner")
    d.run("hq")
    assert d.asks("nr-ask-trace")
    page = opened(visit, d.table, CORP, size)
    page.wait_for_function(INSIDE, arg=".number .primary")
    page.wait_for_function(UNCOVERED, arg=".number .primary")
    shot(page, f"room-trace-{size[0]}")


def test_a_pile_that_is_looked_through_leaves_the_question_in_view(
    visit: Opener, shot: Shot
) -> None:
    d = duel(
        turn="runner",
        archives=["Hostile Takeover", "Keeper", "Quandary", "Night Shift"],
        trash=["Krash"],
        bits=(5, 9),
    )
    d.run("archives").to_access()
    page = opened(visit, d.table, RUNNER, DESK)
    listed = page.locator(".panel.k-pile[open] > .held").first
    expect(listed).to_be_visible()
    for name in ("Hostile Takeover", "Quandary"):
        # Nothing lies over a name that may be clicked.
        listed.get_by_text(name).click(trial=True)
    page.locator(".ask h2").click(trial=True)
    page.locator(".chore").click(trial=True)
    shot(page, "room-archives")


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_names_of_weapons_are_whole(visit: Opener, shot: Shot, locale: str) -> None:
    """Three weapons beside each other were three beginnings of names."""
    full: dict[str, Any] = {"powerups": ["tagback-yellow", "scope-blue"], "marks": [0, 3, 2]}
    play = position(
        shooter(4, unloaded=["tractor_beam", "railgun", "plasma_gun"], damage=[1, 1, 2], **full),
        on(7, loaded=["vortex_cannon"], unloaded=["power_glove", "lock_rifle"]),
        on(10, loaded=["grenade_launcher", "rocket_launcher"], unloaded=["shockwave"]),
    )
    page = opened(visit, play.table, 0, DESK, locale=locale)
    expect(page.locator(".panel.you .held .as-strip")).to_have_count(5)
    assert page.evaluate(CUT, ".side-players .as-strip .name") == []
    # What is owned stands under what was suffered, however much either is.
    lines = page.evaluate(
        """() => [...document.querySelectorAll('.side-players .facts')].map(facts =>
            ['damage', 'marks', 'cubes', 'skulls'].map(kind =>
                Math.round(facts.querySelector('.b-' + kind)?.getBoundingClientRect().top ?? 0)))"""
    )
    for damage, marks, cubes, skulls in lines:
        assert damage == marks < cubes == skulls
    shot(page, f"room-weapons-{locale[:2]}")
    assert faults(page) == []


@pytest.mark.parametrize("size", [TABLET, PHONE])
def test_the_line_over_the_arena_says_what_is_at_stake(
    visit: Opener, size: tuple[int, int]
) -> None:
    """It began with the name of the arena, which left no room for anything else."""
    play = position(shooter(4), on(7), on(10))
    page = opened(visit, play.table, 0, size, locale="fr-FR")
    bar = page.locator(".facts-bar").bounding_box()
    assert bar is not None
    assert bar["height"] < 50, "one line"
    expect(page.locator(".facts-bar .flag.b-actions")).to_be_in_viewport(ratio=1)
    expect(page.locator(".facts-bar .flag.b-arena")).to_be_hidden()


def test_a_phone_stays_where_it_is_when_what_may_be_chosen_is_in_sight(visit: Opener) -> None:
    """Squares with a figure in the middle were taken for hidden: the arena scrolled away."""
    play = position(shooter(4, powerups=["scope-red"]), on(7), on(10), windows=True)
    play.pick(GRAB)
    page = visit(size=PHONE, touch=True)
    page.clock.install()
    Stub(play.table, (0,)).open(page)
    expect(page.locator(".region.lit")).to_have_count(1)
    page.clock.run_for(3000)
    assert page.evaluate("scrollY") == 0
    play.leave_open()


def test_a_click_on_what_cannot_be_done_says_the_numbers(visit: Opener) -> None:
    play = position(shooter(4), on(7, loaded=["shotgun"]), on(10))
    page = opened(visit, play.table, 0, DESK)
    page.locator(".floor[data-id=square-11]").click(position={"x": 8, "y": 8})
    expect(page.locator(".menu .why")).to_contain_text("4 moves away; here at most 3")
    page.keyboard.press("Escape")
    page.locator(".panel [data-id=weapon-shotgun]").click()
    expect(page.locator(".menu .why")).to_contain_text("another player's")
