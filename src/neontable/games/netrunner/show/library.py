"""What cards are told apart by, and how they look on a page."""

from __future__ import annotations

from neontable.games.netrunner.model.card import CORP_TYPES, RUNNER_TYPES, SIDES
from neontable.games.netrunner.show.card_face import COLOURS, printed, sections
from neontable.kernel.library import Face, Facet, fact, kind_facet, number
from neontable.kernel.show import Component
from neontable.kernel.text import Text

FACETS = (
    Facet(name="side", of=fact("side"), order=SIDES, word=lambda v: Text(f"nr-side-{v}")),
    kind_facet((*CORP_TYPES, *RUNNER_TYPES)),
    Facet(name="keyword", of=fact("keywords")),
    Facet(name="set", of=fact("set"), order=("base", "proteus", "classic")),
    Facet(name="rarity", of=fact("rarity"), order=("vital", "common", "uncommon", "rare")),
    Facet(name="cost", of=number("rez", "play", "install", "difficulty"), kind="number"),
    Facet(name="strength", of=number("strength"), kind="number"),
    Facet(name="points", of=number("points"), kind="number"),
)


def face(component: Component) -> Face:
    first, *rest = sections(component.id)
    return Face(
        colour=COLOURS[component.kind],
        art=(component.kind, component.id),
        line=first.title,
        tokens=printed(component.id),
        about=(first.text,),
        sections=tuple(rest),
    )
