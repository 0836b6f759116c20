"""Icebreakers that are set to something, that grow in odd ways or do not last; programs that help
them and unmake the ice they have beaten."""

from typing import TYPE_CHECKING

from neontable.games.netrunner import atoms
from neontable.games.netrunner.cards.effects.programs import ice_just_beaten
from neontable.games.netrunner.model import options as opt
from neontable.games.netrunner.model.card import RUNNER, Verb
from neontable.games.netrunner.model.counters import CounterEffect
from neontable.games.netrunner.model.flags import CardFlag
from neontable.games.netrunner.model.library import CARDS
from neontable.games.netrunner.model.numbers import KIND_MARKS, chosen_kind, face
from neontable.games.netrunner.model.pieces import Inst, Run
from neontable.games.netrunner.rules.play.choices import Choose, chosen_numbers, of_card, what
from neontable.games.netrunner.rules.play.conditions import condition
from neontable.games.netrunner.rules.play.damage import give_tags
from neontable.games.netrunner.rules.play.exposure import expose_cards
from neontable.games.netrunner.rules.play.trash import trash_cards
from neontable.games.netrunner.rules.run.breaking import AFTER
from neontable.games.netrunner.rules.run.subroutines import subroutines
from neontable.kernel.asks import Ask
from neontable.kernel.frames import Frame, pop, push
from neontable.kernel.options import Option

if TYPE_CHECKING:
    from neontable.games.netrunner.model.state import Netrunner
    from neontable.games.netrunner.rules.play.resolve import Resolve


# -- set to a kind of ice -------------------------------------------------------------------------
class ChooseKind(Verb, frozen=True):
    """The Runner says what the icebreaker breaks: code gates, sentries or walls."""

    def counters(self) -> tuple[str, ...]:
        return tuple(KIND_MARKS)

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        push(g, KindChoice(fx.source))


class KindChoice(Frame):
    id: int
    at: str = "kind"

    def ask_kind(self, g: "Netrunner") -> Ask | None:
        inst = g.get(self.id)
        if inst is None:
            return None
        options = [opt.IceKind(mark) for mark in KIND_MARKS]
        return Ask(g.seat_of(RUNNER), "nr-ask-ice-kind", options, (("card", inst.card),))

    def got_kind(self, g: "Netrunner", answer: opt.IceKind) -> None:
        inst = g.find(self.id)
        pop(g)
        for name, n in inst.marks:
            if name in KIND_MARKS:
                atoms.mark(g, inst, name, -n)
        atoms.mark(g, inst, answer.mark, 1)

    def do_kind(self, g: "Netrunner") -> None:
        pop(g)


@condition
def not_set_yet(g: "Netrunner", inst: Inst | None) -> bool:
    return inst is not None and not chosen_kind(inst)


# -- aimed at one piece of ice --------------------------------------------------------------------
class AimAtIce(Verb, frozen=True):
    """The Runner chooses an installed piece of ice that the card is about."""

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        push(g, Choose(RUNNER, "nr-ask-prey", "all-ice", 1, 1, fx.source, fx.name))

    def then(self, g: "Netrunner", fx: "Resolve", result: object) -> None:
        for id in chosen_numbers(result):
            atoms.aim(g, g.find(fx.source), id)
            atoms.emit(g, "nr-aim-ice", card=fx.name, number=fx.source, ice=id)


@what
def all_ice(g: "Netrunner", ask: Choose) -> list[Option]:
    return [of_card(opt.Installed, c, ask.side) for f in g.forts for c in reversed(f.ice)]


# -- strength lent for the run --------------------------------------------------------------------
class LendStrength(Verb, frozen=True):
    """One of the Runner's icebreakers is stronger until the run ends."""

    n: int

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        push(g, Choose(RUNNER, "nr-ask-lend-strength", "icebreakers", 1, 1, fx.source, fx.name))

    def then(self, g: "Netrunner", fx: "Resolve", result: object) -> None:
        for id in chosen_numbers(result):
            if g.run is not None:
                atoms.boost(g, g.run, g.find(id), self.n, "run")


@condition
def has_icebreaker(g: "Netrunner", inst: Inst | None) -> bool:
    return any(CARDS[c.card].has("icebreaker") for c in g.runner.rig)


# -- what does not last ---------------------------------------------------------------------------
class TrashIfUsed(Verb, frozen=True):
    """It is trashed after a run in which it broke something."""

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        if g.run is not None and fx.source in g.run.used and g.get(fx.source) is not None:
            trash_cards(g, [fx.source])


# -- noise ----------------------------------------------------------------------------------------
def trumpet(g: "Netrunner", run: Run, inst: Inst, n: int) -> None:
    """The first break of a run empties every stealth card and tags the Runner."""
    if inst.this_run:
        return
    atoms.use(g, inst)
    for c in g.runner.rig:
        if c.up and c.bits and "stealth" in CARDS[c.card].keywords:
            atoms.lose_from(g, RUNNER, c, c.bits)
    give_tags(g, 1, inst.card)


AFTER["trumpets"] = trumpet


# -- through a wall into the next sentry ----------------------------------------------------------
BULLDOZED = CardFlag("bulldozed")
BULLDOZING = CardFlag("bulldozing")


def bulldoze(g: "Netrunner", run: Run, inst: Inst, n: int) -> None:
    """If it alone broke all subroutines, the next encounter knows."""
    subs = len(subroutines(g, g.find(run.ice)))
    if all(run.broken_by.get(i) == inst.id for i in range(subs)):
        atoms.set_run_flag(g, BULLDOZED, inst.id)


AFTER["bulldozes"] = bulldoze


class BreakNextSentry(CounterEffect, frozen=True):
    """One subroutine of the sentry that is met next, at no cost.  The flag is the number of the
    icebreaker."""

    def happen(self, g: "Netrunner", n: int, card: str) -> None:
        run = g.run
        ice = g.get(run.ice) if run is not None else None
        if run is None or ice is None or run.flags.get("no-break-now"):
            return
        if face(ice).has("sentry") and g.get(n) is not None:
            push(g, FreeBreak(n))


class FreeBreak(Frame):
    id: int
    at: str = "which"

    def ask_which(self, g: "Netrunner") -> Ask | None:
        run = g.run
        assert run is not None
        paths = subroutines(g, g.find(run.ice))
        options = [opt.Subroutine(i, p) for i, p in enumerate(paths) if i not in run.broken]
        if not options:
            return None
        args = (("card", g.find(self.id).card),)
        return Ask(g.seat_of(RUNNER), "nr-ask-free-break", options, args)

    def got_which(self, g: "Netrunner", answer: opt.Subroutine) -> None:
        run = g.run
        assert run is not None
        pop(g)
        atoms.break_sub(g, run, g.find(self.id), answer.n)

    def do_which(self, g: "Netrunner") -> None:
        pop(g)


# -- ice just beaten ------------------------------------------------------------------------------
@condition
def ice_beaten(g: "Netrunner", inst: Inst | None) -> bool:
    ice = ice_just_beaten(g)
    return ice is not None and ice.up


class DerezPassed(Verb, frozen=True):
    """The ice just passed, all its subroutines broken, is derezzed; `end` ends the run, too."""

    end: bool = False

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        ice = ice_just_beaten(g)
        if ice is not None and ice.up:
            atoms.derez(g, ice)
        if self.end:
            atoms.end_run(g, "nr-run-ends")


# -- exposing -------------------------------------------------------------------------------------
class ExposeAll(Verb, frozen=True):
    """Every installed card of the Corp's."""

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        expose_cards(g, [c.id for fort in g.forts for c in (*fort.ice, *fort.inside)])
