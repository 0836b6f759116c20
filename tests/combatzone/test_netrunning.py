"""Netrunning and drones (p.34 to 36)."""

from __future__ import annotations

import pytest

from neontable.games.combatzone.model.numbers import skill
from neontable.games.combatzone.rules.actions import why_launch
from tests.combatzone.skirmish import Skirmish, away, m


def runner(x: float = 5, **more: object) -> dict[str, object]:
    defaults = {
        "skills": {"tech": 3, "reflexes": 2},
        "keywords": ["netrunner"],
        "programs": ["ambush"],
    }
    return m("somebody", 0, x, **{**defaults, **more})


def run(*models: dict[str, object], **more: object) -> Skirmish:
    return Skirmish(*models, **more).activate(0)


@pytest.mark.rule("CZ-NET-001")
def test_only_netrunners_launch() -> None:
    s = run(runner(), m("somebody", 1, away(5, 5)), m("somebody", 0, 2))
    assert s.offered("launch", program="ambush", target=1)
    assert why_launch(s.g, 2, "ambush", 1) == "CZ-NET-001 cz-no-netrunner"


@pytest.mark.rule("CZ-NET-004", "CZ-NET-005", "CZ-NET-006", "CZ-NET-015", "CZ-NET-008")
def test_a_launch_rolls_the_quality_and_spends_no_token() -> None:
    s = run(
        runner(tokens="GG", origin="GG"),
        m("somebody", 1, away(5, 5), skills={"tech": 1}),
        teams=[{"luck": 1}, {"luck": 0}],
    )
    s.pick("launch", program="ambush", target=1).pick("oppose", 5, 4, token="G")
    contest = s.g.stack[-1]
    assert contest.acting.dice == (8,)  # YELLOW, whatever its tokens
    assert contest.acting.total == 5 + 3
    assert contest.opposing[0].total == 4 + 1
    s.pick("keep-roll")
    assert s.tokens(0) == "GG"
    assert s.model(0).sheet.running == ("ambush",)
    assert s.model(0).sheet.programs == ()
    assert s.model(1).hacked == 1
    assert why_launch(s.g, 0, "ambush", 1) == "CZ-NET-004 cz-no-running"


@pytest.mark.rule("CZ-NET-007")
def test_a_failed_launch_is_not_repeated_in_the_same_activation() -> None:
    s = run(runner(), m("somebody", 1, away(5, 5)))
    s.pick("launch", program="ambush", target=1).pick("oppose", 2, 8, token="Y")
    assert s.model(0).sheet.programs == ("ambush",)
    assert why_launch(s.g, 0, "ambush", 1) == "CZ-NET-007 cz-no-again"
    s.pick("stop").activate(1).pick("stop").activate(0)
    assert s.offered("launch", program="ambush", target=1)


@pytest.mark.rule("CZ-GONK-006", "CZ-DRONE-003")
def test_a_program_that_spreads_hacks_no_gonk() -> None:
    """Contagion gave a Gonk beside its target a Hacked token."""
    s = Skirmish(
        runner(programs=[], running=["contagion"]),
        m("somebody", 1, 20, hacked=1),
        m("somebody", 1, 21.5),
        m("scrub", 1, 18.5),
    )
    s.activate(0).pick("stop").activate(1).pick("stop")
    assert [s.model(i).hacked for i in (1, 2, 3)] == [1, 1, 0]


@pytest.mark.rule("CZ-NET-009", "CZ-TURN-014")
def test_inspiring_reloads_programs() -> None:
    sheet = {
        "card": "somebody",
        "running": ["ambush"],
        "keywords": ["netrunner"],
        "skills": [0, 0, 0, 0, 2, 0],
    }
    s = Skirmish(
        {"seat": 0, "sheet": sheet, "inches": [5, 11], "tokens": "gyy"},
        m("somebody", 1, 25),
        alone=True,
    )
    assert s.model(0).sheet.programs == ("ambush",)
    assert s.model(0).sheet.running == ()


@pytest.mark.rule("CZ-NET-010")
def test_a_vulnerable_model_has_only_tech() -> None:
    s = run(runner(programs=[], running=["running-rabbit"]), m("somebody", 1, 25))
    assert skill(s.g, 0, "reflexes") == 0
    assert skill(s.g, 0, "tech") == 3


