"""Damage plans: the rulebook's cases, the checker's reasons, and the search against brute force.

The brute force knows nothing of demands or packings: it tries every placement, and on each track it
plays the points and levels one after another, in every order, as a person at the table would.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from neontable.games.crossfire.rules.plan_faults import WhyNot, why_not
from neontable.games.crossfire.rules.plans import Goal, Plan, plan_of
from neontable.games.crossfire.rules.reach import COLOURLESS, Portion, Track, coloured, spend
from neontable.games.crossfire.rules.solver import Solver

BLACK, BLUE, GREEN, RED = range(4)
K, U, G, R = 1, 2, 4, 8
ANY = 0


def _levels(*levels: int | str) -> tuple[int, ...]:
    letters = {"k": coloured(BLACK), "u": coloured(BLUE), "g": coloured(GREEN), "r": coloured(RED)}
    return tuple(letters[x] if isinstance(x, str) else x for x in levels)


LIGHTNING_MAGE = Track(_levels(3, "u", "u", 1))
GARGOYLE = Track(_levels(6, 6, "k", "k"))
ASTRAL_SHIVER = Track(_levels(3, "u", "u"))
ADEPT = Track(_levels(4, "u", 1, "k"))


def _cleared(track: Track, *portions: Portion) -> int:
    return spend(track, portions, range(len(portions))).cleared


# ------------------------------------------------------------------------ the rulebook's cases


@pytest.mark.rule("CF-DMG-009", "CF-DMG-024")
def test_points_of_several_cards_are_shared_between_levels() -> None:
    coordinated, spirit = Portion(0, (R, ANY)), Portion(1, (U, ANY))
    clairvoyance, smarts = Portion(2, (U,)), Portion(3, (R,))
    assert _cleared(LIGHTNING_MAGE, coordinated, spirit, clairvoyance, smarts) == 4
    assert _cleared(LIGHTNING_MAGE, coordinated, spirit, smarts) == 2


@pytest.mark.rule("CF-DMG-011", "CF-DMG-024")
def test_the_second_worked_example() -> None:
    """Lightning Bolt, Quick Shot and Whip on the Gargoyle, Stunbolt and Mana on the Shiver."""
    hand = (
        Portion(0, levels=2),
        Portion(1, (K,)),
        Portion(2, (K,)),
        Portion(3, (U, ANY, ANY, ANY)),
        Portion(4, (U,)),
    )
    plan = Solver(hand, (GARGOYLE, ASTRAL_SHIVER)).best(Goal("clear"))
    assert plan.placed == (0, 0, 0, 1, 1)
    assert plan.cleared == (4, 3)
    assert why_not(plan, hand, (GARGOYLE, ASTRAL_SHIVER)) is None
    assert spend(GARGOYLE, hand, (0, 1, 2)).levels == ((0, 0), (0, 1))


@pytest.mark.rule("CF-DMG-004", "CF-DMG-005")
@pytest.mark.parametrize(
    ("points", "level", "falls"),
    [
        ((U, U, U, ANY, ANY, ANY, ANY), "r", False),
        ((R,), "r", True),
        ((R, U, ANY, ANY), 4, True),
        ((R, U, ANY), 4, False),
    ],
)
def test_what_a_level_takes(points: tuple[int, ...], level: int | str, falls: bool) -> None:
    assert _cleared(Track(_levels(level)), Portion(0, points)) == falls


@pytest.mark.rule("CF-DMG-012", "CF-DMG-006")
def test_two_levels_are_adjacent_and_in_their_turn() -> None:
    bolt = Portion(0, levels=2)
    assert spend(ADEPT, (bolt,), (0,)).levels == ((0, 0), (0, 1))
    four = Portion(1, (ANY,) * 4)
    spent = spend(ADEPT, (bolt, four), (0, 1))
    assert (spent.cleared, spent.levels) == (3, ((0, 1), (0, 2)))


@pytest.mark.rule("CF-DMG-013", "CF-CARD-024")
def test_a_level_too_many_is_wasted() -> None:
    assert _cleared(Track(_levels(9)), Portion(0, levels=2)) == 1


@pytest.mark.rule("CF-CARD-033", "CF-CARD-034", "CF-DMG-022")
def test_the_rifle_clears_only_the_last_two_levels() -> None:
    rifle = Portion(0, levels=2, last=True)
    steadied = Portion(0, (ANY,), levels=2, last=True)
    three = Track(_levels(1, 6, "k"))
    assert _cleared(three, rifle) == 0
    assert _cleared(three, steadied) == 3
    assert _cleared(Track(_levels(2, 1, 6, "k")), steadied, Portion(1, (K, K))) == 4
    assert _cleared(Track(_levels(1, 1, 6, "k")), steadied) == 1


@pytest.mark.rule("CF-CARD-035", "CF-DMG-025")
def test_a_sweep_hits_everything_that_faces_one_runner() -> None:
    tracks = (
        Track(_levels(2), faces=1),
        Track(_levels("k", 1), faces=1, boss=True),
        Track(_levels(2), faces=0),
    )
    sweeper = Portion(0, (K, ANY), sweep=True)
    plan = Solver((sweeper,), tracks).best(Goal("clear"))
    assert (plan.placed, plan.cleared) == ((1,), (1, 2, 0))
    with_katana = Portion(0, (K, ANY, ANY), sweep=True)
    three = (Track(_levels(3), faces=1), Track(_levels(3), faces=1))
    assert Solver((with_katana,), three).best(Goal("clear")).cleared == (1, 1)


@pytest.mark.rule("CF-CARD-023", "CF-DMG-026")
def test_the_three_levels_of_a_fireball_go_to_different_obstacles() -> None:
    fireball = (
        Portion(0, (U, U, ANY, ANY)),
        Portion(0, levels=1, apart=True),
        Portion(0, levels=1, apart=True),
        Portion(0, levels=1, apart=True),
    )
    tracks = (Track(_levels(9, 4)), Track(_levels(9)))
    assert Solver(fireball, tracks).best(Goal("clear")).cleared == (2, 1)
    assert why_not(Plan((0, 0, 0, -1), (1, 0), (0,)), fireball, tracks) == WhyNot(
        "together", portion=2, track=0
    )


@pytest.mark.rule("CF-CARD-038")
def test_a_track_that_ignores_colourless_points() -> None:
    fireball = Portion(0, (U, U, ANY, ANY))
    mage = Track(_levels("u", "u", 1))
    assert _cleared(mage, fireball) == 3
    assert _cleared(mage._replace(ignores=COLOURLESS), fireball) == 2


@pytest.mark.rule("CF-MDR-005", "CF-MDR-027")
def test_an_aspect_falls_to_its_colour_or_to_more_of_anything() -> None:
    aspect = Track((8,), boss=True, instead=(GREEN, 4))
    assert _cleared(aspect, Portion(0, (G, G, G, G))) == 1
    assert _cleared(aspect, Portion(0, (G, G, G, ANY))) == 0
    assert _cleared(aspect, Portion(0, (ANY,) * 8)) == 1
    assert len(spend(aspect, (Portion(0, (ANY, G, G, G, G)),), (0,)).points) == 4


@pytest.mark.rule("CF-BOSS-002")
def test_level_damage_does_nothing_to_a_boss() -> None:
    boss = Track(_levels(9, 9), boss=True)
    assert _cleared(boss, Portion(0, levels=2)) == 0
    hand = (Portion(0, levels=2),)
    assert why_not(Plan((0,), (0,), (0,)), hand, (boss,)) == WhyNot(
        "levels-on-boss", portion=0, track=0
    )


@pytest.mark.rule("CF-CARD-004")
def test_a_point_of_a_chosen_colour_takes_the_colour_that_is_missing() -> None:
    grab = Portion(0, (G, K | U | R))
    assert _cleared(Track(_levels("g", "r")), grab) == 2
    assert _cleared(Track(_levels("g", "g")), grab) == 1
    two = (Portion(0, (K | U,)), Portion(1, (K,)))
    assert spend(Track(_levels("k", "u")), two, (0, 1)).points == ((1, 0, 0), (0, 0, 1))


# --------------------------------------------------------------------------------- the goals


def test_goals_differ_where_they_should() -> None:
    hand = (Portion(0, (K, ANY)), Portion(1, (U,)), Portion(2, (ANY,)))
    tracks = (
        Track(_levels(2, 2)),
        Track(_levels(4)),
        Track(_levels("k", 9)),
        Track(_levels("u", 9)),
        Track(_levels(1, "g")),
    )
    solver = Solver(hand, tracks)
    assert solver.best(Goal("clear")).defeats(tracks) == (0,)
    assert solver.best(Goal("target", 1)).defeats(tracks) == (1,)
    assert sum(solver.best(Goal("levels")).cleared) == 3
    assert [solver.can_fall(t) for t in range(5)] == [True, True, False, False, False]
    assert [(goal.kind, goal.track) for goal, _ in solver.offers()] == [
        ("clear", -1),
        ("target", 1),
        ("levels", -1),
    ]


def test_keeping_cards_comes_before_a_level_on_the_side() -> None:
    hand = (Portion(0, (K,)), Portion(1, (ANY,)))
    tracks = (Track(_levels("k")), Track(_levels(1, 5)))
    solver = Solver(hand, tracks)
    assert solver.best(Goal("clear")).placed == (0, 1)
    assert solver.best(Goal("keep")).placed == (0, -1)


def test_worth_says_which_one_falls() -> None:
    hand = (Portion(0, (K, K)),)
    tracks = (Track(_levels(2), worth=3), Track(_levels(2), worth=8))
    assert Solver(hand, tracks).best(Goal("worth")).placed == (1,)


def test_a_card_stays_where_it_is_bound() -> None:
    hand = (Portion(0, (ANY,), only=0b10),)
    tracks = (Track(_levels(1)), Track(_levels(1, 1)))
    assert Solver(hand, tracks).best(Goal("clear")).placed == (1,)
    assert why_not(Plan((0,), (1, 0), (0,)), hand, tracks) == WhyNot(
        "not-there", portion=0, track=0
    )


# ------------------------------------------------------------------------------- the checker


@pytest.mark.parametrize(
    ("plan", "why"),
    [
        (Plan((0, 0), (2, 0, 0), (0,)), None),
        (Plan((0, 0), (1, 0, 0), (0,)), None),
        (Plan((-1, -1), (0, 0, 0), ()), None),
        (Plan((0,), (0, 0, 0), ()), WhyNot("no-portion", need=2, have=1)),
        (Plan((0, 7), (0, 0, 0), ()), WhyNot("no-track", portion=1, track=7)),
        (Plan((0, 0), (0, 0), ()), WhyNot("no-track", need=3, have=2)),
        (Plan((0, 2), (0, 0, 0), (0, 2)), WhyNot("closed", portion=1, track=2)),
        (
            Plan((0, 0), (3, 0, 0), (0,)),
            WhyNot("too-much", track=0, level=2, need=1, have=0, colour=RED),
        ),
        (Plan((-1, 0), (2, 0, 0), (0,)), WhyNot("too-much", track=0, level=0, need=2, have=1)),
        (Plan((0, 1), (0, 0, 0), (0,)), WhyNot("order-missing", track=1)),
        (Plan((0, 1), (0, 0, 0), (0, 1, 0)), WhyNot("order-twice", track=0)),
        (Plan((0, 0), (0, 0, 0), (0, 1)), WhyNot("order-track", track=1)),
    ],
)
def test_why_a_plan_is_refused(plan: Plan, why: WhyNot | None) -> None:
    hand = (Portion(0, (K, ANY)), Portion(1, (U,)))
    tracks = (Track(_levels(2, "u", "r")), Track(_levels(5)), Track(_levels(1), closed=True))
    assert why_not(plan, hand, tracks) == why


def test_why_a_rifle_is_too_early() -> None:
    hand = (Portion(0, levels=2, last=True),)
    tracks = (Track(_levels(1, 2, 3)),)
    assert why_not(Plan((0,), (2,), (0,)), hand, tracks) == WhyNot(
        "not-last", portion=0, track=0, level=0, need=2, have=3
    )


def test_a_sweep_needs_a_runner_who_is_faced() -> None:
    hand = (Portion(0, (K,), sweep=True),)
    tracks = (Track(_levels(1), faces=2),)
    assert why_not(Plan((1,), (0,), ()), hand, tracks) == WhyNot("no-runner", portion=0, have=1)


# ------------------------------------------------------------------------------ brute force


@cache
def _table(track: Track, points: tuple[int, ...], packets: tuple[tuple[int, bool], ...]) -> int:
    """Levels cleared by the best of all orders of putting things on the track one by one."""
    usable = tuple(
        sorted(
            here
            for m in points
            if (here := m & ~track.ignores) or not (m or track.ignores & COLOURLESS)
        )
    )
    best = 0
    if track.instead is not None:
        colour, count = track.instead
        if sum(1 for m in usable if m >> colour & 1) >= count:
            best = len(track.levels)
    seen = set()
    todo = [(0, 0, usable, () if track.boss else packets)]
    while todo:
        state = todo.pop()
        if state in seen:
            continue
        seen.add(state)
        at, partial, left, special = state
        best = max(best, at)
        if at == len(track.levels):
            continue
        level = track.levels[at]
        for i, mask in enumerate(left):
            rest = left[:i] + left[i + 1 :]
            if level > 0:
                full = partial + 1 == level
                todo.append((at + full, 0 if full else partial + 1, rest, special))
            elif mask >> (-1 - level) & 1:
                todo.append((at + 1, 0, rest, special))
        for i, (n, last) in enumerate(special):
            remaining = len(track.levels) - at
            if not partial and not (last and remaining > n):
                todo.append((at + min(n, remaining), 0, left, special[:i] + special[i + 1 :]))
    return best


def _brute(portions: Sequence[Portion], tracks: Sequence[Track]) -> list[tuple[int, ...]]:
    """(defeats, levels, cards kept) of every legal placement."""
    runners = sorted({t.faces for t in tracks})
    wheres = [
        [-1, *runners]
        if p.sweep
        else [
            -1,
            *(t for t, x in enumerate(tracks) if not x.closed and p.only >> t & 1),
        ]
        for p in portions
    ]
    found = []
    for placed in product(*wheres):
        marks = [
            (p.card, at) for p, at in zip(portions, placed, strict=True) if p.apart and at >= 0
        ]
        if len(set(marks)) < len(marks):
            continue
        defeats = levels = 0
        for t, track in enumerate(tracks):
            here = [
                p
                for p, at in zip(portions, placed, strict=True)
                if (
                    at == track.faces and not track.closed and p.only >> t & 1
                    if p.sweep
                    else at == t
                )
            ]
            cleared = _table(
                track,
                tuple(sorted(m for p in here for m in p.points)),
                tuple(sorted((p.levels, p.last) for p in here if p.levels)),
            )
            levels += cleared
            defeats += cleared == len(track.levels)
        used = {p.card for p, at in zip(portions, placed, strict=True) if at >= 0}
        found.append((defeats, levels, len({p.card for p in portions} - used)))
    return found


_point = st.sampled_from([ANY, ANY, K, U, G, R, K | U | R])
_level = st.sampled_from([1, 2, 3, 4, *map(coloured, range(4))])


@st.composite
def _portions(draw: st.DrawFn, card: int) -> tuple[Portion, ...]:
    kind = draw(
        st.sampled_from(["basic", "basic", "points", "points", "bolt", "rifle", "sweep", "fire"])
    )
    points = tuple(draw(st.lists(_point, min_size=1, max_size=3)))
    match kind:
        case "basic":
            return (Portion(card, (draw(st.sampled_from([K, U, G, R])),)),)
        case "points":
            return (Portion(card, points, only=draw(st.sampled_from([-1, -1, -1, 1, 6]))),)
        case "bolt":
            return (Portion(card, levels=2),)
        case "rifle":
            return (Portion(card, points[:1], levels=2, last=True),)
        case "sweep":
            return (Portion(card, points, sweep=True),)
        case _:
            return (
                Portion(card, points),
                Portion(card, levels=1, apart=True),
                Portion(card, levels=1, apart=True),
            )


@st.composite
def _tracks(draw: st.DrawFn) -> Track:
    faces = draw(st.integers(0, 1))
    if draw(st.integers(0, 7)) == 0:
        return Track(
            (draw(st.integers(3, 6)),), faces, boss=True, instead=(draw(st.integers(0, 3)), 2)
        )
    return Track(
        tuple(draw(st.lists(_level, min_size=1, max_size=4))),
        faces,
        boss=draw(st.integers(0, 9)) == 0,
        ignores=draw(st.sampled_from([0, 0, 0, 0, COLOURLESS, U])),
        closed=draw(st.integers(0, 9)) == 0,
    )


@st.composite
def _turns(draw: st.DrawFn) -> tuple[tuple[Portion, ...], tuple[Track, ...]]:
    cards = draw(st.integers(1, 5))
    portions = tuple(p for card in range(cards) for p in draw(_portions(card)))[:6]
    return portions, tuple(draw(st.lists(_tracks(), min_size=1, max_size=3)))


@given(_turns())
@settings(max_examples=250)
def test_the_search_finds_what_brute_force_finds(
    turn: tuple[tuple[Portion, ...], tuple[Track, ...]],
) -> None:
    portions, tracks = turn
    every = _brute(portions, tracks)
    solver = Solver(portions, tracks)
    for goal, order in (
        (Goal("clear"), (0, 1, 2)),
        (Goal("levels"), (1, 0, 2)),
        (Goal("keep"), (0, 2, 1)),
    ):
        plan = solver.best(goal)
        assert why_not(plan, portions, tracks) is None
        cards = {p.card for p in portions}
        got = (
            len(plan.defeats(tracks)),
            sum(plan.cleared),
            len(cards - plan.cards(portions)),
        )
        want = max(tuple(e[i] for i in order) for e in every)
        assert tuple(got[i] for i in order) == want, goal


@given(_turns())
@settings(max_examples=150)
def test_a_chosen_obstacle_falls_where_it_can(
    turn: tuple[tuple[Portion, ...], tuple[Track, ...]],
) -> None:
    portions, tracks = turn
    solver = Solver(portions, tracks)
    for t, track in enumerate(tracks):
        alone = [x if i == t else x._replace(closed=True) for i, x in enumerate(tracks)]
        falls = any(defeats for defeats, _, _ in _brute(portions, alone))
        plan = solver.best(Goal("target", t))
        assert solver.can_fall(t) == falls
        assert (plan.cleared[t] == len(track.levels)) == falls


@given(_turns(), st.data())
@settings(max_examples=150)
def test_what_is_drawn_adds_up(
    turn: tuple[tuple[Portion, ...], tuple[Track, ...]], data: st.DataObject
) -> None:
    """Every level that a placement clears is paid by points of the right kind, each used once."""
    portions, tracks = turn
    t = data.draw(st.integers(0, len(tracks) - 1))
    track = tracks[t]
    placed = sorted(data.draw(st.sets(st.integers(0, len(portions) - 1))))
    spent = spend(track, portions, placed)
    assert spent.cleared == _table(
        track,
        tuple(sorted(m for i in placed for m in portions[i].points)),
        tuple(sorted((portions[i].levels, portions[i].last) for i in placed if portions[i].levels)),
    )
    assert len({(i, k) for i, k, _ in spent.points}) == len(spent.points)
    levels = {at: i for i, at in spent.levels}
    for at in range(spent.cleared):
        points = [portions[i].points[k] for i, k, level in spent.points if level == at]
        need = track.levels[at]
        if at in levels:
            assert points == []
        elif need < 0:
            assert len(points) == 1
            assert points[0] & ~track.ignores & 1 << (-1 - need)
        elif track.instead is not None and len(points) < need:
            assert len(points) == track.instead[1]
            assert all(m >> track.instead[0] & 1 for m in points)
        else:
            assert len(points) == need


def test_plan_of_a_placement_clears_what_it_can() -> None:
    hand = (Portion(0, (K, ANY)), Portion(1, (U,)))
    tracks = (Track(_levels(2, "u")), Track(_levels(1)))
    assert plan_of(hand, tracks, (0, 1)) == Plan((0, 1), (1, 1), (1, 0))
