"""What the viruses of the expansions do: counters in forts and on the Corp."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from neontable.games.netrunner import atoms
from neontable.games.netrunner.cards.verbs import give_virus
from neontable.games.netrunner.model import options as opt
from neontable.games.netrunner.model.card import ARCHIVES, CORP, HQ, RD, RUNNER, Effects, Verb
from neontable.games.netrunner.model.counters import CounterEffect
from neontable.games.netrunner.model.pieces import Inst
from neontable.games.netrunner.rules.play.choices import Offer
from neontable.games.netrunner.rules.play.conditions import condition
from neontable.games.netrunner.rules.play.install import Install
from neontable.games.netrunner.rules.play.trash import remove
from neontable.kernel.frames import Frame, pop, push
from neontable.kit.counters import count_of

if TYPE_CHECKING:
    from neontable.games.netrunner.model.state import Netrunner
    from neontable.games.netrunner.rules.play.resolve import Resolve


# -- instead of the access ------------------------------------------------------------------------
class InsteadOfAccess(Verb, frozen=True):
    """The Runner may do this instead of accessing the fort that he has just run with success."""

    effects: Effects

    def parts(self) -> Iterator[tuple[str, Effects]]:
        yield "yes", self.effects

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        run = g.run
        if run is not None and not run.instead and not run.ended:  # else there is no access at all
            push(g, Offer(RUNNER, "nr-ask-instead", (opt.YES, opt.NO), fx.name))

    def then(self, g: "Netrunner", fx: "Resolve", result: object) -> None:
        if result == opt.YES and g.run is not None:
            atoms.replace_access(g.run, fx.inner(fx.path, "yes"))


class RollForDoom(CounterEffect, frozen=True):
    """A die for each counter whenever the Corp installs a card; a six trashes it and takes a
    counter away."""

    mark: str

    def happen(self, g: "Netrunner", n: int, card: str) -> None:
        frame = next(f for f in reversed(g.stack) if isinstance(f, Install))
        push(g, DoomRolls(frame.id, n, self.mark, card))


class DoomRolls(Frame):
    id: int
    left: int
    mark: str
    card: str
    at: str = "roll"

    def do_roll(self, g: "Netrunner") -> None:
        if not self.left:
            pop(g)
            return
        self.left -= 1
        if atoms.roll(g, self.card) == 6:
            atoms.mark_corp(g, self.mark, -1)
            inst = g.get(self.id)
            if inst is not None:
                remove(g, inst)


# -- at the start of the Corp's turn --------------------------------------------------------------
class LoseForEvery(CounterEffect, frozen=True):
    """Bits of the Corp's."""

    per: int

    def happen(self, g: "Netrunner", n: int, card: str) -> None:
        atoms.lose(g, CORP, n // self.per)


class ForgoForEach(CounterEffect, frozen=True):
    """Actions of the Corp's."""

    def happen(self, g: "Netrunner", n: int, card: str) -> None:
        atoms.owe(g, CORP, n)


# -- after a run in which they were used ----------------------------------------------------------
class Wane(CounterEffect, frozen=True):
    """Some are lost after a run on R&D in which they let the Runner trash cards."""

    mark: str
    n: int

    def happen(self, g: "Netrunner", n: int, card: str) -> None:
        if g.run is not None and g.run.fort == RD and g.run.flags.get("swept"):
            atoms.mark_corp(g, self.mark, -self.n)


# -- sockets in the central forts -----------------------------------------------------------------
CENTRALS = (HQ, RD, ARCHIVES)


@condition
def sockets_everywhere(g: "Netrunner", inst: Inst | None) -> bool:
    return all(count_of(g.forts[fort].marks, "socket") for fort in CENTRALS)


class LayPipe(Verb, frozen=True):
    """A Socket counter of each central fort is spent for a Pipe counter."""

    def counters(self) -> tuple[str, ...]:
        return ("socket", "pipe")

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        for fort in CENTRALS:
            atoms.mark_fort(g, g.forts[fort], "socket", -1)
        give_virus(g, "pipe", 1)
