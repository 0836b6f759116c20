"""Drones: the programs that bring them say what they do (CZ-DRONE-001)."""

from __future__ import annotations

from neontable.games.combatzone.cards.effects.verbs import RemoveBody, RemoveThis
from neontable.games.combatzone.cards.verbs import DrawLoot, SaveOr, Wound
from neontable.games.combatzone.model.card import Need, Scope, When
from neontable.games.combatzone.model.components import Ability, ModelCard, Rank

ABILITIES = (
    Ability(
        id="crab-drone-legs",
        name="CRaB Drone",
        passives=(
            When(
                moment="move-end",
                needs=(Need("body-within-reach"),),
                may=False,
                does=(
                    RemoveBody(),
                    DrawLoot(1, who=Scope("friends", kind="character", choose=True)),
                    RemoveThis(),
                ),
            ),
            When(
                moment="move-end",
                needs=(Need("rival-within", "reach"),),
                may=False,
                does=(
                    SaveOr("reflexes", (Wound(1),), Scope("rivals", within="reach")),
                    RemoveThis(),
                ),
            ),
        ),
        origin="published",
    ),
)

DRONES = (
    ModelCard(
        id="crab-drone", name="CRaB Drone", factions=(), keywords=("drone",), eb=0,
        ranks=(Rank(tokens="", abilities=("crab-drone-legs",)),),
    ),
    ModelCard(
        id="media-drone", name="Media Drone", factions=(), keywords=("drone",), eb=0,
        ranks=(Rank(tokens=""),),
    ),
)  # fmt: skip
