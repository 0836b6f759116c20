"""Chores of Combat Zone: to deploy whoever is left of a team in places that suit."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from neontable.games.combatzone.bots.booster import Booster
from neontable.games.combatzone.model.state import CombatZone
from neontable.kernel.asks import Ask
from neontable.kernel.chores import LONGEST, Chore, ChoreRules, Plan
from neontable.kernel.table import Table
from neontable.kernel.text import say

DEPLOY = "cz-ask-deploy"


class CombatZoneChores(ChoreRules[CombatZone]):
    def may_have(self, ask: Ask) -> bool:
        return ask.id == DEPLOY

    def chores(self, table: Table[CombatZone, Any, Any], ask: Ask) -> Iterator[Chore]:
        """Where the bot of the house would put them, one after the other."""
        bot = Booster(table.game, ask.seat)
        world, plan = table.clone(), Plan()
        while not world.over and len(plan.steps) < LONGEST:
            mine = world.asks_for(ask.seat)
            if len(mine) != 1 or mine[0].id != DEPLOY:
                break
            answer = bot.choose(world, mine[0])
            plan = plan.then(world, mine[0], answer)
            world.answer(ask.seat, answer)
        yield plan.named(say("cz-chore-deploy", n=len(plan.steps)))
