"""Asking one seat to choose: a runner, an obstacle, cards, a card of the market, yes or no.

Each gives its parent what was chosen: a tuple of options, () for none, or the decision."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from neontable.games.crossfire import atoms
from neontable.games.crossfire.model import options as opt
from neontable.games.crossfire.model.library import CARDS
from neontable.kernel.asks import Ask, ask_many
from neontable.kernel.frames import Frame, pop
from neontable.kernel.options import Option
from neontable.kit.choices import Arguments, ChooseFrom, ChooseOne
from neontable.kit.named import Named

if TYPE_CHECKING:
    from neontable.games.crossfire.model.pieces import Faced
    from neontable.games.crossfire.model.state import Crossfire


class ChooseRunner(Frame):
    """One of some runners; gives the parent `opt.Runner`."""

    seat: int
    card: str
    """The component that asks, for the words."""
    runners: tuple[int, ...]
    id: str = "cf-ask-runner"
    at: str = "choose"

    def ask_choose(self, g: Crossfire) -> Ask:
        options = [opt.Runner(r, r == g.client) for r in self.runners]
        return Ask(self.seat, self.id, options, (("card", self.card),))

    def got_choose(self, g: Crossfire, answer: opt.Runner) -> None:
        pop(g, answer)


Candidates = Callable[["Crossfire", "Choose"], Sequence[Option]]
WHAT: Named[Candidates] = Named()
"""Named sets of things to choose from."""


class Choose(ChooseFrom["Crossfire"]):
    """Some of a named set of `WHAT`; `side` is the seat that chooses."""

    card: str = ""
    """The component that asks, for the words."""
    source: int = 0
    runner: int = -1
    """The runner that the set is about."""
    of_type: str = ""
    n: int = 0
    at: str = "choose"

    def seat(self, g: Crossfire) -> int:
        return self.side

    def words(self, g: Crossfire) -> Arguments:
        return (("card", self.card),)

    def candidates(self, g: Crossfire) -> Sequence[Option]:
        return WHAT[self.of](g, self)

    def nothing(self) -> opt.Nothing:
        return opt.NOTHING


def threat_option(g: Crossfire, faced: Faced) -> opt.Threat:
    return opt.Threat(faced.id, faced.card, g.name(faced.faces))


def chosen_threats(result: object) -> list[int]:
    """The numbers of the obstacles among what was chosen."""
    if not isinstance(result, tuple):
        return []
    return [thing.threat for thing in result if isinstance(thing, opt.Threat)]


def chosen_cards(result: object) -> list[str]:
    """The cards of a hand, discard or market among what was chosen."""
    if not isinstance(result, tuple):
        return []
    return [t.card for t in result if isinstance(t, (opt.Held, opt.FromDiscard, opt.Stall))]


Decision = opt.Yes | opt.No | opt.Top | opt.Bottom


class Offer(ChooseOne["Crossfire"]):
    """Yes or no, or one of a few decisions, the passive one last."""

    decisions: tuple[Decision, ...] = (opt.YES, opt.NO)
    card: str = ""
    at: str = "offer"

    def seat(self, g: Crossfire) -> int:
        return self.side

    def words(self, g: Crossfire) -> Arguments:
        return (("card", self.card), ("says", self.card))

    def open_decisions(self, g: Crossfire) -> Sequence[Decision]:
        return self.decisions


class Discarding(Frame):
    """A runner discards n cards of its hand (all it has, if fewer); `of_type` limits which.  Gives
    the parent the tuple of cards."""

    runner: int
    n: int
    card: str
    of_type: str = ""
    cost: int = -1
    """Only cards that cost so much; -1: whatever they cost."""
    up_to: bool = False
    at: str = "choose"

    def _cards(self, g: Crossfire) -> list[str]:
        hand = g.runners[self.runner].hand
        if not self.of_type and self.cost < 0:
            return hand
        return [
            card
            for card in hand
            if (not self.of_type or CARDS[card].type == self.of_type)
            and (self.cost < 0 or CARDS[card].cost == self.cost)
        ]

    def ask_choose(self, g: Crossfire) -> Ask | None:
        cards = self._cards(g)
        n = min(self.n, len(cards))
        words = (("card", self.card), ("n", n))
        # Whether a hand holds a card of a type is secret: a limited discard is always asked.
        secret = bool(self.of_type) or self.cost >= 0
        if n == 0:
            if secret and g.runners[self.runner].hand:
                return Ask(self.runner, "cf-ask-discard-none", (opt.NOTHING,), words, window=True)
            return None
        items = [opt.Held(card) for card in cards]
        if n == 1 and not self.up_to:
            options = opt.held(cards)
            return Ask(self.runner, "cf-ask-discard", options, words, window=secret)
        lo = 0 if self.up_to else n
        return ask_many(self.runner, "cf-ask-discard", items, lo, n, args=words, window=secret)

    def got_choose(self, g: Crossfire, answer: Option | tuple[Option, ...]) -> None:
        chosen = answer if isinstance(answer, tuple) else (answer,)
        cards = tuple(c.card for c in chosen if isinstance(c, opt.Held))
        for card in cards:
            atoms.discard(g, self.runner, card)
        pop(g, cards)

    def do_choose(self, g: Crossfire) -> None:
        pop(g, ())
