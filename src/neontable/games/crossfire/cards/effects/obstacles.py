"""Effects of obstacles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from neontable.games.crossfire import atoms
from neontable.games.crossfire.cards.verbs import RunnerVerb
from neontable.games.crossfire.model import options as opt
from neontable.games.crossfire.model.card import Verb
from neontable.games.crossfire.model.clauses import Clause, clause
from neontable.games.crossfire.model.library import CARDS, OBSTACLES
from neontable.games.crossfire.model.numbers import attack_strength
from neontable.games.crossfire.model.pieces import CRITICAL
from neontable.games.crossfire.model.terms import COLOUR_OF_ROLE, COLOUR_OF_TYPE, TYPES
from neontable.games.crossfire.model.who import EACH
from neontable.games.crossfire.rules.choices import (
    WHAT,
    Choose,
    ChooseRunner,
    Discarding,
    Offer,
    chosen_cards,
)
from neontable.games.crossfire.rules.health import draw_cards, heal, hurt
from neontable.games.crossfire.rules.resolve import for_runners
from neontable.kernel.asks import Ask, ask_number
from neontable.kernel.frames import Frame, pop, push
from neontable.kernel.options import Option

if TYPE_CHECKING:
    from neontable.games.crossfire.model.state import Crossfire
    from neontable.games.crossfire.rules.resolve import Resolve


class AlsoAttack(Verb, frozen=True):
    """It also attacks the runner with a role, unless it faces that runner anyway."""

    role: str

    def do(self, g: Crossfire, fx: Resolve) -> None:
        faced = g.find(fx.source)
        runner = g.holder(COLOUR_OF_ROLE[self.role])
        if faced is not None and runner != faced.faces:
            hurt(g, runner, attack_strength(g, faced))

    def says(self) -> Clause:
        return clause("cf-verb-also-attack", role=f"@cf-role-{self.role}")


class Hunt(Verb, frozen=True):
    """The top card of the Black Market deck is discarded; this obstacle moves to face the runner
    whose role has its colour."""

    def do(self, g: Crossfire, fx: Resolve) -> None:
        card = atoms.discard_top_of_market(g)
        faced = g.find(fx.source)
        if card and faced is not None:
            runner = g.holder(COLOUR_OF_TYPE[CARDS[card].type])
            if runner != faced.faces:
                atoms.move(g, faced, runner)

    def says(self) -> Clause:
        return clause("cf-verb-hunt")


class DiscardLike(RunnerVerb, frozen=True):
    """The top card of the Black Market deck is discarded; runners discard a card of the same
    "type", or of the same "cost"."""

    by: str

    def do(self, g: Crossfire, fx: Resolve) -> None:
        card = atoms.discard_top_of_market(g)
        if card:
            declared = CARDS[card]
            fx.keep(TYPES.index(declared.type) if self.by == "type" else declared.cost)
            for_runners(g, fx, self, self.who)

    def to(self, g: Crossfire, fx: Resolve, runner: int) -> None:
        if g.runners[runner].hand:
            if self.by == "type":
                push(g, Discarding(runner, 1, fx.name, TYPES[fx.n]))
            else:
                push(g, Discarding(runner, 1, fx.name, cost=fx.n))

    def says(self) -> Clause:
        return self.clause(f"cf-verb-discard-like-{self.by}")


class CycleCheapest(Verb, frozen=True):
    """Cycle the cheapest card of the market; the chooser decides among several."""

    def do(self, g: Crossfire, fx: Resolve) -> None:
        push(g, Choose(side=fx.chooser, id="cf-ask-cycle", of="cheapest", card=fx.name))

    def then(self, g: Crossfire, fx: Resolve, result: object) -> None:
        for card in chosen_cards(result):
            atoms.cycle(g, card)

    def says(self) -> Clause:
        return clause("cf-verb-cycle-cheapest")


@WHAT
def cheapest(g: Crossfire, ask: Choose) -> Sequence[Option]:
    cards = [card for card in dict.fromkeys(g.market) if card]
    least = min((CARDS[card].cost for card in cards), default=0)
    return [opt.Stall(card) for card in cards if CARDS[card].cost == least]


class ScryEvent(Verb, frozen=True):
    """Look at the top card of the Crossfire deck; it stays or goes under the deck."""

    def do(self, g: Crossfire, fx: Resolve) -> None:
        if atoms.look_at_event(g, fx.chooser):
            decisions = (opt.BOTTOM, opt.TOP)
            push(g, Offer(side=fx.chooser, id="cf-ask-scry", decisions=decisions, card=fx.name))

    def then(self, g: Crossfire, fx: Resolve, result: object) -> None:
        if result == opt.BOTTOM:
            atoms.turn_event_under(g)

    def says(self) -> Clause:
        return clause("cf-verb-scry")


class HealAndDraw(Verb, frozen=True):
    """Two different runners: one is healed, the other draws (Unusual Suspects, CF-CARD-039)."""

    heals: int = 1
    draws: int = 1

    def do(self, g: Crossfire, fx: Resolve) -> None:
        runners = tuple(EACH.among(g, fx.you))
        push(g, ChooseRunner(fx.chooser, fx.name, runners, "cf-ask-suspects-heal"))

    def then(self, g: Crossfire, fx: Resolve, result: object) -> None:
        if not isinstance(result, opt.Runner):
            return
        if fx.target >= 0:
            draw_cards(g, result.runner, self.draws)
            return
        fx.aim(result.runner)
        others = tuple(r for r in EACH.among(g, fx.you) if r != result.runner and r < g.seats)
        if others:
            push(g, ChooseRunner(fx.chooser, fx.name, others, "cf-ask-suspects-draw"))
        heal(g, result.runner, self.heals)

    def says(self) -> Clause:
        return clause("cf-verb-heal-and-draw", heals=self.heals, draws=self.draws)


class PayForFaced(RunnerVerb, frozen=True):
    """A runner pays 1 nuyen for each obstacle of a colour that it faces, as far as it can."""

    colour: str

    def to(self, g: Crossfire, fx: Resolve, runner: int) -> None:
        n = sum(1 for f in g.facing(runner) if OBSTACLES[f.card].colour == self.colour)
        atoms.pay(g, runner, n)

    def says(self) -> Clause:
        return self.clause("cf-verb-pay-for-faced", colour=f"@cf-colour-{self.colour}")


class TeamDiscards(Verb, frozen=True):
    """The team together discards as many cards as there are runners; without agreement everybody
    discards one (Elf Blademaster, CF-CARD-036)."""

    def do(self, g: Crossfire, fx: Resolve) -> None:
        push(g, TeamDiscard(fx.name))

    def says(self) -> Clause:
        return clause("cf-verb-team-discards")


class TeamDiscard(Frame):
    """Clockwise everybody says how many cards it will give; if that is what the team owes, it is
    agreed."""

    card: str
    offers: list[int] = []
    at: str = "begin"

    def _order(self, g: Crossfire) -> list[int]:
        return [r for r in g.clockwise(g.acting) if r < g.seats]

    def _owed(self, g: Crossfire) -> int:
        return min(len(self._order(g)), sum(len(r.hand) for r in g.runners))

    def do_begin(self, g: Crossfire) -> None:
        self.at = "offer"

    def ask_offer(self, g: Crossfire) -> Ask | None:
        order = self._order(g)
        left = self._owed(g) - sum(self.offers)
        if len(self.offers) == len(order):
            return None
        runner = order[len(self.offers)]
        most = min(left, len(g.runners[runner].hand))
        usual = min(1, most)
        words = (("card", self.card), ("n", left))
        return ask_number(runner, "cf-ask-team-discard", 0, most, args=words, default=usual)

    def got_offer(self, g: Crossfire, answer: int) -> None:
        self.offers = [*self.offers, answer]

    def do_offer(self, g: Crossfire) -> None:
        order, offers = self._order(g), self.offers
        agreed = sum(offers) == self._owed(g)
        card = self.card
        pop(g)
        for runner, n in reversed(list(zip(order, offers, strict=True))):
            give = n if agreed else 1
            if give and g.runners[runner].hand and g.runners[runner].health != CRITICAL:
                push(g, Discarding(runner, give, card))
