"""Moving a figure, one's own or another's: the same steps whoever moves it (AD-MOVE-002)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from neontable.games.adrenaline import atoms
from neontable.games.adrenaline.model.arena import ARENAS
from neontable.games.adrenaline.model.squares import (
    grab_squares,
    reachable,
    shove_options,
    square_options,
)
from neontable.games.adrenaline.rules.aim import firing_squares
from neontable.kernel.asks import Answer, Ask
from neontable.kernel.frames import Frame, pop

if TYPE_CHECKING:
    from neontable.games.adrenaline.model.state import Adrenaline

ANYWHERE = (1 << 12) - 1
STOP: Answer = ("stop",)


class Walk(Frame):
    """`seat` decides where `figure` goes: lo to hi steps, to end on an allowed square.

    Without turrets only the end matters and it is asked for at once.  With turrets every square
    entered matters, so each step is asked."""

    seat: int
    figure: int
    lo: int
    hi: int
    to: int = ANYWHERE
    purpose: str = ""
    """What must be possible at the end: "grab", "shoot", or "reload" and shoot.  Looked up when
    asked, never stored: it depends on what the player holds."""
    taken: int = 0
    at: str = "go"

    def allowed(self, g: Adrenaline) -> int:
        left = self.hi - self.taken
        if self.purpose == "grab":
            return grab_squares(g, self.seat, left)
        if self.purpose:
            return firing_squares(g, self.seat, left, self.purpose == "reload")
        return self.to

    def do_go(self, g: Adrenaline) -> None:
        self.at = "step" if g.turrets else "square"

    def ask_square(self, g: Adrenaline) -> Ask:
        square = g.players[self.figure].square
        mask = reachable(g.arena, square, self.lo, self.hi) & self.allowed(g)
        return Ask(
            self.seat,
            "ad-ask-square",
            square_options(mask),
            (("figure", self.figure), ("purpose", self.purpose)),
            window=bool(self.purpose and g.players[self.seat].powerups),
        )

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
        if self.purpose == "grab":
            return "AD-GRAB-002 ad-no-use-there"
        if self.figure != self.seat:
            return "AD-WPN-007 ad-no-pull-there"
        return "AD-SHOOT-002 ad-no-use-there"

    def ask_step(self, g: Adrenaline) -> Ask:
        a = ARENAS[g.arena]
        square = g.players[self.figure].square
        allowed = self.allowed(g)
        options: list[Answer] = []
        if self.taken >= self.lo and allowed >> square & 1:
            options.append(STOP)
        left = self.hi - self.taken
        if left:
            within = a.within[left - 1]
            options += [("step", s) for s in a.neighbours[square] if within[s] & allowed]
        return Ask(
            self.seat,
            "ad-ask-step",
            options,
            (("figure", self.figure), ("left", left)),
            window=bool(self.purpose and g.players[self.seat].powerups),
        )

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
        # Only pulverize may leave the figure where it is.
        return f"{'AD-POWER-003' if self.lo else 'AD-WPN-021'} ad-no-straight"
