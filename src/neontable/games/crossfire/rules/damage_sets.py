"""Sets of the damage of a turn, and what they clear on one track: what the search for plans
chooses from.

Portions that are alike are counted, not told apart, and a set of them is one packed number.  All
hands whose portions are alike in the same way share what was found out about them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

from neontable.games.crossfire.rules.reach import (
    COLOURLESS,
    NOTHING,
    REMEMBERED,
    Portion,
    Reach,
    Track,
    Vector,
    plus,
    reach_of,
    vector_of,
)

FIELD = 4
"""Bits for each kind of portion in a packed multiset: three for its number, one to guard."""


class Kind(NamedTuple):
    portion: Portion
    """Of no card in particular."""
    n: int
    group: int
    """Kinds of the same card have the same number, where a card has several portions; -1 where the
    portion is a card of its own."""


Choice = tuple[int, int, int]
"""A smallest set of portions, packed; how many levels of a track it clears; its weight.  A plain
tuple: thousands are made, and a named one takes several times as long."""

Gain = tuple[int, int, int]
"""A set of portions, what it gains, its weight."""

_PlainSet = tuple[int, int, int]
"""Portions, packed; what they amount to as plain damage; their weight."""

_Set = tuple[int, Vector, int]
"""Portions, packed; what they amount to on a track; their weight."""


@lru_cache(maxsize=4096)
def _whosever(portion: Portion) -> Portion:
    """The same portion, of no card in particular."""
    return portion._replace(card=-1, points=tuple(sorted(portion.points)))


@lru_cache(maxsize=4096)
def _amounts(portion: Portion, ignores: int, boss: bool) -> Vector:
    """What a portion amounts to on a track that ignores some points."""
    packets = [(portion.levels, portion.last)] if portion.levels else ()
    return vector_of(portion.points, packets, Track((), boss=boss, ignores=ignores))


_BITS = 8
_POINT, _COLOUR = 1, tuple([1 << _BITS * (1 + c) for c in range(4)])
_GUARDS = sum(128 << _BITS * field for field in range(5))
"""Plain damage is points of one colour or none.  It amounts to one number: a field for all points,
one for each colour, each with a guard bit, so that adding and comparing is arithmetic."""


@lru_cache(maxsize=4096)
def _is_plain(portion: Portion) -> bool:
    return not portion.levels and all(mask in _PLAIN_AMOUNTS for mask in portion.points)


_PLAIN_AMOUNTS = {0: _POINT} | {1 << c: _POINT + _COLOUR[c] for c in range(4)}


@lru_cache(maxsize=4096)
def _plain_amount(points: tuple[int, ...], ignores: int) -> int:
    """What plain points amount to on a track that ignores some."""
    return sum(_PLAIN_AMOUNTS[m] for m in points if not (m or COLOURLESS) & ignores)


class _PlainReach:
    """How many levels of a track plain damage clears, remembered by what it amounts to."""

    __slots__ = ("demands", "known")

    def __init__(self, levels: tuple[int, ...]) -> None:
        demand, self.demands = 0, list[int]()
        for level in levels:
            demand += level if level > 0 else _POINT + _COLOUR[-1 - level]
            self.demands.append(demand)
        self.known: dict[int, int] = {}

    def learn(self, have: int) -> int:
        guarded = have | _GUARDS
        reached = 0
        for demand in self.demands:
            if guarded - demand & _GUARDS != _GUARDS:
                break
            reached += 1
        if len(self.known) >= REMEMBERED:
            self.known.clear()
        self.known[have] = reached
        return reached


@lru_cache(maxsize=1024)
def _plain_reach(levels: tuple[int, ...]) -> _PlainReach:
    return _PlainReach(levels)


def _weight_of(portion: Portion) -> int:
    """Points, and three for each level that is cleared outright."""
    return len(portion.points) + 3 * portion.levels


Whole = tuple[int, int, bool]
"""All damage together: how many points, the colours among them as a mask, whether it has levels."""


def whole_of(portions: Iterable[Portion]) -> Whole:
    points, colours, levels = 0, 0, False
    for portion in portions:
        points += len(portion.points)
        for mask in portion.points:
            colours |= mask
        levels = levels or portion.levels > 0
    return points, colours, levels


def touches(track: Track, whole: Whole) -> bool:
    """Quick, and never wrongly false: whether the damage could clear the first level."""
    points, colours, levels = whole
    if (levels and not track.boss) or track.instead is not None:
        return True
    first = track.levels[0]
    return points >= first if first > 0 else bool(colours >> (-1 - first) & 1)


@lru_cache(maxsize=1024)
def scores_of(most: int, level: int, defeat: int) -> tuple[int, ...]:
    """What every number of levels cleared scores: so much a level, and more for the last."""
    return (*(n * level for n in range(most)), most * level + defeat)


class Damage:
    """What follows from the kinds of portions alone, whoever plays them."""

    def __init__(self, kinds: tuple[Kind, ...]) -> None:
        self.kinds = kinds
        self.groups = {kind.group for kind in kinds if kind.group >= 0}
        self.bound = self._levels = False
        self._plain = True
        self.cap = self.guards = self.heaviest = 0
        self._parts: list[tuple[int, int]] = []
        points: list[int] = []
        for k, (portion, n, _) in enumerate(kinds):
            self.cap |= n << k * FIELD
            self.guards |= 8 << k * FIELD
            self.heaviest += n * _weight_of(portion)
            self._parts.append((1 << k * FIELD, 7 << k * FIELD))
            self.bound = self.bound or portion.only != -1
            self._levels = self._levels or portion.levels > 0
            self._plain = self._plain and _is_plain(portion)
            points += portion.points * n
        self._points = len(points)
        self._colours = tuple([sum([mask >> c & 1 for mask in points]) for c in range(4)])
        self._sets: dict[tuple[int, bool, tuple[bool, ...]], list[_Set]] = {}
        self._kept: dict[int, int] = {}
        self._gains: dict[tuple[object, ...], list[Gain]] = {}

    # -- sets ------------------------------------------------------------------------------------
    def sets(self, track: Track, allowed: tuple[bool, ...]) -> list[_Set]:
        """Every set of portions that may stand on a track, and what it amounts to there."""
        key = (track.ignores, track.boss, allowed)
        found = self._sets.get(key)
        if found is None:
            found = self._sets[key] = self._made(track, allowed)
        return found

    def _made(self, track: Track, allowed: tuple[bool, ...]) -> list[_Set]:
        sets: list[_Set] = [(0, NOTHING, 0)]
        for k, (portion, count, _) in enumerate(self.kinds):
            if allowed and not allowed[k]:
                continue
            one = _amounts(portion, track.ignores, track.boss)
            if one == NOTHING:
                continue
            unit = 1 << k * FIELD
            heavy = _weight_of(portion)
            with_more = sets
            for _ in range(1 if portion.apart else count):
                with_more = [
                    (packed + unit, plus(vector, one), weight + heavy)
                    for packed, vector, weight in with_more
                ]
                sets = sets + with_more
        return sets

    def choices(
        self, reach: Reach, track: Track, allowed: tuple[bool, ...], free: Vector
    ) -> list[Choice]:
        """The smallest sets for every number of levels; the first is the empty one, with what
        `free` damage (a sweep's) clears anyway."""
        known, learn = reach.known, reach.learn
        cleared_by: dict[int, int] = {}
        choices = []
        nothing = -1
        for packed, vector, weight in self.sets(track, allowed):
            have = vector if free is NOTHING else plus(vector, free)
            cleared = known.get(have, -1)
            if cleared < 0:
                cleared = learn(have)
            cleared_by[packed] = cleared
            if cleared > nothing:
                for less, mask in self._parts:
                    if packed & mask and cleared_by[packed - less] >= cleared:
                        break
                else:
                    choices.append((packed, cleared, weight))
                if nothing < 0:
                    nothing = cleared  # by no portion: a set that clears no more is no choice
        return choices

    def _plain_choices(self, levels: tuple[int, ...], ignores: int) -> list[Choice]:
        """The same where all damage is plain.  What clears everything is not added to."""
        most = len(levels)
        reach = _plain_reach(levels)
        known, learn, parts = reach.known, reach.learn, self._parts
        choices: list[Choice] = []
        cleared_by = {0: 0}
        short = [(0, 0, 0)]
        for (portion, count, _), (unit, _) in zip(self.kinds, parts, strict=True):
            one = _plain_amount(portion.points, ignores)
            if not one:
                continue
            heavy = len(portion.points)
            added = short
            for _ in range(1 if portion.apart else count):
                fresh = [(p + unit, have + one, weight + heavy) for p, have, weight in added]
                with_more: list[_PlainSet] = []
                for one_set in fresh:
                    packed, have, weight = one_set
                    cleared = known.get(have, -1)
                    if cleared < 0:
                        cleared = learn(have)
                    cleared_by[packed] = cleared
                    if cleared:
                        for less, mask in parts:
                            if packed & mask and cleared_by[packed - less] >= cleared:
                                break
                        else:
                            choices.append((packed, cleared, weight))
                        if cleared == most:
                            continue
                    with_more.append(one_set)
                added = with_more
                short = short + with_more
        return choices

    # -- without sweeps, and where every portion may go everywhere -------------------------------
    def touched(self, tracks: Sequence[Track]) -> list[int]:
        """The tracks whose first level all the damage together might clear; quick, and never too
        few."""
        found = []
        points, colours, levels = self._points, self._colours, self._levels
        for t, track in enumerate(tracks):
            if track[0] and not track[4]:
                first = track[0][0]
                if (
                    (first <= points if first > 0 else colours[-1 - first])
                    or levels
                    or track[5] is not None
                ):
                    found.append(t)
        return found

    def gains(self, track: Track, level: int, defeat: int) -> list[Gain]:
        """What sets of portions gain on a track, best first, where a level and a defeat score so
        much; [] for a track that all the damage together does not touch."""
        levels = track.levels
        boss, ignores, instead = track[2], track[3], track[5]
        within = len(levels) if instead is not None else self._within(levels, boss)
        if not within:
            return []
        most = len(levels)
        if within < most:
            # The rest of the track makes no difference: what is the same up to there is shared.
            levels, most, defeat = levels[:within], within, 0
        key = (levels, boss, ignores, instead, level, defeat)
        found = self._gains.get(key)
        if found is None:
            if self._plain and instead is None:
                choices = self._plain_choices(levels, ignores)
            else:
                part = Track(levels, 0, boss, ignores, False, instead)
                choices = self.choices(reach_of(part), part, (), NOTHING)
            scores = scores_of(most, level, defeat)
            found = [(packed, scores[n], weight) for packed, n, weight in choices if n]
            found.sort(key=_by_gain)
            if len(self._gains) >= _TRACKS:
                self._gains.clear()
            self._gains[key] = found
        return found

    def _within(self, levels: tuple[int, ...], boss: bool) -> int:
        """How many levels are worth a look: all the damage together clears no more."""
        if self._levels and not boss:
            return len(levels)
        points = self._points
        black, blue, green, red = self._colours
        reached = 0
        for level in levels:
            if level > 0:
                points -= level
            else:
                points -= 1
                if level == -1:
                    black -= 1
                elif level == -2:
                    blue -= 1
                elif level == -3:
                    green -= 1
                else:
                    red -= 1
                if black < 0 or blue < 0 or green < 0 or red < 0:
                    break
            if points < 0:
                break
            reached += 1
        return reached

    def kept(self, left: int) -> int:
        """Cards of which no portion is used, when this is left."""
        found = self._kept.get(left)
        if found is None:
            found = self._kept[left] = self.alone(left) + len(self.groups - self.used(left))
        return found

    def alone(self, left: int) -> int:
        """What is left of the portions that are a card of their own."""
        return sum(left >> k * FIELD & 7 for k, kind in enumerate(self.kinds) if kind.group < 0)

    def used(self, left: int) -> set[int]:
        """The groups of which something is used."""
        return {
            kind.group
            for k, kind in enumerate(self.kinds)
            if kind.group >= 0 and left >> k * FIELD & 7 < kind.n
        }


def _by_gain(gain: Gain) -> int:
    return -gain[1]


_TRACKS = 48
"""About so many tracks a kind of hand remembers what it gains there; then it begins anew."""


@lru_cache(maxsize=1024)
def _damage(kinds: tuple[Kind, ...]) -> Damage:
    """Bounded, as what each remembers is, so that a server that plays for months does not grow: in
    random play a few megabytes, at the very worst some fifty."""
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
    size: int
    """How many portions there are."""


@lru_cache(maxsize=2048)
def hand_of(portions: tuple[Portion, ...]) -> Hand:
    of_card: dict[int, int] = {}
    for portion in portions:
        of_card[portion.card] = of_card.get(portion.card, 0) + 1
    alike: dict[tuple[Portion, int], list[int]] = {}
    sweeps: list[int] = []
    for i, portion in enumerate(portions):
        if portion.sweep:
            sweeps.append(i)
        else:
            card = portion.card if of_card[portion.card] > 1 else -1
            kind = (_whosever(portion), card)
            alike[kind] = [*alike.get(kind, ()), i]
    groups: dict[int, int] = {-1: -1}
    kinds: list[Kind] = []
    members: list[tuple[int, ...]] = []
    for (portion, card), here in alike.items():
        group = groups.setdefault(card, len(groups) - 1)
        for start in range(0, len(here), 7):
            part = tuple(here[start : start + 7])
            kinds.append(Kind(portion, len(part), group))
            members.append(part)
    sweeping = {i: groups.setdefault(portions[i].card, len(groups) - 1) for i in sweeps}
    return Hand(_damage(tuple(kinds)), tuple(members), tuple(sweeps), sweeping, len(portions))
