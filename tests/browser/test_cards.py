"""A table of cards: forts with ice in depth order, face-down cards, a run marker, rig and hand.

No game of the registry shows one yet; a made-up scene holds the client to the vocabulary that
docs/client.md promises.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, expect

from neontable.kernel.scene import Badge, Panel, Piece, Region, Scene, Section, Token
from neontable.kernel.table import Table
from neontable.kernel.text import Text
from neontable.server import protocol as wire
from neontable.server import seat_view
from tests.browser.conftest import Opener, faults
from tests.browser.stub import Stub
from tests.toys.bazaar import GAME as BAZAAR

Shot = Callable[[Page, str], None]


def words(text: str) -> Text:
    """Words that need no catalogue: `nt-number` says whatever it is given."""
    return Text("nt-number", (("n", text),))


def card(
    id: str,
    place: str,
    name: str,
    *,
    colour: str = "blue",
    turned: bool = False,
    counters: int = 0,
) -> Piece:
    badges: tuple[Badge, ...] = ()
    if counters:
        token = Token(str(counters), "circle", "green")
        badges = (Badge("counters", counters, words(f"{counters} counters"), tokens=(token,)),)
    return Piece(
        id,
        "card",
        place,
        words(name),
        face=name.lower().replace(" ", "-"),
        badges=badges,
        thing=("card", id),
        shape="card",
        colour=colour,
        sections=(Section(words("End the run."), words("Subroutine")),),
        turned=turned,
    )


def back(id: str, place: str, turned: bool = False) -> Piece:
    return Piece(
        id, "card", place, words("Face-down card"), "back", shape="back", colour="purple",
        thing=("card", id), turned=turned,
    )  # fmt: skip


def fort(id: str, name: str, x: float) -> tuple[Region, ...]:
    return (
        Region(f"root-{id}", "root", words(name), x, 0, 3, 3.2, thing=("fort", id), layout="row"),
        Region(f"ice-{id}", "ice", words(f"Ice on {name}"), x, 3.2, 3, 4.8, layout="column"),
    )


def scene() -> Scene:
    regions = (
        *fort("archives", "Archives", 0),
        *fort("rd", "R&D", 3),
        *fort("hq", "HQ", 6),
        *fort("remote", "Data fort 1", 9),
        Region("rig", "rig", words("Rig"), 0, 8, 12, 3, layout="row"),
    )
    pieces = (
        back("a1", "root-archives"),
        back("r1", "root-rd"),
        card("h1", "root-hq", "Crystal Palace", colour="yellow"),
        back("d1", "root-remote"),
        card("i1", "ice-hq", "Wall of Static", turned=True),
        back("i2", "ice-hq", turned=True),
        back("i3", "ice-rd", turned=True),
        card("i4", "ice-remote", "Sentinel", colour="red", turned=True, counters=2),
        Piece("run", "marker", "i4", words("Run"), shape="marker", colour="cyan"),
        card("p1", "rig", "Codecracker", colour="green"),
        card("p2", "rig", "Big Deck", colour="orange", counters=5),
        card("p3", "p2", "Hosted Program", colour="green"),
        card("c1", "panel-0", "Gordian Blade", colour="green"),
        card("c2", "panel-0", "Livewire", colour="orange"),
    )
    panels = (
        Panel(
            "panel-0", "player", words("Runner"), seat=0, pieces=("c1", "c2"), active=True,
            rows=(Badge("bits", 7, words("7 bits"), words("Bits"), (Token("7", "bit", "yellow"),)),
                  Badge("tags", 1, words("1 tag"), words("Tags"), (Token("1", "tag", "red"),))),
        ),
        Panel("panel-1", "player", words("Corp"), seat=1, rows=(
            Badge("bits", 12, words("12 bits"), words("Bits")),)),
    )  # fmt: skip
    return Scene("bazaar", 12, 11, regions, (), pieces, panels, "cyan", focus=("i4",))


class CardStub(Stub):
    """A toy's questions with a scene of cards."""

    def push(self, full: bool = False) -> wire.Push:
        real = super().push(full)
        option = wire.Option(answer=["break", 1], text="Break the subroutine", pieces=("i4",))
        ask = wire.Ask(id="x", seat=0, kind="pick", text="Sentinel is met", options=(option,))
        return wire.Push(
            table="stub", number=real.number, sequence=real.sequence, seat=0, answers=0,
            scene=seat_view.scene(scene(), "en"), asks=(ask,), full=True,
        )  # fmt: skip


def a_table() -> Table:
    return BAZAAR.new(2, 1, windows=True)


