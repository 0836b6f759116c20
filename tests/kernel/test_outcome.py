"""Outcomes of rivals, of sides, and of everybody together."""

from __future__ import annotations

import msgspec

from neontable.kernel.outcome import Outcome, between, contenders, side_of, together

PAIRS = ((0, 2), (1, 3))


def test_rivals_share_a_place_and_the_next_is_left_out() -> None:
    outcome = Outcome((1, 2), (3, 9, 9, 1), ((1, 2), (0,), (3,)), "x")
    assert outcome.places == (3, 1, 1, 4)
    assert [outcome.share(seat) for seat in range(4)] == [0, 0.5, 0.5, 0]


def test_a_side_takes_one_place_and_wins_whole() -> None:
    outcome = between(PAIRS, [(1, 3)], (0, 5, 0, 5), "x")
    assert outcome.winners == (1, 3)
    assert outcome.ranking == ((1, 3), (0, 2))
    assert outcome.places == (2, 1, 2, 1)
    assert [outcome.share(seat) for seat in range(4)] == [0, 1, 0, 1]


def test_two_sides_may_tie() -> None:
    outcome = between(PAIRS, PAIRS, (1, 1, 1, 1), "x")
    assert set(outcome.winners) == {0, 1, 2, 3}
    assert outcome.places == (1, 1, 1, 1)
    assert [outcome.share(seat) for seat in range(4)] == [0.5] * 4


def test_all_win_or_all_lose_together() -> None:
    won, lost = together(True, (4, 4, 4), "won"), together(False, (0, 0, 0), "lost")
    assert won.places == (1, 1, 1)
    assert [won.share(seat) for seat in range(3)] == [1, 1, 1]
    assert lost.winners == ()
    assert lost.places == (2, 2, 2), "nobody is first where nobody won"
    assert lost.share(0) == 0


def test_sides_may_all_lose() -> None:
    outcome = between(PAIRS, [], (0, 0, 0, 0), "x")
    assert outcome.winners == ()
    assert outcome.ranking == ((0, 2, 1, 3),)
    assert outcome.places == (2, 2, 2, 2)


def test_who_plays_against_whom() -> None:
    assert contenders(3, ()) == ((0,), (1,), (2,))
    assert contenders(4, PAIRS) == PAIRS
    assert contenders(5, PAIRS) == (*PAIRS, (4,))
    assert side_of(3, PAIRS) == (1, 3)
    assert side_of(4, PAIRS) == (4,)


def test_an_outcome_without_sides_is_written_as_before() -> None:
    outcome = Outcome((1,), (0, 1), ((1,), (0,)), "x")
    assert b"sides" not in msgspec.json.encode(outcome)
    again = msgspec.json.decode(msgspec.json.encode(outcome), type=Outcome)
    assert again == outcome
