"""Pieces of scenery as outlines that can be tested, and what passages cut out of them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import isqrt

from neontable.games.combatzone.space.field import Battlefield, Passage, Piece
from neontable.games.combatzone.space.units import LOCKED, OPEN
from neontable.kernel.zone import Point, Ring, side
from neontable.kit.plane import Outline

Face = tuple[Point, Point]
"""A stretch of a wall's side, in the direction of its ring."""
Shape = list[list[Point]]
"""An outline and its holes: what is solid lies on the left of each ring."""


def area(ring: Sequence[Point]) -> int:
    """Twice the area: positive when the ring turns counter-clockwise."""
    return sum([ax * by - ay * bx for (ax, ay), (bx, by) in pairwise((*ring, ring[0]))])


def turned(ring: Sequence[Point], left: bool) -> Ring:
    """The ring with what it encloses on its left, or on its right."""
    return tuple(ring) if (area(ring) > 0) == left else tuple(reversed(ring))


def crosses(a: Point, b: Point, p: Point, q: Point) -> bool:
    """Whether PQ crosses AB or touches it."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    ex, ey = q[0] - p[0], q[1] - p[1]
    s = dx * (p[1] - a[1]) - dy * (p[0] - a[0])
    t = dx * (q[1] - a[1]) - dy * (q[0] - a[0])
    u = ex * (a[1] - p[1]) - ey * (a[0] - p[0])
    v = ex * (b[1] - p[1]) - ey * (b[0] - p[0])
    if s == t == u == v == 0:
        x = max(min(a[0], b[0]), min(p[0], q[0])) <= min(max(a[0], b[0]), max(p[0], q[0]))
        return x and max(min(a[1], b[1]), min(p[1], q[1])) <= min(max(a[1], b[1]), max(p[1], q[1]))
    return (s <= 0 <= t or t <= 0 <= s) and (u <= 0 <= v or v <= 0 <= u)


def crossed_edges(rings: Sequence[Sequence[Point]], a: Point, b: Point) -> list[tuple[int, int]]:
    """The rings and edges that a line crosses or touches."""
    return [
        (r, i)
        for r, ring in enumerate(rings)
        for i in range(len(ring))
        if crosses(a, b, ring[i], ring[(i + 1) % len(ring)])
    ]


def face_of(p: Point, q: Point, a: Point, b: Point, width: int) -> Face:
    """The stretch of this width of the edge PQ round the place at which AB crosses it."""
    dx, dy, ex, ey = b[0] - a[0], b[1] - a[1], q[0] - p[0], q[1] - p[1]
    s = dx * (p[1] - a[1]) - dy * (p[0] - a[0])
    t = dx * (q[1] - a[1]) - dy * (q[0] - a[0])
    n, size = s - t, isqrt(ex * ex + ey * ey)
    cx, cy = p[0] + ex * s // n, p[1] + ey * s // n
    hx, hy = ex * width // (2 * size), ey * width // (2 * size)
    return (cx - hx, cy - hy), (cx + hx, cy + hy)


def faces(shape: Sequence[Sequence[Point]], passage: Passage) -> list[Face]:
    """The stretches of a piece's sides that a passage takes up, from a to b."""
    a, b = passage.a[:2], passage.b[:2]
    found = []
    for r, i in crossed_edges(shape, a, b):
        ring = shape[r]
        found.append(face_of(ring[i], ring[(i + 1) % len(ring)], a, b, passage.width))
    return sorted(found, key=lambda f: _along(a, b, f))


def _along(a: Point, b: Point, face: Face) -> int:
    (px, py), (qx, qy) = face
    return (b[0] - a[0]) * (px + qx - 2 * a[0]) + (b[1] - a[1]) * (py + qy - 2 * a[1])


