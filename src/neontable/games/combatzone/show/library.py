"""By what components are filtered and sorted, and how they look on a page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from neontable.games.combatzone.cards.facts import ALL_FACTIONS, FACTIONS, UNIVERSAL
from neontable.kernel.guide import guide
from neontable.kernel.library import Face, Facet, FacetValue, fact, kind_facet, origin_facet
from neontable.kernel.scene import Colour, Token
from neontable.kernel.show import Component
from neontable.kernel.text import Text, literal, say

_KINDS = (
    "character", "gonk", "gear", "program", "ability", "objective", "loot", "scenario",
)  # fmt: skip
_ORDER = (*FACTIONS, "trauma-team", UNIVERSAL)
_COLOURS: dict[str, Colour] = {
    "character": "red",
    "gonk": "orange",
    "gear": "cyan",
    "program": "green",
    "ability": "purple",
    "objective": "yellow",
    "loot": "pink",
    "scenario": "blue",
}
_LIGHTS: dict[str, Colour] = {"G": "green", "Y": "yellow", "R": "red"}


def _sales(c: Component) -> list[Mapping[str, Any]]:
    return cast("list[Mapping[str, Any]]", c.facts.get("sales", []))


def _factions(c: Component) -> Sequence[FacetValue]:
    own = list(fact("factions", "faction")(c))
    own += [sale["faction"] for sale in _sales(c)]
    return list(dict.fromkeys(own))


def _faction_text(value: str) -> Text:
    if value == UNIVERSAL:
        return Text("cz-facet-faction-universal")
    return say("nt-named", name=literal(ALL_FACTIONS.get(value, value)))


def _keywords(c: Component) -> Sequence[FacetValue]:
    """A gear for one leader alone is iconic, whoever that is."""
    return list(dict.fromkeys(str(k).partition(":")[0] for k in fact("keywords")(c)))


def _prices(c: Component) -> Sequence[FacetValue]:
    """What it costs, where it is for sale: gear may have a price for each faction."""
    eb = c.facts.get("eb")
    found = [eb] if isinstance(eb, int) else sorted({sale["eb"] for sale in _sales(c)})
    return [n for n in found if n > 0]


def _stars(c: Component) -> Sequence[FacetValue]:
    stars = c.facts.get("stars")
    if isinstance(stars, int):
        return (stars,) if stars >= 0 else ()
    return sorted({sale["stars"] for sale in _sales(c)})[:1]


def _rarity(c: Component) -> Sequence[FacetValue]:
    return sorted({sale["rarity"] for sale in _sales(c)})[:1]


FACETS = (
    kind_facet(_KINDS),
    Facet(name="faction", of=_factions, order=_ORDER, word=_faction_text),
    Facet(name="keyword", of=_keywords),
    origin_facet(),
    Facet(name="cost", of=_prices, kind="number"),
    Facet(name="stars", of=_stars, kind="number"),
    Facet(name="rarity", of=_rarity, kind="number"),
)


def face(component: Component) -> Face:
    facts, kind = component.facts, component.kind
    about: list[Text] = []
    tokens: list[Token] = []
    prices = _prices(component)
    if len(prices) == 1:
        tokens.append(Token(str(prices[0]), "hexagon", "yellow"))
    if kind in ("character", "gonk"):
        tokens += [Token("", "circle", _LIGHTS[c]) for c in str(facts["tokens"])]
        skills = cast("Mapping[str, int]", facts["skills"])
        about += [
            say("cz-library-skill", skill=f"@cz-skill-{name}", n=n)
            for name, n in skills.items()
            if n
        ]
        if prices:
            about.append(say("cz-library-eb", n=cast("int", facts["eb"])))
    elif kind == "program":
        tokens.append(Token("", "circle", _LIGHTS[str(facts["quality"])]))
    armor = facts.get("armor")
    if isinstance(armor, int) and armor:
        tokens.append(Token(str(armor), "shield", "blue"))
        about.append(say("cz-library-armor", n=armor))
    stars = _stars(component)
    if stars and stars[0]:
        about.append(say("cz-library-stars", n=int(stars[0])))
    for sale in _sales(component):
        where = _faction_text(sale["faction"])
        about.append(say("cz-library-sale", faction=where, eb=sale["eb"], rarity=sale["rarity"]))
    return Face(
        colour=_COLOURS[kind],
        art=(kind, component.id),
        line=_line(component),
        tokens=tuple(tokens),
        about=tuple(about),
    )


def _line(c: Component) -> Text:
    """What it is, of which faction: "Character – Maelstrom – Leader"."""
    line = Text(f"cz-facet-kind-{c.kind}")
    words: list[Text] = []
    if c.kind in ("character", "gonk", "objective"):
        words += [_faction_text(str(f)) for f in _factions(c)[:3]]
    known = [k for k in _keywords(c) if k not in ("gonk",)]
    words += [Text(f"cz-facet-keyword-{k}") for k in known]
    for word in words:
        line = say("cz-library-line", a=line, b=word)
    return line


GUIDE = guide(
    "cz",
    parts={
        "aim": "CZ-TEAM-001",
        "dice": "CZ-CORE-004",
        "space": "CZ-MEAS-001",
        "wounds": "CZ-WND-002",
    },
    steps={
        "control": "CZ-TURN-001",
        "activate": "CZ-TURN-006",
        "act": "CZ-TURN-007",
        "pass": "CZ-TURN-008",
        "inspire": "CZ-TURN-003",
    },
    terms={
        "control": "CZ-TURN-001",
        "token": "CZ-TOKEN-001",
        "colours": "CZ-CORE-001",
        "obstacle-die": "CZ-CORE-002",
        "crit": "CZ-CORE-005",
        "limiter": "CZ-MEAS-001",
        "reach": "CZ-MEAS-002",
        "path": "CZ-TGT-002",
        "reaction": "CZ-REACT-001",
        "red-lined": "CZ-WND-005",
        "gonk": "CZ-GONK-001",
        "luck": "CZ-LUCK-002",
        "command": "CZ-CMD-001",
        "brawl": "CZ-BRAWL-001",
        "armor": "CZ-ARM-002",
        "program": "CZ-NET-004",
        "loot": "CZ-LOOT-001",
        "eb": "CZ-TEAM-005",
        "influence": "CZ-TEAM-006",
        "cred": "CZ-TEAM-015",
        "rarity": "CZ-TEAM-007",
        "blast": "CZ-BLAST-002",
        "rapid": "CZ-RAPID-001",
    },
)
