"""What the page of positions says can be asked of any position, and more cases from the rulebook:
quarters, wounds that come together, what a reaction, a burst and a push leave behind."""

from __future__ import annotations

from typing import Any

import pytest

from neontable.games.combatzone.cards.effects.conditions import quarters_of
from neontable.games.combatzone.model import where
from tests.combatzone.worked.hand import asked, at, box, do, foe, may, me, spot, table, tokens

INCH = 254
WIDE = 270 / INCH


def given(t: Any, *answers: Any) -> Any:
    """Answers of those who are asked; what leaves nothing to choose is never asked."""
    for answer in answers:
        if asked(t):
            do(t, answer)
    return t


def place(x: float, y: float) -> list[list[int]]:
    return [[round(x * INCH), round(y * INCH), -1]]


# -- measuring -------------------------------------------------------------------------------------
@pytest.mark.rule("CZ-MEAS-003", "CZ-MEAS-004", "CZ-TGT-004")
def test_a_position_can_be_measured() -> None:
    crate = box("crate", 9, 10.5, 1, 1)
    t = table(me(), foe(8), at(5, 11 + WIDE + 1, 1), map={"pieces": [crate]})
    g = t.state
    assert where.apart(g, 0, 1) == 8 * INCH
    assert (where.zone(g, 0, 1), where.zone(g, 0, 2)) == ("G", "R")
    assert where.is_visible(g, 0, 1)
    path = where.path_of_attack(g, 0, 1)
    assert (path.blocked, path.bonus) == (False, 1)
    assert [(h.kind, h.id, h.rule) for h in path.hindrances] == [("obstacle", 0, "CZ-TGT-004")]
    assert (where.brawl(g, 0), where.outnumbers(g, 0)) == ((2,), False)


@pytest.mark.rule("CZ-FIELD-003")
@pytest.mark.parametrize(("mine", "theirs", "controlled"), [
    ([(5, 5), (8, 5)], [(5, 8), (15, 5)], True),  # the second rival stands on the border
    ([(5, 5)], [(5, 8)], False),
    ([(5, 5), (14.7, 5)], [(5, 8)], False),  # so does the second friend
    ([(5, 5), (14.4, 5)], [(5, 8)], True),
    ([], [(5, 5)], False),
])  # fmt: skip
def test_a_quarter_belongs_to_who_has_more_models_wholly_inside(
    mine: Any, theirs: Any, controlled: bool
) -> None:
    """The mat of 30 x 22 in: the upper left quarter is 15 x 11 in."""
    models = [at(*spot) for spot in mine] + [at(*spot, 1) for spot in theirs]
    t = table(at(25, 18), *models, at(25, 20, 1))
    assert (0 in quarters_of(t.state, 0)) is controlled


# -- several wounds --------------------------------------------------------------------------------
@pytest.mark.rule("CZ-ARM-004", "CZ-RAPID-002", "CZ-ARM-003")
def test_armor_that_is_lost_to_the_first_shot_is_gone_for_the_second() -> None:
    """Rapid 3: 6 beats 2 + 3 and takes the armor, 6 beats 5, 3 does not beat 4."""
    t = table(
        me(gear="spiny-spiny-bang-bang", tokens="GY"), foe(4, gear="heavy-armorjack", tokens="gy"),
        dice=[6, 2, 6, 5, 3, 4],
    )  # fmt: skip
    do(t, ["use", "spiny-spiny-bang-bang", "1-somebody", "G"], ["oppose", "y", "heavy-armorjack"])
    given(t, ["strike", "1-somebody"])
    assert not may(t, ["oppose", "y", "heavy-armorjack"])
    given(t, ["oppose", "y", ""], ["strike", "1-somebody"], ["oppose", "g", ""])
    assert (tokens(t, 1), t.state.models[1].sheet.gear) == ("gr", ())


