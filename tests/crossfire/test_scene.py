"""The plain scene: every thing that questions and events name stands somewhere."""

from __future__ import annotations

import random

import pytest

import neontable
from neontable.games.crossfire.hidden.view import view
from neontable.games.crossfire.model import options as opt
from neontable.kernel import registry
from neontable.kernel.options import Option
from neontable.kernel.scene import Scene, Trace
from neontable.kernel.table import load
from neontable.kernel.text import Text, render
from tests.contract.tables import cases_of
from tests.crossfire.play import Play, position, team, threat


def things(scene: Scene) -> set[tuple[str | int, ...]]:
    return {t.thing for t in (*scene.pieces, *scene.regions) if t.thing}


def test_what_an_option_names_stands_in_the_scene() -> None:
    show = registry.game("crossfire").show
    for n, case in enumerate(cases_of("crossfire")[::3]):
        table = case.new(n)
        dice = random.Random(n)
        for _ in range(60):
            if table.over:
                break
            ask = dice.choice(table.asks)
            there = things(table.scene(ask.seat))
            for option in list(ask.options)[:30]:
                for thing in show.things(option):
                    if thing[0] in ("held", "threat", "runner", "market"):
                        assert thing in there, (ask.id, option)
            table.answer(ask.seat, ask.options[dice.randrange(len(ask.options))])


def test_tracks_show_what_is_cleared() -> None:
    play = position(hand=["mana"], obstacles=[threat("lightning-mage", 1, 2)])
    piece = next(p for p in play.table.scene(0).pieces if p.kind == "obstacle")
    assert [t.dim for t in piece.tokens] == [True, True, False, False]
    assert [t.shape for t in piece.tokens] == ["circle", "drop", "drop", "circle"]


def test_points_of_an_upgrade_lie_in_play() -> None:
    play = position(
        runners=team(4, hand=["mana"], upgrades=["zealot"]), obstacles=[threat("gargoyle", 1)]
    )
    play.pick(opt.UsePower("zealot"))
    assert [p.card for p in view(play.g, 0).played] == ["zealot"]
    assert any(p.kind == "card" and p.place == "played" for p in play.table.scene(1).pieces)


def struck() -> Play:
    """Three cards wait to be applied, and a choice of what to do with them."""
    play = position(
        hand=["quick-shot", "quick-shot", "mana"],
        obstacles=[
            threat("lightning-mage", 0, track=["black", "blue"]),
            threat("gargoyle", 1, track=["black", 2]),
            threat("astral-shiver", 2, track=["blue", "black", 1]),
        ],
    )
    play.cards("quick-shot", "quick-shot", "mana").pick(opt.STRIKE)
    return play.until("cf-ask-plan")


def test_a_plan_says_beforehand_what_it_will_clear() -> None:
    for plan in [o for o in struck().options if isinstance(o, opt.Plan)]:
        play = struck()
        before = {f.id: f.cleared for f in play.g.obstacles}
        refusal, trace = play.table.trace(0, plan)
        assert refusal is None
        assert trace.fills
        assert len(trace.costs) == len(trace.fills)
        assert play.table.trace(0, opt.EDIT)[1] == Trace()
        promised = {fill.thing[1]: (fill.first, fill.n) for fill in trace.fills}
        assert all(before[id] == first for id, (first, _) in promised.items())  # type: ignore[index]
        play.pick(plan)
        for id, cleared in before.items():
            found = play.g.find(id)
            first, n = promised.get(id, (cleared, 0))
            if found is None:
                assert first + n == len(struck().g.track(struck().g.find(id)))  # type: ignore[arg-type]
            else:
                assert found.cleared == first + n


def test_an_assignment_that_is_changed_says_what_it_would_clear() -> None:
    play = struck().pick(opt.EDIT)
    stands = play.table.trace(0, opt.APPLY)[1]
    assert stands.fills
    moved = {
        play.table.trace(0, o)[1].fills for o in play.options if isinstance(o, opt.Move) and o.to
    }
    assert len(moved) > 1


def test_runners_of_a_crew_stand_there_by_name_with_their_upgrades() -> None:
    nyx = {"metatype": "elf", "upgrades": ["", "cigar-money"], "karma": 20, "name": "Nyx"}
    new = registry.game("crossfire").new
    table = new(2, 1, carried={"runners": [nyx, {"metatype": "ork"}]})
    assert load(table.to_json()).digest == table.digest
    scene = table.scene(1)
    lanes = [table.say(r.label) for r in scene.regions if r.kind == "lane" and r.label]
    assert lanes == ["Runner 1 · Nyx", "Runner 2"]
    (upgrade,) = [p for p in scene.pieces if p.kind == "upgrade"]
    panel = next(p for p in scene.panels if p.seat == 0)
    assert (upgrade.place, upgrade.id) == (panel.id, *panel.pieces)
    assert upgrade.sections
    assert not upgrade.dim


def test_who_is_down_is_called_so_in_its_lane() -> None:
    runners = team(4, hand=["mana"])
    runners[1]["health"] = "staggered"
    runners[1]["hp"] = 0
    play = position(runners=runners, obstacles=[threat("gargoyle")])
    shown = [p for p in play.table.scene(0).pieces if p.kind == "runner"]
    said = [play.table.say(p.label) for p in shown]
    assert said[1].startswith("staggered · ")
    assert "·" not in said[0]


def test_a_runner_whose_metatype_is_still_to_be_chosen_is_shown_as_nobody_yet() -> None:
    table = neontable.game("crossfire").new(seats=2, seed=3)
    table.answer(0, opt.Metatype("troll"))
    first, second = (next(p for p in table.scene(0).panels if p.seat == seat) for seat in (0, 1))
    assert any(row.kind == "hp" for row in first.rows)
    assert [row.tip for row in second.rows] == [Text("cf-scene-to-be-chosen")]
    assert [runner.metatype for runner in table.view(0).runners] == ["troll", ""]


@pytest.mark.parametrize(
    ("lang", "option", "words"),
    [
        ("en", opt.Metatype("dwarf"), "Dwarf: 5 hit points, 2 cards, 5 nuyen"),
        ("fr", opt.Metatype("elf"), "Elfe\u00a0: 4 points de vie, 4 cartes, 4 nuyens"),
        ("en", opt.Role("mage"), "Mage (blue, Spell)"),
    ],
)
def test_metatypes_and_roles_are_chosen_by_what_they_bring(
    lang: str, option: Option, words: str
) -> None:
    assert render(option.text("cf"), lang) == words
