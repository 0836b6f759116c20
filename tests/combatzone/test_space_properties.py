"""The space against brute force: dense sampling, grids, and itself after forgetting everything."""

from __future__ import annotations

from functools import cache
from heapq import heappop, heappush
from itertools import pairwise

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from neontable.games.combatzone.battlefields import BUILT_IN, battlefield, generated
from neontable.games.combatzone.space import (
    BASE,
    FINE,
    GREEN,
    GROUND,
    HALF,
    INCH,
    RED,
    YELLOW,
    Base,
    Battlefield,
    Moving,
    No,
    Space,
    Way,
)
from neontable.games.combatzone.space.solid import area
from neontable.kernel.zone import Place, side
from tests.combatzone.ground import barrier, obstacle, units, way

SMALL = (
    Battlefield(
        "small",
        units(12),
        units(10),
        (
            barrier(3, 2, 2, 4),
            barrier(6.2, 4, 3, 0.5),
            obstacle(2, 7.5, 3, 1),
            obstacle(8, 6.5, 1.5, 1.5),
            barrier(6.4, 1, 0.6, 1.8),
        ),
    ),
    Battlefield(
        "bent",
        units(12),
        units(10),
        (
            barrier(3, 3, 0.4, 4),
            obstacle(5, 1, 0.4, 6),
            barrier(7, 3, 3, 3),
            barrier(3.4, 6.6, 2.5, 0.4),
        ),
    ),
)


@cache
def small(n: int) -> Space:
    return Space(SMALL[n])


@cache
def made(seed: int) -> Space:
    return Space(generated(seed))


@cache
def house(name: str) -> Space:
    return Space(battlefield(name))


def standing(space: Space, at: tuple[int, int]) -> Place | None:
    """The highest floor of this point on which a base can stand."""
    x, y = at
    for floor in space.floors(x, y):
        place = (x, y, floor)
        if space.stand(place, BASE) is None:
            return place
    return None


def point_in(field: Battlefield) -> st.SearchStrategy[tuple[int, int]]:
    return st.tuples(st.integers(BASE, field.width - BASE), st.integers(BASE, field.depth - BASE))


SMALL_POINT, POINT = (
    point_in(SMALL[0]),
    st.tuples(st.integers(BASE, 30 * INCH - BASE), st.integers(BASE, 22 * INCH - BASE)),
)


# -- ways ----------------------------------------------------------------------------------------
STEP = INCH // 4


