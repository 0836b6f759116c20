"""What moves on a battlefield, as queries take it, and refusals with their numbers."""

from __future__ import annotations

from importlib.resources import files
from typing import NamedTuple

from neontable.games.combatzone.space.units import BASE, INCH
from neontable.kernel.measure import inches
from neontable.kernel.text import Text, add_catalogue, say
from neontable.kernel.zone import GROUND, Place

add_catalogue("combatzone", files("neontable.games.combatzone") / "text")


class Base(NamedTuple):
    """A model on the table."""

    model: int
    x: int
    y: int
    floor: int = GROUND
    radius: int = BASE
    side: int = 0
    """Models of one side are friends; those of another are rivals."""

    @property
    def place(self) -> Place:
        return (self.x, self.y, self.floor)

    def at(self, place: Place) -> Base:
        return Base(self.model, place[0], place[1], place[2], self.radius, self.side)


class Moving(NamedTuple):
    """Everything on the table that is not fixed.  The model that asks may be among the bases:
    it is recognised by its number."""

    bases: tuple[Base, ...] = ()
    loose: tuple[Place | None, ...] | None = None
    """Where each draggable piece stands (None: it is not on the table); without it, all stand
    where they began."""

    def others(self, model: int) -> list[Base]:
        return [b for b in self.bases if b.model != model]


NOBODY = Moving()
_TENTH = INCH // 10

Shown = int | str
"""An argument of a refusal: a length in units, or the name of a message ("@cz-look-car")."""


class No(NamedTuple):
    """Why something cannot be done."""

    rule: str
    message: str
    args: tuple[tuple[str, Shown], ...] = ()

    @property
    def code(self) -> str:
        """As the steps of a frame refuse."""
        return f"{self.rule} {self.message}"

    def text(self) -> Text:
        """With its numbers, in inches."""
        args: dict[str, Text | str] = {}
        for name, value in self.args:
            # To the nearest tenth, but what is missing or too much is never shown as nothing.
            args[name] = inches(max(value, _TENTH), INCH) if isinstance(value, int) else value
        return say(f"{self.message}-by" if self.args else self.message, **args)
