"""Agendas of the expansions: projects that grow, actions for one purpose, an agenda that is
installed."""

from typing import TYPE_CHECKING

from neontable.games.netrunner import atoms
from neontable.games.netrunner.model import options as opt
from neontable.games.netrunner.model.card import CORP, Verb
from neontable.games.netrunner.model.flags import CardFlag, TurnName
from neontable.games.netrunner.model.library import CARDS
from neontable.games.netrunner.model.numbers import target_fort
from neontable.games.netrunner.rules.play.choices import Choose, chosen_numbers
from neontable.games.netrunner.rules.play.damage import do_damage
from neontable.games.netrunner.rules.play.income import earn
from neontable.games.netrunner.rules.play.install import check_points, forfeit
from neontable.games.netrunner.rules.play.purge import remove_viruses
from neontable.games.netrunner.rules.play.trash import remove
from neontable.kernel.asks import Ask
from neontable.kernel.frames import Frame, pop, push

if TYPE_CHECKING:
    from neontable.games.netrunner.model.state import Netrunner
    from neontable.games.netrunner.rules.play.resolve import Resolve


# -- counters above the difficulty -----------------------------------------------------------------
class MarkForMore(Verb, frozen=True):
    """Counters on this agenda, one for so many above its difficulty."""

    mark: str
    per: int

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        n = fx.n // self.per
        if n > 0:
            atoms.mark(g, g.find(fx.source), self.mark, n)

    def counters(self) -> tuple[str, ...]:
        return (self.mark,)


class CountersForMore(Verb, frozen=True):
    """Counters of its own on this agenda, one for so many above its difficulty."""

    per: int

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        n = fx.n // self.per
        if n > 0:
            atoms.put_counters(g, g.find(fx.source), n)


class GainPerCounter(Verb, frozen=True):
    """A bit for each counter on this card."""

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        earn(g, fx.side, g.find(fx.source).count, fx.path)


# -- viruses ---------------------------------------------------------------------------------------
class RemoveViruses(Verb, frozen=True):
    """All virus counters, without forgoing anything."""

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        remove_viruses(g)


class AvoidViruses(Verb, frozen=True):
    """The next virus counters never come."""

    n: int

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        atoms.set_flag(g, "avoid-virus", g.flags.get("avoid-virus", 0) + self.n)

    def counters(self) -> tuple[str, ...]:
        return ("avoid-virus",)


class RazeFort(Verb, frozen=True):
    """Everything in and on the fort where the agenda was scored is trashed."""

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        for fort in [f for f in g.forts if target_fort(f.id) == fx.target]:
            for c in [*fort.inside, *fort.ice]:
                remove(g, c)


class SendHome(Verb, frozen=True):
    """The Corp chooses programs, up to so many for each advancement counter; they go back to the
    Runner's hand."""

    each: int

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        most = self.each * fx.n
        if most:
            push(g, Choose(CORP, "nr-ask-send-home", "programs", 0, most, fx.source, fx.name))

    def then(self, g: "Netrunner", fx: "Resolve", result: object) -> None:
        for id in chosen_numbers(result):
            inst = g.get(id)
            if inst is not None:
                remove(g, inst, "hand")


# -- actions ---------------------------------------------------------------------------------------
DICE: tuple[TurnName, ...] = (
    "act-install",
    "act-bit",
    "act-bit",
    "act-draw",
    "act-draw",
    "act-draw",
)
"""What a die says that an action is for."""


class RollAction(Verb, frozen=True):
    """A die says what an additional action of this turn is for; the Corp may take it or not."""

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        push(g, RolledAction(DICE[atoms.roll(g, fx.name) - 1], fx.name))


class RolledAction(Frame):
    """Whether the Corp takes an action for the purpose `name`."""

    name: str
    card: str
    at: str = "take"

    def ask_take(self, g: "Netrunner") -> Ask:
        args = (("card", self.card),)
        return Ask(g.seat_of(CORP), f"nr-ask-{self.name}", [opt.YES, opt.NO], args, default=1)

    def got_take(self, g: "Netrunner", answer: opt.Yes | opt.No) -> None:
        pop(g)
        if isinstance(answer, opt.Yes):
            atoms.gain_purpose(g, next(name for name in DICE if name == self.name))


# -- damage ----------------------------------------------------------------------------------------
class HitForGood(Verb, frozen=True):
    """Damage that, where it is done, also takes a card off the Runner's hand size."""

    kind: str
    n: int
    flag: CardFlag

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        do_damage(g, self.kind, self.n, fx.name)

    def then(self, g: "Netrunner", fx: "Resolve", result: object) -> None:
        if isinstance(result, int) and result > 0:
            atoms.set_flag(g, self.flag, g.flags.get(self.flag, 0) + 1)

    def counters(self) -> tuple[str, ...]:
        return (self.flag,)


# -- an agenda in the rig --------------------------------------------------------------------------
class ScoreInstalled(Verb, frozen=True):
    """The Runner scores an agenda that he had installed."""

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        card = atoms.score_form(g, g.find(fx.source))
        forfeit(g, CARDS[card].points)
        check_points(g)
