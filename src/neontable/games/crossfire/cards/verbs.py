"""The vocabulary: effects that several components share.  Each is a value with a `do`.

`fx` is the procedure that carries the effects out: whom "you" means (`fx.you`), who makes choices
(`fx.chooser`), the obstacle or played card (`fx.source`), what was chosen last (`fx.target`) and a
number (`fx.n`).  A verb about runners takes a `Who` and says in `to` what happens to one of them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

import msgspec

from neontable.games.crossfire import atoms
from neontable.games.crossfire.model import options as opt
from neontable.games.crossfire.model.card import (
    Effects,
    Number,
    Verb,
    amount,
    effects_say,
    number_says,
)
from neontable.games.crossfire.model.clauses import Clause, clause, obstacles_say
from neontable.games.crossfire.model.library import CARDS, OBSTACLES
from neontable.games.crossfire.model.numbers import immunities
from neontable.games.crossfire.model.terms import BOSS
from neontable.games.crossfire.model.who import THEY, YOU, Who
from neontable.games.crossfire.rules.choices import (
    WHAT,
    Choose,
    Discarding,
    Offer,
    chosen_cards,
    chosen_threats,
    threat_option,
)
from neontable.games.crossfire.rules.defeat import clear
from neontable.games.crossfire.rules.health import draw_cards, heal, hurt
from neontable.games.crossfire.rules.resolve import Resolve, for_runners, resolve_inner
from neontable.kernel.frames import push
from neontable.kernel.options import Option
from neontable.kernel.text import Text

if TYPE_CHECKING:
    from neontable.games.crossfire.model.pieces import Faced
    from neontable.games.crossfire.model.state import Crossfire


class RunnerVerb(Verb, frozen=True):
    """About runners: `to` says what happens to one of them."""

    who: Who

    def do(self, g: Crossfire, fx: Resolve) -> None:
        for_runners(g, fx, self, self.who)

    def then(self, g: Crossfire, fx: Resolve, result: object) -> None:
        if isinstance(result, opt.Runner):
            fx.aim(result.runner)
            self.to(g, fx, result.runner)

    def clause(self, id: str, **args: int | str | Text) -> Clause:
        return clause(id, who=self.who.text(), form=self.who.form, **args)


# -- hit points ----------------------------------------------------------------------------------
class Hurt(RunnerVerb, frozen=True):
    n: Number

    def to(self, g: Crossfire, fx: Resolve, runner: int) -> None:
        hurt(g, runner, amount(g, self.n))

    def says(self) -> Clause:
        return self.clause("cf-verb-hurt", **number_says(self.n))


class Heal(RunnerVerb, frozen=True):
    n: Number

    def to(self, g: Crossfire, fx: Resolve, runner: int) -> None:
        by = fx.you if fx.name in CARDS else -1
        heal(g, runner, amount(g, self.n), by)

    def says(self) -> Clause:
        return self.clause("cf-verb-heal", **number_says(self.n))


# -- hands ---------------------------------------------------------------------------------------
class Draw(RunnerVerb, frozen=True):
    n: Number

    def to(self, g: Crossfire, fx: Resolve, runner: int) -> None:
        draw_cards(g, runner, amount(g, self.n))

    def says(self) -> Clause:
        return self.clause("cf-verb-draw", **number_says(self.n))


class Discard(RunnerVerb, frozen=True):
    """Each runner chooses what it discards."""

    n: Number
    of: str = ""
    """Only cards of this type."""

    def to(self, g: Crossfire, fx: Resolve, runner: int) -> None:
        if g.runners[runner].hand:
            push(g, Discarding(runner, amount(g, self.n), fx.name, self.of))

    def says(self) -> Clause:
        if self.of:
            of = f"@cf-type-{self.of}"
            return self.clause("cf-verb-discard-type", type=of, **number_says(self.n))
        return self.clause("cf-verb-discard", **number_says(self.n))


class DrawThenDiscard(RunnerVerb, frozen=True):
    """One unit: nothing may happen between (CF-CARD-019)."""

    draw: int
    discard: int

    def to(self, g: Crossfire, fx: Resolve, runner: int) -> None:
        draw_cards(g, runner, self.draw)
        if g.runners[runner].hand:
            push(g, Discarding(runner, self.discard, fx.name))

    def says(self) -> Clause:
        return self.clause("cf-verb-draw-discard", draw=self.draw, discard=self.discard)


class Redraw(RunnerVerb, frozen=True):
    """Discard the hand and draw as many cards again, or some fewer."""

    fewer: Number = 0

    def to(self, g: Crossfire, fx: Resolve, runner: int) -> None:
        n = atoms.discard_hand(g, runner)
        draw_cards(g, runner, n - amount(g, self.fewer))

    def says(self) -> Clause:
        return self.clause("cf-verb-redraw", **number_says(self.fewer))


class Mill(RunnerVerb, frozen=True):
    """The top cards of the deck go to the discard."""

    n: Number
    shuffles: bool = True
    """Whether the discard is shuffled when the deck has too few."""

    def to(self, g: Crossfire, fx: Resolve, runner: int) -> None:
        atoms.mill(g, runner, amount(g, self.n), self.shuffles)

    def says(self) -> Clause:
        id = "cf-verb-mill" if self.shuffles else "cf-verb-mill-left"
        return self.clause(id, **number_says(self.n))


# -- nuyen and the market ------------------------------------------------------------------------
class Gain(RunnerVerb, frozen=True):
    n: Number

    def to(self, g: Crossfire, fx: Resolve, runner: int) -> None:
        if not g.runners[runner].client:
            atoms.earn(g, runner, amount(g, self.n))

    def says(self) -> Clause:
        return self.clause("cf-verb-gain", **number_says(self.n))


class Cycle(Verb, frozen=True):
    """Cycle one market card at the chooser's choice; `but` and `of` are types."""

    but: str = ""
    of: tuple[str, ...] = ()
    may: bool = False

    def do(self, g: Crossfire, fx: Resolve) -> None:
        push(
            g,
            Choose(
                side=fx.you if self.may and fx.you < g.seats else fx.chooser,
                id="cf-ask-cycle",
                of="market",
                lo=0 if self.may else 1,
                card=fx.name,
                of_type=f"-{self.but}" if self.but else "",
            ),
        )

    def then(self, g: Crossfire, fx: Resolve, result: object) -> None:
        for card in chosen_cards(result):
            atoms.cycle(g, card)

    def says(self) -> Clause:
        id = "cf-verb-cycle-may" if self.may else "cf-verb-cycle"
        return clause(f"{id}-but", but=f"@cf-type-{self.but}") if self.but else clause(id)


