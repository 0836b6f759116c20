"""Tyger Claws: honour, speed and blades."""

from __future__ import annotations

from neontable.games.combatzone.cards.abilities.shared import (
    ACCURATE,
    DIFFICULT,
    SILENT,
    UNMOVED,
    others,
)
from neontable.games.combatzone.cards.build import ability
from neontable.games.combatzone.cards.effects.verbs import (
    SwapPlaces,
    TakeOut,
)
from neontable.games.combatzone.cards.verbs import (
    GainMark,
    IgnoreWounds,
    Wound,
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

ABILITIES = (
    ability(
        "high-ground",
        Mod(what="act", n=1, of=("ranged-attack",), needs=(Need("elevated"),)),
        Trait(name="climbs-freely"),
    ),
    ability(
        "protector",
        When(
            moment="oppose-lost",
            of=("attack",),
            on=others("R"),
            does=(IgnoreWounds(), Wound(1, BEARER)),
        ),
    ),
    ability(
        "servants-mask",
        Mod(what="act", n=-2, of=("ranged-attack",), against=True, needs=(Need("all-ready"),)),
        actions=(
            Action(
                aims="none",
                keys=DIFFICULT,
                does=(SwapPlaces(others("Y", visible=True, choose=True)),),
            ),
        ),
    ),
    ability("steady-hand", Grants(keys=ACCURATE, of=("ranged-attack",), needs=(UNMOVED,))),
    ability(
        "utter-loyalty",
        When(
            moment="oppose-lost",
            of=("attack",),
            needs=(Need("friend-within", "R"),),
            does=(IgnoreWounds(), Wound(1, others("R", choose=True))),
        ),
    ),
    ability(
        "devious",
        Grants(keys=SILENT),
        Mod(what="act", n=1, of=("attack",), needs=(Need("target-all-used"),)),
    ),
    ability("focus", actions=(Action(aims="none", does=(GainMark("focused", BEARER),)),)),
    ability(
        "undying-loyalty",
        When(
            moment="oppose-lost",
            of=("attack",),
            on=others("R", kind="leader"),
            does=(IgnoreWounds(), TakeOut(1, BEARER)),
        ),
    ),
    ability("dutiful", Mod(what="act", n=1, of=("melee-attack",), needs=(Need("leader-visible"),))),
    ability(
        "company-man",
        Mod(what="defense", n=2, arg="influence"),
        Grants(keys=ACCURATE, of=("command",)),
    ),
)
