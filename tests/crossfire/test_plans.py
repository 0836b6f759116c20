"""Damage plans: the rulebook's cases, the checker's reasons, and the search against brute force.

The brute force knows nothing of demands or packings: it tries every placement, and on each target
it plays the points and levels one after another, in every order, as a person at the table would.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from neontable.games.crossfire.model.track import parts, track
from neontable.games.crossfire.rules.plans import (
    Goal,
    Piece,
    Plan,
    Shots,
    Solver,
    Target,
    WhyNot,
    cleared,
    fault,
    plans,
    why_not,
)
from neontable.games.crossfire.rules.reach import may_go, spend

RED = 3
K, U, G, R = "black", "blue", "green", "red"


def _target(id: int, *levels: int | str, **fields: int) -> Target:
    return Target(id, track(levels), **fields)


def _piece(card: int, letters: str = "", *, index: int = 0, wild: str = "", **fields: int) -> Piece:
    """The n-th card; "ku.." is a black, a blue and two colourless points."""
    points = tuple(letters.count(x) for x in "kugr.")
    mask = sum(1 << "kugr".index(x) for x in wild)
    return Piece(card * 10 + index, points, mask, **fields)  # type: ignore[arg-type]


LIGHTNING_MAGE = _target(1, 3, U, U, 1)
GARGOYLE = _target(1, 6, 6, K, K)
ASTRAL_SHIVER = _target(2, 3, U, U)
ADEPT = _target(1, 4, U, 1, K)


# ------------------------------------------------------------------------ the rulebook's cases


@pytest.mark.rule("CF-DMG-009", "CF-DMG-024")
def test_points_of_several_cards_are_shared_between_levels() -> None:
    coordinated, spirit = _piece(1, "r."), _piece(2, "u.")
    clairvoyance, smarts = _piece(3, "u"), _piece(4, "r")
    assert cleared(LIGHTNING_MAGE, (coordinated, spirit, clairvoyance, smarts)) == 4
    assert cleared(LIGHTNING_MAGE, (coordinated, spirit, smarts)) == 2


@pytest.mark.rule("CF-DMG-011", "CF-DMG-024")
def test_the_second_worked_example() -> None:
    """Lightning Bolt, Quick Shot and Whip on the Gargoyle, Stunbolt and Mana on the Shiver."""
    hand = (_piece(1, levels=2), _piece(2, "k"), _piece(3, "k"), _piece(4, "u..."), _piece(5, "u"))
    plan = Solver(hand, (GARGOYLE, ASTRAL_SHIVER)).best(Goal("defeat"))
    assert plan.shots == ((10, 1), (20, 1), (30, 1), (40, 2), (50, 2))
    assert plan.cleared == ((1, 4), (2, 3))
    assert fault(hand, (GARGOYLE, ASTRAL_SHIVER), plan.shots) is None
    assert spend(GARGOYLE, hand[:3]).levels == ((0, 10), (1, 10))


@pytest.mark.rule("CF-DMG-004", "CF-DMG-005")
@pytest.mark.parametrize(
    ("points", "level", "falls"),
    [("uuu....", R, 0), ("r", R, 1), ("ru..", 4, 1), ("ru.", 4, 0)],
)
def test_what_a_level_takes(points: str, level: int | str, falls: int) -> None:
    assert cleared(_target(1, level), (_piece(1, points),)) == falls


@pytest.mark.rule("CF-DMG-012", "CF-DMG-006")
def test_two_levels_are_adjacent_and_in_their_turn() -> None:
    bolt = _piece(1, levels=2)
    assert spend(ADEPT, (bolt,)).levels == ((0, 10), (1, 10))
    both = (bolt, _piece(2, "...."))
    assert cleared(ADEPT, both) == 3
    assert spend(ADEPT, both).levels == ((1, 10), (2, 10))


@pytest.mark.rule("CF-DMG-013", "CF-CARD-024")
def test_a_level_too_many_is_wasted() -> None:
    assert cleared(_target(1, 9), (_piece(1, levels=2),)) == 1


@pytest.mark.rule("CF-CARD-033", "CF-CARD-034", "CF-DMG-022")
def test_the_rifle_clears_only_the_last_two_levels() -> None:
    rifle = _piece(1, levels=2, last=True)
    steadied = _piece(1, ".", levels=2, last=True)
    assert cleared(_target(1, 1, 6, K), (rifle,)) == 0
    assert cleared(_target(1, 1, 6, K), (steadied,)) == 3
    assert cleared(_target(1, 2, 1, 6, K), (steadied, _piece(2, "kk"))) == 4
    assert cleared(_target(1, 1, 1, 6, K), (steadied,)) == 1


@pytest.mark.rule("CF-CARD-035", "CF-DMG-025")
def test_a_sweep_hits_everything_that_faces_one_runner() -> None:
    targets = (
        _target(1, 2, faces=1),
        _target(2, K, 1, faces=1, boss=True),
        _target(3, 2, faces=0),
    )
    plan = Solver((_piece(1, "k.", sweep=True),), targets).best(Goal("defeat"))
    assert (plan.shots, plan.cleared) == (((10, -2),), ((1, 1), (2, 2)))
    three = (_target(1, 3, faces=1), _target(2, 3, faces=1))
    with_katana = (_piece(1, "k..", sweep=True),)
    assert Solver(with_katana, three).best(Goal("defeat")).cleared == ((1, 1), (2, 1))


def _fireball(card: int) -> tuple[Piece, ...]:
    levels = [_piece(card, index=i, levels=1, apart=card, bosses=False) for i in (1, 2, 3)]
    return (_piece(card, "uu.."), *levels)


@pytest.mark.rule("CF-CARD-023", "CF-DMG-026")
def test_the_three_levels_of_a_fireball_go_to_different_obstacles() -> None:
    targets = (_target(1, 9, 4), _target(2, 9))
    fireball = _fireball(1)
    assert Solver(fireball, targets).best(Goal("defeat")).cleared == ((1, 2), (2, 1))
    assert why_not(fireball, targets, ((10, 1), (11, 1), (12, 1))) == WhyNot(
        "apart", piece=12, target=1
    )
    boss = (_target(1, 9, boss=True),)
    assert fault(fireball, boss, ((11, 1),)) == "CF-BOSS-002 cf-why-plan-boss"


@pytest.mark.rule("CF-CARD-038")
def test_a_track_that_ignores_colourless_points() -> None:
    fireball = (_piece(1, "uu.."),)
    mage = _target(1, U, U, 1)
    assert cleared(mage, fireball) == 3
    assert cleared(mage._replace(no_any=True), fireball) == 2


@pytest.mark.rule("CF-BOSS-006")
def test_a_track_that_ignores_a_colour() -> None:
    assert cleared(_target(1, 2, no_colours=2), (_piece(1, "u."),)) == 0
    assert cleared(_target(1, 2, no_colours=2), (_piece(1, "k."),)) == 1


@pytest.mark.rule("CF-MDR-005", "CF-MDR-027")
def test_an_aspect_falls_to_its_colour_or_to_more_of_anything() -> None:
    aspect = _target(1, "4 green or 8", boss=True)
    assert cleared(aspect, (_piece(1, "gggg"),)) == 1
    assert cleared(aspect, (_piece(1, "ggg...."),)) == 0
    assert cleared(aspect, (_piece(1, "........"),)) == 1
    assert spend(aspect, (_piece(1, ".gggg"),)).points == ((0, 10, 2),) * 4


@pytest.mark.rule("CF-BOSS-002")
def test_level_damage_does_nothing_to_a_boss() -> None:
    assert cleared(_target(1, 9, 9, boss=True), (_piece(1, levels=2),)) == 0


@pytest.mark.rule("CF-CARD-004")
def test_a_point_of_a_chosen_colour_takes_the_colour_that_is_missing() -> None:
    grab = _piece(1, "g", wild="kur")
    assert cleared(_target(1, G, R), (grab,)) == 2
    assert cleared(_target(1, G, G), (grab,)) == 1
    two = (_piece(1, wild="ku"), _piece(2, "k"))
    assert spend(_target(1, K, U), two).points == ((0, 20, 0), (1, 10, 1))


# --------------------------------------------------------------------------------- the goals


def test_goals_differ_where_they_should() -> None:
    hand = (_piece(1, "k."), _piece(2, "u"), _piece(3, "."))
    targets = (
        _target(1, 2, 2, nuyen=4),
        _target(2, 4, faces=1, attack=2, nuyen=3),
        _target(3, K, 9),
        _target(4, U, 9),
        _target(5, 1, G),
    )
    solver = Solver(hand, targets)
    assert solver.best(Goal("most")).cleared == ((3, 1), (4, 1), (5, 1))
    assert solver.best(Goal("defeat")).cleared == ((1, 2),)
    assert solver.best(Goal("safe", 1)).cleared == ((2, 1),)
    assert solver.best(Goal("focus", target=2)).cleared == ((2, 1),)
    assert [solver.most(i) for i in range(5)] == [2, 1, 1, 1, 1]
    assert [plan.name for plan in plans(hand, targets, 1)] == ["most", "defeat", "safe"]
    assert [plan.name for plan in plans(hand, targets, 0)] == ["most", "defeat", "focus"]


def test_among_equals_the_richer_obstacle_falls() -> None:
    targets = (_target(1, 2, nuyen=3), _target(2, 2, nuyen=8))
    assert Solver((_piece(1, "kk"),), targets).best(Goal("defeat")).cleared == ((2, 1),)


def test_keeping_cards_comes_before_a_level_on_the_side() -> None:
    hand = (_piece(1, "k"), _piece(2, "."))
    targets = (_target(1, K), _target(2, 1, 5))
    solver = Solver(hand, targets)
    assert solver.best(Goal("defeat")).shots == ((10, 1), (20, 2))
    assert solver.best(Goal("keep")).shots == ((10, 1),)


def test_a_card_stays_where_it_is_bound() -> None:
    hand = (_piece(1, ".", only=2),)
    targets = (_target(1, 1), _target(2, 1, 1))
    assert Solver(hand, targets).best(Goal("defeat")).shots == ((10, 2),)
    assert why_not(hand, targets, ((10, 1),)) == WhyNot("bound", piece=10, target=1)


def test_there_is_always_a_plan() -> None:
    assert plans((), (_target(1, 2),), 0) == [Plan("most", (), ())]
    assert plans((_piece(1, "k"),), (), 0) == [Plan("most", (), ())]
    assert plans((_piece(1, "k"),), (_target(1, 2),), 0) == [Plan("most", (), ())]


# ------------------------------------------------------------------------------- the checker


@pytest.mark.parametrize(
    ("shots", "claimed", "why"),
    [
        (((10, 1), (20, 1)), ((1, 2),), None),
        (((10, 1), (20, 1)), ((1, 1),), None),
        ((), (), None),
        (((30, 1),), (), WhyNot("piece", piece=30)),
        (((10, 1), (10, 2)), (), WhyNot("twice", piece=10)),
        (((10, 9),), (), WhyNot("target", piece=10, target=9)),
        (((10, 3),), (), WhyNot("immune", piece=10, target=3)),
        (
            ((10, 1), (20, 1)),
            ((1, 3),),
            WhyNot("short", target=1, level=2, need=1, have=0, colour=RED),
        ),
        (((20, 1),), ((1, 2),), WhyNot("short", target=1, level=0, need=2, have=1)),
        (((10, 2), (20, 2)), ((2, 1),), WhyNot("short", target=2, level=0, need=5, have=3)),
        (((10, 1),), ((7, 1),), WhyNot("target", target=7)),
    ],
)
def test_why_a_plan_is_refused(
    shots: Shots, claimed: tuple[tuple[int, int], ...], why: WhyNot | None
) -> None:
    hand = (_piece(1, "k."), _piece(2, "u"))
    targets = (_target(1, 2, U, R), _target(2, 5), _target(3, 1, immune=True))
    assert why_not(hand, targets, shots, claimed) == why


def test_why_a_rifle_is_too_early() -> None:
    hand = (_piece(1, levels=2, last=True),)
    assert why_not(hand, (_target(1, 1, 2, 3),), ((10, 1),), ((1, 2),)) == WhyNot(
        "rifle", piece=10, target=1, level=0, need=2, have=3
    )


def test_a_sweep_needs_a_runner_who_is_faced() -> None:
    hand = (_piece(1, "k", sweep=True),)
    targets = (_target(1, 1, faces=2),)
    assert why_not(hand, targets, ((10, -2),)) == WhyNot("runner", piece=10, target=-2)
    assert why_not(hand, targets, ((10, -3),), ((1, 1),)) is None


# ------------------------------------------------------------------------------ brute force


@cache
def _played(target: Target, pieces: tuple[Piece, ...]) -> int:
    """Levels cleared by the best of all orders of putting things on the track one by one."""
    points = []
    for piece in pieces:
        for c, n in enumerate(piece.points):
            if not (target.no_any if c == 4 else target.no_colours >> c & 1):
                points += [1 << c if c < 4 else 0] * n
        if mask := piece.wild & ~target.no_colours:
            points.append(mask)
    packets = () if target.boss else tuple(sorted((p.levels, p.last) for p in pieces if p.levels))
    best = 0
    seen = set()
    # position, points on the level so far, whether they all had the aspect's colour, what is left
    todo = [(0, 0, True, tuple(sorted(points)), packets)]
    while todo:
        state = todo.pop()
        if state in seen:
            continue
        seen.add(state)
        at, partial, pure, left, special = state
        best = max(best, at)
        if at == len(target.levels):
            continue
        level = target.levels[at]
        for i, mask in enumerate(left):
            rest = left[:i] + left[i + 1 :]
            if level > 0:
                full = partial + 1 == level
                todo.append((at + full, 0 if full else partial + 1, True, rest, special))
                continue
            colour, own, any = parts(level)
            same = pure and bool(mask >> colour & 1)
            if not same and not any:
                continue
            full = (same and partial + 1 == own) or partial + 1 == any
            todo.append(
                (at + full, 0 if full else partial + 1, True if full else same, rest, special)
            )
        for i, (n, last) in enumerate(special):
            remaining = len(target.levels) - at
            if not partial and not (last and remaining > n):
                after = special[:i] + special[i + 1 :]
                todo.append((at + min(n, remaining), 0, True, left, after))
    return best


def _brute(pieces: Sequence[Piece], targets: Sequence[Target]) -> list[dict[str, int]]:
    """What every legal placement gives."""
    runners = sorted({t.faces for t in targets})
    wheres = [
        [0, *(-1 - r for r in runners)]
        if p.sweep
        else [0, *(t.id for t in targets if may_go(p, t))]
        for p in pieces
    ]
    found = []
    cards = {p.card for p in pieces}
    for placed in product(*wheres):
        pairs = [(p, at) for p, at in zip(pieces, placed, strict=True) if at]
        marks = [(p.apart, at) for p, at in pairs if p.apart]
        if len(set(marks)) < len(marks):
            continue
        result = {"levels": 0, "down": 0, "nuyen": 0, "spared": 0}
        for t in targets:
            here = [
                p
                for p, at in pairs
                if (at == -1 - t.faces and may_go(p, t) if p.sweep else at == t.id)
            ]
            n = _played(t, tuple(sorted(here)))
            result["levels"] += n
            result[f"of {t.id}"] = n
            if n == len(t.levels):
                result["down"] += 1
                result["nuyen"] += t.nuyen
                result["spared"] += t.attack if t.faces == 0 else 0
        result["kept"] = len(cards - {p.card for p, _ in pairs})
        found.append(result)
    return found


_points = st.text("kugr..", min_size=1, max_size=3)


@st.composite
def _pieces(draw: st.DrawFn, card: int) -> tuple[Piece, ...]:
    points = draw(_points)
    match draw(st.sampled_from("bbppwlrsf")):
        case "b":
            return (_piece(card, draw(st.sampled_from("kugr"))),)
        case "p":
            return (_piece(card, points, only=draw(st.sampled_from([0, 0, 0, 1]))),)
        case "w":
            return (_piece(card, points[:1], wild=draw(st.sampled_from(["kur", "ku", "gr"]))),)
        case "l":
            return (_piece(card, levels=2),)
        case "r":
            return (_piece(card, points[:1], levels=2, last=True),)
        case "s":
            return (_piece(card, points, sweep=True),)
        case _:
            return (
                _piece(card, points),
                _piece(card, index=1, levels=1, apart=card, bosses=False),
                _piece(card, index=2, levels=1, apart=card, bosses=False),
            )


@st.composite
def _targets(draw: st.DrawFn, id: int) -> Target:
    facts = {
        "faces": draw(st.integers(0, 1)),
        "attack": draw(st.integers(0, 2)),
        "nuyen": draw(st.integers(0, 5)),
    }
    if draw(st.integers(0, 5)) == 0:
        colour = draw(st.sampled_from([K, U, G, R]))
        return _target(id, f"2 {colour} or {draw(st.integers(3, 5))}", boss=True, **facts)
    levels = draw(st.lists(st.sampled_from([1, 2, 3, 4, K, U, G, R]), min_size=1, max_size=4))
    return _target(
        id,
        *levels,
        boss=draw(st.integers(0, 9)) == 0,
        no_any=draw(st.integers(0, 5)) == 0,
        no_colours=draw(st.sampled_from([0, 0, 0, 2])),
        immune=draw(st.integers(0, 9)) == 0,
        **facts,
    )


@st.composite
def _turns(draw: st.DrawFn) -> tuple[tuple[Piece, ...], tuple[Target, ...]]:
    cards = draw(st.integers(1, 5))
    pieces = tuple(p for card in range(1, cards + 1) for p in draw(_pieces(card)))[:6]
    return pieces, tuple(draw(_targets(id)) for id in range(1, draw(st.integers(1, 3)) + 1))


@given(_turns())
@settings(max_examples=250)
def test_the_search_finds_what_brute_force_finds(
    turn: tuple[tuple[Piece, ...], tuple[Target, ...]],
) -> None:
    pieces, targets = turn
    every = _brute(pieces, targets)
    solver = Solver(pieces, targets)
    goals = [
        (Goal("most"), ("levels", "down", "nuyen", "kept")),
        (Goal("defeat"), ("down", "nuyen", "levels", "kept")),
        (Goal("safe", 0), ("spared", "down", "levels", "kept")),
        (Goal("keep"), ("down", "nuyen", "kept", "levels")),
    ]
    goals += [(Goal("focus", target=t.id), (f"of {t.id}", "down", "levels")) for t in targets]
    for goal, order in goals:
        plan = solver.best(goal)
        assert why_not(pieces, targets, plan.shots, plan.cleared) is None
        gone = dict(plan.cleared)
        down = [t for t in targets if gone.get(t.id, 0) == len(t.levels)]
        used = {id // 10 for id, _ in plan.shots}
        got = {
            "levels": sum(gone.values()),
            "down": len(down),
            "nuyen": sum(t.nuyen for t in down),
            "spared": sum(t.attack for t in down if t.faces == 0),
            "kept": len({p.card for p in pieces} - used),
            **{f"of {t.id}": gone.get(t.id, 0) for t in targets},
        }
        want = max(tuple(e[key] for key in order) for e in every)
        assert tuple(got[key] for key in order) == want, goal


@given(_turns())
@settings(max_examples=100)
def test_offers_are_different_and_legal(
    turn: tuple[tuple[Piece, ...], tuple[Target, ...]],
) -> None:
    pieces, targets = turn
    offered = plans(pieces, targets, 0)
    assert 1 <= len(offered) <= 6
    assert len({plan.cleared for plan in offered}) == len(offered)
    assert all(fault(pieces, targets, plan.shots) is None for plan in offered)
    assert offered == plans(pieces, targets, 0)
    solver = Solver(pieces, targets)
    for i, target in enumerate(targets):
        most = max(dict(plan.cleared).get(target.id, 0) for plan in offered)
        assert most == solver.most(i) == max(e[f"of {target.id}"] for e in _brute(pieces, targets))


@given(_turns(), st.data())
@settings(max_examples=150)
def test_what_is_drawn_adds_up(
    turn: tuple[tuple[Piece, ...], tuple[Target, ...]], data: st.DataObject
) -> None:
    """Every level that pieces clear is paid by points of the right kind, or by level damage."""
    pieces, targets = turn
    target = data.draw(st.sampled_from(targets))
    here = data.draw(st.lists(st.sampled_from(pieces), unique=True))
    if target.immune:
        assert cleared(target, here) == 0
        return
    reached = cleared(target, here)
    assert reached == _played(target, tuple(sorted(here)))
    spent = spend(target, here)
    by_level = dict(spent.levels)
    for at in range(reached):
        points = [c for level, _, c in spent.points if level == at]
        need = target.levels[at]
        if at in by_level:
            assert points == []
        elif need > 0:
            assert len(points) == need
        else:
            colour, own, any = parts(need)
            assert points == [colour] * own or len(points) == any
    for piece in here:
        used = [c for _, id, c in spent.points if id == piece.id]
        over = [c for c in set(used) if used.count(c) > piece.points[c]]
        assert len(used) <= sum(piece.points) + (piece.wild > 0)
        assert all(piece.wild >> c & 1 and used.count(c) == piece.points[c] + 1 for c in over)
        assert len(over) <= 1
