"""Preps that are about agendas and their points, about cards of the stack, and about luck."""

from typing import TYPE_CHECKING

from neontable.games.netrunner import atoms
from neontable.games.netrunner.model import options as opt
from neontable.games.netrunner.model.card import CORP, HARDWARE, PROGRAM, RUNNER, Verb
from neontable.games.netrunner.model.counters import CounterEffect
from neontable.games.netrunner.model.flags import CardFlag
from neontable.games.netrunner.model.library import CARDS
from neontable.games.netrunner.model.numbers import hand_size, points
from neontable.games.netrunner.model.pieces import Inst
from neontable.games.netrunner.rules.play.choices import (
    Choose,
    chosen_forts,
    chosen_names,
    chosen_numbers,
    of_card,
    what,
)
from neontable.games.netrunner.rules.play.conditions import condition
from neontable.games.netrunner.rules.play.damage import do_damage, give_tags
from neontable.games.netrunner.rules.play.exposure import expose_cards
from neontable.games.netrunner.rules.play.income import earn
from neontable.games.netrunner.rules.play.install import (
    RunnerInstall,
    check_points,
    forfeit,
    why_not_install_runner,
)
from neontable.games.netrunner.rules.run.access import settle_points
from neontable.kernel.asks import Ask, ask_number
from neontable.kernel.frames import Frame, pop, push
from neontable.kernel.options import Option

if TYPE_CHECKING:
    from neontable.games.netrunner.model.state import Netrunner
    from neontable.games.netrunner.rules.play.resolve import Resolve


# -- the next agenda ------------------------------------------------------------------------------
DROP = CardFlag("awaited-drop")
PROMISE = CardFlag("awaited-promise")


class AwaitAgenda(Verb, frozen=True):
    """Something waits for the next agenda that the Runner accesses this turn."""

    name: CardFlag

    def counters(self) -> tuple[str, ...]:
        return (self.name,)

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        atoms.set_turn_flag(g, self.name, g.memory.flags.get(self.name, 0) + 1)


class CashDrop(CounterEffect, frozen=True):
    """Bits for every prep that waited."""

    each: int

    def happen(self, g: "Netrunner", n: int, card: str) -> None:
        atoms.clear_turn_flag(g, DROP)
        for _ in range(n):
            earn(g, RUNNER, self.each, f"{card}.play")


class KeepPromise(CounterEffect, frozen=True):
    """An agenda point for every prep that waited."""

    def happen(self, g: "Netrunner", n: int, card: str) -> None:
        atoms.clear_turn_flag(g, PROMISE)
        atoms.add_points(g, RUNNER, n)
        settle_points(g, forfeit(g, n))


@condition
def scored_agenda(g: "Netrunner", inst: Inst | None) -> bool:
    return bool(g.memory.liberated)


class SellPoints(Verb, frozen=True):
    """The agenda points of this turn go to the Corp, for bits and a tag."""

    each: int

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        scored = sum(CARDS[card].points for card in g.memory.liberated)
        scored += g.memory.flags.get("points-scored", 0)
        n = max(0, min(scored, points(g, RUNNER)))  # what he gave up since cannot be lost again
        if n:
            atoms.add_points(g, RUNNER, -n)
            atoms.add_points(g, CORP, n)
            atoms.set_turn_flag(g, "points-scored", scored - n)
            check_points(g)
        earn(g, RUNNER, self.each * n, fx.path)
        give_tags(g, 1, fx.name)


# -- trashed this turn ----------------------------------------------------------------------------
@condition
def trashed_advertisement(g: "Netrunner", inst: Inst | None) -> bool:
    return any(CARDS[card].has("advertisement") for card in g.memory.trashed)


@condition
def trashed_transactions(g: "Netrunner", inst: Inst | None) -> bool:
    return any(CARDS[card].has("transactions") for card in g.memory.trashed)


# -- bits for luck or blood -----------------------------------------------------------------------
class GainDice(Verb, frozen=True):
    """As many bits as some dice show."""

    n: int

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        earn(g, RUNNER, sum(atoms.roll(g, fx.name) for _ in range(self.n)), fx.path)


class SellBrain(Verb, frozen=True):
    """Brain damage of the Runner's choice, for bits."""

    each: int

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        push(g, Overdose(fx.name, self.each))


