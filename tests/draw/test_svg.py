"""Any scene becomes one safe, standalone picture."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import msgspec
import pytest

from neontable.draw.svg import svg
from neontable.games.adrenaline import GAME
from neontable.kernel.scene import Badge, Line, Panel, Piece, Region, Scene, Section, Token
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
    place = Region("here", "place", nasty, 0, 0, 1, 1, "red")
    pieces = tuple(
        Piece(shape, "thing", "here", nasty, tip=nasty, shape=shape, sign="<&>")
        for shape in ("strip", "tile", "corner", "circle", "skull", "drop", "nothing known")
    )
    deal = Region("there", "place", nasty, 1, 0, 1, 1, layout="row")
    pieces += tuple(
        Piece(f"{shape} there", "thing", "there", nasty, tip=nasty, shape=shape, sign="<&>")
        for shape in ("card", "back", "marker")
    )
    panels = (
        Panel("p", "player", nasty, (Badge("x", '"<', nasty, nasty), Badge("<y>")), 0),
        Panel("q", "track", nasty, (Badge("x", tip=nasty), Badge("<y>", "<z>"))),
    )
    picture = svg(scene(regions=(place, deal), pieces=pieces, panels=panels), "en")
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


def dealt(layout: str, n: int, **facts: object) -> Scene:
    """A table of one place with cards, and one that hangs on the last."""
    place = Region("a", "place", words("Yard"), 0, 0, 2, 1, layout=layout)
    cards = [
        Piece(f"c{i}", "card", "a", words(f"Hero{i}"), shape="card", turned=layout == "rise")
        for i in range(n)
    ]
    cards.append(Piece("d", "card", "c0", words("Rider"), shape="card"))
    cards.append(Piece("m", "run", f"c{n - 1}", words("Here"), shape="marker", colour="pink"))
    return scene(regions=(place,), pieces=tuple(cards), **facts)


@pytest.mark.parametrize("count", [1, 3, 7, 25])
def test_cards_in_a_row_stay_inside_their_region_and_so_does_what_they_carry(count: int) -> None:
    root = read(svg(dealt("row", count)))
    shown = [t.text or "" for t in root.iter(f"{SVG}title")]
    assert sum("Hero" in t for t in shown) == count
    assert sum("Rider" in t for t in shown) == 1
    assert sum("Here" in t for t in shown) == 1
    cards = [r for r in root.iter(f"{SVG}rect") if r.attrib.get("rx") == "7"]
    assert cards
    for rect in cards:
        assert float(rect.attrib["x"]) >= 24
        assert float(rect.attrib["x"]) + float(rect.attrib["width"]) <= 24 + 1120 + 0.5
        assert float(rect.attrib["y"]) + float(rect.attrib["height"]) <= 24 + 560 + 0.5


def test_what_rises_has_its_first_card_at_the_foot() -> None:
    def heights(layout: str) -> list[float]:
        found = {}
        for group in read(svg(dealt(layout, 3))).iter(f"{SVG}g"):
            title, rect = group.find(f"{SVG}title"), group.find(f"{SVG}rect")
            if title is not None and rect is not None and "Hero" in (title.text or ""):
                found[title.text] = float(rect.attrib["y"])
        return [found[name] for name in sorted(found)]

    down, up = heights("column"), heights("rise")
    assert down == sorted(down)
    assert up == sorted(up, reverse=True)


def test_only_the_top_of_a_pile_is_seen() -> None:
    shown = svg(dealt("stack", 3))
    assert "Hero2" in shown
    assert "Hero1" not in shown


def test_a_piece_in_focus_is_written_out_in_full() -> None:
    parts = (Section(words("First part"), words("A title")), Section(words("Second part")))
    card = Piece("x", "card", "p", words("Big card"), shape="card", sections=parts)
    place = Region("a", "place", words("Yard"), 0, 0, 2, 1, layout="row")
    panel = Panel("p", "player", words("Mine"), seat=0)
    whole = scene(regions=(place,), pieces=(card,), panels=(panel,))
    for focus, shown in (((), False), (("x",), True)):
        picture = svg(msgspec.structs.replace(whole, focus=focus))
        assert all((part in picture) == shown for part in ("First part", "A title", "Second"))


def test_what_is_broken_is_struck_out() -> None:
    place = Region("a", "place", words("Yard"), 0, 0, 2, 1, layout="row")
    parts = tuple(
        Piece(str(i), "part", "p", words(f"Part{i}"), shape="strip", badges=badges)
        for i, badges in enumerate([(), (Badge("broken", look="broken"),)])
    )
    panel = Panel("p", "player", words("Mine"), seat=0)
    root = read(svg(scene(regions=(place,), pieces=parts, panels=(panel,))))
    struck = [t.text for t in root.iter(f"{SVG}text") if "text-decoration" in t.attrib]
    assert struck == ["Part1 and Part1"]


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
