"""Effects of Crossfire events, and of upgrades that are like them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from neontable.games.crossfire import atoms
from neontable.games.crossfire.cards.verbs import RunnerVerb, said_of
from neontable.games.crossfire.model import options as opt
from neontable.games.crossfire.model.card import (
    Effects,
    Number,
    Verb,
    amount,
    effects_say,
    number_says,
)
from neontable.games.crossfire.model.clauses import Clause, clause
from neontable.games.crossfire.model.library import OBSTACLES
from neontable.games.crossfire.model.numbers import immunities
from neontable.games.crossfire.model.terms import BOSS, COLOUR_OF_ROLE, HARD, NORMAL
from neontable.games.crossfire.rules.choices import (
    Choose,
    ChooseRunner,
    Offer,
    chosen_threats,
)
from neontable.games.crossfire.rules.defeat import clear
from neontable.games.crossfire.rules.flip import Flip, bring_in
from neontable.games.crossfire.rules.health import hurt
from neontable.games.crossfire.rules.resolve import Resolve
from neontable.kernel.frames import push

if TYPE_CHECKING:
    from neontable.games.crossfire.model.pieces import Faced
    from neontable.games.crossfire.model.state import Crossfire


def _obstacles(g: Crossfire) -> list[Faced]:
    """Obstacles in play, no bosses."""
    return [f for f in g.obstacles if OBSTACLES[f.card].deck != BOSS]


# -- damage to runners ---------------------------------------------------------------------------
class HurtIf(RunnerVerb, frozen=True):
    """Damage under a condition: "colours" (played cards of more than one colour this turn), "idle"
    (played no card this turn)."""

    when: str
    n: Number

    def to(self, g: Crossfire, fx: Resolve, runner: int) -> None:
        own = g.turn.own
        meant = len(set(own)) > 1 if self.when == "colours" else not own
        if meant and runner != g.client:
            hurt(g, runner, amount(g, self.n))

    def says(self) -> Clause:
        return self.clause(f"cf-verb-hurt-{self.when}", **number_says(self.n))


class HurtPerCard(RunnerVerb, frozen=True):
    """1 damage for each card in hand."""

    def to(self, g: Crossfire, fx: Resolve, runner: int) -> None:
        hurt(g, runner, len(g.runners[runner].hand))

    def says(self) -> Clause:
        return self.clause("cf-verb-hurt-per-card")


class PayOr(RunnerVerb, frozen=True):
    """A runner pays nuyen, or else something happens to it.  Nothing is asked of the Client, who
    has no nuyen."""

    n: Number
    effects: Effects

    def parts(self) -> Iterator[tuple[str, Effects]]:
        yield "else", self.effects

    def to(self, g: Crossfire, fx: Resolve, runner: int) -> None:
        if runner == g.client:
            return
        fx.aim(runner)
        if g.runners[runner].nuyen >= amount(g, self.n):
            push(g, Offer(side=runner, id="cf-ask-pay-or", card=fx.name))
        else:
            self._suffer(g, fx, runner)

    def then(self, g: Crossfire, fx: Resolve, result: object) -> None:
        if result == opt.YES:
            atoms.pay(g, fx.target, amount(g, self.n))
        elif result == opt.NO:
            self._suffer(g, fx, fx.target)

    def _suffer(self, g: Crossfire, fx: Resolve, runner: int) -> None:
        push(g, Resolve(fx.inner(fx.path, "else"), runner, fx.chooser, fx.source, fx.n))

    def says(self) -> Clause | None:
        inner = effects_say(said_of(self.effects, self.who))
        if inner is None:
            return None
        return self.clause("cf-verb-pay-or", effects=inner, **number_says(self.n))


# -- who decides ---------------------------------------------------------------------------------
class Decides(Verb, frozen=True):
    """The runner with a role makes the choices of these effects (CF-CARD-042 to 044)."""

    role: str
    effects: Effects

    def parts(self) -> Iterator[tuple[str, Effects]]:
        yield "decides", self.effects

    def do(self, g: Crossfire, fx: Resolve) -> None:
        chooser = g.holder(COLOUR_OF_ROLE[self.role])
        push(g, Resolve(fx.inner(fx.path, "decides"), fx.you, chooser, fx.source, fx.n))

    def says(self) -> Clause | None:
        inner = effects_say(self.effects)
        if inner is None:
            return None
        return clause("cf-verb-decides", role=f"@cf-role-{self.role}", effects=inner)


# -- obstacles that come, go round and fall ------------------------------------------------------
class Reinforce(Verb, frozen=True):
    """An obstacle comes into play facing the runner of its colour; a Hard one from a level on."""

    hard_from: int = 0
    """0: always a Normal one."""

    def do(self, g: Crossfire, fx: Resolve) -> None:
        hard = bool(self.hard_from) and g.level >= self.hard_from
        push(g, Flip([HARD if hard else NORMAL]))

    def says(self) -> Clause:
        return clause("cf-verb-reinforce", hard=self.hard_from)


class Ambush(RunnerVerb, frozen=True):
    """An obstacle comes into play facing a certain runner; a Hard one from a level on."""

    hard_from: int = 0

    def to(self, g: Crossfire, fx: Resolve, runner: int) -> None:
        hard = bool(self.hard_from) and g.level >= self.hard_from
        push(g, Flip([HARD if hard else NORMAL], runner, stay=True))

    def says(self) -> Clause:
        return self.clause("cf-verb-ambush", hard=self.hard_from)


class Summon(Verb, frozen=True):
    """Normal obstacles are turned up until one of a type appears; it comes into play facing the
    runner of its colour, the others are discarded (Chummers)."""

    kind: str

    def do(self, g: Crossfire, fx: Resolve) -> None:
        for _ in range(len(g.normal_deck) + len(g.normal_discard)):
            card = atoms.next_obstacle(g, NORMAL)
            if not card:
                return
            declared = OBSTACLES[card]
            if declared.kind == self.kind and declared.deck == NORMAL:
                bring_in(g, card, g.holder(declared.colour))
                return
            atoms.discard_obstacle(g, card)

    def says(self) -> Clause:
        return clause("cf-verb-summon", kind=f"@cf-kind-{self.kind}")


class Shift(Verb, frozen=True):
    """Every obstacle moves on to the next runner, clockwise."""

    def do(self, g: Crossfire, fx: Resolve) -> None:
        for faced in _obstacles(g):
            atoms.move(g, faced, g.clockwise(faced.faces)[1 % len(g.runners)])

    def says(self) -> Clause:
        return clause("cf-verb-shift")


class SwapObstacles(Verb, frozen=True):
    """Two runners of choice change places: the obstacles of each face the other (GPS Hack)."""

    def do(self, g: Crossfire, fx: Resolve) -> None:
        runners = tuple(g.clockwise(g.acting))
        push(g, ChooseRunner(fx.chooser, fx.name, runners, "cf-ask-swap-first"))

    def then(self, g: Crossfire, fx: Resolve, result: object) -> None:
        if not isinstance(result, opt.Runner):
            return
        if fx.target < 0:
            fx.aim(result.runner)
            rest = tuple(r for r in g.clockwise(g.acting) if r != result.runner)
            push(g, ChooseRunner(fx.chooser, fx.name, rest, "cf-ask-swap-second"))
            return
        one, two = fx.target, result.runner
        for faced in _obstacles(g):
            if faced.faces == one:
                atoms.move(g, faced, two)
            elif faced.faces == two:
                atoms.move(g, faced, one)

    def says(self) -> Clause:
        return clause("cf-verb-swap")


class ClearFacing(RunnerVerb, frozen=True):
    """Each obstacle that faces a runner takes levels of damage."""

    n: int

    def to(self, g: Crossfire, fx: Resolve, runner: int) -> None:
        immune = immunities(g)
        hit = [f for f in _obstacles(g) if f.faces == runner and f.id not in immune]
        for faced in reversed(hit):
            if g.levels_left(faced):
                clear(g, faced, self.n)

    def says(self) -> Clause:
        return self.clause("cf-verb-clear-facing", n=self.n)


class Redirect(Verb, frozen=True):
    """An obstacle of choice moves to face a runner of choice."""

    def do(self, g: Crossfire, fx: Resolve) -> None:
        push(g, Choose(side=fx.chooser, id="cf-ask-redirect", of="obstacles", card=fx.name))

    def then(self, g: Crossfire, fx: Resolve, result: object) -> None:
        if isinstance(result, opt.Runner):
            faced = g.find(fx.target)
            if faced is not None:
                atoms.move(g, faced, result.runner)
            return
        for number in chosen_threats(result):
            faced = g.find(number)
            if faced is not None:
                fx.aim(number)
                runners = tuple(r for r in g.clockwise(g.acting) if r != faced.faces)
                push(g, ChooseRunner(fx.chooser, fx.name, runners, "cf-ask-redirect-to"))

    def says(self) -> Clause:
        return clause("cf-verb-redirect")


class AnotherTurn(Verb, frozen=True):
    """The current runner takes another turn after this one; no Crossfire card is drawn for it."""

    def do(self, g: Crossfire, fx: Resolve) -> None:
        atoms.another_turn(g)

    def says(self) -> Clause:
        return clause("cf-verb-another-turn")
