"""What single programs do: odd icebreakers, viruses in places, installing from the stack."""

from typing import TYPE_CHECKING

from neontable.games.netrunner import atoms
from neontable.games.netrunner.model import options as opt
from neontable.games.netrunner.model.card import ARCHIVES, CORP, ICE, PROGRAM, RD, RUNNER, Verb
from neontable.games.netrunner.model.counters import Settlement
from neontable.games.netrunner.model.flags import CardFlag
from neontable.games.netrunner.model.library import CARDS
from neontable.games.netrunner.model.numbers import break_tax, points, rez_cost
from neontable.games.netrunner.model.pieces import Fort, Inst, Run
from neontable.games.netrunner.rules.play.choices import (
    Choose,
    Number,
    chosen_numbers,
    of_card,
    what,
)
from neontable.games.netrunner.rules.play.conditions import condition
from neontable.games.netrunner.rules.play.counter_spreading import Infect
from neontable.games.netrunner.rules.play.damage import do_damage
from neontable.games.netrunner.rules.play.install import Rez, RunnerInstall, why_not_install_runner
from neontable.games.netrunner.rules.play.pay import can_pay, charge, wealth
from neontable.games.netrunner.rules.play.resolve import fire
from neontable.games.netrunner.rules.play.trash import TrashCards, kept_by, remove, trash_cards
from neontable.games.netrunner.rules.run.access import about_to_access
from neontable.games.netrunner.rules.run.allowed import can_jack_out, why_not_run
from neontable.games.netrunner.rules.run.breaking import (
    AFTER,
    BREAKS,
    PUMPS,
    SPECIAL,
    USES,
    Broken,
    begin_use,
)
from neontable.games.netrunner.rules.run.subroutines import subroutines
from neontable.kernel.asks import Ask, ask_number
from neontable.kernel.frames import Frame, pop, push
from neontable.kernel.options import Option
from neontable.kit.counters import count_of

if TYPE_CHECKING:
    from neontable.games.netrunner.model.state import Netrunner
    from neontable.games.netrunner.rules.play.resolve import Resolve


def fort_run(g: "Netrunner") -> Fort | None:
    """The fort of the run, while it stands."""
    if g.run is None:
        return None
    return next((f for f in g.forts if f.id == g.run.fort), None)


# -- odd icebreakers -----------------------------------------------------------------------------
class RollStrength(Verb, frozen=True):
    """A die is added to the icebreaker's strength for the run."""

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        if g.run is not None:
            atoms.boost(g, g.run, g.find(fx.source), atoms.roll(g, fx.name), "run")


class WearOut(Verb, frozen=True):
    """If it broke something of the ice just passed: a die, and on a 1 it is trashed."""

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        run = g.run
        if run is not None and fx.source in run.breakers and atoms.roll(g, fx.name) == 1:
            trash_cards(g, [fx.source])


class Learn(Verb, frozen=True):
    """A counter, if it broke something in the run."""

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        if g.run is not None and fx.source in g.run.used:
            atoms.put_counters(g, g.find(fx.source), 1)


def blink_offers(g: "Netrunner", run: Run, inst: Inst, left: list[int], bits: int) -> list[Option]:
    if bits < break_tax(g, run.fort):
        return []
    return [opt.Blink(inst.id, inst.card, i) for i in left if (inst.id, i) not in run.tried]


def blink(g: "Netrunner", run: Run, inst: Inst, answer: opt.Blink) -> None:
    begin_use(g, run, inst)
    atoms.try_sub(run, inst, answer.n)
    push(g, Blink(inst.id, answer.n))
    charge(g, RUNNER, break_tax(g, run.fort), "breaker", inst.id)


class Blink(Frame):
    """A die against one subroutine: broken, or Net damage."""

    id: int
    sub: int
    at: str = "roll"

    def do_roll(self, g: "Netrunner") -> None:
        run = g.run
        assert run is not None
        inst = g.find(self.id)
        pop(g)
        n = atoms.roll(g, inst.card)
        if n >= 4:
            atoms.break_sub(g, run, inst, self.sub)
        else:
            do_damage(g, "net", n, inst.card)


SPECIAL["blink"] = blink_offers
BREAKS[opt.Blink] = blink


def dropp_offers(g: "Netrunner", run: Run, inst: Inst, left: list[int], bits: int) -> list[Option]:
    return [opt.BreakAll(inst.id, inst.card)] if bits >= len(left) * break_tax(g, run.fort) else []


