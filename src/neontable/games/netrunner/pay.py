"""Paying bits: from the pool, from cards whose bits serve the purpose, from what a run or card
lent; and hidden resources that may be used while a cost is paid."""

from __future__ import annotations

from typing import TYPE_CHECKING

from neontable.games.netrunner import atoms
from neontable.games.netrunner.card import RUNNER, Paid
from neontable.games.netrunner.library import CARDS, PAIDS
from neontable.games.netrunner.pieces import Inst, Purse
from neontable.games.netrunner.reckon import any_active
from neontable.kernel.asks import Answer, Ask
from neontable.kernel.frames import Frame, pop, push

if TYPE_CHECKING:
    from neontable.games.netrunner.state import Netrunner

POOL: Answer = ("pool",)
RUN_COSTS = ("breaker", "link")


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
    if side == RUNNER:
        cards = g.runner.rig
        found = []
        for c in cards:
            if c.bits and c.up:
                d = CARDS[c.card]
                if d.stock is not None and serves(
                    g, d.stock.uses, use, by, "stealth" in d.keywords
                ):
                    found.append(c)
        return found
    found = []
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


def purses(g: Netrunner, side: int, use: str, by: int = 0) -> list[Purse]:
    return [p for p in g.purses if p.side == side and serves(g, p.uses, use, by)]


def banks(g: Netrunner) -> list[tuple[Inst, Paid, int]]:
    """Abilities that the Runner may use while he pays."""
    table = PAIDS.get("pay")
    if not table:
        return []
    return [(c, paid, n) for c in g.runner.rig if c.card in table for paid, n in table[c.card]]


def bank_gain(paid: Paid) -> int:
    return sum(getattr(v, "n", 0) for v in paid.effects)


def wealth(g: Netrunner, side: int, use: str = "", by: int = 0) -> int:
    """The most that a side can pay for a purpose, and is allowed to."""
    n = means(g, side, use, by)
    if side == RUNNER and g.run is not None and use in RUN_COSTS and "cap" in g.run.flags:
        n = min(n, g.run.flags["cap"] - g.run.spent)
    return n


def means(g: Netrunner, side: int, use: str, by: int) -> int:
    """All bits that serve a purpose."""
    who = g.runner if side else g.corp
    n = who.bits
    if side == RUNNER:
        best: dict[int, tuple[int, int]] = {}
        for c, paid, _ in banks(g):
            # Of two abilities of one card only one is ever used: the card is trashed.
            offer = (paid.bits, bank_gain(paid) - paid.bits)
            if c.id not in best or offer[1] > best[c.id][1]:
                best[c.id] = offer
        for need, more in sorted(best.values()):
            if n >= need:
                n += more
        for c in sources(g, side, use, by):
            n += c.bits
    else:
        for c in sources(g, side, use, by):
            n += c.bits
    if g.purses:
        for p in purses(g, side, use, by):
            n += p.bits
    return n


def charge(g: Netrunner, side: int, n: int, use: str = "", by: int = 0) -> None:
    """Make a side pay what it can pay; only when there is a choice is anybody asked."""
    if n <= 0:
        return
    if side == RUNNER:
        if g.run is not None and use in RUN_COSTS:
            atoms.count_spent(g.run, n)
        for c in g.runner.rig:
            # Being asked must not tell what a face-down card is.
            if (
                (not c.up and g.windows)
                or (not c.up and c.card in PAIDS.get("pay", ()))
                or (c.bits and CARDS[c.card].stock is not None)
            ):
                push(g, Pay(side, n, use, by))
                return
        if g.purses:
            push(g, Pay(side, n, use, by))
            return
    elif g.purses or use in ("trace", "rez", "install"):
        push(g, Pay(side, n, use, by))
        return
    atoms.spend(g, side, n)


class Pay(Frame):
    """Bits still to be paid for a purpose."""

    side: int
    left: int
    use: str = ""
    by: int = 0
    at: str = "pay"

    def ask_pay(self, g: Netrunner) -> Ask | None:
        if self.left <= 0:
            return None
        side, left = self.side, self.left
        pool = g.runner.bits if side else g.corp.bits
        cards = sources(g, side, self.use, self.by)
        lent = purses(g, side, self.use, self.by) if g.purses else []
        rest = means(g, side, self.use, self.by)  # a cap was looked at before
        hidden = banks(g) if side == RUNNER else []
        options: list[Answer] = []
        for i, p in enumerate(lent):
            options.append(("lent", i, min(p.bits, left)))
        for c in cards:
            for k in range(min(c.bits, left), 0, -1):
                if rest - c.bits >= left - k:
                    options.append(("from", c.id, c.card, k))
        if pool >= left or (pool and not lent and not cards and not hidden):
            options.append(POOL)
        for c, paid, n in hidden:
            if pool >= paid.bits:
                options.append(("use", c.id, c.card, n))
        if not options:
            options.append(POOL)
        window = side == RUNNER and any(not c.up for c in g.runner.rig)
        return Ask(
            side ^ g.swapped,
            "nr-ask-pay",
            options,
            (("n", left),),
            window=window,
            default=options.index(POOL) if POOL in options else 0,
        )

    def got_pay(self, g: Netrunner, answer: Answer) -> None:
        match answer[0]:
            case "pool":
                pool = g.runner.bits if self.side else g.corp.bits
                n = min(pool, self.left)
                self.left -= n
                atoms.spend(g, self.side, n)
                if self.left:
                    raise ValueError(f"{self.left} bits are missing")
            case "from":
                self.left -= answer[3]
                atoms.spend_from(g, self.side, g.find(answer[1]), answer[3])
            case "lent":
                purse = purses(g, self.side, self.use, self.by)[answer[1]]
                self.left -= answer[2]
                atoms.spend_purse(g, self.side, purse, answer[2])
            case "use":
                from neontable.games.netrunner.play import UsePaid

                push(g, UsePaid(answer[1], answer[3]))

    def do_pay(self, g: Netrunner) -> None:
        pop(g)

    def why_pay(self, g: Netrunner, thing: Answer) -> str | None:
        if isinstance(thing, tuple) and thing[0] in ("pool", "from", "lent"):
            return "NR-COST-006 nr-no-bits-there"
        return None


def can_pay(g: Netrunner, side: int, n: int, use: str = "", by: int = 0) -> bool:
    who = g.runner if side else g.corp
    if n <= who.bits and not (g.run is not None and "cap" in g.run.flags):
        return True
    return wealth(g, side, use, by) >= n
