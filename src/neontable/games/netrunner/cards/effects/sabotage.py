"""Preps against what the Corp has in play or in HQ."""

from typing import TYPE_CHECKING

from neontable.games.netrunner import atoms
from neontable.games.netrunner.model import options as opt
from neontable.games.netrunner.model.card import CORP, RUNNER, Verb
from neontable.games.netrunner.model.library import CARDS
from neontable.games.netrunner.model.numbers import points, rez_cost
from neontable.games.netrunner.model.pieces import Fort, Inst
from neontable.games.netrunner.rules.play.choices import Choose, chosen_numbers, of_card, what
from neontable.games.netrunner.rules.play.exposure import expose_cards
from neontable.games.netrunner.rules.play.install import Rez
from neontable.games.netrunner.rules.play.pay import can_pay, charge, wealth
from neontable.games.netrunner.rules.play.trash import remove
from neontable.kernel.asks import Ask, ask_many, ask_order
from neontable.kernel.frames import Frame, pop, push
from neontable.kernel.options import Option

if TYPE_CHECKING:
    from neontable.games.netrunner.model.state import Netrunner
    from neontable.games.netrunner.rules.play.resolve import Resolve


@what
def rezzed_black_ice(g: "Netrunner", ask: Choose) -> list[Option]:
    return [
        of_card(opt.Installed, c, ask.side)
        for f in g.forts
        for c in f.ice
        if c.up and "black ice" in CARDS[c.card].keywords
    ]


@what
def ice_to_buy(g: "Netrunner", ask: Choose) -> list[Option]:
    """Rezzed ice whose rez cost the Runner can pay."""
    return [
        of_card(opt.Installed, c, ask.side)
        for f in g.forts
        for c in f.ice
        if c.up and can_pay(g, RUNNER, CARDS[c.card].cost)
    ]


class DerezOne(Verb, frozen=True):
    of: str

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        push(g, Choose(RUNNER, "nr-ask-derez", self.of, card=fx.name))

    def then(self, g: "Netrunner", fx: "Resolve", result: object) -> None:
        for id in chosen_numbers(result):
            atoms.derez(g, g.find(id))


class BuyIce(Verb, frozen=True):
    """The Runner pays the rez cost that a piece of ice bears, and it is trashed.  Cards that make
    rezzing cheaper do so for the Corp: the cost of the ice stays what it is."""

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        push(g, Choose(RUNNER, "nr-ask-jettison", "ice-to-buy", 0, 1, card=fx.name))

    def then(self, g: "Netrunner", fx: "Resolve", result: object) -> None:
        for id in chosen_numbers(result):
            push(g, Jettison(id))
            charge(g, RUNNER, CARDS[g.find(id).card].cost)


class Jettison(Frame):
    """Ice that the Runner trashes once he has paid."""

    id: int
    at: str = "trash"

    def do_trash(self, g: "Netrunner") -> None:
        pop(g)
        wipe_ice(g, g.find(self.id))


class TrashIce(Verb, frozen=True):
    """The Runner trashes ice of a named set."""

    of: str

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        push(g, Choose(RUNNER, "nr-ask-trash-one", self.of, card=fx.name))

    def then(self, g: "Netrunner", fx: "Resolve", result: object) -> None:
        for id in chosen_numbers(result):
            wipe_ice(g, g.find(id))


def wipe_ice(g: "Netrunner", inst: Inst) -> None:
    if inst.up or inst.seen:  # nobody remembers what he never saw
        atoms.note_trashed(g, inst.card)
    remove(g, inst)


class ExposeOutermost(Verb, frozen=True):
    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        expose_cards(g, [fort.ice[-1].id for fort in g.forts if fort.ice])


class ForgeOrders(Verb, frozen=True):
    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        push(g, Choose(RUNNER, "nr-ask-forge", "unrezzed-ice", card=fx.name))

    def then(self, g: "Netrunner", fx: "Resolve", result: object) -> None:
        for id in chosen_numbers(result):
            push(g, ForgedOrders(id))


