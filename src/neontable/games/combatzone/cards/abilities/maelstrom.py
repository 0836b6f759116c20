"""Maelstrom: metal over meat, and close enough to smell it."""

from __future__ import annotations

from neontable.games.combatzone.cards.abilities.shared import (
    ACCURATE,
    DEADLY_CRITS,
    IN_BRAWL,
    UNMOVED,
    command,
    others,
)
from neontable.games.combatzone.cards.build import ability
from neontable.games.combatzone.cards.verbs import (
    Refresh,
)
from neontable.games.combatzone.model.card import (
    BEARER,
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
        "rage",
        Grants(keys=ACCURATE, of=("melee-attack",), needs=(Need("first-action"),)),
        origin="published",
    ),
    ability(
        "brawler",
        When(moment="oppose-lost", of=("attack",), does=(Refresh(9, BEARER),), may=False),
        Trait(name="no-unwieldy"),
        origin="published",
    ),
    ability("cybernetic-weapons", Grants(crits=DEADLY_CRITS), origin="published"),
    ability("mind-link", actions=(command("RYG"),), origin="published"),
    ability(
        "inspiring",
        When(
            moment="wounds",
            needs=(IN_BRAWL,),
            may=False,
            does=(Refresh(1, others(visible=True, kind="character")),),
        ),
        origin="published",
    ),
    ability(
        "bravado",
        Mod(what="act", n=1, of=("melee-attack",), needs=(Need("friend-visible"),)),
        origin="published",
    ),
    ability("grenadier", Grants(keys=ACCURATE, of=("blast",))),
    ability(
        "tactical-aim",
        Grants(keys=Keys(pierce=1), of=("ranged-attack",)),
        Grants(keys=ACCURATE, of=("ranged-attack",), needs=(UNMOVED,)),
    ),
)
