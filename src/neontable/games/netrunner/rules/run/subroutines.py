"""The subroutines that a piece of ice has: printed, repeated, or given by other cards."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from neontable.games.netrunner.model.card import Effects
from neontable.games.netrunner.model.flags import repeated_sub
from neontable.games.netrunner.model.library import ADDERS, ADDS, CARDS, PATHS, RUN_ADDERS
from neontable.games.netrunner.model.numbers import counted, face, holders, outside
from neontable.games.netrunner.model.pieces import Inst

if TYPE_CHECKING:
    from neontable.games.netrunner.model.state import Netrunner


def subroutines(g: Netrunner, ice: Inst) -> list[str]:
    """Paths of the subroutines that this ice has now, in their order."""
    paths = unrepeated(g, ice)
    run = g.run
    if run is None or "repeats" not in run.flags:
        return paths
    return [
        path
        for i, path in enumerate(paths)
        for _ in range(1 + run.flags.get(repeated_sub(ice.id, i), 0))
    ]


def unrepeated(g: Netrunner, ice: Inst) -> list[str]:
    """Without those that something repeats for the run, each right after its original."""
    d = face(ice)
    paths = []
    repeats = 1 + (
        counted(ice.marks, "repeats") if ice.marks else 0
    )  # of what the card bears, not of repetitions
    for i in range(len(d.subs)):
        paths += [f"{ice.card}.sub.{i}"] * repeats
    if d.grows is not None:
        paths += [f"{ice.card}.grown"] * (repeats * _grown(g, ice, d.grows.per))
    if ADDS in g.in_play.words:
        for c in holders(g, ADDERS, False):
            path, word, here = ADDERS[c.card]
            if (not word or word in d.keywords) and (not here or c.fort == ice.fort):
                paths.append(path)
    run = g.run
    if run is not None and run.flags:
        for flag, path in RUN_ADDERS.items():
            paths += [path] * run.flags.get(flag, 0)
    return paths


def _grown(g: Netrunner, ice: Inst, per: str) -> int:
    """How often ice has the subroutine that it grows."""
    match per:
        case "bought":
            return ice.count
        case "encounter":
            run = g.run
            return run.flags.get("subs-now", 0) if run is not None and run.ice == ice.id else 0
        case "outside":
            return len(outside(g, ice))
    barriers = ("code gate", "wall")
    return sum(1 for c in outside(g, ice) if any(word in face(c).keywords for word in barriers))


@cache
def traces(path: str) -> bool:
    """Whether a subroutine traces, even if only after something else."""
    return _traces(PATHS[path])


def _traces(effects: Effects) -> bool:
    return any(v.traces or any(_traces(inner) for _, inner in v.parts()) for v in effects)


def is_ap(g: Netrunner, path: str, source: int) -> bool:
    """Whether effects belong to a subroutine (printed or added) of AP ice."""
    if ".sub." not in path and ".added" not in path and ".grown" not in path:
        return False
    ice = g.get(source)
    return ice is not None and "ap" in CARDS[ice.card].keywords
