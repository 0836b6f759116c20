"""Wild Things: muscle, fur and showmanship."""

from __future__ import annotations

from neontable.games.combatzone.cards.abilities.shared import (
    DIFFICULT,
    rivals,
)
from neontable.games.combatzone.cards.build import ability
from neontable.games.combatzone.cards.verbs import (
    FreeAction,
    FreeMove,
    GainMark,
    Refresh,
    SaveOr,
    Stun,
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
        "slow-mo-strut",
        Mod(what="act", n=-1, of=("ranged-attack",), against=True),
        When(
            moment="activated",
            needs=(Need("rival-within", "R", no=True),),
            once="activation",
            does=(FreeMove("R"),),
        ),
    ),
    ability(
        "guillotine-choke",
        Mod(what="oppose", n=2, of=("escape",)),
        Grants(keys=Keys(stun=1), of=("basic-melee",)),
    ),
    ability(
        "chest-thump",
        actions=(
            Action(
                skill="melee",
                aims="none",
                keys=DIFFICULT,
                does=(SaveOr("influence", (Stun(1),), rivals("R")), GainMark("pumped", BEARER)),
            ),
        ),
    ),
    ability(
        "heel-turn",
        When(
            moment="wounded",
            needs=(Need("rival-within", "R"),),
            does=(FreeAction(("basic-melee",)),),
            once="activation",
        ),
    ),
    ability(
        "defensive-driving",
        Mod(what="oppose", n=2, of=("ranged-attack",), needs=(Need("not-moved", no=True),)),
        When(moment="unanswered", once="activation", does=(FreeMove("R"),)),
    ),
    ability(
        "cirque-de-sang",
        When(
            moment="takes-out",
            does=(FreeMove("Y"), Refresh(1, BEARER)),
            once="activation",
        ),
        Trait(name="slips-away"),
    ),
)
