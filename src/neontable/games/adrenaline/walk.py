"""Moving a figure, one's own or another's: the same steps whoever moves it (AD-MOVE-002)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from neontable.games.adrenaline import atoms
from neontable.games.adrenaline.arena import ARENAS, squares_of
from neontable.kernel.asks import Answer, Ask
from neontable.kernel.frames import Frame, pop

if TYPE_CHECKING:
    from neontable.games.adrenaline.state import Adrenaline

ANYWHERE = (1 << 12) - 1
STOP: Answer = ("stop",)
STAY = 0


@cache
def square_options(mask: int) -> list[Answer]:
    """Options for the squares of a mask; shared, never changed."""
    return [("square", s) for s in squares_of(mask)]


@cache
def reachable(arena: str, square: int, lo: int, hi: int) -> int:
    """Where lo to hi steps can end: a way may return to its start, but not without a step."""
    a = ARENAS[arena]
    mask = a.within[hi][square]
    if lo > 0 and hi < 2:
        mask &= ~(1 << square)
    return mask


class Walk(Frame):
    """`seat` decides where `figure` goes: lo to hi steps, to end on an allowed square.

    Without turrets only the end matters and it is asked for at once.  With turrets every square
    entered matters, so each step is asked."""

    seat: int
    figure: int
    lo: int
    hi: int
    allowed: int = ANYWHERE
    taken: int = 0
    at: str = "go"

    def do_go(self, g: Adrenaline) -> None:
        self.at = "step" if g.turrets else "square"

    def ask_square(self, g: Adrenaline) -> Ask:
        square = g.players[self.figure].square
        mask = reachable(g.arena, square, self.lo, self.hi) & self.allowed
        return Ask(self.seat, "ad-ask-square", square_options(mask), (("figure", self.figure),))

    def got_square(self, g: Adrenaline, answer: Answer) -> None:
        atoms.go(g, self.figure, answer[1])
        pop(g)

    def why_square(self, g: Adrenaline, thing: Answer) -> str | None:
        if thing[0] != "square":
            return None
        return self._why(g, thing[1])

    def _why(self, g: Adrenaline, square: int) -> str:
        here = g.players[self.figure].square
        if not 0 <= square < 12 or ARENAS[g.arena].room[square] < 0:
            return "AD-SETUP-001 ad-no-square"
        if not reachable(g.arena, here, self.lo, self.hi) >> square & 1:
            if square == here:
                return "AD-MOVE-001 ad-no-stay"
            return "AD-MOVE-002 ad-no-way"
        return "AD-SHOOT-002 ad-no-use-there"

    def ask_step(self, g: Adrenaline) -> Ask:
        a = ARENAS[g.arena]
        square = g.players[self.figure].square
        options: list[Answer] = []
        if self.taken >= self.lo and self.allowed >> square & 1:
            options.append(STOP)
        left = self.hi - self.taken
        if left:
            within = a.within[left - 1]
            options += [("step", s) for s in a.neighbours[square] if within[s] & self.allowed]
        return Ask(self.seat, "ad-ask-step", options, (("figure", self.figure), ("left", left)))

    def got_step(self, g: Adrenaline, answer: Answer) -> None:
        if answer == STOP:
            pop(g)
            return
        self.taken += 1
        last = self.taken == self.hi
        atoms.step(g, self.figure, answer[1])
        if last:
            pop(g)

    def why_step(self, g: Adrenaline, thing: Answer) -> str | None:
        if thing == STOP:
            return "AD-MOVE-001 ad-no-stop"
        if thing[0] != "step":
            return None
        square = thing[1]
        here = g.players[self.figure].square
        if not 0 <= square < 12 or square not in ARENAS[g.arena].neighbours[here]:
            return "AD-MOVE-002 ad-no-way"
        return "AD-MOVE-001 ad-no-dead-end"


class Shove(Frame):
    """`seat` moves `figure` lo to hi squares in one direction (newton, pulverize)."""

    seat: int
    figure: int
    lo: int
    hi: int
    at: str = "square"

    def ask_square(self, g: Adrenaline) -> Ask:
        options = shove_options(g.arena, g.players[self.figure].square, self.lo, self.hi)
        return Ask(self.seat, "ad-ask-shove", options, (("figure", self.figure),))

    def got_square(self, g: Adrenaline, answer: Answer) -> None:
        here, there = g.players[self.figure].square, answer[1]
        pop(g)
        if there == here:
            return
        for ray in ARENAS[g.arena].ray[here]:
            if there in ray:
                for square in ray[: ray.index(there) + 1]:
                    atoms.step(g, self.figure, square)
                return

    def why_square(self, g: Adrenaline, thing: Answer) -> str | None:
        if thing[0] != "square":
            return None
        square = thing[1]
        if not 0 <= square < 12 or ARENAS[g.arena].room[square] < 0:
            return "AD-SETUP-001 ad-no-square"
        if square == g.players[self.figure].square:
            return "AD-POWER-003 ad-no-stay"
        return "AD-POWER-003 ad-no-straight"


@cache
def shove_options(arena: str, square: int, lo: int, hi: int) -> list[Answer]:
    """Squares 1 to hi steps away in a straight line; the own square when lo is 0."""
    found = {s for ray in ARENAS[arena].ray[square] for s in ray[:hi]}
    if lo == 0:
        found.add(square)
    return [("square", s) for s in sorted(found)]
