"""Words that people use in positions for what the format calls otherwise, in English and French."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache

from neontable.games.combatzone import battlefields
from neontable.games.combatzone.model import library
from neontable.games.combatzone.teams.team import fold
from neontable.kernel.text import Text, has, render

FIELDS: Mapping[str, str] = {
    "name": "card",
    "player": "seat",
    "owner": "seat",
    "team": "seat",
    "at": "inches",
    "pos": "inches",
    "position": "inches",
    "on": "floor",
    "armour": "armor",
}
"""Fields of a model by other names; used where the field itself is not written."""

TEAM: Mapping[str, str] = {"street_cred": "cred", "street cred": "cred"}
"""Fields of a team by other names."""

MAP = ("map", "battlefield", "scenery", "terrain", "pieces")
"""Fields of a position that may hold a whole map, or the list of its scenery."""

GROUND = frozenset(("ground", "floor", "street", "sol", "rue"))
"""Floors that are the ground."""

_SKILLS: Mapping[str, Iterable[str]] = {
    "reflexes": ("reflexes", "reflexe", "ref"),
    "ranged": ("ranged", "tir a distance", "tir", "distance", "a distance", "rng"),
    "melee": ("melee", "corps a corps", "cac", "mel"),
    "medical": ("medical", "med", "medecine", "medicine"),
    "tech": ("tech", "technique", "technologie", "technology"),
    "influence": ("influence", "inf"),
}
SKILL = {fold(word): skill for skill, words in _SKILLS.items() for word in words}

_STATUS: Mapping[str, Iterable[str]] = {
    "table": ("table", "on the table", "in play", "en jeu", "sur la table"),
    "reserve": ("reserve", "in reserve", "en reserve"),
    "out": ("out", "taken out", "out of action", "hors de combat", "mis hors de combat"),
}
STATUS = {fold(word): status for status, words in _STATUS.items() for word in words}

COLOUR = {
    word: letter
    for letter, words in (("G", "g green vert"), ("Y", "y yellow jaune"), ("R", "r red rouge"))
    for word in words.split()
}
USED = frozenset(("used", "utilise", "epuise", "exhausted"))
READY = frozenset(("ready", "pret"))

_KINDS: Mapping[str, Iterable[str]] = {
    "barrier": ("barrière", "wall", "mur", "building", "bâtiment"),
    "obstacle": ("obstacle",),
}
KIND = {fold(word): kind for kind, words in _KINDS.items() for word in words}
PASSAGE = {
    fold(word): kind
    for kind, word in (
        ("door", "porte"),
        ("opening", "ouverture"),
        ("ladder", "échelle"),
        ("stairs", "escalier"),
    )
}


@cache
def _told(prefix: str, ids: tuple[str, ...]) -> dict[str, str]:
    """Ids by what the game calls them in both languages."""
    names = {fold(id): id for id in ids}
    for id in ids:
        for language in ("en", "fr"):
            if has(prefix + id, language):
                names.setdefault(fold(render(Text(prefix + id), language)), id)
    return names


def scenario(written: object) -> object:
    if not isinstance(written, str) or written in library.SCENARIOS:
        return written
    return _told("cz-scenario-", tuple(library.SCENARIOS)).get(fold(written), written)


def battlefield(written: object) -> object:
    """A built-in map by its name; the text of a map stays what it is."""
    if not isinstance(written, str) or "{" in written or written in battlefields.BUILT_IN:
        return written
    return _told("cz-battlefield-", tuple(battlefields.BUILT_IN)).get(fold(written), written)
