"""The part of the state that all campaigns share, and its atoms."""

from __future__ import annotations

from typing import Any, TypedDict, Unpack

import msgspec

from neontable.kernel.campaign.missions import (
    GONE,
    NOBODY,
    PRESENT,
    VACANT,
    Begun,
    Member,
    Mission,
    MissionFacts,
    Played,
    TableResult,
    facts,
)
from neontable.kernel.state import State


class CampaignState(State, kw_only=True):
    """A campaign adds what its members own and what may be done next."""

    members: list[Member]
    missions: list[Mission] = []
    """Missions requested now."""
    played: list[Played] = []
    asked: int = 0
    """Missions requested so far; the next one gets the next number."""
    homecomings: int | msgspec.UnsetType = msgspec.UNSET
    """How often something that was lent came home.  Serialised only when set."""


class CampaignView(msgspec.Struct, frozen=True, kw_only=True):
    """What everybody knows of a campaign.  A campaign's own view adds what its seat may know."""

    seat: int
    members: tuple[tuple[str, bool], ...]
    """By place: its status, and whether a bot plays it."""
    missions: tuple[MissionFacts, ...]
    played: tuple[Played, ...]


class CommonView(TypedDict):
    seat: int
    members: tuple[tuple[str, bool], ...]
    missions: tuple[MissionFacts, ...]
    played: tuple[Played, ...]


def common_view(g: CampaignState, seat: int) -> CommonView:
    """The fields of `CampaignView`."""
    return {
        "seat": seat,
        "members": tuple((m.status, m.bot) for m in g.members),
        "missions": tuple(facts(m) for m in g.missions),
        "played": tuple(g.played),
    }


def present(g: CampaignState) -> list[int]:
    """The members who play, in the order of their places."""
    return [seat for seat, m in enumerate(g.members) if m.status == PRESENT]


def organiser(g: CampaignState) -> int:
    """The first member who is a person; without people, the first bot; NOBODY when nobody plays."""
    playing = present(g)
    people = [m for m in playing if not g.members[m].bot]
    return next(iter(people or playing), NOBODY)


def mission(g: CampaignState, number: int) -> Mission:
    return next(m for m in g.missions if m.number == number)


# -- atoms ---------------------------------------------------------------------------------------
def seat_member(g: CampaignState, member: int, bot: bool) -> None:
    g.members[member].status = PRESENT
    g.members[member].bot = bot


def dismiss_member(g: CampaignState, member: int) -> None:
    g.members[member].status = GONE


class MissionDetails(TypedDict, total=False):
    options: dict[str, Any]
    loadouts: tuple[tuple[str, ...], ...]
    carried: object
    title: str
    minutes: int


def ask_for(
    g: CampaignState, game: str, seats: tuple[int, ...], **more: Unpack[MissionDetails]
) -> Mission:
    """Ask for a table."""
    g.asked += 1
    made = Mission(number=g.asked, game=game, seats=seats, **more)
    g.missions.append(made)
    return made


def change_mission(g: CampaignState, number: int, **changes: object) -> None:
    """Of one whose table has not begun."""
    i = next(i for i, m in enumerate(g.missions) if m.number == number)
    g.missions[i] = msgspec.structs.replace(g.missions[i], **changes)


def drop_mission(g: CampaignState, number: int) -> None:
    """It is asked for no longer."""
    g.missions = [m for m in g.missions if m.number != number]


def begin_mission(g: CampaignState, begun: Begun) -> None:
    change_mission(g, begun.mission, table=begun.table, rules=begun.rules)


def take_home(g: CampaignState) -> None:
    """Something that was lent has come home: that is not taken back."""
    g.homecomings = (g.homecomings or 0) + 1


def take_result(g: CampaignState, result: TableResult[object]) -> Mission:
    """The mission is over, exactly once: it is no longer requested."""
    done = mission(g, result.mission)
    drop_mission(g, done.number)
    g.played.append(Played(facts(done), result.ended, result.outcome, result.gone, result.absent))
    return done


# -- consistency ---------------------------------------------------------------------------------
def check_common(g: CampaignState) -> list[str]:
    """What is wrong with a position in the fields that all campaigns share."""
    problems = []
    for seat, member in enumerate(g.members):
        if member.status not in (VACANT, PRESENT, GONE):
            problems.append(f"members[{seat}]: a place is vacant, present or gone")
    numbers = [m.number for m in g.missions] + [p.mission.number for p in g.played]
    if len(set(numbers)) != len(numbers):
        problems.append("missions: a number is used twice")
    if any(not 1 <= n <= g.asked for n in numbers):
        problems.append(f"missions: numbers are 1 to {g.asked}, as many as were asked for")
    tables = [m.table for m in g.missions if m.table] + [
        p.mission.table for p in g.played if p.mission.table
    ]
    if len(set(tables)) != len(tables):
        problems.append("missions: one table cannot be played for two missions")
    for m in g.missions:
        if any(not -1 <= who < len(g.members) for who in m.seats):
            problems.append(f"mission {m.number}: a member who is not present has a seat")
        sitting = [who for who in m.seats if who >= 0]
        if len(set(sitting)) != len(sitting):
            problems.append(f"mission {m.number}: a member sits twice")
        if bool(m.table) != (m.rules > 0):
            problems.append(f"mission {m.number}: a begun table has an id and a rules version")
    return problems
