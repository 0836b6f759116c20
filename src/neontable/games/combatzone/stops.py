"""The moment at which a model that was attacked may [RE]act."""

from __future__ import annotations

from neontable.games.combatzone.model.state import CombatZone
from neontable.kernel.stops import StopRules


class CombatZoneStops(StopRules[CombatZone]):
    milestones = {
        "cz-ask-react": "cz-stop-react",
    }

    def turn(self, g: CombatZone) -> tuple[int, ...]:
        return (g.turn, g.active)
