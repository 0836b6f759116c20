"""A duel: two games between the same two players, who swap sides after the first.

Nothing here knows a table.  A duel is scored from how its games ended.
"""

from collections.abc import Sequence

import msgspec

from neontable.games.netrunner.card import CORP
from neontable.kernel.errors import BadOption
from neontable.kernel.game import Outcome

GAMES = 2
VICTORY = 10
"""Victory points for winning a game, however it was won."""


class Result(msgspec.Struct, frozen=True):
    """How one game of a duel ended.  Players are 0 and 1, whatever side they play."""

    corp: int
    """The player who was the Corp."""
    winner: int
    points: tuple[int, int]
    """Agenda points of each player at the end."""

    @property
    def victory(self) -> tuple[int, int]:
        """Victory points of each player: ten for the winner, for the loser the agenda points."""
        a, b = (VICTORY if self.winner == player else self.points[player] for player in (0, 1))
        return a, b


class Standing(msgspec.Struct, frozen=True):
    """Where a duel stands."""

    totals: tuple[int, int]
    corp: int | None
    """Who is the Corp in the next game; None when there is none."""
    winners: tuple[int, ...]
    """Empty until both games are over; both players when their totals are equal."""

    @property
    def over(self) -> bool:
        return self.corp is None


def result(outcome: Outcome, corp: int) -> Result:
    """The result of a finished table, whose first seat is the Corp's."""
    if len(outcome.winners) != 1:
        raise BadOption("a game of a duel has one winner")
    runner = 1 - corp
    of_corp, of_runner = outcome.points
    points = (of_corp, of_runner) if corp == 0 else (of_runner, of_corp)
    return Result(corp, corp if outcome.winners[0] == CORP else runner, points)


def standing(results: Sequence[Result], first: int = 0) -> Standing:
    """The score of a duel.  `first`: the player who is the Corp in the first game."""
    if len(results) > GAMES:
        raise BadOption(f"a duel is {GAMES} games; came {len(results)}")
    for n, played in enumerate(results):
        expected = first if n == 0 else 1 - first
        if played.corp != expected:
            raise BadOption(
                f"players swap sides after the first game: player {expected} is the Corp in "
                f"game {n + 1}"
            )
    a, b = (sum(r.victory[player] for r in results) for player in (0, 1))
    if len(results) < GAMES:
        return Standing((a, b), first if not results else 1 - first, ())
    return Standing((a, b), None, (0,) if a > b else (1,) if b > a else (0, 1))
