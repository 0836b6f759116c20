from __future__ import annotations

import pytest

from neontable.games.netrunner.match import Result, Standing, result, standing
from neontable.kernel.errors import BadOption
from neontable.kernel.game import Outcome

ANN, BOB = 0, 1


def outcome(winner: int, corp: int, runner: int, how: str = "nr-how-agendas") -> Outcome:
    """The end of a table: seat 0 is the Corp's."""
    order = ((winner,), (1 - winner,))
    return Outcome((winner,), (corp, runner), order, how)


@pytest.mark.rule("NR-MATCH-001")
def test_sides_are_swapped_after_the_first_game() -> None:
    assert standing([]) == Standing((0, 0), ANN, ())
    assert standing([], first=BOB).corp == BOB
    one = Result(ANN, ANN, (7, 2))
    assert standing([one]) == Standing((10, 2), BOB, ())
    assert standing([Result(BOB, ANN, (7, 2))], first=BOB).corp == ANN
    with pytest.raises(BadOption, match="player 1 is the Corp in game 2"):
        standing([one, one])
    with pytest.raises(BadOption, match="player 0 is the Corp in game 1"):
        standing([Result(BOB, ANN, (7, 2))])


@pytest.mark.rule("NR-MATCH-001")
def test_a_duel_is_two_games() -> None:
    one, two = Result(ANN, ANN, (7, 2)), Result(BOB, ANN, (7, 2))
    assert not standing([one]).over
    assert standing([one, two]).over
    with pytest.raises(BadOption, match="2 games"):
        standing([one, two, one])


@pytest.mark.rule("NR-MATCH-002")
@pytest.mark.parametrize("points", [0, 4, 7, 9, 12])
def test_the_winner_gets_ten_however_it_was_won(points: int) -> None:
    """Also a flatline with no agenda scored, or an empty R&D with more points than ten."""
    assert Result(ANN, ANN, (points, 3)).victory == (10, 3)
    assert Result(ANN, BOB, (3, points)).victory == (3, 10)


@pytest.mark.rule("NR-MATCH-003")
@pytest.mark.parametrize("points", [0, 1, 6])
def test_the_loser_gets_the_agenda_points_of_the_end(points: int) -> None:
    assert Result(BOB, BOB, (points, 7)).victory == (points, 10)


@pytest.mark.rule("NR-MATCH-004")
def test_the_higher_total_wins_the_duel() -> None:
    games = [Result(ANN, ANN, (7, 4)), Result(BOB, BOB, (5, 7))]
    assert standing(games) == Standing((15, 14), None, (ANN,))
    games = [Result(ANN, ANN, (7, 4)), Result(BOB, BOB, (3, 7))]
    assert standing(games) == Standing((13, 14), None, (BOB,))


@pytest.mark.rule("NR-MATCH-004")
def test_equal_totals_are_a_tie() -> None:
    games = [Result(ANN, ANN, (7, 4)), Result(BOB, BOB, (4, 7))]
    assert standing(games).winners == (ANN, BOB)


@pytest.mark.rule("NR-MATCH-001", "NR-MATCH-003")
def test_results_come_from_tables_whose_first_seat_is_the_corp() -> None:
    assert result(outcome(0, 7, 4), corp=ANN) == Result(ANN, ANN, (7, 4))
    assert result(outcome(0, 7, 5), corp=BOB) == Result(BOB, BOB, (5, 7))
    assert result(outcome(1, 2, 7), corp=BOB) == Result(BOB, ANN, (7, 2))
    played = [result(outcome(0, 7, 4), ANN), result(outcome(0, 7, 5), BOB)]
    assert standing(played).totals == (15, 14)
    with pytest.raises(BadOption, match="one winner"):
        result(Outcome((0, 1), (3, 3), ((0, 1),), "nr-how-drawn"), ANN)
