"""The Runner's player: builds an economy and a rig, runs where breaking pays."""

from __future__ import annotations

from neontable.games.netrunner.card import AGENDA, ARCHIVES, HQ, PREP, PROGRAM, RD, RUNNER
from neontable.games.netrunner.judge import (
    NEVER,
    amount,
    best_plan,
    covered,
    income,
    kinds,
    passage,
    point_value,
    prize,
)
from neontable.games.netrunner.library import CARDS
from neontable.games.netrunner.reckon import capacity, hand_size, memory_used
from neontable.games.netrunner.run import JACK_OUT
from neontable.games.netrunner.state import Netrunner
from neontable.kernel.asks import Answer, Ask

KINDS = ("sentry", "wall", "code gate")


class RunnerPlayer:
    """Answers every ask of the Runner's from a world that he might be in."""

    def choose(self, g: Netrunner, ask: Ask) -> Answer:
        answer = getattr(self, METHODS.get(ask.id, "by_shape"))
        found: Answer = answer(g, ask)
        return found

    # -- actions -------------------------------------------------------------------------
    def action(self, g: Netrunner, ask: Ask) -> Answer:
        return max(ask.options, key=lambda o: self.worth(g, o))

    def worth(self, g: Netrunner, o: Answer) -> float:
        runner = g.runner
        match o[0]:
            case "bit":
                return 1.0 + (0.4 if runner.bits < 4 else 0.0)
            case "draw":
                return self.draw_worth(g)
            case "run":
                return self.run_worth(g, o[1])
            case "play":
                return self.play_worth(g, o[1])
            case "install":
                return self.install_worth(g, o[1])
            case "use":
                return self.use_worth(g, o)
            case "untag":
                return 2.6 if runner.bits >= 4 else 1.2
            case "shake":
                return 2.0
            case "unblock":
                return 2.2 if runner.bits >= 5 else 0.6
            case "overwrite" | "end" | "unmute":
                return -5.0
        return 0.5

    def draw_worth(self, g: Netrunner) -> float:
        hand, room = len(g.runner.hand), hand_size(g, RUNNER)
        if not g.runner.stack:
            return -1.0
        if hand >= room:
            return 0.1
        if hand <= 2:
            return 1.7
        return 1.25 if len(covered(g)) < 3 else 1.05

    def run_worth(self, g: Netrunner, fort: int, bonus: float = 0.0) -> float:
        f = g.fort(fort)
        cost, chance = passage(g, f)
        gain = prize(g, f) + bonus
        hand = len(g.runner.hand)
        risk = 0.0
        if f.ice and hand < 3:
            risk += 2.0 * (3 - hand)
        if fort > ARCHIVES and any(not c.up and not c.seen for c in f.inside) and hand < 4:
            risk += 2.5 * (4 - hand)
        return gain * chance - cost - risk

    def play_worth(self, g: Netrunner, card: str) -> float:
        d = CARDS[card]
        path = f"{card}.play"
        names = kinds(path)
        actions = 2 if d.double else 1
        if "MakeARun" in names or "Run" in "".join(names):
            forts = [f.id for f in g.forts]
            if "hq" in card or "HQ" in d.name or card in HQ_RUNS:
                forts = [HQ]
            elif card in RD_RUNS:
                forts = [RD]
            bonus = {HQ: 3.0, RD: 4.0}.get(forts[0], 1.5) if len(forts) == 1 else 1.0
            return max(self.run_worth(g, f, bonus) for f in forts) - 0.8 * max(0, d.cost)
        gain = income(card)
        if "Search" in names:
            gain += 3.0 if len(covered(g)) < 3 else 0.8
        if "RemoveTags" in names:
            gain += 2.0 if g.runner.tags else -3.0
        if "Points" in names:
            gain += point_value(g, RUNNER)
        if amount(path, "DrawCards") and len(g.runner.hand) > hand_size(g, RUNNER):
            gain -= 2.0
        return gain / actions + 0.3

    def install_worth(self, g: Netrunner, card: str) -> float:
        d = CARDS[card]
        left = g.runner.bits - d.cost
        value = income(card)
        if d.breaker is not None:
            have = covered(g)
            wants = [k for k in KINDS if (k in d.breaker.breaks or "ice" in d.breaker.breaks)]
            new = [k for k in wants if k not in have]
            if new:
                value += 5.0 + 2.0 * self.seen_ice(g, new)
            else:
                value -= 2.0
        elif d.link is not None:
            value += 2.5 if not any(CARDS[c.card].link for c in g.runner.rig) else -2.0
        elif d.stock is not None:
            value += 1.6 * d.stock.n
        elif d.mods:
            value += sum(2.5 if "access" in m.what else 1.2 for m in d.mods)
            if any(m.what == "mu" for m in d.mods) and memory_used(g) + 1 < capacity(g):
                value -= 1.0
        elif d.shield or d.prevents or "hidden" in d.keywords:
            value += 1.6
        elif d.whens or d.paids:
            value += 1.5
        if "deck" in d.keywords and any("deck" in CARDS[c.card].keywords for c in g.runner.rig):
            value -= 4.0
        if d.type == PROGRAM and memory_used(g) + d.mu > capacity(g):
            value -= 4.0
        if any(c.card == card for c in g.runner.rig) and not d.pile:
            value -= 2.0
        if left < 2:
            value -= 1.0
        return value - 0.35 * d.cost + 0.8

    def seen_ice(self, g: Netrunner, wants: list[str]) -> int:
        return sum(
            1
            for f in g.forts
            for c in f.ice
            if (c.up or c.seen) and any(k in CARDS[c.card].keywords for k in wants)
        )

    def use_worth(self, g: Netrunner, o: Answer) -> float:
        path = f"{o[2]}.paid.{o[3]}"
        paid = CARDS[o[2]].paids[o[3]]
        inst = g.find(o[1])
        gain = float(amount(path, "GainBits"))
        taken = amount(path, "TakeBits")
        if "TakeBits" in kinds(path):
            gain += min(inst.bits, taken) if taken else inst.bits
        if "PutBits" in kinds(path):
            gain += 0.8 * amount(path, "PutBits") if inst.bits < 9 else 0.0
        draws = amount(path, "DrawCards")
        if draws:
            gain += draws * self.draw_worth(g) * 0.9
        if "Search" in kinds(path):
            gain += 2.6 if len(covered(g)) < 3 else 0.5
        if "RemoveTags" in kinds(path):
            gain += 2.2 if g.runner.tags else -2.0
        if "MakeARun" in kinds(path):
            gain += max(self.run_worth(g, f.id) for f in g.forts) - 0.2
        if "Expose" in kinds(path):
            gain += 0.6
        if paid.trash:
            gain -= 0.8
        return float(gain / max(1, paid.actions) - 0.9 * paid.bits + 0.05)

    # -- runs ------------------------------------------------------------------------------
    def break_ice(self, g: Netrunner, ask: Ask) -> Answer:
        run = g.run
        assert run is not None
        ice = g.get(run.ice)
        done = ask.options[-1]
        if ice is None:
            return done
        plan = best_plan(g, ice, g.runner.bits, run.fort, run.broken)
        if not plan.breaker:
            return self.odd_break(ask, plan.passes)
        if plan.boosts:
            for o in ask.options:
                if o[0] == "boost" and o[1] == plan.breaker:
                    return o
        for o in ask.options:
            if o[0] == "break" and o[1] == plan.breaker and (o[3] in plan.subs or o[3] < 0):
                return o
        return self.odd_break(ask, plan.passes)

    def odd_break(self, ask: Ask, passes: bool) -> Answer:
        """Icebreakers that break in ways of their own are used when nothing else helps."""
        if not passes:
            for o in ask.options:
                if o[0] not in ("break", "boost", "use", "overwrite", "done"):
                    return o
        return ask.options[-1]

    def subs(self, g: Netrunner, ask: Ask) -> Answer:
        return tuple(ask.items[: ask.hi])

    def go_on(self, g: Netrunner, ask: Ask) -> Answer:
        """After a piece of ice: is the rest worth it?"""
        run = g.run
        assert run is not None
        if JACK_OUT not in ask.options or not run.left:
            return ask.options[0]
        bits = g.runner.bits
        for id in reversed(run.left):
            ice = g.get(id)
            if ice is None:
                continue
            if ice.up:
                plan = best_plan(g, ice, bits, run.fort, [])
                if not plan.passes or plan.hurt > 20:
                    return JACK_OUT
                bits -= int(plan.bits)
            elif len(g.runner.hand) <= 1 and g.corp.bits >= 5:
                return JACK_OUT
        return ask.options[0]

    def enter(self, g: Netrunner, ask: Ask) -> Answer:
        run = g.run
        assert run is not None
        risky = run.fort > ARCHIVES and not g.runner.hand
        return JACK_OUT if risky and JACK_OUT in ask.options else ask.options[0]

    def access_next(self, g: Netrunner, ask: Ask) -> Answer:
        """Agendas that are seen first; the unknown last."""

        def rank(o: Answer) -> int:
            card = o[2] if len(o) > 2 else ""
            return 0 if card in CARDS and CARDS[card].type == AGENDA else 1

        return min(ask.options, key=rank)

    def take(self, g: Netrunner, ask: Ask) -> Answer:
        card = dict(ask.args)["card"]
        d = CARDS[card]
        for o in ask.options:
            if o[0] == "trash-free":
                return o if d.type != AGENDA else ask.options[-1]
            if o[0] == "steal":
                return o
            if o[0] == "trash-it":
                worth = 3.5 if income(card) > 0 or d.pile else 2.2
                if d.trash <= worth + g.runner.bits * 0.15:
                    return o
        return ask.options[-1]

    # -- the rest ----------------------------------------------------------------------------
    def pay(self, g: Netrunner, ask: Ask) -> Answer:
        """Bits that come back are spent first."""
        for verb in ("lent", "from", "pool"):
            for o in ask.options:
                if o[0] == verb:
                    return o
        return ask.options[0]

    def damage(self, g: Netrunner, ask: Ask) -> Answer:
        args = dict(ask.args)
        deadly = args["n"] > len(g.runner.hand)
        free = [o for o in ask.options if o[0] == "prevent"]
        if free:
            return free[0]
        serious = deadly or args["kind"] == "brain" or args["n"] >= 3
        for o in ask.options:
            if o[0] == "use" and serious:
                return o
            if o[0] == "play" and deadly:
                return o
        return ask.options[-1]

    def tag(self, g: Netrunner, ask: Ask) -> Answer:
        for o in ask.options:
            if o[0] == "use" and CARDS[o[2]].paids[o[3]].bits <= 2:
                return o
        return ask.options[-1]

    def first_use(self, g: Netrunner, ask: Ask) -> Answer:
        return next((o for o in ask.options if o[0] == "use"), ask.options[-1])

    def link(self, g: Netrunner, ask: Ask) -> Answer:
        def rank(o: Answer) -> float:
            if o[0] != "link":
                return 0.0
            link = CARDS[o[2]].link
            return link.base - 0.8 * link.cost if link is not None else 0.0

        return max(ask.options, key=rank)

    def link_bits(self, g: Netrunner, ask: Ask) -> Answer:
        """Out of the Corp's reach if that is cheap, else nothing."""
        limit = dict(ask.args)["n"]
        reach = min(limit, g.corp.bits)
        need = max(0, reach - 1)
        return need if need <= ask.hi and need <= 3 + g.runner.bits // 5 else 0

    def discard(self, g: Netrunner, ask: Ask) -> Answer:
        def keep(item: Answer) -> float:
            card = item[1]
            value = self.install_worth(g, card) if CARDS[card].type != PREP else income(card)
            return value - (3.0 if g.runner.hand.count(card) > 1 else 0.0)

        ranked = sorted(ask.items, key=keep)
        chosen = ranked[: ask.lo]
        return tuple(i for i in ask.items if _take(chosen, i))

    def overwrite(self, g: Netrunner, ask: Ask) -> Answer:
        return ()

    def worst_own(self, g: Netrunner, ask: Ask) -> Answer:
        """The least useful card of one's own."""

        def use(o: Answer) -> float:
            card = o[2] if len(o) > 2 else ""
            if card not in CARDS:
                return 0.0
            d = CARDS[card]
            return d.cost + (6.0 if d.breaker is not None else 0.0)

        return min(ask.options, key=use)

    def window(self, g: Netrunner, ask: Ask) -> Answer:
        return ask.default_answer

    def search(self, g: Netrunner, ask: Ask) -> Answer:
        def rank(o: Answer) -> float:
            if o[0] != "card":
                return -50.0
            d = CARDS[o[1]]
            return income(o[1]) if d.type == PREP else self.install_worth(g, o[1])

        if ask.kind == "many":
            return tuple(ask.items[: ask.hi])
        return max(ask.options, key=rank)

    def by_shape(self, g: Netrunner, ask: Ask) -> Answer:
        """Questions of single cards: go for forts worth running, pay little, else the first."""
        options = ask.options
        if ask.kind == "number":
            return ask.lo
        if ask.kind == "many":
            return tuple(ask.items[: ask.lo])
        if ask.kind in ("order", "confirm"):
            return options[0]
        if options[0][0] == "fort":
            forts = {f.id for f in g.forts}
            return max(
                options,
                key=lambda o: self.run_worth(g, o[1]) if len(o) > 1 and o[1] in forts else -NEVER,
            )
        if options[0][0] in ("trash",) or ask.id.startswith("nr-ask-room"):
            return self.worst_own(g, ask)
        return options[0]


