"""What the others get when a team of a campaign brings completed objectives to a one-off game
(CZ-CAMP-019)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from neontable.games.combatzone import atoms
from neontable.games.combatzone.cards.facts import BULKY
from neontable.games.combatzone.model import library
from neontable.games.combatzone.model.nouns import index, reference
from neontable.games.combatzone.model.options import Affect
from neontable.games.combatzone.model.profile import profile
from neontable.kernel.asks import Ask
from neontable.kernel.chance import shuffle
from neontable.kernel.frames import Frame, pop
from neontable.kernel.options import Option
from neontable.kit.options import PASS

if TYPE_CHECKING:
    from neontable.games.combatzone.model.state import CombatZone


def owed(g: CombatZone, seat: int) -> int:
    """How many objectives a seat draws: as many as the rival with most brings more than it."""
    rivals = [
        len(team.completed)
        for other, team in enumerate(g.teams)
        if g.side_of(other) != g.side_of(seat)
    ]
    return max(0, max(rivals, default=0) - len(g.teams[seat].completed))


class Compensation(Frame):
    """Each seat draws what it is owed, then its player says who bears the cybergear among it."""

    gear: list[tuple[int, str]] = []
    """Seats and cybergear that nobody bears yet."""
    at: str = "draw"

    def do_draw(self, g: CombatZone) -> None:
        brought = [owed(g, seat) for seat in range(len(g.teams))]  # before anybody draws
        for seat, n in enumerate(brought):
            team = g.teams[seat]
            deck = sorted(library.objective_deck(team.faction, team.completed))
            if n:
                shuffle(g, deck)
            for id in deck[:n]:
                atoms.draw_completed(g, seat, id)
                if library.OBJECTIVES[id].gear:
                    self.gear = [*self.gear, (seat, library.OBJECTIVES[id].gear)]
        self.at = "bearer"

    def ask_bearer(self, g: CombatZone) -> Ask | None:
        if not self.gear:
            return None
        seat, gear = self.gear[0]
        bearers = [i for i in range(len(g.models)) if may_bear(g, seat, i, gear)]
        if not bearers:
            return None
        options: list[Option] = [Affect(reference(g, i)) for i in bearers]
        return Ask(seat, "cz-ask-bearer", [*options, PASS], (("card", gear),))

    def got_bearer(self, g: CombatZone, answer: Option) -> None:
        _, gear = self.gear[0]
        self.gear = self.gear[1:]
        if isinstance(answer, Affect):
            atoms.equip(g, index(answer.model), gear)

    def do_bearer(self, g: CombatZone) -> None:
        """Nobody can bear the next one, or there is none."""
        self.gear = self.gear[1:]
        if not self.gear:
            pop(g)


def may_bear(g: CombatZone, seat: int, model: int, gear: str) -> bool:
    """A character without this gear, and of Bulky gear without another (CZ-TEAM-008 to
    CZ-TEAM-010)."""
    m = g.models[model]
    found = profile(m.sheet)
    if m.seat != seat or found.gonk or found.drone or gear in found.items:
        return False
    bulky = BULKY in library.GEAR[gear].keywords
    return not bulky or not any(BULKY in library.GEAR[id].keywords for id in m.sheet.gear)
