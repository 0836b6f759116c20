"""Lawmen: badges, drill and dogs."""

from __future__ import annotations

from neontable.games.combatzone.cards.abilities.shared import (
    ACCURATE,
    UNMOVED,
    command,
    friends,
    others,
    rivals,
)
from neontable.games.combatzone.cards.build import ability
from neontable.games.combatzone.cards.verbs import (
    FreeMove,
    GainMark,
    IgnoreWounds,
    LoseGear,
    Refresh,
    Stun,
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
from neontable.games.combatzone.model.keywords import (
    Keys,
)

ABILITIES = (
    ability("evidence-sweep", Mod(what="act", n=2, of=("loot",)), Trait(name="loot-look", n=2)),
    ability(
        "bomb-disposal",
        Mod(what="oppose", n=3, of=("blast",), on=friends("R")),
        actions=(
            Action(
                skill="tech",
                range="RY",
                aims="rival",
                kind="character",
                does=(LoseGear(1),),
                needs=(Need("target-explosives"),),
            ),
        ),
    ),
    ability(
        "embittered",
        When(
            moment="wounded",
            on=others("Y", visible=True),
            may=False,
            does=(GainMark("vengeful", BEARER),),
        ),
    ),
    ability(
        "pull-rank",
        actions=(command("RY"),),
    ),
    ability(
        "vicious-jaws",
        Mod(what="oppose", n=2, of=("escape",)),
        actions=(Action(skill="melee", range="R", attack=True, crits=Keys(deadly=1, stun=1)),),
    ),
    ability(
        "handler",
        When(
            moment="activated",
            once="activation",
            does=(FreeMove("Y", friends("G", kind="animal", choose=True)),),
        ),
        Mod(what="act", n=1, of=("melee-attack",), on=others("Y", kind="animal")),
    ),
    ability(
        "mikes-best-friend",
        Mod(what="act", n=1, of=("melee-attack",), needs=(Need("leader-visible"),)),
        When(
            moment="oppose-lost",
            of=("attack",),
            on=others("R", kind="leader"),
            does=(IgnoreWounds(), Wound(1, BEARER)),
        ),
        actions=(Action(skill="melee", range="R", attack=True, crits=Keys(deadly=1)),),
    ),
    ability(
        "singular-focus",
        When(
            moment="set-up",
            may=False,
            does=(GainMark("hunted", rivals(kind="character", choose=True)),),
        ),
        Mod(what="act", n=1, of=("attack",), needs=(Need("target-marked", "hunted"),)),
    ),
    ability(
        "net-support",
        Mod(what="oppose", n=1, of=("program",), on=friends("G")),
        Mod(what="act", n=1, of=("program",), on=others("Y", kind="netrunner")),
    ),
    ability(
        "cyber-lock",
        When(
            moment="launched",
            once="activation",
            needs=(Need("target-kind", "cyber"),),
            does=(Stun(1),),
        ),
        Mod(what="act", n=1, of=("program",), needs=(Need("target-kind", "cyber"),)),
    ),
    ability(
        "surgical-shots",
        Grants(keys=Keys(pierce=1), of=("ranged-attack",)),
        Mod(what="act", n=1, of=("ranged-attack",), needs=(UNMOVED,)),
    ),
    ability(
        "team-player",
        Mod(what="act", n=1, of=("attack",), needs=(Need("target-brawling"),)),
        Mod(what="oppose", n=1, of=("melee-attack",), needs=(Need("friend-within", "R"),)),
    ),
    ability(
        "crowd-work",
        Grants(keys=Keys(push=True), of=("basic-melee",)),
        Mod(what="oppose", n=1, of=("move", "escape")),
    ),
    ability("steady", Grants(keys=ACCURATE, of=("ranged-attack",), needs=(UNMOVED,))),
    ability(
        "camera-ready",
        When(
            moment="takes-out",
            on=friends(visible=True),
            may=False,
            once="activation",
            does=(Refresh(1, BEARER),),
        ),
        Mod(what="act", n=1, of=("influence",)),
    ),
    ability(
        "hardboiled",
        Trait(name="own-luck", n=2),
        Mod(what="act", n=1, of=("attack",), needs=(Need("wounded"),)),
    ),
    ability(
        "chain-of-command",
        actions=(command("RYG"),),
    ),
)
