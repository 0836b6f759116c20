"""What cards leave for the rest of a run, of a turn, or of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from neontable.games.netrunner.model.flags import GameName, RunName, TurnName
from neontable.games.netrunner.model.pieces import Run, RunFlags

if TYPE_CHECKING:
    from neontable.games.netrunner.model.state import Netrunner


def set_flag(g: Netrunner, name: GameName, n: int) -> None:
    """Something that lasts for the rest of the game."""
    g.flags[name] = n


def clear_flag(g: Netrunner, name: GameName) -> None:
    g.flags.pop(name, None)


def set_run_flag(g: Netrunner, name: RunName, n: int) -> None:
    if g.run is not None:
        g.run.flags[name] = n


def take_run_flag(run: Run, name: RunName) -> int:
    """Something that counts once."""
    return run.flags.pop(name, 0)


def set_turn_flag(g: Netrunner, name: TurnName, n: int) -> None:
    g.memory.flags[name] = n


def clear_turn_flag(g: Netrunner, name: TurnName) -> None:
    g.memory.flags.pop(name, None)


def set_flags(run: Run, flags: RunFlags) -> None:
    run.flags = flags
