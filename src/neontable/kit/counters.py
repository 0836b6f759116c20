"""Counters on things: what each kind does is declared once, as data.

A game writes one `CounterKind` for each kind of counter, with its own effects and costs, and
collects them in a `Counters`.  Rules then ask by moment or by number instead of by name:

    for kind, effect, times in COUNTERS.at("turn-begins", seat.counters):
        ...                                        # carry out the effect so many times
    limit = 5 + COUNTERS.total("hand-limit", seat.counters)

Counters are held as a dict, or as a tuple of pairs where most things have none.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Generic, TypeVar

import msgspec

Effect = TypeVar("Effect")
Cost = TypeVar("Cost")

Pairs = tuple[tuple[str, int], ...]
Held = Mapping[str, int] | Pairs


class CounterKind(msgspec.Struct, Generic[Effect, Cost], frozen=True, kw_only=True):
    name: str
    text: str
    """Message that says what it does, for whoever points at one."""
    lies_on: frozenset[str]
    """Kinds of things that may have it, in the game's words."""
    does: tuple[tuple[str, Effect], ...] = ()
    """What happens at which moment."""
    adds: tuple[tuple[str, int], ...] = ()
    """What it adds to which number of the rules while it is there."""
    per: int = 1
    """How many counters it takes to act once: with `per=2`, two act once and five act twice."""
    once: bool = False
    """It acts only once, however many counters above `per` there are."""
    removal: Cost | None = None
    """The cost of removing one or all of them, in the game's terms; None: cannot be bought off."""
    most: int = 0
    """No thing has more of them; 0: any number."""
    group: str = ""
    """Kinds that are removed together share a group."""

    def times(self, n: int) -> int:
        """How often n of them do what they do."""
        times = n // self.per
        return min(times, 1) if self.once else times


class Counters(Generic[Effect, Cost]):
    """All kinds of counters of a game, in the order in which they act."""

    def __init__(self, kinds: Iterable[CounterKind[Effect, Cost]]) -> None:
        self.kinds: dict[str, CounterKind[Effect, Cost]] = {}
        self._does: dict[str, list[tuple[CounterKind[Effect, Cost], Effect]]] = {}
        self._adds: dict[str, list[tuple[CounterKind[Effect, Cost], int]]] = {}
        for kind in kinds:
            if kind.name in self.kinds:
                raise ValueError(f"two kinds of counters are called {kind.name}")
            self.kinds[kind.name] = kind
            for moment, effect in kind.does:
                self._does.setdefault(moment, []).append((kind, effect))
            for number, amount in kind.adds:
                self._adds.setdefault(number, []).append((kind, amount))

    def __getitem__(self, name: str) -> CounterKind[Effect, Cost]:
        return self.kinds[name]

    # -- what they do ------------------------------------------------------------------------
    def at(
        self, moment: str, held: Held
    ) -> Iterator[tuple[CounterKind[Effect, Cost], Effect, int]]:
        """What happens at a moment, kind by kind, and how often."""
        if held:
            for kind, effect in self._does.get(moment, ()):
                times = kind.times(count(held, kind.name))
                if times:
                    yield kind, effect, times

    def total(self, number: str, held: Held) -> int:
        """What the counters add to a number of the rules."""
        if not held:
            return 0
        return sum(
            amount * kind.times(count(held, kind.name))
            for kind, amount in self._adds.get(number, ())
        )

    # -- what removes them -------------------------------------------------------------------
    def removable(self, held: Held) -> list[tuple[CounterKind[Effect, Cost], Cost]]:
        """The kinds that lie there and can be removed, each with its cost."""
        found = []
        for name, _ in pairs(held):
            kind = self.kinds[name]
            if kind.removal is not None:
                found.append((kind, kind.removal))
        return found

    def of_group(self, group: str, held: Held) -> Pairs:
        return tuple((name, n) for name, n in pairs(held) if self.kinds[name].group == group)

    # -- atoms' arithmetic -------------------------------------------------------------------
    def add(self, held: dict[str, int], name: str, n: int) -> int:
        """Add counters, or remove them with a negative number; returns how many."""
        before = held.get(name, 0)
        after = self._after(name, before, n)
        if after:
            held[name] = after
        else:
            held.pop(name, None)
        return after - before

    def added(self, held: Pairs, name: str, n: int) -> Pairs:
        """The same for counters held as pairs, which are kept in the order of their names."""
        now = dict(held)
        self.add(now, name, n)
        return tuple(sorted(now.items()))

    def _after(self, name: str, before: int, n: int) -> int:
        after = max(0, before + n)
        most = self.kinds[name].most
        return min(after, max(most, before)) if most else after

    # -- positions ---------------------------------------------------------------------------
    def problems(self, where: str, held: Held, thing: str) -> list[str]:
        """What is wrong with the counters that a position has on a kind of thing."""
        problems = []
        for name, n in pairs(held):
            kind = self.kinds.get(name)
            if kind is None or thing not in kind.lies_on:
                names = ", ".join(sorted(k.name for k in self.kinds.values() if thing in k.lies_on))
                problems.append(f"{where}: no counter is called {name!r}; there are: {names}")
            elif n < 1 or (kind.most and n > kind.most):
                most = f"{kind.most} at most" if kind.most else "1 or more"
                problems.append(f"{where}: {n} of {name!r}; there must be {most}")
        return problems


def pairs(held: Held) -> Pairs:
    return held if isinstance(held, tuple) else tuple(held.items())


def count(held: Held, name: str) -> int:
    """How many of a kind are held."""
    if isinstance(held, tuple):
        return next((n for kind, n in held if kind == name), 0)
    return held.get(name, 0)


# -- numbers of a position -----------------------------------------------------------------------
def total_is(name: str, expected: int, amounts: Iterable[int]) -> list[str]:
    found = sum(amounts)
    return [] if found == expected else [f"{name}: {found} in all, there must be {expected}"]


def within(name: str, value: int, lo: int, hi: int) -> list[str]:
    return [] if lo <= value <= hi else [f"{name} is {value}; it must be {lo} to {hi}"]
