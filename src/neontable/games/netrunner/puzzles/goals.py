"""What a puzzle of Netrunner may ask for."""

from __future__ import annotations

from importlib.resources import files

from neontable.games.netrunner.model.numbers import points
from neontable.games.netrunner.model.state import Netrunner
from neontable.kernel.puzzles.capability import Puzzles
from neontable.kernel.puzzles.goal import Goal, Win


def _at_least_one(n: int) -> list[str]:
    return [] if n > 0 else [f"n: at least 1 is needed; there is {n}"]


class Points(Goal, frozen=True, tag="points"):
    """The side of the seat gains so many agenda points."""

    n: int

    def met(self, g: Netrunner, start: Netrunner, seat: int) -> bool:
        return points(g, g.side_of(seat)) - points(start, start.side_of(seat)) >= self.n

    def problems(self, g: Netrunner, seat: int) -> list[str]:
        return _at_least_one(self.n)


class Bits(Goal, frozen=True, tag="bits"):
    """The seat has so many bits in its pool."""

    n: int

    def met(self, g: Netrunner, start: Netrunner, seat: int) -> bool:
        return (g.runner if g.side_of(seat) else g.corp).bits >= self.n

    def problems(self, g: Netrunner, seat: int) -> list[str]:
        return _at_least_one(self.n)


class Tagged(Goal, frozen=True, tag="tagged"):
    """The Runner gets so many tags more than he had."""

    n: int

    def met(self, g: Netrunner, start: Netrunner, seat: int) -> bool:
        return g.runner.tags - start.runner.tags >= self.n

    def problems(self, g: Netrunner, seat: int) -> list[str]:
        return _at_least_one(self.n)


class BreakIn(Goal, frozen=True, tag="break-in"):
    """A run on this fort succeeds."""

    fort: int

    def met(self, g: Netrunner, start: Netrunner, seat: int) -> bool:
        return self.fort in g.memory.hits[len(start.memory.hits) :]

    def problems(self, g: Netrunner, seat: int) -> list[str]:
        known = [f.id for f in g.forts]
        return [] if self.fort in known else [f"fort: there is no fort {self.fort}"]


class NetrunnerPuzzles(Puzzles[Netrunner]):
    goals = Win | Points | Bits | Tagged | BreakIn
    units = {"turn": lambda g: g.turn}
    folder = files("neontable.games.netrunner.puzzles") / "files"