class CycleAll(Verb, frozen=True):
    """Cycle every market card of these types; () for the whole market."""

    of: tuple[str, ...] = ()

    def do(self, g: Crossfire, fx: Resolve) -> None:
        for card in [c for c in g.market if c and (not self.of or CARDS[c].type in self.of)]:
            atoms.cycle(g, card)

    def says(self) -> Clause:
        if not self.of:
            return clause("cf-verb-cycle-all")
        first, *rest = [f"@cf-type-{t}" for t in self.of]
        if not rest:
            return clause("cf-verb-cycle-type", type=first)
        return clause("cf-verb-cycle-types", type=first, other=rest[0])


@WHAT
def market(g: Crossfire, ask: Choose) -> Sequence[Option]:
    """Cards of the market, each kind once; "-spell" leaves a type out, "spell" is that type."""
    kind = ask.of_type
    found = dict.fromkeys(card for card in g.market if card)
    if kind.startswith("-"):
        return [opt.Stall(card) for card in found if CARDS[card].type != kind[1:]]
    return [opt.Stall(card) for card in found if not kind or CARDS[card].type == kind]


# -- obstacles -----------------------------------------------------------------------------------
class RestoreLevels(Verb, frozen=True):
    """Obstacles get cleared levels back: "this", those "facing" the current runner, or each of some
    colours or types (all with neither).  n = -1 for all levels."""

    n: Number
    which: str = "each"
    colours: tuple[str, ...] = ()
    kinds: tuple[str, ...] = ()

    def do(self, g: Crossfire, fx: Resolve) -> None:
        n = amount(g, self.n)
        for faced in g.obstacles:
            if self._means(g, fx, faced):
                atoms.restore_levels(g, faced, faced.cleared if n < 0 else n)

    def _means(self, g: Crossfire, fx: Resolve, faced: Faced) -> bool:
        if self.which == "this":
            return faced.id == fx.source
        declared = OBSTACLES[faced.card]
        if declared.deck == BOSS:
            return False
        if self.which == "facing":
            return faced.faces == g.acting
        return (not self.colours or declared.colour in self.colours) and (
            not self.kinds or declared.kind in self.kinds
        )

    def says(self) -> Clause:
        if self.which in ("this", "facing"):
            return clause(f"cf-verb-restore-{self.which}", **number_says(self.n))
        which = obstacles_say(self.colours, self.kinds)
        return clause("cf-verb-restore", which=which, **number_says(self.n))


class ClearLevel(Verb, frozen=True):
    """One level of damage to an obstacle of the chooser's choice; "other" leaves out this one."""

    n: int = 1
    which: str = "other"

    def do(self, g: Crossfire, fx: Resolve) -> None:
        of = "other-vulnerable" if self.which == "other" else "vulnerable"
        push(g, Choose(side=fx.chooser, id="cf-ask-clear", of=of, card=fx.name, source=fx.source))

    def then(self, g: Crossfire, fx: Resolve, result: object) -> None:
        for number in chosen_threats(result):
            faced = g.find(number)
            if faced is not None:
                clear(g, faced, self.n)

    def says(self) -> Clause:
        return clause(f"cf-verb-clear-{self.which}", n=self.n)


