"""Actions: tokens, targets, the basic ones, Commands (p.13 to 19)."""

from __future__ import annotations

import pytest

from neontable.games.combatzone.model.options import Use
from neontable.games.combatzone.space import INCH
from tests.combatzone.skirmish import Skirmish, away, m


def shot(distance: float, **more: object) -> Skirmish:
    return Skirmish(
        m("warlord", 0, 3, skills={"ranged": 1}), m("oyabun", 1, away(3, distance), **more)
    ).activate(0)


# -- ranges --------------------------------------------------------------------------------------
@pytest.mark.rule("CZ-BASIC-002", "CZ-MEAS-004", "CZ-MEAS-007", "CZ-RES-002")
@pytest.mark.parametrize(
    ("distance", "legal"), [(2.9, False), (3.1, True), (4, True), (12, True), (12.5, False)]
)
def test_the_basic_ranged_attack_reaches_yellow_and_green(distance: float, legal: bool) -> None:
    s = shot(distance)
    assert bool(s.offered("use", action="basic-ranged", target=1, colour="Y")) is legal
    if not legal:
        assert s.why(Use("basic-ranged", "1-oyabun", "Y")) == "CZ-MEAS-004"


@pytest.mark.rule("CZ-BASIC-002", "CZ-MEAS-004")
def test_three_inches_are_red() -> None:
    s = shot(3)
    x = s.model(0).x
    exact = Skirmish(
        {"card": "warlord", "seat": 0, "x": x, "y": 2794},
        {"card": "oyabun", "seat": 1, "x": x + 270 + 3 * INCH, "y": 2794},
    ).activate(0)
    assert not exact.offered("use", action="basic-ranged")
    assert exact.offered("use", action="basic-melee")


@pytest.mark.rule("CZ-BASIC-003", "CZ-ACT-005")
@pytest.mark.parametrize(("distance", "legal"), [(0.5, True), (2.5, True), (3.2, False)])
def test_the_basic_melee_attack_reaches_red(distance: float, legal: bool) -> None:
    s = Skirmish(m("kyodai", 0, 5), m("pledge", 1, away(5, distance)), m("kyodai", 0, 5, 14))
    s.activate(0)
    assert bool(s.offered("use", action="basic-melee", target=1)) is legal
    assert not s.offered("use", action="basic-melee", target=2)
    assert s.why(Use("basic-melee", "2-kyodai", "Y")) == "CZ-ACT-005"


@pytest.mark.rule("CZ-MEAS-005")
def test_long_range() -> None:
    s = Skirmish(m("warlord", 0, 2, gear=["assault-rifle"]), m("oyabun", 1, 28)).activate(0)
    assert s.offered("use", action="assault-rifle", target=1)
    assert not s.offered("use", action="basic-ranged", target=1)


# -- tokens and opposing ---------------------------------------------------------------------------
@pytest.mark.rule("CZ-TOKEN-002", "CZ-RES-001", "CZ-RES-005", "CZ-CORE-004")
def test_a_tie_fails_and_the_token_is_spent_all_the_same() -> None:
    s = shot(10, skills={"reflexes": 2}).use("basic-ranged", 1, "Y", 7, 6)
    s.pick("oppose", token="G")
    assert s.tokens(0) == "GyY"
    assert s.tokens(1) == "GGY"


@pytest.mark.rule(
    "CZ-TOKEN-003", "CZ-TOKEN-004", "CZ-RES-003", "CZ-WND-002", "CZ-WND-003", "CZ-TOKEN-005"
)
def test_the_target_opposes_with_any_token_and_risks_it() -> None:
    s = shot(5, tokens="gYY", skills={})
    s.pick("use", action="basic-ranged", target=1, colour="G")
    assert s.ask.seat == 1
    assert {o.token for o in s.ask.options} == {"g", "Y"}
    s.pick("oppose", 9, 3, token="g")
    assert s.tokens(1) == "rYY"  # Used, as it was
    s.pick("pass")
    s.pick("use", action="basic-ranged", target=1, colour="Y")
    s.pick("oppose", 5, 3, token="Y")
    assert s.tokens(1) == "rRY"


@pytest.mark.rule("CZ-ACT-002", "CZ-CARD-002", "CZ-CARD-004", "CZ-ACT-003")
def test_gear_gives_actions_that_may_be_repeated() -> None:
    s = Skirmish(m("kyodai", 0, 5), m("oyabun", 1, away(5, 2), skills={})).activate(0)
    assert s.offered("use", action="katana", target=1)
    s.pick("use", action="katana", target=1, colour="Y").pick("oppose", 2, 7, token="Y")
    assert s.offered("use", action="katana", target=1)


