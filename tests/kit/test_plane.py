"""Whole-number geometry against fractions and brute force: never a hair off."""

from __future__ import annotations

from decimal import Decimal, localcontext
from fractions import Fraction
from itertools import pairwise
from math import atan2

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from neontable.kernel.zone import Polygon, side
from neontable.kit.plane import (
    ACROSS,
    FINE,
    IN,
    OUTSIDE,
    Outline,
    between,
    farthest,
    length,
    off,
    way_length,
    within,
)

Point = tuple[int, int]
SMALL = st.integers(-40, 40)
POINTS = st.tuples(SMALL, SMALL)
FAR = st.integers(-30_000, 30_000)


# -- brute force ---------------------------------------------------------------------------------
def from_segment(p: Point, a: Point, b: Point) -> Fraction:
    """The squared distance of a point from a segment."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    n = dx * dx + dy * dy
    t = Fraction(0) if n == 0 else Fraction((p[0] - a[0]) * dx + (p[1] - a[1]) * dy, n)
    t = min(Fraction(1), max(Fraction(0), t))
    return (p[0] - a[0] - t * dx) ** 2 + (p[1] - a[1] - t * dy) ** 2


def turn(a: Point, b: Point, c: Point) -> int:
    cross = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
    return (cross > 0) - (cross < 0)


def cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Whether two segments cross in their insides."""
    return turn(a, b, c) * turn(a, b, d) < 0 and turn(c, d, a) * turn(c, d, b) < 0


def apart(a: Point, b: Point, c: Point, d: Point) -> Fraction:
    """The squared distance of two segments."""
    if cross(a, b, c, d):
        return Fraction(0)
    return min(
        from_segment(a, c, d), from_segment(b, c, d), from_segment(c, a, b), from_segment(d, a, b)
    )


def edges(rings: tuple[tuple[Point, ...], ...]) -> list[tuple[Point, Point]]:
    return [e for ring in rings for e in zip(ring, (*ring[1:], ring[0]), strict=True)]


@st.composite
def stars(draw: st.DrawFn) -> tuple[Point, ...]:
    """Simple outlines, concave ones among them: corners in the order of their directions."""
    found = draw(st.lists(POINTS.filter(lambda p: p != (0, 0)), min_size=3, max_size=8))
    by_way: dict[float, Point] = {}
    for p in found:
        by_way.setdefault(atan2(p[1], p[0]), p)
    ring = tuple(by_way[way] for way in sorted(by_way))
    assume(len(ring) >= 3)
    ways = sorted(by_way)
    gaps = [b - a for a, b in pairwise(ways)] + [ways[0] + 6.2831 - ways[-1]]
    assume(max(gaps) < 3.1)  # the middle lies inside
    cx, cy = draw(POINTS)
    return tuple((x + cx, y + cy) for x, y in ring)


