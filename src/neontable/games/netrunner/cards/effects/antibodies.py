"""Nodes of the expansions: antibodies, monitors, and help that is lent."""

from typing import TYPE_CHECKING

from neontable.games.netrunner import atoms
from neontable.games.netrunner.model.card import RUNNER, Verb
from neontable.games.netrunner.model.counters import CounterEffect
from neontable.games.netrunner.rules.play.damage import give_tags
from neontable.games.netrunner.rules.play.draw import draw_cards
from neontable.games.netrunner.rules.play.trash import remove
from neontable.games.netrunner.rules.run.access import accessing
from neontable.kernel.text import Text, say

if TYPE_CHECKING:
    from neontable.games.netrunner.model.state import Netrunner
    from neontable.games.netrunner.rules.play.resolve import Resolve


class JoinRD(Verb, frozen=True):
    """This card is shuffled into R&D, from play or from the pile where it is accessed."""

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        inst = g.get(fx.source) if fx.source else None
        if inst is not None:
            remove(g, inst, "deck")
            return
        access = accessing(g)
        if access is not None and access.card == fx.name:
            atoms.join_deck(g, fx.name, access.zone)


class LoseForEach(CounterEffect, frozen=True):
    """The Runner loses bits for each counter."""

    n: int

    def happen(self, g: "Netrunner", n: int, card: str) -> None:
        atoms.lose(g, RUNNER, self.n * n)

    def says(self, mark: str) -> Text:
        return say("nr-counter-takes", n=self.n, mark=mark)


class RollForRuns(Verb, frozen=True):
    """A die for each run of the Runner's last turn: each one is a tag."""

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        ones = sum(atoms.roll(g, fx.name) == 1 for _ in range(g.memory.runs))
        give_tags(g, ones, fx.name)


class RefreshRunner(Verb, frozen=True):
    """The Runner's hand goes into his stack, and he draws as many cards as it had."""

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        draw_cards(g, RUNNER, atoms.shuffle_into_deck(g, RUNNER, ("hand",)))
