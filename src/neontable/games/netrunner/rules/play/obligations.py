"""Things that cards leave behind, and that a side may be rid of for an action and bits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from neontable.games.netrunner import atoms
from neontable.games.netrunner.model import options as opt
from neontable.games.netrunner.model.card import CORP, RUNNER
from neontable.games.netrunner.model.library import CARDS
from neontable.games.netrunner.rules.play.install import check_points
from neontable.games.netrunner.rules.play.pay import can_pay, charge
from neontable.games.netrunner.rules.play.trash import remove

if TYPE_CHECKING:
    from neontable.games.netrunner.model.state import Netrunner

Debt = opt.SettleSpy | opt.SettleLoan | opt.SettleCache
NOTHING: list[Debt] = []

COSTS: dict[type[Debt], int] = {opt.SettleSpy: 4, opt.SettleLoan: 12, opt.SettleCache: 5}
"""What settling costs the Corp, besides the action."""

SHAKES = {"cerberus": 4, "mastiff": 4, "data-raven": 1, "crying": 2}
"""Counters of the Runner's, and what an action must pay to lose one."""


def due(g: Netrunner) -> list[Debt]:
    """What the Corp may settle now."""
    found: list[Debt] = [opt.SettleSpy(f.id) for f in g.forts if f.marks and atoms.spied(f)]
    if g.flags.get("acme"):
        found.append(opt.SETTLE_LOAN)
    if any(c.up and "shields-virus" in CARDS[c.card].special for c in g.runner.rig):
        found.append(opt.SETTLE_CACHE)
    if not found:
        return NOTHING
    return [debt for debt in found if can_pay(g, CORP, COSTS[type(debt)])]


def fall_due(g: Netrunner) -> None:
    """At the end of the Corp's turn every loan takes a bit, or the game."""
    n = g.flags.get("acme", 0)
    if n:
        if not can_pay(g, CORP, n):
            atoms.win(g, RUNNER, "nr-how-acme")
        charge(g, CORP, n)


def settle(g: Netrunner, debt: Debt) -> None:
    price = COSTS[type(debt)]
    if isinstance(debt, opt.SettleSpy):
        fort = g.fort(debt.fort)
        atoms.mark_fort(g, fort, "spy", -1)
        if not atoms.spied(fort):
            for c in [*fort.ice, *fort.inside]:
                atoms.conceal(g, c)
    elif debt == opt.SETTLE_LOAN:
        charge(g, CORP, price)
        atoms.set_flag(g, "acme", g.flags["acme"] - 1)
        atoms.add_points(g, CORP, 1)
        check_points(g)
        return
    else:
        inst = next(c for c in g.runner.rig if "shields-virus" in CARDS[c.card].special)
        remove(g, inst)
    charge(g, CORP, price)
