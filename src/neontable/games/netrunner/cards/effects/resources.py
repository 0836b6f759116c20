"""What single resources do, and the sets and conditions that they need."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar

from neontable.games.netrunner import atoms
from neontable.games.netrunner.model import options as opt
from neontable.games.netrunner.model.card import (
    ARCHIVES,
    CORP,
    HARDWARE,
    HQ,
    ICE,
    PREP,
    PROGRAM,
    RESOURCE,
    RUNNER,
    Effects,
    Verb,
)
from neontable.games.netrunner.model.counters import Settlement
from neontable.games.netrunner.model.flags import CardFlag
from neontable.games.netrunner.model.library import CARDS, PATHS
from neontable.games.netrunner.model.numbers import known, target_fort, trash_surcharge
from neontable.games.netrunner.model.pieces import Inst
from neontable.games.netrunner.rules.play.actions import Bonus
from neontable.games.netrunner.rules.play.choices import (
    Choose,
    Number,
    chosen_forts,
    chosen_names,
    chosen_numbers,
    of_card,
    what,
)
from neontable.games.netrunner.rules.play.conditions import condition
from neontable.games.netrunner.rules.play.damage import do_damage
from neontable.games.netrunner.rules.play.install import RunnerInstall, why_not_install_runner
from neontable.games.netrunner.rules.play.pay import can_pay, charge, wealth
from neontable.games.netrunner.rules.play.resolve import Resolve
from neontable.games.netrunner.rules.play.trash import TrashCards, kept_by, remove
from neontable.games.netrunner.rules.run.access import Access, accessing
from neontable.games.netrunner.rules.run.allowed import forts_to_run
from neontable.games.netrunner.rules.run.encounter import Encounter
from neontable.games.netrunner.rules.run.trace import Trace
from neontable.kernel.asks import Ask
from neontable.kernel.frames import Frame, pop, push
from neontable.kernel.options import Option

if TYPE_CHECKING:
    from neontable.games.netrunner.model.state import Netrunner


# -- looking ------------------------------------------------------------------------------------
class Browse(Verb, frozen=True):
    """Look at the top cards of the stack; those of some types may be taken, 1 bit each and shown;
    then the stack is shuffled."""

    n: int
    of: str
    """The set to take from: browsed-programs, browsed-gear, browsed-others."""

    def do(self, g: "Netrunner", fx: Resolve) -> None:
        top = tuple(reversed(g.runner.stack[-self.n :]))
        atoms.look(g, RUNNER, top, "runner-stack")
        most = wealth(g, RUNNER)
        of = self.of if most else "browsed-nothing"
        hi = max(1, min(most, len(top)))
        push(g, Choose(RUNNER, "nr-ask-browse", of, 0, hi, fx.source, fx.name, kept=top))

    def then(self, g: "Netrunner", fx: Resolve, result: object) -> None:
        cards = chosen_names(result)
        for card in cards:
            atoms.to_hand(g, RUNNER, "stack", card, shown=True)
        atoms.shuffle_deck(g, RUNNER)
        charge(g, RUNNER, len(cards))


def _browsed(ask: Choose, *types: str) -> list[Option]:
    cards = sorted(c for c in ask.kept if CARDS[c].type in types)
    return [opt.Named(c) for c in (dict.fromkeys(cards) if ask.hi == 1 else cards)]


@what
def browsed_programs(g: "Netrunner", ask: Choose) -> list[Option]:
    return _browsed(ask, PROGRAM)


@what
def browsed_gear(g: "Netrunner", ask: Choose) -> list[Option]:
    return _browsed(ask, HARDWARE)


@what
def browsed_others(g: "Netrunner", ask: Choose) -> list[Option]:
    return _browsed(ask, PREP, RESOURCE)


@what
def browsed_nothing(g: "Netrunner", ask: Choose) -> list[Option]:
    """For a Runner without a bit: he has looked, and can take nothing."""
    return []


class LookAtHQ(Verb, frozen=True):
    def do(self, g: "Netrunner", fx: Resolve) -> None:
        atoms.look(g, RUNNER, tuple(sorted(g.corp.hq)), "hq")


class FetchTop(Verb, frozen=True):
    """The top card of the trash comes into the hand."""

    def do(self, g: "Netrunner", fx: Resolve) -> None:
        if g.runner.trash:
            atoms.to_hand(g, RUNNER, "trash", g.runner.trash[-1], shown=True)


@condition
def has_trash(g: "Netrunner", inst: Inst | None) -> bool:
    return bool(g.runner.trash)


@condition
def something_unseen(g: "Netrunner", inst: Inst | None) -> bool:
    return any(not c.up and not c.seen for f in g.forts for c in (*f.ice, *f.inside))


# -- bits, tags, actions ---------------------------------------------------------------------------
class GainPerIce(Verb, frozen=True):
    """A bit for each piece of ice that was rezzed this turn."""

    def do(self, g: "Netrunner", fx: Resolve) -> None:
        atoms.gain(g, RUNNER, g.memory.flags.get("ice-rezzed", 0))


class RemoveUpTo(Verb, frozen=True):
    """Tags, as many as the Runner likes up to n."""

    n: int

    def do(self, g: "Netrunner", fx: Resolve) -> None:
        most = min(self.n, g.runner.tags)
        if most:
            push(g, Number(RUNNER, "nr-ask-remove-tags", 0, most, fx.name))

    def then(self, g: "Netrunner", fx: Resolve, result: object) -> None:
        if isinstance(result, int):
            atoms.untag(g, result)


BRAIN_DUE = CardFlag("brain-due")


class BrainLater(Verb, frozen=True):
    """Brain damage that nothing prevents, at the end of this turn, whatever becomes of the card."""

    n: int

    def do(self, g: "Netrunner", fx: Resolve) -> None:
        atoms.set_turn_flag(g, BRAIN_DUE, g.memory.flags.get(BRAIN_DUE, 0) + self.n)


class RunAction(Verb, frozen=True):
    """An action that is good for a run only, in which icebreakers and link cost at most `cap`."""

    cap: int

    def do(self, g: "Netrunner", fx: Resolve) -> None:
        if g.runner.owed:
            atoms.gain_actions(g, 1)
            atoms.serve(g, RUNNER)  # an action that is owed is forgone before it can be used
        else:
            push(g, Bonus(RUNNER, "run", 1, self.cap))


@condition
def can_run(g: "Netrunner", inst: Inst | None) -> bool:
    return g.run is None and bool(forts_to_run(g))


CATTEKIN = CardFlag("cattekin")


class Quest(Verb, frozen=True):
    """A die: an action for ever, or damage."""

    def do(self, g: "Netrunner", fx: Resolve) -> None:
        n = atoms.roll(g, fx.name)
        if n == 6:
            remove(g, g.find(fx.source))
            atoms.set_flag(g, CATTEKIN, g.flags.get(CATTEKIN, 0) + 1)
            atoms.gain_actions(g, 1)
            atoms.serve(g, RUNNER)
        elif n == 1:
            do_damage(g, "brain", 1, fx.name, preventable=False)
        elif n == 2:
            do_damage(g, "net", 1, fx.name, preventable=False)


class LoseGame(Verb, frozen=True):
    """The Runner has lost."""

    def do(self, g: "Netrunner", fx: Resolve) -> None:
        atoms.win(g, CORP, "nr-how-chiba")


class Pawn(Verb, frozen=True):
    """Another installed card may be trashed for bits."""

    n: int

    def do(self, g: "Netrunner", fx: Resolve) -> None:
        if len(g.runner.rig) > 1:
            push(g, Choose(RUNNER, "nr-ask-pawn", "pawnable", 0, 1, fx.source, fx.name))

    def then(self, g: "Netrunner", fx: Resolve, result: object) -> None:
        for id in chosen_numbers(result):
            remove(g, g.find(id))
            atoms.gain(g, RUNNER, self.n)


@what
def pawnable(g: "Netrunner", ask: Choose) -> list[Option]:
    return [of_card(opt.Installed, c, RUNNER) for c in g.runner.rig if c.id != ask.source]


# -- forts and traces ---------------------------------------------------------------------------
class AimAtFort(Verb, frozen=True):
    """The Runner chooses the fort that the card is about."""

    def do(self, g: "Netrunner", fx: Resolve) -> None:
        push(g, Choose(RUNNER, "nr-ask-zoning", "forts", 1, 1, fx.source, fx.name))

    def then(self, g: "Netrunner", fx: Resolve, result: object) -> None:
        for fort in chosen_forts(result):
            atoms.aim(g, g.find(fx.source), target_fort(fort))
            atoms.emit(g, "nr-zoned", card=fx.name, fort=fort)


class CancelTrace(Verb, frozen=True):
    """A successful trace has no effect after all.  Undoing more than tags is a scandal."""

    def do(self, g: "Netrunner", fx: Resolve) -> None:
        for i in range(len(g.stack) - 1, 0, -1):
            trace = g.stack[i]
            if isinstance(trace, Trace):
                trace.cancel()
                if not only_tags(g.stack[i - 1]):
                    atoms.smear(g, 1)
                return


def only_tags(parent: Frame) -> bool:
    """Whether the procedure that began a trace would only give tags when it succeeds."""
    if not isinstance(parent, Resolve):
        return False
    verb = PATHS[parent.path][parent.i - 1]
    effects: Effects = getattr(verb, "success", (verb,))
    return all(v.tags for v in effects)


class Raze(Verb, frozen=True):
    """Everything inside the subsidiary fort that was run is trashed, at no cost but for what comes
    on top of the normal one: the Runner says for which cards he pays that."""

    def do(self, g: "Netrunner", fx: Resolve) -> None:
        if g.run is None:
            return
        cards = g.fort(g.run.fort).inside
        each = max(trash_surcharge(g, c) for c in cards)
        if each:
            most = min(len(_perhaps_taxed(g)), wealth(g, RUNNER) // each)
            ask = Choose(RUNNER, "nr-ask-raze", "taxed-inside", 0, most, fx.source, fx.name)
            push(g, ask) if most else self._raze(g, [])
        else:
            self._raze(g, [])

    def then(self, g: "Netrunner", fx: Resolve, result: object) -> None:
        if isinstance(result, tuple):
            self._raze(g, chosen_numbers(result))

    def _raze(self, g: "Netrunner", paid: list[int]) -> None:
        if g.run is None:
            return
        kept = [c.id for c in _perhaps_taxed(g) if c.id not in paid]
        cards = [c for c in g.fort(g.run.fort).inside if c.id not in kept]
        due = sum(trash_surcharge(g, c) for c in cards)
        for c in cards:
            atoms.note_trashed(g, c.card)
            remove(g, c)
        charge(g, RUNNER, due)


def _perhaps_taxed(g: "Netrunner") -> list[Inst]:
    """Cards of the fort that cost something, and those of which the Runner cannot know that."""
    cards = g.fort(g.run.fort).inside if g.run is not None else []
    if not any(trash_surcharge(g, c) for c in cards):
        return []
    return [c for c in cards if trash_surcharge(g, c) or not known(c, RUNNER)]


@what
def taxed_inside(g: "Netrunner", ask: Choose) -> list[Option]:
    return [of_card(opt.Installed, c, ask.side) for c in _perhaps_taxed(g)]


@condition
def hit_full_fort(g: "Netrunner", inst: Inst | None) -> bool:
    run = g.run
    if run is None or run.fort <= ARCHIVES:
        return False
    return any(f.id == run.fort and f.inside for f in g.forts)


@condition
def run_on_hq(g: "Netrunner", inst: Inst | None) -> bool:
    return g.run is not None and g.run.fort == HQ


class PassIce(Verb, frozen=True):
    """The ice that is met, or about to be, is passed."""

    def do(self, g: "Netrunner", fx: Resolve) -> None:
        run = g.run
        if run is None:
            return
        for f in reversed(g.stack):
            if isinstance(f, Encounter):
                f.pass_by(g)
                return
        atoms.set_run_flag(g, "skip-ice", run.ice)


@condition
def facing_ap(g: "Netrunner", inst: Inst | None) -> bool:
    run = g.run
    if run is None or run.phase not in ("approach", "encounter"):
        return False
    ice = g.get(run.ice)
    return ice is not None and ice.up and CARDS[ice.card].type == ICE and CARDS[ice.card].has("ap")


# -- access ---------------------------------------------------------------------------------------
class AccessMore(Verb, frozen=True):
    """So many further cards of HQ or R&D are accessed."""

    n: int

    def do(self, g: "Netrunner", fx: Resolve) -> None:
        for f in reversed(g.stack):
            if isinstance(f, Access):
                f.reach_more(self.n)
                return


class TrashAccessed(Verb, frozen=True):
    """The card that is being accessed is trashed, and those accessed after it may be."""

    def do(self, g: "Netrunner", fx: Resolve) -> None:
        card = accessing(g)
        if card is not None and can_pay(g, RUNNER, card.surcharge(g)):
            card.trash_now()
            charge(g, RUNNER, card.surcharge(g))
        for f in reversed(g.stack):
            if isinstance(f, Access):
                f.sweep_on()
                return


class DiscardHQ(Verb, frozen=True):
    """The Corp discards cards at random."""

    n: int

    def do(self, g: "Netrunner", fx: Resolve) -> None:
        for _ in range(min(self.n, len(g.corp.hq))):
            atoms.discard_random(g, CORP)


# -- keeping cards --------------------------------------------------------------------------------
class Spare(Verb, frozen=True):
    """Cards that are about to be trashed stay: up to n of them, 0 for any number."""

    n: int = 1

    def do(self, g: "Netrunner", fx: Resolve) -> None:
        push(g, Choose(RUNNER, "nr-ask-spare", "endangered", 1, self.n or 99, fx.source, fx.name))

    def then(self, g: "Netrunner", fx: Resolve, result: object) -> None:
        frame = _trashing(g)
        if frame is not None:
            frame.spare(chosen_numbers(result))


def _trashing(g: "Netrunner") -> TrashCards | None:
    return next((f for f in reversed(g.stack) if isinstance(f, TrashCards)), None)


@what
def endangered(g: "Netrunner", ask: Choose) -> list[Option]:
    frame = _trashing(g)
    cards = [c for c in (g.get(id) for id in (frame.ids if frame is not None else ())) if c]
    return [of_card(opt.Installed, c, RUNNER) for c in cards if kept_by(ask.card, ask.source, c)]


# -- installing from elsewhere ---------------------------------------------------------------------
def places(g: "Netrunner", card: str, free: bool = False) -> Iterator[opt.InstallInRig]:
    """Where a card of the Runner's can be installed: in the rig, or in a daemon."""
    hosts = [0]
    if CARDS[card].type == PROGRAM:
        hosts += [c.id for c in g.runner.rig if CARDS[c.card].holds]
    for host in hosts:
        if why_not_install_runner(g, card, host, free) is None:
            yield opt.InstallInRig(card, host)


