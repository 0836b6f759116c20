"""Dice, opposed rolls, Luck (p.6, 13, 14, 17)."""

from __future__ import annotations

from fractions import Fraction

import pytest

from neontable.games.combatzone.model.tokens import SIDES
from neontable.games.combatzone.rules.rolls import CONTEST, obstacle, pool
from neontable.kit.dice import ACTING, Roll, odds
from tests.combatzone.skirmish import Skirmish, away, m


def beats(mine: tuple[str, int, int], theirs: tuple[str, int, int]) -> bool:
    """Colour, bonus, face: whether the acting roll wins."""
    (a, plus, face), (b, more, other) = mine, theirs
    acting = Roll(0, (SIDES[a],), (("skill", plus),), faces=[face])
    opposing = Roll(1, (SIDES[b],), (("skill", more),), faces=[other])
    return CONTEST.winner(acting.result, opposing.result) == ACTING


@pytest.mark.rule("CZ-CORE-001", "CZ-CORE-002", "CZ-CORE-012")
def test_the_dice() -> None:
    assert {c: SIDES[c] for c in "GYRO"} == {"G": 12, "Y": 8, "R": 6, "O": 10}
    assert "P" not in SIDES  # the purple d4 exists, no rule rolls it
    s = Skirmish(m("kyodai", 0, 5, skills={"reflexes": 3}), m("pledge", 1, 25))
    assert obstacle(s.g, 0).bonuses == ()


@pytest.mark.rule("CZ-CORE-003", "CZ-CORE-004")
def test_a_tie_goes_to_the_defender() -> None:
    assert not beats(("Y", 1, 5), ("O", 0, 6))
    assert beats(("Y", 1, 5), ("O", 0, 5))
    assert not beats(("Y", 1, 7), ("G", 2, 6))


@pytest.mark.rule("CZ-CORE-005", "CZ-CORE-006", "CZ-CORE-007")
@pytest.mark.parametrize(("colour", "top"), [("G", 12), ("Y", 8), ("R", 6), ("O", 10)])
def test_the_highest_face_is_a_crit(colour: str, top: int) -> None:
    assert Roll(0, (SIDES[colour],), faces=[top]).crit
    assert Roll(0, (SIDES[colour],), faces=[1]).fumble
    assert beats(("R", 0, 6), ("G", 3, 11))
    assert not beats(("G", 3, 12), ("R", 0, 6))  # both Crit: the defender


@pytest.mark.rule("CZ-CORE-008", "CZ-CORE-009")
def test_a_fumble_loses_whatever_the_totals() -> None:
    assert not beats(("G", 3, 1), ("Y", 0, 2))
    assert not beats(("G", 3, 1), ("Y", 0, 1))  # both fumble: the defender
    assert beats(("Y", 0, 2), ("G", 3, 1))
    assert not beats(("G", 3, 11), ("R", 0, 6))


@pytest.mark.rule("CZ-CORE-010")
def test_crits_are_read_on_the_natural_face() -> None:
    assert not Roll(0, (8,), (("skill", 1),), faces=[7]).crit
    assert Roll(0, (8,), (("penalty", -2),), faces=[8]).crit


@pytest.mark.rule("CZ-CORE-011")
@pytest.mark.parametrize(
    ("mine", "theirs", "chance"),
    [
        (("Y", 1), ("G", 2), Fraction(27, 96)),
        (("Y", 2), ("Y", 1), Fraction(34, 64)),
        (("Y", 0), ("Y", 0), Fraction(28, 64)),
        (("G", 0), ("O", 0), Fraction(63, 120)),
        (("Y", 0), ("O", 0), Fraction(30, 80)),
        (("R", 0), ("O", 0), Fraction(19, 60)),
        (("G", 2), ("O", 0), Fraction(78, 120)),
        (("G", 3), ("R", 0), Fraction(54, 72)),
        (("R", 0), ("G", 3), Fraction(15, 72)),
    ],
)
def test_exact_chances(mine: tuple[str, int], theirs: tuple[str, int], chance: Fraction) -> None:
    assert odds(CONTEST, pool(*mine), pool(*theirs)).acting == chance


# -- Luck ------------------------------------------------------------------------------------------
def duel(luck: tuple[int, int] = (3, 3)) -> Skirmish:
    teams = [{"luck": luck[0]}, {"luck": luck[1]}]
    return Skirmish(
        m("kyodai", 0, 5, tokens="YY"), m("pledge", 1, away(5, 2.5)), teams=teams
    ).activate(0)


