"""The Corp's player: ices its forts, builds a scoring fort, bluffs, punishes tags."""

from __future__ import annotations

from neontable.games.netrunner.card import (
    AGENDA,
    ARCHIVES,
    CORP,
    HQ,
    ICE,
    NODE,
    OPERATION,
    RD,
    RUNNER,
    UPGRADE,
)
from neontable.games.netrunner.install import NEW
from neontable.games.netrunner.judge import (
    amount,
    badness,
    damage,
    ends,
    income,
    kinds,
    point_value,
)
from neontable.games.netrunner.library import CARDS
from neontable.games.netrunner.pieces import Fort, Inst
from neontable.games.netrunner.reckon import difficulty, hand_size, points, rez_cost
from neontable.games.netrunner.state import Netrunner
from neontable.games.netrunner.subs import subroutines
from neontable.kernel.asks import Answer, Ask


class CorpPlayer:
    """Answers every ask of the Corp's from a world that it might be in."""

    def choose(self, g: Netrunner, ask: Ask) -> Answer:
        answer = getattr(self, METHODS.get(ask.id, "by_shape"))
        found: Answer = answer(g, ask)
        return found

    # -- actions -------------------------------------------------------------------------
    def action(self, g: Netrunner, ask: Ask) -> Answer:
        return max(ask.options, key=lambda o: self.worth(g, o))

    def worth(self, g: Netrunner, o: Answer) -> float:
        corp = g.corp
        match o[0]:
            case "bit":
                return 1.0 + (0.6 if corp.bits < 4 else 0.0)
            case "draw":
                return self.draw_worth(g)
            case "install":
                return self.install_worth(g, o[1], o[2])
            case "advance":
                return self.advance_worth(g, g.find(o[1]))
            case "play":
                return self.play_worth(g, o[1])
            case "use":
                return self.use_worth(g, o)
            case "trash-resource":
                return 2.2 if corp.bits >= 5 else 0.8
            case "settle":
                return 1.5 if corp.bits >= 16 else -1.0
            case "end" | "unmute":
                return -5.0
        return 0.5

    def draw_worth(self, g: Netrunner) -> float:
        hand = len(g.corp.hq)
        if len(g.corp.rd) <= 2:
            return -5.0
        if hand >= hand_size(g, CORP):
            return 0.1
        agendas = sum(CARDS[c].type == AGENDA for c in g.corp.hq)
        if hand <= 2:
            return 1.8
        return 1.15 if not agendas else 0.8

    # -- building -------------------------------------------------------------------------
    def guard(self, g: Netrunner, fort: Fort) -> float:
        """How well ice protects a fort, roughly in pieces of good ice that can be rezzed."""
        n = 0.0
        bits = g.corp.bits
        for c in fort.ice:
            cost = 0 if c.up else rez_cost(g, c)
            stops = any(ends(p) for p in subroutines(g, c))
            if cost <= bits + 2:
                n += 1.0 if stops else 0.5
                bits -= cost
            else:
                n += 0.2
        return n

    def scoring_fort(self, g: Netrunner) -> Fort | None:
        """The best protected subsidiary fort."""
        forts = [f for f in g.forts if f.id > ARCHIVES and f.ice]
        return max(forts, key=lambda f: self.guard(g, f), default=None)

    def install_worth(self, g: Netrunner, card: str, fort: int) -> float:
        d = CARDS[card]
        place = None if fort == NEW else g.fort(fort)
        if d.type == ICE:
            return self.ice_worth(g, card, place)
        if d.type == AGENDA:
            return self.agenda_worth(g, card, place)
        if d.type == NODE:
            return self.node_worth(g, card, place)
        if place is None:
            return -2.0
        held = any(CARDS[c.card].type == AGENDA for c in place.inside)
        if any(c.card == card for c in place.inside):
            return -2.0
        value = 1.6 + (1.0 if held or place.id <= RD else 0.0)
        return value - 0.3 * d.cost if place.ice else -0.5

    def ice_worth(self, g: Netrunner, card: str, place: Fort | None) -> float:
        d = CARDS[card]
        ends_run = any(ends(f"{card}.sub.{i}") for i in range(len(d.subs)))
        quality = 1.0 if ends_run else 0.75
        if d.cost > g.corp.bits + 4:
            quality *= 0.6
        if place is None:
            ready = [f for f in g.forts if f.id > ARCHIVES and f.ice]
            return (4.6 if not ready else 0.4) * quality
        n = len(place.ice)
        weak = max(0.0, 2.2 - self.guard(g, place))
        if place.id == HQ:
            need = 1.5 + 2.2 * weak * (
                1.2 if any(CARDS[c].type == AGENDA for c in g.corp.hq) else 0.9
            )
        elif place.id == RD:
            need = 1.5 + 2.5 * weak
        elif place.id == ARCHIVES:
            loot = sum(CARDS[c].type == AGENDA for c in (*g.corp.buried, *g.corp.archives))
            need = 4.0 * loot if n == 0 else 0.0
        else:
            held = [c for c in place.inside if CARDS[c.card].type == AGENDA]
            need = 1.2 + (2.6 if held else 1.7) * weak
        return (need - 0.9 * n) * quality

    def agenda_worth(self, g: Netrunner, card: str, place: Fort | None) -> float:
        d = CARDS[card]
        crowded = sum(CARDS[c].type == AGENDA for c in g.corp.hq) >= 3
        if place is None:
            # A naked fort is for those who can score at once, or have too many to hold.
            quick = d.difficulty + 1 <= g.actions and g.corp.bits >= d.difficulty
            return 9.0 if quick else 1.4 if crowded else -1.0
        if any(CARDS[c.card].type in (AGENDA, NODE) for c in place.inside):
            held = [c for c in place.inside if CARDS[c.card].type in (AGENDA, NODE)]
            if any(CARDS[c.card].type == AGENDA or c.adv or c.bits for c in held):
                return -6.0
        guard = self.guard(g, place)
        if guard < 1:
            return 1.0 if crowded else 0.2
        money = min(1.0, g.corp.bits / max(1, d.difficulty))
        return 3.0 + 1.6 * guard * money + 0.4 * d.points

    def node_worth(self, g: Netrunner, card: str, place: Fort | None) -> float:
        d = CARDS[card]
        gain = income(card)
        ambush = "ambush" in d.keywords
        if place is None:
            others = sum(1 for f in g.forts if f.id > ARCHIVES and not f.ice and f.inside)
            if ambush:
                return 1.3 if others < 2 else 0.3
            if d.cost > g.corp.bits:
                return 0.4
            return min(5.0, 1.0 + 0.8 * gain) - 0.5 * others if gain > 0 else 1.1 - 0.5 * others
        if any(CARDS[c.card].type in (AGENDA, NODE) for c in place.inside):
            return -5.0
        if ambush and place.ice:
            return 1.8  # it looks like an agenda from outside
        return 1.0 + 0.6 * gain - (1.5 if place.ice and not gain else 0.0)

    # -- advancing and scoring ------------------------------------------------------------
    def advance_worth(self, g: Netrunner, c: Inst) -> float:
        d = CARDS[c.card]
        if d.type != AGENDA:
            if c.fort > ARCHIVES and c.adv < 2 and g.corp.bits >= 6 and "ambush" in d.keywords:
                return 1.5
            return 0.2
        need = difficulty(g, c) - c.adv
        if need <= 0:
            return -1.0
        guard = self.guard(g, g.fort(c.fort))
        if need <= g.actions and need <= g.corp.bits:
            return 30.0 + point_value(g, CORP) * d.points / need
        later = need - g.actions
        if later <= 3 and g.corp.bits >= need and guard >= 1:
            return 3.2 + guard
        if guard >= 2 and g.corp.bits >= need:
            return 2.4
        return 0.3

    def play_worth(self, g: Netrunner, card: str) -> float:
        d = CARDS[card]
        path = f"{card}.play"
        names = kinds(path)
        soft, hard = damage(path)
        if soft + hard:
            hand = len(g.runner.hand)
            if soft + hard > hand:
                return 90.0
            return 1.5 + 0.8 * (soft + hard) - d.cost * 0.5
        if "Advance" in names:
            return self.boost_worth(g, amount(path, "Advance"), d.cost)
        gain = income(card)
        if "TraceRunner" in names:
            kill = any(damage(f"{c}.play")[0] >= 4 for c in g.corp.hq if CARDS[c].type == OPERATION)
            gain += 4.0 if kill else 1.4
        elif "GiveTags" in names:
            gain += 2.2
        elif "LoseBits" in names:
            gain += 0.5 * g.runner.bits
        elif "TrashOne" in names:
            gain += 2.0
        elif not gain:
            gain = 0.9 - d.cost
        draws = amount(path, "DrawCards")
        if draws and len(g.corp.hq) + draws - 1 > hand_size(g, CORP) + 1:
            gain -= 1.5
        if draws and len(g.corp.rd) <= draws + 2:
            gain -= 20
        return gain / (2 if d.double else 1) + 0.3

    def boost_worth(self, g: Netrunner, n: int, cost: int) -> float:
        """Counters from an operation: to finish an agenda this turn."""
        best = -2.0
        for f in g.forts:
            for c in f.inside:
                if CARDS[c.card].type != AGENDA or f.id <= ARCHIVES:
                    continue
                need = difficulty(g, c) - c.adv
                rest = max(0, need - n)
                if need > 0 and rest <= g.actions - 1 and rest + cost <= g.corp.bits:
                    best = max(best, 20.0 + CARDS[c.card].points)
        return best

    def use_worth(self, g: Netrunner, o: Answer) -> float:
        path = f"{o[2]}.paid.{o[3]}"
        paid = CARDS[o[2]].paids[o[3]]
        inst = g.get(o[1])
        gain = float(amount(path, "GainBits"))
        if "TakeBits" in kinds(path) and inst is not None:
            n = amount(path, "TakeBits")
            gain += min(inst.bits, n) if n else inst.bits
        if "PutBits" in kinds(path) and inst is not None:
            gain += 0.7 * amount(path, "PutBits") if inst.bits < 9 else 0.0
        gain += amount(path, "DrawCards") * self.draw_worth(g) * 0.9
        soft, hard = damage(path)
        if soft + hard > len(g.runner.hand):
            return 90.0
        gain += 1.4 * (soft + hard)
        if "TraceRunner" in kinds(path):
            gain += 1.6
        if "Advance" in kinds(path):
            gain += max(0.0, self.boost_worth(g, amount(path, "Advance"), paid.bits)) + 0.8
        if paid.points:
            gain -= 20.0 * paid.points
        return float(gain / max(1, paid.actions) - 0.9 * paid.bits)

    # -- windows -----------------------------------------------------------------------------
    def window(self, g: Netrunner, ask: Ask) -> Answer:
        for o in ask.options:
            if o[0] == "score":
                return o
        run = g.run
        for o in ask.options:
            if o[0] == "rez" and self.wants_rez(g, g.find(o[1]), ask.id):
                return o
            if o[0] == "purge" and self.infected(g) >= 6:
                return o
            if o[0] == "use" and self.wants_use(g, o, run is not None):
                return o
        return ask.default_answer

    def infected(self, g: Netrunner) -> int:
        return sum(g.corp.virus.values())

    def wants_rez(self, g: Netrunner, c: Inst, window: str) -> bool:
        d = CARDS[c.card]
        cost = rez_cost(g, c)
        if d.price:
            return False
        run = g.run
        here = run is not None and run.fort == c.fort
        if "ambush" in d.keywords:
            return here and window == "nr-window-access"
        if d.type == UPGRADE:
            if run is not None:
                return here and window in ("nr-window-access", "nr-window-approach")
            return cost == 0 and bool(d.mods)
        if window == "nr-window-draw":
            return g.corp.bits >= cost + 2
        if income(c.card) > 0 or d.pile:
            return g.corp.bits >= cost and (g.side == CORP or g.actions == 0)
        return g.corp.bits >= cost + 4 and g.side == RUNNER and g.actions == 0

    def wants_use(self, g: Netrunner, o: Answer, running: bool) -> bool:
        path = f"{o[2]}.paid.{o[3]}"
        paid = CARDS[o[2]].paids[o[3]]
        names = kinds(path)
        if "GainActions" in names:
            return g.side == CORP and not running and not paid.points
        if running and ("Hit" in names or "TraceRunner" in names or "EndRun" in names):
            return bool(paid.bits <= g.corp.bits - 2)
        return "GainBits" in names and not paid.advances and not paid.trash

    def rez_ice(self, g: Netrunner, ask: Ask) -> Answer:
        leave = ask.options[-1]
        if ask.options[0][0] != "rez":
            return leave
        run = g.run
        assert run is not None
        c = g.find(run.ice)
        fort = g.fort(run.fort)
        cost = rez_cost(g, c)
        effect = 0.0
        for path in subroutines(g, c):
            effect += 3.5 if ends(path) else 0.0
            effect += min(12.0, badness(g, path))
        stake = self.stake(g, fort)
        left = g.corp.bits - cost
        value = 0.5 * effect + stake * (0.75 if any(ends(p) for p in subroutines(g, c)) else 0.3)
        reserve = 0.12 * cost * (1 + max(0, 4 - left))
        return ask.options[0] if value >= 0.45 * cost + reserve else leave

    def stake(self, g: Netrunner, fort: Fort) -> float:
        """What the Runner may get out of a fort."""
        worth = point_value(g, CORP)
        if fort.id == HQ:
            n = sum(CARDS[c].points for c in g.corp.hq if CARDS[c].type == AGENDA)
            return worth * n / max(1, len(g.corp.hq)) + 0.5
        if fort.id == RD:
            return 0.45 * worth
        if fort.id == ARCHIVES:
            piles = (*g.corp.archives, *g.corp.buried)
            return worth * sum(CARDS[c].points for c in piles)
        stake = 0.0
        for c in fort.inside:
            d = CARDS[c.card]
            if d.type == AGENDA:
                stake += worth * d.points + 2.0 * c.adv
                if points(g, RUNNER) + d.points >= 7:
                    stake += 40.0
            else:
                stake += 0.5 if "ambush" in d.keywords else 2.0
        return stake

    # -- the rest ------------------------------------------------------------------------------
    def trace(self, g: Netrunner, ask: Ask) -> Answer:
        """As much as it takes to beat what the Runner can buy, when that is sensible."""
        best = 0
        for c in g.runner.rig:
            link = CARDS[c.card].link
            if link is not None:
                best = max(best, link.base + (1 if link.more == 1 and g.runner.bits > 2 else 0))
        if best > ask.hi:
            return 0
        kill = any(damage(f"{c}.play")[0] >= 3 for c in g.corp.hq if CARDS[c].type == OPERATION)
        extra = 2 if kill else 0
        return min(ask.hi, max(best + extra, 0))

    def pay(self, g: Netrunner, ask: Ask) -> Answer:
        for verb in ("lent", "from", "pool"):
            for o in ask.options:
                if o[0] == verb:
                    return o
        return ask.options[0]

    def discard(self, g: Netrunner, ask: Ask) -> Answer:
        def keep(item: Answer) -> float:
            d = CARDS[item[1]]
            if d.type == AGENDA:
                return 9.0
            value = 3.0 if d.type == ICE else 2.0 + income(item[1]) * 0.3
            return value - 0.15 * d.cost - (0.5 if g.corp.hq.count(item[1]) > 2 else 0.0)

        chosen = sorted(ask.items, key=keep)[: ask.lo]
        return tuple(i for i in ask.items if _take(chosen, i))

    def trash_ice(self, g: Netrunner, ask: Ask) -> Answer:
        return tuple(ask.items[: ask.lo])

    def dearest(self, g: Netrunner, ask: Ask) -> Answer:
        """What hurts the Runner most."""

        def cost(o: Answer) -> float:
            card = o[2] if len(o) > 2 else o[1] if len(o) > 1 else ""
            if card not in CARDS:
                return 1.0 if len(o) > 1 else -1.0
            d = CARDS[card]
            return d.cost + (5.0 if d.breaker is not None else 0.0)

        if ask.kind == "many":
            return tuple(sorted(ask.items, key=cost, reverse=True)[: ask.hi])
        return max(ask.options, key=cost)

    def spread(self, g: Netrunner, ask: Ask) -> Answer:
        def value(o: Answer) -> float:
            if o[0] != "card":
                return -10.0
            c = g.find(o[1])
            d = CARDS[c.card]
            if d.type != AGENDA:
                return 0.0
            need = difficulty(g, c) - c.adv
            return 5.0 - 0.5 * need + d.points if need > 0 else -1.0

        return max(ask.options, key=value)

    def yes(self, g: Netrunner, ask: Ask) -> Answer:
        return ask.options[0]

    def by_shape(self, g: Netrunner, ask: Ask) -> Answer:
        if ask.kind == "number":
            return ask.lo
        if ask.kind == "many":
            return tuple(ask.items[: ask.lo])
        return ask.options[0]


def _take(chosen: list[Answer], item: Answer) -> bool:
    if item in chosen:
        chosen.remove(item)
        return True
    return False


METHODS = {
    "nr-ask-corp": "action",
    "nr-ask-bonus": "action",
    "nr-window-start": "window",
    "nr-window-action": "window",
    "nr-window-approach": "window",
    "nr-window-passed": "window",
    "nr-window-access": "window",
    "nr-window-draw": "window",
    "nr-ask-rez-ice": "rez_ice",
    "nr-ask-trace": "trace",
    "nr-ask-pay": "pay",
    "nr-ask-discard": "discard",
    "nr-ask-trash-ice": "trash_ice",
    "nr-ask-trash-one": "dearest",
    "nr-ask-spread": "spread",
    "nr-ask-may": "yes",
    "nr-ask-pay-or": "yes",
}
