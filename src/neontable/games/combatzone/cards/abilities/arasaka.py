"""Arasaka: military hardware, drill and obedience."""

from __future__ import annotations

from neontable.games.combatzone.cards.abilities.shared import (
    ACCURATE,
    AS_REACTION,
    DEADLY_CRITS,
    DIFFICULT,
    command,
    others,
    rivals,
)
from neontable.games.combatzone.cards.build import ability
from neontable.games.combatzone.cards.verbs import (
    Deploy,
    DrawLoot,
    FreeAction,
    FreeMove,
    GainMark,
    Heal,
    IgnoreWounds,
    Refresh,
    SurviveRedLined,
    Wound,
)
from neontable.games.combatzone.model.card import (
    BEARER,
    Action,
    Grants,
    Mod,
    Need,
    Scope,
    When,
)

ABILITIES = (
    ability(
        "monster",
        Mod(what="stun", n=-9),
        Grants(crits=DEADLY_CRITS),
        When(moment="takes-out", does=(Refresh(1, BEARER),), may=False),
    ),
    ability(
        "unkillable",
        When(moment="dying", once="game", does=(SurviveRedLined(),)),
        When(moment="inspire", does=(Heal(1, BEARER),), may=False),
    ),
    ability(
        "vanish",
        actions=(
            Action(aims="none", keys=DIFFICULT, does=(GainMark("vanished", BEARER), FreeMove("R"))),
        ),
    ),
    ability(
        "enhanced-response-time",
        When(moment="unanswered", once="activation", does=(FreeMove("R"),)),
    ),
    ability(
        "coordinated-assault",
        Mod(what="act", n=1, of=("ranged-attack",), needs=(Need("target-brawling"),)),
    ),
    ability(
        "bd-boutique",
        When(moment="launched", once="activation", does=(DrawLoot(1),)),
        Mod(what="oppose", n=1, of=("influence",)),
    ),
    ability(
        "high-alert",
        Mod(what="oppose", n=1, of=("attack",), needs=(Need("token-ready"),)),
        When(
            moment="move-end",
            on=rivals("R"),
            once="activation",
            cost="token",
            does=(FreeAction(("attack",), at="target"),),
        ),
    ),
    ability(
        "call-backup",
        When(moment="inspire", once="game", does=(Deploy("security-officer", "edge"),)),
    ),
    ability("call-it-in", When(moment="taken-out", does=(FreeMove("R", others("Y")),))),
    ability(
        "reposition",
        When(moment="act-won", of=("attack",), once="activation", does=(FreeMove("R"),)),
    ),
    ability(
        "access-matrix",
        Mod(what="programs", n=1),
        Grants(keys=ACCURATE, of=("program",), needs=(Need("friend-within", "R"),)),
    ),
    ability(
        "authority",
        actions=(command("RY"),),
    ),
    ability(
        "aggressive-presence",
        Mod(what="act", n=-1, of=("all",), on=Scope("brawling")),
        Mod(what="act", n=1, of=("ranged-attack",), needs=(Need("at-range", "Y"),)),
    ),
    ability(
        "exec-response",
        When(moment="wounded", on=others("Y", kind="leader"), does=(FreeMove("Y"),)),
        When(
            moment="oppose-lost",
            of=("attack",),
            on=others("R", kind="leader"),
            does=(IgnoreWounds(), Wound(1, BEARER)),
        ),
    ),
    ability(
        "at-the-ready",
        When(moment="set-up", does=(FreeMove("R"),)),
        Mod(what="act", n=1, of=("attack",), needs=(AS_REACTION,)),
    ),
    ability(
        "return-fire",
        Mod(what="act", n=2, of=("ranged-attack",), needs=(AS_REACTION,)),
        Grants(keys=ACCURATE, of=("ranged-attack",), needs=(AS_REACTION,)),
    ),
    ability(
        "confident-hack", Mod(what="act", n=1, of=("program",), needs=(Need("wounded", no=True),))
    ),
    ability(
        "exec-sec",
        Mod(what="oppose", n=1, of=("attack",), on=others("R", kind="leader")),
        Mod(what="act", n=1, of=("melee-attack",), needs=(Need("friend-within", "R"),)),
    ),
)
