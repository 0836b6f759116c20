"""Asking a side to choose: cards, a number, whether to pay."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, TypeVar

from neontable.games.netrunner.model import options as opt
from neontable.games.netrunner.model.numbers import known
from neontable.kernel.options import Option
from neontable.kit.choices import Arguments, ChooseFrom, ChooseNumber, ChooseOne
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


class Choose(ChooseFrom["Netrunner"]):
    """From a named set of `WHAT`."""

    source: int = 0
    card: str = ""
    """The card that asks, for the words."""
    n: int = 0
    """A number that the set may need."""
    kept: tuple[str, ...] = ()
    """Cards that the set may need."""
    at: str = "choose"

    def seat(self, g: Netrunner) -> int:
        return g.seat_of(self.side)

    def words(self, g: Netrunner) -> Arguments:
        return (("card", self.card),) if self.card else ()

    def candidates(self, g: Netrunner) -> Sequence[Option]:
        return WHAT[self.of](g, self)

    def nothing(self) -> opt.Nothing:
        return opt.NOTHING


class Number(ChooseNumber["Netrunner"]):
    card: str = ""
    most: bool = False
    """For an absent seat: the highest number, not the lowest."""
    at: str = "number"

    def seat(self, g: Netrunner) -> int:
        return g.seat_of(self.side)

    def words(self, g: Netrunner) -> Arguments:
        return (("card", self.card),) if self.card else ()

    def usual(self, hi: int) -> int:
        return hi if self.most else self.lo


Decision = opt.Yes | opt.No | opt.Pay | opt.Refuse | opt.First | opt.Second
"""What an effect may let a side decide."""


class Offer(ChooseOne["Netrunner"]):
    """Yes or no, or one of a few decisions."""

    decisions: tuple[Decision, ...]
    """The passive one last."""
    card: str = ""
    n: int = 0
    at: str = "offer"

    def seat(self, g: Netrunner) -> int:
        return g.seat_of(self.side)

    def words(self, g: Netrunner) -> Arguments:
        card: Arguments = (("card", self.card),) if self.card else ()
        return (*card, ("n", self.n)) if self.n else card

    def open_decisions(self, g: Netrunner) -> Sequence[Decision]:
        return self.decisions
