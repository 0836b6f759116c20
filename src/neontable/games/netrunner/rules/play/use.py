"""Using an ability of a card in play."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from neontable.games.netrunner import atoms
from neontable.games.netrunner.model.card import Paid
from neontable.games.netrunner.model.library import CARDS
from neontable.games.netrunner.rules.play.resolve import go_on, resolve
from neontable.kernel.frames import Frame, pop, push
from neontable.kit.named import Named

if TYPE_CHECKING:
    from neontable.games.netrunner.model.pieces import Inst
    from neontable.games.netrunner.model.state import Netrunner

Cost = Callable[["Netrunner", "Inst", Paid], None]
COSTS: Named[Cost] = Named()
"""Costs that are procedures of their own: bits (pay.py) and trashing the card (trash.py).  Both are
in modules above this one, since an ability may be used in the middle of either."""
cost = COSTS


def use(g: Netrunner, id: int, which: int) -> None:
    """Use an ability at once: for those who have nothing else to do."""
    using = UsePaid(id, which)
    push(g, using)
    using.do_pay(g)


class UsePaid(Frame):
    """Use an ability: every cost before the colon, then the effects."""

    id: int
    which: int
    card: str = ""
    n: int = 0
    """Advancement counters that it had when it was used: its effect may count them."""
    at: str = "pay"

    def do_pay(self, g: Netrunner) -> None:
        inst = g.find(self.id)
        self.card = inst.card
        self.n = inst.adv
        paid = CARDS[inst.card].paids[self.which]
        if not inst.up:
            atoms.expose(g, inst) if paid.unrezzed else atoms.reveal(g, inst)
        atoms.emit(g, "nr-use", side=CARDS[inst.card].side, card=inst.card, number=inst.id)
        self.at = "rest"
        COSTS["bits"](g, inst, paid)
        if g.stack[-1] is self:
            self.do_rest(g)

    def do_rest(self, g: Netrunner) -> None:
        inst = g.find(self.id)
        d = CARDS[inst.card]
        paid = d.paids[self.which]
        self.at = "effect"
        if paid.once:
            atoms.use(g, inst)
        if paid.counters:
            atoms.put_counters(g, inst, -paid.counters)
        if paid.advances:
            atoms.advance(g, inst, -paid.advances)
        if paid.points:
            atoms.add_points(g, d.side, -paid.points)
        for _ in range(paid.discards):
            atoms.discard_random(g, d.side)
        for _ in range(paid.mills):
            atoms.mill(g, d.side, "trash" if d.side else "buried")
        if paid.trash:
            COSTS["trash"](g, inst, paid)
        if g.stack[-1] is self:
            self.do_effect(g)

    def do_effect(self, g: Netrunner) -> None:
        self.at = "end"
        if CARDS[self.card].paids[self.which].trash and g.get(self.id) is not None:
            return  # something kept it from the trash: the cost is not paid
        resolve(g, f"{self.card}.paid.{self.which}", CARDS[self.card].side, self.id, n=self.n)
        go_on(g)
        if g.stack[-1] is self:
            self.do_end(g)

    def do_end(self, g: Netrunner) -> None:
        card, id, which = self.card, self.id, self.which
        pop(g)
        inst = g.get(id)
        if inst is not None and CARDS[card].spent and CARDS[card].counters and inst.count <= 0:
            COSTS["trash"](g, inst, CARDS[card].paids[which])
