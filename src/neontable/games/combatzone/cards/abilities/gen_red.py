"""Gen Red: children of the Zone, small, quick and full of ideas."""

from __future__ import annotations

from neontable.games.combatzone.cards.abilities.shared import (
    ACCURATE,
    UNMOVED,
    friends,
    rivals,
)
from neontable.games.combatzone.cards.build import ability
from neontable.games.combatzone.cards.verbs import (
    DrawLoot,
    FreeMove,
    GainLuck,
    GainMark,
    Refresh,
    Unhack,
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
        "scrapyard-kingdom",
        When(moment="loot-drawn", on=friends(), once="activation", does=(GainLuck(1),), may=False),
        When(
            moment="inspire",
            once="game",
            does=(DrawLoot(1, who=friends(kind="character", choose=True)),),
        ),
    ),
    ability(
        "cyberstilts",
        Trait(name="climbs-freely"),
        Trait(name="no-falls"),
        Mod(what="cover", n=-1, of=("ranged-attack",)),
    ),
    ability(
        "trick-shot",
        Mod(what="cover", n=-2, of=("ranged-attack",)),
        When(moment="act-crit", of=("ranged-attack",), does=(GainLuck(1),), may=False),
    ),
    ability("brazen", Mod(what="act", n=1, of=("attack",), needs=(Need("outnumbered"),))),
    ability(
        "hey-over-here",
        actions=(
            Action(
                aims="none", does=(GainMark("distracted", rivals("Y", visible=True, choose=True)),)
            ),
        ),
    ),
    ability(
        "goggle-it",
        Mod(what="cover", n=-1, of=("ranged-attack",)),
        Grants(keys=ACCURATE, of=("ranged-attack",), needs=(UNMOVED, Need("at-range", "GL"))),
    ),
    ability("sidewalk-surfing", Trait(name="slips-away"), Grants(keys=ACCURATE, of=("move",))),
    ability(
        "hey-there",
        actions=(
            Action(
                skill="reflexes",
                range="R",
                aims="rival",
                kind="character",
                does=(GainMark("distracted"), FreeMove("R")),
            ),
        ),
    ),
    ability(
        "quick-thinker", When(moment="act-lost", once="activation", does=(Refresh(1, BEARER),))
    ),
    ability(
        "custom-u-rig",
        Trait(name="green-to-yellow"),
        When(moment="launched", once="activation", does=(Unhack(1, BEARER), FreeMove("R"))),
    ),
    ability(
        "cheater",
        When(moment="act-lost", of=("rolled",), once="game", does=(Refresh(1, BEARER),)),
        Mod(what="act", n=1, of=("move",)),
    ),
)
