"""Clearing levels, and the defeat of an obstacle or boss."""

from __future__ import annotations

from typing import TYPE_CHECKING

from neontable.games.crossfire import atoms
from neontable.games.crossfire.missions.library import MISSIONS
from neontable.games.crossfire.model.library import OBSTACLES
from neontable.games.crossfire.model.numbers import barred, in_force, nuyen_value
from neontable.games.crossfire.model.terms import BOSS
from neontable.games.crossfire.rules.ending import win
from neontable.games.crossfire.rules.resolve import fire, waiting_of
from neontable.kernel.frames import Frame, pop, push

if TYPE_CHECKING:
    from neontable.games.crossfire.model.pieces import Faced
    from neontable.games.crossfire.model.state import Crossfire


def clear(g: Crossfire, faced: Faced, n: int) -> None:
    """Clear levels from the left; with the last one it is defeated (CF-DMG-020)."""
    left = len(g.levels_left(faced))
    atoms.clear_levels(g, faced, min(n, left))
    if n >= left and not _stays(g):
        push(g, Defeat(faced.id))


def _stays(g: Crossfire) -> bool:
    return bool(in_force(g, "stays"))


def defeat_cleared(g: Crossfire) -> None:
    """What was cleared and only stayed because of an event is defeated now (CF-CARD-041)."""
    for faced in reversed(g.obstacles):
        if not g.levels_left(faced):
            push(g, Defeat(faced.id))


class Defeat(Frame):
    """Its defeated ability resolves, its nuyen are shared, then it is gone (CF-DMG-021)."""

    number: int
    at: str = "ability"

    def do_ability(self, g: Crossfire) -> None:
        self.at = "leave"
        fire(g, waiting_of(g, "defeated", self.number))

    def do_leave(self, g: Crossfire) -> None:
        faced = g.find(self.number)
        pop(g)
        if faced is not None:
            share_nuyen(g, nuyen_value(faced))
            atoms.defeat(g, faced)
            if OBSTACLES[faced.card].deck == BOSS:
                _boss_fell(g, faced.faces)


def _boss_fell(g: Crossfire, runner: int) -> None:
    """The last boss wins the mission at once (CF-MDR-020); the last of a side brings up the next
    side, which faces the same runner (CF-MDR-008)."""
    if g.aborting:
        return
    sides = MISSIONS[g.mission].sides
    for n, side in enumerate(sides):
        if not all(boss in g.aspects for boss in side):
            shown = {f.card for f in g.obstacles}
            if n and not any(boss in shown or boss in g.aspects for boss in side):
                for boss in side:
                    atoms.flip(g, boss, runner)
            return
    if sides:
        win(g)


def share_nuyen(g: Crossfire, value: int) -> None:
    """One by one, the acting runner first, then clockwise; never to the Client (CF-NUY-001,
    CF-NUY-007).  A share that somebody cannot receive is lost."""
    order = [r for r in g.clockwise(g.acting) if r != g.client]
    if g.acting == g.client:
        order = [r for r in g.clockwise(g.start) if r != g.client]
    each, more = divmod(value, len(order))
    for i, runner in enumerate(order):
        share = each + (i < more)
        if share and not barred(g, runner, "no-nuyen"):
            atoms.earn(g, runner, share)
