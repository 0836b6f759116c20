"""Sets of the damage of a turn, and what they clear on one track: what the search for plans
chooses from.

Portions that are alike are counted, not told apart: a set is a number of each kind.  All sets of a
turn's damage are numbered so that the numbers of two sets that have nothing in common add up to the
number of both together.  Some of the sets are one whole number again, in which the bit of each set
is 1.  So a question about every set at once, such as which of them have three points or more and a
red one, is answered by a few operations on whole numbers."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from neontable.games.crossfire.rules.reach import (
    COLOURLESS,
    Demand,
    Portion,
    Track,
    demands,
)

SetNumber = int
"""A set of portions."""

Sets = int
"""Some of the sets: the bit of each of them is 1."""

Way = tuple[int, Sets]
"""So many levels of a track, and the smallest sets that clear so many and no more."""

Packets = tuple[tuple[int, bool], ...]
"""Levels that are cleared outright, and whether only the last ones of a track."""


class Free(NamedTuple):
    """Damage that a track gets whatever else is placed there: that of cards that sweep."""

    points: tuple[int, ...] = ()
    packets: Packets = ()


class Kind(NamedTuple):
    portion: Portion
    """Of no card in particular."""
    n: int
    group: int
    """Kinds of the same card have the same number, where a card has several portions; -1 where the
    portion is a card of its own."""


def numbers(sets: Sets) -> Iterator[SetNumber]:
    while sets:
        lowest = sets & -sets
        yield lowest.bit_length() - 1
        sets ^= lowest


class _Holding(dict[SetNumber, Sets]):
    """For every set all sets that hold it, each worked out once."""

    def __init__(self, parts: list[tuple[SetNumber, int]]) -> None:
        self.parts = parts

    def __missing__(self, number: SetNumber) -> Sets:
        found = 1 << number
        for unit, most in self.parts:
            for _ in range(most - number // unit % (most + 1)):
                found |= found << unit
        self[number] = found
        return found


class Damage:
    """What follows from the kinds of portions alone, whoever plays them."""

    def __init__(self, kinds: tuple[Kind, ...]) -> None:
        self.kinds = kinds
        self.parts: list[tuple[SetNumber, int]] = []
        """For each kind the number of the set of one of them, and how many there are."""
        size = 1
        self._bound = self._levels = chosen = False
        for portion, n, _ in kinds:
            self.parts.append((size, n))
            size *= n + 1
            self._bound = self._bound or portion.only != -1
            self._levels = self._levels or portion.levels > 0
            chosen = chosen or _has_choice(portion.points)
        self.all: Sets = (1 << size) - 1
        self._chosen = chosen
        self.holding = _Holding(self.parts)
        self._having = [(unit, self.holding[unit]) for unit, _ in self.parts]
        self._together = self._may_stand(-1)
        self._by_points: dict[tuple[int, int], list[Sets]] = {}
        self._by_packets: list[tuple[Packets, Sets]] | None = None
        self._ways: dict[tuple[object, ...], tuple[int, list[Way]]] = {}

    # -- sets ------------------------------------------------------------------------------------
    def joined(self, some: Sets, others: Sets) -> Sets:
        """All sets that one of some and one of others make, if they have nothing in common."""
        if others.bit_count() < some.bit_count():
            some, others = others, some
        holding = self.holding
        found = 0
        while some:
            number = some.bit_length() - 1
            found |= others << number & holding[number]
            some ^= 1 << number
        return found

    def taken(self, whole: SetNumber, some: Sets, others: Sets) -> SetNumber:
        """One of the others, with which one of some makes this set; 0 where none does."""
        for number in numbers(others):
            if number <= whole and some >> whole - number & 1 and self.holding[number] >> whole & 1:
                return number
        return 0

    def and_more(self, sets: Sets) -> Sets:
        """All sets that hold one of these."""
        for (unit, having), (_, most) in zip(self._having, self.parts, strict=True):
            for _ in range(most):
                sets |= sets << unit & having
        return sets

    def smallest(self, sets: Sets) -> Sets:
        """Of sets to which any portion may be added, those that hold no other of them."""
        larger = 0
        for unit, having in self._having:
            larger |= sets << unit & having
        return sets & ~larger

    def with_points(self, n: int, colours: int, ignores: int) -> Sets:
        """The sets with n points or more that can be one of these colours, 0 for any points."""
        known = self._by_points.get((colours, ignores))
        if known is None:
            amounts = [_amount(kind[0].points, colours, ignores) for kind in self.kinds]
            known = self._by_points[colours, ignores] = self._with_amounts(amounts)
        if n <= 0:
            return self.all
        return known[n] if n < len(known) else 0

    def _with_amounts(self, amounts: list[int]) -> list[Sets]:
        """The sets that amount to so much or more, for every sum, if each portion of a kind has
        this amount."""
        if not any(amounts):
            return [self.all]
        found: list[Sets] = [1]
        for (unit, most), amount in zip(self.parts, amounts, strict=True):
            beyond = [0] * amount
            for _ in range(most):
                with_one = found[:1] * amount + found
                found = [a | b << unit for a, b in zip(found + beyond, with_one, strict=True)]
        return found

    def _with_packets(self) -> list[tuple[Packets, Sets]]:
        """The sets by the levels that they clear outright."""
        exactly: dict[Packets, Sets] = {(): 1}
        for (unit, most), (portion, _, _) in zip(self.parts, self.kinds, strict=True):
            more: dict[Packets, Sets] = {}
            packet = ((portion.levels, portion.last),) if portion.levels else ()
            for packets, sets in exactly.items():
                for n in range(most + 1):
                    reached = (*packets, *packet * n)
                    more[reached] = more.get(reached, 0) | sets << n * unit
            exactly = more
        return list(exactly.items())

    # -- what they clear -------------------------------------------------------------------------
    def ways(self, track: Track, t: int, free: Free | None) -> tuple[int, list[Way]]:
        """How many levels the free damage clears alone, and the ways to clear more, most levels
        first.  The track is the t-th."""
        allowed = self._may_stand(1 << t) if self._bound else self._together
        key = (track[0], track[2], track[3], track[5], allowed, free)
        found = self._ways.get(key)
        if found is None:
            if len(self._ways) >= _REMEMBERED:
                self._ways.clear()
            found = self._ways[key] = self._found_ways(track, allowed, free)
        return found

    def _found_ways(self, track: Track, allowed: Sets, free: Free | None) -> tuple[int, list[Way]]:
        points, packets = free or _NOTHING
        if self._levels or packets or track.instead is not None:
            clearing = self._clearing(track, allowed, points, packets)
        else:
            clearing = self._clearing_with_points(track.levels, track.ignores, allowed, points)
        least = 0
        found: list[Way] = []
        beyond = 0
        for n in range(len(clearing), 0, -1):
            sets = clearing[n - 1]
            if sets & 1:
                least = n
                break
            here = self.smallest(sets) & ~beyond
            if here:
                found.append((n, here))
            beyond = sets
        return least, found

    def _clearing_with_points(
        self, levels: tuple[int, ...], ignores: int, allowed: Sets, free: tuple[int, ...]
    ) -> list[Sets]:
        """For every number of levels from 1 on the sets that clear so many or more, as far as there
        are any; with points alone."""
        found = []
        groups = self._groups(free)
        needs = [-_amount(free, colours, ignores) for colours in range(16)] if free else [0] * 16
        sets = allowed
        for level in levels:
            if level > 0:
                needs[0] += level
            else:
                needs[0] += 1
                for colours in groups[-1 - level]:
                    needs[colours] += 1
                    sets &= self.with_points(needs[colours], colours, ignores)
            sets &= self.with_points(needs[0], 0, ignores)
            if not sets:
                break
            found.append(sets)
        return found

    def _clearing(
        self, track: Track, allowed: Sets, points: tuple[int, ...], packets: Packets
    ) -> list[Sets]:
        """The same on any track, and with levels that are cleared outright."""
        levels, _, boss, ignores, _, instead, _ = track
        by_packets = [((), allowed)] if boss else self._packets(packets)
        found = []
        for n in range(len(levels)):
            sets = 0
            for cleared, having in by_packets:
                for demand in demands(levels, cleared)[n]:
                    sets |= having & self._paying(demand, ignores, points)
            if instead is not None:
                colour, count = instead
                have = _amount(points, 1 << colour, ignores)
                sets |= self.with_points(count - have, 1 << colour, ignores)
            sets &= allowed
            if not sets:
                break
            found.append(sets)
        return found

    def _packets(self, free: Packets) -> list[tuple[Packets, Sets]]:
        if self._by_packets is None:
            self._by_packets = self._with_packets()
        if not free:
            return self._by_packets
        return [((*packets, *free), sets) for packets, sets in self._by_packets]

    def _paying(self, demand: Demand, ignores: int, free: tuple[int, ...]) -> Sets:
        """The sets that pay a demand with points, and with free ones."""
        needs = {0: demand[0]}
        for c, groups in enumerate(self._groups(free)):
            if demand[c + 1]:
                for colours in groups:
                    needs[colours] = needs.get(colours, 0) + demand[c + 1]
        found = self.all
        for colours, need in needs.items():
            have = _amount(free, colours, ignores) if free else 0
            found &= self.with_points(need - have, colours, ignores)
        return found

    def _groups(self, free: tuple[int, ...]) -> list[tuple[int, ...]]:
        """For every colour the groups of colours with it that must have as many points as they
        need.

        Where points have a colour to be chosen, each level of a colour finds a point of its own if
        and only if any of those levels together have as many points that fit one of them."""
        return _CHOSEN if self._chosen or _has_choice(free) else _OWN

    def _may_stand(self, track: int) -> Sets:
        """The sets that may stand together on a track, given as a mask."""
        found = self.all
        for (portion, n, _), (unit, _) in zip(self.kinds, self.parts, strict=True):
            if not portion.only & track:
                found &= ~self.holding[unit]
            elif portion.apart and n > 1:
                found &= ~self.holding[2 * unit]
        return found

    # -- what is in a set ------------------------------------------------------------------------
    def cards(self, number: SetNumber) -> int:
        """How many cards there are in a set, or parts of."""
        alone, groups = self.used(number)
        return alone + len(groups)

    def used(self, number: SetNumber) -> tuple[int, set[int]]:
        """How many cards of one portion are in a set, and the groups that it has some of."""
        alone = 0
        groups = set()
        for (unit, most), kind in zip(self.parts, self.kinds, strict=True):
            n = number // unit % (most + 1)
            if kind.group < 0:
                alone += n
            elif n:
                groups.add(kind.group)
        return alone, groups


_NOTHING = Free()

_OWN: list[tuple[int, ...]] = [(1 << c,) for c in range(4)]
_CHOSEN = [tuple(group for group in range(16) if group >> c & 1) for c in range(4)]

_REMEMBERED = 256
"""About so many tracks a kind of hand remembers what it clears there; then it begins anew."""


def _amount(points: tuple[int, ...], colours: int, ignores: int) -> int:
    """How many of these points count that can be one of the colours, 0 for any points."""
    if colours:
        return len([mask for mask in points if mask & colours & ~ignores])
    if not ignores:
        return len(points)
    return len([mask for mask in points if (mask or COLOURLESS) & ~ignores])


def _has_choice(points: tuple[int, ...]) -> bool:
    """Whether a point has a colour to be chosen."""
    return any([mask & (mask - 1) for mask in points])  # noqa: C419  (a generator takes longer)


@lru_cache(maxsize=4096)
def _whosever(portion: Portion) -> Portion:
    """The same portion, of no card in particular."""
    return portion._replace(card=-1, points=tuple(sorted(portion.points)))


@lru_cache(maxsize=1024)
def _damage(kinds: tuple[Kind, ...]) -> Damage:
    """Bounded, as what each remembers is, so that a server that plays for months does not grow."""
    return Damage(kinds)


class Hand(NamedTuple):
    """The damage of a turn, and which of its portions are which."""

    damage: Damage
    members: tuple[tuple[int, ...], ...]
    """The portions of every kind."""
    sweeps: tuple[int, ...]
    """Those that sweep; they are of no kind."""
    sweeping: dict[int, int]
    """The group of each sweep."""


@lru_cache(maxsize=2048)
def hand_of(portions: tuple[Portion, ...]) -> Hand:
    cards = [portion.card for portion in portions]
    several = len(set(cards)) < len(cards)
    alike: dict[tuple[Portion, int], list[int]] = {}
    sweeps: list[int] = []
    for i, portion in enumerate(portions):
        if portion.sweep:
            sweeps.append(i)
        else:
            card = portion.card if several and cards.count(portion.card) > 1 else -1
            kind = (_whosever(portion), card)
            alike[kind] = [*alike.get(kind, ()), i]
    groups: dict[int, int] = {-1: -1}
    kinds: list[Kind] = []
    members: list[tuple[int, ...]] = []
    for (portion, card), here in sorted(alike.items()):
        group = groups.setdefault(card, len(groups) - 1)
        kinds.append(Kind(portion, len(here), group))
        members.append(tuple(here))
    sweeping = {i: groups.setdefault(portions[i].card, len(groups) - 1) for i in sweeps}
    return Hand(_damage(tuple(kinds)), tuple(members), tuple(sweeps), sweeping)
