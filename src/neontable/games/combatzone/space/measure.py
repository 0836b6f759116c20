"""Measuring: distances between bases, zones of the Limiter, reach, edges, quarters, deployment.

Distances go from edge to edge, in three dimensions; a limit belongs to what it limits.
"""

from __future__ import annotations

from math import isqrt

from neontable.games.combatzone.space.moving import Base, Moving, No
from neontable.games.combatzone.space.terrain import Terrain
from neontable.games.combatzone.space.units import (
    GREEN,
    GREEN_ZONE,
    LONG_RANGE,
    OUT,
    REACH,
    RED,
    RED_ZONE,
    YELLOW,
    YELLOW_ZONE,
)
from neontable.kit.plane import within


def gap(a: Base, b: Base, rise: int) -> int:
    """How far two bases are apart, in units, rounded up: at most d exactly when they are within
    d of each other."""
    dx, dy, radii = b.x - a.x, b.y - a.y, a.radius + b.radius
    flat = max(0, isqrt(dx * dx + dy * dy) - radii)
    most = isqrt(flat * flat + rise * rise)
    while not within(dx, dy, rise, radii, most):
        most += 1
    while most and within(dx, dy, rise, radii, most - 1):
        most -= 1
    return most


def fall_damage(height: int) -> int:
    """CZ-FALL-002: wounds of a fall; OUT when it takes the model out."""
    return 0 if height <= RED else 1 if height <= GREEN else OUT


def climb_falls(height: int, first: int, second: int) -> tuple[int, int]:
    """CZ-CLIMB-007, 008: how deep a model falls that fails the first or the second roll of a
    climb with two actions of these lengths."""
    return min(height, first), min(height, first + second)


class Measures:
    """Distances on one battlefield."""

    def __init__(self, terrain: Terrain) -> None:
        self.terrain = terrain
        self.width, self.depth = terrain.field.width, terrain.field.depth

    def rise(self, a: Base, b: Base) -> int:
        return self.terrain.height(b.floor) - self.terrain.height(a.floor)

    def distance(self, a: Base, b: Base) -> int:
        return gap(a, b, self.rise(a, b))

    def within(self, a: Base, b: Base, most: int) -> bool:
        rise = self.terrain.height(b.floor) - self.terrain.height(a.floor)
        return within(b.x - a.x, b.y - a.y, rise, a.radius + b.radius, most)

    def in_reach(self, a: Base, b: Base) -> bool:
        return self.within(a, b, REACH)

    def zone(self, a: Base, b: Base) -> int:
        """CZ-MEAS-004, 005: the one zone in which b lies."""
        if self.within(a, b, RED):
            return RED_ZONE
        if self.within(a, b, YELLOW):
            return YELLOW_ZONE
        return GREEN_ZONE if self.within(a, b, GREEN) else LONG_RANGE

    def in_range(self, a: Base, b: Base, zones: int) -> bool:
        """Whether b lies in one of the zones of a range."""
        return bool(self.zone(a, b) & zones)

    # -- the table -----------------------------------------------------------------------------
    def quarter(self, b: Base) -> int | None:
        """CZ-FIELD-003: the quarter in which a base lies entirely: 0 1 above, 2 3 below."""
        left, right = 2 * (b.x + b.radius) <= self.width, 2 * (b.x - b.radius) >= self.width
        above, below = 2 * (b.y + b.radius) <= self.depth, 2 * (b.y - b.radius) >= self.depth
        if not (left or right) or not (above or below):
            return None
        return (1 if right else 0) + (2 if below else 0)

    def control(self, moving: Moving) -> tuple[int | None, ...]:
        """CZ-FIELD-003: the side that controls each quarter: it has more models entirely inside
        than all its rivals together."""
        inside: list[dict[int, int]] = [{}, {}, {}, {}]
        for b in moving.bases:
            q = self.quarter(b)
            if q is not None:
                inside[q][b.side] = inside[q].get(b.side, 0) + 1
        found: list[int | None] = []
        for count in inside:
            most = [s for s, n in count.items() if 2 * n > sum(count.values())]
            found.append(most[0] if most else None)
        return tuple(found)

    def from_edge(self, b: Base) -> int:
        """How far a base is from the nearest table edge."""
        return min(b.x, self.width - b.x, b.y, self.depth - b.y) - b.radius

    def near_edge(self, b: Base, most: int = REACH) -> bool:
        return self.from_edge(b) <= most

    def near_centre(self, b: Base, most: int) -> bool:
        """CZ-MEAS-008: within a length of the centre point, measured from the base's edge."""
        dx, dy = 2 * b.x - self.width, 2 * b.y - self.depth
        return dx * dx + dy * dy <= 4 * (most + b.radius) ** 2

    def reserve(self, b: Base, moving: Moving) -> No | None:
        """CZ-DEPLOY-003, 004: why a Reserve model may not be deployed here."""
        no = self.terrain.stand(b.place, b.radius, moving, b.model)
        if no is not None:
            return no
        if not self.near_edge(b):
            over = self.from_edge(b) - REACH
            return No("CZ-DEPLOY-003", "cz-space-not-at-table-edge", (("over", over),))
        others = moving.others(b.model)
        friends = [m for m in others if m.side == b.side]
        rivals = [m for m in others if m.side != b.side]
        close = [m for m in rivals if self.within(b, m, GREEN)]
        if close and not any(self.within(b, m, RED) for m in friends):
            nearest = min([self.distance(b, m) for m in close])
            return No("CZ-DEPLOY-004", "cz-space-rival-near", (("distance", nearest),))
        return None
