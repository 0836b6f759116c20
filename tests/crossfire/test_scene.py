"""The plain scene: every thing that questions and events name stands somewhere."""

from __future__ import annotations

import random

import pytest

import neontable
from neontable.games.crossfire.hidden.view import view
from neontable.games.crossfire.model import options as opt
from neontable.games.crossfire.model.library import OBSTACLES
from neontable.kernel import registry
from neontable.kernel.options import Option
from neontable.kernel.scene import Piece, Scene, Trace
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
        ("fr", opt.Metatype("elf"), "Elfe\u00a0: 4 Points de Vie, 4 cartes, 4 Nuyens"),
        ("en", opt.Role("mage"), "Mage (blue, Spell)"),
    ],
)
def test_metatypes_and_roles_are_chosen_by_what_they_bring(
    lang: str, option: Option, words: str
) -> None:
    assert render(option.text("cf"), lang) == words


def test_damage_that_is_shared_out_stands_under_its_card_counted_from_one() -> None:
    """It said "Piece 0 (Quick Shot) to nothing"."""
    play = struck().pick(opt.EDIT)
    moves = [o for o in play.options if isinstance(o, opt.Move)]

    def under(option: opt.Move) -> tuple[str, str]:
        found = option.heading("cf")
        assert found is not None
        return render(found[0], "en"), render(found[1], "en")

    headings = {under(o)[0] for o in moves}
    assert headings == {"1. Quick Shot", "2. Quick Shot", "3. Mana"}
    away = next(o for o in moves if not o.to)
    onto = next(o for o in moves if o.to == "gargoyle")
    assert under(away)[1] == "onto nothing"
    assert under(onto)[1] == f"onto Gargoyle ({onto.target})"


def test_switching_off_names_a_part_only_where_there_are_several() -> None:
    for obstacle, declared in OBSTACLES.items():
        of = len(declared.abilities)
        for n in range(of):
            said = render(opt.Cancel(7, obstacle, n, "mana").text("cf"), "en")
            assert (f"part {n + 1} of" in said) == (of > 1), said


@pytest.mark.parametrize("attackers", [("gargoyle",), ("gargoyle", "drake-assassin")])
def test_the_log_says_who_attacks(attackers: tuple[str, ...]) -> None:
    play = position(
        runners=team(2, hand=[]), obstacles=[threat(card, 0) for card in attackers]
    ).pick(opt.STRIKE)
    told = [e for e in play.table.events if e.id == "cf-attacks"]
    assert [e.args["card"] for e in told] == list(attackers)
    hurt = next(e for e in play.table.events if e.id == "cf-hurt")
    assert sum(e.args["n"] for e in told) == hurt.args["n"]
    show = play.table.game.show
    assert show.event_things(told[0]) == (("threat", told[0].args["threat"]), ("runner", 0))
    assert told[0].id not in show.bookkeeping


@pytest.mark.parametrize(
    ("mission", "goal"),
    [
        ("crossfire", "3 Scenes, one Scene after the other. If a runner goes critical, the team"),
        ("initiation", "2 Scenes, one Scene after the other. One staggered runner"),
        ("extraction", "Keep the Client alive"),
        ("dragon-fight", "aspects of the Dragon"),
    ],
)
def test_the_table_says_what_the_mission_is_about(mission: str, goal: str) -> None:
    table = registry.game("crossfire").new(4, 1, options={"mission": mission})
    panel = next(p for p in table.scene(0).panels if p.id == "run")
    assert panel.about is not None
    assert goal in render(panel.about, "en")


def test_the_last_of_four_roles_is_asked_for_as_such() -> None:
    """With three runners somebody read "Choose a role": Face, or No."""
    table = registry.game("crossfire").new(3, 1)
    while table.asks[0].id in ("cf-ask-metatype", "cf-ask-role"):
        table.answer(table.asks[0].seat, table.asks[0].options[0])
    ask = table.asks[0]
    assert ask.id == "cf-ask-last-role"
    assert opt.NO in ask.options
    role = render(Text(f"cf-role-{ask.options[0].role}"), "en")
    asked = render(table.game.show.ask_text(ask), "en")
    assert asked == f"Three runners, four roles: will you be the {role} as well?"


def pieces(play: Play, kind: str) -> dict[str, Piece[Text]]:
    return {render(p.label, "en"): p for p in play.table.scene(0).pieces if p.kind == kind}


def test_cards_say_what_still_matters_of_them() -> None:
    """What happened when an obstacle was flipped or an event revealed is over; a basic card's token
    says all."""
    play = position(
        hand=["mana", "katana"],
        active=["enemy-comms"],
        obstacles=[threat("wage-mage", 0), threat("gargoyle", 1), threat("deckhead", 2)],
    )
    obstacles, hand = pieces(play, "obstacle"), pieces(play, "card")
    assert obstacles["Wage Mage"].line is None
    assert obstacles["Wage Mage"].sections
    assert obstacles["Deckhead"].line is None
    gargoyle = obstacles["Gargoyle"].line
    assert gargoyle is not None
    assert render(gargoyle, "en") == "Defeated: a runner of your choice takes 1 damage."
    event = pieces(play, "event")["Enemy Comms"].line
    assert event is not None
    assert render(event, "fr") == "Chaque obstacle vert ou rouge a +1 en Force d’Attaque."
    assert hand["Mana"].line is None
    assert hand["Katana"].line is not None


def test_hit_points_in_danger_have_the_colour_of_the_attacks() -> None:
    runners = team(4)
    runners[2]["hp"] = 1
    play = position(
        runners=runners,
        obstacles=[
            threat("yak-muscle", 0),
            threat("deckhead", 0),
            threat("fire-adept", 2),
            threat("gargoyle", 3),
        ],
        turn={"held_off": [4]},
    )
    runner = {p.thing: p for p in play.table.scene(0).pieces if p.kind == "runner"}

    def shown(r: int) -> tuple[list[str], str]:
        tokens = runner["runner", r].tokens
        danger = [t.sign for t in tokens if t.shape == "octagon"]
        return [t.colour for t in tokens if t.shape == "shield" and not t.dim], "".join(danger)

    assert shown(0) == (["pink", "pink", "orange", "orange", "orange"], "−3")
    assert shown(1) == (["pink"] * 5, "")
    assert shown(2) == (["orange"], "−2")
    assert shown(3) == (["pink"] * 5, "")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_question_whether_to_pay_says_what_for(lang: str) -> None:
    play = position(phase="start", active=["pay-the-man"], runners=team(4, nuyen=3))
    words = render(play.table.game.show.ask_text(play.ask), lang)
    assert "1" in words
    assert {"en": "takes 1 damage", "fr": "subit 1 dégât"}[lang] in words


def test_an_event_has_a_clock_with_a_pip_for_each_turn_of_the_round() -> None:
    play = position(
        current=2, start=1, active=["timebomb", "chummers"], obstacles=[threat("gargoyle", 0)]
    )
    events = pieces(play, "event")
    bomb, chummers = (events[name].badges[0] for name in ("Timebomb", "Chummers"))
    assert [(t.shape, t.dim) for t in bomb.tokens] == [
        ("circle", True),
        *[("circle", False)] * 3,
        ("skull", False),
    ]
    assert [t.shape for t in chummers.tokens] == ["circle"] * 4
    assert bomb.tip is not None
    assert chummers.tip is not None
    assert render(bomb.tip, "en") == "goes off after 3 turns, this one included"
    assert render(chummers.tip, "fr") == "prend fin après 3 tours, celui-ci compris"
