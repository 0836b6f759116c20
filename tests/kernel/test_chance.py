"""Chance: known values, fairness, and the promise made before the game."""

from __future__ import annotations

import pytest

from neontable.kernel import chance
from neontable.kernel.errors import BadDice
from neontable.kernel.events import Journal, unchain
from neontable.kernel.state import State


def stream(seed: int | str = 7) -> State:
    return State(game="none", rules=1, key=chance.key_from(seed))


def test_known_answers() -> None:
    """These numbers are for ever: another machine, version or compiled module must draw them."""
    assert chance.key_from(7) == KEY_7
    assert chance.commitment(KEY_7) == COMMITMENT_7
    g = stream()
    assert [chance.below(g, 1000) for _ in range(8)] == BELOW_1000
    assert [chance.die(g, 6) for _ in range(10)] == DICE
    things = list(range(8))
    chance.shuffle(g, things)
    assert things == SHUFFLED
    assert g.drawn == 8 + 10 + 7


KEY_7 = "763005bb0ee7df768856d10ed58650a03412c5a8c8a25888d7995326659f60f9"
COMMITMENT_7 = "e21c657c921a2d86f17c2ddee3389470552373825487c800c9ba60f4394e049f"
BELOW_1000 = [46, 686, 996, 262, 324, 2, 673, 984]
DICE = [2, 3, 1, 5, 2, 2, 4, 4, 2, 5]
SHUFFLED = [4, 0, 1, 2, 3, 6, 7, 5]


def test_a_seed_gives_one_key_and_no_seed_a_new_one() -> None:
    assert chance.key_from("a") == chance.key_from("a") != chance.key_from("b")
    assert chance.key_from(None) != chance.key_from(None)
    for key in (chance.key_from(None), chance.key_from(0)):
        assert chance.is_key(key)


@pytest.mark.parametrize("key", ["", "00", "zz" * 32, "AB" * 32, "00" * 33, " " * 64])
def test_what_is_no_key(key: str) -> None:
    assert not chance.is_key(key)


def test_the_commitment_fixes_the_key_without_revealing_it() -> None:
    key = chance.key_from(1)
    assert chance.commitment(key) == chance.commitment(key)
    assert chance.commitment(key) != chance.commitment(chance.key_from(2))
    assert key not in chance.commitment(key)
    # Nor is it a number of the stream.
    assert chance.commitment(key)[:16] != f"{chance.below(stream(1), 1 << 64):016x}"


def test_the_stream_depends_on_key_and_place_only() -> None:
    one, two = stream(), stream()
    assert [chance.below(one, 9) for _ in range(50)] == [chance.below(two, 9) for _ in range(50)]
    two.drawn = 10
    three = stream()
    skipped = [chance.below(three, 1 << 64) for _ in range(11)]
    assert chance.below(two, 1 << 64) == skipped[10]


def test_every_result_is_journaled() -> None:
    g = stream()
    g.journal = Journal(False)  # type: ignore[misc]
    results = [chance.below(g, 5) for _ in range(20)]
    assert unchain(g.journal.chance) == results


@pytest.mark.parametrize("n", [0, -1, (1 << 64) + 1])
def test_a_number_below_nothing_cannot_be_drawn(n: int) -> None:
    with pytest.raises(ValueError, match="cannot be drawn"):
        chance.below(stream(), n)


def test_a_result_outside_the_fair_range_is_drawn_again() -> None:
    """With n just over half of all values, about every second draw is thrown away."""
    g = stream()
    n = (1 << 63) + 1
    for _ in range(100):
        assert chance.below(g, n) < n
    assert 140 < g.drawn < 280


@pytest.mark.parametrize("n", [2, 6, 10, 13])
def test_numbers_are_fair(n: int) -> None:
    """Chi-square with n-1 degrees of freedom; the seed is fixed, so this never flickers."""
    g = stream("fair")
    draws = 600 * n
    counts = [0] * n
    for _ in range(draws):
        counts[chance.below(g, n)] += 1
    chi = sum((c - 600) ** 2 / 600 for c in counts)
    limit = {2: 10.83, 6: 20.52, 10: 27.88, 13: 32.91}[n]  # exceeded once in a thousand
    assert chi < limit


def test_shuffles_are_fair() -> None:
    g = stream("shuffles")
    counts: dict[tuple[int, ...], int] = {}
    for _ in range(2400):
        things = [0, 1, 2, 3]
        chance.shuffle(g, things)
        counts[tuple(things)] = counts.get(tuple(things), 0) + 1
    assert len(counts) == 24
    assert sum((c - 100) ** 2 / 100 for c in counts.values()) < 49.73


# -- dice that a position fixes -----------------------------------------------------------------
def test_fixed_dice_fall_first_and_then_chance_goes_on() -> None:
    g, fair = stream(), stream()
    g.dice = (6, 1)
    assert [chance.die(g, 6), chance.die(g, 4)] == [6, 1]
    assert not g.dice
    fair.drawn = g.drawn
    assert [chance.die(g, 6) for _ in range(5)] == [chance.die(fair, 6) for _ in range(5)]


def test_a_fixed_face_that_the_die_has_not_changes_nothing() -> None:
    g = stream()
    g.dice = (7,)
    with pytest.raises(BadDice, match="the next face is 7, but a die with 6 sides"):
        chance.die(g, 6)
    assert g.dice == (7,)
    assert g.drawn == 0


def test_fixed_dice_are_in_the_journal() -> None:
    g = stream()
    g.journal = Journal(False)  # type: ignore[misc]
    g.dice = (5,)
    chance.die(g, 6)
    assert unchain(g.journal.chance) == [4]
