"""Members that are bots: what they do between the tables comes to an end.

A standing offer is open as long as a member likes.  A person leaves it open; a bot would go on
answering for ever if its campaign always has something to offer.  So every house (a server, the
terminal) finds out here which bots still have to answer.  Rules and records know nothing of this: a
bot that has answered often enough is simply not asked again until somebody else has done something.
"""

from __future__ import annotations

from neontable.kernel.asks import Answer, Ask
from neontable.kernel.campaign.missions import (
    HOUSE,
    NOBODY,
    Arrived,
    Begun,
    Brought,
    Left,
    Returned,
    TableResult,
)
from neontable.kernel.campaign.state import CampaignState
from neontable.kernel.table import Table

ENOUGH = 24
"""Answers of a bot after which it waits for a person or the house.  To pick a team and equip it, or
to fill every slot of a runner, takes fewer."""


def asked_bots(table: Table) -> list[Ask]:
    """What members that are bots are asked now, and still answer."""
    members = table.state.members
    asks = [a for a in table.asks if a.seat != HOUSE and members[a.seat].bot]
    if not asks:
        return []
    given = _given(table)
    return [a for a in asks if given.get(a.seat, 0) < ENOUGH]


def _given(table: Table) -> dict[int, int]:
    """How often each bot has answered since a person decided or the house reported."""
    members = table.state.members
    given: dict[int, int] = {}
    chain = table.journal.answers
    while chain is not None:
        chain, (seat, _) = chain
        if seat == HOUSE or not members[seat].bot:
            break
        given[seat] = given.get(seat, 0) + 1
    return given


def of_people(g: CampaignState, seat: int, answer: Answer) -> bool:
    """Whether a person had a part in an answer that was given to a campaign: decided it, came or
    went, or plays at the table that it reports."""
    match answer:
        case Arrived(bot=bot):
            return not bot
        case Brought(member):
            return not g.members[member].bot
        case Left() | Returned():
            return True
        case Begun(number) | TableResult(number):
            seats = [m.seats for m in g.missions if m.number == number]
            seats += [p.mission.seats for p in g.played if p.mission.number == number]
            return any(m != NOBODY and not g.members[m].bot for sat in seats for m in sat)
    return not g.members[seat].bot
