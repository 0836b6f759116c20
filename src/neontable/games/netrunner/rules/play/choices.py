"""Asking a side to choose: cards, a number, whether to pay."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, TypeVar

from neontable.games.netrunner.model import options as opt
from neontable.games.netrunner.model.numbers import known
from neontable.kernel.asks import Ask, ask_many, ask_number
from neontable.kernel.frames import Frame, pop
from neontable.kernel.options import Option
from neontable.kit.named import Named

if TYPE_CHECKING:
    from neontable.games.netrunner.model.pieces import Inst
    from neontable.games.netrunner.model.state import Netrunner

Candidates = Callable[["Netrunner", "Choose"], Sequence[Option]]
WHAT: Named[Candidates] = Named()
"""Named sets of things to choose from."""
what = WHAT

C = TypeVar("C", bound=opt.OnCardIn)


def of_card(kind: type[C], inst: Inst, side: int) -> C:
    """An option about a card in play carries what its words need: number, name if the side knows
    it, fort."""
    return kind(inst.id, known(inst, side), inst.fort)


# -- what was chosen ------------------------------------------------------------------------------
# A verb learns the results of all procedures that it begins, so these give nothing for another's.
def chosen_numbers(result: object) -> list[int]:
    """The numbers of the cards in play among what was chosen."""
    if not isinstance(result, tuple):
        return []
    return [thing.number for thing in result if isinstance(thing, opt.OnCard)]


def chosen_names(result: object) -> list[str]:
    """The ids of the cards of a hand or pile among what was chosen."""
    if not isinstance(result, tuple):
        return []
    return [thing.card for thing in result if isinstance(thing, opt.Named)]


def chosen_forts(result: object) -> list[int]:
    if not isinstance(result, tuple):
        return []
    return [thing.fort for thing in result if isinstance(thing, opt.Fort)]


class Choose(Frame):
    """Choose from a named set; gives the parent the chosen options, () for none."""

    side: int
    id: str
    """Message id of the ask."""
    of: str
    lo: int = 1
    hi: int = 1
    source: int = 0
    card: str = ""
    """The card that asks, for the words."""
    n: int = 0
    """A number that the set may need."""
    kept: tuple[str, ...] = ()
    """Cards that the set may need."""
    window: bool = False
    """How many things there are to choose from is a secret: even one alone is asked about."""
    at: str = "choose"

    def ask_choose(self, g: Netrunner) -> Ask | None:
        things = WHAT[self.of](g, self)
        if not things and self.lo:
            return None
        args = (("card", self.card),) if self.card else ()
        seat = g.seat_of(self.side)
        # Who may choose nothing is asked even with nothing to choose: that may be a secret.
        if self.hi == 1:
            if self.lo == 0:
                options = [*things, opt.NOTHING]
                return Ask(seat, self.id, options, args, window=True, default=len(things))
            return Ask(seat, self.id, things, args, window=self.window)
        lo = min(self.lo, len(things))
        hi = min(self.hi, len(things))
        return ask_many(seat, self.id, things, lo, hi, args=args, window=self.lo == 0)

    def got_choose(self, g: Netrunner, answer: Option | tuple[Option, ...]) -> None:
        if isinstance(answer, tuple):
            pop(g, answer)
        else:
            pop(g, () if answer == opt.NOTHING else (answer,))

    def do_choose(self, g: Netrunner) -> None:
        pop(g, ())


class Number(Frame):
    """Choose a number; gives it to the parent."""

    side: int
    id: str
    lo: int
    hi: int
    card: str = ""
    most: bool = False
    """For an absent seat: the highest number, not the lowest."""
    at: str = "number"

    def ask_number(self, g: Netrunner) -> Ask:
        args = (("card", self.card),) if self.card else ()
        hi = max(self.lo, self.hi)
        default = hi - self.lo if self.most else 0
        return ask_number(g.seat_of(self.side), self.id, self.lo, hi, args=args, default=default)

    def got_number(self, g: Netrunner, answer: int) -> None:
        pop(g, answer)


Decision = opt.Yes | opt.No | opt.Pay | opt.Refuse | opt.First | opt.Second
"""What an effect may let a side decide."""


class Offer(Frame):
    """Yes or no, or one of a few decisions; gives the parent the decision."""

    side: int
    id: str
    decisions: tuple[Decision, ...]
    """The passive one last."""
    card: str = ""
    n: int = 0
    window: bool = False
    at: str = "offer"

    def ask_offer(self, g: Netrunner) -> Ask:
        args: tuple[tuple[str, str | int], ...] = (("card", self.card),) if self.card else ()
        if self.n:
            args += (("n", self.n),)
        options = self.decisions
        seat = g.seat_of(self.side)
        return Ask(seat, self.id, options, args, window=self.window, default=len(options) - 1)

    def got_offer(self, g: Netrunner, answer: Decision) -> None:
        pop(g, answer)
