"""Draw a New Crossfire Card: the active event is discarded, the next one is turned up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from neontable.games.crossfire import atoms
from neontable.games.crossfire.model.library import ABILITIES
from neontable.games.crossfire.rules.defeat import defeat_cleared
from neontable.games.crossfire.rules.resolve import resolve
from neontable.kernel.frames import Frame, pop

if TYPE_CHECKING:
    from neontable.games.crossfire.model.state import Crossfire


class CrossfireStep(Frame):
    at: str = "fuse"

    def do_fuse(self, g: Crossfire) -> None:
        """The Timebomb of an event goes off before its card counts in the level (CF-XF-013)."""
        if not g.active:
            self.at = "draw"
            return
        self.at = "discard"
        event = g.active[0]
        for ability, path in reversed(ABILITIES.get("timebomb", {}).get(event, ())):
            if g.level >= ability.level:
                resolve(g, path, g.acting)

    def do_discard(self, g: Crossfire) -> None:
        self.at = "fuse"
        atoms.discard_event(g, g.active[0])
        defeat_cleared(g)

    def do_draw(self, g: Crossfire) -> None:
        """The level includes the card just discarded (CF-XF-016).  The primary effect comes first,
        the level effect is added to it (CF-XF-007)."""
        self.at = "over"
        event = atoms.reveal_event(g)
        for ability, path in reversed(ABILITIES.get("reveal", {}).get(event, ())):
            if g.level >= ability.level:
                resolve(g, path, g.acting)

    def do_over(self, g: Crossfire) -> None:
        pop(g)


def bury(g: Crossfire) -> None:
    """All active events go under the deck: no Timebomb, no rise of the level (CF-XF-012)."""
    if g.active:
        atoms.bury_events(g)
        defeat_cleared(g)
