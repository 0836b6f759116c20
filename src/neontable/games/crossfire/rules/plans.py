"""Damage plans: which damage of this turn goes where.

A pure module like `rules/reach.py`, which says what portions clear on one track.  A plan is a
placement of portions; what it clears follows.  `rules/solver.py` finds the best one,
`rules/plan_faults.py` says why one is not legal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from neontable.games.crossfire.rules.reach import Portion, Track, cleared_by


class Goal(NamedTuple):
    """What a plan is good for.  `kind` says what counts first; the rest breaks ties."""

    kind: Literal["clear", "target", "levels", "keep", "worth"]
    track: int = -1
    """The obstacle that must fall, for "target"."""
    before: int = -1
    """An obstacle that must fall before all others, because they take the damage only then."""


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
