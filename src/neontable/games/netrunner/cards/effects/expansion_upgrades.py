"""Upgrades of the expansions: last-minute changes in a fort, and traps that take all with them."""

from typing import TYPE_CHECKING, ClassVar

from neontable.games.netrunner import atoms
from neontable.games.netrunner.cards.effects.upgrades import MayOnce
from neontable.games.netrunner.model import options as opt
from neontable.games.netrunner.model.card import AGENDA, CORP, HARDWARE, NODE, RUNNER, UPGRADE, Verb
from neontable.games.netrunner.model.library import CARDS
from neontable.games.netrunner.model.numbers import can_advance, occupants, slots
from neontable.games.netrunner.model.pieces import Inst
from neontable.games.netrunner.rules.play.choices import (
    Choose,
    Number,
    chosen_numbers,
    of_card,
    what,
)
from neontable.games.netrunner.rules.play.conditions import condition
from neontable.games.netrunner.rules.play.damage import do_damage
from neontable.games.netrunner.rules.play.install import Install, why_not_install
from neontable.games.netrunner.rules.play.pay import wealth
from neontable.games.netrunner.rules.play.resolve import fire_own
from neontable.games.netrunner.rules.play.trash import remove, trash_cards
from neontable.kernel.asks import Ask, ask_number
from neontable.kernel.frames import Frame, pop, push
from neontable.kernel.options import Option

if TYPE_CHECKING:
    from neontable.games.netrunner.model.state import Netrunner
    from neontable.games.netrunner.rules.play.resolve import Resolve


# -- as a run begins -------------------------------------------------------------------------------
class LoseForTags(Verb, frozen=True):
    """The Runner loses a bit for each tag."""

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        atoms.lose(g, RUNNER, g.runner.tags)


class AnnounceCosts(Verb, frozen=True):
    """The Runner says how many bits he will spend in the run: he cannot spend more, and loses what
    he does not spend."""

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        if g.run is not None and "budget" not in g.run.flags:
            push(g, Number(RUNNER, "nr-ask-announce", 0, wealth(g, RUNNER, "run"), fx.name))

    def then(self, g: "Netrunner", fx: "Resolve", result: object) -> None:
        if isinstance(result, int):
            atoms.set_run_flag(g, "budget", result)
            atoms.emit(g, "nr-announce", n=result)


# -- past the last ice -----------------------------------------------------------------------------
class AdvanceHere(Verb, frozen=True):
    """Advancement counters on one card in the fort of this one."""

    n: int

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        push(g, Choose(CORP, "nr-ask-advance-one", "advanceable-here", 1, 1, fx.source, fx.name))

    def then(self, g: "Netrunner", fx: "Resolve", result: object) -> None:
        for id in chosen_numbers(result):
            atoms.advance(g, g.find(id), self.n)


class MayAdvanceHere(MayOnce, frozen=True):
    """The same as an offer, once in a run; not where nothing could be advanced, unless not being
    asked would reveal it."""

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        if g.windows or _advanceable_here(g, fx.source):
            super().do(g, fx)


@what
def advanceable_here(g: "Netrunner", ask: Choose) -> list[Option]:
    return [of_card(opt.Installed, c, CORP) for c in _advanceable_here(g, ask.source)]


def _advanceable_here(g: "Netrunner", id: int) -> list[Inst]:
    return [c for c in g.fort(g.find(id).fort).inside if can_advance(c)]


class ExchangeFort(Verb, frozen=True):
    """All cards inside the fort go to HQ, and as many from HQ are installed there."""

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        fort = g.fort(g.find(fx.source).fort)
        cards = atoms.clear_out(g, fort)
        push(g, Refill(fort.id, len(cards), fx.name))
        for c in cards:
            if c.up:
                fire_own(g, "leave", c)


