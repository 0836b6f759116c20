"""Squares as options: where steps can lead, and where there is something to grab."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from neontable.games.adrenaline.cards.weapons import PICK_UP
from neontable.games.adrenaline.model.arena import ARENAS, per_arena, squares_of
from neontable.games.adrenaline.model.options import SQUARES, Square
from neontable.games.adrenaline.model.player import affords, wealth

if TYPE_CHECKING:
    from neontable.games.adrenaline.model.state import Adrenaline


@cache
def square_options(mask: int) -> list[Square]:
    """Options for the squares of a mask; shared, never changed."""
    return [SQUARES[s] for s in squares_of(mask)]


@per_arena
def reachable(arena: str, square: int, lo: int, hi: int) -> int:
    """Where lo to hi steps can end: a way may return to its start, but not without a step."""
    a = ARENAS[arena]
    mask = a.within[hi][square]
    if lo > 0 and hi < 2:
        mask &= ~(1 << square)
    return mask


@per_arena
def shove_options(arena: str, square: int, lo: int, hi: int) -> list[Square]:
    """Squares 1 to hi steps away in a straight line; the own square when lo is 0."""
    found = {s for ray in ARENAS[arena].ray[square] for s in ray[:hi]}
    if lo == 0:
        found.add(square)
    return [SQUARES[s] for s in sorted(found)]


def grab_squares(g: Adrenaline, seat: int, steps: int) -> int:
    """The squares within so many steps where there is something to grab, as a mask."""
    p = g.players[seat]
    a = ARENAS[g.arena]
    spawn_colour = a.spawn_colour
    mask = 0
    have: list[int] | None = None
    tiles = g.tiles
    turrets = bool(g.turrets)
    for square in a.reach[steps][p.square]:
        colour = spawn_colour[square]
        if colour < 0:
            if tiles[square] or (turrets and square not in g.grabbed and g.offer):
                mask |= 1 << square
            continue
        if have is None:
            have = wealth(p)
        for weapon in g.displays[colour]:
            if affords(have, PICK_UP[weapon]):
                mask |= 1 << square
                break
    return mask
