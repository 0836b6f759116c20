"""Who sits with whom: tables of a round drawn so that everybody meets everybody."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

SMALLEST, LARGEST = 3, 5
FIRST_MEETING = 60


def sizes(members: int) -> list[int]:
    """The fewest tables that seat everybody, as even as possible (AL-DRAW-002)."""
    tables = -(-members // LARGEST)
    return [(members + i) // tables for i in range(tables)][::-1]


def familiarity(table: Sequence[int], met: Sequence[Sequence[int]]) -> int:
    """How often these members have met.  A first meeting counts more than anything; after that, one
    third meeting is worse than two second ones."""
    times = [met[a][b] for a, b in combinations(table, 2)]
    return sum(n * n if n else -FIRST_MEETING for n in times)


def groups(order: Sequence[int], met: Sequence[Sequence[int]]) -> list[list[int]]:
    """The tables of a round: of all ways to split the members, the one with the fewest repeat
    meetings (AL-DRAW-003).  A league has at most two tables, so all splits can be tried; the drawn
    order breaks ties."""
    wanted = sizes(len(order))
    if len(wanted) == 1:
        return [list(order)]
    first, _ = wanted
    ways = (
        (list(table), [m for m in order if m not in table]) for table in combinations(order, first)
    )
    one, other = min(ways, key=lambda way: familiarity(way[0], met) + familiarity(way[1], met))
    return [one, other]
