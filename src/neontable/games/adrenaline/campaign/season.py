"""The season: rounds of tables, and what may happen between them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from neontable.games.adrenaline.campaign import atoms
from neontable.games.adrenaline.campaign.grouping import SMALLEST, groups
from neontable.games.adrenaline.campaign.reports import AdrenalineReport
from neontable.kernel.asks import Answer, Ask
from neontable.kernel.campaign.between import BetweenTables, sample_result
from neontable.kernel.campaign.missions import (
    CLOSED,
    CONCEDED,
    NOBODY,
    PLAYED,
    VACANT,
    Mission,
    TableResult,
)
from neontable.kernel.campaign.state import organiser, present
from neontable.kernel.chance import shuffle
from neontable.kernel.frames import pop
from neontable.kernel.options import Option
from neontable.kernel.outcome import Outcome

if TYPE_CHECKING:
    from neontable.games.adrenaline.campaign.state import League

FEWEST = 2
"""Members who can draw a round; a bot of the house makes the third player (AL-DRAW-004)."""


class NextRound(Option, frozen=True, tag="next-round"):
    """Draw the tables of the next round."""


class EndSeason(Option, frozen=True, tag="end-season"):
    """Before all rounds are played."""


class CallOff(Option, frozen=True, tag="call-off"):
    """A table that nobody has begun is not played; nobody scores for it."""

    mission: int


LeagueOption = NextRound | EndSeason | CallOff


class Season(BetweenTables["League", AdrenalineReport]):
    def offers(self, g: League) -> Sequence[Ask]:
        who = organiser(g)
        if who == NOBODY:
            return ()
        options: list[Option] = []
        if g.missions:
            options += [CallOff(m.number) for m in g.missions if not m.begun]
        else:
            if len(present(g)) >= FEWEST:
                options.append(NextRound())
            if g.round:
                options.append(EndSeason())
        return (Ask(who, "al-ask-organiser", options, standing=True),) if options else ()

    def why_open(self, g: League, thing: Answer) -> str | None:
        match thing:
            case NextRound() | EndSeason() if g.missions:
                return "AL-ROUND-002 al-no-open-tables"
            case NextRound():
                return "AL-DRAW-004 al-no-members"
            case EndSeason():
                return "AL-END-002 al-no-season"
            case CallOff(number):
                begun = any(m.begun for m in g.missions if m.number == number)
                return "AL-ROUND-003 al-no-begun" if begun else "NT-MISSION nt-no-mission"
        return None

    def decide(self, g: League, answer: Answer, seat: int) -> None:
        match answer:
            case NextRound():
                self.draw(g)
            case EndSeason():
                self.at = "end"
            case CallOff(number):
                atoms.call_off(g, number)
                self.round_over(g)

    def draw(self, g: League) -> None:
        atoms.open_round(g)
        order = present(g)
        shuffle(g, order)
        for table in groups(order, g.met):
            # The first seat goes to whoever had it least; the drawn order decides the rest.
            first = min(table, key=lambda m: g.scores[m].openings)
            seats = [first, *(m for m in table if m != first)]
            atoms.ask_for_table(g, seats + [NOBODY] * (SMALLEST - len(seats)))

    def arrived(self, g: League, member: int) -> None:
        atoms.announce_arrival(g, member)

    def left(self, g: League, member: int) -> None:
        atoms.announce_departure(g, member)
        for mission in [m for m in g.missions if member in m.seats]:
            atoms.stand_in(g, mission, member)
            if sum(m not in (NOBODY, member) for m in mission.seats) < FEWEST:
                atoms.call_off(g, mission.number)
        if not g.missions:
            can_come = sum(m.status == VACANT for m in g.members)
            if len(present(g)) + can_come < FEWEST:
                self.at = "end"
            else:
                self.round_over(g)

    def result(self, g: League, mission: Mission, result: TableResult[AdrenalineReport]) -> None:
        if result.ended == CLOSED:
            # Nobody could continue it, so it is played again, with whoever is still there.
            atoms.void_table(g, mission)
            again = [m if m in present(g) else NOBODY for m in mission.seats]
            if sum(m != NOBODY for m in again) >= FEWEST:
                atoms.ask_for_table(g, again)
        else:
            atoms.seat_table(g, mission)
            atoms.score_table(g, mission, result)
        self.round_over(g)

    def round_over(self, g: League) -> None:
        if not g.missions and g.round >= g.rounds:
            self.at = "end"

    def do_end(self, g: League) -> None:
        atoms.close_season(g)
        pop(g)

    def samples(self, g: League, mission: Mission) -> Sequence[TableResult[AdrenalineReport]]:
        """Each seat as the winner once, the first two level, and somebody gives up."""
        n = len(mission.seats)
        orders = [tuple(((first + i) % n,) for i in range(n)) for first in range(n)]
        level = ((0, 1), *((s,) for s in range(2, n)))
        return [
            *(_sample(mission, ranking) for ranking in orders),
            _sample(mission, level),
            _sample(mission, orders[0], CONCEDED, gone=(n - 1,)),
        ]


def _sample(
    mission: Mission,
    ranking: tuple[tuple[int, ...], ...],
    ended: str = PLAYED,
    gone: tuple[int, ...] = (),
) -> TableResult[AdrenalineReport]:
    n = len(mission.seats)
    place = {seat: i for i, group in enumerate(ranking) for seat in group}
    points = tuple(8 * (n - place[seat]) for seat in range(n))
    outcome = Outcome(ranking[0], points, ranking, "ad-end-frenzy")
    report = AdrenalineReport(tuple(n - place[seat] for seat in range(n)))
    return sample_result(mission, outcome, report, ended, gone)
