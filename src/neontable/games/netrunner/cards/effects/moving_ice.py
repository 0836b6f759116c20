"""Ice that moves, or is moved, as a run begins."""

from typing import TYPE_CHECKING

from neontable.games.netrunner import atoms
from neontable.games.netrunner.cards.effects.sabotage import Rearrange
from neontable.games.netrunner.model import options as opt
from neontable.games.netrunner.model.card import CORP, ICE, Verb
from neontable.games.netrunner.model.clauses import Clause, clause
from neontable.games.netrunner.model.flags import repeated_sub
from neontable.games.netrunner.model.library import CARDS
from neontable.games.netrunner.model.pieces import Inst
from neontable.games.netrunner.rules.play.choices import Choose, chosen_forts, of_card, what
from neontable.games.netrunner.rules.play.conditions import condition
from neontable.games.netrunner.rules.run.subroutines import unrepeated
from neontable.kernel.asks import Ask
from neontable.kernel.frames import Frame, pop, push
from neontable.kernel.options import Option

if TYPE_CHECKING:
    from neontable.games.netrunner.model.state import Netrunner
    from neontable.games.netrunner.rules.play.resolve import Resolve


# -- on its own fort -------------------------------------------------------------------------------
class ChangePlace(Verb, frozen=True):
    """This ice goes to another place on its fort."""

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        push(g, PlaceOf(fx.source))

    def says(self, by: int) -> Clause | None:
        return clause("nr-verb-change-place")


class PlaceOf(Frame):
    """Where on its fort a piece of ice goes."""

    id: int
    at: str = "place"

    def ask_place(self, g: "Netrunner") -> Ask:
        inst = g.find(self.id)
        ice = g.fort(inst.fort).ice
        here = len(ice) - next(i for i, c in enumerate(ice) if c.id == self.id)
        options = [opt.IcePlace(n) for n in range(1, len(ice) + 1) if n != here]
        return Ask(g.seat_of(CORP), "nr-ask-ice-place", options, (("card", inst.card),))

    def got_place(self, g: "Netrunner", answer: opt.IcePlace) -> None:
        inst = g.find(self.id)
        fort = g.fort(inst.fort)
        pop(g)
        atoms.move_ice(g, inst, fort, len(fort.ice) - answer.n)


class OrderIce(Verb, frozen=True):
    """All ice of the fort of this card in any order."""

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        push(g, Rearrange(g.find(fx.source).fort, CORP))


@condition
def run_on_its_fort(g: "Netrunner", inst: Inst | None) -> bool:
    return inst is not None and g.run is not None and g.run.fort == inst.fort


@condition
def ice_beside_it(g: "Netrunner", inst: Inst | None) -> bool:
    """Whether a run is on the fort of a card, and that fort has ice to change places."""
    return inst is not None and run_on_its_fort(g, inst) and len(g.fort(inst.fort).ice) > 1


# -- to another fort -------------------------------------------------------------------------------
class MoveToFort(Verb, frozen=True):
    """This ice becomes the outermost of another fort."""

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        push(g, Choose(CORP, "nr-ask-move-ice", "other-forts", 1, 1, fx.source, fx.name))

    def then(self, g: "Netrunner", fx: "Resolve", result: object) -> None:
        for id in chosen_forts(result):
            fort = g.fort(id)
            atoms.move_ice(g, g.find(fx.source), fort, len(fort.ice))


@what
def other_forts(g: "Netrunner", ask: Choose) -> list[Option]:
    here = g.find(ask.source).fort
    return [opt.Fort(f.id) for f in g.forts if f.id != here]


# -- subroutines that are repeated -----------------------------------------------------------------
class RepeatSub(Verb, frozen=True):
    """A subroutine of ice on the fort of this card is there once more, until the run is over."""

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        push(g, Repeated(g.find(fx.source).fort, fx.name))

    def says(self, by: int) -> Clause | None:
        return clause("nr-verb-repeat-sub")


class Repeated(Frame):
    """Of which ice, and which subroutine."""

    fort: int
    card: str
    ice: int = 0
    at: str = "ice"

    def ask_ice(self, g: "Netrunner") -> Ask | None:
        options = [of_card(opt.Installed, c, CORP) for c in _with_subs(g, self.fort)]
        if not options:
            return None
        return Ask(g.seat_of(CORP), "nr-ask-repeat-ice", options, (("card", self.card),))

    def got_ice(self, g: "Netrunner", answer: opt.Installed) -> None:
        self.ice = answer.number
        self.at = "sub"

    def do_ice(self, g: "Netrunner") -> None:
        pop(g)

    def ask_sub(self, g: "Netrunner") -> Ask:
        paths = unrepeated(g, g.find(self.ice))
        options = [opt.Subroutine(i, path) for i, path in enumerate(paths)]
        return Ask(g.seat_of(CORP), "nr-ask-repeat-sub", options, (("card", self.card),))

    def got_sub(self, g: "Netrunner", answer: opt.Subroutine) -> None:
        pop(g)
        name = repeated_sub(self.ice, answer.n)
        n = g.run.flags.get(name, 0) if g.run is not None else 0
        atoms.set_run_flag(g, name, n + 1)
        atoms.set_run_flag(g, "repeats", 1)
        atoms.emit(g, "nr-repeat-sub", card=g.find(self.ice).card, n=answer.n + 1)


def _with_subs(g: "Netrunner", fort: int) -> list[Inst]:
    return [c for c in g.fort(fort).ice if c.up and unrepeated(g, c)]


@condition
def sub_to_repeat(g: "Netrunner", inst: Inst | None) -> bool:
    return inst is not None and run_on_its_fort(g, inst) and bool(_with_subs(g, inst.fort))


@condition
def met_now(g: "Netrunner", inst: Inst | None) -> bool:
    """Whether this ice is being encountered."""
    run = g.run
    return inst is not None and run is not None and run.phase == "encounter" and run.ice == inst.id


# -- stronger for a turn ---------------------------------------------------------------------------
@condition
def rezzed_ice_there(g: "Netrunner", inst: Inst | None) -> bool:
    return any(c.up and CARDS[c.card].type == ICE for f in g.forts for c in f.ice)
