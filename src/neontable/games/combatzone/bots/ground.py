"""How good a place is for a model: whom it can attack from there, who can attack it and through
what cover, and how far it is from what its side wants."""

from __future__ import annotations

from functools import lru_cache
from math import hypot
from typing import TYPE_CHECKING, NamedTuple

from neontable.games.combatzone.bots.shots import COVERS, Shot
from neontable.games.combatzone.model.profile import profile
from neontable.games.combatzone.model.where import band_between, base
from neontable.games.combatzone.space import BASE, GREEN, INCH, RED, Base, Space
from neontable.games.combatzone.space.units import IMPACT
from neontable.kernel.zone import Place
from neontable.kit.plane import FINE

if TYPE_CHECKING:
    from neontable.games.combatzone.bots.reading import Reading

ATTACKS = (0.35, 1.0, 1.85, 2.5)
"""How much the best attack from a place counts with so many tokens left to make it."""
DANGER = 0.5
CROWD = 0.35
"""What the attacks of all rivals but the most dangerous count for."""
PATIENCE = 220
"""After so many turns nobody is careful any more."""
NEARER = 0.09
"""What an inch towards the chosen rival is worth while nobody can be attacked."""
NEAR_ENOUGH = 4 * INCH
FAR = 5 * GREEN


class Field:
    """How far it is to one place from the places that bots are offered."""

    def __init__(self, where: Space, goal: Place) -> None:
        walk = where.routes.walk_of(BASE, True)
        self.goal, self.terrain, self.index = goal, where.terrain, walk.index
        self.lengths = walk.row(goal[0], goal[1], where.terrain.level(goal[2]).index, FAR)[1]
        self._known: dict[Place, float] = {}

    def far(self, place: Place) -> float:
        """The way in inches."""
        known = self._known.get(place)
        if known is None:
            known = self._known[place] = self._far(place)
        return known

    def _far(self, place: Place) -> float:
        at = self.index.get((place[0], place[1], self.terrain.level(place[2]).index), -1)
        found = self.lengths.get(at)
        if found is not None:
            return found / (FINE * INCH)
        # No place of the net: as the crow flies, and a little more.
        dx, dy = place[0] - self.goal[0], place[1] - self.goal[1]
        more = GREEN if place[2] != self.goal[2] else 0
        return (1.15 * hypot(dx, dy) + more) / INCH


@lru_cache(maxsize=128)
def field_of(where: Space, goal: Place) -> Field:
    return Field(where, goal)


class Facing:
    """A base and the places of a model that faces it: the band of distance, what the scenery adds
    for it, and for the model.  Functions of places alone, so kept from one answer to the next."""

    __slots__ = ("back", "bands", "to")

    def __init__(self) -> None:
        self.bands: dict[Place, int] = {}
        self.to: dict[Place, int] = {}
        self.back: dict[Place, int] = {}

    def found_band(self, place: Place, band: int) -> int:
        self.bands[place] = band
        return band

    def found_to(self, place: Place, cover: int) -> int:
        self.to[place] = cover
        return cover

    def found_back(self, place: Place, cover: int) -> int:
        self.back[place] = cover
        return cover


@lru_cache(maxsize=256)
def _facing(where: Space, place: Place, radius: int, mine: int) -> Facing:
    return Facing()


NOTHING = (0.0,) * (COVERS + 1)
"""Of a band in which a model cannot attack another: what its attacks are worth, by cover."""
ByBand = tuple[tuple[float, ...], ...]


@lru_cache(maxsize=1 << 14)
def _by_band(shots: tuple[Shot, ...]) -> ByBand:
    """The best attack in each band of distance, by cover."""
    found = []
    for band in range(5):
        worths = [shot.worth for shot in shots if band in shot.bands]
        best = tuple([max(column) for column in zip(*worths, strict=True)])
        found.append(best if any(best) else NOTHING)
    return tuple(found)


class Rival(NamedTuple):
    base: Base
    mine: ByBand
    """What this model's attacks on it are worth."""
    theirs: ByBand
    facing: Facing