@pytest.mark.rule("CZ-ACT-004")
def test_a_difficult_action_works_once_until_inspired() -> None:
    s = Skirmish(
        m("warlord", 0, 2, gear=["constitution-cyclone-ssw"]), m("oyabun", 1, 28, skills={})
    )
    s.activate(0).pick("use", action="constitution-cyclone-ssw", target=1, colour="G")
    while s.ask.id != "cz-ask-act":
        if s.ask.id == "cz-ask-oppose":
            s.pick("oppose", 2, 5)
        else:
            s.pick("stop")
    assert s.why(Use("constitution-cyclone-ssw", "1-oyabun", "Y")) == "CZ-ACT-004"


@pytest.mark.rule("CZ-ACT-009", "CZ-LOOT-002")
def test_complex_actions_need_room() -> None:
    body = m("pledge", 1, 5, 12.5, status="out", body=True)
    s = Skirmish(m("warlord", 0, 5), body, m("oyabun", 1, away(5, 3.5))).activate(0)
    assert s.offered("loot", action="loot-goods")
    s = Skirmish(m("warlord", 0, 5), body, m("oyabun", 1, away(5, 2.5))).activate(0)
    assert not s.offered("loot")


# -- basic actions ---------------------------------------------------------------------------------
@pytest.mark.rule("CZ-BASIC-001")
@pytest.mark.parametrize(("colour", "most"), [("R", 3), ("Y", 7), ("G", 12)])
def test_a_move_is_as_long_as_its_token(colour: str, most: int) -> None:
    s = Skirmish(m("somebody", 0, 5, tokens="GYR", origin="GYR"), m("oyabun", 1, 28)).activate(0)
    s.pick("move", colour=colour)
    assert "CZ-BASIC-001" in s.refused(5 + most + 0.1, 11)
    s.go((5 + most, 11))
    assert s.model(0).x == (5 + most) * INCH


@pytest.mark.rule("CZ-BASIC-004", "CZ-HEAL-001", "CZ-HEAL-003", "CZ-RES-004", "CZ-WND-005")
def test_triage() -> None:
    s = Skirmish(
        m("onee-san", 0, 5, tokens="YYG", origin="YYG"),
        m("kyodai", 0, away(5, 0.9), stars=1, tokens="rr"),
        m("kyodai", 0, 5, 12.9, tokens="Yr"),
        m("oyabun", 1, 28),
    ).activate(0)
    assert s.why(Use("triage", "2-kyodai", "Y")) == "CZ-BASIC-004"  # not Red-Lined
    assert s.why(Use("triage", "0-onee-san", "Y")) == "CZ-RES-004"  # not itself
    s.use("triage", 1, "G", 8, 5).pick("heal", colour="G")
    assert s.tokens(1) == "gr"


@pytest.mark.rule("CZ-BASIC-004")
def test_triage_needs_reach() -> None:
    s = Skirmish(
        m("onee-san", 0, 5), m("kyodai", 0, away(5, 1.2), tokens="rr"), m("oyabun", 1, 28)
    ).activate(0)
    assert s.why(Use("triage", "1-kyodai", "Y")) == "CZ-MEAS-002"


@pytest.mark.rule("CZ-BASIC-005", "CZ-NET-015")
def test_firewall() -> None:
    s = Skirmish(
        m("warlord", 0, 5, hacked=1), m("ripper", 0, away(5, 2), hacked=2), m("oyabun", 1, 28)
    ).activate(0)
    s.use("firewall", 1, "G", 9, 3)
    assert s.model(1).hacked == 1
    s.use("firewall", 0, "Y", 7, 3)
    assert s.model(0).hacked == 0
    assert s.why(Use("firewall", "0-warlord", "Y")) == "CZ-BASIC-005"


# -- Commands --------------------------------------------------------------------------------------
def leader(**more: object) -> Skirmish:
    return Skirmish(
        m("warlord", 0, 5),
        m("ripper", 0, away(5, 2.5), **more),
        m("pledge", 0, 5, 13.5),
        m("oyabun", 1, 28),
    ).activate(0)


@pytest.mark.rule(
    "CZ-BASIC-006",
    "CZ-CMD-001",
    "CZ-CMD-002",
    "CZ-CMD-003",
    "CZ-CMD-009",
    "CZ-CMD-007",
    "CZ-CMD-005",
)
def test_a_command_activates_a_friend() -> None:
    s = leader().use("basic-command", 1, "G", 9, 5)
    assert s.g.active == 1
    assert s.g.control == 0
    assert s.ask.args[0][1] == "1-ripper"
    assert s.tokens(0) == "gYY"  # its turn is over, the rest stays Ready
    s.pick("stop")
    assert s.g.control == 1


