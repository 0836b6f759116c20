"""The whole box: every component is put in force when this module is imported."""

import msgspec

from neontable.games.combatzone.cards import basic, examples, facts, scenarios
from neontable.games.combatzone.cards.basic import RULEBOOK
from neontable.games.combatzone.cards.build import NOTHING, gear_card, model_card
from neontable.games.combatzone.model import library

_GEAR = [gear_card(id, NOTHING) for id in facts.GEAR]
_IDS = frozenset(g.id for g in _GEAR)
_MODELS = []
for _id in facts.MODELS:
    _card = model_card(_id, _IDS)
    _MODELS.append(
        msgspec.structs.replace(
            _card, ranks=tuple(msgspec.structs.replace(r, abilities=()) for r in _card.ranks)
        )
    )

library.put_in_force(
    basic=RULEBOOK,
    models=[*_MODELS, *basic.DRONES, *basic.STAND_INS],
    abilities=(),
    gear=_GEAR,
    programs=examples.PROGRAMS,
    loot=examples.LOOT,
    objectives=examples.OBJECTIVES,
    marks=basic.MARKS,
    scenarios=scenarios.SCENARIOS,
)
