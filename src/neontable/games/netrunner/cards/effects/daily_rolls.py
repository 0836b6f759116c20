"""What the start of each of the Runner's turns brings: drugs, a bad connection, a bargain."""

from typing import TYPE_CHECKING

from neontable.games.netrunner import atoms
from neontable.games.netrunner.cards.effects.resources import places
from neontable.games.netrunner.model import options as opt
from neontable.games.netrunner.model.card import ARCHIVES, HQ, PREP, RD, RUNNER, Verb
from neontable.games.netrunner.model.library import CARDS
from neontable.games.netrunner.model.pieces import Inst
from neontable.games.netrunner.rules.play.choices import Choose, chosen_forts, what
from neontable.games.netrunner.rules.play.conditions import condition
from neontable.games.netrunner.rules.play.damage import do_damage
from neontable.games.netrunner.rules.play.draw import draw_cards
from neontable.games.netrunner.rules.play.income import earn
from neontable.games.netrunner.rules.play.install import RunnerInstall
from neontable.games.netrunner.rules.play.play import Play, why_not_play
from neontable.games.netrunner.rules.run.allowed import why_not_run
from neontable.games.netrunner.rules.run.run import start_run
from neontable.kernel.asks import Ask
from neontable.kernel.frames import Frame, pop, push
from neontable.kernel.options import Option

if TYPE_CHECKING:
    from neontable.games.netrunner.model.state import Netrunner
    from neontable.games.netrunner.rules.play.resolve import Resolve


class Drip(Verb, frozen=True):
    """A counter and an action each turn; in place of one too many, brain damage."""

    most: int

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        card = g.find(fx.source)
        if card.count >= self.most:
            atoms.put_counters(g, card, -card.count)
            do_damage(g, "brain", 1, fx.name, preventable=False)
        else:
            atoms.put_counters(g, card, 1)
            atoms.gain_actions(g, 1)


class RollToHurt(Verb, frozen=True):
    """A die; on a 1, brain damage that nothing prevents."""

    n: int

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        if atoms.roll(g, fx.name) == 1:
            do_damage(g, "brain", self.n, fx.name, preventable=False)


# -- an action that a die decides -----------------------------------------------------------------
DRAW, BIT, RUN_RD, RUN_HQ, RUN_SUB, RANDOM_CARD = range(1, 7)
"""What the faces of the die mean."""
CENTRAL_RUNS = {RUN_RD: RD, RUN_HQ: HQ}


class RollForAction(Verb, frozen=True):
    """The die lies on the card until its action is taken.  Where more actions are owed than the
    turn has, it is forgone, too."""

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        card = g.find(fx.source)
        n = atoms.roll(g, fx.name)
        if g.runner.owed > g.actions:
            atoms.gain_actions(g, 1)
        else:
            atoms.put_counters(g, card, n - card.count)


@condition
def die_can_be_taken(g: "Netrunner", inst: Inst | None) -> bool:
    return inst is not None and g.run is None and _possible(g, inst.count)


def _possible(g: "Netrunner", die: int) -> bool:
    if die in CENTRAL_RUNS:
        return why_not_run(g, CENTRAL_RUNS[die]) is None
    if die == RUN_SUB:
        return bool(_subsidiaries(g))
    if die == RANDOM_CARD:
        return bool(g.runner.hand)
    return die > 0


def _subsidiaries(g: "Netrunner") -> list[int]:
    return [f.id for f in g.forts if f.id > ARCHIVES and why_not_run(g, f.id) is None]


@what
def subsidiary_forts_to_run(g: "Netrunner", ask: Choose) -> list[Option]:
    return [opt.Fort(fort) for fort in _subsidiaries(g)]


class TakeDie(Verb, frozen=True):
    """The action of the die; one that is not possible by the end of the turn is lost."""

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        card = g.find(fx.source)
        die = card.count
        if not die:
            return
        possible = _possible(g, die)
        atoms.put_counters(g, card, -die)
        if not possible:
            return
        atoms.pass_actions(g, 1)
        if die == DRAW:
            draw_cards(g, RUNNER, 1)
        elif die == BIT:
            earn(g, RUNNER, 1, fx.path)
        elif die in CENTRAL_RUNS:
            start_run(g, CENTRAL_RUNS[die])
        elif die == RUN_SUB:
            of = "subsidiary-forts-to-run"
            push(g, Choose(RUNNER, "nr-ask-run", of, 1, 1, fx.source, fx.name))
        else:
            push(g, RandomCard(atoms.random_of(g, RUNNER, 1)[0], fx.name))

    def then(self, g: "Netrunner", fx: "Resolve", result: object) -> None:
        for fort in chosen_forts(result):
            start_run(g, fort)


class RandomCard(Frame):
    """A card of the hand that was picked at random is shown, and played or installed at its cost;
    one that cannot be stays in the hand."""

    picked: str
    card: str
    at: str = "reveal"

    def do_reveal(self, g: "Netrunner") -> None:
        atoms.show(g, RUNNER, (self.picked,), "runner-hand")
        self.at = "place"

    def ask_place(self, g: "Netrunner") -> Ask | None:
        if CARDS[self.picked].type == PREP:
            return None
        options = list(places(g, self.picked))
        if not options:
            return None
        return Ask(g.seat_of(RUNNER), "nr-ask-place", options, (("card", self.picked),))

    def got_place(self, g: "Netrunner", answer: opt.InstallInRig) -> None:
        pop(g)
        push(g, RunnerInstall(answer.card, answer.host))

    def do_place(self, g: "Netrunner") -> None:
        pop(g)
        d = CARDS[self.picked]
        if d.type != PREP or why_not_play(g, RUNNER, self.picked, spare=1) is not None:
            return
        if d.double:
            atoms.spend_actions(g, 1)  # the other action is the card's
        push(g, Play(self.picked, RUNNER))
