"""Tables of a campaign at which only bots sit: they are played without anybody at the keyboard."""

from __future__ import annotations

from collections.abc import Callable

from neontable import bots
from neontable.kernel import registry
from neontable.kernel.asks import Answer, Ask
from neontable.kernel.campaign.bots import asked_bots
from neontable.kernel.campaign.missions import NOBODY, Mission
from neontable.kernel.campaign.session import CampaignSession
from neontable.kernel.table import Table

Progress = Callable[[int], None]
"""Called with the number of a mission that is over."""


def bot_of(session: CampaignSession, mission: Mission, seat: int) -> str:
    """The bot that plays a seat at which no person sits."""
    member = mission.seats[seat]
    if member != NOBODY and session.people[member].bot:
        return session.people[member].bot
    return bots.best(registry.game(mission.game))


def people_of(session: CampaignSession, mission: Mission) -> list[int]:
    """Seats of the table at which somebody at this keyboard plays."""
    return [s for s, m in enumerate(mission.seats) if m >= 0 and session.people[m].name]


def play_out(session: CampaignSession, number: int, seed: str | None) -> None:
    """The table of a mission from where it stands to its end."""
    mission = next(m for m in session.missions() if m.number == number)
    own = None if seed is None else f"{seed} table {number}"
    table = session.begin(number, own)
    line = [
        bots.make(table.game, bot_of(session, mission, seat), seat, f"{own} {seat}")
        for seat in range(table.seats)
    ]
    while not table.over:
        ask = table.asks[0]
        table.answer(ask.seat, line[ask.seat].choose(table, ask))
    session.keep(number, table)
    session.finish(number)


def decided(table: Table, ask: Ask, seed: str | None) -> Answer:
    """What a member that is a bot answers between the tables."""
    own = None if seed is None else f"{seed} {table.journal.count}"
    return bots.make(table.game, bots.BEST, ask.seat, own).choose(table, ask)


def run_bots(session: CampaignSession, seed: str | None, progress: Progress) -> None:
    """Everything that needs no person, until the end or until one is needed: tables of bots are
    played, and where none is left, bots who are asked take what is offered first."""
    while not session.table.over:
        ready = [m for m in session.missions() if not people_of(session, m)]
        if ready:
            play_out(session, ready[0].number, seed)
            progress(ready[0].number)
            continue
        asked = next(iter(asked_bots(session.table)), None)
        if asked is None or session.missions():
            return
        table = session.table
        own = table.game.bots
        answer = decided(table, asked, seed) if own else asked.options[0]
        table.answer(asked.seat, answer)
