"""The Crossfire deck."""

from __future__ import annotations

from typing import TYPE_CHECKING

from neontable.kernel.events import emit, emit_but, emit_to
from neontable.kit import piles

if TYPE_CHECKING:
    from neontable.games.crossfire.model.state import Crossfire


def reveal_event(g: Crossfire) -> str:
    """The top card becomes active; "" when the deck is empty: the discard is never shuffled, it is
    the level (CF-AMB-028)."""
    if not g.crossfire_deck:
        return ""
    card = g.crossfire_deck.pop()
    g.active.append(card)
    g.forget_words()
    forget(g)
    emit(g, "cf-event", card=card)
    return card


def discard_event(g: Crossfire, card: str) -> None:
    g.active.remove(card)
    g.forget_words()
    g.crossfire_discard.append(card)
    emit(g, "cf-event-discarded", card=card, level=len(g.crossfire_discard))


def bury_events(g: Crossfire) -> None:
    """All active events go under the Crossfire deck: the level does not rise (CF-XF-014)."""
    for card in g.active:
        emit(g, "cf-event-buried", card=card)
    piles.put_under(g.crossfire_deck, g.active)
    g.active.clear()
    g.forget_words()


def start_discard(g: Crossfire, n: int) -> None:
    """The game starts with cards in the Crossfire discard; nothing on them happens."""
    for _ in range(min(n, len(g.crossfire_deck))):
        g.crossfire_discard.append(g.crossfire_deck.pop())


def look_at_event(g: Crossfire, seat: int) -> str:
    """One seat looks at the top card of the Crossfire deck."""
    if not g.crossfire_deck:
        return ""
    card = g.crossfire_deck[-1]
    if seat not in g.known:
        g.known.append(seat)
    emit_to(g, seat, "cf-looked", card=card)
    emit_but(g, seat, "cf-looked-hidden", who=seat)
    return card


def turn_event_under(g: Crossfire) -> None:
    """The top card of the Crossfire deck goes to its bottom."""
    g.crossfire_deck.insert(0, g.crossfire_deck.pop())
    forget(g)
    emit(g, "cf-event-under")


def forget(g: Crossfire) -> None:
    """The top of the deck is another card now."""
    g.known.clear()
