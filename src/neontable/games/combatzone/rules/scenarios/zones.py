"""Where a team may deploy."""

from __future__ import annotations

from typing import TYPE_CHECKING

from neontable.games.combatzone.model import library
from neontable.games.combatzone.model.scenario import Deployment, Role
from neontable.games.combatzone.model.where import LENGTHS, make_base, space
from neontable.games.combatzone.rules.refusing import refused, units, why
from neontable.games.combatzone.space import INCH, Base
from neontable.kernel.zone import GROUND, Place

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
    m = g.models[model]
    base = make_base(g, model, place)
    no = space(g).stand(place, base.radius, g.moving, model)
    if no is not None:
        return refused(no)
    deployment = role_of(g, m.seat).deploys
    most = depth_of(deployment)
    over = _outside(g, m.seat, deployment.zone, base, most)
    if over > 0:
        return why("CZ-SETUP-006", "cz-no-deploy", over=units(over))
    return None


def _outside(g: CombatZone, seat: int, zone: str, b: Base, most: int) -> int:
    """How far a base sticks out of a zone; 0 when it lies fully inside."""
    measures = space(g).measures
    w, d = measures.width, measures.depth
    if zone == "centre":
        return 0 if measures.near_centre(b, most) else 1 + most
    far = {"left": b.x, "right": w - b.x, "top": b.y, "bottom": d - b.y}
    reach = {edge: n + b.radius - most for edge, n in far.items()}
    if zone in reach:
        return max(0, reach[zone])
    if zone == "edges":
        return max(0, min(reach.values()))
    corner = g.teams[seat].corner
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


def zone_places(g: CombatZone, model: int) -> list[tuple[Place]]:
    """Good places of the zone: a grid of an inch and a half, nearest to its middle first."""
    measures = space(g).measures
    step = 3 * INCH // 2
    radius = make_base(g, model).radius
    found: list[tuple[Place]] = []
    for fine in (step, step // 2, step // 4):
        for y in range(radius, measures.depth - radius + 1, fine):
            for x in range(radius, measures.width - radius + 1, fine):
                place = (x, y, GROUND)
                if fits_zone(g, model, place) is None:
                    found.append((place,))
        if found:
            return found
    return found
