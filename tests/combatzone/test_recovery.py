"""Recovery after a match (p.46)."""

from __future__ import annotations

from fractions import Fraction

import pytest

from neontable.games.combatzone.rules.recovery import Harm, dice, harm, medics, risk, serious
from tests.combatzone.skirmish import Skirmish, m


@pytest.mark.rule("CZ-RECOV-001", "CZ-RECOV-002", "CZ-RECOV-003")
def test_veterans_that_were_hurt_roll() -> None:
    s = Skirmish(
        m("ripper", 0, 5, stars=1, tokens="RY", origin="GY"),
        m("ripper", 0, 8, stars=1, tokens="GY", origin="GY"),
        m("ripper", 0, 11, stars=0, tokens="RY", origin="YY"),
        m("warlord", 0, 14, stars=2, tokens="RGR", origin="GGG"),
        m("kyodai", 1, 20, stars=1, status="out", body=True),
        m("kyodai", 1, 22, stars=0, status="out", body=True),
        m("shatei", 1, 24, status="out", body=True),
        m("street-king", 1, 26, stars=1, status="out", body=True, gear=["sheisty-of-the-faceless"]),
    )
    wanted = [("Y",), (), (), ("G",), ("R", "R"), (), (), ("R",)]
    assert [dice(s.g, i) for i in range(8)] == wanted


@pytest.mark.rule("CZ-RECOV-003", "CZ-RECOV-004")
def test_a_fumble_is_a_serious_wound() -> None:
    assert serious((1, 6))
    assert not serious((2, 6))
    assert not serious(())
    assert risk(("R", "R")) == Fraction(11, 36)
    assert risk(("Y",)) == Fraction(1, 8)
    assert risk(("G",)) == Fraction(1, 12)
    assert risk(()) == 0


@pytest.mark.rule("CZ-RECOV-005")
def test_a_medic_may_overcome_it() -> None:
    s = Skirmish(
        m("ripper", 0, 5, stars=1, status="out", body=True),
        m("intimidator", 0, 8, tokens="RG", origin="GG"),  # Medical 1
        m("crusher", 0, 11),  # no Medical
        m("paramedic", 0, 14, status="out", body=True),  # taken out
        m("paramedic", 1, 20),  # of the other team
    )
    assert medics(s.g, 0) == [(1, "G", 1)]


@pytest.mark.rule("CZ-RECOV-006", "CZ-RECOV-007", "CZ-RECOV-008")
def test_what_a_serious_wound_means() -> None:
    s = Skirmish(
        m("ripper", 0, 5, stars=1),
        m("warlord", 0, 8, stars=2),
        m("solo-bodyguard", 0, 11, stars=1),
        m("maine", 1, 20, stars=1),
        m("solo-bodyguard", 1, 23, stars=1),
        teams=[{"faction": "maelstrom"}, {"faction": "edgerunners"}],
    )
    assert [harm(s.g, i) for i in range(5)] == [
        Harm(),
        Harm(wounded_leader=True),
        Harm(leaves=True),
        Harm(wounded_leader=True),
        Harm(),
    ]
