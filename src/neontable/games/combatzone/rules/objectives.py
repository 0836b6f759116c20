"""Objectives that are discarded for their effect (CZ-CAMP-011)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from neontable.games.combatzone import atoms
from neontable.games.combatzone.model import library
from neontable.games.combatzone.model.where import on_table
from neontable.games.combatzone.rules.effects import run

if TYPE_CHECKING:
    from neontable.games.combatzone.model.state import CombatZone


def recyclable(g: CombatZone, seat: int) -> list[str]:
    """Completed objectives that a player may discard for their effect now."""
    return [id for id in g.teams[seat].completed if library.OBJECTIVES[id].recycled]


def recycle(g: CombatZone, seat: int, id: str) -> None:
    """It goes back to the Supply; the Active Model carries its effect out, else the first of the
    team's models."""
    bearer = g.active
    if bearer < 0 or g.models[bearer].seat != seat:
        bearer = next((i for i in on_table(g) if g.models[i].seat == seat), -1)
    atoms.recycle_objective(g, seat, id)
    if bearer >= 0:
        run(g, f"objective.{id}.recycled", bearer, of=bearer, source=id)
