"""What everybody may know of a crew: all of it."""

from __future__ import annotations

from neontable.games.crossfire.campaign import planning
from neontable.games.crossfire.campaign.runner import Runner
from neontable.games.crossfire.campaign.state import CrewState, Mission
from neontable.kernel.campaign.state import CampaignView, common_view, organiser


class CrewView(CampaignView, frozen=True, kw_only=True):
    length: int
    runners: tuple[Runner, ...]
    plan: Mission
    team: tuple[int, ...]
    """Who would go now, by seat; -1: a bot of the house."""
    organiser: int
    """-1 when nobody plays."""
    over: bool


def view(g: CrewState, seat: int) -> CrewView:
    return CrewView(
        **common_view(g, seat),
        length=g.length,
        runners=tuple(g.runners),
        plan=g.plan,
        team=planning.team(g),
        organiser=organiser(g),
        over=g.outcome is not None,
    )
