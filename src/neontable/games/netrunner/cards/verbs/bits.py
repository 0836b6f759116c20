"""Bits: gained, lost, on cards."""

from typing import TYPE_CHECKING

from neontable.games.netrunner import atoms
from neontable.games.netrunner.model.card import (
    Verb,
    subject,
)
from neontable.games.netrunner.model.clauses import ORDER, Clause, clause
from neontable.games.netrunner.model.library import CARDS
from neontable.games.netrunner.rules.play.income import earn, earned
from neontable.games.netrunner.rules.play.trash import remove

if TYPE_CHECKING:
    from neontable.games.netrunner.model.state import Netrunner
    from neontable.games.netrunner.rules.play.resolve import Resolve


class GainBits(Verb, frozen=True):
    n: int

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        earn(g, fx.side, self.n, fx.path)

    def says(self, by: int) -> Clause | None:
        return clause("nr-verb-gain-bits", ORDER, n=self.n)


class LoseBits(Verb, frozen=True):
    """A side loses bits, as far as it has them; n = -1 for all."""

    side: int
    n: int

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        who = g.runner if self.side else g.corp
        atoms.lose(g, self.side, who.bits if self.n < 0 else self.n)

    def says(self, by: int) -> Clause | None:
        if self.n < 0:
            return clause("nr-verb-empty-pool", who=subject(self.side, by))
        return clause("nr-verb-lose-bits", subject(self.side, by), n=self.n)


class TakeBits(Verb, frozen=True):
    """From this card into the pool; an emptied card may be trashed.  n = -1 for all."""

    n: int

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        card = g.find(fx.source)
        n = atoms.take_bits(g, fx.side, card, card.bits if self.n < 0 else self.n)
        earned(g, fx.side, n, fx.path)
        if card.bits == 0 and CARDS[card.card].spent:
            remove(g, card)

    def says(self, by: int) -> Clause | None:
        return clause("nr-verb-take-bits", ORDER, n=self.n)


class PutBits(Verb, frozen=True):
    """From the bank on this card."""

    n: int

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        atoms.put_bits(g, g.find(fx.source), self.n)

    def says(self, by: int) -> Clause | None:
        return clause("nr-verb-put-bits", n=self.n)
