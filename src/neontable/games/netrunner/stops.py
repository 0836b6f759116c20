"""The milestones of a run, at which either player may want to be asked."""

from __future__ import annotations

from neontable.games.netrunner.model.state import Netrunner
from neontable.kernel.stops import StopRules


class NetrunnerStops(StopRules[Netrunner]):
    milestones = {
        "nr-window-run-start": "nr-window-name-run-start",
        "nr-window-approach": "nr-window-name-approach",
        "nr-window-passed": "nr-window-name-passed",
        "nr-window-access": "nr-window-name-access",
        "nr-window-tracing": "nr-window-name-tracing",
    }

    def turn(self, g: Netrunner) -> tuple[int, ...]:
        return (len(g.results), g.turn, g.side)
