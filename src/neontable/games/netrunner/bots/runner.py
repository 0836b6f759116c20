"""The Runner's player: builds an economy and a rig, runs where breaking pays."""

from __future__ import annotations

from neontable.games.netrunner.bots import rare_plays, verbs
from neontable.games.netrunner.bots.corp_choices import in_play
from neontable.games.netrunner.bots.evaluation import (
    NEVER,
    amount,
    damage,
    kinds,
    passage,
    walk,
)
from neontable.games.netrunner.bots.gains import (
    hunted,
    income,
    menace,
    point_value,
    prize,
    thrift,
)
from neontable.games.netrunner.bots.runner_in_run import RunnerInRun
from neontable.games.netrunner.hidden.redeal import recall
from neontable.games.netrunner.model import options as opt
from neontable.games.netrunner.model.card import (
    ARCHIVES,
    HQ,
    PROGRAM,
    RUNNER,
    Verb,
)
from neontable.games.netrunner.model.library import CARDS, PATHS
from neontable.games.netrunner.model.numbers import (
    hand_size,
    total,
)
from neontable.games.netrunner.model.state import Netrunner
from neontable.kernel.asks import Answer, Ask, picks
from neontable.kernel.options import Option

SAFE_HAND = 4
"""Cards in hand that a Runner likes to end his turn with."""