class Overdose(Frame):
    """As much damage as leaves the Runner alive, and his hand size at 0 or more."""

    card: str
    each: int
    at: str = "dose"

    def ask_dose(self, g: "Netrunner") -> Ask | None:
        most = min(len(g.runner.hand), hand_size(g, RUNNER))
        if most <= 0:
            return None
        args = (("card", self.card), ("n", self.each))
        return ask_number(g.seat_of(RUNNER), "nr-ask-dose", 0, most, args=args)

    def got_dose(self, g: "Netrunner", answer: int) -> None:
        self.at = "pay"
        if answer:
            do_damage(g, "brain", answer, self.card, preventable=False)

    def do_dose(self, g: "Netrunner") -> None:
        self.at = "pay"

    def back_pay(self, g: "Netrunner", result: object) -> None:
        if isinstance(result, int):  # the points that were done
            earn(g, RUNNER, self.each * result, f"{self.card}.play")

    def do_pay(self, g: "Netrunner") -> None:
        pop(g)


# -- cards ----------------------------------------------------------------------------------------
class SwapHand(Verb, frozen=True):
    """The hand into the trash; as many cards of the Runner's choice from the stack."""

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        n = len(g.runner.hand)
        for card in sorted(g.runner.hand):
            atoms.discard(g, RUNNER, card)
        push(g, Choose(RUNNER, "nr-ask-swap-hand", "runner-stack", n, n, fx.source, fx.name))

    def then(self, g: "Netrunner", fx: "Resolve", result: object) -> None:
        for card in chosen_names(result):
            atoms.to_hand(g, RUNNER, "stack", card, shown=False)
        atoms.shuffle_deck(g, RUNNER)


class InstallFromHand(Verb, frozen=True):
    """A program or a piece of hardware of the hand, at its price."""

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        push(g, Choose(RUNNER, "nr-ask-hijack", "gear-in-hand", 0, 1, fx.source, fx.name))

    def then(self, g: "Netrunner", fx: "Resolve", result: object) -> None:
        match result:
            case (opt.InstallInRig(card, host),):
                push(g, RunnerInstall(card, host))


@what
def gear_in_hand(g: "Netrunner", ask: Choose) -> list[Option]:
    cards = sorted({c for c in g.runner.hand if CARDS[c].type in (PROGRAM, HARDWARE)})
    daemons = [c.id for c in g.runner.rig if CARDS[c.card].holds]
    return [
        opt.InstallInRig(card, host)
        for card in cards
        for host in (0, *(daemons if CARDS[card].type == PROGRAM else ()))
        if why_not_install_runner(g, card, host) is None
    ]


class ReturnBits(Verb, frozen=True):
    """Bits that were lent for this effect go back to the bank."""

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        atoms.close_purses(g, "effect")


class MarkOne(Verb, frozen=True):
    """A counter on one icebreaker in play."""

    name: str

    def counters(self) -> tuple[str, ...]:
        return (self.name,)

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        push(g, Choose(RUNNER, "nr-ask-mark-one", "icebreakers", 1, 1, fx.source, fx.name))

    def then(self, g: "Netrunner", fx: "Resolve", result: object) -> None:
        for id in chosen_numbers(result):
            atoms.mark(g, g.find(id), self.name, 1)


@what
def icebreakers(g: "Netrunner", ask: Choose) -> list[Option]:
    cards = [c for c in g.runner.rig if CARDS[c.card].has("icebreaker")]
    return [of_card(opt.Installed, c, ask.side) for c in cards]


class ExposeInFort(Verb, frozen=True):
    """Some cards in and on one fort."""

    n: int

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        push(g, Choose(RUNNER, "nr-ask-report", "unseen-forts", 1, 1, fx.source, fx.name))

    def then(self, g: "Netrunner", fx: "Resolve", result: object) -> None:
        for fort in chosen_forts(result):
            of = "unseen-there"
            push(g, Choose(RUNNER, "nr-ask-expose", of, 0, self.n, fx.source, fx.name, fort))
        expose_cards(g, chosen_numbers(result))


@what
def unseen_forts(g: "Netrunner", ask: Choose) -> list[Option]:
    return [
        opt.Fort(f.id) for f in g.forts if any(not c.up and not c.seen for c in (*f.ice, *f.inside))
    ]


@what
def unseen_there(g: "Netrunner", ask: Choose) -> list[Option]:
    fort = g.fort(ask.n)
    cards = [c for c in (*fort.ice, *fort.inside) if not c.up and not c.seen]
    return [of_card(opt.Installed, c, ask.side) for c in cards]
