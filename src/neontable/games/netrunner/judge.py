"""What a player makes of a position: what ice costs to pass, what a subroutine does, what a card
is worth.  Everything is counted in bits.

The state that comes here is a redealt world (`Table.redeal`): of a face-down card of the other
side nothing is used but that it is there."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from neontable.games.netrunner.card import (
    AGENDA,
    ARCHIVES,
    CORP,
    HQ,
    ICE,
    NODE,
    RD,
    RUNNER,
    UPGRADE,
    Effects,
    Verb,
)
from neontable.games.netrunner.library import CARDS, PATHS
from neontable.games.netrunner.pay import sources
from neontable.games.netrunner.pieces import Fort, Inst
from neontable.games.netrunner.reckon import (
    break_tax,
    breaker_strength,
    breaks,
    ice_strength,
    points,
)
from neontable.games.netrunner.state import Netrunner
from neontable.games.netrunner.subs import subroutines, traces

POINT = 6.0
"""Bits that an agenda point is worth."""
AGENDA_DENSITY = 0.22
"""How many cards of a Corp deck are agendas, as a rule."""
NEVER = 999.0


def walk(effects: Effects) -> Iterator[Verb]:
    for verb in effects:
        yield verb
        for _, inner in verb.parts():
            yield from walk(inner)


@cache
def kinds(path: str) -> frozenset[str]:
    """The verbs of some effects, by name."""
    return frozenset(type(v).__name__ for v in walk(PATHS[path]))


@cache
def amount(path: str, verb: str, field: str = "n") -> int:
    """The sum of a number over all verbs of a kind."""
    found = [getattr(v, field, 1) for v in walk(PATHS[path]) if type(v).__name__ == verb]
    return sum(n for n in found if isinstance(n, int) and n > 0)


@cache
def ends(path: str) -> bool:
    """Whether a subroutine ends the run for sure."""
    return any(type(v).__name__ == "EndRun" for v in PATHS[path])


@cache
def damage(path: str) -> tuple[int, int]:
    """Net and meat damage together, and brain damage, of some effects at most."""
    soft = hard = 0
    for v in walk(PATHS[path]):
        if type(v).__name__ in ("Hit", "HitEach"):
            n = getattr(v, "n", 0) or getattr(v, "each", 1)
            if getattr(v, "kind", "") == "brain":
                hard += n
            else:
                soft += n
    return soft, hard


def badness(g: Netrunner, path: str) -> float:
    """What an unbroken subroutine costs the Runner, apart from ending the run."""
    soft, hard = damage(path)
    cost = 1.3 * soft + 6.0 * hard
    if soft + hard > len(g.runner.hand):
        cost += 60
    names = kinds(path)
    if "TrashOne" in names and any(CARDS[c.card].type == "program" for c in g.runner.rig):
        cost += 5
    if "GiveTags" in names:
        cost += 2.5
    if "Toll" in names or "BanRuns" in names:
        cost += 3
    if "MarkRunner" in names:
        cost += 4
    if "RunFlag" in names:
        cost += 1.5
    if "Forgo" in names:
        cost += 2
    if traces(path):
        cost *= 0.6
    return cost + 0.2


class Plan:
    """How to meet rezzed ice: with which icebreaker, which subroutines, at what price."""

    __slots__ = ("bits", "boosts", "breaker", "hurt", "passes", "subs")

    def __init__(self) -> None:
        self.breaker = 0
        self.boosts = 0
        self.subs: list[int] = []
        self.bits = 0.0
        self.hurt = 0.0
        self.passes = True

    @property
    def total(self) -> float:
        return self.bits + self.hurt + (0 if self.passes else NEVER)


def best_plan(g: Netrunner, ice: Inst, bits: int, fort: int, broken: list[int]) -> Plan:
    """The cheapest way past this ice with so many bits; a plan that does not pass if none is."""
    paths = subroutines(g, ice)
    left = [i for i in range(len(paths)) if i not in broken]
    nothing = Plan()
    nothing.hurt = sum(badness(g, paths[i]) for i in left)
    nothing.passes = not any(ends(paths[i]) for i in left)
    best = nothing
    d = CARDS[ice.card]
    strength = ice_strength(g, ice)
    tax = break_tax(g, fort)
    for c in g.runner.rig:
        b = CARDS[c.card].breaker
        if b is None or not breaks(b, d, any(traces(paths[i]) for i in left)):
            continue
        own = [i for i in left if b.breaks != ("trace",) or traces(paths[i])]
        gap = strength - breaker_strength(g, c)
        boosts = 0
        if gap > 0:
            if not b.boost:
                continue
            boosts = -(-gap // b.boost)
        purse = bits + sum(s.bits for s in sources(g, RUNNER, "breaker", c.id))
        plan = Plan()
        plan.breaker, plan.boosts = c.id, boosts
        plan.bits = boosts * b.boost_cost
        price = b.cost + tax
        if b.subs > 1:
            plan.subs = own[: b.subs]
            plan.bits += price + tax * (len(plan.subs) - 1)
        else:
            wanted = [i for i in own if ends(paths[i]) or badness(g, paths[i]) > price]
            plan.subs = wanted
            plan.bits += price * len(wanted)
        if not plan.subs or plan.bits > purse:
            continue
        rest = [i for i in left if i not in plan.subs]
        plan.hurt = sum(badness(g, paths[i]) for i in rest)
        plan.passes = not any(ends(paths[i]) for i in rest)
        if plan.total < best.total:
            best = plan
    return best


def covered(g: Netrunner) -> set[str]:
    """Kinds of ice for which an icebreaker is installed."""
    found: set[str] = set()
    for c in g.runner.rig:
        b = CARDS[c.card].breaker
        if b is not None:
            for kind in ("sentry", "wall", "code gate"):
                if kind in b.breaks or "ice" in b.breaks:
                    found.add(kind)
    return found


def passage(g: Netrunner, fort: Fort) -> tuple[float, float]:
    """What a run on a fort costs to get through, and the chance to do so: rezzed ice is reckoned,
    face-down ice guessed from the Corp's bits and the Runner's icebreakers."""
    bits = g.runner.bits
    corp = g.corp.bits
    cost, chance = 0.0, 1.0
    missing = 3 - len(covered(g))
    for ice in reversed(fort.ice):
        if ice.up or ice.seen:
            price = CARDS[ice.card].cost
            if not ice.up and price > corp:
                continue
            plan = best_plan(g, ice, int(bits - cost), fort.id, [])
            if not plan.passes:
                if ice.up:
                    return cost + plan.hurt, 0.0
                chance *= 0.2
            cost += plan.bits + plan.hurt
        elif corp >= 2:
            # A stranger: it may be too dear to rez, harmless, or just what was missing.
            likely = min(1.0, corp / 8)
            cost += 3.0 * likely
            chance *= 1 - likely * (0.12 + 0.22 * missing)
            corp -= 3
    return cost, chance


# -- what there is to gain ----------------------------------------------------------------
def point_value(g: Netrunner, side: int) -> float:
    """A point is worth more the nearer the end is."""
    return POINT * (1.0 + 0.12 * max(points(g, side), points(g, 1 - side)))


def prize(g: Netrunner, fort: Fort) -> float:
    """What a successful run on a fort brings, on average."""
    worth = point_value(g, RUNNER)
    loot = 0.0
    if fort.id == RD:
        extra = access_bonus(g, "access-rd")
        fresh = 0.15 if RD in g.memory.hits else 1.0
        if g.corp.rd:
            loot = AGENDA_DENSITY * 2.0 * worth * (fresh + extra)
    elif fort.id == HQ:
        if g.corp.hq:
            extra = min(access_bonus(g, "access-hq"), len(g.corp.hq) - 1)
            loot = 0.24 * 2.0 * worth * (1 + extra)
    elif fort.id == ARCHIVES:
        fresh = 0.0 if ARCHIVES in g.memory.hits else 1.0
        loot = 0.1 * 2.0 * worth * min(6, len(g.corp.buried)) * fresh
        loot += sum(CARDS[c].points for c in g.corp.archives) * worth
    for c in fort.inside:
        loot += _inside(g, c, fort, worth)
    return loot


def access_bonus(g: Netrunner, what: str) -> int:
    from neontable.games.netrunner.reckon import total

    return max(0, total(g, what))


def _inside(g: Netrunner, c: Inst, fort: Fort, worth: float) -> float:
    if c.up or c.seen:
        d = CARDS[c.card]
        if d.type == AGENDA:
            return d.points * worth
        if d.type in (NODE, UPGRADE) and d.trash <= g.runner.bits:
            gain = 2.0 + c.bits * 0.5 if d.type == NODE else 1.0
            return max(0.0, gain - d.trash * 0.6)
        return 0.0
    if fort.id <= ARCHIVES:
        return 0.3
    chance = 0.35 if not c.adv else 0.7
    if c.adv >= 3:
        chance = 0.8
    if not fort.ice and not c.adv:
        chance = 0.15
    return chance * 2.2 * worth + (3.0 if c.adv >= 2 else 0.0)


# -- what cards are good for ---------------------------------------------------------------
@cache
def income(card: str) -> float:
    """Bits and cards that playing or keeping a card brings, less its cost."""
    d = CARDS[card]
    cost = max(0, d.cost)
    gain = 0.0
    if d.play:
        path = f"{card}.play"
        gain = amount(path, "GainBits") + 1.2 * amount(path, "DrawCards")
        return gain - cost
    if d.pile:
        gain += 0.45 * d.pile
    for i, paid in enumerate(d.paids):
        path = f"{card}.paid.{i}"
        per = amount(path, "GainBits") + amount(path, "TakeBits") + 1.1 * amount(path, "DrawCards")
        if paid.actions:
            gain += 2.0 * max(0.0, per / paid.actions - 1.0)
    for i, when in enumerate(d.whens):
        if when.event in ("corp-turn", "runner-turn"):
            path = f"{card}.when.{i}"
            gain += 3.0 * (amount(path, "GainBits") + (0 if d.pile else amount(path, "TakeBits")))
    return gain - 0.5 * cost if gain else 0.0


def is_ice(card: str) -> bool:
    return CARDS[card].type == ICE


def corp_side(g: Netrunner) -> int:
    return points(g, CORP)
