"""Actions of a turn, agenda points and bad publicity."""

from typing import TYPE_CHECKING

from neontable.games.netrunner import atoms
from neontable.games.netrunner.model.card import (
    RUNNER,
    Verb,
    subject,
)
from neontable.games.netrunner.model.clauses import Clause, clause, gets
from neontable.games.netrunner.rules.play.install import check_points, forfeit
from neontable.kernel.text import say

if TYPE_CHECKING:
    from neontable.games.netrunner.model.state import Netrunner
    from neontable.games.netrunner.rules.play.resolve import Resolve


class Forgo(Verb, frozen=True):
    """A side forgoes its next actions."""

    side: int
    n: int

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        atoms.owe(g, self.side, self.n)

    def says(self, by: int) -> Clause | None:
        return clause("nr-verb-forgo", who=subject(self.side, by), n=self.n)


class GainActions(Verb, frozen=True):
    n: int

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        if g.side == fx.side:
            atoms.gain_actions(g, self.n)
            atoms.serve(g, fx.side)

    def says(self, by: int) -> Clause | None:
        return clause("nr-verb-gain-actions", subject(by, by), n=self.n)


class Points(Verb, frozen=True):
    """Agenda points apart from agendas."""

    n: int

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        atoms.add_points(g, fx.side, self.n)
        if fx.side == RUNNER:
            forfeit(g, self.n)
        check_points(g)

    def says(self, by: int) -> Clause | None:
        return clause("nr-verb-points", subject(by, by), n=self.n)


class Smear(Verb, frozen=True):
    """Bad publicity for the Corp."""

    n: int = 1

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        atoms.smear(g, self.n)

    def says(self, by: int) -> Clause | None:
        return gets("corp", say("nr-publicity", n=self.n))
