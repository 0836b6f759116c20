"""The vocabulary: effects that several cards share.  Each is a value with a `do`.

`fx` is the procedure that carries the effects out: whose effect it is (`fx.side`), the card
(`fx.name`, `fx.source`), what was chosen (`fx.target`, `fx.chosen`) and a number (`fx.n`)."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar

from neontable.games.netrunner import atoms
from neontable.games.netrunner.model import options as opt
from neontable.games.netrunner.model.card import (
    CORP,
    HARDWARE,
    ICE,
    PROGRAM,
    RESOURCE,
    RUNNER,
    SIDES,
    Effects,
    Verb,
    effects_say,
    subject,
)
from neontable.games.netrunner.model.clauses import ORDER, Clause, clause, gets
from neontable.games.netrunner.model.flags import RunName
from neontable.games.netrunner.model.library import CARDS, COUNTERS
from neontable.games.netrunner.model.numbers import can_advance
from neontable.games.netrunner.rules.play.choices import (
    Choose,
    Decision,
    Number,
    Offer,
    chosen_forts,
    chosen_names,
    chosen_numbers,
    of_card,
    what,
)
from neontable.games.netrunner.rules.play.counter_spreading import Infect, Spread
from neontable.games.netrunner.rules.play.damage import Damage, Tags, do_damage, give_tags
from neontable.games.netrunner.rules.play.draw import draw_cards
from neontable.games.netrunner.rules.play.income import earn, earned
from neontable.games.netrunner.rules.play.install import check_points, forfeit
from neontable.games.netrunner.rules.play.pay import can_pay, charge
from neontable.games.netrunner.rules.play.resolve import resolve_inner
from neontable.games.netrunner.rules.play.trash import remove, trash_cards
from neontable.games.netrunner.rules.run.run import MakeRun, why_not_run
from neontable.games.netrunner.rules.run.subroutines import is_ap
from neontable.games.netrunner.rules.run.trace import Trace, tracing
from neontable.kernel.frames import push
from neontable.kernel.options import Option
from neontable.kernel.text import say

if TYPE_CHECKING:
    from neontable.games.netrunner.model.state import Netrunner
    from neontable.games.netrunner.rules.play.resolve import Resolve


# -- bits --------------------------------------------------------------------------------------
class GainBits(Verb, frozen=True):
    n: int

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        earn(g, fx.side, self.n, fx.path)

    def says(self, by: int) -> Clause | None:
        return clause("nr-verb-gain-bits", ORDER, n=self.n)


class LoseBits(Verb, frozen=True):
    """A side loses bits, as far as it has them; n = -1 for all."""

    side: int
    n: int

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        who = g.runner if self.side else g.corp
        atoms.lose(g, self.side, who.bits if self.n < 0 else self.n)

    def says(self, by: int) -> Clause | None:
        if self.n < 0:
            return clause("nr-verb-empty-pool", who=subject(self.side, by))
        return clause("nr-verb-lose-bits", subject(self.side, by), n=self.n)


class TakeBits(Verb, frozen=True):
    """From this card into the pool; an emptied card may be trashed.  n = -1 for all."""

    n: int

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        card = g.find(fx.source)
        n = atoms.take_bits(g, fx.side, card, card.bits if self.n < 0 else self.n)
        earned(g, fx.side, n, fx.path)
        if card.bits == 0 and CARDS[card.card].spent:
            remove(g, card)

    def says(self, by: int) -> Clause | None:
        return clause("nr-verb-take-bits", ORDER, n=self.n)


class PutBits(Verb, frozen=True):
    """From the bank on this card."""

    n: int

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        atoms.put_bits(g, g.find(fx.source), self.n)

    def says(self, by: int) -> Clause | None:
        return clause("nr-verb-put-bits", n=self.n)


class PutCounters(Verb, frozen=True):
    """Counters of its own on this card."""

    n: int

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        atoms.put_counters(g, g.find(fx.source), self.n)

    def says(self, by: int) -> Clause | None:
        return clause("nr-verb-put-counters", n=self.n)


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


# -- cards -------------------------------------------------------------------------------------
class DrawCards(Verb, frozen=True):
    n: int

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        draw_cards(g, fx.side, self.n)

    def says(self, by: int) -> Clause | None:
        return clause("nr-verb-draw", "corp" if by == CORP else ORDER, by=SIDES[by], n=self.n)


class TrashSelf(Verb, frozen=True):
    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        card = g.get(fx.source)
        if card is not None:
            remove(g, card)

    def says(self, by: int) -> Clause | None:
        return clause("nr-verb-trash-self", ORDER)


class TrashOne(Verb, frozen=True):
    """A side chooses cards in play of a named set, and they are trashed."""

    of: str
    by: int
    n: int = 1
    lo: int = 1

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        push(g, Choose(self.by, "nr-ask-trash-one", self.of, self.lo, self.n, fx.source, fx.name))

    def then(self, g: "Netrunner", fx: "Resolve", result: object) -> None:
        trash_cards(g, chosen_numbers(result))

    def says(self, by: int) -> Clause | None:
        return clause(f"nr-verb-trash-{self.of}", subject(self.by, by), n=self.n, least=self.lo)


class Search(Verb, frozen=True):
    """The Runner looks through a pile for a card and brings it into his hand."""

    zone: str
    """stack or trash"""
    of: str = ""
    """A type of card, "" for any."""
    shown: bool = True

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        set = f"runner-{self.zone}"
        push(g, Choose(RUNNER, "nr-ask-search", set, 0, 1, fx.source, fx.name, kept=(self.of,)))

    def then(self, g: "Netrunner", fx: "Resolve", result: object) -> None:
        for card in chosen_names(result):
            atoms.to_hand(g, RUNNER, self.zone, card, self.shown or self.zone == "trash")
        if self.zone == "stack":
            atoms.shuffle_deck(g, RUNNER)

    def says(self, by: int) -> Clause | None:
        return clause(f"nr-verb-search-{self.zone}", ORDER, of=self.of, shown=int(self.shown))


class Expose(Verb, frozen=True):
    of: str
    n: int = 1
    lo: int = 1

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        push(g, Choose(fx.side, "nr-ask-expose", self.of, self.lo, self.n, fx.source, fx.name))

    def then(self, g: "Netrunner", fx: "Resolve", result: object) -> None:
        for id in chosen_numbers(result):
            atoms.expose(g, g.find(id))

    def says(self, by: int) -> Clause | None:
        return clause(f"nr-verb-expose-{self.of}", ORDER, n=self.n, least=self.lo)


class LookAtRD(Verb, frozen=True):
    """The Runner looks at the top cards of R&D, the topmost first."""

    n: int

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        atoms.look(g, RUNNER, tuple(reversed(g.corp.rd[-self.n :])), "rd")

    def says(self, by: int) -> Clause | None:
        return clause("nr-verb-look-at-rd", "you", n=self.n)


class Advance(Verb, frozen=True):
    """Advancement counters on installed cards that can be advanced, in any combination."""

    n: int
    each: int = 0
    """At most so many on one card; 0 for any number."""

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        push(g, Spread(self.n, self.each, fx.name))

    def says(self, by: int) -> Clause | None:
        return clause("nr-verb-advance", ORDER, n=self.n, each=self.each)


class MoveToHand(Verb, frozen=True):
    """A chosen card in play goes back to its owner's hand."""

    of: str
    by: int

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        push(g, Choose(self.by, "nr-ask-uninstall", self.of, 1, 1, fx.source, fx.name))

    def then(self, g: "Netrunner", fx: "Resolve", result: object) -> None:
        for id in chosen_numbers(result):
            remove(g, g.find(id), "hand")

    def says(self, by: int) -> Clause | None:
        return clause(f"nr-verb-to-hand-{self.of}", ORDER)


