"""Karma: what a mission awards to each runner, and the value of upgrades."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from neontable.games.crossfire.missions.library import MISSIONS, Scaling
from neontable.games.crossfire.model.library import UPGRADES

if TYPE_CHECKING:
    from neontable.games.crossfire.model.state import Crossfire

SLOT_SURCHARGE = 10


def value(upgrades: Sequence[str]) -> int:
    """The Karma in a runner's upgrades, by slot: outside the first slot 10 more (CF-CAMP-005)."""
    total = 0
    for slot, upgrade in enumerate(upgrades):
        if upgrade:
            total += UPGRADES[upgrade].karma + (SLOT_SURCHARGE if slot else 0)
    return total


def reduction(scaling: Scaling, karma: int) -> int:
    """How much less a runner with so much Karma in upgrades gets (CF-MIS-005)."""
    for up_to, less in scaling.bands:
        if karma <= up_to:
            return less
    last, less = scaling.bands[-1]
    return less + -(-(karma - last) // scaling.further)


def base_award(mission: str, result: str, bonuses: Sequence[str]) -> int:
    """Before scaling; bonus challenges count only when the mission is won (CF-AMB-032)."""
    facts = MISSIONS[mission]
    if result == "won":
        return facts.win + sum(facts.bonuses[b].karma for b in bonuses)
    return facts.abort if result == "aborted" else 0


def award(g: Crossfire, seat: int, result: str) -> int:
    """What one runner gets, never less than nothing (CF-AMB-031)."""
    less = reduction(MISSIONS[g.mission].scaling, value(g.runners[seat].upgrades))
    return max(0, base_award(g.mission, result, g.bonuses) - less)
