"""Operations of the expansions: ice on credit, hired hands, traces and bad times."""

from typing import TYPE_CHECKING

from neontable.games.netrunner import atoms
from neontable.games.netrunner.cards.verbs import TraceRunner
from neontable.games.netrunner.model import options as opt
from neontable.games.netrunner.model.card import CORP, NODE, Verb
from neontable.games.netrunner.model.clauses import Clause
from neontable.games.netrunner.model.counters import CounterEffect
from neontable.games.netrunner.model.flags import CardFlag
from neontable.games.netrunner.model.library import CARDS
from neontable.games.netrunner.model.numbers import capacity, memory_used, rez_cost
from neontable.games.netrunner.model.pieces import Inst
from neontable.games.netrunner.rules.play.choices import (
    Choose,
    Number,
    chosen_numbers,
    of_card,
    what,
)
from neontable.games.netrunner.rules.play.conditions import condition
from neontable.games.netrunner.rules.play.install import Rez, can_rez_free
from neontable.games.netrunner.rules.play.pay import charge, wealth
from neontable.games.netrunner.rules.play.trash import Overload, remove
from neontable.games.netrunner.rules.run.trace import Trace
from neontable.kernel.frames import push
from neontable.kernel.options import Option
from neontable.kit.counters import count_of

if TYPE_CHECKING:
    from neontable.games.netrunner.model.state import Netrunner
    from neontable.games.netrunner.rules.play.resolve import Resolve


# -- ice that is rezzed now and paid for later -----------------------------------------------------
class RezOnCredit(Verb, frozen=True):
    """A piece of ice is rezzed at no cost and gets counters: X, or as many as its rez cost."""

    mark: str
    by_cost: bool = False

    def why_not(self, g: "Netrunner") -> str | None:
        ice = any(not c.up and can_rez_free(g, c) for f in g.forts for c in f.ice)
        return None if ice else "NR-OP-001 nr-no-ice-to-rez"

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        push(g, Choose(CORP, "nr-ask-rez-credit", "ice-to-rez-free", 1, 1, fx.source, fx.name))

    def then(self, g: "Netrunner", fx: "Resolve", result: object) -> None:
        for id in chosen_numbers(result):
            ice = g.find(id)
            n = rez_cost(g, ice) if self.by_cost else fx.n
            push(g, Rez(id, free=True))
            if n:
                atoms.mark(g, ice, self.mark, n)

    def counters(self) -> tuple[str, ...]:
        return (self.mark,)


class RunOut(CounterEffect, frozen=True):
    """One counter goes each turn of the Corp's; with the last one the card is trashed."""

    mark: str

    def happen_on(self, g: "Netrunner", id: int, n: int, card: str) -> None:
        ice = g.find(id)
        atoms.mark(g, ice, self.mark, -1)
        if not count_of(ice.marks, self.mark):
            remove(g, ice)


class PayOff(CounterEffect, frozen=True):
    """Bits for one counter less, each turn of the Corp's; who has not enough gets one more."""

    mark: str
    bits: int

    def happen_on(self, g: "Netrunner", id: int, n: int, card: str) -> None:
        rich = g.corp.bits >= self.bits
        if rich:
            atoms.lose(g, CORP, self.bits)
        atoms.mark(g, g.find(id), self.mark, -1 if rich else 1)


# -- hired hands -----------------------------------------------------------------------------------
class HireTemps(Verb, frozen=True):
    """For so many bits each: an action in as many of the next turns, and as many bits less of what
    the Corp gains next."""

    each: int

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        most = wealth(g, CORP, "operation") // self.each
        push(g, Number(CORP, "nr-ask-hire", 0, most, fx.name))

    def then(self, g: "Netrunner", fx: "Resolve", result: object) -> None:
        if isinstance(result, int) and result > 0:
            atoms.hire(g, result)
            atoms.set_flag(g, "forfeit-bits", g.flags.get("forfeit-bits", 0) + result)
            charge(g, CORP, self.each * result, "operation")


# -- the Runner ------------------------------------------------------------------------------------
class TraceAtCost(TraceRunner, frozen=True):
    """A trace in which each point of the Corp's costs more."""

    dear: int = 1

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        push(g, Trace(self.limit, fx.name, dear=self.dear))

    def says(self, by: int) -> Clause | None:
        return None  # what it costs is the card's to say


class LowerMemory(Verb, frozen=True):
    """MU that the Runner lacks for the rest of the turn."""

    flag: CardFlag
    n: int

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        atoms.set_turn_flag(g, self.flag, g.memory.flags.get(self.flag, 0) + self.n)
        if memory_used(g) > capacity(g):
            push(g, Overload())

    def counters(self) -> tuple[str, ...]:
        return (self.flag,)


@condition
def trashed_node_last_turn(g: "Netrunner", inst: Inst | None) -> bool:
    return any(CARDS[card].type == NODE for card in g.memory.trashed)


@condition
def ran_this_game(g: "Netrunner", inst: Inst | None) -> bool:
    return g.runner.ran


@condition
def installed_resource_last_turn(g: "Netrunner", inst: Inst | None) -> bool:
    return bool(g.memory.resources)


@what
def new_resources(g: "Netrunner", ask: Choose) -> list[Option]:
    """Resources that the Runner installed in his last turn."""
    return [of_card(opt.Installed, c, ask.side) for c in g.runner.rig if c.id in g.memory.resources]