# -- the Runner's body -------------------------------------------------------------------------
class Hit(Verb, frozen=True):
    """Damage: net, meat or brain."""

    kind: str
    n: int
    preventable: bool = True

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        ap = is_ap(g, fx.path, fx.source)
        do_damage(g, self.kind, self.n, fx.name, self.preventable, ap)

    def says(self, by: int) -> Clause | None:
        kind, sure = f"@nr-kind-{self.kind}", int(not self.preventable)
        return clause("nr-verb-hit", subject(RUNNER, by), kind=kind, n=self.n, sure=sure)


class HitEach(Verb, frozen=True):
    """Damage for each counter that came with the effect."""

    kind: str
    each: int
    least: int = 0

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        n = max(self.each * fx.n, self.least)
        if n:
            do_damage(g, self.kind, n, fx.name, ap=is_ap(g, fx.path, fx.source))

    def says(self, by: int) -> Clause | None:
        kind, who = f"@nr-kind-{self.kind}", subject(RUNNER, by)
        return clause("nr-verb-hit-each", who, kind=kind, n=self.each, least=self.least)


class GiveTags(Verb, frozen=True):
    tags: ClassVar[bool] = True
    n: int = 1

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        give_tags(g, self.n, fx.name)

    def says(self, by: int) -> Clause | None:
        return gets(subject(RUNNER, by), say("nr-tags", n=self.n))


