"""Purging virus counters, and what shelters them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from neontable.games.netrunner import atoms
from neontable.games.netrunner.model import options as opt
from neontable.games.netrunner.model.card import CORP, RUNNER
from neontable.games.netrunner.model.library import CARDS, VIRUS_MARKS
from neontable.kernel.asks import Ask
from neontable.kernel.frames import Frame, pop, push
from neontable.kernel.options import Option

if TYPE_CHECKING:
    from neontable.games.netrunner.model.state import Netrunner


def has_virus(g: Netrunner) -> bool:
    if g.corp.virus:
        return True
    if not g.in_play.marked:
        return False
    for fort in g.forts:
        if fort.marks and any(name in VIRUS_MARKS for name, _ in fort.marks):
            return True
        for c in fort.ice:
            if c.marks and any(name in VIRUS_MARKS for name, _ in c.marks):
                return True
    return False


def shelter(g: Netrunner) -> int:
    """How many virus counters the Runner may keep from being removed."""
    return 2 * sum(1 for c in g.runner.rig if c.up and "shields-virus" in CARDS[c.card].special)


def all_sheltered(g: Netrunner) -> bool:
    n = shelter(g)
    return n > 0 and sum(count for _, count in atoms.virus_counters(g)) <= n


def purge(g: Netrunner) -> None:
    """The Corp forgoes its next three actions and loses all virus counters."""
    atoms.owe(g, CORP, 3)
    remove_viruses(g)


def remove_viruses(g: Netrunner) -> None:
    """All virus counters go, but for those that the Runner may shelter."""
    kept = shelter(g)
    if kept:
        push(g, Purge(kept))
    else:
        atoms.clear_virus(g)


class Purge(Frame):
    """The Runner says which virus counters are not removed, one by one."""

    left: int
    kept: list[tuple[str, int, int]] = []
    """Name of the counter, number of the card or 0, fort or -1."""
    at: str = "keep"

    def ask_keep(self, g: Netrunner) -> Ask | None:
        if not self.left:
            return None
        options: list[Option] = []
        for place, n in atoms.virus_counters(g):
            if self.kept.count(place) < n:
                name, id, fort = place
                if id:
                    options.append(opt.KeepOnIce(name, id, fort))
                else:
                    options.append(
                        opt.KeepInFort(name, fort) if fort >= 0 else opt.KeepOnCorp(name)
                    )
        if not options:
            return None
        return Ask(g.seat_of(RUNNER), "nr-ask-keep-virus", options, (("n", self.left),))

    def got_keep(
        self, g: Netrunner, answer: opt.KeepOnCorp | opt.KeepInFort | opt.KeepOnIce
    ) -> None:
        self.left -= 1
        match answer:
            case opt.KeepOnIce(name, number, fort):
                self.kept.append((name, number, fort))
            case opt.KeepInFort(name, fort):
                self.kept.append((name, 0, fort))
            case opt.KeepOnCorp(name):
                self.kept.append((name, 0, -1))

    def do_keep(self, g: Netrunner) -> None:
        pop(g)
        atoms.clear_virus(g, self.kept)
