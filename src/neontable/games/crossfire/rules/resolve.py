"""Carrying out effects one after another, for several runners, and effects of the same moment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from neontable.games.crossfire.model import options as opt
from neontable.games.crossfire.model.card import Effects, Verb
from neontable.games.crossfire.model.library import ABILITIES, EVENTS, OBSTACLES, PATHS
from neontable.games.crossfire.model.numbers import active
from neontable.games.crossfire.model.who import Who
from neontable.games.crossfire.rules.choices import ChooseRunner
from neontable.kernel.frames import Frame, pop, push
from neontable.kit.effects import InOrder
from neontable.kit.triggers import InChosenOrder, Waiting

if TYPE_CHECKING:
    from neontable.games.crossfire.model.state import Crossfire


class Resolve(InOrder["Crossfire"]):
    """Effects of one component in their order.  `path` says which."""

    path: str
    you: int
    """Whom "you" means: the runner that the obstacle faces, or who plays the card."""
    chooser: int
    """The seat that makes the choices of the effect."""
    source: int = 0
    """The number of the obstacle, or of the played card; 0 for an event."""
    n: int = 0
    """A number that came with the effect, or that an effect before this one found."""
    target: int = -1
    """The runner, or number of the obstacle, that was chosen last."""

    def effects(self) -> Effects:
        return PATHS[self.path]

    def do_next(self, g: Crossfire) -> None:
        """Effects that ask nobody follow each other at once."""
        effects = PATHS[self.path]
        while self.i < len(effects):
            self.i += 1
            effects[self.i - 1].do(g, self)
            if g.stack[-1] is not self:
                return  # it has begun something that comes first
        pop(g)

    @property
    def name(self) -> str:
        """The component's id."""
        return self.path.split(".", 1)[0]

    def aim(self, target: int) -> None:
        """Remember what was chosen, for the effects that follow."""
        self.target = target

    def keep(self, n: int) -> None:
        """Remember a number, for the effects that follow."""
        self.n = n


def resolve(
    g: Crossfire, path: str, you: int, chooser: int = -1, source: int = 0, n: int = 0
) -> None:
    """Begin effects; nothing is pushed where there are none.  Without a chooser it is the acting
    runner (CF-OBS-007)."""
    if PATHS[path]:
        push(g, Resolve(path, you, g.decider if chooser < 0 else chooser, source, n))


def resolve_at_once(g: Crossfire, path: str, you: int, chooser: int, source: int) -> None:
    """The same for effects that nothing else comes before: what asks nobody is done without a round
    of the kernel's loop."""
    if PATHS[path]:
        fx = Resolve(path, you, chooser, source)
        push(g, fx)
        fx.do_next(g)


def resolve_inner(g: Crossfire, fx: Resolve, part: str) -> None:
    """Effects inside the verb that is being carried out."""
    path = fx.inner(fx.path, part)
    if PATHS[path]:
        push(g, Resolve(path, fx.you, fx.chooser, fx.source, fx.n, fx.target))


# -- the same for several runners ---------------------------------------------------------------
class ForEach(Frame):
    """What a verb does to a runner, for several of them: the acting runner first (CF-HP-009)."""

    path: str
    i: int
    """The verb: the i-th of the path."""
    you: int
    chooser: int
    runners: list[int]
    source: int = 0
    n: int = 0
    at: str = "next"

    def do_next(self, g: Crossfire) -> None:
        while self.runners:
            runner = self.runners.pop(0)
            PATHS[self.path][self.i].to(g, self._resolve(), runner)
            if g.stack[-1] is not self:
                return
        pop(g)

    def back_next(self, g: Crossfire, result: object) -> None:
        if result is not None:
            PATHS[self.path][self.i].then(g, self._resolve(), result)

    def _resolve(self) -> Resolve:
        """The procedure as the verb knows it."""
        fx = Resolve(self.path, self.you, self.chooser, self.source, self.n)
        fx.i = self.i + 1
        return fx


def for_runners(g: Crossfire, fx: Resolve, verb: Verb, who: Who) -> None:
    """Let a verb do its `to` to the runners meant; the chooser chooses where one is to be chosen.
    The verb's `then` must hand the result to `chosen_runner`."""
    found = who.among(g, fx.you)
    if not found:
        return
    if who.chosen and len(found) > 1:
        push(g, ChooseRunner(fx.chooser, fx.name, tuple(found)))
    elif len(found) == 1:
        verb.to(g, fx, found[0])
    else:
        push(g, ForEach(fx.path, fx.i - 1, fx.you, fx.chooser, found, fx.source, fx.n))


# -- effects of one moment ----------------------------------------------------------------------
class Triggers(InChosenOrder["Crossfire"]):
    """Effects due at the same moment: the current runner picks their order (CF-OBS-015)."""

    moment: str = ""

    def question(self, g: Crossfire) -> str:
        return "cf-ask-trigger"

    def orders(self, g: Crossfire) -> int:
        return g.decider

    def option(self, g: Crossfire, waiting: Waiting) -> opt.Trigger:
        source, path = waiting
        return opt.Trigger(source, path.split(".", 1)[0], path)

    def begin(self, g: Crossfire, waiting: Waiting) -> None:
        source, path = waiting
        begin_ability(g, path, source)


def begin_ability(g: Crossfire, path: str, source: int) -> None:
    """Begin the effects of an ability, if its source is still there and it still works."""
    card, _, n = path.partition(".")
    if card in EVENTS:
        if card in g.active and g.level >= EVENTS[card].abilities[int(n)].level:
            resolve(g, path, g.acting)
        return
    faced = g.find(source)
    if faced is None or not active(g, faced, OBSTACLES[card].abilities[int(n)], int(n)):
        return
    chooser = g.holder(OBSTACLES[card].colour) if faced.faces == g.client else g.decider
    resolve(g, path, faced.faces, chooser, source)


def waiting_of(g: Crossfire, moment: str, number: int) -> list[Waiting]:
    """The abilities of an obstacle in play that wait for a moment."""
    if moment not in g.words:
        return []
    faced = g.find(number)
    table = ABILITIES.get(moment, {})
    if faced is None or faced.card not in table:
        return []
    return [
        (number, path)
        for ability, path in table[faced.card]
        if active(g, faced, ability, int(path.rpartition(".")[2]))
    ]


def event_waiting(g: Crossfire, moment: str) -> list[Waiting]:
    """The abilities of active events that wait for a moment."""
    if moment not in g.words:
        return []
    table = ABILITIES.get(moment, {})
    return [
        (0, path)
        for event in g.active
        if event in table
        for ability, path in table[event]
        if g.level >= ability.level
    ]


def fire(g: Crossfire, pending: list[Waiting]) -> None:
    """Carry out what is due, in an order that the current runner chooses."""
    if len(pending) == 1:
        begin_ability(g, pending[0][1], pending[0][0])
    elif pending:
        push(g, Triggers(pending))
