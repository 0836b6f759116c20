"""Worked cases: a position as anybody writes it from docs/positions, answers in words, results.

    play = Play(one("G", 0, 5), one("Y", 1, 15), dice=[7, 6])
    play.give("use basic-ranged 1 G", "oppose Y")

An answer is the words of an option with blanks between them: a model is its number, a place is
`to x y` in inches (`to x y floor`), what is left out at the end is the first that is offered.
An answer in brackets is given only if it is offered."""

from __future__ import annotations

from typing import Any

import neontable
from neontable.games.combatzone.model.options import Use
from neontable.games.combatzone.model.state import CombatZone
from neontable.kernel.asks import Ask
from neontable.kernel.errors import BadAnswer
from neontable.kernel.options import Option

INCH = 254
BASE = 270 / INCH
"""What two standard bases add to the distance of their centres, in inches."""

Words = str


def one(tokens: str, seat: int, x: float, y: float = 11.0, **facts: Any) -> dict[str, Any]:
    """A character without peculiarities."""
    return {"card": "somebody", "seat": seat, "inches": [x, y], "tokens": tokens, **facts}


def gonk(seat: int, x: float, y: float = 11.0, **facts: Any) -> dict[str, Any]:
    return {"card": "some-gonk", "seat": seat, "inches": [x, y], **facts}


def beside(x: float, inches: float) -> float:
    """The centre of a base that is so many inches to the right of a base at x."""
    return x + inches + BASE


def crate(x: float, y: float, width: float = 1, depth: float = 1, **facts: Any) -> dict[str, Any]:
    return {"kind": "obstacle", "height": 1, "box": [x, y, width, depth], **facts}


def wall(x: float, y: float, width: float, depth: float, **facts: Any) -> dict[str, Any]:
    return {"kind": "barrier", "height": 4, "box": [x, y, width, depth], **facts}


CROWD = [gonk(seat, 1 + 1.5 * i, 0.6 if seat == 0 else 21.4) for i in range(4) for seat in (0, 1)]
"""Far from everything, so that no team is beaten."""


class Play:
    def __init__(self, *models: dict[str, Any], crowd: bool = True, **position: Any) -> None:
        pieces = position.pop("pieces", None)
        if pieces is not None:
            position["map"] = {"pieces": pieces, **position.pop("more_map", {})}
        self.table = neontable.load(
            {
                "game": "combatzone",
                "rules": 1,
                "teams": [{"luck": 0}, {"luck": 0}],
                "models": [*models, *(CROWD if crowd else [])],
                **({"active": 0} if "control" not in position else {}),
                **position,
            }
        )

    # -- looking -----------------------------------------------------------------------------------
    @property
    def g(self) -> CombatZone:
        state = self.table.state
        assert isinstance(state, CombatZone)
        return state

    @property
    def ask(self) -> Ask:
        return self.table.asks[0]

    def tokens(self, *models: int) -> str:
        """Tokens of models, "-" for one that is out."""
        return " ".join(self._tokens(i) for i in models)

    def _tokens(self, model: int) -> str:
        m = self.g.models[model]
        return "-" if m.status == "out" else m.tokens or "gonk"

    def at(self, model: int) -> tuple[float, float]:
        m = self.g.models[model]
        return round(m.x / INCH, 2), round(m.y / INCH, 2)

    def gap(self, a: int, b: int) -> float:
        """Inches between two bases on one level."""
        one, other = self.g.models[a], self.g.models[b]
        far = ((one.x - other.x) ** 2 + (one.y - other.y) ** 2) ** 0.5
        return round(float(far) / INCH - BASE, 2)

    def can(self, words: Words) -> bool:
        return bool(self._fitting(words))

    def targets(self, action: str) -> list[int]:
        """Whom an action may be aimed at."""
        aimed = {
            int(o.target.partition("-")[0])
            for o in self.ask.options
            if isinstance(o, Use) and o.action == action and o.target
        }
        return sorted(aimed)

    def unrolled(self) -> tuple[int, ...]:
        """Fixed dice that nobody has rolled yet."""
        return self.g.dice or ()

    # -- answering ---------------------------------------------------------------------------------
    def give(self, *answers: Words) -> Play:
        for words in answers:
            if words.startswith("("):
                if not self.table.over and self._fitting(words.strip("()")):
                    self._give(words.strip("()"))
            else:
                self._give(words)
        return self

    def refused(self, words: Words) -> str:
        try:
            self._give(words)
        except BadAnswer as e:
            return str(e)
        raise AssertionError(f"{words} was taken")

    def _give(self, words: Words) -> None:
        if words.startswith("to "):
            self.table.answer(self.ask.seat, self._way(words))
            return
        found = self._fitting(words)
        assert found, f"{self.ask.id} does not offer {words!r}: {list(self.ask.options)}"
        self.table.answer(self.ask.seat, found[0])

    def _way(self, words: Words) -> tuple[tuple[int, int, int], ...]:
        places = []
        for leg in words.split(" then "):
            x, y, *floor = leg.removeprefix("to ").split()
            level = int(floor[0]) if floor else -1
            places.append((round(float(x) * INCH), round(float(y) * INCH), level))
        return tuple(places)

    def _fitting(self, words: Words) -> list[Option]:
        verb, *rest = words.split()
        found = []
        for option in self.ask.options:
            if not isinstance(option, Option) or option.verb() != verb:
                continue
            fields = [str(getattr(option, name)) for name in option.__struct_fields__]
            if all(_same(*pair) for pair in zip(rest, fields, strict=False)):
                found.append(option)
        return found


def _same(word: str, field: str) -> bool:
    if word.isdecimal() and "-" in field:
        return word == field.partition("-")[0]
    return word == (field or "-")
