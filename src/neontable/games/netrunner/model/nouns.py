"""Netrunner's nouns: how a card, a fort or a counter is said, and which thing of a scene it is.

("card", 12)        a card in play, by its number
("held", "krash")   a card in a hand that the seat sees
("archives", id), ("buried", id), ("trash", id)   a card of an open pile
("fort", 3)         a fort with its ice; NEW is the one that an installation would found
("pile", "rd")      a pile as a whole: hq, rd, archives, buried, hand, stack, trash
("draw",)           the seat's own deck
("sub", 0)          a subroutine of the ice that is met
("access",)         the card that is accessed
("runner",)         the Runner in a run
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Annotated

from neontable.games.netrunner.model.card import ARCHIVES, NEW
from neontable.games.netrunner.model.library import CARDS
from neontable.games.netrunner.model.rules_text import sub_text as sub_text
from neontable.kernel.options import Noun, Thing
from neontable.kernel.text import Text

FORTS = {
    0: "@nr-fort-hq",
    1: "@nr-fort-rd",
    2: "@nr-fort-archives",
    NEW: "@nr-fort-new",
    -1: "@nr-fort-rig",
}


def card_text(card: str) -> str:
    return CARDS[card].name if card else "@nr-card-unknown"


def fort_text(fort: int) -> str | Text:
    found = FORTS.get(fort)
    return found if found is not None else Text("nr-fort-sub", (("n", fort - ARCHIVES),))


@cache
def fort_title(fort: int) -> Text:
    """A fort as a title, without an article."""
    if fort == NEW:
        return Text("nr-scene-new-fort")
    if fort <= ARCHIVES:
        return Text(f"nr-scene-fort-{fort}")
    return Text("nr-scene-fort-sub", (("n", fort - ARCHIVES),))


def mark_text(mark: str) -> str:
    return f"@nr-mark-{mark}"


def _place_text(place: str) -> str:
    return f"@nr-place-{place}"


def window_text(kind: str) -> str:
    return f"@nr-window-name-{kind}"


def _in_play(number: int) -> Thing | None:
    return ("card", number) if number else None


def _fort(fort: int) -> Thing:
    return ("fort", fort)


def _held(card: str) -> Thing:
    return ("held", card)


def _sub(n: int) -> Thing:
    return ("sub", n)


CARD, FORT, MARK, PLACE = Noun(card_text), Noun(fort_text), Noun(mark_text), Noun(_place_text)
WINDOW, PATH = Noun(window_text), Noun(sub_text)

CardName = Annotated[str, CARD]
"""A card by its id; "" for one that the seat does not know."""
HeldCard = Annotated[str, Noun(card_text, _held)]
"""A card of the seat's own hand."""
CardNumber = Annotated[int, Noun(thing=_in_play)]
"""A card in play by its number; 0 for none."""
FortName = Annotated[int, FORT]
"""Where a card lies: the card is what is meant, not the fort."""
FortChoice = Annotated[int, Noun(fort_text, _fort)]
MarkName = Annotated[str, MARK]
PlaceName = Annotated[str, PLACE]
WindowKind = Annotated[str, WINDOW]
SubPath = Annotated[str, PATH]
SubIndex = Annotated[int, Noun(lambda n: n + 1, _sub)]
"""A subroutine of the ice that is met; people count from one."""

NOUNS: Mapping[str, Noun] = {
    "card": CARD,
    "ice": CARD,
    "fort": FORT,
    "side": Noun(lambda side: f"@nr-side-{side}"),
    "who": Noun(lambda side: f"@nr-who-{side}"),
    "mark": MARK,
    "kind": Noun(lambda kind: f"@nr-kind-{kind}"),
    "place": PLACE,
    "window": WINDOW,
    "how": Noun(lambda id: f"@{id}"),
    "path": PATH,
}
"""How the arguments of questions and events are said, by name."""
