"""The Corp's answers to the smaller questions: what to pay with, give up, fetch or show."""

from __future__ import annotations

from collections.abc import Callable
from zlib import crc32

from neontable.games.netrunner.bots import verbs
from neontable.games.netrunner.bots.evaluation import (
    amount,
    damage,
    deadly_to_lose,
    generic_toll,
    guard,
    kinds,
    link_of,
)
from neontable.games.netrunner.bots.gains import badly_hurt, income
from neontable.games.netrunner.model import options as opt
from neontable.games.netrunner.model.card import AGENDA, ARCHIVES, CORP, HQ, ICE, OPERATION, RD
from neontable.games.netrunner.model.library import CARDS
from neontable.games.netrunner.model.numbers import difficulty, hand_size, rez_cost
from neontable.games.netrunner.model.pieces import Fort, Inst
from neontable.games.netrunner.model.state import Netrunner
from neontable.kernel.asks import MANY, NUMBER, ORDER, Answer, Ask, picks
from neontable.kernel.options import Option


class Choices:
    """What both sides' players share: answers by the shape of a question, and moods."""

    salt = ""
    """Makes two bots bluff differently in the same position."""

    def mood(self, g: Netrunner, about: str) -> float:
        """A number from 0 to 1 that is always the same in the same position."""
        words = f"{self.salt} {g.turn} {g.corp.bits} {g.runner.bits} {len(g.corp.rd)} {about}"
        return crc32(words.encode()) / 2**32

    def best(self, ask: Ask, worth: Callable[[Option], float], least: float = 0.0) -> Answer:
        """The best option, or the best items: as few as must be below `least`."""
        if ask.kind in (MANY, ORDER):
            ranked = sorted(picks(ask), key=worth, reverse=True)
            if ask.kind == ORDER:
                return tuple(ranked)
            n = max(ask.lo, sum(worth(i) > least for i in ranked))
            return tuple(ranked[: min(n, ask.hi)])
        return max(picks(ask), key=worth)

    def pay(self, g: Netrunner, ask: Ask) -> Answer:
        """Bits that come back are spent first, cards that are used up last."""
        for kind in (opt.FromLent, opt.FromCard, opt.FromPool):
            for o in ask.options:
                if isinstance(o, kind):
                    return o
        return ask.options[0]

    def first(self, g: Netrunner, ask: Ask) -> Answer:
        return ask.options[0]

    def last(self, g: Netrunner, ask: Ask) -> Answer:
        return ask.options[-1]

    def passive(self, g: Netrunner, ask: Ask) -> Answer:
        return ask.default_answer

    def most(self, g: Netrunner, ask: Ask) -> Answer:
        if ask.kind == NUMBER:
            return ask.hi
        return tuple(ask.items[: ask.hi])

    def least(self, g: Netrunner, ask: Ask) -> Answer:
        if ask.kind == NUMBER:
            return ask.lo
        return tuple(ask.items[: ask.lo])

    def guess(self, g: Netrunner, ask: Ask) -> Answer:
        return ask.lo + int(self.mood(g, ask.id) * (ask.hi - ask.lo + 1))


def named(o: Option) -> str:
    """The card that an option is about, "" where it names none."""
    card: str = getattr(o, "card", "")
    return card


def in_play(g: Netrunner, o: Option) -> Inst | None:
    """The card in play that an option is about."""
    return g.get(o.number) if isinstance(o, opt.OnCard) else None


