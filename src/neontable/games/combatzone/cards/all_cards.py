"""The whole box: every component is put in force when this module is imported."""

from neontable.games.combatzone.cards import basic, drones, facts, loot, marks, programs, scenarios
from neontable.games.combatzone.cards.abilities import (
    arasaka,
    bozos,
    danger_gals,
    edgerunners,
    gen_red,
    lawmen,
    maelstrom,
    piranhas,
    sixth_street,
    trauma_team,
    tyger_claws,
    wild_things,
    zoners,
)
from neontable.games.combatzone.cards.basic import RULEBOOK
from neontable.games.combatzone.cards.build import NOTHING, gear_card, model_card
from neontable.games.combatzone.cards.effects import conditions as conditions
from neontable.games.combatzone.cards.gear import bought, printed
from neontable.games.combatzone.cards.objectives import OBJECTIVES
from neontable.games.combatzone.model import card, library

FACTIONS = (
    maelstrom, tyger_claws, edgerunners, arasaka, bozos, danger_gals, gen_red, lawmen, piranhas,
    sixth_street, trauma_team, wild_things, zoners,
)  # fmt: skip
ABILITIES = (
    *(one for faction in FACTIONS for one in faction.ABILITIES),
    *drones.ABILITIES,
)
GEAR = (
    *(gear_card(id, bought.EFFECTS.get(id, NOTHING)) for id in facts.GEAR),
    *printed.PRINTED,
    *printed.SHIELDS,
)
_IDS = frozenset(gear.id for gear in GEAR)
MODELS = (
    *(model_card(id, _IDS) for id in facts.MODELS),
    *drones.DRONES,
    *basic.DRONES,
    *basic.STAND_INS,
)

card.NAMES.update(
    {
        one.id: one.name
        for cards in (MODELS, programs.PROGRAMS, loot.LOOT, ABILITIES, GEAR)
        for one in cards
    }
)
library.put_in_force(
    basic=RULEBOOK,
    models=MODELS,
    abilities=ABILITIES,
    gear=GEAR,
    programs=programs.PROGRAMS,
    loot=loot.LOOT,
    objectives=OBJECTIVES,
    marks=(*basic.MARKS, *marks.MARKS),
    scenarios=scenarios.SCENARIOS,
)
