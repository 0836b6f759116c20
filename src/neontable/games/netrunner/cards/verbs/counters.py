"""Counters on cards and sides."""

from typing import TYPE_CHECKING

from neontable.games.netrunner import atoms
from neontable.games.netrunner.model.card import (
    RUNNER,
    Verb,
    subject,
)
from neontable.games.netrunner.model.clauses import ORDER, Clause, clause, gets
from neontable.games.netrunner.model.library import COUNTERS
from neontable.games.netrunner.rules.play.counter_spreading import Infect, Spread
from neontable.kernel.frames import push
from neontable.kernel.text import say

if TYPE_CHECKING:
    from neontable.games.netrunner.model.state import Netrunner
    from neontable.games.netrunner.rules.play.resolve import Resolve


class PutCounters(Verb, frozen=True):
    """Counters of its own on this card."""

    n: int

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        atoms.put_counters(g, g.find(fx.source), self.n)

    def says(self, by: int) -> Clause | None:
        return clause("nr-verb-put-counters", n=self.n)


class Advance(Verb, frozen=True):
    """Advancement counters on installed cards that can be advanced, in any combination."""

    n: int
    each: int = 0
    """At most so many on one card; 0 for any number."""

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        push(g, Spread(self.n, self.each, fx.name))

    def says(self, by: int) -> Clause | None:
        return clause("nr-verb-advance", ORDER, n=self.n, each=self.each)


class MarkRunner(Verb, frozen=True):
    """A counter that the Corp gives the Runner."""

    name: str
    n: int = 1

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        atoms.mark_runner(g, self.name, self.n)

    def counters(self) -> tuple[str, ...]:
        return (self.name,)

    def says(self, by: int) -> Clause | None:
        mark, after = f"@nr-mark-{self.name}", COUNTERS[self.name].notes()
        return gets(subject(RUNNER, by), say("nr-marks", n=self.n, mark=mark), after)


class MarkCorp(Verb, frozen=True):
    """A virus counter."""

    name: str
    n: int = 1

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        give_virus(g, self.name, self.n)

    def counters(self) -> tuple[str, ...]:
        return (self.name,)


def give_virus(g: "Netrunner", name: str, n: int) -> None:
    push(g, Infect("corp", 0, name, n))
