"""Icebreakers: which ice they break, at what price, and their peculiarities."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from neontable.games.netrunner import atoms
from neontable.games.netrunner.model import options as opt
from neontable.games.netrunner.model.card import CORP, RUNNER
from neontable.games.netrunner.model.library import CARDS
from neontable.games.netrunner.model.numbers import (
    any_active,
    break_tax,
    breaker_strength,
    breaks,
    face,
    ice_strength,
    use_tax,
)
from neontable.games.netrunner.model.pieces import Inst, Run
from neontable.games.netrunner.rules.play.install import Rez, why_not_rez
from neontable.games.netrunner.rules.play.pay import charge, no_bits, wealth
from neontable.games.netrunner.rules.play.trash import trash_cards
from neontable.games.netrunner.rules.run.subroutines import subroutines, traces
from neontable.kernel.asks import Ask, ask_many
from neontable.kernel.frames import Frame, pop, push
from neontable.kernel.options import Option

if TYPE_CHECKING:
    from neontable.games.netrunner.model.state import Netrunner

Special = Callable[["Netrunner", Run, Inst, list[int], int], list[Option]]
SPECIAL: dict[str, Special] = {}
"""Icebreakers that do not simply pay and break: what they offer, given the unbroken subroutines
and the Runner's bits.  What is chosen comes to `special_break`."""

PUMPS: dict[str, Callable[[Netrunner, Run, Inst, int], list[Option]]] = {}
"""Icebreakers that do not simply pay for strength: what they offer, given the Runner's bits."""

BREAKS: dict[type[Option], Callable[[Netrunner, Run, Inst, Any], None]] = {}
"""What the options of such icebreakers do; each gets options of its own kind."""

USES: dict[str, Callable[[Netrunner, Run, Inst], None]] = {}
"""What happens to such an icebreaker as it is used, before anything is paid."""

AFTER: dict[str, Callable[[Netrunner, Run, Inst, int], None]] = {}
"""What such an icebreaker brings about besides, when it has broken so many subroutines."""


def special_break(g: Netrunner, run: Run, inst: Inst, answer: opt.OnCard) -> None:
    BREAKS[type(answer)](g, run, inst, answer)


def begin_use(g: Netrunner, run: Run, inst: Inst) -> None:
    d = CARDS[inst.card]
    if d.breaker is not None and d.breaker.special in USES:
        USES[d.breaker.special](g, run, inst)


def break_cost(g: Netrunner, run: Run, inst: Inst) -> int:
    b = CARDS[inst.card].breaker
    assert b is not None
    return b.cost + break_tax(g, run.fort) + use_tax(g, run.fort, CARDS[inst.card])


def why_not_break(g: Netrunner, run: Run, ice: Inst, inst: Inst) -> str | None:
    d, b = face(ice), CARDS[inst.card].breaker
    if b is None:
        return "NR-BRK-001 nr-no-breaker"
    if run.flags.get("no-break-now"):
        return "NR-BRK-001 nr-no-break-now"
    if not breaks(b, d, any(traces(p) for p in subroutines(g, ice)), inst):
        return "NR-BRK-002 nr-no-match"
    if run.flags.get("no-noisy") and "noisy" in CARDS[inst.card].keywords:
        return "NR-BRK-001 nr-no-noisy"
    if "worm" in CARDS[inst.card].keywords and any_active(g, "no-worms", run.fort):
        return "NR-BRK-002 nr-no-worms"
    strong, needed = breaker_strength(g, inst), ice_strength(g, ice)
    if strong < needed:
        return f"NR-BRK-003 nr-no-strength n={needed} have={strong}"
    if wealth(g, RUNNER, "breaker", inst.id) < break_cost(g, run, inst):
        return no_bits(g, RUNNER, "NR-BRK-005", break_cost(g, run, inst), "breaker", inst.id)
    return None


