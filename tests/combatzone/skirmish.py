"""A small skirmish on open ground: models by card and inches, dice as the test wants them."""

from __future__ import annotations

from collections import deque
from typing import Any

import neontable
from neontable.games.combatzone.model.nouns import index
from neontable.games.combatzone.model.pieces import Model
from neontable.games.combatzone.model.state import CombatZone
from neontable.games.combatzone.space import INCH
from neontable.kernel.asks import Ask
from neontable.kernel.errors import BadAnswer
from neontable.kernel.options import Option

DICE: deque[int] = deque()
"""Faces that fall next; conftest.py loads them into the dice."""

BASE = 270 / INCH
"""The width of two halves of bases, in inches: centres of models that touch."""

REFERENCES = ("model", "target", "body", "by")


def m(card: str, seat: int, x: float, y: float = 11.0, **more: Any) -> dict[str, Any]:
    return {"card": card, "seat": seat, "inches": [x, y], **more}


def away(x: float, inches: float) -> float:
    """Where a model stands whose base is so many inches from that of one at x."""
    return x + inches + BASE


FILLERS = [
    m("some-gonk", seat, 1 + 1.5 * i if seat == 0 else 29 - 1.5 * i, 0.6 if seat == 0 else 21.4)
    for i in range(4)
    for seat in (0, 1)
]


class Skirmish:
    def __init__(self, *models: dict[str, Any], alone: bool = False, **more: Any) -> None:
        """Far away stand Gonks that keep the match going, unless the models are to be alone."""
        teams = more.pop("teams", [{"luck": 0}, {"luck": 0}])
        if not alone:
            models = (*models, *FILLERS)
        position = {"game": "combatzone", "rules": 1, "models": models, "teams": teams, **more}
        self.table = neontable.load(position)

    @property
    def g(self) -> CombatZone:
        state = self.table.state
        assert isinstance(state, CombatZone)
        return state

    def model(self, i: int) -> Model:
        return self.g.models[i]

    def tokens(self, i: int) -> str:
        return self.g.models[i].tokens

    @property
    def ask(self) -> Ask:
        return self.table.asks[0]

    def offered(self, tag: str, **fields: Any) -> list[Option]:
        found = []
        for option in self.ask.options:
            if isinstance(option, Option) and option.verb() == tag and _fits(option, fields):
                found.append(option)
        return found

    def pick(self, tag: str, *faces: int, **fields: Any) -> Skirmish:
        """Give the first offered answer of this kind; `faces` fall next."""
        found = self.offered(tag, **fields)
        assert found, f"{self.ask.id} offers no {tag} {fields}: {list(self.ask.options)}"
        DICE.extend(faces)
        self.table.answer(self.ask.seat, found[0])
        return self

    def activate(self, i: int) -> Skirmish:
        return self if self.g.active == i else self.pick("activate", model=i)

    def use(self, action: str, target: int, colour: str, *faces: int) -> Skirmish:
        return self.pick("use", *faces, action=action, target=target, colour=colour)

    def go(
        self, *places: tuple[float, float] | tuple[float, float, int], faces: tuple[int, ...] = ()
    ) -> Skirmish:
        DICE.extend(faces)
        answer = tuple(
            (round(p[0] * INCH), round(p[1] * INCH), p[2] if len(p) > 2 else -1) for p in places
        )
        self.table.answer(self.ask.seat, answer)
        return self

    def refused(self, *place: float) -> str:
        """The rule by which a place is refused."""
        x, y, *floor = place
        answer = ((round(x * INCH), round(y * INCH), int(floor[0]) if floor else -1),)
        try:
            self.table.answer(self.ask.seat, answer)
        except BadAnswer as e:
            return str(e)
        raise AssertionError(f"{place} was taken")

    def why(self, option: Option) -> str:
        """The rule that keeps an option from being offered."""
        refusal = self.table.why_not(self.ask.seat, option)
        assert refusal is not None, f"nothing speaks against {option}"
        return refusal.rule


def _fits(option: Option, fields: dict[str, Any]) -> bool:
    for name, wanted in fields.items():
        found = getattr(option, name)
        if name in REFERENCES and isinstance(wanted, int):
            found = index(found)
        if found != wanted:
            return False
    return True
