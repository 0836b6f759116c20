"""How the space looks: scenery as regions of a scene, ways and paths of attack as overlays."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from neontable.games.combatzone.space.attack import Hindrance, PathOfAttack
from neontable.games.combatzone.space.field import Piece
from neontable.games.combatzone.space.moving import NOBODY, Moving
from neontable.games.combatzone.space.offers import Region as Reachable
from neontable.games.combatzone.space.space import Space
from neontable.games.combatzone.space.units import CLOSED, HALF, INCH, LOCKED
from neontable.games.combatzone.space.way import Way
from neontable.kernel.measure import inches
from neontable.kernel.scene import Corridor, Line, Note, Overlay, Ray, Reach, Region, Ruler, Verdict
from neontable.kernel.text import Text, say
from neontable.kernel.zone import GROUND, Polygon, box

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
        found.append(_region(space, s.index, s.piece, s.top))
    for s in space.terrain.loose(moving):
        found.append(_region(space, s.index, s.piece, s.top))
    # What is higher is drawn later.
    return (found[0], *sorted(found[1:], key=lambda r: (r.height, r.id)))


def _region(space: Space, index: int, piece: Piece, top: int) -> Region:
    return Region(
        f"piece-{index}",
        piece.look,
        say(
            "cz-space-piece",
            look=f"@cz-look-{piece.look}",
            kind=f"@cz-space-kind-{piece.kind}",
            height=inches(top, INCH),
        ),
        look="barrier" if piece.kind == "barrier" else "scenery",
        polygons=(Polygon(piece.outline, piece.holes),),
        height=top,
        floor=index if piece.roof else GROUND,
        thing=("piece", index),
    )


def lines(space: Space) -> tuple[Line, ...]:
    """Doors, openings and ladders, drawn along the walls that they are in."""
    state = dict(zip(space.field.doors, space.terrain.doors, strict=True))
    found = []
    gates = [g for s in space.terrain.solids for g in s.gates]
    for gate in gates:
        shut = state.get(gate.index, 0) in (CLOSED, LOCKED)
        for (ax, ay), (bx, by) in gate.faces:
            found.append(Line("door" if shut else "open", ax, ay, bx, by))
    return tuple(found)


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


def attack(path: PathOfAttack) -> tuple[Overlay, ...]:
    """The band of a path of attack and its ray, with what it adds."""
    (ax, ay, _), (bx, by, _) = path.a, path.b
    found = verdict(path)
    if path.blocked:
        label = Text("cz-space-path-blocked")
    elif path.bonus:
        label = say("cz-space-path-adds", n=path.bonus)
    else:
        label = Text("cz-space-path-clear")
    return (
        Corridor(((ax, ay), (bx, by)), HALF, found),
        Ray(ax, ay, bx, by, found, label),
    )


def explained(space: Space, path: PathOfAttack, model_name: ModelName) -> tuple[Text, ...]:
    """Everything in a path of attack, and why it blocks, adds one or does not count."""
    return tuple([_said(space, h, model_name) for h in path.hindrances])


def _said(space: Space, h: Hindrance, model_name: ModelName) -> Text:
    if h.kind == "model":
        what: Text | str = model_name(h.id)
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
