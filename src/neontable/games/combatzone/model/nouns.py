"""How the values in options, questions and events are worded, and which things they are.

A model is written as its number and its card, "3-kyodai": the number says which, and the card is
there so that the words need no table.  Things of the scene: ("model", 3), ("body", 3),
("marker", 0), ("loose", 1), ("quarter", 2), ("card", "smg")."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Annotated

from neontable.games.combatzone.model import library
from neontable.games.combatzone.model.tokens import WORDS
from neontable.games.combatzone.space.units import INCH
from neontable.kernel.measure import inches
from neontable.kernel.options import Noun, Thing, Word
from neontable.kernel.text import Text, literal, say

if TYPE_CHECKING:
    from neontable.games.combatzone.model.state import CombatZone

NOBODY = ""
"""Instead of a model: none."""


@cache
def _reference(model: int, card: str) -> str:
    return f"{model}-{card}"


def reference(g: CombatZone, model: int) -> str:
    """How options and events write a model."""
    return _reference(model, g.models[model].sheet.card) if model >= 0 else NOBODY


@cache
def index(reference: str) -> int:
    """The number of a model; -1 for none."""
    return int(reference.partition("-")[0]) if reference else -1


def card_name(id: str) -> Text:
    """The name of a card, action, program or mark by its id."""
    if not id:
        return Text("cz-nothing")
    source = library.SOURCE.get(id, id)
    if not source:
        return Text(f"cz-action-name-{id}")
    if source in library.SCENARIOS:
        return Text(f"cz-scenario-{source}")
    for cards in (
        library.GEAR,
        library.PROGRAMS,
        library.LOOT,
        library.ABILITIES,
        library.MODELS,
        library.OBJECTIVES,
    ):
        card = cards.get(source)
        if card is not None:
            return say("cz-name", name=literal(card.name))
    return Text(f"cz-mark-name-{source}")


def model_word(reference: str) -> Word:
    if not reference:
        return Text("cz-nobody")
    number, _, card = reference.partition("-")
    found = library.MODELS.get(card)
    return say("cz-model", name=literal(found.name if found else card), n=int(number) + 1)


def model_thing(reference: str) -> Thing | None:
    return ("model", index(reference)) if reference else None


def body_thing(reference: str) -> Thing | None:
    return ("body", index(reference)) if reference else None


def card_thing(id: str) -> Thing | None:
    """The card that an action stands on."""
    source = library.SOURCE.get(id, id)
    return ("card", source) if source else None


def colour_word(letter: str) -> Word:
    if letter == "O":
        return Text("cz-colour-obstacle")
    return Text(f"cz-colour-{WORDS[letter.upper()]}") if letter else Text("cz-no-colour")


def token_word(letter: str) -> Word:
    """G: a Ready GREEN token; g: a Used one."""
    side = "ready" if letter.isupper() else "used"
    return say(f"cz-token-{side}", colour=f"@cz-colour-{WORDS[letter.upper()]}")


def seat_word(seat: int) -> Word:
    return say("cz-seat", n=seat + 1)


MODEL, CARD = Noun(model_word, model_thing), Noun(card_name, card_thing)
COLOUR, TOKEN, SEAT = Noun(colour_word), Noun(token_word), Noun(seat_word)
QUARTER = Noun(lambda n: f"@cz-quarter-{n}", lambda n: ("quarter", n))

ModelRef = Annotated[str, MODEL]
BodyRef = Annotated[str, Noun(model_word, body_thing)]
Seat = Annotated[int, SEAT]
CardId = Annotated[str, CARD]
Colour = Annotated[str, COLOUR]
Token = Annotated[str, TOKEN]
Quarter = Annotated[int, QUARTER]
Loose = Annotated[int, Noun(lambda n: n + 1, lambda n: ("loose", n))]
MarkerIndex = Annotated[int, Noun(lambda n: n + 1, lambda n: ("marker", n))]

NOUNS: Mapping[str, Noun] = {
    "model": MODEL,
    "by": MODEL,
    "target": MODEL,
    "card": CARD,
    "action": CARD,
    "program": CARD,
    "colour": COLOUR,
    "token": TOKEN,
    "seat": SEAT,
    "quarter": QUARTER,
    "skill": Noun(lambda name: f"@cz-skill-{name}"),
    "role": Noun(lambda name: f"@cz-role-{name}"),
    "marker": Noun(lambda kind: f"@cz-marker-{kind}"),
    "how": Noun(lambda id: f"@{id}"),
    "length": Noun(lambda units: inches(units, INCH)),
}
"""How the arguments of questions and events are worded, by name."""
