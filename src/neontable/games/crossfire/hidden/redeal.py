"""Dealing anew what a seat cannot know: other hands, and the order of all decks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from neontable.kernel.chance import shuffle

if TYPE_CHECKING:
    from neontable.games.crossfire.model.state import Crossfire


def redeal(g: Crossfire, seat: int, key: str) -> Crossfire:
    """Everything is sorted before it is shuffled: the same key gives the same world whatever the
    hidden truth is, so that nothing of it leaks into a search."""
    w = g.clone()
    w.key, w.drawn = key, 0
    for r, who in enumerate(w.runners):
        top = who.deck[len(who.deck) - who.shown :] if who.shown else []
        rest = who.deck[: len(who.deck) - len(top)]
        if r != seat and (seat < 0 or not w.open_hands):
            rest += who.hand
            rest.sort()
            shuffle(w, rest)
            n = len(who.hand)
            who.hand = rest[len(rest) - n :] if n else []
            rest = rest[: len(rest) - n]
        else:
            rest.sort()
            shuffle(w, rest)
        who.deck = rest + top
    for pile in (w.market_deck, w.normal_deck, w.hard_deck):
        pile.sort()
        shuffle(w, pile)
    known = [w.crossfire_deck.pop()] if seat in w.known and w.crossfire_deck else []
    w.crossfire_deck.sort()
    shuffle(w, w.crossfire_deck)
    w.crossfire_deck += known
    return w
