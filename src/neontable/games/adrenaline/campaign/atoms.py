"""The atoms of a season, each emitting its event."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import TYPE_CHECKING

from neontable.games.adrenaline.campaign import scoring
from neontable.games.adrenaline.campaign.reports import AdrenalineReport
from neontable.kernel.campaign import state as common
from neontable.kernel.campaign.missions import NOBODY, Mission, TableResult
from neontable.kernel.chance import shuffle
from neontable.kernel.events import emit

if TYPE_CHECKING:
    from neontable.games.adrenaline.campaign.state import League


def announce_arrival(g: League, member: int) -> None:
    emit(g, "al-arrived", who=member)


def announce_departure(g: League, member: int) -> None:
    emit(g, "al-left", who=member)


def next_venue(g: League) -> str:
    """The next entry of the calendar; when it is used up, all of it is reshuffled."""
    if not g.calendar:
        g.calendar, g.held = g.held, []
        shuffle(g, g.calendar)
    g.held.append(g.calendar.pop())
    return g.held[-1]


def open_round(g: League) -> None:
    g.round += 1
    arena, mode = next_venue(g).split("/")
    emit(g, "al-round", n=g.round, arena=arena, mode=mode)


def ask_for_table(g: League, seats: Sequence[int]) -> Mission:
    """A table of the present round."""
    arena, mode = g.held[-1].split("/")
    made = common.ask_for(
        g,
        "adrenaline",
        tuple(seats),
        options={
            "arena": arena,
            "mode": mode,
            "skulls": g.skulls if mode == "deathmatch" else 8,
            "frenzy": g.frenzy,
        },
        title="al-mission",
    )
    emit(g, "al-table", mission=made.number, n=len(seats))
    return made


def stand_in(g: League, mission: Mission, member: int) -> None:
    """A bot of the house takes the seat of a member who has left."""
    seats = tuple(NOBODY if m == member else m for m in mission.seats)
    common.change_mission(g, mission.number, seats=seats)


def call_off(g: League, mission: int) -> None:
    common.drop_mission(g, mission)
    emit(g, "al-called-off", mission=mission)


def seat_table(g: League, mission: Mission) -> None:
    """The table was played: who met whom, and who had the first seat."""
    sitting = [m for m in mission.seats if m != NOBODY]
    for a, b in combinations(sitting, 2):
        g.met[a][b] += 1
        g.met[b][a] += 1
    if mission.seats[0] != NOBODY:
        g.scores[mission.seats[0]].openings += 1


def score_table(g: League, mission: Mission, result: TableResult[AdrenalineReport]) -> None:
    out = {*result.gone, *result.absent}
    points = scoring.table_points(result.outcome.ranking, out)
    first = scoring.winners(result.outcome.ranking, out)
    for seat, member in enumerate(mission.seats):
        if member == NOBODY:
            continue
        s = g.scores[member]
        s.tables += 1
        s.points += points[seat]
        if seat not in out:
            s.wins += seat in first
            s.game_points += result.outcome.points[seat]
            s.tokens += result.report.tokens[seat] if result.report is not None else 0
        emit(g, "al-scored", who=member, n=points[seat], mission=mission.number)


def void_table(g: League, mission: Mission) -> None:
    emit(g, "al-void", mission=mission.number)


def close_season(g: League) -> None:
    g.outcome = scoring.final(g)
    emit(g, g.outcome.how)
