"""Counters that are shared out, or that somebody may refuse."""

from __future__ import annotations

from typing import TYPE_CHECKING

from neontable.games.netrunner import atoms
from neontable.games.netrunner.model import options as opt
from neontable.games.netrunner.model.card import CORP
from neontable.games.netrunner.model.library import CARDS
from neontable.games.netrunner.model.numbers import can_advance
from neontable.games.netrunner.rules.play.choices import of_card
from neontable.games.netrunner.rules.play.pay import can_pay, charge
from neontable.kernel.asks import Ask
from neontable.kernel.frames import Frame, pop
from neontable.kernel.options import Option

if TYPE_CHECKING:
    from neontable.games.netrunner.model.state import Netrunner


class Spread(Frame):
    """The Corp puts advancement counters on cards, one by one."""

    left: int
    each: int = 0
    card: str = ""
    given: list[int] = []
    """Numbers of the cards that got one."""
    at: str = "put"

    def ask_put(self, g: Netrunner) -> Ask | None:
        if self.left <= 0:
            return None
        cards = [
            c
            for f in g.forts
            for c in (*f.inside, *f.ice)
            if can_advance(c) and not (self.each and self.given.count(c.id) >= self.each)
        ]
        if not cards and not g.windows:
            return None
        options: list[Option] = [of_card(opt.Installed, c, CORP) for c in cards]
        if self.each or not cards:
            options.append(opt.NOTHING)
        args = (("card", self.card), ("n", self.left))
        # What can be advanced lies face down: being asked must not reveal that there is any.
        return Ask(g.seat_of(CORP), "nr-ask-spread", options, args, window=True)

    def got_put(self, g: Netrunner, answer: opt.Installed | opt.Nothing) -> None:
        if isinstance(answer, opt.Nothing):
            self.left = 0
            return
        self.left -= 1
        self.given.append(answer.number)
        atoms.advance(g, g.find(answer.number), 1)

    def do_put(self, g: Netrunner) -> None:
        pop(g)


class Infect(Frame):
    """A virus counter is given; a disinfectant may keep it away."""

    where: str
    """corp, fort or card."""
    id: int
    name: str
    n: int
    at: str = "avoid"

    def ask_avoid(self, g: Netrunner) -> Ask | None:
        if self.n <= g.flags.get("avoid-virus", 0):
            return None  # none to come, or all that do are avoided by themselves
        cards = [
            c
            for f in g.forts
            for c in f.inside
            if c.up and "disinfects" in CARDS[c.card].special and not c.this_turn
        ]
        if not cards or not can_pay(g, CORP, 1):
            return None
        options: list[Option] = [opt.AvoidVirus(c.id, c.card) for c in cards]
        options.append(opt.ACCEPT)
        return Ask(g.seat_of(CORP), "nr-ask-virus", options, (("mark", self.name),))

    def got_avoid(self, g: Netrunner, answer: opt.AvoidVirus | opt.Accept) -> None:
        if isinstance(answer, opt.Accept):
            self.do_avoid(g)
            return
        atoms.use(g, g.find(answer.number))
        self.n -= 1
        charge(g, CORP, 1)

    def do_avoid(self, g: Netrunner) -> None:
        self.at = "give"
        spared = min(self.n, g.flags.get("avoid-virus", 0))
        if spared > 0:
            self.n -= spared
            atoms.avoid_virus(g, self.name, spared)

    def do_give(self, g: Netrunner) -> None:
        pop(g)
        if self.n <= 0:
            return
        if self.where == "corp":
            atoms.mark_corp(g, self.name, self.n)
        elif self.where == "fort":
            if any(f.id == self.id for f in g.forts):
                atoms.mark_fort(g, g.fort(self.id), self.name, self.n)
        else:
            inst = g.get(self.id)
            if inst is not None:
                atoms.mark(g, inst, self.name, self.n)
