"""Playing a card from a hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from neontable.games.crossfire import atoms
from neontable.games.crossfire.model.numbers import barred, play_limit
from neontable.games.crossfire.model.pieces import CRITICAL
from neontable.games.crossfire.rules.resolve import resolve_at_once

if TYPE_CHECKING:
    from neontable.games.crossfire.model.state import Crossfire


def why_not_play(g: Crossfire, runner: int, card: str) -> str | None:
    who = g.runners[runner]
    if card not in who.hand:
        return "CF-TURN-004 cf-not-in-hand"
    if who.health == CRITICAL:
        return "CF-HP-022 cf-no-critical"
    if g.turn.damaged:
        return "CF-TURN-013 cf-damage-begun"
    by = barred(g, runner, "no-play")
    if by:
        return f"CF-OBS-010 cf-no-playing card=@{by}"
    if runner == g.current:
        limit = play_limit(g, runner)
        if 0 <= limit <= len(g.turn.own):
            return f"CF-OBS-005 cf-play-limit limit={limit} n={len(g.turn.own)}"
    return None


def play(g: Crossfire, runner: int, card: str) -> None:
    """From the hand into play; its ability is resolved before anything else (CF-TURN-004)."""
    played = atoms.play_card(g, runner, card)
    resolve_at_once(g, f"{card}.play", runner, runner, played.id)
