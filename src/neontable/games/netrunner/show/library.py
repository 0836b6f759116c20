"""By what cards are filtered and sorted, and how they look on a page."""

from __future__ import annotations

from neontable.games.netrunner.model.card import CORP_TYPES, RUNNER_TYPES, SIDES
from neontable.games.netrunner.show.card_face import colour, family, printed, sections
from neontable.kernel.guide import guide
from neontable.kernel.library import Face, Facet, fact, kind_facet, number
from neontable.kernel.show import Component
from neontable.kernel.text import Text

FACETS = (
    Facet(name="side", of=fact("side"), order=SIDES, word=lambda v: Text(f"nr-side-{v}")),
    kind_facet((*CORP_TYPES, *RUNNER_TYPES)),
    Facet(name="keyword", of=fact("keywords"), word=family),
    Facet(name="set", of=fact("set"), order=("base", "proteus", "classic")),
    Facet(name="rarity", of=fact("rarity"), order=("vital", "common", "uncommon", "rare")),
    Facet(name="cost", of=number("rez", "play", "install", "difficulty"), kind="number"),
    Facet(name="strength", of=number("strength"), kind="number"),
    Facet(name="points", of=number("points"), kind="number"),
)


def face(component: Component) -> Face:
    first, *rest = sections(component.id)
    return Face(
        colour=colour(component.id),
        art=(component.kind, component.id),
        line=first.title,
        tokens=printed(component.id),
        about=(first.text,),
        sections=tuple(rest),
    )


GUIDE = guide(
    "nr",
    parts={
        "aim": "NR-GOAL-001",
        "secrets": "NR-REZ-001",
        "runs": "NR-RUN-001",
        "end": "NR-GOAL-004",
    },
    steps={
        "draw": "NR-TURN-001",
        "corp": "NR-TURN-002",
        "discard": "NR-TURN-019",
        "runner": "NR-TURN-010",
        "run": "NR-RUN-004",
        "access": "NR-ACC-004",
    },
    terms={
        "bit": "NR-COST-001",
        "action": "NR-COST-002",
        "fort": "NR-FORT-001",
        "subsidiary": "NR-FORT-002",
        "agenda": "NR-AGENDA-004",
        "advance": "NR-AGENDA-005",
        "rez": "NR-REZ-003",
        "ice": "NR-ICE-010",
        "subroutine": "NR-SUB-001",
        "icebreaker": "NR-BRK-003",
        "jack-out": "NR-RUN-008",
        "access": "NR-ACC-004",
        "liberate": "NR-AGENDA-014",
        "trace": "NR-TRACE-001",
        "tag": "NR-TAG-002",
        "damage": "NR-DMG-001",
        "flatline": "NR-DMG-004",
        "mu": "NR-PROG-002",
        "expose": "NR-EXP-001",
        "bad-publicity": "NR-BP-001",
        "region": "NR-UPG-004",
    },
)
