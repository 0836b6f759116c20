"""League points of a table, and the order of the standings."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from neontable.kernel.campaign.missions import PRESENT, VACANT
from neontable.kernel.outcome import Outcome

if TYPE_CHECKING:
    from neontable.games.adrenaline.campaign.state import League

SHARED = 24
"""For being ahead of everybody else at the table; it divides by 2, 3 and 4 opponents, and again by
2 where two are level."""
FINISHED = 2
"""For playing a table to its end oneself."""


def table_points(ranking: Sequence[Sequence[int]], gone: Collection[int]) -> dict[int, int]:
    """League points by seat (AL-POINTS-001 to 003).  Whoever gave up is behind everybody and gets
    nothing."""
    stayed = [[s for s in group if s not in gone] for group in ranking]
    behind = sum(map(len, stayed)) + len(gone)
    share = SHARED // (behind - 1)
    points = dict.fromkeys(gone, 0)
    for group in stayed:
        behind -= len(group)
        level = len(group) - 1
        for seat in group:
            points[seat] = share * behind + share * level // 2 + FINISHED
    return points


def winners(ranking: Sequence[Sequence[int]], gone: Collection[int]) -> list[int]:
    """The first seats that stayed to the end."""
    for group in ranking:
        stayed = [s for s in group if s not in gone]
        if stayed:
            return stayed
    return []


Rank = tuple[bool, int, int, int, int]


def rank(status: str, points: int, wins: int, tokens: int, game_points: int) -> Rank:
    """What decides between members (AL-STAND-001): higher is better."""
    return status == PRESENT, points, wins, tokens, game_points


def ordered(ranks: dict[int, Rank]) -> list[tuple[int, ...]]:
    """Groups of members who are level, best first."""
    return [
        tuple(m for m in sorted(ranks) if ranks[m] == key)
        for key in sorted(set(ranks.values()), reverse=True)
    ]


def final(g: League) -> Outcome:
    """The end of the season.  Places that were never taken come last."""
    ranks = {
        seat: rank(m.status, s.points, s.wins, s.tokens, s.game_points)
        for seat, (m, s) in enumerate(zip(g.members, g.scores, strict=True))
        if m.status != VACANT
    }
    groups = ordered(ranks)
    empty = tuple(seat for seat, m in enumerate(g.members) if m.status == VACANT)
    ranking = (*groups, *([empty] if empty else ()))
    how = "al-end-season" if g.round else "al-end-nothing"
    return Outcome(ranking[0], tuple(s.points for s in g.scores), ranking, how)
