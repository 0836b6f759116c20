"""Dice: what a roll comes to, opposed rolls as a procedure, and odds against enumeration."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from itertools import product
from typing import Annotated, ClassVar

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from neontable.kernel import chance
from neontable.kernel.asks import Ask
from neontable.kernel.events import Journal
from neontable.kernel.frames import Frame, advance, give
from neontable.kernel.options import Option
from neontable.kernel.state import State
from neontable.kit.dice import (
    ACTING,
    CRIT,
    FUMBLE,
    KEEP_ROLL,
    NOBODY,
    OPPOSING,
    PLAIN,
    Contest,
    OpposedRoll,
    Pool,
    Result,
    Roll,
    hits,
    odds,
    results,
    roll_dice,
    success,
    totals,
)

SIDES = st.sampled_from([2, 3, 4, 6])
POOLS = st.builds(
    Pool,
    st.lists(SIDES, min_size=1, max_size=4).map(tuple),
    st.integers(-3, 5),
    st.integers(-2, 2),
)
CONTESTS = st.builds(
    Contest, st.sampled_from([ACTING, OPPOSING, NOBODY]), st.booleans(), st.booleans()
)


def every_roll(pool: Pool) -> list[tuple[int, ...]]:
    return list(product(*(range(1, s + 1) for s in pool.dice)))


# -- what a roll comes to ------------------------------------------------------------------------
def test_the_dice_that_count() -> None:
    faces = (5, 2, 6)
    assert Pool((6, 6, 8), 1).result(faces) == (PLAIN, 14)
    assert Pool((6, 6, 8), 0, 1).result(faces) == (PLAIN, 6)
    assert Pool((6, 6, 6), 0, 1).result(faces) == (CRIT, 6)
    assert Pool((6, 6, 6), 0, -1).result(faces) == (PLAIN, 2)
    assert Pool((6, 6, 6), 0, -1).result((1, 6, 6)) == (FUMBLE, 1)
    assert Pool((6, 6), 3).result((1, 1)) == (FUMBLE, 5)
    assert Pool((6, 6), 3).result((1, 2)) == (PLAIN, 6)


def test_of_equal_faces_the_crit_is_kept_as_the_highest() -> None:
    assert Pool((6, 8), 0, 1).result((6, 6)) == (CRIT, 6)
    assert Pool((6, 8), 0, -1).result((6, 6)) == (PLAIN, 6)


@given(POOLS)
@settings(max_examples=150)
def test_results_are_those_of_every_roll_counted(pool: Pool) -> None:
    rolls = every_roll(pool)
    counted = Counter(pool.result(faces) for faces in rolls)
    assert results(pool) == {r: Fraction(n, len(rolls)) for r, n in counted.items()}
    sums = Counter(pool.result(faces)[1] for faces in rolls)
    assert totals(pool) == {t: Fraction(n, len(rolls)) for t, n in sums.items()}


@given(st.lists(SIDES, max_size=4).map(tuple), st.integers(-1, 8))
@settings(max_examples=100)
def test_hits_are_those_of_every_roll_counted(dice: tuple[int, ...], least: int) -> None:
    rolls = every_roll(Pool(dice))
    counted = Counter(sum(face >= least for face in faces) for faces in rolls)
    assert hits(dice, least) == {n: Fraction(k, len(rolls)) for n, k in counted.items()}


def test_many_dice_are_counted_without_rolling_them_all() -> None:
    assert totals(Pool((6,) * 30))[30] == Fraction(1, 6**30)
    assert sum(totals(Pool((6,) * 30)).values()) == 1
    assert hits((6, 6), 2)[2] == Fraction(25, 36)
    with pytest.raises(TypeError):
        totals(Pool((6,)))[3] = Fraction(1)  # type: ignore[index]


# -- two results against each other --------------------------------------------------------------
def test_crits_and_fumbles_come_before_totals() -> None:
    c = Contest()
    assert c.winner((CRIT, 6), (PLAIN, 14)) == ACTING
    assert c.winner((CRIT, 15), (CRIT, 6)) == OPPOSING
    assert c.winner((FUMBLE, 4), (PLAIN, 2)) == OPPOSING
    assert c.winner((PLAIN, 2), (FUMBLE, 4)) == ACTING
    assert c.winner((FUMBLE, 9), (FUMBLE, 1)) == OPPOSING
    assert c.winner((PLAIN, 7), (PLAIN, 7)) == OPPOSING
    assert Contest(ACTING).winner((PLAIN, 7), (PLAIN, 7)) == ACTING
    assert Contest(NOBODY).winner((CRIT, 9), (CRIT, 7)) == NOBODY
    bare = Contest(crits=False, fumbles=False)
    assert bare.winner((CRIT, 6), (PLAIN, 14)) == OPPOSING
    assert bare.winner((FUMBLE, 4), (PLAIN, 2)) == ACTING


@pytest.mark.parametrize(
    ("acting", "opposing", "expected"),
    [
        (Pool((8,), 1), Pool((12,), 2), Fraction(27, 96)),
        (Pool((8,), 2), Pool((8,), 1), Fraction(34, 64)),
        (Pool((8,)), Pool((8,)), Fraction(28, 64)),
        (Pool((12,)), Pool((10,)), Fraction(63, 120)),
        (Pool((8,)), Pool((10,)), Fraction(30, 80)),
        (Pool((6,)), Pool((10,)), Fraction(19, 60)),
        (Pool((12,), 2), Pool((10,)), Fraction(78, 120)),
        (Pool((12,), 3), Pool((6,)), Fraction(54, 72)),
        (Pool((6,)), Pool((12,), 3), Fraction(15, 72)),
    ],
)
def test_known_chances(acting: Pool, opposing: Pool, expected: Fraction) -> None:
    assert odds(Contest(), acting, opposing).acting == expected
    assert success(Contest(), acting, opposing) == expected


SMALL = st.builds(
    Pool, st.lists(SIDES, min_size=1, max_size=2).map(tuple), st.integers(-1, 3), st.just(0)
)


@given(CONTESTS, SMALL, SMALL)
@settings(max_examples=100)
def test_odds_are_those_of_every_pair_counted(c: Contest, acting: Pool, opposing: Pool) -> None:
    pairs = list(product(every_roll(acting), every_roll(opposing)))
    counted = Counter(c.winner(acting.result(a), opposing.result(o)) for a, o in pairs)
    found = odds(c, acting, opposing)
    share = [Fraction(counted[who], len(pairs)) for who in (ACTING, OPPOSING, NOBODY)]
    assert [found.acting, found.opposing, found.nobody] == share


def best(
    c: Contest,
    pools: tuple[Pool, Pool],
    faces: tuple[tuple[int, ...], tuple[int, ...]],
    may: tuple[bool, bool],
    turn: int,
    passes: int,
) -> Fraction:
    """The same by brute force over faces, following the frame's own order of decisions."""
    if passes == 2:
        won = c.winner(pools[0].result(faces[0]), pools[1].result(faces[1]))
        return Fraction(won == ACTING)
    declined = best(c, pools, faces, may, 1 - turn, passes + 1)
    if not may[turn]:
        return declined
    rolls = every_roll(pools[turn])
    left = (may[0] and turn != 0, may[1] and turn != 1)
    total = Fraction(0)
    for thrown in rolls:
        then = (thrown, faces[1]) if turn == 0 else (faces[0], thrown)
        total += best(c, pools, then, left, 1 - turn, 1)
    tried = total / len(rolls)
    return max(declined, tried) if turn == 0 else min(declined, tried)


