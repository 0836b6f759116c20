"""Counters that do something at the start of a turn: viruses, and what ice left on the Runner."""

from __future__ import annotations

from typing import TYPE_CHECKING

from neontable.games.netrunner import atoms
from neontable.games.netrunner.card import CORP, RUNNER
from neontable.games.netrunner.damage import give_tags

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
    """At the start of the Runner's turn."""
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
