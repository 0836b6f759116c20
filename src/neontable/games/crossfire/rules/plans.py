"""Damage plans: which damage of this turn goes where.

A pure module like `rules/reach.py`, which says what portions clear on one track.  A plan is a
placement of portions; what it clears follows.  The search is exact: it lists, for every track, the
smallest sets of portions that clear one level more, and then chooses disjoint sets for all
tracks at once, best first by the goal.  Portions that are alike are counted, not told apart; what
is left of them is one packed number."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations_with_replacement
from typing import Literal, NamedTuple

from neontable.games.crossfire.rules.reach import (
    COLOURLESS,
    NOTHING,
    Portion,
    Reach,
    Spent,
    Track,
    Vector,
    best_packets,
    cleared_by,
    coloured,
    plus,
    reach_of,
    spend,
    vector_of,
)

__all__ = [
    "COLOURLESS",
    "Goal",
    "Plan",
    "Portion",
    "Solver",
    "Spent",
    "Track",
    "WhyNot",
    "best",
    "coloured",
    "plan_of",
    "spend",
    "why_not",
]

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
        cleared_by(track, [portions[i] for i in on[t]]) if on[t] else 0
        for t, track in enumerate(tracks)
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
        reached = cleared_by(track, [portions[i] for i in on[t]])
        if plan.cleared[t] > reached:
            return _shortfall(track, t, portions, on[t], reached)
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
    have = vector_of(points, (), track)
    level = track.levels[reached]
    packets = vector_of(
        (), [(portions[i].levels, portions[i].last) for i in on if portions[i].levels], track
    )
    _, by = best_packets(track.levels, (*have[:6], packets[6]))
    total = sum(track.levels[k] if track.levels[k] > 0 else 1 for k in range(reached) if by[k] < 0)
    usable = sum(have[:5]) + len(have[5])
    if level < 0:
        c = -1 - level
        before = sum(1 for k in range(reached) if by[k] < 0 and track.levels[k] == level)
        able = have[:4][c] + sum(1 for m in have[5] if m >> c & 1)
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


_Choice = tuple[int, int, int]
"""A smallest set of portions, packed; how many levels of a track it clears; its weight.  A plain
tuple: thousands are made, and a named one takes several times as long."""


@lru_cache(maxsize=4096)
def _whosever(portion: Portion) -> Portion:
    """The same portion, of no card in particular."""
    return portion._replace(card=-1, points=tuple(sorted(portion.points)))


@lru_cache(maxsize=4096)
def _amounts(portion: Portion, ignores: int, boss: bool) -> Vector:
    """What a portion amounts to on a track that ignores some points."""
    packets = [(portion.levels, portion.last)] if portion.levels else ()
    return vector_of(portion.points, packets, Track((), boss=boss, ignores=ignores))


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
        alike = groups.setdefault((_whosever(portion), group), [])
        alike.append(i)
    kinds = []
    for (portion, group), members in groups.items():
        for start in range(0, len(members), 7):
            kinds.append(_Kind(portion, tuple(members[start : start + 7]), group))
    return kinds, sweeps


_Set = tuple[int, Vector, int]
"""Portions, packed; what they amount to on a track; their weight."""


def _weight_of(portion: Portion) -> int:
    """Points, and three for each level that is cleared outright."""
    return len(portion.points) + 3 * portion.levels


class _Damage:
    """What follows from the portions alone, whatever they are to clear."""

    def __init__(self, portions: tuple[Portion, ...]) -> None:
        self.kinds, self.sweeps = _kinds(portions)
        self.groups = {k.group for k in self.kinds if k.group >= 0} | {
            portions[i].card for i in self.sweeps
        }
        self.whole = _whole(p for p in portions if p.only == -1)
        self.bound = any(p.only != -1 for p in portions)
        self.cap = self.guards = self.heaviest = 0
        for k, kind in enumerate(self.kinds):
            self.cap |= len(kind.members) << k * _FIELD
            self.guards |= 8 << k * _FIELD
            self.heaviest += len(kind.members) * _weight_of(kind.portion)
        self._known: dict[tuple[int, bool, tuple[bool, ...]], list[_Set]] = {}

    def sets(self, track: Track, allowed: tuple[bool, ...]) -> list[_Set]:
        """Every set of portions that may stand on a track, and what it amounts to there."""
        key = (track.ignores, track.boss, allowed)
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._made(track, allowed)
        return found

    def _made(self, track: Track, allowed: tuple[bool, ...]) -> list[_Set]:
        sets: list[_Set] = [(0, NOTHING, 0)]
        for k, (portion, members, _) in enumerate(self.kinds):
            if allowed and not allowed[k]:
                continue
            one = _amounts(portion, track.ignores, track.boss)
            if one == NOTHING:
                continue
            unit = 1 << k * _FIELD
            heavy = _weight_of(portion)
            with_more = sets
            for _ in range(1 if portion.apart else len(members)):
                with_more = [
                    (packed + unit, plus(vector, one), weight + heavy)
                    for packed, vector, weight in with_more
                ]
                sets = sets + with_more
        return sets


@lru_cache(maxsize=256)
def _damage(portions: tuple[Portion, ...]) -> _Damage:
    return _Damage(portions)


def _choices(reach: Reach, sets: Sequence[_Set], free: Vector, kinds: int) -> list[_Choice]:
    """The smallest sets for every number of levels; the first is the empty one, with what `free`
    damage (a sweep's) clears anyway."""
    levels: dict[int, int] = {}
    choices = []
    parts = [(1 << k * _FIELD, 7 << k * _FIELD) for k in range(kinds)]
    known, learn = reach.known, reach.learn
    nothing = -1
    for packed, vector, weight in sets:
        have = vector if free is NOTHING else plus(vector, free)
        cleared = known.get(have, -1)
        if cleared < 0:
            cleared = learn(have)
        levels[packed] = cleared
        if cleared > nothing:
            for unit, mask in parts:
                if packed & mask and levels[packed - unit] >= cleared:
                    break
            else:
                choices.append((packed, cleared, weight))
            if nothing < 0:
                nothing = cleared  # by no portion at all: a set that clears no more is no choice
    return choices


_W = 1 << 12
_FEW = 64
"""So many pairs of sets are simply tried."""
_BEAM = 12
"""How many sets the quick search keeps at every track."""


@lru_cache(maxsize=1024)
def _scores(most: int, level: int, defeat: int) -> tuple[int, ...]:
    return (*(n * level for n in range(most)), most * level + defeat)


class _Scores(NamedTuple):
    """How a goal counts: what a defeat, the chosen defeat, and a level are worth, and whether cards
    kept count before levels."""

    goal: Goal

    def of(self, track: Track, t: int) -> tuple[int, ...]:
        """For every number of levels cleared: first figure, figure after the cards kept; packed."""
        most = len(track.levels)
        match self.goal.kind:
            case "levels":
                return _scores(most, _W, 1)
            case "worth":
                return _scores(most, 1, track.worth * _W)
            case "target":
                return _scores(most, 1, (_W * (t == self.goal.track) + 1) * _W)
            case _:
                return _scores(most, 1, _W)

    def final(self, score: int, kept: int) -> tuple[int, ...]:
        first, second = divmod(score, _W)
        return (first, kept, second) if self.goal.kind == "keep" else (first, second, kept)


_Gain = tuple[int, int, int]
"""A set of portions, what it gains, its weight."""


class _Gains(NamedTuple):
    """With the sweeps chosen: what every track may gain beyond the base that is had for nothing."""

    way: tuple[int, ...]
    base: int
    listed: list[tuple[int, list[_Gain]]]
    """By track, best first."""
    hopes: list[list[int]]
    """Scores that no plan can beat, as `_hopes` says; [] where everything is simply tried."""
    hope: int
    """A score that no plan of these can beat, where there are several ways."""


_Whole = tuple[int, int, bool]
"""All damage together: how many points, the colours among them as a mask, whether it has levels."""


def _whole(portions: Iterable[Portion]) -> _Whole:
    points, colours, levels = 0, 0, False
    for portion in portions:
        points += len(portion.points)
        for mask in portion.points:
            colours |= mask
        levels = levels or portion.levels > 0
    return points, colours, levels


def _touches(track: Track, whole: _Whole) -> bool:
    """Quick, and never wrongly false: whether the damage could clear the first level."""
    points, colours, levels = whole
    if (levels and not track.boss) or track.instead is not None:
        return True
    first = track.levels[0]
    return points >= first if first > 0 else bool(colours >> (-1 - first) & 1)


def _few(listed: list[tuple[int, list[_Gain]]]) -> bool:
    """Whether trying everything costs less than finding out what is hopeless."""
    pairs = 1
    for _, gains in listed:
        pairs *= len(gains) + 1
        if pairs > _FEW:
            return len(listed) < 2
    return True


class Solver:
    """All plans for one turn's damage; goals share the work."""

    def __init__(self, portions: Sequence[Portion], tracks: Sequence[Track]) -> None:
        self.portions = tuple(portions)
        self.tracks = tuple(tracks)
        damage = self._damage = _damage(self.portions)
        self.kinds, self.sweeps = damage.kinds, damage.sweeps
        # A track that all the damage together does not touch is left out from the start.
        self._reach = {
            t: reach_of(track)
            for t, track in enumerate(self.tracks)
            if track.levels
            and not track.closed
            and (_touches(track, damage.whole) or (damage.bound and self._reached(t)))
        }
        self._open = list(self._reach)
        self._choices: dict[tuple[int, Vector], list[_Choice]] = {}
        self._weights: dict[int, int] = {damage.cap: damage.heaviest}
        self._swept = list(self._sweeps())

    def _reached(self, t: int) -> bool:
        """Whether a track is touched, where some portions may not go everywhere."""
        return _touches(self.tracks[t], _whole(p for p in self.portions if p.only >> t & 1))

    def _allowed(self, t: int) -> tuple[bool, ...]:
        """Which kinds of portions may go there; () for all of them."""
        if not self._damage.bound:
            return ()
        return tuple(bool(kind.portion.only >> t & 1) for kind in self.kinds)

    def _sweeps(self) -> Iterator[tuple[tuple[int, ...], dict[int, Vector]]]:
        """Every choice of runners for the sweeps, and what each track takes from it for nothing."""
        if not self.sweeps:
            yield (), {}
            return
        runners = sorted({self.tracks[t].faces for t in self._open})
        alike: dict[Portion, list[int]] = {}
        for i in self.sweeps:
            kind = self.portions[i]._replace(card=-1)
            alike[kind] = [*alike.get(kind, ()), i]
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
                    free[t] = vector_of([m for p in here for m in p.points], packets, track)
            yield tuple(way.get(i, -1) for i in self.sweeps), free

    def _choices_for(self, t: int, free: Vector) -> list[_Choice]:
        key = (t, free)
        found = self._choices.get(key)
        if found is None:
            sets = self._damage.sets(self.tracks[t], self._allowed(t))
            found = _choices(self._reach[t], sets, free, len(self.kinds))
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
        return kept + len(self._damage.groups - used)

    def best(self, goal: Goal) -> Plan:
        """The best plan by a goal; among equals the one that keeps most cards."""
        if not self._open:
            none = (-1,) * len(self.portions)
            return Plan(none, (0,) * len(self.tracks), ())
        scores = _Scores(goal)
        ways = [self._gains(scores, way, free) for way, free in self._swept]
        if len(ways) > 1:
            ways.sort(key=lambda w: -w.hope)
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
        listed: list[tuple[int, list[_Gain]]] = []
        base = 0
        for t in self._open:
            track = self.tracks[t]
            choices = self._choices_for(t, free.get(t, NOTHING))
            by_levels = scores.of(track, t)
            _, least, _ = choices[0]
            nothing = by_levels[least]
            base += nothing
            gains = [
                (packed, gain, weight)
                for packed, cleared, weight in choices
                if (gain := by_levels[cleared] - nothing) > 0
            ]
            if gains:
                gains.sort(key=lambda g: -g[1])
                listed.append((t, gains))
        listed.sort(key=lambda entry: len(entry[1]))
        if len(self._swept) == 1 and _few(listed):
            return _Gains(way, base, listed, [], 0)
        hopes = self._hopes(listed)
        return _Gains(way, base, listed, hopes, base + hopes[0][-1])

    def _hopes(self, listed: list[tuple[int, list[_Gain]]]) -> list[list[int]]:
        """Scores that no plan can beat: for the tracks from the n-th on, with so much weight of
        portions left.  It forgets which portions a track needs and counts only how many."""
        heaviest = self._damage.heaviest
        after = [0] * (heaviest + 1)
        hopes = [after]
        for _, gains in reversed(listed):
            lightest: dict[int, int] = {}
            for _, gain, weight in gains:
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

    def _packing(
        self, scores: _Scores, by_track: _Gains
    ) -> tuple[tuple[int, ...], list[tuple[int, int]]]:
        """The best disjoint choices for all tracks: for every remainder of portions the best score,
        track by track."""
        guards = self._damage.guards
        way, base, listed, hopes, _ = by_track
        if not hopes:
            hopes = [[0] * (self._damage.heaviest + 1)] * (len(listed) + 1)
            floor = 0
        else:
            floor = self._beam(listed, hopes)
        if scores.goal.kind == "keep":
            floor -= floor % _W  # levels come after the cards kept, so they prune nothing
        layers: list[dict[int, tuple[int, int]]] = []
        states: list[tuple[int, int, int]] = [(self._damage.cap, 0, self._damage.heaviest)]
        weights = self._weights
        for n, (_, gains) in enumerate(listed):
            layer: dict[int, tuple[int, int]] = {left: (score, 0) for left, score, _ in states}
            hope = hopes[n + 1]
            for left, score, weight in states:
                guarded = left | guards
                enough = floor - score - hope[weight]
                for packed, gain, heavy in gains:
                    if gain < enough:
                        break
                    rest = guarded - packed
                    if rest & guards == guards:
                        rest ^= guards
                        reached = score + gain
                        known = layer.get(rest)
                        if known is None:
                            layer[rest] = (reached, packed)
                            self._weights[rest] = weight - heavy
                        elif known[0] < reached:
                            layer[rest] = (reached, packed)
            layers.append(layer)
            states = [
                (left, score, heavy)
                for left, (score, _) in layer.items()
                if score + hope[heavy := weights[left]] >= floor
            ]
        key, left = max(
            (scores.final(base + score, self._kept(left, way)), left) for left, score, _ in states
        )
        chosen = []
        for (t, _), layer in zip(reversed(listed), reversed(layers), strict=True):
            packed = layer[left][1]
            if packed:
                chosen.append((t, packed))
                left += packed
        return key, chosen

    def _beam(self, listed: list[tuple[int, list[_Gain]]], hopes: list[list[int]]) -> int:
        """A score that can surely be had, so that hopeless branches are left early: the search with
        only the most promising few at every track."""
        guards = self._damage.guards
        weights = self._weights
        states: dict[int, int] = {self._damage.cap: 0}
        for n, (_, gains) in enumerate(listed):
            layer = dict(states)
            for left, score in states.items():
                guarded = left | guards
                weight = weights[left]
                for packed, gain, heavy in gains:
                    rest = guarded - packed
                    if rest & guards == guards:
                        rest ^= guards
                        known = layer.get(rest)
                        if known is None:
                            layer[rest] = score + gain
                            self._weights[rest] = weight - heavy
                        elif known < score + gain:
                            layer[rest] = score + gain
            hope = hopes[n + 1]
            if len(layer) > _BEAM:
                promising = [(score + hope[weights[left]], left) for left, score in layer.items()]
                promising.sort(reverse=True)
                layer = {left: layer[left] for _, left in promising[:_BEAM]}
            states = layer
        return max(states.values())

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
        first = self.best(Goal("clear"))
        fallen = set(first.defeats(self.tracks))
        chosen = [t for t in self._open if t not in fallen and self.can_fall(t)]
        goals = [Goal("keep"), *(Goal("target", t) for t in chosen), Goal("levels")]
        plans = [(Goal("clear"), first), *((goal, self.best(goal)) for goal in goals)]
        offered: dict[tuple[int, ...], tuple[Goal, Plan]] = {}
        for goal, plan in plans:
            if any(plan.cleared) and plan.placed not in offered:
                offered[plan.placed] = (goal, plan)
        return list(offered.values())

    def can_fall(self, t: int) -> bool:
        """Whether all the damage together defeats this one."""
        most = len(self.tracks[t].levels)
        return t in self._reach and any(
            cleared == most
            for _, free in self._swept
            for _, cleared, _ in self._choices_for(t, free.get(t, NOTHING))
        )


@lru_cache(maxsize=4096)
def best(portions: tuple[Portion, ...], tracks: tuple[Track, ...], goal: Goal) -> Plan:
    """The best plan by a goal; a search that was made before is not made again."""
    return Solver(portions, tracks).best(goal)
