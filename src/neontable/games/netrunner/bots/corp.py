"""The Corp's player: ices its forts, builds a scoring fort, bluffs, punishes tags."""

from __future__ import annotations

from neontable.games.netrunner.bots import rare_plays, verbs
from neontable.games.netrunner.bots.corp_choices import (
    infected,
    tagging,
)
from neontable.games.netrunner.bots.corp_reactions import CorpReactions
from neontable.games.netrunner.bots.evaluation import (
    Means,
    amount,
    best_plan,
    damage,
    deadly_to_lose,
    guard,
    kinds,
    passage,
    trace_chance,
)
from neontable.games.netrunner.bots.gains import income, point_value, thrift
from neontable.games.netrunner.model import options as opt
from neontable.games.netrunner.model.card import (
    AGENDA,
    ARCHIVES,
    CORP,
    ICE,
    NODE,
    UPGRADE,
    Verb,
)
from neontable.games.netrunner.model.library import CARDS
from neontable.games.netrunner.model.numbers import (
    actions,
    difficulty,
    hand_size,
    points,
    rez_cost,
)
from neontable.games.netrunner.model.pieces import Fort, Inst
from neontable.games.netrunner.model.state import Netrunner
from neontable.kernel.asks import Answer, Ask, picks
from neontable.kernel.options import Option

KILL = 90.0