class FetchProgram(Verb, frozen=True):
    """A program of the stack is installed, at its price."""

    def do(self, g: "Netrunner", fx: Resolve) -> None:
        push(
            g, Choose(RUNNER, "nr-ask-fetch-program", "stacked-programs", 0, 1, fx.source, fx.name)
        )

    def then(self, g: "Netrunner", fx: Resolve, result: object) -> None:
        match result:
            case (opt.InstallInRig(card, host),):
                push(g, RunnerInstall(card, host, zone="stack"))


class ShuffleStack(Verb, frozen=True):
    def do(self, g: "Netrunner", fx: Resolve) -> None:
        atoms.shuffle_deck(g, RUNNER)


@what
def stacked_programs(g: "Netrunner", ask: Choose) -> list[Option]:
    cards = sorted({c for c in g.runner.stack if CARDS[c].type == PROGRAM})
    return [place for card in cards for place in places(g, card)]


class Shell(Verb, frozen=True):
    """A program or hardware of the hand is set aside with a counter for each bit of its cost."""

    def do(self, g: "Netrunner", fx: Resolve) -> None:
        ask = Choose(RUNNER, "nr-ask-shell", "shellable", 1, 1, fx.source, fx.name, window=True)
        push(g, ask)

    def then(self, g: "Netrunner", fx: Resolve, result: object) -> None:
        for card in chosen_names(result):
            atoms.take_from(g, RUNNER, "hand", card)
            atoms.set_aside(g, card, 0, CARDS[card].cost)


