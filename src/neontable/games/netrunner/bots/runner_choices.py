"""The Runner's answers to the smaller questions: what to pay with, save, look for or give up."""

from __future__ import annotations

from neontable.games.netrunner.bots import verbs
from neontable.games.netrunner.bots.corp_choices import Choices, in_play, named, of_one_kind
from neontable.games.netrunner.bots.evaluation import (
    amount,
    coverage,
    covered,
    damage,
    deadly_to_lose,
    generic_toll,
    kinds,
)
from neontable.games.netrunner.bots.gains import income, prize
from neontable.games.netrunner.model import options as opt
from neontable.games.netrunner.model.card import ARCHIVES, HQ, RD, RUNNER
from neontable.games.netrunner.model.library import CARDS
from neontable.games.netrunner.model.numbers import KIND_MARKS, hand_size
from neontable.games.netrunner.model.pieces import Inst
from neontable.games.netrunner.model.state import Netrunner
from neontable.games.netrunner.rules.run.trace import tracing
from neontable.kernel.asks import MANY, NUMBER, ORDER, Answer, Ask, picks
from neontable.kernel.options import Option


def abilities_of(ask: Ask) -> list[opt.Use]:
    return [o for o in ask.options if isinstance(o, opt.Use)]


class RunnerChoices(Choices):
    def card_worth(self, g: Netrunner, card: str) -> float:
        """How much it is worth to hold a card or bring it into play; subclasses decide."""
        return income(card)

    # -- cards of one's own --------------------------------------------------------------------
    def wanted(self, g: Netrunner, ask: Ask) -> Answer:
        """A card to look for, take or install."""

        def rank(o: Option) -> float:
            card = named(o)
            return self.card_worth(g, card) if card else 0.3

        return self.best(ask, rank, 1.0)

    def browse(self, g: Netrunner, ask: Ask) -> Answer:
        """Cards for a bit each: those that are worth it, as far as the hand has room."""
        room = hand_size(g, RUNNER) + 1 - len(g.runner.hand)
        found = self.wanted(g, ask)
        if isinstance(found, tuple):
            return found[: max(ask.lo, min(len(found), room, g.runner.bits))]
        return found

    def discard(self, g: Netrunner, ask: Ask) -> Answer:
        return self.best(ask, lambda o: -self.hold_worth(g, named(o)), 99.0)

    def hold_worth(self, g: Netrunner, card: str) -> float:
        return self.card_worth(g, card) - (3.0 if g.runner.hand.count(card) > 1 else 0.0)

    def drawn(self, g: Netrunner, ask: Ask) -> Answer:
        """A card drawn too many: the worst goes, for good if it is no use at all."""

        def rank(o: Option) -> float:
            worth = self.hold_worth(g, named(o))
            bad = worth < 0.5
            return -worth + (0.5 if isinstance(o, opt.TrashDrawn) == bad else 0.0)

        return self.best(ask, rank)

    def rig_worth(self, g: Netrunner, card: str, c: Inst | None = None) -> float:
        """How much an installed card would be missed."""
        d = CARDS[card]
        if deadly_to_lose(card):
            return 99.0
        value = 0.4 * d.cost + 0.5
        if d.breaker is not None:
            alone = [
                k
                for k in coverage(card)
                if not any(
                    k in coverage(o.card)
                    for o in g.runner.rig
                    if c is None or o.id != c.id
                    if o.card != card or c is not None
                )
            ]
            value += 2.0 + 5.0 * len(alone)
        if d.link is not None:
            value += 2.0
        if d.stock is not None:
            value += d.stock.n
        if d.mods:
            value += 2.0
        if c is not None:
            value += 0.6 * c.bits
            held = [o for o in g.runner.rig if o.host == c.id]
            value += sum(self.rig_worth(g, o.card, o) for o in held)
        return value

    def _installed(self, g: Netrunner, o: Option) -> float:
        card = named(o)
        if not card:
            return 0.0
        return self.rig_worth(g, card, in_play(g, o))

    def worst_own(self, g: Netrunner, ask: Ask) -> Answer:
        """The least useful card of one's own."""
        return self.best(ask, lambda o: -self._installed(g, o), 99.0)

    def best_own(self, g: Netrunner, ask: Ask) -> Answer:
        """What is saved: the most useful ones."""
        return self.best(ask, lambda o: self._installed(g, o))

    def trash_one(self, g: Netrunner, ask: Ask) -> Answer:
        """Of the Corp's the best, of his own the worst."""
        ours = any(named(o) and CARDS[named(o)].side == RUNNER for o in picks(ask))
        return self.worst_own(g, ask) if ours else self.target(g, ask)

    def sell(self, g: Netrunner, ask: Ask) -> Answer:
        """Installed cards for bits: what nobody would miss."""
        return self.best(ask, lambda o: 1.2 - self._installed(g, o) if named(o) else 0.0)

    def sell_hand(self, g: Netrunner, ask: Ask) -> Answer:
        room = max(0, len(g.runner.hand) - 3)
        found = self.best(ask, lambda o: 1.5 - self.hold_worth(g, named(o)))
        if isinstance(found, tuple):
            return found[: max(ask.lo, min(room, len(found)))]
        return found

    def ordered(self, g: Netrunner, ask: Ask) -> Answer:
        return self.best(ask, lambda o: self.card_worth(g, named(o)) if named(o) else 0.0)

    def shelled(self, g: Netrunner, ask: Ask) -> Answer:
        """The set-aside card that is nearest to coming into play."""

        def near(o: Option) -> float:
            c = in_play(g, o)
            return -c.count if c is not None else -50.0

        return self.best(ask, near)

    # -- cards of the Corp's --------------------------------------------------------------------
    def target(self, g: Netrunner, ask: Ask) -> Answer:
        """A card of the Corp's to trash, derez, expose or pass: what stands before most."""

        def rank(o: Option) -> float:
            if isinstance(o, opt.Fort):
                return 0.3 * prize(g, g.fort(o.fort))
            c = in_play(g, o)
            if c is None:
                return -5.0
            value = 0.3 * prize(g, g.fort(c.fort)) if c.fort >= 0 else 0.0
            if c.up or c.seen:
                value += 0.5 * generic_toll(c.card) if CARDS[c.card].type == "ice" else 0.5
            else:
                value += 1.5 + 2.0 * c.adv
            return value

        return self.best(ask, rank)

    def jettison(self, g: Netrunner, ask: Ask) -> Answer:
        """Ice bought off for its rez cost: where that is cheap and the ice is in the way."""

        def rank(o: Option) -> float:
            c = in_play(g, o)
            if c is None:
                return 0.0
            cost = CARDS[c.card].cost if c.up or c.seen else 4
            return generic_toll(c.card if c.up or c.seen else "scramble") * 1.3 - cost

        return self.best(ask, rank)

    def fort(self, g: Netrunner, ask: Ask) -> Answer:
        """A fort that matters and is not closed yet."""

        def rank(o: Option) -> float:
            assert isinstance(o, opt.Fort)  # the question is which fort
            f = g.fort(o.fort)
            base = {HQ: 3.0, RD: 4.0, ARCHIVES: 0.0}.get(f.id, 2.0)
            return base - 0.5 * len(f.ice)

        return self.best(ask, rank)

    def iciest(self, g: Netrunner, ask: Ask) -> Answer:
        """Where most rezzed ice stands."""

        def rank(o: Option) -> float:
            assert isinstance(o, opt.Fort)  # the question is which fort
            return sum(generic_toll(c.card) for c in g.fort(o.fort).ice if c.up)

        return self.best(ask, rank)

    def ice_kind(self, g: Netrunner, ask: Ask) -> Answer:
        """What an icebreaker is to break: a kind that nothing else breaks and that is about."""
        missing = self.missing(g)
        rezzed = [CARDS[c.card] for f in g.forts for c in f.ice if c.up]

        def rank(o: Option) -> float:
            assert isinstance(o, opt.IceKind)  # the question is which kind
            kind = KIND_MARKS[o.mark]
            return (3.0 if kind in missing else 0.0) + sum(kind in d.keywords for d in rezzed)

        return self.best(ask, rank)

    # -- damage, tags, traces ----------------------------------------------------------------------
    def damage(self, g: Netrunner, ask: Ask) -> Answer:
        args = dict(ask.args)
        n, kind = args["n"], args["kind"]
        hand = len(g.runner.hand)
        deadly = n > hand or (kind == "brain" and n > hand_size(g, RUNNER))
        for o in ask.options:
            if isinstance(o, (opt.Prevent, opt.PreventByRun)):
                return o  # a shield is whole again next turn, or lost with the run
        serious = deadly or kind == "brain" or n >= 3 or hand - n <= 1

        def price(o: opt.Use) -> float:
            """What a prevention costs; counters are cheap, a card is dear."""
            paid = CARDS[o.card].paids[o.n]
            return float(paid.bits) + (3.0 if paid.trash else 0.5 if paid.counters else 0.0)

        uses = sorted(abilities_of(ask), key=price)
        for o in uses:
            if deadly or (serious and price(o) <= 2.0) or (kind == "brain" and price(o) <= 4.0):
                return o
        for o in ask.options:
            if isinstance(o, opt.Play) and deadly:
                return o
        return ask.options[-1]

    def tag(self, g: Netrunner, ask: Ask) -> Answer:
        """Tags are avoided where that costs little; at home an action and two bits lose one."""
        danger = 3.0 + (2.5 if g.side == 0 else 0.0) + (2.0 if len(g.runner.hand) < 4 else 0.0)

        def price(o: opt.Use) -> float:
            paid = CARDS[o.card].paids[o.n]
            lost = 0.3 * self.rig_worth(g, o.card) if paid.trash else 0.0
            return float(paid.bits) + lost + (1.0 if paid.trash else 0.0)

        uses = sorted(abilities_of(ask), key=price)
        if uses and price(uses[0]) <= danger:
            return uses[0]
        return ask.options[-1]

    def draw_tax(self, g: Netrunner, ask: Ask) -> Answer:
        return ask.options[0]

    def link(self, g: Netrunner, ask: Ask) -> Answer:
        """The base link that is safe most cheaply; one that ends the run only at need."""
        reach = min(dict(ask.args)["n"], g.corp.bits)

        def rank(o: Option) -> float:
            if not isinstance(o, opt.Link):
                return 0.0
            d = CARDS[o.card]
            link = d.link
            assert link is not None
            need = max(0, reach + 1 - link.base)
            cost = link.cost + need * link.more if link.more or not need else 99
            ends = 3.0 if "ends-run" in d.special else 0.0
            if cost <= min(g.runner.bits, 6):
                return 10.0 - cost - ends
            return link.base - 0.8 * link.cost - ends

        return self.best(ask, rank)

    def link_bits(self, g: Netrunner, ask: Ask) -> Answer:
        """Out of the Corp's reach if that is cheap, else a guess or nothing."""
        trace = tracing(g)
        card = g.get(trace.link) if trace is not None else None
        link = CARDS[card.card].link if card is not None else None
        if link is None or not link.more:
            return 0
        reach = min(dict(ask.args)["n"], g.corp.bits)
        need: int = max(0, reach + 1 - link.base)
        worth = 4.0 + (4.0 if len(g.runner.hand) < 4 else 0.0) + 0.2 * g.runner.bits
        if need <= ask.hi and need * link.more <= worth:
            return need
        guess = 1 + int(2.5 * self.mood(g, "link"))
        return guess if guess <= ask.hi and guess * link.more <= 0.5 * worth else 0

    def boost(self, g: Netrunner, ask: Ask) -> Answer:
        """After the reveal: raised only where that beats the trace."""
        args = dict(ask.args)
        gap = args["n"] - args["link"] + 1
        if gap <= 0:
            return ask.options[-1]
        uses = abilities_of(ask)
        gains = {o: amount(f"{o.card}.paid.{o.n}", verbs.RaiseLink) for o in uses}
        if sum(gains.values()) < gap:
            return ask.options[-1]
        return max(uses, key=lambda o: gains[o] - 0.5 * CARDS[o.card].paids[o.n].bits)

    def cancel(self, g: Netrunner, ask: Ask) -> Answer:
        return next(iter(abilities_of(ask)), ask.options[-1])

    def save(self, g: Netrunner, ask: Ask) -> Answer:
        """Cards about to be trashed: saved at a price below what they are worth."""
        uses = abilities_of(ask)
        free = [o for o in uses if not CARDS[o.card].paids[o.n].trash]
        return (free or uses or picks(ask))[0]

    def react(self, g: Netrunner, ask: Ask) -> Answer:
        return next(iter(abilities_of(ask)), ask.options[-1])

    def flee(self, g: Netrunner, ask: Ask) -> Answer:
        """A card was rezzed in the fort that is run: out, if it is more than he can bear."""
        card = dict(ask.args).get("card", "")
        hits = 0
        for i, when in enumerate(CARDS[card].whens if card in CARDS else ()):
            if when.event == "access":
                hits += sum(damage(f"{card}.when.{i}"), start=0)
        uses = abilities_of(ask)
        return uses[0] if uses and hits >= len(g.runner.hand) else ask.options[-1]

    # -- yes or no -----------------------------------------------------------------------------
    def may(self, g: Netrunner, ask: Ask) -> Answer:
        """An effect of his own, unless it would cost the card, the game or blood."""
        card = dict(ask.args).get("card", "")
        if card not in CARDS:
            return ask.options[-1]
        if deadly_to_lose(card):
            return ask.options[-1]
        for i in range(len(CARDS[card].whens)):
            path = f"{card}.when.{i}"
            if verbs.May in kinds(path) and (
                verbs.TrashSelf in kinds(path) or damage(path) != (0, 0)
            ):
                return ask.options[-1]
        bits = dict(ask.args).get("n", 0)
        return ask.options[0] if g.runner.bits >= bits + 1 else ask.options[-1]

    def pay_or(self, g: Netrunner, ask: Ask) -> Answer:
        """Paying keeps the run, or the game, going."""
        return ask.options[0]

    def fall_back(self, g: Netrunner, ask: Ask) -> Answer:
        leave = opt.JACK_OUT in ask.options and len(g.runner.hand) < 2
        return opt.JACK_OUT if leave else ask.options[0]

    def wreck(self, g: Netrunner, ask: Ask) -> Answer:
        """Bit for bit: what he can spare."""
        return max(ask.lo, min(ask.hi, g.runner.bits - 4))

    def missing(self, g: Netrunner) -> list[str]:
        have = covered(g)
        return [k for k in ("sentry", "wall", "code gate") if k not in have]

    def by_shape(self, g: Netrunner, ask: Ask) -> Answer:
        """Unforeseen questions: pay little, give up his own worst, take the Corp's best, else what
        an absent player would do."""
        if ask.kind == NUMBER:
            return ask.lo
        if ask.kind == ORDER:
            return ask.default_answer
        cards = [named(o) for o in picks(ask) if named(o)]
        if any(CARDS[c].side != RUNNER for c in cards):
            return self.target(g, ask)
        if ask.kind == MANY:
            return self.worst_own(g, ask) if cards else self.least(g, ask)
        if cards and of_one_kind(ask):
            return self.worst_own(g, ask)
        return ask.default_answer
