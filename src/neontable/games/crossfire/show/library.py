"""By what components are filtered and sorted, and how they look on a page."""

from __future__ import annotations

from collections.abc import Sequence

from neontable.games.crossfire.model.terms import COLOUR_OF_TYPE, COLOURS, TYPE_OF_COLOUR
from neontable.games.crossfire.show.scene import LETTERS, PAINT, SHAPES, level_token
from neontable.kernel.guide import guide
from neontable.kernel.library import Face, Facet, FacetValue, fact, kind_facet, number, origin_facet
from neontable.kernel.scene import Colour, Token
from neontable.kernel.show import Component
from neontable.kernel.text import Text, say

_KINDS = ("basic", "market", "normal", "hard", "boss", "event", "upgrade", "runner", "role")
_FOES = ("normal", "hard", "boss")
_CARDS = tuple(TYPE_OF_COLOUR.values())


def _colours(c: Component) -> Sequence[FacetValue]:
    own = c.facts.get("colour") or COLOUR_OF_TYPE.get(str(c.facts.get("type")))
    return (own,) if isinstance(own, str) else ()


def _type_text(value: str) -> Text:
    return Text(f"cf-type-{value}" if value in _CARDS else f"cf-kind-{value}")


FACETS = (
    kind_facet(_KINDS),
    Facet(name="colour", of=_colours, order=COLOURS, word=lambda v: Text(f"cf-colour-{v}")),
    Facet(name="type", of=fact("type"), order=_CARDS, word=_type_text),
    origin_facet(),
    Facet(name="cost", of=number("cost"), kind="number"),
    Facet(name="karma", of=number("karma"), kind="number"),
    Facet(
        name="nuyen",
        of=lambda c: number("nuyen")(c) if c.kind in _FOES else (),
        kind="number",
    ),
)


def face(component: Component) -> Face:
    facts, kind = component.facts, component.kind
    colours = _colours(component)
    paint: Colour = PAINT[str(colours[0])] if colours else "grey"
    type = str(facts.get("type", ""))
    about = tuple(
        say(f"cf-library-{name}", n=value)
        for name, value in facts.items()
        if name in ("cost", "attack", "nuyen", "karma", "hp", "cards", "slots")
        and isinstance(value, int)
    )
    tokens: tuple[Token, ...] = ()
    art = ("card", type)
    if kind in _FOES:
        art = ("obstacle", type)
        track = facts["track"]
        assert isinstance(track, list)
        tokens = tuple(level_token(level, False) for level in track)
    elif kind in ("basic", "market"):
        tokens = (Token(str(facts["cost"]), "circle", "yellow"),)
        for colour in COLOURS:
            n = facts.get(colour)
            tokens += (_damage(colour),) * (n if isinstance(n, int) else 0)
        extra = facts.get("any")
        tokens += (Token("+", "circle", "grey"),) * (extra if isinstance(extra, int) else 0)
    elif kind == "upgrade":
        paint = "purple"
        tokens = (Token(str(facts["karma"]), "diamond", "purple"),)
    elif kind == "event":
        paint, art = "orange", ("event", "")
    elif kind == "runner":
        paint, art = "cyan", ("runner", f"{component.id.removeprefix('runner-')}-street-samurai")
        tokens = (Token(str(facts["hp"]), "shield", "red"),)
    elif kind == "role":
        art = ("runner", f"human-{component.id.removeprefix('role-')}")
    line = Text(f"cf-facet-kind-{kind}")
    if type:
        line = say("cf-library-line", kind=line, type=_type_text(type))
    return Face(colour=paint, art=art, line=line, tokens=tokens, about=about)


def _damage(colour: str) -> Token:
    return Token(LETTERS[colour], SHAPES[colour], PAINT[colour])  # type: ignore[arg-type]


GUIDE = guide(
    "cf",
    parts={
        "aim": "CF-END-001",
        "deck": "CF-MKT-006",
        "foes": "CF-DMG-006",
        "end": "CF-END-003",
    },
    steps={
        "event": "CF-XF-001",
        "play": "CF-TURN-004",
        "hit": "CF-DMG-006",
        "suffer": "CF-HP-001",
        "buy": "CF-MKT-004",
        "finish": "CF-TURN-002",
    },
    terms={
        "runner": "CF-CAMP-014",
        "role": "CF-ROLE-001",
        "obstacle": "CF-OBS-001",
        "level": "CF-DMG-004",
        "colourless": "CF-DMG-005",
        "boss": "CF-BOSS-001",
        "event": "CF-XF-007",
        "heat": "CF-XF-004",
        "market": "CF-MKT-001",
        "nuyen": "CF-NUY-001",
        "assist": "CF-ASST-001",
        "cycle": "CF-OBS-008",
        "flip": "CF-DECK-008",
        "staggered": "CF-HP-006",
        "critical": "CF-END-003",
        "abort": "CF-END-006",
        "karma": "CF-CAMP-004",
        "upgrade": "CF-CAMP-009",
    },
)