@pytest.mark.rule("CZ-NET-011", "CZ-NET-012")
def test_launches_and_token_actions_alternate() -> None:
    s = run(runner(), m("somebody", 1, away(5, 5)))
    s.pick("move", colour="Y").go((6, 11))
    s.pick("launch", program="ambush", target=1).pick("oppose", 7, 2, token="Y")
    s.pick("move", colour="Y").go((7, 11))
    assert s.tokens(0) == "Gyy"
    spent = run(runner(tokens="Y", origin="Y"), m("somebody", 1, away(5, 5)))
    spent.pick("move", colour="Y").go((6, 11))
    assert spent.offered("launch", program="ambush")  # after its last token


@pytest.mark.rule("CZ-NET-013", "CZ-NET-014")
def test_a_netrunner_defends_another_and_becomes_the_target() -> None:
    s = run(
        runner(),
        m("somebody", 1, away(5, 5)),
        m("somebody", 1, away(5, 5), 14, skills={"tech": 2}, keywords=["netrunner"]),
    )
    s.pick("launch", program="ambush", target=1)
    assert s.ask.id == "cz-ask-substitute"
    assert s.ask.seat == 1
    s.pick("substitute", model=2).pick("oppose", 7, 2, token="Y")
    assert s.model(2).hacked == 1
    assert s.model(1).hacked == 0


@pytest.mark.rule("CZ-NET-016", "CZ-NET-017")
def test_a_memory_leak() -> None:
    s = run(runner(), m("somebody", 1, away(5, 5)))
    s.pick("launch", program="ambush", target=1).pick("oppose", 1, 4, token="Y")
    assert s.ask.id == "cz-ask-stun"
    s.pick("stun", token="Y")
    assert s.tokens(0) == "GyY"
    assert s.g.control == 1  # the activation is over
    bare = run(runner(tokens="Y", origin="Y"), m("somebody", 1, away(5, 5)))
    bare.pick("move", colour="Y").go((6, 11))
    bare.pick("launch", program="ambush", target=1).pick("oppose", 1, 4, token="Y")
    assert bare.tokens(0) == "r"  # no Ready token: a wound instead


@pytest.mark.rule("CZ-NET-018")
def test_a_dangerous_program_wounds_besides() -> None:
    from neontable.games.combatzone.model import library
    from neontable.games.combatzone.model.card import Grants
    from neontable.games.combatzone.model.keywords import Keys
    from neontable.games.combatzone.model.profile import PROFILES

    s = run(runner(), m("somebody", 1, away(5, 5)))
    dangerous = Grants(keys=Keys(dangerous=True), of=("program",))
    mine = PROFILES[s.model(0).sheet]
    was, mine.grants = mine.grants, (dangerous,)
    try:
        s.pick("launch", program="ambush", target=1).pick("oppose", 1, 4, token="Y")
        s.pick("wound", token="G").pick("stun", token="Y")
        assert s.tokens(0) == "RyY"
    finally:
        mine.grants = was
    assert library.PROGRAMS["ambush"].quality == "Y"


@pytest.mark.rule("CZ-GONK-006")
def test_gonks_are_never_hacked() -> None:
    s = run(runner(), m("some-gonk", 1, away(5, 5)))
    assert not s.offered("launch", program="ambush", target=1)
    assert why_launch(s.g, 0, "ambush", 1) == "CZ-GONK-006 cz-no-gonk-hack"


# -- drones ----------------------------------------------------------------------------------------
@pytest.mark.rule("CZ-DRONE-001", "CZ-DRONE-003", "CZ-DRONE-004", "CZ-DRONE-005", "CZ-DRONE-006")
def test_drones_are_attacked_with_a_bare_obstacle_die() -> None:
    crates = {
        "id": "crate",
        "kind": "obstacle",
        "look": "crates",
        "height": 1,
        "box": [7.5, 10.5, 0.8, 1],
    }
    s = run(
        runner(),
        m("drone", 1, away(5, 6)),
        map={"pieces": [crates]},
        teams=[{"luck": 1}, {"luck": 1}],
    )
    assert not s.offered("launch", target=1)
    assert why_launch(s.g, 0, "ambush", 1) == "CZ-DRONE-003 cz-no-drone"
    s.pick("use", 9, 8, action="basic-ranged", target=1, colour="G")
    roll = s.g.stack[-1].opposing[0]
    assert (roll.dice, roll.bonuses) == ((10,), ())
    assert s.ask.seat == 0  # only the attacker may spend Luck
    s.pick("keep-roll")
    assert s.model(1).status == "out"
    assert not s.model(1).body
    assert not s.offered("activate", model=1)
