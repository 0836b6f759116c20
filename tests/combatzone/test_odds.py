"""Exact chances before a roll, and what a person is shown of them."""

from __future__ import annotations

from fractions import Fraction

import pytest

from neontable.games.combatzone.rules.odds import chance_of, defences
from neontable.kernel.text import render
from tests.combatzone.skirmish import Skirmish, away, m


@pytest.mark.rule("CZ-CORE-011", "CZ-SKILL-003")
def test_the_chance_of_a_shot_is_that_of_its_roll() -> None:
    s = Skirmish(
        m("somebody", 0, 5, skills={"ranged": 1}),
        m("somebody", 1, away(5, 10), tokens="GY", origin="GY", skills={"reflexes": 2}),
    ).activate(0)
    assert chance_of(s.g, 0, "basic-ranged", 1, "Y") == Fraction(27, 96)
    ways = {one.token: one.chance for one in defences(s.g, 0, "basic-ranged", 1, "Y")}
    assert ways["G"] == Fraction(27, 96)
    assert ways["Y"] > ways["G"]


@pytest.mark.rule("CZ-RES-004", "CZ-TGT-004", "CZ-ARM-002")
def test_obstacles_armor_and_the_obstacle_die_are_counted() -> None:
    crate = {"id": "c", "kind": "obstacle", "look": "crates", "height": 1, "box": [9, 10.5, 1, 1]}
    s = Skirmish(
        m("somebody", 0, 5),
        m("some-gonk", 1, 14),
        m("somebody", 0, 5, 12.9, tokens="RRR", origin="GYY"),
        map={"pieces": [crate]},
    ).activate(0)
    free = Skirmish(m("somebody", 0, 5), m("some-gonk", 1, 14)).activate(0)
    assert chance_of(free.g, 0, "basic-ranged", 1, "Y") == Fraction(28, 64)
    assert chance_of(s.g, 0, "basic-ranged", 1, "Y") == Fraction(23, 64)  # d8 against d8 + 1
    assert chance_of(s.g, 0, "triage", 2, "G") == Fraction(63, 120)


@pytest.mark.rule("CZ-LUCK-002", "CZ-EFF-001")
def test_luck_and_accurate_make_a_shot_better() -> None:
    s = Skirmish(m("somebody", 0, 5, gear=["tsunami-nue"]), m("some-gonk", 1, away(5, 5))).activate(
        0
    )
    plain = chance_of(s.g, 0, "basic-ranged", 1, "Y")
    lucky = chance_of(s.g, 0, "basic-ranged", 1, "Y", luck=(True, False))
    assert lucky > plain
    assert chance_of(s.g, 0, "tsunami-nue", 1, "Y") == lucky
    assert chance_of(s.g, 0, "basic-ranged", 1, "Y", luck=(False, True)) < plain


def test_a_person_sees_the_chance_beside_the_ray() -> None:
    s = Skirmish(m("somebody", 0, 5), m("some-gonk", 1, away(5, 5))).activate(0)
    option = s.offered("use", action="basic-ranged", target=1, colour="Y")[0]
    _, trace = s.table.trace(0, option)
    assert render(trace.costs[0], "en") == "44 % (7/16)"
    assert len(trace.overlays) == 3


def shown(s: Skirmish, seat: int, answer: object) -> list[str]:
    """What a person reads beside an answer that is considered."""
    return [render(cost, "en") for cost in s.table.trace(seat, answer)[1].costs]  # type: ignore[arg-type]


@pytest.mark.rule("CZ-RES-003", "CZ-CORE-011")
def test_who_opposes_sees_how_likely_each_token_holds() -> None:
    s = Skirmish(
        m("somebody", 0, 5, skills={"ranged": 1}),
        m("somebody", 1, away(5, 10), tokens="GY", origin="GY", skills={"reflexes": 2}),
        teams=[{"luck": 0}, {"luck": 0}],
    ).activate(0)
    chances = {one.token: one.chance for one in defences(s.g, 0, "basic-ranged", 1, "Y")}
    s.pick("use", action="basic-ranged", target=1, colour="Y")
    for token in "GY":
        holds = 1 - chances[token]
        assert shown(s, 1, ["oppose", token, ""]) == [
            f"{round(100 * holds)} % ({holds.numerator}/{holds.denominator}) to win"
        ]


@pytest.mark.rule("CZ-LUCK-002", "CZ-LUCK-005")
def test_a_reroll_is_weighed_before_the_token_is_spent() -> None:
    """5 against 6 with a d8: 7 wins and 8 is a Crit, 6 is a tie."""
    s = Skirmish(
        m("somebody", 0, 5),
        m("some-gonk", 1, away(5, 10)),
        teams=[{"luck": 1}, {"luck": 0}],
        dice=[5, 6],
    ).activate(0)
    s.pick("use", action="basic-ranged", target=1, colour="Y")
    assert s.ask.id == "cz-ask-again"
    assert shown(s, 0, ["keep-roll"]) == []
    assert shown(s, 0, ["luck"]) == ["25 % (1/4) to win"]


@pytest.mark.rule("CZ-BLAST-004")
def test_who_stands_in_a_blast_sees_how_likely_it_escapes() -> None:
    """The 9 that placed it, against a d8 with nothing added: only its Crit holds."""
    s = Skirmish(
        m("somebody", 0, 5, gear=["rocket-launcher"]),
        m("some-gonk", 1, away(5, 10)),
        m("somebody", 1, away(5, 10), 13, tokens="gy", origin="GY"),
        teams=[{"luck": 0}, {"luck": 0}],
        dice=[9, 3],
    ).activate(0)
    s.pick("use", action="rocket-launcher", target=1, colour="G")
    while s.ask.id != "cz-ask-oppose":
        s.table.answer(s.ask.seat, s.ask.options[0])
    assert shown(s, 1, ["oppose", "y", ""]) == ["12 % (1/8) to win"]


def test_what_a_card_offers_is_said_before_it_is_used() -> None:
    s = Skirmish(m("somebody", 0, 5, loot=["burner-phone"]), m("somebody", 1, 20)).activate(0)
    option = s.offered("use", action="burner-phone")[0]
    assert "2 Luck tokens" in shown(s, 0, option)[0]
