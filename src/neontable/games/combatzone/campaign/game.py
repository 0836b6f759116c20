"""The campaign of Combat Zone for the registry."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from neontable.games.combatzone.campaign.choices import choices
from neontable.games.combatzone.campaign.options import CityOption
from neontable.games.combatzone.campaign.redeal import redeal
from neontable.games.combatzone.campaign.reports import CombatZoneReport
from neontable.games.combatzone.campaign.sheets import pairings, sheets, steps
from neontable.games.combatzone.campaign.show import (
    PARTS,
    CityShow,
    headline,
    mission_text,
    standings,
)
from neontable.games.combatzone.campaign.state import NAME, RULES, CityState, set_up
from neontable.games.combatzone.campaign.view import CityView, view
from neontable.games.combatzone.teams.loadouts import EB_OPTION
from neontable.kernel.campaign.game import CampaignGame, Standings
from neontable.kernel.campaign.missions import (
    Arrived,
    Begun,
    Left,
    Mission,
    MissionFacts,
    TableResult,
)
from neontable.kernel.campaign.sheets import Pairing, Sheet, Step, Ware
from neontable.kernel.campaign.state import check_common
from neontable.kernel.outcome import Outcome
from neontable.kernel.setup import Setup
from neontable.kernel.table_options import Choice, Count
from neontable.kernel.text import Text


class CityGame(CampaignGame[CityState, CityView]):
    name = NAME
    of = "combatzone"
    rules = RULES
    seats = (2, 8)
    usual_seats = 4
    state_type = CityState
    option_type = CityOption | Arrived | Left | Begun | TableResult[CombatZoneReport]
    show = CityShow()
    # The rules are those of the book: the campaign has no index of its own.
    rule_ids = frozenset(rule for rules in PARTS.values() for rule in rules)
    options: Mapping[str, Choice | Count] = {
        **EB_OPTION,
        "matches": Count(20, 1, 100),
        "go_on": Choice(False, (True, False)),
        "market": Choice(False, (True, False)),
    }

    def set_up(self, setup: Setup) -> CityState:
        return set_up(setup)

    def outcome(self, g: CityState) -> Outcome | None:
        return g.outcome

    def view(self, g: CityState, seat: int) -> CityView:
        return view(g, seat)

    def redeal(self, g: CityState, seat: int, key: str) -> CityState:
        return redeal(g, seat, key)

    def check(self, g: CityState) -> list[str]:
        problems = check_common(g)
        if len(g.camps) != len(g.members):
            problems.append("camps: one for each place is needed")
        for i, camp in enumerate(g.camps):
            if (camp.hq is None) != (camp.phase == "found"):
                problems.append(f"camps[{i}]: a gang that was founded has an HQ")
            if not -1 <= camp.rival < len(g.camps) or camp.rival == i:
                problems.append(f"camps[{i}].rival: another place, or -1; got {camp.rival}")
            if not -1 <= camp.brawl < len(g.camps):
                problems.append(f"camps[{i}].brawl: a place, or -1; got {camp.brawl}")
            if camp.hand and not g.market:
                problems.append(f"camps[{i}].hand: the campaign has no Shared Market")
            if camp.faces and not camp.hurt:
                problems.append(f"camps[{i}].faces: nobody is hurt")
        return problems

    def standings(self, view: CityView) -> Standings:
        return standings(view)

    def headline(self, view: CityView) -> Text:
        return headline(view)

    def mission_text(self, mission: Mission | MissionFacts) -> Text:
        return mission_text(mission)

    def mission_about(self, mission: MissionFacts) -> Text:
        return Text(f"cz-scenario-text-{mission.options['scenario']}")

    def sheets(self, view: CityView) -> Sequence[Sheet]:
        return sheets(view)

    def choices(self, view: CityView) -> Sequence[Ware]:
        return choices(view)

    def steps(self, view: CityView) -> Sequence[Step]:
        return steps(view)

    def pairings(self, view: CityView) -> Sequence[Pairing]:
        return pairings(view)


CAMPAIGN = CityGame()
