"""Damage plans: which damage of this turn goes where.

A pure module like `rules/reach.py`, which says what portions clear on one track.  A plan is a
placement of portions; what it clears follows.  The search is exact: it lists, for every track, the
smallest sets of portions that clear one level more, and then chooses disjoint sets for all
tracks at once, best first by the goal.  Portions that are alike are counted, not told apart; what
is left of them is one packed number."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
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
        groups[key] = [*groups.get(key, ()), i]
    kinds = []
    for (portion, group), members in groups.items():
        for start in range(0, len(members), 7):
            kinds.append(_Kind(portion, tuple(members[start : start + 7]), group))
    return kinds, sweeps


def _sets(
    kinds: Sequence[_Kind], track: Track, allowed: Sequence[bool]
) -> list[tuple[int, Vector]]:
    """Every set of portions that may stand on one track, and what it amounts to there."""
    sets: list[tuple[int, Vector]] = [(0, NOTHING)]
    for k, (portion, members, _) in enumerate(kinds):
        if not allowed[k]:
            continue
        packets = [(portion.levels, portion.last)] if portion.levels else ()
        one = vector_of(portion.points, packets, track)
        if one == NOTHING:
            continue
        unit = 1 << k * _FIELD
        with_more = sets
        for _ in range(1 if portion.apart else len(members)):
            with_more = [(packed + unit, plus(vector, one)) for packed, vector in with_more]
            sets = sets + with_more
    return sets


def _choices(
    reach: Reach, sets: Sequence[tuple[int, Vector]], free: Vector, kinds: int
) -> list[_Choice]:
    """The smallest sets for every number of levels; the first is the empty one, with what `free`
    damage (a sweep's) clears anyway."""
    levels: dict[int, int] = {}
    choices = []
    units = [1 << k * _FIELD for k in range(kinds)]
    masks = [7 << k * _FIELD for k in range(kinds)]
    for packed, vector in sets:
        cleared = reach(plus(vector, free) if free is not NOTHING else vector)
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
_BEAM = 12
"""How many sets the quick search keeps at every track."""


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
        # A track that all the damage together does not touch is left out from the start.
        self._reach = {
            t: Reach(track)
            for t, track in enumerate(self.tracks)
            if not track.closed and track.levels and self._touches(t, track)
        }
        self._open = list(self._reach)
        self._sets = self._shared_sets()
        self._choices: dict[tuple[int, Vector], list[_Choice]] = {}
        cap = guards = 0
        for k, kind in enumerate(self.kinds):
            cap |= len(kind.members) << k * _FIELD
            guards |= 8 << k * _FIELD
        self._cap, self._guards = cap, guards
        self._weights: dict[int, int] = {}
        self._swept = list(self._sweeps())

    def _touches(self, t: int, track: Track) -> bool:
        """Quick, and never wrongly false: whether anything could clear the first level."""
        first = track.levels[0]
        points = 0
        for portion in self.portions:
            if portion.only >> t & 1:
                if portion.levels and not track.boss:
                    return True
                if first > 0:
                    points += len(portion.points)
                elif any(mask >> (-1 - first) & 1 for mask in portion.points):
                    return True
        return points >= first > 0 or track.instead is not None

    def _shared_sets(self) -> dict[int, list[tuple[int, Vector]]]:
        """Tracks that ignore the same points and take the same portions share their sets."""
        made: dict[tuple[int, bool, tuple[bool, ...]], list[tuple[int, Vector]]] = {}
        sets = {}
        for t in self._open:
            track = self.tracks[t]
            allowed = tuple(bool(kind.portion.only >> t & 1) for kind in self.kinds)
            key = (track.ignores, track.boss, allowed)
            if key not in made:
                made[key] = _sets(self.kinds, track, allowed)
            sets[t] = made[key]
        return sets

    def _sweeps(self) -> Iterator[tuple[tuple[int, ...], dict[int, Vector]]]:
        """Every choice of runners for the sweeps, and what each track takes from it for nothing."""
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
        if not self._open:
            none = (-1,) * len(self.portions)
            return Plan(none, (0,) * len(self.tracks), ())
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
            choices = self._choices_for(t, free.get(t, NOTHING))
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
        floor = self._beam(listed, hopes)
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

    def _beam(self, listed: list[tuple[int, list[tuple[int, int]]]], hopes: list[list[int]]) -> int:
        """A score that can surely be had, so that hopeless branches are left early: the search with
        only the most promising few at every track."""
        guards = self._guards
        states: dict[int, int] = {self._cap: 0}
        for n, (_, gains) in enumerate(listed):
            layer = dict(states)
            for left, score in states.items():
                guarded = left | guards
                for packed, gain in gains:
                    rest = guarded - packed
                    if rest & guards == guards:
                        rest ^= guards
                        if layer.get(rest, -1) < score + gain:
                            layer[rest] = score + gain
            hope = hopes[n + 1]
            if len(layer) > _BEAM:
                promising = [
                    (score + hope[self._weight(left)], left) for left, score in layer.items()
                ]
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
            choice.cleared == most
            for _, free in self._swept
            for choice in self._choices_for(t, free.get(t, NOTHING))
        )


@lru_cache(maxsize=4096)
def best(portions: tuple[Portion, ...], tracks: tuple[Track, ...], goal: Goal) -> Plan:
    """The best plan by a goal; a search that was made before is not made again."""
    return Solver(portions, tracks).best(goal)
