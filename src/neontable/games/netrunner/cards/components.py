"""Every card of the box: `neontable cards netrunner`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from neontable.games.netrunner.model.card import AGENDA, ICE, PROGRAM, SIDES, Card, X
from neontable.games.netrunner.model.library import CARDS
from neontable.games.netrunner.model.rules_text import card_texts
from neontable.kernel.show import Component
from neontable.kernel.text import Text

_SOURCE = "public card lists of 1996-1999, costs and strengths compared in two or three of them"
_COSTS = {"ice": "rez", "node": "rez", "upgrade": "rez", "operation": "play", "prep": "play"}


@cache
def components() -> Sequence[Component]:
    return tuple(
        Component(
            id=id,
            kind=card.type,
            name=Text("nr-card-name", (("name", card.name),)),
            texts=card_texts(id),
            facts=facts(card),
            copies=1,
            origin=card.origin,
            source=_SOURCE,
            rules=_rules(card),
        )
        for id, card in CARDS.items()
        if not card.form_of
    )


def facts(card: Card) -> dict[str, object]:
    """The numbers and families that the rules play with."""
    found: dict[str, object] = {"side": SIDES[card.side], "set": card.set, "rarity": card.rarity}
    found["keywords"] = list(card.keywords)
    if card.type == AGENDA:
        found["difficulty"], found["points"] = card.difficulty, card.points
        return found
    found[_COSTS.get(card.type, "install")] = "X" if card.cost == X else card.cost
    if card.type == ICE or card.breaker is not None:
        found["strength"] = "X" if card.strength == X else card.strength
    if card.type == PROGRAM:
        found["mu"] = card.mu
    if card.type in ("node", "upgrade"):
        found["trash"] = card.trash
    return found


def _rules(card: Card) -> tuple[str, ...]:
    rules: tuple[str, ...] = {
        "agenda": ("NR-AGENDA-010",),
        "ice": ("NR-ICE-007",),
        "node": ("NR-NODE-001",),
        "upgrade": ("NR-UPG-001",),
        "operation": ("NR-OP-002",),
        "prep": ("NR-PREP-002",),
        "program": ("NR-PROG-001",),
        "hardware": ("NR-HW-001",),
        "resource": ("NR-RES-001",),
    }[card.type]
    if card.breaker is not None:
        rules += ("NR-BRK-001",)
    if card.link is not None:
        rules += ("NR-TRACE-003",)
    if "hidden" in card.keywords:
        rules += ("NR-RES-002",)
    if card.double:
        rules += ("NR-OP-003" if card.type == "operation" else "NR-PREP-003",)
    return rules
