"""Effects that single agendas have, and what they choose from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from neontable.games.netrunner import atoms
from neontable.games.netrunner.model import options as opt
from neontable.games.netrunner.model.card import AGENDA, CORP, ICE, NEW, Verb
from neontable.games.netrunner.model.library import CARDS
from neontable.games.netrunner.rules.play.choices import (
    Choose,
    chosen_forts,
    chosen_names,
    chosen_numbers,
    of_card,
    what,
)
from neontable.games.netrunner.rules.play.conditions import condition
from neontable.games.netrunner.rules.play.income import earn, lend
from neontable.games.netrunner.rules.play.install import (
    Install,
    Rez,
    can_rez_free,
    why_not_install,
)
from neontable.kernel.asks import Ask
from neontable.kernel.frames import Frame, pop, push
from neontable.kernel.options import Option
from neontable.kit.counters import count_of

if TYPE_CHECKING:
    from neontable.games.netrunner.model.pieces import Inst
    from neontable.games.netrunner.model.state import Netrunner
    from neontable.games.netrunner.rules.play.resolve import Resolve

ANY = 99
"""Any number of cards."""


# -- bits and points ---------------------------------------------------------------------------
class AllOrNothing(Verb, frozen=True):
    """A rich Corp gains bits, a poorer one loses all it has."""

    n: int

    def do(self, g: Netrunner, fx: Resolve) -> None:
        if g.corp.bits >= self.n:
            earn(g, CORP, self.n, fx.path)
        else:
            atoms.lose(g, CORP, g.corp.bits)


class PointsForMore(Verb, frozen=True):
    """An agenda point for so many counters above the difficulty."""

    per: int

    def do(self, g: Netrunner, fx: Resolve) -> None:
        n = fx.n // self.per
        if n > 0:
            atoms.add_points(g, CORP, n)


@condition
def agenda_has_bits(g: Netrunner, inst: Inst | None) -> bool:
    return inst is not None and inst.bits > 0


@condition
def not_lost(g: Netrunner, inst: Inst | None) -> bool:
    """Whether a card still has its ability (atoms.lose_ability)."""
    return inst is not None and not count_of(inst.marks, "lost")


# -- cards of HQ and R&D -----------------------------------------------------------------------
class Recycle(Verb, frozen=True):
    """HQ and Archives go back into R&D."""

    def do(self, g: Netrunner, fx: Resolve) -> None:
        atoms.shuffle_into_deck(g, CORP, ("hand", "trash", "buried"))


class Downsize(Verb, frozen=True):
    """Agendas of HQ are shown, paid for by their points, and shuffled into R&D."""

    per: int

    def do(self, g: Netrunner, fx: Resolve) -> None:
        push(g, Choose(CORP, "nr-ask-downsize", "agendas-in-hq", 0, ANY, fx.source, fx.name))

    def then(self, g: Netrunner, fx: Resolve, result: object) -> None:
        cards = tuple(chosen_names(result))
        if not cards:
            return
        atoms.show(g, CORP, cards, "hq")
        earn(g, CORP, self.per * sum(CARDS[card].points for card in cards), fx.path)
        for card in cards:
            atoms.leave_hand(g, CORP, card, "top")
        atoms.shuffle_deck(g, CORP)


@what
def agendas_in_hq(g: Netrunner, ask: Choose) -> list[Option]:
    return [opt.Named(c) for c in sorted(g.corp.hq) if CARDS[c].type == AGENDA]


class Reclaim(Verb, frozen=True):
    """A new fort of cards from HQ, with lent bits."""

    cards: int
    bits: int

    def do(self, g: Netrunner, fx: Resolve) -> None:
        push(g, NewFort(self.cards, fx.name))
        lend(g, CORP, self.bits, ("install", "rez", ""), "effect", fx.path)


class NewFort(Frame):
    """Cards of HQ are installed in one new fort, one after another; each may be rezzed at once.
    The next card is chosen when the one before lies: no card that others may not know is kept."""

    left: int
    card: str
    """The card that asks, for the words."""
    fort: int = NEW
    at: str = "next"

    def ask_next(self, g: Netrunner) -> Ask | None:
        if self.left <= 0:
            return None
        options: list[Option] = [
            opt.Install(card, self.fort)
            for card in sorted(dict.fromkeys(g.corp.hq))
            if why_not_install(g, card, self.fort) is None
        ]
        options.append(opt.DONE)
        return Ask(
            g.seat_of(CORP),
            "nr-ask-reclaim",
            options,
            (("card", self.card), ("n", self.left)),
            window=True,
            default=len(options) - 1,
        )

    def got_next(self, g: Netrunner, answer: opt.Install | opt.Done) -> None:
        if isinstance(answer, opt.Done):
            self.left = 0
            return
        self.left -= 1
        push(g, Install(answer.card, self.fort, rez=True))

    def back_next(self, g: Netrunner, result: int) -> None:
        inst = g.get(result)
        if inst is not None:
            self.fort = inst.fort
        elif not any(f.id == self.fort for f in g.forts):
            self.fort = NEW  # its only card left play at once

    def do_next(self, g: Netrunner) -> None:
        atoms.close_purses(g, "effect")
        pop(g)


# -- ice ---------------------------------------------------------------------------------------
class RevealIce(Verb, frozen=True):
    """Ice of a kind is turned up, as much as the Corp likes; a bit for each that is in the open."""

    of: str

    def do(self, g: Netrunner, fx: Resolve) -> None:
        ask = Choose(CORP, "nr-ask-reveal-ice", "concealed-ice", 0, ANY, fx.source, fx.name)
        ask.kept = (self.of,)
        push(g, ask)

    def then(self, g: Netrunner, fx: Resolve, result: object) -> None:
        for id in chosen_numbers(result):
            atoms.expose(g, g.find(id))
        ice = [c for f in g.forts for c in f.ice if c.up or c.seen]
        earn(g, CORP, sum(1 for c in ice if CARDS[c.card].has(self.of)), fx.path)


@what
def concealed_ice(g: Netrunner, ask: Choose) -> list[Option]:
    """Of the family that `kept` names."""
    return [
        of_card(opt.Installed, c, ask.side)
        for f in g.forts
        for c in f.ice
        if not c.up and not c.seen and CARDS[c.card].has(ask.kept[0])
    ]


class Transmute(Verb, frozen=True):
    """A rezzed piece of ice gets stronger, and each of its subroutines a second time."""

    def do(self, g: Netrunner, fx: Resolve) -> None:
        push(g, Choose(CORP, "nr-ask-transmute", "rezzed-ice", 1, 1, fx.source, fx.name))

    def then(self, g: Netrunner, fx: Resolve, result: object) -> None:
        for id in chosen_numbers(result):
            atoms.mark(g, g.find(id), "transmuted", 1)


class RezForFree(Verb, frozen=True):
    """A piece of ice, wherever it is installed; the Corp may decline."""

    def do(self, g: Netrunner, fx: Resolve) -> None:
        push(g, Choose(CORP, "nr-ask-rez-free", "ice-to-rez-free", 0, 1, fx.source, fx.name))

    def then(self, g: Netrunner, fx: Resolve, result: object) -> None:
        for id in chosen_numbers(result):
            push(g, Rez(id, free=True))


@what
def ice_to_rez_free(g: Netrunner, ask: Choose) -> list[Option]:
    return [
        of_card(opt.Installed, c, CORP)
        for f in g.forts
        for c in f.ice
        if not c.up and can_rez_free(g, c)
    ]


class ChooseFort(Verb, frozen=True):
    """A fort is chosen for this card (`Mod.where` "target")."""

    def do(self, g: Netrunner, fx: Resolve) -> None:
        push(g, Choose(CORP, "nr-ask-choose-fort", "forts", 1, 1, fx.source, fx.name))

    def then(self, g: Netrunner, fx: Resolve, result: object) -> None:
        for fort in chosen_forts(result):
            atoms.aim_fort(g, g.find(fx.source), fort)


class Purge(Verb, frozen=True):
    """The top cards of R&D: ice is installed and rezzed for nothing, the rest is trashed."""

    n: int

    def do(self, g: Netrunner, fx: Resolve) -> None:
        cards = tuple(reversed(g.corp.rd[-self.n :]))
        atoms.show(g, CORP, cards, "rd")
        push(g, TopIce(cards, fx.name))


class TopIce(Frame):
    """Shown cards on top of R&D.  They stay there until their turn comes."""

    kept: tuple[str, ...]
    card: str
    """The card that asks, for the words."""
    next: str = ""
    """What is being installed."""
    at: str = "install"

    def ask_install(self, g: Netrunner) -> Ask | None:
        options = [
            opt.Install(card, fort)
            for card in sorted(dict.fromkeys(self.kept))
            for fort in (*(f.id for f in g.forts), NEW)
            if CARDS[card].type == ICE and why_not_install(g, card, fort, free=True) is None
        ]
        if not options:
            return None
        return Ask(g.seat_of(CORP), "nr-ask-purge-ice", options, (("card", self.card),))

    def got_install(self, g: Netrunner, answer: opt.Install) -> None:
        self.next = answer.card
        push(g, Install(answer.card, answer.fort, free=True, zone="stack", rez=True))

    def back_install(self, g: Netrunner, result: object) -> None:
        rest = list(self.kept)
        rest.remove(self.next)
        self.kept = tuple(rest)

    def do_install(self, g: Netrunner) -> None:
        for _ in self.kept:
            atoms.mill(g, CORP, "trash")
        pop(g)