def break_options(g: Netrunner, run: Run, ice: Inst) -> list[Option]:
    if run.flags.get("no-break-now"):
        return []
    breakers = [c for c in g.runner.rig if CARDS[c.card].breaker is not None]
    if not breakers:
        return []
    options: list[Option] = []
    paths = subroutines(g, ice)
    left = [i for i in range(len(paths)) if i not in run.broken]
    if not left:
        return []
    d = face(ice)
    strength = ice_strength(g, ice)
    tax = break_tax(g, run.fort)
    wormless = any_active(g, "no-worms", run.fort)
    hushed = run.flags.get("no-noisy")
    for c in breakers:
        card = CARDS[c.card]
        b = card.breaker
        assert b is not None
        if (wormless and "worm" in card.keywords) or (hushed and "noisy" in card.keywords):
            continue
        own = left
        if b.breaks == ("trace",):
            own = [i for i in left if traces(paths[i])]
        if not own or not breaks(b, d, bool(own), c):
            continue
        bits = -1
        if breaker_strength(g, c) >= strength:
            bits = wealth(g, RUNNER, "breaker", c.id)
            if b.special in SPECIAL:
                options += SPECIAL[b.special](g, run, c, own, bits)
            elif bits >= b.cost + tax + use_tax(g, run.fort, card):
                if b.subs > 1:
                    options.append(opt.Break(c.id, c.card, own[0] if len(own) == 1 else -1))
                else:
                    options += [opt.Break(c.id, c.card, i) for i in own]
        if b.special in PUMPS:
            if bits < 0:
                bits = wealth(g, RUNNER, "breaker", c.id)
            options += PUMPS[b.special](g, run, c, bits)
        if b.boost:
            if bits < 0:
                bits = wealth(g, RUNNER, "breaker", c.id)
            if bits >= b.boost_cost + use_tax(g, run.fort, card):
                options.append(opt.Boost(c.id, c.card))
    return options


def use_breaker(g: Netrunner, run: Run, inst: Inst, sub: int) -> None:
    """Pay and break; `sub` -1 lets the Runner choose several."""
    if sub < 0:
        push(g, BreakMany(inst.id))
        return
    push(g, Broken(inst.id, [sub]))