@st.composite
def shapes(draw: st.DrawFn) -> tuple[tuple[Point, ...], ...]:
    """An outline, sometimes with a hole of the same form inside it."""
    ring = draw(stars())
    if draw(st.booleans()):
        cx, cy = sum(x for x, _ in ring) // len(ring), sum(y for _, y in ring) // len(ring)
        hole = tuple(((x + 3 * cx) // 4, (y + 3 * cy) // 4) for x, y in ring)
        if len(set(hole)) == len(hole) and all(side(ring, *p) > 0 for p in hole):
            crossed = any(cross(*a, *b) for a in edges((ring,)) for b in edges((hole,)))
            turned = any(turn(*three) == 0 for three in zip(hole, hole[1:], hole[2:], strict=False))
            simple = not any(
                cross(*a, *b) for i, a in enumerate(edges((hole,))) for b in edges((hole,))[:i]
            )
            if simple and not crossed and not turned:
                return ring, hole
    return (ring,)


def inside(rings: tuple[tuple[Point, ...], ...], p: Point) -> bool:
    return side(rings[0], *p) > 0 and all(side(hole, *p) <= 0 for hole in rings[1:])


def overlaps(rings: tuple[tuple[Point, ...], ...], p: Point, r: int) -> int:
    nearest = min(from_segment(p, a, b) for a, b in edges(rings))
    if inside(rings, p) or nearest < r * r:
        return -1
    return 0 if nearest == r * r else 1


# -- predicates ----------------------------------------------------------------------------------
@given(FAR, FAR)
def test_a_length_is_rounded_up_by_less_than_a_part(dx: int, dy: int) -> None:
    exact = (dx * dx + dy * dy) * FINE * FINE
    assert (length(dx, dy) - 1) ** 2 < exact <= length(dx, dy) ** 2 or exact == 0


def test_straight_and_pythagorean_legs_are_exact() -> None:
    assert length(3048, 0) == 3048 * FINE
    assert length(-300, 400) == 500 * FINE
    assert way_length([(0, 0), (300, 400), (300, 0)]) == 900 * FINE
    assert way_length([(5, 5)]) == 0


@given(POINTS, POINTS, POINTS, st.integers(0, 60))
def test_off_compares_distances_exactly(p: Point, a: Point, b: Point, r: int) -> None:
    found = off(*p, *a, *b, r * r)
    exact = from_segment(p, a, b) - r * r
    assert (found > 0) - (found < 0) == (exact > 0) - (exact < 0)


@given(
    st.integers(-400, 400), st.integers(-400, 400), SMALL, st.integers(0, 90), st.integers(0, 300)
)
def test_within_measures_from_edge_to_edge(
    dx: int, dy: int, dz: int, radii: int, most: int
) -> None:
    with localcontext() as c:
        c.prec = 60
        flat = max(Decimal(0), Decimal(dx * dx + dy * dy).sqrt() - radii)
        whole = (flat * flat + dz * dz).sqrt()
        # Equal to 40 digits is equal: numbers of this size cannot be nearer without being so.
        assert within(dx, dy, dz, radii, most) == (whole - most < Decimal("1e-40"))


def test_within_counts_what_touches() -> None:
    assert within(270 + 254, 0, 0, 270, 254)
    assert not within(270 + 255, 0, 0, 270, 254)
    assert within(270 + 3, 0, 4, 270, 5)
    assert not within(0, 0, 6, 270, 5)


@given(shapes(), POINTS, st.integers(0, 30))
@settings(max_examples=150)
def test_near_is_the_distance_to_the_nearest_edge(
    rings: tuple[tuple[Point, ...], ...], p: Point, r: int
) -> None:
    outline = Outline.of(Polygon(rings[0], rings[1:]))
    found = outline.near(*p, r)
    if r == 0 and min(from_segment(p, a, b) for a, b in edges(rings)) == 0:
        # A point on the border has no inside to be in.
        assert found <= 0
    else:
        assert found == overlaps(rings, p, r)


@given(shapes(), POINTS, POINTS, st.integers(1, 15))
@settings(max_examples=150)
def test_a_slide_is_stopped_by_what_it_would_overlap(
    rings: tuple[tuple[Point, ...], ...], a: Point, b: Point, r: int
) -> None:
    outline = Outline(rings[0], rings[1:])
    assume(a != b)
    assume(outline.near(*a, r) >= 0)
    assume(outline.near(*b, r) >= 0)
    free = all(apart(a, b, c, d) >= r * r for c, d in edges(rings))
    assert outline.slides(*a, *b, r) == free
    assert outline.slides(*b, *a, r) == free


@given(shapes(), POINTS, POINTS, st.integers(1, 15))
@settings(max_examples=150)
def test_what_is_in_a_band_touches_it(
    rings: tuple[tuple[Point, ...], ...], a: Point, b: Point, half: int
) -> None:
    outline = Outline(rings[0], rings[1:])
    assume(a != b)
    assume(outline.near(*a, half + 1) > 0)
    assume(outline.near(*b, half + 1) > 0)
    touched = any(apart(a, b, c, d) <= half * half for c, d in edges(rings))
    found = outline.band(*a, *b, half)
    assert (found != OUTSIDE) == touched
    assert (outline.band(*b, *a, half) == ACROSS) == (found == ACROSS), "seen from both ends"
    if found == ACROSS:
        assert any(cross(a, b, c, d) or from_segment(c, a, b) == 0 for c, d in edges(rings))


WALL = [(40, -50), (60, -50), (60, 50), (40, 50)]


@pytest.mark.parametrize(
    ("outline", "stands"),
    [
        (WALL, ACROSS),
        ([(40, -5), (60, -5), (60, 5), (40, 5)], IN),
        ([(40, -50), (60, -50), (60, 3), (40, 3)], IN),
        ([(40, -50), (60, -50), (60, 10), (40, 10)], ACROSS),
        ([(40, 10), (60, 10), (60, 50), (40, 50)], IN),
        ([(40, 11), (60, 11), (60, 50), (40, 50)], OUTSIDE),
        # A hook that reaches over the line and back covers only one half of the band.
        ([(40, 50), (40, -3), (80, -3), (80, 50), (70, 50), (70, 7), (50, 7), (50, 50)], IN),
    ],
)
def test_only_what_goes_from_border_to_border_is_across(outline: list[Point], stands: int) -> None:
    for turned in range(len(outline)):
        ring = outline[turned:] + outline[:turned]
        assert Outline(ring).band(0, 0, 100, 0, 10) == stands
        assert Outline(ring[::-1]).band(0, 0, 100, 0, 10) == stands


def test_a_yard_is_free_inside_and_closed_all_round() -> None:
    yard = Outline(
        [(0, 0), (100, 0), (100, 100), (0, 100)], [[(10, 10), (10, 90), (90, 90), (90, 10)]]
    )
    assert yard.near(50, 50, 30) == 1
    assert yard.near(50, 50, 40) == 0
    assert yard.near(50, 50, 41) == -1
    assert yard.near(5, 5, 0) == -1
    assert yard.slides(40, 50, 60, 50, 30)
    assert not yard.slides(50, 50, 150, 50, 10)
    assert yard.band(50, 50, 150, 50, 5) == ACROSS


@given(POINTS, POINTS)
def test_the_farthest_place_is_the_last_good_one(a: Point, b: Point) -> None:
    assert farthest(*a, *b, lambda x, y: True) == b
    assert farthest(*a, *b, lambda x, y: (x, y) == a) == a
    x, y = farthest(*a, *b, lambda x, _: abs(x - a[0]) <= 7)
    assert abs(x - a[0]) <= 7
    n = max(abs(b[0] - a[0]), abs(b[1] - a[1]))
    assert any((x, y) == between(*a, *b, k, n) for k in range(n + 1)) if n else (x, y) == a
