"""Worked examples of every kind of declaration."""

from __future__ import annotations

from neontable.games.combatzone.cards.verbs import (
    DrawLoot,
    FreeMove,
    Heal,
    IgnoreWounds,
    Refresh,
    RollFor,
    Wound,
)
from neontable.games.combatzone.model.card import (
    BEARER,
    Ability,
    Action,
    Gear,
    Goal,
    Grants,
    Loot,
    Mod,
    ModelCard,
    Need,
    Objective,
    Program,
    Rank,
    Sale,
    Scope,
    When,
)
from neontable.games.combatzone.model.keywords import Keys

ABILITIES = (
    Ability(
        id="bravado",
        name="Bravado",
        passives=(Mod(what="act", n=1, of=("melee-attack",), needs=(Need("friend-visible"),)),),
        origin="published",
    ),
    Ability(
        id="inspiring",
        name="Inspiring",
        passives=(
            When(
                moment="wounds",
                needs=(Need("in-brawl"),),
                does=(Refresh(1, Scope("others", visible=True, kind="character")),),
                may=False,
            ),
        ),
        origin="published",
    ),
)

GEAR = (
    Gear(
        id="smg",
        name="SMG",
        sales=(Sale("", 8, 2),),
        keywords=("bulky",),
        actions=(Action(skill="ranged", range="RYG", attack=True, keys=Keys(suppression=True)),),
    ),
    Gear(
        id="katana",
        name="Katana",
        sales=(Sale("tyger-claws", 5, 2),),
        actions=(Action(skill="melee", range="R", attack=True, crits=Keys(deadly=1)),),
    ),
    Gear(id="kevlar-armor", name="Kevlar Armor", keywords=("armor",), armor=1),
    Gear(
        id="airhypo",
        name="Airhypo",
        passives=(When(moment="inspire", cost="discard", does=(Heal(1, BEARER),)),),
    ),
    Gear(
        id="stims",
        name="Stims",
        keywords=("drug",),
        passives=(
            When(
                moment="inspire",
                does=(RollFor("R", ((0, (Wound(1, BEARER),)), (2, (FreeMove("R"),)))),),
            ),
        ),
    ),
)

MODELS = (
    ModelCard(
        id="warlord",
        name="Warlord",
        factions=("maelstrom",),
        keywords=("leader",),
        eb=15,
        ranks=(
            Rank(
                stars=0, tokens="GYY", armor=1, skills=(0, 1, 2, 0, 0, 1),
                abilities=("inspiring",), gear=("smg",),
            ),
        ),
    ),
    ModelCard(
        id="pledge",
        name="Pledge",
        factions=("maelstrom",),
        keywords=("gonk",),
        eb=5,
        ranks=(Rank(tokens="Y", skills=(1, 1, 1, 0, 0, 0)),),
    ),
)  # fmt: skip

PROGRAMS = (
    Program(
        id="ambush",
        name="Ambush",
        sales=(Sale("", 5, 1),),
        quality="Y",
        launch=Action(range="RYG", keys=Keys(hack=1)),
        running=(
            Grants(
                keys=Keys(accurate=True), of=("ranged-attack",), on=Scope("friends"),
                needs=(Need("target-hacked"),),
            ),
        ),
    ),
    Program(
        id="running-rabbit",
        name="Running Rabbit",
        quality="R",
        launch=Action(aims="none", does=(FreeMove("Y", Scope("friends", within="Y")),)),
        vulnerable=True,
    ),
)  # fmt: skip

LOOT = (
    Loot(
        id="holo-projector",
        name="Holo Projector",
        passives=(When(moment="oppose-lost", cost="discard", does=(IgnoreWounds(),)),),
        origin="published",
    ),
)

OBJECTIVES = (
    Objective(
        id="first-blood",
        name="First Blood",
        faction="maelstrom",
        reward="recycles",
        goal=Goal(moment="takes-out", needs=(Need("in-brawl"),)),
        recycled=(DrawLoot(2),),
    ),
)
