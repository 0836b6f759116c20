"""What a campaign learns about a match of Netrunner besides the outcome."""

from __future__ import annotations

import msgspec

from neontable.games.netrunner.model.state import Netrunner
from neontable.kernel.campaign.reports import TableReports


class NetrunnerReport(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The games that were finished: victory points of seats 0 and 1, and how each ended."""

    games: tuple[tuple[int, int, str], ...]


class NetrunnerReports(TableReports[Netrunner, NetrunnerReport]):
    type = NetrunnerReport

    def report(self, g: Netrunner) -> NetrunnerReport:
        return NetrunnerReport(tuple(g.results))

    def sample(self) -> NetrunnerReport:
        return NetrunnerReport(((10, 4, "nr-how-points"), (4, 6, "nr-how-long")))
