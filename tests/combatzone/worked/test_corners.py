"""Corners: exactly touching, exactly at a limit, two rules at once.  Every case was written down
from the rule index and the page of positions before the program was asked."""

from __future__ import annotations

from typing import Any

import pytest

from neontable.games.combatzone.model.where import path_of_attack
from tests.combatzone.worked.play import BASE, Play, beside, crate, gonk, one, wall

HALF = BASE / 2
"""The radius of a standard base, in inches."""


# -- the path of attack --------------------------------------------------------------------------
def path(*pieces: dict[str, Any], models: tuple[dict[str, Any], ...] = ()) -> int | str:
    """What the path from (5, 11) to (15, 11) meets: its +1s, or that it is blocked."""
    shooter, target = one("GYY", 0, 5), one("YY", 1, 15)
    play = Play(shooter, target, *models, pieces=list(pieces), crowd=False)
    found = path_of_attack(play.g, 0, 1)
    return "blocked" if found.blocked else found.bonus


@pytest.mark.rule("CZ-TGT-002", "CZ-TGT-004")
@pytest.mark.parametrize(
    ("piece", "bonus"),
    [
        (crate(9, 11.5), 1),  # touches the edge of the path
        (crate(9, 11.51), 0),
        (crate(15 + HALF, 10.5), 0),  # behind the target
        (crate(13.9, 11.5, 0.5), 1),  # beside the target
        (crate(3, 10.5), 0),  # behind the shooter
        (crate(9, 10.5, height=0.2), 1),
        ({"kind": "obstacle", "height": 3, "box": [9, 9, 1, 4]}, 1),  # a fence, as high as RED
        ({"kind": "obstacle", "height": 1, "outline": [[9, 11.5], [10, 12.5], [8, 12.5]]}, 1),
    ],
)
def test_an_obstacle_counts_when_it_touches_the_path(piece: dict[str, Any], bonus: int) -> None:
    assert path(piece) == bonus


@pytest.mark.rule("CZ-TGT-006", "CZ-TGT-007")
@pytest.mark.parametrize(
    ("piece", "bonus"),
    [
        (wall(9, 10.5, 1, 1), "blocked"),  # exactly as wide as the path
        (wall(9, 10.51, 1, 1), 1),
        (wall(9, 11.5, 1, 1), 1),
        (wall(9, 11.51, 1, 1), 0),
    ],
)
def test_a_barrier_blocks_when_it_spans_the_path(piece: dict[str, Any], bonus: int | str) -> None:
    assert path(piece) == bonus


@pytest.mark.rule("CZ-TGT-008", "CZ-TGT-007")
@pytest.mark.parametrize(
    ("piece", "bonus"),
    [
        (crate(5 + HALF + 1, 10.5), 0),  # exactly an inch away
        (crate(5 + HALF + 1.01, 10.5), 1),
        (crate(5 + HALF + 0.9, 10.5, 5), 0),  # its far end is far away
        (wall(6, 11.2, 1, 3), 0),
        (wall(6, 8, 1, 6), "blocked"),  # AMB-24
    ],
)
def test_what_is_within_reach_of_the_shooter(piece: dict[str, Any], bonus: int | str) -> None:
    assert path(piece) == bonus


@pytest.mark.rule("CZ-TGT-005", "CZ-TGT-008")
@pytest.mark.parametrize(
    ("model", "bonus"),
    [
        (gonk(0, 10, 11 + 0.5 + HALF), 1),
        (gonk(0, 10, 11 + 0.5 + HALF + 0.01), 0),
        (gonk(0, 5 + BASE + 1), 0),
        (gonk(0, 5 + BASE + 1.01), 1),
        (gonk(1, 10, 11, status="out", body=True), 0),  # a body covers nobody
    ],
)
def test_a_model_in_the_path(model: dict[str, Any], bonus: int) -> None:
    assert path(models=(model,)) == bonus


# -- dice ------------------------------------------------------------------------------------------
@pytest.mark.rule("CZ-RAPID-004", "CZ-EFF-014", "CZ-RAPID-003")
def test_walking_fire_without_a_skill_still_gets_worse() -> None:
    gun = one("GYY", 0, 5, gear="spiny-spiny-bang-bang", skills={"ranged": 3})
    foes = [gonk(1, beside(5, 4), y) for y in (11, 8, 5.3)]
    play = Play(gun, *foes, dice=[3, 2, 3, 2, 5, 3])
    play.give("use spiny-spiny-bang-bang 1 G", "strike 2", "strike 3")
    assert play.tokens(1, 2, 3) == "- gonk gonk", "3 beats 2; 3 - 1 and 5 - 2 are ties"


@pytest.mark.rule("CZ-CORE-008")
def test_two_fumbles_are_a_failure_whatever_the_skill() -> None:
    play = Play(one("GYY", 0, 5, skills={"ranged": 3}), one("YY", 1, 15), dice=[1, 1])
    assert play.give("use basic-ranged 1 Y").tokens(1) == "YY"


