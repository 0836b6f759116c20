"""Time at a table: a turn's time, a game's time with increment, the whole table's time, and pauses.

A clock advances only with the moves of the table, so every process that reads the same moves has
the same clocks.  Only seats of people have one; the whole table's time passes whoever thinks.
"""

from __future__ import annotations

from collections.abc import Collection

from neontable.kernel.game import SPECTATOR
from neontable.server.protocol import ClockRule, ClockState


class Clock:
    """`running` are the seats that are asked; each loses time since `since`."""

    __slots__ = ("game", "paused", "rule", "running", "since", "table", "turn")

    def __init__(self, rule: ClockRule, seats: int, at: float) -> None:
        self.rule = rule
        self.turn = [float(rule.turn)] * seats
        self.game = [float(rule.game)] * seats
        self.table = float(rule.table)
        self.running: frozenset[int] = frozenset()
        self.since = at
        self.paused = False

    def copy(self) -> Clock:
        other = Clock.__new__(Clock)
        other.rule, other.running = self.rule, self.running
        other.turn, other.game, other.table = self.turn[:], self.game[:], self.table
        other.since, other.paused = self.since, self.paused
        return other

    @property
    def ticks(self) -> bool:
        return bool(self.rule.turn or self.rule.game or self.rule.table)

    def spend(self, at: float) -> None:
        """Take the time that has passed from those who were asked."""
        if not self.paused:
            passed = max(0.0, at - self.since)
            for seat in self.running:
                self.turn[seat] -= passed
                self.game[seat] -= passed
            self.table -= passed
        self.since = at

    def forgive(self, seconds: float) -> None:
        """Do not count these seconds: nobody could answer, because the server was away."""
        self.since += seconds

    def ask(self, asked: Collection[int]) -> None:
        """From now on these seats are asked.  A seat that was not asked before begins a new
        turn; one that is no longer asked has ended its turn and gets its increment."""
        now = frozenset(asked)
        for seat in now - self.running:
            self.turn[seat] = float(self.rule.turn)
        for seat in self.running - now:
            self.game[seat] += self.rule.increment
        self.running = now

    def begin_anew(self, seat: int) -> None:
        """Somebody else has the seat: a whole turn, and of the game's time what is left, but not
        less than a quarter."""
        self.turn[seat] = float(self.rule.turn)
        self.game[seat] = max(self.game[seat], self.rule.game / 4)

    def left(self, seat: int) -> float | None:
        """Seconds after which this seat has run out, one way or the other; None: never."""
        times = []
        if self.rule.turn:
            times.append(self.turn[seat])
        if self.rule.game:
            times.append(self.game[seat])
        return min(times) if times else None

    def deadline(self) -> float | None:
        """The moment when the first of those who are asked, or the whole table, runs out."""
        if self.paused:
            return None
        times = [left for seat in self.running if (left := self.left(seat)) is not None]
        if self.rule.table:
            times.append(self.table)
        return self.since + max(0.0, min(times)) if times else None

    def expired(self, at: float) -> list[tuple[int, str]]:
        """Seats that have run out, and of what: "game" or "turn"; when the time of the whole
        table is up, nothing else matters: "table", without a seat."""
        if self.paused:
            return []
        passed = at - self.since
        if self.rule.table and self.table - passed <= 0:
            return [(SPECTATOR, "table")]
        out = []
        for seat in sorted(self.running):
            if self.rule.game and self.game[seat] - passed <= 0:
                out.append((seat, "game"))
            elif self.rule.turn and self.turn[seat] - passed <= 0:
                out.append((seat, "turn"))
        return out

    def state(self, at: float) -> ClockState | None:
        if not self.ticks:
            return None
        passed = 0.0 if self.paused else max(0.0, at - self.since)

        def shown(times: list[float], rule: int) -> tuple[float | None, ...]:
            if not rule:
                return ()
            return tuple(
                round(max(0.0, left - passed * (seat in self.running)), 2)
                for seat, left in enumerate(times)
            )

        return ClockState(
            running=() if self.paused else tuple(sorted(self.running)),
            turn=shown(self.turn, self.rule.turn),
            game=shown(self.game, self.rule.game),
            table=round(max(0.0, self.table - passed), 2) if self.rule.table else None,
            paused=self.paused,
        )
