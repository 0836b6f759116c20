"""What is in play, as procedures ask about it: made when it is first asked for, and kept up to date
by the few functions that change it (atoms/in_play.py)."""

from __future__ import annotations

from collections.abc import KeysView
from typing import TYPE_CHECKING

from neontable.games.netrunner.model.card import AGENDA, ICE, PROGRAM
from neontable.games.netrunner.model.library import CARDS, OPENERS, PAIDS, WORDS
from neontable.games.netrunner.model.pieces import Fort, Inst

if TYPE_CHECKING:
    from neontable.games.netrunner.model.card import Paid
    from neontable.games.netrunner.model.options import Advance, Use
    from neontable.games.netrunner.model.state import Netrunner

    User = tuple[Inst, Paid, bool, Use]
    """An ability of a card in play: whether actions are all that it takes, and the option."""

NO_WORDS: frozenset[str] = frozenset()
NO_BANKS: dict[str, object] = {}


class InPlay:
    """Facts that change only when a card or a fort comes, turns or goes.

    The state is not kept here, or both would be garbage that only a search for cycles finds."""

    __slots__ = (
        "advances",
        "banks",
        "cards",
        "changing",
        "daemons",
        "facedown",
        "fort_of",
        "forts",
        "hidden",
        "marked",
        "names",
        "openers",
        "programs",
        "stocked",
        "times",
        "unrezzed",
        "used_this_run",
        "used_this_turn",
        "users",
        "waiting",
        "words",
    )

    def __init__(self, g: Netrunner) -> None:
        self.cards: dict[int, Inst] | None = None
        """Every card by its number, once somebody has looked for one."""
        self.fort_of = {fort.id: fort for fort in g.forts}
        self.forts = tuple(self.fort_of)
        self.advances: list[Advance] | None = None
        """Advancing each card that may be: these options, once they were offered."""
        self.marked = False
        """Whether a fort, or ice on one, may have counters that other cards put there: where it is
        false none has."""
        self.used_this_turn = self.used_this_run = True
        """Whether a card may have been used: where it is false none was."""
        self.openers = 0
        """How many face-down cards might be used as a run begins."""
        self.times: dict[str, int] = {}
        """How often each card is in force."""
        self.names: KeysView[str] = self.times.keys()
        """All active cards, and the Runner's face-down ones."""
        self._count(g)
        self._collect_words()
        self._look_inside(g)
        self._look_at_rig(g)
        # Active cards by what they are asked about, once somebody has asked.
        self.changing: dict[str, list[Inst]] = {}
        """Those that change a number."""
        self.waiting: dict[str, list[Inst]] = {}
        """Those that wait for an event."""
        self.users: dict[frozenset[str], list[User]] = {}
        """Abilities for a moment, by the words of the moment."""

    # What the rules worked out from these facts is kept with them, and goes when they go.
    def keep_changing(self, what: str, cards: list[Inst]) -> list[Inst]:
        self.changing[what] = cards
        return cards

    def keep_waiting(self, event: str, cards: list[Inst]) -> list[Inst]:
        self.waiting[event] = cards
        return cards

    def keep_users(self, words: frozenset[str], users: list[User]) -> list[User]:
        self.users[words] = users
        return users

    def keep_advances(self, options: list[Advance]) -> list[Advance]:
        self.advances = options
        return options

    def _count(self, g: Netrunner) -> None:
        known = self.times.get
        for zone in (g.corp.scored, g.runner.rig):
            for c in zone:
                self.times[c.card] = known(c.card, 0) + 1
        for fort in g.forts:
            if fort.marks:
                self.marked = True
            for c in fort.inside:
                if c.up:
                    self.times[c.card] = known(c.card, 0) + 1
                elif c.card in OPENERS:
                    self.openers += 1
            for c in fort.ice:
                if c.marks:
                    self.marked = True
                if c.up:
                    self.times[c.card] = known(c.card, 0) + 1
                elif c.card in OPENERS:
                    self.openers += 1

    def _collect_words(self) -> None:
        self.words: set[str] = set().union(*[WORDS.get(name, NO_WORDS) for name in self.times])
        """All that the cards in force have something to say about: most questions end here, since a
        word is not among them."""

    def _look_inside(self, g: Netrunner) -> None:
        self.facedown: list[Inst] = []
        """Unrezzed cards inside forts, in their order."""
        self.unrezzed: list[Inst] = []
        """Those that are no agendas."""
        for fort in g.forts:
            for c in fort.inside:
                if not c.up:
                    self._lies_inside(c)

    def _lies_inside(self, inst: Inst) -> None:
        """An unrezzed card is the last in its fort; forts are numbered in their order."""
        self.facedown.insert(_end_of_fort(self.facedown, inst.fort), inst)
        # A position may name what is no card, until it is checked.
        d = CARDS.get(inst.card)
        if d is not None and d.type != AGENDA:
            self.unrezzed.insert(_end_of_fort(self.unrezzed, inst.fort), inst)

    def _leaves_inside(self, inst: Inst) -> None:
        self.facedown = [c for c in self.facedown if c is not inst]
        self.unrezzed = [c for c in self.unrezzed if c is not inst]

    def _look_at_rig(self, g: Netrunner) -> None:
        self.hidden = False
        """Whether the Runner has a face-down card."""
        self.programs = False
        """Whether the Runner has any installed."""
        self.daemons: list[Inst] = []
        self.stocked: list[Inst] = []
        """His cards whose bits pay for some things, when there are any on them."""
        self.banks: list[Inst] = []
        """His cards that may be used while he pays."""
        banks = PAIDS.get("pay", NO_BANKS)
        for c in g.runner.rig:
            if not c.up:
                self.hidden = True
            d = CARDS.get(c.card)
            if d is not None:
                if d.type == PROGRAM:
                    self.programs = True
                if d.holds:
                    self.daemons.append(c)
                if d.stock is not None:
                    self.stocked.append(c)
                if c.card in banks:
                    self.banks.append(c)

    # -- what changes it -------------------------------------------------------------------------
    def _begin(self, card: str) -> None:
        """A card comes into force."""
        n = self.times.get(card, 0)
        self.times[card] = n + 1
        words = WORDS[card]
        if words:
            if not n:
                self.words |= words
            self._forget_lists(words)

    def _cease(self, card: str) -> None:
        """It is no longer in force."""
        n = self.times[card] - 1
        if n:
            self.times[card] = n
        else:
            del self.times[card]
        words = WORDS[card]
        if words:
            if not n:
                self._collect_words()
            self._forget_lists(words)

    def _forget_lists(self, words: frozenset[str]) -> None:
        """A card of these words came or went: it is on no other lists."""
        changing, waiting = self.changing, self.waiting
        for word in words:
            changing.pop(word, None)
            waiting.pop(word, None)
        for moments in [m for m in self.users if not words.isdisjoint(m)]:
            del self.users[moments]

    def come(self, g: Netrunner, zone: list[Inst], inst: Inst) -> None:
        """A card was put into a zone."""
        if self.cards is not None:
            self.cards[inst.id] = inst
        if zone is g.runner.rig:
            self._begin(inst.card)
            self._look_at_rig(g)
        elif zone is g.corp.scored:
            self._begin(inst.card)
        else:
            fort = self.fort_of.get(inst.fort)
            if fort is None:
                return
            self.advances = None
            if inst.marks:
                self.marked = True
            if inst.up:
                self._begin(inst.card)
                return
            if zone is fort.inside:
                self._lies_inside(inst)
            if inst.card in OPENERS:
                self.openers += 1

    def go(self, g: Netrunner, zone: list[Inst], inst: Inst) -> None:
        """A card was taken out of a zone."""
        if self.cards is not None:
            self.cards.pop(inst.id, None)
        if zone is g.runner.rig:
            self._cease(inst.card)
            self._look_at_rig(g)
        elif zone is g.corp.scored:
            self._cease(inst.card)
        else:
            fort = self.fort_of.get(inst.fort)
            if fort is None or (zone is not fort.inside and zone is not fort.ice):
                return
            self.advances = None
            if inst.up:
                self._cease(inst.card)
                return
            if zone is fort.inside:
                self._leaves_inside(inst)
            if inst.card in OPENERS:
                self.openers -= 1

    def turn(self, g: Netrunner, inst: Inst) -> None:
        """A card was turned over where it lies; in the rig those face down count as well."""
        if inst.fort < 0:
            self._look_at_rig(g)
            self._forget_lists(WORDS[inst.card])
            return
        d = CARDS[inst.card]
        if inst.up:
            self._begin(inst.card)
            if d.type != ICE:
                self._leaves_inside(inst)
        else:
            self._cease(inst.card)
            if d.type != ICE:
                self._look_inside(g)
        if inst.card in OPENERS:
            self.openers += -1 if inst.up else 1

    def build(self, fort: Fort) -> None:
        self.forts += (fort.id,)
        self.fort_of[fort.id] = fort

    def raze(self, fort: Fort) -> None:
        """A fort without a card has disappeared."""
        self.forts = tuple([id for id in self.forts if id != fort.id])
        del self.fort_of[fort.id]

    def index(self, g: Netrunner) -> dict[int, Inst]:
        """Find every card by its number."""
        found = self.cards = {}
        # A number that is there twice, in a position that is about to be refused, is the first
        # card's: in forts, then in the rig, then elsewhere.
        runner = g.runner
        for zone in (g.limbo, runner.aside, runner.scored, g.corp.scored, runner.rig):
            for c in zone:
                found[c.id] = c
        for fort in g.forts:
            for c in fort.inside:
                found[c.id] = c
            for c in fort.ice:
                found[c.id] = c
        return found


def _end_of_fort(cards: list[Inst], fort: int) -> int:
    """After all others of its fort."""
    at = len(cards)
    while at and cards[at - 1].fort > fort:
        at -= 1
    return at
