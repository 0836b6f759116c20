"""Zoners: those who live in the Zone."""

from __future__ import annotations

from neontable.games.combatzone.cards.abilities.shared import (
    ACCURATE,
    command,
    friends,
    others,
)
from neontable.games.combatzone.cards.build import ability
from neontable.games.combatzone.cards.verbs import (
    Activate,
    FreeAction,
    FreeMove,
)
from neontable.games.combatzone.model.card import (
    Grants,
    Mod,
    Need,
    Scope,
    Trait,
    When,
)
from neontable.games.combatzone.model.keywords import (
    Keys,
)

ABILITIES = (
    ability(
        "canny",
        Mod(what="oppose", n=1, of=("all",), needs=(Need("token-ready"),)),
        When(moment="inspire", does=(FreeMove("R"),)),
    ),
    ability(
        "instigator",
        Grants(crits=Keys(push=True)),
        When(moment="wounds", once="activation", does=(FreeMove("R", friends("Y", kind="gonk")),)),
    ),
    ability(
        "lookout",
        When(
            moment="activation-end",
            does=(Activate(Scope("everybody", visible=True, others=True, choose=True)),),
        ),
        origin="published",
    ),
    ability(
        "predator",
        Mod(what="act", n=1, of=("attack",), needs=(Need("target-alone"),)),
        Mod(what="act", n=1, of=("attack",), needs=(Need("target-wounded"),)),
    ),
    ability(
        "quick-reload", Trait(name="no-difficult"), Grants(keys=ACCURATE, of=("sawnoff-shotgun",))
    ),
    ability("got-your-back", Mod(what="oppose", n=1, of=("attack",), on=others("reach"))),
    ability(
        "mastermind",
        actions=(command("RYG", keys=ACCURATE),),
    ),
    ability("witness-me", When(moment="dying", does=(FreeAction(("basic-melee",)),))),
)
