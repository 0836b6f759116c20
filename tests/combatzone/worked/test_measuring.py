"""Worked cases: reach, zones, gaps in ranges, long range, height (p.7, 14, 24)."""

from __future__ import annotations

import pytest

from tests.combatzone.worked.play import Play, beside, gonk, one, wall

RANGES = [
    # gear, its range, distances in inches at which it can be used and at which it cannot
    ("basic-ranged", "YG", (3.1, 5, 7, 11, 12), (0.5, 2, 3, 12.1, 13, 20)),
    ("basic-melee", "R", (0, 0.5, 1, 2.5, 3), (3.1, 5, 12)),
    ("assault-rifle", "YGL", (3.1, 12, 12.1, 25), (1.5, 3)),
    ("sniper-rifle", "L", (12.1, 25), (2, 3, 7, 12)),
    ("rocket-launcher", "GL", (7.1, 12, 25), (2, 3, 5, 7)),
    ("kang-tao-l-69-zhuo", "RY", (2, 3, 5, 7), (7.1, 12, 25)),
    ("smg", "RYG", (2, 7, 12), (12.1, 25)),
]


def duel(gear: str, inches: float) -> Play:
    worn = [] if gear.startswith("basic") else [gear]
    return Play(one("GYY", 0, 2, gear=worn), one("GYY", 1, beside(2, inches)))


@pytest.mark.rule(
    "CZ-MEAS-001", "CZ-MEAS-003", "CZ-MEAS-004", "CZ-MEAS-005", "CZ-BASIC-002", "CZ-BASIC-003"
)
@pytest.mark.parametrize(
    ("gear", "inches", "legal"),
    [(g, d, True) for g, _, good, _ in RANGES for d in good]
    + [(g, d, False) for g, _, _, bad in RANGES for d in bad],
)
def test_zones_are_measured_from_base_to_base(gear: str, inches: float, legal: bool) -> None:
    assert (1 in duel(gear, inches).targets(gear)) is legal


@pytest.mark.rule("CZ-MEAS-003", "CZ-MEAS-004")
@pytest.mark.parametrize(
    ("dx", "dy", "melee"),
    [
        (762 + 270, 0, True),  # 3.0 in exactly is RED
        (762 + 271, 0, False),  # a tenth of a millimetre more is YELLOW
        (0, 762 + 270, True),
        (729, 730, True),  # 1031.7 apart along a diagonal
        (730, 730, False),  # 1032.4 apart
    ],
)
def test_limits_are_inclusive_to_a_tenth_of_a_millimetre(dx: int, dy: int, melee: bool) -> None:
    here = {"card": "somebody", "seat": 0, "x": 2540, "y": 2540}
    there = {"card": "somebody", "seat": 1, "x": 2540 + dx, "y": 2540 + dy}
    play = Play(here, there)
    assert (1 in play.targets("basic-melee")) is melee
    assert (1 in play.targets("basic-ranged")) is not melee


@pytest.mark.rule("CZ-MEAS-002", "CZ-BASIC-004")
@pytest.mark.parametrize(("inches", "legal"), [(0, True), (0.9, True), (1, True), (1.1, False)])
def test_reach_is_one_inch(inches: float, legal: bool) -> None:
    play = Play(one("GYY", 0, 5), one("RRR", 0, beside(5, inches)))
    assert (1 in play.targets("triage")) is legal


@pytest.mark.rule("CZ-MEAS-007", "CZ-MEAS-004")
@pytest.mark.parametrize("colour", ["G", "Y", "R"])
def test_the_token_decides_the_die_and_not_the_range(colour: str) -> None:
    play = Play(one("GYR", 0, 5), one("GYY", 1, beside(5, 11)))
    assert play.can(f"use basic-ranged 1 {colour}")


HALL = wall(10, 8, 6, 6, id="hall", roof=True)


@pytest.mark.rule("CZ-MEAS-003", "CZ-MEAS-004")
@pytest.mark.parametrize(
    ("x", "melee"),
    [
        (8.9, False),  # 4 in below, 0.9 in to the side: more than 4 in
        (5.0, False),
    ],
)
def test_height_counts_in_a_distance(x: float, melee: bool) -> None:
    """The roof is 4 in high: nobody in the street is within RED of a model on it."""
    up = one("GYY", 0, 10.6, floor="hall")
    play = Play(up, one("GYY", 1, x), pieces=[HALL])
    assert (1 in play.targets("basic-melee")) is melee
    assert 1 in play.targets("basic-ranged")


@pytest.mark.rule("CZ-MEAS-004", "CZ-MEAS-005")
@pytest.mark.parametrize(
    ("across", "inside"),
    [
        (11.2, True),  # 4 down, 11.2 across: 11.89
        (11.5, False),  # 4 down, 11.5 across: 12.18
    ],
)
def test_green_is_measured_along_the_slope(across: float, inside: bool) -> None:
    up = one("GYY", 0, 15.4, floor="hall")
    play = Play(up, one("GYY", 1, beside(15.4, across)), pieces=[HALL])
    assert (1 in play.targets("basic-ranged")) is inside


@pytest.mark.rule("CZ-MEAS-006", "CZ-BASIC-005")
@pytest.mark.parametrize(("inches", "legal"), [(0.5, True), (3, True), (3.1, False)])
def test_firewall_works_within_red(inches: float, legal: bool) -> None:
    play = Play(one("GYY", 0, 5), one("GYY", 0, beside(5, inches), hacked=1))
    assert (1 in play.targets("firewall")) is legal


@pytest.mark.rule("CZ-BASIC-006", "CZ-MODEL-001")
@pytest.mark.parametrize(("inches", "legal"), [(2.9, True), (3, True), (3.1, False)])
def test_a_command_reaches_red(inches: float, legal: bool) -> None:
    play = Play(one("GYY", 0, 5), gonk(0, beside(5, inches)), one("GYY", 1, 5, 16))
    assert (1 in play.targets("basic-command")) is legal
    assert 2 not in play.targets("basic-command")


@pytest.mark.rule("CZ-BRAWL-001", "CZ-MEAS-002")
@pytest.mark.parametrize(("inches", "brawl"), [(0.5, True), (1, True), (1.1, False)])
def test_a_brawl_begins_at_reach(inches: float, brawl: bool) -> None:
    """In a brawl nobody else can be shot at; outside of it, one can."""
    play = Play(one("GYY", 0, 5), one("GYY", 1, beside(5, inches)), one("GYY", 1, 5, 17))
    assert (2 in play.targets("basic-ranged")) is not brawl


@pytest.mark.rule("CZ-MEAS-003")
@pytest.mark.parametrize(("mm", "melee"), [(27, False), (40, True)])
def test_a_larger_base_begins_nearer(mm: int, melee: bool) -> None:
    """Middles 4.2 in apart: 3.14 in between small bases, 2.88 in if one is 40 mm across."""
    play = Play(one("GYY", 0, 5), one("GYY", 1, 9.2, base=mm))
    assert (1 in play.targets("basic-melee")) is melee
