"""Things that cards leave behind, and that the Corp may be rid of for an action and bits, as the
cards declare it (`Card.settles`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from neontable.games.netrunner.model.card import CORP
from neontable.games.netrunner.model.library import SETTLEMENTS
from neontable.games.netrunner.rules.play.pay import can_pay
from neontable.kernel.options import Option

if TYPE_CHECKING:
    from neontable.games.netrunner.model.state import Netrunner


def due(g: Netrunner) -> list[Option]:
    """What the Corp may settle now."""
    found: list[Option] = []
    for settlement in SETTLEMENTS.values():
        options = settlement.due(g)
        if options and can_pay(g, CORP, settlement.bits):
            found += options
    return found


def fall_due(g: Netrunner) -> None:
    """At the end of the Corp's turn."""
    for settlement in SETTLEMENTS.values():
        settlement.turn_ends(g)


def settle(g: Netrunner, option: Option) -> None:
    SETTLEMENTS[type(option)].settle(g, option)
