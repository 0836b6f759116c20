"""What to buy: cards that do most for their price, or nothing while a better one is in reach."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from neontable.games.crossfire.bots.worth import NUYEN, punch
from neontable.games.crossfire.model.library import CARDS
from neontable.games.crossfire.model.numbers import price

if TYPE_CHECKING:
    from neontable.games.crossfire.model.state import Crossfire

INCOME = 2
"""Nuyen that a runner may hope for until it can buy again."""
PATIENCE = 0.4
"""A card that is bought later is worth so much of one that is bought now."""


def wanted(g: Crossfire, runner: int, offers: Mapping[str, int], one: bool) -> str:
    """The card to buy next, "" for none; `one`: this is a single purchase, not the usual step."""
    nuyen = g.runners[runner].nuyen
    scores = {card: gain(g, card, cost) for card, cost in offers.items()}
    if not scores:
        return ""
    best = max(scores, key=lambda card: (scores[card], card))
    if scores[best] <= 0:
        return ""
    if one or g.aborting:
        return best
    dream = max(
        (
            gain(g, card, cost)
            for card in set(g.market)
            if card and nuyen < (cost := price(g, runner, card)) <= nuyen + INCOME
        ),
        default=0.0,
    )
    together = _best_basket(nuyen, offers, scores)
    return "" if PATIENCE * dream > together else best


def _best_basket(nuyen: int, offers: Mapping[str, int], scores: Mapping[str, float]) -> float:
    """The most that the money buys at once, each card once."""
    most = [0.0] * (nuyen + 1)
    for card, cost in offers.items():
        for n in range(nuyen, cost - 1, -1):
            most[n] = max(most[n], most[n - cost] + scores[card])
    return most[nuyen]


def gain(g: Crossfire, card: str, cost: int) -> float:
    """What a card brings beyond its price: it comes to the hand at once and, later, from the deck
    again."""
    value = 1.3 * punch(card)
    declared = CARDS[card]
    if declared.heals:
        value += 0.8 * sum(1 for r in g.runners if 2 * r.hp <= r.max_hp)
    return value - NUYEN * cost
