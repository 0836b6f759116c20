"""Damage plans: which damage of this turn goes where.

A pure module like `reach.py`, which says what pieces clear on one target.  The search is exact: it
lists, for every target, the smallest sets of pieces that clear one level more, and then chooses
disjoint sets for all targets at once, best first by the goal.  Pieces that are alike are counted,
not told apart; what is left of a hand is one packed number."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement
from typing import Literal, NamedTuple

from neontable.games.crossfire.rules.reach import (
    NOTHING,
    PIECES_PER_CARD,
    Piece,
    Reach,
    Target,
    Vector,
    cleared,
    may_go,
    plus,
    vector_of,
)

__all__ = [
    "Goal",
    "Piece",
    "Plan",
    "Shots",
    "Solver",
    "Target",
    "WhyNot",
    "cleared",
    "fault",
    "plans",
]

Shots = tuple[tuple[int, int], ...]
"""(piece id, target id or -1 - runner), sorted; pieces that are not used are left out."""


class Plan(NamedTuple):
    name: str
    """most, defeat, safe, focus or keep"""
    shots: Shots
    cleared: tuple[tuple[int, int], ...]
    """(target id, levels) of every target that loses a level."""


class Goal(NamedTuple):
    """What a plan is good for; `kind` counts first, the rest breaks ties.

    most     levels, then obstacles defeated, then nuyen
    defeat   obstacles defeated, then nuyen, then levels
    safe     least attack left on the runner, then obstacles, then levels
    focus    levels of one target, then obstacles, then levels of the rest
    keep     as defeat, but cards that can stay in the hand count before levels
    """

    kind: Literal["most", "defeat", "safe", "focus", "keep"]
    runner: int = -1
    target: int = 0


# --------------------------------------------------------------------------------- the checker

Fault = Literal[
    "piece", "twice", "target", "runner", "immune", "boss", "bound", "apart", "short", "rifle"
]
FAULTS: dict[Fault, str] = {
    "piece": "CF-DMG-003 cf-why-plan-piece",
    "twice": "CF-DMG-010 cf-why-plan-twice",
    "target": "CF-OBS-023 cf-why-plan-target",
    "runner": "CF-CARD-035 cf-why-plan-runner",
    "immune": "CF-OBS-010 cf-why-plan-immune",
    "boss": "CF-BOSS-002 cf-why-plan-boss",
    "bound": "CF-TURN-008 cf-why-plan-bound",
    "apart": "CF-CARD-023 cf-why-plan-apart",
    "short": "CF-DMG-006 cf-why-plan-short",
    "rifle": "CF-CARD-033 cf-why-plan-rifle",
}


class WhyNot(NamedTuple):
    """Why a plan is not legal, with the numbers that a person wants to know."""

    fault: Fault
    piece: int = 0
    target: int = 0
    level: int = -1
    """The first level that stays, counted from those that are left."""
    need: int = 0
    have: int = 0
    colour: int = -1
    """The colour that is missing; -1 if points of any kind are."""


def placing(
    pieces: Sequence[Piece], targets: Sequence[Target], shots: Shots
) -> dict[int, list[Piece]]:
    """The pieces on every target, sweeps included."""
    by_id = {p.id: p for p in pieces}
    on: dict[int, list[Piece]] = {t.id: [] for t in targets}
    for id, at in shots:
        piece = by_id[id]
        if piece.sweep:
            for target in targets:
                if target.faces == -1 - at and may_go(piece, target):
                    on[target.id].append(piece)
        else:
            on[at].append(piece)
    return on


def why_not(
    pieces: Sequence[Piece],
    targets: Sequence[Target],
    shots: Shots,
    claimed: Sequence[tuple[int, int]] = (),
) -> WhyNot | None:
    """Why these shots are not allowed, or do not clear what is claimed; None if all is well."""
    by_id = {p.id: p for p in pieces}
    by_target = {t.id: t for t in targets}
    runners = {t.faces for t in targets}
    used: set[int] = set()
    groups: set[tuple[int, int]] = set()
    for id, at in shots:
        piece = by_id.get(id)
        if piece is None:
            return WhyNot("piece", piece=id)
        if id in used:
            return WhyNot("twice", piece=id)
        used.add(id)
        if piece.sweep:
            if -1 - at not in runners:
                return WhyNot("runner", piece=id, target=at)
            continue
        target = by_target.get(at)
        if target is None:
            return WhyNot("target", piece=id, target=at)
        if not may_go(piece, target):
            fault: Fault = "immune" if target.immune else "boss"
            if piece.only and piece.only != at:
                fault = "bound"
            return WhyNot(fault, piece=id, target=at)
        if piece.apart:
            if (piece.apart, at) in groups:
                return WhyNot("apart", piece=id, target=at)
            groups.add((piece.apart, at))
    on = placing(pieces, targets, shots)
    for id, n in claimed:
        target = by_target.get(id)
        if target is None:
            return WhyNot("target", target=id)
        reached = cleared(target, on[id])
        if n > reached:
            return _shortfall(target, on[id], reached)
    return None


def fault(pieces: Sequence[Piece], targets: Sequence[Target], shots: Shots) -> str | None:
    """Why shots are not allowed, as "RULE-ID message-id"; None when they are."""
    why = why_not(pieces, targets, shots)
    return None if why is None else FAULTS[why.fault]


def _shortfall(target: Target, on: Sequence[Piece], reached: int) -> WhyNot:
    """What is missing for the first level that stays: its colour, or points."""
    left = len(target.levels) - reached
    if not left:
        return WhyNot("short", target=target.id, level=reached)
    for piece in on:
        if piece.last and not target.boss and left > piece.levels:
            return WhyNot("rifle", piece.id, target.id, level=reached, need=piece.levels, have=left)
    have = vector_of(on, target)
    reach = Reach(target.levels[: reached + 1])
    reach((*have[:6], have[6]))
    total, *colours = reach.by_packets[have[6]][reached][0]
    for c in range(4):
        able = have[c] + sum(1 for mask in have[5] if mask >> c & 1)
        if colours[c] > able:
            return WhyNot(
                "short", 0, target.id, level=reached, need=colours[c], have=able, colour=c
            )
    return WhyNot(
        "short", 0, target.id, level=reached, need=total, have=sum(have[:5]) + len(have[5])
    )


# ---------------------------------------------------------------------------------- the search

_FIELD = 4
"""Bits for each kind of piece in a packed set: three for its number, one to guard."""
_W = 1 << 12


class _Kind(NamedTuple):
    piece: Piece
    members: tuple[int, ...]
    """Ids of the pieces that are like this."""
    card: int
    """The card, where it has several pieces; -1 where the piece is a card of its own."""


class _Choice(NamedTuple):
    """A smallest set of pieces that clears so many levels of a target."""

    packed: int
    cleared: int


def _kinds(pieces: Sequence[Piece]) -> list[_Kind]:
    of_card: dict[int, int] = {}
    for piece in pieces:
        of_card[piece.card] = of_card.get(piece.card, 0) + 1
    groups: dict[tuple[Piece, int], list[int]] = {}
    for piece in pieces:
        card = piece.card if of_card[piece.card] > 1 else -1
        if not piece.sweep:
            groups.setdefault((piece._replace(id=0), card), []).append(piece.id)
    return [
        _Kind(piece, tuple(members[start : start + 7]), card)
        for (piece, card), members in groups.items()
        for start in range(0, len(members), 7)
    ]


def _sets(kinds: Sequence[_Kind], target: Target) -> list[tuple[int, Vector]]:
    """Every set of pieces that may stand on a target, and what it amounts to there."""
    sets: list[tuple[int, Vector]] = [(0, NOTHING)]
    for k, (piece, members, _) in enumerate(kinds):
        if not may_go(piece, target):
            continue
        one = vector_of((piece,), target)
        if one == NOTHING:
            continue
        unit = 1 << k * _FIELD
        before = sets
        for _ in range(1 if piece.apart else len(members)):
            before = [(packed + unit, plus(vector, one)) for packed, vector in before]
            sets = sets + before
    return sets


def _choices(
    reach: Reach, sets: Sequence[tuple[int, Vector]], free: Vector, kinds: int
) -> list[_Choice]:
    """The smallest sets for every number of levels; the first is the empty one, with what `free`
    damage (a sweep's) clears anyway."""
    levels: dict[int, int] = {}
    choices = []
    fields = [(1 << k * _FIELD, 7 << k * _FIELD) for k in range(kinds)]
    for packed, vector in sets:
        n = reach(plus(vector, free) if free is not NOTHING else vector)
        levels[packed] = n
        if not packed:
            choices.append(_Choice(0, n))
            continue
        for unit, mask in fields:
            if packed & mask and levels[packed - unit] >= n:
                break
        else:
            choices.append(_Choice(packed, n))
    return choices


def _score(goal: Goal, target: Target, n: int) -> int:
    """What clearing n levels of a target counts, as three figures in one number."""
    down = n == len(target.levels)
    match goal.kind:
        case "most":
            return (n * _W + down) * _W + target.nuyen * down
        case "safe":
            spared = target.attack if down and target.faces == goal.runner else 0
            return (spared * _W + down) * _W + n
        case "focus":
            return ((n if target.id == goal.target else 0) * _W + down) * _W + n
        case _:
            return (down * _W + target.nuyen * down) * _W + n


def _final(goal: Goal, score: int, kept: int) -> tuple[int, int, int]:
    """The cards kept come last, or before the levels."""
    most, levels = divmod(score, _W)
    return (most, kept, levels) if goal.kind == "keep" else (most, levels, kept)


class _Gains(NamedTuple):
    """With the sweeps chosen: what every target may gain beyond what they give it anyway."""

    way: tuple[tuple[int, int], ...]
    """(piece id, runner) of every sweep that is used."""
    base: int
    listed: list[tuple[int, list[tuple[int, int]]]]
    """(index of the target, (set of pieces, gain), best first)."""
    hopes: list[list[int]]
    hope: int
    """A score that no plan can beat."""


class Solver:
    """All plans for one turn's damage; goals share the work."""

    def __init__(self, pieces: Sequence[Piece], targets: Sequence[Target]) -> None:
        self.pieces = tuple(pieces)
        self.targets = tuple(targets)
        self.kinds = _kinds(self.pieces)
        self.sweeps = tuple(p for p in self.pieces if p.sweep)
        self._cards = {k.card for k in self.kinds if k.card >= 0} | {p.card for p in self.sweeps}
        self._open = [i for i, t in enumerate(self.targets) if t.levels and not t.immune]
        self._reach = {i: Reach(self.targets[i].levels) for i in self._open}
        self._sets_of = self._shared_sets()
        self._known: dict[tuple[int, Vector], list[_Choice]] = {}
        self._weights: dict[int, int] = {}
        self._cap = self._guards = 0
        for k, kind in enumerate(self.kinds):
            self._cap |= len(kind.members) << k * _FIELD
            self._guards |= 8 << k * _FIELD
        self._swept = list(self._ways())

    def _shared_sets(self) -> dict[int, list[tuple[int, Vector]]]:
        """Targets that ignore the same points and take the same pieces share their sets."""
        made: dict[object, list[tuple[int, Vector]]] = {}
        shared = {}
        for i in self._open:
            t = self.targets[i]
            allowed = tuple(may_go(kind.piece, t) for kind in self.kinds)
            key = (t.boss, t.no_any, t.no_colours, allowed)
            if key not in made:
                made[key] = _sets(self.kinds, t)
            shared[i] = made[key]
        return shared

    def _ways(self) -> Iterator[tuple[tuple[tuple[int, int], ...], dict[int, Vector]]]:
        """Every choice of runners for the sweeps, and what each target takes from them."""
        runners = sorted({self.targets[i].faces for i in self._open})
        alike: dict[Piece, list[Piece]] = {}
        for piece in self.sweeps:
            alike.setdefault(piece._replace(id=0), []).append(piece)
        ways: list[list[tuple[Piece, int]]] = [[]]
        for members in alike.values():
            ways = [
                [*way, *(pair for pair in zip(members, chosen, strict=True) if pair[1] >= 0)]
                for way in ways
                for chosen in combinations_with_replacement([-1, *runners], len(members))
            ]
        for way in ways:
            free = {}
            for i in self._open:
                t = self.targets[i]
                here = [p for p, runner in way if runner == t.faces and may_go(p, t)]
                if here:
                    free[i] = vector_of(here, t)
            yield tuple((p.id, runner) for p, runner in way), free

    def _choices_for(self, i: int, free: Vector) -> list[_Choice]:
        found = self._known.get((i, free))
        if found is None:
            found = _choices(self._reach[i], self._sets_of[i], free, len(self.kinds))
            self._known[i, free] = found
        return found

    def most(self, i: int) -> int:
        """How many levels of the i-th target all the damage together clears."""
        if i not in self._reach:
            return 0
        return max(
            choice.cleared
            for _, free in self._swept
            for choice in self._choices_for(i, free.get(i, NOTHING))
        )

    def best(self, goal: Goal) -> Plan:
        """The best plan by a goal; among equals one that uses the fewest cards."""
        ways = sorted((self._gains(goal, *swept) for swept in self._swept), key=lambda w: -w.hope)
        best: tuple[tuple[int, int, int], list[tuple[int, int]], _Gains] | None = None
        for gains in ways:
            if best and _final(goal, gains.hope, len(self.pieces)) < best[0]:
                continue
            found = self._packing(goal, gains)
            if best is None or found[0] > best[0]:
                best = (*found, gains)
        assert best is not None  # there is always the way without sweeps
        return self._plan(goal.kind, best[1], best[2].way)

    def _gains(
        self, goal: Goal, way: tuple[tuple[int, int], ...], free: dict[int, Vector]
    ) -> _Gains:
        listed = []
        base = 0
        for i in self._open:
            target = self.targets[i]
            choices = self._choices_for(i, free.get(i, NOTHING))
            nothing = _score(goal, target, choices[0].cleared)
            base += nothing
            gains = [
                (c.packed, gain)
                for c in choices[1:]
                if (gain := _score(goal, target, c.cleared) - nothing) > 0
            ]
            if gains:
                gains.sort(key=lambda g: -g[1])
                listed.append((i, gains))
        listed.sort(key=lambda entry: len(entry[1]))
        hopes = self._hopes(listed)
        return _Gains(way, base, listed, hopes, base + hopes[0][-1])

    def _hopes(self, listed: list[tuple[int, list[tuple[int, int]]]]) -> list[list[int]]:
        """Scores that no plan can beat: for the targets from the n-th on, with so much weight of
        pieces left.  It forgets which pieces a target needs and counts only how many."""
        heaviest = self._weight(self._cap)
        after = [0] * (heaviest + 1)
        hopes = [after]
        for _, gains in reversed(listed):
            lightest: dict[int, int] = {}
            for packed, gain in gains:
                weight = self._weight(packed)
                if gain > lightest.get(weight, 0):
                    lightest[weight] = gain
            hope = after.copy()
            most = 0
            for weight in sorted(lightest):
                if lightest[weight] > most:
                    most = lightest[weight]
                    for left in range(weight, heaviest + 1):
                        if (reached := after[left - weight] + most) > hope[left]:
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
                piece = kind.piece
                one = sum(piece.points) + (piece.wild > 0) + 3 * piece.levels
                found += (packed >> k * _FIELD & 7) * one
            self._weights[packed] = found
        return found

    def _packing(
        self, goal: Goal, by_target: _Gains
    ) -> tuple[tuple[int, int, int], list[tuple[int, int]]]:
        """The best disjoint choices for all targets: for every remainder of pieces the best score,
        target by target."""
        guards = self._guards
        way, base, listed, hopes, _ = by_target
        floor = self._greedy(listed)
        if goal.kind == "keep":
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
            (_final(goal, base + score, self._kept(left, way)), left)
            for left, score in states.items()
        )
        chosen = []
        for (i, _), layer in zip(reversed(listed), reversed(layers), strict=True):
            packed = layer[left][1]
            if packed:
                chosen.append((i, packed))
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

    def _kept(self, left: int, way: tuple[tuple[int, int], ...]) -> int:
        """Cards of which no piece is used."""
        kept = 0
        used = {id // PIECES_PER_CARD for id, _ in way}
        for k, kind in enumerate(self.kinds):
            remaining = left >> k * _FIELD & 7
            if kind.card < 0:
                kept += remaining
            elif remaining < len(kind.members):
                used.add(kind.card)
        return kept + len(self._cards - used)

    def _plan(
        self, name: str, chosen: list[tuple[int, int]], way: tuple[tuple[int, int], ...]
    ) -> Plan:
        shots = [(id, -1 - runner) for id, runner in way]
        next_of = [0] * len(self.kinds)
        for i, packed in chosen:
            for k, kind in enumerate(self.kinds):
                for _ in range(packed >> k * _FIELD & 7):
                    shots.append((kind.members[next_of[k]], self.targets[i].id))
                    next_of[k] += 1
        return self.plan(name, tuple(sorted(shots)))

    def plan(self, name: str, shots: Shots) -> Plan:
        """Shots as a plan: everything that they can clear is cleared."""
        on = placing(self.pieces, self.targets, shots)
        gone = [(t.id, cleared(t, on[t.id])) for t in self.targets if on[t.id]]
        return Plan(name, shots, tuple((id, n) for id, n in gone if n))


def plans(
    pieces: Sequence[Piece], targets: Sequence[Target], runner: int, limit: int = 6
) -> list[Plan]:
    """Plans worth offering, best first, each different in what it clears: most levels; most
    obstacles; least attack left on the runner; and for each target that can lose more than in the
    plans so far, the most of it.  Never empty: nothing is placed where nothing can be cleared."""
    if not pieces or not targets:
        return [Plan("most", (), ())]
    solver = Solver(pieces, targets)
    found: list[Plan] = []

    def offer(goal: Goal) -> None:
        plan = solver.best(goal)
        if all(plan.cleared != other.cleared for other in found):
            found.append(plan)

    offer(Goal("most"))
    if not found[0].cleared:
        return found
    offer(Goal("defeat"))
    if any(t.attack and t.faces == runner for t in targets):
        offer(Goal("safe", runner))
    for i, target in enumerate(targets):
        if len(found) >= limit:
            break
        if solver.most(i) > max(dict(plan.cleared).get(target.id, 0) for plan in found):
            offer(Goal("focus", target=target.id))
    return found[:limit]
