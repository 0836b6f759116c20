"""What is drawn of a skirmish: figures, zones, dice, odds and what interrupts whom."""

from __future__ import annotations

import random
from typing import Any

import pytest

import neontable
from neontable.cli.draw import badge
from neontable.cli.speech import Voice
from neontable.games.combatzone import GAME
from neontable.games.combatzone.battlefields import space
from neontable.games.combatzone.model import library
from neontable.games.combatzone.model.options import Move, Use
from neontable.games.combatzone.rules.scenarios.zones import _outside, outline_of
from neontable.games.combatzone.show import figures
from neontable.games.combatzone.space import GREEN, INCH, RED, Base
from neontable.games.combatzone.space.measure import Measures
from neontable.kernel import rendering
from neontable.kernel.scene import Note, Piece, Ray, Reach, Scene
from tests.combatzone.skirmish import Skirmish, away, m


def piece(scene: Scene, id: str) -> Piece:
    return next(p for p in scene.pieces if p.id == id)


def panel(scene: Scene, id: str) -> Any:
    return next(p for p in scene.panels if p.id == id)


def test_a_figure_shows_its_tokens_and_what_happened_to_it() -> None:
    s = Skirmish(
        m("intimidator", 0, 5, tokens="rG", origin="GG", hacked=2),
        m("pledge", 0, 8, stunned=True),
        m("oyabun", 1, 20),
    )
    scene = s.table.scene(0)
    first = piece(scene, "model-0")
    assert [(t.shape, t.colour, t.dim) for t in first.tokens] == [
        ("octagon", "red", True),
        ("circle", "green", False),
    ]
    assert {b.kind: b.value for b in first.badges if b.tokens} == {
        "wounds": 1,
        "armor": 4,
        "hacked": 2,
    }
    assert [b.kind for b in piece(scene, "model-1").badges if b.tokens] == ["stunned"]
    assert first.shape != piece(scene, "model-2").shape, "sides differ without their colours"
    assert first.colour != piece(scene, "model-2").colour


def test_two_teams_of_one_faction_have_two_colours() -> None:
    teams = [{"faction": "maelstrom", "luck": 0}] * 2
    s = Skirmish(m("warlord", 0, 5), m("warlord", 1, 20), teams=teams)
    colours = figures.team_colours(s.table.view(0).teams)
    assert colours[0] == "red"
    assert len(set(colours)) == 2


def test_every_model_has_a_drawing_and_says_all_its_cards() -> None:
    for card in library.MODELS.values():
        for rank in card.ranks:
            assert figures.face_of(card.id, "maelstrom", rank.stars)
            for id in rank.abilities:
                assert figures.card_sections("ability", id)
            for id in rank.gear:
                assert figures.card_sections("gear", id)
    for kind, ids in (("loot", library.LOOT), ("programs", library.PROGRAMS)):
        for id in ids:
            for section in figures.card_sections(kind, id):
                for lang in ("en", "fr"):
                    assert rendering.rendered(section.text, lang)
                    assert not rendering.rendered(section.text, lang).startswith("cz-")


def test_the_cards_of_the_model_that_acts_can_be_read_and_chosen() -> None:
    netrunner = m("somebody", 0, 5, keywords=["netrunner"], gear=["cyberdeck"],
                  programs=["mark-target"], running=["takedown"])  # fmt: skip
    s = Skirmish(netrunner, m("somebody", 1, 12)).activate(0)
    scene = s.table.scene(0)
    held = [piece(scene, id) for id in panel(scene, "cards").pieces]
    names = [p.id for p in held]
    assert names == ["card-gear-cyberdeck-0", "card-programs-mark-target-0",
                     "card-running-takedown-0"]  # fmt: skip
    loaded, running = held[1], held[2]
    assert [rendering.rendered(x.title, "en") for x in loaded.sections] == [
        "Mark Target: Loaded side",
        "Mark Target: Active side",
    ]
    assert rendering.rendered(running.sections[0].title, "en") == "Takedown: Active side"
    launch = next(o for o in s.table.asks[0].options if o.verb() == "launch")
    assert loaded.thing in s.table.game.show.things(launch)


