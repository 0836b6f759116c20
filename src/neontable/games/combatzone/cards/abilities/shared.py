"""Short words for what many special rules have in common."""

from __future__ import annotations

from typing import Any

from neontable.games.combatzone.model.card import Action, Need, Scope
from neontable.games.combatzone.model.keywords import Keys

ACCURATE = Keys(accurate=True)
SILENT = Keys(silent=True)
DEADLY_CRITS = Keys(deadly=1)
DIFFICULT = Keys(difficult=True)
AS_REACTION = Need("reaction")
UNMOVED = Need("not-moved")
IN_BRAWL = Need("in-brawl")
CAN_ACT = Need("target-can-act")


def others(within: str = "", **more: Any) -> Scope:
    return Scope("others", within=within, **more)


def friends(within: str = "", **more: Any) -> Scope:
    return Scope("friends", within=within, **more)


def rivals(within: str = "", **more: Any) -> Scope:
    return Scope("rivals", within=within, **more)


def command(zones: str, **more: Any) -> Action:
    """An action that activates a friend (CZ-CMD-001)."""
    fields: dict[str, Any] = {"aims": "friend", "tags": ("command",), **more}
    return Action(skill="influence", range=zones, command=True, needs=(CAN_ACT,), **fields)