def break_all(g: "Netrunner", run: Run, inst: Inst, answer: opt.BreakAll) -> None:
    paths = subroutines(g, g.find(run.ice))
    push(g, Broken(inst.id, [i for i in range(len(paths)) if i not in run.broken]))


def end_the_run(g: "Netrunner", run: Run, inst: Inst, n: int) -> None:
    atoms.beat(run)
    atoms.end_run(g, "nr-run-ends")


SPECIAL["dropp"] = dropp_offers
BREAKS[opt.BreakAll] = break_all
AFTER["dropp"] = end_the_run


def grow(g: "Netrunner", run: Run, inst: Inst, n: int) -> None:
    """Strength for the rest of the run; numbers.breaker_strength counts it."""
    atoms.use(g, inst, n)


AFTER["grows"] = grow


def forget_other_forts(g: "Netrunner", run: Run, inst: Inst) -> None:
    """Counters are lost on another fort than the one it was used on last (`target`: that fort's
    number and one, since no target is 0)."""
    if inst.target != run.fort + 1:
        if inst.count:
            atoms.put_counters(g, inst, -inst.count)
        atoms.aim(g, inst, run.fort + 1)


USES["learns"] = forget_other_forts


def torture_offers(g: "Netrunner", run: Run, inst: Inst, bits: int) -> list[Option]:
    return [opt.BoostByX(inst.id, inst.card)] if bits > 0 else []


def torture(g: "Netrunner", run: Run, inst: Inst, answer: opt.BoostByX) -> None:
    push(g, BoostX(inst.id))


class BoostX(Frame):
    """Strength X for X bits and the Runner's next X actions."""

    id: int
    at: str = "x"

    def ask_x(self, g: "Netrunner") -> Ask:
        card = g.find(self.id).card
        most = wealth(g, RUNNER, "breaker", self.id)
        return ask_number(g.seat_of(RUNNER), "nr-ask-x", 1, most, args=(("card", card),))

    def got_x(self, g: "Netrunner", answer: int) -> None:
        run = g.run
        assert run is not None
        inst = g.find(self.id)
        pop(g)
        begin_use(g, run, inst)
        atoms.boost(g, run, inst, answer, "encounter")
        atoms.owe(g, RUNNER, answer)
        charge(g, RUNNER, answer, "breaker", inst.id)


PUMPS["torture"] = torture_offers
BREAKS[opt.BoostByX] = torture


# -- viruses in forts and on ice -----------------------------------------------------------------
class InfectFort(Verb, frozen=True):
    """A virus counter in the fort that was run."""

    name: str

    def counters(self) -> tuple[str, ...]:
        return (self.name,)

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        fort = fort_run(g)
        if fort is not None:
            push(g, Infect("fort", fort.id, self.name, 1))


class InfectIce(Verb, frozen=True):
    """A virus counter on ice all of whose subroutines were broken in the run."""

    name: str

    def counters(self) -> tuple[str, ...]:
        return (self.name,)

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        push(g, Choose(RUNNER, "nr-ask-infect-ice", "beaten-ice", 1, 1, fx.source, fx.name))

    def then(self, g: "Netrunner", fx: "Resolve", result: object) -> None:
        for id in chosen_numbers(result):
            push(g, Infect("card", id, self.name, 1))


@what
def beaten_ice(g: "Netrunner", ask: Choose) -> list[Option]:
    run = g.run
    if run is None:
        return []
    return [
        of_card(opt.Installed, c, ask.side) for f in g.forts for c in f.ice if c.id in run.beaten
    ]


# -- looking -------------------------------------------------------------------------------------
class CutRD(Verb, frozen=True):
    """Any number of cards from the top of R&D to its bottom."""

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        push(g, Number(RUNNER, "nr-ask-cut", 1, len(g.corp.rd) - 1, fx.name))

    def then(self, g: "Netrunner", fx: "Resolve", result: object) -> None:
        if isinstance(result, int):
            atoms.cut(g, CORP, result)


