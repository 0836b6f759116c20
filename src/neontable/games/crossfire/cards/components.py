"""Everything in the box: `neontable cards crossfire`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

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


def _source(origin: str, source: str) -> str:
    return source or (SEEN if origin == PUBLISHED else OURS)


@cache
def components() -> Sequence[Component]:
    found = [
        Component(
            id=id,
            kind="basic" if card.basic else "market",
            name=Text(f"cf-card-{id}"),
            texts=texts(id),
            facts={"number": card.number, "type": card.type, "cost": card.cost}
            | {c: n for c, n in zip((*COLOURS, "any"), card.damage.points, strict=True) if n},
            copies=card.copies,
            origin=card.origin,
            source=_source(card.origin, card.source),
            rules=("CF-MKT-011",),
        )
        for id, card in CARDS.items()
    ]
    found += [
        Component(
            id=id,
            kind=obstacle.deck,
            name=Text(f"cf-card-{id}"),
            texts=texts(id),
            facts={
                "number": obstacle.number,
                "colour": obstacle.colour,
                "type": obstacle.kind,
                "track": list(obstacle.track),
                "attack": obstacle.attack,
                "nuyen": obstacle.nuyen,
            },
            copies=1,
            origin=obstacle.origin,
            source=_source(obstacle.origin, obstacle.source),
            rules=("CF-OBS-001",),
        )
        for id, obstacle in OBSTACLES.items()
    ]
    found += [
        Component(
            id=id,
            kind="event",
            name=Text(f"cf-card-{id}"),
            texts=texts(id),
            facts={"number": event.number},
            copies=1,
            origin=event.origin,
            source=_source(event.origin, event.source),
            rules=("CF-XF-007",),
        )
        for id, event in EVENTS.items()
    ]
    found += [
        Component(
            id=id,
            kind="upgrade",
            name=Text(f"cf-card-{id}"),
            texts=texts(id),
            facts={"karma": upgrade.karma},
            copies=1,
            origin=upgrade.origin,
            source=_source(upgrade.origin, upgrade.source),
            rules=("CF-CAMP-009",),
        )
        for id, upgrade in UPGRADES.items()
    ]
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
