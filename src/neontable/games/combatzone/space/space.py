"""The space of one battlefield: all that rules, bots and screens ask of it.

A `Space` belongs to a battlefield whose doors are in certain states.  What moves (models, dragged
pieces) comes with each question.  Everything that is remembered is a function of places: a moved
model simply has another key, and forgetting it all at any moment changes no answer.
"""

from __future__ import annotations

from collections.abc import Sequence

from neontable.games.combatzone.space.attack import PathOfAttack, Sights
from neontable.games.combatzone.space.field import Battlefield
from neontable.games.combatzone.space.forced import Fall, Forced, Push
from neontable.games.combatzone.space.measure import Measures
from neontable.games.combatzone.space.moving import NOBODY, Base, Moving, No
from neontable.games.combatzone.space.offers import Offers, Region
from neontable.games.combatzone.space.routes import Routes
from neontable.games.combatzone.space.terrain import Terrain
from neontable.games.combatzone.space.units import HALF, IMPACT, REACH, RED
from neontable.games.combatzone.space.way import Way
from neontable.kernel.zone import Place
from neontable.kit.plane import within


class Space:
    def __init__(self, field: Battlefield, doors: Sequence[int] | None = None) -> None:
        self.field = field
        self.terrain = Terrain(field, field.doors_at_start if doors is None else doors)
        self.routes = Routes(self.terrain)
        self.sights = Sights(self.terrain)
        self.measures = Measures(self.terrain)
        self.forced = Forced(self.terrain)
        self.offers = Offers(self.terrain, self.routes)

    def forget(self) -> None:
        """Drop everything that is remembered."""
        self.routes.forget()
        self.sights.forget()
        self.offers.forget()

    # -- standing ------------------------------------------------------------------------------
    def height(self, floor: int) -> int:
        """Of what stands on a floor."""
        return self.terrain.height(floor)

    def floors(self, x: int, y: int) -> tuple[int, ...]:
        """The floors that have a surface at this point, the highest first, the ground last."""
        return self.terrain.floors(x, y)

    def stand(
        self, place: Place, radius: int, moving: Moving = NOBODY, model: int = -1
    ) -> No | None:
        """Why a base may not stand here; None when it may."""
        return self.terrain.stand(place, radius, moving, model)

    def settle(self, place: Place, radius: int, moving: Moving = NOBODY, model: int = -1) -> Place:
        """The nearest place at which a base may stand."""
        return self.terrain.settle(place, radius, moving, model)

    # -- moving --------------------------------------------------------------------------------
    def move(self, mover: Base, path: Sequence[Place], most: int, moving: Moving) -> Way | No:
        """The way that an answer means: to one place, the best one; through several, as drawn."""
        if len(path) == 1:
            return self.routes.way(mover, path[0], most, moving)
        return self.routes.drawn(mover, path, most, moving)

    def way(self, mover: Base, to: Place, most: int, moving: Moving) -> Way | No:
        return self.routes.way(mover, to, most, moving)

    def walk(self, mover: Base, path: Sequence[Place], most: int, moving: Moving) -> Way | No:
        return self.routes.drawn(mover, path, most, moving)

    def candidates(
        self, mover: Base, most: int, moving: Moving, goals: Sequence[Base] = ()
    ) -> list[Place]:
        return self.offers.candidates(mover, most, moving, goals)

    def region(self, mover: Base, most: int, moving: Moving) -> Region:
        return self.offers.region(mover, most, moving)

    def nearest(
        self, mover: Base, path: Sequence[Place], most: int, moving: Moving
    ) -> tuple[Place, ...]:
        return self.offers.nearest(mover, path, most, moving)

    # -- moved by others -----------------------------------------------------------------------
    def push(self, by: Base, target: Base, moving: Moving, most: int = RED) -> Push:
        return self.forced.push(by, target, moving, most)

    def fall(
        self, x: int, y: int, height: int, radius: int, moving: Moving, model: int = -1
    ) -> Fall:
        return self.forced.fall(x, y, height, radius, moving, model)

    # -- measuring -----------------------------------------------------------------------------
    def distance(self, a: Base, b: Base) -> int:
        """Edge to edge, height counted, rounded up."""
        return self.measures.distance(a, b)

    def within(self, a: Base, b: Base, most: int) -> bool:
        return self.measures.within(a, b, most)

    def in_reach(self, a: Base, b: Base) -> bool:
        return self.measures.within(a, b, REACH)

    def zone(self, a: Base, b: Base) -> int:
        return self.measures.zone(a, b)

    def in_range(self, a: Base, b: Base, zones: int) -> bool:
        return self.measures.in_range(a, b, zones)

    def quarter(self, base: Base) -> int | None:
        return self.measures.quarter(base)

    # -- attacking -----------------------------------------------------------------------------
    def visible(self, a: Base, b: Base) -> bool:
        """CZ-TGT-003: no barrier blocks the path between them, whatever the range."""
        return not self.sights.blocked(a, b)

    def attack(
        self,
        a: Base,
        b: Base,
        moving: Moving,
        aside: tuple[int, ...] = (),
        indirect: bool = False,
    ) -> PathOfAttack:
        """The path of attack from a to b and everything in it.  Models in `aside` do not count:
        other targets of a Torrent, models in one brawl."""
        return self.sights.attack(a, b, moving, aside, indirect)

    def brawling(self, a: Base, b: Base) -> bool:
        """CZ-BRAWL-001, AMB-30: rivals within reach that see each other."""
        return a.side != b.side and self.in_reach(a, b) and self.visible(a, b)

    def brawlers(self, a: Base, moving: Moving) -> tuple[Base, ...]:
        """The rivals with which a model is in a brawl."""
        return tuple([b for b in moving.bases if b.model != a.model and self.brawling(a, b)])

    def torrent(self, a: Base, target: Base, zones: int, moving: Moving) -> tuple[int, ...]:
        """CZ-TGT-013: every model in the band through a target, inside the range and not behind a
        barrier; the nearest first."""
        dx, dy = target.x - a.x, target.y - a.y
        n = dx * dx + dy * dy
        found = []
        for b in moving.others(a.model):
            ex, ey = b.x - a.x, b.y - a.y
            across = dx * ey - dy * ex
            if dx * ex + dy * ey <= 0 or across * across > (HALF + b.radius) ** 2 * n:
                continue
            if self.measures.in_range(a, b, zones) and self.visible(a, b):
                found.append((self.distance(a, b), b.model))
        return tuple([model for _, model in sorted(found)])

    def blast(self, token: Place, moving: Moving, most: int = RED) -> tuple[int, ...]:
        """CZ-BLAST-002, 009, 010: the models within RED of an Impact token, above and below too,
        that no barrier separates from its centre."""
        found = []
        up = self.terrain.height(token[2])
        for b in moving.bases:
            rise = self.terrain.height(b.floor) - up
            near = within(b.x - token[0], b.y - token[1], rise, b.radius + IMPACT, most)
            if near and not self.sights.separated(token, b.place, b.radius):
                found.append(b.model)
        return tuple(found)
