"""The moment at which somebody who was hit may strike back."""

from __future__ import annotations

from neontable.games.adrenaline.model.state import Adrenaline
from neontable.kernel.stops import StopRules


class AdrenalineStops(StopRules[Adrenaline]):
    milestones = {
        "ad-ask-tagback": "ad-stop-tagback",
    }

    def turn(self, g: Adrenaline) -> tuple[int, ...]:
        return (g.active, g.players[g.active].turns)
