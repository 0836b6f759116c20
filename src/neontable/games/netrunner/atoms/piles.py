"""Cards in hands, decks and discard piles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from neontable.games.netrunner.atoms.events import emit_to_others, emit_to_side
from neontable.games.netrunner.atoms.forts import lift
from neontable.games.netrunner.model.card import CORP
from neontable.kernel.chance import shuffle
from neontable.kernel.events import emit, listening

if TYPE_CHECKING:
    from neontable.games.netrunner.model.state import Netrunner


def draw(g: Netrunner, side: int) -> str:
    """One card, from a deck that has one."""
    if side:
        card = g.runner.stack.pop()
        g.runner.hand.append(card)
    else:
        card = g.corp.rd.pop()
        g.corp.hq.append(card)
    if listening(g):
        emit_to_side(g, side, "nr-draw-you", card=card)
        emit_to_others(g, side, "nr-draw", side=side)
    return card


def shuffle_deck(g: Netrunner, side: int) -> None:
    shuffle(g, g.runner.stack if side else g.corp.rd)
    if listening(g):
        emit(g, "nr-shuffle", side=side)


def discard(g: Netrunner, side: int, card: str) -> None:
    """From the hand: the Corp face down, the Runner face up."""
    if side:
        g.runner.hand.remove(card)
        g.runner.trash.append(card)
        if listening(g):
            emit(g, "nr-discard", card=card)
    else:
        g.corp.hq.remove(card)
        g.corp.buried.append(card)
        if listening(g):
            emit_to_side(g, side, "nr-discard-you", card=card)
            emit_to_others(g, side, "nr-discard-down")


def leave_hand(g: Netrunner, side: int, card: str, to: str) -> None:
    """A card leaves the hand for a pile: trash, archives, or the top or bottom of the deck."""
    (g.runner.hand if side else g.corp.hq).remove(card)
    pile_up(g, side, card, to)


def pile_up(g: Netrunner, side: int, card: str, to: str) -> None:
    """A card from nowhere goes to: hand, trash (face up), buried, top, bottom, or removed from the
    game."""
    if to == "removed":
        g.removed.append(card)
    elif side:
        if to == "hand":
            g.runner.hand.append(card)
        elif to == "trash":
            g.runner.trash.append(card)
        elif to == "top":
            g.runner.stack.append(card)
        else:
            g.runner.stack.insert(0, card)
    elif to == "hand":
        g.corp.hq.append(card)
    elif to == "trash":
        g.corp.archives.append(card)
    elif to == "buried":
        g.corp.buried.append(card)
    elif to == "top":
        g.corp.rd.append(card)
    else:
        g.corp.rd.insert(0, card)


def take_from(g: Netrunner, side: int, zone: str, card: str, above: int = 0) -> None:
    """A card leaves a pile by name: hand, stack (the deck), trash (face up) or buried.  Of several
    alike in a deck or trash the topmost goes, but none of the `above` cards on top.  Zone aside: a
    card that waits for nothing more."""
    if zone == "aside":
        lift(g, next(c for c in g.runner.aside if c.card == card and not c.host and not c.count))
        return
    pile = pile_of(g, side, zone)
    del pile[len(pile) - 1 - pile[::-1].index(card, above)]


def pile_of(g: Netrunner, side: int, zone: str) -> list[str]:
    """By its name: hand, stack (the deck), trash (face up) or buried."""
    if zone == "hand":
        return g.runner.hand if side else g.corp.hq
    if zone == "stack":
        return g.runner.stack if side else g.corp.rd
    if zone == "trash":
        return g.runner.trash if side else g.corp.archives
    if zone == "buried" and not side:
        return g.corp.buried
    raise KeyError(zone)


def to_hand(g: Netrunner, side: int, zone: str, card: str, shown: bool) -> None:
    """Bring a card into the hand from a pile; the other side sees it or not."""
    take_from(g, side, zone, card)
    pile_up(g, side, card, "hand")
    if listening(g):
        if shown:
            emit(g, "nr-fetch", side=side, card=card)
        else:
            emit_to_side(g, side, "nr-fetch-you", card=card)
            emit_to_others(g, side, "nr-fetch-hidden", side=side)


def shuffle_into_deck(g: Netrunner, side: int, zones: tuple[str, ...]) -> int:
    """Whole piles into the deck, then shuffle; how many cards."""
    n = 0
    deck = g.runner.stack if side else g.corp.rd
    for zone in zones:
        pile = pile_of(g, side, zone)
        n += len(pile)
        deck.extend(pile)
        pile.clear()
    shuffle_deck(g, side)
    return n


def join_deck(g: Netrunner, card: str, zone: str) -> None:
    """A Corp card from a pile is shuffled into R&D."""
    take_from(g, CORP, zone, card)
    pile_up(g, CORP, card, "top")
    if listening(g):
        emit(g, "nr-join-deck", card=card)
    shuffle_deck(g, CORP)


def arrange_top(g: Netrunner, side: int, cards: tuple[str, ...]) -> None:
    """The top cards of a deck in a new order; the first of `cards` is on top."""
    deck = g.runner.stack if side else g.corp.rd
    deck[len(deck) - len(cards) :] = list(reversed(cards))
    if listening(g):
        emit(g, "nr-arrange", side=side, n=len(cards))


def cut(g: Netrunner, side: int, n: int) -> None:
    """The top n cards go under the deck, in their order."""
    deck = g.runner.stack if side else g.corp.rd
    if n:
        deck[:] = deck[-n:] + deck[:-n]
        if listening(g):
            emit(g, "nr-cut", side=side, n=n)


def mill(g: Netrunner, side: int, face: str) -> str:
    """The top card of a deck to the discard pile, face "trash" (up) or "buried"."""
    card = (g.runner.stack if side else g.corp.rd).pop()
    pile_up(g, side, card, face)
    if listening(g):
        if face == "buried":
            emit_to_side(g, side, "nr-mill-you", card=card)
            emit_to_others(g, side, "nr-mill-down")
        else:
            emit(g, "nr-mill", side=side, card=card)
    return card


def restore_archives(g: Netrunner, n: int) -> None:
    """Shuffle the open pile of the Archives; its top n cards go on R&D as they lie."""
    shuffle(g, g.corp.archives)
    cards = g.corp.archives[-n:]
    del g.corp.archives[-n:]
    g.corp.rd.extend(cards)
    if listening(g):
        for card in sorted(cards):  # what is missing from the pile is known, its order is not
            emit(g, "nr-restore", card=card)


def look(g: Netrunner, side: int, cards: tuple[str, ...], where: str) -> None:
    """A side looks at cards that it does not see otherwise; nothing changes but what it knows."""
    if listening(g):
        for card in cards:
            emit_to_side(g, side, "nr-look", card=card, place=where)
        emit_to_others(g, side, "nr-looks", side=side, n=len(cards), place=where)


def show(g: Netrunner, side: int, cards: tuple[str, ...], where: str) -> None:
    """A side shows cards of its own to the other (everybody sees them)."""
    if listening(g):
        for card in cards:
            emit(g, "nr-show", side=side, card=card, place=where)
