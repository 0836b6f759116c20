"""What is in play, as procedures ask about it: made when it is first asked for, and kept up to date
by the few functions that change it (atoms/in_play.py)."""

from __future__ import annotations

from collections.abc import KeysView
from typing import TYPE_CHECKING

from neontable.games.netrunner.model.card import AGENDA, PROGRAM
from neontable.games.netrunner.model.library import CARDS, OPENERS, WORDS
from neontable.games.netrunner.model.pieces import Fort, Inst

if TYPE_CHECKING:
    from neontable.games.netrunner.model.options import Advance
    from neontable.games.netrunner.model.state import Netrunner

NO_WORDS: frozenset[str] = frozenset()


class InPlay:
    """Facts that change only when a card or a fort comes, turns or goes.

    The state is not kept here, or both would be garbage that only a search for cycles finds."""

    __slots__ = (
        "advances",
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
        self.users: dict[frozenset[str], list[Inst]] = {}
        """Those that have an ability for a moment, by the words of the moment."""

    # What the rules worked out from these facts is kept with them, and goes when they go.
    def keep_changing(self, what: str, cards: list[Inst]) -> list[Inst]:
        self.changing[what] = cards
        return cards

    def keep_waiting(self, event: str, cards: list[Inst]) -> list[Inst]:
        self.waiting[event] = cards
        return cards

    def keep_users(self, words: frozenset[str], cards: list[Inst]) -> list[Inst]:
        self.users[words] = cards
        return cards

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
        facedown = []
        unrezzed = []
        for fort in g.forts:
            for c in fort.inside:
                if not c.up:
                    facedown.append(c)
                    d = CARDS.get(
                        c.card
                    )  # a position may name what is no card, until it is checked
                    if d is not None and d.type != AGENDA:
                        unrezzed.append(c)
        self.facedown = facedown
        """Unrezzed cards inside forts, in their order."""
        self.unrezzed = unrezzed
        """Those that are no agendas."""

    def _look_at_rig(self, g: Netrunner) -> None:
        self.hidden = False
        """Whether the Runner has a face-down card."""
        self.programs = False
        """Whether the Runner has any installed."""
        self.daemons: list[Inst] = []
        for c in g.runner.rig:
            if not c.up:
                self.hidden = True
            d = CARDS.get(c.card)
            if d is not None:
                if d.type == PROGRAM:
                    self.programs = True
                if d.holds:
                    self.daemons.append(c)

    # -- what changes it -------------------------------------------------------------------------
    def _begin(self, card: str) -> None:
        """A card comes into force."""
        n = self.times.get(card, 0)
        self.times[card] = n + 1
        if not n:
            self.words |= WORDS[card]
        self._forget_lists()

    def _cease(self, card: str) -> None:
        """It is no longer in force."""
        n = self.times[card] - 1
        if n:
            self.times[card] = n
        else:
            del self.times[card]
            if WORDS[card]:
                self._collect_words()
        self._forget_lists()

    def _forget_lists(self) -> None:
        self.changing.clear()
        self.waiting.clear()
        self.users.clear()

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
                self._look_inside(g)
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
                self._look_inside(g)
            if inst.card in OPENERS:
                self.openers -= 1

    def turn(self, g: Netrunner, inst: Inst) -> None:
        """A card was turned over where it lies; in the rig those face down count as well."""
        if inst.fort < 0:
            self._look_at_rig(g)
            self._forget_lists()
            return
        if inst.up:
            self._begin(inst.card)
        else:
            self._cease(inst.card)
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