def _shellable(g: "Netrunner") -> list[str]:
    """A card that costs nothing would never lose its last counter."""
    return [c for c in g.runner.hand if CARDS[c].type in (PROGRAM, HARDWARE) and CARDS[c].cost > 0]


@what
def shellable(g: "Netrunner", ask: Choose) -> list[Option]:
    return [opt.Named(c) for c in sorted(set(_shellable(g)))]


@condition
def holds_gear(g: "Netrunner", inst: Inst | None) -> bool:
    return bool(_shellable(g))


class Unshell(Verb, frozen=True):
    """A Shell counter is removed; the last one lets the card come into play."""

    def do(self, g: "Netrunner", fx: Resolve) -> None:
        push(g, Choose(RUNNER, "nr-ask-unshell", "shelled", 1, 1, fx.source, fx.name))

    def then(self, g: "Netrunner", fx: Resolve, result: object) -> None:
        for id in chosen_numbers(result):
            card = g.find(id)
            atoms.put_counters(g, card, -1)
            if card.count <= 0:
                push(g, Arrival(card.id))


def _shelled(g: "Netrunner") -> list[Inst]:
    return [c for c in g.runner.aside if not c.host and c.count > 0]


@what
def shelled(g: "Netrunner", ask: Choose) -> list[Option]:
    return [of_card(opt.Installed, c, RUNNER) for c in _shelled(g)]


