"""Every scenario is set up and played to its end, and won as it says."""

from __future__ import annotations

import random
from typing import Any

import pytest

from neontable.games.combatzone.cards.facts import FACTIONS
from neontable.games.combatzone.cards.scenarios import BASIC, WORTH
from neontable.games.combatzone.game import GAME
from neontable.games.combatzone.model import library
from neontable.games.combatzone.model.card import Need
from neontable.games.combatzone.model.scenario import Scenario
from neontable.games.combatzone.model.where import space
from neontable.games.combatzone.rules.moments import moment
from neontable.games.combatzone.rules.scenarios import ended, win
from neontable.games.combatzone.teams.loadouts import built_in_team
from neontable.kernel.table import Table
from neontable.kit import dice
from tests.combatzone.stage import (
    BEARER,
    FOE_GONK,
    FOE_LEADER,
    FRIEND,
    GONK,
    LEADER,
    RIVAL,
    Stage,
    _apart,
    _out,
    _sheet,
    _spread,
)
from tests.combatzone.test_content import STAGES

EVERY = list(library.SCENARIOS.values())
PLAIN: dict[str, Any] = {
    "card": "somebody", "tokens": "GGYY", "origin": "GGYY", "keywords": ["netrunner"],
    "skills": {"reflexes": 2, "ranged": 2, "melee": 2, "medical": 2, "tech": 3, "influence": 2},
}  # fmt: skip


def begin(s: Scenario, seed: int = 3, **options: Any) -> Table:
    seats = s.players[0]
    names = [built_in_team(f, 100).name for f in ("maelstrom", "tyger-claws", "zoners", "lawmen")]
    if s.prove:
        names[0] = built_in_team(s.prove, 100).name
        names[1] = built_in_team("lawmen" if s.prove == "maelstrom" else "maelstrom", 100).name
    chosen = {"scenario": s.id, "eb": max(100, s.least_eb), **options}
    return GAME.new(seats, seed, chosen, loadouts=names[:seats])


def stage(scenario: str, first: str, second: str) -> Stage:
    """The bearer's team has the second role."""
    s = Stage(PLAIN, scenario)
    STAGES[:] = [s]
    s.g.teams[0].role, s.g.teams[1].role = second, first
    return s


@pytest.fixture
def staged(monkeypatch: pytest.MonkeyPatch, chosen_dice: None) -> None:
    monkeypatch.setattr(dice, "die", lambda g, sides: STAGES[-1].fall(g, sides))


@pytest.mark.rule("CZ-SETUP-003", "CZ-SETUP-004", "CZ-SETUP-006", "CZ-MULTI-001")
@pytest.mark.parametrize("s", EVERY, ids=lambda s: s.id)
def test_a_scenario_is_played_to_its_end(s: Scenario) -> None:
    table = begin(s, max_turns=14)
    r = random.Random(7)
    for _ in range(3000):
        if table.over:
            break
        ask = table.asks[0]
        table.answer(ask.seat, r.choice(list(ask.options)))
    assert table.over
    assert table.outcome is not None
    roles = [team.role for team in table.state.teams]
    assert sorted(roles) == sorted(role.name for role in s.roles[: len(roles)])
    assert GAME.check(table.state) == []


@pytest.mark.rule("CZ-PROVE-001")
def test_there_are_twelve_basic_scenarios_and_one_for_every_faction() -> None:
    for_two = [s for s in BASIC if 2 in s.players]
    assert len(for_two) >= 12
    assert {s.prove for s in EVERY if s.prove} == set(FACTIONS) == set(WORTH)
    assert [s.id for s in BASIC if s.origin == "published"] == ["turf-war"]


def test_tokens_lie_where_a_model_can_reach_them() -> None:
    for s in EVERY:
        if s.tokens:
            table = begin(s)
            while table.asks[0].id != "cz-ask-control":
                table.answer(table.asks[0].seat, table.asks[0].options[0])
            g = table.state
            wanted = sum(t.n for t in s.tokens)
            assert len(g.markers) == wanted
            assert len({m.place for m in g.markers}) == wanted
            for marker in g.markers:
                assert 0 < marker.x < space(g).field.width
                assert space(g).stand(marker.place, 100, g.moving) is None


