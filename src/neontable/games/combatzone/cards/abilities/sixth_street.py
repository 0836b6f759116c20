"""6th Street: veterans who police their own block."""

from __future__ import annotations

from neontable.games.combatzone.cards.abilities.shared import (
    ACCURATE,
    DIFFICULT,
    UNMOVED,
    command,
    others,
)
from neontable.games.combatzone.cards.build import ability
from neontable.games.combatzone.cards.verbs import (
    FreeMove,
    GainMark,
    PlaceMarker,
)
from neontable.games.combatzone.model.card import (
    BEARER,
    Action,
    Grants,
    Mod,
    Need,
    Trait,
    When,
)
from neontable.games.combatzone.model.keywords import (
    Keys,
)

ABILITIES = (
    ability(
        "breacher",
        Grants(keys=ACCURATE, of=("move",)),
        Mod(what="act", n=1, of=("melee-attack",), needs=(Need("not-moved", no=True),)),
    ),
    ability(
        "repel",
        Grants(keys=Keys(push=True), of=("ranged-attack",), needs=(Need("at-range", "RY"),)),
        Trait(name="climbs-freely"),
    ),
    ability(
        "careful-aim",
        Grants(keys=ACCURATE, of=("ranged-attack",), needs=(UNMOVED,)),
        Mod(what="cover", n=-1, of=("ranged-attack",), needs=(UNMOVED,)),
    ),
    ability(
        "street-snares",
        actions=(
            Action(
                skill="tech",
                aims="none",
                keys=DIFFICULT,
                does=(PlaceMarker("snare", "Y"), GainMark("snares", BEARER)),
            ),
        ),
    ),
    ability(
        "buddy-system",
        Mod(what="oppose", n=1, of=("attack",), needs=(Need("friend-within", "R"),)),
        When(
            moment="activation-end",
            once="activation",
            does=(FreeMove("R", others("R", choose=True)),),
        ),
    ),
    ability(
        "hood-watch",
        Mod(what="oppose", n=1, of=("ranged-attack",), on=others("Y")),
        actions=(command("RY"),),
    ),
)
