"""The search for the best damage plan.  It is exact: it lists, for every track, the smallest sets
of portions that clear one level more, and then chooses sets that have nothing in common for all
tracks, best first by the goal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement
from typing import NamedTuple

from neontable.games.crossfire.rules.damage_sets import (
    Damage,
    Free,
    SetNumber,
    Sets,
    hand_of,
    numbers,
)
from neontable.games.crossfire.rules.plans import Goal, Plan, plan_of
from neontable.games.crossfire.rules.reach import Portion, Track

_W = 1 << 12
"""What counts first is so many times what counts second."""

_FEW = 12
"""As many scores need not be thinned out."""

Gain = tuple[int, int, Sets]
"""What is scored, by so many levels of a track, and the sets that clear them."""

Listed = list[tuple[int, list[Gain]]]
"""By track what may be gained there, most first."""

Layer = dict[int, Sets]
"""For every score what is used for it."""

Choice = tuple[int, int, SetNumber]
"""A track, the levels of it that are cleared, and the set that clears them."""


class _Found(NamedTuple):
    """The best that can be had, with the sweeps chosen."""

    score: int
    used: SetNumber
    choices: list[Choice]


class Solver:
    """All plans for one turn's damage."""

    def __init__(self, portions: Sequence[Portion], tracks: Sequence[Track]) -> None:
        self.portions = tuple(portions)
        self.tracks = tuple(tracks)
        self._hand = hand_of(self.portions)
        self._damage = self._hand.damage

    def best(self, goal: Goal) -> Plan:
        """The best plan by a goal; among equals the one that keeps most cards."""
        if not self._hand.sweeps:
            return self._plan(self._packing(goal, *self._listed(goal, {})).choices)
        best: tuple[tuple[int, ...], tuple[int, ...], list[Choice]] = (), (), []
        ways = [(sweeps, *self._listed(goal, free)) for sweeps, free in self._sweeps()]
        hopes = [base + sum(gains[0][0] for _, gains in listed) for _, base, listed in ways]
        for way in sorted(range(len(ways)), key=hopes.__getitem__, reverse=True):
            if self._rank(goal, hopes[way], 0) <= best[0]:
                continue  # not even all that may be gained there would be better
            sweeps, base, listed = ways[way]
            found = self._packing(goal, base, listed)
            rank = self._rank(goal, found.score, found.used, sweeps)
            if rank > best[0]:
                best = rank, sweeps, found.choices
        placed = self._placed(best[2])
        for i, at in zip(self._hand.sweeps, best[1], strict=True):
            placed[i] = at
        return plan_of(self.portions, self.tracks, placed)

    def _sweeps(self) -> Iterator[tuple[tuple[int, ...], dict[int, Free]]]:
        """Every choice of runners for the sweeps, and what each track gets from it for nothing."""
        sweeps = self._hand.sweeps
        runners = sorted({track.faces for track in self.tracks})
        alike: dict[Portion, list[int]] = {}
        for i in sweeps:
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
            for t, track in enumerate(self.tracks):
                here = [
                    self.portions[i]
                    for i, at in way.items()
                    if at == track.faces and self.portions[i].only >> t & 1
                ]
                if here:
                    points = tuple(mask for p in here for mask in p.points)
                    packets = tuple((p.levels, p.last) for p in here if p.levels)
                    free[t] = Free(points, packets)
            yield tuple(way[i] for i in sweeps), free

    def _packing(self, goal: Goal, base: int, listed: Listed) -> _Found:
        """The best choice of sets for all tracks, one track after another."""
        layers: list[Layer] = [{0: 1}]
        for _, gains in listed:
            layers.append(self._next_layer(layers[-1], gains))
        score, used = self._end(goal, base, layers[-1])
        return _Found(base + score, used, _choices(self._damage, listed, layers, score, used))

    def _listed(self, goal: Goal, free: dict[int, Free]) -> tuple[int, Listed]:
        """What is scored for nothing, and what every track may gain beyond."""
        ways_of = self._damage.ways
        level, defeat = (_W, 1) if goal.kind == "levels" else (1, _W)
        base = 0
        listed: Listed = []
        for t, track in enumerate(self.tracks):
            if track.closed or not track.levels:
                continue
            least, ways = ways_of(track, t, free.get(t))
            if not (ways or least):
                continue
            most = len(track.levels)
            more = defeat
            if goal.kind == "worth":
                more = track.worth * _W
            elif t == goal.track:
                more = (_W + 1) * _W
            if t == goal.before:
                more = _W**3
            nothing = least * level + (more if least == most else 0)
            base += nothing
            if ways:
                gains = [
                    (n * level + (more if n == most else 0) - nothing, n, sets) for n, sets in ways
                ]
                listed.append((t, gains))
        return base, listed

    def _next_layer(self, layer: Layer, gains: list[Gain]) -> Layer:
        found = layer.copy()
        joined = self._damage.joined
        for score, used in layer.items():
            for gain, _, sets in gains:
                reached = sets if used == 1 else joined(used, sets)
                if reached:
                    total = score + gain
                    found[total] = found.get(total, 0) | reached
        return self._thinned(found) if len(found) > _FEW else found

    def _thinned(self, layer: Layer) -> Layer:
        """Without what another one reaches with less."""
        thin: Layer = {}
        beaten = 0
        for score in sorted(layer, reverse=True):
            sets = layer[score] & ~beaten
            if sets:
                thin[score] = self._damage.smallest(sets)
                beaten |= self._damage.and_more(sets)
        return thin

    def _end(self, goal: Goal, base: int, layer: Layer) -> tuple[int, SetNumber]:
        """The best score that is reached, and what is used for it."""
        if goal.kind == "keep":
            ends = [(score, number) for score, sets in layer.items() for number in numbers(sets)]
            return max(ends, key=lambda end: self._rank(goal, base + end[0], end[1]))
        top = max(layer)
        sets = layer[top]
        if sets & (sets - 1):
            return top, min(numbers(self._damage.smallest(sets)), key=self._damage.cards)
        return top, sets.bit_length() - 1

    def _rank(
        self, goal: Goal, score: int, number: SetNumber, sweeps: Sequence[int] = ()
    ) -> tuple[int, ...]:
        """What makes one plan better than another."""
        first, second = divmod(score, _W)
        alone, groups = self._damage.used(number)
        for i, at in zip(self._hand.sweeps, sweeps, strict=False):
            if at >= 0:
                groups.add(self._hand.sweeping[i])
        cards = alone + len(groups)
        return (first, -cards, second) if goal.kind == "keep" else (first, second, -cards)

    def _placed(self, choices: list[Choice]) -> list[int]:
        placed = [-1] * len(self.portions)
        members, parts = self._hand.members, self._damage.parts
        given = [0] * len(parts)
        for t, _, number in choices:
            for k, (unit, most) in enumerate(parts):
                n = number // unit % (most + 1)
                if n:
                    for i in members[k][given[k] : given[k] + n]:
                        placed[i] = t
                    given[k] += n
        return placed

    def _plan(self, choices: list[Choice]) -> Plan:
        """The plan of choices where nothing is swept; obstacles that fall come first."""
        cleared = [0] * len(self.tracks)
        order = []
        for t, n, _ in choices:
            cleared[t] = n
            order.append((n < len(self.tracks[t].levels), t))
        order.sort()
        return Plan(tuple(self._placed(choices)), tuple(cleared), tuple([t for _, t in order]))

    def can_fall(self, t: int) -> bool:
        """Whether all the damage together defeats this one."""
        track = self.tracks[t]
        if track.closed:
            return False
        for _, free in self._sweeps():
            least, ways = self._damage.ways(track, t, free.get(t))
            if (ways[0][0] if ways else least) == len(track.levels):
                return True
        return False

    def offers(self) -> list[tuple[Goal, Plan]]:
        """Plans worth offering, best first and each once: clears most, clears a chosen obstacle
        (every one that can fall), advances most levels, keeps cards."""
        first = self.best(Goal("clear"))
        fallen = set(first.defeats(self.tracks))
        chosen = [t for t in range(len(self.tracks)) if t not in fallen and self.can_fall(t)]
        goals = [Goal("keep"), *(Goal("target", t) for t in chosen), Goal("levels")]
        plans = [(Goal("clear"), first), *((goal, self.best(goal)) for goal in goals)]
        offered: dict[tuple[int, ...], tuple[Goal, Plan]] = {}
        for goal, plan in plans:
            if any(plan.cleared) and plan.placed not in offered:
                offered[plan.placed] = (goal, plan)
        return list(offered.values())


def _choices(
    damage: Damage, listed: Listed, layers: list[Layer], score: int, used: SetNumber
) -> list[Choice]:
    """What led to a score, with this set used: back from the last track to the first."""
    found = []
    for at in range(len(listed) - 1, -1, -1):
        before = layers[at]
        if before.get(score, 0) >> used & 1:
            continue  # nothing went to this track
        t, gains = listed[at]
        for gain, n, sets in gains:
            known = before.get(score - gain)
            if known is not None:
                number = damage.taken(used, known, sets)
                if number:
                    found.append((t, n, number))
                    score -= gain
                    used -= number
                    break
    return found


def best(portions: Sequence[Portion], tracks: Sequence[Track], goal: Goal) -> Plan:
    """The best plan by a goal."""
    return Solver(portions, tracks).best(goal)
