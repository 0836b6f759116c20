"""A campaign of the server as one file, and a file as a campaign of the server."""

from __future__ import annotations

import time

import msgspec

from neontable.kernel.campaign.file import BadCampaign, CampaignFile, Person, TableFile, read
from neontable.kernel.campaign.game import CampaignGame
from neontable.kernel.campaign.missions import CLOSED, HOUSE, PRESENT
from neontable.kernel.campaign.state import CampaignState
from neontable.kernel.errors import NeontableError
from neontable.kernel.record import read as read_record
from neontable.server.campaign_store import CampaignStore
from neontable.server.campaigns import BY_HOUSE, campaign_row, campaign_state, with_moves
from neontable.server.faults import Fault
from neontable.server.live_table import ANSWER, BOT, OPEN, PERSON, LiveTable
from neontable.server.rows import Identity, Move, RecordRow, SeatRow, TableRow, new_id


def exported(store: CampaignStore, live: LiveTable) -> bytes:
    """The campaign's record and those of its tables.  A campaign that goes on has secrets: its
    key, and what members keep from each other; so it is written only when it is over, or when
    nobody else has any."""
    campaign = campaign_state(live)
    brought = store.records(live.row.id)
    by_mission = {t.mission: t for t in store.tables(live.row.id)}
    tables: list[TableFile] = []
    for played in campaign.played:
        if played.ended == CLOSED:
            continue
        number = played.mission.number
        row = by_mission.get(number)
        record = None
        if row is not None:
            record = LiveTable.of(*_moves(store, row)).table.record
        elif number in brought:
            kept = store.store.record(brought[number])
            record = read_record(kept.body) if kept is not None else None
        if record is None:
            raise Fault(409, "lost-table", str(number))
        tables.append(
            TableFile(
                number, played.mission.table, record, played.gone, played.absent, played.ended
            )
        )
    people = tuple(Person(name=s.name, bot=s.bot if s.kind == BOT else "") for s in live.row.seats)
    file = CampaignFile(
        title=live.row.title, people=people, record=live.table.record, tables=tuple(tables)
    )
    return file.to_json()


def _moves(store: CampaignStore, row: TableRow) -> tuple[TableRow, list[Move]]:
    found, moves = store.store.moves(row.id)
    return found or row, moves


def imported(data: bytes, who: Identity) -> tuple[TableRow, list[Move], list[RecordRow]]:
    """What is to be stored of a campaign that somebody brings, verified down to the last table.
    Its players reclaim their places by the link."""
    try:
        file, table = read(data)
    except BadCampaign as fault:
        raise Fault(400, "bad-campaign", "; ".join(fault.problems)) from None
    except NeontableError as fault:
        raise Fault(400, "bad-campaign", str(fault)) from None
    game, state = table.game, table.state
    assert isinstance(game, CampaignGame)
    assert isinstance(state, CampaignState)
    if any(m.begun for m in state.missions):
        raise Fault(400, "campaign-tables-open")
    now = time.time()
    seats = tuple(_seat(seat, person, state) for seat, person in enumerate(file.people))
    row = campaign_row(game, who, seats, table.setup, file.title[:80])
    moves = [
        Move(
            n,
            ANSWER,
            seat,
            msgspec.json.encode(answer).decode(),
            _by(seat, state),
            f"import-{n}",
            now,
        )
        for n, (seat, answer) in enumerate(file.record.answers, 1)
    ]
    row = with_moves(row, moves)
    records = [
        RecordRow(new_id(), who.id, one.record.game, one.record.to_json(), now, row.id, one.mission)
        for one in file.tables
    ]
    return row, moves, records


def _seat(seat: int, person: Person, state: CampaignState) -> SeatRow:
    member = state.members[seat]
    if member.status == PRESENT and member.bot:
        return SeatRow(seat, BOT, bot=person.bot)
    return SeatRow(seat, OPEN, name=person.name[:40])


def _by(seat: int, state: CampaignState) -> str:
    if seat == HOUSE:
        return BY_HOUSE
    return BOT if state.members[seat].bot else PERSON
