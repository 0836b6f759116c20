"""Guessing the cards of a deck that a seat has not seen.

What somebody brought is as secret as the order of the deck.  A guess knows what lies open, the
number of cards that do not, and the cards that there are: it takes one of the decks that come with
the game, if one of them holds everything that was seen, and else cards of the kinds that decks are
usually made of.  It never looks at the real list."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from functools import cache

from neontable.games.netrunner.decks.construction import included
from neontable.games.netrunner.model.library import CARDS
from neontable.games.netrunner.model.state import Netrunner
from neontable.kernel.chance import below, shuffle


@cache
def _lists(side: int) -> tuple[tuple[str, ...], ...]:
    """The decks that everybody knows, card by card."""
    return tuple(tuple(sorted(deck.ids())) for deck in included().values() if deck.side == side)


@cache
def _kinds(side: int) -> tuple[str, ...]:
    """The type of every card of every known deck: a card picked here is of a usual kind."""
    return tuple(CARDS[card].type for deck in _lists(side) for card in deck)


@cache
def _of_kind(side: int, kind: str) -> tuple[str, ...]:
    return tuple(
        sorted(id for id, c in CARDS.items() if c.side == side and c.type == kind and not c.form_of)
    )


def any_card(g: Netrunner, side: int) -> str:
    """A card of a side, of a kind as common as it is in decks."""
    kinds = _kinds(side)
    cards = _of_kind(side, kinds[below(g, len(kinds))])
    return cards[below(g, len(cards))]


def fitting_card(g: Netrunner, side: int, fits: Callable[[str], bool]) -> str:
    """A card of a side that can lie in some place."""
    cards = sorted(id for id, c in CARDS.items() if c.side == side and not c.form_of and fits(id))
    return cards[below(g, len(cards))]


def unseen_cards(g: Netrunner, side: int, seen: Iterable[str], n: int) -> list[str]:
    """So many cards that a deck may hold besides those that were seen, in any order."""
    shown = Counter(seen)
    possible = [deck for deck in _lists(side) if Counter(deck) >= shown]
    rest: list[str] = []
    if possible:
        deck = Counter(possible[below(g, len(possible))]) - shown
        rest = sorted(deck.elements())
        shuffle(g, rest)
    return [*rest, *(any_card(g, side) for _ in range(n - len(rest)))]


def any_deck(g: Netrunner, side: int) -> tuple[str, ...]:
    lists = _lists(side)
    return lists[below(g, len(lists))]
