"""The crew campaign for the registry."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from neontable.games.crossfire.campaign.crew_bot import CrewChummer
from neontable.games.crossfire.campaign.options import CrewOption
from neontable.games.crossfire.campaign.redeal import redeal
from neontable.games.crossfire.campaign.reports import CrossfireReport
from neontable.games.crossfire.campaign.runner import problems, slip
from neontable.games.crossfire.campaign.sheets import choices, launch, sheets, steps, wares
from neontable.games.crossfire.campaign.show import (
    PARTS,
    CrewShow,
    headline,
    mission_text,
    result_text,
    standings,
)
from neontable.games.crossfire.campaign.state import NAME, RULES, CrewState, set_up
from neontable.games.crossfire.campaign.view import CrewView, view
from neontable.games.crossfire.missions.goals import goal_text
from neontable.games.crossfire.missions.library import MISSIONS
from neontable.games.crossfire.positions.filling import EDITIONS
from neontable.games.crossfire.runners.runner import printed, read
from neontable.games.crossfire.runners.runner import problems as runner_problems
from neontable.kernel.campaign.game import CampaignGame, Standings
from neontable.kernel.campaign.missions import (
    Arrived,
    Begun,
    Brought,
    Left,
    Mission,
    MissionFacts,
    Played,
    Returned,
    TableResult,
)
from neontable.kernel.campaign.sheets import Launch, Sheet, Step, Ware
from neontable.kernel.campaign.state import check_common
from neontable.kernel.errors import BadOption
from neontable.kernel.loadouts import BadLoadout, Slot
from neontable.kernel.outcome import Outcome, Sides
from neontable.kernel.setup import Setup
from neontable.kernel.table_options import Choice, Count
from neontable.kernel.text import Text

MOST_MEMBERS = 8


class CrewGame(CampaignGame[CrewState, CrewView]):
    name = NAME
    of = "crossfire"
    rules = RULES
    seats = (1, MOST_MEMBERS)
    usual_seats = 2
    state_type = CrewState
    option_type = (
        CrewOption
        | Arrived
        | Left
        | Brought
        | Begun
        | TableResult[CrossfireReport]
        | Returned[CrossfireReport]
    )
    show = CrewShow()
    bots = {"chummer": CrewChummer}
    # The rules are those of the book: the campaign has no index of its own.
    rule_ids = frozenset(rule for rules in PARTS.values() for rule in rules)
    options: Mapping[str, Choice | Count] = {
        "missions": Count(12, 1, 60),
        "team": Count(4, 1, 4),
        "edition": Choice("english", EDITIONS),
        "communication": Choice("open", ("open", "advanced")),
        "hands": Choice("hidden", ("hidden", "open")),
    }

    def set_up(self, setup: Setup) -> CrewState:
        return set_up(setup)

    def sides(self, setup: Setup) -> Sides:
        return (tuple(range(setup.seats)),)

    def outcome(self, g: CrewState) -> Outcome | None:
        return g.outcome

    def view(self, g: CrewState, seat: int) -> CrewView:
        return view(g, seat)

    def redeal(self, g: CrewState, seat: int, key: str) -> CrewState:
        return redeal(g, seat, key)

    def check(self, g: CrewState) -> list[str]:
        found = check_common(g)
        if len(g.runners) != len(g.members):
            found.append("runners: one for each place is needed")
        for i, runner in enumerate(g.runners):
            found += [f"runners[{i}]: {fault}" for fault in problems(runner)]
        names = [runner.name for runner in g.runners if runner.name]
        if len(set(names)) != len(names):
            found.append("runners: two have the same name")
        if g.plan.name not in MISSIONS or g.plan.name.startswith("{"):
            known = ", ".join(MISSIONS)
            found.append(f"plan: there is no mission {g.plan.name!r}; there are: {known}")
        elif any(bonus not in MISSIONS[g.plan.name].bonuses for bonus in g.plan.bonuses):
            known = ", ".join(MISSIONS[g.plan.name].bonuses) or "none"
            found.append(f"plan: {g.plan.name} has these bonus challenges: {known}")
        return found

    lists_optional = True

    def slots(self, g: CrewState) -> Sequence[Slot]:
        """A runner that another crew has lent, for the next mission."""
        return (Slot(name="guest"),)

    def checked_lists(self, g: CrewState, texts: Sequence[str]) -> tuple[str, ...]:
        if len(texts) != 1:
            raise BadOption(f"a member brings one lent runner; got {len(texts)}")
        text = texts[0].strip()
        if not text:
            return ("",)
        reading = read(text)
        wrong = list(reading.problems)
        if reading.runner is not None:
            wrong += runner_problems(reading.runner, reading.runner.karma, reading.lines)
        if wrong or reading.runner is None:
            raise BadLoadout("the lent runner", wrong)
        return ("; ".join(printed(reading.runner).splitlines()),)

    def may_register(self, g: CrewState, member: int) -> bool:
        return g.outcome is None and not any(member in m.seats for m in g.missions)

    def lists_shown(self, view: CrewView) -> Mapping[int, tuple[str, ...]]:
        # The mark is the key to the award: only who brings the runner sees it.
        return {
            member: (runner.guest if member == view.seat else _unmarked(runner.guest),)
            for member, runner in enumerate(view.runners)
            if runner.guest
        }

    def lender(self, g: CrewState, loan: str) -> int | None:
        marks = [runner.lent for runner in g.runners]
        return marks.index(loan) if loan and loan in marks else None

    def lent(self, g: CrewState, loan: str) -> str:
        member = self.lender(g, loan)
        return "" if member is None else slip(g.runners[member])

    def borrowed(self, texts: Sequence[str]) -> Sequence[tuple[str, str]]:
        runners = [(read(text).runner, text) for text in texts if text]
        return [(runner.loan, text) for runner, text in runners if runner is not None]

    def standings(self, view: CrewView) -> Standings:
        return standings(view)

    def headline(self, view: CrewView) -> Text:
        return headline(view)

    def mission_text(self, mission: Mission | MissionFacts) -> Text:
        return mission_text(mission)

    def mission_about(self, mission: MissionFacts) -> Text:
        return goal_text(MISSIONS[mission.options["mission"]])

    def sheets(self, view: CrewView) -> Sequence[Sheet]:
        return sheets(view)

    def wares(self, view: CrewView) -> Sequence[Ware]:
        return wares(view)

    def choices(self, view: CrewView) -> Sequence[Ware]:
        return choices(view)

    def steps(self, view: CrewView) -> Sequence[Step]:
        return steps(view)

    def launch(self, view: CrewView) -> Launch | None:
        return launch(view)

    def result_text(self, played: Played) -> Text | None:
        return result_text(played)


def _unmarked(slip: str) -> str:
    return "; ".join(line for line in slip.split("; ") if not line.startswith("# loan"))


CREW = CrewGame()
