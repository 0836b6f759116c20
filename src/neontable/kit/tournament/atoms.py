"""The atoms of a tournament, each emitting its event."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from neontable.kernel import registry
from neontable.kernel.campaign import state as common
from neontable.kernel.campaign.game import reports_of
from neontable.kernel.campaign.missions import NOBODY, VACANT, Mission, TableResult
from neontable.kernel.chance import shuffle
from neontable.kernel.events import emit
from neontable.kernel.outcome import Outcome
from neontable.kit.tournament import pairing, scoring
from neontable.kit.tournament.lists import lists_at
from neontable.kit.tournament.scoring import BYE, FORFEIT, FREE, OFF, OPEN, PLAYED, Pairing

if TYPE_CHECKING:
    from neontable.kit.tournament.state import Tournament


def announce_arrival(g: Tournament, member: int) -> None:
    emit(g, "tn-arrived", who=member)


def announce_departure(g: Tournament, member: int) -> None:
    emit(g, "tn-left", who=member)


def register(g: Tournament, member: int, texts: tuple[str, ...]) -> None:
    g.lists[member] = texts
    emit(g, "tn-registered", who=member)


def begin(g: Tournament, playing: Sequence[int], places: Sequence[int]) -> None:
    """The number of rounds and the order of a league are settled."""
    if g.format == "league":
        g.order = list(places)
        shuffle(g, g.order)
    if not g.rounds:
        whole = len(places) - 1 + len(places) % 2
        g.rounds = whole if g.format == "league" else max(1, (len(playing) - 1).bit_length())
    emit(g, "tn-begun", rounds=g.rounds, n=len(playing))


def open_round(g: Tournament, playing: Sequence[int]) -> None:
    """Draw a round and ask for its tables."""
    g.round += 1
    emit(g, "tn-round", n=g.round)
    for one, two in _pairs(g, playing):
        if two == NOBODY:
            _sit_out(g, one)
        elif _openings(g, two) < _openings(g, one):
            _ask_for(g, two, one)
        else:
            _ask_for(g, one, two)


def _pairs(g: Tournament, playing: Sequence[int]) -> list[pairing.Pair]:
    if g.format == "league":
        return [
            (here[0], here[1] if len(here) > 1 else NOBODY)
            for pair in pairing.everybody_once(g.order, g.round)
            if (here := [m for m in pair if m in playing])
        ]
    order = list(playing)
    shuffle(g, order)
    times: dict[frozenset[int], int] = {}
    for p in g.pairings:
        if p.two != NOBODY and p.status in (PLAYED, FORFEIT, OPEN):
            pair = frozenset(p.members)
            times[pair] = times.get(pair, 0) + 1
    found = scoring.tallies([m.status for m in g.members], g.pairings)
    return pairing.swiss(
        order,
        lambda m: found[m].match_points,
        lambda a, b: times.get(frozenset((a, b)), 0),
        lambda m: found[m].byes,
    )


def _sit_out(g: Tournament, member: int) -> None:
    """Nobody is left to play: a win in a Swiss round; in a league, where everybody sits out
    equally often, nothing."""
    if g.format == "league":
        g.pairings.append(Pairing(g.round, member, NOBODY, status=FREE))
        emit(g, "tn-free", who=member)
        return
    points = (g.bye_points, 0)
    g.pairings.append(Pairing(g.round, member, NOBODY, status=BYE, points=points, ahead=member))
    emit(g, "tn-bye", who=member)


def _openings(g: Tournament, member: int) -> int:
    """How often a member had the first seat."""
    return sum(p.one == member and p.two != NOBODY for p in g.pairings)


def _ask_for(g: Tournament, one: int, two: int) -> None:
    made = _table(g, (one, two))
    g.pairings.append(Pairing(g.round, one, two, made.number))
    emit(g, "tn-table", mission=made.number, one=one, two=two)


def _table(g: Tournament, seats: tuple[int, int]) -> Mission:
    brought = tuple(
        lists_at(g.of, g.table_options, seat, g.lists[m]) for seat, m in enumerate(seats)
    )
    return common.ask_for(
        g,
        g.of,
        seats,
        options=g.table_options,
        loadouts=brought if g.brings else (),
        title="tn-mission",
        minutes=g.minutes,
    )


def _settle(g: Tournament, number: int, /, **changes: object) -> None:
    i = next(i for i, p in enumerate(g.pairings) if p.mission == number)
    g.pairings[i] = msgspec.structs.replace(g.pairings[i], **changes)


def call_off(g: Tournament, mission: int) -> None:
    common.drop_mission(g, mission)
    _settle(g, mission, status=OFF)
    emit(g, "tn-called-off", mission=mission)


def award(g: Tournament, mission: int, member: int) -> None:
    """Won without playing: the other did not come."""
    seats = common.mission(g, mission).seats
    common.drop_mission(g, mission)
    points = tuple(g.bye_points if m == member else 0 for m in seats)
    _settle(g, mission, status=FORFEIT, points=points, ahead=member)
    emit(g, "tn-awarded", mission=mission, who=member)


def play_again(g: Tournament, mission: Mission) -> None:
    """Nobody could continue the table: the same two meet at another one."""
    emit(g, "tn-void", mission=mission.number)
    made = _table(g, (mission.seats[0], mission.seats[1]))
    _settle(g, mission.number, mission=made.number)


def score(g: Tournament, mission: Mission, result: TableResult[Any]) -> None:
    seats, absent = mission.seats, set(result.absent)
    came = [s for s in (0, 1) if s not in absent]
    if len(came) < 2:
        ahead = seats[came[0]] if came else NOBODY
        points = tuple(g.bye_points if m == ahead else 0 for m in seats)
        _settle(g, mission.number, status=FORFEIT, points=points, ahead=ahead)
    else:
        stayed = [s for s in result.outcome.winners if s not in result.gone]
        if len(result.gone) == 1:
            stayed = [s for s in (0, 1) if s not in result.gone]
        ahead = seats[stayed[0]] if len(stayed) == 1 else NOBODY
        points = tuple(result.outcome.points)
        _settle(g, mission.number, status=PLAYED, points=points, ahead=ahead)
    if ahead == NOBODY:
        emit(g, "tn-drawn", mission=mission.number, one=seats[0], two=seats[1])
    else:
        other = next(m for m in seats if m != ahead)
        mine = seats.index(ahead)
        emit(g, "tn-won", mission=mission.number, who=ahead, other=other,
             points=points[mine], theirs=points[1 - mine])  # fmt: skip


def close(g: Tournament) -> None:
    """The final standings; places that were never taken, and a judge, come last."""
    statuses = [m.status for m in g.members]
    found = scoring.tallies(statuses, g.pairings)
    if g.judge:
        found.pop(0, None)
    groups = scoring.ordered(found, g.pairings)
    rest = tuple(m for m in range(len(g.members)) if m not in found)
    ranking = (*groups, *([rest] if rest else ()))
    points = tuple(
        found[m].match_points if m in found and statuses[m] != VACANT else 0
        for m in range(len(g.members))
    )
    how = "tn-end" if g.round else "tn-end-nothing"
    g.outcome = Outcome(groups[0] if groups else (), points, ranking, how)
    emit(g, how)


def sample_report(of: str) -> object:
    """What the game's tables could report, for bots and tests."""
    reports = reports_of(registry.game(of))
    return reports.sample()
