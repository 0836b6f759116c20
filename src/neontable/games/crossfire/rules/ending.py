"""How a mission ends: won, aborted or lost, and the Karma that everybody gets."""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn

from neontable.games.crossfire import atoms
from neontable.games.crossfire.missions.karma import award
from neontable.kernel.frames import unwind
from neontable.kernel.outcome import together

if TYPE_CHECKING:
    from neontable.games.crossfire.model.state import Crossfire

WON, ABORTED, LOST = "won", "aborted", "lost"


def end(g: Crossfire, result: str, how: str) -> NoReturn:
    """The game is over, whatever was going on."""
    points = [award(g, seat, result) for seat in range(g.seats)]
    atoms.finish(g, result, together(result == WON, points, how))
    unwind(g, 0)


def lose(g: Crossfire, how: str) -> NoReturn:
    end(g, LOST, how)


def win(g: Crossfire) -> NoReturn:
    end(g, WON, "cf-end-won")


def aborted(g: Crossfire) -> NoReturn:
    end(g, ABORTED, "cf-end-aborted")
