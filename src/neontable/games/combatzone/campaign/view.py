"""What a member may know of a city: every HQ, but of the next match only the own objectives and
team."""

from __future__ import annotations

import msgspec

from neontable.games.combatzone.campaign.city import finished
from neontable.games.combatzone.campaign.headquarters import Recruit, street_cred
from neontable.games.combatzone.campaign.state import CityState
from neontable.games.combatzone.teams.team import Member as Fielded
from neontable.kernel.campaign.state import CampaignView, common_view, organiser


class CampView(msgspec.Struct, frozen=True, kw_only=True):
    faction: str
    phase: str
    rival: int
    scenario: str
    cred: int
    matches: int
    wins: int
    proven: bool
    veterans: tuple[Recruit, ...]
    mercenaries: tuple[Recruit, ...]
    completed: tuple[str, ...]
    drawn: tuple[str, ...] = ()
    held: tuple[str, ...] = ()
    roster: tuple[Fielded, ...] = ()
    place: int = -1
    brawl: int = -1
    """Whose call for a brawl it follows."""
    group: tuple[int, ...] = ()
    """Everybody of the match that is prepared, played or settled."""
    secrets: int = 0
    """How many objectives it holds for that match."""
    gear: tuple[str, ...] = ()
    """With a Shared Market: all gear of the HQ."""
    kept: tuple[tuple[str, str], ...] = ()
    """Loot that stays with its bearers."""
    hand: tuple[str, ...] = ()
    hand_size: int = 0


class CityView(CampaignView, frozen=True, kw_only=True):
    eb: int
    limit: int
    """Matches of the campaign."""
    camps: tuple[CampView, ...]
    organiser: int
    """-1 when nobody plays."""
    closed: bool
    """No further match is arranged."""
    over: bool
    market: int = -1
    """Cards of the Market deck; -1 without one."""


def view(g: CityState, seat: int) -> CityView:
    return CityView(
        **common_view(g, seat),
        eb=g.eb,
        limit=g.matches,
        camps=tuple(_camp(g, member, member == seat) for member in range(len(g.camps))),
        organiser=organiser(g),
        closed=finished(g),
        over=g.outcome is not None,
        market=len(g.deck) if g.market else -1,
    )


def _camp(g: CityState, member: int, own: bool) -> CampView:
    camp = g.camps[member]
    hq = camp.hq
    return CampView(
        faction="" if hq is None else hq.faction,
        phase=camp.phase,
        rival=camp.rival,
        scenario=camp.scenario,
        cred=0 if hq is None else street_cred(hq),
        matches=0 if hq is None else hq.matches,
        wins=camp.wins,
        proven=camp.proven,
        veterans=() if hq is None else hq.veterans,
        mercenaries=() if hq is None else hq.mercenaries,
        completed=() if hq is None else hq.completed,
        drawn=tuple(camp.drawn) if own else (),
        held=tuple(camp.held) if own else (),
        roster=camp.roster if own else (),
        place=camp.place if own else -1,
        brawl=camp.brawl,
        group=camp.group,
        secrets=len(camp.drawn or camp.held),
        gear=() if hq is None or hq.gear is None else hq.gear,
        kept=() if hq is None else hq.kept,
        hand=tuple(camp.hand) if own else (),
        hand_size=len(camp.hand),
    )