@condition
def any_shelled(g: "Netrunner", inst: Inst | None) -> bool:
    return bool(_shelled(g))


class Arrival(Frame):
    """A card that was set aside is installed, at no cost; if it cannot be, it is trashed."""

    id: int
    at: str = "place"

    def ask_place(self, g: "Netrunner") -> Ask | None:
        card = g.find(self.id).card
        options = list(places(g, card, free=True))
        if not options:
            return None
        return Ask(g.seat_of(RUNNER), "nr-ask-arrival", options, (("card", card),))

    def got_place(self, g: "Netrunner", answer: opt.InstallInRig) -> None:
        pop(g)
        push(g, RunnerInstall(answer.card, answer.host, free=True, zone="aside"))

    def do_place(self, g: "Netrunner") -> None:
        atoms.leave_play(g, g.find(self.id), "trash")
        pop(g)


# -- what the Corp may get rid of ------------------------------------------------------------------
class TrashShelter(Settlement, frozen=True):
    """A card of the Runner's, by what is peculiar to it, that the Corp may trash; nothing prevents
    it."""

    in_play: ClassVar[bool] = True

    special: str

    def due(self, g: "Netrunner") -> list[int]:
        return [-1] if self._card(g) is not None else []

    def settle(self, g: "Netrunner", fort: int) -> None:
        card = self._card(g)
        assert card is not None
        remove(g, card)
        charge(g, CORP, self.bits)

    def _card(self, g: "Netrunner") -> Inst | None:
        cards = [c for c in g.runner.rig if c.up and self.special in CARDS[c.card].special]
        return cards[0] if cards else None
