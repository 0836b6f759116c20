"""Drawing cards, and what watches it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from neontable.games.netrunner import atoms
from neontable.games.netrunner.model import options as opt
from neontable.games.netrunner.model.card import ARCHIVES, CORP, RUNNER
from neontable.games.netrunner.model.library import CARDS
from neontable.games.netrunner.model.numbers import active, hidden, in_force
from neontable.games.netrunner.model.pieces import Inst
from neontable.games.netrunner.rules.play.damage import give_tags
from neontable.games.netrunner.rules.play.install import Rez, why_not_rez
from neontable.games.netrunner.rules.play.pay import can_pay, charge
from neontable.kernel.asks import Ask
from neontable.kernel.frames import Frame, pop, push
from neontable.kernel.options import Option

if TYPE_CHECKING:
    from neontable.games.netrunner.model.state import Netrunner


def draw_cards(g: Netrunner, side: int, n: int) -> None:
    """Draw; the Corp loses when it must draw and cannot (NR-GOAL-005), the Runner just stops."""
    if n <= 0:
        return
    if side == RUNNER:
        if _watched(g):
            push(g, Draw(n))
            return
    elif in_force(g, "plans-draws"):
        push(g, CorpDraw(n, sum("plans-draws" in CARDS[c.card].special for c in active(g))))
        return
    for _ in range(n):
        if side == RUNNER:
            if not g.runner.stack:
                return
        elif not g.corp.rd:
            atoms.win(g, RUNNER, "nr-how-decked")
        atoms.draw(g, side)


def _watched(g: Netrunner) -> bool:
    in_play = g.in_play
    if "extra-draw" in in_play.words or "taxes-draws" in in_play.words:
        return True
    for c in in_play.facedown:
        if c.fort > ARCHIVES and (g.windows or "taxes-draws" in CARDS[c.card].special):
            return True
    return False


class Draw(Frame):
    """The Runner draws `n` cards where the Corp taxes it, or with a fixer's help."""

    n: int
    drawn: list[str] = []
    extra: bool = False
    taxes: list[int] = []
    at: str = "begin"

    def do_begin(self, g: Netrunner) -> None:
        self.extra = any("extra-draw" in CARDS[c.card].special and c.up for c in g.runner.rig)
        if self.extra:
            self.n += 1
        self.at = "watch"

    # -- the Corp may rez what taxes draws, just before each card --------------------------------
    def ask_watch(self, g: Netrunner) -> Ask | None:
        if self.n <= 0 or not g.runner.stack:
            return None
        unrezzed = [c for f in g.forts[3:] for c in f.inside if not c.up]
        options: list[Option] = [opt.PASS]
        options += [
            opt.Rez(c.id, c.card, c.fort)
            for c in unrezzed
            if "taxes-draws" in CARDS[c.card].special and _can_rez(g, c)
        ]
        if len(options) == 1 and not (g.windows and unrezzed):
            return None
        if "draw" in g.corp.mutes:
            return None
        if g.windows:
            options.append(opt.Mute("draw"))
        return Ask(g.seat_of(CORP), "nr-window-draw", options, window=True, response=True)

    def got_watch(self, g: Netrunner, answer: opt.Rez | opt.Pass | opt.Mute) -> None:
        if isinstance(answer, opt.Rez):
            push(g, Rez(answer.number))
            return
        if isinstance(answer, opt.Mute):
            atoms.mute(g, CORP, "draw")
        self.at = "count"

    def do_watch(self, g: Netrunner) -> None:
        self.at = "count"

    def do_count(self, g: Netrunner) -> None:
        if self.n <= 0 or not g.runner.stack:
            self.at = "keep"
            return
        self.n -= 1
        self.taxes = [
            c.id
            for f in g.forts
            for c in f.inside
            if c.up and "taxes-draws" in CARDS[c.card].special
        ]
        self.at = "tax"

    def ask_tax(self, g: Netrunner) -> Ask | None:
        if not self.taxes:
            return None
        card = g.find(self.taxes[0]).card
        options: list[Option] = [opt.PayBits(1)] if can_pay(g, RUNNER, 1) else []
        options.append(opt.ACCEPT)
        args = (("card", card),)
        return Ask(g.seat_of(RUNNER), "nr-ask-draw-tax", options, args, window=hidden(g))

    def got_tax(self, g: Netrunner, answer: opt.PayBits | opt.Accept) -> None:
        card = g.find(self.taxes.pop(0)).card
        if isinstance(answer, opt.PayBits):
            charge(g, RUNNER, 1)
        else:
            give_tags(g, 1, card)

    def do_tax(self, g: Netrunner) -> None:
        self.drawn.append(atoms.draw(g, RUNNER))
        self.at = "watch"

    def ask_keep(self, g: Netrunner) -> Ask | None:
        if not self.extra or not self.drawn:
            return None
        options: list[opt.TrashDrawn | opt.TopDrawn] = []
        for card in dict.fromkeys(self.drawn):
            options += [opt.TrashDrawn(card), opt.TopDrawn(card)]
        return Ask(g.seat_of(RUNNER), "nr-ask-drawn", options)

    def got_keep(self, g: Netrunner, answer: opt.TrashDrawn | opt.TopDrawn) -> None:
        pop(g)
        if isinstance(answer, opt.TrashDrawn):
            atoms.discard(g, RUNNER, answer.card)
        else:
            atoms.leave_hand(g, RUNNER, answer.card, "top")
            atoms.emit(g, "nr-top-drawn")

    def do_keep(self, g: Netrunner) -> None:
        pop(g)


class CorpDraw(Frame):
    """The Corp draws `n` cards and some more, and puts as many of those drawn under R&D."""

    n: int
    more: int
    drawn: list[str] = []
    at: str = "draw"

    def do_draw(self, g: Netrunner) -> None:
        for _ in range(self.n + self.more):
            if not g.corp.rd:
                atoms.win(g, RUNNER, "nr-how-decked")
            self.drawn.append(atoms.draw(g, CORP))
        self.at = "bottom"

    def ask_bottom(self, g: Netrunner) -> Ask | None:
        if not self.more:
            return None
        options = [opt.Named(card) for card in sorted(dict.fromkeys(self.drawn))]
        return Ask(g.seat_of(CORP), "nr-ask-bottom", options)

    def got_bottom(self, g: Netrunner, answer: opt.Named) -> None:
        self.more -= 1
        self.drawn.remove(answer.card)
        atoms.leave_hand(g, CORP, answer.card, "bottom")
        atoms.emit(g, "nr-bottom-drawn")

    def do_bottom(self, g: Netrunner) -> None:
        pop(g)


def _can_rez(g: Netrunner, c: Inst) -> bool:
    return why_not_rez(g, c) is None
