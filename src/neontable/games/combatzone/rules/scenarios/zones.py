"""Where a team may deploy."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, overload

from neontable.games.combatzone.model import library
from neontable.games.combatzone.model.scenario import Deployment, Role
from neontable.games.combatzone.model.where import LENGTHS, make_base, space
from neontable.games.combatzone.rules.refusing import refused, units, why
from neontable.games.combatzone.space import INCH, Base, Space
from neontable.games.combatzone.space.measure import Measures
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


class Spots(Sequence[tuple[Place]]):
    """Good places of the zone for bots, a grid of an inch and a half, worked out when somebody
    looks."""

    __slots__ = ("_made", "g", "model")

    def __init__(self, g: CombatZone, model: int) -> None:
        self.g, self.model = g, model
        self._made: list[tuple[Place]] | None = None

    @property
    def made(self) -> list[tuple[Place]]:
        if self._made is None:
            self._made = zone_places(self.g, self.model)
        return self._made

    def __len__(self) -> int:
        return len(self.made)

    @overload
    def __getitem__(self, i: int) -> tuple[Place]: ...
    @overload
    def __getitem__(self, i: slice) -> list[tuple[Place]]: ...
    def __getitem__(self, i: int | slice) -> tuple[Place] | list[tuple[Place]]:
        return self.made[i]


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
