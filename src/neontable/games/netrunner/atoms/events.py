"""Emitting events to everybody, to one side, or to everybody else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from neontable.kernel.events import emit as emit
from neontable.kernel.events import emit_but, emit_to

if TYPE_CHECKING:
    from neontable.games.netrunner.model.state import Netrunner


def emit_to_side(g: Netrunner, side: int, id: str, /, **args: object) -> None:
    """Only one side sees it."""
    emit_to(g, g.seat_of(side), id, **args)


def emit_to_others(g: Netrunner, side: int, id: str, /, **args: object) -> None:
    """Everybody but one side sees it, spectators included."""
    emit_but(g, g.seat_of(side), id, **args)
