"""Effects that only some upgrade has."""

from typing import TYPE_CHECKING

from neontable.games.netrunner import atoms
from neontable.games.netrunner.cards.verbs import May
from neontable.games.netrunner.model import options as opt
from neontable.games.netrunner.model.card import CORP, ICE, Verb
from neontable.games.netrunner.model.clauses import Clause
from neontable.games.netrunner.model.flags import CardFlag, derez_card
from neontable.games.netrunner.model.library import CARDS
from neontable.games.netrunner.model.numbers import half_rez_cost, install_cost, points
from neontable.games.netrunner.model.pieces import Inst
from neontable.games.netrunner.rules.play.choices import Choose, chosen_numbers, of_card, what
from neontable.games.netrunner.rules.play.conditions import condition
from neontable.games.netrunner.rules.play.install import Rez, may_lie
from neontable.games.netrunner.rules.play.pay import can_pay, charge
from neontable.games.netrunner.rules.play.resolve import fire_own
from neontable.kernel.asks import Ask
from neontable.kernel.frames import Frame, pop, push
from neontable.kernel.options import Option

if TYPE_CHECKING:
    from neontable.games.netrunner.model.state import Netrunner
    from neontable.games.netrunner.rules.play.resolve import Resolve


def _run_here(g: "Netrunner", inst: Inst | None) -> bool:
    return inst is not None and g.run is not None and g.run.fort == inst.fort


# -- once during each run ----------------------------------------------------------------------
class MayOnce(May, frozen=True):
    """The Corp may do it, at most once during each run."""

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        if not g.find(fx.source).this_run:
            super().do(g, fx)

    def then(self, g: "Netrunner", fx: "Resolve", result: object) -> None:
        if result == opt.YES:
            atoms.use(g, g.find(fx.source))
        super().then(g, fx, result)

    def says(self, by: int) -> Clause | None:
        return None  # once in each run of the fort: its card says it


# -- ice from HQ, when the last piece was passed ------------------------------------------------
def half(card: str) -> int:
    """Half the rez cost that ice bears, rounded down: it is not rezzed, so nothing makes that
    cheaper or dearer."""
    return CARDS[card].cost // 2


class Summon(Verb, frozen=True):
    """Ice from HQ that the Runner must meet though it is not installed."""

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        inst = g.find(fx.source)
        if not inst.this_run:
            push(g, Reserve(fx.source, "summon"))


class Insert(Verb, frozen=True):
    """Ice from HQ that is installed innermost and approached at once."""

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        inst = g.find(fx.source)
        if not inst.this_run:
            push(g, Reserve(fx.source, "insert"))


class Reserve(Frame):
    """Which piece of ice comes from HQ, and what becomes of it."""

    id: int
    how: str
    """summon or insert"""
    card: str = ""
    at: str = "which"

    def cost(self, g: "Netrunner", card: str) -> int:
        if self.how == "summon":
            return half(card)
        fort = g.fort(g.find(self.id).fort)
        return install_cost(g, CARDS[card], fort, len(fort.ice))

    def _purpose(self) -> str:
        return "install" if self.how == "insert" else ""

    def ask_which(self, g: "Netrunner") -> Ask:
        cards = [c for c in sorted(dict.fromkeys(g.corp.hq)) if CARDS[c].type == ICE]
        options: list[Option] = [
            opt.Named(c) for c in cards if can_pay(g, CORP, self.cost(g, c), self._purpose())
        ]
        options.append(opt.NOTHING)
        # Asked also when HQ holds none: not being asked would reveal it.
        return Ask(
            g.seat_of(CORP),
            f"nr-ask-{self.how}",
            options,
            (("card", g.find(self.id).card),),
            window=True,
            default=len(options) - 1,
        )

    def got_which(self, g: "Netrunner", answer: opt.Named | opt.Nothing) -> None:
        if isinstance(answer, opt.Nothing):
            pop(g)
            return
        self.card = answer.card
        self.at = "come"
        inst = g.find(self.id)
        atoms.use(g, inst)
        atoms.emit(g, "nr-use", side=CORP, card=inst.card, number=inst.id)
        charge(g, CORP, self.cost(g, self.card), self._purpose())

    def do_come(self, g: "Netrunner") -> None:
        run = g.run
        assert run is not None
        pop(g)
        atoms.take_from(g, CORP, "hand", self.card)
        if self.how == "summon":
            ice = atoms.put_limbo(g, self.card, up=True)
        else:
            ice = atoms.enter_fort(g, self.card, g.fort(run.fort), innermost=True)
            fire_own(g, "install", ice)
        atoms.set_left(run, [ice.id, *run.left])