@pytest.mark.rule("CZ-SETUP-006")
@pytest.mark.parametrize(
    "zone", ["quarter-edges", "opposite-edges", "edges", "left", "right", "top", "bottom",
             "far-edge", "corner"],
)  # fmt: skip
def test_zones_are_drawn_where_bases_may_be_deployed(zone: str) -> None:
    measures: Measures = space("night-market").measures
    w, d = measures.width, measures.depth
    dice = random.Random(zone)
    inside = 0
    for corner in range(4):
        for seat in range(2):
            polygons = outline_of(w, d, zone, RED, corner, seat)
            for _ in range(200):
                b = Base(0, dice.randrange(135, w - 135), dice.randrange(135, d - 135))
                if _outside(measures, corner, seat, zone, b, RED) == 0:
                    inside += 1
                    rim = [(b.x + dx * 134, b.y + dy * 134) for dx, dy in
                           ((0, 0), (1, 0), (-1, 0), (0, 1), (0, -1))]  # fmt: skip
                    assert all(any(p.holds(x, y) for p in polygons) for x, y in rim)
                elif not any(p.holds(b.x, b.y) for p in polygons):
                    continue
                else:
                    # Its middle lies in the zone, but the base sticks out.
                    assert _outside(measures, corner, seat, zone, b, RED) <= 2 * 135
    assert inside > 4


def test_the_zones_are_on_the_mat_only_while_teams_deploy() -> None:
    table = GAME.new(2, 3, {"battlefield": "night-market"})
    kinds = {r.kind for r in table.scene(0).regions}
    assert "quarter" in kinds
    quarter = table.asks[0]
    assert quarter.id == "cz-ask-quarter"
    table.answer(quarter.seat, quarter.options[0])
    zones = [r for r in table.scene(0).regions if r.kind == "deployment"]
    assert [r.look for r in zones] == ["zone"]
    (shape,) = table.shape(table.asks[0].seat)
    assert isinstance(shape, Reach)
    while table.asks[0].id == "cz-ask-deploy":
        table.answer(table.asks[0].seat, table.asks[0].options[0])
    assert not any(r.look == "zone" for r in table.scene(0).regions)


@pytest.mark.rule("CZ-MOVE-001")
def test_the_reach_of_a_token_is_shown_before_it_is_spent() -> None:
    s = Skirmish(m("somebody", 0, 5, tokens="GYR", origin="GYR"), m("somebody", 1, 25)).activate(0)
    widths = []
    for colour in "RYG":
        refusal, trace = s.table.trace(0, Move(colour))
        assert refusal is None
        easy = next(o for o in trace.overlays if isinstance(o, Reach) and o.tint == "easy")
        widths.append(max(x for p in easy.polygons for x, _ in p.outline) - 5 * INCH)
    assert widths == sorted(widths)
    assert abs(widths[2] - GREEN) < INCH // 4
    assert s.tokens(0) == "GYR"


@pytest.mark.rule("CZ-TGT-004", "CZ-CORE-011")
def test_a_shot_shows_its_path_its_cover_and_its_odds() -> None:
    crate = {
        "id": "crate",
        "kind": "obstacle",
        "look": "crates",
        "height": 1.2,
        "box": [9, 10.5, 1, 1],
    }
    s = Skirmish(
        m("somebody", 0, 5, skills={"ranged": 2}),
        m("somebody", 1, away(5, 9)),
        map={"pieces": [crate]},
    ).activate(0)
    _, trace = s.table.trace(0, Use("basic-ranged", "1-somebody", "Y"))
    words = [rendering.rendered(cost, "en") for cost in trace.costs]
    assert words[0].endswith(")")
    assert words[1:] == ["9.0 in: the GREEN zone", "+1: crates in the path"]
    notes = [rendering.rendered(o.text, "en") for o in trace.overlays if isinstance(o, Note)]
    assert notes == ["+1", words[0]]