@cache
def lattice(n: int, bold: bool) -> tuple[frozenset[tuple[int, int]], int, int]:
    """The points of a fine grid at which a base overlaps no scenery, tested by brute force."""
    field = SMALL[n]
    pieces = [p for p in field.pieces if p.kind == "barrier" or not bold]
    free = set()
    for i in range(1, field.width // STEP):
        for j in range(1, field.depth // STEP):
            x, y = i * STEP, j * STEP
            inside = BASE <= x <= field.width - BASE and BASE <= y <= field.depth - BASE
            if inside and not any(_overlaps(p.outline, x, y, BASE) for p in pieces):
                free.add((i, j))
    return frozenset(free), field.width // STEP, field.depth // STEP


def _overlaps(ring: tuple[tuple[int, int], ...], x: float, y: float, r: int) -> bool:
    """In floats and with a hair to spare: the grid must only ever be too strict."""
    if side(ring, round(x), round(y)) > 0:
        return True
    for (ax, ay), (bx, by) in pairwise((*ring, ring[0])):
        dx, dy = bx - ax, by - ay
        t = max(0.0, min(1.0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)))
        if (x - ax - t * dx) ** 2 + (y - ay - t * dy) ** 2 < (r - 0.001) ** 2:
            return True
    return False


def grid_way(n: int, bold: bool, a: tuple[int, int], b: tuple[int, int]) -> float | None:
    """The length of the shortest way over the grid, in sixteen directions: an upper bound."""
    free, _, _ = lattice(n, bold)
    steps = [(dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy]
    steps += [(1, 2), (2, 1), (-1, 2), (-2, 1), (1, -2), (2, -1), (-1, -2), (-2, -1)]
    done: dict[tuple[int, int], float] = {}
    heap = [(0.0, a)]
    while heap:
        d, at = heappop(heap)
        if at in done:
            continue
        done[at] = d
        if at == b:
            return d * STEP
        for dx, dy in steps:
            to = (at[0] + dx, at[1] + dy)
            beside = [(at[0] + dx, at[1]), (at[0], at[1] + dy)]
            if dx * dy and (abs(dx) == 2 or abs(dy) == 2):
                beside = [
                    (at[0] + i, at[1] + j)
                    for i in range(min(0, dx), max(0, dx) + 1)
                    for j in range(min(0, dy), max(0, dy) + 1)
                ]
            if to in free and all(p in free for p in beside):
                heappush(heap, (d + (dx * dx + dy * dy) ** 0.5, to))
    return None


GRID = st.tuples(st.integers(3, 44), st.integers(3, 36))


@settings(max_examples=40)
@given(st.sampled_from([0, 1]), GRID, GRID, st.booleans())
def test_no_way_is_longer_than_the_shortest_one_over_a_grid(
    n: int, a: tuple[int, int], b: tuple[int, int], bold: bool
) -> None:
    free, _, _ = lattice(n, bold)
    assume(a in free and b in free and a != b)
    space = small(n)
    start, end = (a[0] * STEP, a[1] * STEP), (b[0] * STEP, b[1] * STEP)
    brute = grid_way(n, bold, a, b)
    found = space.routes.walk_of(BASE, bold).way(*start, GROUND, *end, GROUND, 4 * GREEN)
    if brute is None:
        return  # the grid is coarser than a gap can be narrow
    assert found is not None
    assert found[0] <= (brute + 0.1 * INCH) * FINE


@settings(max_examples=60)
@given(st.sampled_from(range(4)), POINT, POINT, st.sampled_from([RED, YELLOW, GREEN]))
def test_a_way_is_free_of_barriers_all_along_and_as_long_as_it_says(
    seed: int, a: tuple[int, int], b: tuple[int, int], most: int
) -> None:
    space = made(seed)
    start, end = standing(space, a), standing(space, b)
    assume(start is not None and end is not None)
    assert start is not None
    assert end is not None
    mover = Base(0, *start)
    found = space.way(mover, end, most, Moving())
    if isinstance(found, No):
        return
    assert found.length <= most * FINE
    true = 0.0
    for leg in found.legs:
        (ax, ay, _), (bx, by, _) = leg.a, leg.b
        true += ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5
        if leg.kind != "walk":
            continue
        walls = space.terrain.level(leg.a[2]).walls
        for k in range(41):
            x, y = ax + (bx - ax) * k / 40, ay + (by - ay) * k / 40
            for w in walls:
                assert w.piece.holes or not _overlaps(w.piece.outline, x, y, BASE - 1)
    flat = sum(leg.length for leg in found.legs if leg.kind in ("walk", "door", "opening"))
    assert found.length == sum(leg.length for leg in found.legs)
    assert found.length >= (true - 1) * FINE
    assert flat <= (true + 2) * FINE


@settings(max_examples=40)
@given(st.sampled_from(range(3)), POINT, POINT)
def test_a_failed_crossing_stops_in_contact_with_what_was_met(
    seed: int, a: tuple[int, int], b: tuple[int, int]
) -> None:
    space = made(seed)
    start, end = standing(space, a), standing(space, b)
    assume(start is not None and end is not None)
    assert start is not None
    assert end is not None
    found = space.walk(Base(0, *start), [end], 4 * GREEN, Moving())
    assume(isinstance(found, Way) and bool(found.meetings))
    first = way(found).meetings[0]
    assume(first.kind in ("obstacle", "thing"))
    outline = {s.index: s for s in (*space.terrain.fixed, *space.terrain.loose(Moving()))}[first.id]
    x, y, _ = first.stop
    assert outline.outline.near(x, y, BASE) >= 0
    assert space.stand(first.stop, BASE) is None
    if first.stop != start:
        assert outline.outline.near(x, y, BASE + 8) <= 0


# -- what is offered -----------------------------------------------------------------------------
def crowd(space: Space, seed: int) -> Moving:
    """Sixteen models of two sides on places that a walk knows."""
    walk = space.routes.walk_of(BASE, False)
    good = [i for i, s in enumerate(walk.stand) if s]
    bases: list[Base] = []
    for n in range(16):
        for k in range(200):
            i = good[(seed * 7919 + n * 104729 + k * 1299709) % len(good)]
            x, y, _ = walk.points[i]
            if all((b.x - x) ** 2 + (b.y - y) ** 2 >= 4 * BASE * BASE for b in bases):
                bases.append(Base(n, x, y, walk.floors[i], BASE, n % 2))
                break
    return Moving(tuple(bases))


@pytest.mark.parametrize("name", BUILT_IN)
@pytest.mark.parametrize("most", [RED, YELLOW])
def test_every_point_that_a_bot_is_offered_is_accepted(name: str, most: int) -> None:
    space = house(name)
    moving = crowd(space, 1)
    for mover in moving.bases[:4]:
        places = space.candidates(mover, most, moving, goals=moving.bases[8:10])
        assert places[0] == mover.place
        assert len(set(places)) == len(places)
        assert len(places) > 1
        for place in places:
            found = space.move(mover, (place,), most, moving)
            assert isinstance(found, Way), (mover, place, found)
            assert found.end == place
            for met in found.meetings:
                assert space.stand(met.stop, BASE, moving, mover.model) is None


def test_points_that_are_offered_on_roofs_are_accepted_too() -> None:
    """Stacks is full of roofs to jump between, some of them with a third one in the way."""
    space = house("stacks")
    moving = on_roofs(space, 2)
    for mover in moving.bases[:5]:
        for place in space.candidates(mover, GREEN, moving)[::4]:
            found = space.move(mover, (place,), GREEN, moving)
            assert isinstance(found, Way), (mover, place, found)


def on_roofs(space: Space, seed: int) -> Moving:
    """Eight models on roofs."""
    walk = space.routes.walk_of(BASE, False)
    good = [i for i, s in enumerate(walk.stand) if s and walk.floors[i] != GROUND]
    bases: list[Base] = []
    for k in range(400):
        x, y, _ = walk.points[i := good[(seed * 7919 + k * 1299709) % len(good)]]
        far = all((b.x - x) ** 2 + (b.y - y) ** 2 >= 16 * INCH * INCH for b in bases)
        if far and len(bases) < 8:
            bases.append(Base(len(bases), x, y, walk.floors[i], BASE, len(bases) % 2))
    return Moving(tuple(bases))


@pytest.mark.parametrize("name", BUILT_IN)
def test_every_jump_and_climb_that_a_walk_knows_can_be_drawn(name: str) -> None:
    space = house(name)
    for bold in (False, True):
        walk = space.routes.walk_of(BASE, bold)
        for links in walk.links.values():
            for _, _, link in links:
                if link.kind in ("jump", "climb"):
                    a = (link.ax, link.ay, walk.floors[walk.index[link.ax, link.ay, link.alevel]])
                    b = (link.bx, link.by, walk.floors[walk.index[link.bx, link.by, link.blevel]])
                    for start, end in ((a, b), (b, a)):
                        read = space.routes._read(Base(0, *start), [end], Moving())
                        assert isinstance(read, Way), (link, read)


@pytest.mark.parametrize("seed", range(3))
def test_points_inside_the_region_are_accepted(seed: int) -> None:
    space = made(seed)
    moving = crowd(space, seed)
    for mover in moving.bases[:3]:
        alone = Moving((mover,))
        region = space.region(mover, YELLOW, alone)
        for polygons, rolls in ((region.easy, False), (region.hard, True)):
            for polygon in polygons:
                for x, y in _inside(polygon.outline):
                    floor = mover.floor if space.terrain.base_level(mover).roof else GROUND
                    if space.stand((x, y, floor), BASE, alone, mover.model) is not None:
                        continue  # in the hard region there are obstacles to pass over
                    found = space.move(mover, ((x, y, floor),), YELLOW, alone)
                    assert isinstance(found, Way), (mover, (x, y), found)
                    assert rolls or found.easy


def _inside(ring: tuple[tuple[int, int], ...]) -> list[tuple[int, int]]:
    """A few points between the first corner of a star and each of its edges."""
    cx = sum(x for x, _ in ring) // len(ring)
    cy = sum(y for _, y in ring) // len(ring)
    found = []
    for i in range(0, len(ring) - 1, 5):
        x = (4 * cx + 3 * ring[i][0] + 3 * ring[i + 1][0]) // 10
        y = (4 * cy + 3 * ring[i][1] + 3 * ring[i + 1][1]) // 10
        if side(ring, x, y) > 0:
            found.append((x, y))
    return found


@pytest.mark.parametrize("name", BUILT_IN)
def test_forgetting_changes_nothing(name: str) -> None:
    space = house(name)
    moving = crowd(space, 3)

    def everything() -> list[object]:
        out: list[object] = []
        for mover in moving.bases[:3]:
            places = space.candidates(mover, YELLOW, moving)
            out.append(places)
            out.append(space.move(mover, (places[-1],), YELLOW, moving))
            out += [space.attack(mover, b, moving) for b in moving.bases if b.side != mover.side]
        return out

    first = everything()
    space.forget()
    assert everything() == first
    assert Space(space.field).candidates(moving.bases[0], YELLOW, moving) == first[0]


# -- paths of attack -----------------------------------------------------------------------------
@settings(max_examples=60)
@given(st.sampled_from(range(4)), POINT, POINT)
def test_a_path_of_attack_agrees_with_dense_sampling(
    seed: int, a: tuple[int, int], b: tuple[int, int]
) -> None:
    space = made(seed)
    start, end = standing(space, a), standing(space, b)
    assume(start is not None and end is not None)
    assert start is not None
    assert end is not None
    assume((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 > (2 * BASE) ** 2)
    one, two = Base(0, *start), Base(1, *end, BASE, 1)
    assert space.visible(one, two) == space.visible(two, one)
    path = space.attack(one, two, Moving((one, two)))
    if path.blocked or start[2] != GROUND or end[2] != GROUND:
        return
    inside = {h.id for h in path.hindrances if h.kind in ("obstacle", "barrier", "thing")}
    loose = space.terrain.loose(Moving())
    fixed = [s for s in space.terrain.fixed if s.bottom == 0]
    for s in [*fixed, *loose]:
        rings = [part.rings[0][:-1] for part in s.parts] if s.barrier else [s.piece.outline]
        deep = any(_in_band(ring, a, b, HALF - 3) for ring in rings) and not s.piece.holes
        if deep:
            assert s.index in inside
        if s.index in inside and not s.piece.holes:
            assert any(_near_band(ring, a, b, HALF + 3) for ring in rings)


def _in_band(
    ring: tuple[tuple[int, int], ...], a: tuple[int, int], b: tuple[int, int], h: int
) -> bool:
    """Whether any of many points of a band lies in the ring."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    n = (dx * dx + dy * dy) ** 0.5
    for i in range(1, 80):
        for j in range(-4, 5):
            x = a[0] + dx * i / 80 - dy / n * h * j / 4
            y = a[1] + dy * i / 80 + dx / n * h * j / 4
            if side(ring, round(x), round(y)) > 0:
                return True
    return False


def _near_band(
    ring: tuple[tuple[int, int], ...], a: tuple[int, int], b: tuple[int, int], h: int
) -> bool:
    """Whether any of many points of the ring's border lies in the band, or one end in the ring."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    n = dx * dx + dy * dy
    if side(ring, *a) >= 0 or side(ring, *b) >= 0:
        return True
    for (px, py), (qx, qy) in pairwise((*ring, ring[0])):
        for k in range(201):
            x, y = px + (qx - px) * k / 200, py + (qy - py) * k / 200
            along = dx * (x - a[0]) + dy * (y - a[1])
            across = dx * (y - a[1]) - dy * (x - a[0])
            if -BASE * n**0.5 <= along <= n + BASE * n**0.5 and across * across <= (h + 8) ** 2 * n:
                return True
    return False


# -- what passages cut out -----------------------------------------------------------------------
@pytest.mark.parametrize("name", BUILT_IN)
def test_walls_without_their_gaps_are_the_rest_of_the_walls(name: str) -> None:
    field = battlefield(name)
    opened = Space(field, tuple([0] * len(field.doors)))
    for s in opened.terrain.solids:
        gates = [g for g in s.gates if g.kind in ("door", "opening")]
        if not gates:
            continue
        whole = area(s.piece.outline) + sum(area(h) for h in s.piece.holes)
        gaps = []
        for g in gates:
            (p1, p2), (q1, q2) = g.faces
            gaps.append((p1, p2, q1, q2))
        rest = sum(area(ring[:-1]) for part in s.parts for ring in part.rings)
        assert abs(whole - rest - sum(abs(area(gap)) for gap in gaps)) <= 40 * INCH
        for gap in gaps:
            cx, cy = sum(x for x, _ in gap) // 4, sum(y for _, y in gap) // 4
            assert all(part.near(cx, cy, 5) > 0 for part in s.parts)
            assert s.outline.near(cx, cy, 0) < 0
