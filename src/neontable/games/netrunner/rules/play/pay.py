"""Paying bits: from the pool, from cards whose bits serve the purpose, from what a run or card
lent; and hidden resources that may be used while a cost is paid."""

from __future__ import annotations

from typing import TYPE_CHECKING

from neontable.games.netrunner import atoms
from neontable.games.netrunner.model import options as opt
from neontable.games.netrunner.model.card import CORP, RUNNER, Paid
from neontable.games.netrunner.model.library import CARDS, CORP_STOCKS, PAIDS, STOCK
from neontable.games.netrunner.model.numbers import any_active
from neontable.games.netrunner.model.pieces import Inst, Purse
from neontable.games.netrunner.rules.play.use import UsePaid, cost
from neontable.kernel.asks import Ask
from neontable.kernel.frames import Frame, pop, push
from neontable.kernel.options import Option

if TYPE_CHECKING:
    from neontable.games.netrunner.model.state import Netrunner

RUN_COSTS = ("breaker", "link")
MOST = 1 << 30


def serves(g: Netrunner, uses: tuple[str, ...], use: str, by: int, stealth: bool = False) -> bool:
    """Whether restricted bits may pay for this; `by` is the icebreaker that is used."""
    if stealth and g.run is not None and any_active(g, "no-stealth", g.run.fort):
        return False
    if "any" in uses:
        return True
    if use != "breaker":
        return use in uses or ("run" in uses and g.run is not None)
    if g.run is None:
        return False
    if "breaker" in uses or "run" in uses:
        return True
    keywords = CARDS[g.find(by).card].keywords
    if "quiet-breaker" in uses:
        return "noisy" not in keywords
    return "killer" in uses and "killer" in keywords


def sources(g: Netrunner, side: int, use: str, by: int = 0) -> list[Inst]:
    """Cards with bits that may pay for this."""
    found = []
    if side == RUNNER:
        for c in g.in_play.stocked:
            if c.bits and c.up:
                d = CARDS[c.card]
                if d.stock is not None and (
                    serves(g, d.stock.uses, use, by, "stealth" in d.keywords)
                    or ("hosted" in d.stock.uses and _hosted(g, c, use, by))
                ):
                    found.append(c)
        return found
    if STOCK[CORP] not in g.in_play.words:
        return found
    for fort in g.forts:
        for c in fort.inside:
            if c.bits and c.up:
                stock = CARDS[c.card].stock
                if stock is not None and (
                    use in stock.uses
                    or (f"{use}-here" in stock.uses and g.run is not None and g.run.fort == c.fort)
                ):
                    found.append(c)
    return found


def _hosted(g: Netrunner, host: Inst, use: str, by: int) -> bool:
    """Bits for the icebreaker that is in this card."""
    return use == "breaker" and g.run is not None and g.find(by).host == host.id


def purses(g: Netrunner, side: int, use: str, by: int = 0) -> list[Purse]:
    return [p for p in g.purses if p.side == side and serves(g, p.uses, use, by)]


def banks(g: Netrunner) -> list[tuple[Inst, Paid, int]]:
    """Abilities that the Runner may use while he pays."""
    cards = g.in_play.banks
    if not cards:
        return []
    table = PAIDS["pay"]
    # A card whose ability is just being paid for is not there a second time.
    busy = [f.id for f in g.stack if isinstance(f, UsePaid)]
    return [(c, paid, n) for c in cards if c.id not in busy for paid, n in table[c.card]]


def bank_gain(paid: Paid) -> int:
    return sum(getattr(v, "n", 0) for v in paid.effects)


Offer = tuple[tuple[int, int], ...]
"""Of one bank: what each ability needs, and by how much it makes the Runner richer; the richest
first."""


def offers(g: Netrunner, without: int = 0) -> list[Offer]:
    if not g.in_play.banks:
        return []
    found: dict[int, list[tuple[int, int]]] = {}
    for c, paid, _ in banks(g):
        if c.id != without:
            found[c.id] = [*found.get(c.id, ()), (paid.bits, bank_gain(paid) - paid.bits)]
    return [tuple(sorted(o, key=lambda offer: -offer[1])) for o in found.values()]


def grown(bits: int, rest: list[Offer]) -> int:
    """The most that banks can make of these bits.  Of two abilities of one card only one is ever
    used, since the card is trashed; all make richer, so the best that can be paid for is taken
    first, and a lesser one only to get going at all."""
    rest = list(rest)
    while rest:
        best = next((o for o in rest if o[0][0] <= bits), None)
        if best is not None:
            more = best[0][1]
        else:
            lesser = [(more, o) for o in rest for need, more in o if need <= bits]
            if not lesser:
                break
            more, best = max(lesser)
        rest.remove(best)
        bits += more
    return bits


def means(g: Netrunner, use: str, by: int = 0) -> tuple[int, int]:
    """Bits of the Runner's that serve any purpose now, and those that serve this one only."""
    free, tied = g.runner.bits, 0
    for c in sources(g, RUNNER, use, by):
        stock = CARDS[c.card].stock
        if stock is not None and serves(g, stock.uses, "ability", 0):
            free += c.bits
        else:
            tied += c.bits
    if g.purses:
        for p in purses(g, RUNNER, use, by):
            if serves(g, p.uses, "ability", 0):
                free += p.bits
            else:
                tied += p.bits
    return free, tied


