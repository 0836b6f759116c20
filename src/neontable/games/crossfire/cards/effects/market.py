"""Effects of Black Market cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from neontable.games.crossfire import atoms
from neontable.games.crossfire.atoms.hands import COPY, MARKET
from neontable.games.crossfire.cards.verbs import RunnerVerb
from neontable.games.crossfire.model import options as opt
from neontable.games.crossfire.model.card import Number, Verb, amount, number_says
from neontable.games.crossfire.model.clauses import Clause, clause
from neontable.games.crossfire.model.library import CARDS
from neontable.games.crossfire.model.numbers import barred
from neontable.games.crossfire.model.pieces import CRITICAL, Played
from neontable.games.crossfire.rules.buying import BuyOne
from neontable.games.crossfire.rules.choices import (
    WHAT,
    Choose,
    ChooseRunner,
    chosen_cards,
    chosen_threats,
)
from neontable.games.crossfire.rules.health import draw_cards
from neontable.games.crossfire.rules.playing import play, why_not_play
from neontable.games.crossfire.rules.resolve import resolve
from neontable.kernel.asks import Ask, ask_order
from neontable.kernel.frames import Frame, pop, push
from neontable.kernel.options import Option

if TYPE_CHECKING:
    from neontable.games.crossfire.model.state import Crossfire
    from neontable.games.crossfire.rules.resolve import Resolve


# -- hacking -------------------------------------------------------------------------------------
class TakeBack(RunnerVerb, frozen=True):
    """Cards of the own discard return to the hand (CF-CARD-008)."""

    of: str = ""
    """Only cards of this type."""
    n: int = 1

    def to(self, g: Crossfire, fx: Resolve, runner: int) -> None:
        if runner < g.seats and g.runners[runner].health != CRITICAL:
            push(
                g,
                Choose(
                    side=runner,
                    id="cf-ask-take-back",
                    of="own-discard",
                    card=fx.name,
                    runner=runner,
                    of_type=self.of,
                    lo=self.n,
                    hi=self.n,
                ),
            )

    def then(self, g: Crossfire, fx: Resolve, result: object) -> None:
        super().then(g, fx, result)
        if isinstance(result, tuple):
            for thing in result:
                if isinstance(thing, opt.FromDiscard):
                    atoms.take_back(g, thing.runner, thing.card)

    def says(self) -> Clause:
        if self.of:
            return self.clause("cf-verb-take-back-type", type=f"@cf-type-{self.of}")
        return self.clause("cf-verb-take-back", n=self.n)


@WHAT
def own_discard(g: Crossfire, ask: Choose) -> Sequence[Option]:
    """Each kind of card once where one is chosen, every copy where several are."""
    cards = g.runners[ask.runner].discard
    found = list(dict.fromkeys(cards)) if ask.hi == 1 else cards
    kind = ask.of_type
    return [opt.FromDiscard(c, ask.runner) for c in found if not kind or CARDS[c].type == kind]


def play_as_yours(g: Crossfire, fx: Resolve, card: str, owner: int) -> None:
    """A card that does not come from the own hand is played as if it did: its ability is carried
    out, and its damage counts this turn."""
    played = atoms.take_from_market(g, fx.you, card, owner)
    resolve(g, f"{card}.play", fx.you, fx.chooser, played.id)


ANY_COST = 99


class PlayCopy(Verb, frozen=True):
    """Play a copy of a card in another runner's discard that costs at most n; of any card, for a
    card of a type from the own hand (Pair Programming, CF-CARD-007)."""

    n: int
    cost: str
    """The type of the card that is discarded for it."""

    def do(self, g: Crossfire, fx: Resolve) -> None:
        push(
            g,
            Choose(
                side=fx.chooser,
                id="cf-ask-copy-cost",
                of="hand-of-type",
                lo=0,
                card=fx.name,
                runner=fx.you,
                of_type=self.cost,
            ),
        )

    def then(self, g: Crossfire, fx: Resolve, result: object) -> None:
        if not isinstance(result, tuple):
            return
        if not fx.n:
            for thing in result:
                atoms.discard(g, fx.you, thing.card)
            fx.keep(ANY_COST if result else self.n)
            push(
                g,
                Choose(
                    side=fx.chooser,
                    id="cf-ask-copy",
                    of="discards-of-others",
                    card=fx.name,
                    runner=fx.you,
                    n=fx.n,
                ),
            )
            return
        for card in chosen_cards(result):
            play_as_yours(g, fx, card, COPY)

    def says(self) -> Clause:
        return clause("cf-verb-play-copy", n=self.n, type=f"@cf-type-{self.cost}")


@WHAT
def hand_of_type(g: Crossfire, ask: Choose) -> Sequence[Option]:
    hand = g.runners[ask.runner].hand
    return opt.held([card for card in hand if CARDS[card].type == ask.of_type])


@WHAT
def discards_of_others(g: Crossfire, ask: Choose) -> Sequence[Option]:
    return [
        opt.FromDiscard(card, r)
        for r in g.clockwise(ask.runner)[1:]
        for card in dict.fromkeys(g.runners[r].discard)
        if CARDS[card].cost <= ask.n
    ]


class PlayFromMarket(Verb, frozen=True):
    """Play a card of the market that costs at most n; it then goes to the market discard (Hack the
    World, CF-CARD-003)."""

    n: int

    def do(self, g: Crossfire, fx: Resolve) -> None:
        push(
            g,
            Choose(
                side=fx.chooser,
                id="cf-ask-play-market",
                of="market-up-to",
                card=fx.name,
                n=self.n,
            ),
        )

    def then(self, g: Crossfire, fx: Resolve, result: object) -> None:
        for card in chosen_cards(result):
            atoms.off_market(g, card)
            play_as_yours(g, fx, card, MARKET)

    def says(self) -> Clause:
        return clause("cf-verb-play-market", n=self.n)


@WHAT
def market_up_to(g: Crossfire, ask: Choose) -> Sequence[Option]:
    return [opt.Stall(c) for c in dict.fromkeys(g.market) if c and CARDS[c].cost <= ask.n]


class Silence(Verb, frozen=True):
    """An obstacle of choice counts as having no text this turn (CF-CARD-001)."""

    def do(self, g: Crossfire, fx: Resolve) -> None:
        push(g, Choose(side=fx.chooser, id="cf-ask-silence", of="obstacles", card=fx.name))

    def then(self, g: Crossfire, fx: Resolve, result: object) -> None:
        for number in chosen_threats(result):
            faced = g.find(number)
            if faced is not None:
                atoms.silence(g, faced)

    def says(self) -> Clause:
        return clause("cf-verb-silence")


# -- spells --------------------------------------------------------------------------------------
class RevealForX(Verb, frozen=True):
    """Reveal the top cards of the own deck; X is the cost of the card, or how many are of a type.
    Several go back in any order (CF-CARD-021, CF-CARD-025)."""

    n: int
    of: str = ""
    """Count cards of this type; "": X is what the card costs."""

    def do(self, g: Crossfire, fx: Resolve) -> None:
        cards = atoms.reveal_top(g, fx.you, self.n)
        if self.of:
            x = sum(1 for card in cards if CARDS[card].type == self.of)
        else:
            x = sum(CARDS[card].cost for card in cards)
        played = _in_play(g, fx.source)
        if played is not None:
            atoms.fix_x(g, played, x)
        if len(set(cards)) > 1:
            push(g, PutBack(fx.you, fx.chooser, tuple(cards), fx.name))

    def says(self) -> Clause:
        if self.of:
            return clause("cf-verb-reveal-type", n=self.n, type=f"@cf-type-{self.of}")
        return clause("cf-verb-reveal-cost")


def _in_play(g: Crossfire, number: int) -> Played | None:
    return next((played for played in g.played if played.id == number), None)


class PutBack(Frame):
    """Revealed cards go back on top of a deck in an order of choice, the first on top."""

    runner: int
    seat: int
    cards: tuple[str, ...]
    card: str
    at: str = "order"

    def ask_order(self, g: Crossfire) -> Ask:
        items = [opt.Known(card, i) for i, card in enumerate(self.cards)]
        return ask_order(self.seat, "cf-ask-put-back", items, args=(("card", self.card),))

    def got_order(self, g: Crossfire, answer: tuple[opt.Known, ...]) -> None:
        atoms.order_top(g, self.runner, [known.card for known in answer])
        pop(g)


# -- skills --------------------------------------------------------------------------------------
class SkillDiscount(Verb, frozen=True):
    """The next Skill card bought this turn costs 1 less for every Skill card that was played."""

    def do(self, g: Crossfire, fx: Resolve) -> None:
        if fx.you == g.current:
            atoms.skill_discount(g)

    def says(self) -> Clause:
        return clause("cf-verb-skill-discount")


class Discount(Verb, frozen=True):
    """The current runner pays less for the next card of this turn ("you", where that is who has
    the effect), or the "team": whoever buys next."""

    n: int
    whose: str = "current"

    def do(self, g: Crossfire, fx: Resolve) -> None:
        if self.whose == "team":
            atoms.discount_team(g, self.n)
        else:
            atoms.discount_next(g, self.n)

    def says(self) -> Clause:
        return clause(f"cf-verb-discount-{self.whose}", n=self.n)


class LetPlay(RunnerVerb, frozen=True):
    """Another runner draws a card and may at once play one as in its own turn (CF-CARD-010).  The
    Client has no cards and cannot be chosen."""

    def do(self, g: Crossfire, fx: Resolve) -> None:
        found = [r for r in self.who.among(g, fx.you) if r < g.seats]
        if len(found) > 1:
            push(g, ChooseRunner(fx.chooser, fx.name, tuple(found)))
        elif found:
            self.to(g, fx, found[0])

    def to(self, g: Crossfire, fx: Resolve, runner: int) -> None:
        if runner < g.seats:
            push(g, PlayNow(runner, fx.name))
            draw_cards(g, runner, 1)

    def says(self) -> Clause:
        return self.clause("cf-verb-let-play")


class PlayNow(Frame):
    """A runner may play one card in somebody else's turn.  "You" is the runner who plays it; the
    current runner applies its damage (CF-CARD-011)."""

    runner: int
    card: str
    at: str = "play"

    def ask_play(self, g: Crossfire) -> Ask | None:
        who = g.runners[self.runner]
        if who.health == CRITICAL or not who.hand:
            return None
        cards = [c for c in dict.fromkeys(who.hand) if self.why_play(g, opt.Play(c)) is None]
        options: list[Option] = [*(opt.Play(card) for card in cards), opt.NO]
        words = (("card", self.card),)
        # What may be played is known from the table, so that nothing is given away by not asking.
        return Ask(self.runner, "cf-ask-play-now", options, words, default=len(options) - 1)

    def got_play(self, g: Crossfire, answer: opt.Play | opt.No) -> None:
        runner = self.runner
        pop(g)
        if isinstance(answer, opt.Play):
            play(g, runner, answer.card)

    def do_play(self, g: Crossfire) -> None:
        pop(g)

    def why_play(self, g: Crossfire, thing: object) -> str | None:
        return why_not_play(g, self.runner, thing.card) if isinstance(thing, opt.Play) else None


class BuyNow(Verb, frozen=True):
    """Buy a card at once (CF-CARD-009)."""

    def do(self, g: Crossfire, fx: Resolve) -> None:
        push(g, BuyOne(fx.you, fx.name))

    def says(self) -> Clause:
        return clause("cf-verb-buy-now")


class PressOn(Verb, frozen=True):
    """Reveal cards of the own deck until a type repeats; those before it are drawn, the repeated
    one stays on top (CF-CARD-018)."""

    def do(self, g: Crossfire, fx: Resolve) -> None:
        if barred(g, fx.you, "no-draw"):
            return
        types: set[str] = set()
        while top := atoms.reveal_top(g, fx.you, 1):
            kind = CARDS[top[0]].type
            if kind in types:
                return
            types.add(kind)
            draw_cards(g, fx.you, 1)

    def says(self) -> Clause:
        return clause("cf-verb-press-on")


# -- weapons -------------------------------------------------------------------------------------
class DrawFire(RunnerVerb, frozen=True):
    """From each other runner one obstacle may move to face "you"; it cannot attack this turn
    (Aztechnology Striker, CF-CARD-026)."""

    def to(self, g: Crossfire, fx: Resolve, runner: int) -> None:
        if any(True for _ in g.facing(runner)):
            push(
                g,
                Choose(
                    side=fx.chooser,
                    id="cf-ask-draw-fire",
                    of="obstacles-facing",
                    lo=0,
                    card=fx.name,
                    runner=runner,
                ),
            )

    def then(self, g: Crossfire, fx: Resolve, result: object) -> None:
        for number in chosen_threats(result):
            faced = g.find(number)
            if faced is not None:
                atoms.move(g, faced, fx.you)
                atoms.hold_off(g, faced)

    def says(self) -> Clause:
        return clause("cf-verb-draw-fire")


@WHAT
def obstacles_facing(g: Crossfire, ask: Choose) -> Sequence[Option]:
    return [
        t for t in WHAT["obstacles"](g, ask) if isinstance(t, opt.Threat) and t.runner == ask.runner
    ]


class TakeMerchandise(RunnerVerb, frozen=True):
    """The top cards of the Black Market deck go to the hand."""

    n: Number

    def to(self, g: Crossfire, fx: Resolve, runner: int) -> None:
        if runner < g.seats and g.runners[runner].health != CRITICAL:
            for _ in range(amount(g, self.n)):
                atoms.take_top_of_market(g, runner)

    def says(self) -> Clause:
        return self.clause("cf-verb-take-merchandise", **number_says(self.n))
