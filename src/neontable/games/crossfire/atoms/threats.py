"""Obstacles and bosses: coming into play, being cleared, moving, leaving."""

from __future__ import annotations

from typing import TYPE_CHECKING

from neontable.games.crossfire.model.library import OBSTACLES
from neontable.games.crossfire.model.pieces import Faced
from neontable.games.crossfire.model.terms import BOSS, HARD, NORMAL
from neontable.kernel.events import emit, listening
from neontable.kit import piles

if TYPE_CHECKING:
    from neontable.games.crossfire.model.state import Crossfire


def next_obstacle(g: Crossfire, deck: str) -> str:
    """The top card of a deck; its discard is shuffled if it is empty, and if that is empty too the
    other deck helps out.  "" when there is nothing left (CF-AMB-027)."""
    for name in (deck, HARD if deck == NORMAL else NORMAL):
        pile, gone = (
            (g.normal_deck, g.normal_discard) if name == NORMAL else (g.hard_deck, g.hard_discard)
        )
        card = piles.draw(g, pile, gone)
        if card is not None:
            return card
    return ""


def flip(g: Crossfire, card: str, runner: int) -> Faced:
    """Into play, facing a runner; what its flipped ability does is the caller's business."""
    faced = Faced(card, runner, 0, g.next_id)
    g.next_id += 1
    g.obstacles.append(faced)
    g.forget_words()
    emit(g, "cf-flipped", card=card, threat=faced.id, who=g.name(runner))
    return faced


def move(g: Crossfire, faced: Faced, runner: int) -> None:
    """Only whom it faces changes (CF-OBS-018)."""
    faced.faces = runner
    emit(g, "cf-moved", card=faced.card, threat=faced.id, who=g.name(runner))


def clear_levels(g: Crossfire, faced: Faced, n: int) -> None:
    faced.cleared += n
    if listening(g):
        emit(
            g,
            "cf-cleared",
            card=faced.card,
            threat=faced.id,
            n=n,
            filled=faced.cleared,
            of=len(g.track(faced)),
            who=g.name(g.current),
        )


def restore_levels(g: Crossfire, faced: Faced, n: int) -> int:
    """The rightmost cleared levels return (CF-AMB-034); how many."""
    back = min(n, faced.cleared)
    if back:
        faced.cleared -= back
        emit(g, "cf-restored", card=faced.card, threat=faced.id, n=back)
    return back


def defeat(g: Crossfire, faced: Faced) -> None:
    """To the discard of its own deck (CF-OBS-019)."""
    g.obstacles.remove(faced)
    g.forget_words()
    g.turn.defeated += (faced.card,)
    _away(g, faced.card)
    emit(g, "cf-defeated", card=faced.card, threat=faced.id, who=g.name(g.current))


def discard_obstacle(g: Crossfire, card: str) -> None:
    """A card that was turned up and does not come into play."""
    _away(g, card)
    emit(g, "cf-passed-over", card=card)


def _away(g: Crossfire, card: str) -> None:
    deck = OBSTACLES[card].deck
    if deck == NORMAL:
        g.normal_discard.append(card)
    elif deck == HARD:
        g.hard_discard.append(card)
    elif deck == BOSS:
        g.aspects.append(card)
