"""Cards of the runners: hands, decks, discards and what is in play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from neontable.games.crossfire.model.library import BOOSTS, CARDS
from neontable.games.crossfire.model.pieces import Played
from neontable.kernel.chance import shuffle
from neontable.kernel.events import emit, emit_but, emit_to, listening
from neontable.kit import piles

if TYPE_CHECKING:
    from neontable.games.crossfire.model.state import Crossfire

MARKET, COPY = -1, -2
"""Owners of cards in play that nobody's discard gets: back to the market, or no card at all."""


def draw(g: Crossfire, runner: int, n: int) -> int:
    """Draw up to n cards; the discard is shuffled when a card is needed and the deck is empty
    (CF-DECK-001, CF-DECK-004).  How many were drawn."""
    who = g.runners[runner]
    deck, hand = who.deck, who.hand
    drawn = []
    for _ in range(n):
        if not deck:
            if not who.discard:
                break
            _reshuffle(g, runner)
        card = deck.pop()
        hand.append(card)
        drawn.append(card)
    if who.shown:
        who.shown = max(0, who.shown - len(drawn))
    if drawn and listening(g):
        for card in drawn:
            emit_to(g, runner, "cf-drew", who=runner, card=card)
        emit_but(g, runner, "cf-drew-hidden", who=runner, n=len(drawn))
    return len(drawn)


def _reshuffle(g: Crossfire, runner: int) -> None:
    who = g.runners[runner]
    piles.replenish(g, who.deck, who.discard)
    who.shown = 0
    emit(g, "cf-reshuffled", who=runner)


def discard(g: Crossfire, runner: int, card: str) -> None:
    who = g.runners[runner]
    who.hand.remove(card)
    who.discard.append(card)
    emit(g, "cf-discarded", who=runner, card=card)


def discard_hand(g: Crossfire, runner: int) -> int:
    who = g.runners[runner]
    n = len(who.hand)
    if n:
        who.discard.extend(who.hand)
        who.hand.clear()
        emit(g, "cf-discarded-hand", who=runner, n=n)
    return n


def mill(g: Crossfire, runner: int, n: int, shuffles: bool) -> None:
    """The top cards of the deck go to the discard.  When the deck ends, the discard is shuffled and
    the rest is taken from it (CF-DECK-002), unless the card says otherwise (CF-CARD-037)."""
    who = g.runners[runner]
    for _ in range(n):
        if shuffles and not who.deck and who.discard:
            _reshuffle(g, runner)
        if not who.deck:
            return
        card = who.deck.pop()
        who.discard.append(card)
        who.shown = max(0, who.shown - 1)
        emit(g, "cf-milled", who=runner, card=card)


def gather(g: Crossfire, runner: int) -> None:
    """Deck, hand and discard become a new deck (CF-HP-010, CF-HP-022)."""
    who = g.runners[runner]
    piles.gather(g, who.deck, who.hand, who.discard)
    who.shown = 0


def reveal_top(g: Crossfire, runner: int, n: int) -> list[str]:
    """Show up to n cards from the top of a deck, the topmost first; they stay (CF-DECK-002)."""
    who = g.runners[runner]
    piles.replenish(g, who.deck, who.discard, n)
    cards = piles.top(who.deck, n)
    who.shown = max(who.shown, len(cards))
    for card in cards:
        emit(g, "cf-revealed", who=runner, card=card)
    return cards


def order_top(g: Crossfire, runner: int, cards: Sequence[str]) -> None:
    """The revealed top cards lie in this order now, the first on top."""
    deck = g.runners[runner].deck
    del deck[len(deck) - len(cards) :]
    piles.put_on_top(deck, cards)


def take_back(g: Crossfire, runner: int, card: str) -> None:
    """From the own discard into the hand."""
    who = g.runners[runner]
    who.discard.remove(card)
    who.hand.append(card)
    emit(g, "cf-took-back", who=runner, card=card)


def play_card(g: Crossfire, runner: int, card: str, target: int = 0) -> Played:
    """From the hand into play; "played" counts it for everything that asks what was played."""
    g.runners[runner].hand.remove(card)
    return _into_play(g, Played(card, runner, runner, target=target), "cf-played")


def play_assist(g: Crossfire, runner: int, card: str) -> Played:
    g.runners[runner].hand.remove(card)
    return _into_play(g, Played(card, runner, runner, assist=True), "cf-assisted")


def take_from_market(g: Crossfire, runner: int, card: str, owner: int = MARKET) -> Played:
    """A card that is played although it is not of the own hand: from the market (already taken off
    it), or a copy of one that lies in a discard."""
    return _into_play(g, Played(card, owner, runner), "cf-played")


def unleash(g: Crossfire, runner: int, upgrade: str) -> Played:
    """The points of an upgrade join the damage of this turn; it counts as no card played."""
    played = Played(upgrade, COPY, runner, id=g.next_id)
    g.next_id += 1
    g.played.append(played)
    return played


def _into_play(g: Crossfire, played: Played, event: str) -> Played:
    played.id = g.next_id
    g.next_id += 1
    g.played.append(played)
    kind = CARDS[played.card].type
    g.turn.played += (kind,)
    if played.by == g.current and not played.assist:
        g.turn.own += (kind,)
    if not played.assist and played.card in BOOSTS:
        g.turn.boosts += (played.card,)
    emit(g, event, who=played.by, card=played.card)
    return played


def put_away(g: Crossfire, played: Played) -> None:
    """From play to the discard of its owner (CF-DECK-007)."""
    g.played.remove(played)
    if played.owner >= 0:
        g.runners[played.owner].discard.append(played.card)
    elif played.owner == MARKET:
        g.market_discard.append(played.card)


def shuffle_deck(g: Crossfire, runner: int) -> None:
    shuffle(g, g.runners[runner].deck)
