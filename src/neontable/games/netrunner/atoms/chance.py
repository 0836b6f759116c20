"""Dice and blind picks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from neontable.games.netrunner.atoms.piles import discard
from neontable.kernel.chance import below, die
from neontable.kernel.events import emit, listening

if TYPE_CHECKING:
    from neontable.games.netrunner.model.state import Netrunner


def discard_random(g: Netrunner, side: int) -> str:
    hand = g.runner.hand if side else g.corp.hq
    hand.sort()  # the order of a hand is meaningless, so it must not affect chance
    card = hand[below(g, len(hand))]
    discard(g, side, card)
    return card


def roll(g: Netrunner, why: str) -> int:
    """A six-sided die; `why` is the card."""
    n = die(g, 6)
    if listening(g):
        emit(g, "nr-roll", card=why, n=n)
    return n


def random_of(g: Netrunner, hand: int, n: int) -> list[str]:
    """Different cards of a hand, picked blindly; they stay where they are."""
    pool = sorted(g.runner.hand if hand else g.corp.hq)
    picked = []
    for _ in range(min(n, len(pool))):
        picked.append(pool.pop(below(g, len(pool))))
    return picked


def pick_unseen(g: Netrunner, seen: list[str]) -> str:
    """A card of HQ, picked blindly among those not seen yet."""
    pool = sorted(g.corp.hq)
    for card in seen:
        pool.remove(card)
    return pool[below(g, len(pool))]
