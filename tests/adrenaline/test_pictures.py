"""The pictures of the documentation are real positions, drawn by the scene as it is now."""

from __future__ import annotations

import pytest

from neontable.kernel.scene import Panel
from tests.adrenaline.play import on, position
from tools.pictures import DRAWN, PICTURES, picture


@pytest.mark.parametrize("name", DRAWN)
def test_a_picture_is_what_its_position_looks_like(name: str) -> None:
    drawn = (PICTURES / f"{name}.svg").read_text("utf-8")
    assert drawn == picture(name), "draw them anew: python tools/pictures.py"


def test_no_picture_is_left_over() -> None:
    """What is no position is a plot of measurements, and some page shows it."""
    pages = "".join(page.read_text("utf-8") for page in PICTURES.parent.glob("*.md"))
    others = {p.stem for p in PICTURES.glob("*.svg")} - set(DRAWN)
    assert {name for name in others if f"(pictures/{name}.svg)" not in pages} == set()


@pytest.mark.rule("AD-DOM-006", "AD-TUR-006")
@pytest.mark.parametrize("mode", ["domination", "turret"])
def test_modes_that_track_no_killshots_show_no_killshot_track(mode: str) -> None:
    play = position(on(5), on(6), on(7), mode=mode, skulls=6)
    panels: dict[str, Panel] = {p.id: p for p in play.table.scene(0).panels}
    assert "panel-track" not in panels
    (left,) = panels["panel-skulls"].rows
    assert left.value == len(left.tokens) == 6
