"""How far a measured share can be trusted."""

from __future__ import annotations

from math import sqrt

Z = 1.96
"""Standard deviations that leave 5 % outside."""


def interval(hits: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share, after Wilson: it holds near 0 and 100 % too."""
    p = hits / games
    mid = p + Z * Z / (2 * games)
    half = Z * sqrt(p * (1 - p) / games + Z * Z / (4 * games * games))
    whole = 1 + Z * Z / games
    return max(0.0, (mid - half) / whole), min(1.0, (mid + half) / whole)