class SpiedFort(Settlement, frozen=True):
    """The Corp takes a counter out of a fort; with the last one, its cards are unknown again."""

    def due(self, g: "Netrunner") -> list[int]:
        if not g.in_play.marked:
            return []
        return [f.id for f in g.forts if f.marks and count_of(f.marks, self.name)]

    def settle(self, g: "Netrunner", fort: int) -> None:
        place = g.fort(fort)
        atoms.mark_fort(g, place, self.name, -1)
        if not atoms.spied(place):
            for c in [*place.ice, *place.inside]:
                atoms.conceal(g, c)
        charge(g, CORP, self.bits)


class Spy(Verb, frozen=True):
    """A counter in the fort that was run: every card in and on it is exposed."""

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        fort = fort_run(g)
        if fort is not None:
            atoms.mark_fort(g, fort, "spy", 1)
            for c in (*fort.ice, *fort.inside):
                atoms.expose(g, c)


@condition
def can_expose_inside(g: "Netrunner", inst: Inst | None) -> bool:
    return any(not c.up and not c.seen for f in g.forts for c in f.inside)


@condition
def can_expose(g: "Netrunner", inst: Inst | None) -> bool:
    return any(not c.up and not c.seen for f in g.forts for c in (*f.ice, *f.inside))


@condition
def can_cut_rd(g: "Netrunner", inst: Inst | None) -> bool:
    return len(g.corp.rd) > 1 and about_to_access(g)


# -- runs ----------------------------------------------------------------------------------------
@condition
def can_run_rd(g: "Netrunner", inst: Inst | None) -> bool:
    return why_not_run(g, RD) is None


@condition
def can_run_archives(g: "Netrunner", inst: Inst | None) -> bool:
    return why_not_run(g, ARCHIVES) is None


@condition
def can_leave_run(g: "Netrunner", inst: Inst | None) -> bool:
    return g.run is not None and not g.run.ended and can_jack_out(g, g.run)


class JackOut(Verb, frozen=True):
    """Out of the run, wherever it stands.  Past the last ice it was a success all the same, if one
    without an access."""

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        run = g.run
        if run is None:
            return
        arrived = run.phase == "pre-access"
        atoms.end_run(g, "nr-jack-out")
        if arrived:
            atoms.succeed(g, run)
            fire(g, "run-success", run.fort)
        charge(g, RUNNER, run.flags.get("jack-cost", 0))


@condition
def fort_stands(g: "Netrunner", inst: Inst | None) -> bool:
    """The fort that was run is still there."""
    return fort_run(g) is not None


@condition
def fort_has_unrezzed_ice(g: "Netrunner", inst: Inst | None) -> bool:
    fort = fort_run(g)
    return fort is not None and any(not c.up for c in fort.ice)


@condition
def fort_has_ice_to_turn(g: "Netrunner", inst: Inst | None) -> bool:
    fort = fort_run(g)
    return fort is not None and len(fort.ice) > 1


class RezAllIce(Verb, frozen=True):
    """The Corp rezzes all ice that it can on the fort that was run, from outside in."""

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        fort = fort_run(g)
        if fort is not None:
            push(g, RezEach([c.id for c in fort.ice]))


class RezEach(Frame):
    """Ice that must be rezzed wherever it can be paid for; the next one is the last."""

    ids: list[int]
    at: str = "next"

    def do_next(self, g: "Netrunner") -> None:
        if not self.ids:
            pop(g)
            return
        inst = g.get(self.ids.pop())
        if (
            inst is not None
            and not inst.up
            and points(g, CORP) >= CARDS[inst.card].price
            and can_pay(g, CORP, rez_cost(g, inst), "rez")
        ):
            push(g, Rez(inst.id))


class TurnAround(Verb, frozen=True):
    """The ice of the fort that was run, in the opposite order."""

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        fort = fort_run(g)
        if fort is not None:
            atoms.order_ice(g, fort, tuple(c.id for c in reversed(fort.ice)))


def ice_just_beaten(g: "Netrunner") -> Inst | None:
    """The ice that was passed last, if all its subroutines were broken."""
    run = g.run
    if run is None or run.ice not in run.beaten:
        return None
    ice = g.get(run.ice)
    if ice is None or ice.fort < 0 or CARDS[ice.card].type != ICE:
        return None
    # Ice may be met twice in a run: what counts is how it went the last time.
    return ice if len(set(run.broken)) >= len(subroutines(g, ice)) else None


@condition
def can_burn_ice(g: "Netrunner", inst: Inst | None) -> bool:
    ice = ice_just_beaten(g)
    return ice is not None and can_pay(g, RUNNER, CARDS[ice.card].cost, "ability")