class Refill(Frame):
    """Cards of HQ are installed in one fort, until it has as many as before or none fits."""

    fort: int
    left: int
    card: str
    """The card that asks, for the words."""
    keeps_fort: ClassVar[bool] = True
    """The fort stays, though everything has left it for a moment."""
    at: str = "next"

    def ask_next(self, g: "Netrunner") -> Ask | None:
        if self.left <= 0:
            return None
        options = [
            opt.Install(card, self.fort)
            for card in sorted(dict.fromkeys(g.corp.hq))
            if self._fits(g, card)
        ]
        if not options and not g.windows:
            return None
        # What HQ holds is hidden: who can install nothing is asked all the same.
        asked: list[Option] = [*options] if options else [opt.DONE]
        args = (("card", self.card), ("n", self.left))
        return Ask(g.seat_of(CORP), "nr-ask-refill", asked, args, window=True)

    def _fits(self, g: "Netrunner", card: str) -> bool:
        d, fort = CARDS[card], g.fort(self.fort)
        if d.type in (AGENDA, NODE):
            room = len(occupants(fort)) < slots(g, fort)
        else:
            room = d.type == UPGRADE
        return room and why_not_install(g, card, self.fort) is None

    def got_next(self, g: "Netrunner", answer: opt.Install | opt.Done) -> None:
        if isinstance(answer, opt.Done):
            self.left = 0
            return
        self.left -= 1
        push(g, Install(answer.card, self.fort))

    def do_next(self, g: "Netrunner") -> None:
        pop(g)
        atoms.close_out(g, g.fort(self.fort))


# -- traps -----------------------------------------------------------------------------------------
class SelfDestruct(Verb, frozen=True):
    """This card and all others in and on its fort are trashed, and each of the others is a point of
    damage."""

    kind: str
    each: int

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        inst = g.find(fx.source)
        fort = g.fort(inst.fort)
        others = [c for c in (*fort.inside, *fort.ice) if c.id != inst.id]
        do_damage(g, self.kind, self.each * len(others), fx.name)
        for c in (inst, *others):
            remove(g, c)


class Shock(Verb, frozen=True):
    """All hardware and some programs of a Runner with enough tags are trashed."""

    least: int
    """Tags below which nothing happens."""
    programs: int

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        if g.runner.tags < self.least:
            return
        n = self.programs
        push(g, Choose(CORP, "nr-ask-trash-one", "programs", n, n, fx.source, fx.name))

    def then(self, g: "Netrunner", fx: "Resolve", result: object) -> None:
        if isinstance(result, tuple):
            gear = [c.id for c in g.runner.rig if CARDS[c.card].type == HARDWARE]
            trash_cards(g, [*gear, *chosen_numbers(result)])


# -- counters for bits -----------------------------------------------------------------------------
class CashCounters(Verb, frozen=True):
    """This card is trashed; advancement counters of other cards in its fort become bits for the
    run."""

    each: int

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        inst = g.find(fx.source)
        push(g, Cash(inst.fort, self.each, fx.name))
        remove(g, inst)


class Cash(Frame):
    """How many counters come off each card of a fort."""

    fort: int
    each: int
    card: str
    done: list[int] = []
    """Cards that were asked about."""
    at: str = "next"

    def _next(self, g: "Netrunner") -> Inst | None:
        fort = next((f for f in g.forts if f.id == self.fort), None)
        cards = fort.inside if fort is not None else []
        return next((c for c in cards if c.adv and c.id not in self.done), None)

    def ask_next(self, g: "Netrunner") -> Ask | None:
        inst = self._next(g)
        if inst is None:
            return None
        args = (("card", self.card), ("number", inst.id), ("n", self.each))
        return ask_number(g.seat_of(CORP), "nr-ask-cash", 0, inst.adv, args=args)

    def got_next(self, g: "Netrunner", answer: int) -> None:
        inst = self._next(g)
        assert inst is not None
        self.done.append(inst.id)
        if answer:
            atoms.advance(g, inst, -answer)
            atoms.open_purse(g, CORP, self.each * answer, ("any",), "run")

    def do_next(self, g: "Netrunner") -> None:
        pop(g)


@condition
def counters_in_its_fort(g: "Netrunner", inst: Inst | None) -> bool:
    return inst is not None and any(c.adv and c.id != inst.id for c in g.fort(inst.fort).inside)
