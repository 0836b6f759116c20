"""Ice and nodes that turn a run to another fort."""

from typing import TYPE_CHECKING

from neontable.games.netrunner import atoms
from neontable.games.netrunner.model import options as opt
from neontable.games.netrunner.model.card import ARCHIVES, CORP, Verb
from neontable.games.netrunner.model.clauses import Clause, clause
from neontable.games.netrunner.model.pieces import Inst
from neontable.games.netrunner.rules.play.choices import Choose, chosen_forts, what
from neontable.games.netrunner.rules.play.conditions import condition
from neontable.games.netrunner.rules.play.pay import can_pay, charge
from neontable.games.netrunner.rules.play.resolve import fire_here
from neontable.games.netrunner.rules.run.allowed import why_not_run
from neontable.kernel.frames import push
from neontable.kernel.options import Option

if TYPE_CHECKING:
    from neontable.games.netrunner.model.state import Netrunner
    from neontable.games.netrunner.rules.play.resolve import Resolve


class Deflect(Verb, frozen=True):
    """The Runner meets the outermost rezzed ice of another fort, and the run is one on that fort;
    where there is none, he is past its last ice."""

    to: str
    """"archives", "sub" (a subsidiary fort that the Corp chooses) or "any" (any fort)."""
    bits: int = 0
    """What it costs the Corp, which may decline."""

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        if self.bits and not can_pay(g, CORP, self.bits):
            return
        if self.to == "archives":
            deflect_to(g, ARCHIVES)
            return
        forts = "subsidiary-forts" if self.to == "sub" else "forts"
        least = 0 if self.bits else 1
        push(g, Choose(CORP, "nr-ask-deflect", forts, least, 1, fx.source, fx.name))

    def then(self, g: "Netrunner", fx: "Resolve", result: object) -> None:
        for fort in chosen_forts(result):
            deflect_to(g, fort)
            charge(g, CORP, self.bits)

    def says(self, by: int) -> Clause | None:
        return clause("nr-verb-deflect", to=self.to, n=self.bits)


def deflect_to(g: "Netrunner", fort: int) -> None:
    run = g.run
    if run is None or run.ended:
        return
    ice = g.fort(fort).ice
    rezzed = [i for i, c in enumerate(ice) if c.up]
    atoms.deflect(g, run, fort)
    atoms.set_left(run, [c.id for c in ice[: rezzed[-1] + 1]] if rezzed else [])
    atoms.set_run_flag(g, "moved", 1)
    if rezzed:
        atoms.set_run_flag(g, "deflected", ice[rezzed[-1]].id)


@what
def subsidiary_forts(g: "Netrunner", ask: Choose) -> list[Option]:
    return [opt.Fort(f.id) for f in g.forts if f.id > ARCHIVES]


class BreakWithoutForts(Verb, frozen=True):
    """A subroutine breaks by itself where there is no subsidiary fort."""

    sub: int

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        if g.run is not None and all(f.id <= ARCHIVES for f in g.forts):
            atoms.break_free(g.run, self.sub)


class CallRunner(Verb, frozen=True):
    """A run that begins is one on the fort of this card instead."""

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        run, fort = g.run, g.find(fx.source).fort
        if run is not None:
            atoms.deflect(g, run, fort)
            fire_here(g, "run-start", fort)


@condition
def can_call_runner(g: "Netrunner", inst: Inst | None) -> bool:
    run = g.run
    if run is None or inst is None or run.fort == inst.fort:
        return False
    return why_not_run(g, inst.fort) is None
