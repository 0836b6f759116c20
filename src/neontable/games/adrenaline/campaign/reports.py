"""What a campaign learns about a table of Adrenaline besides the outcome."""

from __future__ import annotations

import msgspec

from neontable.games.adrenaline.model.state import Adrenaline
from neontable.kernel.campaign.reports import TableReports


class AdrenalineReport(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """By seat: tokens on what the mode counts in the end (the killshot track, the tracks of the
    spawn points, turrets)."""

    tokens: tuple[int, ...]


class AdrenalineReports(TableReports[Adrenaline, AdrenalineReport]):
    type = AdrenalineReport

    def report(self, g: Adrenaline) -> AdrenalineReport:
        if g.mode == "deathmatch":
            tokens = [figure for slot in g.track for figure in slot]
        elif g.mode == "domination":
            tokens = [figure for zone in g.zones for figure in zone]
        else:
            tokens = [owner for owner in g.turrets if owner >= 0]
        return AdrenalineReport(tuple(tokens.count(seat) for seat in range(g.seats)))
