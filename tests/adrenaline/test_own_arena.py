"""Arenas that people draw: read, checked, played to the end, kept by content."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

import neontable
from neontable.draw.svg import svg
from neontable.games.adrenaline.model import arena as arenas
from neontable.games.adrenaline.model.arena import ARENAS, arena, faults
from neontable.games.adrenaline.model.drawing import read, write
from neontable.games.adrenaline.model.options import RUN, Square
from neontable.games.adrenaline.rules.aim import openings
from neontable.kernel.errors import BadOption, BadPosition
from neontable.kernel.record import Record
from neontable.kernel.table import Table, replay
from neontable.kernel.text import LANGUAGES, render
from tests.adrenaline.play import on, position

GAME = neontable.game("adrenaline")
PAGE = Path(__file__).parents[2] / "docs" / "arenas.md"

LONGEST = 20_000
"""More answers than any of these games needs."""

YARD = """\
name: The Yard
Gr G #Bb
+  #
W +R +B
      +
.  Ry+P
"""

TOWER = """\
name: Tower
Rr+W
+
Bb
+
Yy
"""


def played(options: dict[str, Any], seats: int = 3, seed: int = 3) -> Table:
    table = GAME.new(seats, seed=seed, options=options)
    dice = random.Random(seed)
    for _ in range(LONGEST):
        if table.over:
            break
        ask = table.asks[0]
        table.answer(ask.seat, dice.choice(ask.options))
    return table


# -- reading ---------------------------------------------------------------------------------------
def test_a_drawing_says_squares_rooms_borders_and_spawn_points() -> None:
    yard = arena(YARD)
    assert yard.name == "The Yard"
    assert yard.squares == (0, 1, 2, 4, 5, 6, 9, 10)
    assert [yard.rooms[yard.room[s]] for s in yard.squares] == [
        *("green", "green", "blue", "white", "red", "blue", "red", "purple")
    ]
    assert yard.spawn == (0, 2, 9)
    assert yard.edge[1] == ("wall", "wall", "wall", "open")
    assert yard.edge[6] == ("open", "wall", "door", "door")
    assert yard.neighbours[5] == (4, 6, 9)
    assert yard.can_see(0, 4)
    assert not yard.can_see(4, 10)


def test_every_arena_of_the_house_but_one_can_be_drawn() -> None:
    """The small one has a room in two colours, as printed: that is not for drawings."""
    for name, house in ARENAS.items():
        text = write(arenas._assembled(name))
        if name == "small":
            assert [fault.text.id for fault in faults(text)] == ["ad-draw-two-colours"]
            continue
        drawn = arena(text)
        for field in ("squares", "room", "rooms", "spawn", "edge", "dist", "sees", "line", "ray"):
            assert getattr(drawn, field) == getattr(house, field), (name, field)


def test_a_drawing_may_be_indented_end_in_blanks_and_come_from_another_system() -> None:
    once, wrong = read(YARD)
    assert wrong == ()
    assert once is not None
    for text in (
        "\n\n" + YARD + "\n\n",
        "\r\n".join(YARD.splitlines()),
        "\n".join("    " + line + "   " for line in YARD.splitlines()),
    ):
        assert read(text) == (once, ())
    assert write(once) == write(read(write(once))[0] or once)


WRONG = [
    ("blue", "there is no arena “blue”; the arenas are small, medium_1, large, medium_2, or a"),
    ("R\nB\nY", "line 1: the first line is the arena’s name"),
    ("name:\nRr", "line 1: the first line is the arena’s name"),
    ("name: " + "x" * 41 + "\nRr", "line 1: a name is one line of at most 40"),
    ("name: x\n" + "R" * 400, "a drawing has at most 400 characters"),
    ("name: x\n\n", "the arenas are"),
    ("name: x\n. .", "there is no square"),
    ("name: x\nQr", "line 2, column 1: “Q” is not a room"),
    ("name: x\nRg", "line 2, column 2: “g” is not a spawn point"),
    ("name: x\nR *R", "line 2, column 3: “*” is not a border"),
    ("name: x\nR  R\n-  +", "line 3, column 1: “-” is not a border"),
    ("name: x\nR  R\n +", "line 3, column 2: “+” stands between two borders"),
    ("name: x\nR\tR", "line 2, column 2: a drawing has no tabs"),
    ("name: x\nR  R  R  R  R", "line 2, column 12: a row has at most 4 squares"),
    ("name: x\nR\n\nR\n\nR\n\nR", "line 7: there are at most 3 rows"),
    ("name: x\n.r+R", "line 2, column 2: a spawn point stands on a square, not on a hole"),
    ("name: x\nRr Rb", "the yellow spawn point (y) is missing"),
    ("name: x\nRr Rb\n\nRy Rr", "line 4, column 5: a second red spawn point"),
    ("name: x\nRr Bb", "line 2, column 3: the red room and the blue room have no border"),
    ("name: x\nRr+Bb+R", "line 2, column 7: this is a second red room"),
    ("name: x\nRr+Rb", "line 2, column 4: this is a second red room"),
    ("name: x\nR +R\n\nR  R", "line 2, column 3: this door leads into the room that it leaves"),
    ("name: x\nRr+Bb+Yy", "no square is left for ammo: spawn points have none"),
    ("name: x\nR +.", "line 2, column 3: this door leads nowhere"),
    ("name: x\nRr#Bb", "line 2, column 4: no way leads from the first square to square 1"),
]


@pytest.mark.parametrize(("text", "message"), WRONG, ids=[m for _, m in WRONG])
def test_each_fault_is_named_with_its_place(text: str, message: str) -> None:
    found = [str(fault) for fault in faults(text)]
    assert any(message in fault for fault in found), found
    for fault in faults(text):
        for lang in LANGUAGES:
            assert render(fault.placed(), lang)


def test_all_faults_are_named_at_once_in_the_order_of_their_places() -> None:
    found = faults("  name: x\n  Rr+B  R\n  +  #\n  R  W #Gr+")
    ids = [fault.text.id.removeprefix("ad-draw-") for fault in found]
    assert ids == [
        *("two-colours", "room-twice", "two-colours", "room-twice", "two-colours"),
        *("spawn-twice", "door-nowhere", "no-spawn", "no-spawn"),
    ]
    places = [(fault.line, fault.column) for fault in found if fault.line]
    assert places == sorted(places)
    assert places[0] == (2, 8), "counted in the text as it was written, indent included"


# -- tables ----------------------------------------------------------------------------------------
@pytest.mark.parametrize("drawing", [YARD, TOWER], ids=["yard", "tower"])
@pytest.mark.parametrize(
    "options",
    [
        {},
        {"mode": "domination"},
        {"mode": "turret", "frenzy": False},
        {"bot": True, "skulls": 5},
    ],
    ids=["deathmatch", "domination", "turret", "bot"],
)
def test_a_drawn_arena_is_played_to_the_end(drawing: str, options: dict[str, Any]) -> None:
    table = played({"arena_text": drawing, **options})
    assert table.outcome is not None
    squares = arena(drawing).squares
    assert all(p.square in squares for p in table.state.players)


def test_records_positions_copies_and_redealt_worlds_keep_the_arena() -> None:
    table = GAME.new(4, seed=5, options={"arena_text": YARD})
    dice = random.Random(5)
    for _ in range(130):
        ask = table.asks[0]
        table.answer(ask.seat, dice.choice(ask.options))
    loaded = neontable.load(table.to_json())
    assert loaded.digest == table.digest
    assert [a.options for a in loaded.asks] == [a.options for a in table.asks]
    assert table.clone().digest == table.digest
    raw = msgspec.json.encode(table.record)
    assert replay(msgspec.json.decode(raw, type=Record)).digest == table.digest
    world = table.redeal(table.waiting[0], seed=1)
    assert world.state.arena == table.state.arena
    assert world.view(table.waiting[0]) == table.view(table.waiting[0])
    table.undo(7)
    assert table.state.arena == write(read(YARD)[0])  # type: ignore[arg-type]


def test_a_table_reports_every_fault_of_its_arena() -> None:
    with pytest.raises(BadOption) as caught:
        GAME.new(3, options={"arena_text": "name: x\nRr+Rb"})
    assert "option 'arena_text' of adrenaline:" in str(caught.value)
    assert "\n  - line 2, column 4: this is a second red room" in str(caught.value)
    assert "\n  - the yellow spawn point (y) is missing" in str(caught.value)
    assert caught.value.text is not None
    assert "jaune" in render(caught.value.text, "fr")


def test_a_position_brings_its_own_arena() -> None:
    play = position(on(4), on(10), on(9), arena=YARD).pick(RUN)
    assert play.squares() == [0, 1, 2, 4, 5, 6, 9, 10]
    play.pick(Square(6))
    assert play.table.view(0).arena == play.g.arena  # type: ignore[attr-defined]
    with pytest.raises(BadPosition) as caught:
        position(on(0), on(1), on(2), arena="name: x\nRr Bb")
    assert caught.value.problems[:2] == [
        "arena: line 2, column 3: the red room and the blue room have no border between them: "
        "a room has one colour",
        "arena: the yellow spawn point (y) is missing",
    ]


def test_a_drawn_arena_is_shown() -> None:
    table = GAME.new(3, seed=1, options={"arena_text": YARD})
    scene = table.scene(0)
    assert [r.id for r in scene.regions if r.kind == "square"] == [
        f"square-{s}" for s in arena(YARD).squares
    ]
    doors = [line for line in scene.lines if line.kind == "door"]
    assert len(doors) == 5
    game = next(panel for panel in scene.panels if panel.id == "panel-game")
    assert (
        next(render(row.tip, "fr") for row in game.rows if row.tip)
        == "Arène\N{NO-BREAK SPACE}: The Yard"
    )
    assert svg(scene, "en").endswith("</svg>\n")


def test_names_that_look_like_messages_are_said_as_they_are() -> None:
    table = GAME.new(3, seed=1, options={"arena_text": YARD.replace("The Yard", "@ad-title")})
    game = next(panel for panel in table.scene(0).panels if panel.id == "panel-game")
    assert any(row.tip and render(row.tip, "en") == "Arena: @ad-title" for row in game.rows)


def test_no_more_drawn_arenas_are_remembered_than_fit() -> None:
    texts = [YARD.replace("The Yard", f"Yard {n}") for n in range(70)]
    for text in texts:
        assert openings(text, "thor")
    assert arenas._drawn.cache_info().currsize == 64
    # Who still plays in a forgotten one never notices.
    assert ARENAS[texts[0]].squares == arena(YARD).squares
    assert openings(texts[0], "thor") == openings(texts[69], "thor")
    assert len(ARENAS) == 4, "the house's own are listed, drawn ones are not"


def test_the_page_shows_a_real_arena() -> None:
    parts = PAGE.read_text("utf-8").split("```text arena\n")[1:]
    drawings = [part.split("```")[0] for part in parts]
    assert len(drawings) >= 2
    for drawing in drawings:
        assert faults(drawing) == ()
        assert played({"arena_text": drawing, "skulls": 5}).outcome is not None