class ForgedOrders(Frame):
    """The Corp rezzes a piece of ice, at its cost, or trashes it."""

    id: int
    at: str = "obey"

    def ask_obey(self, g: "Netrunner") -> Ask:
        ice = g.find(self.id)
        d = CARDS[ice.card]
        options: list[opt.Rez | opt.Trash] = []
        if (not d.price or points(g, CORP) >= d.price) and can_pay(
            g, CORP, rez_cost(g, ice), "rez"
        ):
            options.append(of_card(opt.Rez, ice, CORP))
        options.append(of_card(opt.Trash, ice, CORP))
        args = (("card", ice.card),)
        return Ask(g.seat_of(CORP), "nr-ask-forged", options, args, window=True)

    def got_obey(self, g: "Netrunner", answer: opt.Rez | opt.Trash) -> None:
        pop(g)
        if isinstance(answer, opt.Rez):
            push(g, Rez(self.id))
        else:
            remove(g, g.find(self.id))


class Respecify(Verb, frozen=True):
    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        if any(f.id == g.memory.hits[-1] for f in g.forts):
            push(g, Rearrange(g.memory.hits[-1]))


class Rearrange(Frame):
    """A side lays the ice of a fort in another order, from the outermost inwards."""

    fort: int
    side: int = RUNNER
    at: str = "order"

    def ask_order(self, g: "Netrunner") -> Ask | None:
        ice = [of_card(opt.Installed, c, self.side) for c in reversed(g.fort(self.fort).ice)]
        if not ice:
            return None
        args = (("fort", self.fort),)
        return ask_order(g.seat_of(self.side), "nr-ask-respecify", ice, args=args)

    def got_order(self, g: "Netrunner", answer: tuple[opt.Installed, ...]) -> None:
        fort: Fort = g.fort(self.fort)
        atoms.order_ice(g, fort, tuple(thing.number for thing in reversed(answer)))
        pop(g)

    def do_order(self, g: "Netrunner") -> None:
        pop(g)


class FieldTrip(Verb, frozen=True):
    """A piece of black ice that was rezzed this turn, or bad publicity."""

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        push(g, Choose(RUNNER, "nr-ask-visit", "new-black-ice", card=fx.name))

    def then(self, g: "Netrunner", fx: "Resolve", result: object) -> None:
        for id in chosen_numbers(result):
            push(g, Hearing(id))
        if result == ():
            atoms.smear(g, 2)  # it is gone: nothing is left to derez


@what
def new_black_ice(g: "Netrunner", ask: Choose) -> list[Option]:
    """Black ice that the Corp rezzed this turn and that is still rezzed."""
    cards = [g.get(id) for id in dict.fromkeys(g.memory.rezzed)]
    return [
        of_card(opt.Installed, c, ask.side)
        for c in cards
        if c is not None and c.up and "black ice" in CARDS[c.card].keywords
    ]


class Hearing(Frame):
    """The Corp derezzes the ice, or receives bad publicity."""

    id: int
    at: str = "choose"

    def ask_choose(self, g: "Netrunner") -> Ask:
        ice = g.find(self.id)
        options: list[opt.Derez | opt.BadPublicity] = [
            of_card(opt.Derez, ice, CORP),
            opt.BadPublicity(2),
        ]
        return Ask(g.seat_of(CORP), "nr-ask-hearing", options, (("card", ice.card),))

    def got_choose(self, g: "Netrunner", answer: opt.Derez | opt.BadPublicity) -> None:
        pop(g)
        if isinstance(answer, opt.Derez):
            atoms.derez(g, g.find(self.id))
        else:
            atoms.smear(g, answer.n)


class RaidHand(Verb, frozen=True):
    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        push(g, Raid(fx.name))


class Raid(Frame):
    """The Corp discards everything but what it pays for."""

    card: str
    at: str = "keep"

    def ask_keep(self, g: "Netrunner") -> Ask | None:
        if not g.corp.hq:
            return None
        cards = [opt.Named(c) for c in sorted(g.corp.hq)]
        most = min(len(cards), wealth(g, CORP) // 2)
        args = (("card", self.card), ("n", 2))
        return ask_many(g.seat_of(CORP), "nr-ask-retain", cards, 0, most, args=args)

    def got_keep(self, g: "Netrunner", answer: tuple[opt.Named, ...]) -> None:
        lost = sorted(g.corp.hq)
        for thing in answer:
            lost.remove(thing.card)
        for card in lost:
            atoms.discard(g, CORP, card)
        pop(g)
        charge(g, CORP, 2 * len(answer))

    def do_keep(self, g: "Netrunner") -> None:
        pop(g)
