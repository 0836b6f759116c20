"""The interval of a measured share."""

from __future__ import annotations

import pytest

from neontable.lab.confidence import interval


@pytest.mark.parametrize(
    ("hits", "games", "lo", "hi"),
    [(50, 100, 0.404, 0.596), (0, 10, 0.0, 0.278), (10, 10, 0.722, 1.0), (0.5, 1, 0.055, 0.945)],
)
def test_the_interval_of_a_share(hits: float, games: int, lo: float, hi: float) -> None:
    assert interval(hits, games) == pytest.approx((lo, hi), abs=0.0006)
