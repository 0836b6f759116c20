"""The Shared Market: gear that the teams of a campaign draw from one deck (p.47).

The last card of a deck lies on top.  Shuffling is left to whoever runs the campaign."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec

from neontable.games.combatzone.campaign.headquarters import (
    Headquarters,
    armoury,
    founded,
    supplied_gear,
)
from neontable.kernel.errors import BadOption

HAND = 3
"""Cards that each player draws after a match."""


def opened(factions: Sequence[str]) -> tuple[list[Headquarters], list[str]]:
    """The teams with their first gear, and all other gear of all of them as one deck, not yet
    shuffled (CZ-MARKET-001)."""
    teams = [founded(faction, market=True) for faction in factions]
    return teams, [id for hq in teams for id in supplied_gear(hq)]


def draw(deck: Sequence[str], n: int = HAND) -> tuple[tuple[str, ...], list[str]]:
    """The top cards, as many as there are, and the deck that is left."""
    rest = list(deck)
    hand = tuple(rest.pop() for _ in range(min(n, len(rest))))
    return hand, rest


def added(hq: Headquarters, hand: Sequence[str], card: str) -> tuple[Headquarters, tuple[str, ...]]:
    """The HQ with one card of a hand, and what is left of the hand; "" adds none."""
    if not card:
        return hq, tuple(hand)
    if card not in hand:
        raise BadOption(f"{card} is not among {', '.join(hand)} (CZ-MARKET-002)")
    rest = list(hand)
    rest.remove(card)
    return msgspec.structs.replace(hq, gear=(*armoury(hq), card)), tuple(rest)


def passed(hands: Sequence[tuple[str, ...]]) -> list[tuple[str, ...]]:
    """Each hand to the next player, once (CZ-MARKET-002, AMB-60)."""
    return [hands[i - 1] for i in range(len(hands))]


def returned(deck: Sequence[str], cards: Sequence[str]) -> list[str]:
    """Cards that nobody adds go to the bottom (AMB-60)."""
    return [*cards, *deck]


def spent(
    hq: Headquarters, loot: Sequence[tuple[str, str]], deck: Sequence[str]
) -> tuple[Headquarters, tuple[str, ...], list[str]]:
    """Loot is spent: the HQ without it, a Market card for each, and the deck that is left.  One of
    the cards may be added; they are not passed (CZ-MARKET-003)."""
    left = Counter(hq.kept)
    left.subtract(loot)
    if min(left.values(), default=0) < 0:
        missing = ", ".join(f"{card} of {model}" for (model, card), n in left.items() if n < 0)
        raise BadOption(f"nobody has this loot: {missing} (CZ-MARKET-003)")
    hand, rest = draw(deck, len(loot))
    return msgspec.structs.replace(hq, kept=tuple(left.elements())), hand, rest
