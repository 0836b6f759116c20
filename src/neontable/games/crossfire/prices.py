"""What the options of Crossfire cost: nuyen."""

from __future__ import annotations

from neontable.games.crossfire.model import options as opt
from neontable.games.crossfire.model.state import Crossfire
from neontable.kernel.asks import Answer, Ask
from neontable.kernel.prices import NUMBER, Price, PriceList
from neontable.kernel.scene import Token


class CrossfirePrices(PriceList[Crossfire]):
    def price(self, g: Crossfire, ask: Ask, option: Answer) -> tuple[Price, ...]:
        if not isinstance(option, opt.Buy):
            return ()
        return (Price("nuyen", option.cost, "cf-price-nuyen", Token(NUMBER, "bit", "yellow")),)
