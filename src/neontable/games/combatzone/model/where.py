"""Where models stand to each other: the table's models as the geometry of `space` wants them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from neontable.games.combatzone import battlefields
from neontable.games.combatzone.model import clouds
from neontable.games.combatzone.model.profile import profile
from neontable.games.combatzone.space import (
    BASE,
    GREEN,
    REACH,
    RED,
    YELLOW,
    Base,
    Moving,
    PathOfAttack,
    Space,
)
from neontable.kernel.zone import Place

if TYPE_CHECKING:
    from neontable.games.combatzone.model.state import CombatZone

LENGTHS = {"R": RED, "Y": YELLOW, "G": GREEN, "reach": REACH}


def space(g: CombatZone) -> Space:
    return battlefields.space(g.battlefield, g.doors)


def base(g: CombatZone, model: int) -> Base:
    """A model's base, on the table or where it was last."""
    found = g.bases.get(model)
    return found if found is not None else make_base(g, model)


def make_base(g: CombatZone, model: int, at: Place | None = None) -> Base:
    m = g.models[model]
    x, y, floor = m.place if at is None else at
    return Base(model, x, y, floor, profile(m.sheet).radius, g.side_of(m.seat))


def moving(g: CombatZone) -> Moving:
    return g.moving


class Around:
    """What was measured at a position: it hangs beside the state until a model moves, comes or
    goes.  Bands of distance: 0 within reach, then RED, YELLOW, GREEN, and 4 beyond."""

    __slots__ = (
        "aimed",
        "bands",
        "brawls",
        "friends",
        "half_out",
        "last_side",
        "near",
        "rivals",
        "seen",
        "zones",
    )

    def __init__(self) -> None:
        self.bands: dict[int, dict[int, int]] = {}
        """Of a model: the band in which each model on the table lies for it."""
        self.zones: dict[int, dict[int, str]] = {}
        self.seen: dict[int, dict[int, bool]] = {}
        self.near: dict[int, list[int]] = {}
        self.brawls: dict[int, tuple[int, ...]] = {}
        self.aimed: dict[tuple[int, str, str], tuple[list[int], list[int]]] = {}
        self.rivals: dict[int, list[int]] = {}
        self.friends: dict[int, list[int]] = {}
        self.half_out: str | None = None
        self.last_side: str | None = None

    def moved(self, g: CombatZone, model: int) -> None:
        """One model stands elsewhere: what it has nothing to do with stays."""
        self.bands.pop(model, None)
        self.zones.pop(model, None)
        self.seen.pop(model, None)
        if self.bands:
            here = g.bases[model]
            for other in self.bands:
                band = self.bands[other][model] = band_between(g, g.bases[other], here)
                if other in self.zones:
                    self.zones[other][model] = ZONES[band]
        for other in self.seen:
            self.seen[other].pop(model, None)
        self.near.clear()
        self.brawls.clear()
        self.aimed.clear()

    def band(self, g: CombatZone, a: int, b: int) -> int:
        found = self.bands.get(a)
        if found is None:
            found = self.bands_of(g, a)
        band = found.get(b)
        return band_between(g, base(g, a), base(g, b)) if band is None else band

    def bands_of(self, g: CombatZone, model: int) -> dict[int, int]:
        """The bands in which the models on the table lie for a model."""
        found = self.bands.get(model)
        if found is None:
            me = base(g, model)
            found = {i: band_between(g, me, b) for i, b in g.bases.items()}
            if model in g.bases:
                self.bands[model] = found
        return found

    def sees(self, g: CombatZone, a: int, b: int) -> bool:
        known = self.seen.get(a)
        if known is None:
            known = self.seen[a] = {}
        found = known.get(b)
        if found is None:
            found = space(g).visible(base(g, a), base(g, b))
            if b in g.bases and a in g.bases:
                known[b] = found
        return found

    def zones_of(self, g: CombatZone, model: int) -> dict[int, str]:
        """The zone in which each model on the table lies for this one; every action asks."""
        found = self.zones.get(model)
        if found is None:
            found = {i: ZONES[band] for i, band in self.bands_of(g, model).items()}
            if model in g.bases:
                self.zones[model] = found
        return found

    def near_to(self, g: CombatZone, model: int) -> list[int]:
        """The other models on the table within reach."""
        found = self.near.get(model)
        if found is None:
            bands = self.bands_of(g, model)
            found = self.near[model] = [i for i, n in bands.items() if n == 0 and i != model]
        return found

    def brawl(self, g: CombatZone, model: int) -> tuple[int, ...]:
        found = self.brawls.get(model)
        if found is None:
            near = self.near_to(g, model)
            if near:
                rivals = rivals_of(g, model)
                found = tuple([r for r in near if r in rivals and self.sees(g, model, r)])
            else:
                found = ()
            self.brawls[model] = found
        return found

    def in_sight(
        self, g: CombatZone, model: int, aims: str, zones: str
    ) -> tuple[list[int], list[int]]:
        """Of the models that an action may aim at by its words, those in these zones ("reach", or
        "" for any): the ones in sight, then those that are not."""
        known = self.aimed.get((model, aims, zones))
        if known is None:
            known = self.aimed[model, aims, zones] = self._in_sight(g, model, aims, zones)
        return known

    def _in_sight(
        self, g: CombatZone, model: int, aims: str, zones: str
    ) -> tuple[list[int], list[int]]:
        fight = brawl(g, model)
        if aims == "rival":
            some = list(fight) if fight else rivals_of(g, model)
        elif fight and aims in ("friend", "own"):
            some = []
        elif aims == "friend":
            some = friends_of(g, model)
        elif aims == "own":
            some = [model, *friends_of(g, model)]
        else:
            some = [i for i in on_table(g) if i != model]
        if zones == "reach":
            bands = self.bands_of(g, model)
            some = [t for t in some if t == model or bands[t] == 0]
        elif zones:
            lies = self.zones_of(g, model)
            some = [t for t in some if t == model or lies[t] in zones]
        seen = [t for t in some if t == model or self.sees(g, model, t)]
        return seen, [t for t in some if t not in seen] if len(seen) < len(some) else []

    def count(self, half_out: str) -> None:
        """How Turf War stands: it changes only with the models on the table."""
        self.half_out = half_out

    def count_sides(self, last_side: str) -> None:
        """Whether one side is left: the same."""
        self.last_side = last_side

    def sides(self, g: CombatZone, model: int) -> None:
        """Friends and rivals of a model on the table."""
        side = g.side_of(g.models[model].seat)
        rivals, friends = [], []
        for i, m in enumerate(g.models):
            if m.status == "table":
                if g.side_of(m.seat) != side:
                    rivals.append(i)
                elif i != model:
                    friends.append(i)
        self.rivals[model], self.friends[model] = rivals, friends


