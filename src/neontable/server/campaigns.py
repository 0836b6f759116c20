"""Campaigns of the server: joining, tables that are started from them, results that flow back.

A campaign is a table of a campaign game, so its moves are handled like all others.  A report of the
house is a move too, under a key derived from its content: however often it is tried, by however
many processes, it is stored once.  `reported` in the table's row only avoids needless tries.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Iterable
from typing import TYPE_CHECKING

import msgspec

from neontable import bots
from neontable.kernel import chance, registry
from neontable.kernel.campaign.game import CampaignGame, result_of, setup_of
from neontable.kernel.campaign.loans import coming_home, marks
from neontable.kernel.campaign.missions import (
    CLOSED,
    HOUSE,
    NOBODY,
    PRESENT,
    VACANT,
    Arrived,
    Begun,
    Brought,
    HouseReport,
    Left,
    Mission,
    TableResult,
)
from neontable.kernel.campaign.state import CampaignState
from neontable.kernel.errors import BadAnswer, NeontableError
from neontable.kernel.options import Report
from neontable.kernel.setup import Setup
from neontable.kernel.table import begin
from neontable.server import protocol as wire
from neontable.server import table_setup
from neontable.server.campaign_store import BEGUN, NOTHING, TAKEN, CampaignStore
from neontable.server.database import Conflict
from neontable.server.ending import Ending
from neontable.server.faults import Fault, bad_input
from neontable.server.identity import clean_name
from neontable.server.live_table import ANSWER, BOT, OPEN, PERSON, LiveTable
from neontable.server.rows import Identity, Move, SeatRow, TableRow, new_id

if TYPE_CHECKING:
    from neontable.server.table_service import TableService

log = logging.getLogger("neontable.campaigns")

BY_HOUSE = "house"
TRIES = 8


def campaign_state(live: LiveTable) -> CampaignState:
    state = live.table.state
    assert isinstance(state, CampaignState)
    return state


def campaign_game_of(live: LiveTable) -> CampaignGame:
    game = live.game
    assert isinstance(game, CampaignGame)
    return game


def new_campaign(asked: wire.NewCampaign, who: Identity) -> tuple[TableRow, list[Move]]:
    """The row of a campaign that somebody wishes, and the moves it begins with."""
    try:
        game = registry.campaign(asked.campaign)
        setup = game.prepare(asked.places, chance.key_from(None), asked.options)
        offering = registry.game(game.of)
    except NeontableError as fault:
        raise bad_input(fault) from None
    if asked.bots >= asked.places:
        raise bad_input(f"{asked.places} places have room for {asked.places - 1} bots beside me")
    bot = asked.bot or bots.best(offering)
    if bot not in bots.names(offering):
        raise bad_input(
            f"{offering.name} has no bot {bot!r}; it has: {', '.join(bots.names(offering))}"
        )
    first_bot = asked.places - asked.bots
    seats = tuple(
        SeatRow(seat, PERSON, who.id, who.name)
        if seat == 0
        else SeatRow(seat, BOT, bot=bot)
        if seat >= first_bot
        else SeatRow(seat, OPEN)
        for seat in range(asked.places)
    )
    arrivals: list[HouseReport] = [Arrived(s.seat, s.kind == BOT) for s in seats if s.kind != OPEN]
    state = begin(game, setup).state
    for s in seats:
        lists = game.house_lists(state, s.seat) if s.kind == BOT else ()
        if lists:
            arrivals.append(Brought(s.seat, lists))
    row = campaign_row(game, who, seats, setup, clean_name(asked.title))
    row = msgspec.structs.replace(
        row, listed=asked.listed, watchable=asked.watchable, pace=asked.pace
    )
    moves = [
        Move(n, ANSWER, HOUSE, body_of(a), BY_HOUSE, f"arrived-{n}-{new_id()}", row.created)
        for n, a in enumerate(arrivals, 1)
    ]
    return with_moves(row, moves), moves


def campaign_row(
    game: CampaignGame,
    who: Identity,
    seats: tuple[SeatRow, ...],
    setup: Setup,
    title: str,
) -> TableRow:
    now = time.time()
    return TableRow(
        id=new_id(),
        game=game.name,
        rules=game.rules,
        title=title,
        owner=who.id,
        listed=False,
        watchable=True,
        status="playing",
        options=msgspec.json.encode(setup.options).decode(),
        clock=msgspec.json.encode(wire.ClockRule()).decode(),
        setup=msgspec.json.encode(setup).decode(),
        key=setup.key,
        invite=new_id(),
        created=now,
        started=now,
        changed=now,
        pace="brisk",
        seats=seats,
    )


def with_moves(row: TableRow, moves: list[Move]) -> TableRow:
    """The row as its moves leave it."""
    standing = LiveTable.of(row, moves).standing()
    return msgspec.structs.replace(
        row,
        sequence=len(moves),
        status=standing.status,
        due=standing.due,
        outcome=standing.outcome,
    )


def body_of(answer: object) -> str:
    return msgspec.json.encode(answer).decode()


class Campaigns:
    def __init__(self, service: TableService) -> None:
        self.service = service
        self.store = CampaignStore(service.store)
        self._settling: dict[str, bool] = {}
        """Tables that `settle` is working on, and whether to run it again."""

    async def live(self, id: str) -> LiveTable:
        """A campaign in memory, or a fault."""
        row = await self.service.row(id)
        if row is None or row.game not in registry.campaigns():
            raise Fault(404, "no-campaign")
        live = await self.service.live(id)
        if live is None:
            raise Fault(409, "frozen")
        return live

    # -- reports -------------------------------------------------------------------------------
    async def report(self, id: str, report: Report, key: str) -> None:
        """Store what the house reports, once; BadAnswer when the campaign does not take it."""
        service = self.service
        async with service.lock(id):
            for _ in range(TRIES):
                live = await self.live(id)
                if await service.read(service.store.move, id, key) is not None:
                    return
                try:
                    await service.commit(live, ANSWER, HOUSE, body_of(report), BY_HOUSE, key)
                except Conflict:
                    await service.refresh(id)
                    continue
                await service.audience.changed(id)
                break
            else:
                raise Conflict
        service.bot_turns.stir(id)

    async def _seat(self, id: str, report: Report, key: str, seats: Iterable[SeatRow]) -> None:
        """A report that comes with seats; the caller holds the lock."""
        service = self.service
        live = await self.live(id)
        move = Move(live.sequence + 1, ANSWER, HOUSE, body_of(report), BY_HOUSE, key, time.time())
        after = live.after(move)
        news = service.news(id, "moved")
        try:
            await service.write(self.store.append, id, move, after.standing(), seats, news)
        except Conflict:
            await service.refresh(id)
            raise
        after.row = msgspec.structs.replace(
            after.row, undo="", changed=move.at, seats=tuple(seats), sequence=move.sequence
        )
        service.keep(id, after)
        self.moved(live, after)
        await service.audience.changed(id, full=True)

    # -- members -------------------------------------------------------------------------------
    async def join(self, id: str, who: Identity, seat: int | None) -> None:
        service = self.service
        async with service.lock(id):
            live = await self.live(id)
            if live.over:
                raise Fault(409, "campaign-over")
            if live.seats_of(who.id):
                raise Fault(409, "seated")
            members = campaign_state(live).members
            free = [s.seat for s in live.row.seats if s.kind == OPEN]
            vacant = [s for s in free if members[s].status == VACANT]
            if seat is None and not vacant:
                raise Fault(409, "full")
            chosen = vacant[0] if seat is None else seat
            if chosen not in free or members[chosen].status not in (VACANT, PRESENT):
                raise Fault(409, "no-seat")
            new = SeatRow(chosen, PERSON, who.id, who.name)
            seats = tuple(new if s.seat == chosen else s for s in live.row.seats)
            try:
                if chosen in vacant:
                    key = f"arrived-{chosen}-{new_id()}"
                    await self._seat(id, Arrived(chosen), key, seats)
                else:
                    # After an import the member plays already: only who it is was not known.
                    await self._claim(live, seats)
            except Conflict:
                raise Fault(409, "conflict") from None

    async def _claim(self, live: LiveTable, seats: tuple[SeatRow, ...]) -> None:
        service, id = self.service, live.row.id
        now = max(time.time(), live.row.changed + 1e-3)
        await service.write(
            service.store.change_table,
            id,
            {"sequence": live.sequence, "changed": live.row.changed},
            {"changed": now},
            seats,
            service.news(id, "row"),
        )
        await service.refresh(id)

    async def leave(self, id: str, who: Identity) -> None:
        service = self.service
        async with service.lock(id):
            live = await self.live(id)
            mine = live.seats_of(who.id)
            if not mine:
                raise Fault(409, "no-seat")
            old = live.row.seats[mine[0]]
            # The name stays for the standings.
            seats = tuple(
                SeatRow(s.seat, OPEN, name=old.name) if s.seat == old.seat else s
                for s in live.row.seats
            )
            try:
                await self._seat(id, Left(old.seat), f"left-{old.seat}-{new_id()}", seats)
            except BadAnswer:
                raise Fault(409, "campaign-busy") from None
            except Conflict:
                raise Fault(409, "conflict") from None

    async def register(self, id: str, who: Identity, texts: tuple[str, ...]) -> None:
        """A member registers what it brings to all its tables."""
        live = await self.live(id)
        mine = live.seats_of(who.id)
        if not mine:
            raise Fault(409, "no-seat")
        game, state = campaign_game_of(live), campaign_state(live)
        try:
            lists = await self.service.read(game.checked_lists, state, texts)
        except NeontableError as fault:
            raise bad_input(fault) from None
        for loan, text in game.borrowed(lists):
            if not await self._is_lent(game.of, loan, text):
                raise Fault(409, "no-loan")
        try:
            await self.report(id, Brought(mine[0], lists), f"brought-{mine[0]}-{new_id()}")
        except BadAnswer as fault:
            raise bad_input(fault) from None

    async def _is_lent(self, of: str, loan: str, text: str) -> bool:
        """Whether a campaign of this server has lent just this under this mark: anybody can write
        a mark, and a better list under a real one."""
        for id in await self.service.read(self.store.going_on, of):
            try:
                lender = await self.live(id)
            except Fault:
                continue  # of older rules
            if campaign_game_of(lender).lent(campaign_state(lender), loan) == text:
                return True
        return False

    def moved(self, before: LiveTable, after: LiveTable) -> None:
        """What follows from a move that has been stored: a table of a campaign is over, or a
        campaign no longer asks for a table, and its waiting room is removed."""
        id = after.row.id
        lent = after.over and not before.over and marks(after.game, after.table.setup)
        if after.over and (after.row.campaign is not None or lent):
            self.service.spawn(self.settle(id), "settle")
        if isinstance(after.game, CampaignGame):
            now = {m.number: m.seats for m in campaign_state(after).missions}
            asked = campaign_state(before).missions
            gone = [m.number for m in asked if not m.begun and now.get(m.number) != m.seats]
            if gone:
                self.service.spawn(self._remove_rooms(id, gone), "tidy")
            asked = campaign_state(after).missions
            if after.game.starts_tables and not all(m.begun for m in asked):
                self.service.spawn(self.open_tables(id), "open")

    async def bring_home(self, table: str) -> None:
        """A table at which something lent was played is over: the campaign that waits for it learns
        how it ended, once.  There are few such tables, so all campaigns are asked."""
        service = self.service
        live = await service.live(table)
        if live is None or not live.over or not marks(live.game, live.table.setup):
            return
        for id in await service.read(self.store.going_on, live.game.name):
            try:
                campaign = await self.live(id)
                found = coming_home(
                    campaign_game_of(campaign), campaign_state(campaign), live.table
                )
                for returned in found:
                    await self.report(id, returned, f"returned-{table}-{returned.seat}")
            except (BadAnswer, Fault) as fault:
                log.warning("a loan did not come home: %s", fault, extra={"table": table[:4]})

    async def open_tables(self, id: str) -> None:
        """A waiting room for every mission of a campaign that starts its tables itself; where
        only bots sit, the table begins at once."""
        live = await self.live(id)
        if live.forsaken:
            return
        known = {t.mission for t in await self.service.read(self.store.tables, id)}
        for mission in campaign_state(live).missions:
            if mission.begun or mission.number in known:
                continue
            row = await self.service.read(mission_row, live, mission, live.row.owner, None)
            if table_setup.full(row):
                row = await self.service.read(table_setup.started, row, live.row.owner)
            if await self.service.write(self.store.add_table, row) and row.status != "open":
                await self.begun(row.id)

    async def begun(self, table: str) -> None:
        """A table that was started just now is shown to all who wait for it."""
        await self.settle(table)
        await self.service.live(table)
        await self.service.audience.changed(table, full=True)
        self.service.bot_turns.stir(table)

    async def _remove_rooms(self, id: str, missions: list[int]) -> None:
        for table in await self.service.write(self.store.remove_open, id, missions):
            self.service.audience.gone(table)

    # -- tables of missions --------------------------------------------------------------------
    async def start(self, id: str, number: int, who: Identity) -> TableRow:
        """The table of a mission: the one that is there, or a new one in which everybody who is
        asked for must sit down."""
        live = await self.live(id)
        mission = next((m for m in campaign_state(live).missions if m.number == number), None)
        found = await self.service.read(self.store.table, id, number)
        if found is not None:
            return found
        if mission is None:
            raise Fault(404, "no-mission")
        mine = live.seats_of(who.id)
        if live.row.owner != who.id and not set(mine) & set(mission.seats):
            raise Fault(403, "not-yours")
        row = await self.service.read(mission_row, live, mission, who.id, who.id)
        if table_setup.full(row):
            row = await self.service.read(table_setup.started, row, who.id)
        if not await self.service.write(self.store.add_table, row):
            found = await self.service.read(self.store.table, id, number)
            if found is None:
                raise Fault(409, "conflict")
            return found
        return row

    async def check_start(self, row: TableRow) -> None:
        """A waiting room may have outlived its mission."""
        if row.campaign is None:
            return
        live = await self.live(row.campaign)
        mission = next((m for m in campaign_state(live).missions if m.number == row.mission), None)
        if mission is None or mission.begun:
            raise Fault(409, "no-mission")

    # -- what flows back -------------------------------------------------------------------------
    async def settle(self, table: str) -> None:
        """Report that a table began and how it ended, as far as that has not been done."""
        if table in self._settling:
            self._settling[table] = True
            return
        self._settling[table] = False
        try:
            await self._settle(table)
        finally:
            again = self._settling.pop(table)
        if again:
            await self.settle(table)

    async def _settle(self, table: str) -> None:
        service = self.service
        row = await service.read(service.store.table, table)
        if row is None or row.status == "open":
            return
        if row.campaign is None:
            # A single table, with something lent: the mark in its row goes when it has come home.
            if row.status == "over":
                await self.bring_home(row.id)
                await service.write(self.store.reported, row.id, TAKEN)
            return
        try:
            await self._report_table(row, row.campaign)
        except (BadAnswer, Fault):
            # Perhaps this process has not heard yet what another one did to the campaign.
            await service.refresh(row.campaign)
            try:
                await self._report_table(row, row.campaign)
            except (BadAnswer, Fault) as fault:
                # The campaign is gone, over, or asks for this table no more: a plain table.
                log.warning(
                    "a table no longer belongs to its campaign: %s",
                    fault,
                    extra={"table": table[:4]},
                )
                await service.write(self.store.reported, row.id, TAKEN)

    async def _report_table(self, row: TableRow, campaign: str) -> None:
        service = self.service
        if row.reported < BEGUN:
            begun = Begun(row.mission, row.id, row.rules)
            await self.report(campaign, begun, f"begun-{row.id}")
            await service.write(self.store.reported, row.id, BEGUN)
        if row.status == "over" and row.reported < TAKEN:
            key = f"result-{row.id}"
            # Another process may have been faster; the mission is gone then.
            if await service.read(service.store.move, campaign, key) is None:
                await self._deliver(row, campaign, key)
            # What others had lent to the mission goes home before the table counts as settled: a
            # process that dies here leaves it to the sweep, and each home takes it once.
            await self.bring_home(row.id)
            await service.write(self.store.reported, row.id, TAKEN)

    async def _deliver(self, row: TableRow, campaign: str, key: str) -> None:
        try:
            await self.report(campaign, await self._result(row), key)
        except BadAnswer:
            if await self.service.read(self.service.store.move, campaign, key) is None:
                raise

    async def _result(self, row: TableRow) -> TableResult[object]:
        live = await self.service.live(row.id)
        assert row.campaign is not None
        campaign = await self.live(row.campaign)
        ending = msgspec.json.decode(row.outcome, type=Ending)
        outcome = ending.outcome()
        if live is None or ending.how == CLOSED:
            return TableResult(
                row.mission, row.id, row.game, row.rules, CLOSED, outcome, (), (), ""
            )
        mission = next(
            (m for m in campaign_state(campaign).missions if m.number == row.mission), None
        )
        if mission is None:
            raise BadAnswer(f"mission {row.mission} is not asked for")
        return result_of(
            mission,
            live.table,
            row.id,
            ended=ending.how,
            outcome=outcome,
            gone=live.conceded,
            absent=absent(campaign, mission, row),
        )

    async def sweep(self) -> None:
        """Reports that a dead process has left undone."""
        for table in await self.service.read(self.store.unreported, 50):
            await self.settle(table)

    async def resume(self) -> None:
        """Tables that a process died before opening, of all campaigns that start theirs."""
        names = [n for n in registry.campaigns() if registry.campaign(n).starts_tables]
        for id in await self.service.read(self.store.running, names):
            try:
                await self.open_tables(id)
            except Fault:
                continue  # of older rules: nothing can be begun


def absent(campaign: LiveTable, mission: Mission, row: TableRow) -> list[int]:
    """Seats of members who are people, at which a bot sits."""
    members = campaign_state(campaign).members
    return [
        seat
        for seat, member in enumerate(mission.seats)
        if member != NOBODY and not members[member].bot and row.seats[seat].kind == BOT
    ]


def mission_row(
    campaign: LiveTable, mission: Mission, owner: str, opened_by: str | None
) -> TableRow:
    """The table of a mission before its start; whoever opens it has sat down."""
    game = registry.game(mission.game)
    now = time.time()
    seats = []
    for seat, member in enumerate(mission.seats):
        there = None if member == NOBODY else campaign.row.seats[member]
        if there is None or campaign_state(campaign).members[member].bot:
            seats.append(SeatRow(seat, BOT, bot=(there.bot if there else "") or bots.best(game)))
        else:
            ready = bool(there.identity) and there.identity == opened_by
            seats.append(SeatRow(seat, PERSON, there.identity, there.name, ready=ready))
    row = campaign.row
    asked = setup_of(game, mission, "", windows=False)
    return msgspec.structs.replace(
        row,
        id=new_id(),
        game=game.name,
        rules=game.rules,
        title="",
        owner=owner,
        listed=False,
        status="open",
        clock=msgspec.json.encode(wire.ClockRule(table=60 * mission.minutes)).decode(),
        options=msgspec.json.encode(asked.options).decode(),
        setup=msgspec.json.encode(asked).decode(),
        key="",
        invite=new_id(),
        sequence=0,
        created=now,
        started=0.0,
        changed=now,
        outcome="",
        undo="",
        takebacks=0,
        campaign=row.id,
        mission=mission.number,
        reported=NOTHING,
        seats=tuple(seats),
    )
