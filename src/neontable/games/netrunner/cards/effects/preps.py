"""What single preps do that no other card does."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar

from neontable.games.netrunner import atoms
from neontable.games.netrunner.model import options as opt
from neontable.games.netrunner.model.card import CORP, HQ, PROGRAM, RD, RUNNER, Effects, Verb
from neontable.games.netrunner.model.library import CARDS
from neontable.games.netrunner.model.numbers import hand_size, room_in
from neontable.games.netrunner.model.pieces import Inst
from neontable.games.netrunner.rules.play.actions import Bonus
from neontable.games.netrunner.rules.play.choices import (
    Choose,
    Number,
    chosen_names,
    chosen_numbers,
    of_card,
    what,
)
from neontable.games.netrunner.rules.play.conditions import CONDITIONS, condition
from neontable.games.netrunner.rules.play.damage import give_tags
from neontable.games.netrunner.rules.play.draw import draw_cards
from neontable.games.netrunner.rules.play.income import earn, lend
from neontable.games.netrunner.rules.play.install import RunnerInstall, why_not_install_runner
from neontable.games.netrunner.rules.play.pay import charge, no_bits, wealth
from neontable.games.netrunner.rules.play.resolve import resolve_inner
from neontable.games.netrunner.rules.play.trash import TrashCards
from neontable.games.netrunner.rules.run.access import Access
from neontable.games.netrunner.rules.run.allowed import forts_to_run, why_not_run
from neontable.games.netrunner.rules.run.run import MakeRun
from neontable.kernel.asks import Ask, ask_number, ask_order
from neontable.kernel.frames import Frame, pop, push
from neontable.kernel.options import Option

if TYPE_CHECKING:
    from neontable.games.netrunner.model.state import Netrunner
    from neontable.games.netrunner.rules.play.resolve import Resolve


# -- conditions -------------------------------------------------------------------------------
@condition
def liberated_research(g: "Netrunner", inst: Inst | None) -> bool:
    return _any(g.memory.liberated, "research")


@condition
def liberated_gray_ops(g: "Netrunner", inst: Inst | None) -> bool:
    return _any(g.memory.liberated, "gray ops")


@condition
def liberated_black_ops(g: "Netrunner", inst: Inst | None) -> bool:
    return _any(g.memory.liberated, "black ops")


@condition
def corp_scored_black_ops(g: "Netrunner", inst: Inst | None) -> bool:
    """In its last turn."""
    return _any(g.memory.scored, "black ops")


@condition
def hit_hq_and_rd(g: "Netrunner", inst: Inst | None) -> bool:
    return HQ in g.memory.hits and RD in g.memory.hits


@condition
def black_ops_spoils(g: "Netrunner", inst: Inst | None) -> bool:
    """A Black Ops card was liberated or trashed in a successful run on HQ or R&D."""
    return _any([card for fort, card in g.memory.spoils if fort in (HQ, RD)], "black ops")


@condition
def black_ice_rezzed(g: "Netrunner", inst: Inst | None) -> bool:
    return _any(g.memory.rezzed_as, "black ice")


@condition
def corp_has_bits(g: "Netrunner", inst: Inst | None) -> bool:
    return g.corp.bits > 0


@condition
def two_connections(g: "Netrunner", inst: Inst | None) -> bool:
    """Face-down ones are in play too; they are shown when they are trashed."""
    return len(_connections(g)) >= 2


@condition
def run_succeeded(g: "Netrunner", inst: Inst | None) -> bool:
    return g.run is not None and g.run.success


def _any(cards: list[str], word: str) -> bool:
    return any(CARDS[card].has(word) for card in cards)


def _connections(g: "Netrunner") -> list[Inst]:
    return [c for c in g.runner.rig if "connection" in CARDS[c.card].keywords]


class Provided(Verb, frozen=True):
    """Effects under a named condition, or others."""

    need: str
    effects: Effects
    otherwise: Effects = ()

    def parts(self) -> Iterator[tuple[str, Effects]]:
        yield "yes", self.effects
        yield "otherwise", self.otherwise

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        resolve_inner(g, fx, "yes" if CONDITIONS[self.need](g, None) else "otherwise")


# -- bits and cards ---------------------------------------------------------------------------
class LendBits(Verb, frozen=True):
    """Bits for a purpose, and for a time; what is left goes back to the bank."""

    n: int
    uses: tuple[str, ...]
    until: str

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        lend(g, fx.side, self.n, self.uses, self.until, fx.path)


class ExtraActions(Verb, frozen=True):
    """Actions for one purpose, at once and one after another."""

    kind: str
    n: int

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        push(g, Bonus(fx.side, self.kind, self.n))


class TakeBack(Verb, frozen=True):
    """The prep goes to the hand and not to the trash."""

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        atoms.to_hand(g, RUNNER, "trash", fx.name, True)


class ShuffleIn(Verb, frozen=True):
    """Hand and trash into the stack."""

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        atoms.shuffle_into_deck(g, RUNNER, ("hand", "trash"))


class RefreshHand(Verb, frozen=True):
    """Draw up to the maximum."""

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        draw_cards(g, RUNNER, hand_size(g, RUNNER) - len(g.runner.hand))


class DiscardRandom(Verb, frozen=True):
    """A side discards cards of its hand at random, as far as it has any."""

    side: int
    n: int

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        hand = g.runner.hand if self.side else g.corp.hq
        for _ in range(min(self.n, len(hand))):
            atoms.discard_random(g, self.side)


class RemoveUpTo(Verb, frozen=True):
    """Tags, as many as the Runner likes."""

    n: int

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        most = min(self.n, g.runner.tags)
        if most:
            push(g, Number(RUNNER, "nr-ask-untag-some", 0, most, fx.name, most=True))

    def then(self, g: "Netrunner", fx: "Resolve", result: object) -> None:
        if isinstance(result, int):
            atoms.untag(g, result)


class SellHand(Verb, frozen=True):
    """Cards of the hand into the trash, for bits."""

    most: int
    each: int

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        push(g, Choose(RUNNER, "nr-ask-sell-hand", "runner-hand", 0, self.most, card=fx.name))

    def then(self, g: "Netrunner", fx: "Resolve", result: object) -> None:
        cards = chosen_names(result)
        for card in cards:
            atoms.discard(g, RUNNER, card)
        earn(g, RUNNER, self.each * len(cards), fx.path)


class SellCards(Verb, frozen=True):
    """Installed cards into the trash, for bits; those that something saves bring none."""

    each: int

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        push(g, Choose(RUNNER, "nr-ask-sell", "rig", 0, max(2, len(g.runner.rig)), card=fx.name))

    def then(self, g: "Netrunner", fx: "Resolve", result: object) -> None:
        if isinstance(result, int):  # how many went, and what that brought about is done with
            earn(g, RUNNER, self.each * result, fx.path)
            return
        cards = [g.find(id) for id in chosen_numbers(result)]
        # Programs before what holds them or gives them memory: all are trashed in this way.
        cards.sort(key=lambda c: (CARDS[c.card].type != PROGRAM, not c.host))
        push(g, TrashCards([c.id for c in cards]))


@what
def connections(g: "Netrunner", ask: Choose) -> list[Option]:
    return [of_card(opt.Installed, c, ask.side) for c in _connections(g)]


# -- the Runner's body ------------------------------------------------------------------------
class HealBrain(Verb, frozen=True):
    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        atoms.heal_brain(g)


class ForfeitPoints(Verb, frozen=True):
    """The next agenda points that the Runner scores do not count."""

    n: int

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        atoms.set_flag(g, "forfeit-points", g.flags.get("forfeit-points", 0) + self.n)


class AvoidNextTag(Verb, frozen=True):
    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        atoms.set_flag(g, "avoid-tag", g.flags.get("avoid-tag", 0) + 1)


# -- runs -------------------------------------------------------------------------------------
class AccessFort(Verb, frozen=True):
    """The access as usual, where something may have taken its place."""

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        if g.run is not None:
            push(g, Access(g.run.fort))


class Wreck(Verb, frozen=True):
    """The Runner pays, and the Corp loses as much."""

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        most = min(wealth(g, RUNNER), g.corp.bits)
        push(g, Number(RUNNER, "nr-ask-wreck", 0, most, fx.name))

    def then(self, g: "Netrunner", fx: "Resolve", result: object) -> None:
        if isinstance(result, int):
            atoms.lose(g, CORP, result)
            charge(g, RUNNER, result)


class TellTheNews(Verb, frozen=True):
    """Tags for the Runner; bad publicity for what happened in the run: black ice encountered,
    Black Ops cards rezzed, Black Ops agendas liberated."""

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        give_tags(g, 2, fx.name)

    def then(self, g: "Netrunner", fx: "Resolve", result: object) -> None:
        run = g.run
        if run is None:
            return
        news = [run.names[id] for id in dict.fromkeys(run.met)]
        n = sum(1 for card in news if CARDS[card].has("black ice"))
        ops = [*(run.names[id] for id in run.rezzed), *run.liberated]
        n += sum(1 for card in ops if CARDS[card].has("black ops"))
        if n:
            atoms.smear(g, n)


class SmearAds(Verb, frozen=True):
    """Bad publicity for every advertisement that was trashed in the run."""

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        run = g.run
        n = sum(1 for card in run.trashed if CARDS[card].has("advertisement")) if run else 0
        if n:
            atoms.smear(g, n)


class SocialEngineering(Verb, frozen=True):
    def why_not(self, g: "Netrunner") -> str | None:
        if not forts_to_run(g):
            return why_not_run(g, HQ)
        cost = CARDS["social-engineering"].cost + SecretBits.least
        if wealth(g, RUNNER, "prep") < cost:
            return no_bits(g, RUNNER, "NR-PREP-001", cost, "prep")
        return None

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        push(g, SecretBits())


class SecretBits(Frame):
    """Bits hidden in a hand; a wrong guess opens a way past a piece of ice."""

    hidden: int = 0
    at: str = "hide"

    least: ClassVar[int] = 2

    def ask_hide(self, g: "Netrunner") -> Ask | None:
        if g.runner.bits < self.least:
            return None
        return ask_number(g.seat_of(RUNNER), "nr-ask-hide", self.least, g.runner.bits)

    def got_hide(self, g: "Netrunner", answer: int) -> None:
        self.hidden = answer
        self.at = "guess"
        atoms.emit(g, "nr-hides")

    def do_hide(self, g: "Netrunner") -> None:
        pop(g)

    def rehide(self, n: int) -> None:
        """Another secret number, in a world that somebody imagines."""
        self.hidden = n

    def ask_guess(self, g: "Netrunner") -> Ask:
        return ask_number(g.seat_of(CORP), "nr-ask-guess", self.least, g.runner.bits)

    def got_guess(self, g: "Netrunner", answer: int) -> None:
        atoms.emit(g, "nr-guess", n=answer, hidden=self.hidden)
        if answer == self.hidden:
            atoms.lose(g, RUNNER, self.hidden)
            pop(g)
        else:
            self.at = "aim"

    def ask_aim(self, g: "Netrunner") -> Ask | None:
        """A piece of ice, and with it its fort; a fort without ice can be chosen as well."""
        options: list[opt.Installed | opt.Fort] = []
        for fort in g.forts:
            if why_not_run(g, fort.id) is None:
                options += [of_card(opt.Installed, c, RUNNER) for c in reversed(fort.ice)]
                if not fort.ice:
                    options.append(opt.Fort(fort.id))
        if not options:
            return None
        return Ask(g.seat_of(RUNNER), "nr-ask-pass-ice", options)

    def got_aim(self, g: "Netrunner", answer: opt.Installed | opt.Fort) -> None:
        pop(g)
        if isinstance(answer, opt.Fort):
            push(g, MakeRun(answer.fort, "social-engineering"))
        else:
            push(g, MakeRun(answer.fort, "social-engineering", {"skip-ice": answer.number}))

    def do_aim(self, g: "Netrunner") -> None:
        pop(g)


# -- the Runner's cards -----------------------------------------------------------------------
class MarkBreakers(Verb, frozen=True):
    """A counter on each icebreaker in play."""

    name: str

    def counters(self) -> tuple[str, ...]:
        return (self.name,)

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        for c in g.runner.rig:
            if CARDS[c.card].has("icebreaker"):
                atoms.mark(g, c, self.name, 1)


class LookThrough(Verb, frozen=True):
    """Cards on top of the stack: one is taken, the others are put back in any order."""

    n: int

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        n = min(self.n, len(g.runner.stack))
        if n:
            push(g, TopCards(n, fx.name))


class TopCards(Frame):
    """The cards themselves stay on the stack: nothing hidden is kept here."""

    n: int
    card: str
    at: str = "look"

    def looks_at(self) -> tuple[int, int]:
        """Whose deck, and how many cards on top: the one who looks knows them (redeal.py)."""
        return RUNNER, self.n

    def _top(self, g: "Netrunner") -> list[str]:
        """The topmost first."""
        return g.runner.stack[-self.n :][::-1]

    def do_look(self, g: "Netrunner") -> None:
        atoms.look(g, RUNNER, tuple(self._top(g)), "runner-stack")
        self.at = "take"

    def ask_take(self, g: "Netrunner") -> Ask:
        options = [opt.Named(c) for c in dict.fromkeys(self._top(g))]
        return Ask(g.seat_of(RUNNER), "nr-ask-take-top", options, (("card", self.card),))

    def got_take(self, g: "Netrunner", answer: opt.Named) -> None:
        atoms.to_hand(g, RUNNER, "stack", answer.card, False)
        self.n -= 1
        self.at = "order"

    def ask_order(self, g: "Netrunner") -> Ask | None:
        if not self.n:
            return None
        cards = [opt.Named(c) for c in self._top(g)]
        return ask_order(g.seat_of(RUNNER), "nr-ask-order-top", cards, args=(("card", self.card),))

    def got_order(self, g: "Netrunner", answer: tuple[opt.Named, ...]) -> None:
        atoms.arrange_top(g, RUNNER, tuple(thing.card for thing in answer))
        pop(g)

    def do_order(self, g: "Netrunner") -> None:
        pop(g)


class SneakPreview(Verb, frozen=True):
    """A program is installed for the rest of the turn."""

    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        push(g, Choose(RUNNER, "nr-ask-preview", "previews", 0, 1, card=fx.name))

    def then(self, g: "Netrunner", fx: "Resolve", result: object) -> None:
        match result:
            case (opt.FromTrash(card),):
                push(g, Preview(card, "trash"))
            case (opt.FromStack(card),):
                push(g, Preview(card, "stack"))
            case ():
                atoms.shuffle_deck(g, RUNNER)


@what
def previews(g: "Netrunner", ask: Choose) -> list[Option]:
    """Programs of the trash and the stack that can be installed."""
    trash, stack = (
        [c for c in sorted(set(pile)) if CARDS[c].type == PROGRAM and _places(g, c)]
        for pile in (g.runner.trash, g.runner.stack)
    )
    return [*(opt.FromTrash(c) for c in trash), *(opt.FromStack(c) for c in stack)]


def _places(g: "Netrunner", card: str) -> list[int]:
    """Where a program can be installed at no cost: 0 for the memory, or daemons."""
    daemons = [c for c in g.runner.rig if CARDS[c.card].holds and room_in(g, c) >= CARDS[card].mu]
    hosts = [0, *(c.id for c in daemons)]
    return [id for id in hosts if why_not_install_runner(g, card, id, free=True) is None]


class Preview(Frame):
    card: str
    zone: str
    at: str = "place"

    def ask_place(self, g: "Netrunner") -> Ask:
        options = [opt.InstallInRig(self.card, host) for host in _places(g, self.card)]
        return Ask(g.seat_of(RUNNER), "nr-ask-place", options, (("card", self.card),))

    def got_place(self, g: "Netrunner", answer: opt.InstallInRig) -> None:
        self.at = "shuffle"
        push(g, RunnerInstall(self.card, answer.host, free=True, zone=self.zone))

    def back_shuffle(self, g: "Netrunner", result: object) -> None:
        inst = g.get(result) if isinstance(result, int) else None
        if inst is not None:
            atoms.mark(g, inst, "preview", 1)

    def do_shuffle(self, g: "Netrunner") -> None:
        atoms.shuffle_deck(g, RUNNER)
        pop(g)


# -- chance -----------------------------------------------------------------------------------
class RollDice(Verb, frozen=True):
    def do(self, g: "Netrunner", fx: "Resolve") -> None:
        push(g, PlayfulDice())


class PlayfulDice(Frame):
    """Dice still to roll; what a low one shows is shared out between bits and more dice."""

    dice: int = 1
    shown: int = 0
    at: str = "roll"

    def do_roll(self, g: "Netrunner") -> None:
        if not self.dice:
            pop(g)
            return
        self.dice -= 1
        n = atoms.roll(g, "playful-ai")
        if n <= 3:
            self.shown = n
            self.at = "share"

    def ask_share(self, g: "Netrunner") -> Ask:
        args = (("card", "playful-ai"), ("n", self.shown))
        return ask_number(g.seat_of(RUNNER), "nr-ask-dice", 0, self.shown, args=args)

    def got_share(self, g: "Netrunner", answer: int) -> None:
        self.dice += answer
        self.at = "roll"
        earn(g, RUNNER, self.shown - answer, "playful-ai.play")
