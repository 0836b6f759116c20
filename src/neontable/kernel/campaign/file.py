"""A campaign as one file: its own record, and the records of its tables.

Reading verifies it: the campaign's record and every table are replayed, and each result that the
campaign took must be what its table's record leads to.  A bad file is refused with every problem at
once.
"""

from __future__ import annotations

import msgspec

from neontable.kernel import registry
from neontable.kernel.asks import as_answer
from neontable.kernel.campaign.game import (
    CampaignGame,
    outcome_at_time,
    outcome_without,
    people_at,
    result_of,
    setup_of,
)
from neontable.kernel.campaign.missions import (
    CLOSED,
    CONCEDED,
    HOUSE,
    PLAYED,
    TIME,
    Mission,
    TableResult,
)
from neontable.kernel.errors import NeontableError
from neontable.kernel.outcome import Outcome
from neontable.kernel.record import Record
from neontable.kernel.setup import Setup
from neontable.kernel.table import Table, play_again, replay

KIND = "neontable-campaign"
FORMAT = 1
LONGEST = 20_000
"""The most answers one record in a file may have."""
MOST_TABLES = 2_100
"""A league of sixty-four has 2,016."""


class Person(msgspec.Struct, frozen=True):
    """Who plays a place: a display name, or the name of a bot."""

    name: str = ""
    bot: str = ""


class TableFile(msgspec.Struct, frozen=True):
    """A table of the campaign, over or not."""

    mission: int
    table: str
    record: Record
    gone: tuple[int, ...] = ()
    absent: tuple[int, ...] = ()
    ended: str = ""
    """Empty while it is played."""


class CampaignFile(msgspec.Struct, frozen=True, kw_only=True):
    kind: str = KIND
    format: int = FORMAT
    title: str = ""
    people: tuple[Person, ...] = ()
    record: Record
    tables: tuple[TableFile, ...] = ()

    def to_json(self) -> bytes:
        return msgspec.json.encode(self)


class BadCampaign(NeontableError):
    """A campaign file that cannot be trusted; `problems` names each reason."""

    def __init__(self, problems: list[str]) -> None:
        self.problems = problems
        head = "the campaign cannot be read"
        super().__init__(head + "".join(f"\n  - {p}" for p in problems))


class _Head(msgspec.Struct):
    kind: str
    format: int


def read(data: bytes | str) -> tuple[CampaignFile, Table]:
    """The verified file and the campaign's table at its current point; or a BadCampaign."""
    file = _decoded(data)
    problems: list[str] = []
    table = _campaign(file.record, problems)
    if table is not None:
        if len(file.people) != table.seats:
            problems.append(f"people: {len(file.people)} names for {table.seats} places")
        _Proof(file, table, problems).check()
    if problems or table is None:
        raise BadCampaign(problems)
    return file, table


def _decoded(data: bytes | str) -> CampaignFile:
    try:
        raw = data.encode() if isinstance(data, str) else data
        head = msgspec.json.decode(raw, type=_Head)
    except msgspec.ValidationError as e:
        raise BadCampaign([f"this is not a Neontable campaign: {e}"]) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError) as e:
        raise BadCampaign([f"not readable JSON (truncated or damaged?): {e}"]) from None
    if head.kind != KIND:
        raise BadCampaign([f"this is not a Neontable campaign: its kind is {head.kind!r}"])
    if head.format != FORMAT:
        raise BadCampaign([f"the file has format {head.format}; this program reads {FORMAT}"])
    try:
        file = msgspec.json.decode(raw, type=CampaignFile)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as e:
        raise BadCampaign([f"the file is damaged: {e}"]) from None
    problems = []
    if len(file.tables) > MOST_TABLES:
        problems.append(f"{len(file.tables)} tables; at most {MOST_TABLES} can be read")
    for what, record in [
        ("the campaign", file.record),
        *((f"mission {t.mission}", t.record) for t in file.tables),
    ]:
        if len(record.answers) > LONGEST:
            problems.append(f"{what}: {len(record.answers)} answers; at most {LONGEST} can be read")
    if problems:
        raise BadCampaign(problems)
    return file


def _campaign(record: Record, problems: list[str]) -> Table | None:
    try:
        game = registry.game(record.game)
        if not isinstance(game, CampaignGame):
            problems.append(f"{record.game} is a game, not a campaign")
            return None
        return replay(record)
    except NeontableError as fault:
        problems.append(f"the campaign's record: {fault}")
    except Exception as fault:  # a forged record can make the rules fail in any way
        problems.append(f"the campaign's record cannot be played: {fault!r}")
    return None


