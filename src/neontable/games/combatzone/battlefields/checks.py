"""What makes a battlefield playable: every fault of its scenery, passages and spots."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from neontable.games.combatzone.space.field import Battlefield, Passage, Piece
from neontable.games.combatzone.space.forced import overlap
from neontable.games.combatzone.space.moving import NOBODY, Base, No
from neontable.games.combatzone.space.solid import (
    Solid,
    crossed_edges,
    crosses,
    face_of,
)
from neontable.games.combatzone.space.terrain import Terrain
from neontable.games.combatzone.space.units import (
    BASE,
    HEADROOM,
    INCH,
    LARGEST,
    RED,
)
from neontable.games.combatzone.space.way import Path
from neontable.kernel.measure import inches
from neontable.kernel.text import Text, literal, say
from neontable.kernel.text_faults import TextFault
from neontable.kernel.zone import GROUND, Point, Ring, side

_SHORTEST = 10
"""An edge is at least a millimetre long."""
_SMALLEST = 10 * INCH
_HIGHEST = 30 * INCH


class Checker:
    def __init__(self, field: Battlefield) -> None:
        self.field = field
        self.faults: list[TextFault] = []
        self.bad: set[int] = set()
        """Pieces of which nothing more can be said."""

    def fault(
        self, where: str, id: str, at: Sequence[Point] = (), **args: Text | str | int
    ) -> None:
        self.faults.append(TextFault(say(id, **args), path=where, at=tuple(at)))

    def check(self) -> list[TextFault]:
        self.sizes()
        for i, piece in enumerate(self.field.pieces):
            self.piece(i, piece)
        if not self.bad:
            self.overlaps()
            self.stacked()
            self.passages()
            self.spots()
        return self.faults

    def sizes(self) -> None:
        for key, size in (("width", self.field.width), ("depth", self.field.depth)):
            if not _SMALLEST <= size <= LARGEST:
                self.fault(
                    key,
                    "cz-map-size",
                    least=inches(_SMALLEST, INCH),
                    most=inches(LARGEST, INCH),
                )

    # -- pieces --------------------------------------------------------------------------------
    def where(self, i: int) -> str:
        return f"pieces[{i}] ({self.field.pieces[i].id})"

    def piece(self, i: int, p: Piece) -> None:
        where = self.where(i)
        for ring in (p.outline, *p.holes):
            if not self.simple(where, ring):
                self.bad.add(i)
        w, d = self.field.width, self.field.depth
        off = [(x, y) for x, y in p.outline if not (0 <= x <= w and 0 <= y <= d)]
        if off:
            self.fault(where, "cz-map-off-table", off)
        for hole in p.holes:
            if i not in self.bad and not _inside(hole, p.outline):
                self.fault(where, "cz-map-hole", hole)
                self.bad.add(i)
        if not 0 < p.height <= _HIGHEST:
            self.fault(where, "cz-map-height", most=inches(_HIGHEST, INCH))
        if p.kind == "barrier":
            self.barrier(where, p)
        else:
            self.obstacle(where, p)
        if p.raised and (not p.roof or p.kind != "barrier" or p.raised < HEADROOM):
            self.fault(where, "cz-map-raised", least=inches(HEADROOM, INCH))
        if p.roof and (p.holes or not _convex(p.outline)):
            self.fault(where, "cz-map-roof-convex")

    def barrier(self, where: str, p: Piece) -> None:
        if p.height + p.raised <= RED:
            self.fault(where, "cz-map-low-barrier", most=inches(RED, INCH))
        if p.enter or p.loose:
            self.fault(where, "cz-map-barrier-flags")
        if p.easy and not p.roof:
            self.fault(where, "cz-map-easy")

    def obstacle(self, where: str, p: Piece) -> None:
        if p.roof and p.height > RED:
            self.fault(where, "cz-map-high-roof", most=inches(RED, INCH))
        if p.easy:
            self.fault(where, "cz-map-easy")
        if p.holes:
            self.fault(where, "cz-map-obstacle-holes")
        if p.roof and p.enter:
            self.fault(where, "cz-map-roof-enter")
        if p.loose and (p.roof or p.enter):
            self.fault(where, "cz-map-loose")

    def simple(self, where: str, ring: Ring) -> bool:
        edges = list(pairwise((*ring, ring[0])))
        good = True
        for k, ((ax, ay), (bx, by)) in enumerate(edges):
            if (bx - ax) ** 2 + (by - ay) ** 2 < _SHORTEST**2:
                self.fault(where, "cz-map-short-edge", [(ax, ay)], corner=k + 1)
                good = False
        for k, (a, b) in enumerate(edges):
            for j in range(k + 1, len(edges)):
                c, d = edges[j]
                neighbours = j == k + 1 or (k == 0 and j == len(edges) - 1)
                if neighbours:
                    shared, one, two = (b, a, d) if j == k + 1 else (a, b, c)
                    if _folds(shared, one, two):
                        self.fault(where, "cz-map-crossing", [a, c], a=k + 1, b=j + 1)
                        good = False
                elif crosses(a, b, c, d):
                    self.fault(where, "cz-map-crossing", [a, c], a=k + 1, b=j + 1)
                    good = False
        return good

    def overlaps(self) -> None:
        field = self.field
        solids = [Solid(i, p, field.bottom(i), [], {}) for i, p in enumerate(field.pieces)]
        for i, a in enumerate(solids):
            for b in solids[i + 1 :]:
                if a.bottom < b.top and b.bottom < a.top and _in_each_other(a, b):
                    at = [_between(a.piece.outline, b.piece.outline)]
                    other = literal(b.piece.id)
                    self.fault(self.where(a.index), "cz-map-overlap", at, other=other)

    def stacked(self) -> None:
        for i, p in enumerate(self.field.pieces):
            if p.on == GROUND:
                continue
            below = self.field.pieces[p.on]
            if not below.roof:
                self.fault(self.where(i), "cz-map-on", other=literal(below.id))
            elif over := [(x, y) for x, y in p.outline if side(below.outline, x, y) < 0]:
                self.fault(self.where(i), "cz-map-overhang", over, other=literal(below.id))

    # -- passages ------------------------------------------------------------------------------
    def passages(self) -> None:
        good = True
        for i, passage in enumerate(self.field.passages):
            good = self.passage(f"passages[{i}] ({passage.id})", passage) and good
        if good and self.field.passages and not self.faults:
            terrain = Terrain(self.field, tuple([0] * len(self.field.doors)))
            for i, passage in enumerate(self.field.passages):
                self.passable(f"passages[{i}] ({passage.id})", passage, terrain)

    def passage(self, where: str, q: Passage) -> bool:
        piece = self.field.pieces[q.piece]
        if piece.kind != "barrier":
            self.fault(where, "cz-map-passage-barrier", other=literal(piece.id))
            return False
        if not INCH // 2 <= q.width <= 6 * INCH:
            self.fault(
                where,
                "cz-map-passage-width",
                least=inches(INCH // 2, INCH),
                most=inches(6 * INCH, INCH),
            )
            return False
        up = q.kind in ("ladder", "stairs")
        if up and not piece.roof:
            self.fault(where, "cz-map-ladder-roof", other=literal(piece.id))
            return False
        rings = [piece.outline, *piece.holes]
        sides = crossed_edges(rings, q.a[:2], q.b[:2])
        if len(sides) != (1 if up else 2):
            self.fault(where, "cz-map-ladder-line" if up else "cz-map-passage-line")
            return False
        for r, i in sides:
            ring = rings[r]
            p, n = ring[i], ring[(i + 1) % len(ring)]
            for x, y in face_of(p, n, q.a[:2], q.b[:2], q.width):
                along = (x - p[0]) * (n[0] - p[0]) + (y - p[1]) * (n[1] - p[1])
                if not 0 < along < (n[0] - p[0]) ** 2 + (n[1] - p[1]) ** 2:
                    self.fault(where, "cz-map-passage-fits")
                    return False
        return True

    def passable(self, where: str, q: Passage, terrain: Terrain) -> None:
        for key, place in (("from", q.a), ("to", q.b)):
            no = terrain.stand(place, BASE)
            if no is not None:
                self.fault(f"{where}.{key}", "cz-map-stand", [place[:2]], why=no.text())
                return
        path = Path(terrain, Base(-1, *q.a), NOBODY)
        no = path.go(q.b)
        if isinstance(no, No) or not any(leg.kind == q.kind for leg in path.legs):
            self.fault(where, "cz-map-passage-shut")

    def spots(self) -> None:
        for i, spot in enumerate(self.field.spots):
            x, y, floor = spot.place
            where = f"spots[{i}] ({spot.id})"
            if not (0 <= x <= self.field.width and 0 <= y <= self.field.depth):
                self.fault(where, "cz-map-off-table")
                continue
            if floor != GROUND:
                piece = self.field.pieces[floor]
                if not piece.roof or side(piece.outline, x, y) < 0:
                    self.fault(where, "cz-map-spot-roof", other=literal(piece.id))
                continue
            for p in self.field.pieces:
                solid = p.kind == "barrier" and not p.raised and p.on == GROUND
                inside = solid and side(p.outline, x, y) > 0
                if inside and not any(side(h, x, y) > 0 for h in p.holes):
                    self.fault(where, "cz-map-spot-in", other=literal(p.id))


def density(field: Battlefield) -> tuple[int, int, int, int]:
    """CZ-FIELD-001: the pieces that stand in each quarter, by the middle of their boxes."""
    count = [0, 0, 0, 0]
    for p in field.pieces:
        if p.on == GROUND:
            xs, ys = [x for x, _ in p.outline], [y for _, y in p.outline]
            right, below = min(xs) + max(xs) > field.width, min(ys) + max(ys) > field.depth
            count[(1 if right else 0) + (2 if below else 0)] += 1
    a, b, c, d = count
    return a, b, c, d


def _folds(at: tuple[int, int], one: tuple[int, int], two: tuple[int, int]) -> bool:
    """Whether two edges that share a corner lie on each other."""
    ux, uy, vx, vy = one[0] - at[0], one[1] - at[1], two[0] - at[0], two[1] - at[1]
    return ux * vy - uy * vx == 0 and ux * vx + uy * vy > 0


def _in_each_other(a: Solid, b: Solid) -> bool:
    """Whether two pieces share more than a border.  Edges that lie on each other cross nothing:
    there the outlines are the same, or the middle of an edge is inside."""
    if overlap(a, b) or set(a.piece.outline) == set(b.piece.outline):
        return True
    if a.x0 >= b.x1 or b.x0 >= a.x1 or a.y0 >= b.y1 or b.y0 >= a.y1:
        return False
    return _edge_inside(a.piece, b.piece) or _edge_inside(b.piece, a.piece)


def _edge_inside(one: Piece, two: Piece) -> bool:
    for (ax, ay), (bx, by) in pairwise((*one.outline, one.outline[0])):
        x, y = (ax + bx) // 2, (ay + by) // 2
        if side(two.outline, x, y) > 0 and all(side(hole, x, y) < 0 for hole in two.holes):
            return True
    return False


def _between(one: Ring, two: Ring) -> Point:
    """The middle of what the boxes of two outlines share."""
    xs = sorted(end(p[0] for p in ring) for ring in (one, two) for end in (min, max))
    ys = sorted(end(p[1] for p in ring) for ring in (one, two) for end in (min, max))
    return (xs[1] + xs[2]) // 2, (ys[1] + ys[2]) // 2


def _convex(ring: Ring) -> bool:
    corners: Iterator[tuple[int, ...]] = (
        (*ring[i - 2], *ring[i - 1], *ring[i]) for i in range(len(ring))
    )
    return all(
        (bx - ax) * (cy - by) - (by - ay) * (cx - bx) >= 0 for ax, ay, bx, by, cx, cy in corners
    )


def _inside(inner: Ring, outer: Ring) -> bool:
    if any(side(outer, x, y) <= 0 for x, y in inner):
        return False
    edges = list(pairwise((*outer, outer[0])))
    return not any(crosses(a, b, c, d) for a, b in pairwise((*inner, inner[0])) for c, d in edges)
