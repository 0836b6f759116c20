"""Drawing cards, and what watches it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from neontable.games.netrunner import atoms
from neontable.games.netrunner.model.card import CORP, RUNNER
from neontable.games.netrunner.model.library import CARDS
from neontable.games.netrunner.model.numbers import hidden
from neontable.games.netrunner.model.pieces import Inst
from neontable.games.netrunner.rules.play.damage import give_tags
from neontable.games.netrunner.rules.play.install import Rez, why_not_rez
from neontable.games.netrunner.rules.play.pay import can_pay, charge
from neontable.kernel.asks import Answer, Ask
from neontable.kernel.frames import Frame, pop, push

if TYPE_CHECKING:
    from neontable.games.netrunner.model.state import Netrunner


def draw_cards(g: Netrunner, side: int, n: int) -> None:
    """Draw; the Corp loses when it must draw and cannot (NR-GOAL-005), the Runner just stops."""
    if n <= 0:
        return
    if side == RUNNER and _watched(g):
        push(g, Draw(n))
        return
    for _ in range(n):
        if side == RUNNER:
            if not g.runner.stack:
                return
        elif not g.corp.rd:
            atoms.win(g, RUNNER, "nr-how-decked")
        atoms.draw(g, side)


def _watched(g: Netrunner) -> bool:
    for c in g.runner.rig:
        if "extra-draw" in CARDS[c.card].special:
            return True
    for fort in g.forts[3:]:
        for c in fort.inside:
            if "taxes-draws" in CARDS[c.card].special or (g.windows and not c.up):
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
        options: list[Answer] = [("pass",)]
        options += [
            ("rez", c.id, c.card, c.fort)
            for c in unrezzed
            if "taxes-draws" in CARDS[c.card].special and _can_rez(g, c)
        ]
        if len(options) == 1 and not (g.windows and unrezzed):
            return None
        if "draw" in g.corp.mutes:
            return None
        if g.windows:
            options.append(("mute", "draw"))
        return Ask(CORP ^ g.swapped, "nr-window-draw", options, window=True)

    def got_watch(self, g: Netrunner, answer: Answer) -> None:
        if answer[0] == "rez":
            push(g, Rez(answer[1]))
            return
        if answer[0] == "mute":
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
        options: list[Answer] = [("pay", 1)] if can_pay(g, RUNNER, 1) else []
        options.append(("accept",))
        args = (("card", card),)
        return Ask(RUNNER ^ g.swapped, "nr-ask-draw-tax", options, args, window=hidden(g))

    def got_tax(self, g: Netrunner, answer: Answer) -> None:
        card = g.find(self.taxes.pop(0)).card
        if answer[0] == "pay":
            charge(g, RUNNER, 1)
        else:
            give_tags(g, 1, card)

    def do_tax(self, g: Netrunner) -> None:
        self.drawn.append(atoms.draw(g, RUNNER))
        self.at = "watch"

    def ask_keep(self, g: Netrunner) -> Ask | None:
        if not self.extra or not self.drawn:
            return None
        options: list[Answer] = []
        for card in dict.fromkeys(self.drawn):
            options += [("trash-drawn", card), ("top-drawn", card)]
        return Ask(RUNNER ^ g.swapped, "nr-ask-drawn", options)

    def got_keep(self, g: Netrunner, answer: Answer) -> None:
        pop(g)
        if answer[0] == "trash-drawn":
            atoms.discard(g, RUNNER, answer[1])
        else:
            atoms.leave_hand(g, RUNNER, answer[1], "top")
            atoms.tell(g, "nr-top-drawn")

    def do_keep(self, g: Netrunner) -> None:
        pop(g)


def _can_rez(g: Netrunner, c: Inst) -> bool:
    return why_not_rez(g, c) is None
