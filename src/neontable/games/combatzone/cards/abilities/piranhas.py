"""Piranhas: the party that never ends."""

from __future__ import annotations

from neontable.games.combatzone.cards.abilities.shared import (
    DIFFICULT,
    rivals,
)
from neontable.games.combatzone.cards.build import ability
from neontable.games.combatzone.cards.verbs import (
    FreeAction,
    FreeMove,
    Heal,
    Refresh,
    RollFor,
    SaveOr,
    Stun,
)
from neontable.games.combatzone.model.card import (
    BEARER,
    TARGET,
    Action,
    Mod,
    Need,
    Scope,
    When,
)

ABILITIES = (
    ability(
        "mandatory-fun",
        actions=(
            Action(
                skill="influence",
                range="RY",
                aims="model",
                kind="character",
                keys=DIFFICULT,
                does=(FreeMove("Y", TARGET, driver="me"),),
            ),
        ),
    ),
    ability(
        "dark-humor",
        When(
            moment="taken-out",
            on=Scope("everybody", visible=True, others=True),
            may=False,
            once="activation",
            does=(Refresh(1, BEARER),),
        ),
    ),
    ability(
        "little-bit-gonk",
        When(moment="inspire", does=(FreeAction(("basic",)),)),
        Mod(what="defense", n=-1, arg="influence"),
    ),
    ability(
        "freak-out",
        When(moment="wounded", may=False, does=(SaveOr("influence", (Stun(1),), rivals("R")),)),
        Mod(what="act", n=1, of=("attack",), needs=(Need("wounded"),)),
        Mod(what="oppose", n=1, of=("attack",), needs=(Need("wounded"),)),
    ),
    ability(
        "endless-bender",
        Mod(what="stun", n=-1),
        When(
            moment="inspire",
            does=(RollFor("R", ((0, (Stun(1, BEARER),)), (3, (Heal(1, BEARER),)))),),
        ),
    ),
)
