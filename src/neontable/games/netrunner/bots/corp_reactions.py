"""The Corp's answers in the course of a run: what it buys for ice, where it turns a run, what it
moves and brings up in time."""

from __future__ import annotations

from neontable.games.netrunner.bots import verbs
from neontable.games.netrunner.bots.corp_forts import CorpForts
from neontable.games.netrunner.bots.evaluation import kinds, passage
from neontable.games.netrunner.model import options as opt
from neontable.games.netrunner.model.card import AGENDA, ARCHIVES, CORP
from neontable.games.netrunner.model.library import CARDS
from neontable.games.netrunner.model.numbers import difficulty, points
from neontable.games.netrunner.model.state import Netrunner
from neontable.kernel.asks import Answer, Ask
from neontable.kernel.options import Option


class CorpReactions(CorpForts):
    # -- what is bought ------------------------------------------------------------------------
    def buy(self, g: Netrunner, ask: Ask) -> Answer:
        """Strength or subroutines: enough to matter, and something left to live on."""
        each = max(1, int(dict(ask.args)["n"]))
        spare = max(0, g.corp.bits - 3) // each
        return max(ask.lo, min(ask.hi, spare, 4 if each == 1 else 2))

    def buy_kind(self, g: Netrunner, ask: Ask) -> Answer:
        """Another kind of ice, where the Runner has an icebreaker for its own and none for that."""
        d = CARDS[str(dict(ask.args)["card"])]
        buys = d.buys
        if buys is None or g.corp.bits < buys.each + 2:
            return ask.lo
        broken = [CARDS[c.card].breaker for c in g.runner.rig if c.up]
        words = {word for b in broken if b is not None for word in b.breaks}
        own = any(word in d.keywords for word in words)
        return ask.hi if own and buys.gives not in words and "ice" not in words else ask.lo

    def hire(self, g: Netrunner, ask: Ask) -> Answer:
        return max(ask.lo, min(ask.hi, (g.corp.bits - 2) // 2))

    # -- where a run goes ----------------------------------------------------------------------
    def deflect(self, g: Netrunner, ask: Ask) -> Answer:
        """To where the Runner gets nothing, or does not get in; not for bits, where he is no worse
        off than before."""

        def safe(o: Option) -> float:
            if not isinstance(o, opt.Fort):
                here = g.run.fort if g.run is not None else ARCHIVES
                return self._safety(g, here) + 1.0
            return self._safety(g, o.fort)

        return self.best(ask, safe, 0.0)

    def _safety(self, g: Netrunner, id: int) -> float:
        fort = g.fort(id)
        return -self.run_stake(g, fort) * passage(g, fort, CORP, corp_bits=g.corp.bits).chance

    def threatened_fort(self, g: Netrunner, ask: Ask) -> Answer:
        """Ice that moves goes where the Runner runs."""
        here = g.run.fort if g.run is not None else -1
        return self.best(ask, lambda o: float(getattr(o, "fort", -1) == here))

    def wants_turn(self, g: Netrunner, o: opt.Use) -> bool:
        """Whether an ability at the start of a run, or as ice is met, is worth its price."""
        run = g.run
        path = f"{o.card}.paid.{o.n}"
        names, paid = kinds(path), CARDS[o.card].paids[o.n]
        if run is None or g.corp.bits < paid.bits:
            return False
        stake = self.run_stake(g, g.fort(run.fort))
        inst = g.find(o.number)
        if verbs.CallRunner in names:
            return self._safety(g, inst.fort) > self._safety(g, run.fort) + 1.0
        if verbs.MoveToFort in names:
            return run.fort != inst.fort and stake > 4.0 and inst.up and not self._met(g, o)
        if verbs.AddSubNow in names:
            return stake > 2.0 and not run.flags.get("subs-now", 0) and g.corp.bits >= paid.bits + 1
        if verbs.DoubleStrength in names:
            return stake > 5.0 and run.phase == "encounter" and g.corp.bits >= paid.bits + 2
        if verbs.RepeatSub in names:
            return stake > 6.0 and run.phase == "encounter" and not self._met(g, o)
        if verbs.EndRun in names:
            return stake > 6.0 and not run.left and run.phase != "encounter"
        return False

    def _met(self, g: Netrunner, o: opt.Use) -> bool:
        """Whether the same was done already in this run."""
        inst = g.get(o.number)
        return inst is None or inst.this_run > 0 or len(g.corp.hq) < 2

    def opening(self, g: Netrunner, ask: Ask) -> Answer:
        for o in ask.options:
            if isinstance(o, opt.Use) and self.wants_turn(g, o):
                return o
            if isinstance(o, opt.Rez) and g.corp.bits >= CARDS[o.card].cost + 3:
                return o
        return ask.default_answer

    def tracing(self, g: Netrunner, ask: Ask) -> Answer:
        """Help for a trace, where the pool does not reach its limit."""
        if g.corp.bits + sum(p.bits for p in g.purses if p.side == CORP) < int(dict(ask.args)["n"]):
            for o in ask.options:
                if isinstance(o, opt.Use) or (isinstance(o, opt.Rez) and g.find(o.number).adv):
                    return o
        return ask.default_answer

    def cover(self, g: Netrunner, ask: Ask) -> Answer:
        """An agenda stays covered, or a card that is advanced for show."""
        d = CARDS[str(dict(ask.args)["card"])]
        worth = d.type == AGENDA or (d.advances and "ambush" in d.keywords)
        for o in ask.options if worth else ():
            if isinstance(o, (opt.PayBits, opt.Rez)):
                return o
        return ask.default_answer

    # -- damage ---------------------------------------------------------------------------------
    def raise_damage(self, g: Netrunner, ask: Ask) -> Answer:
        """Only to kill."""
        n = int(dict(ask.args)["n"])
        need = len(g.runner.hand) + 1 - n
        return need if 0 < need <= ask.hi else ask.lo

    def spare_damage(self, g: Netrunner, ask: Ask) -> Answer:
        """Actions are worth more than wounds, unless these kill."""
        return ask.lo if ask.hi > len(g.runner.hand) else ask.hi

    # -- counters and cards ---------------------------------------------------------------------
    def cash(self, g: Netrunner, ask: Ask) -> Answer:
        """Counters of an agenda that can be scored soon are left where they are."""
        inst = g.get(int(dict(ask.args)["number"]))
        if inst is None or CARDS[inst.card].type != AGENDA:
            return ask.hi
        near = difficulty(g, inst) - inst.adv <= 1 or points(g, CORP) >= 5
        return ask.lo if near else ask.hi

    def refill(self, g: Netrunner, ask: Ask) -> Answer:
        """No agenda under the Runner's eyes."""

        def harmless(o: Option) -> float:
            card = str(getattr(o, "card", ""))
            if not card:
                return 0.0
            d = CARDS[card]
            ambush = 2.0 if "ambush" in d.keywords else 0.0
            return ambush + (-9.0 if d.type == AGENDA else 1.0)

        return self.best(ask, harmless)
