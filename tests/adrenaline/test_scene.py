"""The scene shows what the view knows, names things as options do, and reveals nothing more."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import chain
from typing import Any

import msgspec
import pytest

from neontable.draw.svg import svg
from neontable.games.adrenaline import GAME
from neontable.games.adrenaline.model.arena import ARENAS
from neontable.games.adrenaline.model.options import (
    SHOOT,
    EnterWith,
    PayWith,
    PlayScope,
    Square,
    UseEffect,
    Zone,
)
from neontable.kernel.chance import key_from
from neontable.kernel.scene import Badge, Panel, Piece, Scene
from neontable.kernel.table import Table
from neontable.kernel.text import LANGUAGES, Text, render
from tests.adrenaline.play import off, on, position

MODES: list[tuple[int, dict[str, Any]]] = [
    (3, {"arena": "small", "mode": "turret"}),
    (4, {"arena": "medium_2", "mode": "domination", "bot": True}),
    (5, {"arena": "large"}),
    (4, {"arena": "medium_1", "skulls": 5, "frenzy": False}),
]


def random_games(every: int) -> Iterator[Table]:
    """A random game of each mode, seen at some of its decisions and at its end."""
    for seed, (seats, options) in enumerate(MODES):
        table = GAME.new(seats, seed=seed, options=options)
        dice = random.Random(seed)
        n = 0
        while not table.over:
            if n % every == 0:
                yield table
            ask = table.asks[0]
            table.answer(ask.seat, ask.options[dice.randrange(len(ask.options))])
            n += 1
        yield table


def named(things: tuple[Any, ...], id: str) -> Any:
    return next(thing for thing in things if thing.id == id)


def piece(scene: Scene, id: str) -> Piece:
    found = named(scene.pieces, id)
    assert isinstance(found, Piece)
    return found


def panel(scene: Scene, id: str) -> Panel:
    found = named(scene.panels, id)
    assert isinstance(found, Panel)
    return found


def fact(panel: Panel, kind: str) -> Badge:
    return next(b for b in panel.rows if b.kind == kind)


def test_a_small_scene_in_full() -> None:
    play = position(
        on(4, loaded=["railgun"], unloaded=["thor"], powerups=["newton-blue"], points=6),
        on(5, damage=[0, 0, 2], marks=[1, 0, 0], powerups=["scope-red", "scope-red"], skulls=1),
        off(cubes=[1, 0, 2]),
        arena="small",
        displays=[["whisper"], [], []],
        tiles=["RBB", *[""] * 11],
        track=[[0, 0]],
        skulls=7,
    ).leave_open()
    scene = play.table.scene(0)
    assert (scene.game, scene.width, scene.height) == ("adrenaline", 4, 3)
    assert [p.id for p in scene.pieces] == [
        "spawn-red",
        "weapon-whisper",
        "spawn-blue",
        "spawn-yellow",
        "tile-0",
        "figure-0",
        "weapon-railgun",
        "weapon-thor",
        "powerup-0-0",
        "figure-1",
        "powerup-1-0",
        "powerup-1-1",
        "figure-2",
    ]
    assert [p.place for p in scene.pieces if p.kind == "figure"] == [
        "square-4",
        "square-5",
        "panel-2",
    ]
    hurt = piece(scene, "figure-1")
    assert hurt.thing == ("target", 1)
    assert [(b.kind, b.value) for b in hurt.badges] == [("damage", 3), ("marks", 1)]
    assert [b.kind for b in piece(scene, "figure-0").badges] == ["active"]
    assert piece(scene, "tile-0").face == "RBB"
    assert piece(scene, "weapon-whisper").place == "square-4"
    # The first cube comes with the weapon: only the others are to be paid.
    assert [t.dim for t in piece(scene, "weapon-whisper").tokens] == [True, False, False]
    assert [piece(scene, f"weapon-{w}").group for w in ("railgun", "thor")] == [
        "loaded",
        "unloaded",
    ]
    mine, theirs = piece(scene, "powerup-0-0"), piece(scene, "powerup-1-0")
    assert (mine.face, mine.thing) == ("newton-blue", ("powerup", "newton-blue"))
    assert (theirs.face, theirs.thing, theirs.tip) == ("back", (), None)
    shown = panel(scene, "panel-1")
    assert [t.sign for t in fact(shown, "damage").tokens][:4] == ["DS", "DS", "DZ", ""]
    assert len(fact(shown, "damage").tokens) == 12
    assert [t.sign for t in fact(shown, "skulls").tokens] == ["☠", "6", "4", "2", "1", "1"]
    assert [b.kind for b in shown.rows] == ["damage", "marks", "cubes", "skulls", "powerups"]
    assert fact(panel(scene, "panel-0"), "points").value == 6
    assert [b.kind for b in panel(scene, "panel-0").rows[-3:]] == ["you", "active", "first"]
    track = fact(panel(scene, "panel-track"), "track")
    assert [t.sign for t in track.tokens] == ["DS", "DS", *["☠"] * 7]


def test_others_points_are_shown_only_at_the_end() -> None:
    for table in random_games(150):
        rows = [
            any(b.kind == "points" for b in p.rows)
            for p in table.scene(1).panels
            if p.kind == "player"
        ]
        expected = [table.over or figure == 1 for figure in range(len(rows))]
        assert rows == expected


@pytest.mark.parametrize("name", list(ARENAS))
def test_lines_are_the_borders_of_the_arena(name: str) -> None:
    arena = ARENAS[name]
    scene = GAME.new(3, seed=1, options={"arena": name}).scene()
    squares = [r for r in scene.regions if r.kind == "square"]
    assert [r.thing for r in squares] == [("square", s) for s in arena.squares]
    drawn = {(line.x0, line.y0, line.x1, line.y1): line.kind for line in scene.lines}
    assert len(drawn) == len(scene.lines), "a border is drawn twice"
    borders = set()
    for s in arena.squares:
        y, x = divmod(s, 4)
        sides = (
            (x, y, x + 1, y),
            (x + 1, y, x + 1, y + 1),
            (x, y + 1, x + 1, y + 1),
            (x, y, x, y + 1),
        )
        for side, kind in zip(sides, arena.edge[s], strict=True):
            assert drawn.get(side, "open") == kind
            borders.add(side)
    assert set(drawn) <= borders
    for region in squares:
        room = arena.rooms[arena.room[int(region.thing[1])]]
        assert region.colour == room
        assert region.lit_with[0] == f"room-{room}"
    assert {t for r in squares for t in r.lit_with if t.startswith("spawn-")} == {
        "spawn-red",
        "spawn-blue",
        "spawn-yellow",
    }


def test_two_worlds_a_seat_cannot_distinguish_look_the_same() -> None:
    for i, table in enumerate(random_games(60)):
        for seat in (-1, 0, 2):
            # Of the states, not of the tables: a table goes on by itself where the cards dealt
            # anew leave another seat only one answer.
            world = GAME.redeal(table.state, seat, key_from(i))
            dealt = GAME.show.scene(GAME.view(world, seat))
            assert msgspec.json.encode(dealt) == msgspec.json.encode(table.scene(seat))


def test_hidden_cards_are_alike() -> None:
    for table in random_games(60):
        for p in table.scene(0).pieces:
            if p.face == "back":
                owner = int(p.id.split("-")[1])
                assert owner != 0
                assert p == Piece(
                    p.id, "powerup", f"panel-{owner}", Text("ad-label-hidden"), face="back",
                    group="powerups", shape="back", sign="?",
                )  # fmt: skip


def test_ids_are_unique_and_places_exist() -> None:
    for table in random_games(40):
        scene = table.scene(0)
        regions = [r.id for r in scene.regions] + [p.id for p in scene.panels]
        pieces = [p.id for p in scene.pieces]
        assert len(set(regions)) == len(regions)
        assert len(set(pieces)) == len(pieces)
        assert {p.place for p in scene.pieces} <= set(regions)
        assert {id for p in scene.panels for id in p.pieces} <= set(pieces)


SILENT = {
    *("run", "grab", "shoot", "bot", "end", "done", "finish", "enough", "pass", "stop"),
    *("keep", "turret", "cube"),
}


def test_every_option_names_things_of_its_seats_scene() -> None:
    seen = set()
    # Rooms are rarely chosen by chance: a furnace that sees two of them.
    furnace = position(on(2, loaded=["furnace"]), on(3), on(11)).leave_open()
    furnace.pick(SHOOT).pick(UseEffect("furnace", "basic"))
    for table in chain([furnace.table], random_games(1)):
        for ask in table.asks:
            scene = table.scene(ask.seat)
            there = {r.thing for r in scene.regions} | {p.thing for p in scene.pieces}
            for option in ask.options:
                meant = GAME.show.things(option)
                assert meant or option.verb() in SILENT or option == PayWith(), option
                assert set(meant) <= there, f"{ask.id}: {option}"
                seen |= {thing[0] for thing in meant}
    assert seen == {"square", "target", "weapon", "powerup", "tile", "room"}


def texts(value: Any) -> Iterator[Text]:
    if isinstance(value, Text):
        yield value
    elif isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            yield from texts(getattr(value, name))
    elif isinstance(value, tuple):
        for part in value:
            yield from texts(part)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_can_be_said(lang: str) -> None:
    for table in random_games(100):
        for seat in (-1, 0):
            scene = table.scene(seat)
            for text in texts(scene):
                assert render(text, lang).strip()
            assert svg(scene, lang).endswith("</svg>\n")


def test_a_scene_survives_json() -> None:
    scene = GAME.new(4, seed=3).scene(0)
    assert msgspec.json.decode(msgspec.json.encode(scene), type=Scene[Text]) == scene


@pytest.mark.rule("AD-SEE-002")
def test_a_figure_lights_the_squares_it_sees() -> None:
    play = position(on(4), on(5), off(), arena="small").leave_open()
    scene = play.table.scene(0)
    arena = ARENAS["small"]
    seen = {f"square-{s}" for s in arena.squares if arena.can_see(4, s)}
    assert set(piece(scene, "figure-0").sees) == seen
    assert piece(scene, "figure-2").sees == (), "who is not in the arena sees nothing of it"


def test_a_weapon_says_its_effects_part_by_part() -> None:
    play = position(on(4, loaded=["rocket_launcher"]), on(5), off(), arena="small").leave_open()
    sections = piece(play.table.scene(1), "weapon-rocket-launcher").sections
    assert [s.title.id for s in sections if s.title] == [
        "ad-effect-rocket-launcher-basic",
        "ad-effect-rocket-launcher-rocket-jump",
        "ad-effect-rocket-launcher-fragmenting-warhead",
    ]
    assert [[t.colour for t in s.tokens] for s in sections] == [[], ["blue"], ["yellow"]]
    for section in sections:
        for lang in LANGUAGES:
            assert render(section.text, lang)


def test_events_name_who_did_it_first_and_to_whom_second() -> None:
    pairs = 0
    for seed, (seats, options) in enumerate(MODES):
        table = GAME.new(seats, seed=seed, options=options)
        dice = random.Random(seed)
        for _ in range(300):
            if table.over:
                break
            ask = table.asks[0]
            table.answer(ask.seat, ask.options[dice.randrange(len(ask.options))])
            for event in table.events:
                named_things = GAME.show.event_things(event)
                if "by" in event.args:
                    pairs += 1
                    assert named_things[0] == ("target", event.args["by"])
                    assert named_things[1] == ("target", event.args["figure"])
                assert all(isinstance(part, (str, int)) for t in named_things for part in t)
    assert pairs > 50


def test_the_game_names_the_things_of_an_option() -> None:
    assert GAME.show.things(Square(5)) == (("square", 5),)
    assert GAME.show.things(PlayScope("scope-red", 2)) == (("powerup", "scope-red"), ("target", 2))
    assert GAME.show.things(Zone(1)) == (("target", 11),)


@pytest.mark.rule("AD-SPAWN-002")
def test_the_spawn_point_where_one_would_enter_can_be_touched_as_well_as_the_card() -> None:
    """Only the cards were lit: somebody who means a place on the board touched it for nothing."""
    table = GAME.new(3, 4, {"arena": "large"})
    [ask] = table.asks
    assert ask.id == "ad-ask-spawn"
    scene = GAME.show.scene(GAME.view(table.state, ask.seat))
    by_thing = {piece.thing: piece.id for piece in scene.pieces if piece.thing}
    for option in ask.options:
        assert isinstance(option, EnterWith)
        card, spawn = (by_thing[thing] for thing in GAME.show.things(option))
        assert card.startswith("powerup-")
        assert spawn == "spawn-" + option.powerup.rpartition("-")[2]
