"""Adrenaline: the arena shooter, all modes."""

from neontable.games.adrenaline.game import GAME

__all__ = ["GAME"]
