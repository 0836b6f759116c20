"""Effects that only some node has."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from neontable.games.netrunner import atoms
from neontable.games.netrunner.model import options as opt
from neontable.games.netrunner.model.card import AGENDA, CORP, RUNNER, Effects, Verb
from neontable.games.netrunner.model.counters import Settlement
from neontable.games.netrunner.model.flags import CardFlag
from neontable.games.netrunner.model.library import CARDS
from neontable.games.netrunner.model.numbers import can_advance
from neontable.games.netrunner.model.pieces import Inst
from neontable.games.netrunner.rules.play.choices import Choose, chosen_numbers, of_card, what
from neontable.games.netrunner.rules.play.conditions import condition
from neontable.games.netrunner.rules.play.draw import draw_cards
from neontable.games.netrunner.rules.play.income import earn
from neontable.games.netrunner.rules.play.install import check_points
from neontable.games.netrunner.rules.play.pay import can_pay, charge
from neontable.games.netrunner.rules.play.resolve import resolve_inner
from neontable.games.netrunner.rules.play.trash import trash_cards
from neontable.kernel.asks import Ask, ask_many, ask_number
from neontable.kernel.frames import Frame, pop, push
from neontable.kernel.options import Option

if TYPE_CHECKING:
    from neontable.games.netrunner.model.state import Netrunner
    from neontable.games.netrunner.rules.play.resolve import Resolve


# -- bits and loans ----------------------------------------------------------------------------
class GainEach(Verb, frozen=True):
    """Bits for each counter that came with the effect."""

    each: int

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        earn(g, fx.side, self.each * fx.n, fx.path)


LOAN = CardFlag("acme")


class LoseAction(Verb, frozen=True):
    """An action of the Corp's turn that goes on."""

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        if g.side == CORP:
            atoms.set_actions(g, g.actions - 1)


class Owe(Verb, frozen=True):
    """A loan: each turn of the Corp's ends with a bit to pay, until it is settled."""

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        atoms.set_flag(g, LOAN, g.flags.get(LOAN, 0) + 1)

    def counters(self) -> tuple[str, ...]:
        return (LOAN,)


class Loans(Settlement, frozen=True):
    """Every loan takes a bit at the end of the Corp's turn, or the game; paid back, it is worth an
    agenda point."""

    def due(self, g: "Netrunner") -> list[int]:
        return [-1] if g.flags.get(LOAN) else []

    def settle(self, g: "Netrunner", fort: int) -> None:
        charge(g, CORP, self.bits)
        atoms.set_flag(g, LOAN, g.flags[LOAN] - 1)
        atoms.add_points(g, CORP, 1)
        check_points(g)

    def turn_ends(self, g: "Netrunner") -> None:
        n = g.flags.get(LOAN, 0)
        if n:
            if not can_pay(g, CORP, n):
                atoms.win(g, RUNNER, "nr-how-acme")
            charge(g, CORP, n)


class ShowAgendas(Verb, frozen=True):
    """The Corp may show agendas of HQ; each brings a bit."""

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        push(g, AgendasToShow(fx.name))

    def then(self, g: "Netrunner", fx: "Resolve", result: object) -> None:
        if isinstance(result, int):
            earn(g, CORP, result, fx.path)


class AgendasToShow(Frame):
    """Which agendas are shown; gives the parent how many."""

    card: str
    at: str = "show"

    def ask_show(self, g: "Netrunner") -> Ask:
        agendas = [opt.Named(c) for c in sorted(g.corp.hq) if CARDS[c].type == AGENDA]
        # Asked also when there is none: not being asked would reveal it.
        return ask_many(
            g.seat_of(CORP),
            "nr-ask-show-agendas",
            agendas,
            0,
            len(agendas),
            args=(("card", self.card),),
            window=True,
        )

    def got_show(self, g: "Netrunner", answer: tuple[opt.Named, ...]) -> None:
        atoms.show(g, CORP, tuple(thing.card for thing in answer), "hq")
        pop(g, len(answer))


