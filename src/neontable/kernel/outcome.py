"""How a game ended, whether seats are rivals, partners or all on one side."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import msgspec

Sides = tuple[tuple[int, ...], ...]
"""Seats that win and lose together; () where every seat plays for itself."""


class Outcome(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a game ended.  A side wins as a whole, and everybody may have lost."""

    winners: tuple[int, ...]
    """Seats that won and share first place; () when everybody lost."""
    points: tuple[int, ...]
    """By seat."""
    ranking: tuple[tuple[int, ...], ...]
    """Groups of seats, best first."""
    how: str
    """Message id: the way the game ended."""
    sides: Sides = ()

    @property
    def places(self) -> tuple[int, ...]:
        """The place of each seat: see `places`."""
        return places(self.ranking, len(self.points), self.winners, self.sides)

    def share(self, seat: int) -> float:
        """A seat's share of the victory: 1 for each member of a side that won alone, 1/2 for each
        of two rivals who tied."""
        if seat not in self.winners:
            return 0.0
        won = {side_of(winner, self.sides) for winner in self.winners}
        return 1 / len(won)


def side_of(seat: int, sides: Sides) -> tuple[int, ...]:
    """The seats that win and lose with a seat, itself among them."""
    return next((side for side in sides if seat in side), (seat,))


def contenders(seats: int, sides: Sides) -> Sides:
    """All sides; a seat without one is a side of its own."""
    return tuple(dict.fromkeys(side_of(seat, sides) for seat in range(seats)))


def places(
    ranking: Sequence[Sequence[int]], seats: int, winners: Collection[int], sides: Sides = ()
) -> tuple[int, ...]:
    """The place of each seat.  A side takes one place, so the losers of two against two are
    second, not third; where nobody won, nobody is first."""
    found = [seats + 1] * seats
    place = 1 if winners else 2
    for group in ranking:
        for seat in group:
            found[seat] = place
        place += len({side_of(seat, sides) for seat in group})
    return tuple(found)


def together(won: bool, points: Sequence[int], how: str) -> Outcome:
    """The end of a co-operative game: all have won, or all have lost."""
    everybody = tuple(range(len(points)))
    winners = everybody if won else ()
    return Outcome(winners, tuple(points), (everybody,), how, (everybody,))


def between(
    sides: Sides, winners: Sequence[tuple[int, ...]], points: Sequence[int], how: str
) -> Outcome:
    """The end of a game of sides: some have won, and the others share the next place."""
    won = [side for side in sides if side in winners]
    lost = [side for side in sides if side not in winners]
    groups = [tuple(seat for side in part for seat in side) for part in (won, lost) if part]
    first = groups[0] if won else ()
    return Outcome(first, tuple(points), tuple(groups), how, sides)


def given_up(
    points: Sequence[int], out: Collection[tuple[int, ...]], sides: Sides, how: str
) -> Outcome:
    """The outcome of a table that ends because some sides gave up.  Those who stayed rank above
    those who gave up, whatever the points; if nobody stayed, nobody has won."""
    playing = contenders(len(points), sides)
    totals = {side: sum(points[seat] for seat in side) for side in playing}
    stayed = [side for side in playing if side not in out]
    ranks = [
        tuple(sorted(seat for side in stayed if totals[side] == n for seat in side))
        for n in sorted({totals[side] for side in stayed}, reverse=True)
    ]
    gone = tuple(sorted(seat for side in playing if side in out for seat in side))
    ranking = (*ranks, gone) if gone else tuple(ranks)
    return Outcome(ranks[0] if ranks else (), tuple(points), ranking, how, sides)


TIME_CALLED = "nt-ended-time-called"
"""Message id: the time for the whole table is up."""


def time_up(points: Sequence[int], sides: Sides) -> Outcome:
    """The outcome of a table whose time is up: by points; a co-operative table is lost."""
    if len(points) > 1 and len(contenders(len(points), sides)) == 1:
        return together(False, points, TIME_CALLED)
    return given_up(points, (), sides, TIME_CALLED)


def sides_out(
    seats: int, sides: Sides, people: Collection[int], gone: Collection[int]
) -> list[tuple[int, ...]]:
    """The sides all of whose people have given up; bots never do."""
    found = []
    for side in contenders(seats, sides):
        there = [seat for seat in side if seat in people]
        if there and all(seat in gone for seat in there):
            found.append(side)
    return found
