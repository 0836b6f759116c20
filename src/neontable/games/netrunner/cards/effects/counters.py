"""What counters do at their moments: viruses, and what ice leaves on the Runner."""

from typing import TYPE_CHECKING, ClassVar

from neontable.games.netrunner import atoms
from neontable.games.netrunner.model import options as opt
from neontable.games.netrunner.model.card import CORP, RUNNER
from neontable.games.netrunner.model.counters import CounterEffect
from neontable.games.netrunner.model.library import VIRUS_MARKS
from neontable.games.netrunner.model.numbers import known
from neontable.games.netrunner.rules.play.counter_spreading import Infect
from neontable.games.netrunner.rules.play.counters import others
from neontable.games.netrunner.rules.play.damage import do_damage, give_tags
from neontable.kernel.asks import Ask
from neontable.kernel.frames import Frame, pop, push
from neontable.kernel.text import Text, say

if TYPE_CHECKING:
    from neontable.games.netrunner.model.state import Netrunner


class HitForEach(CounterEffect, frozen=True):
    """Damage for each counter, one after the other."""

    kind: str
    n: int

    def happen(self, g: "Netrunner", n: int, card: str) -> None:
        for _ in range(n):
            do_damage(g, self.kind, self.n, card)

    def says(self, mark: str) -> Text:
        return say("nr-counter-hits", n=self.n, kind=f"@nr-kind-{self.kind}", mark=mark)


class TagForEach(CounterEffect, frozen=True):
    def happen(self, g: "Netrunner", n: int, card: str) -> None:
        give_tags(g, n, card)

    def says(self, mark: str) -> Text:
        return say("nr-counter-tags", mark=mark)


class HitLater(CounterEffect, frozen=True):
    """As much damage as there are counters, which nothing can prevent."""

    kind: str

    def happen(self, g: "Netrunner", n: int, card: str) -> None:
        do_damage(g, self.kind, n, card, preventable=False)


class TrashTop(CounterEffect, frozen=True):
    """Cards from the top of R&D, face up."""

    per: int

    def happen(self, g: "Netrunner", n: int, card: str) -> None:
        for _ in range(n // self.per):
            if g.corp.rd:
                atoms.mill(g, CORP, "trash")


class RollForPublicity(CounterEffect, frozen=True):
    """A die for each; high ones bring Bad Publicity."""

    least: int

    def happen(self, g: "Netrunner", n: int, card: str) -> None:
        for _ in range(n):
            if atoms.roll(g, card) >= self.least:
                atoms.smear(g, 1)


class ShowHand(CounterEffect, frozen=True):
    """Cards of HQ, picked at random, are shown to the Runner."""

    per: int

    def happen(self, g: "Netrunner", n: int, card: str) -> None:
        if n >= self.per:
            atoms.show(g, CORP, tuple(atoms.random_of(g, CORP, n // self.per)), "hq")


class GainForEvery(CounterEffect, frozen=True):
    """Bits for the Runner."""

    per: int

    def happen(self, g: "Netrunner", n: int, card: str) -> None:
        if n >= self.per:
            atoms.gain(g, RUNNER, n // self.per)


class SeeTop(CounterEffect, frozen=True):
    """The Runner sees the top card of R&D."""

    least: int

    def happen(self, g: "Netrunner", n: int, card: str) -> None:
        if n >= self.least and g.corp.rd:
            atoms.look(g, RUNNER, (g.corp.rd[-1],), "rd")


# -- breeding --------------------------------------------------------------------------------------
class BreedViruses(CounterEffect, frozen=True):
    """What is bred may count at once: the order is the Runner's, and breeding first is never worse
    for him."""

    def happen(self, g: "Netrunner", n: int, card: str) -> None:
        push(g, Breed(n))


class Breed(Frame):
    """A die for each counter; a six makes two of a virus counter."""

    left: int
    at: str = "roll"

    card: ClassVar[str] = "incubator"

    def do_roll(self, g: "Netrunner") -> None:
        if not self.left:
            pop(g)
            others(g, "runner-turn")
            return
        self.left -= 1
        if atoms.roll(g, self.card) == 6:
            self.at = "breed"

    def ask_breed(self, g: "Netrunner") -> Ask | None:
        options = virus_counters(g)
        if not options:
            return None
        return Ask(g.seat_of(RUNNER), "nr-ask-breed", options, (("card", self.card),))

    def got_breed(self, g: "Netrunner", answer: "Virus") -> None:
        self.at = "roll"
        match answer:
            case opt.VirusOnCorp(name):
                push(g, Infect("corp", 0, name, 1))
            case opt.VirusInFort(name, fort):
                push(g, Infect("fort", fort, name, 1))
            case opt.VirusOnIce(name, number):
                push(g, Infect("card", number, name, 1))

    def do_breed(self, g: "Netrunner") -> None:
        self.at = "roll"


Virus = opt.VirusOnCorp | opt.VirusInFort | opt.VirusOnIce


def virus_counters(g: "Netrunner") -> list[Virus]:
    """The kinds of virus counter by where they lie, as options."""
    options: list[Virus] = [opt.VirusOnCorp(name) for name in sorted(g.corp.virus)]
    for fort in g.forts:
        options += [opt.VirusInFort(name, fort.id) for name, _ in fort.marks if name in VIRUS_MARKS]
        for c in fort.ice:
            options += [
                opt.VirusOnIce(name, c.id, known(c, RUNNER), fort.id)
                for name, _ in c.marks
                if name in VIRUS_MARKS
            ]
    return options