# -- counters ----------------------------------------------------------------------------------
class AdvanceOne(Verb, frozen=True):
    """Advancement counters, all on one installed card that can be advanced."""

    n: int

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        push(g, Choose(CORP, "nr-ask-advance-one", "advanceable", 1, 1, fx.source, fx.name))

    def then(self, g: "Netrunner", fx: "Resolve", result: object) -> None:
        for id in chosen_numbers(result):
            atoms.advance(g, g.find(id), self.n)


@condition
def something_to_advance(g: "Netrunner", inst: Inst | None) -> bool:
    return any(can_advance(c) for f in g.forts for c in (*f.inside, *f.ice))


class TransferCounters(Verb, frozen=True):
    """Advancement counters from this card to another."""

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        push(g, Transfer(fx.source))


class Transfer(Frame):
    """To which card, and how many."""

    id: int
    to: int = 0
    at: str = "to"

    def ask_to(self, g: "Netrunner") -> Ask | None:
        options = [of_card(opt.Installed, c, CORP) for c in _others(g, self.id)]
        if not options:
            return None
        args = (("card", g.find(self.id).card),)
        return Ask(g.seat_of(CORP), "nr-ask-transfer-to", options, args)

    def got_to(self, g: "Netrunner", answer: opt.Installed) -> None:
        self.to = answer.number
        self.at = "many"

    def do_to(self, g: "Netrunner") -> None:
        pop(g)

    def ask_many(self, g: "Netrunner") -> Ask:
        inst = g.find(self.id)
        args = (("card", inst.card),)
        return ask_number(g.seat_of(CORP), "nr-ask-transfer", 0, inst.adv, args=args)

    def got_many(self, g: "Netrunner", answer: int) -> None:
        pop(g)
        if answer:
            atoms.advance(g, g.find(self.id), -answer)
            atoms.advance(g, g.find(self.to), answer)


def _others(g: "Netrunner", id: int) -> list[Inst]:
    return [c for f in g.forts for c in (*f.inside, *f.ice) if c.id != id and can_advance(c)]


@condition
def counters_to_move(g: "Netrunner", inst: Inst | None) -> bool:
    return inst is not None and inst.adv > 0 and bool(_others(g, inst.id))


@condition
def bits_on_it(g: "Netrunner", inst: Inst | None) -> bool:
    return inst is not None and inst.bits > 0


# -- the Runner --------------------------------------------------------------------------------
class TrashEach(Verb, frozen=True):
    """The Corp trashes a card of a named set for each counter that came with the effect."""

    of: str

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        if fx.n:
            n = fx.n
            push(g, Choose(CORP, "nr-ask-trash-one", self.of, n, n, fx.source, fx.name))

    def then(self, g: "Netrunner", fx: "Resolve", result: object) -> None:
        trash_cards(g, chosen_numbers(result))


class RollTags(Verb, frozen=True):
    """A die that does not exceed the Runner's tags brings about something."""

    effects: Effects

    def parts(self) -> Iterator[tuple[str, Effects]]:
        yield "yes", self.effects

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        if atoms.roll(g, fx.name) <= g.runner.tags:
            resolve_inner(g, fx, "yes")


class IfTaggedThisTurn(Verb, frozen=True):
    """Only when the Runner received a tag this turn."""

    effects: Effects

    def parts(self) -> Iterator[tuple[str, Effects]]:
        yield "yes", self.effects

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        if g.memory.tagged:
            resolve_inner(g, fx, "yes")


@condition
def tagged_twice(g: "Netrunner", inst: Inst | None) -> bool:
    return g.runner.tags >= 2


# -- the Corp ----------------------------------------------------------------------------------
class Reshuffle(Verb, frozen=True):
    """All of HQ into R&D, and as many cards drawn."""

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        draw_cards(g, CORP, atoms.shuffle_into_deck(g, CORP, ("hand",)))


class LoseGame(Verb, frozen=True):
    """The Corp has lost; `how` is a message id."""

    how: str

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        atoms.win(g, RUNNER, self.how)


@what
def daemons(g: "Netrunner", ask: Choose) -> list[Option]:
    return [
        of_card(opt.Installed, c, ask.side)
        for c in g.runner.rig
        if "daemon" in CARDS[c.card].keywords
    ]
