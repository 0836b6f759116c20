"""Things that cards leave behind, and that the Corp may be rid of for an action and bits, as the
cards declare it (`Card.settles`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from neontable.games.netrunner.model.card import CORP
from neontable.games.netrunner.model.counters import Settlement
from neontable.games.netrunner.model.library import SETTLEMENTS
from neontable.games.netrunner.rules.play.pay import can_pay

if TYPE_CHECKING:
    from neontable.games.netrunner.model.state import Netrunner


def due(g: Netrunner) -> list[str]:
    """What the Corp may settle now."""
    found: list[str] = []
    for settlement in SETTLEMENTS.values():
        names = settlement.due(g)
        if names and can_pay(g, CORP, settlement.bits):
            found += names
    return found


def fall_due(g: Netrunner) -> None:
    """At the end of the Corp's turn."""
    for settlement in SETTLEMENTS.values():
        settlement.turn_ends(g)


def settle(g: Netrunner, name: str) -> None:
    settlement, fort = _found(name)
    settlement.settle(g, fort)


def _found(name: str) -> tuple[Settlement, int]:
    """What is meant by its name, with the number of a fort at its end where it lies in one."""
    if name in SETTLEMENTS:
        return SETTLEMENTS[name], -1
    start, _, fort = name.rpartition("-")
    return SETTLEMENTS[start], int(fort)