def test_a_table_of_cards(visit: Opener, shot: Shot) -> None:
    stub = CardStub(a_table())
    page = visit()
    stub.open(page)
    page.wait_for_selector(".ask")
    # Ice stands in depth order, and lies across.
    tops = [page.locator(f"[data-id={i}]").bounding_box() for i in ("i1", "i2")]
    assert tops[0] is not None
    assert tops[1] is not None
    assert tops[0]["y"] + tops[0]["height"] <= tops[1]["y"] + 1
    assert tops[0]["width"] > tops[0]["height"]
    # The marker rides on the ice that is met; a hosted card on its host.
    marker = page.locator(".host:has([data-id=i4]) [data-id=run]")
    expect(marker.first).to_be_visible()
    expect(page.locator(".host:has([data-id=p2]) [data-id=p3]")).to_be_visible()
    # A face-down card says nothing about itself.
    assert page.locator("[data-id=d1]").inner_text().strip() == "Face-down card"
    expect(page.locator(".focus")).to_contain_text("End the run.")
    shot(page, "cards-desk")
    assert faults(page) == []
    page.locator(".board [data-id=i4]").click()
    assert stub.sent[-1]["answer"] == ["break", 1]
    phone = visit(size=(390, 844), touch=True)
    CardStub(a_table()).open(phone)
    phone.wait_for_selector(".ask")
    shot(phone, "cards-phone")
    assert phone.evaluate("document.documentElement.scrollWidth") <= 390


LONG = " ".join(["Words that go on and on"] * 25)


class LongStub(CardStub):
    """The same table with more of everything than fits on any screen."""

    def push(self, full: bool = False) -> wire.Push:
        short = super().push(full)
        base = scene()
        ice = tuple(card(f"deep-{i}", "ice-hq", f"Wall {i}", turned=True) for i in range(12))
        held = tuple(card(f"held-{i}", "panel-0", f"Program {i}") for i in range(20))
        met = msgspec.structs.replace(
            next(p for p in base.pieces if p.id == "i4"),
            sections=tuple(Section(words(LONG), words(f"Part {i}")) for i in range(6)),
        )
        rows = tuple(Badge(f"fact-{i}", i, words(LONG), words(f"Fact {i}")) for i in range(12))
        panels = tuple(
            msgspec.structs.replace(
                panel, rows=rows, pieces=tuple(p.id for p in held) if panel.seat == 0 else ()
            )
            for panel in base.panels
        )
        pile = Panel("pile", "pile", words("Pile"), pieces=tuple(p.id for p in held))
        facts = Panel("facts", "facts", words(LONG), rows)
        full_scene = msgspec.structs.replace(
            base,
            pieces=(*(p for p in base.pieces if p.id != "i4"), met, *ice, *held),
            panels=(*panels, pile, facts),
        )
        options = tuple(
            wire.Option(answer=["break", i], text=f"Option {i}: {LONG[:60]}") for i in range(30)
        )
        ask = wire.Ask(id="x", seat=0, kind="pick", text=LONG[:200], options=options)
        shown = tuple(wire.Happening(number=i, id="x", text=LONG) for i in range(40))
        return msgspec.structs.replace(
            short,
            scene=seat_view.scene(full_scene, "en"),
            asks=(ask,) if self.asking else (),
            waiting=(0 if self.asking else 1,),
            happenings=shown,
        )

    asking = True

    def _why(self, message: dict[str, Any]) -> tuple[wire.Reason, ...]:
        return tuple(wire.Reason(what=f"Thing {i}", offered=False, text=LONG) for i in range(12))


@pytest.mark.parametrize(
    ("size", "asking"),
    [
        ((1120, 420), True),
        ((390, 600), False),
        *(
            pytest.param(size, asking, marks=pytest.mark.soak)
            for size, asking in (
                ((1120, 420), False), ((1280, 800), True), ((1280, 800), False), ((390, 600), True)
            )
        ),
    ],
)  # fmt: skip
def test_what_scrolls_is_reached_by_keys(
    visit: Opener, shot: Shot, size: tuple[int, int], asking: bool
) -> None:
    stub = LongStub(a_table())
    stub.asking = asking
    page = visit(size=size)
    stub.open(page)
    page.wait_for_selector(".log p, .side-players .panel")
    if asking:
        page.get_by_role("button", name="Why not?").click()
        page.wait_for_selector(".why-all li")
    page.evaluate("document.querySelectorAll('details').forEach(d => d.open = true)")
    shot(page, f"long-{size[0]}-{'asked' if asking else 'waiting'}")
    assert faults(page) == []
    # Cards that a panel holds are one stop; arrows go from card to card, and each says itself.
    held = page.locator(".panel.you .held")
    held.locator("[data-stop]").focus()
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.dataset.piece").startswith("held-")
    expect(page.locator(".hover-card")).to_contain_text("End the run.")
