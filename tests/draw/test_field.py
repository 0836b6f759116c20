"""A board without squares as a picture: every outline, base and overlay is in it."""

from __future__ import annotations

from xml.etree import ElementTree

import msgspec
import pytest

from neontable.draw import svg
from neontable.kernel import rendering
from neontable.kernel.scene import (
    At,
    Blast,
    Corridor,
    Note,
    Overlay,
    Piece,
    Ray,
    Reach,
    Region,
    Ruler,
    Scene,
)
from neontable.kernel.text import Text, literal
from neontable.kernel.zone import Disc, Polygon, box
from tests.toys.mat import GAME

SVG = "{http://www.w3.org/2000/svg}"


def words(text: str) -> Text:
    return Text("nt-and", (("a", literal(text)), ("b", literal(text))))


def scene(*overlays: Overlay) -> Scene:
    yard = Polygon(
        ((100, 100), (500, 100), (500, 500), (100, 500)),
        (((200, 200), (200, 400), (400, 400), (400, 200)),),
    )
    regions = (
        Region("g", "ground", words("Ground"), look="ground", polygons=(box(0, 0, 1000, 800),)),
        Region("y", "yard", words("Yard"), look="barrier", polygons=(yard,)),
    )
    pieces = (
        Piece("a", "model", "", words("Alpha"), sign="A", at=At(700, 300, 50, (0, 10))),
        Piece("b", "model", "", words("Beta"), sign="B", at=At(300, 300, 50)),
    )
    return Scene("toy", 1000, 800, regions, (), pieces, (), inch=100, overlays=overlays)


def read(picture: str) -> ElementTree.Element:
    return ElementTree.fromstring(picture)


def test_outlines_have_their_holes_and_bases_their_place() -> None:
    root = read(svg(scene()))
    yard = [p for p in root.iter(f"{SVG}path") if p.attrib.get("fill-rule") == "evenodd"][-1]
    assert yard.attrib["d"].count("M") == 2, "the outline and its hole"
    # 880 pixels for 1000 units, 24 from the edge.
    bases = {
        (c.attrib["cx"], c.attrib["cy"], c.attrib["r"])
        for c in root.iter(f"{SVG}circle")
        if c.attrib.get("stroke-width") == "2"
    }
    assert bases == {("640", "288", "44"), ("288", "288", "44")}
    assert len(root.findall(f".//{SVG}polygon")) == 1, "only one of them looks somewhere"
    assert {t.text for t in root.iter(f"{SVG}text")} >= {"A", "B"}


@pytest.mark.parametrize(
    ("overlay", "said"),
    [
        (Reach("easy", (box(0, 0, 300, 300),), (Disc(500, 500, 100),)), ""),
        (Ray(700, 300, 300, 300, "blocked", words("No")), "No and No"),
        (Corridor(((700, 300), (300, 300)), 20, "hindered", words("Cover")), "Cover and Cover"),
        (Ruler(((0, 0), (300, 400), (500, 400)), "clear", words("Far")), "Far and Far"),
        (Blast(500, 500, 120, words("Boom")), "Boom and Boom"),
        (Note(500, 100, words("Half"), "hindered"), "Half and Half"),
    ],
)
def test_every_kind_of_overlay_is_drawn(overlay: Overlay, said: str) -> None:
    plain, over = svg(scene()), svg(scene(overlay))
    assert len(list(read(over).iter())) > len(list(read(plain).iter()))
    assert not said or said in over


def test_a_near_picture_shows_the_part_in_which_pieces_stand() -> None:
    """Puzzles on a large mat were drawn as a few dots on black."""
    wide = msgspec.structs.replace(scene(), width=4000, height=3000)
    x, y, width, height = map(float, read(svg(wide, near=True)).attrib["viewBox"].split())
    unit = 880 / 4000
    # Both bases and two inches around them, or ten inches where that is more.
    assert width == pytest.approx(1000 * unit, abs=0.1)
    for base in (300, 700):
        assert x < 24 + (base - 50) * unit < 24 + (base + 50) * unit < x + width
        assert y < 24 + 250 * unit < 24 + 350 * unit < y + height
    # It does not show what lies beside the board.
    assert x == y == pytest.approx(24)
    cards = msgspec.structs.replace(wide, inch=0)
    assert svg(cards, near=True) == svg(cards)


def test_a_table_shows_itself_in_a_notebook() -> None:
    table = GAME.new(2, 1)
    picture = table._repr_svg_()
    titles = [t.text or "" for t in read(picture).iter(f"{SVG}title")]
    assert any("Amber 1" in t for t in titles)
    assert sum("cache" in t for t in titles) == 5
    assert picture == svg(table.scene())


def test_the_words_of_a_scene_are_data_of_their_own() -> None:

    shown = GAME.new(2, 1).scene(0)
    said = rendering.scene(shown, "fr")
    again = msgspec.json.decode(msgspec.json.encode(said), type=Scene[str])
    assert again == said
    assert again.regions[3].label == "le mur d’angle"
    assert said.pieces[-1].tip == "Se tient 0 mm au-dessus du sol."
    assert rendering.scene(shown, "fr").pieces[0] is said.pieces[0], "said once"
    assert rendering.scene(shown, "en").regions[3].label == "the corner wall"
    # A scene with words has no Text left in it.
    assert b'"args"' not in msgspec.json.encode(said)
