"""Preps that make unusual runs: what they do on the way, at the end, or to the fort."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from neontable.games.netrunner import atoms
from neontable.games.netrunner.cards.effects.programs import ice_just_beaten
from neontable.games.netrunner.cards.effects.resources import places
from neontable.games.netrunner.model import options as opt
from neontable.games.netrunner.model.card import (
    AGENDA,
    CORP,
    HQ,
    PROGRAM,
    RD,
    RUNNER,
    Effects,
    Verb,
)
from neontable.games.netrunner.model.counters import CounterEffect
from neontable.games.netrunner.model.flags import CardFlag
from neontable.games.netrunner.model.library import CARDS
from neontable.games.netrunner.rules.play.choices import Choose, chosen_forts, what
from neontable.games.netrunner.rules.play.damage import do_damage
from neontable.games.netrunner.rules.play.income import earn
from neontable.games.netrunner.rules.play.install import RunnerInstall
from neontable.games.netrunner.rules.play.resolve import resolve_inner
from neontable.games.netrunner.rules.play.trash import remove
from neontable.games.netrunner.rules.run.allowed import forts_to_run, why_not_run
from neontable.games.netrunner.rules.run.run import MakeRun
from neontable.kernel.asks import Ask
from neontable.kernel.frames import Frame, pop, push
from neontable.kernel.options import Option

if TYPE_CHECKING:
    from neontable.games.netrunner.model.state import Netrunner
    from neontable.games.netrunner.rules.play.resolve import Resolve


@what
def hq_or_rd(g: "Netrunner", ask: Choose) -> list[Option]:
    return [opt.Fort(fort) for fort in (HQ, RD) if why_not_run(g, fort) is None]


# -- runs that destroy ----------------------------------------------------------------------------
class DemolishFort(Verb, frozen=True):
    """All rezzed ice on a fort that was run with success: the one of this run, or one of those of
    the turn."""

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        if g.run is not None:
            _demolish(g, g.run.fort)
        else:
            push(g, Choose(RUNNER, "nr-ask-demolish", "forts-hit", 1, 1, fx.source, fx.name))

    def then(self, g: "Netrunner", fx: "Resolve", result: object) -> None:
        for fort in chosen_forts(result):
            _demolish(g, fort)


def _demolish(g: "Netrunner", fort: int) -> None:
    for f in g.forts:
        if f.id == fort:
            for ice in [c for c in f.ice if c.up]:
                atoms.note_trashed(g, ice.card)
                remove(g, ice)
            return


@what
def forts_hit(g: "Netrunner", ask: Choose) -> list[Option]:
    """Forts that were run with success this turn and still stand."""
    return [opt.Fort(f.id) for f in g.forts if f.id in g.memory.hits]


# -- on the way -----------------------------------------------------------------------------------
TECHNICIAN = CardFlag("technician")
QUIET_SEARCH = CardFlag("quiet-search")
WATCHING = CardFlag("watching")


class OfferDerez(CounterEffect, frozen=True):
    """Ice that was passed with all subroutines broken may be derezzed; the run ends then."""

    def happen(self, g: "Netrunner", n: int, card: str) -> None:
        ice = ice_just_beaten(g)
        if ice is not None and ice.up:
            push(g, Technician(ice.id, card))


class Technician(Frame):
    id: int
    card: str
    at: str = "offer"

    def ask_offer(self, g: "Netrunner") -> Ask:
        options: list[Option] = [opt.YES, opt.NO]
        ice = g.find(self.id).card
        args = (("card", self.card), ("ice", CARDS[ice].name))
        return Ask(g.seat_of(RUNNER), "nr-ask-technician", options, args, default=1)

    def got_offer(self, g: "Netrunner", answer: opt.Yes | opt.No) -> None:
        pop(g)
        if isinstance(answer, opt.Yes):
            atoms.derez(g, g.find(self.id))
            atoms.end_run(g, "nr-run-ends")


class MoreIfQuiet(CounterEffect, frozen=True):
    """Further cards are accessed after a run without noise and without a trace."""

    more: int

    def happen(self, g: "Netrunner", n: int, card: str) -> None:
        run = g.run
        if run is not None and not run.flags.get("noisy") and not run.flags.get("traced"):
            atoms.set_run_flag(g, "extra", run.flags.get("extra", 0) + self.more)


class GainOnRez(CounterEffect, frozen=True):
    """Bits for the Runner whenever the Corp rezzes a card in the run."""

    each: int

    def happen(self, g: "Netrunner", n: int, card: str) -> None:
        earn(g, RUNNER, self.each, f"{card}.play")


class DigForAgenda(Verb, frozen=True):
    """R&D is revealed card by card down to an agenda, which goes to HQ; the others are shuffled
    back."""

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        shown: list[str] = []
        for card in reversed(g.corp.rd):
            shown.append(card)
            if CARDS[card].type == AGENDA:
                break
        if not shown:
            return
        atoms.show(g, CORP, tuple(shown), "rd")
        if CARDS[shown[-1]].type == AGENDA:
            atoms.to_hand(g, CORP, "stack", shown[-1], shown=True)
        atoms.shuffle_deck(g, CORP)


# -- every fort -----------------------------------------------------------------------------------
class RunEverywhere(Verb, frozen=True):
    """A run on each fort, and what comes of it."""

    all: Effects
    """If every run was successful."""
    otherwise: Effects

    def parts(self) -> Iterator[tuple[str, Effects]]:
        yield "all", self.all
        yield "otherwise", self.otherwise

    def why_not(self, g: "Netrunner") -> str | None:
        return None if forts_to_run(g) else why_not_run(g, HQ)

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        push(g, Tour([f.id for f in g.forts], fx.name))

    def then(self, g: "Netrunner", fx: "Resolve", result: object) -> None:
        resolve_inner(g, fx, "all" if result else "otherwise")


class Tour(Frame):
    """Runs on some forts, one after another; gives the parent whether all were successful.  A
    fort that has fallen meanwhile need not be run; one that cannot be run is no success."""

    forts: list[int]
    card: str
    failed: bool = False
    at: str = "which"

    def ask_which(self, g: "Netrunner") -> Ask | None:
        standing = {f.id for f in g.forts}
        options = [
            opt.Fort(fort)
            for fort in self.forts
            if fort in standing and why_not_run(g, fort) is None
        ]
        if not options:
            return None
        return Ask(g.seat_of(RUNNER), "nr-ask-run", options, (("card", self.card),))

    def got_which(self, g: "Netrunner", answer: opt.Fort) -> None:
        self.forts = [fort for fort in self.forts if fort != answer.fort]
        self.at = "after"
        push(g, MakeRun(answer.fort, self.card))

    def do_which(self, g: "Netrunner") -> None:
        left = any(f.id in self.forts for f in g.forts)
        pop(g, not self.failed and not left)

    def back_after(self, g: "Netrunner", result: object) -> None:
        if result is not True:
            self.failed = True

    def do_after(self, g: "Netrunner") -> None:
        self.at = "which"


# -- a program for one run ------------------------------------------------------------------------
class SpinProgram(Verb, frozen=True):
    """A program out of the stack, installed for one run."""

    lost: int
    """Bits that are lost, besides what it costs, if it is gone after the run."""

    def why_not(self, g: "Netrunner") -> str | None:
        return None if forts_to_run(g) else why_not_run(g, HQ)

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        push(g, Spin(fx.name, self.lost))


class Spin(Frame):
    card: str
    lost: int
    """Bits that are lost if the program is gone; its price is added when it is chosen."""
    id: int = 0
    """The number of the program."""
    at: str = "choose"

    def ask_choose(self, g: "Netrunner") -> Ask:
        cards = sorted({c for c in g.runner.stack if CARDS[c].type == PROGRAM})
        options: list[Option] = [place for c in cards for place in places(g, c, free=True)]
        options.append(opt.NOTHING)
        return Ask(
            g.seat_of(RUNNER),
            "nr-ask-program",
            options,
            (("card", self.card),),
            window=True,
            default=len(options) - 1,
        )

    def got_choose(self, g: "Netrunner", answer: opt.InstallInRig | opt.Nothing) -> None:
        self.at = "installed"
        if isinstance(answer, opt.InstallInRig):
            self.lost += CARDS[answer.card].cost
            push(g, RunnerInstall(answer.card, answer.host, free=True, zone="stack"))

    def back_installed(self, g: "Netrunner", result: object) -> None:
        if isinstance(result, int):
            self.id = result

    def do_installed(self, g: "Netrunner") -> None:
        atoms.shuffle_deck(g, RUNNER)
        self.at = "run"
        if not self.id:
            pop(g)

    def ask_run(self, g: "Netrunner") -> Ask | None:
        options = [opt.Fort(fort) for fort in forts_to_run(g)]
        if not options:
            return None
        return Ask(g.seat_of(RUNNER), "nr-ask-run", options, (("card", self.card),))

    def got_run(self, g: "Netrunner", answer: opt.Fort) -> None:
        self.at = "home"
        push(g, MakeRun(answer.fort, self.card))

    def do_run(self, g: "Netrunner") -> None:
        self.at = "home"

    def do_home(self, g: "Netrunner") -> None:
        pop(g)
        inst = next((c for c in g.runner.rig if c.id == self.id), None)
        if inst is not None:
            remove(g, inst, "deck")
            return
        missing = self.lost - atoms.lose(g, RUNNER, self.lost)
        if missing:
            do_damage(g, "meat", missing, self.card)