@pytest.mark.rule("CZ-WND-006", "CZ-EFF-003", "CZ-REACT-012")
def test_a_fumble_on_a_red_token_takes_the_active_model_out() -> None:
    clumsy = one("RG", 0, 5, gear="mono-katana", origin="GG")
    play = Play(clumsy, one("YY", 1, beside(5, 2)), one("Y", 0, 8, 15), dice=[1, 3])
    play.give("use mono-katana 1 R")
    assert play.tokens(0) == "-"
    assert play.ask.seat == 1, "Control passes"


@pytest.mark.rule("CZ-WND-005", "CZ-WND-008", "CZ-EFF-004")
def test_the_second_wound_of_a_deadly_attack_on_printed_red() -> None:
    """GREEN and a printed RED token: one wound makes it Red-Lined, the next takes it out."""
    gun = one("GYY", 0, 5, gear="comedically-oversized-scissors")
    play = Play(gun, one("GR", 1, beside(5, 2), origin="GR"), dice=[11, 3])
    assert play.give("use comedically-oversized-scissors 1 G", "oppose G").tokens(1) == "-"


# -- armor -----------------------------------------------------------------------------------------
@pytest.mark.rule("CZ-EFF-008", "CZ-ARM-005")
@pytest.mark.parametrize(("face", "tokens"), [(6, "YY"), (7, "RY")])
def test_armor_that_is_partly_pierced(face: int, tokens: str) -> None:
    """Printed armor 2 against Pierce 1: 5 + 1."""
    knife = one("GYY", 0, 5, gear="plug-bayonet")
    play = Play(knife, one("YY", 1, beside(5, 2), armor=2), dice=[face, 5])
    assert play.give("use plug-bayonet 1 Y").tokens(1) == tokens


@pytest.mark.rule("CZ-ARM-004", "CZ-ARM-007", "CZ-CORE-009")
def test_who_fumbles_in_armor_loses_the_armor() -> None:
    play = Play(one("GYY", 0, 5), one("YY", 1, 15, gear="heavy-armorjack"), dice=[2, 1])
    play.give("use basic-ranged 1 G", "oppose Y heavy-armorjack")
    assert (play.tokens(1), play.g.models[1].sheet.gear, play.ask.seat) == ("YY", (), 0)


@pytest.mark.rule("CZ-ARM-006", "CZ-TGT-004")
def test_cover_is_added_to_armor() -> None:
    foe = one("YY", 1, 15, gear="heavy-armorjack")
    play = Play(one("GYY", 0, 5), foe, pieces=[crate(9, 10.5)], dice=[8, 4])
    play.give("use basic-ranged 1 G", "oppose Y heavy-armorjack")
    assert play.g.models[1].sheet.gear == ("heavy-armorjack",), "8 against 4 + 3 + 1"


# -- brawls ----------------------------------------------------------------------------------------
@pytest.mark.rule("CZ-BRAWL-008", "CZ-MEAS-002")
@pytest.mark.parametrize(("far", "free"), [(1, True), (1.01, False)])
def test_the_second_friend_must_be_within_reach(far: float, free: bool) -> None:
    friends = [one("Y", 0, 5, 11 - BASE - 1), one("Y", 0, 5, 11 + BASE + far)]
    play = Play(one("Y", 0, 5), one("YY", 1, beside(5, 1)), *friends, crowd=False, dice=[2, 7])
    play.give("move Y", "to 1 11")
    assert play.at(0) == ((1.0, 11.0) if free else (5.0, 11.0))


@pytest.mark.rule("CZ-BRAWL-005", "CZ-BRAWL-006")
def test_leaving_one_of_two_rivals_is_an_escape() -> None:
    rivals = [one("YY", 1, beside(5, 1)), one("R", 1, 5 - BASE - 1, skills={"reflexes": 3})]
    play = Play(one("G", 0, 5), *rivals, crowd=False, dice=[3, 5])
    play.give("move G", "to 5.3 12")
    assert (play.ask.id, play.ask.seat) == ("cz-ask-guard", 1)


@pytest.mark.rule("CZ-BRAWL-010", "CZ-CORE-006")
def test_a_crit_into_a_brawl_hits_the_lowest_and_not_the_one_that_was_aimed_at() -> None:
    foes = [one("YY", 1, 12), one("YY", 0, 12 + BASE + 1)]
    play = Play(one("GYY", 0, 2), *foes, dice=[8, 8, 3])
    assert play.give("use basic-ranged 1 Y").tokens(1, 2) == "YY RY"


@pytest.mark.rule("CZ-BRAWL-009")
def test_rivals_near_the_target_oppose_too_once_there_is_a_brawl() -> None:
    near = [one("YY", 0, 12 + BASE + 1), one("YY", 1, 12, 11 + BASE + 1)]
    play = Play(one("GYY", 0, 2), one("YY", 1, 12), *near, dice=[8, 5, 5, 3])
    assert play.give("use basic-ranged 1 Y").tokens(1, 2, 3) == "YY YY RY"
    alone = Play(one("GYY", 0, 2), one("YY", 1, 12), near[1], dice=[7, 5])
    assert alone.give("use basic-ranged 1 Y").tokens(1, 2) == "RY YY", "two friends do not brawl"


