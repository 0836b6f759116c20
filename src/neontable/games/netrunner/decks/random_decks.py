"""Decks of chance, for random play over all cards: legal, one copy of each card, and so cut that a
few decks in a row hold every card there is."""

from functools import cache

from neontable.games.netrunner.cards import CARDS
from neontable.games.netrunner.decks.construction import (
    BANNED,
    FREE,
    SIDES,
    SMALLEST,
    Deck,
    Rules,
    deck,
    points_needed,
)
from neontable.games.netrunner.model.card import AGENDA, CORP
from neontable.kernel import chance
from neontable.kernel.state import State

SEVERAL = 24
"""How many of them, numbered from 0, are worth playing: each card comes up in several."""


@cache
def random_deck(seed: str, side: int, rules: Rules = FREE) -> Deck:
    """A number takes its cut of a round through all cards; any other word is a cut by chance."""
    number = int(seed) if seed.isdecimal() else int(chance.key_from(seed)[:8], 16)
    cards = [
        id
        for id, card in CARDS.items()
        if card.side == side and not (rules.banned and id in BANNED)
    ]
    agendas = _round([id for id in cards if CARDS[id].type == AGENDA], number)
    taken: list[str] = []
    points = 0
    for id in agendas if side == CORP else ():
        if points < points_needed(SMALLEST):
            taken.append(id)
            points += CARDS[id].points
    others = _round([id for id in cards if CARDS[id].type != AGENDA], number)
    taken += others[: SMALLEST - len(taken)]
    return deck(side, f"random {seed}: {SIDES[side]}", dict.fromkeys(taken, 1))


def _round(cards: list[str], number: int) -> list[str]:
    """All cards in an order of their own, from where the cut of this number begins.  Each round
    through them has another order."""
    if not cards:
        return []
    step = max(1, min(len(cards), 36))
    cuts = -(-len(cards) // step)
    order = sorted(cards)
    key = chance.key_from(f"netrunner random decks {number // cuts} {len(cards)}")
    chance.shuffle(State(game="netrunner", rules=0, key=key), order)
    start = number % cuts * step
    return order[start:] + order[:start]