def cut(shapes: list[Shape], passage: Passage) -> list[Shape]:
    """The shapes with the gap of a door or an opening taken out."""
    a, b = passage.a[:2], passage.b[:2]
    out: list[Shape] = []
    for shape in shapes:
        found = crossed_edges(shape, a, b)
        if len(found) != 2:
            out.append(shape)
            continue
        (r, i), (s, j) = found
        first, second = shape[r], shape[s]
        p1, p2 = face_of(first[i], first[(i + 1) % len(first)], a, b, passage.width)
        q1, q2 = face_of(second[j], second[(j + 1) % len(second)], a, b, passage.width)
        rest = [ring for k, ring in enumerate(shape) if k not in (r, s)]
        if r == s:
            one = [p2, *first[i + 1 : j + 1], q1]
            two = [q2, *first[j + 1 :], *first[: i + 1], p1]
            for ring in (one, two):
                out.append([ring, *[h for h in rest if side(ring, *h[0]) > 0]])
        else:
            round_first = [*first[i + 1 :], *first[: i + 1]]
            round_second = [*second[j + 1 :], *second[: j + 1]]
            out.append([[p2, *round_first, p1, q2, *round_second, q1], *rest])
    return out


class Gate:
    """A passage as walls see it."""

    __slots__ = ("faces", "index", "kind", "outline", "passage", "piece")

    def __init__(self, index: int, passage: Passage, shape: Sequence[Sequence[Point]]) -> None:
        self.index, self.passage, self.piece = index, passage, passage.piece
        self.kind: str = passage.kind
        self.faces = faces(shape, passage)
        # Of an opening: what is an obstacle in the wall.
        self.outline: Outline | None = None
        if passage.kind == "opening" and len(self.faces) == 2:
            (p1, p2), (q1, q2) = self.faces
            self.outline = Outline((p1, p2, q1, q2))

    def lets(self, a: Point, b: Point) -> bool:
        """Whether a straight line goes through all its faces."""
        return bool(self.faces) and all(crosses(a, b, p, q) for p, q in self.faces)


class Solid:
    """A piece where it stands."""

    __slots__ = (
        "barrier",
        "bottom",
        "enter",
        "gates",
        "index",
        "outline",
        "parts",
        "piece",
        "top",
        "x0",
        "x1",
        "y0",
        "y1",
    )

    def __init__(
        self, index: int, piece: Piece, bottom: int, gates: list[Gate], doors: dict[int, int]
    ) -> None:
        self.index, self.piece, self.gates = index, piece, gates
        self.bottom, self.top = bottom, bottom + piece.height
        self.barrier, self.enter = piece.kind == "barrier", piece.enter
        self.outline = Outline(piece.outline, piece.holes)
        self.x0, self.x1 = self.outline.x0, self.outline.x1
        self.y0, self.y1 = self.outline.y0, self.outline.y1
        shapes: list[Shape] = [[list(piece.outline), *[list(h) for h in piece.holes]]]
        for gate in gates:
            if gate.kind == "opening" or doors.get(gate.index, LOCKED) == OPEN:
                shapes = cut(shapes, gate.passage)
        # What an attack sees of it: without open doors and openings.
        self.parts: tuple[Outline, ...] = (self.outline,)
        if len(shapes) > 1 or len(shapes[0]) != 1 + len(piece.holes) or gates:
            self.parts = tuple([Outline(shape[0], shape[1:]) for shape in shapes])

    def crossings(self, a: Point, b: Point) -> int:
        rings = [ring[:-1] for ring in self.outline.rings]
        return len(crossed_edges(rings, a, b))

    def holds(self, x: int, y: int) -> bool:
        """Whether a point is on it, its border included."""
        if not (self.x0 <= x <= self.x1 and self.y0 <= y <= self.y1):
            return False
        return side(self.piece.outline, x, y) >= 0

    def moved(self, dx: int, dy: int, bottom: int) -> Solid:
        """The same piece elsewhere."""
        p = self.piece
        ring = tuple([(x + dx, y + dy) for x, y in p.outline])
        at = Piece(p.id, p.kind, ring, p.height, p.look, on=p.on, loose=True)
        return Solid(self.index, at, bottom, [], {})


def solids_of(field: Battlefield, doors: Sequence[int]) -> tuple[list[Solid], list[Gate]]:
    """Every piece and every passage of a battlefield with its doors in these states."""
    state = dict(zip(field.doors, doors, strict=True))
    gates = []
    for i, passage in enumerate(field.passages):
        piece = field.pieces[passage.piece]
        gates.append(Gate(i, passage, [piece.outline, *piece.holes]))
    solids = []
    for i, piece in enumerate(field.pieces):
        mine = [g for g in gates if g.piece == i]
        solids.append(Solid(i, piece, field.bottom(i), mine, state))
    usable = [g for g in gates if state.get(g.index, OPEN) != LOCKED]
    return solids, usable
