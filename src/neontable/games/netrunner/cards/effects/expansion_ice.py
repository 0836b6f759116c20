"""What single pieces of ice of the expansions do: dice, prices chosen as they are rezzed, an end
with the turn."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from neontable.games.netrunner import atoms
from neontable.games.netrunner.cards.verbs import TraceRunner
from neontable.games.netrunner.model.card import CORP, Effects, Verb
from neontable.games.netrunner.model.clauses import Clause, clause
from neontable.games.netrunner.model.numbers import ice_strength
from neontable.games.netrunner.rules.play.choices import Choose, chosen_numbers
from neontable.games.netrunner.rules.play.resolve import resolve_inner
from neontable.games.netrunner.rules.run.trace import Trace
from neontable.kernel.frames import push
from neontable.kit.counters import count_of

if TYPE_CHECKING:
    from neontable.games.netrunner.model.state import Netrunner
    from neontable.games.netrunner.rules.play.resolve import Resolve

MOST = 10
"""The strength to which ice is doubled at most."""


class RollOne(Verb, frozen=True):
    """A die: a one brings something about."""

    effects: Effects

    def parts(self) -> Iterator[tuple[str, Effects]]:
        yield "yes", self.effects

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        if atoms.roll(g, fx.name) == 1:
            resolve_inner(g, fx, "yes")


class TraceBought(TraceRunner, frozen=True):
    """A trace whose limit was bought as the ice was rezzed."""

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        ice = g.get(fx.source)
        push(g, Trace(ice.count if ice is not None else 0, fx.name))

    def says(self, by: int) -> Clause | None:
        return None  # its limit is no number of the card


class RollStrengthOrSleep(Verb, frozen=True):
    """A die is added to the strength of this encounter; a six derezzes the ice, and the Runner
    passes it."""

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        n = atoms.roll(g, fx.name)
        if n < 6:
            atoms.set_run_flag(g, "ice-strength-now", n)
            return
        atoms.derez(g, g.find(fx.source))
        atoms.set_run_flag(g, "skip-first", 1)  # he passes it, once its toll is paid


class Doom(Verb, frozen=True):
    """This card is trashed when the turn ends (`Counter.doomed`)."""

    mark: str

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        inst = g.get(fx.source)
        if inst is not None and not count_of(inst.marks, self.mark):
            atoms.mark(g, inst, self.mark, 1)

    def counters(self) -> tuple[str, ...]:
        return (self.mark,)

    def says(self, by: int) -> Clause | None:
        return clause("nr-verb-doom")


class DoubleStrength(Verb, frozen=True):
    """A rezzed piece of ice has twice its strength for the turn, but not above ten."""

    mark: str

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        push(g, Choose(CORP, "nr-ask-double", "rezzed-ice", 1, 1, fx.source, fx.name))

    def then(self, g: "Netrunner", fx: "Resolve", result: object) -> None:
        for id in chosen_numbers(result):
            ice = g.find(id)
            strength = ice_strength(g, ice)
            more = min(2 * strength, MOST) - strength
            if more > 0:
                atoms.mark(g, ice, self.mark, more)

    def counters(self) -> tuple[str, ...]:
        return (self.mark,)
