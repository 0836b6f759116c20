"""What the options of Combat Zone cost: Ready tokens of the Active Model."""

from __future__ import annotations

from neontable.games.combatzone.model import options as opt
from neontable.games.combatzone.model.state import CombatZone
from neontable.games.combatzone.show.figures import action_token
from neontable.kernel.asks import Answer, Ask
from neontable.kernel.prices import Price, PriceList

COLOURS = {"G": "green", "Y": "yellow", "R": "red"}
SPENDING = (
    opt.Move,
    opt.DragModel,
    opt.DragThing,
    opt.Use,
    opt.LootBody,
    opt.PickUp,
    opt.Reload,
)
"""Options that spend a token of their `colour`."""


class CombatZonePrices(PriceList[CombatZone]):
    def price(self, g: CombatZone, ask: Ask, option: Answer) -> tuple[Price, ...]:
        spent = ""
        if isinstance(option, opt.LongClimb):
            spent = option.first + option.second
        elif isinstance(option, SPENDING):
            spent = option.colour
        return tuple(
            Price(name, spent.count(letter), f"cz-price-{name}", action_token(letter))
            for letter, name in COLOURS.items()
        )
