"""How the space looks: scenery as regions of a scene, ways and paths of attack as overlays."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from neontable.games.combatzone.space.attack import Hindrance, PathOfAttack
from neontable.games.combatzone.space.field import Battlefield, Piece, middle
from neontable.games.combatzone.space.moving import NOBODY, Moving
from neontable.games.combatzone.space.offers import Region as Reachable
from neontable.games.combatzone.space.space import Space
from neontable.games.combatzone.space.units import CLOSED, HALF, HEADROOM, INCH, LOCKED, OPEN
from neontable.games.combatzone.space.way import Way
from neontable.kernel.measure import inches
from neontable.kernel.scene import (
    Corridor,
    Line,
    LineKind,
    Note,
    Overlay,
    Ray,
    Reach,
    Region,
    Ruler,
    Verdict,
)
from neontable.kernel.text import Text, say
from neontable.kernel.zone import GROUND, Point, Polygon, box

ModelName = Callable[[int], Text]


# -- scenery -------------------------------------------------------------------------------------
def regions(space: Space, moving: Moving = NOBODY) -> tuple[Region, ...]:
    """The table and its scenery; what is dragged, where it stands now."""
    field = space.field
    table = Region(
        "table",
        "table",
        Text("cz-space-table"),
        look="ground",
        polygons=(box(0, 0, field.width, field.depth),),
    )
    found = [table]
    for s in space.terrain.fixed:
        found.append(region(field, s.index, s.piece, s.top))
    for s in space.terrain.loose(moving):
        found.append(region(field, s.index, s.piece, s.top))
    # What is higher is drawn later.
    return (found[0], *sorted(found[1:], key=lambda r: (r.height, r.id)))


def _sort(piece: Piece) -> str:
    """What else there is to say of it: that it can be dragged, that one passes below."""
    if piece.loose:
        return "loose"
    return "raised" if piece.raised >= HEADROOM else "piece"


def region(field: Battlefield, index: int, piece: Piece, top: int) -> Region:
    """A piece of scenery that ends this high."""
    return Region(
        f"piece-{index}",
        piece.look,
        say(
            f"cz-space-{_sort(piece)}",
            look=f"@cz-look-{piece.look}",
        ),
        look="barrier" if piece.kind == "barrier" else "scenery",
        polygons=(Polygon(piece.outline, piece.holes),),
        height=top,
        floor=index if piece.roof else GROUND,
        thing=("loose", field.loose.index(index)) if piece.loose else ("piece", index),
    )


def lines(space: Space) -> tuple[Line, ...]:
    """Doors and openings, drawn along the walls that they are in; ladders and stairs from foot to
    head."""
    state = dict(zip(space.field.doors, space.terrain.doors, strict=True))
    found = []
    gates = [g for s in space.terrain.solids for g in s.gates]
    for gate in gates:
        passage = gate.passage
        if gate.kind in ("ladder", "stairs"):
            found.append(Line("ladder", *passage.a[:2], *passage.b[:2]))
            continue
        kind = DOORS[state.get(gate.index, OPEN)] if gate.kind == "door" else "window"
        for (ax, ay), (bx, by) in gate.faces:
            found.append(Line(kind, ax, ay, bx, by))
    return tuple(found)


DOORS: Mapping[int, LineKind] = {OPEN: "door", CLOSED: "shut", LOCKED: "locked"}


# -- overlays ------------------------------------------------------------------------------------
def reach(region: Reachable) -> tuple[Overlay, ...]:
    """Where a model can go: with rolls, without, and not because of other bases."""
    return (
        Reach("hard", region.hard),
        Reach("easy", region.easy),
        Reach("shut", discs=region.shut),
    )


def way(found: Way, radius: int) -> tuple[Overlay, ...]:
    """A way with its length, and a note where it needs a roll."""
    points = tuple([(x, y) for x, y, _ in found.places])
    verdict: Verdict = "clear" if found.easy else "hindered"
    out: list[Overlay] = [
        Corridor(points, radius, verdict),
        Ruler(points, verdict, inches(found.units, INCH)),
    ]
    for met in found.meetings:
        x, y, _ = met.stop
        text = Text(f"cz-space-roll-{met.kind}")
        if met.fall:
            text = say("cz-space-roll-fall", roll=text, height=inches(met.fall, INCH))
        out.append(Note(x, y, text, "hindered"))
    return tuple(out)


def verdict(path: PathOfAttack) -> Verdict:
    return "blocked" if path.blocked else "hindered" if path.bonus else "clear"


def attack(space: Space, path: PathOfAttack, moving: Moving = NOBODY) -> tuple[Overlay, ...]:
    """The band of a path of attack and its ray; where something in it counts, what it adds."""
    (ax, ay, _), (bx, by, _) = path.a, path.b
    found = verdict(path)
    notes = []
    for h in path.hindrances:
        if h.adds or h.blocks:
            x, y = _beside(path, _middle(space, h, moving))
            label = (
                Text("cz-space-path-blocked") if h.blocks else say("cz-space-path-adds", n=h.adds)
            )
            notes.append(Note(x, y, label, "blocked" if h.blocks else "hindered"))
    return (
        Corridor(((ax, ay), (bx, by)), HALF, found),
        Ray(ax, ay, bx, by, found),
        *notes,
    )


def _middle(space: Space, h: Hindrance, moving: Moving) -> Point:
    """About where a thing in a path stands."""
    if h.at is not None:
        return h.at
    if h.kind == "model":
        return next(((b.x, b.y) for b in moving.bases if b.model == h.id), (0, 0))
    if h.kind == "opening":
        (ax, ay, _), (bx, by, _) = (p := space.field.passages[h.id]).a, p.b
        return (ax + bx) // 2, (ay + by) // 2
    if h.kind == "thing":
        for s in space.terrain.loose(moving):
            if s.index == h.id:
                return middle(s.piece.outline)
    return middle(space.field.pieces[h.id].outline)


def _beside(path: PathOfAttack, point: Point) -> Point:
    """The point of the ray that is nearest to another, clear of both bases."""
    (ax, ay, _), (bx, by, _) = path.a, path.b
    dx, dy = bx - ax, by - ay
    far = dx * dx + dy * dy
    if not far:
        return ax, ay
    along = min(max((point[0] - ax) * dx + (point[1] - ay) * dy, far // 6), 5 * far // 6)
    return ax + dx * along // far, ay + dy * along // far


def explained(space: Space, path: PathOfAttack, model_name: ModelName) -> tuple[Text, ...]:
    """Everything in a path of attack, and why it blocks, adds one or does not count."""
    return tuple([_said(space, h, model_name) for h in path.hindrances])


def _said(space: Space, h: Hindrance, model_name: ModelName) -> Text:
    if h.kind == "model":
        what: Text | str = model_name(h.id)
    elif h.at is not None:
        what = f"@cz-marker-{h.kind}"
    elif h.kind == "opening":
        what = "@cz-space-kind-opening"
    else:
        what = f"@cz-look-{space.field.pieces[h.id].look}"
    return say(WHY[h.rule, h.adds], what=what)


WHY: Mapping[tuple[str, int], str] = {
    ("CZ-TGT-004", 1): "cz-space-why-obstacle",
    ("CZ-TGT-005", 1): "cz-space-why-model",
    ("CZ-TGT-006", 1): "cz-space-why-barrier",
    ("CZ-TGT-007", 0): "cz-space-why-blocked",
    ("CZ-TGT-008", 0): "cz-space-why-reach",
    ("CZ-TGT-010", 0): "cz-space-why-edge",
    ("CZ-TGT-010", 1): "cz-space-why-edge-target",
    ("CZ-TGT-011", 0): "cz-space-why-roof",
    ("CZ-EFF-007", 0): "cz-space-why-indirect",
}
"""The words for a hindrance, by its rule and what it adds."""