class BurnIce(Verb, frozen=True):
    """Pay the rez cost of the ice just passed, and trash it."""

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        ice = ice_just_beaten(g)
        if ice is not None:
            cost = CARDS[ice.card].cost
            atoms.note_trashed(g, ice.card)
            remove(g, ice)
            charge(g, RUNNER, cost, "ability")


# -- saving --------------------------------------------------------------------------------------
class SavePrograms(Verb, frozen=True):
    """Programs that are about to be trashed stay; with `home` this card goes to the hand."""

    home: bool = False

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        me = g.get(fx.source)
        if self.home and me is not None:
            remove(g, me, "hand")
        push(
            g, Choose(RUNNER, "nr-ask-save-programs", "doomed-programs", 1, 99, fx.source, fx.name)
        )

    def then(self, g: "Netrunner", fx: "Resolve", result: object) -> None:
        frame, ids = trashing(g), chosen_numbers(result)
        if frame is not None:
            frame.spare(ids)
            for id in ids:
                card = g.find(id)
                atoms.emit(g, "nr-spared", card=card.card, number=id)


def trashing(g: "Netrunner") -> TrashCards | None:
    """The trashing that is going on."""
    for f in reversed(g.stack):
        if isinstance(f, TrashCards):
            return f
    return None


@what
def doomed_programs(g: "Netrunner", ask: Choose) -> list[Option]:
    frame = trashing(g)
    if frame is None:
        return []
    cards = [c for c in (g.get(id) for id in frame.ids) if c is not None]
    return [of_card(opt.Installed, c, RUNNER) for c in cards if kept_by(ask.card, ask.source, c)]


CONSTRUCT = CardFlag("construct")


class BecomeConstruct(Verb, frozen=True):
    """The Runner lives on in the Net: no hand, no brain damage, one action and card less."""

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        for card in sorted(g.runner.hand):
            atoms.discard(g, RUNNER, card)
        atoms.heal_brain(g)
        atoms.set_flag(g, CONSTRUCT, g.flags.get(CONSTRUCT, 0) + 1)
        atoms.emit(g, "nr-construct")


# -- programs from the stack -----------------------------------------------------------------------
class OpenBox(Verb, frozen=True):
    """Show the top five cards; of programs among them one is installed for nothing, and this
    card is trashed first."""

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        cards = tuple(reversed(g.runner.stack[-5:]))
        atoms.show(g, RUNNER, cards, "runner-stack")
        me = g.get(fx.source)
        if me is not None and any(CARDS[c].type == PROGRAM for c in cards):
            remove(g, me)
        push(g, InstallFromStack(fx.name, 5, free=True))


class SearchProgram(Verb, frozen=True):
    """Search the stack for a program and install it, paying its cost."""

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        push(g, InstallFromStack(fx.name))


class InstallFromStack(Frame):
    """A program of the stack is installed, then the stack is shuffled."""

    card: str
    top: int = 0
    """Among so many cards on top, that were shown; 0 for all, and then he may find none."""
    free: bool = False
    at: str = "choose"

    def ask_choose(self, g: "Netrunner") -> Ask | None:
        hosts = [0, *(c.id for c in g.runner.rig if CARDS[c.card].holds)]
        options: list[Option] = [
            opt.InstallInRig(card, host)
            for card in sorted(set(g.runner.stack[-self.top :]))
            if CARDS[card].type == PROGRAM
            for host in hosts
            if why_not_install_runner(g, card, host, self.free) is None
        ]
        if not self.top:
            options.append(opt.NOTHING)
        if not options:
            return None
        args = (("card", self.card),)
        return Ask(
            g.seat_of(RUNNER),
            "nr-ask-program",
            options,
            args,
            window=not self.top,
            default=len(options) - 1,
        )

    def got_choose(self, g: "Netrunner", answer: opt.InstallInRig | opt.Nothing) -> None:
        self.at = "shuffle"
        if isinstance(answer, opt.InstallInRig):
            push(g, RunnerInstall(answer.card, answer.host, self.free, "stack"))

    def do_choose(self, g: "Netrunner") -> None:
        self.at = "shuffle"

    def do_shuffle(self, g: "Netrunner") -> None:
        pop(g)
        atoms.shuffle_deck(g, RUNNER)
