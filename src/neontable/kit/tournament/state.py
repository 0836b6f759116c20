"""A tournament as data."""

from __future__ import annotations

from neontable.kernel.campaign.state import CampaignState
from neontable.kernel.outcome import Outcome
from neontable.kit.tournament.rounds import Rounds
from neontable.kit.tournament.scoring import Pairing


class Tournament(CampaignState, kw_only=True):
    of: str
    """The game that is played."""
    format: str
    """swiss or league."""
    rounds: int
    """How many; 0: as many as the format needs, once it has begun."""
    by_hand: bool
    """The organiser draws each round; otherwise it follows by itself."""
    judge: bool
    """The first place is that of a judge, who does not play and sees all lists."""
    minutes: int
    """For each table; 0: no limit."""
    table_options: dict[str, bool | int | str]
    bye_points: int
    """What a bye or an opponent who does not come gives besides the match points."""
    brings: bool
    """Members register what they bring to every table."""
    round: int = 0
    """The round that is played, or was last; 0 before the tournament."""
    order: list[int] = []
    """The drawn order of places of a league."""
    pairings: list[Pairing] = []
    lists: list[tuple[str, ...]]
    """By member: what was registered, a text for each slot of the first seat; () for nothing."""
    outcome: Outcome | None = None
    stack: list[Rounds]