def purpose(paid: Paid) -> str:
    """What the bits of an ability are paid for."""
    return "link" if paid.when == "trace" else "ability"


def cap_left(g: Netrunner) -> int | None:
    """What the Runner may still spend on icebreakers and link in this run; None for anything."""
    if g.run is None or "cap" not in g.run.flags:
        return None
    return max(0, g.run.flags["cap"] - g.run.spent)


def budget_left(g: Netrunner) -> int | None:
    """What the Runner may still spend at all in a run whose costs he had to announce; None for
    anything."""
    if g.run is None or "budget" not in g.run.flags or g.run.phase == "over":
        return None
    return max(0, g.run.flags["budget"] - g.run.flags.get("budget-spent", 0))


def pool_only(g: Netrunner) -> bool:
    """Whether the Runner has no card that could help him to pay."""
    in_play = g.in_play
    if in_play.banks:
        return False
    for c in in_play.stocked:  # noqa: SIM110  (asked at every turn: all() is twice as slow)
        if c.bits:
            return False
    return True


def richest(g: Netrunner) -> int:
    """More than this the Runner cannot pay, whatever it is for: what costs more need not be looked
    at."""
    in_play = g.in_play
    if in_play.banks:
        return MOST
    n = g.runner.bits
    for c in in_play.stocked:
        n += c.bits
    for p in g.purses:
        n += p.bits
    return n


def wealth(g: Netrunner, side: int, use: str = "", by: int = 0) -> int:
    """The most that a side can pay for a purpose."""
    if not side:
        n = g.corp.bits
        if use in CORP_STOCKS and STOCK[CORP] in g.in_play.words:
            for c in sources(g, side, use, by):
                n += c.bits
        if g.purses:
            for p in purses(g, side, use, by):
                n += p.bits
        return n
    if not g.purses and pool_only(g):
        n = g.runner.bits  # nothing but the pool: the usual case
    else:
        free, tied = means(g, use, by)
        n = (grown(free, offers(g)) if g.in_play.banks else free) + tied
    if g.run is not None and g.run.flags:
        for cap in (cap_left(g) if use in RUN_COSTS else None, budget_left(g)):
            n = n if cap is None else min(n, cap)
    return n


def charge(g: Netrunner, side: int, n: int, use: str = "", by: int = 0, plain: int = 0) -> None:
    """Make a side pay what it can pay; asks only when there is a choice.  `plain` is the part that
    bits for this purpose only cannot pay."""
    if n <= 0:
        return
    if side == RUNNER:
        if g.run is not None:
            if use in RUN_COSTS:
                atoms.count_spent(g.run, n - plain)
            if "budget" in g.run.flags:
                atoms.count_budget(g.run, n)
        in_play = g.in_play
        if (
            g.purses
            # Being asked must not reveal what a face-down card is.
            or (in_play.hidden and (g.windows or any(not c.up for c in in_play.banks)))
            or (in_play.stocked and any(c.bits for c in in_play.stocked))
        ):
            push(g, Pay(side, n, use, by, plain))
            return
    elif g.purses or (use in CORP_STOCKS and (g.windows or STOCK[CORP] in g.in_play.words)):
        push(g, Pay(side, n, use, by))
        return
    atoms.spend(g, side, n)