class RemoveTags(Verb, frozen=True):
    """n = -1 for all."""

    n: int

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        atoms.untag(g, g.runner.tags if self.n < 0 else self.n)

    def says(self, by: int) -> Clause | None:
        return clause("nr-verb-remove-tags", n=self.n)


class Prevent(Verb, frozen=True):
    """Damage of some kinds, up to n points; n = -1 for any amount."""

    kinds: tuple[str, ...]
    n: int

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        for f in reversed(g.stack):
            if isinstance(f, Damage):
                f.prevent(g, f.n if self.n < 0 else self.n, fx.name)
                return

    def says(self, by: int) -> Clause | None:
        return clause("nr-verb-prevent", kinds=f"@nr-kinds-{'-'.join(self.kinds)}", n=self.n)


class AvoidTag(Verb, frozen=True):
    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        for f in reversed(g.stack):
            if isinstance(f, Tags):
                f.avoid(g, fx.name)
                return

    def says(self, by: int) -> Clause | None:
        return clause("nr-verb-avoid-tag")


class MarkRunner(Verb, frozen=True):
    """A counter that the Corp gives the Runner."""

    name: str
    n: int = 1

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        atoms.mark_runner(g, self.name, self.n)

    def counters(self) -> tuple[str, ...]:
        return (self.name,)

    def says(self, by: int) -> Clause | None:
        mark, after = f"@nr-mark-{self.name}", COUNTERS[self.name].notes()
        return gets(subject(RUNNER, by), say("nr-marks", n=self.n, mark=mark), after)


class MarkCorp(Verb, frozen=True):
    """A virus counter."""

    name: str
    n: int = 1

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        give_virus(g, self.name, self.n)

    def counters(self) -> tuple[str, ...]:
        return (self.name,)


def give_virus(g: "Netrunner", name: str, n: int) -> None:
    push(g, Infect("corp", 0, name, n))


class Forgo(Verb, frozen=True):
    """A side forgoes its next actions."""

    side: int
    n: int

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        atoms.owe(g, self.side, self.n)

    def says(self, by: int) -> Clause | None:
        return clause("nr-verb-forgo", who=subject(self.side, by), n=self.n)


class GainActions(Verb, frozen=True):
    n: int

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        if g.side == fx.side:
            atoms.gain_actions(g, self.n)
            atoms.serve(g, fx.side)

    def says(self, by: int) -> Clause | None:
        return clause("nr-verb-gain-actions", subject(by, by), n=self.n)


class Points(Verb, frozen=True):
    """Agenda points apart from agendas."""

    n: int

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        atoms.add_points(g, fx.side, self.n)
        if fx.side == RUNNER:
            forfeit(g, self.n)
        check_points(g)

    def says(self, by: int) -> Clause | None:
        return clause("nr-verb-points", subject(by, by), n=self.n)


class Smear(Verb, frozen=True):
    """Bad publicity for the Corp."""

    n: int = 1

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        atoms.smear(g, self.n)

    def says(self, by: int) -> Clause | None:
        return gets("corp", say("nr-publicity", n=self.n))


