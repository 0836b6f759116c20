"""An action that is considered, pending or rolled: what conditions and modifiers ask about."""

from __future__ import annotations

from typing import NamedTuple

from neontable.games.combatzone.model.card import Action


class Attempt(NamedTuple):
    by: int
    action: Action
    target: int = -1
    reaction: bool = False
    zone: str = ""
    """Of the target: "R", "Y", "G" or "L"; "" where nothing is measured."""


NO_ACTION = Action(id="", aims="none")