class CorpChoices(Choices):
    # -- cards of one's own ----------------------------------------------------------------
    def keep(self, g: Netrunner, card: str) -> float:
        """How much it is worth to keep a card in HQ."""
        d = CARDS[card]
        if d.type == AGENDA:
            return 9.0
        value = 3.0 if d.type == ICE else 2.0 + income(card) * 0.3
        if d.type == OPERATION and damage(f"{card}.play")[0]:
            value += 2.0
        return value - 0.15 * max(0, d.cost) - (0.5 if g.corp.hq.count(card) > 2 else 0.0)

    def discard(self, g: Netrunner, ask: Ask) -> Answer:
        return self.best(ask, lambda o: -self.keep(g, named(o)), 99.0)

    def retain(self, g: Netrunner, ask: Ask) -> Answer:
        return self.best(ask, lambda o: self.keep(g, named(o)), 3.5)

    def worst_own(self, g: Netrunner, ask: Ask) -> Answer:
        """The own card that is missed least."""

        def use(o: Option) -> float:
            card = named(o)
            if not card:
                return 0.0
            c = in_play(g, o)
            value = self.keep(g, card)
            if c is not None:
                value += c.bits + 2 * c.adv + (3.0 if c.up and CARDS[card].type == ICE else 0.0)
            return value + (90.0 if deadly_to_lose(card) else 0.0)

        return self.best(ask, lambda o: -use(o), 99.0)

    def take_home(self, g: Netrunner, ask: Ask) -> Answer:
        """A card that goes back to HQ: what is least use where it is."""

        def idle(o: Option) -> float:
            c = in_play(g, o)
            if c is None:
                return -5.0
            d = CARDS[c.card]
            if c.up or c.adv or c.bits:
                return -3.0
            if d.type == AGENDA:
                return 1.0 - 2.0 * guard(g, g.fort(c.fort))
            return -1.0 + (0.5 if d.type == ICE and d.cost > g.corp.bits else 0.0)

        return self.best(ask, idle, 99.0)

    def fetch(self, g: Netrunner, ask: Ask) -> Answer:
        def want(o: Option) -> float:
            card = named(o)
            if not card:
                return 0.0
            if CARDS[card].type == AGENDA:
                return 6.0  # better in HQ than in the open
            return 0.6 * self.keep(g, card)

        return self.best(ask, want, 1.5)

    def shuffle_in(self, g: Netrunner, ask: Ask) -> Answer:
        """With many agendas in HQ one of them goes, else the worst card."""
        agendas = sum(CARDS[c].type == AGENDA for c in g.corp.hq)

        def go(o: Option) -> float:
            card = named(o)
            if CARDS[card].type == AGENDA:
                return 5.0 if agendas >= 2 else -9.0
            return -self.keep(g, card)

        return self.best(ask, go)

    def arrange(self, g: Netrunner, ask: Ask) -> Answer:
        """What to draw next, unless the Runner is likely to see it first."""
        open_rd = guard(g, g.fort(RD)) < 0.5

        def want(o: Option) -> float:
            if CARDS[named(o)].type == AGENDA:
                return -5.0 if open_rd else 1.0
            return self.keep(g, named(o))

        return self.best(ask, want)

    # -- ice ----------------------------------------------------------------------------------
    def best_ice(self, g: Netrunner, ask: Ask) -> Answer:
        """Ice that gains most by being rezzed, strengthened or brought in."""

        def gain(o: Option) -> float:
            card = named(o)
            if not card:
                return 0.1
            value = generic_toll(card) + 0.7 * max(0, CARDS[card].cost)
            c = in_play(g, o)
            if c is not None and c.fort > ARCHIVES:
                value += 1.5
            return value

        return self.best(ask, gain, 99.0)

    def weak_ice(self, g: Netrunner, ask: Ask) -> Answer:
        def loss(o: Option) -> float:
            card = named(o)
            return -generic_toll(card) if card else -99.0

        return self.best(ask, loss, 99.0)

    def forged(self, g: Netrunner, ask: Ask) -> Answer:
        """Rez it or lose it: lost only when nothing would be left."""
        o = ask.options[0]
        if isinstance(o, opt.Rez) and rez_cost(g, g.find(o.number)) <= max(4, g.corp.bits - 1):
            return o
        return ask.options[-1]

    def hearing(self, g: Netrunner, ask: Ask) -> Answer:
        """Derez black ice, or bad publicity; seven of it is the end."""
        dear = CARDS[named(picks(ask)[0])].cost >= 8
        return ask.options[1] if dear and g.corp.bad <= 2 else ask.options[0]

    def best_fort(self, g: Netrunner, ask: Ask) -> Answer:
        def rank(o: Option) -> float:
            if not isinstance(o, opt.Fort):
                return -1.0
            f = g.fort(o.fort)
            return len(f.ice) + (1.5 if f.id > ARCHIVES else 0.5 if f.id in (HQ, RD) else 0.0)

        return self.best(ask, rank)

    # -- counters -----------------------------------------------------------------------------
    def spread(self, g: Netrunner, ask: Ask) -> Answer:
        """On the agenda that is nearest to being scored."""

        def value(o: Option) -> float:
            c = in_play(g, o)
            if c is None:
                return -10.0
            d = CARDS[c.card]
            if d.type != AGENDA:
                return 0.5 if "ambush" in d.keywords else 0.2
            need = difficulty(g, c) - c.adv
            return 5.0 - 0.5 * need + d.points if need > 0 else -1.0

        return self.best(ask, value)

    def move_from(self, g: Netrunner, ask: Ask) -> Answer:
        """Take counters off cards that are not agendas, for one that lacks some."""
        short = any(
            CARDS[c.card].type == AGENDA and difficulty(g, c) > c.adv
            for f in g.forts
            for c in f.inside
        )
        for o in picks(ask):
            if named(o) and short and CARDS[named(o)].type != AGENDA:
                return o
        return ask.options[-1]

    # -- traces and damage -----------------------------------------------------------------------
    def trace(self, g: Netrunner, ask: Ask) -> Answer:
        """As much as it takes to beat what the Runner will buy, where that is sensible."""
        base, most = link_of(g)
        if base > ask.hi:
            return 0
        card = dict(ask.args)["card"]
        if CARDS[card].play and verbs.TagsForMargin in kinds(f"{card}.play"):
            # Every bit above the link is a tag: all but what the hounds cost.
            spared = self.leash(g)
            return (
                max(0, min(ask.hi, g.corp.bits - spared)) if spared >= 0 else min(ask.hi, base + 2)
            )
        tags = self.tag_worth(g)
        stop = g.run is not None and CARDS[card].type == ICE
        value = tags + (4.0 if stop else 0.0)
        if not most:
            return 0  # ties trace him
        sure = min(ask.hi, most)
        if sure <= value or (sure >= most and value >= 20 and sure <= g.corp.bits):
            return sure
        # Slightly above the base is a guess that the Runner must expect.
        more = 1 + int(2.5 * self.mood(g, "trace"))
        return max(0, min(ask.hi, base + more, int(base + value)))

    def leash(self, g: Netrunner) -> int:
        """Bits to let loose what rolls a die against tags; -1 where there is no such thing."""
        costs = [
            0 if c.up else rez_cost(g, c)
            for f in g.forts
            for c in f.inside
            if feeds_on_tags(c.card)
        ]
        return min(costs, default=-1)

    def tag_worth(self, g: Netrunner) -> float:
        """What a tag would be good for."""
        spared = min(2, link_of(g)[1])
        return 25.0 if self.kill_with(g, g.corp.bits - spared, g.actions) else 3.0

    def kill_with(self, g: Netrunner, bits: int, actions: int) -> list[str]:
        """Operations of HQ that flatline a tagged Runner, within bits and actions."""
        found: list[str] = []
        hits = 0
        cards = [
            c
            for c in g.corp.hq
            if CARDS[c].type == OPERATION and CARDS[c].need == "tagged" and damage(f"{c}.play")[0]
        ]
        bonus = badly_hurt(g)
        for c in sorted(cards, key=lambda c: -damage(f"{c}.play")[0]):
            if hits > len(g.runner.hand):
                break
            if actions > 0 and CARDS[c].cost <= bits:
                actions -= 1
                bits -= CARDS[c].cost
                hits += max(0, damage(f"{c}.play")[0] + bonus)
                found.append(c)
        ready = [c.card for f in g.forts for c in f.inside if c.up]
        for card in (*ready, *(c.card for c in g.corp.scored)):
            for i, paid in enumerate(CARDS[card].paids):
                n = damage(f"{card}.paid.{i}")[0]
                while (
                    n
                    and paid.need == "tagged"
                    and not paid.points
                    and actions >= paid.actions > 0
                    and hits <= len(g.runner.hand)
                ):
                    actions -= paid.actions
                    hits += max(0, n + bonus)
                    found.append(card)
        return found if hits > len(g.runner.hand) else []

    def armed(self, g: Netrunner) -> bool:
        """Whether HQ holds something that hurts the tagged."""
        return any(
            CARDS[c].type == OPERATION and CARDS[c].need == "tagged" and damage(f"{c}.play")[0]
            for c in g.corp.hq
        )

    def bid_for(self, g: Netrunner, limit: int) -> int:
        """Bits that a trace will take to be sure."""
        return min(limit, link_of(g)[1])

    def let_through(self, g: Netrunner, ask: Ask) -> Answer:
        """Paying for damage that a body stops: only to kill."""
        return ask.hi if ask.hi > len(g.runner.hand) else 0

    def immunity(self, g: Netrunner, ask: Ask) -> Answer:
        """A point for damage that would be stopped: only to kill."""
        n = dict(ask.args).get("n", 0)
        deadly = isinstance(n, int) and n > len(g.runner.hand)
        return ask.options[0] if deadly else ask.options[-1]

    def dearest(self, g: Netrunner, ask: Ask) -> Answer:
        """What hurts the Runner most."""

        def cost(o: Option) -> float:
            card = named(o)
            if not card:
                return 1.0 if isinstance(o, opt.OnCard) else -1.0
            d = CARDS[card]
            value = d.cost + (5.0 if d.breaker is not None else 0.0) + (3.0 if d.link else 0.0)
            if deadly_to_lose(card):
                value += 20.0
            return value + 1.0

        return self.best(ask, cost)

    # -- yes or no ------------------------------------------------------------------------------
    def may(self, g: Netrunner, ask: Ask) -> Answer:
        """An effect of one's own is used, but no card is drawn that must be thrown away."""
        card = dict(ask.args).get("card", "")
        draws = any(
            amount(f"{card}.when.{i}", verbs.DrawCards) for i in range(len(CARDS[card].whens))
        )
        if draws and (len(g.corp.hq) >= hand_size(g, CORP) - 1 or len(g.corp.rd) <= 12):
            return ask.options[-1]
        return ask.options[0]

    def avoid(self, g: Netrunner, ask: Ask) -> Answer:
        return ask.options[0] if g.corp.bits >= 4 else ask.options[-1]

    def invest(self, g: Netrunner, ask: Ask) -> Answer:
        """Bits for later, when there are plenty now."""
        if ask.kind == NUMBER:
            return ask.hi if g.corp.bits >= 8 else ask.lo
        return ask.default_answer

    def gear(self, g: Netrunner, ask: Ask) -> Answer:
        """X of an operation that trashes hardware."""
        n = sum(CARDS[c.card].type == "hardware" for c in g.runner.rig)
        return max(ask.lo, min(ask.hi, n))

    def by_shape(self, g: Netrunner, ask: Ask) -> Answer:
        """Unforeseen questions: pay and give up as little as possible, and choose one's own worst
        or the opponent's best card."""
        if ask.kind == NUMBER:
            return ask.lo
        if ask.kind == ORDER:
            return ask.default_answer
        if ask.kind == MANY:
            theirs = [i for i in picks(ask) if named(i) and CARDS[named(i)].side != CORP]
            return self.dearest(g, ask) if theirs else self.least(g, ask)
        cards = [named(o) for o in picks(ask) if named(o)]
        if any(CARDS[c].side != CORP for c in cards):
            return self.dearest(g, ask)
        if cards and len(ask.options) > 1 and of_one_kind(ask):
            return self.worst_own(g, ask)
        return ask.default_answer


