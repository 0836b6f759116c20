"""Moving a figure, one's own or another's: the same steps whoever moves it (AD-MOVE-002)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from neontable.games.adrenaline import atoms
from neontable.games.adrenaline.model.arena import ARENAS
from neontable.games.adrenaline.model.options import STEPS, STOP, Square, Step, Stop
from neontable.games.adrenaline.model.squares import (
    grab_squares,
    reachable,
    shove_options,
    square_options,
)
from neontable.games.adrenaline.rules.aim import firing_squares
from neontable.kernel.asks import Ask
from neontable.kernel.frames import Frame, pop

if TYPE_CHECKING:
    from neontable.games.adrenaline.model.state import Adrenaline

ANYWHERE = (1 << 12) - 1


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

    def got_square(self, g: Adrenaline, answer: Square) -> None:
        atoms.go(g, self.figure, answer.square)
        pop(g)

    def why_square(self, g: Adrenaline, thing: object) -> str | None:
        return self._why(g, thing.square) if isinstance(thing, Square) else None

    def _why(self, g: Adrenaline, square: int) -> str:
        here = g.players[self.figure].square
        if not 0 <= square < 12 or ARENAS[g.arena].room[square] < 0:
            return "AD-SETUP-001 ad-no-square"
        if not reachable(g.arena, here, self.lo, self.hi) >> square & 1:
            if square == here:
                return "AD-MOVE-001 ad-no-stay"
            far = ARENAS[g.arena].distance(here, square)
            return f"AD-MOVE-002 ad-no-way-so-far n={far} most={self.hi}"
        if self.purpose == "grab":
            return "AD-GRAB-002 ad-no-use-there"
        if self.figure != self.seat:
            return "AD-WPN-007 ad-no-pull-there"
        return "AD-SHOOT-002 ad-no-use-there"

    def ask_step(self, g: Adrenaline) -> Ask:
        a = ARENAS[g.arena]
        square = g.players[self.figure].square
        allowed = self.allowed(g)
        options: list[Step | Stop] = []
        if self.taken >= self.lo and allowed >> square & 1:
            options.append(STOP)
        left = self.hi - self.taken
        if left:
            within = a.within[left - 1]
            options += [STEPS[s] for s in a.neighbours[square] if within[s] & allowed]
        return Ask(
            self.seat,
            "ad-ask-step",
            options,
            (("figure", self.figure), ("left", left)),
            window=bool(self.purpose and g.players[self.seat].powerups),
        )

    def got_step(self, g: Adrenaline, answer: Step | Stop) -> None:
        match answer:
            case Step(square):
                self.taken += 1
                last = self.taken == self.hi
                atoms.step(g, self.figure, square)
                if last:
                    pop(g)
            case Stop():
                pop(g)

    def why_step(self, g: Adrenaline, thing: object) -> str | None:
        match thing:
            case Stop():
                return "AD-MOVE-001 ad-no-stop"
            case Step(square):
                here = g.players[self.figure].square
                if square not in ARENAS[g.arena].neighbours[here]:
                    return "AD-MOVE-002 ad-no-way"
                return "AD-MOVE-001 ad-no-dead-end"
        return None


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

    def got_square(self, g: Adrenaline, answer: Square) -> None:
        here, there = g.players[self.figure].square, answer.square
        pop(g)
        if there == here:
            return
        for ray in ARENAS[g.arena].ray[here]:
            if there in ray:
                for square in ray[: ray.index(there) + 1]:
                    atoms.step(g, self.figure, square)
                return

    def why_square(self, g: Adrenaline, thing: object) -> str | None:
        if not isinstance(thing, Square):
            return None
        square = thing.square
        if not 0 <= square < 12 or ARENAS[g.arena].room[square] < 0:
            return "AD-SETUP-001 ad-no-square"
        if square == g.players[self.figure].square:
            return "AD-POWER-003 ad-no-stay"
        # Only pulverize may leave the figure where it is.
        return f"{'AD-POWER-003' if self.lo else 'AD-WPN-021'} ad-no-straight"
