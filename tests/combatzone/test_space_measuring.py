"""Distances, zones, reach, edges, quarters and deployment."""

from __future__ import annotations

from fractions import Fraction
from math import isqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from neontable.games.combatzone.space import (
    BASE,
    GREEN,
    GREEN_ZONE,
    INCH,
    LONG_RANGE,
    REACH,
    RED,
    RED_ZONE,
    YELLOW,
    YELLOW_ZONE,
    Base,
)
from tests.combatzone.ground import among, ground, model, no, rival, roof, units

OPEN_GROUND = ground()
WITH_ROOF = ground(roof(10, 10, 4, 4, height=4))


def apart(gap: int, rise_floor: int = -1) -> tuple[Base, Base]:
    """Two standard bases with this gap between their edges."""
    return Base(0, 1000, 1000), Base(1, 1000 + 2 * BASE + gap, 1000, rise_floor, BASE, 1)


@pytest.mark.rule("CZ-MEAS-001")
@pytest.mark.parametrize(
    ("gap", "zone"),
    [
        (0, RED_ZONE),
        (RED, RED_ZONE),
        (RED + 1, YELLOW_ZONE),
        (YELLOW, YELLOW_ZONE),
        (YELLOW + 1, GREEN_ZONE),
        (GREEN, GREEN_ZONE),
        (GREEN + 1, LONG_RANGE),
    ],
)
def test_the_limiter_has_three_lengths_and_its_limits_belong_to_them(gap: int, zone: int) -> None:
    assert (RED, YELLOW, GREEN) == (3 * INCH, 7 * INCH, 12 * INCH)
    assert OPEN_GROUND.zone(*apart(gap)) == zone


@pytest.mark.rule("CZ-MEAS-002")
def test_reach_is_one_inch_from_base_to_base() -> None:
    assert REACH == INCH
    assert OPEN_GROUND.in_reach(*apart(254))
    assert not OPEN_GROUND.in_reach(*apart(255))


@pytest.mark.rule("CZ-MEAS-003")
def test_a_larger_base_is_nearer_with_the_same_middle() -> None:
    a, b = apart(300)
    assert 2 * BASE == 270  # 27 mm
    assert OPEN_GROUND.distance(a, b) == 300
    assert OPEN_GROUND.distance(a, b._replace(radius=200)) == 235
    assert OPEN_GROUND.in_reach(a, b._replace(radius=200))


@pytest.mark.rule("CZ-MEAS-003")
def test_height_counts_from_edge_to_edge() -> None:
    """AMB-10: 3 in aside and 4 in above are 5 in."""
    a = model(0, 14 + 3, 12)._replace(x=units(13) + 2 * BASE + RED)
    b = rival(1, 13, 12, floor=0)
    assert WITH_ROOF.distance(a, b) == 5 * INCH
    assert WITH_ROOF.within(a, b, 5 * INCH)
    assert not WITH_ROOF.within(a, b, 5 * INCH - 1)


@pytest.mark.rule("CZ-MEAS-004", "CZ-RES-002")
def test_a_range_may_have_gaps() -> None:
    zones = YELLOW_ZONE | GREEN_ZONE
    assert OPEN_GROUND.in_range(*apart(5 * INCH), zones)
    assert OPEN_GROUND.in_range(*apart(11 * INCH), zones)
    assert not OPEN_GROUND.in_range(*apart(2 * INCH), zones)
    assert not OPEN_GROUND.in_range(*apart(13 * INCH), zones)


@pytest.mark.rule("CZ-MEAS-005")
def test_long_range_has_no_end_and_nothing_else_goes_past_green() -> None:
    everything = RED_ZONE | YELLOW_ZONE | GREEN_ZONE
    assert not OPEN_GROUND.in_range(*apart(13 * INCH), everything)
    assert OPEN_GROUND.in_range(*apart(20 * INCH), everything | LONG_RANGE)
    assert not OPEN_GROUND.in_range(*apart(11 * INCH), LONG_RANGE)


@pytest.mark.rule("CZ-MEAS-008")
def test_scenarios_measure_from_edges_and_centre() -> None:
    measures = OPEN_GROUND.measures
    near = Base(0, units(15) + YELLOW + BASE, units(11))
    assert measures.near_centre(near, YELLOW)
    assert not measures.near_centre(near._replace(x=near.x + 1), YELLOW)
    corner = model(0, 2, 3)
    assert measures.from_edge(corner) == 2 * INCH - BASE