# -- ice that is exchanged ----------------------------------------------------------------------
class SwapIce(Verb, frozen=True):
    """Unrezzed ice of this fort for ice of HQ."""

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        push(g, Exchange(g.find(fx.source).fort, fx.name))


class Exchange(Frame):
    """Which piece goes, and which comes."""

    fort: int
    card: str
    out: int = 0
    at: str = "out"

    def ask_out(self, g: "Netrunner") -> Ask:
        options = [of_card(opt.Installed, c, CORP) for c in g.fort(self.fort).ice if not c.up]
        return Ask(g.seat_of(CORP), "nr-ask-swap-out", options, (("card", self.card),))

    def got_out(self, g: "Netrunner", answer: opt.Installed) -> None:
        self.out = answer.number
        self.at = "in"

    def ask_in(self, g: "Netrunner") -> Ask:
        options = [opt.Named(c) for c in sorted(dict.fromkeys(ice_of_hq(g, self.fort)))]
        return Ask(g.seat_of(CORP), "nr-ask-swap-in", options, (("card", self.card),))

    def got_in(self, g: "Netrunner", answer: opt.Named) -> None:
        pop(g)
        atoms.swap_ice(g, g.find(self.out), answer.card)


@condition
def ice_to_swap(g: "Netrunner", inst: Inst | None) -> bool:
    if inst is None or not _run_here(g, inst):
        return False
    return any(not c.up for c in g.fort(inst.fort).ice) and bool(ice_of_hq(g, inst.fort))


def ice_of_hq(g: "Netrunner", fort: int) -> list[str]:
    """Ice of HQ that may lie on a fort."""
    return [c for c in g.corp.hq if CARDS[c].type == ICE and may_lie(c, fort)]


# -- ice for half the cost ------------------------------------------------------------------------
class RezForRun(Verb, frozen=True):
    """Rez ice of this fort for half the cost, until the run is over."""

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        push(g, Choose(CORP, "nr-ask-rez-half", "ice-for-half", 1, 1, fx.source, fx.name))

    def then(self, g: "Netrunner", fx: "Resolve", result: object) -> None:
        for id in chosen_numbers(result):
            ice = g.find(id)
            atoms.set_run_flag(g, derez_card(ice.id), ice.id)
            push(g, Rez(ice.id, cost=half_rez_cost(g, ice)))


def _for_half(g: "Netrunner", inst: Inst) -> list[Inst]:
    return [
        c
        for c in g.fort(inst.fort).ice
        if not c.up
        and can_pay(g, CORP, half_rez_cost(g, c), "rez")
        and points(g, CORP) >= CARDS[c.card].price
    ]


@what
def ice_for_half(g: "Netrunner", ask: Choose) -> list[Option]:
    return [of_card(opt.Installed, c, CORP) for c in _for_half(g, g.find(ask.source))]


@condition
def ice_to_rez(g: "Netrunner", inst: Inst | None) -> bool:
    return inst is not None and _run_here(g, inst) and bool(_for_half(g, inst))


# -- others ---------------------------------------------------------------------------------------
class StillTaxed(Verb, frozen=True):
    """A card that is trashed when it is accessed goes on taxing the Runner in this run
    (NR-AMB-033)."""

    n: int
    what: CardFlag
    """The run's flag that goes on taxing."""

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        run = g.run
        if run is not None and run.phase == "access":
            atoms.set_run_flag(g, self.what, run.flags.get(self.what, 0) + self.n)

    def counters(self) -> tuple[str, ...]:
        return (self.what,)


class RollToEnd(Verb, frozen=True):
    """A one ends the run."""

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        if atoms.roll(g, fx.name) == 1:
            atoms.end_run(g, "nr-run-ends")
