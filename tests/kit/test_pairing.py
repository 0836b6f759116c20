"""Rounds of a tournament: nobody meets again while that can be helped, byes go round."""

from __future__ import annotations

import random
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from neontable.kernel.campaign.missions import NOBODY
from neontable.kit.tournament.matching import most_pairs
from neontable.kit.tournament.pairing import Pair, everybody_once, swiss


class Hall:
    """Players, what they have reached, and whom they have met."""

    def __init__(self, players: int, seed: int) -> None:
        self.rng = random.Random(seed)
        self.here = list(range(players))
        self.points = [0] * players
        self.byes = [0] * players
        self.met: dict[frozenset[int], int] = {}

    def times(self, a: int, b: int) -> int:
        return self.met.get(frozenset((a, b)), 0)

    def strangers(self, a: int, b: int) -> bool:
        return not self.times(a, b)

    def draw(self) -> list[Pair]:
        order = self.rng.sample(self.here, len(self.here))
        return swiss(order, self.points.__getitem__, self.times, self.byes.__getitem__)

    def play(self, pairs: list[Pair]) -> None:
        for one, two in pairs:
            if two == NOBODY:
                self.byes[one] += 1
                self.points[one] += 2
                continue
            pair = frozenset((one, two))
            self.met[pair] = self.met.get(pair, 0) + 1
            score = self.rng.choice([(2, 0), (0, 2), (1, 1)])
            self.points[one] += score[0]
            self.points[two] += score[1]

    def drop(self, count: int) -> None:
        for member in self.rng.sample(self.here, min(count, max(0, len(self.here) - 2))):
            self.here.remove(member)


def check(hall: Hall, pairs: list[Pair]) -> None:
    seated = [m for pair in pairs for m in pair if m != NOBODY]
    assert sorted(seated) == sorted(hall.here), "everybody is paired once"
    out = [one for one, two in pairs if two == NOBODY]
    assert len(out) == len(hall.here) % 2
    fewest = min(hall.byes[m] for m in hall.here)
    assert all(hall.byes[m] == fewest for m in out), "no second bye while another had none"
    again = [pair for pair in pairs if pair[1] != NOBODY and hall.times(*pair)]
    # The fewest that can meet again, over everybody who might have had the bye.
    free = [m for m in hall.here if hall.byes[m] == fewest] if out else [NOBODY]
    most = max(most_pairs([m for m in hall.here if m != sits], hall.strangers) for sits in free)
    assert len(again) == len(hall.here) // 2 - most


@pytest.mark.rule("TN-DRAW-001", "TN-DRAW-003")
@settings(max_examples=25, deadline=None, derandomize=True)
@given(st.integers(2, 20), st.integers(1, 9), st.integers(0, 2), st.integers(0, 999))
def test_nobody_meets_again_while_that_can_be_avoided(
    players: int, rounds: int, drops: int, seed: int
) -> None:
    hall = Hall(players, seed)
    for _ in range(rounds):
        pairs = hall.draw()
        check(hall, pairs)
        hall.play(pairs)
        hall.drop(drops if hall.rng.random() < 0.3 else 0)


@pytest.mark.rule("TN-DRAW-001", "TN-DRAW-003")
@pytest.mark.parametrize("players", [33, 63, 64])
def test_a_large_field_plays_its_rounds(players: int) -> None:
    hall = Hall(players, 5)
    for number in range(8):
        pairs = hall.draw()
        check(hall, pairs)
        hall.play(pairs)
        hall.drop(number % 3)
    assert max(hall.byes) <= 1
    assert max(hall.met.values()) == 1


@pytest.mark.rule("TN-DRAW-002")
def test_opponents_stand_near_each_other() -> None:
    hall = Hall(8, 1)
    hall.points = [6, 6, 4, 4, 2, 2, 0, 0]
    assert {frozenset(pair) for pair in hall.draw()} == {
        frozenset(pair) for pair in [(0, 1), (2, 3), (4, 5), (6, 7)]
    }
    hall.met[frozenset((0, 1))] = 1
    partner = {a: b for pair in hall.draw() for a, b in (pair, pair[::-1])}
    assert {partner[0], partner[1]} <= {2, 3, 4, 5}
    assert partner[0] in (2, 3), "the nearest who was not met"


@pytest.mark.rule("TN-DRAW-003")
def test_the_bye_goes_to_the_last_who_had_none() -> None:
    hall = Hall(5, 1)
    hall.points = [4, 3, 2, 1, 0]
    assert hall.draw()[-1] == (4, NOBODY)
    hall.byes[4] = 1
    assert hall.draw()[-1] == (3, NOBODY)
    # Three and four have met everybody but each other: one of them would meet somebody again.
    hall.byes = [0] * 5
    hall.met = {frozenset(pair): 1 for pair in [(0, 1), (2, 3), (0, 2), (1, 3), (0, 3), (1, 2)]}
    pairs = hall.draw()
    assert pairs[-1] != (4, NOBODY), "then two of the others would meet again"
    check(hall, pairs)


@pytest.mark.rule("TN-DRAW-001")
@settings(max_examples=60, deadline=None, derandomize=True)
@given(st.integers(0, 9), st.integers(0, 2**20))
def test_the_most_pairs_are_those_of_trying_everything(people: int, edges: int) -> None:
    every = list(combinations(range(people), 2))
    fit = {pair for i, pair in enumerate(every) if edges >> (i % 20) & 1 and (i * 7 + edges) % 3}

    def best(left: tuple[int, ...]) -> int:
        if not left:
            return 0
        first, *rest = left
        found = best(tuple(rest))
        for other in rest:
            if (first, other) in fit:
                found = max(found, 1 + best(tuple(m for m in rest if m != other)))
        return found

    def fits(a: int, b: int) -> bool:
        return (min(a, b), max(a, b)) in fit

    assert most_pairs(range(people), fits) == best(tuple(range(people)))


@pytest.mark.rule("TN-DRAW-004", "TN-ROUND-003")
@pytest.mark.parametrize("players", [*range(2, 12), 63, 64])
def test_in_a_league_everybody_meets_everybody_once(players: int) -> None:
    order = random.Random(players).sample(range(players), players)
    rounds = players - 1 + players % 2
    met: list[frozenset[int]] = []
    for number in range(1, rounds + 1):
        pairs = everybody_once(order, number)
        assert sorted(m for pair in pairs for m in pair if m != NOBODY) == list(range(players))
        met += [frozenset(pair) for pair in pairs if NOBODY not in pair]
    assert sorted(map(sorted, met)) == [list(pair) for pair in combinations(range(players), 2)]
    assert everybody_once(order, rounds + 1) == everybody_once(order, 1)