def test_dice_fall_in_the_open_with_what_was_added() -> None:
    s = Skirmish(
        m("somebody", 0, 5, skills={"ranged": 2}),
        m("somebody", 1, away(5, 9), skills={"reflexes": 1}),
        teams=[{"luck": 1}, {"luck": 0}],
    ).activate(0)
    s.use("basic-ranged", 1, "G", 7, 3)
    while s.table.asks[0].id != "cz-ask-again":
        s.table.answer(s.table.asks[0].seat, s.table.asks[0].options[0])
    scene = s.table.scene(0)
    rows = panel(scene, "roll").rows
    assert [[t.sign for t in row.tokens] for row in rows] == [["7", "+2", "=9"], ["3", "+1", "=4"]]
    (ray,) = scene.overlays
    assert isinstance(ray, Ray)
    assert ray.label is not None
    assert rendering.rendered(ray.label, "en") == "9 : 4"
    s.pick("keep-roll")
    (told,) = [e for e in s.table.events if e.id == "cz-contest"]
    show = s.table.game.show
    assert rendering.rendered(show.event_text(told), "en") == (
        "Somebody (1) with 7 + Ranged 2 = 9 beats Somebody (2) with 3 + Reflexes 1 = 4: success."
    )
    assert [t.sign for t in show.event_tokens(told)] == ["7", "3"]


def test_a_reaction_is_seen_to_interrupt() -> None:
    s = Skirmish(m("somebody", 0, 5, skills={"ranged": 2}), m("somebody", 1, away(5, 5))).activate(
        0
    )
    s.use("basic-ranged", 1, "G", 11, 2)
    while s.table.asks[0].id != "cz-ask-react":
        s.table.answer(s.table.asks[0].seat, s.table.asks[0].options[0])
    for seat in (0, 1):
        scene = s.table.scene(seat)
        assert piece(scene, "model-1").badges[0].look == "active"
        (ray,) = scene.overlays
        assert isinstance(ray, Ray)
        assert ray.label is not None
        assert rendering.rendered(ray.label, "en") == "[RE]action"


def test_a_position_without_a_team_name_is_drawn() -> None:
    table = neontable.load({"game": "combatzone", "rules": 1, "models": [
        {"card": "warlord", "seat": 0, "inches": [5, 11]},
        {"card": "oyabun", "seat": 1, "inches": [15, 11]}]})  # fmt: skip
    for lang in ("en", "fr"):
        assert rendering.scene(table.scene(-1), lang).pieces


def test_the_terminal_says_what_panels_count_in_french() -> None:
    """No id of a badge where the panel has a word for it."""
    table = neontable.game("combatzone").new(2, seed=7)
    voice = Voice("fr")
    scene = table.scene(0)
    words = [badge(voice, GAME, b) for panel in scene.panels for b in panel.rows]
    assert "tour 0" in words
    assert not [w for w in words if w.split()[0] in ("turn", "cred", "models", "loot")]


def test_who_stands_under_a_deck_is_told_from_who_stands_on_it() -> None:
    """Both looked the same, and only one of them can be seen from the street."""
    models = [m("pledge", 0, 8, 11), m("pledge", 0, 10, 11, floor=0), m("shatei", 1, 28, 2)]
    position = {
        "game": "combatzone",
        "rules": 1,
        "battlefield": "overpass",
        "models": models,
        "teams": [{}, {}],
    }
    table = neontable.load(position)
    shown = {p.id: p for p in table.scene(0).pieces}
    at = {id: shown[id].at for id in ("model-0", "model-1", "model-2")}
    assert [a is not None and (a.covered, a.height > 0) for a in at.values()] == [
        (True, False),
        (False, True),
        (False, False),
    ]
    (covered,) = [b for b in shown["model-0"].badges if b.kind == "covered"]
    assert covered.tip is not None
    assert rendering.rendered(covered.tip, "en") == "under the walkway"
