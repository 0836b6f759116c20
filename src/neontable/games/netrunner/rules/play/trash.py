"""Cards leaving play: what prevents it, what it brings about."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, ClassVar

from neontable.games.netrunner import atoms
from neontable.games.netrunner.model import options as opt
from neontable.games.netrunner.model.card import (
    CORP,
    HARDWARE,
    PROGRAM,
    RESOURCE,
    RUNNER,
    UPGRADE,
    Paid,
)
from neontable.games.netrunner.model.library import CARDS, PAIDS
from neontable.games.netrunner.model.numbers import capacity, memory_used, occupants, of_type, slots
from neontable.games.netrunner.model.pieces import Inst
from neontable.games.netrunner.rules.play.abilities import usable
from neontable.games.netrunner.rules.play.choices import of_card
from neontable.games.netrunner.rules.play.resolve import fire_own
from neontable.games.netrunner.rules.play.use import UsePaid, cost
from neontable.kernel.asks import Ask, ask_many, ask_order
from neontable.kernel.frames import Frame, pop, push
from neontable.kernel.options import Option

if TYPE_CHECKING:
    from neontable.games.netrunner.model.state import Netrunner


def remove(g: Netrunner, inst: Inst, to: str = "trash") -> None:
    """A card leaves play for good or for a hand, with everything that hangs on it."""
    d = CARDS[inst.card]
    was_active = inst.up or d.type == "agenda"
    fort = inst.fort
    backed = (
        d.type == PROGRAM
        and to == "trash"
        and not d.form_of
        and any(c is inst for c in g.runner.rig)
    )
    atoms.leave_play(g, inst, to)
    if backed:
        back_up(g, inst.card)
    if d.side == RUNNER:
        held = [c for c in g.runner.rig if c.host == inst.id]
        if held and to == "trash" and savable(g, held):  # gone home, it takes them along for good
            for c in held:
                atoms.host_in(g, c, 0)
            push(g, TrashCards([c.id for c in held], orphans=True))
        else:
            for c in held:
                remove(g, c)
        for c in [c for c in g.runner.aside if c.host == inst.id]:
            atoms.leave_play(g, c, "trash")
        if d.type != PROGRAM and memory_used(g) > capacity(g):
            push(g, Overload())
    elif d.type == UPGRADE and fort > 2 and any(f.id == fort for f in g.forts):
        f = g.fort(fort)
        if len(occupants(f)) > slots(g, f):
            push(g, Overfull(fort))
    if was_active:
        fire_own(g, "leave", inst)


@cost
def trash(g: Netrunner, inst: Inst, paid: Paid) -> None:
    """Of an ability.  What saves the card costs the effect (use.py)."""
    own = CARDS[inst.card].side == RUNNER
    if own and (savers(g, [inst]) or _secretly_savable(g, CARDS[inst.card].type)):
        push(g, TrashCards([inst.id], orphans=True))
    else:
        remove(g, inst)


# -- programs kept on a backup drive instead -------------------------------------------------------
def back_up(g: Netrunner, card: str) -> None:
    """An installed program was just trashed: it may lie on a drive instead.  What goes at the same
    time is offered together."""
    drives = [c.id for c in g.runner.rig if c.up and "backs-up" in CARDS[c.card].special]
    if not drives:
        return
    for f in g.stack:
        if isinstance(f, BackUp) and f.at == "offer":
            f.include(card)
            return
    push(g, BackUp([card], drives))


class BackUp(Frame):
    """Programs on their way to the trash: for each drive, which of them lie on it and how."""

    cards: list[str]
    drives: list[int]
    picked: list[str] = []
    """In the order in which they are laid down, the last on top."""
    at: str = "offer"

    def include(self, card: str) -> None:
        self.cards.append(card)

    def ask_offer(self, g: Netrunner) -> Ask | None:
        drive = g.get(self.drives[0]) if self.drives else None
        if drive is None or not self.cards:
            return None
        cards = [opt.Named(c) for c in sorted(self.cards)]
        args = (("card", drive.card),)
        return ask_many(g.seat_of(RUNNER), "nr-ask-back-up", cards, 0, len(cards), args=args)

    def got_offer(self, g: Netrunner, answer: tuple[opt.Named, ...]) -> None:
        self.picked = [thing.card for thing in answer]
        for card in self.picked:
            self.cards.remove(card)
        self.at = "order"

    def do_offer(self, g: Netrunner) -> None:
        self.drives = self.drives[1:]
        if not self.drives:
            pop(g)

    def ask_order(self, g: Netrunner) -> Ask | None:
        if len(set(self.picked)) < 2:
            return None
        things = [opt.Named(c) for c in self.picked]
        args = (("card", g.find(self.drives[0]).card),)
        return ask_order(g.seat_of(RUNNER), "nr-ask-back-up-order", things, args=args)

    def got_order(self, g: Netrunner, answer: tuple[opt.Named, ...]) -> None:
        self.picked = [thing.card for thing in answer]
        self._lay(g)

    def do_order(self, g: Netrunner) -> None:
        self._lay(g)

    def _lay(self, g: Netrunner) -> None:
        for card in self.picked:
            atoms.take_from(g, RUNNER, "trash", card)
            atoms.set_aside(g, card, self.drives[0], 0)
        self.picked = []
        self.drives = self.drives[1:]
        self.at = "offer"


def hand_shrank(g: Netrunner) -> None:
    """The Runner may hold fewer cards than before: where they are his memory, it has to fit."""
    if "hand-memory" in g.in_play.words and memory_used(g) > capacity(g):
        push(g, Overload())


class Overload(Frame):
    """More MU used than there are: the Runner trashes programs until it fits (NR-PROG-005)."""

    at: str = "give"

    def ask_give(self, g: Netrunner) -> Ask | None:
        if memory_used(g) <= capacity(g):
            return None
        options = [of_card(opt.Trash, c, RUNNER) for c in of_type(g, PROGRAM) if not c.host]
        return Ask(g.seat_of(RUNNER), "nr-ask-overload", options)

    def got_give(self, g: Netrunner, answer: opt.Trash) -> None:
        remove(g, g.find(answer.number))

    def do_give(self, g: Netrunner) -> None:
        pop(g)


class Overfull(Frame):
    """A fort that lost room must give up an agenda or node."""

    fort: int
    at: str = "give"

    def ask_give(self, g: Netrunner) -> Ask | None:
        if not any(f.id == self.fort for f in g.forts):
            return None
        fort = g.fort(self.fort)
        held = occupants(fort)
        if len(held) <= slots(g, fort):
            return None
        options = [of_card(opt.Trash, c, CORP) for c in held]
        return Ask(g.seat_of(CORP), "nr-ask-overfull", options)

    def got_give(self, g: Netrunner, answer: opt.Trash) -> None:
        remove(g, g.find(answer.number))

    def do_give(self, g: Netrunner) -> None:
        pop(g)


class TrashCards(Frame):
    """Cards of the Runner's that something trashes; he may have ways to keep them.  Gives the
    parent how many were trashed."""

    ids: list[int]
    done: int = 0
    orphans: bool = False
    """What a lost daemon held: the parent did not ask for this, and what is kept takes up memory
    of its own."""
    at: str = "save"

    savers: ClassVar[tuple[str, ...]] = ("trash",)

    def ask_save(self, g: Netrunner) -> Ask | None:
        cards = [c for c in (g.get(id) for id in self.ids) if c is not None]
        if not cards:
            return None
        options: list[Option] = [opt.SUFFER]
        options += savers(g, cards)
        hidden = any(not c.up for c in g.runner.rig)
        if len(options) == 1 and not (hidden and g.windows):
            return None
        return Ask(g.seat_of(RUNNER), "nr-ask-save", options, window=hidden)

    def got_save(self, g: Netrunner, answer: opt.Use | opt.Suffer) -> None:
        if isinstance(answer, opt.Suffer):
            self.at = "order"
            return
        push(g, UsePaid(answer.number, answer.n))

    def do_save(self, g: Netrunner) -> None:
        self.at = "order"

    def ask_order(self, g: Netrunner) -> Ask | None:
        """Whose cards they are says how they lie in the trash."""
        cards = [c for c in (g.get(id) for id in self.ids) if c is not None]
        if len({c.card for c in cards}) < 2:
            return None
        things = [of_card(opt.Trash, c, RUNNER) for c in cards]
        return ask_order(g.seat_of(RUNNER), "nr-ask-trash-order", things)

    def got_order(self, g: Netrunner, answer: tuple[opt.Trash, ...]) -> None:
        self.ids = [thing.number for thing in answer]
        self.at = "trash"

    def do_order(self, g: Netrunner) -> None:
        self.at = "trash"

    def do_trash(self, g: Netrunner) -> None:
        if not self.ids:
            pop(g, None if self.orphans else self.done)
            if self.orphans and memory_used(g) > capacity(g):
                push(g, Overload())
            return
        ids, self.ids = self.ids, []
        self.done += sum(g.get(id) is not None for id in ids)  # all go at the same time
        for id in ids:
            inst = g.get(id)
            if inst is not None:
                remove(g, inst)

    def spare(self, ids: list[int]) -> None:
        """These are not trashed after all."""
        self.ids = [id for id in self.ids if id not in ids]


def savers(g: Netrunner, cards: list[Inst]) -> list[opt.Use]:
    """Abilities that keep some of these cards from the trash."""
    table = PAIDS.get("trash", {})
    return [
        opt.Use(c.id, c.card, n)
        for c in g.runner.rig
        if c.card in table and any(kept_by(c.card, c.id, card) for card in cards)
        for _, n in table[c.card]
        if usable(g, c, n)
    ]


def savable(g: Netrunner, cards: list[Inst]) -> bool:
    """Whether the Runner must be asked before these go: he can save some, or nobody else knows
    whether he can."""
    return bool(savers(g, cards)) or (g.windows and any(not c.up for c in g.runner.rig))


def _secretly_savable(g: Netrunner, type: str) -> bool:
    """Whether a face-down card could save a card of this type now, for all that others know."""
    if not g.windows or not any(not c.up for c in g.runner.rig):
        return False
    return _hidden_saver(type, g.side == RUNNER)


@cache
def _hidden_saver(type: str, own_turn: bool) -> bool:
    never = "other" if own_turn else "own"
    return any(
        saves_type(card, type) and any(paid.whose != never for paid, _ in paids)
        for card, paids in PAIDS.get("trash", {}).items()
        if "hidden" in CARDS[card].keywords
    )


def kept_by(saver: str, id: int, card: Inst) -> bool:
    """Whether a card that keeps others from the trash, by name and number, can keep this one."""
    return card.id != id and saves_type(saver, CARDS[card.card].type)


def saves_type(saver: str, type: str) -> bool:
    special = CARDS[saver].special
    return (
        ("saves-programs" in special and type == PROGRAM)
        or ("saves-gear" in special and type in (PROGRAM, HARDWARE))
        or ("saves-resources" in special and type == RESOURCE)
    )


def trash_cards(g: Netrunner, ids: list[int]) -> None:
    """Trash cards in play, whose ever they are; the Runner may save his."""
    if not ids:
        return
    own = [id for id in ids if CARDS[g.find(id).card].side == RUNNER]
    for id in ids:
        if id not in own:
            remove(g, g.find(id))
    if own:
        push(g, TrashCards(own))
