"""Things that cards leave behind and that the Corp may remove for an action and bits, as the cards
declare (`Card.settles`)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from neontable.games.netrunner.model import options as opt
from neontable.games.netrunner.model.card import CORP
from neontable.games.netrunner.model.counters import Settlement
from neontable.games.netrunner.model.library import SETTLEMENTS, SETTLES
from neontable.games.netrunner.rules.play.pay import can_pay

if TYPE_CHECKING:
    from neontable.games.netrunner.model.state import Netrunner


def due(g: Netrunner) -> list[opt.Settle | opt.SettleInFort]:
    """What the Corp may settle now."""
    found: list[opt.Settle | opt.SettleInFort] = []
    for name, settlement in (SETTLEMENTS if SETTLES in g.in_play.words else _lasting()).items():
        forts = settlement.due(g)
        if forts and can_pay(g, CORP, settlement.bits):
            found += [
                opt.SettleInFort(name, fort) if fort >= 0 else opt.Settle(name) for fort in forts
            ]
    return found


@cache
def _lasting() -> dict[str, Settlement]:
    """What may be due whatever is in play."""
    return {name: s for name, s in SETTLEMENTS.items() if not s.in_play}


def fall_due(g: Netrunner) -> None:
    """At the end of the Corp's turn."""
    for settlement in SETTLEMENTS.values():
        settlement.turn_ends(g)


def settle(g: Netrunner, name: str, fort: int = -1) -> None:
    SETTLEMENTS[name].settle(g, fort)