class Pay(Frame):
    """Bits still to be paid for a purpose."""

    side: int
    left: int
    use: str = ""
    by: int = 0
    plain: int = 0
    """The part that bits for this purpose only cannot pay."""
    shut: bool = False
    """What a bank itself costs: no other is opened for it."""
    at: str = "pay"

    def ask_pay(self, g: Netrunner) -> Ask | None:
        if self.left <= 0:
            return None
        side, left = self.side, self.left
        options = self._runner(g) if side == RUNNER else self._corp(g)
        if (g.runner.bits if side else g.corp.bits) >= left or not options:
            options.append(opt.POOL)
        window = side == RUNNER and any(not c.up for c in g.runner.rig)
        if window and opt.POOL in options:
            if "pay" in g.runner.mutes:
                # As if no card were face down, whatever they are: this reveals nothing.
                options = [o for o in options if not isinstance(o, opt.Use) or g.find(o.number).up]
                window = False
            elif g.windows:
                options.append(opt.Mute("pay"))
        return Ask(
            g.seat_of(side),
            "nr-ask-pay",
            options,
            (("n", left),),
            window=window,
            default=options.index(opt.POOL) if opt.POOL in options else 0,
        )

    def _corp(self, g: Netrunner) -> list[Option]:
        left = self.left
        cards = sources(g, CORP, self.use, self.by)
        lent = purses(g, CORP, self.use, self.by) if g.purses else []
        rest = g.corp.bits + sum(c.bits for c in cards) + sum(p.bits for p in lent)
        options: list[Option] = []
        for i, p in enumerate(lent):
            options.append(opt.FromLent(i, min(p.bits, left)))
        for c in cards:
            for k in range(min(c.bits, left), 0, -1):
                if rest - c.bits >= left - k:
                    options.append(opt.FromCard(c.id, c.card, k))
        return options

    def _runner(self, g: Netrunner) -> list[Option]:
        """Only what leaves the rest payable: bits that a bank needs are not given away first."""
        left, plain = self.left, self.plain
        free, tied = means(g, self.use, self.by)
        closed = [] if self.shut else offers(g)
        options: list[Option] = []

        def after(k: int, had: int, anything: bool) -> bool:
            """Paying k from a source that is then left alone, of `had` bits that were there."""
            if anything:
                return enough(left - k, max(0, plain - k), free - had, tied, closed)
            return k <= left - plain and enough(left - k, plain, free, tied - had, closed)

        for i, p in enumerate(purses(g, RUNNER, self.use, self.by) if g.purses else ()):
            anything = serves(g, p.uses, "ability", 0)
            k = next((k for k in range(min(p.bits, left), 0, -1) if after(k, k, anything)), 0)
            if k:
                options.append(opt.FromLent(i, k))
        for c in sources(g, RUNNER, self.use, self.by):
            stock = CARDS[c.card].stock
            assert stock is not None
            anything = serves(g, stock.uses, "ability", 0)
            options += [
                opt.FromCard(c.id, c.card, k)
                for k in range(min(c.bits, left), 0, -1)
                if after(k, c.bits, anything)
            ]
        if not self.shut:
            for c, paid, n in banks(g):
                rich = free - paid.bits + bank_gain(paid)
                if free >= paid.bits and enough(left, plain, rich, tied, offers(g, c.id)):
                    options.append(opt.Use(c.id, c.card, n))
        return options

    def got_pay(self, g: Netrunner, answer: Option) -> None:
        match answer:
            case opt.FromPool() | opt.Mute():
                if isinstance(answer, opt.Mute):
                    atoms.mute(g, self.side, "pay")
                pool = g.runner.bits if self.side else g.corp.bits
                n = min(pool, self.left)
                self.left -= n
                atoms.spend(g, self.side, n)
                if self.left:
                    raise ValueError(f"{self.left} bits are missing")
            case opt.FromCard(number, _, n):
                inst = g.find(number)
                stock = CARDS[inst.card].stock
                self._paid(g, n, stock.uses if stock is not None else ())
                atoms.spend_from(g, self.side, inst, n)
            case opt.FromLent(i, n):
                purse = purses(g, self.side, self.use, self.by)[i]
                self._paid(g, n, purse.uses)
                atoms.spend_purse(g, self.side, purse, n)
            case opt.Use(number, _, n):
                push(g, UsePaid(number, n))

    def _paid(self, g: Netrunner, n: int, uses: tuple[str, ...]) -> None:
        self.left -= n
        if self.plain and serves(g, uses, "ability", 0):
            self.plain = max(0, self.plain - n)

    def do_pay(self, g: Netrunner) -> None:
        pop(g)

    def why_pay(self, g: Netrunner, thing: object) -> str | None:
        if isinstance(thing, (opt.FromPool, opt.FromCard, opt.FromLent)):
            return "NR-COST-006 nr-no-bits-there"
        return None


def enough(left: int, plain: int, free: int, tied: int, rest: list[Offer]) -> bool:
    """Whether the Runner can pay `left`, of which `plain` from what serves any purpose."""
    return grown(free, rest) + min(tied, left - plain) >= left


def charge_bank(g: Netrunner, n: int) -> None:
    """What a bank itself costs while something is paid for."""
    if n > 0:
        if g.run is not None and "budget" in g.run.flags:
            atoms.count_budget(g.run, n)
        free, _ = means(g, "ability")
        if free > g.runner.bits:
            push(g, Pay(RUNNER, n, "ability", shut=True))
        else:
            atoms.spend(g, RUNNER, n)


@cost
def bits(g: Netrunner, inst: Inst, paid: Paid) -> None:
    """Of an ability."""
    if paid.when == "pay":
        charge_bank(g, paid.bits)
    else:
        charge(g, CARDS[inst.card].side, paid.bits, purpose(paid))


def no_bits(g: Netrunner, side: int, rule: str, n: int, use: str = "", by: int = 0) -> str:
    """The objection to what a side cannot pay: the rule, what it costs and what there is for it."""
    return f"{rule} nr-no-bits n={n} have={wealth(g, side, use, by)}"


def can_pay(g: Netrunner, side: int, n: int, use: str = "", by: int = 0) -> bool:
    who = g.runner if side else g.corp
    if n <= who.bits:
        run = g.run if side else None
        if run is None or not ("cap" in run.flags or "budget" in run.flags):
            return True
    elif (
        not side and not g.purses and (use not in CORP_STOCKS or STOCK[CORP] not in g.in_play.words)
    ):
        return False  # the Corp has nothing but its pool
    return wealth(g, side, use, by) >= n
