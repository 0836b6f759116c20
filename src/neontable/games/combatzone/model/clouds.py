"""Tokens on the mat that count as obstacles (smoke, buffer zones), and tokens and drones from which
a team looks: what cards add to the paths of `space`, which knows scenery and models alone."""

from __future__ import annotations

from collections.abc import Iterator
from math import isqrt
from typing import TYPE_CHECKING

from neontable.games.combatzone.model.card import Trait
from neontable.games.combatzone.model.profile import profile
from neontable.games.combatzone.space import RED, Base, Hindrance, Moving, PathOfAttack, Space
from neontable.games.combatzone.space.units import HALF, REACH
from neontable.games.combatzone.space.way import Meeting, Way
from neontable.kernel.zone import Place
from neontable.kit.plane import off, within

if TYPE_CHECKING:
    from neontable.games.combatzone.model.pieces import Marker
    from neontable.games.combatzone.model.state import CombatZone

SMOKE, BUFFER, CAMERA = "smoke", "buffer", "camera"
RADIUS = {SMOKE: HALF, BUFFER: HALF + RED}
"""Of the area that counts: the token itself, or everything within RED of it."""
BY = {BUFFER: "in-the-way"}
"""The trait of the model that laid a token without which the token is nothing."""


def clouds(g: CombatZone, model: int) -> Iterator[tuple[int, Marker, int]]:
    """Areas on the mat that are obstacles for a model, each with its radius: smoke for everybody, a
    buffer zone for rivals while its program runs."""
    side = g.side_of(g.models[model].seat)
    for i, marker in enumerate(g.markers):
        radius = RADIUS.get(marker.kind)
        if radius is None:
            continue
        trait = BY.get(marker.kind)
        if trait is not None and (g.side_of(marker.seat) == side or not _runs(g, marker, trait)):
            continue
        yield i, marker, radius


def _runs(g: CombatZone, marker: Marker, trait: str) -> bool:
    """Whether the program that laid a token still runs."""
    if marker.by < 0 or not g.models[marker.by].on_table:
        return False
    auras = profile(g.models[marker.by].sheet).auras
    return any(isinstance(aura, Trait) and aura.name == trait for aura in auras)


def veiled(
    g: CombatZone, where: Space, a: Base, b: Base, path: PathOfAttack, indirect: bool
) -> PathOfAttack:
    """A path of attack with the clouds that it touches (CZ-TGT-004, CZ-TGT-008)."""
    found: list[Hindrance] = []
    low, high = sorted((where.height(a.floor), where.height(b.floor)))
    for i, marker, radius in clouds(g, a.model):
        height = where.height(marker.floor)
        if not low - radius <= height <= high + radius:
            continue
        if off(marker.x, marker.y, a.x, a.y, b.x, b.y, (HALF + radius) ** 2) > 0:
            continue
        rise = height - where.height(a.floor)
        near = within(marker.x - a.x, marker.y - a.y, rise, a.radius + radius, REACH)
        adds = 0 if near or indirect else 1
        rule = "CZ-TGT-008" if near else "CZ-EFF-007" if indirect else "CZ-TGT-004"
        found.append(Hindrance(marker.kind, i, adds, rule, at=(marker.x, marker.y)))
    return path._replace(hindrances=(*path.hindrances, *found)) if found else path


# -- moving through them ---------------------------------------------------------------------------
def through(g: CombatZone, where: Space, mover: Base, way: Way, moving: Moving) -> Way:
    """A way with a roll where it enters a buffer zone; who fails stops there."""
    met = list(way.meetings)
    for i, marker, radius in clouds(g, mover.model):
        if marker.kind == BUFFER:
            found = _entered(where, mover, way, i, marker, radius, moving)
            if found is not None:
                met.append(found)
    if len(met) == len(way.meetings):
        return way
    met.sort(key=lambda m: (m.leg, _square(way.legs[m.leg].a, m.stop) if way.legs else 0))
    return way._replace(meetings=tuple(met))


def _entered(
    where: Space, mover: Base, way: Way, i: int, marker: Marker, radius: int, moving: Moving
) -> Meeting | None:
    for n, leg in enumerate(way.legs):
        rise = where.height(leg.a[2]) - where.height(marker.floor)
        if abs(rise) > radius or leg.a[2] != leg.b[2]:
            continue
        far = (isqrt(radius * radius - rise * rise) + mover.radius) ** 2
        (ax, ay, floor), (bx, by, _) = leg.a, leg.b
        if off(marker.x, marker.y, ax, ay, bx, by, far) > 0:
            continue
        stop = leg.a
        for step in range(STEPS):
            place = (ax + (bx - ax) * step // STEPS, ay + (by - ay) * step // STEPS, floor)
            if _square(place, marker.place) <= far:
                break
            if where.stand(place, mover.radius, moving, mover.model) is None:
                stop = place  # the last place before it where a base can stand (AMB-13)
        return Meeting("zone", i, n, stop)
    return None


STEPS = 64
"""Places that are tried along a leg."""


def _square(a: Place, b: Place) -> int:
    return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2


# -- eyes ------------------------------------------------------------------------------------------
def cameras(g: CombatZone, model: int) -> list[Base]:
    """Cameras of a model's side, as if they were bases."""
    side = g.side_of(g.models[model].seat)
    return [
        Base(-3 - i, m.x, m.y, m.floor, HALF, side)
        for i, m in enumerate(g.markers)
        if m.kind == CAMERA and m.seat >= 0 and g.side_of(m.seat) == side
    ]


def drones(g: CombatZone, model: int) -> list[Base]:
    """Drones of a model's side."""
    side = g.side_of(g.models[model].seat)
    return [b for i, b in g.bases.items() if b.side == side and profile(g.models[i].sheet).drone]
