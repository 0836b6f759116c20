"""Prove Your Worth: who must play the scenario that ends a campaign (p.47)."""

from __future__ import annotations

from collections.abc import Sequence

from neontable.games.combatzone.campaign.headquarters import Headquarters, street_cred
from neontable.games.combatzone.model import library

WORTHY = 10
"""Street Cred from which a team must prove its worth."""


def worthy(hq: Headquarters) -> bool:
    return street_cred(hq) >= WORTHY


def scenario_of(faction: str) -> str:
    """The Prove Your Worth scenario of a faction."""
    return next(s.id for s in library.SCENARIOS.values() if s.prove == faction)


def challengers(teams: Sequence[Headquarters]) -> tuple[int, ...]:
    """The teams of a match whose scenario is played (CZ-PROVE-002, CZ-PROVE-003): nobody, one, or
    several who are level in Street Cred and completed objectives and roll for it."""
    fit = [i for i, hq in enumerate(teams) if worthy(hq)]
    best = max((_claim(teams[i]) for i in fit), default=())
    return tuple(i for i in fit if _claim(teams[i]) == best)


def _claim(hq: Headquarters) -> tuple[int, ...]:
    # The Wounded Leader is a mishap, not an objective that somebody completed.
    done = [id for id in hq.completed if library.OBJECTIVES[id].stars >= 0]
    return street_cred(hq), len(done)


def roll_off(faces: Sequence[int], influence: Sequence[int]) -> int | None:
    """Who chooses among challengers that are level: RED die and the Leader's Influence, the
    higher total; None where they tie and roll again (CZ-PROVE-003)."""
    totals = [face + more for face, more in zip(faces, influence, strict=True)]
    most = max(totals)
    return totals.index(most) if totals.count(most) == 1 else None


def why_not(teams: Sequence[Headquarters], scenario: str) -> str | None:
    """Why these teams cannot play a scenario, as a refusal code."""
    prove = library.SCENARIOS[scenario].prove
    bound = challengers(teams)
    if prove and not any(hq.faction == prove and worthy(hq) for hq in teams):
        return "CZ-PROVE-001 cz-hq-no-worth"
    if bound and prove not in {teams[i].faction for i in bound}:
        return "CZ-PROVE-002 cz-hq-no-other-scenario"
    return None


def proven(hq: Headquarters, scenario: str, won: bool) -> bool:
    """Whether a team has won the campaign with this match (CZ-PROVE-004)."""
    return won and library.SCENARIOS[scenario].prove == hq.faction
