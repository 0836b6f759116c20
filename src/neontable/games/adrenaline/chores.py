"""Chores of Adrenaline: to reload all weapons at the end of a turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from neontable.games.adrenaline.model.options import PayWith, ReloadWeapon
from neontable.games.adrenaline.model.state import Adrenaline
from neontable.games.adrenaline.rules.pay import Pay
from neontable.kernel.asks import Answer, Ask
from neontable.kernel.chores import Chore, ChoreRules, cheapest
from neontable.kernel.table import Table
from neontable.kernel.text import say


def _moves(g: Adrenaline, ask: Ask) -> Sequence[Answer]:
    """Ammo cubes alone: which power-ups to pay with is a decision of its own."""
    if ask.id == "ad-ask-reload":
        return [o for o in ask.options if isinstance(o, ReloadWeapon)]
    if ask.id == "ad-ask-pay":
        return [o for o in ask.options if o == PayWith(())]
    return []


class AdrenalineChores(ChoreRules[Adrenaline]):
    def may_have(self, ask: Ask) -> bool:
        return ask.id == "ad-ask-reload"

    def chores(self, table: Table[Adrenaline, Any, Any], ask: Ask) -> Iterator[Chore]:
        seat = ask.seat
        empty = len(table.state.players[seat].unloaded)
        if empty < 2:
            return

        def loaded(g: Adrenaline) -> bool:
            return not g.players[seat].unloaded and not _paying(g)

        plan = cheapest(table, seat, _moves, loaded, lambda g: 0)
        if plan is not None:
            yield plan.named(say("ad-chore-reload", n=empty))


def _paying(g: Adrenaline) -> bool:
    return bool(g.stack) and isinstance(g.stack[-1], Pay)
