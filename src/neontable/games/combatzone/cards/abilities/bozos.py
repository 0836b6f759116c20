"""The Bozos: every joke has a victim."""

from __future__ import annotations

from neontable.games.combatzone.cards.abilities.shared import (
    ACCURATE,
    DEADLY_CRITS,
    DIFFICULT,
    command,
    friends,
    others,
    rivals,
)
from neontable.games.combatzone.cards.build import ability
from neontable.games.combatzone.cards.effects.verbs import (
    StealGear,
    StealLuck,
)
from neontable.games.combatzone.cards.verbs import (
    FreeAction,
    FreeMove,
    GainLuck,
    PushAway,
    RollFor,
)
from neontable.games.combatzone.model.card import (
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
        "my-circus-my-monkeys",
        When(moment="inspire", does=(FreeMove("R", friends("Y", kind="gonk")),)),
        actions=(command("RY", kind="gonk"),),
    ),
    ability(
        "short-fuse",
        Grants(keys=Keys(dangerous=True), crits=DEADLY_CRITS, of=("blast",)),
        When(moment="act-lost", of=("blast",), once="activation", does=(GainLuck(1),)),
    ),
    ability(
        "dead-lucky",
        When(moment="wounded", does=(GainLuck(1),), may=False),
        When(moment="taken-out", may=False, does=(GainLuck(2),)),
    ),
    ability("sewer-savvy", Trait(name="reserve"), When(moment="inspire", does=(FreeMove("R"),))),
    ability(
        "double-act",
        When(
            moment="act-won",
            of=("attack",),
            once="activation",
            needs=(Need("friend-within", "Y"),),
            does=(FreeMove("R", others("Y", choose=True)),),
        ),
        Grants(keys=ACCURATE, needs=(Need("friend-within", "R"),)),
    ),
    ability(
        "feeling-lucky",
        When(moment="taken-out", may=False, does=(RollFor("R", ((4, (GainLuck(1),)),)),)),
    ),
    ability(
        "punching-down",
        Mod(what="act", n=1, of=("attack",), needs=(Need("target-wounded"),)),
        Mod(what="act", n=1, of=("attack",), needs=(Need("target-kind", "gonk"),)),
    ),
    ability(
        "ms-chief",
        actions=(
            Action(
                skill="tech",
                range="RY",
                aims="rival",
                kind="character",
                does=(StealGear(),),
                keys=DIFFICULT,
            ),
        ),
    ),
    ability(
        "pratfall",
        When(moment="oppose-lost", of=("melee-attack",), does=(PushAway(1),)),
        When(moment="act-fumble", does=(FreeMove("R"),), once="activation"),
    ),
    ability(
        "cruel-joke",
        When(
            moment="act-fumble",
            on=rivals("Y", visible=True),
            may=False,
            once="activation",
            does=(StealLuck(1),),
        ),
        Grants(crits=Keys(stun=1)),
    ),
    ability(
        "juggler",
        Mod(what="act", n=1, of=("grenade", "blast")),
        When(
            moment="oppose-won",
            of=("ranged-attack",),
            once="activation",
            does=(FreeAction(("basic-ranged",)),),
        ),
    ),
)
