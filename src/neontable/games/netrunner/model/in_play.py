"""What is in play, as procedures ask about it: made when it is first asked for, and anew after each
change (atoms/in_play.py)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from neontable.games.netrunner.model.card import PROGRAM
from neontable.games.netrunner.model.library import CARDS, WORDS
from neontable.games.netrunner.model.pieces import Inst

if TYPE_CHECKING:
    from neontable.games.netrunner.model.state import Netrunner

NO_WORDS: frozenset[str] = frozenset()


class InPlay:
    """Facts that change only when a card or a fort comes, turns or goes."""

    __slots__ = ("cards", "daemons", "facedown", "forts", "hidden", "names", "programs", "words")

    def __init__(self, g: Netrunner) -> None:
        self.cards: dict[int, Inst] | None = None
        """Every card by its number, once somebody has looked for one."""
        names = {c.card for c in g.corp.scored}
        facedown: list[Inst] = []
        forts = []
        for fort in g.forts:
            forts.append(fort.id)
            for c in fort.inside:
                if c.up:
                    names.add(c.card)
                else:
                    facedown.append(c)
            for c in fort.ice:
                if c.up:
                    names.add(c.card)
        self.facedown = facedown
        """Unrezzed cards inside forts, in their order."""
        self.forts = tuple(forts)
        self.hidden = False
        """Whether the Runner has a face-down card."""
        self.programs = False
        """Whether the Runner has any installed."""
        self.daemons: list[Inst] = []
        for c in g.runner.rig:
            names.add(c.card)
            if not c.up:
                self.hidden = True
            d = CARDS.get(c.card)
            if d is not None:
                if d.type == PROGRAM:
                    self.programs = True
                if d.holds:
                    self.daemons.append(c)
        self.names = frozenset(names)
        """All active cards, and the Runner's face-down ones."""
        self.words: set[str] = set().union(*[WORDS.get(name, NO_WORDS) for name in names])
        """All that they have something to say about: most questions end here, since a word is not
        among them."""

    def lay_down(self, g: Netrunner, inst: Inst) -> None:
        """A card was put face down in or on a fort."""
        if self.cards is not None:
            self.cards[inst.id] = inst
        self.facedown = [c for fort in g.forts for c in fort.inside if not c.up]

    def index(self, g: Netrunner) -> dict[int, Inst]:
        """Find every card by its number; the state is not kept here, or both would be garbage that
        only a search for cycles finds."""
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