class Move(Verb, frozen=True):
    """An obstacle of the chooser's choice moves to face "you"."""

    may: bool = True
    held_off: str = ""
    """"always": it cannot attack this turn; "armed": if another Weapon card is played."""

    def do(self, g: Crossfire, fx: Resolve) -> None:
        push(
            g,
            Choose(
                side=fx.chooser,
                id="cf-ask-move",
                of="obstacles-of-others",
                lo=0 if self.may else 1,
                card=fx.name,
                runner=fx.you,
            ),
        )

    def then(self, g: Crossfire, fx: Resolve, result: object) -> None:
        for number in chosen_threats(result):
            faced = g.find(number)
            if faced is not None:
                atoms.move(g, faced, fx.you)
                if self.held_off == "always":
                    atoms.hold_off(g, faced)
                elif self.held_off == "armed":
                    atoms.hold_off_if_armed(g, faced)

    def says(self) -> Clause:
        return clause(f"cf-verb-move-{self.held_off or 'plain'}")


class HoldOff(Verb, frozen=True):
    """An obstacle of the chooser's choice cannot attack this turn."""

    def do(self, g: Crossfire, fx: Resolve) -> None:
        push(g, Choose(side=fx.chooser, id="cf-ask-hold-off", of="obstacles", card=fx.name))

    def then(self, g: Crossfire, fx: Resolve, result: object) -> None:
        for number in chosen_threats(result):
            faced = g.find(number)
            if faced is not None:
                atoms.hold_off(g, faced)

    def says(self) -> Clause:
        return clause("cf-verb-hold-off")


def _open(g: Crossfire) -> list[Faced]:
    """Obstacles, no bosses, with a level left."""
    return [f for f in g.obstacles if OBSTACLES[f.card].deck != BOSS and g.levels_left(f)]


@WHAT
def obstacles(g: Crossfire, ask: Choose) -> Sequence[Option]:
    return [threat_option(g, f) for f in _open(g)]


@WHAT
def vulnerable(g: Crossfire, ask: Choose) -> Sequence[Option]:
    """Obstacles to which damage can be applied."""
    immune = immunities(g)
    return [threat_option(g, f) for f in _open(g) if f.id not in immune]


@WHAT
def other_vulnerable(g: Crossfire, ask: Choose) -> Sequence[Option]:
    immune = immunities(g)
    return [threat_option(g, f) for f in _open(g) if f.id != ask.source and f.id not in immune]


@WHAT
def obstacles_of_others(g: Crossfire, ask: Choose) -> Sequence[Option]:
    return [threat_option(g, f) for f in _open(g) if f.faces != ask.runner]


# -- choices -------------------------------------------------------------------------------------
class For(RunnerVerb, frozen=True):
    """Several effects on the same runners: inside, "you" is the runner."""

    effects: Effects

    def parts(self) -> Iterator[tuple[str, Effects]]:
        yield "each", self.effects

    def to(self, g: Crossfire, fx: Resolve, runner: int) -> None:
        push(g, Resolve(fx.inner(fx.path, "each"), runner, fx.chooser, fx.source, fx.n))

    def says(self) -> Clause | None:
        inner = effects_say(said_of(self.effects, self.who))
        return None if inner is None else self.clause("cf-verb-for", effects=inner)


def said_of(effects: Effects, who: Who) -> Effects:
    """Effects on "you" said of a runner that the sentence has named: "that runner draws"."""
    if who == YOU:
        return effects
    return tuple(_said_of(verb) for verb in effects)


def _said_of(verb: Verb) -> Verb:
    if isinstance(verb, RunnerVerb) and verb.who == YOU:
        return msgspec.structs.replace(verb, who=THEY)
    if isinstance(verb, From):
        return From(verb.level, said_of(verb.effects, THEY))
    return verb


class From(Verb, frozen=True):
    """Effects that happen from a Crossfire level on, within others."""

    level: int
    effects: Effects

    def parts(self) -> Iterator[tuple[str, Effects]]:
        yield "then", self.effects

    def do(self, g: Crossfire, fx: Resolve) -> None:
        if g.level >= self.level:
            resolve_inner(g, fx, "then")

    def says(self) -> Clause | None:
        inner = effects_say(self.effects)
        return None if inner is None else clause("cf-verb-from", level=self.level, effects=inner)


class May(Verb, frozen=True):
    """Who the effect belongs to may do it or not."""

    effects: Effects

    def parts(self) -> Iterator[tuple[str, Effects]]:
        yield "yes", self.effects

    def do(self, g: Crossfire, fx: Resolve) -> None:
        push(g, Offer(side=fx.chooser, id="cf-ask-may", card=fx.name))

    def then(self, g: Crossfire, fx: Resolve, result: object) -> None:
        if result == opt.YES:
            resolve_inner(g, fx, "yes")

    def says(self) -> Clause | None:
        inner = effects_say(self.effects)
        return None if inner is None else clause("cf-verb-may", effects=inner)
