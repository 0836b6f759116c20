"""What the workshop puts on a mat: every look with its usual outline and values, ways and spots."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from itertools import pairwise
from math import hypot
from typing import NamedTuple, cast

from neontable.games.combatzone.space.field import (
    Piece,
    PieceKind,
)
from neontable.games.combatzone.space.solid import area, turned
from neontable.games.combatzone.space.units import BASE, INCH
from neontable.kernel.maps import (
    Item,
    Sort,
    Value,
)
from neontable.kernel.scene import Line, LineKind, Region
from neontable.kernel.text import Text
from neontable.kernel.zone import GROUND, Polygon, Ring, side

UP = ("ladder", "stairs")
WAYS = ("door", "opening", *UP)
SPOT = "spot"
ON_GROUND = "ground"
FOOT = BASE + 5
WALL = 102
"""How thick the walls of a room are, if nobody says so."""


WORDS = {**{kind: f"cz-map-way-{kind}" for kind in WAYS}, SPOT: "cz-map-spot"}


class Made(NamedTuple):
    """What a piece is when it is put down, in tenths of an inch round its middle."""

    kind: PieceKind
    height: int
    outline: Ring
    flags: tuple[str, ...] = ()
    raised: int = 0


def _box(w: int, d: int) -> Ring:
    return (-w, -d), (w, -d), (w, d), (-w, d)


_ROUND: Ring = ((-3, -7), (3, -7), (7, -3), (7, 3), (3, 7), (-3, 7), (-7, 3), (-7, -3))

STOCK: Mapping[str, Made] = {
    "building": Made("barrier", 40, _box(25, 20), ("roof",)),
    "apartment": Made("barrier", 50, _box(30, 25), ("roof",)),
    "warehouse": Made("barrier", 50, _box(35, 22), ("roof",)),
    "tower": Made("barrier", 70, _box(13, 13), ("roof",)),
    "garage": Made("barrier", 40, _box(30, 26), ("room",)),
    "ruin": Made("barrier", 40, _box(28, 25), ("room",)),
    "shack": Made("barrier", 35, _box(20, 18), ("roof",)),
    "container": Made("barrier", 36, _box(30, 12), ("roof", "easy")),
    "scaffold": Made("barrier", 36, _box(15, 10), ("roof", "easy")),
    "walkway": Made("barrier", 4, _box(30, 8), ("roof",), 36),
    "wall": Made("barrier", 35, _box(25, 2)),
    "billboard": Made("barrier", 50, _box(22, 3)),
    "block": Made("obstacle", 12, _box(12, 5)),
    "fence": Made("obstacle", 12, _box(25, 2)),
    "pipes": Made("obstacle", 15, _box(30, 5)),
    "car": Made("obstacle", 15, _box(18, 9), ("roof",)),
    "van": Made("obstacle", 22, _box(20, 10), ("roof",)),
    "truck": Made("obstacle", 24, _box(25, 10), ("roof",)),
    "bus": Made("obstacle", 26, _box(30, 10), ("roof",)),
    "kiosk": Made("obstacle", 26, _box(10, 10), ("roof",)),
    "stall": Made("obstacle", 20, _box(15, 6)),
    "generator": Made("obstacle", 18, _box(8, 8)),
    "tank": Made("obstacle", 28, _ROUND, ("roof",)),
    "vent": Made("obstacle", 10, _box(5, 5)),
    "rubble": Made(
        "obstacle",
        8,
        ((-18, -6), (-4, -15), (14, -11), (20, 4), (6, 15), (-14, 11)),
        ("enter",),
    ),
    "crates": Made("obstacle", 12, _box(7, 7), ("loose",)),
    "dumpster": Made("obstacle", 15, _box(9, 6), ("loose",)),
    "barrels": Made("obstacle", 10, _ROUND, ("loose",)),
}
FLAGS = ("roof", "enter", "loose", "easy")
_GROUPS = (
    ("high", ("building", "apartment", "warehouse", "tower", "garage", "ruin", "shack")),
    ("walls", ("container", "scaffold", "walkway", "wall", "billboard")),
    ("vehicles", ("car", "van", "truck", "bus")),
    ("loose", ("crates", "dumpster", "barrels")),
)
WIDTHS = {"door": 14, "opening": 14, "ladder": 10, "stairs": 20}


@lru_cache(maxsize=1)
def sorts() -> tuple[Sort, ...]:
    group_of = {look: group for group, looks in _GROUPS for look in looks}
    ordered = [look for _, looks in _GROUPS for look in looks]
    ordered += [look for look in STOCK if look not in group_of]
    found = [_area_sort(look, group_of.get(look, "low")) for look in ordered]
    found += [_way_sort(kind) for kind in WAYS]
    return (*found, Sort(SPOT, Text("cz-map-spot"), "ways", "point", ("on",), _spot_sample()))


def _area_sort(look: str, group: str) -> Sort:
    made = STOCK[look]
    ring = tuple([(x * INCH // 10, y * INCH // 10) for x, y in made.outline])
    values: dict[str, Value] = {
        "kind": made.kind,
        "height": made.height * INCH // 10,
        "raised": made.raised * INCH // 10,
        **{flag: flag in made.flags for flag in (*FLAGS, "room")},
        "wall": WALL,
        "on": "",
    }
    item = Item("new", look, ring, (), values)
    piece = piece_of(item, GROUND)
    return Sort(
        look,
        Text(f"cz-look-{look}"),
        group,
        "area",
        ("kind", "height", "raised", *FLAGS, "room", "wall", "on"),
        item,
        Region(
            "new",
            look,
            Text(f"cz-look-{look}"),
            look="barrier" if made.kind == "barrier" else "scenery",
            polygons=(Polygon(piece.outline, piece.holes),),
            height=piece.height + piece.raised,
        ),
    )


def _way_sort(kind: str) -> Sort:
    values: dict[str, Value] = {"width": WIDTHS[kind] * INCH // 10, "piece": "", "on": ""}
    if kind == "door":
        values["state"] = "closed"
    half = FOOT + WALL // 2
    line = "shut" if kind == "door" else "window" if kind == "opening" else "ladder"
    return Sort(
        kind,
        Text(f"cz-map-way-{kind}"),
        "ways",
        "line",
        tuple(values),
        Item("new", kind, ((0, half), (0, -half)), (), values),
        line=Line(cast("LineKind", line), 0, half, 0, -half)
        if kind in UP
        else Line(cast("LineKind", line), -half, 0, half, 0),
    )


def _spot_sample() -> Item:
    return Item("new", SPOT, ((0, 0),), (), {"on": ""})


# -- what a thing is ------------------------------------------------------------------------------
def piece_of(item: Item, on: int) -> Piece:
    v = item.values
    outline = turned(item.points, True)
    holes: tuple[Ring, ...] = ()
    if v.get("room"):
        inner = None if item.holes else inset(outline, number(v, "wall", WALL))
        holes = tuple([turned(h, False) for h in item.holes]) if inner is None else (inner,)
    return Piece(
        item.id,
        "barrier" if v.get("kind") == "barrier" else "obstacle",
        outline,
        number(v, "height", INCH),
        item.sort,
        holes,
        on,
        number(v, "raised", 0),
        *(bool(v.get(flag)) for flag in FLAGS),
    )


def number(values: Mapping[str, Value], key: str, default: int) -> int:
    value = values.get(key, default)
    return value if isinstance(value, int) and not isinstance(value, bool) else default


def inset(ring: Ring, thick: int) -> Ring | None:
    """The outline of a room with walls this thick; None where there is no room for one."""
    left = turned(ring, True)
    lines = []
    for (ax, ay), (bx, by) in pairwise((*left, left[0])):
        long = hypot(bx - ax, by - ay)
        if not long:
            return None
        nx, ny = -(by - ay) / long * thick, (bx - ax) / long * thick
        lines.append((ax + nx, ay + ny, bx - ax, by - ay))
    found = []
    for (px, py, ux, uy), (qx, qy, vx, vy) in pairwise((lines[-1], *lines)):
        cross = ux * vy - uy * vx
        if not cross:
            return None
        t = ((qx - px) * vy - (qy - py) * vx) / cross
        found.append((round(px + t * ux), round(py + t * uy)))
    inner = tuple(found)
    if area(inner) <= 0 or any(side(left, x, y) <= 0 for x, y in inner):
        return None
    return turned(inner, False)
