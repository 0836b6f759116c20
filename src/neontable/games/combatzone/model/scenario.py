"""What a scenario is: data, and the names of the steps that are its own (rules/scenarios)."""

from __future__ import annotations

from typing import Literal

import msgspec

from neontable.games.combatzone.model.card import Action
from neontable.games.combatzone.model.components import Goal

Zone = Literal[
    "quarter-edges",  # fully within `depth` of the board edges of a quarter that it chooses
    "opposite-edges", # fully within `depth` of the edges of the quarter diagonally opposite
    "edges",          # fully within `depth` of any board edge
    "centre",         # within `depth` of the centre
    "left", "right", "top", "bottom",  # fully within `depth` of that edge
    "far-edge",       # fully within `depth` of the edge opposite to the first team's
    "corner",         # fully within `depth` of the corner of its quarter, by seat
]  # fmt: skip


class Deployment(msgspec.Struct, frozen=True):
    zone: Zone
    depth: str = "R"
    """The colour of the Limiter that it is measured with."""


class Tokens(msgspec.Struct, frozen=True, kw_only=True):
    """Tokens that lie on the mat at the start."""

    kind: str
    n: int
    where: Literal["spread", "centre", "line", "quarters"] = "spread"
    """spread: over the mat, the same for both sides; centre; line: along the middle; quarters:
    one in the middle of each quarter."""


class Scoring(msgspec.Struct, frozen=True, kw_only=True):
    """Points for a moment of a team's own models."""

    goal: Goal
    n: int = 1
    role: str = ""
    """Only for the team with this role."""


class Role(msgspec.Struct, frozen=True, kw_only=True):
    """One side of a scenario."""

    name: str
    deploys: Deployment


class Scenario(msgspec.Struct, frozen=True, kw_only=True):
    """Everything about a scenario that is data.  `decide`, `ends`, `wins` and `steps` name
    functions of `rules/scenarios`."""

    id: str
    players: tuple[int, ...] = (2,)
    roles: tuple[Role, ...]
    """By the order of deployment: the first deploys first."""
    decide: str = "influence-low-attacks"
    """How seats get their roles."""
    first: int = 0
    """Index of the role that has Control first."""
    tokens: tuple[Tokens, ...] = ()
    actions: tuple[Action, ...] = ()
    """Actions that every character has in this scenario."""
    ends: tuple[str, ...] = ()
    """Conditions, looked at whenever something may have changed; any of them ends it."""
    wins: str = "eb"
    """How the winner is found."""
    steps: tuple[str, ...] = ()
    """Named steps: "carry" (tokens are picked up and handed over), "secret" (the first role names
    one of its models in secret), "loot" (the second role draws loot)."""
    scoring: tuple[Scoring, ...] = ()
    points: int = 0
    """So many points end it, where `ends` has "points"."""
    turns: int = 0
    """It ends when Control has been taken so often, where `ends` has "turns"."""
    least_eb: int = 0
    """For games of this size at least."""
    promote: bool = True
    prove: str = ""
    """The faction whose Prove Your Worth scenario it is."""
    origin: str = "designed"
    source: str = ""
