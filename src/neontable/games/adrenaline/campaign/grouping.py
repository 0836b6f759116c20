"""Who sits with whom: tables of a round drawn so that everybody meets everybody."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

SMALLEST, LARGEST = 3, 5


def sizes(members: int) -> list[int]:
    """As few tables as hold all, as even as can be (AL-DRAW-002)."""
    tables = -(-members // LARGEST)
    return [(members + i) // tables for i in range(tables)][::-1]


def cost(tables: Sequence[Sequence[int]], met: Sequence[Sequence[int]]) -> int:
    """How well the members of these tables know each other: a third meeting weighs more than two
    second ones."""
    return sum((2 * met[a][b] + 1) for table in tables for a, b in combinations(table, 2))


def groups(order: Sequence[int], met: Sequence[Sequence[int]]) -> list[list[int]]:
    """Tables of those who have met least (AL-DRAW-003), starting from the drawn order: members
    change places as long as that helps.  The order decides between equals."""
    tables: list[list[int]] = []
    start = 0
    for size in sizes(len(order)):
        tables.append(list(order[start : start + size]))
        start += size
    while _improved(tables, met):
        pass
    return tables


def _improved(tables: list[list[int]], met: Sequence[Sequence[int]]) -> bool:
    best, change = cost(tables, met), None
    for one, two in combinations(range(len(tables)), 2):
        for i in range(len(tables[one])):
            for j in range(len(tables[two])):
                _swap(tables[one], i, tables[two], j)
                now = cost(tables, met)
                _swap(tables[one], i, tables[two], j)
                if now < best:
                    best, change = now, (one, i, two, j)
    if change is None:
        return False
    one, i, two, j = change
    _swap(tables[one], i, tables[two], j)
    return True


def _swap(a: list[int], i: int, b: list[int], j: int) -> None:
    a[i], b[j] = b[j], a[i]
