"""What members lend to tables outside their campaign, and how it comes home.

A loan is a mark in the campaign's state.  What is lent goes to the table as a text that names the
mark; when that table is over, its record proves how it ended, and the campaign takes that once."""

from __future__ import annotations

from neontable.kernel.campaign.game import CampaignGame, reports_of
from neontable.kernel.campaign.missions import Returned
from neontable.kernel.campaign.state import CampaignState
from neontable.kernel.game import Game
from neontable.kernel.setup import Setup
from neontable.kernel.table import Table


def marks(game: Game, setup: Setup) -> list[tuple[int, str]]:
    """Seats of a table that play with something lent, and the marks of the loans."""
    return list(game.campaign.loans(setup)) if game.campaign is not None else []


def coming_home(campaign: CampaignGame, g: CampaignState, table: Table) -> list[Returned[object]]:
    """What a finished table brings home to a campaign: nothing, unless the campaign lent something
    to it."""
    found = []
    if not table.over or table.game.name != campaign.of:
        return []
    for seat, loan in marks(table.game, table.setup):
        member = campaign.lender(g, loan)
        if member is not None:
            report = reports_of(table.game).report(table.state)
            game = table.game
            id = table.commitment[:24]
            found.append(
                Returned(member, loan, id, seat, game.name, game.rules, table.digest, report)
            )
    return found
