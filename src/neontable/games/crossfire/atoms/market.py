"""The Black Market and the nuyen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from neontable.games.crossfire.model.terms import MARKET_SIZE
from neontable.kernel.events import emit
from neontable.kit import piles

if TYPE_CHECKING:
    from neontable.games.crossfire.model.state import Crossfire


def fill_market(g: Crossfire) -> None:
    """Six cards lie face up, as far as there are any (CF-MKT-001, CF-MKT-002)."""
    if len(g.market) < MARKET_SIZE:
        g.market.extend([piles.SOLD_OUT] * (MARKET_SIZE - len(g.market)))
    piles.refill(g, g.market, g.market_deck, g.market_discard)


def buy(g: Crossfire, runner: int, card: str, cost: int) -> None:
    """Into the hand (CF-MKT-006); the next card replaces it at once (CF-MKT-005)."""
    who = g.runners[runner]
    who.nuyen -= cost
    place = g.market.index(card)
    piles.take(g, g.market, place, g.market_deck, g.market_discard)
    who.hand.append(card)
    who.bought += (card,)
    emit(g, "cf-bought", who=runner, card=card, n=cost)
    if g.market[place]:
        emit(g, "cf-market-new", card=g.market[place])


def buy_aside(g: Crossfire, runner: int, card: str, cost: int) -> None:
    """A card that is for sale beside the market (CF-MEX-029)."""
    who = g.runners[runner]
    who.nuyen -= cost
    g.aside.remove(card)
    who.hand.append(card)
    who.bought += (card,)
    emit(g, "cf-bought", who=runner, card=card, n=cost)


def set_aside(g: Crossfire, card: str) -> None:
    """Out of the market deck, to be sold beside the market."""
    if card in g.market_deck:
        g.market_deck.remove(card)
    else:
        place = g.market.index(card)
        piles.take(g, g.market, place, g.market_deck, g.market_discard)
    g.aside.append(card)


def cycle(g: Crossfire, card: str) -> None:
    """To the market discard, and the next one in its place (CF-MKT-008)."""
    place = g.market.index(card)
    piles.cycle(g, g.market, place, g.market_deck, g.market_discard)
    emit(g, "cf-cycled", card=card)
    if g.market[place]:
        emit(g, "cf-market-new", card=g.market[place])


def off_market(g: Crossfire, card: str) -> None:
    """Taken off the market to be played; the next one replaces it."""
    piles.take(g, g.market, g.market.index(card), g.market_deck, g.market_discard)


def take_top_of_market(g: Crossfire, runner: int) -> str:
    """The top card of the Black Market deck goes to a hand; "" when there is none."""
    card = piles.draw(g, g.market_deck, g.market_discard)
    if card is None:
        return ""
    g.runners[runner].hand.append(card)
    emit(g, "cf-took-from-market", who=runner, card=card)
    return card


def discard_top_of_market(g: Crossfire) -> str:
    """The top card of the Black Market deck goes to its discard; "" when there is none."""
    card = piles.draw(g, g.market_deck, g.market_discard)
    if card is None:
        return ""
    g.market_discard.append(card)
    emit(g, "cf-market-discarded", card=card)
    return card


def earn(g: Crossfire, runner: int, n: int) -> None:
    g.runners[runner].nuyen += n
    emit(g, "cf-earned", who=runner, n=n)


def pay(g: Crossfire, runner: int, n: int) -> int:
    """To the bank, as far as there is any; how much it was."""
    who = g.runners[runner]
    paid = min(n, who.nuyen)
    who.nuyen -= paid
    if paid:
        emit(g, "cf-paid", who=runner, n=paid)
    return paid
