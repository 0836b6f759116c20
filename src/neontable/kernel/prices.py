"""What an option costs: shown with it wherever it is offered, in the game's own symbols."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, TypeVar

import msgspec

from neontable.kernel.asks import Answer, Ask
from neontable.kernel.scene import Token
from neontable.kernel.state import State
from neontable.kernel.text import Text, say

S = TypeVar("S", bound=State)


class Price(msgspec.Struct, frozen=True):
    """One part of a price: so many of something."""

    kind: str
    """The game's own word: parts of one kind are added up."""
    n: int
    text: str
    """The message that words it, with `n`."""
    token: Token
    """How it is drawn; where the number is not on it, it is drawn so many times."""

    def words(self) -> Text:
        return say(self.text, n=self.n)

    def tokens(self) -> tuple[Token, ...]:
        """The chips: one with the number on it, or one for each."""
        if self.token.sign == NUMBER:
            return (msgspec.structs.replace(self.token, sign=str(self.n)),)
        return (self.token,) * self.n


NUMBER = "n"
"""A sign that stands for the number itself."""


class PriceList(Generic[S]):
    """What a game's options cost."""

    def price(self, g: S, ask: Ask, option: Answer) -> tuple[Price, ...]:
        """Empty for what is free.  A function of what the asked seat may know."""
        raise NotImplementedError


def total(prices: Sequence[tuple[Price, ...]]) -> tuple[Price, ...]:
    """The price of several answers together."""
    found: dict[str, Price] = {}
    for one in (price for several in prices for price in several):
        known = found.get(one.kind)
        found[one.kind] = one if known is None else msgspec.structs.replace(one, n=known.n + one.n)
    return tuple(found.values())


def price_of(table: Any, ask: Ask, option: Answer) -> tuple[Price, ...]:
    """What an answer to an open question of a table costs."""
    rules: PriceList[Any] | None = table.game.prices
    return () if rules is None else tuple(p for p in rules.price(table.state, ask, option) if p.n)
