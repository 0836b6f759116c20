"""A crew as data: its runners, and what it plans."""

from __future__ import annotations

import msgspec

from neontable.games.crossfire.campaign.crew import Crew
from neontable.games.crossfire.campaign.runner import Runner
from neontable.kernel.campaign.missions import Member
from neontable.kernel.campaign.state import CampaignState
from neontable.kernel.outcome import Outcome
from neontable.kernel.setup import Setup

NAME = "crossfire-crew"
RULES = 1
FIRST_MISSION = "crossfire"


class Mission(msgspec.Struct, frozen=True):
    """The mission that is planned."""

    name: str = FIRST_MISSION
    team: int = 4
    """How many runners, as far as the mission allows."""
    bonuses: tuple[str, ...] = ()
    """Accepted challenges, as often as they were accepted."""


class CrewState(CampaignState, kw_only=True):
    game: str = NAME
    rules: int = RULES
    length: int
    """Missions of the campaign."""
    edition: str
    communication: str
    hands: str
    runners: list[Runner]
    """One for each place."""
    plan: Mission
    outcome: Outcome | None = None
    stack: list[Crew]


def set_up(setup: Setup) -> CrewState:
    o = setup.options
    return CrewState(
        key=setup.key,
        windows=setup.windows,
        length=o["missions"],
        edition=o["edition"],
        communication=o["communication"],
        hands=o["hands"],
        members=[Member() for _ in range(setup.seats)],
        runners=[Runner() for _ in range(setup.seats)],
        plan=Mission(team=o["team"]),
        stack=[Crew()],
    )
