"""Trauma Team: they come armed, and they come for you."""

from __future__ import annotations

from neontable.games.combatzone.cards.abilities.shared import (
    DIFFICULT,
    others,
    rivals,
)
from neontable.games.combatzone.cards.build import ability
from neontable.games.combatzone.cards.effects.verbs import (
    PlaceBeside,
)
from neontable.games.combatzone.cards.verbs import (
    FreeAction,
    FreeMove,
    GainMark,
    Heal,
)
from neontable.games.combatzone.model.card import (
    TARGET,
    Action,
    Mod,
    When,
)
from neontable.games.combatzone.model.keywords import (
    Keys,
)

ABILITIES = (
    ability(
        "intruder-alert",
        When(
            moment="move-end",
            on=rivals("R"),
            once="activation",
            cost="token",
            does=(FreeAction(("attack",), at="target"),),
        ),
    ),
    ability(
        "cooked-it-up-myself",
        actions=(
            Action(
                skill="tech",
                range="R",
                aims="own",
                kind="character",
                keys=Keys(dangerous=True, difficult=True),
                does=(Heal(1), GainMark("hyped")),
            ),
        ),
    ),
    ability(
        "emergency-lift",
        actions=(
            Action(
                skill="medical",
                range="RYGL",
                aims="friend",
                keys=DIFFICULT,
                does=(PlaceBeside(1, TARGET),),
                critical=(Heal(1),),
            ),
        ),
    ),
    ability(
        "medic",
        When(
            moment="wounded", on=others("Y", visible=True), once="activation", does=(FreeMove("R"),)
        ),
        Mod(what="act", n=1, of=("medical",)),
    ),
)
