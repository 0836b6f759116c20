"""What a campaign learns about a match besides the outcome."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from neontable.games.combatzone.campaign.aftermath import Casualty, casualties
from neontable.games.combatzone.campaign.carried import carried_problems
from neontable.games.combatzone.model.state import CombatZone
from neontable.games.combatzone.teams.loadouts import OF_CAMPAIGN
from neontable.kernel.campaign.reports import TableReports
from neontable.kernel.setup import Setup


class TeamReport(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A team at the end of a match."""

    completed: tuple[str, ...]
    """Objectives that lie completed, those of earlier matches included; recycled ones have gone."""
    casualties: tuple[Casualty, ...]
    """Veterans that make a recovery roll."""
    loot: tuple[tuple[str, str], ...]
    """Model and loot card: kept where an effect or the Shared Market says so, else discarded."""


class CombatZoneReport(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    teams: tuple[TeamReport, ...]
    """By seat."""


class CombatZoneReports(TableReports[CombatZone, CombatZoneReport]):
    type = CombatZoneReport

    def report(self, g: CombatZone) -> CombatZoneReport:
        return CombatZoneReport(tuple(_team(g, seat) for seat in range(len(g.teams))))

    def loadout_options(self, options: Mapping[str, Any]) -> Mapping[str, Any]:
        return {**options, OF_CAMPAIGN: True}

    def carried_problems(self, setup: Setup) -> list[str]:
        return carried_problems(setup)


def _team(g: CombatZone, seat: int) -> TeamReport:
    own = [m for m in g.models if m.seat == seat]
    return TeamReport(
        tuple(g.teams[seat].completed),
        casualties(g, seat),
        tuple((m.sheet.card, card) for m in own for card in m.sheet.loot),
    )
