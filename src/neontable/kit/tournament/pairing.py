"""Who plays whom in a round."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from neontable.kernel.campaign.missions import NOBODY
from neontable.kit.tournament.matching import most_pairs

Pair = tuple[int, int]
"""Two members; the second is NOBODY where the first has a bye."""


def swiss(
    order: Sequence[int],
    points: Callable[[int], int],
    met: Callable[[int, int], int],
    byes: Callable[[int], int],
) -> list[Pair]:
    """A round by the standing (TN-DRAW-001 to 003): `order` is the drawn order of the players,
    which decides between equals.  As few as possible meet again; of those who had the fewest byes,
    the last in the standing sits out, if that costs no meeting of strangers."""
    left = sorted(order, key=lambda m: -points(m))

    def strangers(a: int, b: int) -> bool:
        return not met(a, b)

    pairs: list[Pair] = []
    out = NOBODY
    if len(left) % 2:
        fewest = min(map(byes, left))
        may = [m for m in reversed(left) if byes(m) == fewest]
        best = -1
        for m in may:
            fresh = most_pairs([other for other in left if other != m], strangers)
            if fresh > best:
                out, best = m, fresh
            if best == len(left) // 2:
                break
        left.remove(out)
    while left:
        best = most_pairs(left, strangers)
        first, *others = left
        others.sort(key=lambda m: (met(first, m), abs(points(first) - points(m))))
        for other in others:
            rest = [m for m in left if m not in (first, other)]
            if strangers(first, other) + most_pairs(rest, strangers) == best:
                pairs.append((first, other))
                left = rest
                break
    return pairs + ([(out, NOBODY)] if out != NOBODY else [])


def everybody_once(order: Sequence[int], round: int) -> list[Pair]:
    """The round of a league, from 1: after as many rounds as there are others, each has met each
    once (TN-DRAW-004).  After that it begins again."""
    ring = [*order, *([NOBODY] if len(order) % 2 else [])]
    turns = (round - 1) % max(1, len(ring) - 1)
    fixed, moving = ring[0], ring[1:]
    moving = moving[turns:] + moving[:turns]
    ring = [fixed, *moving]
    pairs: list[Pair] = []
    for a, b in zip(ring, reversed(ring), strict=True):
        if len(pairs) == len(ring) // 2:
            break
        pairs.append((b, a) if a == NOBODY else (a, b))
    return pairs