def scores(s: Stage, seat: int = 0) -> int:
    return s.g.teams[seat].score


def take_control(s: Stage) -> None:
    s.g.forget_cards()
    moment(s.g, "control", BEARER)


def test_data_sweep_is_won_by_holding_four_tokens(staged: None) -> None:
    s = stage("data-sweep", "defender", "attacker")
    s.g.models[BEARER].carries = 2
    s.g.models[FRIEND].carries = 1
    take_control(s)
    assert not ended(s.g)
    s.g.models[GONK].carries = 1
    take_control(s)
    assert ended(s.g) == "cz-end-points"
    assert win(s.g, ended(s.g)).winners == (0,)


def test_tokens_are_picked_up_handed_over_and_dropped(staged: None) -> None:
    from neontable.games.combatzone.model.nouns import reference
    from neontable.games.combatzone.model.pieces import Marker
    from neontable.games.combatzone.rules.wounds import suffer

    s = stage("supply-run", "defender", "attacker")
    me = s.g.models[BEARER]
    s.g.markers.append(Marker("objective", me.x + 300, me.y))
    s.activate(BEARER)
    s.give(s.table.asks[0], s.option("pick-up"))
    assert me.carries == 1
    s.give(s.table.asks[0], s.option("hand-over", model=reference(s.g, FRIEND)))
    assert s.g.models[FRIEND].carries == 1
    suffer(s.g, FRIEND, 9, by=1)
    s.again()
    s.play()
    assert s.g.models[FRIEND].status == "out"
    assert [m.kind for m in s.g.markers] == ["objective"]


@pytest.mark.parametrize(
    ("scenario", "action"), [("heist", "unlock-terminal"), ("sabotage", "wreck-terminal")]
)
def test_terminals_are_worked_by_attackers(staged: None, scenario: str, action: str) -> None:
    from neontable.games.combatzone.model.pieces import Marker

    s = stage(scenario, "defender", "attacker")
    _apart(s, Need(""), 0, 0)
    me = s.g.models[BEARER]
    s.g.markers += [Marker("terminal", me.x + 80 * i, me.y + 250) for i in range(3)]
    for n in range(1, 4):
        s.activate(BEARER)
        s.give(s.table.asks[0], s.option("use", action=action))
        s.play()
        assert scores(s) == n
    assert len(s.g.markers) == (3 if scenario == "heist" else 0)
    assert ended(s.g) == "cz-end-points"
    assert win(s.g, ended(s.g)).winners == (0,)
    s = stage(scenario, "attacker", "defender")
    s.g.markers.append(Marker("terminal", me.x, me.y + 250))
    s.activate(BEARER)
    assert not s.offers("use", action=action)
    s.g.turn = 40
    assert win(s.g, ended(s.g)).winners == (0,)  # the defender, when time is over


def test_the_mule_is_known_to_its_player_only(staged: None) -> None:
    s = stage("the-mule", "defender", "attacker")
    s.g.teams[1].secret = RIVAL
    _out(s, FOE_GONK)
    assert not ended(s.g)
    assert GAME.redeal(s.g, 1, s.g.key).teams[1].secret == RIVAL
    guesses = {GAME.redeal(s.g, 0, f"{i:064x}").teams[1].secret for i in range(40)}
    assert len(guesses) > 3
    assert FOE_GONK not in guesses
    assert "secret" not in str(GAME.view(s.g, 0))
    _out(s, RIVAL)
    assert ended(s.g) == "cz-end-secret"
    assert win(s.g, ended(s.g)).winners == (0,)


