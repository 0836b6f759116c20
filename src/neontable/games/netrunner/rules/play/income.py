"""Bits that come into a pool, and cards that take some of the Corp's instead, or add to the
Runner's."""

from __future__ import annotations

from typing import TYPE_CHECKING

from neontable.games.netrunner import atoms
from neontable.games.netrunner.model.card import CORP, PREP, RUNNER
from neontable.games.netrunner.model.library import CARDS, EARNERS
from neontable.games.netrunner.rules.play.play import Play
from neontable.kernel.asks import Ask, ask_number
from neontable.kernel.frames import Frame, pop, push

if TYPE_CHECKING:
    from neontable.games.netrunner.model.state import Netrunner


def earn(g: Netrunner, side: int, n: int, path: str = "") -> None:
    """A side gains bits by an action, or by the effects at `path`."""
    earned(g, side, atoms.gain(g, side, n), path)


def earned(g: Netrunner, side: int, n: int, path: str = "", lent: bool = False) -> None:
    """Bits have just come into a pool: those of the Corp's may be invested, and what a prep brings
    the Runner may be a little more."""
    if side != CORP:
        if n > 0 and path and not g.in_force.isdisjoint(EARNERS):
            _add_to_prep(g, path.split(".", 1)[0])
        return
    if n <= 0 or "invests" not in g.in_play.words or at_turn_start(path):
        return
    firms = [c.id for f in g.forts for c in f.inside if c.up and "invests" in CARDS[c.card].special]
    if firms:
        push(g, Invest(n, firms, lent))


def _add_to_prep(g: Netrunner, card: str) -> None:
    """The first bits that a prep brings."""
    if CARDS[card].type != PREP:
        return
    for f in reversed(g.stack):
        if isinstance(f, Play) and f.card == card:
            if f.brought:
                return
            f.bring()
            break
    atoms.gain(g, RUNNER, sum(1 for c in g.runner.rig if c.up and c.card in EARNERS))


def at_turn_start(path: str) -> bool:
    """Whether effects are those of a card at the start of a turn."""
    parts = path.split(".")
    if len(parts) < 3 or parts[1] != "when":
        return False
    return CARDS[parts[0]].whens[int(parts[2])].event in ("corp-turn", "runner-turn")


def lend(g: Netrunner, side: int, n: int, uses: tuple[str, ...], until: str, path: str) -> None:
    """A side gains bits for a purpose, and for a time."""
    atoms.open_purse(g, side, n, uses, until)
    earned(g, side, n, path, lent=True)


class Invest(Frame):
    """How many of the bits just gained go, doubled, on a card instead."""

    n: int
    firms: list[int]
    """Cards that may take them, each in turn."""
    lent: bool = False
    """They are for one purpose only; the last that were lent."""
    at: str = "invest"

    def ask_invest(self, g: Netrunner) -> Ask | None:
        if self.n <= 0 or not self.firms:
            return None
        card = g.find(self.firms[0]).card
        args = (("card", card), ("n", self.n))
        return ask_number(g.seat_of(CORP), "nr-ask-invest", 0, self.n, args=args)

    def got_invest(self, g: Netrunner, answer: int) -> None:
        self.n -= answer
        atoms.invest(g, g.find(self.firms.pop(0)), answer, 2 * answer, self.lent)

    def do_invest(self, g: Netrunner) -> None:
        pop(g)
