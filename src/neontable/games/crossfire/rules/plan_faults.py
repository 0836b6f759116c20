"""Why a damage plan is not legal, with the numbers that a person wants to know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from neontable.games.crossfire.rules.plans import Plan, placing
from neontable.games.crossfire.rules.reach import (
    Portion,
    Track,
    best_packets,
    cleared_by,
    vector_of,
)

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
