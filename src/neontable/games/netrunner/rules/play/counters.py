"""Counters, and what they do at their moments: viruses, what ice left on the Runner, and what it
does to the rest of a run."""

from __future__ import annotations

from typing import TYPE_CHECKING

from neontable.games.netrunner import atoms
from neontable.games.netrunner.model import options as opt
from neontable.games.netrunner.model.card import CORP, RUNNER
from neontable.games.netrunner.model.library import CARDS
from neontable.games.netrunner.model.numbers import known
from neontable.games.netrunner.model.pieces import Run
from neontable.games.netrunner.rules.play.choices import of_card
from neontable.games.netrunner.rules.play.counter_spreading import Infect
from neontable.games.netrunner.rules.play.damage import do_damage, give_tags
from neontable.games.netrunner.rules.play.trash import trash_cards
from neontable.kernel.asks import Ask
from neontable.kernel.frames import Frame, pop, push

if TYPE_CHECKING:
    from neontable.games.netrunner.model.state import Netrunner


# -- at the start of a turn -----------------------------------------------------------------------
def turn_counters(g: Netrunner) -> None:
    """At the start of the Corp's turn."""
    virus = g.corp.virus
    for _ in range(virus.get("cascade", 0) // 2):
        if g.corp.rd:
            atoms.mill(g, CORP, "trash")
    for _ in range(virus.get("scaldan", 0)):
        if atoms.roll(g, "scaldan") >= 5:
            atoms.smear(g, 1)


def runner_turn_counters(g: Netrunner) -> None:
    """At the start of the Runner's turn.  What is bred then may count at once: the order is the
    Runner's, and breeding first is never worse for him."""
    if g.corp.virus.get("incubate"):
        push(g, Breed(g.corp.virus["incubate"]))
    else:
        other_counters(g)


def other_counters(g: Netrunner) -> None:
    virus = g.corp.virus
    if virus.get("boardwalk", 0) >= 2:
        shown = atoms.random_of(g, CORP, virus["boardwalk"] // 2)
        atoms.show(g, CORP, tuple(shown), "hq")
    if virus.get("butcher-boy", 0) >= 2:
        atoms.gain(g, RUNNER, virus["butcher-boy"] // 2)
    if virus.get("thought", 0) >= 3 and g.corp.rd:
        atoms.look(g, RUNNER, (g.corp.rd[-1],), "rd")
    if g.runner.marks.get("data-raven"):
        give_tags(g, g.runner.marks["data-raven"], "data-raven")


class Breed(Frame):
    """A die for each Incubate counter; a six makes two of a virus counter."""

    left: int
    at: str = "roll"

    def do_roll(self, g: Netrunner) -> None:
        if not self.left:
            pop(g)
            other_counters(g)
            return
        self.left -= 1
        if atoms.roll(g, "incubator") == 6:
            self.at = "breed"

    def ask_breed(self, g: Netrunner) -> Ask | None:
        options = virus_counters(g)
        if not options:
            return None
        args = (("card", "incubator"),)
        return Ask(g.seat_of(RUNNER), "nr-ask-breed", options, args)

    def got_breed(self, g: Netrunner, answer: Virus) -> None:
        self.at = "roll"
        match answer:
            case opt.VirusOnCorp(name):
                push(g, Infect("corp", 0, name, 1))
            case opt.VirusInFort(name, fort):
                push(g, Infect("fort", fort, name, 1))
            case opt.VirusOnIce(name, number):
                push(g, Infect("card", number, name, 1))

    def do_breed(self, g: Netrunner) -> None:
        self.at = "roll"


Virus = opt.VirusOnCorp | opt.VirusInFort | opt.VirusOnIce


def virus_counters(g: Netrunner) -> list[Virus]:
    """The kinds of virus counter by where they lie, as options."""
    options: list[Virus] = [opt.VirusOnCorp(name) for name in sorted(g.corp.virus)]
    for fort in g.forts:
        options += [
            opt.VirusInFort(name, fort.id) for name, _ in fort.marks if name in atoms.VIRUS_MARKS
        ]
        for c in fort.ice:
            options += [
                opt.VirusOnIce(name, c.id, known(c, RUNNER), fort.id)
                for name, _ in c.marks
                if name in atoms.VIRUS_MARKS
            ]
    return options


# -- in a run -------------------------------------------------------------------------------------
def start_marks(g: Netrunner) -> None:
    """Counters that bite at the start of each run."""
    if not g.runner.marks:
        return
    for name, kind, n in (("cerberus", "net", 2), ("mastiff", "brain", 1)):
        for _ in range(g.runner.marks.get(name, 0)):
            do_damage(g, kind, n, name)


def goes_on(g: Netrunner, run: Run) -> None:
    """What happens when the Runner goes on after a rezzed piece of ice."""
    for _ in range(run.flags.get("viral", 0)):
        push(g, Virally())


class Virally(Frame):
    """The Runner trashes a program of his own (Viral 15)."""

    at: str = "trash"

    def ask_trash(self, g: Netrunner) -> Ask | None:
        options = [
            of_card(opt.Trash, c, RUNNER) for c in g.runner.rig if CARDS[c.card].type == "program"
        ]
        if not options:
            return None
        return Ask(g.seat_of(RUNNER), "nr-ask-viral", options)

    def got_trash(self, g: Netrunner, answer: opt.Trash) -> None:
        pop(g)
        trash_cards(g, [answer.number])

    def do_trash(self, g: Netrunner) -> None:
        pop(g)


def attract(g: Netrunner, run: Run) -> None:
    """Fatal Attractor: damage where not everything was broken."""
    for _ in range(run.flags.get("attractor-now", 0)):
        do_damage(g, "net", 3, "fatal-attractor", ap=True)
