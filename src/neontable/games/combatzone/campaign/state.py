"""A city as data: the camps of its gangs."""

from __future__ import annotations

import msgspec

from neontable.games.combatzone.campaign.aftermath import Casualty
from neontable.games.combatzone.campaign.city import City
from neontable.games.combatzone.campaign.headquarters import Headquarters
from neontable.games.combatzone.teams.team import Member as Fielded
from neontable.kernel.campaign.missions import Member
from neontable.kernel.campaign.state import CampaignState
from neontable.kernel.outcome import Outcome
from neontable.kernel.setup import Setup

NAME = "combatzone-campaign"
RULES = 1


class Camp(msgspec.Struct):
    """What a member has, and what it is about to do."""

    hq: Headquarters | None = None
    phase: str = "found"
    """found: chooses a faction; idle; draw: discards an objective; muster: picks a team; ready;
    away: plays; reward: has won; wound: recovers, and may
    have a serious wound to treat.  With a Shared Market: market: chooses from its own hand;
    waits: for the others of the match; passed: chooses from the hand that it was passed; loot: may
    spend loot; spoils: chooses from what the loot has drawn."""
    rival: int = -1
    """Whom it challenges, or plays against."""
    brawl: int = -1
    """Whose call for a brawl of three or four it follows; its own number where it calls."""
    group: tuple[int, ...] = ()
    """Everybody of the match that is prepared, played or settled."""
    scenario: str = ""
    """Of the match that is prepared or played."""
    wins: int = 0
    proven: bool = False
    """It has won its Prove Your Worth scenario."""
    drawn: list[str] = []
    held: list[str] = []
    """Objectives of the next match."""
    roster: tuple[Fielded, ...] = ()
    place: int = -1
    """The member of the roster whose gear is picked; -1 for none."""
    hurt: list[Casualty] = []
    """Veterans whose recovery roll is still to be made; the first may wait for a medic."""
    hand: list[str] = []
    """Cards of the Shared Market to choose from."""
    spending: list[tuple[str, str]] = []
    """Loot that is about to be spent: model and loot card."""
    faces: list[int] = []
    """The recovery roll of the first, while a medic is looked for."""


class CityState(CampaignState, kw_only=True):
    game: str = NAME
    rules: int = RULES
    eb: int
    matches: int
    go_on: bool
    market: bool = False
    """Gear comes from one deck that all gangs share."""
    deck: list[str] = []
    """The Market deck; the last card lies on top."""
    camps: list[Camp]
    outcome: Outcome | None = None
    stack: list[City]


def set_up(setup: Setup) -> CityState:
    o = setup.options
    return CityState(
        key=setup.key,
        windows=setup.windows,
        eb=o["eb"],
        matches=o["matches"],
        go_on=bool(o["go_on"]),
        market=bool(o["market"]),
        members=[Member() for _ in range(setup.seats)],
        camps=[Camp() for _ in range(setup.seats)],
        stack=[City()],
    )
