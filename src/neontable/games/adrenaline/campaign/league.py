"""The Adrenaline league for the registry."""

from __future__ import annotations

from collections.abc import Mapping

from neontable.games.adrenaline.campaign.redeal import redeal
from neontable.games.adrenaline.campaign.reports import AdrenalineReport
from neontable.games.adrenaline.campaign.season import LeagueOption
from neontable.games.adrenaline.campaign.show import (
    LeagueShow,
    headline,
    mission_text,
    standings,
)
from neontable.games.adrenaline.campaign.state import NAME, RULES, League, set_up, venues
from neontable.games.adrenaline.campaign.view import LeagueView, view
from neontable.kernel.campaign.game import CampaignGame, Standings
from neontable.kernel.campaign.missions import (
    Arrived,
    Begun,
    Left,
    Mission,
    MissionFacts,
    TableResult,
)
from neontable.kernel.campaign.state import check_common
from neontable.kernel.outcome import Outcome
from neontable.kernel.setup import Setup
from neontable.kernel.table_options import Choice, Count
from neontable.kernel.text import Text


class LeagueGame(CampaignGame[League, LeagueView]):
    name = NAME
    of = "adrenaline"
    rules = RULES
    seats = (3, 10)
    usual_seats = 6
    state_type = League
    option_type = LeagueOption | Arrived | Left | Begun | TableResult[AdrenalineReport]
    show = LeagueShow()
    options: Mapping[str, Choice | Count] = {
        "rounds": Count(6, 1, 20),
        "modes": Choice("all", ("all", "deathmatch", "domination", "turret")),
        "skulls": Count(5, 5, 8),
        "frenzy": Choice(True, (True, False)),
    }

    def set_up(self, setup: Setup) -> League:
        return set_up(setup)

    def outcome(self, g: League) -> Outcome | None:
        return g.outcome

    def view(self, g: League, seat: int) -> LeagueView:
        return view(g, seat)

    def redeal(self, g: League, seat: int, key: str) -> League:
        return redeal(g, seat, key)

    def check(self, g: League) -> list[str]:
        problems = check_common(g)
        if sorted(g.calendar + g.held) != sorted(venues(g.modes)):
            problems.append("calendar: with what was held it is every arena in every mode once")
        if not 0 <= g.round <= g.rounds:
            problems.append(f"round: it is 0 to {g.rounds}; got {g.round}")
        if (g.round > 0) != bool(g.held):
            problems.append("held: the present round has an arena and a mode")
        n = len(g.members)
        if len(g.scores) != n or len(g.met) != n or any(len(row) != n for row in g.met):
            problems.append("scores, met: one entry for each place is needed")
        elif any(g.met[a][b] != g.met[b][a] or g.met[a][a] for a in range(n) for b in range(n)):
            problems.append("met: two members have met each other equally often")
        if any(min(s.points, s.wins, s.tokens, s.tables, s.openings) < 0 for s in g.scores):
            problems.append("scores: no score is negative")
        return problems

    def standings(self, view: LeagueView) -> Standings:
        return standings(view)

    def headline(self, view: LeagueView) -> Text:
        return headline(view)

    def mission_text(self, mission: Mission | MissionFacts) -> Text:
        return mission_text(mission)


LEAGUE = LeagueGame()
