"""Danger Gals: detectives who land on their feet."""

from __future__ import annotations

from neontable.games.combatzone.cards.abilities.shared import (
    DIFFICULT,
    command,
    friends,
    others,
)
from neontable.games.combatzone.cards.build import ability
from neontable.games.combatzone.cards.verbs import (
    DrawLoot,
    FreeAction,
    FreeMove,
    GainLuck,
    Refresh,
    Stun,
)
from neontable.games.combatzone.model.card import (
    BEARER,
    TARGET,
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
        "the-gal-with-the-plan",
        When(moment="set-up", does=(FreeMove("Y", friends(kind="character", choose=True)),)),
        actions=(command("RYG", keys=DIFFICULT),),
    ),
    ability("mad-calculus", Grants(keys=Keys(indirect=True, accurate=True), of=("blast",))),
    ability("always-prepared", When(moment="set-up", may=False, does=(DrawLoot(1),))),
    ability(
        "full-prepper",
        When(moment="set-up", may=False, does=(DrawLoot(2),)),
        Trait(name="keeps-loot"),
    ),
    ability("earn-the-ears", When(moment="wounds", does=(GainLuck(1),), may=False)),
    ability(
        "bandolier",
        When(
            moment="act-lost", of=("ranged-attack",), once="activation", does=(Refresh(1, BEARER),)
        ),
        Trait(name="no-unwieldy"),
    ),
    ability(
        "sweet-tongue",
        actions=(
            Action(
                skill="influence",
                range="RY",
                aims="rival",
                kind="character",
                does=(Stun(1),),
                critical=(FreeMove("R", TARGET, driver="me"),),
            ),
        ),
    ),
    ability(
        "prides-rake",
        When(
            moment="act-won",
            of=("attack",),
            needs=(Need("friend-within", "Y"),),
            once="activation",
            does=(
                FreeAction(
                    ("basic-ranged",), others("Y", visible=True, kind="character", choose=True)
                ),
            ),
        ),
    ),
    ability(
        "prides-pounce",
        When(
            moment="act-won",
            of=("attack",),
            needs=(Need("friend-within", "Y"),),
            once="activation",
            does=(FreeMove("R", others("Y", visible=True, choose=True)),),
        ),
        Trait(name="climbs-freely"),
    ),
    ability(
        "tactical-training",
        Mod(what="cover", n=-1, of=("ranged-attack",)),
        When(moment="act-won", of=("ranged-attack",), once="activation", does=(FreeMove("R"),)),
    ),
)
