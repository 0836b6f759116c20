"""The rounds of a tournament, and what may happen in and between them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from neontable.kernel.asks import Answer, Ask
from neontable.kernel.campaign import state
from neontable.kernel.campaign.between import BetweenTables, sample_result
from neontable.kernel.campaign.missions import (
    CLOSED,
    CONCEDED,
    NOBODY,
    PLAYED,
    VACANT,
    Brought,
    MemberNumber,
    Mission,
    TableResult,
)
from neontable.kernel.campaign.state import present
from neontable.kernel.frames import pop
from neontable.kernel.options import Option
from neontable.kernel.outcome import Outcome
from neontable.kit.tournament import atoms
from neontable.kit.tournament.lists import legal_lists
from neontable.kit.tournament.scoring import OPEN

if TYPE_CHECKING:
    from neontable.kit.tournament.state import Tournament

FEWEST = 2
"""Players who can begin a tournament."""
JUDGE = 0
"""The place of the judge, where there is one."""


class Begin(Option, frozen=True, tag="begin"):
    """Lists are locked and the first round is drawn."""


class NextRound(Option, frozen=True, tag="next-round"):
    """Draw the next round."""


class EndTournament(Option, frozen=True, tag="end-tournament"):
    """Before all rounds are played."""


class CallOff(Option, frozen=True, tag="call-off"):
    """A match that has not begun is not played; nobody scores for it."""

    mission: int


class Award(Option, frozen=True, tag="award"):
    """A match that has not begun is won by this member: the other did not come."""

    mission: int
    member: MemberNumber


TournamentOption = Begin | NextRound | EndTournament | CallOff | Award


def organiser(g: Tournament) -> int:
    """The judge, or whoever organises other campaigns (TN-ORG-001)."""
    return JUDGE if g.judge and JUDGE in present(g) else state.organiser(g)


def players(g: Tournament) -> list[int]:
    """The members who are paired."""
    return [m for m in present(g) if not (g.judge and m == JUDGE)]


def locked(g: Tournament, member: int) -> bool:
    """A player who has been paired changes its lists no more (TN-LIST-002)."""
    return any(member in p.members for p in g.pairings)


class Rounds(BetweenTables["Tournament", Any]):
    takes_lists: ClassVar[bool] = True

    def offers(self, g: Tournament) -> Sequence[Ask]:
        who = organiser(g)
        if who == NOBODY:
            return ()
        options: list[Option] = []
        if not g.round:
            if len(players(g)) >= FEWEST:
                options.append(Begin())
        elif not g.missions:
            if len(players(g)) >= FEWEST:
                options.append(NextRound())
            options.append(EndTournament())
        elif not g.members[who].bot:
            for mission in g.missions:
                if not mission.begun:
                    options += [Award(mission.number, m) for m in mission.seats]
                    options.append(CallOff(mission.number))
        return (Ask(who, "tn-ask-organiser", options, standing=True),) if options else ()

    def why_open(self, g: Tournament, thing: Answer) -> str | None:
        match thing:
            case Begin() if g.round:
                return "TN-ROUND-001 tn-no-second-begin"
            case Begin():
                return "TN-ROUND-001 tn-no-players"
            case NextRound() | EndTournament() if not g.round:
                return "TN-ROUND-002 tn-no-tournament"
            case NextRound() | EndTournament() if g.missions:
                return "TN-ROUND-002 tn-no-open-tables"
            case NextRound():
                return "TN-ROUND-001 tn-no-players"
            case CallOff(number) | Award(number, _):
                begun = any(m.begun for m in g.missions if m.number == number)
                return "TN-ORG-002 tn-no-begun" if begun else "NT-MISSION nt-no-mission"
        return None

    def unfit(self, g: Tournament, answer: Answer) -> str | None:
        if not isinstance(answer, Brought):
            return None
        if not g.brings:
            return "TN-LIST-003 tn-no-lists-here"
        if locked(g, answer.member):
            return "TN-LIST-002 tn-no-late-list"
        if not legal_lists(g.of, g.table_options, answer.texts):
            return "TN-LIST-001 tn-no-legal-list"
        return None

    def brought(self, g: Tournament, member: int, texts: tuple[str, ...]) -> None:
        atoms.register(g, member, texts)

    def decide(self, g: Tournament, answer: Answer, seat: int) -> None:
        match answer:
            case Begin():
                atoms.begin(g, players(g), seats_of_league(g))
                self.draw(g)
            case NextRound():
                self.draw(g)
            case EndTournament():
                self.at = "end"
            case CallOff(number):
                atoms.call_off(g, number)
                self.round_over(g)
            case Award(number, member):
                atoms.award(g, number, member)
                self.round_over(g)

    def draw(self, g: Tournament) -> None:
        """The next round, or the one after it where nobody can play in it."""
        atoms.open_round(g, players(g))
        self.round_over(g)

    def arrived(self, g: Tournament, member: int) -> None:
        atoms.announce_arrival(g, member)

    def left(self, g: Tournament, member: int) -> None:
        atoms.announce_departure(g, member)
        for mission in [m for m in g.missions if member in m.seats]:
            other = next(m for m in mission.seats if m != member)
            atoms.award(g, mission.number, other)
        can_come = sum(m.status == VACANT for m in g.members)
        if not g.missions and len(players(g)) + can_come < FEWEST:
            self.at = "end"
        elif g.round:
            self.round_over(g)

    def result(self, g: Tournament, mission: Mission, result: TableResult[Any]) -> None:
        if result.ended == CLOSED:
            atoms.play_again(g, mission)
        else:
            atoms.score(g, mission, result)
        self.round_over(g)

    def round_over(self, g: Tournament) -> None:
        while not any(p.status == OPEN for p in g.pairings):
            if g.round >= g.rounds:
                self.at = "end"
                return
            if g.by_hand or len(players(g)) < FEWEST:
                return
            atoms.open_round(g, players(g))

    def do_end(self, g: Tournament) -> None:
        atoms.close(g)
        pop(g)

    def samples(self, g: Tournament, mission: Mission) -> Sequence[TableResult[Any]]:
        """Each as the winner once, a draw, somebody gives up, nobody can continue."""
        return [
            _sample(mission, g.of, ((0,), (1,))),
            _sample(mission, g.of, ((1,), (0,))),
            _sample(mission, g.of, ((0, 1),)),
            _sample(mission, g.of, ((0,), (1,)), CONCEDED, gone=(1,)),
            _sample(mission, g.of, ((0, 1),), CLOSED),
        ]


def seats_of_league(g: Tournament) -> list[int]:
    """Every place that may be paired, taken or not: who comes late finds its own rounds."""
    return [m for m in range(len(g.members)) if not (g.judge and m == JUDGE)]


def _sample(
    mission: Mission,
    of: str,
    ranking: tuple[tuple[int, ...], ...],
    ended: str = PLAYED,
    gone: tuple[int, ...] = (),
) -> TableResult[Any]:
    points = tuple(14 if seat in ranking[0] else 10 for seat in (0, 1))
    outcome = Outcome(ranking[0], points, ranking, "nt-ended-time")
    return sample_result(mission, outcome, atoms.sample_report(of), ended, gone)
