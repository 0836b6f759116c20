"""Worked cases: opposed rolls, crits and fumbles, skills, armor, Luck and its order
(p.6, 13 to 17, 26)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.combatzone.worked.play import Play, beside, gonk, one

# Acting colour, face, skill; opposing colour, face, skill; whether the action succeeds.
ROLLS: list[tuple[str, int, int, str, int, int, bool]] = [
    ("Y", 7, 1, "G", 6, 2, False),  # 8 : 8, a tie is the defender's
    ("Y", 7, 2, "G", 6, 2, True),  # 9 : 8
    ("Y", 5, 0, "Y", 4, 0, True),
    ("Y", 4, 0, "Y", 4, 0, False),
    ("Y", 3, 0, "Y", 4, 0, False),
    ("R", 6, 0, "G", 11, 3, True),  # a Crit beats 14
    ("G", 12, 3, "R", 6, 0, False),  # two Crits are a tie
    ("G", 12, 0, "G", 12, 5, False),
    ("Y", 8, 0, "R", 6, 9, False),
    ("G", 1, 3, "Y", 2, 0, False),  # a Fumble loses with 4 : 2
    ("G", 1, 3, "Y", 1, 0, False),  # two Fumbles: the defender's
    ("Y", 2, 0, "G", 1, 3, True),  # the defender's Fumble
    ("G", 11, 3, "R", 6, 0, False),  # the defender's Crit stops 14
    ("Y", 7, 1, "Y", 7, 0, True),  # 8 is a total, not a Crit
    ("Y", 7, 1, "Y", 8, 0, False),
    ("R", 6, 0, "Y", 7, 3, True),
    ("G", 8, 0, "Y", 7, 2, False),  # 8 on a GREEN die is no Crit
    ("G", 6, 0, "Y", 7, 0, False),
    ("R", 2, 3, "R", 5, 0, False),
    ("R", 3, 3, "R", 5, 0, True),
]


@pytest.mark.rule(
    "CZ-CORE-001",
    "CZ-CORE-004",
    "CZ-CORE-005",
    "CZ-CORE-006",
    "CZ-CORE-007",
    "CZ-CORE-008",
    "CZ-CORE-009",
    "CZ-CORE-010",
    "CZ-CORE-011",
    "CZ-RES-005",
    "CZ-SKILL-003",
)
@pytest.mark.parametrize("case", ROLLS, ids=lambda c: f"{c[0]}{c[1]}+{c[2]}-{c[3]}{c[4]}+{c[5]}")
def test_attacks(case: tuple[str, int, int, str, int, int, bool]) -> None:
    mine, face, skill, theirs, other, reflexes, hit = case
    play = Play(
        one(mine * 2, 0, 5, skills={"ranged": skill}),
        one(theirs + "y", 1, 15, skills={"reflexes": reflexes, "ranged": 9, "melee": 9}),
        dice=[face, other],
    ).give(f"use basic-ranged 1 {mine}", f"(oppose {theirs})")
    assert not play.unrolled()
    came = play.tokens(1)
    if theirs == "R":
        assert (came == "-") is hit
    else:
        assert came == ("Ry" if hit else theirs + "y")


# The OBSTACLE die: no skill is added to it, and it too has a Crit (10) and a Fumble (1).
OBSTACLE: list[tuple[str, int, int, int, bool]] = [
    ("Y", 5, 1, 6, False),
    ("Y", 5, 1, 5, True),
    ("G", 12, 0, 10, False),
    ("G", 11, 3, 10, False),
    ("Y", 8, 0, 9, True),
    ("Y", 2, 0, 1, True),
    ("Y", 1, 3, 1, False),
    ("Y", 1, 9, 2, False),
    ("R", 6, 0, 9, True),
    ("G", 10, 0, 9, True),
]


@pytest.mark.rule("CZ-CORE-002", "CZ-CORE-003", "CZ-CORE-005", "CZ-RES-004", "CZ-CMD-005")
@pytest.mark.parametrize("case", OBSTACLE, ids=lambda c: f"{c[0]}{c[1]}+{c[2]}-O{c[3]}")
def test_against_the_obstacle_die(case: tuple[str, int, int, int, bool]) -> None:
    colour, face, influence, obstacle, succeeds = case
    play = Play(
        one(colour * 2, 0, 5, skills={"influence": influence}), gonk(0, 7), dice=[face, obstacle]
    ).give(f"use basic-command 1 {colour}")
    assert (play.g.active == 1) is succeeds


SKILLS: list[tuple[str, dict[str, int], dict[str, int], int, int, float, bool]] = [
    # action, mine, theirs, faces, distance: which skills are added
    ("basic-ranged", {"ranged": 3}, {"reflexes": 2, "ranged": 9}, 4, 4, 5, True),
    ("basic-ranged", {"ranged": 2}, {"reflexes": 2}, 4, 4, 5, False),
    ("basic-ranged", {"reflexes": 9}, {}, 4, 4, 5, False),
    ("basic-melee", {"melee": 2}, {"melee": 1, "reflexes": 9}, 4, 4, 2, True),
    ("basic-melee", {"ranged": 9}, {}, 4, 4, 2, False),
    ("basic-melee", {}, {"melee": 0}, 5, 4, 2, True),
    ("illicit-substances", {"medical": 1}, {"medical": 0, "reflexes": 9}, 4, 4, 2, True),
    ("illicit-substances", {"medical": 1}, {"medical": 1}, 4, 4, 2, False),
    ("needle-barrage", {"tech": 1}, {"tech": 0, "melee": 9, "reflexes": 9}, 4, 4, 5, True),
    ("needle-barrage", {"tech": 1}, {"tech": 1}, 4, 4, 5, False),
    ("molotov-cocktail", {"reflexes": 2}, {"reflexes": 1, "ranged": 9}, 4, 4, 5, True),
]


@pytest.mark.rule("CZ-SKILL-001", "CZ-SKILL-002", "CZ-SKILL-003", "CZ-SKILL-004", "CZ-RES-001")
@pytest.mark.parametrize("case", SKILLS, ids=lambda c: f"{c[0]}-{c[1]}-{c[2]}")
def test_each_skill_and_what_opposes_it(
    case: tuple[str, dict[str, int], dict[str, int], int, int, float, bool],
) -> None:
    action, mine, theirs, face, other, inches, hit = case
    worn = [] if action.startswith("basic") else [action]
    play = Play(
        one("YY", 0, 5, skills=mine, gear=worn),
        one("YY", 1, beside(5, inches), skills=theirs),
        dice=[face, other],
    ).give(f"use {action} 1 Y")
    assert not play.unrolled()
    assert ("R" in play.tokens(1)) is hit


# -- tokens that oppose ----------------------------------------------------------------------------
@pytest.mark.rule("CZ-TOKEN-003", "CZ-TOKEN-004", "CZ-TOKEN-005", "CZ-WND-002", "CZ-WND-003")
@pytest.mark.parametrize(
    ("tokens", "token", "after"),
    [
        ("GYy", "G", "RYy"),
        ("GYy", "Y", "GRy"),
        ("GYy", "y", "GYr"),
        ("gYY", "g", "rYY"),
        ("yy", "y", "ry"),
    ],
)
def test_the_token_that_opposed_takes_the_wound(tokens: str, token: str, after: str) -> None:
    play = Play(one("GG", 0, 5), one(tokens, 1, 10), dice=[9, 2])
    play.give("use basic-ranged 1 G", f"(oppose {token})")
    assert sorted(play.tokens(1)) == sorted(after)


@pytest.mark.rule("CZ-TOKEN-002", "CZ-TOKEN-001")
def test_a_missed_shot_costs_its_token_and_the_target_nothing() -> None:
    play = Play(one("GYY", 0, 5), one("Gy", 1, 10), dice=[3, 7])
    play.give("use basic-ranged 1 Y", "oppose G")
    assert play.tokens(0, 1) == "GyY Gy"


@pytest.mark.rule("CZ-GONK-003", "CZ-GONK-004", "CZ-GONK-005")
@pytest.mark.parametrize(("face", "other", "out"), [(5, 3, True), (4, 3, False)])
def test_a_gonk_opposes_with_its_colour_and_skill(face: int, other: int, out: bool) -> None:
    play = Play(one("YY", 0, 5), gonk(1, 7, skills={"melee": 1}), dice=[face, other])
    play.give("use basic-melee 1 Y")
    assert (play.tokens(1) == "-") is out
    assert play.g.models[1].body is out
    assert play.ask.seat == 0


# -- armor -----------------------------------------------------------------------------------------
ARMOR: list[tuple[str, dict[str, Any], str, str, str, str]] = [
    # what, the defender, the attack, its answer, tokens after, gear after; 6 against 4
    ("skill only", {"skills": {"reflexes": 1}}, "basic-ranged", "oppose Y -", "RY", ""),
    (
        "gear 3",
        {"gear": ["heavy-armorjack"]},
        "basic-ranged",
        "oppose Y heavy-armorjack",
        "YY",
        "heavy-armorjack",
    ),
    (
        "gear 1 is lost",
        {"gear": ["kevlar-armor"]},
        "basic-ranged",
        "oppose Y kevlar-armor",
        "YY",
        "",
    ),
    (
        "gear not used stays",
        {"gear": ["kevlar-armor"]},
        "basic-ranged",
        "oppose Y -",
        "RY",
        "kevlar-armor",
    ),
    (
        "in place of the skill",
        {"gear": ["kevlar-armor"], "skills": {"reflexes": 1}},
        "basic-ranged",
        "oppose Y kevlar-armor",
        "YY",
        "",
    ),
    ("printed 2 holds", {"armor": 2}, "basic-ranged", "oppose Y", "YY", ""),
    ("printed 1 absorbs nothing", {"armor": 1}, "basic-ranged", "oppose Y", "RY", ""),
    (
        "never added: 1 and 1",
        {"armor": 1, "gear": ["kevlar-armor"]},
        "basic-ranged",
        "oppose Y kevlar-armor",
        "YY",
        "",
    ),
    (
        "against melee",
        {"gear": ["light-armorjack"]},
        "basic-melee",
        "oppose Y light-armorjack",
        "YY",
        "light-armorjack",
    ),
    (
        "against a thrown weapon",
        {"gear": ["light-armorjack"]},
        "molotov-cocktail",
        "oppose Y light-armorjack",
        "YY",
        "light-armorjack",
    ),
]


@pytest.mark.rule(
    "CZ-ARM-001",
    "CZ-ARM-002",
    "CZ-ARM-003",
    "CZ-ARM-004",
    "CZ-ARM-005",
    "CZ-ARM-006",
    "CZ-ARM-007",
)
@pytest.mark.parametrize("case", ARMOR, ids=[c[0] for c in ARMOR])
def test_armor(case: tuple[str, dict[str, Any], str, str, str, str]) -> None:
    _, facts, action, answer, tokens, gear = case
    inches = 2 if action == "basic-melee" else 5
    worn = [] if action.startswith("basic") else [action]
    play = Play(
        one("YY", 0, 5, gear=worn), one("YY", 1, beside(5, inches), **facts), dice=[6, 4]
    ).give(f"use {action} 1 Y", f"({answer})")
    assert not play.unrolled()
    assert play.tokens(1) == tokens
    assert " ".join(play.g.models[1].sheet.gear) == gear
    # A model whose armor took the wound was not wounded: no [RE]action.
    assert (play.ask.id == "cz-ask-react") is ("R" in tokens)


@pytest.mark.rule("CZ-ARM-001")
@pytest.mark.parametrize("action", ["needle-barrage", "illicit-substances"])
def test_no_armor_against_tech_and_drugs(action: str) -> None:
    play = Play(
        one("YY", 0, 5, gear=[action]),
        one("Yy", 1, 7.5, gear=["heavy-armorjack"], armor=4),
        dice=[5, 4],
    ).give(f"use {action} 1 Y")
    assert not play.can("oppose Y heavy-armorjack")
    play.give("oppose Y")
    assert "R" in play.tokens(1).upper()


PIERCE: list[tuple[str, list[str], int, int, bool]] = [
    # weapon, gear, printed armor, the defender's face; the attacker shows 6: whether it hits
    ("cleaver", ["light-armorjack"], 0, 5, False),  # Pierce 1: 2 becomes 1, 6 : 6
    ("cleaver", ["light-armorjack"], 0, 4, True),  # 6 : 5
    ("techtronika-razor", ["light-armorjack"], 0, 5, True),  # Pierce 2: it cannot be used
    ("techtronika-razor", ["heavy-armorjack"], 0, 5, False),  # 3 becomes 1
    ("techtronika-razor", [], 3, 5, False),  # printed armor too
    ("techtronika-razor", [], 2, 5, True),
]


@pytest.mark.rule("CZ-EFF-008", "CZ-CORE-014")
@pytest.mark.parametrize("case", PIERCE, ids=lambda c: f"{c[0]}-{c[1]}-{c[2]}-{c[3]}")
def test_pierce(case: tuple[str, list[str], int, int, bool]) -> None:
    weapon, gear, armor, other, hit = case
    play = Play(
        one("YY", 0, 5, gear=[weapon]),
        one("YY", 1, 7, gear=gear, **({"armor": armor} if armor else {})),
        dice=[6, other],
    ).give(f"use {weapon} 1 Y")
    if play.ask.id == "cz-ask-oppose":
        play.give(f"oppose Y {gear[0]}" if gear else "oppose Y")
    assert not play.unrolled()
    wounded_or_worn = "R" in play.tokens(1) or list(play.g.models[1].sheet.gear) != gear
    assert wounded_or_worn is hit
    if gear == ["light-armorjack"] and weapon == "techtronika-razor":
        assert play.g.models[1].sheet.gear == ("light-armorjack",)  # not used, not discarded


@pytest.mark.rule("CZ-EFF-004", "CZ-ARM-004")
def test_armor_gear_takes_one_wound_of_a_deadly_attack() -> None:
    """AMB-32: the extra wound falls on a token that its controller chooses."""
    play = Play(
        one("GG", 0, 5, gear=["comedically-oversized-scissors"]),
        one("GYy", 1, 7, gear=["kevlar-armor"]),
        dice=[9, 2],
    ).give("use comedically-oversized-scissors 1 G", "oppose G kevlar-armor", "wound Y")
    assert play.tokens(1) == "GRy"
    assert play.g.models[1].sheet.gear == ()


# -- Luck ------------------------------------------------------------------------------------------
def lucky(mine: int, theirs: int, dice: list[int], **facts: Any) -> Play:
    teams = [{"luck": mine}, {"luck": theirs}]
    return Play(
        one("YY", 0, 5, skills={"melee": 2}, **facts),
        gonk(1, 7, skills={"melee": 1}),
        teams=teams,
        dice=dice,
    ).give("use basic-melee 1 Y")


@pytest.mark.rule("CZ-LUCK-002", "CZ-LUCK-004", "CZ-LUCK-005")
def test_lizzie_and_john() -> None:
    """5+2 : 4+1; she declines, he rerolls to 6+1, now she may and gets 7+2."""
    play = lucky(3, 3, [5, 4, 6, 7])
    assert play.ask.seat == 0
    play.give("keep-roll")
    assert play.ask.seat == 1
    play.give("luck")
    assert play.ask.seat == 0
    play.give("luck")
    assert play.tokens(1) == "-"
    assert [t.luck for t in play.g.teams] == [2, 2]


@pytest.mark.rule("CZ-LUCK-003", "CZ-LUCK-005")
def test_who_rerolled_first_has_no_second_chance() -> None:
    """4+2 : 5+1 is a tie; she rerolls to 6+2; he rerolls to 7+1: a tie, and it stands."""
    play = lucky(3, 3, [4, 5, 6, 7]).give("luck", "luck")
    assert not play.unrolled()
    assert play.ask.id != "cz-ask-again"
    assert play.tokens(1) == "gonk"
    assert [t.luck for t in play.g.teams] == [2, 2]


@pytest.mark.rule("CZ-LUCK-005")
def test_both_decline() -> None:
    play = lucky(3, 3, [5, 4]).give("keep-roll", "keep-roll")
    assert play.tokens(1) == "-"
    assert [t.luck for t in play.g.teams] == [3, 3]


@pytest.mark.rule("CZ-LUCK-006")
@pytest.mark.parametrize(("again", "luck"), [(8, 3), (7, 2)])
def test_a_reroll_that_crits_brings_its_token_back(again: int, luck: int) -> None:
    play = lucky(3, 0, [2, 4, again]).give("luck")
    assert play.g.teams[0].luck == luck
    assert play.tokens(1) == "-"


@pytest.mark.rule("CZ-LUCK-002")
def test_without_tokens_nobody_is_asked() -> None:
    play = lucky(0, 0, [5, 4])
    assert play.tokens(1) == "-"


@pytest.mark.rule("CZ-LUCK-002", "CZ-RES-004")
def test_the_rival_may_reroll_its_obstacle_die() -> None:
    """AMB-02: the OBSTACLE die is the roll of the other player."""
    play = Play(one("YY", 0, 5), gonk(0, 7), teams=[{"luck": 0}, {"luck": 1}], dice=[6, 3, 9]).give(
        "use basic-command 1 Y"
    )
    assert play.ask.seat == 1
    play.give("luck")
    assert play.g.active == 0
    assert play.g.teams[1].luck == 0


@pytest.mark.rule("CZ-LUCK-004")
def test_in_a_reaction_the_player_with_control_decides_first() -> None:
    """AMB-03: even as the defender."""
    play = Play(
        one("GY", 0, 5), one("GY", 1, 10), teams=[{"luck": 1}, {"luck": 1}], dice=[9, 2, 7, 5, 6]
    ).give("use basic-ranged 1 G", "oppose Y", "keep-roll", "keep-roll")
    assert play.ask.id == "cz-ask-react"
    play.give("use basic-ranged 0 G", "oppose Y")
    assert play.ask.seat == 0
    play.give("luck")
    assert play.g.teams[0].luck == 0


# -- Accurate --------------------------------------------------------------------------------------
@pytest.mark.rule("CZ-EFF-001", "CZ-LUCK-003")
@pytest.mark.parametrize(
    ("answers", "dice", "hit", "luck"),
    [
        (["accurate"], [3, 5, 6], True, 1),
        (["accurate"], [3, 5, 4], False, 1),
        (["keep-roll"], [3, 5], False, 1),
        (["luck"], [3, 5, 6], True, 0),
        (["accurate"], [3, 5, 8], True, 1),  # a Crit refunds nothing that was not spent
    ],
)
def test_accurate_rerolls_once_for_nothing(
    answers: list[str], dice: list[int], hit: bool, luck: int
) -> None:
    play = Play(
        one("YY", 0, 5, gear=["tsunami-nue"]),
        one("Yy", 1, 10),
        teams=[{"luck": 1}, {"luck": 0}],
        dice=dice,
    ).give("use tsunami-nue 1 Y", "oppose Y", *answers)
    assert not play.unrolled()
    assert play.ask.id != "cz-ask-again"
    assert ("R" in play.tokens(1).upper()) is hit
    assert play.g.teams[0].luck == luck


@pytest.mark.rule("CZ-EFF-014")
@pytest.mark.parametrize(("face", "hit"), [(5, True), (4, False)])
def test_unwieldy_adds_no_skill(face: int, hit: bool) -> None:
    play = Play(
        one("YY", 0, 5, gear=["slammy"], skills={"melee": 3}), gonk(1, 7), dice=[face, 4]
    ).give("use slammy 1 Y")
    assert (play.tokens(1) == "-") is hit


@pytest.mark.rule("CZ-EFF-005")
@pytest.mark.parametrize(("mine", "theirs", "done"), [(4, 3, False), (5, 3, True)])
def test_defense_adds_when_opposing_with_its_skill(mine: int, theirs: int, done: bool) -> None:
    """Executive Fashions: Defense [Influence 1].  The Black Files stun with Influence."""
    play = Play(
        one("YY", 0, 5, gear=["black-files"]),
        one("YY", 1, 10, gear=["executive-fashions"]),
        dice=[mine, theirs],
    ).give("use black-files 1 Y", "(oppose Y)")
    assert not play.unrolled()
    assert (play.tokens(1) == "yY") is done


@pytest.mark.rule("CZ-EFF-005")
def test_defense_does_nothing_when_acting() -> None:
    play = Play(one("YY", 0, 5, gear=["executive-fashions"]), gonk(0, 7), dice=[4, 4]).give(
        "use basic-command 1 Y"
    )
    assert play.g.active == 0