@pytest.mark.rule("CZ-WND-006", "CZ-RAPID-002", "CZ-REACT-008")
def test_a_burst_may_take_out_who_opposes_with_the_token_that_it_wounded() -> None:
    t = table(
        me(gear="kang-tao-g-58-dian", tokens="GY"), foe(5, tokens="Gy"), at(25, 11, 1, tokens="Y"),
        dice=[9, 3, 9, 3],
    )  # fmt: skip
    do(t, ["use", "kang-tao-g-58-dian", "1-somebody", "G"], ["oppose", "y", ""])
    given(t, ["strike", "1-somebody"], ["oppose", "r", ""])
    assert t.state.models[1].status == "out"
    assert (t.state.models[1].body, asked(t)) == (True, "cz-ask-act"), "nobody [RE]acts"


@pytest.mark.rule("CZ-EFF-004", "CZ-ARM-004", "CZ-WND-007", "CZ-REACT-001")
def test_armor_takes_the_first_wound_of_two_and_the_second_is_chosen() -> None:
    """AMB-32; who was wounded by the second may [RE]act."""
    t = table(
        me(gear="comedically-oversized-scissors", tokens="GY"),
        foe(2, gear="kevlar-armor", tokens="GY"), dice=[9, 2],
    )  # fmt: skip
    do(t, ["use", "comedically-oversized-scissors", "1-somebody", "G"])
    do(t, ["oppose", "Y", "kevlar-armor"], ["wound", "Y"])
    assert (tokens(t, 1), t.state.models[1].sheet.gear) == ("GR", ())
    assert asked(t) == "cz-ask-react"


@pytest.mark.rule("CZ-REACT-004", "CZ-BASIC-001", "CZ-BRAWL-006")
def test_the_fresh_red_token_runs_three_inches() -> None:
    """The book: wounded in melee, she spends the RED token to get away; out of a brawl with an
    escape roll (AMB-61)."""
    t = table(me(tokens="GY"), foe(2, tokens="Y"), dice=[9, 3])
    do(t, ["use", "basic-melee", "1-somebody", "G"])
    do(t, ["move", "R"])
    assert may(t, [[spot(5), 2794, -1]])
    assert not may(t, [[spot(5.01), 2794, -1]])
    close = table(me(tokens="GY"), foe(1, tokens="Y"), dice=[9, 3, 2, 5])
    do(close, ["use", "basic-melee", "1-somebody", "G"], ["move", "R"], [[spot(3), 2794, -1]])
    assert (close.state.models[1].x, tokens(close, 1)) == (spot(1), "r"), "2 against 5: it is held"


@pytest.mark.rule("CZ-REACT-005", "CZ-REACT-011")
def test_another_wounding_action_may_be_answered_again() -> None:
    t = table(me(tokens="YY"), foe(8, tokens="GGG"), dice=[7, 2, 3, 4, 7, 2, 3, 4])
    do(t, ["use", "basic-ranged", "1-somebody", "Y"], ["use", "basic-ranged", "0-somebody", "G"])
    given(t, ["oppose", "Y", ""])
    assert (asked(t), t.state.active) == ("cz-ask-act", 0)
    do(t, ["use", "basic-ranged", "1-somebody", "Y"], ["oppose", "G", ""])
    assert asked(t) == "cz-ask-react"


# -- healing, loot, hacking ------------------------------------------------------------------------
@pytest.mark.rule("CZ-HEAL-001", "CZ-HEAL-003")
def test_the_healed_models_player_says_which_wound_is_healed() -> None:
    """AMB-20: one Ready and one Used RED token, of GREEN and YELLOW."""
    patient = at(5 + WIDE + 1, 11, tokens="Rr", origin="GY")
    t = table(me(tokens="GY"), patient, foe(20), dice=[9, 3])
    do(t, ["use", "triage", "1-somebody", "G"])
    assert asked(t) == "cz-ask-heal"
    assert may(t, ["heal", 0, "G"])
    do(t, ["heal", 1, "Y"])
    assert tokens(t, 1) == "Ry"


