"""Shadowrun: Crossfire, a co-operative deck-builder for one to four runners."""

from neontable.games.crossfire.game import GAME

__all__ = ["GAME"]
