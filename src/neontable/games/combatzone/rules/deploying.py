"""Deploying models: before the match, from Reserve, and by effects."""

from __future__ import annotations

from typing import TYPE_CHECKING

from neontable.games.combatzone import atoms
from neontable.games.combatzone.model.nouns import reference
from neontable.games.combatzone.model.profile import profile
from neontable.games.combatzone.model.where import LENGTHS, base, make_base, space
from neontable.games.combatzone.rules.moving import board
from neontable.games.combatzone.rules.refusing import refused, units, why
from neontable.games.combatzone.rules.scenarios.zones import (
    depth_of,
    fits_zone,
    outline_of,
    role_of,
    zone_places,
)
from neontable.games.combatzone.space import GREEN, INCH
from neontable.kernel.asks import Ask, ask_point
from neontable.kernel.frames import Frame, pop
from neontable.kernel.scene import Blast, Overlay, Reach, Trace
from neontable.kernel.zone import GROUND, Place

if TYPE_CHECKING:
    from neontable.games.combatzone.model.state import CombatZone

NOWHERE = (-1, -1, GROUND)
RINGS = (1, 2, 3, 4, 6, 8, 10, 13, 16, 20, 25, 30)
"""How far around a place that is refused another one is looked for, in tenths of an inch."""
COMPASS = tuple(
    (sx * a, sy * b)
    for a, b in ((1000, 0), (924, 383), (707, 707), (383, 924), (0, 1000))
    for sx in (1, -1)
    for sy in (1, -1)
    if (a or sx > 0) and (b or sy > 0)
)
"""Sixteen directions, in thousandths."""


class Place1(Frame, kw_only=True):
    """One model is put on the table: in the zone of its team, at a table edge (Reserve), or within
    a distance of somebody."""

    model: int
    reserve: bool = False
    near: int = -1
    """The model that it must be near; its place counts even if it is out."""
    within: str = ""
    """"reach", "R", "Y", "G", or "edge": at a table edge, farther than GREEN from all rivals."""
    seat: int = -1
    at: str = "where"

    def _seat(self, g: CombatZone) -> int:
        return self.seat if self.seat >= 0 else g.models[self.model].seat

    def fits_where(self, g: CombatZone, answer: tuple[Place]) -> str | None:
        place = answer[0]
        if not self.reserve and not self.within:
            return fits_zone(g, self.model, place)
        me = make_base(g, self.model, place)
        where = space(g)
        if self.reserve:
            no = where.measures.reserve(me, g.moving)
            return None if no is None else refused(no)
        no = where.stand(place, me.radius, g.moving, self.model)
        if no is not None:
            return refused(no)
        if self.within == "edge":
            if not where.measures.near_edge(me):
                return "CZ-DEPLOY-001 cz-no-deploy-edge"
            if any(b.side != me.side and where.within(me, b, GREEN) for b in g.moving.bases):
                return "CZ-DEPLOY-001 cz-no-deploy-rival"
            return None
        there = base(g, self.near)
        if not where.within(me, there, LENGTHS[self.within]):
            over = where.distance(me, there) - LENGTHS[self.within]
            return why("CZ-DEPLOY-001", "cz-no-deploy", over=units(over))
        return None

    def _samples(self, g: CombatZone) -> list[tuple[Place]]:
        if not self.reserve and not self.within:
            return zone_places(g, self.model)
        radius = profile(g.models[self.model].sheet).radius
        found: list[tuple[Place]] = []
        if self.reserve or self.within == "edge":
            measures = space(g).measures
            w, d = measures.width, measures.depth
            for step in (2 * INCH, INCH // 2):
                spots = [
                    (x, y) for x in range(radius, w - radius, step) for y in (radius, d - radius)
                ]
                spots += [
                    (x, y) for y in range(radius, d - radius, step) for x in (radius, w - radius)
                ]
                for x, y in spots:
                    if self.fits_where(g, ((x, y, GROUND),)) is None:
                        found.append(((x, y, GROUND),))
                if found:
                    return found
            return found
        x, y, floor = base(g, self.near).place
        for n in range(1, 15):
            for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (1, -1), (-1, 1), (-1, -1)):
                far = 2 * radius + 10 + n * INCH // 2 - INCH // 2
                place = (x + dx * far, y + dy * far, floor)
                if self.fits_where(g, (place,)) is None:
                    found.append((place,))
            if len(found) > 8:
                break
        return found

    def ask_where(self, g: CombatZone) -> Ask | None:
        samples = self._samples(g)
        if not samples:
            return None
        args = (("model", reference(g, self.model)),)
        return ask_point(self._seat(g), "cz-ask-deploy", board(g), samples, args=args)

    def shape_where(self, g: CombatZone) -> tuple[Overlay, ...]:
        """The zone of the team, where there is one."""
        if self.reserve or self.within:
            return ()
        seat = g.models[self.model].seat
        deploys = role_of(g, seat).deploys
        field = space(g).field
        corner = g.teams[seat].corner
        zone = outline_of(field.width, field.depth, deploys.zone, depth_of(deploys), corner, seat)
        return (Reach("easy", zone),)

    def trace_where(self, g: CombatZone, answer: tuple[Place]) -> Trace:
        """The base, as large as it is, and where it would do close by."""
        x, y, _ = answer[0]
        return Trace(
            overlays=(Blast(x, y, profile(g.models[self.model].sheet).radius),),
            nearest=self._close_by(g, answer[0]),
        )

    def _close_by(self, g: CombatZone, place: Place) -> tuple[Place, ...]:
        """For a place that is refused: the first one around it that is not."""
        if self.fits_where(g, (place,)) is None:
            return ()
        x, y, floor = place
        for tenths in RINGS:
            for ux, uy in COMPASS:
                far = tenths * INCH // 10
                beside = (x + far * ux // 1000, y + far * uy // 1000, floor)
                if self.fits_where(g, (beside,)) is None:
                    return (beside,)
        return ()

    def got_where(self, g: CombatZone, answer: tuple[Place]) -> None:
        atoms.deploy(g, self.model, answer[0])
        pop(g)

    def do_where(self, g: CombatZone) -> None:
        """There is no room: where it must come to the table it takes the nearest place, else it
        stays away."""
        if not self.within:
            radius = profile(g.models[self.model].sheet).radius
            spot = space(g).settle((radius, radius, GROUND), radius, g.moving, self.model)
            atoms.deploy(g, self.model, spot)
        pop(g)