# -- runs --------------------------------------------------------------------------------------
class EndRun(Verb, frozen=True):
    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        atoms.end_run(g, "nr-run-ends")

    def says(self, by: int) -> Clause | None:
        return clause("nr-verb-end-run")


class RunFlag(Verb, frozen=True):
    """Something that holds for the rest of the run; `add` piles up."""

    name: RunName
    n: int = 1
    add: bool = False

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        if g.run is not None:
            n = self.n + (g.run.flags.get(self.name, 0) if self.add else 0)
            atoms.set_run_flag(g, self.name, n)

    def says(self, by: int) -> Clause | None:
        return clause(f"nr-verb-flag-{self.name}", n=self.n)


class Toll(Verb, frozen=True):
    """No run until the Runner takes an action to pay."""

    n: int

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        atoms.toll(g, self.n)

    def says(self, by: int) -> Clause | None:
        return clause("nr-verb-toll", n=self.n)


class BanRuns(Verb, frozen=True):
    actions: int

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        atoms.ban_runs(g, self.actions)

    def says(self, by: int) -> Clause | None:
        return clause("nr-verb-ban-runs", n=self.actions)


class MakeARun(Verb, frozen=True):
    """A run as part of an effect: on a fort of the Runner's choice, or a named one."""

    fort: int = -1
    flags: tuple[tuple[RunName, int], ...] = ()
    instead: Effects = ()
    """What happens in place of the access."""
    after: Effects = ()
    """What happens when it is over, successful or not, while it is still remembered."""
    may: bool = False
    """The Runner need not make it."""

    def parts(self) -> Iterator[tuple[str, Effects]]:
        yield "instead", self.instead
        yield "after", self.after

    def why_not(self, g: "Netrunner") -> str | None:
        """A card that is played for its run cannot be played where no run may be made."""
        if self.may:
            return None
        if self.fort >= 0:
            return why_not_run(g, self.fort)
        whys = [why_not_run(g, f.id) for f in g.forts]
        return None if None in whys else whys[0]

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        if self.fort < 0:
            lo = 0 if self.may else 1
            push(g, Choose(RUNNER, "nr-ask-run", "forts-to-run", lo, 1, fx.source, fx.name))
        elif why_not_run(g, self.fort) is None:
            self._run(g, fx, self.fort)

    def then(self, g: "Netrunner", fx: "Resolve", result: object) -> None:
        for fort in chosen_forts(result):
            self._run(g, fx, fort)

    def _run(self, g: "Netrunner", fx: "Resolve", fort: int) -> None:
        instead = fx.inner(fx.path, "instead") if self.instead else ""
        after = fx.inner(fx.path, "after") if self.after else ""
        push(g, MakeRun(fort, fx.name, dict(self.flags), instead, after))

    def says(self, by: int) -> Clause | None:
        if self.may or self.after:
            return None
        after = tuple(say(f"nr-run-flag-{name}", n=n) for name, n in self.flags)
        if self.instead:
            instead = effects_say(self.instead, by)
            if instead is None:
                return None
            after += (say("nr-run-instead", effects=instead.whole), *instead.after)
        return clause("nr-verb-run", ORDER, fort=self.fort, after=after)


class TraceRunner(Verb, frozen=True):
    """A trace attempt, and what happens when it is successful."""

    limit: int
    success: Effects

    traces: ClassVar[bool] = True

    def parts(self) -> Iterator[tuple[str, Effects]]:
        yield "success", self.success

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        push(g, Trace(self.limit, fx.name))

    def then(self, g: "Netrunner", fx: "Resolve", result: object) -> None:
        if isinstance(result, int) and result >= 0:
            resolve_inner(g, fx, "success", result)

    def says(self, by: int) -> Clause | None:
        success = effects_say(self.success, by)
        if success is None:
            return None
        return clause("nr-verb-trace", n=self.limit, success=success.whole, after=success.after)


class RaiseLink(Verb, frozen=True):
    n: int

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        trace = tracing(g)
        if trace is not None:
            trace.raise_link(self.n)

    def says(self, by: int) -> Clause | None:
        return clause("nr-verb-raise-link", "you", n=self.n)


