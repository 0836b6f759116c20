"""Netrunner, the 1996 card game."""

from neontable.games.netrunner.game import GAME

__all__ = ["GAME"]
