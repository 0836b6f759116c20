"""The trace: both sides commit bits in secret, then everything is revealed (NR-TRACE)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from neontable.games.netrunner import atoms
from neontable.games.netrunner.model import options as opt
from neontable.games.netrunner.model.card import CORP, RUNNER
from neontable.games.netrunner.model.library import CARDS
from neontable.games.netrunner.model.numbers import counted, first_active, in_force, total
from neontable.games.netrunner.model.pieces import Inst
from neontable.games.netrunner.rules.play.abilities import (
    TRACE,
    TRACED,
    TRACING,
    abilities,
    ask_runner,
)
from neontable.games.netrunner.rules.play.damage import give_tags
from neontable.games.netrunner.rules.play.install import Rez, why_not_rez
from neontable.games.netrunner.rules.play.pay import (
    budget_left,
    cap_left,
    charge,
    grown,
    means,
    offers,
    sources,
    wealth,
)
from neontable.games.netrunner.rules.play.resolve import fire
from neontable.games.netrunner.rules.play.use import UsePaid
from neontable.kernel.asks import Ask, ask_number
from neontable.kernel.frames import pop, push
from neontable.kernel.options import Option
from neontable.kit.bids import OPEN, SecretDecisions

if TYPE_CHECKING:
    from neontable.games.netrunner.model.state import Netrunner


SURE = "sure-traces"
"""What a card is called that makes every trace succeed."""


class Trace(SecretDecisions["Netrunner", int | opt.Link | opt.NoLink]):
    """Gives the parent by how much the trace value exceeds the link, or -1 when it failed."""

    limit: int
    card: str
    """The card that traces."""
    bid: int = OPEN
    link: int = OPEN
    """Number of the base link card; 0 for none."""
    more: int = OPEN
    """Link bought above the base."""
    bonus: int = 0
    """Link added after the reveal, and by what is going on."""
    used: list[int] = []
    """Cards whose once-in-a-trace ability was used."""
    sure: str = ""
    """The card that makes every trace succeed, and tags the Runner besides."""
    dear: int = 0
    """Bits that each point of the trace value costs the Corp besides."""
    at: str = "begin"

    def do_begin(self, g: Netrunner) -> None:
        if CARDS[self.card].type == "ice":
            self.limit = max(0, self.limit + total(g, "ice-trace"))
        atoms.emit(g, "nr-trace", card=self.card, n=self.limit)
        self.at = "prepare"

    # -- what the Corp may rez and use as it begins a trace --------------------------------------
    def ask_prepare(self, g: Netrunner) -> Ask | None:
        unrezzed = [c for f in g.forts[3:] for c in f.inside if not c.up]
        options: list[Option] = [
            opt.Rez(c.id, c.card, c.fort)
            for c in unrezzed
            if "rez-in-traces" in CARDS[c.card].special and why_not_rez(g, c) is None
        ]
        options += abilities(g, CORP, TRACING)
        if "tracing" in g.corp.mutes or (not options and not (g.windows and unrezzed)):
            return None
        options = [opt.PASS, *options]
        if g.windows:
            options.append(opt.Mute("tracing"))
        args = (("card", self.card), ("n", self.limit))
        return Ask(g.seat_of(CORP), "nr-window-tracing", options, args, window=True, response=True)

    def got_prepare(self, g: Netrunner, answer: Option) -> None:
        match answer:
            case opt.Rez(number):
                push(g, Rez(number))
            case opt.Use(number, _, n):
                push(g, UsePaid(number, n))
            case _:
                if isinstance(answer, opt.Mute):
                    atoms.mute(g, CORP, "tracing")
                self.at = "begun"

    def do_prepare(self, g: Netrunner) -> None:
        self.at = "begun"

    def do_begun(self, g: Netrunner) -> None:
        self.at = "commit"
        if g.run is not None:
            atoms.set_run_flag(g, "traced", 1)
        if in_force(g, SURE):
            self.sure = first_active(g, SURE)
            self.bid = self.link = self.more = 0
            atoms.emit(g, "nr-trace-sure", card=self.sure)
            self.at = "cancel"

    # -- the secret part -----------------------------------------------------------------------
    def most(self, g: Netrunner) -> int:
        """The limit, or the Corp's bits; some bits raise the limit with the value."""
        lifting = sum(
            c.bits for c in sources(g, CORP, "trace") if "lifts-limit" in CARDS[c.card].special
        )
        if self.dear:
            return min(self.limit, wealth(g, CORP, "trace") // (1 + self.dear))
        return min(self.limit, wealth(g, CORP, "trace") - lifting) + lifting

    def deciders(self, g: Netrunner) -> tuple[int, int]:
        return g.seat_of(CORP), g.seat_of(RUNNER)

    def undecided(self, g: Netrunner, seat: int) -> Ask | None:
        """The Corp commits bits, the Runner names a base link, then bits to raise it."""
        limit = (("n", self.limit),)
        if g.side_of(seat) == CORP:
            if self.bid != OPEN:
                return None
            args = (("card", self.card), *limit)
            return ask_number(seat, "nr-ask-trace", 0, self.most(g), args=args)
        if self.link == OPEN:
            links = [opt.Link(c.id, c.card) for c in base_links(g)]
            return Ask(seat, "nr-ask-link", [*links, opt.NO_LINK], limit)
        if self.more == OPEN:
            return ask_number(seat, "nr-ask-link-bits", 0, most_link(g, self.link), args=limit)
        return None

    def decide(self, g: Netrunner, seat: int, answer: int | opt.Link | opt.NoLink) -> None:
        match answer:
            case opt.Link(number):
                self.link = number
            case opt.NoLink():
                self.link = self.more = 0
            case bits if g.side_of(seat) == CORP:
                self.bid = bits
            case bits:
                self.more = bits

    def rebid(self, bid: int, more: int) -> None:
        """Other secret amounts, in a world that somebody imagines."""
        self.bid, self.more = bid, more

    def decided(self, g: Netrunner) -> None:
        """All at once: the card named, then the bits of both (NR-TRACE-008, 009)."""
        if self.link:
            atoms.emit(g, "nr-link", card=g.find(self.link).card, number=self.link)
        else:
            atoms.emit(g, "nr-no-link")
        atoms.emit(g, "nr-trace-reveal", n=self.bid, more=self.more)
        self.at = "pay_corp"

    # -- paying, both, whatever comes of it (NR-TRACE-011) --------------------------------------
    def do_pay_corp(self, g: Netrunner) -> None:
        self.at = "pay_runner"
        lifted = self.bid - self.limit
        if self.dear:
            charge(g, CORP, self.bid * (1 + self.dear), "trace")
        elif lifted > 0:
            for c in sources(g, CORP, "trace"):
                if lifted > 0 and "lifts-limit" in CARDS[c.card].special:
                    n = min(lifted, c.bits)
                    atoms.spend_from(g, CORP, c, n)
                    lifted -= n
            charge(g, CORP, self.limit, "trace")
        else:
            charge(g, CORP, self.bid, "trace")

    def do_pay_runner(self, g: Netrunner) -> None:
        self.at = "boost"
        if self.link:
            card = g.find(self.link)
            link = CARDS[card.card].link
            assert link is not None
            if "ends-run" in CARDS[card.card].special:
                atoms.set_run_flag(g, "link-ends-run", 1)
            # Bits that are there for raising the link do not pay for the base link.
            cost = link.cost + self.more * link.more
            charge(g, RUNNER, cost, "link", plain=link.cost)

    # -- after the reveal ---------------------------------------------------------------------
    def ask_boost(self, g: Netrunner) -> Ask | None:
        options: list[Option] = [
            use
            for use in abilities(g, RUNNER, TRACE)
            if use.number not in self.used or CARDS[use.card].paids[use.n].once != "trace"
        ]
        args = (("n", self.value(g)), ("link", self.link_value(g)))
        return ask_runner(g, "nr-ask-trace-boost", options, opt.DONE, args)

    def got_boost(self, g: Netrunner, answer: opt.Use | opt.Done) -> None:
        if isinstance(answer, opt.Done):
            self.at = "compare"
        else:
            self.used.append(answer.number)
            push(g, UsePaid(answer.number, answer.n))

    def do_boost(self, g: Netrunner) -> None:
        self.at = "compare"

    def raise_link(self, n: int) -> None:
        self.bonus += n

    def value(self, g: Netrunner) -> int:
        return self.bid

    def link_value(self, g: Netrunner) -> int:
        n = self.bonus + self.more
        card = g.get(self.link) if self.link > 0 else None
        if card is not None:
            link = CARDS[card.card].link
            n += link.base if link is not None else 0
        n += counted(g.runner.marks.items(), "link")
        if g.run is not None:
            n += g.run.flags.get("link", 0)
        return n

    def do_compare(self, g: Netrunner) -> None:
        value, link = self.value(g), self.link_value(g)
        won = value >= link  # ties go to the Corp
        atoms.emit(g, "nr-traced" if won else "nr-untraced", n=value, link=link)
        self.bonus = value - link if won else -1
        self.at = "cancel" if won else "over"
        used = g.get(self.link) if self.link > 0 and not won else None
        reward = CARDS[used.card].link if used is not None else None
        if reward is not None:
            atoms.gain(g, RUNNER, reward.reward)

    def ask_cancel(self, g: Netrunner) -> Ask | None:
        """A back door may undo what a successful trace would do."""
        options: list[Option] = [*abilities(g, RUNNER, TRACED)]
        return ask_runner(g, "nr-ask-traced", options, opt.ACCEPT, (("card", self.card),))

    def got_cancel(self, g: Netrunner, answer: opt.Use | opt.Accept) -> None:
        self.at = "over"
        if isinstance(answer, opt.Use):
            push(g, UsePaid(answer.number, answer.n))

    def do_cancel(self, g: Netrunner) -> None:
        self.at = "over"

    def cancel(self) -> None:
        self.bonus = -1

    def do_over(self, g: Netrunner) -> None:
        self.at = "end"
        fire(g, "trace-over")
        if self.sure and self.bonus >= 0:
            give_tags(g, 1, self.sure)

    def do_end(self, g: Netrunner) -> None:
        atoms.close_purses(g, "trace")
        pop(g, self.bonus)


def base_links(g: Netrunner) -> list[Inst]:
    found = []
    for c in g.runner.rig:
        link = CARDS[c.card].link
        if not c.up or link is None or (link.run_only and g.run is None):
            continue
        if wealth(g, RUNNER, "base-link") >= link.cost:
            found.append(c)
    return found


def most_link(g: Netrunner, id: int) -> int:
    link = CARDS[g.find(id).card].link
    if link is None or not link.more:
        return 0
    free, tied = means(g, "link")
    bits = grown(free, offers(g)) + tied - link.cost
    budget = budget_left(g)
    if budget is not None:
        bits = min(bits, budget - link.cost)
    cap = cap_left(g)
    return max(0, (bits if cap is None else min(bits, cap)) // link.more)


def tracing(g: Netrunner) -> Trace | None:
    """The trace that is going on."""
    for f in reversed(g.stack):
        if isinstance(f, Trace):
            return f
    return None