def test_verses_win_and_a_silenced_icon_loses(staged: None) -> None:
    s = stage("get-the-message-out", "man", "icon")
    _sheet(s, BEARER, keywords=("leader",))
    _apart(s, Need(""), 0, 0)
    s.put(BEARER, 3, 3)
    s.activate(BEARER)
    assert not s.offers("use", action="freestyle")  # too far from the centre
    s.put(BEARER, 15, 11)
    for action, total in (("spit-verse", 1), ("off-the-dome", 3), ("freestyle", 6)):
        s.activate(BEARER)
        s.give(s.table.asks[0], s.option("use", action=action))
        s.play()
        assert scores(s) == total
    s.g.teams[0].role, s.g.teams[1].role = "icon", "man"
    s.g.teams[0].score = 10
    assert win(s.g, ended(s.g)).winners == (0,)
    for leader in (BEARER, LEADER):
        _out(s, leader)
    s.g.teams[0].score = 0
    assert ended(s.g) == "cz-end-leader"
    assert win(s.g, ended(s.g)).winners == (1,)


def test_the_hill_and_the_corners_score_for_whoever_takes_control(staged: None) -> None:
    s = stage("king-of-the-hill", "defender", "attacker")
    s.put(RIVAL, 15, 11)
    for i, model in enumerate((BEARER, FRIEND, LEADER, FOE_GONK, FOE_LEADER)):
        s.put(model, 1 + 2 * i, 18)
    s.put(GONK, 1, 15)
    take_control(s)
    assert scores(s) == 0
    s.put(BEARER, 13, 11)
    s.put(FRIEND, 13, 13)
    take_control(s)
    assert scores(s) == 1
    s = stage("four-corners", "defender", "attacker")
    _spread(s, 3)
    take_control(s)
    assert scores(s) == 3


def test_leaders_bounties_and_long_wars(staged: None) -> None:
    s = stage("cut-off-the-head", "defender", "attacker")
    _out(s, FOE_LEADER)
    assert win(s.g, ended(s.g)).winners == (0,)
    s = stage("most-wanted", "defender", "attacker")
    _sheet(s, RIVAL, card="crusher", skills=(), gear=())
    _out(s, RIVAL)  # 15, twice
    for own in (FRIEND, GONK, 8):
        _out(s, own)  # 10 + 5 + 5, and the dearest of the team stands
    assert win(s.g, "cz-end-half").winners == (0,)
    s = stage("zone-war", "defender", "attacker")
    rivals = [i for i, m in enumerate(s.g.models) if m.seat == 1]
    for model in rivals[:6]:
        _out(s, model)
    assert not ended(s.g)
    _out(s, rivals[6])
    assert ended(s.g) == "cz-end-three-quarters"
    s = stage("last-stand", "defender", "attacker")
    s.g.turn = 31
    assert ended(s.g) == "cz-end-turns"


@pytest.mark.rule("CZ-PROVE-001", "CZ-PROVE-004")
@pytest.mark.parametrize("faction", FACTIONS)
def test_a_faction_proves_its_worth(staged: None, faction: str) -> None:
    """The challenger does what is asked as often as it is asked, and only then has won."""
    points, goals = WORTH[faction]
    goal = goals[0]
    s = stage(f"prove-{faction}", "rival", "challenger")
    action = library.ACTIONS["basic-command" if goal.moment == "act-won" else "basic-melee"]
    model = LEADER if goal.on.kind == "leader" else BEARER
    other = -1 if goal.moment in ("control", "luck-spent", "loot-drawn") else RIVAL
    s.satisfy(goal.needs, model, other, action)
    s.g.forget_cards()
    for n in range(points):
        assert scores(s) == n
        assert not ended(s.g)
        moment(s.g, goal.moment, model, other, action.id)
    assert ended(s.g) == "cz-end-points"
    assert win(s.g, ended(s.g)).winners == (0,)
    # The rival scores nothing by the same.
    moment(s.g, goal.moment, RIVAL, BEARER, action.id)
    assert scores(s, 1) == 0
    for i, m in enumerate(s.g.models):
        if m.seat == 0 and i > LEADER:
            m.status = "out"
    s.g.teams[0].score = points - 1
    assert win(s.g, "cz-end-half").winners == (1,)
