"""How strong people are, by the tables that they played: a number for each game.

The model is openskill's (Plackett and Luce): it takes any number of sides of any size, and ties.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from openskill.models import PlackettLuce

_MODEL = PlackettLuce()
MU, SIGMA = float(_MODEL.mu), float(_MODEL.sigma)
SCALE, BASE = 40, 1500
SETTLED = 6.0
"""A rating that is less certain than this is shown with a question mark."""


class Rating(msgspec.Struct, frozen=True):
    mu: float = MU
    """What is expected of somebody."""
    sigma: float = SIGMA
    """How little is known about it."""

    @property
    def shown(self) -> int:
        """As people read it: 1500 for somebody who has not played yet."""
        return round(BASE + SCALE * (self.mu - MU))

    @property
    def provisional(self) -> bool:
        return self.sigma > SETTLED

    @property
    def sure(self) -> float:
        """The rating that somebody almost certainly deserves; leaders are ordered by it."""
        return self.mu - 3 * self.sigma


def after(sides: Sequence[Sequence[Rating]], places: Sequence[int]) -> list[list[Rating]]:
    """The ratings of all sides after a table; equal places are ties."""
    teams = [[_MODEL.rating(mu=r.mu, sigma=r.sigma) for r in side] for side in sides]
    rated = _MODEL.rate(teams, ranks=[float(place) for place in places])
    return [[Rating(float(r.mu), float(r.sigma)) for r in side] for side in rated]
