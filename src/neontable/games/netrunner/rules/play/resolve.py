"""Carrying out effects one after another, and effects that happen at the same moment."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from neontable.games.netrunner.model import options as opt
from neontable.games.netrunner.model.card import ARCHIVES, HQ, RD, Effects, When
from neontable.games.netrunner.model.library import CARDS, ICE_TOO, PATHS, WHENS
from neontable.games.netrunner.model.numbers import holders
from neontable.games.netrunner.model.pieces import Inst
from neontable.kernel.frames import pop, push
from neontable.kit.effects import InOrder
from neontable.kit.triggers import InChosenOrder, Waiting

if TYPE_CHECKING:
    from neontable.games.netrunner.model.state import Netrunner


NO_WHENS: dict[str, tuple[tuple[When, str], ...]] = {}


class Resolve(InOrder["Netrunner"]):
    """Effects of one card in their order.  `path` says which."""

    path: str
    source: int
    """The number of the card in play, 0 when it is not (an operation, a card in a hand)."""
    side: int
    """Whose effect it is."""
    card: str = ""
    n: int = 0
    """A number that came with the effect: X, counters, a die."""
    target: int = 0
    """The card in play, or fort, that was chosen last."""
    chosen: str = ""
    """The card of a pile that was chosen last."""
    kept: tuple[str, ...] = ()
    """Cards being looked at."""

    def effects(self) -> Effects:
        return PATHS[self.path]

    def do_next(self, g: Netrunner) -> None:
        """As many as ask nobody, in one go."""
        effects, stack = PATHS[self.path], g.stack
        while self.i < len(effects):
            i = self.i
            self.i = i + 1
            effects[i].do(g, self)
            if not stack:
                return
            if stack[-1] is not self:
                go_on(g)
                if stack[-1] is not self:
                    return
        pop(g)

    @property
    def name(self) -> str:
        """The card's id, also after it has left play."""
        return self.card or self.path.split(".", 1)[0]


def resolve(
    g: Netrunner, path: str, side: int, source: int = 0, n: int = 0, target: int = 0
) -> None:
    """Begin effects; nothing is pushed for a card without any."""
    if PATHS[path]:
        push(g, Resolve(path, source, side, path.split(".", 1)[0], n, target))


def go_on(g: Netrunner) -> None:
    """Effects that have just begun are carried out as far as they ask nobody: without waiting for
    the loop, where their beginning was the last thing to do."""
    top = g.stack[-1]
    if top.__class__ is Resolve:
        top.do_next(g)


def resolve_inner(g: Netrunner, fx: Resolve, part: str, n: int | None = None) -> None:
    """Effects inside the verb that is being carried out (a trace's success, a choice's yes)."""
    path = fx.inner(fx.path, part)
    if PATHS[path]:
        inner = Resolve(path, fx.source, fx.side, fx.name, fx.n if n is None else n, fx.target)
        inner.chosen = fx.chosen
        push(g, inner)


class Triggers(InChosenOrder["Netrunner"]):
    """Effects of the same moment: the player whose turn it is says which comes next."""

    def question(self, g: Netrunner) -> str:
        return "nr-ask-trigger"

    def orders(self, g: Netrunner) -> int:
        return g.seat_of(g.side)

    def option(self, g: Netrunner, waiting: Waiting) -> opt.Trigger:
        source, path = waiting
        return opt.Trigger(source, path.split(".", 1)[0], path)

    def begin(self, g: Netrunner, waiting: Waiting) -> None:
        source, path = waiting
        if g.get(source) is None and ".when." in path and not _survives(path):
            return  # it left play before its turn came
        resolve(g, path, CARDS[path.split(".", 1)[0]].side, source)
        go_on(g)


def _survives(path: str) -> bool:
    card, _, n = path.split(".")
    return CARDS[card].whens[int(n)].event == "leave"


def fires(where: str, card: Inst, fort: int) -> bool:
    """Whether an effect tied to a fort is about this one."""
    if not where:
        return True
    if where == "here":
        return card.fort == fort
    if where == "hq":
        return fort == HQ
    if where == "rd":
        return fort == RD
    if where == "archives":
        return fort == ARCHIVES
    if where == "sub":
        return fort > ARCHIVES
    return fort <= ARCHIVES  # "central"


def fire(g: Netrunner, event: str, fort: int = -1, done: Sequence[int] = ()) -> list[int]:
    """Everything in force that waits for this moment; `done` are cards that had it already.  The
    numbers of the cards that have it now."""
    if event not in g.in_play.words:
        return []
    table = WHENS.get(event, NO_WHENS)
    found: list[int] = []
    pending: list[tuple[int, str]] = []
    plain: list[tuple[int, str]] = []
    for c in _waiting(g, event):
        if c.id in done:
            continue
        found.append(c.id)
        for when, path in table[c.card]:
            if fires(when.where, c, fort):
                if when.early:
                    plain.insert(0, (c.id, path))
                elif when.plain:
                    plain.append((c.id, path))
                else:
                    pending.append((c.id, path))
    if pending:
        push(g, Triggers(pending))
    for source, path in plain:
        now(g, path, source)
    return found


def _waiting(g: Netrunner, event: str) -> list[Inst]:
    """Active cards that wait for an event."""
    kept = g.in_play.waiting.get(event)
    if kept is None:
        waiting = holders(g, WHENS.get(event, NO_WHENS), ("when", event) in ICE_TOO)
        kept = g.in_play.keep_waiting(event, waiting)
    return kept


def fire_here(g: Netrunner, event: str, fort: int) -> None:
    """What only cards of one fort do at a moment of their fort: a run has come there late."""
    table = WHENS.get(event, NO_WHENS)
    pending = [
        (c.id, path)
        for c in _waiting(g, event)
        if c.fort == fort
        for when, path in table[c.card]
        if when.where == "here"
    ]
    if pending:
        push(g, Triggers(pending))


def fire_own(g: Netrunner, event: str, card: Inst, n: int = 0, target: int = 0) -> None:
    """What a card does when the event happens to itself; `n` is a number that comes with it, and
    `target` a card or fort."""
    table = WHENS.get(event)
    if not table or card.card not in table:
        return
    own = table[card.card]
    if len(own) == 1:
        when, path = own[0]
        if when.plain:
            now(g, path, card.id, n)
        else:
            resolve(g, path, CARDS[card.card].side, card.id, n, target)
        return
    push(g, Triggers([(card.id, path) for _, path in own]))


def now(g: Netrunner, path: str, source: int, n: int = 0) -> None:
    """Plain effects, at once: they ask nobody."""
    card = path.split(".", 1)[0]
    Resolve(path, source, CARDS[card].side, card, n).at_once(g)