# -- blasts and programs ---------------------------------------------------------------------------
@pytest.mark.rule("CZ-BLAST-002", "CZ-BLAST-004")
def test_the_area_reaches_exactly_red_from_the_token() -> None:
    x, reach = beside(2, 9), HALF + 0.5 + 0.5 + 3 + HALF
    inside = one("y", 1, x, 11 + reach)
    outside = one("y", 1, x, 11 - reach - 0.01)
    play = Play(one("GYY", 0, 2, gear="rocket-launcher"), one("y", 1, x), inside, outside,
                dice=[9, 2, 3, 3])  # fmt: skip
    play.give("use rocket-launcher 1 G")
    play.table.answer(0, ((round(x * 254), round((11 + HALF + 0.5) * 254), -1),))
    play.give("(oppose r)", "(oppose y)")
    assert play.tokens(1, 2, 3) == "- r y"


@pytest.mark.rule("CZ-NET-016", "CZ-NET-017", "CZ-WND-007")
@pytest.mark.parametrize(("tokens", "asked", "then"), [
    ("GYY", "cz-ask-stun", "gYY"), ("gyy", "cz-ask-wound", "ryy"),
])  # fmt: skip
def test_a_leak_costs_a_token_of_ones_choice(tokens: str, asked: str, then: str) -> None:
    runner = one(tokens, 0, 5, keywords=["netrunner"], programs=["death-mark"], skills={"tech": 3})
    play = Play(runner, one("YY", 1, 15), dice=[1, 4])
    play.give("launch death-mark 1")
    assert play.ask.id == asked
    play.give("stun G" if tokens.isupper() else "wound g")
    assert (play.tokens(0), play.g.control) == (then, 1)


# -- loot and healing ------------------------------------------------------------------------------
BODY = {"card": "somebody", "seat": 1, "inches": [5, 12.5], "status": "out", "body": True}


@pytest.mark.rule("CZ-LOOT-002", "CZ-ACT-009")
@pytest.mark.parametrize(("far", "allowed"), [(3, False), (3.01, True)])
def test_nobody_loots_with_a_rival_within_red(far: float, allowed: bool) -> None:
    play = Play(one("GYY", 0, 5), one("YY", 1, beside(5, far)), BODY)
    assert play.can("loot loot-goods") is allowed


@pytest.mark.rule("CZ-LOOT-003", "CZ-TEAM-009", "CZ-TEAM-010")
def test_looted_gear_keeps_the_limits() -> None:
    """With an SMG, which is Bulky: no sniper rifle, no second SMG; the katana."""
    body = {**BODY, "gear": ["sniper-rifle", "smg", "katana"]}
    play = Play(one("GYY", 0, 5, gear="smg"), one("YY", 1, 20), body, dice=[9, 2])
    play.give("loot loot-gear 2 G")
    assert play.g.models[0].sheet.gear == ("smg", "katana"), "the only card that may be taken"


@pytest.mark.rule("CZ-BASIC-004", "CZ-HEAL-001", "CZ-WND-005")
def test_triage_and_tokens_that_are_printed_red() -> None:
    hurt, born = one("rR", 0, beside(5, 1), origin="GR"), one("RR", 0, beside(5, 1), origin="RR")
    play = Play(one("GY", 0, 5), hurt, one("YY", 1, 25), dice=[9, 3])
    assert play.give("use triage 1 G").tokens(1) == "gR"
    assert not Play(one("GY", 0, 5), born, one("YY", 1, 25)).can("use triage 1")


# -- commands and reserves -------------------------------------------------------------------------
@pytest.mark.rule("CZ-CMD-004", "CZ-GONK-007")
def test_who_can_be_commanded() -> None:
    spent, stunned = one("yy", 0, beside(5, 1)), gonk(0, beside(5, 1), 13, stunned=True)
    play = Play(one("GY", 0, 5), spent, stunned, gonk(0, beside(5, 1), 9), one("YY", 1, 25))
    assert play.targets("basic-command") == [3]


@pytest.mark.rule("CZ-DEPLOY-003", "CZ-MEAS-008")
@pytest.mark.parametrize(("x", "allowed"), [(0.6, True), (1.53, True), (1.54, False)])
def test_a_reserve_model_enters_within_reach_of_an_edge(x: float, allowed: bool) -> None:
    play = Play(
        {"card": "somebody", "seat": 0, "status": "reserve"}, one("GY", 0, 15),
        one("YY", 1, 25, 20), control=0, crowd=False,
    )  # fmt: skip
    play.give("activate 0")
    place = ((round(x * 254), (11 * 254), -1),)
    assert (play.table.why_not(0, place) is None) is allowed
