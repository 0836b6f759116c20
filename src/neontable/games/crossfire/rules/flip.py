"""Obstacles that come into play, one after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from neontable.games.crossfire import atoms
from neontable.games.crossfire.model.library import OBSTACLES
from neontable.games.crossfire.rules.resolve import fire, waiting_of
from neontable.kernel.frames import Frame, pop

if TYPE_CHECKING:
    from neontable.games.crossfire.model.state import Crossfire

BY_COLOUR = -1


class Flip(Frame):
    """A batch of obstacles.  The first faces `runner`, or the runner whose role colour it has; the
    following ones go clockwise from there, whatever their colour (CF-OBS-017).  Each is placed and
    its flipped ability resolved before the next is turned up (CF-OBS-012)."""

    decks: list[str]
    """The decks that they come from, in order."""
    runner: int = BY_COLOUR
    stay: bool = False
    """All face the same runner."""
    at: str = "next"

    def do_next(self, g: Crossfire) -> None:
        if not self.decks:
            pop(g)
            return
        card = atoms.next_obstacle(g, self.decks.pop(0))
        if not card:
            return
        if self.runner == BY_COLOUR:
            self.runner = g.holder(OBSTACLES[card].colour)
        bring_in(g, card, self.runner)
        if not self.stay:
            self.runner = g.clockwise(self.runner)[1 % len(g.runners)]


def bring_in(g: Crossfire, card: str, runner: int) -> None:
    """Into play in any way: its flipped ability triggers (CF-OBS-011)."""
    faced = atoms.flip(g, card, runner)
    fire(g, waiting_of(g, "flipped", faced.id))


def decks_of(total: int, level: int) -> list[str]:
    """As many Hard ones as the Crossfire level come first, the rest are Normal (CF-MCF-003)."""
    hard = min(total, level)
    return ["hard"] * hard + ["normal"] * (total - hard)
