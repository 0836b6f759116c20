"""The crew between missions: runners are recruited, take upgrades, and go again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from neontable.games.crossfire.campaign import atoms, planning
from neontable.games.crossfire.campaign import options as o
from neontable.games.crossfire.campaign.reports import CrossfireReport
from neontable.games.crossfire.campaign.runner import (
    NAMES,
    Deed,
    guest_of,
    learnable,
    slots_worth_offering,
    why_not,
)
from neontable.games.crossfire.missions.karma import base_award
from neontable.games.crossfire.missions.library import MISSIONS
from neontable.games.crossfire.model.setup import Carried
from neontable.games.crossfire.model.terms import METATYPES
from neontable.games.crossfire.runners.runner import problems as runner_problems
from neontable.games.crossfire.runners.runner import read
from neontable.kernel.asks import Answer, Ask
from neontable.kernel.campaign.between import BetweenTables, sample_result
from neontable.kernel.campaign.missions import (
    CLOSED,
    CONCEDED,
    NOBODY,
    VACANT,
    Brought,
    Mission,
    Returned,
    TableResult,
)
from neontable.kernel.campaign.state import organiser, present
from neontable.kernel.frames import pop
from neontable.kernel.options import Option
from neontable.kernel.outcome import together

if TYPE_CHECKING:
    from neontable.games.crossfire.campaign.state import CrewState


def away(g: CrewState, member: int) -> bool:
    """Whether a mission asks for the runner, or it is lent: nothing of it changes (CF-CAMP-001)."""
    return bool(g.runners[member].lent) or any(member in m.seats for m in g.missions)


class Crew(BetweenTables["CrewState", CrossfireReport]):
    lends = True
    takes_lists = True

    def offers(self, g: CrewState) -> Sequence[Ask]:
        asks = []
        for member in present(g):
            runner = g.runners[member]
            id = "recruit" if not runner.metatype else "name" if not runner.name else "between"
            options = getattr(self, f"_{id}")(g, member)
            if options:
                asks.append(Ask(member, f"xc-ask-{id}", options, standing=True))
        return asks

    def _recruit(self, g: CrewState, member: int) -> list[Option]:
        return [o.Recruit(metatype) for metatype in METATYPES]

    def _name(self, g: CrewState, member: int) -> list[Option]:
        used = {runner.name for runner in g.runners}
        return [o.Name(name) for name in NAMES if name not in used]

    def _between(self, g: CrewState, member: int) -> list[Option]:
        runner = g.runners[member]
        leads = member == organiser(g)
        bot = g.members[member].bot
        found: list[Option] = []
        if g.missions:
            if leads and not bot and not any(m.begun for m in g.missions):
                found.append(o.CallOff())
        elif leads and planning.team(g) and not self._waits(g, member):
            found.append(o.Go())
        if not away(g, member):
            lessons: list[Option] = [
                o.Learn(upgrade, slot, member)
                for slot in slots_worth_offering(runner)
                for upgrade in learnable(runner, slot)
            ]
            if bot and lessons:
                lessons = [] if runner.content == runner.karma else [*lessons, o.Enough()]
            found += lessons
        # Bots plan nothing, and call nothing off.
        if bot:
            return found
        if leads and not g.missions:
            found += self._plans(g)
        if not away(g, member):
            found.append(o.Return() if runner.rests else o.Rest())
            found.append(o.Lend(member))
        elif runner.lent:
            found.append(o.Recall(member))
        if leads and g.played and not g.missions:
            found.append(o.Disband())
        return found

    def _waits(self, g: CrewState, member: int) -> bool:
        """A bot that leads waits until the other bots have their runners and upgrades."""
        others = [m for m in present(g) if m != member] if g.members[member].bot else []
        return any(not g.runners[m].ready or self._between(g, m) for m in others)

    def _plans(self, g: CrewState) -> list[Option]:
        size = len(planning.team(g))
        found: list[Option] = [o.Plan(name) for name in MISSIONS if name != g.plan.name]
        if size:
            found += [o.Team(n) for n in planning.sizes(g) if n != size]
            known = MISSIONS[g.plan.name].bonuses
            found += [o.Accept(b) for b in planning.fitting(g.plan.bonuses, known, size)]
        if g.plan.bonuses:
            found.append(o.Decline())
        return found

    def why_open(self, g: CrewState, thing: Answer) -> str | None:
        match thing:
            case o.Go() if g.missions:
                return "CF-CAMP-001 xc-no-second"
            case o.Go():
                return "CF-SETUP-019 xc-no-runner"
            case o.Learn(upgrade, slot, member):
                return why_not_learn(g, member, upgrade, slot)
            case o.Lend(member):
                return why_not_lend(g, member)
            case o.Recall():
                return "CF-CAMP-001 xc-no-recall"
        return None

    def unfit(self, g: CrewState, answer: Answer) -> str | None:
        if isinstance(answer, Brought):
            return why_no_guest(g, answer.member, answer.texts)
        if not isinstance(answer, Returned):
            return None
        runner = g.runners[answer.member]
        if not runner.lent or runner.lent != answer.loan:
            return "CF-CAMP-001 xc-no-such-loan"
        report = answer.report
        if not isinstance(report, CrossfireReport) or not 0 <= answer.seat < len(report.karma):
            return "CF-CAMP-001 xc-no-such-loan"
        if report.mission.startswith("{") or report.mission not in MISSIONS:
            return "CF-MIS-005 xc-no-own-mission"
        return None

    # -- what was decided --------------------------------------------------------------------------
    def decide(self, g: CrewState, answer: Answer, seat: int) -> None:
        match answer:
            case o.Recruit(metatype):
                atoms.recruit(g, seat, metatype)
            case o.Name(name):
                atoms.name(g, seat, name)
            case o.Go():
                atoms.ask_for_mission(g)
            case o.Plan(mission):
                atoms.plan(g, mission)
            case o.Team(n):
                atoms.size(g, n)
            case o.Accept(bonus):
                atoms.accept(g, bonus)
            case o.Decline():
                atoms.decline(g)
            case o.Learn(upgrade, slot):
                atoms.learn(g, seat, upgrade, slot)
            case o.Enough():
                atoms.be_content(g, seat)
            case o.Rest():
                atoms.rest(g, seat, True)
            case o.Return():
                atoms.rest(g, seat, False)
            case o.Lend():
                atoms.lend(g, seat)
            case o.Recall():
                atoms.recall(g, seat)
            case o.CallOff():
                for asked in list(g.missions):
                    atoms.call_off(g, asked.number)
            case o.Disband():
                self.at = "end"

    # -- reports -----------------------------------------------------------------------------------
    def arrived(self, g: CrewState, member: int) -> None:
        atoms.announce(g, "xc-arrived", member)

    def left(self, g: CrewState, member: int) -> None:
        atoms.announce(g, "xc-left", member)
        for mission in [m for m in g.missions if member in m.seats]:
            atoms.call_off(g, mission.number)
        if not present(g) and all(m.status != VACANT for m in g.members):
            self.at = "end"

    def brought(self, g: CrewState, member: int, texts: tuple[str, ...]) -> None:
        atoms.welcome(g, member, texts[0])

    def returned(self, g: CrewState, returned: Returned[CrossfireReport]) -> None:
        """The award of that table is the runner's, as if the crew had sent it (CF-CAMP-002)."""
        report, seat = returned.report, returned.seat
        deed = Deed(0, report.mission, report.result, report.karma[seat], report.roles[seat])
        atoms.come_home(g, returned.member, deed)

    def result(self, g: CrewState, mission: Mission, result: TableResult[CrossfireReport]) -> None:
        report = result.report
        if result.ended == CLOSED or report is None:
            atoms.void(g, mission.number)
            return
        atoms.end_mission(g, report.mission, report.result)
        for seat, member in enumerate(mission.seats):
            if member != NOBODY and borrowed(mission, seat):
                # Its own crew gets what it earned.
                atoms.welcome(g, member, "")
            # A runner whose player left or did not come was played on by a bot: it was there.
            elif member != NOBODY:
                deed = Deed(
                    mission.number,
                    report.mission,
                    report.result,
                    report.karma[seat],
                    report.roles[seat],
                )
                atoms.earn(g, member, deed)
        if sum(p.counts for p in g.played) >= g.length:
            self.at = "end"

    def do_end(self, g: CrewState) -> None:
        atoms.close(g)
        pop(g)

    # -- for bots and tests ------------------------------------------------------------------------
    def samples(self, g: CrewState, mission: Mission) -> Sequence[TableResult[CrossfireReport]]:
        return [
            _sample(mission, "won", 10 * base_award(mission.options["mission"], "won", ())),
            _sample(mission, "aborted", 1),
            _sample(mission, "lost", 0),
            _sample(mission, "", 0),
        ]