SINGLE = st.builds(Pool, st.sampled_from([(2,), (3,), (4,), (2, 2)]), st.integers(-1, 3))


@given(CONTESTS, SINGLE, SINGLE, st.tuples(st.booleans(), st.booleans()), st.integers(0, 1))
@settings(max_examples=60)
def test_chances_with_rolling_again_are_those_of_best_play(
    c: Contest, acting: Pool, opposing: Pool, may: tuple[bool, bool], first: int
) -> None:
    pairs = list(product(every_roll(acting), every_roll(opposing)))
    pools = (acting, opposing)
    expected = [best(c, pools, pair, may, first, 0) for pair in pairs]
    found = success(c, acting, opposing, again=may, first=first)
    assert found == sum(expected, Fraction(0)) / len(pairs)
    for pair, chance_there in zip(pairs, expected, strict=True):
        there = (acting.result(pair[0]), opposing.result(pair[1]))
        assert success(c, acting, opposing, again=may, first=first, rolled=there) == chance_there


def test_rolling_again_helps_who_may() -> None:
    c, acting, opposing = Contest(), Pool((8,), 1), Pool((12,), 2)
    plain = success(c, acting, opposing)
    assert success(c, acting, opposing, again=(True, False)) > plain
    assert success(c, acting, opposing, again=(False, True)) < plain


# -- the procedure -------------------------------------------------------------------------------
class Token(Option, frozen=True, tag="token"):
    left: Annotated[int, "tokens"]


class Duel(OpposedRoll["Arena"]):
    die_event: ClassVar[str] = "x-die"
    question: ClassVar[str] = "x-again"

    def means(self, g: Arena, side: int) -> Sequence[Option]:
        n = g.tokens[self.rolls[side].seat]
        return [Token(n)] if n else []

    def spend(self, g: Arena, side: int, means: Option) -> None:
        g.tokens[self.rolls[side].seat] -= 1

    def fallen(self, g: Arena, side: int, means: Option) -> None:
        if self.rolls[side].crit:
            g.tokens[self.rolls[side].seat] += 1


