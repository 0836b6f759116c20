"""The subroutines that a piece of ice has: printed, repeated, or given by other cards."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from neontable.games.netrunner.model.card import Effects
from neontable.games.netrunner.model.library import ADDERS, CARDS, PATHS, RUN_ADDERS
from neontable.games.netrunner.model.numbers import counted, holders
from neontable.games.netrunner.model.pieces import Inst

if TYPE_CHECKING:
    from neontable.games.netrunner.model.state import Netrunner


def subroutines(g: Netrunner, ice: Inst) -> list[str]:
    """Paths of the subroutines that this ice has now, in their order."""
    d = CARDS[ice.card]
    paths = []
    # What a transmutation repeated is there to be repeated by the next one.
    repeats = 2 ** counted(ice.marks, "doublings")
    for i in range(len(d.subs)):
        paths += [f"{ice.card}.sub.{i}"] * repeats
    for c in holders(g, ADDERS, False):
        path, word, here = ADDERS[c.card]
        if (not word or word in d.keywords) and (not here or c.fort == ice.fort):
            paths.append(path)
    run = g.run
    if run is not None:
        for flag, path in RUN_ADDERS.items():
            paths += [path] * run.flags.get(flag, 0)
    return paths


@cache
def traces(path: str) -> bool:
    """Whether a subroutine traces, even if only after something else."""
    return _traces(PATHS[path])


def _traces(effects: Effects) -> bool:
    return any(v.traces or any(_traces(inner) for _, inner in v.parts()) for v in effects)


def is_ap(g: Netrunner, path: str, source: int) -> bool:
    """Whether effects belong to a subroutine (printed or added) of AP ice."""
    if ".sub." not in path and ".added" not in path:
        return False
    ice = g.get(source)
    return ice is not None and "ap" in CARDS[ice.card].keywords
