"""Playing operations and preps, and overwriting programs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from neontable.games.netrunner import atoms
from neontable.games.netrunner.model import options as opt
from neontable.games.netrunner.model.card import CORP, PROGRAM, RUNNER, Verb, X
from neontable.games.netrunner.model.library import CARDS
from neontable.games.netrunner.model.numbers import of_type
from neontable.games.netrunner.rules.play.choices import of_card
from neontable.games.netrunner.rules.play.conditions import CONDITIONS
from neontable.games.netrunner.rules.play.pay import can_pay, charge, no_bits, wealth
from neontable.games.netrunner.rules.play.resolve import go_on, resolve
from neontable.games.netrunner.rules.play.trash import hand_shrank, remove
from neontable.kernel.asks import Ask, ask_many, ask_number
from neontable.kernel.frames import Frame, pop

if TYPE_CHECKING:
    from neontable.games.netrunner.model.state import Netrunner


def why_not_play(g: Netrunner, side: int, card: str, spare: int = 0) -> str | None:
    """`spare` actions may be spent besides those that are left of the turn."""
    d = CARDS[card]
    if d.type not in ("operation", "prep"):
        return "NR-VOC-006 nr-no-play"
    if "reaction" in d.special:
        return "NR-PREP-001 nr-no-reaction"
    actions = 2 if d.double else 1
    if actions > g.actions + spare:
        rule = "NR-OP-003" if side == CORP else "NR-PREP-003"
        return f"{rule} nr-no-actions n={actions} have={g.actions + spare}"
    cost = d.cost if d.cost >= 0 else d.least
    if not can_pay(g, side, cost, d.type):
        return no_bits(g, side, "NR-PREP-001" if side else "NR-OP-001", cost, d.type)
    if d.need and not CONDITIONS[d.need](g, None):
        return "NR-OP-004 nr-no-condition" if side == CORP else "NR-PREP-001 nr-no-condition"
    for verb in d.play:
        why = verb.why_not(g)
        if why is not None:
            return why
    return None


def plainly_played(card: str) -> bool:
    """Whether one action and its cost are all that playing it needs."""
    d = CARDS[card]
    if d.double or d.need or "reaction" in d.special:
        return False
    return all(type(verb).why_not is Verb.why_not for verb in d.play)


class Play(Frame):
    """Play, pay, discard, resolve (NR-OP-002, NR-PREP-002)."""

    card: str
    side: int
    n: int = 0
    """X, where the cost is chosen."""
    brought: bool = False
    """It has brought bits already."""
    at: str = "x"

    def ask_x(self, g: Netrunner) -> Ask | None:
        if CARDS[self.card].cost != X:
            return None
        most = wealth(g, self.side, CARDS[self.card].type)
        args = (("card", self.card),)
        least = CARDS[self.card].least
        return ask_number(g.seat_of(self.side), "nr-ask-x", least, most, args=args, window=True)

    def got_x(self, g: Netrunner, answer: int) -> None:
        self.n = answer
        self.at = "pay"

    def do_x(self, g: Netrunner) -> None:
        self.do_pay(g)

    def do_pay(self, g: Netrunner) -> None:
        d = CARDS[self.card]
        atoms.emit(g, "nr-play", side=self.side, card=self.card, seat=g.seat_of(self.side))
        to = "removed" if "removed" in d.special else "trash"
        atoms.leave_hand(g, self.side, self.card, to)
        self.at = "effect"
        charge(g, self.side, self.n if d.cost == X else d.cost, d.type)
        if g.stack[-1] is self:
            self.do_effect(g)

    def do_effect(self, g: Netrunner) -> None:
        self.at = "end"
        resolve(g, f"{self.card}.play", self.side, n=self.n)
        if self.side == RUNNER:
            hand_shrank(g)  # before the effects
        go_on(g)
        if g.stack[-1] is self:
            self.do_end(g)

    def do_end(self, g: Netrunner) -> None:
        pop(g)

    def bring(self) -> None:
        self.brought = True


class Overwrite(Frame):
    """The Runner trashes programs of his own, for nothing (NR-PROG-004)."""

    at: str = "choose"

    def ask_choose(self, g: Netrunner) -> Ask:
        cards = [of_card(opt.Trash, c, RUNNER) for c in of_type(g, PROGRAM)]
        return ask_many(g.seat_of(RUNNER), "nr-ask-overwrite", cards, 0, len(cards), window=True)

    def got_choose(self, g: Netrunner, answer: tuple[opt.Trash, ...]) -> None:
        pop(g)
        for thing in answer:
            inst = g.get(thing.number)
            if inst is not None:
                remove(g, inst)