# -- sets of things to choose from ----------------------------------------------------------------
@what
def programs(g: "Netrunner", ask: Choose) -> list[Option]:
    return _rig(g, ask, PROGRAM)


@what
def hardware(g: "Netrunner", ask: Choose) -> list[Option]:
    return _rig(g, ask, HARDWARE)


@what
def resources(g: "Netrunner", ask: Choose) -> list[Option]:
    return _rig(g, ask, RESOURCE)


@what
def rig(g: "Netrunner", ask: Choose) -> list[Option]:
    return [of_card(opt.Installed, c, ask.side) for c in g.runner.rig]


def _rig(g: "Netrunner", ask: Choose, type: str) -> list[Option]:
    cards = [c for c in g.runner.rig if CARDS[c.card].type == type]
    return [of_card(opt.Installed, c, ask.side) for c in cards]


@what
def forts_to_run(g: "Netrunner", ask: Choose) -> list[Option]:
    return [opt.Fort(f.id) for f in g.forts if why_not_run(g, f.id) is None]


@what
def forts(g: "Netrunner", ask: Choose) -> list[Option]:
    return [opt.Fort(f.id) for f in g.forts]


@what
def unseen(g: "Netrunner", ask: Choose) -> list[Option]:
    """Installed Corp cards that can be exposed."""
    return [
        of_card(opt.Installed, c, ask.side)
        for f in g.forts
        for c in (*f.ice, *f.inside)
        if not c.up and not c.seen
    ]


@what
def unseen_inside(g: "Netrunner", ask: Choose) -> list[Option]:
    return [
        of_card(opt.Installed, c, ask.side)
        for f in g.forts
        for c in f.inside
        if not c.up and not c.seen
    ]


@what
def rezzed_ice(g: "Netrunner", ask: Choose) -> list[Option]:
    return [of_card(opt.Installed, c, ask.side) for f in g.forts for c in f.ice if c.up]


@what
def unrezzed_ice(g: "Netrunner", ask: Choose) -> list[Option]:
    return [of_card(opt.Installed, c, ask.side) for f in g.forts for c in f.ice if not c.up]


@what
def installed(g: "Netrunner", ask: Choose) -> list[Option]:
    """Everything of the Corp's that is installed."""
    return [of_card(opt.Installed, c, ask.side) for f in g.forts for c in (*f.ice, *f.inside)]


@what
def advanceable(g: "Netrunner", ask: Choose) -> list[Option]:
    return [
        of_card(opt.Installed, c, CORP)
        for f in g.forts
        for c in (*f.inside, *f.ice)
        if can_advance(c)
    ]


@what
def runner_stack(g: "Netrunner", ask: Choose) -> list[Option]:
    return _pile(g.runner.stack, ask)


@what
def runner_trash(g: "Netrunner", ask: Choose) -> list[Option]:
    return _pile(g.runner.trash, ask)


@what
def runner_hand(g: "Netrunner", ask: Choose) -> list[Option]:
    return _pile(g.runner.hand, ask)


@what
def hq(g: "Netrunner", ask: Choose) -> list[Option]:
    return _pile(g.corp.hq, ask)


def _pile(pile: list[str], ask: Choose) -> list[Option]:
    """Different cards of a pile, of a type when `kept` names one; sorted, so that the order of a
    deck is not revealed."""
    of = ask.kept[0] if ask.kept else ""
    if ask.hi == 1:
        cards = sorted(dict.fromkeys(pile))
    else:
        cards = sorted(pile)
    return [opt.Named(c) for c in cards if not of or CARDS[c].has(of)]


@what
def hq_ice(g: "Netrunner", ask: Choose) -> list[Option]:
    return [opt.Named(c) for c in sorted(dict.fromkeys(g.corp.hq)) if CARDS[c].type == ICE]


def number(g: "Netrunner", fx: "Resolve", side: int, id: str, lo: int, hi: int) -> None:
    push(g, Number(side, id, lo, hi, fx.name))
