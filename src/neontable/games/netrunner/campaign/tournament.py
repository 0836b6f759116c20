"""The Netrunner tournament: Swiss rounds or a league of tournament matches."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from neontable.games.netrunner.campaign.reports import NetrunnerReport
from neontable.games.netrunner.model.numbers import VICTORY
from neontable.kernel.campaign.missions import TableResult
from neontable.kernel.table_options import Choice, Count, TableOption
from neontable.kit.tournament.game import OPTIONS, TournamentGame, options_with


class NetrunnerTournament(TournamentGame):
    name = "netrunner-tournament"
    of = "netrunner"
    title = "nr-tournament-title"
    option_type = options_with(TableResult[NetrunnerReport])
    bye_points = 2 * VICTORY
    options: Mapping[str, TableOption] = {
        **OPTIONS,
        "sealed": Choice(False, (True, False)),
        "expansions": Choice(False, (True, False)),
        "copies": Choice("any", ("any", "3", "1")),
        "max_turns": Count(0, 0, 1000),
    }

    def table_options(self, options: Mapping[str, Any]) -> Mapping[str, object]:
        own = ("sealed", "expansions", "copies", "max_turns")
        return {"tournament": True, **{name: options[name] for name in own}}


TOURNAMENT = NetrunnerTournament()
