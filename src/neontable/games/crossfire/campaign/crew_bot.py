"""A member of the crew that is a bot: who its runner is, and which upgrades it takes."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from neontable.games.crossfire.bots import training
from neontable.games.crossfire.campaign import options as o
from neontable.games.crossfire.campaign.runner import Runner, tops
from neontable.games.crossfire.campaign.view import CrewView
from neontable.games.crossfire.model.library import UPGRADES
from neontable.kernel.asks import Answer, Ask
from neontable.kernel.game import Game

if TYPE_CHECKING:
    from neontable.kernel.table import Table


def suited(runner: Runner, mission: str) -> tuple[str, ...]:
    """The upgrades that would suit a runner best with the Karma it has.  Its name is its taste."""
    return training.chosen(
        runner.metatype,
        runner.karma,
        role=next((deed.role for deed in reversed(runner.deeds) if deed.role), ""),
        mission=mission,
        seed=runner.name,
    )


def next_lesson(runner: Runner, mission: str, offers: list[o.Learn]) -> o.Learn | None:
    """What to take next on the way to the upgrades that suit it, of what is offered."""
    goal = suited(runner, mission)
    worn = tops(runner)
    fitting = [one for one in offers if one.upgrade in goal and worn[one.slot] not in goal]
    # The dearest first: what is covered for it leaves room for the others.
    return max(
        fitting,
        key=lambda one: (UPGRADES[one.upgrade].karma, not worn[one.slot], -one.slot, one.upgrade),
        default=None,
    )


class CrewChummer:
    """Looks at the open sheet of its runner only."""

    def __init__(self, game: Game, seat: int, seed: int | str | None = None) -> None:
        self.seat = seat
        self.taste = secrets.token_hex(8) if seed is None else f"crew {seat} {seed}"

    def choose(self, table: Table, ask: Ask) -> Answer:
        view = table.view(self.seat)
        assert isinstance(view, CrewView)
        if ask.id == "xc-ask-recruit":
            return o.Recruit(training.metatype_for(self.taste))
        if ask.id != "xc-ask-between":
            return ask.options[0]
        offers = [one for one in ask.options if isinstance(one, o.Learn)]
        if not offers:
            return ask.options[0]
        lesson = next_lesson(view.runners[self.seat], view.plan.name, offers)
        return lesson or next(one for one in ask.options if isinstance(one, o.Enough))
