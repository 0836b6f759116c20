"""Counters on things, and flags that last for a while: each kind is declared once, as data.

A game subclasses `CounterKind` with what only its counters have, and indexes its kinds once:

    AT = by_moment(KINDS.values())             # what happens when the turn begins
    CHANGES = by_number(KINDS.values())        # what changes the size of the hand
    ...
    limit = 5 + total(CHANGES.get("hand", {}), seat.counters.items())

Counters are held as a dict, or as a tuple of pairs where most things have none.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import Any, Generic, TypeVar

import msgspec

Effect = TypeVar("Effect")

Pairs = tuple[tuple[str, int], ...]


class Per(msgspec.Struct, frozen=True):
    """A number of the rules that counters change: by `n` for every `per` counters."""

    what: str
    n: int
    per: int = 1
    flat: bool = False
    """Only once, however many there are."""
    free: int = 0
    """So many of them count for nothing."""


class CounterKind(msgspec.Struct, Generic[Effect], frozen=True, kw_only=True):
    name: str
    """Its name in positions and words."""
    on: str
    """The kind of place where it lies, in the game's words."""
    at: str = ""
    """The moment at which it does something, in the game's words."""
    does: Effect | None = None
    """What it does then."""
    mods: tuple[Per, ...] = ()
    """What it changes while it is there."""


Kind = TypeVar("Kind", bound=CounterKind[Any])


# -- kinds ---------------------------------------------------------------------------------------
def by_moment(kinds: Iterable[Kind]) -> dict[str, tuple[Kind, ...]]:
    """The kinds that do something at each moment, in the order of their declaration."""
    found: dict[str, tuple[Kind, ...]] = {}
    for kind in kinds:
        if kind.at:
            found[kind.at] = (*found.get(kind.at, ()), kind)
    return found


def by_number(kinds: Iterable[CounterKind[Any]]) -> dict[str, dict[str, Per]]:
    """By the number that is changed: which counters change it, and how."""
    found: dict[str, dict[str, Per]] = {}
    for kind in kinds:
        for per in kind.mods:
            found.setdefault(per.what, {})[kind.name] = per
    return found


def names_on(kinds: Iterable[CounterKind[Any]], *places: str) -> frozenset[str]:
    """The names of the counters that may lie in these places."""
    return frozenset(kind.name for kind in kinds if kind.on in places)


def faults_of(
    kinds: Iterable[CounterKind[Any]], places: Collection[str], moments: Collection[str]
) -> Iterator[str]:
    """What is wrong with the declarations."""
    for kind in kinds:
        if kind.on not in places:
            yield f"counter {kind.name}: it lies on {kind.on!r}, which is no place"
        if kind.at and kind.at not in moments:
            yield f"counter {kind.name}: there is no moment {kind.at!r}"
        if bool(kind.at) != (kind.does is not None):
            yield f"counter {kind.name}: a moment and what it does then belong together"


# -- counters that are there ---------------------------------------------------------------------
def count_of(held: Pairs, name: str) -> int:
    """How many of a kind are held as pairs."""
    for key, n in held:
        if key == name:
            return n
    return 0


def total(changes: Mapping[str, Per], held: Collection[tuple[str, int]]) -> int:
    """By how much the counters that are held change one number."""
    if not held:
        return 0
    change = 0
    for name, n in held:
        per = changes.get(name)
        if per is not None:
            change += per.n * (min(n, 1) if per.flat else max(0, n - per.free) // per.per)
    return change


def add(held: dict[str, int], name: str, n: int) -> int:
    """Add counters, or remove them with a negative number; returns how many there are then."""
    left = max(0, held.get(name, 0) + n)
    if left:
        held[name] = left
    else:
        held.pop(name, None)
    return left


def added(held: Pairs, name: str, n: int) -> Pairs:
    """The same for counters held as pairs, which are kept in the order of their names."""
    now = dict(held)
    add(now, name, n)
    return tuple(sorted(now.items()))


# -- positions -----------------------------------------------------------------------------------
def problems(
    where: str, held: Iterable[tuple[str, int]], names: Collection[str], most: int
) -> Iterator[str]:
    """What is wrong with the counters that a position has in a place."""
    for name, n in held:
        if name not in names:
            yield f"{where}: no counter is called {name!r}; there are: {', '.join(sorted(names))}"
        if not 0 < n <= most:
            yield f"{where}: {n} {name} counters; of each that is named there are 1 to {most}"


def total_is(name: str, expected: int, amounts: Iterable[int]) -> list[str]:
    found = sum(amounts)
    return [] if found == expected else [f"{name}: {found} in all, there must be {expected}"]


def within(name: str, value: int, lo: int, hi: int) -> list[str]:
    return [] if lo <= value <= hi else [f"{name} is {value}; it must be {lo} to {hi}"]
