"""Cyberpunk RED: Combat Zone: a skirmish of miniatures in real space."""

from neontable.games.combatzone.game import GAME

__all__ = ["GAME"]
