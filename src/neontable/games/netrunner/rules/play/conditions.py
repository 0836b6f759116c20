"""Named conditions of cards: when they may be played, installed or used."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from neontable.games.netrunner.model.card import HQ, RD
from neontable.kit.named import Named

if TYPE_CHECKING:
    from neontable.games.netrunner.model.pieces import Inst
    from neontable.games.netrunner.model.state import Netrunner

Condition = Callable[["Netrunner", "Inst | None"], bool]
CONDITIONS: Named[Condition] = Named()
condition = CONDITIONS


@condition
def tagged(g: Netrunner, inst: Inst | None) -> bool:
    return g.runner.tags > 0


@condition
def ran_last_turn(g: Netrunner, inst: Inst | None) -> bool:
    return g.memory.runs >= 1


@condition
def ran_twice_last_turn(g: Netrunner, inst: Inst | None) -> bool:
    return g.memory.runs >= 2


@condition
def stole_last_turn(g: Netrunner, inst: Inst | None) -> bool:
    return bool(g.memory.liberated)


@condition
def hit_hq(g: Netrunner, inst: Inst | None) -> bool:
    return HQ in g.memory.hits


@condition
def hit_rd(g: Netrunner, inst: Inst | None) -> bool:
    return RD in g.memory.hits


@condition
def hit_any(g: Netrunner, inst: Inst | None) -> bool:
    return bool(g.memory.hits)


@condition
def in_run(g: Netrunner, inst: Inst | None) -> bool:
    return g.run is not None