class CorpPlayer(CorpReactions):
    """Answers every ask of the Corp's from a world that it might be in."""

    def __init__(self, salt: str = "") -> None:
        self.salt = salt

    def choose(self, g: Netrunner, ask: Ask) -> Answer:
        answer = getattr(self, METHODS.get(ask.id, "by_shape"))
        found: Answer = answer(g, ask)
        return found

    # -- actions -------------------------------------------------------------------------
    def action(self, g: Netrunner, ask: Ask) -> Answer:
        return max(picks(ask), key=lambda o: self.worth(g, o))

    def worth(self, g: Netrunner, o: Option) -> float:
        corp = g.corp
        match o:
            case opt.Install(card, fort):
                return self.install_worth(g, card, fort)
            case opt.Bit():
                return thrift(corp.bits)
            case opt.Draw():
                return self.draw_worth(g)
            case opt.Advance(number):
                return self.advance_worth(g, g.find(number))
            case opt.Play(card):
                return self.play_worth(g, card)
            case opt.Use():
                return self.use_worth(g, o)
            case opt.TrashResource(number, card):
                return self.resource_worth(g, g.find(number), card)
            case opt.Settle() | opt.SettleInFort():
                return 1.5 if corp.bits >= 16 else -1.0
            case opt.Stop():
                return 0.4
            case opt.End() | opt.Unmute():
                return -5.0
        return 0.3

    def draw_worth(self, g: Netrunner) -> float:
        hand = len(g.corp.hq)
        if len(g.corp.rd) <= 3:
            return -5.0
        if hand >= hand_size(g, CORP):
            return 0.1
        if len(g.corp.rd) <= 8:
            return 0.8 if hand <= 1 else 0.2  # every turn takes one anyway
        useful = sum(CARDS[c].type == ICE for c in g.corp.hq)
        if hand <= 2:
            return 2.6 if hand <= 1 else 1.9
        agendas = sum(CARDS[c].type == AGENDA for c in g.corp.hq)
        return 1.2 if not agendas or not useful else 0.7

    # -- advancing and scoring ------------------------------------------------------------
    def advance_worth(self, g: Netrunner, c: Inst) -> float:
        d = CARDS[c.card]
        if d.type != AGENDA:
            return self.bluff_worth(g, c)
        need = difficulty(g, c) - c.adv
        if need <= 0:
            return self.overscore_worth(g, c)
        if c.fort <= ARCHIVES:
            return -1.0
        value = point_value(g) * d.points
        if need <= g.actions and need <= g.corp.bits:
            return 30.0 + value / need
        each = actions(g, CORP)
        rest = need - min(g.actions, g.corp.bits)
        fort = g.fort(c.fort)
        safe = guard(g, fort, spared=min(g.actions, need))
        if need <= each and not c.adv and g.corp.bits + 1 >= need:
            return 0.2  # next turn will do, and until then it reveals nothing
        if g.corp.bits + 2 < need and rest > each:
            return 0.3
        # What can be finished next turn is begun now, if it will stand that long.
        turns = max(1, -(-rest // each))
        chance = safe**turns
        # It lies there anyway, and the Runner grows stronger.
        return 1.2 + 0.2 * value * (chance - 0.1) if rest <= 2 * each else 0.3

    def overscore_worth(self, g: Netrunner, c: Inst) -> float:
        """More counters than needed, where they bring points: only with bits to spare."""
        more = any(verbs.PointsForMore in kinds(f"{c.card}.when.{i}") for i in _range(c.card))
        return 2.0 if more and g.corp.bits > 6 and g.actions > 1 else -1.0

    def bluff_worth(self, g: Netrunner, c: Inst) -> float:
        d = CARDS[c.card]
        if c.fort <= ARCHIVES or c.fort not in [f.id for f in g.forts]:
            return 0.0
        if "ambush" in d.keywords:
            if c.up or c.adv >= 3 or g.corp.bits < 6:
                return 0.0
            return 0.6 + 1.2 * self.mood(g, f"bluff {c.id} {c.adv}")
        for i, paid in enumerate(d.paids):
            path = f"{c.card}.paid.{i}"
            if verbs.GainEach in kinds(path) and c.adv < 4 and c.fort > ARCHIVES:
                return 1.6 if guard(g, g.fort(c.fort)) > 0.5 else 0.9
            if paid.advances and verbs.GainActions in kinds(path) and c.adv < 3:
                return 1.2 if g.corp.bits >= 5 else 0.3
        return 0.2

    # -- operations and abilities -------------------------------------------------------------
    def play_worth(self, g: Netrunner, card: str) -> float:
        d = CARDS[card]
        path = f"{card}.play"
        names = kinds(path)
        soft, hard = damage(path)
        cost = max(0, d.cost)
        if soft + hard:
            plan = self.kill_with(g, g.corp.bits, g.actions)
            if card in plan:
                return KILL + soft
            return 0.4 + 0.5 * (soft + hard) - 0.6 * cost
        gain = income(card)
        if gain:
            spare = g.corp.bits - cost
            gain = gain - cost + cost * 1.0 if gain > 0 else gain
            gain *= thrift(g.corp.bits) if g.corp.bits > 20 else 1.0
            gain -= 0.5 if spare < 0 else 0.0
        if verbs.Advance in names:
            return self.boost_worth(g, amount(path, verbs.Advance), cost)
        limit = tagging(card)
        if limit:
            chance = trace_chance(g, limit)
            kill = self.kill_with(g, g.corp.bits - cost - self.bid_for(g, limit), g.actions - 1)
            use = 0.8 if self.armed(g) else 2.6  # a tag is kept for the kill that is in hand
            gain += chance * (40.0 if kill else use + self.hound(g)) - 0.9 * cost
            gain += self.hunt_worth(g, card)
        elif verbs.GiveTags in names:
            kill = self.kill_with(g, g.corp.bits - cost, g.actions - 1)
            use = 1.2 if self.armed(g) else 2.4
            gain += (50.0 if kill else use + self.hound(g)) - 0.9 * cost
        elif verbs.LoseBits in names:
            gain += 0.55 * g.runner.bits - cost
        elif verbs.TrashOne in names or verbs.TrashGear in names:
            wanted = "hardware" if verbs.TrashGear in names else "resource"
            gain += 1.3 * sum(CARDS[c.card].type == wanted for c in g.runner.rig) - cost
        elif verbs.GainActions in names:
            gain += self.extra_worth(g, amount(path, verbs.GainActions)) - cost
        elif verbs.InstallActions in names:
            ready = sum(CARDS[c].type in (ICE, NODE) for c in g.corp.hq)
            gain += 1.3 * min(3, ready) - 1.0 - cost
        elif verbs.BitsForStolen in names:
            gain += 3.0 * len(g.runner.scored) - cost
        elif not gain:
            rare = rare_plays.corp_play(g, path, names, cost, self.boost_worth)
            gain = 0.5 - cost if rare is None else rare
        draws = amount(path, verbs.DrawCards)
        if draws:
            room = hand_size(g, CORP) + 1 - (len(g.corp.hq) - 1)
            gain -= 0.9 * max(0, draws - max(0, room))
            if len(g.corp.rd) <= draws + 3:
                gain -= 20
            elif len(g.corp.rd) <= 10:
                gain -= 0.8 * draws
        return gain / (2 if d.double else 1) + 0.3

    def hound(self, g: Netrunner) -> float:
        """More for a tag, where something in play feeds on tags."""
        return 4.0 if self.leash(g) >= 0 else 0.0

    def extra_worth(self, g: Netrunner, n: int) -> float:
        """More actions this turn: they pay when they score an agenda."""
        for f in g.forts:
            for c in f.inside:
                if CARDS[c.card].type != AGENDA or f.id <= ARCHIVES:
                    continue
                need = difficulty(g, c) - c.adv
                if g.actions < need <= g.actions - 1 + n and need + 4 <= g.corp.bits:
                    return 25.0
        return 0.9 * (n - 1)

    def boost_worth(self, g: Netrunner, n: int, cost: int) -> float:
        """Counters for a price: to finish an agenda this turn."""
        best = -2.0
        for f in g.forts:
            for c in f.inside:
                if CARDS[c.card].type != AGENDA or f.id <= ARCHIVES:
                    continue
                need = difficulty(g, c) - c.adv
                rest = max(0, need - n)
                if need <= g.actions and need <= g.corp.bits and need <= cost:
                    continue  # by hand it is cheaper
                if need > 0 and rest <= g.actions - 1 and rest + cost <= g.corp.bits:
                    best = max(best, 20.0 + CARDS[c.card].points)
        return best

    def use_worth(self, g: Netrunner, o: opt.Use) -> float:
        path = f"{o.card}.paid.{o.n}"
        paid = CARDS[o.card].paids[o.n]
        inst = g.get(o.number)
        names = kinds(path)
        soft, hard = damage(path)
        if soft + hard:
            return self.hit_worth(g, o.card, paid.points, soft + hard, names)
        if verbs.HitForGood in names:  # a card of the hand, and one of its size
            return 1.2 + self.hit_worth(
                g, o.card, paid.points, amount(path, verbs.HitForGood), names
            )
        if verbs.Reshuffle in names:
            return rare_plays.reshuffled(g)
        if paid.points:
            return -20.0
        gain = float(amount(path, verbs.GainBits)) * max(0.7, thrift(g.corp.bits))
        if inst is not None:
            if verbs.TakeBits in names:
                n = amount(path, verbs.TakeBits)
                gain += min(inst.bits, n) if n else inst.bits
                if not n and inst.bits < 6:
                    gain *= 0.3  # it goes on growing
            if verbs.PutBits in names:
                gain += 0.75 * amount(path, verbs.PutBits) if inst.bits < 9 else 0.0
            if verbs.GainEach in names:
                n = amount(path, verbs.GainEach, "each")
                gain += n * inst.adv if inst.adv >= 2 else 0.0
        gain += amount(path, verbs.DrawCards) * self.draw_worth(g) * 0.8
        if len(g.corp.rd) <= amount(path, verbs.DrawCards) + 3:
            gain -= 5.0 if verbs.DrawCards in names else 0.0
        if verbs.TraceRunner in names:
            chance = trace_chance(g, amount(path, verbs.TraceRunner, "limit"))
            limit = amount(path, verbs.TraceRunner, "limit")
            kill = self.kill_with(g, g.corp.bits - self.bid_for(g, limit), g.actions - 1)
            gain += chance * (40.0 if kill else 1.2 + self.hound(g))
        if verbs.AdvanceOne in names:
            gain += max(0.0, self.boost_worth(g, amount(path, verbs.AdvanceOne), paid.bits))
            gain += 1.0 + paid.bits * 0.3 if self.slow(g) else -1.0
        if verbs.TransferCounters in names and inst is not None:
            gain += max(0.0, self.boost_worth(g, inst.adv, 99))
        return float(gain / max(1, paid.actions) - 0.9 * paid.bits)

    def slow(self, g: Netrunner) -> bool:
        """Whether an agenda lies there that a turn will not finish."""
        return any(
            CARDS[c.card].type == AGENDA and difficulty(g, c) - c.adv > g.actions
            for f in g.forts
            if f.id > ARCHIVES
            for c in f.inside
        )

    def hit_worth(
        self, g: Netrunner, card: str, price: int, n: int, names: frozenset[type[Verb]]
    ) -> float:
        chance = min(1.0, g.runner.tags / 6) if verbs.RollTags in names else 1.0
        if n > len(g.runner.hand):
            return KILL * chance if chance > 0.1 else -1.0
        if price:
            return -20.0
        plan = self.kill_with(g, g.corp.bits, g.actions)
        return KILL if card in plan else 0.7 + 0.7 * n * chance

    def resource_worth(self, g: Netrunner, c: Inst, card: str) -> float:
        if not card:
            return 1.4 if g.corp.bits >= 8 else 0.6
        if deadly_to_lose(card):
            return KILL if g.runner.bits < 10 else 6.0
        d = CARDS[card]
        value = 1.0 + 0.4 * c.bits + 0.35 * d.cost + 0.3 * max(0.0, income(card))
        if d.link is not None or any(
            verbs.AvoidTag in kinds(f"{card}.paid.{i}") for i in _paids(card)
        ):
            value += 1.0
        return value - 2 * 0.6 * thrift(g.corp.bits)

    # -- windows -----------------------------------------------------------------------------
    def window(self, g: Netrunner, ask: Ask) -> Answer:
        for o in ask.options:
            if isinstance(o, opt.Score) and not self.wait_to_score(g, g.find(o.number)):
                return o
        for o in ask.options:
            if isinstance(o, opt.Rez) and self.wants_rez(g, g.find(o.number), ask.id):
                return o
            if o == opt.PURGE and infected(g) >= 5 and ask.id == "nr-window-start":
                return o
            if isinstance(o, opt.Use) and self.wants_use(g, o):
                return o
        return ask.default_answer

    def wait_to_score(self, g: Netrunner, c: Inst) -> bool:
        """Only for the points that more counters bring in the same turn."""
        d = CARDS[c.card]
        if points(g, CORP) + d.points >= 7 or g.actions < 1:
            return False
        return self.overscore_worth(g, c) > 0 and g.actions >= 2 and c.adv == difficulty(g, c)

    def wants_rez(self, g: Netrunner, c: Inst, window: str) -> bool:
        d = CARDS[c.card]
        cost = rez_cost(g, c)
        if d.price or window == "nr-window-worm":
            return window == "nr-window-worm"
        run = g.run
        here = run is not None and run.fort == c.fort
        if "ambush" in d.keywords and d.type == NODE:
            return here and window == "nr-window-access" and (c.adv > 0 or not d.advances)
        if d.type == UPGRADE:
            if run is not None:
                moment = window in ("nr-window-access", "nr-window-approach", "nr-window-passed")
                return here and moment and g.corp.bits >= cost + 1
            return cost == 0 and bool(d.mods)
        if window == "nr-window-draw":
            return g.corp.bits >= cost + 1
        if deadly_to_lose(c.card):
            fort = g.fort(c.fort)
            return g.side == CORP and guard(g, fort) > 0.75 and points(g, CORP) >= 4
        if run is not None:
            return False
        spared = self.owed(g)
        if income(c.card) > 0 or d.pile:
            return g.corp.bits >= cost + min(2, spared) and g.side == CORP
        if sum(m.what == "corp-actions" for m in d.mods):
            return g.side == CORP and window == "nr-window-start" and g.corp.bits >= cost + 2
        for i, paid in enumerate(d.paids):
            hits = sum(damage(f"{c.card}.paid.{i}"))
            if hits and g.side == CORP and g.runner.tags and g.corp.bits >= cost:
                return True
            if verbs.AdvanceOne in kinds(f"{c.card}.paid.{i}"):
                return g.side == CORP and self.slow(g) and g.corp.bits >= cost + paid.bits
        if d.advances and c.adv and not d.mods:
            return g.side == CORP and g.corp.bits >= cost
        return g.corp.bits >= cost + 3 + spared and g.side == CORP and bool(d.mods or d.paids)

    def owed(self, g: Netrunner) -> int:
        """Bits that the agenda in the making will need."""
        return max(
            (
                difficulty(g, c) - c.adv
                for f in g.forts
                if f.id > ARCHIVES
                for c in f.inside
                if CARDS[c.card].type == AGENDA
            ),
            default=0,
        )

    def wants_use(self, g: Netrunner, o: opt.Use) -> bool:
        path = f"{o.card}.paid.{o.n}"
        paid = CARDS[o.card].paids[o.n]
        names = kinds(path)
        run = g.run
        if paid.points:
            return False
        if verbs.GainActions in names:
            if not paid.advances:
                return g.side == CORP and run is None
            return g.side == CORP and run is None and self.extra_worth(g, 2) > 20
        if run is not None:
            if verbs.RezForRun in names or verbs.SwapIce in names:
                fort = g.fort(run.fort)
                return self.turn_stake(g, fort) > 3 and verbs.RezForRun in names
            if paid.when in ("run-start", "met"):
                return self.wants_turn(g, o)
            if verbs.Hit in names or verbs.TraceRunner in names or verbs.EndRun in names:
                return bool(paid.bits <= g.corp.bits - 2)
            return False
        return verbs.GainBits in names and not paid.advances and not paid.trash

    # -- rezzing ice -------------------------------------------------------------------------
    def rez_ice(self, g: Netrunner, ask: Ask) -> Answer:
        leave = ask.options[-1]
        if not isinstance(ask.options[0], opt.Rez):
            return leave
        run = g.run
        assert run is not None
        c = g.find(run.ice)
        if CARDS[c.card].price:
            return leave
        fort = g.fort(run.fort)
        cost = rez_cost(g, c)
        stake = self.run_stake(g, fort)
        deeper = len(run.left) > 0
        plan = best_plan(g, c, Means(g, fort=fort.id), fort.id, [], deeper, max(4.0, stake))
        rest = Fort(id=fort.id, ice=[i for i in fort.ice if i.id in run.left])
        means_left = max(0, int(g.runner.bits - plan.bits))
        open_now = passage(g, rest, CORP, corp_bits=g.corp.bits).chance
        open_then = (
            plan.chance
            * passage(g, rest, CORP, pool=means_left, corp_bits=max(0, g.corp.bits - cost)).chance
        )
        value = stake * max(0.0, open_now - open_then)
        value += 0.5 * plan.bits + 0.6 * min(plan.hurt, 30.0)
        if plan.hurt >= 50:
            value += 40.0
        if value < 0.4:
            return leave
        value += 0.3 * cost  # it stays
        spared = self.owed(g) if run.fort <= ARCHIVES else 0
        left = g.corp.bits - cost - spared
        dear = cost * (0.5 + 0.12 * max(0, 4 - left))
        return ask.options[0] if value >= dear else leave

    def surprise(self, g: Netrunner, ask: Ask) -> Answer:
        """Ice out of HQ in the Runner's way: what stops him, where something is at stake."""
        run = g.run
        if run is None or self.run_stake(g, g.fort(run.fort)) < 4.0:
            return ask.options[-1]
        stake = self.run_stake(g, g.fort(run.fort))

        def gain(o: Option) -> float:
            if not isinstance(o, opt.Named):
                return 0.0
            ice = Inst(id=-1, card=o.card, up=True, fort=g.fort(run.fort).id)
            plan = best_plan(g, ice, Means(g, fort=run.fort), run.fort, [], False, stake)
            cost = CARDS[o.card].cost * (0.5 if ask.id == "nr-ask-summon" else 1.0)
            lost = 3.0 if ask.id == "nr-ask-summon" else 0.0
            if cost > g.corp.bits:
                return -1.0
            return (1 - plan.chance) * stake + 0.5 * plan.hurt - 0.6 * cost - lost

        return self.best(ask, gain)


def _paids(card: str) -> range:
    return range(len(CARDS[card].paids))


def _range(card: str) -> range:
    return range(len(CARDS[card].whens))


METHODS = {
    "nr-ask-corp": "action",
    "nr-ask-bonus": "action",
    "nr-ask-reclaim": "action",
    "nr-ask-purge-ice": "action",
    "nr-window-start": "window",
    "nr-window-action": "window",
    "nr-window-approach": "window",
    "nr-window-passed": "window",
    "nr-window-access": "window",
    "nr-window-draw": "window",
    "nr-window-worm": "window",
    "nr-window-after-run": "window",
    "nr-ask-rez-installed": "passive",
    "nr-ask-rez-ice": "rez_ice",
    "nr-ask-rez-free": "best_ice",
    "nr-ask-rez-half": "best_ice",
    "nr-ask-transmute": "best_ice",
    "nr-ask-summon": "surprise",
    "nr-ask-insert": "surprise",
    "nr-ask-swap-in": "best_ice",
    "nr-ask-swap-out": "weak_ice",
    "nr-ask-trash-ice": "weak_ice",
    "nr-ask-reveal-ice": "least",
    "nr-ask-swap-first": "last",
    "nr-ask-swap-second": "last",
    "nr-ask-forged": "forged",
    "nr-ask-hearing": "hearing",
    "nr-ask-choose-fort": "best_fort",
    "nr-ask-trace": "trace",
    "nr-ask-pay": "pay",
    "nr-ask-pay-or": "first",
    "nr-ask-may": "may",
    "nr-ask-choice": "first",
    "nr-ask-trigger": "first",
    "nr-ask-discard": "discard",
    "nr-ask-retain": "retain",
    "nr-ask-trash-one": "dearest",
    "nr-ask-overfull": "worst_own",
    "nr-ask-overwrite-corp": "worst_own",
    "nr-ask-uninstall": "take_home",
    "nr-ask-shuffle-in": "shuffle_in",
    "nr-ask-fetch": "fetch",
    "nr-ask-arrange": "arrange",
    "nr-ask-downsize": "most",
    "nr-ask-show-agendas": "most",
    "nr-ask-spread": "spread",
    "nr-ask-advance-one": "spread",
    "nr-ask-move-to": "spread",
    "nr-ask-transfer-to": "spread",
    "nr-ask-move-from": "move_from",
    "nr-ask-move-count": "most",
    "nr-ask-transfer": "most",
    "nr-ask-past": "let_through",
    "nr-ask-immunity": "immunity",
    "nr-ask-virus": "avoid",
    "nr-ask-invest": "invest",
    "nr-ask-x": "gear",
    "nr-ask-guess": "guess",
    "nr-ask-doors": "guess",
    "nr-window-run-start": "opening",
    "nr-window-tracing": "tracing",
    "nr-window-exposure": "cover",
    "nr-ask-met": "opening",
    "nr-ask-buy-strength": "buy",
    "nr-ask-buy-subs": "buy",
    "nr-ask-buy-kind": "buy_kind",
    "nr-ask-deflect": "deflect",
    "nr-ask-ice-place": "first",
    "nr-ask-move-ice": "threatened_fort",
    "nr-ask-repeat-ice": "best_ice",
    "nr-ask-repeat-sub": "last",
    "nr-ask-double": "best_ice",
    "nr-ask-rez-credit": "best_ice",
    "nr-ask-hire": "hire",
    "nr-ask-send-home": "dearest",
    "nr-ask-act-install": "first",
    "nr-ask-act-bit": "first",
    "nr-ask-act-draw": "first",
    "nr-ask-refill": "refill",
    "nr-ask-cash": "cash",
    "nr-ask-raise-damage": "raise_damage",
    "nr-ask-spare-damage": "spare_damage",
    "nr-ask-bottom": "discard",
}
"""How each question is answered; `by_shape` takes what is not here."""