class BreakMany(Frame):
    """Which subroutines one payment breaks."""

    id: int
    at: str = "which"

    def ask_which(self, g: Netrunner) -> Ask:
        run = g.run
        assert run is not None
        b = CARDS[g.find(self.id).card].breaker
        assert b is not None
        ice = g.find(run.ice)
        paths = subroutines(g, ice)
        left = [opt.Subroutine(i, p) for i, p in enumerate(paths) if i not in run.broken]
        most = min(b.subs, len(left))
        tax = break_tax(g, run.fort)
        if tax:  # each subroutine has its price then
            use = use_tax(g, run.fort, CARDS[g.find(self.id).card])
            spare = wealth(g, RUNNER, "breaker", self.id) - b.cost - use
            most = max(1, min(most, spare // tax))
        return ask_many(g.seat_of(RUNNER), "nr-ask-subs", left, 1, most)

    def got_which(self, g: Netrunner, answer: tuple[opt.Subroutine, ...]) -> None:
        subs = [thing.n for thing in answer]
        pop(g)
        push(g, Broken(self.id, subs))


class Broken(Frame):
    """Paid for, then broken, then what the icebreaker does besides."""

    id: int
    subs: list[int]
    at: str = "pay"

    def do_pay(self, g: Netrunner) -> None:
        run = g.run
        assert run is not None
        inst = g.find(self.id)
        b = CARDS[inst.card].breaker
        assert b is not None
        self.at = "break"
        begin_use(g, run, inst)
        cost = b.cost + break_tax(g, run.fort) * len(self.subs)
        cost += use_tax(g, run.fort, CARDS[inst.card])
        charge(g, RUNNER, cost, "breaker", inst.id)

    def do_break(self, g: Netrunner) -> None:
        run = g.run
        assert run is not None
        inst = g.find(self.id)
        for sub in self.subs:
            atoms.break_sub(g, run, inst, sub)
        self.at = "noise"
        after_break(g, run, inst, len(self.subs))

    def do_noise(self, g: Netrunner) -> None:
        pop(g)


def boost(g: Netrunner, run: Run, inst: Inst) -> None:
    b = CARDS[inst.card].breaker
    assert b is not None
    begin_use(g, run, inst)
    atoms.boost(g, run, inst, b.boost, b.lasts)
    cost = b.boost_cost + use_tax(g, run.fort, CARDS[inst.card])
    charge(g, RUNNER, cost, "breaker", inst.id)


def after_break(g: Netrunner, run: Run, inst: Inst, n: int) -> None:
    """Noise, and what icebreakers remember."""
    d = CARDS[inst.card]
    b = d.breaker
    assert b is not None
    if b.special in AFTER:
        AFTER[b.special](g, run, inst, n)
    if b.noise:
        lose_stealth(g, b.noise if b.subs > 1 else b.noise * n)


def lose_stealth(g: Netrunner, n: int) -> None:
    """Bits lost from stealth cards, as far as they have any; the Runner says from which."""
    cards = [c for c in g.runner.rig if c.up and c.bits and "stealth" in CARDS[c.card].keywords]
    have = sum(c.bits for c in cards)
    if have:
        push(g, Noise(min(n, have)))


class Noise(Frame):
    n: int
    at: str = "lose"

    def ask_lose(self, g: Netrunner) -> Ask | None:
        cards = [c for c in g.runner.rig if c.up and c.bits and "stealth" in CARDS[c.card].keywords]
        if self.n <= 0 or not cards:
            return None
        options = [opt.LoseFrom(c.id, c.card) for c in cards]
        return Ask(g.seat_of(RUNNER), "nr-ask-noise", options, (("n", self.n),))

    def got_lose(self, g: Netrunner, answer: opt.LoseFrom) -> None:
        self.n -= 1
        atoms.lose_from(g, RUNNER, g.find(answer.number), 1)

    def do_lose(self, g: Netrunner) -> None:
        pop(g)


# -- worms, and who lies in wait for them ---------------------------------------------------------
def watch(g: Netrunner, run: Run, inst: Inst) -> None:
    """Before a worm is used: the Corp may answer as soon as it was."""
    if "worm" in CARDS[inst.card].keywords and _lurking(g, run):
        push(g, Watch(inst.id))


def _lurking(g: Netrunner, run: Run) -> list[Inst]:
    """Unrezzed cards in the fort that may be what worms fear; all of them, where being asked must
    not reveal which."""
    return [
        c
        for f in g.forts
        if f.id == run.fort
        for c in f.inside
        if not c.up and (g.windows or "no-worms" in CARDS[c.card].special)
    ]


class Watch(Frame):
    """A worm was used: the Corp may rez a card that trashes it, and all it did is undone."""

    id: int
    at: str = "watch"

    def ask_watch(self, g: Netrunner) -> Ask | None:
        run = g.run
        if run is None or g.get(self.id) is None or "worm" in g.corp.mutes:
            return None
        options: list[Option] = [opt.PASS]
        options += [
            opt.Rez(c.id, c.card, c.fort)
            for c in _lurking(g, run)
            if "no-worms" in CARDS[c.card].special and why_not_rez(g, c) is None
        ]
        if g.windows:
            options.append(opt.Mute("worm"))
        args = (("card", g.find(self.id).card),)
        return Ask(g.seat_of(CORP), "nr-window-worm", options, args, window=True, response=True)

    def got_watch(self, g: Netrunner, answer: opt.Rez | opt.Pass | opt.Mute) -> None:
        if isinstance(answer, opt.Rez):
            self.at = "trash"
            push(g, Rez(answer.number))
            return
        if isinstance(answer, opt.Mute):
            atoms.mute(g, CORP, "worm")
        pop(g)

    def do_watch(self, g: Netrunner) -> None:
        pop(g)

    def do_trash(self, g: Netrunner) -> None:
        pop(g)
        run = g.run
        assert run is not None
        if run.ended:
            return  # the Runner was out before it took effect (Speed Trap)
        atoms.unbreak(g, run, g.find(self.id))
        trash_cards(g, [self.id])
