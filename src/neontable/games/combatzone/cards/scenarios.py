"""Scenarios as data.  Turf War is as published."""

from __future__ import annotations

from neontable.games.combatzone.model.scenario import Deployment, Role, Scenario

SCENARIOS = (
    Scenario(
        id="turf-war",
        players=(2,),
        roles=(
            Role(
                name="defender",
                deploys=Deployment("quarter-edges", "R"),
                aftermath_win=("promote",),
            ),
            Role(
                name="attacker",
                deploys=Deployment("opposite-edges", "R"),
                aftermath_win=("promote",),
            ),
        ),
        decide="influence-low-attacks",
        first=0,
        ends=("half-out",),
        wins="eb",
        origin="published",
    ),
)
