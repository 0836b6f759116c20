"""A drawing and the battlefield that it is, in both directions."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot
from typing import cast

from msgspec.structs import replace

from neontable.games.combatzone.battlefields.mapfile import LONGEST_NAME
from neontable.games.combatzone.battlefields.stock import (
    FLAGS,
    ON_GROUND,
    SPOT,
    STOCK,
    UP,
    WALL,
    WAYS,
    WIDTHS,
    WORDS,
    inset,
    number,
    piece_of,
)
from neontable.games.combatzone.space import picture
from neontable.games.combatzone.space.field import (
    DOOR_STATES,
    Battlefield,
    Passage,
    PassageKind,
    Piece,
    Spot,
    middle,
)
from neontable.games.combatzone.space.solid import area, crossed_edges, faces
from neontable.games.combatzone.space.units import INCH, OPEN
from neontable.kernel.maps import (
    Drawing,
    Item,
    MapFault,
    Value,
)
from neontable.kernel.scene import At, Line, LineKind, Region, Scene
from neontable.kernel.scene import Piece as Stone
from neontable.kernel.text import Text, literal, say
from neontable.kernel.text_faults import TextFault
from neontable.kernel.zone import GROUND, Ring, box, side


# -- from a battlefield to a drawing -------------------------------------------------------------
def drawn(field: Battlefield) -> Drawing:
    """A battlefield as things that can be moved; what follows from their places is left out."""
    items = [_item_of_piece(p, field) for p in field.pieces]
    items += [_item_of_way(q, field) for q in field.passages]
    for s in field.spots:
        items.append(Item(_unique(s.id, items), SPOT, (s.place[:2],), (), {"on": ""}))
    plain = Drawing(field.name, field.width, field.depth, tuple(items))
    # What would follow otherwise is said.
    plan = Plan(plain)
    said = []
    for i, item in enumerate(items[: len(field.pieces)]):
        on = field.pieces[i].on
        said.append(_saying(item, "on", plan.field.pieces[i].on, on, field))
    ways = {i.id: q for i, q in zip(plan.way_items, plan.field.passages, strict=True)}
    for item, q in zip(items[len(field.pieces) :], field.passages, strict=False):
        found = ways.get(item.id)
        new = _saying(item, "piece", -2 if found is None else found.piece, q.piece, field)
        said.append(_saying(new, "on", -2 if found is None else found.a[2], q.a[2], field))
    spots = items[len(field.pieces) + len(field.passages) :]
    for item, s, found_spot in zip(spots, field.spots, plan.field.spots, strict=True):
        said.append(_saying(item, "on", found_spot.place[2], s.place[2], field))
    return replace(plain, items=tuple(said))


def _saying(item: Item, key: str, follows: int, wanted: int, field: Battlefield) -> Item:
    if follows == wanted:
        return item
    name = ON_GROUND if wanted == GROUND else field.pieces[wanted].id
    return replace(item, values={**item.values, key: name})


def _unique(id: str, items: Sequence[Item]) -> str:
    taken = {item.id for item in items}
    n, found = 1, id
    while found in taken:
        n += 1
        found = f"{id}-{n}"
    return found


def _item_of_piece(p: Piece, field: Battlefield) -> Item:
    wall = _wall_of(p)
    values: dict[str, Value] = {
        "kind": p.kind,
        "height": p.height,
        "raised": p.raised,
        **{flag: getattr(p, flag) for flag in FLAGS},
        "room": bool(p.holes),
        "wall": wall or WALL,
        "on": "",
    }
    return Item(p.id, p.look, p.outline, () if wall else p.holes, values)


def _item_of_way(q: Passage, field: Battlefield) -> Item:
    values: dict[str, Value] = {"width": q.width, "piece": "", "on": ""}
    if q.kind == "door":
        values["state"] = next(name for name, state in DOOR_STATES.items() if state == q.state)
    taken = {p.id for p in field.pieces}
    id = q.id if q.id not in taken else f"{q.id}-way"
    return Item(id, q.kind, (q.a[:2], q.b[:2]), (), values)


def _wall_of(p: Piece) -> int:
    """How thick its walls are, where its one room is as large as they allow; else 0."""
    if len(p.holes) != 1 or len(p.holes[0]) != len(p.outline):
        return 0
    (ax, ay), (bx, by) = p.outline[0], p.outline[1]
    long = hypot(bx - ax, by - ay)
    thick = min(abs((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / long for x, y in p.holes[0])
    wall = round(thick)
    inner = inset(p.outline, wall)
    close = inner is not None and all(
        any(abs(x - u) <= 3 and abs(y - v) <= 3 for u, v in inner) for x, y in p.holes[0]
    )
    return wall if close else 0


class Plan:
    """A drawing, and the battlefield that it is."""

    def __init__(self, drawing: Drawing) -> None:
        self.drawing = drawing
        self.faults: list[MapFault] = []
        self.pieces = [i for i in drawing.items if i.sort in STOCK and len(i.points) >= 3]
        self.at = {item.id: n for n, item in enumerate(self.pieces)}
        bare = [piece_of(item, GROUND) for item in self.pieces]
        standing = [
            replace(p, on=self._floor(item, p.outline, bare, n, raised=bool(p.raised)))
            for n, (item, p) in enumerate(zip(self.pieces, bare, strict=True))
        ]
        self.way_items: list[Item] = []
        passages = []
        for item in drawing.items:
            if item.sort in WAYS and len(item.points) == 2:
                passage = self._passage(item, standing)
                if passage is None:
                    self.faults.append(MapFault(Text("cz-map-no-wall"), (item.id,), item.points))
                else:
                    self.way_items.append(item)
                    passages.append(passage)
        self.spot_items = [i for i in drawing.items if i.sort == SPOT and len(i.points) == 1]
        spots = [
            Spot(i.id, (*i.points[0], self._floor(i, i.points, standing, -1)))
            for i in self.spot_items
        ]
        self.field = Battlefield(
            drawing.name[:LONGEST_NAME],
            drawing.width,
            drawing.depth,
            tuple(standing),
            tuple(passages),
            tuple(spots),
        )

    def _floor(
        self, item: Item, points: Ring, pieces: Sequence[Piece], own: int, raised: bool = False
    ) -> int:
        """What a thing stands on: what was said, else the smallest roof that holds all of it."""
        said = item.values.get("on", "")
        if said == ON_GROUND:
            return GROUND
        if isinstance(said, str) and said in self.at and self.at[said] != own:
            return self.at[said]
        if raised:
            return GROUND
        size = abs(area(points)) if len(points) > 2 else 0
        best, smallest = GROUND, 0
        for n, p in enumerate(pieces):
            large = abs(area(p.outline))
            if n == own or not p.roof or p.raised or large <= size:
                continue
            if all(side(p.outline, x, y) >= 0 for x, y in points) and (
                best == GROUND or large < smallest
            ):
                best, smallest = n, large
        return best

    def _passage(self, item: Item, pieces: Sequence[Piece]) -> Passage | None:
        a, b = item.points
        up = item.sort in UP
        said = item.values.get("piece", "")
        piece = self.at.get(said, -1) if isinstance(said, str) else -1
        if piece < 0:
            fit = [n for n, p in enumerate(pieces) if p.kind == "barrier" and (p.roof or not up)]
            crossed = {
                n: len(crossed_edges([pieces[n].outline, *pieces[n].holes], a, b)) for n in fit
            }
            right = [n for n in fit if crossed[n] == (1 if up else 2)]
            some = right or [n for n in fit if crossed[n]]
            # Of several, the one that stands highest: a shack on a roof.
            piece = max(some, key=lambda n: (pieces[n].on != GROUND, -n), default=-1)
        if piece < 0:
            return None
        floor = self._floor(item, (a,), pieces, piece)
        width = number(item.values, "width", WIDTHS[item.sort] * INCH // 10)
        state = DOOR_STATES.get(str(item.values.get("state", "open")), OPEN)
        return Passage(
            item.id,
            cast("PassageKind", item.sort),
            piece,
            (*a, floor),
            (*b, piece if up else floor),
            width,
            state if item.sort == "door" else OPEN,
        )

    def placed(self, fault: TextFault) -> MapFault:
        """A fault of the map, by the thing that it is about."""
        branch, _, rest = fault.path.partition("[")
        listed = {"pieces": self.pieces, "passages": self.way_items, "spots": self.spot_items}
        items = listed.get(branch, [])
        number = rest.partition("]")[0]
        if not number.isdigit() or int(number) >= len(items):
            text = fault.placed() if fault.path else fault.text
            return MapFault(text, (), fault.at)
        item = items[int(number)]
        other = dict(fault.text.args).get("other")
        # What a piece is called says more than its id; it is drawn where it is.
        ids = [item.id, *(one.id for one in self.pieces if literal(one.id) == other)]
        at = fault.at or (middle(item.points),)
        name = f"@cz-look-{item.sort}" if item.sort in STOCK else f"@{WORDS[item.sort]}"
        return MapFault(
            say("cz-map-about", what=name, name=literal(item.id), fault=fault.text),
            tuple(ids),
            at,
        )

    def bound(self) -> dict[str, str]:
        found = {
            item.id: self.pieces[p.on].id
            for item, p in zip(self.pieces, self.field.pieces, strict=True)
            if p.on != GROUND
        }
        for item, q in zip(self.way_items, self.field.passages, strict=True):
            found[item.id] = self.pieces[q.piece].id
        for item, s in zip(self.spot_items, self.field.spots, strict=True):
            if s.place[2] != GROUND:
                found[item.id] = self.pieces[s.place[2]].id
        return found

    def scene(self) -> tuple[Scene, dict[str, tuple[int, ...]]]:
        field = self.field
        table = Region(
            "table",
            "table",
            Text("cz-space-table"),
            look="ground",
            polygons=(box(0, 0, field.width, field.depth),),
        )
        tops = self._tops()
        high = [
            replace(picture.region(field, n, p, tops[n]), id=p.id)
            for n, p in enumerate(field.pieces)
        ]
        high.sort(key=lambda r: (r.height, r.id))
        lines: list[Line] = []
        of: dict[str, tuple[int, ...]] = {}
        for item, q in zip(self.way_items, field.passages, strict=True):
            piece = field.pieces[q.piece]
            kind: LineKind = picture.DOORS[q.state] if q.kind == "door" else "window"
            found = [Line("ladder", *q.a[:2], *q.b[:2])]
            if q.kind not in UP:
                walls = faces([piece.outline, *piece.holes], q)
                found = [Line(kind, *p, *r) for p, r in walls] or [Line(kind, *q.a[:2], *q.b[:2])]
            of[item.id] = tuple(range(len(lines), len(lines) + len(found)))
            lines += found
        stones = [
            Stone(
                item.id,
                "marker",
                "",
                say("cz-map-spot-named", name=literal(item.id)),
                shape="octagon",
                colour="orange",
                at=At(
                    *item.points[0],
                    INCH // 2,
                    height=0 if s.place[2] == GROUND else tops[s.place[2]],
                ),
            )
            for item, s in zip(self.spot_items, field.spots, strict=True)
        ]
        scene = Scene(
            "combatzone",
            field.width,
            field.depth,
            (table, *high),
            tuple(lines),
            tuple(stones),
            (),
            "pink",
            inch=INCH,
        )
        return scene, of

    def _tops(self) -> list[int]:
        """How high each piece ends; in a circle of pieces that stand on each other, as if on the
        ground."""
        found = []
        for n, p in enumerate(self.field.pieces):
            top, at, seen = p.height + p.raised, p.on, {n}
            while at != GROUND and at not in seen:
                seen.add(at)
                below = self.field.pieces[at]
                top, at = top + below.height + below.raised, below.on
            found.append(top)
        return found
