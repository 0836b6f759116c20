"""What a puzzle of Combat Zone may ask for.  A model is written as in answers: "1-oyabun"."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

from neontable.games.combatzone.model.nouns import index, reference
from neontable.games.combatzone.model.pieces import Model
from neontable.games.combatzone.model.state import CombatZone
from neontable.games.combatzone.space.units import INCH
from neontable.kernel.measure import coordinate
from neontable.kernel.puzzles.capability import Puzzles
from neontable.kernel.puzzles.goal import Goal, Win
from neontable.kernel.show import Show
from neontable.kernel.text import Text, say


def _wounds(model: Model) -> int:
    """Tokens that are RED now and were not at the start."""
    pairs = zip(model.tokens.upper(), model.origin.upper(), strict=False)
    return sum(now == "R" != then for now, then in pairs)


def _no_model(g: CombatZone, model: str) -> list[str]:
    known = [reference(g, i) for i in range(len(g.models))]
    if model in known:
        return []
    return [f"model: there is no {model!r}; there are: {', '.join(known)}"]


class TakeOut(Goal, frozen=True, tag="take-out"):
    """This model is taken out."""

    model: str

    def met(self, g: CombatZone, start: CombatZone, seat: int) -> bool:
        return g.models[index(self.model)].status == "out"

    def problems(self, g: CombatZone, seat: int) -> list[str]:
        return _no_model(g, self.model)


class TakeOuts(Goal, frozen=True, tag="take-outs"):
    """So many rivals are taken out, and nobody of the seat's own side."""

    n: int

    def met(self, g: CombatZone, start: CombatZone, seat: int) -> bool:
        gone = [
            now.seat
            for now, then in zip(g.models, start.models, strict=False)
            if now.status == "out" and then.status != "out"
        ]
        own = [s for s in gone if g.side_of(s) == g.side_of(seat)]
        return not own and len(gone) >= self.n

    def problems(self, g: CombatZone, seat: int) -> list[str]:
        return [] if self.n > 0 else [f"n: at least 1 is needed; there is {self.n}"]


class Wound(Goal, frozen=True, tag="wound"):
    """This model has so many wounds more, or is taken out."""

    model: str
    n: int = 1

    def met(self, g: CombatZone, start: CombatZone, seat: int) -> bool:
        i = index(self.model)
        now, then = g.models[i], start.models[i]
        return now.status == "out" or _wounds(now) - _wounds(then) >= self.n

    def problems(self, g: CombatZone, seat: int) -> list[str]:
        return _no_model(g, self.model)


class Heal(Goal, frozen=True, tag="heal"):
    """This model has a wound less."""

    model: str

    def met(self, g: CombatZone, start: CombatZone, seat: int) -> bool:
        i = index(self.model)
        now, then = g.models[i], start.models[i]
        return now.status == "table" and _wounds(now) < _wounds(then)

    def problems(self, g: CombatZone, seat: int) -> list[str]:
        return _no_model(g, self.model)


class Reach(Goal, frozen=True, tag="reach"):
    """A model of the seat stands within an inch of this place: x and y as in answers."""

    x: int
    y: int

    def met(self, g: CombatZone, start: CombatZone, seat: int) -> bool:
        return any(
            m.seat == seat and m.on_table and (m.x - self.x) ** 2 + (m.y - self.y) ** 2 <= INCH**2
            for m in g.models
        )

    def text(self, show: Show[Any]) -> Text:
        return say("cz-goal-reach", x=coordinate(self.x, INCH), y=coordinate(self.y, INCH))


class CombatZonePuzzles(Puzzles[CombatZone]):
    goals = Win | TakeOut | TakeOuts | Wound | Heal | Reach
    units = {"turn": lambda g: g.turn}
    folder = files("neontable.games.combatzone.puzzles") / "files"
