"""What cards are worth that do something no other card does: plays and abilities of one verb."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from neontable.games.netrunner.bots import verbs
from neontable.games.netrunner.bots.evaluation import amount
from neontable.games.netrunner.bots.gains import income, point_value, thrift
from neontable.games.netrunner.model.card import AGENDA, CORP, ICE, RUNNER, Verb
from neontable.games.netrunner.model.library import CARDS, FORMS, PATHS
from neontable.games.netrunner.model.numbers import (
    capacity,
    hand_size,
    memory_used,
    rez_cost,
)

if TYPE_CHECKING:
    from neontable.games.netrunner.model.pieces import Inst
    from neontable.games.netrunner.model.state import Netrunner

Names = frozenset[type[Verb]]
Boost = Callable[["Netrunner", int, int], float]
"""What so many advancement counters are worth for a price (`CorpPlayer.boost_worth`)."""


# -- the Corp --------------------------------------------------------------------------------------
def corp_play(g: Netrunner, path: str, names: Names, cost: int, boost: Boost) -> float | None:
    """What an operation brings besides what the other verbs say; None where none of these is in
    it."""
    if verbs.Fetch in names:
        return fetched(g, path) - cost
    if verbs.MoveCounters in names:
        there = max([c.adv for f in g.forts for c in f.inside], default=0)
        return boost(g, min(there, amount(path, verbs.MoveCounters)), cost) if there else -3.0
    if verbs.RezOnCredit in names:
        return on_credit(g, path) - cost
    if verbs.LowerMemory in names:
        return squeezed(g, amount(path, verbs.LowerMemory)) - cost
    if verbs.ArrangeTop in names:
        # It keeps agendas from a Runner who reads R&D; otherwise a bit is as good.
        return (1.4 if 1 in g.memory.hits else 0.4) - cost
    if verbs.HireTemps in names:
        return 1.2 if g.corp.bits >= 12 else -2.0
    if verbs.RearrangeIce in names:
        return -1.0  # where ice lies was thought about when it was installed
    return None


def fetched(g: Netrunner, path: str) -> float:
    """Cards out of Archives: agendas before the Runner looks there, ice that is missed."""
    room = max(0, hand_size(g, CORP) + 1 - len(g.corp.hq))
    pile = [*g.corp.archives, *g.corp.buried]
    best = 0.0
    for verb in PATHS[path]:
        if isinstance(verb, verbs.Fetch):
            cards = [CARDS[c] for c in pile if not verb.of or CARDS[c].has(verb.of)]
            if verb.many:
                best = max(best, 1.1 * min(len(cards), room))
                continue
            for d in cards:
                if d.type == AGENDA:
                    best = max(best, 1.5 + 0.8 * d.points)
            best = max([best, *(0.8 * income(c) for c in pile)])
    return best if room else best - 1.0


def on_credit(g: Netrunner, path: str) -> float:
    """Ice rezzed now and paid for later, or never: dear ice that the pool cannot rez."""
    costs = [rez_cost(g, c) for f in g.forts for c in f.ice if not c.up]
    best = max(costs, default=0)
    if best <= g.corp.bits // 2:
        return -2.0  # it can be rezzed when it is met
    later = any(isinstance(v, verbs.RezOnCredit) and v.by_cost for v in PATHS[path])
    return 0.35 * best if later else 0.25 * best


def squeezed(g: Netrunner, n: int) -> float:
    """Programs that the Runner must trash for want of memory."""
    over = memory_used(g) - (capacity(g) - n)
    return 3.0 + 1.5 * over if over > 0 else -3.0


def reshuffled(g: Netrunner) -> float:
    """A new hand: when HQ is full of agendas, or has none of the ice that is needed."""
    agendas = sum(CARDS[c].type == AGENDA for c in g.corp.hq)
    ice = sum(CARDS[c].type == ICE for c in g.corp.hq)
    bare = sum(not f.ice for f in g.forts[:2])
    if agendas >= 3:
        return 1.0 * agendas
    return 1.8 if bare and not ice and len(g.corp.hq) >= 3 else -1.0


# -- the Runner ------------------------------------------------------------------------------------
def runner_play(g: Netrunner, names: Names, cost: int) -> float:
    """What a prep brings besides what the other verbs say."""
    gain = 0.0
    if verbs.FieldTrip in names:
        gain += 2.6 + 0.8 * g.corp.bad - cost  # the ice, or bad publicity
    if verbs.SellBrain in names:
        gain -= 3.0  # a card of the hand for good is worth more than four bits
    if verbs.Respecify in names:
        rezzed = [sum(c.up for c in f.ice) for f in g.forts if f.id in g.memory.hits[-1:]]
        gain += (0.4 if max(rezzed, default=0) > 1 else -1.0) - cost
    return gain


def runner_use(g: Netrunner, inst: Inst, names: Names, worth: Callable[[str], float]) -> float:
    """The same for an ability; `worth` is what a card is worth in hand."""
    if verbs.ScoreInstalled in names:
        return 20.0 + point_value(g) * CARDS[FORMS[inst.card]].points
    if verbs.TopToHand in names:
        held = [c.card for c in g.runner.aside if c.host == inst.id]
        room = len(g.runner.hand) < hand_size(g, RUNNER)
        return 0.8 * max(0.0, worth(held[-1])) if held and room else -1.0
    return 0.0


def looks_at_hq(g: Netrunner) -> bool:
    """Whether it pays to look at HQ for bits: before a run on it, with bits to spare."""
    return g.side == RUNNER and g.actions > 0 and len(g.corp.hq) > 2 and thrift(g.runner.bits) < 1