@pytest.mark.rule("CZ-LOOT-006", "CZ-LOOT-005", "CZ-TOKEN-002")
def test_a_body_is_looted_once() -> None:
    body = {**at(5, 11 + WIDE + 0.5, 1), "status": "out", "body": True}
    t = table(me(tokens="GY"), body, foe(20))
    do(t, ["loot", "loot-goods", "1-somebody", "G"])
    while asked(t) not in ("cz-ask-act", ""):
        do(t, t.asks[0].options[0])
    assert (t.state.models[1].body, tokens(t, 0)) == (False, "gY")
    assert not may(t, ["loot", "loot-goods", "1-somebody", "Y"])


@pytest.mark.rule("CZ-NET-015", "CZ-TURN-013", "CZ-BASIC-005")
def test_hacked_tokens_add_up_and_go_one_by_one() -> None:
    t = table(
        me(keywords=["netrunner"], programs=["adware"], skills={"tech": 3}, tokens="GY"),
        foe(8, hacked=2, tokens="gY"), dice=[9, 3],
    )  # fmt: skip
    do(t, ["launch", "adware", "1-somebody"])
    given(t, ["oppose", "Y", ""])
    assert t.state.models[1].hacked == 3
    do(t, ["stop"], ["inspire"])
    assert (t.state.models[1].hacked, tokens(t, 1)) == (2, "GY")


@pytest.mark.rule("CZ-NET-010", "CZ-SKILL-003")
def test_a_vulnerable_model_acts_without_its_skills_too() -> None:
    """5 + 0 is a tie with 5; with Ranged 3 it would hit."""
    runner = {"keywords": ["netrunner"], "skills": {"ranged": 3, "tech": 2}, "tokens": "YY"}
    for running, hit in ((["running-rabbit"], False), ([], True)):
        t = table(me(running=running, **runner), foe(8, tokens="yy"), dice=[5, 5])
        do(t, ["use", "basic-ranged", "1-somebody", "Y"])
        assert (tokens(t, 1) == "ry") is hit


@pytest.mark.rule("CZ-EFF-009", "CZ-BRAWL-001")
@pytest.mark.parametrize(("wall_at", "moved"), [(None, 3), (1.2, 1.2), (0, 0)])
def test_a_push_ends_at_what_is_in_the_way(wall_at: float | None, moved: float) -> None:
    """AMB-45: it is freed from the brawl, unless it cannot move."""
    x = spot(0.5) / INCH
    pieces = [] if wall_at is None else [box("crate", x + WIDE / 2 + wall_at, 10, 1, 2)]
    t = table(
        me(gear="blammy", tokens="GY"), foe(0.5, tokens="gyy"), map={"pieces": pieces}, dice=[9, 3]
    )
    do(t, ["use", "blammy", "1-somebody", "G"], ["oppose", "y", ""])
    assert t.state.models[1].x / INCH == pytest.approx(x + moved, abs=0.02)
    assert bool(where.brawl(t.state, 0)) is (moved < 0.5)


@pytest.mark.rule("CZ-EFF-012", "CZ-GONK-007", "CZ-TURN-011")
def test_a_stunned_gonk_neither_acts_nor_is_taken_out() -> None:
    """Rattle cans stun and do not wound."""
    gonk = {"card": "some-gonk", "seat": 1, "x": spot(2), "y": 2794}
    t = table(
        me(gear="rattle-cans", tokens="GY"), gonk, at(25, 11, 1, tokens="gy"), dice=[9, 3, 2, 5]
    )
    do(t, ["use", "rattle-cans", "1-some-gonk", "G"])
    given(t, ["stop"])
    assert (t.state.models[1].stunned, t.state.models[1].status) == (True, "table")
    while asked(t) == "cz-ask-act":
        do(t, ["stop"])
    if asked(t) == "cz-ask-control":
        do(t, ["inspire"])
    assert asked(t) != "cz-ask-gonk", "it sits this Inspire out"
    assert not t.state.models[1].stunned
