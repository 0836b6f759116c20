"""What a campaign asks to be played, and what the house reports to it.

A `Mission` is a table that the campaign asks for: the game, who sits where, options, loadouts and
what is carried in; the set-up of the table follows from it alone.  The house (a server, the
terminal) reports with answers of its own, which are part of the campaign's record like any other:
`Arrived`, `Left`, `Brought`, `Begun` and `TableResult`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Generic, TypeVar

import msgspec

from neontable.kernel.options import Noun, Report, Word
from neontable.kernel.outcome import Outcome
from neontable.kernel.text import Text

HOUSE = -3
"""The reporter to a campaign: not a seat, so no member can answer for it."""
NOBODY = -1
"""A seat of a mission without a member: a bot of the house fills it."""

VACANT, PRESENT, GONE = "vacant", "present", "gone"
"""The states of a place: nobody has joined yet, a member plays, the member has left for good."""

PLAYED, CONCEDED, TIME, CLOSED = "played", "conceded", "time", "closed"
ENDED = (PLAYED, CONCEDED, TIME, CLOSED)
"""How a table ended.  A closed one has no result: nobody could continue it."""

R_co = TypeVar("R_co", covariant=True)


class Member(msgspec.Struct):
    """A place of the campaign; its number is the seat of the campaign's own table."""

    status: str = VACANT
    bot: bool = False


class Mission(msgspec.Struct, frozen=True, kw_only=True):
    """A table that the campaign asks for.  Numbers are never used twice."""

    number: int
    game: str
    seats: tuple[int, ...]
    """By seat of the table: the member who sits there, or NOBODY."""
    options: dict[str, Any] = {}
    loadouts: tuple[tuple[str, ...], ...] = ()
    carried: Any = None
    """What the campaign carries in; the game of the table says what it understands."""
    title: str = ""
    """Message id of its name, where it has one."""
    minutes: int = 0
    """When the house calls time; 0: never.  Only a house with a clock can."""
    table: str = ""
    """The table that was begun for it; empty before."""
    rules: int = 0
    """The rules version of that table."""

    @property
    def begun(self) -> bool:
        return bool(self.table)

    def seat_of(self, member: int) -> int | None:
        return self.seats.index(member) if member in self.seats else None


class MissionFacts(msgspec.Struct, frozen=True):
    """What everybody may know of a mission: not what is carried in, nor the loadouts."""

    number: int
    game: str
    seats: tuple[int, ...]
    options: dict[str, Any]
    title: str
    table: str


class Played(msgspec.Struct, frozen=True):
    """What everybody may know of a mission that is over."""

    mission: MissionFacts
    ended: str
    outcome: Outcome
    gone: tuple[int, ...]
    absent: tuple[int, ...]

    @property
    def counts(self) -> bool:
        return self.ended != CLOSED


def facts(mission: Mission) -> MissionFacts:
    m = mission
    return MissionFacts(m.number, m.game, m.seats, m.options, m.title, m.table)


def _member(seat: int) -> Text:
    return Text("nt-member", (("n", seat + 1),))


MemberNumber = Annotated[int, Noun(_member, thing=lambda seat: ("member", seat))]


# -- what the house reports ----------------------------------------------------------------------
class HouseReport(Report, frozen=True):
    """The words are the kernel's, the same in every campaign."""

    def text(self, prefix: str) -> Text:
        return Text(f"nt-house-{self.wording()}", tuple(self.words().items()))


class Arrived(HouseReport, frozen=True, tag="arrived"):
    """Somebody takes a vacant place, before the campaign or in the middle of it."""

    member: MemberNumber
    bot: bool = False

    def words(self) -> Mapping[str, Word]:
        return {"member": _member(self.member)}


class Left(HouseReport, frozen=True, tag="left"):
    """A member leaves for good; what happened stays."""

    member: MemberNumber


class Brought(HouseReport, frozen=True, tag="brought"):
    """A member registers what it brings to its tables, for campaigns in which lists are fixed
    beforehand: whole texts, never names that may mean something else one day."""

    member: MemberNumber
    texts: tuple[str, ...]

    def words(self) -> Mapping[str, Word]:
        return {"member": _member(self.member)}


class Begun(HouseReport, frozen=True, tag="begun"):
    """A table was begun for a mission.  From now on only its result is taken."""

    mission: int
    table: str
    rules: int

    def words(self) -> Mapping[str, Word]:
        return {"mission": self.mission}


class TableResult(HouseReport, Generic[R_co], frozen=True, tag="result"):
    """How a table ended; plain data and small."""

    mission: int
    table: str
    game: str
    rules: int
    ended: str
    outcome: Outcome
    """By seat of the table, as its rules count it."""
    gone: tuple[int, ...]
    """Seats whose members gave up."""
    absent: tuple[int, ...]
    """Seats of members who did not come and whose place a bot took."""
    digest: str
    """Digest of the table's last position: its record must lead there."""
    report: R_co | None = None
    """What the game's campaign capability reports about the last position; nothing for a closed
    table."""

    def words(self) -> Mapping[str, Word]:
        return {"mission": self.mission}


