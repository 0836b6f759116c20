"""What the options of Adrenaline cost: ammo cubes."""

from __future__ import annotations

from neontable.games.adrenaline.cards.weapons import FREE, PICK_UP, RELOAD, WEAPONS, Cost
from neontable.games.adrenaline.model.grid import COLOURS
from neontable.games.adrenaline.model.options import ReloadWeapon, TakeWeapon, UseEffect
from neontable.games.adrenaline.model.state import Adrenaline
from neontable.games.adrenaline.show.scene import CUBE_TOKENS
from neontable.kernel.asks import Answer, Ask
from neontable.kernel.prices import Price, PriceList


def _cost(option: Answer) -> Cost:
    match option:
        case UseEffect(weapon, key):
            return next(e.cost for e in WEAPONS[weapon].effects if e.key == key)
        case ReloadWeapon(weapon):
            return RELOAD[weapon]
        case TakeWeapon(weapon):
            return PICK_UP[weapon]
    return FREE


class AdrenalinePrices(PriceList[Adrenaline]):
    def price(self, g: Adrenaline, ask: Ask, option: Answer) -> tuple[Price, ...]:
        cost = _cost(option)
        return tuple(
            Price(colour, n, f"ad-cubes-{colour}", CUBE_TOKENS[i])
            for i, (colour, n) in enumerate(zip(COLOURS, cost, strict=True))
        )
