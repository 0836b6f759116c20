"""What the Runner answers while a run goes on: breaking ice, going on or leaving, what to do with a
card that is accessed."""

from __future__ import annotations

from neontable.games.netrunner.bots import verbs
from neontable.games.netrunner.bots.corp_choices import named
from neontable.games.netrunner.bots.evaluation import (
    Means,
    best_plan,
    kinds,
    passage,
)
from neontable.games.netrunner.bots.gains import (
    income,
    nuisance,
    prize,
    thrift,
)
from neontable.games.netrunner.bots.runner_rig import RunnerRig
from neontable.games.netrunner.model import options as opt
from neontable.games.netrunner.model.card import (
    AGENDA,
    ARCHIVES,
    RUNNER,
)
from neontable.games.netrunner.model.library import CARDS
from neontable.games.netrunner.model.numbers import (
    breaker_strength,
    ice_strength,
    trash_cost,
)
from neontable.games.netrunner.model.pieces import Inst
from neontable.games.netrunner.model.state import Netrunner
from neontable.games.netrunner.rules.run.access import accessing
from neontable.kernel.asks import Answer, Ask, picks
from neontable.kernel.options import Option


class RunnerInRun(RunnerRig):
    seen: dict[int, str]
    """Cards that he accessed and left where they were, by number."""
    fresh: float
    """How much of HQ is new to him."""

    def stake(self, g: Netrunner) -> float:
        """What the run that is going on may still bring."""
        run = g.run
        assert run is not None
        if run.instead:
            return 8.0
        target = run.flags.get("treat-as", run.fort)
        return prize(g, g.fort(target), run.flags.get("extra", 0), self.fresh)

    def break_ice(self, g: Netrunner, ask: Ask) -> Answer:
        run = g.run
        assert run is not None
        ice = g.get(run.ice)
        done = ask.options[-1]
        if ice is None:
            return done
        deeper = bool(run.left)
        means = Means(g, fort=run.fort)
        plan = best_plan(g, ice, means, run.fort, run.broken, deeper, max(3.0, self.stake(g)))
        if plan.breaker:
            for o in ask.options:
                if not plan.boosts or not isinstance(o, (opt.Boost, opt.BoostByX)):
                    continue
                if o.number == plan.breaker:
                    return o
            for o in ask.options:
                if not isinstance(o, (opt.Break, opt.Blink)) or o.number != plan.breaker:
                    continue
                if o.n in plan.subs or o.n < 0:
                    return o
        if not plan.passes or plan.hurt > 8:
            return self.rescue(g, ask, plan.hurt)
        return done

    def rescue(self, g: Netrunner, ask: Ask, hurt: float) -> Answer:
        """Cards that help where no icebreaker does."""
        for o in ask.options:
            if isinstance(o, opt.Use):
                names = kinds(f"{o.card}.paid.{o.n}")
                if names & {verbs.PassIce, verbs.SearchProgram, verbs.FetchProgram, verbs.OpenBox}:
                    return o
        if hurt > 5:
            for o in ask.options:
                if isinstance(o, opt.BreakAll):
                    return o
        return ask.options[-1]

    def boost_x(self, g: Netrunner, ask: Ask) -> Answer:
        """Strength for a breaker whose every point costs an action too: just enough."""
        run = g.run
        if run is None or g.get(run.ice) is None:
            return ask.lo
        ice = g.find(run.ice)
        card = dict(ask.args).get("card", "")
        mine = [c for c in g.runner.rig if c.card == card]
        if not mine:
            return ask.lo
        gap = ice_strength(g, ice) - max(breaker_strength(g, c) for c in mine)
        return max(ask.lo, min(ask.hi, gap))

    def subs(self, g: Netrunner, ask: Ask) -> Answer:
        return tuple(ask.items[: ask.hi])

    def go_on(self, g: Netrunner, ask: Ask) -> Answer:
        """After a piece of ice: is the rest worth it?"""
        run = g.run
        assert run is not None
        if opt.JACK_OUT not in ask.options:
            return ask.options[0]
        fort = g.fort(run.fort)
        ids = set(run.left)
        if ask.id == "nr-ask-scanned":
            ids.add(run.ice)
        rest = type(fort)(id=fort.id, ice=[c for c in fort.ice if c.id in ids])
        stake = self.stake(g)
        way = passage(g, rest, RUNNER, stake=stake)
        if way.hurt > 20 or stake * way.chance < way.hurt + 0.5 * way.bits - 1.0:
            return opt.JACK_OUT
        return ask.options[0]

    def enter(self, g: Netrunner, ask: Ask) -> Answer:
        run = g.run
        assert run is not None
        f = g.fort(run.fort)
        strange = run.fort > ARCHIVES and any(not c.up and not c.seen for c in f.inside)
        traps = any(c.seen and "ambush" in CARDS[c.card].keywords for c in f.inside)
        risky = (strange and not g.runner.hand) or (traps and len(f.inside) == 1)
        return opt.JACK_OUT if risky and opt.JACK_OUT in ask.options else ask.options[0]

    def access_next(self, g: Netrunner, ask: Ask) -> Answer:
        """Agendas that are seen first; then what shows more cards; the unknown last."""

        def rank(o: Option) -> int:
            if isinstance(o, opt.Use):
                more = verbs.AccessMore in kinds(f"{o.card}.paid.{o.n}")
                return 1 if more and CARDS[o.card].paids[o.n].bits < g.runner.bits else 9
            card = named(o)
            if not card:
                return 2
            return 0 if CARDS[card].type == AGENDA else 1

        return min(picks(ask), key=rank)

    def take_form(self, g: Netrunner, ask: Ask) -> Answer:
        """An agenda that must be installed first: for its points even a program may go."""
        return next((o for o in ask.options if isinstance(o, opt.InstallInRig)), ask.options[-1])

    def announce(self, g: Netrunner, ask: Ask) -> Answer:
        """Bits for a run, what is not spent being lost: what the ice that can be seen will cost."""
        run = g.run
        if run is None:
            return ask.lo
        means, bits = Means(g, fort=run.fort), 0.0
        for ice in g.fort(run.fort).ice:
            bits += best_plan(g, ice, means, run.fort, [], True).bits if ice.up else 2.0
        return max(ask.lo, min(ask.hi, round(bits)))

    def take(self, g: Netrunner, ask: Ask) -> Answer:
        card = dict(ask.args)["card"]
        d = CARDS[card]
        here = self.accessed(g)
        if here is not None:
            self.seen[here.id] = card
        for o in ask.options:
            if isinstance(o, (opt.Steal, opt.TrashFree)):
                return o
            if isinstance(o, opt.TrashIt):
                if here is not None:
                    worth = nuisance(here) + 0.12 * g.runner.bits
                    if not here.up:
                        worth += max(0.0, 0.5 * income(card)) + 0.3 * d.pile
                else:
                    worth = 1.2 + max(0.0, 0.4 * income(card)) + 0.08 * g.runner.bits
                if o.n * thrift(g.runner.bits) <= worth and not self.harmless(g, card):
                    return o
            if isinstance(o, opt.Use) and nuisance(Inst(card=card)) >= 4 and g.runner.bits > 6:
                return o
        return ask.options[-1]

    def harmless(self, g: Netrunner, card: str) -> bool:
        """Ambushes that have gone off need no trashing when they cost bits."""
        d = CARDS[card]
        return "ambush" in d.keywords and d.type == "node" and trash_cost(g, d, None) > 0

    def accessed(self, g: Netrunner) -> Inst | None:
        frame = accessing(g)
        return g.get(frame.id) if frame is not None and frame.id else None

    def toll(self, g: Netrunner, ask: Ask) -> Answer:
        return ask.options[0]

    def scan(self, g: Netrunner, ask: Ask) -> Answer:
        return ask.options[0]