class Returned(HouseReport, Generic[R_co], frozen=True, tag="returned"):
    """What a member had lent to a table outside the campaign comes home, with how that table
    ended.  The loan is over then, so that nothing comes home twice."""

    member: MemberNumber
    loan: str
    """The mark that the table named."""
    table: str
    seat: int
    game: str
    rules: int
    digest: str
    """Digest of the table's last position."""
    report: R_co

    def words(self) -> Mapping[str, Word]:
        return {"member": _member(self.member)}


# -- what may be reported ------------------------------------------------------------------------
def objections(
    members: Sequence[Member], missions: Sequence[Mission], report: object
) -> list[tuple[str, str]]:
    """Every objection to a report: a code for `why_not`, and plain English."""
    match report:
        case Arrived(member):
            return _arrival(members, member)
        case Left(member):
            return _departure(members, missions, member)
        case Brought(member) | Returned(member):
            there = 0 <= member < len(members) and members[member].status == PRESENT
            if there:
                return []
            return [("NT-MEMBER nt-no-member", f"nobody plays at place {member}")]
        case Begun(number, table, rules):
            return _beginning(missions, number, table, rules)
        case TableResult():
            return _result(missions, report)
    return [("NT-ASK nt-no-ask", f"the house cannot report {report!r}")]


Found = list[tuple[str, str]]


def _arrival(members: Sequence[Member], member: int) -> Found:
    if not 0 <= member < len(members):
        return [("NT-MEMBER nt-no-place", f"there is no place {member}")]
    if members[member].status != VACANT:
        return [("NT-MEMBER nt-no-place", f"place {member} is not vacant")]
    return []


def _departure(members: Sequence[Member], missions: Sequence[Mission], member: int) -> Found:
    if not 0 <= member < len(members) or members[member].status != PRESENT:
        return [("NT-MEMBER nt-no-member", f"nobody plays at place {member}")]
    busy = [m.number for m in missions if m.begun and member in m.seats]
    return [
        ("NT-BUSY nt-no-leave", f"member {member} sits at the table of mission {number}")
        for number in busy
    ]


def _beginning(missions: Sequence[Mission], number: int, table: str, rules: int) -> Found:
    mission = next((m for m in missions if m.number == number), None)
    if mission is None:
        return [("NT-MISSION nt-no-mission", f"mission {number} is not requested now")]
    found = []
    if mission.begun:
        found.append(
            ("NT-TABLE nt-no-second-table", f"mission {number} is played at {mission.table!r}")
        )
    if any(m.table == table for m in missions) and not mission.begun:
        found.append(("NT-TABLE nt-no-second-table", f"table {table!r} belongs to another mission"))
    if not table or rules < 1:
        found.append(("NT-TABLE nt-no-such-table", "a table needs an id and a rules version"))
    return found


def _result(missions: Sequence[Mission], r: TableResult[object]) -> Found:
    mission = next((m for m in missions if m.number == r.mission), None)
    if mission is None:
        return [("NT-MISSION nt-no-mission", f"mission {r.mission} is not requested now")]
    found = []
    if mission.table != r.table:
        where = f"it is played at {mission.table!r}" if mission.begun else "no table was begun"
        found.append(
            ("NT-TABLE nt-no-other-table", f"mission {r.mission}: {where}; got {r.table!r}")
        )
    if mission.game != r.game:
        found.append(("NT-GAME nt-no-other-game", f"it is a table of {mission.game}, not {r.game}"))
    if mission.begun and mission.rules != r.rules:
        found.append(
            (
                "NT-GAME nt-no-other-rules",
                f"the table was begun under rules version {mission.rules}, not {r.rules}",
            )
        )
    return found + _outcome(mission, r)


def _outcome(mission: Mission, r: TableResult[object]) -> Found:
    seats = list(range(len(mission.seats)))
    wrong = []
    if r.ended not in ENDED:
        wrong.append(f"a table does not end {r.ended!r}")
    if len(r.outcome.points) != len(seats):
        wrong.append(f"{len(r.outcome.points)} points for {len(seats)} seats")
    if sorted(s for group in r.outcome.ranking for s in group) != seats:
        wrong.append(f"the ranking {r.outcome.ranking} is not one of seats 0 to {seats[-1]}")
    if not set(r.outcome.winners) <= set(seats):
        wrong.append(f"the winners {r.outcome.winners} do not sit there")
    if not {*r.gone, *r.absent} <= set(seats):
        wrong.append(f"seats {r.gone} gave up, {r.absent} did not come: some do not exist")
    if (r.report is None) != (r.ended == CLOSED):
        wrong.append("every table but a closed one needs a report")
    return [("NT-RESULT nt-no-result", f"mission {r.mission}: {text}") for text in wrong]