ZONES = "RRYGL"
"""The zones of the Limiter, by band."""
BANDS = (REACH, RED, YELLOW, GREEN)
BAND_OF = {"reach": 0, "R": 1, "Y": 2, "G": 3}
SQUARES = tuple((most + 2 * BASE) ** 2 for most in BANDS)
"""For two standard bases on one level: squared distances of their centres at each limit."""


def band_between(g: CombatZone, a: Base, b: Base) -> int:
    """The band of distance of two bases, wherever they are thought to stand."""
    if a.floor == b.floor and a.radius == b.radius == BASE:
        dx, dy = a.x - b.x, a.y - b.y
        far = dx * dx + dy * dy
        for band, limit in enumerate(SQUARES):
            if far <= limit:
                return band
        return len(BANDS)
    where = space(g)
    for band, most in enumerate(BANDS):
        if where.within(a, b, most):
            return band
    return len(BANDS)


def is_within(g: CombatZone, a: int, b: int, how: str) -> bool:
    """Whether two models are at most so far apart: "R", "Y", "G" or "reach"."""
    return g.around.band(g, a, b) <= BAND_OF[how]


def zone(g: CombatZone, a: int, b: int) -> str:
    """The zone of the Limiter in which a model lies for another (CZ-MEAS-004)."""
    return ZONES[g.around.band(g, a, b)]


def is_visible(g: CombatZone, a: int, b: int) -> bool:
    return g.around.sees(g, a, b)


def path_of_attack(
    g: CombatZone, a: int, b: int, aside: tuple[int, ...] = (), indirect: bool = False
) -> PathOfAttack:
    where, one, two = space(g), base(g, a), base(g, b)
    path = where.attack(one, two, g.moving, aside, indirect)
    return clouds.veiled(g, where, one, two, path, indirect) if g.markers else path


def are_rivals(g: CombatZone, a: int, b: int) -> bool:
    return g.side_of(g.models[a].seat) != g.side_of(g.models[b].seat)


def on_table(g: CombatZone) -> list[int]:
    return [i for i, m in enumerate(g.models) if m.status == "table"]


def rivals_of(g: CombatZone, model: int) -> list[int]:
    """Rival models on the table."""
    around = g.around
    if model not in around.rivals:
        around.sides(g, model)
    return around.rivals[model]


def friends_of(g: CombatZone, model: int) -> list[int]:
    """Other friendly models on the table."""
    around = g.around
    if model not in around.friends:
        around.sides(g, model)
    return around.friends[model]


def brawl(g: CombatZone, model: int) -> tuple[int, ...]:
    """Rivals with which a model is in a brawl: within reach and visible (CZ-BRAWL-001, AMB-30)."""
    if g.models[model].status != "table":
        return ()
    return g.around.brawl(g, model)


def outnumbers(g: CombatZone, model: int) -> bool:
    """More other friends than rivals within reach (CZ-BRAWL-008, AMB-31)."""
    near, rivals = g.around.near_to(g, model), rivals_of(g, model)
    against = sum([i in rivals for i in near])
    return len(near) - against > against


def apart(g: CombatZone, a: int, b: int) -> int:
    """The distance of two models from edge to edge, rounded up."""
    return space(g).distance(base(g, a), base(g, b))