@pytest.mark.rule("CZ-FIELD-003")
def test_a_quarter_belongs_to_whom_has_more_models_entirely_inside() -> None:
    friends = [model(0, 3, 3), model(1, 6, 3)]
    rivals = [rival(2, 9, 3), rival(3, 15, 5)]  # the second stands on the border
    assert OPEN_GROUND.quarter(rivals[1]) is None
    assert OPEN_GROUND.measures.control(among(*friends, *rivals))[0] == 0
    assert OPEN_GROUND.measures.control(among(friends[0], rivals[0]))[0] is None
    assert OPEN_GROUND.measures.control(among(rivals[0]))[0] == 1
    corners = [model(0, 3, 3), model(1, 27, 3), model(2, 3, 19), model(3, 27, 19)]
    assert [OPEN_GROUND.quarter(c) for c in corners] == [0, 1, 2, 3]
    touching = Base(0, units(15) - BASE, units(11) - BASE)
    assert OPEN_GROUND.quarter(touching) == 0
    assert OPEN_GROUND.quarter(touching._replace(x=touching.x + 1)) is None


@pytest.mark.rule("CZ-DEPLOY-003")
def test_reserves_come_within_reach_of_a_table_edge() -> None:
    edge = Base(0, BASE + REACH, units(11))
    assert OPEN_GROUND.measures.reserve(edge, among()) is None
    far = OPEN_GROUND.measures.reserve(edge._replace(x=edge.x + 26), among())
    assert no(far).rule == "CZ-DEPLOY-003"
    assert dict(no(far).args)["over"] == 26


@pytest.mark.rule("CZ-DEPLOY-004")
def test_reserves_keep_away_from_rivals_or_close_to_friends() -> None:
    new = Base(0, BASE, units(11))
    foe = Base(1, BASE + 2 * BASE + 11 * INCH, units(11), -1, BASE, 1)
    friend = Base(2, BASE, units(11) - 2 * BASE - 2 * INCH)
    reserve = OPEN_GROUND.measures.reserve
    assert reserve(new, among(foe, friend)) is None
    away = friend._replace(y=units(11) - 2 * BASE - 5 * INCH)
    assert no(reserve(new, among(foe, away))).rule == "CZ-DEPLOY-004"
    assert reserve(new, among(foe._replace(x=foe.x + INCH + 1))) is None
    assert no(reserve(new, among(foe._replace(x=foe.x + INCH)))).rule == "CZ-DEPLOY-004"


@pytest.mark.rule("CZ-RAPID-003")
def test_walking_fire_measures_from_target_to_target() -> None:
    first, second = apart(RED)
    assert OPEN_GROUND.within(first, second, RED)
    assert not OPEN_GROUND.within(first, second._replace(x=second.x + 1), RED)


FAR = st.integers(200, 5000)


@given(FAR, FAR, FAR, FAR, st.integers(127, 400), st.sampled_from([-1, 0]))
def test_distances_agree_with_fractions(
    ax: int, ay: int, bx: int, by: int, radius: int, floor: int
) -> None:
    """A distance is the smallest whole number that is not below the true one."""
    a, b = Base(0, ax, ay, -1, BASE), Base(1, bx, by, floor, radius)
    d = WITH_ROOF.distance(a, b)
    n = (bx - ax) ** 2 + (by - ay) ** 2
    # The root of n, to a millionth, from both sides.
    scale = 10**6
    lo = isqrt(n * scale * scale)
    rise = 4 * INCH if floor == 0 else 0
    flat_lo = max(Fraction(0), Fraction(lo, scale) - BASE - radius)
    flat_hi = max(Fraction(0), Fraction(lo + 1, scale) - BASE - radius)
    assert d * d >= flat_lo**2 + rise**2
    assert d == 0 or (d - 1) ** 2 < flat_hi**2 + rise**2
    assert WITH_ROOF.distance(b, a) == d
    assert WITH_ROOF.within(a, b, d)
    assert d == 0 or not WITH_ROOF.within(a, b, d - 1)
