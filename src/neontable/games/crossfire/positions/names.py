"""Names as people write them in a position: printed ones in English or French, with capitals,
accents and apostrophes, beside the ids of the program."""

from __future__ import annotations

import difflib
import unicodedata
from collections.abc import Callable, Collection
from functools import lru_cache

from neontable.games.crossfire.missions.library import MISSIONS
from neontable.games.crossfire.model.library import CARDS, EVENTS, OBSTACLES, UPGRADES
from neontable.games.crossfire.model.pieces import CRITICAL, READY, STAGGERED, THE_REST
from neontable.games.crossfire.model.terms import CLIENT, METATYPES, ROLES
from neontable.kernel.text import LANGUAGES, Text, has, render

OTHER_NAMES = {
    "trickster-initiative": "trickster-initiate",  # the rulebook's spelling
    "paired-programming": "pair-programming",  # the rulebook, once
    "sniper-rifle": "ra-sm-4-sniper-rifle",
    "roomsweeper": "remington-roomsweeper",
    "samurai": "street-samurai",
    "hacker": "decker",
}
PHASE_NAMES = {
    "crossfire": "round",
    "crossfire-step": "round",
    "draw-a-new-crossfire-card": "round",
    "new-round": "round",
    "start-of-turn": "start",
    "play-cards": "play",
    "apply-damage": "damage",
    "take-damage": "attack",
    "draw-buy": "draw",
    "draw-and-buy": "draw",
    "draw-buy-cards": "draw",
    "buy-cards": "buy",
    "end-turn": "end",
}
EDITION_NAMES = {"en": "english", "fr": "french", "vo": "english", "vf": "french"}
HEALTH_NAMES = {
    "ok": READY,
    "up": READY,
    "healthy": READY,
    "normal": READY,
    "stagger": STAGGERED,
    "critical-condition": CRITICAL,
}


def slug(name: str) -> str:
    """ "Win One, Lose One" as an id: win-one-lose-one."""
    if name in ("", THE_REST):
        return name
    plain = unicodedata.normalize("NFKD", name.lower())
    kept = "".join(c if c.isalnum() else "-" if c in " -_" else "" for c in plain)
    return "-".join(part for part in kept.split("-") if part)


@lru_cache(maxsize=16)
def _printed(kind: str) -> dict[str, str]:
    """The ids of a kind of thing by the names that stand on it, in every language."""
    ids, text = KINDS[kind]
    found = {}
    for id in ids():
        for lang in LANGUAGES:
            if has(text + id, lang):
                found[slug(render(Text(text + id), lang))] = id
    return found


def _bonus_ids() -> set[str]:
    return {id for mission in MISSIONS.values() for id in mission.bonuses}


KINDS: dict[str, tuple[Callable[[], Collection[str]], str]] = {
    "card": (lambda: CARDS, "cf-card-"),
    "obstacle": (lambda: OBSTACLES, "cf-card-"),
    "event": (lambda: EVENTS, "cf-card-"),
    "upgrade": (lambda: UPGRADES, "cf-card-"),
    "mission": (lambda: MISSIONS, "cf-mission-"),
    "bonus": (_bonus_ids, "cf-bonus-"),
    "role": (lambda: ROLES, "cf-role-"),
    "metatype": (lambda: (*METATYPES, CLIENT), "cf-kind-"),
}


def meant(name: str, kind: str) -> str:
    """The id of the thing that a name means; an unknown name as an id would be written."""
    ids = KINDS[kind][0]()
    if name in ids or name in ("", THE_REST):
        return name
    written = slug(name)
    written = OTHER_NAMES.get(written, written)
    return written if written in ids else _printed(kind).get(written, written)


def unknown(name: str, known: Collection[str]) -> str:
    """What is said of a name that nothing has."""
    close = difflib.get_close_matches(name, [k for k in known if k], 1, 0.6)
    return f"{name!r}; did you mean {close[0]!r}?" if close else repr(name)
