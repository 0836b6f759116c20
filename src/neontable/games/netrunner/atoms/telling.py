"""Telling everybody, one side, or everybody else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from neontable.kernel.events import emit, emit_but, emit_to

if TYPE_CHECKING:
    from neontable.games.netrunner.model.state import Netrunner


def tell(g: Netrunner, id: str, /, **args: object) -> None:
    emit(g, id, **args)


def tell_side(g: Netrunner, side: int, id: str, /, **args: object) -> None:
    """Only one side learns it."""
    emit_to(g, g.seat_of(side), id, **args)


def tell_others(g: Netrunner, side: int, id: str, /, **args: object) -> None:
    """Everybody but one side; spectators too."""
    emit_but(g, g.seat_of(side), id, **args)
