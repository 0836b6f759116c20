"""Exposing cards on the Runner's behalf, and what may keep them covered (NR-EXP)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from neontable.games.netrunner import atoms
from neontable.games.netrunner.model import options as opt
from neontable.games.netrunner.model.card import CORP
from neontable.games.netrunner.model.library import CARDS
from neontable.games.netrunner.model.numbers import in_force
from neontable.games.netrunner.rules.play.install import Rez, why_not_rez
from neontable.games.netrunner.rules.play.pay import can_pay, charge
from neontable.kernel.asks import Ask
from neontable.kernel.frames import Frame, pop, push
from neontable.kernel.options import Option

if TYPE_CHECKING:
    from neontable.games.netrunner.model.pieces import Inst
    from neontable.games.netrunner.model.state import Netrunner

COVERS = "covers-cards"
PRICE = 1
"""Bits to keep one card covered."""


def expose_cards(g: Netrunner, ids: Sequence[int]) -> None:
    """The Runner has cards exposed, one after another."""
    if in_force(g, COVERS) or any(_may_cover(g, c) for f in g.forts for c in f.inside if not c.up):
        push(g, Exposure(list(ids)))
        return
    for id in ids:
        inst = g.get(id)
        if inst is not None:
            atoms.expose(g, inst)


def _may_cover(g: Netrunner, c: Inst) -> bool:
    """At a table with windows, being asked must not reveal what lies face down."""
    return g.windows or COVERS in CARDS[c.card].special


class Exposure(Frame):
    """For each card: the Corp may rez what covers cards, and pay for it to do so."""

    ids: list[int]
    at: str = "cover"

    def _next(self, g: Netrunner) -> Inst | None:
        """The card that is exposed next, if it can be."""
        inst = g.get(self.ids[0]) if self.ids else None
        return None if inst is None or inst.up or inst.seen else inst

    def ask_cover(self, g: Netrunner) -> Ask | None:
        inst = self._next(g)
        if inst is None or "exposure" in g.corp.mutes:
            return None
        options: list[Option] = [
            opt.Rez(c.id, c.card, c.fort)
            for f in g.forts
            for c in f.inside
            if COVERS in CARDS[c.card].special and why_not_rez(g, c) is None
        ]
        if in_force(g, COVERS) and can_pay(g, CORP, PRICE, "ability"):
            options.append(opt.PayBits(PRICE))
        options = [opt.PASS, *options]
        if g.windows:
            options.append(opt.Mute("exposure"))
        args = (("card", inst.card),)
        return Ask(g.seat_of(CORP), "nr-window-exposure", options, args, window=True, response=True)

    def got_cover(self, g: Netrunner, answer: Option) -> None:
        if isinstance(answer, opt.Rez):
            push(g, Rez(answer.number))
            return
        if isinstance(answer, opt.Mute):
            atoms.mute(g, CORP, "exposure")
        id = self.ids.pop(0)
        if isinstance(answer, opt.PayBits):
            atoms.emit(g, "nr-covered", number=id)
            charge(g, CORP, answer.n, "ability")
        else:
            atoms.expose(g, g.find(id))

    def do_cover(self, g: Netrunner) -> None:
        if not self.ids:
            pop(g)
            return
        inst = self._next(g)
        self.ids.pop(0)
        if inst is not None:
            atoms.expose(g, inst)