def _take(chosen: list[Answer], item: Answer) -> bool:
    if item in chosen:
        chosen.remove(item)
        return True
    return False


HQ_RUNS = {
    "executive-wiretaps",
    "priority-wreck",
    "private-ldl-access",
    "weather-to-finance-pipe",
    "edited-shipping-manifests",
    "romp-through-hq",
}
RD_RUNS = {"custodial-position", "kilroy-was-here"}

METHODS = {
    "nr-ask-runner": "action",
    "nr-ask-bonus": "action",
    "nr-ask-break": "break_ice",
    "nr-ask-subs": "subs",
    "nr-ask-jack-out": "go_on",
    "nr-ask-scanned": "go_on",
    "nr-ask-access": "enter",
    "nr-ask-access-next": "access_next",
    "nr-ask-trash": "take",
    "nr-ask-steal": "take",
    "nr-ask-pay": "pay",
    "nr-ask-damage": "damage",
    "nr-ask-flatline": "first_use",
    "nr-ask-tag": "tag",
    "nr-ask-trace-boost": "first_use",
    "nr-ask-traced": "first_use",
    "nr-ask-save": "first_use",
    "nr-ask-link": "link",
    "nr-ask-link-bits": "link_bits",
    "nr-ask-discard": "discard",
    "nr-ask-overwrite": "overwrite",
    "nr-ask-room": "worst_own",
    "nr-ask-overload": "worst_own",
    "nr-ask-viral": "worst_own",
    "nr-ask-search": "search",
    "nr-window-start": "window",
    "nr-window-action": "window",
    "nr-window-approach": "window",
    "nr-window-passed": "window",
    "nr-window-access": "window",
    "nr-window-after-run": "window",
}