@pytest.mark.rule("CZ-LUCK-002", "CZ-LUCK-004", "CZ-LUCK-005", "CZ-LUCK-003")
def test_the_order_of_luck() -> None:
    """The example of the book: Lizzie declines, John rolls again, Lizzie may now."""
    s = duel().use("basic-melee", 1, "Y", 5, 4)
    assert s.ask.seat == 0
    s.pick("keep-roll")
    assert s.ask.seat == 1
    s.pick("luck", 6)
    assert s.ask.seat == 0
    s.pick("luck", 7)
    assert not s.model(1).on_table
    assert [t.luck for t in s.g.teams] == [2, 2]


@pytest.mark.rule("CZ-LUCK-005", "CZ-LUCK-003")
def test_who_rolled_again_is_not_asked_once_more() -> None:
    s = duel().use("basic-melee", 1, "Y", 5, 4).pick("luck", 6).pick("luck", 5)
    assert s.g.stack[-1].__class__.__name__ != "Contest"
    assert not s.model(1).on_table  # 6 + 2 against 5 + 1
    s = duel().use("basic-melee", 1, "Y", 5, 4).pick("keep-roll").pick("keep-roll")
    assert [t.luck for t in s.g.teams] == [3, 3]


@pytest.mark.rule("CZ-LUCK-006")
def test_a_crit_brings_the_luck_token_back() -> None:
    s = duel().use("basic-melee", 1, "Y", 2, 4).pick("luck", 8).pick("keep-roll")
    assert s.g.teams[0].luck == 3
    assert not s.model(1).on_table


@pytest.mark.rule("CZ-LUCK-002")
def test_the_rival_may_roll_the_obstacle_die_again() -> None:
    s = (
        Skirmish(
            m("onee-san", 0, 5),
            m("kyodai", 0, away(5, 0.5), tokens="RR", origin="GY"),
            m("pledge", 1, 25),
            teams=[{"luck": 0}, {"luck": 1}],
        )
        .activate(0)
        .use("triage", 1, "Y", 5, 2)
    )
    assert s.ask.seat == 1
    s.pick("luck", 9)
    assert s.tokens(1) == "RR"


@pytest.mark.rule("CZ-EFF-001")
def test_accurate_and_luck_reroll_a_die_once_in_all() -> None:
    s = (
        Skirmish(
            m("warlord", 0, 5, gear=["tsunami-nue"]),
            m("pledge", 1, away(5, 5)),
            teams=[{"luck": 1}, {"luck": 0}],
        )
        .activate(0)
        .use("tsunami-nue", 1, "G", 2, 5)
    )
    assert s.offered("accurate")
    assert s.offered("luck")
    s.pick("accurate", 3)
    assert s.g.teams[0].luck == 1
    assert s.model(1).on_table  # 3 + 1 against 5 + 1, and nobody is asked again
    assert s.ask.id == "cz-ask-act"


@pytest.mark.rule("CZ-SKILL-001", "CZ-SKILL-002", "CZ-SKILL-003", "CZ-SKILL-004")
def test_skills_and_what_opposes_them() -> None:
    from neontable.games.combatzone.model.card import OPPOSED_BY, SKILLS

    assert len(SKILLS) == 6
    assert OPPOSED_BY["ranged"] == OPPOSED_BY["reflexes"] == "reflexes"
    for name in ("melee", "medical", "tech", "influence"):
        assert OPPOSED_BY[name] == name
    shot = (
        Skirmish(
            m("somebody", 0, 5, skills={"ranged": 1, "reflexes": 9}),
            m("some-gonk", 1, away(5, 5), skills={"ranged": 9, "reflexes": 1}),
            teams=[{"luck": 1}, {"luck": 0}],
        )
        .activate(0)
        .use("basic-ranged", 1, "Y", 4, 3)
    )
    contest = shot.g.stack[-1]
    assert contest.acting.total == 5
    assert contest.opposing[0].total == 4
    cop = (
        Skirmish(
            m("somebody", 0, 5),
            m("somebody", 0, away(5, 1), tokens="RRR", origin="GYY"),
            m("some-gonk", 1, 25),
        )
        .activate(0)
        .use("triage", 1, "Y", 5, 4)
        .pick("heal", colour="G")
    )
    assert cop.tokens(1) == "GRR"  # untrained, and it worked
