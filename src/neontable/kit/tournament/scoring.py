"""What matches are worth, and the order of the standings."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from neontable.kernel.campaign.missions import NOBODY, PRESENT, VACANT

WON, DRAWN = 2, 1
"""Match points."""

OPEN, PLAYED, FORFEIT, BYE, FREE, OFF = "open", "played", "forfeit", "bye", "free", "off"
"""Where a pairing stands: to be played; played; somebody did not come; nobody to play, for the
points of a win or for none; called off."""


class Pairing(msgspec.Struct, frozen=True):
    """Two members who play each other in a round, or one who has nobody to play."""

    round: int
    one: int
    two: int
    mission: int = 0
    """The table; 0 where there is none."""
    status: str = OPEN
    points: tuple[int, int] = (0, 0)
    """What both scored at the table, as the game counts."""
    ahead: int = NOBODY
    """The member who won; NOBODY: a draw, or not decided."""

    @property
    def counts(self) -> bool:
        return self.status in (PLAYED, FORFEIT, BYE)

    @property
    def members(self) -> tuple[int, ...]:
        return (self.one,) if self.two == NOBODY else (self.one, self.two)

    def other(self, member: int) -> int:
        return self.two if member == self.one else self.one

    def match_points(self, member: int) -> int:
        if not self.counts:
            return 0
        if self.ahead == member:
            return WON
        # Both failed to come where a forfeit has no winner.
        drawn = self.ahead == NOBODY and self.status == PLAYED
        return DRAWN if drawn else 0

    def scored(self, member: int) -> int:
        return self.points[member != self.one] if self.counts else 0


class Tally(msgspec.Struct, frozen=True):
    """A member's results so far."""

    member: int
    match_points: int
    points: int
    """Scored at the tables."""
    opponents: int
    """Match points of those one has played."""
    won: int
    drawn: int
    lost: int
    byes: int
    stayed: bool

    @property
    def rank(self) -> tuple[bool, int, int, int]:
        """What decides between members, higher is better (TN-STAND-001)."""
        return self.stayed, self.match_points, self.points, self.opponents


def tallies(statuses: Sequence[str], pairings: Iterable[Pairing]) -> dict[int, Tally]:
    """The results of everybody who has ever taken a place."""
    of: dict[int, list[Pairing]] = {m: [] for m, s in enumerate(statuses) if s != VACANT}
    for pairing in pairings:
        for member in pairing.members:
            if member in of:
                of[member].append(pairing)
    reached = {m: sum(p.match_points(m) for p in own) for m, own in of.items()}
    return {m: _tally(m, statuses[m] == PRESENT, own, reached) for m, own in of.items()}


def _tally(member: int, stayed: bool, own: list[Pairing], reached: dict[int, int]) -> Tally:
    played = [p for p in own if p.counts and p.two != NOBODY]
    met = [p.other(member) for p in played if p.status == PLAYED]
    won = sum(p.ahead == member for p in played)
    drawn = sum(p.ahead == NOBODY and p.status == PLAYED for p in played)
    return Tally(
        member=member,
        match_points=reached[member],
        points=sum(p.scored(member) for p in own),
        opponents=sum(reached.get(other, 0) for other in met),
        won=won,
        drawn=drawn,
        lost=len(played) - won - drawn,
        byes=sum(p.status == BYE for p in own),
        stayed=stayed,
    )


def ordered(found: dict[int, Tally], pairings: Sequence[Pairing]) -> list[tuple[int, ...]]:
    """Groups of members who are level, best first.  Two who are level in everything are parted by
    the match they played against each other (TN-STAND-002)."""
    groups: list[tuple[int, ...]] = []
    for rank in sorted({t.rank for t in found.values()}, reverse=True):
        level = tuple(m for m in sorted(found) if found[m].rank == rank)
        groups += _parted(level, pairings)
    return groups


def _parted(level: tuple[int, ...], pairings: Sequence[Pairing]) -> list[tuple[int, ...]]:
    if len(level) != 2:
        return [level]
    a, b = level
    between = [p for p in pairings if p.counts and set(p.members) == {a, b}]
    edge = sum((p.ahead == a) - (p.ahead == b) for p in between)
    if edge == 0:
        return [level]
    return [(a,), (b,)] if edge > 0 else [(b,), (a,)]
