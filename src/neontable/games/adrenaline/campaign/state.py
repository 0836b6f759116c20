"""A season as data: standings, who met whom, and the calendar that nobody has seen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from neontable.games.adrenaline.campaign.season import Season
from neontable.games.adrenaline.model.arena import ARENAS
from neontable.games.adrenaline.positions.position import MODES
from neontable.kernel.campaign.missions import Member
from neontable.kernel.campaign.state import CampaignState
from neontable.kernel.chance import shuffle
from neontable.kernel.outcome import Outcome
from neontable.kernel.setup import Setup

NAME = "adrenaline-league"
RULES = 1


class Score(msgspec.Struct):
    """What a member has reached so far."""

    points: int = 0
    """League points."""
    wins: int = 0
    tokens: int = 0
    game_points: int = 0
    """Points scored at the tables themselves."""
    tables: int = 0
    openings: int = 0
    """How often the member had the first seat."""


class League(CampaignState, kw_only=True):
    game: str = NAME
    rules: int = RULES
    rounds: int
    modes: str
    skulls: int
    frenzy: bool
    round: int = 0
    """The round that is played, or was last; 0 before the season."""
    calendar: list[str]
    """Arenas and modes to come, face down, the next one last: "large/turret"."""
    held: list[str] = []
    """Those that have come since the calendar was shuffled, the present one last."""
    scores: list[Score]
    met: list[list[int]]
    """met[a][b]: how often two members sat at one table."""
    outcome: Outcome | None = None
    stack: list[Season]


def venues(modes: str) -> list[str]:
    """Every arena in every mode of the season."""
    chosen = MODES if modes == "all" else (modes,)
    return [f"{arena}/{mode}" for arena in ARENAS for mode in chosen]


def set_up(setup: Setup) -> League:
    options: Mapping[str, Any] = setup.options
    g = League(
        key=setup.key,
        windows=setup.windows,
        rounds=options["rounds"],
        modes=options["modes"],
        skulls=options["skulls"],
        frenzy=options["frenzy"],
        members=[Member() for _ in range(setup.seats)],
        calendar=venues(options["modes"]),
        scores=[Score() for _ in range(setup.seats)],
        met=[[0] * setup.seats for _ in range(setup.seats)],
        stack=[Season()],
    )
    shuffle(g, g.calendar)
    return g
