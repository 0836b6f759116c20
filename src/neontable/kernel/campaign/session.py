"""A running campaign: its table, the tables it requested, and the file that stores them.

For playing a campaign in one process: the terminal, a script, a test.

    crew = CampaignSession.new(registry.campaign("adrenaline-league"), people, seed=7)
    crew.table.answer(0, NextRound())
    table = crew.begin(1)
    ...
    crew.finish(1)
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import msgspec

from neontable.kernel import chance, registry
from neontable.kernel import table as tables
from neontable.kernel.campaign.file import CampaignFile, Person, TableFile, ending_of, read
from neontable.kernel.campaign.game import (
    CampaignGame,
    people_at,
    result_of,
    same_tables,
    setup_of,
)
from neontable.kernel.campaign.loans import coming_home
from neontable.kernel.campaign.missions import (
    CONCEDED,
    HOUSE,
    PLAYED,
    TIME,
    Arrived,
    Begun,
    Brought,
    HouseReport,
    Mission,
)
from neontable.kernel.campaign.state import CampaignState, mission
from neontable.kernel.errors import BadAnswer
from neontable.kernel.plain import Source
from neontable.kernel.record import Record
from neontable.kernel.table import Table, play_again


class CampaignSession:
    def __init__(
        self,
        table: Table,
        people: Sequence[Person],
        title: str = "",
        played: Iterable[TableFile] = (),
    ) -> None:
        self.table = table
        self.people = list(people)
        self.title = title
        self.played = {one.mission: one for one in played}
        """The tables of missions, over or not."""
        self.open: dict[int, Table] = {}

    @classmethod
    def new(
        cls,
        game: CampaignGame,
        people: Sequence[Person],
        *,
        seed: int | str | None = None,
        options: Mapping[str, object] | None = None,
        title: str = "",
    ) -> CampaignSession:
        """Everybody named joins at once; a Person with neither name nor bot is a vacant place."""
        session = cls(game.new(len(people), seed, options), people, title)
        for seat, who in enumerate(people):
            if who.name or who.bot:
                session.report(Arrived(seat, bool(who.bot)))
            if who.bot:
                lists = game.house_lists(session.table.state, seat)
                if lists:
                    session.report(Brought(seat, lists))
        return session

    @classmethod
    def read(cls, data: bytes | str) -> CampaignSession:
        """From a file, which is verified; BadCampaign names every problem."""
        file, table = read(data)
        return cls(table, file.people, file.title, file.tables)

    def file(self) -> CampaignFile:
        return CampaignFile(
            title=self.title,
            people=tuple(self.people),
            record=self.table.record,
            tables=tuple(self.played[n] for n in sorted(self.played)),
        )

    @property
    def state(self) -> CampaignState:
        state: CampaignState = self.table.state
        return state

    def report(self, report: HouseReport) -> None:
        self.table.answer(HOUSE, report)

    def missions(self) -> list[Mission]:
        return list(self.state.missions)

    # -- tables ------------------------------------------------------------------------------
    def begin(self, number: int, seed: int | str | None = None) -> Table:
        """The table of a mission: a new one, or the unfinished one."""
        asked = self._asked(number)
        if asked.begun:
            return self.resume(number)
        game = registry.game(asked.game)
        people = sum(1 for m in asked.seats if m >= 0 and not self.state.members[m].bot)
        setup = setup_of(game, asked, chance.key_from(seed), windows=people > 1)
        table = tables.begin(game, setup)
        id = table.commitment[:24]
        self.report(Begun(number, id, game.rules))
        self.keep(number, table)
        return table

    def resume(self, number: int) -> Table:
        found = self.open.get(number)
        if found is None:
            kept = self.played.get(number)
            if kept is None or kept.ended:
                raise BadAnswer(f"mission {number} has no table to continue")
            found = self.open[number] = play_again(kept.record)
        return found

    def keep(self, number: int, table: Table) -> None:
        """What was played so far goes into the file."""
        self.open[number] = table
        self.played[number] = TableFile(number, self._asked(number).table, table.record)

    def finish(self, number: int, gone: Iterable[int] = (), *, time_up: bool = False) -> None:
        """Hands the campaign the result of a table that is over, that seats gave up, or whose
        time is up."""
        asked, table = self._asked(number), self.resume(number)
        out = tuple(sorted(gone))
        ended = PLAYED if table.over else TIME if time_up and not out else CONCEDED
        people = people_at(asked, self.state.members, ())
        outcome = ending_of(table, people, ended, out)
        if outcome is None:
            raise BadAnswer(f"the table of mission {number} is not over")
        self.report(result_of(asked, table, asked.table, ended=ended, outcome=outcome, gone=out))
        self.played[number] = TableFile(number, asked.table, table.record, out, (), ended)
        self.open.pop(number, None)

    def take_home(self, source: Record | Source) -> list[int]:
        """What members had lent to a table comes home; the members.  The source is the record of
        that table, or the file of the campaign that borrowed: records are played again, they prove
        how a table ended."""
        game = self.table.game
        assert isinstance(game, CampaignGame)
        found = []
        for record in _records(source):
            table = play_again(record, listening=False)
            if not table.over:
                raise BadAnswer("the table of this record is not over: nothing comes home from it")
            found += coming_home(game, self.state, table)
        if not found:
            raise BadAnswer(
                "nobody of this campaign waits for anything from this table: nothing was lent to "
                "it, or it has come home already, or it was called back"
            )
        for returned in found:
            self.report(returned)
        return [returned.member for returned in found]

    def _asked(self, number: int) -> Mission:
        if all(m.number != number for m in self.state.missions):
            now = ", ".join(str(m.number) for m in self.state.missions) or "none"
            raise BadAnswer(f"the campaign does not request mission {number}; it requests: {now}")
        return mission(self.state, number)

    # -- taking back -------------------------------------------------------------------------
    def may_undo(self) -> bool:
        """Only decisions of members since the last table was requested, begun or finished."""
        if not self.table.journal.count:
            return False
        before = self.table.clone()
        before.undo(1)
        return same_tables(before.state, self.state)

    def undo(self) -> None:
        if not self.may_undo():
            raise BadAnswer("requested tables and results that were taken cannot be undone")
        self.table.undo(1)


def _records(source: Record | Source) -> list[Record | Source]:
    """The one record, or those of the tables that a campaign's file has played to their end."""
    if isinstance(source, bytes | str):
        try:
            head = msgspec.json.decode(source)
        except msgspec.DecodeError:
            return [source]  # reading the record says what is wrong
        if isinstance(head, dict) and "tables" in head:
            file, _ = read(source)
            return [one.record for one in file.tables if one.ended == PLAYED]
    return [source]
