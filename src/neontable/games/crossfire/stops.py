"""The moments of a turn at which an assist still helps most."""

from __future__ import annotations

from neontable.games.crossfire.model.state import Crossfire
from neontable.kernel.stops import StopRules


class CrossfireStops(StopRules[Crossfire]):
    milestones = {
        "cf-ask-assist-strike": "cf-window-strike",
        "cf-ask-assist-attack": "cf-window-attack",
    }

    def turn(self, g: Crossfire) -> tuple[int, ...]:
        return (g.round, g.current)