def borrowed(mission: Mission, seat: int) -> bool:
    """Whether another crew's runner sits there."""
    carried = msgspec.convert(mission.carried, Carried)
    return bool(carried.runners[seat].loan)


def why_no_guest(g: CrewState, member: int, texts: tuple[str, ...]) -> str | None:
    """Why a member cannot bring a runner of another crew."""
    if any(member in m.seats for m in g.missions):
        return "CF-CAMP-001 xc-no-change"
    if len(texts) != 1:
        return "CF-SETUP-005 xc-no-guest"
    if not texts[0]:
        return None
    reading = read(texts[0])
    guest = reading.runner
    if guest is None or reading.problems or runner_problems(guest, guest.karma):
        return "CF-SETUP-005 xc-no-guest"
    if not guest.loan:
        return "CF-SETUP-005 xc-no-guest-loan"
    own = [runner.lent for runner in g.runners]
    guests = [one.loan for i, r in enumerate(g.runners) if i != member and (one := guest_of(r))]
    if guest.loan in own or guest.loan in guests:
        return "CF-CAMP-001 xc-no-guest-twice"
    return None


def why_not_learn(g: CrewState, member: int, upgrade: str, slot: int) -> str | None:
    if not 0 <= member < len(g.runners):
        return "CF-CAMP-009 xc-no-slot n=0"
    if g.runners[member].lent:
        return "CF-CAMP-001 xc-no-change-lent"
    if away(g, member):
        return "CF-CAMP-001 xc-no-change"
    return why_not(g.runners[member], upgrade, slot)


def why_not_lend(g: CrewState, member: int) -> str | None:
    if not 0 <= member < len(g.runners) or not g.runners[member].ready:
        return "CF-SETUP-019 xc-no-runner"
    if g.runners[member].lent:
        return "CF-CAMP-001 xc-no-lend-twice"
    return "CF-CAMP-001 xc-no-lend-away" if away(g, member) else None


def _sample(mission: Mission, result: str, karma: int) -> TableResult[CrossfireReport]:
    n = len(mission.seats)
    outcome = together(result == "won", (karma,) * n, f"cf-end-{result or 'lost'}")
    report = CrossfireReport(mission.options["mission"], result, (karma,) * n, ("mage",) * n)
    if result:
        return sample_result(mission, outcome, report)
    gone = tuple(i for i, m in enumerate(mission.seats) if m != NOBODY)
    return sample_result(mission, outcome, report, CONCEDED, gone)
