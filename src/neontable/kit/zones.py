"""Hidden zones: mixing what a seat cannot know, untraceable ids, counting contents."""

from __future__ import annotations

import difflib
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import chain
from typing import TYPE_CHECKING, TypeVar

from neontable.kernel.chance import shuffle
from neontable.kernel.state import State

if TYPE_CHECKING:
    from _typeshed import SupportsRichComparison

Sortable = TypeVar("Sortable", bound="SupportsRichComparison")


def redealt(g: State, zones: Sequence[list[Sortable]]) -> None:
    """Mix the contents of several hidden zones; every zone keeps its size.  The result does not
    depend on what was where before."""
    pool = sorted(thing for zone in zones for thing in zone)
    shuffle(g, pool)
    at = 0
    for zone in zones:
        n = len(zone)
        zone[:] = pool[at : at + n]
        at += n


def remint(zone: list[int], kinds: dict[int, str], next_id: int) -> int:
    """New ids for every thing in a shuffled zone, so that nobody can follow one through it.
    Returns the next free id.  Shuffle first: ids are given in the zone's order."""
    for i, old in enumerate(zone):
        kinds[next_id] = kinds.pop(old)
        zone[i] = next_id
        next_id += 1
    return next_id


def conserved(name: str, expected: dict[str, int], *zones: Iterable[str]) -> list[str]:
    """Problem messages for whatever is surplus or missing when all zones are counted together."""
    found = Counter(chain.from_iterable(zones))
    if dict.__eq__(found, expected):  # Counter's own equality is slow, and loading is measured
        return []
    problems = []
    for thing in sorted(found.keys() | expected.keys()):
        have, want = found[thing], expected.get(thing, 0)
        if have == want:
            continue
        if want == 0:
            near = difflib.get_close_matches(thing, expected, 1)
            hint = f" (did you mean {near[0]!r}?)" if near else ""
            problems.append(f"{name}: there is no {thing!r}{hint}")
        else:
            problems.append(f"{name}: {have} of {thing!r} on the table, there must be {want}")
    return problems
