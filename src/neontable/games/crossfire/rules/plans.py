"""Damage plans: which damage of this turn goes where, and what that clears.

A pure module: whole numbers and tuples in, plans out; it knows no game state and no card by name.

The damage of a turn is made of **portions**.  A portion is what the rulebook puts beside one
obstacle: the printed damage of a card, or one generic marker of a card that hits several obstacles
(CF-TURN-012).  A portion goes to one obstacle or boss as a whole (CF-DMG-010); on it, its points
are shared between successive levels as the current runner wishes (CF-DMG-009).  So a plan is a
placement of portions, and what a placement clears follows: the longest run of levels, left to right,
that these portions can clear in one turn (CF-DMG-005, 006, 008).  Points left over are lost
(CF-DMG-018).

The search is exact.  It lists, for every track, the smallest sets of portions that clear one level
more, and then chooses disjoint sets for all tracks at once, best first by the goal.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations_with_replacement
from typing import Literal, NamedTuple

COLOURS = ("black", "blue", "green", "red")
COLOURLESS = 16
"""The bit of colourless points in `Track.ignores`; colours are the bits 1, 2, 4 and 8."""

Vector = tuple[int, int, int, int, int, tuple[int, ...], tuple[tuple[int, bool], ...]]
"""Points of black, blue, green, red and no colour; points of a colour to be chosen, as masks; and
level damage as (levels, only the last ones)."""

Fault = Literal[
    "no-portion",
    "no-track",
    "no-runner",
    "placed-twice",
    "not-there",
    "closed",
    "together",
    "levels-on-boss",
    "not-last",
    "too-much",
    "order-track",
    "order-twice",
    "order-missing",
]


def coloured(colour: int) -> int:
    """A level that one point of this colour clears."""
    return -1 - colour


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


class Goal(NamedTuple):
    """What a plan is good for.  `kind` says what counts first; the rest breaks ties."""

    kind: Literal["clear", "target", "levels", "keep", "worth"]
    track: int = -1
    """The obstacle that must fall, for "target"."""


class Plan(NamedTuple):
    placed: tuple[int, ...]
    """For every portion the track it is placed on, the runner it sweeps, or -1: it is not used."""
    cleared: tuple[int, ...]
    """For every track the levels that are cleared."""
    order: tuple[int, ...]
    """The tracks in the order in which their damage is applied (CF-DMG-014)."""

    def defeats(self, tracks: Sequence[Track]) -> tuple[int, ...]:
        return tuple(t for t in self.order if self.cleared[t] == len(tracks[t].levels))

    def cards(self, portions: Sequence[Portion]) -> frozenset[int]:
        """The cards that it uses."""
        return frozenset(p.card for p, at in zip(portions, self.placed, strict=True) if at >= 0)


class WhyNot(NamedTuple):
    """Why a plan is not legal, with the numbers that a person wants to know."""

    fault: Fault
    portion: int = -1
    track: int = -1
    level: int = -1
    need: int = 0
    have: int = 0
    colour: int = -1
    """The colour that is missing; -1 if any points are."""


class Spent(NamedTuple):
    """How the portions on one track are used up, for drawing."""

    cleared: int
    points: tuple[tuple[int, int, int], ...]
    """(portion, point of the portion, level)."""
    levels: tuple[tuple[int, int], ...]
    """(portion, level that its level damage clears)."""


# ------------------------------------------------------------------------ what one track takes


Demand = tuple[int, int, int, int, int]
"""Points in all, and of them black, blue, green and red."""


def _demands(levels: Sequence[int], packets: Sequence[tuple[int, bool]]) -> list[list[Demand]]:
    """For every number of levels what points must pay, beside this level damage, to clear at least
    so many: one demand for each way to use the level damage that no other way beats."""
    most = len(levels)
    found: list[set[Demand]] = [set() for _ in range(most + 1)]

    def go(at: int, left: int, demand: Demand) -> None:
        if at == most:
            return
        level = levels[at]
        total, *colours = demand
        if level < 0:
            colours[-1 - level] += 1
        paid = (total + max(level, 1), colours[0], colours[1], colours[2], colours[3])
        found[at + 1].add(paid)
        go(at + 1, left, paid)
        tried = set()
        for p, packet in enumerate(packets):
            n, last = packet
            if left >> p & 1 and packet not in tried and not (last and most - at > n):
                tried.add(packet)
                beyond = min(at + n, most)
                for k in range(at + 1, beyond + 1):
                    found[k].add(demand)
                go(beyond, left & ~(1 << p), demand)

    go(0, (1 << len(packets)) - 1, (0, 0, 0, 0, 0))
    return [_least(ways) for ways in found[1:]]


def _least(demands: Iterable[Demand]) -> list[Demand]:
    kept: list[Demand] = []
    for demand in sorted(demands):
        if not any(all(a <= b for a, b in zip(k, demand, strict=True)) for k in kept):
            kept.append(demand)
    return kept


def _vector(points: Iterable[int], packets: Iterable[tuple[int, bool]], track: Track) -> Vector:
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
    missing = []
    for c in range(4):
        if demand[c + 1] > have[c]:
            missing += [c] * (demand[c + 1] - have[c])
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


class _Reach:
    """How many levels of one track portions clear, remembered by what they amount to."""

    __slots__ = ("by_packets", "known", "track")

    def __init__(self, track: Track) -> None:
        self.track = track
        self.by_packets: dict[tuple[tuple[int, bool], ...], list[list[Demand]]] = {}
        self.known: dict[Vector, int] = {}

    def __call__(self, have: Vector) -> int:
        found = self.known.get(have)
        if found is None:
            found = self.known[have] = self._levels(have)
        return found

    def _levels(self, have: Vector) -> int:
        track = self.track
        if track.instead is not None:
            colour, count = track.instead
            need = [count, 0, 0, 0, 0]
            need[colour + 1] = count
            if pays(have, (need[0], need[1], need[2], need[3], need[4])):
                return 1
        black, blue, green, red, plain, wild, packets = have
        demands = self.by_packets.get(packets)
        if demands is None:
            demands = self.by_packets[packets] = _demands(track.levels, packets)
        total = black + blue + green + red + plain + len(wild)
        reached = 0
        for ways in demands:
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
    have = _vector([m for m, _, _ in points], [p[:2] for p in packets], track._replace(ignores=0))
    reach = _Reach(track)(have)
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
    of_point: dict[int, int] = {}

    def find(level: int, seen: set[int]) -> bool:
        for p, mask in enumerate(masks):
            if mask >> colours[level] & 1 and p not in seen:
                seen.add(p)
                if p not in of_point or find(of_point[p], seen):
                    of_point[p] = level
                    return True
        return False

    for level in range(len(colours)):
        if not find(level, set()):
            return None
    return [(level, p) for p, level in of_point.items()]


# ------------------------------------------------------------------------------- the checker


def placing(
    portions: Sequence[Portion], tracks: Sequence[Track], placed: Sequence[int]
) -> list[list[int]]:
    """The portions on every track, sweeps included."""
    on: list[list[int]] = [[] for _ in tracks]
    for i, at in enumerate(placed):
        if at < 0:
            continue
        if portions[i].sweep:
            for t, track in enumerate(tracks):
                if track.faces == at and not track.closed and portions[i].only >> t & 1:
                    on[t].append(i)
        else:
            on[at].append(i)
    return on


def plan_of(
    portions: Sequence[Portion],
    tracks: Sequence[Track],
    placed: Sequence[int],
    order: Sequence[int] | None = None,
) -> Plan:
    """The plan of a placement: everything that it can clear is cleared.  Where no order is given,
    obstacles that fall come first, so that what they do is known before the rest is applied."""
    on = placing(portions, tracks, placed)
    cleared = tuple(
        spend(track, portions, on[t]).cleared if on[t] else 0 for t, track in enumerate(tracks)
    )
    if order is None:
        hit = [t for t in range(len(tracks)) if on[t]]
        order = sorted(hit, key=lambda t: cleared[t] < len(tracks[t].levels))
    return Plan(tuple(placed), cleared, tuple(order))


def why_not(plan: Plan, portions: Sequence[Portion], tracks: Sequence[Track]) -> WhyNot | None:
    """Why a plan is not legal; None if it is."""
    if len(plan.placed) != len(portions):
        return WhyNot("no-portion", need=len(portions), have=len(plan.placed))
    if len(plan.cleared) != len(tracks):
        return WhyNot("no-track", need=len(tracks), have=len(plan.cleared))
    runners = {track.faces for track in tracks}
    marked: set[tuple[int, int]] = set()
    for i, at in enumerate(plan.placed):
        if at < 0:
            continue
        portion = portions[i]
        if portion.sweep:
            if at not in runners:
                return WhyNot("no-runner", portion=i, have=at)
            continue
        if at >= len(tracks):
            return WhyNot("no-track", portion=i, track=at)
        if tracks[at].closed:
            return WhyNot("closed", portion=i, track=at)
        if not portion.only >> at & 1:
            return WhyNot("not-there", portion=i, track=at)
        if portion.levels and not portion.points and tracks[at].boss:
            return WhyNot("levels-on-boss", portion=i, track=at)
        if portion.apart:
            if (portion.card, at) in marked:
                return WhyNot("together", portion=i, track=at)
            marked.add((portion.card, at))
    on = placing(portions, tracks, plan.placed)
    for t, track in enumerate(tracks):
        if plan.cleared[t] > (spent := spend(track, portions, on[t])).cleared:
            return _shortfall(track, t, portions, on[t], spent.cleared)
    return _why_not_order(plan.order, on)


def _why_not_order(order: Sequence[int], on: Sequence[Sequence[int]]) -> WhyNot | None:
    seen: set[int] = set()
    for t in order:
        if not 0 <= t < len(on) or not on[t]:
            return WhyNot("order-track", track=t)
        if t in seen:
            return WhyNot("order-twice", track=t)
        seen.add(t)
    for t, here in enumerate(on):
        if here and t not in seen:
            return WhyNot("order-missing", track=t)
    return None


def _shortfall(
    track: Track, t: int, portions: Sequence[Portion], on: Sequence[int], reached: int
) -> WhyNot:
    """What is missing for the first level that stays: its colour, or points."""
    points = [m for i in on for m in portions[i].points]
    rifles = [
        i for i in on if portions[i].last and len(track.levels) - reached > portions[i].levels
    ]
    if reached == len(track.levels):
        return WhyNot("too-much", track=t, level=reached, need=0, have=0)
    if rifles and not track.boss:
        left = len(track.levels) - reached
        return WhyNot(
            "not-last",
            rifles[0],
            track=t,
            level=reached,
            need=portions[rifles[0]].levels,
            have=left,
        )
    have = _vector(points, (), track)
    level = track.levels[reached]
    packets = _vector(
        (), [(portions[i].levels, portions[i].last) for i in on if portions[i].levels], track
    )
    _, by = best_packets(track.levels, (*have[:6], packets[6]))
    total = sum(track.levels[k] if track.levels[k] > 0 else 1 for k in range(reached) if by[k] < 0)
    usable = sum(have[:5]) + len(have[5])
    if level < 0:
        c = -1 - level
        before = sum(1 for k in range(reached) if by[k] < 0 and track.levels[k] == level)
        able = have[c] + sum(1 for m in have[5] if m >> c & 1)
        if able <= before:
            return WhyNot("too-much", track=t, level=reached, need=before + 1, have=able, colour=c)
    need = total + max(level, 1)
    return WhyNot("too-much", track=t, level=reached, need=need, have=min(usable, need - 1))


# -------------------------------------------------------------------------------- the search

_FIELD = 4
"""Bits for each kind of portion in a packed multiset: three for its number, one to guard."""


class _Kind(NamedTuple):
    portion: Portion
    members: tuple[int, ...]
    group: int
    """The card, where it has several portions; -1 where the portion is a card of its own."""


class _Choice(NamedTuple):
    """A smallest set of portions that clears so many levels of a track."""

    packed: int
    cleared: int


def _kinds(portions: Sequence[Portion]) -> tuple[list[_Kind], list[int]]:
    """Portions that are interchangeable, together; and the sweeps."""
    of_card: dict[int, int] = {}
    for portion in portions:
        of_card[portion.card] = of_card.get(portion.card, 0) + 1
    groups: dict[tuple[Portion, int], list[int]] = {}
    sweeps = []
    for i, portion in enumerate(portions):
        if portion.sweep:
            sweeps.append(i)
            continue
        group = portion.card if of_card[portion.card] > 1 else -1
        key = (portion._replace(card=-1, points=tuple(sorted(portion.points))), group)
        groups.setdefault(key, []).append(i)
    kinds = []
    for (portion, group), members in groups.items():
        for start in range(0, len(members), 7):
            kinds.append(_Kind(portion, tuple(members[start : start + 7]), group))
    return kinds, sweeps


class _Sets:
    """Every set of portions that may stand on one track, and what it amounts to there.

    Tracks that ignore the same points and take the same portions share them."""

    def __init__(self, kinds: Sequence[_Kind], track: Track, allowed: Sequence[bool]) -> None:
        sets: list[tuple[int, list[int], tuple[int, ...], tuple[tuple[int, bool], ...]]] = [
            (0, [0, 0, 0, 0, 0], (), ())
        ]
        for k, (portion, members, _) in enumerate(kinds):
            if not allowed[k]:
                continue
            one = _vector(
                portion.points, [(portion.levels, portion.last)] if portion.levels else (), track
            )
            if one == _NOTHING:
                continue
            unit = 1 << k * _FIELD
            more = []
            for n in range(1, 2 if portion.apart else len(members) + 1):
                for packed, counts, wild, packets in sets:
                    more.append(
                        (
                            packed + n * unit,
                            [a + n * b for a, b in zip(counts, one, strict=False)],
                            wild + n * one[5],
                            packets + n * one[6],
                        )
                    )
            sets += more
        self.sets: list[tuple[int, Vector]] = []
        for packed, c, wild, packets in sets:
            if len(wild) > 1:
                wild = tuple(sorted(wild))
            if len(packets) > 1:
                packets = tuple(sorted(packets))
            self.sets.append((packed, (c[0], c[1], c[2], c[3], c[4], wild, packets)))


_NOTHING: Vector = (0, 0, 0, 0, 0, (), ())


def _plus(a: Vector, b: Vector) -> Vector:
    return (
        a[0] + b[0],
        a[1] + b[1],
        a[2] + b[2],
        a[3] + b[3],
        a[4] + b[4],
        tuple(sorted(a[5] + b[5])) if b[5] else a[5],
        tuple(sorted(a[6] + b[6])) if b[6] else a[6],
    )


def _choices(reach: _Reach, sets: _Sets, free: Vector, kinds: int) -> list[_Choice]:
    """The smallest sets for every number of levels; the first is the empty one, with what `free`
    damage (a sweep's) clears anyway."""
    levels: dict[int, int] = {}
    choices = []
    units = [1 << k * _FIELD for k in range(kinds)]
    masks = [7 << k * _FIELD for k in range(kinds)]
    for packed, vector in sets.sets:
        cleared = reach(_plus(vector, free) if free is not _NOTHING else vector)
        levels[packed] = cleared
        if packed:
            for unit, mask in zip(units, masks, strict=True):
                if packed & mask and levels[packed - unit] >= cleared:
                    break
            else:
                choices.append(_Choice(packed, cleared))
        else:
            choices.append(_Choice(0, cleared))
    return choices


_W = 1 << 12


class _Scores(NamedTuple):
    """How a goal counts: what a defeat, the chosen defeat, and a level are worth, and whether cards
    kept count before levels."""

    goal: Goal

    def of(self, track: Track, t: int, cleared: int) -> int:
        """First figure, figure after the cards kept; packed."""
        defeated = cleared == len(track.levels)
        match self.goal.kind:
            case "levels":
                return cleared * _W + defeated
            case "worth":
                return (track.worth * defeated) * _W + cleared
            case "target":
                return ((_W * (t == self.goal.track) + 1) * defeated) * _W + cleared
            case _:
                return defeated * _W + cleared

    def final(self, score: int, kept: int) -> tuple[int, ...]:
        first, second = divmod(score, _W)
        return (first, kept, second) if self.goal.kind == "keep" else (first, second, kept)


class _Gains(NamedTuple):
    """With the sweeps chosen: what every track may gain beyond the base that is had for nothing."""

    way: tuple[int, ...]
    base: int
    listed: list[tuple[int, list[tuple[int, int]]]]
    """(track, (set of portions, gain), best first)."""
    hopes: list[list[int]]
    hope: int
    """A score that no plan can beat."""


class Solver:
    """All plans for one turn's damage; goals share the work."""

    def __init__(self, portions: Sequence[Portion], tracks: Sequence[Track]) -> None:
        self.portions = tuple(portions)
        self.tracks = tuple(tracks)
        self.kinds, self.sweeps = _kinds(self.portions)
        self._groups = {k.group for k in self.kinds if k.group >= 0} | {
            self.portions[i].card for i in self.sweeps
        }
        self._open = [t for t, track in enumerate(self.tracks) if not track.closed and track.levels]
        self._reach = {t: _Reach(self.tracks[t]) for t in self._open}
        self._sets = self._shared_sets()
        self._choices: dict[tuple[int, Vector], list[_Choice]] = {}
        cap = guards = 0
        for k, kind in enumerate(self.kinds):
            cap |= len(kind.members) << k * _FIELD
            guards |= 8 << k * _FIELD
        self._cap, self._guards = cap, guards
        self._weights: dict[int, int] = {}
        self._swept = list(self._sweeps())

    def _shared_sets(self) -> dict[int, _Sets]:
        made: dict[tuple[int, bool, tuple[bool, ...]], _Sets] = {}
        sets = {}
        for t in self._open:
            track = self.tracks[t]
            allowed = tuple(bool(kind.portion.only >> t & 1) for kind in self.kinds)
            key = (track.ignores, track.boss, allowed)
            if key not in made:
                made[key] = _Sets(self.kinds, track, allowed)
            sets[t] = made[key]
        return sets

    def _sweeps(self) -> Iterator[tuple[tuple[int, ...], dict[int, Vector]]]:
        """Every choice of runners for the sweeps, and what each track takes from it for nothing."""
        runners = sorted({self.tracks[t].faces for t in self._open})
        alike: dict[Portion, list[int]] = {}
        for i in self.sweeps:
            alike.setdefault(self.portions[i]._replace(card=-1), []).append(i)
        ways: list[dict[int, int]] = [{}]
        for members in alike.values():
            ways = [
                {**way, **dict(zip(members, chosen, strict=True))}
                for way in ways
                for chosen in combinations_with_replacement([-1, *runners], len(members))
            ]
        for way in ways:
            free = {}
            for t in self._open:
                track = self.tracks[t]
                here = [
                    self.portions[i]
                    for i, at in way.items()
                    if at == track.faces and self.portions[i].only >> t & 1
                ]
                if here:
                    packets = [(p.levels, p.last) for p in here if p.levels]
                    free[t] = _vector([m for p in here for m in p.points], packets, track)
            yield tuple(way.get(i, -1) for i in self.sweeps), free

    def _choices_for(self, t: int, free: Vector) -> list[_Choice]:
        key = (t, free)
        found = self._choices.get(key)
        if found is None:
            found = _choices(self._reach[t], self._sets[t], free, len(self.kinds))
            self._choices[key] = found
        return found

    def _kept(self, left: int, way: tuple[int, ...]) -> int:
        """Cards of which no portion is used."""
        kept = 0
        used = set()
        for k, kind in enumerate(self.kinds):
            remaining = left >> k * _FIELD & 7
            if kind.group < 0:
                kept += remaining
            elif remaining < len(kind.members):
                used.add(kind.group)
        for i, at in zip(self.sweeps, way, strict=True):
            if at >= 0:
                used.add(self.portions[i].card)
        return kept + len(self._groups - used)

    def best(self, goal: Goal) -> Plan:
        """The best plan by a goal; among equals the one that keeps most cards."""
        scores = _Scores(goal)
        ways = sorted(
            (self._gains(scores, way, free) for way, free in self._swept), key=lambda w: -w.hope
        )
        best: tuple[tuple[int, ...], list[tuple[int, int]], tuple[int, ...]] | None = None
        for gains in ways:
            if best and scores.final(gains.hope, len(self.portions)) < best[0]:
                continue
            found = self._packing(scores, gains)
            if best is None or found[0] > best[0]:
                best = (*found, gains.way)
        if best is None:
            return plan_of(self.portions, self.tracks, [-1] * len(self.portions))
        return self._plan(best[1], best[2])

    def _gains(self, scores: _Scores, way: tuple[int, ...], free: dict[int, Vector]) -> _Gains:
        listed = []
        base = 0
        for t in self._open:
            track = self.tracks[t]
            choices = self._choices_for(t, free.get(t, _NOTHING))
            nothing = scores.of(track, t, choices[0].cleared)
            base += nothing
            gains = [
                (c.packed, gain)
                for c in choices[1:]
                if (gain := scores.of(track, t, c.cleared) - nothing) > 0
            ]
            if gains:
                gains.sort(key=lambda g: -g[1])
                listed.append((t, gains))
        listed.sort(key=lambda entry: len(entry[1]))
        hopes = self._hopes(listed)
        return _Gains(way, base, listed, hopes, base + hopes[0][-1])

    def _hopes(self, listed: list[tuple[int, list[tuple[int, int]]]]) -> list[list[int]]:
        """Scores that no plan can beat: for the tracks from the n-th on, with so much weight of
        portions left.  It forgets which portions a track needs and counts only how many."""
        heaviest = self._weight(self._cap)
        after = [0] * (heaviest + 1)
        hopes = [after]
        for _, gains in reversed(listed):
            lightest: dict[int, int] = {}
            for packed, gain in gains:
                weight = self._weight(packed)
                if gain > lightest.get(weight, 0):
                    lightest[weight] = gain
            steps = []
            most = 0
            for weight in sorted(lightest):
                if lightest[weight] > most:
                    most = lightest[weight]
                    steps.append((weight, most))
            hope = after.copy()
            for weight, gain in steps:
                for left in range(weight, heaviest + 1):
                    if (reached := after[left - weight] + gain) > hope[left]:
                        hope[left] = reached
            hopes.append(hope)
            after = hope
        hopes.reverse()
        return hopes

    def _weight(self, packed: int) -> int:
        """Points, and three for each level that is cleared outright."""
        found = self._weights.get(packed)
        if found is None:
            found = 0
            for k, kind in enumerate(self.kinds):
                n = packed >> k * _FIELD & 7
                found += n * (len(kind.portion.points) + 3 * kind.portion.levels)
            self._weights[packed] = found
        return found

    def _packing(
        self, scores: _Scores, by_track: _Gains
    ) -> tuple[tuple[int, ...], list[tuple[int, int]]]:
        """The best disjoint choices for all tracks: for every remainder of portions the best score,
        track by track."""
        guards = self._guards
        way, base, listed, hopes, _ = by_track
        floor = self._greedy(listed)
        if scores.goal.kind == "keep":
            floor -= floor % _W  # levels come after the cards kept, so they prune nothing
        layers: list[dict[int, tuple[int, int]]] = []
        states: dict[int, int] = {self._cap: 0}
        for n, (_, gains) in enumerate(listed):
            layer: dict[int, tuple[int, int]] = {left: (score, 0) for left, score in states.items()}
            hope = hopes[n + 1]
            for left, score in states.items():
                guarded = left | guards
                most = hope[self._weight(left)]
                for packed, gain in gains:
                    if score + gain + most < floor:
                        break
                    rest = guarded - packed
                    if rest & guards == guards:
                        rest ^= guards
                        reached = score + gain
                        known = layer.get(rest)
                        if known is None or known[0] < reached:
                            layer[rest] = (reached, packed)
            layers.append(layer)
            states = {
                left: score
                for left, (score, _) in layer.items()
                if score + hope[self._weight(left)] >= floor
            }
        key, left = max(
            (scores.final(base + score, self._kept(left, way)), left)
            for left, score in states.items()
        )
        chosen = []
        for (t, _), layer in zip(reversed(listed), reversed(layers), strict=True):
            packed = layer[left][1]
            if packed:
                chosen.append((t, packed))
                left += packed
        return key, chosen

    def _greedy(self, listed: list[tuple[int, list[tuple[int, int]]]]) -> int:
        """A score that can surely be had, so that hopeless branches are left early."""
        guards = self._guards
        left = self._cap
        score = 0
        for _, gains in sorted(listed, key=lambda entry: -entry[1][0][1]):
            for packed, gain in gains:
                rest = (left | guards) - packed
                if rest & guards == guards:
                    left = rest ^ guards
                    score += gain
                    break
        return score

    def _plan(self, chosen: list[tuple[int, int]], way: tuple[int, ...]) -> Plan:
        placed = [-1] * len(self.portions)
        for i, at in zip(self.sweeps, way, strict=True):
            placed[i] = at
        next_of = [0] * len(self.kinds)
        for t, packed in chosen:
            for k, kind in enumerate(self.kinds):
                for _ in range(packed >> k * _FIELD & 7):
                    placed[kind.members[next_of[k]]] = t
                    next_of[k] += 1
        return plan_of(self.portions, self.tracks, placed)

    def offers(self) -> list[tuple[Goal, Plan]]:
        """Plans worth offering, best first and each once: clears most, clears a chosen obstacle
        (every one that can fall), advances most levels, keeps cards."""
        offered: list[tuple[Goal, Plan]] = []
        seen: set[tuple[int, ...]] = set()

        def offer(goal: Goal) -> Plan:
            plan = self.best(goal)
            if any(plan.cleared) and plan.placed not in seen:
                seen.add(plan.placed)
                offered.append((goal, plan))
            return plan

        fallen = set(offer(Goal("clear")).defeats(self.tracks))
        offer(Goal("keep"))
        for t in self._open:
            if t not in fallen and self.can_fall(t):
                offer(Goal("target", t))
        offer(Goal("levels"))
        return offered

    def can_fall(self, t: int) -> bool:
        """Whether all the damage together defeats this one."""
        most = len(self.tracks[t].levels)
        return t in self._reach and any(
            choice.cleared == most
            for _, free in self._swept
            for choice in self._choices_for(t, free.get(t, _NOTHING))
        )
