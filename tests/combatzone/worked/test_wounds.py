"""Worked cases: wounds, RED tokens, bodies, looting, healing, [RE]actions (p.28 to 33)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.combatzone.worked.play import Play, beside, gonk, one

SCISSORS = "comedically-oversized-scissors"
"""A weapon that is Deadly and nothing else; within RED."""

WOUNDS: list[tuple[str, str, str, str, list[str], str]] = [
    # what, tokens before, the token that opposes, weapon, further choices, tokens after
    ("ready yellow", "GYy", "Y", "basic-melee", [], "GRy"),
    ("used green", "gYY", "g", "basic-melee", [], "rYY"),
    ("red while green is left", "GR", "R", "basic-melee", [], "-"),
    ("green while red is left", "GR", "G", "basic-melee", [], "RR"),
    ("used red", "Gr", "r", "basic-melee", [], "-"),
    ("red-lined", "RR", "R", "basic-melee", [], "-"),
    ("deadly: the second where its player wants", "GYy", "y", SCISSORS, ["wound Y"], "GRr"),
    ("deadly: or there", "GYy", "y", SCISSORS, ["wound G"], "RYr"),
    ("deadly: never on a RED one while another is left", "GRy", "y", SCISSORS, [], "RRr"),
    ("deadly on a single token", "Y", "Y", SCISSORS, [], "-"),
    ("deadly on two: red-lined", "YY", "Y", SCISSORS, [], "RR"),
    ("deadly opposed with RED", "GGR", "R", SCISSORS, [], "-"),
]


@pytest.mark.rule(
    "CZ-WND-001",
    "CZ-WND-002",
    "CZ-WND-003",
    "CZ-WND-005",
    "CZ-WND-006",
    "CZ-WND-007",
    "CZ-WND-008",
    "CZ-EFF-004",
)
@pytest.mark.parametrize("case", WOUNDS, ids=[c[0] for c in WOUNDS])
def test_where_wounds_fall(case: tuple[str, str, str, str, list[str], str]) -> None:
    _, before, token, weapon, choices, after = case
    worn = [] if weapon.startswith("basic") else [weapon]
    play = Play(one("GG", 0, 5, gear=worn), one(before, 1, 7), dice=[11, 2])
    play.give(f"use {weapon} 1 G", f"(oppose {token})", *choices)
    assert play.tokens(1) == after
    assert play.g.models[1].body is (after == "-")


@pytest.mark.rule("CZ-WND-009", "CZ-WND-010", "CZ-GONK-004")
def test_a_body_lies_where_the_model_stood() -> None:
    play = Play(one("GG", 0, 5), gonk(1, 7), dice=[9, 2]).give("use basic-melee 1 G")
    gone = play.g.models[1]
    assert (gone.status, gone.body) == ("out", True)
    assert play.at(1) == (7, 11)
    assert 1 not in play.targets("basic-melee")


@pytest.mark.rule("CZ-WND-004", "CZ-EFF-003")
@pytest.mark.parametrize(
    ("tokens", "colour", "after"),
    [("GYY", "G", "rYY"), ("GYY", "Y", "GrY"), ("RYY", "R", "-")],
)
def test_a_dangerous_fumble_wounds_the_token_that_paid(
    tokens: str, colour: str, after: str
) -> None:
    play = Play(one(tokens, 0, 5, gear=["mono-katana"]), one("YY", 1, 7), dice=[1, 2]).give(
        f"use mono-katana 1 {colour}"
    )
    assert play.tokens(0) == after
    assert play.tokens(1) == "YY"


@pytest.mark.rule("CZ-EFF-003", "CZ-ACT-008")
def test_dangerous_does_nothing_without_a_fumble() -> None:
    play = Play(one("GY", 0, 5, gear=["mono-katana"]), one("YY", 1, 7), dice=[2, 7])
    play.give("use mono-katana 1 G")
    assert play.tokens(0, 1) == "gY YY"


@pytest.mark.rule("CZ-EFF-002")
@pytest.mark.parametrize(
    ("face", "other", "after"),
    [(6, 5, "RRY"), (5, 4, "RYY"), (6, 8, "YYY")],
)
def test_deadly_crits(face: int, other: int, after: str) -> None:
    """A katana on a RED token: two wounds with a Crit that wins, one with a 5."""
    play = Play(one("RR", 0, 5, gear=["katana"]), one("YYY", 1, 7), dice=[face, other])
    play.give("use katana 1 R")
    assert play.tokens(1) == after


# -- healing ---------------------------------------------------------------------------------------
@pytest.mark.rule("CZ-BASIC-004", "CZ-HEAL-001", "CZ-HEAL-002", "CZ-HEAL-003", "CZ-WND-005")
@pytest.mark.parametrize(
    ("patient", "legal", "answers", "after"),
    [
        ({"tokens": "rr", "origin": "GY"}, True, ["heal 0"], "gr"),
        ({"tokens": "rr", "origin": "GY"}, True, ["heal 1"], "ry"),
        ({"tokens": "R", "origin": "Y"}, True, [], "Y"),
        ({"tokens": "YR", "origin": "YY"}, False, [], ""),  # not Red-Lined
        ({"tokens": "RR", "origin": "RR"}, False, [], ""),  # printed RED is no wound
        ({"tokens": "RR", "origin": "RY"}, True, [], "RY"),  # and is never healed
    ],
)
def test_triage(patient: dict[str, Any], legal: bool, answers: list[str], after: str) -> None:
    friend = {**one("Y", 0, beside(5, 0.5)), **patient}
    play = Play(one("GG", 0, 5), friend, dice=[8, 5])
    assert (1 in play.targets("triage")) is legal
    if legal:
        play.give("use triage 1 G", *answers)
        assert play.tokens(1) == after


@pytest.mark.rule("CZ-BASIC-004", "CZ-SKILL-004", "CZ-TOKEN-002")
def test_a_failed_triage_heals_nothing() -> None:
    play = Play(one("GG", 0, 5), one("r", 0, 7, origin="Y"), dice=[5, 5]).give("use triage 1 G")
    assert play.tokens(0, 1) == "gG r"


@pytest.mark.rule("CZ-BASIC-004")
def test_triage_is_for_another_friend() -> None:
    play = Play(one("RR", 0, 5, origin="GY"), one("R", 1, 5, 14, origin="Y"))
    assert play.targets("triage") == []


@pytest.mark.rule("CZ-HEAL-001")
@pytest.mark.parametrize(("face", "obstacle", "after"), [(5, 5, "GrR"), (6, 5, "GyR")])
def test_a_med_kit_heals_also_who_is_not_red_lined(face: int, obstacle: int, after: str) -> None:
    play = Play(
        one("YY", 0, 5, gear=["med-kit"]), one("GrR", 0, 7, origin="GYR"), dice=[face, obstacle]
    ).give("use med-kit 1 Y")
    assert play.tokens(1) == after


# -- looting ---------------------------------------------------------------------------------------
def scavenger(**facts: Any) -> Play:
    body = {
        "card": "kyodai",
        "seat": 1,
        "inches": [beside(5, facts.pop("inches", 0.8)), 11],
        "status": "out",
        "body": True,
        "gear": ["smg"],
    }
    me = {**one("GYY", 0, 5), **facts.pop("me", {})}
    return Play(me, body, *facts.pop("more", ()), **facts)


@pytest.mark.rule("CZ-LOOT-001", "CZ-LOOT-002", "CZ-ACT-009", "CZ-MODEL-002")
@pytest.mark.parametrize(
    ("what", "facts", "legal"),
    [
        ("beside a body", {}, True),
        ("1.1 in away", {"inches": 1.1}, False),
        ("a rival within RED", {"more": (gonk(1, 5, 15),)}, False),
        ("a rival at 3.1 in", {"more": (gonk(1, 5, 15.2),)}, True),
        ("a body that was looted", {}, False),
    ],
)
def test_who_may_loot(what: str, facts: dict[str, Any], legal: bool) -> None:
    play = scavenger(**facts)
    if what == "a body that was looted":
        play.give("loot loot-goods 1 Y")
    assert play.can("loot loot-goods 1") is legal
    assert play.can("loot loot-gear 1") is legal


@pytest.mark.rule("CZ-LOOT-001", "CZ-GONK-002")
def test_gonks_do_not_loot() -> None:
    body = gonk(1, 7, status="out", body=True)
    play = Play(one("yy", 0, 20), gonk(0, 5), body, inspiring=True, control=0)
    play.give("activate 1")
    assert not play.can("loot loot-goods")


@pytest.mark.rule("CZ-LOOT-005", "CZ-LOOT-006", "CZ-LOOT-007")
def test_loot_goods_needs_no_roll() -> None:
    play = scavenger(loot=["cred-chip", "holo-projector"]).give("loot loot-goods 1 Y")
    assert play.g.models[0].sheet.loot == ("holo-projector",)
    assert not play.g.models[1].body
    assert play.tokens(0) == "GyY"


@pytest.mark.rule("CZ-LOOT-003", "CZ-LOOT-004", "CZ-LOOT-006")
@pytest.mark.parametrize(
    ("dice", "answer", "gear"),
    [
        ([6, 5], "take smg", ("smg",)),
        ([6, 5], "take katana", ("katana",)),  # printed on the Kyodai's card
        ([5, 5], "", ()),
    ],
)
def test_loot_gear_is_a_tech_roll(dice: list[int], answer: str, gear: tuple[str, ...]) -> None:
    play = scavenger(dice=dice).give("loot loot-gear 1 Y", *([answer] if answer else []))
    assert play.g.models[0].sheet.gear == gear
    assert play.g.models[1].body is (not gear)  # a failure leaves the body


# -- [RE]actions -----------------------------------------------------------------------------------
def shot(target: str, token: str, *more: dict[str, Any], dice: list[int], **facts: Any) -> Play:
    play = Play(one("GYY", 0, 5), one(target, 1, 11, **facts), *more, dice=dice)
    return play.give("use basic-ranged 1 G", f"(oppose {token})")


REACTS: list[tuple[str, str, str, list[int], bool]] = [
    ("wounded with a Ready token", "GY", "G", [9, 3], True),
    ("the fresh RED token can pay", "Yy", "Y", [9, 3], True),
    ("all Used", "gy", "g", [9, 3], False),
    ("not wounded", "GY", "G", [3, 9], False),
    ("taken out", "GR", "R", [9, 3], False),
]


@pytest.mark.rule("CZ-REACT-001", "CZ-REACT-002", "CZ-REACT-003", "CZ-REACT-004", "CZ-REACT-008")
@pytest.mark.parametrize("case", REACTS, ids=[c[0] for c in REACTS])
def test_who_may_react(case: tuple[str, str, str, list[int], bool]) -> None:
    _, tokens, token, dice, reacts = case
    play = shot(tokens, token, dice=dice)
    assert (play.ask.id == "cz-ask-react") is reacts
    assert play.ask.seat == (1 if reacts else 0)


@pytest.mark.rule("CZ-REACT-009", "CZ-REACT-010", "CZ-BASIC-001")
def test_what_a_reaction_may_be() -> None:
    friend = one("RR", 1, 11, 12.8, origin="GG")
    play = shot("GY", "G", gonk(0, 11, 15.5), friend, dice=[9, 3])
    assert play.targets("basic-ranged") == [0]  # only who wounded it
    assert play.can("move R")
    assert play.can("use triage 3 Y")
    assert play.can("use basic-command 3 Y")
    play.give("move R")
    assert "CZ-BASIC-001" in play.refused("to 11 7.9")
    play.give("to 11 8")
    assert play.at(1) == (11, 8)
    assert (play.g.control, play.g.active) == (0, 0)


@pytest.mark.rule("CZ-REACT-007", "CZ-REACT-011", "CZ-REACT-005")
def test_nobody_reacts_to_a_reaction() -> None:
    play = shot("GY", "G", dice=[9, 3, 7, 2]).give("use basic-ranged 0 Y", "oppose Y")
    assert play.tokens(0, 1) == "gRY Ry"
    assert (play.ask.seat, play.ask.id) == (0, "cz-ask-act")


@pytest.mark.rule("CZ-REACT-012", "CZ-TURN-001")
def test_a_reaction_that_takes_out_the_active_model_takes_control() -> None:
    play = Play(one("R", 0, 5, origin="Y"), one("GY", 1, 11), dice=[6, 3, 7, 2])
    play.give("use basic-ranged 1 R", "oppose G", "use basic-ranged 0 Y")
    assert play.tokens(0) == "-"
    assert play.g.control == 1


@pytest.mark.rule("CZ-REACT-013", "CZ-TURN-017")
def test_a_gonk_that_falls_while_inspiring_keeps_control_for_its_team() -> None:
    play = Play(
        one("yy", 0, 20),
        gonk(0, 5),
        one("GY", 1, 11),
        inspiring=True,
        control=0,
        dice=[7, 3, 7, 2],
    ).give("activate 1", "use basic-ranged 2", "oppose G", "use basic-ranged 1 Y")
    assert play.tokens(1) == "-"
    assert play.g.control == 0
    assert play.g.inspiring


@pytest.mark.rule("CZ-REACT-014", "CZ-CMD-008", "CZ-CMD-003")
@pytest.mark.parametrize(
    ("dice", "control", "active"), [([9, 3, 6, 5], 1, 2), ([9, 3, 5, 5], 0, 0)]
)
def test_a_command_as_a_reaction(dice: list[int], control: int, active: int) -> None:
    play = shot("GYY", "G", one("YY", 1, 11, 13.5), dice=dice).give("use basic-command 2 Y")
    assert (play.g.control, play.g.active) == (control, active)


@pytest.mark.rule("CZ-CMD-008", "CZ-TURN-017")
def test_no_command_while_the_rival_inspires() -> None:
    play = Play(
        one("yy", 0, 20),
        gonk(0, 5),
        one("GY", 1, 11),
        one("YY", 1, 11, 13.5),
        inspiring=True,
        control=0,
        dice=[7, 3],
    ).give("activate 1", "use basic-ranged 2", "oppose G")
    assert play.ask.id == "cz-ask-react"
    assert play.can("use basic-ranged 1")
    assert not play.can("use basic-command")


@pytest.mark.rule("CZ-REACT-006", "CZ-WND-004")
def test_a_fumble_gives_no_reaction() -> None:
    play = Play(one("GY", 0, 5, gear=["mono-katana"]), one("YY", 1, 7), dice=[1, 2])
    play.give("use mono-katana 1 Y")
    assert play.ask.id == "cz-ask-act"


@pytest.mark.rule("CZ-REACT-010", "CZ-BRAWL-003")
def test_a_brawl_binds_who_reacts() -> None:
    """AMB-61: no Command out of a brawl, and moving away needs an escape roll."""
    play = Play(one("GYY", 0, 5), one("GY", 1, 7), one("YY", 1, 9.5, 12.5), dice=[9, 3, 2, 7]).give(
        "use basic-melee 1 G", "oppose G"
    )
    assert play.ask.id == "cz-ask-react"
    assert not play.can("use basic-command")
    play.give("move R", "to 9 11", "(oppose Y)", "(oppose G)")
    assert play.at(1) == (7, 11)
    assert play.tokens(1) == "rY"