class Boss(Frame):
    rolls: list[Roll] = []
    order: list[int] = []
    won: list[str] = []
    at: str = "begin"

    def do_begin(self, g: Arena) -> None:
        self.at = "rolled"
        g.stack.append(Duel(self.rolls[0], self.rolls[1:], self.order))

    def back_rolled(self, g: Arena, result: Duel) -> None:
        self.won = result.winners
        self.at = "end"

    def ask_end(self, g: Arena) -> Ask:
        return Ask(0, "x-end", [("a",), ("b",)])

    def got_end(self, g: Arena, answer: object) -> None:
        g.stack.pop()


class Arena(State):
    tokens: list[int]
    stack: list[Boss | Duel] = []


def arena(dice: Sequence[tuple[int, int]], tokens: list[int], rolls: list[Roll]) -> Arena:
    """A table on which the next dice fall as given: (sides, face) one after another."""
    for seed in range(100_000):
        g = Arena(game="x", rules=1, key=chance.key_from(seed), tokens=tokens)
        if all(chance.die(g, sides) == face for sides, face in dice):
            g.drawn = 0
            g.journal = Journal(True)  # type: ignore[misc]
            g.stack = [Boss(rolls=rolls, order=list(range(len(rolls))))]
            return g
    raise AssertionError("no key gives these dice")


def asked(g: Arena) -> Ask:
    ask = advance(g)
    assert isinstance(ask, Ask)
    return ask


def test_who_declined_may_answer_a_repeated_roll() -> None:
    """The worked example of the rulebook: 7 against 5, kept; 7 against 7; 9 against 7."""
    attack, defence = Roll(0, (8,), (("skill", 2),)), Roll(1, (8,), (("skill", 1),))
    g = arena([(8, 5), (8, 4), (8, 6), (8, 7)], [1, 1], [attack, defence])
    ask = asked(g)
    assert (ask.seat, ask.id, ask.options) == (0, "x-again", [KEEP_ROLL, Token(1)])
    says = {"side": 0, "total": 7, "state": "ahead", "other": 5, "decided": "total"}
    assert dict(ask.args) == says
    give(g, KEEP_ROLL, 0)
    assert asked(g).seat == 1
    give(g, Token(1), 1)
    ask = asked(g)
    assert (ask.seat, attack.total, defence.total) == (0, 7, 7)
    # 5 to 7 beat the 6, and so does the crit: 1 is a fumble, 2 to 5 do not reach 8.
    duel = g.stack[-1]
    assert isinstance(duel, Duel)
    assert duel.success(g) == Fraction(3, 8)
    give(g, Token(1), 0)
    assert asked(g).id == "x-end"
    boss = g.stack[0]
    assert isinstance(boss, Boss)
    assert boss.won == [ACTING]
    assert g.tokens == [0, 0]
    assert g.journal is not None
    shown = [
        (e.id, e.args["seat"], e.args["face"], e.args["again"]) for e in g.journal.events or ()
    ]
    assert shown == [
        ("x-die", 0, 5, False),
        ("x-die", 1, 4, False),
        ("x-die", 1, 6, True),
        ("x-die", 0, 7, True),
    ]


def test_nobody_is_asked_who_has_no_means_and_a_roll_is_repeated_once() -> None:
    g = arena([(6, 2), (6, 3)], [0, 0], [Roll(0, (6,)), Roll(1, (6,))])
    assert asked(g).id == "x-end"
    g = arena([(6, 2), (6, 3), (6, 6)], [2, 0], [Roll(0, (6,)), Roll(1, (6,))])
    assert asked(g).seat == 0
    give(g, Token(2), 0)
    assert asked(g).id == "x-end"
    assert g.tokens == [2, 0], "a crit gave the token back"


def test_one_roll_against_several_and_one_that_lies_there_already() -> None:
    rolls = [Roll(0, (8,), faces=[6]), Roll(1, (6,)), Roll(1, (12,), (("cover", 1),))]
    g = arena([(6, 4), (12, 5)], [0, 0], rolls)
    asked(g)
    boss = g.stack[0]
    assert isinstance(boss, Boss)
    assert boss.won == [ACTING, OPPOSING]
    assert rolls[0].faces == [6]


