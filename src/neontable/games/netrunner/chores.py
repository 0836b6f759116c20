"""Chores of Netrunner: to break a piece of ice at the least cost, to take several bits, to look
through the Archives."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any, Final

from neontable.games.netrunner.model import options as opt
from neontable.games.netrunner.model.numbers import breaker_strength, ice_strength
from neontable.games.netrunner.model.state import Netrunner
from neontable.games.netrunner.prices import TURNS
from neontable.games.netrunner.rules.run.subroutines import subroutines
from neontable.kernel.asks import MANY, Answer, Ask
from neontable.kernel.chores import LONGEST, Chore, ChoreRules, Plan, cheapest, repeated
from neontable.kernel.table import Table
from neontable.kernel.text import Text, say

ACCESS: Final = "nr-ask-access-next"


def _broken(g: Netrunner) -> bool:
    run = g.run
    ice = None if run is None else g.get(run.ice)
    if run is None or ice is None:
        return False
    return len(run.broken) == len(subroutines(g, ice))


def _moves(only: int, g: Netrunner, ask: Ask) -> Sequence[Answer]:
    """Icebreakers that pay and break, or grow up to the ice; everything else is a decision of its
    own.  `only`: this icebreaker alone; 0: any."""
    if ask.id == "nr-ask-subs" and ask.kind == MANY:
        return [tuple(ask.items[: ask.hi])]
    if ask.id == "nr-ask-pay":
        return [opt.POOL] if opt.POOL in ask.options else []
    run = g.run
    ice = None if run is None else g.get(run.ice)
    if ask.id != "nr-ask-break" or ice is None:
        return []
    found: dict[tuple[type, int], Answer] = {}
    for option in ask.options:
        match option:
            case opt.Break(number) | opt.Boost(number) if only in (0, number):
                enough = breaker_strength(g, g.find(number)) >= ice_strength(g, ice)
                # One subroutine costs what another does: the first will do.
                if enough == isinstance(option, opt.Break):
                    found.setdefault((type(option), number), option)
    return list(found.values())


def _spent(g: Netrunner) -> int:
    return -g.runner.bits


def _breaking(table: Table[Netrunner, Any, Any], ask: Ask) -> Plan | None:
    """With one icebreaker, the cheapest; with several where none can do it alone."""
    able = {o.number for o in ask.options if isinstance(o, (opt.Break, opt.Boost))}
    if not able:
        return None
    alone = [
        plan
        for number in sorted(able)
        if (plan := cheapest(table, ask.seat, partial(_moves, number), _broken, _spent))
    ]
    if alone:
        return min(alone, key=lambda plan: sum(p.n for p in plan.price))
    return cheapest(table, ask.seat, partial(_moves, 0), _broken, _spent)


def _in_pile(ask: Ask) -> list[Answer]:
    return [option for option in ask.options if isinstance(option, opt.InPile)]


def _next_in_pile(ask: Ask) -> Answer | None:
    return next(iter(_in_pile(ask)), None)


class NetrunnerChores(ChoreRules[Netrunner]):
    def may_have(self, ask: Ask) -> bool:
        if ask.id == ACCESS:
            return len(_in_pile(ask)) > 1
        return ask.id == "nr-ask-break" or (ask.id in TURNS and opt.BIT in ask.options)

    def chores(self, table: Table[Netrunner, Any, Any], ask: Ask) -> Iterator[Chore]:
        if ask.id == "nr-ask-break":
            plan = _breaking(table, ask)
            if plan is not None:
                pumps = any(isinstance(step.answer, opt.Boost) for step in plan.steps)
                yield plan.named(say("nr-chore-pump" if pumps else "nr-chore-break"))
        elif ask.id == ACCESS:
            seen = repeated(table, ask.seat, _next_in_pile, LONGEST)
            if len(seen.steps) > 1:
                yield seen.named(Text("nr-chore-access"))
        else:
            taken = repeated(table, ask.seat, lambda _: opt.BIT, table.state.actions)
            if len(taken.steps) > 1:
                yield taken.named(say("nr-chore-bits", n=len(taken.steps)))
