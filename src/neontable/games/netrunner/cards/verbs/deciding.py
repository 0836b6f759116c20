"""Effects that a side decides about: pays for, wants, chooses; and effects with a condition."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from neontable.games.netrunner.cards.verbs.runs import EndRun
from neontable.games.netrunner.model import options as opt
from neontable.games.netrunner.model.card import (
    CORP,
    SIDES,
    Effects,
    Verb,
    effects_say,
    subject,
)
from neontable.games.netrunner.model.clauses import Clause, clause
from neontable.games.netrunner.rules.play.choices import (
    Decision,
    Offer,
)
from neontable.games.netrunner.rules.play.pay import can_pay, charge
from neontable.games.netrunner.rules.play.resolve import resolve_inner
from neontable.kernel.frames import push

if TYPE_CHECKING:
    from neontable.games.netrunner.model.state import Netrunner
    from neontable.games.netrunner.rules.play.resolve import Resolve


class PayOr(Verb, frozen=True):
    """A side pays, or something else happens."""

    side: int
    n: int
    otherwise: Effects
    paid: Effects = ()

    def parts(self) -> Iterator[tuple[str, Effects]]:
        yield "otherwise", self.otherwise
        yield "paid", self.paid

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        if self.otherwise == (EndRun(),) and (g.run is None or g.run.ended):
            return  # what the payment would avert has already happened
        decisions = (opt.PAY, opt.REFUSE) if can_pay(g, self.side, self.n) else (opt.REFUSE,)
        # Hidden resources may pay: being asked must not reveal whether a side has any.
        push(g, Offer(self.side, "nr-ask-pay-or", decisions, fx.name, self.n, window=True))

    def then(self, g: "Netrunner", fx: "Resolve", result: object) -> None:
        if result == opt.REFUSE:
            resolve_inner(g, fx, "otherwise")
        elif result == opt.PAY:
            resolve_inner(g, fx, "paid")
            charge(g, self.side, self.n)

    def says(self, by: int) -> Clause | None:
        otherwise = effects_say(self.otherwise, by)
        if otherwise is None:
            return None
        who, after = subject(self.side, by), otherwise.after
        if not self.paid:
            words = otherwise.whole
            return clause("nr-verb-pay-or", who=who, n=self.n, otherwise=words, after=after)
        paid = effects_say(self.paid, by)
        if paid is None:
            return None
        return clause(
            "nr-verb-pay-and-or",
            who=who,
            n=self.n,
            paid=paid.whole,
            otherwise=otherwise.whole,
            after=paid.after + after,
        )


class May(Verb, frozen=True):
    """The side whose effect it is may do it or not."""

    effects: Effects
    bits: int = 0
    """What doing it costs."""

    def parts(self) -> Iterator[tuple[str, Effects]]:
        yield "yes", self.effects

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        if self.bits and not can_pay(g, fx.side, self.bits):
            if fx.side != CORP or not g.windows:
                return
            decisions: tuple[Decision, ...] = (opt.NO,)
        else:
            decisions = (opt.YES, opt.NO)
        push(g, Offer(fx.side, "nr-ask-may", decisions, fx.name, self.bits, window=True))

    def then(self, g: "Netrunner", fx: "Resolve", result: object) -> None:
        if result == opt.YES:
            resolve_inner(g, fx, "yes")
            charge(g, fx.side, self.bits)

    def says(self, by: int) -> Clause | None:
        inner = effects_say(self.effects, by)
        if inner is None:
            return None
        return clause("nr-verb-may", n=self.bits, effects=inner.whole, after=inner.after)


class Choice(Verb, frozen=True):
    """One of two effects, at the choice of a side."""

    first: Effects
    second: Effects

    def parts(self) -> Iterator[tuple[str, Effects]]:
        yield "first", self.first
        yield "second", self.second

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        push(g, Offer(fx.side, "nr-ask-choice", (opt.FIRST, opt.SECOND), fx.name))

    def then(self, g: "Netrunner", fx: "Resolve", result: object) -> None:
        if isinstance(result, (opt.First, opt.Second)):
            resolve_inner(g, fx, result.verb())

    def says(self, by: int) -> Clause | None:
        first, second = effects_say(self.first, by), effects_say(self.second, by)
        if first is None or second is None:
            return None
        after = first.after + second.after
        return clause("nr-verb-choice", first=first.whole, second=second.whole, after=after)


class IfTagged(Verb, frozen=True):
    effects: Effects

    def parts(self) -> Iterator[tuple[str, Effects]]:
        yield "yes", self.effects

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        if g.runner.tags:
            resolve_inner(g, fx, "yes")

    def says(self, by: int) -> Clause | None:
        inner = effects_say(self.effects, by)
        if inner is None:
            return None
        return clause("nr-verb-if-tagged", by=SIDES[by], effects=inner.whole, after=inner.after)
