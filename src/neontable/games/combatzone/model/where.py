"""Where models stand to each other: the table's models as the geometry of `space` wants them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from neontable.games.combatzone import battlefields
from neontable.games.combatzone.model.profile import profile
from neontable.games.combatzone.space import (
    GREEN,
    GREEN_ZONE,
    LONG_RANGE,
    REACH,
    RED,
    RED_ZONE,
    YELLOW,
    YELLOW_ZONE,
    Base,
    Moving,
    PathOfAttack,
    Space,
)
from neontable.kernel.zone import Place

if TYPE_CHECKING:
    from neontable.games.combatzone.model.state import CombatZone

ZONES = {RED_ZONE: "R", YELLOW_ZONE: "Y", GREEN_ZONE: "G", LONG_RANGE: "L"}
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


def is_within(g: CombatZone, a: int, b: int, how: str) -> bool:
    """Whether two models are at most so far apart: "R", "Y", "G" or "reach"."""
    return space(g).within(base(g, a), base(g, b), LENGTHS[how])


def zone(g: CombatZone, a: int, b: int) -> str:
    """The zone of the Limiter in which a model lies for another (CZ-MEAS-004)."""
    return ZONES[space(g).zone(base(g, a), base(g, b))]


def is_visible(g: CombatZone, a: int, b: int) -> bool:
    return space(g).visible(base(g, a), base(g, b))


def path_of_attack(
    g: CombatZone, a: int, b: int, aside: tuple[int, ...] = (), indirect: bool = False
) -> PathOfAttack:
    return space(g).attack(base(g, a), base(g, b), g.moving, aside, indirect)


def are_rivals(g: CombatZone, a: int, b: int) -> bool:
    return g.side_of(g.models[a].seat) != g.side_of(g.models[b].seat)


def on_table(g: CombatZone) -> list[int]:
    return [i for i, m in enumerate(g.models) if m.status == "table"]


def rivals_of(g: CombatZone, model: int) -> list[int]:
    side = g.side_of(g.models[model].seat)
    return [i for i, m in enumerate(g.models) if m.status == "table" and g.side_of(m.seat) != side]


def friends_of(g: CombatZone, model: int) -> list[int]:
    """Other friendly models on the table."""
    side = g.side_of(g.models[model].seat)
    return [
        i
        for i, m in enumerate(g.models)
        if i != model and m.status == "table" and g.side_of(m.seat) == side
    ]


def brawl(g: CombatZone, model: int) -> tuple[int, ...]:
    """Rivals with which a model is in a brawl: within reach and visible (CZ-BRAWL-001, AMB-30)."""
    if g.models[model].status != "table":
        return ()
    where, me = space(g), base(g, model)
    return tuple(r for r in rivals_of(g, model) if where.brawling(me, base(g, r)))


def outnumbers(g: CombatZone, model: int) -> bool:
    """More other friends than rivals within reach (CZ-BRAWL-008, AMB-31)."""
    friends = sum(is_within(g, model, f, "reach") for f in friends_of(g, model))
    return friends > sum(is_within(g, model, r, "reach") for r in rivals_of(g, model))


def apart(g: CombatZone, a: int, b: int) -> int:
    """The distance of two models from edge to edge, rounded up."""
    return space(g).distance(base(g, a), base(g, b))