def test_the_chance_before_the_dice_fall_and_in_each_window() -> None:
    """What the frame says agrees with enumeration at every point where somebody decides."""
    attack, defence = Roll(0, (4,)), Roll(1, (4,))
    g = arena([(4, 2), (4, 3)], [1, 1], [attack, defence])
    duel = Duel(attack, [defence], [1, 0])
    pools = (attack.pool, defence.pool)
    pairs = list(product(every_roll(pools[0]), every_roll(pools[1])))
    every = [best(Contest(), pools, pair, (True, True), 1, 0) for pair in pairs]
    assert duel.success(g) == sum(every, Fraction(0)) / len(pairs)
    attack.faces, defence.faces = [2], [3]
    faces = ((2,), (3,))
    assert duel.success(g) == best(Contest(), pools, faces, (True, True), 1, 0)
    duel.turn, duel.passes = 1, 1
    assert duel.success(g) == best(Contest(), pools, faces, (True, True), 0, 1)
    attack.again, duel.turn = True, 0
    assert duel.success(g) == best(Contest(), pools, faces, (False, True), 1, 1)


def test_the_chance_after_each_answer() -> None:
    """The side that is asked: 4 against 5 with two d6.  A 6 alone is a Crit, a 5 a tie."""
    attack, defence = Roll(0, (6,), faces=[4]), Roll(1, (6,), faces=[5])
    g = arena([], [1, 0], [attack, defence])
    duel = Duel(attack, [defence], [0, 1])
    assert duel.chance_after(g, KEEP_ROLL) == 0
    assert duel.chance_after(g, Token(1)) == Fraction(1, 6)
    duel = Duel(attack, [defence], [1, 0])
    assert duel.chance_after(g, KEEP_ROLL) == Fraction(5, 6), "the other one may still roll again"
    several = Duel(attack, [defence, defence], [0, 1, 2])
    assert several.chance_after(g, Token(1)) is None


def test_a_roll_in_the_middle_is_plain_data() -> None:
    g = arena([(6, 2), (6, 3)], [1, 1], [Roll(0, (6,)), Roll(1, (6,), (("skill", 2),))])
    ask = asked(g)
    again = msgspec.json.decode(msgspec.json.encode(g), type=Arena)
    assert again == g
    assert asked(again) == ask
    copy = g.clone()
    give(copy, Token(1), 0)
    assert asked(g) == ask
    assert g.stack[-1].acting.faces == [2]  # type: ignore[union-attr]


def test_rolling_emits_each_die() -> None:
    g = Arena(game="x", rules=1, key=chance.key_from(3), tokens=[])
    g.journal = Journal(True)  # type: ignore[misc]
    faces = roll_dice(g, (6, 8), "x-fell", why="test")
    assert g.journal is not None
    events = g.journal.events or []
    assert [e.args["face"] for e in events] == faces
    assert [(e.args["die"], e.args["dice"], e.args["sides"]) for e in events] == [
        (1, 2, 6),
        (2, 2, 8),
    ]
    assert all(1 <= f <= s for f, s in zip(faces, (6, 8), strict=True))


def test_results_of_a_pool_are_ordered_pairs() -> None:
    found: list[Result] = list(results(Pool((3,), 1)))
    assert found == [(FUMBLE, 2), (PLAIN, 3), (CRIT, 4)]


@pytest.mark.parametrize(
    ("mine", "others", "side", "says"),
    [
        (7, (5,), 0, ("ahead", 5)),
        (7, (5,), 1, ("behind", 7)),
        (4, (6,), 0, ("behind", 6)),
        (4, (6,), 1, ("ahead", 4)),
        # Against several: what still beats the roll counts, else the best of those it beats.
        (5, (3, 8, 6), 0, ("behind", 8)),
        (9, (3, 8, 6), 0, ("ahead", 8)),
    ],
)
def test_who_may_roll_again_is_told_how_it_stands(
    mine: int, others: tuple[int, ...], side: int, says: tuple[str, int]
) -> None:
    """The question was "Roll again? The total is 8", also for who had won already."""
    rolls = [Roll(n, (20,), faces=[total]) for n, total in enumerate((mine, *others))]
    frame = OpposedRoll(acting=rolls[0], opposing=rolls[1:], order=[])
    state, roll = frame._standing(side)
    assert (state, roll.total) == says


@pytest.mark.parametrize(
    ("mine", "yours", "by"),
    [
        ((PLAIN, 9), (PLAIN, 8), "total"),
        ((PLAIN, 9), (PLAIN, 9), "tie"),
        ((CRIT, 9), (PLAIN, 9), "crit"),
        ((PLAIN, 12), (CRIT, 9), "crit"),
        ((CRIT, 9), (FUMBLE, 4), "crit"),
        ((FUMBLE, 4), (PLAIN, 3), "fumble"),
        ((CRIT, 9), (CRIT, 8), "crits"),
        ((FUMBLE, 2), (FUMBLE, 1), "fumbles"),
    ],
)
def test_a_contest_says_what_decides_it(
    mine: tuple[int, int], yours: tuple[int, int], by: str
) -> None:
    assert Contest().decided_by(mine, yours) == by


def test_a_contest_without_crits_is_decided_by_totals() -> None:
    assert Contest(crits=False, fumbles=False).decided_by((CRIT, 9), (FUMBLE, 4)) == "total"
