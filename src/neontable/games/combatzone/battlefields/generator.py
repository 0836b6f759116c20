"""Battlefields made by a seed: the book's density, scenery of every kind, the same everywhere.

Pieces are kept a base and a half apart, so that every way on the ground stays open; walls and
buildings take turns with low scenery, quarter by quarter.
"""

from __future__ import annotations

from functools import lru_cache
from hashlib import blake2b
from itertools import pairwise
from typing import Literal, NamedTuple

from neontable.games.combatzone.battlefields.checks import Checker
from neontable.games.combatzone.space.field import Battlefield, Passage, Piece
from neontable.games.combatzone.space.solid import turned
from neontable.games.combatzone.space.terrain import RAYS
from neontable.games.combatzone.space.units import BASE, CLOSED, INCH
from neontable.kernel.zone import GROUND, Point
from neontable.kit.plane import Outline, off

_APART = 3 * BASE
_FROM_EDGE = 2 * BASE + 30
"""A base goes round every piece, at the edge of the table too."""
_FOOT = 140


class Stream:
    """Numbers drawn from a seed: a keyed hash, as everywhere in the project."""

    def __init__(self, seed: int | str) -> None:
        self._key = blake2b(f"neontable battlefield {seed}".encode(), digest_size=32).digest()
        self._drawn = 0

    def below(self, n: int) -> int:
        mac = blake2b(self._drawn.to_bytes(8, "big"), key=self._key, digest_size=16)
        self._drawn += 1
        return int.from_bytes(mac.digest(), "big") % n


class Model(NamedTuple):
    """A kind of scenery, in tenths of an inch round its middle."""

    look: str
    kind: Literal["obstacle", "barrier"]
    height: int
    outline: tuple[Point, ...]
    holes: tuple[tuple[Point, ...], ...] = ()
    roof: bool = False
    enter: bool = False
    loose: bool = False
    easy: bool = False
    passages: tuple[tuple[str, Point, Point, int], ...] = ()
    """Kind, from and to in units round the middle, width in tenths of an inch."""


def _box(w: int, d: int) -> tuple[Point, ...]:
    return (-w, -d), (w, -d), (w, d), (-w, d)


def _ladder(y: int) -> tuple[str, Point, Point, int]:
    """On the lower side of a box that ends there."""
    edge = y * INCH // 10
    return ("ladder", (0, edge + _FOOT), (0, edge - 30), 10)


def _through(kind: str, x: int, y: int, thick: int, across: bool) -> tuple[str, Point, Point, int]:
    """Through a wall whose middle is here."""
    cx, cy, half = x * INCH // 10, y * INCH // 10, thick * INCH // 20
    if across:
        return (kind, (cx, cy - half - _FOOT), (cx, cy + half + _FOOT), 14)
    return (kind, (cx - half - _FOOT, cy), (cx + half + _FOOT, cy), 14)


HIGH = (
    Model("building", "barrier", 40, _box(25, 20), roof=True, passages=(_ladder(20),)),
    Model("warehouse", "barrier", 50, _box(30, 18), roof=True),
    Model("container", "barrier", 36, _box(30, 12), roof=True, easy=True),
    Model(
        "wall", "barrier", 40, ((-25, -25), (25, -25), (25, -21), (-21, -21), (-21, 25), (-25, 25))
    ),
    Model(
        "wall",
        "barrier",
        35,
        _box(25, 2),
        passages=(_through("opening", -11, 0, 4, True), _through("door", 11, 0, 4, True)),
    ),
    Model(
        "ruin",
        "barrier",
        40,
        _box(28, 28),
        ((_box(24, 24))[::-1],),
        passages=(
            _through("door", 0, 26, 4, True),
            _through("opening", 0, -26, 4, True),
            _through("opening", -26, 0, 4, False),
        ),
    ),
    Model("tower", "barrier", 70, _box(15, 15), roof=True, passages=(_ladder(15),)),
)
LOW = (
    Model("car", "obstacle", 15, _box(20, 9), roof=True),
    Model("van", "obstacle", 22, _box(22, 10), roof=True),
    Model("fence", "obstacle", 12, _box(25, 2)),
    Model("crates", "obstacle", 12, _box(8, 8), loose=True),
    Model(
        "rubble",
        "obstacle",
        8,
        ((-18, -6), (-4, -15), (14, -11), (20, 4), (6, 15), (-14, 11)),
        enter=True,
    ),
    Model(
        "barrels",
        "obstacle",
        12,
        ((-3, -7), (3, -7), (7, -3), (7, 3), (3, 7), (-3, 7), (-7, 3), (-7, -3)),
    ),
    Model("dumpster", "obstacle", 15, _box(11, 6), loose=True),
    Model("kiosk", "obstacle", 28, _box(10, 10), roof=True),
)
SMALLEST = LOW[5]


