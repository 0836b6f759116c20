"""Where models stand to each other: the table's models as the geometry of `space` wants them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from neontable.games.combatzone import battlefields
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

    __slots__ = ("bands", "brawls", "friends", "half_out", "last_side", "rivals", "seen", "zones")

    def __init__(self) -> None:
        self.bands: dict[tuple[int, int], int] = {}
        self.brawls: dict[int, tuple[int, ...]] = {}
        self.rivals: dict[int, list[int]] = {}
        self.friends: dict[int, list[int]] = {}
        self.seen: dict[tuple[int, int], bool] = {}
        self.zones: dict[int, dict[int, str]] = {}
        self.half_out: str | None = None
        self.last_side: str | None = None

    def band(self, g: CombatZone, a: int, b: int) -> int:
        found = self.bands.get((a, b))
        if found is None:
            found = band_between(g, base(g, a), base(g, b))
            self.bands[a, b] = self.bands[b, a] = found
        return found

    def sees(self, g: CombatZone, a: int, b: int) -> bool:
        found = self.seen.get((a, b))
        if found is None:
            found = self.seen[a, b] = space(g).visible(base(g, a), base(g, b))
        return found

    def zones_of(self, g: CombatZone, model: int) -> dict[int, str]:
        """The zone in which each model on the table lies for this one; every action asks."""
        found = self.zones.get(model)
        if found is None:
            found = self.zones[model] = {i: "RRYGL"[self.band(g, model, i)] for i in g.bases}
        return found

    def brawl(self, g: CombatZone, model: int) -> tuple[int, ...]:
        found = self.brawls.get(model)
        if found is None:
            near = [r for r in rivals_of(g, model) if self.band(g, model, r) == 0]
            found = tuple([r for r in near if self.sees(g, model, r)])
            self.brawls[model] = found
        return found

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
    return "RRYGL"[g.around.band(g, a, b)]


def is_visible(g: CombatZone, a: int, b: int) -> bool:
    return g.around.sees(g, a, b)


def path_of_attack(
    g: CombatZone, a: int, b: int, aside: tuple[int, ...] = (), indirect: bool = False
) -> PathOfAttack:
    return space(g).attack(base(g, a), base(g, b), g.moving, aside, indirect)


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
    friends = sum(is_within(g, model, f, "reach") for f in friends_of(g, model))
    return friends > sum(is_within(g, model, r, "reach") for r in rivals_of(g, model))


def apart(g: CombatZone, a: int, b: int) -> int:
    """The distance of two models from edge to edge, rounded up."""
    return space(g).distance(base(g, a), base(g, b))
