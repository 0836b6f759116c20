"""What the Runner makes of his cards: which to hold, to look for and to install."""

from __future__ import annotations

from neontable.games.netrunner.bots import verbs
from neontable.games.netrunner.bots.evaluation import Means, best_plan, coverage, covered, kinds
from neontable.games.netrunner.bots.gains import AGENDA_DENSITY, hunted, income, point_value, thrift
from neontable.games.netrunner.bots.runner_choices import RunnerChoices
from neontable.games.netrunner.model.card import PREP, PROGRAM
from neontable.games.netrunner.model.library import CARDS
from neontable.games.netrunner.model.numbers import breaks, capacity, memory_used, room_in
from neontable.games.netrunner.model.pieces import Inst
from neontable.games.netrunner.model.state import Netrunner


class RunnerRig(RunnerChoices):
    def card_worth(self, g: Netrunner, card: str) -> float:
        if CARDS[card].type != PREP:
            return self.install_worth(g, card)
        names = kinds(f"{card}.play")
        if verbs.MakeARun in names:
            return 1.5
        return max(0.5, income(card))

    def install_worth(self, g: Netrunner, card: str, host: int = 0) -> float:
        d = CARDS[card]
        left = g.runner.bits - d.cost
        value = income(card)
        if d.breaker is not None:
            value += self.breaker_worth(g, card)
        if d.link is not None:
            value += self.link_worth(g, card)
        if d.stock is not None:
            value += 1.5 * d.stock.n if self.feeds(g, d.stock.uses) else 0.4 * d.stock.n
        value += sum(self.mod_worth(g, m.what, m.n) for m in d.mods)
        value += self.shield_worth(g, card)
        if any(verbs.Drip in kinds(f"{card}.when.{i}") for i in range(len(d.whens))):
            value += 3.0  # two actions in three turns, for brain damage in the third
        if "virus" in d.keywords:
            value += 2.0
        elif not value and (d.whens or d.paids or d.special or d.holds):
            value += 1.3
        for i, paid in enumerate(d.paids):
            names = kinds(f"{card}.paid.{i}")
            if names & {verbs.Search, verbs.Browse, verbs.SearchProgram, verbs.FetchProgram}:
                value += 2.5 if self.missing(g) else 0.3
            if names & {verbs.RunAction, verbs.TakeDie}:
                value += 3.0
            if names & {verbs.LendStrength, verbs.DerezPassed, verbs.LayPipe}:
                value += 1.0
            if paid.points:
                value -= 1.0
        if d.price:
            value -= 8.0 * d.price
        if any(c.card == card for c in g.runner.rig) and not d.pile and d.stock is None:
            value -= 2.5 if d.type == PROGRAM or "unique" in d.keywords else 1.0
        if "deck" in d.keywords:
            value -= sum(
                self.rig_worth(g, c.card, c)
                for c in g.runner.rig
                if "deck" in CARDS[c.card].keywords
            )
        value -= self.memory_worth(g, card, host)
        if left < 2 and income(card) < 3:
            value -= 1.2
        if "hidden" in d.keywords:
            return value + 0.6
        return value - 0.55 * d.cost * thrift(g.runner.bits) + 0.6

    def memory_worth(self, g: Netrunner, card: str, host: int) -> float:
        """What must make way for a program."""
        d = CARDS[card]
        if d.type != PROGRAM or not d.mu:
            return 0.0
        if host:
            inst = g.get(host)
            return 0.2 if inst is not None and room_in(g, inst) >= d.mu else 9.0
        over = memory_used(g) + d.mu - capacity(g)
        if over <= 0:
            return 0.0
        lost = sorted(
            self.rig_worth(g, c.card, c)
            for c in g.runner.rig
            if CARDS[c.card].type == PROGRAM and not c.host
        )
        return 1.0 + sum(lost[:over]) if lost else 9.0

    def breaker_worth(self, g: Netrunner, card: str) -> float:
        """A new kind of ice opened, or the ice that is there passed more cheaply."""
        have = covered(g)
        new = [k for k in coverage(card) if k not in have]
        d = CARDS[card]
        assert d.breaker is not None
        seen = [(f, c) for f in g.forts for c in f.ice if c.up or c.seen]
        matching = [(f, c) for f, c in seen if breaks(d.breaker, CARDS[c.card], False)]
        value = 5.0 * min(1, len(new)) + 1.2 * max(0, len(new) - 1)
        if matching:
            trial = Inst(id=-7, card=card, up=True)
            saved = 0.0
            means = Means(g, pool=max(8, g.runner.bits))
            for f, c in matching[:6]:
                before = best_plan(g, c, means, f.id, []).total(9.0)
                after = best_plan(g, c, means, f.id, [], trial=trial).total(9.0)
                saved += max(0.0, before - after)
            value += min(7.0, 0.45 * saved)
        elif not new:
            value -= 1.5
        return value

    def link_worth(self, g: Netrunner, card: str) -> float:
        link = CARDS[card].link
        assert link is not None
        have = [CARDS[c.card].link for c in g.runner.rig]
        best = max((x.base for x in have if x is not None), default=-1)
        if best >= 0:
            return 0.6 * (link.base - best) - 1.0
        return 2.5 + 0.3 * link.base + (2.5 if hunted(g) or g.runner.tags else 0.0)

    def feeds(self, g: Netrunner, uses: tuple[str, ...]) -> bool:
        """Whether bits for such uses find something to pay for."""
        if any(u in ("any", "run", "breaker", "prep") for u in uses):
            return True
        rig = [CARDS[c.card] for c in g.runner.rig]
        if "quiet-breaker" in uses:
            return any(d.breaker is not None and "noisy" not in d.keywords for d in rig)
        if "killer" in uses:
            return any("killer" in d.keywords for d in rig)
        return "link" in uses and any(d.link is not None for d in rig)

    def mod_worth(self, g: Netrunner, what: str, n: int) -> float:
        if "access" in what:
            return AGENDA_DENSITY * 2 * point_value(g) * 1.8 * n
        if what == "mu":
            held = sum(CARDS[c].mu for c in g.runner.hand if CARDS[c].type == PROGRAM)
            room = capacity(g) - memory_used(g)
            return 2.6 if held > room or room <= 1 else 1.0
        if what == "runner-hand":
            return 0.8 * n
        if what == "ice-strength":
            return -2.5 * n
        if what == "break-tax":
            return -2.0 * n
        return 1.2

    def shield_worth(self, g: Netrunner, card: str) -> float:
        d = CARDS[card]
        value = 0.8 * d.shield if d.shield else 0.0
        for i, _ in enumerate(d.paids):
            names = kinds(f"{card}.paid.{i}")
            if names & {verbs.AvoidTag, verbs.CancelTrace}:
                value += 3.0 if hunted(g) else 1.8
            elif verbs.Prevent in names or verbs.BecomeConstruct in names:
                value += 1.3
        return value