@lru_cache(maxsize=64)  # undo, replays and copies of a table ask for the same one again
def generated(
    seed: int | str, width: int = 30 * INCH, depth: int = 22 * INCH, pieces: int = 0
) -> Battlefield:
    """A battlefield of this size; the same for the same seed, on every machine.  `pieces`: so many,
    whatever the book says."""
    stream = Stream(f"{seed} {width} {depth}")
    feet = width * depth * 100 // (144 * INCH * INCH)  # hundredths of a square foot
    # CZ-FIELD-001, AMB-49: 12 to 15 pieces on 22 x 30 in, 24 to 30 on 44 x 30 in.
    least, most = max(4, (feet * 262 + 5000) // 10_000), max(6, feet * 33 // 1000)
    while True:
        count = pieces or least + stream.below(most - least + 1)
        made = _attempt(stream, seed, width, depth, count)
        if made is not None and not Checker(made).check():
            return made


def _attempt(
    stream: Stream, seed: int | str, width: int, depth: int, count: int
) -> Battlefield | None:
    pieces: list[Piece] = []
    passages: list[Passage] = []
    outlines: list[Outline] = []
    first = stream.below(4)
    high, low = stream.below(len(HIGH)), stream.below(len(LOW))
    for i in range(count):
        quarter = (first + i) % 4
        if (i // 4) % 2 == 0:
            high += 1 + stream.below(2)
            model = HIGH[high % len(HIGH)]
        else:
            low += 1 + stream.below(2)
            model = LOW[low % len(LOW)]
        placed = _place(stream, model, quarter, width, depth, outlines)
        if placed is None:  # too crowded for this one: the smallest that there is
            model = SMALLEST
            placed = _place(stream, model, quarter, width, depth, outlines)
        if placed is None:
            return None
        x, y, ray = placed
        outline = tuple([_turned(p, x, y, ray, 10) for p in model.outline])
        holes = tuple([turned([_turned(p, x, y, ray, 10) for p in h], False) for h in model.holes])
        outlines.append(Outline(outline))
        for kind, a, b, wide in model.passages:
            passages.append(_passage(len(passages), kind, i, a, b, wide, x, y, ray))
        pieces.append(
            Piece(
                f"{model.look}-{i + 1}",
                model.kind,
                turned(outline, True),
                model.height * INCH // 10,
                model.look,
                holes,
                roof=model.roof,
                enter=model.enter,
                loose=model.loose,
                easy=model.easy,
            )
        )
    return Battlefield(f"#{seed}", width, depth, tuple(pieces), tuple(passages))


def _passage(
    n: int, kind: str, piece: int, a: Point, b: Point, wide: int, x: int, y: int, ray: Ray
) -> Passage:
    up = piece if kind == "ladder" else GROUND
    state = CLOSED if kind == "door" else 0
    start, end = _turned(a, x, y, ray, 0), _turned(b, x, y, ray, 0)
    width = wide * INCH // 10
    if kind == "door":
        return Passage(f"{kind}-{n + 1}", "door", piece, (*start, GROUND), (*end, up), width, state)
    if kind == "ladder":
        return Passage(f"{kind}-{n + 1}", "ladder", piece, (*start, GROUND), (*end, up), width)
    return Passage(f"{kind}-{n + 1}", "opening", piece, (*start, GROUND), (*end, up), width)


Ray = tuple[int, int, int]


def _turned(p: Point, x: int, y: int, ray: Ray, part: int) -> Point:
    """A point of a model where the model stands; `part` 10: it is in tenths of an inch."""
    ux, uy, n = ray
    px, py = (p[0] * INCH, p[1] * INCH) if part else p
    size = n * (part or 1)
    return x + (px * ux - py * uy) // size, y + (px * uy + py * ux) // size


def _place(
    stream: Stream,
    model: Model,
    quarter: int,
    width: int,
    depth: int,
    outlines: list[Outline],
) -> tuple[int, int, Ray] | None:
    left = width // 2 if quarter % 2 else 0
    top = depth // 2 if quarter // 2 else 0
    for _ in range(60):
        x = left + stream.below(width // 2)
        y = top + stream.below(depth // 2)
        # Most streets of the City are straight.
        ray = RAYS[12 * stream.below(4)] if stream.below(2) else RAYS[stream.below(len(RAYS))]
        ring = tuple([_turned(p, x, y, ray, 10) for p in model.outline])
        mine = Outline(ring)
        if min(mine.x0, mine.y0, width - mine.x1, depth - mine.y1) < _FROM_EDGE:
            continue
        if all(_apart(mine, other) for other in outlines):
            return x, y, ray
    return None


def _apart(a: Outline, b: Outline) -> bool:
    """Whether a base and a half fits between two outlines."""
    gap = max(a.x0 - b.x1, b.x0 - a.x1, a.y0 - b.y1, b.y0 - a.y1)
    if gap >= _APART:
        return True
    rr = _APART * _APART
    for one, two in ((a, b), (b, a)):
        for p, q in pairwise(two.rings[0]):
            if any(off(x, y, *p, *q, rr) < 0 for x, y in one.rings[0]):
                return False
        if one.near(*two.rings[0][0], 0) < 0:
            return False
    return all(b.slides(*p, *q, 0) for p, q in pairwise(a.rings[0]))