class RunnerPlayer(RunnerInRun):
    """Answers every ask of the Runner's from a world that he might be in."""

    def __init__(self, salt: str = "") -> None:
        self.salt = salt
        self.seen = {}
        self.fresh = 1.0
        self.looked = (0, 0)
        """The turn and number of runs when that was last computed."""

    def choose(self, g: Netrunner, ask: Ask) -> Answer:
        self.recall(g)
        answer = getattr(self, METHODS.get(ask.id, "by_shape"))
        found: Answer = answer(g, ask)
        return found

    def recall(self, g: Netrunner) -> None:
        """What he saw is known to him, though it lies face down again."""
        turn, hits = self.looked
        if g.turn < turn:
            self.seen.clear()  # another game of a duel
            self.fresh = 1.0
        if g.turn > turn:
            hits = 0
            for _ in range((g.turn - turn) // 2):
                self.fresh += 0.4 * (1 - self.fresh)
        now = g.memory.hits.count(HQ) if g.side == RUNNER else hits
        if now > hits and g.corp.hq:
            n = 1 + max(0, total(g, "access-hq"))
            self.fresh *= max(0.0, 1 - n / len(g.corp.hq)) ** (now - hits)
        self.looked = (g.turn, now)
        recall(g, self.seen)

    # -- actions -------------------------------------------------------------------------
    def action(self, g: Netrunner, ask: Ask) -> Answer:
        return max(picks(ask), key=lambda o: self.worth(g, o))

    def worth(self, g: Netrunner, o: Option) -> float:
        runner = g.runner
        match o:
            case opt.Bit():
                short = runner.tags and runner.bits < 2 and g.actions + runner.bits > 2
                return thrift(runner.bits) + (2.0 if short else 0.0)
            case opt.Draw():
                return self.draw_worth(g)
            case opt.Run(fort):
                return self.run_worth(g, fort)
            case opt.Play(card):
                return self.play_worth(g, card)
            case opt.InstallInRig(card, host):
                return self.install_worth(g, card, host)
            case opt.Use():
                return self.use_worth(g, o)
            case opt.Untag():
                return self.untag_worth(g)
            case opt.Shake():
                return 2.5 if runner.bits >= 5 else 1.0
            case opt.Unblock(n):
                return 2.5 if runner.bits >= 4 + n else 0.6
            case opt.Stop():
                return 0.3
            case opt.Overwrite() | opt.End() | opt.Unmute():
                return -5.0
        return 0.3

    def untag_worth(self, g: Netrunner) -> float:
        """A tag may cost the resources, or the life."""
        danger = 4.5 + 1.2 * max(0, 5 - len(g.runner.hand))
        danger += 0.3 * sum(CARDS[c.card].type == "resource" for c in g.runner.rig)
        # Too many tags to remove.
        return danger if g.runner.tags <= min(3, g.actions) else 0.6 * danger

    def draw_worth(self, g: Netrunner) -> float:
        hand, room = len(g.runner.hand), hand_size(g, RUNNER)
        if not g.runner.stack:
            return -1.0
        if hand >= room:
            return 0.1
        value = 1.8 if hand <= 1 else 1.5 if hand <= 2 else 1.0
        if self.missing(g):
            value += 0.2
        short = SAFE_HAND + hunted(g) - hand
        if g.actions <= short:
            value += 0.6 + 0.8 * short + (1.0 if g.runner.tags else 0.0)
        taxes = sum(
            1 for f in g.forts for c in f.inside if c.up and "taxes-draws" in CARDS[c.card].special
        )
        return value - 1.0 * taxes

    # -- runs --------------------------------------------------------------------------------
    def run_worth(
        self,
        g: Netrunner,
        fort: int,
        bonus: float = 0.0,
        skip: int = 0,
        extra: int = 0,
        more: int = 0,
        no_access: bool = False,
        treat_as: int = -1,
        prep: bool = False,
        without: int = 0,
    ) -> float:
        """What a run is worth, in bits, with what a prep may add to it: ice passed, cards
        accessed, bits to spend, something in place of the access."""
        f = g.fort(fort)
        target = g.fort(treat_as) if treat_as >= 0 else f
        gain = (0.0 if no_access else prize(g, target, extra, self.fresh)) + bonus
        way = passage(
            g, f, RUNNER, skip, g.runner.bits + more if more else None, stake=gain, without=without
        )
        hand = len(g.runner.hand) - (1 if prep else 0)
        risk = 0.0
        fear = menace(g)
        strange = fort > ARCHIVES and any(not c.up and not c.seen for c in f.inside)
        if strange and not no_access:
            adv = max((c.adv for c in f.inside if not c.up), default=0)
            risk += fear * (18.0, 13.0, 7.0, 2.5, 1.0, 0.6)[min(5, hand)] + 0.5 * adv * fear
            risk += 1.5 if hunted(g) and runner_poor(g) else 0.0
        elif not no_access and f.id <= HQ + 1:
            risk += fear * (12.0, 8.0, 4.0, 0.6, 0.0)[min(4, hand)]
        if g.actions <= 1 and not no_access:
            risk += fear * (1.5 if hand <= 3 else 0.7)  # nothing can be mended afterwards
        if way.chance < 0.1 and not bonus:
            return -5.0
        unknown = sum(not c.up and not c.seen for c in f.ice[: len(f.ice) - skip])
        probe = 0.5 * unknown if g.corp.bits >= 3 and hand >= 3 else 0.0  # makes the Corp pay
        taxes = sum(
            1
            for x in g.forts
            for c in x.inside
            if c.up and any(w.event == "run-start" for w in CARDS[c.card].whens)
        )
        lost = sum(
            2.5
            for c in g.runner.rig
            if any(
                w.event == "run-start" and any(type(v) is verbs.TrashSelf for v in w.effects)
                for w in CARDS[c.card].whens
            )
        )
        marks = sum(2.0 * n for n in g.runner.marks.values())
        price = max(0.6, thrift(g.runner.bits))
        return (
            gain * way.chance + probe - price * (way.bits + taxes) - way.hurt - risk - lost - marks
        )

    def play_worth(self, g: Netrunner, card: str) -> float:
        d = CARDS[card]
        path = f"{card}.play"
        names = kinds(path)
        actions = 2 if d.double else 1
        cost = max(0, d.cost)
        runs = [v for v in PATHS[path] if isinstance(v, verbs.MakeARun)]
        if runs:
            lent = amount(path, verbs.LendBits)
            best = self.prep_run(g, runs[0], lent)
            if len(runs) > 1:
                best += 0.7 * max(0.0, best)
            blood = 6.0 * damage(path)[1]
            return best - cost * thrift(g.runner.bits) - blood
        gain = income(card)
        if gain and g.runner.bits > 20:
            gain *= thrift(g.runner.bits) if amount(path, verbs.GainBits) else 1.0
        gain += self.odd_gain(g, names, cost)
        draws = amount(path, verbs.DrawCards)
        if draws:
            room = hand_size(g, RUNNER) + g.actions // 2 - (len(g.runner.hand) - 1)
            gain -= 1.0 * max(0, draws - max(0, room))
            gain -= 5.0 if len(g.runner.stack) < draws else 0.0
        gain -= 6.0 * damage(path)[1]
        return gain / actions + 0.3

    def odd_gain(self, g: Netrunner, names: frozenset[type[Verb]], cost: int) -> float:
        """What preps do besides bits and cards."""
        gain = 0.0
        if verbs.Search in names or verbs.LookThrough in names:
            gain += (3.6 if self.missing(g) and g.runner.stack else 0.8) - cost
        if verbs.SneakPreview in names or verbs.ExtraActions in names:
            programs = sum(CARDS[c].type == PROGRAM for c in g.runner.hand)
            gain += (1.2 * programs if verbs.ExtraActions in names else 0.5) - cost
        if names & {verbs.RemoveTags, verbs.RemoveUpTo, verbs.RemoveSome, verbs.AvoidNextTag}:
            gain += 3.5 if g.runner.tags else -2.0
        if verbs.Points in names:
            gain += point_value(g)
        if names & {verbs.Expose, verbs.ExposeOutermost, verbs.ExposeInFort}:
            hidden = sum(not c.up and not c.seen for f in g.forts for c in (*f.ice, *f.inside))
            gain += min(1.6, 0.4 * hidden) - cost
        if names & {verbs.TrashIce, verbs.BuyIce, verbs.ForgeOrders, verbs.DerezOne}:
            ice = sum(len(f.ice) for f in g.forts)
            gain += (2.6 if verbs.TrashIce in names else 1.8) * (ice > 0) - cost
        if verbs.SocialEngineering in names and g.runner.bits >= 4:
            best = max(self.run_worth(g, f.id, skip=1) for f in g.forts)
            gain += 0.6 * best - cost
        if verbs.Smear in names:
            gain += 2.0 + 1.5 * g.corp.bad - cost
        if names & {verbs.DiscardRandom, verbs.RaidHand, verbs.MarkBreakers, verbs.RollDice}:
            gain += 2.0 - cost
        gain += self.expansion_gain(g, names, cost)
        gain += rare_plays.runner_play(g, names, cost)
        if names & {verbs.SellCards, verbs.SellHand}:
            gain += -0.5
        if verbs.Forgo in names:
            gain -= 8.0
        return gain

    def expansion_gain(self, g: Netrunner, names: frozenset[type[Verb]], cost: int) -> float:
        """The same, for what Proteus and Classic brought."""
        gain = 0.0
        if verbs.GainDice in names:
            gain += 10.5 - cost
        if verbs.MarkOne in names:
            gain += (4.0 if any(CARDS[c.card].breaker for c in g.runner.rig) else 0.0) - cost
        if verbs.DemolishFort in names:
            rezzed = max(
                (sum(c.up for c in f.ice) for f in g.forts if f.id in g.memory.hits), default=0
            )
            gain += 4.0 * rezzed - cost - 6.0
        if verbs.InstallFromHand in names:
            gear = [self.install_worth(g, c) for c in g.runner.hand if CARDS[c].type in GEAR]
            gain += max(gear, default=-3.0) + 1.5 - cost
        if verbs.SwapHand in names:
            gain += (3.0 if self.missing(g) and len(g.runner.hand) > 3 else 0.0) - cost
        if verbs.AwaitAgenda in names:
            gain += 0.5 if g.actions > 1 else -2.0
        if verbs.SpinProgram in names:
            gain += 0.5 * max(self.run_worth(g, f.id) for f in g.forts) - cost
        if verbs.RunEverywhere in names:
            worths = [self.run_worth(g, f.id) for f in g.forts]
            gain += sum(worths) + (point_value(g) if min(worths) > 0 else 0.0) - cost
        if verbs.SellPoints in names:
            gain -= 20.0  # points for bits: only a person knows when
        return gain

    def prep_run(self, g: Netrunner, verb: verbs.MakeARun, lent: int, prep: bool = True) -> float:
        """A run that a prep makes, with its conditions."""
        flags, instead, fort = dict(verb.flags), verb.instead, verb.fort
        bonus = 0.0
        for v in walk((*instead, *verb.after)):
            match v:
                case verbs.GainBits(n=n):
                    bonus += n
                case verbs.LoseBits(n=n):
                    bonus += 0.7 * min(n, g.corp.bits)
                case verbs.GiveTags():
                    bonus -= 3.5
                case verbs.Wreck():
                    bonus += 0.4 * min(g.runner.bits, g.corp.bits)
                case verbs.TellTheNews() | verbs.SmearAds():
                    bonus += 1.5
                case verbs.Points(n=n):
                    bonus += n * point_value(g)
                case verbs.DemolishFort():
                    bonus += 3.0 * max(sum(c.up for c in f.ice) for f in g.forts)
        if "free-hand" in flags or "free-stack" in flags:
            bonus += 1.0
        if "double-rez" in flags:
            bonus += 1.0
        if "link" in flags:
            bonus += 0.5
        where = [fort] if fort >= 0 else [f.id for f in g.forts]
        return max(
            self.run_worth(
                g,
                f,
                bonus,
                skip=flags.get("skip-first", 0),
                extra=flags.get("extra", 0),
                more=lent,
                no_access=bool(instead),
                treat_as=flags.get("treat-as", -1),
                prep=prep,
            )
            for f in where
        )

    def use_worth(self, g: Netrunner, o: opt.Use) -> float:
        path = f"{o.card}.paid.{o.n}"
        paid = CARDS[o.card].paids[o.n]
        inst = g.find(o.number)
        names = kinds(path)
        gain = float(amount(path, verbs.GainBits)) * max(0.7, thrift(g.runner.bits))
        if verbs.TakeBits in names:
            taken = amount(path, verbs.TakeBits)
            gain += min(inst.bits, taken) if taken else inst.bits
            if not taken and (inst.bits < 9 and g.runner.bits > 2):
                gain *= 0.25  # it goes on growing
            gain *= max(0.75, thrift(g.runner.bits))
        if verbs.PutBits in names:
            gain += 0.8 * amount(path, verbs.PutBits) if inst.bits < 12 else 0.0
        if verbs.PutCounters in names:
            gain += 0.5 if inst.count < 3 else 0.0
        draws = amount(path, verbs.DrawCards)
        if draws:
            gain += draws * self.draw_worth(g) * 0.9
        if names & {verbs.Search, verbs.Browse}:
            gain += 2.8 if self.missing(g) and len(g.runner.hand) < hand_size(g, RUNNER) else 0.2
        if verbs.FetchTop in names and g.runner.trash:
            top = g.runner.trash[-1]
            room = len(g.runner.hand) < hand_size(g, RUNNER)
            gain += 0.8 * max(0.0, self.card_worth(g, top)) if room else 0.0
        if names & {verbs.RemoveTags, verbs.RemoveUpTo, verbs.RemoveSome}:
            gain += self.untag_worth(g) + 1.0 if g.runner.tags else -2.0
        for verb in PATHS[path]:
            if isinstance(verb, verbs.MakeARun):
                gain += self.prep_run(g, verb, 0, prep=False)
        if verbs.Expose in names:
            gain += 0.6
        if verbs.Shell in names:
            dear = [
                CARDS[c].cost for c in g.runner.hand if CARDS[c].type in ("program", "hardware")
            ]
            gain += 1.4 if dear and max(dear) >= 4 else 0.0
        if verbs.LookAtRD in names:
            gain += 0.3
        gain += rare_plays.runner_use(g, inst, names, lambda card: self.card_worth(g, card))
        if paid.trash and names <= {verbs.GainBits, verbs.DrawCards}:
            gain -= 0.8
        if paid.points:
            gain -= 20.0 * paid.points
        return float(gain / max(1, paid.actions) - 0.9 * paid.bits + 0.05)

    # -- runs that cards make, and windows ---------------------------------------------------------

    def which_run(self, g: Netrunner, ask: Ask) -> Answer:
        """The fort for a run that a card makes; none if none is worth it."""
        skip = 0
        card = dict(ask.args).get("card", "")
        if card in CARDS and CARDS[card].play:
            runs = [v for v in PATHS[f"{card}.play"] if isinstance(v, verbs.MakeARun)]
            flags = [dict(v.flags) for v in runs]
            skip = max((f.get("skip-first", 0) for f in flags), default=0)

        def rank(o: Option) -> float:
            return self.run_worth(g, o.fort, skip=skip) if isinstance(o, opt.Fort) else 0.2

        return self.best(ask, rank)

    def pass_ice(self, g: Netrunner, ask: Ask) -> Answer:
        """The ice that is passed for nothing: where the rest of the way is best."""

        def rank(o: Option) -> float:
            if isinstance(o, opt.Fort):
                return self.run_worth(g, o.fort)
            c = in_play(g, o)
            if c is None:
                return -NEVER
            return self.run_worth(g, c.fort, without=c.id)

        return self.best(ask, rank)

    def window(self, g: Netrunner, ask: Ask) -> Answer:
        """Abilities between actions: actions and runs to gain, cards for later."""
        for o in ask.options:
            if isinstance(o, opt.Use) and self.wants_use(g, o, ask.id):
                return o
        return ask.default_answer

    def wants_use(self, g: Netrunner, o: opt.Use, window: str) -> bool:
        path = f"{o.card}.paid.{o.n}"
        names = kinds(path)
        paid = CARDS[o.card].paids[o.n]
        if paid.points or damage(path)[1] or verbs.BrainLater in names:
            return False
        if verbs.RunAction in names:
            return max(self.run_worth(g, f.id) for f in g.forts) > 1.5
        if verbs.Unshell in names:
            return g.runner.bits >= 5 and g.side == RUNNER and g.actions <= 1
        if window == "nr-window-after-run":
            return paid.bits <= g.runner.bits and not names & {verbs.TurnAround, verbs.RezAllIce}
        if verbs.BurnIce in names:
            return True
        if names & {verbs.LoseBits, verbs.DiscardHQ, verbs.Raze, verbs.PassIce}:
            return True
        if names & {verbs.TakeDie, verbs.LayPipe}:
            return True
        if verbs.ChooseKind in names:
            return bool(self.missing(g)) and any(c.up for f in g.forts for c in f.ice)
        if verbs.LookAtHQ in names:
            return rare_plays.looks_at_hq(g)
        if verbs.DerezPassed in names:
            return False  # the way in is worth more than the Corp's bits
        return verbs.GainBits in names and not paid.trash


GEAR = ("program", "hardware")


def runner_poor(g: Netrunner) -> bool:
    """Whether a tag could not be removed this turn."""
    return g.runner.bits < 2 or g.actions < 2


METHODS = {
    "nr-ask-runner": "action",
    "nr-ask-bonus": "action",
    "nr-ask-break": "break_ice",
    "nr-ask-x": "boost_x",
    "nr-ask-subs": "subs",
    "nr-ask-scan": "scan",
    "nr-ask-jack-out": "go_on",
    "nr-ask-scanned": "go_on",
    "nr-ask-fall-back": "fall_back",
    "nr-ask-toll": "toll",
    "nr-ask-access": "enter",
    "nr-ask-access-next": "access_next",
    "nr-ask-trash": "take",
    "nr-ask-steal": "take",
    "nr-ask-take-form": "take_form",
    "nr-ask-announce": "announce",
    "nr-ask-run": "which_run",
    "nr-ask-run-again": "which_run",
    "nr-ask-pass-ice": "pass_ice",
    "nr-ask-pay": "pay",
    "nr-ask-pay-or": "pay_or",
    "nr-ask-may": "may",
    "nr-ask-choice": "first",
    "nr-ask-trigger": "first",
    "nr-ask-draw-tax": "draw_tax",
    "nr-ask-drawn": "drawn",
    "nr-ask-damage": "damage",
    "nr-ask-flatline": "cancel",
    "nr-ask-tag": "tag",
    "nr-ask-trace-boost": "boost",
    "nr-ask-traced": "cancel",
    "nr-ask-save": "save",
    "nr-ask-hit": "react",
    "nr-ask-hurt": "react",
    "nr-ask-link": "link",
    "nr-ask-link-bits": "link_bits",
    "nr-ask-discard": "discard",
    "nr-ask-overwrite": "least",
    "nr-ask-room": "worst_own",
    "nr-ask-overload": "worst_own",
    "nr-ask-viral": "worst_own",
    "nr-ask-noise": "worst_own",
    "nr-ask-trash-one": "trash_one",
    "nr-ask-pawn": "sell",
    "nr-ask-sell": "sell",
    "nr-ask-sell-hand": "sell_hand",
    "nr-ask-search": "wanted",
    "nr-ask-browse": "browse",
    "nr-ask-take-top": "wanted",
    "nr-ask-fetch-program": "wanted",
    "nr-ask-program": "wanted",
    "nr-ask-preview": "wanted",
    "nr-ask-shell": "wanted",
    "nr-ask-place": "first",
    "nr-ask-arrival": "first",
    "nr-ask-order-top": "ordered",
    "nr-ask-unshell": "shelled",
    "nr-ask-back-up": "most",
    "nr-ask-back-up-order": "passive",
    "nr-ask-trash-order": "passive",
    "nr-ask-raze": "most",
    "nr-ask-save-programs": "best_own",
    "nr-ask-spare": "best_own",
    "nr-ask-expose": "target",
    "nr-ask-derez": "target",
    "nr-ask-visit": "target",
    "nr-ask-forge": "target",
    "nr-ask-infect-ice": "target",
    "nr-ask-jettison": "jettison",
    "nr-ask-respecify": "passive",
    "nr-ask-zoning": "fort",
    "nr-ask-report": "fort",
    "nr-ask-demolish": "iciest",
    "nr-ask-prey": "target",
    "nr-ask-ice-kind": "ice_kind",
    "nr-ask-mark-one": "best_own",
    "nr-ask-lend-strength": "best_own",
    "nr-ask-swap-hand": "wanted",
    "nr-ask-hijack": "wanted",
    "nr-ask-free-break": "first",
    "nr-ask-technician": "passive",
    "nr-ask-instead": "passive",
    "nr-ask-dose": "least",
    "nr-ask-keep-virus": "first",
    "nr-ask-breed": "first",
    "nr-ask-rezzed": "flee",
    "nr-ask-untag-some": "most",
    "nr-ask-remove-tags": "most",
    "nr-ask-dice": "least",
    "nr-ask-cut": "guess",
    "nr-ask-hide": "guess",
    "nr-ask-doors": "guess",
    "nr-ask-wreck": "wreck",
    "nr-window-start": "window",
    "nr-window-action": "window",
    "nr-window-approach": "window",
    "nr-window-passed": "window",
    "nr-window-access": "window",
    "nr-window-after-run": "window",
}
"""How each question is answered; `by_shape` takes what is not here."""