@pytest.mark.rule("CZ-CMD-010")
def test_after_a_failed_command_the_model_goes_on() -> None:
    s = leader().use("basic-command", 1, "G", 4, 5)
    assert s.g.active == 0
    assert s.ask.id == "cz-ask-act"


@pytest.mark.rule("CZ-CMD-004")
def test_a_command_needs_somebody_who_can_act() -> None:
    s = leader(tokens="yy")
    assert s.why(Use("basic-command", "1-ripper", "Y")) == "CZ-CMD-004"
    assert s.offered("use", action="basic-command", target=2)  # a Gonk needs no token
    s.use("basic-command", 2, "G", 9, 5)
    assert s.g.active == 2
    s.pick("move").go((6, 13.5))
    assert s.g.control == 1  # one action, and Control passes


@pytest.mark.rule("CZ-BRAWL-003", "CZ-BRAWL-004")
def test_in_a_brawl_only_its_rivals_can_be_targets() -> None:
    s = Skirmish(
        m("warlord", 0, 5, hacked=1),
        m("ripper", 0, 5, 12.5, tokens="rr", origin="YY"),
        m("oyabun", 1, away(5, 0.9)),
        m("kyodai", 1, 5, 8.5),
    ).activate(0)
    assert s.offered("use", action="basic-melee", target=2)
    assert not s.offered("use", action="basic-ranged")
    for action, target in (
        ("triage", "1-ripper"),
        ("firewall", "0-warlord"),
        ("basic-command", "1-ripper"),
    ):
        assert s.why(Use(action, target, "Y")) == "CZ-BRAWL-003"
    assert s.why(Use("basic-melee", "3-kyodai", "Y")) == "CZ-BRAWL-003"


@pytest.mark.rule("CZ-TGT-001", "CZ-TGT-007")
def test_a_barrier_blocks_friends_too() -> None:
    wall = {"id": "wall", "kind": "barrier", "look": "wall", "height": 4, "box": [7, 5, 0.5, 12]}
    s = Skirmish(
        m("warlord", 0, 6), m("ripper", 0, 8.6), m("oyabun", 1, 15), map={"pieces": [wall]}
    ).activate(0)
    assert s.why(Use("basic-command", "1-ripper", "Y")) == "CZ-TGT-007"
    assert s.why(Use("basic-ranged", "2-oyabun", "Y")) == "CZ-TGT-007"


@pytest.mark.rule("CZ-TGT-004", "CZ-TGT-005", "CZ-TGT-008")
def test_what_is_in_the_path_adds_to_the_defence() -> None:
    crates = [
        {
            "id": f"crate-{i}",
            "kind": "obstacle",
            "look": "crates",
            "height": 1,
            "box": [x, 10.5, 1, 1],
        }
        for i, x in enumerate((8, 10))
    ]
    s = (
        Skirmish(
            m("somebody", 0, 5),
            m("some-gonk", 1, 14, skills={"reflexes": 2}),
            map={"pieces": crates},
            teams=[{"luck": 1}, {"luck": 0}],
        )
        .activate(0)
        .use("basic-ranged", 1, "G", 5, 4)
    )
    assert s.g.stack[-1].opposing[0].bonuses == (("reflexes", 2), ("cover", 2))


@pytest.mark.rule("CZ-MODEL-001")
def test_friends_and_rivals() -> None:
    from neontable.games.combatzone.model.where import are_rivals

    s = leader()
    assert not are_rivals(s.g, 0, 1)
    assert are_rivals(s.g, 0, 3)


@pytest.mark.rule("CZ-ACT-001", "CZ-MEAS-006", "CZ-LOOT-005")
def test_an_action_without_a_skill_is_easy_and_one_without_a_range_says_whom_it_affects() -> None:
    from neontable.games.combatzone.model.library import ACTIONS

    assert ACTIONS["loot-goods"].skill == ""
    body = m("pledge", 1, 5, 12.5, status="out", body=True)
    s = Skirmish(m("warlord", 0, 5), body, m("oyabun", 1, 25)).activate(0)
    s.pick("loot", action="loot-goods", colour="Y")  # no die falls
    assert s.model(0).sheet.loot
    launch = ACTIONS["launch-running-rabbit"]
    assert (launch.range, launch.aims) == ("", "none")
    assert launch.does  # its text names the models
