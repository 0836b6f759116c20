"""The search for the best damage plan.  It is exact: it lists, for every track, the smallest sets
of portions that clear one level more, and then chooses disjoint sets for all tracks at once, best
first by the goal.  Where there is little to try, everything is simply tried (`_quick`); the
thorough search leaves out what cannot become the best."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement
from typing import NamedTuple

from neontable.games.crossfire.rules.damage_sets import (
    FIELD,
    Choice,
    Gain,
    Hand,
    hand_of,
    scores_of,
    touches,
    whole_of,
)
from neontable.games.crossfire.rules.plans import Goal, Plan, plan_of
from neontable.games.crossfire.rules.reach import (
    NOTHING,
    Portion,
    Track,
    Vector,
    reach_of,
    vector_of,
)

_W = 1 << 12
"""What counts first is so many times what counts second."""
_FEW = 64
"""So many pairs of sets are simply tried.  Of plans that are equally good both searches may find
different ones, so another number would let old records play differently."""
_BEAM = 12
"""How many sets the thorough search keeps at every track to find a score that can be had."""

Listed = list[tuple[int, list[Gain]]]
"""The sets to choose from, by track."""


def _few(listed: Listed) -> bool:
    """Whether trying everything costs less than finding out what is hopeless."""
    pairs = 1
    for _, gains in listed:
        pairs *= len(gains) + 1
        if pairs > _FEW:
            return len(listed) < 2
    return True


def _fewer_sets(entry: tuple[int, list[Gain]]) -> int:
    return len(entry[1])


def _weights(goal: Goal, track: Track, t: int) -> tuple[int, int]:
    """What a level and the defeat of a track score by a goal."""
    match goal.kind:
        case "levels":
            return _W, 1
        case "worth":
            return 1, track.worth * _W
        case "target" if t == goal.track:
            return 1, (_W + 1) * _W
        case _:
            return 1, _W


# -- little to try -------------------------------------------------------------------------------
_Path = tuple["_Path", int, int, int] | None
"""The choices made: those before, a track, the set that goes there, what it gains."""


def _quick(hand: Hand, tracks: Sequence[Track], goal: Goal) -> Plan | None:
    """The best plan by a goal, where no portion is of a special kind and there is little to try;
    None where the thorough search has to find it."""
    damage = hand.damage
    if hand.sweeps or damage.bound or goal.kind == "keep":
        return None
    listed: Listed = []
    for t in damage.touched(tracks):
        gains = damage.gains(tracks[t], *_weights(goal, tracks[t], t))
        if gains:
            listed.append((t, gains))
    if len(listed) > 1:
        listed.sort(key=_fewer_sets)
        if not _few(listed):
            return None
    guards = damage.guards
    states: dict[int, tuple[int, _Path]] = {damage.cap: (0, None)}
    for t, gains in listed:
        layer = dict(states)
        for left, (score, path) in states.items():
            guarded = left | guards
            for packed, gain, _ in gains:
                rest = guarded - packed
                if rest & guards == guards:
                    rest ^= guards
                    reached = score + gain
                    known = layer.get(rest)
                    if known is None or known[0] < reached:
                        layer[rest] = (reached, (path, t, packed, gain))
        states = layer
    top = max([score for score, _ in states.values()])
    best = [left for left, (score, _) in states.items() if score == top]
    left = best[0] if len(best) == 1 else max([(damage.kept(left), left) for left in best])[1]
    return _quick_plan(hand, tracks, goal, states[left][1])


def _quick_plan(hand: Hand, tracks: Sequence[Track], goal: Goal, path: _Path) -> Plan:
    """What the choices place and clear."""
    placed = [-1] * hand.size
    cleared = [0] * len(tracks)
    fallen: list[int] = []
    others: list[int] = []
    given = [0] * len(hand.members)
    while path is not None:
        path, t, packed, gain = path
        for k, members in enumerate(hand.members):
            n = packed >> k * FIELD & 7
            if n:
                for i in members[given[k] : given[k] + n]:
                    placed[i] = t
                given[k] += n
        most = len(tracks[t].levels)
        cleared[t] = n = scores_of(most, *_weights(goal, tracks[t], t)).index(gain)
        if n == most:
            fallen.append(t)
        else:
            others.append(t)
    fallen.sort()
    others.sort()
    return Plan(tuple(placed), tuple(cleared), (*fallen, *others))


# -- much to try ---------------------------------------------------------------------------------
class _Scores(NamedTuple):
    """How a goal counts: what a defeat, the chosen defeat, and a level are worth, and whether cards
    kept count before levels."""

    goal: Goal

    def of(self, track: Track, t: int) -> tuple[int, ...]:
        """For every number of levels cleared: first figure, figure after the cards kept; packed."""
        return scores_of(len(track.levels), *_weights(self.goal, track, t))

    def final(self, score: int, kept: int) -> tuple[int, ...]:
        first, second = divmod(score, _W)
        return (first, kept, second) if self.goal.kind == "keep" else (first, second, kept)


class _Gains(NamedTuple):
    """With the sweeps chosen: what every track may gain beyond the base that is had for nothing."""

    way: tuple[int, ...]
    base: int
    listed: Listed
    """By track, best first."""
    hopes: list[list[int]]
    """Scores that no plan can beat, as `_hopes` says; [] where everything is simply tried."""
    hope: int
    """A score that no plan of these can beat, where there are several ways."""


class _Search:
    """The thorough search; goals share the work."""

    def __init__(self, portions: Sequence[Portion], tracks: Sequence[Track]) -> None:
        self.portions = tuple(portions)
        self.tracks = tuple(tracks)
        self._hand = hand_of(self.portions)
        damage = self._damage = self._hand.damage
        self.kinds, self.sweeps = damage.kinds, self._hand.sweeps
        whole = whole_of(p for p in self.portions if p.only == -1)
        bound = any(p.only != -1 for p in self.portions)
        # A track that all the damage together does not touch is left out from the start.
        self._reach = {
            t: reach_of(track)
            for t, track in enumerate(self.tracks)
            if track.levels
            and not track.closed
            and (touches(track, whole) or (bound and self._reached(t)))
        }
        self._open = list(self._reach)
        self._choices: dict[tuple[int, Vector], list[Choice]] = {}
        self._weights: dict[int, int] = {damage.cap: damage.heaviest}
        self._swept = list(self._sweeps())

    def _reached(self, t: int) -> bool:
        """Whether a track is touched, where some portions may not go everywhere."""
        return touches(self.tracks[t], whole_of(p for p in self.portions if p.only >> t & 1))

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

    def _choices_for(self, t: int, free: Vector) -> list[Choice]:
        key = (t, free)
        found = self._choices.get(key)
        if found is None:
            found = self._damage.choices(self._reach[t], self.tracks[t], self._allowed(t), free)
            self._choices[key] = found
        return found

    def _kept(self, left: int, way: tuple[int, ...]) -> int:
        """Cards of which no portion is used."""
        if not self.sweeps:
            return self._damage.kept(left)
        swept = self._hand.sweeping
        used = {swept[i] for i, at in zip(self.sweeps, way, strict=True) if at >= 0}
        groups = self._damage.groups | set(swept.values())
        return self._damage.alone(left) + len(groups - used - self._damage.used(left))

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
        listed: Listed = []
        base = 0
        for t in self._open:
            track = self.tracks[t]
            if t not in free and not self._damage.bound:
                known = self._damage.gains(track, *_weights(scores.goal, track, t))
                if known:
                    listed.append((t, known))
                continue
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

    def _hopes(self, listed: Listed) -> list[list[int]]:
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

    def _beam(self, listed: Listed, hopes: list[list[int]]) -> int:
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
            for k, members in enumerate(self._hand.members):
                for _ in range(packed >> k * FIELD & 7):
                    placed[members[next_of[k]]] = t
                    next_of[k] += 1
        return plan_of(self.portions, self.tracks, placed)

    def can_fall(self, t: int) -> bool:
        """Whether all the damage together defeats this one."""
        most = len(self.tracks[t].levels)
        return t in self._reach and any(
            cleared == most
            for _, free in self._swept
            for _, cleared, _ in self._choices_for(t, free.get(t, NOTHING))
        )


class Solver:
    """All plans for one turn's damage."""

    def __init__(self, portions: Sequence[Portion], tracks: Sequence[Track]) -> None:
        self.portions = tuple(portions)
        self.tracks = tuple(tracks)
        self._thorough: _Search | None = None

    def best(self, goal: Goal) -> Plan:
        """The best plan by a goal; among equals the one that keeps most cards."""
        found = _quick(hand_of(self.portions), self.tracks, goal)
        return self._search().best(goal) if found is None else found

    def _search(self) -> _Search:
        if self._thorough is None:
            self._thorough = _Search(self.portions, self.tracks)
        return self._thorough

    def can_fall(self, t: int) -> bool:
        """Whether all the damage together defeats this one."""
        return self._search().can_fall(t)

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


def best(portions: Sequence[Portion], tracks: Sequence[Track], goal: Goal) -> Plan:
    """The best plan by a goal."""
    return Solver(portions, tracks).best(goal)
