from __future__ import annotations

from neontable import game
from neontable.cli.draw import draw
from neontable.cli.speech import Voice
from neontable.kernel.scene import Badge, Line, Panel, Piece, Region, Scene
from neontable.kernel.text import Text


def drawn(scene: Scene, width: int = 60, lang: str = "en") -> list[str]:
    return [line.plain for line in draw(Voice(lang), game("toy"), scene, width)]


def square(i: int, x: float, y: float, w: float = 1, h: float = 1) -> Region:
    return Region(f"sq{i}", "square", Text("toy-square", (("square", i),)), x, y, w, h)


def test_walls_doors_and_open_borders_look_different() -> None:
    lines = drawn(game("toy").new(2, 1).scene(0), 40)
    assert lines[:7] == [
        "┏━━━━━━━━━━━━━━━━━━━┳━━━━━━━━━━━━━━━━━━┓",
        "┃square 0           ╹square 1          ┃",
        "┃figure of player 0                    ┃",
        "┃ (cards 0)                            ┃",
        "┃figure of player 1                    ┃",
        "┃ (cards 0)         ╻                  ┃",
        "┃┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┣━━━╸          ╺━━━┫",
    ]


def test_every_piece_is_shown_somewhere() -> None:
    scene = Scene(
        "toy", 1, 1,
        regions=(square(0, 0, 0), Region("pile", "pile", Text("toy-opt-red"))),
        lines=(),
        pieces=(
            Piece("a", "card", "sq0", Text("toy-opt-green")),
            Piece("b", "card", "sq0", Text("toy-opt-green")),
            Piece("c", "card", "pile", Text("toy-opt-blue"), badges=(Badge("points", 3),)),
            Piece("d", "card", "nowhere", Text("toy-opt-rest")),
            Piece("e", "card", "hand", Text("toy-opt-draw"), shape="card"),
        ),
        panels=(Panel("hand", "player", Text("toy-seat", (("n", 1),)), (Badge("cards", 2),)),),
    )  # fmt: skip
    whole = "\n".join(drawn(scene))
    assert "2× green" in whole
    assert "red: blue (points 3)" in whole
    assert "elsewhere: Rest" in whole
    assert "player 1: cards 2 · Draw a card" in whole
    assert "joueur 1\u00a0: cartes 2" in "\n".join(drawn(scene, lang="fr"))


def test_regions_of_different_sizes_and_a_narrow_terminal() -> None:
    scene = Scene(
        "toy", 300, 200,
        regions=(square(0, 0, 0, 200, 200), square(1, 200, 0, 100, 100)),
        lines=(Line("wall", 0, 0, 300, 0), Line("wall", 0, 0, 100, 150)),
        pieces=(), panels=(),
    )  # fmt: skip
    lines = drawn(scene, 20)
    assert "square 0" in lines[1]
    assert "square 1" in lines[1]
    assert "╳" in "".join(lines)


def test_free_space_is_drawn_to_scale() -> None:
    regions = tuple(square(i, i * 15, i * 11, 20, 20) for i in range(20))
    lines = drawn(Scene("toy", 400, 300, regions, (), (), ()), 100)
    assert 5 < len(lines) < 120
    assert any("·" in line for line in lines)


def test_a_scene_without_a_board_has_only_panels() -> None:
    panel = Panel("p", "player", Text("toy-seat", (("n", 0),)))
    assert drawn(Scene("toy", 0, 0, (), (), (), (panel,))) == ["player 0: -"]


def table_of_cards(count: int = 2) -> Scene:
    """Two places with a part each, and a hand."""
    regions, pieces = [], []
    for i in range(count):
        label = Text("toy-square", (("square", i),))
        regions.append(Region(f"f{i}", "fort", label, i * 10, 0, 9, 5, layout="row"))
        regions.append(
            Region(f"i{i}", "ice", label, i * 10, 5, 9, 5, lit_with=(f"f{i}",), layout="rise")
        )
    wide = Region("hand", "hand", Text("toy-opt-rest"), 0, 12, 10 * count, 5, layout="row")
    pieces = [
        Piece("a", "card", "f0", Text("toy-opt-red"), shape="card"),
        Piece("b", "card", "a", Text("toy-opt-blue"), shape="card", dim=True),
        Piece("c", "card", "i0", Text("toy-opt-green"), shape="back", sign="#3"),
        Piece("d", "card", "i0", Text("toy-opt-blue"), shape="card"),
        Piece("m", "run", "d", Text("toy-opt-draw"), shape="marker"),
        Piece("e", "card", "hand", Text("toy-opt-red"), shape="card"),
        Piece("f", "card", "hand", Text("toy-opt-blue"), shape="card"),
    ]
    return Scene("toy", 10 * count, 17, (*regions, wide), (), tuple(pieces), ())


def test_a_table_of_cards_is_drawn_in_columns_with_signs() -> None:
    assert drawn(table_of_cards(), 40) == [
        "─ square 0 ────────  ─ square 1 ────────",
        "red",
        "└ ░ blue",
        "┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄  ┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄",
        # What stands outermost is nearest to who stands below.
        "▶ blue",
        "▒ #3",
        "─ Rest ─────────────────────────────────",
        "red · blue",
        "▒ face down   ░ face down, but known to you   ▶ it happens here",
    ]


def test_many_columns_take_several_rows_and_each_keeps_its_part() -> None:
    lines = drawn(table_of_cards(7), 60)
    assert all(len(line) <= 60 for line in lines[:-1])
    heads = [i for i, line in enumerate(lines) if line.startswith("─ square")]
    assert len(heads) == 3
    for i in heads:
        assert any(line.startswith("┄") for line in lines[i : i + 5])
