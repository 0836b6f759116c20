"""Asking a side to choose: cards, a number, whether to pay."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from neontable.games.netrunner.model.numbers import known
from neontable.kernel.asks import Answer, Ask, ask_many, ask_number
from neontable.kernel.frames import Frame, pop
from neontable.kit.named import Named

if TYPE_CHECKING:
    from neontable.games.netrunner.model.pieces import Inst
    from neontable.games.netrunner.model.state import Netrunner

NONE: Answer = ("none",)

Candidates = Callable[["Netrunner", "Choose"], list[Answer]]
WHAT: Named[Candidates] = Named()
"""Named sets of things to choose from."""
what = WHAT


def option(g: Netrunner, verb: str, inst: Inst, side: int) -> Answer:
    """A card in play as an option carries what its words need: number, name if known, fort."""
    return (verb, inst.id, known(inst, side), inst.fort)


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
        seat = self.side ^ g.swapped
        # Who may choose nothing is asked even with nothing to choose: that may be a secret.
        if self.hi == 1:
            if self.lo == 0:
                options = [*things, NONE]
                return Ask(seat, self.id, options, args, window=True, default=len(things))
            return Ask(seat, self.id, things, args, window=self.window)
        lo = min(self.lo, len(things))
        hi = min(self.hi, len(things))
        return ask_many(seat, self.id, things, lo, hi, args=args, window=self.lo == 0)

    def got_choose(self, g: Netrunner, answer: Answer) -> None:
        if answer == NONE:
            pop(g, ())
        elif isinstance(answer[0], str) if answer else False:
            pop(g, (answer,))
        else:
            pop(g, answer)

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
        return ask_number(self.side ^ g.swapped, self.id, self.lo, hi, args=args, default=default)

    def got_number(self, g: Netrunner, answer: Answer) -> None:
        pop(g, answer)


class Offer(Frame):
    """Yes or no, or one of a few named answers; gives the parent the answer's first word."""

    side: int
    id: str
    words: tuple[str, ...]
    """Verbs of the options, the passive one last."""
    card: str = ""
    n: int = 0
    window: bool = False
    at: str = "offer"

    def ask_offer(self, g: Netrunner) -> Ask:
        args: tuple[tuple[str, Any], ...] = (("card", self.card),) if self.card else ()
        if self.n:
            args += (("n", self.n),)
        options: list[Answer] = [(w,) for w in self.words]
        return Ask(
            self.side ^ g.swapped,
            self.id,
            options,
            args,
            window=self.window,
            default=len(options) - 1,
        )

    def got_offer(self, g: Netrunner, answer: Answer) -> None:
        pop(g, answer[0])
