"""Everything in the box: `neontable cards crossfire`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from neontable.games.crossfire.model.card import OURS, PUBLISHED, SEEN
from neontable.games.crossfire.model.library import CARDS, EVENTS, OBSTACLES, UPGRADES
from neontable.games.crossfire.model.rules_text import texts
from neontable.games.crossfire.model.terms import (
    COLOUR_OF_ROLE,
    COLOURS,
    METATYPES,
    ROLES,
    TYPE_OF_COLOUR,
    starting_deck,
)
from neontable.kernel.show import Component
from neontable.kernel.text import Text


def _card(
    id: str, kind: str, facts: dict[str, Any], rule: str, origin: str, source: str, copies: int = 1
) -> Component:
    return Component(
        id=id,
        kind=kind,
        name=Text(f"cf-card-{id}"),
        texts=texts(id),
        facts=facts,
        copies=copies,
        origin=origin,
        source=source or (SEEN if origin == PUBLISHED else OURS),
        rules=(rule,),
    )


@cache
def components() -> Sequence[Component]:
    found = []
    for id, card in CARDS.items():
        kind = "basic" if card.basic else "market"
        facts = {"number": card.number, "type": card.type, "cost": card.cost} | {
            c: n for c, n in zip((*COLOURS, "any"), card.damage.points, strict=True) if n
        }
        found.append(_card(id, kind, facts, "CF-MKT-011", card.origin, card.source, card.copies))
    for id, obstacle in OBSTACLES.items():
        facts = {
            "number": obstacle.number,
            "colour": obstacle.colour,
            "type": obstacle.kind,
            "track": list(obstacle.track),
            "attack": obstacle.attack,
            "nuyen": obstacle.nuyen,
        }
        origin, source = obstacle.origin, obstacle.source
        found.append(_card(id, obstacle.deck, facts, "CF-OBS-001", origin, source))
    for id, event in EVENTS.items():
        facts = {"number": event.number}
        found.append(_card(id, "event", facts, "CF-XF-007", event.origin, event.source))
    for id, upgrade in UPGRADES.items():
        facts = {"karma": upgrade.karma}
        found.append(_card(id, "upgrade", facts, "CF-CAMP-009", upgrade.origin, upgrade.source))
    found += [
        Component(
            id=f"runner-{id}",
            kind="runner",
            name=Text(f"cf-kind-{id}"),
            texts=(),
            facts={"hp": m.hp, "cards": m.cards, "nuyen": m.nuyen, "slots": m.slots},
            copies=2,
            origin=PUBLISHED,
            source=SEEN,
            rules=("CF-SETUP-009",),
        )
        for id, m in METATYPES.items()
    ]
    found += [
        Component(
            id=f"role-{id}",
            kind="role",
            name=Text(f"cf-role-{id}"),
            texts=(),
            facts={
                "colour": COLOUR_OF_ROLE[id],
                "type": TYPE_OF_COLOUR[COLOUR_OF_ROLE[id]],
                "deck": sorted(starting_deck(id)),
            },
            copies=1,
            origin=PUBLISHED,
            source=SEEN,
            rules=("CF-ROLE-001",),
        )
        for id in ROLES
    ]
    return tuple(found)
