"""The mat: scenery, passages, zones and tokens that lie on it."""

from __future__ import annotations

from functools import lru_cache

from neontable.games.combatzone import battlefields
from neontable.games.combatzone.hidden.view import View
from neontable.games.combatzone.model import library
from neontable.games.combatzone.model.scenario import Role
from neontable.games.combatzone.rules.scenarios.zones import depth_of, outline_of
from neontable.games.combatzone.space import INCH, picture
from neontable.games.combatzone.space.moving import Moving
from neontable.games.combatzone.space.units import HEADROOM
from neontable.kernel.scene import At, Colour, Line, Piece, Region
from neontable.kernel.text import Text, say
from neontable.kernel.zone import Place, box


@lru_cache(maxsize=256)
def scenery(
    battlefield: str, doors: tuple[int, ...], loose: tuple[Place | None, ...]
) -> tuple[Region, ...]:
    return picture.regions(battlefields.space(battlefield, doors), Moving((), loose or None))


@lru_cache(maxsize=256)
def passages(battlefield: str, doors: tuple[int, ...]) -> tuple[Line, ...]:
    return picture.lines(battlefields.space(battlefield, doors))


def above(battlefield: str, x: int, y: int, height: int) -> str:
    """What a model at this height stands under: the look of a deck that one may pass below."""
    for solid in battlefields.space(battlefield).terrain.solids:
        if solid.piece.raised >= HEADROOM and solid.bottom > height and solid.holds(x, y):
            return solid.piece.look
    return ""


def _role(view: View, seat: int) -> Role:
    roles = library.SCENARIOS[view.scenario].roles
    name = view.teams[seat].role
    return next((role for role in roles if role.name == name), roles[seat % len(roles)])


def zones(view: View, colours: list[Colour]) -> list[Region]:
    """While teams deploy: the quarters to choose from, and where each team may stand."""
    if view.deploying < 0:
        return []
    field = battlefields.battlefield(view.battlefield)
    w, d = field.width, field.depth
    found = []
    if _role(view, view.deploying).deploys.zone == "quarter-edges" and (
        view.teams[view.deploying].corner < 0
    ):
        for q in range(4):
            x, y = (q & 1) * (w // 2), (q >> 1) * (d // 2)
            found.append(
                Region(
                    f"quarter-{q}",
                    "quarter",
                    Text(f"cz-quarter-{q}"),
                    thing=("quarter", q),
                    look="zone",
                    polygons=(box(x, y, x + w // 2, y + d // 2),),
                )
            )
        return found
    for seat, team in enumerate(view.teams):
        deploys = _role(view, seat).deploys
        if deploys.zone in ("quarter-edges", "opposite-edges") and team.corner < 0:
            continue
        found.append(
            Region(
                f"zone-{seat}",
                "deployment",
                say("cz-scene-zone", seat=seat + 1),
                colour=colours[seat],
                look="zone",
                polygons=outline_of(w, d, deploys.zone, depth_of(deploys), team.corner, seat),
            )
        )
    return found


def markers(view: View, colours: list[Colour]) -> list[Piece]:
    space = battlefields.space(view.battlefield, view.doors)
    return [
        Piece(
            f"marker-{n}",
            "marker",
            "",
            Text(f"cz-marker-{marker.kind}"),
            face=marker.kind,
            thing=("marker", n),
            shape="octagon",
            colour=colours[marker.seat] if marker.seat >= 0 else "orange",
            at=At(marker.x, marker.y, INCH // 2, height=space.height(marker.floor)),
        )
        for n, marker in enumerate(view.markers)
    ]
