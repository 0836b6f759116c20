"""Effects that single operations have, and what they choose from."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from neontable.games.netrunner import atoms
from neontable.games.netrunner.model import options as opt
from neontable.games.netrunner.model.card import CORP, HARDWARE, Verb
from neontable.games.netrunner.model.library import CARDS
from neontable.games.netrunner.model.numbers import can_advance
from neontable.games.netrunner.rules.play.actions import Bonus
from neontable.games.netrunner.rules.play.choices import (
    Choose,
    chosen_names,
    chosen_numbers,
    of_card,
    what,
)
from neontable.games.netrunner.rules.play.damage import give_tags
from neontable.games.netrunner.rules.play.income import earn
from neontable.games.netrunner.rules.play.install import may_lie
from neontable.games.netrunner.rules.play.trash import trash_cards
from neontable.kernel.asks import Ask, ask_number, ask_order
from neontable.kernel.frames import Frame, pop, push
from neontable.kernel.options import Option

if TYPE_CHECKING:
    from neontable.games.netrunner.model.pieces import Inst
    from neontable.games.netrunner.model.state import Netrunner
    from neontable.games.netrunner.rules.play.resolve import Resolve

ANY = 99
"""Any number of cards."""


class InstallActions(Verb, frozen=True):
    """Actions at once, for installing only."""

    n: int

    def do(self, g: Netrunner, fx: Resolve) -> None:
        push(g, Bonus(CORP, "install", self.n))


class TagsForMargin(Verb, frozen=True):
    """A tag for each point by which a trace succeeded."""

    tags: ClassVar[bool] = True

    def do(self, g: Netrunner, fx: Resolve) -> None:
        give_tags(g, fx.n, fx.name)


class BitsForStolen(Verb, frozen=True):
    """Bits for each advancement counter on agendas that were liberated last turn."""

    per: int

    def do(self, g: Netrunner, fx: Resolve) -> None:
        earn(g, CORP, self.per * g.memory.liberated_adv, fx.path)


class TrashGear(Verb, frozen=True):
    """X pieces of hardware, but no cybernetics."""

    def do(self, g: Netrunner, fx: Resolve) -> None:
        if fx.n:
            ask = Choose(CORP, "nr-ask-trash-one", "gear", fx.n, fx.n, fx.source, fx.name)
            push(g, ask)

    def then(self, g: Netrunner, fx: Resolve, result: object) -> None:
        trash_cards(g, chosen_numbers(result))


@what
def gear(g: Netrunner, ask: Choose) -> list[Option]:
    """Hardware that is not built into the body."""
    return [
        of_card(opt.Installed, c, ask.side)
        for c in g.runner.rig
        if CARDS[c.card].type == HARDWARE and "cybernetics" not in CARDS[c.card].keywords
    ]


# -- piles -------------------------------------------------------------------------------------
class Fetch(Verb, frozen=True):
    """One card of Archives, or any number of a kind, into HQ."""

    of: str = ""
    many: bool = False
    shown: bool = False
    """Also what lay face down is shown."""

    def do(self, g: Netrunner, fx: Resolve) -> None:
        lo, hi = (0, ANY) if self.many else (1, 1)
        ask = Choose(CORP, "nr-ask-fetch", "archives", lo, hi, fx.source, fx.name)
        ask.kept = (self.of,)
        push(g, ask)

    def then(self, g: Netrunner, fx: Resolve, result: object) -> None:
        for thing in result if isinstance(result, tuple) else ():
            if isinstance(thing, opt.InPile):
                shown = self.shown or thing.place == "trash"
                atoms.to_hand(g, CORP, thing.place, thing.card, shown)


@what
def archives(g: Netrunner, ask: Choose) -> list[Option]:
    """Cards of a kind (`kept`) in both piles of Archives."""
    of = ask.kept[0]
    found: list[Option] = []
    for zone, pile in (("trash", g.corp.archives), ("buried", g.corp.buried)):
        cards = sorted(pile) if ask.hi > 1 else sorted(dict.fromkeys(pile))
        found += [opt.InPile(zone, c) for c in cards if not of or CARDS[c].has(of)]
    return found


class ShuffleIn(Verb, frozen=True):
    """A card of HQ goes back into R&D."""

    def do(self, g: Netrunner, fx: Resolve) -> None:
        ask = Choose(CORP, "nr-ask-shuffle-in", "hq", 1, 1, fx.source, fx.name, window=True)
        push(g, ask)

    def then(self, g: Netrunner, fx: Resolve, result: object) -> None:
        for card in chosen_names(result):
            atoms.leave_hand(g, CORP, card, "top")
            atoms.shuffle_deck(g, CORP)


class ArrangeTop(Verb, frozen=True):
    """The Corp looks at the top cards of R&D and puts them back in any order."""

    n: int

    def do(self, g: Netrunner, fx: Resolve) -> None:
        n = min(self.n, len(g.corp.rd))
        atoms.look(g, CORP, _top(g, n), "rd")
        if n > 1:
            push(g, Arrange(n, fx.name))


class Arrange(Frame):
    """The order of the top cards of R&D; which they are stands in R&D alone."""

    n: int
    card: str = ""
    """The card that asks, for the words."""
    at: str = "order"

    def looks_at(self) -> tuple[int, int]:
        """Whose deck, and how many cards on top: the one who looks knows them (redeal.py)."""
        return CORP, self.n

    def ask_order(self, g: Netrunner) -> Ask:
        cards = [opt.Named(c) for c in _top(g, self.n)]
        return ask_order(g.seat_of(CORP), "nr-ask-arrange", cards, args=(("card", self.card),))

    def got_order(self, g: Netrunner, answer: tuple[opt.Named, ...]) -> None:
        pop(g)
        atoms.arrange_top(g, CORP, tuple(thing.card for thing in answer))


def _top(g: Netrunner, n: int) -> tuple[str, ...]:
    """The topmost first."""
    return tuple(reversed(g.corp.rd[len(g.corp.rd) - n :]))


# -- advancement counters ----------------------------------------------------------------------
class MoveCounters(Verb, frozen=True):
    """Up to n advancement counters from one installed card to another that can be advanced."""

    n: int

    def do(self, g: Netrunner, fx: Resolve) -> None:
        push(g, Move(self.n, fx.name))


class Move(Frame):
    most: int
    card: str
    """The card that asks, for the words."""
    source: int = 0
    n: int = 0
    at: str = "source"

    def _targets(self, g: Netrunner, source: int) -> list[Inst]:
        return [
            c for f in g.forts for c in (*f.inside, *f.ice) if can_advance(c) and c.id != source
        ]

    def ask_source(self, g: Netrunner) -> Ask:
        cards = [
            c for f in g.forts for c in (*f.inside, *f.ice) if c.adv and self._targets(g, c.id)
        ]
        options = [of_card(opt.Installed, c, CORP) for c in cards]
        # Where counters can go is hidden, so being asked must reveal nothing.
        return Ask(
            g.seat_of(CORP),
            "nr-ask-move-from",
            [*options, opt.NOTHING],
            (("card", self.card),),
            window=True,
            default=len(options),
        )

    def got_source(self, g: Netrunner, answer: opt.Installed | opt.Nothing) -> None:
        if isinstance(answer, opt.Nothing):
            pop(g)
            return
        self.source = answer.number
        self.at = "count"

    def ask_count(self, g: Netrunner) -> Ask:
        most = min(self.most, g.find(self.source).adv)
        return ask_number(
            g.seat_of(CORP),
            "nr-ask-move-count",
            1,
            most,
            args=(("card", self.card),),
            window=True,
        )

    def got_count(self, g: Netrunner, answer: int) -> None:
        self.n = answer
        self.at = "target"

    def ask_target(self, g: Netrunner) -> Ask:
        options = [of_card(opt.Installed, c, CORP) for c in self._targets(g, self.source)]
        args = (("card", self.card), ("n", self.n))
        return Ask(g.seat_of(CORP), "nr-ask-move-to", options, args, window=True)

    def got_target(self, g: Netrunner, answer: opt.Installed) -> None:
        pop(g)
        atoms.advance(g, g.find(self.source), -self.n)
        atoms.advance(g, g.find(answer.number), self.n)


# -- ice ---------------------------------------------------------------------------------------
class RearrangeIce(Verb, frozen=True):
    """All ice may change places, unseen by the Runner."""

    def do(self, g: Netrunner, fx: Resolve) -> None:
        ids = [c.id for f in g.forts for c in f.ice]
        if ids:
            push(g, Swaps(ids, fx.name))


class Swaps(Frame):
    """Pairs of ice change places in a plan; the table shows it all at once, at the end, so that
    the Runner sees neither how often nor what was moved."""

    ids: list[int]
    """The ice that each place has, from fort to fort, the innermost first."""
    card: str
    """The card that asks, for the words."""
    first: int = 0
    at: str = "first"

    def _ice(self, g: Netrunner) -> list[opt.Installed]:
        """The ice as options that name the fort where the plan has it."""
        places = [f.id for f in g.forts for _ in f.ice]
        return [
            opt.Installed(id, g.find(id).card, fort)
            for id, fort in zip(self.ids, places, strict=True)
        ]

    def ask_first(self, g: Netrunner) -> Ask | None:
        options = self._ice(g)
        if len(options) < 2:
            return None
        return Ask(
            g.seat_of(CORP),
            "nr-ask-swap-first",
            [*options, opt.DONE],
            (("card", self.card),),
            default=len(options),
        )

    def got_first(self, g: Netrunner, answer: opt.Installed | opt.Done) -> None:
        if isinstance(answer, opt.Done):
            self._finish(g)
            return
        self.first = answer.number
        self.at = "second"

    def do_first(self, g: Netrunner) -> None:
        self._finish(g)

    def ask_second(self, g: Netrunner) -> Ask:
        ice = self._ice(g)
        first = next(o for o in ice if o.number == self.first)
        options = [
            o
            for o in ice
            if o.number != self.first
            and may_lie(o.card, first.fort)
            and may_lie(first.card, o.fort)
        ]
        return Ask(
            g.seat_of(CORP),
            "nr-ask-swap-second",
            [*options, opt.NOTHING],
            (("card", self.card), ("ice", g.find(self.first).card)),
            default=len(options),
        )

    def got_second(self, g: Netrunner, answer: opt.Installed | opt.Nothing) -> None:
        self.at = "first"
        if isinstance(answer, opt.Installed):
            i, k = self.ids.index(self.first), self.ids.index(answer.number)
            self.ids[i], self.ids[k] = answer.number, self.first

    def _finish(self, g: Netrunner) -> None:
        pop(g)
        atoms.rearrange_ice(g, self.ids)