def missions_asked(record: Record) -> dict[int, Mission]:
    """Replays the campaign to find every mission that was begun, as it was requested."""
    table = play_again(record, 0, listening=False)
    found: dict[int, Mission] = {}
    for seat, answer in record.answers:
        table.answer(seat, answer)
        found |= {m.number: m for m in table.state.missions if m.begun}
    return found


def results_taken(record: Record) -> dict[int, TableResult[object]]:
    kind = registry.game(record.game).option_type
    taken: dict[int, TableResult[object]] = {}
    for seat, answer in record.answers:
        given = as_answer(answer, kind)
        if seat == HOUSE and isinstance(given, TableResult):
            taken[given.mission] = given
    return taken


class _Proof:
    """Checks the tables of a file against its campaign."""

    def __init__(self, file: CampaignFile, table: Table, problems: list[str]) -> None:
        self.file, self.problems = file, problems
        self.asked = missions_asked(file.record)
        self.taken = results_taken(file.record)
        self.table = table

    def check(self) -> None:
        seen: set[int] = set()
        for one in self.file.tables:
            if one.mission in seen:
                self.problems.append(f"mission {one.mission}: its table is in the file twice")
            seen.add(one.mission)
            mission = self.asked.get(one.mission)
            if mission is None:
                self.problems.append(f"mission {one.mission}: the campaign never began it")
            else:
                self._table(one, mission)
        # A closed table counted for nothing, and its rules may no longer be implemented.
        counted = {n for n, result in self.taken.items() if result.ended != CLOSED}
        for number in sorted(counted - seen):
            self.problems.append(f"mission {number}: the record of its table is missing")

    def _table(self, one: TableFile, mission: Mission) -> None:
        where = f"mission {one.mission}"
        begins = len(self.problems)
        if one.table != mission.table:
            self.problems.append(
                f"{where}: it was played at {mission.table!r}, the file has {one.table!r}"
            )
        if (one.record.game, one.record.rules) != (mission.game, mission.rules):
            self.problems.append(
                f"{where}: a table of {mission.game}, rules version {mission.rules}, was asked "
                f"for; this is one of {one.record.game}, version {one.record.rules}"
            )
        if len(self.problems) > begins:
            return
        try:
            game = registry.game(mission.game)
            wanted = setup_of(game, mission, one.record.setup.key, windows=one.record.setup.windows)
            if differing(wanted, one.record.setup):
                self.problems.append(f"{where}: the table was not set up as the campaign asks")
                return
            played = replay(one.record)
        except NeontableError as fault:
            self.problems.append(f"{where}: {fault}")
            return
        except Exception as fault:  # as above: a forged record can fail in any way
            self.problems.append(f"{where}: its record cannot be played: {fault!r}")
            return
        taken = self.taken.get(one.mission)
        if taken is None:
            if one.ended:
                self.problems.append(f"{where}: it is over, but the campaign has no result for it")
            return
        self._result(where, one, mission, played, taken)

    def _result(
        self,
        where: str,
        one: TableFile,
        mission: Mission,
        played: Table,
        taken: TableResult[object],
    ) -> None:
        if played.over and taken.ended != PLAYED:
            self.problems.append(f"{where}: the table was played to its end, not {taken.ended}")
            return
        people = people_at(mission, self.table.state.members, one.absent)
        proper = ending_of(played, people, taken.ended, one.gone)
        if proper is None:
            self.problems.append(f"{where}: its record ends before the game is over")
            return
        proved = result_of(
            mission,
            played,
            one.table,
            ended=taken.ended,
            outcome=proper,
            gone=one.gone,
            absent=one.absent,
        )
        if proved != taken:
            self.problems.append(f"{where}: its result is not that of its record")


def ending_of(table: Table, people: list[int], ended: str, gone: tuple[int, ...]) -> Outcome | None:
    """The outcome of a table by its record and who gave up; None while it is not over."""
    if table.over:
        return table.outcome
    if ended in (CONCEDED, TIME) and gone:
        return outcome_without(table, people, gone, ended)
    return outcome_at_time(table) if ended == TIME else None


def differing(wanted: Setup, came: Setup) -> bool:
    """Whether a table's set-up differs from what a mission asks, apart from chance."""
    plain = msgspec.structs.replace(came, key=wanted.key, windows=wanted.windows)
    # What was read from a file has lists where the campaign made tuples.
    return bool(_plain(plain) != _plain(wanted))


def _plain(setup: Setup) -> object:
    return msgspec.json.decode(msgspec.json.encode(setup))
