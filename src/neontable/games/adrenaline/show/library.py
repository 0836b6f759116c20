"""By what components are filtered and sorted, and how they look on a page."""

from __future__ import annotations

from collections.abc import Sequence

from neontable.games.adrenaline.model.grid import COLOURS
from neontable.kernel.guide import guide
from neontable.kernel.library import Face, Facet, FacetValue, kind_facet
from neontable.kernel.scene import Colour, Token
from neontable.kernel.show import Component
from neontable.kernel.text import Text

_KINDS = ("weapon", "powerup", "tile", "arena", "board", "cube", "skull", "marker", "bot")
_PAINT: dict[str, Colour] = {"red": "red", "blue": "blue", "yellow": "yellow", "any": "white"}
_SHAPES = {"red": "square", "blue": "circle", "yellow": "triangle", "any": "hexagon"}


def _cubes(c: Component) -> list[str]:
    """The cubes that it costs or brings, or its own colour."""
    for name in ("cost", "cubes"):
        found = c.facts.get(name)
        if isinstance(found, list) and found:
            return [str(one) for one in found]
    colour = c.facts.get("colour")
    return [colour] if isinstance(colour, str) else []


def _colours(c: Component) -> Sequence[FacetValue]:
    return list(dict.fromkeys(colour for colour in _cubes(c) if colour in COLOURS))


def _cost(c: Component) -> Sequence[FacetValue]:
    found = c.facts.get("cost")
    return (len(found),) if isinstance(found, list) and c.kind == "weapon" else ()


def _made(c: Component) -> Sequence[FacetValue]:
    made = c.facts.get("kind")
    return (made,) if isinstance(made, str) and c.kind == "weapon" else ()


FACETS = (
    kind_facet(_KINDS),
    Facet(name="colour", of=_colours, order=COLOURS, word=lambda v: Text(f"ad-facet-colour-{v}")),
    Facet(name="made", of=_made, order=("effects", "modes", "single")),
    Facet(name="cost", of=_cost, kind="number"),
)


def face(component: Component) -> Face:
    cubes = _cubes(component)
    kind, name = component.kind, component.id
    if kind == "board":
        kind, name = "figure", component.id.removeprefix("board-")
    colour = _PAINT[cubes[0]] if cubes else "grey"
    tokens = tuple(
        Token(f"@ad-facet-letter-{c}", _SHAPES[c], _PAINT[c])  # type: ignore[arg-type]
        for c in cubes
    )
    line = Text(f"ad-facet-kind-{component.kind}")
    return Face(colour=colour, art=(kind, name), line=line, tokens=tokens)


GUIDE = guide(
    "ad",
    parts={
        "aim": "AD-FINAL-003",
        "grow": "AD-DMG-002",
        "score": "AD-SCORE-002",
        "end": "AD-FRENZY-001",
    },
    steps={
        "spawn": "AD-SPAWN-001",
        "actions": "AD-TURN-001",
        "reload": "AD-TURN-002",
        "scoring": "AD-TURN-003",
        "respawn": "AD-SPAWN-002",
        "refill": "AD-TURN-004",
    },
    terms={
        "run": "AD-MOVE-001",
        "grab": "AD-GRAB-001",
        "shoot": "AD-SHOOT-001",
        "see": "AD-SEE-002",
        "cube": "AD-SETUP-006",
        "tile": "AD-GRAB-003",
        "powerup": "AD-POWER-001",
        "spawnpoint": "AD-SETUP-004",
        "mark": "AD-MARK-001",
        "killshot": "AD-DMG-004",
        "overkill": "AD-DMG-005",
        "track": "AD-SCORE-004",
        "first-blood": "AD-SCORE-001",
        "adrenaline": "AD-DMG-003",
        "frenzy": "AD-FRENZY-001",
    },
)
