"""Any scene becomes one safe, standalone picture."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from neontable.games.adrenaline import GAME
from neontable.kernel.scene import Badge, Line, Panel, Piece, Region, Scene, Token
from neontable.kernel.svg import svg
from neontable.kernel.text import Text, literal

SVG = "{http://www.w3.org/2000/svg}"
NASTY = '<script>alert("x")</script> & co'


def words(text: str) -> Text:
    """A message that says just this."""
    return Text("nt-and", (("a", literal(text)), ("b", literal(text))))


def scene(**parts: object) -> Scene:
    whole = {"regions": (), "lines": (), "pieces": (), "panels": ()} | parts
    return Scene("toy", 2, 1, **whole)  # type: ignore[arg-type]


def read(picture: str) -> ElementTree.Element:
    return ElementTree.fromstring(picture)


def test_words_are_escaped_everywhere() -> None:
    nasty = words(NASTY)
    place = Region("here", "place", nasty, 0, 0, 1, 1, ("red",))
    pieces = tuple(
        Piece(shape, "thing", "here", nasty, tip=nasty, shape=shape, sign="<&>")
        for shape in ("strip", "tile", "corner", "circle", "skull", "drop", "nothing known")
    )
    panels = (
        Panel("p", "player", nasty, (Badge("x", '"<', nasty, nasty), Badge("<y>")), 0),
        Panel("q", "track", nasty, (Badge("x", tip=nasty), Badge("<y>", "<z>"))),
    )
    picture = svg(scene(regions=(place,), pieces=pieces, panels=panels), "en")
    root = read(picture)
    assert not root.findall(f".//{SVG}script")
    assert any(NASTY in (title.text or "") for title in root.iter(f"{SVG}title"))


def test_nothing_is_fetched_and_nothing_runs() -> None:
    picture = svg(GAME.new(4, seed=1).scene(0), "fr")
    root = read(picture)
    for element in root.iter():
        assert element.tag.removeprefix(SVG) not in ("script", "image", "use", "foreignObject")
        for name, value in element.attrib.items():
            assert not name.lower().startswith("on")
            assert "href" not in name
            assert all(ref.startswith("#") for ref in re.findall(r"url\(([^)]*)\)", value))
    assert "http" not in picture.replace("http://www.w3.org/2000/svg", "")


def test_every_piece_on_the_board_is_in_the_picture() -> None:
    shown = scene(
        regions=(Region("a", "place", words("Yard"), 0, 0, 1, 1),),
        pieces=tuple(
            Piece(f"f{i}", "figure", "a", words(f"Hero{i}"), shape="hexagon", sign=f"H{i}")
            for i in range(7)
        ),
    )
    root = read(svg(shown))
    signs = [t.text for t in root.iter(f"{SVG}text")]
    assert [f"H{i}" for i in range(7)] == [s for s in signs if s and s.startswith("H")]
    assert len(root.findall(f".//{SVG}polygon")) == 7


def test_a_door_is_a_gap_in_its_wall() -> None:
    wall = svg(scene(lines=(Line("wall", 0, 0, 1, 0),)))
    door = svg(scene(lines=(Line("door", 0, 0, 1, 0),)))
    assert len(read(wall).findall(f".//{SVG}path")) == 1
    # Two stubs of wall, the threshold between them, and a post at each end of it.
    assert len(read(door).findall(f".//{SVG}path")) == 3
    assert len(read(door).findall(f".//{SVG}circle")) == 2


def test_figures_stay_inside_their_region() -> None:
    for count in (1, 2, 5, 9, 20):
        pieces = tuple(Piece(f"f{i}", "figure", "a", words("X")) for i in range(count))
        place = Region("a", "place", words("Yard"), 0, 0, 1, 1)
        root = read(svg(scene(regions=(place,), pieces=pieces)))
        assert len(root.findall(f".//{SVG}circle")) == count
        for circle in root.iter(f"{SVG}circle"):
            x, y, r = (float(circle.attrib[k]) for k in ("cx", "cy", "r"))
            assert x - r >= 24
            assert x + r <= 24 + 440
            assert y - r >= 24
            assert y + r <= 24 + 440


def test_a_long_row_of_tokens_stays_inside_its_panel() -> None:
    tokens = (Token("x"),) * 90
    panel = Panel("p", "track", words("Track"), (Badge("t", 90, None, words("All"), tokens),))
    root = read(svg(scene(panels=(panel,))))
    width = float(root.attrib["width"])
    dots = [float(c.attrib["cx"]) + float(c.attrib["r"]) for c in root.iter(f"{SVG}circle")]
    assert len(dots) == 90
    assert max(dots) <= width - 24


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_signs_that_name_messages_are_said(lang: str) -> None:
    picture = svg(GAME.new(3, seed=2).scene(), lang)
    letters = {t.text for t in read(picture).iter(f"{SVG}text")}
    assert ("J" in letters) == (lang == "fr")
    assert ("Y" in letters) == (lang == "en")


def test_a_table_shows_itself_as_a_spectator_sees_it() -> None:
    table = GAME.new(3, seed=4)
    assert table._repr_svg_() == svg(table.scene(-1), "en")
