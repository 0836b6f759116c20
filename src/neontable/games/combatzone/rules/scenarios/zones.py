"""Where a team may deploy."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin
from typing import TYPE_CHECKING

from neontable.games.combatzone.model import library
from neontable.games.combatzone.model.scenario import Deployment, Role
from neontable.games.combatzone.model.where import LENGTHS, make_base, space
from neontable.games.combatzone.rules.refusing import refused, units, why
from neontable.games.combatzone.space import INCH, Base, Space
from neontable.games.combatzone.space.measure import Measures
from neontable.kernel.zone import GROUND, Place, Polygon, box

if TYPE_CHECKING:
    from neontable.games.combatzone.model.state import CombatZone


def role_of(g: CombatZone, seat: int) -> Role:
    roles = library.SCENARIOS[g.scenario].roles
    name = g.teams[seat].role
    return next((role for role in roles if role.name == name), roles[seat % len(roles)])


def depth_of(deployment: Deployment) -> int:
    return LENGTHS[deployment.depth]


def quarters_left(g: CombatZone, seat: int) -> list[int]:
    """The quarters that a team may choose to deploy at."""
    taken = {t.corner for i, t in enumerate(g.teams) if i != seat and t.corner >= 0}
    return [q for q in range(4) if q not in taken]


def fits_zone(g: CombatZone, model: int, place: Place) -> str | None:
    """Why a model may not be deployed here."""
    seat = g.models[model].seat
    base = make_base(g, model, place)
    deployment = role_of(g, seat).deploys
    measures = space(g).measures
    corner = g.teams[seat].corner
    over = _outside(measures, corner, seat, deployment.zone, base, depth_of(deployment))
    if over > 0:
        return why("CZ-SETUP-006", "cz-no-deploy", over=units(over))
    no = space(g).stand(place, base.radius, g.moving, model)
    return None if no is None else refused(no)


def _outside(measures: Measures, corner: int, seat: int, zone: str, b: Base, most: int) -> int:
    """How far a base sticks out of a zone; 0 when it lies fully inside."""
    w, d = measures.width, measures.depth
    if zone == "centre":
        return 0 if measures.near_centre(b, most) else 1 + most
    far = {"left": b.x, "right": w - b.x, "top": b.y, "bottom": d - b.y}
    reach = {edge: n + b.radius - most for edge, n in far.items()}
    if zone in reach:
        return max(0, reach[zone])
    if zone == "edges":
        return max(0, min(reach.values()))
    if zone == "far-edge":
        return max(0, reach["right" if seat else "left"])
    if zone == "corner":
        corner = corner if corner >= 0 else (0, 3, 1, 2)[seat % 4]
        sides = ("right" if corner & 1 else "left", "bottom" if corner & 2 else "top")
        return max(0, *(reach[s] for s in sides))
    # Fully within the depth of the board edges of a quarter.
    sides = ("right" if corner & 1 else "left", "bottom" if corner & 2 else "top")
    over = max(0, min(reach[s] for s in sides))
    beyond_x = b.x + b.radius - w // 2 if sides[0] == "left" else w // 2 - (b.x - b.radius)
    beyond_y = b.y + b.radius - d // 2 if sides[1] == "top" else d // 2 - (b.y - b.radius)
    return max(over, beyond_x, beyond_y, 0)


def outline_of(w: int, d: int, zone: str, most: int, corner: int, seat: int) -> tuple[Polygon, ...]:
    """The zone as it is drawn on a mat of this size: bases lie fully inside it; of "centre" they
    reach into it."""
    strips = {
        "left": (0, 0, most, d),
        "right": (w - most, 0, w, d),
        "top": (0, 0, w, most),
        "bottom": (0, d - most, w, d),
    }
    if zone == "far-edge":
        zone = "right" if seat else "left"
    if zone in strips:
        return (box(*strips[zone]),)
    if zone == "centre":
        turns = [2 * pi * i / 48 for i in range(48)]
        ring = tuple(
            [(w // 2 + round(most * cos(t)), d // 2 + round(most * sin(t))) for t in turns]
        )
        return (Polygon(ring),)
    if zone == "edges":
        hole = ((most, most), (most, d - most), (w - most, d - most), (w - most, most))
        return (Polygon(box(0, 0, w, d).outline, (hole,)),)
    if zone == "corner" and corner < 0:
        corner = (0, 3, 1, 2)[seat % 4]
    right, low = bool(corner & 1), bool(corner & 2)

    def turned(*points: tuple[int, int]) -> Polygon:
        """Points as they are in the top left quarter."""
        return Polygon(tuple([(w - x if right else x, d - y if low else y) for x, y in points]))

    if zone == "corner":
        return (turned((0, 0), (most, 0), (most, most), (0, most)),)
    half, deep = w // 2, d // 2
    return (turned((0, 0), (half, 0), (half, most), (most, most), (most, deep), (0, deep)),)


def zone_places(g: CombatZone, model: int) -> list[tuple[Place]]:
    step = 3 * INCH // 2
    radius = make_base(g, model).radius
    seat = g.models[model].seat
    deployment = role_of(g, seat).deploys
    where = space(g)
    corner = g.teams[seat].corner
    ground = where.terrain.level(GROUND)
    for fine in (step, step // 2, step // 4):
        grid = _grid(where, radius, fine, deployment, corner, seat)
        found: list[tuple[Place]] = [
            (place,)
            for place in grid
            if where.terrain.on_base(place[0], place[1], ground, radius, g.moving, model) is None
        ]
        if found:
            return found
    return []


@lru_cache(maxsize=512)
def _grid(
    where: Space, radius: int, step: int, deployment: Deployment, corner: int, seat: int
) -> tuple[Place, ...]:
    """Places of a zone that are free of scenery: the same for every table on a battlefield."""
    found = []
    most = depth_of(deployment)
    measures = where.measures
    for y in range(radius, measures.depth - radius + 1, step):
        for x in range(radius, measures.width - radius + 1, step):
            b = Base(-1, x, y, GROUND, radius)
            if _outside(measures, corner, seat, deployment.zone, b, most) > 0:
                continue
            if where.stand((x, y, GROUND), radius) is None:
                found.append((x, y, GROUND))
    return tuple(found)
