"""Counters that do something at the start of a turn: viruses, and what ice left on the Runner."""

from __future__ import annotations

from typing import TYPE_CHECKING

from neontable.games.netrunner import atoms
from neontable.games.netrunner.card import CORP, RUNNER
from neontable.games.netrunner.damage import give_tags
from neontable.games.netrunner.reckon import known
from neontable.games.netrunner.spread import Infect
from neontable.kernel.asks import Answer, Ask
from neontable.kernel.frames import Frame, pop, push

if TYPE_CHECKING:
    from neontable.games.netrunner.state import Netrunner


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
        return Ask(RUNNER ^ g.swapped, "nr-ask-breed", options, args)

    def got_breed(self, g: Netrunner, answer: Answer) -> None:
        self.at = "roll"
        where = {"virus": "corp", "virus-fort": "fort", "virus-ice": "card"}[answer[0]]
        push(g, Infect(where, answer[2] if where != "corp" else 0, answer[1], 1))

    def do_breed(self, g: Netrunner) -> None:
        self.at = "roll"


def virus_counters(g: Netrunner) -> list[Answer]:
    """The kinds of virus counter by where they lie, as options."""
    options: list[Answer] = [("virus", name) for name in sorted(g.corp.virus)]
    for fort in g.forts:
        options += [
            ("virus-fort", name, fort.id) for name, _ in fort.marks if name in atoms.VIRUS_MARKS
        ]
        for c in fort.ice:
            options += [
                ("virus-ice", name, c.id, known(c, RUNNER), fort.id)
                for name, _ in c.marks
                if name in atoms.VIRUS_MARKS
            ]
    return options
