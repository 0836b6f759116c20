"""Carrying out the effects of a card, one after another."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from neontable.games.combatzone.model import library
from neontable.games.combatzone.model.card import effects_say
from neontable.games.combatzone.model.nouns import index, reference
from neontable.games.combatzone.model.options import Affect
from neontable.kernel.asks import Ask
from neontable.kernel.frames import Frame, pop, push
from neontable.kernel.scene import Trace
from neontable.kernel.text import say
from neontable.kit.effects import InOrder

if TYPE_CHECKING:
    from neontable.games.combatzone.model.state import CombatZone


class Answered(msgspec.Struct, frozen=True):
    """The result of a choice that an effect waits for."""


class Chosen(Answered, frozen=True):
    model: int


class Resolve(InOrder["CombatZone"], kw_only=True):
    """Effects by their path, with what they need to know."""

    path: str
    by: int
    """The model whose card it is."""
    target: int = -1
    """The other model concerned: the target of the action, the attacker ..."""
    of: int = -1
    """The model that the moment happened to."""
    source: str = ""
    colour: str = ""
    """Of the move that the moment belongs to."""
    crit: bool = False
    queue: list[int] = []
    """Models to which the current effect has still to be applied."""

    def effects(self) -> Sequence[Any]:
        return library.BOOK[self.path]

    def do_next(self, g: CombatZone) -> None:
        if self.queue:
            self.effects()[self.i - 1].then(g, self, self.queue.pop(0))
            return
        super().do_next(g)

    def back_next(self, g: CombatZone, result: object) -> None:
        if isinstance(result, Chosen):
            self.effects()[self.i - 1].then(g, self, result.model)
        elif isinstance(result, Answered):
            self.effects()[self.i - 1].then(g, self, result)

    def for_each(self, models: list[int]) -> None:
        """Apply the current effect to these, one after another."""
        self.queue = models


class ChooseModel(Frame):
    """One of several models, by the player of the card."""

    seat: int
    models: list[int]
    source: str
    optional: bool = False
    at: str = "which"

    def ask_which(self, g: CombatZone) -> Ask | None:
        if not self.models:
            return None
        options = [Affect(reference(g, m)) for m in self.models]
        return Ask(self.seat, "cz-ask-which", options, (("card", self.source),))

    def trace_which(self, g: CombatZone, answer: Affect) -> Trace:
        """What will be done to it."""
        for frame in reversed(g.stack):
            if isinstance(frame, Resolve):
                words = say("cz-sentence", words=effects_say(tuple(frame.effects()[frame.i - 1 :])))
                return Trace(costs=(words,))
        return Trace()

    def got_which(self, g: CombatZone, answer: Affect) -> None:
        pop(g, Chosen(index(answer.model)))

    def do_which(self, g: CombatZone) -> None:
        pop(g)


def run(g: CombatZone, path: str, by: int, **known: Any) -> None:
    """Push the effects of a path."""
    if path in library.BOOK:
        push(g, Resolve(path=path, by=by, **known))
