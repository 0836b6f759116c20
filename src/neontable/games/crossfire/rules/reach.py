"""What damage clears on one track.

A pure module: whole numbers and tuples; it knows no game state and no card by name.

The damage of a turn is made of **portions**.  A portion is what the rulebook puts beside one
obstacle: the printed damage of a card, or one generic marker of a card that hits several obstacles
(CF-TURN-012).  A portion goes to one obstacle or boss as a whole (CF-DMG-010); on it, its points
are shared between successive levels as the current runner wishes (CF-DMG-009).  So what portions
clear follows from where they are: the longest run of levels, left to right, that they can clear in
one turn (CF-DMG-005, CF-DMG-006, CF-DMG-008).  Points left over are lost (CF-DMG-018)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

COLOURLESS = 16
"""The bit of colourless points in `Track.ignores`; colours are the bits 1, 2, 4 and 8."""

Vector = tuple[int, int, int, int, int, tuple[int, ...], tuple[tuple[int, bool], ...]]
"""Points of black, blue, green, red and no colour; points of a colour to be chosen, as masks; and
level damage as (levels, only the last ones)."""


def coloured(colour: int) -> int:
    """A level that one point of this colour clears."""
    return -1 - colour


def levels_paid(levels: Sequence[int], total: int, colours: Sequence[int]) -> int:
    """How many levels, left to right, that many points clear, of which so many may be black, blue,
    green and red."""
    cleared, left = 0, [*colours]
    for level in levels:
        if level > 0:
            total -= level
        else:
            total -= 1
            left[-1 - level] -= 1
            if left[-1 - level] < 0:
                break
        if total < 0:
            break
        cleared += 1
    return cleared


class Portion(NamedTuple):
    card: int
    """Portions of one card are played, or kept in hand, together."""
    points: tuple[int, ...] = ()
    """One mask of possible colours for each point: 0 is colourless, several bits are a choice."""
    levels: int = 0
    """Consecutive levels that it clears outright, on obstacles only (CF-BOSS-002)."""
    last: bool = False
    """Its levels work only where no more than so many are left (CF-CARD-033)."""
    sweep: bool = False
    """It hits everything that faces one runner, who is chosen (CF-CARD-035)."""
    apart: bool = False
    """No two such portions of the card on the same obstacle (CF-AMB-025)."""
    only: int = -1
    """The tracks where it may go, as a mask; -1 is everywhere."""


class Track(NamedTuple):
    levels: tuple[int, ...]
    """What is still to clear, left to right: `n` any n points, `coloured(c)` one of a colour."""
    faces: int = 0
    boss: bool = False
    ignores: int = 0
    """Points that do not count here: bits of colours, and `COLOURLESS`."""
    closed: bool = False
    """No damage can be applied to it at all."""
    instead: tuple[int, int] | None = None
    """(colour, n): n points of this colour clear its single level too (CF-MDR-005)."""
    worth: int = 1
    """What its defeat is worth, for the goal "worth"."""


class Spent(NamedTuple):
    """How the portions on one track are used up, for drawing."""

    cleared: int
    points: tuple[tuple[int, int, int], ...]
    """(portion, point of the portion, level)."""
    levels: tuple[tuple[int, int], ...]
    """(portion, level that its level damage clears)."""


Demand = tuple[int, int, int, int, int]
"""Points in all, and of them black, blue, green and red."""


@lru_cache(maxsize=4096)
def demands(
    levels: tuple[int, ...], packets: tuple[tuple[int, bool], ...]
) -> tuple[tuple[Demand, ...], ...]:
    """For every number of levels what points must pay, beside this level damage, to clear at least
    so many: one demand for each way to use the level damage that no other way beats."""
    most = len(levels)
    found: list[set[Demand]] = [set() for _ in range(most + 1)]

    def go(at: int, left: int, demand: Demand) -> Iterator[tuple[int, Demand]]:
        if at == most:
            return
        level = levels[at]
        colours = list(demand[1:])
        if level < 0:
            colours[-1 - level] += 1
        paid = (demand[0] + max(level, 1), colours[0], colours[1], colours[2], colours[3])
        yield at + 1, paid
        yield from go(at + 1, left, paid)
        tried = set()
        for p, packet in enumerate(packets):
            n, last = packet
            if left >> p & 1 and packet not in tried and not (last and most - at > n):
                tried.add(packet)
                beyond = min(at + n, most)
                for k in range(at + 1, beyond + 1):
                    yield k, demand
                yield from go(beyond, left & ~(1 << p), demand)

    for n, way in go(0, (1 << len(packets)) - 1, (0, 0, 0, 0, 0)):
        found[n].add(way)
    return tuple(_least(ways) for ways in found[1:])


def _least(demands: Iterable[Demand]) -> tuple[Demand, ...]:
    kept: list[Demand] = []
    for demand in sorted(demands):
        if not any(all(a <= b for a, b in zip(k, demand, strict=True)) for k in kept):
            kept.append(demand)
    return tuple(kept)


def vector_of(points: Iterable[int], packets: Iterable[tuple[int, bool]], track: Track) -> Vector:
    """What these points and levels amount to on this track, without what it ignores."""
    counts = [0, 0, 0, 0, 0]
    wild = []
    for mask in points:
        mask_here = mask & ~track.ignores
        if mask and not mask_here:
            continue
        match mask_here:
            case 0:
                counts[4] += 0 if track.ignores & COLOURLESS else 1
            case 1 | 2 | 4 | 8:
                counts[mask_here.bit_length() - 1] += 1
            case _:
                wild.append(mask_here)
    levels = () if track.boss else tuple(sorted(packets))
    return (counts[0], counts[1], counts[2], counts[3], counts[4], tuple(sorted(wild)), levels)


def _wild_pays(have: Vector, demand: Demand) -> bool:
    """Whether the points pay a demand when some of them have a colour to be chosen."""
    missing: list[int] = []
    for c, (has, needs) in enumerate(zip(have[:4], demand[1:], strict=True)):
        if needs > has:
            missing += [c] * (needs - has)
    wild = have[5]
    if len(missing) > len(wild):
        return False
    if len(missing) <= 1:
        return not missing or any(mask >> missing[0] & 1 for mask in wild)
    return _match(missing, wild) is not None


def pays(have: Vector, demand: Demand) -> bool:
    """Whether the points pay a demand."""
    if demand[0] > sum(have[:5]) + len(have[5]):
        return False
    return _wild_pays(have, demand)


REMEMBERED = 4096
"""So many answers a track keeps; then it begins anew."""


class Reach:
    """How many levels of one track portions clear, remembered by what they amount to.  Tracks of
    the same levels share theirs: `reach_of`."""

    __slots__ = ("instead", "known", "levels")

    def __init__(self, levels: tuple[int, ...], instead: tuple[int, int] | None) -> None:
        self.levels = levels
        self.instead = instead
        self.known: dict[Vector, int] = {}

    def __call__(self, have: Vector) -> int:
        found = self.known.get(have)
        return self.learn(have) if found is None else found

    def learn(self, have: Vector) -> int:
        """The answer to a question that was not asked before."""
        if len(self.known) >= REMEMBERED:
            self.known.clear()
        found = self.known[have] = self._levels(have)
        return found

    def _levels(self, have: Vector) -> int:
        if self.instead is not None:
            colour, count = self.instead
            need = [count, 0, 0, 0, 0]
            need[colour + 1] = count
            if pays(have, (need[0], need[1], need[2], need[3], need[4])):
                return 1
        black, blue, green, red, plain, wild, packets = have
        total = black + blue + green + red + plain + len(wild)
        reached = 0
        for ways in demands(self.levels, packets):
            for demand in ways:
                n, k, u, g, r = demand
                if n <= total and (
                    (k <= black and u <= blue and g <= green and r <= red)
                    or (wild and _wild_pays(have, demand))
                ):
                    break
            else:
                return reached
            reached += 1
        return reached


@lru_cache(maxsize=1024)
def _shared_reach(levels: tuple[int, ...], instead: tuple[int, int] | None) -> Reach:
    return Reach(levels, instead)


def reach_of(track: Track) -> Reach:
    return _shared_reach(track.levels, track.instead)


def cleared_by(track: Track, portions: Sequence[Portion]) -> int:
    """The most levels that these portions clear together."""
    points = [mask for portion in portions for mask in portion.points]
    packets = [(p.levels, p.last) for p in portions if p.levels]
    return 0 if track.closed else reach_of(track)(vector_of(points, packets, track))


def best_packets(
    levels: Sequence[int], have: Vector
) -> tuple[tuple[tuple[int, int], ...], tuple[int, ...]]:
    """The best use of level damage beside points: (packet, first level) for every packet that is
    used, and for each level cleared the packet that clears it, or -1 where points do."""
    packets = have[6]
    most = len(levels)
    best: tuple[tuple[tuple[int, int], ...], tuple[int, ...]] = ((), ())

    def go(
        at: int,
        left: int,
        total: int,
        need: tuple[int, int, int, int],
        by: tuple[int, ...],
        used: tuple[tuple[int, int], ...],
    ) -> None:
        nonlocal best
        if len(by) > len(best[1]):
            best = (used, by)
        if at == most or len(best[1]) == most:
            return
        level = levels[at]
        if level > 0:
            if pays(have, (total + level, *need)):
                go(at + 1, left, total + level, need, (*by, -1), used)
        else:
            c = -1 - level
            more = list(need)
            more[c] += 1
            needs = (more[0], more[1], more[2], more[3])
            if pays(have, (total + 1, *needs)):
                go(at + 1, left, total + 1, needs, (*by, -1), used)
        tried = set()
        for p, (n, last) in enumerate(packets):
            if left >> p & 1 and (n, last) not in tried and not (last and most - at > n):
                tried.add((n, last))
                clears = min(n, most - at)
                go(
                    at + clears,
                    left & ~(1 << p),
                    total,
                    need,
                    (*by, *[p] * clears),
                    (*used, (p, at)),
                )

    go(0, (1 << len(packets)) - 1, 0, (0, 0, 0, 0), (), ())
    return best


def spend(track: Track, portions: Sequence[Portion], placed: Sequence[int]) -> Spent:
    """How the portions with the indices `placed` clear as much of the track as they can."""
    points: list[tuple[int, int, int]] = []
    packets: list[tuple[int, bool, int]] = []
    for i in placed:
        portion = portions[i]
        for k, mask in enumerate(portion.points):
            here = mask & ~track.ignores
            if here or not (mask or track.ignores & COLOURLESS):
                points.append((here, i, k))
        if portion.levels and not track.boss:
            packets.append((portion.levels, portion.last, i))
    packets.sort(key=lambda p: p[:2])
    have = vector_of([m for m, _, _ in points], [p[:2] for p in packets], track._replace(ignores=0))
    reach = reach_of(track)(have)
    if track.instead is not None and reach and not pays(have, (track.levels[0], 0, 0, 0, 0)):
        colour, count = track.instead
        chosen = sorted((m.bit_count(), i, k) for m, i, k in points if m >> colour & 1)[:count]
        return Spent(1, tuple((i, k, 0) for _, i, k in chosen), ())
    _, by = best_packets(track.levels, have)
    used_points: list[tuple[int, int, int]] = []
    free = sorted(points, key=lambda p: (p[0].bit_count(), p[0]))
    wants = [at for at in range(reach) if by[at] < 0 and track.levels[at] < 0]
    for at, index in _match([-1 - track.levels[at] for at in wants], [m for m, _, _ in free]) or ():
        used_points.append((free[index][1], free[index][2], wants[at]))
    taken = {(i, k) for i, k, _ in used_points}
    rest = iter([(i, k) for _, i, k in free if (i, k) not in taken])
    for at in range(reach):
        if by[at] < 0 and track.levels[at] > 0:
            for _ in range(track.levels[at]):
                i, k = next(rest)
                used_points.append((i, k, at))
    return Spent(
        reach,
        tuple(sorted(used_points, key=lambda p: (p[2], p[0], p[1]))),
        tuple((packets[p][2], at) for at, p in enumerate(by) if p >= 0),
    )


def _match(colours: Sequence[int], masks: Sequence[int]) -> list[tuple[int, int]] | None:
    """A point for every coloured level: (index of the level, index of the point); None if there
    are too few."""
    matching = _Matching(colours, masks)
    if not all(matching.finds(level) for level in range(len(colours))):
        return None
    return [(level, p) for p, level in matching.of_point.items()]


class _Matching:
    """Coloured levels and the points that pay them: augmenting paths."""

    def __init__(self, colours: Sequence[int], masks: Sequence[int]) -> None:
        self.colours, self.masks = colours, masks
        self.of_point: dict[int, int] = {}
        self.seen: set[int] = set()

    def finds(self, level: int) -> bool:
        """Whether one more level gets a point; others may have to change theirs."""
        self.seen = set()
        return self._augments(level)

    def _augments(self, level: int) -> bool:
        for p, mask in enumerate(self.masks):
            if mask >> self.colours[level] & 1 and p not in self.seen:
                self.seen.add(p)
                if p not in self.of_point or self._augments(self.of_point[p]):
                    self.of_point[p] = level
                    return True
        return False


NOTHING: Vector = (0, 0, 0, 0, 0, (), ())


def plus(a: Vector, b: Vector) -> Vector:
    return (
        a[0] + b[0],
        a[1] + b[1],
        a[2] + b[2],
        a[3] + b[3],
        a[4] + b[4],
        tuple(sorted(a[5] + b[5])) if b[5] else a[5],
        tuple(sorted(a[6] + b[6])) if b[6] else a[6],
    )
