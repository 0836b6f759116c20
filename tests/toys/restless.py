"""A toy campaign that never ends by itself: whoever is asked may always fidget once more."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from neontable.kernel.asks import Answer, Ask
from neontable.kernel.campaign.game import CampaignGame
from neontable.kernel.campaign.missions import Arrived, Begun, Left, TableResult
from neontable.kernel.campaign.state import present
from neontable.kernel.events import emit
from neontable.kernel.options import Option
from neontable.kernel.setup import Setup
from tests.toys.crew import Crew, CrewGame, Hideout, JobGame, JobReport


class Fidget(Option, frozen=True, tag="fidget"):
    pass


class Lounge(Hideout):
    def offers(self, g: Crew) -> Sequence[Ask]:
        return [Ask(m, "cw-ask-plan", [Fidget()], standing=True) for m in present(g)]

    def decide(self, g: Crew, answer: Answer, seat: int) -> None:
        emit(g, "cw-fidgets", who=seat)


class Restless(Crew, kw_only=True):
    stack: list[Lounge]


class RestlessGame(CrewGame):
    name = "restless"
    state_type = Restless
    option_type = Fidget | Arrived | Left | Begun | TableResult[JobReport]

    def set_up(self, setup: Setup) -> Restless:
        n = setup.seats
        calm = super().set_up(setup)
        return Restless(
            game=self.name,
            rules=self.rules,
            windows=setup.windows,
            key=setup.key,
            jobs=calm.jobs,
            members=calm.members,
            earned=calm.earned,
            karma=calm.karma,
            owned=calm.owned,
            ready=[False] * n,
            stack=[Lounge()],
        )


RESTLESS = RestlessGame()


class RestlessJob(JobGame):
    """The toy game with this campaign instead of its own: for `registry.known`."""

    campaigns: Mapping[str, CampaignGame] = {RESTLESS.name: RESTLESS}
