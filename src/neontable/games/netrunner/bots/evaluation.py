"""How a bot evaluates a position: what ice costs to pass, what a subroutine does, what a card is
worth.  Everything is counted in bits.

The state that comes here is a redealt world (`Table.redeal`): only the existence of the other
side's face-down cards is used.  What a card does is read off its declaration (verbs and their
numbers), so that cards need no names here."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from neontable.games.netrunner.bots import verbs
from neontable.games.netrunner.model.card import (
    CORP,
    RUNNER,
    Effects,
    Verb,
    X,
)
from neontable.games.netrunner.model.library import CARDS, PATHS
from neontable.games.netrunner.model.numbers import (
    any_active,
    break_tax,
    breaker_strength,
    breaks,
    chosen_kind,
    face,
    ice_strength,
    rez_cost,
    use_tax,
)
from neontable.games.netrunner.model.pieces import Fort, Inst
from neontable.games.netrunner.model.state import Netrunner
from neontable.games.netrunner.rules.play.pay import bank_gain, banks
from neontable.games.netrunner.rules.run.subroutines import subroutines, traces

NEVER = 999.0
KINDS = ("sentry", "wall", "code gate")
DEATH = 60.0
FLAG_HURT = {
    "no-break-next": 3.0,
    "ends": 3.0,
    "toll": 2.0,
    "ice-strength": 2.0,
    "break-tax": 1.5,
    "viral": 5.0,
    "no-jack-next": 0.5,
}
"""What lasting effects of subroutines are worth where more ice follows."""


# -- declarations -----------------------------------------------------------------------------
def walk(effects: Effects) -> Iterator[Verb]:
    for verb in effects:
        yield verb
        for _, inner in verb.parts():
            yield from walk(inner)


@cache
def kinds(path: str) -> frozenset[type[Verb]]:
    """The verbs of some effects."""
    return frozenset(type(v) for v in walk(PATHS[path]))


@cache
def amount(path: str, verb: type[Verb], field: str = "n") -> int:
    """The sum of a number over all verbs of a kind."""
    if field not in verb.__struct_fields__:
        raise AttributeError(f"{verb.__name__} has no {field!r}")
    found = [getattr(v, field) for v in walk(PATHS[path]) if type(v) is verb]
    return sum(n for n in found if isinstance(n, int) and n > 0)


@cache
def damage(path: str) -> tuple[int, int]:
    """Net and meat damage together, and brain damage, of some effects at most."""
    soft = hard = 0
    for v in walk(PATHS[path]):
        match v:
            case verbs.Hit(kind=kind, n=n) | verbs.HitEach(kind=kind, each=n):
                if kind == "brain":
                    hard += n
                else:
                    soft += n
    return soft, hard


LOSING = (verbs.LoseAsCorp, verbs.LoseAsRunner)


@cache
def deadly_to_lose(card: str) -> bool:
    """Whether the game may be lost when the card leaves play."""
    return any(
        w.event == "leave" and any(type(v) in LOSING for v in walk(w.effects))
        for w in CARDS[card].whens
    )


# -- subroutines -------------------------------------------------------------------------------
def link_of(g: Netrunner) -> tuple[int, int]:
    """The Runner's best base link, and how far he can raise it."""
    best, most = 0, 0
    for c in g.runner.rig:
        link = CARDS[c.card].link
        if link is None or not c.up or link.cost > g.runner.bits:
            continue
        spare = g.runner.bits - link.cost
        high = link.base + (spare // link.more if link.more else 0)
        if link.base > best:
            best = link.base
        most = max(most, high)
    if g.run is not None:
        best += g.run.flags.get("link", 0)
    return best, max(best, most)


def trace_chance(g: Netrunner, limit: int) -> float:
    """How likely a trace of a limit finds the Runner; ties do."""
    base, most = link_of(g)
    reach = min(limit, g.corp.bits)
    if reach >= most:
        return 1.0 if reach >= base + 2 or not base else 0.8
    return 0.0 if base > reach else 0.4


USUAL_LIMIT = 4
"""What a trace limit that is bought may be."""


class Bite:
    """What an unbroken subroutine does: damage in bits, points of damage, chance to end the run."""

    __slots__ = ("end", "hits", "hurt")

    def __init__(self, g: Netrunner, path: str, deeper: bool) -> None:
        self.hurt = 0.2
        self.hits = 0
        self.end = 0.0
        for verb in PATHS[path]:
            self._take(g, verb, 1.0, deeper)

    def _take(self, g: Netrunner, verb: Verb, chance: float, deeper: bool) -> None:
        match verb:
            case verbs.EndRun():
                self.end = 1 - (1 - self.end) * (1 - chance)
            case verbs.Hit(kind=kind, n=n):
                hits = max(0, n - shielded(g, kind))
                self.hits += hits if chance > 0.3 else 0
                self.hurt += chance * hits * (6.0 if kind == "brain" else 1.3)
            case verbs.HitPerOutside(kind=kind, n=n):
                # What stands outside is not known here; one piece is likely.
                self.hurt += chance * n * (6.0 if kind == "brain" else 1.3)
            case verbs.Deflect():
                self.end = max(self.end, 0.6 * chance)
            case verbs.TrashOne(of=of):
                wanted = "program" if of == "programs" else "hardware"
                dear = [CARDS[c.card].cost for c in g.runner.rig if CARDS[c.card].type == wanted]
                self.hurt += chance * (4.0 + max(dear)) if dear else 0.0
            case verbs.GiveTags() | verbs.TagsForMargin():
                self.hurt += chance * 3.0
            case verbs.Toll() | verbs.BanRuns() | verbs.Forgo():
                self.hurt += chance * 2.5
            case verbs.MarkRunner():
                self.hurt += chance * 5.0
            case verbs.RunFlag(name=name):
                worth = FLAG_HURT.get(name, 1.0)
                self.hurt += worth if deeper else 0.1 * worth
            case verbs.Attract():
                self.hurt += 3.0 if deeper else 0.1
            case verbs.Doors() | verbs.FallBack():
                self.end = max(self.end, 0.5)
            case verbs.PayOr(n=n) if g.runner.bits >= n:
                self.hurt += chance * n
            case _:
                if isinstance(verb, verbs.TraceRunner):
                    chance *= trace_chance(g, verb.limit if verb.limit >= 0 else USUAL_LIMIT)
                    self.hurt += 0.5
                elif type(verb) is verbs.RollOne:
                    chance /= 6
                for _, inner in verb.parts():
                    for v in inner:
                        self._take(g, v, chance, deeper)


@cache
def ends(path: str) -> bool:
    """Whether a subroutine ends the run, whatever happens."""
    return any(type(v) is verbs.EndRun for v in PATHS[path])


def shielded(g: Netrunner, kind: str) -> int:
    """Points of damage that open cards prevent for nothing, as things stand."""
    n = 0
    for c in g.runner.rig:
        d = CARDS[c.card]
        if d.shield and c.up and kind in d.prevents:
            n += max(0, d.shield - c.this_turn)
    return n


# -- icebreakers ---------------------------------------------------------------------------------
class Means:
    """Bits for a run: the pool, and what lies on cards for icebreakers."""

    __slots__ = ("pool", "stock")

    def __init__(self, g: Netrunner, pool: int | None = None, fort: int = -1) -> None:
        self.pool = g.runner.bits if pool is None else pool
        if pool is None:
            for _, paid, _ in banks(g):
                self.pool += max(0, bank_gain(paid) - paid.bits)
            self.pool += sum(p.bits for p in g.purses if p.side == RUNNER)
        self.stock: dict[int, int] = {}
        quiet = fort >= 0 and any_active(g, "no-stealth", fort)
        for c in g.runner.rig:
            stock = CARDS[c.card].stock
            if stock is None or not c.up or (quiet and "stealth" in CARDS[c.card].keywords):
                continue
            if any(u in ("any", "run", "breaker", "quiet-breaker", "killer") for u in stock.uses):
                self.stock[c.id] = c.bits
        if g.run is not None and "cap" in g.run.flags:
            self.pool = min(self.pool, g.run.flags["cap"] - g.run.spent)

    def _usable(self, g: Netrunner, breaker: str) -> list[int]:
        words = CARDS[breaker].keywords
        found = []
        for id in self.stock:
            card = g.get(id)
            stock = CARDS[card.card].stock if card is not None else None
            if stock is None:
                continue
            for use in stock.uses:
                if (
                    use in ("any", "run", "breaker")
                    or (use == "quiet-breaker" and "noisy" not in words)
                    or (use == "killer" and "killer" in words)
                ):
                    found.append(id)
                    break
        return found

    def for_breaker(self, g: Netrunner, breaker: str) -> int:
        return self.pool + sum(self.stock[i] for i in self._usable(g, breaker))

    def spend(self, g: Netrunner, n: float, breaker: str) -> float:
        """Pays, bits on cards first; returns how much came out of the pool."""
        for id in self._usable(g, breaker) if breaker else ():
            k = min(int(n), self.stock[id])
            self.stock[id] -= k
            n -= k
        self.pool -= int(n)
        return n


class Plan:
    """How to meet rezzed ice: with which icebreaker, which subroutines, at what price."""

    __slots__ = ("bits", "boosts", "breaker", "card", "chance", "hurt", "subs")

    def __init__(self) -> None:
        self.breaker = 0
        self.card = ""
        self.boosts = 0
        self.subs: list[int] = []
        self.bits = 0.0
        self.hurt = 0.0
        self.chance = 1.0

    @property
    def passes(self) -> bool:
        return self.chance > 0.35

    def suffer(self, g: Netrunner, bites: list[Bite]) -> None:
        """What is not broken happens, one after another."""
        hits = 0
        for b in bites:
            self.hurt += b.hurt * self.chance
            hits += b.hits
            self.chance *= 1 - b.end
        if hits > len(g.runner.hand):
            self.hurt += DEATH

    def total(self, stake: float) -> float:
        return self.bits + self.hurt + (1 - self.chance) * stake


def best_plan(
    g: Netrunner,
    ice: Inst,
    means: Means,
    fort: int,
    broken: list[int],
    deeper: bool = False,
    stake: float = 12.0,
    trial: Inst | None = None,
) -> Plan:
    """The best way to meet this ice with these means, if getting past it is worth `stake`.
    `trial` is an icebreaker that might be installed."""
    paths = subroutines(g, ice)
    left = [i for i in range(len(paths)) if i not in broken]
    bites = {i: Bite(g, paths[i], deeper) for i in left}
    best = Plan()
    best.suffer(g, [bites[i] for i in left])
    if g.run is not None and g.run.flags.get("no-break-now") and g.run.ice == ice.id:
        return best
    d = face(ice)
    strength = ice_strength(g, ice)
    tax = break_tax(g, fort)
    tracing = [i for i in left if traces(paths[i])]
    for c in (*g.runner.rig, trial) if trial is not None else g.runner.rig:
        b = CARDS[c.card].breaker
        if b is None or not c.up or not breaks(b, d, bool(tracing), c) or b.special == "dropp":
            continue
        own = tracing if b.breaks == ("trace",) else left
        gap = strength - breaker_strength(g, c)
        use = use_tax(g, fort, CARDS[c.card])
        plan = Plan()
        plan.breaker, plan.card = c.id, c.card
        extra = 0.0
        if gap > 0:
            if b.special == "torture":
                plan.boosts, plan.bits, extra = 1, float(gap), float(gap)
            elif b.boost:
                plan.boosts = -(-gap // b.boost)
                plan.bits = float(plan.boosts * (b.boost_cost + use))
            else:
                continue
        price = b.cost + tax + use
        if b.special == "blink":
            tried = g.run.tried if g.run is not None and g.run.ice == ice.id else []
            plan.subs = [
                i for i in own if (c.id, i) not in tried and bites[i].end + bites[i].hurt / 5 > 0.5
            ]
            plan.bits += tax * len(plan.subs)
            blood = (30.0, 20.0, 10.0, 2.5, 0.0)[min(4, len(g.runner.hand))]
            extra = len(plan.subs) * (1.3 + blood)
        elif b.subs > 1:
            worst = sorted(own, key=lambda i: -bites[i].end * stake - bites[i].hurt)
            plan.subs = worst[: b.subs]
            plan.bits += b.cost + use + tax * len(plan.subs)
        else:
            plan.subs = [i for i in own if bites[i].end * stake + bites[i].hurt > price]
            rest = [i for i in own if i not in plan.subs and bites[i].hits]
            while rest and sum(bites[i].hits for i in rest) > len(g.runner.hand):
                plan.subs.append(rest.pop())
            plan.bits += price * len(plan.subs)
        if not plan.subs or plan.bits > means.for_breaker(g, c.card):
            continue
        plan.suffer(g, [bites[i] for i in left if i not in plan.subs])
        if b.special == "blink":
            plan.chance *= 0.5 ** sum(bites[i].end > 0.5 for i in plan.subs)
        plan.hurt += extra
        if plan.total(stake) < best.total(stake):
            best = plan
    return best


@cache
def coverage(card: str) -> frozenset[str]:
    """Kinds of ice that an icebreaker is made for."""
    b = CARDS[card].breaker
    if b is None or b.special == "dropp":
        return frozenset()
    return frozenset(k for k in KINDS if k in b.breaks or "ice" in b.breaks)


def covered(g: Netrunner) -> set[str]:
    """Kinds of ice for which an icebreaker is installed."""
    found: set[str] = set()
    for c in g.runner.rig:
        found |= coverage(c.card)
        kind = chosen_kind(c) if c.marks else ""
        if kind:
            found.add(kind)
    return found


# -- forts ------------------------------------------------------------------------------------
class Way:
    """A run as it will probably go."""

    __slots__ = ("bits", "chance", "hurt")

    def __init__(self) -> None:
        self.bits = 0.0
        self.hurt = 0.0
        self.chance = 1.0

    def meet_stranger(self, pool: int, corp: int, strange: int, hand: int) -> None:
        """Unknown ice may be too dear to rez, harmless, or just what was missing."""
        if corp < 1:
            self.chance *= 0.95
            return
        likely = min(1.0, 0.3 + corp / 9)
        poor = 0.25 if pool < 3 else 0.0
        self.bits += self.chance * likely * min(3.0, pool) * (3 - strange) / 3
        self.hurt += self.chance * likely * (0.8 + (2.5 if hand <= 2 else 0.0))
        self.chance *= 1 - likely * min(0.85, 0.1 + 0.2 * strange + poor)


def passage(
    g: Netrunner,
    fort: Fort,
    side: int,
    skip: int = 0,
    pool: int | None = None,
    corp_bits: int | None = None,
    stake: float = 12.0,
    without: int = 0,
) -> Way:
    """How a run would go through the ice.  The Corp knows its ice and rezzes what it can; the
    Runner knows what is face up, and guesses the rest from the Corp's bits.  The first `skip`
    pieces, and the one numbered `without`, are passed for nothing."""
    means = Means(g, pool, fort.id)
    corp = g.corp.bits if corp_bits is None else corp_bits
    way = Way()
    strange = 3 - len(covered(g))
    order = [c for c in reversed(fort.ice) if c.id != without][skip:]
    for k, ice in enumerate(order):
        deeper = k + 1 < len(order)
        likely = 1.0
        if not ice.up:
            known = side == CORP or ice.seen
            if not known:
                way.meet_stranger(means.pool, corp, strange, len(g.runner.hand))
                means.spend(g, 3, "")
                corp -= 3
                continue
            cost = rez_cost(g, ice)
            if cost > corp or CARDS[ice.card].price:
                continue
            corp -= cost
            likely = 0.9
        plan = best_plan(g, ice, means, fort.id, [], deeper, stake)
        means.spend(g, plan.bits, plan.card)
        way.bits += plan.bits * way.chance * likely
        way.hurt += plan.hurt * way.chance * likely
        way.chance *= 1 - likely * (1 - plan.chance)
        if way.chance < 0.01:
            break
    return way


def guard(g: Netrunner, fort: Fort, extra: Inst | None = None, spared: int = 0) -> float:
    """How likely ice keeps the Runner out of a fort: half as his rig is, half as it may become.
    `extra` is ice that would be added outermost; `spared` bits are not there for rezzing."""
    if extra is not None:
        fort = Fort(id=fort.id, ice=[*fort.ice, extra], inside=fort.inside)
    corp = max(0, g.corp.bits - spared) if spared else g.corp.bits + 2
    now = 1 - passage(g, fort, CORP, pool=g.runner.bits + 3, corp_bits=corp).chance
    cost = 0.0
    for ice in reversed(fort.ice):
        price = 0 if ice.up else rez_cost(g, ice)
        weight = 1.0 if price <= corp else 0.35
        corp -= price if price <= corp else 0
        cost += weight * generic_toll(ice.card)
    later = cost / (cost + 5.0)
    return 0.55 * 0.9 * now + 0.45 * later


@cache
def sub_paths(card: str) -> tuple[str, ...]:
    """The subroutines of ice: those printed, and once the one that it may grow."""
    d = CARDS[card]
    paths = [f"{card}.sub.{i}" for i in range(len(d.subs))]
    return (*paths, f"{card}.grown") if d.grows is not None else tuple(paths)


@cache
def generic_toll(card: str) -> float:
    """Bits that ice costs a Runner who has icebreakers of the usual kind."""
    d = CARDS[card]
    subs = sub_paths(card)
    stops = any(ends(path) for path in subs)
    strength = 3 if d.strength == X else d.strength
    full = 1.0 + 0.8 * strength + 0.8 * len(subs)
    return full if stops else 0.6 * full