class Ground:
    """The places of one model that attacks with this die when it has come there."""

    def __init__(self, r: Reading, model: int, die: str) -> None:
        self.r, self.model = r, model
        self.me = base(r.g, model)
        g = r.g
        careful = DANGER * max(0.15, 1 - g.turn / PATIENCE)
        self.careful = careful * (1.3 if g.models[model].carries else 1.0)
        self.rivals: list[Rival] = []
        for b in g.moving.bases:
            if b.side != r.side:
                mine = r.shots(model, b.model, die)
                theirs = r.shots(b.model, model, r.best_die(b.model))
                facing = _facing(r.where, b.place, b.radius, self.me.radius)
                self.rivals.append(Rival(b, _by_band(mine), _by_band(theirs), facing))
        self.impacts = [m for m in g.markers if m.kind == "impact"]
        self.goal = self._goal()
        self._fields: dict[Place, Field] = {}
        self._known: dict[Place, tuple[float, float, float]] = {}

    def _goal(self) -> Base | None:
        """The rival to go for: the one that an attack would hurt most for the way to it."""
        best: tuple[float, Base] | None = None
        for b, mine, _, _ in self.rivals:
            hurt = max(worth[0] for worth in mine)
            dx, dy = b.x - self.me.x, b.y - self.me.y
            value = hurt - NEARER * hypot(dx, dy) / INCH
            if best is None or value > best[0]:
                best = value, b
        return best[1] if best is not None else None

    def far(self, place: Place, goal: Place) -> float:
        """The way between two places, in inches."""
        field = self._fields.get(goal)
        if field is None:
            field = self._fields[goal] = field_of(self.r.where, goal)
        return field.far(place)

    def fight(self, place: Place) -> tuple[float, float]:
        """What the model could do from a place, and what could be done to it there."""
        r, me = self.r, self.me.at(place)
        g, cover = r.g, r.where.sights.cover
        best = others = worst = crowd = 0.0
        held = False
        for b, mine, theirs, facing in self.rivals:
            band = facing.bands.get(place)
            if band is None:
                band = facing.found_band(place, band_between(g, me, b))
            hits = mine[band]
            if band == 0 or (hits is not NOTHING and not held):
                to = facing.to.get(place)
                if to is None:
                    to = facing.found_to(place, cover(me, b))
                if to >= 0:
                    if band == 0 and not held:  # in a brawl nobody else can be attacked
                        held, best, others = True, 0.0, 0.0
                    value = hits[to if to < COVERS else COVERS]
                    if value > best:
                        best, others = value, others + best
                    else:
                        others += value
            hits = theirs[band]
            if hits is not NOTHING:
                back = facing.back.get(place)
                if back is None:
                    back = facing.found_back(place, cover(b, me))
                if back >= 0:
                    value = hits[back if back < COVERS else COVERS]
                    if value > worst:
                        worst, crowd = value, crowd + worst
                    else:
                        crowd += value
        return best + 0.1 * others, worst + CROWD * crowd

    def worth(self, place: Place, left: int) -> float:
        """How good it is to be there with so many tokens left."""
        known = self._known.get(place)
        if known is None:
            attack, danger = self.fight(place)
            rest = self._wanted(place) - self._blasted(place)
            if self.goal is not None:
                beyond = max(0.0, self.far(place, self.goal.place) - NEAR_ENOUGH / INCH)
                rest -= NEARER * beyond * (0.3 if attack else 1.0)
            known = self._known[place] = attack, danger, rest
        attack, danger, rest = known
        return ATTACKS[min(left, len(ATTACKS) - 1)] * attack - self.careful * danger + rest

    def _blasted(self, place: Place) -> float:
        """A Blast is about to go off."""
        for token in self.impacts:
            dx, dy = place[0] - token.x, place[1] - token.y
            near = RED + IMPACT + self.me.radius
            if dx * dx + dy * dy <= near * near:
                return 0.5 * self.r.harm(self.model, 1)
        return 0.0

    def _wanted(self, place: Place) -> float:
        goals = self.r.goals
        if profile(self.r.g.models[self.model].sheet).drone:
            return 0.0
        value = goals.quarter(self.r.where.quarter(self.me.at(place))) if goals.wanted else 0.0
        best = 0.0
        for spot, near, worth in goals.spots:
            away = max(0.0, self.far(place, spot) - (near + BASE) / INCH)
            best = max(best, worth * 1.5 if away <= 0.5 else worth * max(0.0, 1 - away / 30))
        return value + best
