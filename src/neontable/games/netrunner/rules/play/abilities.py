"""Abilities: which may be used at a moment, and why not."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from neontable.games.netrunner.model import options as opt
from neontable.games.netrunner.model.card import RUNNER, Paid
from neontable.games.netrunner.model.library import CARDS, ICE_TOO, PAIDS
from neontable.games.netrunner.model.numbers import holders, points
from neontable.games.netrunner.model.pieces import Inst
from neontable.games.netrunner.rules.play.conditions import CONDITIONS
from neontable.games.netrunner.rules.play.pay import can_pay, means, purpose

if TYPE_CHECKING:
    from neontable.games.netrunner.model.state import Netrunner

ICE_PAYS = ("paid", "")


def why_not_use(g: Netrunner, inst: Inst, paid: Paid) -> str | None:
    """Why an ability cannot be paid for now; the caller checks the moment."""
    d = CARDS[inst.card]
    side = d.side
    if not inst.up and not paid.unrezzed and not (side == RUNNER and "hidden" in d.keywords):
        return "NR-REZ-002 nr-no-unrezzed"
    if paid.actions and g.side != side:
        return "NR-TIME-008 nr-no-own-turn"
    if paid.actions > g.actions and g.side == side:
        return "NR-COST-005 nr-no-actions"
    if paid.whose == "own" and g.side != side:
        return "NR-TIME-010 nr-no-own-turn"
    if paid.whose == "other" and g.side == side:
        return "NR-TIME-010 nr-no-other-turn"
    if paid.once == "turn" and inst.this_turn:
        return "NR-TIME-010 nr-no-again-turn"
    if paid.once == "run" and inst.this_run:
        return "NR-TIME-010 nr-no-again-run"
    if paid.counters > inst.count:
        return "NR-COST-004 nr-no-counters"
    if paid.advances > inst.adv:
        return "NR-COST-004 nr-no-counters"
    if paid.discards and paid.discards > len(g.runner.hand if side else g.corp.hq):
        return "NR-COST-004 nr-no-cards"
    if paid.mills and paid.mills > len(g.runner.stack if side else g.corp.rd):
        return "NR-COST-004 nr-no-cards"
    if paid.points and points(g, side) < paid.points:
        return "NR-COST-004 nr-no-points"
    if paid.bits and not can_use_pay(g, inst, paid):
        return "NR-COST-004 nr-no-bits"
    if paid.need and not CONDITIONS[paid.need](g, inst):
        return "NR-TIME-010 nr-no-condition"
    return None


def usable(g: Netrunner, inst: Inst, n: int) -> bool:
    return why_not_use(g, inst, CARDS[inst.card].paids[n]) is None


def can_use_pay(g: Netrunner, inst: Inst, paid: Paid) -> bool:
    side = CARDS[inst.card].side
    if paid.when == "pay":
        return means(g, "ability")[0] >= paid.bits
    return can_pay(g, side, paid.bits, purpose(paid))


def abilities(g: Netrunner, side: int, moments: tuple[str, ...]) -> list[opt.Use]:
    """Paid abilities of a side that may be used at such a moment."""
    table, names = at_moments(side, moments)
    if g.in_force.isdisjoint(names):
        return []
    found: list[opt.Use] = []
    # The Runner's face-down cards may be used as well; the table names cards of one side only.
    if side:
        cards = [c for c in g.runner.rig if c.card in table]
    else:
        cards = holders(g, table, ICE_PAYS in ICE_TOO)
    for c in cards:
        for paid, n in table[c.card]:
            if why_not_use(g, c, paid) is None:
                found.append(opt.Use(c.id, c.card, n))
    return found


@cache
def at_moments(
    side: int, moments: tuple[str, ...]
) -> tuple[dict[str, tuple[tuple[Paid, int], ...]], frozenset[str]]:
    """By card of a side: its abilities for any of these moments; and the names of the cards."""
    found: dict[str, tuple[tuple[Paid, int], ...]] = {}
    for moment in moments:
        for card, paids in PAIDS.get(moment, {}).items():
            if CARDS[card].side == side:
                found[card] = (*found.get(card, ()), *paids)
    return found, frozenset(found)