def of_one_kind(ask: Ask) -> bool:
    """Whether the question is which card it shall be, and nothing else."""
    kinds = {type(o) for o in ask.options}
    return len(kinds) == 1 and kinds <= {opt.Trash, opt.Installed, opt.Named}


def feeds_on_tags(card: str) -> bool:
    """Whether it rolls a die against the Runner's tags."""
    return any(verbs.RollTags in kinds(f"{card}.paid.{i}") for i in range(len(CARDS[card].paids)))


def margin_limit(card: str) -> int:
    """The limit of an operation's trace that gives a tag for each point; 0 for others."""
    path = f"{card}.play"
    if CARDS[card].play and verbs.TagsForMargin in kinds(path):
        return amount(path, verbs.TraceRunner, "limit")
    return 0


def infected(g: Netrunner) -> int:
    return sum(g.corp.virus.values())


def loot(g: Netrunner, fort: Fort) -> int:
    """Agenda points that lie in a fort."""
    if fort.id == HQ:
        return sum(CARDS[c].points for c in g.corp.hq)
    if fort.id == ARCHIVES:
        return sum(CARDS[c].points for c in (*g.corp.archives, *g.corp.buried))
    return sum(CARDS[c.card].points for c in fort.inside)


def tagging(card: str) -> int:
    """The limit of an operation's trace for a tag; 0 for none."""
    path = f"{card}.play"
    if verbs.TraceRunner in kinds(path) and kinds(path) & {verbs.GiveTags, verbs.TagsForMargin}:
        return amount(path, verbs.TraceRunner, "limit")
    return 0
