"""The computer opponent: what it does where there is no doubt, that it plays fair, and that it
beats chance."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import neontable.games.combatzone as package
from neontable import bots
from neontable.games.combatzone.bots.booster import THOUGHTS, Booster, _try_all
from neontable.games.combatzone.bots.effects import VERBS, effects_worth, path_worth
from neontable.games.combatzone.bots.ground import Ground
from neontable.games.combatzone.bots.reading import Reading
from neontable.games.combatzone.bots.shots import Body, shots_of
from neontable.games.combatzone.cards.facts import FACTIONS
from neontable.games.combatzone.cards.verbs import Heal, Stun, Wound
from neontable.games.combatzone.game import GAME
from neontable.games.combatzone.model.card import Verb
from neontable.games.combatzone.model.library import ACTIONS, GEAR, SCENARIOS
from neontable.games.combatzone.model.options import (
    ACTIVATE_INSPIRE,
    LUCK,
    Activate,
    LootBody,
    Move,
    Oppose,
    Use,
)
from neontable.games.combatzone.model.where import path_of_attack
from neontable.games.combatzone.rules.odds import chance_of
from neontable.games.combatzone.space import INCH
from neontable.kernel import text
from neontable.kernel.asks import accepts
from neontable.kernel.table import Table
from neontable.kit.dice import KEEP_ROLL
from tests.combatzone.skirmish import Skirmish, away, m


def answer(s: Skirmish) -> Any:
    return Booster(GAME, s.ask.seat, 1).choose(s.table, s.ask)


def play_on(s: Skirmish, until: str = "cz-ask-control") -> list[Any]:
    """Both sides play by bot until a question; what was answered."""
    given = []
    while not s.table.over:
        given.append(answer(s))
        s.table.answer(s.ask.seat, given[-1])
        if s.table.over or s.ask.id == until:
            break
    return given


def target_of(option: Any) -> int:
    assert isinstance(option, Use), option
    return int(option.target.partition("-")[0])


# -- attacks ---------------------------------------------------------------------------------------
def test_it_is_the_best_bot_of_the_game() -> None:
    assert bots.best(GAME) == "booster"
    assert isinstance(bots.make(GAME, "bot", 1, 1), Booster)


def test_it_shoots_whom_it_hits_best() -> None:
    """Two rivals alike, one behind crates."""
    crate = {"id": "c", "kind": "obstacle", "look": "crates", "height": 1, "box": [11, 8.5, 1, 1]}
    rivals = [m("some-gonk", 1, 14, 9), m("some-gonk", 1, 14, 13)]
    s = Skirmish(m("somebody", 0, 7, tokens="R"), *rivals, map={"pieces": [crate]}).activate(0)
    chances = [chance_of(s.g, 0, "basic-ranged", i, "R") for i in (1, 2)]
    assert chances[0] < chances[1]
    assert target_of(answer(s)) == 2


def test_it_finishes_whom_one_wound_takes_out() -> None:
    rivals = [
        m("somebody", 1, 14, 9, tokens="GYY", origin="GYY"),
        m("somebody", 1, 14, 13, tokens="RRR", origin="GYY"),
    ]
    s = Skirmish(m("somebody", 0, 7, tokens="G"), *rivals).activate(0)
    assert target_of(answer(s)) == 2


def test_what_an_attack_is_worth_grows_with_its_chance_and_its_wounds() -> None:
    s = Skirmish(
        m("somebody", 0, 5), m("somebody", 1, away(5, 5), tokens="GYY", origin="GYY")
    ).activate(0)
    r = Reading(s.g, 0)
    shot = ACTIONS["basic-ranged"]
    assert r.attack(0, shot, 1, "G", False) > r.attack(0, shot, 1, "R", False) > 0
    body = r.body(1)
    assert (
        body.harm(1)
        < body.harm(2)
        < body.harm(3)
        < body.harm(4)
        == pytest.approx(body.life(body.left))
    )
    assert body.harm(1, "R") == pytest.approx(body.life(body.left))
    assert body.harm(1, "Y") < body.harm(1, "R")


def test_the_quick_odds_of_a_place_are_those_of_the_rules_where_no_card_interferes() -> None:
    for cover, pieces in enumerate(([], [[9, 10.5, 1, 1]], [[8, 10.5, 1, 1], [10, 10.5, 1, 1]])):
        scenery = [
            {"id": str(i), "kind": "obstacle", "look": "crates", "height": 1, "box": box}
            for i, box in enumerate(pieces)
        ]
        s = Skirmish(m("somebody", 0, 5), m("some-gonk", 1, 14), map={"pieces": scenery})
        s.activate(0)
        assert path_of_attack(s.g, 0, 1).bonus == cover
        g = s.g
        price = Reading(g, 0).goals.price(1)
        ways = shots_of(g.models[0].sheet, (), g.models[1].sheet, Body(price, "", ""), "Y", False)
        far = next(shot for shot in ways if 2 in shot.bands)
        exact = float(chance_of(g, 0, "basic-ranged", 1, "Y"))
        assert far.worth[cover] == pytest.approx(price * exact)


def test_it_opposes_with_a_good_token_and_never_with_a_red_one() -> None:
    s = Skirmish(
        m("somebody", 0, 5, tokens="G"),
        m("somebody", 1, away(5, 5), tokens="RGy", origin="YGY"),
    ).activate(0)
    s.use("basic-ranged", 1, "G")
    assert s.ask.id == "cz-ask-oppose"
    assert answer(s) == Oppose("G", "")


@pytest.mark.parametrize(
    ("tokens", "wanted"), [("RRR", LUCK), ("GYY", KEEP_ROLL)], ids=["last", "fresh"]
)
def test_luck_is_spent_when_much_hangs_on_a_roll(tokens: str, wanted: Any) -> None:
    """Once for a model that would be taken out, not for a first wound."""
    s = Skirmish(
        m("somebody", 0, 5, tokens="G"),
        m("warlord", 1, away(5, 5), tokens=tokens, origin="GYY"),
        teams=[{"luck": 0}, {"luck": 1}],
    ).activate(0)
    s.use("basic-ranged", 1, "G", 4, 2)
    if s.ask.id == "cz-ask-oppose":
        s.pick("oppose", token="Y")
    assert s.ask.id == "cz-ask-again"
    assert answer(s) == wanted


def test_who_is_wounded_shoots_back() -> None:
    s = Skirmish(
        m("somebody", 0, 5, tokens="G"),
        m("somebody", 1, away(5, 5), tokens="GGY", origin="GGY", skills={"ranged": 3}),
    ).activate(0)
    s.use("basic-ranged", 1, "G", 11, 2)
    s.table.answer(1, answer(s))
    assert s.ask.id == "cz-ask-react"
    assert target_of(answer(s)) == 0


# -- places ----------------------------------------------------------------------------------------
def test_it_goes_where_it_can_attack() -> None:
    wall = {"id": "w", "kind": "barrier", "look": "wall", "height": 4, "box": [11, 2, 1, 18]}
    s = Skirmish(
        m("somebody", 0, 8, tokens="GG", skills={"ranged": 3}),
        m("somebody", 1, 15, tokens="R", origin="Y"),
        alone=True,
        map={"pieces": [wall]},
    ).activate(0)
    given = play_on(s)
    assert isinstance(given[0], Move)
    assert any(isinstance(a, Use) and a.target.startswith("1-") for a in given)


def test_a_leader_on_whom_the_match_hangs_leaves_the_open_for_cover() -> None:
    """Behind the wall nobody can shoot it."""
    wall = {"id": "w", "kind": "barrier", "look": "wall", "height": 4, "box": [11, 9, 0.5, 4]}
    shooters = [m("somebody", 1, 20, y, tokens="GGG", skills={"ranged": 4}) for y in (11, 5)]
    s = Skirmish(
        m("warlord", 0, 13, tokens="Yrr", origin="YYG"),
        *shooters,
        m("oyabun", 1, 28, 18),
        map={"pieces": [wall]},
        scenario="cut-off-the-head",
    ).activate(0)
    assert not any(path_of_attack(s.g, i, 0).blocked for i in (1, 2))
    s.pick("move", colour="Y")
    s.table.answer(0, answer(s))
    assert all(path_of_attack(s.g, i, 0).blocked for i in (1, 2)), s.model(0).place


def test_a_place_behind_crates_is_less_dangerous_than_one_in_the_open() -> None:
    crate = {"id": "c", "kind": "obstacle", "look": "crates", "height": 1, "box": [9, 10.5, 1, 1]}
    s = Skirmish(
        m("somebody", 0, 7), m("somebody", 1, 16, skills={"ranged": 3}), map={"pieces": [crate]}
    ).activate(0)
    ground = Ground(Reading(s.g, 0), 0, "Y")
    behind, beside = (7 * INCH, 11 * INCH, -1), (7 * INCH, 15 * INCH, -1)
    assert ground.fight(behind)[1] < ground.fight(beside)[1]


# -- the rest of a turn ----------------------------------------------------------------------------
def test_it_inspires_when_nobody_has_anything_left_to_do() -> None:
    s = Skirmish(
        m("somebody", 0, 5, tokens="gyR", origin="GYR"),
        m("somebody", 0, 5, 14, tokens="gyR", origin="GYR"),
        m("somebody", 1, away(5, 5)),
    )
    assert s.ask.id == "cz-ask-control"
    assert answer(s) == ACTIVATE_INSPIRE


def test_it_activates_whoever_can_attack() -> None:
    wall = {"id": "w", "kind": "barrier", "look": "wall", "height": 4, "box": [3, 15, 10, 0.5]}
    s = Skirmish(
        m("somebody", 0, 5, 20, tokens="R"),
        m("somebody", 0, 5, tokens="GYY"),
        m("somebody", 1, away(5, 5)),
        map={"pieces": [wall]},
    )
    choice = answer(s)
    assert isinstance(choice, Activate)
    assert choice.model.startswith("1-")


def test_it_heals_a_friend_that_is_red_lined() -> None:
    s = Skirmish(
        m("somebody", 0, 5, tokens="Y", skills={"medical": 4}),
        m("warlord", 0, 5, 12.9, tokens="RRR", origin="GYY"),
        m("somebody", 1, 25),
    ).activate(0)
    choice = answer(s)
    assert isinstance(choice, Use)
    assert choice.action == "triage"


def test_it_loots_a_body_when_nobody_is_near() -> None:
    s = Skirmish(
        m("somebody", 0, 5, tokens="R"),
        m("somebody", 1, 5.5, 12.5, status="out", body=True),
        m("somebody", 1, 28, 2, tokens="R", origin="Y"),
    ).activate(0)
    assert isinstance(answer(s), LootBody)


def test_an_impact_token_lies_where_it_hurts_rivals_only() -> None:
    """Contact with the target on the side away from a friend."""
    grenade = next(a for a in ACTIONS.values() if a.attack and a.keys.blast and "Y" in a.range)
    card = next(id for id, gear in GEAR.items() if grenade in gear.actions)
    s = Skirmish(
        m("somebody", 0, 5, tokens="G", gear=[card]),
        m("warlord", 0, 14.4, 11, tokens="GYY", origin="GYY"),
        m("somebody", 1, 11.2),
        m("some-gonk", 1, 9.0, 12.0),
    ).activate(0)
    options = s.offered("use", action=grenade.id, target=2)
    assert options, "the grenade reaches"
    s.table.answer(0, options[0])
    assert s.ask.id == "cz-ask-impact"
    (place,) = answer(s)
    inside = Reading(s.g, 0).where.blast(place, s.g.moving)
    assert 2 in inside
    assert 1 not in inside


# -- goals -----------------------------------------------------------------------------------------
def test_it_does_not_end_a_match_that_it_has_not_won() -> None:
    """Whoever must prove its worth loses when half of the rivals are out too soon."""
    rivals = [
        m("some-gonk", 1, 20, 5 + 2 * i, status="out" if i < 2 else "table") for i in range(4)
    ]
    teams = [
        {"faction": "gen-red", "role": "challenger", "luck": 0},
        {"faction": "lawmen", "role": "rival", "luck": 0},
    ]
    s = Skirmish(m("somebody", 0, 5), *rivals, alone=True, scenario="prove-gen-red", teams=teams)
    assert Reading(s.g, 0).goals.price(3) < Reading(s.g, 1).goals.price(3)


def test_a_token_of_the_scenario_is_picked_up() -> None:
    marker = {"kind": "objective", "x": 5 * INCH, "y": 12 * INCH}
    s = Skirmish(
        m("somebody", 0, 5, tokens="Y"),
        m("somebody", 1, 25),
        scenario="data-sweep",
        markers=[marker],
    ).activate(0)
    assert answer(s).verb() == "pick-up"


def test_the_secret_model_of_another_seat_is_no_dearer_to_it() -> None:
    """A redealt world names somebody: it is a guess."""
    s = Skirmish(
        m("somebody", 0, 5), m("warlord", 1, 25), m("oyabun", 1, 22), scenario="the-mule",
        teams=[{"luck": 0}, {"luck": 0, "secret": 2}],
    )  # fmt: skip
    theirs, ours = Reading(s.g, 0).goals, Reading(s.g, 1).goals
    assert theirs.price(2) < ours.price(2)
    assert theirs.price(1) == ours.price(1)


# -- cards -----------------------------------------------------------------------------------------
def test_effects_that_hurt_rivals_are_good_and_those_that_hurt_friends_are_not() -> None:
    s = Skirmish(m("somebody", 0, 5), m("somebody", 1, 9, tokens="GYY", origin="GYY"))
    mine, theirs = Reading(s.g, 0), Reading(s.g, 1)
    assert effects_worth(mine, 0, (Wound(1),), 1) > 0 > effects_worth(theirs, 0, (Wound(1),), 1)
    assert effects_worth(mine, 0, (Stun(1),), 1) > 0
    assert effects_worth(mine, 0, (Heal(1),), 1) == 0
    assert path_worth(mine, 0, "no such path", 1) == 0


def test_every_verb_that_it_judges_exists() -> None:
    def kinds(kind: type) -> set[str]:
        return {kind.__name__}.union(*(kinds(sub) for sub in kind.__subclasses__()))

    assert sorted(set(VERBS) - kinds(Verb)) == []


def test_it_knows_every_question_of_the_game() -> None:
    folder = Path(package.__file__).parent
    code = "".join(path.read_text("utf-8") for path in sorted(folder.rglob("*.py")))
    asked = set(re.findall(r'"(cz-ask-[a-z-]+)"', code))
    asked |= {f"cz-ask-effect-{cost}" for cost in ("free", "discard", "exhaust", "luck", "token")}
    known = set(text.ids("en"))
    assert sorted(asked - set(THOUGHTS)) == []
    assert sorted(i for i in THOUGHTS if i not in known) == []


def test_a_question_that_it_does_not_know_is_tried_out() -> None:
    """Whom a wound should take, asked under a name that nobody thought of."""
    s = Skirmish(
        m("somebody", 0, 5, tokens="G"),
        m("somebody", 1, away(5, 5), tokens="Gr", origin="GY"),
    ).activate(0)
    s.use("basic-ranged", 1, "G")
    choice = _try_all(s.table, s.ask)
    assert choice in s.ask.options


# -- fair play -------------------------------------------------------------------------------------
@pytest.mark.parametrize("scenario", ["turf-war", "the-mule"])
def test_it_never_looks_into_hidden_things(scenario: str) -> None:
    """The same view, other worlds: another loot deck, another secret; the same answer."""
    table = GAME.new(2, seed=f"fair {scenario}", options={"scenario": scenario}, quiet=True)
    players = [Booster(GAME, seat, 1) for seat in range(2)]
    compared = 0
    for n in range(90):
        if table.over:
            break
        ask = table.asks[0]
        choice = players[ask.seat].choose(table, ask)
        if n > 16 and n % 5 == 0:
            world = table.redeal(ask.seat, f"other {n}")
            again = next(a for a in world.asks if a.seat == ask.seat and a.id == ask.id)
            assert Booster(GAME, ask.seat, 2).choose(world, again) == choice, ask.id
            compared += 1
        table.answer(ask.seat, choice)
    assert compared > 8


# -- whole games -----------------------------------------------------------------------------------
def play_out(names: tuple[str, str], seed: str, faction: str = "maelstrom", **more: Any) -> Table:
    teams = ((FACTIONS[faction],), (FACTIONS[faction],))
    table = GAME.new(2, seed=seed, quiet=True, loadouts=teams, **more)
    players = [bots.make(GAME, name, seat, seed) for seat, name in enumerate(names)]
    answers = 0
    while not table.over:
        ask = table.asks[0]
        choice = players[ask.seat].choose(table, ask)
        assert accepts(ask, choice), (ask.id, choice)
        table.answer(ask.seat, choice)
        answers += 1
        assert answers < 5000
    return table


LONG = pytest.mark.soak
PLAYED = ("turf-war", "data-sweep")
"""Scenarios of which a whole game is played in every run of the suite."""
FOR_TWO = [s.id for s in SCENARIOS.values() if 2 in s.players and s.id != "zone-war"]


@pytest.mark.parametrize(
    "scenario", [pytest.param(s, marks=() if s in PLAYED else LONG) for s in FOR_TWO]
)
def test_two_of_them_play_every_scenario_to_the_end(scenario: str) -> None:
    faction = SCENARIOS[scenario].prove or "tyger-claws"
    table = play_out(
        ("booster", "booster"), f"whole {scenario}", faction, options={"scenario": scenario}
    )
    assert table.outcome is not None
    assert table.state.turn < 400


def beats(k: int) -> bool:
    """Whether it wins a Turf War with equal teams; every faction and both seats in turn."""
    mine = k % 2
    names = ("booster", "random") if mine == 0 else ("random", "booster")
    faction = list(FACTIONS)[k // 2 % len(FACTIONS)]
    table = play_out(names, f"yardstick {k}", faction)
    assert table.outcome is not None
    return table.outcome.winners == (mine,)


def test_it_beats_chance() -> None:
    assert [beats(k) for k in (0, 9, 14)] == [True] * 3


@LONG
def test_it_beats_chance_in_nineteen_of_twenty_games() -> None:
    assert sum(beats(k) for k in range(200)) >= 190


@LONG
def test_three_and_four_play_too() -> None:
    for seats in (3, 4):
        options = {"scenario": "gang-brawl", "max_turns": 200}
        table = GAME.new(seats, seed=f"brawl {seats}", quiet=True, options=options)
        players = [bots.make(GAME, "booster", seat, 1) for seat in range(seats)]
        while not table.over:
            ask = table.asks[0]
            table.answer(ask.seat, players[ask.seat].choose(table, ask))
        assert table.outcome is not None
