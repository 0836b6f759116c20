"""Battlefields for the workshop: what there is to draw with, and how a drawing is judged.

What stands on what, and which wall a door is in, follows from where things lie, unless somebody
says otherwise (`on`, `piece`).  Floats occur only where a drawing is brought into shape; what is
written is a map in whole units as any other.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from importlib.resources import files
from itertools import pairwise
from math import hypot

from msgspec.structs import replace

from neontable.games.combatzone.battlefields import BUILT_IN
from neontable.games.combatzone.battlefields.checks import Checker, density
from neontable.games.combatzone.battlefields.generator import generated
from neontable.games.combatzone.battlefields.mapfile import Reader, written
from neontable.games.combatzone.battlefields.plan import Plan, drawn
from neontable.games.combatzone.battlefields.stock import (
    FLAGS,
    FOOT,
    ON_GROUND,
    UP,
    WALL,
    WAYS,
    number,
    sorts,
)
from neontable.games.combatzone.space.field import (
    DOOR_STATES,
    Piece,
)
from neontable.games.combatzone.space.units import INCH, LARGEST
from neontable.kernel.maps import (
    BuiltInMap,
    Drawing,
    Field,
    Item,
    Judged,
    Maps,
    Size,
    Sort,
)
from neontable.kernel.measure import inches
from neontable.kernel.text import Text, say
from neontable.kernel.text_faults import TextFault
from neontable.kernel.zone import Point

_HEAD = 30
"""How far a ladder leads on to its roof."""
_NEAR = 3 * INCH
"""A way that is put down this close to a wall is meant for it."""


class Battlefields(Maps):
    option = "map_text"
    inch = INCH
    sizes = (Size("small", 30 * INCH, 22 * INCH), Size("large", 44 * INCH, 30 * INCH))
    least = 10 * INCH
    most = LARGEST

    def fields(self) -> Sequence[Field]:
        return (
            Field("kind", "choice", values=("obstacle", "barrier")),
            Field("height", "length", INCH // 10, 30 * INCH),
            Field("raised", "length", 0, 30 * INCH),
            *(Field(flag, "flag") for flag in (*FLAGS, "room")),
            Field("wall", "length", INCH // 10, 3 * INCH),
            Field("state", "choice", values=tuple(DOOR_STATES)),
            Field("width", "length", INCH // 2, 6 * INCH),
            Field("on", "item", values=("", ON_GROUND)),
            Field("piece", "item", values=("",)),
        )

    def sorts(self) -> Sequence[Sort]:
        return sorts()

    def built_in(self) -> Sequence[BuiltInMap]:
        return _built_in()

    def generated(self, seed: str, size: Size) -> str:
        return written(generated(seed, size.width, size.depth))

    def read(self, text: str) -> tuple[Drawing | None, tuple[TextFault, ...]]:
        reader = Reader(text)
        field = reader.read()
        return (None, tuple(reader.faults)) if field is None else (drawn(field), ())

    def judged(self, drawing: Drawing) -> Judged:
        plan = Plan(drawing)
        text = written(plan.field)
        reader = Reader(text)
        field = reader.read()
        found = list(reader.faults)
        if field is not None:
            found += Checker(field).check()
        faults = [*plan.faults, *(plan.placed(fault) for fault in found)]
        scene, lines = plan.scene()
        few = density(plan.field)
        facts = (
            say(
                "cz-map-counts",
                n=len(plan.pieces),
                w=inches(drawing.width, INCH),
                d=inches(drawing.depth, INCH),
            ),
            say("cz-map-quarters", a=few[0], b=few[1], c=few[2], d=few[3]),
        )
        return Judged(text, tuple(faults), scene, plan.bound(), lines, facts)

    def fitted(self, drawing: Drawing, item: str) -> Item | None:
        found = next((one for one in drawing.items if one.id == item), None)
        if found is None or found.sort not in WAYS or len(found.points) != 2:
            return None
        return _into_wall(Plan(drawing), found)


@lru_cache(maxsize=1)
def _built_in() -> tuple[BuiltInMap, ...]:
    maps = files(__package__) / "maps"
    return tuple(
        BuiltInMap(name, Text(f"cz-map-{name}"), (maps / f"{name}.json").read_text("utf-8"))
        for name in BUILT_IN
    )


# -- a way into its wall ---------------------------------------------------------------------------
def _into_wall(plan: Plan, item: Item) -> Item | None:
    """The way across the nearest side of a barrier, with room for a base at both ends."""
    up = item.sort in UP
    (ax, ay), (bx, by) = item.points
    mx, my = (ax + bx) / 2, (ay + by) / 2
    best: tuple[float, Piece, Point, Point] | None = None
    for p in plan.field.pieces:
        if p.kind != "barrier" or (up and not p.roof):
            continue
        for ring in (p.outline,) if up else (p.outline, *p.holes):
            for one, two in pairwise((*ring, ring[0])):
                away = _distance(mx, my, one, two)
                if away <= _NEAR and (best is None or away < best[0]):
                    best = (away, p, one, two)
    if best is None:
        return None
    _, piece, (px, py), (qx, qy) = best
    dx, dy = qx - px, qy - py
    long = hypot(dx, dy)
    wide = min(number(item.values, "width", INCH), int(long) - 12)
    if wide < INCH // 2:
        return None
    along = ((mx - px) * dx + (my - py) * dy) / long
    along = min(max(along, wide / 2 + 4), long - wide / 2 - 4)
    cx, cy = px + dx / long * along, py + dy / long * along
    nx, ny = dy / long, -dx / long  # away from what is solid
    deep = -_HEAD if up else _thickness(piece, cx, cy, -nx, -ny)
    inner = _HEAD if up else deep + FOOT
    a = (round(cx + nx * FOOT), round(cy + ny * FOOT))
    b = (round(cx - nx * inner), round(cy - ny * inner))
    return replace(item, points=(a, b), values={**item.values, "width": wide, "piece": ""})


def _distance(x: float, y: float, p: Point, q: Point) -> float:
    dx, dy = q[0] - p[0], q[1] - p[1]
    n = dx * dx + dy * dy
    t = 0.0 if not n else min(1.0, max(0.0, ((x - p[0]) * dx + (y - p[1]) * dy) / n))
    return hypot(x - p[0] - dx * t, y - p[1] - dy * t)


def _thickness(piece: Piece, x: float, y: float, ux: float, uy: float) -> float:
    """How far it is through a wall from one of its sides."""
    found = []
    for ring in (piece.outline, *piece.holes):
        for (px, py), (qx, qy) in pairwise((*ring, ring[0])):
            dx, dy = qx - px, qy - py
            cross = ux * dy - uy * dx
            if not cross:
                continue
            t = ((px - x) * dy - (py - y) * dx) / cross
            s = ((px - x) * uy - (py - y) * ux) / cross
            if t > 1 and 0 <= s <= 1:
                found.append(t)
    return min(found, default=float(WALL))


MAPS = Battlefields()
